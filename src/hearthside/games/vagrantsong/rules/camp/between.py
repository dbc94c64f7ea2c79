"""The In-Between card: an answer given in secret, or a door chosen together (VS-270)."""

from __future__ import annotations

from hearthside.kernel import Act

from ...content.between import CARDS
from ...content.line import DOOR_WORDS, open_doors
from ...state import Journey
from ..asking import Question


def no_door(s: Journey, _: int, door: str) -> str | None:
    """VS-270: a door that has not been used, with a night behind it."""
    return None if door in open_doors(s) else "VS-270"


DOOR = Question(
    "door",
    "VS-270",
    (
        Act[Journey, [str]](
            "door",
            "VS-270",
            over=DOOR_WORDS,
            barred=no_door,
            label=lambda s, _, door: DOOR_WORDS[door],
            points="door:{0}",
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
