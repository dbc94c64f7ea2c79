"""Scenario 6: From the Peak... The Pit, which has no body and wants yours.

From the sources: no Humanity and no Breaks, the Pit Event, pools, both Haint Effects, Seance, all Events, victory.
Designed here: the diagram, both moods, all three Rituals, rewards. The hint that all Junk starts Broken is not followed.
"""

from __future__ import annotations

from itertools import product

from hearthside.kernel import Act, Asks, Option, note
from hearthside.kernel.grid import cells

from ...rules.asking import SEATS, Either, Question, Where
from ...rules.bindle import take_token
from ...rules.bones import plain_roll
from ...rules.breaks import change_mood, complete, milepost
from ...rules.coins import coins_on, move_value, pup_value
from ...rules.happenings import (
    begins,
    carries,
    everyone_gains,
    gains,
    gets,
    has,
    party,
    put_event,
    then,
)
from ...rules.humanity import give_effect, remove_effect
from ...rules.humanity import lose as lose_humanity
from ...rules.movement import drift
from ...rules.places import add_figure, clear_terrain, figures_at, same_car, standing
from ...rules.pockets import limit
from ...rules.spots import nearest_open, reader_at
from ...state import Journey
from .. import page
from ..board import CAR, NAME, SIDE, TO_SIDE, TRAIN
from ..effects import BLEEDING, NERVOUS_KNEES
from ..names import effect_name, rider, upper
from .s06_pit import (
    CANDLE,
    PIT,
    SHAKEN,
    SUNK,
    WIDE,
    gap,
    into_the_car,
    pit_mood,
    pools,
    sunk,
    widen,
)

# -- Events ------------------------------------------------------------------------------------


def shaking(s: Journey, i: int) -> Asks:
    """Event 1 (VN-0671): first it throws two tokens to the ends and waits on Round 1; then car B sinks."""
    if not SHAKEN.of(s):
        SHAKEN.set(s, 1)
        even = plain_roll(s, s.vagrants[i]) % 2 == 0
        yield from put_event(s, 2, SIDE["round" if even else "break"])
        yield from put_event(s, 7, SIDE["break" if even else "round"])
        s.on_round[1] = 1
        return
    for v in s.vagrants:
        if CAR[v.at] == 1:
            side = "round" if TO_SIDE["round"][v.at] <= TO_SIDE["break"][v.at] else "break"
            yield from drift(s, v.seat, 4, SIDE[side])
    for t in [t for t, kind in s.terrain.items() if kind == "pool" and CAR[t] == 1]:
        clear_terrain(s, t)
    SUNK.set(s, 1)
    s.events = {n: at for n, at in s.events.items() if CAR[at] != 1}
    change_mood(s, 0, WIDE)
    for v in s.vagrants:
        if v.at >= 0:
            yield from into_the_car(s, v.seat, v.seat, v.at)
        if v.pup >= 0:
            yield from into_the_car(s, v.seat, v.seat + page.PUP, v.pup)
    yield from complete(s, "hold_on")


def price_of_help(s: Journey, i: int) -> Asks:
    """Event 3 (VN-0673): whoever acted before loses 5; one in the car may shed an effect for 2."""
    if s.turns:  # before the first turn of the night nobody has acted
        yield from lose_humanity(s, s.recent, 5)
    near = [b & 7 for b in same_car(s, reader_at(s, i))]
    choice = [SHED_FOR.table[o, key] for o in near for key in s.vagrants[o].effects]
    pick = yield SHEDDING.of(i, [*choice, Option("none")])
    if pick[0] == "shed_for":
        yield from remove_effect(s, int(pick[1]), str(pick[2]))
        yield from lose_humanity(s, int(pick[1]), 2)


SHED_FOR = Act[Journey, [int, str]](
    "shed_for", "VS-217", over=list(product(SEATS, ("knees", "bleeding"))), given=True,
    label=lambda s, i, o, key: f"{upper(rider(s, o))} sheds {effect_name(s.scenario, key)} and loses 2",
)  # fmt: skip
SHEDDING = Question(
    "shed_for",
    "VS-217",
    (SHED_FOR, Act[Journey, []]("none", "VS-217", label="Shed nothing")),
    prompt="shed an effect for 2 Humanity?",
    part=True,
)


def keg_of_nails(s: Journey, i: int) -> Asks:
    """Event 4 (VN-0674): an Iron Nail for everyone in the car; full pockets mean Bleeding."""
    for seat in [b & 7 for b in same_car(s, reader_at(s, i))]:
        o = s.vagrants[seat]
        if len(o.tokens) + len(o.pup_tokens) >= limit(s, o):
            yield from give_effect(s, seat, "bleeding")
        elif "nail" in s.bindle:
            s.bindle.remove("nail")
            yield from take_token(s, o, "nail")


SOUL = Either(
    "soul", "VS-133", {"grab": "Take its hand", "ignore": "Leave it"}, prompt="take its hand?"
)
SOUL_PLACE = Where("soul_place", "VS-002", "To {0}", prompt="where does the Lost Soul go?")
WHICH_SOUL = Where("which_soul", "VS-002", "The one on {0}", prompt="which Lost Soul?")


def lost_soul(number: int) -> page.SeatHook:
    """Events 5 and 6: leave it, or take its hand; either way the Coins turn into steps."""

    def effect(s: Journey, i: int) -> Asks:
        v = s.vagrants[i]
        at = s.events[number]
        if (yield from SOUL.choose(i)) == "ignore":
            note(s, "soul_left", v.who, rule="VS-004")
            yield from give_effect(s, i, "knees")
            nearer = [j for j in TRAIN.ways[at] if _depth(s, j) < _depth(s, at)]
            if nearer:
                s.events[number] = yield from SOUL_PLACE.choose(i, nearer)
        else:
            del s.events[number]
            space = yield from SOUL_PLACE.choose(i, nearest_open(s, at))
            add_figure(s, "soul", space)
            note(s, "soul_comes", v.who, NAME[space], rule="VS-004")
        if s.reader > i:  # VS-071: the Coins on the Pup's card move the Pup
            v.pup_steps += coins_on(v, "pup_investigate") * pup_value(s, v)
        else:
            v.steps += coins_on(v, "investigate") * move_value(s, v)

    return effect


def _depth(s: Journey, space: int) -> int:
    row = TRAIN.dist[space]
    return min(row[j] for j in cells(pools(s)))


CLEATS = page.Lasting(key="cleats", text="Move value 1 higher this turn.", until="turn", move=1)
SURE_FEET = page.Lasting(
    key="sure_feet", text="Everybody's Move value is 1 higher this round.", until="round", move=1
)
OOZE = then(gets("bleeding"), widen)
"""Events 9 and 0: gain Bleeding; one more pool, or a Wound."""


# -- rules of its own --------------------------------------------------------------------------


def turn_end(s: Journey, i: int) -> Asks:
    """The ends of the train are counted."""
    ends = SIDE["round"] | SIDE["break"]
    if all(ends >> o.at & 1 for o in s.vagrants if not o.out):
        yield from complete(s, "ends")


def no_lead(s: Journey, i: int) -> str | None:
    """Next to a Lost Soul, once until it has helped."""
    v = s.vagrants[i]
    if v.guarded:
        return "VS-004"
    near = TRAIN.near[v.at]
    return None if any(near >> j & 1 for j in figures_at(s, "soul")) else "VS-056"


def lead_soul(s: Journey, i: int) -> Asks:
    """Lose 2: the next Haint action passes over you, and a Lost Soul beside you moves up to 2."""
    v = s.vagrants[i]
    near = [j for j in figures_at(s, "soul") if TRAIN.near[v.at] >> j & 1]
    yield from lose_humanity(s, i, 2)
    v.guarded = True
    soul = yield from WHICH_SOUL.choose(i, near)
    free = TRAIN.reach(soul, 2) & ~standing(s) & ~pools(s) | 1 << soul
    to = yield from SOUL_PLACE.choose(i, cells(free))
    key = next(key for key, at in s.figures.items() if at == soul)
    s.figures[key] = to
    note(s, "led", "soul", NAME[to], rule="VS-004")
    if (SIDE["round"] | SIDE["break"]) >> to & 1:
        del s.figures[key]
        note(s, "soul_saved", rule="VS-004")
        milepost(s, "Safe at Last")
        yield from complete(s, "soul")


LEAD_SOUL = page.deed(
    "lead_soul",
    "VS-004",
    lead_soul,
    barred=no_lead,
    label="Stand by a Lost Soul: lose 2, and it moves",
)


def remember_candle(s: Journey) -> None:
    """Who held the black candle to the end without ever going Westbound."""
    for v in s.vagrants:
        if "e2" in v.tokens and not v.was_westbound:
            CANDLE.set(s, v.seat + 1)


def candle_kept(s: Journey) -> Asks:
    """Whoever kept the black candle and was never Westbound has a Candle for the next Scenario."""
    for seat in range(len(s.vagrants)):
        if CANDLE.of(s) == seat + 1:
            s.bindle.remove("candle")
            yield from take_token(s, s.vagrants[seat], "candle")


def progress(s: Journey) -> float:
    """Toward the ends, away from the Pit, with a Lost Soul by the hand."""
    worth = 0.0
    inside = [v for v in s.vagrants if v.at >= 0]
    to_end = [min(TO_SIDE["round"][v.at], TO_SIDE["break"][v.at]) for v in inside]
    if "ends" not in s.rituals and inside:
        worth += 0.6 * (1 - sum(to_end) / (10 * len(inside)))
    if "soul" not in s.rituals and inside:
        souls = figures_at(s, "soul")
        goals = souls or [s.events[n] for n in (5, 6) if n in s.events]
        reach = min((TRAIN.dist[v.at][j] for v in inside for j in goals), default=10)
        worth += 0.3 * (1 - reach / 10)
        if souls:
            left = min(min(TO_SIDE["round"][j], TO_SIDE["break"][j]) for j in souls)
            worth += 0.5 * (1 - left / 10)
    if "hold_on" not in s.rituals:
        worth += 0.1 * s.rounds
    return worth - 0.1 * sum(max(0, 5 - gap(s, v.seat)) for v in inside)


S06 = page.scenario(
    page.Scenario(
        number=6,
        name="From the Peak...",
        diagram="""
            .....B|#|V.....|#|B.....
            ..3...|.|V.PP.V|.|...4..
            ......|.|..PP.V|.|......
            .5.B..|#|V....V|#|..B.6.
        """,
        haints=(
            page.HaintCard("pit", "The Pit", (pit_mood("Yawning", ""), pit_mood("Wide Open", ", and 1 more")), standee=False, called="the Pit"),
        ),
        events=(
            page.Event(
                number=1, title="The Ground Goes", text="First: a Bone; even, Event 2 appears at the Round side and Event 7 at the Break side, odd, the other way; this goes to Round 1. Again: Vagrants in car B are moved 4 "  # VN-0671
                "toward the nearer end, and the whole car is the Pit from now on.",
                fires=shaking,
            ),
            page.Event(
                number=2, title="A Black Candle in Cloth", text="Investigate. 0: gain Nervous Knees. 1+: keep it; if you hold it at the end and never were Westbound, you have a Candle in Camp.",  # VN-0672
                tiers=(gets("knees"), carries),
            ),
            page.Event(
                number=3, title="A Hand Out of the Wall", text="Investigate. 0: gain Nervous Knees. 1+: whoever acted before loses 5; one here may shed an effect for 2.",  # VN-0673
                tiers=(gets("knees"), price_of_help),
            ),
            page.Event(
                number=4, title="A Keg of Nails", text="Investigate. 0: gain Nervous Knees. 1+: an Iron Nail for everyone in the car; with full pockets, Bleeding.",  # VN-0674
                tiers=(gets("knees"), keg_of_nails),
            ),
            page.Event(
                number=5, title="Somebody Crying", text="Leave it: gain Nervous Knees, and it comes 1 nearer to the Pit. Take its hand: a Lost Soul stands beside it, and this is gone. Either way the Coins are good for Move.", auto=lost_soul(5), stay=frozenset({1})),  # VN-0675
            page.Event(
                number=6, title="Somebody Calling", text="Leave it: gain Nervous Knees, and it comes 1 nearer to the Pit. Take its hand: a Lost Soul stands beside it, and this is gone. Either way the Coins are good for Move.", auto=lost_soul(6), stay=frozenset({1})),  # VN-0676
            page.Event(
                number=7, title="Warm Air", text="Investigate. 0: gain Bleeding. 1+: gain 3.", tiers=(gets("bleeding"), gains(3))),  # VN-0677
            page.Event(
                number=8, title="Cleats", text="Keep them; used, your Move value is 1 higher this turn.", carry=True, use=has(CLEATS)),  # VN-0678
            page.Event(
                number=9, title="It Seeps", text="Gain Bleeding; one more pool next to another, toward the nearer end, or a Wound if there is none left. It goes back into the Bindle.", fires=OOZE, stays=True),  # VN-0679
            page.Event(
                number=0, title="It Spreads", text="Gain Bleeding; one more pool next to another, toward the nearer end, or a Wound if there is none left. It goes back into the Bindle.", fires=OOZE, stays=True),  # VN-0670
        ),
        on_round={1: 2},
        in_bindle=(8, 9, 0),
        saved=False,
        done=True,
        rituals=(
            page.Ritual("soul", "Safe at Last", "Lead a Lost Soul to either end of the train.", "2 Coins, and everyone gains 2.", 2, everyone_gains(2)),  # VN-0690
            page.Ritual("ends", "As Far As You Can", "At the end of a turn every Vagrant in play stands at an end of the train.", "1 Coin.", 1),  # VN-0691
            page.Ritual("hold_on", "Hold On", "Be there when Round 1 comes round again.", "1 Coin.", 1),  # VN-0692
        ),
        specials=("No Humanity is tracked. Move, or be moved, into a pool and the Pit has you: Westbound, and set 3 away from it; if you are that already, out for the night. Next to a Lost "
            "Soul you may lose 2: the next Haint action passes you by, and it is moved up to 2; at an end of the train it is Safe at Last, a Mile Post.",),
        victory_text="Complete all Rituals.",
        seance=page.Seance(text="At any time: everybody's Move value is 1 higher this round.", use=party(begins(SURE_FEET))),
        effects=(page.black(NERVOUS_KNEES), page.white(BLEEDING)),
        win=38,
        lose=39,
        skills=(11, 12),
        tier=3,
        defeat_text="All Vagrants are Westbound or gone.",
        tracks=(SUNK, SHAKEN, CANDLE),
        deeds=(LEAD_SOUL,),
        mileposts=(page.MilePost("Going Down?", "always.", lambda s: True),),
        lasting=(CLEATS, SURE_FEET),
        terrain=(PIT,),
        progress=progress,
        turn_end=turn_end,
        enters=into_the_car,
        perils=sunk,
        camp=candle_kept,
        ended=remember_candle,
    )
)  # fmt: skip
