"""Many tables at once: Gymnasium's vector interface, the same games as one by one, nothing hidden and nothing padded."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from hearthside.envs import TablesEnv, packed
from hearthside.games import GAMES
from hearthside.kernel import Dice


def by_chance(seen: dict[str, Any], rng: np.random.Generator) -> Any:
    """A legal action for every table."""
    return np.array([rng.integers(len(rows)) for rows in seen["options"]])


@pytest.mark.parametrize("game", GAMES)
def test_every_observation_lies_in_its_space_and_options_are_those_on_offer(game: str) -> None:
    tables = TablesEnv(game, 3)
    seen, info = tables.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(25):
        assert tables.observation_space.contains(seen)
        for session, rows, seat in zip(tables.sessions, seen["options"], info["seat"], strict=True):
            assert len(rows) == len(session.asked.options)
            assert session.asked.seat in (seat, -1)
        actions = by_chance(seen, rng)
        assert tables.action_space.contains(actions)
        seen, rewards, ended, cut, info = tables.step(actions)
        assert rewards.shape == ended.shape == cut.shape == (3,)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_in_a_batch(game: str) -> None:
    tables = TablesEnv(game, 2)
    seen, info = tables.reset(seed=2)
    rng = np.random.default_rng(2)
    for number in range(15):
        for at, session in enumerate(tables.sessions):
            seat = int(info["seat"][at])
            dealt = tables.observer.game.redealt(session.state, seat, Dice(number))
            tokens = tables.observer.encoder.position(dealt, session.decision, seat)
            assert sorted(tokens) == sorted(seen["observation"][at].tolist())
        seen, _, _, _, info = tables.step(by_chance(seen, rng))


def test_the_same_seed_and_actions_give_the_same_games() -> None:
    runs = []
    for _ in range(2):
        tables, rng = TablesEnv("pilfer", 4), np.random.default_rng(3)
        seen, _ = tables.reset(seed=9)
        told: list[Any] = []
        for _ in range(200):
            seen, rewards, ended, _, info = tables.step(by_chance(seen, rng))
            told.append((rewards.tolist(), ended.tolist(), info.get("scores")))
        runs.append(told)
    assert runs[0] == runs[1]


def test_a_game_that_ends_pays_its_scores_and_another_begins() -> None:
    tables, rng = TablesEnv("pilfer", 4, {"seats": 3}), np.random.default_rng(4)
    seen, info = tables.reset(seed=5)
    over = 0
    for _ in range(300):
        seats, before = info["seat"], list(tables.sessions)
        seen, rewards, ended, _, info = tables.step(by_chance(seen, rng))
        for at in np.flatnonzero(ended):
            over += 1
            scores = info["scores"][int(at)]
            assert len(scores) == 3 and rewards[at] == scores[seats[at]]
            outcome = before[at].outcome
            assert outcome is not None and outcome.scores == scores
            assert tables.sessions[at] is not before[at]
        assert not rewards[~ended].any()
    assert over >= 8


def test_what_is_no_option_is_refused() -> None:
    tables = TablesEnv("pilfer", 2, penalty=0.5)
    tables.reset(seed=1)
    before = [session.number for session in tables.sessions]
    _, rewards, ended, _, info = tables.step(np.array([250, 0]))
    assert info["refused"].tolist() == [True, False]
    assert rewards.tolist() == [-0.5, 0.0] and not ended.any()
    assert [session.number for session in tables.sessions] == [before[0], before[1] + 1]


def test_a_long_game_is_cut_and_another_begins() -> None:
    tables = TablesEnv("pilfer", 1, max_steps=3)
    tables.reset(seed=1)
    cuts = []
    for _ in range(6):
        _, _, ended, cut, _ = tables.step(np.zeros(1, np.int64))
        cuts.append((bool(ended[0]), bool(cut[0])))
    assert cuts[2] == (False, True) and cuts[5] == (False, True)


def test_progress_is_paid_to_the_seat_that_acts() -> None:
    tables, rng = TablesEnv("pilfer", 2, {"seats": 2}, reward="progress"), np.random.default_rng(4)
    seen, _ = tables.reset(seed=5)
    paid = 0.0
    for _ in range(30):
        seen, rewards, _, _, _ = tables.step(by_chance(seen, rng))
        paid += float(np.abs(rewards).sum())
    assert paid > 0


def test_a_batch_is_packed_without_padding() -> None:
    tables = TablesEnv("vagrantsong", 3)
    seen, _ = tables.reset(seed=1)
    flat = packed(seen)
    assert flat.lengths.sum() == len(flat.tokens) and flat.counts.sum() == len(flat.options)
    assert (flat.tokens > 0).all()
