"""Results as a report reads them: one entry a seat and game, with all that can be compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from hearthside.games import load
from hearthside.kernel import schema

from .playing import Line
from .stats import Share, share

LEVELS = 30
"""A fact with more values than this is no kind of game to compare, unless it is a number."""
PARTY = "-1"


@dataclass(slots=True)
class Seat:
    """One seat of one game: who sat there, how it fared, and what it chose."""

    line: Line
    seat: int
    who: str
    bot: str
    score: float
    facts: dict[str, Any]
    uses: dict[str, int]


@dataclass(slots=True)
class Study:
    """A file of results, read: finished games, seats, and whether all seats win and lose together."""

    head: dict[str, Any]
    lines: list[Line]
    failed: list[Line]
    together: bool
    binary: bool
    seats: list[Seat] = field(default_factory=list)
    decided: list[str] = field(default_factory=list)
    """Facts that a cell decides before its games begin, and that differ somewhere."""
    found: list[str] = field(default_factory=list)
    """Facts in words that come about during a game."""
    of_games: set[str] = field(default_factory=set)
    """Facts of whole games, not of single seats."""
    numbers: dict[str, list[float]] = field(default_factory=dict)
    """What games count, each with its number in every game; what is not told is nought."""
    said: dict[str, set[str]] = field(default_factory=dict)
    """What choices are called, by notation, as somebody at the table would have read them."""
    labels: dict[str, str] = field(default_factory=dict)
    options: dict[str, dict[str, str]] = field(default_factory=dict)

    @property
    def measure(self) -> str:
        """What scores are called."""
        return "win rate" if self.binary else "mean score"

    @property
    def endings(self) -> list[str]:
        """The ways games ended, the most frequent first."""
        return [how for how, _ in Counter(line["how"] for line in self.lines).most_common()]

    def games(self) -> Iterator[tuple[Line, float]]:
        """Every finished game with the mean score of its seats."""
        for line in self.lines:
            yield line, sum(line["scores"]) / max(1, len(line["scores"]))

    def label(self, name: str) -> str:
        """What a field of the setup or a tuned number is called."""
        told = self.labels.get(name, self.metric(name))
        return told[:1].upper() + told[1:]

    def metric(self, name: str) -> str:
        """What a metric is called."""
        return name.replace("_", " ")

    def value(self, name: str, value: Any) -> str:
        """What a value of a field is called."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return self.options.get(name, {}).get(str(value), str(value).replace("_", " "))


def study_of(head: dict[str, Any], lines: Iterable[Line]) -> Study:
    """Read results into a study."""
    every = list(lines)
    done = [line for line in every if "error" not in line]
    failed = [line for line in every if "error" in line]
    shared = [line["scores"] for line in done if len(line["scores"]) > 1]
    together = bool(done) and all(len(set(scores)) == 1 for scores in shared)
    binary = all(score in (0.0, 1.0) for line in done for score in line["scores"])
    study = Study(head, done, failed, together, binary)
    for entry in schema(load(head["game"]).setup):
        study.labels[entry["name"]] = entry.get("label", entry["name"])
        if "options" in entry:
            study.options[entry["name"]] = {o["value"]: o["label"] for o in entry["options"]}
    for tunable in load(head["game"]).tunables:
        study.labels[tunable.name] = tunable.label or tunable.name
    for line in done:
        study.seats += _seats(head, line)
        for notation, said in line.get("watched", {}).get("labels", {}).items():
            study.said.setdefault(notation, set()).add(said)
    _compare(study)
    return study


def _compare(study: Study) -> None:
    """Find out which facts differ, and which of them were decided before the games began."""
    values: dict[str, dict[int, set[Any]]] = {}
    for line in study.lines:
        facts = game_facts(study.head, line)
        study.of_games |= set(facts)
        for name, value in facts.items():
            values.setdefault(name, {}).setdefault(line["cell"], set()).add(value)
        for name, listed in per_seat(study.head, line).items():
            values.setdefault(name, {}).setdefault(line["cell"], set()).add(tuple(listed))
    fulls = [setup_played(study.head, line) for line in study.lines]
    setup = {name for full in fulls for name in (*full, *(full.get("tune") or {}))}
    for name, by_cell in values.items():
        every = {value for found in by_cell.values() for value in found}
        single = {
            one for value in every for one in (value if isinstance(value, tuple) else [value])
        }
        if not 1 < len(single) <= LEVELS:
            continue
        words = all(isinstance(value, str | bool) for value in single)
        if all(len(found) == 1 for found in by_cell.values()) and (words or name in setup):
            study.decided.append(name)
        elif words:
            study.found.append(name)
    names = {name for line in study.lines for name in line.get("metrics", {})}
    for name in sorted(names - set(study.decided)):
        column = [line.get("metrics", {}).get(name, 0) for line in study.lines]
        if all(isinstance(v, int | float) and not isinstance(v, bool) for v in column):
            study.numbers[name] = column


def _seats(head: Mapping[str, Any], line: Line) -> Iterator[Seat]:
    cell = head["cells"][line["cell"]]
    bots, scores = cell["bots"], line["scores"]
    for seat, score in enumerate(scores):
        facts = {
            name: value[seat] if isinstance(value, list) and seat < len(value) else value
            for name, value in {**game_facts(head, line), **per_seat(head, line)}.items()
        }
        who = line["who"][seat] if "who" in line else f"seat {seat}"
        uses = line.get("uses", {}).get(str(seat), {})
        yield Seat(line, seat, who, bots[seat % len(bots)], score, facts, uses)


def setup_played(head: Mapping[str, Any], line: Line) -> dict[str, Any]:
    """The whole setup of a game: its own where it was drawn by lot, else that of its cell."""
    found: dict[str, Any] = line.get("setup") or head["cells"][line["cell"]]["full"]
    return found


def game_facts(head: Mapping[str, Any], line: Line) -> dict[str, Any]:
    """What is true of a whole game: setup, tuned numbers, metrics."""
    full = setup_played(head, line)
    facts = {name: value for name, value in full.items() if not isinstance(value, list | dict)}
    facts.update(full.get("tune") or {})
    metrics = line.get("metrics", {})
    measured = {
        name: value
        for name, value in metrics.items()
        if name not in full and name not in facts and not isinstance(value, list | dict)
    }
    return {**measured, **facts}


def per_seat(head: Mapping[str, Any], line: Line) -> dict[str, list[Any]]:
    """What is true of each seat: fields and metrics that are lists as long as the table."""
    full = setup_played(head, line)
    both = {**full, **line.get("metrics", {})}
    seats = len(line["scores"])
    return {k: v for k, v in both.items() if isinstance(v, list) and len(v) == seats}


def shares_by(pairs: Iterable[tuple[Any, float]]) -> dict[Any, Share]:
    """The share of every kind of thing, in the order of their names or numbers.

    >>> {kind: one.value for kind, one in shares_by([("b", 1.0), ("a", 0.0), ("b", 0.0)]).items()}
    {'a': 0.0, 'b': 0.5}
    """
    scores: dict[Any, list[float]] = {}
    for kind, score in pairs:
        scores.setdefault(kind, []).append(score)
    return {kind: share(scores[kind]) for kind in sorted(scores, key=_order)}


def _order(kind: Any) -> tuple[int, float, str]:
    if isinstance(kind, int | float):
        return (0, kind, "")
    return (1, 0, str(kind))
