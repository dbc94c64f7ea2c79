"""Tribes on the move: crypts and Spawns, light, webs, walls, those who force them."""

from __future__ import annotations

import pytest
from tests.positions import asked

from hearthside.games.vast.content.board import SUPPLY
from hearthside.games.vast.content.roles import GOBLINS, PALADIN
from hearthside.games.vast.rules.figures import forcing
from hearthside.games.vast.rules.pieces import figures

from ..arrange import (
    begin,
    choose,
    dark,
    lay,
    lies,
    offers,
    play,
    put_blood,
    put_ghost,
    put_lamp,
    put_treasure,
    put_webs,
    spot,
    verbs,
    warlock_turn,
)
from ..refusals.cases import refuses
from .house import house, march, tribe, up, with_monster, with_secret

FANGS, BONES, EYE = range(3)


@pytest.mark.rule("VT-118")
def test_each_tribe_once_in_any_order() -> None:
    session = play(march(house()))
    assert verbs(session, "activate") == {"0", "1", "2"}
    choose(session, "activate:1", "rest")
    assert verbs(session, "activate") == {"0", "2"}
    assert refuses(session, ("activate:1", "VT-118", "activated this turn"))
    choose(session, "end")
    assert session.state.role != GOBLINS


@pytest.mark.rule("VT-121", "VT-122", "VT-123", "VT-124")
def test_from_a_spawn_over_crypts_onto_a_tile() -> None:
    s = house()
    session = play(up(s, FANGS, "spawn1"))
    ways = verbs(session, "go")
    assert {"A2", "A1", "B2", "G6", "D6"} <= ways, "as far as it likes over crypts"
    assert {"C4", "D4", "F4"} <= ways, "and onto a tile beside one"
    assert not ways & {"west", "stairs", "spawn2"}
    assert refuses(session, ("special", "VT-139", "no tile"))
    s = house()
    lay(s, "A2", "poltergeist", "NE")
    session = play(up(s, FANGS, "spawn1"))
    assert verbs(session, "go") == {"A2"}, "the opening leads onto the tile, and no further"
    s = house()
    lay(s, "A2", "poltergeist", "NW")
    assert not verbs(play(up(s, FANGS, "spawn1")), "go"), "a wall is before the opening"
    session = play(up(house(), FANGS, "C3"))
    choose(session, "go:C4")
    assert session.state.goblins.at[FANGS] == spot("C4")
    assert session.state.goblins.acted and session.state.goblins.halted


@pytest.mark.rule("VT-122", "VT-126")
def test_on_tiles_it_goes_through_the_dark_and_not_into_crypts() -> None:
    s = house()
    dark(s, "D4 E4")
    lay(s, "F4", "shrine", "EW")
    lay(s, "C4", "treasure", "EW")
    s = up(s, FANGS, "D4")
    session = play(s)
    assert verbs(session, "go") == {"E4", "D5"}
    assert refuses(
        session,
        ("go:D3", "VT-122", "into a crypt"),
        ("go:F4", "VT-126", "No way"),
        ("go:D4", "VT-126", "stands there"),
    )
    choose(session, "go:E4")
    assert not lies(session.state.map.lit, "E4"), "nothing is revealed"
    choose(session, "go:D4")
    assert session.state.goblins.population[FANGS] == 3


@pytest.mark.rule("VT-125")
def test_without_a_disc_it_stays_off_the_tiles() -> None:
    session = play(up(house(), FANGS, "C3", 0))
    assert "C4" not in verbs(session, "go") and "B3" in verbs(session, "go")
    assert refuses(session, ("go:C4", "VT-125", "without a disc"), ("hide", "VT-125", "no disc"))


@pytest.mark.rule("VT-127")
def test_every_second_lit_tile_costs_a_disc() -> None:
    s = up(house(), FANGS, "C4")
    session = play(s)
    assert verbs(session, "go") == {"D4"}, "in the light tile by tile"
    choose(session, "go:D4")
    assert session.state.goblins.population[FANGS] == 3
    choose(session, "go:E4")
    assert session.state.goblins.population[FANGS] == 2
    choose(session, "go:D4")
    choose(session, "go:E4")
    assert session.state.goblins.population[FANGS] == 2, "each tile counts once"
    choose(session, "go:F4")
    assert session.state.goblins.population[FANGS] == 2
    s = house()
    dark(s, "D4")
    session = play(up(s, FANGS, "C4"), "go:D4", "go:E4", "go:F4")
    assert session.state.goblins.population[FANGS] == 2, "the dark between does not reset it"
    s = house()
    s.map.pit_marks = s.map.pits = 1 << spot("D4") | s.map.pits
    session = play(up(s, FANGS, "C4"), "go:D4", "go:E4")
    assert session.state.goblins.population[FANGS] == 3, "a Pit counts as Dark"
    session = play(up(house(), FANGS, "C4", 1), "go:D4", "go:E4", rolls=(4,))
    g = session.state.goblins
    assert (g.at[FANGS], g.population[FANGS]) == (spot("spawn4"), 0), "none left: it scatters"


@pytest.mark.rule("VT-149")
def test_blind_fury_and_a_lost_ruby() -> None:
    s = with_secret(house(), "blind_fury")
    session = play(up(s, FANGS, "C4"), "blind", "go:D4", "go:E4")
    g = session.state.goblins
    assert (g.population[FANGS], g.secrets.discard) == (3, ["blind_fury"])
    s = with_secret(house(), "goblin_ruby", shown=True)
    session = play(up(s, FANGS, "C4", 1), "go:D4", "go:E4", rolls=(4,))
    assert session.state.goblins.shown == [], "a Tribe has fallen to nothing"
    session = play(march(with_secret(house(), "blind_fury")))
    assert refuses(
        session, ("blind", "VT-118", "No Tribe is up"), ("fuse", "VT-117", "not in your")
    )


@pytest.mark.rule("VT-148")
def test_bright_beetles() -> None:
    s = with_monster(house(), "bright_beetles", 0)
    session = play(up(s, FANGS, "C4"), "go:D4", "go:E4")
    assert asked(session) == (1, "shed")
    choose(session, "shed")
    g = session.state.goblins
    assert (g.population[FANGS], g.slots[0], g.monsters.discard) == (3, "", ["bright_beetles"])
    session = play(up(s, FANGS, "C4"), "go:D4", "go:E4", "suffer")
    assert session.state.goblins.population[FANGS] == 2
    assert session.state.goblins.slots[0] == "bright_beetles"
    s = with_monster(house(), "bright_beetles", 0)
    s.paladin.at = spot("E4")
    session = play(up(s, FANGS, "D4"), "go:E4", rolls=(1,))
    assert session.state.goblins.population[FANGS] == 2, "scattering costs one less"


@pytest.mark.rule("VT-131", "VT-148")
def test_bright_beetles_let_a_tribe_into_a_fight_that_takes_all_its_discs() -> None:
    s = with_monster(house(), "bright_beetles", 0)
    s.paladin.at, s.paladin.prepare = spot("E4"), 3
    bare = house()
    bare.paladin.at, bare.paladin.prepare = spot("E4"), 3
    session = play(up(bare, FANGS, "C4"), "go:D4")
    assert refuses(session, ("go:E4", "VT-131", "does not beat")), "the light would cost it a disc"
    session = play(up(s, FANGS, "C4"), "go:D4", "go:E4", rolls=(1,))
    t = session.state
    assert (t.paladin.health, t.goblins.monsters.discard) == (6, ["bright_beetles"]), (
        "not asked: with the Beetles kept it could not have gone there"
    )
    assert t.goblins.population[FANGS] == 1, "two scattered, none lost to the light"


@pytest.mark.rule("VT-128", "VT-129", "VT-028")
def test_webs_and_lamps() -> None:
    s = house()
    put_webs(s, "D4", 2)
    put_blood(s, "D4", 2)
    session = play(up(s, FANGS, "C4"), "go:D4")
    m = session.state.map
    assert (m.webs[spot("D4")], m.blood[spot("D4")]) == (2, 1), "webs in the light do nothing"
    assert "go:E4" in offers(session)
    s = house()
    dark(s, "D4")
    put_webs(s, "D4", 2)
    session = play(up(s, FANGS, "C4"), "go:D4")
    assert session.state.map.webs[spot("D4")] == 1 and not verbs(session, "go")
    assert refuses(session, ("go:E4", "VT-123", "movement is over"))
    assert "special" in offers(session), "it may still act"
    s = house()
    put_lamp(s, "D4")
    session = play(up(s, FANGS, "C4"), "go:D4")
    assert not session.state.map.lamps and not verbs(session, "go")


@pytest.mark.rule("VT-038", "VT-037")
def test_they_startle_the_warlock_once_a_turn() -> None:
    s = house()
    dark(s, "G1 A1 E1")
    s.warlock.at = spot("D4")
    session = play(up(s, FANGS, "C4"), "go:D4")
    assert asked(session) == (4, "flee")
    s.goblins.startled = True
    session = play(up(s, FANGS, "C4"), "go:D4")
    assert asked(session) == (1, "tribe") and session.state.warlock.at == spot("D4")
    s = house()
    tribe(tribe(s, FANGS, "D4"), EYE, "D4")
    assert lies(figures(s), "D4")
    assert play(warlock_turn(s, "C5"), "syphon").state.warlock.curses == 2


@pytest.mark.rule("VT-130", "VT-136")
def test_a_tile_laid_under_a_lurking_tribe() -> None:
    s = house()
    dark(s, "C4")
    stack = s.map.stack
    up(s, FANGS, "C4").map.stack = stack
    tribe(tribe(s, BONES, "B4", 1), EYE, "B4", 0)
    session = play(s, "explore:B4", rolls=(5,))
    g, m = session.state.goblins, session.state.map
    assert lies(m.tiles, "B4") and not lies(m.lit, "B4")
    assert (g.at[FANGS], g.at[BONES], g.at[EYE]) == (spot("B4"), spot("B4"), spot("spawn5"))


@pytest.mark.rule("VT-026", "VT-156", "VT-130")
def test_a_shifted_tile_carries_its_tribe() -> None:
    s = house()
    tribe(tribe(s, FANGS, "D4"), EYE, "E5", 0)
    s.map.stack = []
    s.manor.placed, s.manor.wraith = True, spot("C4")
    s.manor.omens[1], s.manor.unassigned = 2, 1
    session = play(begin(s, "manor_shifts", 3), "tile:D4", "to:E5", rolls=(6,))
    g = session.state.goblins
    assert (g.at[FANGS], g.at[EYE]) == (spot("E5"), spot("spawn6"))


@pytest.mark.rule("VT-131", "VT-132", "VT-018", "VT-123")
def test_it_enters_only_where_it_beats_everybody() -> None:
    s = house()
    s.paladin.at, s.paladin.prepare = spot("D4"), 2
    put_ghost(s, "D4")
    assert lies(forcing(s, GOBLINS), "D4") and lies(forcing(s, PALADIN), "spawn1")
    session = play(up(s, FANGS, "C4", 1))
    assert not verbs(session, "go")
    assert refuses(session, ("go:D4", "VT-131", "does not beat"))
    session = play(up(s, FANGS, "C4", 3), "go:D4", rolls=(2,))
    t = session.state
    assert (t.paladin.health, t.map.haunted) == (6, 0), "both are struck"
    assert (t.goblins.at[FANGS], t.goblins.population[FANGS]) == (spot("spawn2"), 1)
    assert t.goblins.rage == 0, "once"
    session = play(up(s, FANGS, "D3", 3))
    assert "D4" not in verbs(session, "go"), "from a crypt it has no action for it"
    s.paladin.prepare = 3
    s.goblins.left = 0
    up(s, FANGS, "C4", 3)
    s.goblins.left = 1 << spot("E4")
    assert refuses(play(s), ("go:D4", "VT-131", "")), "the disc that the light takes counts"
    s = house()
    s.spider.spiderlings, s.spider.at, s.spider.form = [spot("D4")] * 5, SUPPLY, 2
    session = play(up(s, FANGS, "C4", 1), "go:D4")
    assert asked(session) == (1, "tribe"), "Spiderlings force nobody"
    s = house()
    s.paladin.pillar = spot("D4")
    assert refuses(play(up(s, FANGS, "C4")), ("go:D4", "VT-040", ""))


@pytest.mark.rule("VT-148")
def test_golem_and_underworm() -> None:
    s = with_monster(house(), "golem", 0)
    lay(s, "C4", "shrine", "EW")
    assert play(up(s, FANGS, "C4"), "go:D4").state.goblins.at[FANGS] == spot("D4")
    s = with_monster(house(), "underworm", 0)
    lay(s, "F6", "poltergeist")
    lay(s, "E5", "poltergeist")
    session = play(up(s, FANGS, "D4"))
    assert verbs(session, "burrow") == {"E5", "F6"}
    assert refuses(session, ("burrow:C5", "VT-148", "No diagonal"))
    choose(session, "burrow:F6")
    assert session.state.goblins.at[FANGS] == spot("F6")
    assert refuses(session, ("burrow:E5", "VT-148", "dug in this move"))
    assert refuses(play(up(house(), FANGS, "D4")), ("burrow:E5", "VT-148", "No Underworm"))
    s = with_monster(house(), "underworm", 0)
    dark(s, "D4")
    put_webs(s, "D4")
    session = play(up(s, FANGS, "C4"), "go:D4")
    assert refuses(session, ("burrow:E5", "VT-123", "movement is over"))


@pytest.mark.rule("VT-148", "VT-024", "VT-025")
def test_a_wisp_leads_the_paladin_astray() -> None:
    s = with_monster(house(), "wisp", 0)
    lay(s, "G4", "poltergeist")
    dark(s, "F4")
    put_webs(s, "F4")
    s.paladin.at = spot("E4")
    session = play(up(s, FANGS, "D4", 1))
    assert verbs(session, "lead") == {"F4"}, "not before a Tribe, and webs end it"
    assert refuses(session, ("lead:G4", "VT-025", "cannot be led"))
    choose(session, "lead:F4")
    t = session.state
    assert (t.paladin.at, t.map.webbed, lies(t.map.lit, "F4")) == (spot("F4"), 0, False)
    assert refuses(session, ("lead:E4", "VT-148", "led him this turn"))
    s.paladin.at = spot("G7")
    session = play(up(s, FANGS, "D4", 1))
    assert refuses(session, ("lead:F4", "VT-148", "not in sight"))
    assert refuses(play(up(house(), FANGS, "D4")), ("lead:E4", "VT-148", "No Wisp"))
    s = with_monster(house(), "wisp", 0)
    put_ghost(s, "F4")
    s.paladin.at = spot("E4")
    session = play(up(s, FANGS, "D4", 1))
    assert not verbs(session, "lead"), "nor before a poltergeist"


@pytest.mark.rule("VT-149", "VT-035")
def test_secret_tunnels() -> None:
    s = with_secret(house(), "secret_tunnels")
    dark(s, "C4 E4 F4")
    put_treasure(s, "E4")
    put_blood(s, "F4")
    session = play(march(tribe(s, FANGS, "D4")), "tunnels", "activate:0")
    assert verbs(session, "tunnel") == {"C4"}, "free Dark tiles and Pits"
    assert refuses(session, ("tunnel:E4", "VT-149", "no free Dark tile"))
    choose(session, "tunnel:C4")
    assert session.state.goblins.at[FANGS] == spot("C4")
    assert not verbs(session, "go") and "special" in offers(session)
    assert refuses(session, ("tunnel:E4", "VT-149", "has moved"))
    session = play(march(tribe(s, FANGS, "spawn3")), "tunnels", "activate:0", "tunnel:C4")
    assert session.state.goblins.acted, "off a tile it loses its action"
    session = play(march(tribe(s, FANGS, "spawn3", 0)), "tunnels", "activate:0")
    assert refuses(session, ("tunnel:C4", "VT-125", "without a disc"))
    assert refuses(play(up(house(), FANGS, "D4")), ("tunnel:C4", "VT-149", "No Secret Tunnels"))
