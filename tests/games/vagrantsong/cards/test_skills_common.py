"""Common Skills that do more than give Humanity."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import SPACE

from ..table import acting, block, go_on, haunting, hold, offered, sit, why
from .casting import arranged, cast


@pytest.mark.rule("VK-002")
def test_two_step_shuffle_gives_two_and_leads_away() -> None:
    """2 whatever the successes; 1 space per success away from the target, or not at all."""
    session = cast(arranged(2), 2, 1, [4, 5], "yes", "steps:2")
    s = session.state
    assert s.haints[0].humanity == 2 and s.vagrants[0].at == SPACE["A6b"]
    session = cast(arranged(2), 2, 1, [4, 1], "no")
    assert session.state.haints[0].humanity == 2 and session.state.vagrants[0].at == SPACE["B1b"]


@pytest.mark.rule("VK-004")
def test_second_skin_wards_as_often_as_coins() -> None:
    """The mate gains 1, and its next two losses cost less."""
    v = cast(arranged(4), 4, 2, [4, 1], aim="v1").state.vagrants[1]
    assert (v.humanity, v.ward) == (6, 2)


@pytest.mark.rule("VK-006", "VK-011")
def test_skills_of_the_feet_give_steps() -> None:
    """Off the Rails 2 per success; Sure Footing 1 per success and Coin, and 1 Humanity."""
    assert cast(arranged(6), 6, 2, [3, 4], aim="v0").state.vagrants[0].steps == 4
    v = cast(arranged(11), 11, 2, [3, 1], aim="v0").state.vagrants[0]
    assert (v.steps, v.humanity) == (3, 6)


@pytest.mark.rule("VK-007", "VK-014")
def test_skills_of_the_pockets_rummage() -> None:
    """Dig Deep draws per success and gives 1; Up a Sleeve draws 2, with 2 Coins or more."""
    v = cast(arranged(7), 7, 2, [4, 5], "keep:apple", aim="v0", picks=["nail", "apple"])
    assert v.state.vagrants[0].tokens == ["apple"] and v.state.vagrants[0].humanity == 6
    session = cast(arranged(14), 14, 2, [4, 5], "keep:salt", aim="v1", picks=["salt", "nail"])
    assert session.state.vagrants[0].tokens == ["salt"] and session.state.vagrants[1].humanity == 7
    session = cast(arranged(14), 14, 1, [4, 5], aim="v1")
    assert not session.state.vagrants[0].tokens and session.state.vagrants[1].humanity == 7


@pytest.mark.rule("VK-009")
def test_rising_tide_lifts_an_effect_from_two_successes_on() -> None:
    """Of the caster's choice."""
    s = arranged(9)
    s.vagrants[1].effects = ["shakes", "spooked"]
    session = cast(s, 9, 2, [4, 5], "shed:spooked", aim="v1")
    assert session.state.vagrants[1].effects == ["shakes"]
    assert session.state.vagrants[1].humanity == 7
    session = cast(s, 9, 2, [4, 1], aim="v1")
    assert session.state.vagrants[1].effects == ["shakes", "spooked"]


@pytest.mark.rule("VK-017")
def test_over_the_drifts_leaps_over_what_bars_the_way() -> None:
    """Range 1 and 1 more per success; the Terrain, the mate and the Haint are leapt over, never onto."""
    s = arranged(17, gap=2)
    block(s, "B2b", "B2a", "B2c", "B2d")
    session = cast(s, 17, 2, [3, 1], aim="v0")
    spots = offered(session)
    assert {"place:B1b", "place:ABb"} <= set(spots) and "place:B3a" not in spots
    assert "place:B1c" not in spots and "place:B2a" not in spots
    session = cast(s, 17, 2, [3, 4], "place:B3a", aim="v0")
    assert session.state.vagrants[0].at == SPACE["B3a"] and not session.state.haints[0].haunted
    assert "place:B3b" not in offered(cast(s, 17, 2, [3, 4], aim="v0"))


@pytest.mark.rule("VK-019")
def test_borrowed_warmth_leads_a_haint_to_a_candle() -> None:
    """1 space per success; 3 Humanity if it ends beside the flame, nothing if not."""
    s = arranged(19, gap=2)
    s.bindle.remove("candle")
    s.candles.append(SPACE["B5b"])
    session = cast(s, 19, 2, [4, 1], "place:B4b")
    assert session.state.haints[0].at == SPACE["B4b"] and session.state.haints[0].humanity == 3
    session = cast(s, 19, 2, [4, 5], "place:B3a", "stay")
    assert session.state.haints[0].humanity == 0


@pytest.mark.rule("VK-020")
def test_spare_a_cent_gives_the_target_coins_for_its_next_turn() -> None:
    """1 more, with 2 successes 2 more, for that turn alone."""
    for bones, coins in (([4, 1], 4), ([4, 5], 5)):
        s = arranged(20)
        session = cast(s, 20, 1, bones, aim="v1")
        t = session.state
        t.active, t.step = -1, "whose_turn"
        session = go_on(sit(t), "turn:1")
        v = session.state.vagrants[1]
        assert v.hand == v.dealt == coins and v.tip == 0


@pytest.mark.rule("VK-021")
def test_clean_your_plate_feeds_tokens_to_the_haint() -> None:
    """2 for each, at most one per success; they go to the Cycle track; one may stop."""
    s = arranged(21)
    hold(s, 0, "nail", "apple", "salt")
    session = cast(s, 21, 2, [3, 4], "keep:nail", "keep:salt")
    t = session.state
    assert t.haints[0].humanity == 4 and t.vagrants[0].tokens == ["apple"]
    assert (t.cycle["nail"], t.cycle["salt"]) == (1, 1)
    session = cast(s, 21, 2, [3, 4], "keep:nail", "nothing")
    assert session.state.haints[0].humanity == 2 and session.state.vagrants[0].tokens == [
        "apple",
        "salt",
    ]
    assert cast(arranged(21), 21, 1, [4]).state.haints[0].humanity == 0


@pytest.mark.rule("VK-022")
def test_survival_skills_move_rummage_and_investigate_as_often() -> None:
    """Two successes: two spaces, two tokens to choose from, two Bones on the Event there."""
    s = arranged(22, gap=5)
    s.events[2] = SPACE["B3b"]
    session = cast(s, 22, 2, [4, 5, 1, 1], aim="v0", picks=["nail", "apple"])
    assert "place:B3b" in offered(session) and "place:B4b" not in offered(session)
    go_on(session, "place:B3b", "keep:apple")
    assert offered(session) == ["look:2", "nothing"]
    assert why(session, "look:3") == "VS-132"
    go_on(session, "look:2")
    t = session.state
    assert t.vagrants[0].at == SPACE["B3b"] and t.vagrants[0].tokens == ["apple"]
    assert t.dice.count == 6 and t.events == {2: SPACE["B3b"]}
    session = cast(s, 22, 1, [4], "place:B1b", aim="v0", picks=["nail"])
    assert session.decision is not None and session.decision.ask == "act"


@pytest.mark.rule("VK-023")
def test_cut_in_changes_places() -> None:
    """With a mate up to 5 away, who gains 1 per success; the Pup counts as one."""
    s = arranged(23, mates=("runaway",))
    s.vagrants[1].at, s.vagrants[1].pup = SPACE["B5c"], SPACE["C6d"]
    session = cast(s, 23, 2, [4, 5], aim="v1")
    v, o = session.state.vagrants
    assert (v.at, o.at, o.humanity) == (SPACE["B5c"], SPACE["B1b"], 7)
    s.vagrants[1].at, s.vagrants[1].pup = SPACE["C6d"], SPACE["B4b"]
    session = cast(s, 23, 2, [4, 5], aim="p1")
    v, o = session.state.vagrants
    assert (v.at, o.pup, o.at) == (SPACE["B4b"], SPACE["B1b"], SPACE["C6d"])


@pytest.mark.rule("VK-026")
def test_the_wandering_willow_draws_haints_to_itself() -> None:
    """Those within 4 come 1 nearer per success; beside it they gain 2; it counts as summoned (VS-090)."""
    s = arranged(26, gap=5)
    session = cast(s, 26, 2, [4, 1], "place:B3b", aim="v0")
    t = session.state
    assert t.figures == {"bough": SPACE["B3b"]} and t.haints[0].humanity == 0
    assert t.haints[0].at in (SPACE["B5b"], SPACE["B6a"], SPACE["B6c"])
    session = cast(s, 26, 2, [4, 5], aim="v0")
    assert "place:B4b" in offered(session) and "place:B5b" not in offered(session)
    go_on(session, "place:B4b")
    assert session.state.haints[0].humanity == 2
    s.haints[0].at = SPACE["C4b"]
    session = cast(s, 26, 2, [4, 5], "place:B1a", aim="v0")
    assert session.state.haints[0].at == SPACE["C4b"]


@pytest.mark.rule("VK-027")
def test_hold_your_breath_lets_the_next_action_pass() -> None:
    """Oneself; with 2 successes whoever is adjacent too."""
    for bones, mate in (([4, 1], 3), ([4, 5], 5)):
        t = cast(arranged(27), 27, 1, bones, aim="v0").state
        t.active = -1
        t.haints[0].at = SPACE["B4b"]
        after = sit(haunting(t), picks=["salt"], seed=1).state
        assert (after.vagrants[0].humanity, after.vagrants[1].humanity) == (5, mate)


@pytest.mark.rule("VK-028")
def test_knock_three_times_gives_to_whom_one_likes() -> None:
    """1 each, Haint or Vagrant within 3, oneself too."""
    session = cast(
        arranged(28, gap=3), 28, 3, [3, 4, 5], "share:h0", "share:v1", "share:v0", aim="v0"
    )
    t = session.state
    assert (t.haints[0].humanity, [v.humanity for v in t.vagrants]) == (1, [6, 6])
    session = cast(arranged(28, gap=4), 28, 1, [3], aim="v0")
    assert offered(session) == ["share:v0", "share:v1"]


@pytest.mark.rule("VK-030")
def test_risky_business_is_a_general_action_with_two_coins() -> None:
    """Whichever is possible here: Move, Rummage, Patch Up, Bust, Investigate; beside what has Coins of its own."""
    s = arranged(30)
    s.events[2] = SPACE["B1b"]
    session = cast(s, 30, 1, [3, 4, 5], aim="v0")
    assert offered(session) == ["move", "rummage", "patch", "bust:0", "investigate:2"]
    assert why(session, "bust:1") == "VS-138" and why(session, "investigate:3") == "VS-132"
    assert go_on(session, "bust:0").state.haints[0].humanity == 2
    assert cast(s, 30, 1, [3], "move", aim="v0").state.vagrants[0].steps == 6
    session = cast(s, 30, 1, [3, 5, 5], "patch", aim="v0")
    assert session.state.vagrants[0].humanity == 7 and "patch" in offered(session)
    session = cast(s, 30, 1, [3], "rummage", "keep:apple", aim="v0", picks=["nail", "apple"])
    assert session.state.vagrants[0].tokens == ["apple"]
    session = cast(s, 30, 1, [3, 1, 2], "investigate:2", aim="v0")
    assert session.state.dice.count == 3


@pytest.mark.rule("VK-031")
def test_dead_ringer_draws_the_haints_until_the_next_turn() -> None:
    """Special Target Priority, a ward per success and Coin; over at the own next turn, unless a token goes on drawing them."""
    t = cast(arranged(31), 31, 2, [4, 5], aim="v0").state
    assert t.special == 0 and t.vagrants[0].ward == 4
    t.active, t.step = -1, "whose_turn"
    assert go_on(sit(t), "turn:1").state.special == 0
    assert go_on(sit(t), "turn:0").state.special == -1


@pytest.mark.rule("VK-032")
def test_toll_the_hours_costs_a_turn_at_three_successes() -> None:
    """Not at two."""
    t = cast(arranged(32, gap=3), 32, 3, [4, 5, 5]).state
    assert t.haints[0].humanity == 3 and t.haints[0].skips == 1
    t.active = -1
    kinds = [e.kind for e in sit(haunting(t), seed=1).journal]
    assert "skipped" in kinds
    t = cast(arranged(32), 32, 3, [4, 5, 1]).state
    assert t.haints[0].humanity == 2 and t.haints[0].skips == 0


def test_a_skill_of_the_second_and_third_path_is_performed_as_any_other() -> None:
    """Coins, the target's kind and the Range bar it as they bar the first ones."""
    s = arranged(29, gap=1)
    session = sit(acting(s, 0, s29=1))
    assert why(session, "skill:29,h0") == "VS-097" and why(session, "skill:29,v1") == "VS-086"
