"""The rule book whole: the book's own rules, then a chapter for each page of the Scenario Book."""

from __future__ import annotations

from hearthside.kernel import Rulebook

from . import scenarios as scenarios
from .page import SCENARIOS, chapter


def whole_book(package: str) -> Rulebook:
    """The rules beside the game's `__init__`, and every numbered fact of every page (VS-294)."""
    book = Rulebook.load(package)
    nights = [rule for made in SCENARIOS.values() for rule in chapter(made)]
    return Rulebook(book.title, [*book.rules.values(), *nights])
