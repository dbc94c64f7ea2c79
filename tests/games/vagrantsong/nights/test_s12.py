"""Bon Appetit: the Wendigo, two cars, and the blood between the tables."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import CAR, SPACE, TRAIN
from hearthside.games.vagrantsong.rules.places import open_spaces
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import (
    acting,
    block,
    go_on,
    haunting,
    hold,
    offered,
    placing,
    root,
    set_at,
    sit,
    table,
    why,
)
from ..test_haint import settle
from ..test_range import westbound


def dinner(*who: str, haint: str = "B3b", mood: int = 0) -> Journey:
    """The night on a swept floor."""
    s = table(*(who or ("songsmith", "cursebearer")), scenario="s12", haint=haint)
    s.haints[0].mood = mood
    return s


def humanity(session: Session[Journey]) -> list[int]:
    return [v.humanity for v in session.state.vagrants]


def effects(session: Session[Journey]) -> list[list[str]]:
    return [v.effects for v in session.state.vagrants]


def pools(s: Journey) -> list[int]:
    return [j for j, kind in s.terrain.items() if kind == "pool"]


# -- rules of its own --------------------------------------------------------------------------------


@pytest.mark.rule("VN-1201")
def test_a_wound_leaves_a_blood_pool_beside_the_wounded() -> None:
    """Next to them, the party chooses where; in a corner that is full, on the nearest open space."""
    for full, near in (((), {"A1b", "A2a"}), (("A1b", "A2a"), {"A1c", "A2b", "A3a"})):
        s = dinner(haint="B3b", mood=1)
        set_at(s, "A1a", "A6d")
        block(s, *full)
        s.vagrants[0].humanity = 1
        s.vagrants[0].effects = ["bleeding"]
        session = go_on(sit(placing(s)), "coin:move", "coin:patch", "coin:bust", "skill:35")
        assert session.decision is not None and session.decision.ask == "lay_terrain"
        assert {o.removeprefix("place:") for o in offered(session)} == near
        session.choose(session.decision.options[0])
        assert len(pools(session.state)) == 1 and humanity(session)[0] == 10


@pytest.mark.rule("VN-1202")
def test_cold_company_costs_3_at_the_end_of_a_turn() -> None:
    """On or next to a Lost Soul or the Frozen Faces; two away nobody minds, nor beside the Wendigo."""
    for figure in ("hungry_soul1", "guests"):
        for at, left in (("A1a", 7), ("A2a", 7), ("A3a", 10)):
            s = dinner(haint="B3b")
            set_at(s, at, "B6d")
            s.figures[figure] = SPACE["A1a"]
            session = go_on(sit(acting(s, 0), picks=["apple"], seed=1), "end")
            assert humanity(session)[0] == left
    s = dinner(haint="A2a", mood=1)
    set_at(s, "A1a", "B6d")
    session = go_on(sit(acting(s, 0), picks=["foot"], seed=1), "end")
    assert humanity(session)[0] == 10


@pytest.mark.rule("VN-1203")
def test_the_third_car_is_not_used() -> None:
    """Nothing is open there, and nobody walks in; the Wendigo neither."""
    s = table("songsmith", "cursebearer", scenario="s12", bare=False)
    assert not any(open_spaces(s) >> j & 1 for name, j in SPACE.items() if CAR[j] == 2)
    set_at(s, "BCb", "A1a")
    session = sit(acting(s, 0, move=2))
    assert not [o for o in offered(session) if o.startswith(("go:C", "go:BCc"))]
    s = dinner(haint="B6b", mood=1)
    set_at(s, "B1b", "A1a")
    session = settle(sit(haunting(s), picks=["foot"], seed=1))
    assert CAR[session.state.haints[0].at] == 1


@pytest.mark.rule("VN-1204", "VN-1292")
def test_it_starves_until_it_drinks() -> None:
    """Off a Blood Pool 1 more, up to 4; on one it drinks it up, wants nothing, and the third is a Ritual."""
    s = dinner(haint="B3b")
    set_at(s, "A1a", "A6d")
    root(s)
    session = settle(sit(haunting(s), picks=["candle"], seed=1))
    assert session.state.tracks["starved"] == 1
    s.tracks["starved"] = 4
    assert settle(sit(haunting(s), picks=["candle"], seed=1)).state.tracks["starved"] == 4
    block(s, "B3b", kind="pool")
    for fed, done in ((0, []), (2, ["seconds"])):
        s.tracks["fed"] = fed
        s.vagrants[0].humanity = 5
        session = settle(sit(haunting(s), picks=["candle"], seed=1))
        assert session.state.tracks["starved"] == 0 and pools(session.state) == []
        assert session.state.rituals == done and humanity(session)[0] == 5 + len(done)
    s.haints[0].skips = 1
    t = settle(sit(haunting(s), seed=1)).state
    assert t.tracks["starved"] == 4 and pools(t), "a turn it skips is none"


@pytest.mark.rule("VN-1210")
def test_blood_pools_may_be_entered() -> None:
    """They are floor: one walks onto them, and on."""
    s = dinner()
    set_at(s, "A1a", "B6d")
    block(s, "A2a", "A1b", kind="pool")
    session = sit(acting(s, 0, move=1))
    assert {"go:A2a", "go:A3a"} <= set(offered(session))


@pytest.mark.rule("VN-1211")
def test_snow_bars_the_way_until_it_is_cleared() -> None:
    """Iron Nails, a Candle or Salt each take a piece off; an Apple does not, nor from two away."""
    s = dinner()
    set_at(s, "A1a", "B6d")
    block(s, "A2a", "A4a", kind="snow")
    assert why(sit(acting(s, 0, move=1)), "go:A2a") == "VS-102"
    for token in ("nail", "candle", "salt"):
        s.vagrants[0].tokens = []
        hold(s, 0, token)
        session = sit(acting(s, 0, move=1))
        assert why(session, f"clear_snow:{token},A4a") == "VS-016"
        go_on(session, f"clear_snow:{token},A2a")
        t = session.state
        assert (
            SPACE["A2a"] not in t.terrain and t.cycle[token] == 1 and "go:A2a" in offered(session)
        )
        s.bindle.append(token)


@pytest.mark.rule("VN-1215")
def test_bleeding_costs_1_for_each_coin_on_move_until_patched() -> None:
    """Two Coins, 2 Humanity; a Patch Up that succeeds ends it with the turn."""
    s = dinner()
    s.vagrants[0].effects = ["bleeding"]
    session = go_on(sit(placing(s)), "coin:move", "coin:move", "coin:patch")
    assert humanity(session)[0] == 8
    session = go_on(sit(acting(s, 0, patch=1), rolls=[5], picks=["apple"], seed=1), "patch", "end")
    assert session.state.vagrants[0].effects == []


# -- Seance, the end ---------------------------------------------------------------------------------


@pytest.mark.rule("VN-1221")
def test_the_seance_spills_blood_in_its_car() -> None:
    """Anywhere open in it, nowhere else; with no piece left it cannot be used."""
    s = dinner(haint="B3b")
    set_at(s, "B1a", "A6d")
    s.seance = True
    session = go_on(sit(acting(s, 0)), "seance")
    cars = {CAR[SPACE[o.removeprefix("place:")]] for o in offered(session)}
    assert cars == {1} and "place:B1a" not in offered(session)
    go_on(session, "place:B6d")
    assert pools(session.state) == [SPACE["B6d"]] and not session.state.seance
    block(s, "A1a", "A2a", "A3a", "A4a", "A5a", "A6a", kind="pool")
    assert why(sit(acting(s, 0)), "seance") == "VS-041"


@pytest.mark.rule("VN-1222", "VN-1225")
def test_the_third_break_saves_it() -> None:
    """Full but Empty comes with all three Rituals and nobody ever Westbound."""
    for rituals, was, posts in (
        (["human", "places", "seconds"], False, ["Full but Empty"]),
        (["human", "places", "seconds"], True, []),
        (["human", "places"], False, []),
    ):
        s = dinner(haint="A2b")
        s.campaign = True
        set_at(s, "A1b", "B6d")
        s.rituals, s.vagrants[1].was_westbound = list(rituals), was
        s.haints[0].breaks, s.haints[0].humanity = 1, s.haints[0].threshold - 1
        session = settle(go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0"), "spend")
        assert session.state.over == "won" and session.state.camp.mileposts == posts
        assert [e.args[0] for e in session.journal if e.kind == "moment"] == ["m48"]


@pytest.mark.rule("VN-1223")
def test_with_the_last_vagrant_westbound_the_night_is_lost() -> None:
    """A Wound too many."""
    s = dinner(haint="B3b")
    set_at(s, "B4b", "A1a")
    westbound(s, 1)
    s.vagrants[0].skills, s.vagrants[0].humanity = [35, 0, -36, 0], 1
    assert settle(sit(haunting(s), picks=["candle"], seed=1)).state.over == "lost"


# -- what it does ------------------------------------------------------------------------------------


@pytest.mark.rule("VN-1230")
def test_it_follows_the_drops() -> None:
    """Three toward the nearest Pool or Bleeding Vagrant, past a Candle; then whoever is beside it loses 2."""
    s = dinner(haint="B3b")
    set_at(s, "B4c", "A1a")
    s.candles = [SPACE["B1b"]]
    s.bindle.remove("candle")
    block(s, "B6b", "A1d", kind="pool")
    session = settle(sit(haunting(s), picks=["nail"], seed=1))
    t = session.state
    assert t.haints[0].at == SPACE["B6b"] and pools(t) == [SPACE["A1d"]]
    assert humanity(session) == [10, 10] and t.candles
    s.candles.clear()
    s.bindle.append("candle")
    s.vagrants[1].at, s.vagrants[1].effects = SPACE["B1b"], ["bleeding"]
    session = settle(sit(haunting(s), picks=["nail"], seed=1))
    assert humanity(session) == [10, 3] and session.state.haints[0].at == SPACE["B1b"]
    s = dinner(haint="B3b")
    set_at(s, "A6b", "A1a")
    session = settle(sit(haunting(s), picks=["nail"], seed=1))
    assert humanity(session) == [3, 10], "with no blood about it goes for the target"


@pytest.mark.rule("VN-1231", "VN-1237", "VN-1247")
def test_it_lopes_and_being_haunted_is_bleeding() -> None:
    """Four steps and 7; whoever it comes over Bleeds, and loses nothing by that, in either mood."""
    s = dinner(haint="B6b")
    set_at(s, "B1b", "A1a")
    session = settle(sit(haunting(s), picks=["candle"], seed=1))
    assert humanity(session) == [3, 10] and effects(session) == [[], []]
    for mood in (0, 1):
        s = dinner(haint="B3b", mood=mood)
        set_at(s, "B2b", "A1a")
        session = go_on(sit(acting(s, 0, move=1)), "dash:B4b")
        assert humanity(session)[0] == 10 and effects(session)[0] == ["bleeding"]


@pytest.mark.rule("VN-1232")
def test_it_smells_you() -> None:
    """All who Bleed lose 7, wherever they are; if nobody does, the nearest begins to."""
    s = dinner("songsmith", "cursebearer", "empress", haint="B3b")
    set_at(s, "A1a", "B4b", "B6d")
    session = settle(sit(haunting(s), picks=["salt"], seed=1))
    assert effects(session) == [[], ["bleeding"], []] and humanity(session) == [10, 10, 11]
    s.vagrants[0].effects, s.vagrants[2].effects = ["bleeding"], ["bleeding"]
    session = settle(sit(haunting(s), picks=["salt"], seed=1))
    assert humanity(session) == [3, 10, 4] and effects(session)[1] == []


@pytest.mark.rule("VN-1233", "VN-1234")
def test_the_hungrier_the_worse() -> None:
    """Run Down: the furthest of its car, 6 and 1 for each Bloodstarved. Carve: 7 and as many."""
    s = dinner("songsmith", "cursebearer", "empress", haint="B1b")
    set_at(s, "B2b", "B6b", "A1a")
    s.tracks["starved"] = 3
    session = settle(sit(haunting(s), picks=["foot"], seed=1))
    assert humanity(session) == [10, 1, 11]
    s.vagrants[2].at = SPACE["A4b"]
    root(s)
    session = settle(sit(haunting(s), picks=["apple"], seed=1))
    assert humanity(session) == [10, 10, 11]
    s.tracks["starved"] = 0
    session = settle(sit(haunting(s), picks=["apple"], seed=1))
    assert humanity(session) == [3, 10, 11]


@pytest.mark.rule("VN-1236", "VN-1246")
def test_a_cycle_leaves_it_hungrier() -> None:
    """1 Bloodstarved in either mood, beside the one its turn brings."""
    for mood in (0, 1):
        s = dinner(haint="B3b", mood=mood)
        set_at(s, "A1a", "A6d")
        s.cycle["apple"] = 2
        s.bindle = [t for t in s.bindle if t != "apple"] + ["apple"]
        s.haints[0].skips = 1
        session = go_on(sit(acting(s, 0), seed=1), "end")
        assert session.state.tracks["starved"] == 1 and session.state.cycle["apple"] == 0


@pytest.mark.rule("VN-1240", "VN-1241")
def test_boiling_it_drags_its_feet_and_scalds() -> None:
    """Two steps and 6; two steps, and from two away Bleeding, or 7 for whoever Bleeds."""
    s = dinner(haint="B3b", mood=1)
    set_at(s, "B6b", "A1a")
    assert humanity(settle(sit(haunting(s), picks=["nail"], seed=1))) == [4, 10]
    s.vagrants[0].at = SPACE["BCb"]
    session = settle(sit(haunting(s), picks=["candle"], seed=1))
    assert effects(session)[0] == ["bleeding"] and humanity(session) == [10, 10]
    s.vagrants[0].effects = ["bleeding"]
    assert humanity(settle(sit(haunting(s), picks=["candle"], seed=1))) == [3, 10]


@pytest.mark.rule("VN-1242")
def test_it_boils_over() -> None:
    """7 from everyone beside it, and a Bloodstarved less (before the one its turn brings)."""
    s = dinner("songsmith", "cursebearer", "empress", haint="B3b", mood=1)
    set_at(s, "B4b", "B2b", "B5b")
    s.tracks["starved"] = 3
    session = settle(sit(haunting(s), picks=["salt"], seed=1))
    assert humanity(session) == [3, 3, 11] and session.state.tracks["starved"] == 3


@pytest.mark.rule("VN-1243", "VN-1244")
def test_it_cannot_look_at_you_and_breathes_on_you() -> None:
    """Three away from the nearest; 8 from the target within three, without a step."""
    s = dinner(haint="B3b", mood=1)
    set_at(s, "B2b", "A1a")
    session = settle(sit(haunting(s), picks=["foot"], seed=1))
    assert TRAIN.dist[SPACE["B2b"]][session.state.haints[0].at] == 4
    assert humanity(session) == [10, 10]
    set_at(s, "B6b", "A1a")
    session = settle(sit(haunting(s), picks=["apple"], seed=1))
    assert humanity(session) == [2, 10] and session.state.haints[0].at == SPACE["B3b"]
    set_at(s, "BCb", "A1a")
    assert humanity(settle(sit(haunting(s), picks=["apple"], seed=1))) == [10, 10]
