"""Skill checks, conditions, and the twenty statuses."""

from __future__ import annotations

import pytest
from tests.positions import why

from hearthside.games.folklore.content.notation import NEGATIVE, POSITIVE, STATUS
from hearthside.games.folklore.content.notation import effects as notation
from hearthside.games.folklore.rules.adventure import begin_round, begin_turn, end_combat
from hearthside.games.folklore.rules.attack import might_against
from hearthside.games.folklore.rules.awards import award_coins, may_have_companion
from hearthside.games.folklore.rules.checks import skill_check
from hearthside.games.folklore.rules.effects import perform
from hearthside.games.folklore.rules.figures import hand_slots, refresh
from hearthside.games.folklore.rules.harm import fall, snare_damage
from hearthside.games.folklore.rules.keywords import damage_roll, deal, is_sick
from hearthside.games.folklore.rules.statuses import (
    RESIST,
    afflict,
    bless,
    corrode,
    cure,
    infect,
    want,
)
from hearthside.games.folklore.state import (
    AWARENESS,
    ECOLOGY,
    FAITH,
    GHOST,
    LIMBO,
    NERVE,
    OCCULT,
    SPEECH,
    TRICKERY,
    VAMPIRE,
    Hero,
    Tale,
    here,
)
from hearthside.kernel import ScriptedDice

from .table import afflicted, arena, drive, give, options, play, run, tale


def with_status(*names: str) -> tuple[Hero, Hero]:
    """The same character without and with statuses."""
    plain, changed = tale().heroes[0], tale()
    afflicted(changed, changed.heroes[0], *names)
    return plain, changed.heroes[0]


def check(s: Tale, skill: int, number: int, roll: int) -> bool:
    """A skill check of the first character with this roll."""
    return bool(drive(s, skill_check(s, s.heroes[0], skill, number), rolls=(roll,)))


@pytest.mark.rule("FL-228", "FL-229")
def test_a_check_is_d10_and_skill_and_a_one_fails() -> None:
    s = tale()
    assert s.heroes[0].skills[FAITH] == 2
    assert check(s, FAITH, 6, 4)
    assert not check(s, FAITH, 6, 3)
    assert not check(s, FAITH, 2, 1)


@pytest.mark.rule("FL-230")
def test_curing_statuses_leaves_conditions() -> None:
    s = tale()
    h = s.heroes[0]
    afflicted(s, h, *NEGATIVE[1:5])
    h.infection, h.wanted, h.corrosion = 2, True, (3,)
    drive(s, perform(s, h, notation("cure negative")))
    assert h.statuses == 0
    assert (h.infection, h.wanted, h.corrosion) == (2, True, (3,))


@pytest.mark.rule("FL-231")
def test_corrosion_costs_a_vita_at_the_start_of_four_rounds() -> None:
    s = arena()
    h = s.heroes[0]
    corrode(s, h)
    lost = []
    for _ in range(5):
        run(begin_round(s))
        lost.append(h.max_vita - h.vita)
    assert lost == [1, 2, 3, 4, 4]
    assert h.corrosion == ()


@pytest.mark.rule("FL-231", "FL-232")
def test_corrosion_eats_on_the_road_too() -> None:
    s = tale()
    h = s.heroes[0]
    corrode(s, h)
    s.place, s.goal, s.step = "millway_1", "ostelnk", "world_round"
    session = play(s, "pack:0")
    assert session.state.heroes[0].vita == h.max_vita - 1
    session.choose("scrape:short_sword")
    assert session.state.heroes[0].corrosion == ()


@pytest.mark.rule("FL-232")
def test_discarding_an_item_ends_corrosion() -> None:
    s = arena()
    h = s.heroes[0]
    give(s, h, "stiletto")
    corrode(s, h)
    run(begin_round(s))
    here(s).active, s.step = 0, "hero_act"
    session = play(s, "scrape:stiletto")
    h = session.state.heroes[0]
    assert (h.corrosion, h.gear, h.vita) == ((), [], h.max_vita - 1)


@pytest.mark.rule("FL-233")
def test_two_corrosion_tokens_at_most_and_a_third_renews_the_older() -> None:
    s = arena()
    h = s.heroes[0]
    corrode(s, h)
    run(begin_round(s))
    corrode(s, h)
    assert h.corrosion == (3, 4)
    corrode(s, h)
    assert sorted(h.corrosion) == [4, 4]
    before = h.vita
    run(begin_round(s))
    assert h.vita == before - 2


@pytest.mark.rule("FL-234", "FL-237")
def test_death_takes_corrosion_and_infection_and_ghosts_are_immune() -> None:
    s = tale()
    h = s.heroes[0]
    h.corrosion, h.infection = (4,), 2
    fall(s, h)
    assert (h.form, [*h.corrosion], h.infection) == (GHOST, [], 0)
    corrode(s, h)
    infect(s, h)
    assert ([*h.corrosion], h.infection) == ([], 0)


@pytest.mark.rule("FL-235", "FL-236")
def test_sickened_again_infects_and_the_fourth_token_scars() -> None:
    s = tale()
    h = s.heroes[0]
    top = h.max_vita
    afflict(s, h, "sickened")
    assert h.infection == 0
    for n in (1, 2, 3):
        afflict(s, h, "sickened")
        assert h.infection == n
    afflict(s, h, "sickened")
    assert (h.infection, h.statuses & STATUS["sickened"], h.max_vita) == (0, 0, top - 1)


@pytest.mark.rule("FL-239")
def test_the_wanted_gain_no_militia_or_animals() -> None:
    s = tale()
    h = s.heroes[0]
    h.wanted = True
    assert not may_have_companion(h, "guard_dog")
    assert not may_have_companion(h, "mercenary")
    assert may_have_companion(h, "millers_child")


@pytest.mark.rule("FL-240", "FL-238")
def test_respected_and_wanted_cancel_each_other() -> None:
    s = tale()
    h = s.heroes[0]
    want(s, h)
    assert h.wanted
    bless(s, h, "respected")
    assert not h.wanted
    assert not h.statuses & STATUS["respected"]
    bless(s, h, "respected")
    want(s, h)
    assert not h.wanted
    assert not h.statuses & STATUS["respected"]


@pytest.mark.rule("FL-241")
def test_negative_statuses_stay_until_removed_or_death() -> None:
    s = tale()
    h = s.heroes[0]
    afflicted(s, h, "cursed")
    from hearthside.games.folklore.rules.tale import end_chapter

    end_chapter(s)
    assert h.statuses & STATUS["cursed"]
    cure(s, h, STATUS["cursed"])
    assert not h.statuses
    afflicted(s, h, "cursed")
    fall(s, h)
    assert not h.statuses


@pytest.mark.rule("FL-243", "FL-244")
def test_a_number_may_be_resisted_and_no_number_may_not() -> None:
    s = tale()
    h = s.heroes[0]
    s.dice = ScriptedDice(rolls=[])
    assert afflict(s, h, "spooked")
    cure(s, h, STATUS["spooked"])
    nerve = h.skills[NERVE]
    s.dice = ScriptedDice(rolls=[6 - nerve, 5 - nerve, 1])
    assert not afflict(s, h, "spooked", 6)
    assert afflict(s, h, "spooked", 6)
    cure(s, h, STATUS["spooked"])
    assert afflict(s, h, "spooked", 2)  # a 1 always fails


@pytest.mark.rule("FL-245")
def test_the_skill_that_resists_is_the_statuses_own() -> None:
    assert {name: RESIST[name] for name in NEGATIVE} == {
        "bloodlust": FAITH, "cursed": OCCULT, "deranged": AWARENESS, "fractured": TRICKERY,
        "immobilized": TRICKERY, "lycanthropy": OCCULT, "possessed": FAITH, "sickened": ECOLOGY,
        "spooked": NERVE, "transformed": OCCULT,
    }  # fmt: skip
    assert len(POSITIVE) == len(NEGATIVE) == 10


@pytest.mark.rule("FL-246")
def test_blessed() -> None:
    a, b = with_status("blessed")
    assert (b.might - a.might, b.absorb - a.absorb) == (5, 1)


@pytest.mark.rule("FL-247")
def test_brave() -> None:
    a, b = with_status("brave")
    assert (b.skills[NERVE] - a.skills[NERVE], b.rage - a.rage) == (1, 1)


@pytest.mark.rule("FL-248")
def test_ethereal() -> None:
    s = arena(foes=(("wolf", "F5"), ("drowned_child", "E4")))
    h = s.heroes[0]
    afflicted(s, h, "ethereal")
    assert snare_damage(h, 3) == 1
    assert deal(s, here(s).foes[0], h, 4) == 2
    assert deal(s, here(s).foes[1], h, 4) == 4
    ghostly = here(s).foes[1]
    assert deal(s, h, ghostly, 3) == 3
    h.statuses = 0
    refresh(s, h)
    assert deal(s, h, ghostly, 3) == 1


@pytest.mark.rule("FL-249")
def test_faithful() -> None:
    a, b = with_status("faithful")
    assert b.skills[FAITH] - a.skills[FAITH] == b.skills[OCCULT] - a.skills[OCCULT] == 1


@pytest.mark.rule("FL-250")
def test_favored() -> None:
    a, b = with_status("favored")
    assert b.max_vita - a.max_vita == 3
    assert [y - x for x, y in zip(a.skills, b.skills, strict=True)] == [1] * 8


@pytest.mark.rule("FL-251")
def test_fortified() -> None:
    a, b = with_status("fortified")
    assert b.defense - a.defense == 5
    s = tale()
    infect(s, b)
    assert b.infection == 0


@pytest.mark.rule("FL-252")
def test_lucky() -> None:
    a, b = with_status("lucky")
    assert (b.skills[TRICKERY] - a.skills[TRICKERY], b.search - a.search) == (1, 1)


@pytest.mark.rule("FL-253")
def test_perceptive() -> None:
    a, b = with_status("perceptive")
    assert b.skills[AWARENESS] - a.skills[AWARENESS] == 1
    s = arena(dark=True)
    from hearthside.games.folklore.content import CARDS

    h, f = s.heroes[0], here(s).foes[0]
    afflicted(s, h, "perceptive")
    assert might_against(s, h, f, CARDS["short_sword"], {}, False) == h.might + 5


@pytest.mark.rule("FL-254")
def test_respected() -> None:
    a, b = with_status("respected")
    assert b.skills[SPEECH] - a.skills[SPEECH] == b.skills[TRICKERY] - a.skills[TRICKERY] == 1


@pytest.mark.rule("FL-255")
def test_swift() -> None:
    a, b = with_status("swift")
    assert (b.stride - a.stride, b.defense - a.defense) == (1, 5)


@pytest.mark.rule("FL-256")
def test_bloodlust_on_oneself() -> None:
    a, b = with_status("bloodlust")
    change = (
        b.rage - a.rage, b.skills[SPEECH] - a.skills[SPEECH],
        b.skills[FAITH] - a.skills[FAITH], b.max_vita - a.max_vita,
    )  # fmt: skip
    assert change == (2, -2, -2, -3)


@pytest.mark.rule("FL-257")
def test_bloodlust_weighs_on_allies_and_bites() -> None:
    s = arena()
    b = s.heroes[1]
    speech = b.skills[SPEECH]
    afflict(s, s.heroes[0], "bloodlust")
    assert b.skills[SPEECH] == speech - 1
    session = play(s, "maul:0", rolls=(90, 3))
    foe = here(session.state).foes[0]
    assert foe.vita == 11 - 3 - 2  # 1d4 and the status's damage, no DMG bonus
    assert "maul:0" not in options(session)


@pytest.mark.rule("FL-258")
def test_one_with_bloodlust_dies_into_a_vampire_and_then_into_limbo() -> None:
    s = arena()
    h = s.heroes[0]
    afflicted(s, h, "bloodlust")
    where = h.at
    fall(s, h)
    assert h.form == VAMPIRE
    vampire = here(s).foes[-1]
    assert (vampire.kind, vampire.at, vampire.soul) == ("vampire", where, 0)
    from hearthside.games.folklore.rules.hazards import foe_loses

    foe_loses(s, vampire, 99)
    assert h.form == LIMBO


@pytest.mark.rule("FL-259")
def test_off_the_map_that_fight_is_on_the_open_road_with_all_in_the_centre() -> None:
    s = tale()
    h = s.heroes[0]
    afflicted(s, h, "bloodlust")
    s.goal, s.step = "yorotrucks", "world_round"
    fall(s, h)
    assert s.waiting == ["vampire:0"]
    session = play(s)
    site = session.state.site
    assert site is not None
    assert site.map == "open_road"
    spots = [site.foes[0].at, session.state.heroes[1].at]
    assert all(3 <= at % 10 <= 6 and 4 <= at // 10 <= 5 for at in spots)


@pytest.mark.rule("FL-260", "FL-326")
def test_the_two_curses_of_the_blood_exclude_each_other_and_drive_off_companions() -> None:
    s = tale()
    h = s.heroes[0]
    s.companions.cards.remove("guard_dog")
    h.companions = ("guard_dog",)
    assert afflict(s, h, "bloodlust")
    assert not h.companions
    assert not may_have_companion(h, "guard_dog")
    assert not afflict(s, h, "lycanthropy")
    h.statuses = STATUS["lycanthropy"]
    assert not afflict(s, h, "bloodlust")


@pytest.mark.rule("FL-261")
def test_cursed() -> None:
    a, b = with_status("cursed")
    assert b.max_vita - a.max_vita == -4
    assert b.vita == b.max_vita
    assert [y - x for x, y in zip(a.skills, b.skills, strict=True)] == [-1] * 8


@pytest.mark.rule("FL-262")
def test_deranged() -> None:
    s = arena()
    h = s.heroes[0]
    h.abilities, h.mystics, h.pp = ("purging_shot",), ("pater_noster",), 4
    assert {"cast:purging_shot", "pray:pater_noster"} <= options(play(s))
    afflicted(s, h, "deranged")
    session = play(s)
    assert not {"cast:purging_shot", "pray:pater_noster"} & options(session)
    assert why(session, "pray:pater_noster") == "FL-262"


@pytest.mark.rule("FL-263", "FL-314")
def test_fractured() -> None:
    a, b = with_status("fractured")
    assert b.defense - a.defense == -10
    assert hand_slots(b) == 1
    s = arena()
    h = s.heroes[0]
    give(s, h, "short_sword", "stiletto")
    s.dice = ScriptedDice(rolls=[])
    afflict(s, h, "fractured")
    assert [g.worn for g in h.gear] == [True, False]


@pytest.mark.rule("FL-264")
def test_immobilized() -> None:
    a, b = with_status("immobilized")
    assert b.might - a.might == -10
    s = arena()
    h = s.heroes[0]
    afflicted(s, h, "immobilized")
    s.dice = ScriptedDice(rolls=[4 - h.skills[ECOLOGY]])
    run(begin_round(s))
    run(begin_turn(s, h))
    assert h.steps == 0
    s.dice = ScriptedDice(rolls=[5 - h.skills[ECOLOGY]])
    run(begin_round(s))
    run(begin_turn(s, h))
    assert h.steps == h.stride
    run(end_combat(s))
    assert not h.statuses


@pytest.mark.rule("FL-265", "FL-268")
def test_lycanthropy() -> None:
    a, b = with_status("lycanthropy")
    assert (b.rage - a.rage, b.stride - a.stride) == (1, 1)
    s = tale()
    b.coins = 0
    award_coins(s, b, 9)
    assert b.coins == 4


@pytest.mark.rule("FL-266")
def test_a_lycanthrope_claws_besides() -> None:
    s = arena()
    afflicted(s, s.heroes[0], "lycanthropy")
    session = play(s, "maul:0", rolls=(90, 4))
    assert here(session.state).foes[0].vita == 11 - 4 - 1


@pytest.mark.rule("FL-269")
def test_possessed() -> None:
    s = arena("witch_hunter", "arcanist", "poacher", spots=("E5", "E6", "H9"))
    afflicted(s, s.heroes[0], "possessed")
    run(begin_round(s))
    assert [h.max_vita - h.vita for h in s.heroes] == [0, 1, 0]


@pytest.mark.rule("FL-270")
def test_sickened() -> None:
    s = arena()
    h = s.heroes[0]
    afflicted(s, h, "sickened")
    assert is_sick(h)
    from hearthside.games.folklore.content import CARDS

    sword, axe = CARDS["short_sword"].blow, CARDS["wood_axe"].blow
    s.dice = ScriptedDice(rolls=[5, 2, 7])
    assert damage_roll(s, sword, 50, False, True) == 2
    assert damage_roll(s, axe, 50, True, True) == 7  # two hands roll once


@pytest.mark.rule("FL-271")
def test_spooked() -> None:
    a, b = with_status("spooked")
    assert (b.might - a.might, b.skills[NERVE] - a.skills[NERVE]) == (-5, -1)
    s = arena()
    h = s.heroes[0]
    afflicted(s, h, "spooked")
    s.dice = ScriptedDice(rolls=[4 - h.skills[NERVE]])
    run(end_combat(s))
    assert h.statuses
    s.dice = ScriptedDice(rolls=[5 - h.skills[NERVE]])
    run(end_combat(s))
    assert not h.statuses


@pytest.mark.rule("FL-272")
def test_transformed() -> None:
    s = tale()
    h = s.heroes[0]
    afflicted(s, h, "transformed")
    assert hand_slots(h) == 1
    assert not check(s, FAITH, 2, 10)
    afflicted(s, h, "fractured")
    assert hand_slots(h) == 0
