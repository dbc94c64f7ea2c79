"""Search with a network: its policy says which options are worth a look, its value says what rollouts came to.

At most three options are followed, each in the same determinizations: the option, then a few choices that every seat
makes by the policy, each with what it may know, then the value of where that led. As the budget runs down, the worst is
dropped. A rollout costs about a millisecond, so a hundred of them are a tenth of a second; with a network that stands
on advice it costs what a dozen choices of `greedy` do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from statistics import fmean, pvariance
from typing import Any

from hearthside.kernel import Dice, Option, Session
from hearthside.policy import Network, chances

from .base import Considered, Progress, Thinking, advance, viewpoint
from .leaning import leanings

FEW = 3
"""How many options at most are followed."""
ENOUGH = 0.97
"""Options are looked at until they have this share of the policy's trust between them."""
AHEAD = 12
"""How many choices a rollout makes after the option itself."""
HEAT = 0.5
"""How freely seats choose in rollouts."""
LEAST = 0.01
"""Differences in value smaller than this are luck, however many rollouts there were."""


@dataclass(slots=True)
class Candidate:
    """An option that is followed: the policy's trust in it, what its rollouts came to, and how the first one went."""

    option: Option
    prior: float
    values: list[float] = field(default_factory=list)
    line: list[tuple[int, Option]] = field(default_factory=list)
    seed: int = 0
    """Of the world in which that line was played."""
    goals: dict[tuple[str, int], list[float]] = field(default_factory=dict)
    """What decides the game, as it stood at the end of each rollout."""

    @property
    def value(self) -> float:
        """What it is worth."""
        return fmean(self.values) if self.values else 0.0


def candidates(options: Sequence[Option], priors: Sequence[float], few: int) -> list[Candidate]:
    """The options that are worth a look, the likeliest first.

    >>> [c.prior for c in candidates([Option("a"), Option("b"), Option("c")], [0.6, 0.001, 0.399], 3)]
    [0.6, 0.399]
    """
    found = sorted(zip(options, priors, strict=True), key=lambda pair: -pair[1])
    kept: list[Candidate] = []
    trust = 0.0
    for option, share in found[:few]:
        if kept and trust >= ENOUGH:
            break
        kept.append(Candidate(option, float(share)))
        trust += float(share)
    return kept


class PolicySearch:
    """One search: `run` follows candidates until the budget of rollouts is spent."""

    def __init__(
        self, session: Session[Any], seat: int, network: Network, rng: Dice, *, goals: bool = False
    ) -> None:
        self.session = session
        self.seat = seat
        self.network = network
        self.rng = rng
        self.goals = goals
        logits, self.value = leanings(network, session, seat, rng)
        self.priors = chances(logits).tolist()
        self.left: list[Candidate] = []
        self.all: list[Candidate] = []

    def run(self, rollouts: int, progress: Progress | None = None, few: int = FEW) -> None:
        """Follow the candidates in world after world; drop the worst one third and two thirds of the way."""
        self.all = candidates(self.session.asked.options, self.priors, few)
        self.left = list(self.all)
        done, drops = 0, max(1, len(self.left) - 1)
        dropped = 0
        while len(self.left) > 1 and done < rollouts:
            seed = self.rng.below(1 << 62)
            for candidate in self.left:
                self.follow(candidate, seed)
            done += len(self.left)
            if progress is not None and not progress(min(done, rollouts), rollouts):
                return
            if len(self.left) > 2 and done * drops >= rollouts * (dropped + 1):
                dropped += 1
                self.left.remove(min(self.left, key=self.score))

    def follow(self, candidate: Candidate, seed: int) -> None:
        """One rollout of an option in the world of a seed."""
        rng, seat = Dice(seed), self.seat
        world = self.session.redealt(seat, rng, keep=self.network.advised)
        line = [(seat, candidate.option)]
        advance(world, candidate.option)
        for _ in range(AHEAD):
            if world.decision is None:
                break
            mover = viewpoint(world, seat)
            option = self.choice(world, mover, rng)
            line.append((mover, option))
            advance(world, option)
        if not candidate.line:
            candidate.line, candidate.seed = line, seed
        candidate.values.append(self.leaf(world))
        if self.goals:
            for goal in world.game.race(world.state):
                candidate.goals.setdefault((goal.name, goal.who), []).append(goal.value)

    def choice(self, world: Session[Any], mover: int, rng: Dice) -> Option:
        """What a seat does in a rollout."""
        odds = chances(leanings(self.network, world, mover, rng, quick=True).logits, HEAT)
        at = int(odds.cumsum().searchsorted(rng.below(1 << 53) / (1 << 53)))
        options = world.asked.options
        return options[min(at, len(options) - 1)]

    def leaf(self, world: Session[Any]) -> float:
        """What the end of a rollout is worth to the seat that thinks."""
        outcome = world.outcome
        if outcome is not None:
            return outcome.scores[self.seat]
        tokens = self.network.encoder.position(world.state, world.decision, self.seat)
        return self.network.value(tokens)

    def score(self, candidate: Candidate) -> float:
        """Trust and evidence together: the more rollouts there were, the more a difference in value counts."""
        tried = [c.values for c in self.all if len(c.values) > 1]
        if not tried or not candidate.values:
            return log(candidate.prior + 1e-9)
        noise = fmean(pvariance(values) / len(values) for values in tried)
        return log(candidate.prior + 1e-9) + candidate.value / sqrt(noise + LEAST**2)

    def thinking(self) -> Thinking:
        """All options, those that were followed first, and the line that the best one leads to."""
        followed = sorted(self.all, key=lambda c: (c in self.left, self.score(c)), reverse=True)
        seen = [Considered(c.option, len(c.values), c.value, c.prior) for c in followed]
        known = {c.option for c in followed}
        rest = sorted(
            (
                Considered(option, 0, 0.0, prior)
                for option, prior in zip(self.session.asked.options, self.priors, strict=True)
                if option not in known
            ),
            key=lambda c: -c.prior,
        )
        line = [option for _, option in followed[0].line] or [followed[0].option]
        return Thinking(seen + rest, line, self.value)
