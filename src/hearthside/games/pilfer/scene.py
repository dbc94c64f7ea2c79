"""What a thief sees of the table, and the words for it."""

from __future__ import annotations

from hearthside.kernel import Decision, Event, Option, Outcome, Scene, Thing

from .state import ROUNDS, WORTH, Table, worth

CARDS = {
    "coin": "a bent coin",
    "ring": "a ring",
    "goblet": "a goblet",
    "crown": "a crown",
    "idol": "the laughing idol",
    "lock": "a lock",
}
THIEVES = ("Magpie", "Ferret", "Moth", "Stoat")


def scene(s: Table, seat: int) -> Scene:
    """The vault, the candle, and every thief with a hand and a stash."""
    left = len(s.vault.cards)
    things = [
        Thing(
            "vault",
            "pile",
            f"The vault, {left} cards",
            look="vault",
            rule="PF-002",
            facts={"count": left},
        ),
        Thing(
            "candle",
            "track",
            f"The candle, round {s.round} of {ROUNDS}",
            look="candle",
            rule="PF-012",
        ),
    ]
    things[-1].facts = {"value": s.round, "max": ROUNDS}
    spent = Thing(
        "spent", "pile", f"Spent locks: {len(s.vault.discard)}", look="lock", rule="PF-010"
    )
    spent.facts = {"count": len(s.vault.discard)}
    things.append(spent)
    for i in range(s.seats):
        score, name = worth(s.stashes[i]), THIEVES[i]
        facts = {"score": score, "goal": s.goal, "turn": s.turn == i, "hand": len(s.hands[i])}
        things.append(
            Thing(
                f"seat:{i}",
                "seat",
                f"{name}, {score} of {s.goal}",
                look=name.lower(),
                rule="PF-011",
            )
        )
        things[-1].facts = dict(facts)
        things.append(Thing(f"hand:{i}", "zone", f"{name}'s hand", at=f"seat:{i}", rule="PF-003"))
        things.append(Thing(f"stash:{i}", "zone", f"{name}'s stash", at=f"seat:{i}", rule="PF-007"))
        for n, card in enumerate(sorted(s.hands[i])):
            place = f"hand:{i}"
            if i == seat:
                things.append(Thing(f"card:{place}.{n}", "card", CARDS[card], at=place, look=card))
                things[-1].facts = {"worth": WORTH.get(card, 0)}
            else:
                things.append(
                    Thing(f"card:{place}.{n}", "card", "a hidden card", at=place, look="back")
                )
        for n, card in enumerate(s.stashes[i]):
            things.append(
                Thing(f"card:stash:{i}.{n}", "card", CARDS[card], at=f"stash:{i}", look=card)
            )
            things[-1].facts = {"worth": WORTH[card]}
    return things


class PilferWords:
    """What Pilfer says."""

    def prompt(self, s: Table, decision: Decision) -> str:
        """Who is asked, and what."""
        who = self.seat(s, decision.seat)
        if decision.ask == "answer":
            return f"{who}: {THIEVES[int(decision.about[0])]} reaches for your cards. Show a lock?"
        return f"{who}: what do you do?"

    def label(self, s: Table, decision: Decision, option: Option) -> str:
        """What an option does."""
        match option.verb:
            case "search":
                return "Search the vault"
            case "stash":
                card = str(option.args[0])
                return f"Stash {CARDS[card]} for {WORTH[card]}"
            case "steal":
                return f"Steal from {THIEVES[int(option.args[0])]}"
            case "lock":
                return "Show a lock"
            case "allow":
                return "Let it go"
        return "Wait"

    def points(self, s: Table, decision: Decision, option: Option) -> tuple[str, ...]:
        """The thing on the table an option lies on."""
        match option.verb:
            case "search":
                return ("vault",)
            case "steal":
                return (f"hand:{option.args[0]}",)
            case "stash" | "lock":
                card = str(option.args[0]) if option.args else "lock"
                return (f"card:hand:{decision.seat}.{sorted(s.hands[decision.seat]).index(card)}",)
        return ()

    def line(self, s: Table, event: Event) -> str:
        """A journal event in words."""
        args = event.args
        who = THIEVES[int(args[0])] if event.kind != "undone" else ""
        match event.kind:
            case "search":
                return f"{who} searches the vault: a {args[1]}, {args[2]} found."
            case "found":
                return f"You find {CARDS[str(args[1])]}."
            case "stash":
                return f"{who} stashes {CARDS[str(args[1])]}."
            case "steal":
                return f"{who} reaches into {THIEVES[int(args[1])]}'s pocket."
            case "locked":
                return f"{who} shows a lock. {THIEVES[int(args[1])]} goes away empty-handed."
            case "stolen":
                return f"{who} steals a card from {THIEVES[int(args[1])]}."
            case "loot":
                return f"{who} steals {CARDS[str(args[2])]} from {THIEVES[int(args[1])]}."
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
        when = (
            "has the loot together" if outcome.how == "goal" else "is richest when the candle dies"
        )
        return f"{names} {verb}: {when}."
