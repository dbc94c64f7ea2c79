"""Scenario 2: Under My Skin. The Flayed Man, who swallows whoever comes too near.

From the sources: the Special, both Haint Effects, Break, Seance, all Events, Super Elastic, two Rituals.
Designed here: the diagram, Thresholds, the moods but for that action, the third Ritual, rewards.
"""

from __future__ import annotations

from hearthside.kernel import Act, Asks, note

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
from ...rules.breaks import change_mood, complete, haint_gain
from ...rules.haint import jump
from ...rules.happenings import (
    another_gains,
    carry,
    clean_sweep,
    does_ritual,
    everyone_gains,
    finds_junk,
    gains,
    loses,
    nothing,
    put_event,
    then,
)
from ...rules.humanity import give_effect, remove_effect
from ...rules.humanity import lose as lose_humanity
from ...rules.movement import dash, drift, no_dash, no_walk, put_down, walk
from ...rules.places import open_near, where
from ...state import Journey
from ..board import SPACE, TRAIN
from ..format import (
    Action,
    Body,
    Effect,
    Event,
    HaintCard,
    Hooks,
    Mood,
    Ritual,
    Scenario,
    Seance,
    Track,
    scenario,
)

ENVELOPED, BLEEDING = "enveloped", "bleeding"
NAILS = Track("nails")
LOOSE, TIGHT = 0, 1


# -- Enveloped and Bleeding --------------------------------------------------------------------


def envelop(s: Journey, h: int, body: Body) -> Asks:
    """The Vagrant, and the Pup, leave the board but stay in play; the lung is dropped."""
    v = s.vagrants[body & 7]
    if not give_effect(s, v.seat, ENVELOPED):
        return
    v.at = v.pup = -1
    if "e7" in v.tokens or "e7" in v.pup_tokens:
        drop_lung(s, v.seat)
        yield from haint_gain(s, h, 3)
    if all(ENVELOPED in o.effects for o in s.vagrants):
        yield from spat_out(s, v.seat)


def drop_lung(s: Journey, i: int) -> None:
    """Event 7 leaves play, and the Special Target Priority with it (VS-180)."""
    v = s.vagrants[i]
    (v.tokens if "e7" in v.tokens else v.pup_tokens).remove("e7")
    s.special = -1


def freed(s: Journey, i: int) -> Asks:
    """Whoever is no longer Enveloped comes back next to him."""
    v = s.vagrants[i]
    if v.at < 0 and ENVELOPED not in v.effects:
        yield from put_down(s, i, open_near(s, s.haints[0].at), "VS-217")


def spat_out(s: Journey, i: int) -> Asks:
    """Event 9: all freed; each rolls, is moved that far away and loses that much."""
    s.story = "s02.e9"
    note(s, "event", 9, s.scenario, rule="VS-004")
    swallowed = [v.seat for v in s.vagrants if ENVELOPED in v.effects]
    for seat in swallowed:
        yield from remove_effect(s, seat, ENVELOPED)
    for seat in swallowed:
        n = plain_roll(s, s.vagrants[seat])
        yield from drift(s, seat, n, 1 << s.haints[0].at, away=True)
        yield from lose_humanity(s, seat, n)


def nailed(s: Journey, i: int, h: int) -> Asks:
    """Iron Nails free the Enveloped; the Seance makes them bite deeper; enough of them pin him."""
    if s.seance:
        yield from haint_gain(s, h, 1)
    for v in s.vagrants:
        if ENVELOPED in v.effects:
            yield from remove_effect(s, v.seat, ENVELOPED)
    if NAILS.add(s) >= 3:
        yield from complete(s, "pinned")


def torn_loose(s: Journey) -> Asks:
    """Moment 77, the price of pinning him: all freed; each rolls and loses 3, 2 or 1."""
    for v in s.vagrants:
        if ENVELOPED in v.effects:
            yield from remove_effect(s, v.seat, ENVELOPED)
    for v in s.vagrants:
        yield from lose_humanity(s, v.seat, 3 - (plain_roll(s, v) - 1) // 2)


def barred(s: Journey, i: int, slot: str) -> str | None:
    """The Enveloped may only Rummage and use Iron Nails."""
    if ENVELOPED in s.vagrants[i].effects and slot not in ("rummage", "token.nail", "ready"):
        return "VS-217"
    return None


def turn_start(s: Journey, i: int) -> Asks:
    """The Enveloped lose 2."""
    if ENVELOPED in s.vagrants[i].effects:
        yield from lose_humanity(s, i, 2)


def turn_end(s: Journey, i: int) -> Asks:
    """Bleeding ends with a turn in which Patch Up succeeded."""
    v = s.vagrants[i]
    if BLEEDING in v.effects and v.patched:
        yield from remove_effect(s, i, BLEEDING)


def price(s: Journey, i: int, n: int) -> Asks:
    """Bleeding: each Coin on Move costs 1."""
    if BLEEDING in s.vagrants[i].effects:
        yield from lose_humanity(s, i, n)


def wounded(s: Journey, i: int) -> Asks:
    """A Wound makes its victim drop the lung."""
    v = s.vagrants[i]
    if "e7" in v.tokens or "e7" in v.pup_tokens:
        drop_lung(s, i)
    return
    yield


def broke(s: Journey, h: int) -> Asks:
    """Cycle with the Cycle Effect, then the mood changes; the Seance ends with the last Break."""
    yield from cycle(s)
    change_mood(s, h, TIGHT if s.haints[h].mood == LOOSE else LOOSE)
    if s.haints[h].breaks == 1:
        s.seance = False


# -- the Flayed Man ----------------------------------------------------------------------------


def wrap_or_bleed(s: Journey, h: int, body: Body) -> Asks:
    """Whoever is Bleeding is Enveloped, whoever is not will be."""
    if BLEEDING in s.vagrants[body & 7].effects:
        yield from envelop(s, h, body)
    else:
        give_effect(s, body & 7, BLEEDING)


def trade_places(s: Journey, h: int, body: Body) -> Asks:
    """He and the target change places."""
    v, here = s.vagrants[body & 7], s.haints[h].at
    there = where(s, body)
    if there < 0:
        return
    if body >= 8:
        v.pup = -1
    else:
        v.at = -1
    yield from jump(s, h, there)
    if body >= 8:
        v.pup = here
    else:
        v.at = here
    if s.blocked >> here & 1:
        if body >= 8:
            v.pup = open_near(s, here)[0]
        else:
            v.at = open_near(s, here)[0]


def squeeze(s: Journey, h: int) -> Asks:
    """The Cycle Effect: every Enveloped Vagrant loses 1."""
    for v in s.vagrants:
        if ENVELOPED in v.effects:
            yield from lose_humanity(s, v.seat, 1)


LOOSE_MOOD = Mood(
    "Loose Threads",
    nail=Action("A Hand on the Shoulder", "The target loses 3.", move=3, range=1, resolve=(target(lose(3)),)),
    candle=Action(
        "Paper Cuts", "The target loses 2 and gains Bleeding.",
        move=2, range=1, resolve=(target(lose(2), gets(BLEEDING)),),
    ),
    salt=Action(
        "Come Here, You", "Everyone in range is moved 2 toward him and loses 2.", range=4,
        resolve=(each(in_range, pulled(2), lose(2)),),
    ),
    foot=Action(
        "Super Elastic", "The furthest Vagrant in range loses 3 and is moved up to him.",
        range=4, aim=furthest_within(4), resolve=(target(lose(3), pulled(4)),),
    ),
    apple=Action(
        "Try Me On", "The target loses 3 and is Enveloped.",
        move=3, range=1, resolve=(target(lose(3), envelop),),
    ),
    cycle_text="Everyone Enveloped loses 1.",
    cycle=squeeze,
    haunted=(haunted_loss(1),),
)  # fmt: skip

TIGHT_MOOD = Mood(
    "Skin Tight",
    nail=Action(
        "Thin Skinned", "The target loses 2. If it was Bleeding it is Enveloped, else it gains Bleeding.",
        move=2, range=1, resolve=(target(lose(2), wrap_or_bleed),),
    ),
    candle=Action("Rolled Out", "Goes over whoever is in the way. The target loses 2.", move=4, range=1, resolve=(target(lose(2)),)),
    salt=Action("Flap", "Everyone in range loses 3.", move=2, range=2, area=True, resolve=(each(in_range, lose(3)),)),
    foot=Action(
        "In Your Shoes", "He changes places with the nearest Vagrant, who loses 3.",
        aim=nearest, resolve=(target(trade_places, lose(3)),),
    ),
    apple=Action(
        "Room for One More", "The nearest Vagrant in range loses 2 and is Enveloped.",
        move=2, range=2, aim=nearest, resolve=(target(lose(2), envelop),),
    ),
    cycle_text="Everyone Enveloped loses 1.",
    cycle=squeeze,
    haunted_text="Gain Bleeding, or lose 1 if you have it.",
    haunted=(gets_or_loses(BLEEDING, 1),),
)  # fmt: skip


# -- Events ------------------------------------------------------------------------------------


def swing_pan(s: Journey, i: int) -> Asks:
    """Event 1 used: he gains 4."""
    yield from haint_gain(s, 0, 4)


def beside_him(s: Journey, i: int) -> bool:
    """Whether a Vagrant is next to him; the Enveloped are."""
    at = s.vagrants[i].at
    return at < 0 or bool(TRAIN.near[s.haints[0].at] >> at & 1)


def step_to(s: Journey, i: int, name: str) -> Asks:
    """Event 2: up to 2 spaces, around him."""
    yield from walk(s, i, SPACE[name])


def dash_to(s: Journey, i: int, name: str) -> Asks:
    """Event 2: up to 2 spaces, through him."""
    yield from dash(s, i, SPACE[name])


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
    """Event 2 used: everyone may Move 2 at once."""
    for v in s.vagrants:
        if v.at >= 0:
            pick = yield FREE_STEP(s, v.seat)
            yield from FREE_STEP.do(s, v.seat, pick)


def a_hat_falls(s: Journey, i: int) -> Asks:
    """Event 4: Event 5 appears next to him."""
    yield from put_event(s, 5, TRAIN.near[s.haints[0].at])


def lung(s: Journey, i: int) -> Asks:
    """Event 7: its finder is free, and becomes his target (VS-179)."""
    v = s.vagrants[i]
    if ENVELOPED in v.effects:
        yield from remove_effect(s, i, ENVELOPED)
    s.special = i + 8 if "e7" in v.pup_tokens else i


def held_breath(s: Journey, i: int) -> Asks:
    """Event 0: this round he does not Move, and hits 1 harder."""
    s.rooted, s.harder = True, 1
    return
    yield


def has_teeth(s: Journey, i: int) -> bool:
    """Event 6 can be used after a Skill."""
    v = s.vagrants[i]
    return "e6" in v.tokens and not v.token_used


def spend_teeth(s: Journey, i: int) -> None:
    """Event 6 is used up."""
    v = s.vagrants[i]
    v.tokens.remove("e6")
    v.token_used = True


S02 = scenario(
    Scenario(
        key="s02",
        number=2,
        name="Under My Skin",
        path="",
        diagram="""
            .V....|#|..2...|#|......
            .V.1..|.|....H.|.|...3..
            .V....|.|.B....|.|.B....
            .VV...|#|...B..|#|......
        """,
        haints=(HaintCard("flayed_man", "Flayed Man", (LOOSE_MOOD, TIGHT_MOOD), (18, 24, 29), 3),),
        events=(
            Event(
                1, "A Pan on a Hook",
                "Investigate. 1+: keep it; used next to him, he gains 4.",
                tiers=(nothing, carry(1)), stay=frozenset(), use=swing_pan, usable=beside_him,
            ),
            Event(
                2, "A Music Box",
                "Investigate. 0: gain Bleeding. 1+: keep it; used, everyone may Move 2.",
                tiers=(loses(0, BLEEDING), carry(2)), stay=frozenset(), use=play_box,
            ),
            Event(
                3, "A Glove Holds Out a Hand",
                "Investigate. 1: lose 2. 2+: gain 1 and the Ritual A Hearty Handshake is done.",
                tiers=(nothing, loses(2), then(gains(1), does_ritual("handshake"))), stay=frozenset({0, 1}),
            ),
            Event(4, "Something Falls Off Him", "Event 5 appears next to him.", fires=a_hat_falls),
            Event(
                5, "A Hat with Worms",
                "Investigate. 1+: gain the Floppy Worm Hat; the Ritual Finders Keepers is done.",
                tiers=(nothing, then(finds_junk(22), does_ritual("finders"))),
            ),
            Event(6, "Teeth", "Keep them; after a Skill, roll its failed Bones once more.", carry=True),
            Event(
                7, "A Lung", "Keep it. If Enveloped you are freed; while you hold it he comes for you.",
                carry=True, fires=lung, fixed=True,
            ),
            Event(
                8, "Bandages", "Keep them; used, you lose 1 and another Vagrant gains 3.",
                carry=True, use=then(loses(1), another_gains(3)),
            ),
            Event(9, "Too Much", "All Enveloped are freed; each rolls, is moved that far away and loses that much."),
            Event(
                0, "He Holds His Breath", "This round he does not Move, and his actions cost 1 more.",
                fires=held_breath, stays=True,
            ),
        ),
        on_round={0: 4},
        on_break={4: 2},
        in_bindle=(6, 7, 8),
        rituals=(
            Ritual("handshake", "A Hearty Handshake", "Shake the hand that is offered (Event 3).", "1 Coin, and everyone gains 1.", 1, everyone_gains(1)),
            Ritual("finders", "Finders Keepers", "Pick up what he loses (Event 5).", "1 Coin.", 1),
            Ritual(
                "pinned", "Pins and Needles", "Use Iron Nails on him three times.",
                "2 Coins. Everyone Enveloped comes free; each Vagrant rolls and loses 3, 2 or 1.", 2, torn_loose,
            ),
        ),
        story=(
            "The next car is hung with washing. It takes you a while to see that it is all one piece, that it has a seam, "
            "and that it is breathing."
        ),
        special="When all Vagrants are Enveloped, read Event 9. The Enveloped count as next to him and cannot be targeted.",
        terrain_text="The usual.",
        victory_text="Save the Flayed Man.",
        break_text="Cycle with the Cycle Effect, then his mood changes.",
        seance=Seance("Iron Nails used on him give 1 more, until the Break marker reaches 1."),
        effects=(
            Effect(
                ENVELOPED, "black", "Enveloped",
                "Off the board; lose 2 at the start of your turn; only Rummage and Iron Nails. Ends when anyone uses Iron Nails on him.",
                state=True,
            ),
            Effect(BLEEDING, "white", "Bleeding", "Each Coin on Move costs 1. Ends with a turn in which Patch Up succeeds.", state=True),
        ),
        win=30,
        lose=31,
        skills=(3, 4),
        next="",
        tracks=(NAILS,),
        miles=clean_sweep("Fiddle Skin"),
        hooks=Hooks(
            turn_start=turn_start,
            turn_end=turn_end,
            wounded=wounded,
            broke=broke,
            barred=barred,
            freed=freed,
            nail=nailed,
            move_price=price,
            reroll=has_teeth,
            spend_reroll=spend_teeth,
        ),
    )
)  # fmt: skip
