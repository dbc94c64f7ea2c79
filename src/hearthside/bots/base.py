"""What a bot is: it looks at a session and answers its decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from math import inf
from typing import Any, Protocol

from hearthside.kernel import ANYONE, Dice, Option, Session

DEEPEST = 3
"""How many questions that belong to one act are answered before it is judged."""

Progress = Callable[[int, int], bool]
"""Told how much of the budget is done, out of how much; answers whether to go on."""


@dataclass(slots=True)
class Considered:
    """An option as a bot saw it: how often it was tried and what came of it, from 0 to 1."""

    option: Option
    visits: int
    value: float


@dataclass(slots=True)
class Thinking:
    """What a bot thought before its last choice, the best option first, and the line it expects."""

    options: list[Considered] = field(default_factory=list)
    line: list[Option] = field(default_factory=list)


class Bot(Protocol):
    """Somebody who answers decisions without being a person."""

    thinking: Thinking

    def choose(
        self, session: Session[Any], progress: Progress | None = None, seat: int | None = None
    ) -> Option:
        """An option of the session's decision; the session itself is left alone.

        `seat` says who thinks, where the decision is everybody's; otherwise the one who is asked does.
        """


def viewpoint(session: Session[Any], seat: int | None = None) -> int:
    """The seat whose knowledge and interest count at this decision."""
    assert session.decision is not None
    if session.decision.seat != ANYONE:
        return session.decision.seat
    return 0 if seat is None else seat


def worth(fork: Session[Any], seat: int) -> float:
    """What a point of the game is worth to a seat: the outcome if it is over, else the advice."""
    game, state = fork.game, fork.state
    if fork.decision is None:
        outcome = game.outcome(state)
        if outcome is not None:
            return outcome.scores[seat]
    return game.advice(state, seat)


def advance(world: Session[Any], option: Option) -> None:
    """Choose, and pass every question after it that has only one answer."""
    world.choose(option)
    while world.decision is not None and len(world.decision.options) == 1:
        world.choose(world.decision.options[0])


def completed(world: Session[Any], seat: int) -> bool:
    """Whether no question to the seat is left that belongs to the act just chosen (`Ask.part`)."""
    decision = world.decision
    if decision is None or decision.seat != seat:
        return True
    ask = world.game.asks.get(decision.ask)
    return ask is None or not ask.part


def first_sight(
    session: Session[Any], seat: int, rng: Dice, worlds: int
) -> Iterator[tuple[Option, float]]:
    """What each option is worth to a seat right after it, on average over a few worlds.

    The worlds fit what the seat sees and are the same for every option, so that luck favours none.
    """
    assert session.decision is not None
    seeds = [rng.below(1 << 62) for _ in range(worlds)]

    def world(seed: int) -> Session[Any]:
        return session.redealt(seat, Dice(seed))

    for option in session.decision.options:
        total = sum(whole(partial(world, seed), seat, (option,)) for seed in seeds)
        yield option, total / worlds


def whole(world: Callable[[], Session[Any]], seat: int, picks: tuple[Option, ...]) -> float:
    """What picks are worth in a world, with the best answers to the questions that belong to the last one.

    `world` makes the same world anew each time, so that every answer can be tried.
    """
    trial = world()
    for pick in picks:
        advance(trial, pick)
    if len(picks) > DEEPEST or completed(trial, seat):
        return worth(trial, seat)
    assert trial.decision is not None
    return max(whole(world, seat, (*picks, pick)) for pick in trial.decision.options)


def prior(session: Session[Any], option: Option) -> float:
    """How readily an option is tried before more is known (`Act.prior`)."""
    assert session.decision is not None
    ask = session.game.asks.get(session.decision.ask)
    return 1.0 if ask is None else ask.acts[option.verb].prior


def glance(world: Session[Any], option: Option, seat: int, seed: int) -> float:
    """What a world is worth to a seat right after an option, with other dice, so that no roll is foreseen."""

    def trial() -> Session[Any]:
        fork = world.fork(keep=False)
        fork.state.dice.reseed(seed)
        return fork

    first = trial()
    advance(first, option)
    return worth(first, seat) if completed(first, seat) else whole(trial, seat, (option,))


def play_on(world: Session[Any], seat: int, rng: Dice, choices: int) -> None:
    """Play a world on for so many choices, whoever is asked taking what looks best at a glance.

    `seat` answers what is asked of everybody.
    """
    for _ in range(choices):
        decision = world.decision
        if decision is None:
            return
        mover, seed = viewpoint(world, seat), rng.below(1 << 62)
        best, best_value = decision.options[0], -inf
        for option in decision.options:
            value = glance(world, option, mover, seed)
            if value > best_value:
                best, best_value = option, value
        advance(world, best)
