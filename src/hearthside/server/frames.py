"""WebSockets that a message can be written to at once, without a task that waits for its turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from .buckets import Bucket
from .takers import SLICE, Taker

SMALL, SMALL_BURST = 10.0, 100.0
"""Frames a second that are no messages, such as pings and parts of messages, and how many at once."""
_NAME = "hearthside.frames"


class Frames(Taker, WebSocketsSansIOProtocol):
    """Speaks WebSocket as uvicorn does, and is there for the application to write to.

    Messages are counted where they are read; what is none is counted here, and whoever sends too much of it is cut off.
    """

    _small: Bucket

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._small = Bucket(SMALL, SMALL_BURST)
        self.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self.all.discard(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + SLICE])

    def handle_connect(self, event: Request) -> None:
        """Let a client in; the application, which runs later, finds this connection in its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[_NAME] = self

    def handle_ping(self) -> None:
        if self._few():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._few():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._few():
            super().handle_cont(event)

    def _few(self) -> bool:
        """Whether there are few frames that are no messages; there is no connection any more if there are many."""
        if not self._small.take():
            self.transport.abort()
        return not self.transport.is_closing()

    def write(self, text: bytes) -> bool:
        """Write a message at once; False when that cannot be: the client is slow, or the socket is not open."""
        if not self.writable.is_set() or not self.handshake_complete:
            return False
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def frames(scope: Mapping[str, Any]) -> Frames | None:
    """The connection of a WebSocket, if it can be written to at once."""
    found = scope.get("extensions", {}).get(_NAME)
    return found if isinstance(found, Frames) else None
