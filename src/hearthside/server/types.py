"""`python -m hearthside.server.types` prints the wire types as TypeScript."""

from __future__ import annotations

import sys
import types
import typing
from typing import Any

from pydantic import BaseModel
from typing_extensions import is_typeddict

from . import http_types, shapes, wire

_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
_MODULES = (shapes, wire, http_types)
_NAMES = {module.__name__ for module in _MODULES}
_HEADER = "// Generated from src/hearthside/server (shapes, wire, http_types) by `python -m hearthside.server.types`.\n"


def typescript() -> str:
    """The wire as TypeScript: one interface per shape, and the two unions of messages."""
    parts = [_HEADER]
    for module in _MODULES:
        for value in vars(module).values():
            if _is_shape(value) and value.__module__ == module.__name__:
                parts.append(_interface(value))
    for name in ("FromServer", "FromClient"):
        members = " | ".join(m.__name__ for m in typing.get_args(getattr(wire, name)))
        parts.append(f"export type {name} = {members}\n")
    return "\n".join(parts)


def _is_shape(value: Any) -> bool:
    if not isinstance(value, type) or value.__module__ not in _NAMES:
        return False
    return is_typeddict(value) or (issubclass(value, BaseModel) and value is not wire.Message)


def _interface(shape: type) -> str:
    doc = (shape.__doc__ or "").split("\n")[0].strip()
    lines = [f"/** {doc} */"] if doc and not doc.startswith("dict(") else []
    lines.append(f"export interface {shape.__name__} {{")
    for name, hint in typing.get_type_hints(shape, include_extras=True).items():
        if name.startswith("model_"):
            continue
        hint, optional = _unwrap(hint)
        if issubclass(shape, BaseModel):
            optional = not shape.model_fields[name].is_required()
        lines.append(f"  {name}{'?' if optional else ''}: {_type(hint)}")
    return "\n".join([*lines, "}\n"])


def _unwrap(hint: Any) -> tuple[Any, bool]:
    if typing.get_origin(hint) is typing.NotRequired:
        return typing.get_args(hint)[0], True
    return hint, False


def _type(hint: Any) -> str:
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if hint is Any:
        return "unknown"
    if hint in _PLAIN:
        return _PLAIN[hint]
    if origin is typing.Annotated:
        return _type(args[0])
    if origin is typing.Literal:
        return " | ".join(f'"{arg}"' for arg in args)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(dict.fromkeys(_type(arg) for arg in args))
    if origin is list:
        inner = _type(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {_type(args[1])}>"
    if _is_shape(hint):
        return str(hint.__name__)
    raise TypeError(f"wire type {hint!r} has no TypeScript form")


if __name__ == "__main__":
    sys.stdout.write(typescript())
