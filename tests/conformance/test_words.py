"""Every option has a label, every line has words, every rule that is cited exists."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hearthside import bots
from hearthside.kernel import SPECTATOR, Game, Option, Session

from .walks import walk

pytestmark = pytest.mark.witness


def test_everything_is_put_into_words(game: Game[Any], setup: dict[str, Any]) -> None:
    """Prompts, labels, lines, phases and seats say something; options point at things that are there."""
    words, book = game.words, game.rulebook
    session = Session(game, setup, 5)
    told = 0
    for _ in walk(session, Random(5), 250):
        s, decision = session.state, session.decision
        assert decision is not None
        assert words.prompt(s, decision).strip()
        assert words.phase(s).strip()
        assert not decision.rule or decision.rule in book, decision
        seat = max(0, decision.seat)
        ids = {thing.id for thing in session.scene(seat)}
        labels = {}
        for option in decision.options:
            label = words.label(s, decision, option)
            assert label.strip(), option
            labels[str(option)] = label
            for point in words.points(s, decision, option):
                assert point in ids, f"{option} points at {point}, which is not in the scene"
            assert Option.parse(str(option)) == option
        assert len(labels) == len(decision.options), f"two options share a notation: {decision}"
        assert len({*labels.values()}) == len(labels), f"two options read the same: {labels}"
        for event in session.journal[told:]:
            assert words.line(s, event).strip(), event
            assert not event.rule or event.rule in book, event
        told = len(session.journal)
    for seat in range(session.state.seats):
        assert words.seat(session.state, seat).strip()


def test_lists_of_options_stay_short(game: Game[Any], setup: dict[str, Any]) -> None:
    """A person never faces a list of hundreds."""
    for session in walk(Session(game, setup, 8, journal=False), Random(8), 400):
        assert session.decision is not None
        assert len(session.decision.options) <= 120, session.decision.ask


def test_scenes_are_well_formed(game: Game[Any], setup: dict[str, Any]) -> None:
    """Ids are unique, names are given, places exist, rules exist."""
    for n, session in enumerate(walk(Session(game, setup, 6), Random(6), 120)):
        if n % 10:
            continue
        for seat in (*range(session.state.seats), SPECTATOR):
            scene = session.scene(seat)
            ids = [thing.id for thing in scene]
            assert len(ids) == len(set(ids)), [i for i in ids if ids.count(i) > 1]
            for thing in scene:
                assert thing.name.strip(), thing
                assert not thing.at or thing.at in ids, thing
                assert not thing.rule or thing.rule in game.rulebook, thing


def test_refusals_name_rules_that_exist(game: Game[Any], setup: dict[str, Any]) -> None:
    """What was on offer a moment ago and is no more is refused with a rule or a reason."""
    session = Session(game, setup, 9, journal=False)
    before: list[Option] = []
    for _ in walk(session, Random(9), 120):
        assert session.decision is not None
        for option in before:
            refusal = session.why_not(option)
            if option in session.decision.options:
                assert refusal is None
            else:
                assert refusal is not None
                assert refusal.text.strip()
                assert not refusal.rule or refusal.rule in game.rulebook
        before = list(session.decision.options)[:6]


def test_advice_is_a_number_from_0_to_1(game: Game[Any], setup: dict[str, Any]) -> None:
    """Advice can be asked at any decision, for any seat."""
    for session in walk(Session(game, setup, 4, journal=False), Random(4), 120):
        for seat in range(session.state.seats):
            assert 0.0 <= game.advice(session.state, seat) <= 1.0


@pytest.mark.parametrize(
    ("name", "choices"), [("greedy", 80), ("mcts:8/0", 40), ("mcts:4/greedy", 6)]
)
def test_bots_play_by_advice(
    game: Game[Any], setup: dict[str, Any], name: str, choices: int
) -> None:
    """Advice can be asked in every world that bots dream up, wherever good play leads."""
    session = Session(game, setup, 5, journal=False)
    bot = bots.make(name, seed=5)
    for _ in range(choices):
        if session.decision is None:
            break
        seat = session.decision.seat
        session.choose(bot.choose(session))
        assert all(0.0 <= seen.value <= 1.0 for seen in bot.thinking.options), f"seat {seat}"
