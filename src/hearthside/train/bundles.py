"""Bundles: the folder of a run in one file, so that a machine that is lent for a while can hand it back and go on later."""

from __future__ import annotations

import os
import zipfile
from pathlib import Path

SUFFIX = ".run.zip"
MOST = 10 << 20
"""A bundle is no bigger; the newest earlier selves are left out first, the very first never."""


def pack(folder: Path, game: str, path: Path, most: int = MOST) -> list[str]:
    """Put a run into one file, in a single stroke, and return the names of what went in.

    >>> pack(Path("/no/such/folder"), "pilfer", Path("/no/such/file"))
    []
    """
    past = sorted(folder.glob("past-*.weights"))
    first = [folder / f"{game}.weights", *past[:1], folder / "log.jsonl", folder / "report.md"]
    kept, size = [], 0
    for file in (*first, *reversed(past[1:])):
        if file.is_file() and size + file.stat().st_size <= most:
            kept.append(file)
            size += file.stat().st_size
    if not (folder / f"{game}.weights").is_file():
        return []
    half = path.with_name(f".{path.name}.half")
    with zipfile.ZipFile(half, "w") as bundle:
        for file in kept:
            bundle.write(file, file.name)
    os.replace(half, path)
    return [file.name for file in kept]


def unpack(path: Path, folder: Path) -> None:
    """Lay a run out again; nothing that lies in a bundle can name another place."""
    folder.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path) as bundle:
        for name in bundle.namelist():
            if Path(name).name == name:
                (folder / name).write_bytes(bundle.read(name))


def found(place: Path, game: str) -> Path | None:
    """The run of a game in a place, as a folder or a bundle: the place itself, or what lies in it under the game's name.

    >>> found(Path("/no/such/folder"), "pilfer") is None
    True
    """
    for candidate in (place / f"{game}{SUFFIX}", place / game, place):
        if candidate.is_file() or (candidate / f"{game}.weights").is_file():
            return candidate
    return None


def laid_out(place: Path, game: str, folder: Path) -> bool:
    """Lay the run of a game out in a folder, wherever it is; whether there was one."""
    run = found(place, game)
    if run is None:
        return False
    if run.is_file():
        unpack(run, folder)
    elif run.resolve() != folder.resolve():
        folder.mkdir(parents=True, exist_ok=True)
        for file in run.iterdir():
            if file.is_file():
                (folder / file.name).write_bytes(file.read_bytes())
    return True
