"""A page is bound into the book: its facts get their ids, its Parts their table, and its faults are named."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from hearthside.kernel import Asks, Rule

from ...state import Journey
from ..junk import JUNK, junk
from .diagram import read_diagram
from .parts import (
    ALWAYS,
    BORNE,
    FIGURES,
    HELD,
    LASTS,
    SEANCE,
    UPON,
    Effect,
    Lasting,
    On,
    Part,
    Said,
    Terrain,
)
from .shapes import Deed, Event, HaintCard, Mood, Ritual, Scenario

PAGE_LINES: dict[str, Callable[..., str]] = {}
"""The journal's sentences that pages bring along, by kind."""
SCENARIOS: dict[str, Scenario] = {}
"""Every Scenario by key, filled as the modules of `content.scenarios` load."""

SPECIAL, TERRAIN, EFFECT, BREAK, SEANCE_ID, VICTORY, DEFEAT, FURY, MILES = (
    1,
    10,
    15,
    20,
    21,
    22,
    23,
    24,
    25,
)
ENDING = 27
MOOD, EVENT, NAMED, RITUAL = 30, 70, 80, 90
"""Where the kinds of facts are numbered: VN-0873 is Event 3 of Scenario 8. A mood has ten ids from 30 on: five
actions, its special, its Cycle Effect, its Haunted Effect; Events 0 to 9 have 70 to 79, others 80 and more."""


def fact(number: int, what: int) -> str:
    """The id of a fact: the Scenario's number and the fact's.

    >>> fact(8, EVENT + 3)
    'VN-0873'
    """
    return f"VN-{number:02}{what:02}"


def scenario(made: Scenario) -> Scenario:
    """Bind a page; what is wrong with it is said with its name."""
    if made.key in SCENARIOS:
        raise ValueError(f"two Scenarios are called {made.key!r}")
    for fault in faults(made):
        raise ValueError(f"{made.key}: {fault}")
    bound = numbered(made)
    bound = replace(
        bound,
        on=On(list(_parts(bound))),
        verbs=frozenset(act.verb for act in (*made.uses, *made.deeds)),
        open_floor=frozenset(t.kind for t in made.terrain if t.enters is not None),
        perilous=frozenset(t.kind for t in made.terrain if t.enters not in (None, harmless)),
        facts=dict(_facts(bound)),
    )
    SCENARIOS[made.key] = bound
    FIGURES.update({figure.key: figure for figure in made.figures})
    PAGE_LINES.update(made.lines)
    junk(*made.junk)
    return bound


def harmless(s: Journey, body: int, space: int) -> Asks:
    """Terrain that Vagrants may enter, and that is all."""
    return
    yield


def unbarred(s: Journey, seat: int, *args: Any) -> Said:
    """Nothing bars it."""
    return None


def deed(
    verb: str,
    rule: str,
    do: Callable[..., Asks | None],
    *,
    label: str | Callable[..., str],
    barred: Callable[..., Said] = unbarred,
    beside: bool = False,
    **how: Any,
) -> Deed:
    """An act of one Scenario's page: everywhere else it is barred by its own rule.

    `beside` says that its last argument is a space, and that `barred` lets no space pass but those next to the Vagrant:
    then no others are looked at when lists are made.
    """

    def only_here(s: Journey, seat: int, *args: Any) -> Said:
        if verb not in SCENARIOS[s.scenario].verbs:
            return rule
        return barred(s, seat, *args)

    return Deed(verb, rule, do, here=barred, beside=beside, barred=only_here, label=label, **how)


def _parts(made: Scenario) -> Iterator[tuple[int, str, Part]]:
    """Everything on the page that has hooks, and where it may be in force."""
    yield ALWAYS, made.key, made
    for effect in made.effects:
        yield BORNE, effect.key, effect
    for event in made.events:
        yield HELD, f"e{event.number}", event
    for lasting in made.lasting:
        yield LASTS, lasting.key, lasting
        yield UPON, lasting.key, lasting
    if made.seance is not None:
        yield SEANCE, "seance", made.seance


# -- faults ------------------------------------------------------------------------------------------


def faults(made: Scenario) -> Iterator[str]:
    """What is wrong with a page."""
    drawn = read_diagram(made.key, made.diagram)
    known = [event.number for event in made.events]
    if len(set(known)) < len(known):
        yield f"two Events have one number: {sorted(known)}"
    tracks = [n for card in made.haints for n in (*card.on_humanity, *card.on_break)]
    for number in (*drawn.events, *made.on_round, *tracks, *made.in_bindle):
        if number not in known:
            yield f"Event {number} is placed but not written"
    if len(drawn.starts) < 4:
        yield f"the diagram has {len(drawn.starts)} start spaces, not 4 or more"
    standing = [card for card in made.haints if card.standee and not card.aside]
    if len(standing) != len(drawn.haints):
        yield f"{len(drawn.haints)} Haints are drawn, {len(standing)} stand on the board at first"
    for card in made.haints:
        if card.follows and card.follows not in [c.who for c in made.haints]:
            yield f"{card.who} follows {card.follows}, who is not there"
    for effect in made.effects:
        if effect.colour not in ("black", "white", "gray"):
            yield f"{effect.name} has no colour"
    for piece in made.junk:
        if piece.number in JUNK or piece.tier:
            yield f"Junk {piece.number} is not a new piece of Special Junk"
    for kind in made.lines:
        if kind in PAGE_LINES:
            yield f"the journal has a line {kind!r} already"
    kinds = [terrain.kind for terrain in made.terrain]
    if len(set(kinds)) < len(kinds):
        yield f"Terrain is described twice: {kinds}"


# -- ids -----------------------------------------------------------------------------------------------


def numbered(made: Scenario) -> Scenario:
    """The page with an id on every fact that has none of its own."""
    n = made.number
    first = MOOD
    cards: list[HaintCard] = []
    for card in made.haints:
        moods: list[Mood] = []
        for mood in card.moods:
            moods.append(_mood(n, mood, first))
            first += 0 if mood.rule else 10
        cards.append(replace(card, moods=tuple(moods)))
    return replace(
        made,
        haints=tuple(cards),
        events=tuple(_event(n, event) for event in made.events),
        rituals=tuple(_ritual(n, k, ritual) for k, ritual in enumerate(made.rituals)),
        effects=tuple(_effect(n, k, effect) for k, effect in enumerate(made.effects)),
        terrain=tuple(_terrain(n, k, terrain) for k, terrain in enumerate(made.terrain)),
    )


def _mood(n: int, mood: Mood, first: int) -> Mood:
    tokens = ("nail", "candle", "salt", "foot", "apple")
    ids = {
        token: replace(action, rule=action.rule or fact(n, first + k))
        for k, (token, action) in enumerate(zip(tokens, mood.actions, strict=True))
    }
    return replace(mood, rule=mood.rule or fact(n, first), **ids)  # type: ignore[arg-type]


def _event(n: int, event: Event) -> Event:
    base = EVENT + event.number if event.number < 10 else NAMED + event.number - 10
    return replace(event, rule=event.rule or fact(n, base))


def _ritual(n: int, k: int, ritual: Ritual) -> Ritual:
    return replace(ritual, rule=ritual.rule or fact(n, RITUAL + k))


def _effect(n: int, k: int, effect: Effect) -> Effect:
    return replace(effect, rule=effect.rule or fact(n, EFFECT + k))


def _terrain(n: int, k: int, terrain: Terrain) -> Terrain:
    return replace(terrain, rule=terrain.rule or fact(n, TERRAIN + k))


def _facts(made: Scenario) -> Iterator[tuple[str, str]]:
    """Every fact of the page that is numbered here, and how the rule book tells it."""
    for rule, text in _all_facts(made):
        if rule.startswith("VN-") and text:
            yield rule, text


def _all_facts(made: Scenario) -> Iterator[tuple[str, str]]:
    n = made.number
    for k, text in enumerate(made.specials):
        yield fact(n, SPECIAL + k), text
    for terrain in made.terrain:
        yield terrain.rule, f"{terrain.kind.capitalize()}: {terrain.text}"
    for effect in made.effects:
        yield effect.rule, f"{effect.name} ({effect.colour}): {effect.text}"
    yield fact(n, BREAK), made.break_text and f"Break: {made.break_text}"
    if made.seance is not None:
        yield fact(n, SEANCE_ID), f"Seance: {made.seance.text}"
    yield fact(n, VICTORY), f"Victory: {made.victory_text}"
    yield fact(n, DEFEAT), f"Defeat: {made.defeat_text}"
    for card in made.haints:
        yield fact(n, FURY), card.fury_text
    for k, mile in enumerate(made.mileposts):
        yield fact(n, MILES + k), f"Mile Post {mile.name}: {mile.text}"
    for k, text in enumerate(made.ending_texts):
        yield fact(n, ENDING + k), f"The end: {text}"
    for card in made.haints:
        for mood in card.moods:
            yield from _mood_facts(card, mood)
    for event in made.events:
        yield event.rule, f"Event {event.number}, {event.title}: {event.text}"
    for ritual in made.rituals:
        told = f"{ritual.word} {ritual.name}: {ritual.objective} Reward: {ritual.reward}"
        yield ritual.rule, told


TOKEN_WORDS = ("Iron Nails", "Candle", "Salt", "Rabbit's Foot", "Apple")


def _mood_facts(card: HaintCard, mood: Mood) -> Iterator[tuple[str, str]]:
    head = f"{card.name}, {mood.name}"
    kinds: dict[str, list[str]] = {}
    for word, action in zip(TOKEN_WORDS, mood.actions, strict=True):
        kinds.setdefault(action.rule, []).append(word)
    for action in () if card.idle else mood.actions:
        ways = [f"Move {action.move}"] * bool(action.move) + [f"Range {action.range}"] * bool(
            action.range
        )
        reach = f" ({', '.join(ways)})" if ways else ""
        words = " or ".join(kinds[action.rule])
        yield action.rule, f"{head}, {words}: {action.name}{reach}. {action.text}"
    if mood.rule.startswith("VN-"):
        first = int(mood.rule[3:])
        yield f"VN-{first + 5:04}", mood.special and f"{head}: {mood.special}"
        yield f"VN-{first + 6:04}", mood.cycle_text and f"{head}, Cycle Effect: {mood.cycle_text}"
        yield f"VN-{first + 7:04}", mood.haunted_text and f"{head}, Haunted: {mood.haunted_text}"


def chapter(made: Scenario) -> list[Rule]:
    """The chapter of the rule book that a page fills."""
    head = f"Night {made.number}: {made.name}"
    return [Rule(rule, head, text, page=made.key) for rule, text in sorted(made.facts.items())]


def black(effect: Effect) -> Effect:
    """The effect, marked with black tokens."""
    return replace(effect, colour="black")


def white(effect: Effect) -> Effect:
    """The effect, marked with white tokens."""
    return replace(effect, colour="white")


def lasting_of(key: str, scenario: str) -> Lasting:
    """The lasting rule with that key."""
    for lasting in SCENARIOS[scenario].lasting:
        if lasting.key == key:
            return lasting
    raise KeyError(f"{scenario}: nothing that lasts is called {key!r}")
