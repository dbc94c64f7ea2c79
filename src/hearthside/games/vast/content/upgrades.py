"""What the Thief buys with the treasures that he stashes: eleven spaces of his board."""

from __future__ import annotations

from ..rules.thief.moments import CLIMB_COST, CROSSBOW, LOCK_COST, REROLLS
from ..rules.thief.traits import EVASIVE, MOVEMENT, PLUS, STEALTH, THIEVERY, TOKENS
from .cards import Card, deck

UPGRADES = deck(
    "upgrades",
    Card(
        "sticky_fingers",
        "Sticky Fingers",
        "Once a turn a Pickpocket that fails may be rolled again.",
        "VT-226",
        effects=(REROLLS.plus(1),),
    ),
    Card(
        "lock_picking_kit",
        "Lock Picking Kit",
        "Pick Lock costs 1 cube less.",
        "VT-226",
        effects=(LOCK_COST.plus(-1),),
    ),
    Card(
        "climbing_gear",
        "Climbing Gear",
        "Climb costs no cube.",
        "VT-226",
        effects=(CLIMB_COST.plus(-1),),
    ),
    Card(
        "hand_crossbow",
        "Hand Crossbow",
        "Backstab a figure in sight up to 3 spaces away.",
        "VT-226",
        effects=(CROSSBOW.plus(3),),
    ),
    Card(
        "unnatural_evasion",
        "Unnatural Evasion",
        "The first attack on you in a turn fails on a 4 or more, and you may move a space.",
        "VT-227",
        effects=(EVASIVE.plus(1),),
    ),
    Card(
        "quick_feet", "Quick Feet", "1 more Movement.", "VT-226", effects=(PLUS[MOVEMENT].plus(1),)
    ),
    Card("soft_steps", "Soft Steps", "1 more Stealth.", "VT-226", effects=(PLUS[STEALTH].plus(1),)),
    Card(
        "deft_hands", "Deft Hands", "1 more Thievery.", "VT-226", effects=(PLUS[THIEVERY].plus(1),)
    ),
    Card(
        "first_token",
        "First Token",
        "Your token of 2 counts 3.",
        "VT-226",
        effects=(TOKENS[0].plus(1),),
        owner=0,
    ),
    Card(
        "second_token",
        "Second Token",
        "Your token of 3 counts 4.",
        "VT-226",
        effects=(TOKENS[1].plus(1),),
        owner=1,
    ),
    Card(
        "third_token",
        "Third Token",
        "All your tokens count 4.",
        "VT-226",
        effects=(TOKENS[0].plus(1),),
        owner=2,
    ),
)
"""VT-226: those with an owner are bought from left to right."""
