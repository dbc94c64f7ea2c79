"""Shipping: weights of finished runs become those of the package, with a page that says how strong they are."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Any

from hearthside.bots import LEVELS
from hearthside.encoding import Encoder
from hearthside.games import GAMES, load
from hearthside.policy import Card
from hearthside.policy.files import SHIPPED
from hearthside.policy.weights import Held
from hearthside.study.stats import share_of

from .bundles import laid_out
from .report import trial_table
from .trying import EARLY, early_of

PAGE = "README.md"


def ship(
    place: Path, games: Sequence[str], to: Path | None = None, say: Callable[[str], None] = print
) -> list[Path]:
    """Put the weights of runs into the package, and write its page anew.

    Weights for a state that is built otherwise by now are refused (`Outdated`); a game without a run keeps what it has.
    """
    to = to or SHIPPED
    written: list[Path] = []
    with tempfile.TemporaryDirectory() as work:
        for game in games:
            folder = Path(work) / game
            if laid_out(place, game, folder):
                written += _shipped(game, folder, to, say)
            else:
                say(f"{game}: there is no run of it in {place}")
    page = to / PAGE
    page.write_text(page_of(to), encoding="utf-8")
    return [*written, page]


def _shipped(game: str, folder: Path, to: Path, say: Callable[[str], None]) -> list[Path]:
    """The weights of one game, and those of its early stage; without one the early stage stays as it is."""
    early = early_of(sorted(folder.glob("past-*.weights")))
    files = {folder / f"{game}.weights": to / f"{game}.weights"}
    if early is not None:
        files[early] = to / f"{game}-{EARLY}.weights"
    rules = load(game)
    for source, target in files.items():
        held = Held.read(source)
        Encoder.read(rules, held.words)
        if held.card.rules != rules.version:
            say(f"{target.name}: made for rules {held.card.rules}; they are at {rules.version} now")
        shutil.copyfile(source, target)
    return list(files.values())


def page_of(folder: Path) -> str:
    """The page about the weights in a folder, made from their cards alone."""
    parts = [
        "# Weights",
        "",
        "Networks that come with the package, one a game and an early stage of it for the weaker levels. This page is",
        "written by `hearthside train all --ship DIR` from the cards inside the files; `docs/training.md` says how they",
        "are made again. A score is the share of games won, or of a campaign or story, with its interval of 95 in 100;",
        "what a choice takes is told by the machine on which it was tried.",
    ]
    held = [folder / f"{game}.weights" for game in GAMES if (folder / f"{game}.weights").is_file()]
    if not held:
        parts += [
            "",
            "None yet: what has been trained so far does not reach `greedy` (`docs/training.md`).",
        ]
    for path in held:
        parts += ["", *_about(Held.read(path).card)]
    return "\n".join(parts) + "\n"


def _about(card: Card) -> list[str]:
    """The part of the page about one network."""
    return [
        f"## {load(card.game).title}",
        "",
        f"Rules {card.rules}, vocabulary `{card.vocabulary}`, {card.choices:,} choices of self-play in "
        f"{card.seconds / 60:.0f} minutes.",
        *["It stands on advice: it begins as `greedy` and learns where to leave it."]
        * card.advised,
        "Made with",
        "",
        *(line for command in card.made.splitlines() for line in _wrapped(command)),
        "",
        *level_table(card),
        "",
        "Beside `greedy` at the same tables, the network alone:",
        "",
        *trial_table([trial for trial in card.trials if trial["bot"] == "learned"]),
    ]


def _wrapped(command: str) -> list[str]:
    """A command as a block of code, in lines that a page can hold.

    >>> len(_wrapped("train " + "--a-long-option " * 8))
    2
    """
    lines = wrap(command, 100, subsequent_indent="    ", break_on_hyphens=False)
    return [f"    {line} \\" for line in lines[:-1]] + [f"    {lines[-1]}"]


def level_table(card: Card) -> list[str]:
    """What every level scored, `greedy` at the same tables, and how long it thinks, as far as it was tried."""
    tried: dict[str, dict[str, Any]] = {
        trial["bot"]: trial for trial in card.trials if trial["group"] == "all"
    }
    rows = ["| level | games | score | `greedy` there | a choice takes |", "|---|---|---|---|---|"]
    for name in LEVELS:
        trial = tried.get(name)
        if trial is None:
            rows.append(f"| {name} | none, or none finished in time | | | |")
            continue
        games = trial["games"]
        score, theirs = (share_of(trial[k] * games, games).brief for k in ("learned", "greedy"))
        rows.append(f"| {name} | {games} | {score} | {theirs} | {trial['milliseconds']:g} ms |")
    return rows
