"""What can be changed in a line, to which rules it belongs, and how code is swapped."""

from __future__ import annotations

import ast
from pathlib import Path
from types import FunctionType

import pytest
from tools.prove.citing import Comments, cited
from tools.prove.mutants import Source
from tools.prove.scope import Aside, read_scope
from tools.prove.swap import Living, changes, key_of, owner
from tools.prove.wording import word_functions


def source(tmp_path: Path, text: str) -> Source:
    (tmp_path / "toy.py").write_text(text, encoding="utf-8")
    return Source(tmp_path, "toy.py", Aside())


def changed(tmp_path: Path, text: str) -> list[str]:
    return [mutant.shown for mutant in source(tmp_path, text).mutants]


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        (
            "if a < b: f()",
            {"`a < b` → `True`", "`a < b` → `False`", "`a < b` → `a <= b`", "without `f()`"},
        ),
        ("x = a == b", {"`a == b` → `a != b`"}),
        ("x = a < b <= c", {"`a < b <= c` → `a <= b <= c`", "`a < b <= c` → `a >= b <= c`"}),
        (
            "x = a and b or c",
            {"`a and b or c` → `c`", "`a and b or c` → `a and b`", "`a and b` → `b`"},
        ),
        ("x = not a", {"`not a` → `a`"}),
        ("x = [y for y in z if y]", {"`y` → `True`"}),
        (
            "x = a in ('b', 'c')",
            {"`a in ('b', 'c')` → `a in ('c',)`", "`a in ('b', 'c')` → `a not in ('b', 'c')`"},
        ),
        ("a.b += 3", {"`a.b += 3` → `a.b -= 3`", "without `a.b += 3`", "`3` → `4`", "`3` → `2`"}),
        ("x = a[0]", {"`0` → `1`"}),
        ("x = min(a, b)", {"`min(a, b)` → `max(a, b)`"}),
        ("x = any(a)", {"`any(a)` → `all(a)`"}),
        ("x = f(deep=True)", {"`True` → `False`"}),
        ("return 'XX-001'", {"`return 'XX-001'` → `return None`"}),
        ("raise ValueError(f'{1}')", {"without `raise ValueError(f'{1}')`"}),
        ("x = lambda: f()", {"`f()` → `None`"}),
        ("x = a if b else c", {"`b` → `True`", "`b` → `False`"}),
        ("x = 'a' + b", set()),
        (
            "ask((a, b.c), 1)",
            {"`ask((a, b.c), 1)` → `ask((b.c,), 1)`", "`ask((a, b.c), 1)` → `ask((a,), 1)`"},
        ),
        ("x = [1 + y][0:]", {"`1 + y` → `1 - y`"}),
        ("assert a < b", set()),
        ("x = f'{a + 1}'", set()),
    ],
)
def test_changes_of_a_line(tmp_path: Path, line: str, shown: set[str]) -> None:
    found = changed(tmp_path, f"def f():\n    {line}\n")
    assert shown <= set(found)
    assert shown or not found


def test_a_list_of_names_outside_functions_is_a_fact(tmp_path: Path) -> None:
    assert changed(tmp_path, "WET = {'river', 'sea'}\n") == [
        "`{'river', 'sea'}` → `{'sea'}`",
        "`{'river', 'sea'}` → `{'river'}`",
    ]
    assert changed(tmp_path, "def f():\n    x = ('a', 'b')\n") == []


def test_a_while_is_never_made_endless_on_purpose(tmp_path: Path) -> None:
    assert changed(tmp_path, "def f():\n    while a: pass\n") == ["`a` → `False`"]


def test_a_condition_that_does_something_still_does_it(tmp_path: Path) -> None:
    made = source(tmp_path, "def f():\n    if (x := 3) > 5: return x\n    return -x\n")
    never = next(m for m in made.mutants if m.shown.endswith("→ `True`"))
    scope: dict[str, FunctionType] = {}
    exec(made.build(never), scope)
    assert scope["f"]() == 3


def test_cases_are_left_out(tmp_path: Path) -> None:
    text = "def f(x):\n    match x:\n        case 1 if x: return 'a'\n        case _: return 'b'\n"
    assert {"never `case 1`", "`x` → `False`"} <= set(changed(tmp_path, text))


def test_what_stands_behind_a_return_is_left_alone(tmp_path: Path) -> None:
    found = changed(tmp_path, "def deed(s, i):\n    s.coins += 1\n    return\n    yield\n")
    assert "without `s.coins += 1`" in found
    assert not any("yield" in each for each in found)


def test_building_leaves_the_tree_as_it_was(tmp_path: Path) -> None:
    made = source(tmp_path, "def f(a):\n    return a > 1 and a < 9\n")
    before = made.code()
    for mutant in made.mutants:
        assert made.build(mutant) != before
    assert made.code() == before


def test_keys_last_while_the_line_does_and_bodies_while_the_function_does(tmp_path: Path) -> None:
    one = source(tmp_path, "def f(a):\n    b = 1\n    return a > b\n")
    two = source(tmp_path, "# moved\n\ndef f(a):\n    b = 2\n    return a > b  # why\n")
    last = [made.mutants[-1] for made in (one, two)]
    assert last[0].key == last[1].key
    assert last[0].body != last[1].body
    assert len({mutant.key for mutant in one.mutants}) == len(one.mutants)


def ids(text: str, line: int) -> tuple[list[str], bool]:
    """The rules of the number on a line."""
    tree = ast.parse(text)
    chain: list[ast.AST] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or 0):
            chain = [node]
    number = next(n for n in ast.walk(tree) if isinstance(n, ast.Constant) and n.lineno == line)
    outer = [n for n in ast.walk(chain[0]) if isinstance(n, ast.keyword) and n.value is number]
    return cited(Comments(text), [*chain, *outer, number], ["as TY-009 says"])


def test_the_nearest_comment_counts() -> None:
    assert ids("x = 1  # TY-001, TY-002\n", 1) == (["TY-001", "TY-002"], True)
    assert ids("x = f(\n    a=1,  # TY-001\n    b=2,  # TY-002\n)\n", 3) == (["TY-002"], True)
    assert ids("x = f(\n    a=1,\n    b=2,\n)  # TY-003\n", 2) == (["TY-003"], True)
    assert ids("# TY-004: so\n# it is\nx = 1\n", 3) == (["TY-004"], True)
    assert ids("y = 0  # TY-005\nx = 1\n", 2) == (["TY-009"], False)
    assert ids("if x:  # TY-006\n    y = 1\n", 2) == (["TY-009"], False)


def test_ids_that_code_names_itself_count_after_comments() -> None:
    """What is returned, what is declared, what an `if` returns that does nothing else."""
    assert ids("def f():\n    return 1 or 'TY-001'\n", 2) == (["TY-001"], True)
    assert ids("A = Act(\n    'wait',\n    'TY-002',\n    cost=1,\n)\n", 4) == (["TY-002"], True)
    assert ids("A = Act(\n    'TY-002',\n    cost=1,  # TY-003\n)\n", 3) == (["TY-003"], True)
    assert ids("if x > 1:\n    return Bar('TY-004', 'no')\n", 1) == (["TY-004"], True)
    assert ids("if x > 1:\n    y = 2\n    return 'TY-004'\n", 1) == (["TY-009"], False)
    assert ids("x = 1, 'see TY-005'\n", 1) == (["TY-009"], False)


def test_the_innermost_function_is_the_owner_of_a_change(tmp_path: Path) -> None:
    text = (
        "HAND = 3\n"
        "LIST = [n + 1 for n in (5,)]\n"
        "class A:\n    size = 7\n    def grow(self): return [9 for _ in (1,)]\n"
        "def outer():\n    def inner(): return 11\n    return inner\n"
    )
    made = source(tmp_path, text)
    owners = {}
    for mutant in made.mutants:
        found = owner(list(changes(made.code(), made.build(mutant))))
        owners[mutant.shown] = found and found.co_qualname
    assert owners["`3` → `4`"] is None
    assert owners["`n + 1` → `n - 1`"] is None
    assert owners["`7` → `8`"] is None
    assert owners["`9` → `10`"] == "A.grow"
    assert owners["`11` → `12`"] == "outer.<locals>.inner"


def test_code_is_swapped_wherever_a_function_went(tmp_path: Path) -> None:
    made = source(
        tmp_path, "def deco(f):\n    return lambda: f() + 1\n@deco\ndef one(): return 10\n"
    )
    scope: dict[str, FunctionType] = {}
    exec(made.code(), scope)
    table = {"one": scope["one"]}
    living = Living({made.path}, "toy")
    mutants = {m.shown: m for m in made.mutants}
    before = made.code()
    assert living.swap(list(changes(before, made.build(mutants["`10` → `11`"]))))
    assert table["one"]() == 12
    assert living.swap(list(changes(before, made.build(mutants["`f() + 1` → `f() - 1`"]))))


def test_a_closure_that_would_lose_a_name_is_not_swapped(tmp_path: Path) -> None:
    made = source(
        tmp_path, "def deco(f):\n    return lambda: f()\ndef one(): return 10\nTWO = deco(one)\n"
    )
    scope: dict[str, FunctionType] = {}
    exec(made.code(), scope)
    mutant = next(m for m in made.mutants if m.shown == "`f()` → `None`")
    pairs = list(changes(made.code(), made.build(mutant)))
    assert not Living({made.path}, "toy").swap(pairs)


def test_two_lambdas_of_one_line_have_keys_of_their_own() -> None:
    pair = [lambda n: n, lambda n: n]
    assert key_of(pair[0].__code__) != key_of(pair[1].__code__)


def test_functions_for_words_alone_are_found() -> None:
    tree = ast.parse(
        "def named(n): return shown(n)\n"
        "def shown(n): return n\n"
        "def cost(n): return n\n"
        "def free(n): return n\n"
        "ACT = Act(do=cost, label=lambda n: named(n), detail=cost)\n"
    )
    assert word_functions(tree, frozenset({"label", "detail"})) == {"named", "shown"}


def test_what_only_bots_look_at_is_left_alone() -> None:
    aside = read_scope().subject("vagrantsong").aside
    assert {"progress", "errand", "worth", "label"} <= aside.keywords


def test_the_house_breaks_what_enforces_rules_and_nothing_else() -> None:
    scope = read_scope()
    for name, subject in scope.subjects.items():
        short = {subject.short(file) for file in subject.files}
        assert short, name
        first = {file.split("/")[0].removesuffix(".py") for file in short}
        assert not first & {"words", "scene", "advice", "guide", "invariants", "__init__"}, name
        for folder in (*subject.tests, *subject.witnesses):
            assert (scope.root / folder).is_dir()
    assert {"rules.py", "steps.py", "hidden.py", "outcome.py"} <= {
        scope.subject("pilfer").short(file) for file in scope.subject("pilfer").files
    }
