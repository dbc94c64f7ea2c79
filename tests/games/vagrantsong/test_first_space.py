"""The first space of the train, a Haint that has left it, the second seat: where the words of Skills and Events end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hearthside.games.vagrantsong.content.board import NAME, SPACE
from hearthside.games.vagrantsong.content.cards import HAINT, Cast, Part
from hearthside.games.vagrantsong.content.page import PUP
from hearthside.games.vagrantsong.rules import feats, feats_giving, feats_moving, happenings, spots
from hearthside.games.vagrantsong.rules.haint import new_haint
from hearthside.games.vagrantsong.rules.places import scenario_of
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Asks, Session

from .nights.telling import drawn, effects, humanity
from .nights.telling import spots as stood
from .table import acting, block, go_on, hold, offered, set_at, sit, table
from .test_haint import settle


def cast(
    seat: int = 0, target: int = HAINT, wins: int = 2, bones: tuple[int, ...] = (4, 5)
) -> Cast:
    return Cast(seat, target, wins, 2, bones)


def run(asks: Asks) -> None:
    """Let it happen; of what is asked the first is chosen."""
    made = iter(asks)
    question = next(made, None)
    while question is not None:
        try:
            question = made.send(question.options[0])
        except StopIteration:
            return


# -- conditions and amounts at the first space -------------------------------------------------------


def first_space(haint: str = "A1a") -> Journey:
    """The Runaway and her Pup on either side of a Haint in the corner."""
    s = table("runaway", "songsmith", haint=haint)
    set_at(s, "A2a", "A4a")
    s.vagrants[0].pup = SPACE["A1b"]
    return s


@pytest.mark.rule("VK-008", "VK-019", "VK-048", "VK-005")
def test_conditions_hold_at_the_first_space() -> None:
    s = first_space()
    assert feats.both_beside(s, cast())
    s.vagrants[0].pup = SPACE["A2b"]
    assert not feats.both_beside(s, cast())
    assert not feats.by_candle(s, cast()) and not feats.beside_terrain(s, cast())
    assert not feats.near_candle(s, cast())
    s.candles = [SPACE["A1b"]]
    assert feats.by_candle(s, cast()) and feats.near_candle(s, cast())
    s.candles = [SPACE["A5a"]]
    assert feats.near_candle(s, cast()), "three away"
    s.candles = [SPACE["A6a"]]
    assert not feats.near_candle(s, cast()) and not feats.by_candle(s, cast())
    block(s, "A1b")
    assert feats.beside_terrain(s, cast())
    s.terrain = {SPACE["A1a"]: "box"}
    assert feats.beside_terrain(s, cast()), "it stands on it"
    s.vagrants[0].at, s.haints[0].at, s.candles = SPACE["A1a"], SPACE["A4a"], [SPACE["A2a"]]
    assert feats.near_candle(s, cast())


@pytest.mark.rule("VK-029", "VK-042", "VK-072", "VK-082", "VK-056", "VK-066")
def test_amounts_at_the_first_space() -> None:
    s = first_space()
    for at, n in (("A2a", 0), ("A3a", 0), ("A4a", 1), ("C6d", 19 + 3 - 2)):
        s.vagrants[0].at = SPACE[at]
        assert feats.spaces_beyond(2)(s, cast()) == n
    s.vagrants[0].at, s.haints[0].at = SPACE["A1a"], SPACE["A6a"]
    assert feats.spaces_beyond(2)(s, cast()) == 3
    s.haints[0].at = -1
    assert feats.spaces_beyond(2)(s, cast()) == 0 and feats.friends_near(3)(s, cast()) == 0
    s.haints[0].at = SPACE["A1a"]
    set_at(s, "C1a", "A4a")
    s.vagrants[0].pup = SPACE["C2a"]
    assert feats.friends_near(3)(s, cast()) == 1 and feats.friends_near(2)(s, cast()) == 0
    assert feats.friends_near(3)(s, cast(seat=1)) == 0, "not oneself"
    v = s.vagrants[0]
    for lost, n in ((0, 0), (1, 0), (2, 1), (7, 3)):
        v.humanity = v.most - lost
        assert feats.lost_by_you(s, cast()) == n
    v.most, v.humanity = 12, 1
    assert feats.lost_by_you(s, cast()) == 4
    v.tokens = ["nail"] * 2
    assert feats.your_tokens(3)(s, cast()) == 2 and feats.your_tokens(1)(s, cast()) == 1
    assert feats.sixes(2)(s, cast(bones=(6, 1, 6))) == 4 and feats.misses(s, cast(wins=1)) == 1
    assert feats.wounded_friends(s, cast()) == 0
    for who in s.vagrants:
        who.skills[0] = -abs(who.skills[0])
    assert feats.wounded_friends(s, cast()) == 2 and feats.hurt(s, cast())


@pytest.mark.rule("VK-001", "VK-024", "VK-059", "VK-067")
def test_conditions_of_bones_and_turns() -> None:
    s = first_space()
    assert feats.doubles(s, cast(bones=(3, 3))) and not feats.doubles(s, cast(bones=(3, 4)))
    assert feats.any_ones(s, cast(bones=(2, 1))) and not feats.any_ones(s, cast(bones=(2, 2)))
    for n, holds in ((2, True), (3, False)):
        assert feats.on_coins(n)(s, cast()) is feats.on_wins(n)(s, cast()) is holds
    s.first = 1
    assert feats.first_this_round(s, cast(seat=1)) and not feats.first_this_round(s, cast())
    assert not feats.last_this_round(s, cast())
    s.vagrants[1].acted = True
    assert feats.last_this_round(s, cast()) and not feats.last_this_round(s, cast(seat=1))
    s.vagrants[1].acted, s.vagrants[1].out = False, True
    assert feats.last_this_round(s, cast()), "who is out is not waited for"


# -- a Haint that is not there -----------------------------------------------------------------------


def pair() -> Journey:
    """Two Haints, the first of which has left the train."""
    s = table("wayfarer", "cursebearer", scenario="s21", haint="A1a")
    s.haints[0].at, s.haints[0].gone = -1, True
    s.haints[1].at = SPACE["A3a"]
    set_at(s, "A2a", "A6d")
    return s


@pytest.mark.rule("VS-090", "VK-076", "VK-080", "VK-026")
@pytest.mark.parametrize("word", [feats.summons("crow", 1), feats_moving.beckons("bough", 1, 4, 2)])
def test_who_has_left_is_neither_called_nor_cheered(word: Part) -> None:
    s = pair()
    run(word(s, cast(target=0)))
    assert s.haints[0].humanity == 0 and s.haints[1].humanity > 0


@pytest.mark.rule("VK-051")
@pytest.mark.parametrize(("at", "gains"), [("A2a", 1), ("A5a", 0)])
def test_orders_cheer_the_haint_beside_whoever_was_ordered(at: str, gains: int) -> None:
    """At the first space too, and only one that is there."""
    s = pair()
    s.vagrants[1].at = SPACE[at]
    s.vagrants[0].at = SPACE["C1a"]
    run(feats.orders(s, cast(target=1, wins=0)))
    assert s.haints[1].humanity == gains
    s.haints[1].at, s.vagrants[1].at = SPACE["A2a"], SPACE["A1a"]
    run(feats.orders(s, cast(target=1, wins=0)))
    assert s.haints[1].humanity == gains + 1


@pytest.mark.rule("VK-074")
@pytest.mark.parametrize(("haint", "gains"), [("A2a", 3), ("A1b", 3), ("A3a", 0)])
def test_drawing_it_off_cheers_who_stands_beside(haint: str, gains: int) -> None:
    s = table("cursebearer", "songsmith", haint=haint)
    set_at(s, "A1a", "A6d")
    s.vagrants[1].effects = ["shakes"]
    s.haints[0].threshold = 20
    run(feats_giving.draws_off(3)(s, cast(target=1)))
    assert s.vagrants[0].effects == ["shakes"] and s.vagrants[1].effects == []
    assert s.haints[0].humanity == gains


@pytest.mark.rule("VK-050", "VK-031")
def test_luring_takes_somebody_who_is_there() -> None:
    s = first_space()
    s.vagrants[0].pup = -1
    list(feats_moving.lures(pup=True)(s, cast()))
    assert s.special == -1 and not s.vagrants[0].decoy
    s.vagrants[0].pup = SPACE["A1a"]
    list(feats_moving.lures(pup=True)(s, cast()))
    assert s.special == PUP and s.vagrants[0].decoy
    list(feats_moving.lures()(s, cast(seat=1)))
    assert s.special == 1


@pytest.mark.rule("VK-063", "VS-123")
@pytest.mark.parametrize(
    ("wins", "westbound", "wounds", "heals"),
    [(3, False, 1, True), (2, False, 1, False), (3, True, 1, False), (3, False, 0, False)],
)
def test_raising_the_fallen(wins: int, westbound: bool, wounds: int, heals: bool) -> None:
    s = table("revivalist", "songsmith")
    o = s.vagrants[1]
    o.westbound = westbound
    if wounds:
        o.skills[0] = -35
    asks = iter(feats_giving.mends(3)(s, cast(target=1, wins=wins)))
    question = next(asks, None)
    assert (question is not None) == heals
    if question is not None:
        assert [str(option) for option in question.options] == ["heal:35"]


# -- words of Events ---------------------------------------------------------------------------------


@pytest.mark.rule("VS-163")
@pytest.mark.parametrize(("fired", "first"), [({}, True), ({4: 1}, True), ({4: 2}, False)])
def test_the_first_time_an_event_fires(fired: dict[int, int], first: bool) -> None:
    s = table("songsmith", "cursebearer")
    s.fired, s.reading = fired, 4
    told: list[str] = []

    def says(word: str) -> Callable[[Journey, int], object]:
        def hook(s: Journey, i: int) -> object:
            told.append(word)
            yield from ()

        return hook

    list(happenings.first_time(says("first"), says("later"))(s, 0))  # type: ignore[arg-type]
    assert told == ["first" if first else "later"]


@pytest.mark.rule("VS-072", "VS-077")
def test_those_on_certain_spaces_whatever_their_seats() -> None:
    s = table("songsmith", "cursebearer", "empress", "runaway")
    set_at(s, "A1a", "A2a", "C1a", "C2a")
    s.vagrants[3].pup = SPACE["A3a"]
    mask = sum(1 << SPACE[name] for name in ("A1a", "A2a", "A3a"))
    list(happenings.those(lambda s: mask, happenings.loses(2))(s, 0))
    assert [v.most - v.humanity for v in s.vagrants] == [2, 2, 0, 2]


@pytest.mark.rule("VS-015")
def test_the_nearest_open_spaces_may_be_the_first() -> None:
    s = table("songsmith", "cursebearer", haint="A1b")
    set_at(s, "A2a", "A2b")
    assert [NAME[j] for j in spots.nearest_open(s, SPACE["A1a"])] == ["A1a"]
    assert [NAME[j] for j in spots.nearest_open(s, SPACE["A2a"])] == ["A1a", "A3a"]
    assert spots.nearest_open(s, SPACE["A2a"], 0) == []
    assert [NAME[j] for j in spots.nearest_open(s, SPACE["A2a"], 1 << SPACE["C6d"])] == ["C6d"]


@pytest.mark.rule("VS-037")
@pytest.mark.parametrize(("more", "threshold"), [(0, 11), (3, 14), (-10, 1), (-9, 2), (-99, 1)])
def test_a_threshold_that_is_tuned_is_never_less_than_one(more: int, threshold: int) -> None:
    s = table("songsmith", "cursebearer", scenario="s02")
    s.tune = {"threshold": more}
    made = new_haint(s, scenario_of(s).card("flayed_man"), 0)
    assert made.threshold == threshold
    assert made.breaks == 3


# -- through Session ---------------------------------------------------------------------------------


@pytest.mark.rule("VS-238", "VS-041")
def test_the_second_seance_does_what_the_first_would() -> None:
    """Where it is used at once it is; where it lasts it lies there now."""
    s = table("songsmith", "cursebearer", scenario="s04")
    block(s, "B2b", kind="debris")
    s.encore = True
    t = settle(go_on(sit(acting(s, 0), seed=1), "encore"), "act").state
    assert "debris" not in t.terrain.values() and not t.encore and not t.seance
    s = table("songsmith", "cursebearer", scenario="s02")
    s.encore = True
    t = settle(go_on(sit(acting(s, 0), seed=1), "encore"), "act").state
    assert t.seance and not t.encore


@pytest.mark.rule("VS-004", "VS-146")
@pytest.mark.parametrize(("candle", "seen"), [("A4a", True), ("C6d", False)])
def test_nails_do_not_find_what_no_candle_shows(candle: str, seen: bool) -> None:
    s = table("songsmith", "cursebearer", scenario="s07", haint="A3a")
    set_at(s, "A1a", "C1d")
    s.candles = [SPACE[candle]]
    hold(s, 0, "nail")
    assert ("nail:0" in offered(sit(acting(s, 0), seed=1))) == seen


@pytest.mark.rule("VS-192")
def test_a_haint_that_ends_on_another_makes_it_step_aside() -> None:
    """One Step Nearer: she comes onto where the Blackbird stood."""
    s = table("songsmith", "cursebearer", scenario="s21", haint="A1a")
    s.haints[1].at = SPACE["A3a"]
    set_at(s, "C6a", "C6d")
    t = drawn(s, "foot").state
    assert t.haints[0].at != t.haints[1].at
    assert NAME[t.haints[0].at] == "A3a" and t.haints[1].at >= 0


@pytest.mark.rule("VS-212", "VN-1910")
def test_behind_a_haint_the_floor_does_what_it_does() -> None:
    """A Move through him that ends in a Blood Pool costs 1, beside being Haunted."""
    s = table("songsmith", "cursebearer", scenario="s19", haint="A2a")
    set_at(s, "A1a", "C6d")
    block(s, "A3a", kind="pool")
    s.blocked &= ~(1 << SPACE["A3a"])
    block(s, "A1b", "A2b")
    session = go_on(sit(acting(s, 0, move=1), seed=1), "dash:A3a")
    assert humanity(session)[0] == 9 and stood(session)[0] == "A3a"
    assert effects(session)[0] == ["willies"]


@pytest.mark.rule("VS-221", "VN-0374")
def test_what_comes_with_the_next_turn_comes_once() -> None:
    """A stuck drawer: the next turn is slower, the one after it is not."""
    s = table("songsmith", "cursebearer", scenario="s03", haint="C6d")
    set_at(s, "A1a", "A6d")
    s.vagrants[0].coming = ["barked"]
    reached = []
    for _ in range(2):
        s.step, s.haints[0].skips = "whose_turn", 5
        for v in s.vagrants:
            v.acted = False
        session: Session[Journey] = sit(s, seed=1)
        go_on(session, "turn:0", "coin:move", "ready")
        reached.append(len(offered(session, "go")))
        s = go_on(session, "end").state
    assert reached[0] < reached[1]
