"""The world map: roads, wilderness, bridges, event cards, rest."""

from __future__ import annotations

from collections import deque
from functools import cache

from hearthside.kernel import Asks, Decision, Option, note

from ..content import EVENTS, PLACES, TOWNS
from ..content.cards import Part
from ..content.notation import Effect
from ..state import ALIVE, SKILLS, Hero, Tale
from .checks import skill_check
from .effects import perform, recover
from .party import lead_seat, leader
from .skirmish import table_row
from .statuses import refresh_all

GO = {p: Option("go", p) for p in PLACES}
REST, GO_ON, STOP = Option("rest"), Option("go_on"), Option("stop")
ENTER = {t: Option("enter", t) for t in TOWNS}
OUTCOMES = (Option("outcome", 0), Option("outcome", 1))
MOON = (Effect("moon"),)


def is_road(place: str) -> bool:
    """Roads, bridges, towns and the church are on the road (FL-039)."""
    return PLACES[place].kind != "wild"


@cache
def reach(start: str, stride: int) -> tuple[str, ...]:
    """Spaces within this round's movement from `start`, `start` itself left out.

    On the road as many as the STRIDE (FL-038), the last of them may be off the road (FL-042). Off the
    road one space (FL-040), or onto a road and on along it (FL-043), or across a road (FL-041).
    """
    found: dict[str, int] = {start: 0}
    ahead = deque([start])
    wild_start = not is_road(start)
    while ahead:
        here = ahead.popleft()
        used = found[here]
        if used >= stride:
            continue
        for link in PLACES[here].links:
            if link in found:
                continue
            if not is_road(link):
                if wild_start and here != start:
                    continue
                found[link] = stride  # movement ends off the road
            else:
                found[link] = used + 1
                ahead.append(link)
    if wild_start:  # FL-041: over a road into the wilderness behind it
        for link in PLACES[start].links:
            if is_road(link):
                for beyond in PLACES[link].links:
                    if not is_road(beyond):
                        found.setdefault(beyond, stride)
    found.pop(start)
    return tuple(found)


@cache
def distances(goal: str) -> dict[str, int]:
    """How many links every space is away from `goal`."""
    out = {goal: 0}
    ahead = deque([goal])
    while ahead:
        here = ahead.popleft()
        for link in PLACES[here].links:
            if link not in out:
                out[link] = out[here] + 1
                ahead.append(link)
    return out


def nearest_town(place: str) -> str:
    """The town that is the fewest spaces away (FL-340)."""
    away = distances(place)
    return min(TOWNS, key=lambda t: (away[t], t))


def rest(s: Tale) -> None:
    """4 vita, 4 PP, 4 GP for everybody; on 1-3 the group is found (FL-036, FL-037).

    Whatever the story says of the passing of time goes on as in any round (FL-035).
    """
    s.rested = True
    for h in s.heroes:
        more = 2 if "deep_rest" in h.words else 0
        recover(h, "vita", 4 + more)
        recover(h, "pp", 4 + more)
        recover(h, "gp", 4)
    roll = s.dice.roll(10)
    note(s, "rested", roll, rule="FL-036")
    if roll <= 3:
        s.waiting.append("skirmish:" + ",".join(table_row(s)))


def may_rest(s: Tale) -> bool:
    """Once in a chapter, not between stories (FL-032)."""
    return not s.rested and not s.between


def travel_options(s: Tale) -> list[Option]:
    """Where the group may go from here, and whether it stays (FL-038 to FL-043, FL-051)."""
    out = [GO[p] for p in reach(s.place, leader(s).stride)]
    if s.place in TOWNS:
        out.append(ENTER[s.place])
    if may_rest(s):
        out.append(REST)
    if s.between:
        out.append(GO_ON)
    return out


def draw_event(s: Tale) -> Asks:
    """A road or off-road card by where the group stands (FL-044, FL-046, FL-047, FL-048)."""
    wild = not is_road(s.place)
    deck = s.wild if wild else s.road
    name = deck.draw(s)
    if name is None:
        return
    card = EVENTS[name]
    s.card = name
    if wild:
        note(s, "front", name, rule="FL-048")
        pick = yield Decision(lead_seat(s), "outcome", OUTCOMES, rule="FL-048", about=(name,))
        half = int(pick.args[0])
    else:
        half = 0 if s.day else 1
    note(s, "event", name, half, rule="FL-044")
    part = card.parts[half]
    first = leader(s)
    yield from read_part(s, first, part)
    if card.moon and (wild or not s.day):
        yield from perform(s, first, MOON)
    if name not in s.events:
        if wild:
            deck.put_bottom(name)  # FL-047
        else:
            deck.throw(name)
    s.card = ""


def read_part(s: Tale, first: Hero, part: Part) -> Asks:
    """What a half or an outcome does: effects, or a check with two ends."""
    yield from perform(s, first, part.effect)
    if part.check is None:
        return
    skill, number, who = part.check
    those = [first] if who == "leader" else [h for h in s.heroes if h.form == ALIVE]
    for h in those:
        if h.form != ALIVE:
            continue
        passed = yield from skill_check(s, h, SKILLS.index(skill), number)
        yield from perform(s, h, part.passed if passed else part.failed)


def discard_events(s: Tale) -> None:
    """KEEP IN PLAY events end (FL-030, FL-049)."""
    for name in s.events:
        if EVENTS[name].deck == "wild":
            s.wild.put_bottom(name)
        else:
            s.road.throw(name)
    s.events.clear()
    refresh_all(s)
