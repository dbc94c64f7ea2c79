"""Skirmishes and fights at their turning points: the beaten, the fled, the last candle."""

from __future__ import annotations

import pytest
from tests.positions import why

from hearthside.games.folklore.content.notation import effects as notation
from hearthside.games.folklore.rules import skirmish
from hearthside.games.folklore.rules.effects import perform
from hearthside.games.folklore.state import ALIVE, TRICKERY, fray

from .table import arena, brawl, drive, on_road, options, play, tale, who
from .test_skirmish import against


@pytest.mark.rule("FL-117", "FL-120")
def test_whose_foe_is_beaten_already_strikes_at_another() -> None:
    """A creature's own 1 beats it before anybody strikes."""
    s = brawl(kinds=("bandit", "bandit"), counters=(1, 3))
    session = play(s, "attack:0", "attack:0", rolls=(1, 2, 90, 90))
    assert fray(session.state).counters == [0, 1]
    assert why(session, "attack:0") == "FL-106"
    s = brawl(kinds=("bandit", "bandit"), counters=(1, 3))
    session = play(s, "attack:0", "attack:0", rolls=(1, 2, 100, 2))
    assert fray(session.state).counters == [0, 1], "a hundred counts twice"


@pytest.mark.rule("FL-135", "FL-123")
def test_who_has_fled_gets_nothing_even_if_the_last_one_falls_meanwhile() -> None:
    s = brawl("witch_hunter", "arcanist", counters=(1,), advanced=True)
    before = [(h.coins, h.lore) for h in s.heroes]
    session = play(s, "defend:0", "defend:0", "flee", rolls=(2, 9, 9, 1))
    assert session.state.melee is None
    assert [(h.coins, h.lore) for h in session.state.heroes] == before


@pytest.mark.rule("FL-133")
def test_flight_takes_a_trickery_of_five_and_not_of_four() -> None:
    for missing, fled in ((0, True), (1, False)):
        s = brawl("witch_hunter", "arcanist", counters=(8,), advanced=True)
        for h in s.heroes:
            h.skills = tuple(2 if n == TRICKERY else x for n, x in enumerate(h.skills))
        session = play(
            s, "defend:0", "defend:0", "flee", rolls=(2, 3 - missing, 9, 2, 2, 2, 2), seed=7
        )
        assert (session.state.melee is None) is fled


@pytest.mark.rule("FL-128")
def test_one_of_your_own_falls_when_the_last_point_goes() -> None:
    s = against(0)
    s.heroes[0].vita = 1
    session = play(s, "attack:0", "attack:0", rolls=(2, 90, 2))
    assert session.state.heroes[0].form != ALIVE
    assert session.state.deaths == 1


@pytest.mark.rule("FL-131", "FL-132")
def test_a_beaten_one_is_struck_once_by_those_still_afflicted() -> None:
    s = against(0, 1)
    fray(s).counters[0] = 0
    s.heroes[1].dmg = 2
    full = [h.vita for h in s.heroes]
    drive(s, skirmish.creatures_attack(s), rolls=(95,))
    assert [a - h.vita for a, h in zip(full, s.heroes, strict=True)] == [2, 0, 2]


@pytest.mark.rule("FL-346")
def test_the_last_round_of_the_candle_ends_the_story_on_a_map_too() -> None:
    s = arena()
    s.candle, s.step = 0, "site_round"
    session = play(s)
    assert session.state.endings == ("candle",)


@pytest.mark.rule("FL-099")
def test_a_fistfight_is_the_act_of_the_turn() -> None:
    session = play(arena(), rolls=(2, 1, 1))
    blow = next(o for o in options(session) if o.startswith("fist:"))
    session.choose(blow)
    assert who(session) == "witch_hunter", "he may still do what is no act"
    assert not any(o.startswith("fist:") for o in options(session))


@pytest.mark.rule("FL-230", "FL-231")
def test_an_effect_corrodes() -> None:
    s = tale()
    drive(s, perform(s, s.heroes[0], notation("corrode")))
    assert len(s.heroes[0].corrosion) == 1


@pytest.mark.rule("FL-038")
def test_a_group_travels_to_another_place() -> None:
    assert why(play(on_road("millway_1")), "travel:millway_1") == "FL-038"
