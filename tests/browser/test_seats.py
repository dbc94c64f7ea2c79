"""What an owner may change about a table: its name, who sits where, who joins and leaves."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hearthside.games import load
from hearthside.kernel import Session

from .conftest import SEED, House
from .player import Player
from .test_everyone import violations

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
Sit = Callable[..., Player]
COMMITMENT = hashlib.sha256(bytes(32)).hexdigest()


def seats_of(player: Player) -> Any:
    """The list of seats, open beside the board."""
    player.page.locator(".tab[data-tab=seats]").click()
    return player.page.locator(".seat-list li")


def test_a_table_can_be_renamed(house: House, sit: Sit) -> None:
    made = house.table("folklore", "me", "friend")
    owner = sit(made, made["owner"])
    friend = sit(made, made["seats"][1]["link"])
    seats_of(owner)
    seats_of(friend)
    assert friend.page.get_by_label("Name of the table").count() == 0
    owner.page.get_by_label("Name of the table").fill("Thursday")
    owner.page.get_by_role("button", name="Save").click()
    for player in (owner, friend):
        expect(player.page.locator(".bar h1")).to_have_text("Thursday")
    owner.page.reload()
    expect(owner.page.locator(".bar h1")).to_have_text("Thursday")
    owner.page.goto("/")
    expect(owner.page.locator(".mine .table-list")).to_contain_text("Thursday")


def test_a_seat_goes_to_a_friend_and_back_to_a_bot(house: House, sit: Sit, visit: Visit) -> None:
    made = house.table("vast")
    owner = sit(made, made["owner"])
    row = seats_of(owner).nth(1)
    expect(row).to_contain_text("bot, gentle")
    row.get_by_role("button", name="Invite a friend").click()
    link = row.get_by_role("button", name="Copy link").get_attribute("data-link")
    assert link is not None
    expect(row).to_contain_text("free")
    friend = Player(visit(link))
    expect(row).to_contain_text("at the table")
    row.get_by_role("button", name="Give to a bot").click()
    expect(row).to_contain_text("bot, fair")
    expect(friend.page.get_by_text("This table cannot be opened")).to_be_visible()
    friend.page.reload()
    expect(friend.page.get_by_text("does not open this table")).to_be_visible()


def test_whoever_shares_a_seat_with_the_owner_is_told(house: House, sit: Sit) -> None:
    made = house.table("pilfer", "me", "me", "friend", setup={"seats": 3})
    owner = sit(made, made["owner"])
    friend = sit(made, made["seats"][2]["link"])
    guest = sit(made, made["seats"][1]["link"])
    words = "The owner of this table holds your seat too"
    expect(guest.page.locator("[data-test=shared]")).to_contain_text(words)
    rows = seats_of(guest)
    expect(rows.nth(1)).to_contain_text(words)
    expect(rows.nth(0)).not_to_contain_text(words)
    owner.uncover()
    for other in (owner, friend):
        expect(other.page.locator("[data-test=shared]")).to_have_count(0)
        seats_of(other)
        expect(other.page.locator(".seat-list")).not_to_contain_text(words)
    guest.page.get_by_role("button", name="I understand").click()
    expect(guest.page.locator("[data-test=shared]")).to_have_count(0)
    guest.page.reload()
    expect(guest.page.locator(".felt")).to_be_visible()
    expect(guest.page.locator("[data-test=shared]")).to_have_count(0)
    for player, told in ((guest, 1), (friend, 0)):
        player.page.goto("/")
        expect(player.page.locator(".mine .table-list li")).to_have_count(1)
        row = player.page.locator(".mine .table-list li", has_text="its owner sees your seat")
        expect(row).to_have_count(told)


def camp() -> Session[Any]:
    """A campaign of Vagrantsong in Camp, where Vagrants may join and leave."""
    setup = {"seats": 2, "campaign": True, "open_seats": True}
    session: Session[Any] = Session(load("vagrantsong"), setup, SEED)
    rng = random.Random(SEED)
    while session.decision is not None and session.decision.ask != "manage":
        session.choose(rng.choice(session.decision.options))
    return session


def test_somebody_joins_a_campaign_and_leaves_it(house: House, sit: Sit, visit: Visit) -> None:
    made = house.lay(camp(), "me", "me")
    owner = sit(made, made["owner"])
    rows = seats_of(owner)
    expect(rows).to_have_count(2)
    owner.page.get_by_role("button", name="Add a seat").click()
    expect(rows).to_have_count(3)
    link = rows.nth(2).get_by_role("button", name="Copy link").get_attribute("data-link")
    assert link is not None
    friend = Player(visit(link))
    expect(rows.nth(2)).to_contain_text("at the table")
    name = seats_of(friend).nth(2).locator(".seat-name").inner_text()
    assert "you" in name
    expect(friend.page.locator(".watching")).to_have_count(0)
    rows.nth(2).get_by_role("button", name="Remove").click()
    expect(rows.nth(2)).to_contain_text("free")
    expect(owner.page.get_by_role("button", name="Remove")).to_have_count(0)
    expect(owner.page.get_by_role("button", name="Add a seat")).to_be_visible()
    expect(friend.page.get_by_text("This table cannot be opened")).to_be_visible()


def test_the_list_of_ones_tables_can_be_put_away(visit: Visit) -> None:
    page = visit("/")
    page.locator("[data-play=pilfer]").click()
    Player(page)
    page.goto("/")
    rows = page.locator(".mine > .table-list li")
    expect(rows).to_have_count(1)
    page.get_by_role("button", name="Put away").click()
    expect(rows).to_have_count(0)
    page.reload()
    page.get_by_text("Put away tables").click()
    expect(rows).to_have_count(0)
    page.get_by_role("button", name="Bring back").click()
    expect(rows).to_have_count(1)


def test_how_the_dice_are_thrown_is_shown_and_can_be_checked(house: House, sit: Sit) -> None:
    record = sorted((house.golden / "pilfer").glob("*.record"))[0].read_text()
    made = house.ask("/api/tables/import", {"record": record})
    epoch = {"epoch": 0, "line": 0, "why": "The table was made.", "seat": -1, "contribution": ""}
    epoch |= {"commitment": COMMITMENT, "secret": "00" * 32, "began": 0.0}
    told = {"table": made["table"], "redeals": True, "opened": True, "epochs": [epoch], "keys": []}
    told |= {"origins": [{"line": 0, "text": "Imported from a record.", "at": 0.0}], "seed": ""}
    player = sit(made, made["owner"])
    page = player.page
    page.keyboard.press("Escape")
    page.locator(".tab[data-tab=seats]").click()
    box = page.locator("[data-test=fairness]")
    box.locator("summary").click()
    expect(box).to_contain_text("nothing to check")
    page.route("**/fairness", lambda route: route.fulfill(json=told))
    box.locator("summary").click()
    box.locator("summary").click()
    expect(box.locator(".epochs dd").first).to_have_text(COMMITMENT)
    box.locator("[data-test=verify]").click()
    expect(box.locator("[data-test=verdict]")).to_contain_text("what was committed to")
    assert violations(page, ".panel") == []
    epoch["commitment"] = "ff" * 32
    box.locator("summary").click()
    box.locator("summary").click()
    expect(box.locator(".epochs dd").first).to_have_text("ff" * 32)
    box.locator("[data-test=verify]").click()
    expect(box.locator("[data-test=verdict]")).to_contain_text("not what was committed to")
