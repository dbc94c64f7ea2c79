"""A socket is written to at once while its client reads; a slow one's messages wait in their order."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.websockets import WebSocketState
from tests.running import Start
from websockets.exceptions import ConnectionClosed

from hearthside.server.client import TableClient
from hearthside.server.frames import Frames
from hearthside.server.sockets import CLOSED, Socket

pytestmark = pytest.mark.anyio


class Straight(Frames):
    """A connection that takes messages at once, or not."""

    def __init__(self, taken: list[str]) -> None:
        self.taken, self.ready = taken, True

    def write(self, text: bytes) -> bool:
        if self.ready:
            self.taken.append(f"at once {text.decode()}")
        return self.ready


class Opened:
    """A WebSocket as far as a socket knows one."""

    client = None
    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.taken: list[str] = []
        self.straight = Straight(self.taken)
        self.scope: dict[str, Any] = {"extensions": {"hearthside.frames": self.straight}}

    async def send_text(self, text: str) -> None:
        await asyncio.sleep(0)
        self.taken.append(f"in turn {text}")

    async def close(self, code: int) -> None:
        self.taken.append(f"closed {code}")


async def test_messages_keep_their_order_when_a_client_is_slow_for_a_while() -> None:
    opened = Opened()
    socket = Socket(opened, 20.0)  # type: ignore[arg-type]
    socket.send_text(b"1")
    assert opened.taken == ["at once 1"], "nobody waits for a task"
    opened.straight.ready = False
    socket.send_text(b"2")
    socket.send_text(b"3")
    opened.straight.ready = True
    socket.send_text(b"4")
    while len(opened.taken) < 4:
        await asyncio.sleep(0)
    socket.send_text(b"5")
    assert opened.taken == ["at once 1", "in turn 2", "in turn 3", "in turn 4", "at once 5"]
    await socket.closed()


async def test_a_socket_that_is_being_closed_is_told_nothing_more() -> None:
    opened = Opened()
    socket = Socket(opened, 20.0)  # type: ignore[arg-type]
    socket.send_text(b"1")
    socket.drop(CLOSED)
    socket.send_text(b"what it must not see any more")
    await socket.closed()
    assert opened.taken == ["at once 1", f"closed {CLOSED}"]


async def test_real_sockets_are_written_to_at_once(start: Start) -> None:
    broken = "from hearthside.server.sockets import Socket\nSocket._write = lambda self: _forever()"
    forever = "import asyncio\nasync def _forever(): await asyncio.Event().wait()"
    server = start(first=f"{forever}\n{broken}", HEARTHSIDE_BOTS="0")
    table = server.table("me", "me")
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        number = await client.choose(client.options[0])
        await client.reach(number)
        assert client.view["number"] == number
    with pytest.raises(ConnectionClosed):
        await client.send_raw("{}")
