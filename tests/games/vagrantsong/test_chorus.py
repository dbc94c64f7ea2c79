"""Haints that Vagrants move where Humanity does not help them, and several that act by one token (VS-045, VS-106, VN-2205)."""

from __future__ import annotations

import pytest
from tests.positions import asked

from hearthside.games.vagrantsong.content.board import NAME, SPACE
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from .nights.test_s22 import band, opened
from .table import acting, go_on, haunting, hold, offered, set_at, sit
from .test_haint import settle


def moved(s: Journey, *bones: int) -> Session[Journey]:
    """The first Vagrant Busts a Haint that takes nothing, with a success for each of these Bones."""
    return go_on(sit(acting(s, 0, bust=len(bones)), rolls=list(bones), seed=1), "bust:0")


def ends(session: Session[Journey]) -> set[str]:
    """Where it may be moved to."""
    assert asked(session) == (0, "nudge")
    return {option.removeprefix("place:") for option in offered(session, "place")}


def stays(session: Session[Journey]) -> None:
    """There is nowhere to move it to, and nobody is asked."""
    assert asked(session) == (0, "act") and NAME[session.state.haints[0].at] == "A1a"


@pytest.mark.rule("VS-106", "VN-2205")
def test_it_may_be_moved_a_space_for_each_success_or_stay() -> None:
    s = band("cursebearer", "songsmith", skelly="A1a")
    set_at(s, "A2a", "C1a")
    assert ends(moved(s, 5, 1)) == {"A1a", "A1b"}
    assert ends(moved(s, 5, 5)) == {"A1a", "A1b", "A1c", "A2b"}


@pytest.mark.rule("VS-106", "VN-2205")
def test_it_is_moved_round_vagrants_and_over_haints_but_onto_neither() -> None:
    """A friend is in the way to A1c, another Haint is not."""
    s = band("cursebearer", "songsmith", skelly="A1a", flayed="C6a")
    set_at(s, "A2a", "A1b")
    stays(moved(s, 5, 5))
    s = band("cursebearer", "songsmith", skelly="A1a", flayed="A1b")
    set_at(s, "A2a", "C1a")
    assert ends(moved(s, 5, 5)) == {"A1a", "A1c", "A2b"}


@pytest.mark.rule("VS-148", "VN-2205")
def test_a_candle_ends_its_way_and_goes_out() -> None:
    s = band("cursebearer", "songsmith", skelly="A1a")
    set_at(s, "A2a", "C1a")
    s.bindle.remove("candle")
    s.candles.append(SPACE["A1b"])
    session = moved(s, 5, 5)
    assert ends(session) == {"A1a", "A1b"}
    t = go_on(session, "place:A1b").state
    assert t.candles == [] and t.cycle["candle"] == 1 and NAME[t.haints[0].at] == "A1b"


@pytest.mark.rule("VS-106", "VN-2205")
def test_nobody_moves_it_into_a_car_that_is_closed() -> None:
    s = band("cursebearer", "songsmith", skelly="A1a")
    set_at(s, "A2a", "C1a")
    s.closed = 1 << SPACE["A1b"]
    stays(moved(s, 5, 5))


@pytest.mark.rule("VS-139", "VN-2205", "VS-146")
def test_between_turns_the_party_says_where() -> None:
    """A Nail is 2 spaces, whoever uses it; outside anybody's turn the question is for all."""
    s = band("cursebearer", "songsmith", skelly="A1a")
    set_at(s, "A2a", "C1a")
    hold(s, 0, "nail")
    session = go_on(sit(s, seed=1), "by:0,nail,0")
    assert asked(session) == (-1, "nudge")
    assert {"place:A1c", "place:A2b"} <= set(offered(session))


@pytest.mark.rule("VS-045", "VN-2206")
def test_they_act_in_any_order_each_once() -> None:
    s = band(skelly="B3b", flayed="C3b")
    set_at(s, "A1a", "A1d")
    session = sit(haunting(s), picks=["salt"], seed=1)
    assert asked(session) == (-1, "chorus") and offered(session) == ["acts:0", "acts:1"]
    go_on(session, "acts:1")
    assert asked(session)[1] != "chorus"


@pytest.mark.rule("VS-045", "VN-2206", "VN-2204")
def test_who_plays_its_card_beside_its_mood_does_both_at_one_call() -> None:
    """The Skelly Man by a Foot: Downbeat, and Con Brio for everyone in range."""
    s = band(skelly="B3b", flayed="C6a")
    set_at(s, "B5b", "A1d")
    opened(s, "skelly_man")
    session = sit(haunting(s), picks=["foot"], seed=1)
    assert offered(session) == ["acts:0", "acts:1"]
    t = settle(go_on(session, "acts:0")).state
    assert [v.most - v.humanity for v in t.vagrants] == [1, 0]
