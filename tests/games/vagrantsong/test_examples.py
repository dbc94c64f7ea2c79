"""The book's worked examples, Bones and draws as printed (VS-298 to VS-308), and its Example Round."""

from __future__ import annotations

import dataclasses

import pytest

from hearthside.games.vagrantsong.content.board import SPACE
from hearthside.games.vagrantsong.content.page import SCENARIOS, Action
from hearthside.games.vagrantsong.rules.blows import lose, target
from hearthside.games.vagrantsong.rules.haint import choose_target, perform
from hearthside.games.vagrantsong.rules.humanity import gain
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Asks, ScriptedDice

from .table import acting, go_on, offered, placing, set_at, sit, table
from .test_range import run

GOIN_THAT_WAY = Action("I'm Goin' That Way", "", move=4, range=1, does=(target(lose(3)),))
NEED_FOR_SPEED = Action("A Need for Speed", "", move=3)
GHOSTLY_TOUCH = Action("Ghostly Touch", "", range=1, does=(target(lose(3)),))


@pytest.mark.rule("VS-298")
def test_songsmith_moves_two_down_and_two_right() -> None:
    """Two Coins at value 2: four spaces, to stand next to the Haint."""
    s = table("songsmith", "cursebearer", haint="A4c")
    set_at(s, "A1a", "C6d")
    session = sit(placing(s, 0))
    go_on(session, "coin:move", "coin:move", "coin:bust")
    assert "go:A3c" in offered(session)
    go_on(session, "go:A3c")
    assert "bust:0" in offered(session)


@pytest.mark.rule("VS-299")
def test_rummage_two_draws_a_nail_an_event_and_then_an_apple() -> None:
    """The Event fires and is set aside, another token is drawn, the Apple kept, the Nail goes back."""
    s = table("songsmith", "cursebearer")
    s.bindle.append("e8")
    session = sit(acting(s, 0, rummage=2), picks=["nail", "e8", "apple"])
    go_on(session, "rummage", "keep:apple")
    assert session.state.vagrants[0].tokens == ["apple"]
    assert session.state.bindle.count("nail") == 8 and "e8" not in session.state.bindle
    assert session.state.vagrants[0].junk == [21]


@pytest.mark.rule("VS-300")
def test_investigate_with_three_and_five_is_one_success() -> None:
    """One Coin of Move onto the token, two on Investigate at 4+."""
    s = table("songsmith", "cursebearer")
    s.events[4] = SPACE["A2b"]
    session = sit(acting(s, 0, move=1, investigate=2), rolls=[3, 5])
    go_on(session, "go:A2b", "investigate:4")
    v = session.state.vagrants[0]
    assert v.tokens == ["foot"] and v.steps == -2


@pytest.mark.rule("VS-301")
def test_patch_up_with_one_five_six_and_three_heals_two() -> None:
    """The 6 rolls another Bone, which fails; 5 becomes 7."""
    s = table("songsmith", "cursebearer")
    s.vagrants[0].humanity = 5
    session = go_on(sit(acting(s, 0, patch=3), rolls=[1, 5, 6, 3]), "patch")
    assert session.state.vagrants[0].humanity == 7


@pytest.mark.rule("VS-302")
def test_bust_with_two_four_and_five_gives_one() -> None:
    """At 5+."""
    s = table("songsmith", "cursebearer", haint="A2a")
    s.haints[0].humanity = 4
    session = go_on(sit(acting(s, 0, bust=3), rolls=[2, 4, 5]), "bust:0")
    assert session.state.haints[0].humanity == 5


@pytest.mark.rule("VS-303")
def test_can_do_attitude_in_the_hands_of_the_empress() -> None:
    """2 and 6; two more Bones, 3 and 4: two successes, and 2 more for two Coins on the first turn."""
    s = table("empress", "songsmith", haint="A2a")
    s.vagrants[0].skills[3] = 1
    s.first = 0
    session = go_on(sit(acting(s, 0, s1=2, move=1), rolls=[2, 6, 3, 4]), "skill:1,h0")
    assert session.state.haints[0].humanity == 4


@pytest.mark.rule("VS-304")
def test_soothing_hymn_with_doubles() -> None:
    """6, 1, 1, then 4: the Haint gains 2, the Revivalist 2 up to his maximum."""
    s = table("revivalist", "cursebearer", haint="A3a")
    set_at(s, "A1a", "C6d")
    s.haints[0].humanity = 4
    s.vagrants[0].humanity = 9
    session = go_on(sit(acting(s, 0, s59=3), rolls=[6, 1, 1, 4]), "skill:59,h0")
    assert session.state.haints[0].humanity == 6 and session.state.vagrants[0].humanity == 10


@pytest.mark.rule("VS-305")
def test_five_lost_outranks_three_lost_nearer_by() -> None:
    """Cursebearer and Revivalist in the Haint's car."""
    s = table("cursebearer", "revivalist", haint="B2b")
    set_at(s, "B6d", "B3b")
    s.vagrants[0].humanity -= 5
    s.vagrants[1].humanity -= 3
    assert choose_target(s, 0, GOIN_THAT_WAY) == 0


@pytest.mark.rule("VS-306")
def test_a_target_exactly_four_away_with_somebody_on_the_way() -> None:
    """Both are Haunted, the Wayfarer steps aside, both lose 1."""
    s = table("empress", "wayfarer", haint="B1b")
    set_at(s, "B3b", "B5b")
    s.special = 1
    action = Action("", "", move=4, range=1)
    asked = run(perform(s, 0, action), "place:B5c")
    assert asked == ["aside"]
    assert s.haints[0].at == SPACE["B5b"] and s.vagrants[1].at == SPACE["B5c"]
    assert [v.humanity for v in s.vagrants] == [10, 8]


@pytest.mark.rule("VS-307")
def test_a_move_that_falls_short_haunts_on_the_way() -> None:
    """Three toward the most hurt, over the Revivalist, ending next to her."""
    s = table("cursebearer", "revivalist", haint="B5b")
    set_at(s, "B1b", "B3b")
    s.vagrants[0].humanity = 8
    run(perform(s, 0, NEED_FOR_SPEED))
    assert s.haints[0].at == SPACE["B2b"]
    assert [v.humanity for v in s.vagrants] == [8, 9]


@pytest.mark.rule("VS-308")
def test_the_most_hurt_in_range_goes_from_eight_to_five() -> None:
    """Ghostly Touch, Range 1."""
    s = table("cursebearer", "revivalist", haint="B2b")
    set_at(s, "B1b", "B3b")
    s.vagrants[0].humanity = 8
    run(perform(s, 0, GHOSTLY_TOUCH))
    assert [v.humanity for v in s.vagrants] == [5, 10]


@pytest.mark.rule("VS-023", "VS-043", "VS-132", "VS-177", "VS-195", "VS-206")
def test_the_example_round_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Round 4 of the book: Cursebearer, Haint, Revivalist, Haint, and the round is over.

    Played on the Turned Faces' page with the Lost Soul's two actions in place of theirs.
    """
    made = SCENARIOS["s01"]
    mood = dataclasses.replace(
        made.haints[0].moods[1], nail=NEED_FOR_SPEED, candle=GHOSTLY_TOUCH, end=None
    )
    card = dataclasses.replace(made.haints[0], moods=(made.haints[0].moods[0], mood))
    monkeypatch.setitem(SCENARIOS, "s01", dataclasses.replace(made, haints=(card,)))
    s = table("revivalist", "cursebearer", haint="B6b")
    set_at(s, "B4b", "B4c")
    s.rituals.append("read_the_signs")
    s.rounds, s.round = 3, 3
    s.haints[0].mood, s.haints[0].humanity = 1, 4
    s.haints[0].threshold = 12
    s.vagrants[1].humanity = 7
    s.events[7] = SPACE["B2b"]
    event = dataclasses.replace(
        made.event(7), fires=None, tiers=(SCENARIOS["s01"].event(2).tiers[0], _gain_one)
    )
    events = tuple(event if e.number == 7 else e for e in made.events)
    monkeypatch.setitem(SCENARIOS, "s01", dataclasses.replace(SCENARIOS["s01"], events=events))
    for v in s.vagrants:
        v.acted = True
    session = sit(s, rolls=[3, 6, 1, 1, 4], picks=["foot", "nail", "candle"])
    assert session.state.round == 4
    go_on(session, "turn:1", "coin:move", "coin:investigate", "coin:rummage")
    go_on(session, "go:B2b", "investigate:7")
    assert session.state.vagrants[1].humanity == 8 and 7 not in session.state.events
    go_on(session, "rummage")
    assert session.state.vagrants[1].tokens == ["foot"]
    while session.decision is not None and session.decision.ask in ("act", "haint_way"):
        session.choose("end" if session.decision.ask == "act" else offered(session)[0])
    assert session.state.vagrants[0].humanity == 9
    assert session.state.cycle["nail"] == 1
    go_on(session, "coin:s59", "coin:s59", "coin:s59", "skill:59,h0", "take:0")
    assert session.state.haints[0].humanity == 6 and session.state.vagrants[0].humanity == 10
    assert session.state.vagrants[1].humanity == 5
    assert session.state.cycle["candle"] == 1
    assert session.state.rounds == 5
    assert isinstance(session.state.dice, ScriptedDice) and session.state.dice.left == 0


def _gain_one(s: Journey, i: int) -> Asks:
    yield from gain(s, i, 1)
