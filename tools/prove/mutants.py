"""Every mutant of a file: where it is, what it changes, which rules it breaks, and its code."""

from __future__ import annotations

import ast
import hashlib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import NamedTuple

from .citing import Comments, cited, span
from .operators import brief, edits
from .scope import Aside
from .wording import word_functions

_SIGNS = frozenset({"annotation", "returns", "type_params", "type_comment"})
_NAMES = frozenset({"__all__", "__slots__"})
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_LEAVES = (ast.Return, ast.Raise, ast.Continue, ast.Break)


def short_hash(text: str) -> str:
    """Ten hex digits that tell texts apart."""
    return hashlib.blake2b(text.encode(), digest_size=5).hexdigest()


@dataclass(frozen=True, slots=True)
class Mutant:
    """One small change of a file.

    `unit` is the function it is in, or the statement outside functions; `body` is the hash of that unit. `key` names
    the mutant for as long as its line says the same. `spans` are the lines it lies on, then those of what holds it.
    """

    file: str
    number: int
    line: int
    unit: str
    body: str
    shown: str
    nth: int
    key: str
    ids: tuple[str, ...]
    on_line: bool
    spans: tuple[tuple[int, int], ...]

    @property
    def where(self) -> str:
        """The file and the line."""
        return f"{self.file}:{self.line}"


class _Site(NamedTuple):
    """Where a node hangs, and what takes its place."""

    parent: ast.AST
    field: str
    position: int | None
    node: ast.AST
    other: ast.AST


@dataclass(frozen=True, slots=True)
class _Place:
    """What holds the node that is looked at: statement inwards, functions and classes outwards."""

    unit: str = ""
    body: str = ""
    prefix: str = ""
    inside: bool = False
    chain: tuple[ast.AST, ...] = ()
    docstrings: tuple[str, ...] = ()


class Source:
    """A file with all its mutants; code is made when it is asked for."""

    def __init__(self, root: Path, file: str, aside: Aside) -> None:
        self.file = file
        self.path = str(root / file)
        self.text = Path(self.path).read_text(encoding="utf-8")
        self.mutants: list[Mutant] = []
        self.units: dict[str, str] = {}
        self._aside = aside
        self._lines = self.text.splitlines()
        self._comments = Comments(self.text)
        self._tree = ast.parse(self.text, self.path)
        self._words = word_functions(self._tree, aside.keywords)
        self._sites: list[_Site] = []
        self._seen: Counter[str] = Counter()
        self._walk(self._tree, _Place())

    def code(self) -> CodeType:
        """The file as it is."""
        return compile(self._tree, self.path, "exec", dont_inherit=True)

    def build(self, mutant: Mutant) -> CodeType:
        """The file with one mutant in it; the tree is left as it was."""
        site = self._sites[mutant.number]
        if not hasattr(site.other, "lineno"):  # what stood there before keeps its own place
            ast.copy_location(site.other, site.node)
        ast.fix_missing_locations(site.other)
        self._put(site, site.other)
        try:
            return self.code()
        finally:
            self._put(site, site.node)

    @staticmethod
    def _put(site: _Site, node: ast.AST) -> None:
        if site.position is None:
            setattr(site.parent, site.field, node)
        else:
            getattr(site.parent, site.field)[site.position] = node

    # Walking ------------------------------------------------------------------------------

    def _walk(self, parent: ast.AST, place: _Place) -> None:
        for field, value in ast.iter_fields(parent):
            if field in _SIGNS:
                continue
            many = isinstance(value, list)
            for index, node in enumerate(_reached(value) if many else [value]):
                if isinstance(node, ast.AST) and not self._is_aside(node):
                    here = self._enter(node, place, value[index + 1 :] if many else [])
                    self._collect(parent, field, index if many else None, node, here)
                    if not isinstance(node, ast.Raise):  # what an error says is words
                        self._walk(node, here)

    def _is_aside(self, node: ast.AST) -> bool:
        match node:
            case ast.Assert() | ast.Import() | ast.ImportFrom() | ast.JoinedStr():
                return True
            case ast.Expr(value=ast.Constant()):
                return True
            case ast.keyword(arg=str(name)):
                return name in self._aside.keywords
            case ast.Expr(value=ast.Call(func=ast.expr() as called)):
                return _last_name(called) in self._aside.calls
            case ast.Call(func=ast.expr() as called) | ast.Subscript(value=ast.expr() as called):
                return _last_name(called) in self._aside.calls
            case ast.If(test=ast.expr() as test):
                return _last_name(test) == "TYPE_CHECKING"
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                return name in _NAMES or name in self._aside.names
            case ast.FunctionDef(name=name):
                return name in self._words or name in self._aside.names
        return False

    def _enter(self, node: ast.AST, place: _Place, after: list[ast.AST]) -> _Place:
        """The place that a node makes for what it holds, and for itself."""
        if isinstance(node, ast.stmt):
            chain: tuple[ast.AST, ...] = (node,)
        else:
            chain = (*place.chain, node)
        unit, body = place.unit, place.body
        prefix, inside, docstrings = place.prefix, place.inside, place.docstrings
        if isinstance(node, _FUNCTIONS):
            if not inside:
                unit, body = self._unit(prefix + node.name, node)
            inside = True
            docstrings = (ast.get_docstring(node) or "", *docstrings)
        elif isinstance(node, ast.ClassDef) and not inside:
            prefix = f"{prefix}{node.name}."
            docstrings = (ast.get_docstring(node) or "", *docstrings)
            unit, body = self._unit(prefix + "<class>", *node.decorator_list, *node.bases)
        elif isinstance(node, ast.stmt) and not inside:
            unit, body = self._unit(prefix + _assigned(node), node)
            docstrings = (_said(after), *docstrings)
        return _Place(unit, body, prefix, inside, chain, docstrings)

    def _unit(self, name: str, *nodes: ast.AST) -> tuple[str, str]:
        body = short_hash("\n".join(map(ast.unparse, nodes)))
        if name in self.units and self.units[name] != body:
            name = f"{name}#{sum(each.split('#')[0] == name for each in self.units) + 1}"
        self.units[name] = body
        return name, body

    def _collect(
        self, parent: ast.AST, field: str, index: int | None, node: ast.AST, place: _Place
    ) -> None:
        if not place.chain:
            return
        for edit in edits(node, parent, field, once=not place.inside):
            line = span(node)[0] or span(place.chain[0])[0]
            ids, on_line = cited(self._comments, list(place.chain), list(place.docstrings))
            text = self._lines[line - 1].split("  #")[0].strip()
            name = f"{self.file}|{place.unit}|{text}|{edit.shown}"
            self._seen[name] += 1
            self._seen[f"{place.unit}|{edit.shown}"] += 1
            self.mutants.append(
                Mutant(
                    file=self.file,
                    number=len(self._sites),
                    line=line,
                    unit=place.unit,
                    body=place.body,
                    shown=edit.shown,
                    nth=self._seen[f"{place.unit}|{edit.shown}"],
                    key=short_hash(f"{name}|{self._seen[name]}"),
                    ids=tuple(ids),
                    on_line=on_line,
                    spans=tuple(_spans(place.chain)),
                )
            )
            self._sites.append(_Site(parent, field, index, node, edit.node))


def _reached(nodes: list[ast.AST]) -> list[ast.AST]:
    """The statements of a block that can run: nothing comes after a return, as in `return; yield`."""
    ends = (n for n, node in enumerate(nodes, 1) if isinstance(node, _LEAVES))
    return nodes[: next(ends, len(nodes))]


def _spans(chain: tuple[ast.AST, ...]) -> list[tuple[int, int]]:
    """The lines of each link, from the inside out, each span once."""
    found = (span(node) for node in reversed(chain))
    return list(dict.fromkeys(lines for lines in found if lines[0]))


def _last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _assigned(node: ast.stmt) -> str:
    """What a statement outside functions is called: the names it assigns, or its code."""
    match node:
        case ast.Assign(targets=targets):
            return ", ".join(map(ast.unparse, targets))
        case ast.AnnAssign(target=target) | ast.AugAssign(target=target):
            return ast.unparse(target)
    return brief(node, 40)


def _said(after: list[ast.AST]) -> str:
    """The string that stands right after a statement, as its docstring."""
    match after[:1]:
        case [ast.Expr(value=ast.Constant(value=str(text)))]:
            return text
    return ""
