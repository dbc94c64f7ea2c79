"""What is in the box, the loader's errors, and random games."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from tests.lots import checked, lot

from hearthside.games.deck_goes_west import game
from hearthside.games.deck_goes_west.content.cards import KINDS, copies
from hearthside.games.deck_goes_west.content.jobs.notation import (
    BARE,
    COLOURS,
    CONDITIONS,
    DANGERS,
    EVENTS,
    ITEMS,
    MOVES,
    PLACES,
    RESOURCES,
    Job,
    parse,
)
from hearthside.games.deck_goes_west.content.jobs.program import MOVE_KEY, SLOTS, Program
from hearthside.games.deck_goes_west.content.land import TILES
from hearthside.games.deck_goes_west.content.missions import BOARDS, MISSIONS
from hearthside.games.deck_goes_west.content.people import CHARACTERS
from hearthside.games.deck_goes_west.content.reading import ContentError, Entry
from hearthside.games.deck_goes_west.rules.possible import is_open

from .test_jobs import all_jobs


@pytest.mark.rule("DW-155")
def test_the_tiles() -> None:
    """Forty-eight, all kinds of land, numbers from 1 to 12 on both sides."""
    assert len(TILES) == 48
    assert {place for tile in TILES for place in tile.kinds} == set(PLACES)
    assert {number for tile in TILES for number in tile.numbers} == set(range(1, 13))
    assert Counter(tile.back for tile in TILES) == dict.fromkeys(range(1, 13), 4)
    for tile in TILES:
        assert (tile.job is not None) == (tile.land in ("village", "camp"))
        if "river" in tile.kinds:
            assert len(tile.kinds) == 2
    assert len({tile.name for tile in TILES}) == 48


@pytest.mark.rule("DW-156")
def test_the_characters() -> None:
    """Twelve, four of each difficulty, each able to move, with six to eight cards to begin with."""
    assert Counter(c.difficulty for c in CHARACTERS.values()) == {1: 4, 2: 4, 3: 4}
    for character in CHARACTERS.values():
        assert 4 <= character.hand <= 6
        assert 6 <= sum(character.deck.values()) <= 8
        assert sum(character.resources) >= 2
        assert any(job.key == MOVE_KEY for job in character.jobs)
        assert len(character.jobs) >= 2


@pytest.mark.rule("DW-157")
def test_the_starter_cards_are_enough_for_any_five() -> None:
    """All 792 parties of five."""
    parties = list(combinations(CHARACTERS.values(), 5))
    assert len(parties) == 792
    for party in parties:
        taken: set[int] = set()
        for character in party:
            assert len(copies(character.deck, taken)) == sum(character.deck.values())


@pytest.mark.rule("DW-158")
def test_the_trade_cards() -> None:
    """Fifty in five colours, each with a corner and a job."""
    trade = [kind for kind in KINDS if kind.group == "trade"]
    assert sum(kind.copies for kind in trade) == 50
    assert {kind.colour for kind in trade} == set(COLOURS)
    assert all(kind.corner and kind.jobs for kind in trade)
    blue = [kind for kind in trade if kind.colour == "blue"]
    assert all(any(job.key == MOVE_KEY for job in kind.jobs) for kind in blue)


@pytest.mark.rule("DW-159", "DW-043")
def test_the_danger_cards() -> None:
    """Thirty of each, and every one can be got rid of."""
    for group in ("pain", "exhaustion"):
        cards = [kind for kind in KINDS if kind.group == group]
        assert sum(kind.copies for kind in cards) == 30
        for kind in cards:
            ends = [job.text.split(", ")[-1].split("? ")[-1] for job in kind.jobs]
            assert set(ends) <= {"scrap this", "discard this"}
            assert "scrap this" in ends


@pytest.mark.rule("DW-160")
def test_the_boards() -> None:
    """A and B differ in length, C and D are A and B with more risk."""
    a, b, c, d = (BOARDS[id] for id in "ABCD")
    assert (a.days, a.finish, b.days, b.finish) == (8, 16, 12, 22)
    assert (a.day_sections, a.score_sections) == ((0, 3, 6), (0, 5, 11))
    assert (b.day_sections, b.score_sections) == ((0, 5, 9), (0, 8, 16))
    assert a.risks == b.risks == (1, 2, 3)
    assert c.risks == d.risks == (2, 3, 4)
    for easy, hard in ((a, c), (b, d)):
        assert (easy.days, easy.finish) == (hard.days, hard.finish)
        assert (easy.day_sections, easy.score_sections) == (hard.day_sections, hard.score_sections)


@pytest.mark.rule("DW-161")
def test_every_job_can_be_done_somewhere() -> None:
    """No job asks for two lands that no tile has, or for more than anybody could hold."""
    plenty = [20] * SLOTS
    underfoot = [sum(1 << PLACES.index(kind) for kind in tile.kinds) for tile in TILES]
    rest = sum(1 << bit for bit in range(8, 19))
    for job in all_jobs():
        assert any(is_open(job, land | rest, plenty) for land in underfoot), job


def test_the_book_names_these_cards_so() -> None:
    """Facts of the rule book."""
    jobs = {kind.id: [job.text for job in kind.jobs] for kind in KINDS}
    assert jobs["knife"] == ["forest? roll 2 food"]
    assert jobs["hunting_knife"] == ["forest? roll 4 food"]
    assert jobs["pan"] == ["river? roll 1 gold"]
    assert jobs["pickaxe"] == ["mountain? discard 1 item, roll 2 metal"]
    assert jobs["boot"] == ["-1 food, walk 1"]
    assert jobs["cow"] == ["scrap this, +5 food"]
    assert "discard 2 blue, scrap this" in jobs["leg_wound"]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"jobs": ["walk 1"]}, "trade.toml: mule: name: is missing"),
        ({"name": 3}, "trade.toml: mule: name: must be of type str, not 3"),
        ({"name": "Mule", "jobs": ["walk far"]}, "trade.toml: mule: jobs: column 6"),
        ({"name": "Mule", "jobs": []}, "trade.toml: mule: jobs: needs at least 1 job"),
        ({"name": "Mule", "jobs": ["walk 1"], "hat": 1}, "mule: hat: is not a field"),
    ],
)
def test_bad_content_is_named(data: dict[str, object], message: str) -> None:
    """File, entry, field and reason."""

    def use(entry: Entry) -> None:
        entry.take("name", str)
        entry.jobs("jobs")
        entry.finish()

    with pytest.raises(ContentError) as caught:
        use(Entry("trade.toml", "mule", data))
    assert message in str(caught.value)


def test_programs_know_what_they_need() -> None:
    """A card's own colour does not count for its own discard."""
    assert Program("discard 1 blue, walk 1", "blue").needs == ((6, 2),)
    assert Program("discard 1 blue, walk 1", "green").needs == ((6, 1),)
    assert Program("discard 1 item, walk 1").needs == ((5, 1),)
    assert Program("+2 food, -3 food, draw 1").needs == ((3, 1),)
    assert Program("draw 2, discard 1 item").needs == ()  # what is drawn may be discarded
    assert (
        Program("-2 any, +1 metal").bill == ()
    )  # one payment has nothing to leave over for another
    assert Program("-2 any, -1 wood, +1 metal").bill == ((4, 2), (2, 1))


@pytest.mark.witness
def test_every_decision_of_random_games_is_right() -> None:
    """Cards, tiles, resources and bandits, over all missions, boards, dice and counts; every game ends."""
    modes = set()
    for number, mission in enumerate(MISSIONS.values()):
        for seats in (1,) if mission.mode == "solo" else (2 + number % 4, 2 + (number + 2) % 4):
            setup = lot(game, number, mission=mission.id, seats=seats)
            session = checked(game, setup, number)
            assert session.outcome is not None
            assert not list(game.invariants(session.state))
            modes.add(mission.mode)
    assert modes == {"versus", "coop", "solo"}


def sayings() -> set[str]:
    """Everything the job language can say, in one word each."""
    said = {f"{place}?" for place in CONDITIONS} | {f"on {event}" for event in EVENTS}
    said |= {*MOVES, *BARE, "telescope", "draw", "discard this", "scrap this", "+vp", "-vp"}
    said |= {f"{sign} {what}" for sign in ("pay", "gain") for what in (*RESOURCES, "any")}
    said |= {f"roll {what}" for what in RESOURCES} | {"pay x", "gain x"}
    said |= {f"{verb} {what}" for verb in ("discard", "scrap") for what in (*ITEMS, *DANGERS)}
    said |= {f"take {what}" for what in DANGERS}
    return said | {"attack", "attack d", "defend", "defend d"}


def said_by(job: Job) -> set[str]:
    """What one job says of it."""
    said = {f"on {job.event}"} if job.event else set()
    for step in job.steps:
        match step.op:
            case "if":
                said.add(f"{step.what}?")
            case "pay" | "gain":
                said |= {f"{step.op} {step.what}", *([f"{step.op} x"] if step.unit else [])}
            case "points":
                said.add("+vp" if step.n > 0 else "-vp")
            case "attack" | "defend":
                said.add(f"{step.op} d" if step.unit else step.op)
            case _:
                said.add(f"{step.op} {step.what}".strip())
    return said


@pytest.mark.rule("DW-161")
def test_everything_the_job_language_can_say_is_said_somewhere() -> None:
    """On some card, character, tile or mission."""
    said: set[str] = set()
    for job in all_jobs():
        said |= said_by(parse(job.text))
    assert sayings() - said == set()
