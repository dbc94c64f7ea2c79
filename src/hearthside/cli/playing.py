"""`hearthside play` and `hearthside replay`: sit down at a game, or look at one that was played."""

from __future__ import annotations

import secrets
import time
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.markup import escape

from hearthside.bots.turning import Told, turning_points
from hearthside.games import GAMES, load
from hearthside.kernel import ANYONE, SPECTATOR, Game, Record, RecordError, Session
from hearthside.study.screen import emit

from .args import YOU, checked, game_called, seats_of, setup_of
from .output import console, errors
from .screen import picture
from .terminal import Terminal

Setup = Annotated[
    list[str] | None,
    typer.Option(
        "--setup", "-s", help="name=value (again for more), or a JSON object.", metavar="K=V"
    ),
]


def play(
    game: Annotated[str, typer.Argument(help="The name of a game.", metavar="[GAME]")] = "",
    setup: Setup = None,
    seats: Annotated[
        str,
        typer.Option(
            help="Who sits where: you, random, greedy, mcts:N; by comma.", metavar="WHO,..."
        ),
    ] = "",
    seed: Annotated[
        int | None, typer.Option(help="The seed of the dice; a new one if none.")
    ] = None,
    file: Annotated[
        Path | None, typer.Option("--file", "-f", help="Keep the record in this file.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Go on with the game that this record holds.")
    ] = None,
    hint: Annotated[
        str, typer.Option(help="A bot to be asked for hints instead of the plan.")
    ] = "",
) -> None:
    """Play a game in the terminal, with bots in the other seats."""
    if resume is not None:
        session = _resumed(resume, game)
        file = file or resume
    elif not game:
        raise typer.BadParameter(
            f"name a game ({', '.join(GAMES)}) or --resume FILE", param_hint="GAME"
        )
    else:
        session = _begun(game_called(game), setup_of(setup or []), seats, seed)
    names = _who(session, seats)
    Terminal(session, names, file, hint).sit()


def _begun(game: Game[Any], setup: dict[str, Any], seats: str, seed: int | None) -> Session[Any]:
    named = [name.strip() for name in seats.split(",") if name.strip()]
    if len(named) > 1:
        seats_of(game, setup, named)
    checked(game, setup)
    return Session(game, setup, secrets.randbits(32) if seed is None else seed)


def _who(session: Session[Any], seats: str) -> list[str]:
    """Who sits where; unless told, you take the first seat and greedy bots the others."""
    named = [name.strip() for name in seats.split(",") if name.strip()]
    if not named:
        return [YOU] + ["greedy"] * (session.state.seats - 1)
    return seats_of(session.game, dict(session.setup), named)


def read_record(path: Path) -> Record:
    """The record in a file; what is wrong with it is told by line."""
    try:
        return Record.parse(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise typer.BadParameter(f"{path}: {error.strerror}", param_hint="FILE") from None
    except UnicodeDecodeError:
        raise typer.BadParameter(
            f"{path}: line 1: not a Hearthside record", param_hint="FILE"
        ) from None
    except RecordError as error:
        _refuse(path, error)


def _refuse(path: Path, error: RecordError) -> NoReturn:
    errors.print(f"[red]{escape(str(path))} is refused.[/] {escape(str(error))}", highlight=False)
    raise typer.Exit(1)


def _game_of(record: Record, path: Path) -> Game[Any]:
    if record.game not in GAMES:
        _refuse(path, RecordError(2, f"there is no game {record.game!r} here"))
    return load(record.game)


def _resumed(path: Path, game: str) -> Session[Any]:
    record = read_record(path)
    if game and game != record.game:
        _refuse(path, RecordError(2, f"a record of {record.game}, not of {game}"))
    try:
        session, said = record.resume(_game_of(record, path))
    except RecordError as error:
        _refuse(path, error)
    if said:
        console.print(f"[yellow]{escape(said)}[/]")
    return session


def replay(
    file: Annotated[Path, typer.Argument(help="A record.", metavar="FILE")],
    at: Annotated[
        int | None, typer.Option(help="Stop after this many choices and show the table.")
    ] = None,
    log: Annotated[bool, typer.Option("--log", help="Print the journal.")] = False,
    turns: Annotated[
        bool, typer.Option("--turns", help="Tell where the game turned, and whether it was luck.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")] = False,
) -> None:
    """Replay a record and verify every choice and digest in it."""
    record = read_record(file)
    game = _game_of(record, file)
    start = time.perf_counter()
    try:
        if record.rules == game.version:
            session, said = record.replay(game, upto=at), ""
        else:
            session, said = record.resume(game)
    except RecordError as error:
        _refuse(file, error)
    spent = time.perf_counter() - start
    outcome = session.outcome
    told = turning_points(session) if turns and session.seeded else None
    if as_json:
        emit(
            {
                "game": game.name,
                "rules": record.rules,
                "seed": record.seed,
                "setup": record.setup,
                "choices": session.number,
                "digests": len(record.digests),
                "verified": not said,
                "note": said or None,
                "seconds": round(spent, 6),
                "outcome": None
                if outcome is None
                else {"how": outcome.how, "scores": list(outcome.scores)},
                "turns": None if told is None else [asdict(point) for point in told.points],
            }
        )
        return
    state, words = session.state, game.words
    if log:
        for event in session.journal.seen_by(SPECTATOR):
            line = (
                "the table went back by agreement"
                if event.kind == "undone"
                else words.line(state, event)
            )
            console.print(f"· {escape(line)}", highlight=False)
    if at is not None:
        console.print(picture(session.scene(SPECTATOR), console.width))
    if said:
        console.print(f"[yellow]{escape(said)}[/]")
    else:
        console.print(
            f"[green]verified[/] {game.title}, rules {record.rules}, seed {record.seed}: "
            f"{session.number} choices, {len(record.digests)} digests, {spent * 1000:.0f} ms",
            highlight=False,
        )
    if outcome is not None:
        console.print(escape(words.outcome(state, outcome)), style="bold")
    else:
        console.print(escape(words.phase(state)), style="dim")
    if told is not None:
        show_turns(session, told)


def show_turns(session: Session[Any], told: Told) -> None:
    """Where a game turned, the biggest turn first."""
    words, state = session.game.words, session.state
    for point in told.points:
        who = words.seat(state, point.seat)
        chose = "the party" if point.chose == ANYONE else words.seat(state, point.chose)
        by = "luck" if point.by == "luck" else "the choice"
        better = f"; better: {point.better}" if point.better else ""
        console.print(
            f"choice {point.number}, {chose}: {point.label}. {who}: {point.before:.0%} to {point.after:.0%}, "
            f"by {by}{better}",
            highlight=False,
            markup=False,
        )
