"""The dance floor of Scenario 14: what lies on it, who is led, and what the 13th of Leeds does with his partner."""

from __future__ import annotations

from hearthside.kernel import ANYONE, Asking, Asks, note
from hearthside.kernel.grid import cells

from ...rules.asking import Where
from ...rules.blows import (
    each,
    everyone,
    furthest,
    gets,
    gets_or_loses,
    harder,
    haunted_loss,
    in_range,
    lose,
    most_humanity,
    nearest,
    strike,
    target,
)
from ...rules.breaks import complete, haint_gain
from ...rules.haint import PLAIN, ground_of, shielded, tell_target, walk_haint
from ...rules.humanity import give_effect, remove_effect
from ...rules.humanity import lose as lose_humanity
from ...rules.movement import drift, put_down, set_on, slide
from ...rules.places import bodies, clear_terrain, open_near, same_car, where
from ...rules.ties import worst_body
from ...state import Journey
from ..board import TRAIN, WIDTH
from ..page import Action, Body, Effect, Lasting, Mood, OnBody, Terrain, Track

HE = 0
LEADING, HORNS = 0, 1
LED = Track("led")


# -- what lasts ----------------------------------------------------------------------------------------

STILL = Lasting(
    key="still", text="Nobody is moved this round, but by a Do-si-do Dip.", until="round"
)
OPEN_FLOOR = Lasting(
    key="open_floor",
    text="Nobody stops being Dance Partner because another starts, and Dance Partners are targets like anybody.",
)


def cost_of_the_name(s: Journey, i: int) -> Asks:
    """Sealed: whoever becomes Dance Partner loses 1."""
    yield from lose_humanity(s, i, 1, "VN-1471")


SEALED = Lasting(key="sealed", text="Becoming Dance Partner costs 1.")


def still(s: Journey) -> bool:
    """Whether the Seance keeps everybody from being moved."""
    return STILL.key in s.lasting  # VN-1421


def led_away(s: Journey, body: Body, n: int, ref: int, away: bool = False) -> Asks:
    """A body is moved, unless the Seance forbids it."""
    if not still(s):  # VN-1421
        yield from drift(s, body, n, ref, away=away)


# -- Dance Partner -------------------------------------------------------------------------------------


def partners(s: Journey) -> list[int]:
    """The seats of the Dance Partners."""
    return [v.seat for v in s.vagrants if "partner" in v.effects]


def takes_the_hand(s: Journey, i: int) -> Asks:
    """The one who was Dance Partner is so no longer; once everybody has been, it is a Ritual."""
    for seat in partners(s):
        if seat != i and OPEN_FLOOR.key not in s.lasting:  # VN-1415, VN-1475
            yield from remove_effect(s, seat, "partner")
    LED.set(s, LED.of(s) | 1 << i)
    if all(v.out or LED.of(s) >> v.seat & 1 for v in s.vagrants):  # VN-1492
        yield from complete(s, "change")
    if SEALED.key in s.lasting:
        yield from cost_of_the_name(s, i)  # VN-1471


def dragged(s: Journey, i: int, body: Body) -> Asks:
    """A Dance Partner who moves outside the own turn loses 1."""
    if s.active != i:  # VN-1415
        yield from lose_humanity(s, i, 1, "VN-1415")


PARTNER = Effect(
    key="partner",
    name="Dance Partner",
    text=(
        "You are the last he targets. After you move outside your own turn you lose 1. After he moves, you are set next to him. "
        "Ends when another becomes Dance Partner, or when he comes onto a Candle."
    ),
    begins=takes_the_hand,
    moved=dragged,
)


def others_first(s: Journey, h: int, left: list[Body]) -> list[Body]:
    """His target is anybody but the Dance Partner, if there is anybody else."""
    if OPEN_FLOOR.key in s.lasting:  # VN-1475
        return left
    return [b for b in left if "partner" not in s.vagrants[b & 7].effects]  # VN-1415


def follow_him(s: Journey, h: int, path: list[int]) -> Asks:
    """After he has moved, his Dance Partners are set next to him."""
    for seat in partners(s):
        v, at = s.vagrants[seat], s.haints[h].at
        if still(s) or at < 0 or v.at < 0 or TRAIN.near[at] >> v.at & 1:
            continue
        yield from put_down(s, seat, open_near(s, at), "VN-1415")


def candle_out(s: Journey, h: int, space: int) -> Asks:
    """He has come onto a Candle: nobody is Dance Partner any longer."""
    for seat in partners(s):
        yield from remove_effect(s, seat, "partner")  # VN-1415


# -- the floor, by the paths that were ridden ------------------------------------------------------------

LAID = {
    "snow": ("m10", "snow", ("A3b", "B5b", "C4b")),
    "tunnel": ("m11", "pool", ("A3c", "B2c", "C4c")),
    "orchard": ("m12", "debris", ("A6a", "B4a", "C1d")),
}
"""For each path: its Moment, and what it leaves where."""
WHIRL = Where("whirl", "VN-1410", "Whirl him to {0}", prompt="he has lost his footing. Where to?")


def slips(s: Journey, h: int, space: int) -> Asks:
    """On Snow he ends his move, is moved 3 in any direction, and the Snow is gone."""
    clear_terrain(s, space)  # VN-1410
    if still(s):
        return
    row = TRAIN.dist[s.haints[h].at]
    free = ground_of(s).reach(s.haints[h].at, 3)
    ends = [j for j in cells(free) if row[j] == 3]
    end = yield from WHIRL.choose(ANYONE, ends)
    yield from walk_haint(s, h, ground_of(s), 3, 1 << end, PLAIN)  # VN-1410


def mired(s: Journey, h: int, space: int) -> Asks:
    """In a Blood Pool he loses his next turn, and the Pool is gone."""
    clear_terrain(s, space)  # VN-1411
    s.haints[h].skips += 1  # VN-1411
    return
    yield


def stumbles(s: Journey, h: int, space: int) -> Asks:
    """Over Debris he gains 3, and it is gone."""
    clear_terrain(s, space)  # VN-1412
    yield from haint_gain(s, h, 3)  # VN-1412


FLOOR = (
    Terrain(
        kind="snow",
        text="bars your way. Where he comes onto it his move ends, he is moved 3 wherever you like, and it is removed.",
        haint_enters=slips,
        stops=True,
    ),
    Terrain(
        kind="pool",
        text="bars your way. When he comes onto it he skips his next turn, and it is removed.",
        haint_enters=mired,
    ),
    Terrain(
        kind="debris",
        text="bars your way. When he comes onto it he gains 3, and it is removed.",
        haint_enters=stumbles,
    ),
)


# -- what he does --------------------------------------------------------------------------------------


def danced(s: Journey, h: int, aim: Body | None, action: Action) -> list[Body]:
    """The Dance Partners on the board."""
    return [seat for seat in partners(s) if s.vagrants[seat].at >= 0]


def thrown(n: int) -> OnBody:
    """The body is moved away from him."""

    def effect(s: Journey, h: int, body: Body) -> Asks:
        yield from led_away(s, body, n, 1 << s.haints[h].at, away=True)

    return effect


def takes_nearest(s: Journey, h: int) -> Asking[bool]:
    """With nobody to dance with, the nearest becomes Dance Partner; returns whether that was so."""
    there = bodies(s)  # VS-072
    if danced(s, h, None, PLAIN) or not there:
        return False
    body = worst_body(s, nearest(s, h, there))
    yield from strike(s, h, body, (gets("partner"),))
    return True


def clockwise(s: Journey, h: int, body: Body) -> Asks:
    """2 toward the Break side in the upper half, toward the Round side in the lower; cut short, it costs 7."""
    if still(s):
        return
    cut = yield from slide(s, body, 2, 1 if where(s, body) // WIDTH < 2 else -1)
    if cut:
        yield from lose_humanity(s, body & 7, 7 + harder(s, h), "VS-202")


def room_turns(s: Journey, h: int) -> Asks:
    """Everyone in his car goes round with the room."""
    for body in same_car(s, s.haints[h].at):
        yield from strike(s, h, body, (clockwise,))


def dip(s: Journey, h: int) -> Asks:
    """Do-si-do Dip: the Dance Partner and the furthest other Vagrant change places, and both lose 2."""
    if (yield from takes_nearest(s, h)):
        return
    first = danced(s, h, None, PLAIN)
    others = [b for b in everyone(s) if b not in first[:1]]
    if not first or not others:
        return
    one, two = first[0], worst_body(s, furthest(s, h, others))
    tell_target(s, h, two)
    kept_off = 0
    for body in (one, two):
        kept_off += yield from shielded(s, body)
    if not kept_off:
        a, b = s.vagrants[one], s.vagrants[two]
        a.at, b.at = b.at, a.at
        note(s, "dipped", a.who, b.who, rule="VS-202")
        for body in (one, two):
            yield from set_on(s, body, where(s, body))
    for body in (one, two):
        yield from strike(s, h, body, (lose(2),))


def spun_away(s: Journey, h: int) -> Asks:
    """The Dance Partner loses 7 and is thrown 3; without one the nearest becomes it."""
    if not (yield from takes_nearest(s, h)):
        for body in danced(s, h, None, PLAIN):
            yield from strike(s, h, body, (lose(7), thrown(3)))


def gored(s: Journey, h: int, body: Body) -> Asks:
    """9, but nothing for a Dance Partner."""
    if "partner" not in s.vagrants[body & 7].effects:
        yield from lose(9)(s, h, body)


def cuts_in(s: Journey, h: int) -> Asks:
    """The Cycle Effect: whoever has most Humanity becomes Dance Partner."""
    there = everyone(s)
    if there:
        yield from give_effect(s, worst_body(s, most_humanity(s, h, there)), "partner")


CYCLE = "Whoever has most Humanity becomes Dance Partner."

LEADING_MOOD = Mood(
    "Leading",
    nail=Action(
        "May I Have This One", "The target becomes Dance Partner, or loses 7 if it is.", move=3, range=1,
        does=(target(gets_or_loses("partner", 7)),),
    ),
    candle=Action(
        "Quickstep", "Dance Partners lose 6, and the target loses 7.", move=3, range=1,
        does=(each(danced, lose(6)), target(lose(7))),
    ),
    salt=Action(
        "The Room Turns",
        "Everyone in his car is moved 2: toward the Break side in the upper half, toward the Round side in the lower. Whoever an edge "
        "or Terrain cuts short loses 7.", perform=room_turns,
    ),
    foot=Action(
        "Do-si-do Dip",
        "The Dance Partner and the furthest other Vagrant change places, and both lose 2. Without one, the nearest becomes Dance Partner.",
        perform=dip,
    ),
    apple=Action(
        "Sweep the Floor", "Everyone in range loses 8.", move=2, range=2, area=True, does=(each(in_range, lose(8)),),
    ),
    cycle_text=CYCLE,
    cycle=cuts_in,
    haunted=(haunted_loss(1),),
)  # fmt: skip

HORNS_MOOD = Mood(
    "Horns Out",
    nail=Action("Lowered Horns", "The target loses 7.", move=4, range=1, does=(target(lose(7)),)),
    candle=Action(
        "Spun Away", "The Dance Partner loses 7 and is moved 3 away. Without one, the nearest becomes Dance Partner.",
        perform=spun_away,
    ),
    salt=Action("Hooves", "Everyone in range loses 7.", range=3, does=(each(in_range, lose(7)),)),
    foot=Action("Cutting In", "The furthest Vagrant loses 7.", move=5, range=1, aim=furthest, does=(target(lose(7)),)),
    apple=Action("Gored", "The target loses 9, unless it is Dance Partner.", move=3, range=1, does=(target(gored),)),
    cycle_text=CYCLE,
    cycle=cuts_in,
    haunted=(haunted_loss(1),),
)  # fmt: skip
