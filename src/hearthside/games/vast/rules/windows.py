"""Windows: what may be done at any time in a span of a turn.

The acts of a window stand in every question that its owner is asked in that span, except in those that only complete
an act. Where the turn would go on without a question, and something done now can matter that could not be done as well
later, the window is opened by itself. It asks nothing if nothing can be done.
"""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Act, Ask, Asks, Option

from ..state import Vast


class Window:
    """Acts for any time, their options now, and the question that is asked where there is no other.

    `hidden` says that the owner may hold something that others do not see: then the question is put whether or not
    there is an answer, since not being asked would tell.
    """

    def __init__(
        self,
        key: str,
        rule: str,
        acts: tuple[Act[Vast, ...], ...],
        options: Callable[[Vast], list[Option]],
        *,
        prompt: str,
        meanwhile: str,
        go_on: str,
        hidden: Callable[[Vast], bool] = lambda s: False,
    ) -> None:
        self.acts = acts
        self.options = options
        self.hidden = hidden
        self._on = Act[Vast, []]("go_on", rule, label=go_on, prior=0.5)
        self.ask = Ask(
            key,
            rule,
            (*acts, self._on),
            prompt=prompt,
            meanwhile=meanwhile,
            fast=lambda s, me: [*options(s), self._on.option],
        )

    def opened(self, s: Vast, seat: int) -> Asks:
        """Let the owner do what the window allows, until they go on, nothing is left to do, or somebody has won (VM-029)."""
        while s.winner < 0:
            options, hidden = self.options(s), self.hidden(s)
            if not options and not hidden:
                return
            decision = self.ask.of(seat, [*options, self._on.option])
            decision.always = hidden
            pick = yield decision
            if pick.verb == "go_on":
                return
            yield from self.ask.do(s, seat, pick)
