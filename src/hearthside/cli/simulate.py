"""`hearthside simulate`: many games between bots, and how they went."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from hearthside.kernel import ANYONE, Game, Session, play_out

from .args import bot_called, game_called, seats_of, setup_of
from .output import console, emit, errors
from .sitting import Setup

SPREAD = 1_000_003
"""Games of one run have seeds this run alone uses: `seed * SPREAD + number`."""


@dataclass(slots=True)
class Tally:
    """What a run of games came to."""

    game: str
    setup: dict[str, Any]
    seats: list[str]
    seed: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    lengths: list[int] = field(default_factory=list)
    outcomes: Counter[str] = field(default_factory=Counter)
    scores: list[float] = field(default_factory=list)
    failures: list[dict[str, Any]] = field(default_factory=list)

    def data(self) -> dict[str, Any]:
        """The documented form of it (docs/cli.md)."""
        finished = len(self.lengths)
        return {
            "game": self.game,
            "setup": self.setup,
            "seats": self.seats,
            "seed": self.seed,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 6),
            "decisions_per_second": round(self.decisions / self.seconds, 1)
            if self.seconds
            else 0.0,
            "errors": len(self.failures),
            "outcomes": dict(sorted(self.outcomes.items())),
            "scores": [round(score / finished, 6) if finished else None for score in self.scores],
            "length": {
                "min": min(self.lengths, default=0),
                "mean": round(sum(self.lengths) / finished, 2) if finished else 0.0,
                "max": max(self.lengths, default=0),
            },
            "failures": self.failures,
        }


def play_one(
    game: Game[Any], setup: dict[str, Any], seats: list[str], seed: int
) -> tuple[Any, int]:
    """One game from its seed: its last state, and how many decisions had two or more options."""
    if set(seats) == {"random"}:
        state = game.begin(setup, seed)
        return state, play_out(game, state, seed)
    bots = [bot_called(name, seed + seat) for seat, name in enumerate(seats)]
    session = Session(game, setup, seed, journal=False)
    while (decision := session.decision) is not None:
        bot = bots[0 if decision.seat == ANYONE else decision.seat]
        session.choose(bot.choose(session))
    return session.state, session.number


def run(tally: Tally, game: Game[Any], games: int, progress: Progress | None) -> None:
    """Play the games into the tally; Ctrl-C keeps what is done."""
    task = progress.add_task(game.title, total=games) if progress else None
    start = time.perf_counter()
    try:
        for number in range(games):
            seed = tally.seed * SPREAD + number
            try:
                state, decisions = play_one(game, tally.setup, tally.seats, seed)
                outcome = game.outcome(state)
                if outcome is None:
                    raise RuntimeError("the game stopped without an outcome")
            except Exception as error:
                tally.failures.append(
                    {"number": number, "seed": seed, "error": f"{type(error).__name__}: {error}"}
                )
            else:
                tally.decisions += decisions
                tally.lengths.append(decisions)
                tally.outcomes[outcome.how] += 1
                for seat, score in enumerate(outcome.scores):
                    if seat == len(tally.scores):
                        tally.scores.append(0.0)
                    tally.scores[seat] += score
            tally.games += 1
            if progress and task is not None:
                progress.advance(task)
    except KeyboardInterrupt:
        errors.print(f"[yellow]stopped after {tally.games} of {games} games[/]")
    tally.seconds = time.perf_counter() - start


def simulate(
    game: Annotated[str, typer.Argument(help="The name of a game.", metavar="GAME")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Annotated[
        str,
        typer.Option(help="A bot for each seat by comma, or one for all: random, greedy, mcts:N."),
    ] = "random",
    setup: Setup = None,
    seed: Annotated[
        int, typer.Option(help="The seed of the run; the same seed, the same games.")
    ] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """Let bots play many games and say how they ended."""
    played = game_called(game)
    chosen = setup_of(setup or [])
    names = seats_of(played, chosen, [name.strip() for name in seats.split(",")])
    for name in names:
        bot_called(name, seed)
    tally = Tally(game, chosen, names, seed)
    if errors.is_terminal and not as_json:
        bars = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*bars, console=errors, transient=True) as progress:
            run(tally, played, games, progress)
    else:
        run(tally, played, games, None)
    if as_json:
        emit(tally.data())
    else:
        _show(tally)
    if tally.failures:
        raise typer.Exit(1)


def _show(tally: Tally) -> None:
    data = tally.data()
    console.print(
        f"{tally.games} games, {tally.decisions} decisions in {tally.seconds:.2f} s: "
        f"{data['decisions_per_second']:,.0f} decisions a second, {data['errors']} errors",
        highlight=False,
    )
    length = data["length"]
    console.print(
        f"{length['min']} to {length['max']} decisions a game, {length['mean']} on average",
        highlight=False,
    )
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column("How it ended")
    table.add_column("Games", justify="right")
    for how, count in tally.outcomes.most_common():
        table.add_row(escape(how), str(count))
    console.print(table)
    for seat, score in enumerate(data["scores"]):
        console.print(f"seat {seat} ({tally.seats[seat]}): mean score {score:.3f}", highlight=False)
    for failure in tally.failures[:10]:
        console.print(
            f"[red]seed {failure['seed']}: {escape(failure['error'])}[/]", highlight=False
        )
