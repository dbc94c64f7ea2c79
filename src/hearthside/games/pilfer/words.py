"""What Pilfer says: prompts, labels and journal lines."""

from __future__ import annotations

from hearthside.kernel import Decision, Event, Option, Outcome

from .state import ROUNDS, WORTH, Table

CARDS = {
    "coin": "a bent coin",
    "ring": "a ring",
    "goblet": "a goblet",
    "crown": "a crown",
    "idol": "the laughing idol",
    "lock": "a lock",
}
THIEVES = ("Magpie", "Ferret", "Moth", "Stoat")


class PilferWords:
    """Words, made only when somebody looks."""

    def prompt(self, s: Table, decision: Decision) -> str:
        """Who is asked, and what."""
        who = THIEVES[decision.seat]
        if decision.ask == "answer":
            return f"{who}: {THIEVES[int(decision.about[0])]} reaches for your cards. Show a lock?"
        return f"{who}: what do you do?"

    def label(self, s: Table, decision: Decision, option: Option) -> str:
        """What an option does."""
        match option:
            case ("stash", str(card)):
                return f"Stash {CARDS[card]} for {WORTH[card]}"
            case ("steal", int(seat)):
                return f"Steal from {THIEVES[seat]}"
        said = {"search": "Search the vault", "lock": "Show a lock", "allow": "Let it go"}
        return said.get(option.verb, "Wait")

    def points(self, s: Table, decision: Decision, option: Option) -> tuple[str, ...]:
        """The thing on the table that an option lies on."""
        match option:
            case ("search",):
                return ("vault",)
            case ("steal", seat):
                return (f"hand:{seat}",)
            case ("stash", str(card)) | (str(card),) if card in s.hands[decision.seat]:
                place = sorted(s.hands[decision.seat]).index(card)
                return (f"card:hand:{decision.seat}.{place}",)
        return ()

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
