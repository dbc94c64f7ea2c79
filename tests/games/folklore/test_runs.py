"""Whole games by random players: no crash, no dead end, and every law at every decision."""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.lots import checked, lot

from hearthside.games.folklore.words import lines
from hearthside.kernel import SPECTATOR, Session, play_out
from hearthside.study.plan import Cell
from hearthside.study.playing import by_bots

from .table import GAME

pytestmark = pytest.mark.witness


@pytest.mark.parametrize("number", range(len(GAME.examples)))
def test_invariants_at_every_decision(number: int) -> None:
    rng = Random(number)
    session: Session[Any] = Session(GAME, GAME.examples[number], seed=number, journal=False)
    for _ in range(700):
        if session.decision is None:
            break
        assert list(GAME.invariants(session.state)) == []
        session.choose(rng.choice(session.asked.options))


@pytest.mark.parametrize("story", ["bell", "garden", "table", "tide", "vein", "night"])
def test_random_games_end(story: str) -> None:
    for seed in range(4):
        s = GAME.begin({"seats": 1 + seed, "story": story}, seed=seed)
        assert play_out(GAME, s, seed) > 0
        assert GAME.outcome(s) is not None
        assert GAME.metrics(s)["ending"]


def test_every_option_has_words_and_points_at_something_there() -> None:
    rng = Random(5)
    session = Session(GAME, {"seats": 3}, seed=9)
    for _ in range(500):
        decision = session.decision
        if decision is None:
            break
        there = {t.id for t in session.scene(SPECTATOR)}
        assert GAME.words.prompt(session.state, decision)
        for option in decision.options:
            assert GAME.words.label(session.state, decision, option)
            assert set(GAME.words.points(session.state, decision, option)) <= there
        session.choose(rng.choice(decision.options))
    for event in session.journal or ():
        assert GAME.words.line(session.state, event)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_games_by_lot_keep_the_laws(seats: int) -> None:
    """All party sizes, a campaign among them."""
    more = {"story": "campaign"} if seats == 3 else {}
    session = checked(GAME, lot(GAME, seats, seats=seats, **more), seats)
    assert session.state.endings
    assert session.number > 50


def told(bot: str, story: str, games: int) -> list[Mapping[str, Any]]:
    """What came of some games of a story with three characters."""
    cell = Cell({"seats": 3, "story": story}, (bot,) * 3)
    return [GAME.metrics(by_bots(GAME, cell, seed)[0].state) for seed in range(games)]


@pytest.mark.parametrize("story", ["bell", "garden", "table"])
def test_greedy_tells_stories_to_an_end_that_random_players_do_not_see(story: str) -> None:
    """A handful of games; README.md has the table with intervals."""
    steered, blind = told("greedy", story, 3), told("random", story, 6)
    assert all(row["ending"] != "candle" for row in steered)
    assert sum(bool(row["survived"]) for row in steered) >= 1
    score = sum(float(row["score"]) for row in steered) / len(steered)
    assert score > 25 + sum(float(row["score"]) for row in blind) / len(blind)


def test_everything_that_can_be_noted_has_a_line_of_its_own() -> None:
    source = Path(inspect.getfile(type(GAME.words))).parents[1]
    kinds = {
        kind
        for file in source.rglob("*.py")
        for kind in re.findall(r'note\(\s*s, "([a-z_]+)"', file.read_text("utf-8"))
    }
    assert len(kinds) > 80
    assert kinds - {"deal"} == set(lines.LINES) | set(lines.SPECIAL)


def test_the_journal_is_in_sentences() -> None:
    seen: set[str] = set()
    for number in (1, 3, 8):
        session = Session(GAME, lot(GAME, number), seed=number)
        rng = Random(number)
        while session.decision is not None and session.number < 1500:
            session.choose(rng.choice(session.asked.options))
        for event in session.journal or ():
            line = GAME.words.line(session.state, event)
            seen.add(event.kind)
            assert line[0] in "\"'" or line[0].isupper() or line[0].isdigit(), line
            assert line.rstrip("\"'")[-1] in ".!?", line
            assert "_" not in line, line
            assert "{" not in line, line
    assert len(seen) > 50
