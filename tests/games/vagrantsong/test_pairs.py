"""Where two rules meet: the table of pairs in the README, a test for each."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import NAME, SPACE
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from .nights.telling import drawn, ends_turn, humanity, looks, next_round
from .table import (
    acting,
    block,
    go_on,
    haunting,
    hold,
    offered,
    root,
    set_at,
    sit,
    table,
    why,
)
from .test_haint import settle


def westbound(s: Journey, i: int, n: int = 1) -> None:
    """A Vagrant is Westbound on so much Humanity."""
    v = s.vagrants[i]
    v.skills = [-abs(k) for k in v.skills]
    v.junk = [-abs(k) for k in v.junk]
    v.westbound, v.under, v.humanity = True, 0, n


def last_card(s: Journey, i: int = 0) -> None:
    """A Vagrant with one card left, and 1 Humanity."""
    v = s.vagrants[i]
    v.skills, v.junk, v.humanity = [v.skills[0], 0, 0, 0], [], 1


def struck(s: Journey, token: str = "apple") -> Session[Journey]:
    """The Turned Faces act, in their second mood."""
    s.haints[0].mood = 1
    return settle(sit(haunting(s), picks=[token], seed=1))


# -- Westbound -------------------------------------------------------------------------------------


@pytest.mark.rule("VS-238", "VS-112")
def test_a_reprieve_answers_the_last_wound() -> None:
    s = table("songsmith", "cursebearer")
    last_card(s)
    s.reprieve = True
    s.haints[0].mood = 1
    set_at(s, "C3a", "A1a")
    root(s)
    session = sit(haunting(s), picks=["candle"], seed=1)
    while session.asked.ask != "reprieve":
        session.choose(offered(session)[0])
    v = go_on(session, "yes").state.vagrants[0]
    assert not v.westbound and v.humanity == 10 and v.skills[0] == 35
    assert not session.state.reprieve


@pytest.mark.rule("VS-238", "VS-119")
def test_a_reprieve_answers_the_pit_too() -> None:
    """Instead of going Westbound, whatever the reason."""
    s = table("songsmith", "cursebearer", scenario="s06")
    block(s, "A2a", kind="pool")
    s.blocked, s.reprieve = 0, True
    s.vagrants[0].skills[0] *= -1
    s.vagrants[0].humanity = 3
    session = go_on(sit(acting(s, 0, move=1), seed=1), "go:A2a")
    assert session.asked.ask == "reprieve"
    v = go_on(session, "yes", "place:A5a").state.vagrants[0]
    assert not v.westbound and min(v.skills) >= 0 and NAME[v.at] == "A5a"
    assert v.humanity == 10


@pytest.mark.rule("VS-297", "VS-115")
@pytest.mark.parametrize(("before", "after"), [(4, 3), (1, 1)])
def test_the_third_malady_takes_from_the_westbound_what_they_have(before: int, after: int) -> None:
    s = table("songsmith", "cursebearer", "empress")
    set_at(s, "C3a", "A1a", "A5a")
    westbound(s, 1, before)
    s.malady, s.vagrants[0].humanity, s.rituals = 3, 1, ["first_blood"]
    s.haints[0].mood = 1
    session = sit(haunting(s), picks=["candle"], seed=1)
    while session.decision is not None and session.asked.ask != "whose_turn":
        ghost = session.asked.ask == "ghost_sickness"
        session.choose("no" if ghost else session.asked.options[0])
    assert humanity(session)[1:] == [after, 10]


@pytest.mark.rule("VS-115", "VS-217")
def test_a_ward_is_not_spent_on_nothing() -> None:
    """A Westbound Vagrant on 1 cannot lose, and keeps what softens a loss."""
    s = table("songsmith", "cursebearer", haint="A2a")
    set_at(s, "A1a", "A6d")
    westbound(s, 0)
    s.vagrants[0].ward = 1
    assert struck(s, "nail").state.vagrants[0].ward == 1


@pytest.mark.rule("VS-120", "VS-077")
def test_ghost_sickness_finds_the_runaway_where_the_pup_is() -> None:
    s = table("songsmith", "runaway", "cursebearer", haint="C3b")
    set_at(s, "C3a", "A1a", "B3b")
    s.vagrants[1].pup = SPACE["C2a"]
    westbound(s, 0, 6)
    s.haints[0].mood = 1
    session = sit(haunting(s), picks=["apple"], seed=1)
    while session.asked.ask != "ghost_sickness":
        session.choose(offered(session)[0])
    go_on(session, "yes")
    while session.asked.ask != "whose_turn":
        session.choose("no" if session.asked.ask == "ghost_sickness" else offered(session)[0])
    assert session.state.vagrants[1].humanity < 8 and session.state.vagrants[2].humanity == 10


@pytest.mark.rule("VS-121", "VS-172")
def test_the_comfort_of_a_break_brings_somebody_back() -> None:
    s = table("cursebearer", "songsmith", haint="A2a")
    westbound(s, 1, 9)
    s.haints[0].humanity = s.haints[0].threshold - 1
    session = go_on(sit(acting(s, 0, bust=1), rolls=[4], seed=1), "bust:0")
    assert session.asked.ask == "back_to_life"
    o = go_on(session, "heal:36").state.vagrants[1]
    assert not o.westbound and o.humanity == 10 and 36 in o.skills and -35 in o.skills


@pytest.mark.rule("VS-123", "VS-121")
def test_who_is_back_may_eat_an_apple_again() -> None:
    s = table("songsmith", "cursebearer")
    westbound(s, 0, 9)
    hold(s, 0, "apple")
    session = sit(acting(s, 0, patch=1), rolls=[4], seed=1)
    assert why(session, "apple:35") == "VS-123"
    go_on(session, "patch", "heal:36")
    assert "apple:35" in offered(session)


# -- pockets ---------------------------------------------------------------------------------------


@pytest.mark.rule("VS-130", "VS-110")
@pytest.mark.parametrize(("card", "left"), [("junk:6", 3), ("skill:35", 5)])
def test_a_coat_that_is_broken_has_no_pockets(card: str, left: int) -> None:
    """The Patched Overcoat holds two tokens more, until it is Broken."""
    s = table("songsmith", "cursebearer", haint="C3b")
    set_at(s, "C3a", "A1a")
    s.vagrants[0].junk, s.vagrants[0].humanity = [6], 1
    s.camp.junk_deck = [n for n in s.camp.junk_deck if n != 6]
    hold(s, 0, "nail", "nail", "candle", "candle", "apple")
    s.haints[0].mood = 1
    session = sit(haunting(s), picks=["candle"], seed=1)
    while session.asked.ask != "wound":
        session.choose(offered(session)[0])
    go_on(session, card)
    while session.asked.ask == "drop":
        session.choose("drop:nail")
    assert len(session.state.vagrants[0].tokens) == left


@pytest.mark.rule("VS-113", "VS-130")
def test_the_westbound_keep_the_tokens_that_their_pockets_hold() -> None:
    s = table("songsmith", "cursebearer", scenario="s06")
    block(s, "A2a", kind="pool")
    s.blocked = 0
    s.vagrants[0].junk = [6]
    s.camp.junk_deck = [n for n in s.camp.junk_deck if n != 6]
    hold(s, 0, "nail", "nail", "candle", "candle")
    session = go_on(sit(acting(s, 0, move=1), seed=1), "go:A2a", "slot:0")
    assert session.asked.ask == "drop"
    assert go_on(session, "drop:candle").state.vagrants[0].tokens == ["nail", "nail", "candle"]


@pytest.mark.rule("VS-144", "VS-130")
def test_who_gives_the_sling_away_has_less_room() -> None:
    """In the mine the sling holds two tokens more for whoever has it."""
    s = table("songsmith", "cursebearer", scenario="s04")
    set_at(s, "A3a", "A3b")
    hold(s, 0, "e4", "nail", "nail", "candle", "candle")
    session = go_on(sit(acting(s, 0), seed=1), "give:e4,1")
    assert session.asked.ask == "drop" and session.asked.seat == 0
    assert len(go_on(session, "drop:nail").state.vagrants[0].tokens) == 3
    assert session.state.vagrants[1].tokens == ["e4"]


@pytest.mark.rule("VS-144", "VS-130")
def test_in_a_trade_both_have_less_room_or_more() -> None:
    s = table("songsmith", "cursebearer", scenario="s04")
    set_at(s, "A3a", "A3b")
    hold(s, 0, "e4", "nail", "nail", "candle", "candle")
    hold(s, 1, "salt")
    session = go_on(sit(acting(s, 0), seed=1), "swap:e4,1,salt")
    assert session.asked.ask == "drop" and session.asked.seat == 0
    go_on(session, "drop:nail")
    while session.asked.ask == "drop":
        session.choose("drop:nail" if "drop:nail" in offered(session) else offered(session)[0])
    assert len(session.state.vagrants[0].tokens) == 3


@pytest.mark.rule("VN-1471", "VS-130")
def test_blank_junk_has_no_pockets_either() -> None:
    s = table("songsmith", "cursebearer", scenario="s14", haint="C6d")
    s.vagrants[0].junk = [6]
    s.camp.junk_deck = [n for n in s.camp.junk_deck if n != 6]
    hold(s, 0, "nail", "nail", "candle", "candle", "apple")
    session = next_round(s, 1)
    assert len(session.state.vagrants[0].tokens) == 3


@pytest.mark.rule("VS-140", "VS-218")
def test_an_effect_is_shaken_off_after_the_token_of_the_round() -> None:
    """To discard the token that removes an effect is not to use it."""
    s = table("songsmith", "cursebearer", haint="A1b")
    hold(s, 0, "nail", "nail")
    s.vagrants[0].effects = ["shakes"]
    session = go_on(sit(acting(s, 0), seed=1), "nail:0")
    assert "nail:0" not in offered(session)
    assert go_on(session, "shake:shakes").state.vagrants[0].effects == []
    assert session.state.cycle["nail"] == 2


# -- the Pup ---------------------------------------------------------------------------------------


def with_pup(at: str, pup: str, scenario: str, **how: str) -> Journey:
    """The Runaway on one space and the Pup on another."""
    s = table("runaway", "songsmith", scenario=scenario, **how)  # type: ignore[arg-type]
    set_at(s, at, "B6d")
    s.vagrants[0].pup = SPACE[pup]
    return s


@pytest.mark.rule("VS-077", "VN-0501")
@pytest.mark.parametrize(
    ("at", "pup", "lost"),
    [("B1a", "C1a", 3), ("A1a", "C1a", 3), ("A1a", "B1a", 2), ("B1a", "B2a", 0)],
)
def test_the_water_reaches_the_runaway_by_the_pup(at: str, pup: str, lost: int) -> None:
    """Starting a turn in a flooded car costs its height, once, and the deeper of two."""
    s = with_pup(at, pup, "s05", haint="B3c")
    s.tracks |= {"flood_a": 2, "flood_c": 3}
    session = go_on(sit(s, seed=1), "turn:0")
    assert session.state.vagrants[0].humanity == 8 - lost


@pytest.mark.rule("VS-077", "VN-0975")
@pytest.mark.parametrize(("candle", "lost"), [("C6d", 2), ("C1b", 1)])
def test_the_cold_reaches_her_by_the_pup_and_so_does_a_candle(candle: str, lost: int) -> None:
    s = with_pup("B1a", "C1a", "s09", haint="B4d")
    s.lasting.append("roofless")
    s.candles = [SPACE[candle]]
    s.bindle.remove("candle")
    session = go_on(sit(s, seed=1), "turn:0")
    assert session.state.vagrants[0].humanity == 8 - lost


@pytest.mark.rule("VS-077", "VN-1473")
@pytest.mark.parametrize(("pup", "lost"), [("B2a", 2), ("B2b", 0)])
def test_the_waxed_edge_trips_the_pup(pup: str, lost: int) -> None:
    s = with_pup("B3b", pup, "s14", haint="C6d")
    s.lasting.append("edgy")
    assert ends_turn(s).state.vagrants[0].humanity == 8 - lost


@pytest.mark.rule("VS-072", "VN-0375")
@pytest.mark.parametrize(("pup", "lost"), [("A2a", 5), ("B2a", 0)])
def test_the_lever_throws_the_pup_about(pup: str, lost: int) -> None:
    """Vagrants in car A lose 5: the Runaway too, if only the Pup is there."""
    s = with_pup("B3b", pup, "s03", haint="C6d")
    session = looks(s, 5, 6, 6, 1, 1)
    while session.asked.ask != "act":
        session.choose(offered(session)[0])
    assert session.state.vagrants[0].humanity == 8 - lost


@pytest.mark.rule("VS-072", "VN-0533")
@pytest.mark.parametrize(("pup", "lost"), [("A2a", 2), ("B2a", 0)])
def test_a_dry_spell_finds_the_pup(pup: str, lost: int) -> None:
    s = with_pup("B6a", pup, "s05", haint="B3c")
    s.tracks |= {"flood_a": 1, "flood_c": 4}
    assert drawn(s, "foot").state.vagrants[0].humanity == 8 - lost


@pytest.mark.rule("VS-071", "VS-104")
@pytest.mark.parametrize(("rolls", "lost"), [((1, 1, 1, 5), 0), ((1, 1, 1, 4), 3)])
def test_the_pup_crosses_a_hole_on_its_own_four_legs(rolls: tuple[int, ...], lost: int) -> None:
    """Bones equal to the Move value, and the Pup's is 4."""
    s = with_pup("A1a", "A3a", "s04")
    block(s, "A4a", kind="hole")
    s.blocked = 0
    session = go_on(sit(acting(s, 0, pup_move=1), rolls=list(rolls), seed=1), "pup:A4a")
    while session.asked.ask != "act":
        session.choose(offered(session)[0])
    assert session.state.vagrants[0].humanity == 8 - lost


@pytest.mark.rule("VS-070", "VS-072")
@pytest.mark.parametrize("pup", ["C3a", "A6d"])
def test_an_area_that_catches_both_hurts_her_once(pup: str) -> None:
    s = with_pup("C4b", pup, "s01", haint="C3b")
    assert struck(s, "nail").state.vagrants[0].humanity == 8 - 2 - 1
