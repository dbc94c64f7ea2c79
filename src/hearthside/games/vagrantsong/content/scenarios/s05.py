"""Scenario 5: Black & Blue. The Blackbird, caged in a drowned mine.

From the sources: Flood Heights and what raises and lowers them, pools, Seance, all Events, the second mood's name,
two actions that aim at the furthest Vagrant.
Designed here: the diagram, Thresholds, how high the water stands, the first mood's name, the other actions, rewards.
"""

from __future__ import annotations

from hearthside.kernel import ANYONE, Asks, note
from hearthside.kernel.grid import cells

from ...rules.asking import SEATS, Either, Whom
from ...rules.bindle import discard, fetch
from ...rules.breaks import change_mood, complete
from ...rules.handing import beside
from ...rules.happenings import acts, all_rituals, carries, finds_junk, nothing, put_event
from ...rules.movement import drift
from ...rules.parts import begin_for
from ...rules.places import clear_terrain, same_car, set_terrain
from ...rules.pockets import drop_event
from ...rules.spots import reader_at
from ...state import Journey, Vagrant
from ..board import CAR, LINKS, SPACE, TRAIN
from ..junk import total
from ..names import rider
from ..page import (
    Event,
    HaintCard,
    Lasting,
    MilePost,
    Ritual,
    Scenario,
    Seance,
    SeatHook,
    Track,
    deed,
    scenario,
)
from ..terrain import OPEN_POOL
from ..vagrants import PUP_INVESTIGATE, VAGRANTS
from .s05_bird import (
    CAGED_MOOD,
    FLOOD,
    WAILFUL,
    WAILFUL_MOOD,
    both,
    by_pool,
    flood,
    height,
    on_pool,
    patched,
    soak_up,
    turn_start,
    wounded,
)

PICTURE = Track("picture")
CAGE = ("B3b", "B4c")
CAGE_EVENTS = {7: "B2c", 8: "B3c"}


# -- Events ------------------------------------------------------------------------------------


CANDLE_END = Whom(
    "candle_end", "VN-0502", prompt="There is a Candle end left. Whose pocket is it in?"
)


def one_light(s: Journey) -> Asks:
    """Before the first round there is one Candle about."""
    if "candle" in s.bindle:
        to = yield from CANDLE_END.choose(ANYONE, [v.seat for v in s.vagrants])
        yield from fetch(s, to, "candle")  # VN-0502


def has_fuse(s: Journey, i: int) -> bool:
    """A Candle and a Fuse in the same hands."""
    v = s.vagrants[i]
    return "candle" in v.tokens and bool(fuses(v))


def fuses(v: Vagrant) -> list[str]:
    """The Fuses somebody has: Events 4 and 5."""
    return [token for token in v.kept if token in ("e4", "e5")]


def ready_to_blow(s: Journey, i: int) -> float:
    """For bots: Dynamite is worth looking at with a Candle and a Fuse in hand."""
    return 3.0 if has_fuse(s, i) else 0.0


def no_fuse_yet(s: Journey, i: int) -> float:
    """For bots: a Fuse is, until one is in hand."""
    return 0.2 if fuses(s.vagrants[i]) else 1.5


def light_fuse(s: Journey, i: int) -> Asks:
    """Candle and Fuse are used up."""
    v = s.vagrants[i]
    v.tokens.remove("candle")
    discard(s, "candle")
    note(s, "fuse_gone", v.who, rule="VS-133")
    yield from drop_event(s, int(fuses(v)[0][1:]))


def depth_here(s: Journey, i: int) -> int:
    """The success value of the Dynamite is the height of its car."""
    return height(s, CAR[reader_at(s, i)])


def blast(s: Journey, i: int) -> Asks:
    """Events 1 and 2: the Boxes are gone, both heights fall by 2, she is Wailful, car B opens."""
    at = reader_at(s, i)
    yield from light_fuse(s, i)
    s.events.pop(1, None)
    s.events.pop(2, None)
    yield from drift(s, s.reader if s.reader >= 0 else i, 2, 1 << at, away=True)
    for j in cells(LINKS):
        if j in s.terrain:
            clear_terrain(s, j)
    both(s, -2)
    change_mood(s, 0, WAILFUL)
    for name in CAGE:
        space = SPACE[name]
        if space not in s.terrain and space != s.haints[0].at and not _stood_on(s, space):
            set_terrain(s, space, "coffin")
    for number, name in CAGE_EVENTS.items():
        yield from put_event(s, number, 1 << SPACE[name])


def _stood_on(s: Journey, space: int) -> bool:
    return any(space in (v.at, v.pup) for v in s.vagrants) or space in s.candles


def eased(s: Journey, i: int) -> int:
    """Investigate, 1 easier."""
    v = s.vagrants[i]
    value = PUP_INVESTIGATE if s.reader > i else VAGRANTS[v.who].investigate
    return value - total(v, "investigate") - 1


def rising(most: int) -> SeatHook:
    """Rise Above is done if both heights are low enough."""

    def effect(s: Journey, i: int) -> Asks:
        if height(s, 0) <= most and height(s, 2) <= most:
            yield from complete(s, "rise")

    return effect


def swell(s: Journey, i: int) -> Asks:
    """Event 3 (VN-0573): both heights rise by 1; Rise Above if neither is over 5."""
    both(s, 1)
    yield from rising(5)(s, i)


SLOWED = Lasting(key="slowed", text="Move value 1 lower this round.", until="round", move=-1)


def cry(s: Journey, i: int) -> Asks:
    """Event 6 (VN-0576) on the track: her Salt action; the token falls beside her; her car is slowed."""
    yield from acts("salt")(s, i)
    yield from put_event(s, 6, TRAIN.near[s.haints[0].at])
    for body in same_car(s, s.haints[0].at):
        begin_for(s, body & 7, SLOWED)
    yield from rising(4)(s, i)


def photograph(s: Journey, i: int) -> Asks:
    """Event 6 (VN-0576) on the floor: a photograph; with the locket it tells who she was."""
    PICTURE.set(s, 1)
    yield from remember(s)


def locket(s: Journey, i: int) -> Asks:
    """Event 7 (VN-0577): Junk 24."""
    yield from finds_junk(24)(s, i)
    yield from remember(s)


def remember(s: Journey) -> Asks:
    """Photograph and locket together complete A Life Before the Pit."""
    owned = any(abs(n) == 24 for v in s.vagrants for n in v.junk) or 24 in map(abs, s.camp.junk)
    if PICTURE.of(s) and owned:
        yield from complete(s, "before")


def open_cage(s: Journey, i: int) -> Asks:
    """Event 8 (VN-0578): all are thrown 2 away; the cage around it is gone."""
    at = reader_at(s, i)
    yield from light_fuse(s, i)
    s.events.pop(8, None)
    for v in s.vagrants:
        yield from drift(s, v.seat, 2, 1 << at, away=True)
    for t in [t for t in s.terrain if TRAIN.near[at] >> t & 1 and not LINKS >> t & 1][:2]:
        clear_terrain(s, t)
    yield from complete(s, "free")


# -- the rest ----------------------------------------------------------------------------------


def no_pass(s: Journey, i: int, to: int) -> str | None:
    """A Fuse goes to an adjacent Vagrant."""
    v = s.vagrants[i]
    if not (v.kept and fuses(v)):
        return "VS-004"
    return None if any(o.seat == to for o in beside(s, v.at, i)) else "VS-144"


def pass_fuse(s: Journey, i: int, to: int) -> None:
    """Events 4 and 5: a Fuse is handed on, which is no use of a token."""
    v, taker = s.vagrants[i], s.vagrants[to]
    fuse = fuses(v)[0]
    v.kept.remove(fuse)
    taker.kept.append(fuse)
    note(s, "fuse_to", v.who, taker.who, rule="VS-144")


PASS_FUSE = deed(
    "pass_fuse", "VS-004", pass_fuse, over=SEATS, barred=no_pass,
    label=lambda s, i, to: f"Hand the Fuse to {rider(s, to)}", points="seat:{0}", prior=0.3,
)  # fmt: skip


def no_waders(s: Journey, i: int) -> str | None:
    """Event 0 (VN-0570): on or next to a pool, where there is water to lower."""
    v = s.vagrants[i]
    if "e0" not in v.tokens:
        return "VS-004"
    return None if by_pool(s, i) and height(s, CAR[v.at]) else "VS-056"


def drop_waders(s: Journey, i: int) -> Asks:
    """Event 0 (VN-0570) discarded: that car's height falls by 1."""
    yield from drop_event(s, 0)
    yield from soak_up(s, i)


WADERS = deed(
    "waders", "VS-004", drop_waders, barred=no_waders, label="Give up the waders to lower the water"
)


def bail(s: Journey) -> Asks:
    """VN-0521: The Seance: either height falls by 2."""
    flood(s, 0 if (yield from BAIL.choose(ANYONE)) == "bail_a" else 2, -2)


BAIL = Either(
    "bail",
    "VS-041",
    {"bail_a": "The water in car A", "bail_c": "The water in car C"},
    prompt="which water falls?",
    part=True,
)


def progress(s: Journey) -> float:
    """From 0 to 1: a Fuse, a Candle, both in one hand, at the Dynamite, in low water; then she is out."""
    inside = [v for v in s.vagrants if v.at >= 0]
    deep = sum(height(s, CAR[v.at]) for v in inside) / max(1, len(inside))
    worth = 0.2 - 0.03 * deep
    if s.haints[0].mood == WAILFUL:
        return worth + 0.8
    fused = [v for v in inside if fuses(v)]
    candles = [v for v in inside if "candle" in v.tokens]
    if not fused:
        return worth + 0.1 * bool(candles) + 0.1 * _nearness(inside, _lying(s, 4, 5))
    ready = [v for v in fused if v in candles]
    if not ready:
        return worth + 0.3 + 0.15 * _nearness(fused, [v.at for v in candles])
    low = 1 - min(height(s, CAR[v.at]) for v in ready) / 6
    return worth + 0.55 + 0.1 * _nearness(ready, _lying(s, 1, 2)) + 0.15 * low


def _lying(s: Journey, *numbers: int) -> list[int]:
    """Where these Event Tokens lie."""
    return [s.events[n] for n in numbers if n in s.events]


def _nearness(walkers: list[Vagrant], spaces: list[int]) -> float:
    """How near the nearest of some Vagrants is to one of the spaces, from 0 to 1."""
    gaps = [TRAIN.dist[v.at][t] for v in walkers for t in spaces]
    return 1 - min(*gaps, 10, 10) / 10


S05 = scenario(
    Scenario(
        number=5,
        name="Black & Blue",
        diagram="""
            VV.P..|#|......|#|..P..V
            V..4..|B|......|B|..5..V
            V1..P.|B|...H..|B|.P..2V
            V.....|#|......|#|.....V
        """,
        haints=(HaintCard("blackbird", "Blackbird", (CAGED_MOOD, WAILFUL_MOOD), (8, 9, 16), 2, fury=(5, 6, 8), on_humanity={6: 4}, on_break={3: 1}),),  # VN-0524
        events=(
            Event(
                number=1, title="Dynamite, West", text="With a Candle and a Fuse, Investigate; the success value is the Flood Height. 1+: both are used up, Events 1 and 2 and the Boxes are gone, you are moved 2 "
                "away, both heights fall by 2, she is Wailful, and the cage stands in car B with Events 7 and 8.",  # VN-0571
                tiers=(nothing, blast), ready=has_fuse, success=depth_here, worth=ready_to_blow,
            ),
            Event(
                number=2, title="Dynamite, East", text="With a Candle and a Fuse, Investigate; the success value is the Flood Height. 1+: both are used up, Events 1 and 2 and the Boxes are gone, you are moved 2 "
                "away, both heights fall by 2, she is Wailful, and the cage stands in car B with Events 7 and 8.",  # VN-0572
                tiers=(nothing, blast), ready=has_fuse, success=depth_here, worth=ready_to_blow,
            ),
            Event(
                number=3, title="The Water Swells", text="Both heights rise by 1. If neither is over 5, Rise Above is done.", fires=swell),  # VN-0573
            Event(
                number=4, title="A Coil of Fuse", text="Investigate, 1 easier. 1+: a Fuse.", tiers=(nothing, carries), free=True, success=eased, worth=no_fuse_yet),  # VN-0574
            Event(
                number=5, title="Another Coil", text="Investigate, 1 easier. 1+: a Fuse.", tiers=(nothing, carries), free=True, success=eased, worth=no_fuse_yet),  # VN-0575
            Event(
                number=6, title="A Cry, and Something Falls",  # VN-0576
                text="On the track: her Salt action; the token falls beside her, Move values in her car are 1 lower this round, and Rise Above is done if neither height is "
                "over 4. On the floor: Investigate. 1+: a photograph.",
                tiers=(nothing, photograph), fires=cry,
            ),
            Event(
                number=7, title="A Locket", text="Investigate. 1+: the Soot-Covered Locket.", tiers=(nothing, locket)),  # VN-0577
            Event(
                number=8, title="The Cage Door", text="With a Candle and a Fuse, Investigate. 1+: all are thrown 2 away and the cage opens.",  # VN-0578
                tiers=(nothing, open_cage), ready=has_fuse,
            ),
            Event(
                number=9, title="A Dry Blanket", text="Keep it; used on a pool, that car's height falls by 1.", carry=True, use=soak_up, usable=on_pool),  # VN-0579
            Event(
                number=0, title="Waders", text="Keep them: the water costs you 1 less; by a pool they can be given up to lower it by 1.", carry=True),  # VN-0570
        ),
        in_bindle=(9, 0),
        rituals=(
            Ritual("rise", "Rise Above", "Events 3 or 6 find the water low (5, or 4, at most in both cars).", "1 Coin.", 1),  # VN-0590
            Ritual("before", "A Life Before the Pit", "Find the photograph (6) and the locket (7).", "1 Coin.", 1),  # VN-0591
            Ritual("free", "Set Her Free", "Blow the cage open (Event 8).", "2 Coins.", 2),  # VN-0592
        ),
        specials=(
            "Cars A and C each have a Flood Height; start a turn there and you lose that much. A Wound raises the water in its car "
            "by 1, up to 6 (5 with four Vagrants). Patch Up on a pool also lowers it.",
            "Before the first round a Vagrant of your choice takes a Candle out of the Bindle.",
        ),
        victory_text="Save the Blackbird.",
        seance=Seance(text="At any time: lower either Flood Height by 2.", use=bail),
        win=36,
        lose=37,
        skills=(9, 10),
        tracks=(*FLOOD.values(), PICTURE),
        deeds=(PASS_FUSE, WADERS),
        mileposts=(MilePost("To Be Free", "all Rituals are done.", all_rituals),),
        lasting=(SLOWED,),
        terrain=(OPEN_POOL,),
        progress=progress,
        share=0.8,
        prizes={"candle": 2.0},
        opening=one_light,
        turn_start=turn_start,
        wounded=wounded,
        patched=patched,
    )
)  # fmt: skip
