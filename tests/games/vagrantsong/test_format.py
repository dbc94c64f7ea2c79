"""What the format of a page offers, shown on a page made up for it, which nobody will ever ride."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hearthside.games.vagrantsong.content.board import SPACE
from hearthside.games.vagrantsong.content.junk import JUNK, Junk
from hearthside.games.vagrantsong.content.page import SCENARIOS, Event, HaintCard, quiet, scenario
from hearthside.games.vagrantsong.content.terrain import NAILED_COFFIN, pitfall, pried
from hearthside.games.vagrantsong.rules.bindle import take_token
from hearthside.games.vagrantsong.rules.blows import haunted_loss
from hearthside.games.vagrantsong.rules.breaks import complete
from hearthside.games.vagrantsong.rules.coins import move_value
from hearthside.games.vagrantsong.rules.happenings import carries, loses, nothing
from hearthside.games.vagrantsong.rules.story import whisper
from hearthside.games.vagrantsong.state import SECRET, Journey
from hearthside.kernel import Asks, Dice

from .table import GAME, acting, block, go_on, haunting, hold, offered, set_at, sit, table, why


def works(s: Journey, i: int) -> Asks:
    """A Ritual."""
    yield from complete(s, "nails")


def tells(s: Journey, i: int) -> Asks:
    """Something for the reader alone, who writes a number down."""
    yield from whisper(s, i, 28)
    s.tracks[SECRET[i]] = 3


@pytest.fixture(autouse=True)
def page(monkeypatch: pytest.MonkeyPatch) -> str:
    """In the place of night 8: a floor with Holes, a Coffin that is nailed shut, a stone that drags, a bottle, a whisper."""
    s08 = SCENARIOS["s08"]
    made = replace(
        s08,
        terrain=(pitfall(2, out=False), NAILED_COFFIN),
        haints=(replace(s08.haints[0], on_humanity={}, on_break={}), HaintCard("tree", "Tree", (quiet("Still", "Lose 1 Humanity.", haunted_loss(1)),), idle=True)),
        diagram="""
            VV....|#|......|#|......
            VV....|.|......|.|.H....
            ......|.|......|.|.h....
            ......|#|......|#|......
        """,
        events=(
            Event(number=1, title="A Stone", text="Heavy.", tiers=(nothing, carries), shortens=1),
            pried(Event(number=2, title="A Lid", text="Shut.", tiers=(loses(1), loses(2)))),
            Event(number=3, title="A Whisper", text="Listen.", auto=tells),
        ),
        rituals=(s08.rituals[0], replace(s08.rituals[1], key="nails")),
        on_round={},
        in_bindle=(),
        uses=(),
        deeds=(),
        lasting=(),
        lines={},
        junk=(
            Junk(8, "Bottle", 0, "With 2 Coins.", works=works, price=2, usable=lambda s, i: s.vagrants[i].at != SPACE["A1a"]),
        ),
        written=lambda s: [1, 2, 3],
    )  # fmt: skip
    monkeypatch.delitem(SCENARIOS, "s08")
    monkeypatch.delitem(JUNK, 8)
    return scenario(made).key


def ride(*who: str, haint: str = "C3b") -> Journey:
    """The made-up night on a swept floor."""
    s = table(*(who or ("songsmith", "cursebearer")), scenario="s08", haint=haint)
    s.haints[1].at = SPACE["C6d"]
    return s


@pytest.mark.rule("VS-104", "VS-126")
def test_a_move_may_end_in_a_hole() -> None:
    """Bones equal to the Move value: a 5 and the walk goes on; none, and it costs 2 and no step is left."""
    for bones, on in (([1, 5, 1], True), ([4, 4, 4], False)):
        s = ride()
        set_at(s, "A1b", "A6d")
        block(s, "A3b", kind="hole")
        session = go_on(sit(acting(s, 0, move=2), rolls=bones, seed=1), "go:A3b")
        v = session.state.vagrants[0]
        assert v.at == SPACE["A3b"] and v.humanity == (10 if on else 8)
        assert ("go:A4b" in offered(session)) == on
        if not on:
            assert why(session, "go:A4b") == "VS-126"


def test_the_pup_stops_in_a_hole_by_its_own_steps() -> None:
    """The Runaway may still walk; her Pup may not."""
    s = ride("runaway", "cursebearer")
    set_at(s, "A1d", "A6d")
    s.vagrants[0].pup = SPACE["A1b"]
    block(s, "A2b", kind="hole")
    session = sit(acting(s, 0, pup_move=1, move=1), rolls=[1, 1, 1, 1], seed=1)
    go_on(session, "pup:A2b")
    assert why(session, "pup:A3b") == "VS-126" and "go:A2d" in offered(session)


def test_what_shortens_a_move_shortens_the_whole_of_it() -> None:
    """Three Coins at Move 2 are 5 spaces, not 3; a forced move of 2 is one of 1; without it all is as ever."""
    for held, end in (([], "A3b"), (["e1"], "A4b")):
        s = ride(haint="A1b")
        set_at(s, "A1c", "A6d")
        hold(s, 0, *held)
        session = sit(acting(s, 0, move=3))
        steps = 3 * move_value(s, s.vagrants[0])
        assert steps == 6
        assert "go:A6c" in offered(session) and ("go:ABc" in offered(session)) == (not held)
        set_at(s, "A5b", "A6d")
        s.active = -1
        for v in s.vagrants:
            v.coins, v.hand, v.dealt = {}, 0, 0
        pulled = sit(haunting(s), picks=["salt"], seed=1)
        assert pulled.state.vagrants[0].at == SPACE[end]


def test_a_coffin_is_pried_open_with_a_nail() -> None:
    """From beside it, for a Nail that is discarded whatever the Bones say, and is not the token of the round."""
    s = ride()
    set_at(s, "A1b", "A6d")
    block(s, "A2b", kind="coffin")
    s.events[2] = SPACE["A2b"]
    assert why(sit(acting(s, 0, investigate=1)), "investigate:2") == "VS-104"
    hold(s, 0, "nail")
    for bone, left in ((1, 9), (5, 8)):
        session = go_on(sit(acting(s, 0, investigate=1), rolls=[bone], seed=1), "investigate:2")
        v = session.state.vagrants[0]
        assert v.humanity == left and v.tokens == [] and not v.token_used
        assert session.state.cycle["nail"] == 1


@pytest.mark.rule("VS-092")
def test_junk_may_have_a_use_that_only_its_night_knows() -> None:
    """For as many Coins as it takes, where it can be used."""
    s = ride()
    s.vagrants[0].junk = [8]
    set_at(s, "A2a", "A6d")
    assert why(sit(acting(s, 0, j8=1)), "junk:8,0") == "VS-085"
    assert go_on(sit(acting(s, 0, j8=2)), "junk:8,0").state.rituals == ["nails"]
    set_at(s, "A1a")
    assert why(sit(acting(s, 0, j8=2)), "junk:8,0") == "VS-056"


@pytest.mark.rule("VS-164")
def test_a_passage_for_one_reader_alone() -> None:
    """The others see that something is read, neither the page nor what was written down."""
    s = ride()
    s.events[3] = s.vagrants[0].at
    session = go_on(sit(acting(s, 0, investigate=1), seed=1), "investigate:3")
    assert session.asked.ask == "whisper" and session.asked.seat == 0 and session.asked.secret
    stories = [next(t for t in session.scene(i) if t.id == "panel:story") for i in (0, 1)]
    assert stories[0].facts["key"] == "m28" and stories[1].facts["key"] == "s08.e3"
    session.choose("read")
    t = session.state
    assert t.tracks["secret0"] == 3 and t.whispered == -1
    assert next(x for x in session.scene(0) if x.id == "panel:story").facts["key"] == "s08.e3"
    assert [e.to for e in session.journal if e.kind == "page" and e.args == ("m28",)] == [(0,)]
    seen = {GAME.redealt(t, 1, Dice(n)).tracks["secret0"] for n in range(20)}
    assert seen == {1, 2, 3} and GAME.redealt(t, 0, Dice(5)).tracks["secret0"] == 3


def test_a_haint_that_only_texts_move_has_no_actions() -> None:
    """Neither on the table nor in the rule book; being Haunted by it is there."""
    made = SCENARIOS["s08"]
    assert not any("Tree" in text and "At Rest" in text for text in made.facts.values())
    assert any(text == "Tree, Still, Haunted: Lose 1 Humanity." for text in made.facts.values())
    things = sit(ride()).scene(0)
    assert [t.id for t in things if t.id.startswith("panel:haint")] == [
        "panel:haint0",
        "panel:haint1",
    ]
    assert not any(t.id.startswith("action:haint1") for t in things)


def test_what_lies_on_terrain_is_seen() -> None:
    """Two things at once, too."""
    s = ride()
    block(s, "A3b", kind="hole")
    s.marked[SPACE["A3b"]] = "cleansed+hole"
    looks = {t.id: t.look for t in sit(s).scene(0) if t.id.startswith("mark:")}
    assert looks == {"mark:A3b": "cleansed", "mark:A3b.1": "hole"}


@pytest.mark.rule("VS-075")
def test_what_a_reader_hands_on_goes_into_the_others_own_pockets() -> None:
    """Whoever sits before the reader is no Pup."""
    s = ride()
    s.reader = 1
    list(take_token(s, s.vagrants[0], "salt"))
    assert s.vagrants[0].tokens == ["salt"] and s.vagrants[0].pup_tokens == []
    s = ride("runaway", "cursebearer")
    s.reader = 8
    list(take_token(s, s.vagrants[0], "salt"))
    assert s.vagrants[0].pup_tokens == ["salt"] and s.vagrants[0].tokens == []
