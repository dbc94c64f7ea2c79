"""What every page of the Scenario Book has to be: well drawn, and playable action by action."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hearthside.games.vagrantsong.content import scenarios as pages
from hearthside.games.vagrantsong.content.junk import JUNK
from hearthside.games.vagrantsong.content.page import SCENARIOS, read_diagram, scenario
from hearthside.games.vagrantsong.content.scenarios.s08_holes import CROSSROADS, JEEPERS
from hearthside.games.vagrantsong.rules.haint import enter_haint, mood_action, perform
from hearthside.games.vagrantsong.rules.places import open_spaces
from hearthside.kernel import CutShort, DeadEnd, Session
from hearthside.kernel.grid import cells

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
        for card in made.haints:
            for mood in range(len(card.moods)):
                for token in ("nail", "candle", "salt", "foot", "apple"):
                    session = Session(GAME, {"seats": 3, "scenario": key}, seed=4)
                    while session.state.step != "whose_turn":
                        assert session.decision is not None
                        session.choose(session.decision.options[0])
                    s = session.state
                    h = next((k for k, x in enumerate(s.haints) if x.who == card.who), -1)
                    if h < 0:
                        h = enter_haint(s, card.who, next(cells(open_spaces(s))))
                    s.haints[h].mood = mood
                    asks = perform(s, h, mood_action(s, h, token))
                    try:
                        decision = next(asks)
                        while True:
                            if not decision.options:
                                raise DeadEnd(f"{key} {token} asks {decision.ask} with no option")
                            decision = asks.send(decision.options[0])
                    except (StopIteration, CutShort):
                        pass
                    assert list(GAME.invariants(s)) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"on_round": {99: 1}}, "placed but not written"),
        ({"events": (SCENARIOS["s08"].event(1),) * 2}, "two Events have one number"),
        ({"haints": ()}, "1 Haints are drawn, 0 stand"),
        ({"effects": (JEEPERS,)}, "has no colour"),
        ({"terrain": (CROSSROADS, CROSSROADS)}, "described twice"),
        ({"junk": (JUNK[22],)}, "not a new piece of Special Junk"),
        ({"lines": {"fell": str}}, "a line 'fell' already"),
    ],
)
def test_a_wrong_page_names_its_fault(change: dict[str, Any], fault: str) -> None:
    """What is placed, drawn, coloured or numbered wrongly is said when the page is bound."""
    wrong = replace(SCENARIOS["s08"], **{"junk": (), "lines": {}, "number": 98, **change})
    with pytest.raises(ValueError, match=fault):
        scenario(wrong)
    assert "s98" not in SCENARIOS


def test_every_fact_of_a_page_is_a_rule_of_the_book() -> None:
    """Under its own number, in the chapter of its night, with the text the table shows."""
    for made in SCENARIOS.values():
        for rule, text in made.facts.items():
            assert GAME.rulebook[rule].text == text
            assert GAME.rulebook[rule].chapter == f"Night {made.number}: {made.name}"
    made = SCENARIOS["s08"]
    assert made.event(3).rule == "VN-0873" and made.event(10).rule == "VN-0880"
    assert made.haints[0].moods[1].salt.rule == "VN-0842"
    assert [made.rituals[2].rule, made.terrain[0].rule] == ["VN-0892", "VN-0810"]


def test_what_a_page_cites_is_a_fact_of_a_page() -> None:
    """VN-0873 in a comment or a note is a rule of the book, as soon as that night is in it."""
    folder = Path(pages.__file__).parent
    for path in sorted(folder.glob("*.py")):
        for rule in re.findall(r"\bVN-\d{4}\b", path.read_text("utf-8")):
            night = SCENARIOS.get(f"s{rule[3:5]}")
            assert night is None or rule in night.facts, f"{path.name} cites {rule}"
