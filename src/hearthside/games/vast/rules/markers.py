"""Which of several treasures on a tile is taken: it matters where curses lie under some of them."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asking

from ..content.figures import TREASURE_NAMES
from ..content.names import count_words
from ..state import Vast


def marker_words(s: Vast, me: int, name: str) -> str:
    """A treasure by the curses under it."""
    curses = s.map.treasure_curses[TREASURE_NAMES.index(name)]
    return (
        f"Take the one with {count_words(curses, 'curse')}" if curses else "Take one without curses"
    )


MARKER = Act[Vast, [str]](
    "which", "VM-216", over=TREASURE_NAMES, given=True, label=marker_words, points="token:{0}"
)
WHICH = Ask[Vast](
    "which",
    "VM-216",
    (MARKER,),
    prompt="several treasures lie here. Which one do you take?",
    meanwhile="takes a treasure",
    part=True,
)


def marker_at(s: Vast, seat: int, at: int) -> Asking[int]:
    """The number of a treasure on a space; the seat is asked where they differ."""
    m = s.map
    here = [i for i, where in enumerate(m.treasures) if where == at]
    unlike = {m.treasure_curses[i]: i for i in reversed(here)}
    if len(unlike) == 1:
        return here[0]
    pick = yield WHICH.of(seat, [MARKER.table[TREASURE_NAMES[i]] for i in sorted(unlike.values())])
    return TREASURE_NAMES.index(str(pick[1]))
