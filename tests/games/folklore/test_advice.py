"""What bots steer by: nothing is put off, nothing goes round in circles, and what has to be done is worth doing."""

from __future__ import annotations

import pytest

from hearthside.bots import make
from hearthside.games.folklore.advice import advice
from hearthside.games.folklore.advice.belongings import fuss, goods, knowledge, riches
from hearthside.games.folklore.content import ABILITIES, STORIES
from hearthside.games.folklore.content.board import NUMBERS
from hearthside.games.folklore.rules import adventure
from hearthside.games.folklore.rules.features import setup_of
from hearthside.games.folklore.rules.figures import refresh
from hearthside.games.folklore.rules.growth import taught
from hearthside.games.folklore.rules.tale import do_map, flow_box
from hearthside.games.folklore.state import CLOSED, OPENED, Tale, here
from hearthside.kernel import Option, Session
from hearthside.study.plan import Cell
from hearthside.study.playing import by_bots
from hearthside.study.senseless import Senseless

from .table import GAME, arena, bare, give, in_town, on_road, play, run, tale


def likes(session: Session[Tale]) -> str:
    """What a greedy bot would do."""
    return str(make("greedy", 1).choose(session))


def on_a_map(story: str, scene: str, *spots: str, foes: bool = False) -> Tale:
    """A map of a story with the group on these squares, the first to act."""
    s = tale("witch_hunter", "arcanist", "grave_warden", story=story)
    s.scene = scene
    run(do_map(s, flow_box(s, scene)))
    site = here(s)
    if not foes:
        site.foes.clear()
        site.combat = False
    for h, spot in zip(s.heroes, spots, strict=True):
        h.at = NUMBERS[spot]
    site.round, site.active = 1, 0
    site.order, site.queue = [0, 1, 2], [1, 2]
    run(adventure.begin_turn(s, s.heroes[0]))
    s.step = "hero_act"
    return s


def test_a_group_that_has_waited_for_long_goes_through_thorns_to_the_exit() -> None:
    """A square that hurts lies on every way out; for a while that may be reason enough to stay where one is."""
    s = on_a_map("garden", "wood_path", "G7", "I5", "J5")
    here(s).round, here(s).features = 30, [CLOSED] * len(here(s).features)
    for h in s.heroes:
        h.vita = 12
    session = play(s)
    assert likes(session) in ("go:I4", "go:J4")
    session.choose(likes(session))
    assert session.state.heroes[0].vita < 12


# -- nothing in circles ---------------------------------------------------------------------------


def test_coins_in_one_purse_are_worth_what_they_are_in_two() -> None:
    s = on_road()
    s.heroes[0].coins, s.heroes[1].coins = 30, 0
    one = riches(s)
    s.heroes[0].coins, s.heroes[1].coins = 11, 19
    assert riches(s) == pytest.approx(one)


def test_handing_over_what_nobody_needs_costs_a_little() -> None:
    s = on_road()
    for h in s.heroes:
        h.coins = 30
    session = play(s, "pack:0")
    before = advice(session.state, 0)
    session.choose("purse:1")
    session.choose("coins:5")
    assert advice(session.state, 0) < before


def test_no_candle_is_so_short_that_handing_things_over_is_worth_a_round_of_it() -> None:
    for story in STORIES.values():
        s = on_road()
        s.story, s.candle = story.id, story.candle
        s.scene = s.goal_scene = story.chapters[0].begin
        before = advice(s, 0)
        s.candle -= 1
        assert advice(s, 0) < before, "a round of the candle costs something"
        s.candle += 1
        s.heroes[1].handled = ("coins",)
        late = advice(s, 0)
        s.candle -= 1
        s.heroes[1].handled = ()
        assert late < advice(s, 0), "and handing things over costs more"


def test_a_pack_is_not_opened_to_put_off_the_end_of_a_turn() -> None:
    s = arena(foes=(("zombie", "F5"), ("zombie", "F6"), ("zombie", "F4")), spots=("E5", "D5"))
    give(s, s.heroes[0], "short_sword", "stiletto")
    s.heroes[0].coins = 20
    session = play(s)
    for _ in range(6):
        pick = likes(session)
        assert not pick.startswith(("pack", "purse", "give")), pick
        if pick == "done":
            break
        session.choose(pick)


def test_a_pack_that_was_opened_is_closed_without_handing_anything_round() -> None:
    """That it was opened is noted among what was handled, and is no fuss (`OPENED`)."""
    s = on_road()
    before = fuss(s)
    s.heroes[0].handled += (OPENED,)
    assert fuss(s) == before
    s.heroes[1].handled += ("coins",)
    assert fuss(s) > before


def test_who_has_no_weapon_in_hand_takes_one_out_of_the_pack() -> None:
    s = arena(foes=(("zombie", "H8"),), spots=("E5", "D5"))
    h = s.heroes[0]
    give(s, h, "short_sword").worn = False
    refresh(s, h)
    session = play(s, "pack")
    assert likes(session) == "equip:short_sword"


def test_unlearning_is_never_worth_the_learning_again() -> None:
    s = in_town()
    h = s.heroes[0]
    h.abilities, h.ap = tuple(taught(h.who)[:8]), 0
    h.words |= {"retrain"}
    knows = knowledge(h)
    session = play(s, "visit:library")
    there = advice(session.state, 0)
    lost = h.abilities[0]
    session.choose(f"forget:{lost}")
    h = session.state.heroes[0]
    assert h.ap == ABILITIES[lost].cost
    assert knowledge(h) < knows
    assert advice(session.state, 0) < there
    assert likes(session).startswith("learn:")


# -- coins are spent, abilities learned -----------------------------------------------------------


def test_points_are_spent_at_a_library() -> None:
    s = in_town()
    s.heroes[0].ap = 3
    session = play(s)
    assert likes(session) == "visit:library"
    session.choose("visit:library")
    assert likes(session).startswith("learn:")


def test_a_better_thing_is_worth_its_coins_and_worn_more_than_stowed() -> None:
    s = tale()
    h = s.heroes[0]
    bare(h)
    h.coins = 0
    nothing = goods(h)
    give(s, h, "short_sword").worn = False
    stowed = goods(h)
    h.gear[0].worn = True
    assert nothing < stowed < goods(h)
    bought = riches(s)
    bare(h)
    h.coins = 14  # the price of a Short Sword
    assert riches(s) < bought


# -- nobody waits near a goal ---------------------------------------------------------------------


def test_a_lever_beside_one_is_pulled_though_the_exit_is_far() -> None:
    s = on_a_map("vein", "upper", "D9", "D9", "E8")
    assert likes(play(s)) == "try:D8"


def test_with_the_portcullis_up_everybody_comes_to_the_exit() -> None:
    s = on_a_map("vein", "upper", "D9", "E8", "F8")
    setup = setup_of(s)
    assert setup is not None
    for i, f in enumerate(setup.features):
        if f.opens:
            here(s).features[i] = 100
            here(s).doors &= ~f.opens
    before = [h.at for h in s.heroes]
    session = play(s)
    for _ in range(12):
        session.choose(likes(session))
        if session.state.site is None:
            break
    after = session.state
    assert after.site is None or all(h.at != at for h, at in zip(after.heroes, before, strict=True))


def test_a_door_between_the_group_and_every_foe_is_opened() -> None:
    s = on_a_map("vein", "quill_stone", "C5", "B5", "A5", foes=True)
    here(s).combat = True
    session = play(s)
    picks: list[str] = []
    while len(picks) < 20 and not any(pick.startswith("open:") for pick in picks):
        picks.append(likes(session))
        session.choose(picks[-1])
    assert picks[-1].startswith("open:"), picks


def test_with_nobody_left_to_fight_one_goes_to_what_is_still_to_be_done_three_times() -> None:
    s = on_a_map("bell", "ring_known", "C3", "C2", "B2")
    here(s).doors = 0
    session = play(s)
    picks: list[str] = []
    while len(picks) < 30 and "try:F8" not in picks:
        picks.append(likes(session))
        session.choose(picks[-1])
    assert "try:F8" in picks, picks


def test_a_lever_is_pulled_in_a_fight_as_well() -> None:
    """The Bell: what has to fall is behind a portcullis, and its windlass beside one."""
    s = on_a_map("bell", "tower", "C8", "B8", "B9", foes=True)
    here(s).combat = True
    for h in s.heroes:
        bare(h)
        h.abilities = ()
        refresh(s, h)
    s.heroes[0].at = NUMBERS["C7"]
    assert likes(play(s)) == "try:C7"


def test_a_map_is_left_when_it_has_nothing_more_to_give() -> None:
    """The Thornwood: those who sleep there are woken first, and after twelve rounds nobody waits for it."""
    s = on_a_map("garden", "wood_path", "I4", "J4", "I5")
    here(s).round = 13
    here(s).queue.clear()
    session = play(s, "done")
    assert likes(session) == "transition"


@pytest.mark.witness
def test_a_greedy_game_goes_round_in_no_circles() -> None:
    cell = Cell({"seats": 3, "story": "vein"}, ("greedy",) * 3)
    seen = Senseless(GAME)
    uses: dict[tuple[int, Option], int] = {}
    session, choices = by_bots(GAME, cell, 2, uses, seen.see)
    assert seen.told()["circles"] == 0
    handing = sum(n for (_, o), n in uses.items() if o.verb in ("purse", "coins", "give", "stow"))
    assert handing < choices // 20
    assert GAME.metrics(session.state)["ending"] != "candle"
