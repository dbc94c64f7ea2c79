"""Winning, losing and scoring: chapter one of the rule book."""

from __future__ import annotations

from collections.abc import Sequence

from hearthside.kernel import END, CutShort, note

from ..content.missions import MISSIONS
from ..state import EAST, NORTH, SOUTH, WEST, West, column
from .possible import at_start


def score(s: West, seat: int, n: int) -> None:
    """Move a score token by `n`; at the end of the track the game is won (DW-001, DW-002, DW-099)."""
    i = seat if s.mode == "versus" else 0
    before = s.points[i]
    after = min(max(before + n, 0), s.finish)  # DW-009
    s.points[i] = after
    if s.journal is not None:
        note(s, "points", seat, after - before, after, rule="DW-099")
    if not s.at_once:
        reach(s, seat)


def reach(s: West, seat: int) -> None:
    """Win if the score is complete and the mission's own condition holds (DW-011)."""
    i = seat if s.mode == "versus" else 0
    mission = MISSIONS[s.mission]
    if s.points[i] < s.finish or (mission.home and not all_home(s)):
        return
    if mission.line and not joined(s):
        return
    s.winners = [seat] if s.mode == "versus" else list(range(s.seats))
    s.how = "score"
    note(s, "won", seat, rule="DW-001")
    raise CutShort(END)


def reach_together(s: West, seats: Sequence[int]) -> None:
    """Rivals brought to the end by one event: the one further west wins, then the richer one (DW-001, DW-004)."""
    there = [seat for seat in seats if s.points[seat] == s.finish]
    if not there:
        return
    s.winners = foremost(s, there)
    s.how = "score"
    for seat in s.winners:
        note(s, "won", seat, rule="DW-001")
    raise CutShort(END)


def foremost(s: West, seats: Sequence[int]) -> list[int]:
    """Those in front by points, then by how far west they are, then by all their resources (DW-004)."""

    def standing(seat: int) -> tuple[int, int, int]:
        p = s.players[seat]
        return (s.points[seat], column(p.at), sum(p.res))

    best = max(map(standing, seats))
    return [seat for seat in seats if standing(seat) == best]


def all_home(s: West) -> bool:
    """Whether everybody is on the start tile, or on what stands for it (DW-164)."""
    return all(at_start(s, p.at) for p in s.players)


def joined(s: West) -> bool:
    """Whether railways lead from the start tile, or from what stands for it, to the far town (DW-164, DW-167)."""
    return s.goal in line(s)


def line(s: West) -> set[int]:
    """All the railways that lead on from the start tile, or from what stands for it (DW-164)."""
    ahead = [at for at in s.rails if at_start(s, at)]
    seen = set(ahead)
    while ahead:
        at = ahead.pop()
        for there in (at + WEST, at + EAST, at + NORTH, at + SOUTH):
            if there in s.rails and there not in seen:
                seen.add(there)
                ahead.append(there)
    return seen


def die(s: West, seat: int, rule: str) -> None:
    """A character dies: all is lost together or alone (DW-007, DW-020); in versus it is out (DW-008)."""
    p = s.players[seat]
    s.fallen = seat
    note(s, "died", seat, rule=rule)
    if s.mode != "versus":
        s.how = "death"
        raise CutShort(END)
    p.out = p.passed = True
    p.at = -1
    if all(other.out for other in s.players):
        s.how = "all_out"
        raise CutShort(END)


def out_of_days(s: West) -> None:
    """The day track has ended: most points win in versus, then west, then wealth (DW-003, DW-004)."""
    s.how = "days"
    if s.mode == "versus":
        s.winners = foremost(s, [seat for seat, p in enumerate(s.players) if not p.out])
    note(s, "days_end", rule="DW-003")
    raise CutShort(END)
