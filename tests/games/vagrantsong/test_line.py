"""A campaign travels the whole line: both first nights, three doors in any order, the bonus, and an ending."""

from __future__ import annotations

from itertools import permutations

import pytest

from hearthside.games.vagrantsong.content.line import AFTER_PATH, BONUS, PATHS
from hearthside.games.vagrantsong.content.page import SCENARIOS
from hearthside.kernel import END, Session

from .table import GAME, RIDES
from .test_camp import night

MILES = {"s05": "To Be Free", "s09": "Float On"}


def ride(doors: tuple[str, ...], last: str = "won", lost: str = "") -> tuple[list[str], Session]:  # type: ignore[type-arg]
    """Every night is decided before its first turn; the doors are chosen in an order. The nights, and the end."""
    session = Session(GAME, {"seats": 2, "campaign": True}, seed=1)
    ridden: list[str] = []
    while (decision := session.decision) is not None:
        s = session.state
        if s.phase == "scenario" and s.step == "whose_turn":
            ridden.append(s.scenario)
            s.over = "lost" if s.scenario == lost else last if s.scenario == "s23" else "won"
            for v in s.vagrants:
                v.westbound = s.over == "lost"
            if s.scenario in MILES:
                s.camp.mileposts.append(MILES[s.scenario])
            s.step = "scenario_over"
            session = RIDES.sit(s, seed=len(ridden))
            continue
        ask, options = decision.ask, decision.options
        wanted = [f"door:{d}" for d in doors if d not in s.camp.doors]
        if ask == "door":
            session.choose(wanted[0])
        elif ask in ("spend", "manage"):
            session.choose("done")
        else:
            session.choose(options[0])
    return ridden, session


@pytest.mark.rule("VS-272", "VS-273", "VS-270")
@pytest.mark.parametrize("doors", [*permutations(PATHS)])
def test_three_doors_in_any_order_lead_to_the_end(doors: tuple[str, ...]) -> None:
    """Every night that is in is ridden once, the bonus after the second of the two that it is about."""
    ridden, session = ride(doors)
    wanted = ["s01", "s02"]
    for door, after in zip(doors, AFTER_PATH, strict=True):
        for key in PATHS[door]:
            wanted.append(key)
            if key in MILES and set(MILES) <= set(wanted):
                wanted.append(BONUS)
        wanted.append(after)
    wanted += ["s22", "s23"]
    assert ridden == [key for key in wanted if key in SCENARIOS]
    s = session.state
    assert s.step == END and s.over == "won" and set(s.camp.results) == {"won"}
    outcome = GAME.outcome(s)
    assert outcome is not None and outcome.scores == (1.0, 1.0)
    assert GAME.words.outcome(s, outcome).startswith("The Last Bar.")
    assert GAME.metrics is not None and GAME.metrics(s)["ending"] == "won"


@pytest.mark.rule("VS-008")
def test_the_other_endings_are_endings_too() -> None:
    """The debt collected is half a night; lost, the last two nights end it all."""
    doors = tuple(PATHS)
    paid = ride(doors, "paid")[1].state
    won = GAME.outcome(ride(doors)[1].state)
    outcome = GAME.outcome(paid)
    nights = len(paid.camp.results)
    assert outcome is not None and won is not None
    assert outcome.scores[0] == pytest.approx((nights - 0.5) / nights)
    assert GAME.words.outcome(paid, outcome).startswith("The Book Is Shut.")
    ridden, session = ride(doors, lost="s22")
    assert ridden[-1] == "s22" and session.state.over == "lost" and session.state.camp.revives == 0
    outcome = GAME.outcome(session.state)
    assert outcome is not None and outcome.scores[0] == pytest.approx(
        (len(ridden) - 1) / (len(ridden) + 1)
    )
    assert GAME.words.outcome(session.state, outcome).startswith("The Tune Goes On.")


@pytest.mark.rule("VS-238")
def test_without_a_revival_left_the_next_night_is_the_last() -> None:
    """The fourth box: a Camp, no In-Between card, and then the fiddler; the nights left out count as not won."""
    s = night()
    s.campaign, s.scenario, s.camp.revives = True, "s03", 3
    s.camp.doors = ["tunnel"]
    s.camp.results = ["won", "won", "lost"]
    for v in s.vagrants:
        v.westbound = True
    s.over, s.step, s.phase = "lost", "moment", "over"
    session = RIDES.sit(s, seed=1)
    pages = []
    while session.decision is not None and session.decision.ask != "start":
        if session.decision.ask == "page":
            pages.append(session.state.story)
        pick = (
            "done" if session.decision.ask in ("spend", "manage") else session.decision.options[0]
        )
        session.choose(pick)
    t = session.state
    assert t.scenario == "s23" and "m70" in pages and not [p for p in pages if p.startswith("ib")]
    assert not any(v.westbound for v in t.vagrants)
    left = len([k for k in SCENARIOS if k != BONUS]) - 4
    assert t.camp.marks["skipped"] == left
