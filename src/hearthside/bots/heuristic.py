"""The heuristic: what a game's advice says of positions, of options and of the acts they belong to.

Hidden things are never looked at: options are tried in determinizations, worlds that fit what a seat knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import inf
from typing import Any, TypeVar

from hearthside.kernel import ANYONE, Dice, Option, Session

from .base import advance, viewpoint

T = TypeVar("T")
DEEPEST = 3
"""How many questions that belong to one act are answered before it is judged."""
GLIMPSE = 80
"""To how many ends a choice in a rollout is followed: where it has many parts, not all answers are tried."""
LEAST = 1e-30
"""However weary a seat is of an act, it is never ruled out."""


def leaf_value(world: Session[Any], seat: int) -> float:
    """What a position is worth to a seat: the outcome if the game is over, else the heuristic."""
    game, state = world.game, world.state
    if world.decision is None:
        outcome = game.outcome(state)
        if outcome is not None:
            return outcome.scores[seat]
    return game.advice(state, seat)


def completed(world: Session[Any], seat: int) -> bool:
    """Whether no question to the seat, or to all, is left that belongs to the act just chosen (`Ask.part`)."""
    decision = world.decision
    if decision is None or decision.seat not in (seat, ANYONE):
        return True
    ask = world.game.asks.get(decision.ask)
    return ask is None or not ask.part


def option_values(
    session: Session[Any], seat: int, rng: Dice, determinizations: int, glance: Glance | None = None
) -> Iterator[tuple[Option, float]]:
    """What each option is worth to a seat right after it, on average over a few determinizations.

    They are the same for every option, so that luck favours none. A glance counts the positions that were judged. Where
    advice is frank, what leaves nothing to luck is worth the same in all of them.
    """
    seeds = [rng.below(1 << 62) for _ in range(determinizations)]
    seen = glance or Glance()

    def world(seed: int) -> Session[Any]:
        return session.redealt(seat, Dice(seed))

    for option in session.asked.options:
        seen.luck, values = not session.game.frank, list[float]()
        for seed in seeds:
            values.append(act_value(partial(world, seed), seat, (option,), seen))
            if not seen.luck:
                break
        yield option, sum(values) / len(values)


class Glance:
    """How many positions have been looked at, those in the middle of an act too, which cost as much; and where not all
    answers are tried, the dice that pick some of them. `luck` says whether dice or cards unseen decided any of it.

    >>> glance = Glance(Dice(1)); glance.some([1, 2, 3], 3), len(glance.some(range(9), 4)), Glance().some([1, 2, 3], 1)
    ([1, 2, 3], 4, [1, 2, 3])
    """

    __slots__ = ("judged", "luck", "rng")

    def __init__(self, rng: Dice | None = None) -> None:
        self.judged = 0
        self.luck = False
        self.rng = rng

    def some(self, answers: Sequence[T], most: int) -> Sequence[T]:
        """All answers to a question, or so many of them by lot."""
        if self.rng is None or len(answers) <= most:
            return answers
        left = list(answers)
        self.rng.shuffle(left)
        return left[:most]


def act_value(
    world: Callable[[], Session[Any]],
    seat: int,
    picks: tuple[Option, ...],
    glance: Glance,
    most: int = 1,
) -> float:
    """What picks are worth in a world, with the best answers to the questions that belong to the last one.

    `world` makes the same world anew each time, so that every answer can be tried. At a glance by lot the act is
    followed to no more than so many ends.
    """
    trial = world()
    state = trial.state
    drawn, learned = state.dice.count, state.learned
    for pick in picks:
        advance(trial, pick)
    glance.judged += 1
    if state.dice.count != drawn or state.learned != learned:
        glance.luck = True
    if len(picks) > DEEPEST or completed(trial, seat):
        return leaf_value(trial, seat)
    answers = glance.some(trial.asked.options, most)
    each = max(1, most // len(answers))
    return max(act_value(world, seat, (*picks, pick), glance, each) for pick in answers)


def prior(session: Session[Any], option: Option) -> float:
    """How readily an option is tried before more is known (`Act.prior`), the less the wearier of it a seat is."""
    game = session.game
    ask = game.asks.get(session.asked.ask)
    ready = 1.0 if ask is None else ask.acts[option.verb].prior
    return ready if ready >= 1.0 else max(LEAST, ready ** game.weary(session.state))


def value_after(
    world: Session[Any], option: Option, seat: int, seed: int, glance: Glance, most: int = 1
) -> float:
    """What a world is worth to a seat right after an option, with other dice, so that no roll is foreseen."""

    def trial() -> Session[Any]:
        fork = world.fork(keep=False)
        fork.state.dice.reseed(seed)
        return fork

    return act_value(trial, seat, (option,), glance, most)


def greedy_rollout(world: Session[Any], seat: int, rng: Dice, choices: int) -> int:
    """Play a world on for so many choices, whoever is asked taking what the heuristic likes best.

    `seat` answers what is asked of everybody. Returns how many positions were looked at: a choice with questions that
    belong to it is followed to about `GLIMPSE` ends, be it ever so wide.
    """
    judged = 0
    for _ in range(choices):
        decision = world.decision
        if decision is None:
            break
        mover, seed = viewpoint(world, seat), rng.below(1 << 62)
        glance, most = Glance(Dice(seed)), max(1, GLIMPSE // len(decision.options))
        best, best_value = decision.options[0], -inf
        for option in decision.options:
            value = value_after(world, option, mover, seed, glance, most)
            if value > best_value:
                best, best_value = option, value
        judged += glance.judged
        advance(world, best)
    return judged
