"""Lessons in the browser: every one is played to its end; other choices are explained; it goes on where one left it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from hearthside.games import GAMES, load

from .conftest import DESK, PHONE, House

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
WAYS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESK},
    "phone": {"viewport": PHONE, "is_mobile": True, "has_touch": True},
}
LESSONS = [(game, tutorial.name) for game in GAMES for tutorial in load(game).tutorials]
UPPERMOST = """() => { const card = document.querySelector('.lesson').getBoundingClientRect();
  return [0.1, 0.5, 0.9].every(part => document.elementFromPoint(card.left + card.width / 2,
    card.top + card.height * part)?.closest('.lesson')); }"""
SHINES = """() => { const at = document.querySelector('.spotlight .rim'); if (!at) return '';
  const box = at.getBoundingClientRect(), card = document.querySelector('.lesson').getBoundingClientRect();
  const over = Math.min(box.right, card.right) - Math.max(box.left, card.left) > 8
    && Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top) > 8;
  const dock = document.querySelector('.dock')?.getBoundingClientRect();
  if (dock && box.top < dock.top && box.bottom > dock.top + 12) return 'under the dock';
  return box.bottom <= 0 || box.top >= innerHeight ? 'out of sight' : over ? 'under the words' : ''; }"""
"""What is wrong with the place of the first thing that a lesson lights up."""
ELSEWHERE = """ids => [...document.querySelectorAll('.spotlight .rim')].map(rim => {
  const box = rim.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  if (!hit?.closest('.tableau')) return '';
  for (let at = hit; at; at = at.parentElement)
    if ([at, ...at.children].some(one => ids.includes(one.dataset?.thing))) return '';
  return hit.textContent.slice(0, 60) || hit.className; }).filter(Boolean)"""
"""What lies beside the board and is lit in place of something on the board that it covers."""


def offer(page: Page, notation: str) -> None:
    """Choose an option from the list of all."""
    folded = page.locator("[data-test=all-choices][aria-expanded=false]")
    if folded.count():
        folded.click()
    page.locator(f".prompt .option[data-option='{notation}']").click()


def nothing_wrong(page: Page, question: str, heading: str, about: list[str] | None = None) -> None:
    """Wait until the page has nothing to tell; what lies where on it may still be on its way there."""
    try:
        page.wait_for_function(f"about => !({question})(about).length", arg=about)
    except TimeoutError:
        pytest.fail(f"{heading}: {page.evaluate(question, about)}")


def mistake(page: Page, wanted: str) -> str:
    """Something else that could be chosen; empty if there is nothing."""
    folded = page.locator("[data-test=all-choices][aria-expanded=false]")
    if folded.count():
        folded.click()
    offered = page.locator(".prompt .option[data-option]").evaluate_all(
        "nodes => nodes.map(node => node.dataset.option)"
    )
    return next((option for option in offered if option != wanted), "")


def play(page: Page, game: str, name: str) -> None:
    """Play a lesson to its end, from where it stands."""
    tutorial = next(one for one in load(game).tutorials if one.name == name)
    card = page.locator("[data-test=lesson]")
    start = int(card.get_attribute("data-beat") or 0)
    erred = False
    for number, beat in list(enumerate(tutorial.beats))[start:]:
        expect(card).to_have_attribute("data-beat", str(number))
        expect(card.locator("h2")).to_have_text(beat.heading)
        if not beat.choose:
            expect(page.locator("[data-test=lesson-next]")).to_be_enabled()
            nothing_wrong(page, SHINES, beat.heading)
            page.locator("[data-test=lesson-next]").click()
            continue
        expect(page.locator(".prompt.mine")).to_be_visible()
        other = "" if erred else mistake(page, beat.choose)
        if other:
            offer(page, other)
            expect(page.locator("[data-test=lesson-said]")).not_to_be_empty()
            expect(card).to_have_attribute("data-beat", str(number))
            erred = True
        offer(page, beat.choose)
    expect(page.locator("[data-test=lesson-done]")).to_be_visible()
    assert erred, "no mistake could be made"


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_played_to_its_end(visit: Visit, game: str, name: str) -> None:
    page = visit(f"/#/learn/{game}/{name}")
    play(page, game, name)


@pytest.mark.parametrize(
    ("game", "name"), [("folklore", "road"), ("vagrantsong", "first"), ("vast", "knight")]
)
def test_on_a_phone_nothing_is_lit_but_what_is_meant(visit: Visit, game: str, name: str) -> None:
    page = visit(f"/#/learn/{game}/{name}", **WAYS["phone"])
    card = page.locator("[data-test=lesson]")
    tutorial = next(one for one in load(game).tutorials if one.name == name)
    for number, beat in enumerate(tutorial.beats):
        expect(card).to_have_attribute("data-beat", str(number))
        if beat.shine:
            expect(page.locator(".spotlight .rim").first).to_be_attached()
            nothing_wrong(page, ELSEWHERE, beat.heading, list(beat.shine))
        if beat.choose:
            expect(page.locator(".prompt.mine")).to_be_visible()
            offer(page, beat.choose)
        else:
            page.locator("[data-test=lesson-next]").click()


EMPTY = """() => [...document.querySelectorAll('.popover')].filter(node => {
  const box = node.getBoundingClientRect();
  return !node.textContent.trim() && box.bottom > 0 && box.top < innerHeight; }).length"""
"""So many explanations are on the screen that say nothing."""


def test_no_empty_box_hangs_under_a_choice_that_has_nothing_to_tell(visit: Visit) -> None:
    page = visit("/#/learn/vagrantsong/first")
    page.locator("[data-test=lesson-next]").click()
    page.locator(".prompt .option[data-option]").first.hover()
    expect(page.locator(".popover.beside")).to_have_count(1)
    assert page.evaluate(EMPTY) == 0


def test_a_finished_lesson_asks_for_nothing_more(visit: Visit) -> None:
    page = visit("/#/learn/pilfer/first", **WAYS["phone"])
    play(page, "pilfer", "first")
    expect(page.locator("[data-test=lesson-done]")).to_be_visible()
    expect(page.locator(".felt .thing.legal")).to_have_count(0)
    expect(page.locator(".prompt .option[data-option]")).to_have_count(0)
    expect(page.locator(".stage-bar")).to_have_count(0)
    page.get_by_role("button", name="Once more from the beginning").click()
    expect(page.locator("[data-test=lesson]")).to_have_attribute("data-beat", "0")


@pytest.mark.parametrize("way", WAYS)
def test_a_lesson_is_offered_left_and_gone_on_with(house: House, visit: Visit, way: str) -> None:
    page = visit("/", **WAYS[way])
    learn = page.locator("[data-learn=pilfer]")
    expect(learn).to_contain_text("Learn to play")
    learn.click()
    card = page.locator("[data-test=lesson]")
    page.locator("[data-test=lesson-next]").click()
    page.locator("[data-test=lesson-next]").click()
    offer(page, "search")
    expect(card).to_have_attribute("data-beat", "3")
    page.get_by_role("link", name="Leave the lesson").click()
    expect(learn).to_contain_text("Go on with the lesson")
    learn.click()
    expect(card).to_have_attribute("data-beat", "3")
    play_on = page.locator("[data-test=lesson-next]")
    play_on.click()
    play_on.click()
    page.get_by_role("button", name="Back").click()
    expect(card).to_have_attribute("data-beat", "4")
    # The table answers in a lesson as anywhere.
    page.goto("/#/learn/pilfer/first")
    page.locator(".felt [data-thing='candle']").click()
    expect(page.locator("[data-test=why], .popover").first).to_be_visible()


@pytest.mark.parametrize("game", ["vast", "deck_goes_west"])
def test_on_a_phone_the_words_lie_over_the_drawer_and_have_the_room_of_the_choices(
    visit: Visit, game: str
) -> None:
    page = visit(f"/#/learn/{game}/first", **WAYS["phone"])
    expect(page.locator("[data-test=lesson-next]")).to_be_enabled()
    page.wait_for_function(UPPERMOST)
    expect(page.locator(".prompt .choices")).to_be_hidden()
    nothing_wrong(page, SHINES, game)


def test_on_a_phone_the_words_fold_away_and_come_back_with_the_next(visit: Visit) -> None:
    page = visit("/#/learn/vast/first", **WAYS["phone"])
    words, fold = page.locator(".lesson-words p").first, page.locator("[data-test=lesson-fold]")
    expect(words).to_be_visible()
    fold.tap()
    expect(words).to_be_hidden()
    page.locator("[data-test=lesson-next]").tap()
    expect(words).to_be_visible()
    page.set_viewport_size(DESK)
    expect(fold).to_be_hidden()


def test_a_newcomer_at_a_table_is_offered_the_lesson(house: House, visit: Visit) -> None:
    made = house.table("pilfer")
    page = visit(f"/#/sit/{made['table']}/{made['owner']}")
    page.locator("[data-test=lesson-offer]").click()
    expect(page.locator("[data-test=lesson]")).to_be_visible()


def test_on_a_phone_the_way_to_all_choices_lies_above_the_tabs(visit: Visit) -> None:
    page = visit("/#/learn/vast/thief", **WAYS["phone"])
    for _ in range(2):
        page.locator("[data-test=lesson-next]").click()
    unfold, tabs = page.locator("[data-test=all-choices]"), page.locator(".tabs")
    expect(unfold).to_be_visible()
    above, below = unfold.bounding_box(), tabs.bounding_box()
    assert above and below
    assert above["y"] + above["height"] <= below["y"]
