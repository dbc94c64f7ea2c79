"""Counsel: what a game's advice says of every option of a decision, in the form in which a network stands on it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from math import log, log1p
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

SHARE, GAP = (0.0, 0.02, 0.05, 0.1, 0.2, 0.4, 0.7), (0.0, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3)
"""Where grades part: how far an option is behind the best, as a share of the whole span and as it is."""
GRADES = 1 + (len(SHARE) + 1) * (len(GAP) + 1)
"""How many grades there are; nought is nobody's."""

NEAR = 0.1
"""An option so far behind the best, as a share of the span, is a quarter as likely; ten times as far, 120 times less."""
SPAN = 1e-5
"""Where options are nearer to each other than this, their differences are small and not large."""
LEAST = -20.0
"""No option is thought less of."""


class Counsel(NamedTuple):
    """For every option how far advice leans to it, as a logit, nought for the best; and its grade, for the network."""

    leans: NDArray[np.float32]
    grades: NDArray[np.intp]


def counselled(values: Sequence[float], likes: Sequence[float]) -> Counsel:
    """Counsel out of what advice says of each option, and how readily its act is tried at all.

    What is equally good is equally likely, and nothing is ruled out: a little behind is less likely, far behind rare.

    >>> told = counselled([0.5, 0.5, 0.45, 0.3], [1, 1, 1, 1])
    >>> (10 * told.leans).round().tolist(), told.grades.tolist()
    ([0.0, 0.0, -25.0, -48.0], [1, 1, 46, 63])
    >>> (10 * counselled([0.5, 0.5], [1, 0.1]).leans).round().tolist()
    [0.0, -23.0]
    """
    best = max(values)
    span = max(SPAN, best - min(values))
    leans, grades = [], []
    for value, like in zip(values, likes, strict=True):
        gap = best - value
        share = gap / span
        leans.append(max(LEAST, log(like) - 2 * log1p(share / NEAR)))
        grades.append(1 + (len(GAP) + 1) * bisect_left(SHARE, share) + bisect_left(GAP, gap))
    return Counsel(np.array(leans, np.float32), np.array(grades, np.intp))
