"""What every option says, by verb; where a verb serves several questions, by what is asked."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Decision

from ..content.between import CARDS
from ..content.cards import SKILLS
from ..content.junk import JUNK
from ..content.names import (
    a_token,
    effect_name,
    junk_name,
    listed,
    named,
    rid_of,
    skill_name,
    slot_name,
    the,
    the_haint,
    vagrant_name,
)
from ..rules.haint import mood_action
from ..rules.places import scenario_of
from ..state import Journey

Args = tuple[str | int, ...]
Label = Callable[[Journey, Decision, Args], str]

PLACES = {
    "start": "Begin on {0}",
    "pup_place": "Set the Pup down on {0}",
    "drift": "End up on {0}",
    "put_down": "Be set down on {0}",
    "put_event": "Lay it on {0}",
    "lay_terrain": "Let it land on {0}",
    "lead": "Lead to {0}",
    "summon": "Land on {0}",
    "haint_way": "To {0}",
    "clear": "Clear {0}",
    "lantern": "Under the Candle on {0}",
    "relight": "Light it on {0}",
    "widen": "Let it spread to {0}",
    "soul_place": "To {0}",
    "which_soul": "The one on {0}",
}
"""What choosing a space means, by what is asked."""
YES_NO = {
    "ghost_sickness": ("Let it pass on", "Bear it"),
    "reprieve": ("Get up again", "Let go"),
    "reroll": ("Roll them again", "Let them lie"),
    "may_rummage": ("Reach in", "Leave it"),
    "salt": ("Throw Salt", "Keep the Salt"),
}
DONE = {
    "spend": "We have bought enough",
    "manage": "Break camp and ride on",
    "clear_shelf": "Leave the rest",
}
NOBODY = {
    "pass_on": "Nobody: back into the Bindle",
    "hand_on": "Nobody: keep it",
    "shed_for": "Shed nothing",
}


def whom(s: Journey, aim: str) -> str:
    """The target of a Skill in words."""
    if aim[0] == "h":
        return the_haint(s.haints[int(aim[1:])].who)
    return "the Pup" if aim[0] == "p" else _the_seat(s, aim[1:])


def _the_seat(s: Journey, seat: str | int) -> str:
    return the(s.vagrants[int(seat)].who)


def _seat(s: Journey, seat: str | int) -> str:
    return f"The {vagrant_name(s.vagrants[int(seat)].who)}"


def _token(s: Journey, token: str | int) -> str:
    return a_token(named(s, str(token)))


def _skill(s: Journey, d: Decision, a: Args) -> str:
    if len(a) == 1:
        return f"Turn over {skill_name(int(a[0]))}"
    aim = str(a[1])
    if aim == f"v{d.seat}":
        return f"{skill_name(int(a[0]))}, for yourself"
    return f"{skill_name(int(a[0]))} on {whom(s, aim)}"


def _junk(s: Journey, d: Decision, a: Args) -> str:
    if len(a) == 1:
        return f"Break the {junk_name(int(a[0]))}"
    return f"Use the {junk_name(int(a[0]))}"


def _slot(s: Journey, d: Decision, a: Args) -> str:
    if len(a) > 1:
        return f"{_seat(s, a[0])} takes up {skill_name(int(a[1]))}"
    return f"Lay it on {skill_name(s.vagrants[d.seat].skills[int(a[0])])}"


def _take(s: Journey, d: Decision, a: Args) -> str:
    if d.ask in ("selfless", "who_gains"):
        return "Take it yourself" if int(a[0]) == d.seat else f"{_seat(s, a[0])} gains it"
    return _seat(s, a[0])


def _let(s: Journey, d: Decision, a: Args) -> str:
    return f"{mood_action(s, 0, str(a[0])).name}: {mood_action(s, 0, str(a[0])).text}"


def _over(s: Journey, d: Decision, a: Args) -> str:
    return f"Over {listed([_crossed(key) for key in str(a[0]).split('+')])}"


def _crossed(key: str) -> str:
    return "the crow" if key == "crow" else the(key)


def _doors(name: str) -> str:
    return {"tunnel": "The wooden door, and the tunnel behind it"}[name]


LABELS: dict[str, Label] = {
    "pass": lambda s, d, a: "On to the next round",
    "ready": lambda s, d, a: "Done placing",
    "end": lambda s, d, a: "End the turn",
    "yes": lambda s, d, a: YES_NO.get(d.ask, ("Yes", "No"))[0],
    "no": lambda s, d, a: YES_NO.get(d.ask, ("Yes", "No"))[1],
    "done": lambda s, d, a: DONE.get(d.ask, "Done"),
    "none": lambda s, d, a: NOBODY.get(d.ask, "Nobody"),
    "stay": lambda s, d, a: "Stay",
    "flee": lambda s, d, a: "Dance away",
    "turn": lambda s, d, a: _seat(s, a[0]),
    "take": _take,
    "go": lambda s, d, a: f"Move to {a[0]}",
    "dash": lambda s, d, a: f"Move through the Haint to {a[0]}",
    "pup": lambda s, d, a: f"Send the Pup to {a[0]}",
    "place": lambda s, d, a: PLACES.get(d.ask, "To {0}").format(a[0]),
    "stop": lambda s, d, a: f"On {a[0]}",
    "over": _over,
    "aside": lambda s, d, a: f"Step aside to {a[0]}",
    "coin": lambda s, d, a: f"Coin on {slot_name(str(a[0]))}",
    "foot": lambda s, d, a: f"Rabbit's Foot on {slot_name(str(a[0]))}",
    "keep": lambda s, d, a: f"Keep {_token(s, a[0])}",
    "drop": lambda s, d, a: f"Let go of {_token(s, a[0])}",
    "token": lambda s, d, a: f"Use {_token(s, a[0])}",
    "salt": lambda s, d, a: YES_NO["salt"][0],
    "nail": lambda s, d, a: f"Iron Nails into {whom(s, f'h{a[0]}')}",
    "nail_heal": lambda s, d, a: "Hold on to the Iron Nails: gain 1",
    "candle": lambda s, d, a: f"Set a Candle on {a[0]}",
    "apple": lambda s, d, a: f"Eat an Apple: heal {skill_name(int(a[0]))}",
    "shake": lambda s, d, a: (
        f"Discard {_token(s, _cure(s, int(a[0])))} to be {rid_of(effect_name(s.scenario, int(a[0])))}"
    ),
    "soothe": lambda s, d, a: f"Shed {effect_name(s.scenario, int(a[0]))}",
    "give": lambda s, d, a: f"Give {_token(s, a[0])} to {_the_seat(s, a[1])}",
    "pup_give": lambda s, d, a: f"The Pup brings {_token(s, a[0])} to {_the_seat(s, a[1])}",
    "swap": lambda s, d, a: (
        f"Swap {_token(s, a[0])} with {_the_seat(s, a[1])} for {_token(s, a[2])}"
    ),
    "rummage": lambda s, d, a: "Rummage" if d.ask == "act" else "Reach into the Bindle (1 Coin)",
    "patch": lambda s, d, a: "Patch Up",
    "bust": lambda s, d, a: f"Bust {whom(s, f'h{a[0]}')}",
    "pup_bust": lambda s, d, a: f"The Pup Busts {whom(s, f'h{a[0]}')}",
    "investigate": lambda s, d, a: f"Investigate Event Token {a[0]}",
    "pup_investigate": lambda s, d, a: f"The Pup Investigates Event Token {a[0]}",
    "skill": _skill,
    "junk": _junk,
    "companions": lambda s, d, a: "A companion uses a token",
    "seance": lambda s, d, a: (
        "Use the Seance" if d.ask != "spend" else f"Hold a Seance ({len(s.vagrants)} Coins)"
    ),
    "encore": lambda s, d, a: "Use the second Seance",
    "heal": lambda s, d, a: f"Heal {skill_name(int(a[0]))}" if a else "Gain 1 Humanity",
    "step": lambda s, d, a: "One step of Move",
    "gain": lambda s, d, a: "Let it gain 1 Humanity",
    "lead": lambda s, d, a: "Move it 1 your way",
    "slot": _slot,
    "comfort": lambda s, d, a: f"{_seat(s, a[0])} gains 2",
    "hand": lambda s, d, a: (
        f"Hand {_token(s, a[0])} to {_the_seat(s, a[1])}, then Rummage 1"
    ),
    "stow": lambda s, d, a: f"{skill_name(int(a[0]))} goes into the Belongings",
    "stow_junk": lambda s, d, a: f"The {junk_name(int(a[0]))} goes into the Belongings",
    "learn": lambda s, d, a: (
        f"A Skill for the {_side(int(a[0]))} side (2 Coins). {SKILLS[int(a[0])].hint}"
    ),
    "mend": lambda s, d, a: f"Heal {skill_name(int(a[1]))} for {_the_seat(s, a[0])} (1 Coin)",
    "fix": lambda s, d, a: f"Repair the {junk_name(int(a[1]))} of {_the_seat(s, a[0])} (1 Coin)",
    "fix_stored": lambda s, d, a: f"Repair the {junk_name(int(a[0]))} in the Belongings (1 Coin)",
    "other_junk": lambda s, d, a: "See what else DC has (1 Coin)",
    "bank": lambda s, d, a: "Bank 1 Coin with DC",
    "buy_junk": lambda s, d, a: (
        f"Buy the {junk_name(int(a[0]))} (3 Coins). {JUNK[int(a[0])].text}"
    ),
    "sell": lambda s, d, a: (
        f"Sell the broken {junk_name(int(a[1]))} of {_the_seat(s, a[0])} for a Coin"
    ),
    "sell_stored": lambda s, d, a: f"Sell the broken {junk_name(int(a[0]))} for a Coin",
    "remove": lambda s, d, a: f"Throw out the {junk_name(int(a[0]))}",
    "choose": lambda s, d, a: f"{skill_name(int(a[0]))}. {SKILLS[int(a[0])].text}",
    "put_away": lambda s, d, a: f"{_seat(s, a[0])} puts {skill_name(int(a[1]))} away",
    "put_junk": lambda s, d, a: f"{_seat(s, a[0])} puts the {junk_name(int(a[1]))} away",
    "wear": lambda s, d, a: f"{_seat(s, a[0])} takes the {junk_name(int(a[1]))} along",
    "trade": lambda s, d, a: (
        f"{_seat(s, a[0])} passes {skill_name(int(a[2]))} on to {_the_seat(s, a[1])}"
    ),
    "trade_junk": lambda s, d, a: (
        f"{_seat(s, a[0])} gives the {junk_name(int(a[2]))} to {_the_seat(s, a[1])}"
    ),
    "become": lambda s, d, a: f"{_seat(s, a[0])} makes way for {the(a[1])}",
    "join": lambda s, d, a: f"The {vagrant_name(str(a[0]))} climbs aboard",
    "leave": lambda s, d, a: f"{_seat(s, a[0])} gets off",
    "door": lambda s, d, a: _doors(str(a[0])),
    "answer": lambda s, d, a: (
        f"{str(a[0]).upper()}: {CARDS[s.camp.card].choices['abc'.index(str(a[0]))].front}"
    ),
    "lose_token": lambda s, d, a: f"Give up {_token(s, a[0])}",
    "let": _let,
    "shed_for": lambda s, d, a: (
        f"{_seat(s, a[0])} sheds {effect_name(s.scenario, int(a[1]))} and loses 2"
    ),
    "deed": lambda s, d, a: scenario_of(s).deeds[str(a[0])][0],
}  # fmt: skip
"""Every verb the rules use; a Scenario's own verbs are in its `labels`."""


def _cure(s: Journey, bit: int) -> str:
    """The token whose discard removes a Haint Effect."""
    effect = scenario_of(s).effects[bit - 1]
    return effect.discard if effect is not None else ""


def _side(number: int) -> str:
    return {"L": "left", "R": "right", "LR": "left or right"}[SKILLS[number].side]
