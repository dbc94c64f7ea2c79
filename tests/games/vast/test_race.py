"""The race: how near each role is to its own way of winning, as the strip over the table shows it."""

from __future__ import annotations

import pytest

from hearthside.games.vast import game
from hearthside.games.vast.content.board import GONE
from hearthside.games.vast.content.roles import (
    DRAGON,
    GOBLINS,
    KNIGHT,
    MANOR,
    PALADIN,
    SKELETONS,
    SPIDER,
    THIEF,
    WARLOCK,
)
from hearthside.games.vast.state import Vast
from hearthside.kernel import Goal

from .arrange import table


def goal(s: Vast, role: int) -> Goal:
    """The goal of a role that sits at the table."""
    return game.race(s)[s.order.index(role)]


def values(s: Vast, role: int) -> tuple[int, int, str]:
    found = goal(s, role)
    assert found.who == s.seat_of[role] >= 0
    return found.value, found.of, found.rule


@pytest.mark.rule("VM-075", "VM-117")
def test_the_paladin_counts_boxed_spiderlings_and_the_skeletons_his_wounds() -> None:
    s = table("five")
    assert values(s, PALADIN) == (0, 5, "VM-075")
    assert values(s, SKELETONS)[0] == 0
    s.spider.spiderlings[:2] = [GONE, GONE]
    whole = s.paladin.health
    s.paladin.health -= 3
    assert values(s, PALADIN) == (2, 5, "VM-075")
    assert values(s, SKELETONS) == (3, whole, "VM-117")


@pytest.mark.rule("VM-156", "VM-194")
def test_terror_and_seals_count_up_to_what_is_wanted() -> None:
    s = table("five")
    s.spider.terror, s.manor.seals = s.terror_goal - 1, s.seals_goal - 2
    assert values(s, SPIDER) == (s.terror_goal - 1, s.terror_goal, "VM-156")
    assert values(s, MANOR) == (s.seals_goal - 2, s.seals_goal, "VM-194")
    s.spider.terror, s.manor.seals = s.terror_goal + 1, s.seals_goal + 1
    assert values(s, SPIDER)[0] == s.terror_goal
    assert values(s, MANOR)[0] == s.seals_goal


@pytest.mark.rule("VM-214")
def test_the_warlock_counts_pieces_on_his_track() -> None:
    s = table("five")
    assert values(s, WARLOCK) == (0, s.pieces_goal, "VM-214")
    s.warlock.dominated[:3] = ["lamp", "", "egg"]
    assert values(s, WARLOCK)[0] == 2


@pytest.mark.rule("VM-241")
def test_without_a_paladin_the_skeletons_count_spiderlings() -> None:
    s = table("skeletons_spider")
    s.spider.spiderlings[0] = GONE
    assert values(s, SKELETONS) == (1, 5, "VM-241")


@pytest.mark.rule("VM-249")
def test_alone_he_has_a_goal_and_two_ends() -> None:
    s = table("journey")
    s.ghosts_kept, s.spider.terror = 2, s.terror_goal + 3
    whole = s.paladin.health
    s.paladin.health -= 2
    kept, wounds, terror = game.race(s)
    assert (kept.value, kept.of, kept.means) == (2, s.ghosts_goal, "wins")
    assert (wounds.value, wounds.of, wounds.means) == (2, whole, "loses")
    assert (terror.value, terror.of, terror.means) == (s.terror_goal, s.terror_goal, "loses")
    assert {each.who for each in game.race(s)} == {0}


@pytest.mark.rule("VT-065", "VT-066")
def test_the_knight_takes_his_place_on_both_sides() -> None:
    s = table("five_knight")
    s.spider.spiderlings[0] = GONE
    s.knight.health -= 2
    assert values(s, KNIGHT) == (1, 5, "VT-065")
    assert values(s, SKELETONS) == (2, s.knight.whole, "VT-066")


@pytest.mark.rule("VT-108")
def test_the_goblins_hunt_as_the_skeletons_do() -> None:
    s = table("five_goblins")
    s.paladin.health -= 1
    assert values(s, GOBLINS)[::2] == (1, "VT-108")


@pytest.mark.rule("VT-164", "VT-177")
def test_against_the_dragon_the_paladin_counts_his_wounds() -> None:
    s = table("five_dragon")
    whole = s.dragon.health
    s.dragon.health -= 2
    assert values(s, PALADIN) == (2, whole, "VT-164")
    assert values(s, DRAGON)[1:] == (s.wake_goal, "VT-177")
    assert values(s, DRAGON)[0] < s.wake_goal
    s.wake_goal = 0
    assert values(s, DRAGON)[0] == 0, "never more than is wanted"


@pytest.mark.rule("VT-205")
def test_the_thief_counts_what_he_has_stashed() -> None:
    s = table("five_thief")
    s.thief.stashed = 3
    assert values(s, THIEF) == (3, s.loot_goal, "VT-205")
