"""What the manor says: prompts and labels; names are in `names`, journal lines in `lines`."""

from __future__ import annotations

from hearthside.kernel import Decision, Event, Option, Outcome

from .board import INDEX, LETTERS, NAMES, SIDE
from .content.cards import POWERS
from .content.mixes import ROLE_NAMES, ROLES
from .content.rituals import RITUALS
from .content.tiles import TILES, turned
from .lines import line
from .names import (
    CARD_WORDS,
    DOMINATION_WORDS,
    FIGURE_WORDS,
    FORM_WORDS,
    RANK_WORDS,
    SIDE_WORDS,
    TRACK_WORDS,
    ritual_words,
    space_words,
    thing_words,
)
from .rules.attacks import defense, forcing_for_paladin, forcing_for_skeletons
from .rules.manor import free_tiles, trace
from .state import Vast

PROMPTS: dict[str, str] = {
    "paladin": "what will you do?",
    "sprint": "run on? Steps left: {0}.",
    "fight": "blades out! Your Strength is {0}.",
    "pray": "the Shrine hums. What do you ask for?",
    "treasure": "you are handed the {0}. Keep it, or refuse it?",
    "give": "which treasure does the Paladin get?",
    "favor": "keep one of these favors.",
    "discard_favor": "give up a favor.",
    "discard_treasure": "fear takes a treasure from you.",
    "give_cube": "your Grit sinks. From where do you give a hero cube?",
    "armor": "the blow would cost {0} Health. Let the Armor break?",
    "fire_brand": "burn 3 Fury to finish one more Spiderling?",
    "divine": "which tile do you see in the light?",
    "pillar": "where does the pillar of light stand?",
    "turn": "turn the tile at {0}.",
    "haunt": "where does the poltergeist appear?",
    "flee": "startled! Where do you flee to?",
    "scatter": "run, little ones! Where does the next Spiderling go?",
    "skeleton": "{0} is up. Where to, and what then?",
    "run": "{0} hears the scream and runs.",
    "tunnel": "out of which Pit does it pop up?",
    "skulls": "where do the skulls cackle now?",
    "bomb": "which wall goes up?",
    "stab": "Stabby has hit. Twist the knife?",
    "summon": "wake another Skeleton?",
    "form": "which shape do you take?",
    "become": "where do the Spiderlings become one?",
    "gain": "feed, scare, or go on?",
    "spider": "weave, bite, crawl. Steps left: {0}.",
    "crawl": "{0} crawls. Steps left: {1}.",
    "legs": "{0} takes one more step.",
    "eyes": "which tile do your eyes open?",
    "fangs": "where do the fangs strike?",
    "webs": "where do you spin a web?",
    "victim": "whom do you bite at {0}?",
    "spend": "which power card do you give up?",
    "appear": "where do you appear?",
    "omen": "place an omen, or begin.",
    "reveal": "reveal a Dark tile. Still to come: {0}.",
    "shift": "which tile moves? Up to {0} spaces.",
    "shift_to": "where does the tile at {0} go?",
    "swap": "which tile is swapped? Up to {0} apart.",
    "swap_with": "the tile at {0} and which other?",
    "swap_how": "{0} and {1}: exchange them, or turn both?",
    "wall": "raise a force wall at which tile? Still to come: {0}.",
    "wall_side": "on which side of {0}?",
    "drift": "the Wraith drifts. Steps left: {0}.",
    "ritual": "perform a ritual?",
    "hoard": "on which Dark tile do you hide a treasure?",
    "forget": "too many rituals. Which do you forget?",
    "hex": "Curses left over: {0}. Under which piece?",
    "dominate": "take a piece, or go on.",
    "space": "where on the track does {0} go?",
    "trade": "trade a spell for three new ones?",
    "learn": "which spell do you keep?",
    "drop": "which spell do you let go?",
    "warlock": "magic cubes at hand: {0}. What now?",
    "sneak": "where do you sneak to?",
    "leap": "and on?",
    "grow": "a second poltergeist?",
    "teleport": "into which darkness do you step?",
    "enclose": "at which tile does a wall rise? Still to come: {0}.",
    "expand_reveal": "the manor grows. Which empty tile opens?",
    "expand_tile": "where does a new Dark tile lie?",
    "expand_hoard": "where does a treasure appear?",
    "prowl": "{0} has more than one way. You choose.",
    "rank": "you prevailed. What do you harden?",
    "onward": "set out again, or close the chronicle?",
}

LABELS: dict[str, str] = {
    "prepare": "Prepare: +1 Strength and Defense",
    "vigor": "Vigor: 1 Fury for +1 Strength",
    "divine": "Divination: 1 Light to reveal any tile",
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
    "rage": "Rage: Strength 2 this turn",
    "bomb_wall": "Bomb a wall in sight",
    "bomb_pit": "Blast a pit here",
    "stab": "Twist the knife: Grit lost for 1 Stability",
    "poison": "Poison: 1 more Health for 1 Stability",
    "mercy": "Leave it at that",
    "feed": "Feed: 3 Blood for 1 Terror",
    "go_on": "Go on",
    "escape": "Escape down the stairs!",
    "tend": "Tend: 1 Blood, a token for every Egg",
    "legs": "Legs: a card for one more space",
    "stay": "Stay",
    "skip": "Leave it",
    "rotate": "Turn it in place",
    "exchange": "Exchange the two",
    "syphon": "Syphon Curses",
    "sneak": "Sneak",
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
    "pillar": "The pillar on {0}",
    "haunt": "Haunt {0}",
    "flee": "Flee to {0}",
    "scatter": "Run to {0}",
    "climb": "Climb over the wall to {0}",
    "become": "Rise at {0}",
    "take": "Drink the blood on {0}",
    "look": "Open {0}",
    "bite": "Bite at {0}",
    "spin": "Spin at {0}",
    "veil": "Veil {0}",
    "lay": "Lay an Egg on {0}",
    "skulls": "Cackling skulls on {0}",
    "staff": "Clear {0} with the Ash Staff",
    "pop": "Pop up at {0}",
    "appear": "Appear at {0}",
    "tile": "The tile at {0}",
    "to": "To {0}",
    "hoard": "A treasure on {0}",
    "leap": "Leap to {0}",
    "lay_tile": "A Dark tile at {0}",
}
EDGE_LABELS: dict[str, str] = {
    "smash": "Break the {1} wall for 1 Fury",
    "mace": "Magic Mace: break the {1} wall",
    "conjure": "Conjure a wall to the {1}",
    "breach": "Breach the {1} wall",
    "bomb": "The {1} wall of {0}",
    "wall": "The {1} side of {0}",
}
FIGURE_LABELS: dict[str, str] = {
    "strike": "Strike {0}",
    "shoot": "Shoot {0}",
    "victim": "Bite {0}",
    "scream": "Scream at {0}",
    "rune": "Call back {0}",
    "crawl": "Move {0}",
    "hex": "Curse {0}",
    "dominate": "Dominate {0}",
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
    "learn": "Play {0}",
    "drop": "Let {0} go",
    "trade": "Trade {0}",
}


class VastWords:
    """Words, made only when somebody looks."""

    def prompt(self, s: Vast, decision: Decision) -> str:
        """Who is asked, and what."""
        about = [thing_words(arg) for arg in decision.about]
        return f"{self.seat(s, decision.seat)}: {PROMPTS[decision.ask].format(*about)}"

    def label(self, s: Vast, decision: Decision, option: Option) -> str:
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

    def points(self, s: Vast, decision: Decision, option: Option) -> tuple[str, ...]:
        """The things in the scene that an option lies on."""
        if len(option) == 1:
            return ()
        verb, name = option.verb, str(option[1])
        if name in INDEX:
            return (f"space:{name}",)
        if verb in EDGE_LABELS:
            return edge_points(s, name)
        if verb in ("attack", *FIGURE_LABELS):
            return (
                f"token:{name}" if name[0] == "t" or name.startswith("sk") else f"piece:{name}",
            )
        if verb in ("turn", "blight"):
            return (f"space:{decision.about[0]}",) if verb == "turn" else ()
        if verb == "omen":
            return (f"track:{name}",)
        if verb == "space":
            return (f"track:domination{name}",)
        if verb == "give_cube":
            return (f"track:{name}",)
        if verb == "ritual":
            path = trace(s, name, int(option[2]), free_tiles(s))
            return f"card:{name}", *(f"space:{NAMES[at]}" for at in path[-1:])
        if verb in ("forget", *CARD_LABELS):
            if name in POWERS:
                return (f"card:{name}#{s.spider.hand.index(name) + 1}",)
            return (f"card:{name}",)
        return ()

    def line(self, s: Vast, event: Event) -> str:
        """A journal event in words."""
        return line(event)

    def seat(self, s: Vast, seat: int) -> str:
        """The role that sits there."""
        for role, held in enumerate(s.seat_of):
            if held == seat:
                return ROLES[ROLE_NAMES[role]]
        return "The table"

    def phase(self, s: Vast) -> str:
        """Where in the game we are."""
        turn = f"ound {s.round}, turn of the {ROLES[ROLE_NAMES[s.role]]}"
        return f"Journey {s.journeys + 1}, r{turn}" if s.campaign else f"R{turn}"

    def outcome(self, s: Vast, outcome: Outcome) -> str:
        """How it ended."""
        slayer = "Paladin" if s.seat_of[0] >= 0 else "Skeletons"
        if outcome.how == "spider_dead":
            return f"The {slayer} win{'s' if slayer == 'Paladin' else ''}: the last Spiderling is no more."
        return ENDINGS[outcome.how].format(s.wins, s.journeys)


ENDINGS = {
    "paladin_dead": "The Skeletons win: the Paladin falls, and their rest begins.",
    "escaped": "The Spider wins: she is down the stairs and out in the world.",
    "sealed": "The Manor wins: the last Seal closes, and the house wakes.",
    "dominated": "The Warlock wins: the spirits of the house are his.",
    "ghosts": "The Paladin wins: the spirits are laid to rest.",
    "slain": "The Paladin falls. The house keeps its spirits.",
    "fright": "The Paladin flees, out of his mind with terror.",
    "master": "Vast Master! {0} journeys won out of {1}.",
    "closed": "The chronicle is closed: {0} journeys won out of {1}.",
}


def edge_points(s: Vast, name: str) -> tuple[str, ...]:
    """The tiles on both sides of an edge."""
    at, d = INDEX[name[:2]], "NESW".index(name[2])
    return f"space:{NAMES[at]}", f"space:{NAMES[at + (-SIDE, 1, SIDE, -1)[d]]}"


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
        "omen": "That is all",
        "spider": "End your turn",
        "dominate": "Go on",
        "leap": "Stay here",
        "grow": "One is enough",
    }.get(decision.ask, "Enough")


def _pass(s: Vast, decision: Decision, option: Option) -> str:
    return {"summon": "No, go on", "ritual": "No ritual", "trade": "Keep them"}.get(
        decision.ask, "Pass"
    )


def _attack(s: Vast, decision: Decision, option: Option) -> str:
    name = str(option[1])
    strength = s.paladin.prepare + s.paladin.vigor
    verdict = "a hit" if strength > defense(s, name) else "a miss"
    return f"Attack {FIGURE_WORDS[name]} (Defense {defense(s, name)}: {verdict})"


def _turn(s: Vast, decision: Decision, option: Option) -> str:
    at = INDEX[decision.about[0]]
    walls = turned(TILES[s.map.tile[at]].walls, int(option[1]))
    sides = [SIDE_WORDS[LETTERS[d]] for d in range(4) if not walls >> d & 1]
    return f"Open to the {' and '.join(sides)}"


def _pray(s: Vast, decision: Decision, option: Option) -> str:
    return {"fury": "1 Fury", "light": "1 Light", "favor": "Change a favor"}[str(option[1])]


def _beads(s: Vast, decision: Decision, option: Option) -> str:
    return f"Prayer Beads: a favor and 2 {str(option[1]).title()}"


def _refuse(s: Vast, decision: Decision, option: Option) -> str:
    if "dedication" in s.paladin.played:
        return "Refuse it for 2 Light and 2 Fury"
    return "Refuse it for 5 Grit"


def _cast(s: Vast, decision: Decision, option: Option) -> str:
    power, card = str(option[1]), str(option[2])
    said = f"Cast {POWERS[power].name}"
    return said if power == card else f"{said} with {POWERS[card].name}"


def _form(s: Vast, decision: Decision, option: Option) -> str:
    return FORM_WORDS[str(option[1])]


def _omen(s: Vast, decision: Decision, option: Option) -> str:
    return TRACK_WORDS[str(option[1])]


def _ritual(s: Vast, decision: Decision, option: Option) -> str:
    card, quarters = str(option[1]), int(option[2])
    path = trace(s, card, quarters, free_tiles(s))
    ghost = NAMES[path[RITUALS[card].ghost]]
    return f"{ritual_words(card)}: to {NAMES[path[-1]]}, a poltergeist on {ghost}"


def _forget(s: Vast, decision: Decision, option: Option) -> str:
    return f"Forget: {ritual_words(str(option[1]))}"


def _space(s: Vast, decision: Decision, option: Option) -> str:
    return f"Space {option[1]}: {DOMINATION_WORDS[int(option[1]) - 1]}"


def _blight(s: Vast, decision: Decision, option: Option) -> str:
    return f"Blight Arrow to the {SIDE_WORDS[str(option[1])]}"


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
    return f"A cube from {str(option[1]).title()}"


def _raise(s: Vast, decision: Decision, option: Option) -> str:
    return f"Harden {RANK_WORDS[str(option[1])]}"


SPECIAL = {
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
