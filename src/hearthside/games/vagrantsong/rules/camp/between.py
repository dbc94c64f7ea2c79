"""The In-Between card: an answer given in secret, or a door chosen together (VS-270)."""

from __future__ import annotations

from hearthside.kernel import Act

from ...content.between import CARDS
from ...state import Journey
from ..asking import Question

DOORS = {"tunnel": "s03"}
"""The doors whose Scenarios are in, and where each leads."""
DOOR_WORDS = {
    "tunnel": "The wooden door, and the tunnel behind it",
    "snow": "The frosted door, and the white behind it",
    "orchard": "The stone door, and the orchard behind it",
}

DOOR = Question(
    "door",
    "VS-270",
    (
        Act[Journey, [str]](
            "door",
            "VS-270",
            over=DOOR_WORDS,
            barred=lambda s, _, door: None if door in DOORS else "VS-270",
            label=lambda s, _, door: DOOR_WORDS[door],
        ),
    ),
    prompt="Which door?",
)
ANSWER = Question(
    "answer",
    "VS-270",
    (
        Act[Journey, [str]](
            "answer",
            "VS-270",
            over="abc",
            label=lambda s, i, letter: (
                f"{letter.upper()}: {CARDS[s.camp.card].choices['abc'.index(letter)].front}"
            ),
            points="card:between",
        ),
    ),
    prompt="in secret, what goes through your head?",
    meanwhile="chooses a Coin in secret",
    secret=True,
)
