"""How a table lies before one: what one holds stays in sight, and what is to be read is held up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESK, PHONE, House
from .player import Player

pytestmark = pytest.mark.browser
Sit = Callable[..., Player]
THUMB: dict[str, Any] = {"viewport": PHONE, "is_mobile": True, "has_touch": True}
WHOLE = """selector => [...document.querySelectorAll(selector)].every(node => {
  const box = node.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.bottom - 12);
  return box.top >= 0 && box.bottom <= innerHeight && node.contains(hit);
})"""
"""Everything of that kind lies in the window, with nothing over its lower edge."""
CUT = """selector => [...document.querySelectorAll(selector)].filter(node =>
  node.scrollHeight > node.clientHeight + 1).map(node => node.textContent)"""
"""What has more words than room."""


def west(house: House, sit: Sit, **how: Any) -> Page:
    """A table of Deck Goes West at its first choice."""
    made = house.table("deck_goes_west")
    player = sit(made, made["owner"], **how)
    assert player.await_turn()
    return player.page


def test_a_hand_stays_in_sight_with_the_words_of_its_jobs(house: House, sit: Sit) -> None:
    """On a desk the hand is docked: it is seen whole, and stays where it is when the table is scrolled."""
    page = west(house, sit, viewport=DESK)
    cards = page.locator(".dock .dw-hand .thing")
    expect(cards).to_have_count(6)
    expect(page.locator("[data-thing='card:boot#0']")).to_contain_text(
        "Pay 1 food and walk 1 tile."
    )
    assert page.evaluate(WHOLE, ".dock .dw-hand .thing")
    page.locator(".felt-scroll").evaluate("node => node.scrollTo(0, node.scrollHeight)")
    assert page.evaluate(WHOLE, ".dock .dw-hand .thing")
    assert page.evaluate(CUT, ".dw-hand .dw-card, .dw-row .dw-card, .dw-mission") == []


def test_on_a_phone_the_hand_comes_first_in_the_drawer(house: House, sit: Sit) -> None:
    """The first card is seen whole without a touch, and the page is no wider than the phone."""
    page = west(house, sit, **THUMB)
    expect(page.locator(".dock")).to_have_count(0)
    assert page.evaluate(WHOLE, ".dw-mine .dw-hero")
    wide = page.locator(".dw-mine").bounding_box()
    assert wide is not None and wide["x"] + wide["width"] <= PHONE["width"]


@pytest.mark.parametrize("how", [{"viewport": DESK}, THUMB], ids=["desk", "phone"])
def test_a_page_is_held_up_until_it_is_turned(house: House, sit: Sit, how: dict[str, Any]) -> None:
    """The story lies over the table, its button under it; the table has not moved when it is put down."""
    made = house.table("vagrantsong")
    page = sit(made, made["owner"], **how).page
    held = page.locator(".section.held")
    expect(held).to_contain_text("Rain, and the kind of dark")
    turn = held.locator("[data-test=turn-page]")
    turn.scroll_into_view_if_needed()
    turn.click()
    expect(held).to_have_count(0)
    assert page.locator(".felt-scroll").evaluate("node => node.scrollTop") == 0


def test_a_window_that_is_widened_has_the_panel_beside_the_board(house: House, sit: Sit) -> None:
    """A narrow one has none over it, though the log was open beside it; each remembers its own."""
    made = house.table("pilfer")
    page = sit(made, made["owner"], viewport={"width": 800, "height": 900}).page
    log = page.locator(".panel[data-panel=log]")
    expect(log).to_have_count(0)
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(log).to_be_visible()
    page.set_viewport_size({"width": 800, "height": 900})
    expect(log).to_have_count(0)
    page.locator(".tab[data-tab=rules]").click()
    expect(page.locator(".panel[data-panel=rules]")).to_be_visible()
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(log).to_be_visible()


def test_what_a_word_means_goes_when_the_word_goes(house: House, sit: Sit) -> None:
    """Turning a page by keys leaves no explanation over the next choice."""
    made = house.table("vagrantsong")
    player = sit(made, made["owner"])
    assert player.await_turn()
    player.page.keyboard.press("1")
    expect(player.prompt).to_contain_text("where you stand")
    expect(player.page.locator(".prompt .term").first).to_be_visible()
    expect(player.page.locator(".prompt .term:focus")).to_have_count(0)
    expect(player.page.locator(".term-tip")).to_have_count(0)


@pytest.mark.parametrize("how", [{"viewport": DESK}, THUMB], ids=["desk", "phone"])
def test_whoever_comes_back_finds_the_table_that_waits_first(
    house: House, sit: Sit, how: dict[str, Any]
) -> None:
    """Without a touch: the game under way stands above all others, and says that it is one's turn."""
    made = house.table("pilfer")
    page = sit(made, made["owner"], **how).page
    page.goto("/#/")
    waiting = page.locator("[data-test=go-on] a")
    expect(waiting).to_have_count(1)
    expect(waiting).to_contain_text("Your turn")
    assert page.evaluate(WHOLE, "[data-test=go-on] a")
    waiting.click()
    expect(page.locator(".felt")).to_be_visible()


def test_no_button_of_the_lobby_is_cut(visit: Callable[..., Page]) -> None:
    """Every button of every game lies within its card, however wide the window is."""
    for width in (360, 760, 1000, 1210, 1440, 1900):
        page = visit("/", viewport={"width": width, "height": 900})
        expect(page.locator(".poster:not(.blank) .poster-buttons").first).to_be_visible()
        cut: list[str] = page.evaluate(
            """() => [...document.querySelectorAll('.poster .option')].filter(one => {
              const [inner, outer] = [one, one.closest('.poster')].map(n => n.getBoundingClientRect());
              return inner.right > outer.right || inner.left < outer.left; }).map(one => one.textContent)"""
        )
        assert cut == []
