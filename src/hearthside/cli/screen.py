"""The table in a terminal: what a seat sees, drawn from the scene alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich import box
from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from hearthside.kernel import Thing

NARROWEST, WIDEST = 3, 14
"""How many characters wide a cell of a drawn board may be."""

MOST_COLUMNS = 24
"""A board with more columns than this is no grid; its spaces are listed."""

_UNTOLD = {
    *("x", "y", "w", "h", "x1", "y1", "x2", "y2", "a", "b", "dir", "width", "height", "mirror"),
    *("order", "open", "walls", "wall", "edges", "shape", "seat", "slot", "icons", "jobs"),
    *("corner", "corner_icons", "west", "east", "north", "south", "start_x", "start_y", "spawn"),
    *("kind", "face", "colour", "sections", "risks", "marks", "look"),
}
"""Facts that say where and how to draw a thing; they tell a reader nothing."""

_CALLED = {"said": "", "corner_said": "price:"}
"""Facts that are told under another name, or without one."""

Inside = dict[str, list[Thing]]


def picture(things: Sequence[Thing], width: int) -> RenderableType:
    """Everything on the table: boards that have a grid are drawn, the rest is told as a tree."""
    inside = _inside(things)
    parts: list[RenderableType] = []
    for thing in inside.get("", []):
        spaces = [each for each in inside.get(thing.id, []) if each.kind == "space"]
        if thing.kind == "space" and thing.id not in inside:
            continue
        if _is_grid(spaces):
            parts += [_title(thing), *_board(thing, spaces, inside, width)]
            rest = [each for each in inside[thing.id] if each.kind != "space"]
            parts += [_tree(each, inside) for each in rest]
        else:
            parts.append(_tree(thing, inside))
    loose = [each for each in inside.get("", []) if each.kind == "space"]
    if _is_grid(loose):
        parts = [*_board(None, loose, inside, width), *parts]
    return Group(*parts)


def _inside(things: Sequence[Thing]) -> Inside:
    """What lies in or on each thing; what lies nowhere that is seen is under the empty id."""
    ids = {thing.id for thing in things}
    inside: Inside = {}
    for thing in things:
        inside.setdefault(thing.at if thing.at in ids else "", []).append(thing)
    return inside


# Boards -----------------------------------------------------------------------------------------


def _place(thing: Thing) -> tuple[int, int] | None:
    """Where a space lies on a grid, if its facts say so."""
    x, y = thing.facts.get("x"), thing.facts.get("y")
    if isinstance(x, int) and isinstance(y, int):
        return x, y
    return None


def _is_grid(spaces: Sequence[Thing]) -> bool:
    """Whether spaces lie close enough together to be drawn as rows and columns."""
    places = {place for space in spaces if (place := _place(space)) is not None}
    columns, rows = {x for x, _ in places}, {y for _, y in places}
    if not places or len(columns) > MOST_COLUMNS:
        return False
    return len(places) * 3 >= len(columns) * len(rows)


def _board(
    board: Thing | None, spaces: Sequence[Thing], inside: Inside, width: int
) -> list[RenderableType]:
    """A board drawn cell by cell, and below it who the short names stand for."""
    at = {place: space for space in spaces if (place := _place(space)) is not None}
    columns = range(min(x for x, _ in at), max(x for x, _ in at) + 1)
    rows = range(min(y for _, y in at), max(y for _, y in at) + 1)
    cell = max(NARROWEST, min(WIDEST, (width - 1) // len(columns) - 1))
    usual, n = Counter(space.look for space in spaces).most_common(1)[0]
    common = usual if 2 * n > len(spaces) else ""
    drawing = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=0)
    for _ in columns:
        drawing.add_column(justify="center", width=cell, no_wrap=True, overflow="crop")
    across = list(reversed(columns)) if board and board.facts.get("mirror") else list(columns)
    for y in rows:
        drawing.add_row(*(_cell(at.get((x, y)), inside, cell, common) for x in across))
    return [drawing, _legend(spaces, inside)]


def _cell(space: Thing | None, inside: Inside, width: int, common: str) -> Text:
    """One space: its name, what it looks like when that is not the usual, and what is there."""
    if space is None:
        return Text("")
    text = Text(_name(space)[:width], style="dim")
    if space.look not in (common, ""):
        text.append("\n" + space.look.replace("_", " ")[:width], style="dim italic")
    for thing in inside.get(space.id, []):
        if thing.kind == "edge":
            continue
        style = "bold" if thing.kind == "piece" else "cyan"
        text.append("\n" + short(thing.name, width), style=style)
    return text


def _name(space: Thing) -> str:
    """The name by which options call a space."""
    return space.id.partition(":")[2] or space.id


def short(name: str, width: int) -> str:
    """A name cut to fit: without what is said of it, then by initials and the last word's letters.

    >>> short("The Flayed Man", 3), short("Songsmith, 10 Humanity", 9), short("the Paladin at D1", 7)
    ('FMa', 'Songsmith', 'Paladin')
    """
    name = name.split(",")[0].split(" at ")[0].removeprefix("the ").removeprefix("The ")
    if len(name) <= width:
        return name
    words = [
        word for word in name.replace("-", " ").split() if word.lower() not in ("the", "a", "of")
    ]
    if len(words) < 2:
        return (words[0] if words else name)[:width]
    initials = "".join(word[0] for word in words[:-1])
    return (initials + words[-1])[:width]


def _legend(spaces: Sequence[Thing], inside: Inside) -> Tree:
    """Every thing that lies on the board, by the space it lies on."""
    legend = Tree("[dim]on it:[/]", guide_style="dim")
    for space in spaces:
        for thing in inside.get(space.id, []):
            branch = legend.add(Text.assemble((f"{_name(space)} ", "dim"), _title(thing)))
            for inner in inside.get(thing.id, []):
                _grow(branch, inner, inside)
    return legend


# Everything else --------------------------------------------------------------------------------


def _title(thing: Thing) -> Text:
    """A thing in one line: its name, its value and its other facts."""
    text = Text(thing.name, style="bold" if thing.kind in ("seat", "board", "panel") else "")
    facts = dict(thing.facts)
    value, most = facts.pop("value", None), facts.pop("max", None)
    if value is not None and f" of {most}" not in thing.name and f" {value} of" not in thing.name:
        said = "" if thing.name.endswith(f" {value}") else f" {value}"
        text.append(said + (f"/{most}" if most is not None else ""), style="green")
    told = [
        f"{_CALLED.get(name, name.replace('_', ' '))} {_fact(fact)}".strip()
        for name, fact in facts.items()
        if name not in _UNTOLD and _matters(thing, name, fact)
    ]
    if told:
        text.append(f" ({', '.join(told).replace('., ', '. ')})", style="dim")
    return text


def _matters(thing: Thing, name: str, fact: object) -> bool:
    """Whether a fact is news: not empty, not unknown, not in the name already, and nought only on a seat."""
    if fact is None or fact is False or fact in ("", []):
        return False
    if name == "count" and str(fact) in thing.name:
        return False
    if thing.kind == "seat":
        return not (type(fact) is int and fact < 0)
    return not (type(fact) is int and fact <= 0)


def _fact(fact: object) -> str:
    """A fact in words; a plain yes is told by its name alone, phrases are set apart by commas.

    >>> _fact([2, 1, 0]), _fact(["Bandits attack", "Bandits move"]), _fact(["Pay 1 gold.", "Walk 2 tiles."])
    ('2 1 0', 'Bandits attack, Bandits move', 'Pay 1 gold. Walk 2 tiles.')
    """
    if fact is True:
        return ""
    if isinstance(fact, list):
        told = [str(each) for each in fact]
        phrases = any(" " in each for each in told) and not all(each[-1:] == "." for each in told)
        return (", " if phrases else " ").join(told)
    return str(fact)


def _tree(thing: Thing, inside: Inside) -> Tree:
    """A thing with everything in it."""
    tree = Tree(_title(thing), guide_style="dim")
    _fill(tree, thing, inside)
    return tree


def _grow(tree: Tree, thing: Thing, inside: Inside) -> None:
    if thing.kind in ("space", "edge") and thing.id not in inside:
        return
    _fill(tree.add(_title(thing)), thing, inside)


def _fill(branch: Tree, thing: Thing, inside: Inside) -> None:
    if thing.kind == "panel" and thing.text:
        branch.add(Text(thing.text, style="italic"))
    for child in inside.get(thing.id, []):
        _grow(branch, child, inside)


def about(thing: Thing) -> str:
    """What a thing says of itself, and what is printed on it beside that."""
    said = thing.facts.get("said")
    printed = (
        [str(each) for each in said if str(each) not in thing.text]
        if isinstance(said, list)
        else []
    )
    told = " ".join([thing.text, *printed]).strip()
    return f"[bold]{escape(thing.name)}[/]: {escape(told or 'it needs no explanation.')}"


def columns(console: Console, labels: Sequence[str], start: int = 1) -> Table:
    """Numbered labels in as many columns as fit."""
    width = max((len(label) for label in labels), default=1) + 6
    across = max(1, min(4, console.width // width)) if len(labels) > 8 else 1
    down = -(-len(labels) // across)
    table = Table.grid(padding=(0, 2))
    for row in range(down):
        numbers = range(row, len(labels), down)
        table.add_row(*(f"[bold yellow]{start + n:>3}[/] {escape(labels[n])}" for n in numbers))
    return table
