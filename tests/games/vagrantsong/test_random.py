"""Random games: nothing is made or lost, every game ends, records replay."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest
from tests.lots import checked, lot

from hearthside.games.vagrantsong.content.page import SCENARIOS
from hearthside.games.vagrantsong.rules.pockets import fixed, limit
from hearthside.kernel import Record, Session, digest, play_out

from .campaign import CAMPAIGN, NIGHTS
from .table import GAME

pytestmark = pytest.mark.witness


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nothing_is_made_or_lost_in_random_games(scenario: str, seats: int) -> None:
    """27 tokens, Humanity in bounds, one place per piece and card, no Coin made or lost, at every decision."""
    for number in range(6):
        setup = lot(GAME, number, seats=seats, scenario=scenario, campaign=False)
        assert checked(GAME, setup, number).outcome is not None


@pytest.mark.parametrize("open_seats", [False, True])
def test_nothing_is_made_or_lost_in_random_campaigns(open_seats: bool) -> None:
    """The same from night to night, with and without Vagrants who join and leave."""
    for number in range(10):
        setup = lot(
            GAME, number, scenario="s01", campaign=True, seance=False, open_seats=open_seats
        )
        session = checked(GAME, setup, number)
        assert session.outcome is not None and session.state.camp.results


def test_nobody_holds_more_than_the_pockets_do() -> None:
    """Wherever a turn goes on: what falls over is asked for before (VS-130)."""
    for number in range(46):
        setup = lot(GAME, number, scenario=list(SCENARIOS)[number % 23], campaign=False)
        session, rng = Session(GAME, setup, seed=number), Random(number)
        while (decision := session.decision) is not None and session.number < 400:
            if decision.ask in ("whose_turn", "coins", "act"):
                s = session.state
                for v in s.vagrants:
                    held = (*v.tokens, *v.pup_tokens)
                    assert len(held) <= limit(s, v) or all(fixed(s, t) for t in held)
            session.choose(rng.choice(decision.options))


def test_a_whole_campaign_replays_bit_for_bit() -> None:
    """The record of a random campaign gives the same end."""
    session = Session(GAME, {"seats": 4, "campaign": True}, seed=9)
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
    assert len(session.state.camp.results) == NIGHTS
    assert min(took) < 1.0


def test_random_bots_lose_nearly_always() -> None:
    """The nights are dangerous: chance alone does not see the morning."""
    won = games = 0
    for number in range(260):
        s = GAME.begin(lot(GAME, number, campaign=False), seed=number)
        play_out(GAME, s, number)
        won += s.over == "won"
        games += 1
    assert won <= 0.05 * games
