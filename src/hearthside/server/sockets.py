"""One open WebSocket: what it holds and looks at. It is written to at once, or by a queue so that a slow one delays nobody."""

from __future__ import annotations

import asyncio
import contextlib
import json

from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from hearthside.kernel import SPECTATOR

from . import metrics
from .buckets import Bucket
from .frames import frames
from .links import Link, network
from .wire import FromServer

WAITING = 200
"""Messages that may wait for a slow socket before it is closed,"""
HEAVIEST = 2_000_000
"""and bytes."""
TOO_SLOW = 1013
AWAY = 1012
CLOSED = 4401


class Socket:
    """A client's connection to one table."""

    def __init__(self, ws: WebSocket, rate: float) -> None:
        self.ws = ws
        self.who = network(ws.client.host) if ws.client else ""
        """The address it comes from."""
        self.seats: set[int] = set()
        self.links: dict[str, Link] = {}
        """The links it came by, by handle; closing a link takes away what it opened."""
        self.owner = False
        self.look = SPECTATOR
        self.sent = -1
        """The line of the log that it was last shown; -1 if it must be shown the whole table."""
        self.bucket = Bucket(rate, rate * 2)
        self.hint: asyncio.Task[None] | None = None
        self.planning = 0
        """Plans that it waits for."""
        self.secret = (-1, 0)
        """The line of the log that plans begin at, and what their worlds are dealt from."""
        self._frames = frames(ws.scope)
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self._weight = 0
        self._waiting = 0
        """Messages that were queued and are not sent yet."""
        self._writer = asyncio.create_task(self._write())
        self._close_code = 1000
        self._dropped = False
        metrics.sockets.inc()

    def grant(self, mine: set[int], held: set[int], turn: int | None) -> None:
        """Hold the seats that the links open: `mine` for an owner, the link's own among those people hold.

        A socket that may not look from where it looked takes the seat whose turn it is, or its first.
        """
        self.owner = any(link.role == "owner" for link in self.links.values())
        self.seats = set(mine) if self.owner else set()
        self.seats |= {link.seat for link in self.links.values() if link.role == "seat"} & held
        if self.look not in self.seats:
            first = min(self.seats, default=SPECTATOR)
            self.look = turn if turn is not None and turn in self.seats else first
            self.sent = -1

    def send(self, message: FromServer) -> None:
        """Send a message, after those that wait."""
        self.send_text(json.dumps(message).encode())

    def send_text(self, text: bytes) -> None:
        """Send a message that is JSON already; nothing more is sent to a socket that is being closed."""
        if self._dropped:
            return
        if not self._waiting and self._frames is not None and self._frames.write(text):
            return
        if self._queue.full() or self._weight > HEAVIEST:
            self.drop(TOO_SLOW)
            return
        self._weight += len(text)
        self._waiting += 1
        self._queue.put_nowait(text)

    def drop(self, code: int) -> None:
        """Close the socket once what waits is sent; at once if it is too slow for that."""
        self._close_code, self._dropped = code, True
        if code == TOO_SLOW or self._queue.full():
            self._writer.cancel()
        else:
            self._queue.put_nowait(None)

    async def closed(self) -> None:
        """Let go of a socket whose conversation has ended."""
        metrics.sockets.dec()
        if self.hint is not None:
            self.hint.cancel()
        self.drop(self._close_code)
        await asyncio.wait([self._writer], timeout=2.0)
        self._writer.cancel()

    async def _write(self) -> None:
        try:
            while (text := await self._queue.get()) is not None:
                self._weight -= len(text)
                await self.ws.send_text(text.decode())
                self._waiting -= 1
        except (RuntimeError, OSError, WebSocketDisconnect):
            return
        finally:
            if self.ws.application_state is not WebSocketState.DISCONNECTED:
                with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
                    await self.ws.close(self._close_code)
