"""A random part of a subject's mutants, for a subject that is too large to prove whole.

Chance is a hash of the seed and a mutant's key: the same sample is drawn while lines stay as they are, a larger one
holds the smaller, and another seed draws one that nobody has written tests for.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt

from .mutants import Mutant, short_hash
from .scope import Subject

ROOM = "rules"
CONTENT = "content"
"""The rooms that are sampled, the second only where it is asked for: most content takes effect at import, where judging
one mutant takes seconds.
"""


@dataclass(frozen=True, slots=True)
class Terms:
    """How a sample was drawn: `size` of `of` mutants of the rules, and `each` more of every rule, by a seed.

    `witnessed` tells whether its survivors were shown to witnesses, which takes longer than all the rest; `content`,
    how many of `of_content` mutants of the content were drawn beside them.
    """

    size: int
    of: int
    each: int
    seed: int
    witnessed: bool = True
    content: int = 0
    of_content: int = 0

    def drawn(self, room: str) -> tuple[int, int]:
        """How many mutants of a room were drawn, and of how many."""
        return (self.content, self.of_content) if room == CONTENT else (self.size, self.of)


@dataclass
class Sample:
    """What was drawn. Only `counted` mutants tell how many die; those drawn for a rule's sake tell about that rule."""

    terms: Terms
    mutants: list[Mutant]
    counted: frozenset[str] = field(repr=False)


def draw(
    subject: Subject, mutants: Iterable[Mutant], size: int, each: int, seed: int, content: int = 0
) -> Sample:
    """Draw `size` mutants of the rules, and for every rule `each` more, those on a line that cites it first.

    With `content`, so many mutants of the content beside them.
    """
    told = list(mutants)
    chance = _shuffled(subject, told, ROOM, seed)
    inside = _shuffled(subject, told, CONTENT, seed) if content else []
    counted = frozenset(mutant.key for mutant in (*chance[:size], *inside[:content]))
    wanted = set(counted)
    for rule in {rule for mutant in chance for rule in mutant.ids}:
        of_rule = [mutant for mutant in chance if rule in mutant.ids]
        of_rule.sort(key=lambda mutant: not mutant.on_line)
        wanted.update(mutant.key for mutant in of_rule[:each])
    terms = Terms(
        min(size, len(chance)),
        len(chance),
        each,
        seed,
        content=min(content, len(inside)),
        of_content=len(inside),
    )
    return Sample(terms, [mutant for mutant in told if mutant.key in wanted], counted)


def _shuffled(subject: Subject, mutants: Iterable[Mutant], room: str, seed: int) -> list[Mutant]:
    """The mutants of a room in the order that a seed draws them."""
    every = [mutant for mutant in mutants if subject.room(mutant.file) == room]
    return sorted(every, key=lambda mutant: short_hash(f"{seed}|{mutant.key}"))


def between(died: int, judged: int) -> tuple[float, float]:
    """The percentages between which the whole lies, 19 times of 20 (Wilson's interval)."""
    if not judged:
        return 0.0, 100.0
    z, share = 1.96, died / judged
    middle = share + z * z / (2 * judged)
    reach = z * sqrt(share * (1 - share) / judged + z * z / (4 * judged * judged))
    scale = 100 / (1 + z * z / judged)
    return (middle - reach) * scale, (middle + reach) * scale
