"""What the manor says beside its acts: journal lines, seats, phases and the end."""

from __future__ import annotations

from hearthside.kernel import AskWords, Decision, Event, Option, Outcome

from ..content.names import renamed
from ..content.roles import ROLES
from ..state import Vast
from .lines import line
from .phases import PHASES


class VastWords(AskWords):
    """Words, made only when somebody looks."""

    def line(self, s: Vast, event: Event) -> str:
        """A journal event in words."""
        return line(event)

    def prompt(self, s: Vast, decision: Decision) -> str:
        """What is asked; a visitor is called by its own name (VT-006)."""
        return renamed(s.visitor, super().prompt(s, decision))

    def label(self, s: Vast, decision: Decision, option: Option) -> str:
        """What an option is called (VT-006)."""
        return renamed(s.visitor, super().label(s, decision, option))

    def detail(self, s: Vast, decision: Decision, option: Option) -> str:
        """What it costs and brings (VT-006)."""
        return renamed(s.visitor, super().detail(s, decision, option))

    def seat(self, s: Vast, seat: int) -> str:
        """The role that sits there."""
        for role, held in enumerate(s.seat_of):
            if held == seat:
                return ROLES[role].name
        return "The table"

    def phase(self, s: Vast) -> str:
        """Where in the game we are: the round, whose turn it is, and its phase."""
        turn = f"ound {s.round}, turn of the {ROLES[s.role].name}"
        said = f"Journey {s.journeys + 1}, r{turn}" if s.campaign else f"R{turn}"
        return f"{said}: {PHASES[s.step]}" if s.step in PHASES else said

    def outcome(self, s: Vast, outcome: Outcome) -> str:
        """How it ended."""
        if outcome.how == "spider_dead":
            slayer = ROLES[s.winner]
            return (
                f"The {slayer.name} {slayer.verb('wins', 'win')}: the last Spiderling is no more."
            )
        return renamed(s.visitor, ENDINGS[outcome.how].format(s.wins, s.journeys))


ENDINGS = {
    "paladin_dead": "The Skeletons win: the Paladin falls, and their rest begins.",
    "escaped": "The Spider wins: she is down the stairs and out in the world.",
    "sealed": "The Manor wins: the last Seal closes, and the house wakes.",
    "dominated": "The Warlock wins: the spirits of the house are his.",
    "dragon_dead": "The Paladin wins: the Dragon will not wake again.",
    "flown": "The Dragon wins: he is out under the open sky.",
    "knight_dead": "The Skeletons win: the Knight falls, far from her caverns.",
    "stashed": "The Thief wins: the last treasure is stashed, and nobody saw him go.",
    "ghosts": "The Paladin wins: the spirits are laid to rest.",
    "slain": "The Paladin falls. The house keeps its spirits.",
    "fright": "The Paladin flees, out of his mind with terror.",
    "master": "Vast Master! {0} journeys won out of {1}.",
    "closed": "The chronicle is closed: {0} journeys won out of {1}.",
}
