"""Random games of every mix and level: sound at every decision, short lists, an end."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from tests.lots import checked

from hearthside import bots
from hearthside.games.vast import game
from hearthside.games.vast.content.mixes import MIXES
from hearthside.kernel import END, Dice, Session, play_out
from hearthside.kernel.clone import clone

from .arrange import LEVELLED, SETUPS, roles_of

pytestmark = pytest.mark.witness


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_sound_at_every_decision(setup: Mapping[str, Any]) -> None:
    assert checked(game, setup, 21, limit=600).number > 20


@pytest.mark.parametrize("setup", LEVELLED.values(), ids=LEVELLED)
def test_every_level_is_sound(setup: Mapping[str, Any]) -> None:
    assert checked(game, setup, 5, limit=250).number >= 250


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_lists_are_short_and_without_doubles(setup: Mapping[str, Any]) -> None:
    session = Session(game, setup, seed=21, journal=False)
    rng = Random(22)
    for _ in range(500):
        decision = session.decision
        if decision is None:
            break
        assert 1 + (not decision.always) <= len(decision.options) <= 100
        assert len(set(decision.options)) == len(decision.options)
        session.choose(rng.choice(list(decision.options)))


def test_the_check_finds_what_is_wrong() -> None:
    s = game.begin({"seats": 5, "roles": roles_of("five")}, 3)
    assert list(game.invariants(s)) == []
    for spoil, said in (
        (lambda t: t.map.stack.pop(), "51 tiles"),
        (lambda t: t.map.stack.append(t.map.tile[24]), "stack"),
        (lambda t: t.map.open.__setitem__(1, 0), "east or west"),
        (lambda t: setattr(t.map, "doors", 0), "openings"),
        (lambda t: setattr(t.map, "breaches", 1), "breach on an open edge"),
        (lambda t: setattr(t.map, "pits", 0), "Pits"),
        (lambda t: t.map.webs.__setitem__(24, 4), "4 webs"),
        (lambda t: t.map.poltergeists.__setitem__(0, 24), "poltergeists"),
        (lambda t: t.map.treasures.__setitem__(0, -2), "dominated"),
        (lambda t: setattr(t.paladin, "at", 0), "needs a tile"),
        (lambda t: setattr(t.spider, "form", 2), "Spiderlings"),
        (lambda t: setattr(t.paladin, "fury", 6), "fury"),
        (lambda t: setattr(t.manor, "unassigned", 2), "omen"),
        (lambda t: t.manor.hand.append("r0"), "manor"),
        (lambda t: t.skeletons.march.pop(), "March Order"),
    ):
        spoilt = clone(s)
        spoil(spoilt)
        assert any(said in wrong for wrong in game.invariants(spoilt)), said


@pytest.mark.parametrize("mix", list(MIXES))
def test_every_game_ends(mix: str) -> None:
    for seed in range(2):
        s = game.begin({"seats": len(roles_of(mix)), "roles": roles_of(mix)}, seed)
        assert play_out(game, s, seed, limit=200_000) > 0
        assert s.step == END
        outcome = game.outcome(s)
        assert outcome is not None
        assert len(outcome.winners) == (0 if s.solo and s.winner else 1)


def test_refusals_always_name_a_rule() -> None:
    session = Session(game, {"seats": 5}, seed=8, journal=False)
    rng = Random(9)
    strange = (
        "crusade:Z9", "attack", "attack:nobody", "smash:D4", "smash:A1W", "go:G7", "strike:paladin",
        "sprint:D4", "wall:A1W", "breach:Q1N", "ritual:r0,9", "form:dragon", "dominate:moon", "fly",
    )  # fmt: skip
    for _ in range(300):
        if session.decision is None:
            break
        for notation in strange:
            if session.decision.find(notation) is None:
                refusal = session.why_not(notation)
                assert refusal is not None
                assert refusal.rule in game.rulebook, notation
        session.choose(rng.choice(list(session.decision.options)))


def test_advice_rises_as_a_role_comes_nearer_its_goal() -> None:
    s = game.begin({"seats": 5, "roles": roles_of("five")}, 3)
    before = [game.advice(s, seat) for seat in range(5)]
    s.spider.terror = 6
    s.manor.seals = 7
    s.warlock.dominated[:2] = ["poltergeist1", "treasure1"]
    s.map.poltergeists[0] = s.map.treasures[0] = -2
    after = [game.advice(s, seat) for seat in range(5)]
    assert after[2] > before[2]
    assert after[3] > before[3]
    assert after[4] > before[4]
    assert after[0] < before[0], "the others are nearer now"
    s.spider.spiderlings[:3] = [-2] * 3
    assert game.advice(s, 0) > after[0]
    s.paladin.health = 2
    assert game.advice(s, 1) > after[1]


@pytest.mark.parametrize(("difficulty", "wins"), [("easy", 4), ("normal", 2)])
def test_advice_is_enough_to_win_journeys(difficulty: str, wins: int) -> None:
    won = 0
    for seed in range(8):
        session = Session(game, {"seats": 1, "difficulty": difficulty}, seed, journal=False)
        bot = bots.make("greedy", seed)
        while session.decision is not None:
            session.choose(bot.choose(session))
        won += session.state.how == "ghosts"
        assert session.state.ghosts_kept >= 1
    assert won >= wins


def test_redealt_worlds_are_sound() -> None:
    session = Session(game, {"seats": 5}, seed=12, journal=False)
    rng = Random(13)
    for n in range(300):
        if session.decision is None:
            break
        if n % 20 == 0:
            for seat in (-2, *range(5)):
                twin = game.redealt(session.state, seat, Dice(n))
                assert list(game.invariants(twin)) == []
        session.choose(rng.choice(list(session.decision.options)))
