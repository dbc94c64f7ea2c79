"""Junk 1 to 24, 26, 28, 31 and 32: the deck and the Special Junk that belongs to no one night (VJ-001 to VJ-032).

Names the source gives: Fishin' Line with its effect, Twirling Compass, Floppy Worm Hat, Writer's Satchel, DC's Favour
with its effect; that 21 is a mirror and 24 a locket. All else is designed here. 25, 27, 29 and 30 are on the pages of
the nights that give them; 26 and 28, of which nothing is known, come with In-Between cards 10 and 16.
"""

from __future__ import annotations

from ..rules.feats import all_near, flat, per_success, rummages, steps
from ..rules.finery import (
    anywhere_in_car,
    hands_round,
    lights_up,
    nips,
    reflects,
    softens,
    strolls,
    turns_a_page,
    weeps,
)
from .junk import Junk, junk

junk(
    Junk(1, "Fishin' Line", 1, "The maximum range of your Skills is 1 longer.", range=1),  # VJ-001
    Junk(2, "Twirling Compass", 1, "Your Move value is 1 higher.", move=1),  # VJ-002
    Junk(3, "Dented Canteen", 1, "When you Patch Up with success, every Vagrant next to you gains 1.", patched=hands_round(1)),  # VJ-003
    Junk(4, "Railman's Gloves", 1, "Bust succeeds 1 easier.", bust=1),  # VJ-004
    Junk(5, "Cracked Spectacles", 1, "Investigate succeeds 1 easier.", investigate=1),  # VJ-005
    Junk(6, "Patched Overcoat", 1, "You may hold 2 more tokens.", pockets=2),  # VJ-006
    Junk(7, "Tin Whistle", 1, "With a Coin: every Vagrant within Range 2 gains 1 per Coin.", coin=(all_near(0, 2, per_win=1),), heals=1),  # VJ-007
    Junk(
        8, "Rat Trap", 1, "With a Coin: roll a Bone per Coin, 4+. With a success an adjacent Haint gains 1, and 1 per success.",
        coin=(flat(1), per_success()), aims=1, success=4, per=1.0,  # VJ-008
    ),
    Junk(9, "Smith's Hammer", 2, "Your Iron Nails give 1 more.", nails=1),  # VJ-009
    Junk(10, "Quilted Coat", 2, "Losses of 3 or more cost you 1 less.", losing=softens(3)),  # VJ-010
    Junk(11, "Brass Spyglass", 2, "The maximum range of your Skills is 2 longer.", range=2),  # VJ-011
    Junk(12, "Hand Car Crank", 2, "With a Coin: Move 4 per Coin.", coin=(steps(coin=4),)),  # VJ-012
    Junk(13, "Tramp's Ledger", 2, "After an Investigate of yours that succeeds, Rummage 1.", found=turns_a_page),  # VJ-013
    Junk(14, "Brass Knuckles", 2, "A Bust of yours that succeeds gives 1 more.", bust_gives=1),  # VJ-014
    Junk(
        15, "Sack of Odds and Ends", 2, "With a Coin: Rummage 2, and 1 more per Coin.",
        coin=(rummages(per_win=1, least=2),), digs=1.6,  # VJ-015
    ),
    Junk(16, "Conductor's Watch", 3, "On each of your turns you may Move 2 without a Coin.", starts=strolls(2)),  # VJ-016
    Junk(17, "Silver Flask", 3, "At the start of your turn, with half your Humanity or less, gain 2.", starts=nips(2)),  # VJ-017
    Junk(18, "Wool-Lined Duster", 3, "Losses of 2 or more cost you 1 less.", losing=softens(2)),  # VJ-018
    Junk(
        19, "Church Bell Clapper", 3, "With a Coin: roll a Bone per Coin, 4+. With a success a Haint within Range 2 gains 2, and 1 per success.",
        coin=(flat(2), per_success()), aims=2, success=4, per=1.5,  # VJ-019
    ),
    Junk(20, "Music-Hall Horn", 3, "With a Coin: every Vagrant within Range 4 gains 1 per Coin.", coin=(all_near(0, 4, per_win=1),), heals=1),  # VJ-020
    Junk(
        21, "Faceless Mirror", 0, "Investigate succeeds 1 easier. After a Haint has Haunted you, it gains 1.",
        investigate=1, haunted=reflects(1),  # VJ-021
    ),
    Junk(22, "Floppy Worm Hat", 0, "Whenever you Rummage, draw 1 more. You may hold 1 more token.", draws=1, pockets=1),  # VJ-022
    Junk(23, "Brakeman's Shears", 0, "Bust succeeds 1 easier. Your Iron Nails give 1 more.", bust=1, nails=1),  # VJ-023
    Junk(
        24, "Soot-Covered Locket", 0, "Losses of 3 or more cost you 1 less. When you suffer a Wound, every other Vagrant gains 2.",
        losing=softens(3), wounded=weeps(2),  # VJ-024
    ),
    Junk(
        26, "Deed to Nowhere", 0, "With a Coin: you may be set on any open space of the car you are in. Your Move value is 1 higher.",
        move=1, coin=(anywhere_in_car,),  # VJ-026
    ),
    Junk(
        28, "Fallen Star", 0, "With a Coin: set a Candle on an open space next to you, out of the Bindle or else off the Cycle track.",
        coin=(lights_up,),  # VJ-028
    ),
    Junk(31, "Writer's Satchel", 0, "With a Coin: Rummage 1, and 1 more per Coin.", coin=(rummages(per_win=1, least=1),), digs=1.3),  # VJ-031
    Junk(
        32, "DC's Favour", 0,
        "It lies beside the board. For each Scenario a random piece of Junk of the highest tier in the deck serves everybody; it cannot be Broken.",
    ),  # VJ-032
)  # fmt: skip
