"""axe finds nothing on any page of any game, light and dark; the first load is small; no jumps."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hearthside.games import GAMES

from .conftest import PHONE, ROOT, House
from .player import Player

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
Sit = Callable[..., Player]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DIST = ROOT / "web" / "dist"
FIRST_LOAD = 150_000
TABS = ("rules", "seats", "chat", "hint", "guide", "text", "log")


def violations(page: Page, part: str = "html") -> list[str]:
    """What axe has against the page, or a part of it, as it stands."""
    if page.evaluate("window.axe === undefined"):
        page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = page.evaluate(
        "part => axe.run(part, {resultTypes: ['violations']}).then(result => result.violations)",
        part,
    )
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_passes_the_lobby_and_its_dialogs(visit: Visit, theme: str) -> None:
    page = visit("/", color_scheme=theme)
    expect(page.locator(".poster:not(.blank)").first).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Preferences").click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Keys and help").click()
    assert violations(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_passes_every_page_of_a_game(
    house: House, visit: Visit, sit: Sit, game: str, theme: str
) -> None:
    form = visit(f"/#/new/{game}", color_scheme=theme)
    expect(form.locator(".seat-row").first).to_be_visible()
    assert violations(form) == []
    made = house.table(game)
    player = sit(made, made["owner"], color_scheme=theme)
    assert player.await_turn()
    for tab in TABS:
        player.page.locator(f".tab[data-tab={tab}]").click()
        assert violations(player.page, ".panels") == [], tab
    player.play(5)
    player.await_turn()
    assert violations(player.page) == []
    player.page.goto(f"/#/replay/{made['table']}")
    expect(player.page.locator(".timeline")).to_be_visible()
    assert violations(player.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_passes_the_phone_layout(house: House, sit: Sit, game: str) -> None:
    made = house.table(game)
    player = sit(made, made["owner"], viewport=PHONE, has_touch=True, is_mobile=True)
    assert player.await_turn()
    assert violations(player.page) == []
    player.page.locator(".tab[data-tab=log]").tap()
    assert violations(player.page) == []


def test_the_first_load_is_small() -> None:
    page = (DIST / "index.html").read_text()
    files = re.findall(r'(?:src|href)="/([^"]+\.(?:js|css))"', page)
    assert files
    size = sum(len(gzip.compress((DIST / file).read_bytes())) for file in ["index.html", *files])
    assert size <= FIRST_LOAD


def test_only_the_theme_at_the_table_is_loaded(house: House, visit: Visit) -> None:
    asked: list[str] = []
    page = visit("/")
    page.on("request", lambda request: asked.append(Path(request.url).name))
    page.locator("[data-play=pilfer]").click()
    Player(page)
    themes = [name for name in asked if name.startswith("theme-") and name.endswith(".js")]
    assert len(themes) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_prompt_and_board_stay_where_they_are(house: House, sit: Sit, game: str) -> None:
    made = house.table(game)
    player = sit(made, made["owner"])
    assert player.await_turn()
    boxes = set()
    for _ in range(6):
        if not player.await_turn():
            break
        box = player.page.locator(".prompt").bounding_box()
        felt = player.page.locator(".felt-scroll").bounding_box()
        assert box is not None
        assert felt is not None
        boxes.add((box["y"], box["height"], felt["y"], felt["height"]))
        player.choose()
    assert len(boxes) == 1


@pytest.mark.parametrize("game", GAMES)
def test_focus_survives_a_change(house: House, sit: Sit, game: str) -> None:
    made = house.table(game)
    player = sit(made, made["owner"])
    assert player.await_turn()
    page = player.page
    page.locator(".bar h1").click()
    page.keyboard.press("ArrowDown")
    focused = page.locator(":focus").get_attribute("data-thing")
    assert focused
    page.keyboard.press("ArrowRight")
    page.keyboard.press("i")
    expect(page.locator(".popover h2")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator(".popover")).to_have_count(0)
    assert page.locator(":focus").get_attribute("data-thing")
