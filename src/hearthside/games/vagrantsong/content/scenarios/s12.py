"""Scenario 12: Bon Appetit. Two cars, a long table, and somebody who cannot stop being hungry.

From the sources: three special rules, both effects, Terrain, Seance, all Events, one Ritual, the moods' names, both
Moments' results. Designed here: the diagram, Thresholds, tracks, all actions, what Bloodstarved means, two Rituals,
rewards. Read so: the Haints "other than the Wendigo" are the standees that Events set down; a Lost Soul is saved when
the Wendigo comes onto or over its space; Event 2 looks at the Wendigo's car; Event 3 goes to the next round's space.
"""

from __future__ import annotations

from hearthside.kernel import ANYONE, Asks, note
from hearthside.kernel.grid import cells

from ...rules.asking import Either, Where, Whether, Whom
from ...rules.bindle import keep_event, rummage
from ...rules.breaks import change_mood, complete, haint_gain
from ...rules.haint import go_haunting
from ...rules.handing import beside
from ...rules.happenings import (
    clean_sweep,
    everyone_gains,
    gains,
    gets,
    in_haints_car,
    lay_terrain,
    nothing,
    posted,
    rolls,
    when,
)
from ...rules.humanity import gain, lose, remove_effect, wound
from ...rules.parts import begin_for
from ...rules.places import (
    add_figure,
    figures_at,
    near_haint,
    open_spaces,
    same_car,
    sight,
    stands_on,
    terrain_left,
)
from ...rules.pockets import drop_event, enforce_limit
from ...rules.spots import nearest_open, reader_at
from ...state import TRACK_MAX, Journey
from ..board import CAR, CAR_MASK, NAME, TRAIN
from ..effects import BLEEDING
from ..names import the_haint, upper
from ..page import (
    Event,
    Figure,
    HaintCard,
    Lasting,
    Ritual,
    Scenario,
    Seance,
    Track,
    black,
    kind_of,
    scenario,
)
from ..terrain import CLEAR_SNOW, OPEN_POOL, SNOW
from .s12_wendigo import BOILING, BOILING_MOOD, FED, HUNGRY, HUNGRY_MOOD, IT, STARVED

SEATED, SKIPPING = Track("seated"), Track("skipping")
ROD, PADDING = 10, 11
"""What Event 6 turns out to be; each has a token of its own."""
SOUL = Figure("hungry_soul", "the Lost Soul", solid=False, look="lost_soul")
GUESTS = Figure("guests", "the Frozen Faces", solid=False, look="frozen_faces")


# -- rules of its own --------------------------------------------------------------------------------


def bleeds(s: Journey, i: int) -> Asks:
    """A Wound leaves a Blood Pool on the nearest open space, next to the Vagrant if one is open there."""
    at = s.vagrants[i].at
    if at >= 0:
        yield from lay_terrain(s, "pool", nearest_open(s, at))  # VN-1201


def cold_company(s: Journey, i: int) -> Asks:
    """Whoever ends a turn on or next to a Lost Soul or the Frozen Faces loses 3."""
    v = s.vagrants[i]
    there = [j for kind in (SOUL, GUESTS) for j in figures_at(s, kind.key)]
    if any(stands_on(v, TRAIN.reach(j, 1)) for j in there):  # VS-077
        yield from lose(s, i, 3, "VN-1202")


def comes_upon(s: Journey, h: int, path: list[int]) -> Asks:
    """The Wendigo comes onto or over Lost Souls, who are saved, and the Frozen Faces, who do it good."""
    for key, space in list(s.figures.items()):
        if space not in path[1:]:
            continue
        if kind_of(key) == SOUL.key:  # VN-1274, VN-1275
            del s.figures[key]
            note(s, "soul_seated", s.haints[h].who, rule="VN-1274")
            if SEATED.add(s) >= 2:  # VN-1291
                yield from complete(s, "places")
        elif key == GUESTS.key:
            del s.figures[key]  # VN-1270
            note(s, "guests_greeted", s.haints[h].who, rule="VN-1270")
            yield from haint_gain(s, h, 7)  # VN-1270


def held_back(s: Journey, h: int) -> Asks:
    """A token is drawn for it; an action that is to be skipped does not happen."""
    if SKIPPING.of(s):
        SKIPPING.set(s, 0)
        note(s, "stays_seated", s.haints[h].who, rule="VN-1278")
        s.step = "haint_over"  # VN-1278
    return
    yield


def its_car(s: Journey) -> int:
    """The open spaces of the Wendigo's car."""
    at = s.haints[IT].at
    return CAR_MASK[CAR[at]] & open_spaces(s) if at >= 0 else 0


def spills(s: Journey) -> Asks:
    """The Seance: a Blood Pool in its car."""
    yield from lay_terrain(s, "pool", list(cells(its_car(s))))  # VN-1221


# -- Events ------------------------------------------------------------------------------------------


def turns(s: Journey, i: int) -> Asks:
    """Event 1: the other mood, whichever this is."""
    change_mood(s, IT, HUNGRY if s.haints[IT].mood == BOILING else BOILING)  # VN-1271
    return
    yield


def as_it_starves(s: Journey, i: int) -> Asks:
    """Lose as much as there are Bloodstarved."""
    yield from lose(s, i, STARVED.of(s), "VN-1272")


ROLLS = in_haints_car(
    rolls(gains(2), gains(2), gets("bleeding"), gets("bleeding"), as_it_starves, as_it_starves),
    h=IT,
)


def the_bell(s: Journey, i: int) -> Asks:
    """Event 2: the next course goes onto the Round track, and everyone in its car rolls."""
    s.on_round[3] = s.round % TRACK_MAX + 1  # VN-1272
    yield from ROLLS(s, i)  # VN-1272


COURSE = Either(
    "course",
    "VN-1273",
    {"help": "Help yourself: Rummage 1", "breathe": "Sit still: gain 2"},
    prompt="the dish comes by. What do you take?",
    meanwhile="is served",
)


def served(s: Journey, i: int) -> Asks:
    """Event 3: the Bleeding are carved, the others are served."""
    cut = [v.seat for v in s.vagrants if "bleeding" in v.effects]
    for v in s.vagrants:
        if v.out:
            continue
        if v.seat in cut:
            yield from remove_effect(s, v.seat, "bleeding")  # VN-1273
            yield from wound(s, v.seat)  # VN-1273
        elif (yield from COURSE.choose(v.seat)) == "help":
            yield from rummage(s, v.seat, 1)  # VN-1273
        else:
            yield from gain(s, v.seat, 2)  # VN-1273


SIT = Where("sit_soul", "VN-1274", "Let it sit on {0}", prompt="where does the Lost Soul sit down?")


def a_guest(s: Journey, i: int) -> Asks:
    """Events 4 and 5: a Lost Soul sits down away from the reader, and the Wendigo comes through."""
    far = open_spaces(s) & ~TRAIN.near[reader_at(s, i)]  # VN-1274, VN-1275
    space = yield from SIT.choose(ANYONE, list(cells(far)))
    add_figure(s, SOUL.key, space)  # VN-1274, VN-1275
    note(s, "soul_sits", NAME[space], rule=f"VN-{1270 + s.reading}")
    yield from go_haunting(s, IT, 3)  # VN-1274, VN-1275


DRAWER = Either(
    "drawer",
    "VN-1276",
    {"rod": "An Iron Rod", "padding": "Cotton Padding"},
    prompt="both will not go into your pocket. Which one?",
)


def out_of_the_drawer(s: Journey, i: int) -> Asks:
    """Event 6: one thing or the other is kept."""
    what = ROD if (yield from DRAWER.choose(i)) == "rod" else PADDING
    s.events.pop(6, None)
    yield from keep_event(s, i, what)  # VN-1276
    yield from enforce_limit(s, i)


def by_it(s: Journey, i: int) -> bool:
    """Whether a Vagrant is next to the Wendigo."""
    return near_haint(s, s.vagrants[i], IT, 1)


def stokes(s: Journey, i: int) -> Asks:
    """The Iron Rod: the Wendigo gains 4, and all Bloodstarved are gone."""
    STARVED.set(s, 0)  # VN-1280
    yield from haint_gain(s, IT, 4)  # VN-1280


PADS = Whom("pads", "VN-1281", prompt="who is bandaged?", part=True)


def neighbours(s: Journey, i: int) -> list[int]:
    """The other Vagrants next to one, herself or by the Pup."""
    return [v.seat for v in beside(s, s.vagrants[i].at, i)]  # VS-072


def bandages(s: Journey, i: int) -> Asks:
    """The Cotton Padding: a Vagrant next to the user gains 4 and no longer Bleeds."""
    who = yield from PADS.choose(i, neighbours(s, i))
    yield from gain(s, who, 4)  # VN-1281
    yield from remove_effect(s, who, "bleeding")  # VN-1281


EAT = Whether(
    "eat_it",
    "VN-1277",
    "Eat it",
    "Keep it",
    prompt="it is still warm. Eat it?",
    meanwhile="looks at a plate",
)


def a_morsel(s: Journey, i: int) -> Asks:
    """Event 7: eaten it is 4 Humanity; else it is kept."""
    if (yield from EAT.choose(i)):
        yield from gain(s, i, 4)  # VN-1277
    else:
        yield from keep_event(s, i, 7)  # VN-1277
        yield from enforce_limit(s, i)


def in_throw(s: Journey, i: int) -> list[int]:
    """The open spaces within Range 3 of a Vagrant."""
    at = s.vagrants[i].at
    return list(cells(sight(s, at, 3) & open_spaces(s))) if at >= 0 else []  # VN-1277


def throwable(s: Journey, i: int) -> bool:
    """Whether there is a Blood Pool left, and a place for it."""
    return terrain_left(s, "pool") > 0 and bool(in_throw(s, i))


def thrown(s: Journey, i: int) -> Asks:
    """Event 7 used: a Blood Pool where it lands."""
    yield from lay_terrain(s, "pool", in_throw(s, i))  # VN-1277


MANNERS = Either(
    "manners",
    "VN-1278",
    {
        "serve": "Serve it first: all Bloodstarved go",
        "seat": "Keep it seated: skip its next action",
    },
    prompt="it looks at you across the table, and waits. What will it be?",
)
STUFFED = Lasting(
    key="stuffed", text="Too full to get up: this turn is skipped.", until="turn", stunned=1
)


def clears_the_table(s: Journey, i: int) -> Asks:
    """Event 8 with Clean Plates: the others of the car go short, and the reader sleeps it off."""
    for body in same_car(s, s.vagrants[i].at):
        if body & 7 != i:
            yield from lose(s, body & 7, 3, "VN-1278")
    yield from keep_event(s, i, 8)  # VN-1278


def minds_its_manners(s: Journey, i: int) -> Asks:
    """Event 8 without Clean Plates: no Bloodstarved, or an action less."""
    if (yield from MANNERS.choose(i)) == "serve":
        STARVED.set(s, 0)  # VN-1278
    else:
        SKIPPING.set(s, 1)  # VN-1278


def sleeps_it_off(s: Journey, i: int) -> Asks:
    """Event 8, held: it goes at the start of the turn, and the turn with it."""
    yield from drop_event(s, 8)  # VN-1278
    begin_for(s, i, STUFFED)  # VN-1278


def oscar(s: Journey, i: int) -> Asks:
    """Event 9: the watch is opened, and it knows the face in it."""
    yield from drop_event(s, 9)  # VN-1279
    yield from haint_gain(s, IT, 4)  # VN-1279
    yield from complete(s, "human")  # VN-1290


INVITE = Where(
    "invite", "VN-1270", "Seat them on {0}", prompt="where do the Frozen Faces sit down?"
)


def old_friends(s: Journey, i: int) -> Asks:
    """Event 0 with By the Sun: the Frozen Faces come to the table, or change their chairs."""
    s.figures.pop(GUESTS.key, None)
    space = yield from INVITE.choose(ANYONE, list(cells(open_spaces(s))))
    s.figures[GUESTS.key] = space  # VN-1270
    note(s, "guests_sit", NAME[space], rule="VN-1270")


def empty_chairs(s: Journey, i: int) -> Asks:
    """Event 0 without By the Sun: 3 Bloodstarved."""
    STARVED.add(s, 3)  # VN-1270
    return
    yield


LOST_SOUL = (
    "Investigate. 1+: a Lost Soul sits down on an open space that is not next to you; the Wendigo moves up to 3, Haunting as "
    "many as it can. A Lost Soul is saved when the Wendigo comes onto or over its space."
)

S12 = scenario(
    Scenario(
        number=12,
        name="Bon Appetit",
        diagram="""
            V.....|#|.S...P|#|......
            VV.4..|.|..6...|.|......
            V..S..|.|..H..S|.|......
            V.P...|#|S..5..|#|......
        """,
        haints=(
            HaintCard(
                "wendigo", "Wendigo", (HUNGRY_MOOD, BOILING_MOOD), (10, 14, 19), 3, fury=(3, 3, 4), on_humanity={1: 7}, on_break={2: 2},  # VN-1224
            ),
        ),
        closed="C",  # VN-1203
        specials=(
            "When a Vagrant suffers a Wound, a Blood Pool is laid on an open space next to them, or on the nearest open one.",
            "A Vagrant who ends a turn on or next to a Lost Soul or the Frozen Faces loses 3. They are no obstacle to anybody.",
            "Car C is not used.",
            "Bloodstarved (white, 4 at most): if the Wendigo ends a turn in which it drew a token on a Blood Pool, the Pool and all "
            "Bloodstarved are removed; anywhere else it gets 1.",
        ),
        terrain=(OPEN_POOL, SNOW),
        effects=(black(BLEEDING),),
        seance=Seance(
            text="Use it: lay a Blood Pool on any open space of the Wendigo's car.", use=spills,
            usable=lambda s: terrain_left(s, "pool") > 0 and its_car(s) != 0,
        ),
        victory_text="Save the Wendigo.",
        events=(
            Event(number=1, title="The Pot Boils", text="The Wendigo changes its mood.", fires=turns, stays=True),
            Event(
                number=2, title="The Dinner Bell",
                text=(
                    "Event 3 goes to the next round's space. Everyone in the Wendigo's car rolls a Bone: on 1 or 2 gain 2, on 3 or 4 gain "
                    "Bleeding, on 5 or 6 lose 1 for each Bloodstarved."
                ),
                fires=the_bell,
            ),
            Event(
                number=3, title="The Next Course",
                text="Whoever is Bleeding no longer is, and suffers a Wound. Everyone else either Rummages 1 or gains 2.",
                fires=served, stays=True,
            ),
            Event(number=4, title="A Small Chair", text=LOST_SOUL, tiers=(nothing, a_guest)),
            Event(number=5, title="A Bib with a Name on It", text=LOST_SOUL, tiers=(nothing, a_guest)),
            Event(
                number=6, title="The Sideboard Drawer",
                text="Investigate. 1+: keep the Iron Rod or the Cotton Padding.", tiers=(nothing, out_of_the_drawer),
            ),
            Event(
                number=7, title="A Covered Plate",
                text="Eat it and gain 4, or keep it: used, it is a Blood Pool on an open space within Range 3.",
                fires=a_morsel, use=thrown, usable=throwable,
            ),
            Event(
                number=8, title="Table Manners",
                text=(
                    "With Clean Plates: all others in your car lose 3; keep this, and at the start of your next turn lose it and skip the "
                    "turn. Without: remove all Bloodstarved, or skip the Wendigo's next action."
                ),
                fires=when(posted("Clean Plates"), clears_the_table, minds_its_manners), free=True, turn_start=sleeps_it_off,
            ),
            Event(
                number=9, title="A Pocket Watch",
                text="Keep it. With 3 Coins on it the Wendigo gains 4, however far it is, the Ritual Human After All is done, and it is gone.",
                carry=True, works=oscar, price=3,
            ),
            Event(
                number=0, title="Guests Are Expected",
                text=(
                    "With By the Sun: set the Frozen Faces on any open space; when the Wendigo comes onto or over it, it gains 7 and they "
                    "leave. Without: 3 Bloodstarved."
                ),
                fires=when(posted("By the Sun"), old_friends, empty_chairs), stays=True,
            ),
            Event(
                number=ROD, title="An Iron Rod",
                text="Use it next to the Wendigo: it gains 4, and all Bloodstarved are removed.", use=stokes, usable=by_it,
            ),
            Event(
                number=PADDING, title="Cotton Padding",
                text="Use it on a Vagrant next to you, who gains 4 and is no longer Bleeding.", use=bandages,
                usable=lambda s, i: bool(neighbours(s, i)),
            ),
        ),
        on_round={0: 4},
        in_bindle=(7, 8, 9),
        rituals=(
            Ritual("human", "Human After All", "Show the Wendigo the watch (Event 9).", "2 Coins.", 2),
            Ritual(
                "places", "Two More Places", "Two Lost Souls are saved.", "1 Coin, and every Vagrant gains 2.", 1, everyone_gains(2),
            ),
            Ritual(
                "seconds", "No Room for Seconds", "The Wendigo has emptied three Blood Pools.",
                "1 Coin, and every Vagrant gains 1.", 1, everyone_gains(1),
            ),
        ),
        lasting=(STUFFED,),
        figures=(SOUL, GUESTS),
        tracks=(STARVED, FED, SEATED, SKIPPING),
        uses=(CLEAR_SNOW,),
        lines={
            "drank": lambda who, space: f"{upper(the_haint(who))} empties the Blood Pool on {space}.",
            "soul_sits": lambda space: f"A Lost Soul sits down on {space}.",
            "soul_seated": lambda who: "A Lost Soul is taken by the hand, and is saved.",
            "guests_sit": lambda space: f"The Frozen Faces sit down on {space}.",
            "guests_greeted": lambda who: "The Frozen Faces shake hands all round, and go.",
            "stays_seated": lambda who: "The Wendigo stays in its chair.",
        },
        win=48,
        lose=49,
        skills=(21, 22),
        tier=3,
        mileposts=(clean_sweep("Full but Empty"),),
        wounded=bleeds,
        turn_end=cold_company,
        haint_moved=comes_upon,
        drew=held_back,
    )
)  # fmt: skip
