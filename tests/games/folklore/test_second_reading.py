"""What the rule book read line by line once more turned up: positions that nothing had tried before."""

from __future__ import annotations

import pytest
from tests.positions import told, why

from hearthside.games.folklore.content.board import BIT, NUMBERS
from hearthside.games.folklore.rules.adventure import set_up
from hearthside.games.folklore.rules.harm import fall, suffer
from hearthside.games.folklore.rules.tale import begin_story, end_chapter, flow_box
from hearthside.games.folklore.state import VAMPIRE, Tale, here

from .table import afflicted, arena, drive, foes_turn, ghost, options, play, tale

FIVE = ("witch_hunter", "arcanist", "poacher", "telepath", "hedge_witch")


def walk(*who: str, board: str = "open_road", spots: tuple[str, ...] = ("E5", "D5")) -> Tale:
    """The group on a map with nobody to fight."""
    s = arena(*who, foes=(), board=board, spots=spots)
    here(s).combat = False
    return s


# -- ways past ------------------------------------------------------------------------------------


@pytest.mark.rule("FL-153", "FL-155")
def test_one_without_a_body_walks_through_foes_and_stops_on_none() -> None:
    """In a passage one space wide the bodily are held up, the ghost and the ETHEREAL are not."""
    s = arena(foes=(("zombie", "E4"),), board="crypt", spots=("E5", "A6"))
    assert "go:E3" not in options(play(s))
    ghost(s, s.heroes[0])
    session = play(s)
    assert "go:E3" in options(session)
    assert why(session, "go:E4") == "FL-153"
    s = arena(foes=(("zombie", "E4"),), board="crypt", spots=("E5", "A6"))
    afflicted(s, s.heroes[0], "ethereal")
    session = play(s, "go:E3")
    assert session.state.heroes[0].steps == s.heroes[0].stride - 2


@pytest.mark.rule("FL-155", "FL-208")
def test_not_even_a_swarm_holds_up_a_ghost() -> None:
    s = arena(foes=(("rat_swarm", "C5"),), board="crypt", spots=("E5", "A1"))
    assert "go:B5" not in options(play(s))
    ghost(s, s.heroes[0])
    assert "go:B5" in options(play(s))
    assert "go:C5" not in options(play(s))


@pytest.mark.rule("FL-155", "FL-221")
def test_the_ethereal_have_nobody_to_evade() -> None:
    s = arena(foes=(("zombie", "F5"),), advanced=True)
    s.heroes[0].pp = 3
    assert "evade" in options(play(s))
    afflicted(s, s.heroes[0], "ethereal")
    assert told(play(s), "evade") == "No foe is in your way."


@pytest.mark.rule("FL-154", "FL-221")
def test_evading_does_not_carry_one_on_out_of_water() -> None:
    """The one way to H2 leads through the water at G3 and over the foe at H3."""
    s = arena(foes=(("zombie", "F4"), ("zombie", "H3")), board="village", spots=("F3", "A1"),
              advanced=True)  # fmt: skip
    s.heroes[0].pp = 3
    session = play(s, "evade")
    assert "go:G3" in options(session)
    assert "go:H2" not in options(session)
    afflicted(s, s.heroes[0], "ethereal")
    assert "go:H2" in options(play(s))


@pytest.mark.rule("FL-017", "FL-068")
def test_the_last_in_order_waits_outside_and_not_the_leader() -> None:
    s = tale(*FIVE, story="bell")
    s.leader = 3  # the token passes when the map is laid out
    setup = flow_box(s, "side_door").setup
    assert setup is not None
    set_up(s, "side_door", setup)
    assert s.leader == 4
    assert [h.number for h in s.heroes if h.at < 0] == [3]


# -- flames ---------------------------------------------------------------------------------------


@pytest.mark.rule("FL-210", "FL-213")
def test_one_who_burned_on_the_way_burns_again_when_a_foe_lights_a_flame_under_it() -> None:
    """One flame at a time: the turn of a foe is another time."""
    s = arena("witch_hunter", "arcanist", foes=(("hell_hound", "F5"),), spots=("E5", "A1"))
    here(s).flames = BIT[NUMBERS["E4"]]
    session = play(s, "go:E4", "go:E5", rolls=(2,))
    s = session.state
    h = s.heroes[0]
    assert h.flamed and h.vita == h.max_vita - 2
    here(s).flames, h.defense = 0, 0
    session = play(foes_turn(s), rolls=(60, 1, 3, 2))  # its breath: 1d6, and a flame
    assert here(session.state).flames >> NUMBERS["E5"] & 1
    assert here(session.state).round == 2  # the next turn of its own began in the flame
    assert session.state.heroes[0].vita == h.max_vita - 2 - 1 - 3 - 2


# -- a fight that comes up in the middle ----------------------------------------------------------


@pytest.mark.rule("FL-139", "FL-258")
def test_a_vampire_that_rises_in_peace_is_met_with_a_first_strike() -> None:
    """Who comes first is rolled for, as for every encounter; the vampire may have the first half of the round."""
    s = walk("witch_hunter", "arcanist")
    h, friend = s.heroes
    afflicted(s, h, "bloodlust")
    h.vita, h.corrosion = 1, (4,)
    here(s).active, here(s).queue, s.step = -1, [], "site_round"
    friend.defense, friend.vita = 0, 30
    session = play(s, "carry_on", rolls=(2, 9, 95, 3))
    now = session.state
    assert now.heroes[0].form == VAMPIRE
    assert here(now).combat and here(now).foes_first
    assert here(now).order


@pytest.mark.rule("FL-032", "FL-139")
def test_nobody_rests_beside_a_vampire_that_rose_between_two_rounds() -> None:
    s = walk("witch_hunter", "arcanist")
    h = s.heroes[0]
    afflicted(s, h, "bloodlust")
    fall(s, h)
    here(s).active, here(s).queue, s.step = -1, [], "site_round"
    session = play(s, rolls=(9, 2))
    assert session.asked.ask != "rest"
    assert here(session.state).combat and not here(session.state).foes_first


# -- perks ----------------------------------------------------------------------------------------


@pytest.mark.rule("FL-102", "FL-301")
def test_a_loyal_companion_stays_once_in_a_story_and_not_once_in_a_chapter() -> None:
    s = arena("arcanist", "witch_hunter", foes=(), spots=("E5", "A1"))
    h = s.heroes[0]
    h.words |= {"loyal_companion"}
    h.companions = ("raven",)
    drive(s, suffer(s, h, 2), "block:raven")
    assert h.companions == ("raven",)
    end_chapter(s)
    h.words |= {"loyal_companion"}
    drive(s, suffer(s, h, 2), "block:raven")
    assert not h.companions
    assert h.vita == h.max_vita
    h.companions = ("ferret",)
    begin_story(s, "garden")
    h.words |= {"loyal_companion"}
    drive(s, suffer(s, h, 2), "block:ferret")
    assert h.companions == ("ferret",)


# -- one card, one friend -------------------------------------------------------------------------


@pytest.mark.rule("FL-308")
def test_all_that_an_ability_does_for_a_friend_it_does_for_the_same_one() -> None:
    s = arena("hedge_witch", "arcanist", foes=(("zombie", "J10"),), spots=("E5", "E6"))
    h, friend = s.heroes
    h.abilities, h.pp = ("antidote",), 2
    for a in s.heroes:
        afflicted(s, a, "sickened")
        a.infection = 2
    session = play(s, "cast:antidote", "whom:1")
    assert session.asked.ask == "act"
    h, friend = session.state.heroes
    assert (friend.statuses, friend.infection) == (0, 0)
    assert (h.statuses != 0, h.infection) == (True, 2)
