"""The games of the house as the lobby shows them."""

from __future__ import annotations

from functools import cache
from typing import Any

from hearthside.games import GAMES, load
from hearthside.kernel import Game, schema

from .declined import Declined
from .http_types import (
    Chapter,
    GameInfo,
    GuideInfo,
    GuideStep,
    LessonInfo,
    RuleEntry,
    Rules,
    Schema,
)
from .logs import log


def game_of(name: str) -> Game[Any]:
    """The game called `name`; declined when there is none."""
    found = games().get(name)
    if found is None:
        raise Declined("no_game", f"There is no game {name[:60]!r} here.", status=404)
    return found


@cache
def games() -> dict[str, Game[Any]]:
    """Every game that can be played; one that cannot be loaded is left out, and the log says so."""
    loaded = {}
    for name in GAMES:
        try:
            loaded[name] = load(name)
        except Exception:
            log.exception("a game cannot be loaded", extra={"game": name})
    return loaded


def game_info(game: Game[Any]) -> GameInfo:
    """A game in the lobby."""
    return GameInfo(
        name=game.name,
        title=game.title,
        blurb=game.blurb,
        minutes=list(game.minutes),
        seats=list(game.seats),
        weight=game.weight,
        schema=Schema(fields=schema(game.setup)),  # type: ignore[typeddict-item]
        version=game.version,
        lessons=[
            LessonInfo(name=one.name, title=one.title, minutes=one.minutes)
            for one in game.tutorials
        ],
    )


def rules(game: Game[Any]) -> Rules:
    """A game's rule book."""
    chapters = []
    for title, listed in game.rulebook.chapters.items():
        entries = []
        for rule in listed:
            entry = RuleEntry(id=rule.id, text=rule.text)
            if rule.reading:
                entry["reading"] = rule.reading
            if rule.na:
                entry["na"] = rule.na
            if rule.open:
                entry["open"] = rule.open
            entries.append(entry)
        chapters.append(Chapter(title=title, rules=entries))
    return Rules(title=game.rulebook.title, chapters=chapters)


def guides(game: Game[Any]) -> list[GuideInfo]:
    """The guided first turns of a game."""
    return [
        GuideInfo(role=g.role, steps=[GuideStep(heading=h, text=t) for h, t in g.steps])
        for g in game.guide
    ]
