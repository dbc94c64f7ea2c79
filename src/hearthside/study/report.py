"""The report: one page that needs nothing else, from any file of results."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from typing import Any

from hearthside.games import load

from .boards import boards
from .charts import page, table
from .choices import choices
from .dataset import Study, study_of
from .endings import endings, lengths
from .playing import Line
from .winning import difficulty, who_wins


def report(
    head: dict[str, Any], lines: Iterable[Line], first: Iterable[tuple[str, str]] = ()
) -> str:
    """A page about results: who wins, how long it takes, what is done, where games are lost.

    >>> from hearthside.study import planned, run
    >>> plan = planned("pilfer", [{"seats": 2}], [["random"]], rounds=20, detail=True)
    >>> lines = []; ran = run(plan, keep=lines)
    >>> "Who wins" in report(plan.head(), lines)
    True
    """
    study = study_of(head, lines)
    title = f"{load(head['game']).title}: {len(study.lines):,} games"
    made = [(name, make(study)) for name, make in SECTIONS.items()] if study.lines else []
    played = ("What was played", summary(study))
    return page(title, [(name, text) for name, text in [*first, played, *made] if text])


def summary(study: Study) -> str:
    """What was played, and what failed."""
    head = study.head
    played: dict[int, list[int]] = {}
    for line in study.lines:
        played.setdefault(line["cell"], []).append(line["decisions"])
    rows = []
    for index, cell in enumerate(head["cells"]):
        found = played.get(index, [])
        mean = f"{sum(found) / len(found):,.0f}" if found else "–"
        rows.append((setup_words(study, cell["setup"]), bots_words(cell["bots"]), len(found), mean))
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


def setup_words(study: Study, setup: dict[str, Any]) -> str:
    """A setup as people read it."""
    parts = []
    for name, value in setup.items():
        if isinstance(value, dict):
            parts += [f"{study.label(k)} {v}" for k, v in value.items()]
        elif isinstance(value, list | tuple):
            parts.append(" + ".join(study.value(name, v) for v in value))
        else:
            parts.append(f"{study.label(name)}: {study.value(name, value)}")
    return "; ".join(parts) or "as it comes"


def bots_words(bots: list[str]) -> str:
    """Who sat where, one name if they are all the same.

    >>> bots_words(["random", "random"]), bots_words(["greedy", "random"])
    ('random', 'greedy, random')
    """
    return bots[0] if len(set(bots)) == 1 else ", ".join(bots)


SECTIONS: dict[str, Callable[[Study], str]] = {
    "Who wins": who_wins,
    "Difficulty": difficulty,
    "Length": lengths,
    "Endings": endings,
    "Choices": choices,
    "Boards": boards,
}
