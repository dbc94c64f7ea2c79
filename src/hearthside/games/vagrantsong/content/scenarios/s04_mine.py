"""What the Tommyknocker and the Cave-In do: the two Haints of Scenario 4, designed here."""

from __future__ import annotations

from hearthside.kernel import Asks, note
from hearthside.kernel.grid import cells

from ...rules.asking import Which
from ...rules.bindle import discard
from ...rules.blows import (
    each,
    everyone,
    gets,
    haunted_loss,
    in_range,
    lose,
    most_humanity,
    most_tokens,
    shoved,
    strike,
    target,
)
from ...rules.coins import coins_on
from ...rules.haint import HAINT_WAY, choose_target, jump
from ...rules.happenings import LAY, lay_terrain
from ...rules.humanity import become_westbound, end_scenario, remove_effect
from ...rules.humanity import lose as lose_humanity
from ...rules.places import (
    bodies,
    caught,
    in_reach,
    open_near,
    open_spaces,
    terrain_left,
    where,
)
from ...rules.pockets import drop_event
from ...rules.spots import nearest_open
from ...rules.ties import harm_on, settle, worst_body
from ...state import Journey
from ..board import CAR, CAR_MASK, TO_SIDE, TRAIN
from ..names import named
from ..page import (
    Action,
    Body,
    Effect,
    Mood,
    Said,
    Track,
)


def other_coins(s: Journey, i: int, what: str) -> Said:
    """Two Coins must go on Rummage before any go elsewhere."""
    v = s.vagrants[i]
    if coins_on(v, "rummage") < 2 and v.hand:  # VS-153
        if what != "rummage" and not what.startswith("token"):
            return "VS-217"
    return None


def over_with(s: Journey, i: int) -> Asks:
    """It ends with the turn."""
    yield from remove_effect(s, i, "jeebies")


JEEBIES = Effect(
    key="jeebies",
    name="Heebie Jeebies",
    text="Two Coins must go on Rummage. Ends with that turn.",
    bars=other_coins,
    turn_end=over_with,
)
POSSESSIONS = Track("possessions", "Stolen Possessions: the thief holds {0}.", most=7)
STOLEN = Which(
    "stolen", "VS-004", "Give up {0}", prompt="small fingers in your pocket. What do they find?"
)
HEAP = {2: 2, 3: 2, 4: 1}
"""With so much Debris in a car, by players, more of it hurts whoever it falls on instead."""
KNOCKER, CAVE_IN = 0, 1


# -- what is stolen ------------------------------------------------------------------------------


def steal(s: Journey, h: int, body: Body) -> Asks:
    """VN-0430: He takes a token, which is a Stolen Possession; from empty pockets, 1 Humanity."""
    v = s.vagrants[body & 7]
    plain = [t for t in v.tokens if t.isalpha() or t == "e5"]
    if not plain:
        yield from lose_humanity(s, v.seat, 1)
        return
    token = yield from STOLEN.choose(v.seat, plain)
    note(s, "stolen", v.who, named(s, token), rule="VS-004")
    if token.isalpha():
        v.tokens.remove(token)
        discard(s, token)
        POSSESSIONS.add(s)
    else:
        yield from drop_event(s, int(token[1:]))


# -- the Tommyknocker --------------------------------------------------------------------------


def perches(s: Journey, car: int = -1) -> list[int]:
    """The Terrain he may sit on, in one car or all of them."""
    return [t for t in s.terrain if car < 0 or CAR[t] == car]


def hops(s: Journey, h: int, spots: list[int]) -> Asks:
    """He is set on one of some spaces: where it is worst for those next to it (VS-002)."""
    spot = yield from settle(
        s, spots, lambda t: harm_on(s, TRAIN.reach(t, 1)), HAINT_WAY, s.haints[h].who
    )
    yield from jump(s, h, spot)


def tap_tap(s: Journey, h: int) -> Asks:
    """VN-0431: He hops to the Terrain nearest to a Vagrant; everyone next to it loses 1."""
    foes = everyone(s)
    spots = perches(s)
    if not spots:
        return
    gap = {t: min(TRAIN.dist[t][where(s, b)] for b in foes) for t in spots}
    least = min(gap.values())
    yield from hops(s, h, [t for t in spots if gap[t] == least])
    for body in in_reach(s, s.haints[h].at, 1):
        yield from strike(s, h, body, (lose(1),))


def pickpocket(s: Journey, h: int) -> Asks:
    """VN-0433: He hops next to whoever holds most, takes something, and costs 1."""
    body = choose_target(s, h, RICHEST)
    if body is None:
        return
    yield from hops(s, h, open_near(s, where(s, body)))
    yield from strike(s, h, body, (steal, lose(1)))


RICHEST = Action(
    "Light Fingers",  # VN-0433
    "He hops next to whoever holds most tokens, steals one and costs 1.",
    aim=most_tokens,
    perform=pickpocket,
)

KNOCKER_MOOD = Mood(
    "Tommyknocker",
    nail=Action("Mine Now", "The target is robbed of a token, or loses 1.", move=3, range=1, does=(target(steal),)),  # VN-0430
    candle=Action("Tap Tap", "Hops to the Terrain nearest a Vagrant; everyone next to it loses 1.", perform=tap_tap),  # VN-0431
    salt=Action("What Was That", "Everyone in range gains Heebie Jeebies.", range=3, does=(each(in_range, gets("jeebies")),)),  # VN-0432
    foot=RICHEST,
    apple=Action("Pick and Shovel", "The target loses 2 and is robbed.", range=4, does=(target(lose(2), steal),)),  # VN-0434
    cycle_text="Nothing of his.",
    haunted=(haunted_loss(1),),
)  # fmt: skip


# -- the Cave-In -------------------------------------------------------------------------------


def rockfall(s: Journey, near: int) -> Asks:
    """Debris falls next to a space; with none left the mine comes down (the Scenario's defeat)."""
    if terrain_left(s, "debris") <= 0:
        note(s, "mine_falls", rule="VS-229")
        for v in s.vagrants:
            yield from become_westbound(s, v.seat)
        end_scenario(s, "lost")
    yield from lay_terrain(s, "debris", fall_spots(s, near))


def fall_spots(s: Journey, near: int) -> list[int]:
    """Where Debris may land: an open space beside the place, else one with a token, which shifts."""
    spots = list(cells(TRAIN.near[near] & open_spaces(s)))
    return spots or nearest_open(s, near)


def dust(s: Journey, h: int) -> Asks:
    """VN-0440: The Vagrant nearest the Round side loses 1."""
    yield from strike(s, h, rearmost(s), (lose(1),))


def rearmost(s: Journey) -> Body:
    """The Vagrant nearest the Round side; of several the worst to be hit (VS-002)."""
    foes = bodies(s)  # VS-072
    least = min(TO_SIDE["round"][where(s, b)] for b in foes)
    return worst_body(s, [b for b in foes if TO_SIDE["round"][where(s, b)] == least])


def slip(s: Journey, h: int) -> Asks:
    """VN-0441: 1 Debris next to the most recent Vagrant; with enough in their car already, they lose 1 instead."""
    yield from fall_on(s, h, s.recent)


def fall_on(s: Journey, h: int, i: int) -> Asks:
    """Debris falls next to a Vagrant, unless their car is full of it: then they lose 1."""
    at = s.vagrants[i].at
    if (
        sum(kind == "debris" and CAR[t] == CAR[at] for t, kind in s.terrain.items())
        >= HEAP[len(s.vagrants)]
    ):
        yield from strike(s, h, i, (lose(1),))
    else:
        yield from rockfall(s, at)


def sinkhole(s: Journey, h: int) -> Asks:
    """VN-0442: A Hole opens in the fullest car; whoever is next to it loses 2."""
    foes = everyone(s)
    counts = [sum(CAR[where(s, b)] == c for b in foes) for c in range(3)]
    fullest = sum(mask for n, mask in zip(counts, CAR_MASK, strict=True) if n == max(counts))
    free = list(cells(fullest & open_spaces(s)))
    if free and terrain_left(s, "hole") > 0:
        spot = yield from settle(
            s, free, lambda j: harm_on(s, TRAIN.near[j]), LAY, "hole"
        )  # VS-002
        yield from lay_terrain(s, "hole", [spot])
        for body in caught(s, TRAIN.near[spot]):
            yield from strike(s, h, body, (lose(2),))
    else:
        yield from dust(s, h)


def shove_forward(s: Journey, h: int) -> Asks:
    """VN-0443: The Vagrant nearest the Round side loses 2 and is moved 2 to the Break side."""
    yield from strike(s, h, rearmost(s), (lose(2), shoved(2, "break")))


def collapse(s: Journey, h: int) -> Asks:
    """VN-0444: Slip, and everyone next to any Debris loses 2."""
    yield from slip(s, h)
    mask = 0
    for t, kind in s.terrain.items():
        if kind == "debris":
            mask |= TRAIN.near[t]
    for body in caught(s, mask):
        yield from strike(s, h, body, (lose(2),))


def groan(s: Journey, h: int) -> Asks:
    """VN-0446: The Cycle Effect: 1 Debris next to the Vagrant with most Humanity."""
    yield from fall_on(s, h, worst_body(s, most_humanity(s, h, everyone(s))))


CAVE_IN_MOOD = Mood(
    "Cave-In",
    nail=Action("Dust", "The Vagrant nearest the Round side loses 1.", perform=dust),  # VN-0440
    candle=Action("Slip", "1 Debris next to the most recent Vagrant; with enough in their car already, they lose 1 instead.", perform=slip),  # VN-0441
    salt=Action("Sinkhole", "A Hole opens in the fullest car; whoever is next to it loses 2.", perform=sinkhole),  # VN-0442
    foot=Action("Heave", "The Vagrant nearest the Round side loses 2 and is moved 2 to the Break side.", perform=shove_forward),  # VN-0443
    apple=Action("Collapse", "1 Debris next to the most recent Vagrant; everyone next to Debris loses 2.", perform=collapse),  # VN-0444
    cycle_text="1 Debris falls next to the Vagrant with most Humanity, or they lose 1.",
    cycle=groan,
    haunted_text="It has no body to Haunt with.",
)  # fmt: skip
