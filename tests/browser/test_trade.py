"""Deck Goes West at the browser: the table two players trade at, and the crib sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hearthside.games import load
from hearthside.kernel import Session

from .conftest import House
from .player import Player

pytestmark = pytest.mark.browser
Sit = Callable[..., Player]


def talking() -> Session[Any]:
    """Two on the start tile; the first has just asked the other to trade."""
    setup = {"mission": "discovery", "seats": 2}
    seeds = (Session(load("deck_goes_west"), setup, seed=n) for n in range(20))
    session = next(one for one in seeds if one.asked.seat == 0 and one.asked.find("trade:1"))
    session.choose("trade:1")
    return session


def heap(page: Page, seat: int, resource: str) -> Locator:
    """What one side would give of a resource, with its two buttons."""
    return page.locator(f"[data-heap='token:offer.{seat}.{resource}']")


def test_both_sides_of_a_trade_lie_on_one_panel(house: House, sit: Sit) -> None:
    """Pieces are added and taken back on either side, and the handshake puts it to the other."""
    made = house.lay(talking(), "me", "friend")
    player = sit(made, made["owner"])
    page = player.page
    assert player.await_turn()
    mine, theirs = heap(page, 0, "wood"), heap(page, 1, "gold")
    expect(mine.locator("b")).to_have_text("0")
    mine.get_by_role("button", name="Give 1 wood", exact=True).last.click()
    expect(mine.locator("b")).to_have_text("1")
    theirs.get_by_role("button", name="Ask for 1 gold", exact=True).last.click()
    expect(theirs.locator("b")).to_have_text("1")
    mine.get_by_role("button", name="Give 1 wood less").first.click()
    expect(mine.locator("b")).to_have_text("0")
    mine.get_by_role("button", name="Give 1 wood", exact=True).last.click()
    expect(mine.locator("b")).to_have_text("1")
    page.locator("[data-thing='token:offer.deal']").click()
    waiting = sit(made, made["seats"][1]["link"])
    assert waiting.await_turn()
    expect(heap(waiting.page, 0, "wood").locator("b")).to_have_text("1")
    expect(waiting.prompt).to_contain_text("1 wood for 1 gold")
    waiting.page.locator("[data-thing='token:offer.leave']").click()
    expect(page.locator(".dw-trade")).to_have_count(0)


def test_a_heap_that_glows_has_a_button_that_works(house: House, sit: Sit) -> None:
    """Also once something is given: less of it lies on the heap it lies on, and nothing on the heap across."""
    made = house.lay(talking(), "me", "friend")
    player = sit(made, made["owner"])
    page = player.page
    assert player.await_turn()
    heap(page, 0, "wood").get_by_role("button", name="Give 1 wood", exact=True).last.click()
    expect(heap(page, 0, "wood").locator("b")).to_have_text("1")
    heap(page, 1, "gold").get_by_role("button", name="Ask for 1 gold", exact=True).last.click()
    expect(heap(page, 1, "gold").locator("b")).to_have_text("1")
    expect(heap(page, 1, "wood").locator("button:is(.legal, .dw-less-more:enabled)")).to_have_count(
        0
    )
    glowing = page.locator("[data-heap]:has(.legal)")
    working = page.locator("[data-heap]:has(.legal):has(.dw-less-more:enabled)")
    assert glowing.count() == working.count() >= 4


def test_the_crib_sheet_lies_under_the_mission(house: House, sit: Sit) -> None:
    """It unfolds and says what an icon means; icons say it themselves; what is left to do is always in view."""
    made = house.table("deck_goes_west")
    player = sit(made, made["owner"])
    page = player.page
    assert player.await_turn()
    mission = page.locator("[data-thing='card:mission']")
    expect(mission).to_contain_text("days left")
    expect(mission.locator("[title='whenever you turn a tile']")).to_have_count(1)
    crib = page.locator("[data-test=crib]")
    expect(crib.get_by_text("next to a railway")).to_be_hidden()
    crib.locator("summary").click()
    expect(crib.get_by_text("next to a railway")).to_be_visible()
