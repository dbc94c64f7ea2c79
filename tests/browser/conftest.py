"""A real server on a temporary data folder and a real Chromium for every test of the client."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)
from tests.running import ServerProcess

from hearthside.games import load
from hearthside.kernel import Session

from .player import PATIENCE, Player

ROOT = Path(__file__).resolve().parents[2]
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",
    "--disable-lcd-text",
    "--force-color-profile=srgb",
)
"""The last three let letters be as wide, and colours as they are, on every machine."""
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
AT_ONCE = """
if (!localStorage.getItem('hearthside.prefs')) localStorage.setItem('hearthside.prefs', '{"pace": "instant"}');
"""
"""Nobody waits for the turns of others, unless a test wishes otherwise."""
SEED = 7
"""What tables are dealt from, unless a test names another."""
expect.set_options(timeout=PATIENCE * 1000)


class House:
    """A server with the client, and tables that are always dealt the same."""

    golden = ROOT / "tests" / "golden"
    """Finished games, as records."""

    def __init__(self, data: Path) -> None:
        self.server = ServerProcess(data, HEARTHSIDE_REDEAL="off")
        self.address = self.server.url

    def open(self) -> None:
        """Start the server and wait until it answers."""
        self.server.start()

    def kill(self) -> None:
        """End the server at once, as a power cut would."""
        self.server.kill()

    def ask(
        self, path: str, body: dict[str, Any] | None = None, token: str = "", method: str = ""
    ) -> Any:
        """What the server's HTTP interface answers."""
        method = method or ("GET" if body is None else "POST")
        return self.server.ask(method, path, token, json=body).raise_for_status().json()

    def game(self, name: str) -> dict[str, Any]:
        """What the lobby knows of a game."""
        found: dict[str, Any] = next(g for g in self.ask("/api/games") if g["name"] == name)
        return found

    def setup(self, name: str) -> dict[str, Any]:
        """A game's default setup, with as many entries per seat as there are seats."""
        fields = self.game(name)["schema"]["fields"]
        chosen = {field["name"]: field["default"] for field in fields}
        for field in fields:
            if field["kind"] == "per_seat":
                chosen[field["name"]] = chosen[field["name"]][: chosen["seats"]]
        return chosen

    def table(
        self, game: str, *kinds: str, seed: int = SEED, setup: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        """A new table, always dealt the same; seats beyond `kinds` are gentle bots."""
        return self.lay(Session(load(game), setup or self.setup(game), seed), *kinds)

    def lay(self, session: Session[Any], *kinds: str) -> dict[str, Any]:
        """A table with a game laid out on it from its record, which names its seed."""
        made: dict[str, Any] = self.ask("/api/tables/import", {"record": str(session.record())})
        at, owner = f"/api/tables/{made['table']}", made["owner"]
        kinds = kinds or ("me",)
        for seat in range(session.state.seats):
            kind = kinds[seat] if seat < len(kinds) else "bot"
            if kind != "me":
                order = {"kind": kind, "strength": "easy"} if kind == "bot" else {"kind": kind}
                made["seats"][seat] = self.ask(f"{at}/seats/{seat}", order, owner)
        self.ask(at, {"name": "Test night"}, owner, "PATCH")
        return made


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that all tests but the restarting ones share."""
    if not (ROOT / "web" / "dist" / "index.html").is_file():
        pytest.fail("web/dist is missing: run `npm ci && npm run build` in web/ first")
    opened = House(tmp_path_factory.mktemp("house"))
    opened.open()
    yield opened
    opened.kill()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser. It has an event loop of its own, so it closes before anybody else's tests run in this process."""
    path = (
        os.environ.get("HEARTHSIDE_CHROMIUM") or shutil.which("chromium") or shutil.which("chrome")
    )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, house: House) -> Iterator[Callable[..., Page]]:
    """Opens pages in contexts of their own, so that each is another person's browser."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_page(path: str = "/", script: str = "", **how: Any) -> Page:
        how = {"viewport": DESK, "reduced_motion": "reduce", "color_scheme": "light", **how}
        context = chromium.new_context(base_url=house.address, accept_downloads=True, **how)
        contexts.append(context)
        context.add_init_script(AT_ONCE)
        context.add_init_script(script)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for page in (page for context in contexts for page in context.pages):
        page.unroute_all(behavior="wait")  # a test's own route may still be busy with an answer
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture
def sit(visit: Callable[..., Page]) -> Callable[..., Player]:
    """Sits down at a table by a link's token."""

    def sit_down(made: dict[str, Any], token: str, **how: Any) -> Player:
        page = visit(f"/#/sit/{made['table']}/{token}", **how)
        return Player(page)

    return sit_down
