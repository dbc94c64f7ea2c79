"""What Pilfer says beside its acts: journal lines, seats, phases and the end."""

from __future__ import annotations

from hearthside.kernel import AskWords, Event, Outcome

from .content import CARDS, THIEVES
from .state import ROUNDS, Table


class PilferWords(AskWords):
    """Words, made only when somebody looks."""

    def line(self, s: Table, event: Event) -> str:
        """A journal event in words."""
        match (event.kind, *event.args):
            case ("search", int(who), rolled, found):
                return f"{THIEVES[who]} searches the vault: a {rolled}, {found} found."
            case ("found", _, str(card)):
                return f"You find {CARDS[card]}."
            case ("stash", int(who), str(card)):
                return f"{THIEVES[who]} stashes {CARDS[card]}."
            case ("steal", int(who), int(victim)):
                return f"{THIEVES[who]} reaches into {THIEVES[victim]}'s pocket."
            case ("locked", int(who), int(thief)):
                return f"{THIEVES[who]} shows a lock. {THIEVES[thief]} goes away empty-handed."
            case ("stolen", int(who), int(victim)):
                return f"{THIEVES[who]} steals a card from {THIEVES[victim]}."
            case ("loot", int(who), int(victim), str(card)):
                return f"{THIEVES[who]} steals {CARDS[card]} from {THIEVES[victim]}."
        return "By agreement, the table went back."

    def seat(self, s: Table, seat: int) -> str:
        """Who sits there."""
        return THIEVES[seat]

    def phase(self, s: Table) -> str:
        """Where in the game we are."""
        return f"Round {min(s.round, ROUNDS)} of {ROUNDS}"

    def outcome(self, s: Table, outcome: Outcome) -> str:
        """How it ended."""
        names = " and ".join(THIEVES[i] for i in outcome.winners)
        verb = "wins" if len(outcome.winners) == 1 else "share the win"
        end = "the loot is together" if outcome.how == "goal" else "the candle is out"
        return f"{names} {verb}: {end}."
