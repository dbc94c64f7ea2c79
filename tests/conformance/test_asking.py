"""Being asked tells nothing: what others see of a decision does not depend on what only its seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.soak import TIMES

from hearthside.kernel import SPECTATOR, Dice, Game, Session, clone

from .walks import walk

pytestmark = pytest.mark.witness
AHEAD = 40
"""For how many choices two worlds that look the same to somebody are played side by side."""


def seen(session: Session[Any], seat: int) -> object:
    """What a seat sees of the decision under way, if it is somebody else's."""
    decision = session.decision
    if decision is None or decision.seat == seat:
        return decision and (decision.seat, decision.ask)
    if decision.secret:
        return decision.seat
    return decision.seat, decision.ask, session.game.words.meanwhile(session.state, decision)


def told(session: Session[Any], seat: int, start: int) -> list[str]:
    """The lines of the journal that a seat may read, from one on."""
    words, state = session.game.words, session.state
    return [words.line(state, event) for event in session.journal.seen_by(seat, start)]


def leaks(session: Session[Any], seat: int, rng: Random) -> Iterator[str]:
    """Play a redealt world beside the true one, as long as `seat` sees no other difference."""
    game, start = session.game, session.beginning()
    if start.number != session.number:
        return  # in the middle of a step only who acts can be dealt for: it may rest on what others hold
    hands = clone(
        start.state
    )  # other hands, but the same dice: what falls in the open may lead elsewhere
    game.redeal(hands, seat, Dice(rng.randrange(2**32)))
    true, other = Session.resume(game, start.state), Session.resume(game, hands)
    for _ in range(AHEAD):
        lines = told(true, seat, 0), told(other, seat, 0)
        if true.scene(seat) != other.scene(seat) or lines[0] != lines[1]:
            return
        if seen(true, seat) != seen(other, seat):
            yield f"seat {seat} sees {seen(true, seat)} or {seen(other, seat)}"
            return
        if true.decision is None or other.decision is None:
            return
        shared = [o for o in true.decision.options if o in other.decision.options]
        if not shared:
            return
        option = rng.choice(shared)
        true.choose(option)
        other.choose(option)


def test_being_asked_tells_nothing(game: Game[Any], setup: dict[str, Any]) -> None:
    """In worlds that look the same to a seat, everybody else is asked the same.

    Where seats hide nothing from each other, there is nothing to tell.
    """
    if not game.secrets:
        return
    found: set[str] = set()
    for seed in range(31, 31 + TIMES):
        rng = Random(seed)
        for session in walk(Session(game, setup, seed, journal=False), rng, 250):
            for seat in (*range(session.state.seats), SPECTATOR):
                if session.asked.seat != seat and rng.random() < 0.04:
                    found.update(leaks(session, seat, rng))
    assert not found, "\n".join(sorted(found))
