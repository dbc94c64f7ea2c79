"""Garbage collection that nobody waits for.

Left to itself, Python looks through all that has come since the last time in one go, hundreds of thousands of objects
once some hundred tables have been opened, and everybody at every table waits for that half a second and more. Here what
is young is looked through often, in small portions; what is old when nobody plays, or when very much has come.
"""

from __future__ import annotations

import asyncio
import gc

from .load import Load

YOUNG = 2_000
"""Objects more than were let go since the last look: then the youngest are looked through,"""
PORTION = 4
"""and after so many looks all that are not old yet."""
NEVER = 1_000_000_000
QUIET = 2.0
"""Seconds in which nobody is shown anything after which nobody seems to play."""
WORTH = 12
"""Portions that have come before the old are looked through when nobody plays,"""
MOST = 500
"""and in any case."""
EVERY = 1.0
"""Seconds between two thoughts of it."""


class Garbage:
    """Looks through what is old when that keeps nobody waiting."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self._then = 0

    def begin(self) -> None:
        """Leave what is there already, the games' content above all, alone for good; take over from Python."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, PORTION, NEVER)
        self._then = _portions()

    def due(self) -> bool:
        """Whether the old are to be looked through now."""
        come = _portions() - self._then
        return come >= MOST or (come >= WORTH and self.load.quiet >= QUIET)

    async def go_on(self) -> None:
        """See to it for as long as the server runs."""
        while True:
            await asyncio.sleep(EVERY)
            if self.due():
                gc.collect()
                self._then = _portions()


def _portions() -> int:
    """How many portions have come so far."""
    return int(gc.get_stats()[1]["collections"])
