"""Where the commands print: people get Rich, programs get JSON."""

from __future__ import annotations

import json
import sys
from typing import Any

from rich.console import Console

console = Console()
"""What people read."""

errors = Console(stderr=True)
"""Where progress and complaints go, so that output can be piped."""


def emit(data: Any) -> None:
    """Print JSON for a program: one document, keys as they are documented."""
    json.dump(data, sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")
