"""Actors: processes that play, each on one core, and bring home what they chose."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import exp
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from random import Random
from typing import Any

from hearthside.bots import Bot, make
from hearthside.bots.base import viewpoint
from hearthside.bots.heuristic import prior
from hearthside.encoding import Encoder
from hearthside.encoding.profile import Profile
from hearthside.encoding.surveying import positions
from hearthside.games import load
from hearthside.kernel import ANYONE, Dice, Session
from hearthside.policy import Network, Weights, chances, counselled

from .batches import Made, gathered
from .league import League
from .tables import (
    NEW,
    Played,
    Table,
    Traces,
    any_setup,
    called,
    kind_of,
    opened,
    per_seat_fields,
    shape,
)
from .trials import Trials, Tried

FAILURES = 20
"""After so many broken games an actor gives up."""


@dataclass(slots=True)
class Order:
    """What an actor is to do: `what` names one of its methods.

    It goes on for so many seconds, or, if `choices` says so, for so many choices: then it is the same every time.
    """

    what: str
    seconds: float = 0.0
    choices: int = 0
    seed: int = 0
    weights: dict[str, Path] = field(default_factory=dict)
    """Networks by the name of the mind; those the actor has already are not read again."""
    out: Path | None = None
    league: League | None = None
    traces: Traces = field(default_factory=Traces)
    extra: dict[str, Any] = field(default_factory=dict)


LEAST = 32
"""So many choices an actor makes of every order, however slow its machine is."""


class Budget:
    """What is left of an order.

    >>> budget = Budget(Order("play", choices=2)); [budget.left() for _ in range(3)]
    [True, True, False]
    """

    def __init__(self, order: Order) -> None:
        self._choices = order.choices or LEAST
        self._end = time.monotonic() + order.seconds
        self._timed = not order.choices

    def left(self) -> bool:
        """Whether one more choice may be made."""
        self._choices -= 1
        return self._choices >= 0 or (self._timed and time.monotonic() < self._end)


class Actor:
    """Plays one game, always going on where the last order ended."""

    def __init__(self, game: str, setup: dict[str, Any], longest: int) -> None:
        self.game = load(game)
        self.fixed = setup
        self.longest = longest
        self.fields = per_seat_fields(self.game)
        self.networks: dict[str, Network] = {}
        self.read: dict[str, Path] = {}
        self.encoder: Encoder | None = None
        self.table: Table | None = None
        self.failures = 0

    def take(self, order: Order) -> None:
        """Read the networks that are new."""
        for mind, path in order.weights.items():
            if self.read.get(mind) != path:
                held = Weights.read(path, self.game)
                if self.encoder is None or held.encoder.digest() != self.encoder.digest():
                    self.encoder = held.encoder
                    self.table = None
                self.networks[mind] = Network(held.params, self.encoder)
                self.read[mind] = path
        for mind in set(self.networks) - set(order.weights):
            del self.networks[mind], self.read[mind]

    def play(self, order: Order) -> list[Played]:
        """Play and learn for so many seconds; the choices go to a file."""
        self.take(order)
        league = order.league or League()
        rng, dice = Random(order.seed), Dice(order.seed)
        budget = Budget(order)
        home: list[Made] = []
        games: list[Played] = []
        shaped = order.traces.shaping > 0
        if self.table is not None:
            self.table.networks = self.networks
            if not set(self.table.minds) <= set(self.networks) | set(self.table.bots):
                self.table = None  # somebody at it has left the pool
        while budget.left():
            if self.table is None:
                self.table = self._table(league, rng, dice, shaped)
            table = self.table
            try:
                table.step()
            except Exception as error:  # one broken game must not end a run of an hour
                self.table = None
                self._failed(table.setup, table.choices, error)
                continue
            if table.session.decision is None or table.choices >= self.longest:
                home += table.close(order.traces)
                played = table.played()
                games += [played] if played is not None else []
                self.table = None
        if self.table is not None:
            home += self.table.cut(order.traces)
        assert order.out is not None
        shape(home, order.traces)
        gathered(home).write(order.out)
        return games

    def _failed(self, setup: object, choices: int, error: Exception) -> None:
        """Say that a game's rules broke, and go on; too many of them are no accident."""
        self.failures += 1
        print(f"a game broke: {setup} after {choices} choices: {error!r}", flush=True)
        if self.failures > FAILURES:
            raise error

    def _table(self, league: League, rng: Random, dice: Dice, shaped: bool) -> Table:
        """The next table, with whoever the league sends."""
        while True:
            setup = any_setup(self.game, dice, self.fixed)
            who = called(setup, setup["seats"], self.fields)
            minds = league.seated(who, rng, kind_of(self.game, setup))
            seed, networks = rng.getrandbits(40), self.networks
            table = opened(self.game, setup, seed, minds, networks, self.fields, shaped=shaped)
            if table.session.decision is not None:
                return table

    def imitate(self, order: Order) -> list[Played]:
        """Let `greedy` play, and keep what advice says of every option.

        A network that stands on advice is as good at once; it learns what positions are worth.
        """
        self.take(order)
        assert self.encoder is not None and order.out is not None
        dice, budget = Dice(order.seed), Budget(order)
        home: list[Made] = []
        games: list[Played] = []
        going = True
        while going:
            setup = any_setup(self.game, dice, self.fixed)
            session: Session[Any] = Session(self.game, setup, dice.below(1 << 40), journal=False)
            bot = make("greedy", dice.below(1 << 40))
            lines: dict[int, list[Made]] = {}
            try:
                while session.decision is not None and (going := budget.left()):
                    seat = viewpoint(session)
                    made = self._wished(session, bot, seat)
                    lines.setdefault(seat, []).append(made)
                    session.choose(session.decision.options[made.chosen])
            except Exception as error:
                self._failed(setup, session.number, error)
                continue
            outcome = session.outcome
            for seat, line in lines.items():
                for made in line:
                    # An unfinished game says nothing about what its positions are worth.
                    made.worth = -1.0 if outcome is None else outcome.scores[seat]
                home += line
            if outcome is not None:
                who = called(setup, session.state.seats, self.fields)
                scores = [round(score, 4) for score in outcome.scores]
                minds = ["greedy"] * len(scores)
                kind = kind_of(self.game, setup)
                games.append(Played(who, minds, scores, session.number, setup, kind))
        gathered(home).write(order.out)
        return games

    def _wished(self, session: Session[Any], bot: Bot, seat: int) -> Made:
        """What `greedy` chooses, and how much it would have liked everything else."""
        encoder, decision = self.encoder, session.asked
        assert encoder is not None
        tokens = encoder.position(session.state, decision, seat)
        rows = [encoder.rows[number] for number in encoder.options(decision)]
        pick = bot.choose(session, seat=seat)
        seen = {considered.option: considered.value for considered in bot.thinking.options}
        values = [seen[option] for option in decision.options]
        likes = [prior(session, option) for option in decision.options]
        at = list(decision.options).index(pick)
        if trust := self.networks[NEW].trust:
            told = counselled(values, likes)
            return Made(tokens, rows, at, target=chances(told.leans * trust).tolist(), counsel=told)
        return Made(tokens, rows, at, target=wished(values, likes))

    def profile(self, order: Order) -> Any:
        """Look at positions for so many seconds; what was seen of each place."""
        profile = Profile(self.game.state)
        for state, decision in self._seen(order):
            for seat in {0, max(0, decision.seat)}:
                profile.look(self.game.observed(state, seat))
        return profile.seen

    def count(self, order: Order) -> Any:
        """Count the tokens of positions for so many seconds."""
        encoder = Encoder.read(self.game, order.extra["encoder"])
        encoder.count()
        for state, decision in self._seen(order):
            seat = 0 if decision.seat == ANYONE else decision.seat
            encoder.position(state, decision, seat)
            encoder.options(decision)
            encoder.position(state, decision, (seat + 1) % state.seats)
        return encoder.counts()

    def trial(self, order: Order) -> list[Tried]:
        """Try bots at the same tables as `greedy`: see `Trials`."""
        return Trials(self.game, self.fixed, order.extra["apart"], self.longest).run(
            order.extra["bots"], order.extra["weights"], order.seed, order.extra.get("tables", 0)
        )

    def _seen(self, order: Order) -> Any:
        """Positions of games by chance and by greedy in turn, until the time is up."""
        end, number = time.monotonic() + order.seconds, 0
        dice = Dice(order.seed)
        while time.monotonic() < end:
            number += 1
            bot = make("greedy", number) if number % 2 else None
            choose = None if bot is None else bot.choose
            seed = dice.below(1 << 40)
            try:
                for found in positions(self.game, 1, seed, choose, fixed=self.fixed, limit=1500):
                    yield found
                    if time.monotonic() > end:
                        return
            except Exception as error:
                self._failed(f"seed {seed}", 0, error)


def wished(values: Sequence[float], likes: Sequence[float]) -> list[float]:
    """How much each option is wished for, out of what advice says of it: the best most, near ones nearly as much.

    >>> [round(wish, 2) for wish in wished([0.5, 0.5, 0.4], [1, 1, 1])]
    [0.5, 0.5, 0.0]
    """
    best, least = max(values), min(values)
    heat = max(1e-4, 0.04 * (best - least))
    weights = [like * exp((value - best) / heat) for value, like in zip(values, likes, strict=True)]
    total = sum(weights)
    return [weight / total for weight in weights]


def serve(pipe: Connection, game: str, setup: dict[str, Any], longest: int) -> None:
    """What an actor's process runs: do what is ordered, until the pipe closes."""
    actor = Actor(game, setup, longest)
    try:
        while True:
            order: Order = pipe.recv()
            pipe.send(getattr(actor, order.what)(order))
    except (EOFError, OSError, KeyboardInterrupt):
        return


class Crew:
    """The actors of a run."""

    def __init__(self, count: int, game: str, setup: dict[str, Any], longest: int) -> None:
        for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
            os.environ[name] = "1"  # each actor has one core
        context = get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes = []
        for _ in range(count):
            near, far = context.Pipe()
            process = context.Process(target=serve, args=(far, game, setup, longest), daemon=True)
            process.start()
            far.close()
            self.pipes.append(near)
            self.processes.append(process)

    def __len__(self) -> int:
        return len(self.pipes)

    def order(self, make: Callable[[int], Order]) -> None:
        """Give every actor its order."""
        for number, pipe in enumerate(self.pipes):
            pipe.send(make(number))

    def home(self) -> list[Any]:
        """What all of them bring home, once all are back."""
        found: dict[int, Any] = {}
        while len(found) < len(self.pipes):
            waiting = {
                pipe: number for number, pipe in enumerate(self.pipes) if number not in found
            }
            for pipe in wait(list(waiting)):
                assert isinstance(pipe, Connection)
                found[waiting[pipe]] = pipe.recv()
        return [found[number] for number in range(len(self.pipes))]

    def do(self, make: Callable[[int], Order]) -> list[Any]:
        """Order something and wait for it."""
        self.order(make)
        return self.home()

    def stop(self) -> None:
        """Send everybody home."""
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join(2)
            if process.is_alive():
                process.kill()
