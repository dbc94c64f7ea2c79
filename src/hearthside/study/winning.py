"""Who wins: by seat, character, bot, player count, and whatever else was decided before the game."""

from __future__ import annotations

from html import escape
from typing import Any

from .charts import charts, curves, matrix, shares
from .dataset import Study, game_facts, shares_by
from .stats import Share, share

MANY = 6
"""More characters than this are not drawn as lines in one picture."""


def who_wins(study: Study) -> str:
    """Shares by everything that can be compared; what is the same twice is shown once."""
    games = list(study.games())
    overall = share([score for _, score in games])
    parts = [f"<p>Over all games the {study.measure} of a seat is {overall}.</p>"]
    kinds: dict[str, list[tuple[Any, float]]] = {
        "Character": [(s.who, s.score) for s in study.seats],
        "Seat": [(f"seat {s.seat}", s.score) for s in study.seats],
        "Bot": _by_bot(study),
        "Player count": [(len(line["scores"]), score) for line, score in games],
    }
    for name in study.decided:
        if name != "seats":
            kinds[study.label(name)] = _by_fact(study, name)
    if study.together:
        del kinds["Seat"]
        for name in study.found:
            pairs = _by_fact(study, name)
            if any(0 < one.value < 1 for one in shares_by(pairs).values()):
                kinds[study.label(name)] = pairs
    seen: list[list[Share]] = []
    for name, pairs in kinds.items():
        found = shares_by(pairs)
        measures = list(found.values())
        if measures in seen or (len(found) < 2 and name != "Character"):
            continue
        seen.append(measures)
        shown = {str(kind): one for kind, one in found.items()}
        parts.append(
            f"<h3>By {escape(name[0].lower() + name[1:])}</h3>{shares(name, shown, overall.value)}"
        )
    return "".join(parts) + crossed(study)


def _by_fact(study: Study, name: str) -> list[tuple[str, float]]:
    """A fact of games counts once a game, a fact of seats once a seat."""
    if name in study.of_games:
        facts = ((game_facts(study.head, line), score) for line, score in study.games())
    else:
        facts = ((seat.facts, seat.score) for seat in study.seats)
    return [(study.value(name, fact[name]), score) for fact, score in facts if name in fact]


def _by_bot(study: Study) -> list[tuple[str, float]]:
    """Every bot once a game, with the mean score of its seats."""
    scores: dict[tuple[int, str], list[float]] = {}
    for seat in study.seats:
        scores.setdefault((seat.line["n"], seat.bot), []).append(seat.score)
    return [(bot, sum(found) / len(found)) for (_, bot), found in scores.items()]


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
            parts.append((study.label(name), curves(study.label(name), lines(study, name))))
    if study.together:
        along = ((f"Against {study.metric(name)}", _along(study, name)) for name in study.numbers)
        parts += [(name, drawn) for name, drawn in along if drawn]
    return charts(parts)


def lines(study: Study, name: str) -> dict[str, dict[float, Share]]:
    """One line for all if they win together or are too many, else one for every character."""
    people = {seat.who for seat in study.seats}
    one = "the party" if study.together else "every seat" if len(people) > MANY else ""
    series: dict[str, dict[float, list[float]]] = {}
    if one:
        for line, score in study.games():
            facts = game_facts(study.head, line)
            if name in facts:
                series.setdefault(one, {}).setdefault(facts[name], []).append(score)
    else:
        for seat in study.seats:
            if name in seat.facts:
                series.setdefault(seat.who, {}).setdefault(seat.facts[name], []).append(seat.score)
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
    return curves(study.metric(name), drawn)
