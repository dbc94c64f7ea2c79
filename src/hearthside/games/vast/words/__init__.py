"""What the manor says: prompts and labels; names are in `names`, journal lines in `lines`."""

from __future__ import annotations

from hearthside.kernel import Decision, Event, Option, Outcome

from ..content.board import INDEX, NAMES, SIDE
from ..content.cards import POWERS
from ..content.mixes import ROLE_NAMES, ROLES
from ..content.names import Count, thing_words
from ..rules.manor import free_tiles, trace
from ..state import Vast
from .labels import CARD_LABELS, EDGE_LABELS, FIGURE_LABELS, label
from .lines import line

PROMPTS: dict[str, str] = {
    "paladin": "what will you do?",
    "sprint": "run on? You have {0:step} left.",
    "fight": "blades out! Your Strength is {0}.",
    "pray": "the Shrine hums. What do you ask for?",
    "treasure": "you are handed the {0}. Keep it, or refuse it?",
    "give": "which treasure does the Paladin get?",
    "favor": "which of these favors do you keep?",
    "discard_favor": "which favor do you give up?",
    "discard_treasure": "fear takes a treasure from you. Which one?",
    "give_cube": "your Grit sinks. From where do you give a hero cube?",
    "armor": "the blow would cost {0} Health. Let the Armor break?",
    "fire_brand": "burn 3 Fury to finish one more Spiderling?",
    "divine": "which tile do you see in the light?",
    "pillar": "where does the pillar of light stand?",
    "turn": "how do you turn the tile at {0}?",
    "haunt": "where does the poltergeist appear?",
    "flee": "startled! Where do you flee to?",
    "scatter": "run, little ones! Where does the next Spiderling go?",
    "skeleton": "{0} is up. Where to, and what then?",
    "run": "{0} hears the scream and runs. Where to?",
    "tunnel": "out of which Pit does it pop up?",
    "skulls": "where do the skulls cackle now?",
    "bomb": "which wall goes up?",
    "stab": "Stabby has hit. Twist the knife?",
    "summon": "wake another Skeleton?",
    "outfit": "put gear on before the turn ends?",
    "form": "which shape do you take?",
    "become": "where do your Spiderlings become one?",
    "gain": "feed, scare, or go on?",
    "spider": "weave, bite or crawl? You have {0:step} left.",
    "crawl": "{0} crawls and has {1:step} left.",
    "legs": "{0} takes one more step. Where to?",
    "eyes": "which tile do your eyes open?",
    "fangs": "where do the fangs strike?",
    "webs": "where do you spin a web?",
    "victim": "whom do you bite at {0}?",
    "spend": "which power card do you give up?",
    "appear": "where do you appear?",
    "omen": "where do you lay an omen?",
    "reveal": "which Dark tile do you reveal? You may open {0:more tile}.",
    "shift": "which tile moves? It may go up to {0:space} far.",
    "shift_to": "where does the tile at {0} go?",
    "swap": "which tile is swapped? The other may be {0:space} away.",
    "swap_with": "the tile at {0} and which other?",
    "swap_how": "{0} and {1}: exchange them, or turn both?",
    "wall": "at which tile does a force wall rise? You may raise {0:more wall}.",
    "wall_side": "on which side of {0}?",
    "drift": "the Wraith drifts and has {0:step} left.",
    "ritual": "perform a ritual?",
    "hoard": "on which Dark tile do you hide a treasure?",
    "forget": "too many rituals. Which do you forget?",
    "hex": "under which piece does a Curse go? You have {0:Curse} left.",
    "dominate": "do you take a piece for your track?",
    "space": "where on your track does {0} go?",
    "trade": "trade a spell for three new ones?",
    "learn": "which spell do you keep?",
    "drop": "which spell do you let go?",
    "warlock": "what now? You have {0:magic cube} at hand.",
    "sneak": "where do you sneak to?",
    "leap": "and on? You may still move.",
    "grow": "a second poltergeist?",
    "teleport": "into which darkness do you step?",
    "enclose": "at which tile does a wall rise? You may raise {0:more wall}.",
    "expand_reveal": "the manor grows. Which empty tile opens?",
    "expand_tile": "where does a new Dark tile lie?",
    "expand_hoard": "where does a treasure appear?",
    "prowl": "{0} has more than one way. You choose for it.",
    "rank": "you prevailed. What do you harden?",
    "onward": "set out again, or close the chronicle?",
}


class VastWords:
    """Words, made only when somebody looks."""

    def prompt(self, s: Vast, decision: Decision) -> str:
        """Who is asked, and what."""
        about = [Count(arg) if isinstance(arg, int) else thing_words(arg) for arg in decision.about]
        return f"{self.seat(s, decision.seat)}: {PROMPTS[decision.ask].format(*about)}"

    def meanwhile(self, s: Vast, decision: Decision) -> str:
        """What everybody else reads."""
        who = "The party" if decision.seat < 0 else self.seat(s, decision.seat)
        return f"{who} is thinking"

    def detail(self, s: Vast, decision: Decision, option: Option) -> str:
        """The labels say it."""
        return ""

    def label(self, s: Vast, decision: Decision, option: Option) -> str:
        """What an option does."""
        return label(s, decision, option)

    def points(self, s: Vast, decision: Decision, option: Option) -> tuple[str, ...]:
        """The things in the scene that an option lies on."""
        if len(option) == 1:
            return ()
        verb, name = option.verb, str(option[1])
        if name in INDEX:
            return (f"space:{name}",)
        if verb in EDGE_LABELS:
            return edge_points(s, name)
        if verb in FIGURE_VERBS:
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


FIGURE_VERBS = ("attack", "strike", "shoot", "victim", "hex", "dominate", *FIGURE_LABELS)


def edge_points(s: Vast, name: str) -> tuple[str, ...]:
    """The tiles on both sides of an edge."""
    at, d = INDEX[name[:2]], "NESW".index(name[2])
    return f"space:{NAMES[at]}", f"space:{NAMES[at + (-SIDE, 1, SIDE, -1)[d]]}"
