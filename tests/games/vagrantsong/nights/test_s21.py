"""Back Together Again: Snow that is pushed, two Haints with a token each, and what brings them together."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import NAME, SIDE, SPACE, TRAIN
from hearthside.games.vagrantsong.content.junk import JUNK
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import acting, block, go_on, haunting, hold, offered, set_at, sit, table, why
from ..test_haint import settle
from ..test_range import westbound


def pair(*who: str, lady: str = "A6a", bird: str = "C6d") -> Journey:
    """The night on a swept floor."""
    s = table(*(who or ("songsmith", "cursebearer")), scenario="s21", haint=lady)
    s.haints[1].at = SPACE[bird]
    return s


def humanity(session: Session[Journey]) -> list[int]:
    return [v.humanity for v in session.state.vagrants]


def drawn(s: Journey, h: int, token: str) -> Session[Journey]:
    """One of them acts by a token, the other does not."""
    s.haints[1 - h].skips = 1
    return settle(sit(haunting(s), picks=[token], seed=1), "coins")


def looks(s: Journey, number: int, *bones: int) -> Session[Journey]:
    """The first Vagrant Investigates an Event at their feet."""
    s.events[number] = s.vagrants[0].at
    coins = max(1, len(bones))
    return go_on(
        sit(acting(s, 0, investigate=coins), rolls=list(bones), seed=1), f"investigate:{number}"
    )


def draws(s: Journey, number: int, token: str) -> Session[Journey]:
    """The first Vagrant Rummages: the Event, then the token it asks for, then Iron Nails."""
    s.bindle.append(f"e{number}")
    session = sit(acting(s, 0, rummage=1), picks=[f"e{number}", token, "nail"], seed=1)
    return go_on(session, "rummage")


def next_round(s: Journey, number: int) -> Session[Journey]:
    """A round begins on whose space an Event lies."""
    s.on_round, s.step, s.rounds = {number: 3}, "round_open", 2
    return sit(s, seed=1)


def breaks(s: Journey, h: int, picks: tuple[str, ...] = ()) -> Session[Journey]:
    """One of them Breaks for the first time, by a Bust from the space to its left."""
    number = (7, 8)[h]
    s.haints[h].on_break = {number: 1}
    s.haints[h].humanity = s.haints[h].threshold - 1
    set_at(s, NAME[s.haints[h].at - 1])
    session = sit(acting(s, 0, bust=1), rolls=[5], picks=list(picks), seed=1)
    return settle(go_on(session, "bust:0" if not h else "bust:1"), "act")


def played(session: Session[Journey]) -> list[str]:
    return [str(e.args[1]) for e in session.journal if e.kind == "haint_action"]


# -- rules of its own --------------------------------------------------------------------------------


@pytest.mark.rule("VN-2101")
def test_two_tokens_a_turn_the_ladys_first() -> None:
    """Each has tracks of her own; one that has just Broken gets no token."""
    s = pair()
    assert [h.who for h in s.haints] == ["lady_in_white", "blackbird"]
    assert [h.breaks for h in s.haints] == [2, 2]
    session = settle(sit(haunting(s), picks=["foot", "foot"], seed=1), "coins")
    assert played(session) == ["One Step Nearer", "One Wingbeat Nearer"]
    assert session.state.cycle["foot"] == 2 or session.state.cycle["foot"] == 0
    s = pair()
    s.haints[0].skips = 1
    session = settle(sit(haunting(s), picks=["foot"], seed=1), "coins")
    assert played(session) == ["One Wingbeat Nearer"]


@pytest.mark.rule("VN-2110")
def test_snow_slides_one_space_and_one_for_each_step_left() -> None:
    """It ends the Move; over Haints, up to Terrain; a token on it goes along; pushed by force, it slides 1."""
    for coins, end in ((1, "A4a"), (2, "A6a")):
        s = pair(lady="C1a")
        set_at(s, "A1a", "B6d")
        block(s, "A2a", kind="snow")
        s.events[2] = SPACE["A2a"]
        session = go_on(sit(acting(s, 0, move=coins)), "go:A2a")
        assert f"place:{end}" in offered(session) and "place:A1a" in offered(session)
        t = go_on(session, f"place:{end}").state
        assert t.terrain == {SPACE[end]: "snow"} and t.events == {2: SPACE[end]}
        assert not [o for o in offered(session) if o.startswith("go:")], "the Move is over"
    s = pair(lady="A3a")
    set_at(s, "A1a", "B6d")
    block(s, "A2a", kind="snow")
    block(s, "A5a", kind="pool")
    s.terrain[SPACE["A5a"]] = "box"
    t = go_on(sit(acting(s, 0, move=2)), "go:A2a", "place:A4a").state
    assert t.terrain[SPACE["A4a"]] == "snow", "over the Lady, up to the Box"
    s = pair(lady="A6a")
    set_at(s, "A4a", "B6d")
    block(s, "A2a", kind="snow")
    s.haints[1].skips = 1
    session = settle(sit(haunting(s), picks=["apple"], seed=1), "push_snow")
    moved = {"place:A1a", "place:A2b", "place:A3a"}
    assert set(offered(session)) == moved, "by force, it slides 1"


@pytest.mark.rule("VN-2111", "VN-2191")
def test_snow_in_a_blood_pool_is_gone_with_it() -> None:
    """The token stays where the Pool was; the second time is a Ritual."""
    for before, done in ((0, []), (1, ["thaw"])):
        s = pair(lady="C1a")
        set_at(s, "A1a", "B6d")
        block(s, "A2a", kind="snow")
        block(s, "A3a", kind="pool")
        s.events[1] = SPACE["A2a"]
        s.tracks["melted"] = before
        t = go_on(sit(acting(s, 0, move=1)), "go:A2a", "place:A3a").state
        assert t.terrain == {} and t.events == {1: SPACE["A3a"]} and t.blocked == 0
        assert t.rituals == done and t.camp.ritual_coins == len(done)
    s = pair()
    set_at(s, "A1a", "B6d")
    block(s, "A2a", kind="pool")
    assert why(sit(acting(s, 0, move=1)), "go:A2a") == "VS-102"


@pytest.mark.rule("VN-2121")
def test_the_seance_moves_snow_up_to_three() -> None:
    """Any way round; into a Blood Pool too."""
    s = pair(lady="C1a")
    s.seance = True
    block(s, "A4b", kind="snow")
    block(s, "A4d", kind="pool")
    session = go_on(sit(acting(s, 0)), "seance")
    spots = {SPACE[o.removeprefix("place:")] for o in offered(session)}
    assert SPACE["A4d"] in spots and max(TRAIN.dist[SPACE["A4b"]][j] for j in spots) == 3
    assert go_on(session, "place:A4d").state.terrain == {}
    t = go_on(
        sit(acting(s, 0)), "seance", "place:B1b" if SPACE["B1b"] in spots else "place:A6b"
    ).state
    assert SPACE["A4b"] not in t.terrain


@pytest.mark.rule("VN-2122", "VN-2125")
def test_both_saved_they_leave_a_skill_and_a_mile_post() -> None:
    """One of them is not enough; Moment 81, and one of two Skills for somebody; the line is that of the night before."""
    s = pair(lady="A2b")
    set_at(s, "A1b", "B6d")
    s.campaign = True
    s.camp.doors, s.camp.rejoin = ["tunnel"], "s05"
    s.haints[0].breaks, s.haints[0].humanity = 1, s.haints[0].threshold - 1
    one = go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0").state
    assert one.over == "" and one.haints[0].gone
    s.haints[1].breaks = 0
    s.haints[1].gone, s.haints[1].at = True, -1
    session = go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0")
    settle(session, "keepsake")
    assert session.state.over == "won" and session.state.camp.mileposts == ["Reunited"]
    assert set(offered(session)) == {"keepsake:33", "keepsake:34"}
    settle(go_on(session, "keepsake:34", "take:1"), "spend")
    t = session.state
    assert 34 in (*t.vagrants[1].skills, *t.camp.belongings)
    assert [e.args[0] for e in session.journal if e.kind == "moment"] == ["m81"]


@pytest.mark.rule("VN-2123")
def test_with_the_last_vagrant_westbound_the_night_is_lost() -> None:
    """Moment 82, then the man made of smoke; no Skill."""
    s = pair(lady="B3b")
    s.campaign = True
    s.camp.doors, s.camp.rejoin = ["tunnel"], "s05"
    set_at(s, "B4b", "A1a")
    westbound(s, 1)
    s.vagrants[0].skills, s.vagrants[0].humanity = [35, 0, -36, 0], 1
    session = settle(sit(haunting(s), picks=["candle"], seed=1), "spend")
    pages = [str(e.args[0]) for e in session.journal if e.kind == "page"]
    assert session.state.over == "lost" and pages == ["m82", "m13", "m13a"]


# -- what they do ------------------------------------------------------------------------------------


@pytest.mark.rule("VN-2130", "VN-2131", "VN-2132", "VN-2133", "VN-2134")
def test_the_lady() -> None:
    """5 beside her, 5 from four, 2 and Snow, 3 steps toward it, 4 and away."""
    s = pair(lady="B1b")
    set_at(s, "B4b", "A1a")
    session = drawn(s, 0, "nail")
    assert humanity(session) == [5, 10] and session.state.haints[0].at == SPACE["B3b"]
    set_at(s, "B5b", "A1a")
    assert humanity(drawn(s, 0, "candle")) == [5, 10]
    session = drawn(s, 0, "salt")
    assert humanity(session) == [8, 10]
    snow = next(iter(session.state.terrain))
    assert session.state.terrain[snow] == "snow" and TRAIN.near[SPACE["B5b"]] >> snow & 1
    set_at(s, "B6b", "A1a")
    assert humanity(drawn(s, 0, "candle")) == [10, 10]
    session = drawn(s, 0, "foot")
    assert TRAIN.dist[session.state.haints[0].at][SPACE["B1b"]] == 3
    assert (
        TRAIN.dist[session.state.haints[0].at][SPACE["C6d"]]
        == TRAIN.dist[SPACE["B1b"]][SPACE["C6d"]] - 3
    )
    set_at(s, "B4b", "A1a")
    session = drawn(s, 0, "apple")
    assert humanity(session) == [6, 10] and session.state.vagrants[0].at == SPACE["B6b"]


@pytest.mark.rule("VN-2140", "VN-2141", "VN-2142", "VN-2143", "VN-2144")
def test_the_blackbird() -> None:
    """5 for the furthest within six, 5 for the furthest it gets to, a Pool, 3 steps toward her, 3 in its car."""
    s = pair(bird="C1b")
    set_at(s, "C5b", "C2b")
    assert humanity(drawn(s, 1, "nail")) == [5, 10]
    s.haints[1].skips = 0
    session = drawn(s, 1, "candle")
    assert humanity(session)[0] == 5
    session = drawn(s, 1, "salt")
    pool = next(iter(session.state.terrain))
    assert session.state.terrain[pool] == "pool" and TRAIN.dist[SPACE["C1b"]][pool] <= 2
    set_at(s, "C6a", "C6d")
    session = drawn(s, 1, "foot")
    before = TRAIN.dist[SPACE["C1b"]][SPACE["A6a"]]
    assert TRAIN.dist[session.state.haints[1].at][SPACE["A6a"]] == before - 3
    set_at(s, "C6a", "B6d")
    assert humanity(drawn(s, 1, "apple")) == [7, 10]


@pytest.mark.rule("VN-2136", "VN-2137", "VN-2147")
def test_a_cycle_costs_whoever_is_by_a_pool_and_being_haunted_costs_2() -> None:
    """By either of them."""
    s = pair()
    set_at(s, "A2d", "B1d")
    block(s, "A1d", kind="pool")
    s.cycle["apple"] = 2
    s.bindle.remove("apple")
    s.bindle.remove("apple")
    for h in s.haints:
        h.skips = 1
    session = settle(go_on(sit(acting(s, 0), seed=1), "end"), "coins")
    assert humanity(session) == [9, 10]
    for lady, bird in (("A3b", "C6d"), ("A6a", "A3b")):
        s = pair(lady=lady, bird=bird)
        set_at(s, "A2b", "B6d")
        assert humanity(go_on(sit(acting(s, 0, move=1)), "dash:A4b"))[0] == 8


# -- Events ------------------------------------------------------------------------------------------


@pytest.mark.rule("VN-2171")
def test_two_things_are_frozen_in_the_drift() -> None:
    """Of the best tier in the deck, from the next space, without a roll; the one left goes back."""
    s = pair()
    tiers: dict[int, list[int]] = {}
    for n, card in JUNK.items():
        tiers.setdefault(card.tier, []).append(n)
    s.camp.junk_deck = [*tiers[1][:3], *tiers[2][:3]]
    for v in s.vagrants:
        v.junk = []
    set_at(s, "A2a", "B6d")
    s.events[1] = SPACE["A1a"]
    block(s, "A1a", kind="snow")
    session = go_on(sit(acting(s, 0, investigate=1), seed=1), "investigate:1")
    shown = [int(o.removeprefix("from_drift:")) for o in offered(session)]
    assert len(shown) == 2 and all(JUNK[n].tier == 2 for n in shown)
    t = go_on(session, f"from_drift:{shown[1]}").state
    assert shown[1] in t.vagrants[0].junk and shown[1] not in t.camp.junk_deck
    assert shown[0] in t.camp.junk_deck and len(t.camp.junk_deck) == 5 and 1 not in t.events


@pytest.mark.rule("VN-2172", "VN-2190")
def test_the_bands_remember_both() -> None:
    """Two successes for them, 2 lost without; a Patch Up beside each is the Ritual, and they are gone."""
    s = pair()
    for bones in ((1, 1), (4, 1)):
        session = looks(s, 2, *bones)
        assert humanity(session)[0] == 8 and 2 in session.state.events
    t = looks(s, 2, 4, 4).state
    assert t.vagrants[0].kept == ["e2"] and t.vagrants[0].tokens == []
    for at, mask, done in (("A2a", 0, []), ("A5a", 1, []), ("C5d", 3, ["remember"])):
        t.vagrants[0].at, t.active = SPACE[at], -1
        t.vagrants[0].done.clear()
        t.vagrants[0].coins.clear()
        t = go_on(sit(acting(t, 0, patch=1), rolls=[5]), "patch").state
        assert t.tracks["remembered"] == mask and t.rituals == done
    assert t.vagrants[0].kept == [] and t.camp.ritual_coins == 2


@pytest.mark.rule("VN-2173")
def test_which_hand_is_answered_in_secret() -> None:
    """A: 3, and no second Coin on anything; B: Snow beside you, and a Coin fewer."""
    s = pair()
    set_at(s, "A1a", "B3b")
    session = next_round(s, 3)
    while session.decision is not None and session.decision.ask == "page":
        session.choose("read")
    assert session.decision is not None and session.decision.secret
    session.choose("vote:a")
    assert humanity(session) == [10, 10]
    session.choose("vote:b")
    settle(session)
    t = session.state
    assert humanity(session) == [7, 10] and t.on_round == {3: 3}
    snow = next(iter(t.terrain))
    assert t.terrain[snow] == "snow" and TRAIN.near[SPACE["B3b"]] >> snow & 1
    one = go_on(sit(t, seed=1), "turn:0", "coin:patch")
    assert why(one, "coin:patch") == "VN-2173" and "coin:bust" in offered(one)
    assert go_on(sit(t, seed=1), "turn:1").state.vagrants[1].hand == 2


@pytest.mark.rule("VN-2174")
def test_the_red_tide_goes_by_how_many_pools_came() -> None:
    """0 to 2: 1 beside a Pool. 3 or 4: to the nearer end, and 2 there. 5 or 6: 3, and no Patch Up."""
    for there, left in ((4, None), (2, None), (1, [7, 7])):
        s = pair()
        set_at(s, "A3d", "C4a")
        for name in ("B1a", "B2a", "B3a", "B4a")[:there]:
            block(s, name, kind="pool")
        session = settle(next_round(s, 4), "lay_terrain")
        spots = [SPACE[o.removeprefix("place:")] for o in offered(session)]
        laid = list(session.state.terrain)
        assert max(min(TRAIN.dist[j][p] for p in laid) for j in spots) == 3
        t = settle(session).state
        assert list(t.terrain.values()) == ["pool"] * 6 and t.on_round == {}
        if left:
            assert humanity(session) == left
            one = go_on(sit(t, seed=1), "turn:0")
            assert why(one, "coin:patch") == "VN-2174"
        elif there == 2:
            ends = SIDE["round"] | SIDE["break"]
            lost = [2 if ends >> v.at & 1 else 0 for v in t.vagrants]
            assert humanity(session) == [10 - n for n in lost] and sum(lost) > 0
            assert t.vagrants[0].at % TRAIN.width == 0
        else:
            pools = 0
            for j in t.terrain:
                pools |= TRAIN.near[j]
            assert humanity(session) == [10 - (pools >> v.at & 1) for v in t.vagrants]
    s = pair()
    set_at(s, "B5a", "C4a")
    for name in ("B1a", "B2a", "B3a", "B4a", "A1a", "A2a"):
        block(s, name, kind="pool")
    assert humanity(settle(next_round(s, 4))) == [9, 10], "none was left to lay"


@pytest.mark.rule("VN-2175", "VN-2176")
def test_ice_and_thaw_take_turns() -> None:
    """Ice: 1 in car A, and Moves slide on. Thaw: 1 in A and C, no sliding. Each token brings its own back."""
    s = pair(lady="C1a", bird="C6a")
    set_at(s, "A2b", "C3c")
    session = settle(next_round(s, 5), "put_event")
    spots = [SPACE[o.removeprefix("place:")] for o in offered(session)]
    assert all(SIDE["break"] >> j & 1 for j in spots)
    t = settle(go_on(session, offered(session)[0])).state
    assert t.lasting == ["ice"] and 6 in t.events and t.on_round == {}
    block(t, "A6b", kind="box")
    assert go_on(sit(t, seed=1), "turn:1").state.vagrants[1].humanity == 10
    session = go_on(sit(t, seed=1), "turn:0")
    assert humanity(session) == [9, 10]
    go_on(session, "coin:move", "ready" if "ready" in offered(session) else "coin:move")
    settle(session, "act")
    go_on(session, "go:A3b")
    assert session.state.vagrants[0].at == SPACE["A5b"], "up to the Box"
    t.events.clear()
    found = looks(t, 6, 4)
    u = settle(found, "act").state
    assert u.lasting == ["thaw"] and {5, 6} <= set(u.events)
    u.step, u.active = "whose_turn", -1
    for v in u.vagrants:
        v.coins.clear()
        v.done.clear()
        v.hand = v.dealt = 0
    for seat in (0, 1):
        assert humanity(go_on(sit(u, seed=1), f"turn:{seat}"))[seat] == 9
    u.vagrants[0].at = SPACE["A2b"]
    walked = go_on(sit(acting(u, 0, move=1)), "go:A3b")
    assert walked.state.vagrants[0].at == SPACE["A3b"], "nothing slides"
    u.active = -1
    u.vagrants[0].coins.clear()
    assert looks(u, 5, 1).state.lasting == ["thaw"]
    again = looks(u, 5, 4).state
    assert again.lasting == ["ice"] and {5, 6} <= set(again.events)


@pytest.mark.rule("VN-2177")
def test_she_lets_go_of_everybody_near_her() -> None:
    """3 away, and 2 next to Terrain; with nobody hurt the Blackbird acts, by a token of its own."""
    s = pair(lady="A3b")
    block(s, "A1a", "B1a", "A6a", "A6d", "A1d")
    session = breaks(s, 0, ("foot",))
    at = session.state.vagrants[0].at
    near = any(TRAIN.near[j] >> at & 1 for j in session.state.terrain)
    assert TRAIN.dist[at][SPACE["A3b"]] >= 3 and (humanity(session)[0] == 8) == near
    assert (played(session) == ["One Wingbeat Nearer"]) == (not near)
    s = pair(lady="B3b")
    session = breaks(s, 0, ("foot",))
    assert played(session) == ["One Wingbeat Nearer"] and humanity(session) == [10, 10]
    assert session.state.cycle["foot"] == 1 and session.state.step == "acts"
    s = pair(lady="A3b")
    block(s, *(n for n in ("A6a", "A6b", "A6c", "A6d", "A1a", "A1b", "A1c", "A1d", "A2d", "A4d")))
    s.terrain.pop(SPACE["A1b"])
    s.blocked &= ~(1 << SPACE["A1b"])
    session = breaks(s, 0, ("foot",))
    assert humanity(session)[0] == 8 and played(session) == []


@pytest.mark.rule("VN-2178")
def test_it_beats_its_wings_at_whoever_is_near() -> None:
    """1 for each character there; with nobody beside it the Lady acts."""
    s = pair("songsmith", "cursebearer", "empress", bird="C3b")
    set_at(s, "C2b", "C3a", "A1a")
    session = breaks(s, 1)
    assert humanity(session) == [8, 8, 11] and played(session) == []
    s = pair("songsmith", "cursebearer", bird="C3b")
    s.haints[1].on_break = {8: 1}
    s.haints[1].humanity = s.haints[1].threshold - 1
    set_at(s, "C1b", "A1a")
    hold(s, 0, "nail")
    session = settle(go_on(sit(acting(s, 0), picks=["foot"], seed=1), "nail:1"), "act")
    assert played(session) == ["One Step Nearer"]


@pytest.mark.rule("VN-2179", "VN-2170")
def test_the_reader_does_as_she_would() -> None:
    """From where the reader stands, to whoever is in range, never to the reader; both tokens go back."""
    for number in (9, 0):
        s = pair("songsmith", "cursebearer", "empress", lady="C6a")
        set_at(s, "A1a", "A5a", "C5a")
        session = settle(draws(s, number, "candle"), "act")
        assert humanity(session) == [10, 5, 11] and session.state.haints[0].at == SPACE["C6a"]
        t = session.state
        assert f"e{number}" in t.bindle and t.bindle.count("candle") == 7 and t.crowded == -1
        s = pair("songsmith", "cursebearer", lady="C6a")
        set_at(s, "A1a", "C5a")
        assert humanity(settle(draws(s, number, "candle"), "act")) == [10, 10], "nobody in range"


def test_nobody_is_moved_onto_the_lady_while_another_stands_in_for_her() -> None:
    """Her space stays hers."""
    s = pair(lady="A5b")
    set_at(s, "A1b", "A3b")
    t = settle(draws(s, 9, "apple"), "act").state
    assert t.vagrants[1].humanity == 6 and t.haints[0].at == SPACE["A5b"] != t.vagrants[1].at
    assert t.vagrants[0].at == SPACE["A1b"] and not t.closed and not t.blocked


@pytest.mark.rule("VN-2192")
def test_side_by_side() -> None:
    """Next to each other at the end of a turn."""
    for bird, done in (("A6b", ["side"]), ("A6c", [])):
        s = pair(lady="A6a", bird=bird)
        for h in s.haints:
            h.skips = 1
        t = settle(go_on(sit(acting(s, 0), seed=1), "end"), "coins").state
        assert t.rituals == done and t.camp.ritual_coins == 2 * len(done)
