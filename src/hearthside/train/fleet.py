"""A fleet: runs of several games side by side on one machine, each with its share of the cores."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread

from .bundles import SUFFIX, laid_out, pack

OFTEN = 45.0
"""Every so many seconds what there is of each run is put where it is wanted, in case the machine is taken away."""
LATE = 25.0
"""A run that is not home so many seconds after its time is stopped."""
REPORT = "report.md"
Say = Callable[[str], None]


@dataclass(slots=True)
class Ship:
    """The run of one game, in a process of its own."""

    game: str
    folder: Path
    process: subprocess.Popen[str]
    reader: Thread | None = None


@dataclass(slots=True)
class Fleet:
    """Runs of `games`, `minutes` long all told, that leave one bundle each and one report in `out`."""

    games: Sequence[str]
    minutes: float
    out: Path
    actors: int
    resume: Path | None = None
    options: Sequence[str] = ()
    """What every run is told beside."""
    say: Say = print
    began: float = field(default_factory=time.monotonic)

    def go(self) -> list[str]:
        """All of it; the games whose runs failed."""
        self.out.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="hearthside-") as work:
            ships = [self._sent(game, Path(work) / game) for game in self.games]
            try:
                self._wait(ships)
            finally:
                for ship in ships:
                    if ship.process.poll() is None:
                        ship.process.kill()
                    ship.process.wait()
                    if ship.reader is not None:
                        ship.reader.join(5)
                self._collect(ships)
            return [ship.game for ship in ships if not (ship.folder / REPORT).is_file()]

    def _sent(self, game: str, folder: Path) -> Ship:
        """Start one run, from where an earlier one ended."""
        if self.resume is not None and laid_out(self.resume, game, folder):
            self.say(f"{game:>14}  goes on from {self.resume}")
        (folder / REPORT).unlink(missing_ok=True)  # the last thing that a run writes
        left = self.minutes - (time.monotonic() - self.began) / 60
        order = [
            sys.executable, "-m", "hearthside.train", game, "--out", str(folder),
            "--minutes", f"{left:.3f}", "--actors", str(max(1, self.actors // len(self.games))),
            *self.options,
        ]  # fmt: skip
        environment = {**os.environ, "PYTHONUNBUFFERED": "1", "OMP_NUM_THREADS": "1"}
        process = subprocess.Popen(
            order, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
        )
        ship = Ship(game, folder, process)
        ship.reader = Thread(target=self._hear, args=(ship,), daemon=True)
        ship.reader.start()
        return ship

    def _hear(self, ship: Ship) -> None:
        assert ship.process.stdout is not None
        for line in ship.process.stdout:
            self.say(f"{ship.game:>14}  {line.rstrip()}")

    def _wait(self, ships: list[Ship]) -> None:
        """Until all are home, or their time is up."""
        end = self.began + self.minutes * 60 + LATE
        collected = time.monotonic()
        while any(ship.process.poll() is None for ship in ships) and time.monotonic() < end:
            time.sleep(0.2)
            if time.monotonic() - collected > OFTEN:
                collected = time.monotonic()
                self._collect(ships)

    def _collect(self, ships: list[Ship]) -> None:
        """Bundle what there is, and put the reports on one page."""
        pages = []
        for ship in ships:
            pack(ship.folder, ship.game, self.out / f"{ship.game}{SUFFIX}")
            report = ship.folder / REPORT
            pages += [report.read_text("utf-8")] if report.is_file() else []
        if pages:
            (self.out / REPORT).write_text("\n".join(pages), encoding="utf-8")
