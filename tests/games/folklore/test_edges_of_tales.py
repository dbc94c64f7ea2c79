"""Edges of the tale: cards, lore, goals, skirmishes, stories, and what is gone when they are over."""

from __future__ import annotations

import pytest
from tests.positions import told, why

from hearthside.games.folklore.content import CHARACTERS, MAPS, PLACES, STORIES
from hearthside.games.folklore.content.notation import STATUS
from hearthside.games.folklore.content.story import Goal, MapSetup
from hearthside.games.folklore.rules import adventure, skirmish
from hearthside.games.folklore.rules.awards import gain_companion
from hearthside.games.folklore.rules.checks import skill_check
from hearthside.games.folklore.rules.figures import refresh
from hearthside.games.folklore.rules.goals import goal_met, goals_met
from hearthside.games.folklore.rules.goods import discard, new_gear
from hearthside.games.folklore.rules.growth import next_tier
from hearthside.games.folklore.rules.market import sell
from hearthside.games.folklore.rules.memory import holds
from hearthside.games.folklore.rules.statuses import negative
from hearthside.games.folklore.rules.tale import (
    begin_story,
    close_story,
    flow_box,
    go_to,
    group_death,
)
from hearthside.games.folklore.rules.world import is_road, reach
from hearthside.games.folklore.state import (
    ALIVE,
    DEAD,
    LIMBO,
    OUTSIDE,
    WEREWOLF,
    fray,
    here,
)

from .table import (
    afflicted,
    arena,
    brawl,
    did,
    drive,
    ghost,
    give,
    on_road,
    options,
    play,
    run,
    tale,
)

# -- cards, lore, memory --------------------------------------------------------------------------


@pytest.mark.rule("FL-280", "FL-321")
@pytest.mark.parametrize("noted", [True, False])
def test_what_was_only_noted_goes_to_no_pile(noted: bool) -> None:
    s = arena()
    h = s.heroes[0]
    h.gear.append(new_gear("flail", noted))
    discard(s, h, h.gear[-1])
    assert ("flail" in s.items.discard) is not noted


@pytest.mark.rule("FL-060")
def test_armour_that_is_sold_protects_no_more() -> None:
    s = arena()
    h = s.heroes[0]
    give(s, h, "leather_jerkin")
    before, s.asked = h.defense, 0
    sell(s, h.seat, "leather_jerkin")
    assert h.defense == before - 5


@pytest.mark.rule("FL-302", "FL-303")
def test_a_bonus_beyond_the_tree_goes_with_the_lore_that_brought_it() -> None:
    s = arena()
    h = s.heroes[0]
    tiers = len(CHARACTERS[h.who].tiers)
    h.tiers, h.rewards, h.lore = tiers + 2, ("skill faith",) * tiers + ("might 5", "might 5"), 2300
    refresh(s, h)
    high = h.might
    assert next_tier(h) == 2600
    for lore, less in ((2299, 5), (2000, 5), (1999, 10)):
        h.lore = lore
        refresh(s, h)
        assert h.might == high - less


@pytest.mark.rule("FL-349")
def test_what_is_owned_is_a_thing_or_a_companion_of_anybody() -> None:
    s = arena()
    owns = (("owns", "flail"),)
    assert not holds(s, owns)
    give(s, s.heroes[1], "flail")
    assert holds(s, owns)
    assert not holds(s, (("owns", "raven"),))
    s.heroes[0].companions += ("raven",)
    assert holds(s, (("owns", "raven"),))


@pytest.mark.rule("FL-320", "FL-323")
def test_a_companion_can_be_lost_to_the_tale_and_an_artifact_found_in_it() -> None:
    s = arena()
    h = s.heroes[0]
    h.companions += ("raven",)
    did(s, "drop companion", below=[0])
    assert h.companions == ()
    assert "raven" in s.companions.discard
    top = s.artifacts.cards[-1]
    did(s, "artifact")
    assert [g.card for g in h.gear] == [top]


@pytest.mark.rule("FL-089")
def test_a_token_is_one_unless_more_are_named() -> None:
    s = arena()
    did(s, "token bones")
    did(s, "token bones")
    assert s.tokens == {"bones": 2}
    did(s, "token bones 3")
    assert s.tokens == {"bones": 5}


# -- goals ----------------------------------------------------------------------------------------


@pytest.mark.rule("FL-085")
def test_all_goals_of_a_map_have_to_be_met() -> None:
    s = tale("witch_hunter", "arcanist", "poacher")
    setup = flow_box(s, "crypt").setup
    assert setup is not None
    adventure.set_up(s, "crypt", setup)
    site = here(s)
    site.foes.clear()
    site.combat = False
    two = MapSetup(
        map="crypt", line=0, goals=(Goal(kind="flag", arg="a"), Goal(kind="flag", arg="b"))
    )
    s.flags.append("a")
    assert not goals_met(s, two)
    s.flags.append("b")
    assert goals_met(s, two)
    assert not goal_met(s, setup, Goal(kind="token", arg="bones", number=1))
    s.tokens["bones"] = 1
    assert goal_met(s, setup, Goal(kind="token", arg="bones", number=1))


# -- skirmishes -----------------------------------------------------------------------------------


@pytest.mark.rule("FL-128")
def test_a_hit_takes_one_of_a_werewolf() -> None:
    s = brawl("witch_hunter", "arcanist")
    h = s.heroes[0]
    skirmish.begin_against(s, [0], [0])
    assert (h.form, fray(s).counters) == (WEREWOLF, [h.vita])
    was = h.vita
    skirmish.hurt_afflicted(s, h)
    assert h.vita == was - 1
    h.vita = 0
    skirmish.count_hits(s)
    assert fray(s).counters == [0]


@pytest.mark.rule("FL-123")
def test_every_creature_of_a_skirmish_counts_as_beaten() -> None:
    s = brawl(kinds=("bandit", "wolf"), counters=(0, 0))
    before = s.foes_beaten
    run(skirmish.finish(s))
    assert s.foes_beaten == before + 2


@pytest.mark.rule("FL-106", "FL-346")
@pytest.mark.parametrize(("round", "burnt"), [(19, 0), (20, 1)])
def test_a_skirmish_burns_the_candle_from_its_twenty_first_round_on(round: int, burnt: int) -> None:
    s = brawl(counters=(5,))
    fray(s).round = round
    left = s.candle
    session = play(s)
    assert fray(session.state).round == round + 1
    assert session.state.candle == left - burnt


@pytest.mark.rule("FL-135")
def test_who_has_fled_has_not_won_though_nobody_is_left_standing() -> None:
    s = brawl(counters=(0,))
    fray(s).fled, fray(s).scene = True, "to_widow"
    before = s.heroes[0].lore
    run(skirmish.finish(s))
    assert s.heroes[0].lore == before


# -- the tale -------------------------------------------------------------------------------------


@pytest.mark.rule("FL-013", "FL-348")
def test_a_story_begins_on_its_first_day() -> None:
    s = tale()
    s.days = 7
    begin_story(s, "garden")
    assert (s.days, s.flags, s.tokens) == (0, [], {})


@pytest.mark.rule("FL-166", "FL-345")
def test_a_story_that_closes_over_a_fight_leaves_the_map() -> None:
    s = arena()
    s.stories = ["bell", "garden"]
    s.heroes[0].skip = 1
    close_story(s, "cut_down", 80)
    assert s.site is None and s.melee is None
    assert all(h.at == OUTSIDE and h.skip == 0 for h in s.heroes)


@pytest.mark.rule("FL-340", "FL-341")
def test_the_dead_come_back_by_day_and_with_nothing_hanging_over_them() -> None:
    s = arena()
    s.day = False
    for h in s.heroes:
        h.form, h.skip, h.stance = DEAD, 1, 2
    group_death(s)
    assert s.day
    assert all((h.form, h.skip, h.stance) == (ALIVE, 0, 0) for h in s.heroes)


@pytest.mark.rule("FL-038", "FL-042")
def test_a_road_is_left_only_where_it_runs_past() -> None:
    """Only from the wild does one cross a road for nothing (FL-041)."""
    for place in PLACES:
        if is_road(place):
            near = reach(place, 1)
            assert all(p in PLACES[place].links for p in near), place


@pytest.mark.rule("FL-071")
def test_a_round_of_the_road_is_a_round() -> None:
    s = on_road()
    before = s.rounds
    play(s)
    session = play(s)
    assert session.state.rounds == before + 1


# -- a second look --------------------------------------------------------------------------------


@pytest.mark.rule("FL-257", "FL-266")
@pytest.mark.parametrize(("status", "rule"), [("bloodlust", "FL-257"), ("lycanthropy", "FL-266")])
def test_teeth_and_claws_strike_once_a_turn(status: str, rule: str) -> None:
    s = arena(foes=(("zombie", "F5"),), spots=("E5", "A1"))
    afflicted(s, s.heroes[0], status)
    session = play(s, "maul:0", rolls=(2,))
    assert why(session, "maul:0") == rule
    assert told(session, "maul:0") == "Once a turn."


@pytest.mark.rule("FL-228", "FL-301")
def test_a_number_one_counts_on_is_added_once_a_chapter() -> None:
    s = arena("arcanist", "witch_hunter", foes=(), spots=("E5", "A1"))
    here(s).combat = False
    h = s.heroes[0]
    h.words |= {"lucky_number"}
    h.skills = (0,) * 8
    assert drive(s, skill_check(s, h, 0, 6), "luck", rolls=[4, 2]) is True
    assert h.spent_chapter == ("lucky_number",)
    assert drive(s, skill_check(s, h, 0, 6), rolls=[4]) is False  # nothing is left to ask for


@pytest.mark.rule("FL-229", "FL-301")
def test_no_luck_helps_against_a_one_but_another_try_does() -> None:
    s = arena("telepath", "witch_hunter", foes=(), spots=("E5", "A1"))
    h = s.heroes[0]
    h.words |= {"lucky_number"}
    h.abilities, h.pp, h.skills = ("foresee",), 1, (9,) * 8
    assert drive(s, skill_check(s, h, 0, 6), "luck", "retry:foresee", rolls=[1, 4, 2]) is True
    assert h.pp == 0


@pytest.mark.rule("FL-311")
def test_without_the_pp_nobody_tries_again() -> None:
    s = arena("telepath", "witch_hunter", foes=(), spots=("E5", "A1"))
    h = s.heroes[0]
    h.abilities, h.pp, h.skills = ("foresee",), 0, (0,) * 8
    assert drive(s, skill_check(s, h, 0, 6), rolls=[2]) is False


@pytest.mark.rule("FL-313")
def test_nobody_hands_a_thing_to_oneself_or_to_a_full_pack() -> None:
    s = on_road()
    h, friend = s.heroes
    h.gear = [new_gear("rosary", noted=True) for _ in range(9)]
    session = play(s)
    assert session.asked.ask == "too_much"
    assert told(session, "hand:rosary,0") == "Nobody there could take it."
    assert "hand:rosary,1" in options(session)
    friend.gear = [new_gear("rosary", noted=True) for _ in range(8)]
    h.gear.append(new_gear("flail", noted=True))
    session = play(s)
    assert told(session, "hand:rosary,1") == "There is no room for it there."
    assert told(session, "shed:tonic") == "It does not lighten your pack."


@pytest.mark.rule("FL-323", "FL-325")
def test_only_a_companion_one_has_can_make_room() -> None:
    s = arena()
    h = s.heroes[0]
    h.companions = ("raven", "ferret")
    coins = h.coins
    for card in ("raven", "ferret", "guard_dog"):
        for pile in (s.companions.cards, s.companions.discard):
            if card in pile and card != "guard_dog":
                pile.remove(card)
    drive(s, gain_companion(s, h, "guard_dog"), "replace:ferret")
    assert h.companions == ("raven", "guard_dog")
    assert "ferret" in s.companions.discard
    assert h.coins == coins
    drive(s, gain_companion(s, h, "ferret"), "refuse")
    assert h.coins == coins + 15


@pytest.mark.rule("FL-123", "FL-340")
def test_nobody_wins_anything_when_nobody_lives() -> None:
    s = brawl(kinds=("bandit",), counters=(0,))
    for h in s.heroes:
        ghost(s, h)
    lore = [h.lore for h in s.heroes]
    run(skirmish.finish(s))
    assert [h.lore for h in s.heroes] == lore


@pytest.mark.rule("FL-135", "FL-122")
def test_a_story_goes_on_elsewhere_for_those_who_fled() -> None:
    """`skirmish A -> won | lost`: who gets away has not won, even if the last foe falls in the free attack."""
    s = tale("witch_hunter", "arcanist", story="garden")
    s.chapter = 2
    scene = next(
        sc
        for sc in STORIES["garden"].scenes.values()
        if any(b.kind == "skirmish" and len(b.targets) == 2 for b in sc.boxes)
    )
    box = next(b for b in scene.boxes if b.kind == "skirmish")
    go_to(s, scene.name)
    s.line = scene.boxes.index(box)
    session = play(s)
    m = fray(session.state)
    m.counters, m.fled = [0] * len(m.counters), True
    session.state.step = "skirmish_end"
    session = play(session.state)
    assert session.state.scene != box.targets[0] or box.targets[0] == box.targets[1]
    assert box.targets[1] in session.state.page or session.state.scene == box.targets[1]


@pytest.mark.rule("FL-038")
def test_why_a_place_is_too_far() -> None:
    session = play(on_road("millway_1"))
    assert told(session, "go:millway_1") == "The group is there."
    assert "STRIDE" in told(session, "go:ostelnk")


@pytest.mark.rule("FL-041", "FL-042")
def test_over_a_road_one_comes_from_the_wild_and_not_along_it() -> None:
    for place in PLACES:
        if not is_road(place):
            over = {q for p in PLACES[place].links if is_road(p) for q in PLACES[p].links}
            assert {q for q in over if not is_road(q)} - {place} <= set(reach(place, 1)), place


@pytest.mark.rule("FL-063", "FL-241")
def test_what_can_be_cured_is_what_one_has() -> None:
    s = arena()
    afflicted(s, s.heroes[0], "cursed", "blessed", "spooked")
    assert negative(s.heroes[0]) == STATUS["cursed"] | STATUS["spooked"]


@pytest.mark.rule("FL-029", "FL-317")
def test_a_candle_that_burns_is_not_lit_again_though_another_can_be() -> None:
    s = arena(foes=())
    here(s).combat = False
    h = s.heroes[0]
    h.gear = [new_gear("corpse_candle", noted=True)]
    session = play(s, "use:corpse_candle")
    assert why(session, "use:corpse_candle") == "FL-029"
    h = session.state.heroes[0]
    h.gear.append(new_gear("corpse_candle", noted=True))
    h.gear.append(new_gear("corpse_candle", noted=True))
    assert sorted(options(play(session.state))).count("use:corpse_candle") == 1


@pytest.mark.rule("FL-087")
@pytest.mark.parametrize(("inside", "leaves"), [(3, False), (4, True), (5, True)])
def test_four_of_five_are_enough_to_leave(inside: int, leaves: bool) -> None:
    s = arena("witch_hunter", "arcanist", "poacher", "telepath", "hedge_witch", foes=())
    exits = [q for q in range(100) if MAPS["open_road"].exits >> q & 1]
    for n, h in enumerate(s.heroes):
        h.at = exits[n] if n < inside and n < len(exits) else 0
    if inside == 5:
        s.heroes[4].form = LIMBO
    assert adventure.all_in_exit(s) is leaves
