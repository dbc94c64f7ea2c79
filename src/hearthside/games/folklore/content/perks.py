"""Rewards of the lore trees and powers of the focuses: what each is called and says."""

from __future__ import annotations

from ..state import SKILLS
from .notation import TYPES

PERKS: dict[str, str] = {
    # focuses
    "golden_number": "Once per chapter, recover all PP.",
    "two_auras": "While any PP is left: by day you and allies within 1 have +5 DEFENSE, by night "
    "foes within 1 of you have -5 MIGHT.",
    "question": "When you kill a mortal foe in an encounter, roll d10: 8 or more an item, 4 to 7 "
    "five coins.",
    "bounty": "Before an encounter roll for a creature type: each such foe is worth 3 coins more "
    "to you.",
    "whisperer": "Allies add 1 to SPEECH and NERVE checks while you live.",
    "dominator": "A foe you control stays yours one round longer.",
    "sexton": "+1 damage against undead and spirits.",
    "mourner": "At the start of each round every ghost of the group recovers 1 GP.",
    "herbalist": "Whatever lets somebody recover vita by your hand gives 1 more.",
    "hexer": "Foes need 2 more to resist statuses of yours.",
    "trapper": "Snares do you no harm.",
    "marksman": "+1 damage with ranged weapons.",
    # lore trees
    "ritual_to_pp": "Discard a ritual to recover all PP.",
    "ritual_to_stun": "Discard a ritual: a foe in sight loses its next turn.",
    "prayer_to_vita": "Discard a prayer to recover all vita.",
    "prayer_to_bless": "Discard a prayer to become BLESSED.",
    "lore_to_pp": "Once per chapter pay 5 lore for 1 PP.",
    "lore_to_vita": "Once per chapter pay 5 lore for 3 vita.",
    "ritual_reroll": "Once per round roll a failed ritual check again.",
    "prayer_reroll": "Once per round roll a failed prayer check again.",
    "lucky_number": "Once per chapter add 1d4 to a failed skill check.",
    "loyal_companion": "Once per story a companion blocks without being lost.",
    "flanker": "+1 melee damage when an ally is next to the target.",
    "stalker": "+5 MIGHT for each round in a row against one target, up to +20.",
    "turn_the_hex": "Once per encounter, OCCULT 9 when an occultist hits you: another foe takes "
    "the blow.",
    "break_the_hex": "Once per encounter, OCCULT 9 when an occultist hits you: it loses its next "
    "turn.",
    "quick": "+2 on the group's first strike roll.",
    "purse": "+3 coins for every fight won.",
    "slippery": "+2 on checks to flee.",
    "steady_guard": "No loss of MIGHT when striking back on guard.",
    "deep_rest": "A rest gives you 2 more vita and PP.",
    "last_stand": "Once per chapter, when you would die, stay at 1 vita.",
    "grave_cold": "Your ghost does 1 more damage.",
    "retrain": "Abilities may be unlearned in a library for their AP.",
    **{f"hunt_{t}": f"+5 MIGHT against creatures of the type {t}." for t in TYPES},
}

GROWTH = ("vita", "pp", "might", "defense", "stride", "dmg", "gp", "search", "ap")


def reward_known(reward: str) -> bool:
    """Whether a reward is a perk, `skill any`, `skill SKILL`, or an attribute with a number."""
    head, _, rest = reward.partition(" ")
    if head == "skill":
        return rest == "any" or rest in SKILLS
    if head in GROWTH:
        return rest.isdigit()
    return reward in PERKS
