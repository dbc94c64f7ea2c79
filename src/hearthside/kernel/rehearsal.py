"""Rehearsals: a tutorial is played, and says where the rules no longer do what its words say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .decision import ANYONE
from .game import Game
from .session import Session
from .tutorial import Beat, Tutorial


def faults(game: Game[Any], tutorial: Tutorial) -> Iterator[str]:
    """Where a tutorial says something that the rules do not do; nowhere, if all is well.

    >>> from hearthside.games import load
    >>> pilfer = load("pilfer"); [first] = pilfer.tutorials
    >>> list(faults(pilfer, first))
    []
    >>> next(faults(pilfer, first._replace(beats=(Beat("Fly!", choose="fly"),))))
    'first, beat 1: fly cannot be chosen; on offer: seat 0, act: stash:ring stash:coin steal:1 search wait'
    """
    session = Session(game, tutorial.setup, tutorial.seed)
    heard = 0
    for number, beat in enumerate(tutorial.beats, 1):
        where = f"{tutorial.name}, beat {number}"
        for pick in beat.play:
            if session.decision is None or session.decision.find(pick) is None:
                yield f"{where}: {pick} cannot be played; on offer: {offers(session)}"
                return
            session.choose(pick)
        lines = [game.words.line(session.state, event) for event in session.journal[heard:]]
        heard = len(session.journal)
        if beat.happens and not any(beat.happens in line for line in lines):
            yield f"{where}: {beat.happens!r} does not happen, but: {' '.join(lines)}"
        seen = {thing.id for thing in session.scene(tutorial.me)}
        yield from (f"{where}: there is no {id} to shine on" for id in beat.shine if id not in seen)
        if not beat.choose:
            continue
        yield from _asked(session, tutorial, beat, where)
        if session.decision is None or session.decision.find(beat.choose) is None:
            return
        session.choose(beat.choose)


def _asked(session: Session[Any], tutorial: Tutorial, beat: Beat, where: str) -> Iterator[str]:
    """What is wrong with asking the learner for the choice of a beat."""
    decision = session.decision
    if decision is None or decision.find(beat.choose) is None:
        yield f"{where}: {beat.choose} cannot be chosen; on offer: {offers(session)}"
        return
    if decision.seat not in (tutorial.me, ANYONE):
        yield f"{where}: seat {decision.seat} is to choose, not the learner"
    verbs = {option.verb for option in decision.options}
    for verb in beat.otherwise:
        if verb and verb not in verbs:
            yield f"{where}: there are words for {verb}, which is not on offer"


def offers(session: Session[Any]) -> str:
    """What can be chosen now, and by whom, to mend a tutorial by."""
    if session.decision is None:
        return "nothing, the game is over"
    options = " ".join(map(str, session.decision.options))
    return f"seat {session.decision.seat}, {session.decision.ask}: {options}"
