"""The small changes: what can be put in the place of one node of a syntax tree.

A condition becomes true or false, a boundary moves by one, a clause or a statement is left out, a number or an operator is
another one. Where one change can hardly live once another is dead (a negated condition, beside the same condition
always true and always false), only the harder one is made.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

_EDGE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
_OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE,
    ast.LtE: ast.Gt,
    ast.Gt: ast.LtE,
    ast.GtE: ast.Lt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_OPERATOR: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
_CALL = {"min": "max", "max": "min", "any": "all", "all": "any"}
_FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
LONG = 90
_LITERAL = (ast.List, ast.Tuple, ast.Dict, ast.Set, ast.ListComp, ast.JoinedStr)


class Edit(NamedTuple):
    """One change of one node: as people read it, and the node that takes its place."""

    shown: str
    node: ast.AST


def edits(node: ast.AST, parent: ast.AST, field: str, *, once: bool = False) -> Iterator[Edit]:
    """Every change of `node`, which is `parent`'s `field`. `once`: a number is changed one way only."""
    if isinstance(node, ast.expr) and _decides(parent, field):
        yield from _conditions(node, parent)
    if isinstance(node, ast.Compare):
        yield from _compares(node, negate=_is_value(parent, field))
    elif isinstance(node, ast.BoolOp):
        yield from _clauses(node)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        if _is_value(parent, field):
            yield _expression(node, node.operand)
    elif isinstance(node, ast.BinOp | ast.AugAssign):
        yield from _arithmetic(node)
    elif isinstance(node, ast.Constant):
        yield from _constants(node, once or isinstance(parent, ast.Subscript))
    elif isinstance(node, ast.Call):
        yield from _calls(node, parent)
    elif isinstance(node, ast.Tuple | ast.Set | ast.List) and field == "value" and once:
        if all(map(_is_text, node.elts)):  # a list of names outside functions is a fact
            yield from (_expression(node, fewer) for fewer in _shorter(node))
    if isinstance(node, ast.stmt):
        yield from _statements(node)
    elif isinstance(node, ast.match_case):
        guard = ast.copy_location(ast.Constant(False), node.pattern)
        never = ast.match_case(node.pattern, guard, node.body)
        yield Edit(f"never `case {ast.unparse(node.pattern)}`", never)


def _decides(parent: ast.AST, field: str) -> bool:
    """Whether what stands there is a condition as a whole."""
    return (field == "test" and not isinstance(parent, ast.Assert)) or field in ("ifs", "guard")


def _is_value(parent: ast.AST, field: str) -> bool:
    """Whether a truth value is used as a value; a condition and its clauses are judged as such."""
    if isinstance(parent, ast.BoolOp):
        return False
    return not _decides(parent, field)


def _conditions(test: ast.expr, parent: ast.AST) -> Iterator[Edit]:
    """Always, and never; what a condition does beside deciding is still done."""
    if isinstance(test, ast.Constant):
        return
    for value in (True, False):
        if value and isinstance(parent, ast.While):
            continue  # it would never end, whatever the rule
        if not value and isinstance(parent, ast.comprehension):
            continue  # an empty list dies where a list is looked at; a filter is judged by what it lets in
        constant: ast.expr = ast.Constant(value)
        if any(
            isinstance(each, ast.NamedExpr | ast.Yield | ast.YieldFrom) for each in ast.walk(test)
        ):
            constant = ast.BoolOp(ast.Or() if value else ast.And(), [test, constant])
        yield Edit(f"`{brief(test)}` → `{value}`", constant)


def _compares(node: ast.Compare, *, negate: bool) -> Iterator[Edit]:
    for i, op in enumerate(node.ops):
        others = [_EDGE.get(type(op)), _OPPOSITE[type(op)] if negate else None]
        for other in others:
            if other is not None:
                ops = [*node.ops[:i], other(), *node.ops[i + 1 :]]
                yield _expression(node, ast.Compare(node.left, ops, node.comparators))
        among = node.comparators[i]
        if isinstance(op, ast.In | ast.NotIn) and isinstance(among, ast.Tuple | ast.Set | ast.List):
            for fewer in _shorter(among):
                rest = [*node.comparators[:i], fewer, *node.comparators[i + 1 :]]
                yield _expression(node, ast.Compare(node.left, node.ops, rest))


def _shorter(among: ast.Tuple | ast.Set | ast.List) -> Iterator[ast.expr]:
    """A written list of several things, without each of them in turn."""
    if len(among.elts) < 2:
        return
    for n in range(len(among.elts)):
        fewer = copy.copy(among)
        fewer.elts = among.elts[:n] + among.elts[n + 1 :]
        yield fewer


def _clauses(node: ast.BoolOp) -> Iterator[Edit]:
    for n in range(len(node.values)):
        rest = node.values[:n] + node.values[n + 1 :]
        yield _expression(node, rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest))


def _arithmetic(node: ast.BinOp | ast.AugAssign) -> Iterator[Edit]:
    """Another operator, where both sides can be numbers or sets: nothing is learned from a TypeError."""
    sides = [node.left, node.right] if isinstance(node, ast.BinOp) else [node.value]
    if any(isinstance(side, _LITERAL) or _is_text(side) for side in sides):
        return
    other = _OPERATOR.get(type(node.op))
    if other is not None:
        changed = copy.copy(node)
        changed.op = other()
        yield Edit(_change(node, changed), changed)


def _is_name(node: ast.expr) -> bool:
    return isinstance(node, ast.Name | ast.Attribute)


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)


def _constants(node: ast.Constant, once: bool) -> Iterator[Edit]:
    value = node.value
    if isinstance(value, bool):
        yield Edit(f"`{value}` → `{not value}`", ast.Constant(not value))
    elif isinstance(value, int | float):
        for other in (value + 1,) if once else (value + 1, value - 1):
            yield Edit(f"`{value}` → `{other}`", ast.Constant(other))


def _calls(node: ast.Call, parent: ast.AST) -> Iterator[Edit]:
    if isinstance(node.func, ast.Name) and node.func.id in _CALL:
        changed = copy.copy(node)
        changed.func = ast.Name(_CALL[node.func.id], ast.Load())
        yield _expression(node, changed)
    if isinstance(parent, ast.Lambda):
        yield _expression(node, ast.Constant(None))
    for n, among in enumerate(node.args):  # the acts of a question, the steps of a plan
        if isinstance(among, ast.Tuple | ast.List) and all(map(_is_name, among.elts)):
            for fewer in _shorter(among):
                changed = copy.copy(node)
                changed.args = [*node.args[:n], fewer, *node.args[n + 1 :]]
                yield _expression(node, changed)


def _statements(node: ast.stmt) -> Iterator[Edit]:
    """Leave a statement out, where the names that follow it do not hang on it."""
    match node:
        case ast.Continue() | ast.Break() | ast.Raise() | ast.Delete():
            yield _dropped(node)
        case ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom() | ast.Await()):
            yield _dropped(node)
        case ast.Assign(targets=targets) if not _only_names(targets):
            yield _dropped(node)
        case ast.AugAssign(target=target) if not _only_names([target]):
            yield _dropped(node)
        case ast.AnnAssign(target=target, value=ast.expr()) if not _only_names([target]):
            yield _dropped(node)
        case ast.Return(value=ast.expr() as value) if not _is_none_or_number(value):
            none: ast.expr = ast.Constant(None)
            if _yields(value):
                none = ast.YieldFrom(ast.Tuple([], ast.Load()))  # it stays a generator
            yield Edit(f"`{brief(node)}` → `return None`", ast.Return(none))


def _only_names(targets: Sequence[ast.expr]) -> bool:
    """Whether nothing is assigned to but plain names."""
    return all(
        isinstance(each, ast.Name)
        or (isinstance(each, ast.Tuple | ast.List) and _only_names(each.elts))
        for each in targets
    )


def _is_none_or_number(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and not isinstance(value.value, str)


def _dropped(node: ast.stmt) -> Edit:
    """Nothing in the place of a statement; a generator stays one."""
    empty: ast.stmt = ast.Pass()
    if _yields(node):
        empty = ast.Expr(ast.YieldFrom(ast.Tuple([], ast.Load())))
    return Edit(f"without `{brief(node)}`", empty)


def _yields(node: ast.AST) -> bool:
    """Whether a node hands something out, functions within it aside."""
    if isinstance(node, ast.Yield | ast.YieldFrom):
        return True
    return any(
        _yields(child) for child in ast.iter_child_nodes(node) if not isinstance(child, _FUNCTION)
    )


def _expression(node: ast.expr, other: ast.expr) -> Edit:
    return Edit(_change(node, other), other)


def _change(node: ast.AST, other: ast.AST) -> str:
    """Both in one line, from shortly before where they begin to differ."""
    before, after = _line(node), _line(other)
    if max(len(before), len(after)) > LONG:
        pairs = zip(before, after, strict=False)
        alike = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        if alike > LONG // 2:
            start = alike - LONG // 3
            before, after = "…" + before[start:], "…" + after[start:]
    return f"`{_cut(before, LONG)}` → `{_cut(after, LONG)}`"


def brief(node: ast.AST, most: int = LONG) -> str:
    """A node in one line of code, cut where it gets long."""
    return _cut(_line(node), most)


def _line(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
