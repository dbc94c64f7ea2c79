"""What lies on the table during a game of Pilfer."""

from __future__ import annotations

from dataclasses import dataclass, field

from hearthside.kernel import Deck, State

from .content import WORTH

HAND = 5  # PF-004
ROUNDS = 12  # PF-012
GOAL = 12  # PF-011


@dataclass(slots=True, kw_only=True)
class Table(State):
    """A vault, hidden hands, open stashes, and a candle."""

    vault: Deck
    hands: list[list[str]]
    stashes: list[list[str]] = field(default_factory=list)
    turn: int = 0
    round: int = 1
    goal: int = GOAL


def worth(stash: list[str]) -> int:
    """What a stash scores."""
    return sum(WORTH[card] for card in stash)
