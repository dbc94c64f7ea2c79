"""Connections that mean no good: one that does not come to the point is not waited for, and nobody has too many."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import ClassVar

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .buckets import Crowd
from .guard import BODY_PATIENCE
from .takers import SLICE, Taker

PATIENCE = 15.0
"""Seconds in which the head of a request must arrive, from the opening of the connection or its first byte,"""
WHOLE_PATIENCE = BODY_PATIENCE + PATIENCE
"""and in which all of it must, even if it was answered before."""
HEAD = 64 * 1024
"""Bytes that the head of a request may have."""
AHEAD = 100
"""Requests that may wait on one connection until those before them are answered."""
MOST = 500
"""Connections for HTTP that one address may have at a process, unless it is a proxy's that is trusted."""


@lru_cache
def _trusted(named: str) -> _TrustedHosts:
    """The proxies that are believed about whom they come for, as uvicorn reads them."""
    return _TrustedHosts(named)


class Unhurried(Taker, HttpToolsProtocol):
    """Speaks HTTP as uvicorn does, closes what stays half-open, and hears nobody who has too many connections."""

    of: ClassVar[Crowd] = Crowd()
    """How many connections each address has."""
    _who = ""
    _timer: asyncio.TimerHandle | None = None
    _head: int | None = None
    """Bytes that have come of a head that is not complete; None outside of heads."""
    _upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.watch()
        self._wait(PATIENCE)
        host = (transport.get_extra_info("peername") or ("",))[0]
        if host and host not in _trusted(str(self.config.forwarded_allow_ips)):
            if self.of.come(host, MOST):
                self._who = host
            else:
                transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        self._gone()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), SLICE):
            if self._upgraded or self.transport.is_closing():
                return
            part = data[at : at + SLICE]
            super().data_received(part)
            if self._head is not None:
                self._head += len(part)
                if self._head > HEAD:
                    self.send_400_response("The head of the request is too long.")
            if len(self.pipeline) > AHEAD:
                self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        self._upgraded = True
        self._arrived()
        self._gone()  # sockets are counted by themselves
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._wait(PATIENCE)

    def on_headers_complete(self) -> None:
        self._head = None
        self._wait(WHOLE_PATIENCE)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def _gone(self) -> None:
        self.all.discard(self)
        if self._who:
            self.of.go(self._who)
            self._who = ""

    def _wait(self, seconds: float) -> None:
        self._arrived()
        self._timer = self.loop.call_later(seconds, self.transport.close)

    def _arrived(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
