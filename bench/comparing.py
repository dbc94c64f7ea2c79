"""What changed since the last committed figures, by more than noise."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FIGURES = Path(__file__).with_name("figures.json")
NOISE = 0.05
"""Changes smaller than this are never told, however steady the machine was."""

COMPARED = (
    *("decisions_per_second", "clone_us", "fork_us"),
    *("mcts_short_per_second", "mcts_full_per_second", "replay_ms"),
)


def last(path: Path = FIGURES) -> dict[str, Any] | None:
    """The figures that were committed last."""
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else None


def keep(data: dict[str, Any], path: Path = FIGURES) -> None:
    """Write the figures that the next run is compared with."""
    kept = {key: data[key] for key in ("machine", "calibration", "kernel", "games")}
    path.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def speedup(name: str, new: float, old: float, machine: float) -> float:
    """How many times as fast as before, on a machine that is `machine` times as fast as then."""
    return (old / new if name.endswith(("_us", "_ms")) else new / old) / machine


def changes(new: dict[str, Any], old: dict[str, Any]) -> list[str]:
    """A line for every figure that changed by more than noise, the calibration taken out."""
    machine = new["calibration"]["speed"] / old["calibration"]["speed"]
    before = {game["game"]: game for game in old["games"]}
    lines = []
    for game in new["games"]:
        if (then := before.get(game["game"])) is None:
            lines.append(f"{game['game']} is new")
            continue
        noise = max(NOISE, game["spread"] + then["spread"])
        for name in COMPARED:
            times = speedup(name, game[name], then[name], machine)
            if not 1 - noise < times < 1 + noise:
                lines.append(
                    f"{game['game']}, {name}: {times:.2f} times as fast as before "
                    f"({then[name]:,.1f} then, {game[name]:,.1f} now; noise {noise:.0%})"
                )
    return lines or ["nothing changed by more than noise"]
