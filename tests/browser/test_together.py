"""Several people at one table: links, spectators, one screen, chat, a server that falls over."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hearthside.games import GAMES

from .conftest import House
from .player import Player

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
Sit = Callable[..., Player]


@pytest.mark.parametrize("game", GAMES)
def test_a_second_browser_joins_by_link(house: House, sit: Sit, game: str) -> None:
    made = house.table(game, "me", "friend")
    links = {seat["seat"]: seat.get("link") for seat in made["seats"]}
    first = sit(made, made["owner"])
    second = sit(made, links[1])
    for player in (first, second):
        player.page.locator(".tab[data-tab=seats]").click()
        expect(player.page.locator(".seat-list")).to_contain_text("at the table")
    for _ in range(16):
        actor = next((p for p in (first, second) if p.mine and not p.over), None)
        if actor is None:
            first.page.wait_for_timeout(150)
            continue
        actor.choose()
    number = first.stamp()
    expect(second.page.locator(".table-page")).to_have_attribute("data-number", number)


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_no_hand_and_chooses_nothing(house: House, sit: Sit, game: str) -> None:
    made = house.table(game)
    player = sit(made, made["owner"])
    watcher = sit(made, made["spectator"])
    player.play(4)
    player.await_turn()
    expect(watcher.page.locator(".table-page")).to_have_attribute("data-number", player.stamp())
    expect(watcher.page.locator(".watching")).to_be_visible()
    assert watcher.page.locator(".thing.legal, .prompt .option[data-option]").count() == 0
    mine, theirs = cards(player.page), cards(watcher.page)
    hidden = {id for id, look in theirs.items() if look == "back"}
    assert not {id for id in theirs if id not in mine and theirs[id] != "back"}
    if game in ("pilfer", "vast"):
        assert hidden, "a game with secret hands shows their backs to a spectator"


def cards(page: Page) -> dict[str, str]:
    """Cards on the table: id to look."""
    found: dict[str, str] = page.locator(".felt [data-thing].kind-card").evaluate_all(
        "nodes => Object.fromEntries(nodes.map(n => [n.dataset.thing, n.dataset.look]))"
    )
    return found


def test_a_hand_over_screen_covers_secret_hands(house: House, sit: Sit) -> None:
    made = house.table("pilfer", "me", "me", "me")
    player = sit(made, made["owner"])
    player.page.wait_for_timeout(300)
    player.uncover()
    seen: set[str] = set()
    for _ in range(6):
        assert player.await_turn()
        player.choose()
        cover = player.page.locator(".handover")
        if cover.count():
            seen.add(cover.inner_text())
            player.uncover()
    assert len(seen) >= 2, "the table was handed from seat to seat"


def test_chat_reaches_everybody_once(house: House, sit: Sit) -> None:
    made = house.table("pilfer", "me", "friend")
    first = sit(made, made["owner"])
    second = sit(made, made["seats"][1]["link"])
    for player in (first, second):
        player.page.locator(".tab[data-tab=chat]").click()
    first.page.get_by_label("Say something").fill("<b>Good</b> evening")
    first.page.get_by_role("button", name="Send").click()
    for player in (first, second):
        lines = player.page.locator(".chat-line")
        expect(lines).to_have_count(1)
        expect(lines).to_contain_text("<b>Good</b> evening")


def test_a_wrong_link_opens_nothing(visit: Visit, house: House) -> None:
    made = house.table("pilfer")
    page = visit(f"/#/sit/{made['table']}/not-a-token")
    expect(page.get_by_text("does not open this table")).to_be_visible()
    assert page.locator(".felt").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_killed_server_comes_back_without_a_reload(
    tmp_path: Path, chromium: object, sit: Sit, visit: Visit, game: str
) -> None:
    own = House(tmp_path)
    own.open()
    try:
        made = own.table(game)
        page = visit(f"{own.address}/#/sit/{made['table']}/{made['owner']}")
        player = Player(page)
        player.play(3)
        assert player.await_turn()
        asked = player.prompt.inner_text()
        own.kill()
        expect(page.locator(".lost")).to_be_visible(timeout=20_000)
        own.open()
        expect(page.locator(".lost")).to_have_count(0, timeout=30_000)
        expect(player.prompt).to_have_text(asked)
        assert player.play(2) == 2
    finally:
        own.kill()
