"""Functions that only make words: nothing but a label, a prompt or a pointer is made by them."""

from __future__ import annotations

import ast
from collections.abc import Iterator


def word_functions(tree: ast.Module, keywords: frozenset[str]) -> set[str]:
    """The functions of a module that are used for words and for nothing else.

    A function is, if each mention of it is the value of a word's argument (`label=named`) or stands in a function that
    makes words itself.
    """
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    uses: dict[str, set[str]] = {name: set() for name in functions}
    for node in tree.body:
        inside = node.name if isinstance(node, ast.FunctionDef) else ""
        for name, in_words in _mentions(node, keywords, False):
            if name in functions and name != inside:
                uses[name].add("" if in_words else inside or "elsewhere")
    found: set[str] = set()
    while True:
        more = {name for name, where in uses.items() if where and where <= {"", *found}} - found
        if not more:
            return found
        found |= more


def _mentions(
    node: ast.AST, keywords: frozenset[str], in_words: bool
) -> Iterator[tuple[str, bool]]:
    """Every name that is read below a node, and whether it stands in the argument of a word."""
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        yield node.id, in_words
    for child in ast.iter_child_nodes(node):
        words = in_words or (isinstance(child, ast.keyword) and child.arg in keywords)
        yield from _mentions(child, keywords, words)
