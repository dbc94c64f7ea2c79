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
"""The room that is sampled. Most content takes effect at import, where judging one mutant takes seconds."""


@dataclass(frozen=True, slots=True)
class Terms:
    """How a sample was drawn: `size` of `of` mutants, and `each` more of every rule, by a seed.

    `witnessed` tells whether its survivors were shown to witnesses, which takes longer than all the rest.
    """

    size: int
    of: int
    each: int
    seed: int
    witnessed: bool = True


@dataclass
class Sample:
    """What was drawn. Only `counted` mutants tell how many die; those drawn for a rule's sake tell about that rule."""

    terms: Terms
    mutants: list[Mutant]
    counted: frozenset[str] = field(repr=False)


def draw(subject: Subject, mutants: Iterable[Mutant], size: int, each: int, seed: int) -> Sample:
    """Draw `size` mutants of the rules, and for every rule `each` more, those on a line that cites it first."""
    every = [mutant for mutant in mutants if subject.room(mutant.file) == ROOM]
    chance = sorted(every, key=lambda mutant: short_hash(f"{seed}|{mutant.key}"))
    counted = frozenset(mutant.key for mutant in chance[:size])
    wanted = set(counted)
    for rule in {rule for mutant in every for rule in mutant.ids}:
        of_rule = [mutant for mutant in chance if rule in mutant.ids]
        of_rule.sort(key=lambda mutant: not mutant.on_line)
        wanted.update(mutant.key for mutant in of_rule[:each])
    terms = Terms(len(counted), len(every), each, seed)
    return Sample(terms, [mutant for mutant in every if mutant.key in wanted], counted)


def between(died: int, judged: int) -> tuple[float, float]:
    """The percentages between which the whole lies, 19 times of 20 (Wilson's interval)."""
    if not judged:
        return 0.0, 100.0
    z, share = 1.96, died / judged
    middle = share + z * z / (2 * judged)
    reach = z * sqrt(share * (1 - share) / judged + z * z / (4 * judged * judged))
    scale = 100 / (1 + z * z / judged)
    return (middle - reach) * scale, (middle + reach) * scale
