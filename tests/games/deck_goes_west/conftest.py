"""A box of its own for rule tests: cards, characters and missions with fixed jobs printed on them.

What is designed here is tuned again and again; a test of a rule must not depend on the price of a mule. Rule tests
therefore play with this printing, and only tests of the content itself open the real box.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from hearthside.games.deck_goes_west.content.cards import KIND, KINDS
from hearthside.games.deck_goes_west.content.jobs.notation import EVENTS
from hearthside.games.deck_goes_west.content.jobs.program import Program
from hearthside.games.deck_goes_west.content.missions import MISSIONS
from hearthside.games.deck_goes_west.content.people import CHARACTERS
from hearthside.games.deck_goes_west.rules import jobs, market

CARDS = {
    "tonic": ("-1 food, draw 2", "prairie? roll 2 food"),
    "six_shooter": ("attack 1d, defend 1d", "forest? roll 1 wood"),
    "mule": ("-1 food, walk 2",),
    "horse": ("-1 food, walk 3",),
    "canoe": ("sail 2", "river? roll 1 food"),
    "handcar": ("train 4", "-1 metal, -1 food, rail"),
    "locomotive": ("train 6", "-1 gold, walk 2"),
    "bridge_plans": ("-2 wood, bridge", "-2 metal, rail"),
    "revolver": ("attack 2d, defend 1",),
    "rifle": ("attack 3d, defend 1d", "forest? roll 3 food"),
    "barricade": ("-1 wood, defend 3", "-1 wood, defend 2d, attack 1d"),
    "dynamite": ("scrap this, attack 4", "mountain? scrap this, +5 metal"),
    "guard_dog": ("attack 2d, defend 2d", "forest? roll 1 food"),
    "doctors_bag": ("scrap 1 pain", "-1 food, scrap 1 danger"),
    "coffee_pot": ("scrap 1 exhaustion", "-1 food, draw 2"),
    "banjo": ("-1 food, discard 1 danger, draw 2", "village? roll 3 gold"),
}
CORNERS = {
    "mule": ("-2 food", "-1 gold"),
    "horse": ("-2 gold", "prairie? -4 food"),
    "canoe": ("-2 wood",),
    "cow": ("-1 gold", "-3 wood"),
    "rifle": ("-2 metal", "-2 gold"),
    "banjo": ("-2 wood", "-1 gold"),
}
HEROES = {
    "trapper": ("-1 food, walk 2", "forest? roll 3 food"),
    "prospector": ("-1 food, walk 2", "river? roll 2 gold", "mountain? roll 2 metal"),
    "farmhand": ("-1 food, walk 2", "prairie? roll 3 food", "-2 food, scrap 1 exhaustion"),
    "blacksmith": ("-1 food, walk 2", "-1 metal, -1 wood, rail", "mountain? roll 3 metal"),
    "outrider": ("-1 food, walk 3", "attack 2d, defend 1d"),
    "doctor": ("-1 food, walk 2", "-1 food, scrap 1 danger"),
    "ferrywoman": ("-1 food, walk 1, sail 1", "river? roll 2 food"),
    "stowaway": ("train 5", "walk 1", "draw 2, discard 1 item"),
}
TASKS = {
    "iron_trail": ("-1 metal, -1 wood, rail", "-2 wood, bridge", "-2 any, +1 metal"),
    "harvest_fair": ("village? unmarked? -3 food, mark, +4 vp", "village? -3 food, +2 vp"),
    "bounty_country": (
        *("-1 gold, attack 2d", "-1 food, attack 1d, defend 1d"),
        *("discard 2 item, walk 1", "-1 vp, scrap 2 danger"),
    ),
    "slowest": ("discard 2 item, walk 1", "-1 gold, train 5", "-2 vp, scrap 2 danger"),
    "long_haul": ("-2 wood, walk 1", "discard 2 item, walk 1", "-1 wood, defend 2"),
    "law_and_order": ("-1 food, attack 1d, defend 1d", "-1 gold, attack 3d", "-1 wood, defend 2"),
    "new_world": ("discard 3 item, walk 1", "-2 vp, scrap 2 danger", "-1 metal, -1 wood, rail"),
    "two_trails": ("discard 3 item, walk 1", "-2 vp, scrap 2 danger"),
}
EVENT_JOBS = {
    "iron_trail": ("on build: +2 vp, westmost? +2 vp", "on reveal: moved west? +1 vp"),
    "bounty_country": ("on clear: +3 vp", "on reveal: moved west? +1 vp"),
    "slowest": ("on wagon west: +1 vp", "on clear: +2 vp", "on wagon damage: -1 vp"),
    "long_haul": ("on wagon west: +2 vp", "on wagon east: -2 vp", "on wagon damage: -1 vp"),
    "law_and_order": ("on clear: +4 vp",),
    "there_and_back": ("on reveal: moved west? +1 vp, westmost? +2 vp", "on build: +3 vp"),
    "new_world": ("on reveal: +1 vp", "on build: +2 vp", "on clear: +2 vp"),
    "two_trails": ("on reveal: +1 vp", "on clear: +1 vp"),
}


def print_mission(
    patch: pytest.MonkeyPatch, id: str, tasks: tuple[str, ...] = (), events: tuple[str, ...] = ()
) -> None:
    """Print other jobs and event jobs on a mission card; what is not given stays."""
    mission = MISSIONS[id]
    if tasks:
        programs = tuple(Program(text) for text in tasks)
        mission = replace(mission, jobs=programs)
        row = tuple((job, jobs.TASK.table[i]) for i, job in enumerate(programs))
        patch.setitem(jobs.TASKS, id, row)
    if events:
        programs = tuple(Program(text) for text in events)
        by_event = (tuple(job for job in programs if job.event == event) for event in EVENTS)
        mission = replace(mission, events=programs, on=tuple(by_event))
    patch.setitem(MISSIONS, id, mission)


def print_hero(patch: pytest.MonkeyPatch, id: str, *texts: str) -> None:
    """Print other abilities on a character card."""
    programs = tuple(Program(text) for text in texts)
    patch.setitem(CHARACTERS, id, replace(CHARACTERS[id], jobs=programs))
    row = tuple((job, jobs.USE.table[i]) for i, job in enumerate(programs))
    patch.setitem(jobs.ABILITIES, id, row)


def print_cards(patch: pytest.MonkeyPatch) -> None:
    """Print other jobs on cards, and other prices in their corners."""
    doing, buying = list(jobs.DO), list(market.BUYS)
    for id in {*CARDS, *CORNERS}:
        kind = KINDS[KIND[id].index]
        if id in CARDS:
            kind = replace(kind, jobs=tuple(Program(text, kind.colour) for text in CARDS[id]))
        if id in CORNERS:
            kind = replace(kind, corner=tuple(Program(text) for text in CORNERS[id]))
        patch.setitem(KIND, id, kind)
        doing[kind.index] = tuple((job, jobs.PLAY.table[id, i]) for i, job in enumerate(kind.jobs))
        buying[kind.index] = tuple(
            (job, market.copies_of(id, i, kind.copies)) for i, job in enumerate(kind.corner)
        )
    patch.setattr(jobs, "DO", tuple(doing))
    patch.setattr(market, "BUYS", tuple(buying))


def print_corner(patch: pytest.MonkeyPatch, id: str, *texts: str) -> None:
    """Print other prices in the corner of a trade card."""
    kind = replace(KIND[id], corner=tuple(Program(text) for text in texts))
    patch.setitem(KIND, id, kind)
    buying = list(market.BUYS)
    buying[kind.index] = tuple(
        (job, market.copies_of(id, i, kind.copies)) for i, job in enumerate(kind.corner)
    )
    patch.setattr(market, "BUYS", tuple(buying))


@pytest.fixture
def box(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play with the tests' own printing of cards, characters and missions."""
    print_cards(monkeypatch)
    for id, texts in HEROES.items():
        print_hero(monkeypatch, id, *texts)
    for id in {*TASKS, *EVENT_JOBS}:
        print_mission(monkeypatch, id, TASKS.get(id, ()), EVENT_JOBS.get(id, ()))
