"""Connections that mean no good: half-open ones, too many of them, and those that say they are somebody else."""

from __future__ import annotations

import http.client
import socket
from typing import Any

import pytest
import websockets
from tests.running import PATIENCE, ServerProcess, Start

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory, module_server: Start) -> ServerProcess:
    """A server without bots that is soon out of patience, and lets an address have three sockets."""
    return module_server(
        tmp_path_factory.mktemp("data"),
        first="import hearthside.server.connections as c; c.PATIENCE = 3.0; c.MOST = 20",
        HEARTHSIDE_BOTS="0",
        HEARTHSIDE_SOCKETS="3",
    )


@pytest.mark.parametrize(
    "said", [b"", b"GET /healthz HT", b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: "]
)
def test_a_request_that_does_not_come_to_the_point_is_not_waited_for(
    plain: ServerProcess, said: bytes
) -> None:
    with socket.create_connection(("127.0.0.1", plain.port), PATIENCE) as half:
        half.sendall(said)
        assert half.recv(100) == b"", "the server closed it"


def test_a_connection_that_asked_stays_open_for_the_next_request(plain: ServerProcess) -> None:
    both = http.client.HTTPConnection("127.0.0.1", plain.port, timeout=PATIENCE)
    both.connect()
    line = both.sock
    for _ in range(2):
        both.request("GET", "/api/games/pilfer/guide")
        answer = both.getresponse()
        assert answer.status == 200 and answer.read()
        assert both.sock is line
    both.close()


async def test_an_address_has_so_many_sockets_and_no_more(plain: ServerProcess) -> None:
    address = f"ws://127.0.0.1:{plain.port}/ws/{'0' * 16}"
    held = [await websockets.connect(address, open_timeout=PATIENCE) for _ in range(3)]
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(address, open_timeout=PATIENCE)
    for ws in held:
        await ws.close()
    again = await websockets.connect(address, open_timeout=PATIENCE)
    await again.close()


def test_an_address_has_so_many_connections_and_keeps_no_other_from_coming(
    plain: ServerProcess,
) -> None:
    many = [
        socket.create_connection(
            ("127.0.0.1", plain.port), PATIENCE, source_address=("127.0.0.9", 0)
        )
        for _ in range(30)
    ]
    assert plain.get("/healthz")["ok"], "others come in"
    closed = sum(_is_closed(one) for one in many)
    for one in many:
        one.close()
    assert closed >= 10


def _is_closed(one: socket.socket) -> bool:
    try:
        return one.recv(1, socket.MSG_DONTWAIT) == b""
    except ConnectionResetError:
        return True
    except BlockingIOError:
        return False


@pytest.mark.parametrize("mark", ["\u202e", "\u200b", "\u2066", "\ufeff", "\u0085", "\u00ad"])
def test_a_name_holds_nothing_that_turns_or_hides_text(plain: ServerProcess, mark: str) -> None:
    order: Any = {"game": "pilfer", "name": f"Ida{mark}", "setup": {}}
    assert plain.post("/api/tables", order, status=400)["error"]["code"] == "bad_request"
    order["name"] = "Ida \u00e0 \u4eca \U0001f98a"
    assert plain.post("/api/tables", order)["name"] == order["name"]


def test_nobody_is_believed_about_where_they_come_from_unless_named(start: Start) -> None:
    for trusted, passed in (("", False), ("127.0.0.1", True)):
        server = start(HEARTHSIDE_TABLES="0.02", HEARTHSIDE_BOTS="0", HEARTHSIDE_TRUSTED=trusted)
        made = []
        for host in ("203.0.113.7", "203.0.113.8"):
            order = {"game": "pilfer", "setup": {}}
            headers = {"X-Forwarded-For": host}
            answers = [
                server.ask("POST", "/api/tables", json=order, headers=headers).status_code
                for _ in range(2)
            ]
            made.append(answers)
        assert (200 in made[1]) is passed
