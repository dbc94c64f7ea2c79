"""The base of every game's state, plain data between steps, and what rules tell of what happens to it."""

from __future__ import annotations

from dataclasses import dataclass, field

from .dice import Dice
from .journal import Event, Journal
from .option import Arg

END = "end"
"""The step after which there is none."""


@dataclass(slots=True, kw_only=True)
class State:
    """What every game's state has: the step it is at, its seats, its dice, what was learned.

    The journal is not part of the position: it is never cloned, saved, compared or digested.

    >>> State(step="dawn", seats=2, dice=Dice(1)) == State(step="dawn", seats=2, dice=Dice(1))
    True
    """

    step: str
    seats: int
    dice: Dice
    learned: int = 0
    journal: Journal | None = field(default=None, compare=False, repr=False)


class CutShort(Exception):
    """Raised anywhere within a step: nothing more of it happens, and the game goes on with the step named.

    >>> CutShort(END).step
    'end'
    """

    def __init__(self, step: str) -> None:
        self.step = step


def note(
    s: State,
    kind: str,
    *args: Arg,
    rule: str = "",
    to: tuple[int, ...] | None = None,
    but: tuple[int, ...] | None = None,
) -> None:
    """Write an event into the journal, if one is kept.

    >>> s = State(step="dawn", seats=2, dice=Dice(1), journal=Journal())
    >>> note(s, "humanity", "songsmith", -2, rule="VS-108")
    >>> s.journal
    [Event(kind='humanity', args=('songsmith', -2), rule='VS-108', to=None, but=None)]
    """
    if s.journal is not None:
        s.journal.append(Event(kind, args, rule, to, but))


def learn(s: State) -> None:
    """Mark that somebody now knows what they did not know before, so that it cannot be undone.

    >>> s = State(step="dawn", seats=2, dice=Dice(1)); learn(s); s.learned
    1
    """
    s.learned += 1
