"""What everything begins with before anything has happened: nothing at all, but for what is listed."""

from __future__ import annotations

from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any

import pytest

from hearthside.games.vagrantsong import state

from .table import RIDES

OFF = -1
"""Not on the train, nobody, nothing."""
BEGINNINGS: dict[str, dict[str, Any]] = {
    "Bonus": {},
    "Vagrant": {"at": OFF, "pup": OFF, "skills": [0] * 4, "purse": 3, "under": OFF},
    "Haint": {"at": OFF},
    "Camp": {"tier": 1},
    "Journey": {
        "phase": "setup", "round": 1, "active": OFF, "reader": OFF, "reading": OFF, "first": OFF, "special": OFF,
        "acting": OFF, "sated": OFF, "crowded": OFF,
    },
}  # fmt: skip


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


@pytest.mark.rule("VS-040", "VS-025", "VS-022", "VS-051")
def test_how_much_there_is() -> None:
    assert state.TOKENS == {"nail": 8, "candle": 7, "salt": 5, "foot": 4, "apple": 3}
    assert state.LIMITS == {"nail": 5, "candle": 4, "salt": 3, "foot": 2, "apple": 2}
    assert (state.TRACK_MAX, state.COINS) == (6, 3)
    assert [f"e{n}" for n in range(24)] == state.EVENT
    assert state.SECRET == ["secret0", "secret1", "secret2", "secret3"]
    fresh = next(field for field in fields(state.Journey) if field.name == "cycle")
    assert default(fresh) == dict.fromkeys(state.TOKENS, 0)


def test_what_a_journey_tells_of_itself() -> None:
    s = RIDES.state()
    assert (s.door, s.voting, s.whispered) == ("", OFF, OFF)
    assert s.players == len(s.vagrants) > 1
    s.camp.doors += ["haven", "flesh"]
    s.tracks |= {state.BALLOT: 3, state.WHISPERED: 2}
    assert (s.door, s.voting, s.whispered) == ("flesh", 3, 2)
