"""The Scenarios that are in, in campaign order; loading this fills `format.SCENARIOS`."""

from . import s01, s02, s03, s04, s05, s06, s07

__all__ = ["s01", "s02", "s03", "s04", "s05", "s06", "s07"]
