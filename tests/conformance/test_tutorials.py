"""Every tutorial of every game plays by today's rules, and is short enough to be read."""

from __future__ import annotations

from typing import Any

import pytest

from hearthside.kernel import Game
from hearthside.kernel.rehearsal import faults

pytestmark = pytest.mark.witness
LONGEST = 420
"""Letters that one reads between two choices without losing patience."""


def test_tutorials_play_through(game: Game[Any]) -> None:
    """Every choice is on offer, all that shines is there, and what the words promise happens."""
    for tutorial in game.tutorials:
        assert list(faults(game, tutorial)) == []


def test_tutorials_teach_by_doing(game: Game[Any]) -> None:
    """The goal first, then choices; no beat is a lecture."""
    for tutorial in game.tutorials:
        beats = tutorial.beats
        assert beats[0].heading and not beats[0].choose, "the first beat says what wins"
        assert sum(bool(beat.choose) for beat in beats) >= len(beats) / 4
        assert [beat.heading for beat in beats if len(beat.say) > LONGEST] == []
        assert len({tutorial.name for tutorial in game.tutorials}) == len(game.tutorials)
