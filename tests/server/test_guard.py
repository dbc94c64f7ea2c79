"""Nobody gets in: limits, origins, headers, secrets, and ten thousand bad messages a game."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import string
import time
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest
import websockets
from starlette.websockets import WebSocketState
from tests.running import ServerProcess, Start
from websockets.typing import Origin

from hearthside.kernel import SPECTATOR, Dice, Session
from hearthside.server import lobby
from hearthside.server.buckets import Bucket, Buckets, Crowd
from hearthside.server.client import TableClient, TableRefusal
from hearthside.server.guard import HEADERS
from hearthside.server.links import WIDE
from hearthside.server.logs import hide
from hearthside.server.pages import Pages
from hearthside.server.sockets import HEAVIEST, TOO_SLOW, WAITING, Socket
from hearthside.server.storage import queries
from hearthside.server.storage.sql import Connection, Sqlite
from hearthside.server.tables import views
from hearthside.server.tables.playthrough import Playthrough

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory, module_server: Start) -> Any:
    """A server over SQLite without bots."""
    return module_server(tmp_path_factory.mktemp("data"), HEARTHSIDE_BOTS="0")


def test_every_answer_carries_the_security_headers(plain: ServerProcess) -> None:
    for path in ("/", "/api/games", "/healthz", "/metrics", "/nothing.js", "/api/tables/x"):
        answer = plain.ask("GET", path)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, path
        assert "server" not in answer.headers and "set-cookie" not in answer.headers
    policy = HEADERS["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy and "http" not in policy
    assert plain.ask("GET", "/api/games").headers["Cache-Control"] == "no-store"


async def test_other_sites_are_refused(plain: ServerProcess) -> None:
    table = plain.table("me", "me")
    evil = {"Origin": "https://evil.example"}
    order = {"game": "pilfer", "setup": {}}
    answer = plain.ask("POST", "/api/tables", json=order, headers=evil)
    assert answer.status_code == 403 and answer.json()["error"]["code"] == "origin"
    assert "access-control-allow-origin" not in plain.ask("GET", "/api/games").headers
    address = plain.url.replace("http", "ws") + f"/ws/{table['table']}"
    with pytest.raises(websockets.exceptions.InvalidStatus):
        await websockets.connect(address, origin=Origin("https://evil.example"), open_timeout=60)
    own = await websockets.connect(address, origin=Origin(plain.url), open_timeout=60)
    await own.close()


async def test_sizes_and_frequencies_are_limited(start: Start) -> None:
    server = start(HEARTHSIDE_REQUESTS="0.5", HEARTHSIDE_BOTS="0")
    big = {"game": "pilfer", "setup": {"x": "y" * 70_000}}
    assert server.post("/api/tables", big, status=413)["error"]["code"] == "too_large"
    deep = '{"game": "pilfer", "setup": ' + '{"a":' * 20_000 + "1" + "}" * 20_000 + "}"
    answer = server.ask("POST", "/api/tables", content=deep[:60_000])
    assert answer.status_code == 400
    codes = [server.ask("GET", "/api/games").status_code]
    while codes[-1] == 200:
        codes.append(server.ask("GET", "/api/games").status_code)
    assert len(codes) > 1 and codes[-1] == 429
    assert server.ask("GET", "/healthz").status_code == 200


async def test_new_tables_are_rationed(start: Start) -> None:
    server = start(HEARTHSIDE_TABLES="0.05", HEARTHSIDE_BOTS="0")
    order = {"game": "pilfer", "setup": {}}
    codes = [server.ask("POST", "/api/tables", json=order).status_code for _ in range(5)]
    assert codes == [200, 200, 200, 429, 429]


async def test_a_socket_that_talks_too_much_is_told_and_then_closed(start: Start) -> None:
    rate = 1
    server = start(HEARTHSIDE_RATE=str(rate), HEARTHSIDE_BOTS="0")
    table = server.table("me", "me")
    began = time.monotonic()
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        for _ in range(40):  # few enough to wait in line for a server that is slow to answer
            await client.send("why")
        await client.until(lambda: any(m.get("code") == "too_many" for m in client.heard))
        answers = [m for m in client.heard if m["t"] == "why"]
        assert 0 < len(answers) <= 2 * rate + rate * (time.monotonic() - began)
        with contextlib.suppress(websockets.exceptions.ConnectionClosed):
            while not client.closed:
                await client.send("why")
                await asyncio.sleep(0.001)
        await client.until(lambda: client.closed)


async def test_many_sockets_of_one_address_may_not_say_as_much_as_each_of_them_might(
    start: Start,
) -> None:
    server = start(
        first="import hearthside.server.services as s; s.MESSAGES = 0.5", HEARTHSIDE_RATE="20"
    )
    table = server.table("me", "me")
    began = time.monotonic()
    async with contextlib.AsyncExitStack() as stack:
        watching = [TableClient(server.url, table["table"], table["spectator"]) for _ in range(6)]
        for client in watching:
            await stack.enter_async_context(client)
        for client in watching:
            for _ in range(30):
                await client.send("look", seat=SPECTATOR)
        for client in watching:
            await client.send("look", seat=0, ref=LAST)  # not theirs to look from
        answers = [m for c in watching for m in await _errors(c)]
    codes = [m["code"] for m in answers]
    said, refused = 6 * 31, codes.count("too_many")
    # Half as much as one socket may say, and twice that at once; each of the six alone might have said all of it.
    assert 0 < said - refused <= 2 * 10 + 10 * (time.monotonic() - began)
    assert "your address" in answers[0]["message"]


LAST = 99


async def _errors(client: TableClient) -> list[dict[str, Any]]:
    """What a client was refused, once it has heard of its last message."""

    def heard() -> list[dict[str, Any]]:
        return [m for m in client.heard if m["t"] == "error"]

    await client.until(lambda: any(m.get("ref") == LAST for m in heard()))
    return heard()


class Unread:
    """A socket whose client takes nothing of what it is sent."""

    client = None
    scope: ClassVar[dict[str, object]] = {}
    application_state = WebSocketState.CONNECTED
    code = 0

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        self.code = code


async def test_who_does_not_read_is_let_go_before_much_waits_for_them() -> None:
    unread = Unread()
    socket = Socket(unread, 20.0)  # type: ignore[arg-type]
    sent = 0
    while not unread.code:
        socket.send_text(b"x" * 100_000)
        sent += 1
        await asyncio.sleep(0)
        assert sent < WAITING / 2
    assert unread.code == TOO_SLOW
    assert sent <= HEAVIEST / 100_000 + 5
    await socket.closed()


async def test_oversized_messages_change_nothing(plain: ServerProcess) -> None:
    table = plain.table("me", "me")
    async with TableClient(plain.url, table["table"], table["owner"]) as client:
        await client.send("chat", text="x" * 9000)
        await client.until(
            lambda: bool(client.heard) and client.heard[-1].get("code") == "too_large"
        )
        await client.send_raw("x" * 100_000)
        await client.until(lambda: client.closed)
    async with TableClient(plain.url, table["table"], table["owner"]) as client:
        assert client.view["number"] == 0


async def test_hello_comes_first(plain: ServerProcess) -> None:
    table = plain.table("me", "me")
    address = plain.url.replace("http", "ws") + f"/ws/{table['table']}"
    for first in ('{"t":"choose","number":0,"option":"wait"}', "nonsense", "[]", "{}"):
        async with websockets.connect(address, open_timeout=60) as ws:
            await ws.send(first)
            assert json.loads(await ws.recv())["t"] == "error"
            with pytest.raises(websockets.exceptions.ConnectionClosed):
                await ws.recv()


async def test_secrets_are_neither_logged_nor_stored(start: Start) -> None:
    server = start(HEARTHSIDE_LOG_LEVEL="debug", HEARTHSIDE_BOTS="0")
    table = server.table("me", "friend")
    tokens = [table["owner"], table["spectator"], *(s["link"] for s in table["seats"])]
    async with TableClient(server.url, table["table"], tokens[0]) as client:
        await client.choose("wait")
        with pytest.raises(TableRefusal):
            await client.ask("sit", token=tokens[1][:-1] + "!")
    server.ask("GET", "/api/tables", headers={"X-Seats": ",".join(tokens)})
    server.get(f"/api/tables/{table['table']}", tokens[0])
    server.stop()
    kept = b"".join(p.read_bytes() for p in server.data.iterdir())
    for token in tokens:
        assert token.encode() not in kept and token[12:].encode() not in kept
    assert hide(f"a {tokens[0]} b") == "a [hidden] b"
    server.start()


def test_a_bucket_lets_through_a_burst_and_then_its_rate() -> None:
    bucket = Bucket(0.001, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    buckets = Buckets(0.001, 1, kept=2)
    assert [buckets.take(who) for who in "aabb"] == [True, False, True, False]
    assert buckets.take("c") and buckets.take("a"), "the oldest address is forgotten"


# What others may know --------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(lobby.games()))
def test_what_a_seat_is_told_it_could_do_does_not_depend_on_what_it_cannot_know(name: str) -> None:
    """Whoever is to choose asks of everything in sight: the answers tell nothing that is hidden."""
    game, dice = lobby.games()[name], random.Random(12)
    session = Session(game, {}, seed=5)
    for at in range(120):
        if session.decision is None:
            break
        if at % 20 == 0:
            seat = max(0, session.decision.seat)
            other = session.redealt(seat, Dice(at))
            for thing in session.scene(seat):
                assert views.candidates(session, thing.id) == views.candidates(other, thing.id)
        session.choose(dice.choice(session.decision.options))


@pytest.mark.parametrize("name", sorted(lobby.games()))
def test_what_a_seat_is_sent_does_not_depend_on_what_it_cannot_know(name: str) -> None:
    game, dice = lobby.games()[name], random.Random(11)
    session = Session(game, {}, seed=4)
    for at in range(150):
        if session.decision is None:
            break
        if at % 10 == 0:
            for seat in (*range(session.state.seats), SPECTATOR):
                if session.decision.seat in (seat, -1):
                    continue
                other = session.redealt(seat, Dice(at))
                shown, hidden = Playthrough(session), Playthrough(other)
                assert views.decision(shown, seat) == views.decision(hidden, seat)
                assert list(session.scene(seat)) == list(other.scene(seat))
                assert not (views.decision(shown, seat) or {"options": []})["options"]
        session.choose(dice.choice(session.decision.options))


# Ten thousand bad messages -----------------------------------------------------------------------


class Vandal:
    """Writes messages that must be refused, whatever the game."""

    def __init__(self, seed: int, tokens: list[str]) -> None:
        self.dice = random.Random(seed)
        self.tokens = tokens

    def text(self, longest: int = 60) -> str:
        alphabet = string.printable + "äöü\u202e\u0000\U0001f600:,."
        return "".join(self.dice.choices(alphabet, k=self.dice.randrange(1, longest)))

    def value(self, depth: int = 0) -> Any:
        kinds = [None, True, -1, 2**70, 1.5, float("nan"), "", self.text(), "hello", "choose"]
        if depth < 3 and self.dice.random() < 0.3:
            return [self.value(depth + 1) for _ in range(self.dice.randrange(4))]
        if depth < 3 and self.dice.random() < 0.3:
            return {self.text(8): self.value(depth + 1) for _ in range(self.dice.randrange(4))}
        return self.dice.choice(kinds)

    def forged(self) -> str:
        token = self.dice.choice(self.tokens)
        at = self.dice.randrange(len(token))
        changed = self.dice.choice([c for c in string.ascii_letters if c != token[at]])
        return token[:at] + changed + token[at + 1 :]

    def message(self, number: int, notations: list[str]) -> str | bytes:
        """One message that is malformed, forged, stale, out of turn or not on offer."""
        dice = self.dice
        kind = dice.randrange(10)
        if kind == 0:
            return self.text(300)
        if kind == 1:
            return dice.randbytes(dice.randrange(1, 200))
        if kind == 2:
            return json.dumps(self.value())
        if kind == 3:
            t = dice.choice(["choose", "hello", "sit", "look", "vote", "chat", "why", "undo", "x"])
            return json.dumps({"t": t, self.text(8): self.value(), "number": self.value()})
        if kind == 4:
            return json.dumps({"t": dice.choice(["sit", "hello"]), "token": self.forged()})
        if kind == 5:
            wrong = dice.choice([number + 1, number + 7, 2**30, 2**40, -1])
            return json.dumps({"t": "choose", "number": wrong, "option": dice.choice(notations)})
        if kind == 6:
            return json.dumps({"t": "look", "seat": dice.choice([7, 40, 63, 99, -1, -7])})
        if kind == 7:
            return json.dumps({"t": "chat", "text": "x" * dice.choice([501, 5000, 9000])})
        if kind == 8:
            made_up = f"{dice.choice(notations)}{dice.choice([',', ':', 'x', '.9'])}{self.text(5)}"
            option = dice.choice([self.text(), made_up, "fly:moon"])
            return json.dumps({"t": "choose", "number": number, "option": option})
        return json.dumps({"t": "vote", "yes": dice.choice([True, False]), "ref": "v"})


async def one_choice(client: TableClient, dice: random.Random) -> str:
    """Make one honest choice, from whichever seat is to make it."""
    if not client.my_turn:
        await client.ask("look", seat=client.asked["seat"])
    option: str = dice.choice(client.asked["options"])["notation"]
    number = await client.choose(option)
    await client.reach(number)
    return option


@pytest.mark.parametrize("name", sorted(lobby.games()))
async def test_ten_thousand_bad_messages_change_nothing(plain: ServerProcess, name: str) -> None:
    table = plain.post("/api/tables", {"game": name, "setup": {}})
    last = table["seats"][-1]["link"]
    tokens = [table["owner"], table["spectator"], last]
    vandal = Vandal(3, tokens)
    made: list[str] = []
    async with TableClient(plain.url, table["table"], table["owner"]) as honest:
        for token in tokens:
            async with TableClient(plain.url, table["table"], token) as client:
                for batch in range(1, 35):
                    number = honest.view["number"]
                    for _ in range(100):
                        await client.send_raw(vandal.message(number, made or ["pass"]))
                    await client.ask("why")
                    errors = [m for m in client.heard if m["t"] == "error"]
                    assert len(errors) == 100 * batch, "every bad message gets one error"
                    if not honest.over:
                        made.append(await one_choice(honest, vandal.dice))
                assert {m["code"] for m in errors} >= {"bad_message", "bad_token", "stale"}
    db = Connection(Sqlite(plain.data / "hearthside.sqlite3"))
    assert [e.option for e in queries.entries(db, table["table"])] == made
    assert queries.chat(db, table["table"]) == []
    db.close()
    log = plain.log.read_text()
    assert '"level": "error", "from": "hearthside.server", "message": "a task failed"' not in log
    assert '"level": "error", "from": "uvicorn' not in log


# The client's files -------------------------------------------------------------------------------


async def test_the_client_is_served_with_an_index_fallback(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>hearth")
    (tmp_path / "assets" / "app-1a2b.js").write_text("export {}")
    transport = httpx.ASGITransport(Pages(tmp_path))
    async with httpx.AsyncClient(transport=transport, base_url="http://x") as http:
        for path in ("/", "/index.html", "/table/0123456789abcdef"):
            answer = await http.get(path)
            assert "hearth" in answer.text and answer.headers["Cache-Control"] == "no-cache"
        script = await http.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["Cache-Control"]
        with pytest.raises(Exception, match="404"):
            await http.get("/assets/gone.js")
        with pytest.raises(Exception, match="404"):
            await http.get("/..%2f..%2fetc/passwd.txt")
    empty = httpx.ASGITransport(Pages(None))
    async with httpx.AsyncClient(transport=empty, base_url="http://x") as http:
        assert (await http.get("/")).status_code == 503


def test_whoever_has_a_network_of_addresses_is_one_visitor() -> None:
    buckets = Buckets(rate=0.0, burst=2.0)
    assert [buckets.take(f"2001:db8::{at:x}") for at in range(4)] == [True, True, False, False]
    assert buckets.take("2001:db8:0:1::1"), "the next network is somebody else's"
    assert buckets.take("192.0.2.1") and buckets.take("192.0.2.2")


def test_whoever_has_thousands_of_networks_is_not_thousands_of_visitors() -> None:
    buckets, crowd = Buckets(rate=0.0, burst=2.0), Crowd()
    wide = [f"2001:db8:7:{at:x}::1" for at in range(40)]
    assert sum(buckets.take(who) for who in wide) == 2 * WIDE
    assert sum(crowd.come(who, 2) for who in wide) == 2 * WIDE
    assert not buckets.take(wide[-1]) and not crowd.come(wide[-1], 2)
    for who in ("2001:db8:8::1", "192.0.2.1", "a test"):
        assert buckets.take(who) and crowd.come(who, 2)
    crowd.go(wide[0])
    assert crowd.come(wide[-1], 2), "one that goes makes room for one"
    assert [crowd.come("192.0.2.1", 2) for _ in range(2)] == [True, False]


def test_what_cost_more_than_it_seemed_is_paid_for_afterwards() -> None:
    buckets = Buckets(rate=0.0, burst=10.0)
    assert buckets.take("192.0.2.1", 0.0)
    buckets.spend("192.0.2.1", 11.0)
    assert not buckets.take("192.0.2.1", 0.0) and buckets.take("192.0.2.2", 0.0)
