"""Edges: long rolls, a token given up or not, actions that touch nobody, floors that somebody stands on."""

from __future__ import annotations

import pytest
from tests.positions import asked

from hearthside.games.vagrantsong.content.board import NAME, SPACE
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from .cards.casting import cast
from .table import acting, block, go_on, hold, offered, set_at, sit, table, verbs, why
from .test_haint import settle

# -- Bones ---------------------------------------------------------------------------------------------


@pytest.mark.rule("VS-060", "VS-061")
def test_sixes_go_on_for_long_but_not_for_ever() -> None:
    """Each brings another Bone; after forty the dice are worn out."""
    s = acting(table("songsmith", "cursebearer", haint="A2a"), 0, bust=1)
    s.haints[0].threshold, s.vagrants[0].at = 60, SPACE["A1a"]
    session = go_on(sit(s, rolls=[6] * 50, seed=1), "bust:0")
    assert session.state.haints[0].humanity == 40


@pytest.mark.rule("VS-062", "VS-060")
def test_a_modified_six_brings_nothing() -> None:
    """Gloves make a 3 a success, not a 6."""
    s = table("cursebearer", "songsmith", haint="A2a")
    s.vagrants[0].junk = [4]
    session = go_on(sit(acting(s, 0, bust=1), rolls=[3], seed=1), "bust:0")
    assert session.state.haints[0].humanity == 1


def teeth(*others: str) -> Journey:
    """The Songsmith next to the Flayed Man, with what was found in the Bindle."""
    s = table("songsmith", "cursebearer", scenario="s02", haint="A2a")
    set_at(s, "A1a", "C6d")
    s.vagrants[0].tokens = list(others)
    return s


@pytest.mark.rule("VN-0276", "VS-139")
def test_teeth_may_stay_in_the_pocket() -> None:
    """Asked after a Bone has failed; kept, they are there for the next Skill, and it is not the token of the round."""
    session = cast(teeth("e6"), 35, 2, [5, 1])
    assert asked(session) == (0, "reroll")
    go_on(session, "no")
    v = session.state.vagrants[0]
    assert (v.tokens, v.token_used) == (["e6"], False)
    assert session.state.haints[0].humanity == 1


@pytest.mark.rule("VN-0276", "VN-0278")
def test_no_other_token_rolls_bones_again() -> None:
    session = cast(teeth("e8"), 35, 2, [5, 1])
    assert asked(session) == (0, "act") and session.state.haints[0].humanity == 1


@pytest.mark.rule("VN-0276")
def test_teeth_are_not_asked_for_when_every_bone_succeeded() -> None:
    session = cast(teeth("e6"), 35, 2, [5, 4])
    assert asked(session) == (0, "act") and session.state.haints[0].humanity == 2


@pytest.mark.rule("VN-0276", "VS-140")
def test_teeth_are_the_token_of_the_round() -> None:
    session = go_on(cast(teeth("e6", "nail"), 35, 2, [5, 1, 4]), "yes")
    v = session.state.vagrants[0]
    assert (v.tokens, v.token_used) == (["nail"], True) and "nail:0" not in offered(session)
    assert session.state.haints[0].humanity == 2


# -- whom a success touches ----------------------------------------------------------------------------


@pytest.mark.rule("VN-0716", "VS-085")
def test_a_skill_on_the_visitor_wakes_nobody() -> None:
    """Neither the first seat nor any other; one on a Vagrant wakes that Vagrant."""
    s = table("cursebearer", "songsmith", scenario="s07", haint="A3a")
    set_at(s, "A1a", "A2a")
    s.bindle.remove("candle")
    s.candles.append(SPACE["A4a"])
    s.vagrants[0].effects = ["paralyzed"]
    session = sit(acting(s, 1, s35=1), rolls=[5], seed=1)
    go_on(session, "skill:35,h0")
    assert session.state.haints[0].humanity == 1
    assert session.state.vagrants[0].effects == ["paralyzed"]
    session = sit(acting(s, 1, s35=1), rolls=[5], seed=1)
    assert session.state.vagrants[0].effects == ["paralyzed"]
    go_on(session, "skill:35,v0")
    assert session.state.vagrants[0].effects == []


# -- off the board in the own turn -----------------------------------------------------------------------


@pytest.mark.rule("VS-132", "VS-138", "VS-056", "VN-0215")
def test_whoever_is_swallowed_in_the_own_turn_has_nothing_left_to_do_there() -> None:
    """Coins lie on everything; only what needs no place can still be done."""
    s = table("songsmith", "cursebearer", scenario="s02", haint="A2a")
    set_at(s, "A1a", "C6d")
    s.events[3] = SPACE["A1a"]
    v = s.vagrants[0]
    v.effects, v.at = ["enveloped"], -1
    session = sit(acting(s, 0, investigate=1, bust=1, move=1, s35=1), seed=1)
    assert verbs(session) == {"patch", "end"}


# -- floors ------------------------------------------------------------------------------------------


@pytest.mark.rule("VS-019", "VS-020", "VN-1510")
def test_a_hole_that_somebody_stands_on_is_no_trap() -> None:
    """Drawn over the space of a friend in a Hole one goes on to where nobody stands."""
    s = table("songsmith", "cursebearer", scenario="s15", haint="A6b")
    set_at(s, "A1b", "A2b")
    block(s, "A2b", kind="hole")
    s.blocked &= ~(1 << SPACE["A2b"])
    for name in ("A1a", "A1c", "A2a", "A2c"):
        s.closed |= 1 << SPACE[name]
        s.blocked |= 1 << SPACE[name]
    s.haints[1].at = SPACE["C6a"]
    s.vagrants[0].effects = ["shuffle"]
    s.haints[0].skips = 1
    session = settle(go_on(sit(acting(s, 0), seed=1), "end"))
    assert NAME[session.state.vagrants[0].at] == "A3b"


@pytest.mark.rule("VS-106", "VN-2205")
@pytest.mark.parametrize("start", ["A1a", "B3b"])
def test_a_cadence_haint_is_moved_from_the_first_space_too(start: str) -> None:
    """A Bust with a success moves it, wherever it stands."""
    s = table("cursebearer", "songsmith", scenario="s22", haint=start)
    set_at(s, "A2a" if start == "A1a" else "B4b", "C6d")
    s.haints[0].threshold = 0
    session = sit(acting(s, 0, bust=1), rolls=[5], seed=1)
    session = go_on(session, "bust:0")
    assert asked(session) == (0, "nudge")
    go_on(session, "place:A1b" if start == "A1a" else "place:B3a")
    assert NAME[session.state.haints[0].at] == ("A1b" if start == "A1a" else "B3a")


def told(session: Session[Journey], kind: str) -> list[tuple[object, ...]]:
    """The arguments of all notes of a kind."""
    return [event.args for event in session.journal if event.kind == kind]


@pytest.mark.rule("VS-170")
@pytest.mark.parametrize(("has", "left", "said"), [(0, 0, []), (1, 0, [1]), (5, 2, [3])])
def test_what_a_haint_loses_is_told_unless_it_has_nothing(
    has: int, left: int, said: list[int]
) -> None:
    """Joe loses 3 with the sack."""
    s = table("songsmith", "cursebearer", scenario="s03", haint="B3b")
    set_at(s, "A1a", "A1d")
    s.haints[0].humanity, s.events[3] = has, SPACE["B4b"]
    from .nights.telling import drawn

    session = drawn(s, "candle")
    assert session.state.haints[0].humanity == left and session.state.haints[0].mood == 1
    assert [args[-1] for args in told(session, "haint_lost")] == said


@pytest.mark.rule("VK-050", "VS-179")
def test_barking_draws_haints_to_the_pup() -> None:
    s = table("runaway", "songsmith", haint="C3b")
    s.vagrants[0].skills[1] = 50
    hold(s, 0, "nail")
    session = cast(s, 50, 1, [4], aim="v0")
    assert session.state.special == 8 and session.state.vagrants[0].pup_steps == 3


# -- the Bindle ----------------------------------------------------------------------------------------


@pytest.mark.rule("VS-128", "VS-129")
def test_what_is_kept_is_out_of_the_bindle_and_the_rest_is_back() -> None:
    s = table("songsmith", "cursebearer")
    before = {token: s.bindle.count(token) for token in ("nail", "apple")}
    session = sit(acting(s, 0, rummage=2), picks=["nail", "apple"], seed=1)
    t = go_on(session, "rummage", "keep:apple").state
    assert t.vagrants[0].tokens == ["apple"]
    assert t.bindle.count("apple") == before["apple"] - 1
    assert t.bindle.count("nail") == before["nail"] and t.held == []


@pytest.mark.rule("VS-157", "VS-128")
@pytest.mark.parametrize(
    ("bindle", "kept"), [([], []), (["salt"], ["salt"]), (["salt", "salt"], ["salt"])]
)
def test_with_nothing_left_to_cycle_there_are_fewer_draws(
    bindle: list[str], kept: list[str]
) -> None:
    s = table("songsmith", "cursebearer")
    s.bindle, s.cycle = list(bindle), dict.fromkeys(s.cycle, 0)
    t = go_on(sit(acting(s, 0, rummage=3), seed=1), "rummage").state
    assert t.vagrants[0].tokens == kept and len(t.bindle) == max(0, len(bindle) - 1)


@pytest.mark.rule("VS-157", "VS-158")
def test_draws_that_found_nothing_are_made_up_for_once_there_is_something() -> None:
    """Three draws, one token: Event 9 costs 2, which tears a coat, and what was in it is back in the Bindle."""
    s = table("songsmith", "cursebearer", scenario="s09", haint="C3b")
    v = s.vagrants[0]
    v.junk, v.humanity = [6], 2
    v.tokens = ["nail", "candle", "salt", "foot", "apple"]
    s.bindle, s.cycle = ["e9"], dict.fromkeys(s.cycle, 0)
    session = go_on(sit(acting(s, 0, rummage=3), seed=1), "rummage", "junk:6")
    go_on(session, "drop:nail", "drop:candle")
    assert asked(session) == (0, "keep") and set(offered(session)) == {"keep:nail", "keep:candle"}


@pytest.mark.rule("VS-157", "VS-177")
def test_a_haint_for_whom_nothing_can_be_drawn_does_nothing() -> None:
    s = table("songsmith", "cursebearer", haint="C3b")
    set_at(s, "C4b", "A1a")
    s.bindle, s.cycle, s.haints[0].mood = [], dict.fromkeys(s.cycle, 0), 1
    from .table import haunting

    t = settle(sit(haunting(s), seed=1)).state
    assert NAME[t.haints[0].at] == "C3b" and t.vagrants[0].humanity == 10


# -- turns, Camps ----------------------------------------------------------------------------------------


@pytest.mark.rule("VS-054", "VN-1278", "VS-153")
def test_a_turn_that_is_skipped_leaves_no_foot_behind() -> None:
    s = table("songsmith", "cursebearer", scenario="s12", haint="B3b")
    v = s.vagrants[0]
    v.foot, v.foot_spent, v.coins, v.tokens = "s35", True, {"s36": 1}, ["e8"]
    s.haints[0].skips = 1
    session = settle(go_on(sit(s, seed=1), "turn:0"))
    v = session.state.vagrants[0]
    assert (v.foot, v.foot_spent, v.coins, v.resting) == ("", False, {}, [])


@pytest.mark.rule("VK-002", "VS-020")
def test_dancing_away_from_a_haint_in_the_corner() -> None:
    s = table("cursebearer", "songsmith", haint="A1a")
    set_at(s, "A2a", "C1a")
    s.vagrants[0].skills[1] = 2
    session = cast(s, 2, 1, [4, 1])
    assert asked(session) == (0, "flee")
    assert NAME[go_on(session, "yes").state.vagrants[0].at] == "A3a"


@pytest.mark.rule("VS-028", "VS-227")
def test_the_first_of_two_to_be_saved_goes_and_the_night_goes_on() -> None:
    s = table("cursebearer", "songsmith", scenario="s21", haint="A2a")
    set_at(s, "A1a", "C6d")
    lady, bird = s.haints
    bird.at = SPACE["C1a"]
    lady.breaks, lady.humanity = 1, lady.threshold - 1
    t = go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0").state
    assert (t.haints[0].humanity, t.haints[0].breaks) == (t.haints[0].threshold, 0)
    assert t.haints[0].gone and t.over == ""
    bird = t.haints[1]
    bird.breaks, bird.humanity, bird.at = 1, bird.threshold - 1, SPACE["A2a"]
    t.vagrants[0].done, t.vagrants[0].coins = [], {"bust": 1}
    t.vagrants[0].hand = t.vagrants[0].dealt - 1
    assert go_on(sit(t, rolls=[5], seed=1), "bust:1").state.over == "won"


# -- being moved where there are several ways -------------------------------------------------------------


@pytest.mark.rule("VS-002", "VS-019", "VS-212", "VS-215", "VN-1515")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("haunted", [False, True])
def test_through_a_haint_that_haunts_is_worse_than_over_a_hole(seat: int, haunted: bool) -> None:
    """2 toward the Willow: by A2a, where the Bookbinder stands, or by A1b, a Hole. Haunted this turn, it is the Hole."""
    s = table("songsmith", "cursebearer", scenario="s15", haint="A2a")
    set_at(s, *(("A1a", "C1a") if seat == 0 else ("C1a", "A1a")))
    s.haints[1].at = SPACE["C6d"]
    block(s, "A1b", kind="hole")
    s.blocked = 0
    s.vagrants[seat].effects, s.haints[0].skips = ["shuffle"], 1
    s.haints[0].haunted = haunted << seat
    t = settle(go_on(sit(acting(s, seat), rolls=[1, 1, 1], seed=1), "end"), "coins").state
    v = t.vagrants[seat]
    gained = t.haints[0].humanity  # the Cursebearer's passive
    assert v.most - v.humanity == (2 if haunted else 1)
    assert gained == (seat == 1 and not haunted)
    assert NAME[v.at] in (("A1b", "A1c", "A2b") if haunted else ("A3a", "A2b"))


# -- tokens, Junk, what passes by --------------------------------------------------------------------------


@pytest.mark.rule("VS-145", "VS-075")
def test_a_trade_by_the_pup_is_her_use_of_the_round() -> None:
    s = table("songsmith", "runaway", haint="C3b")
    set_at(s, "A1a", "C6d")
    s.vagrants[1].pup = SPACE["A2a"]
    hold(s, 0, "nail")
    s.bindle.remove("salt")
    s.vagrants[1].pup_tokens = ["salt"]
    t = go_on(sit(acting(s, 0), seed=1), "swap:nail,1,salt").state
    assert [v.token_used for v in t.vagrants] == [True, True]
    assert (t.vagrants[0].tokens, t.vagrants[1].pup_tokens) == (["salt"], ["nail"])


@pytest.mark.rule("VN-0178")
@pytest.mark.parametrize(("worn", "stored", "gets"), [(0, 0, 1), (21, 0, 0), (0, -21, 0)])
def test_the_mirror_is_found_once(worn: int, stored: int, gets: int) -> None:
    """Worn by somebody or lying in the Belongings, Broken or not, it is not found again."""
    s = table("songsmith", "cursebearer")
    s.vagrants[1].junk = [worn] if worn else []
    s.camp.junk = [stored] if stored else []
    s.bindle.append("e8")
    session = sit(acting(s, 0, rummage=1), picks=["e8", "nail"], seed=1)
    t = go_on(session, "rummage").state
    assert t.vagrants[0].junk == [21] * gets


@pytest.mark.rule("VK-027", "VS-205")
def test_whom_an_action_passes_by_it_passes_by_with_all_it_does() -> None:
    """Shoe Fly Shakedown: The Shakes, and 2 beside an edge; the one after it does not pass by."""
    s = table("songsmith", "cursebearer", haint="B3b")
    set_at(s, "B5a", "A1a")
    s.haints[0].mood, s.vagrants[0].guarded = 1, True
    from .nights.telling import drawn

    t = drawn(s, "salt").state
    v = t.vagrants[0]
    assert (v.effects, v.humanity, v.guarded) == ([], 10, False)
    assert t.vagrants[1].humanity == 8


@pytest.mark.rule("VS-027", "VS-037")
@pytest.mark.parametrize(("more", "breaks"), [(0, 2), (2, 4), (-2, 1)])
def test_the_break_marker_starts_where_a_study_puts_it(more: int, breaks: int) -> None:
    from .table import RIDES

    s: Journey = RIDES.state({"seats": 2, "scenario": "s01", "tune": {"breaks": more}}, seed=1)
    assert sit(s, seed=1).state.haints[0].breaks == breaks


# -- the first space, the least Threshold, nights without a Seance ----------------------------------------


@pytest.mark.rule("VS-127", "VS-212")
def test_nobody_stops_on_the_first_space_where_a_haint_or_the_pup_stands() -> None:
    s = table("runaway", "songsmith", haint="C3b")
    set_at(s, "A3a", "C6d")
    s.vagrants[0].pup = SPACE["A1a"]
    session = sit(acting(s, 0, move=1), seed=1)
    assert why(session, "go:A1a") == "VS-127" and "go:A2a" in offered(session)
    s.vagrants[0].pup, s.haints[0].at = SPACE["C6a"], SPACE["A1a"]
    session = sit(acting(s, 0, move=1), seed=1)
    assert why(session, "go:A1a") == "VS-127"
    s.vagrants[0].at = SPACE["A2a"]
    session = sit(acting(s, 0, move=1), seed=1)
    assert "dash:A1b" in offered(session)


@pytest.mark.rule("VS-106", "VS-168")
def test_a_threshold_of_one_is_one() -> None:
    s = table("cursebearer", "songsmith", haint="A2a")
    set_at(s, "A1a", "C6d")
    s.haints[0].threshold = 1
    session = sit(acting(s, 0, bust=1), rolls=[5], seed=1)
    assert "bust:0" in offered(session)
    assert go_on(session, "bust:0").state.haints[0].breaks == 1


@pytest.mark.rule("VS-041")
@pytest.mark.parametrize("scenario", ["s02", "s23"])
def test_a_card_that_works_by_itself_or_not_at_all_is_not_used(scenario: str) -> None:
    """Under My Skin it lasts; the last night has nothing for it."""
    s = table("cursebearer", "songsmith", scenario=scenario, haint="C3b")
    s.seance = True
    session = sit(acting(s, 0), seed=1)
    assert why(session, "seance") == "VS-041"


@pytest.mark.rule("VS-041")
def test_a_seance_is_used_when_it_can_do_something() -> None:
    """Knock, Knock: one Debris goes; without any it stays in hand."""
    s = table("cursebearer", "songsmith", scenario="s04", haint="C3b")
    s.seance = True
    assert why(sit(acting(s, 0), seed=1), "seance") == "VS-041"
    block(s, "A6a", kind="debris")
    session = sit(acting(s, 0), seed=1)
    assert "seance" in offered(session)
    t = go_on(session, "seance").state
    assert t.terrain == {} and not t.seance
