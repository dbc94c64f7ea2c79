"""Scenario 11: A Cold Wind's a Comin'. The Frozen Faces, a machine that sells one bottle, and six Cents in the snow.

From the sources: Snow, both Haint Effects, Seance, victory, all Events, both Mile Posts. Designed here: the diagram,
Thresholds, tracks, all actions, what changes the mood, all three Rituals, rewards. Readings: a Coin given up for a Cent
is lost for the Scenario; drinking the bottle is a Ritual; white tokens are Nervous Knees here, and no Snow.
"""

from __future__ import annotations

from dataclasses import replace

from hearthside.kernel import ANYONE, Act, Asks, Option, note
from hearthside.kernel.grid import cells

from ...rules.asking import Question, Where, Whether
from ...rules.bindle import take_token
from ...rules.blows import everyone as bodies_of_all
from ...rules.breaks import complete
from ...rules.haint import PLAIN, enter_haint, go_haunting, ground_of, walk_haint
from ...rules.happenings import (
    all_rituals,
    carries,
    everyone,
    everyone_gains,
    gets,
    haint_gains,
    heals,
    nothing,
    post,
    ritual,
    rolls,
    rummages,
    then,
)
from ...rules.humanity import lose, remove_effect
from ...rules.places import haints_mask, in_reach, open_near, open_spaces, standing, where
from ...rules.pockets import enforce_limit
from ...rules.using import light
from ...state import Journey
from ..board import CAR, CAR_MASK, NAME, TRAIN
from ..effects import FROSTBITTEN, NERVOUS_KNEES
from ..names import the, upper
from ..page import (
    STAYS,
    Body,
    Event,
    HaintCard,
    MilePost,
    Ritual,
    Scenario,
    Seance,
    SeatHook,
    Track,
    black,
    scenario,
    white,
)
from ..terrain import CLEAR_SNOW, SNOW
from .s10_souls import SOUL, SOUL_COMES, all_roam, soul_card, souls
from .s11_faces import HUDDLED_MOOD, HUNGRY_MOOD, THEY

CENTS = Track("cents", "Cents: {0}.")
FOUND, SMELT = Track("found"), Track("smelt")
"""The Cents in the pool; how many were ever found in the snow; the seat, from 1, that the Lost Souls are after."""


# -- Events ------------------------------------------------------------------------------------------


def joins(s: Journey, i: int) -> Asks:
    """Events 1 and 2: a Lost Soul comes out of Terrain in the car of the Frozen Faces."""
    at, taken = s.haints[THEY].at, standing(s)
    found = [t for t in s.terrain if not taken >> t & 1]
    here = [t for t in found if CAR[t] == CAR[at]]
    space = yield from SOUL_COMES.choose(ANYONE, here or found or open_near(s, at))
    enter_haint(s, SOUL, space)  # VN-1171 VN-1172


def two_cents(s: Journey, i: int) -> Asks:
    """Events 3, 4 and 5: 2 Cents for everybody's pool; all six found is a Ritual."""
    CENTS.add(s, 2)  # VN-1173 VN-1174 VN-1175
    if FOUND.add(s, 2) >= 6:  # VN-1191
        yield from complete(s, "six_cents")


def smells_of_copper(s: Journey, i: int) -> Asks:
    """Event 5: the Lost Souls are after whoever reads, until the Frozen Faces Break."""
    SMELT.set(s, i + 1)  # VN-1175
    return
    yield


EATS = Whether(
    "eats",
    "VN-1176",
    "Eat it",
    "Let it be",
    prompt="it is still warm. Will you eat?",
    meanwhile="looks at a plate",
)


def plate(s: Journey, i: int) -> Asks:
    """Event 6: eaten, a Wound heals and it is a Mile Post; let be, it stays and the reader Rummages 1."""
    if (yield from EATS.choose(i)):
        del s.events[6]  # VN-1176
        yield from then(heals, post("Clean Plates"))(s, i)  # VN-1176
    else:
        yield from rummages(1)(s, i)  # VN-1176


PAY_COIN = Act[Journey, []](
    "pay_coin",
    "VN-1177",
    barred=lambda s, i: None if s.vagrants[i].purse > 1 else "VN-1177",
    label="Put in a Coin of yours for 1 Cent",
    detail="It is gone for the rest of the Scenario.",
)
BUY = Act[Journey, []](
    "buy_bottle",
    "VN-1177",
    barred=lambda s, i: None if CENTS.of(s) >= 5 else "VN-1177",
    label="Pay 5 Cents for the bottle",
)
LEAVE = Act[Journey, []]("leave_it", "VN-1177", label="Leave it")
MACHINE = Question(
    "machine", "VN-1177", (PAY_COIN, BUY, LEAVE), prompt="one bottle is left in it. What do you do?"
)


def machine(s: Journey, i: int) -> Asks:
    """Event 7: Coins for Cents, and 5 Cents for the bottle; not bought, the machine stays."""
    v = s.vagrants[i]
    while True:
        pick: Option = yield MACHINE(s, i)
        if pick[0] == "pay_coin":
            v.purse -= 1  # VN-1177
            CENTS.add(s, 1)  # VN-1177
            note(s, "coin_in", v.who, rule="VN-1177")
        elif pick[0] == "buy_bottle":
            CENTS.add(s, -5)  # VN-1177
            yield from carries(s, i)  # VN-1177
            return
        else:
            return


LIGHT_IT = Where(
    "light_in_car", "VN-1179", "Light it on {0}", prompt="where does the Candle go?", part=True
)


def two_candles(s: Journey, i: int) -> Asks:
    """Event 9: a Candle is set anywhere in the reader's car, another is kept."""
    v = s.vagrants[i]
    free = list(cells(CAR_MASK[CAR[v.at]] & open_spaces(s))) if v.at >= 0 else []
    if free and "candle" in s.bindle:
        space = yield from LIGHT_IT.choose(i, free)
        s.bindle.remove("candle")
        note(s, "candle", v.who, NAME[space], rule="VN-1179")
        yield from light(s, i, space)  # VN-1179
    if "candle" in s.bindle:
        s.bindle.remove("candle")
        yield from take_token(s, v, "candle")  # VN-1179
        yield from enforce_limit(s, i)


def they_come(s: Journey, i: int) -> Asks:
    """Event 0 on a 1 or 2: the Frozen Faces move 3 and the Lost Souls 2, Haunting as many as they can."""
    s.haints[THEY].haunted = 0
    yield from go_haunting(s, THEY, 3)  # VN-1170
    yield from all_roam(s, 2)  # VN-1170


def too_near(s: Journey, i: int) -> Asks:
    """Event 0 on a 5 or 6: whoever is next to any Haint loses 2."""
    beside = 0
    for space in cells(haints_mask(s)):
        for body in in_reach(s, space, 1):
            beside |= 1 << (body & 7)
    for seat in cells(beside):
        yield from lose(s, seat, 2, "VN-1170")


CHEER = haint_gains(2, THEY)


# -- rules of its own --------------------------------------------------------------------------------


def after_one(s: Journey, h: int, left: list[Body]) -> list[Body]:
    """Lost Souls go for whoever smells of copper first."""
    if s.haints[h].who != SOUL:  # VN-1175
        return []
    return [b for b in left if b & 7 == SMELT.of(s) - 1]  # VN-1175


def broke(s: Journey, h: int) -> Asks:
    """A Break of the Frozen Faces ends that."""
    SMELT.set(s, 0)  # VN-1175
    return
    yield


def turn_end(s: Journey, i: int) -> Asks:
    """Something Like a Fire: two Candles within Range 3 of the Frozen Faces."""
    row = TRAIN.dist[s.haints[THEY].at]
    if sum(row[c] <= 3 for c in s.candles) >= 2:  # VN-1192
        yield from complete(s, "fire")


def thaws(s: Journey) -> Asks:
    """The Seance: nobody is Frostbitten, and every Haint moves 2 away from everybody."""
    for v in s.vagrants:
        yield from remove_effect(s, v.seat, "frostbitten")  # VN-1121
    for h, haint in enumerate(s.haints):
        if haint.at >= 0:
            yield from backs_off(s, h)  # VN-1121


def backs_off(s: Journey, h: int) -> Asks:
    """A Haint moves up to 2, to where the nearest Vagrant, and then all of them, are furthest from it."""
    there = [where(s, b) for b in bodies_of_all(s)]
    at, ground = s.haints[h].at, ground_of(s)
    can = [j for j in cells(ground.reach(at, 2)) if j == at or not standing(s) >> j & 1]

    def gap(j: int) -> tuple[int, int]:
        far = [TRAIN.dist[j][k] for k in there]
        return min(far, default=0), sum(far)

    best = max(gap(j) for j in can)
    ends = sum(1 << j for j in can if gap(j) == best)
    yield from walk_haint(s, h, ground, 2, ends, PLAIN)  # VN-1121


def by_the_sun(s: Journey) -> bool:
    """Frozen Faces and both Lost Souls in one car, all Rituals done, nobody ever Westbound."""
    there = [h.at for h in s.haints if h.at >= 0]
    together = len(souls(s)) == 2 and len({CAR[at] for at in there}) == 1
    return together and all_rituals(s) and not any(v.was_westbound for v in s.vagrants)  # VN-1125


ROLL: tuple[SeatHook, ...] = (they_come, they_come, CHEER, CHEER, too_near, too_near)

S11 = scenario(
    Scenario(
        number=11,
        name="A Cold Wind's a Comin'",
        diagram="""
            V....S|#|.S....|#|.S..i.
            V.3...|.|...6..|.|....7.
            VV....|.|.4....|.|..H...
            V..S..|#|....S.|#|S..5..
        """,
        haints=(
            HaintCard(
                "frozen_faces", "Frozen Faces", (HUDDLED_MOOD, HUNGRY_MOOD), (9, 12, 14), 3, fury=(7, 8, 6), on_break={1: 2, 2: 1}, many=True,  # VN-1124
            ),
            soul_card("frozen_faces", aside=True),  # VN-1171 VN-1172
        ),
        terrain=(
            replace(
                SNOW, spare=0,
                text="bars the way. On your turn Iron Nails, a Candle or Salt may be used to remove 1 adjacent Snow instead.",
            ),  # VN-1110
        ),
        effects=(black(FROSTBITTEN), white(NERVOUS_KNEES)),  # VN-1115 VN-1116
        seance=Seance(
            text="Use it: nobody is Frostbitten any longer, and every Haint moves 2 away from the Vagrants.", use=thaws,  # VN-1121
        ),
        victory_text="Save the Frozen Faces.",
        events=(
            Event(
                number=1, title="One More in the Huddle",
                text=(
                    "A Lost Soul comes out of Terrain in the car of the Frozen Faces. From now on the token drawn for them makes it act, too, "
                    "after them."
                ),
                fires=joins,  # VN-1171
            ),
            Event(
                number=2, title="And One More",
                text="A second Lost Soul comes in the same way, and acts by the same token.", fires=joins,  # VN-1172
            ),
            Event(
                number=3, title="A Glove with Something in It",
                text="Investigate. 0: gain Nervous Knees. 1+: 2 Cents for everybody's pool.", tiers=(gets("knees"), two_cents),  # VN-1173
            ),
            Event(
                number=4, title="A Child's Shoe", text="Investigate. 1+: 2 Cents for everybody's pool.",
                tiers=(nothing, two_cents),  # VN-1174
            ),
            Event(
                number=5, title="Pennies on His Eyes",
                text=(
                    "Investigate. 0: gain Nervous Knees. 1+: 2 Cents for everybody's pool; you are the Special Target of the Lost Souls "
                    "until the Frozen Faces Break."
                ),
                tiers=(gets("knees"), then(smells_of_copper, two_cents)),  # VN-1175
            ),
            Event(
                number=6, title="A Plate, Still Warm",
                text=(
                    "No roll. Eat it: heal a Wound, the Mile Post Clean Plates, and the token is gone. Let it be: Rummage 1, and the token "
                    "stays."
                ),
                auto=plate, stay=STAYS,  # VN-1176
            ),
            Event(
                number=7, title="A Bottle of Something Red",
                text=(
                    "No roll, on it or next to it. Give up Coins for the rest of the Scenario, for 1 Cent each, down to your last. For 5 Cents "
                    "the bottle is yours and takes no pocket; drunk, it is the Ritual Something Cold. Not bought, it stays."
                ),
                auto=machine, stay=STAYS, beside=True, free=True, use=ritual("something_cold"),  # VN-1177 VN-1190
            ),
            Event(
                number=8, title="Something Under the Floor", text="Everybody gains Nervous Knees. It goes back into the Bindle.",
                fires=everyone(gets("knees")), stays=True,  # VN-1178
            ),
            Event(
                number=9, title="Two Ends of a Candle", text="Set a Candle anywhere in your car and keep another.", fires=two_candles,  # VN-1179
            ),
            Event(
                number=0, title="A Cold Wind",
                text=(
                    "Roll a Bone. 1 or 2: the Frozen Faces move 3 and the Lost Souls 2, Haunting as many as they can. 3 or 4: the Frozen "
                    "Faces gain 2. 5 or 6: whoever is next to any Haint loses 2. It stays."
                ),
                fires=rolls(*ROLL), stays=True,  # VN-1170
            ),
        ),
        on_round={0: 3},
        in_bindle=(8, 9),
        rituals=(
            Ritual("something_cold", "Something Cold", "Drink the bottle (Event 7).", "2 Coins, and every Vagrant gains 2.", 2, everyone_gains(2)),
            Ritual("six_cents", "Six Cents", "Find what lies in the snow (Events 3, 4 and 5).", "1 Coin.", 1),
            Ritual(
                "fire", "Something Like a Fire", "A Vagrant's turn ends with two Candles within Range 3 of the Frozen Faces.",
                "1 Coin, and every Vagrant gains 1.", 1, everyone_gains(1),
            ),  # VN-1192
        ),
        tracks=(CENTS, FOUND, SMELT),
        uses=(CLEAR_SNOW,),  # VN-1110
        lines={"coin_in": lambda who: f"{upper(the(who))} puts a Coin in, for good."},
        win=46,
        lose=47,
        skills=(19, 20),
        tier=3,
        mileposts=(
            MilePost(
                "By the Sun", "the Frozen Faces and both Lost Souls are in one car, all Rituals are done and nobody ever was Westbound.",
                by_the_sun,
            ),
        ),
        singles=after_one,
        broke=broke,
        turn_end=turn_end,
    )
)  # fmt: skip
