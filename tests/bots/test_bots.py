"""Bots: deterministic under a seed, honest about hidden cards, each stronger than the one before."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from math import sqrt
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import pytest

from hearthside import bots
from hearthside.bots import nodes, rollouts
from hearthside.bots.heuristic import GLIMPSE, Glance, greedy_rollout, option_values, value_after
from hearthside.games import load
from hearthside.kernel import Dice, Game, Session, digest

ROOT = Path(__file__).resolve().parents[2]
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


@pytest.mark.parametrize(("name", "games"), [("mcts:60/greedy", 120), ("mcts:120", 80)])
def test_search_is_stronger_than_greedy(name: str, games: int) -> None:
    """With 60 lines played on for a choice, or 120 points of a plain tree, beyond doubt."""
    assert low_end(duel(("greedy", name), games)) > 0.5


@pytest.mark.parametrize(
    "name", ["random", "greedy", "mcts:24/greedy", "mcts:64/0", "mcts:32/full"]
)
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


@pytest.mark.parametrize("name", ["greedy", "mcts:24/greedy", "mcts:64/0"])
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


@pytest.mark.parametrize("name", ["mcts:1000/greedy", "mcts:1000/0"])
def test_thinking_can_be_watched_and_stopped(name: str) -> None:
    """Progress comes in steps; answering no ends the search early with a choice."""
    session = Session(PILFER, {"seats": 2}, seed=6)
    told: list[tuple[int, int]] = []

    def progress(done: int, of: int) -> bool:
        told.append((done, of))
        return len(told) < 2

    bot = bots.make(name, seed=1)
    choice = bot.choose(session, progress)
    first, second = told
    assert 0 < first[0] < second[0] < 1000
    assert first[1] == second[1] == 1000
    assert session.decision is not None
    assert choice in session.decision.options
    assert sum(c.visits for c in bot.thinking.options) == second[0]
    assert bot.thinking.line[0] == bot.thinking.options[0].option
    assert all(0.0 <= c.value <= 1.0 for c in bot.thinking.options)


@pytest.mark.parametrize("name", ["mcts:50ms/greedy", "mcts:50ms/10"])
def test_a_time_budget_ends_the_search(name: str) -> None:
    """Milliseconds are kept within reason, and something was tried."""
    bot, began = bots.make(name, seed=1), process_time()
    bot.choose(Session(PILFER, seed=1))
    assert process_time() - began < 0.5
    assert sum(c.visits for c in bot.thinking.options) >= 4


def test_the_first_budget_that_runs_out_ends_the_search() -> None:
    """Whether iterations or milliseconds."""
    session = Session(PILFER, seed=1)
    bot = bots.MctsBot(iterations=8, milliseconds=3_600_000)
    bot.choose(session)
    assert sum(c.visits for c in bot.thinking.options) == 8
    bot = bots.MctsBot(iterations=10**9, milliseconds=20)
    assert bot.choose(session) in session.asked.options


def test_where_one_option_stands_out_it_is_taken_without_a_search() -> None:
    """Nothing is played on, and the bot still says what it saw."""
    session = Session(PILFER, {"seats": 2}, seed=3)
    taken = 0
    while session.decision is not None and taken == 0:
        bot = bots.RolloutBot(iterations=8, seed=5)
        choice = bot.choose(session)
        seen = bot.thinking.options
        assert choice == seen[0].option
        assert len(seen) == len(session.decision.options)
        if len(seen) > 1 and sum(c.visits for c in seen) == 0:
            taken += 1
            assert seen[0].value > seen[1].value + 0.05
        session.choose(choice)
    assert taken == 1


@pytest.mark.parametrize(("ahead", "name"), [(0, "mcts:30/0"), (24, "mcts:30/greedy")])
def test_a_game_says_how_far_search_plays_its_options_on(ahead: int, name: str) -> None:
    """Or that it grows a plain tree; the thoughts are those of the search that was taken."""
    session = Session(replace(PILFER, ahead=ahead), {"seats": 2}, seed=6)
    bot, plain = bots.make("mcts:30", seed=4), bots.make(name, seed=4)
    assert bot.choose(session) == plain.choose(session)
    assert bot.thinking == plain.thinking and bot.thinking.options


def test_rollouts_are_as_long_as_the_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """The option itself and so many choices after it; the usual number where the game has none."""
    lengths: set[int] = set()

    def rollout(world: object, seat: int, rng: object, choices: int) -> float:
        lengths.add(choices)
        return 1.0

    monkeypatch.setattr(rollouts, "greedy_rollout", rollout)
    for ahead in (6, 0):
        bots.RolloutBot(8, seed=4).choose(
            Session(replace(PILFER, ahead=ahead), {"seats": 2}, seed=3)
        )
    assert lengths == {6, Game.ahead}


@pytest.mark.parametrize("name", ["mcts:{}p", "mcts:{}p/greedy"])
def test_a_budget_of_positions_ends_by_what_was_judged(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rollouts that judge ten times as much are made a tenth as often; the same seed chooses the same."""
    game = replace(PILFER, ahead=6)
    made: list[int] = []
    for judged in (4, 49):
        calls: list[int] = []
        monkeypatch.setattr(
            rollouts, "greedy_rollout", lambda *_, n=judged, calls=calls: calls.append(n) or n
        )
        session = Session(game, {"seats": 2}, seed=3)
        bots.make(name.format(500), seed=4).choose(session)
        assert 500 <= sum(calls) + len(calls) < 500 + 4 * (judged + 1)
        made.append(len(calls))
    assert made[0] > 8 * made[1]
    monkeypatch.undo()
    session = Session(game, {"seats": 2}, seed=3)
    first, second = (bots.make("mcts:200p", seed=4) for _ in range(2))
    assert first.choose(session) == second.choose(session)
    assert first.thinking == second.thinking


def wide() -> Session[Any]:
    """Vast, where the Manor may swap any two tiles near each other and turn both."""
    session = Session(load("vast"), {"seats": 5}, seed=4)
    chooser = bots.make("random", 5)
    while session.asked.ask != "swap":
        session.choose(chooser.choose(session))
    return session


def test_a_choice_with_many_parts_is_looked_at_in_a_glance() -> None:
    """A rollout tries some of its answers, the same ones under the same dice; the root tries them all."""
    session = wide()
    seat, options = session.asked.seat, session.asked.options
    whole = Glance()
    assert len(list(option_values(session, seat, Dice(1), 1, whole))) == len(options)
    looked = [greedy_rollout(session.fork(), seat, Dice(n), 1) for n in (2, 2, 3)]
    assert all(len(options) < n < whole.judged for n in looked) and looked[0] == looked[1]
    assert all(n <= 3 * GLIMPSE for n in looked), "the middle of an act counts as its end does"
    values = {value_after(session, options[0], seat, 7, Glance(Dice(8)), 9) for _ in range(2)}
    assert len(values) == 1


def test_what_leaves_nothing_to_luck_is_tried_in_one_world() -> None:
    """Where advice is frank: a choice is worth exactly what it is worth on average over all worlds."""
    frank = load("vagrantsong")
    plain = replace(frank, frank=False)
    assert frank.frank and not plain.frank
    for scenario in ("s01", "s12", "s21"):
        session = Session(frank, {"seats": 3, "scenario": scenario}, seed=5)
        chooser = bots.make("random", 5)
        once = tried = 0
        while session.decision is not None and session.number < 160:
            seat = max(0, session.asked.seat)
            few, all_of_them = Glance(), Glance()
            found = list(option_values(session, seat, Dice(session.number), 2, few))
            session.game = plain
            assert found == list(option_values(session, seat, Dice(session.number), 2, all_of_them))
            session.game = frank
            once, tried = once + few.judged, tried + all_of_them.judged
            session.choose(chooser.choose(session))
        assert tried / 2 < once < 0.8 * tried


def test_first_sight_takes_fewer_worlds_where_each_is_dear(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(PILFER, {"seats": 2}, seed=6)
    seat, worlds = session.asked.seat, list[int]()

    def values(*given: Any) -> Any:
        worlds.append(given[3])
        return option_values(*given)

    monkeypatch.setattr(nodes, "option_values", values)
    found = nodes.first_sight(session, seat, Dice(1))
    assert found == pytest.approx(dict(option_values(session, seat, Dice(1), 4)))
    assert worlds == [1] * 4
    monkeypatch.setattr(nodes, "AT_ONCE", 2 * len(session.asked.options))
    worlds.clear()
    nodes.first_sight(session, seat, Dice(1))
    assert worlds == [1, 1]


def test_in_a_plain_tree_a_position_is_an_iteration() -> None:
    session = Session(PILFER, {"seats": 2}, seed=6)
    by_positions, plain = bots.make("mcts:30p", seed=4), bots.make("mcts:30", seed=4)
    assert by_positions.choose(session) == plain.choose(session)
    assert by_positions.thinking == plain.thinking


def test_a_tool_says_how_far_lines_tell_more_than_luck() -> None:
    """In Pilfer, whose hands and vault are hidden, they do not."""
    order = [sys.executable, str(ROOT / "tools" / "ahead.py"), "pilfer"]
    done = subprocess.run([*order, "seats=2", "--lengths", "6,24"], capture_output=True, text=True)
    head, *rows = done.stdout.splitlines()
    assert head.split()[:4] == ["length", "pairs", "learnt", "luck"]
    assert [row.split()[0] for row in rows] == ["6", "24"]
    assert all(float(row.split()[-1]) > 4 for row in rows)
    wrong = subprocess.run([*order, "seats=9"], capture_output=True, text=True)
    assert wrong.returncode == 2 and "from 2 to 4, not 9" in wrong.stderr


@pytest.mark.parametrize("name", ["oracle", "mcts:", "mcts:0", "mcts:-3", "random:4", ""])
def test_unknown_bots_are_refused_by_name(name: str) -> None:
    """The answer lists the bots there are."""
    with pytest.raises(bots.UnknownBot, match="there are random, greedy, mcts"):
        bots.make(name)
