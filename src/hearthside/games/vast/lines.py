"""Journal events in words."""

from __future__ import annotations

from hearthside.kernel import Event

from .content.mixes import ROLE_NAMES, ROLES
from .names import (
    FORM_WORDS,
    SIDE_WORDS,
    TILE_WORDS,
    TRACK_WORDS,
    ritual_words,
    thing_words,
)

LINES: dict[str, str] = {
    "laid_dark": "A Dark tile is laid at {0}.",
    "blood_placed": "Blood wells up at {0}.",
    "web_placed": "A web is spun at {0}.",
    "poltergeist_placed": "A poltergeist rises at {0}.",
    "treasure_placed": "A treasure glints at {0}.",
    "hatched": "The Egg at {0} hatches!",
    "spells_track": "The Warlock's Spells track stirs: {0}.",
    "drew_spell": "You draw the spell {0}.",
    "startled": "The Warlock is startled and flees to {0}.",
    "cube_gained": "The Paladin gains a hero cube.",
    "drew_favor": "You draw the favor {0}.",
    "discarded": "The Paladin gives up {0}.",
    "armor_boxed": "The Armor breaks and takes the blow.",
    "undead": "{0} falls to bones and rises at Spawn {1}.",
    "spiderling_boxed": "A Spiderling is crushed: {0} of 5 are gone.",
    "scattered": "The Spider bursts into Spiderlings at {0}.",
    "retreated": "He falls back to {0}.",
    "sprinted": "The Paladin sprints to {0}.",
    "crusaded": "The Paladin crusades into {0}.",
    "given": "The Paladin is handed the {0}.",
    "refused": "The Paladin refuses the {0}.",
    "prepared": "The Paladin braces himself: Strength and Defense {0}.",
    "played": "The Paladin plays {0}.",
    "vigor": "Vigor: +{0} Strength.",
    "lamp_placed": "A lamp burns at {0}.",
    "web_swept": "A web at {0} is swept away.",
    "pillar_raised": "The pillar of light stands at {0}.",
    "veiled": "The tile at {0} goes Dark.",
    "shifted": "The tile at {0} shifts to {1}.",
    "swapped": "The tiles at {0} and {1} change places.",
    "rotated": "The tile at {0} turns.",
    "lamp_out": "The lamp at {0} goes out.",
    "web_torn": "A web at {0} tears.",
    "blood_wiped": "Blood at {0} is wiped away.",
    "skulls_gone": "The skulls on {0} are smashed.",
    "walked": "{0} walks to {1}.",
    "shied": "{0} has no Stability to strike and falls back to {1}.",
    "looted": "{0} loots a treasure: 2 Stability.",
    "tunnelled": "{0} tunnels to {1}.",
    "armed": "{0} finds gear in the Armory.",
    "drew_gear": "You draw the {0}.",
    "skulls_placed": "Skulls cackle on {0}.",
    "cleansed": "Webs and lamps are cleared away.",
    "raged": "Slashy rages: Strength 2.",
    "pit_marked": "A pit is blasted at {0}.",
    "equipped": "The Skeletons put on the {0}.",
    "summoned": "{0} crawls out at Spawn {1}.",
    "blood_taken": "The Spider drinks the blood at {0}.",
    "fed": "The Spider feeds.",
    "scared": "The Spider scares the house.",
    "crept": "{0} creeps to {1}.",
    "drew_powers": "The Spider draws {0} power cards.",
    "drew_power": "You draw {0}.",
    "cast": "The Spider casts {0}.",
    "tended": "The Spider tends her Eggs.",
    "egg_laid": "An Egg lies at {0}.",
    "legs": "The Spider stretches her legs.",
    "spider_looted": "The Spiderlings carry off {0} treasures.",
    "appeared": "{0} appears at {1}.",
    "drifted": "The Wraith drifts to {0}.",
    "drew_ritual": "You draw {0}.",
    "cursed": "The Warlock's Curses spread under {0} pieces.",
    "dominated": "The Warlock dominates {0} for space {1} of his track.",
    "learned": "The Warlock learns {0}.",
    "sneaked": "The Warlock slips to {0}.",
    "syphoned": "The Warlock syphons {0} Curses.",
    "spawned": "{0} rises at {1}.",
    "undone": "By agreement, the table went back.",
}
PRAYERS = {
    "fury": "The Paladin prays and gains 1 Fury.",
    "light": "The Paladin prays and gains 1 Light.",
    "favor": "The Paladin prays for another favor.",
    "done": "The Paladin asks nothing of the Shrine.",
}
WINS = {
    "spider_dead": "The Spider is dead.",
    "paladin_dead": "The Paladin is dead.",
    "escaped": "The Spider escapes.",
    "sealed": "The last Seal closes.",
    "dominated": "The last piece is his.",
    "ghosts": "The spirits rest.",
    "slain": "The Paladin is slain.",
    "fright": "Terror takes the Paladin.",
    "master": "A Vast Master leaves the manor.",
}


def role_words(role: str | int) -> str:
    """A role's name."""
    return ROLES[ROLE_NAMES[int(role)]]


def line(event: Event) -> str:
    """An event in words, from nothing but the event itself."""
    kind, args = event.kind, event.args
    if kind in LINES:
        words = [ritual_words(str(a)) if kind == "drew_ritual" else thing_words(a) for a in args]
        said = LINES[kind].format(*words)
        return said[0].upper() + said[1:]
    return LONGER[kind](args)


Args = tuple[str | int, ...]


def _edge(args: Args, what: str) -> str:
    name = str(args[0])
    return f"{what} on the {SIDE_WORDS[name[2]]} side of {name[:2]}."


def _signed(args: Args, what: str) -> str:
    change, value = int(args[0]), args[1]
    return f"{what} {'+' if change > 0 else ''}{change}, now {value}."


LONGER = {
    "turn": lambda a: f"Round {a[1]}: the {role_words(a[0])}.",
    "revealed": lambda a: f"{a[0]} is revealed: {TILE_WORDS[str(a[1])]}.",
    "terror": lambda a: _signed(a, "Terror"),
    "grit": lambda a: _signed(a, "Grit"),
    "health": lambda a: _signed(a, "Health"),
    "hit": lambda a: f"The {role_words(a[1])}: a hit on {thing_words(a[0])}!",
    "missed": lambda a: f"The {role_words(a[1])}: a miss against {thing_words(a[0])}.",
    "prayed": lambda a: PRAYERS[str(a[0])],
    "breached": lambda a: _edge(a, "A breach opens"),
    "walled": lambda a: _edge(a, "A force wall rises"),
    "form": lambda a: f"The Spider takes the form of the {FORM_WORDS[str(a[0])]}.",
    "ritual": lambda a: f"{ritual_words(str(a[0]))}, is complete: {a[2]} Seals now.",
    "portent": lambda a: f"A portent stays: {TRACK_WORDS[str(a[0])].lower()}.",
    "journey": lambda a: f"Journey {a[0]} {'is won' if a[1] else 'is lost'}.",
    "won": lambda a: f"Victory for the {role_words(a[0])}: {WINS[str(a[1])]}",
}
