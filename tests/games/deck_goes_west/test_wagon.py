"""The wagon: following, carried, running away; and two meeples with one purse."""

from __future__ import annotations

import pytest
from tests.positions import why

from hearthside.games.deck_goes_west.content.missions import MISSIONS
from hearthside.games.deck_goes_west.state import West

from .table import NONE, ONE, TWO, at, deal, give, lay, night, options, play, table

pytestmark = pytest.mark.usefixtures("box")


def wagoners(mission: str, *columns: int) -> West:
    """A party with its members in these columns, the map open that far."""
    s = table(mission, len(columns))
    s.wagon = at(0)
    for x in range(2, max(columns) + 2):
        lay(s, at(x), "forest" if x % 2 else "village")
    for seat, x in enumerate(columns):
        s.players[seat].at = at(x)
        deal(s, seat, "boot", "mule" if seat == 2 else "boot")
        give(s, seat, food=3)
    return s


@pytest.mark.rule("DW-149", "DW-150")
def test_the_wagon_follows_the_slowest() -> None:
    """It rolls as soon as the last one is ahead of it, as far as that one is."""
    s = wagoners("slowest", 3, 0, 2)
    pays = int(MISSIONS["slowest"].on[3][0].text.split("+")[1].split()[0])
    session = play(s, seat=1)
    session.choose("play:boot,0")
    session.choose("go:W,walk")
    assert session.state.wagon == at(1)
    assert session.state.points == [pays]
    s = wagoners("slowest", 3, 1, 2)
    session = play(s, seat=1)
    session.choose("play:boot,0")
    session.choose("go:W,walk")
    assert session.state.wagon == at(2)
    assert session.state.points == [2 * pays]


@pytest.mark.rule("DW-150")
def test_the_following_wagon_takes_the_nearest_tile_of_the_next_column() -> None:
    """If none lies straight west, the nearest row will do."""
    s = wagoners("slowest", 3, 2)
    for p in s.players:
        p.at = at(2)
    s.tiles.append(s.map.pop(at(1)))
    s.up.discard(at(1))
    session = play(s)
    session.choose("play:boot,0")
    session.choose("go:W,walk")
    assert session.state.wagon == at(2, -1)


@pytest.mark.rule("DW-180")
def test_a_runaway_wagon_is_taken_anywhere_but_further_west() -> None:
    """East, north and south with it, west only without it: nobody earns by going to and fro."""
    s = wagoners("runaway", 1, 0)
    s.wagon = at(1)
    session = play(s)
    session.choose("play:boot,0")
    taking = {option for option in options(session) if option.endswith("wagon")}
    assert taking == {"go:E,walk,wagon", "go:N,walk,wagon", "go:S,walk,wagon"}
    assert "go:W,walk" in options(session)
    assert why(session, "go:W,walk,wagon") == "DW-180"
    session.choose("go:N,walk,wagon")
    assert session.state.wagon == at(1, -1)
    assert session.state.points == [0]


@pytest.mark.rule("DW-180")
def test_a_runaway_wagon_is_not_taken_onto_new_land_in_the_west() -> None:
    """New land north of it may be entered with the wagon, new land west of it without."""
    for way, place, wagon in (("W", at(2), False), ("N", at(1, -2), True)):
        s = table("runaway")
        s.players[0].at = s.wagon = at(1) if way == "W" else at(1, -1)
        lay(s, place, "forest", up=False)
        deal(s, 0, "boot", "boot")
        give(s, 0, food=2)
        session = play(s, seed=1)
        session.choose("play:boot,0")
        session.choose(f"explore:{way}")
        assert ("enter:walk,wagon" in options(session)) == wagon
        if not wagon:
            assert why(session, "enter:walk,wagon") == "DW-180"


@pytest.mark.rule("DW-151")
def test_a_carried_wagon_goes_along_if_the_mover_takes_it() -> None:
    """With it west: points; without it: it stays; back east: points lost."""
    s = wagoners("long_haul", 0, 0)
    session = play(s)
    session.choose("play:boot,0")
    assert {"go:W,walk", "go:W,walk,wagon"} <= options(session)
    session.choose("go:W,walk,wagon")
    assert session.state.wagon == at(1)
    gained = session.state.points[0]
    assert gained > 0
    session.choose("play:boot,0")
    session.choose("go:E,walk,wagon")
    assert session.state.wagon == at(0)
    assert session.state.points[0] < gained
    session = play(s)
    session.choose("play:boot,0")
    session.choose("go:W,walk")
    assert session.state.wagon == at(0)


@pytest.mark.rule("DW-151")
def test_the_wagon_is_taken_at_the_price_of_the_step() -> None:
    """A mountain takes two walking, with the wagon or without; a train takes no wagon."""
    s = wagoners("long_haul", 0, 0)
    lay(s, at(1), "mountain")
    session = play(s)
    session.choose("play:boot,0")
    assert not any("wagon" in option and "W" in option for option in options(session))
    session.choose("play:boot,0")
    session.choose("go:W,walk,wagon")
    assert session.state.wagon == at(1)


@pytest.mark.rule("DW-149", "DW-152")
def test_bandits_fight_for_the_wagon_at_night() -> None:
    """With nobody there every hit damages it; defenders' saves protect it."""
    s = wagoners("long_haul", 1, 1)
    s.points = [8]
    s.bandits = {at(0): 2}
    session = night(s, "attack", rolls=(TWO, ONE), seed=2)
    assert session.state.damage == 3
    assert session.state.points == [5]
    s = wagoners("long_haul", 0, 1)
    s.points = [8]
    s.bandits = {at(0): 2}
    give(s, 0, wood=1)
    session = night(s, "attack", rolls=(TWO, ONE), seed=2)
    session.choose("task:2")
    session.choose("onto:discard")
    assert session.state.damage == 1
    assert session.state.points == [7]


@pytest.mark.rule("DW-154")
def test_two_trails_have_two_meeples() -> None:
    """Each job uses the tile of one of them; the player changes between them; both hold the east."""
    from hearthside.games.deck_goes_west.rules.night import drop_east

    s = table("two_trails")
    p = s.players[0]
    assert p.other == at(0)
    lay(s, at(1), "forest")
    deal(s, 0, "knife", "boot", "boot", "tonic")
    give(s, 0, food=3)
    session = play(s, rolls=(ONE, ONE))
    session.choose("play:boot,0")
    session.choose("go:W,walk")
    assert "play:knife,0" in options(session)
    session.choose("swap")
    assert "play:knife,0" not in options(session)
    session.choose("play:boot,0")
    session.choose("go:N,walk")
    p = session.state.players[0]
    assert {p.at, p.other} == {at(1), at(0, -1)}
    pieces = {t.id: t.at for t in session.scene(0) if t.kind == "piece"}
    assert pieces == {
        f"piece:{p.character}": "space:w1",
        f"piece:{p.character}.2": "space:w0n1",
    }
    s = session.state
    for x in range(2, 7):
        lay(s, at(x), "forest" if x % 2 else "mountain")
    s.players[0].at = at(6)
    drop_east(s)
    assert at(0) in s.map
    s.players[0].other = at(5)
    drop_east(s)
    assert min(o >> 8 for o in s.map) == 2


@pytest.mark.rule("DW-154")
def test_changing_to_a_meeple_with_nothing_to_do_does_not_end_the_day() -> None:
    """The player is asked and may change back; to and fro once, then something has to be done."""
    s = table("two_trails")
    lay(s, at(1), "forest")
    deal(s, 0, "knife", "pan")
    s.players[0].at, s.players[0].tapped = at(1), True
    s.trade += s.row
    s.row = []
    session = play(s, rolls=(ONE, ONE))
    session.choose("swap")
    assert options(session) == {"swap", "pass"}
    session.choose("swap")
    assert "play:knife,0" in options(session)
    assert why(session, "swap") == "DW-154"
    session.choose("play:knife,0")
    assert "swap" in options(session)


@pytest.mark.rule("DW-154")
def test_the_meeple_in_a_night_battle_is_the_one_that_fights() -> None:
    """Bandits find the second meeple; its owner fights there."""
    s = table("two_trails", characters=["outrider"])
    s.players[0].other = at(1)
    s.bandits = {at(1): 1}
    session = night(s, "attack", rolls=(NONE, NONE, TWO, NONE, NONE), seed=1)
    assert "use:1" in options(session)
    session.choose("use:1")
    assert session.state.points == [1]
