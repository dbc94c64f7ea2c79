"""An outage of the database is logged when it begins, now and then while it lasts, and when it ends.

Reading and writing fail apart: on a full disk everything can be read.
"""

from __future__ import annotations

import threading
import time

from .. import metrics
from ..logs import log

REMIND = 30.0
"""Seconds between two lines about the same outage."""


class Outage:
    """Whether the database can be `used` ("read", "written"), as those who try find out. Threads may tell it at once."""

    def __init__(self, used: str) -> None:
        self.used = used
        self._lock = threading.Lock()
        self._since: float | None = None
        self._told = 0.0
        self._failed = 0

    def failed(self, reason: str) -> None:
        """Something could not be read or kept."""
        metrics.storage_errors.inc()
        now = time.monotonic()
        with self._lock:
            self._failed += 1
            begins = self._since is None
            if begins:
                self._since = now
            elif now - self._told < REMIND:
                return
            self._told = now
            failed = self._failed
        message = f"the database {'cannot' if begins else 'still cannot'} be {self.used}"
        log.error(message, extra={"why": reason, "failed": failed})

    def worked(self) -> None:
        """Something was read or kept."""
        if self._since is None:
            return
        with self._lock:
            since, failed = self._since, self._failed
            self._since, self._failed = None, 0
        if since is not None:
            seconds = round(time.monotonic() - since, 1)
            log.info(
                f"the database can be {self.used} again",
                extra={"seconds": seconds, "failed": failed},
            )
