"""WebSockets that a message can be written to at once, without a task that waits for its turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

_NAME = "hearthside.frames"


class Frames(WebSocketsSansIOProtocol):
    """Speaks WebSocket as uvicorn does, and is there for the application to write to."""

    def handle_connect(self, event: Request) -> None:
        """Let a client in; the application, which runs later, finds this connection in its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[_NAME] = self

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
