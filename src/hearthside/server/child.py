"""Processes of the server's own, asked in lines of JSON: what could run long or wild runs in them, never in the loop.

A child answers one request after the other. It tells its progress, can be told to stop, and is killed when it neither
answers nor stops. It ends when its input does, so it never outlives the server that started it.
"""

from __future__ import annotations

import asyncio
import json
import os
import queue
import resource
import sys
import threading
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any

READY = 0
"""The number of the request that every child has answered once it listens; others count from there."""
START = 60.0
"""Seconds a child has to start; they are no part of any request's limit."""
STOP = 1.0
"""Seconds a child has to stop when it is told to."""
LONGEST_LINE = 32 * 1024 * 1024

Message = dict[str, Any]
Progress = Callable[[Message], None]


class Child:
    """One process, and the pipe to it."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.process: Process | None = None
        self.ready = False
        self.asked = READY

    async def start(self) -> None:
        """Start the process, unless it runs, and wait until it listens."""
        if self.ready and self.process is not None and self.process.returncode is None:
            return
        await self.kill()
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", self.module), stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
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

    async def ask(self, request: Message, limit: float, progress: Progress) -> Message:
        """The answer to a request; EOFError when the process died, TimeoutError when it hangs."""
        await self.start()
        self.asked += 1
        number = self.asked
        self._tell({**request, "request": number})
        try:
            async with asyncio.timeout(limit):
                return await self._answer(number, progress)
        except asyncio.CancelledError:
            await self._stop(number)
            raise

    async def _answer(self, number: int, progress: Progress) -> Message:
        assert self.process is not None
        assert self.process.stdout is not None
        while True:
            line = await self.process.stdout.readline()
            if not line:
                raise EOFError("the process ended")
            said: Message = json.loads(line)
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

    def _tell(self, message: Message) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message).encode() + b"\n")


# In the child ------------------------------------------------------------------------------------


class Worker:
    """The child's own side: takes requests, and hears it when one is to be stopped."""

    def __init__(self) -> None:
        self.requests: queue.SimpleQueue[Message] = queue.SimpleQueue()
        self.stopped = READY

    def say(self, number: int, **message: Any) -> None:
        """Tell the server something about a request."""
        sys.stdout.write(json.dumps({"request": number, **message}) + "\n")
        sys.stdout.flush()

    def serve(self, answer: Callable[[Worker, Message], Message], memory: int = 0) -> None:
        """Answer requests until the server goes away; `memory` limits the bytes that the process may take."""
        os.nice(5)
        if memory:
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        threading.Thread(target=self._listen, daemon=True).start()
        self.say(READY)
        while True:
            request = self.requests.get()
            try:
                said = answer(self, request)
            except Exception as error:
                said = {"error": f"{type(error).__name__}: {error}"[:2000]}
            self.say(request["request"], **said)

    def _listen(self) -> None:
        """Take in requests and stops until the input ends, then end the process."""
        for line in sys.stdin:
            message = json.loads(line)
            if "stop" in message:
                self.stopped = message["stop"]
            else:
                self.requests.put(message)
        os._exit(0)
