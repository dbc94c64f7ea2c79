"""The words Haint actions are written in: what happens to a body, and to whom (VS-202 to VS-207)."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Asks

from ..content.board import EDGES, SIDE, TRAIN
from ..content.page import PUP, Action, Aim, Body, OnBody, Resolve
from ..state import Journey, Vagrant
from .breaks import fury
from .haint import shielded, tell_target
from .humanity import give_effect
from .humanity import lose as lose_humanity
from .movement import drift
from .parts import sum_for_all
from .places import bodies, caught, in_reach, same_car, scenario_of, where

Who = Callable[[Journey, int, Body | None, Action], list[Body]]


def harder(s: Journey, h: int) -> int:
    """How much more a Haint's actions cost: by its Fury, by what is in force, and by what a study varies."""
    on = scenario_of(s).on
    more = s.tune.get("blows", 0) + fury(s, h)
    return more + sum_for_all(s, on.harder) if on.harder else more


# -- on one body -------------------------------------------------------------------------------


def lose(n: int) -> OnBody:
    """The Vagrant loses Humanity; a Scenario may make its Haint hit harder."""

    def effect(s: Journey, h: int, body: Body) -> Asks:
        yield from lose_humanity(s, body & 7, n + harder(s, h), "VS-202")

    return effect


def haunted_loss(n: int) -> OnBody:
    """The Haunted Effect most Haints have: lose Humanity."""

    def effect(s: Journey, h: int, body: Body) -> Asks:
        yield from lose_humanity(s, body & 7, n, "VS-212")

    return effect


def gets(key: str) -> OnBody:
    """The Vagrant gains a Haint Effect."""

    def effect(s: Journey, h: int, body: Body) -> Asks:
        yield from give_effect(s, body & 7, key)

    return effect


def gets_or_loses(key: str, n: int) -> OnBody:
    """The Vagrant gains a Haint Effect, or, having it, loses Humanity (VS-207)."""

    def effect(s: Journey, h: int, body: Body) -> Asks:
        if not (yield from give_effect(s, body & 7, key)):
            yield from lose_humanity(s, body & 7, n, "VS-207")

    return effect


def shoved(n: int, side: str) -> OnBody:
    """The body is moved toward a side."""

    def effect(s: Journey, h: int, body: Body) -> Asks:
        yield from drift(s, body, n, SIDE[side])

    return effect


def pulled(n: int) -> OnBody:
    """The body is moved toward the Haint."""

    def effect(s: Journey, h: int, body: Body) -> Asks:
        yield from drift(s, body, n, 1 << s.haints[h].at)

    return effect


def pushed(n: int) -> OnBody:
    """The body is moved away from the Haint."""

    def effect(s: Journey, h: int, body: Body) -> Asks:
        yield from drift(s, body, n, 1 << s.haints[h].at, away=True)

    return effect


def wounding(n: int, key: str) -> OnBody:
    """The Vagrant loses Humanity; whoever that Wounds gains a Haint Effect."""

    def effect(s: Journey, h: int, body: Body) -> Asks:
        before = [flipped(v) for v in s.vagrants]
        yield from lose_humanity(s, body & 7, n + harder(s, h), "VS-202")
        for v, wounds in zip(s.vagrants, before, strict=True):
            if flipped(v) > wounds:
                yield from give_effect(s, v.seat, key)

    return effect


def flipped(v: Vagrant) -> int:
    """How many cards of a Vagrant are turned over."""
    return sum(n < 0 for n in v.skills) + sum(n < 0 for n in v.junk)


# -- whom --------------------------------------------------------------------------------------


def strike(s: Journey, h: int, body: Body, effects: tuple[OnBody, ...]) -> Asks:
    """Let effects befall a body, unless Salt keeps them off (VS-150 to VS-152)."""
    if where(s, body) < 0:
        return
    if not (yield from shielded(s, body)):
        for effect in effects:
            yield from effect(s, h, body)


def target(*effects: OnBody) -> Resolve:
    """On the target, if there is one in range (VS-203, VS-204)."""

    def sentence(s: Journey, h: int, aim: Body | None, action: Action) -> Asks:
        if aim is not None:
            tell_target(s, h, aim)
            yield from strike(s, h, aim, effects)

    return sentence


def each(who: Who, *effects: OnBody) -> Resolve:
    """On everyone of a group, decided before the first is touched."""

    def sentence(s: Journey, h: int, aim: Body | None, action: Action) -> Asks:
        for body in who(s, h, aim, action):
            yield from strike(s, h, body, effects)

    return sentence


def in_range(s: Journey, h: int, aim: Body | None, action: Action) -> list[Body]:
    """Everyone in the action's range."""
    return in_reach(s, s.haints[h].at, action.range)


def in_car(s: Journey, h: int, aim: Body | None, action: Action) -> list[Body]:
    """Everyone in the Haint's car."""
    return same_car(s, s.haints[h].at)


def adjacent(s: Journey, h: int, aim: Body | None, action: Action) -> list[Body]:
    """Everyone next to the Haint."""
    return in_reach(s, s.haints[h].at, 1)


def by_edge_or_terrain(s: Journey, h: int, aim: Body | None, action: Action) -> list[Body]:
    """Everyone beside an edge or Terrain, whatever the car."""
    return caught(s, EDGES | near_terrain(s))


def near_terrain(s: Journey) -> int:
    """The spaces next to Terrain."""
    mask = 0
    for space in s.terrain:
        mask |= TRAIN.near[space]
    return mask


# -- aims (VS-183, VS-207) ---------------------------------------------------------------------


def furthest(s: Journey, h: int, left: list[Body]) -> list[Body]:
    """The Vagrant furthest away on the whole board."""
    row = TRAIN.dist[s.haints[h].at]
    most = max(row[where(s, b)] for b in left)
    return [b for b in left if row[where(s, b)] == most]


def nearest(s: Journey, h: int, left: list[Body]) -> list[Body]:
    """The Vagrant closest on the whole board."""
    row = TRAIN.dist[s.haints[h].at]
    least = min(row[where(s, b)] for b in left)
    return [b for b in left if row[where(s, b)] == least]


def furthest_within(reach: int) -> Aim:
    """The Vagrant furthest away among those within range."""

    def aim(s: Journey, h: int, left: list[Body]) -> list[Body]:
        row = TRAIN.dist[s.haints[h].at]
        near = [b for b in left if row[where(s, b)] <= reach]
        return furthest(s, h, near) if near else []

    return aim


def most_tokens(s: Journey, h: int, left: list[Body]) -> list[Body]:
    """The Vagrant who holds most tokens."""
    held = {b: len(s.vagrants[b & 7].tokens) for b in left if b < PUP}
    if not held:
        return left
    most = max(held.values())
    return [b for b in held if held[b] == most]


def most_humanity(s: Journey, h: int, left: list[Body]) -> list[Body]:
    """The Vagrant with most Humanity who is not Westbound."""
    able = [b for b in left if b < PUP and not s.vagrants[b].westbound]
    if not able:
        return left
    most = max(s.vagrants[b].humanity for b in able)
    return [b for b in able if s.vagrants[b].humanity == most]


def everyone(s: Journey) -> list[Body]:
    """Every Vagrant on the board, the Pup left out (VS-077)."""
    return [b for b in bodies(s) if b < PUP]
