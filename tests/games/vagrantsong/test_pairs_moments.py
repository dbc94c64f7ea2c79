"""Where two rules meet, as in `test_pairs.py`: the Pup's part in it, what is carried, what passes somebody over, ties."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import CAR, NAME, SPACE, TRAIN
from hearthside.games.vagrantsong.state import Journey

from .nights.telling import drawn, draws, effects, humanity, spots
from .table import (
    acting,
    block,
    go_on,
    haunting,
    hold,
    offered,
    placing,
    set_at,
    sit,
    table,
    why,
)
from .test_haint import settle

# -- what passes somebody over -----------------------------------------------------------------------


@pytest.mark.rule("VN-2379", "VN-2303", "VN-2344")
@pytest.mark.parametrize(("guarded", "salt", "left"), [(True, "", 8), (False, "salt", 6)])
def test_a_return_ticket_is_good_against_the_last_note(guarded: bool, salt: str, left: int) -> None:
    """Salt prevents 3 of 5 there; an action that passes somebody over takes nothing. He was Haunted for 2 either way."""
    s = table("songsmith", "cursebearer", scenario="s23", haint="B3b")
    set_at(s, "B5b", "A1a")
    s.haints[0].mood = 1
    s.vagrants[0].guarded = guarded
    if salt:
        hold(s, 0, "salt")
    session = settle(sit(haunting(s), picks=["apple"], seed=1), "salt")
    if salt:
        go_on(session, "salt")
    assert humanity(session)[0] == left and not session.state.vagrants[0].guarded


@pytest.mark.rule("VS-215", "VN-2070")
@pytest.mark.parametrize("haunted", [0, 1])
def test_time_goes_back_in_nobodys_turn(haunted: int) -> None:
    """Whoever was Haunted in the last turn of the round is Haunted once more: that turn is over."""
    s = table("songsmith", "cursebearer", scenario="s20", haint="A1a")
    s.tracks["home0"], s.tracks["home1"] = SPACE["A1a"] + 1, SPACE["A1b"] + 1
    set_at(s, "C3b", "C4b")
    s.haints[0].haunted = haunted
    s.on_round, s.step, s.rounds, s.round = {0: 4}, "round_close", 4, 4
    assert humanity(settle(sit(s, seed=1))) == [8, 10]


# -- the Pup -----------------------------------------------------------------------------------------


@pytest.mark.rule("VN-0571", "VS-071")
def test_the_pup_runs_from_the_dynamite_it_set_off() -> None:
    """Whoever reads it is moved 2 away: the Pup, not the Runaway."""
    s = table("runaway", "cursebearer", scenario="s05", haint="B4b", bare=False)
    s.haints[0].at = SPACE["B4b"]
    v = s.vagrants[0]
    v.at, v.pup, s.vagrants[1].at = SPACE["A5a"], SPACE["A2c"], SPACE["C4b"]
    s.events |= {1: SPACE["A2c"], 2: SPACE["C5c"]}
    s.tracks["flood_a"] = 3
    v.kept = ["e4"]
    hold(s, 0, "candle")
    session = sit(acting(s, 0, pup_investigate=1), rolls=[3])
    session = settle(go_on(session, "pup_investigate:1"), "act")
    t = session.state.vagrants[0]
    assert NAME[t.at] == "A5a" and TRAIN.dist[t.pup][SPACE["A2c"]] == 2


@pytest.mark.rule("VN-0675", "VS-071")
@pytest.mark.parametrize(("slot", "steps"), [("investigate", (3, 0)), ("pup_investigate", (0, 4))])
def test_the_coins_of_whoever_found_a_lost_soul_are_theirs_to_move_by(
    slot: str, steps: tuple[int, int]
) -> None:
    """Coins on the Pup's card move the Pup."""
    s = table("runaway", "cursebearer", scenario="s06", haint="B4b")
    s.vagrants[0].at, s.vagrants[0].pup = SPACE["A2a"], SPACE["A2a"]
    block(s, "B3b", kind="pool")
    other = "pup" if slot == "investigate" else "at"
    setattr(s.vagrants[0], other, SPACE["A5d"])
    s.events[5] = SPACE["A2a"]
    session = go_on(sit(acting(s, 0, **{slot: 1}), seed=1), f"{slot}:5", "grab")
    v = settle(session, "act").state.vagrants[0]
    assert (v.steps, v.pup_steps) == steps


@pytest.mark.rule("VN-0379", "VS-072")
@pytest.mark.parametrize(("pup", "helps"), [("A2a", True), ("A4a", False)])
def test_dark_glasses_fit_whoever_has_the_pup_beside(pup: str, helps: bool) -> None:
    s = table("songsmith", "runaway", scenario="s03", haint="C3b")
    set_at(s, "A1a", "C6d")
    s.vagrants[1].pup = SPACE[pup]
    s.vagrants[1].effects = ["blinded"]
    hold(s, 0, "e9")
    session = sit(acting(s, 0), seed=1)
    assert ("token:e9" in offered(session)) == helps
    if helps:
        session = settle(go_on(session, "token:e9"), "act")
        assert session.state.vagrants[1].effects == []


@pytest.mark.rule("VN-0716", "VS-072")
@pytest.mark.parametrize(("pup", "helps"), [("A2a", True), ("A4a", False)])
def test_the_paralyzed_are_woken_by_the_pup(pup: str, helps: bool) -> None:
    """A neighbour of the Pup is a neighbour of hers."""
    s = table("songsmith", "runaway", scenario="s07", haint="C3b")
    set_at(s, "A1a", "C6d")
    s.vagrants[1].pup = SPACE[pup]
    s.vagrants[1].effects = ["paralyzed"]
    session = sit(acting(s, 0, patch=1), seed=1)
    assert ("rouse:1" in offered(session)) == helps
    if helps:
        assert go_on(session, "rouse:1").state.vagrants[1].effects == []


@pytest.mark.rule("VN-1281", "VS-072")
@pytest.mark.parametrize(("pup", "helps"), [("A2a", True), ("A4a", False)])
def test_cotton_padding_reaches_her_by_the_pup(pup: str, helps: bool) -> None:
    s = table("songsmith", "runaway", scenario="s12", haint="B3b")
    set_at(s, "A1a", "B6d")
    s.vagrants[1].pup = SPACE[pup]
    s.vagrants[1].effects, s.vagrants[1].humanity = ["bleeding"], 3
    hold(s, 0, "e11")
    session = sit(acting(s, 0), seed=1)
    assert ("token:e11" in offered(session)) == helps
    if helps:
        v = go_on(session, "token:e11").state.vagrants[1]
        assert (v.humanity, v.effects) == (7, [])


@pytest.mark.rule("VN-1378", "VS-072")
@pytest.mark.parametrize(("pup", "left"), [("A2a", []), ("A4a", ["burning"])])
def test_a_wet_blanket_covers_the_pup(pup: str, left: list[str]) -> None:
    s = table("songsmith", "runaway", scenario="s13", haint="C3b")
    set_at(s, "A1a", "C6d")
    s.vagrants[1].pup = SPACE[pup]
    s.vagrants[1].effects = ["burning"]
    assert effects(settle(draws(s, 8), "act"))[1] == left


@pytest.mark.rule("VN-1779", "VS-072")
@pytest.mark.parametrize(("pup", "gained"), [("A2a", 3), ("A4a", 0)])
def test_there_is_coffee_for_the_pup(pup: str, gained: int) -> None:
    """And she gains by it."""
    s = table("songsmith", "runaway", scenario="s17", haint="C3b")
    set_at(s, "A1a", "C6d")
    s.vagrants[1].pup = SPACE[pup]
    s.vagrants[1].humanity = 2
    hold(s, 0, "e9")
    session = go_on(sit(acting(s, 0), seed=1), "token:e9", "warm_hands")
    assert session.state.vagrants[1].humanity == 2 + gained


@pytest.mark.rule("VN-1072", "VS-072")
def test_one_of_two_candles_may_go_to_the_pup_beside() -> None:
    s = table("songsmith", "runaway", scenario="s10")
    set_at(s, "A1a", "A6d")
    s.vagrants[1].pup = SPACE["A2a"]
    hold(s, 0, "e2")
    session = sit(acting(s, 0, rummage=2), picks=["candle", "candle"], seed=1)
    go_on(session, "rummage", "yes", "take:1")
    v = session.state.vagrants[1]
    assert "candle" in v.tokens + v.pup_tokens


@pytest.mark.rule("VN-1302", "VS-077")
@pytest.mark.parametrize(("pup", "skin"), [("A4a", ["second_skin"]), ("A2a", [])])
def test_snow_by_the_pup_gives_her_a_second_skin(pup: str, skin: list[str]) -> None:
    """Where a turn ends is where both of them are."""
    s = table("runaway", "songsmith", scenario="s13", haint="C3b")
    set_at(s, "A1a", "A6d")
    s.vagrants[0].pup = SPACE[pup]
    block(s, "A5a", kind="snow")
    s.haints[0].skips = 1
    assert effects(go_on(sit(acting(s, 0), seed=1), "end"))[0] == skin


@pytest.mark.rule("VN-2179", "VS-070")
def test_in_her_place_the_pup_is_no_target_either() -> None:
    """The Runaway reads it: she is out of it by both bodies, and somebody further off is struck."""
    s = table("runaway", "songsmith", scenario="s21", haint="C3b")
    s.haints[1].at = SPACE["C6d"]
    s.vagrants[0].at, s.vagrants[0].pup, s.vagrants[1].at = (
        SPACE[n] for n in ("A1a", "A2a", "A3a")
    )
    s.bindle.append("e9")
    session = sit(acting(s, 0, rummage=1), picks=["e9", "candle", "nail"], seed=1)
    settle(go_on(session, "rummage"), "act")
    assert humanity(session) == [8, 5]


@pytest.mark.rule("VN-2305", "VN-2373", "VS-180")
@pytest.mark.parametrize("by_pup", [False, True])
def test_he_looks_at_the_fiddle_again_whoever_carries_it(by_pup: bool) -> None:
    """Once the Apple's three actions are over; on the Pup's card it is the Pup he looks at."""
    s = table("runaway", "songsmith", scenario="s23", haint="C3b")
    v = s.vagrants[0]
    (v.pup_tokens if by_pup else v.tokens).append("e3")
    s.special, s.tracks["looks"] = 1, 1
    assert drawn(s, "salt").state.special == (8 if by_pup else 0)


# -- what is carried ---------------------------------------------------------------------------------


@pytest.mark.rule("VK-049", "VJ-022")
@pytest.mark.parametrize(("hat", "n"), [([], 2), ([22], 3)])
def test_the_worm_hat_serves_a_dog_that_digs(hat: list[int], n: int) -> None:
    """Whenever she Rummages one more is drawn, by Dig It Up too."""
    s = table("runaway", "songsmith")
    v = s.vagrants[0]
    v.skills[2], v.junk = 49, hat
    session = sit(acting(s, 0, s49=2), rolls=[3, 4], picks=["nail", "candle", "salt"], seed=1)
    go_on(session, "skill:49,v0")
    assert len(offered(session, "keep")) == n


@pytest.mark.rule("VN-1573", "VK-022")
@pytest.mark.parametrize(("body", "far"), [(False, 2), (True, 1)])
def test_with_the_body_on_ones_back_survival_is_shorter(body: bool, far: int) -> None:
    """Every Move of its bearer is 1 space shorter in all, that of Survival Skills too."""
    s = table("songsmith", "cursebearer", scenario="s15", haint="C6a")
    s.haints[1].at = SPACE["C6d"]
    set_at(s, "A1a", "C1a")
    s.vagrants[0].skills[2] = 22
    if body:
        hold(s, 0, "e3")
    session = go_on(sit(acting(s, 0, s22=2), rolls=[4, 5], seed=1), "skill:22,v0")
    ends = [SPACE[o.removeprefix("place:")] for o in offered(session, "place")]
    assert max(TRAIN.dist[SPACE["A1a"]][j] for j in ends) == far


@pytest.mark.rule("VN-1573", "VK-051")
@pytest.mark.parametrize(("body", "far"), [(False, 3), (True, 2)])
def test_a_bearer_of_the_body_is_ordered_about_more_slowly(body: bool, far: int) -> None:
    """And so is every Move that is forced on them."""
    s = table("empress", "cursebearer", scenario="s15", haint="C6a")
    s.haints[1].at = SPACE["C6d"]
    set_at(s, "A1a", "A2a")
    if body:
        hold(s, 1, "e3")
    session = sit(acting(s, 0, s51=3), rolls=[4, 4, 5], seed=1)
    go_on(session, "skill:51,v1", "place:A3a", "place:A4a")
    if not body:
        go_on(session, "place:A5a")
    assert spots(session)[1] == ("A5a" if far == 3 else "A4a") and session.asked.ask == "act"


@pytest.mark.rule("VN-0415", "VS-153")
def test_a_rabbits_foot_is_one_of_the_two_coins_of_heebie_jeebies() -> None:
    """It is treated like a fourth Coin."""
    s = table("songsmith", "cursebearer", scenario="s04")
    s.vagrants[0].effects = ["jeebies"]
    hold(s, 0, "foot")
    session = sit(placing(s, 0), seed=1)
    assert why(session, "coin:move") == "VS-217"
    go_on(session, "foot:rummage")  # and a Coin, which cannot go elsewhere
    assert "coin:move" in offered(session) and session.state.vagrants[0].hand == 2


# -- whose turn it is --------------------------------------------------------------------------------


@pytest.mark.rule("VN-0477", "VS-160")
def test_a_rich_seam_drawn_for_him_pays_at_the_end_of_his_turn() -> None:
    """At the end of this turn, not of the next Vagrant's."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="C6a")
    set_at(s, "A1a", "A6d")
    block(s, "A2a", kind="debris")
    s.bindle.append("e7")
    session = sit(haunting(s), picks=["e7", "salt", "apple", "salt"], seed=1)
    session = settle(session, "may_rummage")
    assert (session.asked.ask, session.asked.seat) == ("may_rummage", 0)
    assert session.state.haint_index == 0
    session = settle(go_on(session, "yes"))
    assert "apple" in session.state.vagrants[0].tokens and session.state.tracks["lucky"] == 0


@pytest.mark.rule("VN-0770")
@pytest.mark.parametrize("reader", [0, 1])
def test_a_sound_outside_wakes_whoever_hears_it_first(reader: int) -> None:
    """Both are Paralyzed: it is the reader who wakes, whatever the seats."""
    s = table("songsmith", "cursebearer", scenario="s07", haint="C3b")
    set_at(s, "A1a", "A2a")
    for v in s.vagrants:
        v.effects = ["paralyzed"]
    s.bindle.append("e0")
    session = sit(acting(s, reader, rummage=1), picks=["e0", "nail"], seed=1)
    assert effects(settle(go_on(session, "rummage"), "act"))[reader] == []
    assert effects(session)[1 - reader] == ["paralyzed"]


@pytest.mark.rule("VN-0770")
def test_of_two_who_might_wake_the_reader_chooses() -> None:
    s = table("songsmith", "cursebearer", "empress", scenario="s07", haint="C3b")
    set_at(s, "A1b", "A1a", "A1c")
    for v in s.vagrants[1:]:
        v.effects = ["paralyzed"]
    session = settle(draws(s, 0), "wakes")
    assert offered(session) == ["take:1", "take:2"]
    assert effects(go_on(session, "take:2")) == [[], ["paralyzed"], []]


# -- ties --------------------------------------------------------------------------------------------


@pytest.mark.rule("VN-0733", "VS-002")
@pytest.mark.parametrize("weak", [0, 1])
def test_of_two_dark_cars_it_comes_to_the_worse_one(weak: int) -> None:
    """The Hobo Code decides, not the letter of the car."""
    s = table("songsmith", "cursebearer", scenario="s07", haint="B3b")
    set_at(s, "A1a", "C6d")
    s.vagrants[weak].humanity = 4
    t = drawn(s, "foot").state
    assert CAR[t.haints[0].at] == (0, 2)[weak]
    assert [v.effects for v in t.vagrants][weak] == ["paralyzed"]


@pytest.mark.rule("VN-0743", "VS-002")
@pytest.mark.parametrize("by", ["A2a", "A2c"])
def test_of_two_candles_as_near_the_one_that_somebody_stands_by_goes_out(by: str) -> None:
    s = table("songsmith", "cursebearer", scenario="s07", haint="A4b")
    set_at(s, by, "C6d")
    s.haints[0].mood = 1
    for name in ("A3a", "A3c"):
        s.candles.append(SPACE[name])
        s.bindle.remove("candle")
    t = drawn(s, "foot").state
    assert [NAME[c] for c in t.candles] == ["A3c" if by == "A2a" else "A3a"]
    assert t.vagrants[0].humanity == 8


@pytest.mark.rule("VN-0431", "VS-002")
@pytest.mark.parametrize("crowd", ["A3a", "A5a"])
def test_of_two_perches_as_near_he_takes_the_one_more_stand_by(crowd: str) -> None:
    """Both lie next to the Songsmith."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="C3b")
    set_at(s, "A4b", crowd)
    block(s, "A3b", "A5b", kind="debris")
    t = drawn(s, "candle").state
    assert NAME[t.haints[0].at] == crowd[:2] + "b"


# -- floor -------------------------------------------------------------------------------------------


@pytest.mark.rule("VN-2343", "VS-102")
def test_nobody_changes_seats_onto_a_hole() -> None:
    """He may stand on Terrain, and a Vagrant is set beside it."""
    s = table("songsmith", "cursebearer", scenario="s23", haint="B2c")
    set_at(s, "C6d", "B4b")
    block(s, "B2c", kind="hole")
    s.haints[0].mood = 1
    t = drawn(s, "foot").state
    assert NAME[t.haints[0].at] == "C6d"
    assert (
        not t.blocked >> t.vagrants[0].at & 1 and TRAIN.near[SPACE["B2c"]] >> t.vagrants[0].at & 1
    )


@pytest.mark.rule("VN-0945", "VS-072")
@pytest.mark.parametrize(("pup", "lost"), [("B5b", [0, 3]), ("C6d", [2, 0])])
def test_the_possessed_strike_at_the_pup_too(pup: str, lost: list[int]) -> None:
    """It counts as a Vagrant for targeting; her own does not."""
    s = table("songsmith", "runaway", scenario="s09", haint="C1a")
    set_at(s, "B3b", "A1a")
    s.vagrants[1].pup = SPACE[pup]
    s.haints[0].mood, s.haints[0].skips = 1, 1
    s.vagrants[0].effects = ["possessed"]
    session = go_on(sit(acting(s, 0), seed=1), "end")
    assert [v.most - v.humanity for v in session.state.vagrants] == lost


# -- whom it goes for --------------------------------------------------------------------------------


def near_the_pup(scenario: str, haint: str, pup: str) -> Journey:
    """The Runaway far off at C6d, her Pup somewhere, the Songsmith at B1b."""
    s = table("runaway", "songsmith", scenario=scenario, haint=haint)
    s.vagrants[0].at, s.vagrants[0].pup, s.vagrants[1].at = SPACE["C6d"], SPACE[pup], SPACE["B1b"]
    return s


@pytest.mark.rule("VN-0440", "VS-072")
@pytest.mark.parametrize(("pup", "lost"), [("A1a", [1, 0]), ("B4b", [0, 1])])
def test_dust_falls_on_the_pup_if_it_is_last(pup: str, lost: list[int]) -> None:
    """The Vagrant nearest the Round side, whoever has it there."""
    s = near_the_pup("s04", "C6a", pup)
    session = sit(haunting(s), picks=["salt", "nail"], seed=1)
    assert [v.most - v.humanity for v in settle(session).state.vagrants] == lost


@pytest.mark.rule("VN-0630", "VN-0631", "VS-072")
@pytest.mark.parametrize(
    ("token", "pup", "lost"),
    [("nail", "A6b", [2, 0]), ("nail", "A1a", [0, 2]), ("candle", "A1a", [2, 0])],
)
def test_the_pit_pulls_at_the_pup(token: str, pup: str, lost: list[int]) -> None:
    """Nearest to it, or furthest from it."""
    s = near_the_pup("s06", "C6a", pup)
    s.vagrants[0].at, s.vagrants[1].at = SPACE["C1a"], SPACE["A4b"]
    block(s, "B2b", kind="pool")
    s.blocked &= ~(1 << SPACE["B2b"])
    assert [v.most - v.humanity for v in drawn(s, token).state.vagrants] == lost


@pytest.mark.rule("VN-1232", "VS-072")
@pytest.mark.parametrize(
    ("pup", "bleeds"), [("B4b", [["bleeding"], []]), ("A1a", [[], ["bleeding"]])]
)
def test_it_smells_the_pup(pup: str, bleeds: list[list[str]]) -> None:
    s = near_the_pup("s12", "B3b", pup)
    s.vagrants[0].at, s.vagrants[1].at = SPACE["A1d"], SPACE["B6b"]
    assert effects(drawn(s, "salt")) == bleeds


@pytest.mark.rule("VN-1833", "VN-1843", "VS-072")
@pytest.mark.parametrize(
    ("pup", "withers"), [("B4b", [["withering"], []]), ("A1a", [[], ["withering"]])]
)
def test_she_whispers_to_the_pup(pup: str, withers: list[list[str]]) -> None:
    s = near_the_pup("s18", "B3b", pup)
    s.vagrants[1].at = SPACE["B6b"]
    session = settle(sit(haunting(s), picks=["foot"], rolls=[2, 2], seed=1))
    assert effects(session) == withers


@pytest.mark.rule("VN-0732", "VS-077")
@pytest.mark.parametrize(("pup", "afraid"), [("C6d", [["racing"], []]), ("A3a", [[], []])])
def test_alone_in_the_dark_is_she_whose_pup_is(pup: str, afraid: list[list[str]]) -> None:
    """Of two places the worse counts."""
    s = table("runaway", "songsmith", scenario="s07", haint="B3b")
    s.vagrants[0].at, s.vagrants[0].pup, s.vagrants[1].at = (SPACE[n] for n in ("A2a", pup, "A2b"))
    s.candles = [SPACE["A1a"]]
    s.bindle.remove("candle")
    assert effects(drawn(s, "salt")) == afraid
