"""Arranging a table: who stands where, against what, and how the dice fall."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from hearthside.games.folklore import game as GAME
from hearthside.games.folklore.content import CARDS, CREATURES, MAPS
from hearthside.games.folklore.content.board import NUMBERS
from hearthside.games.folklore.content.notation import STATUS
from hearthside.games.folklore.rules import adventure, skirmish
from hearthside.games.folklore.rules import tale as telling
from hearthside.games.folklore.rules.figures import refresh
from hearthside.games.folklore.rules.goods import new_gear
from hearthside.games.folklore.rules.harm import become_ghost
from hearthside.games.folklore.state import Foe, Gear, Hero, Site, Tale
from hearthside.kernel import Decision, Option, ScriptedDice, Session

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
        h.abilities.clear()
        h.mystics.clear()
        h.companions.clear()
        h.boons.clear()
        refresh(s, h)
        h.vita, h.pp = h.max_vita, h.max_pp
        h.at = NUMBERS[spot]
    for kind, spot in foes:
        add(s, kind, spot)
    s.site.combat = bool(foes)
    s.site.round = 1
    s.site.queue = [h.number for h in s.heroes[1:]]
    s.site.active = 0
    adventure.begin_turn(s, s.heroes[0])
    s.step = "hero_act"
    return s


def add(s: Tale, kind: str, spot: str) -> Foe:
    """One more foe."""
    assert s.site is not None
    f = Foe(id=s.site.next_id, kind=kind, at=NUMBERS[spot], vita=CREATURES[kind].vita)
    s.site.next_id += 1
    s.site.foes.append(f)
    return f


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
    s.site.queue.clear()
    s.site.active = -1
    s.site.heroes_done = True
    s.site.foe_queue = [f.id for f in s.site.foes]
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
        h.abilities.clear()
        h.companions.clear()
        refresh(s, h)
        h.vita, h.pp = h.max_vita, h.max_pp
    s.then = ["world_round"]
    skirmish.begin(s, list(kinds))
    assert s.melee is not None
    s.melee.counters = list(counters)
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
    session = Session.resume(
        GAME, s, dice=ScriptedDice(rolls=rolls, picks=picks, below=below, seed=seed)
    )
    for choice in choices:
        session.choose(choice)
    return session


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
    assert session.decision is not None
    return {str(o) for o in session.decision.options}
