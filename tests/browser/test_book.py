"""The rule book one reads: how to win, contents, what lies on the table, terms that open, where a rule applied."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .stage import Stage
from .test_everyone import violations

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
GOAL: dict[str, Any] = {
    "name": "Loot",
    "value": 9,
    "of": 12,
    "who": 0,
    "means": "wins",
    "rule": "PF-011",
}
GOAL |= {"text": "", "marks": [], "look": "crown"}


def test_the_book_tells_how_to_win_and_what_lies_on_the_table(visit: Visit) -> None:
    stage = Stage(visit("/"), "pilfer")
    page = stage.page
    stage.tell(race=[GOAL], decision=stage.view["decision"])
    expect(page.locator("[data-test=race]")).to_contain_text("Loot")
    page.keyboard.press("r")
    win = page.locator("[data-test=how-to-win]")
    expect(win).to_contain_text("Loot, 12")
    expect(win).to_contain_text("PF-011")
    page.locator(".contents button").last.click()
    expect(page.locator(".chapter").last.locator("h3")).to_be_in_viewport()
    page.get_by_role("button", name="On the table", exact=True).click()
    expect(page.locator("[data-test=components]")).to_contain_text("candle")
    page.get_by_placeholder("Search the rules").fill("lock")
    expect(page.locator(".rule").first).to_be_visible()
    expect(win).to_have_count(0)


def test_terms_open_under_the_pointer_and_rules_know_where_they_applied(visit: Visit) -> None:
    stage = Stage(visit("/"), "vast")
    page = stage.page
    said = {"text": "The Warlock will Syphon.", "rule": "VM-227", "kind": "said"}
    stage.change(line={**said, "args": [], "things": []})
    term = page.locator("[data-panel=log] .term", has_text="Syphon").last
    tip = page.locator(".term-tip")
    term.hover()
    expect(tip).to_contain_text("VM-")
    rule = (tip.locator("b").text_content() or "").strip()
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)
    term.hover()
    term.click()
    expect(page.locator(f"[data-rule={rule}]")).to_be_in_viewport()
    applied = page.locator("[data-rule=VM-227] .applied")
    applied.locator("summary").click()
    expect(applied).to_contain_text("The Warlock will Syphon.")


def test_other_boards_are_rows_that_open(visit: Visit) -> None:
    page = Stage(visit("/"), "vast").page
    rows = page.locator(".fold")
    expect(rows).to_have_count(4)
    expect(rows.nth(1).locator(".fold-gist")).to_contain_text("Terror")
    assert page.locator(".vm-board").count() == 1, "one's own board, and nobody else's"
    rows.nth(1).locator(".fold-head").click()
    expect(rows.nth(1).locator(".vm-board")).to_be_visible()
    height = page.locator(".tableau").evaluate("node => node.scrollHeight")
    assert height < 1900


@pytest.mark.parametrize(
    ("scene", "word"),
    [
        ("vast", "Pathfinder"),
        ("deck_goes_west", "Pickaxe"),
        ("vagrantsong", "Two Step Shuffle"),
        ("folklore-site", "Flintlock Pistol"),
        ("pilfer", "a crown"),
    ],
)
def test_the_gallery_shows_every_card_as_it_looks(visit: Visit, scene: str, word: str) -> None:
    stage = Stage(visit("/"), scene)
    page = stage.page
    said = {"text": f"Somebody takes {word}.", "rule": "", "kind": "said", "args": [], "things": []}
    stage.change(line=said)
    page.keyboard.press("r")
    page.get_by_role("button", name="Gallery").click()
    expect(page.locator(".shelf").first).to_be_visible()
    page.get_by_placeholder("Search the rules").fill(word)
    card = page.locator(".exhibit", has_text=word).first
    expect(card.locator(".exhibit-face .face > *").first).to_be_visible()
    card.locator(".applied summary").click()
    expect(card.locator(".applied")).to_contain_text(said["text"])
    assert violations(page, ".panel") == []


@pytest.mark.parametrize(
    ("scene", "own"), [("vagrantsong", ".vs-vagrants"), ("folklore-site", ".fl-party")]
)
def test_the_rest_of_the_party_is_rows_that_open(visit: Visit, scene: str, own: str) -> None:
    page = Stage(visit("/"), scene).page
    row = page.locator(f"{own} .fold").first
    expect(row.locator(".fold-gist")).not_to_be_empty()
    before = page.locator(".tableau").evaluate("node => node.scrollHeight")
    row.locator(".fold-head").click()
    expect(row.locator(".fold-head")).to_have_attribute("aria-expanded", "true")
    assert page.locator(".tableau").evaluate("node => node.scrollHeight") >= before


def test_words_of_a_rule_open_too(visit: Visit) -> None:
    page = Stage(visit("/"), "vast").page
    page.keyboard.press("r")
    term = page.locator(".rule .term").first
    term.scroll_into_view_if_needed()
    term.hover()
    expect(page.locator(".term-tip")).to_contain_text("VM-")
