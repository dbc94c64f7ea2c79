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
"""Seconds that anything may take on a busy machine before a test gives up."""
GLANCE = 20
"""Milliseconds between two looks at the page."""
POINT = """node => {
  const frame = node.closest('.board-scroll');
  if (frame) {
    // The board lies at the top of the table; on a phone what is beside it slides over it.
    document.querySelector('.felt-scroll').scrollTop = 0;
    const [inner, outer] = [node.getBoundingClientRect(), frame.getBoundingClientRect()];
    frame.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
    frame.scrollTop += inner.top + inner.height / 2 - outer.top - outer.height / 2;
  } else node.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
  const box = node.getBoundingClientRect();
  const parts = [0.5, 0.25, 0.75, 0.12, 0.88];
  let lying = null;
  for (const down of parts) for (const across of parts) {
    const [x, y] = [box.left + box.width * across, box.top + box.height * down];
    const hit = document.elementFromPoint(x, y);
    if (!hit) continue;
    if (node.contains(hit)) return [x, y];
    const thing = hit.closest('.felt [data-thing]');
    if (thing && !thing.classList.contains('legal')) lying ??= [x, y];
  }
  return lying;
}"""
"""Where to point at a thing: at itself, else at something on it that cannot be chosen itself."""


class Player:
    """Plays at random, but only by what a person can see and do."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.prompt = page.locator("[data-test=prompt]")
        self.table = page.locator(".table-page")
        expect(page.locator(".felt, .handover").first).to_be_visible()
        if page.locator(".panel[data-panel=guide]").count():
            phone = page.evaluate("innerWidth < 900")
            page.locator(f".tab[data-tab={'guide' if phone else 'log'}]").click()

    @property
    def over(self) -> bool:
        """The game has ended."""
        # Nobody is told while the table is covered.
        return any("over" in words for words in self.page.locator(".who").all_inner_texts())

    @property
    def mine(self) -> bool:
        """It is this player's choice, and it can be made."""
        return self.page.locator(f".prompt.mine :is({OPTION}), {GLOWING}").count() > 0

    @property
    def covered(self) -> bool:
        """The table is covered between two seats at one screen."""
        return self.page.locator(".handover").count() > 0

    def await_turn(self) -> bool:
        """Wait until there is something to choose; false when the game is over."""
        self.settle()
        while self.covered:
            self.uncover()
            self.settle()
        return not self.over

    def settle(self) -> None:
        """Wait until it goes on here: something can be chosen, the table is covered, or all is over."""
        deadline = time.monotonic() + PATIENCE
        while not (self.covered or self.mine or self.over):
            if time.monotonic() > deadline:
                raise AssertionError(f"no turn came: {self.table.inner_text()[:400]}")
            self.page.wait_for_timeout(GLANCE)

    def await_number(self, number: int) -> None:
        """Wait until this screen shows the table at that number or later."""
        deadline = time.monotonic() + PATIENCE
        while self.number < number:
            assert time.monotonic() < deadline, f"the screen stays at {self.number}, not {number}"
            self.page.wait_for_timeout(GLANCE)

    def uncover(self) -> None:
        """Take the table over from the seat before."""
        self.page.locator("[data-test=uncover]").click()
        expect(self.page.locator(".handover")).to_have_count(0)

    def look(self) -> tuple[str, int]:
        """What is asked, and how many lines the log has: changes with every choice."""
        return self.prompt.inner_text(), self.page.locator("[data-panel=log] .log-line").count()

    def clear(self) -> None:
        """Put away an explanation that lies over the table."""
        self.page.mouse.move(2, 2)
        expect(self.page.locator(".popover")).to_have_count(0)

    def choose(self, way: Way = "mouse") -> str:
        """Make one choice and wait until the table has answered; returns what was chosen."""
        before = self.number
        label = self.reach(way)
        assert self.number != before, f"{label!r} waits to be confirmed"
        return label

    def reach(self, way: Way = "mouse") -> str:
        """Choose something, and wait until it is made or has to be confirmed."""
        self.clear()
        before, confirm = self.number, self.page.locator("[data-test=confirm]")
        label = {"mouse": self._click, "keys": self._press, "finger": self._tap}[way]()
        deadline = time.monotonic() + PATIENCE
        menu = self.page.locator(MENU).first
        while self.number == before and not confirm.count():
            assert time.monotonic() < deadline, f"nothing came of choosing {label!r}"
            if menu.count():
                self._pick(menu, way)
            self.page.wait_for_timeout(GLANCE)
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

    @property
    def number(self) -> int:
        """Number of the view on the screen."""
        return int(self.stamp())

    def stamp(self) -> str:
        """The same as text."""
        return self.table.get_attribute("data-number") or ""

    def play(self, choices: int, way: Way = "mouse") -> int:
        """Make up to so many choices; returns how many were made before the game was over."""
        for made in range(choices):
            if not self.await_turn():
                return made
            self.choose(way)
        return choices

    def point_at(self, thing: str) -> None:
        """Click on a thing that cannot be chosen."""
        target = self.page.locator(f".felt [data-thing='{thing}']:not(.legal)").first
        self.page.mouse.click(*self._point(target, thing))

    def _candidate(self) -> tuple[Locator, str]:
        """Something on offer, and what it says."""
        offered = self.page.locator(f"{GLOWING}, {OPTION}")
        target = offered.nth(self.rng.randrange(offered.count()))
        return target, target.inner_text()

    def _point(self, target: Locator, label: str) -> tuple[float, float]:
        found = target.evaluate(POINT)
        assert found is not None, f"{label!r} lies under something else"
        return found[0], found[1]

    def _click(self) -> str:
        target, label = self._candidate()
        self.page.mouse.click(*self._point(target, label))
        return label

    def _tap(self) -> str:
        target, label = self._candidate()
        self.page.touchscreen.tap(*self._point(target, label))
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


def to_act(*players: Player) -> Player | None:
    """Wait until one of them is to choose, and every screen shows that; None when the game is over."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if any(player.over for player in players):
            return None
        for player in players:
            if player.mine:
                for other in players:
                    other.await_number(player.number)
                if player.mine:
                    return player
        players[0].page.wait_for_timeout(GLANCE)
    raise AssertionError("none of them is to choose")


def hold(page: Page) -> None:
    """Let time stand still, but for what a test lets pass: nothing is over before it was looked at."""
    page.clock.install()
    page.clock.pause_at(time.time() + 60)


def pass_time(page: Page, until: Locator) -> None:
    """Let a little time pass, and again, until something shows; it is still there then, for time stands again."""
    deadline = time.monotonic() + PATIENCE
    while not until.count():
        assert time.monotonic() < deadline, f"it never shows: {until}"
        page.clock.run_for(2 * GLANCE)
        page.wait_for_timeout(GLANCE)


def things(page: Page) -> list[list[str]]:
    """What lies on the table: ids and names."""
    found: list[list[str]] = page.locator(".felt [data-thing]").evaluate_all(
        "nodes => nodes.map(n => [n.dataset.thing, n.querySelector('.hidden').textContent]).sort()"
    )
    return found
