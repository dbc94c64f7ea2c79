"""Scenario 21: Back Together Again. A night that is not in the timetable: the Lady in White and the Blackbird, one car apart.

From the sources: both Haints with tracks of their own and a token each, Snow, Seance, all Events, one Ritual, both
Moments. Designed here: the diagram, Thresholds, all actions, two Rituals, rewards. Read so: whoever pushes Snow chooses
the way it slides; an Event on Snow is Investigated from the next space too; the gold bands lie beside the pockets; ice
carries a Vagrant on along the longer side of the way just walked, and costs only car A; Events 9 and 0 are done from
where the reader stands, without her Move; Events 3, 4 and 5 lie on the Round track, 7 and 8 on the Break tracks.
"""

from __future__ import annotations

from hearthside.kernel import ANYONE, Act, Asks, learn
from hearthside.kernel.grid import cells

from ...rules.asking import RECEIVER, Question, Where
from ...rules.breaks import complete
from ...rules.coins import coins_on
from ...rules.happenings import carries, everyone_gains, lay_terrain, loses, nothing, put_event
from ...rules.humanity import lose
from ...rules.movement import drift
from ...rules.parts import begin, begin_for
from ...rules.places import (
    bodies,
    caught,
    in_reach,
    near_haint,
    open_spaces,
    place,
    spaces_of,
    standing,
    stands_on,
    terrain_left,
    where,
)
from ...rules.pockets import drop_event
from ...rules.slots import gain_junk, gain_skill
from ...rules.spots import near, side
from ...state import Journey
from ..board import CAR_MASK, SIDE, TRAIN, WIDTH
from ..cards import SKILLS
from ..junk import JUNK
from ..names import junk_name, skill_name, the, upper
from ..page import (
    STAYS,
    Ballot,
    Body,
    Event,
    HaintCard,
    Lasting,
    MilePost,
    Ritual,
    Said,
    Scenario,
    Seance,
    Track,
    scenario,
)
from .s21_pair import (
    BIRD,
    LADY,
    MELTED,
    POOL,
    SINGING_AGAIN,
    SNOW,
    WAITING_STILL,
    acts_now,
    apart_by,
    asks_snow,
    in_her_place,
    shift_snow,
    step,
)

REMEMBERED = Track("remembered")
GIFTS = (33, 34)


# -- rules of its own --------------------------------------------------------------------------------


def side_by_side(s: Journey, i: int) -> Asks:
    """Once the two stand next to each other at the end of a turn, it is a Ritual."""
    if apart_by(s) == 1:  # VN-2192
        yield from complete(s, "side")


SNOW_TO = Where("snow_to", "VN-2121", "To {0}", prompt="where does it go?")


def moves_snow(s: Journey) -> Asks:
    """The Seance: one piece of Snow is moved up to 3."""
    space = yield from asks_snow(s)
    free = open_spaces(s) | spaces_of(s, "pool")
    reach = TRAIN.layers(space, free)[1:4]  # VN-2121
    end = yield from SNOW_TO.choose(ANYONE, [j for layer in reach for j in cells(layer)])
    yield from shift_snow(s, space, end)  # VN-2121


GIFT = Act[Journey, [int]](
    "keepsake", "VN-2125", over=lambda: GIFTS, given=True, label=lambda s, _, n: f"{skill_name(n)}. {SKILLS[n].text}",
)  # fmt: skip
KEEPSAKE = Question("keepsake", "VN-2125", (GIFT,), prompt="Which of the two leaves you something?")


def keepsake(s: Journey) -> Asks:
    """Moment 81: one of the two Skills, for somebody."""
    if s.over == "won":
        pick = yield KEEPSAKE.of(ANYONE, [GIFT.table[n] for n in GIFTS])
        number = int(pick[1])
        who = yield from RECEIVER.choose(ANYONE, [v.seat for v in s.vagrants], skill_name(number))
        yield from gain_skill(s, who, number)  # VN-2125


# -- Events ------------------------------------------------------------------------------------------

TAKE_JUNK = Act[Journey, [int]](
    "from_drift", "VN-2171", over=lambda: JUNK, given=True, label=lambda s, i, n: f"The {junk_name(n)}. {JUNK[n].text}",
)  # fmt: skip
FROM_DRIFT = Question(
    "from_drift", "VN-2171", (TAKE_JUNK,), prompt="two things are frozen in it. Which do you take?"
)


def frozen_things(s: Journey, i: int) -> Asks:
    """Event 1: two cards of the best tier in the Junk deck, one of which is kept."""
    deck = s.camp.junk_deck
    if deck:
        best = max(JUNK[n].tier for n in deck)
        found = [n for n in deck if JUNK[n].tier == best]
        s.dice.shuffle(found)
        learn(s)
        pick = yield FROM_DRIFT.of(i, [TAKE_JUNK.table[n] for n in found[:2]])  # VN-2171
        deck.remove(int(pick[1]))  # VN-2171
        s.dice.shuffle(deck)
        yield from gain_junk(s, i, int(pick[1]))  # VN-2171


def remembers(s: Journey, i: int) -> Asks:
    """Event 2, kept: a Patch Up next to one of them is remembered; with both it is a Ritual, and the bands are gone."""
    for h in (LADY, BIRD):
        if near_haint(s, s.vagrants[i], h, 1):
            REMEMBERED.set(s, REMEMBERED.of(s) | 1 << h)  # VN-2172
    if REMEMBERED.of(s) == 3:  # VN-2172 VN-2190
        yield from drop_event(s, 2)
        yield from complete(s, "remember")


def one_each(s: Journey, i: int, what: str) -> Said:
    """No second Coin anywhere."""
    return "VN-2173" if coins_on(s.vagrants[i], what) else None


NUMB = Lasting(
    key="numb_hands", text="At most 1 Coin on anything this round.", until="round", bars=one_each
)
SNOWED = Lasting(key="snowed", text="1 Coin fewer this turn.", until="turn", coins=-1)


def counted(s: Journey, answers: list[int]) -> Asks:
    """Event 3: A costs 3, and a second Coin anywhere; B brings Snow beside you, and a Coin fewer next turn."""
    for v in s.vagrants:
        if answers[v.seat] == 0:
            yield from lose(s, v.seat, 3, "VN-2173")
            begin_for(s, v.seat, NUMB)  # VN-2173
        else:
            spots = list(cells(TRAIN.near[v.at] & open_spaces(s)))
            yield from lay_terrain(s, "snow", spots)  # VN-2173
            begin_for(s, v.seat, SNOWED, later=True)  # VN-2173


def no_patch(s: Journey, i: int, what: str) -> Said:
    """No Coins on Patch Up."""
    return "VN-2174" if what == "patch" else None


RAW = Lasting(
    key="raw_hands", text="No Coins on Patch Up this round.", until="round", bars=no_patch
)


def red_tide(s: Journey, i: int) -> Asks:
    """Event 4: all Blood Pools come out; what then happens goes by how many did."""
    laid = 0
    while terrain_left(s, "pool") > 0:
        about = 0
        for space in cells(spaces_of(s, "pool")):
            about |= TRAIN.reach(space, 3)  # VN-2174
        spots = list(cells((about or TRAIN.all) & open_spaces(s)))
        if not spots:
            break
        yield from lay_terrain(s, "pool", spots)  # VN-2174
        laid += 1
    if laid <= 2:  # VN-2174
        for body in caught(s, near("pool")(s)):
            yield from lose(s, body & 7, 1, "VN-2174")
    elif laid <= 4:  # VN-2174
        yield from washed_out(s)
    else:
        for v in s.vagrants:
            yield from lose(s, v.seat, 3, "VN-2174")
            begin_for(s, v.seat, RAW)  # VN-2174


def washed_out(s: Journey) -> Asks:
    """Everybody is moved 3 toward the nearer end of the train; whoever is then at one loses 2."""
    for body in bodies(s):
        left = where(s, body) % WIDTH < WIDTH // 2
        yield from drift(s, body, 3, SIDE["round" if left else "break"])  # VN-2174
    for body in caught(s, SIDE["round"] | SIDE["break"]):
        yield from lose(s, body & 7, 2, "VN-2174")


def chills(s: Journey, i: int) -> Asks:
    """Ice: a turn that starts in car A costs 1."""
    yield from start_of_walk(s, i)
    if stands_on(s.vagrants[i], CAR_MASK[0]):  # VS-077
        yield from lose(s, i, 1, "VN-2175")


def drips(s: Journey, i: int) -> Asks:
    """Thaw: a turn that starts in car A or C costs 1."""
    if stands_on(s.vagrants[i], CAR_MASK[0] | CAR_MASK[2]):  # VS-077
        yield from lose(s, i, 1, "VN-2176")


FROM = Track("from")
"""Where the Vagrant whose turn it is stood before the last Move."""


def start_of_walk(s: Journey, i: int) -> Asks:
    """A turn begins: from here the first Move is measured."""
    FROM.set(s, s.vagrants[i].at)
    return
    yield


def slides_on(s: Journey, i: int, body: Body) -> Asks:
    """Ice: whoever ends a Move of the own turn slides on the same way until something is there."""
    before, at = FROM.of(s), s.vagrants[i].at
    if s.active != i or body != i:
        return
    dx, dy = at % WIDTH - before % WIDTH, at // WIDTH - before // WIDTH
    along = abs(dx) >= abs(dy)  # VN-2175
    way = (max(-1, min(1, dx)), 0) if along else (0, max(-1, min(1, dy)))  # VN-2175
    barred = standing(s) | spaces_of(s, "snow") | s.blocked
    while (after := step(at, *way)) >= 0 and not barred >> after & 1:  # VN-2175
        at = after
    place(s, i, at)  # VN-2175
    FROM.set(s, at)
    return
    yield


ICE = Lasting(
    key="ice", text="A turn that starts in car A costs 1. Whoever ends a Move slides on until something is in the way.",
    turn_start=chills, moved=slides_on,
)  # fmt: skip
THAW = Lasting(key="thaw", text="A turn that starts in car A or C costs 1.", turn_start=drips)


def freezes(s: Journey, i: int) -> Asks:
    """Event 5 on the Round track: ice, and Event 6 comes to the board."""
    begin(s, ICE)  # VN-2175
    yield from put_event(s, 6, side("break")(s))  # VN-2175


def freezes_again(s: Journey, i: int) -> Asks:
    """Event 5 found: ice instead of thaw."""
    swap(s, THAW, ICE)  # VN-2175
    FROM.set(s, s.vagrants[i].at)
    return
    yield


def thaws(s: Journey, i: int) -> Asks:
    """Event 6 found: thaw instead of ice, and Event 5 comes to the board."""
    swap(s, ICE, THAW)  # VN-2176
    if 5 not in s.events:
        yield from put_event(s, 5, side("break")(s))  # VN-2176


def swap(s: Journey, old: Lasting, new: Lasting) -> None:
    """One rule ends, another begins."""
    if old.key in s.lasting:
        s.lasting.remove(old.key)
    begin(s, new)


def she_breaks(s: Journey, i: int) -> Asks:
    """Event 7: those near her are moved 3 away, for 2 next to Terrain; if nobody loses by it, the Blackbird acts."""
    at, hurt = s.haints[LADY].at, 0
    for body in in_reach(s, at, 2):
        yield from drift(s, body, 3, 1 << at, away=True)  # VN-2177
        if near("")(s) >> where(s, body) & 1:
            hurt += yield from lose(s, body & 7, 2, "VN-2177")
    if not hurt:  # VN-2177
        yield from acts_now(s, BIRD)  # VN-2177


def it_breaks(s: Journey, i: int) -> Asks:
    """Event 8: those next to it lose 1 for each character there; if nobody loses by it, the Lady acts."""
    at, hurt = s.haints[BIRD].at, 0
    there = in_reach(s, at, 1)
    crowd = (standing(s) & TRAIN.near[at]).bit_count()
    for body in there:
        hurt += yield from lose(s, body & 7, crowd, "VN-2178")
    if not hurt:  # VN-2178
        yield from acts_now(s, LADY)  # VN-2178


def closer(s: Journey) -> float:
    """How near they are to each other, and what else the Rituals want."""
    gap = apart_by(s)
    near_now = 1.0 if "side" in s.rituals else max(0.0, 1 - gap / 19)
    return (near_now + min(2, MELTED.of(s)) / 2 + REMEMBERED.of(s).bit_count() / 2) / 3


IN_HER_PLACE = (
    "A token is drawn, and what the Lady in White does by it happens from where you stand; you are no target. This goes back into the "
    "Bindle."
)  # fmt: skip

S21 = scenario(
    Scenario(
        number=21,
        name="Back Together Again",
        diagram="""
            .S....|#|......|#|....P.
            ..H.1.|.|.V..V.|.|...h..
            S..2..|.|.V..V.|.|.P....
            ......|#|..VV..|#|......
            1: snow
            2: snow
        """,
        haints=(
            HaintCard("lady_in_white", "Lady in White", (WAITING_STILL,), (8, 10, 14), 2, fury=(5, 5, 5), on_break={7: 1}),  # VN-2124
            HaintCard("blackbird", "Blackbird", (SINGING_AGAIN,), (8, 10, 14), 2, fury=(5, 5, 5), on_break={8: 1}),  # VN-2124
        ),
        specials=(
            "Each of the two has Humanity and Breaks of her own. In a Haint turn two tokens are drawn: the Lady in White acts by the first, "
            "then the Blackbird by the second. One that has just Broken gets none.",
        ),
        terrain=(SNOW, POOL),
        seance=Seance(text="Use it: move a piece of Snow up to 3 spaces.", use=moves_snow, usable=lambda s: bool(spaces_of(s, "snow"))),
        victory_text="Save both.",
        events=(
            Event(
                number=1, title="Something in the Drift",
                text="Two cards of the best tier are taken from the Junk deck; keep one of them, and the other is shuffled back.",
                auto=frozen_things, beside=True,
            ),
            Event(
                number=2, title="Gold Bands",
                text="Investigate. 0 or 1: lose 2. 2+: keep them, in no pocket. When you Patch Up next to one of the two it is remembered; with "
                "both, the Ritual Remember the Moment is done, and they are gone.",
                tiers=(loses(2), loses(2), carries), stay=frozenset({0, 1}), beside=True, free=True, patched=remembers,  # VN-2172
            ),
            Event(
                number=3, title="Which Hand?",
                text="In secret each chooses A: lose 3, and no more than 1 Coin on anything this round; or B: a piece of Snow next to you, and "
                "1 Coin fewer next turn.",
                ballot=Ballot("Lose 3, and lay no second Coin on anything this round.", "Snow beside you, and 1 Coin fewer next turn.", counted),
                stays=True,
            ),
            Event(
                number=4, title="Red in the White",
                text="All Blood Pools that are left are laid within 3 of others. If that was 0 to 2: Vagrants next to one lose 1. 3 or 4: all are "
                "moved 3 toward the nearer of Round and Break side, and whoever is then next to those loses 2. 5 or 6: all lose 3, and no "
                "Coins go on Patch Up this round.",
                fires=red_tide,
            ),
            Event(
                number=5, title="Black Ice",
                text="On the Round track: from now on a turn that starts in car A costs 1, and whoever ends a Move slides on the same way until "
                "Terrain, somebody or the side of the train is there. Event 6 goes on an open space next to the Break side. On the board, 1+: "
                "this is so again, instead of Event 6. It stays.",
                fires=freezes, tiers=(nothing, freezes_again), stay=STAYS,
            ),
            Event(
                number=6, title="A Warm Wind",
                text="Investigate. 1+: Event 5 ends; instead a turn that starts in car A or C costs 1. Event 5 goes on an open space next to the "
                "Break side if it is not on the board. It stays.",
                tiers=(nothing, thaws), stay=STAYS,
            ),
            Event(
                number=7, title="She Lets Go",
                text="Vagrants within Range 2 of her are moved 3 away, and lose 2 if they are then next to Terrain. If nobody lost Humanity by it, "
                "the Blackbird acts at once.",
                fires=she_breaks,
            ),
            Event(
                number=8, title="It Beats Its Wings",
                text="Vagrants next to it lose 1 for each character next to it. If nobody lost Humanity by it, the Lady in White acts at once.",
                fires=it_breaks,
            ),
            Event(number=9, title="Her Glove", text=IN_HER_PLACE, fires=in_her_place, stays=True),
            Event(number=0, title="Her Veil", text=IN_HER_PLACE, fires=in_her_place, stays=True),
        ),
        on_round={3: 2, 5: 3, 4: 4},
        in_bindle=(9, 0),
        rituals=(
            Ritual(
                "remember", "Remember the Moment", "Patch Up next to each of the two while you hold the Gold Bands.",
                "2 Coins, and every Vagrant gains 2.", 2, everyone_gains(2),
            ),
            Ritual("thaw", "First Thaw", "Two pieces of Snow have slid into Blood Pools.", "1 Coin, and every Vagrant gains 1.", 1, everyone_gains(1)),
            Ritual("side", "Side by Side", "The two stand next to each other at the end of a turn.", "2 Coins.", 2),
        ),
        lasting=(NUMB, SNOWED, RAW, ICE, THAW),
        tracks=(MELTED, REMEMBERED, FROM),
        lines={
            "melted": lambda name: f"Snow slides into the Blood Pool on {name}, and both are gone.",
            "in_her_place": lambda who, action: f"{upper(the(who))} does as the Lady in White would: {action}.",
        },
        win=81,
        lose=82,
        tier=2,
        mileposts=(MilePost("Reunited", "both are saved. Choose one of their Skills, which somebody learns.", lambda s: True),),
        camp=keepsake,
        turn_end=side_by_side,
        haint_end=side_by_side,
        progress=closer,
    )
)  # fmt: skip
