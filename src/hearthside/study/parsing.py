"""What people type for a study, turned into plans: setups, sweeps over them, seatings."""

from __future__ import annotations

import difflib
import itertools
import json
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from hearthside.games import GAMES, UnknownGame, load
from hearthside.kernel import Game

from .plan import StudyError

_SPAN = re.compile(r"(-?\d+)\.\.(-?\d+)(?::(\d+))?")


def game_called(name: str) -> Game[Any]:
    """The game of that name; a near miss is told what it may have meant.

    >>> game_called("pilfr")
    Traceback (most recent call last):
    hearthside.study.plan.StudyError: there is no game 'pilfr'. Did you mean pilfer? There are: ...
    """
    with suppress(UnknownGame):
        return load(name)
    near = difflib.get_close_matches(name.lower().replace("-", "_"), GAMES, n=1, cutoff=0.5)
    hint = f" Did you mean {near[0]}?" if near else ""
    raise StudyError(f"there is no game {name!r}.{hint} There are: {', '.join(GAMES)}.")


def setup_of(items: Sequence[str]) -> dict[str, Any]:
    """A setup out of `name=value` items and JSON objects; values are JSON where they read as it.

    >>> setup_of(["seats=3", "vagrants=songsmith,runaway"])
    {'seats': 3, 'vagrants': ['songsmith', 'runaway']}
    """
    setup: dict[str, Any] = {}
    for item in items:
        if item.lstrip().startswith("{"):
            try:
                setup.update(json.loads(item))
            except ValueError as error:
                raise StudyError(f"{item!r} is not JSON: {error}") from None
            continue
        name, equals, value = item.partition("=")
        if not equals or not name:
            raise StudyError(f"{item!r} is neither name=value nor a JSON object")
        setup[name.strip()] = _value(value.strip())
    return setup


def _value(text: str) -> Any:
    """A JSON value, or a list of words if there are commas, or the words as they stand."""
    try:
        return json.loads(text)
    except ValueError:
        return text.split(",") if "," in text else text


def several(text: str) -> list[Any]:
    """The values of a sweep: `2..4`, `8..16:2`, or values by comma.

    >>> several("2..4"), several("8..16:4"), several("s01,s02")
    ([2, 3, 4], [8, 12, 16], ['s01', 's02'])
    """
    span = _SPAN.fullmatch(text.strip())
    if span:
        low, high, stride = int(span[1]), int(span[2]), int(span[3] or 1)
        if stride < 1 or high < low:
            raise StudyError(f"{text!r} goes nowhere: write LOW..HIGH or LOW..HIGH:STEP")
        return list(range(low, high + 1, stride))
    return [_value(part.strip()) for part in text.split(",")]


def setups_of(
    game: Game[Any], items: Sequence[str], over: Sequence[str] = (), examples: bool = False
) -> list[dict[str, Any]]:
    """The setups of a study: the examples or one base, changed by `items`, times every sweep.

    >>> setups_of(load("pilfer"), [], over=["seats=2..3"])
    [{'seats': 2}, {'seats': 3}]
    >>> len(setups_of(load("pilfer"), [], examples=True))
    3
    """
    fixed = setup_of(items)
    bases: list[Mapping[str, Any]] = list(game.examples) if examples else [{}]
    sweeps = []
    for item in over:
        name, equals, values = item.partition("=")
        if not equals:
            raise StudyError(f"{item!r} is not FIELD=A,B or FIELD=LOW..HIGH")
        sweeps.append([(name.strip(), value) for value in several(values)])
    return [
        {**base, **fixed, **dict(swept)} for base in bases for swept in itertools.product(*sweeps)
    ]


def seatings_of(texts: Sequence[str], setups: list[dict[str, Any]]) -> list[list[str]]:
    """Who sits where. Several names by comma also say how many seats there are, unless a setup does.

    >>> setups = [{}]; seatings_of(["greedy,random"], setups), setups
    ([['greedy', 'random']], [{'seats': 2}])
    """
    seatings = [[name.strip() for name in text.split(",")] for text in texts]
    counts = {len(seating) for seating in seatings if len(seating) > 1}
    if len(counts) == 1:
        for setup in setups:
            setup.setdefault("seats", *counts)
    return seatings


def sweep_of(game: Game[Any], items: Sequence[str]) -> list[dict[str, int]]:
    """What `tune --vary` asks for: every mix of values of the game's declared numbers.

    >>> sweep_of(load("pilfer"), ["goal=8..12:2"])
    [{'goal': 8}, {'goal': 10}, {'goal': 12}]
    >>> len(sweep_of(load("pilfer"), ["goal"]))
    8
    """
    known = {tunable.name: tunable for tunable in game.tunables}
    axes = []
    for item in items:
        name, equals, values = (part.strip() for part in item.partition("="))
        if name not in known:
            there = ", ".join(known) or "none"
            raise StudyError(f"{game.name} has no number {name!r} to vary; there are: {there}")
        tunable = known[name]
        stride = max(1, round((tunable.high - tunable.low) / 7))
        chosen = several(values) if equals else range(tunable.low, tunable.high + 1, stride)
        for value in chosen:
            if type(value) is not int or not tunable.low <= value <= tunable.high:
                raise StudyError(
                    f"{name} may be {tunable.low} to {tunable.high} "
                    f"(it is {tunable.default}), not {value!r}"
                )
        axes.append([(name, value) for value in chosen])
    return [dict(mix) for mix in itertools.product(*axes)]
