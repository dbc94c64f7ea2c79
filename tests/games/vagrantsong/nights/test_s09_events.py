"""So Far Away: what its Events and Rituals do."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import SPACE, TRAIN
from hearthside.games.vagrantsong.rules.coins import move_value
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import acting, block, go_on, haunting, hold, offered, set_at, sit, why
from ..test_haint import settle
from .test_s09 import effects, far_away, humanity, looks, snows, three


@pytest.mark.rule("VN-0971")
def test_the_shovel_moves_snow() -> None:
    """A Coin on it: from beside you to another open space beside you; without Snow there is nothing to do."""
    assert looks(far_away(), 1, 1).state.events.get(1) is not None
    found = looks(far_away(), 1, 4).state
    assert found.vagrants[0].tokens == ["e1"] and 1 not in found.events
    s = far_away()
    set_at(s, "A1a", "A1d")
    hold(s, 0, "e1")
    assert why(sit(acting(s, 0, e1=1)), "work:e1") == "VS-056"
    block(s, "A2a", kind="snow")
    session = settle(go_on(sit(acting(s, 0, e1=1)), "work:e1"), "act")
    assert snows(session.state) == [SPACE["A1b"]] and session.state.vagrants[0].tokens == ["e1"]
    assert not session.state.blocked >> SPACE["A2a"] & 1


@pytest.mark.rule("VN-0972", "VN-0990")
def test_the_photograph_is_shown_to_her() -> None:
    """Failed it costs 2 and stays. Used, from anywhere: 5 for her, a Break before the Ritual, 2 Coins."""
    failed = looks(far_away(), 2, 1)
    assert humanity(failed)[0] == 8 and 2 in failed.state.events
    assert looks(far_away(), 2, 4).state.vagrants[0].tokens == ["e2"]
    s = far_away(haint="C6d")
    hold(s, 0, "e2")
    shown = settle(go_on(sit(acting(s, 0)), "token:e2"), "act").state
    assert shown.haints[0].humanity == 5 and shown.rituals == ["look"]
    assert shown.camp.ritual_coins == 2 and shown.vagrants[0].tokens == []
    s.haints[0].humanity = s.haints[0].threshold - 5
    session = settle(go_on(sit(acting(s, 0)), "token:e2"), "act")
    kinds = [e.kind for e in session.journal]
    assert kinds.index("break") < kinds.index("ritual")


@pytest.mark.rule("VN-0973")
def test_the_ring_is_junk_to_wear() -> None:
    """One success; it quickens the step."""
    assert 3 in looks(far_away(), 3, 1).state.events
    s = far_away()
    before = move_value(s, s.vagrants[0])
    t = settle(looks(s, 3, 4), "act").state
    assert t.vagrants[0].junk == [25] and 3 not in t.events
    assert move_value(t, t.vagrants[0]) == before + 1


@pytest.mark.rule("VN-0974", "VN-0991")
def test_the_ticket_is_a_mile_post_and_a_ritual() -> None:
    """1 Coin, and every Vagrant gains 1."""
    s = far_away()
    s.vagrants[1].humanity = 5
    assert looks(s, 4, 1).state.rituals == []
    session = looks(s, 4, 4)
    t = session.state
    assert t.rituals == ["paradise"] and t.camp.mileposts == ["One Way Ticket"]
    assert t.camp.ritual_coins == 1 and humanity(session)[1] == 6 and 4 not in t.events


@pytest.mark.rule("VN-0975")
def test_with_the_roof_gone_the_end_cars_are_cold() -> None:
    """On her Break: from then on 2 in A and C at the start of a turn, 1 by a Candle; Event 6 is on its way."""
    s = far_away(haint="A2b")
    set_at(s, "A1b", "C6d")
    s.haints[0].on_break[5], s.haints[0].humanity = 2, s.haints[0].threshold - 1
    t = settle(go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0"), "act").state
    assert t.lasting == ["roofless"] and t.on_round == {6: 2} and t.haints[0].on_break == {}
    for at, candle, left in (
        ("A1a", "", 8),
        ("C6a", "", 8),
        ("B3b", "", 10),
        ("A1a", "A2a", 9),
        ("A1a", "A1a", 9),
        ("A1a", "A2b", 8),
    ):
        s = far_away(haint="C3d")
        s.lasting = ["roofless"]
        set_at(s, at, "B1d")
        if candle:
            s.candles = [SPACE[candle]]
            s.bindle.remove("candle")
        assert humanity(go_on(sit(s), "turn:0"))[0] == left


@pytest.mark.rule("VN-0976", "VN-0910")
def test_white_from_end_to_end() -> None:
    """Snow on both connecting spaces that lie open; then car B is cold too, and A no colder than before."""
    for at, left in (("B3b", 8), ("A1a", 8), ("C1a", 8)):
        s = far_away(haint="C6d")
        set_at(s, at, "B6d")
        s.lasting, s.on_round, s.step, s.rounds = ["roofless"], {6: 2}, "round_open", 1
        session = settle(sit(s, seed=1))
        assert snows(session.state) == [SPACE["ABb"], SPACE["ABc"]]
        assert session.state.on_round == {} and session.state.lasting == ["roofless", "whiteout"]
        assert humanity(go_on(session, "turn:0"))[0] == left
    for lying in (9, 10):
        s = far_away(haint="C6d")
        set_at(s, "A1a", "B6d")
        names = [f"C{k}{row}" for row in "ab" for k in range(1, 6)]
        block(s, *names[:lying], kind="snow")
        s.lasting, s.on_round, s.step, s.rounds = ["roofless"], {6: 2}, "round_open", 1
        assert len(snows(settle(sit(s, seed=1)).state)) == 10, "with none left none is laid"


@pytest.mark.rule("VN-0977")
def test_she_sings_to_each_of_them() -> None:
    """Drawn three steps nearer; numb for one turn; or 2 lost, and 3 more to call somebody back."""
    s = three(haint="C3b")
    set_at(s, "A1b", "A1d", "A4d")
    s.vagrants[0].effects = ["possessed"]
    s.on_round, s.step, s.rounds = {7: 3}, "round_open", 2
    session = sit(s, rolls=[2, 3, 5], seed=1)
    assert session.decision is not None and session.decision.ask == "frees"
    kept = settle(sit(s, rolls=[2, 3, 5], seed=1))
    assert humanity(kept) == [10, 10, 9] and effects(kept)[0] == ["possessed"]
    go_on(session, "take:0")
    t = session.state
    assert t.vagrants[0].at == SPACE["A4b"] and effects(session)[0] == []
    assert humanity(session) == [10, 10, 6] and t.on_round == {}
    fresh = move_value(s, s.vagrants[1])
    assert move_value(t, t.vagrants[1]) == fresh - 1
    later = settle(go_on(sit(acting(t, 1), seed=1), "end")).state
    assert move_value(later, later.vagrants[1]) == fresh


def draws(s: Journey, token: str) -> Session[Journey]:
    """The first Vagrant Rummages, and the Event comes up before some Salt."""
    s.bindle.append(token)
    session = go_on(sit(acting(s, 0, rummage=1), picks=[token, "salt"], seed=1), "rummage")
    return settle(session, "act")


@pytest.mark.rule("VN-0978")
def test_the_feather_carries_over_snow_until_a_wound() -> None:
    """Kept; one step more, and over Terrain, not onto it. A Wound blows it away."""
    s = far_away(haint="C6d")
    set_at(s, "A1a", "A6d")
    block(s, "A2a", "A1b", kind="snow")
    assert why(sit(acting(s, 0, move=1)), "go:A3a") is not None
    before = move_value(s, s.vagrants[0])
    t = draws(s, "e8").state
    assert t.vagrants[0].tokens == ["e8", "salt"] and "e8" not in t.bindle
    assert move_value(t, t.vagrants[0]) == before + 1
    session = sit(acting(t, 0, move=1))
    assert "go:A3a" in offered(session) and why(session, "go:A2a") == "VS-102"
    t.vagrants[0].humanity, t.vagrants[0].tokens, t.haints[0].at = 1, ["e8"], SPACE["A4a"]
    t.bindle.append("salt")
    t.active = -1
    assert settle(sit(haunting(t), picks=["nail"], seed=1)).state.vagrants[0].tokens == []


@pytest.mark.rule("VN-0979")
def test_the_draught_costs_2_and_goes_back() -> None:
    """Whoever draws it."""
    session = draws(far_away(), "e9")
    assert humanity(session) == [8, 10] and "e9" in session.state.bindle


@pytest.mark.rule("VN-0970", "VN-0910")
def test_a_roof_of_snow_comes_down_beside_somebody() -> None:
    """Not beside the Possessed alone; whoever is next to it loses 2; with no Snow left nobody does."""
    s = far_away(haint="C6d")
    set_at(s, "A1a", "B3b")
    s.vagrants[0].effects = ["possessed"]
    session = draws(s, "e0")
    (space,) = snows(session.state)
    assert TRAIN.near[SPACE["B3b"]] >> space & 1 and humanity(session) == [10, 8]
    assert "e0" in session.state.bindle
    block(s, *[f"C{k}a" for k in range(1, 6)], *[f"C{k}b" for k in range(1, 5)], kind="snow")
    assert humanity(draws(s, "e0")) == [10, 8], "the last of ten"
    s.bindle.remove("e0")
    block(s, "C5b", kind="snow")
    assert humanity(draws(s, "e0")) == [10, 10]


@pytest.mark.rule("VN-0992")
def test_nobody_is_left_behind() -> None:
    """All within two of her at the end of a turn, none of them hers: 1 Coin, and all gain 2."""
    for second, borne, done in (
        ("B5b", [], ["together"]),
        ("B6b", [], []),
        ("B5b", ["possessed"], []),
    ):
        s = far_away(haint="B3b")
        set_at(s, "B2a", second)
        s.vagrants[1].effects, s.vagrants[0].humanity = list(borne), 5
        session = go_on(sit(acting(s, 0), seed=1), "end")
        assert session.state.rituals == done and session.state.camp.ritual_coins == len(done)
        gained = [e.args for e in session.journal if e.kind == "gained"]
        assert (("songsmith", 2) in gained) == bool(done)
