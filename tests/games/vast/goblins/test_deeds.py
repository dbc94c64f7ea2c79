"""What a Tribe has done is done: actions that are lost, used up and paid for, and what cards add to them."""

from __future__ import annotations

import pytest
from tests.positions import asked

from hearthside.games.vast.content.board import GONE, SUPPLY
from hearthside.games.vast.state import Vast

from ..arrange import (
    choose,
    dark,
    lay,
    lies,
    offers,
    play,
    put_ghost,
    put_treasure,
    spot,
    verbs,
)
from ..refusals.cases import refuses
from .house import house, tribe, up, with_monster, with_secret

FANGS, BONES, EYE = range(3)


def with_tiles(s: Vast, which: int, where: str, discs: int = 3) -> Vast:
    """A Tribe is activated, and tiles are left in the stack."""
    stack = s.map.stack
    up(s, which, where, discs).map.stack = stack
    return s


def done(s: Vast, *, scattered: bool = False) -> bool:
    """Whether no Tribe is up any more."""
    return s.goblins.active == SUPPLY and s.step != "tribe_acts"


@pytest.mark.rule("VT-123", "VT-134", "VT-135", "VT-136", "VT-138", "VT-139")
def test_off_a_crypt_it_has_no_action_of_any_kind() -> None:
    s = house()
    dark(s, "C4")
    put_treasure(s, "C4")
    s.spider.eggs[0] = spot("C4")
    session = play(with_tiles(s, FANGS, "C4"))
    assert {"attack:egg1", "plunder", "explore:B4", "hide", "special"} <= offers(session)
    session = play(with_tiles(with_secret(s, "leader"), FANGS, "B4"), "go:C4")
    assert refuses(
        session,
        ("attack:egg1", "VT-123", "lost its action"),
        ("plunder", "VT-123", "lost its action"),
        ("explore:B4", "VT-123", "lost its action"),
        ("hide", "VT-123", "lost its action"),
        ("special", "VT-123", "lost its action"),
    )
    assert offers(session) == {"rest"}


@pytest.mark.rule("VT-136")
@pytest.mark.parametrize(
    ("where", "crypts"),
    [("D4", set()), ("E3", {"E2", "F3", "D3"}), ("F3", {"F2", "G3"}), ("A2", set())],
)
def test_it_explores_from_the_dark_and_from_pits(where: str, crypts: set[str]) -> None:
    s = house()
    lay(s, "E3", "pit", "")
    dark(s, "F3")
    s = with_tiles(s, FANGS, where)
    session = play(s)
    wanted = {crypt for crypt in crypts if not lies(session.state.map.tiles, crypt)}
    assert verbs(session, "explore") == wanted


@pytest.mark.rule("VT-118", "VT-134", "VT-135", "VT-136", "VT-139")
def test_an_action_ends_its_activation() -> None:
    s = house()
    dark(s, "C4")
    put_treasure(s, "C4")
    put_ghost(s, "C4")
    for action in ("plunder", "explore:B4", "hide", "special", "attack:poltergeist1"):
        session = play(with_tiles(s, FANGS, "C4"), action, rolls=(6,) if action == "hide" else ())
        assert done(session.state), action
    for which in (BONES, EYE):
        assert play(with_tiles(s, which, "C4"), "special").state.goblins.active == SUPPLY


@pytest.mark.rule("VT-134", "VT-142", "VT-143")
def test_a_hit_on_a_spiderling_scatters_the_tribe() -> None:
    s = house()
    s.spider.at, s.spider.form = SUPPLY, 2
    s.spider.spiderlings = [spot("D4"), spot("A7"), spot("A7"), spot("A7"), spot("A7")]
    session = play(up(s, FANGS, "D4"), "attack:spiderling1", rolls=(5,))
    s = session.state
    assert s.spider.spiderlings[0] == GONE
    assert (s.goblins.at[FANGS], s.goblins.population[FANGS]) == (spot("spawn5"), 1)
    assert s.goblins.rage == 0
    assert done(s)


def attacking(discs: int, *, which: int = FANGS, prepare: int = 0, health: int = 7) -> Vast:
    """A Tribe beside the Paladin."""
    s = house()
    s.paladin.at, s.paladin.prepare, s.paladin.health = spot("E4"), prepare, health
    s.paladin.unassigned, s.paladin.crusade, s.paladin.grit = 1, 1, 12
    return up(s, which, "D4", discs)


@pytest.mark.rule("VT-150")
@pytest.mark.parametrize(("discs", "cubes"), [(3, 1), (4, 2)])
def test_poison_takes_two_cubes_of_one_beaten_by_two(discs: int, cubes: int) -> None:
    s = with_secret(attacking(discs, prepare=3), "goblin_poison")
    session = play(s, "go:E4", "poison_him", rolls=(1,))
    assert (asked(session)[1] == "leave_cube") == (cubes == 2)
    if cubes == 2:
        choose(session, "leave_cube:crusade")
    assert session.state.goblins.poisoned == cubes


@pytest.mark.rule("VT-148", "VT-150", "VT-108")
def test_nothing_follows_the_last_health() -> None:
    s = with_monster(with_secret(attacking(3, health=1), "goblin_poison"), "blob", 0)
    session = play(s, "go:E4")
    assert session.outcome is not None
    assert session.state.paladin.grit == 12
    s = with_monster(attacking(3, health=2), "blob", 0)
    assert play(s, "go:E4", rolls=(1,)).state.paladin.grit == 7


@pytest.mark.rule("VT-149")
@pytest.mark.parametrize("which", [FANGS, BONES, EYE])
def test_a_fire_bomber_burns_up_the_tribe_that_attacks(which: int) -> None:
    for bomber in (FANGS, BONES, EYE):
        s = with_secret(attacking(4, which=which), "goblin_ruby", shown=True)
        s.goblins.bombers = 1 << bomber
        session = play(s, "go:E4", rolls=(6,))
        g = session.state.goblins
        assert g.population[which] == (0 if bomber == which else 2)
        assert g.at[which] == spot("spawn6")
        assert (g.shown == []) == (bomber == which), "the Ruby goes with the last disc"


@pytest.mark.rule("VT-149", "VT-142")
def test_a_bombed_tribe_on_a_tile_scatters() -> None:
    s = with_secret(house(), "goblin_ruby", shown=True)
    put_ghost(s, "E4")
    s.goblins.bombers = 1 << BONES
    session = play(up(s, BONES, "D4", 3), "go:E4", rolls=(5,))
    g = session.state.goblins
    assert (g.population[BONES], g.at[BONES], g.shown) == (0, spot("spawn5"), [])
    assert g.rage == 1, "a poltergeist is no player"


@pytest.mark.rule("VT-116")
def test_a_monster_takes_its_place() -> None:
    s = house()
    s.goblins.drawn = []
    tribe(s, BONES, "D4", 3)
    session = play(up(s, BONES, "D4"), "special")
    card = session.state.goblins.drawn[0]
    choose(session, f"assign:{card},1")
    g = session.state.goblins
    assert (g.slots, g.drawn, g.monsters.discard) == (["", card, "", ""], [], [])
    s = with_monster(house(), "troll", 1)
    session = play(up(s, BONES, "D4"), "special")
    card = session.state.goblins.drawn[0]
    choose(session, f"assign:{card},1")
    assert session.state.goblins.monsters.discard == ["troll"]


@pytest.mark.rule("VT-117", "VT-139")
def test_five_secrets_are_kept_and_a_sixth_is_thrown() -> None:
    hand = ("leader", "trap", "eye_hex", "fire_bomber", "cave_in")
    s = with_secret(house(), *hand[:4])
    session = play(up(s, EYE, "D4"), "special")
    assert len(session.state.goblins.hand) == 5
    assert asked(session)[1] != "throw_secret"
    s = with_secret(house(), *hand)
    session = play(up(s, EYE, "D4"), "special")
    assert asked(session) == (1, "throw_secret")
    choose(session, "throw:trap")
    assert len(session.state.goblins.hand) == 5
    assert session.state.goblins.secrets.discard == ["trap"]
    assert session.why_no_undo() == "somebody has learned something since"
    s = with_secret(with_secret(house(), *hand[:3]), "goblin_ruby", "goblin_poison", shown=True)
    session = play(up(s, EYE, "D4"), "special", "content")
    assert asked(session) == (1, "throw_secret"), "those face up count"
