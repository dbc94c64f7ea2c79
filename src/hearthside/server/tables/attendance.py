"""Who is at a table: through this server process, and through others as far as they tell."""

from __future__ import annotations

import time
from collections.abc import Set
from dataclasses import dataclass

from ..sockets import Socket


@dataclass(slots=True)
class Elsewhere:
    """Who looks at the table through another server process, and until when that is believed."""

    online: frozenset[int]
    watching: int
    until: float


class Attendance:
    """Who is there, counted over every server process."""

    def __init__(self, sockets: Set[Socket]) -> None:
        self._sockets = sockets
        self._elsewhere: dict[str, Elsewhere] = {}
        self.announced = 0.0
        """When other processes were last told who is here."""

    def online_here(self) -> set[int]:
        """The seats whose holders look at the table through this process."""
        return {seat for socket in self._sockets for seat in socket.seats}

    def watching_here(self) -> int:
        """How many sockets here hold no seat."""
        return sum(1 for socket in self._sockets if not socket.seats)

    def online(self) -> set[int]:
        """The seats whose holders look at the table."""
        return self.online_here().union(*(other.online for other in self._elsewhere.values()))

    def watching(self) -> int:
        """How many look on."""
        return self.watching_here() + sum(other.watching for other in self._elsewhere.values())

    def hear_of(self, worker: str, other: Elsewhere) -> bool:
        """Take in who looks at the table through another process; whether that is news."""
        known = self._elsewhere.get(worker)
        self._elsewhere[worker] = other
        return known is None or (known.online, known.watching) != (other.online, other.watching)

    def doubt(self) -> bool:
        """Forget processes that have been silent for long; whether there were any."""
        now = time.monotonic()
        silent = [w for w, other in self._elsewhere.items() if other.until < now]
        for worker in silent:
            del self._elsewhere[worker]
        return bool(silent)
