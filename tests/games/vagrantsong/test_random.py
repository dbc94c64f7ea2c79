"""Random games: nothing is made or lost, every game ends, and records replay."""

from __future__ import annotations

from random import Random

import pytest

from hearthside.games.vagrantsong.content.format import SCENARIOS
from hearthside.games.vagrantsong.content.vagrants import VAGRANTS
from hearthside.kernel import Record, Session, digest, play_out

from .table import GAME


def setup_of(seed: int, scenario: str, **more: object) -> dict[str, object]:
    """Two to four Vagrants, a different mix for every seed."""
    rng = Random(seed)
    seats = 2 + seed % 3
    return {
        "seats": seats,
        "scenario": scenario,
        "vagrants": rng.sample(list(VAGRANTS), seats),
        **more,
    }


@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_nothing_is_made_or_lost_in_random_games(scenario: str) -> None:
    """27 tokens, Humanity in bounds, one place per piece and card, no Coin made or lost."""
    for seed in range(20):
        rng = Random(seed)
        session = Session(GAME, setup_of(seed, scenario), seed=seed, journal=False)
        while session.decision is not None:
            assert list(GAME.invariants(session.state)) == []
            session.choose(rng.choice(session.decision.options))
        assert session.outcome is not None


def test_campaigns_run_to_their_end_with_every_card_in_one_place() -> None:
    """Camps and In-Between cards included, with people joining and leaving."""
    for seed in range(8):
        rng = Random(seed)
        session = Session(
            GAME,
            setup_of(seed, "s01", campaign=True, open_seats=seed % 2 == 0),
            seed=seed,
            journal=False,
        )
        while session.decision is not None:
            assert list(GAME.invariants(session.state)) == []
            session.choose(rng.choice(session.decision.options))
        assert session.state.camp.results


def test_a_whole_campaign_replays_bit_for_bit() -> None:
    """The record of a random campaign gives the same end."""
    session = Session(GAME, setup_of(5, "s01", campaign=True), seed=9)
    rng = Random(4)
    while session.decision is not None:
        session.choose(rng.choice(session.decision.options))
    record = Record.parse(str(session.record()))
    assert digest(record.replay(GAME).state) == digest(session.state)


def test_random_bots_lose_nearly_always() -> None:
    """The nights are dangerous: chance alone does not see the morning."""
    won = 0
    for seed in range(200):
        s = GAME.begin(setup_of(seed, list(SCENARIOS)[seed % len(SCENARIOS)]), seed=seed)
        play_out(GAME, s, seed)
        won += s.over == "won"
    assert won <= 16
