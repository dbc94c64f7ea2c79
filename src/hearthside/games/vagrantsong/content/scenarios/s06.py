"""Scenario 6: From the Peak... The Pit, which has no body and wants yours.

From the sources: no Humanity and no Breaks, the Pit Event, pools, both Haint Effects, Seance, all Events, victory.
Designed here: the diagram, both moods, all three Rituals, rewards. The hint that all Junk starts Broken is not followed.
"""

from __future__ import annotations

from itertools import product

from hearthside.kernel import Act, Asks, Option, note
from hearthside.kernel.grid import cells

from ...rules.asking import SEATS, Either, Question, Where
from ...rules.bindle import bag, limit, take_token
from ...rules.bones import plain_roll
from ...rules.breaks import change_mood, complete, milepost
from ...rules.coins import coins_on, move_value
from ...rules.happenings import carry, everyone_gains, gains, loses, nearest_open, put_event
from ...rules.humanity import end_scenario, give_effect, remove_effect
from ...rules.humanity import lose as lose_humanity
from ...rules.movement import drift
from ...rules.places import (
    clear_terrain,
    open_spaces,
    same_car,
    standing,
)
from ...state import Journey
from .. import format as page
from ..board import CAR, NAME, SIDE, TO_SIDE, TRAIN
from ..names import effect_name, the, upper
from .s06_pit import (
    BLEEDING,
    CANDLE,
    KNEES,
    SHAKEN,
    SUNK,
    WIDE,
    enters,
    gap,
    pit_mood,
    pools,
    widen,
)

# -- Events ------------------------------------------------------------------------------------


def shaking(s: Journey, i: int) -> Asks:
    """Event 1: first it throws two tokens to the ends and waits on Round 1; then car B sinks."""
    if not SHAKEN.of(s):
        SHAKEN.set(s, 1)
        even = plain_roll(s, s.vagrants[i]) % 2 == 0
        yield from put_event(s, 2, SIDE["round" if even else "break"])
        yield from put_event(s, 7, SIDE["break" if even else "round"])
        s.on_round[1] = 1
        return
    for v in s.vagrants:
        if v.at >= 0 and CAR[v.at] == 1:
            side = "round" if TO_SIDE["round"][v.at] <= TO_SIDE["break"][v.at] else "break"
            yield from drift(s, v.seat, 4, SIDE[side])
    for t in [t for t, kind in s.terrain.items() if kind == "pool" and CAR[t] == 1]:
        clear_terrain(s, t)
    SUNK.set(s, 1)
    s.events = {n: at for n, at in s.events.items() if CAR[at] != 1}
    change_mood(s, 0, WIDE)
    for v in s.vagrants:
        if v.at >= 0:
            yield from enters(s, v.seat, v.at)
        if v.pup >= 0:
            yield from enters(s, v.seat + 8, v.pup)
    yield from complete(s, "hold_on")


def price_of_help(s: Journey, i: int) -> Asks:
    """Event 3: whoever acted before loses 5; one in the car may shed an effect for 2."""
    yield from lose_humanity(s, s.recent, 5)
    at = s.vagrants[i].at
    near = [b & 7 for b in same_car(s, at)] if at >= 0 else [i]
    choice = [SHED_FOR.table[o, key] for o in near for key in s.vagrants[o].effects]
    pick = yield SHEDDING.of(i, [*choice, Option("none")])
    if pick[0] == "shed_for":
        yield from remove_effect(s, int(pick[1]), str(pick[2]))
        yield from lose_humanity(s, int(pick[1]), 2)


SHED_FOR = Act[Journey, [int, str]](
    "shed_for", "VS-217", over=list(product(SEATS, (KNEES, BLEEDING))), given=True,
    label=lambda s, i, o, key: f"{upper(the(s.vagrants[o].who))} sheds {effect_name(s.scenario, key)} and loses 2",
)  # fmt: skip
SHEDDING = Question(
    "shed_for",
    "VS-217",
    (SHED_FOR, Act[Journey, []]("none", "VS-217", label="Shed nothing")),
    prompt="shed an effect for 2 Humanity?",
    part=True,
)


def keg_of_nails(s: Journey, i: int) -> Asks:
    """Event 4: an Iron Nail for everyone in the car; full pockets mean Bleeding."""
    at = s.vagrants[i].at
    for seat in [b & 7 for b in same_car(s, at)] if at >= 0 else [i]:
        o = s.vagrants[seat]
        if len(o.tokens) + len(o.pup_tokens) >= limit(s, o):
            give_effect(s, seat, BLEEDING)
        elif "nail" in s.bindle:
            s.bindle.remove("nail")
            take_token(s, o, "nail")
    return
    yield


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
            give_effect(s, i, KNEES)
            nearer = [j for j in TRAIN.ways[at] if _depth(s, j) < _depth(s, at)]
            if nearer:
                s.events[number] = nearer[0]
        else:
            del s.events[number]
            free = list(cells(TRAIN.near[at] & open_spaces(s))) or nearest_open(s, at)
            space = yield from SOUL_PLACE.choose(i, free)
            s.souls.append(space)
            note(s, "soul_comes", v.who, NAME[space], rule="VS-004")
        slot = "pup_investigate" if s.reader > i else "investigate"
        v.steps += coins_on(v, slot) * move_value(s, v)

    return effect


def _depth(s: Journey, space: int) -> int:
    row = TRAIN.dist[space]
    return min((row[j] for j in cells(pools(s))), default=0)


def cleats(s: Journey, i: int) -> Asks:
    """Event 8 used: Move value 1 higher this turn."""
    s.vagrants[i].move_turn += 1
    return
    yield


def ooze(number: int) -> page.SeatHook:
    """Events 9 and 0: gain Bleeding; one more pool, or a Wound."""

    def effect(s: Journey, i: int) -> Asks:
        bag(s, number)
        give_effect(s, i, BLEEDING)
        yield from widen(s, i)

    return effect


# -- rules of its own --------------------------------------------------------------------------


def turn_end(s: Journey, i: int) -> Asks:
    """Bleeding ends with a Patch Up; the ends of the train are counted."""
    v = s.vagrants[i]
    if BLEEDING in v.effects and v.patched:
        yield from remove_effect(s, i, BLEEDING)
    inside = [o for o in s.vagrants if o.at >= 0]
    ends = SIDE["round"] | SIDE["break"]
    if inside and all(ends >> o.at & 1 for o in inside):
        yield from complete(s, "ends")
    if not inside:
        end_scenario(s, "lost")


def price(s: Journey, i: int, n: int) -> Asks:
    """Bleeding: each Coin on Move costs 1."""
    if BLEEDING in s.vagrants[i].effects:
        yield from lose_humanity(s, i, n)


def no_lead(s: Journey, i: int) -> str | None:
    """Next to a Lost Soul, once until it has helped."""
    v = s.vagrants[i]
    if s.scenario != "s06" or v.guarded:
        return "VS-004"
    near = TRAIN.near[v.at] if v.at >= 0 else 0
    return None if any(near >> j & 1 for j in s.souls) else "VS-056"


def lead_soul(s: Journey, i: int) -> Asks:
    """Lose 2: the next Haint action passes over you, and a Lost Soul beside you moves up to 2."""
    v = s.vagrants[i]
    near = [j for j in s.souls if TRAIN.near[v.at] >> j & 1]
    yield from lose_humanity(s, i, 2)
    v.guarded = True
    soul = yield from WHICH_SOUL.choose(i, near)
    if soul not in s.souls:
        return
    free = TRAIN.reach(soul, 2) & ~standing(s) & ~pools(s) | 1 << soul
    to = yield from SOUL_PLACE.choose(i, cells(free))
    s.souls[s.souls.index(soul)] = to
    note(s, "led", "soul", NAME[to], rule="VS-004")
    if (SIDE["round"] | SIDE["break"]) >> to & 1:
        s.souls.remove(to)
        note(s, "soul_saved", rule="VS-004")
        milepost(s, "Safe at Last")
        yield from complete(s, "soul")


LEAD_SOUL = Act(
    "lead_soul",
    "VS-004",
    lead_soul,
    barred=no_lead,
    label="Stand by a Lost Soul: lose 2, and it moves",
)


def sure_feet(s: Journey) -> Asks:
    """The Seance: everybody's Move value is 1 higher this round."""
    s.move_all = 1
    return
    yield


def remember_candle(s: Journey) -> None:
    """Who held the black candle to the end without ever going Westbound."""
    for v in s.vagrants:
        if "e2" in v.tokens and not v.was_westbound:
            CANDLE.set(s, v.seat + 1)


def candle_kept(s: Journey) -> Asks:
    """Whoever kept the black candle and was never Westbound has a Candle for the next Scenario."""
    for seat in range(len(s.vagrants)):
        if CANDLE.of(s) == seat + 1 and "candle" in s.bindle:
            s.bindle.remove("candle")
            take_token(s, s.vagrants[seat], "candle")
    return
    yield


def progress(s: Journey) -> float:
    """Toward the ends, away from the Pit, with a Lost Soul by the hand."""
    worth = 0.0
    inside = [v for v in s.vagrants if v.at >= 0]
    to_end = [min(TO_SIDE["round"][v.at], TO_SIDE["break"][v.at]) for v in inside]
    if "ends" not in s.rituals and inside:
        worth += 0.6 * (1 - sum(to_end) / (10 * len(inside)))
    if "soul" not in s.rituals and inside:
        goals = s.souls or [s.events[n] for n in (5, 6) if n in s.events]
        reach = min((TRAIN.dist[v.at][j] for v in inside for j in goals), default=10)
        worth += 0.3 * (1 - reach / 10)
        if s.souls:
            left = min(min(TO_SIDE["round"][j], TO_SIDE["break"][j]) for j in s.souls)
            worth += 0.5 * (1 - left / 10)
    if "hold_on" not in s.rituals:
        worth += 0.1 * s.rounds
    return worth - 0.1 * sum(max(0, 5 - gap(s, v.seat)) for v in inside)


def miles(s: Journey) -> list[str]:
    """Going Down? always."""
    return ["Going Down?"]


S06 = page.scenario(
    page.Scenario(
        key="s06",
        number=6,
        name="From the Peak...",
        path="tunnel",
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
                1, "The Ground Goes", "First: two tokens are flung to the ends. Again, on Round 1: car B sinks into the Pit.",
                fires=shaking,
            ),
            page.Event(
                2, "A Black Candle in Cloth", "Investigate. 0: gain Nervous Knees. 1+: keep it; never Westbound, you have a Candle after Camp.",
                tiers=(loses(0, KNEES), carry(2)),
            ),
            page.Event(
                3, "A Hand Out of the Wall", "Investigate. 0: gain Nervous Knees. 1+: whoever acted before loses 5; one here may shed an effect for 2.",
                tiers=(loses(0, KNEES), price_of_help),
            ),
            page.Event(
                4, "A Keg of Nails", "Investigate. 0: gain Nervous Knees. 1+: an Iron Nail for everyone in the car; with full pockets, Bleeding.",
                tiers=(loses(0, KNEES), keg_of_nails),
            ),
            page.Event(5, "Somebody Crying", "Take its hand, or leave it. The Coins on Investigate become steps.", auto=lost_soul(5), stay=frozenset({1})),
            page.Event(6, "Somebody Calling", "Take its hand, or leave it. The Coins on Investigate become steps.", auto=lost_soul(6), stay=frozenset({1})),
            page.Event(7, "Warm Air", "Investigate. 0: gain Bleeding. 1+: gain 3.", tiers=(loses(0, BLEEDING), gains(3))),
            page.Event(8, "Cleats", "Keep them; used, your Move value is 1 higher this turn.", carry=True, use=cleats),
            page.Event(9, "It Seeps", "Gain Bleeding; one more pool, or a Wound if there is none left.", fires=ooze(9)),
            page.Event(0, "It Spreads", "Gain Bleeding; one more pool, or a Wound if there is none left.", fires=ooze(0)),
        ),
        on_round={1: 2},
        in_bindle=(8, 9, 0),
        enterable=frozenset({"pool"}),
        victory="rituals",
        rituals=(
            page.Ritual("soul", "Safe at Last", "Lead a Lost Soul to either end of the train.", "2 Coins, and everyone gains 2.", 2, everyone_gains(2)),
            page.Ritual("ends", "As Far As You Can", "At the end of a turn every Vagrant in play stands at an end of the train.", "1 Coin.", 1),
            page.Ritual("hold_on", "Hold On", "Be there when Round 1 comes round again.", "1 Coin.", 1),
        ),
        story=(
            "The rails go up, and up, and at the top of the mountain there is no top. The middle of the train hangs over a hole, "
            "and the hole has noticed."
        ),
        special="No Humanity is tracked. Move, or be moved, into a pool and the Pit has you: Westbound, and after that out.",
        terrain_text="Pools can be entered, at that price. Terrain that slides into a pool is gone.",
        victory_text="Complete all Rituals.",
        break_text="There is nothing to Break here.",
        seance=page.Seance("At any time: everybody's Move value is 1 higher this round.", sure_feet),
        effects=(
            page.Effect(KNEES, "black", "Nervous Knees", "Your Move value is 1 lower. Discard a Candle to be rid of it.", discard="candle", move=-1),
            page.Effect(BLEEDING, "white", "Bleeding", "Each Coin on Move costs 1. Ends with a turn in which Patch Up succeeds.", state=True),
        ),
        win=38,
        lose=39,
        skills=(11, 12),
        next="s07",
        adds_tier=3,
        defeat_text="All Vagrants are Westbound or gone.",
        tracks=(SUNK, SHAKEN, CANDLE),
        deeds=(LEAD_SOUL,),
        miles=miles,
        progress=progress,
        hooks=page.Hooks(
            turn_end=turn_end, enters=enters, hazard=pools, move_price=price, camp=candle_kept, ended=remember_candle,
        ),
    )
)  # fmt: skip
