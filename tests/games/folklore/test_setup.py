"""Setting up, characters, the leader."""

from __future__ import annotations

import pytest

from hearthside.games.folklore.content import CARDS, CHARACTERS, DECKS
from hearthside.games.folklore.rules.effects import recover
from hearthside.games.folklore.rules.figures import refresh
from hearthside.games.folklore.rules.party import in_order, pass_token
from hearthside.games.folklore.rules.tale import end_chapter
from hearthside.games.folklore.setup import decks
from hearthside.games.folklore.state import here
from hearthside.kernel import Session, SetupError

from .table import GAME, play, tale


@pytest.mark.rule("FL-001")
def test_every_deck_is_shuffled_and_holds_only_its_own_kind() -> None:
    a, b = GAME.begin({"seats": 2}, seed=1), GAME.begin({"seats": 2}, seed=2)
    assert a.items.cards != b.items.cards
    assert a.road.cards != b.road.cards
    assert {CARDS[c].deck for c in a.prayers.cards} == {"prayer"}
    assert len(decks(a)) == 10


@pytest.mark.rule("FL-002")
def test_every_player_has_a_character() -> None:
    s = GAME.begin({"seats": 3, "characters": ["poacher", "telepath", "hedge_witch"]})
    assert [(h.who, h.seat) for h in s.heroes] == [
        ("poacher", 0), ("telepath", 1), ("hedge_witch", 2),
    ]  # fmt: skip


@pytest.mark.rule("FL-003")
def test_a_single_player_runs_two_characters() -> None:
    s = GAME.begin({"seats": 1, "characters": ["poacher"], "second": "telepath"})
    assert [(h.who, h.seat) for h in s.heroes] == [("poacher", 0), ("telepath", 0)]
    with pytest.raises(SetupError, match="second"):
        GAME.begin({"seats": 1, "characters": ["poacher"], "second": "poacher"})


@pytest.mark.rule("FL-004")
def test_a_character_has_one_of_two_focuses() -> None:
    s = GAME.begin({"seats": 2, "focuses": ["first", "second"]})
    assert [h.focus for h in s.heroes] == [0, 1]
    assert "question" in s.heroes[0].words
    assert "two_auras" in s.heroes[1].words


@pytest.mark.rule("FL-005", "FL-011")
def test_gear_abilities_vita_and_pp_come_from_the_booklet() -> None:
    s = GAME.begin({"seats": 2})
    for h in s.heroes:
        c = CHARACTERS[h.who]
        assert [g.card for g in h.gear] == list(c.items)
        assert h.abilities == tuple(c.abilities)
        assert (h.vita, h.pp) == (h.max_vita, h.max_pp) == (c.vita, c.pp)


@pytest.mark.rule("FL-006")
def test_a_shown_prayer_or_ritual_is_drawn_at_random() -> None:
    s = Session(GAME, {"seats": 2}, seed=3).state
    hunter, arcanist = s.heroes
    assert [CARDS[m].deck for m in hunter.mystics] == ["prayer"]
    assert [CARDS[m].deck for m in arcanist.mystics] == ["ritual"]
    assert hunter.mystics[0] not in s.prayers.cards


@pytest.mark.rule("FL-008")
def test_own_starting_abilities_for_three_points_need_a_keyword() -> None:
    session = Session(GAME, {"seats": 2, "own_abilities": True}, seed=3)
    assert session.asked.ask == "train"
    offered = {str(o) for o in session.asked.options}
    assert "learn:cleave" in offered  # steel
    assert "learn:thorn_lash" not in offered  # wild
    session.choose("learn:pillar_of_salt")
    hunter = session.state.heroes[0]
    assert (hunter.abilities, hunter.ap) == (("pillar_of_salt",), 0)


@pytest.mark.rule("FL-009")
def test_heirlooms_are_an_option() -> None:
    s = Session(GAME, {"seats": 3, "heirlooms": True}, seed=3).state
    for h in s.heroes:
        assert sum(CARDS[g.card].deck == "heirloom" for g in h.gear) == 1
    assert len(s.heirlooms.cards) == len(DECKS["heirloom"]) - 3


@pytest.mark.rule("FL-010")
def test_two_characters_get_a_bandage_a_companion_and_a_boon() -> None:
    for seats in (1, 2):
        s = Session(GAME, {"seats": seats}, seed=3).state
        for h in s.heroes:
            assert (h.bandages, len(h.companions), len(h.boons)) == (1, 1, 1)
            assert CARDS[h.companions[0]].category in ("animal", "militia")
    three = Session(GAME, {"seats": 3}, seed=3).state
    assert all(h.bandages == 0 and not h.companions and not h.boons for h in three.heroes)


@pytest.mark.rule("FL-012")
def test_recovery_stops_at_the_maximum_and_gains_are_temporary() -> None:
    s = tale()
    h = s.heroes[0]
    h.vita = h.max_vita - 1
    recover(h, "vita", 5)
    assert h.vita == h.max_vita
    h.vita += 3  # gained
    recover(h, "vita", 5)
    assert h.vita == h.max_vita + 3
    refresh(s, h)
    assert h.vita == h.max_vita + 3
    end_chapter(s)
    assert h.vita == h.max_vita


@pytest.mark.rule("FL-013", "FL-014", "FL-015", "FL-017")
def test_a_story_begins_at_its_place_with_character_one_leading_by_day() -> None:
    session = Session(GAME, {"seats": 3, "story": "garden"}, seed=3)
    s = session.state
    assert (s.story, s.place, s.leader, s.day) == ("garden", "yorotrucks", 0, True)
    assert (session.asked.ask, session.asked.seat) == ("path", s.heroes[0].seat)


@pytest.mark.rule("FL-016", "FL-018")
def test_order_is_clockwise_from_the_leader() -> None:
    s = tale("witch_hunter", "arcanist", "poacher")
    assert [h.number for h in s.heroes] == [0, 1, 2]
    s.leader = 1
    assert in_order(s) == [1, 2, 0]


@pytest.mark.rule("FL-019")
def test_each_pass_of_the_token_flips_it_once() -> None:
    s = tale("witch_hunter", "arcanist", "poacher")
    pass_token(s)
    assert (s.leader, s.day) == (1, False)
    pass_token(s)
    assert (s.leader, s.day) == (2, True)


@pytest.mark.rule("FL-020")
def test_the_program_plays_the_foes() -> None:
    from .table import arena, foes_turn

    s = foes_turn(arena(foes=(("zombie", "H5"),)))
    session = play(s, rolls=(2,))
    assert session.state.site is not None
    assert here(session.state).foes[0].at != 47  # nobody was asked where it goes


@pytest.mark.rule("FL-022")
def test_divisions_round_down() -> None:
    from hearthside.games.folklore.rules.effects import amount

    s = tale()
    assert amount(s, "half", 7) == 3
    h = s.heroes[0]
    s.place = "yorotrucks"
    h.coins = 0
    assert CARDS["stiletto"].value == 10
    from .table import give

    give(s, h, "skinning_knife")  # worth 7
    s.step, s.then = "town_enter", ["world_round"]
    session = play(s, "visit:market", "sell:skinning_knife")
    assert session.state.heroes[0].coins == 3


@pytest.mark.rule("FL-227")
def test_the_advanced_rules_are_one_switch_and_on_by_default() -> None:
    assert GAME.begin({"seats": 2}).advanced
    assert not GAME.begin({"seats": 2, "advanced": False}).advanced
