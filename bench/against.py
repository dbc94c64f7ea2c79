"""`python -m bench.against COMMIT`: the rules as they are beside those of an earlier commit, in one interleaved run.

The example setups are the earlier commit's on both sides. Games are not the same on both where rules were mended in
between, so every figure is taken over many games.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PLAYER = Path(__file__).with_name("player.py")
WARMING = 1
"""The first round fills tables and counts for nothing."""


class Side:
    """One of the two: a process that plays what it is told, when it is told."""

    def __init__(self, source: Path) -> None:
        path = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            [sys.executable, str(PLAYER)], env=path, stdin=pipe, stdout=pipe, text=True
        )
        self.least: dict[str, list[float]] = {}
        self.counts: dict[str, int] = {}

    def ask(self, **what: Any) -> Any:
        """What the other process says to a question; meanwhile nothing else runs."""
        into, out = self.process.stdin, self.process.stdout
        assert into is not None and out is not None
        into.write(json.dumps(what) + "\n")
        into.flush()
        return json.loads(out.readline())

    def play(self, **what: Any) -> None:
        """Play a round; of each piece of work the least time counts."""
        for name, (count, times) in self.ask(**what).items():
            self.counts[name] = count
            self.least[name] = list(map(min, times, self.least.get(name, times)))

    def each(self, name: str) -> float:
        """The time of one of a kind, in seconds."""
        return sum(self.least[name]) / self.counts[name]


def earlier(commit: str, into: Path) -> Path:
    """The source of a commit, unpacked."""
    command = ["git", "-C", str(ROOT), "archive", commit, "src"]
    packed = subprocess.run(command, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(into, filter="data")
    return into / "src"


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.against", description=__doc__)
    parser.add_argument("commit", help="the earlier commit")
    parser.add_argument("--games", default="vagrantsong,vast,deck_goes_west,folklore")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seeds", type=int, default=6, help="how many games of every setup")
    asked = parser.parse_args()
    print("| game | random decisions a second | fork, us | replay, ms (choices a game) |")
    print("|---|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder:
        source = earlier(asked.commit, Path(folder))
        for name in asked.games.split(","):
            sides = Side(source), Side(ROOT / "src")
            setups = sides[0].ask(game=name)
            sides[1].ask(game=name)
            for number in range(WARMING + asked.rounds):
                for side in sides:
                    side.least = {} if number <= WARMING else side.least
                    side.play(setups=setups, seeds=asked.seeds)
            then, now = sides
            lengths = [f"{each.counts['choices']:,}" for each in sides]
            print(
                f"| {name} "
                f"| {1 / then.each('decisions'):,.0f} → {1 / now.each('decisions'):,.0f} "
                f"| {then.each('forks') * 1e6:.1f} → {now.each('forks') * 1e6:.1f} "
                f"| {then.each('replays') * 1e3:.1f} → {now.each('replays') * 1e3:.1f} "
                f"({' → '.join(lengths)}) |",
                flush=True,
            )
            for side in sides:
                side.process.terminate()
                side.process.wait()


if __name__ == "__main__":
    main()
