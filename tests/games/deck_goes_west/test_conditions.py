"""Conditions of jobs and events: next to a railway, at the start, at the wagon, on the land where it happened."""

from __future__ import annotations

import pytest
from tests.positions import told

from .conftest import print_mission
from .machine import hero
from .table import at, deal, give, lay, play, table, verdicts

pytestmark = pytest.mark.usefixtures("box")


@pytest.mark.rule("DW-163")
@pytest.mark.parametrize(("rail", "pays"), [((1, 0), 5), ((0, 1), 5), ((0, -1), 5), ((1, 1), 2)])
def test_linked_means_a_railway_on_any_of_four_sides(
    monkeypatch: pytest.MonkeyPatch, rail: tuple[int, int], pays: int
) -> None:
    """West, north, south (and east, from the other end); a corner is no side."""
    print_mission(monkeypatch, "iron_trail", events=("on build: +2 vp, linked? +3 vp",))
    s = hero(monkeypatch, "-1 metal, rail", "linked? +1 gold", mission="iron_trail", metal=1)
    s.rails = {at(*rail)}
    assert verdicts(play(s), "use")["use:1"] == ("" if pays == 5 else "DW-095")
    session = play(s)
    session.choose("use:0")
    assert session.state.points[0] == pays
    s = hero(monkeypatch, "-1 metal, rail", "linked? +1 gold", mission="iron_trail", metal=1)
    s.players[0].at = at(1)
    s.rails = {at(0)}
    session = play(s)
    session.choose("use:0")
    assert session.state.points[0] == 5
    s.rails = set()
    assert verdicts(play(s), "use")["use:1"] == "DW-095"


@pytest.mark.rule("DW-164")
@pytest.mark.parametrize(("where", "pays"), [((0, 0), 3), ((1, 0), 1)])
def test_an_event_at_the_start(
    monkeypatch: pytest.MonkeyPatch, where: tuple[int, int], pays: int
) -> None:
    """What happens on the start tile, and only there, meets `start?`."""
    print_mission(monkeypatch, "discovery", events=("on build: +1 vp, start? +2 vp",))
    s = hero(monkeypatch, "-1 metal, rail", "walk 1", metal=1)
    s.players[0].at = at(*where)
    session = play(s)
    session.choose("use:0")
    assert session.state.points[0] == pays


@pytest.mark.rule("DW-164", "DW-072")
@pytest.mark.parametrize(("where", "rule"), [((1, 1), ""), ((2, 0), "DW-095")])
def test_where_the_start_was_taken_up_its_bank_is_in_the_easternmost_column(
    where: tuple[int, int], rule: str
) -> None:
    """Gold is still paid in: a mission does not become impossible because the tiles ran out."""
    s = table("gold_fever", 3)
    s.players[0].at, s.players[1].at, s.players[2].at = at(*where), at(1), at(1)
    lay(s, at(2), "forest")
    for place in [place for place in s.map if place < at(1, -100)]:
        s.tiles.append(s.map.pop(place))
        s.up.discard(place)
    give(s, 0, gold=2)
    deal(s, 0, "boot")
    session = play(s)
    assert verdicts(session, "task")["task:0"] == rule
    if not rule:
        session.choose("task:0")
        assert session.state.points == [5]


@pytest.mark.rule("DW-095")
@pytest.mark.parametrize(("wagon", "rule"), [((1, 0), ""), ((0, 0), "DW-095")])
def test_a_job_at_the_wagon(
    monkeypatch: pytest.MonkeyPatch, wagon: tuple[int, int], rule: str
) -> None:
    """It is open where the wagon stands, and closed elsewhere."""
    s = hero(monkeypatch, "wagon? +1 gold", "walk 1", mission="runaway")
    s.players[0].at, s.wagon = at(1), at(*wagon)
    assert verdicts(play(s), "use")["use:0"] == rule


@pytest.mark.rule("DW-083")
def test_a_train_needs_two_railways(monkeypatch: pytest.MonkeyPatch) -> None:
    """One is no line; and a job that walks as well does not mind."""
    s = hero(monkeypatch, "train 3", "walk 1, train 3")
    s.rails = {at(0)}
    assert list(verdicts(play(s), "use").values())[:2] == ["DW-083", ""]
    assert told(play(s), "use:0") == "There are 1 railways on the map."
    s.rails = {at(0), at(1)}
    assert list(verdicts(play(s), "use").values())[:2] == ["", ""]


@pytest.mark.rule("DW-095", "DW-077")
@pytest.mark.parametrize(("land", "points"), [("forest", 3), ("village", 0)])
def test_an_event_looks_at_the_land_where_it_happened(
    monkeypatch: pytest.MonkeyPatch, land: str, points: int
) -> None:
    """A forest is one however it was seen; anything else is none."""
    print_mission(monkeypatch, "discovery", events=("on reveal: forest? +3 vp",))
    s = hero(monkeypatch, "-1 food, telescope 1", "walk 1", food=1)
    lay(s, at(2), land, up=False)
    session = play(s, seed=1)
    session.choose("use:0")
    session.choose("look:W2")
    assert session.state.points[0] == points
