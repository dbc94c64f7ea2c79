"""Setups: what can be chosen before a game starts, declared once, checked and shown from there."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class Problem(NamedTuple):
    """What is wrong with one field of a setup, and the rule that says so.

    >>> Problem("seats", "must be 2 to 4")
    Problem(field='seats', reason='must be 2 to 4', rule='')
    """

    field: str
    reason: str
    rule: str = ""


class SetupError(ValueError):
    """A setup that is refused, with every problem found.

    >>> raise SetupError([Problem("seats", "must be 2 to 4")])
    Traceback (most recent call last):
    hearthside.kernel.setup.SetupError: seats: must be 2 to 4
    """

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(f"{p.field}: {p.reason}" for p in problems))
        self.problems = problems


When = tuple[str, str | int]
"""A field and a value: another field is asked for only where this one is, or holds, that value."""


def number(
    default: int, *, low: int, high: int, label: str, help: str = "", when: When | None = None
) -> Any:
    """A field that holds a whole number from `low` to `high`.

    >>> number(2, low=2, high=4, label="Players").metadata["high"]
    4
    """
    return dataclasses.field(
        default=default,
        metadata={"kind": "number", "low": low, "high": high, **_said(label, help, when)},
    )


def choice(
    default: str,
    options: Mapping[str, str],
    *,
    label: str,
    help: str = "",
    when: When | None = None,
    about: Mapping[str, str] | None = None,
) -> Any:
    """A field that holds one of `options` (value to label); `about` says of each what it is, for whoever chooses.

    >>> choice("a", {"a": "A"}, label="Which", about={"a": "The first."}).metadata["about"]
    {'a': 'The first.'}
    """
    return dataclasses.field(
        default=default,
        metadata={
            "kind": "choice",
            "options": dict(options),
            "about": dict(about or {}),
            **_said(label, help, when),
        },
    )


def toggle(default: bool, *, label: str, help: str = "", when: When | None = None) -> Any:
    """A field that is on or off.

    >>> toggle(True, label="Hard", when=("seats", 1)).metadata["when"]
    ['seats', 1]
    """
    return dataclasses.field(
        default=default, metadata={"kind": "toggle", **_said(label, help, when)}
    )


def _said(label: str, help: str, when: When | None) -> dict[str, Any]:
    """What a form says of a field, and where it asks for it at all."""
    said: dict[str, Any] = {"label": label, "help": help}
    return said if when is None else {**said, "when": list(when)}


def per_seat(
    default: tuple[str, ...],
    options: Mapping[str, str],
    *,
    label: str,
    help: str = "",
    distinct: bool = False,
    about: Mapping[str, str] | None = None,
) -> Any:
    """A field that holds one of `options` for every seat; `about` says of each what it is, for whoever chooses.

    A setup may name fewer or more than it has seats only if it names none: then the default is cut to
    the seats, or filled up with options in order.

    >>> per_seat(("a",), {"a": "A", "b": "B"}, label="Who", distinct=True).metadata["distinct"]
    True
    """
    return dataclasses.field(
        default=default,
        metadata={
            "kind": "per_seat",
            "options": dict(options),
            "label": label,
            "help": help,
            "distinct": distinct,
            "about": dict(about or {}),
        },
    )


def tuning() -> Any:
    """The field through which studies vary a game's declared numbers.

    >>> tuning().metadata["kind"]
    'tuning'
    """
    return dataclasses.field(
        default_factory=dict,
        metadata={"kind": "tuning", "label": "Tuning", "help": "Numbers a study varies."},
    )


def schema(cls: type) -> list[dict[str, Any]]:
    """The fields of a setup class as JSON data that a form can be made from.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True)
    ... class Setup:
    ...     seats: int = number(2, low=2, high=4, label="Players")
    >>> schema(Setup)[0]["name"], schema(Setup)[0]["default"]
    ('seats', 2)
    """
    shown = []
    for f in dataclasses.fields(cls):
        entry: dict[str, Any] = {"name": f.name, **f.metadata}
        about = entry.pop("about", {})
        if "options" in entry:
            entry["options"] = [
                {"value": k, "label": v, **({"about": about[k]} if k in about else {})}
                for k, v in entry["options"].items()
            ]
        default: object = {} if f.default is dataclasses.MISSING else f.default
        entry["default"] = list(default) if isinstance(default, tuple) else default
        shown.append(entry)
    return shown


def read_setup(
    cls: type[T], data: Mapping[str, Any], tunables: Mapping[str, Any] | None = None
) -> T:
    """A checked setup out of JSON data; `SetupError` lists every field that is wrong.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True)
    ... class Setup:
    ...     seats: int = number(2, low=2, high=4, label="Players")
    >>> read_setup(Setup, {"seats": 3})
    Setup(seats=3)
    >>> read_setup(Setup, {"seats": 9})
    Traceback (most recent call last):
    hearthside.kernel.setup.SetupError: seats: must be a whole number from 2 to 4, not 9
    """
    if not isinstance(data, Mapping):
        raise SetupError([Problem("setup", f"must be an object, not {type(data).__name__}")])
    fields = {f.name: f for f in dataclasses.fields(cls)}  # type: ignore[arg-type]
    problems = [
        Problem(str(name), f"is not a field; there are {', '.join(fields)}")
        for name in data
        if name not in fields
    ]
    values: dict[str, Any] = {}
    for name, f in fields.items():
        if name in data:
            value, wrong = _value(f, data[name], tunables or {})
            problems += [Problem(name, reason) for reason in wrong]
            values[name] = value
    if problems:
        raise SetupError(problems)
    setup = cls(**values)
    setup = _seat_defaults(setup, fields, data)
    problems += _per_seat_problems(setup, fields)
    check = getattr(setup, "check", None)
    if check is not None and not problems:
        problems += list(check())
    if problems:
        raise SetupError(problems)
    return setup


def _value(
    f: dataclasses.Field[Any], value: Any, tunables: Mapping[str, Any]
) -> tuple[Any, Iterable[str]]:
    """The value of one field, and what is wrong with it."""
    meta = f.metadata
    kind = meta.get("kind")
    if kind == "number":
        if type(value) is not int or not meta["low"] <= value <= meta["high"]:
            span = f"{meta['low']} to {meta['high']}"
            return value, [f"must be a whole number from {span}, not {value!r}"]
    elif kind == "toggle":
        if type(value) is not bool:
            return value, [f"must be true or false, not {value!r}"]
    elif kind == "choice":
        if not isinstance(value, str) or value not in meta["options"]:
            return value, [f"must be one of {', '.join(meta['options'])}, not {value!r}"]
    elif kind == "per_seat":
        if not isinstance(value, list | tuple):
            return value, [f"must be a list, not {value!r}"]
        bad = [v for v in value if not isinstance(v, str) or v not in meta["options"]]
        if bad:
            return value, [f"must be out of {', '.join(meta['options'])}, not {bad[0]!r}"]
        return tuple(value), []
    elif kind == "tuning":
        return _tuning(value, tunables)
    return value, []


def _tuning(value: Any, tunables: Mapping[str, Any]) -> tuple[Any, list[str]]:
    if not isinstance(value, Mapping):
        return value, [f"must be an object, not {value!r}"]
    wrong = []
    for name, v in value.items():
        if name not in tunables:
            wrong.append(f"{name!r} cannot be tuned; there are {', '.join(tunables) or 'none'}")
        elif type(v) is not int or not tunables[name].low <= v <= tunables[name].high:
            wrong.append(f"{name} must be {tunables[name].low} to {tunables[name].high}, not {v!r}")
    return dict(value), wrong


def _seat_defaults(
    setup: T, fields: Mapping[str, dataclasses.Field[Any]], data: Mapping[str, Any]
) -> T:
    """Fit the defaults of per-seat fields to the number of seats."""
    seats: Any = getattr(setup, "seats", None)
    fitted: dict[str, Any] = {}
    for name, f in fields.items():
        if f.metadata.get("kind") == "per_seat" and not data.get(name):
            default: Any = f.default
            names = list(default)
            spare = list(f.metadata["options"])
            if f.metadata["distinct"]:
                spare = [option for option in spare if option not in names]
            else:
                spare *= seats
            fitted[name] = tuple((names + spare)[:seats])
    return dataclasses.replace(setup, **fitted)  # type: ignore[type-var]


def _per_seat_problems(setup: Any, fields: Mapping[str, dataclasses.Field[Any]]) -> list[Problem]:
    problems = []
    for name, f in fields.items():
        if f.metadata.get("kind") == "per_seat":
            value = getattr(setup, name)
            if len(value) != setup.seats:
                problems.append(Problem(name, f"names {len(value)} for {setup.seats} seats"))
            elif f.metadata["distinct"] and len(set(value)) != len(value):
                problems.append(Problem(name, "must name a different one for every seat"))
    return problems
