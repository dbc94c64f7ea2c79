"""How long games are, how they end, where they are lost and when that shows."""

from __future__ import annotations

import re
from collections import Counter

from .charts import bars, charts, curves, stacks, table
from .dataset import Study, game_facts
from .stats import Sums, histogram, lift, share

THE_SCORE = 0.9999
"""A number that goes with the score like this is the score itself."""
PICTURES = 8
"""How many of the game's numbers get a picture; the others stand in the table."""


def lengths(study: Study) -> str:
    """How long games are, and what else the game counts."""
    parts = [bars("decisions a game", histogram(line["decisions"] for line in study.lines))]
    rows = []
    by_count: dict[int, list[int]] = {}
    for line in study.lines:
        by_count.setdefault(len(line["scores"]), []).append(line["decisions"])
    for count, found in sorted(by_count.items()):
        found.sort()
        at = [found[int(q * (len(found) - 1))] for q in (0.05, 0.25, 0.5, 0.75, 0.95)]
        rows.append((seats(count), *at))
    parts.append(table(("Decisions", "5%", "25%", "half", "75%", "95%"), rows))
    return "".join(parts) + counted(study)


def seats(count: int) -> str:
    """How many seats, in words.

    >>> seats(1), seats(3)
    ('1 seat', '3 seats')
    """
    return f"{count} seat{'' if count == 1 else 's'}"


def counted(study: Study) -> str:
    """The numbers a game measures: a table of all, pictures of the liveliest."""
    scores = [score for _, score in study.games()]
    rows, lively = [], []
    for name, values in study.numbers.items():
        if len(set(values)) < 2:
            continue
        sums = Sums()
        for value, score in zip(values, scores, strict=True):
            sums.add(value, score)
        r = lift(name, sums, sums).r
        if study.together and abs(r) > THE_SCORE:
            continue
        told = [f"{r:+.2f}"] if study.together else []
        mean = f"{sum(values) / len(values):,.2f}"
        rows.append((study.metric(name), mean, f"{min(values):g}", f"{max(values):g}", *told))
        if len(set(values)) > 3:
            lively.append(name)
    if not rows:
        return ""
    heads = ["What the game counts", "mean", "least", "most"]
    heads += ["r with the score"] if study.together else []
    pictures = [
        (study.label(name), bars(study.metric(name), histogram(study.numbers[name])))
        for name in lively[:PICTURES]
    ]
    return f"{table(heads, rows)}{charts(pictures)}"


def endings(study: Study) -> str:
    """How games end under what, and in which phase."""
    parts = ["<h3>How games end</h3>"]
    by_count: dict[str, Counter[str]] = {}
    for line in study.lines:
        by_count.setdefault(seats(len(line["scores"])), Counter())[line["how"]] += 1
    parts.append(stacks("Player count", dict(sorted(by_count.items())), study.endings))
    for name in study.decided:
        rows: dict[str, Counter[str]] = {}
        for line in study.lines:
            facts = game_facts(study.head, line)
            if name != "seats" and name in facts:
                rows.setdefault(study.value(name, facts[name]), Counter())[line["how"]] += 1
        if len(rows) > 1:
            parts.append(stacks(study.label(name), rows, study.endings))
    return "".join(parts) + losing(study) + standing(study)


def losing(study: Study) -> str:
    """In which phase the last decision fell in games that nobody won; if there are none, in all games."""
    told = [line for line in study.lines if line.get("watched", {}).get("phase")]
    lost = [line for line in told if max(line["scores"], default=0) < 0.5]
    title = "Where games are lost" if lost else "Where games end"
    lost = lost or told
    phases = Counter(re.sub(r"\d+", "#", line["watched"]["phase"]) for line in lost)
    if not phases:
        return ""
    top = [(phase, n, f"{n / len(lost):.1%}") for phase, n in phases.most_common(15)]
    ways = [
        (how.replace("_", " "), n, f"{n / len(lost):.1%}")
        for how, n in Counter(line["how"] for line in lost).most_common()
    ]
    return (
        f"<h3>{title}</h3><p class=note>The phase of the last decision, in {len(lost):,} games that were "
        "watched; # stands for any number.</p>"
        f"{table(('Phase', 'Games', 'Share'), top)}{table(('How', 'Games', 'Share'), ways)}"
    )


def standing(study: Study) -> str:
    """How seats that went on to win, and seats that lost, stood along the way."""
    series: dict[str, dict[float, list[float]]] = {"went on to win": {}, "went on to lose": {}}
    for line in study.lines:
        looks = line.get("watched", {}).get("standing", [])
        for index, look in enumerate(looks):
            progress = round(10 * index / max(1, len(looks) - 1)) / 10
            for seat, value in enumerate(look[: len(line["scores"])]):
                name = "went on to win" if line["scores"][seat] > 0.5 else "went on to lose"
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
