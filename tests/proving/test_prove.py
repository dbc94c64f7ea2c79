"""The prover proven: on a tiny program it kills, spares and excuses what it should."""

from __future__ import annotations

import json

from tools.prove.suite import Kind

from .tiny import Tiny


def test_a_mutant_dies_by_the_test_of_its_rule(proven: Tiny) -> None:
    result = proven.result("full", "`len(hand) >= HAND` → `len(hand) > HAND`")
    assert (result.state, result.kind, result.cold) == ("killed", Kind.OWN, False)
    assert result.by == {"TY-001": "tests/rules/test_rules.py::test_full"}


def test_ids_of_a_docstring_count_where_no_line_cites_one(proven: Tiny) -> None:
    mutant = proven.find("halved", "`coins // 2` → `coins * 2`")
    assert (mutant.ids, mutant.on_line) == (("TY-002",), False)
    assert proven.find("full", "`return len(hand) >= HAND` → `return None`").on_line
    assert proven.result("halved", mutant.shown).by["TY-002"].endswith("test_halved")


def test_each_rule_of_a_line_needs_a_red_test_of_its_own(proven: Tiny) -> None:
    """Dropping the first clause is TY-001's, dropping the second TY-003's; never true is both's."""
    first = proven.result("both", "`a > 0 and b > 0` → `b > 0`")
    assert set(first.by) == {"TY-001"}
    second = proven.result("both", "`a > 0 and b > 0` → `a > 0`")
    assert set(second.by) == {"TY-003"}
    summary = json.loads((proven.root / "proof" / "tiny.json").read_text())
    mutants, own, other, witness, living = summary["rules"]["TY-003"]
    assert own >= 1 and other >= 1 and mutants == own + other + witness + living


def test_tests_without_the_rule_count_as_others(proven: Tiny) -> None:
    assert proven.result("more", "without `yield 'second'`").kind is Kind.PLAIN.value
    killed = proven.result("counted", "`steps += 1` → `steps -= 1`")
    assert (killed.kind, killed.by) == (Kind.MARKED, {})


def test_a_generator_stays_one_without_its_yields(proven: Tiny) -> None:
    dropped = proven.result("asking", "without `yield from more()`")
    assert (dropped.state, dropped.killer) == ("killed", "tests/rules/test_rules.py::test_asking")
    assert proven.result("asking", "`return first` → `return None`").state == "living"


def test_what_no_test_runs_is_told(proven: Tiny) -> None:
    assert proven.result("never", "`n + 1` → `n - 1`").state == "unrun"


def test_tables_are_imported_anew(proven: Tiny) -> None:
    hand = proven.result("HAND", "`3` → `4`")
    assert (hand.state, hand.cold, hand.kind) == ("killed", True, Kind.OWN)


def test_a_function_that_ran_at_import_is_tried_cold_if_it_lives(proven: Tiny) -> None:
    doubled = proven.result("doubled", "`n * 2` → `n + 2`")
    assert (doubled.state, doubled.cold) == ("killed", True)
    assert doubled.killer.endswith("test_prices")


def test_facts_of_data_files_that_cite_a_rule_are_broken(proven: Tiny) -> None:
    """Each number one more; not the words, and not what cites nothing."""
    cost = proven.result("[horse]", "`cost = 4` → `cost = 5`")
    assert (cost.state, cost.cold, cost.kind) == ("killed", True, Kind.OWN)
    shown = [m.shown for m in proven.mutants() if m.file.endswith("facts.toml")]
    assert shown == [
        "`cost = 4` → `cost = 5`",
        '`jobs = ["2 food: walk 1"]` → `jobs = ["3 food: walk 1"]`',
        '`jobs = ["2 food: walk 1"]` → `jobs = ["2 food: walk 2"]`',
        "`cost = 6` → `cost = 7`",
    ]
    assert proven.find("[cart]", "`cost = 6` → `cost = 7`").ids == ("TY-006",)
    assert proven.result("[cart]", "`cost = 6` → `cost = 7`").state == "living"


def test_closures_that_a_table_holds_are_swapped(proven: Tiny) -> None:
    inside = proven.result("step", "`function(*given) + 0` → `function(*given) - 0`")
    assert (inside.state, inside.cold) == ("living", False), "it changes nothing, and it was run"
    assert proven.result("go", "`n - 1` → `n + 1`").state == "killed"


def test_two_lambdas_in_one_line_are_told_apart(proven: Tiny) -> None:
    assert proven.result("TESTS", "`n < 2` → `n <= 2`").state == "killed"
    assert proven.result("TESTS", "`n > 2` → `n >= 2`").state != "killed"


def test_a_thing_that_is_kept_is_seen_to_be_made_by_every_test(proven: Tiny) -> None:
    """The first test that needs it does not hide that the others rest on the same lines."""
    made = proven.result("made", "`n * 3` → `n + 3`")
    assert (made.state, made.cold) == ("killed", False)
    assert made.killer.endswith("test_a_kept_thing_is_right")


def test_an_endless_loop_ends(proven: Tiny) -> None:
    endless = proven.result("counted", "`n -= 1` → `n += 1`")
    assert (endless.state, endless.timeout) == ("killed", True)
    assert endless.killer.endswith("test_counted")


def test_memory_is_bounded(proven: Tiny) -> None:
    huge = proven.result("pile", "`n // 1000000000` → `n * 1000000000`")
    assert (huge.state, huge.timeout) == ("killed", False)


def test_what_cannot_be_imported_is_no_kill(proven: Tiny) -> None:
    assert proven.result("COUNT", "`2` → `3`").state == "broken"
    files = json.loads((proven.root / "proof" / "tiny.json").read_text())["files"]
    assert files["content.py"][-1] >= 1


def test_witnesses_are_asked_last_and_do_not_count(proven: Tiny) -> None:
    """Of the witnesses, only those of this subject: the other one is red by itself."""
    noticed = proven.result("only_run", "`n - 7` → `n + 7`")
    assert noticed.state == "unrun"
    assert noticed.witness == "tests/runs/test_runs.py::test_a_run[tiny]"
    row = json.loads((proven.root / "proof" / "tiny.json").read_text())["files"]["rules.py"]
    mutants, own, other, witness, living, _, _ = row
    assert witness >= 1 and mutants == own + other + witness + living


def test_words_notes_and_examples_are_left_alone(proven: Tiny) -> None:
    units = {mutant.unit for mutant in proven.mutants()}
    assert not units & {"EXAMPLES", "named", "said", "GO"}
    assert not [m for m in proven.mutants() if m.unit == "halved" and "+" in m.shown]


def test_pages_show_figures_and_survivors(proven: Tiny) -> None:
    page = (proven.root / "proof.md").read_text()
    assert "| [tiny](proof/tiny.md), rules |" in page
    told = (proven.root / "proof" / "tiny.md").read_text()
    assert "| TY-001 |" in told
    assert "`never`: `n + 1` → `n - 1`; no test runs it" in told
    assert "only test_runs.py::test_a_run[tiny] noticed" in told


def test_a_run_that_is_done_runs_nothing(tiny: Tiny) -> None:
    before = (tiny.root / "build" / "prove" / "tiny.jsonl").read_text()
    ran = tiny.prove("tiny")
    assert ran.returncode == 0
    assert (tiny.root / "build" / "prove" / "tiny.jsonl").read_text() == before


def test_a_run_that_was_stopped_goes_on(tiny: Tiny) -> None:
    path = tiny.root / "build" / "prove" / "tiny.jsonl"
    whole = tiny.log().results
    text = path.read_text()
    path.write_text(text[: len(text) // 2])  # in the middle of a line
    kept = set(tiny.log().results)
    assert 0 < len(kept) < len(whole)
    assert tiny.prove("tiny").returncode == 0
    again = tiny.log().results
    assert {k: r.state for k, r in again.items()} == {k: r.state for k, r in whole.items()}
    assert {again[k].seconds for k in kept} == {whole[k].seconds for k in kept}, "not run again"


def test_a_new_test_is_tried_on_survivors_alone(tiny: Tiny) -> None:
    survivor = "`return first` → `return None`"
    before = tiny.result("full", "`len(hand) >= HAND` → `len(hand) > HAND`").seconds
    with (tiny.root / "tests" / "rules" / "test_rules.py").open("a") as tests:
        tests.write(
            "\ndef test_what_asking_returns():\n"
            "    asked = rules.asking()\n"
            "    next(asked); asked.send(7)\n"
            "    with pytest.raises(StopIteration) as end:\n"
            "        next(asked)\n"
            "    assert end.value.value == 7\n"
        )
    assert tiny.prove("tiny").returncode == 0
    assert tiny.result("asking", survivor).killer.endswith("test_what_asking_returns")
    assert tiny.result("full", "`len(hand) >= HAND` → `len(hand) > HAND`").seconds == before


def test_a_changed_test_no_longer_stands_for_what_it_killed(tiny: Tiny) -> None:
    tiny.edit("tests/rules/test_rules.py", 'not rules.full("ab")', 'rules.full("abcde")')
    assert tiny.prove("tiny").returncode == 0
    assert tiny.result("full", "`return len(hand) >= HAND` → `return None`").state == "killed"
    assert tiny.result("HAND", "`3` → `4`").state == "killed"
    tiny.edit("tests/rules/test_rules.py", 'rules.full("abc") and', "")
    assert tiny.prove("tiny").returncode == 0
    assert tiny.result("HAND", "`3` → `4`").state == "living"


def test_an_excuse_lapses_when_its_function_changes(tiny: Tiny) -> None:
    mutant = tiny.find("step", "`function(*given) + 0` → `function(*given) - 0`")
    said = tiny.prove("--equivalent", mutant.key, "nothing is added")
    assert said.returncode == 0
    tiny.prove("tiny")
    told = (tiny.root / "proof" / "tiny.md").read_text()
    assert "## Equivalent" in told and "nothing is added" in told
    summary = json.loads((tiny.root / "proof" / "tiny.json").read_text())
    assert mutant.key not in summary["living"]
    tiny.edit(
        "src/tiny/rules.py", "STEPS[function.__name__] = run", "STEPS[str(function.__name__)] = run"
    )
    ran = tiny.prove("tiny")
    assert "lapsed, to be judged anew: src/tiny/rules.py step" in ran.stdout
    again = tiny.find("step", mutant.shown)
    assert again.key in json.loads((tiny.root / "proof" / "tiny.json").read_text())["living"]


def test_part_of_a_subject_shows_its_survivors(tiny: Tiny) -> None:
    page = (tiny.root / "proof.md").read_text()
    ran = tiny.prove("tiny", "--file", "rules.py", "--rule", "TY-002")
    assert "tiny: 4 of 4 mutants died (100.0 %), 4 of them by a test of their rule" in ran.stdout
    ran = tiny.prove("tiny", "--file", "rules.py")
    assert "`never`: `n + 1` → `n - 1`; no test runs it" in ran.stdout
    assert (tiny.root / "proof.md").read_text() == page, "a part is no proof"
    assert tiny.prove("tiny", "--file", "nowhere.py").returncode == 2


def test_nothing_is_proven_by_red_tests(tiny: Tiny) -> None:
    tiny.edit("tests/rules/test_rules.py", "rules.halved(5) == 2", "rules.halved(5) == 3")
    ran = tiny.prove("tiny")
    assert ran.returncode != 0
    assert "red without any mutant:\n  tests/rules/test_rules.py::test_halved" in ran.stderr
