"""Every card with its name, its effect in our words and the rule that proves it."""

from __future__ import annotations

from typing import NamedTuple


class Card(NamedTuple):
    """A card: what it is called, what it does, which rule it is, whose or which kind it is."""

    name: str
    text: str
    rule: str
    owner: str = ""


FAVORS: dict[str, Card] = {
    "vigor": Card(
        "Vigor",
        "Spend Fury for as much Strength in one crusade, or 1 Fury to breach a wall of your tile.",
        "VM-281",
    ),
    "illuminate": Card(
        "Illuminate",
        "Spend 1 Light for a lamp on your tile or a visible one beside it, or to sweep one web away.",
        "VM-282",
    ),
    "pathfinder": Card(
        "Pathfinder", "When you place a lamp you may turn its tile as you like.", "VM-283"
    ),
    "conjure": Card(
        "Conjure", "Once a turn, raise a force wall on an open side of your tile.", "VM-284"
    ),
    "divination": Card(
        "Divination", "Spend 1 Light to reveal any tile in the manor, without Grit.", "VM-285"
    ),
    "pillar": Card(
        "Pillar of Light",
        "Spend 2 Light: the pillar stands on a visible tile beside you without figures. Nobody enters there.",
        "VM-286",
    ),
    "radiant_lamps": Card("Radiant Lamps", "Nobody tunnels to a Pit that holds a lamp.", "VM-287"),
    "dedication": Card(
        "Dedication", "A treasure you refuse gives 2 Light and 2 Fury instead of Grit.", "VM-288"
    ),
    "disdain": Card("Disdain", "Hitting a Skeleton gives 3 Grit and no Light.", "VM-289"),
}
LOCKED = ("vigor", "illuminate")  # VM-098

TREASURES: dict[str, Card] = {
    "armor": Card("Armor", "When you would lose Health, box it to lose 1 less.", "VM-290"),
    "winged_boots": Card("Winged Boots", "You sprint up to 4 spaces.", "VM-291"),
    "magic_mace": Card("Magic Mace", "Once a turn, breach a wall of your tile.", "VM-292"),
    "halo": Card("Halo", "Your turn starts with 1 Light.", "VM-293"),
    "holy_symbol": Card("Holy Symbol", "Your turn starts with 1 Fury.", "VM-294"),
    "fire_brand": Card(
        "Fire Brand",
        "When you hit the Sorcerer or the Giant Spider, 3 Fury box one more Spiderling.",
        "VM-295",
    ),
    "prayer_beads": Card(
        "Prayer Beads", "On a Shrine, box them: draw a favor and gain 2 Fury or 2 Light.", "VM-296"
    ),
}

SKELETONS: tuple[str, ...] = ("casty", "screamy", "shooty", "slashy", "stabby", "smashy")
"""The five of the box; Smashy joins only the hard solo game."""
CASTY, SCREAMY, SHOOTY, SLASHY, STABBY, SMASHY = range(6)
SKELETON_CARDS: dict[str, Card] = {
    "casty": Card("Casty", "1 Stability: cackling skulls on a space beside him.", "VM-297"),
    "screamy": Card(
        "Screamy", "Once a turn, 1 Stability: a Skeleton within 2 moves up to 5.", "VM-298"
    ),
    "shooty": Card(
        "Shooty", "1 Stability more: her Strike hits a visible figure exactly 2 away.", "VM-299"
    ),
    "slashy": Card("Slashy", "1 Stability: Strength 2 for this turn.", "VM-300"),
    "stabby": Card(
        "Stabby", "When he hits the Paladin, 1 Stability costs the Paladin 3 Grit.", "VM-301"
    ),
    "smashy": Card("Smashy", "Walks only in the hard solo game.", "VM-266"),
}

GEAR: dict[str, Card] = {
    "shield": Card("Shield", "+1 Defense.", "VM-302", "slashy"),
    "great_axe": Card("Great Axe", "Her Strikes cost no Stability.", "VM-303", "slashy"),
    "helmet": Card("Helmet", "She loses no Stability on Lit tiles.", "VM-304", "slashy"),
    "runestone": Card(
        "Runestone",
        "As he begins, he may move skulls on the map to spaces beside him.",
        "VM-305",
        "casty",
    ),
    "ash_staff": Card(
        "Ash Staff",
        "1 Stability: clear all webs and lamps of a tile beside him.",
        "VM-306",
        "casty",
    ),
    "fetish": Card(
        "Fetish", "His Strike may hit a visible figure exactly 2 away.", "VM-307", "casty"
    ),
    "poison": Card(
        "Poison",
        "1 Stability on hitting the Paladin: 1 more Health lost. Boxed once used.",
        "VM-308",
        "stabby",
    ),
    "leather_boots": Card("Leather Boots", "He moves 6.", "VM-309", "stabby"),
    "kukri": Card("Kukri", "His ability costs twice as much Grit.", "VM-310", "stabby"),
    "bomb_bag": Card(
        "Bomb Bag",
        "1 Stability: breach any wall she sees, or a pit marker on her tile.",
        "VM-311",
        "shooty",
    ),
    "blight_arrow": Card(
        "Blight Arrow",
        "1 Stability: clear webs and lamps she sees in one direction.",
        "VM-312",
        "shooty",
    ),
    "longbow": Card("Longbow", "Her ability reaches figures 2 to 4 away.", "VM-313", "shooty"),
    "banner": Card("Banner", "Her ability works twice a turn.", "VM-314", "screamy"),
    "horn": Card("Horn", "Her ability may call any Skeleton on the map.", "VM-315", "screamy"),
    "pauldrons": Card("Pauldrons", "+1 Defense.", "VM-316", "screamy"),
}

POWERS: dict[str, Card] = {
    "eyes": Card("Eyes", "Reveal a tile; a Blood tile gives 1 Blood.", "VM-175"),
    "fangs": Card("Fangs", "Attack a figure and gain 1 Blood.", "VM-176"),
    "webs": Card("Webs", "Place a web, at most 3 on a tile.", "VM-178"),
}
POWER_DECK: tuple[str, ...] = ("eyes",) * 4 + ("fangs",) * 4 + ("webs",) * 4  # VM-340

SPELLS: dict[str, Card] = {
    "strong_spirits": Card("Strong Spirits", "Poltergeists have Defense 2.", "VM-317"),
    "teleport": Card("Teleport", "Once a turn, with a cube: move to any Dark tile.", "VM-318"),
    "leap": Card(
        "Leap",
        "With a sneak, jump in a line over Lit tiles to a Dark tile, Pit or crypt.",
        "VM-319",
    ),
    "refuel": Card("Refuel", "Cursing two or more pieces at once gives 2 Curses.", "VM-320"),
    "enclose": Card("Enclose", "With a cube: 2 force walls on open edges around you.", "VM-321"),
    "treasure_link": Card("Treasure Link", "All treasures are in your network.", "VM-322"),
    "grow": Card("Grow", "Each Summon is taken a second time for free.", "VM-323"),
    "glower": Card(
        "Glower", "End your turn with 5 Curses or more: gain half as many, rounded up.", "VM-324"
    ),
    "syphon_specialize": Card(
        "Syphon Specialize", "A syphon from figures of one player only counts double.", "VM-325"
    ),
    "expand": Card(
        "Expand",
        "At the end of your turn reveal an empty tile, place a Dark tile, place a treasure.",
        "VM-326",
    ),
}
