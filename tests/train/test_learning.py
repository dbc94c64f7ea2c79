"""Learning: gradients are right, small runs learn, runs can be gone on from, and nothing is seen that is hidden."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from hearthside.encoding import Encoder, Outdated, survey
from hearthside.games import load
from hearthside.kernel import Session
from hearthside.policy import Card, Network, Size, Weights, chances, fresh
from hearthside.policy.weights import Held
from hearthside.train.actors import Actor, Order, wished
from hearthside.train.batches import Choices, Made, gathered
from hearthside.train.league import League
from hearthside.train.lesson import Rates
from hearthside.train.numpy_learner import NumpyLearner
from hearthside.train.running import Run
from hearthside.train.settings import Settings
from hearthside.train.tables import NEW, Played, Traces, opened, shape, told_back
from hearthside.train.trials import Tried, told

from .slopes import astray

PILFER = load("pilfer")


def some_choices(rng: Any, places: int, acts: int) -> list[Made]:
    """Choices about nothing: some with options, one of a seat that only looked on."""
    found = []
    for number in range(12):
        options = 0 if number == 5 else int(rng.integers(2, 5))
        found.append(
            Made(
                rng.integers(1, places, int(rng.integers(1, 6))).tolist(),
                [tuple(rng.integers(0, acts, 8).tolist()) for _ in range(options)],
                int(rng.integers(0, max(1, options))),
                chance=-1.0,
                gain=float(rng.standard_normal()),
                worth=float(rng.random()),
                target=rng.dirichlet([1.0] * options).tolist() if options else [],
            )
        )
    return found


@pytest.mark.parametrize("what", ["imitation", "improvement"])
def test_gradients_are_what_small_differences_say(what: str) -> None:
    rng = np.random.default_rng(1)
    params: dict[str, Any] = dict(fresh(20, 15, Size(6, 8)))
    params = {name: p + 0.3 * rng.standard_normal(p.shape) for name, p in params.items()}
    made = some_choices(rng, 20, 15)
    choices = gathered([m for m in made if m.rows] if what == "imitation" else made)

    def freedom(figures: dict[str, float]) -> float:
        return -0.05 * figures.get("entropy", 0.0)

    assert astray(params, choices, what, freedom, rng) == []


def start(path: Path) -> Weights:
    """A network that knows nothing, in a file."""
    encoder = survey(PILFER, games=12)
    weights = Weights(
        Card("pilfer", PILFER.version),
        encoder,
        fresh(len(encoder.places), len(encoder.acts), Size(16, 32)),
    )
    weights.write(path, quick=True)
    return weights


def beats_chance(weights: Weights, games: int = 150) -> float:
    """The share of two-seat games that a network wins against somebody who plays by chance."""
    network, won = weights.network(), 0.0
    for seed in range(games):
        minds = ["net", "random"] if seed % 2 else ["random", "net"]
        table = opened(PILFER, {"seats": 2}, seed, minds, {"net": network})
        while table.session.decision is not None:
            table.step()
        played = table.played()
        assert played is not None
        won += played.scores[minds.index("net")]
    return won / games


def test_a_small_run_learns(tmp_path: Path) -> None:
    """A few thousand choices of self-play, always the same ones, and chance is beaten more often than before."""
    path = tmp_path / "new.weights"
    weights = start(path)
    before = beats_chance(weights)
    learner = NumpyLearner(weights.params, 1)
    actor = Actor("pilfer", {"seats": 2}, longest=500)
    for number in range(10):
        here = tmp_path / f"new-{number}.weights"
        Weights(weights.card, weights.encoder, learner.params()).write(here, quick=True)
        out = tmp_path / "home.npz"
        league = League(apart={""}, alone=1.0)
        actor.play(
            Order("play", choices=900, seed=number, weights={NEW: here}, out=out, league=league)
        )
        learner.learn(Choices.read(out), Rates(rate=3e-3, passes=2, batch=128))
    after = beats_chance(Weights(weights.card, weights.encoder, learner.params()))
    assert before < 0.6
    assert after > 0.75


def test_imitation_finds_what_advice_likes(tmp_path: Path) -> None:
    path, out = tmp_path / "new.weights", tmp_path / "home.npz"
    weights = start(path)
    actor = Actor("pilfer", {"seats": 2}, longest=500)
    actor.imitate(Order("imitate", choices=500, seed=3, weights={NEW: path}, out=out))
    learner = NumpyLearner(weights.params, 1)
    rates = Rates(rate=3e-3, passes=1, batch=64)
    first = learner.imitate(Choices.read(out), rates)
    for _ in range(8):
        last = learner.imitate(Choices.read(out), rates)
    assert last.policy < first.policy
    assert last.hits > first.hits


def test_a_game_that_breaks_costs_a_game_and_not_the_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is told and left out; a rule that breaks again and again ends the run."""
    path, out = tmp_path / "new.weights", tmp_path / "home.npz"
    start(path)
    order = Order("imitate", choices=200, seed=3, weights={NEW: path}, out=out)
    actor, wished_for, asked = Actor("pilfer", {"seats": 2}, longest=500), Actor._wished, []

    def broken_once(self: Actor, *told: Any) -> Any:
        asked.append(told)
        if len(asked) == 30:
            raise ValueError("a rule broke")
        return wished_for(self, *told)

    monkeypatch.setattr(Actor, "_wished", broken_once)
    assert actor.imitate(order)
    assert actor.failures == 1 and "a rule broke" in capsys.readouterr().out
    asked.clear()
    monkeypatch.setattr(Actor, "_wished", lambda self, *told: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        actor.imitate(replace(order, choices=0, seconds=30))


def test_wishes_follow_advice_and_priors() -> None:
    assert wished([0.2, 0.9, 0.9], [1.0, 1.0, 0.5])[1] > wished([0.2, 0.9, 0.9], [1.0, 1.0, 0.5])[2]
    assert sum(wished([0.2, 0.2], [1.0, 1.0])) == pytest.approx(1.0)


def test_what_is_told_back_is_what_the_rest_of_the_game_was_worth() -> None:
    """With a trace of one, worth is the score itself; with less, it leans on what was expected."""
    for trace, expected in ((1.0, [1.0, 1.0, 1.0]), (0.0, [0.5, 0.6, 1.0])):
        line = [Made([], [], 0, value=v) for v in (0.4, 0.5, 0.6)]
        told_back(line, 1.0, Traces(trace))
        assert [round(made.worth, 6) for made in line] == expected


def test_progress_counts_in_gain_and_never_in_worth() -> None:
    """What advice likes better next counts, told back over a few choices, and less the further off it is."""
    line = [Made([], [], 0, value=0.5, liked=liked) for liked in (0.1, 0.1, 0.4)]
    told_back(line, 0.5, Traces(0.9), ahead=0.4)
    assert [round(made.progress, 2) for made in line] == [0.24, 0.3, 0.0]
    assert [made.gain for made in line] == [0.0, 0.0, 0.0]
    line[2].gain = 1.0
    shape(line, Traces(shaping=1.0))
    assert line[1].gain > line[0].gain > 0
    assert [made.worth for made in line] == [0.5, 0.5, 0.5]


def test_progress_counts_in_games_that_go_on(tmp_path: Path) -> None:
    """With shaping, actors ask advice along the way, and what they bring home differs by it alone."""
    path = tmp_path / "new.weights"
    start(path)
    homes = []
    for shaping in (0.0, 1.0):
        actor, out = Actor("pilfer", {"seats": 2}, longest=500), tmp_path / "home.npz"
        order = Order("play", choices=40, seed=3, weights={NEW: path}, out=out)
        actor.play(replace(order, traces=Traces(shaping=shaping)))
        homes.append(Choices.read(out))
    plain, shaped = homes
    assert np.array_equal(plain.chosen, shaped.chosen) and np.array_equal(plain.worth, shaped.worth)
    assert not np.allclose(plain.gain, shaped.gain)


def test_a_game_cut_in_two_loses_no_choice(tmp_path: Path) -> None:
    """Rounds that end in mid-game bring home every choice once."""
    path = tmp_path / "new.weights"
    start(path)
    actor, total = Actor("pilfer", {"seats": 2}, longest=500), 0
    for number in range(6):
        out = tmp_path / f"home-{number}.npz"
        actor.play(Order("play", choices=25, seed=number, weights={NEW: path}, out=out))
        home = Choices.read(out)
        total += int((home.counts > 0).sum())
    waiting = sum(len(line) for line in actor.table.lines.values()) if actor.table else 0
    assert 150 - 2 <= total + waiting <= 150


def test_roles_that_lose_meet_weaker_opponents_and_get_more_games() -> None:
    league = League(opponents=["random", "past-001"], apart={""}, alone=0.0)
    for _ in range(200):
        league.note("spider", "past-001", 0.0)
        league.note("spider", "random", 0.5)
        league.note("spider", NEW, 0.0)
        league.note("warlock", NEW, 1.0)
    rng = Random(1)
    seated = [league.seated(["spider", "warlock"], rng) for _ in range(300)]
    spiders = [minds for minds in seated if minds[0] == NEW]
    assert len(spiders) > 0.75 * len(seated)
    assert sum(minds[1] == "random" for minds in spiders) > 0.7 * len(spiders)


def test_where_all_win_together_everybody_is_the_newest() -> None:
    """Which is so until a game of that kind of table shows otherwise."""
    league = League(alone=0.0)
    league.learn([Played(["a", "b"], [NEW, NEW], [1.0, 1.0], 9, {}, "iron_road")])
    assert league.seated(["a", "b"], Random(1), "iron_road") == [NEW, NEW]
    league.learn([Played(["a", "b"], [NEW, NEW], [1.0, 0.0], 9, {}, "harvest_fair")])
    assert league.seated(["a", "b"], Random(1), "iron_road") == [NEW, NEW]
    assert league.seated(["a", "b"], Random(1), "harvest_fair") != [NEW, NEW]


def test_whoever_joins_in_mid_game_is_of_the_same_mind() -> None:
    """A Vagrantsong campaign with open seats: more seats are asked at its end than sat down."""
    table = opened(PILFER, {"seats": 2}, 1, ["greedy", "greedy"], {})
    assert table.mind(3) == "greedy"
    assert (len(table.minds), len(table.who)) == (4, 4)


def test_trials_compare_at_the_same_tables() -> None:
    def game(minds: list[str], scores: list[float], kind: str = "") -> Played:
        return Played(["a", "b"], minds, scores, 9, {}, kind)

    greedy = ["greedy", "greedy"]
    tried = [
        Tried("learned", game(["learned", "greedy"], [1.0, 0.0]), game(greedy, [0.0, 1.0]), 4, 0.002),
        Tried("learned", game(["greedy", "learned"], [1.0, 0.0]), game(greedy, [1.0, 0.0]), 6, 0.003),
        Tried("best", game(["best", "best"], [1.0, 1.0], "road"), game(greedy, [0.0, 0.0], "road"), 5, 1.0),
    ]  # fmt: skip
    learned, best = told(tried)
    assert (learned["bot"], learned["games"]) == ("learned", 2)
    assert (learned["learned"], learned["greedy"]) == (0.5, 0.0)
    assert (learned["only_learned"], learned["only_greedy"]) == (1, 0)
    assert learned["milliseconds"] == 0.5
    assert (best["bot"], best["games"]) == ("best", 1), "seats that win together are one game"
    by_kind = [row for row in told(tried[2:] * 12) if row["group"] == "road"]
    assert [row["games"] for row in by_kind] == [12]


def test_a_run_leaves_weights_a_log_and_a_report_and_can_be_gone_on_from(tmp_path: Path) -> None:
    settings = Settings(
        "pilfer", tmp_path / "out", minutes=0.1, actors=1, learner="numpy", size=Size(8, 16),
        survey_seconds=0.5, imitation_seconds=0.5, trial_seconds=1.0, round_seconds=0.4, pool=2,
    )  # fmt: skip
    first = Run(settings, lambda line: None).go()
    again = Run(settings, lambda line: None).go()
    assert again.card.choices > first.card.choices > 0
    held = Weights.read(settings.out / "pilfer.weights")
    assert held.card.trials and held.card.rules == PILFER.version
    assert held.card.vocabulary == held.encoder.digest()
    log = [json.loads(line) for line in (settings.out / "log.jsonl").read_text().splitlines()]
    assert [line["what"] for line in log].count("imitation") == 1, "only a new network imitates"
    report = (settings.out / "report.md").read_text()
    assert "| learned | all |" in report and "Mean score in self-play" in report
    assert len(held.card.made.splitlines()) == 2, "the card names every run"
    assert len(list(settings.out.iterdir())) <= 8


def test_weights_go_through_a_file_and_judge_the_same(tmp_path: Path) -> None:
    path = tmp_path / "some.weights"
    weights = start(path)
    rng = np.random.default_rng(2)
    for name in ("score", "worth"):
        weights.params[name] = rng.standard_normal(weights.params[name].shape).astype(np.float32)
    weights.write(path)
    s = PILFER.begin({"seats": 2}, seed=3)
    session = Session(PILFER, {"seats": 2}, seed=3)
    judged = []
    for network in (weights.network(), Weights.read(path).network()):
        tokens = network.encoder.position(s, session.asked, 0)
        judged.append(network.judge(tokens, network.encoder.options(session.asked)))
    assert np.allclose(judged[0].logits, judged[1].logits, atol=0.02)
    assert judged[0].value == pytest.approx(judged[1].value, abs=0.01)


def test_a_stop_while_weights_are_written_leaves_those_of_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "some.weights"
    weights = start(path)
    before = path.read_bytes()
    monkeypatch.setattr("hearthside.policy.weights.np.save", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        weights.write(path)
    assert path.read_bytes() == before


def test_weights_fit_a_vocabulary_that_has_grown(tmp_path: Path) -> None:
    weights = start(tmp_path / "some.weights")
    bigger = survey(
        PILFER, games=3, seed=9, often=1, into=Weights.read(tmp_path / "some.weights").encoder
    )
    fitted = Network(weights.fitted(bigger), bigger)
    assert fitted.params["places"].shape[0] == len(bigger.places) > len(weights.encoder.places)
    old = weights.params["places"]
    assert np.array_equal(fitted.params["places"][: len(old)], old)


def test_a_run_goes_on_under_rules_whose_state_has_changed(tmp_path: Path) -> None:
    """What tokens of the same name have learned is kept; the vocabulary is made anew."""
    path = tmp_path / "old.weights"
    weights = start(path)
    held = Held.read(path)
    held.words = {**held.words, "shape": "something else"}
    with pytest.raises(Outdated):
        Encoder.read(PILFER, held.words)
    other = survey(PILFER, games=20, seed=77)
    params = held.fitted(other)
    token = ("hands[me]", "ring")
    old, new = weights.encoder.places.numbers()[token], other.places.numbers()[token]
    assert np.allclose(params["places"][new], weights.params["places"][old], atol=1e-3)


def test_chances_are_chances() -> None:
    odds = chances(np.array([1.0, 3.0, -200.0], np.float32))
    assert odds.sum() == pytest.approx(1.0) and odds[1] > odds[0] > odds[2]
    assert chances(np.array([1.0, 3.0], np.float32), heat=0.01)[1] > 0.999


def test_training_needs_nothing_but_numpy() -> None:
    """On a bare machine: no typer, no rich, no Gymnasium, and PyTorch only if it is there."""
    order = (
        "import sys, hearthside.train.running; "
        "sys.exit(any(n in sys.modules for n in ('typer', 'rich', 'gymnasium', 'fastapi', 'torch')))"
    )
    assert subprocess.run([sys.executable, "-c", order]).returncode == 0
