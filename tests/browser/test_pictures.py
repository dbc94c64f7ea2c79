"""The pictures of every game, compared with approved ones; APPROVE=1 approves what is drawn now.

The scenes are views of real games kept as files, so that a picture changes only when the client does.
"""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from .conftest import DESK, PHONE

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
HERE = Path(__file__).parent
SCENES = sorted(path.stem for path in (HERE / "scenes").glob("*.json"))
WAYS: dict[str, dict[str, Any]] = {
    "desk-light": {"viewport": DESK, "color_scheme": "light"},
    "phone-dark": {"viewport": PHONE, "color_scheme": "dark", "is_mobile": True, "has_touch": True},
}
TOLERATED = 0.01
"""Share of all blocks that may differ: what one machine draws a little bolder than another."""
PATCH, CROWDED = 5, 0.6
"""A patch of so many blocks each way in which more than this share differs is something that one sees."""
COMPARE = """async ([one, two, patch]) => {
  const BLOCK = 8, VISIBLE = 24;
  const load = async (data) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + data;
    await image.decode();
    // Drawn small, every block is one pixel that has the mean of its colours: edges of letters vanish, things do not.
    const [wide, high] = [Math.floor(image.width / BLOCK), Math.floor(image.height / BLOCK)];
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    const { data: dots, width } = pen.getImageData(0, 0, image.width, image.height);
    const means = new Float32Array(wide * high * 3);
    for (let y = 0; y < high * BLOCK; y += 1) for (let x = 0; x < wide * BLOCK; x += 1) {
      const to = (Math.floor(y / BLOCK) * wide + Math.floor(x / BLOCK)) * 3, from = (y * width + x) * 4;
      for (let c = 0; c < 3; c += 1) means[to + c] += dots[from + c] / (BLOCK * BLOCK);
    }
    return { means, wide, high };
  };
  const [a, b] = [await load(one), await load(two)];
  if (a.wide !== b.wide || a.high !== b.high) return [1, 1];
  const off = new Uint8Array(a.wide * a.high);
  for (let i = 0; i < off.length; i += 1)
    off[i] = [0, 1, 2].some(c => Math.abs(a.means[i * 3 + c] - b.means[i * 3 + c]) > VISIBLE) ? 1 : 0;
  let densest = 0;
  for (let y = 0; y + patch <= a.high; y += 1) for (let x = 0; x + patch <= a.wide; x += 1) {
    let sum = 0;
    for (let j = 0; j < patch; j += 1) for (let i = 0; i < patch; i += 1) sum += off[(y + j) * a.wide + x + i];
    densest = Math.max(densest, sum / (patch * patch));
  }
  return [off.reduce((n, one) => n + one, 0) / off.length, densest];
}"""


def difference(chromium: Browser, one: bytes, two: bytes) -> tuple[float, float]:
    """The share of blocks that differ, in the whole picture and in the patch where most do."""
    page = chromium.new_page()
    try:
        pair = [base64.b64encode(picture).decode() for picture in (one, two)]
        share, densest = page.evaluate(COMPARE, [*pair, PATCH])
        return share, densest
    finally:
        page.close()


def check(chromium: Browser, name: str, drawn: bytes) -> None:
    """Compare a picture with the approved one of that name."""
    approved = HERE / "approved" / f"{name}.png"
    if os.environ.get("APPROVE"):
        approved.write_bytes(drawn)
    share, densest = difference(chromium, approved.read_bytes(), drawn)
    if differs(share, densest):
        seen = approved.with_suffix(".drawn.png")
        seen.write_bytes(drawn)
        pytest.fail(
            f"{name}: {share:.1%} of the picture differs, and {densest:.0%} of one patch; compare {seen}"
        )


def differs(share: float, densest: float) -> bool:
    """Whether somebody who looks would see that a picture is another one."""
    return share > TOLERATED or densest > CROWDED


def show(page: Page, kept: dict[str, Any]) -> None:
    """Lay the table with a kept scene in place of a live one."""

    def serve(socket: WebSocketRoute) -> None:
        def answer(message: str | bytes) -> None:
            if json.loads(message)["t"] == "hello":
                socket.send(json.dumps(kept["welcome"]))
                view = kept["view"]
                socket.send(json.dumps({"t": "view", "number": view["number"], "view": view}))

        socket.on_message(answer)

    page.route_web_socket("**/ws/*", serve)
    page.evaluate(
        "game => localStorage.setItem(`hearthside.guided.${game}`, 'yes')", kept["welcome"]["game"]
    )
    page.goto(f"/#/sit/{kept['welcome']['table']}/kept")
    expect(page.locator(".felt")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("scene", SCENES)
def test_the_table_looks_as_approved(chromium: Browser, visit: Visit, scene: str, way: str) -> None:
    page = visit("/", **WAYS[way])
    show(page, json.loads((HERE / "scenes" / f"{scene}.json").read_text()))
    check(chromium, f"{scene}-{way}", page.screenshot(animations="disabled"))


def test_one_missing_piece_is_seen_and_other_letters_are_not(
    chromium: Browser, visit: Visit
) -> None:
    page = visit("/", **WAYS["desk-light"])
    show(page, json.loads((HERE / "scenes" / "pilfer.json").read_text()))
    before = page.screenshot(animations="disabled")
    page.evaluate("document.body.style.textShadow = '0 0 0.4px currentColor'")
    assert not differs(*difference(chromium, before, page.screenshot(animations="disabled")))
    page.locator(".felt .thing.kind-card").first.evaluate("node => { node.style.opacity = '0' }")
    assert differs(*difference(chromium, before, page.screenshot(animations="disabled")))


@pytest.mark.parametrize("way", WAYS)
def test_the_lobby_looks_as_approved(chromium: Browser, visit: Visit, way: str) -> None:
    page = visit("/", **WAYS[way])
    expect(page.locator(".poster:not(.blank)").first).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_load_state("networkidle")
    check(chromium, f"lobby-{way}", page.screenshot(animations="disabled"))


@pytest.mark.parametrize("scene", SCENES)
def test_no_words_run_out_of_their_box(visit: Visit, scene: str) -> None:
    for how in WAYS.values():
        page = visit("/", **how)
        show(page, json.loads((HERE / "scenes" / f"{scene}.json").read_text()))
        spilled: list[str] = page.evaluate(
            """() => [...document.querySelectorAll(`.option, .tool, .tab, .track-name, .card-title,
                .vs-name, .vs-skill-name, .vs-skill-facts, .vs-haint-name, .vm-dial-name, .vm-card-name,
                .vm-board-head, .dw-card-name, .dw-purse, .fl-card-name, .fl-who, .fl-attributes`)]
              .filter(n => n.getClientRects().length && n.scrollWidth > n.clientWidth + 2
                && getComputedStyle(n).display !== 'inline')
              .map(n => n.textContent)"""
        )
        assert spilled == []
        assert page.evaluate("document.documentElement.scrollWidth") <= how["viewport"]["width"]
