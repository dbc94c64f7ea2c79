"""Edges of a night, as in `test_corners.py`: moving, tokens, what single Scenarios do."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import NAME, SPACE

from .nights.telling import breaks, drawn, draws, ends_turn, humanity, next_round
from .table import (
    acting,
    block,
    go_on,
    haunting,
    hold,
    offered,
    root,
    set_at,
    sit,
    table,
    told,
    why,
)
from .test_haint import settle

# -- moving ----------------------------------------------------------------------------------------


@pytest.mark.rule("VS-126", "VS-125")
@pytest.mark.parametrize(("coins", "reach"), [(1, 2), (2, 4), (3, 6)])
def test_as_far_as_the_coins_go(coins: int, reach: int) -> None:
    """The Songsmith moves 2 for each."""
    s = acting(table(haint="C3b"), 0, move=coins)
    session = sit(s, seed=1)
    row = [SPACE[f"A{n}a"] for n in range(1, 7)] + [SPACE["A6b"]]
    for n, space in enumerate(row[1:], 1):
        if n != 2:
            on = f"go:{NAME[space]}" in offered(session)
            assert on == (n <= reach), NAME[space]
    if coins < 3:
        assert told(session, f"go:{NAME[row[reach + 1]]}").startswith(f"{reach} steps left")


@pytest.mark.rule("VS-127", "VS-090")
def test_nobody_stops_on_anybody_or_anything_that_stands() -> None:
    s = table("wayfarer", "runaway", haint="A1c")
    set_at(s, "A1a", "A2a")
    s.vagrants[1].pup, s.figures["crow"] = SPACE["A3a"], SPACE["A2b"]
    s.candles, s.events = [SPACE["A1b"]], {2: SPACE["A4a"]}
    s.bindle.remove("candle")
    session = sit(acting(s, 0, move=2), seed=1)
    for name in ("A2a", "A3a", "A2b", "A1c"):
        assert why(session, f"go:{name}") == "VS-127"
    assert {"go:A1b", "go:A4a", "go:A3b"} <= set(offered(session))


@pytest.mark.rule("VS-127", "VS-212")
def test_through_a_haint_to_the_first_free_spaces_behind_it() -> None:
    s = table(haint="A2a")
    set_at(s, "A1a", "A3a")
    block(s, "A1b", "A2b", "A3b")
    session = sit(acting(s, 0, move=2), seed=1)
    assert offered(session, "dash") == ["dash:A4a", "dash:A1a"] or set(offered(session, "dash")) == {
        "dash:A4a", "dash:A1a",
    }  # fmt: skip
    assert why(session, "dash:A3a") == "VS-127" and why(session, "dash:A2b") == "VS-102"
    after = go_on(session, "dash:A4a").state.vagrants[0]
    assert NAME[after.at] == "A4a" and after.humanity == 9


@pytest.mark.rule("VS-192")
def test_with_no_open_space_beside_one_steps_onto_a_token_and_then_further_off() -> None:
    for lit, spot in ((True, "B3a"), (False, "")):
        s = table(scenario="s02", haint="B1b")
        set_at(s, "B3b", "A1a")
        block(s, "B4b", "B3c")
        s.special = 0
        if lit:
            block(s, "B2b")
            s.events = {2: SPACE["B3a"]}
        else:
            block(s, "B3a", "B2b")
        s.haints[0].at = SPACE["B3d"]
        s.vagrants[0].at = SPACE["B3b"]
        session = sit(haunting(s), picks=["nail"], seed=1)
        while session.decision is not None and session.asked.ask not in ("aside", "whose_turn"):
            session.choose(session.asked.options[0])
        if session.asked.ask == "aside" and spot:
            assert offered(session) == [f"place:{spot}"]


@pytest.mark.rule("VS-020", "VS-019")
@pytest.mark.parametrize(
    ("wall", "at"), [((), "B6b"), (("B6b",), "B5a"), (("B5b", "B4a", "B4c"), "B4b")]
)
def test_a_forced_move_goes_as_far_as_it_can(wall: tuple[str, ...], at: str) -> None:
    """Hands Off: 2 away; around what is in the way only if that is further off with each step."""
    s = table("songsmith", "cursebearer", scenario="s19", haint="B3b")
    set_at(s, "B4b", "A1a")
    block(s, "B4a", "B4c", *wall, kind="box")
    s.haints[0].mood = 1
    session = settle(sit(haunting(s), picks=["salt"], seed=1))
    assert NAME[session.state.vagrants[0].at] == at


# -- tokens ----------------------------------------------------------------------------------------


@pytest.mark.rule("VS-146", "VS-099")
@pytest.mark.parametrize(
    ("haint", "on"), [("A2a", True), ("A3a", True), ("A4a", False), ("A2b", True), ("A3b", False)]
)
def test_iron_nails_reach_two(haint: str, on: bool) -> None:
    s = table(haint=haint)
    hold(s, 0, "nail")
    assert ("nail:0" in offered(sit(acting(s, 0), seed=1))) == on


@pytest.mark.rule("VS-147", "VS-015")
def test_a_candle_needs_an_open_space_beside() -> None:
    s = table("songsmith", "runaway", haint="A1b")
    set_at(s, "A1a", "A2a")
    hold(s, 0, "candle")
    session = sit(acting(s, 0), seed=1)
    assert offered(session, "candle") == []
    assert why(session, "candle:A2a") == why(session, "candle:A1b") == "VS-015"
    assert why(session, "candle:A3a") == "VS-147"


@pytest.mark.rule("VS-144", "VS-145", "VS-140")
def test_what_is_given_is_the_givers_use_and_what_is_traded_is_both() -> None:
    s = table()
    set_at(s, "A1a", "A1b")
    hold(s, 0, "nail", "salt")
    hold(s, 1, "candle")
    session = go_on(sit(acting(s, 0), seed=1), "give:nail,1")
    assert [v.token_used for v in session.state.vagrants] == [True, False]
    assert why(session, "give:salt,1") == "VS-140"
    session = go_on(sit(acting(s, 0), seed=1), "swap:nail,1,candle")
    assert [v.token_used for v in session.state.vagrants] == [True, True]
    assert [v.tokens for v in session.state.vagrants] == [["salt", "candle"], ["nail"]]
    s.vagrants[1].token_used = True
    session = sit(acting(s, 0), seed=1)
    assert why(session, "swap:nail,1,candle") == "VS-145" and "give:nail,1" in offered(session)


@pytest.mark.rule("VS-157")
def test_with_nothing_to_draw_nothing_is_drawn() -> None:
    s = table()
    s.bindle.clear()
    session = go_on(sit(acting(s, 0, rummage=2), seed=1), "rummage")
    assert session.state.vagrants[0].tokens == []


@pytest.mark.rule("VS-158", "VS-129", "VS-163")
def test_an_event_that_goes_back_lies_in_the_bindle_after_the_draw() -> None:
    session = draws(table(haint="C3b"), 9)
    assert session.state.bindle.count("e9") == 1 and session.state.aside == []
    assert session.state.vagrants[0].tokens == ["nail"]


@pytest.mark.rule("VS-295", "VS-296")
@pytest.mark.parametrize(("now", "then"), [(2, 3), (5, 6), (6, 1)])
def test_the_malady_lies_on_the_next_round(now: int, then: int) -> None:
    s = table()
    s.round, s.malady = now, 1
    s.bindle.append("malady")
    session = go_on(sit(acting(s, 0, rummage=1), picks=["malady", "nail"], seed=1), "rummage")
    assert session.state.malady_round == then and session.state.vagrants[0].humanity == 10


@pytest.mark.rule("VS-295", "VS-021")
def test_the_haint_goes_first_in_the_round_of_the_malady() -> None:
    s = table(haint="C3b")
    s.malady, s.malady_round, s.recent = 1, 3, 1
    s.step, s.rounds = "round_open", 2
    session = settle(sit(s, picks=["candle"], seed=1))
    assert any(e.kind == "haint_action" for e in session.journal)
    assert offered(session, "turn") == ["turn:0", "turn:1"]


@pytest.mark.rule("VS-139", "VN-1022")
@pytest.mark.parametrize("out", [False, True])
def test_who_has_left_the_train_uses_nothing_on_it(out: bool) -> None:
    """An Apple is no good to a Vagrant who got away, until there is a next night."""
    s = table(scenario="s10")
    v = hold(s, 1, "apple")
    v.skills[0] = -68
    if out:
        v.at, v.out, v.acted = -1, True, True
    session = sit(s, seed=1) if not out else sit(acting(s, 0), seed=1)
    if out:
        assert why(session, "companions") == "VS-139"
    else:
        assert "by:1,apple,68" in offered(session)


# -- what a Scenario does ---------------------------------------------------------------------------


@pytest.mark.rule("VN-0877")
@pytest.mark.parametrize("hat", [22, -22])
def test_he_takes_his_hat_whether_it_is_whole_or_broken(hat: int) -> None:
    s = table(scenario="s08", haint="A2a", bare=False)
    s.vagrants[1].junk = [hat]
    s.vagrants[1].at = SPACE["B4b"]
    session = settle(breaks(s, 7, 2), "act")
    assert session.state.vagrants[1].junk == []


@pytest.mark.rule("VN-2174", "VS-072")
def test_the_red_tide_finds_the_pup() -> None:
    """No Pool left to come out: whoever is next to one loses 1, by the Pup too."""
    s = table("runaway", "songsmith", scenario="s21", haint="C6d")
    set_at(s, "B6a", "A1a")
    s.haints[1].at = SPACE["C6a"]
    block(s, "B1a", "B2b", "B3d", "B4d", "B5d", "A6d", kind="pool")
    s.vagrants[0].pup = SPACE["B2a"]
    assert humanity(next_round(s, 4)) == [7, 10]


@pytest.mark.rule("VN-1202", "VS-077")
def test_cold_company_reaches_the_pup() -> None:
    s = table("runaway", "songsmith", scenario="s12", haint="B6d")
    set_at(s, "A1a", "B6a")
    s.vagrants[0].pup, s.figures["guests"] = SPACE["A4a"], SPACE["A5a"]
    assert ends_turn(s).state.vagrants[0].humanity == 5


@pytest.mark.rule("VN-0743", "VS-072")
def test_a_candle_that_is_blown_out_singes_the_pup() -> None:
    s = table("runaway", "songsmith", scenario="s07", haint="B6d")
    set_at(s, "A1a", "B6a")
    s.vagrants[0].pup, s.candles, s.haints[0].mood = SPACE["A4a"], [SPACE["A5a"]], 1
    s.bindle.remove("candle")
    assert drawn(s, "foot").state.vagrants[0].humanity == 6


@pytest.mark.rule("VS-071", "VS-219")
def test_more_bones_serve_a_dig_as_any_roll() -> None:
    """Bust at Debris is an action: what adds Bones to the next roll adds them to it."""
    s = table(scenario="s04", haint="C6d")
    block(s, "A2a", kind="debris")
    s.vagrants[0].bones = 2
    session = go_on(sit(acting(s, 0, bust=1), rolls=[1, 1, 5], seed=1), "dig")
    assert "debris" not in session.state.terrain.values() and session.state.vagrants[0].bones == 0


@pytest.mark.rule("VS-196", "VS-073")
def test_without_a_range_it_comes_next_to_who_cannot_be_haunted() -> None:
    """Peeling Shadow goes for the nearest, the Pup: there is nothing to be had by going further."""
    s = table("runaway", "songsmith", scenario="s07", haint="B1b")
    set_at(s, "C6a", "C6d")
    s.vagrants[0].pup = SPACE["B4b"]
    session = drawn(s, "apple")
    assert NAME[session.state.haints[0].at] == "B3b" and session.state.vagrants[0].humanity == 5


# -- using and handing, clause by clause -----------------------------------------------------------


@pytest.mark.rule("VS-139", "VS-140", "VS-074", "VS-154", "VS-123", "VS-155")
def test_what_keeps_a_token_from_being_used() -> None:
    s = table("runaway", "songsmith", haint="A2b")
    v = s.vagrants[0]
    v.skills, v.junk = [-43, 0, 44, 0], [-2]
    hold(s, 0, "apple")
    s.bindle.remove("nail")
    v.pup_tokens = ["nail"]
    session = sit(acting(s, 0), seed=1)
    assert offered(session, "apple") == ["apple:43"] and why(session, "apple:44") == "VS-154"
    assert why(session, "nail:0") == "VS-074" and why(session, "candle:A1b") == "VS-139"
    v.westbound, v.under = True, 0
    assert why(sit(acting(s, 0), seed=1), "apple:43") == "VS-123"
    v.westbound, v.token_used = False, True
    assert why(sit(acting(s, 0), seed=1), "apple:43") == "VS-140"


@pytest.mark.rule("VS-218", "VS-217")
def test_what_keeps_an_effect_from_being_shaken_off() -> None:
    """The bearer, with the right token; the Pup's will not do."""
    s = table("runaway", "songsmith", haint="C3b")
    v = s.vagrants[0]
    v.effects = ["shakes"]
    hold(s, 0, "salt")
    s.bindle.remove("nail")
    v.pup_tokens = ["nail"]
    hold(s, 1, "nail")
    session = sit(acting(s, 0), seed=1)
    assert why(session, "shake:shakes") == "VS-218" and why(session, "shake:spooked") == "VS-217"
    v.effects = ["spooked"]
    after = go_on(sit(acting(s, 0), seed=1), "shake:spooked").state
    assert after.vagrants[0].effects == [] and after.vagrants[0].tokens == []
    assert after.cycle["salt"] == 1 and not after.vagrants[0].token_used


@pytest.mark.rule("VS-139", "VS-156")
def test_companions_use_theirs_in_anothers_turn_and_never_mine() -> None:
    s = table("songsmith", "cursebearer", haint="A3a")
    set_at(s, "A1a", "A3b")
    hold(s, 1, "nail", "salt")
    session = go_on(sit(acting(s, 0), seed=1), "companions")
    after = session.state
    assert after.haints[0].humanity == 2 and after.vagrants[1].token_used
    assert why(session, "companions") == "VS-139"


@pytest.mark.rule("VS-144")
def test_only_on_the_own_turn_and_only_to_neighbours() -> None:
    s = table("songsmith", "cursebearer", "empress", haint="C3b")
    set_at(s, "A1a", "A2a", "A2b")
    hold(s, 0, "nail")
    hold(s, 1, "salt")
    session = sit(acting(s, 0), seed=1)
    assert offered(session, "give") == ["give:nail,1"]
    assert why(session, "give:nail,2") == "VS-144" and why(session, "give:salt,0") == "VS-144"
    assert offered(session, "swap") == ["swap:nail,1,salt"]
    s.step, s.active = "whose_turn", -1
    assert not any("give" in o for o in offered(sit(s, seed=1)))


@pytest.mark.rule("VS-075", "VS-076", "VS-145")
def test_what_the_pup_hands_over_is_the_use_of_the_round() -> None:
    s = table("runaway", "songsmith", haint="C3b")
    set_at(s, "A1a", "A3a")
    s.vagrants[0].pup = SPACE["A2a"]
    for token in ("nail", "candle"):
        s.bindle.remove(token)
    s.vagrants[0].pup_tokens = ["nail", "candle"]
    for to, where in ((0, [["nail"], []]), (1, [[], ["nail"]])):
        session = go_on(sit(acting(s, 0), seed=1), f"pup_give:nail,{to}")
        a, b = session.state.vagrants
        assert [a.tokens, b.tokens] == where and a.pup_tokens == ["candle"]
        assert a.token_used and not b.token_used
        assert why(session, "pup_give:candle,1") == "VS-140"
    s.vagrants[0].pup = SPACE["A6d"]
    assert why(sit(acting(s, 0), seed=1), "pup_give:nail,0") == "VS-144"


@pytest.mark.rule("VS-158", "VS-159", "VS-128")
def test_events_come_lowest_first_and_each_is_replaced() -> None:
    """0 before 8 before the Malady; then one of two Rummage Tokens is kept."""
    s = table(haint="C3b")
    s.malady = 1
    s.bindle += ["malady", "e8", "e0"]
    session = sit(
        acting(s, 0, rummage=3), picks=["malady", "e8", "e0", "nail", "salt", "salt"], seed=1
    )
    go_on(session, "rummage", "keep:salt")
    told_of = [e.args[0] if e.kind == "malady" else e.args[1] for e in session.journal
               if e.kind in ("drew_event", "malady")]  # fmt: skip
    assert told_of == [0, 8, 2]
    assert session.state.vagrants[0].tokens == ["salt"]


@pytest.mark.rule("VS-132", "VS-133", "VS-135")
@pytest.mark.parametrize(("bones", "left"), [((3, 3), True), ((3, 4), False)])
def test_an_event_stays_until_somebody_succeeds(bones: tuple[int, int], left: bool) -> None:
    s = table(haint="C3b")
    s.events = {2: SPACE["A1a"]}
    session = go_on(sit(acting(s, 0, investigate=2), rolls=list(bones), seed=1), "investigate:2")
    while session.asked.ask != "act":
        session.choose(session.asked.options[0])
    assert (2 in session.state.events) == left
    assert (session.state.bindle.count("e8") + session.state.bindle.count("e9") == 2) != left


@pytest.mark.rule("VN-0174", "VS-134")
@pytest.mark.parametrize(("wins", "steps"), [(1, 0), (2, 1), (3, 2), (4, 2)])
def test_the_highest_tier_that_the_successes_reach(wins: int, steps: int) -> None:
    s = table(haint="C3b")
    s.events = {4: SPACE["A1a"]}
    v = s.vagrants[0]
    v.bones = 1
    session = sit(acting(s, 0, investigate=3), rolls=[4] * wins + [1] * (4 - wins), seed=1)
    v = go_on(session, "investigate:4").state.vagrants[0]
    assert (v.steps, v.tokens) == (steps, ["foot"])


@pytest.mark.rule("VS-226", "VS-225")
def test_a_ritual_is_done_once() -> None:
    s = table("songsmith", "cursebearer", haint="C3b")
    set_at(s, "C3a", "A1a")
    s.vagrants[0].humanity = 1
    s.haints[0].mood = 1
    root(s)
    session = settle(sit(haunting(s), picks=["candle"], seed=1))
    assert session.state.rituals == ["first_blood"]
    coins = session.state.camp.ritual_coins
    s = session.state
    s.vagrants[0].humanity = 1
    session = settle(sit(haunting(s), picks=["candle"], seed=1))
    assert session.state.camp.ritual_coins == coins


@pytest.mark.rule("VS-275", "VS-286", "VS-077")
@pytest.mark.parametrize(("haint", "lost"), [("A3b", 2), ("A5a", 2), ("A6a", 0)])
def test_spooked_reaches_two_from_either_of_them(haint: str, lost: int) -> None:
    s = table("runaway", "songsmith", haint=haint)
    set_at(s, "A1b", "B6d")
    s.vagrants[0].pup, s.vagrants[0].effects = SPACE["A3a"], ["spooked"]
    assert ends_turn(s).state.vagrants[0].humanity == 8 - lost


@pytest.mark.rule("VS-283", "VS-207")
def test_they_run_for_each_who_lost_anything() -> None:
    """Keep Runnin': 2 toward the Break side for each of those in Range 4; the Westbound on 1 lose nothing."""
    for fallen, end in ((False, "B5b"), (True, "B3b")):
        s = table("songsmith", "cursebearer", haint="B1b")
        set_at(s, "B1a", "B2a")
        v = s.vagrants[1]
        if fallen:
            v.skills, v.westbound, v.under, v.humanity = [-68, 0, -67, 0], True, 0, 1
        session = drawn(s, "salt")
        at = session.state.haints[0].at
        assert at % 20 == SPACE[end] % 20
