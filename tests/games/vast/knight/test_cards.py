"""The Knight's treasures, and what others do to her."""

from __future__ import annotations

import pytest
from tests.positions import asked

from hearthside.games.vast.content.board import GONE
from hearthside.games.vast.content.figures import CASTY, GIANT, SLASHY, STABBY
from hearthside.games.vast.content.roles import KNIGHT
from hearthside.games.vast.rules.figures import forcing
from hearthside.games.vast.rules.knight.traits import (
    MOVEMENT,
    PERCEPTION,
    STRENGTH,
    cubes_held,
    stat,
)
from hearthside.games.vast.state import Vast

from ..arrange import (
    activate,
    choose,
    corridor,
    deal,
    equip,
    lay,
    lies,
    offers,
    play,
    put_ghost,
    spider_turn,
    spot,
    verbs,
)
from ..refusals.cases import refuses
from .house import hold, house, knight_turn, quests, strong

# -- treasures -----------------------------------------------------------------------------


@pytest.mark.rule("VT-097", "VT-083")
@pytest.mark.parametrize(
    ("card", "stats"),
    [
        ("elvish_sword", (1, 2, 2)),
        ("mighty_axe", (1, 1, 2)),
        ("pixie_lantern", (2, 2, 1)),
        ("heroic_boots", (4, 1, 1)),
    ],
)
def test_a_cube_on_a_treasure(card: str, stats: tuple[int, int, int]) -> None:
    s = hold(house(), card, up=False)
    session = play(knight_turn(s))
    assert refuses(session, (f"wield:{card}", "VT-083", "does not lie face up"))
    choose(session, f"show:{card}", f"wield:{card}")
    s = session.state
    assert tuple(stat(s, which) for which in (MOVEMENT, PERCEPTION, STRENGTH)) == stats
    assert refuses(session, (f"wield:{card}", "VT-083", "A cube lies on it"))
    choose(session, "lay:strength", "end")
    guard = stat(session.state, STRENGTH)
    assert guard == 2, "in the turns of others only cubes on the track count"
    s = hold(house(), card)
    assert refuses(play(knight_turn(s, cubes=0)), (f"wield:{card}", "VT-070", "No hero cube"))


@pytest.mark.rule("VT-097", "VT-087", "VT-088")
def test_the_potion_heals_for_a_cube_that_is_gone() -> None:
    s = hold(house(), "potion_kit")
    s.knight.health = 4
    assert refuses(play(knight_turn(s, cubes=2)), ("drink", "VT-087", "last two"))
    session = play(knight_turn(s, cubes=3), "drink")
    k = session.state.knight
    assert (k.health, k.cubes, k.lost, k.boxed) == (6, 2, 1, ["potion_kit"])
    assert refuses(session, ("drink", "VT-083", "face up"))
    s.knight.health = 6
    assert play(knight_turn(s, cubes=3), "drink").state.knight.health == 7, "no more than at first"
    s.knight.health = 7
    session = play(knight_turn(s, cubes=3))
    assert refuses(session, ("drink", "VT-097", "all your Health"))
    s.knight.tracks = [2, 0, 0]
    assert refuses(play(knight_turn(s, cubes=0)), ("drink", "VT-070", "No hero cube"))


@pytest.mark.rule("VT-097", "VT-096", "VT-095")
@pytest.mark.parametrize(("strength", "lost"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_the_enchanted_bow_costs_the_spider_cards(strength: int, lost: int) -> None:
    s = hold(quests(house(), "eagle_eyed", "daring"), "enchanted_bow")
    lay(s, "F4", "blood", "NW")
    s.spider.at = spot("G4")
    deal(s, "eyes fangs webs webs")
    session = play(knight_turn(strong(s, strength)), "loose:giant")
    while session.asked.ask == "spend":
        assert session.asked.seat == 2, "of her choice"
        choose(session, sorted(offers(session))[0])
    assert len(session.state.spider.hand) == 4 - lost
    assert verbs(session, "quest") == {"eagle_eyed"}
    assert refuses(session, ("loose:giant", "VT-083", "A cube lies on it"))


@pytest.mark.rule("VT-097")
def test_where_the_enchanted_bow_does_not_reach() -> None:
    s = hold(house(), "enchanted_bow")
    corridor(s, "B4 A4 A1", "poltergeist")
    s.spider.at = spot("A1")
    session = play(knight_turn(s, "F4"))
    assert refuses(
        session,
        ("loose:giant", "VT-097", "not in line within 5"),
        ("loose:spiderling1", "VT-097", "not on the map"),
    )
    s.spider.at = spot("A4")
    assert "loose:giant" in offers(play(knight_turn(s, "F4"))), "five away"
    s.knight.at = spot("G4")
    corridor(s, "G4", "armory")
    assert refuses(play(knight_turn(s, "G4")), ("loose:giant", "VT-097", "not in line"))
    assert refuses(play(knight_turn(s, "F4", 0)), ("loose:giant", "VT-070", "No hero cube"))
    s = house()
    assert refuses(play(knight_turn(s)), ("loose:giant", "VT-083", "face up"))


@pytest.mark.rule("VT-097")
def test_the_javelin_raised() -> None:
    s = hold(house(), "javelin")
    s.spider.at = spot("E4")
    session = play(knight_turn(strong(s, 2)), "go:E4", "aim")
    assert refuses(session, ("aim", "VT-083", "face up"))
    choose(session, "attack:giant")
    assert session.state.spider.spiderlings.count(GONE) == 1
    assert session.state.knight.boxed == ["javelin"]
    assert session.state.knight.aim == 0, "for one attack"


@pytest.mark.rule("VT-097", "VT-095", "VT-084")
def test_the_javelin_thrown() -> None:
    s = hold(quests(house(), "daring", "eagle_eyed"), "javelin")
    lay(s, "G4", "poltergeist")
    ghost = f"poltergeist{put_ghost(s, 'F4') + 1}"
    s.spider.at = spot("G4")
    session = play(knight_turn(strong(s, 2)))
    assert verbs(session, "throw") == {ghost, "giant"}
    assert refuses(
        session, ("throw:knight", "VM-016", ""), ("throw:egg1", "VM-063", "not in sight")
    )
    choose(session, f"throw:{ghost}")
    k = session.state.knight
    assert (k.at, k.met, k.grit, k.boxed) == (spot("D4"), 1, 2, ["javelin"])
    assert refuses(session, ("throw:giant", "VT-083", "face up"))
    session = play(knight_turn(strong(s, 3)), "throw:giant")
    while session.asked.ask == "scatter":
        choose(session, sorted(offers(session))[0])
    assert session.state.spider.spiderlings.count(GONE) == 1
    assert not verbs(session, "quest"), "a throw is no attack of a sidequest"
    s.spider.at = spot("D4")
    assert refuses(play(knight_turn(s)), ("throw:giant", "VT-097", "0 away, not 1 to 3"))
    session = play(knight_turn(s), "encounter")
    assert refuses(session, (f"throw:{ghost}", "VT-073", "under way"))
    s.knight.met = 4
    assert refuses(play(knight_turn(s)), (f"throw:{ghost}", "VT-069", "No Encounter"))


# -- the others ----------------------------------------------------------------------------


def stabbed(s: Vast, *choices: str) -> Vast:
    """Stabby hits her where she stands, and what follows."""
    s.skeletons.at[SLASHY], s.map.skulls[0] = spot("D3"), spot("D5")
    march = activate(s, STABBY, "E4", stability=5)
    return play(march, "go:D4", *choices, rolls=(1,)).state


@pytest.mark.rule("VT-019", "VT-099", "VT-100")
def test_skeletons_must_strike_her_and_stabby_costs_grit() -> None:
    s = house()
    assert lies(forcing(s, 1), "D4") and not lies(forcing(s, KNIGHT), "D4")
    s.knight.grit, s.knight.waiting = 9, 30
    k = stabbed(s, "stab").knight
    assert (k.health, k.grit, k.waiting) == (6, 6, 30)
    equip(s, "kukri")
    assert stabbed(s, "stab").knight.grit == 3, "twice as much"
    s.knight.tools[3] = 1
    assert stabbed(s, "stab").knight.grit == 8, "by 1 behind the Shield"
    s = house()
    equip(s, "poison")
    assert stabbed(s, "poison", "mercy").knight.health == 5


@pytest.mark.rule("VT-092", "VT-086", "VT-087")
def test_grit_lost_takes_cubes_back() -> None:
    s = house()
    s.knight.grit, s.knight.waiting, s.knight.cubes = 6, 30, 3
    k = stabbed(s, "stab").knight
    assert (k.grit, k.waiting, k.cubes) == (3, 31, 2), "one at hand"
    s.knight.cubes, s.knight.tracks = 0, [2, 0, 1]
    s.map.skulls[1] = spot("C4")
    s.skeletons.at[SLASHY], s.map.skulls[0] = spot("D3"), spot("D5")
    march = activate(s, STABBY, "E4", stability=5)
    session = play(march, "go:D4", "stab", rolls=(1,))
    assert asked(session) == (0, "lift")
    held = cubes_held(session.state) + session.state.knight.waiting.bit_count()
    assert held == 3 + 4, "while she chooses the cube is still hers"
    assert verbs(session, "lift") == {"movement", "strength"}
    assert refuses(
        session,
        ("lift:perception", "VT-086", "No cube"),
        ("lift:bow", "VT-086", "No cube"),
        ("lift:treasure", "VT-086", "No cube"),
    )
    choose(session, "lift:movement")
    assert session.state.knight.tracks == [1, 0, 1]
    s.knight.tracks, s.knight.tools = [0, 0, 0], [0, 0, 2, 0]
    hold(s, "mighty_axe").knight.charged = ["mighty_axe"]
    for box in ("ancient_map", "treasure"):
        march = activate(s, STABBY, "E4", stability=5)
        picks = ("go:D4", "stab", f"lift:{box}")
        k = play(march, *picks, rolls=(1,)).state.knight
        assert (sum(k.tools), len(k.charged)) == ((1, 1) if box == "ancient_map" else (2, 0))
    s = house()
    s.knight.grit, s.knight.waiting, s.knight.lost = 6, 30, 1
    k = stabbed(s, "stab").knight
    assert (k.cubes, k.waiting) == (2, 30), "never one of the last two"
    s = house()
    s.knight.grit = 2
    assert stabbed(s, "stab").knight.grit == 0


@pytest.mark.rule("VT-086", "VT-085")
def test_a_mark_gives_its_cube_again() -> None:
    s = house()
    s.knight.grit, s.knight.waiting, s.knight.cubes = 6, 30, 3
    s = stabbed(s, "stab")
    put_ghost(s, "F4")
    session = play(knight_turn(strong(s, 2), "E4", 2), "go:F4", "attack:poltergeist1")
    assert (session.state.knight.grit, session.state.knight.cubes) == (5, 3)


@pytest.mark.rule("VT-066")
def test_with_her_last_health_the_skeletons_win() -> None:
    s = house()
    s.knight.health = 1
    s.skeletons.at[SLASHY], s.map.skulls[0] = spot("D3"), spot("D5")
    session = play(activate(s, CASTY, "E4"), "go:D4", "strike:knight", rolls=(1,))
    assert session.outcome is not None
    assert (session.outcome.winners, session.outcome.how) == ((1,), "knight_dead")
    assert session.outcome.rule == "VT-066"


@pytest.mark.rule("VT-101")
def test_fangs_do_nothing_to_her() -> None:
    s = house()
    session = play(spider_turn(s, GIANT, "E4", "fangs"), "cast:fangs,fangs")
    s = session.state
    assert (s.spider.blood, s.knight.at, s.knight.health) == (1, spot("D4"), 7)
