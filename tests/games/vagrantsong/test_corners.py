"""Edges of a night: bounds to the last, each clause of a rule, where one thing ends and the next begins."""

from __future__ import annotations

import pytest
from tests.positions import asked

from hearthside.games.vagrantsong.content.board import NAME, SPACE
from hearthside.games.vagrantsong.state import LIMITS, Journey
from hearthside.kernel import Session

from .nights.telling import drawn, humanity
from .table import (
    acting,
    go_on,
    haunting,
    hold,
    offered,
    placing,
    root,
    set_at,
    sit,
    table,
    why,
)
from .test_haint import settle


def rounds(s: Journey, n: int) -> Session[Journey]:
    """The round after so many have been played."""
    s.step, s.rounds = "round_open", n
    return sit(s, seed=1)


# -- rounds and turns ------------------------------------------------------------------------------


@pytest.mark.rule("VS-022", "VS-023")
@pytest.mark.parametrize(
    ("played", "marker"), [(1, 2), (4, 5), (5, 6), (6, 1), (7, 2), (11, 6), (12, 1)]
)
def test_the_marker_goes_round(played: int, marker: int) -> None:
    assert rounds(table(), played).state.round == marker


@pytest.mark.rule("VS-030", "VS-031")
@pytest.mark.parametrize(("space", "fires"), [(2, False), (3, True), (4, False)])
def test_an_event_fires_on_its_own_round(space: int, fires: bool) -> None:
    """Event 9: everybody in the Faces' car is Spooked."""
    s = table(haint="A3b")
    s.on_round = {9: space}
    assert bool(rounds(s, 2).state.vagrants[0].effects) == fires


@pytest.mark.rule("VS-140", "VS-047")
def test_a_round_gives_everybody_a_turn_and_a_token() -> None:
    s = table()
    for v in s.vagrants:
        v.acted = v.token_used = True
    hold(s, 0, "candle")
    session = rounds(s, 1)
    assert offered(session, "turn") == ["turn:0", "turn:1"]
    assert any(o.startswith("by:0,candle") for o in offered(session))


@pytest.mark.rule("VS-044", "VS-021")
def test_the_round_ends_once_all_have_acted() -> None:
    s = table()
    hold(s, 0, "candle")
    session = sit(s, seed=1)
    assert why(session, "pass") == "VS-044"
    for v in s.vagrants:
        v.acted = True
    session = sit(s, seed=1)
    assert why(session, "turn:0") == "VS-047" and "pass" in offered(session)
    assert why(session, "turn:2") == "VS-005"


@pytest.mark.rule("VS-051", "VS-049")
@pytest.mark.parametrize(
    ("purse", "tip", "coins"), [(3, 0, 3), (3, 2, 5), (2, 0, 2), (1, -1, 0), (1, -2, 0)]
)
def test_the_coins_of_a_turn(purse: int, tip: int, coins: int) -> None:
    s = table()
    v = s.vagrants[0]
    v.purse, v.tip, v.coins = purse, tip, {"move": 1}
    session = sit(s, seed=1)
    session.choose("turn:0")
    v = session.state.vagrants[0]
    assert (v.tip, v.hand + sum(v.coins.values())) == (0, coins)


@pytest.mark.rule("VS-054", "VS-093", "VS-118", "VS-153")
def test_cards_rest_that_held_a_coin_or_a_foot_and_nothing_else() -> None:
    s = table("wayfarer", "songsmith")
    v = s.vagrants[0]
    v.coins, v.foot, v.foot_spent = {"s75": 1, "j31": 1, "move": 1}, "s76", True
    session = go_on(sit(s, seed=1), "turn:0")
    for slot in ("s75", "s76", "j31"):
        assert why(session, f"coin:{slot}") == "VS-054"
    assert "coin:move" in offered(session)
    assert why(session, "coin:westbound") == "VS-117"


@pytest.mark.rule("VS-054", "VK-039")
def test_who_is_awake_rests_nothing_once() -> None:
    s = table("wayfarer", "songsmith")
    v = s.vagrants[0]
    v.coins, v.awake = {"s75": 1}, True
    session = go_on(sit(s, seed=1), "turn:0")
    assert "coin:s75" in offered(session) and not session.state.vagrants[0].awake


@pytest.mark.rule("VS-153", "VS-143")
def test_a_foot_whose_action_never_came_is_discarded_with_the_turn() -> None:
    s = placing(table())
    hold(s, 0, "foot")
    session = go_on(sit(s, seed=1), "foot:s36", "coin:patch", "ready")
    assert session.state.cycle["foot"] == 0
    go_on(session, "end")
    assert session.state.cycle["foot"] == 1


@pytest.mark.rule("VS-136", "VS-221")
def test_patched_up_is_of_this_turn() -> None:
    """Bleeding ends with a turn in which Patch Up succeeded, not with one after it."""
    s = table(scenario="s02")
    v = s.vagrants[0]
    v.patched, v.effects = 2, ["bleeding"]
    s.haints[0].skips = 1
    session = go_on(sit(s, seed=1), "turn:0", "coin:patch", "ready", "end")
    assert session.state.vagrants[0].effects == ["bleeding"]


@pytest.mark.rule("VS-065", "VS-172")
def test_the_first_six_of_each_turn() -> None:
    """Her extra Bone is there again with the next turn, not with the next action."""
    s = acting(table("empress", "songsmith", haint="A2a"), 0, bust=1, patch=1)
    session = sit(s, rolls=[6, 1, 1, 6, 1], seed=1)
    go_on(session, "bust:0", "patch")
    assert [len(e.args) - 2 for e in session.journal if e.kind == "rolled"] == [3, 2]


@pytest.mark.rule("VS-139", "VS-156")
def test_what_only_takes_no_pocket_can_be_used_by_companions() -> None:
    """A photograph of nobody is kept beside the pockets."""
    s = table(scenario="s19", haint="A4a")
    s.vagrants[1].kept = ["e2"]
    s.vagrants[1].at = SPACE["A4b"]
    session = sit(acting(s, 0), seed=1)
    assert "companions" in offered(session)
    s.vagrants[1].at = SPACE["A6d"]
    assert why(sit(acting(s, 0), seed=1), "companions") == "VS-139"


# -- the Haint's turn ------------------------------------------------------------------------------


@pytest.mark.rule("VS-215", "VS-212")
def test_who_was_haunted_in_their_own_turn_is_haunted_in_its_turn() -> None:
    """Once a turn, by each turn."""
    s = table("songsmith", "cursebearer", haint="B1b")
    set_at(s, "B2b", "A1a")
    s.haints[0].mood, s.haints[0].haunted = 1, 1
    session = settle(sit(haunting(s), picks=["candle"], seed=1))
    assert session.state.vagrants[0].humanity == 10 - 1 - 2


@pytest.mark.rule("VS-206", "VS-169")
def test_after_its_turn_a_break_comes_at_once_again() -> None:
    """In its own turn a Break waits for the action; in the next Vagrant's it does not."""
    s = table("songsmith", "cursebearer", haint="A2a")
    s.haints[0].humanity = s.haints[0].threshold - 1
    s.vagrants[0].humanity = 5
    s.recent = 1
    session = settle(sit(haunting(s, 1), picks=["nail"], seed=1), "act")
    s = session.state
    assert not s.haint_turn
    s.vagrants[0].at, s.haints[0].at, s.vagrants[0].acted = SPACE["A1a"], SPACE["A2a"], False
    session = sit(s, rolls=[5], seed=1)
    if "turn:0" in offered(session):
        go_on(session, "turn:0")
    go_on(session, "coin:bust", "coin:patch", "ready", "bust:0")
    assert session.state.haints[0].breaks == 1 and session.state.vagrants[0].humanity == 6


@pytest.mark.rule("VS-177", "VS-160")
def test_the_one_who_acted_last_draws_and_bears_what_comes() -> None:
    """Event 8 gives the drawer a mirror, and another token is drawn."""
    for recent in (0, 1):
        s = table(haint="C3b")
        s.bindle.append("e8")
        session = settle(sit(haunting(s, recent), picks=["e8", "nail"], seed=1))
        assert [bool(v.junk) for v in session.state.vagrants] == [recent == 0, recent == 1]
        assert session.state.cycle["nail"] == 1


@pytest.mark.rule("VS-208", "VS-025", "VS-209", "VS-210")
@pytest.mark.parametrize("token", LIMITS)
def test_the_bindle_is_cycled_at_the_limit_of_each_kind(token: str) -> None:
    s = table()
    most = {"nail": 5, "candle": 4, "salt": 3, "foot": 2, "apple": 2}[token]
    for n in (most - 1, most):
        s.cycle[token] = n
        s.haints[0].skips = 1
        session = go_on(sit(acting(s, 0), seed=1), "end")
        assert session.state.cycle[token] == (n if n < most else 0)


@pytest.mark.rule("VS-168", "VS-170")
@pytest.mark.parametrize(
    ("before", "wins", "after", "breaks"), [(10, 2, 12, 2), (10, 3, 0, 1), (11, 3, 0, 1)]
)
def test_the_threshold_to_the_point(before: int, wins: int, after: int, breaks: int) -> None:
    """13 with two Vagrants."""
    s = table(haint="A2a")
    s.haints[0].humanity = before
    session = sit(acting(s, 0, bust=3), rolls=[5] * wins + [1] * (3 - wins), seed=1)
    session = settle(go_on(session, "bust:0"), "act")
    assert (session.state.haints[0].humanity, session.state.haints[0].breaks) == (after, breaks)


@pytest.mark.rule("VS-185", "VS-181")
def test_the_hurt_are_those_of_its_car_who_have_lost_something() -> None:
    """Nobody hurt there: the nearest; hurt in another car does not count."""
    for hurt, target in ((10, "cursebearer"), (9, "songsmith")):
        s = table("songsmith", "cursebearer", "empress", scenario="s02", haint="B1b")
        set_at(s, "B6b", "B3b", "A1a")
        s.vagrants[0].humanity, s.vagrants[2].humanity = hurt, 2
        session = drawn(s, "nail")
        assert next(e.args[1] for e in session.journal if e.kind == "aims") == target


@pytest.mark.rule("VS-196", "VS-194")
def test_a_move_without_a_range_ends_next_to_the_target() -> None:
    """Shoe Fly Shakedown has a Move of 1 and no Range."""
    s = table(haint="B1b")
    set_at(s, "B4b", "B4c")
    s.haints[0].mood = 1
    session = drawn(s, "salt")
    assert NAME[session.state.haints[0].at] in ("B2b", "B1c")
    s = table(haint="B3b")
    set_at(s, "B5b", "A1a")
    s.haints[0].mood = 1
    assert NAME[drawn(s, "salt").state.haints[0].at] == "B4b"


@pytest.mark.rule("VS-090", "VS-195")
def test_a_haint_prefers_people_to_a_crow_but_takes_the_crow_along() -> None:
    """A summons does not count as Haunted; equal ways lead over it."""
    s = table("wayfarer", "songsmith", scenario="s02", haint="B1b")
    set_at(s, "B5b", "B1d")
    s.figures["crow"] = SPACE["B2a"]
    s.special = 0
    session = drawn(s, "candle")
    assert "crow" in session.state.figures or session.state.vagrants[1].humanity < 10
    s = table("wayfarer", "songsmith", scenario="s02", haint="B1b")
    set_at(s, "B5b", "A1a")
    s.special, s.figures["crow"] = 0, SPACE["B3b"]
    session = drawn(s, "nail")
    assert "crow" not in session.state.figures


@pytest.mark.rule("VS-193")
def test_a_haint_that_is_not_moved_stays() -> None:
    """Reel in the second mood: Uphill Ride has no Move."""
    s = table(haint="B3b")
    set_at(s, "B5b", "A1a")
    s.haints[0].mood = 1
    session = drawn(s, "apple")
    assert NAME[session.state.haints[0].at] == "B3b"


# -- losing and gaining ----------------------------------------------------------------------------


def hit(s: Journey, token: str = "candle") -> Session[Journey]:
    """The Faces, walled in, strike who stands next to them in their second mood."""
    s.haints[0].mood = 1
    root(s)
    return sit(haunting(s), picks=[token], seed=1)


@pytest.mark.rule("VS-108", "VS-109")
@pytest.mark.parametrize(("before", "after", "wounds"), [(3, 1, 0), (2, 10, 1), (1, 10, 1)])
def test_a_wound_at_zero_and_no_further(before: int, after: int, wounds: int) -> None:
    s = table(haint="C3b")
    set_at(s, "C3a", "A1a")
    s.rituals = ["first_blood"]
    s.vagrants[0].humanity = before
    v = settle(hit(s)).state.vagrants[0]
    assert v.humanity == after and sum(n < 0 for n in v.skills) == wounds
    assert ("shakes" in v.effects) == bool(wounds)


@pytest.mark.rule("VS-112", "VS-114")
def test_the_westbound_card_lies_on_a_skill_of_choice() -> None:
    s = table(haint="C3b")
    set_at(s, "C3a", "A1a")
    v = s.vagrants[0]
    v.skills, v.humanity, s.rituals = [-35, 0, 36, -4], 1, ["first_blood"]
    session = hit(s)
    while session.asked.ask != "under":
        session.choose(session.asked.options[0])
    assert offered(session) == ["slot:0", "slot:2", "slot:3"]
    assert why(session, "slot:1") == "VS-114"
    v = go_on(session, "slot:3").state.vagrants[0]
    assert v.westbound and v.under == 3 and v.humanity == 1


@pytest.mark.rule("VS-115", "VS-120")
@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1), (3, 1), (4, 2)])
def test_the_westbound_lose_down_to_one(before: int, after: int) -> None:
    s = table(haint="C3b")
    set_at(s, "C3a", "A1a")
    v = s.vagrants[0]
    v.skills, v.westbound, v.under, v.humanity = [-35, 0, -36, 0], True, 0, before
    s.special = 0
    session = hit(s)
    assert (asked(session)[1] == "ghost_sickness") == (before > 1)
    if before > 1:
        go_on(session, "no")
    assert session.state.vagrants[0].humanity == after


@pytest.mark.rule("VS-115", "VS-217")
@pytest.mark.parametrize(("before", "ward"), [(1, 1), (4, 0)])
def test_a_ward_is_spent_on_losses_only(before: int, ward: int) -> None:
    s = table(haint="C3b")
    set_at(s, "C3a", "A1a")
    v = s.vagrants[0]
    v.skills, v.westbound, v.under, v.humanity, v.ward = [-35, 0, -36, 0], True, 0, before, 1
    s.special = 0
    session = hit(s)
    while session.decision is not None and session.asked.ask == "ghost_sickness":
        session.choose("no")
    v = session.state.vagrants[0]
    assert v.ward == ward and v.humanity == (1 if before == 1 else 3)


@pytest.mark.rule("VS-107", "VS-136")
@pytest.mark.parametrize(("before", "after"), [(10, 10), (9, 10), (7, 9)])
def test_gains_stop_at_the_maximum(before: int, after: int) -> None:
    s = table()
    s.vagrants[0].humanity = before
    session = go_on(sit(acting(s, 0, patch=2), rolls=[4, 4], seed=1), "patch")
    assert session.state.vagrants[0].humanity == after


@pytest.mark.rule("VS-067")
@pytest.mark.parametrize(
    ("mate", "at", "asks"), [(5, "A3a", True), (5, "A4a", False), (10, "A3a", False)]
)
def test_selfless_within_two_and_to_whoever_lacks_something(mate: int, at: str, asks: bool) -> None:
    s = table("revivalist", "songsmith")
    set_at(s, "A1a", at)
    s.vagrants[0].humanity, s.vagrants[1].humanity = 5, mate
    session = go_on(sit(acting(s, 0, patch=1), rolls=[3], seed=1), "patch")
    assert (asked(session)[1] == "selfless") == asks


@pytest.mark.rule("VS-067", "VS-121")
def test_the_selfless_may_bring_somebody_back() -> None:
    s = table("revivalist", "songsmith")
    set_at(s, "A1a", "A3a")
    o = s.vagrants[1]
    s.vagrants[0].humanity = 5
    o.skills, o.westbound, o.under, o.humanity = [-35, 0, -36, 0], True, 0, 9
    session = go_on(sit(acting(s, 0, patch=1), rolls=[3], seed=1), "patch", "take:1")
    assert asked(session) == (1, "back_to_life")


@pytest.mark.rule("VS-297")
@pytest.mark.parametrize(("malady", "lost"), [(2, 0), (3, 1)])
def test_a_wound_is_everybodys_with_the_third_malady(malady: int, lost: int) -> None:
    s = table("songsmith", "cursebearer", "empress", haint="C3b")
    set_at(s, "C3a", "A1a", "A6d")
    s.rituals, s.malady, s.vagrants[0].humanity = ["first_blood"], malady, 1
    assert humanity(settle(hit(s))) == [10, 10 - lost, 11 - lost]
