"""A person at the browser: looks at the table, chooses by mouse, by keys or by finger."""

from __future__ import annotations

import random
import time
from typing import Literal

from playwright.sync_api import Locator, Page, expect

Way = Literal["mouse", "keys", "finger"]
OPTION = ".prompt .options .option[data-option]:not(:disabled)"
GLOWING = ".felt .thing.legal"
MENU = ".popover .option[data-option]"
PATIENCE = 60.0


class Player:
    """Plays at random, but only by what a person can see and do."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.prompt = page.locator("[data-test=prompt]")
        expect(page.locator(".felt")).to_be_visible(timeout=60_000)
        if page.locator(".panel[data-panel=guide]").count():
            page.locator(".tab[data-tab=log]").click()

    @property
    def over(self) -> bool:
        """The game has ended."""
        told = self.page.locator(
            ".who"
        ).all_inner_texts()  # nobody is told while the table is covered
        return any("over" in words for words in told)

    @property
    def mine(self) -> bool:
        """It is this player's choice, and it can be made."""
        return self.page.locator(f".prompt.mine :is({OPTION}), {GLOWING}").count() > 0

    def await_turn(self) -> bool:
        """Wait until there is something to choose; false when the game is over."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            self.uncover()
            if self.over:
                return False
            if self.mine:
                return True
            self.page.wait_for_timeout(40)
        raise AssertionError(f"no turn came: {self.page.locator('.prompt').inner_text()}")

    def uncover(self) -> None:
        """Take the table over when it is covered between two seats at one screen."""
        cover = self.page.locator("[data-test=uncover]")
        if cover.count():
            cover.click()

    def look(self) -> tuple[str, int]:
        """What is asked, and how many lines the log has: changes with every choice."""
        return self.prompt.inner_text(), self.page.locator("[data-panel=log] .log-line").count()

    def clear(self) -> None:
        """Put away what lies over the table: the recap, an explanation."""
        recap = self.page.locator("[data-test=recap] .option")
        if recap.count():
            recap.click()
        self.page.mouse.move(2, 2)
        expect(self.page.locator(".popover")).to_have_count(0)

    def choose(self, way: Way = "mouse") -> str:
        """Make one choice and wait until the table has answered; returns what was chosen."""
        self.clear()
        before = self.stamp()
        label = {"mouse": self._click, "keys": self._press, "finger": self._tap}[way]()
        deadline = time.monotonic() + PATIENCE
        menu = self.page.locator(MENU).first
        while self.stamp() == before:
            assert time.monotonic() < deadline, f"nothing came of choosing {label!r}"
            if menu.count():
                self._pick(menu, way)
            self.page.wait_for_timeout(30)
        return label

    def _pick(self, menu: Locator, way: Way) -> None:
        """Take the first option of a thing that offers several."""
        if way == "mouse":
            menu.click()
        elif way == "finger":
            menu.tap()
        else:
            expect(menu).to_be_focused()
            self.page.keyboard.press("Enter")
        expect(menu).to_have_count(0)

    def stamp(self) -> str:
        """Number of the view on the screen."""
        return self.page.locator(".table-page").get_attribute("data-number") or ""

    def play(self, choices: int, way: Way = "mouse") -> int:
        """Make up to so many choices; returns how many were made before the game was over."""
        for made in range(choices):
            if not self.await_turn():
                return made
            self.choose(way)
        return choices

    def _candidates(self) -> Locator:
        return self.page.locator(f"{GLOWING}, {OPTION}")

    def _click(self) -> str:
        target = self._candidates().nth(self.rng.randrange(self._candidates().count()))
        label = target.inner_text()
        target.scroll_into_view_if_needed()
        target.click(force=True)
        return label

    def _tap(self) -> str:
        target = self._candidates().nth(self.rng.randrange(self._candidates().count()))
        label = target.inner_text()
        target.scroll_into_view_if_needed()
        target.tap(force=True)
        return label

    def _press(self) -> str:
        """By keys alone: digits for the list, N through what glows, Enter to choose."""
        self.page.keyboard.press("Escape")
        glowing, listed = self.page.locator(GLOWING).count(), self.page.locator(OPTION).count()
        pick = self.rng.randrange(glowing + min(listed, 9))
        if pick >= glowing:
            self.page.keyboard.press(str(pick - glowing + 1))
            return f"option {pick - glowing + 1}"
        for _ in range(pick + 1):
            self.page.keyboard.press("n")
        label = self.page.locator(":focus").inner_text()
        self.page.keyboard.press("Enter")
        return label
