"""Adventure mode: zones, turns, movement, interaction, leaving."""

from __future__ import annotations

import pytest
from tests.positions import why

from hearthside.games.folklore.content import CARDS, MAPS
from hearthside.games.folklore.content.board import BIT, NAMES, NUMBERS, ground
from hearthside.games.folklore.rules.adventure import (
    all_in_exit,
    begin_combat,
    end_turn,
    leave_map,
    set_up,
)
from hearthside.games.folklore.rules.boosts import boost
from hearthside.games.folklore.rules.features import setup_of
from hearthside.games.folklore.rules.goals import goals_met
from hearthside.games.folklore.rules.movement import reach
from hearthside.games.folklore.state import EXHAUSTED, FRESH, OUTSIDE, Tale, here
from hearthside.kernel import ScriptedDice

from .table import afflicted, arena, done, foes_turn, ghost, give, options, play, run, tale, who

FIVE = ("witch_hunter", "arcanist", "poacher", "hedge_witch", "grave_warden")


def walk(*who: str, board: str = "open_road", spots: tuple[str, ...] = ("E5", "D5")) -> Tale:
    """A map without foes, the first character to act."""
    return arena(*who, foes=(), board=board, spots=spots)


def story_map(scene: str, story: str = "bell", *who: str) -> Tale:
    """A story's map, just set up."""
    from hearthside.games.folklore.content import STORIES

    s = tale(*who, story=story)
    s.scene = scene
    box = next(b for b in STORIES[story].scenes[scene].boxes if b.setup)
    assert box.setup is not None
    set_up(s, scene, box.setup)
    s.step = "site_round"
    return s


@pytest.mark.rule("FL-067", "FL-079", "FL-080", "FL-081")
def test_a_feature_is_tried_from_beside_it_once_a_round_and_stops_nobody() -> None:
    s = story_map("crypt")
    site = s.site
    assert site is not None
    site.foes.clear()
    site.combat = False
    h = s.heroes[0]
    h.at, h.steps, site.active, s.step = NUMBERS["F5"], 3, 0, "hero_act"
    h.at = NUMBERS["F6"]
    session = play(s)
    assert "try:G6" in options(session)
    session.choose("try:G6")
    h = session.state.heroes[0]
    assert h.steps == 3
    assert "try:G6" not in options(session)
    assert any(o.startswith("go:") for o in options(session))
    assert why(session, "search:H2") == "FL-079"


@pytest.mark.rule("FL-068", "FL-069", "FL-070")
def test_the_fifth_waits_outside_and_enters_for_one_stride() -> None:
    s = story_map("side_door", "bell", *FIVE)
    site = s.site
    assert site is not None
    assert s.leader == 1
    last = s.heroes[0]  # the last clockwise from the leader
    assert [h.at >= 0 for h in s.heroes] == [False] + [True] * 4
    last.steps = 2
    assert not reach(s, last) & MAPS["church"].start  # all four spaces are taken
    assert reach(s, last)  # but it may move through the zone
    s.heroes[1].at = NUMBERS["E8"]
    assert reach(s, last) >> NUMBERS["A10"] & 1
    site.active, s.step = 0, "hero_act"
    give(s, last, "tonic")
    last.vita = 3
    assert not any(o.startswith(("use", "hit", "search")) for o in options(play(s)))


@pytest.mark.rule("FL-071", "FL-073", "FL-074")
def test_a_round_is_rest_then_everybody_from_the_leader_on() -> None:
    s = walk("witch_hunter", "arcanist", "poacher")
    s.leader = 1
    here(s).active, here(s).queue, s.step = -1, [], "site_round"
    session = play(s)
    assert session.asked.ask == "rest"
    session.choose("carry_on")
    order = []
    for _ in range(3):
        order.append(who(session))
        done(session)
    assert order == ["arcanist", "poacher", "witch_hunter"]


@pytest.mark.rule("FL-072", "FL-308")
def test_one_round_lasts_to_the_end_of_the_next_own_turn() -> None:
    s = arena()
    h = s.heroes[0]
    boost(h, "drum", "might", 10, 2)  # on its own turn
    run(end_turn(s, h))
    assert h.boost_might == 10
    run(end_turn(s, h))
    assert h.boost_might == 0


@pytest.mark.rule("FL-075")
def test_who_holds_acts_after_all_others() -> None:
    s = walk("witch_hunter", "arcanist", "poacher", spots=("E5", "D5", "C5"))
    session = play(s, "hold")
    order = [who(session)]
    session.choose("hold")
    order.append(who(session))
    done(session)
    order.append(who(session))
    assert order == ["arcanist", "poacher", "witch_hunter"]
    assert "hold" not in options(session)


@pytest.mark.rule("FL-076")
def test_diagonals_are_barred_beside_blocked_terrain() -> None:
    g = ground(BIT[NUMBERS["F5"]])
    step = g.step(BIT[NUMBERS["E5"]])
    assert not step >> NUMBERS["F4"] & 1
    assert not step >> NUMBERS["F6"] & 1
    assert step >> NUMBERS["D4"] & 1
    s = walk()
    s.heroes[0].steps = 2
    assert reach(s, s.heroes[0]) >> NUMBERS["G7"] & 1
    assert not reach(s, s.heroes[0]) >> NUMBERS["H8"] & 1


@pytest.mark.rule("FL-077", "FL-145")
def test_movement_may_be_paused() -> None:
    s = walk()
    s.heroes[0].steps = 4
    give(s, s.heroes[0], "tonic")
    s.heroes[0].vita = 3
    session = play(s, "go:E6", "use:tonic", "go:E8")
    h = session.state.heroes[0]
    assert (NAMES[h.at], h.steps, h.vita) == ("E8", 1, 7)


@pytest.mark.rule("FL-078")
def test_walls_closed_doors_and_objects_bar_the_way() -> None:
    s = walk(board="crypt", spots=("C6", "D6"))
    h = s.heroes[0]
    h.at, h.steps = NUMBERS["E3"], 1
    seen = reach(s, h)
    assert not seen >> NUMBERS["D3"] & 1  # a closed door
    assert not seen >> NUMBERS["D2"] & 1  # a wall
    here(s).doors &= ~BIT[NUMBERS["D3"]]
    assert reach(s, h) >> NUMBERS["D3"] & 1
    session = play(s)
    assert why(session, "go:D2") == "FL-078"
    assert MAPS["crypt"].objects >> NUMBERS["F5"] & 1


@pytest.mark.rule("FL-079")
def test_a_door_is_opened_by_interacting() -> None:
    s = walk(board="crypt", spots=("E3", "G5"))
    session = play(s, "open:D3")
    assert not here(session.state).doors >> NUMBERS["D3"] & 1


@pytest.mark.rule("FL-082")
@pytest.mark.parametrize(("roll", "items", "hurt"), [(3, 0, True), (7, 0, False), (8, 1, False)])
def test_search_tokens(roll: int, items: int, hurt: bool) -> None:
    s = walk(board="crypt", spots=("C2", "G5"))
    session = play(s, "search:B2", rolls=(roll, 2))
    h = session.state.heroes[0]
    assert len(h.gear) == items
    assert (h.vita < h.max_vita) == hurt
    assert not here(session.state).searches >> NUMBERS["B2"] & 1


@pytest.mark.rule("FL-083", "FL-084")
def test_outside_combat_one_thing_of_knowledge_a_round() -> None:
    s = walk()
    h = s.heroes[0]
    h.abilities = ("poultice", "antidote")
    h.vita = 3
    session = play(s)
    assert {"cast:poultice", "cast:antidote"} <= options(session)
    session.choose("cast:poultice")
    session.choose("whom:0")
    assert session.state.heroes[0].vita == 6
    assert not any(o.startswith("cast") for o in options(session))


@pytest.mark.rule("FL-085", "FL-088")
def test_the_leader_may_leave_when_all_stand_in_the_exit() -> None:
    s = story_map("wood_path", "garden")
    site = s.site
    assert site is not None
    site.foes.clear()
    site.combat = False
    site.queue, site.active = [], -1
    for h, at in zip(s.heroes, ("I4", "J4"), strict=True):
        h.at = NUMBERS[at]
    s.step = "site_round_end"
    before = (s.leader, s.day)
    session = play(s)
    assert session.asked.ask == "transition"
    stay = session.fork()
    stay.choose("another_round")
    assert stay.state.site is not None
    session.choose("transition")
    assert session.state.site is None
    assert (session.state.leader, session.state.day) != before
    s.heroes[0].at = NUMBERS["E5"]
    s.step = "site_round_end"
    assert play(s).asked.ask != "transition"


@pytest.mark.rule("FL-086")
def test_no_transition_in_combat_unless_the_fight_is_optional() -> None:
    s = story_map("wood_path", "garden")
    setup = setup_of(s)
    assert setup is not None
    assert setup.optional
    assert goals_met(s, setup)
    s = story_map("crypt")
    setup = setup_of(s)
    assert setup is not None
    assert not goals_met(s, setup)


@pytest.mark.rule("FL-087")
def test_four_in_the_exit_zone_are_enough_and_ghosts_do_not_count() -> None:
    s = story_map("wood_path", "garden", *FIVE)
    for h, at in zip(s.heroes, ("I4", "J4", "I5", "J5", "E5"), strict=True):
        h.at = NUMBERS[at]
    assert all_in_exit(s)
    s.heroes[0].at = NUMBERS["F5"]
    assert not all_in_exit(s)
    s = story_map("wood_path", "garden")
    s.heroes[0].at = NUMBERS["I4"]
    assert not all_in_exit(s)
    ghost(s, s.heroes[1])
    assert all_in_exit(s)


def sleepers() -> Tale:
    """Beside the two sleeping vampires of the vault, nobody else about."""
    s = story_map("vault", "table")
    site = s.site
    assert site is not None
    site.foes.clear()
    site.combat = False
    site.active, s.step = 0, "hero_act"
    s.heroes[0].at, s.heroes[0].gear = NUMBERS["C6"], []
    s.heroes[0].steps = 3
    s.heroes[1].at = NUMBERS["E7"]
    return s


@pytest.mark.rule("FL-090")
def test_a_sleeping_vampire_is_destroyed_on_four_or_more() -> None:
    s = sleepers()
    lore = s.heroes[0].lore
    session = play(s, "try:C5", rolls=(4,))
    assert session.state.heroes[0].lore == lore + 8
    assert here(session.state).foes == []
    s = sleepers()
    give(s, s.heroes[0], "wooden_stake")
    session = play(s, "try:C5", rolls=(3,))
    assert session.state.heroes[0].lore == lore + 8


@pytest.mark.rule("FL-091", "FL-092")
def test_a_miss_wakes_it_and_all_who_still_sleep_and_later_ones_need_five() -> None:
    s = sleepers()
    session = play(s, "try:C5", rolls=(3,))
    assert [f.kind for f in here(session.state).foes] == ["vampire"] * 2
    s = sleepers()
    here(s).sleepers = 1
    session = play(s, "try:C5", rolls=(4,))
    assert len(here(session.state).foes) == 2
    s = sleepers()
    here(s).sleepers = 1
    session = play(s, "try:C5", rolls=(5,))
    assert here(session.state).foes == []


@pytest.mark.rule("FL-093")
def test_a_snare_hits_those_within_its_number() -> None:
    from hearthside.games.folklore.content.notation import effects
    from hearthside.games.folklore.rules.effects import perform

    from .table import drive

    s = arena("witch_hunter", "arcanist", "poacher", spots=("E5", "E6", "H9"))
    full = [h.vita for h in s.heroes]
    drive(s, perform(s, s.heroes[0], effects("snare 3")))
    assert [h.vita for h in s.heroes] == [full[0] - 3, full[1], full[2]]
    drive(s, perform(s, s.heroes[0], effects("snare 2 1")))
    assert [h.vita for h in s.heroes] == [full[0] - 5, full[1] - 2, full[2]]


@pytest.mark.rule("FL-095", "FL-098", "FL-299")
def test_leaving_the_map_refills_and_unexhausts() -> None:
    s = arena()
    h = s.heroes[0]
    bow = give(s, h, "hunting_bow")
    bow.left = 0
    drum = give(s, h, "war_drum")
    drum.condition = EXHAUSTED
    run(leave_map(s))
    assert (bow.left, drum.condition) == (CARDS["hunting_bow"].ammo, FRESH)
    assert h.at == OUTSIDE


@pytest.mark.rule("FL-138")
def test_foes_stand_on_legal_squares_with_their_own_vita() -> None:
    s = story_map("side_door")
    site = s.site
    assert site is not None
    board = MAPS["church"]
    for f in site.foes:
        assert not (board.walls | board.objects | board.start) >> f.at & 1
        assert f.vita > 0
    assert len({f.at for f in site.foes}) == len(site.foes)


@pytest.mark.rule("FL-139", "FL-140", "FL-141")
@pytest.mark.parametrize(
    ("kind", "dark", "ours", "theirs", "foes_first"),
    [
        ("zombie", False, 5, 5, False),
        ("zombie", False, 5, 6, True),
        ("the_bellringer", False, 5, 5, True),
        ("zombie", True, 10, 1, True),
    ],
)
def test_first_strike(kind: str, dark: bool, ours: int, theirs: int, foes_first: bool) -> None:
    s = arena(foes=((kind, "F5"),), dark=dark)
    s.dice = ScriptedDice(rolls=[ours, theirs])
    begin_combat(s)
    assert here(s).foes_first is foes_first


@pytest.mark.rule("FL-142")
def test_a_missed_turn_lies_the_figure_down_until_it_has_passed() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("zombie", "J10"),))
    s.heroes[1].skip = 1
    from .table import GAME

    lying = {t.id: t.facts.get("lying") for t in GAME.scene(s, 0)}
    assert lying["figure:arcanist"] is True
    session = play(s, rolls=(2,))
    done(session)
    assert session.state.heroes[1].skip == 0
    assert here(session.state).round == 2
    s = foes_turn(arena(foes=(("zombie", "F5"),)))
    here(s).foes[0].skip = 1
    vita = [h.vita for h in s.heroes]
    session = play(s)
    assert [h.vita for h in session.state.heroes] == vita


@pytest.mark.rule("FL-143")
def test_in_an_encounter_too_the_leader_is_first_and_holding_is_allowed() -> None:
    s = arena("witch_hunter", "arcanist", "poacher", foes=(("zombie", "J10"),))
    s.leader = 2
    here(s).active, s.step, here(s).order = -1, "site_round", []
    session = play(s)
    assert who(session) == "poacher"
    assert "hold" in options(session)


@pytest.mark.rule("FL-153")
def test_one_passes_characters_but_not_foes_and_stops_on_nobody() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("zombie", "F5"),), spots=("D5", "E5"))
    h = s.heroes[0]
    h.steps = 2
    seen = reach(s, h)
    assert not seen >> NUMBERS["E5"] & 1
    assert not seen >> NUMBERS["F5"] & 1
    here(s).foes[0].at = NUMBERS["J1"]
    assert reach(s, h) >> NUMBERS["F5"] & 1  # through the arcanist
    here(s).foes[0].at = NUMBERS["F5"]
    session = play(s)
    assert why(session, "go:F5") == "FL-153"


@pytest.mark.rule("FL-154")
def test_water_stops_and_then_slows() -> None:
    s = walk(board="mill", spots=("I7", "A3"))
    h = s.heroes[0]
    h.steps = 5
    session = play(s, "go:J7")
    assert session.state.heroes[0].steps == 0
    from hearthside.games.folklore.rules.adventure import begin_turn

    h.at = NUMBERS["J7"]
    run(begin_turn(s, h))
    assert h.steps == 1


@pytest.mark.rule("FL-155")
def test_the_ethereal_ignore_water_but_not_walls() -> None:
    s = walk(board="mill", spots=("I7", "A3"))
    h = s.heroes[0]
    afflicted(s, h, "ethereal")
    h.steps = 4
    session = play(s, "go:J7")
    assert session.state.heroes[0].steps == 3
    s = walk(board="crypt", spots=("E3", "G5"))
    afflicted(s, s.heroes[0], "ethereal")
    s.heroes[0].steps = 1
    assert not reach(s, s.heroes[0]) >> NUMBERS["D3"] & 1
