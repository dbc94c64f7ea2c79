"""Rules, log, recap, text view, replay, branch and records in the browser."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hearthside.games import GAMES

from .conftest import House
from .player import GLANCE, Player, hold, pass_time, things

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
Sit = Callable[..., Player]


@pytest.mark.parametrize("game", GAMES)
def test_replay_steps_through_and_branches(house: House, sit: Sit, game: str) -> None:
    made = house.table(game)
    player = sit(made, made["owner"])
    made_choices = player.play(6)
    assert made_choices >= 3
    page = player.page
    page.locator(".tab[data-tab=seats]").click()
    page.get_by_role("button", name="Timeline and replay").click()
    status = page.locator(".who")
    expect(status).to_contain_text("Choice 0 of")
    page.locator("[data-test=on]").click()
    expect(status).to_contain_text("Choice 1 of")
    page.locator("[data-test=on]").click()
    expect(status).to_contain_text("Choice 2 of")
    page.locator("[data-test=back]").click()
    expect(status).to_contain_text("Choice 1 of")
    assert page.locator(".felt .legal").count() == 0
    address = page.url
    page.locator("[data-test=branch]").click()
    expect(page).not_to_have_url(address)
    branch = Player(page)
    assert branch.await_turn()
    assert made["table"] not in page.url
    branch.choose()


def test_a_replay_is_seen_from_the_chairs_one_may_look_from(house: House, sit: Sit) -> None:
    """While the game runs from one's own, each by its name; from all of them when it is over."""
    made = house.table("vast", "me", "me", "friend")
    page = sit(made, made["owner"]).page
    page.goto(f"/#/replay/{made['table']}")
    choice = page.get_by_label("Seen from")
    expect(choice.locator("option")).to_have_text(["The Paladin", "The Spider", "a spectator"])
    expect(choice.locator("option:checked")).to_have_text("The Paladin")
    choice.select_option(label="The Spider")
    expect(page.locator(".replay .fold").first).not_to_have_attribute("data-fold", "seat:1")
    expect(choice.locator("option:checked")).to_have_text("The Spider")
    page.goto(f"/#/sit/{made['table']}/{made['seats'][2]['link']}")
    expect(page.locator(".felt, .handover").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_record_can_be_kept_and_opened_again(
    house: House, sit: Sit, visit: Visit, tmp_path: Path, game: str
) -> None:
    made = house.table(game, *["me"] * house.setup(game)["seats"])
    player = sit(made, made["owner"])
    player.play(4)
    assert player.await_turn()
    before = (player.prompt.inner_text(), things(player.page))
    player.page.locator(".tab[data-tab=seats]").click()
    with player.page.expect_download() as waiting:
        player.page.locator("[data-test=record]").click()
    kept = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(kept)
    other = visit("/")
    other.locator("[data-test=upload]").set_input_files(kept)
    opened = Player(other)
    assert opened.await_turn()
    assert made["table"] not in other.url
    assert (opened.prompt.inner_text(), things(other)) == before


@pytest.mark.parametrize("game", GAMES)
def test_every_prompt_opens_its_rule_and_the_book_is_searchable(
    house: House, sit: Sit, game: str
) -> None:
    made = house.table(game)
    player = sit(made, made["owner"])
    assert player.await_turn()
    page = player.page
    link = page.locator(".prompt .rule-link")
    rule = link.inner_text()
    link.click()
    shown = page.locator(f"[data-rule={rule}]")
    expect(shown).to_be_in_viewport()
    expect(shown).to_have_class("rule open")
    page.get_by_placeholder("Search the rules").fill(rule)
    expect(page.locator(".rule").first).to_contain_text(rule)


@pytest.mark.parametrize("game", GAMES)
def test_the_text_view_tells_and_takes_commands(house: House, sit: Sit, game: str) -> None:
    made = house.table(game)
    player = sit(made, made["owner"])
    assert player.await_turn()
    page = player.page
    asked = player.prompt.inner_text()
    page.keyboard.press("t")
    command, said = page.locator("[data-test=command]"), page.locator("[data-test=said]")
    for word, answer in (("where", asked), ("options", "1. "), ("help", "choose 3")):
        command.fill(word)
        command.press("Enter")
        expect(said).to_contain_text(answer)
    number = player.number
    command.fill("choose 1")
    command.press("Enter")
    expect(said).to_contain_text("Chosen:")
    player.await_number(number + 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_finds_the_guide_open(house: House, visit: Visit, game: str) -> None:
    made = house.table(game)
    page = visit(f"/#/sit/{made['table']}/{made['owner']}")
    guide = page.locator(".panel[data-panel=guide]")
    expect(guide.locator("h3")).not_to_be_empty()
    heading = guide.locator("h3").inner_text()
    guide.get_by_role("button", name="Next").click()
    expect(guide.locator("h3")).not_to_have_text(heading)
    page.reload()
    expect(page.locator(".panel[data-panel=log]")).to_be_visible()


def test_what_happens_is_announced(house: House, sit: Sit) -> None:
    made = house.table("pilfer")
    player = sit(made, made["owner"])
    assert player.await_turn()
    live = player.page.locator("[data-test=live]")
    expect(live).to_contain_text("Your choice.")
    player.choose()
    player.await_turn()
    for key, answer in (("w", "Round"), ("o", "1. ")):
        # What has just happened may still be announced after what was asked.
        asked = 0
        while answer not in live.inner_text():
            asked += 1
            assert asked < 50, f"{key} is not answered: {live.inner_text()}"
            player.page.keyboard.press(key)
            player.page.wait_for_timeout(GLANCE)


def shown_again(page: Page) -> None:
    """What one of the others did is shown on the board as it was, and then the table as it is."""
    number = page.locator(".table-page").get_attribute("data-number") or ""
    again, mine = page.locator(".prompt .who", has_text="Once more"), page.locator(".prompt.mine")
    hold(page)
    page.locator("[data-test=show-me]").first.click()
    pass_time(page, until=again)
    expect(page.locator(".prompt .option[data-option]")).to_have_count(0)
    pass_time(page, until=mine)
    expect(page.locator(f".table-page[data-number='{number}']")).to_be_attached()
    page.locator("[data-test=show-me]").first.click()
    pass_time(page, until=again)
    page.locator("[data-test=now]").click()
    expect(mine).to_be_visible()
    page.clock.resume()


@pytest.mark.parametrize("game", GAMES)
def test_the_recap_tells_what_the_others_did(house: House, sit: Sit, game: str) -> None:
    made = house.table(game)
    player = sit(made, made["owner"])
    recap = player.page.locator("[data-test=recap]")
    assert player.await_turn()
    assert recap.count() == 0, "nothing to tell before the first choice"
    for _ in range(30):
        player.choose()
        assert player.await_turn()
        if recap.count():
            break
    expect(recap).to_contain_text("Since your last turn")
    told = recap.locator(".told").all_inner_texts()
    assert 1 <= len(told) < len(made["seats"]), "a sentence for each of the others that acted"
    log = " ".join(player.page.locator(".log .log-line > span").all_inner_texts())
    for clause in told[-1].rstrip(".").split("; "):
        assert clause in log, "the recap tells lines of the log"
    player.page.reload()
    expect(recap.locator(".told")).to_have_count(len(told))
    if game == "pilfer":
        shown_again(player.page)
    recap.get_by_role("button", name="Got it").click()
    expect(recap).to_have_count(0)
    player.page.reload()
    assert Player(player.page).await_turn()
    assert recap.count() == 0, "what was read stays read"


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_says_what_the_bot_would_do(house: House, sit: Sit, game: str) -> None:
    made = house.table(game)
    player = sit(made, made["owner"])
    assert player.await_turn()
    while player.page.locator("[data-option=read]").count():  # a page of the story leaves no choice
        player.choose()
        assert player.await_turn()
    number = player.number
    player.page.keyboard.press("b")
    best = player.page.locator(".hint-best")
    expect(best).to_contain_text("It would choose")
    expect(player.page.locator(".hint-list li").nth(1)).to_be_visible()
    assert player.number == number
    player.page.get_by_role("button", name="Choose this").click()
    player.await_number(number + 1)


def test_the_list_of_ones_tables_can_be_put_away(visit: Visit) -> None:
    page = visit("/")
    page.locator("[data-play=pilfer]").click()
    Player(page)
    page.goto("/")
    rows = page.locator(".mine > .table-list li")
    expect(rows).to_have_count(1)
    page.get_by_role("button", name="Put away").click()
    expect(rows).to_have_count(0)
    page.get_by_text("Put away tables").click()
    page.get_by_role("button", name="Bring back").click()
    expect(rows).to_have_count(1)
