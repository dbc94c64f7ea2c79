"""Tables at which networks learn: who sits where, what was chosen, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import log
from random import Random
from typing import Any

import numpy as np

from hearthside.bots import Bot, make
from hearthside.bots.leaning import counsel
from hearthside.kernel import ANYONE, Dice, Game, Session
from hearthside.kernel.drawing import drawn
from hearthside.policy import Network, chances

from .batches import Made

NEW = "new"
"""The mind that learns; others are bots by name, or earlier selves."""
LOOKED = 0.1
"""How often a seat that is not asked looks at the table, so that it learns what positions are worth then."""


@dataclass(slots=True)
class Played:
    """A finished game: who sat where as what, and how they fared."""

    who: list[str]
    minds: list[str]
    scores: list[float]
    choices: int
    setup: dict[str, Any]
    kind: str = ""
    """The kind of table: see `kind_of`."""


@dataclass(slots=True)
class Traces:
    """How surprises are told back: see `Settings.trace` and `Settings.shaping`."""

    trace: float = 0.98
    shaping: float = 0.0


NEAR = 0.8
"""How far progress is told back: an act may take a few choices, and a turn later luck and others have had their say."""


def told_back(line: Sequence[Made], end: float, how: Traces, ahead: float | None = None) -> None:
    """Work out what every choice of one seat gained and what its position was worth.

    `end` is the score if the game is over, else what the next position was held to be worth; `ahead` is what advice
    says of that one. Progress, the steps that advice likes, is told back over a few choices only.

    >>> line = [Made([], [], 0, value=0.5), Made([], [], 0, value=0.7)]
    >>> told_back(line, 1.0, Traces(trace=0.5)); [round(made.gain, 2) for made in line]
    [0.35, 0.3]
    """
    gain = near = 0.0
    after, liked = end, line[-1].liked if ahead is None else ahead
    for made in reversed(line):
        gain = after - made.value + how.trace * gain
        near = liked - made.liked + NEAR * near
        made.gain, made.progress = gain, near
        made.worth = min(1.0, max(0.0, made.value + gain))
        after, liked = made.value, made.liked


def shape(home: Sequence[Made], how: Traces) -> None:
    """Let progress count in what choices gained, `shaping` times as much as what became of the games.

    >>> home = [Made([], [], 0, gain=0.4, progress=0.1), Made([], [], 0, gain=-0.4, progress=-0.1)]
    >>> shape(home, Traces(shaping=0.5)); [round(made.gain, 2) for made in home]
    [0.6, -0.6]
    """
    if not how.shaping or not home:
        return
    progress = np.array([made.progress for made in home])
    spread = float(progress.std())
    if spread:
        weight = how.shaping * float(np.std([made.gain for made in home])) / spread
        for made, step in zip(home, progress - progress.mean(), strict=True):
            made.gain += weight * float(step)


def called(setup: Mapping[str, Any], seats: int, fields: Sequence[str]) -> list[str]:
    """Who sits in each seat, as far as the setup says: a role, a character, or just a seat.

    >>> called({"roles": ["paladin", "spider"]}, 2, ["roles"]), called({}, 2, [])
    (['paladin', 'spider'], ['seat', 'seat'])
    """
    for name in fields:
        value = setup.get(name)
        if value and len(value) == seats:
            return [str(each) for each in value]
    return ["seat"] * seats


def per_seat_fields(game: Game[Any]) -> list[str]:
    """The fields of a setup that name something for every seat, those that must differ first.

    >>> from hearthside.games import load
    >>> per_seat_fields(load("vast")), per_seat_fields(load("pilfer"))
    (['roles'], [])
    """
    fields = game.setup.__dataclass_fields__.values()  # type: ignore[attr-defined]
    named = [f for f in fields if f.metadata.get("kind") == "per_seat"]
    return [f.name for f in sorted(named, key=lambda f: not f.metadata["distinct"])]


def kind_of(game: Game[Any], setup: Mapping[str, Any]) -> str:
    """The kind of table: what the first choice of a setup says, such as its mission or story.

    >>> from hearthside.games import load
    >>> kind_of(load("deck_goes_west"), {"mission": "iron_road"}), kind_of(load("pilfer"), {})
    ('iron_road', '')
    """
    fields = game.setup.__dataclass_fields__.values()  # type: ignore[attr-defined]
    first = next((f.name for f in fields if f.metadata.get("kind") == "choice"), "")
    return str(setup.get(first) or "")


@dataclass(slots=True)
class Table:
    """One game of a run. `step` makes the next choice; what the learning seats did is kept in `lines`."""

    session: Session[Any]
    setup: dict[str, Any]
    who: list[str]
    minds: list[str]
    bots: dict[str, Bot]
    networks: Mapping[str, Network]
    rng: Random
    dice: Dice
    """For the worlds that advice looks at."""
    shaped: bool = False
    lines: dict[int, list[Made]] = field(default_factory=dict)
    choices: int = 0

    def mind(self, seat: int) -> str:
        """Who chooses for a seat; whoever joins in mid-game is of the same mind as the first."""
        while seat >= len(self.minds):
            self.minds.append(self.minds[0])
            self.who.append("seat")
        return self.minds[seat]

    def step(self) -> None:
        """Let whoever is asked choose."""
        session = self.session
        decision = session.decision
        assert decision is not None
        seat = 0 if decision.seat == ANYONE else decision.seat
        mind = self.mind(seat)
        self.choices += 1
        network = self.networks.get(mind)
        if network is None:
            session.choose(self.bots[mind].choose(session, seat=seat))
            return
        encoder = network.encoder
        tokens, options = encoder.position(session.state, decision, seat), encoder.options(decision)
        told = counsel(session, seat, self.dice) if network.advised else None
        logits, value = network.judge(tokens, options, told)
        odds = chances(logits)
        at = min(int(np.searchsorted(odds.cumsum(), self.rng.random())), len(options) - 1)
        if mind == NEW:
            rows = [encoder.rows[number] for number in options]
            made = Made(tokens, rows, at, log(float(odds[at]) + 1e-9), value, counsel=told)
            if self.shaped:
                made.liked = session.game.advice(session.state, seat)
            self.lines.setdefault(seat, []).append(made)
            if session.state.seats > 1 and self.rng.random() < LOOKED:
                self._look(network, self.rng.randrange(session.state.seats), seat)
        session.choose(decision.options[at])

    def _look(self, network: Network, seat: int, asked: int) -> None:
        """A seat that waits takes the position in, if it is one that learns."""
        if seat == asked or self.mind(seat) != NEW:
            return
        state, decision = self.session.state, self.session.decision
        tokens = network.encoder.position(state, decision, seat)
        made = Made(tokens, [], 0, 0.0, network.value(tokens))
        if self.shaped:
            made.liked = self.session.game.advice(state, seat)
        self.lines.setdefault(seat, []).append(made)

    def close(self, how: Traces) -> list[Made]:
        """The choices of a game that is over, with what they gained."""
        outcome = self.session.outcome
        found = []
        for seat, line in self.lines.items():
            end = outcome.scores[seat] if outcome is not None else line[-1].value
            told_back(line, end, how)
            found += line
        self.lines = {}
        return found

    def cut(self, how: Traces) -> list[Made]:
        """The choices so far of a game that goes on; the last of every seat is kept back, to be told of later."""
        found = []
        for seat, line in self.lines.items():
            if len(line) > 1:
                told_back(line[:-1], line[-1].value, how, line[-1].liked)
                found += line[:-1]
                self.lines[seat] = line[-1:]
        return found

    def played(self) -> Played | None:
        """How it ended, if it did."""
        outcome = self.session.outcome
        if outcome is None:
            return None
        scores = [round(score, 4) for score in outcome.scores]
        minds = [self.mind(seat) for seat in range(len(scores))]
        kind = kind_of(self.session.game, self.setup)
        return Played(self.who[: len(scores)], minds, scores, self.choices, self.setup, kind)


def opened(
    game: Game[Any],
    setup: dict[str, Any],
    seed: int,
    minds: Sequence[str],
    networks: Mapping[str, Network],
    fields: Sequence[str] = (),
    *,
    shaped: bool = False,
) -> Table:
    """A table with these minds in its seats. Only bots that try options out need a session that can be forked."""
    session: Session[Any] = Session(game, setup, seed, journal=False)
    named = {mind for mind in minds if mind not in networks}
    advised = any(networks[mind].advised for mind in minds if mind in networks)
    if named <= {"random"} and not advised and session.decision is not None:
        session = session.fork(keep=False)
    bots = {name: make(name, seed) for name in sorted(named)}
    who = called(setup, session.state.seats, fields)
    rng, dice = Random(seed), Dice(seed)
    return Table(session, setup, who, list(minds), bots, networks, rng, dice, shaped)


def any_setup(game: Game[Any], rng: Dice, fixed: Mapping[str, Any]) -> dict[str, Any]:
    """A setup by lot, with some fields as they are wanted.

    >>> from hearthside.games import load
    >>> any_setup(load("pilfer"), Dice(1), {"seats": 4})
    {'seats': 4}
    """
    return drawn(game, rng, **fixed)
