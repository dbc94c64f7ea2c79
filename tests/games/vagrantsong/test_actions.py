"""General Actions and tokens (VS-125 to VS-164)."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import SPACE
from hearthside.games.vagrantsong.content.page import SCENARIOS

from .table import acting, go_on, haunting, hold, offered, placing, set_at, sit, table, why


@pytest.mark.rule("VS-125", "VS-126")
def test_move_can_be_split_in_any_portions() -> None:
    """Two Coins at value 3: two spaces, another action, then four more."""
    s = table("cursebearer", "songsmith")
    session = sit(acting(s, 0, move=2, patch=1), rolls=[5])
    assert "go:A6b" in offered(session) and "go:ABb" not in offered(session)
    go_on(session, "go:A2b", "patch")
    assert "go:A6b" in offered(session) and "go:ABb" not in offered(session)
    go_on(session, "go:A6b")
    assert not any(o.startswith("go:") for o in offered(sit(session.state, seed=1)))


@pytest.mark.rule("VS-127")
def test_through_anybody_but_never_stopping_on_them() -> None:
    """Through a Vagrant, a token and even a Haint; each portion ends on a legal space."""
    s = table("cursebearer", "songsmith", haint="A2b")
    set_at(s, "A1a", "A2a")
    s.events[5] = SPACE["A3a"]
    session = sit(acting(s, 0, move=1))
    found = offered(session)
    assert "go:A2a" not in found and "go:A3a" in found
    assert "go:A2b" not in found and "dash:A3b" in found
    assert why(session, "go:A2a") == "VS-127" and why(session, "go:A2b") == "VS-127"


@pytest.mark.rule("VS-128", "VS-129")
def test_rummage_draws_per_coin_and_keeps_one() -> None:
    """The others go back into the Bindle."""
    s = table()
    session = sit(acting(s, 0, rummage=3), picks=["nail", "salt", "nail"])
    go_on(session, "rummage")
    assert offered(session) == ["keep:nail", "keep:salt"]
    go_on(session, "keep:salt")
    assert session.state.vagrants[0].tokens == ["salt"]
    assert session.state.bindle.count("nail") == 8 and session.state.bindle.count("salt") == 4


@pytest.mark.rule("VS-130", "VS-131")
def test_over_the_limit_something_goes_back_after_the_draw() -> None:
    """The drawn token joins first; a carried Event Token is set aside, the lung may not be returned."""
    s = table("cursebearer", "songsmith")
    hold(s, 0, "nail", "nail")
    session = go_on(sit(acting(s, 0, rummage=1), picks=["apple"]), "rummage")
    assert session.decision is not None and session.decision.ask == "drop"
    go_on(session, "drop:nail")
    assert session.state.vagrants[0].tokens == ["nail", "apple"]
    assert session.state.bindle.count("nail") == 7
    s = table("cursebearer", "songsmith", scenario="s02")
    hold(s, 0, "e7", "e8")
    session = go_on(sit(acting(s, 0, rummage=1), picks=["apple"]), "rummage")
    assert offered(session) == ["drop:e8", "drop:apple"]
    go_on(session, "drop:e8")
    assert "e8" not in session.state.bindle


@pytest.mark.rule("VS-132", "VS-133", "VS-134", "VS-135")
def test_investigate_reads_the_tier_of_its_successes() -> None:
    """Only on the token's space; failure leaves it, success removes it; some need no roll."""
    s = table("cursebearer", "songsmith")
    s.events[2] = SPACE["A2a"]
    assert why(sit(acting(s, 0, investigate=1)), "investigate:2") == "VS-132"
    s.vagrants[0].at = SPACE["A2a"]
    session = go_on(sit(acting(s, 0, investigate=1), rolls=[2]), "investigate:2")
    assert 2 in session.state.events
    session = sit(acting(s, 0, investigate=2), rolls=[3, 5], picks=["nail", "salt"])
    go_on(session, "investigate:2", "keep:nail", "take:1")
    assert 2 not in session.state.events and {"e8", "e9"} <= set(session.state.bindle)
    assert session.state.vagrants[1].tokens == ["salt"]
    s = table("cursebearer", "songsmith")
    s.events[5] = s.vagrants[0].at
    s.vagrants[1].at = SPACE["A2a"]
    s.vagrants[1].humanity = 4
    session = go_on(sit(acting(s, 0, investigate=1)), "investigate:5", "comfort:1")
    assert session.state.vagrants[1].humanity == 6 and 5 not in session.state.events


@pytest.mark.rule("VS-136", "VS-137")
def test_patch_up_heals_and_may_be_taken_at_full_humanity() -> None:
    """At the maximum it can still end Bleeding."""
    s = table("songsmith", "cursebearer", scenario="s02")
    s.vagrants[0].effects = ["bleeding"]
    session = go_on(sit(acting(s, 0, patch=1), rolls=[4], picks=["nail"], seed=1), "patch", "end")
    assert session.state.vagrants[0].effects == []
    assert session.state.vagrants[0].humanity <= 10


@pytest.mark.rule("VS-138")
def test_bust_gives_an_adjacent_haint_one_per_success() -> None:
    """One Bone a Coin; out of reach it cannot be tried."""
    s = table("cursebearer", "songsmith", haint="A2a")
    session = go_on(sit(acting(s, 0, bust=3), rolls=[4, 5, 1]), "bust:0")
    assert session.state.haints[0].humanity == 2


@pytest.mark.rule("VS-139", "VS-140", "VS-141")
def test_one_token_a_round_at_any_time_even_a_fresh_one() -> None:
    """Between turns, in a companion's turn, or straight after drawing it; then no more this round."""
    s = table("songsmith", "cursebearer", haint="A3a")
    hold(s, 0, "nail", "nail")
    session = sit(s)
    assert "by:0,nail,0" in offered(session)
    go_on(session, "by:0,nail,0")
    assert session.state.haints[0].humanity == 2 and session.state.vagrants[0].token_used
    assert "by:0,nail,0" not in offered(session)
    session = go_on(sit(acting(s, 1, rummage=1)), "companions")
    assert session.state.haints[0].humanity == 2
    fresh = table("songsmith", "cursebearer", haint="A3a")
    session = go_on(sit(acting(fresh, 0, rummage=1), picks=["nail"]), "rummage", "nail:0")
    assert session.state.haints[0].humanity == 2
    hold(session.state, 0, "nail")
    assert why(sit(session.state), "nail:0") == "VS-140"


@pytest.mark.rule("VS-142")
def test_in_the_haints_turn_tokens_wait_for_its_action_except_salt() -> None:
    """The only question asked during the action is about Salt; Nails are on offer right after."""
    s = table("songsmith", "cursebearer", haint="A2b")
    set_at(s, "A3b", "C6d")
    s.haints[0].mood = 1
    hold(s, 0, "nail", "salt")
    session = sit(haunting(s), picks=["candle"], seed=1)
    asked = []
    while session.decision is not None and session.decision.ask != "whose_turn":
        asked.append(session.decision.ask)
        if session.decision.ask == "salt":
            assert offered(session) == ["salt", "no"]
        session.choose("no" if session.decision.ask == "salt" else offered(session)[0])
    assert "salt" in asked and any(o.startswith("by:0,nail") for o in offered(session))


@pytest.mark.rule("VS-143", "VS-146", "VS-211")
def test_iron_nails_give_a_haint_within_two_two_humanity() -> None:
    """The used token lies on the Cycle track."""
    s = table("songsmith", "cursebearer", haint="A3a")
    hold(s, 0, "nail")
    session = go_on(sit(acting(s, 0)), "nail:0")
    assert session.state.haints[0].humanity == 2 and session.state.cycle["nail"] == 1
    s.haints[0].at = SPACE["A4a"]
    assert why(sit(acting(s, 0)), "nail:0") == "VS-146"


@pytest.mark.rule("VS-144", "VS-145")
def test_giving_and_swapping_with_a_neighbour_is_the_rounds_use() -> None:
    """Nothing is discarded; in a swap both have used theirs."""
    s = table("songsmith", "cursebearer")
    set_at(s, "A1a", "A2a")
    hold(s, 0, "nail")
    hold(s, 1, "salt")
    session = go_on(sit(acting(s, 0)), "give:nail,1")
    assert session.state.vagrants[1].tokens == ["salt", "nail"]
    assert session.state.vagrants[0].token_used and not session.state.vagrants[1].token_used
    session = go_on(sit(acting(s, 0)), "swap:nail,1,salt")
    assert [v.tokens for v in session.state.vagrants] == [["salt"], ["nail"]]
    assert all(v.token_used for v in session.state.vagrants)
    assert sum(session.state.cycle.values()) == 0
    s.vagrants[1].at = SPACE["A2b"]
    assert why(sit(acting(s, 0)), "give:nail,1") == "VS-144"


@pytest.mark.rule("VS-147")
def test_a_candle_is_set_on_an_open_neighbour_space() -> None:
    """Not on a Vagrant, a token or further away."""
    s = table("songsmith", "cursebearer")
    set_at(s, "B2b", "B3b")
    hold(s, 0, "candle")
    s.events[5] = SPACE["B2a"]
    session = sit(acting(s, 0))
    assert [o for o in offered(session) if o.startswith("candle")] == ["candle:B2c", "candle:B1b"]
    go_on(session, "candle:B2c")
    assert session.state.candles == [SPACE["B2c"]] and not session.state.vagrants[0].tokens


@pytest.mark.rule("VS-148", "VS-149", "VS-184")
def test_a_candle_lures_a_moving_haint_ends_its_move_and_goes_out() -> None:
    """The nearest in its car, before any hurt Vagrant; then the action goes on with a fitting target."""
    s = table("songsmith", "cursebearer", haint="B3b")
    set_at(s, "B6b", "A1a")
    s.vagrants[0].humanity = 5
    s.haints[0].mood = 1
    s.candles = [SPACE["B1b"]]
    s.bindle.remove("candle")
    session = sit(haunting(s), picks=["candle"], seed=1)
    assert session.state.haints[0].at == SPACE["B1b"] and not session.state.candles
    assert session.state.vagrants[0].humanity == 5
    assert session.state.cycle["candle"] == 2
    s.special = 0
    session = sit(haunting(s), picks=["candle"], seed=1)
    while session.decision is not None and session.decision.ask in ("haint_way", "aside"):
        session.choose(offered(session)[0])
    assert session.state.candles == [SPACE["B1b"]] and session.state.vagrants[0].humanity < 5
    s.special = -1
    session = sit(haunting(s), picks=["apple"], seed=1)
    assert session.state.candles == [SPACE["B1b"]]


@pytest.mark.rule("VS-150", "VS-151", "VS-152")
def test_salt_keeps_an_action_off_its_user_only() -> None:
    """Loss, forced moves and effects; not the Haint's Move, not Haunting, not the others."""
    s = table("songsmith", "cursebearer", haint="A2b")
    set_at(s, "A4b", "A4c")
    hold(s, 0, "salt")
    session = sit(haunting(s), picks=["foot"], seed=1)
    while session.decision is not None and session.decision.ask == "haint_way":
        session.choose(offered(session)[0])
    assert session.decision is not None
    while session.decision.ask != "salt":
        session.choose(offered(session)[0])
    before = [v.humanity for v in session.state.vagrants]
    at = session.state.vagrants[0].at
    go_on(session, "salt")
    while session.decision is not None and session.decision.ask == "drift":
        session.choose(offered(session)[0])
    v, o = session.state.vagrants
    assert v.humanity == before[0] and v.at == at and v.token_used
    assert o.humanity == before[1] - 2
    assert session.state.cycle["salt"] == 1
    s = table("songsmith", "cursebearer", haint="B1b")
    set_at(s, "B3b", "A1a")
    hold(s, 0, "salt")
    session = sit(haunting(s), picks=["nail"], seed=1)
    assert session.state.vagrants[0].humanity == 9 and session.state.vagrants[0].tokens == ["salt"]


@pytest.mark.rule("VS-153")
def test_a_rabbits_foot_is_a_fourth_coin_and_is_discarded_after_the_action() -> None:
    """Declared while placing; four Bones for Patch Up."""
    s = table()
    s.vagrants[0].humanity = 2
    hold(s, 0, "foot")
    session = sit(placing(s, 0), rolls=[4, 4, 4, 4], seed=1)
    go_on(session, "coin:patch", "coin:patch", "foot:patch", "coin:patch")
    assert session.state.cycle["foot"] == 0
    assert "patch" in offered(session)
    go_on(session, "patch")
    assert session.state.vagrants[0].foot == "patch"
    assert session.state.cycle["foot"] == 1 and session.state.vagrants[0].token_used
    assert any(e.kind == "rolled" and len(e.args) == 6 for e in session.journal)


@pytest.mark.rule("VS-156")
def test_tokens_may_be_used_before_coins_are_placed() -> None:
    """Nails, Candle and Apple are on offer; Salt is not."""
    s = table("songsmith", "cursebearer", haint="A3a")
    v = hold(s, 0, "nail", "candle", "salt")
    v.skills[0] = -35
    v.tokens.append("apple")
    s.bindle.remove("apple")
    found = offered(sit(placing(s, 0)))
    assert {"nail:0", "apple:35"} <= set(found) and "candle:A1b" in found
    assert "salt" not in found


@pytest.mark.rule("VS-157")
def test_an_empty_bindle_is_cycled_before_drawing() -> None:
    """With the Cycle Effect; if the track is empty too, the draw is skipped."""
    s = table("songsmith", "cursebearer", haint="A3b")
    set_at(s, "A1b", "C6d")
    s.haints[0].mood = 1
    s.bindle, s.cycle["nail"] = [], 2
    s.cycle["salt"] = 1
    session = go_on(sit(acting(s, 0, rummage=1), picks=["salt"]), "rummage")
    assert session.state.vagrants[0].tokens == ["salt"] and session.state.bindle == ["nail", "nail"]
    assert session.state.vagrants[0].at == SPACE["A2b"] and session.state.vagrants[0].effects == [
        "spooked"
    ]
    s.cycle = dict.fromkeys(s.cycle, 0)
    session = go_on(sit(acting(s, 0, rummage=1)), "rummage")
    assert session.state.vagrants[0].tokens == []


@pytest.mark.rule("VS-158", "VS-159", "VS-163")
def test_drawn_events_resolve_lowest_first_and_are_replaced() -> None:
    """Events 9 and 8 in one handful: the mirror first, then everybody is Spooked; 9 goes back, 8 is gone."""
    s = table("songsmith", "cursebearer", haint="A3b")
    s.bindle += ["e8", "e9"]
    session = sit(acting(s, 0, rummage=2), picks=["e9", "e8", "nail", "salt"])
    go_on(session, "rummage")
    assert session.state.vagrants[0].junk == [21]
    assert [v.effects for v in session.state.vagrants] == [["spooked"], ["spooked"]]
    kinds = [e.args[1] for e in session.journal if e.kind == "drew_event"]
    assert kinds == [8, 9]
    go_on(session, "keep:nail")
    assert "e9" in session.state.bindle and "e8" not in session.state.bindle


@pytest.mark.rule("VS-160", "VS-161")
def test_an_event_drawn_for_the_haint_befalls_the_drawer() -> None:
    """Then another token is drawn; what is kept is kept by the Vagrant who drew."""
    s = table("songsmith", "cursebearer", scenario="s02", haint="C6a")
    s.bindle.append("e8")
    session = sit(haunting(s, recent=1), picks=["e8", "salt"], seed=1)
    assert session.state.vagrants[1].tokens == ["e8"]
    assert session.state.cycle["salt"] == 1


@pytest.mark.rule("VS-164")
def test_moments_are_read_only_when_named() -> None:
    """During a Scenario the story shows Events; the Moment comes with the Camp."""
    s = table()
    s.campaign, s.over, s.step = True, "won", "scenario_over"
    session = sit(s, seed=1)
    assert any(e.kind == "moment" and e.args == ("m28",) for e in session.journal)
    assert SCENARIOS["s01"].win == 28 and SCENARIOS["s01"].lose == 29
