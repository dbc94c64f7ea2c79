"""Prompts, labels and lines, made only when somebody looks."""

from __future__ import annotations

from hearthside.kernel import ANYONE, Decision, Event, Option, Outcome

from ..content.between import CARDS
from ..content.names import (
    SLOT_NAMES,
    a_token,
    junk_name,
    named,
    skill_name,
    the,
    the_haint,
    vagrant_name,
)
from ..content.stories import story
from ..content.vagrants import VAGRANTS
from ..rules.places import scenario_of
from ..state import Journey
from .labels import LABELS
from .lines import LINES

PROMPTS = {
    "start": "choose where you stand when the night begins",
    "pup_place": "set the Pup down beside you",
    "whose_turn": "Who goes next?",
    "coins": "place your Coins ({1} left)",
    "act": "what will you do?",
    "companion": "Who uses a token?",
    "wound": "you are Wounded. Which card turns over?",
    "under": "you are Westbound. Which Skill lies under the Westbound card?",
    "reprieve": "your last card is gone. Call in the reprieve?",
    "ghost_sickness": "you would lose {2}. Let it pass to {1}?",
    "selfless": "{1} Humanity comes to you. Who takes it?",
    "back_to_life": "you are back. Which Skill heals?",
    "keep": "which token do you keep?",
    "drop": "your pockets are full. Which token goes back?",
    "drift": "{0} is moved. Where to?",
    "aside": "a Haint stands where {0} stood. Step aside to where?",
    "put_down": "where is {0} set down?",
    "haint_way": "All ways are equally bad. Where will {0} stop?",
    "haint_over": "All ways are equally bad. Over whom will {0} go?",
    "haint_beside": "Where will {0} turn up beside {1}?",
    "haint_aside": "Where will {0} step aside to?",
    "soul_aside": "Where will the Lost Soul step aside to?",
    "salt": "throw Salt against {1}?",
    "soothe": "which effect does {0} shed?",
    "lead": "where does your target go?",
    "gumption": "this success: heal, or a step?",
    "chord": "this success: Humanity, or a step your way?",
    "summon": "where does your {0} land?",
    "flee": "dance away, up to {1}?",
    "reroll": "roll the failed Bones of {1} again?",
    "pass_on": "the other token is {0}. Who may have it?",
    "hand_on": "you have found {0}. Hand it to somebody in the car?",
    "put_event": "Where does Event Token {0} go?",
    "lay_terrain": "Where does the {0} come down?",
    "who_gains": "who gains {0} Humanity?",
    "hobo_sign": "the sign shows two hands. Which do you follow?",
    "may_rummage": "reach into the Bindle?",
    "stow": "no free slot for {1}. What goes into the Belongings?",
    "stow_junk": "no free slot for {1}. What goes into the Belongings?",
    "spend": "Camp: what do you buy? (Coins in the pool: {0})",
    "receiver": "Who takes {0}?",
    "clear_shelf": "Which Junk should DC throw out for good?",
    "exclusive": "which Skill have you learned?",
    "manage": "Camp: rearrange, or move on?",
    "door": "Which door?",
    "answer": "in secret, what goes through your head?",
}


class Words:
    """What the game says."""

    def prompt(self, s: Journey, decision: Decision) -> str:
        """Who is asked, and what."""
        about = [self._about(s, decision, a) for a in decision.about]
        asked = PROMPTS.get(decision.ask) or scenario_of(s).prompts[decision.ask]
        text = asked.format(*about)
        return text if decision.seat == ANYONE else f"{self.seat(s, decision.seat)}: {text}"

    def _about(self, s: Journey, decision: Decision, a: str | int) -> str:
        if decision.ask in ("stow", "stow_junk") and isinstance(a, int):
            return skill_name(a) if decision.ask == "stow" else f"the {junk_name(a)}"
        if not isinstance(a, str):
            return str(a)
        if a in VAGRANTS or a == "pup":
            return the(a)
        if any(a == h.who for h in s.haints):
            return the_haint(a)
        if decision.ask in ("pass_on", "hand_on", "receiver") and a.islower():
            return a_token(named(s, a))
        return a

    def meanwhile(self, s: Journey, decision: Decision) -> str:
        """What everybody else reads."""
        who = "The party" if decision.seat < 0 else self.seat(s, decision.seat)
        return f"{who} is thinking"

    def detail(self, s: Journey, decision: Decision, option: Option) -> str:
        """The labels say it."""
        return ""

    def label(self, s: Journey, decision: Decision, option: Option) -> str:
        """What an option does."""
        verb, args = str(option[0]), option[1:]
        if verb == "by":
            inner = Option(str(args[1]), *args[2:])
            return f"The {self.seat(s, int(args[0]))}: {self.label(s, decision, inner)}"
        make = LABELS.get(verb)
        if make is not None:
            return make(s, decision, args)
        labels = scenario_of(s).labels
        return (labels.get(str(option)) or labels[verb]).format(*args)

    def points(self, s: Journey, decision: Decision, option: Option) -> tuple[str, ...]:
        """The ids of the things the option lies on."""
        verb, args = str(option[0]), option[1:]
        if verb == "by":
            return (f"seat:{args[0]}", *self.points(s, decision, Option(str(args[1]), *args[2:])))
        seat = s.active if decision.seat == ANYONE else decision.seat
        if verb in SPACE_VERBS:
            return (f"space:{args[0]}",)
        if verb in ("turn", "take", "comfort"):
            return (f"seat:{args[0]}",)
        if verb in ("coin", "foot"):
            slot = str(args[0])
            if slot in SLOT_NAMES:
                return (f"action:{seat}.{slot}",)
            return (f"card:{'skill' if slot[0] == 's' else 'junk'}{slot[1:]}",)
        if verb == "skill" and len(args) == 2:
            if int(args[0]) > 90:
                return (f"action:{seat}.westbound", *_target(s, str(args[1])))
            return (f"card:skill{args[0]}", *_target(s, str(args[1])))
        if verb in ("nail", "bust", "pup_bust"):
            return (f"piece:haint{args[0]}",)
        if verb in ("investigate", "pup_investigate"):
            return (f"event:{args[0]}",)
        if verb in ("rummage", "patch") and decision.ask == "act":
            return (f"action:{seat}.{verb}",)
        if verb in ("apple", "heal", "learn", "choose", "skill"):
            prefix = "offer" if verb == "learn" else "skill"
            return (f"card:{prefix}{args[0]}",) if args else ()
        if verb in ("junk", "buy_junk", "remove", "fix_stored", "sell_stored"):
            return (f"card:junk{abs(int(args[0]))}",)
        if verb in ("mend", "slot", "put_away", "trade"):
            if len(args) > 1:
                return (f"card:skill{args[-1]}",)
            skill = s.vagrants[seat].skills[int(args[0])]
            return (f"card:skill{abs(skill)}",)
        if verb in ("fix", "sell", "wear", "put_junk", "trade_junk"):
            return (f"card:junk{abs(int(args[-1]))}",)
        if verb in ("give", "swap", "pup_give"):
            return (f"seat:{args[1]}",)
        if verb in ("answer",):
            return ("card:between",)
        if verb in ("seance", "encore"):
            return ("zone:camp",) if decision.ask == "spend" else (f"card:{verb}",)
        return ()

    def line(self, s: Journey, event: Event) -> str:
        """A journal event in words."""
        return LINES[event.kind](s, event.args)

    def seat(self, s: Journey, seat: int) -> str:
        """Who sits there."""
        return (
            vagrant_name(s.vagrants[seat].who) if 0 <= seat < len(s.vagrants) else "An empty seat"
        )

    def phase(self, s: Journey) -> str:
        """Where in the game we are."""
        made = scenario_of(s)
        if s.phase == "camp":
            return f"Camp after {made.name}"
        if s.phase == "between":
            return f"In-Between: {CARDS[s.camp.card].title}"
        if s.phase == "setup":
            return f"{made.name}: finding a place"
        if s.phase == "over":
            return f"{made.name}: over"
        if s.haint_turn:
            turn = f"the turn of {the_haint(s.haints[s.haint_index].who)}"
        elif s.active >= 0:
            turn = f"the {self.seat(s, s.active)}'s turn"
        else:
            turn = "between turns"
        if not s.rounds:
            return f"{made.name}: it begins"
        return f"{made.name}, round {s.rounds}, {turn}"

    def outcome(self, s: Journey, outcome: Outcome) -> str:
        """How it ended."""
        if outcome.how == "campaign":
            won = s.camp.results.count("won")
            return f"The line ends here: {won} of {len(s.camp.results)} nights were won."
        made = scenario_of(s)
        name, _ = story(f"m{made.win if s.over == 'won' else made.lose}")
        return f"{name}. {'You see the morning.' if s.over == 'won' else 'The train keeps you.'}"


SPACE_VERBS = frozenset({"go", "dash", "pup", "place", "stop", "aside", "candle"})


def _target(s: Journey, aim: str) -> tuple[str, ...]:
    if aim[0] == "h":
        return (f"piece:haint{aim[1:]}",)
    return ("piece:pup",) if aim[0] == "p" else (f"piece:{s.vagrants[int(aim[1:])].who}",)
