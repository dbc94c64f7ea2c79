"""Where the commands print what people read."""

from __future__ import annotations

from rich.console import Console

console = Console(emoji=False)
"""What people read."""

errors = Console(stderr=True, emoji=False)
"""Where progress and complaints go, so that output can be piped."""
