"""Senseless moves: choices that lead round in circles, or that a game says bots should not dither with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hearthside.kernel import Decision, Game, Option, digest

See = Callable[[Any, Decision, Option], None]
RELUCTANT = 0.5
"""An act whose prior is below this is one that bots should not dither with."""


class Senseless:
    """Counts what makes no sense in one game.

    `circles`: choices after which the table lay exactly as it had lain before at the same question, dice and all, so
    that everything chosen in between came to nothing. `dithered`: acts chosen that the game gives a low prior.

    >>> from hearthside.games import load
    >>> pilfer = load("pilfer"); s = pilfer.begin({"seats": 2}); found = Senseless(pilfer)
    >>> ask = Decision(0, "act", [Option("wait")])
    >>> for _ in range(3): found.see(s, ask, Option("wait"))
    >>> found.told()
    {'choices': 3, 'circles': 2, 'dithered': 3}
    """

    def __init__(self, game: Game[Any]) -> None:
        self.choices = self.circles = self.dithered = 0
        self._seen: set[tuple[str, str, tuple[Any, ...]]] = set()
        self._dice = -1
        self._reluctant = {
            (ask.key, verb)
            for ask in game.asks.values()
            for verb, act in ask.acts.items()
            if act.prior < RELUCTANT
        }

    def see(self, state: Any, decision: Decision, pick: Option) -> None:
        """One decision, before the choice is made."""
        self.choices += 1
        self.dithered += (decision.ask, pick.verb) in self._reluctant
        if state.dice.count != self._dice:
            self._seen.clear()  # something fell since, so nothing can lie as it lay
            self._dice = state.dice.count
        here = (decision.ask, digest(state), decision.about)
        self.circles += here in self._seen
        self._seen.add(here)

    def seeing(self, further: See | None) -> See:
        """Look, and let somebody else look after."""
        if further is None:
            return self.see

        def both(state: Any, decision: Decision, pick: Option) -> None:
            self.see(state, decision, pick)
            further(state, decision, pick)

        return both

    def told(self) -> dict[str, int]:
        """The counts."""
        return {"choices": self.choices, "circles": self.circles, "dithered": self.dithered}
