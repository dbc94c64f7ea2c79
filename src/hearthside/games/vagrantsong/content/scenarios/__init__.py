"""The Scenarios that are in, in campaign order; loading this fills `format.SCENARIOS`."""

from . import s01

__all__ = ["s01"]
