"""Connections that mean no good: half-open ones, too many of them, and those that say they are somebody else."""

from __future__ import annotations

import base64
import http.client
import json
import os
import socket
import time
from contextlib import suppress
from typing import Any

import pytest
import websockets
from tests.running import PATIENCE, ServerProcess, Start

from hearthside.server.guard import same_origin
from hearthside.server.plain import spoken
from hearthside.server.takers import Taker

pytestmark = pytest.mark.anyio


IMPATIENT = """
import hearthside.server.connections as c
c.PATIENCE, c.WHOLE_PATIENCE, c.MOST = 3.0, 4.0, 20
import hearthside.server.takers as t
t.EVERY = 0.3
"""


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory, module_server: Start) -> ServerProcess:
    """A server without bots that is soon out of patience, and lets an address have three sockets."""
    return module_server(
        tmp_path_factory.mktemp("data"),
        first=IMPATIENT,
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


def connected(server: ServerProcess, **options: int) -> socket.socket:
    """A connection with nothing said yet."""
    line = socket.socket()
    for name, value in options.items():
        line.setsockopt(socket.SOL_SOCKET, getattr(socket, name), value)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", server.port))
    return line


def sent(line: socket.socket, part: bytes, times: int, answers: bool = True) -> int:
    """How often something could be sent before the other end cut the line."""
    for number in range(times):
        try:
            line.sendall(part)
            while answers and line.recv(1 << 20, socket.MSG_DONTWAIT):
                pass
        except BlockingIOError:
            continue
        except OSError:
            return number
    return times


@pytest.mark.parametrize(
    "begun", [b"GET / HTTP/1.1\r\nHost: x\r\nX: ", b"GET /", b"GET / HTTP/1.1\r\n"]
)
def test_the_head_of_a_request_has_an_end(plain: ServerProcess, begun: bytes) -> None:
    line = connected(plain)
    line.sendall(begun)
    more = b"a: b\r\n" if begun.endswith(b"\r\n") else b"a"
    assert sent(line, more * 10_000, 2_000, answers=False) < 2_000
    line.close()
    assert plain.get("/healthz")["ok"]


def test_what_was_answered_before_it_came_is_not_waited_for_either(plain: ServerProcess) -> None:
    with connected(plain) as line:
        line.sendall(b"POST /api/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n")
        assert line.recv(1 << 16).startswith(b"HTTP/1.1 ")
        ends = time.monotonic() + PATIENCE
        with suppress(OSError):
            while time.monotonic() < ends:
                line.sendall(b" ")
                time.sleep(0.1)
        assert time.monotonic() < ends, "the server closed it"


def test_only_so_many_requests_wait_on_a_connection(plain: ServerProcess) -> None:
    line = connected(plain)
    assert (
        sent(line, b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 1_000, 100, answers=False) < 100
    )
    line.close()
    with connected(plain) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 5)
        came = b""
        while came.count(b"200 OK") < 5:
            came += line.recv(1 << 16)


def upgraded(server: ServerProcess, table: str, **options: int) -> socket.socket:
    """A WebSocket, written by hand."""
    line = connected(server, **options)
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    came = b""
    while b"\r\n\r\n" not in came:
        came += line.recv(1)
    assert b" 101 " in came
    return line


def frame(kind: int, data: bytes = b"", last: bool = True) -> bytes:
    """A frame that a client sends, masked by nothing."""
    assert len(data) < 126
    return bytes([(0x80 if last else 0) | kind, 0x80 | len(data)]) + bytes(4) + data


TEXT, MORE, PING, PONG = 1, 0, 9, 10


@pytest.mark.parametrize(
    ("first", "then"),
    [
        (b"", frame(PING, b"x" * 125)),
        (b"", frame(PONG, b"x")),
        (frame(TEXT, b"{", last=False), frame(MORE, last=False)),
    ],
)
def test_who_sends_frames_that_are_no_messages_is_cut_off(
    plain: ServerProcess, first: bytes, then: bytes
) -> None:
    table = plain.table("me", "me")
    line = upgraded(plain, table["table"])
    hello = json.dumps({"t": "hello", "token": table["owner"]}).encode()
    line.sendall(frame(TEXT, hello[:20], last=False) + frame(MORE, hello[20:]))
    line.sendall(first)
    assert sent(line, then * 500, 1_000) < 1_000
    line.close()
    line = upgraded(plain, table["table"])
    line.sendall(frame(TEXT, hello) + frame(PING, b"here?"))
    came = b""
    while b"here?" not in came or b'"welcome"' not in came:
        came += line.recv(1 << 16)
    line.close()


def test_who_takes_nothing_of_what_is_sent_is_cut_off(plain: ServerProcess) -> None:
    table = plain.post("/api/tables", {"game": "vast", "setup": {}})
    hello = json.dumps({"t": "hello", "token": table["owner"]}).encode()
    look = frame(TEXT, json.dumps({"t": "look", "seat": 0}).encode())
    line = upgraded(plain, table["table"], SO_RCVBUF=4096)
    line.sendall(frame(TEXT, hello))
    ends = time.monotonic() + PATIENCE
    with suppress(OSError):
        while time.monotonic() < ends:
            line.sendall(look)
            time.sleep(0.02)
    assert time.monotonic() < ends, "the server cut the line"
    line.close()


class Written:
    """A transport as far as one looks at what waits in it."""

    def __init__(self) -> None:
        self.waits, self.aborted = 0, False

    def get_write_buffer_size(self) -> int:
        return self.waits

    def abort(self) -> None:
        self.aborted = True


def test_who_takes_something_now_and_then_is_not_cut_off() -> None:
    taker, transport = Taker(), Written()
    taker.transport = transport  # type: ignore[assignment]
    for waits in (0, 900, 500, 500, 400, 400, 0, 700, 800, 0):
        transport.waits = waits
        taker.look()
    assert not transport.aborted
    for waits in (700, 700, 800):
        transport.waits = waits
        taker.look()
    assert transport.aborted


@pytest.mark.parametrize(
    "origin", ["http://[", "http://[::1", "null", "", "http://x@y", "https://x:99999", "//x", "x"]
)
def test_an_origin_that_is_none_is_another_site(plain: ServerProcess, origin: str) -> None:
    order = {"game": "pilfer", "setup": {}}
    answer = plain.ask("POST", "/api/tables", json=order, headers={"Origin": origin})
    assert answer.status_code == 403
    assert not same_origin({"origin": origin, "host": "x"}) or origin == "//x"


def test_whoever_asks_for_the_head_alone_is_told_of_health_too(plain: ServerProcess) -> None:
    answer = plain.ask("HEAD", "/healthz")
    assert answer.status_code == 200 and "json" in answer.headers["content-type"]


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


HIDDEN = "\u202e \u200b \u2066 \ufeff \u0085 \u00ad \u034f \u115f \u17b4 \u2800 \u3164 \ufe00 \uffa0 \U000e0041"
HIDDEN += " \U000e0101 \U0001d173 \u180b \ufffc"


@pytest.mark.parametrize("mark", HIDDEN.split(" "))
def test_a_name_holds_nothing_that_turns_or_hides_text(plain: ServerProcess, mark: str) -> None:
    order: Any = {"game": "pilfer", "name": f"Ida{mark}", "setup": {}}
    assert plain.post("/api/tables", order, status=400)["error"]["code"] == "bad_request"
    assert spoken(f"to{mark}morrow") == "tomorrow"


@pytest.mark.parametrize(
    "name", [" ", "\u2003\u3000", "\u0301", "a" + "\u0301" * 4, "\u20dd\u20dd", ""]
)
def test_a_name_can_be_seen_and_stays_on_its_line(plain: ServerProcess, name: str) -> None:
    order: Any = {"game": "pilfer", "name": name, "setup": {}}
    assert plain.post("/api/tables", order, status=400)["error"]["code"] == "bad_request"
    assert len(spoken(name)) <= 4


NAMES = [
    "Ida \u00e0 \u4eca \U0001f98a",
    "a\u0301\u0323",
    "\u2764\ufe0f",
    "\u0e44\u0e17\u0e22",
    "\u05e9\u05b8\u05c1",
    " x",
    "\U0001f1e6\U0001f1f9",
]


@pytest.mark.parametrize("name", NAMES)
def test_people_are_called_what_they_are_called(plain: ServerProcess, name: str) -> None:
    order: Any = {"game": "pilfer", "name": name, "setup": {}}
    assert plain.post("/api/tables", order)["name"] == name
    assert spoken(name) == name.strip()


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
