"""A turn tried in private: nobody sees it, chance shows its odds, and it is made true or dropped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hearthside.games import load
from hearthside.kernel import Session

from .conftest import PHONE, SEED, House
from .player import GLOWING, MENU, OPTION, Player, things
from .test_everyone import violations

pytestmark = pytest.mark.browser
Sit = Callable[..., Player]
THUMB: dict[str, Any] = {"viewport": PHONE, "is_mobile": True, "has_touch": True}


def planned(page: Page, count: int) -> None:
    """Wait until the plan has so many choices."""
    expect(page.locator("[data-test=plan-take]")).to_have_text(
        f"Do it: {count} choice{'' if count == 1 else 's'}"
    )


def test_a_plan_is_seen_by_nobody_dropped_without_a_trace_and_made_true(
    house: House, sit: Sit
) -> None:
    made = house.table("vagrantsong")
    player, watcher = sit(made, made["owner"]), sit(made, made["spectator"])
    assert player.await_turn()
    page, before, seen = player.page, player.number, things(player.page)
    shown = things(watcher.page)
    for drop in (True, False):
        page.keyboard.press("y")
        expect(page.locator(".table-page.planning")).to_be_visible()
        expect(page.locator("[data-test=plan]")).to_contain_text("Nobody sees it")
        page.locator(OPTION).first.click()
        planned(page, 1)
        expect(page.locator(GLOWING).first).to_be_visible()
        player.clear()
        page.locator(GLOWING).first.click()
        planned(page, 2)
        assert things(page) != seen, "the private board shows the plan"
        assert (watcher.number, things(watcher.page)) == (before, shown)
        assert violations(page) == []
        page.keyboard.press("u")
        planned(page, 1)
        page.locator(GLOWING).first.click()
        planned(page, 2)
        if drop:
            page.locator("[data-test=plan-drop]").click()
            expect(page.locator(".planning")).to_have_count(0)
            expect(page.locator("[data-test=live]")).to_contain_text("Nothing was chosen")
            assert (player.number, things(page)) == (before, seen)
        else:
            page.locator("[data-test=plan-take]").click()
            player.await_number(before + 2)
            watcher.await_number(before + 2)
            expect(page.locator("[data-test=plan]")).to_have_count(0)
            expect(page.locator("[data-test=notice]")).to_have_count(0)


def test_chance_shows_its_odds_and_a_plan_stops_where_it_decides_otherwise(
    house: House, sit: Sit
) -> None:
    made = house.table("vast")
    player = sit(made, made["owner"])
    assert player.await_turn()
    page, before = player.page, player.number
    crusade = page.locator(".prompt .option[data-option^=crusade]").first
    option = crusade.get_attribute("data-option") or ""
    truth = Session(load("vast"), house.setup("vast"), SEED)
    heard = len(truth.journal)
    truth.choose(option)
    events = [event for event in truth.journal[heard:] if event.visible(0)]
    real = " ".join(truth.game.words.line(truth.state, event) for event in events)
    page.locator("[data-test=plan-begin]").click()
    crusade.click()
    odds = page.locator("[data-test=odds] li")
    expect(odds.first).to_contain_text("%")
    texts = odds.locator(".odds-lines").all_inner_texts()
    shares = [int(text.split()[0]) for text in odds.locator(".odds-share").all_inner_texts()]
    assert 96 <= sum(shares) <= 104 and len(shares) > 2
    assert player.number == before, "nothing is revealed"
    other = next(i for i, text in enumerate(texts) if text not in real and "else" not in text)
    odds.nth(other).locator("button.option").click()
    planned(page, 1)
    expect(page.locator("[data-test=plan]")).to_contain_text("supposed")
    page.locator(OPTION).first.click()
    expect(page.locator("[data-test=plan-take]")).to_contain_text("2 choices")
    page.locator("[data-test=plan-take]").click()
    expect(page.locator("[data-test=notice]")).to_contain_text("chance decided otherwise")
    assert player.number >= before + 1
    expect(page.locator("[data-test=plan]")).to_have_count(0)


def test_a_plan_is_void_when_the_table_moves_on(house: House, sit: Sit) -> None:
    made = house.table("vagrantsong")
    one, two = sit(made, made["owner"]), sit(made, made["owner"])
    assert one.await_turn() and two.await_turn()
    one.page.locator("[data-test=plan-begin]").click()
    one.page.locator(OPTION).first.click()
    planned(one.page, 1)
    two.choose()
    expect(one.page.locator("[data-test=notice]")).to_contain_text("moved on")
    expect(one.page.locator(".planning")).to_have_count(0)


def test_pointing_at_a_choice_shows_what_would_come_of_it(house: House, sit: Sit) -> None:
    made = house.table("vagrantsong")
    player = sit(made, made["owner"])
    assert player.await_turn()
    player.choose()
    assert player.await_turn()
    page, before, seen = player.page, player.number, things(player.page)
    space = page.locator(".felt .legal[data-thing^='space:']").first
    where = space.get_attribute("data-thing")
    x, y = player._point(space, "a space")
    page.mouse.move(x - 4, y)
    page.mouse.move(x, y)
    expect(page.locator(".popover [data-test=would]")).not_to_be_empty()
    ghost = page.locator(".board .ghost")
    expect(ghost.first).to_be_visible()
    there, space_box = ghost.first.bounding_box(), space.bounding_box()
    assert there and space_box and abs(there["x"] - space_box["x"]) < space_box["width"], where
    assert player.number == before
    player.clear()
    expect(ghost).to_have_count(0)
    assert things(page) == seen


def test_pointing_at_an_option_of_the_list_tells_its_cost_and_odds(house: House, sit: Sit) -> None:
    made = house.table("vast")
    player = sit(made, made["owner"])
    assert player.await_turn()
    page = player.page
    option = page.locator(".prompt .option[data-option^=crusade]").first
    option.hover()
    would = page.locator(".beside [data-test=would]")
    expect(would).to_contain_text("1 hero cube")
    expect(would.locator("[data-test=odds]")).to_contain_text("%")
    player.clear()
    expect(would).to_have_count(0)


def test_a_finger_that_rests_looks_and_does_not_choose(house: House, sit: Sit) -> None:
    made = house.table("vagrantsong")
    player = sit(made, made["owner"], **THUMB)
    assert player.await_turn()
    page, before = player.page, player.number
    page.clock.install()
    session = page.context.new_cdp_session(page)

    def rest(selector: str, seen: str) -> None:
        box = page.locator(selector).first.bounding_box()
        assert box
        at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
        expect(page.locator(seen)).to_be_visible()
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    rest(OPTION, ".beside [data-test=would]")
    expect(page.locator(".beside")).to_have_count(0)
    assert player.number == before, "looking is no choice"
    page.locator(OPTION).first.tap()
    player.await_number(before + 1)
    assert player.await_turn()
    now = player.number
    rest(".felt .legal[data-thing^='space:']", ".popover [data-test=would]")
    page.clock.run_for(2000)
    expect(page.locator(".popover [data-test=would]")).to_be_visible()
    assert player.number == now
    page.locator(MENU).first.tap()
    player.await_number(now + 1)


@pytest.mark.parametrize("game", ["vast", "deck_goes_west"])
def test_a_plan_fits_a_phone(house: House, sit: Sit, game: str) -> None:
    made = house.table(game)
    player = sit(made, made["owner"], **THUMB)
    assert player.await_turn()
    page = player.page
    page.locator("[data-test=plan-begin]").tap()
    odds = page.locator("[data-test=odds]")
    for count in range(1, 5):
        if odds.count() or not page.locator(OPTION).count():
            break
        page.locator(OPTION).first.tap()
        tried = page.locator("[data-test=plan-take]", has_text=f"{count} choice")
        expect(tried.or_(odds).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert violations(page) == []
    for test in ("plan-take", "plan-back", "plan-drop"):
        page.locator(f"[data-test={test}]").scroll_into_view_if_needed()
        expect(page.locator(f"[data-test={test}]")).to_be_in_viewport(ratio=1)
    page.locator("[data-test=plan-drop]").tap()
    expect(page.locator(".planning")).to_have_count(0)
