"""The Spider: forms, Terror, moving, spells."""

from __future__ import annotations

import pytest
from tests.positions import asked, why

from hearthside.games.vast.content.board import GONE, SUPPLY
from hearthside.games.vast.content.figures import GIANT, SORCERER, SPIDERLINGS
from hearthside.games.vast.rules.edges import place_force
from hearthside.games.vast.rules.pieces import place_blood, place_web
from hearthside.games.vast.rules.spider.traits import spider_guard
from hearthside.games.vast.rules.spider.turn import spirit
from hearthside.games.vast.state import Vast

from .arrange import (
    begin,
    blank,
    choose,
    corridor,
    dark,
    deal,
    lay,
    lies,
    offers,
    play,
    put_blood,
    put_ghost,
    put_lamp,
    put_treasure,
    put_webs,
    spider_turn,
    spot,
    table,
    verbs,
)


def room() -> Vast:
    """A cross of Lit crossroads around D4."""
    s = blank()
    corridor(s, "D4 E4 D5 C4 D3", "blood")
    return s


# -- winning and traits --------------------------------------------------------------------


@pytest.mark.rule("VM-156", "VM-035")
def test_with_twelve_terror_she_leaves_by_the_stairs() -> None:
    s = blank()
    lay(s, "D1", "entrance", "N")
    s.spider.terror = 12
    session = play(spider_turn(s, SORCERER, "D1"))
    assert "escape" in offers(session)
    choose(session, "escape")
    assert session.outcome is not None
    assert session.outcome.winners == (2,)
    s.spider.terror = 11
    session = play(spider_turn(s, SORCERER, "D1"))
    assert "escape" not in offers(session)
    assert why(session, "escape") == "VM-156"
    s.spider.terror = 12
    s.spider.moves = 0
    assert "escape" not in offers(play(begin(s, "spider_acts", 2))), "a step of her movement"


@pytest.mark.rule("VM-156", "VM-159")
def test_a_wall_at_the_stairs_stops_only_those_who_cannot_climb() -> None:
    s = blank()
    lay(s, "D1", "shrine", "S")
    s.spider.terror = 12
    assert "escape" not in offers(play(spider_turn(s, SORCERER, "D1")))
    assert "escape" in offers(play(spider_turn(s, GIANT, "D1")))
    session = play(spider_turn(s, SPIDERLINGS, "D1"), "crawl:spiderling1")
    choose(session, "escape")
    assert session.outcome is not None, "one Spiderling is enough"


@pytest.mark.rule("VM-157", "VM-158", "VM-217")
def test_she_always_hits_is_never_forced_and_startles_the_warlock() -> None:
    s = room()
    s.skeletons.at[0] = s.skeletons.at[1] = s.skeletons.at[2] = spot("E4")
    s.warlock.at, s.warlock.on_map = spot("D5"), True
    session = play(spider_turn(s, GIANT, "D4", "fangs"), "go:E4")
    assert session.state.spider.at == spot("E4"), "three Skeletons, no attack forced"
    session = play(
        spider_turn(s, GIANT, "D4", "fangs"), "cast:fangs,fangs", "victim:casty", "done", rolls=(2,)
    )
    assert session.state.skeletons.at[0] == spot("spawn2"), "Defense 3 does not help"
    session = play(spider_turn(s, GIANT, "D4"), "go:D5")
    assert session.decision is not None
    assert session.decision.ask == "flee"
    assert session.decision.seat == 4


@pytest.mark.rule("VM-159", "VM-173")
def test_the_giant_climbs_one_wall_a_turn_spiderlings_any() -> None:
    s = blank()
    lay(s, "D4", "shrine", "EW")
    lay(s, "E4", "pit", "EW")
    lay(s, "F4", "pit", "W")
    session = play(spider_turn(s, GIANT, "D4", "webs"))
    assert verbs(session, "climb") == {"E4"}
    choose(session, "climb:E4")
    assert not verbs(session, "climb")
    choose(session, "legs")
    assert not verbs(session, "climb"), "Legs included"
    session = play(spider_turn(s, SORCERER, "D4"))
    assert not verbs(session, "climb")
    assert "E4" not in verbs(session, "go")
    session = play(spider_turn(s, SPIDERLINGS, "D4"), "crawl:spiderling1")
    assert {"E4", "F4"} <= verbs(session, "go")


@pytest.mark.rule("VM-164")
def test_defense_and_spirit_rise_with_terror() -> None:
    s = table()
    seen = []
    for terror in range(13):
        s.spider.terror = terror
        seen.append((spider_guard(s), spirit(s)))
    assert seen[0] == (2, 3)
    assert seen[2][1] == 4, "Spirit is above 3 at Terror 2"
    assert [d for d, _ in seen] == [2] * 4 + [3] * 4 + [4] * 4 + [5]
    assert [n for _, n in seen] == [3] * 2 + [4] * 5 + [5] * 5 + [6]


# -- form and Terror -----------------------------------------------------------------------


@pytest.mark.rule("VM-166")
def test_no_choice_of_form_on_her_first_turn() -> None:
    s = room()
    spider_turn(s, GIANT, "D4", "eyes")
    s.spider.turns = 0
    session = play(begin(s, "spider_chooses_form", 2))
    assert session.decision is not None
    assert session.decision.ask == "spider"
    assert session.state.spider.form == GIANT


@pytest.mark.rule("VM-167", "VM-168", "VM-169")
def test_forms_change_on_the_spot() -> None:
    s = room()
    spider_turn(s, GIANT, "D4", "eyes")
    s.spider.spiderlings[0] = GONE
    session = play(begin(s, "spider_chooses_form", 2))
    assert offers(session) == {"form:giant", "form:sorcerer", "form:spiderlings"}
    choose(session, "form:spiderlings")
    sp = session.state.spider
    assert sp.at == SUPPLY
    assert sp.spiderlings == [GONE] + [spot("D4")] * 4
    s = session.state
    s.spider.spiderlings = [GONE, spot("D4"), spot("E4"), spot("E4"), spot("C4")]
    session = play(begin(s, "spider_chooses_form", 2), "form:sorcerer")
    assert offers(session) == {"become:D4", "become:E4", "become:C4"}
    choose(session, "become:C4")
    sp = session.state.spider
    assert (sp.at, sp.form) == (spot("C4"), SORCERER)
    assert sp.spiderlings == [GONE] + [SUPPLY] * 4
    session = play(begin(s, "spider_chooses_form", 2), "form:spiderlings")
    assert session.state.spider.spiderlings[4] == spot("C4"), "kept, where they are"


@pytest.mark.rule("VM-170")
def test_feed_once_a_turn() -> None:
    s = room()
    s.spider.blood = 7
    session = play(begin(spider_turn(s, GIANT, "D4"), "spider_gains", 2), "feed")
    assert (session.state.spider.blood, session.state.spider.terror) == (4, 1)
    assert "feed" not in offers(session)


@pytest.mark.rule("VM-171")
def test_scare_needs_six_webs_and_a_card() -> None:
    s = room()
    put_webs(s, "D4", 3)
    put_webs(s, "E4", 2)
    session = play(begin(spider_turn(s, GIANT, "C4", "eyes fangs"), "spider_gains", 2))
    assert not verbs(session, "scare")
    put_webs(s, "E4", 3)
    session = play(
        begin(spider_turn(s, GIANT, "C4", "eyes fangs"), "spider_gains", 2), "scare:eyes"
    )
    assert session.state.spider.terror == 1
    assert session.state.spider.hand == ["fangs"]
    assert not verbs(session, "scare"), "once a turn"


# -- moving --------------------------------------------------------------------------------


@pytest.mark.rule("VM-172", "VM-173")
def test_big_forms_split_their_moves_around_spells() -> None:
    s = room()
    session = play(
        spider_turn(s, GIANT, "C4", "webs"), "go:D4", "cast:webs,webs", "spin:D5", "done"
    )
    assert session.state.spider.moves == 2
    choose(session, "go:E4")
    assert session.state.spider.moves == 1
    session = play(spider_turn(s, SORCERER, "C4"))
    assert {"D4", "E4", "D5", "D3"} <= verbs(session, "go")
    assert "F4" not in verbs(session, "go"), "two steps"


@pytest.mark.rule("VM-172", "VM-173")
def test_spiderlings_finish_one_after_the_other() -> None:
    s = room()
    session = play(spider_turn(s, SPIDERLINGS, "D4", "webs"), "crawl:spiderling1", "go:E4")
    assert not verbs(session, "cast"), "no spells in mid-move"
    assert not verbs(session, "crawl")
    choose(session, "go:F4", "stop")
    assert session.state.spider.spiderlings[0] == spot("F4")
    assert verbs(session, "crawl") == {"spiderling2"}, "the first has moved"
    assert verbs(session, "cast")


@pytest.mark.rule("VM-033", "VM-034")
def test_she_puts_out_lamps_and_keeps_webs_and_blood() -> None:
    s = room()
    put_lamp(s, "E4")
    put_webs(s, "E4", 2)
    put_blood(s, "E4", 1)
    s.map.skulls[1] = spot("E4")
    session = play(spider_turn(s, GIANT, "D4", "eyes"), "go:E4")
    m = session.state.map
    assert not lies(m.lamps, "E4")
    assert m.skulls[1] == GONE
    assert (m.webs[spot("E4")], m.blood[spot("E4")]) == (2, 1)


# -- power cards ---------------------------------------------------------------------------


@pytest.mark.rule("VM-174", "VM-175", "VM-179")
def test_eyes_reveal_and_drink_from_blood_tiles() -> None:
    s = blank()
    corridor(s, "D4", "shrine")
    dark(s, "D5", "blood", "")
    dark(s, "E4", "pit", "")
    session = play(spider_turn(s, GIANT, "D4", "eyes"), "cast:eyes,eyes", "look:D5")
    assert session.state.spider.blood == 1
    assert session.state.map.blood[spot("D5")] == 1
    choose(session, "look:E4")
    assert session.state.spider.blood == 1, "no Blood tile"
    assert session.state.spider.deck.discard[-1] == "eyes"
    assert session.state.spider.hand == []


@pytest.mark.rule("VM-176", "VM-123", "VM-179")
def test_fangs_attack_one_figure_on_each_tile() -> None:
    s = room()
    put_ghost(s, "E4")
    s.skeletons.at[2] = spot("D5")
    session = play(
        spider_turn(s, GIANT, "D4", "fangs"), "cast:fangs,fangs", "bite:E4", "bite:D5", rolls=(1,)
    )
    assert session.state.map.poltergeists[0] == SUPPLY
    assert session.state.skeletons.at[2] == spot("spawn1")
    assert session.state.spider.blood == 2, "1 per attack"


@pytest.mark.rule("VM-177")
def test_wraith_and_warlock_cannot_be_bitten() -> None:
    s = room()
    s.manor.wraith = spot("E4")
    s.warlock.at, s.warlock.on_map = spot("D5"), True
    session = play(spider_turn(s, GIANT, "D4", "fangs"))
    assert not verbs(session, "cast")


@pytest.mark.rule("VM-178", "VM-188")
def test_three_webs_on_a_tile_and_ten_in_all() -> None:
    s = room()
    put_webs(s, "E4", 2)
    session = play(spider_turn(s, GIANT, "D4", "webs"), "cast:webs,webs", "spin:E4")
    assert session.state.map.webs[spot("E4")] == 3
    assert "E4" not in verbs(session, "spin")
    for where in ("D5", "C4"):
        put_webs(s, where, 3)
    put_webs(s, "D3", 2)
    session = play(spider_turn(s, GIANT, "D4", "webs"))
    assert not verbs(session, "cast"), "ten are out"


@pytest.mark.rule("VM-179", "VM-180", "VM-066")
def test_each_form_has_its_reach() -> None:
    s = blank()
    lay(s, "D4", "shrine", "N")
    corridor(s, "E4 F4", "blood")
    dark(s, "D5 G4")
    session = play(spider_turn(s, GIANT, "D4", "webs"), "cast:webs,webs")
    assert verbs(session, "spin") >= {"D5", "E4"}, "walls do not matter"
    assert "D4" not in verbs(session, "spin"), "not her own tile"
    assert "F4" not in verbs(session, "spin")
    choose(session, "spin:E4", "spin:E4")
    assert session.state.map.webs[spot("E4")] == 2, "twice on the same tile"
    session = play(spider_turn(s, SORCERER, "D4", "webs"), "cast:webs,webs")
    assert {"D4", "E4", "F4", "G4"} <= verbs(session, "spin"), "any visible tile, her own too"
    assert "D5" not in verbs(session, "spin")
    choose(session, "spin:F4")
    assert session.decision is not None
    assert session.decision.ask == "spider", "one tile only"
    s.spider.spiderlings = [spot("E4"), spot("F4"), spot("F4"), GONE, GONE]
    spider_turn(s, SPIDERLINGS, "D4", "webs")
    s.spider.spiderlings = [spot("E4"), spot("F4"), spot("F4"), GONE, GONE]
    session = play(s, "cast:webs,webs")
    assert verbs(session, "spin") == {"E4", "F4"}
    choose(session, "spin:F4", "spin:E4")
    assert session.state.map.webs[spot("F4")] == 1, "each tile once, however many stand there"


@pytest.mark.rule("VM-181")
def test_each_form_plays_any_card_as_its_own() -> None:
    s = room()
    put_ghost(s, "E4")
    for form, own in ((GIANT, "fangs"), (SORCERER, "eyes"), (SPIDERLINGS, "webs")):
        session = play(spider_turn(s, form, "D4", "eyes fangs webs"))
        for card in ("eyes", "fangs", "webs"):
            assert f"cast:{own},{card}" in offers(session)
        other = "webs" if own != "webs" else "eyes"
        wrong = "fangs" if other != "fangs" and own != "fangs" else "eyes"
        assert f"cast:{other},{wrong}" not in offers(session)


# -- other spells --------------------------------------------------------------------------


@pytest.mark.rule("VM-182")
def test_veil_darkens_an_empty_visible_tile() -> None:
    s = room()
    put_webs(s, "E4")
    session = play(spider_turn(s, SORCERER, "C4", "eyes fangs"))
    assert verbs(session, "veil") == {"D4"}, "E4 holds a web, C4 herself, D5 is out of sight"
    choose(session, "veil:D4", "spend:fangs")
    assert not lies(session.state.map.lit, "D4")
    assert session.state.spider.hand == ["eyes"]


@pytest.mark.rule("VM-183")
def test_tend_feeds_every_egg() -> None:
    s = room()
    s.spider.eggs = [spot("E4"), spot("D5"), SUPPLY]
    s.spider.blood = 2
    session = play(spider_turn(s, SORCERER, "C4"), "tend")
    m = session.state.map
    assert (m.blood[spot("E4")], m.blood[spot("D5")]) == (1, 1)
    assert session.state.spider.blood == 1
    session = play(spider_turn(s, GIANT, "C4"))
    assert "tend" not in offers(session)


@pytest.mark.rule("VM-184")
def test_eggs_cost_two_cards_then_one_and_three_in_all() -> None:
    s = room()
    lay(s, "D5", "shrine", "S")
    session = play(spider_turn(s, GIANT, "D4", "eyes eyes eyes"))
    assert verbs(session, "lay") == {"D4", "E4", "C4", "D3"}, "own or adjacent and visible"
    choose(session, "lay:E4", "spend:eyes", "spend:eyes")
    assert session.state.spider.hand == ["eyes"]
    choose(session, "lay:D4")
    sp = session.state.spider
    assert sp.eggs == [spot("E4"), spot("D4"), SUPPLY]
    assert sp.hand == []
    deal(session.state, "fangs fangs fangs")
    session = play(session.state)
    assert not verbs(session, "lay"), "not three in one turn"


@pytest.mark.rule("VM-184", "VM-001")
def test_nobody_learns_her_hand_from_what_she_is_asked() -> None:
    s = spider_turn(room(), GIANT, "D4", "eyes fangs")
    session = play(s, "lay:E4")
    assert session.state.spider.hand == [], "all must go: there is nothing to choose"
    session = play(spider_turn(room(), GIANT, "D4", "eyes eyes eyes"), "lay:E4")
    assert asked(session) == (2, "spend"), "of one kind, as if there were a choice"


@pytest.mark.rule("VM-185")
def test_legs_move_one_more() -> None:
    s = room()
    spider_turn(s, SORCERER, "D4", "eyes")
    s.spider.moves = 0
    session = play(s, "legs", "go:E4")
    assert session.state.spider.at == spot("E4")
    session = play(
        spider_turn(s, SPIDERLINGS, "D4", "eyes"), "legs", "go:E4", "go:D5", "stay", "stay", "go:C4"
    )
    assert session.state.spider.spiderlings == [spot(c) for c in ("E4", "D5", "D4", "D4", "C4")]


@pytest.mark.rule("VM-186")
def test_loot_frightens_with_two_treasures_or_more() -> None:
    for n, terror in ((1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)):
        s = room()
        for _ in range(n):
            put_treasure(s, "E4")
        session = play(spider_turn(s, SPIDERLINGS, "E4", "eyes"), "loot")
        assert session.state.spider.terror == terror
        assert session.state.map.hoards == 0


@pytest.mark.rule("VM-187")
def test_the_hand_is_drawn_anew() -> None:
    s = room()
    spider_turn(s, GIANT, "D4", "eyes eyes")
    s.spider.terror = 7
    session = play(begin(s, "spider_redraws", 2), seed=4)
    sp = session.state.spider
    assert len(sp.hand) == 5
    assert sp.deck.discard == ["eyes", "eyes"]


@pytest.mark.rule("VM-190")
def test_an_egg_among_six_tokens_hatches_at_once() -> None:
    s = room()
    s.spider.eggs[0] = spot("E4")
    put_webs(s, "E4", 2)
    put_blood(s, "E4", 3)
    place_web(s, spot("E4"))
    assert s.spider.eggs[0] == SUPPLY
    assert s.spider.terror == 2
    assert (s.map.webs[spot("E4")], s.map.blood[spot("E4")]) == (3, 0)
    s = room()
    put_webs(s, "D4", 3)
    put_blood(s, "D4", 3)
    session = play(spider_turn(s, GIANT, "D4", "eyes eyes"), "lay:D4")
    assert session.state.spider.terror == 2, "also when it is laid there"
    s = room()
    s.spider.eggs = [spot("E4"), spot("E4"), SUPPLY]
    put_webs(s, "E4", 3)
    put_blood(s, "E4", 2)
    place_blood(s, spot("E4"))
    assert s.spider.eggs.count(spot("E4")) == 1, "the blood is gone for the second"


@pytest.mark.rule("VM-191")
def test_eggs_do_not_move() -> None:
    s = room()
    s.spider.eggs[0] = spot("D4")
    session = play(spider_turn(s, GIANT, "D4", "eyes"), "go:E4")
    assert session.state.spider.eggs[0] == spot("D4")
    assert not verbs(session, "crawl")


@pytest.mark.rule("VM-192", "VM-193")
def test_she_drinks_blood_where_no_egg_lies() -> None:
    s = room()
    put_blood(s, "D4", 2)
    session = play(spider_turn(s, GIANT, "D4"), "take:D4", "take:D4")
    assert session.state.spider.blood == 2
    assert session.state.map.bloody == 0
    s.spider.eggs[0] = spot("D4")
    assert not verbs(play(spider_turn(s, GIANT, "D4")), "take")
    s = room()
    s.spider.blood = 13
    put_blood(s, "E4", 2)
    place_blood(s, spot("C4"))
    assert s.map.blood[spot("C4")] == 0, "the same 15 tokens"


@pytest.mark.rule("VM-161")
def test_scattering_ignores_walls_and_takes_dark_tiles() -> None:
    s = blank()
    lay(s, "D4", "pit", "EW")
    corridor(s, "D3", "shrine")
    lay(s, "E4", "shrine", "W")
    dark(s, "C4")
    place_force(s, spot("D4"), 2)
    s.spider.at = spot("D4")
    s.paladin.prepare = 3
    s.paladin.at = spot("D4")
    s.paladin.unassigned = 1
    session = play(begin(s, "paladin_acts", 0), "crusade:D4", "attack:giant")
    assert verbs(session, "scatter") == {"C4", "E4", "D3", "D5"}
