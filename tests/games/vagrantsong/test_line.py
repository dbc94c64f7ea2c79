"""A campaign travels the whole line: both first nights, three doors in any order, the bonus, and an ending."""

from __future__ import annotations

from itertools import permutations

import pytest

from hearthside.games.vagrantsong.content.cards import SKILLS
from hearthside.games.vagrantsong.content.junk import JUNK
from hearthside.games.vagrantsong.content.line import AFTER_PATH, BONUS, PATHS
from hearthside.games.vagrantsong.content.page import SCENARIOS
from hearthside.games.vagrantsong.rules.camp.exclusive import PAIRS
from hearthside.games.vagrantsong.rules.slots import free_slots
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


@pytest.mark.rule("VS-248", "VS-250", "VS-256")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_night_alone_is_met_with_what_the_camps_before_it_sell(seats: int) -> None:
    """Both Skills of each Camp, the latest first, one of the pair of every path that is over, Junk of the tiers in."""
    parties = {}
    for key, made in SCENARIOS.items():
        s = parties[key] = Session(GAME, {"seats": seats, "scenario": key}, seed=seats).state
        number = 9 if key == BONUS else made.number
        over = [door for door in s.camp.doors if int(PATHS[door][-1][1:]) < number]
        gone = [m for m in SCENARIOS.values() if m.number < number]
        offered = [n for m in gone for n in m.skills or ()]
        learned = [n for v in s.vagrants for n in v.skills if n > 0 and not SKILLS[n].exclusive]
        assert len(learned) == len(set(learned)) and set(learned) <= set(offered)
        for v in s.vagrants:
            pairs = [PAIRS[v.who][door] for door in over]
            assert sum(n in pair for pair in pairs for n in v.skills) >= min(1, len(pairs))
            assert len(v.junk) == (number > 3)
            assert all(1 <= JUNK[n].tier <= s.camp.tier for n in v.junk)
        assert s.camp.tier == max((m.tier for m in gone), default=1)
        assert len(s.camp.junk_deck) + seats * (number > 3) == sum(
            card.tier in range(1, s.camp.tier + 1) for card in JUNK.values()
        )
        missed = [n for n in offered if n not in learned]
        assert not [n for n in missed for v in s.vagrants if free_slots(v, n)]
    assert [k for k in parties if parties[k].camp.marks.get("bells")] == [
        k for k in SCENARIOS if int(k[1:]) > 15 and k != BONUS
    ]
    second = [n for v in parties["s02"].vagrants for n in v.skills if n in (1, 2)]
    assert sorted(second) == [1, 2]
    twelfth = {n for v in parties["s12"].vagrants for n in v.skills}
    assert {19, 20} & twelfth and not {1, 2, 3, 4} & twelfth
