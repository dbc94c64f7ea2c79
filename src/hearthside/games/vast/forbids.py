"""Why an option that is not on offer is not."""

from __future__ import annotations

from hearthside.kernel import Decision, Option

from .state import Vast


def forbids(s: Vast, decision: Decision, option: Option) -> str | None:
    """The rule that keeps an option off the list."""
    return None
