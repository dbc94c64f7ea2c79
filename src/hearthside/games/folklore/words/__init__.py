"""What the game says: prompts, labels, journal lines, phases, endings."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Decision, Event, Option, Outcome

from ..content import ABILITIES, CARDS, CHARACTERS, EVENTS, POWERS, STORIES, TOWNS
from ..content.board import NAMES
from ..content.names import SERVICE_NAMES, named, place_name, reward_text, the
from ..content.perks import PERKS
from ..content.story import Box
from ..rules.features import setup_of
from ..rules.figures import weapons
from ..rules.skirmish import soul
from ..rules.tale import current
from ..rules.town import PRICES
from ..state import GHOST, LIMBO, Tale
from .lines import line

PROMPTS = {
    "act": "it is your turn. What do you do?",
    "again": "the words slipped. Try once more?",
    "arc": "the blow goes on. Whom else does it take?",
    "block": "the blow is coming. Who or what stops it?",
    "bonus": "your legend has outgrown the tree. What grows?",
    "command": "{0} is yours for a while. Whom shall it strike?",
    "companion": "another wants to come along, and there is no room.",
    "cure": "which affliction leaves?",
    "deal": "what is your business here?",
    "devastating": "a devastating strike! What follows?",
    "flee": "stand, or run for it?",
    "foe": "which of them?",
    "guard": "{0} came at you. Strike back?",
    "hex": "{0} has laid a hex on you. Answer it?",
    "leap": "where do you come down?",
    "location": "where in town do you go?",
    "outcome": "what do you do?",
    "pack": "what do you change before you go on?",
    "path": "which way does the tale go?",
    "raise": "which skill grows?",
    "place": "something answers. Where shall it stand?",
    "rest": "rest here, once in this chapter?",
    "retry": "the check failed. Do anything about it?",
    "reward": "your lore opens a new page. What do you learn?",
    "rise": "your ghost rises. Where?",
    "side": "they are close. Attack or defend, and against whom?",
    "stance": "a new round. Attack, or defend?",
    "steer": "{0} is yours for a while. Where shall it go?",
    "strike": "now you. What do you do?",
    "too_much": "you carry too much. What goes?",
    "town_gate": "go in and use the town, or pass by?",
    "train": "what have you learned, before all this?",
    "transition": "everybody is at the exit. Leave?",
    "travel": "the road is yours. Where does the group go?",
    "who_tries": "who tries it?",
    "whom": "for whom?",
}
PLAIN = {
    "again": "Try again",
    "another_round": "Stay for another round",
    "bed": f"A bed for the night ({PRICES['bed']} coins)",
    "bless": f"A blessing ({PRICES['bless']} coins)",
    "break_hex": "Break the hex (OCCULT 9)",
    "carry_on": "Carry on",
    "disinfect": f"Clean the infection ({PRICES['disinfect']} coins)",
    "done": "Leave it at that",
    "douse": "Put out a flame",
    "evade": "Evade: slip past foes this turn (1 PP)",
    "flee": "Run for it (TRICKERY 5 for all)",
    "focus": "Focus: recover 1 PP",
    "full_pp": "Gather yourself: all PP back",
    "go_on": "Begin the next story",
    "guard": "Strike back",
    "heal": f"Have the wounds seen to ({PRICES['heal']} coins)",
    "hold": "Hold, and act after the others",
    "leave": "Leave this place",
    "let_be": "Let it be",
    "luck": "Count on your number: add 1d4, once this chapter",
    "pardon": f"Pay the fine ({PRICES['pardon']} coins)",
    "prayer": f"Copy a prayer ({PRICES['mystic']} coins)",
    "reading": f"Have the cards read ({PRICES['tarot']} coins)",
    "refuse": "Send the newcomer away for 15 coins",
    "regroup": "Regroup: recover 1 vita",
    "rest": "Rest: 4 vita and 4 PP for everybody",
    "ritual": f"Copy a ritual ({PRICES['mystic']} coins)",
    "rumour": f"Listen by the fire ({PRICES['rumour']} coins)",
    "shield": "Block with the shield",
    "stand": "Stand and fight",
    "stay": "Let it stay",
    "stop": "Pass by",
    "strike": "Strike with bare hands",
    "take": "Take the blow",
    "transition": "Leave the map",
    "turn_hex": "Turn the hex on another (OCCULT 9)",
    "wait": "Let it be",
}
BONUSES = {
    "ap": "+1 ability point", "pp": "+1 maximum PP", "skill": "+1 in a skill",
    "might": "+5 MIGHT", "defense": "+5 DEFENSE", "vita": "+2 maximum vita",
    "gp": "+2 GP", "dmg": "+1 DMG",
}  # fmt: skip


def who(name: object) -> str:
    """What a character is called."""
    return CHARACTERS[str(name)].name if str(name) in CHARACTERS else str(name)


class FolkloreWords:
    """Words, made only when somebody looks."""

    def prompt(self, s: Tale, decision: Decision) -> str:
        """Who is asked, and what."""
        named_first = bool(decision.about) and str(decision.about[0]) in CHARACTERS
        speaker = who(decision.about[0]) if named_first else who(s.heroes[s.leader].who)
        text = PROMPTS[decision.ask]
        if decision.ask == "outcome":
            text = f"{EVENTS[str(decision.about[0])].front} {text.capitalize()}"
        elif decision.ask == "who_tries":
            text = f"who tries {str(decision.about[0]).upper()} {decision.about[1]}?"
        elif decision.ask == "retry":
            skill, number = str(decision.about[1]).upper(), decision.about[2]
            text = f"{skill} {number} was too much for you. Do you let it be?"
        elif decision.ask == "deal":
            text = f"you are at {SERVICE_NAMES[str(decision.about[1])]}. {text.capitalize()}"
        elif decision.ask in ("guard", "hex", "steer", "command"):
            text = text.format(the(str(decision.about[1])))
        elif decision.ask == "companion":
            text = f"{the(str(decision.about[1]))} wants to come along. There is no room."
        return f"{speaker}: {text}"

    def meanwhile(self, s: Tale, decision: Decision) -> str:
        """What everybody else reads."""
        who = "The party" if decision.seat < 0 else self.seat(s, decision.seat)
        return f"{who} is thinking"

    def detail(self, s: Tale, decision: Decision, option: Option) -> str:
        """The labels say it."""
        return ""

    def label(self, s: Tale, decision: Decision, option: Option) -> str:
        """What an option does."""
        verb, args = option.verb, option.args
        if decision.ask == "path":
            return self.box(s).labels[int(args[0])]
        if decision.ask == "outcome":
            return EVENTS[str(decision.about[0])].parts[int(args[0])].label
        if decision.ask == "reward":
            return _grown(reward_text(str(decision.about[2 + int(args[0])])))
        if verb in PLAIN and not args:
            return PLAIN[verb]
        first = args[0] if args else ""
        maker = LABELS.get(verb)
        if maker is not None:
            return maker(s, decision, option)
        return f"{verb.replace('_', ' ').capitalize()} {named(str(first))}".strip()

    @staticmethod
    def box(s: Tale) -> Box:
        """The box of the story that asks."""
        scene = current(s)
        return next(box for box in scene.boxes if box.kind == "choose")

    def points(self, s: Tale, decision: Decision, option: Option) -> tuple[str, ...]:
        """The things on the table that an option lies on."""
        verb, args = option.verb, option.args
        if decision.ask in ("path", "outcome"):
            return ("page",)
        if not args:
            return ()
        first = str(args[0])
        hero = str(decision.about[0]) if decision.about else s.heroes[s.leader].who
        if verb == "go":
            return (f"place:{first}",) if decision.ask == "travel" else (f"sq:{first}",)
        if verb in ("leap", "place", "rise", "herd", "steer"):
            return (f"sq:{first}",)
        if verb in ("open",):
            return (f"door:{first}",)
        if verb == "search":
            return (f"search:{first}",)
        if verb == "try":
            return (f"feature:{first}",)
        if verb in ("hit", "fist", "off", "throw", "maul", "sic", "order", "foe", "command"):
            return (f"foe:{first}",)
        if verb in ("attack", "defend"):
            return (f"creature:{first}",)
        if verb in ("whom", "pack", "purse"):
            return (f"char:{s.heroes[int(args[0])].who}",)
        if verb in ("use", "pour", "charge", "strike", "both", "equip", "stow", "give", "scrape", "shed", "hand", "sell",
                    "mend", "fill"):  # fmt: skip
            return (f"card:{first}#{hero}",)
        if verb in ("cast", "react", "retry", "forget"):
            return (f"ability:{first}#{hero}",)
        if verb in ("pray", "boon"):
            h = next(h for h in s.heroes if h.who == hero)
            pile = h.mystics if verb == "pray" else h.boons
            kind = "mystic" if verb == "pray" else "boon"
            return (f"{kind}:{pile.index(first)}#{hero}",) if first in pile else ()
        if verb in ("block", "replace", "dismiss"):
            return (f"companion:{first}#{hero}",)
        if verb == "visit":
            return (f"location:{first}",)
        if verb == "buy":
            return (f"offer:{first}",)
        if verb == "enter":
            return (f"place:{first}",)
        return ()

    def line(self, s: Tale, event: Event) -> str:
        """A journal event in words."""
        return line(event)

    def seat(self, s: Tale, seat: int) -> str:
        """Who sits there."""
        own = [who(h.who) for h in s.heroes if h.seat == seat]
        return " and ".join(own) or f"Seat {seat + 1}"

    def phase(self, s: Tale) -> str:
        """Where in the tale we are."""
        if not s.story:
            return "Before the tale"
        story = STORIES[s.story]
        time = "by day" if s.day else "by night"
        if s.between:
            return f"Between stories, {time}"
        chapter = f"{story.title}, chapter {s.chapter}"
        if s.melee is not None:
            return f"{chapter}: skirmish, round {s.melee.round}"
        if s.site is not None:
            kind = "encounter" if s.site.combat else "adventure"
            return f"{chapter}: {kind}, round {s.site.round}"
        if s.step.startswith("town"):
            return f"{chapter}: in {TOWNS[s.place].name}"
        if s.goal:
            return f"{chapter}: on the road to {place_name(s.goal)}, {time}"
        return chapter

    def outcome(self, s: Tale, outcome: Outcome) -> str:
        """How it ended."""
        share = round(100 * outcome.scores[0])
        if outcome.how == "candle":
            return f"The candle is out, and the tale went on without you. Worth {share} of 100."
        ending = outcome.how.replace("_", " ")
        return f"The tale is told: {ending}. Worth {share} of 100."


def _weapon(s: Tale, decision: Decision, option: Option) -> str:
    hero = next(h for h in s.heroes if h.who == decision.about[0])
    held = weapons(hero)
    n = int(option.args[1])
    return the(held[n].card) if n < len(held) else "the weapon"


def _foe(s: Tale, n: object) -> str:
    if s.site is not None:
        for f in s.site.foes:
            if f.id == n:
                return f"{the(f.kind)} at {NAMES[f.at]}"
    return "the foe"


def _creature(s: Tale, n: object) -> str:
    if s.melee is None:
        return ""
    kind = s.melee.kinds[int(str(n))]
    behind = soul(kind)
    return the(s.heroes[behind].who if behind >= 0 else kind)


def _attack(s: Tale, d: Decision, o: Option) -> str:
    if not o.args:
        return "Attack: strike as hard as you can"
    return f"Attack {_creature(s, o.args[0])}"


def _defend(s: Tale, d: Decision, o: Option) -> str:
    if not o.args:
        return "Defend: +10 DEFENSE, -10 MIGHT"
    return f"Defend against {_creature(s, o.args[0])}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _hero(s: Tale, n: object) -> str:
    return the(s.heroes[int(str(n))].who)


def _grown(text: str) -> str:
    """A reward as something one chooses."""
    return f"Grow: {text}" if text.startswith("+") else text


def _cast(s: Tale, d: Decision, o: Option) -> str:
    a = ABILITIES[str(o.args[0])]
    ghost = any(h.who == d.about[0] and h.form == GHOST for h in s.heroes)
    return f"Call on {a.name} ({a.cost} {'GP' if ghost else 'PP'})"


def _power(s: Tale, d: Decision, o: Option) -> str:
    p = POWERS[str(o.args[0])]
    return f"Reach across: {p.name} ({p.cost} GP)"


def _try(s: Tale, d: Decision, o: Option) -> str:
    setup = setup_of(s)
    if setup is not None:
        for f in setup.features:
            if NAMES[f.at] == o.args[0]:
                skill = f" ({f.skill.upper()} {f.number})" if f.skill else ""
                return f"Try your hand: {f.text}{skill}"
    return f"Look at {o.args[0]}"


LABELS: dict[str, Callable[[Tale, Decision, Option], str]] = {
    "go": lambda s, d, o: (
        f"Go to {place_name(str(o.args[0]))}" if d.ask == "travel" else f"Move to {o.args[0]}"
    ),
    "hit": lambda s, d, o: f"Attack {_foe(s, o.args[0])} with {_weapon(s, d, o)}",
    "off": lambda s, d, o: f"Attack {_foe(s, o.args[0])} with {_weapon(s, d, o)} too (1 PP)",
    "throw": lambda s, d, o: f"Throw {_weapon(s, d, o)} at {_foe(s, o.args[0])}",
    "fist": lambda s, d, o: f"Strike {_foe(s, o.args[0])} with bare hands",
    "maul": lambda s, d, o: f"Bite or claw {_foe(s, o.args[0])}",
    "sic": lambda s, d, o: f"Set your companion on {_foe(s, o.args[0])}",
    "order": lambda s, d, o: f"Set your ally on {_foe(s, o.args[0])}",
    "place": lambda s, d, o: f"Let it stand at {o.args[0]}",
    "strike": lambda s, d, o: f"Strike with {the(str(o.args[0]))}",
    "both": lambda s, d, o: f"Strike with {the(str(o.args[0]))}, then the other hand (1 PP)",
    "charge": lambda s, d, o: f"Store 1 PP in {the(str(o.args[0]))}",
    "pour": lambda s, d, o: f"Pour {the(str(o.args[0]))} over your weapon",
    "equip": lambda s, d, o: (
        f"Take {the(str(o.args[0]))} in hand"
        if CARDS[str(o.args[0])].slot == "hands"
        else f"Put on {the(str(o.args[0]))}"
    ),
    "stow": lambda s, d, o: f"Put away {the(str(o.args[0]))}",
    "command": lambda s, d, o: f"Strike {_foe(s, o.args[0])}",
    "foe": lambda s, d, o: f"It shall be {_foe(s, o.args[0])}",
    "herd": lambda s, d, o: f"Send your ally to {o.args[0]}",
    "steer": lambda s, d, o: f"Go to {o.args[0]}",
    "leap": lambda s, d, o: f"Leap to {o.args[0]}",
    "rise": lambda s, d, o: f"Rise at {o.args[0]}",
    "open": lambda s, d, o: f"Open the door at {o.args[0]}",
    "search": lambda s, d, o: f"Search at {o.args[0]}",
    "try": _try,
    "whom": lambda s, d, o: _capital(_hero(s, o.args[0])),
    "attack": _attack,
    "defend": _defend,
    "use": lambda s, d, o: f"Use {the(str(o.args[0]))}",
    "cast": _cast,
    "power": _power,
    "pray": lambda s, d, o: f"Speak {named(str(o.args[0]))}",
    "boon": lambda s, d, o: f"Spend the boon {named(str(o.args[0]))}",
    "scrape": lambda s, d, o: f"Throw away {the(str(o.args[0]))} to stop the corrosion",
    "perk": lambda s, d, o: PERKS[str(o.args[0])],
    "react": lambda s, d, o: f"Answer with {named(str(o.args[0]))} (1 PP)",
    "retry": lambda s, d, o: f"Try again, by {named(str(o.args[0]))} (1 PP)",
    "block": lambda s, d, o: f"Let {the(str(o.args[0]))} take the blow for you",
    "replace": lambda s, d, o: f"Part with {the(str(o.args[0]))} instead",
    "hand": lambda s, d, o: f"Hand {the(str(o.args[0]))} to {_hero(s, o.args[1])}",
    "shed": lambda s, d, o: f"Leave {the(str(o.args[0]))} by the wayside",
    "give": lambda s, d, o: f"Give {the(str(o.args[0]))} to {_hero(s, o.args[1])}",
    "pack": lambda s, d, o: (
        f"See to the pack of {_hero(s, o.args[0])}"
        if o.args
        else "See to your pack, then end your turn"
    ),
    "purse": lambda s, d, o: f"Give 5 coins to {_hero(s, o.args[0])}",
    "dismiss": lambda s, d, o: f"Part with {the(str(o.args[0]))}",
    "visit": lambda s, d, o: f"Go to {SERVICE_NAMES[str(o.args[0])]}",
    "enter": lambda s, d, o: f"Enter {TOWNS[str(o.args[0])].name}",
    "buy": lambda s, d, o: f"Buy {the(str(o.args[0]))} ({CARDS[str(o.args[0])].value} coins)",
    "sell": lambda s, d, o: (
        f"Sell {the(str(o.args[0]))} ({CARDS[str(o.args[0])].value // 2} coins)"
    ),
    "mend": lambda s, d, o: f"Have {the(str(o.args[0]))} mended ({PRICES['mend']} coins)",
    "fill": lambda s, d, o: f"Have {the(str(o.args[0]))} filled ({PRICES['fill']} coins)",
    "cure": lambda s, d, o: f"Be rid of {str(o.args[0]).upper()}",
    "learn": lambda s, d, o: f"Learn {named(str(o.args[0]))}",
    "forget": lambda s, d, o: f"Unlearn {named(str(o.args[0]))}",
    "raise": lambda s, d, o: f"Grow in {str(o.args[0]).upper()}",
    "bonus": lambda s, d, o: _grown(BONUSES[str(o.args[0])]),
    "extra": lambda s, d, o: (
        "Move and act once more"
        if d.ask == "devastating"
        else f"Buy {the(CHARACTERS[str(d.about[0])].extra)}"
        f" ({CARDS[CHARACTERS[str(d.about[0])].extra].value} coins)"
    ),
    "bandage": lambda s, d, o: (
        f"Buy a bandage ({PRICES['bandage']} coins)"
        if d.ask == "deal"
        else "Bind your wounds (3 vita)"
    ),
    "revive": lambda s, d, o: (
        "Come back, for a card that will stay with you"
        if any(h.who == d.about[0] and h.form == LIMBO for h in s.heroes)
        else f"Come back to life ({PRICES['revive']} coins from all)"
    ),
}
