"""Scenario 14: Dance Macabre. A ballroom on wheels, a fiddle that nobody plays, and the 13th of Leeds leads.

From the sources: the floor by the paths ridden, Dance Partner, Places, Seance, all Events, the shoes, Do-si-do Dip, one
Ritual, the Mile Post. Designed here: the diagram, Thresholds, tracks, all other actions, what changes his mood, where
Terrain and Places lie, two Rituals, rewards. Read so: Events 3 to 6 lie on the Break track; Move 1 lower "until the turn
ends" is for whose turn it is; Event 6 puts the Candles out that are lit; the horns free their user; the Seance can be
called on until the first turn of a round.
"""

from __future__ import annotations

from itertools import permutations

from hearthside.kernel import ANYONE, Asks, note

from ...rules.asking import Whom
from ...rules.bindle import keep_event
from ...rules.blows import everyone as bodies_of_all
from ...rules.blows import flipped
from ...rules.bones import plain_roll
from ...rules.breaks import change_mood, complete, haint_gain
from ...rules.feats import steps
from ...rules.haint import go_to_side
from ...rules.happenings import all_rituals, begins, everyone_gains, finds_junk, loses, nothing
from ...rules.humanity import gain, lose, remove_effect
from ...rules.movement import set_on
from ...rules.parts import begin, begin_for
from ...rules.places import clear_terrain, stands_on, where
from ...rules.pockets import enforce_limit
from ...rules.story import read
from ...rules.ties import worst_body
from ...rules.using import snuff
from ...state import EVENT, Journey
from ..board import CAR, EDGES, SIDE, SPACE, TRAIN
from ..junk import BLANK, Junk
from ..names import the, upper
from ..page import (
    STAYS,
    Event,
    Figure,
    HaintCard,
    Lasting,
    MilePost,
    Ritual,
    Said,
    Scenario,
    Seance,
    scenario,
    white,
)
from ..terrain import lay
from .s14_floor import (
    FLOOR,
    HE,
    HORNS,
    HORNS_MOOD,
    LAID,
    LEADING,
    LEADING_MOOD,
    LED,
    OPEN_FLOOR,
    PARTNER,
    SEALED,
    STILL,
    candle_out,
    follow_him,
    led_away,
    others_first,
    partners,
    still,
)

SHOES = 30
PLACE = Figure("place", "a Place", solid=False, look="place")
PLACES = ("B1a", "B6a", "B1d", "B6d")


# -- rules of its own --------------------------------------------------------------------------------


def floor_is_laid(s: Journey) -> Asks:
    """For every path that was ridden its Moment is read, and a piece of Terrain laid in each car; then the Places."""
    for door in s.camp.doors:
        moment, kind, names = LAID[door]
        yield from read(s, moment)
        for name in names:
            lay(s, SPACE[name], kind)  # VN-1401
    for k, name in enumerate(PLACES, 1):
        s.figures[f"{PLACE.key}{k}"] = SPACE[name]  # VN-1402


def places_taken(s: Journey, i: int) -> Asks:
    """Once all Vagrants in play stand on Places at the end of a turn, it is a Ritual."""
    spots = {SPACE[name] for name in PLACES}
    if all(v.out or v.at in spots for v in s.vagrants):  # VN-1491
        yield from complete(s, "places")


def broke(s: Journey, h: int) -> Asks:
    """A Break changes his mood."""
    change_mood(s, h, LEADING if s.haints[h].mood == HORNS else HORNS)  # VN-1420
    return
    yield


def hush(s: Journey) -> Asks:
    """The Seance: nobody is moved this round, but by a Do-si-do Dip."""
    begin(s, STILL)  # VN-1421
    return
    yield


# -- Events ------------------------------------------------------------------------------------------


def no_junk(s: Journey, i: int, what: str) -> Said:
    """No Coins on Junk that is blank."""
    return "VN-1471" if what[0] == "j" and what[1:].isdigit() else None


BLANKED = Lasting(key=BLANK, text="Junk does nothing this round.", until="round", bars=no_junk)


def pockets_turned(s: Journey, i: int) -> Asks:
    """Event 1: all Junk is blank this round; the first time, a name on a paper makes the dance dearer."""
    for v in s.vagrants:
        begin_for(s, v.seat, BLANKED)  # VN-1471
        yield from enforce_limit(s, v.seat)  # VS-130
    if s.fired.get(1, 0) <= 1 and "Signed & Sealed" in s.camp.mileposts:  # VN-1471
        begin(s, SEALED)


def the_caller(s: Journey, i: int) -> Asks:
    """Event 2: two Bones move everybody, two more move him; the second time it may be a Ritual, and is gone."""
    n, side = called(s, i)
    for body in bodies_of_all(s):
        yield from led_away(s, body, n, SIDE[side])  # VN-1472
    n, side = called(s, i)
    if not still(s):
        yield from go_to_side(s, HE, n, side)  # VN-1472
    if s.fired.get(2, 0) >= 2:  # VN-1472
        s.on_round.pop(2, None)
        if not any(v.westbound or v.out for v in s.vagrants):  # VN-1490
            yield from complete(s, "devil")


def called(s: Journey, i: int) -> tuple[int, str]:
    """How far, and which way: even is the Round side, odd the Break side."""
    n = plain_roll(s, s.vagrants[i])
    return n, "round" if plain_roll(s, s.vagrants[i]) % 2 == 0 else "break"  # VN-1472


STIFF = Lasting(key="stiff", text="Move value 1 lower this turn.", until="turn", move=-1)


def off_the_edge(s: Journey, i: int) -> Asks:
    """A Vagrant who ends a turn next to an edge loses 2."""
    if stands_on(s.vagrants[i], EDGES):  # VS-077
        yield from lose(s, i, 2, "VN-1473")


EDGY = Lasting(
    key="edgy", text="Ending a turn next to an edge of a car costs 2.", turn_end=off_the_edge
)


def floor_waxed(s: Journey, i: int) -> Asks:
    """Event 3: whose turn it is moves 1 less a Coin, and from now on the edges cost 2."""
    if s.active >= 0:
        begin_for(s, s.active, STIFF)  # VN-1473
    begin(s, EDGY)  # VN-1473
    return
    yield


def all_join_hands(s: Journey, i: int) -> Asks:
    """Event 4: his car is drawn 3 toward him, the others lose 3."""
    at = s.haints[HE].at
    for body in bodies_of_all(s):
        if CAR[where(s, body)] == CAR[at]:
            yield from led_away(s, body, 3, 1 << at)  # VN-1474
        else:
            yield from lose(s, body, 3, "VN-1474")


def unlit(s: Journey, i: int, what: str) -> Said:
    """No Candle can be placed."""
    return "VN-1476" if what == "token.candle" else None


def gutters(s: Journey, i: int, space: int) -> Asks:
    """A Candle that is set down by whatever goes out at once."""
    snuff(s, space)
    return
    yield


DARK = Lasting(key="dark", text="No Candle burns.", bars=unlit, lit=gutters)
FIDDLE = Whom("fiddle", "VN-1476", prompt="Who takes the fiddle?", part=True)


def last_waltz(s: Journey, i: int) -> Asks:
    """Event 6: Terrain and Candles are gone, and somebody has to hold the fiddle."""
    for space in list(s.terrain):
        clear_terrain(s, space)  # VN-1476
    for space in list(s.candles):
        snuff(s, space)  # VN-1476
    begin(s, DARK)  # VN-1476
    who = yield from FIDDLE.choose(ANYONE, [v.seat for v in s.vagrants if not v.out])
    yield from keep_event(s, who, 6)  # VN-1476


def harder_to_bear(s: Journey, i: int, n: int) -> int:
    """Event 6, held: every loss is 2 higher."""
    return n + 2  # VN-1476


def passes_it_on(s: Journey, i: int) -> Asks:
    """Event 6, held: with a Wound it goes to the nearest other Vagrant."""
    others = [b for b in bodies_of_all(s) if b != i]
    at = s.vagrants[i].at
    if others and at >= 0:
        least = min(TRAIN.dist[at][where(s, b)] for b in others)
        to = worst_body(s, [b for b in others if TRAIN.dist[at][where(s, b)] == least])
        s.vagrants[i].kept.remove(EVENT[6])  # VN-1476
        yield from keep_event(s, to, 6)  # VN-1476


def loosened(s: Journey) -> bool:
    """Whether Event 3 has been read."""
    return s.fired.get(3, 0) > 0  # VN-1477


def stubbed(s: Journey, i: int) -> Asks:
    """Event 7 without a success: 2, while the shoes are fast."""
    yield from (nothing if loosened(s) else loses(2))(s, i)  # VN-1477


def pried(s: Journey, i: int) -> Asks:
    """Event 7 with a success: the shoes, once they can be pried out."""
    if loosened(s):  # VN-1477
        s.events.pop(7, None)
        yield from finds_junk(SHOES)(s, i)  # VN-1477


SWAPS = Whom(
    "swaps",
    "VN-1478",
    lambda s, seat, i: f"Where {the(s.vagrants[i].who)} stands",
    prompt=lambda s, who: f"{upper(the(who))} changes places. With whom?",
)


def change_places(s: Journey, i: int) -> Asks:
    """Event 8: everybody stands where somebody else stood."""
    there = bodies_of_all(s)
    if still(s):
        return
    ways = [w for w in permutations(there) if all(a != b for a, b in zip(there, w, strict=True))]
    if not ways:
        return
    for k, body in enumerate(there):
        whose = list(dict.fromkeys(way[k] for way in ways))
        taken = whose[0]
        if len(whose) > 1:
            taken = yield from SWAPS.choose(ANYONE, whose, s.vagrants[body].who)
        ways = [way for way in ways if way[k] == taken]
    spots = {body: where(s, body) for body in there}
    for body, taken in zip(there, ways[0], strict=True):
        s.vagrants[body].at = spots[taken]  # VN-1478
    note(s, "all_changed", rule="VN-1478")
    for body in there:
        yield from set_on(s, body, where(s, body))


def blows_the_horn(s: Journey, i: int) -> Asks:
    """Event 9 used: no longer Dance Partner; from three away or more he gains 4."""
    yield from remove_effect(s, i, "partner")  # VN-1479
    v, at = s.vagrants[i], s.haints[HE].at
    if v.at >= 0 and at >= 0 and TRAIN.dist[v.at][at] >= 3:  # VN-1479
        yield from haint_gain(s, HE, 4)  # VN-1479


def steps_out(s: Journey, i: int) -> Asks:
    """The light leaves whoever had it."""
    if s.special == i:
        s.special = -1  # VN-1470
    return
    yield


LIMELIGHT = Lasting(
    key="limelight",
    text="Special Target Priority until this turn ends.",
    until="turn",
    turn_end=steps_out,
)


def takes_a_bow(s: Journey, i: int) -> Asks:
    """Event 0: nobody is Dance Partner; the reader gains 10, and is all that he sees."""
    for seat in partners(s):
        yield from remove_effect(s, seat, "partner")  # VN-1470
    yield from gain(s, i, 10)  # VN-1470
    s.special = i  # VN-1470
    begin_for(s, i, LIMELIGHT, later=True)  # VN-1470


def night_away(s: Journey) -> bool:
    """Whether every Ritual is done and nobody has more than 2 Wounds."""
    return all_rituals(s) and all(flipped(v) <= 2 for v in s.vagrants)  # VN-1425


S14 = scenario(
    Scenario(
        number=14,
        name="Dance Macabre",
        diagram="""
            ......|#|......|#|......
            ....V.|.|......|.|.V....
            ....V.|.|..H...|.|.V....
            .....V|#|...7..|#|......
        """,
        haints=(
            HaintCard(
                "leeds", "13th of Leeds", (LEADING_MOOD, HORNS_MOOD), (6, 8, 11), 5, fury=(2, 1, 1), on_break={3: 4, 4: 3, 5: 2, 6: 1},  # VN-1424
            ),
        ),
        specials=(
            "First of all a piece of Terrain is laid in each car for every path you have ridden: Snow for the mountain (Moment 10), Blood "
            "Pools for the tunnel (Moment 11), Debris for the orchard (Moment 12).",
            "Places (black): four of them lie in the corners of car B. They are for a Ritual, and in nobody's way.",
        ),
        terrain=FLOOR,
        effects=(white(PARTNER),),
        break_text="His mood changes.",
        seance=Seance(
            text="Use it before the first turn of a round: nobody is moved this round by an effect, but by a Do-si-do Dip.",
            use=hush, usable=lambda s: s.first < 0,
        ),
        victory_text="Save the 13th of Leeds.",
        events=(
            Event(
                number=1, title="Empty Your Pockets",
                text="Junk does nothing until the round ends. The first time, with Signed & Sealed: from now on becoming Dance Partner costs 1.",
                fires=pockets_turned, stays=True,
            ),
            Event(
                number=2, title="The Caller",
                text=(
                    "Two Bones: all Vagrants are moved as many as the first, to the Round side if the second is even, else to the Break side. Two "
                    "more for him. The second time, if nobody is Westbound, the Ritual Friend of the Devil is done, and this is gone."
                ),
                fires=the_caller, stays=True,
            ),
            Event(
                number=3, title="The Floor Is Waxed",
                text="The Move value is 1 lower until the turn ends. From now on a Vagrant who ends a turn next to an edge loses 2.",
                fires=floor_waxed,
            ),
            Event(
                number=4, title="All Join Hands",
                text="Vagrants in his car are moved 3 toward him; those in other cars lose 3.", fires=all_join_hands,
            ),
            Event(
                number=5, title="Ladies' Choice",
                text="From now on a new Dance Partner does not replace another, and Dance Partners are targets like anybody.",
                fires=begins(OPEN_FLOOR),
            ),
            Event(
                number=6, title="The Last Waltz",
                text=(
                    "All Terrain and Candles are removed, and no Candle can be placed. One Vagrant keeps this, in no pocket: each loss of theirs "
                    "is 2 higher; when they suffer a Wound it goes to the nearest other Vagrant."
                ),
                fires=last_waltz, free=True, losing=harder_to_bear, wounded=passes_it_on,
            ),
            Event(
                number=7, title="A Pair of Shoes in the Floor",
                text="Investigate. Before Event 3, 0: lose 2; 1+: they will not come out. After it, 1+: gain the Patent Shoes.",
                tiers=(stubbed, pried), stay=STAYS,
            ),
            Event(
                number=8, title="Change Places",
                text="All Vagrants change places, so that nobody stays where they were. It goes back into the Bindle.",
                fires=change_places, stays=True,
            ),
            Event(
                number=9, title="A Pair of Horns",
                text="Keep them. Use them: you are no longer Dance Partner; if you are 3 or more spaces from him, he gains 4.",
                carry=True, use=blows_the_horn,
            ),
            Event(
                number=0, title="Take a Bow",
                text="Nobody is Dance Partner. You gain 10 and have Special Target Priority until the end of your next turn.",
                fires=takes_a_bow,
            ),
        ),
        on_round={1: 3, 2: 5},
        in_bindle=(8, 9, 0),
        rituals=(
            Ritual("devil", "Friend of the Devil", "Nobody is Westbound when Event 2 is read for the second time.", "2 Coins.", 2),
            Ritual(
                "places", "Take Your Places", "All Vagrants in play stand on Places at the end of a turn.",
                "1 Coin, and every Vagrant gains 2.", 1, everyone_gains(2),
            ),
            Ritual(
                "change", "Change Partners", "Every Vagrant in play has been Dance Partner.",
                "1 Coin, and every Vagrant gains 1.", 1, everyone_gains(1),
            ),
        ),
        lasting=(STILL, OPEN_FLOOR, SEALED, BLANKED, STIFF, EDGY, DARK, LIMELIGHT),
        figures=(PLACE,),
        tracks=(LED,),
        lines={
            "dipped": lambda one, two: f"{upper(the(one))} and {the(two)} are swung about, and stand in each other's shoes.",
            "all_changed": lambda: "Everybody changes places.",
        },
        junk=(Junk(SHOES, "Patent Shoes", 0, "Your Move value is 1 higher. With a Coin: Move 3 per Coin.", move=1, coin=(steps(coin=3),)),),
        win=54,
        lose=55,
        skills=(23, 24),
        tier=3,
        mileposts=(MilePost("The Night Away", "all Rituals are done and no Vagrant has more than 2 Wounds.", night_away),),
        opening=floor_is_laid,
        turn_end=places_taken,
        broke=broke,
        haint_moved=follow_him,
        snuffs=candle_out,
        prefers=others_first,
    )
)  # fmt: skip
