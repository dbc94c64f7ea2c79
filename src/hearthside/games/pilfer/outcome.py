"""How a game of Pilfer ends, and the figures of a finished one."""

from __future__ import annotations

from hearthside.kernel import END, Outcome

from .state import Table, worth


def outcome(s: Table) -> Outcome | None:
    """The richest stash wins, at the goal or when the candle is out."""
    if s.step != END:
        return None
    sums = [worth(stash) for stash in s.stashes]
    best = max(sums)
    how, rule = ("goal", "PF-011") if best >= s.goal else ("candle", "PF-012")
    return Outcome(tuple(1.0 if n == best else 0.0 for n in sums), how, rule)


def metrics(s: Table) -> dict[str, int]:
    """Facts about a finished game."""
    return {"rounds": s.round, "richest": max(map(worth, s.stashes))}
