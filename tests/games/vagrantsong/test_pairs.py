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
    session = go_on(sit(acting(s, 0, move=1), seed=1), "go:A2a")
    assert session.asked.ask == "reprieve"
    v = go_on(session, "yes", "place:A5a").state.vagrants[0]
    assert not v.westbound and min(v.skills) >= 0 and NAME[v.at] == "A5a"


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


@pytest.mark.rule("VS-142", "VS-218")
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


# -- targets ---------------------------------------------------------------------------------------


@pytest.mark.rule("VN-1175", "VS-184")
@pytest.mark.parametrize(("smelt", "stays"), [(1, True), (0, False)])
def test_whoever_smells_of_copper_outshines_a_candle(smelt: int, stays: bool) -> None:
    """For the Lost Souls of the cold wind that is Special Target Priority."""
    s = table("songsmith", "cursebearer", scenario="s11", haint="C6d")
    set_at(s, "B3b", "A1a")
    soul(s, "B6b")
    s.tracks["smelt"] = smelt
    s.candles = [SPACE["B6c"]]
    s.bindle.remove("candle")
    session = drawn(s, "candle")
    assert (len(session.state.candles) == 1) == stays


def soul(s: Journey, at: str) -> None:
    """A Lost Soul that acts by the token of another."""
    from hearthside.games.vagrantsong.rules.haint import enter_haint

    enter_haint(s, "lost_soul", SPACE[at])


@pytest.mark.rule("VN-1133", "VS-181", "VS-184")
@pytest.mark.parametrize(("warm", "lit"), [(False, 0), (True, 1)])
def test_an_action_that_names_nobody_leaves_it_to_the_candle(warm: bool, lit: int) -> None:
    """Goes for whoever holds a Candle: with nobody so, a Candle in the car is next."""
    s = table("songsmith", "cursebearer", scenario="s11", haint="B3b")
    set_at(s, "B6b", "A1a")
    s.candles = [SPACE["B3d"]]
    s.bindle.remove("candle")
    if warm:
        hold(s, 0, "candle")
    assert len(drawn(s, "foot").state.candles) == lit


@pytest.mark.rule("VS-179", "VS-184")
def test_a_decoy_outshines_a_candle() -> None:
    s = table("songsmith", "cursebearer", scenario="s02", haint="B3b")
    set_at(s, "B6b", "A1a")
    s.special = 0
    s.candles = [SPACE["B3d"]]
    s.bindle.remove("candle")
    session = drawn(s, "nail")
    assert session.state.candles and session.state.vagrants[0].humanity < 10


@pytest.mark.rule("VS-148", "VS-203")
def test_stopped_by_a_candle_it_strikes_who_is_in_range_there() -> None:
    s = table("songsmith", "cursebearer", scenario="s02", haint="B3b")
    set_at(s, "B6d", "B4d")
    s.vagrants[0].humanity = 4
    s.candles = [SPACE["B3d"]]
    s.bindle.remove("candle")
    session = drawn(s, "nail")
    assert not session.state.candles and humanity(session) == [4, 7]


# -- forced moves ----------------------------------------------------------------------------------


def shoved_over(scenario: str, kind: str, *bones: int) -> Session[Journey]:
    """A Haint moves the Songsmith from B4b over B5b, where there is some floor."""
    s = table("songsmith", "cursebearer", scenario=scenario, haint="B3b")
    set_at(s, "B4b", "A1a")
    block(s, "B5b", kind=kind)
    block(s, "B4a", "B4c")
    s.blocked &= ~(1 << SPACE["B5b"])
    s.haints[0].mood = 1
    return settle(sit(haunting(s), picks=["salt"], rolls=list(bones), seed=1))


@pytest.mark.rule("VS-020", "VN-1910")
def test_who_is_thrown_over_a_blood_pool_wades_through_it() -> None:
    """Hands Off: 5 and moved 2 away, over a Pool that costs 1."""
    session = shoved_over("s19", "pool")
    v = session.state.vagrants[0]
    assert (NAME[v.at], v.humanity) == ("B6b", 10 - 5 - 1)


@pytest.mark.rule("VS-020", "VS-019", "VS-104")
@pytest.mark.parametrize(
    ("bones", "at", "lost"), [((5, 1), "B6b", 0), ((1, 1), "B5b", 2), ((4, 4), "B5b", 2)]
)
def test_a_hole_on_the_way_of_a_forced_move_is_crossed_or_ends_it(
    bones: tuple[int, ...], at: str, lost: int
) -> None:
    """Suffered in the orchard: dragged toward the Willow over a grave."""
    s = table("songsmith", "cursebearer", scenario="s15", haint="C6d")
    set_at(s, "B4b", "A1a")
    s.haints[1].at = SPACE["C1b"]
    block(s, "B5b", kind="hole")
    block(s, "B4a", "B4c")
    s.blocked &= ~(1 << SPACE["B5b"])
    s.vagrants[0].effects = ["shuffle"]
    s.haints[0].skips = 1
    session = go_on(sit(acting(s, 0), rolls=list(bones), seed=1), "end")
    v = session.state.vagrants[0]
    assert (NAME[v.at], v.humanity) == (at, 10 - lost)


@pytest.mark.rule("VS-127", "VS-212", "VS-215")
def test_one_may_walk_through_two_haints_in_a_row() -> None:
    """Each of them Haunts, once."""
    s = table("songsmith", "cursebearer", scenario="s21", haint="B3b")
    set_at(s, "B2b", "A1a")
    s.haints[1].at = SPACE["B4b"]
    block(s, *(f"B{n}{row}" for n in (3, 4) for row in "acd"))
    session = go_on(sit(acting(s, 0, move=2), seed=1), "dash:B5b")
    v = session.state.vagrants[0]
    assert NAME[v.at] == "B5b" and v.humanity == 10 - 2 * 2


@pytest.mark.rule("VS-064", "VS-215")
def test_two_haints_in_a_row_and_the_devil_on_her_heels() -> None:
    """Once a turn, and it is the first of them that gains."""
    s = table("cursebearer", "songsmith", scenario="s21", haint="B3b")
    set_at(s, "B2b", "A1a")
    s.haints[1].at = SPACE["B4b"]
    block(s, *(f"B{n}{row}" for n in (3, 4) for row in "acd"))
    session = go_on(sit(acting(s, 0, move=2), seed=1), "dash:B5b")
    assert [h.humanity for h in session.state.haints] == [1, 0]


@pytest.mark.rule("VK-002", "VS-020")
@pytest.mark.parametrize(("n", "at"), [(1, "A6b"), (2, "A5b")])
def test_whoever_dances_away_says_how_far(n: int, at: str) -> None:
    """Two Step Shuffle: 1 for each success, as many of them as you like."""
    s = table("songsmith", "cursebearer", haint="B1b")
    set_at(s, "ABb", "C6d")
    s.vagrants[0].skills[1] = 2
    session = sit(acting(s, 0, s2=2), rolls=[4, 4], seed=1)
    go_on(session, "skill:2,h0", "yes", f"steps:{n}")
    assert NAME[session.state.vagrants[0].at] == at


# -- turns, Coins, Skills --------------------------------------------------------------------------


@pytest.mark.rule("VS-054", "VN-1278")
def test_nothing_rests_after_a_turn_that_was_skipped() -> None:
    """No Coins were placed in the round between."""
    s = table("songsmith", "cursebearer", scenario="s12", haint="B6d")
    v = s.vagrants[0]
    v.coins, v.kept = {"s35": 2, "rummage": 1}, ["e8"]
    s.haints[0].skips = 9
    session = go_on(sit(s, seed=1), "turn:0")
    assert session.state.vagrants[0].acted and session.state.vagrants[0].coins == {}
    go_on(session, "ready", "turn:0")
    assert "coin:s35" in offered(session)


@pytest.mark.rule("VS-215", "VS-031")
def test_a_round_that_begins_is_nobodys_turn() -> None:
    """Whoever was Haunted in the last turn is Haunted again by what a new round brings."""
    s = table("songsmith", "cursebearer", scenario="s08", haint="B2b")
    set_at(s, "B3b", "A1a")
    block(s, "B6b")
    s.haints[0].haunted = 1
    session = next_round(s, 5)
    assert session.state.vagrants[0].humanity == 9


@pytest.mark.rule("VN-0872", "VS-153")
@pytest.mark.parametrize(("coins", "foot", "bones"), [({"s35": 1}, "s36", 1), ({}, "s35", 2)])
def test_a_rabbits_foot_makes_a_second_skill(coins: dict[str, int], foot: str, bones: int) -> None:
    """The mouth organ gives a Bone to the only Skill of a turn; a foot on another makes two of them."""
    s = table("songsmith", "cursebearer", scenario="s08", haint="A2a")
    hold(s, 0, "e2")
    s.bindle.remove("foot")
    s = acting(s, 0, **coins)
    s.vagrants[0].foot, s.vagrants[0].token_used = foot, True
    session = go_on(sit(s, rolls=[1] * bones, seed=1), "skill:35,h0")
    rolled = next(e for e in reversed(session.journal) if e.kind == "rolled")
    assert len(rolled.args) - 2 == bones


@pytest.mark.rule("VN-2275", "VS-067")
def test_the_selfless_cannot_give_to_whoever_gains_nothing() -> None:
    s = table("revivalist", "songsmith", scenario="s22", haint="C6d")
    set_at(s, "A1a", "A2a")
    for v in s.vagrants:
        v.humanity = 4
    s.vagrants[1].lasting = ["numb"]
    session = go_on(sit(acting(s, 0, patch=2), rolls=[3, 3], seed=1), "patch")
    if session.asked.ask == "selfless":
        go_on(session, "take:1")
    assert session.state.vagrants[1].humanity == 4


@pytest.mark.rule("VN-2272", "VK-028")
def test_knocking_three_times_respects_who_may_be_targeted() -> None:
    """Each for himself: no Vagrant is a target, but you are always your own."""
    s = table("songsmith", "cursebearer", scenario="s22", haint="A3a")
    set_at(s, "A1a", "A2a")
    s.haints[0].threshold = 9
    s.vagrants[0].skills[1], s.vagrants[0].humanity = 28, 3
    s.lasting.append("solo")
    session = go_on(sit(acting(s, 0, s28=1), rolls=[5], seed=1), "skill:28,v0")
    assert "share:v0" in offered(session) and "share:v1" not in offered(session)


@pytest.mark.rule("VN-1871", "VK-058")
def test_salt_from_a_friend_unties_the_tongue() -> None:
    """Off when you gain Salt, however it comes."""
    s = table("empress", "songsmith", scenario="s18", haint="C6d")
    set_at(s, "A1a", "A2a")
    s.vagrants[0].skills[0] = 58
    hold(s, 0, "salt")
    s.vagrants[1].kept = ["e1"]
    if "e1" in s.bindle:
        s.bindle.remove("e1")
    session = sit(acting(s, 0, s58=1), rolls=[4], seed=1)
    go_on(session, "skill:58,v1", "keep:salt")
    assert session.state.vagrants[1].kept == [] and "salt" in session.state.vagrants[1].tokens


@pytest.mark.rule("VN-1976", "VK-041")
def test_the_shovel_helps_an_encore_too() -> None:
    """Bones on him count 1 more, those that are rolled again like the first."""
    s = table("songsmith", "cursebearer", scenario="s19", haint="A2a")
    s.haints[0].threshold = 30
    hold(s, 0, "e6")
    s.vagrants[0].skills[0] = 41
    session = sit(acting(s, 0, s41=2), rolls=[3, 3, 3, 3], seed=1)
    go_on(session, "skill:41,h0")
    assert session.state.haints[0].humanity == 4


@pytest.mark.rule("VN-0673", "VS-188")
@pytest.mark.parametrize(("turns", "lost"), [(0, 0), (1, 5)])
def test_before_the_first_turn_nobody_has_acted(turns: int, lost: int) -> None:
    s = table("songsmith", "cursebearer", scenario="s06")
    s.turns, s.recent = turns, 1
    session = looks(s, 3, 5)
    assert session.state.vagrants[1].humanity == 10 - lost


@pytest.mark.rule("VN-2374", "VS-105")
def test_he_loses_with_the_car_like_any_character() -> None:
    s = table("songsmith", "cursebearer", scenario="s23", haint="A3b")
    set_at(s, "B1a", "B2a")
    s.haints[0].humanity = 3
    session = next_round(s, 4)
    assert session.state.haints[0].humanity == 1 and humanity(session) == [10, 10]
