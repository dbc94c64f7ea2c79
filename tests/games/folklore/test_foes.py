"""Foes that play themselves: movement, targets, sight, attacks, auras, covens."""

from __future__ import annotations

import pytest

from hearthside.games.folklore.content import CREATURES, MAPS
from hearthside.games.folklore.content.board import BIT, COVER, NAMES, NUMBERS, ground, spread
from hearthside.games.folklore.content.notation import STATUS
from hearthside.games.folklore.rules import field, foe_attacks, foe_moves, foe_turns
from hearthside.games.folklore.rules.adventure import begin_turn
from hearthside.games.folklore.rules.auras import feel_auras
from hearthside.games.folklore.rules.figures import foe_defense, foe_might
from hearthside.games.folklore.state import Foe, Hero, Tale, here
from hearthside.kernel import ScriptedDice

from .table import add, arena, drive, foes_turn, ghost, give, play, run


def foe(s: Tale, n: int = 0) -> Foe:
    """A foe of the map."""
    return here(s).foes[n]


def at(figure: Hero | Foe) -> str:
    """The square of a figure by name."""
    return NAMES[figure.at]


@pytest.mark.rule("FL-169", "FL-170")
def test_a_melee_foe_goes_to_the_nearest_and_then_attacks() -> None:
    s = foes_turn(arena("witch_hunter", "arcanist", foes=(("wolf", "H5"),), spots=("E5", "A5")))
    session = play(s, rolls=(90, 2))
    wolf = here(session.state).foes[0]
    hunter = session.state.heroes[0]
    assert spread(BIT[hunter.at]) >> wolf.at & 1
    assert hunter.vita < hunter.max_vita


@pytest.mark.rule("FL-170", "FL-183")
@pytest.mark.parametrize(("pick", "end"), [(0, "D5"), (1, "H5")])
def test_ties_are_broken_by_the_targeting_die(pick: int, end: str) -> None:
    s = arena("witch_hunter", "arcanist", foes=(("wolf", "F5"),), spots=("C5", "I5"))
    s.dice = ScriptedDice(below=[pick])
    foe_moves.move_melee(s, foe(s))
    assert abs(foe(s).at % 10 - NUMBERS[end] % 10) <= 1
    assert spread(BIT[s.heroes[pick].at]) >> foe(s).at & 1


@pytest.mark.rule("FL-171")
def test_a_melee_foe_next_to_somebody_stays() -> None:
    s = arena(foes=(("wolf", "F6"),))
    foe_moves.move_melee(s, foe(s))
    assert at(foe(s)) == "F6"


@pytest.mark.rule("FL-172", "FL-212")
def test_foes_avoid_hazards_and_flames_if_they_can_and_cross_them_if_they_must() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("wolf", "C2"),), board="bell_tower",
              spots=("C8", "B8"))  # fmt: skip
    # the gap at row 6 is two wide: a hazard at C6 and the free B6
    assert MAPS["bell_tower"].hazards >> NUMBERS["C6"] & 1
    foe(s).at = NUMBERS["C5"]
    foe_moves.move_melee(s, foe(s))
    assert foe(s).vita == CREATURES["wolf"].vita
    assert at(foe(s)) in ("B7", "C7")
    foe(s).at = NUMBERS["C5"]
    here(s).flames |= BIT[NUMBERS["B6"]]
    s.dice = ScriptedDice(rolls=[1], below=[0, 0], seed=3)
    foe_moves.move_melee(s, foe(s))
    assert foe(s).vita < CREATURES["wolf"].vita  # both ways hurt now
    assert at(foe(s)) in ("B7", "C7")


@pytest.mark.rule("FL-173")
def test_a_ranged_foe_stands_or_steps_away_from_who_is_next_to_it() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("bowman", "H5"),), spots=("D5", "A5"))
    foe_moves.move_ranged(s, foe(s))
    assert at(foe(s)) == "H5"
    s.heroes[0].at = NUMBERS["G5"]
    foe_moves.move_ranged(s, foe(s))
    assert not spread(BIT[s.heroes[0].at]) >> foe(s).at & 1
    sight = ground(field.blocked(here(s))).sight(foe(s).at)
    assert all(sight >> h.at & 1 for h in s.heroes)


@pytest.mark.rule("FL-174")
def test_a_ranged_foe_with_nobody_in_sight_looks_for_a_view() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("bowman", "F2"),), board="crypt",
              spots=("A5", "A6"))  # fmt: skip
    g = ground(field.blocked(here(s)))
    foe(s).at = NUMBERS["H2"]
    assert not any(g.sight(foe(s).at) >> h.at & 1 for h in s.heroes)
    foe_moves.move_ranged(s, foe(s))
    assert any(g.sight(foe(s).at) >> h.at & 1 for h in s.heroes)


@pytest.mark.rule("FL-175", "FL-160")
def test_melee_foes_strike_who_is_adjacent() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("wolf", "F5"),), spots=("E5", "A1"))
    assert foe_attacks.in_reach(s, foe(s)) == [s.heroes[0]]


@pytest.mark.rule("FL-176")
def test_large_foes_reach_two() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("mossback", "G5"),), spots=("E5", "D5"))
    assert foe_attacks.in_reach(s, foe(s)) == [s.heroes[0]]  # E is two from G, D is three


@pytest.mark.rule("FL-177")
def test_ranged_foes_strike_anybody_in_sight() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("bowman", "F5"),), spots=("E5", "A1"))
    assert foe_attacks.in_reach(s, foe(s)) == s.heroes


@pytest.mark.rule("FL-178", "FL-194", "FL-275")
def test_auras_work_from_the_start_once_a_turn() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("whisperer_below", "G5"),), spots=("E5", "A1"))
    h = s.heroes[0]
    h.pp = 4
    run(begin_turn(s, h))
    assert h.pp == 3  # AURA 2: drain 1
    run(feel_auras(s, h))
    assert h.pp == 3
    run(begin_turn(s, h))
    assert h.pp == 2
    far = s.heroes[1]
    before = far.pp
    run(begin_turn(s, far))
    assert far.pp == before
    far.auras = 0
    far.steps = 9
    from hearthside.games.folklore.rules.movement import go

    s.asked = far.number
    walked = go(s, far.seat, "E4")  # entering range
    assert walked is not None
    run(walked)
    assert far.pp == before - 1


@pytest.mark.rule("FL-195")
def test_foes_ignore_the_auras_of_foes() -> None:
    s = arena(foes=(("wood_wife", "G5"), ("wolf", "G6")))
    here(s).foe_queue = [1]
    drive(s, foe_turns.foe_turn(s, foe(s, 1)))
    assert not foe(s, 1).statuses & STATUS["spooked"]


@pytest.mark.rule("FL-281")
def test_eldritch_ignores_auras() -> None:
    s = arena(foes=(("whisperer_below", "G5"),))
    h = s.heroes[0]
    give(s, h, "salt_belt")
    before = h.pp
    run(begin_turn(s, h))
    assert h.pp == before


@pytest.mark.rule("FL-179", "FL-332")
def test_blows_on_a_ghost_cost_gp_less_two_from_bodily_foes() -> None:
    s = foes_turn(arena("witch_hunter", "arcanist", foes=(("wolf", "F5"),), spots=("E5", "A1")))
    h = ghost(s, s.heroes[0])
    session = play(s, rolls=(86, 4))
    assert session.state.heroes[0].gp == h.max_gp - 2
    s = arena("witch_hunter", "arcanist", foes=(("drowned_child", "F5"),), spots=("E5", "A1"))
    s = foes_turn(s)
    ghost(s, s.heroes[0])
    session = play(s, rolls=(86, 4))
    assert session.state.heroes[0].gp == h.max_gp - 4  # ethereal against ethereal


@pytest.mark.rule("FL-180")
def test_foes_pass_foes_but_not_characters() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("wolf", "E2"), ("zombie", "E3")),
              board="crypt", spots=("E6", "C6"))  # fmt: skip
    # E3 to E5 is one wide: the wolf runs past the zombie that stands in it
    foe(s, 1).at = NUMBERS["E4"]
    foe(s).at = NUMBERS["E3"]
    s.dice = ScriptedDice(below=[0, 0, 0])
    foe_moves.move_melee(s, foe(s))
    assert foe(s).at // 10 >= 4
    s.heroes[1].at = NUMBERS["E4"]
    foe(s, 1).at = NUMBERS["H2"]
    foe(s).at = NUMBERS["E2"]
    foe_moves.move_melee(s, foe(s))
    assert foe(s).at // 10 < 4  # a character bars the gap


@pytest.mark.rule("FL-181")
def test_foes_close_in_even_with_reach() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("mossback", "G5"),), spots=("D5", "A1"))
    foe_moves.move_melee(s, foe(s))
    assert spread(COVER[foe(s).at]) >> s.heroes[0].at & 1


@pytest.mark.rule("FL-182", "FL-184", "FL-185")
def test_the_units_of_the_roll_pick_the_attack() -> None:
    s = foes_turn(arena("witch_hunter", "arcanist", foes=(("zombie", "F5"),), spots=("E5", "A1")))
    # 90: a 0 reads as 10, the last row of the table (Bite: 1d6, sickened 6, infect)
    session = play(s, rolls=(90, 5, 2))
    h = session.state.heroes[0]
    assert h.vita == h.max_vita - 5
    assert h.statuses & STATUS["sickened"]
    assert CREATURES["zombie"].table[9].name == "Bite"
    need = s.heroes[0].defense - CREATURES["zombie"].might
    miss = play(s, rolls=(need - 1,))
    assert miss.state.heroes[0].vita == h.max_vita


@pytest.mark.rule("FL-183")
def test_two_to_five_targets_are_equally_likely() -> None:
    from collections import Counter

    from hearthside.kernel import Dice

    s = arena("witch_hunter", "arcanist", "poacher", "telepath")
    s.dice = Dice(5)
    for n in (2, 3, 4):
        seen = Counter(foe_moves.targeting_die(s, [*s.heroes[:n]]).at for _ in range(3000))
        assert set(seen) == {h.at for h in s.heroes[:n]}
        assert min(seen.values()) > 3000 / n * 0.85


@pytest.mark.rule("FL-186")
def test_one_roll_counts_against_everybody_affected() -> None:
    s = foes_turn(arena("witch_hunter", "arcanist", foes=(("poltergeist", "H5"),)))
    # 80: The whole dresser, at all; the roll beats the arcanist's DEFENSE and the hunter's
    session = play(s, rolls=(80, 3, 4), seed=2)
    assert all(h.vita < h.max_vita for h in session.state.heroes)


@pytest.mark.rule("FL-187")
def test_a_foes_natural_hundred_attacks_again() -> None:
    s = foes_turn(arena("witch_hunter", "arcanist", foes=(("wolf", "F5"),), spots=("E5", "A1")))
    session = play(s, rolls=(100, 3, 81, 2))
    h = session.state.heroes[0]
    assert h.vita == h.max_vita - 3 - 2


@pytest.mark.rule("FL-188")
def test_a_foes_natural_one_costs_its_next_attack_not_its_move() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("wolf", "F5"),), spots=("E5", "A1"))
    drive(s, foe_turns.foe_turn(s, foe(s)), rolls=(1,))
    assert foe(s).no_attack == 2
    s.heroes[0].at = NUMBERS["A5"]
    vita = s.heroes[0].vita
    drive(s, foe_turns.foe_turn(s, foe(s)), rolls=())
    assert at(foe(s)) != "F5"
    assert s.heroes[0].vita == vita
    assert foe(s).no_attack == 0


@pytest.mark.rule("FL-189", "FL-190")
def test_sight_runs_from_corner_to_corner_and_only_terrain_blocks_it() -> None:
    wall = ground(BIT[NUMBERS["D5"]])
    assert wall.sight(NUMBERS["C5"]) >> NUMBERS["E5"] & 1  # past a single pillar, by the corners
    assert wall.sight(NUMBERS["C5"]) >> NUMBERS["E6"] & 1
    column = ground(sum(BIT[NUMBERS[f"D{n}"]] for n in range(1, 11)))
    assert not column.sight(NUMBERS["C5"]) >> NUMBERS["E5"] & 1
    diagonal = ground(sum(BIT[10 * y + 9 - y] for y in range(10)))
    assert not diagonal.sight(NUMBERS["A1"]) >> NUMBERS["J10"] & 1  # not between two that touch
    open_ground = ground(0)
    assert open_ground.sight(NUMBERS["A1"]) == (1 << 100) - 1


@pytest.mark.rule("FL-189")
def test_sight_is_mutual() -> None:
    for name in ("crypt", "thornwood", "village"):
        board = MAPS[name]
        g = ground(board.walls | board.objects | board.doors)
        for a in range(0, 100, 7):
            if g.open >> a & 1:
                for b in range(100):
                    if g.open >> b & 1:
                        assert (g.sight(a) >> b & 1) == (g.sight(b) >> a & 1), (name, a, b)


@pytest.mark.rule("FL-196")
def test_two_occultists_are_a_coven() -> None:
    s = arena(foes=(("cultist", "F5"),))
    alone = foe_might(s, foe(s))
    add(s, "candle_priest", "H8")
    assert foe_might(s, foe(s)) == alone + 5
    assert foe_defense(s, foe(s, 1)) == CREATURES["candle_priest"].defense + 5
