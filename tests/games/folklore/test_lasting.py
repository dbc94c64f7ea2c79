"""What lasts and for how long: healing, boosts, CRUSHING, the order of a combat, use limits."""

from __future__ import annotations

import pytest
from tests.positions import told, why

from hearthside.games.folklore.content import CARDS, CREATURES, STORIES
from hearthside.games.folklore.content.board import BIT, NUMBERS
from hearthside.games.folklore.rules import adventure
from hearthside.games.folklore.state import ALIVE, DEFEND, GHOST, Tale, fray, here

from .table import (
    afflicted,
    arena,
    brawl,
    done,
    foes_turn,
    ghost,
    give,
    options,
    play,
    tale,
    who,
)

FOUR = ("witch_hunter", "arcanist", "poacher", "grave_warden")


def garden_fight(*party: str) -> Tale:
    """Mother Thorn on her map, as the story sets it up, with everybody else's packs empty."""
    s = tale(*party, story="garden", advanced=False)
    box = next(b for b in STORIES["garden"].scenes["fight"].boxes if b.setup is not None)
    assert box.setup is not None
    s.scene, s.chapter = "fight", 3
    adventure.set_up(s, "fight", box.setup)
    for h in s.heroes:
        h.gear.clear()
        h.companions = ()
        h.abilities = ()
    return s


@pytest.mark.rule("FL-012")
def test_a_great_foe_heals_up_to_what_it_came_with() -> None:
    s = garden_fight(*FOUR)
    site = here(s)
    boss = next(f for f in site.foes if f.kind == "mother_thorn")
    site.foes = [boss]
    c = CREATURES["mother_thorn"]
    most = (c.vita + 2 * c.vita_each) * STORIES["garden"].foes[2] // 100  # FL-365
    assert boss.vita == boss.most == most > c.vita + 3
    s.heroes[0].at = boss.at - 1
    for h in s.heroes[1:]:
        h.at = -1
    boss.vita = most - 10
    foes_turn(s)
    session = play(s, rolls=(97, 3))  # Rose of blood: heal 3
    assert here(session.state).foes[0].vita == most - 7
    boss.vita = most - 1
    session = play(foes_turn(s), rolls=(97, 3))
    assert here(session.state).foes[0].vita == most


# -- boosts ---------------------------------------------------------------------------------------


@pytest.mark.rule("FL-072", "FL-308")
def test_a_boost_on_oneself_lasts_to_the_end_of_ones_next_turn() -> None:
    s = arena("grave_warden", "arcanist", foes=(("zombie", "J10"),), spots=("A1", "B1"))
    s.heroes[0].abilities = ("hold_the_gate",)
    session = play(s, "cast:hold_the_gate", "done", "done", rolls=(2,), seed=3)
    assert who(session) == "grave_warden"
    assert session.state.heroes[0].boost_defense == 15
    done(session)
    assert session.state.heroes[0].boost_defense == 0


@pytest.mark.rule("FL-072", "FL-308")
def test_a_boost_on_an_ally_lasts_to_the_end_of_that_allys_next_turn_only() -> None:
    s = arena("telepath", "arcanist", foes=(("zombie", "J10"),), spots=("A1", "B1"))
    s.heroes[0].abilities, s.heroes[0].pp = ("shared_strength",), 4
    session = play(s, "cast:shared_strength", "done", rolls=(2,), seed=3)
    assert who(session) == "arcanist"
    assert session.state.heroes[1].boost_might == 10
    done(session)
    assert [h.boost_might for h in session.state.heroes] == [10, 0]


@pytest.mark.rule("FL-308")
def test_the_same_ability_again_renews_its_boost_and_does_not_add_to_it() -> None:
    s = arena("grave_warden", "arcanist", foes=(("zombie", "J10"),), spots=("A1", "B1"))
    s.heroes[0].abilities, s.heroes[0].pp = ("hold_the_gate",), 8
    session = play(
        s, "cast:hold_the_gate", "done", "done", "cast:hold_the_gate", rolls=(2,), seed=3
    )
    assert session.state.heroes[0].boost_defense == 15
    s.heroes[0].pp = 8
    give(s, s.heroes[0], "war_drum")
    session = play(s, "cast:hold_the_gate", "use:war_drum")
    assert (session.state.heroes[0].boost_defense, session.state.heroes[0].boost_might) == (15, 10)


@pytest.mark.rule("FL-072", "FL-308")
def test_boosts_end_in_a_skirmish_too() -> None:
    s = brawl("witch_hunter", "arcanist", counters=(8,))
    h = s.heroes[0]
    h.abilities, h.pp = ("aegis",), 4
    choices = ("attack:0", "attack:0", "cast:aegis")
    session = play(s, *choices, rolls=(2, 2, 2))
    assert session.asked.ask == "side"  # the next round: it still protects from the creature
    assert session.state.heroes[0].boost_defense == 15
    for choice in ("attack:0", "attack:0", "fist"):
        session.choose(choice)
    assert session.asked.ask == "side"
    assert session.state.heroes[0].boost_defense == 0


@pytest.mark.rule("FL-279", "FL-223")
def test_crushing_by_a_guard_lasts_through_the_foes_next_turn() -> None:
    s = arena("grave_warden", "arcanist", foes=(("zombie", "H5"),), spots=("E5", "A1"),
              advanced=True)  # fmt: skip
    h = s.heroes[0]
    give(s, h, "grave_spade")
    assert "crushing" in CARDS["grave_spade"].blow.words
    h.stance = DEFEND
    # the zombie comes, misses (2), the warden strikes back (90, damage 1)
    session = play(foes_turn(s), "guard", rolls=(2, 90, 1))
    assert here(session.state).foes[0].reduced == 1
    s = session.state
    s.heroes[0].stance = 0
    was = s.heroes[0].vita
    session = play(foes_turn(s), rolls=(91, 3))  # Grave nails of 3, one less
    assert was - session.state.heroes[0].vita == 2
    was = session.state.heroes[0].vita
    session = play(foes_turn(session.state), rolls=(91, 3))
    assert was - session.state.heroes[0].vita == 3  # and then it is over


# -- order ----------------------------------------------------------------------------------------


@pytest.mark.rule("FL-331")
def test_the_order_of_a_combat_stays_when_its_leader_dies() -> None:
    s = arena("witch_hunter", "arcanist", "poacher", foes=(("zombie", "F5"),),
              spots=("E5", "A1", "A9"))  # fmt: skip
    here(s).order = []
    s.step = "site_round"
    here(s).queue, here(s).active = [], -1
    session = play(s)
    assert who(session) == "witch_hunter"
    s = session.state
    s.heroes[0].vita = 1
    here(s).queue, here(s).active = [], -1
    session = play(foes_turn(s), rolls=(95, 4))
    s = session.state
    assert s.leader == 1
    assert session.asked.ask == "rise"  # the dead hunter still comes first
    session.choose(sorted(options(session))[0])
    assert who(session) == "arcanist"
    session.choose("done")
    session.choose("done")
    while session.asked.ask != "act":
        session.choose(session.asked.options[0])
    assert who(session) == "witch_hunter"  # and so does its ghost


@pytest.mark.rule("FL-331")
def test_a_new_fight_begins_with_the_new_leader() -> None:
    s = tale("witch_hunter", "arcanist", advanced=False)
    box = next(b for b in STORIES["bell"].scenes["side_door"].boxes if b.setup is not None)
    assert box.setup is not None
    s.scene = "side_door"
    adventure.set_up(s, "side_door", box.setup)
    assert s.leader == 1
    assert here(s).order == [1, 0]


# -- use limits -----------------------------------------------------------------------------------


@pytest.mark.rule("FL-308")
def test_a_skirmish_keeps_the_limits_of_abilities() -> None:
    s = brawl("witch_hunter", "arcanist", counters=(8,))
    h = s.heroes[0]
    h.abilities, h.pp, h.vita = ("lay_on_hands", "purging_shot"), 9, 3
    session = play(s, "attack:0", "attack:0", "cast:lay_on_hands", "whom:0", rolls=(2, 1))
    assert told(session, "cast:lay_on_hands") == "Once a round."
    session.choose("fist")
    for choice in ("attack:0", "attack:0"):
        session.choose(choice)
    assert "cast:lay_on_hands" in options(session)


@pytest.mark.rule("FL-121", "FL-118")
def test_an_ability_in_a_skirmish_has_its_keywords_and_its_fault() -> None:
    s = brawl("witch_hunter", "arcanist", kinds=("zombie",), counters=(8,))
    s.heroes[0].abilities = ("purging_shot",)
    # SACRED against the undead: the better of 3 and 95
    session = play(s, "attack:0", "attack:0", "cast:purging_shot",
                   rolls=(2, 3, 95, 2, 2))  # fmt: skip
    assert fray(session.state).counters == [7]
    session = play(s, "attack:0", "attack:0", "cast:purging_shot", rolls=(2, 1, 1, 95, 2))
    assert fray(session.state).counters == [7]  # it may still strike this turn
    session.choose("attack:0")
    session.choose("attack:0")
    assert (session.asked.ask, fray(session.state).round) == ("side", 3)  # and not in the next


# -- ghosts ---------------------------------------------------------------------------------------


@pytest.mark.rule("FL-332")
def test_a_new_ghost_has_ten_gp_whatever_its_maximum() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("zombie", "F5"),), spots=("E5", "A1"))
    h = s.heroes[0]
    h.lore, h.tiers, h.rewards, h.vita = 360, 3, ("vita 2", "prayer_to_vita", "quick"), 1
    session = play(foes_turn(s), rolls=(95, 4))
    assert session.asked.ask == "rise"
    session.choose(sorted(options(session))[0])
    h = session.state.heroes[0]
    assert (h.form, h.gp, h.max_gp) == (GHOST, 10, 11)


@pytest.mark.rule("FL-109", "FL-336")
def test_a_defending_ghost_turns_no_power_on_a_foe() -> None:
    s = arena(foes=(("zombie", "F5"),), advanced=True)
    h = ghost(s, s.heroes[0])
    s.heroes[1].vita = 3
    assert {"power:cold_verdict", "power:accuse", "power:last_rites"} <= options(play(s))
    h.stance = DEFEND
    session = play(s)
    assert why(session, "power:cold_verdict") == why(session, "power:accuse") == "FL-109"
    assert why(session, "fist:0") == "FL-109"
    assert "power:last_rites" in options(session)


# -- bodies ---------------------------------------------------------------------------------------


@pytest.mark.rule("FL-155", "FL-248")
def test_the_ethereal_mind_no_stride_penalty() -> None:
    s = arena(foes=(("zombie", "J10"),))
    h = s.heroes[0]
    free = h.stride
    heavy = next(c.id for c in CARDS.values() if c.mods.get("stride", 0) < 0 and c.slot)
    give(s, h, heavy)
    assert h.stride < free
    afflicted(s, h, "ethereal")
    assert h.stride == free


@pytest.mark.rule("FL-264", "FL-155")
def test_roots_do_not_hold_one_without_a_body() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("zombie", "J10"),), spots=("A1", "B1"))
    here(s).queue, here(s).active, s.step = [], -1, "site_round"
    afflicted(s, s.heroes[0], "immobilized")
    session = play(s, rolls=(2, 2))
    assert session.state.heroes[0].rooted
    assert why(session, "go:A2") == "FL-264"
    afflicted(s, s.heroes[0], "ethereal")
    session = play(s, rolls=(2, 2))
    assert "go:A2" in options(session)


@pytest.mark.rule("FL-264", "FL-272")
def test_the_transformed_fail_the_check_of_the_immobilized() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("zombie", "J10"),), spots=("A1", "B1"))
    here(s).queue, here(s).active, s.step = [], -1, "site_round"
    afflicted(s, s.heroes[0], "immobilized", "transformed")
    session = play(s, rolls=(10,))
    assert session.state.heroes[0].rooted


@pytest.mark.rule("FL-164", "FL-264")
def test_a_natural_hundred_does_not_move_the_rooted() -> None:
    s = arena(foes=(("mossback", "F5"),))
    h = s.heroes[0]
    give(s, h, "short_sword")
    afflicted(s, h, "immobilized")
    h.rooted, h.steps = True, 0
    session = play(s, "hit:0,0", "extra", rolls=(100, 3))
    assert not any(o.startswith("go") for o in options(session))
    assert "hit:0,0" in options(session)  # the act it has


@pytest.mark.rule("FL-155", "FL-264")
def test_a_foe_without_a_body_is_not_rooted_either() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("drowned_child", "H5"),), spots=("D5", "A1"))
    afflicted_foe = here(s).foes[0]
    afflicted_foe.statuses |= 1 << 14  # immobilized
    at = afflicted_foe.at
    session = play(foes_turn(s), rolls=(2, 2))
    assert here(session.state).foes[0].at != at
    assert session.state.heroes[0].form == ALIVE
    assert BIT[NUMBERS["A1"]] == 1
