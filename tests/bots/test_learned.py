"""Learned bots: honest, repeatable, refused where they do not fit, and gone without where there are none."""

from __future__ import annotations

import warnings
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hearthside import bots
from hearthside.bots import LEVELS
from hearthside.bots.explaining import against, explained
from hearthside.bots.parallel import merged
from hearthside.bots.policy_search import Candidate
from hearthside.bots.turning import turning_points
from hearthside.games import load
from hearthside.kernel import Dice, Option, Session, digest
from hearthside.policy import StaleWeights, Weights, network_of, on_advice, trusted

PILFER = load("pilfer")


def played_on(seed: int, choices: int) -> Session[Any]:
    """A game of Pilfer after some choices by chance."""
    session, rng = Session(PILFER, {"seats": 3}, seed=seed), Random(seed)
    for _ in range(choices):
        session.choose(rng.choice(list(session.asked.options)))
    return session


@pytest.mark.parametrize("name", ["learned", "learned:24", "learned*0.7", "learned@early:12"])
def test_the_same_seed_gives_the_same_choice_and_leaves_the_game_alone(
    learned: Path, name: str
) -> None:
    session = played_on(6, 3)
    for _ in range(8):
        before = digest(session.state)
        a, b = bots.make(name, seed=4), bots.make(name, seed=4)
        choice = a.choose(session)
        assert choice == b.choose(session) in session.asked.options
        assert a.thinking == b.thinking
        assert len(a.thinking.options) == len(session.asked.options)
        assert digest(session.state) == before
        session.choose(choice)


def test_a_network_does_not_look_into_hidden_hands(learned: Path) -> None:
    """Not even a little: whatever others hold, it judges the same."""
    session = played_on(6, 4)
    seat = session.asked.seat
    judged = set()
    for n in range(8):
        world = session.redealt(seat, Dice(n))
        bot = bots.make("learned", seed=1)
        bot.choose(world)
        judged.add(tuple((str(c.option), c.prior) for c in bot.thinking.options))
    assert len(judged) == 1


def test_what_costs_nothing_is_tried_as_rarely_as_its_act_says(
    learned: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An act that bots are to leave alone is left alone, however much the network likes it, with and without search."""
    session = played_on(6, 3)
    bot = bots.make("learned", seed=1)
    liked = bot.choose(session)
    trust = bot.thinking.options[0].prior
    others = [option for option in session.asked.options if option.verb != liked.verb]
    assert others
    act = PILFER.asks[session.asked.ask].acts[liked.verb]
    monkeypatch.setattr(act, "prior", 1e-6)
    for name in ("learned", "learned:12"):
        bot = bots.make(name, seed=1)
        assert bot.choose(session) in others
        assert next(c.prior for c in bot.thinking.options if c.option == liked) < trust / 100


def test_without_weights_bots_play_as_they_did(weights_folder: Path) -> None:
    session = played_on(2, 5)
    assert network_of(PILFER) is None
    plain, learned = bots.make("greedy", seed=5), bots.make("learned", seed=5)
    assert learned.choose(session) == plain.choose(session)
    search, looking = bots.make("mcts:40", seed=5), bots.make("learned:40", seed=5)
    assert looking.choose(session) == search.choose(session)
    assert looking.thinking == search.thinking


def test_weights_for_other_rules_are_named(learned: Path) -> None:
    newer = replace(PILFER, version="99.0")
    with pytest.warns(StaleWeights, match=r"rules .* of pilfer, which are at 99\.0 now"):
        assert network_of(newer) is not None
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert network_of(PILFER) is not None


def test_weights_for_a_state_built_otherwise_are_refused(
    learned: Path, some_weights: Weights, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hearthside.encoding.encoder.shape_of", lambda game: "another shape")
    some_weights.card.rules = "0.9"
    with pytest.warns(StaleWeights, match="is not used"):
        assert network_of(replace(PILFER, version="98.0")) is None
    some_weights.card.rules = PILFER.version


def test_search_looks_at_two_or_three_options(learned: Path) -> None:
    looked = set()
    for seed in range(12):
        session = played_on(seed, 4)
        bot = bots.make("learned:30", seed=1)
        bot.choose(session)
        tried = [c for c in bot.thinking.options if c.visits]
        assert sum(c.visits for c in tried) >= 30 or not tried
        assert all(0 <= c.value <= 1 for c in tried)
        assert bot.thinking.line[0] == bot.thinking.options[0].option
        looked.add(len(tried))
    assert looked <= {0, 2, 3} and looked & {2, 3}


def test_search_can_be_watched_and_stopped(learned: Path) -> None:
    session = played_on(3, 4)
    told: list[int] = []
    bot = bots.make("learned:3000", seed=1)
    bot.choose(session, lambda done, of: told.append(done) or len(told) < 3)  # type: ignore[func-returns-value]
    assert len(told) == 3 and told[-1] < 3000


@pytest.mark.parametrize("with_weights", [True, False])
def test_there_are_five_levels_and_all_of_them_play(
    request: pytest.FixtureRequest, with_weights: bool
) -> None:
    request.getfixturevalue("learned" if with_weights else "weights_folder")
    assert list(LEVELS) == ["beginner", "easy", "fair", "strong", "best"]
    for name in LEVELS:
        session = Session(PILFER, {"seats": 2}, seed=3)
        for _ in range(2):
            session.choose(bots.make(name, seed=2).choose(session))


def test_levels_play_with_weights_where_these_lead(learned: Path, some_weights: Weights) -> None:
    """Not behind `greedy` at a table of that size, and under newer rules ahead by more than luck."""
    card, newer = some_weights.card, replace(PILFER, version="99.0")

    def tried(seats: int, won: int, lost: int) -> dict[str, object]:
        group = f"{seats} seats"
        return {"bot": "learned", "group": group, "only_learned": won, "only_greedy": lost}

    kept = card.trials
    card.trials = [tried(2, 9, 1), tried(3, 5, 5), tried(4, 4, 6)]
    some_weights.write(learned / "pilfer.weights")
    try:
        assert [trusted(PILFER, seats) for seats in (2, 3, 4)] == [True, True, False]
        with pytest.warns(StaleWeights):
            assert [trusted(newer, seats) for seats in (2, 3, 4)] == [True, False, False]
        four = Session(PILFER, {"seats": 4}, seed=3)
        best, plain = bots.make("best", seed=2), bots.make(LEVELS["best"].tree, seed=2)
        assert best.choose(four) == plain.choose(four)
        assert best.thinking == plain.thinking
        two = Session(PILFER, {"seats": 2}, seed=3)
        looking = bots.make(LEVELS["best"].learned, seed=2)
        assert best.choose(two) == looking.choose(two)
        assert best.thinking == looking.thinking
    finally:
        card.trials = kept
    assert not trusted(replace(PILFER, name="no_such_game"), 2)


def test_levels_that_search_do_without_a_network_that_stands_on_advice(
    learned: Path, some_weights: Weights
) -> None:
    advised = on_advice(some_weights.params, 0.5)
    Weights(some_weights.card, some_weights.encoder, advised).write(learned / "pilfer.weights")
    for name, level in LEVELS.items():
        session = Session(PILFER, {"seats": 2}, seed=3)
        bot = bots.make(name, seed=2)
        plain = bots.make(level.tree if name in ("strong", "best") else level.learned, seed=2)
        assert bot.choose(session) == plain.choose(session)
        assert bot.thinking == plain.thinking


def test_a_warm_beginner_makes_more_mistakes_than_a_cold_one(weights_folder: Path) -> None:
    session = Session(PILFER, {"seats": 2}, seed=6)
    cold = {bots.make("greedy", seed=n).choose(session) for n in range(24)}
    warm = {bots.make("greedy*2", seed=n).choose(session) for n in range(24)}
    assert len(cold) < len(warm)


def test_a_choice_can_be_spread_over_processes() -> None:
    """The same seed and number of workers give the same choice, and all the work was done."""
    session = played_on(4, 3)
    chosen = []
    for _ in range(2):
        bot = bots.make("mcts:60x2", seed=9)
        chosen.append((bot.choose(session), bot.thinking))
    assert chosen[0] == chosen[1]
    assert sum(c.visits for c in chosen[0][1].options) == 60
    alone = bots.make("mcts:30", seed=9)
    alone.choose(session)
    assert [c.visits for c in alone.thinking.options] != [c.visits for c in chosen[0][1].options]


def test_what_workers_saw_is_added_up() -> None:
    a, b = Option("a"), Option("b")
    parts = [
        bots.Thinking([bots.Considered(a, 9, 0.5, 0.9), bots.Considered(b, 1, 0.9, 0.1)], [a]),
        bots.Thinking([bots.Considered(b, 10, 0.8, 0.3), bots.Considered(a, 0, 0.4, 0.7)], [b, a]),
    ]
    whole = merged(parts)
    assert [(c.option, c.visits) for c in whole.options] == [(b, 11), (a, 9)]
    assert whole.options[0].value == pytest.approx((0.9 + 8.0) / 11)
    assert whole.line == [b, a]


@pytest.mark.parametrize("with_weights", [True, False])
def test_a_hint_has_a_plan_a_chance_and_a_reason(
    request: pytest.FixtureRequest, with_weights: bool
) -> None:
    request.getfixturevalue("learned" if with_weights else "weights_folder")
    session = played_on(5, 6)
    told = explained(session, rollouts=24, seed=3)
    assert told == explained(session, rollouts=24, seed=3)
    assert told.measure == ("chance" if with_weights else "standing")
    assert told.plan and Option.parse(told.plan[0].notation) in session.asked.options
    assert told.plan[0].seat == session.asked.seat
    assert 0 <= told.before <= 1 and 0 <= told.after <= 1
    things = {thing.id for thing in session.scene(told.seat)}
    assert {point for point in told.plan[0].points if point} <= things
    assert told.worse
    assert all(other.why and other.notation != told.plan[0].notation for other in told.worse)


def test_a_reason_names_the_goal_that_falls_behind_most() -> None:
    session = Session(PILFER, {"seats": 2}, seed=3)
    best = Candidate(Option("wait"), 0.5, [0.6], goals={("Loot", 0): [8.0], ("Loot", 1): [2.0]})
    mine = Candidate(Option("search"), 0.5, [0.4], goals={("Loot", 0): [3.0], ("Loot", 1): [3.0]})
    theirs = Candidate(Option("search"), 0.5, [0.4], goals={("Loot", 0): [8.0], ("Loot", 1): [9.0]})
    same = Candidate(Option("search"), 0.5, [0.45], goals=best.goals)
    assert against(session, 0, best, mine) == "Your Loot comes to about 3 of 12 instead of 8."
    assert "Loot comes to about 9 of 12 instead of 2" in against(session, 0, best, theirs)
    assert against(session, 0, best, same) == "It comes to 15 in a hundred less."


@pytest.mark.parametrize("with_weights", [True, False])
def test_a_finished_game_has_turning_points(
    request: pytest.FixtureRequest, with_weights: bool
) -> None:
    request.getfixturevalue("learned" if with_weights else "weights_folder")
    session, rng = Session(PILFER, {"seats": 2}, seed=8), Random(1)
    while session.decision is not None:
        session.choose(rng.choice(list(session.decision.options)))
    before = digest(session.state)
    told = turning_points(session, most=3)
    assert digest(session.state) == before
    assert len(told.values) == session.number + 1
    assert session.outcome is not None and told.values[-1] == list(session.outcome.scores)
    changes = [abs(point.change) for point in told.points]
    assert len(changes) == 3 and changes == sorted(changes, reverse=True)
    for point in told.points:
        assert point.notation == str(session.made[point.number].option)
        assert point.by in ("choice", "luck")
        assert not (point.better and point.by == "luck")
