"""Snowed In: the White Death, its Lost Souls, and the way to the last window."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import SPACE, TO_SIDE, TRAIN
from hearthside.games.vagrantsong.rules.coins import move_value
from hearthside.games.vagrantsong.rules.haint import enter_haint
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import acting, block, go_on, haunting, hold, offered, set_at, sit, table, why
from ..test_haint import settle
from ..test_range import westbound
from .test_s09 import effects, humanity, snows

FLURRIES, STORM = 0, 1


def snowed_in(*who: str, souls: tuple[str, ...] = ("A1d",), mood: int = FLURRIES) -> Journey:
    """The night on a swept floor, with Lost Souls on these spaces."""
    s = table(*(who or ("songsmith", "cursebearer")), scenario="s10")
    s.haints[0].mood = mood
    s.haints[1].at = SPACE[souls[0]] if souls else -1
    s.haints[1].gone = not souls
    for name in souls[1:]:
        enter_haint(s, "lost_soul", SPACE[name])
    return s


def three(*souls: str, mood: int = FLURRIES) -> Journey:
    return snowed_in("songsmith", "cursebearer", "empress", souls=souls, mood=mood)


def at(session: Session[Journey]) -> list[int]:
    return [h.at for h in session.state.haints if h.who == "lost_soul" and not h.gone]


def drawn(s: Journey, token: str) -> Session[Journey]:
    """The White Death's turn, with this token."""
    return settle(sit(haunting(s), picks=[token], seed=1))


def round_of(s: Journey, number: int) -> Session[Journey]:
    """A round begins, with this number on the track."""
    s.step, s.rounds = "round_open", number - 1
    return settle(sit(s, seed=1))


def walks(session: Session[Journey], to: str) -> Session[Journey]:
    """All Coins on Move, and off."""
    while session.state.step == "coins":
        go_on(session, "coin:move" if "coin:move" in offered(session) else "ready")
    return go_on(session, f"go:{to}")


# -- rules of its own --------------------------------------------------------------------------------


@pytest.mark.rule("VN-1001")
def test_nothing_here_takes_humanity_and_the_souls_follow_the_weather() -> None:
    """No Bust, no Iron Nails; by one token the White Death acts first, then every Lost Soul."""
    s = snowed_in(souls=("A2a", "C6d"))
    set_at(s, "A1a", "B3b")
    hold(s, 0, "nail")
    assert why(sit(acting(s, 0, bust=1)), "bust:1") == "VS-106"
    assert why(sit(acting(s, 0)), "nail:1") == "VS-106"
    s.active = -1
    names = [(e.args[0], e.args[1]) for e in drawn(s, "nail").journal if e.kind == "haint_action"]
    assert names == [
        ("white_death", "Sleet"),
        ("lost_soul", "A Step"),
        ("lost_soul", "A Step"),
    ]


@pytest.mark.rule("VN-1002")
def test_each_round_brings_snow_ahead_and_the_souls_on() -> None:
    """Two Snow beyond whoever is nearest the Break side; then 2 for every soul, over whom it can reach."""
    s = three("A3b", "C6d")
    set_at(s, "A1b", "B3b", "A6d")
    session = round_of(s, 2)
    lead = TO_SIDE["break"][SPACE["B3b"]]
    assert len(snows(session.state)) == 2
    assert all(TO_SIDE["break"][j] < lead for j in snows(session.state))
    assert effects(session)[0] == ["frostbitten"], "two steps to stand where the Songsmith stood"
    assert TRAIN.dist[at(session)[1]][SPACE["C6d"]] == 2
    assert TRAIN.dist[at(session)[1]][SPACE["B3b"]] == TRAIN.dist[SPACE["C6d"]][SPACE["B3b"]] - 2


@pytest.mark.rule("VN-1002")
def test_no_two_souls_end_on_one_space() -> None:
    """Both could stand nowhere nearer than in one doorway: the second waits behind."""
    s = snowed_in(souls=("A6c", "A6b"))
    set_at(s, "B6c", "B6d")
    session = round_of(s, 2)
    first, second = at(session)
    assert first == SPACE["B1c"] and second != first
    assert not any(e.kind == "aside" for e in session.journal)
    walks = [e.args[-1] for e in session.journal if e.kind == "haint_walked"]
    assert len(walks) == len(set(walks)) == 2


@pytest.mark.rule("VN-1010")
def test_with_all_snow_out_the_last_behind_is_taken() -> None:
    """Ten pieces and tokens: the piece nearest the Round side moves on. It is cleared like any Snow."""
    s = snowed_in(souls=("C6d",))
    set_at(s, "B3b", "B1d")
    names = [f"A{k}{row}" for row in "ab" for k in range(2, 7)]
    block(s, *names, kind="snow")
    session = round_of(s, 2)
    left = set(snows(session.state))
    assert len(left) == 10 and not left & {SPACE["A2a"], SPACE["A2b"]}
    assert not session.state.blocked >> SPACE["A2a"] & 1
    s = snowed_in()
    set_at(s, "A1a", "B1d")
    block(s, "A2a", kind="snow")
    hold(s, 0, "candle")
    assert why(sit(acting(s, 0, move=1)), "go:A2a") == "VS-102"
    assert snows(go_on(sit(acting(s, 0)), "clear_snow:candle,A2a").state) == []


@pytest.mark.rule("VN-1011")
def test_holes_bar_the_way() -> None:
    """Nobody falls in here."""
    s = snowed_in()
    set_at(s, "A1a", "B1d")
    block(s, "A2a", kind="hole")
    assert why(sit(acting(s, 0, move=2)), "go:A2a") == "VS-102"


@pytest.mark.rule("VN-1015")
def test_the_frostbitten_have_a_coin_fewer() -> None:
    """Until a turn ends next to a Candle, or a Wound."""
    s = snowed_in(souls=("C6d",))
    set_at(s, "A1a", "B3b")
    s.vagrants[0].effects = ["frostbitten"]
    assert go_on(sit(s), "turn:0").state.vagrants[0].hand == 2
    ended = go_on(sit(acting(s, 0), picks=["nail"], seed=1), "end")
    assert effects(ended)[0] == ["frostbitten"]
    s.candles = [SPACE["A2a"]]
    s.bindle.remove("candle")
    assert effects(go_on(sit(acting(s, 0), picks=["nail"], seed=1), "end"))[0] == []
    s.candles.clear()
    s.bindle.append("candle")
    s.active, s.vagrants[0].humanity, s.vagrants[1].at = -1, 1, SPACE["A1d"]
    s.haints[1].at = SPACE["A3a"]
    assert effects(drawn(s, "nail"))[0] == []


@pytest.mark.rule("VN-1021")
def test_the_seance_warms_everybodys_feet_for_a_round() -> None:
    """1 more to every Move value, until the round is over."""
    s = snowed_in()
    s.seance = True
    before = [move_value(s, v) for v in s.vagrants]
    t = go_on(sit(s), "seance").state
    assert [move_value(t, v) for v in t.vagrants] == [n + 1 for n in before]
    t.step = "round_close"
    later = settle(sit(t, seed=1)).state
    assert [move_value(later, v) for v in later.vagrants] == before


@pytest.mark.rule("VN-1022", "VN-1025")
def test_whoever_reaches_the_last_window_gets_away() -> None:
    """The turn is over, the board behind; with the last of them the night is won."""
    s = snowed_in(souls=("A1d",))
    s.campaign = True
    set_at(s, "C5a", "C5c")
    session = go_on(sit(acting(s, 0, move=1), picks=["foot"], seed=1), "go:C6a")
    t = session.state
    assert t.vagrants[0].out and t.vagrants[0].at == -1 and not t.over
    settle(session, "coins")
    assert session.state.active == 1, "the turn of the other"
    session.state.vagrants[1].at = SPACE["C5c"]
    done = settle(walks(session, "C6c"), "spend").state
    assert done.over == "won" and done.camp.mileposts == ["Stay Frosty"]


@pytest.mark.rule("VN-1022", "VN-1025")
def test_one_who_got_away_is_enough() -> None:
    """With the others Westbound the first to leave ends it, and there is no Mile Post."""
    s = snowed_in(souls=("A1d",))
    s.campaign = True
    set_at(s, "C5a", "A6c")
    westbound(s, 1)
    s.vagrants[1].was_westbound = True
    done = settle(go_on(sit(acting(s, 0, move=1), seed=1), "go:C6a"), "spend").state
    assert done.over == "won" and done.camp.mileposts == []


@pytest.mark.rule("VN-1022", "VN-1023")
def test_the_last_who_falls_decides_by_who_got_away() -> None:
    """Lost if nobody did."""
    for away, over in ((True, "won"), (False, "lost")):
        s = snowed_in(souls=("B4b",))
        set_at(s, "B3b", "A6c")
        if away:
            s.vagrants[1].out, s.vagrants[1].at = True, -1
        else:
            westbound(s, 1)
        s.vagrants[0].skills, s.vagrants[0].humanity = [35, 0, -36, 0], 1
        assert drawn(s, "nail").state.over == over


@pytest.mark.rule("VN-1022")
def test_the_pup_alone_gets_nowhere() -> None:
    """It may stand at the window and wait for her."""
    s = snowed_in("runaway", "songsmith")
    set_at(s, "C4a", "A1a")
    s.vagrants[0].pup = SPACE["C5a"]
    session = go_on(sit(acting(s, 0, pup_move=1)), "pup:C6a")
    assert session.state.vagrants[0].pup == SPACE["C6a"] and not session.state.vagrants[0].out


# -- the weather -------------------------------------------------------------------------------------


@pytest.mark.rule("VN-1030", "VN-1040")
def test_sleet_falls_on_whoever_is_nearest_to_a_soul() -> None:
    """1, in the Storm as in flurries; with no soul about, on whoever leads."""
    for mood, n in ((FLURRIES, 1), (STORM, 1)):
        s = three("C6d", mood=mood)
        set_at(s, "A1a", "B6b", "A5d")
        assert humanity(drawn(s, "nail")) == [10, 10 - n, 11]
        s = three(mood=mood)
        set_at(s, "A1a", "A2b", "A5d")
        assert humanity(drawn(s, "nail")) == [10, 10, 11 - n]


@pytest.mark.rule("VN-1031", "VN-1041")
def test_the_wind_takes_from_whoever_has_no_candle() -> None:
    """1, in the Storm as in flurries; next to a Candle nothing."""
    for mood, n in ((FLURRIES, 1), (STORM, 1)):
        s = snowed_in(souls=("C6d",), mood=mood)
        set_at(s, "A1a", "A5d")
        s.candles = [SPACE["A1b"]]
        s.bindle.remove("candle")
        assert humanity(drawn(s, "candle")) == [10, 10 - n]


@pytest.mark.rule("VN-1032", "VN-1042")
def test_it_snows_on_whoever_leads_and_bites_all_beside_snow() -> None:
    """One piece of it, or two in the Storm, and 1."""
    for mood, n in ((FLURRIES, 1), (STORM, 2)):
        s = three("C6a", mood=mood)
        set_at(s, "A1a", "B3b", "A6d")
        block(s, "A5d", kind="snow")
        session = drawn(s, "salt")
        fresh = [j for j in snows(session.state) if j != SPACE["A5d"]]
        assert len(fresh) == n and all(TRAIN.near[SPACE["B3b"]] >> j & 1 for j in fresh)
        assert humanity(session) == [10, 9, 10]


@pytest.mark.rule("VN-1033", "VN-1043")
def test_the_headwind_drives_the_leader_back() -> None:
    """One step, two in the Storm, and 1 lost; nobody else feels it."""
    for mood, to in ((FLURRIES, "B3d"), (STORM, "B2d")):
        s = snowed_in(souls=("C6a",), mood=mood)
        set_at(s, "A1a", "B4d")
        session = drawn(s, "foot")
        assert session.state.vagrants[1].at == SPACE[to] and humanity(session) == [10, 9]


@pytest.mark.rule("VN-1034", "VN-1044")
def test_snow_bites() -> None:
    """Next to it: Frostbitten, or 2 lost, in either mood."""
    for mood in (FLURRIES, STORM):
        s = three("C6a", mood=mood)
        set_at(s, "A1a", "A3a", "A6d")
        block(s, "A2a", kind="snow")
        s.vagrants[1].effects = ["frostbitten"]
        session = drawn(s, "apple")
        assert effects(session) == [["frostbitten"], ["frostbitten"], []]
        assert humanity(session) == [10, 8, 11]


@pytest.mark.rule("VN-1036", "VN-1046")
def test_the_cycle_costs_whoever_is_out_in_the_cold() -> None:
    """1 for everyone next to no Candle."""
    for mood in (FLURRIES, STORM):
        s = snowed_in(souls=("C6d",), mood=mood)
        set_at(s, "A1a", "A5d")
        s.candles = [SPACE["A1b"]]
        s.bindle.remove("candle")
        s.cycle["apple"] = 2
        s.bindle = [t for t in s.bindle if t != "apple"] + ["apple"]
        session = go_on(sit(acting(s, 0), picks=["foot"], seed=1), "end")
        lost = [e.args for e in session.journal if e.kind == "lost"]
        assert lost[0] == ("cursebearer", 1)


# -- the Lost Souls ----------------------------------------------------------------------------------


@pytest.mark.rule("VN-1050", "VN-1051")
def test_a_soul_comes_a_step_or_two_nearer() -> None:
    """Iron Nails one, a Candle two, toward the target."""
    for token, to in (("nail", "B4b"), ("candle", "B3b")):
        s = snowed_in(souls=("B5b",))
        set_at(s, "A6b", "A1a")
        assert at(drawn(s, token)) == [SPACE[to]]


@pytest.mark.rule("VN-1052", "VN-1054")
def test_its_breath_and_its_arms() -> None:
    """Salt: 1 from everyone beside it. An Apple: two steps, then 2 from everyone beside it."""
    s = three("B3b")
    set_at(s, "B4b", "B3a", "A1a")
    assert humanity(drawn(s, "salt"))[:2] == [8, 8], "1 by the weather's Snow, 1 by its breath"
    s = three("B3b")
    set_at(s, "B6b", "A1a", "A2a")
    session = drawn(s, "apple")
    assert humanity(session) == [8, 10, 11] and at(session) == [SPACE["B5b"]]


@pytest.mark.rule("VN-1053")
def test_it_looks_whether_anybody_is_there() -> None:
    """A Rabbit's Foot: three steps over as many as it can."""
    s = three("A1b")
    set_at(s, "A2b", "A3b", "C1d")
    session = drawn(s, "foot")
    assert effects(session) == [["frostbitten"], ["frostbitten"], []]
    assert session.state.haints[1].at != SPACE["A1b"]


@pytest.mark.rule("VN-1057")
def test_being_haunted_by_a_soul() -> None:
    """Frostbitten, or 1 for whoever is."""
    for borne, left in (([], 10), (["frostbitten"], 9)):
        s = snowed_in(souls=("B3b",))
        set_at(s, "B2b", "A1a")
        s.vagrants[0].effects = list(borne)
        session = go_on(sit(acting(s, 0, move=1)), "dash:B4b")
        assert humanity(session)[0] == left and effects(session)[0] == ["frostbitten"]
