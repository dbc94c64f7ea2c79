"""`hearthside story`: what a writer of Folklore stories wants to know before anybody plays them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from hearthside.study.screen import emit

from .output import console


def story(
    files: Annotated[
        list[Path], typer.Argument(help="Story files of Folklore.", metavar="FILE...")
    ],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")] = False,
) -> None:
    """Check story files, by file and line: a missing branch, an unknown creature, a dead end; then the plot: flags that
    nobody reads, scenes that no play comes to, choices without a difference."""
    from hearthside.games.folklore.content import STORIES, check_story
    from hearthside.games.folklore.content.plot import plot_problems

    told: list[dict[str, object]] = []
    for path in files:
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise typer.BadParameter(f"{path}: {error}", param_hint="FILE") from None
        if not any(line.startswith("story ") for line in text.splitlines()):
            raise typer.BadParameter(
                f"{path} is no story file: no line says 'story TITLE'", param_hint="FILE"
            )
        tale, problems = check_story(text, str(path))
        if tale is not None and not problems:
            known = {**STORIES, tale.id: tale}
            problems = [p for p in plot_problems(known) if p.file == str(path)]
        told += [{"file": p.file, "line": p.line, "text": p.text} for p in problems]
        if not as_json:
            for problem in problems:
                console.print(escape(str(problem)), style="red", highlight=False)
            if not problems:
                console.print(f"{escape(str(path))}: nothing is wrong", highlight=False)
    if as_json:
        emit(told)
    if told:
        raise typer.Exit(1)
