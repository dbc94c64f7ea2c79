"""Other people's turns, dice and endings: what is shown when, and that it hides nothing one needs."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hearthside.games import load
from hearthside.kernel import Session

from .conftest import DESK, PHONE, House
from .player import GLOWING, Player, hold, pass_time
from .stage import Stage

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
Sit = Callable[..., Player]
MOVING = {"reduced_motion": "no-preference"}
THUMB = {"viewport": PHONE, "is_mobile": True, "has_touch": True}
WAYS: dict[str, dict[str, Any]] = {"desk": {"viewport": DESK}, "phone": THUMB}
ROLLED = {
    "text": "Dice fall.",
    "rule": "",
    "kind": "rolled",
    "args": ["songsmith", 4, 2, 5],
    "things": [],
}


def overlap(one: Locator, other: Locator) -> bool:
    """Whether two boxes share any room."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None and b is not None
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    return across and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


def told(house: House, sit: Sit, **how: Any) -> Player:
    """Somebody at a table of Pilfer whose turn it is again, with something to read about the others."""
    made = house.table("pilfer")
    player = sit(made, made["owner"], **how)
    assert player.await_turn()
    player.choose("finger" if how.get("has_touch") else "mouse")
    assert player.await_turn()
    return player


@pytest.mark.parametrize("way", WAYS)
def test_the_recap_covers_nothing_and_goes_with_escape(house: House, sit: Sit, way: str) -> None:
    page = told(house, sit, **WAYS[way]).page
    recap = page.locator("[data-test=recap]")
    if way == "phone":
        assert recap.count() == 0, "it waits to be opened"
        page.locator("[data-test=unread]").tap()
    expect(recap).to_contain_text("Since your last turn")
    expect(recap.get_by_role("button", name="Got it")).to_be_in_viewport(ratio=1)
    if way == "desk":
        assert not overlap(recap, page.locator(".play"))
    else:
        page.keyboard.press("Escape")
        expect(page.locator(".panel")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(recap).to_have_count(0)
    expect(page.locator("[data-test=unread]")).to_have_count(0)


def test_dice_are_seen_while_there_is_something_to_read(visit: Visit) -> None:
    stage = Stage(visit("/"), "vagrantsong", recap=True)
    stage.view["lines"][-1]["seat"] = 1
    stage.page.evaluate("localStorage.setItem('hearthside.acted.00000000000000aa.0', '1')")
    stage.page.reload()
    expect(stage.page.locator("[data-test=recap]")).to_be_visible()
    hold(stage.page)
    stage.tell(line=ROLLED, decision=stage.view["decision"])
    expect(stage.page.locator(".dice-tray .die-face")).to_have_count(2)


def test_dice_fall_before_anything_tells_what_they_show(visit: Visit) -> None:
    stage = Stage(visit("/", **MOVING), "vagrantsong", pace="calm")
    page = stage.page
    hold(page)
    tray, log = page.locator(".dice-tray"), page.locator("[data-panel=log]")
    track = next(t for t in stage.things("track") if t["id"] == "track:humanity0")
    boxes = page.locator("[data-thing='track:humanity0'] .now")
    before = boxes.inner_text()
    raised = {**track, "facts": {**track["facts"], "value": track["facts"]["value"] + 3}}
    stage.tell(raised, line=ROLLED)
    expect(tray.locator(".rolling")).to_have_count(2)
    expect(tray).to_contain_text("needs 4+")
    assert boxes.inner_text() == before
    assert "Dice fall." not in log.inner_text()
    page.clock.run_for(1300)
    expect(tray.locator(".rolling")).to_have_count(0)
    expect(tray.locator(".hit")).to_have_count(1)
    expect(tray.locator(".miss")).to_have_count(1)
    expect(log).to_contain_text("Dice fall.")
    assert boxes.inner_text() != before
    assert not overlap(tray, page.locator(".prompt"))
    page.clock.run_for(4000)
    expect(tray).to_have_count(0)


def test_others_turns_are_held_slowed_and_skipped(visit: Visit) -> None:
    stage = Stage(visit("/", **MOVING), "vast", pace="calm")
    page = stage.page
    hold(page)
    number = page.locator(".table-page")
    at = stage.view["number"]
    for n in range(12):
        line = {
            "text": f"Something happens, {n}.",
            "rule": "",
            "kind": "said",
            "args": [],
            "things": [],
        }
        stage.tell(line=line)
    expect(number).to_have_attribute("data-number", str(at + 1))
    expect(page.locator("[data-test=prompt]")).to_have_text("Something happens, 0.")
    page.locator("[data-test=pause]").click()
    page.clock.run_for(20_000)
    expect(number).to_have_attribute("data-number", str(at + 1))
    page.locator("[data-test=pause]").click()
    expect(number).to_have_attribute("data-number", str(at + 2))
    page.clock.run_for(2000)
    expect(number).to_have_attribute("data-number", str(at + 3))
    page.locator("[data-test=skip]").click()
    expect(number).to_have_attribute("data-number", str(at + 12))
    assert stage.page.locator("[data-panel=log] .log-line").count() >= 12


def test_what_comes_to_lie_under_a_resting_pointer_is_neither_explained_nor_chosen(
    visit: Visit,
) -> None:
    stage = Stage(visit("/", **MOVING), "vast", pace="calm")
    page = stage.page
    hold(page)
    said = {"text": "Something happens.", "rule": "", "kind": "said", "args": [], "things": []}
    asked = stage.view["decision"]
    options = [
        {"notation": f"wait:{n}", "label": f"Wait for {n} rounds", "points": [], "detail": ""}
        for n in range(6)
    ]
    for _ in range(3):
        stage.tell(line=said)
    stage.tell(line=said, decision={**asked, "options": options})
    skip = page.locator("[data-test=skip]").bounding_box()
    assert skip is not None
    here = skip["x"] + skip["width"] / 2, skip["y"] + skip["height"] / 2
    page.mouse.click(*here)
    under = page.locator(".prompt .option[data-option]:hover")
    expect(under).to_have_count(1)
    page.mouse.click(*here)
    assert page.locator(".option.sending").count() == 0, "who skips twice chooses nothing"
    page.clock.run_for(1000)
    assert page.locator(".beside").count() == 0, "nobody has pointed at it"
    page.mouse.move(here[0] + 6, here[1])
    page.clock.run_for(1000)
    expect(page.locator(".beside")).to_have_count(1)
    page.mouse.click(here[0] + 6, here[1])
    expect(page.locator(".option.sending")).to_have_count(1)


def test_a_piece_leaves_a_trail(visit: Visit) -> None:
    stage = Stage(visit("/", **MOVING), "vast")
    _, moved = stage.piece()
    hold(stage.page)
    stage.tell(moved)
    pass_time(stage.page, until=stage.page.locator(".trails path[marker-end]"))
    stage.page.clock.run_for(2000)
    expect(stage.page.locator(".trails")).to_have_count(0)


def nearly_over(game: str, seed: int = 3) -> Session[Any]:
    """A game of random choices with one left to make, by the first seat."""
    for start in range(seed, seed + 40):
        session: Session[Any] = Session(load(game), {"seats": 2}, start)
        rng = random.Random(start)
        while session.decision is not None:
            session.choose(rng.choice(session.decision.options))
        last = session.made[-1]
        if last.seat == 0:
            session.rewind(session.number - 1)
            return session
    raise AssertionError("nobody ends a game")


def test_escape_during_a_game_does_not_lose_the_ending(house: House, sit: Sit) -> None:
    session = nearly_over("pilfer")
    made = house.lay(session, "me", "me")
    player = sit(made, made["owner"])
    page, ending = player.page, player.page.locator("[data-test=ending]")
    player.settle()
    while player.covered:
        player.uncover()
    for _ in range(4):
        page.keyboard.press("Escape")
    for _ in range(40):
        if player.over:
            break
        assert player.await_turn()
        player.choose()
    expect(ending).to_be_visible()
    page.keyboard.press("Escape")
    expect(ending).to_have_count(0)


def test_alone_among_bots_there_is_one_way_back_and_it_leads_to_ones_own_choice(
    house: House, sit: Sit
) -> None:
    player = told(house, sit)
    page = player.page
    undo = page.locator("[data-test=undo]")
    expect(page.locator("[data-test=ask-undo]")).to_have_count(0)
    expect(undo).to_have_count(1)
    expect(undo).to_be_enabled()
    undo.click()
    expect(page.locator("[data-panel=log]")).to_contain_text("By agreement")
    assert player.await_turn()
    expect(player.prompt).to_have_text("Magpie: what do you do?")
    assert page.locator("[data-panel=log] .log-line").count() == 1, "nothing has happened yet"
    expect(undo).to_be_disabled()


def test_a_bots_question_does_not_speak_to_me(house: House, sit: Sit) -> None:
    made = house.table("pilfer", "friend", "me", setup={"seats": 2})
    first, second = sit(made, made["seats"][0]["link"]), sit(made, made["owner"])
    assert first.await_turn()
    expect(first.prompt).to_have_text("Magpie: what do you do?")
    expect(second.prompt).to_have_text("Magpie looks around")


def test_both_of_two_equal_cards_can_be_chosen(house: House, sit: Sit) -> None:
    seed = next(seed for seed in range(99) if twins(seed))
    made = house.table("pilfer", setup={"seats": 2}, seed=seed)
    player = sit(made, made["owner"])
    assert player.await_turn()
    name = twins(seed)
    both = player.page.locator(f"[data-look={name}]").and_(player.page.locator(GLOWING))
    expect(both).to_have_count(2)
    number = player.number
    both.last.click()
    player.await_number(number + 1)


def twins(seed: int) -> str:
    """A treasure that the first thief holds two of."""
    hand = load("pilfer").begin({"seats": 2}, seed).hands[0]
    return next((card for card in set(hand) - {"lock"} if hand.count(card) > 1), "")


def test_rules_open_in_the_replay(house: House, sit: Sit) -> None:
    made = house.table("pilfer")
    player = sit(made, made["owner"])
    player.play(3)
    page = player.page
    page.goto(f"/#/replay/{made['table']}")
    page.locator("[data-test=end]").click()
    link = page.locator(".log .rule-link").first
    rule = link.get_attribute("title")
    link.click()
    expect(page.locator(f"[data-rule={rule}]")).to_be_in_viewport()
    expect(page.locator(f"[data-rule={rule}]")).to_have_class("rule open")
    page.locator(".felt [data-thing=vault]").click()
    page.locator(".popover .rule-link").click()
    expect(page.locator("[data-rule=PF-002]")).to_have_class("rule open")


def test_the_first_hand_at_a_shared_screen_is_covered(house: House, visit: Visit) -> None:
    made = house.table("pilfer", "me", "me", setup={"seats": 2})
    page = visit(f"/#/sit/{made['table']}/{made['owner']}")
    expect(page.locator(".handover")).to_be_visible()
    assert page.locator(".felt, .thing").count() == 0
    page.locator("[data-test=uncover]").click()
    expect(page.locator(".felt")).to_be_visible()


def test_a_click_into_a_lost_connection_is_answered(visit: Visit) -> None:
    stage = Stage(visit("/"), "pilfer")
    stage.sockets[-1].close()
    page = stage.page
    page.route_web_socket("**/ws/*", lambda socket: socket.close())
    expect(page.locator(".lost")).to_be_visible()
    page.locator(f".prompt .option[data-option], {GLOWING}").first.click()
    expect(page.locator("[data-test=notice]")).to_contain_text("Not sent")
