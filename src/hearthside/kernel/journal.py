"""What happened, as data. Words are made at the edge; simulations keep no journal."""

from __future__ import annotations

from typing import NamedTuple

from .option import Arg


class Event(NamedTuple):
    """One thing that happened, the rule behind it, and who may read of it.

    `to` names the only seats that may read it; `but` names seats that may not; both None is public.

    >>> e = Event("drew", ("knife",), "DW-112", to=(1,))
    >>> e.visible(1), e.visible(0)
    (True, False)
    """

    kind: str
    args: tuple[Arg, ...] = ()
    rule: str = ""
    to: tuple[int, ...] | None = None
    but: tuple[int, ...] | None = None

    def visible(self, seat: int) -> bool:
        """Whether `seat` may read it."""
        if self.to is not None:
            return seat in self.to
        return self.but is None or seat not in self.but


class Journal(list[Event]):
    """The events of a game in order.

    >>> j = Journal([Event("drew", ("knife",), to=(1,)), Event("passed", (0,))])
    >>> [e.kind for e in j.seen_by(0)]
    ['passed']
    """

    def seen_by(self, seat: int, start: int = 0) -> list[Event]:
        """The events from `start` on that `seat` may read."""
        return [event for event in self[start:] if event.visible(seat)]
