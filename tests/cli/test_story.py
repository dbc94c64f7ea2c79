"""`story`: a writer is told what is wrong, by file and line."""

import json
from collections.abc import Callable
from pathlib import Path

from typer.testing import Result

import hearthside.games.folklore as folklore

Run = Callable[..., Result]
STORIES = sorted((Path(folklore.__file__).parent / "content" / "stories").glob("*.story"))


def test_the_stories_of_the_house_are_sound(run: Run) -> None:
    checked = run("story", *STORIES)
    assert checked.exit_code == 0
    assert checked.output.count("nothing is wrong") == len(STORIES) > 0


def test_a_missing_branch_is_told_by_file_and_line(run: Run, tmp_path: Path) -> None:
    text = STORIES[0].read_text()
    broken = ["-> nowhere_at_all" if line.startswith("-> ") else line for line in text.splitlines()]
    path = tmp_path / "broken.story"
    path.write_text("\n".join(broken) + "\n")
    checked = run("story", path, "--json")
    assert checked.exit_code == 1
    problems = json.loads(checked.stdout)
    assert any("nowhere_at_all" in problem["text"] for problem in problems)
    assert all(problem["file"] == str(path) and problem["line"] > 0 for problem in problems)
    assert f"{path}:" in run("story", path).output.replace("\n", "")


def test_a_story_that_is_not_there_is_told(run: Run, tmp_path: Path) -> None:
    refused = run("story", tmp_path / "none.story")
    assert refused.exit_code == 2
    assert "No such file" in refused.output


def test_what_is_no_story_is_refused_in_one_sentence(run: Run, tmp_path: Path) -> None:
    """A game record, say: not with a complaint for each of its lines."""
    path = tmp_path / "played.record"
    path.write_text("hearthside 1\n" + "choice 3\n" * 500, encoding="utf-8")
    refused = run("story", path)
    assert refused.exit_code == 2
    assert "is no story file" in refused.output and len(refused.output.splitlines()) < 12


def test_line_numbers_are_no_pictures(run: Run, tmp_path: Path) -> None:
    """ ":100:" is a place in a file, and not an emoji."""
    path = tmp_path / "long.story"
    path.write_text("story Long\n" + "\n" * 98 + "nothing known: 3\n", encoding="utf-8")
    assert ":100:" in run("story", path).output.replace("\n", "")
