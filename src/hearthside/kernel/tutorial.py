"""Tutorials: games that are played to be learned, as data: choices, words, and what must come of them.

A tutorial lies in its game's folder as `tutorials/NAME.toml`: who plays, a seed, and a row of beats. A rehearsal plays
it and says where the rules no longer do what the words say, so that the two cannot drift apart.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Any, NamedTuple


class TutorialError(ValueError):
    """A tutorial that cannot be read: it names the file, the beat and the field.

    >>> raise TutorialError("first.toml, beat 3: it says nothing")
    Traceback (most recent call last):
    hearthside.kernel.tutorial.TutorialError: first.toml, beat 3: it says nothing
    """


class Beat(NamedTuple):
    """One idea: what others do first, the words, what shines, and what the learner is to choose.

    `happens` is a part of a journal line that `play` or the choice before must have brought. `otherwise` has words for
    other choices, by verb; under `""` for any. A beat without `choose` is only read.

    >>> Beat("Search the vault.", choose="search", shine=("vault",)).choose
    'search'
    """

    say: str
    heading: str = ""
    shine: tuple[str, ...] = ()
    choose: str = ""
    otherwise: Mapping[str, str] = {}
    play: tuple[str, ...] = ()
    happens: str = ""


class Tutorial(NamedTuple):
    """A scripted game for one learner, in beats.

    >>> from hearthside.games import load
    >>> [first] = load("pilfer").tutorials
    >>> first.title, first.me, first.beats[2].choose
    ('Five cards and a candle', 0, 'search')
    """

    name: str
    title: str
    minutes: int
    setup: Mapping[str, Any]
    seed: int
    me: int
    beats: tuple[Beat, ...]


def load_tutorials(package: str | None) -> tuple[Tutorial, ...]:
    """The tutorials of a game's package, the one called `first` first, the others by name.

    >>> [tutorial.name for tutorial in load_tutorials("hearthside.games.pilfer")]
    ['first']
    """
    assert package is not None
    folder = resources.files(package) / "tutorials"
    if not folder.is_dir():
        return ()
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    names.sort(key=lambda name: name != "first.toml")
    return tuple(read_tutorial(name, (folder / name).read_text("utf-8")) for name in names)


def read_tutorial(file: str, text: str) -> Tutorial:
    """A tutorial from the text of its file.

    >>> text = 'title = "T"\\nminutes = 1\\nseed = 1\\n[setup]\\n[[beats]]\\nsay = "Hello."\\nshines = []'
    >>> read_tutorial("first.toml", text)
    Traceback (most recent call last):
    hearthside.kernel.tutorial.TutorialError: first.toml, beat 1: 'shines' is no field of a beat
    """
    data = tomllib.loads(text)
    try:
        beats = tuple(_beat(file, n, raw) for n, raw in enumerate(data.pop("beats"), 1))
        return Tutorial(
            name=file.removesuffix(".toml"),
            title=data.pop("title"),
            minutes=data.pop("minutes"),
            setup=data.pop("setup"),
            seed=data.pop("seed"),
            me=data.pop("me", 0),
            beats=beats,
            **data,
        )
    except KeyError as missing:
        raise TutorialError(f"{file}: {missing} is missing") from None
    except TypeError as unknown:
        raise TutorialError(f"{file}: {unknown}") from None


def _beat(file: str, number: int, raw: dict[str, Any]) -> Beat:
    known: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in raw.items()
    }
    for name in known:
        if name not in Beat._fields:
            raise TutorialError(f"{file}, beat {number}: {name!r} is no field of a beat")
    if "say" not in known:
        raise TutorialError(f"{file}, beat {number}: it says nothing")
    return Beat(**known)
