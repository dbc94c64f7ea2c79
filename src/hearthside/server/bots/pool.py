"""Processes that think for bots, so that the event loop never does.

One that dies or hangs is started again and given its request once more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from .. import metrics
from ..child import Child, Progress
from ..logs import log
from ..shares import Share, Shares

GRACE = 5.0
"""Seconds past its limit that a bot has to answer before it is killed."""


ANYBODY = Share()


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


class BotPool:
    """A few processes, each busy with one request at a time; who waits takes turns."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.processes = [Child("hearthside.server.bots.process") for _ in range(size)]
        self._shares = Shares(self.processes, metrics.bots_waiting)

    async def stop(self) -> None:
        """End every process."""
        await asyncio.gather(*(process.kill() for process in self.processes))

    async def think(
        self,
        request: BotRequest,
        progress: Progress,
        restarted: Callable[[], None],
        share: Share = ANYBODY,
    ) -> dict[str, Any]:
        """A bot's answer; `restarted` is called when its process had to be started again."""
        if not self.processes:
            raise BotFailed("this server runs no bots (HEARTHSIDE_BOTS is 0)")
        process = await self._shares.take(share)
        metrics.bots_thinking.inc()
        try:
            for again in (False, True):
                try:
                    limit = request.limit + GRACE
                    answer = await process.ask(asdict(request), limit, progress)
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
            self._shares.give_back(process)
