"""Which rules a line answers for: the ids in comments on it, those it says itself, else those in a docstring."""

from __future__ import annotations

import ast
import io
import re
import tokenize

ID = re.compile(r"\b[A-Z]{2}-\d{3,4}[a-z]?\b")


class Comments:
    """The rule ids in the comments of one file, by line, and those that stand there as strings of their own."""

    def __init__(self, text: str) -> None:
        self.ids: dict[int, list[str]] = {}
        self.strings: dict[int, list[str]] = {}
        self.alone: set[int] = set()
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                line, column = token.start
                self.ids[line] = ID.findall(token.string)
                if not token.line[:column].strip():
                    self.alone.add(line)
            elif token.type == tokenize.STRING and ID.fullmatch(token.string.strip("'\"")):
                self.strings.setdefault(token.start[0], []).append(token.string.strip("'\""))

    def on(self, first: int, last: int) -> list[str]:
        """The ids in comments from one line to another, each once."""
        return _gathered(self.ids, first, last)

    def said(self, first: int, last: int) -> list[str]:
        """The ids that code itself names from one line to another: what it returns, what it declares."""
        return _gathered(self.strings, first, last)

    def above(self, line: int) -> list[str]:
        """The ids in the comment lines that stand right above a line."""
        first = line
        while first - 1 in self.alone:
            first -= 1
        return self.on(first, line - 1)


def _gathered(by_line: dict[int, list[str]], first: int, last: int) -> list[str]:
    found = (name for line in range(first, last + 1) for name in by_line.get(line, ()))
    return list(dict.fromkeys(found))


def span(node: ast.AST) -> tuple[int, int]:
    """The first and last line of a node; of a statement with a body only its head."""
    if isinstance(node, ast.comprehension):
        return span(node.target)[0], span(node.ifs[-1] if node.ifs else node.iter)[1]
    if isinstance(node, ast.match_case):
        return span(node.pattern)[0], span(node.guard or node.pattern)[1]
    first, last = getattr(node, "lineno", 0), getattr(node, "end_lineno", 0)
    body = getattr(node, "body", None)
    if isinstance(body, list) and body:
        last = max(first, body[0].lineno - 1)
    cases = getattr(node, "cases", None)
    if cases:
        last = max(first, span(cases[0])[0] - 1)
    return first, last


def cited(
    comments: Comments, chain: list[ast.AST], docstrings: list[str]
) -> tuple[list[str], bool]:
    """The rules of the innermost node of `chain`, and whether a line cites them.

    `chain` runs from the statement inwards. The nearest comment counts: on the node's own lines, on those of what
    holds it, up to its statement, right above the statement. Then the nearest id that code names itself: in a
    declaration (`Act("wait", "PF-014")`), in what is returned, or in what an `if` returns that does nothing else.
    Then the docstrings, from the inside out.
    """
    spans = [span(node) for node in reversed(chain) if isinstance(node, _LINES)]
    for lines in spans:
        if ids := comments.on(*lines):
            return ids, True
    if chain and (ids := comments.above(span(chain[0])[0])):
        return ids, True
    for lines in [*spans, *_returned(chain)]:
        if ids := comments.said(*lines):
            return ids, True
    for text in docstrings:
        ids = list(dict.fromkeys(ID.findall(text.split(">>>")[0])))  # an example is no citation
        if ids:
            return ids, False
    return [], False


_LINES = (ast.expr, ast.stmt, ast.comprehension, ast.match_case, ast.keyword)


def _returned(chain: list[ast.AST]) -> list[tuple[int, int]]:
    """The lines of what an `if` returns, where that is all it does."""
    match chain[:1]:
        case [ast.If(body=[ast.Return() as returned])]:
            return [span(returned)]
    return []
