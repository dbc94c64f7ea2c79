"""The Thief at the table: tokens, steps, lairs."""

from __future__ import annotations

import pytest
from tests.positions import asked

from hearthside.games.vast import game
from hearthside.games.vast.content.board import GONE, SUPPLY
from hearthside.games.vast.content.figures import CASTY
from hearthside.games.vast.content.mixes import MIXES
from hearthside.games.vast.content.roles import ROLES, THIEF
from hearthside.games.vast.rules.pieces import empty_tiles, figures
from hearthside.games.vast.rules.thief.traits import stealth
from hearthside.kernel import Dice
from hearthside.kernel.setup import SetupError

from ..arrange import (
    begin,
    choose,
    corridor,
    dark,
    lay,
    lies,
    offers,
    play,
    put_ghost,
    put_lamp,
    put_treasure,
    put_webs,
    spot,
    table,
    thief_turn,
    verbs,
)
from ..refusals.cases import refuses
from .house import house, told

# -- at the table --------------------------------------------------------------------------


@pytest.mark.rule("VT-002", "VT-005", "VT-044", "VT-058")
def test_he_comes_in_the_warlocks_place() -> None:
    mixes = [mix.roles for mix in MIXES.values() if THIEF in mix.roles]
    assert mixes == [(0, 1, 2, 3, THIEF), (0, 1, 2, THIEF)], "last, where the Warlock would act"
    for roles in (
        ["paladin", "thief"],
        ["paladin", "spider", "thief"],
        ["thief"],
        ["paladin", "skeletons", "warlock", "thief"],
    ):
        with pytest.raises(SetupError):
            game.begin({"seats": len(roles), "roles": roles}, 1)
    s = table("five_thief")
    assert (s.seat_of[THIEF], s.order[-1], s.thief.at) == (4, THIEF, SUPPLY)
    assert ROLES[THIEF].colour == ROLES[4].colour


@pytest.mark.rule("VT-204", "VT-207", "VT-229")
def test_he_comes_in_by_the_entrance_and_lays_his_tokens() -> None:
    s = house()
    s.thief.at = SUPPLY
    session = play(begin(s, "thief_returns", THIEF))
    assert (s.thief.loot_drop, asked(session)) == (3, (4, "plan"))
    assert session.state.thief.at == spot("D1")
    assert len(offers(session)) == 6
    choose(session, "plan:hlm")
    t = session.state.thief
    assert (t.moves, stealth(session.state), t.cubes) == (4, 2, 3)
    assert "The Thief has Movement 4, Stealth 2 and Thievery 3." in told(session)


@pytest.mark.rule("VT-207")
def test_tokens_lie_until_his_next_turn_and_equal_ones_need_no_second_order() -> None:
    s = house()
    s.thief.upgrades = ["first_token"]
    session = play(begin(s, "thief_returns", THIEF))
    assert len(offers(session)) == 3, "two tokens show a 3"
    assert refuses(session, ("plan:mlh", "VT-207", "same as another"))
    choose(session, "plan:hlm", "end")
    assert stealth(session.state) == 3, "in the turns of the others too"


@pytest.mark.rule("VT-054", "VT-205")
@pytest.mark.parametrize(
    ("level", "goal", "bare"),
    [
        ("normal", 6, 0),
        ("urchin", 4, 0),
        ("cutpurse", 5, 0),
        ("burglar", 7, 1),
        ("mastermind", 8, 2),
    ],
)
def test_levels(level: str, goal: int, bare: int) -> None:
    s = house(thief_level=level)
    s.thief.stashed = goal - 2
    put_treasure(s, "D1")
    put_treasure(s, "D1")
    s.map.treasures[2 : 2 + goal - 2] = [GONE] * (goal - 2)
    s.thief.upgrades = ["quick_feet"]
    session = play(thief_turn(s, "D1", (4, 2, 3)), "loot")
    assert asked(session) == (4, "upgrade")
    choose(session, "upgrade:soft_steps", "loot")
    assert session.decision is None
    assert session.outcome is not None and session.outcome.winners == (4,)
    assert session.outcome.rule == "VT-205"
    if bare:
        s = house(thief_level=level)
        put_treasure(s, "D1")
        session = play(thief_turn(s, "D1"), "loot")
        assert asked(session) == (4, "thief"), "the first buys nothing"
        assert session.state.thief.stashed == 1


# -- steps ---------------------------------------------------------------------------------


@pytest.mark.rule("VT-210", "VT-211", "VT-019", "VT-027")
def test_he_walks_past_everything_and_sweeps_nothing() -> None:
    s = house()
    dark(s, "F4")
    put_webs(s, "E4", 2)
    put_lamp(s, "E4")
    put_ghost(s, "E4")
    s.skeletons.at[CASTY] = spot("E4")
    s.map.stack = []
    session = play(thief_turn(s, "D4", (2, 3, 4)))
    assert {"E4", "F4", "C4"} <= verbs(session, "go"), "two steps, the second into the dark"
    choose(session, "go:F4")
    m = session.state.map
    assert (m.webs[spot("E4")], lies(m.lamps, "E4"), lies(m.lit, "F4")) == (2, True, False)
    assert session.state.thief.moves == 0


@pytest.mark.rule("VT-210", "VT-213", "VT-214", "VT-040", "VT-027")
def test_where_he_does_not_go() -> None:
    s = house()
    lay(s, "E4", "shrine", "EW")
    s.paladin.pillar = spot("C4")
    s.map.stack = []
    session = play(thief_turn(s, "D4", (2, 3, 4)))
    assert refuses(
        session,
        ("go:D4", "VT-210", "stand there"),
        ("go:G1", "VT-213", "no tile"),
        ("go:C4", "VT-040", ""),
        ("go:D1", "VT-210", "No way leads there"),
        ("climb:C4", "VT-213", "not behind a wall"),
        ("climb:D5", "VT-213", "not behind a wall"),
    )
    assert verbs(session, "climb") == {"E4"}
    choose(session, "climb:E4")
    t = session.state.thief
    assert (t.at, t.moves, t.cubes) == (spot("E4"), 1, 3), "a cube and a step"
    choose(session, "climb:D4")
    assert refuses(session, ("climb:E4", "VT-210", "No Movement"), ("go:D5", "VT-210", "0 steps"))
    s = house()
    lay(s, "E4", "shrine", "EW")
    s.thief.upgrades = ["climbing_gear"]
    session = play(thief_turn(s, "D4"), "climb:E4")
    assert session.state.thief.cubes == 2, "the gear costs nothing"
    s.thief.upgrades = []
    thief_turn(s, "D4").thief.cubes = 0
    assert refuses(play(s), ("climb:E4", "VT-208", "costs 1 cube, you have 0"))


@pytest.mark.rule("VT-212", "VT-061", "VT-029")
def test_he_looks_at_a_dark_tile_and_only_he_knows() -> None:
    s = house()
    dark(s, "E4", "treasure", "ESW")
    session = play(thief_turn(s, "D4"), "go:E4")
    assert {"peek", "reveal"} <= offers(session)
    choose(session, "peek")
    s = session.state
    assert s.thief.moves == 0, "his movement has ended"
    face = {seat: next(t for t in game.scene(s, seat) if t.id == "space:E4") for seat in (4, 0)}
    assert face[4].facts["face"] == "treasure" and "face" not in face[0].facts
    assert "You look at E4: a Treasure tile." in told(session, 4)
    assert "The Thief looks under the tile at E4." in told(session, 0)
    for n in range(6):
        assert game.redealt(s, 4, Dice(n)).map.tile[spot("E4")] == s.map.tile[spot("E4")]
    assert {game.redealt(s, 0, Dice(n)).map.tile[spot("E4")] for n in range(6)} != {
        s.map.tile[spot("E4")]
    }
    assert refuses(session, ("peek", "VT-212", "know what it is"))
    choose(session, "reveal")
    while session.asked.ask == "turn":
        choose(session, sorted(offers(session))[0])
    s = session.state
    assert lies(s.map.lit, "E4") and lies(s.map.hoards, "E4") and not s.map.peeked
    assert refuses(session, ("peek", "VT-212", "Lit"), ("reveal", "VT-212", "Lit"))


@pytest.mark.rule("VT-026", "VT-037", "VT-035")
def test_he_is_a_figure_and_travels_with_his_tile() -> None:
    s = house()
    s.thief.at = spot("E4")
    s.map.vaults = 1 << spot("D5")
    assert lies(figures(s), "E4") and not lies(empty_tiles(s), "E4")
    assert not lies(empty_tiles(s), "D5"), "a vault is a piece"
    s.manor.placed, s.manor.wraith = True, spot("D3")
    s.manor.omens[1], s.manor.unassigned, s.map.stack = 2, 1, []
    session = play(begin(s, "manor_shifts", 3), "tile:E4", "to:E5")
    assert session.state.thief.at == spot("E5")
    s.manor.omens[1:3] = [0, 2]
    session = play(begin(s, "manor_swaps", 3), "tile:E4", "to:D5")
    m = session.state.map
    assert (session.state.thief.at, m.vaults) == (spot("D5"), 1 << spot("E4"))


# -- lairs ---------------------------------------------------------------------------------


@pytest.mark.rule("VT-224", "VT-225", "VT-223")
def test_he_stashes_all_in_his_lair_and_buys_upgrades() -> None:
    s = house()
    corridor(s, "D2", "blood")
    s.thief.carried, s.thief.loot_drop = 2, 0
    s.map.treasures[:2] = [GONE] * 2
    session = play(thief_turn(s, "D2"), "go:D1")
    assert asked(session) == (4, "upgrade")
    assert session.state.thief.loot_drop == 3
    assert refuses(session, ("upgrade:third_token", "VT-226", "to its left"))
    choose(session, "upgrade:quick_feet")
    assert refuses(session, ("upgrade:quick_feet", "VT-225", "A treasure lies there"))
    choose(session, "upgrade:first_token")
    t = session.state.thief
    assert (t.stashed, t.carried, t.upgrades) == (2, 0, ["quick_feet", "first_token"])
    assert t.moves == 4, "one step was made, and one more is there at once"
    assert session.state.map.treasures.count(GONE) == 2, "they stay with him for good"


@pytest.mark.rule("VT-224")
def test_the_centre_pit_is_a_lair_wherever_it_lies_and_on_the_way() -> None:
    s = house()
    s.map.tile[spot("G7")], s.map.tile[spot("E4")] = s.map.tile[spot("E4")], 1
    lay(s, "F4", "poltergeist")
    s.thief.carried = 1
    s.map.treasures[0] = GONE
    session = play(thief_turn(s, "D4", (2, 3, 4)))
    assert "F4" not in verbs(session, "go"), "what he carries is stashed on the way"
    choose(session, "go:E4", "upgrade:deft_hands")
    assert "F4" in verbs(session, "go")
    s = house()
    s.thief.carried = 1
    s.map.treasures[0] = GONE
    assert play(thief_turn(s, "D4"), "go:E4").state.thief.carried == 1, "nowhere else"


@pytest.mark.rule("VT-226", "VT-209")
def test_upgrades_of_stats_and_tokens() -> None:
    s = house()
    for held, plan, stats in (
        (["first_token"], "plan:lmh", (3, 3, 4)),
        (["first_token", "second_token"], "plan:lmh", (3, 4, 4)),
        (["first_token", "second_token", "third_token"], "plan:lmh", (4, 4, 4)),
        (["quick_feet", "soft_steps", "deft_hands"], "plan:hlm", (5, 3, 4)),
        (["first_token", "second_token", "third_token", "deft_hands"], "plan:lmh", (4, 4, 5)),
    ):
        s.thief.upgrades = held
        session = play(begin(s, "thief_returns", THIEF))
        if session.asked.ask == "plan":
            choose(session, plan)
        t = session.state.thief
        assert (t.moves, stealth(session.state), t.cubes) == stats
