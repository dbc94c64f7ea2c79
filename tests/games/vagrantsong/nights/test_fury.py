"""Fury (VS-309): how much harder each Haint hits for every step its Break marker has come down."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Event

from ..table import GAME, set_at, table
from .telling import breaks, drawn

WHO = ("songsmith", "cursebearer", "revivalist", "empress")
ENOUGH = 90
MOODS = {"s05": 1}
"""Whose first mood hits nobody who stands beside it."""


def ready(night: str, seats: int) -> Journey:
    """A Haint with one Vagrant beside it and the others far off, all with Humanity to spare."""
    s = table(*WHO[:seats], scenario=night, haint="B3b")
    set_at(s, "B3c", *("A1a", "A1b", "A1c")[: seats - 1])
    s.haints[0].mood = MOODS.get(night, 0)
    for v in s.vagrants:
        v.humanity = v.most = ENOUGH
        v.tokens.clear()
    return s


def struck(s: Journey, token: str) -> int:
    """What the first Vagrant loses to an action."""
    return ENOUGH - drawn(s, token).state.vagrants[0].humanity


@pytest.mark.rule("VS-309")
@pytest.mark.rule("VN-0224", "VN-0324", "VN-0524", "VN-0724", "VN-0824", "VN-0924", "VN-1124")
@pytest.mark.rule("VN-1224", "VN-1324", "VN-1424", "VN-1524", "VN-1724", "VN-1824", "VN-1924")
@pytest.mark.rule("VN-2124", "VN-2324")
@pytest.mark.parametrize(
    ("night", "token", "printed", "fury"),
    [
        ("s02", "salt", 2, (5, 4, 2)),
        ("s03", "salt", 1, (6, 4, 2)),
        ("s05", "apple", 5, (5, 6, 8)),
        ("s07", "nail", 3, (6, 7, 6)),
        ("s08", "salt", 4, (5, 5, 7)),
        ("s09", "salt", 3, (8, 6, 6)),
        ("s11", "nail", 8, (7, 8, 6)),
        ("s12", "foot", 6, (3, 3, 4)),
        ("s13", "salt", 6, (5, 5, 4)),
        ("s14", "candle", 8, (2, 1, 1)),
        ("s15", "nail", 7, (5, 7, 5)),
        ("s17", "apple", 5, (6, 4, 4)),
        ("s18", "salt", 5, (4, 4, 2)),
        ("s19", "foot", 4, (4, 3, 3)),
        ("s21", "salt", 2, (5, 5, 5)),
        ("s23", "salt", 2, (0, 0, 1)),
    ],
)
def test_what_an_action_costs_grows_with_every_break(
    night: str, token: str, printed: int, fury: tuple[int, int, int]
) -> None:
    """As printed at first; then so much more for each step of the marker, by the number of Vagrants."""
    for seats, more in zip((2, 3, 4), fury, strict=True):
        s = ready(night, seats)
        assert struck(s, token) == printed
        s.haints[0].breaks -= 1
        assert struck(s, token) == printed + more
        if s.haints[0].breaks > 1:
            s.haints[0].breaks -= 1
            assert struck(s, token) == printed + 2 * more


@pytest.mark.rule("VS-309")
def test_what_is_lost_instead_of_an_effect_is_as_printed() -> None:
    """Cold Hands takes 4 from whoever is Possessed already, however often she has Broken; being Haunted costs what it did."""
    for steps in (0, 2):
        s = ready("s09", 2)
        s.haints[0].breaks -= steps
        s.vagrants[0].effects = ["possessed"]
        assert struck(s, "candle") == 4 + 1  # walked through on her way round


@pytest.mark.rule("VS-309")
def test_each_of_two_has_a_fury_of_her_own() -> None:
    """The Blackbird's Breaks make the Lady no angrier."""
    s = ready("s21", 2)
    s.haints[1].breaks -= 1
    assert struck(s, "salt") == 2


@pytest.mark.rule("VS-309")
def test_a_break_says_what_it_brings() -> None:
    """In the journal, and on the Haint's page for as long as it is so."""
    s = table("songsmith", "cursebearer", scenario="s09", haint="A2a")
    set_at(s, "A1a", "B6d")
    fury = "Fury: for each step the Break marker has come down, actions cost 8 more."
    before = {t.id: t for t in GAME.scene(s, 0)}["panel:haint0"].text
    assert fury in before and "Now" not in before
    session = breaks(s, marker=2)
    told = [GAME.words.line(session.state, e) for e in events(session.journal, "fury")]
    assert told == ["From now on the actions of the Lady in White cost 8 more."]
    assert f"{fury} Now 8 more." in {t.id: t for t in session.scene(0)}["panel:haint0"].text


def events(journal: Iterable[Event], kind: str) -> list[Event]:
    """The notes of a kind."""
    return [event for event in journal if event.kind == kind]
