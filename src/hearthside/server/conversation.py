"""The conversation over one WebSocket: every message is checked, answered, and cannot do harm."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from fastapi import WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from hearthside.kernel import SPECTATOR

from . import metrics, wire
from .deadline import RULES, deadline
from .declined import Declined
from .guard import same_origin
from .links import Link
from .logs import log
from .plain import spoken
from .services import Services
from .sockets import CLOSED, Socket
from .storage import queries
from .storage.sql import StorageDown, TableGone
from .tables import choices, views
from .tables.open_table import Held, OpenTable
from .tables.peers import chat_message
from .usage import TOLD

T = TypeVar("T")
LONGEST = 8 * 1024
"""Characters a message may have."""
PATIENCE = 15.0
"""Seconds a new socket has to say hello."""
WHOLE = 2.0
"""Messages that one counts for which is answered with the whole table."""
LISTENERS = 10
"""How many may hear what is told to the whole table before it counts for one more,"""
DEAREST = 20.0
"""and the most that anything counts for."""
RUDE = 300
"""Refused messages for being too frequent after which a socket is closed."""
POLICY = 1008


async def converse(services: Services, ws: WebSocket, table: str) -> None:
    """Talk with one client until it leaves."""
    if not same_origin(ws.headers):
        metrics.refused.labels("origin").inc()
        await ws.close(POLICY)
        return
    await ws.accept()
    socket = Socket(ws, services.config.rate)
    conversation = Conversation(services, socket, table)
    try:
        await conversation.run()
    except WebSocketDisconnect:
        pass
    finally:
        await conversation.leave()


class Conversation:
    """What one socket says, and the answers."""

    def __init__(self, services: Services, socket: Socket, table: str) -> None:
        self.services, self.socket, self.id = services, socket, table
        self._table: OpenTable | None = None
        self._rude = 0
        self._answers: dict[type, Callable[[Any], Awaitable[None]]] = {
            wire.Choose: self.choose,
            wire.Undo: self.undo,
            wire.AskUndo: self.ask_undo,
            wire.Vote: self.vote,
            wire.AskHint: self.hint,
            wire.StopHint: self.stop_hint,
            wire.AskWhy: self.why,
            wire.AskCould: self.could,
            wire.AskPlan: self.plan,
            wire.Say: self.say,
            wire.Back: self.back,
            wire.Sit: self.sit,
            wire.Look: self.look,
            wire.Hello: self.hello_again,
        }

    @property
    def table(self) -> OpenTable:
        """The table, once hello was said."""
        assert self._table is not None
        return self._table

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
        if not self.may_say(first) or not await self.counted(self.attempt(self.hello, first)):
            self.socket.drop(CLOSED)
            return
        while True:
            message = await self.hear()
            if message is not None and self.may_say(message):
                await self.counted(self.attempt(self._answers[type(message)], message))
            elif self._rude > RUDE:
                self.socket.drop(POLICY)
                return

    async def counted(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something that counts for the address that asked for it."""
        return await self.services.usage.of(self.socket.who, work)

    def may_say(self, message: wire.FromClient) -> bool:
        """Whether its address may say this now; what costs the server more counts for more."""
        cost = WHOLE if isinstance(message, _SHOWN_WHOLE) else 1.0
        if self._table is not None and isinstance(message, _HEARD_BY_ALL):
            cost += len(self._table.audience.sockets) // LISTENERS
        told = TOLD
        if self.services.usage.may(self.socket.who):
            if self.services.messages.take(self.socket.who, min(cost, DEAREST)):
                return True
            told = "Too many messages from your address; wait a moment."
        self._rude += 1
        self.decline(Declined("too_many", told), getattr(message, "ref", None))
        return False

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
        """Answer a message; whatever goes told is told and changes nothing."""
        ref = getattr(message, "ref", None)
        try:
            await answer(message)
        except Declined as declined:
            self.decline(declined, ref)
            return False
        except TableGone:
            self.decline(Declined("no_table", "The table has been deleted by its owner."), ref)
            self.socket.drop(CLOSED)
            return False
        except StorageDown as error:
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
        metrics.refused.labels(declined.code).inc()
        told = wire.ErrorMessage(t="error", code=declined.code, message=declined.message)
        if declined.rule and self._table is not None:
            rule = views.rule(self.table.game, declined.rule)
            if rule is not None:
                told["rule"] = rule
        if declined.why:
            told["why"] = declined.why
        if ref is not None:
            told["ref"] = ref
        self.socket.send(told)

    def acknowledge(self, ref: int | str | None, number: int) -> None:
        """Tell that something is done, and kept."""
        ack = wire.Ack(t="ack", number=number)
        if ref is not None:
            ack["ref"] = ref
        self.socket.send(ack)

    # Coming and going -----------------------------------------------------------------------

    async def _link(self, token: str) -> Link:
        link = await self.services.store.read(lambda db: queries.opened(db, token))
        if link is None or link.table != self.id:
            raise Declined("bad_token", "This link does not open this table.")
        return link

    async def hello(self, message: wire.Hello) -> None:
        """Open the table and show it."""
        await self._link(message.token)  # nothing is opened for strangers
        table = self._table = await self.services.tables.open(self.id, self.socket.who)
        async with table.held() as held:
            await self.services.following.surely_current(held)
            # It may have been closed meanwhile; whoever closes one after this finds the socket.
            link = await self._link(message.token)
            await self._take(held, link, message.contribution)
            table.audience.sockets.add(self.socket)
            id, number = table.id, held.play.number
            said, votes = await self.services.store.read(
                lambda db: (queries.chat(db, id), queries.votes(db, id, number))
            )
            self._welcome()
            self.socket.send(held.fairness())
            self.services.clocks.show(table, self.socket)
            for line in said:
                self.socket.send(chat_message(line))
            await self.services.showing.show_whole(held, self.socket)
            if votes:
                self.socket.send(held.vote(votes))
            self.services.peers.say_presence(table)
            self.services.tables.changed(held)

    async def hello_again(self, message: wire.Hello) -> None:
        """Show the whole table again."""
        await self._link(message.token)
        async with self.table.held() as held:
            await self.services.following.surely_current(held)
            self._welcome()
            await self.services.showing.show_whole(held, self.socket)

    def _welcome(self) -> None:
        table, socket = self.table, self.socket
        socket.send(
            wire.Welcome(
                t="welcome",
                table=table.id,
                name=table.row.name,
                game=table.game.name,
                seats=table.seat_infos(),
                you=sorted(socket.seats),
                owner=socket.owner,
                spectator=not socket.seats,
            )
        )

    async def _take(self, held: Held, link: Link, contribution: str | None) -> None:
        """Take in a link; who comes by it first takes its seats, and may contribute to what the dice will say."""
        await self.services.seating.arrive(held, link, contribution or "")
        self.socket.links[link.handle] = link
        held.grant(self.socket)

    async def sit(self, message: wire.Sit) -> None:
        """Hold one more seat on the same socket."""
        async with self.table.held() as held:
            await self.services.following.surely_current(held)
            await self._take(held, await self._link(message.token), message.contribution)
            self._welcome()
            await self.services.showing.show_whole(held, self.socket)
            self.acknowledge(message.ref, held.play.number)
            self.services.peers.say_presence(self.table)

    async def look(self, message: wire.Look) -> None:
        """See the table from another of one's seats."""
        if message.seat != SPECTATOR and message.seat not in self.socket.seats:
            raise Declined("not_yours", f"Seat {message.seat} is not yours to look from.")
        async with self.table.held() as held:
            await self.services.following.surely_current(held)
            self.socket.look = message.seat
            await self.services.showing.show_whole(held, self.socket)
            self.acknowledge(message.ref, held.play.number)

    async def leave(self) -> None:
        """Let go of the table when the socket closes."""
        table = self._table
        if table is not None:
            table.audience.sockets.discard(self.socket)
            table.touched = table.left = time.monotonic()
            self.services.peers.say_presence(table)
        await self.socket.closed()

    # Playing --------------------------------------------------------------------------------

    async def choose(self, message: wire.Choose) -> None:
        """Answer a decision: made, committed, acknowledged, shown."""
        made = self.services.choices
        with metrics.answered.time():
            async with self.table.held() as held:
                number = await made.choose(
                    held, self.socket, message.number, message.option, careful=message.careful
                )
                self.acknowledge(message.ref, number)
                await made.show(held)

    async def undo(self, message: wire.Undo) -> None:
        """Take one's last choice back."""
        async with self.table.held() as held:
            number = await self.services.choices.undo(held, self.socket)
            self.acknowledge(message.ref, number)
            await self.services.choices.show(held)

    async def ask_undo(self, message: wire.AskUndo) -> None:
        """Ask the others to take the last choice back."""
        await self._vote(True, True, message.ref)

    async def vote(self, message: wire.Vote) -> None:
        """Answer what was asked."""
        await self._vote(message.yes, False, message.ref)

    async def _vote(self, yes: bool, asking: bool, ref: int | str | None) -> None:
        async with self.table.held() as held:
            await self.services.choices.vote(held, self.socket, yes, asking)
            self.acknowledge(ref, held.play.number)
            await self.services.choices.show(held)

    async def back(self, message: wire.Back) -> None:
        """Take one's seat back from the bot that took it over when time was up."""
        async with self.table.held() as held:
            await self.services.clocks.back(held, self.socket)
            self.acknowledge(message.ref, held.play.number)

    async def hint(self, message: wire.AskHint) -> None:
        """Ask a bot, beside the conversation; a new hint stops the one before."""
        await self.stop_hint(message)
        self.socket.hint = self.services.tasks.spawn(self._hint(message), "hint")

    async def _hint(self, message: wire.AskHint) -> None:
        try:
            hint = self.services.hints.give(
                self.table, self.socket, message.strength or "fair", message.ref
            )
            await self.counted(hint)
        except Declined as declined:
            self.decline(declined, message.ref)

    async def stop_hint(self, message: wire.StopHint | wire.AskHint) -> None:
        """Stop the hint that is being worked out."""
        if self.socket.hint is not None:
            self.socket.hint.cancel()
            self.socket.hint = None

    async def why(self, message: wire.AskWhy) -> None:
        """Name the rule behind an option, a thing, or what is asked."""
        async with self.table.held() as held:
            with self._in_time():
                no = choices.why(held, self.socket, message.option, message.thing)
        rule = views.rule(self.table.game, no.rule)
        answer = wire.Why(t="why", rule=rule, text=no.text, why=no.why)
        if message.ref is not None:
            answer["ref"] = message.ref
        self.socket.send(answer)

    async def could(self, message: wire.AskCould) -> None:
        """Tell what could be done with a thing, and why not."""
        async with self.table.held() as held:
            with self._in_time():
                found, text = choices.could(held, self.socket, message.thing)
        answer = wire.Could(t="could", thing=message.thing, candidates=found, text=text)
        if message.ref is not None:
            answer["ref"] = message.ref
        self.socket.send(answer)

    async def plan(self, message: wire.AskPlan) -> None:
        """Try choices in private, beside the conversation."""
        self.services.tasks.spawn(self._plan(message), "plan")

    async def _plan(self, message: wire.AskPlan) -> None:
        try:
            plan = self.services.planning.answer(self.table, self.socket, message)
            self.socket.send(await self.counted(plan))
        except Declined as declined:
            self.decline(declined, message.ref)

    @contextmanager
    def _in_time(self) -> Iterator[None]:
        """Rules that are asked a question answer in time, or the question is declined."""
        try:
            with deadline(RULES):
                yield
        except Declined:
            raise
        except Exception as error:
            log.exception("the rules failed", extra={"table": self.id})
            message = f"The rules of {self.table.game.title} failed on this; nothing was changed."
            raise Declined("failed", message) from error

    async def say(self, message: wire.Say) -> None:
        """Say something to everybody at the table."""
        text = spoken(message.text)
        if not text:
            raise Declined("bad_message", "There is nothing to say in that.")
        table, worker, now = self.table, self.services.worker, time.time()
        async with table.held() as held:
            seat = self.socket.look if self.socket.seats else SPECTATOR
            row = None if seat == SPECTATOR else table.seat(seat)
            silenced = table.row.hushed if row is None else row.muted
            if silenced and not self.socket.owner:
                raise Declined("muted", "The table's owner has asked you to be silent.")
            name = "A spectator" if row is None else row.name
            said = await self.services.store.write(
                table.id, lambda db: queries.say(db, table.id, seat, name, text, now, worker)
            )
            table.audience.tell(chat_message(said))
            self.acknowledge(message.ref, held.play.number)


_SHOWN_WHOLE = (wire.Hello, wire.Sit, wire.Look)
_HEARD_BY_ALL = (
    *(wire.Hello, wire.Sit, wire.Choose, wire.Undo, wire.AskUndo, wire.Vote),
    *(wire.Say, wire.Back),
)


def _first(error: ValidationError) -> str:
    """The first thing told with a message, in words that quote nothing of it."""
    problem = error.errors(include_input=False, include_url=False)[0]
    where = ".".join(str(part) for part in problem["loc"])
    return f"{where}: {problem['msg']}" if where else str(problem["msg"])
