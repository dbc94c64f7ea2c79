"""The law of reasons: an option is on offer exactly when nothing bars it, and what is gone is refused by a rule."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hearthside import bots
from hearthside.kernel import Game, Option, Session

from .walks import walk

pytestmark = pytest.mark.witness

EVERY = 3
"""One decision in so many is held against every candidate: the lists of all acts are long."""


CHOSEN: dict[str, list[Option]] = {}
"""What the greedy bot chose in the game of a setup: it thinks once for all tests of this module."""


def guided(session: Session[Any], steps: int) -> Iterator[Session[Any]]:
    """The session at each of its decisions while a bot plays it: good play leads to other places than chance."""
    chosen = CHOSEN.setdefault(f"{session.game.name} {session.setup}", [])
    bot = bots.make("greedy", seed=3)
    for step in range(steps):
        if session.decision is None:
            return
        yield session
        if step == len(chosen):
            chosen.append(bot.choose(session))
        session.choose(chosen[step])


def paths(game: Game[Any], setup: dict[str, Any]) -> Iterator[Session[Any]]:
    """Decisions of random games and of one that a greedy bot plays."""
    for seed in (21, 22):
        yield from walk(Session(game, setup, seed, journal=False), Random(seed), 150)
    yield from guided(Session(game, setup, 23, journal=False), 60)


def test_an_option_is_on_offer_exactly_when_nothing_bars_it(
    game: Game[Any], setup: dict[str, Any]
) -> None:
    """For every candidate of every act of the question: list and bars agree."""
    for n, session in enumerate(paths(game, setup)):
        decision = session.asked
        ask = game.asks[decision.ask]  # a question that is asked is declared
        if n % EVERY == 0:
            assert list(ask.faults(session.state, decision)) == []


def test_what_is_gone_is_refused_by_a_rule_of_the_book(
    game: Game[Any], setup: dict[str, Any]
) -> None:
    """What a seat could do earlier in its turn and cannot now is barred now, and was not then."""
    seat, earlier = -9, set[Option]()
    for session in paths(game, setup):
        decision = session.asked
        if decision.seat != seat:
            seat, earlier = decision.seat, set()
        for option in earlier - set(decision.options):
            refusal = session.why_not(option)
            assert refusal is not None
            assert refusal.rule in game.rulebook, option
            act = game.asks[decision.ask].acts.get(option.verb)
            if act is not None and not act.given:  # the act's own reason, never the question's
                bar = act.bar(session.state, decision.seat, option)
                assert bar is not None, option
                assert bar.rule == refusal.rule, option
        earlier |= set(decision.options)


def test_whatever_could_be_done_is_named_and_found_on_its_things(
    game: Game[Any], setup: dict[str, Any]
) -> None:
    """Every candidate has its words, open or barred; asked what could be done with a thing, the table tells of it."""
    words = game.words
    for n, session in enumerate(paths(game, setup)):
        if n % 40:
            continue
        state, decision = session.state, session.asked
        for option in decision.options[:8]:
            for thing in words.points(state, decision, option):
                assert (option, None) in session.could(thing)
        for option, _ in game.asks[decision.ask].candidates(state, decision):
            assert words.label(state, decision, option)
            words.detail(state, decision, option)
            words.points(state, decision, option)


def test_questions_are_declared(game: Game[Any]) -> None:
    """Rules exist, keys are their own, and most acts say for themselves what bars them."""
    acts = {id(act): act for ask in game.asks.values() for act in ask.acts.values()}
    for key, ask in game.asks.items():
        assert key == ask.key
        assert ask.rule in game.rulebook, key
    for act in acts.values():
        assert act.rule in game.rulebook, act
        assert act.options, act
    given = [act.verb for act in acts.values() if act.given]
    assert len(given) * 3 <= len(acts), f"too many lists that only the rule at hand knows: {given}"


@pytest.mark.parametrize("nonsense", ["fly:moon", "wait:0,0,0", "steal:-1", "take:"])
def test_nonsense_is_refused_like_everything_else(game: Game[Any], nonsense: str) -> None:
    """What no act could ever be is refused with a rule, and nothing breaks."""
    session = Session(game, game.examples[0], 5)
    refusal = session.why_not(nonsense)
    assert refusal is not None
    assert refusal.rule in game.rulebook
