"""The guided first turn of every role and character, and the page that tells a campaign."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hearthside.games import GAMES, load
from hearthside.kernel import Session

from .conftest import SEED, House
from .player import Player

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
Sit = Callable[..., Player]
ROLES = {"vagrantsong": "vagrants", "vast": "roles", "folklore": "characters"}
"""The field of the setup that says who sits where, in games with a walk for each."""
PLACES = {"thief": "warlock", "knight": "paladin", "goblins": "skeletons", "dragon": "spider"}
"""In whose place a visitor to the manor sits."""


def walk(page: Page, steps: list[dict[str, str]]) -> None:
    """Go through a guided turn from its first step to its last."""
    guide = page.locator(".panel[data-panel=guide]")
    for number, step in enumerate(steps, 1):
        expect(guide).to_contain_text(f"Step {number} of {len(steps)}")
        expect(guide.locator("h3")).to_have_text(step["heading"])
        expect(guide).to_contain_text(step["text"])
        if number < len(steps):
            guide.get_by_role("button", name="Next").click()
    expect(guide.get_by_role("button", name="Next")).to_be_disabled()


@pytest.mark.parametrize("game", ROLES)
def test_the_guide_opens_at_the_role_one_plays(house: House, visit: Visit, game: str) -> None:
    walks = {walk["role"]: walk["steps"] for walk in house.ask(f"/api/games/{game}/guide")}
    field = next(f for f in house.game(game)["schema"]["fields"] if f["name"] == ROLES[game])
    labels = {option["value"]: option["label"] for option in field["options"]}
    assert set(labels.values()) == set(walks)
    page = visit("/")
    for role, label in labels.items():
        setup = house.setup(game)
        others = [who for who in setup[ROLES[game]] if who not in (role, PLACES.get(role))]
        setup[ROLES[game]] = [role, *others][: setup["seats"]]
        made = house.table(game, setup=setup)
        page.evaluate("localStorage.clear()")
        page.goto(f"/#/sit/{made['table']}/{made['owner']}")
        chosen = page.locator(".panel[data-panel=guide] select option:checked")
        expect(chosen).to_have_text(label)
        walk(page, walks[label])


@pytest.mark.parametrize(
    ("mission", "seats", "way"),
    [("discovery", 2, "Versus"), ("long_haul", 2, "Together"), ("two_trails", 1, "Alone")],
)
def test_the_guide_opens_at_the_way_one_goes_west(
    house: House, visit: Visit, mission: str, seats: int, way: str
) -> None:
    characters = house.setup("deck_goes_west")["characters"][:seats]
    setup = house.setup("deck_goes_west") | {
        "mission": mission,
        "seats": seats,
        "characters": characters,
    }
    made = house.table("deck_goes_west", setup=setup)
    page = visit(f"/#/sit/{made['table']}/{made['owner']}")
    chosen = page.locator(".panel[data-panel=guide] select option:checked")
    expect(chosen).to_have_text(way)


def test_the_guide_tells_every_way_to_go_west(house: House, visit: Visit) -> None:
    made = house.table("deck_goes_west")
    page = visit(f"/#/sit/{made['table']}/{made['owner']}")
    choice = page.locator(".panel[data-panel=guide] select")
    for told in house.ask("/api/games/deck_goes_west/guide"):
        choice.select_option(label=told["role"])
        walk(page, told["steps"])


@pytest.mark.parametrize("game", GAMES)
def test_the_story_page_tells_a_game_in_chapters(house: House, sit: Sit, game: str) -> None:
    session: Session[Any] = Session(load(game), house.setup(game), SEED)
    rng = random.Random(SEED)
    for _ in range(60):
        if session.decision is not None:
            session.choose(rng.choice(session.decision.options))
    made = house.lay(session)
    player = sit(made, made["owner"])
    player.page.locator(".tab[data-tab=seats]").click()
    seats = player.page.locator("[data-panel=seats]")
    seats.get_by_role("link", name="The story so far").click()
    chapters = player.page.locator(".chapters > li")
    expect(chapters.first).to_be_visible()
    expect(player.page.locator(".story-page h1")).to_have_text("Test night: The story so far")
    assert all(player.page.locator(".chapters > li > h2").all_inner_texts())
    told = player.page.locator(".chapters .log-line").count() + chapters.count()
    lines = sum(1 for event in session.journal if event.visible(0))
    assert told >= lines
