"""`python -m bench`: our games and other people's engines on one core, in one run."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import textwrap
from dataclasses import asdict
from pathlib import Path

from bench import comparing
from bench.peers import Peer
from bench.peers import measure as measure_peers
from hearthside.cli.bench import as_data
from hearthside.cli.measure import AIM, HOLD, Figures, Overhead, measure, overhead
from hearthside.cli.timing import Calibration, Machine, both, calibrate
from hearthside.games import GAMES, load

BEGIN, END = "<!-- bench: begin -->", "<!-- bench: end -->"
COMPILED = Path(__file__).parents[1] / "build" / "compiled" / "src"
"""Where `make compiled` leaves the package with its rules as machine code."""
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


def prose(*sentences: str) -> list[str]:
    """Sentences as one paragraph that wraps as every page does, and the empty line after it."""
    said = " ".join(filter(None, sentences))
    return [*textwrap.wrap(said, 120, break_long_words=False, break_on_hyphens=False), ""]


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


def measure_compiled(games: str, seconds: float) -> list[Figures]:
    """The same figures of the compiled package, by an interpreter of its own."""
    if not COMPILED.exists():
        return []
    command = [sys.executable, "-m", "bench", "--alone", "--json"]
    command += ["--games", games, "--seconds", str(seconds)]
    path = {**os.environ, "PYTHONPATH": str(COMPILED)}
    done = subprocess.run(command, env=path, check=True, capture_output=True, text=True)
    data = json.loads(done.stdout)
    if not data["machine"]["compiled"]:
        raise SystemExit(f"{COMPILED} holds nothing that this interpreter can run: make compiled")
    return [Figures(**game) for game in data["games"]]


def compiled_table(figures: list[Figures], compiled: list[Figures]) -> list[str]:
    """What compiled rules make of each game, and how many times as fast that is."""
    names = [name for name in WORDS if name.endswith("_per_second")]

    def cell(name: str, pure: Figures, fast: Figures) -> str:
        value = getattr(fast, name)
        return f"{value:,.0f} (×{value / getattr(pure, name):.2f})"

    rows = [
        [pure.game, *(cell(name, pure, fast) for name in names)]
        for pure, fast in zip(figures, compiled, strict=True)
    ]
    return table(["compiled game", *(WORDS[name] for name in names)], rows)


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
    figures: list[Figures],
    kernel: Overhead,
    on: tuple[Machine, Calibration],
    peers: list[Peer],
    missing: list[str],
    compiled: list[Figures],
) -> str:
    """The part of docs/performance.md that is measured."""
    machine, calibration = on
    lines = [
        *prose(
            f"Measured by `make bench` on {machine}.",
            f"Calibration: {calibration.speed:.2f} (everyday Python that has nothing to do with the games; compare "
            "figures of two runs after dividing by it). A figure in bold misses what has to hold.",
            f"Take these with care: {calibration.busy}." if calibration.busy else "",
        ),
        *our_table(figures),
        "",
        *([*compiled_table(figures, compiled), ""] if compiled else []),
        *prose(
            f"Kernel: a bare generator's `send` takes {kernel.send_us:.2f} us, a decision through a session "
            f"{kernel.session_us:.2f} us; the session adds {kernel.added_us:.2f} us (to hold: 3).",
        ),
        *prose(
            "Peers, measured in the same run in the same way (random choices among two or more options). The last "
            "columns say how many times as many decisions a second each of our games makes.",
        ),
        *peer_table(figures, peers),
        "",
        *prose(*(f"Not measured: {line}." for line in missing)),
    ]
    return "\n".join(lines).rstrip()


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
    parser.add_argument("--alone", action="store_true", help="leave out other people's engines")
    parser.add_argument("--write", type=Path, help="the page to write the tables into")
    parser.add_argument("--json", action="store_true", help="print JSON instead of Markdown")
    asked = parser.parse_args()
    before = calibrate()
    figures = [measure(load(name), asked.seconds) for name in asked.games.split(",")]
    kernel = overhead()
    peers, missing = ([], []) if asked.alone else measure_peers(asked.seconds)
    compiled = [] if asked.json else measure_compiled(asked.games, asked.seconds)
    on = (Machine.here(), both(before, calibrate()))
    data = {**as_data(figures, kernel, *on), "peers": [asdict(peer) for peer in peers]}
    page = report(figures, kernel, on, peers, missing, compiled)
    print(json.dumps(data, indent=2) if asked.json else page)
    if old := comparing.last():
        print("\nSince the last committed figures:", file=sys.stderr)
        print("\n".join(f"- {line}" for line in comparing.changes(data, old)), file=sys.stderr)
    if asked.write:
        write(asked.write, page)
        comparing.keep(data)


if __name__ == "__main__":
    main()
