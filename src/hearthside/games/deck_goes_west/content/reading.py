"""Reading the data files: every entry is checked, and an error names the file, the entry and the field."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from .jobs.notation import JobError
from .jobs.program import Program


class ContentError(ValueError):
    """Content that cannot be used.

    >>> raise ContentError("trade.toml", "mule", "jobs", "is missing")
    Traceback (most recent call last):
    hearthside.games.deck_goes_west.content.reading.ContentError: trade.toml: mule: jobs: is missing
    """

    def __init__(self, file: str, entry: str, field: str, reason: str) -> None:
        super().__init__(f"{file}: {entry}: {field}: {reason}")


class Entry:
    """One entry of a data file; its fields are taken by name and type, and none may be left over."""

    def __init__(self, file: str, id: str, data: dict[str, Any]) -> None:
        self.file = file
        self.id = id
        self.left = dict(data)

    def wrong(self, field: str, reason: str) -> ContentError:
        """The error about one field of this entry."""
        return ContentError(self.file, self.id, field, reason)

    def take(self, field: str, kind: type, default: Any = None) -> Any:
        """The value of a field, which has to be of `kind`; a field with no default must be there."""
        if field not in self.left:
            if default is None:
                raise self.wrong(field, "is missing")
            return default
        value = self.left.pop(field)
        if type(value) is not kind:
            raise self.wrong(field, f"must be of type {kind.__name__}, not {value!r}")
        return value

    def one_of(self, field: str, allowed: tuple[str, ...], default: str | None = None) -> str:
        """The value of a field, which has to be one of `allowed`."""
        value: str = self.take(field, str, default)
        if value not in allowed:
            raise self.wrong(field, f"must be one of {', '.join(allowed)}, not {value!r}")
        return value

    def words(self, field: str, allowed: tuple[str, ...]) -> tuple[str, ...]:
        """A list of words, each one of `allowed`."""
        values = self.take(field, list)
        for value in values:
            if value not in allowed:
                raise self.wrong(field, f"{value!r} is none of {', '.join(allowed)}")
        return tuple(values)

    def numbers(self, field: str) -> tuple[int, ...]:
        """A list of whole numbers."""
        values = self.take(field, list)
        if not values or any(type(value) is not int for value in values):
            raise self.wrong(field, f"must be a list of whole numbers, not {values!r}")
        return tuple(values)

    def counts(self, field: str, allowed: tuple[str, ...]) -> dict[str, int]:
        """A table of how many of each."""
        values: dict[str, Any] = self.take(field, dict)
        for name, value in values.items():
            if name not in allowed:
                raise self.wrong(field, f"{name!r} is none of {', '.join(allowed)}")
            if type(value) is not int or value < 1:
                raise self.wrong(field, f"{name} must be a whole number above zero, not {value!r}")
        return values

    def job(self, field: str, text: str, colour: str = "") -> Program:
        """The program of one job."""
        try:
            return Program(text, colour)
        except JobError as error:
            raise self.wrong(field, str(error)) from error

    def jobs(self, field: str, colour: str = "", least: int = 1) -> tuple[Program, ...]:
        """A list of at least `least` jobs in the job notation (DW-161)."""
        texts = self.take(field, list, [] if least == 0 else None)
        if len(texts) < least:
            raise self.wrong(field, f"needs at least {least} job")
        return tuple(self.job(field, text, colour) for text in texts)

    def finish(self) -> None:
        """Refuse fields that nobody took."""
        for field in self.left:
            raise self.wrong(field, "is not a field of this file")


def read(file: str) -> list[Entry]:
    """The entries of one data file, in order."""
    text = files(__package__).joinpath(file).read_text(encoding="utf-8")
    return [Entry(file, id, data) for id, data in tomllib.loads(text).items()]
