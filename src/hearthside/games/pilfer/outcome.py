"""How a game of Pilfer ends, how near that is, and the figures of a finished one."""

from __future__ import annotations

from hearthside.kernel import END, Goal, Outcome

from .state import ROUNDS, Table, worth


def outcome(s: Table) -> Outcome | None:
    """The richest stash wins, at the goal or when the candle is out."""
    if s.step != END:
        return None
    sums = [worth(stash) for stash in s.stashes]
    best = max(sums)  # PF-012
    how, rule = ("goal", "PF-011") if best >= s.goal else ("candle", "PF-012")
    return Outcome(tuple(1.0 if n == best else 0.0 for n in sums), how, rule)  # PF-012


def race(s: Table) -> tuple[Goal, ...]:
    """Every stash on its way to the goal, and the candle."""
    stashes = [
        Goal("Loot", min(worth(stash), s.goal), s.goal, seat, rule="PF-011", look="crown")
        for seat, stash in enumerate(s.stashes)
    ]
    candle = Goal("Candle", s.round - 1, ROUNDS, means="ends", rule="PF-012", look="candle")
    return (*stashes, candle)


def metrics(s: Table) -> dict[str, int]:
    """Facts about a finished game."""
    return {"rounds": s.round, "richest": max(map(worth, s.stashes))}
