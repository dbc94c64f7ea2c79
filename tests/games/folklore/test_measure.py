"""How strong foes come, by the story and the size of the group."""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from typing import Any

import pytest
from tools.companies import table
from tools.measures import fitted, head, settled, slope

from hearthside.games.folklore.content import CREATURES, STORIES, check_story
from hearthside.games.folklore.rules.figures import foe_might
from hearthside.games.folklore.rules.keywords import spawn
from hearthside.games.folklore.rules.tale import go_to
from hearthside.games.folklore.state import Tale, here

from .table import play, tale

FIVE = ("witch_hunter", "arcanist", "poacher", "telepath", "hedge_witch")
HEAD = """story A Test
id test
difficulty dusk
start crossroads
candle 50

chapter 1 One
skirmish 1-10: wolf
begin a
"""
MEASURED = """
== a
Foes of a size.
map crypt -> end
  foe wood_wife F2
  foe the_bellringer H5
  goal defeat

== end
close done 50
"""


@pytest.fixture(autouse=True)
def _only_for_the_test() -> Iterator[None]:
    """The story written for a test is gone after it."""
    yield
    STORIES.pop("test", None)


def measured(*party: str, foes: str = "50 80 120 152", **setup: Any) -> Tale:
    """The first round of a fight in a story with this measure of its foes."""
    made, problems = check_story(
        HEAD.replace("candle 50\n", f"candle 50\nfoes {foes}\n") + MEASURED, "test.story"
    )
    assert made is not None
    assert problems == []
    STORIES["test"] = made
    s = tale(*party, advanced=False, **setup)
    s.story, s.chapter, s.stories = "test", 1, ["test"]
    go_to(s, "a")
    return play(s).state


@pytest.mark.rule("FL-365")
@pytest.mark.parametrize(
    ("size", "percent", "keen"), [(2, 50, -10), (3, 80, -4), (4, 120, 4), (5, 152, 10)]
)
def test_foes_come_in_the_measure_of_the_group(size: int, percent: int, keen: int) -> None:
    s = measured(*FIVE[:size])
    wife, boss = here(s).foes
    assert wife.vita == wife.most == CREATURES["wood_wife"].vita * percent // 100
    c = CREATURES["the_bellringer"]
    assert boss.vita == (c.vita + c.vita_each * (size - 2)) * percent // 100
    assert (wife.keen, boss.keen) == (keen, keen)
    assert foe_might(s, wife) == CREATURES["wood_wife"].might + keen


@pytest.mark.rule("FL-365", "FL-197")
def test_what_a_foe_calls_up_has_the_measure_and_what_a_friend_calls_has_not() -> None:
    s = measured(*FIVE[:4])
    foe, friend = spawn(s, "zombie", 55), spawn(s, "pale_moth", 55, owner=0)
    assert foe is not None and friend is not None
    assert (foe.vita, foe.keen) == (CREATURES["zombie"].vita * 120 // 100, 4)
    assert (friend.vita, friend.keen) == (CREATURES["pale_moth"].vita, 0)


@pytest.mark.rule("FL-365", "FL-022")
def test_no_foe_comes_with_nothing_and_a_study_may_add_to_the_measure() -> None:
    s = measured(*FIVE[:2], foes="1 100 100 100")
    assert {f.vita for f in here(s).foes} == {1}
    s = measured(*FIVE[:2], foes="100 100 100 100", tune={"foe_measure": 50})
    assert here(s).foes[0].vita == CREATURES["wood_wife"].vita * 3 // 2
    assert here(s).foes[0].keen == 10


@pytest.mark.rule("FL-365")
def test_between_stories_foes_are_as_on_their_cards() -> None:
    s = measured(*FIVE[:2])
    s.story = ""
    foe = spawn(s, "zombie", 55)
    assert foe is not None
    assert (foe.vita, foe.keen) == (CREATURES["zombie"].vita, 0)


def test_the_measure_in_a_head_is_four_numbers() -> None:
    _, problems = check_story(
        HEAD.replace("candle 50\n", "candle 50\nfoes 100 90\n") + MEASURED, "test.story"
    )
    assert [p.text for p in problems] == [
        "foes '100 90' are not four numbers, for two to five characters"
    ]


@pytest.mark.rule("FL-365")
def test_more_characters_never_meet_weaker_foes() -> None:
    for story in STORIES.values():
        assert list(story.foes) == sorted(story.foes), story.id
        assert all(40 <= percent <= 250 for percent in story.foes), story.id


@pytest.mark.parametrize(("lived", "low", "high"), [(6, 100, 145), (3, 90, 112), (0, 60, 90)])
def test_the_search_moves_towards_the_share_that_is_wanted(lived: int, low: int, high: int) -> None:
    tried = [(100.0, n < lived) for n in range(6)]
    assert low <= fitted(tried, 100, 0.6) <= high
    assert 40 <= fitted([(45.0, False)] * 30, 45, 0.6) <= 45
    assert 245 <= fitted([(245.0, True)] * 30, 245, 0.6) <= 250


def games(percent: int, lived: int, of: int) -> list[list[float]]:
    return [[percent, int(n < lived)] for n in range(of)]


def test_what_was_played_at_other_measures_tells_of_today_s_as_the_curve_has_it() -> None:
    """Forty games at today's measures are told as they came out; the same at softer foes say less of today's."""
    now = head("bell", 2)
    assert settled([(0.0, n < 30) for n in range(40)], 5.0)[0] == pytest.approx(log(3))
    softer = [(log(0.8), n < 30) for n in range(40)]
    assert settled(softer, 5.0)[0] == pytest.approx(log(3) + 5 * log(0.8))
    told = slope({"bell.2": games(now, 32, 40), "night.2": games(80, 20, 40)})
    assert told[0].startswith("| Dusk | 40 | 8")


@pytest.mark.parametrize(("dusk", "night", "falls"), [(36, 18, True), (24, 24, False)])
def test_a_slope_is_told_of_only_where_there_is_one(dusk: int, night: int, falls: bool) -> None:
    tried = {
        "bell.3": games(head("bell", 3), dusk, 40),
        "tide.3": games(head("tide", 3), (dusk + night) // 2, 40),
        "night.3": games(head("night", 3), night, 40),
    }
    said = slope(tried)[-1]
    steps, by_luck = (float(word.strip(",;")) for word in said.split()[5:9:3])
    assert (steps < -0.3 and by_luck < 0.01) if falls else (abs(steps) < 0.1 and by_luck > 0.5)


def test_of_two_companies_the_one_that_lives_did_better_then_the_score_then_the_dead() -> None:
    def line(bot: str, seed: int, survived: bool, score: float, deaths: int) -> dict[str, Any]:
        facts = {"survived": survived, "score": score, "deaths": deaths}
        return {"story": "bell", "seats": 2, "bot": bot, "seed": seed, **facts}

    lines = [
        *(line("greedy", n, *facts) for n, facts in enumerate(((True, 60, 0), (True, 90, 1), (False, 0, 3)))),
        *(line("mcts:60", n, *facts) for n, facts in enumerate(((True, 60, 0), (True, 90, 0), (True, 40, 4)))),
        line("mcts:60", 9, True, 100, 0),
    ]  # fmt: skip
    assert "| 3 | 100 % (44-100) and 67 % (21-94) | 63 and 50 | 2 / 0 | 0.500 |" in table(lines)[-1]
