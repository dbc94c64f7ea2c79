"""Bots: deterministic under a seed, honest about hidden cards, each stronger than the one before."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any

import pytest

from hearthside import bots
from hearthside.games import load
from hearthside.kernel import Session, digest

PILFER = load("pilfer")


def duel(names: tuple[str, str], games: int) -> list[float]:
    """Who won each game of Pilfer, as the second bot's share, seats changing every game."""
    shares = []
    for n in range(games):
        first = n % 2
        seats = [bots.make(names[(seat + first) % 2], seed=n * 2 + seat) for seat in range(2)]
        session = Session(PILFER, {"seats": 2}, seed=n // 2, journal=False)
        while session.decision is not None:
            session.choose(seats[session.decision.seat].choose(session))
        assert session.outcome is not None
        winners = session.outcome.winners
        second = 1 - first
        shares.append(float(second in winners) / len(winners))
    return shares


def low_end(shares: list[float]) -> float:
    """The lower end of a 95 % interval of the mean."""
    mean = sum(shares) / len(shares)
    return mean - 1.96 * sqrt(max(mean * (1 - mean), 0.01) / len(shares))


def test_greedy_is_stronger_than_random() -> None:
    """By a wide margin."""
    assert low_end(duel(("random", "greedy"), 120)) > 0.8


def test_search_is_stronger_than_greedy() -> None:
    """With 120 iterations a choice, beyond doubt."""
    assert low_end(duel(("greedy", "mcts:120"), 80)) > 0.5


@pytest.mark.parametrize("name", ["random", "greedy", "mcts:64", "mcts:32/full"])
def test_the_same_seed_gives_the_same_choice_and_leaves_the_game_alone(name: str) -> None:
    """Seed and iteration budget decide; thinking changes nothing at the table."""
    session = Session(PILFER, {"seats": 3}, seed=6)
    rng = Random(1)
    for _ in range(10):
        assert session.decision is not None
        before = digest(session.state)
        a, b = bots.make(name, seed=4), bots.make(name, seed=4)
        choice = a.choose(session)
        assert choice == b.choose(session)
        assert a.thinking == b.thinking
        assert choice in session.decision.options
        assert digest(session.state) == before
        session.choose(rng.choice(list(session.decision.options)))


@pytest.mark.parametrize("name", ["greedy", "mcts:64"])
def test_bots_do_not_look_into_hidden_hands(name: str) -> None:
    """What others hold and what is left in the vault does not move a bot's choice."""
    session = Session(PILFER, {"seats": 3}, seed=6)
    choices = set()
    for n in range(6):
        twin: Session[Any] = session.fork()
        hidden = twin.state.vault.cards + twin.state.hands[1] + twin.state.hands[2]
        Random(n).shuffle(hidden)
        twin.state.hands[1:] = [hidden[:3], hidden[3:6]]
        twin.state.vault.cards = hidden[6:]
        other = Session.resume(PILFER, twin.state)
        choices.add(bots.make(name, seed=9).choose(other))
    # The redeal starts from another order of the hidden cards, so the worlds tried differ a little;
    # a bot that looked would follow the cards.
    assert len(choices) <= 2


def test_thinking_can_be_watched_and_stopped() -> None:
    """Progress comes in steps; answering no ends the search early with a choice."""
    session = Session(PILFER, {"seats": 2}, seed=6)
    told: list[tuple[int, int]] = []

    def progress(done: int, of: int) -> bool:
        told.append((done, of))
        return len(told) < 2

    bot = bots.make("mcts:1000", seed=1)
    choice = bot.choose(session, progress)
    assert told == [(16, 1000), (32, 1000)]
    assert session.decision is not None
    assert choice in session.decision.options
    assert sum(c.visits for c in bot.thinking.options) == 32
    assert bot.thinking.line[0] == bot.thinking.options[0].option
    assert all(0.0 <= c.value <= 1.0 for c in bot.thinking.options)


def test_a_time_budget_ends_the_search() -> None:
    """Milliseconds are kept within reason, and something was tried."""
    bot = bots.make("mcts:20ms", seed=1)
    bot.choose(Session(PILFER, seed=1))
    assert sum(c.visits for c in bot.thinking.options) >= 16


@pytest.mark.parametrize("name", ["oracle", "mcts:", "mcts:0", "mcts:-3", "random:4", ""])
def test_unknown_bots_are_refused_by_name(name: str) -> None:
    """The answer lists the bots there are."""
    with pytest.raises(bots.UnknownBot, match="there are random, greedy, mcts"):
        bots.make(name)
