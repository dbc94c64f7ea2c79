"""Several people at one table: links, spectators, one screen, chat, votes, a server that falls over."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hearthside.games import GAMES

from .conftest import House
from .player import Player, to_act

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
Sit = Callable[..., Player]
SECRET = {"vast", "deck_goes_west", "pilfer"}
"""Games in which a hand must not be seen by the next player at the same screen."""


@pytest.mark.parametrize("game", GAMES)
def test_a_second_browser_joins_by_link(house: House, sit: Sit, game: str) -> None:
    made = house.table(game, "me", "friend")
    first = sit(made, made["owner"])
    second = sit(made, made["seats"][1]["link"])
    for player in (first, second):
        player.page.locator(".tab[data-tab=seats]").click()
        expect(player.page.locator(".seat-list li", has_text="at the table")).to_have_count(2)
    acted: set[Player] = set()
    for _ in range(30):
        actor = to_act(first, second)
        assert actor is not None, "the game ended before both had their turn"
        actor.choose()
        acted.add(actor)
        if len(acted) == 2:
            break
    assert acted == {first, second}
    actor = to_act(first, second)
    assert actor is not None
    for player in (first, second):
        expect(player.table).to_have_attribute("data-number", actor.stamp())
    assert first.page.locator("[data-test=phase]").inner_text() == (
        second.page.locator("[data-test=phase]").inner_text()
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_no_hand_and_chooses_nothing(house: House, sit: Sit, game: str) -> None:
    made = house.table(game)
    player = sit(made, made["owner"])
    watcher = sit(made, made["spectator"])
    expect(watcher.page.locator(".watching")).to_be_visible()
    seen = False
    for _ in range(5):
        assert player.await_turn()
        watcher.await_number(player.number)
        closed = player.page.locator(".fold:not(.open) .fold-head")
        while closed.count():
            closed.first.press("Enter")  # a page that is held up may lie over it
        mine, theirs = cards(player.page), cards(watcher.page)
        hidden = {id for id, look in theirs.items() if look.startswith("back")}
        # Backs lie on the table under numbers of their own; every other card, the player sees too.
        assert theirs.keys() - hidden <= mine.keys()
        seen = seen or bool(hidden)
        assert watcher.page.locator(".thing.legal, .prompt .option[data-option]").count() == 0
        player.choose()
    assert seen == (game in SECRET), "a game with secret hands shows their backs to a spectator"


def cards(page: Page) -> dict[str, str]:
    """Cards on the table: id to look."""
    found: dict[str, str] = page.locator(".felt [data-thing].kind-card").evaluate_all(
        "nodes => Object.fromEntries(nodes.map(n => [n.dataset.thing, n.dataset.look]))"
    )
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_handed_over_at_one_screen(house: House, sit: Sit, game: str) -> None:
    seats = house.setup(game)["seats"]
    made = house.table(game, *["me"] * seats)
    player = sit(made, made["owner"])
    if game not in SECRET:
        player.page.keyboard.press("p")
        player.page.get_by_role("group", name="Cover the table").get_by_label("Always").check()
        player.page.keyboard.press("Escape")
    handed: list[str] = []
    for _ in range(40):
        player.settle()
        if player.covered:
            assert player.page.locator(".felt, .thing, .log-line").count() == 0
            handed.append(player.page.locator(".handover h2").inner_text())
            player.uncover()
        if len(set(handed)) >= 2:
            break
        assert player.await_turn()
        player.choose()
    assert len(set(handed)) >= 2, "the table was handed to one seat and on to another"


@pytest.mark.parametrize("game", sorted(set(GAMES) - SECRET))
def test_open_hands_are_not_covered(house: House, sit: Sit, game: str) -> None:
    made = house.table(game, *["me"] * house.setup(game)["seats"])
    player = sit(made, made["owner"])
    seats = set()
    for _ in range(8):
        player.settle()
        assert not player.covered
        assert player.await_turn()
        seats.add(player.prompt.inner_text().partition(":")[0])
        player.choose()
    assert len(seats) >= 2


@pytest.mark.parametrize("game", GAMES)
def test_chat_reaches_everybody_once(house: House, sit: Sit, game: str) -> None:
    made = house.table(game, "me", "friend")
    people = [sit(made, token) for token in (made["owner"], made["seats"][1]["link"])]
    people.append(sit(made, made["spectator"]))
    for player in people:
        player.page.locator(".tab[data-tab=chat]").click()
    for said, player in enumerate(people, 1):
        player.page.get_by_label("Say something").fill(f"<b>Good</b> evening {said}")
        player.page.get_by_role("button", name="Send").click()
        for other in people:
            lines = other.page.locator(".chat-line")
            expect(lines).to_have_count(said)
            expect(lines.last).to_contain_text(f"<b>Good</b> evening {said}")
    expect(people[0].page.locator(".chat-line").last).to_contain_text("A spectator")


def asking(*players: Player) -> Player:
    """The one of them who is not free to take the last choice back, and so can ask for it."""
    return next(p for p in players if p.page.locator("[data-test=ask-undo]").count())


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_taken_back_by_agreement(house: House, sit: Sit, game: str) -> None:
    made = house.table(game, "me", "friend")
    people = (sit(made, made["owner"]), sit(made, made["seats"][1]["link"]))
    actor = to_act(*people)
    assert actor is not None
    asked = actor.prompt.inner_text()
    actor.choose()
    assert to_act(*people) is not None
    asker = asking(*people)
    other = next(player for player in people if player is not asker)
    asker.page.locator("[data-test=ask-undo]").click()
    expect(asker.page.locator(".notice")).to_contain_text("Waiting for the others")
    expect(other.page.locator(".notice")).to_contain_text("asks to take back the last choice")
    number = other.number
    other.page.get_by_role("button", name="Agree").click()
    for player in people:
        player.await_number(number + 1)
        expect(player.page.locator("[data-panel=log]")).to_contain_text("By agreement")
    expect(actor.prompt).to_have_text(asked)


def test_one_refusal_keeps_the_choice(house: House, sit: Sit) -> None:
    made = house.table("pilfer", "me", "friend", setup={"seats": 2})
    first, second = sit(made, made["owner"]), sit(made, made["seats"][1]["link"])
    assert to_act(first, second) is first
    first.choose()
    assert to_act(first, second) is not None
    number, asked = first.number, first.prompt.inner_text()
    asker = asking(first, second)
    other = second if asker is first else first
    asker.page.locator("[data-test=ask-undo]").click()
    other.page.get_by_role("button", name="Refuse").click()
    for player in (first, second):
        expect(player.page.locator(".notice")).to_contain_text("Not everybody agreed")
    assert (first.number, first.prompt.inner_text()) == (number, asked)


def test_whoever_the_table_is_handed_to_is_told_what_the_other_did(house: House, sit: Sit) -> None:
    made = house.table("pilfer", "me", "me", setup={"seats": 2})
    player = sit(made, made["owner"])
    recap = player.page.locator("[data-test=recap]")
    assert player.await_turn()
    player.page.locator(".tab[data-tab=log]").click()
    for _ in range(6):
        assert player.await_turn()
        if recap.count():
            break
        player.choose()
    assert player.await_turn()
    expect(recap.locator("li")).to_have_count(1)
    name = player.prompt.inner_text().partition(":")[0]
    expect(recap.locator("li > span > b")).not_to_have_text(name)


def test_a_wrong_link_opens_nothing(visit: Visit, house: House) -> None:
    made = house.table("pilfer")
    page = visit(f"/#/sit/{made['table']}/not-a-token")
    expect(page.get_by_text("does not open this table")).to_be_visible()
    assert page.locator(".felt").count() == 0


def test_a_killed_server_comes_back_without_a_reload(tmp_path: Path, visit: Visit) -> None:
    own = House(tmp_path)
    own.open()
    try:
        tables = [own.table(game) for game in GAMES]
        players = [Player(visit(f"{own.address}/#/sit/{t['table']}/{t['owner']}")) for t in tables]
        for player in players:
            assert player.play(2) == 2
            assert player.await_turn()
        asked = [player.prompt.inner_text() for player in players]
        own.kill()
        for player in players:
            expect(player.page.locator(".lost")).to_be_visible()
        own.open()
        for player, before in zip(players, asked, strict=True):
            expect(player.page.locator(".lost")).to_have_count(0)
            expect(player.prompt).to_have_text(before)
            assert player.play(2) == 2
    finally:
        own.kill()
