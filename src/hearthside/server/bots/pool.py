"""Processes that think for bots, so that the event loop never does.

A request is a position, a strength and a limit of time. A process reports its progress, can be told to
stop, and is killed when it neither answers nor stops; one that dies is started again and given the
request once more.
"""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .. import metrics
from ..logs import log
from .process import READY

START = 60.0
"""Seconds a process has to start; they are no part of any request's limit."""
GRACE = 5.0
"""Seconds past its limit that a bot has to answer before it is killed."""
STOP = 1.0
"""Seconds a bot has to stop when it is told to."""
LONGEST_LINE = 32 * 1024 * 1024

Progress = Callable[[dict[str, Any]], None]


class BotFailed(Exception):
    """A bot gave no choice: its process died twice, hung, or its code raised an error."""


@dataclass(frozen=True, slots=True)
class BotRequest:
    """What a bot is to think about."""

    game: str
    position: Any
    strength: str
    seed: int
    limit: float
    hint: bool = False
    seat: int = 0
    """Who asks for a hint; it is thought with what that seat knows."""


class BotProcess:
    """One process that thinks, and the pipe to it."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.ready = False
        self.asked = READY

    async def start(self) -> None:
        """Start the process, unless it runs, and wait until it listens."""
        if self.ready and self.process is not None and self.process.returncode is None:
            return
        await self.kill()
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "hearthside.server.bots.process"),
            stdin=PIPE,
            stdout=PIPE,
            limit=LONGEST_LINE,
        )
        async with asyncio.timeout(START):
            await self._answer(READY, lambda _: None)
        self.ready = True

    async def kill(self) -> None:
        """End the process at once."""
        self.ready = False
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()

    async def think(self, request: BotRequest, progress: Progress) -> dict[str, Any]:
        """The process's answer to a request; EOFError when it died, TimeoutError when it hangs."""
        await self.start()
        self.asked += 1
        number = self.asked
        self._tell(
            {
                "request": number,
                "game": request.game,
                "position": request.position,
                "seed": request.seed,
                "strength": request.strength,
                "limit": request.limit,
                "hint": request.hint,
                "seat": request.seat,
            }
        )
        try:
            async with asyncio.timeout(request.limit + GRACE):
                return await self._answer(number, progress)
        except asyncio.CancelledError:
            await self._stop(number)
            raise

    async def _answer(self, number: int, progress: Progress) -> dict[str, Any]:
        assert self.process is not None
        assert self.process.stdout is not None
        while True:
            line = await self.process.stdout.readline()
            if not line:
                raise EOFError("the bot's process ended")
            said: dict[str, Any] = json.loads(line)
            if said["request"] != number:
                continue
            if "progress" in said:
                progress(said["progress"])
            else:
                return said

    async def _stop(self, number: int) -> None:
        """Tell the process to stop; kill it if it does not."""
        try:
            self._tell({"stop": number})
            async with asyncio.timeout(STOP):
                await self._answer(number, lambda _: None)
        except (TimeoutError, EOFError, OSError):
            await self.kill()

    def _tell(self, message: dict[str, Any]) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message).encode() + b"\n")


class BotPool:
    """A few processes, each busy with one request at a time; requests wait in order."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.processes = [BotProcess() for _ in range(size)]
        self._free: asyncio.Queue[BotProcess] = asyncio.Queue()
        for process in self.processes:
            self._free.put_nowait(process)

    async def stop(self) -> None:
        """End every process."""
        await asyncio.gather(*(process.kill() for process in self.processes))

    async def think(
        self, request: BotRequest, progress: Progress, restarted: Callable[[], None]
    ) -> dict[str, Any]:
        """A bot's answer; `restarted` is called when its process had to be started again."""
        if not self.processes:
            raise BotFailed("this server runs no bots (HEARTHSIDE_BOTS is 0)")
        process = await self._free.get()
        metrics.bots_thinking.inc()
        try:
            for again in (False, True):
                try:
                    answer = await process.think(request, progress)
                except (EOFError, TimeoutError, OSError, ValueError) as error:
                    await process.kill()
                    metrics.bot_restarts.inc()
                    log.warning("bot restarted", extra={"game": request.game, "why": repr(error)})
                    restarted()
                    if again:
                        raise BotFailed("the bot's process failed twice") from error
                    continue
                if "error" in answer:
                    raise BotFailed(answer["error"])
                return answer
            raise AssertionError("unreachable")
        finally:
            metrics.bots_thinking.dec()
            self._free.put_nowait(process)
