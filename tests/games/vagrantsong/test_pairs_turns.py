"""Where two rules meet, as in `test_pairs.py`: targets, forced moves, turns and Coins."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import NAME, SPACE
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from .nights.telling import drawn, humanity, looks, next_round
from .table import (
    acting,
    block,
    go_on,
    haunting,
    hold,
    offered,
    set_at,
    sit,
    table,
)
from .test_haint import settle

# -- targets ---------------------------------------------------------------------------------------


@pytest.mark.rule("VN-1175", "VS-184")
@pytest.mark.parametrize(("smelt", "stays"), [(1, True), (0, False)])
def test_whoever_smells_of_copper_outshines_a_candle(smelt: int, stays: bool) -> None:
    """For the Lost Souls of the cold wind that is Special Target Priority."""
    s = table("songsmith", "cursebearer", scenario="s11", haint="C6d")
    set_at(s, "B3b", "A1a")
    soul(s, "B6b")
    s.tracks["smelt"] = smelt
    s.candles = [SPACE["B6c"]]
    s.bindle.remove("candle")
    session = drawn(s, "candle")
    assert (len(session.state.candles) == 1) == stays


def soul(s: Journey, at: str) -> None:
    """A Lost Soul that acts by the token of another."""
    from hearthside.games.vagrantsong.rules.haint import enter_haint

    enter_haint(s, "lost_soul", SPACE[at])


@pytest.mark.rule("VN-1133", "VS-181", "VS-184")
@pytest.mark.parametrize(("warm", "lit"), [(False, 0), (True, 1)])
def test_an_action_that_names_nobody_leaves_it_to_the_candle(warm: bool, lit: int) -> None:
    """Goes for whoever holds a Candle: with nobody so, a Candle in the car is next."""
    s = table("songsmith", "cursebearer", scenario="s11", haint="B3b")
    set_at(s, "B6b", "A1a")
    s.candles = [SPACE["B3d"]]
    s.bindle.remove("candle")
    if warm:
        hold(s, 0, "candle")
    assert len(drawn(s, "foot").state.candles) == lit


@pytest.mark.rule("VS-179", "VS-184")
def test_a_decoy_outshines_a_candle() -> None:
    s = table("songsmith", "cursebearer", scenario="s02", haint="B3b")
    set_at(s, "B6b", "A1a")
    s.special = 0
    s.candles = [SPACE["B3d"]]
    s.bindle.remove("candle")
    session = drawn(s, "nail")
    assert session.state.candles and session.state.vagrants[0].humanity < 10


@pytest.mark.rule("VS-148", "VS-203")
def test_stopped_by_a_candle_it_strikes_who_is_in_range_there() -> None:
    s = table("songsmith", "cursebearer", scenario="s02", haint="B3b")
    set_at(s, "B6d", "B4d")
    s.vagrants[0].humanity = 4
    s.candles = [SPACE["B3d"]]
    s.bindle.remove("candle")
    session = drawn(s, "nail")
    assert not session.state.candles and humanity(session) == [4, 7]


# -- forced moves ----------------------------------------------------------------------------------


def shoved_over(scenario: str, kind: str, *bones: int) -> Session[Journey]:
    """A Haint moves the Songsmith from B4b over B5b, where there is some floor."""
    s = table("songsmith", "cursebearer", scenario=scenario, haint="B3b")
    set_at(s, "B4b", "A1a")
    block(s, "B5b", kind=kind)
    block(s, "B4a", "B4c")
    s.blocked &= ~(1 << SPACE["B5b"])
    s.haints[0].mood = 1
    return settle(sit(haunting(s), picks=["salt"], rolls=list(bones), seed=1))


@pytest.mark.rule("VS-020", "VN-1910")
def test_who_is_thrown_over_a_blood_pool_wades_through_it() -> None:
    """Hands Off: 5 and moved 2 away, over a Pool that costs 1."""
    session = shoved_over("s19", "pool")
    v = session.state.vagrants[0]
    assert (NAME[v.at], v.humanity) == ("B6b", 10 - 5 - 1)


@pytest.mark.rule("VS-020", "VS-019", "VN-1510")
@pytest.mark.parametrize(
    ("bones", "at", "lost"), [((5, 1), "B6b", 0), ((1, 1), "B5b", 2), ((4, 4), "B5b", 2)]
)
def test_a_hole_on_the_way_of_a_forced_move_is_crossed_or_ends_it(
    bones: tuple[int, ...], at: str, lost: int
) -> None:
    """Suffered in the orchard: dragged toward the Willow over a grave."""
    s = table("songsmith", "cursebearer", scenario="s15", haint="C6d")
    set_at(s, "B4b", "A1a")
    s.haints[1].at = SPACE["C1b"]
    block(s, "B5b", kind="hole")
    block(s, "B4a", "B4c")
    s.blocked &= ~(1 << SPACE["B5b"])
    s.vagrants[0].effects = ["shuffle"]
    s.haints[0].skips = 1
    session = go_on(sit(acting(s, 0), rolls=list(bones), seed=1), "end")
    v = session.state.vagrants[0]
    assert (NAME[v.at], v.humanity) == (at, 10 - lost)


@pytest.mark.rule("VS-127", "VS-212", "VS-215")
def test_one_may_walk_through_two_haints_in_a_row() -> None:
    """Each of them Haunts, once."""
    s = table("songsmith", "cursebearer", scenario="s21", haint="B3b")
    set_at(s, "B2b", "A1a")
    s.haints[1].at = SPACE["B4b"]
    block(s, *(f"B{n}{row}" for n in (3, 4) for row in "acd"))
    session = go_on(sit(acting(s, 0, move=2), seed=1), "dash:B5b")
    v = session.state.vagrants[0]
    assert NAME[v.at] == "B5b" and v.humanity == 10 - 2 * 2


@pytest.mark.rule("VS-064", "VS-215")
def test_two_haints_in_a_row_and_the_devil_on_her_heels() -> None:
    """Once a turn, and it is the first of them that gains."""
    s = table("cursebearer", "songsmith", scenario="s21", haint="B3b")
    set_at(s, "B2b", "A1a")
    s.haints[1].at = SPACE["B4b"]
    block(s, *(f"B{n}{row}" for n in (3, 4) for row in "acd"))
    session = go_on(sit(acting(s, 0, move=2), seed=1), "dash:B5b")
    assert [h.humanity for h in session.state.haints] == [1, 0]


@pytest.mark.rule("VK-002", "VS-020")
@pytest.mark.parametrize(("n", "at"), [(1, "A6b"), (2, "A5b")])
def test_whoever_dances_away_says_how_far(n: int, at: str) -> None:
    """Two Step Shuffle: 1 for each success, as many of them as you like."""
    s = table("songsmith", "cursebearer", haint="B1b")
    set_at(s, "ABb", "C6d")
    s.vagrants[0].skills[1] = 2
    session = sit(acting(s, 0, s2=2), rolls=[4, 4], seed=1)
    go_on(session, "skill:2,h0", "yes", f"steps:{n}")
    assert NAME[session.state.vagrants[0].at] == at


# -- turns, Coins, Skills --------------------------------------------------------------------------


@pytest.mark.rule("VS-054", "VN-1278")
def test_nothing_rests_after_a_turn_that_was_skipped() -> None:
    """No Coins were placed in the round between."""
    s = table("songsmith", "cursebearer", scenario="s12", haint="B6d")
    v = s.vagrants[0]
    v.coins, v.kept = {"s35": 2, "rummage": 1}, ["e8"]
    s.haints[0].skips = 9
    session = go_on(sit(s, seed=1), "turn:0")
    assert session.state.vagrants[0].acted and session.state.vagrants[0].coins == {}
    go_on(session, "ready", "turn:0")
    assert "coin:s35" in offered(session)


@pytest.mark.rule("VS-215", "VS-031")
def test_a_round_that_begins_is_nobodys_turn() -> None:
    """Whoever was Haunted in the last turn is Haunted again by what a new round brings."""
    s = table("songsmith", "cursebearer", scenario="s08", haint="B2b")
    set_at(s, "B3b", "A1a")
    block(s, "B6b")
    s.haints[0].haunted = 1
    session = next_round(s, 5)
    assert session.state.vagrants[0].humanity == 9


@pytest.mark.rule("VN-0872", "VS-153")
@pytest.mark.parametrize(("coins", "foot", "bones"), [({"s35": 1}, "s36", 1), ({}, "s35", 2)])
def test_a_rabbits_foot_makes_a_second_skill(coins: dict[str, int], foot: str, bones: int) -> None:
    """The mouth organ gives a Bone to the only Skill of a turn; a foot on another makes two of them."""
    s = table("songsmith", "cursebearer", scenario="s08", haint="A2a")
    hold(s, 0, "e2")
    s.bindle.remove("foot")
    s = acting(s, 0, **coins)
    s.vagrants[0].foot, s.vagrants[0].token_used = foot, True
    session = go_on(sit(s, rolls=[1] * bones, seed=1), "skill:35,h0")
    rolled = next(e for e in reversed(session.journal) if e.kind == "rolled")
    assert len(rolled.args) - 2 == bones


@pytest.mark.rule("VN-2275", "VS-067")
def test_the_selfless_cannot_give_to_whoever_gains_nothing() -> None:
    s = table("revivalist", "songsmith", scenario="s22", haint="C6d")
    set_at(s, "A1a", "A2a")
    for v in s.vagrants:
        v.humanity = 4
    s.vagrants[1].lasting = ["numb"]
    session = go_on(sit(acting(s, 0, patch=2), rolls=[3, 3], seed=1), "patch")
    if session.asked.ask == "selfless":
        go_on(session, "take:1")
    assert session.state.vagrants[1].humanity == 4


@pytest.mark.rule("VN-2272", "VK-028")
def test_knocking_three_times_respects_who_may_be_targeted() -> None:
    """Each for himself: no Vagrant is a target, but you are always your own."""
    s = table("songsmith", "cursebearer", scenario="s22", haint="A3a")
    set_at(s, "A1a", "A2a")
    s.haints[0].threshold = 9
    s.vagrants[0].skills[1], s.vagrants[0].humanity = 28, 3
    s.lasting.append("solo")
    session = go_on(sit(acting(s, 0, s28=1), rolls=[5], seed=1), "skill:28,v0")
    assert "share:v0" in offered(session) and "share:v1" not in offered(session)


@pytest.mark.rule("VN-1871", "VK-058")
def test_salt_from_a_friend_unties_the_tongue() -> None:
    """Off when you gain Salt, however it comes."""
    s = table("empress", "songsmith", scenario="s18", haint="C6d")
    set_at(s, "A1a", "A2a")
    s.vagrants[0].skills[0] = 58
    hold(s, 0, "salt")
    s.vagrants[1].kept = ["e1"]
    if "e1" in s.bindle:
        s.bindle.remove("e1")
    session = sit(acting(s, 0, s58=1), rolls=[4], seed=1)
    go_on(session, "skill:58,v1", "keep:salt")
    assert session.state.vagrants[1].kept == [] and "salt" in session.state.vagrants[1].tokens


@pytest.mark.rule("VN-1976", "VK-041")
def test_the_shovel_helps_an_encore_too() -> None:
    """Bones on him count 1 more, those that are rolled again like the first."""
    s = table("songsmith", "cursebearer", scenario="s19", haint="A2a")
    s.haints[0].threshold = 30
    hold(s, 0, "e6")
    s.vagrants[0].skills[0] = 41
    session = sit(acting(s, 0, s41=2), rolls=[3, 3, 3, 3], seed=1)
    go_on(session, "skill:41,h0")
    assert session.state.haints[0].humanity == 4


@pytest.mark.rule("VN-0673", "VS-188")
@pytest.mark.parametrize(("turns", "lost"), [(0, 0), (1, 5)])
def test_before_the_first_turn_nobody_has_acted(turns: int, lost: int) -> None:
    s = table("songsmith", "cursebearer", scenario="s06")
    s.turns, s.recent = turns, 1
    session = looks(s, 3, 5)
    assert session.state.vagrants[1].humanity == 10 - lost


@pytest.mark.rule("VN-2374", "VS-105")
def test_he_loses_with_the_car_like_any_character() -> None:
    s = table("songsmith", "cursebearer", scenario="s23", haint="A3b")
    set_at(s, "B1a", "B2a")
    s.haints[0].humanity = 3
    session = next_round(s, 4)
    assert session.state.haints[0].humanity == 1 and humanity(session) == [10, 10]


# -- one effect, one Break -------------------------------------------------------------------------


def almost(s: Journey, left: int = 1) -> Journey:
    """The Haint lacks so much to its next Break."""
    s.haints[0].humanity = s.haints[0].threshold - left
    return s


@pytest.mark.rule("VS-171", "VK-001")
@pytest.mark.parametrize(("left", "after"), [(2, 0), (5, 12)])
def test_what_a_skill_gives_beyond_the_break_is_ignored(left: int, after: int) -> None:
    """Can-Do Attitude: 2 by its successes, 2 more by its Coins, and all of it is one effect."""
    s = almost(table("songsmith", "cursebearer", haint="A2a"), left)
    s.vagrants[0].skills[3] = 1
    session = go_on(sit(acting(s, 0, s1=2), rolls=[4, 4], seed=1), "skill:1,h0")
    session = settle(session, "act")
    assert session.state.haints[0].humanity == after and session.state.sated == -1


@pytest.mark.rule("VS-171", "VJ-008")
def test_what_junk_gives_beyond_the_break_is_ignored() -> None:
    s = almost(table("songsmith", "cursebearer", haint="A2a"))
    s.vagrants[0].junk = [8]
    session = go_on(sit(acting(s, 0, j8=1), rolls=[4], seed=1), "junk:8,0")
    assert settle(session, "act").state.haints[0].humanity == 0


@pytest.mark.rule("VS-171", "VS-064")
def test_what_somebody_else_gives_after_the_break_counts() -> None:
    """Through the Heart Breaks it; Haunting the Cursebearer is another effect."""
    s = almost(table("cursebearer", "songsmith", haint="A2a"))
    s.vagrants[0].skills[2] = 71
    session = go_on(sit(acting(s, 0, s71=1), rolls=[4, 1], seed=1), "skill:71,h0")
    assert settle(session, "act").state.haints[0].humanity == 1


@pytest.mark.rule("VN-0221", "VS-171")
def test_nails_that_bite_deeper_are_one_effect() -> None:
    s = almost(table("songsmith", "cursebearer", scenario="s02", haint="A2a"), 2)
    s.seance = True
    hold(s, 0, "nail")
    session = go_on(sit(acting(s, 0), seed=1), "nail:0")
    assert settle(session, "act").state.haints[0].humanity == 0


# -- Salt ------------------------------------------------------------------------------------------


@pytest.mark.rule("VS-152", "VN-1640")
@pytest.mark.parametrize(("answer", "nails"), [("salt", 1), ("no", 0)])
def test_salt_keeps_a_nail_in_the_pocket(answer: str, nails: int) -> None:
    s = table("songsmith", "cursebearer", scenario="s16")
    s.haints[0].mood = 1
    s.haints[0].humanity, s.haints[0].breaks = 20, 2
    hold(s, 0, "nail", "salt")
    session = sit(haunting(s), picks=["nail"], seed=1)
    assert session.asked.ask == "salt"
    assert go_on(session, answer).state.vagrants[0].tokens.count("nail") == nails


@pytest.mark.rule("VS-152", "VN-0943")
@pytest.mark.parametrize(("answer", "lost"), [("salt", 0), ("no", 2)])
def test_salt_keeps_the_possessed_their_own_master(answer: str, lost: int) -> None:
    s = table("songsmith", "cursebearer", scenario="s09", haint="C6d")
    s.haints[0].mood = 1
    s.vagrants[0].effects = ["possessed"]
    set_at(s, "A1a", "B6a")
    hold(s, 0, "salt")
    session = sit(haunting(s), picks=["foot"], seed=1)
    assert session.asked.ask == "salt"
    assert go_on(session, answer).state.vagrants[0].humanity == 10 - lost


@pytest.mark.rule("VS-150", "VN-0378")
def test_salt_holds_for_the_whole_action() -> None:
    """It is asked for once an action, and keeps all of that action off."""
    s = table("songsmith", "cursebearer", scenario="s03", haint="A2a")
    set_at(s, "A1a", "C6d")
    hold(s, 0, "salt")
    session = sit(haunting(s), picks=["salt"], seed=1)
    assert session.asked.ask == "salt"
    v = go_on(session, "salt").state.vagrants[0]
    assert v.humanity == 10 and v.effects == []


@pytest.mark.rule("VK-051", "VN-1510")
@pytest.mark.parametrize(("bones", "asks"), [((5, 1), "lead"), ((4, 4), "act")])
def test_orders_end_in_a_hole_that_does_not_hold(bones: tuple[int, ...], asks: str) -> None:
    """General's Orders: two steps, the first onto a grave."""
    s = table("empress", "songsmith", scenario="s15", haint="C6d")
    set_at(s, "A1a", "A2a")
    s.haints[1].at = SPACE["C1b"]
    block(s, "A3a", kind="hole")
    s.blocked = 0
    session = sit(acting(s, 0, s51=2), rolls=[4, 4, *bones], seed=1)
    go_on(session, "skill:51,v1", "place:A3a")
    assert session.asked.ask == asks
