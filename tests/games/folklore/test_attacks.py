"""Weapons, a character's turn in an encounter, and its attacks."""

from __future__ import annotations

import pytest
from tests.positions import told, why

from hearthside.games.folklore.content import CARDS, CREATURES
from hearthside.games.folklore.content.board import NUMBERS
from hearthside.games.folklore.rules.attack import might_against
from hearthside.games.folklore.state import (
    ALIVE,
    BROKEN,
    DEFEND,
    EXHAUSTED,
    FRESH,
    JAMMED,
    Tale,
    here,
)

from .table import afflicted, arena, done, foes_turn, ghost, give, options, play, run, who

ZOMBIE = CREATURES["zombie"].vita  # 11


def armed(*cards: str, **more) -> Tale:  # type: ignore[no-untyped-def]
    """The witch hunter with these weapons beside a zombie."""
    s = arena(**more)
    give(s, s.heroes[0], *cards)
    return s


def foe_vita(session) -> int:  # type: ignore[no-untyped-def]
    """What the first foe has left; 0 when it is gone."""
    foes = here(session.state).foes if session.state.site else []
    return foes[0].vita if foes else 0


@pytest.mark.rule("FL-094")
def test_no_ammo_no_shot() -> None:
    s = armed("hunting_bow", foes=(("zombie", "H5"),))
    gear = s.heroes[0].gear[0]
    gear.left = 1
    session = play(s, "hit:0,0", rolls=(50, 3, 3))
    assert session.state.heroes[0].gear[0].left == 0
    s.heroes[0].gear[0].left = 0
    assert not any(o.startswith("hit") for o in options(play(s)))
    here(s).foes[0].at = NUMBERS["F5"]
    assert {o for o in options(play(s)) if o.startswith(("hit", "fist"))} == {"fist:0"}  # FL-099


@pytest.mark.rule("FL-096", "FL-152")
def test_weapons_are_swapped_and_things_traded_at_the_very_end_of_the_turn() -> None:
    s = armed("short_sword", spots=("E5", "D5"))
    h = s.heroes[0]
    give(s, h, "wood_axe").worn = False
    assert "equip:wood_axe" not in options(play(s))
    session = play(s, "pack")
    assert session.asked.ask == "pack"
    assert {"equip:wood_axe", "give:short_sword,1"} <= options(session)
    session.choose("equip:wood_axe")
    worn = [g.card for g in session.state.heroes[0].gear if g.worn]
    assert worn == ["wood_axe"]
    far = armed("short_sword", spots=("E5", "A1"))
    assert "give:short_sword,1" not in options(play(far, "pack"))


@pytest.mark.rule("FL-097")
def test_exhausted_things_are_useless() -> None:
    s = armed("war_drum")
    assert "use:war_drum" in options(play(s))
    s.heroes[0].gear[0].condition = EXHAUSTED
    session = play(s)
    assert "use:war_drum" not in options(session)
    assert why(session, "use:war_drum") == "FL-097"


@pytest.mark.rule("FL-099")
def test_fists_do_the_dmg_bonus_only() -> None:
    s = arena()
    session = play(s, "fist:0", rolls=(90,))
    assert foe_vita(session) == ZOMBIE - s.heroes[0].dmg
    afflicted(s, s.heroes[0], "brave")  # a bonus not tied to a weapon
    session = play(s, "fist:0", rolls=(90,))
    assert foe_vita(session) == ZOMBIE - s.heroes[0].dmg - 1


@pytest.mark.rule("FL-100")
def test_two_hands_roll_damage_twice_and_keep_the_better() -> None:
    session = play(armed("wood_axe"), "hit:0,0", rolls=(90, 2, 7))
    assert foe_vita(session) == ZOMBIE - 7 - 1
    session = play(armed("short_sword"), "hit:0,0", rolls=(90, 2, 7))
    assert foe_vita(session) == ZOMBIE - 2 - 1


@pytest.mark.rule("FL-101")
def test_the_other_hand_strikes_for_one_pp() -> None:
    s = armed("short_sword", "stiletto")
    session = play(s, "hit:0,0", rolls=(90, 1, 90, 2))
    assert "off:0,1" in options(session)
    assert "off:0,0" not in options(session)
    session.choose("off:0,1")
    assert foe_vita(session) == ZOMBIE - (1 + 1) - (2 + 1)
    assert session.state.heroes[0].pp == s.heroes[0].pp - 1
    assert "off:0,1" not in options(session)
    s.heroes[0].pp = 0
    assert "off:0,1" not in options(play(s, "hit:0,0", rolls=(90, 1)))


@pytest.mark.rule("FL-102")
def test_a_companion_blocks_an_attack_and_is_lost_but_not_one_on_a_mission() -> None:
    s = foes_turn(arena("witch_hunter", "arcanist", spots=("E5", "A1")))
    h = s.heroes[0]
    h.companions = ("guard_dog", "millers_child")
    session = play(s, rolls=(95,))
    assert options(session) == {"block:guard_dog", "take"}
    session.choose("block:guard_dog")
    h = session.state.heroes[0]
    assert (h.vita, h.companions) == (h.max_vita, ("millers_child",))
    assert "guard_dog" in session.state.companions.discard


@pytest.mark.rule("FL-144", "FL-146")
def test_one_act_in_a_turn() -> None:
    s = armed("short_sword", "war_drum")
    session = play(s)
    assert {"hit:0,0", "use:war_drum"} <= options(session)
    session.choose("use:war_drum")
    assert not any(o.startswith(("hit", "use")) for o in options(session))
    assert why(session, "hit:0,0") == "FL-146"
    assert any(o.startswith("go") for o in options(session))


@pytest.mark.rule("FL-147")
def test_attacking_ends_movement() -> None:
    session = play(armed("short_sword", "tonic"), "hit:0,0", rolls=(2,))
    assert not any(o.startswith("go") for o in options(session))
    assert why(session, "go:E6") == "FL-147"


@pytest.mark.rule("FL-148")
def test_one_may_interact_in_combat_besides() -> None:
    s = armed("short_sword", board="crypt", foes=(("zombie", "E8"),), spots=("E7", "A6"))
    session = play(s, "hit:0,0", rolls=(2,))
    assert "open:D8" in options(session)
    session.choose("open:D8")
    assert not here(session.state).doors >> NUMBERS["D8"] & 1


@pytest.mark.rule("FL-149")
def test_an_armed_companion_attacks_besides() -> None:
    s = armed("short_sword")
    s.heroes[0].companions = ("pack_mule", "guard_dog")
    session = play(s, "hit:0,0", rolls=(2, 60, 3))
    assert why(session, "sic:0,mercenary") == "FL-149"  # nobody's here
    session.choose("sic:0,guard_dog")
    assert "sic:0,guard_dog" not in options(session)
    assert foe_vita(session) == ZOMBIE - 3


@pytest.mark.rule("FL-149")
def test_of_two_armed_companions_one_attacks_and_it_is_the_one_named() -> None:
    s = armed("short_sword")
    s.heroes[0].companions = ("guard_dog", "mercenary")
    session = play(s, rolls=(100 - CARDS["mercenary"].might, 2))
    assert {"sic:0,guard_dog", "sic:0,mercenary"} <= options(session)
    session.choose("sic:0,mercenary")
    assert not any(o.startswith("sic:") for o in options(session))
    assert told(session, "sic:0,guard_dog") == "A companion has attacked for you this turn."


@pytest.mark.rule("FL-150", "FL-317")
def test_any_number_of_consumables_discarded_or_counted_down() -> None:
    s = arena()
    h = s.heroes[0]
    h.vita = 2
    for card in ("tonic", "holy_water"):
        s.items.cards.remove(card)
    give(s, h, "tonic", "holy_water")
    for g in h.gear:
        g.noted = False
    session = play(s, "use:tonic", "use:holy_water", "use:holy_water", rolls=(1, 1))
    h = session.state.heroes[0]
    assert h.vita == 6
    assert session.state.items.discard == ["tonic"]
    assert [(g.card, g.left) for g in h.gear] == [("holy_water", 0)]  # flipped: it can be refilled
    assert "use:holy_water" not in options(session)


@pytest.mark.rule("FL-151", "FL-311", "FL-307")
def test_active_abilities_cost_pp_every_time() -> None:
    s = arena()
    h = s.heroes[0]
    h.abilities, h.pp = ("lay_on_hands", "aegis"), 4
    h.vita = 3
    session = play(s, "cast:lay_on_hands", "whom:0", "cast:aegis", rolls=(5,))
    h = session.state.heroes[0]
    assert (h.pp, h.vita) == (0, 8)
    s.heroes[0].pp = 1
    session = play(s)
    assert "cast:aegis" not in options(session)
    assert why(session, "cast:aegis") == "FL-311"


@pytest.mark.rule("FL-156", "FL-157", "FL-158")
def test_percentile_plus_might_against_defense() -> None:
    s = armed("short_sword")
    might = s.heroes[0].might + CARDS["short_sword"].might
    need = CREATURES["zombie"].defense - might
    assert foe_vita(play(s, "hit:0,0", rolls=(need, 3))) == ZOMBIE - 4
    assert foe_vita(play(s, "hit:0,0", rolls=(need - 1,))) == ZOMBIE


@pytest.mark.rule("FL-159")
def test_damage_is_weapon_and_bonus_and_a_foe_at_nothing_is_gone() -> None:
    s = armed("short_sword")
    here(s).foes[0].vita = 4
    session = play(s, "hit:0,0", rolls=(90, 3), seed=5)
    assert not (session.state.site and here(session.state).foes)


@pytest.mark.rule("FL-160", "FL-288")
def test_melee_needs_to_be_next_to_the_foe_unless_it_reaches() -> None:
    diagonal = armed("short_sword", foes=(("zombie", "F6"),))
    assert "hit:0,0" in options(play(diagonal))
    two = armed("short_sword", foes=(("zombie", "G5"),))
    assert "hit:0,0" not in options(play(two))
    assert why(play(two), "hit:0,0") == "FL-160"
    spear = armed("boar_spear", foes=(("zombie", "G5"),))
    assert "hit:0,0" in options(play(spear))


@pytest.mark.rule("FL-161")
def test_ranged_weapons_reach_what_is_seen_or_their_own_range() -> None:
    nave = armed("hunting_bow", board="church", foes=(("zombie", "I5"),), spots=("B5", "B9"))
    assert "hit:0,0" in options(play(nave))  # seven spaces down the open nave
    here(nave).foes[0].at = NUMBERS["I7"]
    assert "hit:0,0" in options(play(nave))  # past the corner of a bench
    nave.heroes[0].at, here(nave).foes[0].at = NUMBERS["B8"], NUMBERS["I2"]
    assert "hit:0,0" not in options(play(nave))  # benches all across
    sling = armed("sling", foes=(("zombie", "J5"),), spots=("D5", "A1"))
    assert "hit:0,0" not in options(play(sling))  # six spaces, the sling reaches five
    here(sling).foes[0].at = NUMBERS["I5"]
    assert "hit:0,0" in options(play(sling))
    wall = armed("hunting_bow", board="crypt", foes=(("zombie", "B2"),), spots=("E5", "A6"))
    assert "hit:0,0" not in options(play(wall))


@pytest.mark.rule("FL-162", "FL-293")
def test_ghosts_use_spectral_weapons_and_do_their_dmg() -> None:
    s = armed("short_sword")
    h = ghost(s, s.heroes[0])
    session = play(s)
    assert "hit:0,0" not in options(session)
    session.choose("fist:0")
    s = armed("widows_needle")
    h = ghost(s, s.heroes[0])
    session = play(s, "hit:0,0", rolls=(60,))
    assert foe_vita(session) == ZOMBIE - h.dmg


@pytest.mark.rule("FL-163")
def test_a_shield_blocks_once_until_mended() -> None:
    s = foes_turn(arena("witch_hunter", "arcanist", spots=("E5", "A1")))
    give(s, s.heroes[0], "buckler")
    session = play(s, "shield", rolls=(95,))
    h = session.state.heroes[0]
    assert (h.vita, h.gear[0].condition) == (h.max_vita, BROKEN)
    again = foes_turn(session.state)
    session = play(again, rolls=(95, 1))
    assert session.state.heroes[0].vita < h.max_vita


@pytest.mark.rule("FL-164")
def test_a_natural_hundred_gives_a_move_and_an_act_or_all_pp() -> None:
    s = armed("short_sword", foes=(("mossback", "F5"),))
    s.heroes[0].pp = 0
    session = play(s, "hit:0,0", rolls=(100, 3))
    assert options(session) == {"extra", "full_pp"}
    pp = session.fork()
    pp.choose("full_pp")
    assert pp.state.heroes[0].pp == s.heroes[0].max_pp
    session.choose("extra")
    assert "hit:0,0" in options(session)
    assert any(o.startswith("go") for o in options(session))


@pytest.mark.rule("FL-165", "FL-166", "FL-167")
def test_a_natural_one_breaks_the_weapon_and_shakes_the_unarmed() -> None:
    session = play(armed("short_sword"), "hit:0,0", rolls=(1,))
    assert session.state.heroes[0].gear[0].condition == BROKEN
    session = play(armed("saint_ivos_sword"), "hit:0,0", rolls=(1, 1))
    gear = session.state.heroes[0].gear[0]
    assert gear.condition == JAMMED  # SACRED rolls twice, both are 1
    from hearthside.games.folklore.rules.adventure import end_combat

    here(session.state).foes.clear()
    used = give(session.state, session.state.heroes[0], "marrow_flute")
    used.condition = EXHAUSTED
    run(end_combat(session.state))
    assert gear.condition == FRESH
    assert used.condition == EXHAUSTED  # what was used up comes back with the next map only
    s = arena(foes=(("zombie", "F5"), ("zombie", "J10")))
    session = play(s, "fist:0", rolls=(1,))
    assert session.state.heroes[0].no_attack == 2
    s = session.state
    s.heroes[0].no_attack = 1
    s.heroes[0].done = 0
    s.heroes[0].abilities = ("purging_shot",)
    s.step = "hero_act"
    session = play(s)
    assert not any(o.startswith(("fist", "cast:purging")) for o in options(session))
    assert why(session, "fist:0") == "FL-167"


@pytest.mark.rule("FL-168")
def test_a_ghosts_hundred_gains_gp_and_its_one_loses_one() -> None:
    s = arena()
    h = ghost(s, s.heroes[0])
    h.gp = 4
    assert play(s, "fist:0", rolls=(100, 5)).state.heroes[0].gp == 9
    assert play(s, "fist:0", rolls=(1,)).state.heroes[0].gp == 3


@pytest.mark.rule("FL-191", "FL-192", "FL-193")
def test_darkness_costs_might_unless_one_has_light() -> None:
    s = arena(dark=True)
    h, f = s.heroes[0], here(s).foes[0]
    sword, bow = CARDS["short_sword"], CARDS["hunting_bow"]
    plain = h.might + sword.might
    assert might_against(s, h, f, sword, {}, False) == plain - 5
    assert might_against(s, h, f, bow, {}, True) == h.might + bow.might - 10
    give(s, h, "horn_lantern")
    assert might_against(s, h, f, sword, {}, False) == plain
    other = ghost(s, s.heroes[1])
    assert might_against(s, other, f, sword, {}, False) == other.might + sword.might
    from hearthside.games.folklore.rules.adventure import end_combat

    run(end_combat(s))
    assert not here(s).dark


@pytest.mark.rule("FL-220")
def test_defend_gives_defense_and_costs_might() -> None:
    from hearthside.games.folklore.rules.figures import hero_defense

    s = arena(advanced=True)
    h, f = s.heroes[0], here(s).foes[0]
    before = hero_defense(s, h), might_against(s, h, f, CARDS["short_sword"], {}, False)
    h.stance = DEFEND
    after = hero_defense(s, h), might_against(s, h, f, CARDS["short_sword"], {}, False)
    assert after == (before[0] + 10, before[1] - 10)
    here(s).active, here(s).queue, s.step = -1, [], "site_round"
    s.heroes[0].stance = 0
    session = play(s)
    assert options(session) == {"attack", "defend"}


@pytest.mark.rule("FL-221")
def test_evade_slips_past_foes_at_two_stride_a_space() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("zombie", "C6"),), board="bell_tower",
              spots=("C5", "B2"), advanced=True)  # fmt: skip
    h = s.heroes[0]
    here(s).foes.clear()
    from .table import add

    add(s, "zombie", "B6")
    add(s, "zombie", "C6")
    h.steps, h.pp = 5, 2
    assert "go:C7" not in options(play(s))
    session = play(s, "evade")
    assert "go:C7" in options(session)
    session.choose("go:C7")
    h = session.state.heroes[0]
    assert (h.at, h.pp, h.steps) == (NUMBERS["C7"], 1, 2)


@pytest.mark.rule("FL-222", "FL-225")
def test_focus_and_regroup() -> None:
    s = arena(advanced=True)
    h = s.heroes[0]
    h.pp, h.vita = 2, 5
    session = play(s, "regroup", "focus")
    h = session.state.heroes[0]
    assert (h.pp, h.vita) == (2, 6)
    assert "focus" not in options(session)
    s.advanced = False
    assert not {"focus", "regroup", "evade"} & options(play(s))


@pytest.mark.rule("FL-224")
def test_shooting_next_to_an_enemy_takes_the_lower_of_two_rolls() -> None:
    s = armed("hunting_bow", advanced=True)
    assert foe_vita(play(s, "hit:0,0", rolls=(99, 2))) == ZOMBIE
    s.advanced = False
    assert foe_vita(play(s, "hit:0,0", rolls=(99, 3, 3))) < ZOMBIE


@pytest.mark.rule("FL-226", "FL-296")
def test_figures_in_the_way_cost_might() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("zombie", "H5"),), spots=("D5", "F5"),
              advanced=True)  # fmt: skip
    h, f = s.heroes[0], here(s).foes[0]
    bow = CARDS["hunting_bow"]
    free = h.might + bow.might
    s.heroes[1].at = NUMBERS["F9"]
    assert might_against(s, h, f, bow, {}, True) == free
    h.at, f.at = NUMBERS["A7"], NUMBERS["E7"]
    s.heroes[1].at = NUMBERS["C7"]
    from hearthside.games.folklore.content.board import ground

    assert ground(0).in_the_way(h.at, f.at, 1 << s.heroes[1].at) == 1  # in a row
    assert might_against(s, h, f, bow, {}, True) == free - 5
    s.heroes[1].at = NUMBERS["B2"]
    h.at, f.at = NUMBERS["B1"], NUMBERS["B3"]
    wall = ground(sum(1 << NUMBERS[q] for q in ("A1", "A2", "A3", "C1", "C2", "C3")))
    assert wall.in_the_way(h.at, f.at, 1 << s.heroes[1].at) == 1
    here(s).map = "crypt"
    h.at, s.heroes[1].at, f.at = NUMBERS["E3"], NUMBERS["E4"], NUMBERS["E5"]
    assert might_against(s, h, f, bow, {}, True) == free - 5
    assert might_against(s, h, f, bow, {"true": 1}, True) == free


@pytest.mark.rule("FL-216", "FL-217", "FL-218")
def test_winning_gives_everybody_all_coins_and_lore_and_the_living_loot() -> None:
    s = armed("short_sword", foes=(("bandit", "F5"),))
    here(s).foes[0].vita = 1
    b = ghost(s, s.heroes[1])
    before = [(h.coins, h.lore) for h in s.heroes]
    # question (Inquisitor) rolls 1, then the hunter's search a 10; the ghost does not search
    session = play(s, "hit:0,0", rolls=(90, 3, 1, 10))
    bandit = CREATURES["bandit"]
    for h, (coins, lore) in zip(session.state.heroes, before, strict=True):
        assert (h.coins, h.lore) == (coins + bandit.coins, lore + bandit.lore)
    assert len(session.state.heroes[0].gear) == 2
    assert session.state.heroes[1].gear == b.gear


@pytest.mark.rule("FL-219")
def test_a_fight_one_leaves_gives_nothing() -> None:
    from hearthside.games.folklore.rules.adventure import leave_map

    s = arena()
    here(s).beaten.append("zombie")
    before = [(h.coins, h.lore) for h in s.heroes]
    run(leave_map(s))
    assert [(h.coins, h.lore) for h in s.heroes] == before


def test_done_ends_the_turn() -> None:
    session = play(arena("witch_hunter", "arcanist", foes=(("zombie", "J10"),)))
    done(session)
    assert who(session) == "arcanist"
    assert session.state.heroes[0].form == ALIVE
