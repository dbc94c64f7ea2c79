"""Every game in the browser: set up, play by mouse, keys and finger, undo, reload."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from hearthside.games import GAMES

from .conftest import PHONE, House
from .player import Player, things

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
Sit = Callable[..., Player]
GLOW_IN_SIGHT = """() => {
  const glowing = [...document.querySelectorAll('.felt .legal')].map(n => n.getBoundingClientRect());
  return !glowing.length || glowing.some(box => box.bottom > 0 && box.top < innerHeight);
}"""
ROUND = 12
"""Choices that take at least one whole round in every game, bots' turns between them."""


@pytest.mark.parametrize("game", GAMES)
def test_play_now_starts_a_game_in_one_click(visit: Visit, game: str) -> None:
    page = visit("/")
    page.locator(f"[data-play={game}]").click()
    player = Player(page)
    assert player.await_turn()
    expect(player.prompt).not_to_be_empty()
    assert page.locator("[data-thing]").count() > 5


@pytest.mark.parametrize("game", GAMES)
def test_the_setup_form_makes_the_table_it_says(visit: Visit, house: House, game: str) -> None:
    page = visit(f"/#/new/{game}")
    page.get_by_label("Name of the table").fill("Thursday night")
    seats = house.setup(game)["seats"]
    expect(page.locator(".seat-row")).to_have_count(seats)
    for row in range(1, seats):
        page.get_by_label(f"Seat {row + 1}, How strong").select_option("easy")
    page.get_by_role("button", name="Start the game").click()
    player = Player(page)
    expect(page.locator(".bar h1")).to_have_text("Thursday night")
    assert player.await_turn()
    page.locator(".tab[data-tab=seats]").click()
    expect(page.locator(".seat-list li")).to_have_count(seats)


@pytest.mark.parametrize("game", GAMES)
def test_a_round_by_mouse(house: House, sit: Sit, game: str) -> None:
    made = house.table(game)
    player = sit(made, made["owner"])
    lines = player.look()[1]
    assert player.play(ROUND, "mouse") > 3
    assert player.look()[1] > lines


@pytest.mark.parametrize("game", GAMES)
def test_a_round_by_keyboard_alone(house: House, sit: Sit, game: str) -> None:
    made = house.table(game)
    player = sit(made, made["owner"])
    lines = player.look()[1]
    assert player.play(ROUND, "keys") > 3
    assert player.look()[1] > lines


@pytest.mark.parametrize("game", GAMES)
def test_a_round_on_a_phone(house: House, sit: Sit, game: str) -> None:
    made = house.table(game)
    player = sit(made, made["owner"], viewport=PHONE, has_touch=True, is_mobile=True)
    assert player.play(ROUND, "finger") > 3
    if player.await_turn():
        player.page.wait_for_function(GLOW_IN_SIGHT)
    width = player.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"], "the page scrolls sideways"


@pytest.mark.parametrize("game", [game for game in GAMES if game != "pilfer"])
def test_undo_brings_back_what_was_asked(house: House, sit: Sit, game: str) -> None:
    # Pilfer asks once a turn, so nothing there can be taken back without a vote.
    made = house.table(game)
    player = sit(made, made["owner"])
    undo = player.page.locator("[data-test=undo]:not(:disabled)")
    assert player.await_turn()
    for _ in range(40):
        asked, offered = player.prompt.inner_text(), options(player.page)
        player.choose()
        assert player.await_turn(), "the game ended before any choice could be taken back"
        if undo.count():
            break
    number = player.number
    undo.click()
    player.await_number(number + 1)
    assert player.await_turn()
    expect(player.prompt).to_have_text(asked)
    assert options(player.page) == offered
    assert player.page.locator("[data-test=recap]").count() == 0, "one knows what one took back"


def options(page: Page) -> list[str]:
    """Everything on offer, in words."""
    folded = page.locator("[data-test=all-choices][aria-expanded=false]")
    if folded.count():
        folded.click()
        expect(folded).to_have_count(0)
    return page.locator(".prompt .option[data-option]").all_inner_texts()


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_in_mid_turn_changes_nothing(house: House, sit: Sit, game: str) -> None:
    made = house.table(game)
    player = sit(made, made["owner"])
    player.play(3)
    assert player.await_turn()
    before = (player.prompt.inner_text(), things(player.page))
    player.page.reload()
    again = Player(player.page)
    assert again.await_turn()
    assert (again.prompt.inner_text(), things(again.page)) == before


def test_only_a_pointer_that_moves_asks_for_an_explanation(house: House, sit: Sit) -> None:
    made = house.table("vast")
    player = sit(made, made["owner"])
    assert player.await_turn()
    page, popover = player.page, player.page.locator(".popover")
    page.clock.install()
    thing = page.locator(".felt [data-thing='space:A7']")
    thing.evaluate(
        """node => node.dispatchEvent(
          new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', movementX: 0 }))"""
    )
    page.clock.run_for(2000)
    assert popover.count() == 0, "something came to lie under a pointer that rests"
    thing.hover()
    page.clock.run_for(2000)
    expect(popover).to_contain_text("A7")
    page.mouse.move(2, 2)
    page.clock.run_for(2000)
    expect(popover).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_confirming_ones_turn_is_a_preference(house: House, sit: Sit, game: str) -> None:
    made = house.table(game)
    player = sit(made, made["owner"])
    page = player.page
    assert player.await_turn()
    page.keyboard.press("p")
    page.get_by_label("Confirm my turn").check()
    page.keyboard.press("Escape")
    confirm, undo = page.locator("[data-test=confirm]"), page.locator("[data-test=undo]")
    made_at_once = confirmed = 0
    # Pilfer asks once a turn, so that every choice there ends it.
    while not confirmed or not (made_at_once or game == "pilfer"):
        assert made_at_once + confirmed < 40
        assert player.await_turn()
        number = player.number
        player.reach()
        if not confirm.count():
            expect(undo).to_be_enabled()
            made_at_once += 1
            continue
        expect(confirm).to_be_focused()
        assert player.number == number
        page.keyboard.press("Escape")
        expect(confirm).to_have_count(0)
        assert player.number == number, "what is given up was never made"
        player.reach()
        if confirm.count():
            expect(confirm).to_be_focused()
            page.keyboard.press("Enter")
            player.await_number(number + 1)
            confirmed += 1
