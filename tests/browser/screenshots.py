"""Takes the pictures in docs/screenshots: every game at set-up, in mid-game and at the end.

`python -m tests.browser.screenshots [GAME ...]` needs the built client and Chromium. Games are
played by greedy bots from a fixed seed and laid on a table as records, so the pictures show real play.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from hearthside.bots import make
from hearthside.games import GAMES, load
from hearthside.kernel import Session

from .conftest import DESK, FLAGS, PHONE, ROOT, House

PICTURES = ROOT / "docs" / "screenshots"
SEED = 11
MOMENTS = {"setup": 0.0, "mid": 0.45, "end": 1.0}
LONGEST = 3000
SIZES: dict[str, dict[str, Any]] = {
    "1440": {"viewport": DESK},
    "390": {"viewport": PHONE, "is_mobile": True, "has_touch": True},
}


def played(game: str, seed: int = SEED) -> list[tuple[int, str]]:
    """The choices of a game that greedy bots play to the end, each with the seat that made it."""
    session: Session[Any] = Session(load(game), {}, seed=seed)
    bot = make("greedy", seed)
    chosen: list[tuple[int, str]] = []
    while session.decision is not None and len(chosen) < LONGEST:
        option = bot.choose(session)
        chosen.append((session.decision.seat, str(option)))
        session.choose(option)
    return chosen


def at(game: str, choices: list[tuple[int, str]], number: int, seed: int = SEED) -> Session[Any]:
    """The game after so many choices, or as soon after that as the first seat is asked."""
    while number < len(choices) and choices[number][0] > 0:
        number += 1
    session: Session[Any] = Session(load(game), {}, seed=seed)
    for _, option in choices[:number]:
        session.choose(option)
    return session


def take(browser: Browser, house: House, game: str) -> None:
    """All pictures of one game."""
    choices = played(game)
    title = house.game(game)["title"]
    for moment, part in MOMENTS.items():
        if part:
            made = house.lay(at(game, choices, int(len(choices) * part)))
        else:  # nobody has chosen anything, whoever begins
            start: Session[Any] = Session(load(game), {}, seed=SEED)
            made = house.lay(start, *["me"] * start.state.seats)
        house.ask(f"/api/tables/{made['table']}", {"name": title}, made["owner"], "PATCH")
        for size, how in SIZES.items():
            for theme in ("light", "dark"):
                page = browser.new_page(**how, color_scheme=theme, reduced_motion="reduce")
                page.add_init_script(f"localStorage.setItem('hearthside.guided.{game}', 'yes')")
                page.add_init_script(
                    "localStorage.setItem('hearthside.prefs', '{\"handover\": \"never\"}')"
                )
                page.goto(f"{house.address}/#/sit/{made['table']}/{made['owner']}")
                expect(page.locator(".felt")).to_be_visible()
                page.evaluate("document.fonts.ready.then(() => true)")
                page.wait_for_load_state("networkidle")
                expect(page.get_by_text("Looking back…")).to_have_count(0)
                name = f"{game}-{moment}-{size}-{theme}.jpg"
                page.screenshot(path=PICTURES / name, type="jpeg", quality=76)
                page.context.close()
                print(name)


def main() -> None:
    """Take the pictures of the games named, or of all."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        house.open()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=list(FLAGS))
        try:
            for game in sys.argv[1:] or [name for name in GAMES if name != "pilfer"]:
                take(browser, house, game)
        finally:
            browser.close()
            house.kill()


if __name__ == "__main__":
    main()
