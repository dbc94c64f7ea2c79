"""Pointing at something that cannot be chosen answers why, with the rule, in every game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from hearthside.games import GAMES, load

from .conftest import House
from .player import Player

pytestmark = pytest.mark.browser
Sit = Callable[..., Player]
REFUSED = {
    "vagrantsong": ("space:A1a", "VS-036"),  # not a marked space
    "vast": ("space:A7", "VM-031"),  # far away
    "deck_goes_west": ("seat:0", "DW-119"),  # nobody trades alone
    "folklore": ("sq:A1", "FL-078"),  # a wall
    "pilfer": ("hand:0", "PF-009"),  # one's own
}
"""A thing that cannot be chosen while others of its kind can, and the rule that says so."""


@pytest.mark.parametrize("game", GAMES)
def test_pointing_at_what_is_not_allowed_names_the_rule(house: House, sit: Sit, game: str) -> None:
    made = house.table(game)
    player = sit(made, made["owner"])
    thing, rule = REFUSED[game]
    page = player.page
    alike = page.locator(f".felt .legal[data-thing^='{thing.partition(':')[0]}:']")
    assert player.await_turn()
    for _ in range(30):
        if alike.count():
            break
        player.choose()
        assert player.await_turn()
    player.clear()
    number = player.number
    folded = page.locator(".fold-head[aria-expanded=false]")
    while folded.count():
        folded.first.click()
    player.point_at(thing)
    text = load(game).rulebook[rule].text
    why = page.locator("[data-test=why]")
    expect(why).to_contain_text(f"Rule {rule}")
    assert len(why.inner_text()) > 40, "it says more than a number"
    assert player.number == number, "asking changes nothing"
    why.get_by_role("button", name=f"Rule {rule}").first.click()
    shown = page.locator(f"[data-panel=rules] [data-rule={rule}]")
    expect(shown).to_be_in_viewport()
    expect(shown).to_contain_text(text)


def test_what_is_no_part_of_the_choice_says_what_is_asked(house: House, sit: Sit) -> None:
    made = house.table("vast")
    player = sit(made, made["owner"])
    assert player.await_turn()
    player.point_at("track:grit")
    expect(player.page.locator("[data-test=why]")).to_contain_text(player.prompt.inner_text())


def test_who_only_watches_or_waits_is_told_so(house: House, sit: Sit) -> None:
    made = house.table("vast", "me", "friend")
    player, watcher = sit(made, made["owner"]), sit(made, made["spectator"])
    waiting = sit(made, made["seats"][1]["link"])
    assert player.await_turn()
    watcher.point_at("space:A7")
    expect(watcher.page.locator("[data-test=why]")).to_contain_text("You are watching")
    waiting.point_at("space:A7")
    expect(waiting.page.locator("[data-test=why]")).to_contain_text("It is Paladin’s choice")
