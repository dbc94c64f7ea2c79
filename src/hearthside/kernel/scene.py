"""What a seat sees: things with ids, names and facts. Geometry and colour belong to the client."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

Kind = Literal[
    "board",
    "space",
    "edge",
    "piece",
    "token",
    "card",
    "pile",
    "zone",
    "track",
    "seat",
    "die",
    "panel",
]
"""What sort of thing it is on a table."""

Fact = str | int | float | bool | None | list[str] | list[int]
"""What a renderer may need to know of a thing."""


@dataclass(slots=True)
class Thing:
    """One thing on the table as somebody sees it.

    `at` is the id of the thing it lies on or in; `name` is its accessible name; `look` is a key for
    the theme's art; `text` explains it and `rule` names the rule that does.

    >>> Thing("piece:cat", "piece", "The cat", at="space:3", look="cat").at
    'space:3'
    """

    id: str
    kind: Kind
    name: str
    at: str = ""
    look: str = ""
    text: str = ""
    rule: str = ""
    facts: dict[str, Fact] = field(default_factory=dict)


Scene = Sequence[Thing]
"""Everything a seat sees, or a part of it, in a stable order; never changed once it is drawn."""
