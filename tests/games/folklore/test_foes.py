"""Foes that play themselves; summons, control, swarms, flames, pushes."""

from __future__ import annotations

import pytest

from hearthside.games.folklore.board import BIT, COVER, NAMES, NUMBERS, ground, spread
from hearthside.games.folklore.content import CREATURES, MAPS
from hearthside.games.folklore.content.notation import STATUS, blow
from hearthside.games.folklore.rules import foe_attacks, foe_moves, foe_turns, keywords
from hearthside.games.folklore.rules.adventure import begin_turn, end_combat, end_turn
from hearthside.games.folklore.rules.figures import foe_defense, foe_might
from hearthside.games.folklore.rules.moves import feel_auras, reach
from hearthside.games.folklore.state import DEFEND, Foe, Tale
from hearthside.kernel import ScriptedDice

from .table import add, arena, drive, foes_turn, ghost, give, options, play


def foe(s: Tale, n: int = 0) -> Foe:
    """A foe of the map."""
    assert s.site is not None
    return s.site.foes[n]


def at(figure) -> str:  # type: ignore[no-untyped-def]
    """The square of a figure by name."""
    return NAMES[figure.at]


@pytest.mark.rule("FL-169", "FL-170")
def test_a_melee_foe_goes_to_the_nearest_and_then_attacks() -> None:
    s = foes_turn(arena("witch_hunter", "arcanist", foes=(("wolf", "H5"),), spots=("E5", "A5")))
    session = play(s, rolls=(90, 2))
    wolf = session.state.site.foes[0]  # type: ignore[union-attr]
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
    s.site.flames |= BIT[NUMBERS["B6"]]  # type: ignore[union-attr]
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
    sight = ground(keywords.blocked(s.site)).sight(foe(s).at)  # type: ignore[arg-type]
    assert all(sight >> h.at & 1 for h in s.heroes)


@pytest.mark.rule("FL-174")
def test_a_ranged_foe_with_nobody_in_sight_looks_for_a_view() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("bowman", "F2"),), board="crypt",
              spots=("C5", "C6"))  # fmt: skip
    g = ground(keywords.blocked(s.site))  # type: ignore[arg-type]
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
    begin_turn(s, h)
    assert h.pp == 3  # AURA 2: drain 1
    feel_auras(s, h)
    assert h.pp == 3
    begin_turn(s, h)
    assert h.pp == 2
    far = s.heroes[1]
    before = far.pp
    begin_turn(s, far)
    assert far.pp == before
    far.auras = 0
    far.steps = 9
    from hearthside.games.folklore.rules.moves import go

    go(s, far, "E4")  # entering range
    assert far.pp == before - 1


@pytest.mark.rule("FL-195")
def test_foes_ignore_the_auras_of_foes() -> None:
    s = arena(foes=(("wood_wife", "G5"), ("wolf", "G6")))
    s.site.foe_queue = [1]  # type: ignore[union-attr]
    drive(s, foe_turns.foe_turn(s, foe(s, 1)))
    assert not foe(s, 1).statuses & STATUS["spooked"]


@pytest.mark.rule("FL-281")
def test_eldritch_ignores_auras() -> None:
    s = arena(foes=(("whisperer_below", "G5"),))
    h = s.heroes[0]
    give(s, h, "salt_belt")
    before = h.pp
    begin_turn(s, h)
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
        seen = Counter(foe_moves.targeting_die(s, list(s.heroes[:n])).number for _ in range(3000))  # type: ignore[union-attr]
        assert set(seen) == set(range(n))
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


@pytest.mark.rule("FL-197", "FL-198", "FL-199")
def test_summoned_foes_stand_by_the_leader_and_act_next_round_by_vita() -> None:
    s = arena(foes=(("candle_priest", "J10"),), spots=("E5", "A1"))
    foe_attacks.call_up(s, foe(s), "zombie")
    foe_attacks.call_up(s, foe(s), "wolf")
    foe_attacks.call_up(s, foe(s), "rat_swarm")
    called = s.site.foes[1:]  # type: ignore[union-attr]
    assert spread(BIT[s.heroes[0].at]) >> called[0].at & 1
    under = keywords.foe_squares(called[2])
    assert not any(under >> h.at & 1 for h in s.heroes)
    assert not under & (keywords.foe_squares(called[0]) | keywords.foe_squares(called[1]))
    assert foe_turns.foe_order(s) == [0]
    s.site.round += 1  # type: ignore[union-attr]
    order = foe_turns.foe_order(s)
    assert order[0] == 0
    assert [foe(s, n).vita for n in order[1:]] == sorted((f.vita for f in called), reverse=True)


@pytest.mark.rule("FL-200", "FL-201", "FL-149")
def test_a_summoned_ally_acts_on_its_owners_turn_and_is_one() -> None:
    s = arena("hedge_witch", "arcanist", foes=(("zombie", "G5"),), spots=("D5", "A1"), dark=True)
    h = s.heroes[0]
    h.abilities, h.pp = ["call_the_hound"], 6
    session = play(s, "cast:call_the_hound")
    allies = [f for f in session.state.site.foes if f.owner == 0]  # type: ignore[union-attr]
    assert [f.kind for f in allies] == ["grey_hound"]
    herd = sorted(o for o in options(session) if o.startswith("herd"))
    assert herd
    session.choose("herd:F5")
    session.choose("order:0")
    assert not any(o.startswith(("herd", "order")) for o in options(session))
    s = session.state
    assert allies[0] in foe_moves.prey(s)  # targeted like a character
    keywords.spawn(s, "pale_moth", s.heroes[0].at, owner=0)
    from hearthside.games.folklore.content.notation import effects
    from hearthside.games.folklore.rules.effects import perform

    drive(s, perform(s, s.heroes[0], effects("summon grey_hound")))
    assert [f.kind for f in s.site.foes if f.owner == 0] == ["grey_hound"]  # type: ignore[union-attr]
    assert foe_might(s, s.site.foes[-1]) == CREATURES["grey_hound"].might  # type: ignore[union-attr]
    s.site.foes = [f for f in s.site.foes if f.owner == 0]  # type: ignore[union-attr]
    end_combat(s)
    assert s.site.foes == []  # type: ignore[union-attr]


@pytest.mark.rule("FL-202")
def test_a_controlled_foe_goes_where_it_is_told_after_all_others() -> None:
    s = arena("telepath", "arcanist", foes=(("wolf", "H5"), ("zombie", "J5")), spots=("D5", "A1"))
    h = s.heroes[0]
    h.abilities, h.pp = ["puppet"], 6
    session = play(s, "cast:puppet", "foe:0")
    s = foes_turn(session.state)
    assert foe_turns.foe_order(s) == [1, 0]
    s.site.foe_queue = foe_turns.foe_order(s)  # type: ignore[union-attr]
    session = play(s, rolls=())
    assert session.decision is not None
    assert session.decision.ask == "steer"
    session.choose("steer:I5" if "steer:I5" in options(session) else "stay")
    zombie = session.state.site.foes[1]  # type: ignore[union-attr]
    if session.decision.ask == "command":
        session.choose("command:1")
        assert zombie.vita <= CREATURES["zombie"].vita
    assert session.state.site.foes[0].ruler == -1  # type: ignore[union-attr]


@pytest.mark.rule("FL-203", "FL-204", "FL-205")
def test_large_foes_squeeze_only_when_they_must() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("mossback", "G8"),),
              spots=("B2", "A2"))  # fmt: skip
    f = foe(s)
    foe_moves.move_melee(s, f)
    assert not f.squeezed
    crypt = arena("witch_hunter", "arcanist", foes=(("mossback", "G2"),), board="crypt",
                  spots=("B5", "B6"))  # fmt: skip
    f = foe(crypt)
    plain = foe_might(crypt, f), foe_defense(crypt, f)
    for _ in range(3):
        foe_moves.move_melee(crypt, f)
        if f.squeezed:
            break
    assert f.squeezed  # the passages are one square wide
    assert (foe_might(crypt, f), foe_defense(crypt, f)) == (plain[0] - 5, plain[1] - 5)
    sight = foe_moves.sees(ground(keywords.blocked(crypt.site)), f, CREATURES["mossback"])  # type: ignore[arg-type]
    assert sight  # only from the squares it may stand on
    swarm = add(crypt, "rat_swarm", "G8")
    swarm.squeezed = True
    assert foe_might(crypt, swarm) == CREATURES["rat_swarm"].might


@pytest.mark.rule("FL-206", "FL-294")
def test_a_swarm_covers_as_many_as_it_can_and_shares_their_spaces() -> None:
    s = arena("witch_hunter", "arcanist", "poacher", foes=(("rat_swarm", "G5"), ("rat_swarm", "H8")),
              spots=("E5", "E6", "A1"))  # fmt: skip
    foe_moves.move_melee(s, foe(s))
    under = COVER[foe(s).at]
    assert under >> s.heroes[0].at & 1
    assert under >> s.heroes[1].at & 1
    for _ in range(4):
        foe_moves.move_melee(s, foe(s, 1))
    assert not COVER[foe(s, 1).at] & under


@pytest.mark.rule("FL-207")
def test_a_swarm_strikes_everybody_near_with_one_roll() -> None:
    s = foes_turn(arena("witch_hunter", "arcanist", "poacher", foes=(("rat_swarm", "E5"),),
                        spots=("E5", "D5", "A1")))  # fmt: skip
    session = play(s, rolls=(91, 2, 3))
    lost = [h.max_vita - h.vita for h in session.state.heroes]
    assert lost == [2, 3, 0]


@pytest.mark.rule("FL-208")
def test_characters_cannot_pass_a_swarm() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("rat_swarm", "F5"),), spots=("E5", "A1"))
    h = s.heroes[0]
    h.steps = 1
    assert not reach(s, h) & COVER[NUMBERS["F5"]]


@pytest.mark.rule("FL-209")
def test_an_act_puts_out_a_flame() -> None:
    s = arena()
    s.site.flames = BIT[NUMBERS["E4"]]  # type: ignore[union-attr]
    session = play(s, "douse")
    assert session.state.site.flames == 0  # type: ignore[union-attr]
    assert "douse" not in options(session)


@pytest.mark.rule("FL-210")
def test_flames_burn_who_enters_starts_or_has_one_lit_under_them() -> None:
    s = arena()
    h = s.heroes[0]
    s.site.flames = BIT[NUMBERS["E4"]]  # type: ignore[union-attr]
    session = play(s, "go:E4", rolls=(3,))
    assert session.state.heroes[0].vita == h.max_vita - 3
    h.at = NUMBERS["E4"]
    s.dice = ScriptedDice(rolls=[2, 4])
    begin_turn(s, h)
    assert h.vita == h.max_vita - 2
    keywords.light_flame(s, foe(s).at)
    assert foe(s).vita == CREATURES["zombie"].vita - 4


@pytest.mark.rule("FL-211", "FL-213")
def test_ending_a_turn_beside_a_flame_costs_one_but_only_one_flame_counts() -> None:
    s = arena()
    h = s.heroes[0]
    s.site.flames = BIT[NUMBERS["E4"]] | BIT[NUMBERS["D4"]]  # type: ignore[union-attr]
    end_turn(s, h)
    assert h.vita == h.max_vita - 1
    h.at, h.flamed, h.vita = NUMBERS["E4"], False, h.max_vita
    s.dice = ScriptedDice(rolls=[2])
    begin_turn(s, h)
    end_turn(s, h)
    assert h.vita == h.max_vita - 2


@pytest.mark.rule("FL-212")
def test_nothing_is_summoned_into_flames() -> None:
    s = arena(foes=(("candle_priest", "J10"),), spots=("A1", "J9"))
    ring = spread(BIT[NUMBERS["A1"]])
    s.site.flames = ring & ~BIT[NUMBERS["B2"]]  # type: ignore[union-attr]
    made = keywords.spawn(s, "zombie", NUMBERS["A1"])
    assert made is not None
    assert at(made) == "B2"


@pytest.mark.rule("FL-214", "FL-215")
def test_a_push_moves_and_hurts_whoever_is_struck() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("wolf", "F5"),), spots=("E5", "C5"))
    a, b = s.heroes
    s.dice = ScriptedDice(rolls=[3, 2])
    keywords.push(s, foe(s).at, a, 3, listed=False)
    assert at(a) == "D5"  # the arcanist is in the way
    assert b.vita == b.max_vita - 3
    assert a.vita == a.max_vita - 2
    a.at, a.vita = NUMBERS["E5"], a.max_vita
    b.at = NUMBERS["A1"]
    s.dice = ScriptedDice(rolls=[])
    keywords.push(s, foe(s).at, a, 2, listed=True)  # Dusk: the listed damage counts instead
    assert (at(a), a.vita) == ("C5", a.max_vita)
    large = add(s, "mossback", "G7")
    s.dice = ScriptedDice(rolls=[4])
    keywords.push(s, NUMBERS["F7"], large, 2, listed=False)
    assert (at(large), large.vita) == ("G7", CREATURES["mossback"].vita - 4)


@pytest.mark.rule("FL-223")
def test_a_defender_on_guard_strikes_back_once() -> None:
    s = foes_turn(arena("witch_hunter", "arcanist", foes=(("wolf", "H5"), ("wolf", "H6")),
                        spots=("E5", "A1"), advanced=True))  # fmt: skip
    h = s.heroes[0]
    give(s, h, "short_sword")
    h.stance = DEFEND
    session = play(s, rolls=(2, 90, 3))
    assert session.decision is not None
    assert session.decision.ask == "guard"
    session.choose("guard")
    wolf = session.state.site.foes[0]  # type: ignore[union-attr]
    assert wolf.vita == CREATURES["wolf"].vita - 3 - h.dmg
    assert session.decision.ask == "stance"  # the second wolf came too, but once is enough


@pytest.mark.rule("FL-245")
def test_creatures_resist_without_a_bonus() -> None:
    s = arena()
    h, f = s.heroes[0], foe(s)
    s.dice = ScriptedDice(rolls=[6, 5])
    keywords.inflict(s, h, f, "spooked", 6)
    assert not f.statuses
    keywords.inflict(s, h, f, "spooked", 6)
    assert f.statuses == STATUS["spooked"]
    assert foe_might(s, f) == CREATURES["zombie"].might - 5


@pytest.mark.rule("FL-212")
def test_a_pursuer_goes_through_fire() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("revenant", "H5"),), spots=("E5", "A1"))
    s.site.flames = sum(BIT[NUMBERS[f"G{n}"]] for n in range(1, 11))  # type: ignore[union-attr]
    s.dice = ScriptedDice(rolls=[2], seed=1)
    foe_moves.move_melee(s, foe(s))
    assert foe(s).vita == CREATURES["revenant"].vita - 2
    assert at(foe(s))[0] == "F"


def test_a_blow_in_notation() -> None:
    hit = blow("1d6+1, immobilized 5, push 2, summon wolf")
    assert (hit.dice.most, hit.words, hit.afflicts, hit.summon) == (
        7, {"push": 2}, (("immobilized", 5),), "wolf",
    )  # fmt: skip


def test_immobilized_foes_stay_where_they_are() -> None:
    s = arena(foes=(("wolf", "H5"),))
    foe(s).statuses = STATUS["immobilized"]
    drive(s, foe_turns.foe_turn(s, foe(s)), rolls=(4,))
    assert at(foe(s)) == "H5"
