"""Edges of maps and fights: the first square, the last point, who is left out, what is gone afterwards."""

from __future__ import annotations

import pytest
from tests.positions import told, why

from hearthside.games.folklore.content import CARDS, CHARACTERS, CREATURES
from hearthside.games.folklore.content.board import BIT, NUMBERS
from hearthside.games.folklore.content.notation import STATUS, Blow, Dice3
from hearthside.games.folklore.rules import adventure, foe_attacks
from hearthside.games.folklore.rules.attack import extra_damage, grudge, might_against
from hearthside.games.folklore.rules.awards import spoils
from hearthside.games.folklore.rules.creatures import creature_begins
from hearthside.games.folklore.rules.field import behind
from hearthside.games.folklore.rules.hazards import foe_loses
from hearthside.games.folklore.rules.joining import outfit
from hearthside.games.folklore.rules.keywords import burst
from hearthside.games.folklore.rules.statuses import bless
from hearthside.games.folklore.rules.tale import (
    flow_box,
)
from hearthside.games.folklore.state import (
    DEAD,
    LIMBO,
    OUTSIDE,
    here,
)
from hearthside.kernel import ScriptedDice

from .table import (
    afflicted,
    arena,
    bare,
    did,
    drive,
    foes_turn,
    ghost,
    give,
    options,
    play,
    run,
    tale,
)

LASTING = ("skip", "no_attack", "weaken", "razor_left", "reduced", "streak", "stance")


# -- setting up and clearing away -----------------------------------------------------------------


@pytest.mark.rule("FL-138")
def test_two_of_a_kind_are_numbered_and_one_alone_is_not() -> None:
    s = tale("witch_hunter", "arcanist", "poacher")
    setup = flow_box(s, "side_door").setup
    assert setup is not None
    adventure.set_up(s, "side_door", setup)
    tags = [f.tag for f in here(s).foes]
    assert tags == ["bandit#1", "bandit#2", "bandit#3", "bowman"]


@pytest.mark.rule("FL-066", "FL-098")
@pytest.mark.parametrize("field", LASTING)
def test_nothing_of_an_earlier_map_is_left_on_the_next(field: str) -> None:
    s = tale("witch_hunter", "arcanist")
    setattr(s.heroes[0], field, 1)
    setup = flow_box(s, "side_door").setup
    assert setup is not None
    adventure.set_up(s, "side_door", setup)
    assert getattr(s.heroes[0], field) == 0


@pytest.mark.rule("FL-072", "FL-142")
@pytest.mark.parametrize("field", LASTING)
def test_nothing_of_a_fight_is_left_after_it(field: str) -> None:
    s = arena()
    setattr(s.heroes[1], field, 1)
    foe_loses(s, here(s).foes[0], 99)
    run(adventure.win_combat(s))
    assert getattr(s.heroes[1], field) == 0
    assert s.heroes[1].target == s.heroes[1].last_target == -1


@pytest.mark.rule("FL-329")
@pytest.mark.parametrize("field", ["skip", "no_attack", "weaken", "razor_left", "reduced"])
def test_death_ends_what_lay_on_the_living(field: str) -> None:
    s = arena(foes=(("zombie", "F5"),))
    h = s.heroes[0]
    setattr(h, field, 1)
    h.vita = 1
    did(s, "hurt 1")
    assert h.form == DEAD
    assert getattr(h, field) == 0


# -- squares --------------------------------------------------------------------------------------


@pytest.mark.rule("FL-069", "FL-145")
def test_the_first_square_is_a_square_like_any_other() -> None:
    s = arena(foes=(), spots=("A1", "J10"))
    here(s).combat = False
    assert {"go:A2", "go:B2", "go:B1"} <= options(play(s))
    assert "go:A9" not in options(play(s))


@pytest.mark.rule("FL-070", "FL-153")
def test_one_who_waits_outside_stands_in_nobodys_way() -> None:
    s = arena(foes=(), spots=("I9", "A1"))
    here(s).combat = False
    s.heroes[1].at = OUTSIDE
    assert "go:J10" in options(play(s))


@pytest.mark.rule("FL-145", "FL-154")
def test_why_a_square_is_too_far() -> None:
    s = arena(foes=(), spots=("A1", "J10"))
    here(s).combat = False
    s.heroes[0].steps = 2
    assert told(play(s), "go:D1") == "2 STRIDE left, it is 3 away."
    s = arena(foes=(), board="causeway", spots=("C4", "J10"))
    here(s).combat = False
    s.heroes[0].steps = 0
    assert why(play(s), "go:C3") == "FL-154"


@pytest.mark.rule("FL-287")
@pytest.mark.parametrize(
    ("start", "target", "beyond"),
    [
        ("E5", "E4", "E3"),
        ("E5", "E6", "E7"),
        ("E5", "D5", "C5"),
        ("E5", "F5", "G5"),
        ("E5", "F6", ""),
    ],
)
def test_a_spear_goes_on_in_a_straight_line(start: str, target: str, beyond: str) -> None:
    m = behind(NUMBERS[start], BIT[NUMBERS[target]], 1, 2, 0)
    assert m == (BIT[NUMBERS[beyond]] if beyond else 0)


@pytest.mark.rule("FL-211")
def test_where_nothing_burns_the_end_of_a_turn_costs_nothing() -> None:
    s = arena(foes=(), spots=("E5", "A1"))
    here(s).flames = BIT[NUMBERS["J10"]]
    run(adventure.end_turn(s, s.heroes[0]))
    assert s.heroes[0].vita == s.heroes[0].max_vita


@pytest.mark.rule("FL-172", "FL-210")
def test_a_way_leads_past_a_flame_where_it_can_and_through_it_where_it_must() -> None:
    s = arena(foes=(), spots=("E5", "A1"))
    here(s).combat = False
    here(s).flames = BIT[NUMBERS["E4"]]
    session = play(s, "go:E3")
    assert session.state.heroes[0].vita == s.heroes[0].max_vita
    s = arena(foes=(), spots=("E5", "A1"))
    here(s).combat = False
    here(s).flames = BIT[NUMBERS["E4"]] | BIT[NUMBERS["D4"]] | BIT[NUMBERS["F4"]]
    session = play(s, "go:E3", rolls=(2,))
    assert session.state.heroes[0].vita == s.heroes[0].max_vita - 2


# -- attacks --------------------------------------------------------------------------------------


@pytest.mark.rule("FL-157", "FL-286", "FL-301")
def test_might_is_what_it_is_and_no_more() -> None:
    s = arena()
    h, f = s.heroes[0], here(s).foes[0]
    assert grudge(h, f.id, "undead", {}) == 0
    sword = CARDS["short_sword"]
    assert might_against(s, h, f, sword, {}, False) == h.might + sword.might
    h.words |= {"hunt_undead"}
    assert grudge(h, f.id, "undead", {}) == 5
    assert grudge(h, f.id, "mortal", {}) == 0
    h.last_target = f.id
    assert grudge(h, f.id, "undead", {"focus": 5}) == 10


@pytest.mark.rule("FL-285", "FL-301")
def test_who_flanks_by_a_perk_does_one_more_and_only_by_hand() -> None:
    s = arena(spots=("E5", "G5"))
    h, f = s.heroes[0], here(s).foes[0]
    sword = CARDS["short_sword"]
    assert extra_damage(s, h, f, sword, {}, False) == 0
    h.words |= {"flanker"}
    assert extra_damage(s, h, f, sword, {}, False) == 1
    assert extra_damage(s, h, f, sword, {}, True) == 0
    assert extra_damage(s, h, f, sword, {"flank": 1}, False) == 2


@pytest.mark.rule("FL-168")
def test_a_ghosts_hundred_is_a_die_of_six() -> None:
    s = arena(foes=(("zombie", "F5"),))
    ghost(s, s.heroes[0])
    with pytest.raises(ValueError, match="7"):
        play(s, "fist:0", rolls=(100, 7))


@pytest.mark.rule("FL-196")
def test_a_coven_does_more_damage() -> None:
    s = foes_turn(arena(foes=(("hex_smith", "F5"),), spots=("E5", "A1")))
    s.heroes[0].defense = 0
    first = play(s, rolls=(50, 3)).state.heroes[0].vita
    s = foes_turn(arena(foes=(("hex_smith", "F5"), ("cultist", "J1")), spots=("E5", "A10")))
    s.heroes[0].defense = 0
    assert play(s, rolls=(50, 3)).state.heroes[0].vita == first - 1


@pytest.mark.rule("FL-224")
def test_one_enemy_beside_it_is_enough_to_spoil_a_shot() -> None:
    s = arena(foes=(("bowman", "E4"),), spots=("E5", "J10"), advanced=True)
    for h in s.heroes:
        h.defense = 60
    f = here(s).foes[0]
    s.dice = ScriptedDice(rolls=[99, 2], below=[0])
    run(foe_attacks.attack_by_foe(s, f))
    assert all(h.vita == h.max_vita for h in s.heroes)  # the lower of the two missed


@pytest.mark.rule("FL-274")
def test_an_arc_with_nobody_else_in_it_takes_one() -> None:
    s = arena(foes=(("brigand_chief", "F5"),), spots=("E5", "A1"))
    f = here(s).foes[0]
    row = Blow(Dice3(1, 4), {"arcing": 1})
    assert foe_attacks.chosen_targets(s, f, row, [s.heroes[0]]) == [s.heroes[0]]


@pytest.mark.rule("FL-176", "FL-207")
def test_a_swarm_has_no_reach() -> None:
    s = arena(foes=(("rat_swarm", "G5"),), spots=("E5", "A1"))
    assert foe_attacks.in_reach(s, here(s).foes[0]) == []  # F5 lies between
    s = arena(foes=(("mossback", "G5"),), spots=("E5", "A1"))
    assert foe_attacks.in_reach(s, here(s).foes[0]) == [s.heroes[0]]


@pytest.mark.rule("FL-245", "FL-264")
@pytest.mark.parametrize(("roll", "rooted"), [(4, True), (5, False)])
def test_a_creature_struggles_free_with_a_five(roll: int, rooted: bool) -> None:
    s = arena()
    f = here(s).foes[0]
    f.statuses = STATUS["immobilized"]
    s.dice = ScriptedDice(rolls=[roll])
    creature_begins(s, f)
    assert f.rooted is rooted


@pytest.mark.rule("FL-273")
def test_what_absorbs_for_a_creature_is_taken_off() -> None:
    s = arena(foes=(("zombie", "F5"),))
    give(s, s.heroes[0], "short_sword")
    f, dmg = here(s).foes[0], s.heroes[0].dmg
    f.boost_absorb = 2
    session = play(s, "hit:0,0", rolls=(90, 4))
    assert here(session.state).foes[0].vita == CREATURES["zombie"].vita - (4 + dmg - 2)


@pytest.mark.rule("FL-102", "FL-277")
def test_a_companion_takes_what_bursts_beside_one() -> None:
    s = arena(foes=(("zombie", "J10"),), spots=("E5", "E6"))
    s.heroes[1].companions += ("raven",)
    before = [h.vita for h in s.heroes]
    drive(s, burst(s, here(s).foes[0], BIT[NUMBERS["E5"]], 2), "block:raven")
    assert [h.vita for h in s.heroes] == before
    assert s.heroes[1].companions == ()


@pytest.mark.rule("FL-159", "FL-216")
def test_a_creature_that_falls_has_nothing_left_and_is_counted() -> None:
    s = arena(foes=(("zombie", "F5"), ("wolf", "G7")))
    f, beaten = here(s).foes[0], s.foes_beaten
    foe_loses(s, f, f.vita + 5)
    assert f.vita == 0
    assert [g.kind for g in here(s).foes] == ["wolf"]
    assert (s.foes_beaten, here(s).beaten) == (beaten + 1, ["zombie"])


@pytest.mark.rule("FL-202")
@pytest.mark.parametrize(("perk", "left"), [("", 0), ("dominator", 1)])
def test_a_controlled_foe_obeys_for_a_round_or_by_a_perk_for_two(perk: str, left: int) -> None:
    s = arena(
        "arcanist", "telepath", foes=(("zombie", "F5"), ("zombie", "J10")), spots=("E5", "A1")
    )
    h = s.heroes[0]
    h.words |= {perk}
    f = here(s).foes[0]
    f.ruler, f.ruled_left = 0, 2 if perk else 1
    session = play(foes_turn(s), "stay", seed=4)
    ruled = next(g for g in here(session.state).foes if g.id == f.id)
    assert (ruled.ruler >= 0) is bool(left)


# -- who is left out ------------------------------------------------------------------------------


@pytest.mark.rule("FL-269")
def test_one_possessed_takes_gp_of_a_ghost_beside_it() -> None:
    s = arena(spots=("E5", "E6"))
    afflicted(s, s.heroes[0], "possessed")
    h = ghost(s, s.heroes[1])
    run(adventure.begin_round(s))
    assert h.gp == 9


@pytest.mark.rule("FL-123", "FL-338")
def test_one_in_limbo_gets_nothing_of_a_fight() -> None:
    s = arena()
    h = s.heroes[1]
    h.form, h.coins, h.lore = LIMBO, 0, 0
    run(spoils(s, ["zombie"], 4, 6))
    assert (h.coins, h.lore) == (0, 0)


@pytest.mark.rule("FL-334")
def test_what_befalls_one_at_random_befalls_the_living() -> None:
    s = arena("witch_hunter", "arcanist", "poacher", foes=())
    ghost(s, s.heroes[0])
    s.heroes[1].form = LIMBO
    did(s, "hurt 1 @random", number=2)
    assert s.heroes[2].vita == s.heroes[2].max_vita - 1


@pytest.mark.rule("FL-009")
def test_without_the_option_nobody_has_an_heirloom() -> None:
    for on in (False, True):
        s = tale(heirlooms=on)
        for h in s.heroes:
            bare(h)
            run(outfit(s, h))
        assert all(any(CARDS[g.card].deck == "heirloom" for g in h.gear) is on for h in s.heroes)


@pytest.mark.rule("FL-244", "FL-333")
def test_a_ghost_resists_by_the_bare_die() -> None:
    s = arena("witch_hunter", "arcanist")
    h = ghost(s, s.heroes[0])
    h.skills = (5,) * 8
    did(s, "afflict spooked 6", rolls=[5])
    assert h.statuses == STATUS["spooked"]


@pytest.mark.rule("FL-263")
def test_a_broken_arm_lets_go_of_what_hands_hold_and_of_nothing_else() -> None:
    s = arena()
    h = s.heroes[0]
    give(s, h, "rapier", "sickle", "wolf_cloak", "kettle_helm")
    did(s, "afflict fractured")
    assert [g.card for g in h.gear if g.worn] == ["rapier", "wolf_cloak", "kettle_helm"]


@pytest.mark.rule("FL-246")
def test_a_blessing_is_felt_at_once() -> None:
    s = arena()
    h = s.heroes[0]
    might = h.might
    bless(s, h, "blessed")
    assert h.might == might + 5


@pytest.mark.rule("FL-293", "FL-333")
def test_spectral_boots_carry_a_ghost() -> None:
    s = arena()
    h = s.heroes[0]
    give(s, h, "hanged_mans_boots", "hobnailed_boots")
    ghost(s, h)
    assert h.stride == CHARACTERS[h.who].stride + 2
