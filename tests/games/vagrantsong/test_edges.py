"""Edges: long rolls, a token given up or not, actions that touch nobody, floors that somebody stands on."""

from __future__ import annotations

import pytest
from tests.positions import asked

from hearthside.games.vagrantsong.content.board import NAME, SPACE
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from .cards.casting import cast
from .table import acting, block, go_on, hold, offered, set_at, sit, table, verbs
from .test_haint import settle

# -- Bones ---------------------------------------------------------------------------------------------


@pytest.mark.rule("VS-060", "VS-061")
def test_sixes_go_on_for_long_but_not_for_ever() -> None:
    """Each brings another Bone; after forty the dice are worn out."""
    s = acting(table("songsmith", "cursebearer", haint="A2a"), 0, bust=1)
    s.haints[0].threshold, s.vagrants[0].at = 60, SPACE["A1a"]
    session = go_on(sit(s, rolls=[6] * 40, seed=1), "bust:0")
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
