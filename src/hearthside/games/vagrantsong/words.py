"""Prompts, labels and lines, made only when somebody looks."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import ANYONE, Decision, Event, Option, Outcome

from .content.between import CARDS
from .content.cards import SKILLS
from .content.junk import JUNK
from .content.stories import story
from .content.vagrants import VAGRANTS
from .rules.places import scenario_of
from .state import Journey
from .titles import (
    SLOT_NAMES,
    effect_name,
    haint_name,
    junk_name,
    skill_name,
    slot_name,
    token_name,
    vagrant_name,
)
from .words_lines import LINES

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
    "ghost_sickness": "you would lose {2}. Let it pass to the {1}?",
    "selfless": "{1} Humanity comes to you. Who takes it?",
    "back_to_life": "you are back. Which Skill heals?",
    "keep": "which token do you keep?",
    "drop": "your pockets are full. Which token goes back?",
    "drift": "you are moved. Where do you end up?",
    "aside": "a Haint stands where you stood. Step aside to where?",
    "put_down": "where are you set down?",
    "haint_way": "All ways are equally bad. Where does the {0} stop?",
    "haint_aside": "Where does the {0} step aside to?",
    "soul_aside": "Where does the Lost Soul step aside to?",
    "salt": "throw Salt against this action?",
    "soothe": "which effect does the {0} shed?",
    "lead": "where does your target go?",
    "gumption": "this success: heal, or a step?",
    "chord": "this success: Humanity, or a step your way?",
    "summon": "where does the {0} land?",
    "flee": "dance away, up to {1}?",
    "reroll": "roll the failed Bones of {1} again?",
    "pass_on": "who gets the other token, the {0}?",
    "put_event": "Where is Event {0} set down?",
    "lay_terrain": "Where does the {0} land?",
    "who_gains": "who gains {0}?",
    "hobo_sign": "the sign shows two hands. Which do you follow?",
    "may_rummage": "reach into the Bindle?",
    "stow": "no free slot for {1}. What goes into the Belongings?",
    "stow_junk": "no free slot for {1}. What goes into the Belongings?",
    "spend": "Camp: what do you buy? ({0} Coins in the pool)",
    "receiver": "Who takes the {0}?",
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
        about = [self._about(decision, a) for a in decision.about]
        asked = PROMPTS.get(decision.ask) or scenario_of(s).prompts.get(decision.ask, decision.ask)
        text = asked.format(*about)
        return text if decision.seat == ANYONE else f"{self.seat(s, decision.seat)}: {text}"

    def _about(self, decision: Decision, a: str | int) -> str:
        if decision.ask in ("stow", "stow_junk") and isinstance(a, int):
            return skill_name(a) if decision.ask == "stow" else junk_name(a)
        if not isinstance(a, str):
            return str(a)
        if a in VAGRANTS or a == "pup":
            return vagrant_name(a)
        if decision.ask.startswith("haint"):
            return haint_name(a)
        return token_name(a) if decision.ask in ("pass_on", "receiver") and a.islower() else a

    def label(self, s: Journey, decision: Decision, option: Option) -> str:
        """What an option does."""
        verb, args = str(option[0]), option[1:]
        if verb == "by":
            inner = Option(str(args[1]), *args[2:])
            return f"{self.seat(s, int(args[0]))}: {self.label(s, decision, inner)}"
        make = LABELS.get(verb)
        if make is not None:
            return make(s, decision, args)
        named = scenario_of(s).labels.get(str(option)) or scenario_of(s).labels.get(verb)
        if named is not None:
            return named.format(*args)
        return str(option)

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
        make = LINES.get(event.kind)
        return (
            make(s, event.args)
            if make is not None
            else f"{event.kind} {' '.join(map(str, event.args))}"
        )

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
            turn = f"the {haint_name(s.haints[s.haint_index].who)}'s turn"
        elif s.active >= 0:
            turn = f"the {self.seat(s, s.active)}'s turn"
        else:
            turn = "between turns"
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


def _whom(s: Journey, aim: str) -> str:
    if aim[0] == "h":
        return f"the {haint_name(s.haints[int(aim[1:])].who)}"
    return "the Pup" if aim[0] == "p" else f"the {vagrant_name(s.vagrants[int(aim[1:])].who)}"


Args = tuple[str | int, ...]


def _seat_name(s: Journey, seat: str | int) -> str:
    return vagrant_name(s.vagrants[int(seat)].who)


def _skill(s: Journey, d: Decision, a: Args) -> str:
    if len(a) == 1:
        return skill_name(int(a[0]))
    return f"{skill_name(int(a[0]))} on {_whom(s, str(a[1]))}"


def _door(s: Journey, d: Decision, a: Args) -> str:
    return {"tunnel": "The wooden door: Tunnel Vision"}.get(str(a[0]), str(a[0]))


def _event_title(s: Journey, n: str | int) -> str:
    return scenario_of(s).event(int(n)).title


Label = Callable[[Journey, Decision, Args], str]
LABELS: dict[str, Label] = {
    "pass": lambda s, d, a: "Go on",
    "ready": lambda s, d, a: "Done placing",
    "end": lambda s, d, a: "End the turn",
    "yes": lambda s, d, a: "Yes",
    "no": lambda s, d, a: "No",
    "done": lambda s, d, a: "Done",
    "none": lambda s, d, a: "Nobody",
    "stay": lambda s, d, a: "Stay",
    "flee": lambda s, d, a: "Dance away",
    "turn": lambda s, d, a: f"The {_seat_name(s, a[0])}",
    "take": lambda s, d, a: f"The {_seat_name(s, a[0])}",
    "go": lambda s, d, a: f"Move to {a[0]}",
    "dash": lambda s, d, a: f"Move through the Haint to {a[0]}",
    "pup": lambda s, d, a: f"Pup to {a[0]}",
    "place": lambda s, d, a: f"{a[0]}",
    "stop": lambda s, d, a: f"{a[0]}",
    "aside": lambda s, d, a: f"{a[0]}",
    "coin": lambda s, d, a: f"Coin on {slot_name(str(a[0]))}",
    "foot": lambda s, d, a: f"Rabbit's Foot on {slot_name(str(a[0]))}",
    "keep": lambda s, d, a: token_name(str(a[0])),
    "drop": lambda s, d, a: token_name(str(a[0])),
    "token": lambda s, d, a: f"Use {_event_title(s, str(a[0])[1:])}",
    "salt": lambda s, d, a: "Throw Salt",
    "nail": lambda s, d, a: f"Iron Nails into {_whom(s, f'h{a[0]}')}",
    "nail_heal": lambda s, d, a: "Hold on to an Iron Nail: gain 1",
    "candle": lambda s, d, a: f"Set a Candle on {a[0]}",
    "apple": lambda s, d, a: f"Eat an Apple: heal {skill_name(int(a[0]))}",
    "shake": lambda s, d, a: f"Be rid of {effect_name(s.scenario, int(a[0]))}",
    "soothe": lambda s, d, a: effect_name(s.scenario, int(a[0])),
    "give": lambda s, d, a: f"Give {token_name(str(a[0]))} to the {_seat_name(s, a[1])}",
    "pup_give": lambda s, d, a: f"Pup brings {token_name(str(a[0]))} to the {_seat_name(s, a[1])}",
    "swap": lambda s, d, a: (
        f"Swap {token_name(str(a[0]))} for the {_seat_name(s, a[1])}'s {token_name(str(a[2]))}"
    ),
    "rummage": lambda s, d, a: "Rummage" if d.ask == "act" else "Rummage 1 (1 Coin)",
    "patch": lambda s, d, a: "Patch Up",
    "bust": lambda s, d, a: f"Bust {_whom(s, f'h{a[0]}')}",
    "pup_bust": lambda s, d, a: f"Pup Busts {_whom(s, f'h{a[0]}')}",
    "investigate": lambda s, d, a: f"Investigate Event {a[0]}",
    "pup_investigate": lambda s, d, a: f"Pup Investigates Event {a[0]}",
    "skill": _skill,
    "junk": lambda s, d, a: f"Use {junk_name(int(a[0]))}" if len(a) > 1 else junk_name(int(a[0])),
    "companions": lambda s, d, a: "A companion uses a token",
    "seance": lambda s, d, a: (
        "Use the Seance" if d.ask != "spend" else f"Hold a Seance ({len(s.vagrants)} Coins)"
    ),
    "encore": lambda s, d, a: "Use the second Seance",
    "heal": lambda s, d, a: skill_name(int(a[0])) if a else "Gain 1 Humanity",
    "step": lambda s, d, a: "One step of Move",
    "gain": lambda s, d, a: "Gain 1 Humanity",
    "lead": lambda s, d, a: "Move it 1",
    "slot": lambda s, d, a: (
        f"The {_seat_name(s, a[0])} takes {skill_name(int(a[1]))}"
        if len(a) > 1
        else skill_name(s.vagrants[d.seat].skills[int(a[0])])
    ),
    "comfort": lambda s, d, a: f"The {_seat_name(s, a[0])} gains 2",
    "hand": lambda s, d, a: f"Hand {token_name(str(a[0]))} to the {_seat_name(s, a[1])}, Rummage 1",
    "stow": lambda s, d, a: skill_name(int(a[0])),
    "stow_junk": lambda s, d, a: junk_name(int(a[0])),
    "learn": lambda s, d, a: f"A new Skill, {SKILLS[int(a[0])].hint} (2 Coins)",
    "mend": lambda s, d, a: f"Heal the {_seat_name(s, a[0])}'s {skill_name(int(a[1]))} (1 Coin)",
    "fix": lambda s, d, a: f"Repair the {_seat_name(s, a[0])}'s {junk_name(int(a[1]))} (1 Coin)",
    "fix_stored": lambda s, d, a: f"Repair {junk_name(int(a[0]))} in the Belongings (1 Coin)",
    "other_junk": lambda s, d, a: "See other Junk (1 Coin)",
    "bank": lambda s, d, a: "Bank 1 Coin with DC",
    "buy_junk": lambda s, d, a: f"Buy {junk_name(int(a[0]))}: {JUNK[int(a[0])].text} (3 Coins)",
    "sell": lambda s, d, a: f"Sell the {_seat_name(s, a[0])}'s broken {junk_name(int(a[1]))}",
    "sell_stored": lambda s, d, a: f"Sell the broken {junk_name(int(a[0]))}",
    "remove": lambda s, d, a: junk_name(int(a[0])),
    "choose": lambda s, d, a: f"{skill_name(int(a[0]))}: {SKILLS[int(a[0])].text}",
    "put_away": lambda s, d, a: f"The {_seat_name(s, a[0])} puts {skill_name(int(a[1]))} away",
    "put_junk": lambda s, d, a: f"The {_seat_name(s, a[0])} puts {junk_name(int(a[1]))} away",
    "wear": lambda s, d, a: f"The {_seat_name(s, a[0])} takes {junk_name(int(a[1]))}",
    "trade": lambda s, d, a: (
        f"The {_seat_name(s, a[0])} gives {skill_name(int(a[2]))} to the {_seat_name(s, a[1])}"
    ),
    "trade_junk": lambda s, d, a: (
        f"The {_seat_name(s, a[0])} gives {junk_name(int(a[2]))} to the {_seat_name(s, a[1])}"
    ),
    "become": lambda s, d, a: f"The {_seat_name(s, a[0])} becomes the {vagrant_name(str(a[1]))}",
    "join": lambda s, d, a: f"The {vagrant_name(str(a[0]))} joins",
    "leave": lambda s, d, a: f"The {_seat_name(s, a[0])} gets off",
    "door": _door,
    "answer": lambda s, d, a: CARDS[s.camp.card].choices["abc".index(str(a[0]))].front,
    "lose_token": lambda s, d, a: token_name(str(a[0])),
    "let": lambda s, d, a: token_name(str(a[0])),
    "shed_for": lambda s, d, a: (
        f"The {_seat_name(s, a[0])} sheds {effect_name(s.scenario, int(a[1]))}"
    ),
    "deed": lambda s, d, a: scenario_of(s).deeds[str(a[0])][0],
}
