"""What a seat cannot know: the Junk deck, and what the others have answered in secret."""

from __future__ import annotations

from hearthside.kernel import Dice, knows

from .state import Journey


def redeal(s: Journey, seat: int, rng: Dice) -> None:
    """Shuffle what a seat cannot know: the Junk deck, and others' secret answers."""
    rng.shuffle(s.camp.junk_deck)
    if not s.camp.shown:
        for k, answer in enumerate(s.camp.answers):
            if not knows(seat, k) and answer >= 0:
                s.camp.answers[k] = rng.below(2 if s.voting >= 0 else 3)


FACE_DOWN = 9
"""How an answer is written that somebody else has given in secret."""


def veil(s: Journey, seat: int) -> None:
    """Turn over what a seat cannot know: others' secret answers."""
    if not s.camp.shown:
        s.camp.answers = [
            answer if k == seat or answer < 0 else FACE_DOWN
            for k, answer in enumerate(s.camp.answers)
        ]
