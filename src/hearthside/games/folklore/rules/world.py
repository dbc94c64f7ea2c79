"""The world map: roads, wilderness, bridges, event cards, rest."""

from __future__ import annotations

from collections import deque
from functools import cache

from hearthside.kernel import Act, Ask, Asks, Bar, Option, note

from ..content import EVENTS, PLACES, TOWNS
from ..content.cards import Part
from ..content.names import place_name, the
from ..content.notation import Effect
from ..state import ALIVE, OPENED, SKILLS, Hero, Tale
from .checks import skill_check
from .effects import perform, recover
from .memory import count
from .party import hero_card, leader, put, settle
from .skirmish import table_row
from .statuses import refresh_all

MOON = (Effect("moon"),)
DONE_SOMETHING = "used"
"""What `Hero.handled` calls that a character has used or bought something by the roadside this round."""


def is_road(place: str) -> bool:
    """Roads, bridges, towns and the church are on the road (FL-039)."""
    return PLACES[place].kind != "wild"


@cache
def reach(start: str, stride: int) -> tuple[str, ...]:
    """Spaces within this round's movement from `start`, `start` itself left out.

    On the road as many as the STRIDE (FL-038), the last of them may be off the road (FL-042). Off the
    road one space (FL-040), or onto a road, on along it and off it again while STRIDE is left (FL-042,
    FL-043), or straight across a road (FL-041).
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
def rounds_between(start: str, goal: str, stride: int) -> int:
    """How many rounds of travel `goal` is from `start`, for a leader of this STRIDE who goes straight there."""
    found, ahead = {start: 0}, deque([start])
    while goal not in found:
        here = ahead.popleft()
        for place in reach(here, stride):
            if place not in found:
                found[place] = found[here] + 1
                ahead.append(place)
    return found[goal]


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
    count(s, "rests")
    for h in s.heroes:
        more = 2 if "deep_rest" in h.words else 0
        recover(h, "vita", 4 + more)
        recover(h, "pp", 4 + more)
        recover(h, "gp", 4)
    roll = s.dice.roll(10)
    note(s, "rested", roll, rule="FL-036")
    if roll <= 3:
        s.waiting.append("skirmish:" + ",".join(table_row(s)))


def busy(s: Tale) -> bool:
    """Whether something has been used or bought by the roadside in this round (FL-033)."""
    return any(DONE_SOMETHING in h.handled for h in s.heroes)


def no_rest(s: Tale, seat: int) -> str | Bar | None:
    """FL-032: once in a chapter, never in combat or between stories."""
    if s.between:
        return Bar("FL-032", "Nobody rests between stories.")
    if s.rested:
        return Bar("FL-032", "The group has rested in this chapter.")
    if s.site is None and busy(s):
        return Bar("FL-033", "The round has begun with something else.")
    return "FL-032" if s.site is not None and s.site.combat else None


def rest_on_the_road(s: Tale, seat: int) -> None:
    """FL-034: nobody moves, and the card is drawn all the same."""
    rest(s)
    settle(s, "travel_end" if s.place in TOWNS else "world_card")


REST = Act(
    "rest",
    "FL-032",
    rest_on_the_road,
    barred=no_rest,
    label="Rest: 4 vita and 4 PP for everybody",
    detail="Once in this chapter. On 1 to 3 of a d10 something finds you.",
)


# -- a round of travel ----------------------------------------------------------------------------


ENDLESS = 100
"""More STRIDE than any road takes."""


def no_travel(s: Tale, seat: int, place: str) -> str | Bar | None:
    """How far the group gets in a round (FL-038 to FL-043)."""
    stride = leader(s).stride
    if place in reach(s.place, stride):
        return None
    if place == s.place:
        return Bar("FL-038", "The group is there.")
    away = distances(place)[s.place]
    if not is_road(s.place):
        return Bar("FL-040", f"It is {away} spaces away; off the road a round takes you one.")
    along = next((n for n in range(stride, ENDLESS) if place in reach(s.place, n)), 0)
    if along:
        return Bar("FL-038", f"It is {along} spaces away, the leader's STRIDE is {stride}.")
    return Bar("FL-042", "The way there leads on off the road, where a round takes you one space.")


def travel(s: Tale, seat: int, place: str) -> None:
    """The group moves (FL-038)."""
    s.place = place
    note(s, "travelled", s.place, rule="FL-038")
    s.step = "world_arrive"


TRAVEL = Act(
    "go",
    "FL-038",
    travel,
    over=PLACES,
    barred=no_travel,
    label=lambda s, seat, place: f"Go to {place_name(place)}",
    points="place:{0}",
)


def enter(s: Tale, seat: int, town: str) -> None:
    """Into the town that the group is at (FL-051)."""
    s.then.append("world_round")
    s.step = "town_enter"


ENTER = Act(
    "enter",
    "FL-051",
    enter,
    over=TOWNS,
    barred=lambda s, seat, town: None if s.place == town else "FL-051",
    label=lambda s, seat, town: f"Enter {TOWNS[town].name}",
    points="place:{0}",
)


def go_on(s: Tale, seat: int) -> None:
    """The next story begins (FL-345)."""
    s.step = "between_end"


GO_ON = Act(
    "go_on",
    "FL-345",
    go_on,
    barred=lambda s, seat: None if s.between else "FL-345",
    label="Begin the next story",
)


def no_pack_of(s: Tale, seat: int, number: int) -> str | Bar | None:
    """FL-315: things may be seen to and traded at any time outside combat, once in a round here."""
    if number >= len(s.heroes):
        return "FL-315"
    h = s.heroes[number]
    if h.form != ALIVE:
        return "FL-333"
    if OPENED in h.handled:
        return Bar("FL-315", "That pack has been seen to this round.")
    if h.gear or h.bandages or h.coins:
        return None
    return Bar("FL-315", "There is nothing in it.")


def see_to(s: Tale, seat: int, number: int) -> None:
    """A pack is opened by the roadside."""
    s.camper = number
    s.step = "world_camp"


PACK_OF = Act(
    "pack",
    "FL-315",
    see_to,
    over=range(5),
    there=lambda s, seat: range(len(s.heroes)),
    barred=no_pack_of,
    label=lambda s, seat, n: f"See to the pack of {the(s.heroes[n].who)}",
    points=hero_card,
    prior=0.1,
)
GOES, ENTERS, PACKS = TRAVEL.table, ENTER.table, PACK_OF.table


def travel_options(s: Tale, seat: int) -> list[Option]:
    """Where the group may go from here, whether it stays, and whose pack may be seen to first."""
    out = [GOES[p] for p in reach(s.place, leader(s).stride)]
    if s.place in ENTERS:
        out.append(ENTERS[s.place])
    if not s.rested and not s.between and not busy(s):
        out.append(REST.option)
    if s.between:
        out.append(GO_ON.option)
    for h in s.heroes:
        if h.form == ALIVE and OPENED not in h.handled and (h.gear or h.bandages or h.coins):
            out.append(PACKS[h.number])
    return out


def journey_words(s: Tale) -> str:
    """What the road is for: an errand, or between stories whatever the group needs."""
    if s.between:
        return "no story calls yet. Visit towns to heal, buy and learn, or begin the next one?"
    if s.goal:
        return f"where does the group go, on its way to {place_name(s.goal)}?"
    return "the road is yours. Where does the group go?"


JOURNEY = Ask(
    "travel",
    "FL-038",
    (TRAVEL, ENTER, REST, GO_ON, PACK_OF),
    prompt=journey_words,
    meanwhile="looks down the road",
    fast=travel_options,
)
GATE = Ask[Tale](
    "town_gate",
    "FL-051",
    (ENTER, Act[Tale, []]("stop", "FL-051", label="Pass by")),
    prompt="go in and use the town, or pass by?",
    meanwhile="stands before the gate",
)


# -- cards ----------------------------------------------------------------------------------------


def outcome_label(s: Tale, seat: int, half: int) -> str:
    """What is chosen on the front of an off-road card."""
    return EVENTS[s.card].parts[half].label if s.card else "Turn the card"


OUTCOME = Ask(
    "outcome",
    "FL-048",
    (Act[Tale, [int]]("outcome", "FL-048", over=range(2), label=outcome_label, points="page"),),
    prompt=lambda s, card: f"{EVENTS[card].front} What do you do?",
    meanwhile="turns a card over in the hand",
)


def draw_event(s: Tale) -> Asks:
    """A road or off-road card by where the group stands (FL-044, FL-046, FL-047, FL-048)."""
    wild = not is_road(s.place)
    deck = s.wild if wild else s.road
    name = deck.draw(s)
    if name is None:
        return
    card = EVENTS[name]
    s.card = name
    count(s, "wild" if wild else "road")
    if wild:
        note(s, "front", name, rule="FL-048")
        pick = yield put(s, leader(s), OUTCOME, name)
        half = int(pick.args[0])
    else:
        half = 0 if s.day else 1
    note(s, "event", name, half, rule="FL-044")
    part = card.parts[half]
    count(s, "words", len(part.text.split()))
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
