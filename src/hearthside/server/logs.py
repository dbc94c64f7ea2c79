"""Structured logs: one JSON object a line, never with a token in it."""

from __future__ import annotations

import json
import logging
import re
import sys
from collections import Counter
from datetime import UTC, datetime
from typing import Any

log = logging.getLogger("hearthside.server")
OFTEN = 10
"""Lines of one wording that may be logged in a minute: whoever sends nonsense, or finds what fails, fills no disk."""
_SECRET = re.compile(r"[A-Za-z0-9_-]{44,}")
_ORDINARY = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


def hide(text: str) -> str:
    """`text` with anything that could be a token blotted out.

    >>> hide("opened by " + "a" * 44)
    'opened by [hidden]'
    """
    return _SECRET.sub("[hidden]", text)


class JsonLines(logging.Formatter):
    """Writes a log record as one line of JSON, its extra fields included."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        for key, value in vars(record).items():
            if key not in _ORDINARY:
                entry[key] = value
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return hide(json.dumps(entry, default=str))


class Sparing(logging.Filter):
    """Lets only so many lines of one wording through each minute; the next one after that says how many it left out."""

    def __init__(self) -> None:
        super().__init__()
        self._minute = -1
        self._seen: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        minute = int(record.created // 60)
        if minute != self._minute:
            left_out = {said: n - OFTEN for said, n in self._seen.items() if n > OFTEN}
            self._minute, self._seen = minute, Counter()
            if left_out:
                record.left_out = left_out
        said = str(record.msg)[:80]
        self._seen[said] += 1
        return self._seen[said] <= OFTEN


def configure(level: str) -> None:
    """Send every log of the server process to standard error as JSON lines."""
    number = logging.getLevelNamesMapping().get(level.upper())
    if number is None:
        raise ValueError(f"log level {level!r}: expected debug, info, warning or error")
    stream = logging.StreamHandler(sys.stderr)
    stream.setFormatter(JsonLines())
    stream.filters = [Sparing()]
    root = logging.getLogger()
    root.handlers = [stream]
    root.setLevel(number)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    for name in ("uvicorn.error", "uvicorn.access", "websockets"):
        logger = logging.getLogger(name)
        logger.setLevel(max(number, logging.WARNING))
