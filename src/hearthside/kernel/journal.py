"""What happened, as data. Words are made at the edge; simulations keep no journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .decision import Arg

if TYPE_CHECKING:
    from .state import State


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


def note(
    s: State,
    kind: str,
    *args: Arg,
    rule: str = "",
    to: tuple[int, ...] | None = None,
    but: tuple[int, ...] | None = None,
) -> None:
    """Write an event into the journal, if one is kept.

    >>> from hearthside.kernel import Dice, State
    >>> s = State(step="dawn", seats=2, dice=Dice(1), journal=Journal())
    >>> note(s, "humanity", "songsmith", -2, rule="VS-108")
    >>> s.journal
    [Event(kind='humanity', args=('songsmith', -2), rule='VS-108', to=None, but=None)]
    """
    if s.journal is not None:
        s.journal.append(Event(kind, args, rule, to, but))


def learn(s: State) -> None:
    """Mark that somebody now knows what they did not know before, so that it cannot be undone.

    >>> from hearthside.kernel import Dice, State
    >>> s = State(step="dawn", seats=2, dice=Dice(1)); learn(s); s.learned
    1
    """
    s.learned += 1
