"""Your turn: by e-mail and webhook, for those who asked, when they are away; and never into a private network."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from tests.running import ServerProcess, Start

from hearthside.server import webhook
from hearthside.server.client import TableClient
from hearthside.server.config import Config
from hearthside.server.mail import MailServer, is_address
from hearthside.server.storage import notices
from hearthside.server.storage.migrations import migrate
from hearthside.server.storage.notices import Notice
from hearthside.server.storage.sql import Connection, database_at
from hearthside.server.tables.your_turn import YourTurn
from hearthside.server.webhook import Undelivered

pytestmark = pytest.mark.anyio

QUICK = (
    "import hearthside.server.tables.your_turn as y; y.EVERY, y.AWAY = 0.05, 0.0;"
    "import hearthside.server.webhook as w; w.is_public = lambda address: True; w.SCHEMES = ('http',)"
)
"""A server that tells at once, and may tell this machine."""


class Letterbox:
    """A mail server that keeps what it is handed."""

    def __init__(self) -> None:
        self.letters: list[str] = []
        self.port = 0

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(text: str) -> None:
            writer.write(f"{text}\r\n".encode())

        say("220 letterbox")
        while line := (await reader.readline()).decode():
            word = line[:4].upper().strip()
            if word == "DATA":
                say("354 go on")
                letter = []
                while (part := (await reader.readline()).decode()) != ".\r\n":
                    letter.append(part)
                self.letters.append("".join(letter))
            say("221 bye" if word == "QUIT" else "250 ok")
        writer.close()

    @contextmanager
    def open(self) -> Iterator[Letterbox]:
        loop = asyncio.new_event_loop()

        async def serve() -> asyncio.Server:
            return await asyncio.start_server(self._take, "127.0.0.1", 0)

        thread = threading.Thread(target=loop.run_forever, daemon=True)
        thread.start()
        server = asyncio.run_coroutine_threadsafe(serve(), loop).result()
        self.port = server.sockets[0].getsockname()[1]
        yield self
        loop.call_soon_threadsafe(loop.stop)
        thread.join()


class Receiver(BaseHTTPRequestHandler):
    """Takes webhooks, with the status that its server says."""

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.taken.append((dict(self.headers), body))  # type: ignore[attr-defined]
        self.send_response(self.server.status)  # type: ignore[attr-defined]
        self.send_header("Location", "http://127.0.0.1:1/elsewhere")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        return


@contextmanager
def receiving(status: int = 200) -> Iterator[Any]:
    server: Any = HTTPServer(("127.0.0.1", 0), Receiver)
    server.taken, server.status = [], status
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    thread.join()


async def until(true: Any) -> None:
    async with asyncio.timeout(120):
        while not true():
            await asyncio.sleep(0.05)


def rows(server: ServerProcess) -> list[Any]:
    db = Connection(database_at(server.database or None, Path(server.data)))
    found = db.run("SELECT seat, kind, told, failures FROM notices ORDER BY seat, kind")
    db.close()
    return found


async def test_who_is_away_is_told_by_mail_and_webhook_once_a_turn(
    start: Start, database: str
) -> None:
    with Letterbox().open() as box, receiving() as hook:
        server = start(
            database=database,
            first=QUICK,
            HEARTHSIDE_SMTP=f"smtp://127.0.0.1:{box.port}",
            HEARTHSIDE_MAIL_FROM="table@example.org",
            HEARTHSIDE_WEBHOOKS="on",
            HEARTHSIDE_PUBLIC_URL="https://play.example.org/",
            HEARTHSIDE_REDEAL="off",
        )
        assert server.get("/api/notices") == ["email", "webhook"]
        table = server.table("me", "friend")
        mine, theirs = (seat["link"] for seat in table["seats"])
        server.patch(f"/api/tables/{table['table']}", {"name": "Buy now"}, table["owner"])
        at = f"/api/tables/{table['table']}/seats/1/notices"
        url = f"http://127.0.0.1:{hook.server_port}/turn?x=1"
        orders = {"email": "ann@example.org", "webhook": url}
        for kind, address in orders.items():
            order = {"kind": kind, "address": address}
            assert server.ask("PUT", at, table["owner"], json=order).status_code == 403
            answer = server.ask("PUT", at, theirs, json=order).json()
            assert answer["confirmed"] is (kind == "webhook"), answer
        secret = answer["secret"]
        code = re.search(r"[A-Z2-7]{4}-[A-Z2-7]{4}-[A-Z2-7]{4}", box.letters[0])
        assert code is not None
        assert "Buy now" not in box.letters[0], (
            "nobody's words are sent to an address of their choice"
        )
        assert server.get(at, mine, status=403)["error"]["code"] == "not_yours"
        assert server.post(f"{at}/confirm", {"code": "AAAA"}, theirs, 403)
        async with TableClient(server.url, table["table"], mine) as client:
            await client.choose("wait")
            await until(lambda: hook.taken)
            assert len(box.letters) == 1, "an address is told nothing before it is confirmed"
            confirmed = await asyncio.to_thread(
                server.post, f"{at}/confirm", {"code": code[0].lower()}, theirs
            )
            assert confirmed["confirmed"]
            await until(lambda: len(box.letters) == 2)
        headers, body = hook.taken[0]
        assert headers["X-Hearthside-Signature"] == webhook.signature(secret, body)
        assert json.loads(body)["url"] == f"https://play.example.org/#/table/{table['table']}"
        letter = box.letters[1]
        assert "Subject: Your turn" in letter and "ann@example.org" in letter
        for link in (mine, theirs, table["owner"]):
            assert link not in letter + body.decode(), "no link to a seat is ever sent"
        await asyncio.sleep(0.3)
        assert (len(hook.taken), len(box.letters)) == (1, 2), "once a turn"
        async with TableClient(server.url, table["table"], theirs) as client:
            await client.choose("wait")
        async with TableClient(server.url, table["table"], mine) as client:
            await client.choose("wait")
            await until(lambda: (len(hook.taken), len(box.letters)) == (2, 3))
        for kind in ("email", "webhook"):
            assert server.ask("POST", f"{at}/test?kind={kind}", mine).status_code == 403
            assert server.ask("POST", f"{at}/test?kind={kind}", theirs).status_code == 204
        assert json.loads(hook.taken[-1][1])["event"] == "test"
        assert "how you will be told" in box.letters[-1]
        server.delete(f"{at}?kind=email", theirs)
        assert server.ask("POST", f"{at}/test?kind=email", theirs).status_code == 409
        assert [one["kind"] for one in server.get(at, theirs)] == ["webhook"]
        server.post(f"/api/tables/{table['table']}/seats/1", {"kind": "friend"}, table["owner"])
        assert rows(server) == [], "who gets the seat next is another person"


async def test_who_is_at_the_table_is_not_told_and_one_that_fails_is_given_up(
    start: Start,
) -> None:
    with receiving(status=302) as hook:
        server = start(first=QUICK, HEARTHSIDE_WEBHOOKS="on", HEARTHSIDE_REDEAL="off")
        assert server.get("/api/notices") == ["webhook"]
        table = server.table("me", "me")
        at = f"/api/tables/{table['table']}/seats/0/notices"
        order = {"kind": "webhook", "address": f"http://127.0.0.1:{hook.server_port}/"}
        async with TableClient(server.url, table["table"], table["owner"]):
            answer = await asyncio.to_thread(server.ask, "PUT", at, table["owner"], json=order)
            assert answer.status_code == 200
            await asyncio.sleep(0.5)
            assert not hook.taken
        await until(lambda: rows(server) == [])
        assert len(hook.taken) == 5, "a redirection is no delivery and is not followed"


def test_a_server_offers_nothing_by_itself(server: ServerProcess) -> None:
    assert server.get("/api/notices") == []
    table = server.table("me", "me")
    at = f"/api/tables/{table['table']}/seats/0/notices"
    for order in (
        {"kind": "email", "address": "ann@example.org"},
        {"kind": "webhook", "address": "https://example.org/"},
    ):
        answer = server.ask("PUT", at, table["owner"], json=order)
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "no_notices")


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://example.org/", "must begin with https"),
        ("ftp://example.org/", "must begin with https"),
        ("https:///path", "name a host"),
        ("https://user:word@example.org/", "no user"),
        ("https://example.org:22/", "port 22"),
        ("https://example.org:99999/", "not an address"),
        ("https://exam ple.org/", "not an address"),
        ("https://example.org/\r\nHost: x", "not an address"),
    ],
)
def test_an_address_that_is_none_is_refused(url: str, why: str) -> None:
    with pytest.raises(Undelivered, match=why):
        webhook.checked(url)


PRIVATE = [
    *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0"),
    *("100.64.0.1", "224.0.0.1", "255.255.255.255", "192.0.2.1", "::1", "::", "fe80::1", "fc00::1"),
    *("::ffff:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1"),
    "fe80::1%eth0",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_no_message_goes_to_an_address_that_is_not_public(address: str) -> None:
    assert not webhook.is_public(address)


@pytest.mark.parametrize("host", ["localhost", "127.1", "0x7f000001", "2130706433", "[::1]"])
def test_no_spelling_of_this_machine_is_taken_for_another(host: str) -> None:
    _, name, port, _ = webhook.checked(f"https://{host}:8443/")
    with pytest.raises(Undelivered):
        webhook.resolve(name, port)


def test_a_host_with_one_private_address_among_others_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = [(0, 0, 0, "", ("93.184.215.14", 443)), (0, 0, 0, "", ("10.0.0.1", 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(Undelivered, match="not on the public internet"):
        webhook.resolve("example.org", 443)


def test_nobodys_mailbox_is_filled_by_however_many_ask(start: Start) -> None:
    first = "import hearthside.server.tables.your_turn as y; y.RECEIVED = 2.0"
    with Letterbox().open() as box:
        server = start(
            first=first,
            HEARTHSIDE_SMTP=f"smtp://127.0.0.1:{box.port}",
            HEARTHSIDE_MAIL_FROM="table@example.org",
            HEARTHSIDE_TRUSTED="127.0.0.1",
        )
        table = server.table("me", "me")
        path = f"/api/tables/{table['table']}/seats/0/notices"
        mails = ["ann@example.org", "Ann@Example.org", "ann@example.ORG", "bob@example.org"]
        asked = [
            server.ask(
                "PUT",
                path,
                table["owner"],
                json={"kind": "email", "address": mail},
                headers={"X-Forwarded-For": f"203.0.113.{n}"},
            ).status_code
            for n, mail in enumerate(mails)
        ]
    assert asked == [200, 200, 429, 200]
    assert len(box.letters) == 3


def test_letters_and_settings_that_cannot_be_are_refused() -> None:
    for bad in ("ann", "ann@", "@b", "a b@c.de", "a@b\nBcc: c@d.ef", "a@b..c", "<a@b.c>", "a@-b"):
        assert not is_address(bad), bad
    for smtp, sender in (("http://x", "a@b.cd"), ("smtp://", "a@b.cd"), ("smtp://x", "nobody")):
        with pytest.raises(ValueError, match=r"smtp|mail_from"):
            Config(smtp=smtp, mail_from=sender)
    server = MailServer.at("smtps://ann:p%40ss@mail.example.org", "a@b.cd")
    assert (server.port, server.user, server.password) == (465, "ann", "p@ss")


def test_a_name_that_cannot_be_a_hosts_is_refused() -> None:
    with pytest.raises(Undelivered, match="cannot be found"):
        webhook.resolve(f"{'a' * 70}.example.org", 443)


def test_a_receiver_that_spins_out_its_answer_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    listener = socket.create_server(("127.0.0.1", 0))
    ended = threading.Event()

    def drip() -> None:
        connection, _ = listener.accept()
        with connection, suppress(OSError):
            connection.sendall(b"HTTP/1.1 ")
            while not ended.wait(0.05):
                connection.sendall(b"x")

    thread = threading.Thread(target=drip, daemon=True)
    thread.start()
    monkeypatch.setattr(webhook, "TOTAL", 0.3)
    monkeypatch.setattr(webhook, "SCHEMES", ("http",))
    monkeypatch.setattr(webhook, "is_public", lambda _: True)
    url = f"http://127.0.0.1:{listener.getsockname()[1]}/"
    sending = threading.Thread(target=_undelivered, args=(url,), daemon=True)
    sending.start()
    sending.join(60)
    waits = sending.is_alive()
    ended.set()
    thread.join(60)
    listener.close()
    assert not waits, "it drips for as long as anybody listens"


def _undelivered(url: str) -> None:
    with pytest.raises(Undelivered):
        webhook.send(url, "secret", {})


async def test_whatever_goes_wrong_outside_is_no_more_than_undelivered() -> None:
    config = Config(data="", webhooks=True)
    turn = YourTurn(None, None, config)  # type: ignore[arg-type]
    with pytest.raises(Undelivered, match="ZeroDivisionError"):
        await turn._go_out(lambda: 1 // 0)
    await turn._go_out(lambda: None)


def test_however_many_wait_for_others_whoever_is_to_choose_is_found(tmp_path: Path) -> None:
    db = Connection(database_at(None, tmp_path))
    migrate(db)
    for at in range(7):
        turn = "[0]" if at == 6 else "[1]"
        db.run(
            "INSERT INTO tables (id, game, version, setup, seed, name, created, updated, archived, over,"
            " turn, phase, bot_to_move, parent, parent_at) VALUES"
            " (?, 'pilfer', '1', '{}', '0', 'T', 0, 0, 0, 0, ?, '', 0, '', 0)",
            (f"{at:016x}", turn),
        )
        for kind in ("push", "webhook"):
            notices.keep(db, Notice(f"{at:016x}", 0, kind, "x", "y", confirmed=True))
    after: tuple[str, int] | None = ("", -1)
    found, looks = [], 0
    while after is not None and looks < 20:
        some, last = notices.due(db, 1.0, 3, after)
        found += [(due.notice.table, due.notice.kind) for due in some]
        after, looks = last if last != after else None, looks + 1
    db.close()
    assert set(found) == {(f"{6:016x}", "push"), (f"{6:016x}", "webhook")}
