"""What a seat cannot know: the Junk deck, and what the others have answered in secret."""

from __future__ import annotations

from hearthside.kernel import Dice

from .state import Journey


def redeal(s: Journey, seat: int, rng: Dice) -> None:
    """Shuffle what a seat cannot know: the Junk deck, and others' secret answers."""
    rng.shuffle(s.camp.junk_deck)
    if not s.camp.shown:
        for k, answer in enumerate(s.camp.answers):
            if k != seat and answer >= 0:
                s.camp.answers[k] = rng.below(3)
