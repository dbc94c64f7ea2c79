"""What everything begins with before anything has happened: nothing at all, but for what is listed."""

from __future__ import annotations

from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any

import pytest

from hearthside.games.folklore import state

OFF = -1
"""Not on the map, nobody, nothing."""
BEGINNINGS: dict[str, dict[str, Any]] = {
    "Figure": {"at": OFF},
    "Gear": {},
    "Hero": {"at": OFF, "target": OFF, "hand": OFF, "last_target": OFF, "grave": OFF},
    "Foe": {"at": OFF, "owner": OFF, "ruler": OFF, "soul": OFF},
    "Site": {"acting": OFF, "active": OFF},
    "Melee": {},
    "Tale": {"advanced": True, "aim": OFF, "helped": OFF, "trier": OFF, "day": True},
}


def default(field: Field[Any]) -> Any:
    """What a field holds that nobody has given a value; None if somebody has to."""
    if field.default_factory is not MISSING:
        return field.default_factory()
    return None if field.default is MISSING else field.default


def is_something(value: Any) -> bool:
    """Whether a value is more than nothing: no number but 0, no word, no list, no part that holds nothing either."""
    if isinstance(value, dict):
        return any(value.values())
    return bool(value) and not is_dataclass(value)


@pytest.mark.parametrize("name", BEGINNINGS)
def test_what_there_is_at_the_beginning(name: str) -> None:
    begun = {field.name: default(field) for field in fields(getattr(state, name))}
    assert {key: value for key, value in begun.items() if is_something(value)} == BEGINNINGS[name]


def test_what_is_told_apart() -> None:
    """Forms, conditions and stances have names of their own, and what is done in a turn a bit each."""
    assert state.FORMS == ("alive", "dead", "ghost", "limbo", "vampire", "werewolf")
    forms = (state.ALIVE, state.DEAD, state.GHOST, state.LIMBO, state.VAMPIRE, state.WEREWOLF)
    assert [state.FORMS[form] for form in forms] == list(state.FORMS)
    assert state.SKILLS[state.ARCHEOLOGY] == "archeology"
    assert state.SKILLS[state.TRICKERY] == "trickery"
    deeds = (state.ACTED, state.INTERACTED, state.ATTACKED, state.OFFHAND, state.MAULED, state.SICCED,
             state.LED, state.ALLY_HIT, state.KNOWN, state.EVADING, state.BEGUN)  # fmt: skip
    assert [deed.bit_count() for deed in deeds] == [1] * 11
    assert sum(deeds) == 2**11 - 1
    assert (state.OUTSIDE, state.FOES, state.CLOSED) == (OFF, 64, 100)


def test_creatures_are_numbered_apart() -> None:
    site = state.Site(map="open_road", scene="", round=3)
    rats = [site.add("rat_swarm", 5, 4) for _ in range(3)]
    wolf = site.add("wolf", 9, 7, several=True)
    assert [f.tag for f in rats] == ["rat_swarm", "rat_swarm#2", "rat_swarm#3"]
    assert (wolf.tag, wolf.at, wolf.vita, wolf.most, wolf.joined) == ("wolf#1", 9, 7, 7, 3)
    assert [f.id for f in site.foes] == [0, 1, 2, 3]
    site.foes.remove(rats[1])
    site.next_id = state.FOES - 1
    late = [site.add("wolf", 1, 7).id for _ in range(3)]
    assert late == [63, 1, 4], "an id that is free again is given anew, one in use never"
    assert site.foes[-1].tag == "wolf#4"
