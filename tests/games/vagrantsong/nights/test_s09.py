"""So Far Away: the Lady in White, her Snow, and whoever she takes hold of."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import SPACE, TRAIN
from hearthside.games.vagrantsong.rules.coins import move_value
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import acting, block, go_on, haunting, hold, offered, set_at, sit, table, why
from ..test_haint import settle
from ..test_range import westbound
from .test_s08 import humanity, looks

WAITING, WRATH = 0, 1


def far_away(*who: str, haint: str = "C3b", mood: int = WAITING) -> Journey:
    """The night on a swept floor."""
    s = table(*(who or ("songsmith", "cursebearer")), scenario="s09", haint=haint)
    s.haints[0].mood = mood
    return s


def three(haint: str = "C3b", mood: int = WAITING) -> Journey:
    return far_away("songsmith", "cursebearer", "empress", haint=haint, mood=mood)


def snows(s: Journey) -> list[int]:
    return [j for j, kind in s.terrain.items() if kind == "snow"]


def effects(session: Session[Journey]) -> list[list[str]]:
    return [v.effects for v in session.state.vagrants]


def ends_turn(s: Journey, *picks: str) -> Session[Journey]:
    """The first Vagrant's turn ends, and the Lady's follows."""
    return settle(go_on(sit(acting(s, 0), picks=list(picks), seed=1), "end"), "coins")


# -- Possessed ---------------------------------------------------------------------------------------


@pytest.mark.rule("VN-0901", "VN-0915", "VN-0935")
def test_the_possessed_come_to_her_and_she_acts_all_the_same() -> None:
    """Waiting: three steps and 1 lost at the end of the own turn; then her Iron Nails cost 3."""
    s = far_away(haint="C1b")
    set_at(s, "B1b", "A1a")
    s.vagrants[0].effects = ["possessed"]
    session = ends_turn(s, "nail")
    assert [e.args[1] for e in session.journal if e.kind == "moved"] == ["B4b"]
    assert humanity(session) == [6, 10]
    s.vagrants[0].effects = []
    assert humanity(ends_turn(s, "nail")) == [10, 10], "seven away she does not reach"


@pytest.mark.rule("VN-0945", "VN-0915")
def test_in_wrath_the_possessed_strike_out() -> None:
    """The nearest other within three loses 3; with nobody there it is they who lose 2."""
    s = three(haint="C6d", mood=WRATH)
    set_at(s, "A1b", "A3b", "A4b")
    s.vagrants[0].effects = ["possessed"]
    assert humanity(ends_turn(s, "nail")) == [10, 7, 11]
    set_at(s, "A1b", "A5b", "A6b")
    assert humanity(ends_turn(s, "nail")) == [8, 10, 11]


@pytest.mark.rule("VN-0915")
def test_a_wound_or_salt_ends_being_possessed() -> None:
    """Salt is discarded for it; a Wound does it by itself."""
    s = far_away(haint="B3b")
    set_at(s, "B5b", "A1a")
    s.vagrants[0].effects = ["possessed"]
    hold(s, 0, "salt")
    assert effects(go_on(sit(acting(s, 0)), "shake:possessed"))[0] == []
    s.vagrants[0].tokens.clear()
    s.bindle.append("salt")
    assert effects(settle(sit(haunting(s), picks=["nail"], seed=1)))[0] == ["possessed"]
    s.vagrants[0].humanity = 1
    assert effects(settle(sit(haunting(s), picks=["nail"], seed=1)))[0] == []


# -- Snow --------------------------------------------------------------------------------------------


@pytest.mark.rule("VN-0910")
def test_snow_bars_the_way_until_it_is_cleared() -> None:
    """With Iron Nails, a Candle or Salt, next to it, on the own turn."""
    for token in ("nail", "candle", "salt"):
        s = far_away()
        set_at(s, "A1a", "A1d")
        block(s, "A2a", "A3a", kind="snow")
        hold(s, 0, token)
        assert not [o for o in offered(sit(s)) if "clear_snow" in o], "it is nobody's turn"
        assert why(sit(acting(s, 0, move=2)), "go:A2a") == "VS-102"
        assert why(sit(acting(s, 0)), f"clear_snow:{token},A3a") == "VS-016"
        session = go_on(sit(acting(s, 0, move=1)), f"clear_snow:{token},A2a")
        t = session.state
        assert snows(t) == [SPACE["A3a"]] and t.cycle[token] == 1 and "go:A2a" in offered(session)
        assert t.candles == [] and t.haints[0].humanity == 0


@pytest.mark.rule("VN-0936", "VN-0946", "VN-0910")
def test_the_cycle_brings_snow_to_everybody_as_long_as_there_is_any() -> None:
    """Six pieces and four white tokens; with all but one of them out, only one more falls."""
    for mood in (WAITING, WRATH):
        for lying, then in ((0, 2), (9, 10), (10, 10)):
            s = far_away(haint="C6d", mood=mood)
            set_at(s, "A3b", "B3b")
            block(s, *[f"C{k}a" for k in (1, 2, 3, 4, 5)][:lying], kind="snow")
            block(s, *[f"C{k}b" for k in (1, 2, 3, 4, 5)][: max(0, lying - 5)], kind="snow")
            s.cycle["apple"] = 2
            s.bindle = [t for t in s.bindle if t != "apple"] + ["apple"]
            t = ends_turn(s, "nail").state
            assert len(snows(t)) == then and sum(t.cycle.values()) == 1
            if not lying:
                fresh = sum(1 << j for j in snows(t))
                assert all(TRAIN.near[v.at] & fresh for v in t.vagrants)


# -- Seance, the end ---------------------------------------------------------------------------------


@pytest.mark.rule("VN-0921")
def test_the_seance_comforts_or_frees_each_of_them() -> None:
    """Only the Possessed have a choice; the others gain 3."""
    s = far_away()
    s.seance, s.vagrants[0].effects = True, ["possessed"]
    s.vagrants[0].humanity = s.vagrants[1].humanity = 5
    freed = go_on(sit(s), "seance", "free")
    assert humanity(freed) == [5, 8] and effects(freed)[0] == [] and not freed.state.seance
    gained = go_on(sit(s), "seance", "gain")
    assert humanity(gained) == [8, 8] and effects(gained)[0] == ["possessed"]


@pytest.mark.rule("VN-0922", "VN-0925")
def test_saved_with_feather_and_ring_they_float_on() -> None:
    """Both have to be held, by whomever; the ring may be broken."""
    for tokens, junk, posts in (
        (["e8"], [25], ["Float On"]),
        (["e8"], [-25], ["Float On"]),
        ([], [25], []),
        (["e8"], [], []),
    ):
        s = far_away(haint="A2b")
        s.campaign = True
        set_at(s, "A1b", "C6d")
        s.vagrants[0].tokens, s.vagrants[1].junk = list(tokens), list(junk)
        s.haints[0].breaks, s.haints[0].humanity = 1, s.haints[0].threshold - 1
        session = settle(go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0"), "spend")
        assert session.state.over == "won" and session.state.camp.mileposts == posts
        assert [e.args[0] for e in session.journal if e.kind == "moment"] == ["m42"]


@pytest.mark.rule("VN-0923")
def test_with_the_last_vagrant_westbound_she_keeps_them() -> None:
    """A Wound too many."""
    s = far_away(haint="B3b")
    set_at(s, "B4b", "A1a")
    westbound(s, 1)
    s.vagrants[0].skills, s.vagrants[0].humanity = [35, 0, -36, 0], 1
    assert settle(sit(haunting(s), picks=["nail"], seed=1)).state.over == "lost"


# -- Waiting -----------------------------------------------------------------------------------------


@pytest.mark.rule("VN-0930", "VN-0935")
def test_is_it_you() -> None:
    """Two steps and Range 3: 3 lost; one further and nothing. From three away she goes on Waiting."""
    s = far_away(haint="C3b")
    for at, left in (("B4b", 10), ("B5b", 7)):
        set_at(s, at, "A1a")
        session = settle(sit(haunting(s), picks=["nail"], seed=1))
        assert humanity(session) == [left, 10] and session.state.haints[0].mood == WAITING


@pytest.mark.rule("VN-0931", "VN-0935")
def test_cold_hands_take_hold() -> None:
    """Three steps up to the target: Possessed, or 2 lost. Next to somebody she is in Wrath."""
    s = far_away(haint="C3b")
    set_at(s, "B6b", "A1a")
    session = settle(sit(haunting(s), picks=["candle"], seed=1))
    assert effects(session)[0] == ["possessed"] and humanity(session)[0] == 10
    assert session.state.haints[0].mood == WRATH
    s.vagrants[0].effects = ["possessed"]
    session = settle(sit(haunting(s), picks=["candle"], seed=1))
    assert effects(session)[0] == ["possessed"] and humanity(session)[0] == 8


@pytest.mark.rule("VN-0932")
def test_where_did_you_go_brings_snow_to_the_target() -> None:
    """1 from everyone within four; Salt keeps that off, and not the Snow."""
    for salt, left in ((False, 4), (True, 5)):
        s = three(haint="B3b")
        set_at(s, "B5b", "B3d", "C6d")
        s.vagrants[0].humanity = 5
        if salt:
            hold(s, 0, "salt")
        session = settle(sit(haunting(s), picks=["salt"], seed=1))
        assert humanity(session) == [left, 9, 11]
        (space,) = snows(session.state)
        assert TRAIN.near[SPACE["B5b"]] >> space & 1


@pytest.mark.rule("VN-0933")
def test_i_appear_missing() -> None:
    """With nobody within three she stays and loses 1; else six toward the far end, and the target with her."""
    s = far_away(haint="B3b")
    s.haints[0].humanity = 4
    set_at(s, "A6b", "C6d")
    session = settle(sit(haunting(s), picks=["foot"], seed=1))
    assert session.state.haints[0].humanity == 3 and session.state.haints[0].at == SPACE["B3b"]
    assert humanity(session) == [10, 10]
    for start, end in (("B3b", "C2b"), ("C3b", "B4b")):
        s = far_away(haint=start)
        set_at(s, start[0] + "3d", "A1a")
        session = settle(sit(haunting(s), picks=["foot"], seed=1))
        t = session.state
        assert t.haints[0].at == SPACE[end] and t.haints[0].humanity == 0
        assert humanity(session) == [8, 10] and TRAIN.near[SPACE[end]] >> t.vagrants[0].at & 1


@pytest.mark.rule("VN-0934")
def test_you_never_left() -> None:
    """Without a step, within three: 3 and Possessed."""
    s = far_away(haint="B3b")
    set_at(s, "B6b", "A1a")
    session = settle(sit(haunting(s), picks=["apple"], seed=1))
    assert humanity(session) == [7, 10] and effects(session) == [["possessed"], []]
    set_at(s, "BCb", "A1a")
    assert humanity(settle(sit(haunting(s), picks=["apple"], seed=1))) == [10, 10]


@pytest.mark.rule("VN-0937", "VN-0947")
def test_being_haunted_by_her() -> None:
    """1 while she waits; in Wrath it is being Possessed, or 1 for whoever is."""
    for mood, borne, left, after in (
        (WAITING, [], 9, []),
        (WRATH, [], 10, ["possessed"]),
        (WRATH, ["possessed"], 9, ["possessed"]),
    ):
        s = far_away(haint="B3b", mood=mood)
        set_at(s, "B2b", "A1a")
        s.vagrants[0].effects = list(borne)
        session = go_on(sit(acting(s, 0, move=1)), "dash:B4b")
        assert humanity(session)[0] == left and effects(session)[0] == after


# -- Wrath -------------------------------------------------------------------------------------------


@pytest.mark.rule("VN-0940", "VN-0945")
def test_lace_and_nails() -> None:
    """Three steps and a blow of 3, and she stays in Wrath; out of reach nothing, and she waits again."""
    s = far_away(haint="B3b", mood=WRATH)
    for at, left, mood in (("BCb", 7, WRATH), ("C2b", 10, WAITING)):
        set_at(s, at, "A1a")
        session = settle(sit(haunting(s), picks=["nail"], seed=1))
        assert humanity(session) == [left, 10] and session.state.haints[0].mood == mood


@pytest.mark.rule("VN-0941", "VN-0942")
def test_come_back_and_the_wail() -> None:
    """Range 6: 2, and two steps nearer. The Wail costs everyone in her car 2, and nobody else."""
    s = three(haint="B3b", mood=WRATH)
    set_at(s, "C2b", "A1a", "A1d")
    session = settle(sit(haunting(s), picks=["candle"], seed=1))
    assert humanity(session) == [8, 10, 11]
    assert session.state.vagrants[0].at == SPACE["BCb"]
    set_at(s, "B6d", "B1a", "A6b")
    assert humanity(settle(sit(haunting(s), picks=["salt"], seed=1))) == [8, 8, 11]


@pytest.mark.rule("VN-0943")
def test_all_her_dears_act_at_once_or_the_nearest_becomes_one() -> None:
    """Two of them strike out, each at the nearest; with none, the nearest of all is Possessed."""
    s = three(haint="C6a", mood=WRATH)
    set_at(s, "A1b", "A1d", "C1d")
    s.vagrants[0].effects, s.vagrants[2].effects = ["possessed"], ["possessed"]
    session = settle(sit(haunting(s), picks=["foot"], seed=1))
    assert humanity(session) == [10, 7, 9]
    s.vagrants[0].effects, s.vagrants[2].effects = [], []
    session = settle(sit(haunting(s), picks=["foot"], seed=1))
    assert effects(session) == [[], [], ["possessed"]] and humanity(session) == [10, 10, 11]


@pytest.mark.rule("VN-0944")
def test_the_train_of_her_dress() -> None:
    """She moves two to where it catches both: 2 each, and Possessed."""
    s = three(haint="B3b", mood=WRATH)
    set_at(s, "B6b", "BCb", "A1a")
    session = settle(sit(haunting(s), picks=["apple"], seed=1))
    assert humanity(session) == [8, 8, 11]
    assert effects(session) == [["possessed"], ["possessed"], []]


# -- Events ------------------------------------------------------------------------------------------


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
    block(s, *[f"C{k}a" for k in range(1, 6)], *[f"C{k}b" for k in range(1, 6)], kind="snow")
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
