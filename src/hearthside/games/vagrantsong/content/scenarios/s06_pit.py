"""The Pit of Scenario 6: its pools, and how it pulls."""

from __future__ import annotations

from hearthside.kernel import Asks, note
from hearthside.kernel.grid import cells

from ...rules.asking import Where
from ...rules.blows import everyone, lose, most_humanity, strike
from ...rules.haint import distances
from ...rules.happenings import LAY
from ...rules.humanity import become_westbound, wound
from ...rules.humanity import lose as lose_humanity
from ...rules.movement import PUT_DOWN, drift, field, put_down
from ...rules.places import (
    bodies,
    caught,
    clear_terrain,
    open_spaces,
    set_terrain,
    spaces_of,
    terrain_left,
    where,
)
from ...rules.spots import nearest_open
from ...rules.ties import harm_on, settle, worst_body
from ...state import Journey
from .. import page
from ..board import CAR_MASK, NAME, TO_SIDE, TRAIN

SUNK, SHAKEN, CANDLE = page.Track("sunk"), page.Track("shaken"), page.Track("black_candle")
YAWNING, WIDE = 0, 1


# -- the pools ---------------------------------------------------------------------------------


def pools(s: Journey) -> int:
    """The spaces that are the Pit: pools, and all of car B once it has sunk."""
    return sunk(s) | spaces_of(s, "pool")


def falls(s: Journey, body: page.Body, space: int) -> Asks:
    """VN-0601: The Pit Event: a Vagrant goes Westbound; one who already is, is out."""
    if body >= 8:
        dry = nearest_open(s, space, TRAIN.all & ~pools(s))
        s.vagrants[body & 7].pup = yield from PUT_DOWN.choose(body & 7, dry, "pup")
        return
    v = s.vagrants[body]
    if v.westbound:
        v.at = v.pup = -1
        v.out = v.acted = True
        note(s, "removed", v.who, rule="VS-229")
        return
    yield from become_westbound(s, body)
    yield from put_down(s, body, rim(s), "VS-104")


def sunk(s: Journey) -> int:
    """Car B, once it has sunk."""
    return CAR_MASK[1] if SUNK.of(s) else 0


def into_the_car(s: Journey, i: int, body: page.Body, space: int) -> Asks:
    """Every space of a car that has sunk is the Pit."""
    if sunk(s) >> space & 1:
        yield from falls(s, body, space)


PIT = page.Terrain(
    kind="pool",
    text="may be entered, and the Pit has whoever does. Terrain that slides into one is gone.",
    enters=falls,
)


def rim(s: Journey) -> list[int]:
    """The open spaces three away from the Pit, or as near to that as there are."""
    free = open_spaces(s) & ~pools(s)
    rings = [ring & free for ring in field(pools(s), TRAIN.all)]
    best = min((d for d, ring in enumerate(rings) if ring), key=lambda d: (abs(d - 3), -d))
    return list(cells(rings[best]))


def drag(n: int) -> page.OnBody:
    """The body is moved toward the nearest pool; with the Pit wide open, 1 further."""

    def effect(s: Journey, h: int, body: page.Body) -> Asks:
        yield from drift(s, body, n + s.haints[h].mood, pools(s))

    return effect


def gap(s: Journey, body: page.Body) -> int:
    """Steps from a body to the Pit."""
    return distances(pools(s))[where(s, body)]


def widen(s: Journey, i: int) -> Asks:
    """A pool joins the others, toward the nearer end; with none left, a Wound."""
    if SUNK.of(s) or terrain_left(s, "pool") <= 0:
        yield from wound(s, i)
        return
    free = TRAIN.spread(pools(s)) & open_spaces(s)
    spots = list(cells(free))
    if not spots:
        return
    reach = {j: min(TO_SIDE["round"][j], TO_SIDE["break"][j]) for j in spots}
    least = min(reach.values())
    space = yield from WIDEN.choose(i, [j for j in spots if reach[j] == least])
    set_terrain(s, space, "pool")
    note(s, "terrain", "pool", NAME[space], rule="VS-104")


WIDEN = Where("widen", "VS-002", "Let it spread to {0}", prompt="the Pit spreads. Where?")


# -- the Pit -----------------------------------------------------------------------------------


def brink(s: Journey, h: int) -> Asks:
    """VN-0640, VN-0641: Once it is wide open, whoever is next to it loses 2."""
    if s.haints[h].mood == WIDE:
        for body in caught(s, TRAIN.spread(pools(s))):
            yield from strike(s, h, body, (lose(2),))


def pull_nearest(s: Journey, h: int) -> Asks:
    """VN-0630, VN-0640: The Vagrant nearest the Pit is moved 1 toward it and loses 2."""
    foes = bodies(s)  # VS-072
    gaps = [gap(s, b) for b in foes]
    body = worst_body(s, [b for b, n in zip(foes, gaps, strict=True) if n == min(gaps)])
    yield from strike(s, h, body, (drag(1), lose(2)))
    yield from brink(s, h)


def pull_furthest(s: Journey, h: int) -> Asks:
    """VN-0631, VN-0641: The Vagrant furthest from the Pit is moved 2 toward it and loses 2."""
    foes = bodies(s)  # VS-072
    gaps = [gap(s, b) for b in foes]
    body = worst_body(s, [b for b, n in zip(foes, gaps, strict=True) if n == max(gaps)])
    yield from strike(s, h, body, (drag(2), lose(2)))
    yield from brink(s, h)


def pull_all(s: Journey, h: int) -> Asks:
    """VN-0632, VN-0642: Everyone within Range 8 of the Pit is moved 1 toward it."""
    for body in caught(s, sum(field(pools(s), TRAIN.all)[:9])):
        yield from strike(s, h, body, (drag(1),))


def landslide(s: Journey, h: int) -> Asks:
    """VN-0633, VN-0643: All other Terrain slides 2 toward the Pit; whoever it pushes against loses 2."""
    layers = field(pools(s), TRAIN.all)
    depth = {j: d for d, mask in enumerate(layers) for j in cells(mask)}
    for t in sorted((t for t, kind in s.terrain.items() if kind != "pool"), key=lambda t: depth[t]):
        kind = s.terrain[t]
        at = t
        for _ in range(2):
            nexts = [j for j in TRAIN.ways[at] if depth[j] < depth[at]]
            if not nexts:
                break
            to = yield from settle(s, nexts, lambda j: harm_on(s, 1 << j), LAY, kind)  # VS-002
            pushed = caught(s, 1 << to)
            if pushed:
                yield from strike(s, h, pushed[0], (lose(2),))
                break
            clear = open_spaces(s) | pools(s)
            if not clear >> to & 1:
                break
            clear_terrain(s, at)
            at = to
            if pools(s) >> to & 1:
                break
            set_terrain(s, to, kind)


def pull_strongest(s: Journey, h: int) -> Asks:
    """VN-0634, VN-0644: The Vagrant with most Humanity is moved 4 toward it; cut short by Terrain, they lose 2."""

    def haul(s: Journey, h: int, body: page.Body) -> Asks:
        wanted = min(gap(s, body), 4 + s.haints[h].mood)
        made = yield from drift(s, body, 4 + s.haints[h].mood, pools(s))
        if made < wanted:
            yield from lose_humanity(s, body & 7, 2)

    yield from strike(s, h, worst_body(s, most_humanity(s, h, everyone(s))), (haul,))


def swallow(s: Journey, h: int) -> Asks:
    """VN-0636, VN-0646: The Cycle Effect: one more pool."""
    if not SUNK.of(s) and terrain_left(s, "pool") > 0:
        yield from widen(s, s.recent)


def pit_mood(name: str, more: str) -> page.Mood:
    """Both moods pull alike; the second pulls 1 further, and its brink hurts."""
    brink = " Then everyone next to it loses 2." if more else ""
    return page.Mood(
        name,
        nail=page.Action("Crumbling Edge", f"The Vagrant nearest the Pit loses 2 and is moved 1 toward it{more}.{brink}", perform=pull_nearest),
        candle=page.Action("Long Arm", f"The Vagrant furthest from the Pit loses 2 and is moved 2 toward it{more}.{brink}", perform=pull_furthest),
        salt=page.Action("Inhale", f"Everyone within Range 8 is moved 1 toward it{more}.", perform=pull_all),
        foot=page.Action("Landslide", "Other Terrain slides 2 toward it; whoever it hits loses 2.", perform=landslide),
        apple=page.Action("By the Ankles", f"The Vagrant with most Humanity is moved 4 toward it{more}; cut short, they lose 2.", perform=pull_strongest),
        cycle_text="One more pool, next to another.",
        cycle=swallow,
        haunted_text="",
    )  # fmt: skip
