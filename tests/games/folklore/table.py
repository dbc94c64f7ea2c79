"""Arranging a table: who stands where, against what, and how the dice fall."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tests.positions import Positions, offered

from hearthside.games.folklore.content import CARDS, CREATURES, EVENTS, MAPS
from hearthside.games.folklore.content.board import NUMBERS
from hearthside.games.folklore.content.notation import STATUS, effects
from hearthside.games.folklore.rules import adventure, skirmish
from hearthside.games.folklore.rules import tale as telling
from hearthside.games.folklore.rules.effects import perform
from hearthside.games.folklore.rules.figures import refresh
from hearthside.games.folklore.rules.goods import new_gear
from hearthside.games.folklore.rules.harm import become_ghost
from hearthside.games.folklore.state import Foe, Gear, Hero, Site, Tale, fray, here
from hearthside.kernel import Decision, Option, ScriptedDice, Session

FOLKLORE = Positions("folklore")
GAME = FOLKLORE.game
PAIR = ("witch_hunter", "arcanist")
SPOTS = ("E5", "D5", "E6", "D6", "C5")


def tale(*who: str, story: str = "bell", **setup: Any) -> Tale:
    """A story that has just begun, nothing told yet."""
    names = who or PAIR
    s: Tale = GAME.begin(
        {"seats": len(names), "characters": list(names), "story": story, **setup}, seed=1
    )
    telling.begin_story(s, story)
    return s


def bare(h: Hero, *cards: str) -> None:
    """Only these things, all equipped that can be; the rest of the pack is gone."""
    h.gear.clear()
    for name in cards:
        h.gear.append(new_gear(name, noted=True))
        h.gear[-1].worn = bool(CARDS[name].slot)


def arena(
    *who: str,
    foes: tuple[tuple[str, str], ...] = (("zombie", "F5"),),
    spots: tuple[str, ...] = SPOTS,
    board: str = "open_road",
    advanced: bool = False,
    dark: bool = False,
    story: str = "bell",
) -> Tale:
    """An encounter in which the first character is about to act, all with empty packs."""
    s = tale(*who, story=story, advanced=advanced)
    m = MAPS[board]
    s.site = Site(map=board, scene="", doors=m.doors | m.grates, searches=m.searches, dark=dark)
    s.then = ["world_round"]
    for h, spot in zip(s.heroes, spots, strict=False):
        bare(h)
        h.abilities = ()
        h.mystics = ()
        h.companions = ()
        h.boons = ()
        refresh(s, h)
        h.vita, h.pp = h.max_vita, h.max_pp
        h.at = NUMBERS[spot]
    for kind, spot in foes:
        add(s, kind, spot)
    here(s).combat = bool(foes)
    here(s).round = 1
    here(s).order = [h.number for h in s.heroes]
    here(s).queue = [h.number for h in s.heroes[1:]]
    here(s).active = 0
    run(adventure.begin_turn(s, s.heroes[0]))
    s.step = "hero_act"
    return s


def add(s: Tale, kind: str, spot: str) -> Foe:
    """One more foe."""
    assert s.site is not None
    return here(s).add(kind, NUMBERS[spot], CREATURES[kind].vita)


def give(s: Tale, h: Hero, *cards: str) -> Gear:
    """Equip a character with these things; the last of them."""
    for name in cards:
        h.gear.append(new_gear(name, noted=True))
        h.gear[-1].worn = bool(CARDS[name].slot)
    refresh(s, h)
    return h.gear[-1]


def afflicted(s: Tale, h: Hero, *names: str) -> None:
    """Lay statuses on a character, no questions asked."""
    for name in names:
        h.statuses |= STATUS[name]
    refresh(s, h)


def foes_turn(s: Tale) -> Tale:
    """The characters are done; the foes come next and the round ends after them."""
    assert s.site is not None
    here(s).queue.clear()
    here(s).active = -1
    here(s).heroes_done = True
    here(s).foe_queue = [f.id for f in here(s).foes]
    s.step = "foes_act"
    return s


def ghost(s: Tale, h: Hero) -> Hero:
    """Make a character a ghost where it stands."""
    h.statuses = 0
    become_ghost(s, h)
    return h


def brawl(*who: str, kinds: tuple[str, ...] = ("bandit",), counters: tuple[int, ...] = (3,),
          advanced: bool = False, **setup: Any) -> Tale:  # fmt: skip
    """A skirmish whose first round is about to begin, all with empty packs."""
    s = tale(*who, advanced=advanced, **setup)
    for h in s.heroes:
        bare(h)
        h.abilities = ()
        h.companions = ()
        refresh(s, h)
        h.vita, h.pp = h.max_vita, h.max_pp
    s.then = ["world_round"]
    skirmish.begin(s, list(kinds))
    assert s.melee is not None
    fray(s).counters = list(counters)
    s.step = "skirmish_round"
    return s


def play(
    s: Tale,
    *choices: str,
    rolls: tuple[int, ...] = (),
    picks: tuple[Any, ...] = (),
    below: tuple[int, ...] = (),
    seed: int | None = 7,
) -> Session[Tale]:
    """Go on from an arranged state with scripted dice; real ones take over afterwards."""
    return FOLKLORE.sit(s, *choices, rolls=rolls, picks=picks, below=below, seed=seed)


def run(asks: Generator[Decision, Option, Any]) -> Any:
    """Run one rule to its end with the dice as they are; it may ask nothing that has a choice."""
    try:
        decision = next(asks)
        while True:
            assert len(decision.options) == 1, decision
            decision = asks.send(decision.options[0])
    except StopIteration as end:
        return end.value


def drive(s: Tale, asks: Generator[Decision, Option, Any], *answers: str, **dice: Any) -> Any:
    """Run one rule to its end, answering its questions; what it returns."""
    s.dice = ScriptedDice(**{"seed": 7, **dice})
    left = list(answers)
    try:
        decision = next(asks)
        while True:
            pick = decision.options[0]
            if len(decision.options) > 1:
                found = decision.find(left.pop(0)) if left else None
                assert found is not None, (decision, left)
                pick = found
            decision = asks.send(pick)
    except StopIteration as end:
        assert not left, f"never asked: {left}"
        return end.value


def done(session: Session[Tale]) -> None:
    """End the turn of the character who acts."""
    session.choose("done")


def options(session: Session[Tale]) -> set[str]:
    """What is on offer."""
    return set(offered(session))


def who(session: Session[Tale]) -> str:
    """The character that is asked."""
    return session.state.heroes[session.state.asked].who


def on_road(place: str = "millway_1", goal: str = "ostelnk", *party: str) -> Tale:
    """A group on the world map, bound for somewhere."""
    s = tale(*party)
    s.place, s.goal, s.goal_scene, s.step = place, goal, "widow", "world_round"
    return s


def next_card(s: Tale, name: str) -> None:
    """Put a card on top of its deck."""
    deck = s.road if EVENTS[name].deck == "road" else s.wild
    deck.cards.remove(name)
    deck.cards.append(name)


def in_town(place: str = "yorotrucks", *party: str) -> Tale:
    """A group that has just entered a town."""
    s = tale(*party)
    s.place, s.step, s.then = place, "town_enter", ["world_round"]
    s.goal = "crossroads" if place != "crossroads" else "ostelnk"
    return s


def did(s: Tale, text: str, number: int = 0, **script: Any) -> Tale:
    """What an effect of the notation does when this character brings it on."""
    if script:
        s.dice = ScriptedDice(**script)
    run(perform(s, s.heroes[number], effects(text)))
    return s
