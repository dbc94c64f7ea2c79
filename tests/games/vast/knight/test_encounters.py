"""Encounters of the Knight: the dark, those who force her, those who do not, treasures."""

from __future__ import annotations

import pytest
from tests.positions import asked

from hearthside.games.vast import game
from hearthside.games.vast.content.board import GONE, SUPPLY
from hearthside.games.vast.content.figures import CASTY, GIANT, SLASHY, SPIDERLINGS
from hearthside.games.vast.rules.figures import forcing
from hearthside.games.vast.state import Vast

from ..arrange import (
    Table,
    choose,
    dark,
    lay,
    lies,
    offers,
    play,
    put_blood,
    put_ghost,
    put_treasure,
    put_webs,
    spider_turn,
    spot,
    verbs,
)
from ..refusals.cases import refuses
from .house import hold, house, knight_turn, quests, strong, told


def settled(session: Table, *choices: str) -> Vast:
    """The state after tiles have been turned as they first may be, and these choices."""
    while session.decision is not None and session.asked.ask == "turn":
        choose(session, sorted(offers(session))[0])
    return choose(session, *choices).state


# -- the dark ------------------------------------------------------------------------------


@pytest.mark.rule("VT-074", "VT-075", "VT-029", "VT-084", "VT-073")
def test_a_dark_tile_takes_an_encounter_and_gives_grit() -> None:
    s = house()
    dark(s, "E4", "treasure", "ESW")
    s.knight.grit = 3
    session = play(knight_turn(s))
    assert not lies(sum(1 << spot(name) for name in verbs(session, "go")), "F4"), "it stops there"
    choose(session, "go:E4")
    while session.asked.ask == "turn":
        assert asked(session)[0] == 0
        walls = session.state.map.walls[spot("E4")]
        assert not walls >> 3 & 1, "open to the west, where she came from"
        choose(session, sorted(offers(session))[0])
    assert asked(session) == (3, "give_knight"), "the treasure of the tile in the same Encounter"
    s = session.state
    assert (s.knight.grit, s.knight.met, lies(s.map.lit, "E4")) == (4, 1, True)
    assert s.knight.trodden == 1 << spot("E4") == s.knight.met_at


@pytest.mark.rule("VT-075")
def test_a_tile_must_be_open_to_where_she_came_from_but_not_through_a_wall() -> None:
    s = house()
    dark(s, "E4", "pit", "NEW")
    session = play(knight_turn(s), "go:E4")
    assert settled(session).map.walls[spot("E4")] & 8 == 0
    s = house()
    lay(s, "D4", "blood", "NE")
    dark(s, "E4", "pit", "NEW")
    lay(s, "E5", "poltergeist")
    session = play(knight_turn(s), "cross:E4")
    assert asked(session) == (0, "turn")
    assert len(session.asked.options) > 1, "a wall may lie to a wall"


@pytest.mark.rule("VT-076")
def test_what_her_reveal_brings_forces_nothing() -> None:
    s = house()
    dark(s, "E4", "poltergeist", "")
    session = play(knight_turn(s), "go:E4")
    settled(session)
    assert asked(session) == (0, "knight_fight")
    assert offers(session) >= {"attack:poltergeist1", "done", "lay:strength"}
    choose(session, "attack:poltergeist1")
    assert session.state.knight.at == spot("E4"), "a miss, and she stays"


# -- those who force her -------------------------------------------------------------------


@pytest.mark.rule("VT-018", "VT-077", "VT-081")
def test_all_who_force_her_are_attacked_in_one_encounter() -> None:
    s = house()
    s.skeletons.at[CASTY] = s.skeletons.at[SLASHY] = spot("E4")
    s.skeletons.up = 63
    session = play(knight_turn(strong(s, 3)), rolls=(1, 2))
    assert session.asked.ask == "knight"
    choose(session, "go:E4")
    assert asked(session) == (0, "knight_fight")
    assert refuses(session, ("done", "VT-077", ""), ("attack:giant", "VM-061", ""))
    choose(session, "attack:casty")
    assert refuses(session, ("done", "VT-077", ""))
    choose(session, "attack:slashy")
    s = session.state
    assert (s.knight.at, s.knight.met) == (spot("E4"), 1)
    assert s.skeletons.at[CASTY] == spot("spawn1") and s.knight.grit == 0
    s = house()
    s.spider.at, s.spider.form = spot("E4"), GIANT
    for strength, boxed in ((2, 0), (3, 1)):
        session = play(knight_turn(strong(s, strength)), "go:E4", "attack:giant", seed=1)
        assert session.state.spider.spiderlings.count(GONE) == boxed, "equal is a miss"
    for name in ("knight", "wraith", "warlock"):
        session = play(knight_turn(strong(s, 3)), "go:E4")
        rule = "VM-016" if name == "knight" else "VM-056"
        assert refuses(session, (f"attack:{name}", rule, ""))


@pytest.mark.rule("VT-078")
def test_a_forced_miss_sends_her_back() -> None:
    s = house()
    put_ghost(s, "E4")
    put_treasure(s, "E4")
    s.skeletons.at[CASTY] = spot("D4")
    session = play(knight_turn(s), "go:E4", "attack:poltergeist1")
    s = session.state
    assert (s.knight.at, s.knight.met, s.knight.steps) == (spot("D4"), 1, 1), "a placement"
    assert lies(s.map.hoards, "E4") and asked(session) == (0, "knight")
    assert "The Knight falls back to D4." in told(session)


@pytest.mark.rule("VT-070", "VT-084", "VT-039")
def test_cubes_in_the_middle_of_an_encounter() -> None:
    s = house()
    ghost = put_ghost(s, "E4", curses=2)
    session = play(knight_turn(s), "go:E4", "lay:strength", f"attack:poltergeist{ghost + 1}")
    s = session.state
    assert (s.knight.at, s.knight.grit, s.map.haunted) == (spot("E4"), 2, 0)
    assert s.warlock.track == 1, "its curses stir the spells"


@pytest.mark.rule("VT-018", "VT-079", "VT-080", "VT-257")
def test_others_may_be_attacked_and_again_in_another_encounter() -> None:
    s = house()
    spider_turn(s, SPIDERLINGS, "E4")
    s.spider.eggs[0] = spot("E4")
    put_blood(s, "E4", 2)
    s.manor.wraith = spot("E4")
    assert not lies(forcing(s, 6), "E4")
    session = play(knight_turn(strong(s, 2)), "go:E4")
    assert asked(session) == (0, "knight"), "nothing forces her"
    choose(session, "lay:perception", "encounter", "attack:spiderling1")
    assert session.state.knight.at == spot("E4"), "a miss costs nothing more"
    assert refuses(session, ("attack:spiderling1", "VT-080", ""))
    choose(session, "done", "encounter")
    assert "attack:spiderling1" in offers(session)
    choose(session, "lay:strength", "attack:spiderling1", "attack:egg1")
    s = session.state
    assert s.spider.spiderlings.count(GONE) == 1 and s.spider.eggs[0] == SUPPLY
    assert (s.knight.grit, s.map.blood[spot("E4")]) == (0, 1), "only the step has wiped some away"
    assert refuses(choose(session, "done"), ("encounter", "VT-069", "No Encounter"))


@pytest.mark.rule("VT-065")
def test_the_last_spiderling_wins() -> None:
    s = house()
    s.spider.form, s.spider.at = SPIDERLINGS, SUPPLY
    s.spider.spiderlings = [GONE] * 4 + [spot("D4")]
    session = play(knight_turn(strong(s, 3)), "encounter", "attack:spiderling5")
    assert session.outcome is not None
    assert (session.outcome.winners, session.outcome.how) == ((0,), "spider_dead")
    said = game.words.outcome(session.state, session.outcome)
    assert said == "The Knight wins: the last Spiderling is no more."


# -- treasures -----------------------------------------------------------------------------


@pytest.mark.rule("VT-082", "VT-083", "VT-084", "VT-039")
def test_the_manor_gives_one_of_two() -> None:
    s = house()
    put_treasure(s, "D4", curses=1)
    s.knight.treasures.cards[-2:] = top = [
        card for card in s.knight.treasures.cards if card in ("javelin", "heroic_boots")
    ]
    rest = [c for c in s.knight.treasures.cards[:-2] if c not in top]
    s.knight.treasures.cards = [*rest, *top]
    session = play(knight_turn(s), "encounter")
    assert asked(session) == (3, "give_knight")
    assert verbs(session, "give") == {"javelin", "heroic_boots"}
    other = next(card for card in rest)
    assert refuses(session, (f"give:{other}", "VT-082", "not drawn"))
    assert session.state.warlock.track == 1
    choose(session, "give:heroic_boots")
    assert asked(session) == (0, "knight_treasure")
    assert session.state.knight.treasures.cards[0] == "javelin", "under the deck"
    kept = play(session.state, "keep").state.knight
    assert kept.kept == ["heroic_boots"] and kept.grit == 0
    choose(session, "refuse")
    k = session.state.knight
    assert (k.kept, k.boxed, k.grit, k.cubes) == ([], ["heroic_boots"], 5, 3)


@pytest.mark.rule("VT-082")
def test_without_a_manor_she_draws_and_an_empty_deck_is_grit() -> None:
    s = house("no_manor_knight")
    put_treasure(s, "D4")
    top = s.knight.treasures.cards[-1]
    session = play(knight_turn(s), "encounter")
    assert asked(session) == (0, "knight_treasure")
    assert session.state.knight.found == [top]
    s = house()
    s.knight.treasures.cards = []
    put_treasure(s, "D4")
    assert play(knight_turn(s), "encounter").state.knight.grit == 5


# -- Grit ----------------------------------------------------------------------------------


@pytest.mark.rule("VT-085", "VT-084")
def test_marks_give_cubes_at_once() -> None:
    s = house()
    dark(s, "E4", "shrine", "")
    s.knight.grit = 4
    session = play(knight_turn(s, cubes=0), "go:E4")
    k = settled(session).knight
    assert (k.grit, k.cubes, k.waiting) == (5, 1, 30)
    choose(session, "lay:strength")
    for grit, before in ((11, 30), (18, 28), (26, 24), (35, 16)):
        s = house()
        put_treasure(s, "D4")
        s.knight.treasures.cards, s.knight.grit, s.knight.waiting = [], grit - 5, before
        k = play(knight_turn(s, cubes=0), "encounter").state.knight
        assert (k.grit, k.cubes) == (grit, 1)
    s = house()
    s.knight.grit, s.knight.waiting = 43, 0
    put_treasure(s, "D4")
    s.knight.treasures.cards = []
    assert play(knight_turn(s), "encounter").state.knight.grit == 45, "no further"


# -- sidequests ----------------------------------------------------------------------------


@pytest.mark.rule("VT-094", "VT-096")
def test_a_sidequest_gives_grit_and_another_is_drawn() -> None:
    s = quests(house(), "intrepid", "swift", "stalwart")
    s.map.reveals = 9
    session = play(knight_turn(s))
    assert refuses(
        session,
        ("quest:intrepid", "VT-096", "not done"),
        ("quest:daring", "VT-094", "do not hold"),
    )
    s.map.reveals = 10
    session = play(knight_turn(s))
    assert verbs(session, "quest") == {"intrepid"}
    following = session.state.knight.quests.cards[-1]
    choose(session, "quest:intrepid")
    k = session.state.knight
    assert (k.grit, k.boxed, k.hand) == (3, ["intrepid"], ["swift", "stalwart", following])
    s = quests(house(), "intrepid")
    s.map.reveals, s.knight.quests.cards = 10, []
    assert play(knight_turn(s), "quest:intrepid").state.knight.hand == []


@pytest.mark.rule("VT-096", "VT-095")
def test_daring_and_fearless_are_hits() -> None:
    s = quests(house(), "daring", "fearless")
    dark(s, "E4", "shrine", "")
    s.skeletons.at[CASTY] = spot("E4")
    session = play(knight_turn(s, cubes=3), "go:E4", rolls=(1,))
    settled(session, "lay:strength", "attack:casty")
    assert verbs(session, "quest") == {"fearless"}
    s = quests(house(), "daring", "fearless")
    s.spider.at = s.skeletons.at[CASTY] = spot("E4")
    session = play(knight_turn(strong(s, 2)), "go:E4", "attack:giant")
    assert not verbs(session, "quest"), "a miss is no deed"
    session = play(knight_turn(strong(s, 3)), "go:E4", "attack:giant", rolls=(1,))
    while session.asked.ask == "scatter":
        choose(session, sorted(offers(session))[0])
    choose(session, "attack:casty")
    assert verbs(session, "quest") == {"daring"}, "no tile was revealed"
    choose(session, "quest:daring")
    assert session.state.knight.grit == 4


@pytest.mark.rule("VT-096")
def test_cunning_bedecked_adventurous_and_swift() -> None:
    s = quests(house(), "cunning", "bedecked", "adventurous", "swift")
    put_treasure(s, "D4")
    put_treasure(s, "D4")
    s.knight.treasures.cards = []
    session = play(knight_turn(s), "encounter")
    assert verbs(session, "quest") == {"cunning"}
    s = quests(house(), "bedecked")
    hold(hold(s, "javelin"), "mighty_axe", up=False)
    session = play(knight_turn(s))
    assert not verbs(session, "quest")
    choose(session, "show:mighty_axe")
    assert refuses(session, ("show:mighty_axe", "VT-083", "face down"))
    assert verbs(session, "quest") == {"bedecked"}
    s = quests(house(), "adventurous", "swift")
    for where in ("D4", "E4", "F4"):
        put_treasure(s, where)
    s.knight.treasures.cards, s.knight.tracks = [], [2, 3, 0]
    session = play(knight_turn(s), "encounter", "go:E4", "encounter", "go:F4")
    assert not verbs(session, "quest")
    choose(session, "encounter")
    assert verbs(session, "quest") == {"adventurous"}
    s = quests(house(), "swift")
    lay(s, "G4", "poltergeist")
    lay(s, "G5", "poltergeist")
    s.knight.tracks = [3, 0, 0]
    session = play(knight_turn(s, "C4"), "go:G4")
    assert session.state.knight.trodden.bit_count() == 4, "every space on the way"
    choose(session, "go:G5")
    s = session.state
    s.knight.trodden |= 1 << spot("D3")
    assert not verbs(play(knight_turn(s, "G5")), "quest"), "six"
    s.knight.trodden |= 1 << spot("D5")
    session = play(knight_turn(s, "G5"), "quest:swift")
    assert session.state.knight.grit == 4


@pytest.mark.rule("VT-093")
def test_a_web_on_the_way_has_to_be_entered_first() -> None:
    s = house()
    put_webs(s, "E4")
    s.knight.tracks = [1, 0, 0]
    session = play(knight_turn(s))
    assert "F4" not in verbs(session, "go") and "E4" in verbs(session, "go")
