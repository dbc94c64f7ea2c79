"""Death, ghosts, limbo, the death of the group, and the campaign."""

from __future__ import annotations

import pytest
from tests.positions import why

from hearthside.games.folklore.content import CHARACTERS, STORIES
from hearthside.games.folklore.content.notation import effects as notation
from hearthside.games.folklore.rules.awards import award_coins, draw_item, gain_mystic
from hearthside.games.folklore.rules.checks import skill_check
from hearthside.games.folklore.rules.effects import perform
from hearthside.games.folklore.rules.harm import fall, lose_vita
from hearthside.games.folklore.rules.joining import catch_up
from hearthside.games.folklore.rules.keywords import leave_marks
from hearthside.games.folklore.rules.party import pass_token
from hearthside.games.folklore.rules.tale import close_story, group_death
from hearthside.games.folklore.rules.world import nearest_town
from hearthside.games.folklore.state import ALIVE, DEAD, FAITH, GHOST, LIMBO, OUTSIDE, here
from hearthside.kernel import Session

from .table import (
    GAME,
    afflicted,
    arena,
    done,
    drive,
    foes_turn,
    ghost,
    give,
    options,
    play,
    run,
    tale,
    who,
)


@pytest.mark.rule("FL-329")
def test_the_dead_leave_the_map_and_lose_statuses_and_companions_not_goods() -> None:
    s = arena()
    h = s.heroes[0]
    give(s, h, "stiletto")
    afflicted(s, h, "cursed", "brave")
    s.companions.cards.remove("guard_dog")
    h.companions, h.coins = ("guard_dog",), 9
    lose_vita(s, h, 99)
    assert (h.form, h.at, h.statuses, [*h.companions]) == (DEAD, OUTSIDE, 0, [])
    assert ([g.card for g in h.gear], h.coins) == (["stiletto"], 9)


@pytest.mark.rule("FL-330")
def test_the_ghost_rises_in_sight_at_its_next_turn_and_acts_the_turn_after() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("zombie", "J10"),), spots=("E5", "A1"))
    lose_vita(s, s.heroes[0], 99)
    here(s).active, here(s).queue, s.step = -1, [0, 1], "hero_next"
    session = play(s)
    assert session.asked.ask == "rise"
    session.choose("rise:E5")
    h = session.state.heroes[0]
    assert (h.form, h.gp) == (GHOST, 10)
    assert who(session) == "arcanist"  # it does not act yet
    done(session)
    assert who(session) in ("arcanist", "witch_hunter")


@pytest.mark.rule("FL-331")
def test_a_dead_leaders_token_moves_on_and_the_order_stays() -> None:
    s = arena("witch_hunter", "arcanist", "poacher", spots=("E5", "A1", "A2"))
    queue = list(here(s).queue)
    lose_vita(s, s.heroes[0], 99)
    assert s.leader == 1
    assert here(s).queue == queue


@pytest.mark.rule("FL-332")
def test_a_ghost_has_ten_gp_and_no_pp_to_lose() -> None:
    s = arena()
    h = s.heroes[0]
    ghost(s, h)
    assert (h.vita, h.pp, h.gp) == (0, 0, 10)
    assert h.defense == CHARACTERS[h.who].ghost_defense
    from hearthside.games.folklore.content.notation import blow

    run(leave_marks(s, here(s).foes[0], h, blow("1d4, drain 2"), 50))
    assert (h.pp, h.gp) == (0, 10)
    lose_vita(s, h, 3)
    assert h.gp == 7


@pytest.mark.rule("FL-333")
def test_ghosts_neither_lead_interact_check_nor_use_gear() -> None:
    s = arena("witch_hunter", "arcanist", board="crypt", foes=(("zombie", "H8"),),
              spots=("E3", "G5"))  # fmt: skip
    h = s.heroes[0]
    give(s, h, "war_drum")
    assert "open:D3" in options(play(s))
    ghost(s, h)
    session = play(s)
    assert not any(o.startswith(("open", "use", "search")) for o in options(session))
    assert why(session, "open:D3") == "FL-333"
    assert not drive(s, skill_check(s, h, FAITH, 2), rolls=(10,))
    s.leader = 1
    pass_token(s)
    assert s.leader == 1


@pytest.mark.rule("FL-334")
def test_ghosts_suffer_snares_at_two_less_and_get_coins_and_lore_but_nothing_with_weight() -> None:
    s = tale()
    h = ghost(s, s.heroes[0])
    drive(s, perform(s, h, notation("snare 3")))
    assert h.gp == 9
    drive(s, perform(s, h, notation("hurt 4")))
    assert h.gp == 7
    coins, items, mystics = h.coins, len(h.gear), len(h.mystics)
    award_coins(s, h, 5)
    drive(s, draw_item(s, h))
    gain_mystic(s, h, "prayer")
    assert (h.coins, len(h.gear), len(h.mystics)) == (coins + 5, items, mystics)
    drive(s, perform(s, h, notation("lore 5; corrode; infect")))
    assert (h.corrosion, h.infection) == ((), 0)


@pytest.mark.rule("FL-335", "FL-336")
def test_ghost_powers_once_a_round_for_gp_and_only_abilities_that_say_so() -> None:
    s = arena("grave_warden", "arcanist")
    h = s.heroes[0]
    h.abilities = ("rest_now", "hold_the_gate")
    ghost(s, h)
    session = play(s, rolls=())
    offered = options(session)
    assert {"power:old_earth", "power:keep_watch", "cast:rest_now"} <= offered
    assert "cast:hold_the_gate" not in offered
    session.choose("power:old_earth")
    assert session.state.heroes[0].gp == 9
    assert "power:old_earth" not in options(session)
    session.choose("cast:rest_now")
    assert session.state.heroes[0].gp == 8


@pytest.mark.rule("FL-338")
def test_a_ghost_without_gp_is_in_limbo() -> None:
    s = arena()
    h = ghost(s, s.heroes[0])
    lose_vita(s, h, 10)
    assert (h.form, h.at) == (LIMBO, OUTSIDE)


@pytest.mark.rule("FL-340", "FL-341")
def test_the_death_of_the_group() -> None:
    s = arena()
    s.place = "millway_5"
    for h in s.heroes:
        give(s, h, "stiletto", "the_ninth_key")
        afflicted(s, h, "cursed")
        h.coins, h.boons, h.infection = 9, (), 2
        s.boons.cards.remove("fresh_bread") if "fresh_bread" in s.boons.cards else None
    s.heroes[0].boons = ("fresh_bread",)
    s.leader = 1
    for h in s.heroes:
        h.form = GHOST
    group_death(s)
    assert s.place == "yorotrucks" == nearest_town("millway_5")
    assert s.leader == 0
    for h in s.heroes:
        assert (h.form, h.vita, h.pp) == (ALIVE, h.max_vita, h.max_pp)
        assert [g.card for g in h.gear] == ["the_ninth_key"]
        assert (h.statuses, h.infection, h.companions, h.boons) == (0, 0, (), ())
        assert h.coins == 5
        assert len(h.tarots) == 1


@pytest.mark.rule("FL-340")
def test_it_comes_when_the_last_one_falls() -> None:
    s = foes_turn(arena("witch_hunter", "arcanist", spots=("E5", "A1")))
    ghost(s, s.heroes[1])
    s.heroes[0].vita = 1
    session = play(s, rolls=(95, 4))
    assert session.state.group_deaths == 1
    assert session.state.site is None


@pytest.mark.rule("FL-342")
def test_the_group_walks_back_and_goes_on_after_the_fatal_event() -> None:
    from hearthside.games.folklore.rules.adventure import set_up

    s = tale()
    box = next(b for b in STORIES["bell"].scenes["side_door"].boxes if b.setup)
    s.scene = "side_door"
    set_up(s, "side_door", box.setup)  # type: ignore[arg-type]
    for h in s.heroes:
        h.form = GHOST
    group_death(s)
    assert (s.goal, s.goal_scene, s.step) == ("crossroads", "thieves_lost", "world_round")
    s.place = "millway_1"
    session = play(s, "go:crossroads")
    assert "two_bolts" in session.state.flags


@pytest.mark.rule("FL-343")
@pytest.mark.parametrize(
    ("difficulty", "items", "lore", "dice", "ap"),
    [("dusk", 2, 200, 1, 1), ("twilight", 3, 500, 2, 3), ("midnight", 5, 1100, 3, 8),
     ("nightmare", 5, 1700, 3, 12)],
)  # fmt: skip
def test_joining(difficulty: str, items: int, lore: int, dice: int, ap: int) -> None:
    from hearthside.games.folklore.rules.growth import grow

    s = tale()
    h = s.heroes[0]
    h.gear, h.coins = [], 0
    drive(s, catch_up(s, h, difficulty), rolls=(2,) * dice)
    assert (len(h.gear), h.lore, h.coins) == (items, lore, 20 * dice)
    asks = grow(s, h)
    decision = next(asks, None)
    while decision is not None:
        try:
            decision = asks.send(decision.options[0])
        except StopIteration:
            decision = None
    assert h.ap == ap


@pytest.mark.rule("FL-343")
def test_a_latecomer_joins_at_the_second_story() -> None:
    session = Session(GAME, {"seats": 3, "story": "campaign", "late": 1}, seed=4)
    s = session.state
    assert len(s.heroes) == 2
    s.stories = ["bell", "garden"]
    close_story(s, "cut_down", 80)
    session = play(s)
    assert session.asked.ask == "travel"
    session.choose("go_on")
    while len(session.state.heroes) < 3 or session.asked.ask in ("reward", "raise"):
        session.choose(session.asked.options[0])
    joined = session.state.heroes[2]
    assert (joined.who, joined.seat, joined.lore) == ("grave_warden", 2, 200)
    assert session.state.story == "garden"


@pytest.mark.rule("FL-345", "FL-049")
def test_between_stories_one_travels_and_keep_in_play_lasts_to_the_next() -> None:
    s = tale(story="bell")
    s.stories = ["bell", "garden"]
    close_story(s, "cut_down", 80)
    assert (s.between, s.step) == (True, "world_round")
    s.road.cards.remove("road_rain")
    s.road.cards.append("road_rain")
    s.place = "millway_1"
    session = play(s, "go:millway_2")
    assert session.state.events == ["road_rain"]
    session.choose("go_on")
    assert session.state.events == []
    assert (session.state.story, session.state.place) == ("garden", "yorotrucks")
    assert not session.state.between


@pytest.mark.rule("FL-337")
def test_a_revived_ghost_is_a_character_again() -> None:
    s = tale()
    h = ghost(s, s.heroes[0])
    from hearthside.games.folklore.rules.harm import revive

    revive(s, h, half=False)
    assert (h.form, h.vita, h.gp) == (ALIVE, h.max_vita, 0)
    assert h.defense == tale().heroes[0].defense
    fall(s, h)
    assert h.form == GHOST
