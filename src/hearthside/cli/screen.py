"""The table in a terminal: what a seat sees, drawn from the scene alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from hearthside.kernel import Thing

WIDEST = 14
"""How many characters of a space's content fit a cell of a drawn board."""

_HIDDEN_FACTS = {"x", "y", "w", "h", "order", "open", "cells"}
"""Facts that place a thing; they say nothing to a reader."""


def picture(things: Sequence[Thing]) -> RenderableType:
    """Everything on the table: boards that have a grid are drawn, the rest is told as a tree."""
    inside: dict[str, list[Thing]] = {}
    ids = {thing.id for thing in things}
    for thing in things:
        inside.setdefault(thing.at if thing.at in ids else "", []).append(thing)
    parts: list[RenderableType] = []
    for thing in inside.get("", []):
        if thing.kind == "space":
            continue
        spaces = [inner for inner in inside.get(thing.id, []) if _place(inner) is not None]
        if spaces:
            parts.append(Panel(_grid(spaces, inside), title=_title(thing), box=box.SIMPLE))
        rest = [inner for inner in inside.get(thing.id, []) if inner not in spaces]
        if rest or not spaces:
            parts.append(_tree(thing, rest, inside))
    loose = [thing for thing in inside.get("", []) if thing.kind == "space"]
    drawn = [thing for thing in loose if _place(thing) is not None]
    if drawn:
        parts.insert(0, Panel(_grid(drawn, inside), title="The board", box=box.SIMPLE))
    parts += [_tree(thing, inside[thing.id], inside) for thing in loose if thing.id in inside]
    return Group(*parts)


def _place(thing: Thing) -> tuple[int, int] | None:
    """Where a space lies on a grid, if its facts say so."""
    x, y = thing.facts.get("x"), thing.facts.get("y")
    if thing.kind == "space" and isinstance(x, int) and isinstance(y, int):
        return x, y
    return None


def _grid(spaces: Sequence[Thing], inside: dict[str, list[Thing]]) -> Table:
    """A board drawn cell by cell: the name of each space and what lies on it."""
    at = {place: space for space in spaces if (place := _place(space)) is not None}
    columns = sorted({x for x, _ in at})
    rows = sorted({y for _, y in at})
    drawing = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=(0, 0))
    for _ in columns:
        drawing.add_column(justify="center", max_width=WIDEST, overflow="ellipsis", no_wrap=True)
    for y in rows:
        drawing.add_row(*(_cell(at.get((x, y)), inside) for x in columns))
    return drawing


def _cell(space: Thing | None, inside: dict[str, list[Thing]]) -> Text:
    if space is None:
        return Text("")
    text = Text(_short(space.id.partition(":")[2] or space.name), style="dim")
    for thing in inside.get(space.id, []):
        style = "bold" if thing.kind == "piece" else "cyan"
        text.append("\n" + _short(thing.name), style=style)
    return text


def _short(name: str) -> str:
    return name if len(name) <= WIDEST else name[: WIDEST - 1] + "…"


def _title(thing: Thing) -> Text:
    """A thing in one line: its name, its value and its other facts."""
    text = Text(thing.name, style="bold" if thing.kind in ("seat", "board", "panel") else "")
    facts = dict(thing.facts)
    value, most = facts.pop("value", None), facts.pop("max", None)
    if value is not None:
        text.append(f" {value}" + (f"/{most}" if most is not None else ""), style="green")
    told = [
        f"{name} {_fact(fact)}".strip()
        for name, fact in facts.items()
        if name not in _HIDDEN_FACTS and fact not in (None, False, "", [])
    ]
    if told:
        text.append(f" ({', '.join(told)})", style="dim")
    return text


def _fact(fact: object) -> str:
    if fact is True:
        return ""
    if isinstance(fact, list):
        return " ".join(map(str, fact))
    return str(fact)


def _tree(thing: Thing, inner: Iterable[Thing], inside: dict[str, list[Thing]]) -> Tree:
    tree = Tree(_title(thing), guide_style="dim")
    for child in inner:
        _grow(tree, child, inside)
    return tree


def _grow(tree: Tree, thing: Thing, inside: dict[str, list[Thing]]) -> None:
    branch = tree.add(_title(thing))
    for child in inside.get(thing.id, []):
        _grow(branch, child, inside)


def about(thing: Thing) -> str:
    """What a thing says of itself."""
    return f"[bold]{escape(thing.name)}[/]: {escape(thing.text or 'it needs no explanation.')}"


def columns(console: Console, labels: Sequence[str], start: int = 1) -> Table:
    """Numbered labels in as many columns as fit."""
    width = max((len(label) for label in labels), default=1) + 6
    across = max(1, min(4, console.width // max(width, 1))) if len(labels) > 8 else 1
    down = -(-len(labels) // across)
    table = Table.grid(padding=(0, 2))
    for row in range(down):
        cells = []
        for column in range(across):
            index = column * down + row
            if index < len(labels):
                cells.append(f"[bold yellow]{start + index:>3}[/] {escape(labels[index])}")
        table.add_row(*cells)
    return table
