"""The Paladin's turn."""

from __future__ import annotations

import pytest
from tests.positions import why

from hearthside.games.vast.content.board import GONE, SUPPLY
from hearthside.games.vast.rules.edges import place_breach
from hearthside.games.vast.rules.paladin.dials import gain_grit, lose_grit
from hearthside.games.vast.state import Vast
from hearthside.kernel import Session

from .arrange import (
    begin,
    blank,
    choose,
    corridor,
    dark,
    give,
    lay,
    lies,
    offers,
    paladin_turn,
    play,
    put_blood,
    put_ghost,
    put_treasure,
    put_webs,
    spot,
    table,
    verbs,
)


def room(mix: str = "five", **setup: object) -> Vast:
    """Crossroads around D4 without shrines."""
    s = blank(mix, **setup)
    corridor(s, "D4 E4 D5 C4", "blood")
    return s


def far_spider(s: Vast) -> None:
    """The Giant Spider in a far corner, so that her turn can begin."""
    corridor(s, "G7")
    s.spider.at = spot("G7")


# -- the turn ------------------------------------------------------------------------------


@pytest.mark.rule("VM-075", "VM-160", "VM-162")
def test_he_wins_with_the_fifth_spiderling() -> None:
    s = room()
    s.spider.form, s.spider.spiderlings = 2, [GONE] * 4 + [spot("E4")]
    s.paladin.prepare = 3
    session = play(paladin_turn(s, "D4"), "crusade:E4", "attack:spiderling5")
    assert session.outcome is not None
    assert session.outcome.winners == (0,)


@pytest.mark.rule("VM-077", "VM-078")
def test_cubes_come_back_and_guard_until_then() -> None:
    s = room()
    far_spider(s)
    p = s.paladin
    p.at = spot("D4")
    p.unassigned, p.prepare, p.sprint, p.crusade = 0, 2, 1, 1
    session = play(begin(s, "paladin_collects", 0))
    p = session.state.paladin
    assert (p.unassigned, p.prepare, p.sprint, p.crusade) == (4, 0, 0, 0)
    choose(session, "prepare", "prepare", "end")
    assert session.state.paladin.prepare == 2, "Defense holds in the others' turns"


@pytest.mark.rule("VM-079", "VM-080")
def test_one_cube_each_in_any_order_and_four_on_prepare() -> None:
    s = room()
    s.paladin.light = 1
    session = play(
        paladin_turn(s, "D4", cubes=6), "prepare", "sprint:E4", "stop", "prepare", "prepare"
    )
    p = session.state.paladin
    assert (p.unassigned, p.prepare, p.sprint) == (2, 3, 1)
    choose(session, "prepare")
    assert "prepare" not in offers(session)
    assert why(session, "prepare") == "VM-080"
    choose(session, "crusade:D4")
    assert session.state.paladin.unassigned == 0
    assert not verbs(session, "crusade")
    assert why(session, "crusade:E4") == "VM-079"


@pytest.mark.rule("VM-080", "VM-077")
def test_prepare_in_the_middle_of_a_crusade() -> None:
    s = room()
    put_ghost(s, "E4")
    session = play(paladin_turn(s, "D4"), "crusade:E4", "prepare", "prepare")
    assert session.state.map.poltergeists[0] == SUPPLY, "the attack, now the only choice, hits"


@pytest.mark.rule("VM-081", "VM-083")
def test_a_sprint_keeps_to_lit_tiles_without_forcing_figures_and_does_nothing_else() -> None:
    s = room()
    corridor(s, "F4 G4")
    put_ghost(s, "C4")
    put_treasure(s, "F4")
    s.spider.eggs[0] = spot("E4")
    session = play(paladin_turn(s, "D4"))
    assert verbs(session, "sprint") == {"E4", "F4", "D5"}, "not C4, not Dark tiles, not G4"
    assert why(session, "sprint:C4") == "VM-083"
    choose(session, "sprint:F4")
    assert session.state.map.treasures[0] == spot("F4")
    assert session.state.paladin.at == spot("F4")
    assert session.decision is not None
    assert session.decision.ask == "paladin"


@pytest.mark.rule("VM-082", "VM-188", "VM-189")
def test_a_web_ends_a_sprint_and_loses_one_web() -> None:
    s = room()
    corridor(s, "F4")
    put_webs(s, "E4", 2)
    session = play(paladin_turn(s, "D4"))
    assert "F4" not in verbs(session, "sprint")
    choose(session, "sprint:E4")
    assert session.decision is not None
    assert session.decision.ask == "paladin"
    assert session.state.map.webs[spot("E4")] == 1


@pytest.mark.rule("VM-084", "VM-087", "VM-088")
def test_a_crusade_goes_in_order_reveal_attack_shrine_treasure() -> None:
    s = room("paladin_skeletons_spider")
    dark(s, "E4", "shrine")
    put_treasure(s, "E4")
    s.skeletons.at[2] = spot("E4")
    s.spider.eggs[1] = spot("E4")
    s.paladin.prepare = 3
    session = play(paladin_turn(s, "D4"), "crusade:E4", seed=3)
    assert lies(session.state.map.lit, "E4"), "revealed first, though a figure waits"
    assert verbs(session, "attack") == {"shooty"}, "forcing ones before others"
    assert why(session, "attack:egg1") == "VM-061"
    assert why(session, "attack:egg2") == "VM-088"
    choose(session, "attack:shooty")
    choose(session, "attack:egg2")
    assert session.decision is not None
    assert session.decision.ask == "pray"
    choose(session, "pray:fury")
    assert session.decision.ask == "treasure"
    choose(session, "keep")
    assert len(session.state.paladin.hand) == 1


@pytest.mark.rule("VM-092", "VM-123")
def test_a_hit_skeleton_rises_elsewhere() -> None:
    s = room()
    s.skeletons.at[4] = spot("E4")
    s.skeletons.march = [0, 1, 2, 3, 4]
    s.paladin.prepare = 2
    session = play(paladin_turn(s, "D4"), "crusade:E4", "attack:stabby", rolls=(5,))
    k = session.state.skeletons
    assert k.at[4] == spot("spawn5")
    assert k.march == [4, 0, 1, 2, 3]
    assert session.state.paladin.light == 1


@pytest.mark.rule("VM-093", "VM-161", "VM-104")
def test_a_hit_giant_bursts_into_spiderlings() -> None:
    s = room()
    s.spider.at = spot("E4")
    s.paladin.prepare = 3
    session = play(paladin_turn(s, "D4"), "crusade:E4", "attack:giant")
    assert session.decision is not None
    assert session.decision.seat == 2
    choose(session, "scatter:E5", "scatter:D5", "scatter:D4", "scatter:C4")
    sp = session.state.spider
    assert sp.at == SUPPLY
    assert sp.form == 2
    assert sp.spiderlings == [GONE, spot("E5"), spot("D5"), spot("D4"), spot("C4")]
    choose(session, "end")
    assert session.state.paladin.fury == 0, "no Fury in a turn he hit her"


@pytest.mark.rule("VM-094", "VM-165")
def test_an_egg_is_guarded_by_blood_and_worth_five_grit() -> None:
    s = room()
    s.spider.eggs[0] = spot("D4")
    put_blood(s, "D4", 2)
    s.paladin.prepare = 3
    session = play(paladin_turn(s, "D4"), "crusade:D4", "attack:egg1")
    assert session.state.spider.eggs[0] == spot("D4"), "Defense 1 and 2 blood: 3 is no more than 3"
    s.paladin.prepare = 4
    session = play(paladin_turn(s, "D4"), "crusade:D4", "attack:egg1")
    assert session.state.spider.eggs[0] == SUPPLY
    assert session.state.map.blood[spot("D4")] == 0
    assert session.state.paladin.grit == 5
    assert session.state.paladin.light == 1


@pytest.mark.rule("VM-097", "VM-098", "VM-099", "VM-100")
def test_a_shrine_gives_fury_light_or_another_favor() -> None:
    s = blank()
    corridor(s, "D4", "shrine")
    give(s, "conjure")
    give(s, "divination", played=False)
    session = play(
        paladin_turn(s, "D4", cubes=4), "crusade:D4", "pray:fury", "crusade:D4", "pray:light"
    )
    assert (session.state.paladin.fury, session.state.paladin.light) == (1, 1)
    choose(session, "crusade:D4", "pray:favor")
    assert verbs(session, "discard") == {"conjure", "divination"}, (
        "hand or play, never the first two"
    )
    choose(session, "discard:conjure")
    kept = sorted(verbs(session, "keep"))
    assert len(kept) == 3
    choose(session, f"keep:{kept[0]}")
    p = session.state.paladin
    assert kept[0] in p.hand
    assert "conjure" in p.favors.discard


@pytest.mark.rule("VM-101", "VM-102")
def test_the_manor_gives_one_of_two_treasures() -> None:
    s = room()
    put_treasure(s, "E4")
    put_treasure(s, "E4")
    session = play(paladin_turn(s, "D4"), "crusade:E4")
    assert session.decision is not None
    assert session.decision.seat == 3
    offered = sorted(verbs(session, "give"))
    assert len(offered) == 2
    choose(session, f"give:{offered[0]}", "keep")
    p = session.state.paladin
    assert p.hand == [offered[0]]
    assert p.treasures.discard == [offered[1]]
    again = sorted(verbs(session, "give"))
    choose(session, f"give:{again[0]}", "refuse")
    p = session.state.paladin
    assert p.grit == 5
    assert again[0] in p.boxed
    assert session.state.map.hoards == 0


@pytest.mark.rule("VM-213", "VM-101")
def test_without_a_manor_he_draws_himself() -> None:
    s = room("paladin_spider")
    put_treasure(s, "E4")
    session = play(paladin_turn(s, "D4"), "crusade:E4")
    assert session.decision is not None
    assert session.decision.ask == "treasure"
    assert session.decision.seat == 0


@pytest.mark.rule("VM-103", "VM-005")
def test_no_treasure_left_means_five_grit() -> None:
    s = room()
    p = s.paladin
    p.boxed, p.treasures.cards = list(p.treasures.cards), []
    put_treasure(s, "E4")
    session = play(paladin_turn(s, "D4"), "crusade:E4")
    assert session.state.paladin.grit == 5
    s = room()
    p = s.paladin
    p.boxed, p.treasures.discard = p.treasures.cards[1:], p.treasures.cards[:1]
    p.treasures.cards = []
    put_treasure(s, "E4")
    last = p.treasures.discard[0]
    session = play(paladin_turn(s, "D4"), "crusade:E4")
    assert session.decision is not None
    assert session.decision.ask == "treasure", "the one card left is given"
    assert session.decision.about == (last,)


@pytest.mark.rule("VM-104")
def test_one_fury_at_the_end_if_the_spider_was_spared() -> None:
    s = room()
    far_spider(s)
    session = play(paladin_turn(s, "D4"), "end", seed=1)
    assert session.state.paladin.fury == 1


def run(asking: object) -> list[object]:
    """Answer every question of a part of a step with its first option."""
    asked = []
    try:
        decision = next(asking)  # type: ignore[call-overload]
        while True:
            asked.append(decision)
            decision = asking.send(decision.options[0])  # type: ignore[attr-defined]
    except StopIteration:
        return asked


@pytest.mark.rule("VM-105", "VM-106", "VM-110", "VM-109")
def test_grit_marks_give_cubes_and_favors_in_order_and_again() -> None:
    s = room()
    p = s.paladin
    run(gain_grit(s, 6))
    assert p.unassigned == 3
    run(gain_grit(s, 1))
    assert p.unassigned == 4
    asked = run(gain_grit(s, 34))
    assert p.unassigned == 7, "18, 32 and 41"
    assert len(asked) == 2, "13 and 25"
    assert len(p.hand) == 2
    run(lose_grit(s, 40))
    assert p.unassigned == 3
    run(gain_grit(s, 6))
    assert p.unassigned == 4


@pytest.mark.rule("VM-105")
def test_a_new_cube_can_be_used_at_once() -> None:
    s = room()
    dark(s, "E4", "pit")
    s.paladin.grit = 5
    session = play(paladin_turn(s, "D4", cubes=1), "crusade:E4")
    assert session.state.paladin.unassigned == 1
    assert "prepare" in offers(session)


@pytest.mark.rule("VM-107", "VM-108")
def test_falling_below_a_mark_costs_a_cube_of_his_choice_or_a_favor() -> None:
    s = room()
    p = s.paladin
    p.grit, p.unassigned, p.prepare, p.crusade = 14, 0, 3, 1
    give(s, "conjure")
    give(s, "disdain", played=False)
    generator = lose_grit(s, 8)
    first = next(generator)
    assert {str(o) for o in first.options} == {"discard:conjure", "discard:disdain"}
    second = generator.send(first.options[0])
    assert {str(o) for o in second.options} == {"give_cube:prepare", "give_cube:crusade"}
    with pytest.raises(StopIteration):
        generator.send(second.options[0])
    assert p.grit == 6
    assert p.prepare == 2, "his Defense sinks with the cube"
    assert len([c for c in (*p.played, *p.hand) if c not in ("vigor", "illuminate")]) == 1
    p.grit, p.hand, p.played = 13, [], ["vigor", "illuminate"]
    assert run(lose_grit(s, 1)) == [], "nothing to discard, nothing happens"


@pytest.mark.rule("VM-112", "VM-113", "VM-114")
def test_cards_are_played_in_his_actions_and_last() -> None:
    s = room()
    give(s, "halo", played=False)
    put_ghost(s, "E4")
    session = play(paladin_turn(s, "D4"))
    assert "play:halo" in offers(session)
    s.paladin.fury = 1
    session = play(paladin_turn(s, "D4"), "crusade:E4", "play:halo", "vigor", "prepare")
    choose(session, "attack:poltergeist1")
    assert session.state.paladin.played[-1] == "halo"
    s = room()
    give(s, "halo", played=False)
    s.paladin.at = spot("D4")
    session = play(begin(s, "paladin_collects", 0))
    assert session.state.paladin.light == 0, "in hand it does not work"


@pytest.mark.rule("VM-115", "VM-111")
def test_a_lamp_is_a_light_token_on_the_map() -> None:
    s = room()
    s.paladin.light = 2
    session = play(paladin_turn(s, "D4"), "lamp:E4")
    assert session.state.paladin.light == 1
    assert lies(session.state.map.lamps, "E4")
    assert "lamp:E4" not in offers(session), "one per tile"


@pytest.mark.rule("VM-037")
def test_figures_may_share_a_tile() -> None:
    s = room()
    s.spider.eggs[0] = s.manor.wraith = spot("E4")
    session = play(paladin_turn(s, "D4"), "sprint:E4")
    assert session.state.paladin.at == session.state.manor.wraith == spot("E4")


@pytest.mark.rule("VM-086", "VM-074")
def test_breaking_a_wall_opens_a_way_and_lays_a_tile() -> None:
    s = blank()
    lay(s, "D4", "treasure", "NEW")
    corridor(s, "D3")
    s.paladin.fury = 1
    session = play(paladin_turn(s, "D4"), "smash:D4N")
    assert session.state.paladin.fury == 0
    assert lies(session.state.map.tiles, "D5")
    assert "crusade:D5" in offers(session)


@pytest.mark.witness
@pytest.mark.rule("VM-007")
def test_nobody_is_asked_for_consent() -> None:
    session = Session(
        __import__("hearthside.games.vast", fromlist=["game"]).game, {"seats": 5}, seed=2
    )
    asks = {"armor", "flee", "scatter", "give", "give_cube", "discard_favor"}
    from random import Random

    rng = Random(8)
    for _ in range(900):
        decision = session.decision
        if decision is None:
            break
        owner = session.state.seat_of[session.state.role]
        assert decision.seat == owner or decision.ask in asks
        session.choose(rng.choice(list(decision.options)))


@pytest.mark.rule("VM-069")
def test_a_breach_is_walked_through() -> None:
    s = blank()
    corridor(s, "D4", "blood")
    lay(s, "E4", "shrine", "W")
    session = play(paladin_turn(s, "D4"))
    assert "E4" not in verbs(session, "crusade")
    place_breach(s, spot("D4"), 1)
    session = play(paladin_turn(s, "D4"))
    assert "E4" in verbs(session, "crusade")
    assert table().map.breaches == 0
