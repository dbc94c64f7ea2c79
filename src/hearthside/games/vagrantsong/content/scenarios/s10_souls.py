"""The Lost Souls of the snow: how they roam, and what a token makes them do (Scenarios 10 and 11)."""

from __future__ import annotations

from hearthside.kernel import ANYONE, Asks
from hearthside.kernel.grid import cells

from ...rules.asking import Where
from ...rules.blows import adjacent, each, gets_or_loses, lose
from ...rules.haint import PLAIN, distances, enter_haint, ground_of, walk_haint
from ...rules.paths import goals
from ...rules.places import bodies, open_spaces, where
from ...state import Journey
from ..board import TRAIN
from ..page import Action, HaintCard, Mood

SOUL = "lost_soul"


def souls(s: Journey) -> list[int]:
    """The Lost Souls on the train."""
    return [k for k, h in enumerate(s.haints) if h.who == SOUL and h.at >= 0]


def roams(s: Journey, h: int, n: int) -> Asks:
    """A Lost Soul moves, Haunting as many as it can, or toward the nearest; never onto another."""
    at, ground = s.haints[h].at, ground_of(s)
    there = [where(s, b) for b in bodies(s)]  # VS-072
    if not there:
        return
    others = sum(1 << s.haints[k].at for k in souls(s) if k != h)
    ends = ground.reach(at, n) & ~others  # VN-1002
    least = min(TRAIN.dist[at][j] for j in there)
    if least > n:
        prey = sum(1 << j for j in set(there) if TRAIN.dist[at][j] == least)  # VS-002
        ends = goals(ground, at, n, 0, distances(prey)) & ~others or ends
    yield from walk_haint(s, h, ground, n, ends, PLAIN)  # VN-1002


def all_roam(s: Journey, n: int) -> Asks:
    """Every Lost Soul moves so, one after the other."""
    for h in souls(s):
        s.haints[h].haunted = 0
        yield from roams(s, h, n)


SOUL_COMES = Where(
    "soul_from_snow", "VS-002", "On {0}", prompt="a Lost Soul comes. Where from?", part=True
)


def soul_comes(s: Journey, mask: int) -> Asks:
    """A Lost Soul comes onto the train on an open space of a mask, or on any if none of those is open."""
    free = list(cells(mask & open_spaces(s))) or list(cells(open_spaces(s)))
    enter_haint(s, SOUL, (yield from SOUL_COMES.choose(ANYONE, free)))


def all_at_once(s: Journey, h: int) -> Asks:
    """It moves 3, Haunting as many as it can."""
    yield from roams(s, h, 3)  # VN-1053 VN-1153 VN-1653


MOURNING = Mood(
    "Mourning",
    nail=Action("A Step", "It goes for the target.", move=1, range=1),  # VN-1050 VN-1150 VN-1650
    candle=Action("Two Steps", "It goes for the target.", move=2, range=1),  # VN-1051 VN-1151 VN-1651
    salt=Action(
        "Breath", "Everyone next to it loses 1.", range=1, does=(each(adjacent, lose(1)),),  # VN-1052 VN-1152 VN-1652
    ),
    foot=Action("Is Anybody There?", "It moves 3, Haunting as many as it can.", perform=all_at_once),
    apple=Action(
        "Arms Out", "Everyone next to it loses 2.", move=2, range=1, does=(each(adjacent, lose(2)),),  # VN-1054 VN-1154 VN-1654
    ),
    cycle_text="",
    haunted_text="Be Frostbitten, or lose 1 if you are.",
    haunted=(gets_or_loses("frostbitten", 1),),  # VN-1057 VN-1157
)  # fmt: skip


def soul_card(follows: str, aside: bool) -> HaintCard:
    """A Lost Soul that acts by the token of another, right after it; nothing gives it Humanity."""
    return HaintCard(SOUL, "Lost Soul", (MOURNING,), follows=follows, aside=aside)
