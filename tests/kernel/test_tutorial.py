"""Tutorials are read field by field, in a known order, and a file that cannot be one says where."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hearthside.kernel import Tutorial
from hearthside.kernel.tutorial import TutorialError, load_tutorials, read_tutorial

HEAD = 'title = "T"\nminutes = 4\nseed = 9\n'
TAIL = "[setup]\nseats = 2\n"
BEAT = """
[[beats]]
say = "Hello."
heading = "H"
shine = ["candle", "vault"]
choose = "wait"
play = ["search"]
happens = "Magpie"
[beats.otherwise]
steal = "Not yet."
"""


def read(text: str) -> Tutorial:
    return read_tutorial("first.toml", text)


def test_every_field_is_read() -> None:
    tutorial = read(HEAD + "me = 1\n" + TAIL + BEAT + '[[beats]]\nsay = "So."\n')
    assert tutorial[:6] == ("first", "T", 4, {"seats": 2}, 9, 1)
    first, second = tutorial.beats
    assert first == (
        "Hello.",
        "H",
        ("candle", "vault"),
        "wait",
        {"steal": "Not yet."},
        ("search",),
        "Magpie",
    )
    assert second == ("So.", "", (), "", {}, (), "")
    assert read(HEAD + TAIL + BEAT).me == 0, "the learner sits first, if nothing is said"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HEAD + TAIL, "first.toml: 'beats' is missing"),
        (HEAD.replace("seed = 9\n", "") + TAIL + BEAT, "first.toml: 'seed' is missing"),
        (HEAD + 'mood = "gay"\n' + TAIL + BEAT, "first.toml: .*'mood'"),
        (HEAD + TAIL + BEAT + "[[beats]]\n", "first.toml, beat 2: it says nothing"),
        (
            HEAD + TAIL + BEAT + '[[beats]]\nsay = "So."\nshines = []\n',
            "first.toml, beat 2: 'shines' is no field of a beat",
        ),
    ],
)
def test_what_cannot_be_read_is_named(text: str, said: str) -> None:
    with pytest.raises(TutorialError, match=said):
        read(text)


def test_the_first_comes_first_and_the_others_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only what ends in `.toml` is one; a game without the folder has none."""
    folder = tmp_path / "taught" / "tutorials"
    folder.mkdir(parents=True)
    for name in ("second.toml", "first.toml", "bold.toml"):
        (folder / name).write_text(HEAD + TAIL + BEAT, encoding="utf-8")
    (folder / "README.md").write_text("# Tutorials\n", encoding="utf-8")
    (tmp_path / "untaught").mkdir()
    for package in ("taught", "untaught"):
        (tmp_path / package / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    try:
        assert [t.name for t in load_tutorials("taught")] == ["first", "bold", "second"]
        assert load_tutorials("untaught") == ()
    finally:
        for package in ("taught", "untaught"):
            sys.modules.pop(package, None)
