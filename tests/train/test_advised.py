"""Networks that stand on advice: they begin as `greedy` does, learn where to leave it, and know no more than it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from hearthside import bots
from hearthside.bots.leaning import counsel, leanings
from hearthside.encoding import survey
from hearthside.games import GAMES, load
from hearthside.kernel import Dice, Session, digest
from hearthside.kernel.dice import Sorting
from hearthside.policy import Card, Network, Size, Weights, counselled, fresh, on_advice
from hearthside.policy.files import VARIABLE
from hearthside.train.actors import Actor, Order
from hearthside.train.batches import Choices, Made, gathered
from hearthside.train.league import League
from hearthside.train.lesson import Rates
from hearthside.train.numpy_learner import NumpyLearner
from hearthside.train.running import Run
from hearthside.train.settings import Settings
from hearthside.train.shipping import page_of
from hearthside.train.tables import NEW, opened

from .slopes import astray

PILFER = load("pilfer")


def start(path: Path) -> Weights:
    """A network of Pilfer that stands on advice and adds nothing yet, in a file."""
    encoder = survey(PILFER, games=12)
    size = len(encoder.places), len(encoder.acts)
    card = Card("pilfer", PILFER.version, advised=True)
    weights = Weights(card, encoder, fresh(*size, Size(16, 32), trust=0.5))
    weights.write(path, quick=True)
    return weights


def against_greedy(weights: Weights, folder: Path, games: int) -> float:
    """The share of two-seat games that a network wins against `greedy`, each deal from both seats."""
    weights.write(folder / "pilfer.weights")
    won = 0.0
    for game in range(games):
        minds = ["learned", "greedy"] if game % 2 else ["greedy", "learned"]
        table = opened(PILFER, {"seats": 2}, game // 2, minds, {})
        while table.session.decision is not None:
            table.step()
        played = table.played()
        assert played is not None
        won += played.scores[minds.index("learned")]
    return won / games


def some_choices(rng: Any) -> list[Made]:
    """Choices about nothing, with what advice says of their options: some of a seat that only looked on."""
    found = []
    for number in range(12):
        options = 0 if number == 5 else int(rng.integers(2, 5))
        told = counselled(rng.random(options).tolist(), [1.0] * options) if options else None
        found.append(
            Made(
                rng.integers(1, 20, int(rng.integers(1, 6))).tolist(),
                [tuple(rng.integers(0, 15, 8).tolist()) for _ in range(options)],
                int(rng.integers(0, max(1, options))),
                chance=-1.0,
                gain=float(rng.standard_normal()),
                worth=float(rng.random()),
                target=rng.dirichlet([1.0] * options).tolist() if options else [],
                counsel=told,
            )
        )
    return found


@pytest.mark.parametrize("what", ["imitation", "improvement"])
def test_gradients_through_advice_are_what_small_differences_say(what: str) -> None:
    rng = np.random.default_rng(1)
    params: dict[str, Any] = dict(fresh(20, 15, Size(6, 8), trust=0.5))
    params = {name: p + 0.2 * rng.standard_normal(p.shape) for name, p in params.items()}
    made = some_choices(rng)
    choices = gathered([m for m in made if m.rows] if what == "imitation" else made)
    choices.leans = 0.3 * choices.leans.astype(
        np.float64
    )  # so that no option is out of the question

    def freedom(figures: dict[str, float]) -> float:
        return 0.05 * figures.get("away", 0.0)

    assert astray(params, choices, what, freedom, rng, still=("trust",)) == []


def test_a_fresh_network_chooses_as_advice_does(tmp_path: Path) -> None:
    """To the letter: what it says of every option is what advice says, and it likes best what `greedy` takes."""
    network = start(tmp_path / "new.weights").network()
    session, rng = Session(PILFER, {"seats": 3}, seed=6), Random(6)
    while session.decision is not None and session.number < 40:
        seat = session.asked.seat
        told = counsel(session, seat, Dice(session.number))
        judged = leanings(network, session, seat, Dice(session.number))
        assert np.array_equal(judged.logits, 0.5 * told.leans)
        greedy = bots.GreedyBot(session.number, determinizations=1)
        at = session.asked.options.index(greedy.choose(session))
        assert told.leans[at] == told.leans.max()
        session.choose(rng.choice(list(session.asked.options)))


def test_it_begins_level_with_greedy_and_a_small_run_beats_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A few thousand choices, always the same ones: advice alone first, then what self-play adds to it."""
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    path, out = tmp_path / "new.weights", tmp_path / "home.npz"
    weights = start(path)
    learner = NumpyLearner(weights.params, 1)
    actor = Actor("pilfer", {"seats": 2}, longest=500)
    actor.imitate(Order("imitate", choices=600, seed=3, weights={NEW: path}, out=out))
    for _ in range(4):
        learner.imitate(Choices.read(out), Rates(rate=1e-3, passes=1, batch=64))
    before = Weights(weights.card, weights.encoder, learner.params())
    first = against_greedy(before, tmp_path, 200)
    for number in range(24):
        here = tmp_path / f"new-{number}.weights"
        Weights(weights.card, weights.encoder, learner.params()).write(here, quick=True)
        league = League(apart={""}, alone=1.0)
        actor.play(
            Order("play", choices=900, seed=number, weights={NEW: here}, out=out, league=league)
        )
        learner.learn(Choices.read(out), Rates(rate=3e-3, passes=2, batch=128, entropy=0.002))
    after = Weights(weights.card, weights.encoder, learner.params())
    last = against_greedy(after, tmp_path, 200)
    assert first == pytest.approx(0.5, abs=0.1)
    assert last > first + 0.1


@pytest.mark.parametrize("name", list(GAMES))
def test_counsel_sees_nothing_that_a_seat_cannot_know(name: str) -> None:
    """Dealt in order instead of by lot, worlds that a seat cannot tell apart are told the same to the last digit."""
    game = load(name)
    sorted_game = replace(game, redeal=lambda s, seat, rng: game.redeal(s, seat, Sorting()))
    session, rng = Session(game, game.examples[0], seed=4), Random(4)
    looked = 0
    while session.decision is not None and session.number < 60:
        if session.number % 20 == 7:
            seat = max(0, session.asked.seat)
            told = set()
            for n in range(3):
                world = session.redealt(seat, Dice(n), keep=True) if n else session.fork()
                world.game = sorted_game
                found = counsel(world, seat, Dice(9))
                told.add((found.leans.tobytes(), found.grades.tobytes()))
            assert len(told) == 1
            looked += 1
        session.choose(rng.choice(list(session.asked.options)))
    assert looked


def test_it_is_asked_with_counsel_or_not_at_all(tmp_path: Path) -> None:
    network = start(tmp_path / "new.weights").network()
    session = Session(PILFER, {"seats": 2}, seed=3)
    tokens = network.encoder.position(session.state, session.asked, 0)
    with pytest.raises(ValueError, match="stands on advice"):
        network.judge(tokens, network.encoder.options(session.asked))
    assert network.value(tokens) == 0.5


def test_advice_is_put_under_a_network_that_had_none() -> None:
    """What it knew it still adds, now to what advice says."""
    encoder = survey(PILFER, games=6)
    params = fresh(len(encoder.places), len(encoder.acts), Size(8, 16))
    params["score"] = np.random.default_rng(2).standard_normal(16, np.float32)
    session = Session(PILFER, {"seats": 2}, seed=3)
    tokens, options = (
        encoder.position(session.state, session.asked, 0),
        encoder.options(session.asked),
    )
    plain = Network(params, encoder).judge(tokens, options)
    under = on_advice(params, 1.0)
    under["grades"][:] = 0
    told = counsel(session, 0, Dice(1))
    judged = Network(under, encoder).judge(tokens, options, told)
    assert np.allclose(judged.logits, plain.logits + told.leans, atol=1e-4)
    assert judged.value == plain.value


@pytest.fixture
def advised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Weights:
    """Weights that stand on advice and add something to it, where bots find them."""
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    weights = start(tmp_path / "pilfer.weights")
    weights.params["score"] = np.random.default_rng(5).standard_normal(32).astype(np.float32)
    weights.write(tmp_path / "pilfer.weights")
    return weights


@pytest.mark.parametrize("name", ["learned", "learned*0.7", "learned:12"])
def test_bots_play_with_it_and_leave_the_game_alone(advised: Weights, name: str) -> None:
    session = Session(PILFER, {"seats": 3}, seed=6)
    for _ in range(8):
        before = digest(session.state)
        a, b = bots.make(name, seed=4), bots.make(name, seed=4)
        choice = a.choose(session)
        assert choice == b.choose(session) in session.asked.options
        assert a.thinking == b.thinking
        assert digest(session.state) == before
        session.choose(choice)


def test_what_advice_holds_for_equal_is_not_always_the_first(
    advised: Weights, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many options are equal to advice; to take the first of them each time would be a habit and no choice."""
    advised.params["score"][:] = 0
    advised.write(tmp_path / "pilfer.weights")
    session = Session(PILFER, {"seats": 3}, seed=6)

    def picked() -> set[Any]:
        return {bots.make("learned", seed=seed).choose(session) for seed in range(24)}

    clear = picked()
    monkeypatch.setattr(
        "hearthside.bots.leaning.counselled",
        lambda values, likes: counselled([0.5] * len(values), likes),
    )
    assert len(clear) < len(picked())


def test_a_run_says_that_it_stands_on_advice_and_goes_on_so(tmp_path: Path) -> None:
    settings = Settings(
        "pilfer", tmp_path / "out", minutes=0.06, actors=1, learner="numpy", size=Size(8, 16), trust=0.5,
        survey_seconds=0.5, imitation_seconds=0.5, trial_seconds=0.8, trial_alone=1.0, round_seconds=0.4, pool=2,
    )  # fmt: skip
    first = Run(settings, lambda line: None).go()
    again = Run(replace(settings, trust=0.0), lambda line: None).go()
    assert first.card.advised and again.card.advised and "grades" in again.params
    assert "--trust 0.5" in first.card.made
    assert {trial["bot"] for trial in again.card.trials} == {"learned"}
    log = [json.loads(line) for line in (settings.out / "log.jsonl").read_text().splitlines()]
    assert all("away" in line for line in log if line["what"] == "round")
    assert "It stands on advice" in page_of(settings.out)


def test_a_run_puts_advice_under_older_weights_and_keeps_them_as_its_early_stage(
    tmp_path: Path,
) -> None:
    encoder = survey(PILFER, games=6)
    params = fresh(len(encoder.places), len(encoder.acts), Size(8, 16))
    Weights(Card("pilfer", PILFER.version), encoder, params).write(tmp_path / "older.weights")
    settings = Settings(
        "pilfer", tmp_path / "out", minutes=0.03, actors=1, learner="numpy", trust=0.5,
        start=tmp_path / "older.weights", survey_seconds=0.3, trial_seconds=0, round_seconds=0.4,
    )  # fmt: skip
    made = Run(settings, lambda line: None).go()
    assert made.card.advised and made.network().advised
    assert Weights.read(settings.out / "past-001.weights").network().advised
