"""Scenario 1: Shelter from the Storm. The Turned Faces, who run for the front of the train.

From the book: both moods with all ten actions, the Haint Effects, the Break, the Events, First Blood.
Designed here: the diagram, Thresholds, where Events 3, 7 and 0 lie, two Rituals and all rewards.
"""

from __future__ import annotations

from itertools import product

from hearthside.kernel import Act, Asks, note
from hearthside.kernel.grid import cells

from ...rules.asking import SEATS, Question, Which
from ...rules.bindle import fetch, rummage
from ...rules.blows import (
    by_edge_or_terrain,
    each,
    furthest,
    gets,
    harder,
    haunted_loss,
    in_car,
    in_range,
    lose,
    pulled,
    pushed,
    shoved,
    strike,
    target,
    wounding,
)
from ...rules.bones import plain_roll
from ...rules.breaks import change_mood, complete, tell
from ...rules.haint import areas, choose_target, go_to_side, perform, walk_haint
from ...rules.happenings import (
    PASS_ON,
    clean_sweep,
    everyone_gains,
    finds_junk,
    may_rummage,
    nothing,
    put_event,
)
from ...rules.humanity import gain, give_effect
from ...rules.humanity import lose as lose_humanity
from ...rules.movement import slide
from ...rules.paths import Ground
from ...rules.places import caught, near_haint, open_spaces, same_car, sight, where
from ...rules.pockets import enforce_limit
from ...rules.spots import reader_at
from ...state import EVENT, TOKENS, Journey
from ..board import SIDE, TRAIN
from ..names import a_token, named, rider, upper
from ..page import (
    Action,
    Effect,
    Event,
    HaintCard,
    Mood,
    Ritual,
    Scenario,
    SeatHook,
    Track,
    scenario,
)

SHAKES, SPOOKED = "shakes", "spooked"  # VS-274, VS-276
OMEN = Track("omen")
LOST, NOT_ALONE = 0, 1


# -- the Turned Faces --------------------------------------------------------------------------


def keep_running(s: Journey, h: int) -> Asks:
    """VS-283: all within Range 4 lose 2; the Faces move 2 for each who lost any."""
    hurt = 0

    def hit(s: Journey, h: int, body: int) -> Asks:
        nonlocal hurt
        hurt += (yield from lose_humanity(s, body & 7, 2 + harder(s, h), "VS-202")) > 0

    for body in areas(s, h, 4):
        yield from strike(s, h, body, (hit,))
    yield from go_to_side(s, h, 2 * hurt, "break")


def on_the_yonder(s: Journey, h: int) -> Asks:
    """VS-292: to the far side of the furthest Vagrant by the direct path, Haunting on the way."""
    haint = s.haints[h]
    body = choose_target(s, h, YONDER)
    if body is None:
        return
    start, spot = haint.at, where(s, body)
    beyond = TRAIN.near[spot] & open_spaces(s)
    row = TRAIN.dist[start]
    far = {j: (row[j], _straight(start, j)) for j in cells(beyond)}
    furthest_off = max(far.values(), default=(0, 0))
    ends = sum(1 << j for j in far if far[j] == furthest_off) or 1 << spot
    way = row[spot] + 1 if beyond else row[spot]
    ground = Ground(TRAIN, sum(1 << c for c in s.candles))
    ends &= ground.reach(start, way)
    if ends:
        yield from walk_haint(s, h, ground, way, ends, YONDER)


def _straight(a: int, b: int) -> int:
    """The squared length of the straight line between two spaces."""
    (ya, xa), (yb, xb) = divmod(a, TRAIN.width), divmod(b, TRAIN.width)
    return (xa - xb) ** 2 + (ya - yb) ** 2


def no_turning_back(s: Journey, h: int) -> Asks:
    """VS-287: the Cycle Effect draws the same car 1 nearer; whoever is then adjacent is Spooked."""
    at = s.haints[h].at
    for body in same_car(s, at):
        yield from pulled(1)(s, h, body)
    for body in areas(s, h, 1):
        yield from give_effect(s, body & 7, SPOOKED)


def at_the_front(s: Journey, h: int) -> Asks:
    """VS-279: a turn that ends next to the Break side turns them around."""
    if SIDE["break"] >> s.haints[h].at & 1:
        yield from turned_around(s, s.recent)


def turned_around(s: Journey, i: int) -> Asks:
    """Event 6 (VN-0176)."""
    note(s, "event", 6, s.scenario, rule="VS-279")
    yield from tell(s, 6)
    change_mood(s, 0, NOT_ALONE)
    yield from perform(s, 0, YONDER)
    for body in areas(s, 0, 2):
        yield from lose_humanity(s, body & 7, 2, "VS-279")


YONDER = Action(
    "On the Yonder",
    "Goes to the far side of the furthest Vagrant by the direct way, Haunting as it goes.",
    aim=furthest, perform=on_the_yonder, rule="VS-292",
)  # fmt: skip

LOST_MOOD = Mood(
    "Lost",
    nail=Action(
        "Findin' Our Way Back Home", "Moves 3 toward the Break side.",
        move=3, toward="break", rule="VS-281",
    ),
    candle=Action(
        "That Lonesome Valley", "Moves 3 toward the Break side. The target loses 2.",
        move=3, range=6, toward="break", does=(target(lose(2)),), rule="VS-282",
    ),
    salt=Action(
        "Keep Runnin'",
        "Everyone in range loses 2; the Faces move 2 toward the Break side for each who did.",
        range=4, perform=keep_running, rule="VS-283",
    ),
    foot=Action(
        "Pull It Together",
        "Moves 2 toward the Break side. Everyone in range is moved 2 that way and loses 2.",
        move=2, range=6, toward="break", area=True,
        does=(each(in_range, shoved(2, "break"), lose(2)),), rule="VS-284",
    ),
    apple=Action(
        "Wanderin' Willies",
        "Moves 2 toward the Break side. The target loses 3 and gains The Shakes.",
        move=2, range=6, toward="break", does=(target(lose(3), gets(SHAKES)),), rule="VS-285",
    ),
    special="If they end their turn next to the Break side, read Event 6.",
    cycle_text="No Cycle Effect.",
    haunted=(haunted_loss(1),),  # VS-280
    end=at_the_front,
)  # fmt: skip

NOT_ALONE_MOOD = Mood(
    "But Not Alone",
    nail=Action(
        "Roll and Tumble", "Everyone in range loses 2 and is moved 1 away.",
        move=2, range=1, area=True, does=(each(in_range, lose(2), pushed(1)),), rule="VS-289",
    ),
    candle=Action(
        "Shakin' Hands", "The target loses 2; if that Wounds, it gains The Shakes.",
        move=3, range=1, does=(target(wounding(2, SHAKES)),), rule="VS-290",
    ),
    salt=Action(
        "Shoe Fly Shakedown",
        "Everyone in the car gains The Shakes. Whoever is beside an edge or Terrain loses 2.",
        move=1,
        does=(each(in_car, gets(SHAKES)), each(by_edge_or_terrain, lose(2))), rule="VS-291",
    ),
    foot=YONDER,
    apple=Action(
        "Uphill Ride and a Slow Goodbye", "Everyone in the car is moved 3 to the Round side and loses 3.",
        does=(each(in_car, shoved(3, "round"), lose(3)),), rule="VS-293",
    ),
    special="Within Range 2 of them Spooked cannot be removed.",  # VS-286
    cycle_text="Vagrants in their car move 1 toward them; those then adjacent gain Spooked.",
    cycle=no_turning_back,
    haunted=(haunted_loss(1),),  # VS-288
)  # fmt: skip


# -- Events ------------------------------------------------------------------------------------


def first_steps(s: Journey) -> Asks:
    """Event 1 (VN-0171), right after setup (VS-039)."""
    note(s, "event", 1, s.scenario, rule="VS-039")
    yield from tell(s, 1)
    yield from go_to_side(s, 0, 2, "break")


SPARE = Which(
    "part_with",
    "VN-0172",
    "Part with {0}",
    prompt="which of the others may somebody have?",
    part=True,
)


def lost_luggage(s: Journey, i: int) -> Asks:
    """Event 2 (VN-0172): Rummage 2, keep one, another may go to somebody else; 8 and 9 into the Bindle."""
    rest = yield from rummage(s, i, 2)
    if rest:  # VJ-022: with a third token drawn the reader says which
        token = yield from SPARE.choose(i, rest)
        to = yield from PASS_ON.choose(i, [o.seat for o in s.vagrants if o.seat != i], token)
        if to >= 0:
            s.bindle.remove(token)
            o = s.vagrants[to]
            o.tokens.append(token)
            note(s, "gave", s.vagrants[i].who, token, o.who, rule="VS-144")
            yield from enforce_limit(s, o.seat)
    s.bindle += [EVENT[8], EVENT[9]]


def a_door_bangs(s: Journey, i: int) -> Asks:
    """Event 3 (VN-0173): Event 4 appears by the Round side in car A."""
    yield from put_event(s, 4, SIDE["round"])


def cold_draught(s: Journey, i: int) -> Asks:
    """Event 4 (VN-0174) failed: lose 1, gain The Shakes; gone."""
    yield from lose_humanity(s, i, 1)
    yield from give_effect(s, i, SHAKES)


def lucky_find(extra: int) -> SeatHook:
    """Event 4 (VN-0174) done: a Rabbit's Foot from the Bindle, Move 1 per further success."""

    def tier(s: Journey, i: int) -> Asks:
        yield from fetch(s, i, "foot")
        s.vagrants[i].steps += extra

    return tier


def comfort(s: Journey, i: int, to: int) -> Asks:
    """Event 5 (VN-0175): a Vagrant within Range 3 gains 2."""
    yield from gain(s, to, 2)


def no_comfort(s: Journey, i: int, to: int) -> str | None:
    """Event 5 (VN-0175): within Range 3 of the sign."""
    if to >= len(s.vagrants):
        return "VS-133"
    near = caught(s, sight(s, reader_at(s, i), 3))  # VS-072: by the Pup too
    return None if any(body & 7 == to for body in near) else "VS-097"


def hand(s: Journey, i: int, token: str, to: int) -> Asks:
    """Event 5 (VN-0175): a token for somebody else, then Rummage 1."""
    v, o = s.vagrants[i], s.vagrants[to]
    v.tokens.remove(token)
    o.tokens.append(token)
    note(s, "gave", v.who, named(s, token), o.who, rule="VS-144")
    yield from enforce_limit(s, o.seat)
    yield from rummage(s, i, 1)


def no_hand(s: Journey, i: int, token: str, to: int) -> str | None:
    """Event 5 (VN-0175): one of your own tokens, for somebody else."""
    return None if to < len(s.vagrants) and to != i and token in s.vagrants[i].tokens else "VS-133"


SIGN = Question(
    "hobo_sign",
    "VS-133",
    (
        Act[Journey, [int]](
            "comfort", "VS-133", comfort, over=SEATS, barred=no_comfort,
            label=lambda s, i, to: f"{upper(rider(s, to))} gains 2", points="seat:{0}",
        ),
        Act[Journey, [str, int]](
            "hand", "VS-133", hand, over=lambda: product((*TOKENS, *EVENT), SEATS), barred=no_hand,
            label=lambda s, i, token, to: (
                f"Hand {a_token(named(s, token))} to {rider(s, to)}, then Rummage 1"
            ),
            points="seat:{1}",
        ),
    ),
    prompt="the sign shows two hands. Which do you follow?",
)  # fmt: skip


def hobo_sign(s: Journey, i: int) -> Asks:
    """Event 5 (VN-0175): a Vagrant within Range 3 gains 2, or hand over a token and Rummage 1."""
    found = SIGN(s, i)
    if found.options:
        pick = yield found
        yield from SIGN.do(s, i, pick)


def the_train_lurches(s: Journey, i: int) -> Asks:
    """Event 7 (VN-0177): each rolls: Spooked, or thrown 3 to one end; cut short costs 3."""
    for v in s.vagrants:
        bone = plain_roll(s, v)
        if bone <= 2:
            yield from give_effect(s, v.seat, SPOOKED)
        elif v.at >= 0:
            cut = yield from slide(s, v.seat, 3, -1 if bone <= 4 else 1)
            if cut:
                yield from lose_humanity(s, v.seat, 3)


def they_look_at_you(s: Journey, i: int) -> Asks:
    """Event 9 (VN-0179): everyone in the Haint's car is Spooked."""
    for body in same_car(s, s.haints[0].at):
        yield from give_effect(s, body & 7, SPOOKED)


def bad_omen(s: Journey, i: int) -> Asks:
    """Event 0 (VN-0170): from now on the first to take a turn each round loses 4."""
    OMEN.set(s, 1)
    return
    yield


# -- rules of its own --------------------------------------------------------------------------


def turn_start(s: Journey, i: int) -> Asks:
    """Event 0 (VN-0170)'s lasting price."""
    if OMEN.of(s) and s.first == i:
        yield from lose_humanity(s, i, 4)


def still_spooked(s: Journey, i: int) -> Asks:
    """VS-275: ending a turn Spooked within Range 2 of the Faces costs 2."""
    if near_haint(s, s.vagrants[i], 0, 2):
        yield from lose_humanity(s, i, 2, "VS-275")


def spooked_stays(s: Journey, i: int) -> bool:
    """VS-286: in the second mood, within Range 2, Spooked cannot be removed."""
    return s.haints[0].mood == NOT_ALONE and near_haint(s, s.vagrants[i], 0, 2)


def first_blood(s: Journey, i: int) -> Asks:
    """VS-226."""
    yield from complete(s, "first_blood")


def dig_in(s: Journey, h: int) -> Asks:
    """VS-277: on a Break each Vagrant may Rummage 1."""
    for v in s.vagrants:
        yield from may_rummage(s, v.seat)
    yield from complete(s, "face_to_face")


def read_the_signs(s: Journey, i: int) -> Asks:
    """The third Ritual: at the end of a turn both tokens on the floor have been made out."""
    if 2 not in s.events and 5 not in s.events:
        yield from complete(s, "read_the_signs")


S01 = scenario(
    Scenario(
        number=1,
        name="Shelter from the Storm",
        diagram="""
            ...V..|#|..B...|#|......
            .H.VV.|.|..5...|.|.B....
            ...VVB|.|......|.|..2...
            ...V..|#|.B....|#|...B..
        """,
        haints=(
            HaintCard("turned_faces", "Turned Faces", (LOST_MOOD, NOT_ALONE_MOOD), (13, 18, 26), 2, on_break={7: 1}, many=True),
        ),
        events=(
            Event(
                number=1, title="A Crowd in the Aisle", text="The Turned Faces move 2 toward the Break side."),  # VN-0171
            Event(
                number=2, title="Somebody's Luggage",  # VN-0172
                text="Investigate. 1+: Rummage 2, keep one, another may go to any Vagrant; Events 8 and 9 go into the Bindle.",
                tiers=(nothing, lost_luggage),
            ),
            Event(
                number=3, title="A Door Bangs", text="Event 4 appears beside the Round side of car A.", fires=a_door_bangs),  # VN-0173
            Event(
                number=4, title="Behind the Door",  # VN-0174
                text="Investigate. 0: lose 1 and gain The Shakes. 1+: take a Rabbit's Foot, and Move 1 per further success.",
                tiers=(cold_draught, lucky_find(0), lucky_find(1), lucky_find(2)), stay=frozenset(),
            ),
            Event(
                number=5, title="A Sign in Chalk",  # VN-0175
                text="A Vagrant within Range 3 gains 2; or hand one of your tokens to another Vagrant and Rummage 1.",
                auto=hobo_sign,
            ),
            Event(
                number=6, title="All at Once They Stop",  # VN-0176
                text="Their mood becomes But Not Alone; at once On the Yonder; then everyone within Range 2 loses 2.",
            ),
            Event(
                number=7, title="The Train Lurches",  # VN-0177
                text="Everyone rolls: 1-2 Spooked, 3-4 thrown 3 to the Round side, 5-6 to the Break side; cut short costs 3.",
                fires=the_train_lurches,
            ),
            Event(
                number=8, title="A Mirror Wrapped in Cloth", text="Gain the Faceless Mirror.", fires=finds_junk(21)),  # VN-0178
            Event(
                number=9, title="They Look Your Way", text="Everyone in the Faces' car gains Spooked. It goes back into the Bindle.", fires=they_look_at_you, stays=True),  # VN-0179
            Event(
                number=0, title="The Lamps Go Out", text="From now on the first to take a turn each round loses 4.", fires=bad_omen),  # VN-0170
        ),
        on_round={3: 2, 0: 6},
        rituals=(
            Ritual(  # VN-0190
                "first_blood", "First Blood", "The first Wound is suffered.",
                "1 Coin, and every Vagrant gains 1.", 1, everyone_gains(1),
            ),
            Ritual(  # VN-0191
                "face_to_face", "Face to Face", "The Turned Faces Break for the first time.",
                "1 Coin.", 1,
            ),
            Ritual(  # VN-0192
                "read_the_signs", "Read the Signs", "Make out both the luggage (2) and the chalk sign (5).",
                "1 Coin, and every Vagrant gains 2.", 1, everyone_gains(2),
            ),
        ),
        victory_text="Save the Turned Faces.",  # VS-278
        break_text="Each Vagrant may Rummage 1.",
        effects=(
            Effect(
                key=SHAKES, colour="black", name="The Shakes",
                text="Your Move value is 1 lower. Discard an Iron Nail to be rid of it.", cure="nail", move=-1,
            ),
            Effect(
                key=SPOOKED, colour="white", name="Spooked",
                text="End your turn within Range 2 of the Turned Faces and you lose 2. Discard Salt to be rid of it.",
                state=True, cure="salt", locked=spooked_stays, turn_end=still_spooked,
            ),
        ),
        win=28,
        lose=29,
        skills=(2, 1),
        tracks=(OMEN,),
        mileposts=(clean_sweep("Cold Shoulder"),),
        opening=first_steps,
        turn_start=turn_start,
        turn_end=read_the_signs,
        wounded=first_blood,
        broke=dig_in,
    )
)  # fmt: skip
