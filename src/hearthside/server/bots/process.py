"""The process that thinks for bots."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from hearthside.bots import Bot, make
from hearthside.games import load
from hearthside.kernel import KeyedDice, Session

from ..child import Message, Worker

EVERY = 0.25
"""Seconds between two reports of progress."""


def answer(worker: Worker, request: Message) -> Message:
    """What a bot chooses, or thinks, in a position."""
    session = Session.at(load(request["game"]), request["position"])
    if request["hint"]:
        return hint(worker, session, request)
    bot = make(request["strength"], request["seed"])
    return {"choice": str(bot.choose(session, _progress(worker, request)))}


def hint(worker: Worker, session: Session[Any], request: Message) -> Message:
    """A quick look first, told at once; then a thorough one."""
    found: Message = {}
    for strength in dict.fromkeys(("easy", request["strength"])):
        if found:
            worker.say(request["request"], progress=found)
        bot = make(strength, request["seed"])
        bot.choose(session, _progress(worker, request, report=False), seat=request["seat"])
        found = thoughts(session, bot, request["seat"], request["seed"])
    return found


def _progress(worker: Worker, request: Message, report: bool = True) -> Callable[[int, int], bool]:
    """Reports progress now and then; returns whether to go on."""
    ends = time.monotonic() + float(request["limit"])
    told = time.monotonic()
    number = int(request["request"])

    def progress(done: int, of: int) -> bool:
        nonlocal told
        now = time.monotonic()
        if report and now - told >= EVERY:
            told = now
            worker.say(number, progress={"done": done, "of": of})
        return now < ends and worker.stopped != number

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
    fork = session.redealt(seat, KeyedDice(seed))
    said = []
    for option in line:
        if fork.decision is None or option not in fork.decision.options:
            break
        said.append(fork.game.words.label(fork.state, fork.decision, option))
        fork.choose(option)
    return said


if __name__ == "__main__":
    Worker().serve(answer)
