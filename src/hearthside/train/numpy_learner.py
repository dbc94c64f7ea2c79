"""Learning with NumPy alone: the same lessons, gradients worked out by hand; slow, and without anything to install.

Tests learn with it, and so does whoever has no PyTorch. A test holds its gradients against small differences.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from hearthside.policy.network import HEED, Params

from .batches import Array, Choices
from .lesson import Lesson, Rates


@dataclass(slots=True)
class Pass:
    """What a forward pass leaves for the way back."""

    summed: Array
    first: Array
    second: Array
    sketch: Array
    worth: Array
    options: Array
    traits: Array
    gate: Array
    held: Array
    logs: Array
    owner: Array


def bag(table: Array, tokens: Array, lengths: Array) -> Array:
    """The sum of the rows of a table for every run of tokens; runs may be empty.

    >>> bag(np.array([[0], [1], [2]], np.float32), np.array([1, 2, 2]), np.array([1, 0, 2])).tolist()
    [[1.0], [0.0], [4.0]]
    """
    totals = np.zeros((len(lengths), table.shape[1]), np.float32)
    full = lengths > 0
    if full.any():
        starts = (np.cumsum(lengths) - lengths)[full]
        totals[full] = np.add.reduceat(table[tokens], starts, axis=0)
    return totals


def spread(shape: tuple[int, ...], tokens: Array, rows: Array) -> Array:
    """The way back through `bag`: every row added to the entry of its token."""
    found = np.zeros(shape, np.float32)
    order = np.argsort(tokens, kind="stable")
    tokens = tokens[order]
    if len(tokens):
        starts = np.flatnonzero(np.concatenate([[True], tokens[1:] != tokens[:-1]]))
        found[tokens[starts]] = np.add.reduceat(rows[order], starts, axis=0)
    found[0] = 0
    return found


class NumpyLearner:
    """Adam on all parameters; a batch at a time."""

    name = "numpy"

    def __init__(self, params: Params, seed: int) -> None:
        self.p: Params = {name: array.astype(np.float32).copy() for name, array in params.items()}
        self.rng = np.random.default_rng(seed)
        self._mean = {name: np.zeros_like(array) for name, array in self.p.items()}
        self._square = {name: np.zeros_like(array) for name, array in self.p.items()}
        self._steps = 0

    def params(self) -> Params:
        """The parameters as they are now."""
        return {name: array.copy() for name, array in self.p.items()}

    def forward(self, c: Choices) -> Pass:
        """Everything the network makes of some choices."""
        p = self.p
        summed = bag(p["places"], c.tokens.astype(np.int64), c.lengths) + p["sum_bias"]
        first = np.maximum(summed, 0) @ p["first"] + p["first_bias"]
        second = np.maximum(first, 0) @ p["second"] + p["second_bias"]
        sketch = np.maximum(second, 0) + np.maximum(first, 0)
        worth = sketch @ p["worth"] + p["worth_bias"]
        owner = np.repeat(np.arange(len(c)), c.counts)
        options = p["acts"][c.rows.astype(np.int64)].sum(1)
        if len(c.grades):
            options += p["grades"][c.grades]
        traits = options @ p["option"] + p["option_bias"]
        gate = (1 + sketch @ p["gate"])[owner]
        held = traits * gate + (sketch @ p["sketch"])[owner]
        logits = np.maximum(held, 0) @ p["score"]
        if len(c.leans):
            heed = HEED * (sketch @ p["heed"] + p["heed_bias"])
            logits += c.leans * (p["trust"] * (1 + heed))[owner]
        logs = self.logs(logits, c)
        return Pass(summed, first, second, sketch, worth, options, traits, gate, held, logs, owner)

    @staticmethod
    def logs(logits: Array, c: Choices) -> Array:
        """The logarithms of chances, choice by choice."""
        counts = c.counts[c.counts > 0]
        if not len(counts):
            return logits
        starts = np.cumsum(counts) - counts
        top = np.repeat(np.maximum.reduceat(logits, starts), counts)
        total = np.repeat(np.add.reduceat(np.exp(logits - top), starts), counts)
        found: Array = logits - top - np.log(total)
        return found

    def backward(self, c: Choices, f: Pass, logits: Array, worth: Array) -> Params:
        """The gradients of all parameters, from those of logits and of worth."""
        p = self.p
        g: dict[str, Array] = {}
        g["score"] = np.maximum(f.held, 0).T @ logits
        held = np.outer(logits, p["score"]) * (f.held > 0)
        traits = held * f.gate
        g["option"] = f.options.T @ traits
        g["option_bias"] = traits.sum(0)
        rows = c.rows.astype(np.int64)
        once = traits @ p["option"].T
        each = np.repeat(once, rows.shape[1], axis=0)
        g["acts"] = spread(p["acts"].shape, rows.reshape(-1), each)
        back, gate = np.zeros_like(f.sketch), np.zeros_like(f.sketch)
        np.add.at(back, f.owner, held)
        np.add.at(gate, f.owner, held * f.traits)
        g["sketch"], g["gate"] = f.sketch.T @ back, f.sketch.T @ gate
        sketch = back @ p["sketch"].T + gate @ p["gate"].T + np.outer(worth, p["worth"])
        if "heed" in p:
            heed = np.zeros(len(c), np.float32)
            if len(c.leans):
                np.add.at(heed, f.owner, logits * c.leans * p["trust"] * np.float32(HEED))
                g["grades"] = spread(p["grades"].shape, c.grades.astype(np.int64), once)
            else:
                g["grades"] = np.zeros_like(p["grades"])
            g["trust"] = np.zeros_like(p["trust"])  # it stays as it is
            g["heed"], g["heed_bias"] = f.sketch.T @ heed, heed.sum(keepdims=True)
            sketch += np.outer(heed, p["heed"])
        g["worth"] = f.sketch.T @ worth
        g["worth_bias"] = worth.sum(keepdims=True)
        second = sketch * (f.second > 0)
        g["second"] = np.maximum(f.first, 0).T @ second
        g["second_bias"] = second.sum(0)
        first = (sketch + second @ p["second"].T) * (f.first > 0)
        g["first"] = np.maximum(f.summed, 0).T @ first
        g["first_bias"] = first.sum(0)
        summed = (first @ p["first"].T) * (f.summed > 0)
        g["sum_bias"] = summed.sum(0)
        each = np.repeat(summed, c.lengths, axis=0)
        g["places"] = spread(p["places"].shape, c.tokens.astype(np.int64), each)
        return {name: gradient.astype(np.float32) for name, gradient in g.items()}

    def step(self, gradients: Params, rate: float) -> None:
        """One step of Adam, its gradient cut to length one."""
        length = np.sqrt(sum(float((g * g).sum()) for g in gradients.values()))
        scale = min(1.0, 1.0 / (length + 1e-6))
        self._steps += 1
        fast, slow = 1 - 0.9**self._steps, 1 - 0.999**self._steps
        for name, gradient in gradients.items():
            g = gradient * scale
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (g - mean)
            square += 0.001 * (g * g - square)
            self.p[name] -= (rate * mean / fast / (np.sqrt(square / slow) + 1e-5)).astype(
                np.float32
            )

    def batches(self, choices: Choices, rates: Rates) -> Iterator[Choices]:
        """Batches in random order, pass after pass, gains made comparable."""
        gain = choices.gain[choices.counts > 0]
        if len(gain):
            choices.gain = (choices.gain - gain.mean()) / (gain.std() + 1e-6)
        for _ in range(rates.passes):
            for which in choices.shuffled(rates.batch, self.rng):
                yield choices.picked(which)

    @staticmethod
    def _worth(f: Pass, c: Choices) -> tuple[float, Array]:
        """How wrong the worth of positions is (cross entropy), and the gradient of that."""
        known = c.worth >= 0
        target = np.clip(c.worth, 0, 1)
        n = max(1, int(known.sum()))
        loss = np.maximum(f.worth, 0) - f.worth * target + np.log1p(np.exp(-np.abs(f.worth)))
        gradient = (1 / (1 + np.exp(-f.worth)) - target) * known / n
        return float((loss * known).sum() / n), gradient.astype(np.float32)

    def imitation(self, c: Choices) -> tuple[Params, dict[str, float]]:
        """The gradients of one batch towards what is wished for, and its figures."""
        f = self.forward(c)
        chances = np.exp(f.logs)
        value, worth = self._worth(f, c)
        wishes = np.add.reduceat(c.target, np.cumsum(c.counts) - c.counts)
        logits = (chances * np.repeat(wishes, c.counts) - c.target) / len(c)
        policy = -float((c.target * f.logs).sum()) / len(c)
        hits = self._hits(f, c)
        gradients = self.backward(c, f, logits.astype(np.float32), 0.5 * worth)
        return gradients, {"policy": policy, "value": value, "hits": hits}

    @staticmethod
    def _hits(f: Pass, c: Choices) -> float:
        starts = np.cumsum(c.counts) - c.counts
        top = np.repeat(np.maximum.reduceat(f.logs, starts), c.counts)
        wish = np.repeat(np.maximum.reduceat(c.target, starts), c.counts)
        best = (f.logs >= top) & (c.target > 0.7 * wish)
        return float(np.maximum.reduceat(best.astype(np.int8), starts).mean())

    def improvement(self, c: Choices, rates: Rates) -> tuple[Params, dict[str, float]]:
        """The gradients of one batch by PPO, and its figures."""
        f = self.forward(c)
        chances = np.exp(f.logs)
        acted = c.counts > 0
        n = max(1, int(acted.sum()))
        taken = (np.cumsum(c.counts) - c.counts + c.chosen)[acted]
        ratio, gain = np.exp(f.logs[taken] - c.chance[acted]), c.gain[acted]
        near = np.clip(ratio, 1 - rates.clip, 1 + rates.clip)
        policy = -np.minimum(ratio * gain, near * gain).sum() / n
        # The gradient flows where the plain ratio is the smaller of the two.
        pull = np.where(ratio * gain <= near * gain, ratio * gain, 0.0) / n
        each = np.zeros(len(c), np.float32)
        each[acted] = pull
        logits = chances * each[f.owner]
        logits[taken] -= pull
        # Freedom is worth something: chances as even as they can be, or as near to those of advice.
        apart = f.logs
        if len(c.leans):
            apart = f.logs - self.logs(c.leans * self.p["trust"], c)
        entropies, away = np.zeros(len(c), np.float32), np.zeros(len(c), np.float32)
        np.add.at(entropies, f.owner, -chances * f.logs)
        np.add.at(away, f.owner, chances * apart)
        logits += rates.entropy / n * chances * (apart - away[f.owner])
        value, worth = self._worth(f, c)
        gradients = self.backward(c, f, logits.astype(np.float32), 0.5 * worth)
        figures = {
            "policy": float(policy),
            "value": value,
            "entropy": float(entropies.sum() / n),
            "away": float(away.sum() / n) if len(c.leans) else 0.0,
            "drift": float((c.chance[acted] - f.logs[taken]).mean()) if acted.any() else 0.0,
        }
        return gradients, figures

    def imitate(self, choices: Choices, rates: Rates) -> Lesson:
        """Move towards what is wished for, and learn what positions are worth."""
        lesson = Lesson()
        for batch in self.batches(choices, rates):
            gradients, figures = self.imitation(batch)
            self.step(gradients, rates.rate)
            lesson.add(**figures)
        return lesson

    def learn(self, choices: Choices, rates: Rates) -> Lesson:
        """PPO: more of what turned out better than expected, in small steps."""
        lesson = Lesson()
        for batch in self.batches(choices, rates):
            gradients, figures = self.improvement(batch, rates)
            self.step(gradients, rates.rate)
            lesson.add(**figures)
        return lesson
