"""The Wendigo of Scenario 12: what it is starving for, and what it does about it."""

from __future__ import annotations

from hearthside.kernel import Asks, note
from hearthside.kernel.grid import cells

from ...rules.blows import (
    adjacent,
    each,
    everyone,
    furthest,
    gets,
    gets_or_loses,
    harder,
    lose,
    nearest,
    strike,
    target,
)
from ...rules.breaks import complete
from ...rules.haint import PLAIN, distances, ground_of, walk_haint
from ...rules.humanity import lose as lose_humanity
from ...rules.places import bodies, clear_terrain, spaces_of, stood_on, where
from ...rules.ties import worst, worst_body
from ...state import Journey
from ..board import CAR, NAME, TRAIN
from ..page import Action, Body, Mood, OnBody, Track

IT = 0
HUNGRY, BOILING = 0, 1
STARVED = Track("starved", "Bloodstarved: {0}.", most=4)
FED = Track("fed")


def fed_or_not(s: Journey, h: int) -> Asks:
    """The end of its turn: on a Blood Pool it drinks, and wants nothing; anywhere else it wants more."""
    at = s.haints[h].at
    if s.terrain.get(at) != "pool":
        STARVED.add(s)  # VN-1204
        return
    clear_terrain(s, at)  # VN-1204
    note(s, "drank", s.haints[h].who, NAME[at], rule="VN-1204")
    STARVED.set(s, 0)  # VN-1204
    if FED.add(s) >= 3:  # VN-1292
        yield from complete(s, "seconds")


# -- what it does --------------------------------------------------------------------------------------


def starving(n: int) -> OnBody:
    """The Vagrant loses so much, and 1 more for each Bloodstarved."""

    def effect(s: Journey, h: int, body: Body) -> Asks:
        yield from lose_humanity(s, body & 7, n + STARVED.of(s) + harder(s, h), "VS-202")

    return effect


def bleeding(s: Journey) -> list[Body]:
    """Everyone on the board who is Bleeding."""
    return [b for b in everyone(s) if "bleeding" in s.vagrants[b].effects]


def blood(s: Journey, h: int) -> int:
    """The nearest Blood Pool or Bleeding Vagrant, as a mask of all that are as near."""
    scent = spaces_of(s, "pool")
    for body in bleeding(s):
        scent |= stood_on(s.vagrants[body])  # VS-072
    row = TRAIN.dist[s.haints[h].at]
    least = min((row[j] for j in cells(scent)), default=0)
    return sum(1 << j for j in cells(scent) if row[j] == least)


def smells_blood(s: Journey, h: int) -> Asks:
    """All who are Bleeding lose 7; where nobody is, the nearest begins to."""
    hurt = bleeding(s)
    for body in hurt:
        yield from strike(s, h, body, (lose(7),))
    if not hurt and (there := bodies(s)):  # VS-072
        yield from strike(s, h, worst_body(s, nearest(s, h, there)), (gets("bleeding"),))


def furthest_in_car(s: Journey, h: int, left: list[Body]) -> list[Body]:
    """The Vagrant of its car who is furthest away."""
    here = [b for b in left if CAR[where(s, b)] == CAR[s.haints[h].at]]
    return furthest(s, h, here) if here else []


def cools(s: Journey, h: int, aim: Body | None, action: Action) -> Asks:
    """One Bloodstarved goes."""
    STARVED.add(s, -1)
    return
    yield


def turns_away(s: Journey, h: int) -> Asks:
    """It moves 3, to where it is furthest from the nearest Vagrant."""
    there = everyone(s)
    if not there:
        return
    away = distances(1 << where(s, worst_body(s, nearest(s, h, there))))
    ground = ground_of(s)
    can = ground.reach(s.haints[h].at, 3)
    ends = sum(1 << j for j in worst(cells(can), lambda j: away[j]))
    yield from walk_haint(s, h, ground, 3, ends, PLAIN)


def wants_more(s: Journey, h: int) -> Asks:
    """The Cycle Effect: 1 Bloodstarved."""
    STARVED.add(s)
    return
    yield


HUNGRY_MOOD = Mood(
    "Hungry",
    nail=Action(
        "Follow the Drops", "It moves toward the nearest Blood Pool or Bleeding Vagrant, whatever Candles burn. The target loses 7.",
        move=3, range=1, toward=blood, does=(target(lose(7)),),
    ),
    candle=Action("Lope", "The target loses 7.", move=4, range=1, does=(target(lose(7)),)),
    salt=Action(
        "It Smells You", "Everyone who is Bleeding loses 7. If nobody is, the nearest Vagrant gains Bleeding.", perform=smells_blood,
    ),
    foot=Action(
        "Run Down", "The furthest Vagrant of its car loses 6, and 1 more for each Bloodstarved.",
        move=5, range=1, aim=furthest_in_car, does=(target(starving(6)),),
    ),
    apple=Action(
        "Carve", "The target loses 7, and 1 more for each Bloodstarved.", move=2, range=1, does=(target(starving(7)),),
    ),
    cycle_text="It gets 1 Bloodstarved.",
    cycle=wants_more,
    haunted_text="Gain Bleeding.",
    haunted=(gets("bleeding"),),
    end=fed_or_not,
)  # fmt: skip

BOILING_MOOD = Mood(
    "Boiling",
    nail=Action("Heavy Feet", "The target loses 6.", move=2, range=1, does=(target(lose(6)),)),
    candle=Action(
        "Scald", "The target gains Bleeding, or loses 7.", move=2, range=2, does=(target(gets_or_loses("bleeding", 7)),),
    ),
    salt=Action(
        "Boil Over", "Everyone beside it loses 7, and it loses 1 Bloodstarved.", range=1,
        does=(each(adjacent, lose(7)), cools),
    ),
    foot=Action("It Cannot Look at You", "It moves 3, as far from the nearest Vagrant as it can.", perform=turns_away),
    apple=Action("Hot Breath", "The target loses 8.", range=3, does=(target(lose(8)),)),
    cycle_text="It gets 1 Bloodstarved.",
    cycle=wants_more,
    haunted_text="Gain Bleeding.",
    haunted=(gets("bleeding"),),
    end=fed_or_not,
)  # fmt: skip
