"""The heuristic: what a game's advice says of positions, of options and of the acts they belong to.

Hidden things are never looked at: options are tried in determinizations, worlds that fit what a seat knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from math import inf
from typing import Any

from hearthside.kernel import ANYONE, Dice, Option, Session

from .base import advance, viewpoint

DEEPEST = 3
"""How many questions that belong to one act are answered before it is judged."""
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
    session: Session[Any], seat: int, rng: Dice, determinizations: int
) -> Iterator[tuple[Option, float]]:
    """What each option is worth to a seat right after it, on average over a few determinizations.

    They are the same for every option, so that luck favours none.
    """
    seeds = [rng.below(1 << 62) for _ in range(determinizations)]

    def world(seed: int) -> Session[Any]:
        return session.redealt(seat, Dice(seed))

    for option in session.asked.options:
        total = sum(act_value(partial(world, seed), seat, (option,)) for seed in seeds)
        yield option, total / determinizations


def act_value(world: Callable[[], Session[Any]], seat: int, picks: tuple[Option, ...]) -> float:
    """What picks are worth in a world, with the best answers to the questions that belong to the last one.

    `world` makes the same world anew each time, so that every answer can be tried.
    """
    trial = world()
    for pick in picks:
        advance(trial, pick)
    if len(picks) > DEEPEST or completed(trial, seat):
        return leaf_value(trial, seat)
    return max(act_value(world, seat, (*picks, pick)) for pick in trial.asked.options)


def prior(session: Session[Any], option: Option) -> float:
    """How readily an option is tried before more is known (`Act.prior`), the less the wearier of it a seat is."""
    game = session.game
    ask = game.asks.get(session.asked.ask)
    ready = 1.0 if ask is None else ask.acts[option.verb].prior
    return ready if ready >= 1.0 else max(LEAST, ready ** game.weary(session.state))


def value_after(world: Session[Any], option: Option, seat: int, seed: int) -> float:
    """What a world is worth to a seat right after an option, with other dice, so that no roll is foreseen."""

    def trial() -> Session[Any]:
        fork = world.fork(keep=False)
        fork.state.dice.reseed(seed)
        return fork

    return act_value(trial, seat, (option,))


def greedy_rollout(world: Session[Any], seat: int, rng: Dice, choices: int) -> int:
    """Play a world on for so many choices, whoever is asked taking what the heuristic likes best.

    `seat` answers what is asked of everybody. Returns how many options were looked at.
    """
    looked = 0
    for _ in range(choices):
        decision = world.decision
        if decision is None:
            break
        looked += len(decision.options)
        mover, seed = viewpoint(world, seat), rng.below(1 << 62)
        best, best_value = decision.options[0], -inf
        for option in decision.options:
            value = value_after(world, option, mover, seed)
            if value > best_value:
                best, best_value = option, value
        advance(world, best)
    return looked
