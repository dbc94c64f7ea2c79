"""Connections that do not come to the point: a request whose head does not arrive in time is not waited for."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

PATIENCE = 15.0
"""Seconds in which the head of a request must arrive, from the opening of the connection or its first byte."""


class Unhurried(HttpToolsProtocol):
    """Speaks HTTP as uvicorn does, and closes what stays half-open."""

    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        self._arrived()
        super().on_headers_complete()

    def _wait(self) -> None:
        self._arrived()
        self._timer = self.loop.call_later(PATIENCE, self.transport.close)

    def _arrived(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
