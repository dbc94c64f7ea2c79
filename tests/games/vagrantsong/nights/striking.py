"""One action of a Haint at a bare table, and what it did: losses, effects, where everybody then stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hearthside.games.vagrantsong.content.board import NAME
from hearthside.games.vagrantsong.state import Journey

from ..table import acting, go_on, haunting, set_at, sit, table
from ..test_haint import settle

ROW = tuple(f"{car}{n}b" if n else f"{car}b" for car, n in (
    *(("A", n) for n in range(1, 7)), ("AB", 0), *(("B", n) for n in range(1, 7)), ("BC", 0), *(("C", n) for n in range(1, 7))
))  # fmt: skip
"""The second row of the train from end to end: ROW[n] is n spaces from its first."""
FAR = "C6d"


class Struck(NamedTuple):
    """What an action did to each Vagrant, and where the Haint is."""

    lost: list[int]
    effects: list[list[str]]
    at: list[str]
    haint: str


def strike(
    scenario: str,
    mood: int,
    *tokens: str,
    haint: str = ROW[0],
    at: tuple[str, ...] = (FAR, FAR),
    arrange: Callable[[Journey], object] | None = None,
) -> Struck:
    """Those tokens are drawn for the Haint in that mood; ties go to whatever is offered first."""
    s = table(*("songsmith", "cursebearer", "empress")[: len(at)], scenario=scenario, haint=haint)
    set_at(s, *at)
    s.haints[0].mood = mood
    if arrange is not None:
        arrange(s)
    before = [v.humanity for v in s.vagrants]
    after = settle(sit(haunting(s), picks=list(tokens), seed=1)).state
    lost = [n - v.humanity for n, v in zip(before, after.vagrants, strict=True)]
    where = [NAME[v.at] if v.at >= 0 else "" for v in after.vagrants]
    there = after.haints[0].at
    return Struck(
        lost, [v.effects for v in after.vagrants], where, NAME[there] if there >= 0 else ""
    )


def haunted(scenario: str, mood: int, effects: tuple[str, ...] = ()) -> tuple[int, list[str]]:
    """What a walk through the Haint costs, and the effects one then has."""
    s = table("songsmith", "cursebearer", scenario=scenario, haint="B3b")
    set_at(s, "B2b", FAR)
    s.haints[0].mood = mood
    s.vagrants[0].effects = list(effects)
    v = go_on(sit(acting(s, 0, move=1)), "dash:B4b").state.vagrants[0]
    return 10 - v.humanity, v.effects
