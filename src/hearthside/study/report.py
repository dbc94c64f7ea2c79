"""The report: one page that needs nothing else, from any file of results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from html import escape
from typing import Any

from hearthside.games import load

from .boards import boards
from .charts import bars, curves, page, shares, stacks, table
from .choices import choices
from .figures import Share, histogram, share
from .playing import Line
from .readings import LEVELS, Study, game_facts, per_seat, setup_names, shares_by, study_of

Section = Callable[[Study], str]


def report(head: dict[str, Any], lines: Iterable[Line]) -> str:
    """A page about results: who wins, how long it takes, what is done, where games are lost.

    >>> from hearthside.study import planned, run
    >>> plan = planned("pilfer", [{"seats": 2}], [["random"]], rounds=20, detail=True)
    >>> lines = []; ran = run(plan, keep=lines)
    >>> "Who wins" in report(plan.head(), lines)
    True
    """
    study = study_of(head, lines)
    title = f"{load(head['game']).title}: {len(study.lines):,} games"
    sections = [(name, text) for name, make in SECTIONS.items() if (text := make(study))]
    return page(title, sections)


def summary(study: Study) -> str:
    """What was played."""
    head = study.head
    rows: list[tuple[object, ...]] = []
    counts = Counter(line["cell"] for line in study.lines)
    lengths: dict[int, list[int]] = {}
    for line in study.lines:
        lengths.setdefault(line["cell"], []).append(line["decisions"])
    for index, cell in enumerate(head["cells"]):
        played = lengths.get(index, [])
        setup = (
            ", ".join(f"{study.label(k)} {v}" for k, v in cell["setup"].items()) or "as it comes"
        )
        mean = f"{sum(played) / len(played):,.0f}" if played else "–"
        rows.append((setup, ", ".join(cell["bots"]), counts[index], mean))
    together = (
        "All seats win or lose together." if study.together else "Seats score for themselves."
    )
    failed = ""
    if study.failed:
        told = "".join(
            f"<li>game {line['n']}, seed {line['seed']}: {escape(line['error'])}</li>"
            for line in study.failed[:20]
        )
        failed = f"<p><strong>{len(study.failed)} games failed:</strong></p><ul>{told}</ul>"
    return (
        f"<p>Rules {escape(head['rules'])}, seed {head['seed']}, {len(study.lines):,} finished games. "
        f"{together} Intervals are 95 in 100 (Wilson's). "
        f"Any game can be played again: <code>hearthside simulate --replay N --out FILE</code>.</p>"
        f"{table(('Setup', 'Bots by seat', 'Games', 'Decisions a game'), rows)}{failed}"
    )


def who_wins(study: Study) -> str:
    """Shares by seat, character, bot, player count, and everything else that differs."""
    overall = share([seat.score for seat in study.seats])
    parts = [f"<p>Over all seats and games the {study.measure} is {overall}.</p>"]
    kinds: dict[str, list[tuple[Any, float]]] = {
        "Seat": [(f"seat {s.seat}", s.score) for s in study.seats],
        "Who": [(s.who, s.score) for s in study.seats],
        "Bot": [(s.bot, s.score) for s in study.seats],
        "Player count": [(len(s.line["scores"]), s.score) for s in study.seats],
    }
    if study.together:
        del kinds["Seat"]
    for name in facts_to_compare(study):
        kinds[study.label(name)] = [
            (study.value(name, s.facts[name]), s.score) for s in study.seats if name in s.facts
        ]
    for name, pairs in kinds.items():
        found = shares_by(pairs)
        if len(found) > 1 or name in ("Seat", "Who"):
            shown = {str(kind): one for kind, one in found.items()}
            parts.append(f"<h3>By {escape(name.lower())}</h3>{shares(name, shown, overall.value)}")
    return "".join(parts)


def facts_to_compare(study: Study) -> list[str]:
    """Facts with a few values, of games or of seats; numbers only if the setup decides them."""
    values: dict[str, set[Any]] = {}
    for line in study.lines:
        for name, value in game_facts(study.head, line).items():
            values.setdefault(name, set()).add(value)
        for name, listed in per_seat(study.head, line).items():
            values.setdefault(name, set()).update(listed)
    decided = setup_names(study)
    return [
        name
        for name, found in values.items()
        if name != "seats"
        and 1 < len(found) <= LEVELS
        and (name in decided or all(isinstance(v, str | bool) for v in found))
    ]


def lengths(study: Study) -> str:
    """How long games are, in decisions and in the numbers the game measures."""
    parts = [bars("decisions a game", histogram(line["decisions"] for line in study.lines))]
    rows = []
    by_count: dict[int, list[int]] = {}
    for line in study.lines:
        by_count.setdefault(len(line["scores"]), []).append(line["decisions"])
    for count, found in sorted(by_count.items()):
        found.sort()
        at = [found[int(q * (len(found) - 1))] for q in (0.05, 0.25, 0.5, 0.75, 0.95)]
        rows.append((f"{count} seats", *at))
    parts.append(table(("", "5%", "25%", "half", "75%", "95%"), rows))
    for name, values in number_metrics(study).items():
        if len(set(values)) > 1:
            parts.append(f"<h3>{escape(study.label(name))}</h3>{bars(name, histogram(values))}")
    return "".join(parts)


def number_metrics(study: Study) -> dict[str, list[float]]:
    """The metrics that are numbers, each with its value in every game."""
    values: dict[str, list[float]] = {}
    for line in study.lines:
        for name, value in line.get("metrics", {}).items():
            if isinstance(value, int | float) and not isinstance(value, bool):
                values.setdefault(name, []).append(value)
    return values


def endings(study: Study) -> str:
    """How games end, where they are lost, and when that shows."""
    parts = ["<h3>How games end</h3>"]
    by_count: dict[str, Counter[str]] = {}
    for line in study.lines:
        by_count.setdefault(f"{len(line['scores'])} seats", Counter())[line["how"]] += 1
    parts.append(stacks("Player count", dict(sorted(by_count.items()))))
    for name in facts_to_compare(study):
        rows: dict[str, Counter[str]] = {}
        for line in study.lines:
            facts = game_facts(study.head, line)
            if name in facts:
                rows.setdefault(study.value(name, facts[name]), Counter())[line["how"]] += 1
        if rows and name in setup_names(study):
            parts.append(stacks(study.label(name), rows))
    lost = [line for line, score in study.games() if (score == 0 if study.together else True)]
    phases = Counter(line["phase"] for line in lost if "phase" in line)
    if phases:
        said = "The party lost in" if study.together else "Games ended in"
        top = [(phase, n, f"{n / len(lost):.1%}") for phase, n in phases.most_common(15)]
        parts.append(f"<h3>{said}</h3>{table(('Phase', 'Games', 'Share'), top)}")
    return "".join(parts) + standing(study)


def standing(study: Study) -> str:
    """How seats that went on to win, and seats that lost, stood along the way."""
    series: dict[str, dict[float, list[float]]] = {"went on to win": {}, "went on to lose": {}}
    for line in study.lines:
        looks = line.get("watched", {}).get("standing", [])
        for index, look in enumerate(looks):
            progress = round(10 * index / max(1, len(looks) - 1)) / 10
            for seat, value in enumerate(look[: len(line["scores"])]):
                score = line["scores"][seat]
                name = "went on to win" if score > 0.5 else "went on to lose"
                series[name].setdefault(progress, []).append(value)
    drawn = {
        name: {x: share(values) for x, values in points.items()}
        for name, points in series.items()
        if len(points) > 1
    }
    if not drawn:
        return ""
    labels = {x / 10: f"{x * 10}%" for x in range(11)}
    return (
        "<h3>When it shows</h3><p class=note>The game's own evaluation of a seat, as the game went on, "
        "in the games that were watched. Where the lines part, games are decided.</p>"
        f"{curves('how much of the game is played', drawn, labels)}"
    )


def difficulty(study: Study) -> str:
    """The measure along every number that differs between games."""
    parts = []
    decided = setup_names(study)
    for name in ("seats", *facts_to_compare(study)):
        found = {s.facts[name] for s in study.seats if name in s.facts}
        if name in decided and len(found) > 1 and all(type(v) is int for v in found):
            parts.append(f"<h3>{escape(study.label(name))}</h3>{curves(name, _lines(study, name))}")
    if study.together:
        for name in number_metrics(study):
            parts.append(_along(study, name))
    return "".join(parts)


def _lines(study: Study, name: str) -> dict[str, dict[float, Share]]:
    """One line for all if they win together, else one for every character."""
    series: dict[str, dict[float, list[float]]] = {}
    for seat in study.seats:
        if name in seat.facts:
            who = "the party" if study.together else seat.who
            series.setdefault(who, {}).setdefault(seat.facts[name], []).append(seat.score)
    return {
        who: {x: share(scores) for x, scores in points.items()}
        for who, points in sorted(series.items())
    }


def _along(study: Study, name: str) -> str:
    """The party's share along a number that is known only after the game."""
    pairs = [
        (line["metrics"][name], score)
        for line, score in study.games()
        if name in line.get("metrics", {})
    ]
    pairs.sort()
    if len({x for x, _ in pairs}) < 3:
        return ""
    size = max(1, len(pairs) // 10)
    points: dict[float, list[float]] = {}
    for at in range(0, len(pairs), size):
        part = pairs[at : at + size]
        points.setdefault(part[len(part) // 2][0], []).extend(score for _, score in part)
    drawn = {"the party": {x: share(scores) for x, scores in points.items()}}
    return f"<h3>Against {escape(study.label(name))}</h3>{curves(name, drawn)}"


SECTIONS: dict[str, Section] = {
    "What was played": summary,
    "Who wins": who_wins,
    "Difficulty": difficulty,
    "Length": lengths,
    "Endings": endings,
    "Choices": choices,
    "Boards": boards,
}
