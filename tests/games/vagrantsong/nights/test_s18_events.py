"""For Whom the Bell Tolls: the six Curses, and what else is drawn, found and rung."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import NAME, SPACE, TRAIN
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import acting, block, go_on, haunting, hold, offered, placing, set_at, sit, why
from ..test_haint import settle
from .test_s18 import at, bear, drawn, effects, humanity, shut, wake


def draws(s: Journey, number: int) -> Session[Journey]:
    """The first Vagrant Rummages, and the Curse comes out first."""
    s.bindle.append(f"e{number}")
    session = sit(acting(s, 0, rummage=1), picks=[f"e{number}", "candle"], seed=1)
    return go_on(session, "rummage")


def breaks(s: Journey, number: int, marker: int) -> Session[Journey]:
    """A Break brings her marker to where an Event lies."""
    s.haints[0].breaks, s.haints[0].on_break[number] = marker + 1, marker
    s.haints[0].humanity = s.haints[0].threshold - 1
    return go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0")


@pytest.mark.rule("VN-1871")
def test_a_knotted_tongue_says_no_more_than_one_coins_worth() -> None:
    """One Coin on a Skill and no second, of a Rabbit's Foot either; General Actions are free. Salt undoes it."""
    s = draws(wake(haint="C3b"), 1).state
    assert s.vagrants[0].kept == ["e1"]
    s = bear(wake(haint="C3b"), 0, 1)
    skill = f"coin:s{s.vagrants[0].skills[0]}"
    hold(s, 0, "foot")
    session = go_on(sit(placing(s, 0)), skill)
    assert why(session, skill) == "VN-1871"
    assert why(session, skill.replace("coin", "foot")) == "VN-1871"
    go_on(session, "coin:bust", "coin:bust")
    for token, left in (("nail", ["e1"]), ("salt", [])):
        t = bear(wake(haint="C3b"), 0, 1)
        t = go_on(sit(acting(t, 0, rummage=1), picks=[token], seed=1), "rummage").state
        assert t.vagrants[0].kept == left
    t = bear(wake(haint="C3b"), 0, 1)
    set_at(t, "A1a", "A2a")
    hold(t, 1, "salt")
    assert go_on(sit(acting(t, 1)), "give:salt,0").state.vagrants[0].kept == []


@pytest.mark.rule("VN-1872")
def test_a_black_cats_eye_stops_the_boxcars() -> None:
    """A 6 is a success and nothing more; a Rabbit's Foot undoes it."""
    for numbers, gained in (((), 2), ((2,), 1)):
        s = bear(wake(haint="A2b"), 0, *numbers)
        set_at(s, "A1b", "C6d")
        session = go_on(sit(acting(s, 0, bust=1), rolls=[6, 5], seed=1), "bust:0")
        assert session.state.haints[0].humanity == gained
    assert draws(wake(haint="C3b"), 2).state.vagrants[0].kept == ["e2"]
    for token, left in (("salt", ["e2"]), ("foot", [])):
        t = bear(wake(haint="C3b"), 0, 2)
        t = go_on(sit(acting(t, 0, rummage=1), picks=[token], seed=1), "rummage").state
        assert t.vagrants[0].kept == left


@pytest.mark.rule("VN-1873")
def test_a_crooked_thumb_counts_what_you_fumble() -> None:
    """1 a Bone that is no success; two successes in a roll of the own turn undo it, at the price of its failures."""
    assert draws(wake(haint="C3b"), 3).state.vagrants[0].kept == ["e3"]
    for bones, left, kept in (
        ([1, 1], 8, ["e3"]),
        ([5, 1], 9, ["e3"]),
        ([5, 5], 10, []),
        ([5, 5, 2], 9, []),
    ):
        s = bear(wake(haint="A2b"), 0, 3)
        set_at(s, "A1b", "C6d")
        session = sit(acting(s, 0, bust=len(bones)), rolls=bones, seed=1)
        session = settle(go_on(session, "bust:0"), "act")
        assert humanity(session)[0] == left and session.state.vagrants[0].kept == kept


@pytest.mark.rule("VN-1874")
def test_a_sleepwalker_goes_for_the_nearest() -> None:
    """On a 5 or 6: the Move value and 2 more, then 3 Bones against the Bust value, 2 a success."""
    assert draws(wake(haint="C3b"), 4).state.vagrants[0].kept == ["e4"]
    for bones, spot, left in (
        ([4], "A1b", 10),
        ([5, 5, 1, 1], "A5b", 8),
        ([6, 5, 5, 5], "A5b", 4),
    ):
        s = bear(wake("songsmith", "cursebearer", "empress", haint="C6d"), 0, 4)
        set_at(s, "A1b", "A6b", "B3b")
        s.haints[0].skips = 9
        session = go_on(sit(acting(s, 0), rolls=bones, seed=1), "end")
        assert NAME[session.state.vagrants[0].at] == spot
        assert humanity(session) == [10, left, 11]
    s = bear(wake(haint="C6d"), 0, 4)
    set_at(s, "A1b", "C1b")
    s.haints[0].skips = 9
    session = go_on(sit(acting(s, 0), rolls=[5], seed=1), "end")
    assert TRAIN.dist[SPACE["A1b"]][session.state.vagrants[0].at] == 4, "Move 2, and 2"
    assert humanity(session) == [10, 10]


@pytest.mark.rule("VN-1874")
def test_a_wound_in_the_car_wakes_the_sleepwalker() -> None:
    """Another's, and in the same car."""
    for hurt, spot, left in ((1, "B6d", []), (1, "A1d", ["e4"]), (0, "B6d", ["e4"])):
        s = bear(wake(haint="B4b"), 0, 4)
        set_at(s, "B1d", spot)
        s.vagrants[hurt].humanity = 1
        s.haints[0].mood = 1
        s.vagrants[1 - hurt].effects = []
        session = drawn(s, "apple", 1)
        assert session.state.vagrants[hurt].humanity == session.state.vagrants[hurt].most
        assert session.state.vagrants[0].kept == left


@pytest.mark.rule("VN-1875")
def test_a_cracked_bell_makes_her_worse_for_those_around_you() -> None:
    """1 more for others in the car, by her action and at the end of her turn; not for its bearer, another car, anything else."""
    assert draws(wake(haint="C3b"), 5).state.vagrants[0].kept == ["e5"]
    s = bear(wake("songsmith", "cursebearer", "empress", mood=1, haint="B2b"), 0, 5)
    set_at(s, "B6b", "B1d", "A6b")
    assert humanity(drawn(s, "nail", 1)) == [7, 4, 7], "1 each for two near, and 1 more"
    s.vagrants[1].effects = ["withering"]
    s.haints[0].skips = 9
    assert humanity(go_on(sit(acting(s, 1), seed=1), "end"))[1] == 9


@pytest.mark.rule("VN-1875")
def test_somebody_next_to_you_can_look_at_the_cracked_bell() -> None:
    """With Coins on Investigate: a success takes it off; from two away, of oneself, or without a Coin, it cannot be."""
    for bone, left in ((1, ["e5"]), (6, [])):
        s = bear(wake(haint="C3b"), 1, 5)
        set_at(s, "A1a", "A2a")
        session = sit(acting(s, 0, investigate=1), rolls=[bone, 1], seed=1)
        assert why(session, "look_at:0") == "VN-1875" and why(session, "look_at:3") == "VN-1875"
        go_on(session, "look_at:1")
        assert session.state.vagrants[1].kept == left
        if left:
            assert why(session, "look_at:1") == "VS-050"
    s.vagrants[0].done = []
    assert why(sit(acting(s, 0)), "look_at:1") == "VS-055"
    s.vagrants[0].at = SPACE["A4a"]
    assert why(sit(acting(s, 0, investigate=1)), "look_at:1") == "VS-016"


@pytest.mark.rule("VN-1876")
def test_a_lodestone_draws_her() -> None:
    """Instead of onto a Coffin she comes next to its bearer, with no Bone; already there she stays."""
    assert draws(wake(haint="C3b"), 6).state.vagrants[0].kept == ["e6"]
    s = bear(wake(haint="C3b"), 0, 6)
    set_at(s, "A5b", "C6d")
    session = sit(haunting(s), rolls=[1], picks=["nail"], seed=1)
    assert set(offered(session)) == {"place:A5a", "place:A4b", "place:A6b", "place:A5c"}
    go_on(session, "place:A5a")
    assert at(session) == "A5a" and humanity(session)[0] == 10 - 4 - 1
    s.haints[0].at = SPACE["A5c"]
    assert at(drawn(s, "nail", 1)) == "A5c"


@pytest.mark.rule("VN-1876", "VN-1890")
def test_no_bell_of_iron_while_the_lodestone_is_about() -> None:
    """Salt is discarded, not used, to be rid of it; then the Ritual is done."""
    s = shut(bear(wake(haint="C3b"), 0, 6), "B2a", "B5d", "C2a")
    set_at(s, "A3b", "A1d")
    hold(s, 0, "nail", "salt")
    assert why(sit(acting(s, 1)), "wash") == "VN-1876"
    session = go_on(sit(acting(s, 0), seed=1), "nail_coffin:A3a")
    assert session.state.rituals == []
    go_on(session, "wash")
    t = session.state
    assert t.rituals == ["iron"] and t.vagrants[0].kept == [] and t.cycle["salt"] == 1
    s.vagrants[0].tokens.remove("salt")
    s.bindle.append("salt")
    assert why(sit(acting(s, 0)), "wash") == "VN-1876"


@pytest.mark.rule("VN-1877")
def test_the_sextons_sack() -> None:
    """Rummage 3: every Curse drawn is kept, and one token; a failure leaves it."""
    s = wake(haint="C3b")
    s.events[7] = s.vagrants[0].at
    session = go_on(sit(acting(s, 0, investigate=1), rolls=[1], seed=1), "investigate:7")
    assert 7 in session.state.events and session.state.vagrants[0].tokens == []
    s.bindle += ["e1", "e5"]
    picks = ["e1", "nail", "e5", "apple", "salt"]
    session = sit(acting(s, 0, investigate=1), rolls=[4], picks=picks, seed=1)
    go_on(session, "investigate:7", "keep:apple")
    t = session.state
    assert t.vagrants[0].kept == ["e1", "e5"] and t.vagrants[0].tokens == ["apple"]
    assert t.events == {}


@pytest.mark.rule("VN-1878")
def test_everyone_has_to_reach_in() -> None:
    """Two each; of two Curses one is kept, and the next may draw the other; it stays on its track."""
    s = wake(haint="C3b")
    s.bindle += ["e1", "e3"]
    s.on_round, s.step, s.rounds = {8: 3}, "round_open", 2
    picks = ["e1", "e3", "nail", "salt", "e3", "nail", "apple"]
    session = sit(s, picks=picks, seed=1)
    go_on(session, "keep:nail")
    assert offered(session) == ["keep:e1", "keep:e3"]
    go_on(session, "keep:e1", "keep:apple")
    t = session.state
    assert [v.kept for v in t.vagrants] == [["e1"], ["e3"]] and t.on_round == {8: 3}
    assert [v.tokens for v in t.vagrants] == [["nail"], ["apple"]]


@pytest.mark.rule("VN-1879")
def test_the_tenor_bell() -> None:
    """All in one car: a Wound each. Else six steps toward her, and 3 for whoever goes fewer."""
    s = wake(haint="A2b")
    set_at(s, "A1b", "A6b")
    session = settle(breaks(s, 9, 1), "act")
    assert [sum(n < 0 for n in v.skills) for v in session.state.vagrants] == [1, 1]
    assert session.state.haints[0].on_break == {}
    s = wake("songsmith", "cursebearer", "empress", haint="A2b", coffins=False)
    set_at(s, "A1b", "C1b", "B1b")
    session = settle(breaks(s, 9, 1), "act")
    t = session.state
    assert humanity(session) == [7, 10, 8] and NAME[t.vagrants[1].at] == "B2b"
    assert TRAIN.dist[SPACE["A2b"]][t.vagrants[2].at] == 1
    assert all(n >= 0 for v in t.vagrants for n in v.skills)


@pytest.mark.rule("VN-1870")
def test_she_warns_you_and_that_is_all() -> None:
    """The first Break; a page is read, and nothing has changed but the Break."""
    s = wake(haint="A2b")
    set_at(s, "A1b", "C6d")
    block(s, "C1a", kind="coffin")
    session = settle(breaks(s, 0, 2), "act")
    t = session.state
    assert ("page", ("s18.e0",)) in [(e.kind, e.args) for e in session.journal]
    assert t.haints[0].on_break == {} and t.fired[0] == 1 and humanity(session) == [10, 10]
    assert effects(session) == [[], []] and t.rituals == [] and t.haints[0].breaks == 2
