"""Whatever is asked, offered or told reads as words for players, and goes on reading so nights later."""

from __future__ import annotations

import re
from random import Random

import pytest
from tests.lots import lot

from hearthside.games.vagrantsong.content.page import PAGE_LINES, SCENARIOS
from hearthside.games.vagrantsong.rules.camp.spending import bank
from hearthside.games.vagrantsong.words.lines import LINES
from hearthside.kernel import ANYONE, Session

from .table import GAME, acting, go_on, haunting, hold, set_at, sit, table
from .test_camp import in_camp, night
from .test_haint import settle
from .test_range import run

DATA = re.compile(r"[a-z]_[a-z]|\be[0-9]\b|\bs0[0-9]\b|\{|\}|None|\bthe The\b|page\.\w|  ")
"""What only data looks like."""


def readable(text: str) -> str:
    """The text, which holds no data and begins like a sentence."""
    assert not DATA.search(text), text
    first = text.lstrip('"')[0]
    assert first.isupper() or first.isdigit(), text
    return text


@pytest.mark.witness
@pytest.mark.parametrize("number", [0, 8, 16, 21, 24, 27, 34, 37])
def test_a_whole_game_reads_well(number: int) -> None:
    """Prompts, labels and lines of random games; campaigns with people coming and going among them."""
    rng = Random(number)
    session = Session(GAME, lot(GAME, number), seed=number)
    words = GAME.words
    told: list[str] = []
    while session.decision is not None and session.number < 1500:
        s, decision = session.state, session.decision
        readable(words.prompt(s, decision))
        readable(words.phase(s))
        for option in decision.options:
            assert readable(words.label(s, decision, option)) != str(option)
        session.choose(rng.choice(decision.options))
        for event in session.journal[len(told) :]:
            line = readable(words.line(session.state, event))
            assert line[-1] in ".!?'\"", line
            told.append(line)
    again = [words.line(session.state, event) for event in session.journal]
    assert again == told, "a line reads otherwise later on"


def test_every_line_has_been_written_for_something_that_happens() -> None:
    """No words without an event: each kind is noted somewhere in the rules or Scenarios."""
    from pathlib import Path

    import hearthside.games.vagrantsong as package

    source = "\n".join(p.read_text() for p in Path(package.__file__).parent.rglob("*.py"))
    noted = set(re.findall(r'note\(\s*s,\s*"(\w+)"', source)) | {"undone"}
    assert noted == set(LINES) | set(PAGE_LINES)


def lines(session: Session) -> list[str]:  # type: ignore[type-arg]
    """The journal in words."""
    return [GAME.words.line(session.state, event) for event in session.journal]


def test_the_camp_is_told_with_names_and_things() -> None:
    """Who got what, and what it cost."""
    s = night()
    s.vagrants[0].skills = [-35, 0, 36, 0]
    session = in_camp(s, picks=["apple"])
    go_on(session, "mend:0,35", "rummage", "take:1", "learn:2", "take:1", "done")
    go_on(session, "trade:1,0,2", "become:1,empress")
    told = lines(session)
    for line in (
        "A Coin heals A Little Rhythm for the Songsmith.",
        "A Coin buys a reach into the Bindle: an Apple.",
        "The Cursebearer pockets an Apple.",
        "The Cursebearer learns Two Step Shuffle.",
        "2 Coins of the pool are left unspent.",
        "The Cursebearer teaches the Songsmith Two Step Shuffle and gives it up.",
        "The Cursebearer stays behind; the Empress rides on in that place.",
    ):
        assert line in told, (line, told)
    labels = {str(o): GAME.words.label(s, session.decision, o) for o in session.decision.options}  # type: ignore[union-attr,arg-type]
    assert labels["done"] == "Break camp and ride on"


def test_a_turn_of_the_haint_is_told_with_its_reasons() -> None:
    """What was drawn, whom it goes for and why, which way it takes, what befalls whom."""
    s = table("songsmith", "cursebearer", haint="B1b")
    set_at(s, "B4b", "B6d")
    s.haints[0].mood = 1
    s.vagrants[0].humanity = 6
    told = lines(settle(sit(haunting(s), picks=["candle"], seed=1)))
    text = SCENARIOS["s01"].haints[0].moods[1].candle.text
    assert told[:3] == [
        f"The Turned Faces: Shakin' Hands. {text}",
        "The Turned Faces go for the Songsmith, the most hurt in the car.",
        "The Turned Faces move by B2b and B3b to B4b.",
    ]
    assert "The Songsmith is Haunted by the Turned Faces." in told
    assert "The Songsmith loses 2 Humanity." in told


def test_carried_event_tokens_go_by_their_names() -> None:
    """The lung is a lung in the journal and on the buttons."""
    s = table("songsmith", "cursebearer", scenario="s02")
    set_at(s, "A1a", "A2a")
    hold(s, 0, "e7")
    session = sit(acting(s, 0))
    labels = [GAME.words.label(s, session.decision, o) for o in session.decision.options]  # type: ignore[arg-type,union-attr]
    assert "Give a Lung to the Cursebearer" in labels
    go_on(session, "give:e7,1")
    assert lines(session)[-1] == "The Songsmith hands a Lung to the Cursebearer."


def test_a_bank_moment_is_told_step_by_step() -> None:
    """Banking the eighth Coin clears the shelf."""
    s = in_camp(night()).state
    s.camp.bank = 7
    asked = run(bank(s, ANYONE), "remove:" + str(sorted(s.camp.junk_deck)[0]), "done")
    assert asked == ["clear_shelf", "clear_shelf"] and len(s.camp.junk) == 1


@pytest.mark.witness
@pytest.mark.parametrize("key", SCENARIOS)
def test_whatever_could_be_chosen_has_words_wherever_it_is_asked_about(key: str) -> None:
    """Also what is barred: empty seats, Haints that are not there, tokens and effects of other nights."""
    session = Session(GAME, {"seats": 2, "scenario": key}, seed=3)
    rng = Random(3)
    for at in range(90):
        decision = session.decision
        if decision is None:
            break
        if at % 15 == 0:
            ask = GAME.asks[decision.ask]
            for option, _ in ask.candidates(session.state, decision):
                act = ask.acts[option.verb]
                assert readable(act.label(session.state, decision.seat, option))
                act.points(session.state, decision.seat, option)
                act.detail(session.state, decision.seat, option)
        session.choose(rng.choice(decision.options))
