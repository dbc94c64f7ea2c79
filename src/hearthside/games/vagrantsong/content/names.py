"""Names that people read."""

from __future__ import annotations

from functools import cache

from ..state import Journey
from .cards import SKILLS
from .junk import JUNK
from .page import FIGURES, SCENARIOS, Effect, HaintCard, kind_of
from .vagrants import VAGRANTS

TOKEN_NAMES = {
    "nail": "Iron Nails",
    "candle": "Candle",
    "salt": "Salt",
    "foot": "Rabbit's Foot",
    "apple": "Apple",
    "malady": "the Malady Token",
}
A_TOKEN = {
    "nail": "Iron Nails",
    "candle": "a Candle",
    "salt": "some Salt",
    "foot": "a Rabbit's Foot",
    "apple": "an Apple",
}
SLOT_NAMES = {
    "move": "Move",
    "rummage": "Rummage",
    "bust": "Bust",
    "investigate": "Investigate",
    "patch": "Patch Up",
    "pup_move": "the Pup's Move",
    "pup_bust": "the Pup's Bust",
    "pup_investigate": "the Pup's Investigate",
    "westbound": "the Westbound Action",
}


def named(s: Journey, token: str) -> str:
    """A token as the journal keeps it: an Event Token with the Scenario it belongs to."""
    return token if token in A_TOKEN else f"{s.scenario}.{token}"


def a_token(token: str) -> str:
    """A token in a sentence: "an Apple"; a `named` Event Token by its title."""
    if token in A_TOKEN:
        return A_TOKEN[token]
    where, _, number = token.partition(".")
    for event in SCENARIOS[where].events:
        if f"e{event.number}" == number:
            return in_sentence(event.title)
    return "a token of another night"


def event_text(s: Journey, token: str) -> str:
    """What an Event Token of this night says; nothing if it is of another."""
    return next((e.text for e in SCENARIOS[s.scenario].events if f"e{e.number}" == token), "")


def in_sentence(title: str) -> str:
    """A title in the middle of a sentence: its article is small.

    >>> in_sentence("A Pan on a Hook"), in_sentence("Teeth")
    ('a Pan on a Hook', 'Teeth')
    """
    first, _, rest = title.partition(" ")
    return f"{first.lower()} {rest}" if first in ("A", "An", "The") else title


def slot_name(slot: str, scenario: str = "") -> str:
    """A place for Coins in words; an Event Token goes by its title in that Scenario."""
    if slot in SLOT_NAMES:
        return SLOT_NAMES[slot]
    if slot[0] == "e":
        return a_token(f"{scenario}.{slot}") if scenario else "a token"
    return skill_name(int(slot[1:])) if slot[0] == "s" else f"the {junk_name(int(slot[1:]))}"


def skill_name(number: int) -> str:
    """The name of a Skill."""
    return SKILLS[abs(number)].name if number else "an empty slot"


def junk_name(number: int) -> str:
    """The name of a piece of Junk."""
    return JUNK[abs(number)].name


def vagrant_name(who: str) -> str:
    """The name of a Vagrant, or the Pup."""
    return "Pup" if who == "pup" else VAGRANTS[who].name


@cache
def _haint_card(who: str) -> HaintCard:
    for made in SCENARIOS.values():
        for card in made.haints:
            if card.who == who:
                return card
    raise KeyError(f"no Haint is called {who!r}")


def haint_name(who: str) -> str:
    """The name of a Haint."""
    return _haint_card(who).name


def the_haint(who: str) -> str:
    """A Haint in a sentence: "the Flayed Man", "Maco Joe"."""
    card = _haint_card(who)
    return card.called or f"the {card.name}"


def does(who: str, verb: str) -> str:
    """A Haint and what it does, at the start of a sentence: "The Turned Faces move"."""
    card = _haint_card(who)
    name = the_haint(who)
    if card.many:
        verb = {"is": "are", "skips": "skip", "goes": "go"}.get(verb, verb.removesuffix("s"))
    return f"{name[0].upper()}{name[1:]} {verb}"


def the(who: str | int) -> str:
    """Anybody in a sentence, by key: a Vagrant, the Pup, a Lost Soul, a summons, a Haint."""
    key = str(who)
    if key in VAGRANTS or key == "pup":
        return f"the {vagrant_name(key)}"
    if not key:
        return "nobody"
    figure = FIGURES.get(kind_of(key))
    return figure.name if figure is not None else the_haint(key)


def rider(s: Journey, i: int) -> str:
    """Whoever rides in a seat, in a sentence; some have nobody."""
    return the(s.vagrants[i].who) if i < len(s.vagrants) else "an empty seat"


def foe(s: Journey, h: int) -> str:
    """The Haint of a number, in a sentence; there may be fewer."""
    return the_haint(s.haints[h].who) if h < len(s.haints) else "no Haint"


def cure_of(s: Journey, key: str) -> str:
    """What is discarded to be rid of a Haint Effect, in a sentence."""
    cure = _effect(s.scenario, key).cure
    return a_token(cure) if cure else "nothing"


def _effect(scenario: str, key: str) -> Effect:
    """A Haint Effect as a Scenario has it, or as another does."""
    for made in (SCENARIOS[scenario], *SCENARIOS.values()):
        for effect in made.effects:
            if effect.key == key:
                return effect
    raise KeyError(f"no Haint Effect is called {key!r}")


def effect_name(scenario: str, key: str) -> str:
    """The name of a Haint Effect of a Scenario."""
    return _effect(scenario, key).name


def effect_text(scenario: str, key: str) -> str:
    """What a Haint Effect does."""
    return _effect(scenario, key).text


def has(scenario: str, key: str) -> str:
    """Gaining a Haint Effect, as what is said of its bearer."""
    effect = SCENARIOS[scenario].effect(key)
    return f"is now {effect.name}" if effect.state else f"now has {effect.name}"


def rid_of(scenario: str, key: str) -> str:
    """Losing a Haint Effect: how its bearer then is."""
    effect = _effect(scenario, key)
    return f"no longer {effect.name}" if effect.state else f"rid of {effect.name}"


def upper(words: str) -> str:
    """Words at the start of a sentence: "The Songsmith"."""
    return f"{words[0].upper()}{words[1:]}"


def coins(n: str | int) -> str:
    """A number of Coins in words."""
    return "1 Coin" if n == 1 else f"{n} Coins"


@cache
def action_text(name: str) -> str:
    """What the Haint action of that name says."""
    for made in SCENARIOS.values():
        for card in made.haints:
            for mood in card.moods:
                for action in mood.actions:
                    if action.name == name:
                        return action.text
    return ""


def listed(names: list[str]) -> str:
    """Names in a row: "Move, Bust and Patch Up"."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"
