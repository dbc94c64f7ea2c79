"""One vocabulary: every keyword, on characters and creatures alike."""

from __future__ import annotations

import pytest

from hearthside.games.folklore.content import ABILITIES, CARDS, CREATURES
from hearthside.games.folklore.content.board import BIT, COVER, NUMBERS
from hearthside.games.folklore.content.notation import KEYWORDS, STATUS, TYPES, blow
from hearthside.games.folklore.rules.adventure import begin_turn, end_turn
from hearthside.games.folklore.rules.attack import (
    FISTS,
    blow_of,
    extra_damage,
    might_against,
    targets_of,
)
from hearthside.games.folklore.rules.effects import recover
from hearthside.games.folklore.rules.field import behind, flanked, foe_squares
from hearthside.games.folklore.rules.foe_turns import foe_turn
from hearthside.games.folklore.rules.goods import discard
from hearthside.games.folklore.rules.hazards import snare
from hearthside.games.folklore.rules.keywords import (
    attack_roll,
    burst,
    damage_roll,
    deal,
    has_edge,
    leave_marks,
    reduction,
)
from hearthside.games.folklore.state import EXHAUSTED, here
from hearthside.kernel import ScriptedDice

from .table import add, arena, drive, give, options, play, run


@pytest.mark.rule("FL-273", "FL-290")
def test_absorption_takes_from_every_attack_but_not_from_snares() -> None:
    s = arena()
    h = s.heroes[0]
    give(s, h, "chain_shirt")
    f = here(s).foes[0]
    assert deal(s, f, h, 4) == 3
    before = h.vita
    run(snare(s, h, 2))
    assert h.vita == before - 2
    h.reduced = 1  # REDUCTION 1
    assert extra_damage(s, h, f, FISTS, {}, False) == -1


@pytest.mark.rule("FL-274")
def test_arcing_adds_a_target_beside_the_attacker_or_the_first_target() -> None:
    s = arena(foes=(("zombie", "F5"), ("zombie", "E4"), ("zombie", "G6")))
    h = s.heroes[0]
    first, beside, far = here(s).foes
    assert drive(s, targets_of(s, h, first, FISTS, {"arcing": 1}, ranged=False)) == [first, beside]
    shot = targets_of(s, h, first, FISTS, {"arcing": 1}, ranged=True)
    assert drive(s, shot, f"foe:{far.id}") == [first, far]  # the archer has the choice
    assert drive(s, targets_of(s, h, first, FISTS, {}, ranged=False)) == [first]


@pytest.mark.rule("FL-276")
def test_blackout_costs_the_struck_the_next_turn() -> None:
    s = arena()
    h, f = s.heroes[0], here(s).foes[0]
    run(leave_marks(s, f, h, blow("1d4, blackout 60"), 60))
    assert h.skip == 0
    run(leave_marks(s, f, h, blow("1d4, blackout 60"), 61))
    assert h.skip == 1
    run(leave_marks(s, h, f, blow("1d4, blackout 60"), 61))
    assert f.skip == 1


@pytest.mark.rule("FL-277")
def test_burst_hurts_everything_around_the_target_once() -> None:
    s = arena(foes=(("zombie", "F5"), ("mossback", "G6"), ("zombie", "J1")))
    target, large, far = here(s).foes
    run(burst(s, s.heroes[0], foe_squares(target), 2))
    assert target.vita == CREATURES["zombie"].vita
    assert large.vita == CREATURES["mossback"].vita - 2
    assert far.vita == CREATURES["zombie"].vita


@pytest.mark.rule("FL-278", "FL-291", "FL-292", "FL-300")
@pytest.mark.parametrize(
    ("word", "types"),
    [
        ("cold_steel", {"spirit", "nature"}),
        ("sacred", {"demonic", "undead"}),
        ("silver", {"shapeshifter", "undead"}),
    ],
)
def test_the_right_metal_rolls_twice_and_does_one_more(word: str, types: set[str]) -> None:
    assert {t for t in TYPES if has_edge({word: 1}, t)} == types
    assert {c.type for c in CREATURES.values()} == set(TYPES)
    s = arena()
    kind = next(c for c in CREATURES.values() if c.type in types)
    f = add(s, kind.id, "F6")
    assert extra_damage(s, s.heroes[0], f, FISTS, {word: 1}, False) == 1
    s.dice = ScriptedDice(rolls=[20, 80])
    assert attack_roll(s, s.heroes[0], True, False) == 80


@pytest.mark.rule("FL-279")
def test_crushing_lowers_the_targets_damage_for_its_next_turn_and_does_not_stack() -> None:
    s = arena()
    h, f = s.heroes[0], here(s).foes[0]
    here(s).active = -1  # the foes' part of the round
    for _ in range(2):
        run(leave_marks(s, f, h, blow("1d4, crushing"), 50))
    assert reduction(h) == 1
    run(end_turn(s, h))
    assert reduction(h) == 0


@pytest.mark.rule("FL-280")
def test_a_discarded_card_goes_to_its_pile() -> None:
    s = arena()
    h = s.heroes[0]
    s.items.cards.remove("tonic")
    gear = give(s, h, "tonic")
    gear.noted = False
    discard(s, h, gear)
    assert s.items.discard == ["tonic"]


@pytest.mark.rule("FL-282")
def test_an_enchanted_thing_holds_pp_for_its_own_power() -> None:
    s = arena()
    h = s.heroes[0]
    vial = give(s, h, "lead_vial")
    assert "use:lead_vial" not in options(play(s))
    h.pp = h.max_pp
    recover(h, "pp", 2)
    assert (h.pp, vial.stored) == (h.max_pp, 2)
    session = play(s, "use:lead_vial", rolls=(90, 5))
    assert session.state.heroes[0].gear[0].stored == 0
    recover(h, "pp", 9)
    assert vial.stored == 3
    vial.stored, h.pp = 0, 3
    session = play(s, "charge:lead_vial", "charge:lead_vial")  # or out of one's own
    h = session.state.heroes[0]
    assert (h.pp, h.gear[0].stored) == (1, 2)


@pytest.mark.rule("FL-283")
def test_execute_kills_or_doubles_against_an_affliction() -> None:
    s = arena(foes=(("mossback", "F5"),))
    give(s, s.heroes[0], "headsmans_sword")
    session = play(s, "hit:0,0", rolls=(100, 3, 4), seed=3)
    assert not any(f.id == 0 for f in here(session.state).foes)
    s = arena(foes=(("wolf_of_kremel", "F5"),))
    give(s, s.heroes[0], "headsmans_sword")
    session = play(s, "hit:0,0", "full_pp", rolls=(100, 3, 4))
    left = here(session.state).foes[0].vita
    assert left == CREATURES["wolf_of_kremel"].vita - 2 * (4 + s.heroes[0].dmg)


@pytest.mark.rule("FL-284")
def test_a_fill_adds_its_effect_to_a_fillable_weapon_for_four_attacks() -> None:
    s = arena()
    h = s.heroes[0]
    give(s, h, "glass_knife", "moon_oil")
    session = play(s, "pour:moon_oil")
    knife = session.state.heroes[0].gear[0]
    assert (knife.fill, knife.fill_left) == ("moon_oil", 4)
    merged = blow_of(knife, CARDS["glass_knife"])
    assert {"silver", "razor"} <= set(merged.words)
    assert merged.dice.plus == 1
    session.choose("hit:0,0")
    assert session.state.heroes[0].gear[0].fill_left == 3
    knife.fill_left = 0
    assert blow_of(knife, CARDS["glass_knife"]) is CARDS["glass_knife"].blow


@pytest.mark.rule("FL-285")
def test_flank_needs_an_ally_next_to_the_target() -> None:
    s = arena("witch_hunter", "arcanist", spots=("E5", "A1"))
    h, f = s.heroes[0], here(s).foes[0]
    assert extra_damage(s, h, f, FISTS, {"flank": 2}, False) == 0
    s.heroes[1].at = NUMBERS["G6"]
    assert flanked(s, h, f)
    assert extra_damage(s, h, f, FISTS, {"flank": 2}, False) == 2


@pytest.mark.rule("FL-286")
def test_focus_counts_against_the_foe_of_the_round_before() -> None:
    s = arena(foes=(("zombie", "F5"), ("zombie", "F6")))
    h = s.heroes[0]
    a, b = here(s).foes
    card = CARDS["rapier"]
    h.target = a.id
    run(end_turn(s, h))
    run(begin_turn(s, h))
    plain = h.might + card.might
    assert might_against(s, h, a, card, card.blow.words, False) == plain + 5
    assert might_against(s, h, b, card, card.blow.words, False) == plain


@pytest.mark.rule("FL-287")
def test_penetrate_goes_on_in_a_straight_line_within_reach() -> None:
    line = BIT[NUMBERS["G5"]] | BIT[NUMBERS["H5"]]
    assert behind(NUMBERS["E5"], BIT[NUMBERS["F5"]], 2, 0, 0) == line
    assert behind(NUMBERS["E5"], BIT[NUMBERS["F5"]], 2, 2, 0) == BIT[NUMBERS["G5"]]  # its reach
    assert behind(NUMBERS["E5"], BIT[NUMBERS["F5"]], 2, 0, BIT[NUMBERS["G5"]]) == 0  # a wall
    assert behind(NUMBERS["E5"], BIT[NUMBERS["F6"]], 2, 0, 0) == 0
    assert behind(NUMBERS["E5"], COVER[NUMBERS["F5"]], 1, 0, 0) == BIT[NUMBERS["H5"]]  # a large one
    s = arena(foes=(("zombie", "F5"), ("zombie", "G5"), ("zombie", "H5")))
    a, b, _c = here(s).foes
    spear = CARDS["boar_spear"].blow.words
    assert drive(s, targets_of(s, s.heroes[0], a, CARDS["boar_spear"], spear, ranged=False)) == [
        a,
        b,
    ]


@pytest.mark.rule("FL-289")
def test_razor_cuts_for_four_turns_but_not_the_ethereal() -> None:
    s = arena(foes=(("zombie", "J10"), ("drowned_child", "J1")))
    h = s.heroes[0]
    zombie, child = here(s).foes
    for f in (zombie, child):
        run(leave_marks(s, h, f, blow("1d4, razor 1"), 50))
    for _ in range(6):
        zombie.skip = 1
        drive(s, foe_turn(s, zombie))
    assert zombie.vita == CREATURES["zombie"].vita - 4
    assert child.razor_left == 0


@pytest.mark.rule("FL-295")
def test_a_thrown_weapon_is_exhausted_and_reaches_three() -> None:
    s = arena(foes=(("zombie", "H5"),))
    give(s, s.heroes[0], "skinning_knife")
    session = play(s, rolls=(50, 2))
    assert "throw:0,0" in options(session)
    session.choose("throw:0,0")
    assert session.state.heroes[0].gear[0].condition == EXHAUSTED
    here(s).foes[0].at = NUMBERS["I5"]
    assert "throw:0,0" not in options(play(s))


@pytest.mark.rule("FL-297")
def test_vorpal_does_the_most_above_95() -> None:
    s = arena()
    hit = CARDS["hooked_blade"].blow
    s.dice = ScriptedDice(rolls=[2])
    assert damage_roll(s, hit, 96, False, False) == 6
    assert damage_roll(s, hit, 95, False, False) == 2


@pytest.mark.rule("FL-298")
def test_each_weaken_token_makes_one_attack_the_lower_of_two() -> None:
    s = arena()
    h, f = s.heroes[0], here(s).foes[0]
    run(leave_marks(s, h, f, blow("1d4, weaken"), 50))
    run(leave_marks(s, h, f, blow("1d4, weaken"), 50))
    assert f.weaken == 2
    s.dice = ScriptedDice(rolls=[90, 30, 80, 20, 70])
    assert [attack_roll(s, f, False, False) for _ in range(3)] == [30, 20, 70]
    run(leave_marks(s, f, h, blow("1d4, weaken"), 50))
    assert h.weaken == 1


@pytest.mark.rule("FL-309")
def test_abilities_get_no_dmg_bonus() -> None:
    s = arena()
    h = s.heroes[0]
    h.abilities = ("purging_shot",)
    assert h.dmg > 0
    session = play(s, "cast:purging_shot", rolls=(50, 90, 3))
    foe = here(session.state).foes[0]
    assert foe.vita == CREATURES["zombie"].vita - 3 - 1  # SACRED against the undead


def test_items_abilities_and_creatures_share_one_vocabulary() -> None:
    used: set[str] = set()
    for card in CARDS.values():
        used |= set(card.blow.words) | (set(card.mods) & set(KEYWORDS))
    for creature in CREATURES.values():
        used |= set(creature.words)
        for row in creature.table:
            used |= set(row.words)
    for ability in ABILITIES.values():
        used |= set(ability.mods) & set(KEYWORDS)
    assert used <= set(KEYWORDS)
    assert {"flank", "sacred", "silver", "razor", "weaken", "push", "blackout"} <= used


def test_drain_and_afflictions_ride_on_a_blow() -> None:
    s = arena()
    h, f = s.heroes[0], here(s).foes[0]
    before = h.pp
    run(leave_marks(s, f, h, blow("1d4, drain 2, cursed"), 50))
    assert h.pp == before - 2
    assert h.statuses & STATUS["cursed"]
