"""What a server is told at start: by arguments, or by environment for its worker processes."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Self
from urllib.parse import urlsplit

from .mail import MailServer
from .storage.sql import Database, database_at

_PREFIX = "HEARTHSIDE_"
_SWITCH = {True: "on", False: "off"}
_READ: dict[str, Callable[[str], str | int | float | bool]] = {
    "str": str,
    "int": int,
    "float": float,
    "bool": lambda text: {"on": True, "off": False}[text.lower()],
}


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
    sockets: int = 200
    """WebSockets that one address may have open in each server process."""
    share: float = 0.25
    """The part of a processor that one address may take of each server process, after twenty seconds' worth of it at once."""
    idle: float = 300.0
    """Seconds after which a table nobody looks at leaves the memory."""
    quota: int = 1000
    """Tables from one address that are kept at once, those in storage aside."""
    joined: int = 10
    """Seats of open tables that may be taken from one address while those games go on."""
    archive_days: float = 90.0
    """Days without anybody after which a table goes into storage; 0: never."""
    remove_days: float = 0.0
    """Days without anybody after which a table in storage is removed; 0: never."""
    smtp: str = ""
    """Where e-mail is handed in: smtps://user:password@host:465 or smtp://host:587; empty: no e-mail is sent."""
    mail_from: str = ""
    """The address that e-mail comes from."""
    webhooks: bool = False
    """Whether people may be told by webhook."""
    push: bool = False
    """Whether browsers may be told by Web Push; push services are given `mail_from` or `public_url` to turn to."""
    public_url: str = ""
    """What people type to get here, for the links in what is sent."""
    redeal: bool = True
    """Whether what is to come is dealt anew when a seat changes hands, and at imported and branched tables."""
    trusted: str = ""
    """Addresses of proxies whose X-Forwarded-For is believed, separated by commas."""

    def __post_init__(self) -> None:
        for name in (
            *("rate", "requests", "tables", "sockets", "share", "idle", "quota", "joined"),
        ):
            if getattr(self, name) <= 0:
                raise ValueError(f"{name} must be above 0, not {getattr(self, name)}")
        for name in ("bots", "archive_days", "remove_days"):
            if not getattr(self, name) >= 0:
                raise ValueError(f"{name} must be 0 or more, not {getattr(self, name)}")
        if self.smtp:
            self.mail_server()
        if self.push and not self.contact:
            raise ValueError("push needs mail_from, or a public_url that begins with https://")

    @classmethod
    def from_environment(cls) -> Self:
        """The configuration that `HEARTHSIDE_...` variables give; errors name the variable."""
        given: dict[str, str | int | float] = {}
        for f in fields(cls):
            text = os.environ.get(_PREFIX + f.name.upper())
            if text is None:
                continue
            try:
                given[f.name] = _READ[str(f.type)](text)
            except (ValueError, KeyError):
                kind = {"bool": "on nor off"}.get(str(f.type), "a number")
                variable = f"{_PREFIX}{f.name.upper()}"
                raise ValueError(f"{variable}: not {kind}: {text!r}") from None
        return cls(**given)  # type: ignore[arg-type]

    def to_environment(self) -> dict[str, str]:
        """The variables that worker processes read the same configuration from."""
        given = asdict(self)
        return {
            _PREFIX + name.upper(): _SWITCH[value] if isinstance(value, bool) else str(value)
            for name, value in given.items()
        }

    def mail_server(self) -> MailServer | None:
        """Where e-mail is handed in, if anywhere."""
        return MailServer.at(self.smtp, self.mail_from) if self.smtp else None

    @property
    def contact(self) -> str:
        """Where those can turn who take messages from this server."""
        if self.mail_from:
            return f"mailto:{self.mail_from}"
        parts = urlsplit(self.public_url)
        return f"https://{parts.hostname}" if parts.scheme == "https" and parts.hostname else ""

    def storage(self) -> Database:
        """The database to use."""
        return database_at(self.database or None, Path(self.data))
