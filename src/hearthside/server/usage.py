"""What each address takes of this process: whoever has had more than their part waits until others could have had as much.

Limits on how often something may be asked say nothing of what it costs: a table of twenty thousand choices is asked for
in as few words as one of ten. So the processor's time is counted that goes by for an address, in the event loop as in
threads beside it, whatever it is for.
"""

from __future__ import annotations

import asyncio
import time
import types
from collections.abc import Awaitable, Callable, Generator
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

from .buckets import Buckets

T = TypeVar("T")
C = TypeVar("C")
P = ParamSpec("P")
AT_ONCE = 20.0
"""Seconds' worth of their part that somebody may take at once."""
TOLD = "Your address has taken up much of this server; wait a moment."


class Usage:
    """Seconds of a processor by address, of which each may take a `share` in every second."""

    def __init__(self, share: float) -> None:
        self._buckets = Buckets(share, share * AT_ONCE)

    def may(self, who: str) -> bool:
        """Whether an address may go on now."""
        return self._buckets.take(who, 0.0)

    def spend(self, who: str, seconds: float) -> None:
        """Count what went by for an address; nothing is counted for nobody."""
        if who:
            self._buckets.spend(who, seconds)

    async def of(self, who: str, work: Awaitable[T]) -> T:
        """Do something in the event loop, and count the time in which the loop was busy with it."""
        return await _counted(work, partial(self.spend, who))

    async def beside(self, who: str, act: Callable[[], T]) -> T:
        """Do something in a thread, and count it."""
        return await asyncio.to_thread(self.within(who, _called), act)

    def within(
        self, who: str, act: Callable[Concatenate[C, P], T]
    ) -> Callable[Concatenate[C, P], T]:
        """The same function, to be called in another thread, with what it takes there counted."""
        loop = asyncio.get_running_loop()

        def counted(first: C, /, *args: P.args, **kwargs: P.kwargs) -> T:
            began = time.thread_time()
            try:
                return act(first, *args, **kwargs)
            finally:
                loop.call_soon_threadsafe(self.spend, who, time.thread_time() - began)

        return counted


def _called(act: Callable[[], T]) -> T:
    return act()


@types.coroutine
def _counted(work: Awaitable[T], spend: Callable[[float], None]) -> Generator[Any, Any, T]:
    """Drive something as whoever awaits it does, and look at the clock around each of its steps."""
    steps: Any = work.__await__()
    seconds, step, given = 0.0, steps.send, None
    try:
        while True:
            began = time.thread_time()
            try:
                awaited = step(given)
            except StopIteration as ended:
                result: T = ended.value
                return result
            finally:
                seconds += time.thread_time() - began
            try:
                step, given = steps.send, (yield awaited)
            except BaseException as error:
                step, given = steps.throw, error
    finally:
        spend(seconds)
