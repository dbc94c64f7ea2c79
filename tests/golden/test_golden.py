"""Golden games: finished records that replay bit for bit, and short ones told in plain text.

A rule change that alters one must say so.
"""

from __future__ import annotations

from difflib import unified_diff
from itertools import zip_longest
from pathlib import Path

import pytest
from tools.playthrough import told

from hearthside.games import GAMES, load
from hearthside.kernel import Record

pytestmark = pytest.mark.witness

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_a_golden_game_replays_bit_for_bit(path: Path) -> None:
    """Same choices, same digests, same text of the record, under the version it was made with."""
    game = load(path.parent.name)
    text = path.read_text("utf-8")
    record = Record.parse(text)
    assert record.rules == game.version, (
        "the rules were given a new version: write golden games anew"
    )
    assert str(record.replay(game).record()) == text


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_still_tells_what_happens(name: str) -> None:
    """Prompts, options, lines and what each seat sees; the first step that differs is shown."""
    kept = (HERE / name / "playthrough.txt").read_text("utf-8")
    assert difference(kept, list(told(kept, load(name)))) == ""


def difference(kept: str, now: list[str]) -> str:
    """The first block in which a playthrough and its text differ, as a diff; empty if there is none."""
    before, after = kept.split("\n\n## "), "".join(now).split("\n\n## ")
    for was, is_now in zip_longest(before, after, fillvalue=""):
        if was != is_now:
            lines = unified_diff(was.splitlines(), is_now.splitlines(), "kept", "now", lineterm="")
            return "\n".join(lines)
    return ""


def test_a_difference_is_shown_as_the_first_step_that_differs() -> None:
    """A label that was changed by hand is found, and nothing after it is told."""
    kept = (HERE / "pilfer" / "playthrough.txt").read_text("utf-8")
    spoilt = kept.replace("Search the vault", "Rob the vault")
    shown = difference(spoilt, list(told(kept, load("pilfer")))).splitlines()
    changed = [line for line in shown if line[0] in "+-" and line[:3] not in ("+++", "---")]
    assert sorted(line[0] for line in changed) == ["+", "-"]
    assert all("the vault" in line for line in changed)


def test_every_game_has_golden_games() -> None:
    """One for each example setup."""
    kept = {name: len(list(HERE.glob(f"{name}/*.record"))) for name in GAMES}
    assert kept == {name: len(load(name).examples) for name in GAMES}
