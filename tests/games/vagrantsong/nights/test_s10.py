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
from .test_s08 import humanity, looks
from .test_s09 import effects, snows

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
    assert why(sit(acting(s, 0, bust=1)), "bust:1") == "VS-138"
    assert why(sit(acting(s, 0)), "nail:1") == "VS-146"
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
    """2, or 3 in the Storm; with no soul about, on whoever leads."""
    for mood, n in ((FLURRIES, 2), (STORM, 3)):
        s = three("C6d", mood=mood)
        set_at(s, "A1a", "B6b", "A5d")
        assert humanity(drawn(s, "nail")) == [10, 10 - n, 11]
        s = three(mood=mood)
        set_at(s, "A1a", "A2b", "A5d")
        assert humanity(drawn(s, "nail")) == [10, 10, 11 - n]


@pytest.mark.rule("VN-1031", "VN-1041")
def test_the_wind_takes_from_whoever_has_no_candle() -> None:
    """1, or 2 in the Storm; next to a Candle nothing."""
    for mood, n in ((FLURRIES, 1), (STORM, 2)):
        s = snowed_in(souls=("C6d",), mood=mood)
        set_at(s, "A1a", "A5d")
        s.candles = [SPACE["A1b"]]
        s.bindle.remove("candle")
        assert humanity(drawn(s, "candle")) == [10, 10 - n]


@pytest.mark.rule("VN-1032", "VN-1042")
def test_it_snows_on_whoever_leads_and_bites_all_beside_snow() -> None:
    """One piece and 1, or two and 2 in the Storm."""
    for mood, n in ((FLURRIES, 1), (STORM, 2)):
        s = three("C6a", mood=mood)
        set_at(s, "A1a", "B3b", "A6d")
        block(s, "A5d", kind="snow")
        session = drawn(s, "salt")
        fresh = [j for j in snows(session.state) if j != SPACE["A5d"]]
        assert len(fresh) == n and all(TRAIN.near[SPACE["B3b"]] >> j & 1 for j in fresh)
        assert humanity(session) == [10, 10 - n, 11 - n]


@pytest.mark.rule("VN-1033", "VN-1043")
def test_the_headwind_drives_the_leader_back() -> None:
    """Two steps, three in the Storm, and 2 lost; nobody else feels it."""
    for mood, to in ((FLURRIES, "B2d"), (STORM, "B1d")):
        s = snowed_in(souls=("C6a",), mood=mood)
        set_at(s, "A1a", "B4d")
        session = drawn(s, "foot")
        assert session.state.vagrants[1].at == SPACE[to] and humanity(session) == [10, 8]


@pytest.mark.rule("VN-1034", "VN-1044")
def test_snow_bites() -> None:
    """Next to it: Frostbitten, or 2 lost, 3 in the Storm."""
    for mood, n in ((FLURRIES, 2), (STORM, 3)):
        s = three("C6a", mood=mood)
        set_at(s, "A1a", "A3a", "A6d")
        block(s, "A2a", kind="snow")
        s.vagrants[1].effects = ["frostbitten"]
        session = drawn(s, "apple")
        assert effects(session) == [["frostbitten"], ["frostbitten"], []]
        assert humanity(session) == [10, 10 - n, 11]


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
    """Frostbitten, or 2 for whoever is."""
    for borne, left in (([], 10), (["frostbitten"], 8)):
        s = snowed_in(souls=("B3b",))
        set_at(s, "B2b", "A1a")
        s.vagrants[0].effects = list(borne)
        session = go_on(sit(acting(s, 0, move=1)), "dash:B4b")
        assert humanity(session)[0] == left and effects(session)[0] == ["frostbitten"]


# -- Events ------------------------------------------------------------------------------------------


@pytest.mark.rule("VN-1071")
def test_dynamite_clears_the_way_and_shakes_the_car() -> None:
    """All Terrain beside the user is gone; the others in the car are Wounded, and thawed. Dropped, it goes off too."""
    assert 1 in looks(snowed_in(), 1, 1).state.events
    assert looks(snowed_in(), 1, 4).state.vagrants[0].tokens == ["e1"]
    s = three("C6d")
    set_at(s, "B6b", "B1a", "A1a")
    block(s, "BCb", kind="hole")
    block(s, "B6a", "B4b", kind="snow")
    hold(s, 0, "e1")
    s.vagrants[0].effects, s.vagrants[1].effects = ["frostbitten"], ["frostbitten"]
    session = settle(go_on(sit(acting(s, 0), seed=1), "token:e1"), "act")
    t = session.state
    assert t.terrain == {SPACE["B4b"]: "snow"} and t.vagrants[0].tokens == []
    wounds = [sum(n < 0 for n in v.skills) for v in t.vagrants]
    assert wounds == [0, 1, 0] and effects(session) == [["frostbitten"], [], []]
    hold(s, 0, "nail", "nail")
    s.bindle.remove("salt")
    s.bindle.append("salt")
    session = go_on(sit(acting(s, 0, rummage=1), picks=["salt"], seed=1), "rummage", "drop:e1")
    t = settle(session, "act").state
    assert sum(n < 0 for n in t.vagrants[1].skills) == 1 and len(t.terrain) == 3


@pytest.mark.rule("VN-1072")
def test_the_coal_lights_two_candles() -> None:
    """Only where two were drawn; both kept, or one handed to somebody adjacent. The coal is gone either way."""
    assert 2 in looks(snowed_in(), 2, 1).state.events
    assert looks(snowed_in(), 2, 4).state.vagrants[0].tokens == ["e2"]
    s = snowed_in()
    set_at(s, "A1a", "A2a")
    hold(s, 0, "e2")

    def digs(*picks: str) -> Session[Journey]:
        return go_on(sit(acting(s, 0, rummage=len(picks)), picks=list(picks), seed=1), "rummage")

    one = digs("candle", "salt")
    assert one.decision is not None and one.decision.ask == "keep"
    refused = go_on(digs("candle", "candle", "salt"), "no")
    assert refused.decision is not None and refused.decision.ask == "keep"
    both = go_on(digs("candle", "candle", "salt"), "yes", "none").state
    assert both.vagrants[0].tokens == ["candle", "candle"] and "salt" in both.bindle
    shared = go_on(digs("candle", "candle", "salt"), "yes", "take:1").state
    assert [v.tokens for v in shared.vagrants] == [["candle"], ["candle"]]
    assert shared.held == [] and shared.bindle.count("candle") == 5
    set_at(s, "A1a", "A3a")
    alone = go_on(digs("candle", "candle"), "yes").state
    assert alone.vagrants[0].tokens == ["candle", "candle"]


@pytest.mark.rule("VN-1073")
def test_skates_go_through_snow() -> None:
    """At the start of a turn: three steps, through Snow and not onto it; kept if one likes."""
    s = snowed_in(souls=("C6d",))
    set_at(s, "A1a", "C1d")
    block(s, "A2a", "A1b", kind="snow")
    block(s, "A3b", kind="hole")
    s.bindle.append("e3")
    session = go_on(sit(acting(s, 0, rummage=1), picks=["e3", "salt"], seed=1), "rummage")
    t = settle(session, "act").state
    assert t.vagrants[0].tokens == ["e3", "salt"]
    t.step, t.active, t.vagrants[0].acted = "whose_turn", -1, False
    t.vagrants[0].coins, t.vagrants[0].hand, t.vagrants[0].dealt = {}, 0, 0
    session = go_on(sit(t, seed=1), "turn:0", "yes")
    ends = {o.removeprefix("place:") for o in offered(session)}
    assert ends == {"A3a", "A4a", "A2b", "A2c", "A1c", "A1d"}
    after = go_on(session, "place:A4a").state
    assert after.vagrants[0].at == SPACE["A4a"] and "e3" not in after.vagrants[0].tokens
    kept = go_on(sit(t, seed=1), "turn:0", "no").state
    assert kept.vagrants[0].at == SPACE["A1a"] and "e3" in kept.vagrants[0].tokens


@pytest.mark.rule("VN-1073", "VN-1076")
def test_drawn_for_the_white_death_they_bring_the_souls() -> None:
    """Skates: the drawer is Wounded, and two steps each. The cameo: three. Both go back into the Bindle."""
    for token, wounds, steps in (("e3", 1, 2), ("e6", 0, 3)):
        s = snowed_in(souls=("C6b",))
        set_at(s, "A1a", "A3d")
        s.bindle.append(token)
        session = settle(sit(haunting(s), picks=[token, "nail"], seed=1))
        t = session.state
        assert sum(n < 0 for n in t.vagrants[0].skills) == wounds and token in t.bindle
        assert TRAIN.dist[SPACE["C6b"]][at(session)[0]] == steps + 1, "and one by Iron Nails"


@pytest.mark.rule("VN-1074", "VN-1075", "VN-1090", "VN-1091", "VN-1045")
def test_a_keepsake_sends_a_brother_home() -> None:
    """Next to a soul only: it leaves, the giver is healed and thawed, the Storm abates, and it is a Ritual."""
    for number, ritual, moment in ((4, "warm", "m78"), (5, "bundle", "m79")):
        assert number in looks(snowed_in(), number, 1).state.events
        assert looks(snowed_in(), number, 4).state.vagrants[0].tokens == [f"e{number}"]
        s = snowed_in(souls=("A3a", "A2b", "C6d"), mood=STORM)
        set_at(s, "A1a", "B3b")
        hold(s, 0, f"e{number}")
        assert why(sit(acting(s, 0)), f"token:e{number}") == "VS-056"
        set_at(s, "A2a", "B3b")
        v = s.vagrants[0]
        v.effects, v.skills = ["frostbitten"], [-35, 0, 36, 0]
        session = go_on(sit(acting(s, 0), seed=1), f"token:e{number}", "place:A3a")
        t = settle(session, "act").state
        assert t.haints[1].gone and not t.haints[2].gone and t.haints[0].mood == FLURRIES
        assert t.vagrants[0].effects == [] and t.vagrants[0].skills == [35, 0, 36, 0]
        assert t.rituals == [ritual] and t.camp.ritual_coins == 2 and t.vagrants[0].tokens == []
        assert moment in [e.args[0] for e in session.journal if e.kind == "page"]


@pytest.mark.rule("VN-1076", "VN-1092")
def test_the_cameo_weighs_on_its_holder_all_the_way() -> None:
    """2 at the start of each turn; carried out, it is a Ritual."""
    s = snowed_in(souls=("A1d",))
    set_at(s, "C5a", "A6c")
    s.bindle.append("e6")
    session = go_on(sit(acting(s, 0, rummage=1), picks=["e6", "salt"], seed=1), "rummage")
    t = settle(session, "act").state
    assert t.vagrants[0].tokens == ["e6", "salt"]
    for tokens, left, done in (([], 10, []), (["e6"], 8, ["cameo"])):
        s.vagrants[0].tokens, s.step, s.active = list(tokens), "whose_turn", -1
        s.bindle = [x for x in s.bindle if x != "e6"]
        s.vagrants[0].coins, s.vagrants[0].hand, s.vagrants[0].dealt = {}, 0, 0
        session = go_on(sit(s, seed=1), "turn:0")
        assert humanity(session)[0] == left
        out = walks(session, "C6a")
        assert out.state.vagrants[0].out and out.state.rituals == done


@pytest.mark.rule("VN-1077", "VN-1079", "VN-1035")
def test_souls_come_in_at_both_ends_and_the_storm_with_them() -> None:
    """Event 7 on the Round side, with Event 0 on its way to Round 2; Event 9 on the Break side."""
    for number, side, track in ((7, "round", {0: 2}), (9, "break", {})):
        s = snowed_in(souls=())
        set_at(s, "B3b", "B1d")
        s.on_round = {number: 5}
        session = round_of(s, 5)
        t = session.state
        came = [e.args[1] for e in session.journal if e.kind == "haint_comes"]
        assert len(came) == 1 and TO_SIDE[side][SPACE[str(came[0])]] == 0
        assert len(at(session)) == 1 and t.on_round == track and t.haints[0].mood == STORM


@pytest.mark.rule("VN-1078")
def test_a_gust_takes_a_token_or_drives_back() -> None:
    """A choice for whoever holds one; the others go back by their Move value. It stays."""
    s = three("C6d")
    set_at(s, "B3b", "B4d", "B6a")
    hold(s, 0, "salt")
    hold(s, 1, "e4")
    s.on_round, s.step, s.rounds = {8: 3}, "round_open", 2
    t = settle(go_on(sit(s, seed=1), "let_go", "go_back")).state
    moved = [v.at for v in t.vagrants]
    assert moved == [SPACE["B3b"], SPACE["B1d"], SPACE["B4a"]]
    assert [v.tokens for v in t.vagrants] == [[], ["e4"], []]
    assert t.cycle["salt"] == 1 and t.on_round == {8: 3}
    t = settle(go_on(sit(s, seed=1), "go_back", "let_go")).state
    assert [v.tokens for v in t.vagrants] == [["salt"], [], []]
    assert t.vagrants[1].at == SPACE["B4d"] and t.vagrants[0].at == SPACE["B1b"]


@pytest.mark.rule("VN-1070")
def test_the_white_death_fills_the_holes_and_wounds_everybody_in_turn() -> None:
    """One step more in that round; from then on a Wound at the start of each turn."""
    s = snowed_in(souls=("C6d",))
    set_at(s, "A1a", "B1d")
    block(s, "BCb", "BCc", kind="hole")
    s.on_round = {0: 2}
    before = move_value(s, s.vagrants[0])
    session = round_of(s, 2)
    t = session.state
    assert "hole" not in t.terrain.values() and t.on_round == {}
    assert move_value(t, t.vagrants[0]) == before + 1
    turn = go_on(session, "turn:0")
    assert turn.decision is not None and turn.decision.ask == "wound"
    t.step, t.lasting = "round_close", ["last_dash", "white_death"]
    later = settle(sit(t, seed=1), "wound").state
    assert move_value(later, later.vagrants[0]) == before and later.lasting == ["white_death"]
