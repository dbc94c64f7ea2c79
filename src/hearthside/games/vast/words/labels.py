"""What the options say: one sentence or less for each."""

from __future__ import annotations

from hearthside.kernel import Decision, Option

from ..content.board import INDEX, LETTERS, NAMES
from ..content.cards import POWERS, SLASHY
from ..content.names import (
    CARD_WORDS,
    DOMINATION_WORDS,
    FIGURE_WORDS,
    FORM_WORDS,
    OMEN_WORDS,
    RANK_WORDS,
    SIDE_WORDS,
    TRACK_WORDS,
    count_words,
    ritual_words,
    space_words,
)
from ..content.rituals import RITUALS, TRACK_POWER, TRACKS
from ..content.tiles import TILES, turned
from ..rules.attacks import (
    defense,
    distraction,
    forcing_for_paladin,
    forcing_for_skeletons,
    place_of,
)
from ..rules.manor import free_tiles, trace
from ..rules.pieces import curse_supply
from ..rules.warlock import curses_under, piece_place, syphon_worth
from ..state import FORM_NAMES, Vast

LABELS: dict[str, str] = {
    "prepare": "Prepare: 1 more Strength and Defense",
    "vigor": "Vigor: burn 1 Fury for 1 more Strength",
    "divine": "Divination: spend 1 Light to reveal any tile",
    "raise_pillar": "Raise the pillar of light for 2 Light",
    "stop": "Stop here",
    "keep": "Keep it",
    "leave": "Leave it as it lies",
    "suffer": "Take the blow",
    "brand": "Burn 3 Fury",
    "spare": "Spare the Fury",
    "loot": "Loot the treasure",
    "tunnel": "Tunnel to another Pit",
    "arm": "Arm: draw a gear card",
    "rest": "Done with this Skeleton",
    "rage": "Rage for 1 Stability: Strength 2 this turn",
    "bomb_wall": "Bomb a wall in sight for 1 Stability",
    "bomb_pit": "Blast a pit here for 1 Stability",
    "stab": "Twist the knife for 1 Stability: he loses Grit",
    "poison": "Use the Poison for 1 Stability: 1 more Health",
    "mercy": "Leave it at that",
    "feed": "Feed: 3 Blood for 1 Terror",
    "go_on": "Go on",
    "escape": "Escape down the stairs!",
    "tend": "Tend: 1 Blood for a token on every Egg's tile",
    "legs": "Legs: a card for one more space",
    "stay": "Stay where it is",
    "skip": "Leave it at that",
    "rotate": "Turn it in place",
    "exchange": "Let the two change places",
    "sneak": "Sneak away",
    "teleport": "Teleport to a Dark tile",
    "enclose": "Enclose: two force walls",
    "onward": "Set out again",
    "close": "Close the chronicle",
}
SPOT_LABELS: dict[str, str] = {
    "sprint": "Sprint to {0}",
    "lamp": "Light a lamp on {0}",
    "sweep": "Sweep a web from {0}",
    "reveal": "Reveal {0}",
    "pillar": "Raise the pillar on {0}",
    "haunt": "Haunt {0}",
    "flee": "Flee to {0}",
    "scatter": "Run to {0}",
    "climb": "Climb over the wall to {0}",
    "become": "Rise at {0}",
    "take": "Drink the blood on {0}",
    "look": "Open your eyes on {0}",
    "bite": "Bite at {0}",
    "spin": "Spin a web at {0}",
    "veil": "Veil {0}",
    "lay": "Lay an Egg on {0}",
    "skulls": "Put cackling skulls on {0}",
    "staff": "Clear {0} with the Ash Staff",
    "pop": "Pop up at {0}",
    "appear": "Appear at {0}",
    "tile": "Take the tile at {0}",
    "hoard": "Hide a treasure on {0}",
    "leap": "Leap to {0}",
    "lay_tile": "Lay a Dark tile at {0}",
}
EDGE_LABELS: dict[str, str] = {
    "smash": "Break the {1} wall for 1 Fury",
    "mace": "Magic Mace: break the {1} wall",
    "conjure": "Conjure a wall to the {1}",
    "breach": "Breach the {1} wall for 1 Stability",
    "bomb": "Blow up the {1} wall of {0}",
    "wall": "Raise it on the {1} side of {0}",
}
FIGURE_LABELS: dict[str, str] = {
    "scream": "Scream at {0}",
    "rune": "Call {0} back",
    "crawl": "Move {0}",
}
CARD_LABELS: dict[str, str] = {
    "play": "Play {0}",
    "keep": "Keep {0}",
    "give": "Give {0}",
    "discard": "Give up {0}",
    "wear": "Let the Armor break",
    "equip": "Equip {0}",
    "scare": "Scare: give up {0} for 1 Terror",
    "spend": "Give up {0}",
    "learn": "Keep and play {0}",
    "drop": "Let {0} go",
    "trade": "Trade {0} away",
}


def label(s: Vast, decision: Decision, option: Option) -> str:
    """What an option does."""
    verb, args = option.verb, option.args
    special = SPECIAL.get(verb)
    if special is not None:
        return special(s, decision, option)
    if not args:
        return LABELS[verb]
    name = str(args[0])
    if verb in EDGE_LABELS and len(name) == 3:
        return EDGE_LABELS[verb].format(name[:2], SIDE_WORDS[name[2]])
    if verb in FIGURE_LABELS:
        return FIGURE_LABELS[verb].format(FIGURE_WORDS[name])
    if verb in CARD_LABELS:
        return CARD_LABELS[verb].format(CARD_WORDS[name])
    return SPOT_LABELS[verb].format(space_words(name))


def _crusade(s: Vast, decision: Decision, option: Option) -> str:
    at = INDEX[option[1]]
    if at == s.paladin.at:
        return "Crusade here"
    said = f"Crusade to {option[1]}"
    if not s.map.lit >> at & 1:
        said += " and reveal it"
    return said + " and fight" if forcing_for_paladin(s) >> at & 1 else said


def _go(s: Vast, decision: Decision, option: Option) -> str:
    said = f"Go to {space_words(str(option[1]))}"
    fight = decision.ask == "skeleton" and forcing_for_skeletons(s) >> INDEX[option[1]] & 1
    return said + " and strike" if fight else said


def _end(s: Vast, decision: Decision, option: Option) -> str:
    return "End your turn"


def _done(s: Vast, decision: Decision, option: Option) -> str:
    return {
        "fight": "Leave them be",
        "pray": "Ask for nothing",
        "omen": "That is all, begin",
        "spider": "End your turn",
        "dominate": "Take no more and go on",
        "leap": "Stay here",
        "grow": "One is enough",
    }.get(decision.ask, "Enough")


def _pass(s: Vast, decision: Decision, option: Option) -> str:
    return {
        "summon": "Summon nobody and go on",
        "outfit": "Keep the gear in hand",
        "ritual": "Perform no ritual",
        "trade": "Keep your spells",
    }[decision.ask]


def _attack(s: Vast, decision: Decision, option: Option) -> str:
    name = str(option[1])
    strength = s.paladin.prepare + s.paladin.vigor
    verdict = "a hit" if strength > defense(s, name) else "a miss"
    return f"Attack {foe_words(name)} (Defense {defense(s, name)}: {verdict})"


def _turn(s: Vast, decision: Decision, option: Option) -> str:
    at = INDEX[decision.about[0]]
    walls = turned(TILES[s.map.tile[at]].walls, int(option[1]))
    sides = [SIDE_WORDS[LETTERS[d]] for d in range(4) if not walls >> d & 1]
    if len(sides) < 3:
        return f"Open to the {' and '.join(sides)}"
    return f"Open to the {', '.join(sides[:-1])} and {sides[-1]}"


def _pray(s: Vast, decision: Decision, option: Option) -> str:
    return {
        "fury": "Ask for 1 Fury",
        "light": "Ask for 1 Light",
        "favor": "Give up a favor for another",
    }[str(option[1])]


def _beads(s: Vast, decision: Decision, option: Option) -> str:
    return f"Prayer Beads: a favor and 2 {str(option[1]).title()}"


def _refuse(s: Vast, decision: Decision, option: Option) -> str:
    if "dedication" in s.paladin.played:
        return "Refuse it for 2 Light and 2 Fury"
    return "Refuse it for 5 Grit"


def _cast(s: Vast, decision: Decision, option: Option) -> str:
    power, card = str(option[1]), str(option[2])
    said = f"Cast {POWERS[power].name}"
    return said if power == card else f"{said} by giving up {POWERS[card].name}"


def _form(s: Vast, decision: Decision, option: Option) -> str:
    form = str(option[1])
    if form == FORM_NAMES[s.spider.form]:
        return f"Stay the {FORM_WORDS[form]}"
    return f"Become the {FORM_WORDS[form]}"


def _omen(s: Vast, decision: Decision, option: Option) -> str:
    track = TRACKS.index(str(option[1]))
    filled = s.manor.omens[track] + s.manor.portents[track]
    n = TRACK_POWER[track][min(3, filled + 1)]
    return f"{TRACK_WORDS[str(option[1])]}: {OMEN_WORDS[track].format(n)}"


def _ritual(s: Vast, decision: Decision, option: Option) -> str:
    card, quarters = str(option[1]), int(option[2])
    path = trace(s, card, quarters, free_tiles(s))
    ghost = NAMES[path[RITUALS[card].ghost]]
    return f"{ritual_words(card)}: to {NAMES[path[-1]]}, a poltergeist on {ghost}"


def _forget(s: Vast, decision: Decision, option: Option) -> str:
    return f"Forget the {ritual_words(str(option[1]))}"


def _space(s: Vast, decision: Decision, option: Option) -> str:
    return f"Put it on space {option[1]}: {DOMINATION_WORDS[int(option[1]) - 1]}"


def _blight(s: Vast, decision: Decision, option: Option) -> str:
    return f"Shoot the Blight Arrow to the {SIDE_WORDS[str(option[1])]} for 1 Stability"


def _summon(s: Vast, decision: Decision, option: Option) -> str:
    if len(option) == 1:
        return "Summon a Skeleton for 3 Stability"
    return f"Summon a poltergeist on {option[1]}"


def _conjure(s: Vast, decision: Decision, option: Option) -> str:
    name = str(option[1])
    if len(name) == 3:
        return EDGE_LABELS["conjure"].format(name[:2], SIDE_WORDS[name[2]])
    return f"Conjure a treasure on {name}"


def _loot(s: Vast, decision: Decision, option: Option) -> str:
    if decision.ask == "spider":
        return "Loot: a card for all treasures under your Spiderlings"
    return LABELS["loot"]


def _give_cube(s: Vast, decision: Decision, option: Option) -> str:
    box = str(option[1])
    return f"Give a cube from {'those at hand' if box == 'unassigned' else box.title()}"


def _to(s: Vast, decision: Decision, option: Option) -> str:
    where = space_words(str(option[1]))
    return {
        "shift_to": f"Shift it to {where}",
        "swap_with": f"Swap it with the tile at {where}",
        "teleport": f"Step out at {where}",
    }.get(decision.ask, f"Sneak to {where}")


def foe_words(name: str) -> str:
    """A figure on a tile: there is never more than one poltergeist on it."""
    return "the poltergeist" if name.startswith("poltergeist") else FIGURE_WORDS[name]


def _victim(s: Vast, decision: Decision, option: Option) -> str:
    return f"Bite {foe_words(str(option[1]))}"


def _piece(s: Vast, decision: Decision, option: Option) -> str:
    name = str(option[1])
    where = NAMES[piece_place(s, name)]
    bears = count_words(curses_under(s, name), "curse")
    verb = "Curse" if option.verb == "hex" else "Take"
    return f"{verb} {FIGURE_WORDS[name]} at {where}, which bears {bears}"


def _strike(s: Vast, decision: Decision, option: Option) -> str:
    name, k = str(option[1]), s.skeletons
    strength = 1 + (k.raged and k.active == SLASHY) + distraction(s, place_of(s, name))
    verdict = "a hit" if strength > defense(s, name) else "a miss"
    against = f"Strength {strength} against Defense {defense(s, name)}: {verdict}"
    return f"{option.verb.title()} {foe_words(name)} ({against})"


def _syphon(s: Vast, decision: Decision, option: Option) -> str:
    return f"Syphon {count_words(min(syphon_worth(s), curse_supply(s)), 'Curse')}"


def _raise(s: Vast, decision: Decision, option: Option) -> str:
    return f"Harden {RANK_WORDS[str(option[1])]}"


SPECIAL = {
    "to": _to,
    "strike": _strike,
    "shoot": _strike,
    "victim": _victim,
    "hex": _piece,
    "dominate": _piece,
    "syphon": _syphon,
    "crusade": _crusade,
    "go": _go,
    "end": _end,
    "done": _done,
    "pass": _pass,
    "attack": _attack,
    "turn": _turn,
    "pray": _pray,
    "beads": _beads,
    "refuse": _refuse,
    "cast": _cast,
    "form": _form,
    "omen": _omen,
    "ritual": _ritual,
    "forget": _forget,
    "space": _space,
    "blight": _blight,
    "summon": _summon,
    "conjure": _conjure,
    "loot": _loot,
    "give_cube": _give_cube,
    "raise": _raise,
}
