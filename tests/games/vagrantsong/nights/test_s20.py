"""End of Time: five tokens over and over, four Lights, four Darks, and the Lightkeeper."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import NAME, SPACE, TRAIN
from hearthside.games.vagrantsong.content.page import SCENARIOS
from hearthside.games.vagrantsong.content.scenarios.s20_light import DARKS, LIGHTS, STARTS
from hearthside.games.vagrantsong.state import TOKENS, Journey
from hearthside.kernel import Session

from ..table import GAME, acting, block, go_on, haunting, hold, offered, set_at, sit, table, why
from ..test_haint import settle
from ..test_range import westbound

KINDS = tuple(TOKENS)
FIVE = ("nail", "candle", "nail", "salt", "apple")


def rock(
    *who: str, haint: str = "B4c", mood: int = 0, five: tuple[str, ...] = FIVE, lights: bool = True
) -> Journey:
    """The night on a swept floor, its clock set; in mood 1 time has stopped."""
    s = table(*(who or ("songsmith", "cursebearer")), scenario="s20", haint=haint)
    s.haints[0].mood = mood
    s.tracks["full"] = s.haints[0].threshold
    for v in s.vagrants:
        s.tracks[f"home{v.seat}"] = s.tracks[f"began{v.seat}"] = v.at + 1
    if mood == 0:
        s.haints[0].threshold = 0
        for k, token in enumerate(five):
            s.bindle.remove(token)
            s.held.append(token)
            s.tracks[f"five{k}"] = KINDS.index(token)
        s.events |= {1: SPACE["A6d"], 7: SPACE["C5b"]}
        if lights:
            s.figures.update(STARTS)
    return s


def humanity(session: Session[Journey]) -> list[int]:
    return [v.humanity for v in session.state.vagrants]


def acts(s: Journey, token: str = "") -> Session[Journey]:
    """He acts by the next of the five, or by a token out of the Bindle once time has stopped."""
    return settle(sit(haunting(s), picks=[token] if token else [], seed=1))


def lay(s: Journey, keys: tuple[str, ...], *names: str) -> Journey:
    """Some tokens lie on these spaces."""
    for key, name in zip(keys, names, strict=True):
        s.figures[key] = SPACE[name]
    return s


def ends_turn(s: Journey) -> Session[Journey]:
    """The first Vagrant's turn ends, and he skips his."""
    s.haints[0].skips = 1
    return settle(go_on(sit(acting(s, 0), seed=1), "end"), "coins")


# -- rules of its own --------------------------------------------------------------------------------


@pytest.mark.rule("VN-2001")
def test_event_0_waits_until_its_round_has_ended() -> None:
    """Nothing of it when the round begins; then it is Round 1 again."""
    s = rock(haint="C6a")
    s.on_round, s.step, s.rounds = {0: 4}, "round_open", 3
    session = settle(sit(s, seed=1))
    assert session.state.round == 4 and 0 not in session.state.fired
    t = session.state
    for v in t.vagrants:
        v.acted = True
    t = settle(sit(t, seed=1)).state
    assert t.fired[0] == 1 and t.round == 1


@pytest.mark.rule("VN-2002")
def test_five_tokens_are_kept_apart_at_first() -> None:
    """Out of the Bindle, in the open, in the order drawn."""
    session = Session(GAME, {"seats": 2, "scenario": "s20", "seance": False}, seed=5)
    session = settle(session)
    s = session.state
    assert len(s.held) == 5 and len(s.bindle) == 22
    order = [KINDS[s.tracks[f"five{k}"]] for k in range(5)]
    assert sorted(order) == sorted(s.held)
    shown = {t.id: t for t in session.scene(0)}
    assert [shown[f"token:apart.{k}"].look for k in range(5)] == order


@pytest.mark.rule("VN-2002")
def test_he_acts_by_them_in_turn_and_then_by_them_again() -> None:
    """None goes to the Cycle track or the Bindle; after the fifth comes the Cycle Effect, and the first is next."""
    s = rock(haint="C6a")
    set_at(s, "A1a", "A1b")
    names = []
    for n in range(6):
        session = acts(s)
        names += [e.args[1] for e in session.journal if e.kind == "haint_action"]
        s = session.state
        assert sum(s.cycle.values()) == 0 and sorted(s.held) == sorted(FIVE)
        assert s.tracks["next"] == (n + 1) % 5
        assert any(e.kind == "five_used" for e in session.journal) == (n == 4)
    mood = SCENARIOS["s20"].haints[0].moods[0]
    assert names == [mood.action(t).name for t in (*FIVE, FIVE[0])]


@pytest.mark.rule("VN-2003")
def test_once_a_turn_a_light_or_dark_can_be_moved() -> None:
    """Any of them, up to three, and on your own turn; in the next turn again."""
    s = rock(haint="C6a")
    set_at(s, "A1a", "A1d")
    session = sit(acting(s, 0))
    assert len(offered(session, "turn_light")) == 8
    go_on(session, "turn_light:light1")
    spots = {SPACE[o.removeprefix("place:")] for o in offered(session)}
    start = STARTS["light1"]
    assert SPACE["B3a"] in spots and max(TRAIN.dist[start][j] for j in spots) == 3
    go_on(session, "place:B2b")
    t = session.state
    assert NAME[t.figures["light1"]] == "B2b"
    assert why(sit(acting(t, 0)), "turn_light:light2") == "VN-2003"
    t.haints[0].skips = 1
    session = settle(go_on(sit(acting(t, 0), seed=1), "end"), "coins")
    t = session.state
    assert t.active == 1
    t.step, t.vagrants[1].hand, t.vagrants[1].coins = "acts", 2, {"patch": 1}
    assert len(offered(sit(t), "turn_light")) == 8
    s.figures.clear()
    assert why(sit(acting(s, 0)), "turn_light:light1") == "VN-2003"


@pytest.mark.rule("VN-2004")
def test_they_go_neither_onto_terrain_nor_onto_each_other() -> None:
    """Moved by a Vagrant or by him; they are in nobody's way."""
    s = rock(haint="C6a")
    set_at(s, "A1a", "A1d")
    lay(s, ("light1", "light2"), "B1b", "ABb")
    block(s, "B2b", "B1c")
    session = go_on(sit(acting(s, 0)), "turn_light:light1")
    assert set(offered(session)) == {f"place:{n}" for n in ("B1a", "B1b", "B2a", "B3a")}
    s = rock(haint="C6a", five=("nail",) * 5)
    set_at(s, "A1b", "A1d")
    lay(s, LIGHTS, "A4b", "A3b", "C1a", "C1b")
    block(s, "A2b")
    s.special = 0
    assert NAME[acts(s).state.figures["light2"]] == "A3b", "the nearest, and the way is barred"
    s = rock(haint="C6a")
    set_at(s, "ABb", "A1d")
    lay(s, ("light1",), "B1b")
    assert "go:B1b" in offered(sit(acting(s, 0, move=1)))


@pytest.mark.rule("VN-2005", "VN-2073")
def test_until_the_lighthouses_are_gone_he_gains_nothing() -> None:
    """No Threshold, so nobody can aim at him; it stands once Event 3 has been read."""
    session = Session(GAME, {"seats": 3, "scenario": "s20", "seance": False}, seed=5)
    assert settle(session).state.haints[0].threshold == 0
    s = rock(haint="A2a")
    set_at(s, "A1a", "A6a")
    hold(s, 0, "nail")
    session = sit(acting(s, 0, bust=1))
    assert why(session, "bust:0") == "VS-106" and why(session, "nail:0") == "VS-106"


@pytest.mark.rule("VN-2021")
def test_the_seance_lets_all_begin_in_the_middle() -> None:
    """Asked for before the first round, and only then."""
    session = Session(GAME, {"seats": 2, "scenario": "s20", "seance": True}, seed=5)
    session = settle(session, "earlier")
    other = session.fork()
    settle(go_on(other, "no"))
    assert other.state.seance and all(v.at % 20 < 6 for v in other.state.vagrants)
    assert why(sit(acting(other.state, 0)), "seance") == "VS-041"
    go_on(session, "yes")
    spots = {NAME[SPACE[o.removeprefix("place:")]] for o in offered(session)}
    assert spots and all(name[0] == "B" or name in ("ABc", "BCb") for name in spots)
    t = settle(session).state
    assert not t.seance and all(
        7 <= v.at % 20 <= 12 or v.at < 0 for v in t.vagrants if v.at % 20 != 6
    )
    assert [t.tracks[f"home{v.seat}"] for v in t.vagrants] == [v.at + 1 for v in t.vagrants]


@pytest.mark.rule("VN-2022", "VN-2025")
def test_one_break_saves_him() -> None:
    """See the Light is for a party of which nobody ever was Westbound."""
    for was, posts in ((False, ["See the Light"]), (True, [])):
        s = rock(haint="A2b", mood=1)
        s.campaign = True
        set_at(s, "A1b", "B6d")
        s.vagrants[1].was_westbound = was
        assert s.haints[0].breaks == 1
        s.haints[0].humanity = s.haints[0].threshold - 1
        session = go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0")
        session = settle(session, "spend")
        assert session.state.over == "won" and session.state.camp.mileposts == posts
        assert next(e.args[0] for e in session.journal if e.kind == "moment") == "m68"


@pytest.mark.rule("VN-2023")
def test_with_the_last_vagrant_westbound_the_night_is_lost() -> None:
    """A Wound too many."""
    s = rock(haint="B3b", mood=1)
    set_at(s, "B4b", "A1a")
    westbound(s, 1)
    s.vagrants[0].skills, s.vagrants[0].humanity = [35, 0, -36, 0], 1
    assert acts(s, "nail").state.over == "lost"


# -- what he does ------------------------------------------------------------------------------------


@pytest.mark.rule("VN-2030")
def test_the_beam_comes_round() -> None:
    """The Light nearest to the target goes one nearer; 6 for everyone on or next to it."""
    s = rock("songsmith", "cursebearer", "empress", haint="C6a", five=("nail",) * 5)
    set_at(s, "A2b", "A3c", "A6d")
    s.vagrants[0].humanity = 9
    s.special = 0
    lay(s, LIGHTS, "A4b", "C1a", "C1b", "C1c")
    session = acts(s)
    assert NAME[session.state.figures["light1"]] == "A3b" and humanity(session) == [3, 4, 11]


@pytest.mark.rule("VN-2031", "VN-2034")
def test_he_comes_with_boathook_and_door() -> None:
    """Two steps and 6 from two away; three steps and 7 beside him."""
    s = rock(haint="B1b", five=("candle", "apple", "nail", "nail", "nail"))
    set_at(s, "B5b", "A1a")
    session = acts(s)
    assert humanity(session) == [4, 10] and NAME[session.state.haints[0].at] == "B3b"
    s.tracks["next"] = 1
    session = acts(s)
    assert humanity(session) == [3, 10] and NAME[session.state.haints[0].at] == "B4b"


@pytest.mark.rule("VN-2032")
def test_the_dark_draws_off() -> None:
    """6 for everyone on or next to a Dark, once; then each goes 1 away from whoever is nearest to it."""
    s = rock("songsmith", "cursebearer", "empress", haint="C6a", five=("salt",) * 5)
    set_at(s, "A2b", "A3c", "A6d")
    lay(s, DARKS, "A2b", "A4b", "A3b", "C3d")
    session = acts(s)
    assert humanity(session) == [4, 4, 11]
    spots = [session.state.figures[key] for key in DARKS]
    before = [SPACE[name] for name in ("A2b", "A4b", "A3b", "C3d")]
    assert [TRAIN.dist[a][b] for a, b in zip(before, spots, strict=True)] == [1, 1, 1, 1]
    assert TRAIN.dist[SPACE["A6d"]][spots[3]] == TRAIN.dist[SPACE["A6d"]][before[3]] + 1


@pytest.mark.rule("VN-2033")
def test_here_is_there() -> None:
    """The nearest Vagrant and the Light nearest to that one change places; it costs 6."""
    s = rock(haint="B3b", five=("foot", "foot", "foot", "foot", "nail"))
    set_at(s, "B1b", "A1a")
    lay(s, LIGHTS, "A5b", "B4b", "C1b", "C1c")
    session = acts(s)
    assert NAME[session.state.vagrants[0].at] == "A5b" and humanity(session) == [4, 10]
    assert NAME[session.state.figures["light1"]] == "B1b"


@pytest.mark.rule("VN-2036")
def test_after_five_the_hour_strikes() -> None:
    """3 from everyone, and not before the fifth; 1 more for each time that time has gone back."""
    for n, fired, left in ((3, 0, [10, 10]), (4, 0, [7, 7]), (4, 2, [5, 5])):
        s = rock(haint="C6a", five=("candle",) * 5)
        set_at(s, "A1a", "A1d")
        s.tracks["next"], s.fired[0] = n, fired
        assert humanity(acts(s)) == left


@pytest.mark.rule("VN-2037", "VN-2047")
def test_being_haunted_by_him_costs_2() -> None:
    """In either mood."""
    for mood in (0, 1):
        s = rock(haint="B3b", mood=mood)
        set_at(s, "B2b", "A1a")
        assert humanity(go_on(sit(acting(s, 0, move=1)), "dash:B4b")) == [8, 10]


@pytest.mark.rule("VN-2040", "VN-2041", "VN-2042", "VN-2044")
def test_timeless_he_strikes_near_and_far() -> None:
    """Three steps and 10; 10 from six away; 9 and two away within two; two steps and 9 for all within three."""
    s = rock(haint="B2b", mood=1)
    s.vagrants[0].humanity = s.vagrants[0].most = 12
    set_at(s, "B6b", "A1a")
    session = acts(s, "nail")
    assert humanity(session) == [2, 10] and NAME[session.state.haints[0].at] == "B5b"
    set_at(s, "C1b", "A1a")
    assert humanity(acts(s, "candle")) == [2, 10]
    set_at(s, "C2b", "A1a")
    assert humanity(acts(s, "candle")) == [12, 10]
    s = rock("songsmith", "cursebearer", "empress", haint="B2b", mood=1)
    set_at(s, "B3b", "B2d", "B5b")
    session = acts(s, "salt")
    assert humanity(session) == [1, 1, 11]
    assert [TRAIN.dist[SPACE["B2b"]][v.at] for v in session.state.vagrants] == [3, 4, 3]
    set_at(s, "B6b", "B6c", "A1a")
    session = acts(s, "apple")
    assert humanity(session) == [1, 1, 11]


@pytest.mark.rule("VN-2043")
def test_it_was_earlier() -> None:
    """Everyone is back where their last turn began, and 4 poorer."""
    s = rock(haint="C6d", mood=1)
    set_at(s, "B1b", "B2b")
    s.tracks["began0"], s.tracks["began1"] = SPACE["A1a"] + 1, SPACE["A2a"] + 1
    session = acts(s, "foot")
    assert [NAME[v.at] for v in session.state.vagrants] == ["A1a", "A2a"]
    assert humanity(session) == [6, 6]
    s.vagrants[0].acted = False
    t = go_on(sit(s, seed=1), "turn:0").state
    assert t.tracks["began0"] == SPACE["B1b"] + 1


@pytest.mark.rule("VN-2045")
def test_timeless_what_is_done_for_him_counts_for_more() -> None:
    """2 more at each gain; not while there are hours to keep."""
    for mood, gained in ((1, 3), (0, 1)):
        s = rock(haint="B3b", mood=mood)
        s.haints[0].threshold = 20
        set_at(s, "B2b", "A1a")
        session = go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0")
        assert session.state.haints[0].humanity == gained


@pytest.mark.rule("VN-2046")
def test_timeless_a_cycle_makes_everyone_older() -> None:
    """2 each; the tokens go back."""
    s = rock(haint="C6d", mood=1)
    s.cycle["apple"] = 2
    s.bindle.remove("apple")
    s.bindle.remove("apple")
    session = ends_turn(s)
    assert humanity(session) == [8, 8] and session.state.cycle["apple"] == 0
