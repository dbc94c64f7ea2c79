"""`python -m bench`: our games and other people's engines on one core, in one run."""

from __future__ import annotations

import argparse
import json
import os
import platform
from dataclasses import asdict
from pathlib import Path

from bench.peers import Peer
from bench.peers import measure as measure_peers
from hearthside.cli.measure import AIM, HOLD, Figures, Overhead, measure, overhead
from hearthside.games import GAMES, load

BEGIN, END = "<!-- bench: begin -->", "<!-- bench: end -->"
WORDS = {
    "decisions_per_second": "random decisions a second",
    "fork_us": "fork in mid-turn, us",
    "mcts_short_per_second": "MCTS iterations a second, 10-step rollouts",
    "mcts_full_per_second": "MCTS iterations a second, full rollouts",
    "replay_ms": "replay of a finished game, ms",
}


def table(headings: list[str], rows: list[list[str]]) -> list[str]:
    """A Markdown table; every column but the first is numbers."""
    ruler = ["---", *["---:"] * (len(headings) - 1)]
    return ["| " + " | ".join(cells) + " |" for cells in [headings, ruler, *rows]]


def held(name: str, value: float) -> str:
    """A figure, in bold if it misses what has to hold."""
    at_most = name.endswith(("_us", "_ms"))
    fine = value <= HOLD[name] if at_most else value >= HOLD[name]
    text = f"{value:.1f}" if at_most else f"{value:,.0f}"
    return text if fine else f"**{text}**"


def our_table(figures: list[Figures]) -> list[str]:
    """Every game against what it has to hold."""
    rows = [
        [
            each.game,
            *(held(name, getattr(each, name)) for name in WORDS),
            f"{each.clone_us:.1f}",
            f"{each.decisions_per_game:,.0f}",
        ]
        for each in figures
    ]
    limits = [
        f"{'≤' if name.endswith(('_us', '_ms')) else '≥'} {HOLD[name]:,.0f}" for name in WORDS
    ]
    aims = [f"{AIM[name]:,.0f}" if name in AIM else "" for name in WORDS]
    headings = ["game", *WORDS.values(), "clone, us", "decisions a game"]
    return table(headings, [*rows, ["*to hold*", *limits, "", ""], ["*to aim for*", *aims, "", ""]])


def peer_table(figures: list[Figures], peers: list[Peer]) -> list[str]:
    """Every peer, and how many times as fast each of our games is."""
    rows = [
        [
            peer.name,
            peer.language,
            f"{peer.decisions_per_second:,.0f}",
            f"{peer.clone_us:.1f}",
            f"{peer.rollouts_per_second:,.0f}",
            *(f"×{each.decisions_per_second / peer.decisions_per_second:.2f}" for each in figures),
        ]
        for peer in peers
    ]
    names = [each.game for each in figures]
    return table(["peer", "language", "decisions/s", "clone, us", "random games/s", *names], rows)


def report(
    figures: list[Figures], kernel: Overhead, peers: list[Peer], missing: list[str], seconds: float
) -> str:
    """The part of docs/performance.md that is measured."""
    machine = (
        f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}"
    )
    lines = [
        f"Measured by `make bench` on one of {os.cpu_count()} cores ({machine}), {seconds:g} s a figure;",
        "a figure in bold misses what has to hold.",
        "",
        *our_table(figures),
        "",
        f"Kernel: a bare generator's `send` takes {kernel.send_us:.2f} us, a decision through a session "
        f"{kernel.session_us:.2f} us; the session adds {kernel.added_us:.2f} us (to hold: 3).",
        "",
        "Peers, measured in the same run in the same way (random choices among two or more options). The last",
        "columns say how many times as many decisions a second each of our games makes.",
        "",
        *peer_table(figures, peers),
        *(["", *(f"Not measured: {line}." for line in missing)] if missing else []),
    ]
    return "\n".join(lines)


def write(path: Path, text: str) -> None:
    """Put the report between its two marks; the rest of the page stays."""
    page = path.read_text(encoding="utf-8")
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{path} lacks the marks {BEGIN} and {END}")
    path.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", encoding="utf-8")


def main() -> None:
    """Measure, print, and write the page if told to."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each figure takes")
    parser.add_argument("--games", default=",".join(GAMES), help="the games to measure, by comma")
    parser.add_argument("--write", type=Path, help="the page to write the tables into")
    parser.add_argument("--json", action="store_true", help="print JSON instead of Markdown")
    asked = parser.parse_args()
    figures = [measure(load(name), asked.seconds) for name in asked.games.split(",")]
    kernel = overhead()
    peers, missing = measure_peers(asked.seconds)
    if asked.json:
        data = {
            "games": [asdict(each) for each in figures],
            "kernel": {**asdict(kernel), "added_us": kernel.added_us},
            "hold": HOLD,
            "aim": AIM,
            "peers": [asdict(peer) for peer in peers],
        }
        print(json.dumps(data, indent=2))
    else:
        print(report(figures, kernel, peers, missing, asked.seconds))
    if asked.write:
        write(asked.write, report(figures, kernel, peers, missing, asked.seconds))


if __name__ == "__main__":
    main()
