"""Scenario 2: Under My Skin. The Flayed Man, who swallows whoever comes too near.

From the sources: the Special, both Haint Effects, Break, Seance, all Events, Super Elastic, two Rituals.
Designed here: the diagram, Thresholds, the moods but for that action, the third Ritual, rewards.
"""

from __future__ import annotations

from hearthside.kernel import Act, Asking, Asks, note

from ...rules.asking import Question
from ...rules.bindle import cycle
from ...rules.blows import (
    each,
    furthest_within,
    gets,
    gets_or_loses,
    haunted_loss,
    in_range,
    lose,
    nearest,
    pulled,
    target,
)
from ...rules.bones import plain_roll
from ...rules.breaks import change_mood, complete, haint_gain, tell
from ...rules.haint import jump
from ...rules.happenings import (
    another_gains,
    begins,
    carries,
    clean_sweep,
    drops,
    everyone_gains,
    finds_junk,
    gains,
    loses,
    nothing,
    put_event,
    ritual,
    then,
)
from ...rules.humanity import give_effect, remove_effect
from ...rules.humanity import lose as lose_humanity
from ...rules.movement import PUT_DOWN, dash, dashes, drift, no_dash, no_walk, walk
from ...rules.places import name_of, open_near, place, where
from ...rules.pockets import drop_event
from ...rules.story import read
from ...state import Journey
from ..board import SPACE, TRAIN
from ..effects import BLEEDING, ENVELOPED, enveloped, nails_free
from ..page import (
    Action,
    Body,
    Event,
    HaintCard,
    Lasting,
    Mood,
    Ritual,
    Scenario,
    Seance,
    Track,
    black,
    scenario,
    white,
)

NAILS = Track("nails")
LOOSE, TIGHT = 0, 1


# -- Enveloped and Bleeding --------------------------------------------------------------------


def envelop(s: Journey, h: int, body: Body) -> Asks:
    """The Vagrant, and the Pup, leave the board but stay in play; the lung is dropped."""
    v = s.vagrants[body & 7]
    if not (yield from give_effect(s, v.seat, "enveloped")):
        return
    if "e7" in v.tokens or "e7" in v.pup_tokens:
        yield from drop_event(s, 7)
        yield from haint_gain(s, h, 3)
    if len(enveloped(s)) == s.players:
        yield from spat_out(s, v.seat)


def spat_out(s: Journey, i: int) -> Asks:
    """Event 9 (VN-0279): all freed; each rolls, is moved that far away and loses that much."""
    note(s, "event", 9, s.scenario, rule="VS-004")
    yield from tell(s, 9)
    swallowed = enveloped(s)
    for seat in swallowed:
        yield from remove_effect(s, seat, "enveloped")
    for seat in swallowed:
        n = plain_roll(s, s.vagrants[seat])
        yield from drift(s, seat, n, 1 << s.haints[0].at, away=True)
        yield from lose_humanity(s, seat, n)


def nailed(s: Journey, i: int, h: int) -> Asks:
    """Iron Nails free the Enveloped; enough of them pin him."""
    yield from nails_free(s, i, h)
    if NAILS.add(s) >= 3:
        yield from complete(s, "pinned")


def torn_loose(s: Journey) -> Asks:
    """Moment 77, the price of pinning him: all freed; each rolls and loses 3, 2 or 1."""
    yield from read(s, "m77")
    for seat in enveloped(s):
        yield from remove_effect(s, seat, "enveloped")
    for v in s.vagrants:
        yield from lose_humanity(s, v.seat, 3 - (plain_roll(s, v) - 1) // 2)


def broke(s: Journey, h: int) -> Asks:
    """Cycle with the Cycle Effect, then the mood changes; the Seance ends with the last Break."""
    yield from cycle(s)
    change_mood(s, h, TIGHT if s.haints[h].mood == LOOSE else LOOSE)
    if s.haints[h].breaks == 1:
        s.seance = False


# -- the Flayed Man ----------------------------------------------------------------------------


def wrap_or_bleed(s: Journey, h: int, body: Body) -> Asks:
    """Whoever is Bleeding is Enveloped, whoever is not will be."""
    if "bleeding" in s.vagrants[body & 7].effects:
        yield from envelop(s, h, body)
    else:
        yield from give_effect(s, body & 7, "bleeding")


def trade_places(s: Journey, h: int, body: Body) -> Asks:
    """He and the target change places."""
    v, here = s.vagrants[body & 7], s.haints[h].at
    there = where(s, body)
    if there < 0:
        return
    place(s, body, -1)
    yield from jump(s, h, there)
    place(s, body, here)
    if s.blocked >> here & 1:  # VS-102: he may have stood on Terrain
        place(s, body, (yield from PUT_DOWN.choose(v.seat, open_near(s, here), name_of(s, body))))


def squeeze(s: Journey, h: int) -> Asks:
    """The Cycle Effect: every Enveloped Vagrant loses 1."""
    for seat in enveloped(s):
        yield from lose_humanity(s, seat, 1)


LOOSE_MOOD = Mood(
    "Loose Threads",
    nail=Action("A Hand on the Shoulder", "The target loses 3.", move=3, range=1, does=(target(lose(3)),)),  # VN-0230
    candle=Action(
        "Paper Cuts", "The target loses 2 and gains Bleeding.",  # VN-0231
        move=2, range=1, does=(target(lose(2), gets("bleeding")),),
    ),
    salt=Action(
        "Come Here, You", "Everyone in range is moved 2 toward him and loses 2.", range=4,  # VN-0232
        does=(each(in_range, pulled(2), lose(2)),),
    ),
    foot=Action(
        "Super Elastic", "The furthest Vagrant in range loses 3 and is moved up to him.",  # VN-0233
        range=4, aim=furthest_within(4), does=(target(lose(3), pulled(4)),),
    ),
    apple=Action(
        "Try Me On", "The target loses 3 and is Enveloped.",  # VN-0234
        move=3, range=1, does=(target(lose(3), envelop),),
    ),
    cycle_text="Everyone Enveloped loses 1.",
    cycle=squeeze,
    haunted=(haunted_loss(1),),
)  # fmt: skip

TIGHT_MOOD = Mood(
    "Skin Tight",
    nail=Action(
        "Thin Skinned", "The target loses 2. If it was Bleeding it is Enveloped, else it gains Bleeding.",  # VN-0240
        move=2, range=1, does=(target(lose(2), wrap_or_bleed),),
    ),
    candle=Action("Rolled Out", "Goes over whoever is in the way. The target loses 2.", move=4, range=1, does=(target(lose(2)),)),  # VN-0241
    salt=Action("Flap", "Everyone in range loses 3.", move=2, range=2, area=True, does=(each(in_range, lose(3)),)),  # VN-0242
    foot=Action(
        "In Your Shoes", "He changes places with the nearest Vagrant, who loses 3.",  # VN-0243
        aim=nearest, does=(target(trade_places, lose(3)),),
    ),
    apple=Action(
        "Room for One More", "The nearest Vagrant in range loses 2 and is Enveloped.",  # VN-0244
        move=2, range=2, aim=nearest, does=(target(lose(2), envelop),),
    ),
    cycle_text="Everyone Enveloped loses 1.",
    cycle=squeeze,
    haunted_text="Gain Bleeding, or lose 1 if you have it.",
    haunted=(gets_or_loses("bleeding", 1),),
)  # fmt: skip


# -- Events ------------------------------------------------------------------------------------


def swing_pan(s: Journey, i: int) -> Asks:
    """Event 1 (VN-0271) used: he gains 4."""
    yield from haint_gain(s, 0, 4)


def beside_him(s: Journey, i: int) -> bool:
    """Whether a Vagrant is next to him; the Enveloped are."""
    at = s.vagrants[i].at
    return at < 0 or bool(TRAIN.near[s.haints[0].at] >> at & 1)


def step_to(s: Journey, i: int, name: str) -> Asks:
    """Event 2 (VN-0272): up to 2 spaces, around him."""
    yield from walk(s, i, SPACE[name])


def dash_to(s: Journey, i: int, name: str) -> Asks:
    """Event 2 (VN-0272): up to 2 spaces, through him."""
    _, through = dashes(s, s.vagrants[i].at, 2)[SPACE[name]]
    yield from dash(s, i, SPACE[name], through)


FREE_STEP = Question(
    "free_step",
    "VS-127",
    (
        Act[Journey, []]("stay", "VS-127", lambda s, i: None, label="Stay"),
        Act[Journey, [str]](
            "go", "VS-127", step_to, over=SPACE, label="Move to {0}", points="space:{0}",
            barred=lambda s, i, name: no_walk(s, i, 2, SPACE[name]),
        ),
        Act[Journey, [str]](
            "dash", "VS-127", dash_to, over=SPACE, label="Move through the Haint to {0}", points="space:{0}",
            barred=lambda s, i, name: no_dash(s, i, 2, SPACE[name]),
        ),
    ),
    prompt="the music plays: Move up to 2?",
    meanwhile="hears the music",
)  # fmt: skip


def play_box(s: Journey, i: int) -> Asks:
    """Event 2 (VN-0272) used: everyone may Move 2 at once."""
    for v in s.vagrants:
        if v.at >= 0:
            pick = yield FREE_STEP(s, v.seat)
            yield from FREE_STEP.do(s, v.seat, pick)


def a_hat_falls(s: Journey, i: int) -> Asks:
    """Event 4 (VN-0274): Event 5 appears next to him."""
    yield from put_event(s, 5, TRAIN.near[s.haints[0].at])


def lung(s: Journey, i: int) -> Asks:
    """Event 7 (VN-0277): its finder is free."""
    yield from remove_effect(s, i, "enveloped")


def bites_deeper(s: Journey, i: int, h: int, n: int) -> Asking[int]:
    """The Seance: Iron Nails give 1 more."""
    return n + 1
    yield


HELD_BREATH = Lasting(
    key="held_breath",
    text="This round he does not Move, and his actions cost 1 more.",
    until="round",
    rooted=1,
    harder=1,
)


S02 = scenario(
    Scenario(
        number=2,
        name="Under My Skin",
        diagram="""
            .V....|#|..2...|#|......
            .V.1..|.|....H.|.|...3..
            .V....|.|.B....|.|.B....
            .VV...|#|...B..|#|......
        """,
        haints=(HaintCard("flayed_man", "Flayed Man", (LOOSE_MOOD, TIGHT_MOOD), (11, 14, 19), 3, fury=(5, 4, 2), on_break={4: 2}),),  # VN-0224
        events=(
            Event(
                number=1, title="A Pan on a Hook",  # VN-0271
                text="Investigate. 1+: keep it; used next to him, he gains 4.",
                tiers=(nothing, carries), stay=frozenset(), use=swing_pan, usable=beside_him,
            ),
            Event(
                number=2, title="A Music Box",  # VN-0272
                text="Investigate. 0: gain Bleeding. 1+: keep it; used, everyone may Move 2.",
                tiers=(loses(0, "bleeding"), carries), stay=frozenset(), use=play_box,
            ),
            Event(
                number=3, title="A Glove Holds Out a Hand",  # VN-0273
                text="Investigate. 1: lose 2. 2+: gain 1 and the Ritual A Hearty Handshake is done.",
                tiers=(nothing, loses(2), then(gains(1), ritual("handshake"))), stay=frozenset({0, 1}),
            ),
            Event(
                number=4, title="Something Falls Off Him", text="Event 5 appears next to him.", fires=a_hat_falls),  # VN-0274
            Event(
                number=5, title="A Hat with Worms",  # VN-0275
                text="Investigate. 1+: gain the Floppy Worm Hat; the Ritual Finders Keepers is done.",
                tiers=(nothing, then(finds_junk(22), ritual("finders"))),
            ),
            Event(
                number=6, title="Teeth", text="Keep them; after a Skill, roll its failed Bones once more.", carry=True, rerolls=True),  # VN-0276
            Event(
                number=7, title="A Lung", text="Keep it. If Enveloped you are freed; while you hold it he comes for you.",  # VN-0277
                carry=True, fires=lung, fixed=True, priority=True, wounded=drops(7),
            ),
            Event(
                number=8, title="Bandages", text="Keep them; used, you lose 1 and another Vagrant gains 3.",  # VN-0278
                carry=True, use=then(loses(1), another_gains(3)),
            ),
            Event(
                number=9, title="Too Much", text="All Enveloped are freed; each rolls, is moved that far away and loses that much."),  # VN-0279
            Event(
                number=0, title="He Holds His Breath", text="This round he does not Move, and his actions cost 1 more.",  # VN-0270
                fires=begins(HELD_BREATH), stays=True,
            ),
        ),
        on_round={0: 4},
        in_bindle=(6, 7, 8),
        rituals=(
            Ritual("handshake", "A Hearty Handshake", "Shake the hand that is offered (Event 3).", "1 Coin, and everyone gains 1.", 1, everyone_gains(1)),  # VN-0290
            Ritual("finders", "Finders Keepers", "Pick up what he loses (Event 5).", "1 Coin.", 1),  # VN-0291
            Ritual(  # VN-0292
                "pinned", "Pins and Needles", "Use Iron Nails on him three times.",
                "2 Coins. Everyone Enveloped comes free; each Vagrant rolls and loses 3, 2 or 1.", 2, torn_loose,
            ),
        ),
        specials=("When all Vagrants are Enveloped, read Event 9. The Enveloped count as next to him and cannot be targeted.",),
        victory_text="Save the Flayed Man.",
        break_text="Cycle with the Cycle Effect, then his mood changes.",
        seance=Seance(text="Iron Nails used on him give 1 more, until the Break marker reaches 1.", nailing=bites_deeper),
        lasting=(HELD_BREATH,),
        effects=(black(ENVELOPED), white(BLEEDING)),
        win=30,
        lose=31,
        skills=(3, 4),
        tracks=(NAILS,),
        mileposts=(clean_sweep("Fiddle Skin"),),
        broke=broke,
        nailed=nailed,
    )
)  # fmt: skip
