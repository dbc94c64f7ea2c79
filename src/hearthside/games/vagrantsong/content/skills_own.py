"""Exclusive Skills: what each Vagrant starts with, the first pair to choose from, the Westbound Actions.

Soothing Hymn and most of Soulful Chord are the book's; names of Starting Skills too. The rest is
designed here: each Vagrant has one Skill that gives a Haint Humanity and one that makes the passive shine.
"""

from __future__ import annotations

from ..rules.feats import (
    all_near,
    any_ones,
    doubles,
    first_this_round,
    flat,
    fresh_hands,
    gain_or_lead,
    heal_or_step,
    holds,
    on_coins,
    on_wins,
    orders,
    per_coin,
    per_success,
    pup_steps,
    rummages,
    soothes,
    steps,
    summons,
    wards,
    you_gain,
    you_lose,
)
from .cards import Skill, skills

skills(
    # Songsmith
    Skill(
        35, "A Little Rhythm", "L", "Any", 1, 3, 0, 4,
        "1 Humanity per success.",
        (per_success(),), owner="songsmith",
    ),
    Skill(
        36, "An Old Medley", "R", "H", 1, 4, 2, 5,
        "1 Humanity per success, and every Vagrant within Range 1 of you gains 1.",
        (per_success(), all_near(1, 1)), owner="songsmith", extra=0.4,
    ),
    Skill(
        37, "Rousing Chorus", "L", "V", 0, 3, 2, 4,
        "1 Humanity per success to the target, and every Vagrant within Range 2 of you gains 1.",
        (per_success(), all_near(1, 2)), owner="songsmith",
    ),
    Skill(
        38, "Ballad of the Line", "R", "H", 1, 5, 0, 4,
        "1 Humanity per success, and 1 more from 2 successes on.",
        (per_success(), flat(1, when=on_wins(2))), owner="songsmith", extra=0.4,
    ),
    # Runaway
    Skill(
        43, "Who's a Good Boy?!", "L", "H", 1, 2, 0, 4,
        "Range is counted from the Pup. 1 Humanity per success; the Pup may Move 2.",
        (per_success(), pup_steps(2)), owner="runaway", pup=True,
    ),
    Skill(
        44, "Gumption", "R", "V", 0, 0, 0, 4,
        "Per success: gain 1 Humanity, or Move 1.",
        (heal_or_step,), owner="runaway",
    ),
    Skill(
        45, "Fetch", "R", "V", 0, 0, 2, 3,
        "The Pup may Move 4; Rummage 1 per success.",
        (pup_steps(4), rummages()), owner="runaway", digs=1,
    ),
    Skill(
        46, "Sic 'Em", "L", "H", 1, 1, 0, 3,
        "Range is counted from the Pup. 1 Humanity per success.",
        (per_success(),), owner="runaway", pup=True,
    ),
    # Empress
    Skill(
        51, "General's Orders", "R", "V", 1, 3, 0, 4,
        "The target moves 1 per success, your way. If it is then next to a Haint, that Haint gains 1.",
        (orders,), owner="empress",
    ),
    Skill(
        52, "Strangely Resonant Speech", "L", "H", 1, 2, 2, 4,
        "1 Humanity per success, and 1 per Coin after the first.",
        (per_success(), per_coin(1, after=1)), owner="empress", coin=1,
    ),
    Skill(
        53, "Sabre Salute", "L", "H", 1, 1, 3, 4,
        "1 Humanity per success, and 1 more if yours is the round's first turn.",
        (per_success(), flat(1, when=first_this_round)), owner="empress", extra=0.4,
    ),
    Skill(
        54, "By Royal Decree", "R", "V", 0, 4, 2, 4,
        "1 Humanity per success; the target's next loss costs 1 less.",
        (per_success(), wards(1)), owner="empress",
    ),
    # Revivalist
    Skill(
        59, "Soothing Hymn", "L", "H", 1, 2, 0, 4,
        "On doubles you gain 2. Then the target gains 1 per success.",
        (you_gain(2, when=doubles), per_success()), owner="revivalist", extra=0.3,
    ),
    Skill(
        60, "Copal Incense", "R", "V", 0, 2, 0, 4,
        "1 Humanity per success. From 2 successes on, the target sheds a Haint Effect.",
        (per_success(), soothes(2)), owner="revivalist",
    ),
    Skill(
        61, "Laying On of Hands", "R", "V", 0, 1, 0, 3,
        "1 Humanity per success.",
        (per_success(),), owner="revivalist",
    ),
    Skill(
        62, "Fire and Brimstone", "L", "H", 1, 3, 2, 4,
        "1 Humanity per success; every Vagrant within Range 2 of you gains 1.",
        (per_success(), all_near(1, 2)), owner="revivalist", extra=0.5,
    ),
    # Cursebearer
    Skill(
        67, "Old Knife, Strange Blade", "R", "H", 1, 1, 0, 3,
        "1 Humanity per success. You lose 1 if a Bone shows a 1.",
        (per_success(), you_lose(1, when=any_ones)), owner="cursebearer", extra=-0.2,
    ),
    Skill(
        68, "Distant Memory", "L", "H", 2, 4, 0, 4,
        "1 Humanity per success. You may Move 1 per success.",
        (per_success(), steps(per_win=1)), owner="cursebearer", extra=0.2,
    ),
    Skill(
        69, "Turn and Face It", "R", "H", 1, 1, 2, 4,
        "2 Humanity per success; you lose 1.",
        (per_success(2), you_lose(1)), owner="cursebearer", per=2, extra=-0.5,
    ),
    Skill(
        70, "One Step Ahead", "L", "V", 0, 0, 0, 3,
        "Move 1 per success and 1 per Coin; your next losses, one per Coin, cost 1 less.",
        (steps(per_win=1, coin=1), wards()), owner="cursebearer",
    ),
    # Wayfarer
    Skill(
        75, "In a Pinch", "L", "V", 0, 0, 0, 4,
        "Rummage 1 per success; you may use another token this round.",
        (rummages(), fresh_hands), owner="wayfarer", digs=1,
    ),
    Skill(
        76, "Feathery Friend", "R", "V", 0, 0, 0, 4,
        "Set the crow on an open space within Range 3. Haints within Range 2 of it gain 1 per success.",
        (summons("crow", 3),), owner="wayfarer", far=5,
    ),
    Skill(
        77, "Tall Tale", "L", "Any", 1, 3, 2, 4,
        "1 Humanity per success, and 1 more while you hold a Rabbit's Foot.",
        (per_success(), flat(1, when=holds("foot"))), owner="wayfarer",
    ),
    Skill(
        78, "Read the Room", "R", "H", 1, 3, 0, 4,
        "1 Humanity per success, and 1 more with 3 Coins.",
        (per_success(), flat(1, when=on_coins(3))), owner="wayfarer",
    ),
    # Westbound Actions
    Skill(
        91, "Soulful Chord", "LR", "Any", 1, 3, 0, 4,
        "Per success the target gains 1, or moves 1 your way.",
        (gain_or_lead,), owner="songsmith",
    ),
    Skill(
        92, "Whistle in the Dark", "LR", "Any", 1, 3, 0, 4,
        "1 Humanity per success; the Pup may Move 2.",
        (per_success(), pup_steps(2)), owner="runaway",
    ),
    Skill(
        93, "Court of Shades", "LR", "Any", 1, 2, 0, 3,
        "1 Humanity per success.",
        (per_success(),), owner="empress",
    ),
    Skill(
        94, "Vigil", "LR", "V", 0, 3, 0, 4,
        "1 Humanity per success; you gain 1.",
        (per_success(), you_gain(1)), owner="revivalist",
    ),
    Skill(
        95, "Cold Hands", "LR", "H", 1, 1, 0, 3,
        "1 Humanity per success, and you gain 1 on doubles.",
        (per_success(), you_gain(1, when=doubles)), owner="cursebearer",
    ),
    Skill(
        96, "A Tale Retold", "LR", "Any", 1, 3, 0, 5,
        "1 Humanity per success; Rummage 1.",
        (per_success(), rummages(per_win=0, least=1)), owner="wayfarer", digs=0.6,
    ),
)  # fmt: skip
