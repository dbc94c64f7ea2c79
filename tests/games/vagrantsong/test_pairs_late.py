"""Where rules of the late nights meet: Fury and Salt, two actions in a turn, a Haint that acts out of turn, a floor that is still."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import NAME, SPACE
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from .nights.telling import humanity
from .table import GAME, acting, block, go_on, haunting, hold, root, set_at, sit, table
from .test_haint import settle

FOUR = ("songsmith", "cursebearer", "empress", "wayfarer")


def fiddler(mood: int, down: int, at: tuple[str, ...], *tokens: str) -> Journey:
    """The Skelly Man on B3b before four Vagrants, his Break marker so many steps down: Fury 1 for each."""
    s = table(*FOUR, scenario="s23", haint="B3b")
    s.haints[0].mood, s.haints[0].breaks = mood, 6 - down
    set_at(s, *at, "A6d")
    hold(s, 0, *tokens)
    return s


def plays(s: Journey, token: str, *answers: str) -> Session[Journey]:
    """He acts by a token; whoever is asked for Salt answers so."""
    session = settle(sit(haunting(s), picks=[token], seed=1), "salt")
    for answer in answers:
        settle(go_on(session, answer), "salt")
    return session


@pytest.mark.rule("VS-309", "VN-2303")
@pytest.mark.parametrize(("down", "lost"), [(0, 0), (1, 1), (2, 2)])
def test_salt_prevents_3_of_what_fury_makes_4(down: int, lost: int) -> None:
    """Down Bow costs 3: against that Salt is what it was, against 4 and 5 it keeps off 3."""
    session = plays(fiddler(0, down, ("B5b", "A1a", "A1d"), "salt"), "nail", "salt")
    assert humanity(session)[0] == 10 - lost


@pytest.mark.rule("VS-309", "VN-2303", "VN-2332")
def test_salt_against_more_than_3_still_keeps_the_feet_where_they_are() -> None:
    """Moved by nobody, and 1 lost of 4; the next one is moved, and loses all 4."""
    s = fiddler(0, 2, ("B5b", "B1b", "A1d"), "salt")
    session = plays(s, "salt", "salt")
    t = session.state
    assert (NAME[t.vagrants[0].at], NAME[t.vagrants[1].at]) == ("B5b", "B2b")
    assert humanity(session)[:2] == [9, 6]


@pytest.mark.rule("VS-309", "VN-2344", "VN-2343")
@pytest.mark.parametrize(("token", "at", "printed"), [("apple", "B4b", 5), ("foot", "C6b", 1)])
@pytest.mark.parametrize("down", [0, 1, 3])
def test_fury_counts_in_every_action_of_his(token: str, at: str, printed: int, down: int) -> None:
    """The Last Note, and changing seats; he stands where he cannot walk over anybody."""
    s = fiddler(1, down, (at, "B5d", "B5c"))
    if token == "apple":
        root(s)
    assert humanity(settle(sit(haunting(s), picks=[token], seed=1)))[0] == 10 - printed - down


@pytest.mark.rule("VN-2379", "VN-2303", "VN-2331")
def test_whom_an_action_passes_over_it_passes_over_to_its_end() -> None:
    """A Reel strikes the target, then whoever holds a Candle, with so much Fury that Salt would let something through."""
    s = fiddler(0, 5, ("B4b", "A1a", "A1d"), "candle")
    s.vagrants[0].guarded = True
    root(s)
    assert humanity(settle(sit(haunting(s), picks=["candle"], seed=1)))[0] == 10


@pytest.mark.rule("VS-169", "VN-1943")
def test_in_the_second_of_two_actions_too_a_break_waits_for_its_end() -> None:
    """The Cursebearer, run over, feeds him up to his Threshold: the target is struck all the same, then he Breaks."""
    s = table("songsmith", "cursebearer", scenario="s19", haint="B1b")
    s.haints[0].mood = 1
    set_at(s, "B5b", "B3b")
    s.vagrants[0].humanity = 9
    s.vagrants[1].humanity = 10
    s.tracks["twice"] = 1
    s.haints[0].humanity = s.haints[0].threshold - 1
    session = settle(sit(haunting(s), picks=["salt", "nail"], seed=1))
    kinds = [e.kind for e in session.journal if e.kind in ("lost", "break")]
    assert kinds == ["lost", "break"]


@pytest.mark.rule("VS-169", "VN-2177")
def test_a_haint_that_acts_out_of_turn_breaks_after_it_has_acted() -> None:
    """The Lady Breaks, nobody loses by it, and the Blackbird is off down the aisle: over the Cursebearer, up to its Threshold."""
    s = table("songsmith", "cursebearer", scenario="s21", haint="A1a")
    lady, bird = s.haints
    lady.on_break, lady.breaks, lady.humanity = {7: 1}, 2, lady.threshold - 1
    bird.at, bird.humanity = SPACE["C4b"], bird.threshold - 1
    set_at(s, "BCb", "C2b")
    lady.at = SPACE["B6b"]
    session = sit(acting(s, 0, bust=1), rolls=[5], picks=["candle"], seed=1)
    session = settle(go_on(session, "bust:0"), "act")
    kinds = [(e.kind, e.args[0]) for e in session.journal if e.kind in ("lost", "break")]
    assert kinds.index(("break", "blackbird")) == len(kinds) - 1 and len(kinds) > 2


@pytest.mark.rule("VN-1410", "VN-1421")
def test_on_a_still_floor_snow_only_stops_him() -> None:
    """The Seance: nobody is moved this round. His move ends in the Snow, which is gone."""
    for still in (False, True):
        s = table("songsmith", "cursebearer", scenario="s14", haint="B1b")
        s.haints[0].mood = 1
        set_at(s, "B6b", "A1a")
        block(s, "B4a", "B4b", "B4c", "B4d", kind="snow")
        s.lasting = ["still"] if still else []
        session = settle(sit(haunting(s), picks=["nail"], seed=1), "whirl")
        t = session.state
        assert len(t.terrain) == 3 and NAME[t.haints[0].at].startswith("B4")
        assert session.decision is not None
        assert session.decision.ask == ("whose_turn" if still else "whirl")


@pytest.mark.rule("VS-309")
def test_the_table_and_the_log_say_what_fury_comes_to() -> None:
    """For this party: with four Vagrants the fiddler's blows cost 1 more for each step down, with two nothing at all."""
    for seats, down, told, logged in (
        (4, 2, "actions cost 1 more. Now 2 more.", " Fury makes that 2 more."),
        (4, 0, "actions cost 1 more.", ""),
        (2, 2, "", ""),
    ):
        who = ("songsmith", "cursebearer", "revivalist", "empress")[:seats]
        s = table(*who, scenario="s23")
        s.haints[0].breaks -= down
        panel = next(t for t in GAME.scene(s, 0) if t.id == "panel:haint0")
        assert (told in panel.text) if told else "Fury" not in panel.text
        session = settle(sit(haunting(s), picks=["nail"], seed=1))
        lines = [
            GAME.words.line(session.state, e) for e in session.journal if e.kind == "haint_action"
        ]
        assert lines[0].endswith(f"loses 3.{logged}")
