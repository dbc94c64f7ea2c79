"""What faces show is in their names, the focus is never lost, and the header says what the board says."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hearthside.games import GAMES, load
from hearthside.kernel import Session

from .conftest import House
from .player import Player
from .stage import Stage

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
Sit = Callable[..., Player]
NAMES: dict[str, dict[str, str]] = {
    "vagrantsong": {
        "space:A5b": r"here: Songsmith, 8 Humanity",
        "action:0.rummage": r"Rummage, 3 tokens",
        "action:haint0.nail": r"2 move, 1 range",
        "track:cycle": r"nail 1 of 5.*salt 2 of 3",
    },
    "vast": {
        "space:D5": r"lit.*here: the Paladin",
        "piece:poltergeist1": r"1 Defense",
        "token:treasure3": r"2 Curses.*on F2",
        "track:health": r"Health: 6 of 7",
    },
    "deck_goes_west": {
        "space:w2": r"2 west, bandits on 4 and 10.*here: 1 bandit",
        "space:w1n1": r"1 west, 1 north",
        "card:mission": r"16 points.*Be the one who draws the map.*Whenever you build",
        "piece:trapper": r"on Bear Tooth",
        "seat:0": r"0 food, 10 points, 1 of 5 cards",
    },
    "folklore-site": {
        "card:flintlock#witch_hunter": r"16 Coins, 4 left, worn",
        "ability:purging_shot#witch_hunter": r"1 PP",
        "deck:item": r"Item cards, 63",
        "foe:1": r"First Zombie, 8 of 8",
    },
}
"""What a screen reader must say of things in the kept scenes."""


@pytest.mark.parametrize("scene", NAMES)
def test_names_say_what_faces_show(visit: Visit, scene: str) -> None:
    page = Stage(visit("/"), scene).page
    for thing, said in NAMES[scene].items():
        name = page.locator(f"[data-thing='{thing}'] > .hidden").first.inner_text()
        assert re.search(said, name), f"{thing} is called {name!r}"


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_stays_at_the_table_after_a_choice(house: House, sit: Sit, game: str) -> None:
    made = house.table(game)
    player = sit(made, made["owner"])
    for _ in range(6):
        assert player.await_turn()
        player.choose("keys")
        assert player.await_turn()
        player.page.wait_for_function(
            """() => { const now = document.activeElement, box = now.getBoundingClientRect();
              return now.closest('.felt, .prompt, .popover') !== null
                && box.bottom > 0 && box.top < innerHeight; }"""
        )


COUNTED = re.compile(r"(?:round|day|Day) (\d+)")


def begun(game: str, choices: int) -> Session[Any]:
    """A game at least so many random choices in, at a point with a number in its header."""
    session: Session[Any] = Session(load(game), {}, 5)
    rng = random.Random(5)
    while session.number < choices or not COUNTED.search(session.game.words.phase(session.state)):
        session.choose(rng.choice(session.asked.options))
    return session


@pytest.mark.parametrize("game", ["vagrantsong", "deck_goes_west"])
def test_header_and_board_agree(house: House, sit: Sit, game: str) -> None:
    for choices in (4, 36):
        made = house.lay(begun(game, choices))
        page = sit(made, made["owner"]).page
        phase = page.locator("[data-test=phase]").inner_text()
        track = {"vagrantsong": "track:round", "deck_goes_west": "track:day"}[game]
        shown = page.locator(f"[data-thing='{track}'] .now")
        said = COUNTED.search(phase)
        assert said is not None
        expect(shown).to_have_text(re.compile(rf"^{said.group(1)}\D*\d?$"))


def test_when_a_night_is_over_one_sees_how_it_stood(house: House, visit: Visit) -> None:
    record = (house.golden / "vagrantsong" / "00.record").read_text()
    made = house.ask("/api/tables/import", {"record": record})
    page = visit(f"/#/sit/{made['table']}/{made['owner']}")
    expect(page.locator("[data-test=ending]")).to_be_visible()
    assert page.locator(".board .kind-piece").count() >= 1


def test_the_story_page_has_the_prose(house: House, visit: Visit) -> None:
    record = (house.golden / "folklore" / "00.record").read_text()
    made = house.ask("/api/tables/import", {"record": record})
    page = visit(f"/#/sit/{made['table']}/{made['owner']}")
    expect(page.locator(".felt")).to_be_visible()
    page.goto(f"/#/story/{made['table']}")
    expect(page.locator(".title-page h2")).not_to_be_empty()
    words = " ".join(page.locator(".prose p").all_inner_texts()).split()
    assert len(words) > 150, "a tale has prose"
    expect(page.get_by_text("All 0 lines")).to_have_count(0)


def test_the_story_page_has_its_people_and_what_they_decided(house: House, visit: Visit) -> None:
    record = sorted((house.golden / "folklore").glob("*.record"))[0].read_text()
    made = house.ask("/api/tables/import", {"record": record})
    page = visit(f"/#/sit/{made['table']}/{made['owner']}")
    expect(page.locator(".felt")).to_be_visible()
    page.goto(f"/#/story/{made['table']}")
    people = page.locator("[data-test=people] li")
    expect(people.first).to_contain_text("Witch Hunter")
    expect(people.first.locator("p").first).not_to_be_empty()
    expect(page.locator(".decided").first).to_contain_text("decides:")
    page.emulate_media(media="print")
    expect(page.locator(".story-page .bar")).to_be_hidden()
    expect(page.locator(".prose").first).to_be_visible()
    expect(page.locator(".chapters summary").first).to_be_hidden()
