"""Fast play: no journal, no snapshots, nothing but the steps themselves."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar

from .decision import Decision
from .game import Game
from .refusal import Endless, Refused
from .running import Onward, dead_end, onward
from .session import Session
from .state import END, State

S = TypeVar("S", bound=State)

ENDLESS = 1_000_000
"""How many decisions a random game may take before it counts as endless."""


def play_out(game: Game[S], state: S, seed: int = 0, *, limit: int = ENDLESS) -> int:
    """Play `state` to its end by random choices and return how many decisions had two or more options.

    >>> from hearthside.games import load
    >>> pilfer = load("pilfer"); s = pilfer.begin({"seats": 2}, seed=3)
    >>> play_out(pilfer, s, seed=1) > 0, pilfer.outcome(s) is not None
    (True, True)
    """
    asks = onward(game, state)
    count = _drift(game, state, asks, next(asks, None), Random(seed).random, limit)
    if state.step != END:
        raise Endless(f"{game.name}: {limit} decisions and no end")
    return count


def drift(fork: Session[S], random: Callable[[], float], limit: int) -> int:
    """Play a search fork on by random choices, at most `limit`; the fork is used up.

    >>> from hearthside.games import load
    >>> fork = Session(load("pilfer"), seed=1).fork(keep=False)
    >>> drift(fork, Random(1).random, 3)
    3
    """
    if fork._keep:
        raise Refused("only a search fork is used up")
    count = _drift(fork.game, fork.state, fork._asks, fork.decision, random, limit)
    if fork.state.step == END:
        fork.decision = None
    return count


def _drift(
    game: Game[S],
    state: S,
    asks: Onward,
    asked: Decision | None,
    random: Callable[[], float],
    limit: int,
) -> int:
    """The loop of both: answer everything that is asked at random."""
    send = asks.send
    count = 0
    try:
        while asked is not None:
            options = asked.options
            n = len(options)
            if n > 1:
                if count == limit:
                    return count
                count += 1
                asked = send(options[int(random() * n)])
            elif n:
                asked = send(options[0])
            else:
                raise dead_end(game, state, asked)
    except StopIteration:
        pass
    return count
