"""Links that lead nowhere and pages from before a rebuild: each says in words what it is, and has a way back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import PHONE, House

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
NOWHERE = {
    "a table": "/#/table/00000000deadbeef",
    "a seat": "/#/sit/00000000deadbeef/none",
    "a replay": "/#/replay/00000000deadbeef",
    "a story": "/#/story/00000000deadbeef",
    "links": "/#/links/00000000deadbeef",
    "a game": "/#/new/nonesuch",
    "a lesson": "/#/learn/vast/nonesuch",
    "a lesson of no game": "/#/learn/nonesuch/first",
}
TECHNICAL = ("Bearer", "token", "Authorization", "nonesuch", "undefined")


@pytest.mark.parametrize("path", NOWHERE.values(), ids=NOWHERE)
def test_a_link_to_nowhere_says_so_and_leads_back(visit: Visit, path: str) -> None:
    page = visit(path)
    said = page.get_by_role("alert")
    expect(said).not_to_be_empty()
    assert not [word for word in TECHNICAL if word in said.inner_text()]
    page.get_by_role("link", name="Back to the lobby").click()
    expect(page.get_by_role("heading", name="Choose a game")).to_be_visible()


def test_a_page_from_before_a_rebuild_is_loaded_anew_once(house: House, visit: Visit) -> None:
    made = house.table("vast")
    page = visit("/")
    loads: list[str] = []
    page.on("framenavigated", lambda frame: loads.append(frame.url))

    def gone(route: Route) -> None:
        route.fulfill(status=404, body="")

    page.route("**/assets/theme-*", gone)
    page.goto(f"/#/sit/{made['table']}/{made['owner']}")
    # Nothing is better after that: it says so instead of trying for ever.
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    page.unroute("**/assets/theme-*")
    page.reload()
    expect(page.locator(".felt")).to_be_visible()


def finished(house: House) -> tuple[str, str]:
    """A finished game of Pilfer: its table, and the owner's token."""
    record = (house.golden / "pilfer" / "00.record").read_text()
    made = house.ask("/api/tables/import", {"record": record})
    return made["table"], made["owner"]


def test_a_game_whose_rules_have_changed_is_looked_at_from_where_it_can_be(
    house: House, visit: Visit
) -> None:
    table, owner = finished(house)
    page = visit(f"/#/sit/{table}/{owner}")
    expect(page.locator(".felt")).to_be_visible()

    def since(route: Route) -> None:
        asked = re.search(r"at=(\d+)", route.request.url)
        if asked and int(asked[1]) < 5:
            route.fulfill(status=400, json={"error": {"code": "range", "message": "not 0"}})
            return
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "first": 5})

    page.route("**/replay*", since)
    page.goto(f"/#/replay/{table}")
    expect(page.get_by_role("status").first).to_contain_text("Choice 5 of")
    expect(page.locator(".replay-since")).to_contain_text("from choice 5 on")
    expect(page.locator("[data-test=back]")).to_be_disabled()
    page.locator("[data-test=on]").click()
    expect(page.get_by_role("status").first).to_contain_text("Choice 6 of")
    page.goto(f"/#/story/{table}")
    expect(page.locator("[data-test=people]")).to_be_visible()


def test_on_a_phone_too_a_replay_shows_the_board_and_the_race(house: House, visit: Visit) -> None:
    table, owner = finished(house)
    page = visit(f"/#/sit/{table}/{owner}", viewport=PHONE, is_mobile=True, has_touch=True)
    expect(page.locator(".felt")).to_be_visible()
    page.goto(f"/#/replay/{table}")
    expect(page.locator("[data-test=race]")).to_be_visible()
    felt = page.locator(".felt-scroll").bounding_box()
    assert felt and felt["height"] > 200
