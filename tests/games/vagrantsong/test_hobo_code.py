"""The Hobo Code: two possible targets, two possible directions, and the worst of them comes true (VS-002, VS-200)."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import SPACE
from hearthside.games.vagrantsong.rules.movement import drift
from hearthside.games.vagrantsong.rules.ties import worst

from .table import block, haunting, offered, set_at, sit, table
from .test_range import run


@pytest.mark.rule("VS-002", "VS-184")
def test_of_two_candles_as_near_the_haint_takes_the_one_that_haunts() -> None:
    """Whatever the dice would say: the way to one of them leads over a Vagrant."""
    for seed in range(4):
        s = table("songsmith", "cursebearer", haint="B3b")
        s.haints[0].mood = 1
        s.candles = [SPACE["B1b"], SPACE["B5b"]]
        set_at(s, "B4b", "A1a")
        session = sit(haunting(s), picks=["candle"], seed=seed)
        assert session.state.haints[0].at == SPACE["B5b"]
        assert SPACE["B5b"] not in session.state.candles and SPACE["B1b"] in session.state.candles


@pytest.mark.rule("VS-184", "VS-200")
def test_of_two_candles_that_are_no_worse_the_party_chooses() -> None:
    """Nobody stands in either way."""
    s = table("songsmith", "cursebearer", haint="B3b")
    s.haints[0].mood = 1
    s.candles = [SPACE["B1b"], SPACE["B5b"]]
    set_at(s, "A1a", "A2a")
    session = sit(haunting(s), picks=["candle"], seed=1)
    assert session.asked.ask == "haint_way"
    assert set(offered(session)) == {"place:B1b", "place:B5b"}


@pytest.mark.rule("VS-002", "VS-019", "VS-212")
def test_a_forced_move_goes_through_the_haint_where_that_is_as_short() -> None:
    """Two ways of the same length to the same end: the one through the Haint Haunts."""
    s = table("songsmith", "cursebearer", haint="B2a")
    set_at(s, "B1a", "A1a")
    run(drift(s, 0, 3, 1 << SPACE["B3c"]), *["place:B2c"] * 3)
    assert s.vagrants[0].humanity == 9 and s.haints[0].haunted == 1
    s = table("songsmith", "cursebearer", haint="B2a")
    s.haints[0].haunted = 1
    set_at(s, "B1a", "A1a")
    asked = run(drift(s, 0, 3, 1 << SPACE["B3c"]), "place:B3b")
    assert asked == ["drift"] and s.vagrants[0].humanity == 10, "Haunted once already this turn"


@pytest.mark.rule("VS-002", "VS-019")
def test_of_two_ends_the_one_that_hurts_is_taken() -> None:
    """A Hole before the plain floor; then the end nearer to a Haint; then whoever is moved may choose."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="C6d")
    set_at(s, "B1a", "A1a")
    block(s, "B2b", kind="hole")
    s.dice = sit(s, rolls=[6, 6]).state.dice
    assert run(drift(s, 0, 2, 1 << SPACE["B3c"])) == [] and s.vagrants[0].at == SPACE["B2b"]
    s = table("songsmith", "cursebearer", haint="B1d")
    set_at(s, "B1a", "A1a")
    assert run(drift(s, 0, 1, 1 << SPACE["B3c"])) == [] and s.vagrants[0].at == SPACE["B1b"]
    s = table("songsmith", "cursebearer", haint="B3c")
    set_at(s, "B1a", "A1a")
    assert run(drift(s, 0, 1, 1 << SPACE["B3c"]), "place:B2a") == ["drift"]


@pytest.mark.rule("VS-002")
def test_one_function_settles_every_tie() -> None:
    """It keeps whatever does most harm, and all of that."""
    assert worst([1, 5, 5, 2], harm=lambda n: n) == [5, 5]
    assert worst(["a", "b"], harm=lambda _: (0, 1)) == ["a", "b"]
