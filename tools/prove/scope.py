"""What is broken and which tests tell: `scope.toml`, read once."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cached_property
from pathlib import Path
from typing import Any

HOUSE = Path(__file__).with_name("scope.toml")


@dataclass(frozen=True)
class Aside:
    """What enforces no rule: files, calls, arguments and names that are about words, looks, studies and bots."""

    files: tuple[str, ...] = ()
    calls: frozenset[str] = frozenset()
    keywords: frozenset[str] = frozenset()
    names: frozenset[str] = frozenset()
    words: frozenset[str] = frozenset()

    def covers(self, path: str) -> bool:
        """Whether a file, or a folder it lies in, is aside; `path` starts at the subject's folder."""
        return any(fnmatch(part, each) for part in path.split("/") for each in self.files)


@dataclass(frozen=True)
class Subject:
    """A part of the program that enforces rules, and the tests that assert and witness them."""

    name: str
    root: Path
    source: str
    folder: str
    tests: tuple[str, ...]
    witnesses: tuple[str, ...] = ()
    arguments: tuple[str, ...] = ()
    only: str = ""
    rests_on: tuple[str, ...] = ()
    aside: Aside = Aside()

    @cached_property
    def files(self) -> list[str]:
        """The files that are broken, in order, as paths from the root."""
        base = self.root / self.folder
        paths = sorted([*base.rglob("*.py"), *base.rglob("*.toml")])
        every = (path.relative_to(base).as_posix() for path in paths)
        return [f"{self.folder}/{path}" for path in every if not self.aside.covers(path)]

    @property
    def package(self) -> str:
        """The package that its files lie in."""
        return self.folder.removeprefix(f"{self.source}/").replace("/", ".")

    def module(self, file: str) -> str:
        """The module that a file is imported as."""
        return file.removeprefix(f"{self.source}/").removesuffix(".py").replace("/", ".")

    def short(self, file: str) -> str:
        """A file as people name it within the subject."""
        return file.removeprefix(f"{self.folder}/")

    def room(self, file: str) -> str:
        """`content` or `rules`: the two have a bar each."""
        return "content" if self.short(file).startswith(("content/", "content.py")) else "rules"


@dataclass(frozen=True)
class Scope:
    """All subjects, the bars, and where everything is written."""

    root: Path
    subjects: dict[str, Subject]
    held: frozenset[str]
    bar: dict[str, int]
    equivalent: Path
    page: Path
    reports: Path
    work: Path

    def subject(self, name: str) -> Subject:
        """The subject of that name, or a word on which there are."""
        if name not in self.subjects:
            raise SystemExit(f"prove: no subject {name!r}; there are {', '.join(self.subjects)}")
        return self.subjects[name]


def read_scope(path: Path = HOUSE) -> Scope:
    """The scope that a file tells."""
    said = tomllib.loads(path.read_text(encoding="utf-8"))
    root = (path.parent / said["root"]).resolve()
    aside = Aside(
        tuple(said["aside"]["files"]),
        frozenset(said["aside"]["calls"]),
        frozenset(said["aside"]["keywords"]) | frozenset(said["aside"].get("advice", ())),
        frozenset(said["aside"].get("names", ())),
        frozenset(said["aside"].get("words", ())),
    )
    told: dict[str, dict[str, Any]] = dict(said.get("subjects", {}))
    games = said.get("games", {})
    for game in games.get("names", ()):
        told[game] = {key: _named(value, game) for key, value in games.items() if key != "names"}
    subjects = {
        name: Subject(
            name=name,
            root=root,
            source=said["source"],
            folder=entry["folder"],
            tests=tuple(entry["tests"]),
            witnesses=tuple(entry.get("witnesses", ())),
            arguments=tuple(entry.get("arguments", ())),
            only=entry.get("only", ""),
            rests_on=tuple(entry.get("rests_on", ())),
            aside=aside,
        )
        for name, entry in told.items()
    }
    return Scope(
        root=root,
        subjects=subjects,
        held=frozenset(said.get("held", ())),
        bar=said["bar"],
        equivalent=root / said["equivalent"],
        page=root / said["page"],
        reports=root / said["reports"],
        work=root / said["work"],
    )


def _named(value: Any, game: str) -> Any:
    """A setting of the games' template for one game."""
    if isinstance(value, list):
        return [_named(each, game) for each in value]
    return value.replace("{game}", game)
