"""What everything begins with before anything has happened: nothing at all, but for what is listed."""

from __future__ import annotations

from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any

import pytest

from hearthside.games.vast import state
from hearthside.games.vast.content.board import CELLS, SUPPLY
from hearthside.games.vast.content.roles import NOBODY, THIEF

from .arrange import VAST

OFF = SUPPLY
"""Not on the map, nobody, nothing."""
BEGINNINGS: dict[str, dict[str, Any]] = {
    "Map": {
        "tile": [OFF] * CELLS, "walls": [0] * 49, "open": [0] * 4, "turning": OFF, "entry": OFF, "webs": [0] * 49,
        "blood": [0] * 49, "skulls": [OFF] * 2, "poltergeists": [OFF] * 9, "treasures": [OFF] * 10,
        "poltergeist_curses": [0] * 9, "treasure_curses": [0] * 10,
    },
    "Paladin": {"at": OFF, "health": 7, "pillar": OFF, "unassigned": 3, "cubes": 7, "origin": OFF},
    "Skeletons": {"at": [OFF] * 6, "stability": 2, "active": OFF, "origin": OFF, "called": OFF},
    "Spider": {"at": OFF, "spiderlings": [OFF] * 5, "eggs": [OFF] * 3, "mover": OFF, "bitten": OFF, "last": OFF},
    "Manor": {
        "wraith": OFF, "unassigned": 3, "omens": [0] * 6, "portents": [0] * 6, "opened": OFF, "held": OFF,
        "partner": OFF,
    },
    "Warlock": {"at": OFF, "dominated": [""] * 5, "unassigned": 3, "cubes": 5, "walled": OFF},
    "Thief": {"at": OFF, "plan": [0, 1, 2], "loot_drop": 3},
    "Knight": {
        "at": OFF, "health": 7, "whole": 7, "cubes": 2, "tracks": [0] * 3, "tools": [0] * 4, "marks": 5, "origin": OFF,
    },
    "Goblins": {
        "at": [OFF] * 3, "population": [0] * 3, "rage": 1, "spared": [0] * 3, "slots": [""] * 4, "active": OFF,
        "scattering": OFF,
    },
    "Dragon": {"at": OFF, "health": 5, "sloth": [4, 4, 4, 1, 1], "gems": [OFF] * 3, "wall": OFF, "flung": OFF},
    "Vast": {
        "visitor": OFF, "round": 1, "winner": OFF, "expander": OFF, "terror_goal": 12, "seals_goal": 14,
        "pieces_goal": 5, "loot_goal": 6, "wake_goal": 11, "spirit_step": 5, "defense_step": 4,
        "difficulty": "normal", "ghosts_goal": 6, "ranks": [0] * 3,
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


def test_how_much_there_is() -> None:
    most = (
        state.LIGHT_MAX,
        state.BLOOD_MAX,
        state.WEB_MAX,
        state.CURSE_MAX,
        state.BREACH_MAX,
        state.FORCE_MAX,
    )
    assert most == (8, 15, 10, 20, 8, 6)
    assert (state.PIT_MARKS, state.VAULT_MAX, state.HERO_CUBES) == (4, 6, 2)


def test_visitors_have_boards_only_while_they_visit() -> None:
    s = VAST.state()
    assert (s.knight, s.goblins, s.dragon) == (state.NO_KNIGHT, state.NO_GOBLINS, state.NO_DRAGON)
    s.visiting_knight, s.visiting_goblins = state.Knight(grit=2), state.Goblins(rage=3)
    s.visiting_dragon = state.Dragon(eaten=1)
    assert (s.knight.grit, s.goblins.rage, s.dragon.eaten) == (2, 3, 1)


def test_where_the_thief_sits() -> None:
    s = VAST.state()
    s.seat_of = [0, -1, 1, -1, -1, 3]
    assert s.thief_seat == 3
    del s.seat_of[THIEF]
    assert s.thief_seat == NOBODY, "in games from before he came"
