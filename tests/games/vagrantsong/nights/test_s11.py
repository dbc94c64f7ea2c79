"""A Cold Wind's a Comin': the Frozen Faces, who only want to sit with you."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import SPACE, TRAIN
from hearthside.games.vagrantsong.rules.coins import move_value
from hearthside.games.vagrantsong.rules.haint import enter_haint
from hearthside.games.vagrantsong.rules.places import terrain_left
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import acting, block, go_on, haunting, hold, set_at, sit, table, why
from ..test_haint import settle
from ..test_range import westbound
from .test_s09 import effects, humanity, snows

HUDDLED, HUNGRY = 0, 1


def diner(
    *who: str, haint: str = "C3b", mood: int = HUDDLED, souls: tuple[str, ...] = ()
) -> Journey:
    """The night on a swept floor, with Lost Souls on these spaces."""
    s = table(*(who or ("songsmith", "cursebearer")), scenario="s11", haint=haint)
    s.haints[0].mood = mood
    for name in souls:
        enter_haint(s, "lost_soul", SPACE[name])
    return s


def three(haint: str = "C3b", mood: int = HUDDLED, souls: tuple[str, ...] = ()) -> Journey:
    return diner("songsmith", "cursebearer", "empress", haint=haint, mood=mood, souls=souls)


def burn(s: Journey, *names: str) -> None:
    """Candles on these spaces."""
    for name in names:
        s.candles.append(SPACE[name])
        s.bindle.remove("candle")


def drawn(s: Journey, token: str) -> Session[Journey]:
    """The turn of the Frozen Faces, with this token."""
    return settle(sit(haunting(s), picks=[token], seed=1))


def bust(s: Journey) -> Session[Journey]:
    """The Bust that Breaks them."""
    s.haints[0].humanity = s.haints[0].threshold - 1
    return go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0")


# -- the page ----------------------------------------------------------------------------------------


@pytest.mark.rule("VN-1110")
def test_snow_is_cleared_with_a_token() -> None:
    """It bars the way; there are six pieces and no more, for white tokens mean something else here."""
    for token in ("nail", "candle", "salt"):
        s = diner()
        set_at(s, "A1a", "A1d")
        block(s, "A2a", kind="snow")
        hold(s, 0, token)
        assert why(sit(acting(s, 0, move=1)), "go:A2a") == "VS-102"
        session = go_on(sit(acting(s, 0)), f"clear_snow:{token},A2a")
        assert snows(session.state) == [] and session.state.cycle[token] == 1
    assert terrain_left(s, "snow") == 5


@pytest.mark.rule("VN-1115", "VN-1116")
def test_frost_takes_a_coin_and_knees_a_step() -> None:
    """A Candle beside one at the end of the turn thaws; a Candle discarded steadies the knees."""
    s = diner(haint="C6d")
    set_at(s, "A1a", "A6d")
    before = move_value(s, s.vagrants[0])
    s.vagrants[0].effects = ["frostbitten", "knees"]
    assert go_on(sit(s), "turn:0").state.vagrants[0].hand == 2
    assert move_value(s, s.vagrants[0]) == before - 1
    hold(s, 0, "candle")
    assert effects(go_on(sit(acting(s, 0)), "shake:knees"))[0] == ["frostbitten"]
    burn(s, "A1b")
    ended = go_on(sit(acting(s, 0), picks=["foot"], seed=1), "end")
    assert effects(ended)[0] == ["knees"]


@pytest.mark.rule("VN-1121")
def test_the_seance_thaws_and_makes_them_back_off() -> None:
    """Every Haint goes two away from everybody, Haunting nobody."""
    s = diner(haint="B3b", souls=("A3a",))
    set_at(s, "B2b", "A1a")
    s.seance = True
    s.vagrants[0].effects = s.vagrants[1].effects = ["frostbitten"]
    s.vagrants[1].effects = ["frostbitten"]
    session = settle(go_on(sit(s, seed=1), "seance"))
    t = session.state
    assert effects(session) == [[], []] and humanity(session) == [10, 10]
    for before, haint in zip(("B3b", "A3a"), t.haints, strict=True):
        assert TRAIN.dist[SPACE[before]][haint.at] == 2
        for v in t.vagrants:
            assert TRAIN.dist[haint.at][v.at] >= TRAIN.dist[SPACE[before]][v.at]
    assert TRAIN.dist[t.haints[0].at][t.vagrants[0].at] == 3 and not t.seance


@pytest.mark.rule("VN-1122", "VN-1125")
def test_saved_all_in_one_car_they_have_the_sun() -> None:
    """Both souls in the car of the Frozen Faces, all Rituals done, nobody ever Westbound."""
    whole = ["something_cold", "six_cents", "fire"]
    for souls, rituals, fell, posts in (
        (("A6a", "A6d"), whole, False, ["By the Sun"]),
        (("A6a", "B1a"), whole, False, []),
        (("A6a",), whole, False, []),
        (("A6a", "A6d"), whole[:2], False, []),
        (("A6a", "A6d"), whole, True, []),
    ):
        s = diner(haint="A2b", souls=souls)
        s.campaign = True
        set_at(s, "A1b", "C6d")
        s.rituals, s.vagrants[1].was_westbound, s.haints[0].breaks = list(rituals), fell, 1
        session = settle(bust(s), "spend")
        assert session.state.over == "won" and session.state.camp.mileposts == posts
        assert [e.args[0] for e in session.journal if e.kind == "moment"] == ["m46"]


@pytest.mark.rule("VN-1123")
def test_with_the_last_vagrant_westbound_they_make_room() -> None:
    """A Wound too many."""
    s = diner(haint="B3b")
    set_at(s, "B4b", "A1a")
    westbound(s, 1)
    s.vagrants[0].skills, s.vagrants[0].humanity = [35, 0, -36, 0], 1
    assert drawn(s, "nail").state.over == "lost"


# -- Huddled -----------------------------------------------------------------------------------------


@pytest.mark.rule("VN-1130", "VN-1135", "VN-1145")
def test_room_for_one_and_what_a_candle_does_to_them() -> None:
    """Four steps, 7 lost. A Candle within three at the end of their turn keeps them Huddled."""
    s = diner(haint="B3b")
    for at, left in (("C1b", 3), ("C2b", 10)):
        set_at(s, at, "A1a")
        session = drawn(s, "nail")
        assert humanity(session) == [left, 10] and session.state.haints[0].mood == HUNGRY
    set_at(s, "B4b", "A1a")
    burn(s, "B3c")
    s.closed = TRAIN.near[SPACE["B3b"]]
    for mood in (HUDDLED, HUNGRY):
        s.haints[0].mood = mood
        assert drawn(s, "salt").state.haints[0].mood == HUDDLED


@pytest.mark.rule("VN-1131")
def test_sharing_the_light_puts_it_out() -> None:
    """Three steps and 6; every Candle beside them where they stop is out."""
    s = diner(haint="A4b")
    set_at(s, "B1b", "C6d")
    burn(s, "ABc", "C1a")
    session = drawn(s, "candle")
    assert humanity(session)[0] == 4 and session.state.haints[0].at == SPACE["ABb"]
    assert session.state.candles == [SPACE["C1a"]] and session.state.cycle["candle"] == 2


@pytest.mark.rule("VN-1132", "VN-1134")
def test_chattering_and_the_touch_of_frost() -> None:
    """Everyone within three is Frostbitten, or loses 4. Within four: 6 and Frostbitten."""
    s = three(haint="B3b")
    set_at(s, "B6b", "B3a", "C1b")
    s.vagrants[1].effects = ["frostbitten"]
    session = drawn(s, "salt")
    assert effects(session) == [["frostbitten"], ["frostbitten"], []]
    assert humanity(session) == [10, 6, 11]
    set_at(s, "BCb", "A1a", "A1d")
    session = drawn(s, "apple")
    assert humanity(session) == [4, 10, 11] and effects(session)[0] == ["frostbitten"]


@pytest.mark.rule("VN-1133")
def test_they_go_for_whoever_is_warm() -> None:
    """Not the nearest but one who holds a Candle; four steps and 5."""
    s = diner(haint="B3b")
    set_at(s, "B2b", "C1b")
    assert humanity(drawn(s, "foot")) == [4, 10], "the nearest is Haunted on top of it"
    hold(s, 1, "candle")
    assert humanity(drawn(s, "foot")) == [10, 5]
    s.vagrants[1].tokens.clear()
    s.bindle.append("candle")
    burn(s, "C2b")
    assert humanity(drawn(s, "foot")) == [10, 5], "or stands beside one"


@pytest.mark.rule("VN-1136", "VN-1146")
def test_the_cycle_takes_the_warmth() -> None:
    """Frostbitten, everyone next to no Candle."""
    for mood in (HUDDLED, HUNGRY):
        s = three(haint="C6d", mood=mood)
        set_at(s, "A1a", "A6d", "B3b")
        burn(s, "A1b")
        s.cycle["apple"] = 2
        s.bindle = [t for t in s.bindle if t != "apple"] + ["apple"]
        session = settle(go_on(sit(acting(s, 0), picks=["nail"], seed=1), "end"))
        assert effects(session) == [[], ["frostbitten"], ["frostbitten"]]


@pytest.mark.rule("VN-1137", "VN-1147", "VN-1157")
def test_being_haunted() -> None:
    """1 while Huddled; Hungry, it is Frostbitten or 1; by a Lost Soul Frostbitten or 1."""
    for mood, borne, left, after in (
        (HUDDLED, [], 9, []),
        (HUNGRY, [], 10, ["frostbitten"]),
        (HUNGRY, ["frostbitten"], 9, ["frostbitten"]),
    ):
        s = diner(haint="B3b", mood=mood)
        set_at(s, "B2b", "A1a")
        s.vagrants[0].effects = list(borne)
        session = go_on(sit(acting(s, 0, move=1)), "dash:B4b")
        assert humanity(session)[0] == left and effects(session)[0] == after
    for borne, left in (([], 10), (["frostbitten"], 9)):
        s = diner(haint="C6d", souls=("B3b",))
        set_at(s, "B2b", "A1a")
        s.vagrants[0].effects = list(borne)
        session = go_on(sit(acting(s, 0, move=1)), "dash:B4b")
        assert humanity(session)[0] == left and effects(session)[0] == ["frostbitten"]


# -- Hungry ------------------------------------------------------------------------------------------


@pytest.mark.rule("VN-1140", "VN-1141")
def test_blue_fingers_and_all_mouths() -> None:
    """Three steps and 8. Everyone within two loses 7."""
    s = three(haint="B3b", mood=HUNGRY)
    set_at(s, "BCb", "A1a", "A1d")
    assert humanity(drawn(s, "nail")) == [2, 10, 11]
    set_at(s, "B5b", "B3a", "B6b")
    assert humanity(drawn(s, "candle")) == [3, 3, 11]


@pytest.mark.rule("VN-1142", "VN-1144")
def test_the_groan_of_ice_and_hold_me() -> None:
    """Their car has Nervous Knees, or loses 5. Two steps and 7."""
    s = three(haint="B3b", mood=HUNGRY)
    set_at(s, "B6d", "B1a", "A6b")
    s.vagrants[1].effects = ["knees"]
    session = drawn(s, "salt")
    assert effects(session) == [["knees"], ["knees"], []] and humanity(session) == [10, 5, 11]
    set_at(s, "B6b", "A1a", "A1d")
    assert humanity(drawn(s, "apple")) == [3, 10, 11]


@pytest.mark.rule("VN-1143")
def test_they_fetch_whoever_strays() -> None:
    """The furthest on the train, four steps, 5."""
    s = diner(haint="B3b", mood=HUNGRY)
    set_at(s, "B3d", "C1b")
    assert humanity(drawn(s, "foot")) == [10, 5]


# -- the Lost Souls ----------------------------------------------------------------------------------


@pytest.mark.rule("VN-1150", "VN-1151", "VN-1152", "VN-1153", "VN-1154")
def test_the_souls_act_by_the_same_token() -> None:
    """A step, two, a breath of 1, three steps over whom they can, two and 2."""
    for token, to in (("nail", "B5b"), ("candle", "B4b")):
        s = diner(haint="C6d", souls=("B6b",))
        set_at(s, "A6b", "A1a")
        assert drawn(s, token).state.haints[1].at == SPACE[to]
    s = three(haint="C6d", souls=("A3b",))
    set_at(s, "A4b", "A3a", "A6d")
    assert humanity(drawn(s, "salt")) == [9, 9, 11]
    s = three(haint="C6d", souls=("A1b",))
    set_at(s, "A2b", "A3b", "A6a")
    assert effects(drawn(s, "foot")) == [["frostbitten"], ["frostbitten"], []]
    s = diner(haint="C6d", souls=("A3b",))
    set_at(s, "A6b", "A1d")
    s.vagrants[0].humanity = 9
    assert humanity(drawn(s, "apple")) == [7, 10]
