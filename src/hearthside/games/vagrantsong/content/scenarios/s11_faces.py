"""The Frozen Faces of Scenario 11: a huddle that steals warmth, and the Lost Souls that join it."""

from __future__ import annotations

from hearthside.kernel import Asks

from ...rules.blows import (
    each,
    everyone,
    furthest,
    gets,
    gets_or_loses,
    haunted_loss,
    in_car,
    in_range,
    lose,
    target,
)
from ...rules.breaks import change_mood
from ...rules.humanity import give_effect
from ...rules.places import where
from ...rules.using import snuff
from ...state import Journey
from ..board import TRAIN
from ..effects import by_candle
from ..page import Action, Body, Mood

THEY = 0
HUDDLED, HUNGRY = 0, 1


def snuffs_beside(s: Journey, h: int, aim: Body | None, action: Action) -> Asks:
    """Every Candle next to them goes out."""
    near = TRAIN.near[s.haints[h].at]
    for space in [c for c in s.candles if near >> c & 1]:
        snuff(s, space)  # VN-1131
    return
    yield


def warm_ones(s: Journey, h: int, left: list[Body]) -> list[Body]:
    """Whoever holds a Candle or stands next to one, the nearest of them."""
    warm = [b for b in left if "candle" in s.vagrants[b & 7].tokens or by_candle(s, b & 7)]
    row = TRAIN.dist[s.haints[h].at]
    least = min((row[where(s, b)] for b in warm), default=0)
    return [b for b in warm if row[where(s, b)] == least]  # VN-1133


def takes_the_warmth(s: Journey, h: int) -> Asks:
    """The Cycle Effect: everyone next to no Candle is Frostbitten."""
    for body in everyone(s):
        if not by_candle(s, body):  # VN-1136 VN-1146
            yield from give_effect(s, body, "frostbitten")


def by_the_light(s: Journey, h: int) -> Asks:
    """At the end of their turn: Huddled with a Candle within Range 3 of them, Hungry with none."""
    row = TRAIN.dist[s.haints[h].at]
    lit = any(row[c] <= 3 for c in s.candles)
    change_mood(s, h, HUDDLED if lit else HUNGRY)  # VN-1135 VN-1145
    return
    yield


WARMTH = "Everyone next to no Candle is Frostbitten."

HUDDLED_MOOD = Mood(
    "Huddled",
    nail=Action("Room for One", "The target loses 7.", move=4, range=1, does=(target(lose(7)),)),  # VN-1130
    candle=Action(
        "Share the Light", "The target loses 6. Every Candle next to them goes out.", move=3, range=1,
        does=(target(lose(6)), snuffs_beside),  # VN-1131
    ),
    salt=Action(
        "Chattering", "Everyone in range is Frostbitten, or loses 4.", range=3,
        does=(each(in_range, gets_or_loses("frostbitten", 4)),),  # VN-1132
    ),
    foot=Action(
        "You Have Some Left", "Goes for the nearest Vagrant who holds a Candle or stands next to one: the target loses 5.",
        move=4, range=1, aim=warm_ones, does=(target(lose(5)),),  # VN-1133
    ),
    apple=Action(
        "Touch of Frost", "The target loses 6 and is Frostbitten.", range=4, does=(target(lose(6), gets("frostbitten")),),  # VN-1134
    ),
    special="With no Candle within Range 3 of them at the end of their turn they are Hungry.",
    cycle_text=WARMTH,
    cycle=takes_the_warmth,
    haunted=(haunted_loss(1),),  # VN-1137
    end=by_the_light,
    mindful=True,
)  # fmt: skip

HUNGRY_MOOD = Mood(
    "Hungry",
    nail=Action("Blue Fingers", "The target loses 8.", move=4, range=1, does=(target(lose(8)),)),  # VN-1140
    candle=Action(
        "All Mouths at Once", "Everyone in range loses 7.", range=2, does=(each(in_range, lose(7)),),  # VN-1141
    ),
    salt=Action(
        "Groan of Ice", "Everyone in their car has Nervous Knees, or loses 5.",
        does=(each(in_car, gets_or_loses("knees", 5)),),  # VN-1142
    ),
    foot=Action(
        "Whoever Strays", "Goes for the Vagrant furthest away: the target loses 5.", move=4, range=1, aim=furthest,
        does=(target(lose(5)),),  # VN-1143
    ),
    apple=Action("Hold Me", "The target loses 7.", move=4, range=1, does=(target(lose(7)),)),  # VN-1144
    special="With a Candle within Range 3 of them at the end of their turn they are Huddled again.",
    cycle_text=WARMTH,
    cycle=takes_the_warmth,
    haunted_text="Be Frostbitten, or lose 1 if you are.",
    haunted=(gets_or_loses("frostbitten", 1),),  # VN-1147
    end=by_the_light,
    mindful=True,
)  # fmt: skip
