"""Set in Stone: six statues, the Lady who wakes in them, and Holes that move over."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import CAR, EDGES, LINKS, SIDE, SPACE, TRAIN
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import GAME, acting, block, go_on, hold, offered, set_at, sit, table, why
from ..test_haint import settle
from ..test_range import westbound
from .telling import breaks, drawn, draws, effects, humanity, looks, next_round, spots

STATUES = ("A6a", "A4d", "B2a", "B4c", "C3a", "C2d")


def park(*who: str, haint: str = "B4c", mood: int = 0, statues: tuple[str, ...] = ()) -> Journey:
    """The night on a swept floor, with the statues that are named."""
    s = table(*(who or ("songsmith", "cursebearer")), scenario="s17", haint=haint)
    s.haints[0].mood = mood
    block(s, *statues, kind="debris")
    return s


def cleansed(s: Journey) -> set[int]:
    """The Debris that is Cleansed."""
    return {j for j, marks in s.marked.items() if "cleansed" in marks.split("+")}


def pits(s: Journey) -> set[int]:
    """Where the Holes are, under Debris too."""
    under = {j for j, marks in s.marked.items() if "hole" in marks.split("+")}
    return {j for j, kind in s.terrain.items() if kind == "hole"} | under


# -- rules of its own --------------------------------------------------------------------------------


@pytest.mark.rule("VN-1701", "VN-1770")
def test_instead_of_the_fifth_token_she_steps_out() -> None:
    """Everybody in her car, two away or more; the other statues block the doors, other Holes close, one opens here."""
    s = park(statues=STATUES)
    set_at(s, "B3c", "A1a")
    for name in ("A6a", "A4d", "B2a", "C3a"):
        s.marked[SPACE[name]] = "cleansed"
    block(s, "C6d", "B1d", kind="hole")
    hold(s, 0, "e1")
    session = go_on(sit(acting(s, 0), seed=1), "token:e1")
    assert session.asked.ask == "put_down"
    choice = {SPACE[o.removeprefix("place:")] for o in offered(session)}
    assert all(CAR[j] == 1 and TRAIN.dist[j][SPACE["B4c"]] >= 2 for j in choice)
    assert not any(LINKS >> j & 1 for j in choice)
    session = settle(session, "act")
    t = session.state
    assert t.haints[0].mood == 1 and t.haints[0].at == SPACE["B4c"] and 0 in t.fired
    assert all(CAR[v.at] == 1 for v in t.vagrants)
    rocks = {j for j, kind in t.terrain.items() if kind == "debris"}
    links = {SPACE[n] for n in ("ABb", "ABc", "BCb", "BCc")}
    assert rocks == {SPACE["B2a"], SPACE["B4c"]} | links
    assert SPACE["B1d"] in pits(t) and len(pits(t)) == 2
    assert all(CAR[j] == 1 for j in pits(t)) and cleansed(t) == {SPACE["B2a"]}


@pytest.mark.rule("VN-1701")
def test_the_fourth_token_is_only_a_token() -> None:
    """And once she has stepped out, so is every further one."""
    s = park(statues=STATUES)
    set_at(s, "B3c", "A1a")
    for name in ("A6a", "A4d", "B2a"):
        s.marked[SPACE[name]] = "cleansed"
    hold(s, 0, "e1")
    t = go_on(sit(acting(s, 0), seed=1), "token:e1").state
    assert len(cleansed(t)) == 4 and t.haints[0].mood == 0 and 0 not in t.fired
    s.marked[SPACE["C3a"]], s.haints[0].mood = "cleansed", 1
    t = go_on(sit(acting(s, 0), seed=1), "token:e1").state
    assert len(cleansed(t)) == 5 and 0 not in t.fired


@pytest.mark.rule("VN-1770", "VN-1775")
def test_she_steps_out_of_the_statue_that_would_have_been_the_fifth() -> None:
    """Wherever she was: the shovel calls her to the other end of the train."""
    s = park(statues=STATUES)
    set_at(s, "C1d", "A1a")
    for name in ("A6a", "A4d", "B2a", "C3a"):
        s.marked[SPACE[name]] = "cleansed"
    hold(s, 0, "e5")
    session = settle(go_on(sit(acting(s, 0, e5=1), seed=1), "work:e5"), "act")
    t = session.state
    assert t.haints[0].at == SPACE["C2d"] and t.haints[0].mood == 1
    assert all(CAR[v.at] == 2 for v in t.vagrants)


@pytest.mark.rule("VN-1702", "VN-1730")
def test_she_wakes_by_her_target_unless_a_candle_calls_her() -> None:
    """Everyone beside her loses 5. A Candle given up brings her to its holder's statue, and no other this round."""
    s = park(statues=("B4c", "A4d", "C3a"))
    set_at(s, "A3d", "C3b")
    s.vagrants[0].humanity = 9
    s.vagrants[1].acted = True
    t = drawn(s, "nail").state
    assert t.haints[0].at in (SPACE["A4d"], SPACE["C3a"])
    s = park(statues=("B4c", "A4d", "C3a"), haint="A4d")
    set_at(s, "A3d", "C3b")
    assert humanity(drawn(s, "nail")) == [5, 10]
    hold(s, 1, "candle")
    session = sit(turn_of(s), picks=["nail"], seed=1)
    assert session.asked.ask == "lures" and set(offered(session)) == {"none", "take:1"}
    called = settle(go_on(session.fork(), "take:1"))
    assert called.state.haints[0].at == SPACE["C3a"] and humanity(called) == [10, 5]
    assert called.state.vagrants[1].tokens == [] and called.state.cycle["candle"] == 1
    t = called.state
    set_at(t, "A3d", "A5d")
    t.vagrants[1].humanity = 10
    hold(t, 0, "candle")
    again = drawn(t, "nail")
    assert again.state.haints[0].at == SPACE["C3a"] and again.state.vagrants[0].tokens == ["candle"]
    left = settle(go_on(session, "none"))
    assert left.state.haints[0].at == SPACE["A4d"] and humanity(left) == [5, 10]


def turn_of(s: Journey) -> Journey:
    """The Haint's turn, drawn for by the first seat."""
    s.recent, s.active = 0, -1
    s.step, s.haint_turn, s.haint_index = "haint_turn", True, 0
    return s


@pytest.mark.rule("VN-1703", "VN-1732")
def test_the_floor_cracks_and_the_furthest_hole_makes_room() -> None:
    """A Hole next to each in her car and nobody else; with six out, the one furthest from all goes."""
    s = park("songsmith", "cursebearer", "empress", haint="B3b")
    set_at(s, "B1a", "B6d", "A1a")
    t = drawn(s, "salt").state
    assert len(t.terrain) == 2
    assert sorted(min(TRAIN.dist[j][v.at] for v in t.vagrants[:2]) for j in t.terrain) == [1, 1]
    s = park(haint="B3b")
    set_at(s, "B1a", "A1a")
    block(s, "A3a", "A4a", "A5a", "A3d", "A4d", "C6d", kind="hole")
    t = drawn(s, "salt").state
    assert len(t.terrain) == 6 and SPACE["C6d"] not in t.terrain


@pytest.mark.rule("VN-1704", "VN-1710", "VN-1733", "VN-1742")
def test_holes_move_over_and_under_stone() -> None:
    """2 toward the nearest, 5 for whoever is there; onto Debris, where nobody enters; two on a space are one."""
    for mood, token in ((0, "foot"), (1, "salt")):
        s = park(haint="C6a", mood=mood)
        set_at(s, "A1b", "B6d")
        block(s, "A3b", kind="hole")
        session = drawn(s, token)
        assert pits(session.state) == {SPACE["A1b"]} and humanity(session) == [5, 10]
        s = park(haint="C6a", mood=mood, statues=("A2b",))
        set_at(s, "A1b", "B6d")
        block(s, "A4b", kind="hole")
        t = drawn(s, token).state
        assert t.terrain == {SPACE["A2b"]: "debris"} and t.marked == {SPACE["A2b"]: "hole"}
        t.haints[0].skips = 0
        assert why(sit(acting(t, 0, move=1)), "go:A2b") == "VS-102"
        t.vagrants[0].coins, t.vagrants[0].hand, t.vagrants[0].dealt = {}, 0, 0
        t.cycle[token] -= 1
        t.bindle.append(token)
        t = drawn(t, token).state
        assert t.terrain == {SPACE["A2b"]: "debris", SPACE["A1b"]: "hole"} and t.marked == {}
        s = park(haint="C6a", mood=mood)
        set_at(s, "A1b", "B6d")
        block(s, "A5b", "A3b", kind="hole")
        s.vagrants[0].at = SPACE["A1a"]
        block(s, "A1b")
        t = drawn(s, token).state
        assert len(pits(t)) == 2
        s = park(haint="C6a", mood=mood)
        set_at(s, "A1b", "B6d")
        block(s, "A2b", "A3b", kind="hole")
        session = drawn(s, token)
        assert pits(session.state) == {SPACE["A1b"]} and humanity(session)[0] == 5


@pytest.mark.rule("VN-1710")
def test_a_hole_may_end_a_move() -> None:
    """A 5 among as many Bones as the Move value and it goes on; else 2, and there it ends."""
    for bones, left, on in (([5, 1], 10, True), ([4, 1], 8, False)):
        s = park(haint="C1a")
        set_at(s, "A1b", "A6d")
        block(s, "A2b", kind="hole")
        session = go_on(sit(acting(s, 0, move=2), rolls=bones, seed=1), "go:A2b")
        assert humanity(session)[0] == left and ("go:A3b" in offered(session)) == on


@pytest.mark.rule("VN-1711")
def test_six_statues_and_she_is_on_one() -> None:
    """Of Debris, which bars the way."""
    session: Session[Journey] = settle(Session(GAME, {"seats": 2, "scenario": "s17"}, seed=1))
    t = session.state
    assert {j for j, kind in t.terrain.items() if kind == "debris"} == {SPACE[n] for n in STATUES}
    assert t.haints[0].at == SPACE["B4c"] and t.on_round == {3: 2}
    s = park(statues=("A2b",))
    set_at(s, "A1b", "A6d")
    assert why(sit(acting(s, 0, move=1)), "go:A2b") == "VS-102"


@pytest.mark.rule("VN-1715")
def test_every_1_is_bad_luck() -> None:
    """2 for each 1 of an own action or Skill; a Rabbit's Foot discarded ends it."""
    for bearer, left in ((True, 6), (False, 10)):
        s = park(haint="A2b")
        set_at(s, "A1b", "B6d")
        s.vagrants[0].effects = ["luck"] * bearer
        session = go_on(sit(acting(s, 0, bust=3), rolls=[1, 2, 1], seed=1), "bust:0")
        assert humanity(session)[0] == left
    s.vagrants[0].effects = ["luck"]
    hold(s, 0, "foot")
    assert effects(go_on(sit(acting(s, 0)), "shake:luck"))[0] == []


@pytest.mark.rule("VN-1721")
def test_the_seance_closes_the_floor_of_a_car() -> None:
    """All Holes of it, under Debris too, and of no other."""
    s = park(statues=("A6a",))
    block(s, "A3b", "B3b", kind="hole")
    s.marked[SPACE["A6a"]] = "cleansed+hole"
    s.seance = True
    t = go_on(sit(acting(s, 0)), "seance", "car_a").state
    assert pits(t) == {SPACE["B3b"]} and t.marked == {SPACE["A6a"]: "cleansed"}


@pytest.mark.rule("VN-1722", "VN-1725")
def test_the_third_break_saves_her() -> None:
    """Craggy Aggie comes with all Rituals and nobody's luck gone."""
    for rituals, luck, posts in (
        (["flowers", "clear", "gold"], [], ["Craggy Aggie"]),
        (["flowers", "clear", "gold"], ["luck"], []),
        (["flowers", "gold"], [], []),
    ):
        s = park(haint="A2b")
        assert s.haints[0].breaks == 3
        s.campaign = True
        set_at(s, "A1b", "B6d")
        s.rituals, s.vagrants[1].effects = list(rituals), list(luck)
        session = settle(breaks(s, marker=0), "spend")
        assert session.state.over == "won" and session.state.camp.mileposts == posts
        assert next(e.args[0] for e in session.journal if e.kind == "moment") == "m60"


@pytest.mark.rule("VN-1723")
def test_with_the_last_vagrant_westbound_the_night_is_lost() -> None:
    """A Wound too many."""
    s = park(haint="B3b", mood=1)
    set_at(s, "B4b", "A1a")
    westbound(s, 1)
    s.vagrants[0].skills, s.vagrants[0].humanity = [35, 0, -36, 0], 1
    assert drawn(s, "nail").state.over == "lost"


# -- what she does -----------------------------------------------------------------------------------


@pytest.mark.rule("VN-1731", "VN-1734")
def test_she_looks_down_and_stares() -> None:
    """By the statue of whoever has lost most, 5 within two of it; 5 and bad luck within three."""
    s = park("songsmith", "cursebearer", "empress", statues=("B4c", "A4d"))
    set_at(s, "A2d", "B6d", "C1a")
    s.vagrants[0].humanity = 9
    session = drawn(s, "candle")
    assert session.state.haints[0].at == SPACE["A4d"] and humanity(session) == [4, 10, 11]
    set_at(s, "B2b", "B6d", "C1a")
    s.vagrants[0].humanity = 10
    session = drawn(s, "apple")
    assert humanity(session) == [5, 5, 11] and effects(session) == [["luck"], ["luck"], []]


@pytest.mark.rule("VN-1736", "VN-1746")
def test_a_cycle_opens_a_hole_by_the_proudest() -> None:
    """Next to whoever has most Humanity, in either mood."""
    for mood in (0, 1):
        s = park(haint="C6a", mood=mood)
        set_at(s, "A1a", "B6d")
        s.vagrants[1].humanity = 4
        s.cycle["apple"] = 2
        s.bindle = [t for t in s.bindle if t != "apple"] + ["apple"]
        s.haints[0].skips = 1
        t = settle(go_on(sit(acting(s, 1), seed=1), "end")).state
        assert [TRAIN.dist[j][SPACE["A1a"]] for j in pits(t)] == [1] and t.cycle["apple"] == 0


@pytest.mark.rule("VN-1737", "VN-1747")
def test_being_haunted_by_her_is_bad_luck() -> None:
    """Or 1, for whoever has it; in either mood."""
    for mood in (0, 1):
        for before, left in (([], 10), (["luck"], 9)):
            s = park(haint="B3b", mood=mood)
            set_at(s, "B2b", "A1a")
            s.vagrants[0].effects = list(before)
            session = go_on(sit(acting(s, 0, move=1)), "dash:B4b")
            assert effects(session)[0] == ["luck"] and humanity(session)[0] == left


@pytest.mark.rule("VN-1740", "VN-1741", "VN-1743", "VN-1744")
def test_the_spirit_walks() -> None:
    """Three steps and 6; two steps, and 5 from three away; bad luck for the furthest, or 6; a step, and 6 within two."""
    s = park(haint="B2b", mood=1)
    set_at(s, "B6b", "A1a")
    session = drawn(s, "nail")
    assert session.state.haints[0].at == SPACE["B5b"] and humanity(session) == [4, 10]
    s.vagrants[0].at = SPACE["BCb"]
    session = drawn(s, "candle")
    assert session.state.haints[0].at == SPACE["B4b"] and humanity(session) == [5, 10]
    set_at(s, "B3b", "C6d")
    session = drawn(s, "foot")
    assert effects(session)[1] == ["luck"]
    s.vagrants[1].effects = ["luck"]
    assert humanity(drawn(s, "foot"))[1] == 4
    s = park("songsmith", "cursebearer", "empress", haint="B2b", mood=1)
    set_at(s, "B4b", "B5b", "C1b")
    assert humanity(drawn(s, "apple")) == [4, 4, 11]


# -- Events ------------------------------------------------------------------------------------------


@pytest.mark.rule("VN-1771", "VN-1772", "VN-1776", "VN-1790", "VN-1791", "VN-1792")
def test_what_is_laid_at_her_feet() -> None:
    """Next to her, on a statue that is not clean: a Ritual, half her Threshold of 5, and it and another are Cleansed.

    Since Event 4 it is all of the Threshold, and she Breaks.
    """
    for number, name, coins in ((1, "flowers", 1), (2, "clear", 1), (6, "gold", 2)):
        s = park(statues=("B4c", "C3a"))
        set_at(s, "A1b", "A6d")
        failed = looks(s, number, 1)
        assert effects(failed)[0] == ["luck"] and number in failed.state.events
        t = looks(s, number, 4).state
        assert t.vagrants[0].tokens == [f"e{number}"]
        assert why(sit(acting(t, 0)), f"token:e{number}") == "VS-056"
        t.vagrants[0].at = SPACE["B3c"]
        t.marked[SPACE["B4c"]] = "cleansed"
        assert why(sit(acting(t, 0)), f"token:e{number}") == "VS-056"
        t.marked.clear()
        t.lasting = ["hard"]
        hard = go_on(sit(acting(t, 0), seed=1), f"token:e{number}").state
        assert hard.haints[0].breaks == t.haints[0].breaks - 1 and hard.rituals == [name]
        t.lasting = []
        done = go_on(sit(acting(t, 0), seed=1), f"token:e{number}").state
        assert done.rituals == [name] and done.camp.ritual_coins == coins
        assert (
            done.haints[0].threshold == 5
            and done.haints[0].humanity == 3
            and cleansed(done) == {SPACE["B4c"], SPACE["C3a"]}
        )
        assert done.tracks["rite"] == 0


@pytest.mark.rule("VN-1773")
def test_a_cart_brings_the_shovel() -> None:
    """On the Round side, and the token is gone."""
    t = next_round(park(), 3).state
    assert SIDE["round"] >> t.events[5] & 1 and t.on_round == {}


@pytest.mark.rule("VN-1774", "VN-1705")
def test_a_face_in_the_stone() -> None:
    """The mortar at the furthest edge, a reach for everybody, a clean statue, and from then on only Rituals reach her."""
    s = park(haint="A2b", statues=("B4c", "C3a"))
    set_at(s, "A1b", "B6d")
    session = breaks(s, 4, 1)
    assert session.state.events == {6: SPACE["A6d"]} and EDGES >> SPACE["A6d"] & 1
    for _ in range(2):
        assert session.asked.ask == "may_rummage"
        go_on(session, "no")
    assert session.asked.ask == "cleanse" and set(offered(session)) == {"place:B4c", "place:C3a"}
    t = go_on(session, "place:C3a").state
    assert cleansed(t) == {SPACE["C3a"]} and "hard" in t.lasting and 6 in t.events
    t.vagrants[0].done.clear()
    for mood, gained in ((0, 0), (1, 1)):
        t.haints[0].mood, t.haints[0].humanity = mood, 0
        struck = go_on(sit(acting(t, 0, bust=1), rolls=[5], seed=1), "bust:0")
        assert struck.state.haints[0].humanity == gained


@pytest.mark.rule("VN-1775", "VN-1780", "VN-1705")
def test_the_shovel_costs_her_and_you() -> None:
    """A Coin, next to a statue that is neither clean nor hers: Cleansed, 2 each; the second time a Mile Post."""
    s = park(statues=("B4c", "A2b", "A1c"))
    set_at(s, "A1a", "A6d")
    assert effects(looks(s, 5, 1))[0] == ["luck"]
    t = looks(s, 5, 4).state
    assert t.vagrants[0].tokens == ["e5"]
    t.vagrants[0].done.clear()
    assert why(sit(acting(t, 0, e5=1)), "work:e5") == "VS-056"
    t.vagrants[0].at, t.haints[0].humanity = SPACE["A1b"], 5
    session = go_on(sit(acting(t, 0, e5=1), seed=1), "work:e5")
    assert set(offered(session)) == {"place:A2b", "place:A1c"}
    u = go_on(session, "place:A2b").state
    assert cleansed(u) == {SPACE["A2b"]} and u.haints[0].humanity == 3
    assert humanity(session)[0] == 8 and u.vagrants[0].tokens == ["e5"]
    assert u.camp.mileposts == [] and u.fired == {10: 1}
    u.vagrants[0].done.clear()
    u = go_on(sit(acting(u, 0, e5=1), seed=1), "work:e5").state
    assert cleansed(u) == {SPACE["A2b"], SPACE["A1c"]} and u.vagrants[0].tokens == []
    assert u.camp.mileposts == ["Wrecking Ball"]
    t.haints[0].at, t.marked = SPACE["A2b"], {SPACE["A1c"]: "cleansed"}
    assert why(sit(acting(t, 0, e5=1)), "work:e5") == "VS-056"


@pytest.mark.rule("VN-1777")
def test_the_tourists_left_something() -> None:
    """A token for each success, for anybody; a failure is bad luck."""
    s = park()
    assert effects(looks(s, 7, 1))[0] == ["luck"]
    for bones, found in (([4, 1], ["nail"]), ([4, 4], ["nail", "salt"])):
        s.events[7] = s.vagrants[0].at
        session = sit(
            acting(s, 0, investigate=2), rolls=list(bones), picks=["nail", "salt"], seed=1
        )
        go_on(session, "investigate:7")
        for _ in found:
            assert set(offered(session)) == {"take:0", "take:1"}
            go_on(session, "take:1")
        t = session.state
        assert t.vagrants[1].tokens == found and 7 not in t.events


@pytest.mark.rule("VN-1778")
def test_planks_close_a_hole() -> None:
    """One next to you, on your own turn, under Debris too."""
    s = park(statues=("A1c",))
    set_at(s, "A1b", "A6d")
    t = draws(s, 8).state
    assert "e8" in t.vagrants[0].tokens
    assert why(sit(acting(t, 0)), "token:e8") == "VS-056"
    block(t, "A2b", "A3b", kind="hole")
    t.marked[SPACE["A1c"]] = "hole"
    session = go_on(sit(acting(t, 0), seed=1), "token:e8")
    assert set(offered(session)) == {"place:A2b", "place:A1c"}
    assert pits(go_on(session, "place:A1c").state) == {SPACE["A2b"], SPACE["A3b"]}
    assert "by:0,token,e8" not in offered(sit(acting(t, 1), seed=1))


@pytest.mark.rule("VN-1779")
def test_coffee_for_those_who_stand_together() -> None:
    """No Haint Effects, or 3 each: you and those next to you."""
    for what in ("clear_heads", "warm_hands"):
        s = park("songsmith", "cursebearer", "empress", haint="C1a")
        set_at(s, "A1a", "A2a", "A3a")
        for v in s.vagrants:
            v.humanity, v.effects = 4, ["luck"]
        t = draws(s, 9).state
        session = go_on(sit(acting(t, 0)), "token:e9", what)
        if what == "clear_heads":
            assert effects(session) == [[], [], ["luck"]] and humanity(session) == [4, 4, 4]
        else:
            assert humanity(session) == [7, 7, 4] and effects(session) == [["luck"]] * 3
    assert spots(session)[0] == "A1a"
