"""What bots make of a night: what wins it now is done, and Coins go where they are used."""

from __future__ import annotations

from random import Random

import pytest
from tests.lots import lot

from hearthside.games.vagrantsong.advice import advice
from hearthside.games.vagrantsong.advice.coins import intentions, to_errand
from hearthside.games.vagrantsong.content.board import SPACE
from hearthside.games.vagrantsong.outcome import race
from hearthside.kernel import Dice, Session

from .table import GAME, acting, block, hold, placing, set_at, table


def test_where_only_a_way_out_wins_every_step_toward_it_counts() -> None:
    """Nearer the Break side is better, the dynamite in hand while the Holes bar the way too, and an open way most of all."""
    s = table("songsmith", "cursebearer", scenario="s10")
    block(s, "BCb", "BCc", kind="hole")
    worth = []
    for spots in (("A1a", "A1b"), ("A4a", "A4b"), ("B6a", "B6b")):
        set_at(s, *spots)
        worth.append(advice(s, 0))
    hold(s, 0, "e1")
    worth.append(advice(s, 0))
    s.terrain.clear()
    s.blocked = 0
    worth.append(advice(s, 0))
    assert worth == sorted(worth) and len(set(worth)) == len(worth)


def test_with_full_pockets_coins_are_worth_more_elsewhere() -> None:
    """A Coin on Rummage is worth less than one on Bust beside a Haint, and next to nothing with nothing else to do."""
    s = table("songsmith", "cursebearer", haint="C6a")
    v = s.vagrants[0]
    v.skills = [0, 0, 0, 0]
    empty = intentions(placing(s, 0), v)
    hold(s, 0, "nail", "nail", "salt")
    assert intentions(placing(s, 0), v) < empty - 0.5
    assert v.at != SPACE["C6a"]


def test_of_two_bad_positions_one_is_better() -> None:
    """With everything still shut and the air nearly gone it is better to stand where there is something to open."""
    s = table("songsmith", "cursebearer", scenario="s16", bare=False)
    s.haints[0].humanity = s.haints[0].breaks = 1
    worth = []
    for spot in ("A1a", "A6b", "ABb"):  # Event 8 lies on B3b and takes no Nails
        set_at(s, spot, "A1b")
        worth.append(advice(acting(s, 0, investigate=1), 0))
    assert worth == sorted(worth) and len(set(worth)) == 3


def test_an_errand_done_is_worth_more_than_standing_at_it() -> None:
    """A Coffin open and the Nails gone is better than the Coffin shut and Nails in hand, also while it is far to the next."""
    s = table("songsmith", "cursebearer", scenario="s16", bare=False)
    set_at(s, "A4b", "A1b")
    hold(s, 0, "nail")
    before = advice(acting(s, 0, investigate=1), 0)
    s.vagrants[0].tokens.clear()
    s.vagrants[0].done.append("investigate")
    del s.events[1]
    s.tracks["opened"] = 1 << 1
    assert advice(s, 0) > before


def test_a_turn_may_end_on_the_way() -> None:
    """Where the last step led counts once the turn is over, so bots take it instead of walking to and fro."""
    s = table("songsmith", "cursebearer", scenario="s16", bare=False)
    s.active, s.step, s.recent = -1, "whose_turn", 0
    worth = []
    for spot in ("A4b", "A5b", "A6b"):  # a Box with an Event in it stands on B3b
        set_at(s, spot, "A1b")
        worth.append(advice(s, 0))
    assert worth == sorted(worth) and len(set(worth)) == 3


def test_coins_do_not_go_to_a_haint_that_only_rituals_reach() -> None:
    """After Event 4 of Set in Stone Coins on Bust are worth nothing, until she steps out."""
    s = table("songsmith", "cursebearer", scenario="s17", haint="A3a")
    set_at(s, "A3b", "C1a")
    v = s.vagrants[0]
    open_ears = intentions(acting(s, 0, bust=2), v)
    s.lasting.append("hard")
    assert intentions(s, v) == 0 < open_ears
    s.haints[0].mood = 1
    assert intentions(s, v) == open_ears


def test_what_was_looked_for_and_found_is_kept() -> None:
    """With full pockets an Apple goes before the mortar that a Ritual wants, though a Skill is Wounded."""
    s = table("songsmith", "cursebearer", scenario="s17")
    v = s.vagrants[0]
    v.skills[0] = -abs(v.skills[0])
    hold(s, 0, "nail", "apple")
    without = advice(s, 0)
    v.tokens[1] = "e6"
    assert advice(s, 0) > without


def test_a_skill_for_others_takes_somebody_in_range() -> None:
    """Coins on General's Orders (Range 1 to 3) are worth something only where a friend can be reached, and a Haint by him."""
    worth = []
    for spot, haint in (("C1a", "A5a"), ("A3a", "C6d"), ("A3a", "A5a")):
        s = table("empress", "songsmith", haint=haint)
        v = s.vagrants[0]
        v.skills = [0, 0, 51, 0]
        set_at(s, "A1a", spot)
        worth.append(intentions(acting(s, 0, s51=2), v))
    assert worth[0] == worth[1] < worth[2]


def test_coins_are_used_before_the_turn_ends() -> None:
    """A Coin used without luck is still better than one left lying: the place counts only until the turn ends."""
    s = table("songsmith", "cursebearer", haint="B1b")
    set_at(s, "A6b", "A1a")
    v = s.vagrants[0]
    acting(s, 0, bust=2)
    v.done.append("bust")
    tried = advice(s, 0)
    v.done.clear()
    s.active, s.step = -1, "whose_turn"
    assert advice(s, 0) < tried


def test_what_is_bought_before_the_last_stand_counts() -> None:
    """With no revival left the last night is still to come, so a Skill is worth having."""
    s = table("songsmith", "cursebearer", scenario="s16")
    s.campaign, s.phase, s.step = True, "camp", "managing"
    s.camp.last_stand = True
    s.vagrants[0].skills[1] = 0
    without = advice(s, 0)
    s.vagrants[0].skills[1] = 2
    ready = advice(s, 0)
    assert ready > without
    last = table("songsmith", "cursebearer", scenario="s23")
    last.campaign, last.phase, last.step = True, "setup", "placing"
    for v, carried in zip(last.vagrants, s.vagrants, strict=True):
        v.skills, v.junk = list(carried.skills), list(carried.junk)
    assert advice(last, 0) > ready, "or nobody would ever leave the Camp"


def test_the_race_names_what_is_to_be_completed() -> None:
    """Rituals in the mine, Cadences in Face the Music."""
    for key, word in (("s04", "Rituals"), ("s22", "Cadences")):
        assert next(g.name for g in race(table("songsmith", "cursebearer", scenario=key))) == word


def test_a_way_that_terrain_bars_is_no_way() -> None:
    """What is to be done is as far as the way round Terrain is long; behind a wall it is nowhere, and no reason to walk."""
    s = table("songsmith", "cursebearer", scenario="s16")
    s.events.clear()
    s.events[8] = SPACE["B3b"]
    set_at(s, "A6b", "A1a")
    v = s.vagrants[0]
    assert to_errand(s, v) == 3
    block(s, "ABb", kind="pool")
    assert to_errand(s, v) == 5
    block(s, "ABc", kind="pool")
    assert to_errand(s, v) == 99
    acting(s, 0, move=3, patch=1)
    walking = intentions(s, v)
    v.done.append("move")
    assert walking == intentions(s, v)


def test_what_costs_more_than_coins_is_worth_two_of_them() -> None:
    """Nails lost to a Coffin that stays shut are dear: one Coin there is worth less than one at a Box."""
    s = table("songsmith", "cursebearer", scenario="s16", bare=False)
    set_at(s, "A4b", "A1b")
    hold(s, 0, "nail")
    v = s.vagrants[0]
    v.skills = [0, 0, 0, 0]

    def worth(**coins: int) -> float:
        s.vagrants[0].hand = 0
        acting(s, 0, **coins)
        s.vagrants[0].hand = 0
        return intentions(s, v)

    one, two = worth(investigate=1, patch=0), worth(investigate=2, patch=0)
    s.events = {8: s.events[1]}
    assert worth(investigate=2, patch=0) - worth(investigate=1, patch=0) < two - one + 0.01
    assert worth(investigate=1, patch=0) > one + 0.9


def test_a_tool_is_used_for_what_it_brings() -> None:
    """A Coin on the shovel of So Far Away moves Snow and wins nothing; on the shovel of Set in Stone it wins a Ritual."""
    worth = {}
    for night, event, kind in (("s09", 1, "snow"), ("s17", 5, "debris")):
        s = table("songsmith", "cursebearer", scenario=night, haint="C6a")
        block(s, "A1b", kind=kind)
        set_at(s, "A1a", "A3d")
        hold(s, 0, f"e{event}")
        v = s.vagrants[0]
        v.skills = [0, 0, 0, 0]
        idle = intentions(acting(s, 0, patch=3), v)
        worth[night] = intentions(acting(s, 0, patch=2, **{f"e{event}": 1}), v) - idle
    assert worth["s09"] < 0.5 < worth["s17"]


def test_the_seance_is_kept_until_it_brings_something() -> None:
    """Used for nothing it is a loss; nobody Burning any more is worth more than the card."""
    s = table("songsmith", "cursebearer", "empress", scenario="s03", haint="C6a")
    used = advice(s, 0)
    s.seance = True
    assert advice(s, 0) > used
    for v in s.vagrants:
        v.effects = ["burning"]
    assert advice(s, 0) < used


@pytest.mark.witness
@pytest.mark.parametrize("campaign", [False, True])
def test_advice_is_frank(campaign: bool) -> None:
    """However what a seat cannot know is dealt, in any night or Camp, it says the same (`Game.frank`)."""
    assert GAME.frank
    fixed = {"scenario": "s01", "seance": False} if campaign else {}
    for number in range(6 if campaign else 23):
        setup = lot(GAME, number, campaign=campaign, **fixed)
        session, rng = Session(GAME, setup, seed=number, journal=False), Random(number)
        while (decision := session.decision) is not None and session.number < 1500:
            if session.number % 11 == 0 or decision.secret:
                s = session.state
                for seat in range(s.seats):
                    dealt = [GAME.redealt(s, seat, Dice(n)) for n in range(3)]
                    assert len({advice(world, seat) for world in dealt}) == 1
            session.choose(rng.choice(decision.options))
