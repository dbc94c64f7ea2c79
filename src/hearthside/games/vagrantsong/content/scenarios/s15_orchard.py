"""The orchard of Scenario 15: what the Whispering Willow does to those near it, and the Bookbinder with his spade."""

from __future__ import annotations

from hearthside.kernel import Asks
from hearthside.kernel.grid import cells

from ...rules.blows import (
    adjacent,
    each,
    everyone,
    furthest,
    gets,
    gets_or_loses,
    haunted_loss,
    in_car,
    in_range,
    lose,
    strike,
    target,
)
from ...rules.haint import go_haunting, go_toward
from ...rules.happenings import lay_terrain
from ...rules.humanity import lose as lose_humanity
from ...rules.movement import drift
from ...rules.places import bodies, caught, clear_terrain, in_reach, open_spaces, where
from ...rules.spots import near
from ...rules.ties import worst_body
from ...state import Journey
from ..board import TRAIN
from ..page import Action, Body, Effect, Lasting, Mood, Track, quiet

HE, TREE = 0, 1
DIGGING, MOURNING = 0, 1
SHADE = Track("shade", "The Willow's shade reaches {0}.", start=1, most=19)
POISONED, RUNG = Track("poisoned"), Track("rung")


# -- the Willow ----------------------------------------------------------------------------------------

SHELTERED = Lasting(
    key="sheltered",
    text="Nothing befalls anybody for being near the Willow this round.",
    until="round",
)


def tree_at(s: Journey) -> int:
    """Where the Willow stands; -1 once it is felled."""
    return s.haints[TREE].at


def by_tree(s: Journey, reach: int = 1) -> list[Body]:
    """Whoever is within so many spaces of the Willow, and feels it."""
    at = tree_at(s)
    return in_reach(s, at, reach) if at >= 0 and SHELTERED.key not in s.lasting else []  # VN-1521


def in_the_shade(s: Journey) -> Asks:
    """At the end of each round its shade costs 2."""
    for body in by_tree(s, SHADE.of(s)):  # VN-1501
        yield from lose_humanity(s, body & 7, 2, "VN-1501")


def uproots(s: Journey, h: int, path: list[int]) -> Asks:
    """Terrain that the Willow comes over is removed."""
    if h == TREE:  # VN-1502
        for space in path[1:]:
            if space in s.terrain:
                clear_terrain(s, space)  # VN-1502
    return
    yield


def creeps(s: Journey, n: int) -> Asks:
    """The Willow moves toward the nearest Vagrant."""
    there = bodies(s)  # VS-072
    if tree_at(s) >= 0 and there:
        row = TRAIN.dist[tree_at(s)]
        least = min(row[where(s, b)] for b in there)
        prey = worst_body(s, [b for b in there if row[where(s, b)] == least])
        yield from go_toward(s, TREE, n, where(s, prey))


def shuffles(s: Journey, i: int) -> Asks:
    """At the end of the own turn, 2 toward the Willow."""
    yield from to_tree(s, i, 2)  # VN-1515


def to_tree(s: Journey, body: Body, n: int) -> Asks:
    """A body is moved toward the Willow, if it stands."""
    if tree_at(s) >= 0:
        yield from drift(s, body, n, 1 << tree_at(s))


FEET = Effect(
    key="shuffle",
    name="Shufflin' Feet",
    text="At the end of your turn you are moved 2 toward the Willow. Discard Iron Nails to be rid of it.",
    cure="nail",
    turn_end=shuffles,
)
WIND = quiet(
    "Whisperin' Wind",
    "Gain Shufflin' Feet, or lose 2 if you have it.",
    gets_or_loses("shuffle", 2),  # VN-1557
)


# -- what he does --------------------------------------------------------------------------------------


def digs(s: Journey, h: int, aim: Body | None, action: Action) -> Asks:
    """A Hole opens on an open space next to him, if one is left and there is room."""
    beside = cells(TRAIN.near[s.haints[h].at] & open_spaces(s))
    yield from lay_terrain(s, "hole", list(beside))  # VN-1504


def roots(s: Journey, h: int) -> Asks:
    """The Willow moves 1 toward the nearest Vagrant; everyone next to it loses 5."""
    yield from creeps(s, 1)
    for body in by_tree(s):
        yield from strike(s, h, body, (lose(5),))


def bends_low(s: Journey, h: int) -> Asks:
    """The Willow moves 2, Haunting as many as it can."""
    if tree_at(s) >= 0:
        yield from go_haunting(s, TREE, 2)


def by_graves(s: Journey, h: int, aim: Body | None, action: Action) -> list[Body]:
    """Everyone next to a Hole."""
    return caught(s, near("hole")(s))


def dragged(s: Journey, h: int, body: Body) -> Asks:
    """The body is moved 2 toward the Willow."""
    yield from to_tree(s, body, 2)


def leans(s: Journey, h: int) -> Asks:
    """The Cycle Effect: everybody is moved 1 toward the Willow."""
    for body in everyone(s):
        yield from to_tree(s, body, 1)


CYCLE = "All Vagrants are moved 1 toward the Willow."

DIGGING_MOOD = Mood(
    "Digging",
    nail=Action(
        "Another Grave", "A Hole opens on an open space next to him. Everyone beside him loses 6.",  # VN-1530
        move=3, range=1, does=(digs, each(adjacent, lose(6))),
    ),
    candle=Action("Flat of the Spade", "The target loses 7.", move=4, range=1, does=(target(lose(7)),)),  # VN-1531
    salt=Action(
        "Roots", "The Willow moves 1 toward the nearest Vagrant. Everyone next to it loses 5.", perform=roots,  # VN-1532
    ),
    foot=Action(
        "Marking the Page", "The furthest Vagrant gains Shufflin' Feet and loses 6.",  # VN-1533
        aim=furthest, does=(target(gets("shuffle"), lose(6)),),
    ),
    apple=Action(
        "Bound in Hide", "The target loses 7 and is moved 2 toward the Willow.", move=3, range=1,  # VN-1534
        does=(target(lose(7), dragged),),
    ),
    cycle_text=CYCLE,
    cycle=leans,  # VN-1536
    haunted=(haunted_loss(1),),  # VN-1537
)  # fmt: skip

MOURNING_MOOD = Mood(
    "Mourning",
    nail=Action("Give Him Back", "The target loses 7.", move=4, range=1, does=(target(lose(7)),)),  # VN-1540
    candle=Action("Open Graves", "Everyone next to a Hole loses 6.", does=(each(by_graves, lose(6)),)),  # VN-1541
    salt=Action(
        "Dirge", "Everyone in his car gains Shufflin' Feet, or loses 5 if they have it.",  # VN-1542
        does=(each(in_car, gets_or_loses("shuffle", 5)),),
    ),
    foot=Action("Bends Low", "The Willow moves 2, Haunting as many as it can.", perform=bends_low),  # VN-1543
    apple=Action(
        "Earth to Earth", "Everyone in range loses 6.", move=2, range=2, area=True, does=(each(in_range, lose(6)),),  # VN-1544
    ),
    cycle_text=CYCLE,
    cycle=leans,  # VN-1546
    haunted=(haunted_loss(1),),  # VN-1547
)  # fmt: skip
