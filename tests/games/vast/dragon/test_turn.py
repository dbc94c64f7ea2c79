"""The Dragon's turn: moving, feeding, waking up, coming up, getting out."""

from __future__ import annotations

import pytest
from tests.positions import asked

from hearthside.games.vast import game
from hearthside.games.vast.content.board import GONE, SUPPLY
from hearthside.games.vast.content.roles import DRAGON
from hearthside.games.vast.rules.dragon.traits import armor, spirit, wakefulness
from hearthside.games.vast.rules.pieces import empty_tiles, figures
from hearthside.kernel import SPECTATOR, Dice

from ..arrange import (
    activate,
    begin,
    choose,
    dark,
    lay,
    lies,
    offers,
    paladin_turn,
    play,
    put_ghost,
    put_lamp,
    put_treasure,
    spot,
    table,
    verbs,
)
from ..refusals.cases import refuses
from .house import above, hold, house, prowl


@pytest.mark.rule("VM-273", "VT-160", "VT-161", "VT-162", "VT-002", "VT-005", "VT-044")
def test_how_he_begins() -> None:
    s = table("five_dragon")
    d = s.dragon
    assert (d.sloth, d.eaten, d.health, len(d.hand), d.at) == ([4, 4, 4, 1, 1], 0, 5, 3, SUPPLY)
    cards = d.hand + d.deck.cards
    assert [cards.count(card) for card in ("claw", "flame", "wing")] == [6, 6, 6]
    assert s.order == [0, 1, DRAGON, 3, 4] and s.spider.at == SUPPLY
    session = play(begin(s, "dragon_stirs", DRAGON))
    assert session.state.dragon.at == s.paladin.at and asked(session) == (2, "dragon")


@pytest.mark.rule("VT-054", "VT-056")
def test_levels() -> None:
    for level, wake, shrieks in (
        ("restless", 7, 0),
        ("drowsy", 9, 0),
        ("sluggish", 13, 0),
        ("torpid", 13, 3),
    ):
        s = table("five_dragon", dragon_level=level)
        assert (s.wake_goal, s.shrieks_goal) == (wake, shrieks)
    assert table("five_dragon", paladin_level="squire").dragon.health == 3
    assert table("five_dragon", paladin_level="protector").dragon.health == 4


@pytest.mark.rule("VT-165")
def test_armor_and_spirit_follow_wakefulness() -> None:
    s = house()
    want = {
        0: (1, 3),
        1: (1, 3),
        2: (1, 4),
        4: (2, 4),
        6: (2, 5),
        8: (3, 5),
        10: (3, 6),
        12: (4, 6),
        14: (4, 7),
    }
    for awake, (shield, cards) in want.items():
        s.dragon.sloth = [14 - awake, 0, 0, 0, 0]
        assert (wakefulness(s), armor(s), spirit(s)) == (awake, shield, cards)


@pytest.mark.rule("VT-166", "VT-184")
def test_the_free_move_underground() -> None:
    s = house()
    dark(s, "B4")
    lay(s, "C4", "shrine", "EW")
    session = play(prowl(s, cards="c"))
    assert verbs(session, "go") == {"C4", "B4", "E4", "F4", "D5", "D3"}, (
        "walls and the dark are no matter"
    )
    assert refuses(
        session,
        ("go:D6", "VT-184", "no tile"),
        ("go:D4", "VT-166", "You are there"),
        ("go:G7", "VT-166", "not 1 or 2 tiles away"),
    )
    choose(session, "go:B4")
    assert not lies(session.state.map.lit, "B4")
    assert refuses(session, ("go:C4", "VT-166", "made your free move"))
    s.paladin.pillar = spot("E4")
    session = play(prowl(s))
    assert refuses(session, ("go:E4", "VT-040", "pillar"))
    assert "F4" not in verbs(session, "go")


@pytest.mark.rule("VT-188", "VT-178")
def test_on_the_surface_walls_and_the_dark_stop_him() -> None:
    s = above(house())
    dark(s, "E4")
    lay(s, "C4", "shrine", "EW")
    session = play(prowl(s, cards="wc"))
    assert verbs(session, "go") == {"D5", "D3"}
    assert refuses(
        session, ("go:E4", "VT-188", "no Dark tile"), ("go:C4", "VT-166", "straight open line")
    )
    assert verbs(session, "flap") == {"D5", "D3", "C4"}, "a Wing takes him through a wall"
    choose(session, "flap:C4")
    assert session.state.dragon.at == spot("C4") and session.state.dragon.hand == ["claw"]
    assert refuses(session, ("flap:D4", "VT-167", "costs Wing"))


@pytest.mark.rule("VT-163")
def test_the_entrance_on_the_surface_wins() -> None:
    session = play(prowl(above(house())), "go:D3")
    assert session.outcome is not None
    assert (session.outcome.winners, session.outcome.how) == ((2,), "flown")
    assert play(prowl(house()), "go:D3").outcome is None, "underground it does not"


@pytest.mark.rule("VT-185", "VT-200", "VT-028")
def test_what_he_enters_underground() -> None:
    s = house()
    put_lamp(s, "E4")
    s.map.skulls[0] = spot("E4")
    session = play(prowl(s), "go:F4")
    m = session.state.map
    assert (m.lamps, m.skulls[0], session.state.dragon.at) == (0, -2, spot("F4"))
    s = house()
    dark(s, "A1 G1")
    s.warlock.at = spot("E4")
    assert asked(play(prowl(s), "go:E4")) == (4, "flee")


@pytest.mark.rule("VT-168", "VT-173", "VT-172")
def test_treasures_feed_greed_one_a_turn() -> None:
    s = house()
    put_treasure(s, "D4")
    put_treasure(s, "D4")
    session = play(prowl(s), "end")
    assert asked(session) == (2, "dragon_take")
    choose(session, "take")
    d, m = session.state.dragon, session.state.map
    assert (d.sloth[0], d.hoard, m.treasures.count(GONE), m.hoards) == (3, 1, 1, 0)
    s = house()
    s.dragon.hoard, s.dragon.stirred = 1, 0
    s.map.treasures[0] = GONE
    d = play(prowl(s), "end").state.dragon
    assert (d.sloth[0], d.hoard) == (3, 0), "the one that was left feeds him now"
    s = house()
    s.dragon.sloth[0] = 0
    put_treasure(s, "D4")
    session = play(prowl(s), "end", "take")
    assert session.state.dragon.hoard == 0 and session.state.map.treasures.count(SUPPLY) == 10
    session = play(prowl(s), "end", "leave")
    assert lies(session.state.map.hoards, "D4")


@pytest.mark.rule("VT-169", "VT-173", "VT-193", "VT-172")
def test_gems_and_stillness_stir_pride_once_a_turn() -> None:
    session = play(prowl(house(), cards="c"), "go:E4", "end")
    assert asked(session) == (2, "dragon_gem")
    choose(session, "gem:claw")
    d = session.state.dragon
    assert (d.gems, d.sloth) == ([spot("E4"), SUPPLY, SUPPLY], [4, 4, 4, 1, 1]), (
        "the first does not"
    )
    s = house()
    s.dragon.gems[0] = spot("F4")
    session = play(prowl(s, cards="c"), "go:E4", "end")
    assert refuses(session, ("gem:claw", "VT-169", "on the map"))
    choose(session, "gem:wing")
    assert session.state.dragon.sloth == [4, 4, 4, 1, 0]
    session = play(prowl(s), "end", "gem:wing")
    assert session.state.dragon.sloth == [4, 4, 4, 1, 0], "not both parts in one turn"
    session = play(prowl(s), "end", "none")
    assert session.state.dragon.sloth == [4, 4, 4, 0, 1], "he has not moved"
    session = play(prowl(house(), cards="c"), "go:E4", "end", "none")
    assert session.state.dragon.sloth == [4, 4, 4, 1, 1]


@pytest.mark.rule("VT-173", "VT-172", "VT-176")
def test_hunger() -> None:
    s = house()
    s.dragon.eaten = 5
    session = play(prowl(s), "feast")
    d = session.state.dragon
    assert (d.eaten, d.sloth[1]) == (3, 3)
    assert refuses(session, ("feast", "VT-172", "stilled this turn"))
    s.dragon.eaten = 1
    assert refuses(play(prowl(s)), ("feast", "VT-173", "eaten 1 of 2"))
    s.dragon.eaten, s.dragon.sloth[1] = 5, 0
    assert refuses(play(prowl(s)), ("feast", "VT-173", "No Hunger"))


@pytest.mark.rule("VT-177", "VT-186", "VT-187", "VT-054")
def test_he_awakens_and_comes_up_from_a_pit() -> None:
    s = house()
    s.dragon.sloth, s.dragon.eaten = [2, 2, 0, 0, 0], 2
    session = play(prowl(s), "feast")
    d = session.state.dragon
    assert (d.awake, d.surfaced, wakefulness(session.state)) == (True, False, 11)
    s.map.pits |= 1 << spot("D4")
    session = play(prowl(s), "feast")
    assert session.state.dragon.surfaced, "on a Pit at once"
    s.dragon.awake = True
    session = play(prowl(s), "end", "none")
    assert asked(session) == (2, "surface")
    choose(session, "stay_down")
    assert not session.state.dragon.surfaced
    assert play(prowl(s), "end", "none", "come_up").state.dragon.surfaced
    s.dragon.awake = False
    s.dragon.sloth = [4, 4, 4, 0, 1]
    assert not play(prowl(s), "end", "none").state.dragon.surfaced, "asleep he does not"
    s = house(dragon_level="torpid")
    s.dragon.sloth, s.dragon.eaten, s.dragon.shrieks = [0, 1, 0, 0, 0], 2, 2
    assert not play(prowl(s), "feast").state.dragon.awake
    s.dragon.shrieks = 3
    assert play(prowl(s), "feast").state.dragon.awake


@pytest.mark.rule("VT-170", "VT-171", "VT-046", "VT-045")
def test_a_new_hand_of_spirit_cards() -> None:
    s = house()
    s.dragon.sloth[0] = 0
    s.dragon.wall, s.dragon.lent = spot("E4"), 7
    session = play(prowl(s, cards="ccf"), "go:E4", "end", "none", seed=3)
    d = session.state.dragon
    assert len(d.hand) == 4 and d.deck.discard == [] and len(d.deck) == 14
    assert (session.state.dragon.wall, session.state.role) == (spot("E4"), 3)
    session = play(begin(s, "dragon_stirs", DRAGON))
    assert (session.state.dragon.wall, session.state.dragon.lent) == (SUPPLY, 0)
    s = table("paladin_skeletons_spider_dragon")
    assert s.expander == DRAGON
    s.dragon.at = s.paladin.at
    session = play(begin(hold(s, "ccf"), "dragon_rests", DRAGON), seed=1)
    assert asked(session) == (2, "expand_reveal") and len(session.state.dragon.hand) == 3
    assert table("five_dragon").expander < 0


@pytest.mark.rule("VT-037", "VT-026", "VT-192", "VT-191")
def test_he_is_a_figure_and_gems_are_pieces() -> None:
    s = house()
    assert lies(figures(s), "D4"), "underground too"
    s.dragon.gems[0], s.dragon.wall = spot("E4"), spot("F4")
    assert not lies(empty_tiles(s), "E4") and not lies(empty_tiles(s), "F4")
    s.map.stack = []
    s.manor.placed, s.manor.wraith = True, spot("C4")
    s.manor.omens[1], s.manor.unassigned = 2, 1
    d = play(begin(s, "manor_shifts", 3), "tile:D4", "to:E5").state.dragon
    assert d.at == spot("E5")
    d = play(begin(s, "manor_shifts", 3), "tile:E4", "to:E5").state.dragon
    assert d.gems[0] == spot("E5")
    session = play(paladin_turn(s, "D4"), "crusade:E4")
    assert session.state.dragon.gems[0] == SUPPLY, "whoever enters sends it back"
    session = play(activate(s, 0, "D4"), "go:E4")
    assert session.state.dragon.gems[0] == SUPPLY
    s.dragon.at = spot("D4")
    assert play(prowl(s), "go:E4").state.dragon.gems[0] == spot("E4"), "not he"


@pytest.mark.rule("VT-033")
def test_blood_tiles_place_nothing() -> None:
    s = house()
    dark(s, "B4", "blood", "N")
    session = play(prowl(s, cards="fw"), "burn:B4")
    while session.asked.ask == "turn":
        choose(session, sorted(offers(session))[0])
    assert lies(session.state.map.lit, "B4") and not session.state.map.bloody


@pytest.mark.rule("VT-061")
def test_his_hand_is_his_to_know() -> None:
    s = hold(house(), "ccc")
    assert {"card:claw#1", "card:claw#3"} <= {thing.id for thing in game.scene(s, 2)}
    others = {thing.id: thing for thing in game.scene(s, SPECTATOR)}
    assert "card:claw#1" not in others and others["card:dragon_hand#0"].look == "back"
    assert {tuple(game.redealt(s, 0, Dice(n)).dragon.hand) for n in range(9)} != {("claw",) * 3}
    assert all(game.redealt(s, 2, Dice(n)).dragon.hand == ["claw"] * 3 for n in range(5))
    put_ghost(s, "E4")
    assert others["piece:dragon"].facts["underground"] is True
