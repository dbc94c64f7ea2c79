"""Boards as heat maps: where choices lay, where pieces stood, where the losers ended."""

from __future__ import annotations

from collections import Counter
from html import escape

from .charts import Spots, heat
from .readings import Study

PIECES = 8
"""How many kinds of piece get a map of their own."""


def boards(study: Study) -> str:
    """Maps of every board that the watched games were played on."""
    watched = [(line, line["watched"]) for line in study.lines if "watched" in line]
    places: dict[str, dict[str, tuple[float, float, str]]] = {}
    mirrored: set[str] = set()
    chosen: Counter[str] = Counter()
    stood: dict[str, Counter[str]] = {}
    lost: Counter[str] = Counter()
    for line, seen in watched:
        mirrored.update(seen["mirrored"])
        for space, (x, y, name, board) in seen["spaces"].items():
            places.setdefault(board, {})[space] = (x, y, name)
        chosen.update(seen["points"])
        for look, spaces in seen["stood"].items():
            stood.setdefault(look, Counter()).update(spaces)
        if max(line["scores"], default=1) < 0.5:
            for spaces in seen["ends"].values():
                lost.update(spaces)
    parts = []
    for board, spaces in places.items():
        mirror = board in mirrored
        maps = [("Where choices lay", chosen), ("Where pieces stood when nobody won", lost)]
        drawn = [
            heat(caption, spots, mirror) for caption, c in maps if (spots := _spots(spaces, c))
        ]
        most = sorted(stood, key=lambda look: -sum(stood[look].values()))
        pieces = [
            heat(f"Where {look.replace('_', ' ')} stood", spots, mirror)
            for look in most
            if (spots := _spots(spaces, stood[look]))
        ][:PIECES]
        if drawn or pieces:
            title = f"<h3>{escape(board)}</h3>" if board else ""
            parts.append(f'{title}<div class="maps">{"".join(drawn)}</div>{_folded(pieces)}')
    if not parts:
        return ""
    games = f"<p class=note>From the {len(watched):,} games that were watched.</p>"
    return games + "".join(parts)


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
