"""Fire on the Mountain: Moe, Charlie and Lawrence, and what they set alight."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import CAR, SPACE, TRAIN
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import acting, block, go_on, haunting, hold, offered, set_at, sit, table, why
from ..test_haint import settle
from ..test_range import westbound


def boiler(*who: str, haint: str = "B3b", mood: int = 0) -> Journey:
    """The night on a swept floor."""
    s = table(*(who or ("songsmith", "cursebearer")), scenario="s13", haint=haint)
    s.haints[0].mood = mood
    return s


def humanity(session: Session[Journey]) -> list[int]:
    return [v.humanity for v in session.state.vagrants]


def effects(session: Session[Journey]) -> list[list[str]]:
    return [v.effects for v in session.state.vagrants]


def looks(s: Journey, number: int, *bones: int) -> Session[Journey]:
    """The first Vagrant Investigates an Event at their feet."""
    s.events[number] = s.vagrants[0].at
    return go_on(
        sit(acting(s, 0, investigate=max(1, len(bones))), rolls=list(bones), seed=1),
        f"investigate:{number}",
    )


def draws(s: Journey, number: int, *choices: str) -> Session[Journey]:
    """The first Vagrant Rummages, and the Event comes out first."""
    s.bindle.append(f"e{number}")
    session = sit(acting(s, 0, rummage=1), picks=[f"e{number}", "nail"], seed=1)
    return go_on(session, "rummage", *choices)


def next_round(s: Journey, number: int) -> Session[Journey]:
    """A round begins on whose space an Event lies."""
    s.on_round, s.step, s.rounds = {number: 3}, "round_open", 2
    return settle(sit(s, seed=1))


def drawn(s: Journey, token: str) -> Session[Journey]:
    """The Boilermen act by a token."""
    return settle(sit(haunting(s), picks=[token], seed=1))


# -- rules of its own --------------------------------------------------------------------------------


@pytest.mark.rule("VN-1301")
def test_each_round_the_next_of_them_leads() -> None:
    """Moe, Charlie, Lawrence, Moe."""
    for mood, after in ((0, 1), (1, 2), (2, 0)):
        s = boiler(mood=mood)
        s.step = "round_close"
        assert sit(s, seed=1).state.haints[0].mood == after


@pytest.mark.rule("VN-1302")
def test_snow_beside_you_is_a_second_skin() -> None:
    """At the end of a turn next to it; two away, or next to Debris, there is none."""
    for at, kind, after in (
        ("A2a", "snow", ["second_skin"]),
        ("A3a", "snow", []),
        ("A2a", "debris", []),
    ):
        s = boiler(haint="C3b")
        set_at(s, at, "B6d")
        block(s, "A1a", kind=kind)
        session = go_on(sit(acting(s, 0), picks=["nail"], seed=1), "end")
        assert effects(session)[0] == after


@pytest.mark.rule("VN-1315", "VN-1392")
def test_burning_costs_2_a_turn_until_salt_puts_it_out() -> None:
    """At the start of the own turn; the fourth time it goes out is a Ritual."""
    s = boiler(haint="C3b")
    s.vagrants[0].effects = ["burning"]
    session = go_on(sit(s), "turn:0")
    assert humanity(session) == [8, 10]
    hold(s, 0, "salt")
    for doused, done in ((0, []), (3, ["drill"])):
        s.tracks["doused"] = doused
        s.vagrants[1].humanity = 5
        out = go_on(sit(acting(s, 0)), "shake:burning")
        assert effects(out)[0] == [] and out.state.rituals == done
        assert out.state.tracks["doused"] == doused + 1
        assert humanity(out)[1] == 5 + 2 * len(done)


@pytest.mark.rule("VN-1316")
def test_a_second_skin_burns_instead_of_you() -> None:
    """Once: it is gone, and there is no Burning; Burning that is there already stays, and so does the skin."""
    s = boiler(haint="B3b")
    set_at(s, "B6b", "A1a")
    s.vagrants[0].effects = ["second_skin"]
    session = drawn(s, "candle")
    assert effects(session)[0] == [] and humanity(session)[0] == 10
    assert effects(drawn(session.state, "candle"))[0] == ["burning"]
    s.vagrants[0].effects = ["burning", "second_skin"]
    session = drawn(s, "candle")
    assert effects(session)[0] == ["burning", "second_skin"] and humanity(session)[0] == 3


@pytest.mark.rule("VN-1320", "VN-1371", "VN-1372", "VN-1373", "VN-1390")
def test_each_break_knocks_a_cap_off_and_caps_can_be_given_back() -> None:
    """Events 1, 2 and 3 fall next to them, are kept without a roll, and go back only from next to them."""
    for number in (1, 2, 3):
        s = boiler("songsmith", "cursebearer", haint="A2b")
        set_at(s, "A1b", "B6d")
        s.tracks["broken"] = number - 1
        s.haints[0].breaks, s.haints[0].humanity = 5 - number, s.haints[0].threshold - 1
        session = go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0")
        session = settle(session, "act")
        t = session.state
        assert list(t.events) == [number]
        assert TRAIN.near[t.haints[0].at] >> t.events[number] & 1
        t.events.clear()
        t.vagrants[0].done.clear()
        session = looks(t, number)
        t = session.state
        assert t.vagrants[0].tokens == [f"e{number}"] and t.events == {}
        t.vagrants[0].at = SPACE["A4b"]
        assert why(sit(acting(t, 0)), f"token:e{number}") == "VS-056"
        t.vagrants[0].at = SPACE["A1b"]
        for returned, done in ((1, []), (2, ["hats"])):
            t.tracks["returned"] = returned
            back = go_on(sit(acting(t, 0)), f"token:e{number}").state
            assert back.vagrants[0].tokens == [] and back.rituals == done
            assert back.camp.ritual_coins == 2 * len(done)


@pytest.mark.rule("VN-1321")
def test_the_seance_calls_the_roll() -> None:
    """Whoever is called leads, and everyone gains 3."""
    for name, mood in (("moe", 0), ("charlie", 1), ("lawrence", 2)):
        s = boiler(mood=(mood + 1) % 3)
        s.seance = True
        for v in s.vagrants:
            v.humanity = 4
        session = go_on(sit(acting(s, 0)), "seance", name)
        assert session.state.haints[0].mood == mood and humanity(session) == [7, 7]


@pytest.mark.rule("VN-1322", "VN-1325")
def test_the_fourth_break_saves_them() -> None:
    """Fireworks come with all three Rituals and nobody ever Westbound."""
    for rituals, was, posts in (
        (["hats", "potato", "drill"], False, ["Fireworks"]),
        (["hats", "potato", "drill"], True, []),
        (["hats", "drill"], False, []),
    ):
        s = boiler(haint="A2b")
        assert s.haints[0].breaks == 4
        s.campaign = True
        set_at(s, "A1b", "B6d")
        s.rituals, s.vagrants[1].was_westbound = list(rituals), was
        s.haints[0].breaks, s.haints[0].humanity = 1, s.haints[0].threshold - 1
        session = settle(go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0"), "spend")
        assert session.state.over == "won" and session.state.camp.mileposts == posts
        assert next(e.args[0] for e in session.journal if e.kind == "moment") == "m50"


@pytest.mark.rule("VN-1323")
def test_with_the_last_vagrant_westbound_the_night_is_lost() -> None:
    """A Wound too many."""
    s = boiler(haint="B3b")
    set_at(s, "B4b", "A1a")
    westbound(s, 1)
    s.vagrants[0].skills, s.vagrants[0].humanity = [35, 0, -36, 0], 1
    assert drawn(s, "nail").state.over == "lost"


# -- what they do ------------------------------------------------------------------------------------


@pytest.mark.rule("VN-1330", "VN-1331", "VN-1332")
def test_moe_stokes() -> None:
    """Two steps and 7; Burning from four away, or 7; everyone within two 6 and Burning."""
    s = boiler(haint="B3b")
    set_at(s, "B6b", "A1a")
    session = drawn(s, "nail")
    assert humanity(session) == [3, 10] and session.state.haints[0].at == SPACE["B5b"]
    s.vagrants[0].at = SPACE["BCb"]
    session = drawn(s, "candle")
    assert effects(session)[0] == ["burning"] and humanity(session) == [10, 10]
    s.vagrants[0].effects = ["burning"]
    assert humanity(drawn(s, "candle")) == [3, 10]
    s = boiler("songsmith", "cursebearer", "empress", haint="B3b")
    set_at(s, "B5b", "B2a", "B6b")
    session = drawn(s, "salt")
    assert humanity(session) == [4, 4, 11]
    assert effects(session) == [["burning"], ["burning"], []]


@pytest.mark.rule("VN-1333", "VN-1343", "VN-1353", "VN-1334", "VN-1344", "VN-1354")
def test_what_all_three_do() -> None:
    """The furthest: four steps, 7 and Burning. Everyone within two: 8."""
    for mood in (0, 1, 2):
        s = boiler("songsmith", "cursebearer", "empress", haint="B3b", mood=mood)
        set_at(s, "C1b", "B2d", "B4b")
        session = drawn(s, "foot")
        assert humanity(session)[:2] == [3, 10] and effects(session)[0] == ["burning"]
        s = boiler("songsmith", "cursebearer", "empress", haint="B3b", mood=mood)
        set_at(s, "B5b", "B2a", "B6b")
        assert humanity(drawn(s, "apple")) == [2, 2, 11]


@pytest.mark.rule("VN-1336", "VN-1346", "VN-1356")
def test_a_cycle_throws_sparks() -> None:
    """Whoever is next to a Hole gains Burning, whoever leads; next to Debris nobody does."""
    for mood in (0, 1, 2):
        s = boiler(haint="C3b", mood=mood)
        set_at(s, "A2a", "A2d")
        block(s, "A1a", kind="hole")
        block(s, "A1d", kind="debris")
        s.cycle["apple"] = 2
        s.bindle = [t for t in s.bindle if t != "apple"] + ["apple"]
        s.haints[0].skips = 1
        session = go_on(sit(acting(s, 1), seed=1), "end")
        assert effects(session) == [["burning"], []] and session.state.cycle["apple"] == 0


@pytest.mark.rule("VN-1337", "VN-1347", "VN-1357")
def test_being_haunted_by_them_is_fire() -> None:
    """Burning, or 2 for whoever Burns."""
    for mood in (0, 1, 2):
        for before, left in (([], 10), (["burning"], 8)):
            s = boiler(haint="B3b", mood=mood)
            set_at(s, "B2b", "A1a")
            s.vagrants[0].effects = list(before)
            session = go_on(sit(acting(s, 0, move=1)), "dash:B4b")
            assert humanity(session)[0] == left and effects(session)[0] == ["burning"]


@pytest.mark.rule("VN-1340", "VN-1341", "VN-1342")
def test_charlie_stamps() -> None:
    """Three steps and 7; up to four over as many as can be; those beside him 2 away and 7 poorer."""
    s = boiler(haint="B2b", mood=1)
    set_at(s, "B6b", "A1a")
    session = drawn(s, "nail")
    assert humanity(session) == [3, 10] and session.state.haints[0].at == SPACE["B5b"]
    set_at(s, "B4b", "B6b")
    assert effects(drawn(s, "candle")) == [["burning"], ["burning"]]
    s = boiler("songsmith", "cursebearer", "empress", haint="B2b", mood=1)
    set_at(s, "B3b", "B2a", "B6d")
    session = drawn(s, "salt")
    t = session.state
    assert humanity(session) == [3, 3, 11] and t.haints[0].at == SPACE["B2b"]
    assert [v.at for v in t.vagrants] == [SPACE[name] for name in ("B5b", "B4a", "B6d")]


@pytest.mark.rule("VN-1350", "VN-1351", "VN-1352")
def test_lawrence_keeps_the_time() -> None:
    """7 from six away, not seven; 7 for whoever acted first; the next to act is a Coin short, and only they."""
    s = boiler(haint="B1b", mood=2)
    set_at(s, "BCb", "A1a")
    session = drawn(s, "nail")
    assert humanity(session) == [3, 10] and session.state.haints[0].at == SPACE["B1b"]
    set_at(s, "C1b", "C6d")
    assert humanity(drawn(s, "nail")) == [10, 10]
    s.first = 1
    assert humanity(drawn(s, "candle")) == [10, 3]
    session = drawn(s, "salt")
    session.state.vagrants[0].acted = False
    session = go_on(sit(session.state, seed=1), "turn:1")
    assert session.state.vagrants[1].hand == 2
    t = session.state
    t.step, t.active, t.vagrants[1].hand, t.vagrants[1].dealt = "turn_open", 0, 0, 0
    t.vagrants[1].coins = {}
    assert sit(t, seed=1).state.vagrants[0].hand == 3


# -- Events ------------------------------------------------------------------------------------------


@pytest.mark.rule("VN-1370")
def test_boiler_tubes_are_thrown_by_whoever_catches_fire_beside_them() -> None:
    """4 for the Boilermen and Burning all the same, but for a Second Skin; kept, or from two away, nothing of it."""
    assert "e0" in draws(boiler(), 0).state.vagrants[0].tokens
    for skin, after in (([], ["burning"]), (["second_skin"], [])):
        s = boiler(haint="B3b")
        set_at(s, "B4b", "A1a")
        hold(s, 0, "e0")
        s.vagrants[0].effects = list(skin)
        session = go_on(sit(haunting(s), picks=["candle"], seed=1), "yes")
        assert session.state.haints[0].humanity == 4 and effects(session)[0] == after
        assert session.state.vagrants[0].tokens == []
    s.vagrants[0].effects = []
    kept = go_on(sit(haunting(s), picks=["candle"], seed=1), "no")
    assert kept.state.haints[0].humanity == 0 and kept.state.vagrants[0].tokens == ["e0"]
    s.vagrants[0].at = SPACE["B5b"]
    far = drawn(s, "candle")
    assert effects(far)[0] == ["burning"] and far.state.vagrants[0].tokens == ["e0"]
    s.vagrants[0].at, s.vagrants[0].effects = SPACE["B4b"], ["burning"]
    assert drawn(s, "candle").state.vagrants[0].tokens == ["e0"], "already Burning"


@pytest.mark.rule("VN-1374")
def test_the_ladder_leads_into_the_argument() -> None:
    """Next to them, wherever they are; a failure leaves it."""
    s = boiler(haint="C3b")
    set_at(s, "A1a", "B6d")
    assert 4 in looks(s, 4, 1).state.events
    session = looks(s, 4, 4)
    assert set(offered(session)) == {"place:C2b", "place:C4b", "place:C3a", "place:C3c"}
    go_on(session, "place:C3a")
    assert session.state.vagrants[0].at == SPACE["C3a"] and 4 not in session.state.events


@pytest.mark.rule("VN-1375", "VN-1391")
def test_the_hot_potato_burns_its_holder_and_goes_from_hand_to_hand() -> None:
    """1 at the end of the own turn; it cannot be let go of. When all have had it at their turn's end, a Ritual."""
    s = boiler(haint="C3b")
    set_at(s, "A1a", "A2a")
    assert 5 in looks(s, 5, 1).state.events
    t = looks(s, 5, 4).state
    assert t.vagrants[0].tokens == ["e5"]
    t.haints[0].skips = 9
    session = go_on(sit(acting(t, 0), seed=1), "end")
    assert humanity(session) == [9, 10] and session.state.rituals == []
    t.tracks["handled"] = 0b10
    session = go_on(sit(acting(t, 0), seed=1), "end")
    assert session.state.rituals == ["potato"]
    assert effects(session) == [["second_skin"], ["second_skin"]]
    t.active = -1
    session = go_on(sit(acting(t, 1), seed=1), "end")
    assert humanity(session) == [10, 10], "not at the end of another's turn"
    for _ in range(2):
        hold(t, 0, "nail")
    t.vagrants[0].tokens += ["apple"] * 2
    session = go_on(sit(acting(t, 0, rummage=1), picks=["salt"], seed=1), "rummage")
    assert session.decision is not None and session.decision.ask == "drop"
    assert "drop:e5" not in offered(session) and why(session, "drop:e5") == "VS-130"


@pytest.mark.rule("VN-1376")
def test_the_grate_glows() -> None:
    """Next to Holes: Burning, or 3 for whoever Burns. From the second time on next to Debris too; it stays."""
    for fired, far in ((0, []), (1, ["burning"]), (2, ["burning"])):
        s = boiler("songsmith", "cursebearer", "empress", haint="C3b")
        set_at(s, "A2a", "A2d", "B2b")
        block(s, "A1a", "B1b", kind="hole")
        block(s, "A1d", kind="debris")
        s.vagrants[2].effects = ["burning"]
        s.fired[6] = fired
        session = next_round(s, 6)
        assert effects(session) == [["burning"], far, ["burning"]]
        assert humanity(session) == [10, 10, 8] and session.state.on_round == {6: 3}


@pytest.mark.rule("VN-1377")
def test_the_mountain_lets_go_and_then_it_snows() -> None:
    """Four pieces in B and C, 2 from everyone, and on to Round 4; then all Debris is Snow, and it is gone."""
    s = boiler(haint="A2b")
    set_at(s, "A1b", "B6d")
    block(s, "A6d", kind="debris")
    s.haints[0].humanity, s.haints[0].on_humanity[7] = 3, 4
    session = go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0")
    assert session.decision is not None and session.decision.ask == "lay_terrain"
    assert {CAR[SPACE[o.removeprefix("place:")]] for o in offered(session)} == {1, 2}
    t = settle(session, "act").state
    assert list(t.terrain.values()) == ["debris"] * 5 and humanity(session) == [8, 8]
    assert t.on_round == {7: 4} and t.haints[0].on_humanity == {}
    t.step, t.rounds, t.active = "round_open", 3, -1
    later = sit(t, seed=1).state
    assert list(later.terrain.values()) == ["snow"] * 5 and later.on_round == {}
    assert later.terrain.keys() == t.terrain.keys() and [v.humanity for v in later.vagrants] == [
        8,
        8,
    ]


@pytest.mark.rule("VN-1378")
def test_a_wet_blanket_for_the_reader_and_those_beside() -> None:
    """Two away one goes on Burning; the token goes back."""
    s = boiler("songsmith", "cursebearer", "empress", haint="C3b")
    set_at(s, "A1a", "A2a", "A3a")
    for v in s.vagrants:
        v.effects = ["burning"]
    session = draws(s, 8)
    assert effects(session) == [[], [], ["burning"]] and "e8" in session.state.bindle


@pytest.mark.rule("VN-1379")
def test_they_come_for_the_reader() -> None:
    """A space for each Humanity; the first whom they Haunt stops them, and so does a Candle."""
    s = boiler(haint="C3b")
    set_at(s, "A1b", "A1d")
    s.vagrants[0].humanity = 4
    session = settle(draws(s, 9), "act")
    t = session.state
    assert TRAIN.dist[SPACE["C3b"]][t.haints[0].at] == 4 and "e9" not in t.bindle
    for at, stop in ((("A1b", "C1b"), "C1b"), (("C1b", "A1b"), "C1b")):
        s = boiler(haint="C3b")
        set_at(s, *at)
        session = settle(draws(s, 9), "act")
        assert session.state.haints[0].at == SPACE[stop]
        assert ["burning"] in effects(session)
    s = boiler(haint="C3b")
    set_at(s, "A1b", "A1d")
    s.candles = [SPACE["C2b"], SPACE["C3c"]]
    s.bindle.remove("candle")
    s.bindle.remove("candle")
    session = settle(draws(s, 9), "act")
    assert session.state.haints[0].at == SPACE["C2b"]
