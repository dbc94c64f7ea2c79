"""Random games: nothing is made or lost, every game ends, records replay; `many` plays them by the thousand."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from hearthside.games.vagrantsong.content.format import SCENARIOS
from hearthside.kernel import Record, Session, digest, play_out

from .many import CAMPAIGN, lawful, setup_of
from .table import GAME

pytestmark = pytest.mark.witness


@pytest.mark.parametrize("block", range(7))
def test_nothing_is_made_or_lost_in_random_games(block: int) -> None:
    """27 tokens, Humanity in bounds, one place per piece and card, no Coin made or lost, at every decision."""
    for number in range(24 * block, 24 * block + 24):
        session = lawful(number)
        assert session.outcome is not None
        assert not session.state.campaign or session.state.camp.results


def test_the_numbered_games_cover_every_setup() -> None:
    """Each Scenario with each player count, campaigns with and without open seats, the Seance."""
    setups = [setup_of(number) for number in range(24 * 7)]
    alone = {(s["scenario"], s["seats"]) for s in setups if not s.get("campaign")}
    assert alone == {(key, seats) for key in SCENARIOS for seats in (2, 3, 4)}
    assert {s["open_seats"] for s in setups if s.get("campaign")} == {True, False}
    assert any(s.get("seance") for s in setups)


def test_a_whole_campaign_replays_bit_for_bit() -> None:
    """The record of a random campaign gives the same end."""
    session = Session(GAME, setup_of(8), seed=9)
    rng = Random(4)
    while session.decision is not None:
        session.choose(rng.choice(session.decision.options))
    record = Record.parse(str(session.record()))
    assert digest(record.replay(GAME).state) == digest(session.state)


def test_seven_nights_replay_in_less_than_a_second() -> None:
    """A campaign played by bots to the end of the tunnel; the best of three, in processor time."""
    record = Record.parse(CAMPAIGN.read_text("utf-8"))
    took = []
    for _ in range(3):
        began = process_time()
        session = record.replay(GAME)
        took.append(process_time() - began)
    assert len(session.state.camp.results) == len(SCENARIOS) and session.outcome is not None
    assert min(took) < 1.0


def test_random_bots_lose_nearly_always() -> None:
    """The nights are dangerous: chance alone does not see the morning."""
    won = games = 0
    for number in range(300):
        setup = setup_of(number)
        if not setup.get("campaign"):
            s = GAME.begin(setup, seed=number)
            play_out(GAME, s, number)
            won += s.over == "won"
            games += 1
    assert won <= 0.05 * games
