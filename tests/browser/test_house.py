"""Finding players, keeping one's tables, and looking after a table: the lobby and a table's settings."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, House
from .player import Player
from .test_everyone import violations

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
Sit = Callable[..., Player]


def test_a_stranger_joins_from_the_lobby_and_finds_the_table_again_elsewhere(
    house: House, visit: Visit
) -> None:
    made = house.table("pilfer", "me", "friend")
    at = f"/api/tables/{made['table']}"
    house.ask(at, {"listed": True, "name": "Strangers welcome"}, made["owner"], "PATCH")
    page = visit("/", viewport=PHONE)
    row = page.locator(".open-tables li", has_text="Strangers welcome")
    expect(row).to_contain_text("1 of 3 chairs free")
    assert violations(page, ".open-tables") == []
    row.get_by_role("button", name="Sit down").click()
    Player(page)
    assert house.ask(at, token=made["owner"])["seats"][1]["kind"] == "person"
    page.goto("/")
    expect(page.locator(".mine .table-list")).to_contain_text("Strangers welcome")
    expect(row).to_have_count(0)
    box = page.locator("[data-test=recovery]")
    box.locator("summary").click()
    box.get_by_role("button", name="Make a recovery link").click()
    link = box.get_by_role("button", name="Copy link").get_attribute("data-link")
    assert link is not None
    expect(box.locator("code")).to_have_text(link)
    assert violations(page, ".mine") == []
    other = visit(link)
    expect(other.get_by_text("opens 1 table")).to_be_visible()
    assert violations(other) == []
    other.locator("[data-test=bring]").click()
    other.locator(".mine .table-list a", has_text="Strangers welcome").click()
    Player(other)
    box.get_by_role("button", name="Close this link").click()
    expect(box.get_by_role("button", name="Make a recovery link")).to_be_visible()
    expect(visit(link).get_by_text("recovers nothing")).to_be_visible()


def test_an_owner_looks_after_a_table(house: House, visit: Visit, sit: Sit) -> None:
    made = house.table("pilfer", "me", "friend")
    owner = sit(made, made["owner"], viewport=PHONE).page
    friend = sit(made, made["seats"][1]["link"]).page
    owner.locator(".tab[data-tab=seats]").click()
    owner.locator("[data-test=settings]").click()
    box = owner.get_by_role("dialog", name="Table settings")
    expect(box).to_contain_text("sends no notices")
    assert violations(owner, ".settings") == []
    box.locator("[data-test=listed]").check()
    expect(box.locator("[data-test=listed]")).to_be_checked()
    box.locator("[data-test=clock-kind]").select_option("turn")
    assert violations(owner, ".settings") == []
    box.locator("[data-test=clock-set]").click()
    for page in (owner, friend):
        expect(page.get_by_role("timer", include_hidden=True)).to_contain_text(":")
    row = box.locator(".people li").first
    row.get_by_role("button", name="Silence").click()
    expect(row).to_contain_text("silenced")
    row.get_by_role("button", name="New link").click()
    told = box.locator("[data-test=renewed]")
    link = told.get_by_role("button", name="Copy link").get_attribute("data-link")
    assert link is not None
    expect(friend.get_by_text("This table cannot be opened")).to_be_visible()
    again = Player(visit(link)).page
    row.get_by_role("button", name="Close link").click()
    assert violations(owner, ".settings") == []
    box.get_by_role("alertdialog").get_by_role("button", name="Close link").click()
    expect(told).to_contain_text("the link is closed")
    expect(again.get_by_text("This table cannot be opened")).to_be_visible()
    with owner.expect_event("load"):
        box.locator(".people li").last.get_by_role("button", name="New link").click()
    Player(owner)
    owner.locator(".tab[data-tab=seats]").click()
    owner.locator("[data-test=settings]").click()
    box.get_by_role("button", name="Delete…").click()
    box.locator("[data-test=delete]").click()
    expect(owner.locator(".posters")).to_be_visible()
    expect(owner.locator(".mine")).to_contain_text("No table yet")


@pytest.mark.parametrize("game", ["vagrantsong", "vast", "deck_goes_west", "folklore"])
def test_set_up_says_of_every_seat_what_whoever_sits_there_is_about(
    visit: Callable[..., Page], game: str
) -> None:
    page = visit(f"/#/new/{game}")
    rows = page.locator(".seat-row")
    expect(rows.first.locator(".seat-about")).not_to_be_empty()
    assert page.locator(".seat-about").count() == rows.count()
    who = rows.first.locator("select").filter(has=page.locator("option:nth-child(6)")).last
    about = []
    for value in who.locator("option").evaluate_all("all => all.map(one => one.value)"):
        who.select_option(value)
        about.append(rows.first.locator(".seat-about").inner_text())
    assert len({*about}) == len(about)


def test_set_up_says_what_a_mission_is_about(visit: Visit) -> None:
    page = visit("/#/new/deck_goes_west")
    field = page.locator("label.field", has_text="Mission")
    expect(field.locator(".about")).to_contain_text("Be the one who draws the map")
    field.locator("select").select_option("bounty_country")
    expect(field.locator(".about")).to_contain_text("A reward for every gang")
