"""What a game says, made only when somebody looks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from .acts import Act, Ask
from .decision import ANYONE, Decision
from .journal import Event
from .option import Option

if TYPE_CHECKING:
    from .game import Outcome


class Words(Protocol):
    """Everything the rest of the house wants said.

    >>> from hearthside.games import load
    >>> pilfer = load("pilfer"); s = pilfer.begin({"seats": 2}, seed=1)
    >>> pilfer.words.phase(s), pilfer.words.seat(s, 1)
    ('Round 1 of 12', 'Ferret')
    """

    def prompt(self, s: Any, decision: Decision) -> str:
        """What is asked, to the one who is asked."""

    def meanwhile(self, s: Any, decision: Decision) -> str:
        """What everybody else reads of it; it tells nothing that only the one who is asked knows."""

    def label(self, s: Any, decision: Decision, option: Option) -> str:
        """What an option is called."""

    def detail(self, s: Any, decision: Decision, option: Option) -> str:
        """What it costs and brings, where the label does not say it."""

    def points(self, s: Any, decision: Decision, option: Option) -> tuple[str, ...]:
        """The ids of the things in the scene that the option lies on."""

    def line(self, s: Any, event: Event) -> str:
        """A journal event in words, from what its readers may know."""

    def seat(self, s: Any, seat: int) -> str:
        """Who sits there."""

    def phase(self, s: Any) -> str:
        """Where in the game we are."""

    def outcome(self, s: Any, outcome: Outcome) -> str:
        """How it ended."""


class AskWords(ABC):
    """The words of questions and options, from the asks and acts of a game.

    A game's own words build on it and add journal lines, seats, phases and the end.

    >>> from hearthside.kernel import Session
    >>> from hearthside.games import load
    >>> session = Session(load("pilfer"), {"seats": 2}, seed=1)
    >>> session.game.words.prompt(session.state, session.asked)
    'Magpie: what do you do?'
    >>> session.game.words.meanwhile(session.state, session.asked)
    'Magpie looks around'
    """

    def __init__(self, asks: Mapping[str, Ask[Any]]) -> None:
        self.asks = asks

    def prompt(self, s: Any, decision: Decision) -> str:
        """What is asked, after the name of who is asked."""
        text = self.asks[decision.ask].prompt(s, decision)
        return text if decision.seat == ANYONE else f"{self.seat(s, decision.seat)}: {text}"

    def meanwhile(self, s: Any, decision: Decision) -> str:
        """Who is asked, and what everybody else may read of it."""
        if decision.seat == ANYONE:
            return self.prompt(s, decision)
        ask = self.asks[decision.ask]
        return f"{self.seat(s, decision.seat)} {ask.meanwhile}"

    def label(self, s: Any, decision: Decision, option: Option) -> str:
        """What an option is called."""
        return self._act(decision, option).label(s, decision.seat, option)

    def detail(self, s: Any, decision: Decision, option: Option) -> str:
        """What it costs and brings."""
        return self._act(decision, option).detail(s, decision.seat, option)

    def points(self, s: Any, decision: Decision, option: Option) -> tuple[str, ...]:
        """The things it lies on."""
        return self._act(decision, option).points(s, decision.seat, option)

    def _act(self, decision: Decision, option: Option) -> Act[Any, ...]:
        return self.asks[decision.ask].acts[option.verb]

    @abstractmethod
    def seat(self, s: Any, seat: int) -> str:
        """Who sits there."""
