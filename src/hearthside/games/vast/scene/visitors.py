"""The boards of those who visit from the caverns."""

from __future__ import annotations

from hearthside.kernel import Scene, Thing, part

from ..content.figures import TRIBE_NAMES
from ..content.names import FIGURE_WORDS
from ..rules.dragon.traits import EATEN_MAX, SLOTH_MAX, SLOTH_WORDS, armor, spirit, wakefulness
from ..rules.goblins.tribes import POPULATION_MAX, RAGE_MAX, SLOTS, strength
from ..rules.knight.traits import (
    GRIT_MARKS,
    MOVEMENT,
    PERCEPTION,
    STRENGTH,
    TOOLS,
    TRACK_MAX,
    TRACKS,
    encounters_left,
    stat,
    steps_left,
)
from ..rules.thief.traits import LOOT_MAX, STAT_MAX, THIEVERY, stealth
from ..rules.thief.traits import MOVEMENT as THIEF_MOVEMENT
from ..rules.thief.traits import stat as thief_stat
from ..state import Vast
from .parts import back, hand, open_card, pile, track, zone

STAT_WORDS = ("Movement", "Perception", "Strength")
TOOL_WORDS = ("Bomb", "Bow", "Ancient Map", "Shield")
TOOL_RULES = ("VT-089", "VT-090", "VT-091", "VT-092")
STAT_TOP = (11, 6, 6)
"""The most that cubes and treasures can make of each stat."""


@part
def thief_board(s: Vast, own: bool) -> Scene:
    """Stats, action cubes, loot and upgrades; he hides nothing but what he has seen."""
    t = s.thief
    moves = thief_stat(s, THIEF_MOVEMENT)
    things: list[Thing] = [
        track("stashed", "Treasures stashed", "thief", t.stashed, s.loot_goal, "VT-205"),
        track("carried", "Treasures carried", "thief", t.carried, 10, "VT-223"),
        track("loot_drop", "Loot Drop", "thief", t.loot_drop, LOOT_MAX, "VT-230"),
        track("movement", "Movement", "thief", moves, STAT_MAX, "VT-210"),
        track("moves_left", "Steps left", "thief", t.moves, STAT_MAX, "VT-210"),
        track(
            "stealth", "Stealth", "thief", max(0, stealth(s)), STAT_MAX, "VT-209", exact=stealth(s)
        ),
        track("thievery", "Thievery", "thief", thief_stat(s, THIEVERY), STAT_MAX, "VT-207"),
        track("action_cubes", "Action cubes", "thief", t.cubes, STAT_MAX, "VT-208"),
        zone("upgrades", "Upgrades", "thief", "VT-225"),
    ]
    return [*things, *[open_card(key, "zone:upgrades") for key in t.upgrades]]


@part
def knight_board(s: Vast, own: bool) -> Scene:
    """Health, Grit, stats by their cubes, tools, sidequests and treasures."""
    k = s.knight
    marks = list(GRIT_MARKS[: k.marks])
    things: list[Thing] = [
        track("health", "Health", "knight", k.health, k.whole, "VT-099"),
        track("grit", "Grit", "knight", k.grit, 45, "VT-084", marks=marks),
        track("unassigned", "Hero cubes at hand", "knight", k.cubes, 7, "VT-070"),
        track("moves_left", "Steps left", "knight", steps_left(s), STAT_TOP[MOVEMENT], "VT-069"),
        track(
            *("encounters", "Encounters left", "knight"),
            *(encounters_left(s), STAT_TOP[PERCEPTION], "VT-069"),
        ),
    ]
    for which in (MOVEMENT, PERCEPTION, STRENGTH):
        value, top = stat(s, which), STAT_TOP[which]
        cubes = k.tracks[which]
        things.append(
            track(TRACKS[which], STAT_WORDS[which], "knight", value, top, "VT-067", cubes=cubes)
        )
    for tool, key in enumerate(TOOLS):
        most = TRACK_MAX if key == "ancient_map" else 1
        things.append(
            track(
                key,
                f"Cubes on the {TOOL_WORDS[tool]}",
                "knight",
                k.tools[tool],
                most,
                TOOL_RULES[tool],
            )
        )
    things += [
        zone("quest_hand", "Sidequests in hand", "knight", "VT-094"),
        zone("treasures_hand", "Treasures face down", "knight", "VT-082"),
        zone("treasures", "Treasures face up", "knight", "VT-083"),
        *pile("sidequests", "Sidequests", "knight", k.quests, "VT-094"),
        *pile("knight_treasures", "Treasures", "knight", k.treasures, "VT-082"),
    ]
    things += hand("quest_hand", k.hand, own, "A hidden sidequest", "sidequests")
    for number, key in enumerate(k.kept + k.found):
        if own:
            things.append(open_card(key, "zone:treasures_hand"))
        else:
            things.append(back("treasures_hand", number, "A hidden treasure", "knight_treasures"))
    return [
        *things,
        *[open_card(key, "zone:treasures", charged=key in k.charged) for key in k.played],
    ]


@part
def goblins_board(s: Vast, own: bool) -> Scene:
    """Rage, the Tribes by their discs, this turn's War card, Monsters and Secrets."""
    g = s.goblins
    things: list[Thing] = [track("rage", "Rage", "goblins", g.rage, RAGE_MAX, "VT-143")]
    for tribe, name in enumerate(TRIBE_NAMES):
        said = f"Discs of {FIGURE_WORDS[name]}"
        n = g.population[tribe]
        things.append(
            track(
                *(f"population{tribe + 1}", said, "goblins", n, POPULATION_MAX, "VT-110"),
                strength=strength(s, tribe),
            )
        )
    things += [
        track("poisoned", "Poisoned hero cubes", "goblins", g.poisoned, 7, "VT-150"),
        zone("war_card", "War card", "goblins", "VT-113"),
        zone("monsters_held", "Monsters", "goblins", "VT-116"),
        zone("secret_hand", "Secrets in hand", "goblins", "VT-117"),
        zone("secrets_shown", "Secrets face up", "goblins", "VT-149"),
        *pile("war", "War cards", "goblins", g.war, "VT-113"),
        *pile("monsters", "Monsters", "goblins", g.monsters, "VT-119"),
        *pile("secrets", "Secrets", "goblins", g.secrets, "VT-119"),
    ]
    for card in g.offered + ([g.card] if g.card else []):
        things.append(open_card(card, "zone:war_card"))
    for slot, card in enumerate(g.slots):
        if card:
            follows = TRIBE_NAMES[SLOTS[slot]]
            things.append(open_card(card, "zone:monsters_held", follows=follows))
    things += [open_card(card, "zone:monsters_held", follows="") for card in g.drawn]
    things += [open_card(card, "zone:secrets_shown") for card in g.shown]
    return [*things, *hand("secret_hand", g.hand, own, "A hidden Secret", "secrets")]


@part
def dragon_board(s: Vast, own: bool) -> Scene:
    """Wakefulness, Sloth, Health, Armor, Spirit, Gems and power cards."""
    d = s.dragon
    awake = wakefulness(s)
    things: list[Thing] = [
        track("wakefulness", "Wakefulness", "dragon", awake, 14, "VT-165", goal=s.wake_goal),
        track("dragon_health", "Health", "dragon", d.health, 5, "VT-164"),
        track("armor_track", "Armor", "dragon", armor(s), 4, "VT-165"),
        track("spirit", "Spirit", "dragon", spirit(s), 7, "VT-165"),
        track("eaten", "Eaten", "dragon", d.eaten, EATEN_MAX, "VT-176"),
        track("hoard", "Treasures to feed on", "dragon", d.hoard, 10, "VT-168"),
    ]
    for place, words in enumerate(SLOTH_WORDS):
        high = SLOTH_MAX[place]
        things.append(
            track(f"sloth{place + 1}", f"Sloth, {words}", "dragon", d.sloth[place], high, "VT-172")
        )
    left = sum(1 for at in d.gems if at < 0)
    things += [
        track("gems", "Gems at hand", "dragon", left, 3, "VT-169"),
        track("shriek", "Shriek ready", "dragon", int(d.shriek), 1, "VT-178"),
        zone("dragon_hand", "Power cards in hand", "dragon", "VT-170"),
        *pile("dragon_powers", "Power cards", "dragon", d.deck, "VT-160"),
    ]
    for number, key in enumerate(d.hand):
        if own:
            things.append(open_card(key, "zone:dragon_hand", f"card:{key}#{number + 1}"))
        else:
            things.append(back("dragon_hand", number, "A hidden power card", "dragon_powers"))
    return things
