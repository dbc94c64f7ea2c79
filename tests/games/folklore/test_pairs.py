"""Where two rules meet: the table of pairs in the README, a test for each."""

from __future__ import annotations

import pytest
from tests.positions import told, why

from hearthside.games.folklore.content.board import NUMBERS
from hearthside.games.folklore.rules.goods import new_gear
from hearthside.games.folklore.rules.tale import close_story, go_to, group_death
from hearthside.games.folklore.state import ALIVE, Tale, fray, here

from .table import (
    arena,
    bare,
    ghost,
    give,
    in_town,
    next_card,
    on_road,
    options,
    play,
    tale,
)


def at_scene(name: str, story: str = "bell") -> Tale:
    """A tale about to tell this scene."""
    s = tale(story=story)
    go_to(s, name)
    return s


@pytest.mark.rule("FL-034", "FL-037")
def test_who_is_found_at_rest_fights_first_and_draws_the_card_after() -> None:
    """The rest is no way round the card, nor is the skirmish."""
    s = on_road()
    next_card(s, "road_pilgrims")
    session = play(s, "rest", rolls=(3, 1))
    assert session.state.melee is not None
    assert session.state.tally.get("bell.1.road", 0) == 0
    fray(session.state).counters = [0] * len(fray(session.state).counters)
    session.state.step = "skirmish_round"
    session = play(session.state)
    while session.state.melee is not None:
        session.choose(session.asked.options[0])
    assert session.state.tally["bell.1.road"] == 1


@pytest.mark.rule("FL-012", "FL-036")
def test_a_rest_heals_up_to_what_there_is_to_heal() -> None:
    s = on_road()
    next_card(s, "road_pilgrims")
    for h, short in zip(s.heroes, (1, 6), strict=True):
        h.vita, h.pp = h.max_vita - short, h.max_pp
    session = play(s, "rest", rolls=(9,))
    one, two = session.state.heroes
    assert one.vita == one.max_vita
    assert two.vita == two.max_vita  # 4 by the rest, 2 by the pilgrims
    assert one.pp == one.max_pp


@pytest.mark.rule("FL-032", "FL-345")
def test_between_stories_there_is_a_road_but_no_rest() -> None:
    s = tale(story="bell")
    s.stories = ["bell", "garden"]
    close_story(s, "cut_down", 80)
    session = play(s)
    assert "go_on" in options(session)
    assert why(session, "rest") == "FL-032"
    assert told(session, "rest") == "Nobody rests between stories."


@pytest.mark.rule("FL-025", "FL-340")
def test_the_dead_are_in_no_haste() -> None:
    """A goal with a number of days has none any more when the group has been carried to a town."""
    s = on_road("millway_1", "ostelnk")
    s.goal_late, s.goal_by = "boy_lost", 0
    group_death(s)
    session = play(s)
    assert (session.state.goal, session.state.bound[0]) == ("millway_1", "ostelnk")  # FL-342
    assert session.asked.ask == "travel"
    assert session.state.scene != "boy_lost"


@pytest.mark.rule("FL-058", "FL-025")
def test_a_visit_that_ends_a_night_can_be_the_one_too_many() -> None:
    """A town is left by day: the night that was spent there counts against the days of a goal."""
    s = in_town()
    s.day, s.days = True, 0
    s.goal, s.goal_scene, s.goal_late, s.goal_by = "ostelnk", "widow", "boy_gone", 1
    session = play(s)
    for _ in s.heroes:
        session.choose("done")
    assert session.state.day
    assert session.state.days == 1
    assert session.state.goal == ""  # too late, the tale went on without it


@pytest.mark.rule("FL-313", "FL-315")
def test_two_with_full_packs_change_things() -> None:
    """Who is given one too many gives one to somebody else at once, or leaves it behind; nothing goes to and fro."""
    s = on_road()
    giver, taker = s.heroes
    bare(giver, "short_sword", "antivenom", *("sickle",) * 7)
    bare(taker, *("stiletto",) * 8)
    session = play(s, "pack:0", "give:short_sword,1")
    assert (session.asked.ask, session.state.asked) == ("too_much", 1)
    session.choose("hand:stiletto,0")
    assert (session.asked.ask, session.state.asked) == ("camp", 0)
    mine, theirs = ([g.card for g in h.gear] for h in session.state.heroes)
    assert (mine.count("stiletto"), theirs.count("stiletto"), theirs.count("short_sword")) == (
        1,
        7,
        1,
    )
    assert told(session, "give:stiletto,1") == "It was moved this turn."
    session.choose("give:antivenom,1")
    assert session.asked.ask == "camp", "what is used up weighs nothing"
    session.choose("give:sickle,1")
    assert "shed:sickle" in options(session)
    session.choose("shed:stiletto")
    assert [len(h.gear) for h in session.state.heroes] == [7, 9]


@pytest.mark.rule("FL-152", "FL-315")
def test_in_combat_things_go_no_further_than_an_arm() -> None:
    s = arena(foes=(("zombie", "J10"),), spots=("A1", "C1"))
    give(s, s.heroes[0], "short_sword")
    session = play(s, "pack")
    assert told(session, "give:short_sword,1") == "You are not next to each other."
    s = arena(foes=(("zombie", "J10"),), spots=("A1", "B2"))
    give(s, s.heroes[0], "short_sword")
    assert "give:short_sword,1" in options(play(s, "pack"))


@pytest.mark.rule("FL-228", "FL-333")
def test_a_ghost_is_not_named_to_try_though_the_group_may_choose_anybody() -> None:
    s = tale("witch_hunter", "arcanist", "grave_warden")
    ghost(s, s.heroes[1])
    go_to(s, "climb")
    session = play(s)
    assert session.asked.ask == "who_tries"
    assert options(session) == {"whom:0", "whom:2"}
    assert why(session, "whom:1") == "FL-333"


@pytest.mark.rule("FL-087", "FL-333")
def test_a_map_is_left_by_the_living_though_a_ghost_is_far_from_the_exit() -> None:
    s = tale("witch_hunter", "arcanist", story="garden")
    go_to(s, "wood_path")
    session = play(s)
    s = session.state
    here(s).foes.clear()
    here(s).combat = False
    ghost(s, s.heroes[1])
    s.heroes[0].at, s.heroes[1].at = NUMBERS["I4"], NUMBERS["B4"]
    s.step = "site_round_end"
    assert "transition" in options(play(s))
    s.heroes[1].form = ALIVE
    s.step = "site_round_end"
    assert "transition" not in options(play(s))


@pytest.mark.rule("FL-147", "FL-148")
def test_an_attack_ends_the_walk_and_not_the_reaching_out() -> None:
    s = arena(foes=(("zombie", "G6"),), spots=("F6", "A1"), board="bell_tower")
    give(s, s.heroes[0], "short_sword")
    s.heroes[0].at = NUMBERS["F2"]
    here(s).foes[0].at = NUMBERS["G2"]
    session = play(s)
    blow = next(o for o in options(session) if o.startswith("hit:"))
    session.choose(blow)
    left = options(session)
    assert not any(o.startswith("go:") for o in left)
    assert "open:E3" in left


@pytest.mark.rule("FL-086", "FL-216")
def test_a_fight_won_before_the_last_foe_pays_for_those_who_fell() -> None:
    """The Bell's strokes end it: who was beaten till then is paid for, who is left is not."""
    s = at_scene("ring_known")
    s.flags += ["rope", "knows_matyas"]
    session = play(s)
    s = session.state
    s.tokens["strokes"] = 3
    here(s).beaten.append("zombie")
    coins = [h.coins for h in s.heroes]
    s.step = "hero_next"
    session = play(s)
    assert session.state.site is None
    assert all(h.coins > was for h, was in zip(session.state.heroes, coins, strict=True))


@pytest.mark.rule("FL-313", "FL-318")
def test_an_heirloom_takes_no_room_in_a_full_pack_and_stays() -> None:
    s = on_road()
    giver = s.heroes[0]
    bare(giver, *("stiletto",) * 8)
    heirloom = s.heirlooms.cards[-1]
    giver.gear.append(new_gear(heirloom))
    session = play(s, "pack:0")
    assert session.asked.ask == "camp"  # nobody is asked to throw anything away
    assert why(session, f"give:{heirloom},1") is not None
