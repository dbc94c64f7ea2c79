"""For Whom the Bell Tolls: six Coffins, her Bones, and what she does by one bell and by a hundred."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import NAME, SPACE
from hearthside.games.vagrantsong.content.page import SCENARIOS
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import acting, block, go_on, haunting, hold, offered, set_at, sit, table, why
from ..test_haint import settle
from ..test_range import westbound

COFFINS = ("A3a", "A6d", "B2a", "B5d", "C2a", "C5d")


def wake(*who: str, haint: str = "B4b", mood: int = 0, coffins: bool = True) -> Journey:
    """The night with nothing on the floor but the Coffins."""
    s = table(*(who or ("songsmith", "cursebearer")), scenario="s18", haint=haint)
    if coffins:
        block(s, *COFFINS, kind="coffin")
    s.haints[0].mood = mood
    return s


def shut(s: Journey, *names: str) -> Journey:
    """Some Coffins are nailed shut."""
    for name in names:
        s.bindle.remove("nail")
        s.marked[SPACE[name]] = "nail"
    return s


def bear(s: Journey, i: int, *numbers: int) -> Journey:
    """A Vagrant bears these Curses, which are in the Bindle no longer."""
    for n in numbers:
        s.bindle = [t for t in s.bindle if t != f"e{n}"]
        s.vagrants[i].kept.append(f"e{n}")
    return s


def humanity(session: Session[Journey]) -> list[int]:
    return [v.humanity for v in session.state.vagrants]


def effects(session: Session[Journey]) -> list[list[str]]:
    return [v.effects for v in session.state.vagrants]


def at(session: Session[Journey]) -> str:
    """Where she is."""
    return NAME[session.state.haints[0].at]


def drawn(s: Journey, token: str, *bones: int, picks: tuple[str, ...] = ()) -> Session[Journey]:
    """She acts by a token; her Bones fall so, the one at the end of her turn last."""
    session = sit(haunting(s), rolls=list(bones), picks=[token, *picks], seed=1)
    return settle(session)


# -- rules of its own --------------------------------------------------------------------------------


@pytest.mark.rule("VN-1801")
def test_a_rabbits_foot_has_her_bone_rolled_again() -> None:
    """In an action as at the end of her turn, by anybody, as often as there are Feet; it is discarded."""
    s = wake()
    set_at(s, "C6a", "C6b")
    hold(s, 1, "foot", "foot")
    session = sit(haunting(s), rolls=[1, 2, 3, 1], picks=["nail"], seed=1)
    assert offered(session) == ["yes", "no"] and session.asked.seat == 1
    go_on(session, "yes", "yes")
    assert at(session) == "B2a" and session.state.bindle.count("foot") == 4, "two are a Cycle"
    assert session.state.vagrants[1].tokens == [] and not session.state.vagrants[1].token_used
    session = go_on(sit(haunting(s), rolls=[1, 1], picks=["nail"], seed=1), "no", "no")
    assert at(session) == "A3a" and session.state.cycle["foot"] == 0
    session = sit(haunting(s), rolls=[6, 1], picks=["candle"], seed=1)
    go_on(session, "yes", "no")
    assert at(session) == "C1b", "she walked, and the Bone of her turn's end was no 6 any more"


@pytest.mark.rule("VN-1802")
def test_curses_take_no_pocket_and_wait_aside_once_they_are_off() -> None:
    """Full pockets hold one more Curse; it can be neither given nor let go of; off, it is not in the Bindle."""
    s = wake(haint="C3b")
    set_at(s, "A1a", "A1b")
    hold(s, 0, "nail", "nail", "candle")
    s.bindle.append("e2")
    session = sit(acting(s, 0, rummage=1), picks=["e2", "apple"], seed=1)
    session = go_on(session, "rummage")
    assert session.state.vagrants[0].kept == ["e2"] and "drop:e2" not in offered(session)
    session = settle(session, "act")
    assert not any(o.startswith("give:e") for o in offered(session))
    t = bear(wake(haint="C3b"), 0, 1)
    t = go_on(sit(acting(t, 0, rummage=1), picks=["salt"], seed=1), "rummage").state
    assert t.vagrants[0].kept == [] and "e1" not in t.bindle and t.events == {}


@pytest.mark.rule("VN-1803")
def test_the_clock_is_her_mood() -> None:
    """One Bell for three rounds, A Hundred Bells for three, and again."""
    for rounds, mood in ((0, 0), (2, 0), (3, 1), (5, 1), (6, 0)):
        s = wake(mood=1 - mood)
        s.step, s.rounds = "round_open", rounds
        assert settle(sit(s, seed=1)).state.haints[0].mood == mood


@pytest.mark.rule("VN-1810")
def test_a_coffin_next_to_you_can_be_nailed_shut() -> None:
    """With Iron Nails, once; they stay in it, and the lid bars her Bone."""
    s = wake(haint="C3b")
    set_at(s, "A3b", "A1d")
    hold(s, 0, "nail", "nail")
    session = sit(acting(s, 0))
    assert [o for o in offered(session) if o.startswith("nail_coffin")] == ["nail_coffin:A3a"]
    assert (
        why(session, "nail_coffin:A6d") == "VS-016" and why(session, "nail_coffin:A2a") == "VN-1810"
    )
    assert why(session, "go:A3a") in ("VS-102", "VS-125")
    t = go_on(session, "nail_coffin:A3a").state
    assert t.marked == {SPACE["A3a"]: "nail"} and t.vagrants[0].tokens == ["nail"]
    t.vagrants[0].token_used = False
    assert why(sit(acting(t, 0)), "nail_coffin:A3a") == "VN-1810"
    t.vagrants[0].token_used = True
    t.vagrants[0].at = SPACE["B2b"]
    assert why(sit(acting(t, 0)), "nail_coffin:B2a") == "VS-140"


@pytest.mark.rule("VN-1810")
def test_she_is_set_on_the_coffin_of_her_bone() -> None:
    """1 nearest the Round side, 6 nearest the Break side; not on one that is nailed shut."""
    for bone, name in enumerate(COFFINS, 1):
        s = wake()
        set_at(s, "C6a", "A1d")
        assert at(drawn(s, "nail", bone, 1)) == name
        assert at(drawn(shut(s, name), "nail", bone, 1)) == "B4b"


@pytest.mark.rule("VN-1815")
def test_withering_costs_1_for_each_curse() -> None:
    """Itself counted; at the end of the own turn; an Apple ends it."""
    for numbers, left in (((), 9), ((1,), 8), ((1, 2), 7)):
        s = bear(wake(haint="C3b"), 0, *numbers)
        s.vagrants[0].effects = ["withering"]
        s.haints[0].skips = 9
        session = go_on(sit(acting(s, 0), seed=1), "end")
        assert humanity(session) == [left, 10]
        assert humanity(go_on(sit(acting(s, 1), seed=1), "end")) == [10, 10], "another's turn"
    hold(s, 0, "apple")
    session = go_on(sit(acting(s, 0)), "shake:withering")
    assert effects(session)[0] == [] and session.state.cycle["apple"] == 1


@pytest.mark.rule("VN-1821")
def test_the_seance_takes_a_curse_off_anybody() -> None:
    """Whichever the party names, Withering too; with nobody cursed there is nothing to use it for."""
    s = wake(haint="C3b")
    s.seance = True
    assert why(sit(acting(s, 0)), "seance") == "VS-041"
    bear(s, 1, 1, 3)
    s.vagrants[1].effects = ["withering"]
    session = go_on(sit(acting(s, 0)), "seance")
    assert offered(session) == ["curse:e1", "curse:e3", "curse:withering"]
    t = session.fork()
    go_on(session, "curse:e3")
    assert session.state.vagrants[1].kept == ["e1"] and effects(session)[1] == ["withering"]
    go_on(t, "curse:withering")
    assert t.state.vagrants[1].kept == ["e1", "e3"] and effects(t)[1] == []
    s.vagrants[0].kept = ["e2"]
    assert offered(go_on(sit(acting(s, 0)), "seance")) == ["take:0", "take:1"]


# -- how it ends -------------------------------------------------------------------------------------


def moment(session: Session[Journey]) -> str:
    """The Moment that was read."""
    return str(next(e.args[0] for e in session.journal if e.kind == "moment"))


@pytest.mark.rule("VN-1822", "VN-1825", "VN-1804")
def test_saved_she_leaves_broken_bells_and_three_coins() -> None:
    """The second Break saves her."""
    assert SCENARIOS["s18"].haints[0].breaks == 2
    s = wake(haint="A2b")
    s.campaign = True
    set_at(s, "A1b", "B6d")
    s.haints[0].breaks, s.haints[0].humanity = 1, s.haints[0].threshold - 1
    session = settle(go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0"), "spend")
    t = session.state
    assert t.over == "won" and moment(session) == "m62"
    assert t.camp.mileposts == ["Broken Bells"] and t.camp.pool == 3 * 2 + 3


@pytest.mark.rule("VN-1822", "VN-1890")
def test_with_the_last_ritual_she_is_shut_in() -> None:
    """So many Coffins nailed shut, as there are Vagrants and 2; won, and nothing comes of it but the Coins of Rituals."""
    s = shut(wake(haint="C3b"), "B2a", "B5d", "C2a")
    s.campaign = True
    set_at(s, "A3b", "A1d")
    s.rituals = ["words", "wake"]
    hold(s, 0, "nail")
    session = settle(go_on(sit(acting(s, 0), seed=1), "nail_coffin:A3a"), "spend")
    t = session.state
    assert t.over == "won" and moment(session) == "m63"
    assert t.camp.mileposts == [] and t.camp.pool == 3 * 2 + 1
    del s.marked[SPACE["B2a"]]
    s.bindle.append("nail")
    session = go_on(sit(acting(s, 0), seed=1), "nail_coffin:A3a")
    assert session.state.over == "" and session.state.rituals == ["words", "wake"]
    s = shut(wake("songsmith", "cursebearer", "empress", haint="C3b"), "B2a", "B5d", "C2a")
    set_at(s, "A3b", "A1d", "A1b")
    hold(s, 0, "nail")
    assert go_on(sit(acting(s, 0), seed=1), "nail_coffin:A3a").state.rituals == []


@pytest.mark.rule("VN-1823", "VN-1822")
def test_with_the_last_vagrant_westbound_the_night_is_lost() -> None:
    """And its own Moment is read."""
    s = wake(haint="B4b")
    s.campaign = True
    set_at(s, "B5b", "A1a")
    westbound(s, 1)
    s.vagrants[0].skills, s.vagrants[0].humanity = [35, 0, -36, 0], 1
    session = sit(haunting(s), picks=["candle"], seed=1)
    session = settle(session, "spend")
    assert session.state.over == "lost" and moment(session) == "m64"
    assert session.state.camp.mileposts == ["Signed & Sealed"]


@pytest.mark.rule("VN-1891")
def test_four_curses_taken_off_are_a_ritual() -> None:
    """Withering counts, and everyone gains 2."""
    for lifted, done in ((2, []), (3, ["words"])):
        s = wake(haint="C3b")
        s.tracks["lifted"] = lifted
        s.vagrants[0].effects, s.vagrants[1].humanity = ["withering"], 5
        hold(s, 0, "apple")
        session = go_on(sit(acting(s, 0)), "shake:withering")
        assert session.state.rituals == done and humanity(session)[1] == 5 + 2 * len(done)
    s = bear(wake(haint="C3b"), 0, 1)
    s.tracks["lifted"] = 3
    session = go_on(sit(acting(s, 0, rummage=1), picks=["salt"], seed=1), "rummage")
    assert session.state.rituals == ["words"]


@pytest.mark.rule("VN-1892")
def test_everyone_beside_a_coffin_of_their_own_is_a_ritual() -> None:
    """Not two at one, nor with somebody at none; at the end of anybody's turn."""
    for spots, done in ((("A3b", "B2b"), ["wake"]), (("A2a", "A4a"), []), (("A3b", "B3b"), [])):
        s = wake(haint="C3b")
        set_at(s, *spots)
        s.haints[0].skips = 9
        session = go_on(sit(acting(s, 0), seed=1), "end")
        assert session.state.rituals == done


# -- what she does -----------------------------------------------------------------------------------


@pytest.mark.rule("VN-1830", "VN-1841")
def test_she_knocks_from_inside_a_coffin() -> None:
    """Whoever is within four of where she then is loses 4, also of where she stays when the lid is shut."""
    for mood, token in ((0, "nail"), (1, "candle")):
        s = wake(mood=mood)
        set_at(s, "A6b", "B1d")
        session = drawn(s, token, 1, 1)
        assert at(session) == "A3a" and humanity(session) == [6, 10], "four away, and too far"
        set_at(s, "A5b", "B6d")
        session = drawn(shut(s, "A3a"), token, 1, 1)
        assert at(session) == "B4b" and humanity(session) == [10, 6]


@pytest.mark.rule("VN-1831")
def test_she_slaps() -> None:
    """Four steps, and 5."""
    s = wake(haint="B1b")
    set_at(s, "B6b", "A1a")
    session = drawn(s, "candle", 1)
    assert at(session) == "B5b" and humanity(session) == [10 - 5 - 1, 10], "1 is for being near"


@pytest.mark.rule("VN-1832")
def test_she_speaks_your_name() -> None:
    """Everyone in her car has a Curse out of the Bindle, by chance; with none in it they lose 4."""
    s = wake("songsmith", "cursebearer", "empress")
    set_at(s, "B6b", "B1d", "A1a")
    s.bindle += ["e1", "e4"]
    session = sit(haunting(s), rolls=[1], picks=["salt", 4, 1], seed=1)
    t = settle(session).state
    assert [v.kept for v in t.vagrants] == [["e4"], ["e1"], []]
    assert humanity(session) == [9, 10, 11] and not {"e1", "e4"} & set(t.bindle)
    s.bindle = [token for token in s.bindle if token.isalpha()]
    assert humanity(drawn(s, "salt", 1)) == [5, 6, 11]


@pytest.mark.rule("VN-1833")
def test_she_whispers() -> None:
    """Up to 3 the nearest withers, or loses 4; from 4 on she is set on a Coffin, and then who is within 3 loses 5."""
    for bone in (1, 3):
        s = wake()
        set_at(s, "B6b", "A1a")
        session = drawn(s, "foot", bone, 1)
        assert effects(session) == [["withering"], []] and humanity(session) == [9, 10]
    s.vagrants[0].effects = ["withering"]
    assert humanity(drawn(s, "foot", 2, 1)) == [5, 10]
    s = wake()
    set_at(s, "B6b", "A3d")
    session = drawn(s, "foot", 4, 1, 1)
    assert at(session) == "A3a" and humanity(session) == [10, 4] and effects(session) == [[], []]


@pytest.mark.rule("VN-1834")
def test_an_old_grudge() -> None:
    """5 within four, and a Curse that was set aside: not one that is in the Bindle or on somebody."""
    s = wake(haint="B2b")
    set_at(s, "B6b", "A1a")
    s.bindle += ["e1", "e2", "e3"]
    bear(s, 1, 4, 5)
    session = drawn(s, "apple", 1)
    assert humanity(session) == [5, 10] and session.state.vagrants[0].kept == ["e6"]
    s.bindle.append("e6")
    assert drawn(s, "apple", 1).state.vagrants[0].kept == []
    set_at(s, "BCb", "A1a")
    assert humanity(drawn(s, "apple", 1)) == [10, 10]


@pytest.mark.rule("VN-1835", "VN-1845")
def test_her_turn_ends_with_a_bone() -> None:
    """On a 6 she is set on a Coffin, whatever the bell; on less she stays, and who is within three loses 1."""
    for mood in (0, 1):
        for bone, spot, left in ((1, "B4b", [9, 10]), (5, "B4b", [9, 10]), (6, "C5d", [10, 10])):
            s = wake(mood=mood)
            set_at(s, "B1b", "ABb")
            for v in s.vagrants:
                v.guarded = True
            session = drawn(s, "apple", bone, 6)
            assert at(session) == spot and humanity(session) == left


@pytest.mark.rule("VN-1836", "VN-1846")
def test_a_cycle_opens_a_lid() -> None:
    """Of those nailed shut the nearest to her; its Nail goes back with the others."""
    for mood in (0, 1):
        s = shut(wake(mood=mood, haint="B4b"), "A3a", "B2a")
        s.cycle["apple"] = 2
        s.bindle.remove("apple")
        s.bindle.remove("apple")
        s.haints[0].skips = 1
        t = go_on(sit(acting(s, 1), seed=1), "end").state
        assert t.marked == {SPACE["A3a"]: "nail"} and t.cycle["nail"] == 0


@pytest.mark.rule("VN-1837", "VN-1847")
def test_being_haunted_by_her_is_withering() -> None:
    """Or 2 for whoever withers already."""
    for mood in (0, 1):
        for before, left in (([], 10), (["withering"], 8)):
            s = wake(mood=mood)
            set_at(s, "B3b", "A1a")
            s.vagrants[0].effects = list(before)
            session = go_on(sit(acting(s, 0, move=1)), "dash:B5b")
            assert humanity(session)[0] == left and effects(session)[0] == ["withering"]


@pytest.mark.rule("VN-1840", "VN-1842", "VN-1844")
def test_a_hundred_bells() -> None:
    """3 from everyone within six; 5 from everyone cursed; 3 from everyone, and 1 more a Curse."""
    s = wake("songsmith", "cursebearer", "empress", mood=1, haint="B2b")
    set_at(s, "B6b", "A4b", "BCb")
    assert humanity(drawn(s, "nail", 1)) == [7, 7, 8]
    s.vagrants[2].at = SPACE["C2b"]
    assert humanity(drawn(s, "nail", 1)) == [7, 7, 11], "seven away"
    bear(s, 0, 1, 2)
    s.vagrants[1].effects = ["withering"]
    assert humanity(drawn(s, "salt", 1)) == [5, 5, 11]
    assert humanity(drawn(s, "apple", 1)) == [5, 6, 8]


@pytest.mark.rule("VN-1843")
def test_come_here() -> None:
    """The furthest is set next to her and loses 5."""
    s = wake(mood=1)
    set_at(s, "A1a", "B6b")
    session = sit(haunting(s), rolls=[1], picks=["foot"], seed=1)
    assert set(offered(session)) == {"place:B4a", "place:B4c", "place:B3b", "place:B5b"}
    go_on(session, "place:B4a")
    assert session.state.vagrants[0].at == SPACE["B4a"]
    assert session.state.vagrants[1].at == SPACE["B6b"]
    assert humanity(session) == [10 - 5 - 1, 10 - 1], "1 is for being near"
