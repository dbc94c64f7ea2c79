"""Crossroads Calamity: the Flayed Man, his paper, and six Holes."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import SPACE, TRAIN
from hearthside.games.vagrantsong.rules.haint import step_onto
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
from ..test_range import run, westbound


def crossroads(*who: str, haint: str = "B3b", holes: tuple[str, ...] = ("A2a", "C6a")) -> Journey:
    """The night on a swept floor, with these Holes, ranked as they are named."""
    s = table(*(who or ("songsmith", "cursebearer")), scenario="s08", haint=haint)
    block(s, *holes, kind="hole")
    return s


def humanity(session: Session[Journey]) -> list[int]:
    return [v.humanity for v in session.state.vagrants]


def unbound(s: Journey) -> Journey:
    s.haints[0].mood = 1
    return s


# -- the Holes ---------------------------------------------------------------------------------------


@pytest.mark.rule("VN-0810")
def test_a_hole_leads_to_the_one_the_bone_names_and_the_move_goes_on() -> None:
    """Ranked from the Round side; a Bone higher than the Holes there are is the last of them."""
    for bone, beside in ((1, {"A1a", "A2b", "A3a"}), (2, {"C5a", "C6b"}), (6, {"C5a", "C6b"})):
        s = crossroads()
        set_at(s, "A1b", "C1d")
        session = go_on(sit(acting(s, 0, move=2), rolls=[bone]), "go:A2a")
        assert {o.removeprefix("place:") for o in offered(session)} == beside
        go_on(session, offered(session)[0])
        v = session.state.vagrants[0]
        assert v.at in {SPACE[name] for name in beside} and v.humanity == 10
        assert any(o.startswith("go:") for o in offered(session)), "two of four steps are left"


@pytest.mark.rule("VN-0810", "VN-0830")
def test_he_steps_over_holes_and_falls_into_the_one_he_stops_in() -> None:
    """Firm Handshake: four along the car, over a Hole, 6 from the target; led into one he is gone."""
    s = crossroads(haint="B1b", holes=("B2b", "B2a", "B2c", "C6a"))
    set_at(s, "B6b", "A1a")
    session = settle(sit(haunting(s), picks=["nail"], seed=1))
    assert session.state.haints[0].at == SPACE["B5b"] and humanity(session)[0] == 4
    s = crossroads(haint="A3a")
    s.dice = sit(s, rolls=[2]).state.dice
    run(step_onto(s, 0, SPACE["A2a"]), "place:C6b")
    assert s.haints[0].at == SPACE["C6b"]


@pytest.mark.rule("VN-0802", "VN-0891")
def test_an_iron_nail_in_a_hole_catches_him_as_he_comes_out() -> None:
    """It waits there, off the Cycle track; he gains 3 and it is discarded. The third driven is a Ritual."""
    s = crossroads(haint="B3b")
    set_at(s, "C6b", "A1d")
    hold(s, 0, "nail", "nail")
    session = go_on(sit(acting(s, 0)), "nail_hole:C6a")
    t = session.state
    assert t.marked == {SPACE["C6a"]: "nail"} and t.cycle["nail"] == 0
    assert t.vagrants[0].tokens == ["nail"] and t.vagrants[0].token_used and not t.rituals
    t.vagrants[0].token_used = False
    assert why(sit(acting(t, 0)), "nail_hole:C6a") == "VN-0802"
    assert why(sit(acting(t, 0)), "nail_hole:A2a") == "VS-016"
    t.vagrants[0].at = SPACE["A1a"]
    caught = settle(sit(haunting(t, 1), picks=["candle"], rolls=[2, 2], seed=1))
    assert caught.state.haints[0].humanity == 3 and caught.state.marked == {}
    assert caught.state.cycle["nail"] == 1
    t.tracks["driven"] = 2
    done = go_on(sit(acting(t, 0)), "nail_hole:A2a")
    assert done.state.rituals == ["carpenter"] and done.state.camp.ritual_coins == 1


@pytest.mark.rule("VN-0892", "VN-0810")
def test_when_everybody_has_been_down_it_is_a_ritual() -> None:
    """The last of them; everyone gains 2."""
    s = crossroads()
    set_at(s, "A1a", "C1d")
    s.vagrants[1].humanity = 5
    session = go_on(sit(acting(s, 0, move=1), rolls=[1]), "go:A2a")
    go_on(session, offered(session)[0])
    assert session.state.rituals == []
    s.tracks["travelled"] = 0b10
    session = go_on(sit(acting(s, 0, move=1), rolls=[1]), "go:A2a")
    go_on(session, offered(session)[0])
    assert session.state.rituals == ["down"] and humanity(session)[1] == 7


@pytest.mark.rule("VN-0870")
def test_the_compass_turns_the_needle_once() -> None:
    """Asked with the Bone in sight; kept, it is asked again in the next Hole."""
    s = crossroads()
    set_at(s, "A1a", "C1d")
    hold(s, 0, "e0")
    session = go_on(sit(acting(s, 0, move=1), rolls=[1, 2]), "go:A2a", "yes")
    assert set(offered(session)) == {"place:C5a", "place:C6b"}
    session = go_on(sit(acting(s, 0, move=1), rolls=[1]), "go:A2a", "no")
    assert "place:A3a" in offered(session) and session.state.vagrants[0].tokens == ["e0"]


# -- Haint Effects -----------------------------------------------------------------------------------


@pytest.mark.rule("VN-0815")
def test_jeepers_creepers_makes_every_loss_worse_and_nothing_softens_it() -> None:
    """A coat and a ward would take 1 off each; with it 6 become 7. Iron Nails drive it out."""
    for effects, left in (([], 6), (["jeepers"], 3)):
        s = crossroads(haint="B3b")
        set_at(s, "B4b", "A1a")
        root(s)
        v = s.vagrants[0]
        v.effects, v.junk, v.ward = effects, [18], 1
        session = settle(sit(haunting(s), picks=["nail"], seed=1))
        assert session.state.vagrants[0].humanity == left
        assert session.state.vagrants[0].ward == len(effects)
    hold(s, 0, "nail")
    assert go_on(sit(acting(s, 0)), "shake:jeepers").state.vagrants[0].effects == []


@pytest.mark.rule("VN-0816")
def test_bleeding_costs_1_for_each_coin_on_move_until_patched() -> None:
    """Two Coins, 2 Humanity; a Patch Up that succeeds ends it with the turn."""
    s = crossroads()
    s.vagrants[0].effects = ["bleeding"]
    session = go_on(sit(placing(s)), "coin:move", "coin:move", "coin:patch")
    assert humanity(session)[0] == 8
    session = go_on(sit(acting(s, 0, patch=1), rolls=[5], seed=1), "patch", "end")
    assert session.state.vagrants[0].effects == []


@pytest.mark.rule("VN-0817", "VN-0834")
def test_the_enveloped_are_off_the_board_until_nails_are_used_on_him() -> None:
    """Try Me On: 5 and in, Haunted on the way. Inside, 2 a turn, and only Rummage; anyone's Iron Nails let them out beside him."""
    s = crossroads(haint="B3b")
    set_at(s, "B6b", "C6d")
    session = settle(sit(haunting(s), picks=["apple"], seed=1))
    v = session.state.vagrants[0]
    assert v.at == -1 and v.effects == ["enveloped"] and v.humanity == 4
    t = session.state
    go_on(session, "turn:0")
    assert humanity(session)[0] == 2 and why(session, "coin:move") == "VS-217"
    t.vagrants[1].at = next(j for j in TRAIN.ways[t.haints[0].at] if j not in t.terrain)
    hold(t, 1, "nail")
    freed = settle(go_on(sit(acting(t, 1)), "nail:0"), "act")
    assert freed.state.vagrants[0].effects == []
    assert TRAIN.near[freed.state.haints[0].at] >> freed.state.vagrants[0].at & 1


@pytest.mark.rule("VN-0844")
def test_there_is_always_room_for_one_more() -> None:
    """Unbound: four steps, 5, and in."""
    s = unbound(crossroads(haint="B3b", holes=("A1a", "A6d")))
    set_at(s, "C1b", "A1d")
    session = settle(sit(haunting(s), picks=["apple"], seed=1))
    assert session.state.vagrants[0].effects == ["enveloped"] and humanity(session) == [5, 10]


@pytest.mark.rule("VN-0801", "VN-0880")
def test_all_of_them_are_too_much_for_him() -> None:
    """The last of them swallowed: all are out, thrown as far as they roll; he gains 4 and skips a turn."""
    s = crossroads(haint="B3b", holes=("A1a", "A6d"))
    set_at(s, "B4b", "A1a")
    s.vagrants[1].at, s.vagrants[1].effects = -1, ["enveloped"]
    session = sit(haunting(s), picks=["apple"], rolls=[2, 3], seed=1)
    session = settle(session)
    t = session.state
    him = t.haints[0]
    assert all(v.effects == [] and v.at >= 0 for v in t.vagrants)
    assert him.humanity == 4 and him.skips == 1 and t.vagrants[0].humanity == 4
    far = sorted(TRAIN.dist[him.at][v.at] for v in t.vagrants)
    assert far == [3, 4], "beside him, then 2 and 3 away"
    assert ("event", 10) in [(e.kind, e.args[0]) for e in session.journal if e.args]


# -- Break, Seance, the end --------------------------------------------------------------------------


@pytest.mark.rule("VN-0820", "VN-0836", "VN-0846")
def test_a_break_lets_all_out_and_cycles_him_through_the_holes() -> None:
    """The Cycle Effect: two Bones, and the Hole that is nearer to everybody."""
    for mood in (0, 1):
        s = crossroads(haint="A2b", holes=("A6d", "B6a", "C6a"))
        s.haints[0].mood = mood
        set_at(s, "A1b", "C6d")
        s.haints[0].humanity = s.haints[0].threshold - 1
        s.haints[0].on_break.clear()
        s.vagrants[1].at, s.vagrants[1].effects = -1, ["enveloped"]
        s.cycle["nail"] = 2
        s.bindle.remove("nail")
        s.bindle.remove("nail")
        session = sit(acting(s, 0, bust=1), rolls=[6, 1, 3, 1], seed=1)
        session = settle(go_on(session, "bust:0"), "act")
        t = session.state
        assert t.haints[0].breaks == 2 and t.vagrants[1].effects == [] and t.cycle["nail"] == 0
        assert TRAIN.near[SPACE["A6d"]] >> t.haints[0].at & 1


@pytest.mark.rule("VN-0821")
def test_the_seance_goes_from_hand_to_hand_and_reaches_further() -> None:
    """A Skill of Range 3 reaches 4 for this round's holder; the next round it has to be somebody else."""
    s = crossroads("songsmith", "cursebearer", haint="A5a", holes=("C1a", "C6a"))
    set_at(s, "A1a", "C6d")
    s.seance, s.step, s.rounds = True, "round_open", 1
    session = sit(s)
    assert session.decision is not None and session.decision.ask == "holds"
    go_on(session, "take:0")
    assert "skill:35,h0" in offered(sit(acting(session.state, 0, s35=1)))
    without = crossroads("songsmith", "cursebearer", haint="A5a", holes=("C1a", "C6a"))
    set_at(without, "A1a", "C6d")
    assert why(sit(acting(without, 0, s35=1)), "skill:35,h0") == "VS-097"
    t = session.state
    t.step = "round_close"
    later = sit(t)
    assert later.state.tracks["holder"] == 2, "of two Vagrants it can only be the other"
    assert why(sit(acting(later.state, 0, s35=1)), "skill:35,h0") == "VS-097"


@pytest.mark.rule("VN-0822", "VN-0825")
def test_saved_for_the_last_time_he_leaves_his_briefcase() -> None:
    """The third Break wins, whatever else is done; the Mile Post always comes."""
    s = crossroads(haint="A2b")
    s.campaign = True
    set_at(s, "A1b", "C6d")
    s.haints[0].breaks, s.haints[0].humanity = 1, s.haints[0].threshold - 1
    session = settle(go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0"), "spend")
    assert session.state.over == "won" and session.state.camp.mileposts == ["Mr. Briefcase"]
    assert [e.args[0] for e in session.journal if e.kind == "moment"] == ["m52"]


@pytest.mark.rule("VN-0823")
def test_with_the_last_vagrant_westbound_the_night_is_lost() -> None:
    """A Wound too many."""
    s = crossroads(haint="B3b")
    set_at(s, "B4b", "A1a")
    westbound(s, 1)
    s.vagrants[0].skills, s.vagrants[0].humanity = [35, 0, -36, 0], 1
    assert settle(sit(haunting(s), picks=["nail"], seed=1)).state.over == "lost"


# -- his actions -------------------------------------------------------------------------------------


@pytest.mark.rule("VN-0831")
def test_down_and_up() -> None:
    """Two Bones, out of the Hole that is nearer to everybody; whoever is within two of him there loses 5."""
    s = crossroads("songsmith", "cursebearer", "wayfarer", haint="B3b")
    set_at(s, "C5c", "A1a", "C4c")
    session = sit(haunting(s), picks=["candle"], rolls=[2, 1], seed=1)
    go_on(session, "place:C6b")
    assert session.state.haints[0].at == SPACE["C6b"] and humanity(session)[:2] == [5, 10]
    assert session.state.vagrants[2].humanity == session.state.vagrants[2].most


@pytest.mark.rule("VN-0832")
def test_undertow_pulls_everyone_in_range_also_into_a_hole() -> None:
    """2 toward him and 4 lost; five away nobody is touched; on the way into a Hole one falls."""
    s = crossroads("songsmith", "cursebearer", "empress", haint="B3b", holes=("B4b", "C6a"))
    set_at(s, "B6b", "A6b", "C6d")
    session = sit(haunting(s), picks=["salt"], rolls=[2], seed=1)
    session = settle(session)
    assert humanity(session) == [6, 6, 11]
    spots = [v.at for v in session.state.vagrants]
    assert TRAIN.near[SPACE["C6a"]] >> spots[0] & 1 and spots[1] == SPACE["B1b"]


@pytest.mark.rule("VN-0833")
def test_super_elastic_takes_the_furthest_within_four() -> None:
    """Not the one five away: 4, and up to him."""
    s = crossroads("songsmith", "cursebearer", "empress", haint="B3b", holes=("A1a", "C6a"))
    set_at(s, "B4b", "B6a", "C4b")
    session = settle(sit(haunting(s), picks=["foot"], seed=1))
    assert humanity(session) == [10, 6, 11]
    assert TRAIN.dist[SPACE["B3b"]][session.state.vagrants[1].at] == 1


@pytest.mark.rule("VN-0837", "VN-0847")
def test_being_haunted_by_him() -> None:
    """1 at the Crossing; Unbound it is Jeepers Creepers, or 1 for whoever has it, which makes it 2."""
    for mood, effects, left, after in (
        (0, [], 9, []),
        (1, [], 10, ["jeepers"]),
        (1, ["jeepers"], 8, ["jeepers"]),
    ):
        s = crossroads(haint="B3b")
        set_at(s, "B2b", "A1a")
        s.haints[0].mood, s.vagrants[0].effects = mood, list(effects)
        session = go_on(sit(acting(s, 0, move=1)), "dash:B4b")
        assert humanity(session)[0] == left and session.state.vagrants[0].effects == after


@pytest.mark.rule("VN-0840", "VN-0841")
def test_unbound_he_reaches_far() -> None:
    """Long Arms: 6. Reel In: the furthest in reach comes up to him and loses 5."""
    s = unbound(crossroads(haint="B3b", holes=("A1a", "C6a")))
    set_at(s, "B6c", "B4b")
    root(s)
    s.vagrants[0].humanity = 9
    session = settle(sit(haunting(s), picks=["nail"], seed=1))
    assert humanity(session) == [3, 10] and session.state.haints[0].at == SPACE["B3b"]
    session = settle(sit(haunting(s), picks=["candle"], seed=1))
    assert humanity(session) == [4, 10]
    assert TRAIN.dist[SPACE["B3b"]][session.state.vagrants[0].at] == 1


@pytest.mark.rule("VN-0842", "VN-0843")
def test_unbound_he_whips_round_and_gets_at_your_collar() -> None:
    """Everyone within two: 5 and Bleeding. The two nearest within five: Jeepers Creepers, or 5 (which is 6)."""
    s = unbound(
        crossroads("songsmith", "cursebearer", "empress", haint="B3b", holes=("A1a", "C6a"))
    )
    set_at(s, "B4b", "B2b", "B6d")
    root(s)
    session = settle(sit(haunting(s), picks=["salt"], seed=1))
    assert humanity(session) == [5, 5, 11]
    assert [v.effects for v in session.state.vagrants] == [["bleeding"], ["bleeding"], []]
    set_at(s, "B4b", "B2b", "B6b")
    s.vagrants[0].effects = ["jeepers"]
    session = settle(sit(haunting(s), picks=["foot"], seed=1))
    assert humanity(session) == [4, 10, 11]
    assert [v.effects for v in session.state.vagrants] == [["jeepers"], ["jeepers"], []]
