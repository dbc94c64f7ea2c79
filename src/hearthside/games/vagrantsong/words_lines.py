"""The journal in words."""

from __future__ import annotations

from collections.abc import Callable

from .content.stories import story
from .rules.places import scenario_of
from .state import Journey
from .titles import (
    effect_name,
    haint_name,
    junk_name,
    skill_name,
    slot_name,
    token_name,
    vagrant_name,
)

Args = tuple[str | int, ...]
Line = Callable[[Journey, Args], str]


def _who(a: str | int) -> str:
    return f"The {vagrant_name(str(a))}"


def _haint(a: str | int) -> str:
    return f"the {haint_name(str(a))}"


def _event(s: Journey, n: str | int) -> str:
    return scenario_of(s).event(int(n)).title


LINES: dict[str, Line] = {
    "scenario": lambda s, a: f"A new night: {story(f'{a[0]}.story')[0]}.",
    "round": lambda s, a: f"Round {a[0]} begins.",
    "turn": lambda s, a: f"{_who(a[0])} takes a turn.",
    "placed": lambda s, a: f"{_who(a[0])} puts Coins on {', '.join(slot_name(str(x)) for x in a[1:]) or 'nothing'}.",
    "lost": lambda s, a: f"{_who(a[0])} loses {a[1]}.",
    "gained": lambda s, a: f"{_who(a[0])} gains {a[1]}.",
    "wound": lambda s, a: (
        f"{_who(a[0])} is Wounded: {skill_name(int(a[2])) if a[1] == 'skill' else junk_name(int(a[2]))} turns over."
    ),
    "westbound": lambda s, a: f"{_who(a[0])} is Westbound.",
    "back": lambda s, a: f"{_who(a[0])} comes back.",
    "reprieve": lambda s, a: f"{_who(a[0])} gets up again, whole.",
    "freed": lambda s, a: f"{_who(a[0])} is free of {effect_name(s.scenario, int(a[1]))}.",
    "afflicted": lambda s, a: f"{_who(a[0])} gains {effect_name(s.scenario, int(a[1]))}.",
    "rolled": lambda s, a: f"{_who(a[0])} rolls {', '.join(map(str, a[2:]))} against {a[1]}+.",
    "bone": lambda s, a: f"{_who(a[0])} rolls a {a[1]}.",
    "skill": lambda s, a: f"{_who(a[0])}: {a[1]}, {a[2]} success{'' if a[2] == 1 else 'es'}.",
    "junk": lambda s, a: f"{_who(a[0])} uses {a[1]}.",
    "walked": lambda s, a: f"{_who(a[0])} moves to {a[1]}.",
    "dashed": lambda s, a: f"{_who(a[0])} walks through a Haint to {a[1]}.",
    "moved": lambda s, a: f"{_who(a[0])} ends up on {a[1]}.",
    "aside": lambda s, a: f"{_who(a[0])} steps aside to {a[1]}.",
    "led": lambda s, a: f"The target moves to {a[0]}.",
    "haunted": lambda s, a: f"{_who(a[0])} is Haunted by {_haint(a[1])}.",
    "kept": lambda s, a: f"{_who(a[0])} keeps {token_name(str(a[1]))}.",
    "returned": lambda s, a: f"{_who(a[0])} puts {token_name(str(a[1]))} back.",
    "used": lambda s, a: f"{_who(a[0])} uses {token_name(str(a[1]))}.",
    "gave": lambda s, a: f"{_who(a[0])} hands {token_name(str(a[1]))} to the {vagrant_name(str(a[2]))}.",
    "candle": lambda s, a: f"{_who(a[0])} sets a Candle on {a[1]}.",
    "snuffed": lambda s, a: f"The Candle on {a[0]} goes out.",
    "healed": lambda s, a: f"{_who(a[0])} heals {skill_name(int(a[1]))}.",
    "salted": lambda s, a: f"{_who(a[0])} throws Salt.",
    "shook_off": lambda s, a: f"{_who(a[0])} shakes off {effect_name(s.scenario, int(a[1]))}.",
    "summoned": lambda s, a: f"The {a[0]} settles on {a[1]}.",
    "summon_gone": lambda s, a: f"The {a[0]} is gone.",
    "drew_event": lambda s, a: f"{_who(a[0])} draws an Event: {_event(s, a[1])}.",
    "event": lambda s, a: f"Event: {_event(s, a[0])}.",
    "investigates": lambda s, a: f"{_who(a[0])} looks closer: {_event(s, a[1])}.",
    "fails": lambda s, a: f"{_who(a[0])} lacks what it takes.",
    "malady": lambda s, a: f"The Malady Token lands on round {a[0]}.",
    "malady_turn": lambda s, a: "The Malady: the Haint goes first.",
    "malady_card": lambda s, a: f"Malady {a[0]} is upon you.",
    "cycle": lambda s, a: "The Cycle track is full: the tokens go back into the Bindle.",
    "haint_action": lambda s, a: f"{haint_name(str(a[0]))}: {a[1]}.",
    "haint_walked": lambda s, a: f"{haint_name(str(a[0]))} moves by {', '.join(map(str, a[1:]))}.",
    "haint_gained": lambda s, a: f"{haint_name(str(a[0]))} gains {a[1]} Humanity.",
    "haint_lost": lambda s, a: f"{haint_name(str(a[0]))} loses {a[1]} Humanity.",
    "break": lambda s, a: f"{haint_name(str(a[0]))} Breaks!",
    "saved": lambda s, a: f"{haint_name(str(a[0]))} is saved.",
    "skipped": lambda s, a: f"{haint_name(str(a[0]))} is reeling and skips a turn.",
    "mood": lambda s, a: f"The mood of {_haint(a[0])} changes.",
    "ritual": lambda s, a: f"Ritual done: {scenario_of(s).ritual(str(a[0])).name}." if _here(s, a[0]) else "A Ritual is done.",
    "milepost": lambda s, a: f"Mile Post: {a[0]}.",
    "over": lambda s, a: "The night is won." if a[0] == "won" else "The night is lost.",
    "moment": lambda s, a: f"Moment: {story(str(a[0]))[0]}.",
    "revive": lambda s, a: "A man made of smoke puts you back on your feet.",
    "lost_skill": lambda s, a: f"{_who(a[0])} loses {skill_name(int(a[1]))} for good.",
    "camp": lambda s, a: f"Camp. {a[0]} Coins are pooled.",
    "spent": lambda s, a: f"Camp: {' '.join(map(str, a))}.",
    "managed": lambda s, a: f"Camp: {' '.join(map(str, a))}.",
    "got_skill": lambda s, a: f"{_who(a[0])} learns {skill_name(int(a[1]))}.",
    "got_junk": lambda s, a: f"{_who(a[0])} finds {junk_name(int(a[1]))}.",
    "answered": lambda s, a: f"{_who(a[0])} lays a Coin face down.",
    "came_true": lambda s, a: f"{_who(a[0])} had answered {str(a[1]).upper()}.",
    "door": lambda s, a: "A door is chosen.",
    "seance": lambda s, a: "The Seance is held.",
    "terrain": lambda s, a: f"{str(a[0]).capitalize()} on {a[1]}.",
    "counter": lambda s, a: f"{str(a[0]).replace('_', ' ').capitalize()}: {a[1]}.",
    "stolen": lambda s, a: f"{_who(a[0])} is robbed of {token_name(str(a[1]))}.",
    "removed": lambda s, a: f"{_who(a[0])} is gone for this night.",
    "photo": lambda s, a: f"{_who(a[0])} takes a photograph.",
    "burned": lambda s, a: f"{_who(a[0])} burns a photograph.",
}  # fmt: skip


def _here(s: Journey, key: str | int) -> bool:
    return any(ritual.key == key for ritual in scenario_of(s).rituals)
