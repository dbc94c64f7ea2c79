"""Your turn: who asked to be told is told when they are away and others wait for them."""

from __future__ import annotations

import asyncio
import base64
import hmac
import secrets
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from .. import metrics, push, webhook
from ..buckets import Buckets
from ..config import Config
from ..declined import Declined
from ..http_types import NoticeOrder, NoticeView
from ..lobby import games
from ..logs import log
from ..mail import is_address
from ..storage import notices, provenance
from ..storage.notices import Due, Notice, NoticeKind
from ..storage.sql import StorageDown
from ..storage.store import Store
from ..webhook import Gone, Undelivered
from .holders import Holder
from .registry import OpenTables

EVERY = 30.0
"""Seconds between two looks for those who are to be told."""
AWAY = 120.0
"""Seconds that a seat has been to choose before its holder is told: who plays now need not be."""
AT_ONCE = 50
MOST_FAILURES = 5
"""Times that a notice fails in a row before it is given up."""
THREADS = 8
"""Messages that are on their way at once. Whoever takes them may take long; nothing else waits for that."""
LETTERS = 5.0
"""Letters that one address may have sent in an hour."""
RECEIVED = 10.0
"""Letters with a code that are sent to one e-mail address in a day, whoever asks for them."""
ADDRESSES = 30.0
"""Webhooks and browsers that one address may set in an hour: each is looked up somewhere else."""


class YourTurn:
    """Keeps who wants to be told, and tells them. Several server processes may; each notice is sent by one."""

    def __init__(self, store: Store, tables: OpenTables, config: Config) -> None:
        self.store, self.tables = store, tables
        self.mail = config.mail_server()
        self.webhooks, self.address = config.webhooks, config.public_url.rstrip("/")
        self.push, self.contact = config.push, config.contact
        self._sender: push.Sender | None = None
        self._outside = asyncio.Semaphore(THREADS)
        self._addresses = Buckets(ADDRESSES / 3600, ADDRESSES)
        self._letters = Buckets(LETTERS / 3600, LETTERS)
        self._received = Buckets(RECEIVED / 86_400, RECEIVED)

    @property
    def kinds(self) -> list[NoticeKind]:
        """The ways in which people can be told here."""
        here: dict[NoticeKind, bool] = {
            "email": self.mail is not None,
            "webhook": self.webhooks,
            "push": self.push,
        }
        return [kind for kind, offered in here.items() if offered]

    async def push_key(self) -> str:
        """What a browser subscribes with."""
        if not self.push:
            raise Declined("no_notices", "This server sends nothing by push.", status=409)
        return (await self._pusher()).public

    async def _pusher(self) -> push.Sender:
        """The sender of this server, and of all that share its database."""
        if self._sender is None:
            key = await self.store.write("", lambda db: provenance.server_key(db, "push"))
            self._sender = push.Sender(key, self.contact)
        return self._sender

    # Who wants to be told ------------------------------------------------------------------

    async def of_seat(self, who: Holder, seat: int) -> list[NoticeView]:
        """How a seat is told; its holder alone may know."""
        _only_holder(who, seat)
        found = await self.store.read(lambda db: notices.of_seat(db, who.table.id, seat))
        return [_view(notice) for notice in found]

    async def keep(self, who: Holder, seat: int, order: NoticeOrder, asker: str) -> NoticeView:
        """Tell a seat from now on. A letter with a code is sent first, since the address may be somebody else's."""
        _only_holder(who, seat)
        if order.kind not in self.kinds:
            raise Declined("no_notices", f"This server sends nothing by {order.kind}.", status=409)
        table, secret = who.table.id, secrets.token_urlsafe(24)
        if order.kind == "email":
            if not is_address(order.address):
                raise Declined("bad_address", "That is not an e-mail address.")
            if not self._letters.take(asker):
                raise Declined("too_many", "Too many letters; wait an hour.", status=429)
            if not self._received.take(order.address.lower()):
                message = "Too many letters were sent to that address; wait a day."
                raise Declined("too_many", message, status=429)
        elif not self._addresses.take(asker):
            raise Declined("too_many", "Too many addresses; wait an hour.", status=429)
        else:
            secret = await self._expect_reachable(order) or secret
        notice = Notice(
            table, seat, order.kind, order.address, secret, confirmed=order.kind != "email"
        )
        await self.store.write(table, lambda db: notices.keep(db, notice))
        if order.kind == "email":
            await self._send_code(who, notice)
        return _view(notice, secret if order.kind == "webhook" else "")

    async def confirm(self, who: Holder, seat: int, code: str) -> NoticeView:
        """Take the code that was sent to an address: whoever has it reads what is sent there."""
        _only_holder(who, seat)
        found = await self.store.read(lambda db: notices.of_seat(db, who.table.id, seat))
        for notice in found:
            given = code.replace("-", "").strip().upper()
            if notice.kind == "email" and hmac.compare_digest(_code(notice), given):
                await self.store.write(
                    notice.table, lambda db: notices.confirm(db, who.table.id, seat, "email")
                )
                return NoticeView(kind="email", address=notice.address, confirmed=True)
        raise Declined("bad_code", "That is not the code that was sent.", status=403)

    async def drop(self, who: Holder, seat: int, kind: NoticeKind) -> None:
        """Tell a seat no longer."""
        _only_holder(who, seat)
        await self.store.write(who.table.id, lambda db: notices.drop(db, who.table.id, seat, kind))

    async def attempt(self, who: Holder, seat: int, kind: NoticeKind, asker: str) -> None:
        """Tell a seat now, to see that it arrives."""
        _only_holder(who, seat)
        found = await self.store.read(lambda db: notices.of_seat(db, who.table.id, seat))
        notice = next((one for one in found if one.kind == kind and one.confirmed), None)
        if notice is None:
            raise Declined("no_notices", f"Nothing is sent by {kind} to this seat.", status=409)
        if not self._letters.take(asker):
            raise Declined("too_many", "Too many letters; wait an hour.", status=429)
        row = who.table.row
        try:
            await self._send(Due(notice, row.name, row.game, -1))
        except Undelivered as why:
            raise Declined("not_sent", f"It was not sent: {why}.", status=502) from None

    async def _expect_reachable(self, order: NoticeOrder) -> str:
        """Decline what cannot be sent to; the keys of a browser, if it is one."""
        keys = "" if order.keys is None else f"{order.keys.p256dh}.{order.keys.auth}"
        try:
            if order.kind == "push":
                push.checked(order.address, keys)
            _, host, port, _ = webhook.checked(order.address)
            await self._go_out(webhook.resolve, host, port)
            return keys if order.kind == "push" else ""
        except Undelivered as why:
            raise Declined("bad_address", f"Nothing can be sent there: {why}.") from None

    async def _send_code(self, who: Holder, notice: Notice) -> None:
        code = _code(notice)
        text = (
            f"Somebody asked to be told here when it is their turn at a game of {who.table.game.title}.\n\n"
            f"If that was you, enter this code at the table: {code[:4]}-{code[4:8]}-{code[8:]}\n\n"
            "If it was not, do nothing, and nothing more will come.\n"
        )
        assert self.mail is not None
        try:
            await self._go_out(self.mail.send, notice.address, "Your code", text)
        except Undelivered as why:
            raise Declined("not_sent", f"The letter was not sent: {why}.", status=502) from None

    # Telling them --------------------------------------------------------------------------

    async def go_on(self) -> None:
        """Look for those who are to be told, for as long as the server runs."""
        while self.kinds:
            await asyncio.sleep(EVERY)
            with suppress(StorageDown):  # which has been logged
                await self.tell_all()

    async def tell_all(self) -> int:
        """Tell everybody who is to be told now; how many were."""
        before = time.time() - AWAY
        told, after = 0, ("", -1)
        while True:
            look = partial(notices.due, before=before, most=AT_ONCE, after=after)
            found, last = await self.store.read(look)
            told += sum(await asyncio.gather(*(self._tell_away(due) for due in found)))
            if last is None or last == after:
                return told
            after = last

    async def _tell_away(self, due: Due) -> bool:
        """Tell somebody, unless they are at the table or another process tells them."""
        table = self.tables.find(due.notice.table)
        if table is not None and due.notice.seat in table.attendance.online():
            return False
        claimed = await self.store.write(due.notice.table, partial(notices.claim, due=due))
        return claimed and await self._tell(due)

    async def _tell(self, due: Due) -> bool:
        notice = due.notice
        if notice.kind not in self.kinds:
            return False
        try:
            await self._send(due)
        except Undelivered as why:
            metrics.notices.labels(notice.kind, "failed").inc()
            extra = {"table": notice.table, "seat": notice.seat, "kind": notice.kind}
            log.warning("a notice was not sent", extra={**extra, "why": str(why)})
            most = 1 if isinstance(why, Gone) and notice.kind == "push" else MOST_FAILURES
            await self.store.write(notice.table, lambda db: notices.failed(db, due, most))
            return False
        metrics.notices.labels(notice.kind, "sent").inc()
        if notice.failures:
            await self.store.write(notice.table, lambda db: notices.delivered(db, due))
        return True

    async def _go_out(self, act: Callable[..., object], *given: object) -> None:
        """Do something that waits for somebody else's server. Whatever goes wrong there is `Undelivered`."""
        async with self._outside:
            why = await _in_own_thread(partial(act, *given))
        if isinstance(why, Undelivered):
            raise why
        if why is not None:
            log.error("sending failed", exc_info=why)
            raise Undelivered(f"it cannot be sent: {type(why).__name__}") from why

    async def _send(self, due: Due) -> None:
        notice = due.notice
        if notice.kind == "email" and self.mail is not None:
            subject, text = self._letter(due)
            await self._go_out(self.mail.send, notice.address, subject, text)
        elif notice.kind == "webhook" and self.webhooks:
            await self._go_out(webhook.send, notice.address, notice.secret, self._message(due))
        elif notice.kind == "push" and self.push:
            sender = await self._pusher()
            await self._go_out(sender.send, notice.address, notice.secret, self._message(due))
        else:
            raise Undelivered(f"this server sends nothing by {notice.kind}")

    def _where(self, due: Due) -> str:
        return f"{self.address}/#/table/{due.notice.table}" if self.address else ""

    def _letter(self, due: Due) -> tuple[str, str]:
        game = games()[due.game].title if due.game in games() else due.game
        text = f'The others wait for you at "{due.name}" ({game}).\n'
        if due.line < 0:
            text = f'This is how you will be told that it is your turn at "{due.name}" ({game}).\n'
        if where := self._where(due):
            text += f"\n{where}\n"
        text += "\nYou asked for this at the table, and can turn it off there.\n"
        return f"Your turn: {due.name}", text

    def _message(self, due: Due) -> dict[str, object]:
        return {
            "event": "your_turn" if due.line >= 0 else "test",
            "table": due.notice.table,
            "name": due.name,
            "game": due.game,
            "seat": due.notice.seat,
            "line": due.line,
            "url": self._where(due),
        }


async def _in_own_thread(act: Callable[[], object]) -> Exception | None:
    """Do something in a thread of its own, which nothing else waits for and the server's end does not either."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[Exception | None] = loop.create_future()

    def tell(why: Exception | None) -> None:
        if not done.done():
            done.set_result(why)

    def run() -> None:
        try:
            act()
        except Exception as error:
            why: Exception | None = error
        else:
            why = None
        with suppress(RuntimeError):  # the loop has ended, and nobody waits
            loop.call_soon_threadsafe(tell, why)

    threading.Thread(target=run, name="outside", daemon=True).start()
    return await done


def _only_holder(who: Holder, seat: int) -> None:
    """Nobody but who holds a seat says how it is told, not even the table's owner."""
    if seat not in who.seats:
        raise Declined("not_yours", "Only who holds a seat says how it is told.", status=403)


def _code(notice: Notice) -> str:
    """The code that is sent to an address: twelve letters that the notice's own secret gives."""
    digest = hmac.digest(notice.secret.encode(), notice.address.encode(), "sha256")
    return base64.b32encode(digest).decode()[:12]


def _view(notice: Notice, secret: str = "") -> NoticeView:
    view = NoticeView(kind=notice.kind, address=notice.address, confirmed=notice.confirmed)
    if secret:
        view["secret"] = secret
    return view
