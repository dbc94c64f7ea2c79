"""An ending worth sharing: the course of the race, its turning points, and what can be kept of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import House
from .stage import Stage

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]


def test_an_ending_tells_how_the_race_went(house: House, visit: Visit) -> None:
    record = (house.golden / "vast" / "00.record").read_text()
    made = house.ask("/api/tables/import", {"record": record})
    page = visit(f"/#/sit/{made['table']}/{made['owner']}")
    course = page.locator("[data-test=course]")
    expect(course.locator("polyline").first).to_be_attached()
    lines = course.locator("polyline").count()
    assert lines == page.locator("[data-test=race] li").count(), "a line for each way to win"
    assert course.locator("polyline").first.get_attribute("points", timeout=0)
    expect(course.locator(".turns li").first).to_contain_text("by choice")
    reached = page.locator(".ending-scores .reached")
    assert reached.count() == len(made["seats"]), "how near each of them came"
    expect(reached.first).to_contain_text(" of ")
    with page.expect_download() as waiting:
        course.get_by_role("button", name="Save the picture").click()
    saved = Path(waiting.value.path()).read_text()
    assert saved.startswith("<svg") and saved.count("<polyline") == lines
    page.keyboard.press("Escape")
    expect(course).to_have_count(0)


def test_nobody_is_the_best_where_all_share_one_score(house: House, visit: Visit) -> None:
    record = (house.golden / "folklore" / "00.record").read_text()
    made = house.ask("/api/tables/import", {"record": record})
    page = visit(f"/#/sit/{made['table']}/{made['owner']}")
    scores = page.locator(".ending-scores")
    expect(scores.locator("li")).not_to_have_count(1)
    expect(scores).to_contain_text("of 100")
    expect(scores).not_to_contain_text("the best")


def test_an_ending_lies_over_the_table_as_it_is_seen(visit: Visit) -> None:
    stage = Stage(visit("/"), "folklore-world")
    page = stage.page
    felt, ending = page.locator(".felt-scroll"), page.locator("[data-test=ending]")
    assert felt.evaluate("node => { node.scrollTop = 300; return node.scrollTop; }") > 100
    outcome = {"text": "The tale is told.", "how": "candle", "scores": [0.5], "rule": "FL-023"}
    stage.tell(outcome=outcome, decision=None)
    expect(ending).to_be_visible()

    def below() -> float:
        table, box = felt.bounding_box(), ending.bounding_box()
        assert table is not None and box is not None
        return box["y"] - table["y"]

    page.wait_for_function("node => node.getAnimations().length === 0", arg=ending.element_handle())
    assert below() > 0, "its picture is not cut off"
    page.mouse.move(40, 860)
    page.mouse.wheel(0, 400)
    page.wait_for_timeout(200)
    assert below() > 0
