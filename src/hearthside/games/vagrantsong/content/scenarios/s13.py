"""Scenario 13: Fire on the Mountain. Three men and one boiler, and each of them thinks that he is in charge of it.

From the sources: three moods that share two actions, Cycle and Haunted Effect; both Haint Effects, Seance, Break, all
Events, the Mile Post. Designed here: the diagram, Thresholds, tracks, all actions, when the moods change, where a
Second Skin comes from, what caps are for, all Rituals. Read so: Event 6 goes by its second text from the second time
on; Event 7 starts on the Humanity track; Event 8 helps its reader too; the Hot Potato cannot be thrown away.
"""

from __future__ import annotations

from hearthside.kernel import ANYONE, Asks, note
from hearthside.kernel.grid import cells

from ...rules.asking import Either
from ...rules.breaks import change_mood, complete
from ...rules.haint import go_toward
from ...rules.handing import beside as next_to
from ...rules.happenings import (
    carries,
    clean_sweep,
    everyone,
    everyone_gains,
    first_time,
    gains,
    gets,
    lay_terrain,
    loses,
    nothing,
    party,
    put_event,
)
from ...rules.humanity import give_effect, lose, remove_effect
from ...rules.movement import PUT_DOWN, set_on
from ...rules.places import (
    clear_terrain,
    name_of,
    near_haint,
    open_near,
    open_spaces,
    set_terrain,
    stands_on,
)
from ...rules.spots import near
from ...state import Journey
from ..board import CAR_MASK, TRAIN
from ..page import Event, HaintCard, Ritual, Scenario, Seance, Track, black, scenario, white
from ..terrain import pieces
from .s13_fire import (
    CHARLIE,
    DOCK,
    DOCKED,
    DOUSED,
    FIRE,
    LAWRENCE,
    MOE,
    MOODS,
    SECOND_SKIN,
    THEY,
    around,
    fire_or,
    pay_day,
)

BROKEN, RETURNED, HANDLED = Track("broken"), Track("returned"), Track("handled")
CAPS = ("Moe", "Charlie", "Lawrence")


# -- rules of its own --------------------------------------------------------------------------------


def next_shift(s: Journey) -> Asks:
    """At the end of each round the next of the three leads."""
    change_mood(s, THEY, (s.haints[THEY].mood + 1) % 3)  # VN-1301
    return
    yield


def by_snow(s: Journey, i: int) -> Asks:
    """Whoever ends a turn next to Snow gains a Second Skin."""
    if stands_on(s.vagrants[i], near("snow")(s)):  # VS-077
        yield from give_effect(s, i, "second_skin")  # VN-1302


def broke(s: Journey, h: int) -> Asks:
    """The first, second and third Break each knock a cap off: Events 1, 2 and 3 fall next to them."""
    number = BROKEN.add(s)
    if number <= 3:
        yield from put_event(s, number, TRAIN.near[s.haints[h].at])  # VN-1320


SHIFT = Either(
    "shift",
    "VN-1321",
    {"moe": "Moe leads", "charlie": "Charlie leads", "lawrence": "Lawrence leads"},
    prompt="you call them by their names. Who steps up?",
)


def roll_call(s: Journey) -> Asks:
    """The Seance: the party chooses who leads, and everyone gains 3."""
    who = yield from SHIFT.choose(ANYONE)
    change_mood(s, THEY, {"moe": MOE, "charlie": CHARLIE, "lawrence": LAWRENCE}[who])  # VN-1321
    yield from party(everyone(gains(3)))(s)  # VN-1321


# -- Events ------------------------------------------------------------------------------------------


def by_them(s: Journey, i: int) -> bool:
    """Whether a Vagrant is next to the Boilermen."""
    return near_haint(s, s.vagrants[i], THEY, 1)  # VN-1371, VN-1372, VN-1373


def hands_back(s: Journey, i: int) -> Asks:
    """A cap is given back to the Boilermen; the third is a Ritual."""
    note(s, "cap_back", s.vagrants[i].who, rule="VN-1390")
    if RETURNED.add(s) >= 3:  # VN-1390
        yield from complete(s, "hats")


def up_the_ladder(s: Journey, i: int) -> Asks:
    """Event 4: the reader comes out next to the Boilermen."""
    body = s.reader if s.reader >= 0 else i
    choice = open_near(s, s.haints[THEY].at)
    space = yield from PUT_DOWN.choose(i, choice, name_of(s, body))
    yield from set_on(s, body, space)  # VN-1374


def scorched(s: Journey, i: int) -> Asks:
    """Event 5, held: 1 at the end of the own turn; once everyone has had it in hand it is a Ritual."""
    HANDLED.set(s, HANDLED.of(s) | 1 << i)
    yield from lose(s, i, 1, "VN-1375")
    if all(v.out or HANDLED.of(s) >> v.seat & 1 for v in s.vagrants):  # VN-1391
        yield from complete(s, "potato")


AT_HOLES = around(near("hole"), fire_or(3))


def near_both(s: Journey) -> int:
    """The spaces next to Debris or Holes."""
    return near("hole")(s) | near("debris")(s)


AT_BOTH = around(near_both, fire_or(3))


def flares(s: Journey, i: int) -> Asks:
    """Event 6: next to Holes the first time, next to Debris too from then on."""
    yield from first_time(AT_HOLES, AT_BOTH)(s, i)  # VN-1376


def slide_comes(s: Journey, i: int) -> Asks:
    """Event 7 for the first time: four pieces of Debris, everyone loses 2, and it goes to Round 4."""
    s.on_round[7] = 4  # VN-1377
    for _ in range(4):
        there = cells(open_spaces(s) & (CAR_MASK[1] | CAR_MASK[2]))
        yield from lay_terrain(s, "debris", list(there))  # VN-1377
    yield from everyone(loses(2))(s, i)  # VN-1377


def snowed_over(s: Journey, i: int) -> Asks:
    """Event 7 for the second time: all Debris is Snow."""
    for space in pieces(s, "debris"):
        clear_terrain(s, space)
        set_terrain(s, space, "snow")  # VN-1377
    note(s, "snowed_over", rule="VN-1377")
    return
    yield


def wet_blanket(s: Journey, i: int) -> Asks:
    """Event 8: nobody next to the reader burns any longer, nor the reader."""
    for v in (s.vagrants[i], *next_to(s, s.vagrants[i].at, i)):  # VN-1378, VS-072
        yield from remove_effect(s, v.seat, "burning")  # VN-1378


def called_for(s: Journey, i: int) -> Asks:
    """Event 9: they come for the reader, a space for each Humanity, until they Haunt somebody or a Candle stops them."""
    for _ in range(s.vagrants[i].humanity):  # VN-1379
        spot, they = s.vagrants[i].at, s.haints[THEY]
        before, lit = they.haunted, len(s.candles)
        if spot < 0 or they.at == spot:
            return
        there = TRAIN.dist[they.at][spot] == 1
        yield from go_toward(s, THEY, 1, spot)  # VN-1379
        if there or they.haunted != before or len(s.candles) < lit:  # VN-1379
            return


def cap(number: int) -> Event:
    """The cap of one of the three."""
    return Event(
        number=number,
        title=f"{CAPS[number - 1]}'s Cap",
        text="Investigate: keep it, without a roll. Use it next to the Boilermen to give it back.",
        auto=carries,
        use=hands_back,
        usable=by_them,
    )


S13 = scenario(
    Scenario(
        number=13,
        name="Fire on the Mountain",
        diagram="""
            V.....|#|..O...|#|.D..O.
            V..4..|.|......|.|...H..
            VV....|.|...5..|.|......
            V..O..|#|.....D|#|.O....
        """,
        haints=(HaintCard("boilermen", "Boilermen", MOODS, (7, 11, 12), 4, fury=(5, 5, 4), on_humanity={7: 4}, many=True),),  # VN-1324
        specials=(
            "At the end of each round the next of the three leads: Moe, Charlie, Lawrence, and Moe again.",
            "A Vagrant who ends a turn next to Snow gains Second Skin.",
        ),
        effects=(black(FIRE), white(SECOND_SKIN)),
        break_text="The first Break lays Event 1 on an open space next to them, the second Event 2, the third Event 3.",
        seance=Seance(text="Use it: choose which of the three leads, and every Vagrant gains 3.", use=roll_call),
        victory_text="Save the Boilermen.",
        events=(
            cap(1),
            cap(2),
            cap(3),
            Event(
                number=4, title="A Ladder",
                text="Investigate. 1+: you are set on an open space next to the Boilermen.", tiers=(nothing, up_the_ladder),
            ),
            Event(
                number=5, title="A Hot Potato",
                text="Investigate. 1+: keep it. Whoever holds it at the end of their own turn loses 1. It cannot be thrown away.",
                tiers=(nothing, carries), turn_end=scorched, fixed=True,
            ),
            Event(
                number=6, title="The Grate Glows",
                text="Whoever is next to a Hole gains Burning, or loses 3 if they have it. From the second time on, next to Debris too.",
                fires=flares, stays=True,
            ),
            Event(
                number=7, title="The Mountain Lets Go",
                text=(
                    "First: lay 4 Debris anywhere in cars B and C, all Vagrants lose 2, and this goes to Round 4. Then: all Debris becomes "
                    "Snow."
                ),
                fires=first_time(slide_comes, snowed_over),
            ),
            Event(
                number=8, title="A Wet Blanket", text="You and everyone next to you are no longer Burning. It goes back into the Bindle.",
                fires=wet_blanket, stays=True,
            ),
            Event(
                number=9, title="They Are Looking for You",
                text=(
                    "The Boilermen move toward you, as many spaces as you have Humanity; they stop when they Haunt anybody, or on a Candle."
                ),
                fires=called_for,
            ),
            Event(
                number=0, title="Boiler Tubes",
                text="Keep them. When you would gain Burning next to the Boilermen, you may lose them: the Boilermen gain 4.", carry=True,
            ),
        ),
        on_round={6: 3},
        in_bindle=(8, 9, 0),
        rituals=(
            Ritual("hats", "Hats Off", "Give all three caps back to the Boilermen.", "2 Coins.", 2),
            Ritual(
                "potato", "From Hand to Hand", "Every Vagrant in play has ended a turn with the Hot Potato.",
                "1 Coin, and every Vagrant gains Second Skin.", 1, party(everyone(gets("second_skin"))),
            ),
            Ritual(
                "drill", "Fire Drill", "Burning has gone out four times, on whomever and however.",
                "1 Coin, and every Vagrant gains 2.", 1, everyone_gains(2),
            ),
        ),
        lasting=(DOCKED,),
        tracks=(DOUSED, DOCK, BROKEN, RETURNED, HANDLED),
        lines={
            "cap_back": lambda who: "A cap is handed back, and put on, and patted down.",
            "snowed_over": lambda: "Snow settles on all the Debris.",
        },
        win=50,
        lose=51,
        tier=3,
        mileposts=(clean_sweep("Fireworks"),),
        round_end=next_shift,
        turn_start=pay_day,
        turn_end=by_snow,
        broke=broke,
    )
)  # fmt: skip
