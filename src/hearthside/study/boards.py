"""Boards as heat maps: where choices lay, where pieces stood, where the losers ended."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from html import escape
from typing import Any

from .charts import Spots, heat
from .dataset import Study

PIECES = 8
"""How many kinds of piece get a map of their own."""


@dataclass(slots=True)
class Board:
    """A board, and what happened on which of its spaces in all games that were played on it."""

    spaces: dict[str, tuple[float, float, str]] = field(default_factory=dict)
    mirror: bool = False
    games: int = 0
    chosen: Counter[str] = field(default_factory=Counter)
    lost: Counter[str] = field(default_factory=Counter)
    stood: dict[str, Counter[str]] = field(default_factory=dict)

    def add(self, seen: dict[str, Any], spaces: dict[str, Any], nobody_won: bool) -> None:
        """One more game; `spaces` are those that were this board's in it."""
        self.games += 1
        self.spaces.update({space: (x, y, name) for space, (x, y, name, _) in spaces.items()})
        self.chosen.update(_within(seen["points"], spaces))
        for look, counts in seen["stood"].items():
            if here := _within(counts, spaces):
                self.stood.setdefault(look, Counter()).update(here)
        for counts in seen["ends"].values() if nobody_won else ():
            self.lost.update(_within(counts, spaces))


def _within(counts: dict[str, int], spaces: dict[str, Any]) -> dict[str, int]:
    return {space: n for space, n in counts.items() if space in spaces}


def gathered(study: Study) -> dict[str, Board]:
    """Every board by its name. Spaces of two boards may have the same ids; a game tells whose they are."""
    found: dict[str, Board] = {}
    for line in study.lines:
        if (seen := line.get("watched")) is None:
            continue
        for name in dict.fromkeys(board for _, _, _, board in seen["spaces"].values()):
            spaces = {space: at for space, at in seen["spaces"].items() if at[3] == name}
            board = found.setdefault(name, Board())
            board.mirror = board.mirror or name in seen["mirrored"]
            board.add(seen, spaces, max(line["scores"], default=1) < 0.5)
    return found


def boards(study: Study) -> str:
    """Maps of every board that the watched games were played on."""
    parts = []
    for name, board in gathered(study).items():
        maps = [
            ("Where choices lay", board.chosen),
            ("Where pieces stood when nobody won", board.lost),
        ]
        drawn = [
            heat(caption, spots, board.mirror)
            for caption, counts in maps
            if (spots := _spots(board.spaces, counts))
        ]
        most = sorted(board.stood, key=lambda look: -sum(board.stood[look].values()))
        pieces = [
            heat(f"Where {look.replace('_', ' ')} stood", spots, board.mirror)
            for look in most[:PIECES]
            if (spots := _spots(board.spaces, board.stood[look]))
        ]
        if drawn or pieces:
            title = f"<h3>{escape(name)}</h3>" if name else ""
            games = f"<p class=note>From {board.games:,} games that were watched.</p>"
            parts.append(f'{title}{games}<div class="maps">{"".join(drawn)}</div>{_folded(pieces)}')
    return "".join(parts)


def _folded(maps: list[str]) -> str:
    """Maps that open when they are asked for."""
    if not maps:
        return ""
    inner = f'<div class="maps">{"".join(maps)}</div>'
    return f"<details><summary>Where each piece stood</summary>{inner}</details>"


def _spots(spaces: dict[str, tuple[float, float, str]], counts: Counter[str]) -> Spots:
    """How much each space had, if any had some."""
    if not any(counts[space] for space in spaces):
        return {}
    spots: dict[tuple[float, float], tuple[str, float]] = {}
    for space, (x, y, name) in spaces.items():
        before = spots.get((x, y), (name, 0.0))[1]
        spots[x, y] = (name, before + counts[space])
    return spots
