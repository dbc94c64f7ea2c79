"""Whose work is done next where only so much is done at once: people before bots, and everybody in turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Generic, NamedTuple, TypeVar

from prometheus_client import Gauge

T = TypeVar("T")


class Share(NamedTuple):
    """For whom something is done: by address, and whether it is for a person or for bots among themselves."""

    who: str = ""
    person: bool = True


class Shares(Generic[T]):
    """Places where something is done, and those who wait for one. Whoever has much to do waits behind whoever has little."""

    def __init__(self, places: Iterable[T], waiting: Gauge | None = None) -> None:
        self._free = list(places)
        self._gauge = waiting
        self._waiting: dict[bool, OrderedDict[str, deque[asyncio.Future[T]]]] = {
            True: OrderedDict(),
            False: OrderedDict(),
        }

    @asynccontextmanager
    async def turn(self, share: Share) -> AsyncIterator[T]:
        """A place, for as long as it is this one's turn."""
        place = await self.take(share)
        try:
            yield place
        finally:
            self.give_back(place)

    async def take(self, share: Share) -> T:
        """A place, when it is this one's turn."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        queue = self._waiting[share.person].setdefault(share.who, deque())
        queue.append(turn)
        if self._gauge is not None:
            self._gauge.inc()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result())
            raise
        finally:
            if self._gauge is not None:
                self._gauge.dec()

    def give_back(self, place: T) -> None:
        """A place is free: whoever has waited longest since their last turn takes it."""
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
                    turn.set_result(place)
                    return
        self._free.append(place)
