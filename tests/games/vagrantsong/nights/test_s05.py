"""Black & Blue: the Blackbird."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import SPACE

from ..table import acting, go_on, hold, sit, table


@pytest.mark.rule("VS-059")
def test_the_dynamite_goes_off_on_any_bone_at_flood_height_one() -> None:
    """The success value is the height of the car, and nothing may modify it: at 1 a Bone cannot fail."""
    s = table("songsmith", "cursebearer", scenario="s05", haint="B4c")
    s.events[1], s.vagrants[0].at, s.vagrants[0].kept = SPACE["A2c"], SPACE["A2c"], ["e4"]
    hold(s, 0, "candle")
    for height, bone, blown in ((1, 1, True), (2, 1, False), (2, 2, True)):
        s.tracks["flood_a"] = height
        session = go_on(sit(acting(s, 0, investigate=1), rolls=[bone], seed=1), "investigate:1")
        assert (session.state.haints[0].mood == 1) is blown
