"""For everyone: axe finds nothing on any page of any game; focus is seen; nothing is told by colour alone."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hearthside.games import GAMES, load
from hearthside.kernel import Record

from .conftest import DESK, PHONE, ROOT, House
from .player import Player

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
Sit = Callable[..., Player]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DIST = ROOT / "web" / "dist"
GOLDEN = ROOT / "tests" / "golden"
FIRST_LOAD = 150_000
TABS = ("rules", "seats", "chat", "hint", "guide", "text", "log")
WAYS: dict[str, dict[str, Any]] = {
    "desk-light": {"viewport": DESK, "color_scheme": "light"},
    "desk-dark": {"viewport": DESK, "color_scheme": "dark"},
    "phone-light": {
        "viewport": PHONE,
        "color_scheme": "light",
        "has_touch": True,
        "is_mobile": True,
    },
    "phone-dark": {"viewport": PHONE, "color_scheme": "dark", "has_touch": True, "is_mobile": True},
}
BOTH = ("desk-light", "phone-dark")
"""The two ways between them show every layout and every colour."""
UNSEEN = """() => {
  const shown = node => {
    for (let at = node, up = 0; at && up < 3; at = at.parentElement, up += 1) {
      const style = getComputedStyle(at);
      if (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) return true;
    }
    return false;
  };
  const all = [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex="0"]')];
  const missed = [];
  for (const node of all) {
    if (node.disabled || !node.getClientRects().length) continue;
    node.focus({preventScroll: true});
    if (document.activeElement === node && !shown(node)) missed.push(node.outerHTML.slice(0, 120));
  }
  return missed;
}"""
"""What can be focused by keys without an outline on it or on the box that stands for it."""
BARE = """() => [...document.querySelectorAll('.felt .thing:not(.kind-space)')]
  .filter(node => node.getClientRects().length)
  .filter(node => { const face = node.querySelector('.face');
    return !face.textContent.trim() && !face.querySelector('svg')
      && !node.querySelector('[class*=back]'); })
  .map(node => node.dataset.thing)"""
"""Pieces, tokens and cards that show neither a picture nor a word; backs of cards are meant to."""
RINGS = """() => [...document.querySelectorAll('.felt .thing.legal')]
  .filter(node => { const ring = getComputedStyle(node, '::after');
    return ring.display !== 'none' && (ring.borderTopStyle !== 'solid' || parseFloat(ring.borderTopWidth) < 2); })
  .map(node => node.dataset.thing)"""
"""What can be chosen, but has no ring around it."""


def violations(page: Page, part: str = "html") -> list[str]:
    """What axe has against the page, or a part of it, as it stands."""
    if page.evaluate("window.axe === undefined"):
        page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = page.evaluate(
        "part => axe.run(part, {resultTypes: ['violations']}).then(result => result.violations)",
        part,
    )
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]


def finished(house: House, game: str) -> dict[str, Any]:
    """A table with a game on it that is over: the first kept one that was played to its end."""
    records = (path.read_text() for path in sorted((GOLDEN / game).glob("*.record")))
    over = next(r for r in records if Record.parse(r).replay(load(game)).outcome is not None)
    made: dict[str, Any] = house.ask("/api/tables/import", {"record": over})
    return made


def dialogs(page: Page) -> Iterator[str]:
    """Open preferences and help, one after the other."""
    for name in ("Preferences", "Keys and help"):
        page.get_by_role("button", name=name).click()
        expect(page.locator("dialog[open]")).to_be_visible()
        yield name
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


def reading_pages(page: Page, table: str) -> Iterator[str]:
    """The pages of a table that are read: its replay, its story."""
    for name, shown in (("replay", ".timeline"), ("story", ".chapters")):
        page.goto(f"/#/{name}/{table}")
        expect(page.locator(shown)).to_be_visible()
        yield name


@pytest.mark.parametrize("way", WAYS)
def test_axe_passes_the_lobby_and_its_dialogs(visit: Visit, way: str) -> None:
    page = visit("/", **WAYS[way])
    expect(page.locator(".poster:not(.blank)").first).to_be_visible()
    assert violations(page) == []
    for name in dialogs(page):
        assert violations(page) == [], name


@pytest.mark.parametrize("way", BOTH)
@pytest.mark.parametrize("game", GAMES)
def test_axe_passes_the_pages_before_a_game(
    house: House, visit: Visit, game: str, way: str
) -> None:
    page = visit(f"/#/new/{game}", **WAYS[way])
    expect(page.locator(".seat-row").first).to_be_visible()
    assert violations(page) == []
    page.locator(".seat-row").nth(1).locator("select").first.select_option("friend")
    page.locator("button[type=submit]").click()
    expect(page.locator(".links code").first).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("way", BOTH)
@pytest.mark.parametrize("game", GAMES)
def test_axe_passes_the_table_with_all_its_panels(
    house: House, sit: Sit, game: str, way: str
) -> None:
    made = house.table(game)
    player = sit(made, made["owner"], **WAYS[way])
    assert player.await_turn()
    page = player.page
    assert violations(page) == []
    for tab in TABS:
        page.locator(f".tab[data-tab={tab}]").click()
        expect(page.locator(f".panel[data-panel={tab}]")).to_be_visible()
        assert violations(page, ".panels") == [], tab
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    page.keyboard.press("i")
    expect(page.locator(".popover h2")).not_to_be_empty()
    assert violations(page, ".popover") == []
    page.keyboard.press("Escape")
    for name in dialogs(page):
        assert violations(page, "dialog") == [], name


@pytest.mark.parametrize("way", ["desk-dark", "phone-light"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_passes_the_table_in_the_other_light(
    house: House, sit: Sit, game: str, way: str
) -> None:
    made = house.table(game)
    player = sit(made, made["owner"], **WAYS[way])
    assert player.await_turn()
    assert violations(player.page) == []


@pytest.mark.parametrize("way", BOTH)
@pytest.mark.parametrize("game", GAMES)
def test_axe_passes_the_ending_and_what_is_read_after_it(
    house: House, visit: Visit, game: str, way: str
) -> None:
    made = finished(house, game)
    page = visit(f"/#/sit/{made['table']}/{made['owner']}", **WAYS[way])
    expect(page.locator("[data-test=ending]")).to_be_visible()
    assert violations(page) == []
    for name in reading_pages(page, made["table"]):
        assert violations(page) == [], name


@pytest.mark.parametrize("way", BOTH)
@pytest.mark.parametrize("game", GAMES)
def test_axe_passes_the_hand_over(house: House, visit: Visit, game: str, way: str) -> None:
    seats = house.setup(game)["seats"]
    made = house.table(game, *["me"] * seats)
    page = visit("/", **WAYS[way])
    page.evaluate(
        "localStorage.setItem('hearthside.prefs', "
        "JSON.stringify({handover: 'always', pace: 'instant'}))"
    )
    page.reload()
    page.goto(f"/#/sit/{made['table']}/{made['owner']}")
    player = Player(page)
    for _ in range(60):
        player.settle()
        if player.covered:
            break
        player.choose()
    expect(page.locator(".handover")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_focus_is_seen_wherever_it_goes(house: House, visit: Visit, sit: Sit, game: str) -> None:
    form = visit(f"/#/new/{game}")
    expect(form.locator(".seat-row").first).to_be_visible()
    made = house.table(game)
    player = sit(made, made["owner"])
    assert player.await_turn()
    for page in (form, player.page):
        page.keyboard.press("Tab")
        assert page.evaluate(UNSEEN) == []
    for tab in TABS:
        player.page.locator(f".tab[data-tab={tab}]").click()
        player.page.keyboard.press("Tab")
        assert player.page.evaluate(UNSEEN) == [], tab
    for name in dialogs(player.page):
        player.page.keyboard.press("Tab")
        assert player.page.evaluate(UNSEEN) == [], name


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_told_by_colour_alone(house: House, sit: Sit, game: str) -> None:
    made = house.table(game)
    player = sit(made, made["owner"])
    for _ in range(4):
        assert player.await_turn()
        assert player.page.evaluate(BARE) == []
        assert player.page.evaluate(RINGS) == []
        names = player.page.locator(".felt .thing.legal > .hidden").all_text_contents()
        assert all(name.endswith("can be chosen") for name in names)
        player.choose()


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
