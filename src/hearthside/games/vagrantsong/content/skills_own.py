"""Exclusive Skills: what each Vagrant starts with, a pair to choose from at the end of each path, the Westbound Actions.

Soothing Hymn and most of Soulful Chord are the book's; names of Starting Skills too. The rest is
designed here: each Vagrant has one Skill that gives a Haint Humanity and one that makes the passive shine.
"""

from __future__ import annotations

from ..rules.feats import (
    all_near,
    any_ones,
    as_much,
    both_beside,
    doubles,
    first_this_round,
    flat,
    fresh_hands,
    friends_near,
    gain_or_lead,
    heal_or_step,
    holds,
    lost_by_you,
    on_coins,
    on_wins,
    orders,
    per_coin,
    per_success,
    pup_runs,
    pup_steps,
    rummages,
    scars,
    sixes,
    soothes,
    steps,
    summons,
    wards,
    wins,
    wounded_friends,
    you_gain,
    you_heal,
    you_lose,
    you_pay,
    your_tokens,
)
from ..rules.feats_giving import (
    bestows,
    casts_out,
    digs_up,
    draws_off,
    encore,
    hands_out,
    mends,
    rallies,
    recovers,
    wakes,
)
from ..rules.feats_moving import flocks, lures, marches, nudges, rejoins, runs_through
from .cards import Skill, skills

skills(
    # Songsmith
    Skill(
        35, "A Little Rhythm", "L", "Any", 1, 3, 0, 4,
        "1 Humanity per success.",
        (per_success(),), owner="songsmith",  # VK-035
    ),
    Skill(
        36, "An Old Medley", "R", "H", 1, 4, 2, 5,
        "1 Humanity per success, and every Vagrant within Range 1 of you gains 1.",
        (per_success(), all_near(1, 1)), owner="songsmith", extra=0.4,  # VK-036
    ),
    Skill(
        37, "Rousing Chorus", "L", "V", 0, 3, 2, 4,
        "1 Humanity per success to the target, and every Vagrant within Range 2 of you gains 1.",
        (per_success(), all_near(1, 2)), owner="songsmith",  # VK-037
    ),
    Skill(
        38, "Ballad of the Line", "R", "H", 1, 5, 0, 4,
        "1 Humanity per success, and 1 more from 2 successes on.",
        (per_success(), flat(1, when=on_wins(2))), owner="songsmith", extra=0.4,  # VK-038
    ),
    Skill(
        39, "Call and Response", "L", "V", 1, 3, 0, 4,
        "The target gains 1 per success, and none of its Skills or Junk has to rest on its next turn.",
        (per_success(), wakes), owner="songsmith", extra=0.6,  # VK-039
    ),
    Skill(
        40, "Walking Bass", "R", "H", 1, 4, 0, 4,
        "1 Humanity per success; then the Haint may be moved 2, your way.",
        (per_success(), nudges(2)), owner="songsmith", extra=0.4,  # VK-040
    ),
    Skill(
        41, "Encore", "L", "H", 1, 3, 2, 4,
        "1 Humanity per success. If every Bone succeeded, roll as many again, and it gains 1 for each success of theirs.",
        (per_success(), encore(41)), owner="songsmith", extra=0.5,  # VK-041
    ),
    Skill(
        42, "Full Choir", "R", "H", 1, 2, 0, 4,
        "1 Humanity per success, and 1 for each other Vagrant within Range 3 of the Haint.",
        (per_success(), as_much(friends_near(3))), owner="songsmith", extra=1.2,  # VK-042
    ),
    # Runaway
    Skill(
        43, "Who's a Good Boy?!", "L", "H", 1, 2, 0, 4,
        "Range is counted from the Pup. 1 Humanity per success; the Pup may Move 2.",
        (per_success(), pup_steps(2)), owner="runaway", pup=True,  # VK-043
    ),
    Skill(
        44, "Gumption", "R", "V", 0, 0, 0, 4,
        "Per success: gain 1 Humanity, or Move 1.",
        (heal_or_step,), owner="runaway",  # VK-044
    ),
    Skill(
        45, "Fetch", "R", "V", 0, 0, 2, 3,
        "The Pup may Move 4; Rummage 1 per success.",
        (pup_steps(4), rummages()), owner="runaway", digs=1,  # VK-045
    ),
    Skill(
        46, "Sic 'Em", "L", "H", 1, 1, 0, 3,
        "Range is counted from the Pup. 1 Humanity per success.",
        (per_success(),), owner="runaway", pup=True,  # VK-046
    ),
    Skill(
        47, "Here, Boy!", "R", "V", 0, 0, 0, 3,
        "You gain 1 per success, and the Pup is set on an open space next to you, or you next to it.",
        (per_success(), rejoins), owner="runaway", extra=0.3,  # VK-047
    ),
    Skill(
        48, "Two of a Kind", "L", "H", 1, 2, 2, 4,
        "Range is counted from the Pup. 1 Humanity per success, 2 more per success if you and the Pup are both next to the Haint.",
        (per_success(), per_success(2, when=both_beside)), owner="runaway", pup=True, per=1.6,  # VK-048
    ),
    Skill(
        49, "Dig It Up", "R", "V", 0, 0, 0, 3,
        "Rummage 1 per success, and keep up to two.",
        (digs_up(2),), owner="runaway", digs=1.6,  # VK-049
    ),
    Skill(
        50, "Bark and Run", "L", "V", 0, 0, 0, 3,
        "Haints go for the Pup until your next turn. It may Move 3 per success.",
        (lures(pup=True), pup_runs(3)), owner="runaway", per=0, extra=0.4,  # VK-050
    ),
    # Empress
    Skill(
        51, "General's Orders", "R", "V", 1, 3, 0, 4,
        "The target moves 1 per success, your way. Then a Haint next to it, of your choice, gains 1.",
        (orders,), owner="empress", per=0, extra=0.7, far=4,  # VK-051
    ),
    Skill(
        52, "Strangely Resonant Speech", "L", "H", 1, 2, 2, 4,
        "1 Humanity per success, and 1 per Coin after the first.",
        (per_success(), per_coin(1, after=1)), owner="empress", coin=1,  # VK-052
    ),
    Skill(
        53, "Sabre Salute", "L", "H", 1, 1, 3, 4,
        "1 Humanity per success, and 1 more if yours is the round's first turn.",
        (per_success(), flat(1, when=first_this_round)), owner="empress", extra=0.4,  # VK-053
    ),
    Skill(
        54, "By Royal Decree", "R", "V", 0, 4, 2, 4,
        "1 Humanity per success; the target's next loss costs 1 less.",
        (per_success(), wards(1)), owner="empress",  # VK-054
    ),
    Skill(
        55, "The Royal We", "R", "V", 0, 0, 0, 3,
        "Every other Vagrant within Range 4 rolls a Bone more on their next roll; with 3 successes two more.",
        (rallies(4, 3),), owner="empress", per=0, extra=1.0,  # VK-055
    ),
    Skill(
        56, "Off With Its Head", "L", "H", 1, 1, 3, 5,
        "1 Humanity per success, and 2 for each Bone that shows a 6.",
        (per_success(), as_much(sixes(2))), owner="empress", per=2.2,  # VK-056
    ),
    Skill(
        57, "Forced March", "R", "V", 0, 0, 0, 3,
        "Every other Vagrant within Range 4 may be moved up to 2, your way; you may Move 2 per success.",
        (marches(2, 4), steps(per_win=2)), owner="empress", per=0, extra=0.6,  # VK-057
    ),
    Skill(
        58, "Noblesse Oblige", "L", "V", 1, 4, 0, 4,
        "You may hand the target one of your tokens. It and you gain 1 per success.",
        (bestows, per_success(), you_heal), owner="empress", extra=0.3,  # VK-058
    ),
    # Revivalist
    Skill(
        59, "Soothing Hymn", "L", "H", 1, 2, 0, 4,
        "On doubles you gain 2. Then the target gains 1 per success.",
        (you_gain(2, when=doubles), per_success()), owner="revivalist", extra=0.3,  # VK-059
    ),
    Skill(
        60, "Copal Incense", "R", "V", 0, 2, 0, 4,
        "1 Humanity per success. From 2 successes on, the target sheds a Haint Effect.",
        (per_success(), soothes(2)), owner="revivalist",  # VK-060
    ),
    Skill(
        61, "Laying On of Hands", "R", "V", 0, 1, 0, 3,
        "1 Humanity per success.",
        (per_success(),), owner="revivalist",  # VK-061
    ),
    Skill(
        62, "Fire and Brimstone", "L", "H", 1, 3, 2, 4,
        "1 Humanity per success; every Vagrant within Range 2 of you gains 1.",
        (per_success(), all_near(1, 2)), owner="revivalist", extra=0.5,  # VK-062
    ),
    Skill(
        63, "Raise the Fallen", "R", "V", 1, 2, 0, 3,
        "The target gains 1 per success. With 3 successes it heals a Wounded Skill, unless it is Westbound.",
        (per_success(), mends(3)), owner="revivalist", extra=0.6,  # VK-063
    ),
    Skill(
        64, "Cast It Out", "L", "H", 1, 3, 0, 4,
        "1 Humanity per success. Every Vagrant within Range 2 of you sheds a Haint Effect; the Haint gains 1 for each.",
        (per_success(), casts_out(2)), owner="revivalist", extra=0.7,  # VK-064
    ),
    Skill(
        65, "Greater Love", "R", "V", 1, 3, 0, 3,
        "The target gains 3 per success; you lose 1 per success.",
        (per_success(3), you_pay(wins)), owner="revivalist", per=3, extra=-0.4,  # VK-065
    ),
    Skill(
        66, "Tent Meeting", "L", "H", 1, 2, 0, 4,
        "1 Humanity per success, and 1 for each Vagrant with a Wounded Skill, you too.",
        (per_success(), as_much(wounded_friends)), owner="revivalist", extra=1.0,  # VK-066
    ),
    # Cursebearer
    Skill(
        67, "Old Knife, Strange Blade", "R", "H", 1, 1, 0, 3,
        "1 Humanity per success. You lose 1 if a Bone shows a 1.",
        (per_success(), you_lose(1, when=any_ones)), owner="cursebearer", extra=-0.2,  # VK-067
    ),
    Skill(
        68, "Distant Memory", "L", "H", 2, 4, 0, 4,
        "1 Humanity per success. You may Move 1 per success.",
        (per_success(), steps(per_win=1)), owner="cursebearer", extra=0.2,  # VK-068
    ),
    Skill(
        69, "Turn and Face It", "R", "H", 1, 1, 2, 4,
        "2 Humanity per success; you lose 1.",
        (per_success(2), you_lose(1)), owner="cursebearer", per=2, extra=-0.5,  # VK-069
    ),
    Skill(
        70, "One Step Ahead", "L", "V", 0, 0, 0, 3,
        "Move 1 per success and 1 per Coin; your next losses, one per Coin, cost 1 less.",
        (steps(per_win=1, coin=1), wards()), owner="cursebearer", per=0, extra=0.5,  # VK-070
    ),
    Skill(
        71, "Through the Heart", "R", "H", 1, 1, 2, 4,
        "2 Humanity per success. You run through the Haint, which Haunts you, to an open space next to it.",
        (per_success(2), runs_through), owner="cursebearer", per=2, extra=0.3,  # VK-071
    ),
    Skill(
        72, "Blood Price", "L", "H", 1, 3, 0, 4,
        "1 Humanity per success, and half as much as you have lost, up to 4.",
        (per_success(), as_much(lost_by_you)), owner="cursebearer", extra=1.2,  # VK-072
    ),
    Skill(
        73, "Old Scars", "R", "H", 1, 2, 2, 4,
        "1 Humanity per success, and 1 for each of your Wounded Skills; you gain as much.",
        (per_success(), scars), owner="cursebearer", extra=0.8,  # VK-073
    ),
    Skill(
        74, "Draw It Off", "L", "V", 1, 3, 0, 3,
        "The target gains 1 per success. You bear one of its Haint Effects for it: each Haint next to you then gains 3.",
        (per_success(), draws_off(3)), owner="cursebearer", extra=0.4,  # VK-074
    ),
    # Wayfarer
    Skill(
        75, "In a Pinch", "L", "V", 0, 0, 0, 4,
        "Rummage 1 per success; you may use another token this round.",
        (rummages(), fresh_hands), owner="wayfarer", digs=1,  # VK-075
    ),
    Skill(
        76, "Feathery Friend", "R", "V", 0, 0, 0, 4,
        "Set the crow on an open space within Range 3. Haints within Range 2 of it gain 1 per success.",
        (summons("crow", 3),), owner="wayfarer", far=5,  # VK-076
    ),
    Skill(
        77, "Tall Tale", "L", "Any", 1, 3, 2, 4,
        "1 Humanity per success, and 1 more while you hold a Rabbit's Foot.",
        (per_success(), flat(1, when=holds("foot"))), owner="wayfarer",  # VK-077
    ),
    Skill(
        78, "Read the Room", "R", "H", 1, 3, 0, 4,
        "1 Humanity per success, and 1 more with 3 Coins.",
        (per_success(), flat(1, when=on_coins(3))), owner="wayfarer",  # VK-078
    ),
    Skill(
        79, "Something for Everyone", "R", "V", 0, 0, 0, 4,
        "Draw a token per success, and hand each to a Vagrant within Range 3, or keep it.",
        (hands_out(3),), owner="wayfarer", digs=1.5,  # VK-079
    ),
    Skill(
        80, "Murder of Crows", "L", "V", 0, 0, 0, 4,
        "Set the crow on an open space within Range 5. Haints within Range 2 of it gain 1 per success, Vagrants 1.",
        (summons("crow", 5), flocks(1, 2)), owner="wayfarer", far=7, extra=0.4,  # VK-080
    ),
    Skill(
        81, "Twice-Told", "R", "V", 0, 0, 0, 3,
        "Take a token off the Cycle track; with 2 successes another.",
        (recovers(2),), owner="wayfarer", digs=1.4,  # VK-081
    ),
    Skill(
        82, "Long Story Short", "L", "H", 1, 3, 2, 4,
        "1 Humanity per success, and 1 for each token you hold, up to 3.",
        (per_success(), as_much(your_tokens(3))), owner="wayfarer", extra=1.3,  # VK-082
    ),
    # Westbound Actions
    Skill(
        91, "Soulful Chord", "LR", "Any", 1, 3, 0, 4,
        "Per success the target gains 1, or moves 1 your way.",
        (gain_or_lead,), owner="songsmith",  # VK-091
    ),
    Skill(
        92, "Whistle in the Dark", "LR", "Any", 1, 3, 0, 4,
        "1 Humanity per success; the Pup may Move 2.",
        (per_success(), pup_steps(2)), owner="runaway",  # VK-092
    ),
    Skill(
        93, "Court of Shades", "LR", "Any", 1, 2, 0, 3,
        "1 Humanity per success.",
        (per_success(),), owner="empress",  # VK-093
    ),
    Skill(
        94, "Vigil", "LR", "V", 0, 3, 0, 4,
        "1 Humanity per success; you gain 1.",
        (per_success(), you_gain(1)), owner="revivalist",  # VK-094
    ),
    Skill(
        95, "Cold Hands", "LR", "H", 1, 1, 0, 3,
        "1 Humanity per success, and you gain 1 on doubles.",
        (per_success(), you_gain(1, when=doubles)), owner="cursebearer",  # VK-095
    ),
    Skill(
        96, "A Tale Retold", "LR", "Any", 1, 3, 0, 5,
        "1 Humanity per success; Rummage 1.",
        (per_success(), rummages(per_win=0, least=1)), owner="wayfarer", digs=0.6,  # VK-096
    ),
)  # fmt: skip
