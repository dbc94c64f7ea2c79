"""Scenario 17: Set in Stone. Six statues of one woman, and she is in whichever of them you are not looking at.

From the sources: all special rules, Holes, Cleansed, Luck o' the Lady, Seance, both moods' names, all Events, all three
Rituals, both Mile Posts. Designed here: the diagram, Thresholds, tracks, all actions, rewards. Read so: Event 3 lies on
the Round track and Event 4 on the Break track; a Ritual cleanses the Debris she stands on; Event 0 comes once, and tokens
on Debris that it moves are lost; all Holes of one action move at the same time.
"""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from operator import or_

from hearthside.kernel import ANYONE, Asks
from hearthside.kernel.grid import cells

from ...rules.asking import Either, Where
from ...rules.bindle import draw_plain, hand_out, shake
from ...rules.breaks import haint_gain, haint_lose, milepost, tell
from ...rules.handing import beside as next_to
from ...rules.happenings import (
    all_rituals,
    begins,
    carries,
    everyone,
    gets,
    may_rummage,
    put_event,
    puts,
    ritual,
)
from ...rules.humanity import drop_effects, gain, lose
from ...rules.places import open_spaces, set_terrain
from ...rules.pockets import drop_event
from ...rules.spots import beside, side
from ...state import EVENT, Journey
from ..board import CAR, CAR_MASK, EDGES, TRAIN
from ..page import (
    Event,
    HaintCard,
    Lasting,
    MilePost,
    Ritual,
    Scenario,
    Seance,
    SeatHook,
    Terrain,
    scenario,
    white,
)
from ..terrain import pitfall
from .s17_stone import (
    ANGER,
    ANGER_MOOD,
    DUG,
    FAST,
    LUCK,
    RITE,
    SHE,
    SPIRIT,
    SPIRIT_MOOD,
    clean,
    cleanse,
    close_hole,
    holes,
    on_rough,
    rough,
)

GIFTS = (1, 2, 6)
SHOVEL, SHOVELLED = 5, 10
"""The Event that is the shovel, and the one that its use brings; that has no token."""


# -- rules of its own --------------------------------------------------------------------------------


def stands_up(s: Journey) -> Asks:
    """There is a statue under her from the start."""
    set_terrain(s, s.haints[SHE].at, "debris")  # VN-1711
    return
    yield


HARD = Lasting(key="hard", text="In Encased Anger she gains Humanity from Rituals only.")  # VN-1774


def deaf(s: Journey, h: int) -> bool:
    """Whether only Rituals reach her."""
    return HARD.key in s.lasting and s.haints[h].mood == ANGER


def heart_of_stone(s: Journey, h: int, n: int) -> int:
    """After Event 4, in Encased Anger, only Rituals reach her."""
    if deaf(s, h) and not RITE.of(s):  # VN-1774
        return 0
    return n


WHICH_CAR = Either(
    "closes_car",
    "VN-1721",
    {"car_a": "Car A", "car_b": "Car B", "car_c": "Car C"},
    prompt="the floor of which car closes?",
)


def floor_closes(s: Journey) -> Asks:
    """The Seance: all Holes of one car are gone."""
    car = "abc".index((yield from WHICH_CAR.choose(ANYONE))[-1])
    for space in holes(s):
        if CAR[space] == car:  # VN-1721
            close_hole(s, space)  # VN-1721


# -- Events ------------------------------------------------------------------------------------------


def before_her(s: Journey, i: int) -> bool:
    """Next to her, while she is on Debris that is not Cleansed."""
    return on_rough(s) and beside(s, i, 1 << s.haints[SHE].at)  # VN-1771, VN-1772, VN-1776


def softens(s: Journey) -> Asks:
    """A Ritual: she gains half her Threshold, all of it since Event 4; her stone and another are Cleansed."""
    at, whole = s.haints[SHE].at, s.haints[SHE].threshold
    RITE.set(s, 1)  # VN-1774
    more = whole if HARD.key in s.lasting else (whole + 1) // 2
    yield from haint_gain(s, SHE, more)  # VN-1790, VN-1791, VN-1792
    RITE.set(s, 0)
    if at in rough(s):
        yield from cleanse(s, at)  # VN-1790, VN-1791, VN-1792
    if s.haints[SHE].mood == ANGER and rough(s):
        yield from cleanse(
            s, (yield from CLEANSE.choose(ANYONE, rough(s)))
        )  # VN-1790, VN-1791, VN-1792


CLEANSE = Where("cleanse", "VN-1774", "The one on {0}", prompt="Which statue is clean?")


def face_in_the_stone(s: Journey, i: int) -> Asks:
    """Event 4: the mortar far from her, a reach into the Bindle for all, a clean statue, and a heart of stone."""
    at = s.haints[SHE].at
    free = list(cells(EDGES & CAR_MASK[CAR[at]] & open_spaces(s)))
    most = max((TRAIN.dist[at][j] for j in free), default=0)
    yield from put_event(s, 6, sum(1 << j for j in free if TRAIN.dist[at][j] == most))  # VN-1774
    yield from begins(HARD)(s, i)  # VN-1774
    yield from everyone(may_rummage)(s, i)  # VN-1774
    if rough(s):
        yield from cleanse(s, (yield from CLEANSE.choose(ANYONE, rough(s))))  # VN-1774


def bare_stones(s: Journey, i: int) -> list[int]:
    """Debris next to a Vagrant that is not Cleansed and that she does not stand on."""
    at = s.vagrants[i].at
    if at < 0:
        return []
    return [j for j in rough(s) if TRAIN.near[at] >> j & 1 and j != s.haints[SHE].at]  # VN-1775


DIG_AT = Where("dig_at", "VN-1775", "The one on {0}", prompt="which statue?", part=True)


def digs(s: Journey, i: int) -> Asks:
    """Event 5 with a Coin on it: a statue is Cleansed, and the Event of the shovel is read."""
    space = yield from DIG_AT.choose(i, bare_stones(s, i))
    yield from tell(s, SHOVELLED)  # VN-1775
    haint_lose(s, SHE, 2)  # VN-1780
    yield from lose(s, i, 2, "VN-1780")
    if DUG.add(s) >= 2:  # VN-1780
        milepost(s, "Wrecking Ball")  # VN-1780
        yield from drop_event(s, SHOVEL)  # VN-1780
    yield from cleanse(s, space)  # VN-1775


def finds_all(n: int) -> SeatHook:
    """Event 7: so many tokens out of the Bindle, for anybody."""

    def effect(s: Journey, i: int) -> Asks:
        yield from hand_out(s, (yield from draw_plain(s, i, n)))  # VN-1777
        shake(s)

    return effect


PLANK = Where("plank", "VN-1778", "The one on {0}", prompt="which Hole is boarded up?", part=True)


def holes_beside(s: Journey, i: int) -> list[int]:
    """The Holes next to a Vagrant."""
    at = s.vagrants[i].at
    return [j for j in holes(s) if at >= 0 and TRAIN.near[at] >> j & 1]  # VN-1778


def boards_up(s: Journey, i: int) -> Asks:
    """Event 8 used: a Hole beside is gone."""
    close_hole(s, (yield from PLANK.choose(i, holes_beside(s, i))))  # VN-1778


COFFEE = Either(
    "coffee",
    "VN-1779",
    {"clear_heads": "Clear your heads", "warm_hands": "Warm your hands: 3 each"},
    prompt="it is hot. What is it for?",
    part=True,
)


def pours(s: Journey, i: int) -> Asks:
    """Event 9 used: the user and those beside are rid of all Haint Effects, or gain 3."""
    what = yield from COFFEE.choose(i)
    for v in (s.vagrants[i], *next_to(s, s.vagrants[i].at, i)):  # VN-1779, VS-072
        if what == "clear_heads":
            yield from drop_effects(s, v.seat)  # VN-1779
        else:
            yield from gain(s, v.seat, 3, "VN-1779")


def craggy(s: Journey) -> bool:
    """Every Ritual done, and nobody who has Luck o' the Lady."""
    return all_rituals(s) and not any("luck" in v.effects for v in s.vagrants)  # VN-1725


def progress(s: Journey) -> float:
    """How near she is to stepping out."""
    return 1.0 if s.haints[SHE].mood == SPIRIT else clean(s) / 5


def errand(s: Journey, i: int) -> int:
    """For bots: to her with a gift, or where she might come; to a bare stone with the shovel; else to what lies about."""
    v, mask = s.vagrants[i], 0
    if s.haints[SHE].mood == SPIRIT:
        return 0
    if any(EVENT[n] in v.tokens for n in GIFTS):
        if on_rough(s):
            return TRAIN.near[s.haints[SHE].at]
        return reduce(or_, (TRAIN.near[space] for space in rough(s)), 0)
    if EVENT[SHOVEL] in v.tokens:
        for space in rough(s):
            mask |= TRAIN.near[space] if space != s.haints[SHE].at else 0
        return mask
    return sum(1 << at for n, at in s.events.items() if n in GIFTS or n == SHOVEL)


def gift(number: int, title: str, name: str) -> Event:
    """Something to be laid at her feet."""
    return Event(
        number=number, title=title,
        text=(
            "Investigate. 0: gain Luck o' the Lady. 1+: keep it. Used next to her while she is on Debris that is not Cleansed: the "
            f"Ritual {name}."
        ),
        tiers=(gets("luck"), carries),
        use=ritual({1: "flowers", 2: "clear", 6: "gold"}[number]),
        usable=before_her,
    )  # fmt: skip


FLOOR = replace(
    pitfall(2, out=False),
    text=f"{pitfall(2, out=False).text} Under other Terrain it cannot be entered.",
)

S17 = scenario(
    Scenario(
        number=17,
        name="Set in Stone",
        diagram="""
            V....D|#|.D..2.|#|..D...
            V.1...|.|......|.|......
            VV....|.|...H..|.|......
            V..D..|#|O....7|#|.D..O.
        """,
        haints=(
            HaintCard("lady_in_limestone", "Lady in Limestone", (ANGER_MOOD, SPIRIT_MOOD), (5, 7, 8), 3, fury=(6, 4, 4), on_break={4: 1}),  # VN-1724
        ),
        specials=(
            "When the fifth Cleansed token would be laid, Event 0 is read instead, once.",
            "When she would be set on Debris, a Vagrant may discard a Candle: she goes to the Debris nearest to that Vagrant, and is set on "
            "no other this round.",
            "If a Hole has to be added and all six are out, the one furthest from all Vagrants is taken.",
            "Holes can move, also onto other Terrain; those that come to one space are one.",
            "Cleansed (black): tokens that lie on Debris.",
        ),
        terrain=(
            FLOOR,  # VN-1710
            Terrain(kind="debris", text="bars the way. It is a statue of her, and at the start she stands on one."),  # VN-1711
        ),
        effects=(white(LUCK),),
        seance=Seance(text="Use it: all Holes of one car are gone.", use=floor_closes),  # VN-1721
        victory_text="Save the Lady in Limestone.",
        events=(
            gift(1, "Roses, Somewhat Pressed", "Flowers for My Lady"),
            gift(2, "A Hand Rake", "Slip Away, Clear Away"),
            Event(
                number=3, title="A Cart in the Doorway", text="Event 5 is laid on an open space at the Round side.",
                fires=puts(5, side("round")),  # VN-1773
            ),
            Event(
                number=4, title="A Face in the Stone",
                text=(
                    "Event 6 is laid on an open space at the edge of her car furthest from her. Every Vagrant may Rummage 1. A Debris of your "
                    "choice is Cleansed. From now on she gains Humanity from Rituals only while she is in Encased Anger."
                ),
                fires=face_in_the_stone,
            ),
            Event(
                number=5, title="A Shovel Too Big for Anybody",
                text=(
                    "Investigate. 0: gain Luck o' the Lady. 1+: keep it. With a Coin on it, next to Debris that is not Cleansed and that she is "
                    "not on: it is Cleansed, and the Event of the shovel is read."
                ),
                tiers=(gets("luck"), carries), works=digs, usable=lambda s, i: bool(bare_stones(s, i)),
            ),
            gift(6, "A Bucket of Mortar", "Glitters as Gold"),
            Event(
                number=7, title="The Tourists' Leavings",
                text="Investigate. 0: gain Luck o' the Lady. 1+: Rummage 1 for each success; keep them all, or hand any of them out.",
                tiers=(gets("luck"), finds_all(1), finds_all(2), finds_all(3), finds_all(4)),
            ),
            Event(
                number=8, title="Planks and Nails", text="Keep them. Used on your turn: a Hole next to you is gone.",
                carry=True, use=boards_up, usable=lambda s, i: s.active == i and bool(holes_beside(s, i)),
            ),
            Event(
                number=9, title="A Can of Coffee",
                text="Keep it. Used: you and everyone next to you are rid of all Haint Effects, or gain 3 each.",
                carry=True, use=pours,
            ),
            Event(
                number=0, title="She Steps Out",
                text=(
                    "She is set on the Debris that would have been the fifth, and is Spirit Within. All Vagrants place themselves in her car, "
                    "at least 2 spaces from her and not on connecting spaces. Debris of the other cars goes onto the connecting spaces, and "
                    "Holes of other cars are gone. A Hole opens on any open space of her car."
                ),
            ),
            Event(
                number=SHOVELLED, title="Stone Chips",
                text="She loses 2, and so does whoever swings the shovel. The second time it is the Mile Post Wrecking Ball, and the shovel is gone.",
            ),
        ),
        on_round={3: 2},
        in_bindle=(8, 9),
        rituals=(
            Ritual(
                "flowers", "Flowers for My Lady", "Lay the roses (Event 1) at her feet.",
                "1 Coin; she gains half her Threshold, all of it since Event 4; in Encased Anger the Debris she is on is Cleansed, and another of your choice.", 1, softens,
            ),
            Ritual(
                "clear", "Slip Away, Clear Away", "Use the rake (Event 2) on her.",
                "1 Coin; she gains half her Threshold, all of it since Event 4; in Encased Anger the Debris she is on is Cleansed, and another of your choice.", 1, softens,
            ),
            Ritual(
                "gold", "Glitters as Gold", "Use the mortar (Event 6) on her.",
                "2 Coins; she gains half her Threshold, all of it since Event 4; in Encased Anger the Debris she is on is Cleansed, and another of your choice.", 2, softens,
            ),
        ),
        lasting=(FAST, HARD),
        tracks=(DUG, RITE),
        lines={
            "cleansed": lambda space: f"The statue on {space} is clean.",
            "holes_wander": lambda: "The Holes in the floor move over, like people on a bench.",
        },
        win=60,
        lose=61,
        skills=(29, 30),
        tier=3,
        mileposts=(MilePost("Craggy Aggie", "all Rituals are done and no Vagrant has Luck o' the Lady.", craggy),),
        opening=stands_up,
        haint_gaining=heart_of_stone,
        deaf=deaf,
        finds=3.0,
        errand=errand,
        progress=progress,
        share=0.6,
    )
)  # fmt: skip
