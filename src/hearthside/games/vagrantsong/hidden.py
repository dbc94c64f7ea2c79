"""What a seat cannot know: the Junk deck, what the others have answered or written down in secret."""

from __future__ import annotations

from hearthside.kernel import Dice, knows

from .rules.places import scenario_of
from .state import SECRET, Journey


def redeal(s: Journey, seat: int, rng: Dice) -> None:
    """Shuffle what a seat cannot know: the Junk deck, and others' secrets."""
    rng.shuffle(s.camp.junk_deck)
    if not s.camp.shown:
        for k, answer in enumerate(s.camp.answers):
            if not knows(seat, k) and answer >= 0:
                s.camp.answers[k] = rng.below(2 if s.voting >= 0 else 3)
    written = scenario_of(s).written
    for k, track in enumerate(SECRET):
        if track in s.tracks and not knows(seat, k) and written is not None:
            s.tracks[track] = rng.pick(written(s))


FACE_DOWN = 9
"""How an answer is written that somebody else has given in secret."""


def veil(s: Journey, seat: int) -> None:
    """Turn over what a seat cannot know: others' secrets."""
    if not s.camp.shown:
        s.camp.answers = [
            answer if k == seat or answer < 0 else FACE_DOWN
            for k, answer in enumerate(s.camp.answers)
        ]
    for k, track in enumerate(SECRET):
        if track in s.tracks and k != seat:
            s.tracks[track] = FACE_DOWN
