"""Skirmishes, also of characters against one of their own, and the advanced rules."""

from __future__ import annotations

import pytest
from tests.positions import why

from hearthside.games.folklore.content import CARDS, CREATURES
from hearthside.games.folklore.rules import skirmish
from hearthside.games.folklore.rules.skirmish import fighting
from hearthside.games.folklore.state import ALIVE, BROKEN, DEFEND, GHOST, Hero, Tale, fray
from hearthside.kernel import ScriptedDice

from .table import GAME, afflicted, brawl, drive, ghost, give, options, play, tale, who

BANDIT = CREATURES["bandit"]


@pytest.mark.rule("FL-103")
def test_strength_is_rolled_by_the_number_of_characters_and_never_under_one() -> None:
    s = tale("witch_hunter", "arcanist", "poacher")
    s.dice = ScriptedDice(rolls=[3])
    skirmish.begin(s, ["bandit"])
    assert s.melee is not None
    assert BANDIT.strength[2] == (1, 4, 1)
    assert fray(s).counters == [4]
    s.tune["skirmish_strength"] = -2
    s.dice = ScriptedDice(rolls=[1])
    s.heroes.pop()
    skirmish.begin(s, ["bandit"])
    assert fray(s).counters == [1]


@pytest.mark.rule("FL-104")
def test_the_modifier_over_the_current_counter_applies() -> None:
    s = brawl(counters=(5,))
    h = s.heroes[0]
    assert BANDIT.mods[4] == 5
    s.step = "skirmish_creatures"
    need = h.defense - BANDIT.skirmish_might - 5
    s.dice = ScriptedDice(rolls=[need, 2, 2], seed=1)
    drive(s, skirmish.creatures_attack(s), rolls=(need, 2, 2))
    assert h.vita < h.max_vita
    fray(s).counters = [4]
    h.vita = h.max_vita
    drive(s, skirmish.creatures_attack(s), rolls=(need, 2, 2))
    assert h.vita == h.max_vita


@pytest.mark.rule("FL-106")
def test_two_creatures_of_a_kind_are_told_apart() -> None:
    s = brawl("witch_hunter", kinds=("bandit", "bandit", "wolf"), counters=(3, 3, 3))
    lone = CREATURES["wolf"].name
    cards = {thing.id: thing.name for thing in GAME.scene(s, 0)}
    assert (cards["creature:0"], cards["creature:1"]) == ("First Bandit", "Second Bandit")
    assert cards["creature:2"] == lone
    assert skirmish.ATTACKING.label(s, 0, skirmish.ATTACKING.table[1]) == "Attack the second Bandit"
    assert (
        skirmish.DEFENDING.label(s, 0, skirmish.DEFENDING.table[2]) == f"Defend against the {lone}"
    )


@pytest.mark.rule("FL-105")
def test_maximum_is_that_for_the_number_of_characters_and_never_above_the_card() -> None:
    s = tale("witch_hunter", "arcanist")
    skirmish.begin(s, ["bandit"], most=True)
    assert s.melee is not None
    assert fray(s).counters == [4]
    s.tune["skirmish_strength"] = 4
    skirmish.begin(s, ["bandit"], most=True)
    assert fray(s).counters == [8] == [BANDIT.top]


@pytest.mark.rule("FL-106")
def test_everybody_chooses_attack_or_defend_against_a_creature() -> None:
    session = play(brawl(kinds=("bandit", "wolf"), counters=(2, 2)))
    assert options(session) == {"attack:0", "defend:0", "attack:1", "defend:1"}
    session.choose("defend:1")
    h = session.state.heroes[0]
    assert (h.stance, h.target) == (DEFEND, 1)
    assert who(session) == "arcanist"


def defending(h: Hero) -> Hero:
    """The character with its token on the defending side."""
    h.stance = DEFEND
    return h


def struck(stance: str, roll: int) -> int:
    """What the first character loses when the bandit rolls this."""
    s = brawl("witch_hunter", "arcanist")
    session = play(s, f"{stance}:0", "defend:0", rolls=(roll, 3, 3))
    return session.state.heroes[0].max_vita - session.state.heroes[0].vita


@pytest.mark.rule("FL-108", "FL-110", "FL-111", "FL-112")
def test_the_creature_rolls_once_against_everybody_and_defenders_are_harder_to_hit() -> None:
    h = brawl().heroes[0]
    need = h.defense - BANDIT.skirmish_might - BANDIT.mods[2]
    assert struck("attack", need) == 3
    assert struck("attack", need - 1) == 0
    assert struck("defend", need + 9) == 0
    assert struck("defend", need + 10) == 3
    s = brawl("witch_hunter", "arcanist", "poacher")
    session = play(s, "attack:0", "attack:0", "attack:0", rolls=(95, 1, 2, 3))
    assert [h.max_vita - h.vita for h in session.state.heroes] == [1, 2, 3]


@pytest.mark.rule("FL-107", "FL-116", "FL-117", "FL-120")
def test_hits_lower_the_counter_and_a_hundred_by_two() -> None:
    s = brawl("witch_hunter", "arcanist", counters=(8,))
    need = BANDIT.skirmish_defense - s.heroes[0].might
    choose = ("attack:0", "attack:0")  # then both strike, there is nothing else to do
    session = play(s, *choose, rolls=(2, need, 2))
    assert fray(session.state).counters == [7]
    session = play(s, *choose, rolls=(2, 100, 2))
    assert fray(session.state).counters == [6]
    session = play(s, "defend:0", "attack:0", rolls=(2, need + 9, 2))
    assert fray(session.state).counters == [8]  # -10 MIGHT behind the shield


@pytest.mark.rule("FL-109")
def test_a_defending_ghost_neither_strikes_nor_is_struck() -> None:
    s = brawl("witch_hunter", "arcanist")
    ghost(s, s.heroes[1])
    session = play(s, "attack:0", "defend:0", rolls=(95, 2, 2))
    assert session.state.heroes[1].gp == session.state.heroes[1].max_gp
    assert fray(session.state).counters == [3]
    s.heroes[0].vita = 5
    give(s, s.heroes[0], "tonic")
    session = play(s, "attack:0", "defend:0", rolls=(2,))
    assert (who(session), why(session, "stand")) == ("witch_hunter", "FL-107")
    session.choose("fist")
    assert session.asked.ask == "side"  # the ghost had nothing to choose


@pytest.mark.rule("FL-113")
def test_a_creatures_hundred_costs_those_hit_their_next_turn() -> None:
    s = brawl("witch_hunter", "arcanist", counters=(8,))
    session = play(s, "attack:0", "attack:0", rolls=(100, 1, 1))
    assert session.asked.ask == "side"
    assert fray(session.state).counters == [8]  # nobody struck
    assert fray(session.state).skip == 0


@pytest.mark.rule("FL-114")
def test_a_creatures_one_lowers_its_own_counter() -> None:
    s = brawl("witch_hunter", "arcanist", counters=(8,))
    session = play(s, "attack:0", "attack:0", rolls=(1, 2, 2))
    assert fray(session.state).counters == [7]


@pytest.mark.rule("FL-115")
def test_who_dies_in_a_skirmish_is_out_of_it_also_as_a_ghost() -> None:
    s = brawl("witch_hunter", "arcanist", counters=(8,))
    s.heroes[0].vita = 1
    session = play(s, "attack:0", "attack:0", rolls=(95, 3, 1))
    assert session.state.heroes[0].form == GHOST
    assert [h.who for h in fighting(session.state)] == ["arcanist"]


@pytest.mark.rule("FL-118", "FL-119", "FL-307")
def test_items_and_marked_abilities_may_be_used_but_nothing_is_changed_or_traded() -> None:
    s = brawl("witch_hunter", "arcanist", counters=(8,))
    h = s.heroes[0]
    h.vita = 5
    give(s, h, "tonic", "short_sword")
    h.abilities = ("lay_on_hands", "holy_dread")
    session = play(s, "attack:0", "attack:0", rolls=(2,))
    offered = options(session)
    assert {"strike:short_sword", "use:tonic", "cast:lay_on_hands"} <= offered
    assert "cast:holy_dread" not in offered  # it does not say so
    assert not any(o.startswith(("equip", "stow", "give", "purse")) for o in offered)
    session.choose("use:tonic")
    assert session.state.heroes[0].vita == 9
    assert fray(session.state).counters == [8]  # only an attack roll lowers it
    session.choose("strike:short_sword")


@pytest.mark.rule("FL-101")
def test_both_hands_strike_for_one_pp_and_either_weapon_may_be_the_first() -> None:
    s = brawl("witch_hunter", "arcanist", counters=(8,))
    give(s, s.heroes[0], "short_sword", "stiletto")
    session = play(s, "attack:0", "attack:0", rolls=(2, 90, 90, 2))
    assert {"strike:short_sword", "strike:stiletto", "both:stiletto"} <= options(session)
    session.choose("both:stiletto")
    assert session.state.heroes[0].pp == s.heroes[0].pp - 1
    assert fray(session.state).counters == [6]
    s.heroes[0].pp = 0
    session = play(s, "attack:0", "attack:0", rolls=(2,))
    assert not any(o.startswith("both") for o in options(session))


@pytest.mark.rule("FL-231", "FL-232")
def test_corrosion_eats_in_a_skirmish_too_until_something_is_thrown_away() -> None:
    s = brawl("witch_hunter", "arcanist", counters=(8,))
    h = s.heroes[0]
    give(s, h, "stiletto")
    h.corrosion = (4,)
    session = play(s, "attack:0", "attack:0", "scrape:stiletto", rolls=(2,))
    h = session.state.heroes[0]
    assert (h.vita, h.corrosion, h.gear) == (h.max_vita - 1, (), [])


@pytest.mark.rule("FL-118")
def test_an_ability_with_an_attack_roll_lowers_the_counter() -> None:
    s = brawl("witch_hunter", "arcanist", counters=(8,))
    s.heroes[0].abilities = ("purging_shot",)
    session = play(s, "attack:0", "attack:0", "cast:purging_shot", rolls=(2, 90, 2, 2))
    assert fray(session.state).counters == [7]


@pytest.mark.rule("FL-121")
def test_a_one_breaks_the_weapon_and_the_unarmed_lose_a_turn() -> None:
    s = brawl("witch_hunter", "arcanist", counters=(8,))
    give(s, s.heroes[0], "short_sword")
    session = play(s, "attack:0", "attack:0", "strike:short_sword", rolls=(2, 1, 1))
    assert session.state.heroes[0].gear[0].condition == BROKEN
    assert fray(session.state).skip == 0b10  # the arcanist has no weapon


@pytest.mark.rule("FL-122", "FL-123")
def test_it_goes_on_until_the_counter_is_down_and_everybody_is_rewarded() -> None:
    s = brawl("witch_hunter", "arcanist", counters=(2,))
    b = ghost(s, s.heroes[1])
    before = [(h.coins, h.lore) for h in s.heroes]
    # the strikes hit (90 each); then the one living searcher rolls a 10
    session = play(s, "attack:0", "attack:0", rolls=(2, 90, 90, 10))
    assert session.state.melee is None
    for h, (coins, lore) in zip(session.state.heroes, before, strict=True):
        assert (h.coins, h.lore) == (coins + BANDIT.skirmish_coins, lore + BANDIT.skirmish_lore)
    assert len(session.state.heroes[0].gear) == 1
    assert len(session.state.heroes[1].gear) == len(b.gear)


@pytest.mark.rule("FL-122")
def test_it_also_ends_when_all_are_defeated() -> None:
    s = brawl("witch_hunter", "arcanist", counters=(8,))
    for h in s.heroes:
        h.vita = 1
    session = play(s, "attack:0", "attack:0", rolls=(95, 3, 3))
    assert session.state.melee is None
    assert session.state.group_deaths == 1


def against(*numbers: int, to_death: bool = False, who: tuple[str, ...] = ()) -> Tale:
    """Some of the group turn on the rest."""
    s = tale(*(who or ("witch_hunter", "arcanist", "poacher")), advanced=False)
    s.then = ["world_round"]
    s.leader = next(h.number for h in s.heroes if h.number not in numbers)
    for h in s.heroes:
        h.gear.clear()
        h.abilities = ()
    skirmish.begin_against(s, list(numbers), numbers if to_death else ())
    s.step = "skirmish_round"
    return s


@pytest.mark.rule("FL-124", "FL-125", "FL-126", "FL-127", "FL-128", "FL-130")
def test_one_of_your_own_has_strength_one_loses_one_and_is_worth_nothing() -> None:
    s = against(0)
    assert s.melee is not None
    assert (fray(s).kinds, fray(s).counters) == (["hero:0"], [1])
    assert [h.number for h in fighting(s)] == [1, 2]
    before = [(h.coins, h.lore, len(h.gear)) for h in s.heroes]
    vita = s.heroes[0].vita
    session = play(s, "attack:0", "attack:0", rolls=(2, 90, 2))
    assert session.state.melee is None
    assert session.state.heroes[0].vita == vita - 1
    assert [(h.coins, h.lore, len(h.gear)) for h in session.state.heroes] == before


@pytest.mark.rule("FL-129")
def test_it_attacks_with_its_weapon_or_with_claws() -> None:
    s = against(0)
    h = s.heroes[0]
    assert skirmish.take_up(h)[1].dice.most == 0
    give(s, h, "short_sword")
    victim, other = s.heroes[1:]
    other.defense = 999
    need = victim.defense - h.might - CARDS["short_sword"].might
    drive(s, skirmish.creatures_attack(s), rolls=(need, 4))  # its weapon's MIGHT counts
    assert victim.vita == victim.max_vita - 4 - h.dmg
    drive(s, skirmish.creatures_attack(s), rolls=(need - 1,))
    assert victim.vita == victim.max_vita - 4 - h.dmg
    victim.vita = victim.max_vita
    afflicted(s, h, "lycanthropy")
    need = victim.defense - h.might
    drive(s, skirmish.creatures_attack(s), rolls=(need, 3))
    assert victim.vita == victim.max_vita - 3 - h.dmg - 1  # claws, DMG bonus, +1 of the curse


@pytest.mark.rule("FL-131", "FL-132")
def test_several_afflicted_attack_everybody_and_join_the_group_when_beaten() -> None:
    s = against(0, 1)
    full = [h.vita for h in s.heroes]
    drive(s, skirmish.creatures_attack(s), rolls=(95, 95))
    # fists: DMG bonus only; the hunter does 1 to both others, the arcanist 0 to both
    assert [h.vita for h in s.heroes] == [full[0], full[1] - 1, full[2] - 1]
    fray(s).counters[0] = 0
    assert [h.number for h in fighting(s)] == [2, 0]


@pytest.mark.rule("FL-133", "FL-134", "FL-135")
def test_flight_takes_everybodys_trickery_and_a_free_attack() -> None:
    s = brawl("witch_hunter", "arcanist", counters=(8,), advanced=True)
    lore = s.heroes[0].lore
    session = play(s, "defend:0", "defend:0", "flee", rolls=(2, 9, 9, 2))
    assert session.state.melee is None
    assert session.state.heroes[0].lore == lore
    need = s.heroes[0].defense - BANDIT.skirmish_might - BANDIT.mods[7]
    session = play(s, "defend:0", "defend:0", "flee", rolls=(2, 9, 2, need, 2, 2))
    assert session.state.heroes[0].vita == s.heroes[0].max_vita - 2  # no bonus of the token
    assert session.asked.ask == "strike"


@pytest.mark.rule("FL-136", "FL-137")
def test_focus_and_regroup_give_up_the_attack() -> None:
    s = brawl("witch_hunter", "arcanist", counters=(8,), advanced=True)
    a, b = s.heroes
    a.pp, b.vita = 1, 5
    session = play(s, "defend:0", "defend:0", "stand", "focus", rolls=(2,))
    assert "regroup" in options(session)
    session.choose("regroup")
    a, b = session.state.heroes
    assert (a.pp, b.vita, fray(session.state).counters) == (2, 6, [8])
    session.choose("defend:0")
    a.stance = DEFEND
    assert skirmish.defense(session.state, a) == a.defense  # no bonus until its next turn
    b.stance = DEFEND
    assert skirmish.defense(session.state, b) == b.defense + 10
    plain = brawl("witch_hunter", "arcanist", counters=(8,))
    give(plain, plain.heroes[0], "short_sword", "stiletto")
    plain.heroes[0].pp, plain.heroes[0].vita = 0, 5
    session = play(plain, "defend:0", "attack:0", rolls=(2,))
    assert options(session) == {
        "strike:short_sword",
        "strike:stiletto",
        "fist",
    }  # without advanced rules


@pytest.mark.rule("FL-267")
def test_a_werewolf_fights_to_the_death() -> None:
    s = against(0, to_death=True)
    s.heroes[0].vita = 2
    assert s.melee is not None
    fray(s).counters = [2]
    session = play(s, "attack:0", "attack:0", rolls=(2, 90, 90))
    assert session.state.heroes[0].form == GHOST
    assert all(h.form == ALIVE for h in session.state.heroes[1:])
