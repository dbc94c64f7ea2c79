"""The book read once more: how a Haint moves in its four examples, and rules that only show in a corner."""

from __future__ import annotations

import dataclasses

import pytest

from hearthside.games.vagrantsong.content.board import SPACE
from hearthside.games.vagrantsong.content.page import SCENARIOS, Action
from hearthside.games.vagrantsong.rules.blows import lose, target
from hearthside.games.vagrantsong.setup import lay_out
from hearthside.games.vagrantsong.state import Journey

from .table import acting, block, go_on, haunting, hold, offered, root, set_at, sit, table, why
from .test_camp import in_camp, night, wooden_door
from .test_haint import settle
from .test_range import westbound
from .test_turns import camp

REACH = Action("Reach", "", move=4, range=1, does=(target(lose(3)),))


def given(monkeypatch: pytest.MonkeyPatch, action: Action) -> None:
    """Let Iron Nails mean this action in the Turned Faces' second mood."""
    made = SCENARIOS["s01"]
    card = made.haints[0]
    mood = dataclasses.replace(card.moods[1], nail=action)
    card = dataclasses.replace(card, moods=(card.moods[0], mood))
    monkeypatch.setitem(SCENARIOS, "s01", dataclasses.replace(made, haints=(card,)))


def angry(*who: str, haint: str = "B3b") -> Journey:
    """A table with the Turned Faces in their second mood."""
    s = table(*who, haint=haint)
    s.haints[0].mood = 1
    return s


# -- Haint Move Examples 1 to 4 ----------------------------------------------------------------


@pytest.mark.rule("VS-179", "VS-182", "VS-192", "VS-306")
def test_move_example_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Special Priority, Move 4, exactly four away: over the Empress, onto the Wayfarer, who steps aside."""
    given(monkeypatch, REACH)
    s = angry("empress", "wayfarer", haint="B1b")
    set_at(s, "B3b", "B5b")
    s.special = 1
    session = sit(haunting(s), picks=["nail"], seed=1)
    assert session.decision is not None and session.decision.ask == "aside"
    assert session.state.vagrants[0].humanity == 11, "Haunted Effects wait for the end of the Move"
    go_on(session, "place:B5c")
    t = session.state
    assert t.haints[0].at == SPACE["B5b"] and t.vagrants[1].at == SPACE["B5c"]
    assert [v.humanity for v in t.vagrants] == [10, 9 - 1 - 3]


@pytest.mark.rule("VS-195", "VS-197", "VS-200")
def test_move_example_two(monkeypatch: pytest.MonkeyPatch) -> None:
    """In range already: out to the Cursebearer and back to where it started, then it strikes its target."""
    given(monkeypatch, REACH)
    s = angry("revivalist", "cursebearer")
    set_at(s, "B3c", "B1b")
    s.special = 0
    s.vagrants[1].humanity = 5
    session = sit(haunting(s), picks=["nail"], seed=1)
    assert offered(session) == ["place:B3b", "place:B2c"]
    go_on(session, "place:B3b")
    assert session.state.haints[0].at == SPACE["B3b"]
    assert [v.humanity for v in session.state.vagrants] == [7, 4]


@pytest.mark.rule("VS-198", "VS-199", "VS-307")
def test_move_example_three(monkeypatch: pytest.MonkeyPatch) -> None:
    """Out of range whatever it does: of all ways that come as near, the one that Haunts somebody."""
    given(monkeypatch, REACH)
    s = angry("songsmith", "empress", haint="B1b")
    set_at(s, "C3c", "B3c")
    s.special = 0
    session = settle(sit(haunting(s), picks=["nail"], seed=1))
    assert session.state.haints[0].at == SPACE["B4c"]
    haunted = [e.args[0] for e in session.journal if e.kind == "haunted"]
    assert haunted == ["empress"]


@pytest.mark.rule("VS-002", "VS-199", "VS-200", "VS-201")
def test_move_example_four(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two to choose from: less Humanity is worse; a Wound carried is worse still; equal, the party says whom."""
    given(monkeypatch, dataclasses.replace(REACH, move=2))
    s = angry("empress", "revivalist", "wayfarer")
    set_at(s, "B4b", "B3a", "B3c")
    s.special = 0

    def haunted(s: Journey, *stops: str) -> list[str]:
        session = sit(haunting(s), picks=["nail"], seed=1)
        assert session.decision is not None and session.decision.ask == "haint_way"
        assert "place:B3b" in offered(session)
        go_on(session, "place:B3b", *stops)
        return [str(e.args[0]) for e in session.journal if e.kind == "haunted"]

    s.vagrants[1].humanity, s.vagrants[2].humanity = 6, 7
    assert haunted(s) == ["revivalist"]
    s.vagrants[2].skills = [75, 0, -76, 0]
    assert haunted(s) == ["wayfarer"]
    s.vagrants[2].skills, s.vagrants[2].humanity = [75, 0, 76, 0], 6
    assert haunted(s, "over:wayfarer") == ["wayfarer"]
    assert haunted(s, "over:revivalist") == ["revivalist"]
    s.figures["place3"] = s.vagrants[2].at
    assert haunted(s, "over:wayfarer") == ["wayfarer"], (
        "it is the Vagrant who is named, not the Place"
    )
    s.figures.clear()
    s.vagrants[1].effects = ["shakes"]
    assert haunted(s) == ["revivalist"]
    s.vagrants[1].effects, s.vagrants[2].acted = [], True
    assert haunted(s) == ["wayfarer"]


@pytest.mark.rule("VS-002", "VS-115")
def test_a_westbound_vagrant_on_one_is_nobody_to_hurt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two could be Haunted, one at a time: it takes the one it can hurt."""
    given(monkeypatch, dataclasses.replace(REACH, move=2))
    s = angry("empress", "revivalist", "wayfarer")
    set_at(s, "B4b", "B3a", "B3c")
    s.special = 0
    westbound(s, 1)
    session = settle(sit(haunting(s), picks=["nail"], seed=1))
    assert [e.args[0] for e in session.journal if e.kind == "haunted"] == ["wayfarer"]


# -- targets -----------------------------------------------------------------------------------


@pytest.mark.rule("VS-203", "VS-204")
def test_a_target_left_out_of_range_gives_way_to_one_within_it() -> None:
    """The hurt one is too far for Move and Range; whoever is in range at the end is struck, or nobody."""
    s = angry("songsmith", "cursebearer", haint="B1a")
    set_at(s, "B4b", "B6d")
    s.vagrants[1].humanity = 5
    session = sit(haunting(s), picks=["candle"], seed=1)
    assert set(offered(session)) == {"place:B4a", "place:B3b", "place:B2c", "place:B1d"}
    near = go_on(session.fork(), "place:B3b")
    assert [v.humanity for v in near.state.vagrants] == [8, 5]
    far = go_on(session.fork(), "place:B1d")
    assert [v.humanity for v in far.state.vagrants] == [10, 5]


@pytest.mark.rule("VS-185", "VS-186")
def test_hurt_counts_only_in_the_same_car_and_near_counts_everywhere() -> None:
    """Somebody hurt in the next car is passed over for a sound one in this car; alone, the nearest is taken."""
    s = angry("songsmith", "cursebearer", haint="B6b")
    set_at(s, "BCc", "B1b")
    s.vagrants[0].humanity = 2
    session = settle(sit(haunting(s), picks=["candle"], seed=1))
    aims = [e.args[1:] for e in session.journal if e.kind == "aims"]
    assert aims == [("songsmith", "VS-186")], "a connecting space below belongs to car C"
    s.vagrants[1].humanity = 9
    session = settle(sit(haunting(s), picks=["candle"], seed=1))
    aims = [e.args[1:] for e in session.journal if e.kind == "aims"]
    assert aims[0] == ("cursebearer", "VS-185")


@pytest.mark.rule("VS-179", "VS-180")
def test_the_lungs_priority_goes_from_hand_to_hand() -> None:
    """Given or swapped away, either side, whoever holds it is his target."""
    s = table("songsmith", "cursebearer", scenario="s02")
    set_at(s, "A1a", "A2a")
    hold(s, 0, "e7")
    hold(s, 1, "salt")
    s.special = 0
    assert go_on(sit(acting(s, 0)), "give:e7,1").state.special == 1
    swapped = go_on(sit(acting(s, 1)), "swap:salt,0,e7")
    assert swapped.state.special == 1 and swapped.state.vagrants[1].tokens == ["e7"]
    s = table("runaway", "songsmith", scenario="s02")
    set_at(s, "A3a", "A1b")
    s.vagrants[0].pup = SPACE["A1a"]
    s.vagrants[0].pup_tokens, s.special = ["e7"], 8
    assert go_on(sit(acting(s, 0)), "pup_give:e7,1").state.special == 1


@pytest.mark.rule("VS-207")
def test_an_effect_one_has_already_leaves_only_the_loss() -> None:
    """Light in the Eyes: Blinded, or 2 more for whoever is."""
    s = table("songsmith", "cursebearer", scenario="s03", haint="B3b")
    set_at(s, "B1a", "B6d")
    s.haints[0].mood = 1
    s.vagrants[1].effects = ["blinded"]
    session = settle(sit(haunting(s), picks=["salt"], seed=1))
    assert [v.humanity for v in session.state.vagrants] == [8, 6]
    assert all("blinded" in v.effects for v in session.state.vagrants)


# -- walking and being moved -------------------------------------------------------------------


@pytest.mark.rule("VS-127", "VS-212")
def test_a_walk_through_a_haint_goes_on_past_whoever_stands_behind() -> None:
    """Between the cars: the Haint, then a Vagrant, then free floor; and back again to be Haunted on purpose."""
    s = table("cursebearer", "songsmith", haint="ABb")
    set_at(s, "A6b", "B1b")
    block(s, "ABc")
    session = sit(acting(s, 0, move=1))
    found = {o for o in offered(session) if o.startswith("dash")}
    assert found == {"dash:A6b", "dash:B1a", "dash:B2b", "dash:B1c"}
    go_on(session, "dash:B2b")
    v = session.state.vagrants[0]
    assert v.at == SPACE["B2b"] and v.humanity == 9 and v.steps == -3
    assert session.state.haints[0].humanity == 1


@pytest.mark.rule("VS-018", "VS-212")
def test_being_thrown_through_a_haint_haunts() -> None:
    """The lurch of Event 7 throws the Songsmith 3 along the car, over the Turned Faces."""
    s = table("songsmith", "cursebearer", haint="B3b")
    set_at(s, "B1b", "A1a")
    s.on_round[7] = 2
    for v in s.vagrants:
        v.acted = True
    session = sit(s, rolls=[5, 1])
    v = session.state.vagrants[0]
    assert v.at == SPACE["B4b"] and v.humanity == 9


@pytest.mark.rule("VS-002", "VS-019")
def test_of_two_spaces_a_forced_move_may_end_on_the_one_that_hurts_is_worse() -> None:
    """Heave pushes 2 to the Break side; where a Hole is as far along as open floor, into the Hole it is."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="A1a")
    set_at(s, "C1b", "C5d")
    block(s, "C3b")
    session = sit(haunting(s), picks=["salt", "foot"], seed=1)
    assert session.decision is not None and session.decision.ask == "drift"
    assert set(offered(session)) == {"place:C2a", "place:C2c"}
    block(s, "C2c", kind="hole")
    session = sit(haunting(s), picks=["salt", "foot"], rolls=[6, 1], seed=1)
    assert session.state.vagrants[0].at == SPACE["C2c"]
    assert session.state.vagrants[0].humanity == 8


# -- losing, Wounds, coming back ---------------------------------------------------------------


@pytest.mark.rule("VS-120", "VS-077")
def test_ghost_sickness_looks_for_the_nearest_and_the_worst() -> None:
    """Asked in the Haint's turn; the Pup's place is hers; of two as near the one with a Wound takes it."""
    s = angry("songsmith", "runaway", "empress", haint="A2a")
    set_at(s, "A1a", "C6d", "A4d")
    s.vagrants[1].pup = SPACE["A1c"]
    westbound(s, 0, humanity=5)
    s.special = 0
    root(s)
    session = sit(haunting(s), picks=["candle"], seed=1)
    while session.decision is not None and session.decision.ask != "ghost_sickness":
        session.choose(offered(session)[0])
    assert session.decision is not None and session.decision.about[0] == "runaway"
    before = [v.humanity for v in session.state.vagrants]
    go_on(session, "yes")
    after = [v.humanity for v in session.state.vagrants]
    assert after[0] == before[0] and after[1] < before[1]
    set_at(s, "A1a", "A3a", "A1c")
    s.vagrants[1].pup = SPACE["C1a"]
    s.vagrants[2].skills = [52, 0, -51, 0]
    session = sit(haunting(s), picks=["candle"], seed=1)
    while session.decision is not None and session.decision.ask != "ghost_sickness":
        session.choose(offered(session)[0])
    assert session.decision is not None and session.decision.about[0] == "empress"


@pytest.mark.rule("VS-283")
def test_a_westbound_vagrant_who_loses_humanity_counts_for_keep_runnin() -> None:
    """Two lose, one of them Westbound: four steps; on 1 nothing is lost, so two."""
    for left, end in ((5, "A5b"), (1, "A3b")):
        s = table("songsmith", "cursebearer", haint="A1b")
        set_at(s, "A2d", "A3d")
        westbound(s, 0, humanity=left)
        session = sit(haunting(s), picks=["salt"], seed=1)
        while session.decision is not None and session.decision.ask != "whose_turn":
            session.choose(
                "no" if session.decision.ask == "ghost_sickness" else offered(session)[0]
            )
        assert session.state.haints[0].at == SPACE[end]


@pytest.mark.rule("VS-290")
def test_the_shakes_come_only_with_a_real_wound() -> None:
    """A coat that takes 1 off the loss saves its wearer from both."""
    for junk, effects in (([], ["shakes"]), ([18], [])):
        s = angry("songsmith", "cursebearer")
        set_at(s, "B4b", "C6d")
        root(s)
        s.vagrants[0].humanity, s.vagrants[0].junk = 2, junk
        session = settle(sit(haunting(s), picks=["candle"], seed=1))
        assert session.state.vagrants[0].effects == effects


@pytest.mark.rule("VS-280", "VS-288")
def test_walking_into_the_faces_costs_one_in_either_mood() -> None:
    """Goosebumps, whoever moved."""
    for mood in (0, 1):
        s = table("songsmith", "cursebearer", haint="A2a")
        s.haints[0].mood = mood
        session = go_on(sit(acting(s, 0, move=1)), "dash:A2b")
        assert session.state.vagrants[0].humanity == 9


@pytest.mark.rule("VS-124", "VS-236")
def test_a_defeat_leads_through_moment_thirteen_into_camp() -> None:
    """The last Wound of a campaign night: Moment 29, a Revive box, everybody up and whole."""
    s = table("songsmith", "cursebearer", haint="A2a")
    s.campaign = True
    westbound(s, 1)
    s.vagrants[0].skills, s.vagrants[0].humanity = [35, 0, -36, 0], 1
    session = settle(sit(haunting(s), picks=["candle"], seed=1), "spend")
    t = session.state
    kinds = [e.kind for e in session.journal if e.kind in ("westbound", "over", "moment", "revive")]
    assert kinds == ["westbound", "over", "moment", "revive"]
    assert t.camp.revives == 1 and t.camp.mileposts == ["Signed & Sealed"] and not t.camp.lost
    assert all(n >= 0 for v in t.vagrants for n in v.skills)
    assert all(v.humanity == v.most for v in t.vagrants)


@pytest.mark.rule("VS-229")
def test_a_scenario_may_add_a_defeat() -> None:
    """In the mine: Debris must fall and none is left."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="B3b")
    block(s, "C1a", "C2a", "C3a", "C4a", "C5a", "C6a", kind="debris")
    session = settle(sit(haunting(s), picks=["salt", "candle"], seed=1))
    assert session.outcome is not None and session.state.over == "lost"


# -- turns, Events, Camp -----------------------------------------------------------------------


@pytest.mark.rule("VS-221")
def test_the_start_of_a_turn_comes_before_its_coins() -> None:
    """The omen Wounds her while last round's Coins still lie where they were."""
    s = table("songsmith", "cursebearer")
    s.tracks["omen"] = 1
    s.vagrants[1].humanity, s.vagrants[1].coins = 4, {"s67": 2}
    session = go_on(sit(s), "turn:1")
    assert session.decision is not None and session.decision.ask == "wound"
    assert session.state.vagrants[1].coins == {"s67": 2} and session.state.vagrants[1].hand == 0
    go_on(session, "skill:68")
    assert session.state.vagrants[1].hand == 3 and why(session, "coin:s67") == "VS-054"


@pytest.mark.rule("VS-030", "VS-220")
def test_a_break_comes_before_the_event_its_marker_passed() -> None:
    """Both by one Bust: the Break with its comfort first, then the omen."""
    s = table("cursebearer", "songsmith", haint="A2a")
    s.haints[0].humanity = s.haints[0].threshold - 1
    s.haints[0].on_humanity[0] = s.haints[0].threshold
    session = go_on(sit(acting(s, 0, bust=1), rolls=[4], seed=1), "bust:0", "no", "no")
    kinds = [e.kind for e in session.journal if e.kind in ("haint_gained", "break", "event")]
    assert kinds == ["haint_gained", "break", "event"] and session.state.tracks["omen"] == 1


@pytest.mark.rule("VS-286")
def test_near_the_faces_not_even_incense_takes_spooked_away() -> None:
    """Two successes shed The Shakes only; a step further off, either."""
    s = angry("revivalist", "songsmith", haint="B3b")
    set_at(s, "B6b", "B5b")
    s.vagrants[1].effects = ["shakes", "spooked"]
    session = go_on(sit(acting(s, 0, s60=2), rolls=[4, 5]), "skill:60,v1")
    assert session.state.vagrants[1].effects == ["spooked"]
    s.vagrants[1].at = SPACE["B6a"]
    session = go_on(sit(acting(s, 0, s60=2), rolls=[4, 5]), "skill:60,v1")
    assert offered(session) == ["shed:shakes", "shed:spooked"]


@pytest.mark.rule("VS-134", "VS-135")
def test_an_event_reads_the_highest_tier_its_successes_reach() -> None:
    """The glove: nothing, a price, and from two on the handshake; it stays until then."""
    for rolls, left, done in (([1, 2, 3], 10, 0), ([4, 1, 1], 8, 0), ([5, 4, 4], 10, 1)):
        s = table("songsmith", "cursebearer", scenario="s02")
        s.events[3] = SPACE["A1a"]
        session = go_on(sit(acting(s, 0, investigate=3), rolls=rolls), "investigate:3")
        assert session.state.vagrants[0].humanity == left
        assert len(session.state.rituals) == done and (3 in session.state.events) == (not done)


@pytest.mark.rule("VS-048", "VS-208", "VS-209")
def test_a_night_that_ends_in_the_middle_of_a_cycle_leaves_nothing_behind() -> None:
    """Squeezed out by the Cycle Effect, the last Vagrant is Westbound; the next night Cycles as ever."""
    s = table("songsmith", "cursebearer", scenario="s02", haint="B3b")
    s.campaign = True
    westbound(s, 1)
    v = s.vagrants[0]
    v.skills, v.humanity, v.effects, v.at = [35, 0, -36, 0], 1, ["enveloped"], -1
    s.cycle["apple"] = 2
    session = settle(go_on(sit(acting(s, 0), seed=1), "end"), "spend")
    assert session.state.over == "lost" and session.state.phase == "camp"
    wooden_door(go_on(session, "done", "done"))
    t = session.state
    assert t.scenario == "s03" and not t.cycling
    t.step, t.cycle["foot"], t.phase, t.rounds = "whose_turn", 2, "scenario", 1
    set_at(t, "A1a", "A3a")
    later = settle(go_on(sit(acting(t, 0), picks=["salt"], seed=2), "end"))
    assert later.state.cycle["foot"] == 0


@pytest.mark.rule("VS-268")
def test_a_newcomer_may_take_from_the_belongings() -> None:
    """Skills and Junk, but no Coins."""
    s = camp(open_seats=True)
    s.camp.belongings, s.camp.junk = [2], [3]
    s.camp.junk_deck.remove(3)
    session = go_on(sit(s), "join:empress", "slot:2,2", "wear:2,3")
    v = session.state.vagrants[2]
    assert v.skills == [52, 2, 51, 0] and v.junk == [3] and session.state.camp.pool == 0


@pytest.mark.rule("VS-130", "VS-266")
def test_smaller_pockets_let_a_token_go() -> None:
    """The Songsmith holds three, the Empress two."""
    s = night()
    session = in_camp(s, picks=["nail", "salt", "apple"])
    go_on(session, "rummage", "take:0", "rummage", "take:0", "rummage", "take:0", "done")
    go_on(session, "become:0,empress")
    assert session.decision is not None and session.decision.ask == "drop"
    go_on(session, "drop:nail")
    assert session.state.vagrants[0].tokens == ["salt", "apple"]
    assert session.state.bindle.count("nail") == 8


@pytest.mark.rule("VS-296")
def test_the_malady_token_is_back_in_the_bindle_next_night() -> None:
    """Drawn and laid on the track in one Scenario, in the bag again in the next."""
    s = table()
    s.malady = 1
    s.bindle.append("malady")
    session = go_on(sit(acting(s, 0, rummage=1), picks=["malady", "salt"]), "rummage")
    t = session.state
    assert "malady" not in t.bindle and t.malady_round == 2
    lay_out(t)
    assert t.bindle.count("malady") == 1 and t.malady_round == 0


@pytest.mark.rule("VS-150")
def test_whispers_through_a_racing_heart_can_be_salted() -> None:
    """The Visitor's action, though it comes at the start of a turn."""
    s = table("songsmith", "cursebearer", scenario="s07")
    s.vagrants[0].effects = ["racing"]
    hold(s, 0, "salt")
    session = go_on(sit(s, rolls=[2]), "turn:0")
    assert session.decision is not None and session.decision.ask == "salt"
    go_on(session, "salt")
    assert session.state.vagrants[0].humanity == 10 and session.state.cycle["salt"] == 1
