"""`hearthside games` and `hearthside rules`: what there is to play, and by which rules."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from hearthside.games import GAMES, load
from hearthside.kernel import Game, Rule
from hearthside.study.screen import emit

from .args import game_called
from .coverage import STATES, folder_of, judged, proven_how
from .output import console


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """List the games, with seats and playing time."""
    every = [load(name) for name in GAMES]
    if as_json:
        emit([_summary(game) for game in every])
        return
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for column in ("Name", "Title", "Seats", "Minutes", "Weight", "What it is"):
        table.add_column(column, overflow="fold")
    for game in every:
        (low, high), (short, long) = game.seats, game.minutes
        table.add_row(
            f"[bold]{game.name}[/]",
            escape(game.title),
            f"{low}–{high}" if low != high else str(low),
            f"{short}–{long}",
            "●" * game.weight + "○" * (5 - game.weight),
            escape(game.blurb),
        )
    console.print(table)


def _summary(game: Game[Any]) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "version": game.version,
        "blurb": game.blurb,
        "seats": list(game.seats),
        "minutes": list(game.minutes),
        "weight": game.weight,
        "rules": len(game.rulebook),
    }


def rules(
    game: Annotated[str, typer.Argument(help="The name of a game.", metavar="GAME")],
    words: Annotated[
        list[str] | None,
        typer.Argument(
            help="A rule's id, or words to look for.", metavar="[ID]", show_default=False
        ),
    ] = None,
    coverage: Annotated[
        bool,
        typer.Option(
            "--coverage", help="Say which rules are proven, marked only, open, or about cardboard."
        ),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")] = False,
) -> None:
    """Show a game's rule book, one rule of it, or how much of it the tests prove."""
    book = game_called(game).rulebook
    if coverage:
        _coverage(game, as_json)
        return
    if words:
        name = words[0].upper()
        found = [book[name]] if len(words) == 1 and name in book else book.search(" ".join(words))
        if not found:
            ids = list(book.rules)
            raise typer.BadParameter(
                f"no rule of {game} is called or holds {' '.join(words)!r}; "
                f"ids run from {ids[0]} to {ids[-1]}",
                param_hint="ID",
            )
    else:
        found = list(book.rules.values())
    if as_json:
        emit([_rule(rule) for rule in found])
        return
    chapter = ""
    for rule in found:
        if rule.chapter != chapter:
            chapter = rule.chapter
            console.print(f"\n[bold underline]{escape(chapter)}[/]")
        show_rule(rule)


def _rule(rule: Rule) -> dict[str, Any]:
    return {
        "id": rule.id,
        "chapter": rule.chapter,
        "text": rule.text,
        "reading": rule.reading or None,
        "open": rule.open or None,
        "not_applicable": rule.na or None,
    }


def show_rule(rule: Rule) -> None:
    """Print one rule with the reading chosen, or why nothing enforces it."""
    lines = [f"[bold cyan]{rule.id}[/]  {escape(rule.text)}"]
    if rule.reading:
        lines.append(f"[italic]Reading:[/] {escape(rule.reading)}")
    if rule.na:
        lines.append(f"[italic]Not applicable:[/] {escape(rule.na)}")
    if rule.open:
        lines.append(f"[italic]Open:[/] {escape(rule.open)}")
    for number, line in enumerate(lines):
        console.print(Padding(line, (0, 0, 0, 8 if number else 0)))


def _coverage(game: str, as_json: bool) -> None:
    """Print how many rules are in each state, and the ids of all that are not proven."""
    folder = folder_of(game)
    if folder is None:
        raise typer.BadParameter(
            f"tests/games/{game} is not here; coverage is read from the tests of a source tree",
            param_hint="--coverage",
        )
    book = load(game).rulebook
    states = judged(game, book, folder)
    if as_json:
        emit({"game": game, "rules": len(book), "proof": proven_how(game, folder), **states})
        return
    wanted = sum(rule.applies for rule in book.rules.values())
    console.print(f"{len(states['proven'])}/{wanted} rules proven", highlight=False)
    console.print(f"{load(game).title} was {proven_how(game, folder)}.", highlight=False)
    for state, ids in states.items():
        if state != "proven" and ids:
            style = "red" if state == "unmarked" else "dim" if state == "cardboard" else None
            text = f"{len(ids)} {STATES[state]}: {', '.join(ids)}"
            console.print(text, style=style, highlight=False)
