"""Who wins: by seat, character, bot, player count, and whatever else was decided before the game."""

from __future__ import annotations

from html import escape
from typing import Any

from .charts import curves, matrix, shares
from .figures import Share, share
from .readings import Study, shares_by

MANY = 12
"""More characters than this are not drawn as lines in one picture."""


def who_wins(study: Study) -> str:
    """Shares by everything that can be compared; what is the same twice is shown once."""
    overall = share([seat.score for seat in study.seats])
    parts = [f"<p>Over all seats and games the {study.measure} is {overall}.</p>"]
    kinds: dict[str, list[tuple[Any, float]]] = {
        "Who": [(s.who, s.score) for s in study.seats],
        "Seat": [(f"seat {s.seat}", s.score) for s in study.seats],
        "Bot": [(s.bot, s.score) for s in study.seats],
        "Player count": [(len(s.line["scores"]), s.score) for s in study.seats],
    }
    for name in study.decided:
        if name != "seats":
            kinds[study.label(name)] = [
                (study.value(name, s.facts[name]), s.score) for s in study.seats if name in s.facts
            ]
    if study.together:
        del kinds["Seat"]
        for name in study.found:
            kinds[study.metric(name)] = [
                (str(s.facts[name]), s.score) for s in study.seats if name in s.facts
            ]
    seen: list[list[Share]] = []
    for name, pairs in kinds.items():
        found = shares_by(pairs)
        measures = list(found.values())
        if measures in seen or (len(found) < 2 and name != "Who"):
            continue
        seen.append(measures)
        shown = {str(kind): one for kind, one in found.items()}
        parts.append(f"<h3>By {escape(name.lower())}</h3>{shares(name, shown, overall.value)}")
    return "".join(parts) + crossed(study)


def crossed(study: Study) -> str:
    """Where seats score for themselves: every character under everything that was decided before."""
    if study.together:
        return ""
    parts = []
    for name in study.decided:
        rows: dict[str, dict[str, list[float]]] = {}
        for seat in study.seats:
            if name in study.of_games and name in seat.facts:
                value = study.value(name, seat.facts[name])
                rows.setdefault(seat.who, {}).setdefault(value, []).append(seat.score)
        if rows and len({value for row in rows.values() for value in row}) > 1:
            drawn = {
                who: {value: share(scores) for value, scores in row.items()}
                for who, row in sorted(rows.items())
            }
            parts.append(f"<h4>{escape(study.label(name))}</h4>{matrix(drawn)}")
    return f"<h3>Who wins under what</h3>{''.join(parts)}" if parts else ""


def difficulty(study: Study) -> str:
    """The measure along every number that differs between games."""
    parts = []
    for name in study.decided:
        values = {s.facts[name] for s in study.seats if name in s.facts}
        if len(values) > 1 and all(type(value) is int for value in values):
            parts.append(
                f"<h3>{escape(study.label(name))}</h3>{curves(study.label(name), lines(study, name))}"
            )
    if study.together:
        parts += [_along(study, name) for name in study.numbers]
    return "".join(parts)


def lines(study: Study, name: str) -> dict[str, dict[float, Share]]:
    """One line for all if they win together or are too many, else one for every character."""
    people = {seat.who for seat in study.seats}
    one = "the party" if study.together else "every seat" if len(people) > MANY else ""
    series: dict[str, dict[float, list[float]]] = {}
    for seat in study.seats:
        if name in seat.facts:
            series.setdefault(one or seat.who, {}).setdefault(seat.facts[name], []).append(
                seat.score
            )
    return {
        who: {x: share(scores) for x, scores in points.items()}
        for who, points in sorted(series.items())
    }


def _along(study: Study, name: str) -> str:
    """The party's share along a number that is known only after the game, in ten parts."""
    pairs = sorted(zip(study.numbers[name], (score for _, score in study.games()), strict=True))
    if len({x for x, _ in pairs}) < 4:
        return ""
    size = max(1, len(pairs) // 10)
    points: dict[float, list[float]] = {}
    for at in range(0, len(pairs), size):
        part = pairs[at : at + size]
        points.setdefault(part[len(part) // 2][0], []).extend(score for _, score in part)
    drawn = {"the party": {x: share(scores) for x, scores in points.items()}}
    if len(drawn["the party"]) < 3:
        return ""
    return f"<h3>Against {escape(study.metric(name))}</h3>{curves(study.metric(name), drawn)}"
