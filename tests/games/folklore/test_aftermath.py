"""What is left when a fight is over: things, lamps, the dead."""

from __future__ import annotations

import pytest
from tests.positions import why

from hearthside.games.folklore.content import CARDS
from hearthside.games.folklore.rules import skirmish
from hearthside.games.folklore.state import ALIVE, EXHAUSTED, FRESH, GHOST, JAMMED, LIMBO, here

from .table import arena, foes_turn, ghost, give, play
from .test_meetings import turned


@pytest.mark.rule("FL-097", "FL-192")
def test_a_lamp_that_is_exhausted_gives_no_light() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("zombie", "F5"),), dark=True)
    h = s.heroes[0]
    give(s, h, "lamp_of_ash")
    ghost(s, s.heroes[1])
    s.heroes[1].gp = 2
    assert "light" in h.words
    state = play(s, "use:lamp_of_ash").state
    assert state.heroes[1].gp == 6
    assert "light" not in state.heroes[0].words


@pytest.mark.rule("FL-095", "FL-098", "FL-166", "FL-340")
def test_the_death_of_the_group_ends_the_fight_for_its_things_too() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("zombie", "F5"), ("zombie", "D4")))
    s.site = here(s)
    h, other = s.heroes
    bow, bell, sword = (give(s, h, c) for c in ("stormcrow_bow", "wolf_bell", "saint_ivos_sword"))
    bow.left, bell.condition, sword.condition = 1, EXHAUSTED, JAMMED
    for a in (h, other):
        a.vita = 1
    state = play(foes_turn(s), rolls=(99, 4, 99, 4)).state
    assert state.group_deaths == 1
    kept = {g.card: g for g in state.heroes[0].gear}
    assert kept["stormcrow_bow"].left == CARDS["stormcrow_bow"].ammo
    assert kept["wolf_bell"].condition == kept["saint_ivos_sword"].condition == FRESH


@pytest.mark.rule("FL-115", "FL-132")
def test_an_afflicted_who_dies_of_a_hit_does_not_join_as_a_ghost() -> None:
    s = turned(0, 1)
    s.heroes[0].vita = 1
    session = play(s, "attack:0", rolls=(2, 2, 99, 2, 2))
    assert session.state.heroes[0].form == GHOST
    assert [h.number for h in skirmish.fighting(session.state)] == [2]


@pytest.mark.rule("FL-332", "FL-339")
def test_only_the_gypsies_reach_into_limbo() -> None:
    s = arena("grave_warden", "arcanist", "poacher", foes=(("zombie", "J10"),))
    h = s.heroes[0]
    h.abilities += ("call_them_back",)
    h.pp = 9
    s.heroes[1].form, s.heroes[1].at = LIMBO, -1
    assert why(play(s), "cast:call_them_back") == "FL-332"
    ghost(s, s.heroes[2])
    state = play(s, "cast:call_them_back").state
    assert [a.form for a in state.heroes] == [ALIVE, LIMBO, ALIVE]
