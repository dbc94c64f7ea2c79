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
"""Share of pixels that may differ visibly: edges of letters, nothing that one would see."""
COMPARE = """async ([one, two]) => {
  const load = async (data) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + data;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height);
  };
  const [a, b] = [await load(one), await load(two)];
  if (a.width !== b.width || a.height !== b.height) return 1;
  let different = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    const off = [0, 1, 2].reduce((most, c) => Math.max(most, Math.abs(a.data[i + c] - b.data[i + c])), 0);
    if (off > 40) different += 1;
  }
  return different / (a.width * a.height);
}"""


def difference(chromium: Browser, one: bytes, two: bytes) -> float:
    """The share of pixels that differ."""
    page = chromium.new_page()
    try:
        pair = [base64.b64encode(picture).decode() for picture in (one, two)]
        share: float = page.evaluate(COMPARE, pair)
        return share
    finally:
        page.close()


def check(chromium: Browser, name: str, drawn: bytes) -> None:
    """Compare a picture with the approved one of that name."""
    approved = HERE / "approved" / f"{name}.png"
    if os.environ.get("APPROVE"):
        approved.write_bytes(drawn)
    share = difference(chromium, approved.read_bytes(), drawn)
    if share > TOLERATED:
        seen = approved.with_suffix(".drawn.png")
        seen.write_bytes(drawn)
        pytest.fail(f"{name}: {share:.1%} of the picture differs; compare {seen} with the approved")


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
