"""The network: what a position is worth to a seat, and how good each option looks, in NumPy alone.

The tokens of a position are summed, two layers make a sketch of it, and every option is held against the sketch, which
weighs the traits of the option (`gate`) and adds its own. Options are summed up once and kept, so that a choice costs a
few matrix products and no more.

A network may stand on the advice of its game: then it begins where advice leaves off. How far advice leans to an option
is the logit, which the network trusts more or less as the position is (`heed`), and what it knows itself is added; how
far an option is behind (`grades`) is one more trait of it. Fresh, it adds nothing and likes best what advice likes best;
how surely, says `trust`, which is no parameter: where it is low, others are tried, and there is something to learn from.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hearthside.encoding import Encoder
from hearthside.encoding.encoder import Row

from .counsel import GRADES, Counsel

HEED = 0.01
"""How slowly trust in advice changes beside everything else: what it weighs is large, so a few lessons would undo it."""

Floats = NDArray[np.float32]
Params = dict[str, Floats]


class Size(NamedTuple):
    """How wide the layers are: the sum of tokens, and the sketch.

    >>> Size(64, 128).sketch
    128
    """

    sum: int = 128
    sketch: int = 256


class Judged(NamedTuple):
    """What the network says of a position: a number for every option, the higher the better, and the worth from 0 to 1."""

    logits: Floats
    value: float


def fresh(places: int, acts: int, size: Size, seed: int = 0, *, trust: float = 0.0) -> Params:
    """The parameters of a network that knows nothing yet; token nought counts for nothing.

    With `trust` it stands on advice.

    >>> sorted(fresh(10, 5, Size(8, 16)))[:4]
    ['acts', 'first', 'first_bias', 'gate']
    """
    rng = np.random.default_rng(seed)

    def layer(rows: int, columns: int) -> Floats:
        drawn: Floats = rng.standard_normal((rows, columns), np.float32)
        return drawn * np.float32((2 / rows) ** 0.5)

    d, h = size
    made = {
        "places": rng.standard_normal((places, d), np.float32) * np.float32(0.06),
        "sum_bias": np.zeros(d, np.float32),
        "first": layer(d, h),
        "first_bias": np.zeros(h, np.float32),
        "second": layer(h, h) * np.float32(0.5),
        "second_bias": np.zeros(h, np.float32),
        "acts": rng.standard_normal((acts, d), np.float32) * np.float32(0.3),
        "option": layer(d, h) * np.float32(0.5),
        "sketch": layer(h, h) * np.float32(0.5),
        "option_bias": np.zeros(h, np.float32),
        "gate": np.zeros((h, h), np.float32),
        "score": np.zeros(h, np.float32),
        "worth": np.zeros(h, np.float32),
        "worth_bias": np.zeros(1, np.float32),
    }
    made["places"][0] = 0
    made["acts"][0] = 0
    return on_advice(made, trust, seed) if trust else made


def on_advice(params: Mapping[str, Floats], trust: float, seed: int = 0) -> Params:
    """The same parameters with advice under them, trusted so far to begin with.

    >>> sorted(set(on_advice(fresh(10, 5, Size(8, 16)), 1.0)) - set(fresh(10, 5, Size(8, 16))))
    ['grades', 'heed', 'heed_bias', 'trust']
    """
    width, sketch = params["acts"].shape[1], len(params["score"])
    grades: Floats = np.random.default_rng(seed).standard_normal((GRADES, width), np.float32)
    return {
        **params,
        "grades": grades * np.float32(0.1),
        "heed": np.zeros(sketch, np.float32),
        "heed_bias": np.zeros(1, np.float32),
        "trust": np.full(1, trust, np.float32),
    }


class Network:
    """Parameters ready for use, with what is known of every option kept at hand.

    >>> from hearthside.encoding import survey
    >>> from hearthside.games import load
    >>> from hearthside.kernel import Session
    >>> pilfer = load("pilfer"); encoder = survey(pilfer, games=4); session = Session(pilfer, seed=1)
    >>> network = Network(fresh(len(encoder.places), len(encoder.acts), Size(8, 16)), encoder)
    >>> judged = network.judge(encoder.position(session.state, session.asked, 0), encoder.options(session.asked))
    >>> len(judged.logits) == len(session.asked.options), judged.value
    (True, 0.5)
    """

    def __init__(self, params: Mapping[str, Floats], encoder: Encoder) -> None:
        p = {name: np.ascontiguousarray(array, np.float32) for name, array in params.items()}
        self.params: Params = p
        self.encoder = encoder
        self._ones = np.ones(4096, np.float32)
        self._kept = np.zeros((0, p["score"].shape[0]), np.float32)
        self._met = 0
        self._worth_bias = float(p["worth_bias"][0])
        self.trust = float(p["trust"][0]) if "trust" in p else 0.0
        """How far it trusted advice to begin with; nought if it does not stand on it."""
        if self.trust:
            self._graded: Floats = p["grades"] @ p["option"]
            self._heed: Floats = p["heed"] * np.float32(HEED)
            self._heed_bias = 1 + HEED * float(p["heed_bias"][0])

    @property
    def advised(self) -> bool:
        """Whether it stands on the advice of its game."""
        return self.trust > 0

    @property
    def size(self) -> Size:
        """How wide its layers are."""
        return Size(*self.params["first"].shape)

    def sketch(self, tokens: Sequence[int]) -> Floats:
        """The position as the network sees it."""
        p = self.params
        found = p["places"].take(np.fromiter(tokens, np.intp, len(tokens)), 0)
        summed: Floats = self._ones[: len(found)] @ found
        summed += p["sum_bias"]
        np.maximum(summed, 0, out=summed)
        first: Floats = summed @ p["first"]
        first += p["first_bias"]
        np.maximum(first, 0, out=first)
        second: Floats = first @ p["second"]
        second += p["second_bias"]
        np.maximum(second, 0, out=second)
        second += first
        return second

    def worth(self, sketch: Floats) -> float:
        """What a position is worth to its seat, from 0 to 1."""
        return 1 / (1 + exp(-float(sketch @ self.params["worth"]) - self._worth_bias))

    def value(self, tokens: Sequence[int]) -> float:
        """The same, from the tokens."""
        return self.worth(self.sketch(tokens))

    def judge(
        self, tokens: Sequence[int], options: Sequence[int], counsel: Counsel | None = None
    ) -> Judged:
        """What a position is worth, and how good each option looks; one that stands on advice has to be told it."""
        p, sketch = self.params, self.sketch(tokens)
        if len(self.encoder.rows) > self._met:
            self._keep()
        held: Floats = self._kept.take(options, 0)
        if counsel is not None:
            held += self._graded.take(counsel.grades, 0)
        held *= 1 + sketch @ p["gate"]
        held += sketch @ p["sketch"]
        np.maximum(held, 0, out=held)
        logits: Floats = held @ p["score"]
        if counsel is not None:
            logits += counsel.leans * (self.trust * (float(sketch @ self._heed) + self._heed_bias))
        elif self.trust:
            raise ValueError("this network stands on advice and has not been told it")
        return Judged(logits, self.worth(sketch))

    def _keep(self) -> None:
        """Sum up the options that were met since; the room for them doubles when it is full."""
        rows = self.encoder.rows
        if len(rows) > len(self._kept):
            grown = np.zeros((2 * len(rows), self._kept.shape[1]), np.float32)
            grown[: self._met] = self._kept[: self._met]
            self._kept = grown
        self._kept[self._met : len(rows)] = self.summed(rows[self._met :])
        self._met = len(rows)

    def summed(self, rows: Sequence[Row]) -> Floats:
        """What options are before they are held against a position."""
        p = self.params
        acts = p["acts"].take(np.array(rows, np.intp), 0).sum(1)
        held: Floats = acts @ p["option"] + p["option_bias"]
        return held


def chances(logits: Floats, heat: float = 1.0) -> Floats:
    """How likely each option is to be taken; the less `heat`, the surer the best.

    >>> chances(np.zeros(4, np.float32)).tolist()
    [0.25, 0.25, 0.25, 0.25]
    """
    found: Floats = np.exp((logits - logits.max()) / np.float32(heat))
    found /= found.sum()
    return found
