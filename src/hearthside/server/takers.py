"""Connections whose other end takes nothing: what is written to them would wait for ever, even after they were closed."""

from __future__ import annotations

import asyncio
from typing import ClassVar

EVERY = 10.0
"""Seconds between two looks at all connections."""
LOOKS = 3
"""Looks in a row at which something waits, and never less than before, after which a connection is cut off."""
SLICE = 16 * 1024
"""Bytes that are taken in at once: what comes in one go may be thousands of requests or frames."""


class Taker:
    """A connection that is cut off when its other end does not take what is written to it."""

    all: ClassVar[set[Taker]] = set()
    transport: asyncio.Transport
    _waiting = 0
    _looks = 0

    def watch(self) -> None:
        """Look at it from now on."""
        if not self.all:
            asyncio.get_running_loop().call_later(EVERY, _look)
        self.all.add(self)

    def look(self) -> None:
        """Cut it off, if nothing was taken of what waits for some time."""
        waiting = self.transport.get_write_buffer_size()
        self._looks = self._looks + 1 if waiting and waiting >= self._waiting else 0
        self._waiting = waiting
        if self._looks >= LOOKS:
            self.transport.abort()


def _look() -> None:
    for taker in list(Taker.all):
        taker.look()
    if Taker.all:
        asyncio.get_running_loop().call_later(EVERY, _look)
