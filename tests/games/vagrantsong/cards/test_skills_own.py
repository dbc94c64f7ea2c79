"""Exclusive Skills that do more than give Humanity, and the Westbound Actions."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import SPACE

from ..table import go_on, hold, offered, set_at, sit, table
from .casting import arranged, cast


@pytest.mark.rule("VK-039")
def test_call_and_response_spares_the_target_its_rest() -> None:
    """A Skill that held Coins last round takes them again; without it, it would rest."""
    s = arranged(39)
    t = cast(s, 39, 2, [4, 5], aim="v1").state
    assert t.vagrants[1].humanity == 7
    t.active, t.step, t.vagrants[1].coins = -1, "whose_turn", {"s52": 3}
    session = go_on(sit(t), "turn:1")
    assert "coin:s52" in offered(session) and not session.state.vagrants[1].awake
    t.vagrants[1].awake = False
    assert "coin:s52" not in offered(go_on(sit(t), "turn:1"))


@pytest.mark.rule("VK-040")
def test_walking_bass_leads_the_haint_two_spaces() -> None:
    """After it has gained 1 per success."""
    session = cast(arranged(40, gap=4), 40, 2, [4, 1], "place:B4b", "place:B3b")
    haint = session.state.haints[0]
    assert (haint.humanity, haint.at) == (1, SPACE["B3b"])
    assert session.decision is not None and session.decision.ask == "act"


@pytest.mark.rule("VK-043", "VK-092")
def test_skills_that_send_the_pup_two_spaces() -> None:
    """Who's a Good Boy?! counts from the Pup; Whistle in the Dark from the Runaway."""
    t = cast(arranged(43), 43, 2, [4, 5]).state
    assert (t.haints[0].humanity, t.vagrants[0].pup_steps) == (2, 2)
    t = cast(arranged(92, gap=3), 92, 2, [4, 5]).state
    assert (t.haints[0].humanity, t.vagrants[0].pup_steps) == (2, 2)


@pytest.mark.rule("VK-044")
def test_gumption_heals_or_steps_each_time() -> None:
    """Two successes, one of each."""
    v = cast(arranged(44), 44, 2, [4, 5], "heal", "step", aim="v0").state.vagrants[0]
    assert (v.humanity, v.steps) == (6, 1)


@pytest.mark.rule("VK-045", "VK-049")
def test_fetch_keeps_one_and_dig_it_up_two() -> None:
    """Both draw per success; Fetch sends the Pup 4 spaces."""
    session = cast(arranged(45), 45, 1, [3, 4], "keep:salt", aim="v0", picks=["nail", "salt"])
    v = session.state.vagrants[0]
    assert (v.tokens, v.pup_steps) == (["salt"], 4)
    session = cast(
        arranged(49),
        49,
        3,
        [3, 4, 5],
        "keep:salt",
        "keep:nail",
        aim="v0",
        picks=["nail", "salt", "foot"],
    )
    t = session.state
    assert t.vagrants[0].tokens == ["salt", "nail"] and t.bindle.count("foot") == 4


@pytest.mark.rule("VK-047")
def test_here_boy_brings_the_two_together() -> None:
    """The Pup to her or she to it, onto an open space beside; 1 per success for her."""
    s = arranged(47, gap=5)
    s.vagrants[0].pup = SPACE["C4b"]
    v = cast(s, 47, 2, [3, 4], "pup", "place:B1a", aim="v0").state.vagrants[0]
    assert (v.at, v.pup, v.humanity) == (SPACE["B1b"], SPACE["B1a"], 7)
    v = cast(s, 47, 1, [3], "you", "place:C4a", aim="v0").state.vagrants[0]
    assert (v.at, v.pup, v.humanity) == (SPACE["C4a"], SPACE["C4b"], 6)


@pytest.mark.rule("VK-050")
def test_bark_and_run_lets_haints_go_for_the_pup() -> None:
    """Until her next turn; 3 steps per success."""
    t = cast(arranged(50), 50, 2, [3, 4], aim="v0").state
    assert t.special == 8 and t.vagrants[0].pup_steps == 6
    t.active, t.step = -1, "whose_turn"
    assert go_on(sit(t), "turn:0").state.special == -1


@pytest.mark.rule("VK-051", "VK-057")
def test_orders_move_others_as_the_empress_likes() -> None:
    """General's Orders one of them, 1 per success, with 1 for a Haint they end beside; Forced March all within 4, up to 2."""
    s = arranged(51, gap=3)
    session = cast(s, 51, 2, [4, 5], "place:B2c", "place:B3c", aim="v1")
    assert session.state.vagrants[1].at == SPACE["B3c"] and session.state.haints[0].humanity == 0
    s.haints[0].at = SPACE["B3b"]
    session = cast(s, 51, 2, [4, 5], "place:B2c", "place:B3c", aim="v1")
    assert session.state.haints[0].humanity == 1
    s = arranged(57, gap=5, mates=("songsmith", "wayfarer"))
    set_at(s, "B1b", "B1c", "B5b")
    session = cast(s, 57, 2, [3, 4], "place:B1d", "stay", "place:B5a", "place:B4a", aim="v0")
    t = session.state
    assert [v.at for v in t.vagrants] == [SPACE[x] for x in ("B1b", "B1d", "B4a")]
    assert t.vagrants[0].steps == 4
    s.vagrants[2].at = SPACE["B6b"]
    session = cast(s, 57, 1, [3], "stay", aim="v0")
    assert session.decision is not None and session.decision.ask == "act"


@pytest.mark.rule("VK-054")
def test_by_royal_decree_wards_once() -> None:
    """1 per success, and one loss less."""
    v = cast(arranged(54), 54, 2, [4, 5], aim="v1").state.vagrants[1]
    assert (v.humanity, v.ward) == (7, 1)


@pytest.mark.rule("VK-055")
def test_the_royal_we_hands_out_bones() -> None:
    """Others within 4 roll one more next time, two with 3 successes; not oneself."""
    s = arranged(55, mates=("songsmith", "wayfarer"))
    s.vagrants[2].at = SPACE["B6b"]
    t = cast(s, 55, 2, [3, 4], aim="v0").state
    assert [v.bones for v in t.vagrants] == [0, 1, 0]
    s.vagrants[2].at = SPACE["B5b"]
    t = cast(s, 55, 3, [3, 4, 5], aim="v0").state
    assert [v.bones for v in t.vagrants] == [0, 2, 2]


@pytest.mark.rule("VK-058")
def test_noblesse_oblige_hands_a_token_over_from_afar() -> None:
    """Both gain 1 per success; handing something over is up to her, and uses no token."""
    s = arranged(58, gap=5)
    s.vagrants[1].at = SPACE["B5b"]
    hold(s, 0, "nail", "salt")
    t = cast(s, 58, 2, [4, 5], "keep:salt", aim="v1").state
    v, o = t.vagrants
    assert (v.tokens, o.tokens, v.humanity, o.humanity) == (["nail"], ["salt"], 7, 7)
    assert not v.token_used
    t = cast(s, 58, 2, [4, 1], "nothing", aim="v1").state
    assert t.vagrants[0].tokens == ["nail", "salt"] and t.vagrants[1].humanity == 6


@pytest.mark.rule("VK-060", "VK-064")
def test_incense_and_casting_out_shed_effects() -> None:
    """Copal Incense one from its target at 2 successes; Cast It Out one from everybody within 2, to the Haint's good."""
    s = arranged(60)
    s.vagrants[1].effects = ["spooked"]
    t = cast(s, 60, 2, [4, 5], aim="v1").state
    assert not t.vagrants[1].effects and t.vagrants[1].humanity == 7
    assert cast(s, 60, 2, [4, 1], aim="v1").state.vagrants[1].effects == ["spooked"]
    s = arranged(64, gap=3)
    for v in s.vagrants:
        v.effects = ["shakes", "spooked"]
    session = cast(s, 64, 2, [4, 5], "shed:shakes", "shed:spooked")
    t = session.state
    assert [v.effects for v in t.vagrants] == [["spooked"], ["shakes"]]
    assert t.haints[0].humanity == 4
    s.vagrants[1].at = SPACE["A6c"]
    t = cast(s, 64, 2, [4, 5], "shed:shakes").state
    assert t.haints[0].humanity == 3


@pytest.mark.rule("VK-063")
def test_raise_the_fallen_heals_a_wound_at_three() -> None:
    """Of the target's choice, and not for the Westbound."""
    s = arranged(63)
    s.vagrants[1].skills = [-35, 0, -36, 0]
    t = cast(s, 63, 3, [3, 4, 5], "heal:36", aim="v1").state
    assert t.vagrants[1].skills == [-35, 0, 36, 0] and t.vagrants[1].humanity == 8
    assert cast(s, 63, 3, [3, 4, 1], aim="v1").state.vagrants[1].skills == [-35, 0, -36, 0]
    s.vagrants[1].westbound, s.vagrants[1].under, s.vagrants[1].humanity = True, 0, 1
    assert cast(s, 63, 3, [3, 4, 5], aim="v1").state.vagrants[1].skills == [-35, 0, -36, 0]


@pytest.mark.rule("VK-068", "VK-070")
def test_the_cursebearer_gets_away() -> None:
    """Distant Memory 1 step per success; One Step Ahead 1 per success and Coin, and a ward per Coin."""
    t = cast(arranged(68, gap=4), 68, 2, [4, 5]).state
    assert (t.haints[0].humanity, t.vagrants[0].steps) == (2, 2)
    v = cast(arranged(70), 70, 2, [3, 1], aim="v0").state.vagrants[0]
    assert (v.steps, v.ward) == (3, 2)


@pytest.mark.rule("VK-071")
def test_through_the_heart_comes_out_on_the_other_side() -> None:
    """2 per success; Haunted on the way, which gives 1 more to whoever is hunted so (VS-064)."""
    session = cast(arranged(71), 71, 1, [4, 5])
    assert set(offered(session)) == {"place:B2a", "place:B2c", "place:B3b"}
    t = go_on(session, "place:B3b").state
    assert t.vagrants[0].at == SPACE["B3b"] and t.vagrants[0].humanity == 4
    assert t.haints[0].humanity == 5


@pytest.mark.rule("VK-074")
def test_draw_it_off_takes_an_effect_upon_oneself() -> None:
    """Each Haint beside then gains 3."""
    s = arranged(74)
    s.vagrants[1].effects = ["spooked"]
    t = cast(s, 74, 2, [3, 4], aim="v1").state
    assert [v.effects for v in t.vagrants] == [["spooked"], []]
    assert t.haints[0].humanity == 3 and t.vagrants[1].humanity == 7
    s.haints[0].at = SPACE["B3b"]
    assert cast(s, 74, 1, [3], aim="v1").state.haints[0].humanity == 0
    assert cast(arranged(74), 74, 1, [3], aim="v1").state.haints[0].humanity == 0


@pytest.mark.rule("VK-075")
def test_in_a_pinch_frees_the_hands() -> None:
    """A second token this round."""
    s = arranged(75)
    s.vagrants[0].token_used = True
    session = cast(s, 75, 2, [4, 5], "keep:nail", aim="v0", picks=["nail", "salt"])
    v = session.state.vagrants[0]
    assert v.tokens == ["nail"] and not v.token_used and "nail:0" in offered(session)


@pytest.mark.rule("VK-076", "VK-080")
def test_crows_settle_and_haints_near_them_gain() -> None:
    """Feathery Friend within 3; a Murder of Crows within 5, and Vagrants near it gain 1 as well."""
    s = arranged(76, gap=5)
    session = cast(s, 76, 2, [4, 5], aim="v0")
    assert "place:B4b" in offered(session) and "place:B5b" not in offered(session)
    assert go_on(session, "place:B4b").state.haints[0].humanity == 2
    assert cast(s, 76, 2, [4, 5], "place:B3b", aim="v0").state.haints[0].humanity == 0
    s = arranged(80, gap=5)
    session = cast(s, 80, 2, [4, 5], aim="v0")
    assert "place:BCb" not in offered(session)
    t = go_on(session, "place:B5c").state
    assert t.haints[0].humanity == 2 and [v.humanity for v in t.vagrants] == [5, 5]
    t = cast(s, 80, 2, [4, 5], "place:B2b", aim="v0").state
    assert t.haints[0].humanity == 0 and [v.humanity for v in t.vagrants] == [6, 6]


@pytest.mark.rule("VK-079")
def test_something_for_everyone_is_handed_round() -> None:
    """A token per success, each to whom he likes within 3."""
    s = arranged(79)
    session = cast(s, 79, 2, [4, 5], "take:1", "take:0", aim="v0", picks=["nail", "apple"])
    t = session.state
    assert [v.tokens for v in t.vagrants] == [["apple"], ["nail"]] and not t.held
    s.vagrants[1].at = SPACE["A1a"]
    session = cast(s, 79, 1, [4], aim="v0", picks=["nail"])
    assert session.state.vagrants[0].tokens == ["nail"]


@pytest.mark.rule("VK-081")
def test_twice_told_takes_tokens_off_the_cycle_track() -> None:
    """One, with 2 successes two; an empty track gives nothing."""
    s = arranged(81)
    for token in ("apple", "salt"):
        s.bindle.remove(token)
        s.cycle[token] += 1
    session = cast(s, 81, 2, [3, 4], "keep:apple", aim="v0")
    t = session.state
    assert t.vagrants[0].tokens == ["apple", "salt"] and t.cycle["apple"] == t.cycle["salt"] == 0
    t = cast(s, 81, 2, [3, 1], "keep:apple", aim="v0").state
    assert t.vagrants[0].tokens == ["apple"] and t.cycle["salt"] == 1
    assert not cast(arranged(81), 81, 1, [3], aim="v0").state.vagrants[0].tokens


@pytest.mark.rule("VK-091")
def test_soulful_chord_gives_or_leads_each_time() -> None:
    """Two successes, one of each."""
    session = cast(arranged(91, gap=3), 91, 2, [4, 5], "gain", "lead", "place:B3b")
    haint = session.state.haints[0]
    assert (haint.humanity, haint.at) == (1, SPACE["B3b"])


@pytest.mark.rule("VK-096")
def test_a_tale_retold_rummages_too() -> None:
    """1 per success, and one token."""
    session = cast(arranged(96, gap=3), 96, 2, [5, 5], picks=["apple"])
    t = session.state
    assert t.haints[0].humanity == 2 and t.vagrants[0].tokens == ["apple"]


@pytest.mark.rule("VK-050")
def test_a_decoy_by_skill_leaves_a_token_its_due() -> None:
    """Whoever holds what draws the Haints goes on drawing them."""
    s = table("runaway", "songsmith", scenario="s02")
    s.vagrants[0].decoy, s.vagrants[0].tokens, s.special = True, ["e7"], 0
    after = go_on(sit(s), "turn:0").state
    assert after.special == 0 and not after.vagrants[0].decoy
