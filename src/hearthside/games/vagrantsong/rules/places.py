"""Who and what is where: bodies, open spaces, ranges (VS-014 to VS-017, VS-097 to VS-105)."""

from __future__ import annotations

from functools import lru_cache

from hearthside.kernel.grid import cells, mask_of

from ..content.board import CAR, CAR_MASK, TRAIN
from ..content.page import (
    FIGURES,
    PUP,
    SCENARIOS,
    Body,
    Figure,
    HaintCard,
    Mood,
    Scenario,
    kind_of,
)
from ..state import Haint, Journey, Vagrant


def scenario_of(s: Journey) -> Scenario:
    """The Scenario being played."""
    return SCENARIOS[s.scenario]


def card_of(s: Journey, h: int) -> HaintCard:
    """The page's card of a Haint."""
    return SCENARIOS[s.scenario].cards[s.haints[h].who]


def mood_of(s: Journey, h: int) -> Mood:
    """The present mood of a Haint (VS-166)."""
    haint = s.haints[h]
    return SCENARIOS[s.scenario].cards[haint.who].moods[haint.mood]


def the_haint_called(s: Journey, who: str) -> int:
    """The number of the Haint of that name that is in play; -1 if it is not."""
    for k, haint in enumerate(s.haints):
        if haint.who == who and not haint.gone:
            return k
    return -1


def takes_humanity(s: Journey, h: Haint) -> bool:
    """Whether giving Humanity to a Haint does anything: it has a Threshold, or the page says what happens instead."""
    return h.threshold > 0 or bool(SCENARIOS[s.scenario].on.nudged)


def bodies(s: Journey) -> list[Body]:
    """The standees of Vagrants on the board, the Pup among them (VS-072)."""
    found = []
    for v in s.vagrants:
        if v.at >= 0:
            found.append(v.seat)
            if v.pup >= 0:
                found.append(v.seat + PUP)
    return found


def where(s: Journey, body: Body) -> int:
    """The space a body stands on."""
    v = s.vagrants[body & 7]
    return v.pup if body >= PUP else v.at


def name_of(s: Journey, body: Body) -> str:
    """The key of whoever a body is."""
    return "pup" if body >= PUP else s.vagrants[body & 7].who


def place(s: Journey, body: Body, space: int) -> None:
    """Put a body on a space."""
    v = s.vagrants[body & 7]
    if body >= PUP:
        v.pup = space
    else:
        v.at = space


def vagrants_mask(s: Journey) -> int:
    """The spaces where Vagrants or the Pup stand."""
    mask = 0
    for v in s.vagrants:
        if v.at >= 0:
            mask |= 1 << v.at
        if v.pup >= 0:
            mask |= 1 << v.pup
    return mask


def haints_mask(s: Journey) -> int:
    """The spaces where Haints stand."""
    mask = 0
    for h in s.haints:
        if h.at >= 0:
            mask |= 1 << h.at
    return mask


def standing(s: Journey) -> int:
    """The spaces nobody else may stop on: Vagrants, Haints, other standees (VS-127, VS-090)."""
    mask = vagrants_mask(s) | haints_mask(s)
    for key, space in s.figures.items():
        if figure_of(key).solid:
            mask |= 1 << space
    return mask


def covered(s: Journey) -> int:
    """The spaces with Terrain."""
    return _mask(tuple(s.terrain))


@lru_cache(maxsize=4096)
def _mask(spaces: tuple[int, ...]) -> int:
    return mask_of(spaces)


def open_spaces(s: Journey) -> int:
    """The spaces with nothing in them at all (VS-015)."""
    taken = standing(s) | s.closed | covered(s)
    for space in s.candles:
        taken |= 1 << space
    for space in s.events.values():
        taken |= 1 << space
    for space in s.figures.values():
        taken |= 1 << space
    return TRAIN.all & ~taken


def open_near(s: Journey, space: int) -> list[int]:
    """Open spaces next to a space; failing that, enterable ones; failing that, the nearest open.

    VS-192: what a displaced character, or a token to be put next to something, may take.
    """
    free = open_spaces(s)
    found = TRAIN.near[space] & free
    if not found:
        found = TRAIN.near[space] & ~standing(s) & ~s.blocked
    radius = 2
    while not found and radius < 30:
        found = TRAIN.reach(space, radius) & free
        radius += 1
    return list(cells(found))


def sight(s: Journey, start: int, reach: int) -> int:
    """The spaces within a Vagrant's range: not through Terrain, onto it only at a Haint.

    VS-097 to VS-100: characters do not stop it (VS-098), Terrain does (VS-099).
    """
    walls = covered(s)
    if not walls or start < 0:
        return TRAIN.reach(start, reach)
    return _seen(start, reach, walls, walls & haints_mask(s))


@lru_cache(maxsize=8192)
def _seen(start: int, reach: int, walls: int, shown: int) -> int:
    """The spaces within range where `walls` are in the way, of which some are `shown`."""
    edge = seen = 1 << start
    for _ in range(reach):
        edge = TRAIN.spread(edge) & ~seen
        seen |= edge & (~walls | shown)
        edge &= ~walls
        if not edge:
            break
    return seen


def hidden(s: Journey, seat: int, space: int) -> bool:
    """Whether a Scenario keeps a Vagrant from targeting what stands on a space."""
    for _, _, unseen in SCENARIOS[s.scenario].on.unseen:
        if unseen(s, seat, space):
            return True
    return False


def in_reach(s: Journey, space: int, reach: int) -> list[Body]:
    """The bodies within a Haint's range of a space, one per Vagrant (VS-070, VS-101)."""
    mask = TRAIN.reach(space, reach)
    return caught(s, mask)


def caught(s: Journey, mask: int) -> list[Body]:
    """The bodies on the spaces of `mask`; if both Runaway and Pup are, only she (VS-070)."""
    found = []
    for v in s.vagrants:
        if v.at >= 0 and mask >> v.at & 1:
            found.append(v.seat)
        elif v.pup >= 0 and mask >> v.pup & 1:
            found.append(v.seat + PUP)
    return found


def stood_on(v: Vagrant) -> int:
    """The space of a Vagrant and that of the Pup, as a mask."""
    return (1 << v.at if v.at >= 0 else 0) | (1 << v.pup if v.pup >= 0 else 0)


def stands_on(v: Vagrant, mask: int) -> bool:
    """Whether a Vagrant, or the Pup for her, stands on one of some spaces: what "you" do counts for both (VS-077)."""
    return bool(stood_on(v) & mask)


def same_car(s: Journey, space: int) -> list[Body]:
    """The bodies in the car of a space, one per Vagrant."""
    car = CAR[space]
    found = []
    for v in s.vagrants:
        if v.at >= 0 and CAR[v.at] == car:
            found.append(v.seat)
        elif v.pup >= 0 and CAR[v.pup] == car:
            found.append(v.seat + PUP)
    return found


def near_haint(s: Journey, v: Vagrant, h: int, reach: int) -> bool:
    """Whether a Vagrant, or the Pup for her (VS-077), is within range of a Haint."""
    at = s.haints[h].at
    if at < 0:
        return False
    return stands_on(v, TRAIN.reach(at, reach))


def set_terrain(s: Journey, space: int, kind: str) -> None:
    """Put Terrain on a space."""
    s.terrain[space] = kind
    if kind not in scenario_of(s).open_floor:
        s.blocked |= 1 << space


def clear_terrain(s: Journey, space: int) -> None:
    """Take Terrain off a space, and what lies on it."""
    del s.terrain[space]
    mark = s.marked.pop(space, "")
    if mark in s.cycle:
        s.cycle[mark] += 1
    s.blocked &= ~(1 << space)


def terrain_left(s: Journey, kind: str) -> int:
    """How many pieces of a kind are left: both faces of a pair share six; tokens may serve as more."""
    pair = PAIR[kind]
    ground = scenario_of(s).ground(kind)
    stock = PIECES + (ground.spare if ground is not None else 0)
    return stock - sum(1 for laid in s.terrain.values() if PAIR[laid] == pair)


def spaces_of(s: Journey, kind: str) -> int:
    """The spaces with Terrain of a kind."""
    mask = 0
    for space, laid in s.terrain.items():
        if laid == kind:
            mask |= 1 << space
    return mask


def close_car(s: Journey, car: int) -> None:
    """A car is out of play: nobody walks there, and what lay there is gone."""
    s.closed |= CAR_MASK[car]
    s.blocked |= CAR_MASK[car]


PIECES = 6
PAIR = {"box": 0, "debris": 0, "coffin": 1, "snow": 1, "hole": 2, "pool": 2}


def figure_of(key: str) -> Figure:
    """The standee of a key, with or without its number."""
    return FIGURES[kind_of(key)]


def add_figure(s: Journey, kind: str, space: int) -> str:
    """Set one more standee of a kind on a space; returns its key."""
    key = next(f"{kind}{n}" for n in range(1, 99) if f"{kind}{n}" not in s.figures)
    s.figures[key] = space
    return key


def figures_at(s: Journey, kind: str) -> list[int]:
    """The spaces with standees of a kind."""
    return [space for key, space in s.figures.items() if kind_of(key) == kind]
