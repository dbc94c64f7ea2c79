"""Skills whose whole effect is Humanity: how much, for whom, and under which condition (VK-001 to VK-096)."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import SPACE
from hearthside.games.vagrantsong.state import Journey

from ..table import block, hold
from .casting import Case, played, wounded


def not_first(s: Journey) -> None:
    """Somebody else had the first turn."""
    s.first = 1


def candle(name: str):  # type: ignore[no-untyped-def]
    """A Candle on a space."""

    def arrange(s: Journey) -> None:
        s.bindle.remove("candle")
        s.candles.append(SPACE[name])

    return arrange


def holding(*tokens: str):  # type: ignore[no-untyped-def]
    """The performer holds tokens."""
    return lambda s: hold(s, 0, *tokens)


def rock(s: Journey) -> None:
    """Terrain next to the Haint, out of the way."""
    block(s, "B2a")


def at_their_best(s: Journey) -> None:
    """The mate needs nothing, so Selfless asks nothing."""
    s.vagrants[1].humanity = s.vagrants[1].most


def mate_far(s: Journey) -> None:
    """The mate is out of every range."""
    s.vagrants[1].at = SPACE["A1a"]


def all_acted(s: Journey) -> None:
    """The mate has had a turn."""
    s.vagrants[1].acted = True


def mate_wounded(s: Journey) -> None:
    """The mate has a Wounded Skill, and needs no Humanity."""
    at_their_best(s)
    s.vagrants[1].skills[0] *= -1


def pup_away(s: Journey) -> None:
    """The Pup is next to no Haint, but in range of it."""
    s.vagrants[0].pup = SPACE["B3a"]
    s.haints[0].at = SPACE["B2b"]


def lost(n: int):  # type: ignore[no-untyped-def]
    """The performer has lost so much."""

    def arrange(s: Journey) -> None:
        s.vagrants[0].humanity = s.vagrants[0].most - n

    return arrange


@pytest.mark.parametrize(
    "case",
    [
        # Common
        pytest.param(Case(1, 2, [4, 1], haint=3), marks=pytest.mark.rule("VK-001")),
        pytest.param(Case(1, 2, [4, 5], haint=2, arrange=not_first), marks=pytest.mark.rule("VK-001")),
        pytest.param(Case(3, 2, [4, 1], haint=1, gap=2), marks=pytest.mark.rule("VK-003")),
        pytest.param(Case(3, 2, [4, 5], haint=3, arrange=holding("nail")), marks=pytest.mark.rule("VK-003")),
        pytest.param(Case(5, 2, [4, 5], haint=4, arrange=candle("B4b")), marks=pytest.mark.rule("VK-005")),
        pytest.param(Case(5, 2, [4, 5], haint=2, arrange=candle("B5b")), marks=pytest.mark.rule("VK-005")),
        pytest.param(Case(8, 1, [4, 5], haint=3, arrange=rock), marks=pytest.mark.rule("VK-008")),
        pytest.param(Case(8, 1, [4, 5], haint=2), marks=pytest.mark.rule("VK-008")),
        pytest.param(Case(10, 3, [4, 5, 1], haint=2, gap=5), marks=pytest.mark.rule("VK-010")),
        pytest.param(Case(12, 1, [5, 5, 4], haint=4), marks=pytest.mark.rule("VK-012")),
        pytest.param(Case(13, 1, [4, 5], haint=4, me=-1, gap=2), marks=pytest.mark.rule("VK-013")),
        pytest.param(Case(15, 2, [4, 4], haint=2, me=1, gap=3), marks=pytest.mark.rule("VK-015")),
        pytest.param(Case(15, 2, [4, 5], haint=2, gap=6), marks=pytest.mark.rule("VK-015")),
        pytest.param(Case(16, 2, [4, 5], mate=2, aim="v1"), marks=pytest.mark.rule("VK-016")),
        pytest.param(Case(16, 2, [4, 5], mate=3, aim="v1", arrange=wounded), marks=pytest.mark.rule("VK-016")),
        pytest.param(Case(18, 1, [4, 5], mate=2, me=2, aim="v0"), marks=pytest.mark.rule("VK-018")),
        pytest.param(Case(18, 1, [4, 1], me=1, aim="v0", arrange=mate_far), marks=pytest.mark.rule("VK-018")),
        pytest.param(Case(24, 1, [4, 5], haint=2, gap=2), marks=pytest.mark.rule("VK-024")),
        pytest.param(Case(24, 1, [4, 5], haint=6, arrange=all_acted), marks=pytest.mark.rule("VK-024")),
        pytest.param(Case(25, 1, [4, 1, 3], haint=2, me=-2), marks=pytest.mark.rule("VK-025")),
        pytest.param(Case(25, 1, [4, 5, 5], haint=6), marks=pytest.mark.rule("VK-025")),
        pytest.param(Case(29, 1, [4, 5], haint=2, gap=2), marks=pytest.mark.rule("VK-029")),
        pytest.param(Case(29, 1, [4, 1], haint=4, gap=5), marks=pytest.mark.rule("VK-029")),
        pytest.param(Case(33, 3, [4, 5, 5], haint=5, gap=4), marks=pytest.mark.rule("VK-033")),
        pytest.param(Case(33, 3, [4, 5, 1], haint=2), marks=pytest.mark.rule("VK-033")),
        pytest.param(Case(34, 3, [4, 5, 1], mate=4, aim="v1"), marks=pytest.mark.rule("VK-034")),
        pytest.param(Case(34, 2, [4, 5], mate=2, aim="v1"), marks=pytest.mark.rule("VK-034")),
        pytest.param(Case(83, 1, [4, 4, 1], haint=4, me=-1), marks=pytest.mark.rule("VK-083")),
        pytest.param(Case(83, 1, [4, 4, 2], haint=4, gap=3), marks=pytest.mark.rule("VK-083")),
        # Songsmith
        pytest.param(Case(35, 2, [4, 5], haint=2, gap=3), marks=pytest.mark.rule("VK-035")),
        pytest.param(Case(36, 2, [5, 5], haint=2, me=1, mate=1, gap=4), marks=pytest.mark.rule("VK-036")),
        pytest.param(Case(36, 2, [5, 1], haint=1, me=1, arrange=mate_far), marks=pytest.mark.rule("VK-036")),
        pytest.param(Case(37, 2, [4, 5], me=1, mate=3, aim="v1"), marks=pytest.mark.rule("VK-037")),
        pytest.param(Case(38, 2, [4, 5], haint=3, gap=5), marks=pytest.mark.rule("VK-038")),
        pytest.param(Case(38, 2, [4, 1], haint=1), marks=pytest.mark.rule("VK-038")),
        pytest.param(Case(41, 2, [4, 5, 4, 5], haint=4, gap=3), marks=pytest.mark.rule("VK-041")),
        pytest.param(Case(41, 2, [4, 3], haint=1), marks=pytest.mark.rule("VK-041")),
        pytest.param(Case(42, 2, [4, 5], haint=3, gap=2), marks=pytest.mark.rule("VK-042")),
        pytest.param(Case(42, 2, [4, 5], haint=2, arrange=mate_far), marks=pytest.mark.rule("VK-042")),
        # Runaway
        pytest.param(Case(46, 2, [3, 5], haint=2), marks=pytest.mark.rule("VK-046")),
        pytest.param(Case(48, 1, [4, 5], haint=6), marks=pytest.mark.rule("VK-048")),
        pytest.param(Case(48, 1, [4, 5], haint=2, arrange=pup_away), marks=pytest.mark.rule("VK-048")),
        # Empress
        pytest.param(Case(52, 3, [4, 5], haint=4, gap=2), marks=pytest.mark.rule("VK-052")),
        pytest.param(Case(53, 1, [4, 5, 1], haint=3), marks=pytest.mark.rule("VK-053")),
        pytest.param(Case(53, 1, [4, 5, 1], haint=2, arrange=not_first), marks=pytest.mark.rule("VK-053")),
        pytest.param(Case(56, 1, [5, 4, 6, 1, 1], haint=4), marks=pytest.mark.rule("VK-056")),
        # Revivalist
        pytest.param(Case(59, 2, [4, 4], haint=2, me=2, gap=2, arrange=at_their_best), marks=pytest.mark.rule("VK-059")),
        pytest.param(Case(59, 2, [4, 5], haint=2), marks=pytest.mark.rule("VK-059")),
        pytest.param(Case(61, 2, [3, 5], mate=2, aim="v1"), marks=pytest.mark.rule("VK-061")),
        pytest.param(
            Case(62, 2, [4, 5], haint=2, mate=1, me=1, gap=3, then=("take:0",)), marks=pytest.mark.rule("VK-062")
        ),
        pytest.param(Case(65, 2, [3, 5], mate=5, me=-2, aim="v1", gap=3), marks=pytest.mark.rule("VK-065")),
        pytest.param(Case(66, 2, [4, 5], haint=2, arrange=at_their_best), marks=pytest.mark.rule("VK-066")),
        pytest.param(Case(66, 2, [4, 5], haint=3, gap=2, arrange=mate_wounded), marks=pytest.mark.rule("VK-066")),
        # Cursebearer
        pytest.param(Case(67, 2, [3, 1], haint=1, me=-1), marks=pytest.mark.rule("VK-067")),
        pytest.param(Case(67, 2, [3, 5], haint=2), marks=pytest.mark.rule("VK-067")),
        pytest.param(Case(69, 1, [4, 5], haint=4, me=-1), marks=pytest.mark.rule("VK-069")),
        pytest.param(Case(72, 2, [4, 5], haint=4, gap=3), marks=pytest.mark.rule("VK-072")),
        pytest.param(Case(72, 2, [4, 5], haint=6, arrange=lost(9)), marks=pytest.mark.rule("VK-072")),
        pytest.param(Case(73, 1, [4, 5], haint=3, me=1, gap=2, arrange=wounded), marks=pytest.mark.rule("VK-073")),
        pytest.param(Case(73, 1, [4, 5], haint=2), marks=pytest.mark.rule("VK-073")),
        # Wayfarer
        pytest.param(Case(77, 1, [4, 5], haint=3, gap=3, arrange=holding("foot")), marks=pytest.mark.rule("VK-077")),
        pytest.param(Case(77, 1, [4, 5], haint=2, arrange=holding("nail")), marks=pytest.mark.rule("VK-077")),
        pytest.param(Case(78, 3, [4, 5, 1], haint=3, gap=3), marks=pytest.mark.rule("VK-078")),
        pytest.param(Case(78, 2, [4, 5], haint=2), marks=pytest.mark.rule("VK-078")),
        pytest.param(
            Case(82, 1, [4, 5], haint=5, gap=3, arrange=holding("nail", "salt", "foot", "apple")),
            marks=pytest.mark.rule("VK-082"),
        ),
        pytest.param(Case(82, 1, [4, 5], haint=3, arrange=holding("nail")), marks=pytest.mark.rule("VK-082")),
        # Westbound
        pytest.param(Case(93, 2, [3, 5], haint=2, gap=2), marks=pytest.mark.rule("VK-093")),
        pytest.param(
            Case(94, 2, [4, 5], mate=2, me=1, aim="v1", then=("take:0",)), marks=pytest.mark.rule("VK-094")
        ),
        pytest.param(Case(95, 2, [3, 3], haint=2, me=1), marks=pytest.mark.rule("VK-095")),
        pytest.param(Case(95, 2, [3, 4], haint=2), marks=pytest.mark.rule("VK-095")),
    ],
)  # fmt: skip
def test_a_skill_gives_what_its_card_says(case: Case) -> None:
    """To the Haint, the mate and whoever performs it; with its condition and without."""
    assert played(case) == (case.haint, case.mate, case.me)
