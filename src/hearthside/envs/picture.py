"""A table in words, for people who look over an agent's shoulder."""

from __future__ import annotations

from typing import Any

from hearthside.kernel import Session


def told(session: Session[Any], seat: int) -> str:
    """The phase, the question and what lies where, as a seat sees it.

    >>> from hearthside.games import load
    >>> told(Session(load("pilfer"), seed=1), 0).splitlines()[0]
    'Round 1 of 12'
    """
    state, words, decision = session.state, session.game.words, session.decision
    lines = [words.phase(state)]
    if decision is not None and (decision.seat == seat or not decision.secret):
        lines.append(words.prompt(state, decision))
    lines += [f"  {thing.name}" for thing in session.scene(seat) if thing.kind != "space"]
    return "\n".join(lines)
