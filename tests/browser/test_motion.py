"""What happens is seen to happen: pieces slide, cards come out of their piles, dice roll; nothing else moves."""

from __future__ import annotations

import json
import statistics
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from hearthside.games import GAMES

from .conftest import DESK, House
from .player import Player
from .stage import Scene, Stage

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
Sit = Callable[..., Player]
FRAME_MS = 16.0
MOVING = {"reduced_motion": "no-preference"}
DRAWN: dict[str, tuple[str, str, dict[str, Any]]] = {
    "vagrantsong": ("token:new", "seat:0", {"kind": "token", "look": "nail"}),
    "vast": (
        "card:new",
        "zone:favors",
        {"kind": "card", "look": "favor", "facts": {"deck": "favors"}},
    ),
    "deck_goes_west": ("card:new", "zone:hand0", {"kind": "card", "look": "boot"}),
    "folklore-site": (
        "card:new",
        "char:witch_hunter",
        {"kind": "card", "look": "weaponry"},
    ),
}
"""What is drawn in each game, and where it comes to lie."""
PILES = {
    "vagrantsong": "pile:bindle",
    "vast": "pile:favors",
    "deck_goes_west": "pile:draw0",
    "folklore-site": "deck:item",
}
ROLLS: dict[str, tuple[str, list[str | int], int]] = {
    "vagrantsong": ("rolled", ["songsmith", 4, 2, 5], 2),
    "vast": ("undead", ["casty", 4], 1),
    "deck_goes_west": ("dice", [0, 2, 1], 3),
    "folklore-site": ("check", ["witch_hunter", "FAITH", 7, 8], 1),
}
"""A line of the journal that speaks of dice, and how many it shows."""
HALFWAY = """id => {
  const node = document.querySelector(`[data-thing="${id}"]`);
  const moves = node.getAnimations().filter(one =>
    one.transitionProperty === 'transform' || one.effect.getKeyframes().some(frame => frame.transform));
  const place = () => { const box = node.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2]; };
  const at = part => { moves.forEach(one => { one.pause();
    one.currentTime = part * one.effect.getComputedTiming().duration; }); return place(); };
  const seen = [at(0), at(0.25), at(1)];
  moves.forEach(one => one.finish());
  return {moves: moves.length, seen, end: place()};
}"""
"""Where a moving thing is when it starts, on its way and at its end, whatever the machine's pace."""
MIDDLE = """id => { const box = document.querySelector(`[data-thing="${id}"]`).getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2]; }"""
WATCH_DICE = """() => {
  window.rolled = window.fallen = 0;
  const most = (now, selector) => Math.max(now, document.querySelectorAll(selector).length);
  new MutationObserver(() => {
    window.fallen = most(window.fallen, '.dice-tray .die-face');
    window.rolled = most(window.rolled, '.dice-tray .die-face.rolling');
  }).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""
"""Counts the dice that lie in the tray and those that roll there, however short a time."""
WATCH_SHIFTS = """
window.shifts = [];
new PerformanceObserver(list => list.getEntries().forEach(entry => window.shifts.push({
  boxes: entry.sources.map(source => source.node).filter(node => node && node.matches
    && node.matches('.bar, .prompt, .felt-scroll, .board-frame, .board-scroll, .board, .panels'))
    .map(node => node.className),
}))).observe({type: 'layout-shift', buffered: true});
"""


@pytest.mark.parametrize("scene", DRAWN)
def test_a_piece_slides_to_its_new_place(visit: Visit, scene: str) -> None:
    stage = Stage(visit("/", **MOVING), scene)
    piece, moved = stage.piece()
    before = stage.page.evaluate(MIDDLE, piece["id"])
    stage.freeze()
    stage.change(moved)
    way = stage.page.evaluate(HALFWAY, piece["id"])
    assert way["moves"] == 1
    start, between, end = way["seen"]
    assert start == pytest.approx(before, abs=16), "crowded pieces are smaller"
    assert end == pytest.approx(way["end"], abs=2)
    for one, other in ((start, between), (between, end)):
        assert abs(one[0] - other[0]) + abs(one[1] - other[1]) > 8


@pytest.mark.parametrize("scene", DRAWN)
def test_what_is_drawn_comes_out_of_its_pile_and_turns(visit: Visit, scene: str) -> None:
    stage = Stage(visit("/", **MOVING), scene)
    id, at, rest = DRAWN[scene]
    blank = {"name": "Something new", "text": "", "rule": "", "facts": {}}
    pile = stage.page.evaluate(MIDDLE, PILES[scene])
    stage.freeze()
    stage.change({**blank, **rest, "id": id, "at": at})
    way = stage.page.evaluate(HALFWAY, id)
    assert way["moves"] == 1
    start, between, end = way["seen"]
    assert start == pytest.approx(pile, abs=60), "it starts at the pile"
    assert end == pytest.approx(way["end"], abs=2)
    assert between != pytest.approx(end, abs=2)


@pytest.mark.parametrize("scene", ROLLS)
def test_dice_roll_and_then_lie_still(visit: Visit, scene: str) -> None:
    stage = Stage(visit("/", **MOVING), scene, pace="brisk")
    kind, args, dice = ROLLS[scene]
    line = {"text": "Dice fall.", "rule": "", "kind": kind, "args": args, "things": []}
    rolling = stage.page.locator(".dice-tray .die-face.rolling")
    stage.page.evaluate(WATCH_DICE)
    stage.change(line=line)
    stage.page.wait_for_function("dice => window.rolled === dice", arg=dice)
    expect(rolling).to_have_count(0)
    expect(stage.page.locator(".dice-tray")).to_have_count(0)


@pytest.mark.parametrize("scene", DRAWN)
def test_nothing_moves_for_those_who_want_it_still(visit: Visit, scene: str) -> None:
    stage = Stage(visit("/"), scene)
    piece, moved = stage.piece()
    id, at, rest = DRAWN[scene]
    blank = {"name": "Something new", "text": "", "rule": "", "facts": {}}
    kind, args, dice = ROLLS[scene]
    line = {"text": "Dice fall.", "rule": "", "kind": kind, "args": args, "things": [piece["id"]]}
    stage.page.evaluate(WATCH_DICE)
    stage.change(moved, {**blank, **rest, "id": id, "at": at}, line=line)
    running = stage.page.evaluate(
        "() => document.getAnimations().filter(one => one.playState === 'running').length"
    )
    assert running == 0
    stage.page.wait_for_function("dice => window.fallen === dice", arg=dice)
    assert stage.page.evaluate("window.rolled") == 0


@pytest.mark.parametrize("game", GAMES)
def test_prompt_board_and_panels_never_shift(house: House, visit: Visit, game: str) -> None:
    made = house.table(game)
    page = visit("/", **MOVING)
    page.add_init_script(WATCH_SHIFTS)
    page.evaluate("localStorage.setItem('hearthside.prefs', JSON.stringify({recap: false}))")
    page.reload()
    page.goto(f"/#/sit/{made['table']}/{made['owner']}")
    player = Player(page)
    assert player.await_turn()
    page.evaluate("document.fonts.ready.then(() => { window.shifts.length = 0; })")
    boxes = set()
    for _ in range(6):
        if not player.await_turn():
            break
        for part in (".prompt", ".felt-scroll", ".panels"):
            box = page.locator(part).bounding_box()
            assert box is not None
            boxes.add((part, box["x"], box["y"], box["width"], box["height"]))
        player.choose()
    assert len(boxes) == 3
    shifts: list[Scene] = page.evaluate("window.shifts")
    moved = {box for shift in shifts for box in shift["boxes"]}
    if game == "folklore":  # its pages and maps take turns on the table
        moved -= {"board-frame", "board-scroll", "board"}
    assert moved == set()


@pytest.mark.parametrize("scene", [*DRAWN, "folklore-world"])
def test_frames_are_cheap_while_every_piece_moves(
    chromium: Browser, visit: Visit, scene: str
) -> None:
    stage = Stage(visit("/", **MOVING, viewport=DESK), scene)
    spaces = [space["id"] for space in stage.things("space")]
    pieces = [piece for piece in stage.things("piece") if piece["at"] in spaces]
    categories = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
    chromium.start_tracing(page=stage.page, categories=categories)
    for turn in range(4):
        away = [spaces[(7 * turn + 11 * index) % len(spaces)] for index in range(len(pieces))]
        stage.change(*({**piece, "at": at} for piece, at in zip(pieces, away, strict=True)))
        stage.page.evaluate(
            "() => Promise.all(document.getAnimations().filter(one => one.transitionProperty)"
            ".map(one => one.finished.catch(() => null))).then(() => null)"
        )
    frames = work_per_frame(json.loads(chromium.stop_tracing()))
    assert len(frames) >= 12
    assert statistics.median(frames) < FRAME_MS


def work_per_frame(trace: dict[str, Any]) -> list[float]:
    """Milliseconds of the processor that each task of the page took which drew a frame.

    Processor time, not time on the clock, so that a busy machine changes nothing.
    """
    whole = [event for event in trace["traceEvents"] if event["ph"] == "X"]
    drawn = [event for event in whole if event["name"] == "PrePaint"]
    page = Counter((event["pid"], event["tid"]) for event in drawn).most_common(1)[0][0]
    mine = [event for event in whole if (event["pid"], event["tid"]) == page]
    tasks = [event for event in mine if event["name"] == "RunTask"]
    starts = [event["ts"] for event in mine if event["name"] == "PrePaint"]
    return [
        task["tdur"] / 1000
        for task in tasks
        if any(task["ts"] <= start <= task["ts"] + task["dur"] for start in starts)
    ]
