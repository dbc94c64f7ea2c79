"""Whether the server can work, found out by doing what players need of it: keeping something."""

from __future__ import annotations

import asyncio
import time

from . import provenance
from .sql import StorageDown
from .store import Store

FRESH = 2.0
"""Seconds for which it is good to have been well: however often it is asked, the disk is written to seldom."""
ILL = 0.2
"""Seconds for which the same is said of having been ill."""


class Health:
    """Keeps the time of day in the database, and says why that failed."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._reason = ""
        self._until = 0.0
        self._asking = asyncio.Lock()

    async def reason(self) -> str:
        """Why nothing can be kept now; empty if it can."""
        async with self._asking:
            if time.monotonic() >= self._until:
                self._reason = await self._tried()
                self._until = time.monotonic() + (ILL if self._reason else FRESH)
            return self._reason

    async def _tried(self) -> str:
        now = str(time.time())
        try:
            await self.store.write("", lambda db: provenance.keep_value(db, "healthy", now))
        except StorageDown as error:
            return str(error)
        return ""
