"""How foes walk: hazards by their rank, crowds, water, swarms, and what a push ends in."""

from __future__ import annotations

import pytest

from hearthside.games.folklore.content import CREATURES, MAPS
from hearthside.games.folklore.content.board import BIT, COVER, NAMES, NUMBERS, spread
from hearthside.games.folklore.content.notation import STATUS
from hearthside.games.folklore.rules import foe_moves, foe_turns, hazards
from hearthside.games.folklore.rules.adventure import begin_round
from hearthside.games.folklore.rules.features import setup_of
from hearthside.games.folklore.rules.goals import goals_met
from hearthside.games.folklore.rules.harm import fall
from hearthside.games.folklore.rules.statuses import cure
from hearthside.games.folklore.state import DEFEND, OUTSIDE, Foe, Tale, here
from hearthside.kernel import ScriptedDice

from .table import add, afflicted, arena, foes_turn, give, options, play, run, who
from .test_adventure import story_map


def foe(s: Tale, n: int = 0) -> Foe:
    """A foe of the map."""
    assert s.site is not None
    return here(s).foes[n]


def flames(s: Tale, *names: str) -> None:
    """Set squares on fire."""
    assert s.site is not None
    for name in names:
        here(s).flames |= BIT[NUMBERS[name]]


def tower(*foes: tuple[str, str], spots: tuple[str, ...] = ("C8", "B8")) -> Tale:
    """The foot of the bell tower: the passage at row 6 is a free B6 and a hazard C6."""
    return arena("witch_hunter", "arcanist", foes=foes, board="bell_tower", spots=spots)


@pytest.mark.rule("FL-172")
def test_a_trap_is_less_than_a_flame() -> None:
    s = tower(("wolf", "C5"))
    flames(s, "B6")
    s.dice = ScriptedDice(below=[0, 0])
    foe_moves.move_melee(s, foe(s))
    assert foe(s).vita == CREATURES["wolf"].vita - 1  # over the trap at C6, not through the fire
    assert NAMES[foe(s).at] in ("B7", "C7")


@pytest.mark.rule("FL-172", "FL-212")
def test_a_foe_leaves_the_hazard_it_stands_on_though_somebody_is_next_to_it() -> None:
    s = arena(foes=(("wolf", "F5"),), spots=("E5", "A1"))
    foe_moves.move_melee(s, foe(s))
    assert NAMES[foe(s).at] == "F5"
    flames(s, "F5")
    foe_moves.move_melee(s, foe(s))
    assert not here(s).flames >> foe(s).at & 1
    assert spread(BIT[s.heroes[0].at]) >> foe(s).at & 1  # and is still beside its prey


@pytest.mark.rule("FL-212")
def test_it_stays_in_the_fire_when_there_is_nowhere_else_to_reach_anybody_from() -> None:
    s = arena(foes=(("wolf", "B2"),), spots=("A1", "J10"))
    s.heroes[1].at = OUTSIDE
    flames(s, "A2", "B1", "B2")
    s.dice = ScriptedDice(rolls=[1, 1], below=[0, 0])
    foe_moves.move_melee(s, foe(s))
    assert NAMES[foe(s).at] in ("A2", "B1", "B2")


@pytest.mark.rule("FL-170")
def test_a_foe_behind_others_comes_as_near_as_it_can() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("zombie", "E4"), ("wolf", "H2")), board="crypt",
              spots=("E5", "A6"))  # fmt: skip
    here(s).doors |= BIT[NUMBERS["H4"]]  # the other way round is shut
    foe_moves.move_melee(s, foe(s, 1))
    assert NAMES[foe(s, 1).at] in ("E3", "D3", "F3")  # the zombie fills the gap at E4


@pytest.mark.rule("FL-154")
def test_water_stops_a_foe_and_then_slows_it() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("wolf", "J7"),), board="mill", spots=("A6", "B7"))
    assert MAPS["mill"].water >> NUMBERS["J7"] & 1
    foe_moves.move_melee(s, foe(s))
    assert NAMES[foe(s).at] in ("I7", "I8")  # one space out of the water, though it runs seven
    ghostly = add(s, "drowned_child", "J6")
    assert foe_moves.stride_now(s, ghostly) == CREATURES["drowned_child"].stride


@pytest.mark.rule("FL-206")
def test_a_swarm_leaves_one_for_two() -> None:
    s = arena("witch_hunter", "arcanist", "poacher", foes=(("rat_swarm", "H5"),),
              spots=("G5", "D5", "D6"))  # fmt: skip
    foe_moves.move_melee(s, foe(s))
    under = COVER[foe(s).at]
    assert sum(under >> h.at & 1 for h in s.heroes) == 2


@pytest.mark.rule("FL-203", "FL-204")
def test_a_swarm_pours_through_a_gap_too_narrow_for_it() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("rat_swarm", "F2"),), board="crypt",
              spots=("D5", "D6"))  # fmt: skip
    foe_moves.move_melee(s, foe(s))  # by the gap at E4, the walls beside it notwithstanding
    assert all(COVER[foe(s).at] >> h.at & 1 for h in s.heroes)


@pytest.mark.rule("FL-203")
def test_nothing_squeezes_through_a_wall() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("mossback", "B2"),), board="crypt",
              spots=("B5", "B6"))  # fmt: skip
    # the chamber behind the door at D3 has walls one square thick and no other way out
    for _ in range(4):
        foe_moves.move_melee(s, foe(s))
        assert COVER[foe(s).at] & sum(BIT[NUMBERS[q]] for q in ("B2", "C2", "B3", "C3"))
    here(s).doors = 0
    for _ in range(6):
        foe_moves.move_melee(s, foe(s))
    assert spread(COVER[foe(s).at]) & (BIT[NUMBERS["B5"]] | BIT[NUMBERS["B6"]])


@pytest.mark.rule("FL-180", "FL-173")
def test_a_ranged_foe_does_not_step_through_a_character() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("bowman", "E3"),), board="crypt",
              spots=("E4", "A6"))  # fmt: skip
    foe_moves.move_ranged(s, foe(s))
    assert foe(s).at // 10 < 3  # it stays on its side of the gap
    assert not spread(BIT[NUMBERS["E4"]]) >> foe(s).at & 1


@pytest.mark.rule("FL-210", "FL-214")
def test_one_who_is_pushed_into_fire_burns() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("wolf", "F5"),), spots=("E5", "A1"))
    h = s.heroes[0]
    flames(s, "D5")
    s.dice = ScriptedDice(rolls=[3])
    run(hazards.push(s, BIT[foe(s).at], h, 1, listed=True))
    assert (NAMES[h.at], h.vita) == ("D5", h.max_vita - 3)


@pytest.mark.rule("FL-264")
def test_one_who_is_cured_of_being_immobilized_walks_again() -> None:
    s = arena()
    h = s.heroes[0]
    afflicted(s, h, "immobilized")
    s.dice = ScriptedDice(rolls=[1])
    run(begin_round(s))
    assert h.rooted
    cure(s, h, STATUS["immobilized"])
    assert not h.rooted


@pytest.mark.rule("FL-142", "FL-289")
def test_a_missed_turn_does_not_stop_the_bleeding() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("zombie", "J10"),), spots=("E5", "A1"))
    b = s.heroes[1]
    b.skip, b.razor, b.razor_left = 1, 1, 4
    session = play(s, "done", rolls=(2,))
    b = session.state.heroes[1]
    assert (b.skip, b.vita, b.razor_left) == (0, b.max_vita - 1, 3)


@pytest.mark.rule("FL-075", "FL-143")
def test_who_has_moved_cannot_hold_and_who_held_has_one_turn() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("zombie", "J10"),), spots=("E5", "A1"))
    s.heroes[0].razor, s.heroes[0].razor_left = 1, 4
    assert "hold" not in options(play(s, "go:E6"))
    session = play(s, "hold", "done", rolls=(2,))
    h = session.state.heroes[0]
    assert who(session) == h.who
    assert (h.steps, h.vita) == (h.stride, s.heroes[0].vita)  # nothing ran down a second time
    assert "hold" not in options(session)


@pytest.mark.rule("FL-223")
def test_a_guard_answers_a_large_foe_only_from_beside_it() -> None:
    s = foes_turn(arena("witch_hunter", "arcanist", foes=(("mossback", "I5"),), spots=("E5", "A1"),
                        advanced=True))  # fmt: skip
    h = s.heroes[0]
    give(s, h, "short_sword")
    h.stance = DEFEND
    session = play(s, rolls=(2, 95, 3))
    assert session.asked.ask == "guard"
    assert spread(COVER[foe(session.state).at]) >> h.at & 1
    session.choose("guard")
    assert foe(session.state).vita == CREATURES["mossback"].vita - 3 - h.dmg


@pytest.mark.rule("FL-258")
def test_nobody_leaves_while_one_of_the_group_walks_as_a_vampire() -> None:
    s = story_map("wood_path", "garden")
    setup = setup_of(s)
    assert setup is not None
    assert goals_met(s, setup)  # the fight is optional
    afflicted(s, s.heroes[0], "bloodlust")
    fall(s, s.heroes[0])
    assert not goals_met(s, setup)


@pytest.mark.rule("FL-164")
def test_on_guard_there_is_no_move_to_gain() -> None:
    s = foes_turn(arena("witch_hunter", "arcanist", foes=(("wolf", "H5"),), spots=("E5", "A1"),
                        advanced=True))  # fmt: skip
    h = s.heroes[0]
    give(s, h, "short_sword")
    h.stance, h.pp = DEFEND, 0
    session = play(s, "guard", rolls=(2, 100, 3))
    assert session.state.heroes[0].pp == h.max_pp


@pytest.mark.rule("FL-199", "FL-202")
def test_the_order_of_foes() -> None:
    s = arena(foes=(("zombie", "J1"), ("wolf", "J3"), ("ghoul", "J5")))
    foe(s, 0).ruler = 0
    foe(s, 1).summoned = foe(s, 2).summoned = True
    foe(s, 1).vita, foe(s, 2).vita = 3, 9
    assert foe_turns.foe_order(s) == [2, 1, 0]
