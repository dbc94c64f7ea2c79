"""Environments: masks are the options on offer, nothing hidden is seen, refusals change nothing."""

from random import Random
from typing import Any

import numpy as np
import pytest

from hearthside.envs import Observer, SeatEnv, TableEnv, TooManyOptions, TooManyTokens, parallel_env
from hearthside.envs.observing import speaker
from hearthside.games import GAMES, load
from hearthside.kernel import ANYONE, Dice, Session


def setups(game: str) -> list[dict[str, Any]]:
    """Up to five examples of a game, from its first to its last."""
    examples = [dict(example) for example in load(game).examples]
    return examples[:: -(-len(examples) // 5)]


def play(table: TableEnv, steps: int, rng: np.random.Generator) -> Any:
    """Play legal actions by chance, and give every agent as it is asked."""
    for agent in table.agent_iter(steps):
        seen, _, ended, cut, _ = table.last()
        if ended or cut:
            table.step(None)
            continue
        yield agent, seen
        table.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))


@pytest.mark.parametrize("game", GAMES)
def test_the_mask_is_exactly_the_options_of_the_one_who_is_asked(game: str) -> None:
    rng = np.random.default_rng(1)
    for setup in setups(game):
        table = TableEnv(game, setup)
        table.reset(seed=3)
        for agent, seen in play(table, 60, rng):
            decision = table.session.decision
            assert decision is not None
            assert agent == f"seat_{speaker(decision)}"
            assert np.flatnonzero(seen["action_mask"]).tolist() == list(
                range(len(decision.options))
            )
            for other in table.agents:
                if other != agent:
                    assert not table.observe(other)["action_mask"].any()


@pytest.mark.parametrize("game", GAMES)
def test_no_observation_changes_when_hidden_things_are_dealt_anew(game: str) -> None:
    rng = np.random.default_rng(2)
    observer = Observer(game)
    for setup in setups(game):
        table = TableEnv(game, setup, observer=observer)
        table.reset(seed=5)
        for number, (agent, seen) in enumerate(play(table, 40, rng)):
            seat = int(agent.removeprefix("seat_"))
            twin = table.session.redealt(seat, Dice(number))
            again = observer.seen(twin, seat)
            assert sorted(again["observation"]) == sorted(seen["observation"])
            assert np.array_equal(again["options"], seen["options"])


@pytest.mark.parametrize("game", GAMES)
def test_different_options_have_different_features(game: str) -> None:
    rng = np.random.default_rng(3)
    told = same = 0
    for setup in setups(game)[:3]:
        table = TableEnv(game, setup)
        table.reset(seed=7)
        for _, seen in play(table, 60, rng):
            rows = seen["options"][seen["action_mask"].astype(bool)]
            told += len(rows)
            same += len(rows) - len(np.unique(rows, axis=0))
            assert not seen["options"][~seen["action_mask"].astype(bool)].any()
    assert same <= told // 100


@pytest.mark.parametrize("game", GAMES)
def test_rewards_are_the_scores_of_the_game(game: str) -> None:
    rng = np.random.default_rng(4)
    shortest = min(setups(game), key=lambda setup: setup.get("seats", 9))
    table = TableEnv(game, shortest)
    table.reset(seed=11)
    totals = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter(200_000):
        _, reward, ended, _, _ = table.last(observe=False)
        totals[agent] += reward
        decision = table.session.decision
        table.step(None if ended or decision is None else int(rng.integers(len(decision.options))))
    outcome = table.session.outcome
    assert outcome is not None
    assert [totals[f"seat_{i}"] for i in range(len(outcome.scores))] == list(outcome.scores)


def test_an_action_off_the_mask_is_refused_and_changes_nothing() -> None:
    table = TableEnv("pilfer", {"seats": 2}, penalty=0.25)
    table.reset(seed=1)
    before, agent = table.session.number, table.agent_selection
    table.step(200)
    assert table.session.number == before
    assert table.agent_selection == agent
    assert table.infos[agent] == {"refused": True}
    assert table.rewards[agent] == -0.25
    seat = SeatEnv("pilfer", {"seats": 2}, partners="random", penalty=0.5)
    seat.reset(seed=1)
    seen, reward, ended, cut, info = seat.step(255)
    assert (reward, ended, cut, info["refused"]) == (-0.5, False, False, True)
    assert np.array_equal(seen["action_mask"].astype(bool), seat.action_masks())


def test_a_seat_that_joins_gets_an_agent() -> None:
    table = TableEnv("pilfer", {"seats": 2})
    table.reset(seed=1)
    state = table.session.state
    state.seats = 3
    state.hands.append(["coin"])
    state.stashes.append([])
    table.step(0)
    assert table.agents == table.possible_agents == ["seat_0", "seat_1", "seat_2"]
    assert table.observation_space("seat_2").contains(table.observe("seat_2"))
    for agent in table.agent_iter(400):
        ended = table.terminations[agent]
        table.step(None if ended else 0)
    assert table.agents == []
    table.reset(seed=2)
    assert table.agents == ["seat_0", "seat_1"]


def test_in_rounds_those_who_are_not_asked_can_only_wait() -> None:
    table = TableEnv("pilfer", {"seats": 3}, order="round")
    table.reset(seed=1)
    asked = table.agent_selection
    assert table.observe("seat_2")["action_mask"].tolist()[:2] == [1, 0]
    table.step(0)
    assert (asked, table.agent_selection) == ("seat_0", "seat_1")
    both = parallel_env("pilfer", setup={"seats": 2})
    seen, _ = both.reset(seed=1)
    assert set(seen) == {"seat_0", "seat_1"}


class Masks(Observer):
    """Shows who may do what, and leaves out the scene, so that whole games take little time."""

    def seen(self, session: Session[Any], seat: int) -> dict[str, Any]:
        return {"action_mask": self.mask(session, seat)}


@pytest.mark.parametrize("game", GAMES)
def test_all_at_once_only_the_answer_of_the_one_who_is_asked_counts(game: str) -> None:
    """Whole games by legal actions of everybody: who waits does nothing, and all end together."""
    table = parallel_env(game, observer=Masks(game))
    dice = Random(6)
    for seed, setup in enumerate(setups(game) * 3):
        seen, _ = table.reset(seed=seed, options={"setup": setup})
        session, taken = table.unwrapped.session, []
        while table.agents:
            asked = f"seat_{speaker(session.decision)}"
            may = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in table.agents}
            assert len(may[asked]) == len(session.decision.options)
            assert all(may[agent].tolist() == [0] for agent in may if agent != asked)
            actions = {agent: int(dice.choice(may[agent])) for agent in table.agents}
            taken.append(session.decision.options[actions[asked]])
            seen, rewards, ended, cut, infos = table.step(actions)
            assert len(session.made) == len(taken)
            assert not any(cut.values()) and not any(infos.values())
            assert set(ended.values()) == {session.outcome is not None}
        assert [made.option for made in session.made] == taken
        assert [rewards[f"seat_{seat}"] for seat in range(len(session.outcome.scores))] == list(
            session.outcome.scores
        )


def test_in_rounds_who_acts_out_of_turn_is_refused_and_loses_the_penalty() -> None:
    table = TableEnv("pilfer", {"seats": 3}, order="round", penalty=0.25)
    table.reset(seed=1)
    table.step(0)
    assert table.agent_selection == "seat_1"
    table.step(1)
    assert table.infos["seat_1"] == {"refused": True}
    assert table.rewards["seat_1"] == -0.25
    assert table.session.number == 1


def test_too_many_options_are_named() -> None:
    table = TableEnv("pilfer", {"seats": 4}, observer=Observer("pilfer", actions=2))
    table.reset(seed=1)
    with pytest.raises(TooManyOptions, match="the environment has 2 actions"):
        table.observe("seat_0")


def test_too_many_tokens_are_named() -> None:
    table = TableEnv("pilfer", {"seats": 4}, observer=Observer("pilfer", width=4))
    table.reset(seed=1)
    with pytest.raises(TooManyTokens, match="room for 4"):
        table.observe("seat_0")


@pytest.mark.parametrize("game", GAMES)
def test_progress_adds_up_to_the_score_whatever_is_done(game: str) -> None:
    """Over a game, less what the first position looked like: shaping changes no comparison."""
    setup = min(setups(game), key=lambda setup: setup.get("seats", 9))
    for seed in (1, 2):
        table = TableEnv(game, setup, reward="progress", observer=Masks(game))
        table.reset(seed=seed)
        advice, state = table.game.advice, table.session.state
        began = [advice(state, seat) for seat in range(state.seats)]
        totals = dict.fromkeys(table.possible_agents, 0.0)
        rng = Random(seed)
        for agent in table.agent_iter(200_000):
            totals[agent] += table.last(observe=False)[1]
            decision = table.session.decision
            options = [] if decision is None else decision.options
            table.step(rng.randrange(len(options)) if options else None)
        outcome = table.session.outcome
        assert outcome is not None
        for seat, score in enumerate(outcome.scores[: len(began)]):
            assert totals[f"seat_{seat}"] == pytest.approx(score - began[seat])


def test_a_seat_is_played_to_the_end_with_partners() -> None:
    seat = SeatEnv("pilfer", {"seats": 3}, seat=1, partners=["greedy", "random"])
    seen, _ = seat.reset(seed=4)
    rng, ended, reward = np.random.default_rng(5), False, 0.0
    while not ended:
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, ended, _, _ = seat.step(action)
    assert seat.session.outcome is not None
    assert reward == seat.session.outcome.scores[1]
    with pytest.raises(RuntimeError, match="the game is over"):
        seat.step(0)


@pytest.mark.parametrize(
    ("more", "answer"),
    [({"seat": 5}, "there is no seat 5 of 3"), ({"partners": ["random"]}, "1 partners are named")],
)
def test_a_seat_that_cannot_be_taken_is_refused(more: dict[str, Any], answer: str) -> None:
    with pytest.raises(ValueError, match=answer):
        SeatEnv("pilfer", {"seats": 3}, **more)


def test_what_the_party_decides_is_asked_of_the_first_seat() -> None:
    from hearthside.kernel import Decision, Option

    assert speaker(Decision(ANYONE, "camp", [Option("rest"), Option("go")])) == 0


def test_the_table_can_be_read() -> None:
    table = TableEnv("pilfer", {"seats": 2}, render_mode="ansi")
    table.reset(seed=1)
    assert "The vault" in (table.render() or "")
