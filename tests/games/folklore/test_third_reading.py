"""Positions that a sceptic tries with the book in hand; each was wrong when it was tried first."""

from __future__ import annotations

import pytest
from tests.positions import told, why

from hearthside.games.folklore.content.board import NEAR, NUMBERS
from hearthside.games.folklore.rules.adventure import haunt, set_up
from hearthside.games.folklore.rules.figures import foe_might
from hearthside.games.folklore.rules.harm import lose_vita
from hearthside.games.folklore.rules.tale import flow_box
from hearthside.games.folklore.state import LIMBO, Tale, here

from .table import (
    add,
    afflicted,
    arena,
    brawl,
    did,
    foes_turn,
    ghost,
    give,
    in_town,
    on_road,
    options,
    play,
    tale,
)


def in_peace(*who: str, board: str = "open_road", spots: tuple[str, ...] = ("E5", "D5")) -> Tale:
    """The group on a map with nobody to fight."""
    s = arena(*who, foes=(), board=board, spots=spots)
    here(s).combat = False
    return s


# -- ways -----------------------------------------------------------------------------------------


@pytest.mark.rule("FL-154")
def test_who_leaps_into_water_goes_no_farther_this_turn() -> None:
    s = in_peace("arcanist", "witch_hunter", board="bell_tower", spots=("G8", "B3"))
    s.heroes[0].abilities, s.heroes[0].pp = ("folded_step",), 3
    s.site.combat = True  # type: ignore[union-attr]
    add(s, "zombie", "H5")
    session = play(s, "cast:folded_step", "leap:E8")
    assert not [o for o in options(session) if o.startswith("go:")]
    assert why(session, "go:F8") == "FL-154"


@pytest.mark.rule("FL-172", "FL-181")
@pytest.mark.parametrize("kind", ["mossback", "bear_man"])
def test_a_large_foe_strikes_from_two_away_rather_than_step_into_the_fire(kind: str) -> None:
    """It closes in even with REACH, unless a hazard prevents it."""
    s = arena("witch_hunter", "arcanist", foes=((kind, "E9"),), spots=("E5", "A1"))
    s.heroes[0].defense = 0
    here(s).flames = NEAR[NUMBERS["E5"]]
    s = play(foes_turn(s), rolls=(50, 2, 2, 2, 2)).state
    f = here(s).foes[0]
    assert (f.vita, f.at) == (f.most, NUMBERS["E7"])
    assert s.heroes[0].vita < s.heroes[0].max_vita


@pytest.mark.rule("FL-155", "FL-264")
def test_one_who_becomes_ethereal_walks_out_of_its_fetters() -> None:
    s = arena("witch_hunter", "arcanist", spots=("A1", "E5"))
    afflicted(s, s.heroes[1], "immobilized")
    s.heroes[1].rooted = True
    did(s, "status ethereal @others")
    session = play(s, "done")
    assert session.state.heroes[1].steps == session.state.heroes[1].stride
    assert "go:E6" in options(session)


# -- trade and corrosion --------------------------------------------------------------------------


@pytest.mark.rule("FL-315")
def test_in_peace_a_pack_is_opened_at_any_time_of_a_turn() -> None:
    """Any number of things may be traded at any time except in combat; the walk goes on after it."""
    s = in_peace("witch_hunter", "arcanist")
    s.heroes[0].coins = 9
    give(s, s.heroes[0], "stiletto")
    session = play(s, "go:E6", "pack", "purse:1", "coins:5", "done")
    assert session.asked.ask == "act"
    assert "go:F6" in options(session)
    assert session.state.heroes[1].coins >= 5
    assert told(session, "pack") == "You have seen to your pack this turn."


@pytest.mark.rule("FL-152")
def test_in_a_fight_the_pack_is_still_the_end_of_the_turn() -> None:
    s = arena("witch_hunter", "arcanist")
    s.heroes[0].coins = 9
    give(s, s.heroes[0], "stiletto")
    session = play(s, "pack", "purse:1", "coins:5", "done")
    assert here(session.state).active == 1


@pytest.mark.rule("FL-232")
def test_corrosion_is_scraped_off_in_town_before_the_road_takes_its_toll() -> None:
    s = in_town("yorotrucks")
    s.heroes[0].corrosion = (3,)
    give(s, s.heroes[0], "stiletto")
    session = play(s, "scrape:stiletto")
    assert session.state.heroes[0].corrosion == ()
    assert session.state.heroes[0].vita == session.state.heroes[0].max_vita


@pytest.mark.rule("FL-033")
@pytest.mark.parametrize("first", ["bandage", "pedlar"])
def test_a_round_in_which_something_was_done_is_no_rest(first: str) -> None:
    s = on_road("millway_1")
    h = s.heroes[0]
    h.bandages, h.coins, h.vita = 1, 20, 5
    session = play(s)
    assert "rest" in options(session)
    session = play(s, "pack:0", first, "done")
    assert why(session, "rest") == "FL-033"
    session = play(on_road("millway_1"), "pack:0", "done")
    assert "rest" in options(session)


# -- the dead -------------------------------------------------------------------------------------


@pytest.mark.rule("FL-202", "FL-338")
def test_a_creature_is_nobodys_when_the_ghost_that_wore_it_is_in_limbo() -> None:
    s = arena("telepath", "witch_hunter", foes=(("zombie", "F5"),))
    h, f = ghost(s, s.heroes[0]), here(s).foes[0]
    f.ruler, f.ruled_left = h.number, 2
    lose_vita(s, h, 99)
    assert h.form == LIMBO
    assert f.ruler == -1


@pytest.mark.rule("FL-269")
def test_a_ghost_that_is_possessed_drains_its_friends_as_the_living_do() -> None:
    s = arena("witch_hunter", "arcanist", spots=("E5", "E6"))
    afflicted(s, ghost(s, s.heroes[0]), "possessed")
    was = s.heroes[1].vita
    haunt(s, s.heroes[0])
    assert s.heroes[1].vita == was - 1
    here(s).queue.clear()
    here(s).active = -1
    here(s).foes_done = here(s).heroes_done = True
    s.step = "site_round"
    assert play(s).state.heroes[1].vita == was - 2


@pytest.mark.rule("FL-089", "FL-340")
def test_what_was_counted_on_a_map_is_forgotten_with_it_when_the_group_dies() -> None:
    s = tale("witch_hunter", "arcanist")
    setup = flow_box(s, "crypt").setup
    assert setup is not None
    set_up(s, "crypt", setup)
    s.scene = "crypt"
    s.tokens = {"pulls": 2, "kept_names": 1}
    for h in s.heroes:
        ghost(s, h)
    s.step = "site_round"
    now = play(s).state
    assert now.group_deaths == 1
    assert now.tokens == {"kept_names": 1}


# -- auras ----------------------------------------------------------------------------------------


@pytest.mark.rule("FL-281")
def test_an_eldritch_foe_does_not_mind_the_dark_aura_of_a_seeker() -> None:
    s = arena("arcanist", "witch_hunter", foes=(("vampire", "F5"), ("zombie", "E6")))
    s.day = False
    vampire, zombie = here(s).foes
    plain = foe_might(s, vampire), foe_might(s, zombie)
    s.heroes[0].words |= {"two_auras"}
    s.heroes[0].pp = 2
    assert foe_might(s, zombie) == plain[1] - 5
    assert foe_might(s, vampire) == plain[0]


# -- skirmishes have no spaces --------------------------------------------------------------------


@pytest.mark.rule("FL-118", "FL-275")
def test_where_one_stands_on_a_map_does_not_matter_in_a_skirmish() -> None:
    """A skirmish that finds the group at rest on a map: a friend behind a wall can be helped."""
    s = brawl("hedge_witch", "arcanist", counters=(6,), kinds=("wailing_woman",))
    s.site = in_peace("hedge_witch", "arcanist", board="crypt", spots=("E5", "B2")).site
    h, friend = s.heroes
    h.at, friend.at = NUMBERS["E5"], NUMBERS["B2"]
    h.abilities, friend.vita = ("poultice",), 3
    session = play(s, "defend:0", "defend:0", rolls=(2,))
    if session.asked.ask == "flee":
        session.choose("stand")
    session.choose("cast:poultice")
    assert "whom:1" in options(session)


@pytest.mark.rule("FL-275")
@pytest.mark.parametrize("spots", [("E5", "E6"), ("E5", "J10")])
def test_in_a_skirmish_nobody_stands_next_to_anybody(spots: tuple[str, str]) -> None:
    s = brawl("witch_hunter", "arcanist", counters=(6,), kinds=("wailing_woman",))
    s.site = in_peace("witch_hunter", "arcanist", spots=spots).site
    for h, spot in zip(s.heroes, spots, strict=True):
        h.at = NUMBERS[spot]
    s.heroes[0].abilities = ("aegis",)
    session = play(s, "attack:0", "attack:0", "cast:aegis", rolls=(2,))
    assert [h.boost_defense for h in session.state.heroes] == [15, 0]


# -- perks ----------------------------------------------------------------------------------------


@pytest.mark.rule("FL-274", "FL-301")
def test_an_inquisitor_questions_everybody_whom_one_blow_has_killed() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("bandit", "F5"), ("bandit", "F6")))
    h = s.heroes[0]
    give(s, h, "flail")
    for f in here(s).foes:
        f.vita = 1
    h.words |= {"question"}
    h.coins = 0
    session = play(s, "hit:0,0", rolls=(95, 3, 3, 3, 3, 5, 5))
    assert session.state.heroes[0].coins >= 10
