"""What a server is told at start: by arguments, or by environment for its worker processes."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Self

from .storage.sql import Database, database_at

_PREFIX = "HEARTHSIDE_"


def _default_data() -> str:
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(home) / "hearthside")


@dataclass(frozen=True, slots=True)
class Config:
    """How a server runs. Every field can be set by `HEARTHSIDE_<FIELD>`."""

    data: str = field(default_factory=_default_data)
    database: str = ""
    log_level: str = "info"
    bots: int = 1
    """Processes that think for bots, in each server process."""
    rate: float = 20.0
    """Messages a second one socket may send, after a burst of twice as many."""
    requests: float = 20.0
    """HTTP requests a second one address may send, after a burst of ten times as many."""
    tables: float = 1.0
    """Tables a second one address may make, after a burst of sixty times as many."""
    idle: float = 300.0
    """Seconds after which a table nobody looks at leaves the memory."""
    trusted: str = ""
    """Addresses of proxies whose X-Forwarded-For is believed, separated by commas."""

    def __post_init__(self) -> None:
        for name in ("rate", "requests", "tables", "idle"):
            if getattr(self, name) <= 0:
                raise ValueError(f"{name} must be above 0, not {getattr(self, name)}")
        if self.bots < 0:
            raise ValueError(f"bots must be 0 or more, not {self.bots}")

    @classmethod
    def from_environment(cls) -> Self:
        """The configuration that `HEARTHSIDE_...` variables give; errors name the variable."""
        given: dict[str, str | int | float] = {}
        for f in fields(cls):
            text = os.environ.get(_PREFIX + f.name.upper())
            if text is None:
                continue
            kind = {"int": int, "float": float}.get(str(f.type), str)
            try:
                given[f.name] = kind(text)
            except ValueError:
                raise ValueError(f"{_PREFIX}{f.name.upper()}: not a number: {text!r}") from None
        return cls(**given)  # type: ignore[arg-type]

    def to_environment(self) -> dict[str, str]:
        """The variables that worker processes read the same configuration from."""
        return {_PREFIX + name.upper(): str(value) for name, value in asdict(self).items()}

    def storage(self) -> Database:
        """The database to use."""
        return database_at(self.database or None, Path(self.data))
