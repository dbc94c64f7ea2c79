"""Positions for tests, the same way in every game: begin, arrange the state, script the dice, choose, look.

    VAST = Positions("vast")
    s = VAST.state({"mix": "paladin_spider"}, step="paladin_acts")
    s.paladin.fury = 2
    session = VAST.sit(s, "crusade:C3", rolls=[4])
    assert "smash:C3N" in offered(session)
    assert why(session, "sprint:A1") == "VM-081"

A game's own vocabulary (lay a tile, give a token) stands in its folder and builds on this.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from weakref import WeakKeyDictionary

from hearthside.games import load
from hearthside.kernel import Decision, Option, ScriptedDice, Session, State


class Positions:
    """The positions of one game."""

    def __init__(self, name: str) -> None:
        self.game = load(name)

    def state(self, setup: Mapping[str, Any] | None = None, seed: int = 1, **fields: Any) -> Any:
        """A state at the beginning of a game, with these fields of it set."""
        s = self.game.begin(setup, seed)
        for name, value in fields.items():
            assert hasattr(s, name), f"{type(s).__name__} has no field {name!r}"
            setattr(s, name, value)
        return s

    def sit(self, s: State, *choices: Option | str, **script: Any) -> Session[Any]:
        """A session that goes on from a state; `rolls`, `picks`, `below` and `seed` script its dice."""
        dice = ScriptedDice(**script) if script else None
        return play(lawful(Session.resume(self.game, s, dice=dice)), *choices)


_held: WeakKeyDictionary[Session[Any], int] = WeakKeyDictionary()
"""Up to which choice sessions have been held against the law; a test may meddle with the state after that."""


def lawful(session: Session[Any]) -> Session[Any]:
    """The same session, in which an option is on offer exactly when nothing bars it.

    Every position that a test arranges is held against this law, so that a reason which is broken turns the tests of
    its rule red even where a list is made another way.
    """
    decision = session.decision
    if decision is not None and _held.get(session) != session.number:
        _held[session] = session.number
        ask = session.game.asks.get(decision.ask)
        assert ask is None or list(ask.faults(session.state, decision)) == []
    return session


def play(session: Session[Any], *choices: Option | str) -> Session[Any]:
    """The same session, after these choices."""
    for choice in choices:
        session.choose(choice)
        lawful(session)
    return session


def offered(session: Session[Any], verb: str = "") -> list[str]:
    """The notations of what can be chosen, all or those of one verb."""
    lawful(session)
    return [str(o) for o in session.asked.options if not verb or o.verb == verb]


def asked(session: Session[Any]) -> tuple[int, str]:
    """Who is asked, and what."""
    decision: Decision = session.asked
    return decision.seat, decision.ask


def why(session: Session[Any], option: Option | str) -> str:
    """The rule that keeps an option off the list; it must be off it."""
    refusal = session.why_not(option)
    assert refusal is not None, f"{option} is on offer"
    return refusal.rule


def told(session: Session[Any], option: Option | str) -> str:
    """How things stand, as the refusal of an option says it in numbers."""
    refusal = session.why_not(option)
    assert refusal is not None, f"{option} is on offer"
    return refusal.why
