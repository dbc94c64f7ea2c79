"""Golden games: finished records that replay bit for bit. A rule change that alters one must say so."""

from __future__ import annotations

from pathlib import Path

import pytest

from hearthside.games import GAMES, load
from hearthside.kernel import Record

pytestmark = pytest.mark.witness

RECORDS = sorted(Path(__file__).parent.glob("*/*.record"))


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


def test_every_game_has_golden_games() -> None:
    """One for each example setup."""
    kept = {name: len(list(Path(__file__).parent.glob(f"{name}/*.record"))) for name in GAMES}
    assert kept == {name: len(load(name).examples) for name in GAMES}
