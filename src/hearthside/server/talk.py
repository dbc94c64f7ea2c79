"""The conversation over one WebSocket: every message is checked, answered, and cannot do harm."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from hearthside.kernel import SPECTATOR

from . import bots, gauges, moves, shelf, views, wire
from .guard import same_origin
from .hall import Hall, chat_message
from .links import Link
from .live import Declined, Live
from .logs import log
from .sockets import CLOSED, Socket
from .sql import StorageDown

LONGEST = 8 * 1024
"""Characters a message may have."""
PATIENCE = 15.0
"""Seconds a new socket has to say hello."""
RUDE = 300
"""Refused messages for being too frequent after which a socket is closed."""
POLICY = 1008


async def converse(hall: Hall, ws: WebSocket, table: str) -> None:
    """Talk with one client until it leaves."""
    if not same_origin(ws.headers):
        gauges.refused.labels("origin").inc()
        await ws.close(POLICY)
        return
    await ws.accept()
    socket = Socket(ws, hall.config.rate)
    talk = Talk(hall, socket, table)
    try:
        await talk.run()
    except WebSocketDisconnect:
        pass
    finally:
        await talk.leave()


class Talk:
    """What one socket says, and the answers."""

    def __init__(self, hall: Hall, socket: Socket, table: str) -> None:
        self.hall, self.socket, self.table = hall, socket, table
        self._live: Live | None = None
        self._rude = 0
        self._answers: dict[type, Callable[[Any], Awaitable[None]]] = {
            wire.Choose: self.choose,
            wire.Undo: self.undo,
            wire.AskUndo: self.ask_undo,
            wire.Vote: self.vote,
            wire.AskHint: self.hint,
            wire.StopHint: self.stop_hint,
            wire.AskWhy: self.why,
            wire.Say: self.say,
            wire.Sit: self.sit,
            wire.Look: self.look,
            wire.Hello: self.hello_again,
        }

    @property
    def live(self) -> Live:
        """The table, once hello was said."""
        assert self._live is not None
        return self._live

    async def run(self) -> None:
        """Hear hello, then everything else."""
        try:
            async with asyncio.timeout(PATIENCE):
                first = await self.hear()
        except TimeoutError:
            self.decline(Declined("no_hello", "Say hello first."), None)
            self.socket.drop(POLICY)
            return
        if not isinstance(first, wire.Hello):
            if first is not None:
                self.decline(Declined("no_hello", "Say hello first."), getattr(first, "ref", None))
            self.socket.drop(POLICY)
            return
        if not await self.attempt(self.hello, first):
            self.socket.drop(CLOSED)
            return
        while True:
            message = await self.hear()
            if message is not None:
                await self.attempt(self._answers[type(message)], message)
            elif self._rude > RUDE:
                self.socket.drop(POLICY)
                return

    async def hear(self) -> wire.FromClient | None:
        """The next message; None for one that is refused as it stands."""
        received = await self.socket.ws.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code") or 1005)
        text = received.get("text")
        if not self.socket.bucket.take():
            self._rude += 1
            self.decline(Declined("too_many", "Too many messages; wait a moment."), None)
        elif text is None:
            self.decline(Declined("bad_message", "Messages are JSON text."), None)
        elif len(text) > LONGEST:
            self.decline(Declined("too_large", f"A message may have {LONGEST} characters."), None)
        else:
            try:
                return wire.read_message.validate_json(text)
            except ValidationError as error:
                self.decline(Declined("bad_message", _first(error)), None)
            except RecursionError:
                self.decline(Declined("bad_message", "Nested too deeply."), None)
        return None

    async def attempt(self, answer: Callable[[Any], Awaitable[None]], message: Any) -> bool:
        """Answer a message; whatever goes wrong is told and changes nothing."""
        ref = getattr(message, "ref", None)
        try:
            await answer(message)
        except Declined as declined:
            self.decline(declined, ref)
            return False
        except StorageDown as error:
            gauges.storage_errors.inc()
            log.error("the database failed", extra={"table": self.table, "why": str(error)})
            text = (
                "The table did not answer in time, so nobody knows yet whether this was saved. Look again soon."
                if error.unsure
                else "The table cannot be saved at the moment; nothing was changed. Try again soon."
            )
            self.decline(Declined("storage", text), ref)
            return False
        return True

    def decline(self, declined: Declined, ref: int | str | None) -> None:
        """Tell why something was refused."""
        gauges.refused.labels(declined.code).inc()
        wrong = wire.Wrong(t="error", code=declined.code, message=declined.message)
        if declined.rule and self._live is not None:
            rule = views.rule(self.live.game, declined.rule)
            if rule is not None:
                wrong["rule"] = rule
        if ref is not None:
            wrong["ref"] = ref
        self.socket.send(wrong)

    def acknowledge(self, ref: int | str | None, number: int) -> None:
        """Tell that something is done, and kept."""
        ack = wire.Ack(t="ack", number=number)
        if ref is not None:
            ack["ref"] = ref
        self.socket.send(ack)

    # Coming and going -----------------------------------------------------------------------

    async def _link(self, token: str) -> Link:
        link = await self.hall.store.read(lambda db: shelf.opened(db, token))
        if link is None or link.table != self.table:
            raise Declined("bad_token", "This link does not open this table.")
        return link

    async def hello(self, message: wire.Hello) -> None:
        """Open the table and show it."""
        link = await self._link(message.token)
        live = self._live = await self.hall.open(self.table)
        async with live.lock:
            if live.stale:
                await self.hall.catch_up(live)
            await self._take(link)
            live.sockets.add(self.socket)
            said = await self.hall.store.read(lambda db: shelf.chat(db, live.id))
            number = live.sitting.number
            votes = await self.hall.store.read(lambda db: shelf.votes(db, live.id, number))
            if message.look in self.socket.seats:
                self.socket.look = message.look
            self._welcome()
            for line in said:
                self.socket.send(chat_message(line.id, line.seat, line.name, line.text, line.said))
            live.show(self.socket, self._since(message))
            if votes:
                self.socket.send(live.vote(votes))
            self.hall.say_presence(live)
            self.hall.driver.consider(live)

    async def hello_again(self, message: wire.Hello) -> None:
        """Show the whole table again."""
        await self._link(message.token)
        async with self.live.lock:
            self._welcome()
            self.live.show(self.socket, self._since(message))

    def _since(self, message: wire.Hello) -> int | None:
        """The number of the view a client still has, if it is of the seat it will look from."""
        same = message.look == self.socket.look or len(self.socket.seats) < 2
        return message.since if same else None

    def _welcome(self) -> None:
        live, socket = self.live, self.socket
        socket.send(
            wire.Welcome(
                t="welcome",
                table=live.id,
                name=live.row.name,
                game=live.game.name,
                seats=live.seat_infos(),
                you=sorted(socket.seats),
                owner=socket.owner,
                spectator=not socket.seats,
            )
        )

    async def _take(self, link: Link) -> None:
        """Take in a link; the first to come by a friend's link claims the seat."""
        live = self.live
        if link.role == "seat":
            row = live.seat(link.seat)
            if row.kind == "friend" and not row.claimed:
                await self.hall.store.write(live.id, lambda db: shelf.claim(db, live.id, link.seat))
                live.seats = await self.hall.store.read(lambda db: shelf.seats(db, live.id))
        self.socket.links[link.handle] = link
        live.grant(self.socket)

    async def sit(self, message: wire.Sit) -> None:
        """Hold one more seat on the same socket."""
        link = await self._link(message.token)
        async with self.live.lock:
            await self._take(link)
            self._welcome()
            self.live.show(self.socket)
            self.acknowledge(message.ref, self.live.sitting.number)
            self.hall.say_presence(self.live)

    async def look(self, message: wire.Look) -> None:
        """See the table from another of one's seats."""
        if message.seat != SPECTATOR and message.seat not in self.socket.seats:
            raise Declined("not_yours", f"Seat {message.seat} is not yours to look from.")
        async with self.live.lock:
            self.socket.look = message.seat
            self.live.show(self.socket)
            self.acknowledge(message.ref, self.live.sitting.number)

    async def leave(self) -> None:
        """Let go of the table when the socket closes."""
        live = self._live
        if live is not None:
            live.sockets.discard(self.socket)
            live.touched = time.monotonic()
            self.hall.say_presence(live)
        await self.socket.closed()

    # Playing --------------------------------------------------------------------------------

    async def choose(self, message: wire.Choose) -> None:
        """Answer a decision; acknowledged once it is committed."""
        with gauges.answered.time():
            async with self.live.lock:
                number = await moves.choose(
                    *(self.hall, self.live, self.socket, message.number, message.option),
                    careful=message.careful,
                )
                self.acknowledge(message.ref, number)
                await moves.shown(self.hall, self.live)

    async def undo(self, message: wire.Undo) -> None:
        """Take one's last choice back."""
        async with self.live.lock:
            number = await moves.undo(self.hall, self.live, self.socket)
            self.acknowledge(message.ref, number)
            await moves.shown(self.hall, self.live)

    async def ask_undo(self, message: wire.AskUndo) -> None:
        """Ask the others to take the last choice back."""
        await self._vote(True, True, message.ref)

    async def vote(self, message: wire.Vote) -> None:
        """Answer what was asked."""
        await self._vote(message.yes, False, message.ref)

    async def _vote(self, yes: bool, asking: bool, ref: int | str | None) -> None:
        async with self.live.lock:
            await moves.vote(self.hall, self.live, self.socket, yes, asking)
            self.acknowledge(ref, self.live.sitting.number)
            await moves.shown(self.hall, self.live)

    async def hint(self, message: wire.AskHint) -> None:
        """Ask a bot, beside the conversation; a new hint stops the one before."""
        await self.stop_hint(message)
        work = bots.hint(self.hall, self.live, self.socket, message.strength or "fair", message.ref)
        self.socket.hint = self.hall.spawn(self._hint(work, message.ref), "hint")

    async def _hint(self, work: Awaitable[None], ref: int | str | None) -> None:
        try:
            await work
        except Declined as declined:
            self.decline(declined, ref)

    async def stop_hint(self, message: wire.StopHint | wire.AskHint) -> None:
        """Stop the hint that is being worked out."""
        if self.socket.hint is not None:
            self.socket.hint.cancel()
            self.socket.hint = None

    async def why(self, message: wire.AskWhy) -> None:
        """Name the rule behind an option, a thing, or what is asked."""
        async with self.live.lock:
            id, text = moves.why(self.live, self.socket, message.option, message.thing)
        answer = wire.Why(t="why", rule=views.rule(self.live.game, id), text=text)
        if message.ref is not None:
            answer["ref"] = message.ref
        self.socket.send(answer)

    async def say(self, message: wire.Say) -> None:
        """Say something to everybody at the table."""
        text = "".join(c for c in message.text if c.isprintable()).strip()
        if not text:
            raise Declined("bad_message", "There is nothing to say in that.")
        live, hall, now = self.live, self.hall, time.time()
        async with live.lock:
            seat = self.socket.look if self.socket.seats else SPECTATOR
            name = "A spectator" if seat == SPECTATOR else live.seat(seat).name
            said = await hall.store.write(
                live.id, lambda db: shelf.say(db, live.id, seat, name, text, now, hall.worker)
            )
            live.tell(chat_message(said.id, seat, name, text, now))
            self.acknowledge(message.ref, live.sitting.number)


def _first(error: ValidationError) -> str:
    """The first thing wrong with a message, in words that quote nothing of it."""
    problem = error.errors(include_input=False, include_url=False)[0]
    where = ".".join(str(part) for part in problem["loc"])
    return f"{where}: {problem['msg']}" if where else str(problem["msg"])
