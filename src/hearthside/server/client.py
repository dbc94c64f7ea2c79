"""A client: plays at a table over its WebSocket from a Python script, as the browser does.

Tests, the bench and people's own scripts use it. It keeps its view up to date from the differences it
is sent, and raises `TableRefusal` for what the table refuses.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SHOWN = 200
PATIENCE = 60.0
"""Seconds a client waits for an answer, or for something to hold."""


class TableRefusal(Exception):
    """The table refused something; `code` says why to programs, the message to people."""

    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__(answer["message"])
        self.code: str = answer["code"]
        self.rule: dict[str, str] | None = answer.get("rule")
        self.why: str = answer.get("why", "")


class OutOfStep(Exception):
    """A difference came that does not fit the view it is for."""


class TableClient:
    """One socket at one table: `async with TableClient(url, table, token) as client: ...`."""

    def __init__(
        self, url: str, table: str, token: str, contribution: str = "", come_from: str = ""
    ) -> None:
        self.come_from = come_from
        """The address to connect from, if it matters."""
        self.address = url.replace("http", "ws", 1).rstrip("/") + f"/ws/{table}"
        self.token, self.contribution = token, contribution
        self.view: dict[str, Any] = {}
        self.welcome: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        """Everything but views, differences and answers to one's own messages."""
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._ref = 0
        self._news = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None
        self._ws: ClientConnection | None = None
        self.closed = False

    async def __aenter__(self) -> Self:
        self._ws = await connect(
            self.address,
            max_size=None,
            compression=None,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
            local_addr=(self.come_from, 0) if self.come_from else None,
        )
        hello = {"t": "hello", "token": self.token}
        if self.contribution:
            hello["contribution"] = self.contribution
        await self._ws.send(json.dumps(hello))
        self._reader = asyncio.create_task(self._read())
        await self.until(lambda: bool(self.view))
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        assert self._ws is not None
        await self._ws.close()
        if self._reader is not None:
            await asyncio.wait([self._reader])

    @property
    def decision(self) -> dict[str, Any] | None:
        """The open decision as this client sees it."""
        found: dict[str, Any] | None = self.view.get("decision")
        return found

    @property
    def asked(self) -> dict[str, Any]:
        """The open decision, where there must be one."""
        if self.decision is None:
            raise LookupError("the game is over")
        return self.decision

    @property
    def my_turn(self) -> bool:
        """Whether this client is to choose."""
        return self.decision is not None and bool(self.decision["yours"])

    @property
    def options(self) -> list[str]:
        """What this client may choose now, in notation."""
        return [option["notation"] for option in self.decision["options"]] if self.decision else []

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.view) and self.view["decision"] is None

    async def send(self, t: str, **fields: Any) -> None:
        """Send a message without waiting for an answer."""
        assert self._ws is not None
        await self._ws.send(json.dumps({"t": t, **fields}))

    async def send_raw(self, data: str | bytes) -> None:
        """Send anything at all."""
        assert self._ws is not None
        await self._ws.send(data)

    async def ask(self, t: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer; `TableRefusal` if it is an error."""
        self._ref += 1
        ref = self._ref
        answer = self._answers[ref] = asyncio.get_running_loop().create_future()
        try:
            await self.send(t, ref=ref, **fields)
            said = await asyncio.wait_for(answer, PATIENCE)
        except ConnectionClosed as closed:
            answer.cancel()
            raise ConnectionError("the table closed the socket") from closed
        finally:
            del self._answers[ref]
        if said["t"] == "closed":
            raise ConnectionError("the table closed the socket")
        if said["t"] == "error":
            raise TableRefusal(said)
        return dict(said)

    async def choose(self, option: str, number: int | None = None) -> int:
        """Answer the open decision; the number the table is at once that is committed."""
        if number is None:
            number = int(self.asked["number"])
        ack = await self.ask("choose", number=number, option=option)
        return int(ack["number"])

    async def until(self, true: Callable[[], bool], timeout: float | None = None) -> None:
        """Wait until something holds, looking again whenever a message came."""
        async with asyncio.timeout(timeout or PATIENCE), self._news:
            await self._news.wait_for(lambda: true() or self.closed)
        if not true():
            raise ConnectionError(f"the table closed the socket: {self.heard[-1:]}")

    def latest(self, kind: str) -> dict[str, Any]:
        """The last message of a kind that was heard; empty if there was none."""
        return next((m for m in reversed(self.heard) if m["t"] == kind), {})

    async def reach(self, number: int) -> None:
        """Wait until the view is as far as `number`."""
        await self.until(lambda: bool(self.view) and self.view["number"] >= number)

    async def _read(self) -> None:
        assert self._ws is not None
        try:
            async for text in self._ws:
                self._take(json.loads(text))
                async with self._news:
                    self._news.notify_all()
        except (OSError, ConnectionClosed):
            pass
        finally:
            self.closed = True
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_result({"t": "closed"})
            async with self._news:
                self._news.notify_all()

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind == "view":
            self.view = message["view"]
        elif kind == "diff" and self.view:
            self._apply(message)
        elif kind == "welcome":
            self.welcome = message
        answer = self._answers.get(message.get("ref", -1))
        if answer is not None and not answer.done() and message.get("done") is not False:
            answer.set_result(message)
        elif kind not in ("view", "ack"):
            self.heard.append(message)

    def _apply(self, diff: dict[str, Any]) -> None:
        """Bring the view up to date with a difference."""
        view = self.view
        if diff["base"] != view["number"]:
            raise OutOfStep(f"a difference from {diff['base']}, the view is at {view['number']}")
        things = {thing["id"]: thing for thing in view["things"]}
        for id in diff["gone"]:
            del things[id]
        for thing in diff["put"]:
            things[thing["id"]] = thing
        order = diff.get("order", list(things))
        view["things"] = [things[id] for id in order]
        view["lines"] = (view["lines"] + diff["events"])[-SHOWN:]
        for field in ("number", "made", "decision", "phase", "outcome", "race", "undo", "private"):
            view[field] = diff[field]
