"""What people read: whole games of every mix, each line, prompt and label a plain sentence."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hearthside.games.vast as vast
from hearthside.games.vast import game
from hearthside.games.vast.content.board import INDEX
from hearthside.games.vast.content.figures import SHOOTY
from hearthside.games.vast.words.lines import LINES, LONGER
from hearthside.kernel import Event, Session

from .arrange import SETUPS, activate, blank, corridor, play, put_ghost

RAW = re.compile(r"[_{}\[\]]|\b[a-z]+\d|  |\bNone\b|\b1 (?:pieces|Curses|Seals|treasures)\b")
"""Names of ids, gaps in a sentence, data that nobody put into words."""
CODE = Path(vast.__file__).parent


def is_plain(said: str) -> bool:
    """Whether a text reads like words and not like data."""
    return bool(said) and said[0].upper() == said[0] and not RAW.search(said)


@pytest.mark.witness
@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_everything_said_in_a_game_is_plain(setup: Mapping[str, Any]) -> None:
    session = Session(game, setup, seed=31)
    rng = Random(32)
    told = 0
    for _ in range(400):
        decision, s = session.decision, session.state
        if decision is None:
            break
        assert is_plain(game.words.prompt(s, decision))
        assert is_plain(game.words.phase(s))
        labels = [game.words.label(s, decision, option) for option in decision.options]
        assert all(map(is_plain, labels)), labels
        assert len(set(labels)) == len(labels), f"two options of {decision.ask} read alike"
        session.choose(rng.choice(list(decision.options)))
        for event in session.journal[told:]:
            said = game.words.line(session.state, event)
            assert is_plain(said), said
            assert said[-1] in ".!", said
        told = len(session.journal)


def test_every_event_of_the_rules_has_a_line_and_no_line_is_idle() -> None:
    sources = "".join(path.read_text("utf-8") for path in CODE.rglob("*.py"))
    noted = set(re.findall(r'note\(\s*s,\s*"(\w+)"', sources))
    assert noted == {*LINES, *LONGER} - {"undone"}


def test_numbers_are_said_as_one_or_many() -> None:
    def said(kind: str, *args: str | int) -> str:
        return game.words.line(session.state, Event(kind, args))

    session = Session(game, {"seats": 5}, seed=1)
    assert said("cursed", 1) == "The Warlock's Curses spread under 1 piece."
    assert said("syphoned", 1) == "The Warlock syphons from 1 figure."
    assert said("lost", "grit", 3, 0) == "The Paladin loses 3 Grit: none left."
    assert said("spent", "stability", 1, 6) == "The Skeletons spend 1 Stability: 6 left."
    assert said("gained", "curses", 1, 9) == "The Warlock gains 1 Curse and has 9 now."
    assert (
        said("brimful", "light") == "No more Light for the Paladin: there is no room or none left."
    )
    assert said("ritual", "r0", 1) == "The Manor completes the ritual of the Arch, worth 1 Seal."
    assert said("hit", "paladin", 1, 3, 2) == "The Skeletons hit the Paladin: Strength 3 against 2."
    assert said("missed", "casty", 0, 1, 1) == "The Paladin misses Casty: Strength 1 against 1."
    assert said("drew_favor", "pillar_of_light") == "You draw the favor Pillar of Light."


def test_shots_at_two_poltergeists_read_apart() -> None:
    s = blank()
    corridor(s, "B4 C4 D4 E4 F4", "blood")
    s.paladin.at = s.spider.at = INDEX["B4"]
    put_ghost(s, "B4")
    put_ghost(s, "F4")
    session = play(activate(s, SHOOTY, "D4"))
    shots = [
        game.words.label(session.state, session.asked, option)
        for option in session.asked.options
        if option.verb == "shoot" and "poltergeist" in str(option)
    ]
    assert sorted(shots) == [
        "Shoot the poltergeist at B4 (Strength 1 against Defense 1: a miss)",
        "Shoot the poltergeist at F4 (Strength 1 against Defense 1: a miss)",
    ]
