"""What a thief sees of the table: the own cards, the backs of all others."""

from __future__ import annotations

from hearthside.kernel import Fact, Scene, Thing, part

from .content import CARDS, THIEVES, VAULT, WORTH
from .state import ROUNDS, Table, worth


def scene(s: Table, seat: int) -> Scene:
    """The vault, the candle, and every thief with a hand and a stash."""
    left, spent = len(s.vault.cards), len(s.vault.discard)
    burnt: dict[str, Fact] = {"value": s.round, "max": ROUNDS}
    things = [
        Thing("vault", "pile", f"The vault, {left} cards", look="vault", rule="PF-002"),
        Thing("spent", "pile", f"Spent locks: {spent}", look="lock", rule="PF-010"),
        Thing("candle", "track", "The candle", look="candle", rule="PF-012", facts=burnt),
    ]
    things[0].facts["count"], things[1].facts["count"] = left, spent
    for i in range(s.seats):
        things += thief(s, i, i == seat)
    return things


@part
def thief(s: Table, i: int, own: bool) -> Scene:
    """One thief, as others see them or they see themselves."""
    name, score = THIEVES[i], worth(s.stashes[i])
    facts: dict[str, Fact] = {"score": score, "goal": s.goal, "turn": s.turn == i}
    return [
        Thing(f"seat:{i}", "seat", f"{name}, {score} of {s.goal}", look=name.lower(), facts=facts),
        Thing(f"hand:{i}", "zone", f"{name}'s hand", at=f"seat:{i}", rule="PF-003"),
        *cards(f"hand:{i}", sorted(s.hands[i]), shown=own),
        Thing(f"stash:{i}", "zone", f"{name}'s stash", at=f"seat:{i}", rule="PF-007"),
        *cards(f"stash:{i}", s.stashes[i], shown=True),
    ]


def cards(place: str, names: list[str], shown: bool) -> Scene:
    """The cards in one place; hidden ones tell nothing but how many they are."""
    if not shown:
        backs = range(len(names))
        return [Thing(f"card:{place}.{n}", "card", "a hidden card", place, "back") for n in backs]
    return [
        Thing(f"card:{place}.{n}", "card", CARDS[c], place, c, facts={"worth": WORTH.get(c, 0)})
        for n, c in enumerate(names)
    ]


def gallery() -> dict[str, Scene]:
    """Every card of the vault."""
    things = cards("vault", list(VAULT), shown=True)
    for thing in things:
        thing.at, thing.rule = "", "PF-002"
        worth = thing.facts["worth"]
        thing.text = f"Worth {worth}, " if worth else "Stops a thief, "
        thing.text += f"{VAULT[thing.look]} in the vault."
    return {"The vault": things}
