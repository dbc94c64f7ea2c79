"""Tuning: what happens to a game when one of its declared numbers is another."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from hearthside.games import load

from .charts import curves, matrix, ranges, stacks, table
from .dataset import Study, game_facts, study_of
from .plan import Plan, planned
from .playing import Line
from .stats import share
from .winning import lines as win_lines


def tuned(
    game: str,
    mixes: Sequence[dict[str, int]],
    setups: Sequence[dict[str, Any]],
    seatings: Sequence[Sequence[str]],
    *,
    rounds: int,
    seed: int = 0,
) -> Plan:
    """Every setup with every mix of values; all of them meet the same seeds.

    >>> plan = tuned("pilfer", [{"goal": 8}, {"goal": 12}], [{}], [["random"]], rounds=5)
    >>> [cell.setup["tune"] for cell in plan.cells]
    [{'goal': 8}, {'goal': 12}]
    """
    varied = [
        {**setup, "tune": {**setup.get("tune", {}), **mix}} for mix in mixes for setup in setups
    ]
    return planned(game, varied, seatings, rounds=rounds, seed=seed, detail=True)


def effects(head: dict[str, Any], lines: Sequence[Line]) -> str:
    """What every number that was varied did to winning, to endings, to the length and to the metrics."""
    study = study_of(head, lines)
    known = {tunable.name: tunable for tunable in load(head["game"]).tunables}
    names = [name for name in study.decided if name in known]
    parts = []
    for name in names:
        default = known[name].default
        parts.append(
            f"<h3>{escape(study.label(name))}</h3>"
            f"<p class=note><code>{escape(name)}</code>; the game has {default}.</p>"
            f"{curves(f'{study.measure} by {name}', win_lines(study, name))}"
            f"{_lengths(study, name)}{_endings(study, name)}{_numbers(study, name)}"
        )
    if len(names) == 2:
        parts.append(_crossed(study, *names))
    return "".join(parts)


def _of(study: Study, name: str) -> list[tuple[int, Line]]:
    """Every game with the value it was played with, the lowest first."""
    pairs = [(int(game_facts(study.head, line)[name]), line) for line in study.lines]
    return sorted(pairs, key=lambda pair: (pair[0], pair[1]["n"]))


def _lengths(study: Study, name: str) -> str:
    found: dict[float, list[float]] = {}
    for value, line in _of(study, name):
        found.setdefault(value, []).append(line["decisions"])
    return ranges(f"decisions a game by {name}", found)


def _endings(study: Study, name: str) -> str:
    rows: dict[str, dict[str, int]] = {}
    for value, line in _of(study, name):
        row = rows.setdefault(str(value), {})
        row[line["how"]] = row.get(line["how"], 0) + 1
    return stacks(name, rows, study.endings)


def _numbers(study: Study, name: str) -> str:
    """The mean of everything the game counts, for every value."""
    totals: dict[int, dict[str, float]] = {}
    counts: dict[int, int] = {}
    for value, line in _of(study, name):
        counts[value] = counts.get(value, 0) + 1
        row = totals.setdefault(value, {})
        for metric in study.numbers:
            row[metric] = row.get(metric, 0.0) + line.get("metrics", {}).get(metric, 0)
    heads = (name, "games", *(study.metric(metric) for metric in study.numbers))
    rows = [
        (value, counts[value], *(f"{row[m] / counts[value]:,.2f}" for m in study.numbers))
        for value, row in totals.items()
    ]
    return table(heads, rows)


def _crossed(study: Study, first: str, second: str) -> str:
    """The measure under both numbers at once, for every character or for the party."""
    scores: dict[str, dict[str, dict[str, list[float]]]] = {}
    for seat in study.seats:
        if study.together and seat.seat:
            continue
        who = "the party" if study.together else seat.who
        row = scores.setdefault(who, {}).setdefault(f"{first} {seat.facts[first]}", {})
        row.setdefault(f"{second} {seat.facts[second]}", []).append(seat.score)
    parts = []
    for who, rows in sorted(scores.items()):
        drawn = {
            name: {value: share(found) for value, found in row.items()}
            for name, row in rows.items()
        }
        parts.append(f"<h4>{escape(who)}</h4>{matrix(drawn)}")
    return f"<h3>Both at once</h3>{''.join(parts)}"
