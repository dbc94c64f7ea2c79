"""How many times as long as in `make test` servers are killed, leaks looked for and nonsense asked: `make soak LONG=10`."""

from __future__ import annotations

import os

TIMES = int(os.environ.get("SOAK", "1"))
