"""Cards hold their effect: the rules know numbers and moments, and no card by name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import hearthside.games.vast as vast
from hearthside.games.vast.content.cards import CARDS, Card, Number, deck, whole

RULES = Path(vast.__file__).parent / "rules"
VERBS = {"conjure", "grow"}
"""What the Warlock does is called like two cards."""


def strings(path: Path) -> Iterator[str]:
    """The strings that a module uses, its docstrings aside."""
    tree = ast.parse(path.read_text("utf-8"))
    texts = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in texts:
            yield node.value


def test_the_rules_name_no_card() -> None:
    named = {
        f"{path.relative_to(RULES)}: {text}"
        for path in RULES.rglob("*.py")
        for text in strings(path)
        if text in CARDS and CARDS[text].deck != "skeletons" and text not in VERBS
    }
    assert not named


def test_every_card_says_what_it_does() -> None:
    """By an act, by an effect, or as one of the powers and Skeletons whose rule is their own."""
    idle = [key for key, card in CARDS.items() if not (card.acts or card.effects)]
    assert sorted(idle) == [
        *("cave_in", "eyes", "fangs", "gnome", "shooty", "smashy", "webs"),
    ]
    assert all(card.rule in vast.game.rulebook for card in CARDS.values())


def test_two_cards_cannot_share_a_key() -> None:
    with pytest.raises(ValueError, match="halo"):
        deck("treasures", Card("halo", "Another Halo", "Shines.", "VM-293"))


def test_a_deck_holds_as_many_copies_as_its_cards_say() -> None:
    assert whole([Card("a", "A", "", "VM-340", copies=2), Card("b", "B", "", "VM-340")]) == list(
        "aab"
    )


def test_several_cards_change_one_number() -> None:
    steps = Number(2)
    steps.plus(2)("boots")
    steps.plus(-1)("chains")
    assert [steps.of(cards) for cards in ([], ["boots"], ["chains"], ["chains", "boots"])] == [
        2,
        4,
        1,
        3,
    ]
