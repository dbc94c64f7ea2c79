"""What seats chose, and how that goes with winning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from .charts import lifts
from .dataset import PARTY, Study
from .stats import Lift, Sums, lift

Keys: TypeAlias = Callable[[str], list[str]]
"""What a choice comes under, by its notation."""

MOST = 40
"""How many choices a table shows."""


def choices(study: Study) -> str:
    """Tables of acts, and of the cards, spaces and people they are done with."""
    if not any(seat.uses for seat in study.seats):
        return ""
    verbs = measured(study, lambda notation: [notation.partition(":")[0]])
    whole = measured(study, lambda notation: [notation] if ":" in notation else [])
    things = measured(study, arguments)
    said = (
        "<p class=note>The difference compares seats that made a choice with seats of the same character "
        "and setup that did not; r is the correlation of how often with the score. Neither says which is "
        "the cause. Grey intervals include nought; where nearly all made a choice, or nearly none, nothing is "
        "compared.</p>"
    )
    parts = [said, f"<h3>Acts</h3>{lifts(verbs[:MOST])}"]
    if things:
        parts.append(f"<h3>Cards, places, people</h3>{lifts(things[:MOST])}")
    if whole:
        parts.append(f"<h3>Choices in full</h3>{lifts(whole[:MOST])}{extremes(whole)}")
    return "".join(parts)


def arguments(notation: str) -> list[str]:
    """The words that a choice is made with; bare numbers say too little.

    >>> arguments("give:nail,2"), arguments("pass")
    (['nail'], [])
    """
    words = notation.partition(":")[2].split(",")
    return [word for word in dict.fromkeys(words) if word and not word.lstrip("-").isdecimal()]


def extremes(rows: list[Lift]) -> str:
    """The choices that go most surely with winning and with losing."""
    sure = sorted((row for row in rows if row.sure), key=lambda row: row.difference)
    if len(sure) < 4:
        return ""
    ends = [*sure[::-1][:8], *sure[:8]]
    return f"<h3>Most for and most against</h3>{lifts(list(dict.fromkeys(ends)))}"


def measured(study: Study, keys: Keys) -> list[Lift]:
    """A lift for every key that choices come under, the most frequent first."""
    means: dict[tuple[int, str], tuple[float, int]] = {}
    for seat in study.seats:
        kind = (seat.line["cell"], seat.who)
        total, n = means.get(kind, (0.0, 0))
        means[kind] = (total + seat.score, n + 1)
    most: dict[str, tuple[int, str]] = {}
    groups: dict[str, Sums] = {}
    users: dict[str, dict[str, Sums]] = {}
    for who, kind_mean, score, uses in _entries(study, means):
        rest = score - kind_mean
        groups.setdefault(who, Sums()).add(0, rest)
        counts: Counter[str] = Counter()
        for notation, n in uses.items():
            for key in keys(notation):
                counts[key] += n
        for key, n in counts.items():
            users.setdefault(key, {}).setdefault(who, Sums()).add(n, rest)
    taken = _taken(study, keys)
    for notation, n in _made(study).items():
        if notation in study.said:
            for key in keys(notation):
                most[key] = max(most.get(key, (0, "")), (n, notation))
    alike = len(study.seats) / len(study.lines) if study.together else 1.0
    rows = []
    for key, by_who in users.items():
        using, everybody = Sums(), Sums()
        for who, sums in by_who.items():
            using += sums
            everybody += groups[who]
        row = lift(key, using, everybody, taken.get(key), alike)
        said, always = _said(study, key, most)
        rows.append(replace(row, said=said, always=always))
    return sorted(rows, key=lambda row: (-row.times, row.name))


def _entries(
    study: Study, means: dict[tuple[int, str], tuple[float, int]]
) -> list[tuple[str, float, float, dict[str, int]]]:
    """Every seat, and the party where it decides, with the mean of its kind and its own score."""
    entries = []
    for seat in study.seats:
        total, n = means[seat.line["cell"], seat.who]
        entries.append((seat.who, total / n, seat.score, seat.uses))
    party = [(line, score) for line, score in study.games() if PARTY in line.get("uses", {})]
    mean = sum(score for _, score in party) / max(1, len(party))
    entries += [("the party", mean, score, line["uses"][PARTY]) for line, score in party]
    return entries


def _made(study: Study) -> Counter[str]:
    """How often every choice was made."""
    made: Counter[str] = Counter()
    for line in study.lines:
        for uses in line.get("uses", {}).values():
            made.update(uses)
    return made


def _said(study: Study, key: str, most: dict[str, tuple[int, str]]) -> tuple[str, bool]:
    """What a choice is called, or the most frequent of those that come under a key, and whether it is
    called that whenever it is made.
    """
    notation = key if key in study.said else most[key][1] if key in most else ""
    names = study.said.get(notation, set())
    return min(names, default=""), notation == key and len(names) == 1


def _taken(study: Study, keys: Keys) -> dict[str, float]:
    """How often a choice on offer was taken, in the games that were watched."""
    made: Counter[str] = Counter()
    offered: Counter[str] = Counter()
    for line in study.lines:
        if "watched" not in line:
            continue
        for notation, n in line["watched"]["offers"].items():
            for key in keys(notation):
                offered[key] += n
        for uses in line["uses"].values():
            for notation, n in uses.items():
                for key in keys(notation):
                    made[key] += n
    return {key: min(1.0, made[key] / n) for key, n in offered.items()}
