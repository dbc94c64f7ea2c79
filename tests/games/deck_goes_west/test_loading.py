"""Data files that cannot be right are refused, each with the field that is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hearthside.games.deck_goes_west.content import cards, land, missions, people, reading
from hearthside.games.deck_goes_west.content.jobs.notation import EVENTS
from hearthside.games.deck_goes_west.content.jobs.program import (
    DANGER,
    EXHAUSTION,
    ITEM,
    PAIN,
    SLOT,
)
from hearthside.games.deck_goes_west.content.reading import ContentError, Entry


def changed(patch: pytest.MonkeyPatch, module: Any, file: str, id: str, **fields: object) -> None:
    """Have a module read one entry of a file with other values; None leaves a field out."""

    def read(name: str) -> list[Entry]:
        entries = reading.read(name)
        for entry in entries:
            if name == file and entry.id == id:
                entry.left.update(fields)
                entry.left = {key: value for key, value in entry.left.items() if value is not None}
        return entries

    patch.setattr(module, "read", read)


def without(patch: pytest.MonkeyPatch, module: Any, file: str, id: str) -> None:
    """Have a module read a file that lacks an entry."""

    def read(name: str) -> list[Entry]:
        return [entry for entry in reading.read(name) if (name, entry.id) != (file, id)]

    patch.setattr(module, "read", read)


def refused(load: Callable[[], object], message: str) -> None:
    """Whether loading fails with this reason."""
    with pytest.raises(ContentError) as caught:
        load()
    assert message in str(caught.value)


@pytest.mark.rule("DW-042", "DW-043")
@pytest.mark.parametrize(
    ("file", "id", "fields", "message"),
    [
        ("trade.toml", "mule", {"jobs": ["draw 1"]}, "mule: jobs: must pay for drawing"),
        (
            "trade.toml",
            "mule",
            {"jobs": ["walk 1", "discard 1 item, draw 1"]},
            "must pay for drawing",
        ),
        ("starters.toml", "boot", {"jobs": ["draw 1"]}, "boot: jobs: must pay for drawing"),
        ("pain.toml", "leg_wound", {"jobs": ["-1 food"]}, "leg_wound: jobs: must discard or scrap"),
        (
            "exhaustion.toml",
            "hunger",
            {"jobs": ["-1 food, scrap this", "scrap this, +1 food"]},
            "hunger: jobs: must discard or scrap this card in the end",
        ),
        (
            "pain.toml",
            "leg_wound",
            {"jobs": ["discard 1 danger, scrap this"]},
            "must not ask for other dangers",
        ),
        (
            "pain.toml",
            "leg_wound",
            {"jobs": ["-1 food, scrap this", "scrap 1 exhaustion, scrap this"]},
            "must not ask for other dangers",
        ),
        ("trade.toml", "mule", {"corner": ["-1 food, walk 1"]}, "mule: corner: is a price"),
        ("trade.toml", "mule", {"corner": ["-1 food", "+1 food"]}, "mule: corner: is a price"),
        ("trade.toml", "mule", {"copies": 9}, "trade.toml: all: copies: add up to"),
        ("trade.toml", "mule", {"colour": "pink"}, "mule: colour: must be one of"),
        ("trade.toml", "mule", {"hat": 1}, "mule: hat: is not a field"),
        ("trade.toml", "mule", {"corner": None}, "mule: corner: is missing"),
    ],
)
def test_cards_that_could_not_be_played(
    monkeypatch: pytest.MonkeyPatch, file: str, id: str, fields: dict[str, Any], message: str
) -> None:
    """Drawing for nothing, dangers that stay, prices that move."""
    changed(monkeypatch, cards, file, id, **fields)
    refused(cards._kinds, message)


@pytest.mark.rule("DW-042", "DW-043")
@pytest.mark.parametrize(
    ("file", "id", "fields"),
    [
        ("trade.toml", "mule", {"jobs": ["-1 food, draw 2"]}),
        ("trade.toml", "mule", {"jobs": ["scrap 1 item, draw 2", "take 1 pain, draw 1"]}),
        (
            "pain.toml",
            "leg_wound",
            {"jobs": ["discard 1 item, scrap this", "draw 1, discard this"]},
        ),
        ("trade.toml", "mule", {"corner": ["-x food", "scrap 1 item", "take 1 pain", "-1 vp"]}),
    ],
)
def test_cards_that_can(
    monkeypatch: pytest.MonkeyPatch, file: str, id: str, fields: dict[str, Any]
) -> None:
    """Whatever comes to an end is allowed."""
    changed(monkeypatch, cards, file, id, **fields)
    assert len(cards._kinds()) == len(cards.KINDS)


@pytest.mark.rule("DW-155")
@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"numbers": [0]}, "tall_pines: numbers: must lie between 1 and 12"),
        ({"numbers": [1, 13]}, "tall_pines: numbers: must lie between 1 and 12"),
        ({"back": 13}, "tall_pines: numbers: must lie between 1 and 12"),
        ({"back": 0}, "tall_pines: numbers: must lie between 1 and 12"),
        ({"numbers": []}, "tall_pines: numbers: must be a list of whole numbers"),
        ({"numbers": [1, "2"]}, "tall_pines: numbers: must be a list of whole numbers"),
        ({"land": "swamp"}, "tall_pines: land: must be one of"),
        ({"hat": 1}, "tall_pines: hat: is not a field"),
    ],
)
def test_tiles_that_do_not_exist(
    monkeypatch: pytest.MonkeyPatch, fields: dict[str, Any], message: str
) -> None:
    """Numbers of the dice, and land that is known."""
    changed(monkeypatch, land, "tiles.toml", "tall_pines", **fields)
    refused(land._tiles, message)


@pytest.mark.rule("DW-155", "DW-156")
def test_nothing_is_missing_from_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tile or a character less is noticed, and the ends of the dice are allowed."""
    without(monkeypatch, land, "tiles.toml", "tall_pines")
    refused(land._tiles, "tiles.toml: all: tiles: there are 47, not 48")
    without(monkeypatch, people, "characters.toml", "trapper")
    refused(people._characters, "there are 11, not 12")
    changed(monkeypatch, land, "tiles.toml", "tall_pines", numbers=[1, 12], back=12)
    tile = land._tiles()[0]
    assert (tile.numbers, tile.back, tile.job) == ((1, 12), 12, None)


@pytest.mark.rule("DW-156")
@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"jobs": ["-1 food, draw 1"]}, "trapper: jobs: needs an ability that moves"),
        ({"deck": {"mule": 1}}, "trapper: deck: 'mule' is none of"),
        ({"deck": {"boot": 0}}, "trapper: deck: boot must be a whole number above zero"),
        ({"resources": {"water": 1}}, "trapper: resources: 'water' is none of"),
        ({"hat": 1}, "trapper: hat: is not a field"),
    ],
)
def test_characters_who_could_not_go_anywhere(
    monkeypatch: pytest.MonkeyPatch, fields: dict[str, Any], message: str
) -> None:
    """One way to move at least, cards and goods that exist."""
    changed(monkeypatch, people, "characters.toml", "trapper", **fields)
    refused(people._characters, message)


@pytest.mark.rule("DW-035", "DW-028", "DW-037", "DW-137", "DW-167")
@pytest.mark.parametrize(
    ("id", "fields", "message"),
    [
        ("slowest", {"later": [1, 2]}, "slowest: later: must be three numbers"),
        ("slowest", {"later": [0, 1, 2, 3]}, "slowest: later: must be three numbers"),
        ("slowest", {"later": [2, 1, 3]}, "slowest: later: must be three numbers that do not fall"),
        ("slowest", {"more": [2, 1, 3]}, "slowest: more: must be three numbers that do not fall"),
        ("iron_road", {"further": [2, 1, 3]}, "iron_road: further: must be three numbers"),
        ("slowest", {"further": [0, 0, 1]}, "slowest: further: goes with a line to a far town"),
        ("slowest", {"layout": ["##", "#."]}, "slowest: layout: must be rows of one width"),
        ("slowest", {"layout": ["S#", "#S"]}, "slowest: layout: must be rows of one width"),
        ("slowest", {"layout": ["S#", "#"]}, "slowest: layout: must be rows of one width"),
        ("slowest", {"layout": ["S#", "#x"]}, "slowest: layout: must be rows of one width"),
        ("slowest", {"events": ["+1 vp"]}, "slowest: events: an event job begins with 'on'"),
        (
            "slowest",
            {"events": ["on clear: +1 vp", "+1 vp"]},
            "slowest: events: an event job begins with 'on'",
        ),
        ("slowest", {"jobs": ["walk 1"]}, "slowest: jobs: must cost something"),
        ("slowest", {"jobs": ["-1 food, walk 1", "+1 vp"]}, "slowest: jobs: must cost something"),
        ("slowest", {"line": True}, "slowest: line: goes with a T"),
        ("iron_road", {"line": False}, "iron_road: line: goes with a T"),
        ("two_trails", {"meeples": 1}, "two_trails: apart: goes with two meeples"),
        ("new_world", {"meeples": 2}, "new_world: apart: goes with two meeples"),
        ("slowest", {"remove": 0}, "slowest: remove: goes with a 'remove' in the night"),
        ("iron_road", {"remove": 2}, "iron_road: remove: goes with a 'remove' in the night"),
        ("slowest", {"mode": "solo"}, "missions.toml: all: coop: there are 7, not 8"),
        ("slowest", {"mode": "alone"}, "slowest: mode: must be one of"),
        ("slowest", {"wagon": "fly"}, "slowest: wagon: must be one of"),
        ("slowest", {"night": ["day", "tea"]}, "slowest: night: 'tea' is none of"),
        ("slowest", {"boards": ["E"]}, "slowest: boards: 'E' is none of"),
        ("slowest", {"start": "swamp"}, "slowest: start: must be one of"),
        ("slowest", {"hat": 1}, "slowest: hat: is not a field"),
        ("slowest", {"home": 1}, "slowest: home: must be of type bool"),
    ],
)
def test_missions_that_could_not_be_played(
    monkeypatch: pytest.MonkeyPatch, id: str, fields: dict[str, Any], message: str
) -> None:
    """Maps without a start, jobs without an end, words that nobody knows."""
    changed(monkeypatch, missions, "missions.toml", id, **fields)
    refused(missions._missions, message)


@pytest.mark.rule("DW-028", "DW-037", "DW-160")
def test_what_a_mission_need_not_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """Left out, everything is as in the book: the standard map, one meeple, no wagon, nobody later."""
    left_out = dict.fromkeys(
        (
            "later",
            "more",
            "further",
            "remove",
            "bandits",
            "meeples",
            "home",
            "line",
            "apart",
            "wagon",
            "flight",
            "layout",
        )
    )
    changed(monkeypatch, missions, "missions.toml", "slowest", night=["day", "row"], **left_out)
    mission = missions._missions()["slowest"]
    assert (mission.later, mission.remove, mission.bandits, mission.meeples) == ((0, 0, 0), 0, 0, 1)
    assert mission.more == mission.further == (0, 0, 0)
    assert (mission.home, mission.line, mission.apart, mission.wagon) == (False, False, 0, "")
    assert (mission.wagon_at, mission.flight, mission.start) == (0, 0, "")
    assert mission.layout == (".??", "?##", "?#S", "?##", ".??")
    for job in (
        "-1 food, walk 1",
        "-x food, +x gold",
        "discard 1 item, +1 vp",
        "scrap 1 item, +1 vp",
    ):
        changed(monkeypatch, missions, "missions.toml", "slowest", jobs=[job])
        assert missions._missions()["slowest"].jobs[0].text == job
    for job in ("take 1 pain, +1 vp", "mark, +1 vp"):
        changed(monkeypatch, missions, "missions.toml", "slowest", jobs=[job])
        assert missions._missions()["slowest"].jobs[0].text == job


@pytest.mark.rule("DW-160")
def test_events_are_sorted_by_what_sets_them_off() -> None:
    """Each event of a mission runs at its own occasion and at no other."""
    for mission in missions.MISSIONS.values():
        assert sum(map(len, mission.on)) == len(mission.events)
        for event, jobs in zip(EVENTS, mission.on, strict=True):
            assert all(job.event == event for job in jobs)


@pytest.mark.rule("DW-041", "DW-091", "DW-092")
def test_what_a_card_counts_as() -> None:
    """Items count as items and by their colour, dangers as dangers and by their kind."""
    for card, kind in enumerate(cards.KIND_OF):
        group = cards.KINDS[kind].group
        first, second = cards.SLOTS_OF[card]
        danger = group in ("pain", "exhaustion")
        assert first == (DANGER if danger else ITEM)
        assert second == {
            "pain": PAIN,
            "exhaustion": EXHAUSTION,
        }.get(group, SLOT[cards.KINDS[kind].colour] if not danger else -1)
        assert (card >= cards.FIRST_DANGER) == danger
        assert (cards.FIRST_TRADE <= card < cards.FIRST_DANGER) == (group == "trade")
        assert (card >= cards.FIRST_EXHAUSTION) == (group == "exhaustion")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("w0", "0 west"),
        ("w3", "3 west"),
        ("w0n2", "2 north"),
        ("w0s2", "2 south"),
        ("w2s1", "2 west and 1 south"),
    ],
)
def test_unknown_land_is_said_by_where_it_lies(name: str, words: str) -> None:
    """Columns west, rows north or south."""
    assert land.place_words(name) == f"the unknown land {words}"
