"""Every fact that is printed in the box stands in the rule book under an id, and the data says the same."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib import resources

import pytest

from hearthside.games.deck_goes_west import game
from hearthside.games.deck_goes_west.content.cards import KINDS, CardKind
from hearthside.games.deck_goes_west.content.jobs.notation import RESOURCES
from hearthside.games.deck_goes_west.content.jobs.program import Program
from hearthside.games.deck_goes_west.content.land import TILES, Tile
from hearthside.games.deck_goes_west.content.missions import BOARDS, MISSIONS, NIGHT, Board, Mission
from hearthside.games.deck_goes_west.content.people import CHARACTERS, Character

FIRST = {
    "trade": 201,
    "starters": 241,
    "pain": 261,
    "exhaustion": 271,
    "characters": 281,
    "missions": 301,
    "tiles": 321,
    "boards": 371,
}
"""The id of the first entry of every data file; the others follow in its order."""


def jobs_words(jobs: Iterable[Program]) -> str:
    """Jobs as sentences, each one a choice."""
    return " Or: ".join(job.said for job in jobs)


def card_words(kind: CardKind) -> str:
    """What is printed on a card, and how many there are."""
    copies = "1 copy" if kind.copies == 1 else f"{kind.copies} copies"
    corner = f" Corner: {jobs_words(kind.corner)}" if kind.corner else ""
    colour = f", {kind.colour}" if kind.colour else ""
    return f"{kind.name}, {copies}{colour}.{corner} Job: {jobs_words(kind.jobs)}"


def character_words(character: Character) -> str:
    """Difficulty, hand, purse, cards and abilities."""
    purse = [f"{n} {name}" for name, n in zip(RESOURCES, character.resources, strict=True) if n]
    names = {kind.id: kind.name for kind in KINDS}
    deck = [f"{n} {names[id]}" for id, n in character.deck.items()]
    return (
        f"{character.name}: difficulty {character.difficulty}, hand of {character.hand};"
        f" begins with {', '.join(purse)}; cards: {', '.join(deck)}."
        f" Abilities: {jobs_words(character.jobs)}"
    )


def special_words(mission: Mission) -> Iterator[str]:
    """What only some missions have."""
    if mission.remove:
        yield f"tiles more than {mission.remove} columns east fall away"
    if any(mission.later):
        three, four, five = mission.later
        yield f"the day tracker starts {three}, {four} and {five} further for three, four and five"
    if any(mission.more):
        three, four, five = mission.more
        yield f"the score track is {three}, {four} and {five} longer for three, four and five"
    if any(mission.further):
        three, four, five = mission.further
        yield f"the far town lies {three}, {four} and {five} further for three, four and five"
    if mission.bandits:
        yield f"{mission.bandits} bandit rolls before the first day"
    if mission.meeples > 1:
        yield f"{mission.meeples} meeples, at most {mission.apart} columns apart"
    if mission.home:
        yield "everybody has to be home in the end"
    if mission.line:
        yield "a line has to lead to the far town"
    if mission.wagon:
        yield f"a wagon {mission.wagon_at} columns west of the start that is there to {mission.wagon}"
    if mission.flight:
        yield f"it runs {mission.flight} column{'' if mission.flight == 1 else 's'} a night"
    if mission.start:
        yield f"the start is a {mission.start}"
    if mission.scarce:
        yield f"nobody brings any {mission.scarce}"


def mission_words(mission: Mission) -> str:
    """Mode, boards, jobs, events, the order of the night, and what is special."""
    special = "; ".join(special_words(mission))
    return (
        f"{mission.name} ({mission.mode}), boards {', '.join(mission.boards)}."
        f" Jobs: {jobs_words(mission.jobs)} Events: {jobs_words(mission.events)}"
        f" Night: {', '.join(NIGHT[entry].lower() for entry in mission.night)}."
        f" Map: {' / '.join(mission.layout)}." + (f" Besides: {special}." if special else "")
    )


def tile_words(tile: Tile) -> str:
    """Land, numbers on both sides, and its job."""
    numbers = " and ".join(map(str, tile.numbers))
    job = f" Job: {tile.job.said}" if tile.job else ""
    return (
        f"{tile.name}: {tile.land.replace('_', ' and ')}; front {numbers}, back {tile.back}.{job}"
    )


def board_words(board: Board) -> str:
    """Both tracks, their sections and the risk."""
    days, points = ("/".join(map(str, each)) for each in (board.day_sections, board.score_sections))
    risks = "/".join(map(str, board.risks))
    return (
        f"Board {board.id}: {board.days} days, {board.finish} points; sections from day {days} and"
        f" from {points} points; risk {risks}."
    )


def printed(file: str) -> list[tuple[str, str]]:
    """The entries of a data file, each with its words."""
    if file == "characters":
        return [(id, character_words(character)) for id, character in CHARACTERS.items()]
    if file == "missions":
        return [(id, mission_words(mission)) for id, mission in MISSIONS.items()]
    if file == "tiles":
        return [(tile.id, tile_words(tile)) for tile in TILES]
    if file == "boards":
        return [(id, board_words(board)) for id, board in BOARDS.items()]
    group = "starter" if file == "starters" else file
    return [(kind.id, card_words(kind)) for kind in KINDS if kind.group == group]


def check(file: str) -> None:
    """Every entry of a data file stands in the rule book, under the id that its head cites."""
    data = resources.files("hearthside.games.deck_goes_west.content").joinpath(f"{file}.toml")
    heads = dict(re.findall(r"^\[(\w+)\]  # (DW-\d{3})$", data.read_text("utf-8"), re.MULTILINE))
    entries = printed(file)
    assert heads == {id: f"DW-{FIRST[file] + n}" for n, (id, _) in enumerate(entries)}
    for id, words in entries:
        assert " ".join(game.rulebook[heads[id]].text.split()) == words


@pytest.mark.rule(
    "DW-201",
    "DW-202",
    "DW-203",
    "DW-204",
    "DW-205",
    "DW-206",
    "DW-207",
    "DW-208",
    "DW-209",
    "DW-210",
    "DW-211",
    "DW-212",
    "DW-213",
    "DW-214",
    "DW-215",
    "DW-216",
    "DW-217",
    "DW-218",
    "DW-219",
    "DW-220",
    "DW-221",
    "DW-222",
    "DW-223",
    "DW-224",
    "DW-225",
    "DW-226",
    "DW-227",
    "DW-228",
    "DW-229",
    "DW-230",
    "DW-231",
    "DW-232",
    "DW-233",
    "DW-234",
    "DW-235",
)
def test_the_trade_cards_are_as_the_rule_book_says() -> None:
    """35 kinds: copies, colour, prices, jobs."""
    check("trade")


@pytest.mark.rule(
    "DW-241",
    "DW-242",
    "DW-243",
    "DW-244",
    "DW-245",
    "DW-246",
    "DW-247",
    "DW-248",
    "DW-249",
    "DW-250",
    "DW-251",
    "DW-252",
    "DW-253",
    "DW-254",
    "DW-255",
    "DW-256",
    "DW-257",
)
def test_the_starter_cards_are_as_the_rule_book_says() -> None:
    """17 kinds."""
    check("starters")


@pytest.mark.rule(
    "DW-261",
    "DW-262",
    "DW-263",
    "DW-264",
    "DW-265",
    "DW-266",
    "DW-267",
    "DW-268",
    "DW-269",
    "DW-270",
)
def test_the_pain_cards_are_as_the_rule_book_says() -> None:
    """Ten kinds."""
    check("pain")


@pytest.mark.rule(
    "DW-271",
    "DW-272",
    "DW-273",
    "DW-274",
    "DW-275",
    "DW-276",
    "DW-277",
    "DW-278",
    "DW-279",
    "DW-280",
)
def test_the_exhaustion_cards_are_as_the_rule_book_says() -> None:
    """Ten kinds."""
    check("exhaustion")


@pytest.mark.rule(
    "DW-281",
    "DW-282",
    "DW-283",
    "DW-284",
    "DW-285",
    "DW-286",
    "DW-287",
    "DW-288",
    "DW-289",
    "DW-290",
    "DW-291",
    "DW-292",
)
def test_the_characters_are_as_the_rule_book_says() -> None:
    """Difficulty, hand, purse, deck and abilities."""
    check("characters")


@pytest.mark.rule(
    "DW-301",
    "DW-302",
    "DW-303",
    "DW-304",
    "DW-305",
    "DW-306",
    "DW-307",
    "DW-308",
    "DW-309",
    "DW-310",
    "DW-311",
    "DW-312",
    "DW-313",
    "DW-314",
    "DW-315",
)
def test_the_missions_are_as_the_rule_book_says() -> None:
    """Jobs, events, night, map and what is special."""
    check("missions")


@pytest.mark.rule(
    "DW-321",
    "DW-322",
    "DW-323",
    "DW-324",
    "DW-325",
    "DW-326",
    "DW-327",
    "DW-328",
    "DW-329",
    "DW-330",
    "DW-331",
    "DW-332",
    "DW-333",
    "DW-334",
    "DW-335",
    "DW-336",
    "DW-337",
    "DW-338",
    "DW-339",
    "DW-340",
    "DW-341",
    "DW-342",
    "DW-343",
    "DW-344",
    "DW-345",
    "DW-346",
    "DW-347",
    "DW-348",
    "DW-349",
    "DW-350",
    "DW-351",
    "DW-352",
    "DW-353",
    "DW-354",
    "DW-355",
    "DW-356",
    "DW-357",
    "DW-358",
    "DW-359",
    "DW-360",
    "DW-361",
    "DW-362",
    "DW-363",
    "DW-364",
    "DW-365",
    "DW-366",
    "DW-367",
    "DW-368",
)
def test_the_tiles_are_as_the_rule_book_says() -> None:
    """Land, numbers on both sides, jobs."""
    check("tiles")


@pytest.mark.rule("DW-371", "DW-372", "DW-373", "DW-374")
def test_the_boards_are_as_the_rule_book_says() -> None:
    """Tracks, sections, risk."""
    check("boards")
