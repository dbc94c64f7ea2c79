"""The report of a training run: its curves and its trials on one page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hearthside.policy import Card
from hearthside.study.stats import share_of


def write_report(out: Path, card: Card) -> Path:
    """Write `report.md` beside the log, with everything the log of all runs in this folder shows."""
    lines = [json.loads(line) for line in (out / "log.jsonl").read_text("utf-8").splitlines()]
    rounds = [line for line in lines if line["what"] == "round"]
    parts = [
        f"# {card.game}: a learned policy",
        "",
        f"Rules {card.rules}, vocabulary `{card.vocabulary}`, {card.choices:,} choices of self-play "
        f"in {card.seconds / 60:.0f} minutes. Made with",
        "",
        *(f"    {command}" for command in card.made.splitlines()),
        "",
        "## Trials",
        "",
        "Each bot beside `greedy` at the same tables with the same seeds: `learned` is the network alone, without search.",
        "",
        *trial_table(card.trials),
        "",
        "## Learning",
        "",
        *curve("Mean score in self-play", [(r["choices"], r["score"]) for r in rounds]),
        *curve("Entropy of the choices", [(r["choices"], r["entropy"]) for r in rounds]),
    ]
    against = [line for line in rounds if line.get("against")]
    for opponent in sorted({o for line in against for o in line["against"]}):
        points = [
            (r["choices"], r["against"][opponent]) for r in against if opponent in r["against"]
        ]
        parts += curve(f"Score against {opponent}", points)
    path = out / "report.md"
    path.write_text("\n".join(parts) + "\n", encoding="utf-8")
    return path


def trial_table(trials: list[dict[str, Any]]) -> list[str]:
    """A row for every group of games."""
    if not trials:
        return ["No games were tried."]
    rows = [
        "| bot | group | games | its score | `greedy` | only one of them won | a choice |",
        "|---|---|---|---|---|---|---|",
    ]
    for trial in trials:
        games = trial["games"]
        mine, theirs = (share_of(trial[k] * games, games).brief for k in ("learned", "greedy"))
        alone = f"{trial['only_learned']} / {trial['only_greedy']}"
        name, time = trial["bot"], f"{trial['milliseconds']:g} ms"
        rows.append(
            f"| {name} | {trial['group']} | {games} | {mine} | {theirs} | {alone} | {time} |"
        )
    return rows


def curve(
    title: str, points: list[tuple[float, float]], height: int = 8, width: int = 64
) -> list[str]:
    """A curve in plain characters, the mean of as many points as fall into a column.

    >>> curve("x", [(0, 0.0), (1, 1.0)], height=2, width=2)[3:5]
    ['   1.00 | *', '   0.00 |* ']
    """
    if not points:
        return []
    last = max(x for x, _ in points) or 1
    columns: list[list[float]] = [[] for _ in range(width)]
    for x, y in points:
        columns[min(width - 1, int(x / last * width))].append(y)
    means = [sum(c) / len(c) if c else None for c in columns]
    known = [m for m in means if m is not None]
    low, high = min(known), max(known)
    span = (high - low) or 1.0
    levels = [None if m is None else round((m - low) / span * (height - 1)) for m in means]
    drawn = [f"### {title}", "", "```text"]
    for level in range(height - 1, -1, -1):
        label = low + span * level / (height - 1)
        drawn.append(f"{label:7.2f} |" + "".join("*" if n == level else " " for n in levels))
    return [*drawn, f"        0{f'{last:,.0f} choices':>{width}}", "```", ""]
