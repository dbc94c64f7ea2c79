"""Every role of the house, and every visitor, has a first turn that can be played."""

from __future__ import annotations

import pytest

from hearthside.games import load
from hearthside.games.vast.content.roles import ROLES

pytestmark = pytest.mark.witness


def test_every_role_has_a_first_turn_of_its_own() -> None:
    """The Paladin's is the game's first lesson; each other is named after its role, and played by it."""
    lessons = {lesson.name: lesson for lesson in load("vast").tutorials}
    for role in ROLES:
        lesson = lessons["first" if role.key == "paladin" else role.key]
        assert lesson.setup["roles"][lesson.me] == role.key
