"""A player who looks elsewhere is called: by the title, and if wished by a sound and a notification."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import House
from .player import Player, to_act

pytestmark = pytest.mark.browser
Sit = Callable[..., Player]
CALLED, AT_REST = "● Your turn: Test night", "Test night · Hearthside"
FAKES = """
window.told = [];
window.tones = 0;
window.answer = 'granted';
window.Notification = class {
  static permission = 'default';
  static async requestPermission() { return this.permission = window.answer; }
  constructor(title, how) { window.told.push([title, how.body]); }
};
Object.defineProperty(document, 'hidden', { get: () => true });
window.AudioContext = class {
  currentTime = 0;
  close() { return Promise.resolve(); }
  createOscillator() {
    window.tones += 1;
    return { frequency: {}, connect: to => to, start() {}, stop() {} };
  }
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: to => to };
  }
};
"""
"""A browser that remembers what it was asked to show and to play, and whose window is in the back."""


def pair(house: House, sit: Sit) -> tuple[Player, Player]:
    """Two people at a small table; the second looks elsewhere."""
    made = house.table("pilfer", "me", "friend", setup={"seats": 2})
    first = sit(made, made["owner"])
    return first, sit(made, made["seats"][1]["link"], script=FAKES)


def until_turn_of(wanted: Player, other: Player) -> None:
    """Play on until it is the turn of one of two."""
    for _ in range(20):
        actor = to_act(wanted, other)
        assert actor is not None
        if actor is wanted:
            return
        actor.choose()
    pytest.fail("the turn does not pass")


def wish(page: Page, label: str) -> None:
    """Switch a preference on."""
    page.keyboard.press("p")
    page.get_by_label(label).click()


def test_the_title_tells_whose_turn_it_is(house: House, sit: Sit) -> None:
    first, second = pair(house, sit)
    until_turn_of(first, second)
    expect(first.page).to_have_title(CALLED)
    expect(second.page).to_have_title(AT_REST)
    until_turn_of(second, first)
    expect(first.page).to_have_title(AT_REST)
    expect(second.page).to_have_title(CALLED)
    assert second.page.evaluate("[window.tones, window.told.length]") == [0, 0]


def test_a_sound_is_a_preference(house: House, sit: Sit) -> None:
    first, second = pair(house, sit)
    wish(second.page, "A soft sound")
    expect(second.page.get_by_label("A soft sound")).to_be_checked()
    second.page.keyboard.press("Escape")
    before = second.page.evaluate("window.tones")
    until_turn_of(second, first)
    second.page.wait_for_function("before => window.tones === before + 2", arg=before)
    assert second.page.evaluate("window.told.length") == 0


def test_a_notification_is_a_preference(house: House, sit: Sit) -> None:
    first, second = pair(house, sit)
    wish(second.page, "A browser notification")
    expect(second.page.get_by_label("A browser notification")).to_be_checked()
    second.page.keyboard.press("Escape")
    until_turn_of(second, first)
    second.page.wait_for_function("() => window.told.length === 1")
    assert second.page.evaluate("window.told") == [[CALLED, second.prompt.inner_text()]]
    assert second.page.evaluate("window.tones") == 0


def test_a_browser_that_refuses_notifications_is_believed(house: House, sit: Sit) -> None:
    first, second = pair(house, sit)
    second.page.evaluate("window.answer = 'denied'")
    wish(second.page, "A browser notification")
    expect(second.page.get_by_text("does not allow notifications")).to_be_visible()
    expect(second.page.get_by_label("A browser notification")).not_to_be_checked()
    second.page.keyboard.press("Escape")
    until_turn_of(second, first)
    expect(second.page).to_have_title(CALLED)
    assert second.page.evaluate("window.told") == []


LISTEN = """
window.heard = 0;
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
}
"""
"""Counts every sound that is really played."""


def test_the_table_is_silent_until_asked_and_then_heard(house: House, sit: Sit) -> None:
    made = house.table("vast")
    loaded: list[str] = []
    player = sit(made, made["owner"], script=LISTEN)
    page = player.page
    page.on("request", lambda request: loaded.append(request.url))
    player.play(2)
    assert page.evaluate("window.heard") == 0
    assert not [url for url in loaded if "/player-" in url], "what nobody hears is not loaded"
    mute = page.locator("[data-test=mute]")
    mute.click()
    page.wait_for_function("() => window.heard > 0")
    page.keyboard.press("p")
    page.get_by_label("with an ambience").uncheck()
    page.get_by_label("Volume").fill("0.2")
    page.keyboard.press("Escape")
    heard = page.evaluate("window.heard")
    player.play(1)
    page.wait_for_function("before => window.heard > before", arg=heard)
    assert player.await_turn()
    page.keyboard.press("m")
    expect(mute).to_have_attribute("aria-pressed", "false")
    heard = page.evaluate("window.heard")
    player.play(1)
    assert player.await_turn()
    assert page.evaluate("window.heard") == heard
