"""Back Together Again: how Snow and ice slide, and what its Events do to whom, at the edges of each."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import NAME, SPACE, TRAIN
from hearthside.games.vagrantsong.content.junk import JUNK
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import GAME, acting, block, go_on, haunting, offered, set_at, sit, table, why
from ..test_haint import settle
from ..test_range import westbound
from .telling import humanity, spots
from .test_s21 import breaks, drawn, draws, looks, next_round, pair, played

# -- Snow --------------------------------------------------------------------------------------------


@pytest.mark.rule("VN-2110")
@pytest.mark.parametrize(
    ("snow", "start", "ends"),
    [
        ("C6a", "C5a", {"C5a", "C6b"}),  # not off the Break side and in again at the Round side
        ("A1b", "A2b", {"A1a", "A1c", "A2b"}),
        ("A1a", "A1b", {"A1b", "A2a"}),
        ("A6a", "A6b", {"A5a", "A6b"}),  # no space lies between the cars there
        ("A6d", "A5d", {"A5d", "A6c"}),
        ("B3d", "B2d", {"B2d", "B3c", "B4d"}),
    ],
)
def test_snow_slides_along_the_train_or_across_it(snow: str, start: str, ends: set[str]) -> None:
    """Straight on from where it lies, never off the floor."""
    s = pair(lady="C1c", bird="C3c")
    set_at(s, start, "C4c")
    s.blocked = 0
    block(s, snow, kind="snow")
    v = s.vagrants[0]
    session = sit(acting(s, 0, move=1), seed=1)
    assert v.steps == 0
    s.vagrants[0].steps = -1  # one of the two steps has been made
    session = go_on(sit(s, seed=1), f"go:{snow}")
    assert {o.removeprefix("place:") for o in offered(session)} == ends


@pytest.mark.rule("VN-2110")
def test_snow_with_nowhere_to_go_stays() -> None:
    """Wedged in a corner behind somebody, with a Box beside it: it ends the Move, and that is all."""
    s = pair(lady="C1c")
    set_at(s, "A3a", "A2a")
    block(s, "A1a", kind="snow")
    block(s, "A1b")
    t = go_on(sit(acting(s, 0, move=1), seed=1), "go:A1a").state
    assert t.vagrants[0].at == SPACE["A1a"] and t.terrain[SPACE["A1a"]] == "snow"


@pytest.mark.rule("VN-2110", "VS-071")
def test_the_pup_pushes_with_its_own_steps() -> None:
    """What is left of its Move, not of hers."""
    s = pair("runaway", "songsmith", lady="C1c")
    set_at(s, "B1d", "C4c")
    s.vagrants[0].pup = SPACE["A1a"]
    block(s, "A2a", kind="snow")
    session = go_on(sit(acting(s, 0, pup_move=1, move=1), seed=1), "pup:A2a")
    assert "place:A6a" in offered(session), "1, and 3 of its 4 steps"
    session = go_on(session, "place:A6a")
    assert not [o for o in offered(session) if o.startswith("pup:")]
    assert "go:B4d" in offered(session), "her own Move is as long as ever"


@pytest.mark.rule("VN-2110")
def test_whoever_is_moved_onto_snow_is_moved_no_further() -> None:
    """And it is 1 space that it slides; only what lay on it comes along."""
    s = pair(lady="A5a")
    set_at(s, "A3a", "B6d")
    block(s, "A2a", kind="snow")
    s.events = {2: SPACE["A2a"], 1: SPACE["C2d"]}
    s.haints[1].skips = 1
    session = settle(sit(haunting(s), picks=["apple"], seed=1), "push_snow")
    session = settle(go_on(session, "place:A2b"), "coins")
    assert spots(session)[0] == "A2a"
    assert session.state.events == {2: SPACE["A2b"], 1: SPACE["C2d"]}


@pytest.mark.rule("VN-2121")
def test_the_seance_moves_snow_at_least_one() -> None:
    """1, 2 or 3 spaces."""
    s = pair(lady="C1a")
    s.seance = True
    block(s, "A4b", kind="snow")
    far = {TRAIN.dist[SPACE["A4b"]][SPACE[o.removeprefix("place:")]] for o in offered(go_on(sit(acting(s, 0)), "seance"))}  # fmt: skip
    assert far == {1, 2, 3}


# -- ice and thaw ------------------------------------------------------------------------------------


def icy(start: str, *others: str) -> Journey:
    """The first Vagrant has begun a turn on ice."""
    s = pair("songsmith", "cursebearer", "empress", lady="C6a", bird="C6c")
    set_at(s, start, *(others or ("C3b", "C3c")))
    s.lasting = ["ice"]
    s.tracks["from"] = SPACE[start]
    return s


@pytest.mark.rule("VN-2175")
@pytest.mark.parametrize(
    ("start", "to", "ends"),
    [
        ("A2b", "A3b", "C2b"),  # along all cars, up to somebody
        ("B5b", "B4b", "A1b"),
        ("B3d", "B3c", "B3a"),
        ("B3a", "B3b", "B3d"),
        ("B3a", "B4b", "C2b"),  # as far along as across: along
        ("B3a", "B2b", "A1b"),
        ("A1a", "A2a", "A6a"),
        ("A3a", "A2a", "A1a"),
        ("A1b", "A1a", "A1a"),
        ("A1c", "A1b", "A1a"),
        ("B2a", "B2c", "B2d"),
    ],
)
def test_ice_carries_on_the_same_way(start: str, to: str, ends: str) -> None:
    """Until somebody, or the side of the train, is there."""
    session = go_on(sit(acting(icy(start), 0, move=1), seed=1), f"go:{to}")
    assert spots(session)[0] == ends
    assert session.state.tracks["from"] == SPACE[ends], "the next Move is measured from here"


@pytest.mark.rule("VN-2175")
@pytest.mark.parametrize("kind", ["snow", "box", "pool"])
def test_ice_ends_at_terrain(kind: str) -> None:
    """Snow, too, although one may walk onto it."""
    s = icy("A2b")
    block(s, "B2b", kind=kind)
    assert spots(go_on(sit(acting(s, 0, move=1), seed=1), "go:A3b"))[0] == "B1b"


@pytest.mark.rule("VN-2175")
def test_ice_ends_at_a_haint() -> None:
    """One does not slide through her."""
    s = icy("A2b")
    s.haints[0].at = SPACE["B4b"]
    session = go_on(sit(acting(s, 0, move=1), seed=1), "go:A3b")
    assert spots(session)[0] == "B3b" and humanity(session)[0] == 10


@pytest.mark.rule("VN-2175")
def test_who_is_moved_by_others_does_not_slide() -> None:
    """Nor the Pup, nor the Runaway because it walks."""
    s = pair("runaway", "songsmith", lady="C6a")
    set_at(s, "A2b", "A4d")
    s.vagrants[0].pup = SPACE["A2c"]
    s.lasting, s.tracks["from"] = ["ice"], SPACE["A1d"]
    session = go_on(sit(acting(s, 0, pup_move=1), seed=1), "pup:A3c")
    assert spots(session)[0] == "A2b" and session.state.vagrants[0].pup == SPACE["A3c"]
    s = icy("A2b", "A5b", "C3c")
    s.haints[0].at = SPACE["A6b"]
    s.haints[1].skips = 1
    s.tracks["from"] = SPACE["A6d"]
    session = settle(sit(haunting(s), picks=["apple"], seed=1), "coins")
    assert spots(session)[1] == "A3b" and humanity(session)[1] == 6


@pytest.mark.rule("VN-2175")
def test_on_ice_a_turn_is_measured_from_where_it_begins() -> None:
    """Not from where somebody else has stopped; 1 lost in car A alone."""
    for seat, spot, lost in ((0, "A4d", 1), (1, "B4d", 0), (2, "C1d", 0)):
        s = icy("A2b")
        s.vagrants[seat].at = SPACE[spot]
        s.tracks["from"] = SPACE["A2a"]
        session = go_on(sit(s, seed=1), f"turn:{seat}")
        v = session.state.vagrants[seat]
        assert session.state.tracks["from"] == SPACE[spot] and v.most - v.humanity == lost


@pytest.mark.rule("VN-2175")
def test_ice_that_is_found_again_holds_at_once() -> None:
    """For the finder's own next Move."""
    s = pair("songsmith", "cursebearer", lady="C6a", bird="C6c")
    set_at(s, "B3d", "C3b")
    s.lasting, s.tracks["from"] = ["thaw"], SPACE["A1d"]
    s.events[5] = SPACE["B3d"]
    session = sit(acting(s, 0, investigate=1, move=1), rolls=[5], seed=1)
    session = settle(go_on(session, "investigate:5"), "act")
    assert session.state.lasting == ["ice"]
    assert spots(go_on(session, "go:B3c"))[0] == "B3a"


@pytest.mark.rule("VN-2175", "VN-2176")
def test_ice_on_ice_and_thaw_on_thaw_change_nothing() -> None:
    """And Event 5 stays where it lies on the board."""
    s = pair("songsmith", "cursebearer", lady="C6a", bird="C6c")
    set_at(s, "B3d", "B1b")
    s.lasting = ["thaw"]
    s.events[5] = SPACE["A6a"]
    t = settle(looks(s, 6, 5), "act").state
    assert t.lasting == ["thaw"] and t.events[5] == SPACE["A6a"]
    s.lasting, s.events = ["ice"], {}
    assert settle(looks(s, 5, 5), "act").state.lasting == ["ice"]
    s = pair("songsmith", "cursebearer", lady="C6a", bird="C6c")
    set_at(s, "B3d", "B1b")
    s.lasting, s.events = ["ice"], {4: SPACE["A1a"]}
    assert 5 in settle(looks(s, 6, 5), "act").state.events


@pytest.mark.rule("VN-2176")
@pytest.mark.parametrize(("at", "lost"), [("A6d", 1), ("B1d", 0), ("B6a", 0), ("C1a", 1)])
def test_thaw_costs_in_both_end_cars(at: str, lost: int) -> None:
    """A and C, not B."""
    s = pair(lady="B3b", bird="C6d")
    s.vagrants[0].at = SPACE[at]
    s.lasting = ["thaw"]
    assert humanity(go_on(sit(s, seed=1), "turn:0"))[0] == 10 - lost


# -- Events ------------------------------------------------------------------------------------------


@pytest.mark.rule("VN-2171")
def test_what_is_frozen_comes_by_chance() -> None:
    """Any two of the best tier; the deck is shuffled after; nothing from an empty one."""
    s = pair()
    best = [n for n, card in JUNK.items() if card.tier == 1]
    s.camp.junk_deck = list(best)
    shown, left = set(), set()
    for count in range(4):
        s.events[1], s.dice.count = s.vagrants[0].at, count
        session = go_on(Session.resume(GAME, acting(s, 0, investigate=1)), "investigate:1")
        assert len(offered(session)) == 2
        shown.add(tuple(offered(session)))
        left.add(tuple(settle(session, "act").state.camp.junk_deck))
    assert len(shown) > 1 and all(list(deck) != [n for n in best if n in deck] for deck in left)
    s.camp.junk_deck = []
    assert settle(looks(s, 1, 5), "act").state.events == {}


@pytest.mark.rule("VN-2171")
def test_what_is_frozen_cannot_be_unseen() -> None:
    """Whoever looked at the deck has learned something."""
    s = pair()
    s.camp.junk_deck = [n for n, card in JUNK.items() if card.tier == 1]
    before = s.learned
    assert looks(s, 1).state.learned == before + 1


@pytest.mark.rule("VN-2172")
@pytest.mark.parametrize(
    ("at", "mask"), [("A5a", 1), ("A4a", 0), ("A6b", 1), ("C5d", 2), ("C4d", 0)]
)
def test_only_beside_them_is_it_remembered(at: str, mask: int) -> None:
    """Each by a Patch Up of its own, right next to her."""
    s = pair()
    s.vagrants[0].kept = ["e2"]
    s.vagrants[0].at = SPACE[at]
    t = go_on(sit(acting(s, 0, patch=1), rolls=[6, 1], seed=1), "patch").state
    assert t.tracks["remembered"] == mask and t.vagrants[0].kept == ["e2"]


@pytest.mark.rule("VN-2174")
@pytest.mark.parametrize(
    ("at", "after"),
    [
        ("B3c", "ABc"),
        ("B4c", "BCc"),
        ("A2c", "A1c"),
        ("A5d", "A2d"),
        ("C5d", "C6d"),
        ("C1d", "C4d"),
    ],
)
def test_the_tide_washes_to_the_nearer_end(at: str, after: str) -> None:
    """3 spaces, and 2 lost by whoever then is at an end."""
    s = pair("songsmith", "cursebearer", lady="C6a", bird="C5a")
    set_at(s, at, "B6d" if at[0] != "B" else "A5d")
    block(s, "A1a", "A3a", kind="pool")
    session = settle(next_round(s, 4))
    assert list(session.state.terrain.values()) == ["pool"] * 6
    assert spots(session)[0] == after
    assert humanity(session)[0] == 10 - 2 * (after in ("A1c", "C6d"))


@pytest.mark.rule("VN-2174")
@pytest.mark.parametrize(
    ("before", "lost"), [(3, (2, 0)), (4, (0, 1)), (2, (2, 0)), (1, (3, 3)), (0, (3, 3))]
)
def test_the_tide_goes_by_how_many_came(before: int, lost: tuple[int, int]) -> None:
    """3 and 4 wash, 2 cost whoever is beside a Pool, 5 and 6 cost all."""
    s = pair("songsmith", "cursebearer", lady="C6a", bird="C6b")
    set_at(s, "C6d", "A5d")
    pools = ("A6d", "A5a", "A4a", "A3a")[:before]
    block(s, *pools, kind="pool")
    session = settle(next_round(s, 4))
    assert len(session.state.terrain) == 6 and tuple(10 - n for n in humanity(session)) == lost


@pytest.mark.rule("VN-2174")
def test_no_pool_comes_where_no_room_is() -> None:
    """None within 3 of the others is open: none is laid, and 1 lost beside one."""
    s = pair(lady="C6a", bird="C6b")
    set_at(s, "A2a", "C3d")
    block(s, "A1a", kind="pool")
    s.closed = TRAIN.reach(SPACE["A1a"], 3)
    session = settle(next_round(s, 4))
    assert len(session.state.terrain) == 1 and humanity(session) == [9, 10]


@pytest.mark.rule("VN-2177")
@pytest.mark.parametrize(
    ("at", "box", "after", "lost"),
    [
        ("B5b", "B1d", "C1b", 0),
        ("B6b", "B1d", "B6b", 0),
        ("B5b", "C2b", "C1b", 2),
        ("B4b", "BCb", "B6a", 0),
    ],
)
def test_she_lets_go_of_those_within_two(at: str, box: str, after: str, lost: int) -> None:
    """3 away from her; 2 only beside Terrain; the Blackbird acts if nobody was hurt."""
    s = pair("songsmith", "cursebearer", lady="B3b", bird="A1a")
    block(s, box)
    s.haints[0].on_break = {7: 1}
    s.haints[0].humanity = s.haints[0].threshold - 1
    set_at(s, "B2d", at)
    s.vagrants[0].at = SPACE["A1d"]
    s.on_round, s.step, s.rounds = {7: 3}, "round_open", 2
    session = settle(sit(s, picks=["foot"], seed=1), "coins")
    assert spots(session)[1] == after and humanity(session) == [10, 10 - lost]
    assert played(session) == ([] if lost else ["One Wingbeat Nearer"])


@pytest.mark.rule("VN-2177", "VN-2178")
def test_one_that_is_saved_does_not_act() -> None:
    """Nobody is hurt, and no token is drawn for who is gone."""
    s = pair(lady="B3b", bird="C6d")
    s.haints[1].gone, s.haints[1].at = True, -1
    session = breaks(s, 0)
    assert played(session) == [] and sum(session.state.cycle.values()) == 0
    assert session.state.held == [] and session.state.drawn == ""


@pytest.mark.rule("VN-2178")
def test_the_token_of_the_other_goes_to_the_cycle_track() -> None:
    """It is drawn and laid down like any; the turn of the Vagrant goes on."""
    s = pair("songsmith", "cursebearer", lady="A6a", bird="C3b")
    s.on_round, s.step, s.rounds = {8: 3}, "round_open", 2
    set_at(s, "A1d", "C1d")
    session = settle(sit(s, picks=["foot"], seed=1), "coins")
    t = session.state
    assert played(session) == ["One Step Nearer"] and t.cycle["foot"] == 1
    assert t.held == [] and t.aside == [] and t.drawn == "" and len(t.bindle) == 26


@pytest.mark.rule("VN-2179")
def test_in_her_place_when_she_is_gone() -> None:
    """Nothing is drawn."""
    s = pair(lady="C6a")
    s.haints[0].gone, s.haints[0].at = True, -1
    set_at(s, "A1a", "A2a")
    s.bindle.append("e9")
    t = settle(
        go_on(sit(acting(s, 0, rummage=1), picks=["e9", "nail"], seed=1), "rummage"), "act"
    ).state
    assert [v.humanity for v in t.vagrants] == [10, 10] and "e9" in t.bindle
    assert t.held == [] and len(t.bindle) + len(t.vagrants[0].tokens) == 28


@pytest.mark.rule("VN-2179")
def test_in_her_place_snow_does_not_fall_on_her() -> None:
    """Her own space is kept for her; and both tokens go back."""
    s = pair(lady="A6b")
    set_at(s, "A4a", "A6a")
    block(s, "A5a")
    t = settle(draws(s, 9, "salt"), "act").state
    assert t.vagrants[1].humanity == 8 and t.terrain == {SPACE["A5a"]: "box"}
    assert t.held == [] and t.closed == 0 and t.blocked == 1 << SPACE["A5a"]
    assert t.haints[0].at == SPACE["A6b"] and t.vagrants[0].at == SPACE["A4a"]


@pytest.mark.rule("VN-2179")
def test_in_her_place_others_are_moved_from_the_reader() -> None:
    """2 away from where the reader stands, around where she is."""
    s = pair(lady="A5b")
    set_at(s, "A1b", "A3b")
    t = settle(draws(s, 9, "apple"), "act").state
    assert TRAIN.dist[SPACE["A1b"]][t.vagrants[1].at] == 4 and t.vagrants[1].at != SPACE["A5b"]


@pytest.mark.rule("VN-2179")
def test_who_reads_needs_no_salt() -> None:
    """They are no target, and are not asked."""
    s = pair(lady="C6a")
    set_at(s, "A1a", "A2a")
    s.vagrants[0].tokens.append("salt")
    s.vagrants[1].tokens.append("salt")
    s.bindle = [t for t in s.bindle if t != "salt"] + ["salt"] * 3
    s.bindle.append("e9")
    session = sit(acting(s, 0, rummage=1), picks=["e9", "candle", "nail"], seed=1)
    session = go_on(session, "rummage")
    assert session.decision is not None and session.decision.seat == 1


# -- what they do ------------------------------------------------------------------------------------


@pytest.mark.rule("VN-2133", "VN-2143")
def test_one_that_is_alone_goes_nowhere() -> None:
    """And one beside the first space of the train goes to it."""
    s = pair(lady="B3b")
    set_at(s, "A1d", "C1d")
    s.haints[1].gone, s.haints[1].at = True, -1
    session = drawn(s, 0, "foot")
    assert session.state.haints[0].at == SPACE["B3b"]
    s = pair(lady="A6a", bird="A1a")
    set_at(s, "A1d", "C1d")
    assert TRAIN.dist[drawn(s, 0, "foot").state.haints[0].at][SPACE["A1a"]] == 2


@pytest.mark.rule("VN-2192")
def test_side_by_side_at_the_first_space_of_the_train() -> None:
    """Either way round; not with one of them gone."""
    for lady, bird, done in (("A1a", "A2a", ["side"]), ("A1b", "A1a", ["side"]), ("A1a", "", [])):
        s = pair(lady=lady)
        s.haints[1].at = SPACE.get(bird, -1)
        s.haints[1].gone = not bird
        for h in s.haints:
            h.skips = 1
        assert settle(go_on(sit(acting(s, 0), seed=1), "end"), "coins").state.rituals == done


@pytest.mark.rule("VN-2142")
def test_a_drop_of_red_falls_within_two() -> None:
    """On any open space there."""
    s = pair(bird="C3b")
    set_at(s, "A1d", "C1d")
    s.haints[0].skips = 1
    session = settle(sit(haunting(s), picks=["salt"], seed=1), "lay_terrain")
    far = [TRAIN.dist[SPACE["C3b"]][SPACE[o.removeprefix("place:")]] for o in offered(session)]
    assert max(far) == 2


@pytest.mark.rule("VN-2136")
def test_a_cycle_costs_each_by_a_pool() -> None:
    """Whichever seat they have."""
    s = pair("songsmith", "cursebearer", "empress")
    set_at(s, "B1d", "A2d", "A3c")
    block(s, "A1d", kind="pool")
    s.cycle["apple"] = 2
    for _ in range(2):
        s.bindle.remove("apple")
    for h in s.haints:
        h.skips = 1
    assert humanity(settle(go_on(sit(acting(s, 0), seed=1), "end"), "coins")) == [10, 9, 11]


@pytest.mark.rule("VN-2125")
def test_a_lost_night_leaves_no_keepsake() -> None:
    """Neither Skill is asked about."""
    s = pair(lady="B3b")
    s.campaign = True
    s.camp.doors, s.camp.rejoin = ["tunnel"], "s05"
    set_at(s, "B4b", "A1a")
    westbound(s, 1)
    s.vagrants[0].skills, s.vagrants[0].humanity = [35, 0, -36, 0], 1
    session = settle(sit(haunting(s), picks=["candle"], seed=1), "spend", "keepsake")
    assert session.decision is not None and session.decision.ask == "spend"
    assert session.state.over == "lost" and not {33, 34} & set(session.state.camp.belongings)


@pytest.mark.rule("VN-2173")
def test_a_second_coin_waits_for_the_next_round() -> None:
    """Who chose A lays one on each; who chose B has one fewer from the next turn on."""
    s = table("songsmith", "cursebearer", scenario="s21", haint="C6a")
    set_at(s, "A1a", "B3b")
    s.vagrants[0].lasting = ["numb_hands"]
    session = go_on(sit(s, seed=1), "turn:0", "coin:bust")
    assert why(session, "coin:bust") == "VN-2173" and "coin:patch" in offered(session)
    assert NAME[s.vagrants[1].at] == "B3b"
