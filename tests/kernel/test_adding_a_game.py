"""The guide to adding a game is the game: its blocks are the real code, its example runs."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import hearthside.games.pilfer as pilfer

GUIDE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"


def squeezed(code: str) -> list[str]:
    """Code without its blank lines."""
    return [line for line in code.splitlines() if line.strip()]


def test_the_blocks_put_together_are_the_game() -> None:
    """Block by block, file by file, nothing left out."""
    told: dict[str, list[str]] = {}
    for block in re.findall(
        r"```python\n# (\S+\.py)\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL
    ):
        told.setdefault(block[0], []).extend(squeezed(block[1]))
    folder = Path(str(pilfer.__file__)).parent
    assert sorted(told) == sorted(path.name for path in folder.glob("*.py"))
    for name, lines in told.items():
        assert lines == squeezed((folder / name).read_text("utf-8")), name


def test_the_example_runs() -> None:
    """What the guide shows at the prompt is what happens."""
    flags = doctest.IGNORE_EXCEPTION_DETAIL
    done = doctest.testfile(str(GUIDE), module_relative=False, optionflags=flags)
    assert done.attempted > 8
    assert done.failed == 0
