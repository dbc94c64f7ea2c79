"""What is said, what is kept secret, and why something cannot be done."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from rich.console import Console

from hearthside.cli.screen import picture
from hearthside.games.deck_goes_west import game
from hearthside.games.deck_goes_west.content.jobs.notation import EVENTS
from hearthside.games.deck_goes_west.content.missions import BOARDS, DICE, MISSIONS
from hearthside.games.deck_goes_west.content.people import CHARACTERS
from hearthside.kernel import Dice, Session, clone

from .table import at, deal, fetch, give, kinds, lay, play, table

pytestmark = pytest.mark.usefixtures("box")


def test_drawn_cards_are_told_to_their_owner_only() -> None:
    """Rivals read how many, not which."""
    session = Session(game, {"seats": 2}, seed=4)
    mine = [event for event in session.journal.seen_by(0) if event.kind == "drew_cards"]
    assert [event.args[0] for event in mine] == [0]
    counts = [event for event in session.journal.seen_by(0) if event.kind == "drew"]
    assert len(counts) == 2
    together = Session(game, {"seats": 2, "mission": "slowest"}, seed=4)
    told = [event for event in together.journal.seen_by(0) if event.kind == "drew_cards"]
    assert [event.args[0] for event in told] == [0, 1]


def test_decisions_over_a_secret_hand_are_secret() -> None:
    """In versus the list of jobs would give the hand away."""
    session = Session(game, {"seats": 2}, seed=4)
    assert session.decision is not None
    assert session.decision.secret
    together = Session(game, {"seats": 2, "mission": "slowest"}, seed=4)
    together.choose("lead:0")
    assert together.decision is not None
    assert not together.decision.secret


def test_closed_land_keeps_its_back_when_it_is_dealt_anew() -> None:
    """Only tiles with the same number on the back can lie there."""
    from hearthside.games.deck_goes_west.content.land import BACK

    s = table()
    changed = set()
    for seed in range(8):
        twin = game.redealt(s, 0, Dice(seed))
        for place, tile in twin.map.items():
            assert BACK[tile] == BACK[s.map[place]]
            if place in s.up:
                assert tile == s.map[place]
            elif tile != s.map[place]:
                changed.add(place)
    assert changed


def test_a_rivals_hand_is_dealt_anew_but_offered_cards_are_not() -> None:
    """What a trade has told of stays in the hand it was offered from."""
    s = table()
    deal(s, 0, "knife", "cow", "boot")
    deal(s, 1, "pan", "hatchet")
    session = play(s)
    session.choose("trade:1")
    session.choose("offer:cow")
    session.choose("propose")
    hands = set()
    for seed in range(12):
        twin = session.redealt(1, Dice(seed)).state
        assert "cow" in kinds(twin.players[0].hand)
        assert kinds(twin.players[1].hand) == ["pan", "hatchet"]
        hands.add(tuple(sorted(kinds(twin.players[0].hand))))
    assert len(hands) > 1


@pytest.mark.parametrize(
    ("option", "rule"),
    [
        ("buy:mule,0", "DW-118"),
        ("buy:cow,0", "DW-053"),
        ("buy:cow,9", "DW-042"),
        ("play:rifle,0", "DW-040"),
        ("cure:hunger,0", "DW-043"),
        ("work", "DW-044"),
        ("use:1", "DW-095"),
        ("task:1", "DW-091"),
        ("task:2", "DW-083"),
        ("done", "DW-114"),
        ("invite:1", "DW-117"),
        ("trade:0", "DW-119"),
        ("swap", "DW-154"),
    ],
)
def test_refusals_name_the_rule(option: str, rule: str) -> None:
    """Why can't I?"""
    s = table()
    s.trade += s.row
    s.row = [fetch(s, kind) for kind in ("cow", "canoe", "rifle", "banjo", "horse")]
    deal(s, 0, "boot", "tonic")
    give(s, 0, food=1)
    refusal = play(s).why_not(option)
    assert refusal is not None
    assert refusal.rule == rule
    assert refusal.text


def test_labels_and_prompts_are_warm_words() -> None:
    """A few of them, as they come out."""
    s = table()
    lay(s, at(0), "forest")
    lay(s, at(1), "village", tile="juniper")
    deal(s, 0, "knife", "boot")
    give(s, 0, food=2)
    session = play(s)
    words = game.words
    assert session.decision is not None
    assert words.prompt(session.state, session.decision) == "Hazel Quill: your first action of two?"
    labels = [words.label(session.state, session.decision, o) for o in session.decision.options]
    assert "Knife: In a forest, roll 2 dice for food." in labels
    assert "Trade with Amos Flint" in labels
    assert words.phase(session.state) == "Discovery, day 1 of 8"
    session.choose("play:boot,0")
    assert words.prompt(session.state, session.decision) == "Hazel Quill: where to, with 1 on foot?"
    there = next(o for o in session.decision.options if str(o) == "go:W,walk")
    assert words.label(session.state, session.decision, there) == "Go west to Juniper on foot"
    assert words.points(session.state, session.decision, there) == ("space:w1",)


def heard(session: Session[Any], seat: int, start: int = 0) -> list[str]:
    """What a seat reads in the journal."""
    return [game.words.line(session.state, e) for e in session.journal.seen_by(seat, start)]


def test_the_journal_is_told_in_sentences() -> None:
    """Tiles by name, unknown land by where it lies, jobs as deeds; no notation."""
    s = table()
    s.players[0].at = at(1)
    lay(s, at(2), "forest", up=False, tile="owl_wood")
    deal(s, 0, "knife", "boot", "thirst")
    give(s, 0, food=3)
    s.bandits = {at(1, 1): 2}
    session = play(s, rolls=(3, 6), seed=1)
    for choice in (
        "cure:thirst,1",
        "play:boot,0",
        "explore:W",
        "enter:walk",
        "pass",
        "play:knife,0",
    ):
        session.choose(choice)
    assert heard(session, 1) == [
        "Hazel Quill pays 1 food and discards Thirst.",
        "Hazel Quill plays Boot, pays 1 food and sets out to walk 1 tile.",
        "The unknown land 2 west is Owl Wood, a forest.",
        "Hazel Quill gains 1 point and is at 1 now.",
        "Hazel Quill gains 1 point and is at 2 now.",
        "Hazel Quill comes to Owl Wood.",
        "Amos Flint calls it a day.",
        "Hazel Quill plays Knife and works for food with 2 dice.",
    ]


def test_the_log_begins_with_the_mission_and_the_sun_rises_before_cards_are_drawn() -> None:
    """What to aim for is read aloud once, on the first morning."""
    session: Session[Any] = Session(game, {"seats": 2, "mission": "slowest"}, seed=4)
    lines = heard(session, 0)
    assert lines[0].startswith("Speed of the Slowest: ")
    assert lines[0].endswith("Score 16 points in 8 days.")
    assert lines[1] == "The sun rises on day 1 of 8."
    assert lines[2].startswith("Hazel Quill draws")
    assert sum(line.startswith("Speed of the Slowest") for line in lines) == 1
    five: Session[Any] = Session(game, {"seats": 5, "mission": "slowest"}, seed=4)
    assert heard(five, 0)[:2] == [
        lines[0].replace("16 points in 8 days", "22 points in 6 days"),
        "The sun rises on day 3 of 8.",
    ]


def test_a_terminal_shows_the_west_on_the_left_and_the_land_under_a_meeple() -> None:
    """As on a map, and as in the browser."""
    s = table()
    lay(s, at(0), "village", tile="juniper")
    console = Console(width=100, no_color=True)
    with console.capture() as shown:
        console.print(picture(game.scene(s, 0), 100))
    lines = shown.get().splitlines()
    row = next(n for n, line in enumerate(lines) if " w1 " in line)
    assert lines[row].index(" w2 ") < lines[row].index(" w1 ") < lines[row].index(" w0 ")
    assert "village" in lines[row + 1]
    assert "Hazel Quill" in lines[row + 2]


def test_a_trade_is_told_to_all_but_its_cards_only_to_the_two() -> None:
    """A third rival reads how many cards, not which."""
    s = table("discovery", 3)
    deal(s, 0, "knife", "boot")
    deal(s, 1, "pan", "hatchet")
    give(s, 0, food=3)
    give(s, 1, gold=2)
    session = play(s)
    for choice in ("trade:1", "give:food", "want:gold", "offer:knife", "propose"):
        session.choose(choice)
    assert session.decision is not None
    assert game.words.prompt(session.state, session.decision) == (
        "Amos Flint: Hazel Quill would give 1 food and Knife for 1 gold. Agreed?"
    )
    for seat, card in ((0, "Knife"), (1, "Knife"), (2, "A hidden card")):
        laid = {t.id: t for t in session.scene(seat) if t.at == "zone:offer.0"}
        assert laid["token:offer.0.food"].facts["count"] == 1
        assert [t.name for t in laid.values() if t.kind == "card"] == [card]
    asked = {t.id: t.facts for t in session.scene(2) if t.at == "zone:offer.1"}
    assert asked["token:offer.1.gold"]["count"] == 1
    session.choose("agree")
    deal_told = "Hazel Quill gives Amos Flint 1 food and 1 card for 1 gold."
    assert deal_told in heard(session, 2)
    assert "Hazel Quill hands Amos Flint Knife." in heard(session, 1)
    assert not any("Knife" in line for line in heard(session, 2))


@pytest.mark.witness
@pytest.mark.parametrize("example", range(len(game.examples)))
def test_no_line_prompt_or_label_reads_like_data(example: int) -> None:
    """Whole random games: sentences that begin like one and end like one, no ids, no bare numbers."""
    session: Session[Any] = Session(game, game.examples[example], seed=example)
    rng = Random(example)
    odd = re.compile(r"\bw\d|_|\b1 \w+s\b(?<!1 Blisters)|None|\b(\w+) \1\b")
    while session.decision is not None:
        s, decision = session.state, session.decision
        labels = [game.words.label(s, decision, option) for option in decision.options]
        assert len(set(labels)) == len(labels), labels
        for words in (*labels, game.words.prompt(s, decision)):
            assert words[0].isupper() or words[0].isdigit(), words
            assert not odd.search(words.replace("Dust Cough", "")), words
        session.choose(rng.choice(list(decision.options)))
    for event in session.journal:
        line = game.words.line(session.state, event)
        assert line[0].isupper() or line[0].isdigit(), line
        assert line[-1] in ".!", line
        assert not odd.search(line), line


@pytest.mark.parametrize(
    ("seats", "day", "lasted"), [(2, 0, 1), (2, 8, 8), (5, 2, 1), (5, 5, 4), (5, 8, 6)]
)
def test_how_long_a_game_lasted_does_not_count_days_that_a_big_party_lacks(
    seats: int, day: int, lasted: int
) -> None:
    """Five begin on the third sun of Speed of the Slowest: a win under that sun came on their first day."""
    s = table("slowest", seats)
    s.day = day
    assert game.metrics(s)["lasted"] == lasted
    assert game.metrics(s)["days"] == day


def test_metrics_and_examples_cover_the_game() -> None:
    """Every mode, size, board, dice, character and kind of mission is there; a finished game reports itself."""
    missions = [MISSIONS[str(example["mission"])] for example in game.examples]
    assert {mission.mode for mission in missions} == {"versus", "coop", "solo"}
    assert {"", "follow", "flee"} <= {mission.wagon for mission in missions}
    assert {job.event for mission in missions for job in mission.events} == set(EVENTS)
    assert any(mission.home for mission in missions)
    assert any(mission.meeples == 2 for mission in missions)
    assert any("mark" in job.text for mission in missions for job in mission.jobs)
    cast = {id for example in game.examples for id in example["characters"]}
    assert cast == set(CHARACTERS)
    assert {example["seats"] for example in game.examples} == {1, 2, 3, 4, 5}
    assert {example["board"] for example in game.examples} == set(BOARDS)
    assert {example["dice"] for example in game.examples} == set(DICE)
    assert not all(example["open_hands"] for example in game.examples)
    s = table("new_world")
    s.day = 7
    s.bought = [9, 9]
    facts = game.metrics(clone(s))
    assert facts["mission"] == "new_world"
    assert facts["bought"] == 2
    assert not facts["won"]


def test_tuning_changes_the_tracks() -> None:
    """Studies vary the finish and the days."""
    s = game.begin({"tune": {"finish": -4, "days": 2}})
    assert (s.finish, s.days) == (12, 10)
