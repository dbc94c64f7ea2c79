"""The crib sheet: every icon on any card, character, tile or mission has its words."""

from __future__ import annotations

import re
from pathlib import Path

from hearthside.games.deck_goes_west import game

from .test_jobs import all_jobs

SHEET = Path(__file__).parents[3] / "web/src/themes/deck_goes_west/crib.ts"


def icons() -> set[str]:
    """The names of all icons that are printed anywhere."""
    return {token.partition(":")[0] for job in all_jobs() for token in job.icons.split()}


def test_every_icon_has_words_in_the_browser() -> None:
    """And the sheet explains none that does not exist."""
    told = re.findall(r'\["([a-z-]+)", "[^"]+"\]', SHEET.read_text("utf-8"))
    assert len(told) == len(set(told))
    assert icons() - set(told) == set()
    assert set(told) - icons() == set()


def test_every_icon_has_words_in_the_rule_book() -> None:
    """The chapter names each of them, for those who read at a terminal."""
    sheet = " ".join(rule.text for rule in game.rulebook.chapters["Crib sheet"])
    told = set(re.findall(r"`([a-z-]+)`", sheet))
    assert told == icons()
