"""Crossroads Calamity, Event by Event."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import SPACE, TRAIN
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import acting, block, go_on, hold, set_at, sit, turn_pages
from ..test_haint import settle
from ..test_range import westbound
from .test_s08 import crossroads, humanity


def looks(s: Journey, number: int, *bones: int, **coins: int) -> Session[Journey]:
    """The first Vagrant Investigates an Event at their feet."""
    s.events[number] = s.vagrants[0].at
    return go_on(
        sit(acting(s, 0, investigate=len(bones)), rolls=list(bones), seed=1),
        f"investigate:{number}",
    )


@pytest.mark.rule("VN-0871", "VN-0890")
def test_the_paper_is_signed_or_torn_up() -> None:
    """Under two successes only fright. Signed: one Westbound, one taught, the rest comforted, on record."""
    for bones in ((1, 2), (4, 1)):
        s = crossroads("songsmith", "cursebearer", "empress")
        session = looks(s, 1, *bones)
        assert session.state.vagrants[0].effects == ["jeepers"] and 1 in session.state.events
    s = crossroads("songsmith", "cursebearer", "empress")
    s.vagrants[1].skills = [68, 3, 67, 12]
    for v in s.vagrants:
        v.humanity = 5
    torn = go_on(looks(s, 1, 4, 5), "burn")
    assert (
        humanity(torn) == [3, 3, 3]
        and torn.state.rituals == ["writ"]
        and 1 not in torn.state.events
    )
    assert torn.state.camp.mileposts == []
    signed = go_on(looks(s, 1, 4, 5), "sign", "take:0", "take:1", "stow:3")
    signed = settle(signed, "act")
    t = signed.state
    assert t.vagrants[0].westbound and 83 in t.vagrants[1].skills and t.vagrants[2].humanity == 7
    assert t.camp.mileposts == ["Signed & Sealed"] and t.rituals == ["writ"]
    assert t.camp.ritual_coins == 2


@pytest.mark.rule("VN-0872")
def test_the_mouth_organ_helps_a_single_skill_and_drives_one_thing_out() -> None:
    """One Bone more for the turn's only Skill, none for one of two; used, 2 and an effect."""
    session = looks(crossroads(), 2, 4)
    assert session.state.vagrants[0].tokens == ["e2"] and 2 not in session.state.events
    assert looks(crossroads(), 2, 1).state.events.get(2) is not None
    for coins, bones in (({"s35": 1}, 2), ({"s35": 1, "s36": 1}, 1)):
        s = crossroads(haint="A3a", holes=("C1a", "C6a"))
        set_at(s, "A1a", "C6d")
        hold(s, 0, "e2")
        session = go_on(sit(acting(s, 0, **coins), rolls=[1] * bones), "skill:35,h0")
        rolled = next(e.args[2:] for e in session.journal if e.kind == "rolled")
        assert len(rolled) == bones
    v = s.vagrants[0]
    v.effects, v.humanity = ["bleeding", "jeepers"], 5
    session = go_on(sit(acting(s, 0)), "token:e2", "jeepers")
    assert session.state.vagrants[0].effects == ["bleeding"] and humanity(session)[0] == 7


@pytest.mark.rule("VN-0873")
def test_the_freight_slides_from_both_ends() -> None:
    """Three each, until something stops it; whoever is hit loses 3, is scared, and does not lie under it."""
    s = crossroads("songsmith", "cursebearer", "empress", haint="A1d", holes=("A1a", "A6d"))
    set_at(s, "C3d", "C3a", "C2c")
    block(s, "C1a", "C6c", "C4c")
    session = settle(looks(s, 3, 4), "act")
    t = session.state
    boxes = sorted(j for j, kind in t.terrain.items() if kind == "box")
    assert boxes == sorted(SPACE[n] for n in ("C4a", "C5c", "C4c"))
    assert [v.effects for v in t.vagrants] == [[], ["jeepers"], []] and humanity(session)[1] == 7
    s = crossroads("songsmith", "cursebearer", haint="A1d", holes=("A1a", "A6d"))
    set_at(s, "C3d", "C4a")
    block(s, "C1a")
    session = looks(s, 3, 4)
    assert session.decision is not None and session.decision.ask == "aside"
    session = settle(session, "act")
    assert session.state.terrain[SPACE["C4a"]] == "box" and humanity(session)[1] == 7


@pytest.mark.rule("VN-0874")
def test_the_voices_ask_who_is_missing() -> None:
    """With somebody Westbound all gain 3; else all are scared. A failure scares the reader; gone each time."""
    s = crossroads()
    assert looks(s, 4, 1).state.vagrants[0].effects == ["jeepers"]
    session = looks(s, 4, 4)
    assert [v.effects for v in session.state.vagrants] == [["jeepers"], ["jeepers"]]
    assert 4 not in session.state.events
    westbound(s, 1, humanity=2)
    s.vagrants[0].humanity = 4
    session = looks(s, 4, 4)
    assert humanity(session) == [7, 5] and session.state.vagrants[0].effects == []


@pytest.mark.rule("VN-0875")
def test_he_looks_for_a_seat() -> None:
    """Next to the furthest Box within four, over whoever is in the way; the token stays on its round."""
    s = crossroads(haint="B1b", holes=("A1a", "A6d"))
    set_at(s, "B3b", "C6d")
    block(s, "B2d", "B5b", "C1b")
    s.on_round, s.step, s.rounds = {5: 3}, "round_open", 2
    session = settle(sit(s, seed=1))
    assert session.state.haints[0].at == SPACE["B4b"] and humanity(session)[0] == 9
    assert session.state.on_round == {5: 3}


@pytest.mark.rule("VN-0876")
def test_he_takes_somebody_along() -> None:
    """The nearest goes down with him: beside the Hole of the Bone, Haunted; nailed, he gains 3 and they lose 2."""
    for nailed, gained, left in ((False, 2, 9), (True, 5, 7)):
        s = crossroads(haint="A3b")
        set_at(s, "A4b", "C1d")
        s.haints[0].on_humanity[6] = 2
        if nailed:
            s.marked[SPACE["C6a"]] = "nail"
            s.bindle.remove("nail")
        hold(s, 0, "nail")
        session = settle(go_on(sit(acting(s, 0), rolls=[2], seed=1), "nail:0"), "act")
        t = session.state
        assert t.haints[0].humanity == gained and t.vagrants[0].humanity == left
        assert TRAIN.near[SPACE["C6a"]] >> t.vagrants[0].at & 1
        assert TRAIN.near[t.vagrants[0].at] >> t.haints[0].at & 1
        assert t.haints[0].on_humanity == {6: 2} and t.tracks["travelled"] == 1


@pytest.mark.rule("VN-0877")
def test_he_wants_his_hat_and_leaves_a_hand() -> None:
    """Worn, it is taken, over its wearer; else his car loses 2. What falls is the Welcoming Hand."""
    for junk, left, at in (([22], [9, 10], "A1b"), ([], [8, 10], "A2b")):
        s = crossroads(haint="A2b", holes=("C1a", "C6a"))
        set_at(s, "A1b", "C6d")
        s.haints[0].on_break[7], s.haints[0].humanity = 2, s.haints[0].threshold - 1
        s.vagrants[0].junk = list(junk)
        session = sit(acting(s, 0, bust=1), rolls=[5, 6, 6], seed=1)
        session = settle(go_on(session, "bust:0"), "act")
        t = session.state
        walked = [e.args[-1] for e in session.journal if e.kind == "haint_walked"]
        assert (at in walked) == bool(junk) and humanity(session) == left
        assert t.vagrants[0].junk == [] and 7 in t.events
    t.vagrants[0].at = t.events[7]
    t.vagrants[0].done = []
    found = turn_pages(go_on(sit(acting(t, 0, investigate=1)), "investigate:7"))
    assert found.state.vagrants[0].junk == [29] and 7 not in found.state.events


@pytest.mark.rule("VN-0878")
def test_he_lets_himself_go() -> None:
    """Drawn: he comes next to the nearest, Unbound, and the token is gone."""
    s = crossroads(haint="C3b", holes=("A1a", "A6d"))
    set_at(s, "B3b", "A1d")
    s.bindle.append("e8")
    session = go_on(sit(acting(s, 0, rummage=1), picks=["e8", "salt"], seed=1), "rummage")
    him = settle(session, "act").state.haints[0]
    assert him.mood == 1 and TRAIN.dist[him.at][SPACE["B3b"]] == 1
    assert "e8" not in session.state.bindle and "e8" not in session.state.aside


@pytest.mark.rule("VN-0879")
def test_the_quill_writes_with_wounds() -> None:
    """A Bust that succeeds gives 1 more for each own Wound; given up, it is a success for the reader."""
    s = crossroads("cursebearer", "songsmith", haint="A2a", holes=("C1a", "C6a"))
    set_at(s, "A1a", "C6d")
    hold(s, 0, "e9")
    v = s.vagrants[0]
    v.skills = [-67, 3, -68, 0]
    session = go_on(sit(acting(s, 0, bust=1), rolls=[5]), "bust:0")
    assert session.state.haints[0].humanity == 3
    assert go_on(sit(acting(s, 0, bust=1), rolls=[1]), "bust:0").state.haints[0].humanity == 0
    s.events[2] = v.at
    session = go_on(sit(acting(s, 0, investigate=1), rolls=[1]), "investigate:2", "yes")
    assert session.state.vagrants[0].tokens == ["e2"]
    kept = go_on(sit(acting(s, 0, investigate=1), rolls=[1]), "investigate:2", "no")
    assert kept.state.vagrants[0].tokens == ["e9"] and 2 in kept.state.events
