"""The fire of Scenario 13: how one catches it, what keeps it off, and what the three Boilermen do with it."""

from __future__ import annotations

from dataclasses import replace

from hearthside.kernel import Asks, note

from ...rules.asking import Whether
from ...rules.blows import adjacent, each, furthest, in_range, lose, pushed, strike, target
from ...rules.breaks import complete, haint_gain
from ...rules.haint import go_haunting, tell_target
from ...rules.humanity import give_effect
from ...rules.humanity import lose as lose_humanity
from ...rules.parts import begin_for
from ...rules.places import caught, near_haint
from ...rules.pockets import drop_event
from ...rules.spots import Mask, near
from ...state import Journey
from ..effects import BURNING
from ..page import Action, Body, Effect, Lasting, Mood, OnBody, SeatHook, Track

THEY = 0
MOE, CHARLIE, LAWRENCE = 0, 1, 2
DOUSED, DOCK = Track("doused"), Track("dock")


# -- Burning -------------------------------------------------------------------------------------------


def put_out(s: Journey, i: int) -> Asks:
    """Burning has gone out on somebody; the fourth time is a Ritual."""
    if DOUSED.add(s) >= 4:  # VN-1392
        yield from complete(s, "drill")


def shed_skin(s: Journey, i: int, key: str) -> bool:
    """Burning that would be gained takes the Second Skin instead."""
    if key != "burning":
        return False
    v = s.vagrants[i]
    v.effects.remove("second_skin")  # VN-1316
    note(s, "freed", v.who, "second_skin", s.scenario, rule="VN-1316")
    return True  # VN-1316


FIRE = replace(BURNING, ends=put_out)
SECOND_SKIN = Effect(
    key="second_skin",
    name="Second Skin",
    text="If you would gain Burning, you lose this instead. It does not put out Burning that you have.",
    afflicting=shed_skin,
)
TUBES = Whether(
    "tubes",
    "VN-1370",
    "Throw them",
    "Keep them",
    prompt="you are catching fire. Throw the boiler tubes at the Boilermen?",
    meanwhile="is catching fire",
)


def catch_fire(s: Journey, i: int) -> Asks:
    """A Vagrant who is not Burning gains it; boiler tubes may be thrown at Boilermen who stand near enough."""
    v = s.vagrants[i]
    if "burning" in v.effects or v.out:
        return
    if "e0" in v.tokens and near_haint(s, v, THEY, 1) and (yield from TUBES.choose(i)):
        yield from drop_event(s, 0)  # VN-1370
        yield from haint_gain(s, THEY, 4)  # VN-1370
    yield from give_effect(s, i, "burning")


def fire_or(n: int) -> SeatHook:
    """A Vagrant gains Burning or, Burning already, loses Humanity (VS-207)."""

    def effect(s: Journey, i: int) -> Asks:
        if "burning" in s.vagrants[i].effects:
            yield from lose_humanity(s, i, n, "VS-207")
        else:
            yield from catch_fire(s, i)

    return effect


def ablaze(hook: SeatHook) -> OnBody:
    """The same, as what an action or Haunting does to a body."""

    def effect(s: Journey, h: int, body: Body) -> Asks:
        yield from hook(s, body & 7)

    return effect


def around(mask: Mask, hook: SeatHook) -> SeatHook:
    """Everyone on certain spaces, decided before the first is touched."""

    def effect(s: Journey, i: int) -> Asks:
        for body in caught(s, mask(s)):
            yield from hook(s, body & 7)

    return effect


# -- what they do --------------------------------------------------------------------------------------


def sparks(s: Journey, h: int) -> Asks:
    """The Cycle Effect: whoever is next to a Hole gains Burning."""
    yield from around(near("hole"), catch_fire)(s, h)


def straight_through(s: Journey, h: int) -> Asks:
    """They move up to 4, Haunting as many as they can."""
    yield from go_haunting(s, h, 4)


def late(s: Journey, h: int) -> Asks:
    """Whoever acted first this round loses 7."""
    first = s.first if s.first >= 0 else s.recent
    if s.vagrants[first].at >= 0:
        tell_target(s, h, first)
        yield from strike(s, h, first, (lose(7),))


DOCKED = Lasting(key="docked", text="Docked: 1 Coin fewer this turn.", until="turn", coins=-1)


def docks(s: Journey, h: int) -> Asks:
    """The next Vagrant to act has 1 Coin fewer."""
    DOCK.set(s, 1)
    return
    yield


def pay_day(s: Journey, i: int) -> Asks:
    """A turn begins for somebody whose pay has been docked."""
    if DOCK.of(s):
        DOCK.set(s, 0)
        begin_for(s, i, DOCKED)
    return
    yield


FIRE_LINE = Action(
    "Fire Line", "The furthest Vagrant loses 7 and gains Burning.",
    move=4, range=1, aim=furthest, does=(target(lose(7), ablaze(catch_fire)),),
)  # fmt: skip
LET_OFF_STEAM = Action(
    "Let Off Steam", "Everyone in range loses 8.", range=2, area=True, does=(each(in_range, lose(8)),),
)  # fmt: skip


def boilerman(name: str, nail: Action, candle: Action, salt: Action) -> Mood:
    """A mood: three actions of the one who leads, and what all three share."""
    return Mood(
        name,
        nail=nail,
        candle=candle,
        salt=salt,
        foot=FIRE_LINE,
        apple=LET_OFF_STEAM,
        cycle_text="Whoever is next to a Hole gains Burning.",
        cycle=sparks,
        haunted_text="Gain Burning, or lose 2 if you have it.",
        haunted=(ablaze(fire_or(2)),),
    )


MOODS = (
    boilerman(
        "Moe",
        Action("Flat of the Shovel", "The target loses 7.", move=2, range=1, does=(target(lose(7)),)),
        Action("Stoke", "The target gains Burning, or loses 7 if it has it.", range=4, does=(target(ablaze(fire_or(7))),)),
        Action(
            "Open the Fire Door", "Everyone in range loses 6 and gains Burning.", range=2,
            does=(each(in_range, lose(6), ablaze(catch_fire)),),
        ),
    ),
    boilerman(
        "Charlie",
        Action("Hobnails", "The target loses 7.", move=3, range=1, does=(target(lose(7)),)),
        Action("Straight Through", "They move up to 4, Haunting as many as they can.", perform=straight_through),
        Action(
            "Make Room", "Everyone beside them is moved 2 away and loses 7.", range=1,
            does=(each(adjacent, pushed(2), lose(7)),),
        ),
    ),
    boilerman(
        "Lawrence",
        Action("Steam Whistle", "The target loses 7.", range=6, does=(target(lose(7)),)),
        Action("Early Bird", "The Vagrant who acted first this round loses 7.", perform=late),
        Action("Docked", "The next Vagrant to act has 1 Coin fewer.", perform=docks),
    ),
)  # fmt: skip
