"""The Knight's turn: take the cubes back, then steps and Encounters in any order."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, note
from hearthside.kernel.grid import cells

from ...content.board import ADJACENT, CRYPTS, INDEX, SUPPLY
from ...content.names import count_words
from ...content.roles import KNIGHT
from ...state import Vast
from ..edges import spread
from ..figures import BIT, foes_on, forcers_on, forcing
from ..flow import end_turn, finish
from ..lists import Spots
from ..movement import enter, offered, pauses, rings, steps_to, too_far, union
from .aids import AIDS, aids, keeps_secrets
from .encounters import lift_dark, meet
from .moments import no_cube
from .traits import MAP, TRACK_MAX, cubes_held, encounters_left, steps_left


def knight_collects(s: Vast) -> None:
    """VT-068: all her cubes come back from tracks, tools and treasures."""
    k = s.knight
    k.cubes = cubes_held(s)
    k.tracks, k.tools, k.charged = [0, 0, 0], [0, 0, 0, 0], []
    k.steps = k.met = k.trodden = k.met_at = k.looted = k.aim = 0
    k.struck = k.lurkers = k.forced = 0
    k.origin, k.deeds = SUPPLY, []
    s.step = "knight_acts"


# -- steps ---------------------------------------------------------------------------------


def walk_rings(s: Vast, steps: int) -> list[int]:
    """VT-027, VT-069: where her steps lead; what is to be met on the way has to be entered first.

    VT-093: a web costs one more, so the last step does not lead into one.
    """
    m, k = s.map, s.knight
    stops = pauses(s, KNIGHT) | forcing(s, KNIGHT) | ~m.lit
    found = rings(spread, m, k.at, steps, m.tiles, stops)
    if len(found) == steps and found:
        found[-1] &= ~m.webbed  # VT-093
    return found


def no_going(s: Vast) -> Bar | None:
    """VT-069: Movement, and an Encounter in reserve."""
    if not encounters_left(s):
        return Bar("VT-069", "No Encounter is left, so you cannot move on.")
    return None if steps_left(s) else Bar("VT-069", "No Movement is left.")


def no_walk(s: Vast, me: int, name: str) -> str | Bar | None:
    """VT-069: where she cannot go."""
    m, k, to = s.map, s.knight, INDEX[name]
    bar = no_going(s)
    if bar is not None:
        return bar
    steps = steps_left(s)
    if union(walk_rings(s, steps)) >> to & 1:
        return None
    if to == k.at:
        return Bar("VT-069", "You stand there.")
    if not m.tiles >> to & 1:
        return Bar("VT-027", "There is no tile.")
    stops = pauses(s, KNIGHT) | forcing(s, KNIGHT) | ~m.lit
    if m.webbed >> to & 1 and union(rings(spread, m, k.at, steps, m.tiles, stops)) >> to & 1:
        return Bar("VT-093", "The web there costs one Movement more than you have.")
    return too_far(spread, m, k.at, to, steps, m.tiles, "VT-069")


def way_to(s: Vast, to: int) -> list[int]:
    """The spaces of a shortest way on offer, the last first; new ones rather than old ones (VT-096)."""
    k, m, way = s.knight, s.map, [to]
    for ring in reversed(s.ways[: steps_to(s, to) - 1]):
        near = [at for at in cells(ring) if spread(m, 1 << at) >> way[-1] & 1]
        way.append(min(near, key=lambda at: k.trodden >> at & 1))
    return way


def walk(s: Vast, me: int, name: str) -> Asks:
    """VT-069: one leg of her way."""
    k, to = s.knight, INDEX[name]
    way = way_to(s, to)
    k.steps += len(way)
    for at in way:
        k.trodden |= 1 << at
    came = way[1] if len(way) > 1 else k.at
    yield from arrive(s, me, to, came, came)


def arrive(s: Vast, me: int, to: int, origin: int, came: int) -> Asks:
    """She enters a tile: tokens go, the Warlock is startled, the dark and forcing figures are an Encounter.

    VT-028, VT-038; VT-074, VT-077. `came` is where an open edge has to lead, if one does.
    """
    k, m = s.knight, s.map
    k.steps += m.webbed >> to & 1  # VT-093
    dark = not m.lit >> to & 1
    k.origin, k.at = origin, to
    note(s, "knight_walked", CRYPTS[to], rule="VT-069")
    yield from enter(s, KNIGHT, to)
    forcers = forcers_on(s, to, KNIGHT)
    k.forced = sum(BIT[name] for name in forcers)  # VT-076: before anything is revealed
    if dark or forcers:
        meet(s)
        if dark:
            yield from lift_dark(s, me, came)
        s.step = "knight_fights"
    else:
        k.origin = SUPPLY


def walk_words(s: Vast, me: int, name: str) -> str:
    """Where she goes and what she meets there."""
    at = INDEX[name]
    if not s.map.lit >> at & 1:
        return f"Go to {name} and reveal it"
    return f"Go to {name} and fight" if forcing(s, KNIGHT) >> at & 1 else f"Go to {name}"


GO = Act("go", "VT-069", walk, over=CRYPTS, barred=no_walk, label=walk_words, points="space:{0}")
GOES = Spots(GO)


def crossable(s: Vast) -> int:
    """VT-091: the tiles behind a wall of hers; never a crypt."""
    m, k = s.map, s.knight
    behind = ADJACENT[k.at] & m.tiles & ~spread(m, 1 << k.at)
    return behind if steps_left(s) > 1 else behind & ~m.webbed  # VT-093


def no_crossing(s: Vast, me: int, name: str) -> str | Bar | None:
    """VT-091: a step through a wall for a cube on the Ancient Map."""
    m, k, to = s.map, s.knight, INDEX[name]
    if not m.tiles >> to & 1:
        return Bar("VT-091", "No map leads into a crypt.")
    if not ADJACENT[k.at] & ~spread(m, 1 << k.at) & 1 << to:
        return Bar("VT-091", "It is not behind a wall of your tile.")
    bar = no_going(s)
    if bar is not None:
        return bar
    if not crossable(s) >> to & 1:
        return Bar("VT-093", "The web there costs one Movement more than you have.")
    if k.tools[MAP] >= TRACK_MAX:
        return Bar("VT-091", f"{TRACK_MAX} cubes lie on the Map.")
    return no_cube(s)


def cross(s: Vast, me: int, name: str) -> Asks:
    """VT-091: through the wall, for a cube and the usual Movement; a tile revealed so may lie wall to wall."""
    k, to = s.knight, INDEX[name]
    k.cubes -= 1
    k.tools[MAP] += 1
    k.steps += 1
    k.trodden |= 1 << to
    yield from arrive(s, me, to, k.at, SUPPLY)  # VT-075


CROSS = Act(
    "cross",
    "VT-091",
    cross,
    over=CRYPTS,
    barred=no_crossing,
    label="Ancient Map: through the wall to {0}",
    points="space:{0}",
    detail="1 hero cube and a step",
)
CROSSINGS = Spots(CROSS)


# -- the turn ------------------------------------------------------------------------------


def something_here(s: Vast) -> bool:
    """Whether an Encounter without a step has anything to do."""
    k, m = s.knight, s.map
    return bool((m.hoards | ~m.lit) >> k.at & 1) or bool(foes_on(s, k.at, KNIGHT))  # VT-080


def no_encounter(s: Vast, me: int) -> str | Bar | None:
    """VT-073: an Encounter where she stands."""
    if not encounters_left(s):
        return Bar("VT-069", "No Encounter is left.")
    return None if something_here(s) else Bar("VT-073", "There is nothing to do here.")


def encounter(s: Vast, me: int) -> Asks:
    """VT-073: reveal, attack, collect, without a step; nothing forces her then."""
    k = s.knight
    meet(s)
    k.forced, k.origin = 0, SUPPLY
    if not s.map.lit >> k.at & 1:
        yield from lift_dark(s, me, SUPPLY)
    s.step = "knight_fights"


ENCOUNTER = Act(
    "encounter",
    "VT-073",
    encounter,
    barred=no_encounter,
    label="Spend an Encounter here",
    points=lambda s, me: f"space:{CRYPTS[s.knight.at]}",
)


def end_actions(s: Vast, me: int) -> None:
    """VT-072: she may stop at any time; her cubes stay where they lie (VT-071)."""
    end_turn(s)


END_TURN = Act("end", "VT-072", end_actions, label="End your turn", prior=0.5)


def knight_options(s: Vast, me: int) -> list[Option]:
    """VT-069: steps and Encounters in any order, and aids."""
    k = s.knight
    options: list[Option] = []
    if encounters_left(s):
        steps = steps_left(s)
        if steps:
            options = GOES.of(offered(s, walk_rings(s, steps)))
            if k.cubes and k.tools[MAP] < TRACK_MAX:
                options += CROSSINGS.of(crossable(s))
        if something_here(s):
            options.append(ENCOUNTER.option)
    options += aids(s)
    options.append(END_TURN.option)
    return options


ACTIONS = Ask(
    "knight",
    "VT-069",
    (GO, CROSS, ENCOUNTER, *AIDS, END_TURN),
    prompt=lambda s, steps, meets, cubes: (
        f"{count_words(steps, 'step')}, {count_words(meets, 'Encounter')} and"
        f" {count_words(cubes, 'hero cube')} left. What will you do?"
    ),
    meanwhile="looks around",
    fast=knight_options,
)


def knight_acts(s: Vast) -> Asks:
    """VT-069, VT-070: steps, Encounters and cubes, mixed freely."""
    seat = s.seat_of[KNIGHT]
    decision = ACTIONS(s, seat, steps_left(s), encounters_left(s), s.knight.cubes)
    decision.always = keeps_secrets(s)
    pick = yield decision
    yield from ACTIONS.do(s, seat, pick)
    if s.winner >= 0:
        finish(s)
