"""Common Skills: 1 to 16, two from each Camp, and 33, 34 and 83 from Moments (VS-083, VS-248).

1 and 2 are the book's; the others are designed here, each to fit the night whose Camp offers it.
"""

from __future__ import annotations

from ..rules.feats import (
    any_ones,
    beside_terrain,
    doubles,
    first_this_round,
    flat,
    flee,
    holds,
    hurt,
    near_candle,
    on_coins,
    on_wins,
    per_coin,
    per_success,
    rummages,
    sleeve,
    soothes,
    steps,
    wards,
    you_gain,
    you_lose,
)
from .cards import Skill, skills

skills(
    Skill(
        1, "Can-Do Attitude", "R", "Any", 1, 1, 2, 4,
        "1 Humanity to the target per success. If yours is the round's first turn, as much again as Coins on it.",
        (per_success(), per_coin(1, when=first_this_round)),
        "Whoever is up first has the best of the day.", extra=0.6,
    ),
    Skill(
        2, "Two Step Shuffle", "L", "Any", 1, 1, 2, 4,
        "The target gains 2. You may Move 1 away from it per success.",
        (flat(2), flee),
        "A dance step that takes you out of trouble.", per=0, extra=2,
    ),
    Skill(
        3, "Nail It Down", "L", "H", 1, 2, 0, 4,
        "1 Humanity per success, and 1 more while you hold an Iron Nail.",
        (per_success(), flat(1, when=holds("nail"))),
        "He never did like the look of iron.", extra=0.3,
    ),
    Skill(
        4, "Second Skin", "R", "V", 0, 1, 2, 4,
        "1 Humanity per success. The target's next losses, one per Coin, cost 1 less.",
        (per_success(), wards()),
        "Something thick to wear under your own.",
    ),
    Skill(
        5, "Lantern Swing", "L", "H", 1, 1, 0, 4,
        "1 Humanity per success, and 2 more within Range 3 of a Candle.",
        (per_success(), flat(2, when=near_candle)),
        "A light is also a thing on a handle.", extra=0.4,
    ),
    Skill(
        6, "Off the Rails", "R", "V", 0, 0, 0, 3,
        "Move 2 per success.",
        (steps(per_win=2),),
        "You have seen how fast a man without a head can run.",
    ),
    Skill(
        7, "Dig Deep", "R", "V", 0, 0, 0, 4,
        "Rummage 1 per success, then gain 1.",
        (rummages(), you_gain(1)),
        "There is always one more thing at the bottom.", digs=1,
    ),
    Skill(
        8, "Knock on Wood", "L", "H", 1, 3, 2, 4,
        "1 Humanity per success, and 1 more if the Haint is on or next to Terrain.",
        (per_success(), flat(1, when=beside_terrain)),
        "Three taps on a beam, and hope.", extra=0.5,
    ),
    Skill(
        9, "Rising Tide", "R", "V", 0, 3, 0, 4,
        "1 Humanity per success. From 2 successes on, the target sheds a Haint Effect.",
        (per_success(), soothes(2)),
        "It lifts more than boats.",
    ),
    Skill(
        10, "Bird Call", "L", "H", 2, 5, 0, 4,
        "1 Humanity per success.",
        (per_success(),),
        "Two notes that carry from car to car.",
    ),
    Skill(
        11, "Sure Footing", "R", "V", 0, 0, 2, 3,
        "Move 1 per success and 1 per Coin, and gain 1.",
        (steps(per_win=1, coin=1), you_gain(1)),
        "Never look at the hole. Look past it.",
    ),
    Skill(
        12, "Leap of Faith", "L", "H", 1, 1, 3, 5,
        "2 Humanity per success.",
        (per_success(2),),
        "Close your eyes and go at it.", per=2,
    ),
    Skill(
        13, "Shake On It", "L", "Any", 1, 2, 2, 4,
        "2 Humanity per success; you lose 1.",
        (per_success(2), you_lose(1)),
        "A bargain has two ends.", per=2, extra=-0.5,
    ),
    Skill(
        14, "Up a Sleeve", "R", "V", 0, 2, 2, 4,
        "1 Humanity per success; with 2 Coins or more, Rummage 2.",
        (per_success(), sleeve),
        "He has one. Why not you?", digs=0.6,
    ),
    Skill(
        15, "Long Way Home", "L", "H", 3, 6, 0, 4,
        "1 Humanity per success, and you gain 1 on doubles.",
        (per_success(), you_gain(1, when=doubles)),
        "A voice over a great distance.",
    ),
    Skill(
        16, "White Lace", "R", "V", 0, 2, 0, 4,
        "1 Humanity per success, and 1 more if you have a Wounded Skill.",
        (per_success(), flat(1, when=hurt)),
        "Gentle hands, and cold.",
    ),
    Skill(
        33, "Blackbird's Gift", "LR", "H", 1, 4, 0, 4,
        "1 Humanity per success, and 2 more from 3 successes on.",
        (per_success(), flat(2, when=on_wins(3))), extra=0.3,
    ),
    Skill(
        34, "The Lady's Gift", "LR", "V", 0, 4, 0, 4,
        "1 Humanity per success, and 2 more with 3 Coins.",
        (per_success(), flat(2, when=on_coins(3))),
    ),
    Skill(
        83, "Small Print", "LR", "Any", 1, 3, 3, 4,
        "2 Humanity per success; you lose 1 if a Bone shows a 1.",
        (per_success(2), you_lose(1, when=any_ones)), per=2, extra=-0.2,
    ),
)  # fmt: skip
