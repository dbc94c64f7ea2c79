"""Journal events in words."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Event

from ..content.dials import DIALS
from ..content.names import (
    FORM_WORDS,
    SIDE_WORDS,
    TILE_WORDS,
    TRACK_WORDS,
    count_words,
    ritual_words,
    told_words,
)
from ..content.rituals import RITUALS
from ..content.roles import ROLES

LINES: dict[str, str] = {
    "laid_dark": "A Dark tile is laid at {0}.",
    "blood_placed": "Blood wells up at {0}.",
    "web_placed": "A web is spun at {0}.",
    "poltergeist_placed": "A poltergeist rises at {0}.",
    "treasure_placed": "A treasure glints at {0}.",
    "hatched": "The Egg at {0} hatches!",
    "spells_track": "The Warlock's magic stirs: his Spells track stands at {0}.",
    "drew_spell": "You draw the spell {0}.",
    "startled": "The Warlock is startled and flees to {0}.",
    "cube_gained": "The Paladin takes another hero cube.",
    "cube_lost": "The Paladin has to give a hero cube back.",
    "drew_favor": "You draw the favor {0}.",
    "favor": "The Paladin is granted a favor.",
    "discarded": "The Paladin gives up {0}.",
    "armor_boxed": "The Armor breaks and takes the blow.",
    "undead": "{0} falls to bones and rises again at Spawn {1}.",
    "laid_low": "{0} falls and lies on its side above its card.",
    "spiderling_boxed": "A Spiderling is crushed: {0} of 5 are gone.",
    "scattered": "The Spider bursts into Spiderlings at {0}.",
    "branded": "The Fire Brand burns another Spiderling.",
    "ghost_kept": "A spirit is laid to rest: {0} of {1}.",
    "struck_back": "The spirit that he missed strikes back.",
    "retreated": "The Paladin falls back to {0}.",
    "sprinted": "The Paladin sprints to {0}.",
    "crusaded": "The Paladin crusades into {0}, hero cubes left: {1}.",
    "given": "The Paladin is handed the {0}.",
    "treasure_found": "The Paladin finds a treasure.",
    "kept": "The Paladin keeps the treasure.",
    "refused": "The Paladin refuses the {0}.",
    "prepared": "The Paladin braces himself: his Defense is {0} now.",
    "played": "The Paladin plays {0}.",
    "vigor": "Fury burns in the Paladin: Vigor lends him {0} Strength.",
    "beads": "The Paladin breaks his Prayer Beads at the Shrine.",
    "lamp_placed": "A lamp burns at {0}.",
    "web_swept": "The Paladin sweeps a web from {0}.",
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
    "looted": "{0} loots a treasure.",
    "tunnelled": "{0} tunnels to {1}.",
    "armed": "{0} finds gear in the Armory.",
    "drew_gear": "You draw the {0}.",
    "skulls_placed": "Skulls cackle on {0}.",
    "screamed": "Screamy screams, and {0} runs.",
    "cleansed": "Webs and lamps are cleared away.",
    "raged": "Slashy rages: her Strength is 2 for this turn.",
    "stabbed": "Stabby twists the knife.",
    "poisoned": "There was poison on Stabby's blade.",
    "pit_marked": "A pit is blasted at {0}.",
    "equipped": "{0} puts on the {1}.",
    "summoned": "{0} crawls out at Spawn {1}.",
    "blood_taken": "The Spider drinks the blood at {0}.",
    "bitten": "The Spider bites {0}!",
    "fed": "The Spider feeds on her blood.",
    "scared": "The Spider scares the whole house.",
    "crept": "{0} creeps to {1}.",
    "drew_power": "You draw {0}.",
    "cast": "The Spider casts {0}.",
    "tended": "The Spider tends her Eggs.",
    "egg_laid": "The Spider lays an Egg at {0}.",
    "legs": "The Spider stretches her legs.",
    "appeared": "{0} appears at {1}.",
    "drifted": "The Wraith drifts to {0}.",
    "magic_gained": "The Warlock gains a magic cube.",
    "traded": "The Warlock trades {0} for new spells.",
    "learned": "The Warlock learns {0}.",
    "sneaked": "The Warlock slips to {0}.",
    "spawned": "{0} rises at {1}.",
    "refuelled": "The Warlock's curses feed his spite.",
    "glowered": "The Warlock glowers.",
    "thief_returns": "The Thief slips in by the Entrance at {0}.",
    "planned": "The Thief has Movement {0}, Stealth {1} and Thievery {2}.",
    "thief_walked": "The Thief sneaks to {0}.",
    "thief_climbed": "The Thief climbs to {0}.",
    "peeked_there": "The Thief looks under the tile at {0}.",
    "took": "The Thief has a treasure more and carries {0}.",
    "stashed": "The Thief stashes a treasure: {0} of {1}.",
    "upgraded": "The Thief buys {0}.",
    "evaded": "The Thief rolls {0} and is not where the blow lands.",
    "not_evaded": "The Thief rolls {0} and is too slow.",
    "slipped": "The Thief slips away to {0}.",
    "thief_killed": "The Thief is killed at {0}.",
    "vault_placed": "A vault stands in the Shrine at {0}.",
    "lock_picked": "The Thief opens the vault at {0}.",
    "loot_hidden": "The Thief hides loot: Loot Drop stands at {0}.",
    "thief_rolled": "The Thief tries {0}: a {1}, where {2} or more is needed.",
    "pocket_picked": "The Thief has picked the pocket of {0}.",
    "robbed": "The Thief takes the {0} away.",
    "rummaged": "The Thief takes a treasure from the Paladin's hand.",
    "lost_treasure": "The Thief takes {0} from your hand.",
    "backstabbed": "The Thief stabs {0} in the back.",
    "knight_cube": "The Knight takes another hero cube.",
    "knight_cube_lost": "The Knight has to give a hero cube back.",
    "knight_laid": "The Knight lays a cube on {0}, hero cubes left: {1}.",
    "knight_walked": "The Knight goes to {0}.",
    "knight_retreated": "The Knight falls back to {0}.",
    "knight_shot": "The Knight shoots {0}.",
    "knight_given": "The Knight is handed the {0}.",
    "knight_found": "The Knight finds a treasure.",
    "knight_kept": "The Knight keeps the treasure.",
    "knight_refused": "The Knight refuses the {0}.",
    "treasure_shown": "The Knight turns up the {0}.",
    "wielded": "The Knight uses the {0}.",
    "potion": "The Knight drinks her potion.",
    "javelin_raised": "The Knight raises her Javelin.",
    "quest_done": "The Knight has done the sidequest {0}.",
    "drew_quest": "You draw the sidequest {0}.",
    "tribe_spawned": "{0} come out at Spawn {1}.",
    "tribe_walked": "{0} creep to {1}.",
    "tribe_thinned": "The light costs {0} a disc, Population now: {1}.",
    "tribe_tunnelled": "{0} come up at {1}.",
    "tribe_up": "{0} march.",
    "secret_lost": "The Goblins lose the {0}.",
    "monster_lost": "The {0} runs off.",
    "trap_sprung": "The {0} snaps shut.",
    "plundered": "{0} plunder a treasure.",
    "explored": "{0} dig their way to {1}.",
    "monster_drawn": "A Monster comes: the {0}.",
    "monster_assigned": "The {0} follows {1}.",
    "monster_dismissed": "The {0} is sent away.",
    "drew_secret": "You draw the Secret {0}.",
    "secret_thrown": "The Goblins discard {0}.",
    "secret_played": "The Goblins play {0}.",
    "secret_shown": "The Goblins lay the {0} face up.",
    "led_astray": "A Wisp leads the Paladin to {0}.",
    "war_card": "The Goblins go to war with {0}.",
    "ruby_used": "The Goblin Ruby glows.",
    "tribes_swell": "The Tribes swell to Fangs {0}, Bones {1} and Eye {2}.",
    "cube_poisoned": "A poisoned hero cube is left at the Entrance, cubes there: {0}.",
    "cubes_back": "The Paladin takes his cubes up again, hero cubes at hand: {0}.",
    "ambushed": "{0} leap out of the Pit at the Paladin: Strength {1} against {2}.",
    "stirred": "The Dragon stirs in {0}, Wakefulness now: {1}.",
    "awakened": "The Dragon is awake!",
    "surfaced": "The Dragon comes up at {0}.",
    "dragon_comes": "The Dragon sleeps under {0}.",
    "dragon_moved": "The Dragon moves to {0}.",
    "dragon_rolled": "The Dragon's die shows {0}.",
    "gem_lent": "The Gem lends the Dragon its {0}.",
    "sign_spent": "The Dragon pays with {0}.",
    "gem_set": "The Gem of the {0} glows at {1}.",
    "gem_taken": "The Gem at {0} goes back to the Dragon.",
    "eaten": "The Dragon has eaten {0}.",
    "shoved": "The Dragon sends the Paladin to {0}.",
    "slithered": "The Dragon's Sloth shifts from {0} to {1}.",
    "swatted": "Something flies through the house and lands at {0}.",
    "flame_wall": "A wall of flame burns at {0}.",
    "burnt": "The Paladin runs through the flames.",
    "dragon_took": "The Dragon gathers treasures and holds {0}.",
    "gave_up": "The Spider gives up {0}.",
    "undone": "By agreement, the table went back.",
}
PRAYERS = {
    "fury": "The Paladin prays at the Shrine for Fury.",
    "light": "The Paladin prays at the Shrine for Light.",
    "favor": "The Paladin prays at the Shrine for another favor.",
    "done": "The Paladin asks nothing of the Shrine.",
}
WINS = {
    "spider_dead": "the last Spiderling is crushed.",
    "paladin_dead": "the Paladin is dead.",
    "escaped": "she is down the stairs and gone.",
    "sealed": "the last Seal closes.",
    "dominated": "the last piece is his.",
    "stashed": "the last treasure is stashed.",
    "knight_dead": "the Knight is dead.",
    "dragon_dead": "the Dragon is dead.",
    "flown": "he is out under the open sky.",
    "ghosts": "the spirits rest.",
    "slain": "the Paladin is slain.",
    "fright": "the Paladin flees in terror.",
    "master": "a Vast Master leaves the manor.",
}
POWER_WORDS = {
    "rake": "his Claw",
    "breathe": "his Flame",
    "flap": "his Wing",
    "flame_wall": "Flame Wall",
    **{power: power.title() for power in ("hiss", "slither", "swat", "scorch", "burn", "slap")},
    **{power: power.title() for power in ("shriek", "scratch", "wrath")},
}
Args = tuple[str | int, ...]


def role_words(role: str | int) -> str:
    """A role's name."""
    return ROLES[int(role)].name


def line(event: Event) -> str:
    """An event in words, from nothing but the event itself."""
    kind, args = event.kind, event.args
    said = LONGER[kind](args) if kind in LONGER else LINES[kind].format(*map(told_words, args))
    return said[0].upper() + said[1:]


def _edge(args: Args, what: str) -> str:
    name = str(args[0])
    return f"{what} on the {SIDE_WORDS[name[2]]} side of {name[:2]}."


def _gained(args: Args) -> str:
    """A dial that has risen."""
    dial = DIALS[str(args[0])]
    role = ROLES[dial.role]
    gained, has = dial.amount(int(args[1])), role.verb("has", "have")
    return f"The {role.name} {role.verb('gains', 'gain')} {gained} and {has} {args[2]} now."


def _fallen(args: Args, one: str, many: str) -> str:
    """A dial that has fallen, by loss or by payment."""
    dial = DIALS[str(args[0])]
    role = ROLES[dial.role]
    fallen = dial.amount(int(args[1]))
    return f"The {role.name} {role.verb(one, many)} {fallen}: {args[2] or 'none'} left."


def _brimful(args: Args) -> str:
    """A dial that cannot rise."""
    dial = DIALS[str(args[0])]
    return f"No more {dial.name} for the {ROLES[dial.role].name}: there is no room or none left."


def _fight(args: Args, one: str, many: str) -> str:
    """Who struck whom, and the Strength that met the Defense."""
    name, by, strength, guard = args
    role = ROLES[int(by)]
    verb = role.verb(one, many)
    return f"The {role.name} {verb} {told_words(name)}: Strength {strength} against {guard}."


def _ritual(args: Args) -> str:
    name, worth = RITUALS[str(args[0])].name, count_words(int(args[1]), "Seal")
    return f"The Manor completes the ritual of {name}, worth {worth}."


LONGER: dict[str, Callable[[Args], str]] = {
    "turn": lambda a: f"Round {a[1]}: it is the {ROLES[int(a[0])].whose} turn.",
    "revealed": lambda a: f"{a[0]} is revealed: {TILE_WORDS[str(a[1])]}.",
    "peeked": lambda a: f"You look at {a[0]}: {TILE_WORDS[str(a[1])]}.",
    "gained": _gained,
    "lost": lambda a: _fallen(a, "loses", "lose"),
    "spent": lambda a: _fallen(a, "spends", "spend"),
    "brimful": _brimful,
    "hit": lambda a: _fight(a, "hits", "hit"),
    "missed": lambda a: _fight(a, "misses", "miss"),
    "prayed": lambda a: PRAYERS[str(a[0])],
    "breached": lambda a: _edge(a, "A breach opens"),
    "walled": lambda a: _edge(a, "A force wall rises"),
    "form": lambda a: f"The Spider takes the form of the {FORM_WORDS[str(a[0])]}.",
    "drew_powers": lambda a: f"The Spider draws {count_words(int(a[0]), 'power card')}.",
    "spider_looted": lambda a: f"The Spiderlings carry off {count_words(int(a[0]), 'treasure')}.",
    "omen": lambda a: f"The Manor lays an omen on {TRACK_WORDS[str(a[0])]}.",
    "ritual": _ritual,
    "drew_ritual": lambda a: f"You draw the {ritual_words(str(a[0]))}.",
    "drew_rituals": lambda a: f"The Manor draws {count_words(int(a[0]), 'ritual')}.",
    "portent": lambda a: f"A portent settles on {TRACK_WORDS[str(a[0])]} and stays.",
    "cursed": lambda a: f"The Warlock's Curses spread under {count_words(int(a[0]), 'piece')}.",
    "syphoned": lambda a: f"The Warlock syphons from {count_words(int(a[0]), 'figure')}.",
    "treasure_cursed": lambda a: (
        f"The treasure at {a[0]} bears {count_words(int(a[1]), 'curse')} from the start."
    ),
    "dominated": lambda a: f"The Warlock takes {told_words(a[0])} for space {a[1]} of his track.",
    "tribe_scattered": lambda a: (
        f"{told_words(a[0])} scatter and lose {count_words(int(a[1]), 'disc')}."
    ),
    "secrets_drawn": lambda a: f"The Goblins draw {count_words(int(a[0]), 'Secret')}.",
    "power_used": lambda a: f"The Dragon uses {POWER_WORDS[str(a[0])]}.",
    "dragon_drew": lambda a: f"The Dragon draws {count_words(int(a[0]), 'power card')}.",
    "dragon_die": lambda a: (
        f"Blade against scale, and the die shows {a[0]}: {'a hit' if a[1] else 'a miss'}."
    ),
    "journey": lambda a: f"Journey {a[0]} {'is won' if a[1] else 'is lost'}.",
    "won": lambda a: f"Victory for the {role_words(a[0])}: {WINS[str(a[1])]}",
}
