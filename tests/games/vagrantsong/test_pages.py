"""What every page of the Scenario Book has to be: well drawn, and playable action by action."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.page import SCENARIOS, read_diagram, scenario
from hearthside.games.vagrantsong.rules.haint import mood_action, perform
from hearthside.games.vagrantsong.rules.humanity import ScenarioOver
from hearthside.kernel import DeadEnd, Session

from .table import GAME


def test_a_wrong_diagram_names_its_fault() -> None:
    """Rows, marks, and what lies outside the cars."""
    with pytest.raises(ValueError, match="4 rows of 20"):
        read_diagram("sxx", "....")
    rows = ["......#......#......"] * 4
    with pytest.raises(ValueError, match="means nothing"):
        read_diagram("sxx", "\n".join(["?" + rows[0][1:], *rows[1:]]))
    with pytest.raises(ValueError, match="outside the cars"):
        read_diagram("sxx", "\n".join([rows[0].replace("#", "B", 1), *rows[1:]]))
    with pytest.raises(ValueError, match="two Scenarios"):
        scenario(SCENARIOS["s01"])


def test_every_mood_has_five_actions_that_can_be_performed() -> None:
    """Each action of every Haint, from the Scenario's own start, runs through."""
    for key, made in SCENARIOS.items():
        for h, card in enumerate(made.haints):
            for mood in range(len(card.moods)):
                for token in ("nail", "candle", "salt", "foot", "apple"):
                    session = Session(GAME, {"seats": 3, "scenario": key}, seed=4)
                    while session.state.step != "whose_turn":
                        assert session.decision is not None
                        session.choose(session.decision.options[0])
                    s = session.state
                    s.haints[h].mood = mood
                    asks = perform(s, h, mood_action(s, h, token))
                    try:
                        decision = next(asks)
                        while True:
                            if not decision.options:
                                raise DeadEnd(f"{key} {token} asks {decision.ask} with no option")
                            decision = asks.send(decision.options[0])
                    except (StopIteration, ScenarioOver):
                        pass
                    assert list(GAME.invariants(s)) == []
