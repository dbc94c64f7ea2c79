"""Golden rules, setup, mixes and difficulty."""

from __future__ import annotations

from random import Random

import pytest
from tests.positions import why

from hearthside.games.vast import game
from hearthside.games.vast.content.board import GONE, SUPPLY
from hearthside.games.vast.content.cards import whole
from hearthside.games.vast.content.mixes import MIXES
from hearthside.games.vast.content.powers import POWER_CARDS
from hearthside.games.vast.content.rituals import RITUALS
from hearthside.games.vast.content.roles import ROLES
from hearthside.games.vast.rules.paladin.dials import gain_fury, gain_light, lose_health
from hearthside.games.vast.rules.pieces import (
    figures,
    gain_terror,
    place_blood,
    place_poltergeist,
    place_treasure,
    place_web,
    remove_poltergeist,
)
from hearthside.games.vast.state import Vast
from hearthside.kernel import END, Dice, Session
from hearthside.kernel.clone import from_data, to_data
from hearthside.kernel.setup import SetupError

from .arrange import (
    activate,
    begin,
    blank,
    choose,
    corridor,
    lay,
    offers,
    paladin_turn,
    play,
    put_ghost,
    put_treasure,
    roles_of,
    spider_turn,
    spot,
    table,
    verbs,
    warlock_turn,
)


def refused(**setup: object) -> str:
    with pytest.raises(SetupError) as caught:
        game.begin(setup, 1)
    return str(caught.value)


# -- golden rules --------------------------------------------------------------------------


@pytest.mark.rule("VM-001", "VM-155")
def test_hands_and_decks_are_hidden_all_else_is_seen() -> None:
    s = table()
    s.skeletons.hand.append(s.skeletons.deck.cards.pop())
    held = s.skeletons.hand[0]
    own = {t.id for t in game.scene(s, 1)}
    others = {t.id for t in game.scene(s, 0)}
    assert f"card:{held}" in own
    assert f"card:{held}" not in others
    assert "card:gear_hand#0" in others
    assert not any(t.look in POWER_CARDS for t in game.scene(s, 0) if t.kind == "card")
    for seat in (*range(5), -2):
        for seed in range(5):
            assert game.scene(game.redealt(s, seat, Dice(seed)), seat) == game.scene(s, seat)


@pytest.mark.rule("VM-002", "VM-025")
def test_supplies_are_hard_limits() -> None:
    s = blank()
    corridor(s, "A1 B1 C1 D1 E1 F1 G1 A2 B2 C2 D2")
    m = s.map
    assert [place_poltergeist(s, at) for at in range(42, 49)] == [True] * 7
    assert [place_poltergeist(s, at) for at in (35, 36)] == [True] * 2
    assert not place_poltergeist(s, 37), "nine and no more"
    assert [place_treasure(s, spot("A1")) for _ in range(11)] == [*range(10), -1]
    for _ in range(20):
        place_blood(s, spot("B1"))
    assert sum(m.blood) == 15
    for at in range(42, 49):
        for _ in range(3):
            place_web(s, at)
    assert sum(m.webs) == 10
    counts = {t.id: t.facts.get("count") for t in game.scene(table(), 0)}
    assert counts["pile:poltergeists"] == 9
    assert counts["pile:breaches"] == 8
    assert counts["pile:force_walls"] == 6
    assert counts["pile:treasure_markers"] == 10


@pytest.mark.rule("VM-003")
def test_hands_have_no_limit_but_the_manor_keeps_five_rituals() -> None:
    s = table()
    s.manor.placed, s.manor.wraith = True, spot("D4")
    s.manor.hand, s.manor.deck.cards = list(RITUALS)[:5], list(RITUALS)[5:]
    s.manor.omens, s.manor.unassigned = [0, 0, 0, 0, 0, 1], 2
    session = play(begin(s, "manor_draws", 3))
    assert len(session.state.manor.hand) == 6
    choose(session, "forget:r0")
    assert len(session.state.manor.hand) == 5
    s = blank()
    lay(s, "B2", "armory", "")
    s.skeletons.hand = list(s.skeletons.deck.cards[:14])
    s.skeletons.deck.cards = s.skeletons.deck.cards[14:]
    session = play(activate(s, 3, "B2"), "arm")
    assert len(session.state.skeletons.hand) == 15, "all the gear there is"
    assert "arm" not in offers(play(activate(session.state, 3, "B2"))), "no card is left"


@pytest.mark.rule("VM-004", "VM-019", "VM-111")
def test_dials_stop_at_their_ends_and_spending_needs_the_full_amount() -> None:
    s = blank()
    gain_fury(s, 99)
    gain_light(s, 99)
    assert (s.paladin.fury, s.paladin.light) == (5, 8)
    s.map.lamps = 0b111
    s.paladin.light = 0
    gain_light(s, 99)
    assert s.paladin.light == 5, "three tokens are lamps on the map"
    gain_terror(s, 99)
    assert s.spider.terror == 12
    for _ in lose_health(s, 99):
        pass
    assert s.paladin.health == 0
    s = blank()
    corridor(s, "D4")
    s.spider.blood = 2
    session = play(begin(spider_turn(s, 0, "D4"), "spider_gains", 2))
    assert "feed" not in offers(session)
    assert session.state.spider.blood == 2


@pytest.mark.rule("VM-005")
def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    s = table()
    deck = s.skeletons.deck
    deck.discard, deck.cards = deck.cards[:2], []
    first, second = deck.draw(s), deck.draw(s)
    assert {first, second} != {None}
    assert deck.draw(s) is None


@pytest.mark.rule("VM-008", "VM-009")
def test_removed_is_not_boxed_and_no_rule_means_no_effect() -> None:
    s = blank()
    corridor(s, "D4")
    put_ghost(s, "D4")
    remove_poltergeist(s, spot("D4"))
    assert s.map.poltergeists[0] == SUPPLY, "removed: it can come again"
    assert GONE not in s.map.poltergeists
    session = play(spider_turn(blank_with(s), 0, "D4", "fangs fangs"), "cast:fangs,fangs")
    choose(session, "bite:E4", "cast:fangs,fangs", "bite:E4")
    assert session.state.paladin.health == 7, "no rule lets her bites cost him Health"
    assert session.state.spider.blood == 4


def blank_with(s: Vast) -> Vast:
    """The table with the Paladin beside the Spider."""
    corridor(s, "E4")
    s.paladin.at = spot("E4")
    return s


@pytest.mark.rule("VM-008", "VM-176", "VM-076")
def test_fangs_on_the_paladin_give_blood_and_cost_him_nothing() -> None:
    s = blank_with(blank())
    corridor(s, "D4")
    session = play(spider_turn(s, 0, "D4", "fangs"), "cast:fangs,fangs", "done")
    assert session.state.paladin.health == 7
    assert session.state.paladin.at == spot("E4"), "never removed"
    assert session.state.spider.blood == 1


@pytest.mark.rule("VM-011")
def test_a_card_wins_over_a_rule_and_a_variant_over_the_core() -> None:
    s = blank(skeletons_level="boss")
    assert s.paladin.health == 6, "the variant over the core"
    s = blank()
    corridor(s, "D4 D5")
    s.map.skulls[0] = spot("D5")
    session = play(paladin_turn(s, "D4"), "crusade:D5")
    assert session.state.map.skulls[0] == GONE, "the card boxes what the rule would only remove"


@pytest.mark.rule("VM-016", "VM-020")
def test_every_figure_is_a_figure_and_markers_are_not() -> None:
    s = blank()
    corridor(s, "A1 B1 C1 D1 E1 F1 G1 A2 B2")
    s.paladin.at, s.paladin.pillar = spot("A1"), spot("B1")
    s.skeletons.at[0], s.spider.at = spot("C1"), spot("D1")
    s.spider.eggs[0], s.manor.wraith, s.warlock.at = spot("E1"), spot("F1"), spot("G1")
    put_ghost(s, "A2")
    put_treasure(s, "B2")
    wanted = sum(1 << spot(c) for c in ("A1", "B1", "C1", "D1", "E1", "F1", "G1", "A2"))
    assert figures(s) == wanted
    session = play(warlock_turn(s, "G1"))
    assert not {"A2"} & verbs(session, "summon"), "a poltergeist is a figure for the Warlock too"


@pytest.mark.rule("VM-018")
def test_place_takes_from_the_supply_and_box_is_for_good() -> None:
    s = blank()
    corridor(s, "D4")
    s.map.poltergeists = [GONE] * 9
    assert not place_poltergeist(s, spot("D4"))
    s.map.poltergeists[4] = SUPPLY
    assert place_poltergeist(s, spot("D4"))
    assert s.map.poltergeists[4] == spot("D4")


# -- setup ---------------------------------------------------------------------------------


@pytest.mark.rule("VM-026", "VM-340")
def test_every_role_starts_with_its_own_pieces() -> None:
    s = table()
    p, k, sp, mn, w = s.paladin, s.skeletons, s.spider, s.manor, s.warlock
    assert (p.at, p.health, p.grit, p.light, p.fury, p.unassigned, p.cubes) == (
        spot("D1"),
        7,
        0,
        0,
        0,
        3,
        7,
    )
    assert p.played == ["vigor", "illuminate"]
    assert (len(p.favors.cards), len(p.treasures.cards)) == (7, 7)
    assert k.stability == 2
    assert sum(at >= 0 for at in k.at) == k.up.bit_count() == 2
    assert [k.up >> i & 1 for i in k.march] == [1, 1, 0, 0, 0]
    assert len(k.deck.cards) == 15
    assert (sp.at, sp.form, sp.terror, sp.blood, len(sp.hand)) == (spot("D4"), 0, 0, 0, 3)
    assert sorted(sp.hand + sp.deck.cards) == sorted(whole(POWER_CARDS.values()))
    assert [sp.deck.cards.count(c) + sp.hand.count(c) for c in ("eyes", "fangs", "webs")] == [4] * 3
    assert (mn.unassigned, mn.seals, len(mn.hand), len(mn.deck.cards), mn.wraith) == (
        3,
        0,
        3,
        10,
        SUPPLY,
    )
    assert (w.unassigned, w.cubes, w.curses, w.track, w.hand, w.at) == (3, 5, 0, 0, [], SUPPLY)
    session = play(begin(s, "manor_begins", 3), seed=1)
    assert session.decision is not None
    assert session.decision.ask == "appear"
    assert "D1" not in verbs(session, "appear"), "not where the Paladin stands"
    assert verbs(session, "appear") >= {"B6", "D5"}, "Dark tiles too"
    choose(session, "appear:B6")
    assert session.state.manor.wraith == spot("B6")
    session = play(begin(table(), "warlock_begins", 4), "appear:D5")
    assert session.state.warlock.at == spot("D5")


@pytest.mark.rule("VM-027", "VM-245")
def test_mixes_that_the_book_does_not_list_are_refused() -> None:
    from itertools import combinations

    listed = {tuple(sorted(ROLES[r].key for r in mix.roles)) for mix in MIXES.values()}
    for n in range(1, 6):
        for roles in combinations([role.key for role in ROLES], n):
            if tuple(sorted(roles)) in listed:
                assert game.begin({"seats": n, "roles": list(roles)}, 1).seats == n
            else:
                assert "no mix of the rule book" in refused(seats=n, roles=list(roles))
    assert len(listed) == 25
    said = refused(seats=3, roles=["paladin", "manor", "warlock"])
    assert "Paladin, Spider, Manor" in said, "the refusal names what can be played"


@pytest.mark.witness
@pytest.mark.rule("VM-028")
def test_turns_go_round_in_order_and_skip_absent_roles() -> None:
    for mix in ("five", "paladin_spider_warlock"):
        session = Session(game, {"seats": len(roles_of(mix)), "roles": roles_of(mix)}, seed=4)
        seen: list[int] = []
        from random import Random

        rng = Random(3)
        while session.decision is not None and len(seen) < 11:
            if not seen or seen[-1] != session.state.role:
                seen.append(session.state.role)
            session.choose(rng.choice(list(session.decision.options)))
        order = list(MIXES[mix].roles)
        assert seen[: 2 * len(order)] == (order * 2)[: len(seen)]


@pytest.mark.rule("VM-029", "VM-030", "VM-117")
def test_the_game_ends_at_once_when_the_paladin_falls() -> None:
    s = blank()
    corridor(s, "D4 E4")
    s.paladin.at, s.paladin.health = spot("D4"), 1
    k = s.skeletons
    k.at[3], k.at[0], k.up, k.march = spot("E4"), spot("D5"), 0b11111, [3, 0, 1, 2, 4]
    k.stability = 4
    session = play(begin(s, "skeletons_march", 1), "go:D4", "strike:paladin")
    assert session.decision is None
    assert session.state.step == END
    assert session.outcome is not None
    assert session.outcome.winners == (1,)
    assert session.outcome.rule == "VM-117"


# -- difficulty ----------------------------------------------------------------------------


@pytest.mark.rule("VM-232")
def test_paladin_levels() -> None:
    assert table(paladin_level="squire").spider.spiderlings.count(GONE) == 2
    assert table(paladin_level="protector").spider.spiderlings.count(GONE) == 1
    assert table(paladin_level="justicar").shrines_shut
    lord = table(paladin_level="lord")
    assert (lord.paladin.unassigned, lord.paladin.cubes) == (2, 6)
    s = blank(paladin_level="justicar")
    corridor(s, "D4 E4")
    session = play(paladin_turn(s, "D4"), "crusade:E4")
    assert session.decision is not None
    assert session.decision.ask == "paladin", "no shrine is offered"


@pytest.mark.rule("VM-233")
def test_skeleton_levels() -> None:
    assert table(skeletons_level="miscreant").paladin.health == 5
    assert table(skeletons_level="boss").paladin.health == 6
    assert table(skeletons_level="master").paladin.played == ["vigor", "illuminate", "armor"]
    warlord = table(skeletons_level="warlord")
    assert warlord.paladin.played[2:] == ["armor", "halo"]
    assert not list(game.invariants(warlord))
    assert "needs the Paladin" in refused(
        seats=2, roles=["skeletons", "spider"], skeletons_level="boss"
    )


@pytest.mark.rule("VM-234")
def test_spider_levels() -> None:
    assert table(spider_level="hatchling").terror_goal == 8
    assert table(spider_level="consumer").terror_goal == 10
    s = blank(spider_level="matriarch")
    corridor(s, "D4")
    session = play(spider_turn(s, 0, "D4", "eyes"))
    assert "legs" not in offers(session)
    assert why(session, "legs") == "VM-234"
    s = blank(spider_level="demon_queen")
    corridor(s, "D4 E4")
    spider_turn(s, 2, "D4")
    s.spider.spiderlings = [spot("D4"), spot("E4"), GONE, GONE, GONE]
    session = play(begin(s, "spider_chooses_form", 2))
    assert offers(session) == {"become:D4", "become:E4"}, (
        "she re-forms as the Giant and nothing else"
    )


@pytest.mark.rule("VM-235")
def test_manor_levels() -> None:
    assert table(manor_level="shack").seals_goal == 11
    assert table(manor_level="villa").seals_goal == 13
    for level, seals in (("keep", 3), ("castle", 1)):
        s = table(manor_level=level)
        cards = s.manor.hand + s.manor.deck.cards
        assert all(RITUALS[card].seals != seals for card in cards)
        assert not list(game.invariants(s))


@pytest.mark.rule("VM-236")
def test_warlock_levels() -> None:
    assert table(warlock_level="charlatan").pieces_goal == 4
    assert len(table(warlock_level="controller").warlock.hand) == 3
    beguiler = table(warlock_level="beguiler").warlock
    assert (beguiler.track, beguiler.hand) == (2, [])
    bender = table(warlock_level="mind_bender").warlock
    assert (bender.unassigned, bender.cubes) == (2, 4)
    assert "needs the Warlock" in refused(
        seats=4, roles=roles_of("no_warlock"), warlock_level="charlatan"
    )


# -- mixes ---------------------------------------------------------------------------------


@pytest.mark.rule("VM-237")
def test_five_and_four_players() -> None:
    assert table("five").expander == -1
    s = table("no_warlock")
    assert (s.expander, s.spider.terror, s.manor.seals) == (-1, 0, 0)
    s = table("no_manor")
    assert s.warlock.spells == ["expand"]
    assert s.expander == 4


@pytest.mark.rule("VM-238", "VM-246")
def test_three_with_paladin_and_skeletons_give_the_spider_expand() -> None:
    s = table("paladin_skeletons_spider")
    assert s.expander == 2
    session = play(begin(s, "spider_redraws", 2), seed=1)
    assert session.decision is not None
    assert session.decision.ask == "expand_reveal"
    assert session.decision.seat == s.seat_of[2]


@pytest.mark.rule("VM-239")
def test_three_with_paladin_spider_manor() -> None:
    s = table("paladin_spider_manor")
    gone = {"armor", "disdain", "radiant_lamps"}
    assert set(s.paladin.boxed) == gone
    assert not gone & {*s.paladin.favors.cards, *s.paladin.treasures.cards}
    assert (s.spider.terror, len(s.spider.hand), s.manor.seals) == (2, 3, 3)


@pytest.mark.rule("VM-240", "VM-246")
def test_three_with_paladin_spider_warlock() -> None:
    s = table("paladin_spider_warlock")
    assert set(s.paladin.boxed) == {"armor", "disdain", "radiant_lamps"}
    assert (s.spider.terror, len(s.spider.hand)) == (2, 3)
    assert s.warlock.spells == ["syphon_specialize", "expand"]
    assert not {"syphon_specialize", "expand"} & set(s.warlock.deck.cards)


@pytest.mark.rule("VM-241", "VM-163")
def test_three_with_skeletons_spider_warlock() -> None:
    s = table("skeletons_spider_warlock")
    assert set(s.skeletons.boxed) == {"shield", "kukri", "pauldrons", "poison"}
    assert (s.spider.terror, len(s.spider.hand), s.hunt) == (2, 3, True)
    assert s.warlock.spells == ["expand", "enclose"]
    s = blank("skeletons_spider_warlock")
    corridor(s, "D4 E4")
    s.spider.form, s.spider.spiderlings = 2, [GONE, GONE, GONE, GONE, spot("D4")]
    k = s.skeletons
    k.at[0], k.at[1], k.at[2] = spot("E4"), spot("C4"), spot("D5")
    k.up, k.march, k.stability = 0b11111, [0, 1, 2, 3, 4], 3
    session = play(begin(s, "skeletons_march", 0), "go:D4")
    assert session.state.skeletons.must_strike
    assert "rest" not in offers(session)
    choose(session, "strike:spiderling5")
    assert session.outcome is not None, "the Spider is dead"
    assert session.outcome.winners == (0,)


@pytest.mark.rule("VM-242")
def test_three_with_skeletons_spider_manor() -> None:
    s = table("skeletons_spider_manor")
    assert (s.spider.terror, s.manor.seals, s.hunt) == (2, 3, True)
    assert set(s.skeletons.boxed) == {"shield", "kukri", "pauldrons", "poison"}
    assert s.expander == -1


@pytest.mark.rule("VM-243")
def test_two_with_paladin_and_spider() -> None:
    s = table("paladin_spider")
    assert set(s.paladin.boxed) == {"armor", "radiant_lamps"}
    assert (s.spider.terror, len(s.spider.hand), s.expander) == (2, 3, 2)


@pytest.mark.rule("VM-244")
def test_two_with_skeletons_and_spider() -> None:
    s = table("skeletons_spider")
    assert (s.spider.terror, s.expander, s.hunt) == (2, 2, True)
    assert s.skeletons.boxed == []


def test_setups_of_other_modes_are_refused() -> None:
    assert "for one player" in refused(seats=5, campaign=True)
    assert "solo game" in refused(seats=5, difficulty="hard")
    assert "solo game" in refused(seats=5, ghosts_strike=True)
    assert "own difficulty" in refused(seats=1, paladin_level="lord")
    assert "must be" in refused(seats=6)


@pytest.mark.witness
def test_a_game_saved_before_visitors_came_goes_on() -> None:
    data = to_data(table("five", seed=4))
    del data["thief"], data["loot_goal"], data["loot_bare"]
    del data["map"]["peeked"], data["map"]["vaults"]
    data["seat_of"], data["levels"] = data["seat_of"][:5], data["levels"][:5]
    session = Session.resume(game, from_data(Vast, data))
    rng = Random(4)
    for _ in range(300):
        session.choose(rng.choice(session.asked.options))
        assert list(game.invariants(session.state)) == []
    for seat in range(5):
        assert game.redealt(session.state, seat, Dice(seat)).order == [0, 1, 2, 3, 4]
        assert len(session.scene(seat)) > 100
        assert 0 < game.advice(session.state, seat) < 1
