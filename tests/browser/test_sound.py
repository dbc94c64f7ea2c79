"""What a table sounds like: recorded as it is played, and listened to by its level, its gaps and its clicks."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import House
from .player import GLANCE, PATIENCE, Player, hold

pytestmark = pytest.mark.browser
Sit = Callable[..., Player]
GAMES = ("vagrantsong", "vast", "deck_goes_west", "folklore")
SECONDS = 16
TAPE = f"""
window.tapes = [];
window.AudioContext = class extends OfflineAudioContext {{
  constructor() {{ super(1, 44100 * {SECONDS}, 44100); this.began = Date.now(); window.tapes.push(this); }}
  get currentTime() {{ return (Date.now() - this.began) / 1000; }}
  resume() {{ return Promise.resolve(); }}
  close() {{ this.closed = true; return Promise.resolve(); }}
}};
"""
"""Everything is written onto a tape, as far as the page's clock has gone, instead of being played."""
HEAR = """async () => {
  const sound = (await window.tapes.at(-1).startRendering()).getChannelData(0);
  const level = (from, to) => Math.sqrt(sound.subarray(from, to).reduce((sum, x) => sum + x * x, 0) / (to - from));
  const levels = [], clicks = [];
  for (let at = 0; at + 22050 <= sound.length; at += 22050) levels.push(level(at, at + 22050));
  let peak = 0;
  for (let at = 0; at + 1323 <= sound.length; at += 441) {
    const around = level(at, at + 1323);
    for (let i = at + 441; i < at + 882; i += 1) {
      peak = Math.max(peak, Math.abs(sound[i]));
      if (Math.abs(sound[i]) > 0.02 && Math.abs(sound[i]) > 14 * around) clicks.push(i / 44100);
    }
  }
  return {levels, peak, clicks};
}"""
"""Its level in every half second, its highest peak, and samples that stand out of what is around them."""


def wishes(volume: float) -> str:
    """A script that has a table heard so loud."""
    kept = json.dumps({"pace": "instant", "sounds": True, "ambience": True, "volume": volume})
    return f"localStorage.setItem('hearthside.prefs', {json.dumps(kept)});"


def listen(page: Page) -> dict[str, Any]:
    """What is on the tape of a table that is opened anew, once the page's clock has gone to the tape's end."""
    page.reload()
    deadline = time.monotonic() + PATIENCE
    while not page.evaluate("window.tapes.length"):
        assert time.monotonic() < deadline, "nothing is ever heard"
        page.clock.run_for(GLANCE)
        page.wait_for_timeout(GLANCE)
    page.clock.run_for(1000 * SECONDS)
    heard: dict[str, Any] = page.evaluate(HEAR)
    return heard


@pytest.mark.parametrize("game", GAMES)
def test_an_ambience_goes_on_without_a_gap_a_click_or_a_peak(
    house: House, sit: Sit, game: str
) -> None:
    made = house.table(game)
    page = sit(made, made["owner"], script=TAPE + wishes(1.0)).page
    hold(page)
    heard = listen(page)
    assert min(heard["levels"][4:-4]) > 0.005, "it can be heard all the time"
    assert max(heard["levels"]) < 0.2, "and stays behind what happens"
    assert heard["peak"] < 0.9, "nothing is cut off"
    assert heard["clicks"] == []


def test_the_volume_is_that_of_the_ear_and_silence_is_silent(house: House, sit: Sit) -> None:
    made = house.table("deck_goes_west")
    levels = []
    for volume in (0.3, 0.9):
        page = sit(made, made["owner"], script=TAPE + wishes(volume)).page
        hold(page)
        levels.append(sorted(listen(page)["levels"])[SECONDS])
    assert 6 < levels[1] / levels[0] < 13, "three times as far up is nine times the level"
    page.keyboard.press("m")
    expect(page.locator("[data-test=mute]")).to_have_attribute("aria-pressed", "false")
    page.clock.run_for(1000)
    assert page.evaluate("window.tapes.map(tape => tape.closed)") == [True]
