"""So Far Away: the Lady in White, her Snow, and whoever she takes hold of."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import SPACE, TRAIN
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import acting, block, go_on, haunting, hold, offered, set_at, sit, table, why
from ..test_haint import settle
from ..test_range import westbound

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


def humanity(session: Session[Journey]) -> list[int]:
    return [v.humanity for v in session.state.vagrants]


def looks(s: Journey, number: int, *bones: int) -> Session[Journey]:
    """The first Vagrant Investigates an Event at their feet."""
    s.events[number] = s.vagrants[0].at
    session = sit(acting(s, 0, investigate=len(bones)), rolls=list(bones), seed=1)
    return go_on(session, f"investigate:{number}")


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
    assert humanity(session) == [4, 10]
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
    """Two steps and Range 3: 5 lost; one further and nothing. From three away she goes on Waiting."""
    s = far_away(haint="C3b")
    for at, left in (("B4b", 10), ("B5b", 5)):
        set_at(s, at, "A1a")
        session = settle(sit(haunting(s), picks=["nail"], seed=1))
        assert humanity(session) == [left, 10] and session.state.haints[0].mood == WAITING


@pytest.mark.rule("VN-0931", "VN-0935")
def test_cold_hands_take_hold() -> None:
    """Three steps up to the target: Possessed, or 4 lost. Next to somebody she is in Wrath."""
    s = far_away(haint="C3b")
    set_at(s, "B6b", "A1a")
    session = settle(sit(haunting(s), picks=["candle"], seed=1))
    assert effects(session)[0] == ["possessed"] and humanity(session)[0] == 10
    assert session.state.haints[0].mood == WRATH
    s.vagrants[0].effects = ["possessed"]
    session = settle(sit(haunting(s), picks=["candle"], seed=1))
    assert effects(session)[0] == ["possessed"] and humanity(session)[0] == 6


@pytest.mark.rule("VN-0932")
def test_where_did_you_go_brings_snow_to_the_target() -> None:
    """3 from everyone within four; Salt keeps that off, and not the Snow."""
    for salt, left in ((False, 2), (True, 5)):
        s = three(haint="B3b")
        set_at(s, "B5b", "B3d", "C6d")
        s.vagrants[0].humanity = 5
        if salt:
            hold(s, 0, "salt")
        session = settle(sit(haunting(s), picks=["salt"], seed=1))
        assert humanity(session) == [left, 7, 11]
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
    assert humanity(session) == [5, 10] and effects(session) == [["possessed"], []]
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
    """Three steps and a blow of 5, and she stays in Wrath; out of reach nothing, and she waits again."""
    s = far_away(haint="B3b", mood=WRATH)
    for at, left, mood in (("BCb", 5, WRATH), ("C2b", 10, WAITING)):
        set_at(s, at, "A1a")
        session = settle(sit(haunting(s), picks=["nail"], seed=1))
        assert humanity(session) == [left, 10] and session.state.haints[0].mood == mood


@pytest.mark.rule("VN-0941", "VN-0942")
def test_come_back_and_the_wail() -> None:
    """Range 6: 4, and two steps nearer. The Wail costs everyone in her car 4, and nobody else."""
    s = three(haint="B3b", mood=WRATH)
    set_at(s, "C2b", "A1a", "A1d")
    session = settle(sit(haunting(s), picks=["candle"], seed=1))
    assert humanity(session) == [6, 10, 11]
    assert session.state.vagrants[0].at == SPACE["BCb"]
    set_at(s, "B6d", "B1a", "A6b")
    assert humanity(settle(sit(haunting(s), picks=["salt"], seed=1))) == [6, 6, 11]


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
    """She moves two to where it catches both: 4 each, and Possessed."""
    s = three(haint="B3b", mood=WRATH)
    set_at(s, "B6b", "BCb", "A1a")
    session = settle(sit(haunting(s), picks=["apple"], seed=1))
    assert humanity(session) == [6, 6, 11]
    assert effects(session) == [["possessed"], ["possessed"], []]
