"""The ways of Tribes to the step: from where to where, past what, and what is over once they have moved."""

from __future__ import annotations

import pytest
from tests.positions import asked

from hearthside.games.vast.content.board import CRYPTS, SUPPLY
from hearthside.games.vast.rules.edges import place_force
from hearthside.games.vast.rules.goblins.march import leaving_costs
from hearthside.games.vast.state import Vast

from ..arrange import (
    blank,
    choose,
    corridor,
    dark,
    lay,
    offers,
    play,
    put_blood,
    put_ghost,
    put_lamp,
    put_treasure,
    put_webs,
    spot,
    verbs,
)
from ..refusals.cases import refuses
from .house import house, march, tribe, up, with_monster, with_secret

FANGS, BONES, EYE = range(3)


def night(names: str) -> Vast:
    """Dark tiles on some spaces, the Goblins on a Spawn and nobody else on the map."""
    s = blank("five_goblins")
    dark(s, names)
    s.goblins.at = [spot("spawn1")] * 3
    return s


# -- Golem -----------------------------------------------------------------------------------


@pytest.mark.rule("VT-148", "VT-122", "VT-123", "VT-124")
def test_a_golem_walks_through_walls_by_the_same_ways() -> None:
    s = with_monster(house(), "golem", 0)
    lay(s, "C4", "shrine", "EW")
    lay(s, "A2", "poltergeist", "NW")
    lay(s, "A1", "treasure", "NEW")
    assert verbs(play(up(s, FANGS, "C4")), "go") == {"D4"}, "no crypt, and the light stops it"
    session = play(up(s, FANGS, "B4"))
    assert verbs(session, "go") == set(CRYPTS) - {"B4", "A7", "G7"}, "but two who force it"
    choose(session, "go:C4")
    assert session.state.goblins.acted, "it came off a crypt"
    assert verbs(play(up(s, FANGS, "spawn1")), "go") == {"A2"}, "through the wall at the opening"


@pytest.mark.rule("VT-148", "VT-126")
def test_what_lies_behind_the_next_tile_is_entered_after_it() -> None:
    s = with_monster(house(), "golem", 0)
    lay(s, "C4", "shrine", "EW")
    assert refuses(play(up(s, FANGS, "C4")), ("go:E4", "VT-126", "Something on the way"))
    s = house()
    lay(s, "C4", "shrine", "EW")
    assert refuses(play(up(s, FANGS, "C4")), ("go:E4", "VT-126", "No way leads there"))


# -- stops -----------------------------------------------------------------------------------


@pytest.mark.rule("VT-126", "VT-128", "VT-129")
def test_in_the_dark_it_goes_on_until_something_waits() -> None:
    s = night("C4 D4 E4 F4")
    assert verbs(play(up(s, FANGS, "C4")), "go") == {"D4", "E4", "F4"}
    for put in (put_webs, put_blood, put_lamp, put_ghost):
        s = night("C4 D4 E4 F4")
        put(s, "D4")
        assert verbs(play(up(s, FANGS, "C4")), "go") == {"D4"}
    s = night("C4 D4 E4 F4")
    put_treasure(s, "D4")
    assert verbs(play(up(s, FANGS, "C4")), "go") == {"D4", "E4", "F4"}, "but for a treasure"


@pytest.mark.rule("VT-123")
def test_off_a_crypt_it_stops_on_the_first_tile() -> None:
    s = night("F1 G1 G2")
    go = verbs(play(up(s, FANGS, "E3")), "go")
    assert {"F1", "G2"} <= go and "G1" not in go
    session = play(up(s, FANGS, "E3"), "go:F3")
    assert "go:F2" in offers(session), "a step from crypt to crypt ends nothing"
    assert not session.state.goblins.halted and not session.state.goblins.acted
    s = night("A7 D4")
    assert "A7" in verbs(play(up(s, FANGS, "B6")), "go")


@pytest.mark.rule("VT-126", "VT-122")
def test_why_it_cannot_reach_a_crypt() -> None:
    s = night("D4")
    for d in range(4):
        place_force(s, spot("B2"), d)
    assert refuses(play(up(s, FANGS, "C2")), ("go:B2", "VT-126", "No way leads there"))
    assert refuses(play(up(s, FANGS, "D4")), ("go:B2", "VT-122", "into a crypt"))


# -- light -----------------------------------------------------------------------------------


@pytest.mark.rule("VT-127", "VT-149")
@pytest.mark.parametrize("which", [FANGS, BONES, EYE])
def test_a_tribe_in_blind_fury_alone_loses_nothing(which: int) -> None:
    for blind in (FANGS, BONES, EYE):
        s = up(house(), which, "D4")
        s.goblins.left, s.goblins.blind = 1 << spot("C4"), 1 << blind
        assert leaving_costs(s) == (blind != which)


@pytest.mark.rule("VT-127", "VT-142")
@pytest.mark.parametrize("leave", ["go:E4", "burrow:E5"])
def test_a_tribe_that_the_light_eats_up_goes_no_farther(leave: str) -> None:
    s = with_monster(house(), "underworm", 1)
    lay(s, "E5", "poltergeist")
    tribe(tribe(s, EYE, "spawn2", 1), FANGS, "spawn3", 1)
    up(s, BONES, "D4", 1).goblins.left = 1 << spot("C4")
    session = play(s, leave, rolls=(4,))
    g = session.state.goblins
    assert g.at == [spot("spawn3"), spot("spawn4"), spot("spawn2")]
    assert (g.population[BONES], g.active) == (0, SUPPLY)


@pytest.mark.rule("VT-148", "VT-127")
def test_digging_leaves_the_tile_as_walking_does() -> None:
    s = with_monster(house(), "underworm", 0)
    lay(s, "E5", "poltergeist")
    up(s, FANGS, "D4", 3).goblins.left = 1 << spot("C4")
    session = play(s, "burrow:E5")
    assert session.state.goblins.population[FANGS] == 2
    assert session.state.goblins.at[FANGS] == spot("E5")


# -- Underworm -------------------------------------------------------------------------------


@pytest.mark.rule("VT-148")
@pytest.mark.parametrize(
    ("start", "ends"),
    [
        ("D4", "C5 E5 B6 F6 C3 E3 B2 F2"),
        ("A4", "B5 C6 B3 C2"),
        ("G4", "F5 E6 F3 E2"),
        ("D7", "C6 E6 B5 F5"),
        ("D1", "C2 E2 B3 F3"),
        ("B6", "A7 C7 A5 C5 D4"),
        ("F2", "G1 E1 G3 E3 D4"),
    ],
)
def test_it_digs_up_to_two_along_a_diagonal_and_never_round_the_edge(start: str, ends: str) -> None:
    s = with_monster(night(f"{start} {ends} A5 G5 G6 A3"), "underworm", 0)
    assert verbs(play(up(s, FANGS, start)), "burrow") == set(ends.split())


@pytest.mark.rule("VT-148")
def test_it_digs_from_a_tile_alone() -> None:
    s = with_monster(night("D4 E5"), "underworm", 0)
    session = play(up(s, FANGS, "D6"))
    assert not verbs(session, "burrow")
    assert refuses(session, ("burrow:E5", "VT-148", "No diagonal"))


# -- Secret Tunnels --------------------------------------------------------------------------


@pytest.mark.rule("VT-149")
def test_tunnels_are_instead_of_moving_and_of_nothing_else() -> None:
    s = with_monster(night("C4 D4 E4 E5 A1"), "underworm", 0)
    s.goblins.tunnels = True
    assert "A1" in verbs(play(up(s, FANGS, "D4")), "tunnel")
    for move in ("go:E4", "go:C4", "burrow:E5"):
        session = play(up(s, FANGS, "D4"), move)
        assert not verbs(session, "tunnel")
        assert refuses(session, ("tunnel:A1", "VT-149", "has moved"))
    s = with_monster(crossing(), "wisp", 1)
    dark(s, "A1")
    s.goblins.tunnels = True
    session = play(up(s, BONES, "D6"), "lead:A4")
    assert "tunnel:A1" in offers(session), "to lead the Paladin is no move"


# -- Wisp ------------------------------------------------------------------------------------


def crossing() -> Vast:
    """The Paladin at a crossroads, seen by a Tribe two steps north of him."""
    s = blank("five_goblins")
    corridor(s, "D4 C4 B4 A4 E4 F4 G4 D3 D2 D1 D5", "blood")
    dark(s, "D6")
    s.paladin.at = spot("D4")
    s.goblins.at = [spot("spawn1")] * 3
    return s


ALL_WAYS = {"C4", "B4", "A4", "E4", "F4", "G4", "D3", "D2", "D1", "D5"}


@pytest.mark.rule("VT-148")
def test_he_is_led_up_to_three_in_any_line() -> None:
    assert verbs(play(up(with_monster(crossing(), "wisp", 0), FANGS, "D6")), "lead") == ALL_WAYS


@pytest.mark.rule("VT-025")
@pytest.mark.parametrize(
    ("side", "shut"),
    [
        ("D4E", "E4 F4 G4"),
        ("E4E", "F4 G4"),
        ("C4W", "B4 A4"),
        ("D3S", "D2 D1"),
        ("D4W", "C4 B4 A4"),
    ],
)
def test_walls_end_his_way(side: str, shut: str) -> None:
    s = with_monster(crossing(), "wisp", 0)
    place_force(s, spot(side[:2]), "NESW".index(side[2]))
    assert verbs(play(up(s, FANGS, "D6")), "lead") == ALL_WAYS - set(shut.split())


@pytest.mark.rule("VT-025", "VT-024")
def test_tokens_figures_and_the_end_of_the_tiles_end_his_way() -> None:
    s = with_monster(crossing(), "wisp", 0)
    put_webs(s, "B4")
    put_ghost(s, "F4")
    lay(s, "D2", "pit", "E")
    s.paladin.pillar = spot("D2")
    assert verbs(play(up(s, FANGS, "D6")), "lead") == {"C4", "B4", "E4", "D3", "D5"}
    s = with_monster(crossing(), "wisp", 0)
    s.paladin.at = spot("G4")
    s.map.lit |= 1 << spot("D6")
    tribe(s, FANGS, "E4")
    session = play(up(s, FANGS, "E4"))
    assert verbs(session, "lead") == {"F4"}, "the edge of the map, crypts and the Tribe itself"


@pytest.mark.rule("VT-148")
def test_one_out_of_sight_is_not_led() -> None:
    s = with_monster(crossing(), "wisp", 0)
    s.paladin.at = spot("C4")
    session = play(up(s, FANGS, "D6"))
    assert not verbs(session, "lead")
    assert refuses(session, ("lead:B4", "VT-148", "not in sight"))
    s = with_monster(crossing(), "wisp", 0)
    s.goblins.wisped = True
    assert not verbs(play(up(s, FANGS, "D6")), "lead")


# -- the activation as a whole ---------------------------------------------------------------


@pytest.mark.rule("VT-118")
def test_after_it_nobody_is_up() -> None:
    session = play(up(house(), FANGS, "D4"), "rest")
    assert session.state.goblins.active == SUPPLY
    session = play(up(house(), EYE, "D4"), "hide", rolls=(3,))
    assert session.state.goblins.active == SUPPLY


@pytest.mark.rule("VT-117", "VT-118")
def test_one_who_may_hold_a_secret_is_asked_though_nothing_is_left() -> None:
    s = night("D4")
    s.spider.at = spot("D4")
    for d in range(4):
        place_force(s, spot("B2"), d)
    s.goblins.hand = []
    session = play(up(s, FANGS, "B2", 0))
    assert session.decision is None or session.decision.ask != "tribe"
    with_secret(s, "leader")
    session = play(up(s, FANGS, "B2", 0))
    assert asked(session) == (1, "tribe")
    assert offers(session) == {"rest"}


@pytest.mark.rule("VT-118")
def test_each_tribe_moves_anew() -> None:
    s = tribe(house(), FANGS, "D5")
    session = play(march(tribe(s, BONES, "C4")), "activate:0", "go:D4", "rest", "activate:1")
    assert session.state.goblins.moved == 0
    assert "go:D4" in offers(session)
