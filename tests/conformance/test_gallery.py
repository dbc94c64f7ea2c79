"""The gallery of every game: well-formed, and with every card that turns up on a table."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from hearthside.kernel import Game, Session, Thing

from .walks import walk

STEPS = 120
OPEN: dict[str, Callable[[Thing], bool]] = {
    "vast": lambda thing: "deck" in thing.facts and not thing.look.startswith(("back", "omen")),
    "deck_goes_west": lambda thing: thing.facts.get("face") == "up" and "kind" in thing.facts,
    "vagrantsong": lambda thing: thing.look in ("skill", "junk"),
    "folklore": lambda thing: thing.id.startswith(("card:", "ability:", "mystic:", "companion:")),
}
"""Which cards on the table come out of the box with their faces up, where that is not every card but backs."""


def _shown(thing: Thing) -> bool:
    return thing.look != "back"


def test_every_exhibit_has_a_name_and_a_rule_of_the_book(game: Game[Any]) -> None:
    shelves = game.gallery()
    things = [thing for shelf in shelves.values() for thing in shelf]
    assert things and all(shelves.values())
    assert len({thing.id for thing in things}) == len(things)
    assert all(thing.name and not thing.at for thing in things)
    assert [thing.id for thing in things if thing.rule and thing.rule not in game.rulebook] == []
    assert [thing.id for thing in things if thing.kind == "card" and not thing.text] == []


def test_every_open_card_of_a_table_is_in_the_gallery(
    game: Game[Any], setup: dict[str, Any]
) -> None:
    shelves = game.gallery().values()
    names = {thing.name for shelf in shelves for thing in shelf}
    session = Session(game, setup, 11, journal=False)
    for at in walk(session, Random(11), STEPS):
        if at.number % 10:
            continue
        for seat in range(at.state.seats):
            cards = [thing for thing in at.scene(seat) if _open(game, thing)]
            assert {card.name for card in cards} <= names


def _open(game: Game[Any], thing: Thing) -> bool:
    return thing.kind == "card" and OPEN.get(game.name, _shown)(thing)
