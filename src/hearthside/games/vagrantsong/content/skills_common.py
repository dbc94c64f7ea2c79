"""Common Skills: 1 to 32, two from each Camp, and 33, 34 and 83 from Moments (VS-083, VS-248).

1, 2 and what 22 does are the book's, of 26 and 30 the names and what they are about (the number 30 is not known to be
its own). The others are designed here, each to fit the night whose Camp offers it; from 17 on no two ask for the
same thing of whoever has them.
"""

from __future__ import annotations

from ..rules.feats import (
    all_near,
    any_ones,
    as_much,
    beside_terrain,
    by_candle,
    doubles,
    first_this_round,
    flat,
    flee,
    holds,
    hurt,
    last_this_round,
    leads,
    misses,
    near_candle,
    on_coins,
    on_wins,
    per_coin,
    per_success,
    rummages,
    sleeve,
    soothes,
    spaces_beyond,
    steps,
    wards,
    you_gain,
    you_lose,
    you_pay,
)
from ..rules.feats_giving import feeds, guards, risks, shares, stuns, survives, tips
from ..rules.feats_moving import beckons, changes_places, leaps, lures
from .cards import Skill, skills

skills(
    Skill(
        1, "Can-Do Attitude", "R", "Any", 1, 1, 2, 4,
        "1 Humanity to the target per success. If yours is the round's first turn, as much again as Coins on it.",
        (per_success(), per_coin(1, when=first_this_round)),  # VK-001
        "Whoever is up first has the best of the day.", extra=0.6,
    ),
    Skill(
        2, "Two Step Shuffle", "L", "Any", 1, 1, 2, 4,
        "The target gains 2. You may Move 1 away from it per success.",
        (flat(2), flee),  # VK-002
        "A dance step that takes you out of trouble.", per=0, extra=2,
    ),
    Skill(
        3, "Nail It Down", "L", "H", 1, 2, 0, 4,
        "1 Humanity per success, and 1 more while you hold an Iron Nail.",
        (per_success(), flat(1, when=holds("nail"))),  # VK-003
        "He never did like the look of iron.", extra=0.3,
    ),
    Skill(
        4, "Second Skin", "R", "V", 0, 1, 2, 4,
        "1 Humanity per success. The target's next losses, one per Coin, cost 1 less.",
        (per_success(), wards()),  # VK-004
        "Something thick to wear under your own.",
    ),
    Skill(
        5, "Lantern Swing", "L", "H", 1, 1, 0, 4,
        "1 Humanity per success, and 2 more within Range 3 of a Candle.",
        (per_success(), flat(2, when=near_candle)),  # VK-005
        "A light is also a thing on a handle.", extra=0.4,
    ),
    Skill(
        6, "Off the Rails", "R", "V", 0, 0, 0, 3,
        "Move 2 per success.",
        (steps(per_win=2),),  # VK-006
        "You have seen how fast a man without a head can run.", per=0, extra=0.4,
    ),
    Skill(
        7, "Dig Deep", "R", "V", 0, 0, 0, 4,
        "Rummage 1 per success, then gain 1.",
        (rummages(), you_gain(1)),  # VK-007
        "There is always one more thing at the bottom.", digs=1,
    ),
    Skill(
        8, "Knock on Wood", "L", "H", 1, 3, 2, 4,
        "1 Humanity per success, and 1 more if the Haint is on or next to Terrain.",
        (per_success(), flat(1, when=beside_terrain)),  # VK-008
        "Three taps on a beam, and hope.", extra=0.5,
    ),
    Skill(
        9, "Rising Tide", "R", "V", 0, 3, 0, 4,
        "1 Humanity per success. From 2 successes on, the target sheds a Haint Effect.",
        (per_success(), soothes(2)),  # VK-009
        "It lifts more than boats.",
    ),
    Skill(
        10, "Bird Call", "L", "H", 2, 5, 0, 4,
        "1 Humanity per success.",
        (per_success(),),  # VK-010
        "Two notes that carry from car to car.",
    ),
    Skill(
        11, "Sure Footing", "R", "V", 0, 0, 2, 3,
        "Move 1 per success and 1 per Coin, and gain 1.",
        (steps(per_win=1, coin=1), you_gain(1)),  # VK-011
        "Never look at the hole. Look past it.", per=0, extra=0.5,
    ),
    Skill(
        12, "Leap of Faith", "L", "H", 1, 1, 3, 5,
        "2 Humanity per success.",
        (per_success(2),),  # VK-012
        "Close your eyes and go at it.", per=2,
    ),
    Skill(
        13, "Shake On It", "L", "Any", 1, 2, 2, 4,
        "2 Humanity per success; you lose 1.",
        (per_success(2), you_lose(1)),  # VK-013
        "A bargain has two ends.", per=2, extra=-0.5,
    ),
    Skill(
        14, "Up a Sleeve", "R", "V", 0, 2, 2, 4,
        "1 Humanity per success; with 2 Coins or more, Rummage 2.",
        (per_success(), sleeve),  # VK-014
        "He has one. Why not you?", digs=0.6,
    ),
    Skill(
        15, "Long Way Home", "L", "H", 3, 6, 0, 4,
        "1 Humanity per success, and you gain 1 on doubles.",
        (per_success(), you_gain(1, when=doubles)),  # VK-015
        "A voice over a great distance.",
    ),
    Skill(
        16, "White Lace", "R", "V", 0, 2, 0, 4,
        "1 Humanity per success, and 1 more if you have a Wounded Skill.",
        (per_success(), flat(1, when=hurt)),  # VK-016
        "Gentle hands, and cold.",
    ),
    Skill(
        17, "Over the Drifts", "R", "V", 0, 0, 0, 3,
        "You may be set on an open space within Range 1, and 1 more per success, over Terrain and whoever stands between.",
        (leaps(1),),  # VK-017
        "Snow carries you, if you do not stop to think.", per=0, extra=0.7,
    ),
    Skill(
        18, "Huddle Up", "L", "V", 0, 0, 2, 4,
        "Every Vagrant next to you, and you, gains 1 per success.",
        (all_near(0, 1, per_win=1),),  # VK-018
        "There is one coat between you. It will do.", extra=0.6,
    ),
    Skill(
        19, "Borrowed Warmth", "L", "H", 1, 3, 0, 4,
        "The Haint may be moved 1 per success, your way. If it is then next to a Candle, it gains 3.",
        (leads, flat(3, when=by_candle)),  # VK-019
        "It wants the fire. Show it where.", per=0.3, extra=0.8,
    ),
    Skill(
        20, "Spare a Cent", "R", "V", 1, 3, 2, 4,
        "The target has 1 Coin more on its next turn; with 2 successes, 2 more.",
        (tips(1, more=2),),  # VK-020
        "It buys more in somebody else's hand.", per=0, extra=1.2,
    ),
    Skill(
        21, "Clean Your Plate", "L", "H", 1, 1, 0, 3,
        "For each success you may discard a token: the Haint gains 2 for each.",
        (feeds(2),),  # VK-021
        "It is hungry. You have pockets.", per=0.8,
    ),
    Skill(
        22, "Survival Skills", "R", "V", 0, 0, 0, 4,
        "Per success Move 1, Rummage 1 and Investigate 1, in this order; you keep one token.",
        (survives,),  # VK-022
        "Walk, look, take what there is.", digs=1, extra=0.5,
    ),
    Skill(
        23, "Cut In", "L", "V", 1, 5, 0, 4,
        "You and the target change places; it gains 1 per success.",
        (changes_places, per_success()),  # VK-023
        "May I have this one?", extra=0.3,
    ),
    Skill(
        24, "Last Dance", "R", "H", 1, 2, 2, 4,
        "1 Humanity per success, and 2 more per success if everybody else has acted this round.",
        (per_success(), per_success(2, when=last_this_round)),  # VK-024
        "Whoever waits for the end of the evening.", per=1.8,
    ),
    Skill(
        25, "Gravedigger", "L", "H", 1, 1, 3, 4,
        "2 Humanity per success; you lose 1 for each Bone that failed.",
        (per_success(2), you_pay(misses)),  # VK-025
        "Dig, and mind whose it is.", per=2, extra=-0.8,
    ),
    Skill(
        26, "Wandering Willow", "R", "V", 0, 0, 0, 4,
        "Set the Wandering Willow on an open space within Range 3. Each Haint within Range 4 of it is moved 1 toward it per success, "
        "and gains 2 if it is then next to it or on it.",
        (beckons("bough", 3, 4, 2),),  # VK-026
        "You took a cutting. It has taken to you.", far=6, per=0.3, extra=1.2,
    ),
    Skill(
        27, "Hold Your Breath", "R", "V", 0, 0, 2, 4,
        "The next action of a Haint passes you by; with 2 successes also the Vagrants next to you.",
        (guards(2),),  # VK-027
        "What does not breathe is not here.", per=0, extra=0.9,
    ),
    Skill(
        28, "Knock Three Times", "L", "V", 0, 0, 0, 3,
        "For each success a Haint or Vagrant within Range 3 gains 1, you too, as you choose each time.",
        (shares(3),),  # VK-028
        "Somebody in there will answer.", far=3,
    ),
    Skill(
        29, "Stone's Throw", "L", "H", 2, 5, 2, 4,
        "1 Humanity per success, and 1 for each space beyond 2 between you.",
        (per_success(), as_much(spaces_beyond(2))),  # VK-029
        "The further, the better it flies.", extra=1.5,
    ),
    Skill(
        30, "Risky Business", "R", "V", 0, 0, 0, 3,
        "Perform a General Action as if 2 Coins were on it, whether or not you have others there.",
        (risks,),  # VK-030
        "Do it twice, and do not ask how.", per=0, extra=1.1,
    ),
    Skill(
        31, "Dead Ringer", "R", "V", 0, 0, 0, 4,
        "Haints go for you until your next turn; your next losses, one per success and Coin, cost 1 less.",
        (lures(), wards(), wards(each_win=True)),  # VK-031
        "Ring, and be rung for.", per=0, extra=0.3,
    ),
    Skill(
        32, "Toll the Hours", "L", "H", 1, 3, 0, 4,
        "1 Humanity per success. With 3 successes it misses its next turn.",
        (per_success(), stuns(3)),  # VK-032
        "It has to stand still for all of them.", extra=0.3,
    ),
    Skill(
        33, "Blackbird's Gift", "LR", "H", 1, 4, 0, 4,
        "1 Humanity per success, and 2 more from 3 successes on.",
        (per_success(), flat(2, when=on_wins(3))), extra=0.3,  # VK-033
    ),
    Skill(
        34, "The Lady's Gift", "LR", "V", 0, 4, 0, 4,
        "1 Humanity per success, and 2 more with 3 Coins.",
        (per_success(), flat(2, when=on_coins(3))),  # VK-034
    ),
    Skill(
        83, "Small Print", "LR", "Any", 1, 3, 3, 4,
        "2 Humanity per success; you lose 1 if a Bone shows a 1.",
        (per_success(2), you_lose(1, when=any_ones)), per=2, extra=-0.2,  # VK-083
    ),
)  # fmt: skip
