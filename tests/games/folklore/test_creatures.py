"""Summons, control, large foes, swarms, flames, pushes, guards."""

from __future__ import annotations

import pytest

from hearthside.games.folklore.content import CREATURES
from hearthside.games.folklore.content.board import (
    BIT,
    COVER,
    NAMES,
    NUMBERS,
    ground,
    spread,
    squares,
)
from hearthside.games.folklore.content.notation import STATUS, blow
from hearthside.games.folklore.rules import (
    field,
    foe_attacks,
    foe_moves,
    foe_turns,
    hazards,
    keywords,
)
from hearthside.games.folklore.rules.adventure import begin_turn, end_combat, end_turn
from hearthside.games.folklore.rules.figures import foe_defense, foe_might
from hearthside.games.folklore.rules.movement import reach
from hearthside.games.folklore.state import DEFEND, Foe, Hero, Tale, here
from hearthside.kernel import ScriptedDice

from .table import add, arena, drive, foes_turn, give, options, play, run


def foe(s: Tale, n: int = 0) -> Foe:
    """A foe of the map."""
    return here(s).foes[n]


def at(figure: Hero | Foe) -> str:
    """The square of a figure by name."""
    return NAMES[figure.at]


@pytest.mark.rule("FL-197", "FL-198", "FL-199")
def test_summoned_foes_stand_by_the_leader_and_act_next_round_by_vita() -> None:
    s = arena(foes=(("candle_priest", "J10"),), spots=("E5", "A1"))
    foe_attacks.call_up(s, foe(s), "zombie")
    foe_attacks.call_up(s, foe(s), "wolf")
    foe_attacks.call_up(s, foe(s), "rat_swarm")
    called = here(s).foes[1:]
    assert spread(BIT[s.heroes[0].at]) >> called[0].at & 1
    under = field.foe_squares(called[2])
    assert not any(under >> h.at & 1 for h in s.heroes)
    assert not under & (field.foe_squares(called[0]) | field.foe_squares(called[1]))
    assert foe_turns.foe_order(s) == [0]
    here(s).round += 1
    order = foe_turns.foe_order(s)
    assert order[0] == 0
    assert [foe(s, n).vita for n in order[1:]] == sorted((f.vita for f in called), reverse=True)


@pytest.mark.rule("FL-200", "FL-201", "FL-149")
def test_a_summoned_ally_acts_on_its_owners_turn_and_is_one() -> None:
    s = arena("hedge_witch", "arcanist", foes=(("zombie", "G5"),), spots=("D5", "A1"), dark=True)
    h = s.heroes[0]
    h.abilities, h.pp = ("call_the_hound",), 6
    session = play(s, "cast:call_the_hound")
    assert session.asked.ask == "place"  # FL-197: any free space the summoner sees
    assert {"place:A10", "place:J1"} <= options(session)
    assert not {"place:D5", "place:G5"} & options(session)
    session.choose("place:E5")
    allies = [f for f in here(session.state).foes if f.owner == 0]
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

    drive(s, perform(s, s.heroes[0], effects("summon grey_hound")), "place:E4")
    assert [f.kind for f in here(s).foes if f.owner == 0] == ["grey_hound"]
    assert foe_might(s, here(s).foes[-1]) == CREATURES["grey_hound"].might
    here(s).foes = [f for f in here(s).foes if f.owner == 0]
    run(end_combat(s))
    assert here(s).foes == []


@pytest.mark.rule("FL-202")
def test_a_controlled_foe_goes_where_it_is_told_after_all_others() -> None:
    s = arena("telepath", "arcanist", foes=(("wolf", "H5"), ("zombie", "J5")), spots=("D5", "A1"))
    h = s.heroes[0]
    h.abilities, h.pp = ("puppet",), 6
    session = play(s, "cast:puppet", "foe:0")
    s = foes_turn(session.state)
    assert foe_turns.foe_order(s) == [1, 0]
    here(s).foe_queue = foe_turns.foe_order(s)
    session = play(s, seed=1)
    assert session.asked.ask == "steer"
    zombie = here(session.state).foes[1]
    beside = next(q for q in ("J4", "J6", "I5", "I4", "H4") if abs(NUMBERS[q] % 10 - zombie.at % 10)
                  <= 1 and abs(NUMBERS[q] // 10 - zombie.at // 10) <= 1)  # fmt: skip
    session.choose(f"steer:{beside}")
    assert session.asked.ask == "command"
    session.state.dice = ScriptedDice(rolls=[90, 8], seed=2)
    session.choose("command:1")
    assert zombie.vita == CREATURES["zombie"].vita - 8  # a wolf at the throat
    assert here(session.state).foes[0].ruler == -1


@pytest.mark.rule("FL-202")
def test_a_controlled_foe_is_still_to_be_beaten() -> None:
    s = arena("telepath", "arcanist", foes=(("wolf", "H5"),), spots=("D5", "A1"))
    s.heroes[0].abilities, s.heroes[0].pp = ("puppet",), 6
    session = play(s, "cast:puppet")
    assert session.state.site is not None
    assert here(session.state).foes[0].ruler == 0
    assert here(session.state).combat
    assert session.asked.ask == "act"


@pytest.mark.rule("FL-202")
def test_a_large_foe_is_steered_with_all_its_squares() -> None:
    s = arena(
        "telepath", "arcanist", foes=(("mossback", "H5"), ("zombie", "A9")), spots=("D5", "A1")
    )
    foe(s).ruler = 0
    foe(s).ruled_left = 1
    s = foes_turn(s)
    here(s).foe_queue = [0]
    session = play(s)
    offered = options(session)
    assert "steer:G5" in offered
    assert "steer:J5" not in offered  # it would hang over the edge
    assert "steer:D4" not in offered  # a character stands on D5


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
    walls = field.blocked(here(crypt))
    inside = [q for q in squares(COVER[f.at]) if not walls >> q & 1]
    assert 0 < len(inside) < 4
    seen = 0
    for q in inside:
        seen |= ground(walls).sight(q)
    assert foe_moves.view(walls, f.at, 2) == seen  # only from squares it may stand on
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
    here(s).flames = BIT[NUMBERS["E4"]]
    session = play(s, "douse:E4")
    assert here(session.state).flames == 0
    assert "douse:E4" not in options(session)


@pytest.mark.rule("FL-210")
def test_flames_burn_who_enters_starts_or_has_one_lit_under_them() -> None:
    s = arena()
    h = s.heroes[0]
    here(s).flames = BIT[NUMBERS["E4"]]
    session = play(s, "go:E4", rolls=(3,))
    assert session.state.heroes[0].vita == h.max_vita - 3
    h.at = NUMBERS["E4"]
    s.dice = ScriptedDice(rolls=[2, 4])
    run(begin_turn(s, h))
    assert h.vita == h.max_vita - 2
    run(hazards.light_flame(s, foe(s).at))
    assert foe(s).vita == CREATURES["zombie"].vita - 4


@pytest.mark.rule("FL-211", "FL-213")
def test_ending_a_turn_beside_a_flame_costs_one_but_only_one_flame_counts() -> None:
    s = arena()
    h = s.heroes[0]
    here(s).flames = BIT[NUMBERS["E4"]] | BIT[NUMBERS["D4"]]
    run(end_turn(s, h))
    assert h.vita == h.max_vita - 1
    h.at, h.flamed, h.vita = NUMBERS["E4"], False, h.max_vita
    s.dice = ScriptedDice(rolls=[2])
    run(begin_turn(s, h))
    run(end_turn(s, h))
    assert h.vita == h.max_vita - 2


@pytest.mark.rule("FL-212")
def test_nothing_is_summoned_into_flames() -> None:
    s = arena(foes=(("candle_priest", "J10"),), spots=("A1", "J9"))
    ring = spread(BIT[NUMBERS["A1"]])
    here(s).flames = ring & ~BIT[NUMBERS["B2"]]
    made = keywords.spawn(s, "zombie", NUMBERS["A1"])
    assert made is not None
    assert at(made) == "B2"


@pytest.mark.rule("FL-214", "FL-215")
def test_a_push_moves_and_hurts_whoever_is_struck() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("wolf", "F5"),), spots=("E5", "C5"))
    a, b = s.heroes
    s.dice = ScriptedDice(rolls=[3, 2])
    run(hazards.push(s, BIT[foe(s).at], a, 3, listed=False))
    assert at(a) == "D5"  # the arcanist is in the way
    assert b.vita == b.max_vita - 3
    assert a.vita == a.max_vita - 2
    a.at, a.vita = NUMBERS["E5"], a.max_vita
    b.at = NUMBERS["A1"]
    s.dice = ScriptedDice(rolls=[])
    run(
        hazards.push(s, BIT[foe(s).at], a, 2, listed=True)
    )  # Dusk: the listed damage counts instead
    assert (at(a), a.vita) == ("C5", a.max_vita)
    large = add(s, "mossback", "G8")
    s.dice = ScriptedDice(rolls=[4])
    run(hazards.push(s, BIT[NUMBERS["F8"]], large, 2, listed=False))
    assert (at(large), large.vita) == ("I8", CREATURES["mossback"].vita - 4)


@pytest.mark.rule("FL-223")
def test_a_defender_on_guard_strikes_back_once() -> None:
    s = foes_turn(arena("witch_hunter", "arcanist", foes=(("wolf", "H5"), ("wolf", "H6")),
                        spots=("E5", "A1"), advanced=True))  # fmt: skip
    h = s.heroes[0]
    give(s, h, "short_sword")
    h.stance = DEFEND
    session = play(s, rolls=(2, 90, 3))
    assert session.asked.ask == "guard"
    session.choose("guard")
    wolf = here(session.state).foes[0]
    assert wolf.vita == CREATURES["wolf"].vita - 3 - h.dmg
    assert session.asked.ask == "stance"  # the second wolf came too, but once is enough


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
    here(s).flames = sum(BIT[NUMBERS[f"G{n}"]] for n in range(1, 11))
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
