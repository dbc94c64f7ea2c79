"""The process that thinks for bots: requests come in as lines of JSON, progress and answers go out.

It ends when its input does, so it never outlives the server that started it.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

from hearthside.bots import Bot, make
from hearthside.games import load
from hearthside.kernel import Dice, Session

READY = 0
"""The number of the request that every process has answered once it listens; others count from there."""
EVERY = 0.25
"""Seconds between two reports of progress."""


class Thinker:
    """Works on one request after the other, and hears it when one is to be stopped."""

    def __init__(self, say: Callable[[dict[str, Any]], None]) -> None:
        self.say = say
        self.requests: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
        self.stopped = 0

    def listen(self, lines: Any) -> None:
        """Take in requests and stops until the input ends, then end the process."""
        for line in lines:
            message = json.loads(line)
            if "stop" in message:
                self.stopped = message["stop"]
            else:
                self.requests.put(message)
        os._exit(0)

    def work(self, request: dict[str, Any]) -> None:
        """Answer one request."""
        number = request["request"]
        try:
            session = Session.at(load(request["game"]), request["position"])
            if request["hint"]:
                answer = self.hint(session, request)
            else:
                bot = make(request["strength"], request["seed"])
                answer = {"choice": str(bot.choose(session, self._progress(request)))}
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        self.say({"request": number, **answer})

    def hint(self, session: Session[Any], request: dict[str, Any]) -> dict[str, Any]:
        """A quick look first, told at once; then a thorough one."""
        answer: dict[str, Any] = {}
        for strength in dict.fromkeys(("easy", request["strength"])):
            if answer:
                self.say({"request": request["request"], "progress": answer})
            bot = make(strength, request["seed"])
            bot.choose(session, self._progress(request, report=False), seat=request["seat"])
            answer = thoughts(session, bot, request["seat"], request["seed"])
        return answer

    def _progress(self, request: dict[str, Any], report: bool = True) -> Callable[[int, int], bool]:
        """Reports progress now and then; answers whether to go on."""
        ends = time.monotonic() + float(request["limit"])
        told = time.monotonic()
        number = int(request["request"])

        def progress(done: int, of: int) -> bool:
            nonlocal told
            now = time.monotonic()
            if report and now - told >= EVERY:
                told = now
                self.say({"request": number, "progress": {"done": done, "of": of}})
            return now < ends and self.stopped != number

        return progress


def thoughts(session: Session[Any], bot: Bot, seat: int, seed: int) -> dict[str, Any]:
    """What a bot thought of each option, and the line it expects, in words."""
    thinking = bot.thinking
    decision, words = session.decision, session.game.words
    assert decision is not None
    options = [
        {
            "notation": str(seen.option),
            "label": words.label(session.state, decision, seen.option),
            "visits": seen.visits,
            "value": round(seen.value, 4),
        }
        for seen in thinking.options
    ]
    return {"options": options, "line": expected(session, thinking.line, seat, seed)}


def expected(session: Session[Any], line: list[Any], seat: int, seed: int) -> list[str]:
    """The line a bot expects, in words, as far as it goes in one of the worlds it thinks possible."""
    fork = session.redealt(seat, Dice(seed))
    said = []
    for option in line:
        if fork.decision is None or option not in fork.decision.options:
            break
        said.append(fork.game.words.label(fork.state, fork.decision, option))
        fork.choose(option)
    return said


def main() -> None:
    """Think until the server goes away."""
    os.nice(5)

    def say(message: dict[str, Any]) -> None:
        sys.stdout.write(json.dumps(message) + "\n")
        sys.stdout.flush()

    thinker = Thinker(say)
    threading.Thread(target=thinker.listen, args=(sys.stdin,), daemon=True).start()
    say({"request": READY})
    while True:
        thinker.work(thinker.requests.get())


if __name__ == "__main__":
    main()
