"""Why the solo Skeletons do not go elsewhere, and why a rank is not raised."""

from __future__ import annotations

import pytest

from ..arrange import begin, blank, corridor, play, spot
from .cases import refuses


@pytest.mark.rule("VM-258", "VM-259", "VM-261")
def test_why_a_skeleton_is_not_led_there() -> None:
    s = blank("journey")
    corridor(s, "D4 E4 D5 C4 D3", "shrine")
    s.paladin.at, s.paladin.prepare = spot("D4"), 3
    s.map.stack = []
    k = s.skeletons
    k.march = [0]
    k.at[0] = spot("E6")
    session = play(begin(s, "solo_rises", 1))
    assert refuses(session, ("go:E6", "VM-258", "beside you"))
    k.at[0] = spot("A1")
    session = play(begin(s, "solo_rises", 1))
    assert refuses(session, ("go:A1", "VM-259", "as near as it can"))


@pytest.mark.rule("VM-268", "VM-267")
def test_why_that_rank_is_not_raised() -> None:
    s = blank("journey", campaign=True)
    s.ranks = [1, 0, 0]
    s.winner, s.how = 0, "ghosts"
    session = play(begin(s, "journey_ends", 0))
    assert refuses(session, ("raise:devotion", "VM-268", "rank is 1"))
