"""The Skelly Man of Scenario 23: what he plays, what tokens do in his hearing, and how the train gets shorter."""

from __future__ import annotations

from hearthside.kernel import ANYONE, Asking, Asks, note
from hearthside.kernel.grid import cells

from ...rules.asking import Where
from ...rules.bindle import full_kinds
from ...rules.blows import (
    Who,
    everyone,
    furthest,
    harder,
    haunted_loss,
    in_car,
    in_range,
    pulled,
)
from ...rules.bones import plain_roll
from ...rules.breaks import complete, haint_lose
from ...rules.haint import go_toward, mood_action, perform, shielded, tell_target
from ...rules.humanity import lose as lose_humanity
from ...rules.movement import PUT_DOWN, set_on
from ...rules.places import (
    bodies,
    clear_terrain,
    close_car,
    name_of,
    near_haint,
    open_near,
    open_spaces,
    where,
)
from ...rules.ties import worst_body
from ...rules.using import snuff
from ...state import Journey
from ..board import CAR, CAR_MASK, TRAIN
from ..page import PUP, Action, Body, HaintCard, Mood, OnBody, Resolve, Track
from .s10_souls import SOUL, all_roam, souls

HE = 0
ENCORE, SILENCE = 0, 1
AGAIN, ACTED, LOOKS, LIT, OVER = (
    Track("again"), Track("acted"), Track("looks"), Track("lit"), Track("over"),
)  # fmt: skip
"""A Candle action that is owed; whether he has acted this turn; how long he looks at whoever ate; Candles trodden out; whom
this action passes over."""


# -- what tokens do here -------------------------------------------------------------------------------


def bends(s: Journey, i: int, h: int, n: int) -> Asking[int]:
    """Iron Nails: on a 5 or 6 the Haint gains nothing."""
    return 0 if plain_roll(s, s.vagrants[i]) >= 5 else n  # VN-2301
    yield


def footlights(s: Journey) -> int:
    """How many Candles he has to come onto: fewer are lit by two."""
    return 1 if s.players == 2 else 2  # VN-2391


def treads_out(s: Journey, h: int, space: int) -> Asks:
    """He has come onto a Candle: its action follows what he is doing; the second Candle is a Ritual."""
    if h != HE:
        return
    if LIT.add(s) >= footlights(s):  # VN-2391
        yield from complete(s, "footlights")
    if s.acting == HE:
        AGAIN.set(s, 1)  # VN-2302
    else:
        yield from by_candle_light(s)


def by_candle_light(s: Journey) -> Asks:
    """The Candle action of his mood, beside the one that was drawn."""
    before = s.acting
    yield from perform(s, HE, mood_action(s, HE, "candle"))  # VN-2302
    s.acting = before


def ill_luck(s: Journey, i: int) -> None:
    """A Rabbit's Foot used next to a Haint costs it 2."""
    for h in range(len(s.haints)):
        if near_haint(s, s.vagrants[i], h, 1):  # VN-2304
            haint_lose(s, h, 2)  # VN-2304


def bites(s: Journey, i: int, verb: str) -> Asks:
    """Whoever eats an Apple has his eye for his next 3 actions."""
    if verb == "apple":
        s.special = i  # VN-2305
        LOOKS.set(s, 3)  # VN-2305
    return
    yield


def looks_away(s: Journey) -> None:
    """One of his actions is done; after the last he looks at the fiddle again, if somebody holds it."""
    if LOOKS.of(s) and not LOOKS.add(s, -1):  # VN-2305
        holders = [v.seat for v in s.vagrants if "e3" in v.tokens]
        holders += [v.seat + PUP for v in s.vagrants if "e3" in v.pup_tokens]
        s.special = holders[0] if holders else -1  # VN-2305


def drew(s: Journey, h: int) -> Asks:
    """A token is drawn for him: he is going to act."""
    ACTED.set(s, 1)
    return
    yield


def turn_ends(s: Journey, h: int) -> Asks:
    """What is owed by Candles he came onto; each action counts for whoever he looks at."""
    if not ACTED.of(s):
        return
    ACTED.set(s, 0)
    looks_away(s)
    while AGAIN.of(s):
        AGAIN.set(s, 0)
        yield from by_candle_light(s)
        looks_away(s)


# -- cars that are left behind -------------------------------------------------------------------------

SET_HAINT = Where(
    "left_behind", "VS-002", "On {0}", prompt="that car is gone. Where does the Haint stand?"
)


def leave_car(s: Journey, car: int, to: int, loss: int, also: int = 0) -> Asks:
    """A car goes out of play; whoever is in it, or on spaces that go too, is set on open spaces of another car."""
    gone = CAR_MASK[car] | also
    for space in [c for c in s.candles if gone >> c & 1]:
        snuff(s, space)
    s.events = {n: at for n, at in s.events.items() if not gone >> at & 1}
    s.figures = {key: at for key, at in s.figures.items() if not gone >> at & 1}
    for space in [t for t in s.terrain if gone >> t & 1]:
        clear_terrain(s, space)
    close_car(s, car)
    hit = 0
    for body in bodies(s):
        if gone >> where(s, body) & 1:
            spaces = cells(open_spaces(s) & CAR_MASK[to] & ~also)
            there = yield from PUT_DOWN.choose(body & 7, spaces, name_of(s, body))
            yield from set_on(s, body, there)
            hit |= 1 << (body & 7)
    for h, haint in enumerate(s.haints):
        if haint.at >= 0 and gone >> haint.at & 1:
            spaces = cells(open_spaces(s) & CAR_MASK[to] & ~also)
            haint.at = yield from SET_HAINT.choose(ANYONE, spaces)
            haint_lose(s, h, loss)  # VN-2374: characters are Haints too
    for v in s.vagrants:
        if hit >> v.seat & 1:
            yield from lose_humanity(s, v.seat, loss, "VN-2374")


def other_car(s: Journey) -> int:
    """Of the two cars that are left, the one without him."""
    return 3 - CAR[s.haints[HE].at]


# -- what he does --------------------------------------------------------------------------------------


def costs(s: Journey, h: int, body: Body, n: int, effects: tuple[OnBody, ...] = ()) -> Asks:
    """Effects and a loss befall a body; of a loss of 4 or more Salt keeps off 3, being passed over all of it."""
    if where(s, body) < 0:
        return
    v, n, bit = s.vagrants[body & 7], n + harder(s, h), 1 << (body & 7)
    if not s.salted & bit:
        OVER.set(s, OVER.of(s) & ~bit | bit * v.guarded)
    kept_off = yield from shielded(s, body)
    if not kept_off:
        for effect in effects:
            yield from effect(s, h, body)
    elif n >= 4 and not OVER.of(s) & bit:
        n -= 3  # VN-2303
    else:
        n = 0  # VN-2379
    yield from lose_humanity(s, v.seat, n, "VS-202")


def takes(n: int) -> Resolve:
    """The target loses so much."""

    def sentence(s: Journey, h: int, aim: Body | None, action: Action) -> Asks:
        if aim is not None:
            tell_target(s, h, aim)
            yield from costs(s, h, aim, n)

    return sentence


def takes_from(who: Who, n: int, *effects: OnBody) -> Resolve:
    """Everyone of a group, decided before the first is touched, loses so much after these effects."""

    def sentence(s: Journey, h: int, aim: Body | None, action: Action) -> Asks:
        for body in who(s, h, aim, action):
            yield from costs(s, h, body, n, effects)

    return sentence


def candle_holders(s: Journey, h: int, aim: Body | None, action: Action) -> list[Body]:
    """Everyone on the board who holds a Candle."""
    return [b for b in everyone(s) if "candle" in s.vagrants[b].tokens]


def the_gallery(s: Journey, h: int) -> Asks:
    """Every Lost Soul moves 3, Haunting as many as it can; without any, everyone loses 1."""
    if souls(s):
        yield from all_roam(s, 3)
        return
    for body in everyone(s):
        yield from costs(s, h, body, 1)


def changes_seats(s: Journey, h: int) -> Asks:
    """He and the furthest Vagrant change places, and that one loses 1."""
    there = everyone(s)
    if not there:
        return
    body = worst_body(s, furthest(s, h, there))
    tell_target(s, h, body)
    yield from costs(s, h, body, 1, (takes_the_seat,))


def takes_the_seat(s: Journey, h: int, body: Body) -> Asks:
    """He sits where the Vagrant sat, who is set where he was."""
    v, haint = s.vagrants[body], s.haints[h]
    seat, haint.at = haint.at, v.at
    note(s, "seats_changed", haint.who, v.who, rule="VN-2343")
    if s.blocked >> seat & 1:  # VS-102: he may sit on Terrain, nobody else
        seat = yield from PUT_DOWN.choose(body, open_near(s, seat), v.who)
    yield from set_on(s, body, seat)


def draw_closer(s: Journey, h: int) -> Asks:
    """Silence: at the end of his turn every Lost Soul moves 2 toward him."""
    for k in souls(s):
        yield from go_toward(s, k, 2, s.haints[h].at)  # VN-2345


def out_of_tune(s: Journey, h: int) -> Asks:
    """The Cycle Effect: whoever holds a token of the kind that ran full loses 2."""
    kinds = set(full_kinds(s))
    for v in s.vagrants:
        if kinds & {*v.tokens, *v.pup_tokens}:
            yield from lose_humanity(s, v.seat, 2, "VS-209")


CYCLE = "Whoever holds a token of the kind that caused the Cycle loses 2."

ENCORE_MOOD = Mood(
    "Encore",
    nail=Action("Down Bow", "The target loses 3.", range=6, does=(takes(3),)),  # VN-2330
    candle=Action(
        "A Reel", "The target loses 3, and everyone who holds a Candle loses 1.", move=3, range=1,
        does=(takes(3), takes_from(candle_holders, 1)),  # VN-2331
    ),
    salt=Action(
        "Call the Figure", "Everyone in his car is moved 2 toward him and loses 2.",
        does=(takes_from(in_car, 2, pulled(2)),),  # VN-2332
    ),
    foot=Action(
        "The Gallery", "Every Lost Soul moves 3, Haunting as many as it can. Without any, everyone loses 1.",
        perform=the_gallery,  # VN-2333
    ),
    apple=Action("Fortissimo", "Everyone in range loses 2.", range=6, does=(takes_from(in_range, 2),)),  # VN-2334
    cycle_text=CYCLE,
    cycle=out_of_tune,  # VN-2336
    haunted_text="Lose 2.",
    haunted=(haunted_loss(2),),  # VN-2337
)  # fmt: skip

SILENCE_MOOD = Mood(
    "Silence",
    nail=Action("Give It Back", "The target loses 3.", move=4, range=1, does=(takes(3),)),  # VN-2340
    candle=Action("Bare Hands", "The target loses 3.", move=3, range=1, does=(takes(3),)),  # VN-2341
    salt=Action("The Hush", "Everyone in range loses 3.", range=3, does=(takes_from(in_range, 3),)),  # VN-2342
    foot=Action(
        "Change Seats", "He and the furthest Vagrant change places, and that Vagrant loses 1.",
        perform=changes_seats,  # VN-2343
    ),
    apple=Action("The Last Note", "The target loses 5.", move=3, range=1, does=(takes(5),)),  # VN-2344
    special="At the end of his turn every Lost Soul moves 2 toward him.",
    end=draw_closer,
    cycle_text=CYCLE,
    cycle=out_of_tune,  # VN-2346
    haunted_text="Lose 2.",
    haunted=(haunted_loss(2),),  # VN-2347
)  # fmt: skip

WAITS = Action("Listens", "It stays where it is.", rule="VS-004")
LISTENING = Mood(
    "Listening",
    nail=WAITS, candle=WAITS, salt=WAITS, foot=WAITS, apple=WAITS,
    cycle_text="",
    haunted=(haunted_loss(1),),  # VN-2357
)  # fmt: skip
SOUL_CARD = HaintCard(SOUL, "Lost Soul", (LISTENING,), aside=True, idle=True)


def heard(s: Journey) -> bool:
    """Whether both Lost Souls are within Range 3 of him."""
    there = souls(s)
    near = TRAIN.reach(s.haints[HE].at, 3) if s.haints[HE].at >= 0 else 0  # VN-2390
    return len(there) >= 2 and all(near >> s.haints[k].at & 1 for k in there)  # VN-2390
