"""Structured logs: one JSON object a line, never with a token in it."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any

log = logging.getLogger("hearthside.server")
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


def configure(level: str) -> None:
    """Send every log of the server process to standard error as JSON lines."""
    number = logging.getLevelNamesMapping().get(level.upper())
    if number is None:
        raise ValueError(f"log level {level!r}: expected debug, info, warning or error")
    stream = logging.StreamHandler(sys.stderr)
    stream.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [stream]
    root.setLevel(number)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    for name in ("uvicorn.error", "uvicorn.access", "websockets"):
        logging.getLogger(name).setLevel(max(number, logging.WARNING))
