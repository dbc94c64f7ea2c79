"""Whose request a bot takes up next: people before bots among themselves, and everybody in turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import NamedTuple

from .. import metrics
from ..child import Child


class Share(NamedTuple):
    """For whom a bot thinks: by address, and whether a person plays at the table or only bots do."""

    who: str = ""
    person: bool = True


class Shares:
    """Free processes, and those who wait for one. Whoever has many requests waits behind whoever has one."""

    def __init__(self, processes: list[Child]) -> None:
        self._free = list(processes)
        self._waiting: dict[bool, OrderedDict[str, deque[asyncio.Future[Child]]]] = {
            True: OrderedDict(),
            False: OrderedDict(),
        }

    async def take(self, share: Share) -> Child:
        """A process, when it is this one's turn."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[Child] = asyncio.get_running_loop().create_future()
        queue = self._waiting[share.person].setdefault(share.who, deque())
        queue.append(turn)
        metrics.bots_waiting.inc()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result())
            raise
        finally:
            metrics.bots_waiting.dec()

    def give_back(self, process: Child) -> None:
        """A process is free: whoever has waited longest since their last turn takes it."""
        for people in (True, False):
            waiting = self._waiting[people]
            while waiting:
                who, queue = waiting.popitem(last=False)
                while queue:
                    turn = queue.popleft()
                    if turn.done():
                        continue  # no longer waited for
                    if queue:
                        waiting[who] = queue  # behind everybody else
                    turn.set_result(process)
                    return
        self._free.append(process)
