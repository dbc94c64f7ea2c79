"""What advice sees on an arranged table: the next ritual, the next hits."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hearthside import bots
from hearthside.games.vast import game
from hearthside.games.vast.advice.manor import manor_score, ritual_starts
from hearthside.games.vast.advice.march import march_hits
from hearthside.games.vast.advice.rivals import fear
from hearthside.games.vast.advice.skeletons import skeletons_score
from hearthside.games.vast.content.board import GONE, SUPPLY
from hearthside.games.vast.content.figures import CASTY, SCREAMY, STABBY
from hearthside.games.vast.content.rituals import RITUAL_TURNS
from hearthside.games.vast.content.roles import WARLOCK
from hearthside.games.vast.rules.manor.rituals import free_tiles
from hearthside.games.vast.state import Vast

from .arrange import (
    activate,
    begin,
    blank,
    choose,
    corridor,
    dark,
    lay,
    play,
    put_ghost,
    put_treasure,
    put_webs,
    spot,
)

MANOR_SEAT = 3


def hall(cards: str, wraith: str, step: str = "manor_drifts", left: int = 3) -> Vast:
    """A Manor with some rituals and one long Lit hall in row 4."""
    s = blank()
    corridor(s, "A4 B4 C4 D4 E4")
    s.manor.hand = cards.split()
    s.manor.wraith, s.manor.placed, s.manor.left = spot(wraith), True, left
    return begin(s, step, 3)


def starts(s: Vast, card: str) -> tuple[set[int], ...]:
    """Where a ritual may begin: now, with one and two Dark tiles, but for one thing in the way."""
    found = ritual_starts(s.map, RITUAL_TURNS[card][0], free_tiles(s))
    return tuple({at for at in range(49) if mask >> at & 1} for mask in found)


def test_a_ritual_is_seen_before_its_path_is_free() -> None:
    s = hall("r3", "A4")  # the Lance: three steps east
    assert starts(s, "r3")[0] == {spot("A4"), spot("B4")}
    dark(s, "F4 G4")
    clear, one, two, _ = starts(s, "r3")
    assert clear == {spot("A4"), spot("B4")}
    assert one == clear | {spot("C4")}
    assert two == one | {spot("D4")}
    put_ghost(s, "C4")
    clear, one, two, barred = starts(s, "r3")
    assert not clear
    assert {spot("A4"), spot("B4")} <= barred


def test_the_manor_values_a_ritual_most_where_it_can_begin_it() -> None:
    # The hall is one tile too short on either side of C4.
    at_start, near, stuck = hall("r3", "A4"), hall("r3", "C4"), hall("r3", "C4", left=0)
    assert manor_score(at_start) > manor_score(near) > manor_score(stuck)


@pytest.mark.witness
def test_the_manor_stays_where_its_ritual_begins_and_performs_it() -> None:
    session = play(hall("r3", "E4"))
    bot = bots.make("greedy", 1)
    for _ in range(20):
        if session.state.role != 3:
            break
        session.choose(bot.choose(session))
    assert session.state.manor.seals == 1


def test_the_last_ritual_is_worth_more_than_its_seals() -> None:
    s, last = hall("r3", "A4"), hall("r3", "A4")
    s.manor.seals, last.manor.seals = 12, 13
    assert manor_score(last) - manor_score(s) > 1.6 + 2.0


def siege(*places: str, guard: int, stability: int = 3) -> Vast:
    """The Paladin on D4 in the open; the first Skeleton is active, the rest follow in the March Order."""
    s = blank("paladin_skeletons_spider")
    corridor(s, "C3 D3 E3 C4 D4 E4 C5 D5 E5")
    s.paladin.at, s.paladin.prepare = spot("D4"), guard
    s.map.skulls = [GONE, GONE]
    order = (CASTY, SCREAMY, STABBY)[: len(places)]
    for i, where in zip(order, places, strict=True):
        s.skeletons.at[i] = spot(where)
    activate(s, order[0], places[0], stability)
    s.skeletons.up = sum(1 << i for i in order)
    s.skeletons.march = [*order, *(i for i in range(5) if i not in order)]
    s.skeletons.acted = 1 << order[0]
    return s


def planned(s: Vast) -> int:
    """The hits that advice expects of this turn, whatever they cost."""
    return round(march_hits(s, s.paladin.at, s.paladin.prepare))


@pytest.mark.parametrize(("guard", "hits"), [(0, 3), (1, 2), (2, 1), (3, 0)], ids=lambda n: str(n))
def test_those_who_cannot_hit_yet_distract_for_the_others(guard: int, hits: int) -> None:
    assert planned(siege("C3", "E3", "C5", guard=guard)) == hits


def test_skulls_distract_for_one_more() -> None:
    s = siege("C3", "E3", "C5", guard=2)
    s.map.skulls = [SUPPLY, SUPPLY]
    assert planned(s) == 2


def test_where_no_way_leads_to_him_one_may_break_it_for_the_others() -> None:
    s = siege("C3", "C3", "C3", guard=1)
    for side in ("D3", "E4", "D5"):
        dark(s, side)
    assert planned(s) == 2
    lay(s, "D4", "pit", "W")
    lay(s, "C4", "pit", "E")
    lay(s, "D3", "pit", "N")
    lay(s, "E4", "blood", "W")
    lay(s, "D5", "blood", "S")
    assert planned(s) == 2
    s.skeletons.stability = 2
    assert planned(s) == 1, "the breach costs 1"
    s.skeletons.stability = 1
    assert planned(s) == 0


def test_hits_need_stability_and_a_way() -> None:
    assert planned(siege("C3", "E3", "C5", guard=0, stability=1)) == 1
    s = siege("C3", guard=0)
    assert planned(s) == 1
    put_webs(s, "D3")
    assert planned(s) == 1, "over C4"
    put_webs(s, "C4")
    assert planned(s) == 0, "every other way is too long"


def test_a_skeleton_that_waits_its_turn_beside_him_distracts_until_it_strikes() -> None:
    assert (
        planned(siege("C3", "D5", guard=1)) == 1
    )  # the first hits, the other is left without help
    s = siege("C3", "D5", guard=1)
    s.skeletons.acted |= 1 << SCREAMY
    assert planned(s) == 1, "one that has acted stays and distracts"


def test_a_hit_on_the_spider_is_no_prize_unless_they_hunt_her() -> None:
    gains = []  # by owing her a strike that will hit
    for mix in ("paladin_skeletons_spider", "skeletons_spider"):
        s = blank(mix)
        corridor(s, "D4 E4 C4 D5 D3")
        if mix == "paladin_skeletons_spider":
            s.paladin.at = spot("A1")
        s.spider.at = spot("D4")
        s.skeletons.at[SCREAMY], s.skeletons.at[STABBY] = spot("C4"), spot("D5")
        activate(s, CASTY, "D4")
        s.skeletons.acted = 63
        free = skeletons_score(s)
        s.skeletons.must_strike = True
        gains.append(skeletons_score(s) - free)
    assert gains[0] < 0 < gains[1]


@pytest.mark.witness
def test_greedy_skeletons_strike_an_unguarded_paladin() -> None:
    s = siege("C3", guard=0)
    corridor(s, "G7")
    s.spider.at = spot("G7")
    session = play(s, seed=3)
    bot = bots.make("greedy", 2)
    while session.decision is not None and session.state.role == 1:
        choose(session, str(bot.choose(session)))
    assert session.state.paladin.health == 6


def test_rivals_are_feared_for_what_they_have_at_hand() -> None:
    s = blank()
    corridor(s, "A4 B4 C4 D4 E4")
    calm = fear(s, MANOR_SEAT)
    put_webs(s, "A4", 3)
    put_webs(s, "B4", 2)
    near = fear(s, MANOR_SEAT)
    put_webs(s, "C4", 1)
    scary = fear(s, MANOR_SEAT)
    assert calm < near < scary, "the sixth web lets her scare"
    put_ghost(s, "E4", 5)
    cursed = fear(s, MANOR_SEAT)
    assert cursed > scary
    s.warlock.curses = 8
    assert fear(s, MANOR_SEAT) > cursed
    assert fear(s, WARLOCK) < fear(s, MANOR_SEAT), "nobody fears himself"


def test_the_last_steps_of_a_rival_are_feared_most() -> None:
    s = blank()
    feared = []
    for s.spider.terror in range(13):
        feared.append(fear(s, MANOR_SEAT))
    steps = [after - before for before, after in pairwise(feared)]
    assert steps == sorted(steps)


def test_a_treasure_within_the_paladins_reach_is_a_gift_to_him() -> None:
    s = hall("r3", "A4")
    s.paladin.at = spot("A4")
    put_treasure(s, "D4")
    near = manor_score(s)
    s.map.treasures[0], s.map.hoards = spot("E4"), 1 << spot("E4")
    assert manor_score(s) > near


def test_a_treasure_or_an_armory_under_the_skeleton_that_is_up_is_worth_going_to() -> None:
    def worth(treasure: str, gear: bool) -> float:
        s = blank()
        corridor(s, "C4 D4 E4")
        lay(s, "A4", "armory")
        s.paladin.at = spot("G7")
        activate(s, CASTY, "A4", 3)
        if not gear:
            s.skeletons.deck.cards = []
        put_treasure(s, treasure)
        return skeletons_score(s)

    assert worth("C4", gear=True) > worth("C4", gear=False)
    assert worth("A4", gear=False) > worth("C4", gear=False)
    assert worth("A4", gear=True) == worth("A4", gear=False), "it has one action"


def test_advice_reads_the_same_from_every_redealt_world_it_cannot_tell_apart() -> None:
    s = hall("r3", "A4")
    dark(s, "F4 G4")
    value = game.advice(s, MANOR_SEAT)
    s.map.tile[spot("F4")], s.map.tile[spot("G4")] = s.map.tile[spot("G4")], s.map.tile[spot("F4")]
    assert game.advice(s, MANOR_SEAT) == value
