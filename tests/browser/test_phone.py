"""A table in one hand: the whole board, pinch and drag, a drawer, choices that unfold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hearthside.games import GAMES

from .conftest import PHONE, House
from .player import Player
from .stage import Stage

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
Sit = Callable[..., Player]
THUMB: dict[str, Any] = {"viewport": PHONE, "is_mobile": True, "has_touch": True}
CUT_OFF = """() => [...document.querySelectorAll('.prompt .option[data-option]')].filter(node => {
  const box = node.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.right > innerWidth || box.bottom > innerHeight || !node.contains(hit);
}).map(node => node.innerText)"""
"""Choices that are listed and cannot be tapped where they are."""
FITS = """() => { const frame = document.querySelector('.board-scroll');
  return frame.scrollWidth <= frame.clientWidth + 1 && frame.scrollHeight <= frame.clientHeight + 1; }"""
PINCH = """async ([from, to]) => {
  const frame = document.querySelector('.board-scroll');
  const box = frame.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const at = apart => [-1, 1].map((side, identifier) =>
    new Touch({identifier, target: frame, clientX: x + side * apart, clientY: y}));
  const send = (type, touches) => frame.dispatchEvent(
    new TouchEvent(type, {touches, changedTouches: touches, bubbles: true, cancelable: true}));
  send('touchstart', at(from));
  send('touchmove', at((from + to) / 2));
  await new Promise(requestAnimationFrame);
  send('touchmove', at(to));
  send('touchend', []);
}"""
WIDEN = """width => { const wide = document.createElement('div');
  wide.style.cssText = `position: absolute; top: 0; width: ${width}px; height: 1px`;
  document.body.append(wide); }"""
"""Something sticks out of the page: a phone then shows all of it, smaller."""
TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Whatever a change brings into sight is in sight then."""
WIDTH = "() => document.querySelector('.board').getBoundingClientRect().width"


@pytest.mark.parametrize("game", GAMES)
def test_every_listed_choice_can_be_tapped_where_it_is(house: House, sit: Sit, game: str) -> None:
    made = house.table(game)
    player = sit(made, made["owner"], **THUMB)
    for _ in range(5):
        assert player.await_turn()
        page = player.page
        unfold = page.locator("[data-test=all-choices][aria-expanded=false]")
        if unfold.count():
            assert page.locator(".prompt .option[data-option]").count() >= 0
            unfold.tap()
            expect(unfold).to_have_count(0)
            rows = page.locator(".choices.unfolded .options")
            rows.evaluate("e => { e.scrollTop = e.scrollHeight; }")
            expect(rows.locator(".option").last).to_be_in_viewport()
            page.keyboard.press("Escape")
            expect(unfold).to_have_count(1)
        else:
            assert page.evaluate(CUT_OFF) == []
        player.choose("finger")


@pytest.mark.parametrize("scene", ["vagrantsong", "vast", "deck_goes_west", "folklore-site"])
def test_the_whole_board_fits_and_can_be_pinched_and_dragged(visit: Visit, scene: str) -> None:
    page = Stage(visit("/", **THUMB), scene).page
    for _ in range(6):
        page.get_by_role("button", name="Zoom out").tap()
    page.wait_for_function(FITS)
    small = page.evaluate(WIDTH)
    assert small >= PHONE["width"] * 0.9 or scene == "deck_goes_west", "no room is wasted"
    page.evaluate(PINCH, [40, 120])
    page.wait_for_function(
        "small => document.querySelector('.board').getBoundingClientRect().width > small * 2",
        arg=small,
    )
    assert not page.evaluate(FITS)
    page.get_by_role("button", name="The whole board").tap()
    page.wait_for_function(FITS)


@pytest.mark.parametrize("scene", ["vagrantsong", "vast", "deck_goes_west", "folklore-site"])
def test_the_zoom_covers_nothing_of_the_board(visit: Visit, scene: str) -> None:
    page = Stage(visit("/", **THUMB), scene).page
    page.locator(".felt-scroll").evaluate("node => { node.scrollTop = 0; }")
    board, zoom = page.locator(".board-frame").bounding_box(), page.locator(".zoom").bounding_box()
    assert board and zoom
    assert zoom["y"] >= board["y"] + board["height"]
    for button in ("Zoom out", "The whole board", "Zoom in"):
        page.get_by_role("button", name=button).tap()


def test_the_wheel_zooms_and_a_drag_moves_without_choosing(visit: Visit) -> None:
    page = Stage(visit("/"), "vast").page
    small = page.evaluate(WIDTH)
    frame = page.locator(".board-scroll")
    box = frame.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    page.wait_for_function(
        "small => document.querySelector('.board').getBoundingClientRect().width > small * 1.5",
        arg=small,
    )
    before = frame.evaluate("e => [e.scrollLeft, e.scrollTop]")
    page.mouse.down()
    page.mouse.move(x - 60, y - 40, steps=4)
    page.mouse.up()
    page.wait_for_function(
        "to => { const e = document.querySelector('.board-scroll');"
        "return e.scrollLeft === to[0] && e.scrollTop === to[1]; }",
        arg=[before[0] + 60, before[1] + 40],
    )
    assert page.locator(".popover, .option.sending").count() == 0, "a drag is no click"


@pytest.mark.parametrize("game", GAMES)
def test_the_drawer_slides_over_the_board_and_back(house: House, sit: Sit, game: str) -> None:
    made = house.table(game)
    player = sit(made, made["owner"], **THUMB)
    page = player.page
    drawer = page.locator("[data-test=drawer]")
    if not page.locator(".board").count():
        assert drawer.count() == 0
        return
    # What glows may have raised the drawer already; what is held up to be read is turned first.
    assert player.await_turn()
    while page.locator(".section.held").count():
        player.choose("finger")
        assert player.await_turn()
    page.evaluate(TWO_FRAMES)
    page.locator(".felt-scroll").evaluate("node => { node.scrollTop = 0; }")
    low = drawer.bounding_box()
    drawer.tap()
    page.wait_for_function("() => document.querySelector('.felt-scroll').scrollTop > 40")
    high = drawer.bounding_box()
    assert low is not None and high is not None and high["y"] < low["y"] - 40
    drawer.tap()
    page.wait_for_function("() => document.querySelector('.felt-scroll').scrollTop === 0")


ACROSS: dict[str, Any] = {**THUMB, "viewport": {"width": 740, "height": 360}}


@pytest.mark.parametrize("game", [game for game in GAMES if game != "pilfer"])
def test_held_across_the_table_has_most_of_the_screen(house: House, sit: Sit, game: str) -> None:
    """The choices lie beside the table, all of them in reach; the page scrolls nowhere."""
    made = house.table(game)
    player = sit(made, made["owner"], **ACROSS)
    page = player.page
    assert player.play(4, "finger") > 1
    assert player.await_turn()
    table, asks = (
        page.locator(".felt-scroll").bounding_box(),
        page.locator(".prompt").bounding_box(),
    )
    assert table and asks
    assert table["width"] > 350 and table["height"] > 300
    assert asks["x"] >= table["x"] + table["width"] - 1
    last = page.locator(".prompt .option").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)
    size = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert size == [740, 360]
    page.locator(".tab[data-tab=rules]").tap()
    expect(page.get_by_placeholder("Search the rules")).to_be_in_viewport()


def test_what_is_focused_by_keys_lies_under_nothing(visit: Visit) -> None:
    """The dock of the hand lies over the foot of the table; what the focus comes to is brought out of it."""
    page = Stage(visit("/"), "deck_goes_west").page
    summary = page.locator("[data-test=crib] summary")
    page.get_by_role("button", name="Zoom in").focus()
    for _ in range(60):
        page.keyboard.press("Tab")
        if summary.evaluate("node => node === document.activeElement"):
            break
    expect(summary).to_be_focused()
    page.wait_for_function(
        """() => { const node = document.activeElement, box = node.getBoundingClientRect();
          return node.contains(document.elementFromPoint(box.left + 20, box.top + box.height / 2)); }"""
    )


def test_a_newcomer_on_a_phone_finds_the_guide_open(house: House, visit: Visit) -> None:
    made = house.table("vast")
    page = visit(f"/#/sit/{made['table']}/{made['owner']}", **THUMB)
    guide = page.locator(".panel[data-panel=guide]")
    expect(guide.locator("h3")).not_to_be_empty()
    guide.get_by_role("button", name="Close").tap()
    expect(guide).to_have_count(0)
    page.reload()
    expect(page.locator(".felt")).to_be_visible()
    assert guide.count() == 0


def test_a_panel_never_lies_over_the_tab_that_closes_it(house: House, visit: Visit) -> None:
    made = house.table("vast")
    page = visit(f"/#/sit/{made['table']}/{made['owner']}", **THUMB)
    panel, tab = page.locator(".panel[data-panel=guide]"), page.locator(".tab[data-tab=guide]")
    expect(panel).to_be_visible()
    page.evaluate(WIDEN, PHONE["width"] + 72)
    page.wait_for_function("width => innerWidth === width", arg=PHONE["width"] + 72)
    above, below = panel.bounding_box(), tab.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] == pytest.approx(below["y"], abs=2)
    tab.tap()
    expect(panel).to_have_count(0)
