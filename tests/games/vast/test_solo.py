"""The Paladin's Journey and its campaign."""

from __future__ import annotations

from typing import Any

import pytest

from hearthside.games.vast import game
from hearthside.games.vast.content.board import CELLS, SUPPLY
from hearthside.games.vast.content.figures import SKELETON_NAMES
from hearthside.games.vast.content.journeys import GHOST_STRENGTH, STANCES
from hearthside.games.vast.state import Vast
from hearthside.kernel import END, Session

from .arrange import (
    Table,
    begin,
    blank,
    choose,
    corridor,
    dark,
    give,
    lay,
    lies,
    offers,
    paladin_turn,
    play,
    put_blood,
    put_ghost,
    put_lamp,
    put_treasure,
    spot,
    table,
    verbs,
)


def solo(**setup: Any) -> Vast:
    return table("journey", **setup)


def room() -> Vast:
    """Crossroads around D4 with the Paladin in the middle; no Skeletons yet."""
    s = blank("journey")
    corridor(s, "D4 E4 D5 C4 D3", "shrine")
    s.paladin.at = spot("D4")
    return s


def prowl(s: Vast, **skeletons: str) -> Table:
    """The Skeletons' turn with these on the map."""

    k = s.skeletons
    for name, where in skeletons.items():
        k.at[SKELETON_NAMES.index(name)] = spot(where)
    k.march = [SKELETON_NAMES.index(name) for name in skeletons]
    return play(begin(s, "solo_rises", 1), seed=5)


# -- setup and goal ------------------------------------------------------------------------


@pytest.mark.rule("VM-247", "VM-248")
def test_setup() -> None:
    s = solo()
    k = s.skeletons
    assert sorted(k.march) == [0, 1, 2, 3, 4]
    assert k.up == 31
    assert all(k.at[i] >= CELLS for i in k.march)
    assert (k.stability, s.spider.terror) == (0, 0)
    assert s.map.blood[spot("D4")] == 1
    assert s.paladin.played == ["vigor", "illuminate", "disdain"]
    assert "disdain" not in s.paladin.favors.cards
    assert (s.paladin.fury, s.paladin.light) == (0, 0)


@pytest.mark.rule("VM-249", "VM-252")
def test_six_poltergeists_win_and_are_kept() -> None:
    s = room()
    s.ghosts_kept = 4
    put_ghost(s, "E4")
    s.paladin.prepare = 2
    session = play(paladin_turn(s, "D4"), "crusade:E4", "attack:poltergeist1")
    assert session.state.ghosts_kept == 5
    assert session.state.map.poltergeists[0] == -2
    assert session.state.map.poltergeists.count(SUPPLY) == 8
    s.ghosts_kept = 5
    session = play(paladin_turn(s, "D4"), "crusade:E4", "attack:poltergeist1")
    assert session.outcome is not None
    assert session.outcome.scores == (1.0,)


@pytest.mark.rule("VM-249")
def test_no_health_or_twelve_terror_loses() -> None:
    s = room()
    s.spider.terror = 11
    session = play(paladin_turn(s, "D4"), "end")
    assert session.outcome is not None
    assert session.outcome.how == "fright"
    assert session.outcome.scores == (0.0,)
    s = room()
    s.paladin.health = 1
    session = prowl(s, stabby="E4")
    assert session.outcome is not None
    assert session.outcome.how == "slain"


@pytest.mark.rule("VM-250", "VM-050")
def test_wiping_blood_calms() -> None:
    s = room()
    s.spider.terror = 3
    put_blood(s, "E4", 2)
    session = play(paladin_turn(s, "D4"), "sprint:E4")
    assert session.state.spider.terror == 2
    assert session.state.map.blood[spot("E4")] == 1


@pytest.mark.rule("VM-051")
def test_tiles_stir_the_dials() -> None:
    for kind, stability, terror in (
        ("armory", 2, 0),
        ("pit", 4, 0),
        ("blood", 3, 1),
        ("shrine", 3, 0),
    ):
        s = blank("journey")
        corridor(s, "D4", "poltergeist")
        dark(s, "E4", kind, "")
        s.skeletons.stability = 3
        session = play(paladin_turn(s, "D4"), "crusade:E4")
        assert session.state.skeletons.stability == stability
        assert session.state.spider.terror == terror


@pytest.mark.rule("VM-251", "VM-289")
def test_a_hit_skeleton_lies_above_its_card() -> None:
    s = room()
    s.skeletons.at[2] = spot("E4")
    s.skeletons.march = [0, 1, 2, 3, 4]
    s.paladin.prepare = 2
    session = play(paladin_turn(s, "D4"), "crusade:E4", "attack:shooty")
    k = session.state.skeletons
    assert k.at[2] == SUPPLY
    assert k.lying == 1 << 2
    assert k.march == [0, 1, 2, 3, 4], "no Undead"
    assert session.state.paladin.grit == 3


@pytest.mark.rule("VM-253")
def test_fury_without_a_ghost_and_always_terror() -> None:
    s = room()
    session = play(paladin_turn(s, "D4"), "end", seed=1)
    assert session.state.paladin.fury == 1
    assert session.state.spider.terror == 1
    s.paladin.hit_poltergeist = True
    session = play(paladin_turn(s, "D4"), "end", seed=1)
    assert session.state.paladin.fury == 0
    assert session.state.spider.terror == 1


@pytest.mark.rule("VM-254")
def test_he_draws_his_own_treasures() -> None:
    s = room()
    put_treasure(s, "E4")
    session = play(paladin_turn(s, "D4"), "crusade:E4", "done", "keep")
    assert len(session.state.paladin.hand) == 1


# -- the Skeletons -------------------------------------------------------------------------


@pytest.mark.rule("VM-255", "VM-262")
def test_they_act_left_to_right_and_pay_nothing() -> None:
    s = room()
    s.paladin.prepare = 3
    s.skeletons.stability = 2
    session = prowl(s, stabby="E4", casty="C4")
    walked = [e.args[0] for e in session.journal if e.kind == "walked"]
    assert session.state.skeletons.stability == 2, "Lit tiles cost nothing"
    assert walked == sorted(walked, key=lambda who: ["stabby", "casty"].index(str(who)))
    assert session.state.skeletons.gear == []


@pytest.mark.rule("VM-256", "VM-264")
def test_the_stability_table() -> None:
    rows = [(st.movement, st.rush, st.strength) for st in STANCES]
    assert rows == [
        (3, 0, 1),
        (3, 0, 1),
        (3, 0, 1),
        (4, 1, 1),
        (4, 1, 1),
        (4, 1, 2),
        (5, 1, 2),
        (5, 2, 2),
        (5, 2, 3),
        (6, 2, 3),
        (6, 3, 3),
    ]
    s = room()
    s.paladin.prepare = 4
    session = prowl(s, stabby="D7")
    assert session.state.skeletons.at[4] in (spot("D5"), spot("C4"), spot("E4"))
    s = room()
    s.paladin.prepare = 4
    s.paladin.at = spot("D3")
    corridor(s, "D2", "blood")
    session = prowl(s, stabby="D7")
    assert session.state.skeletons.at[4] == spot("D4"), "three steps"


@pytest.mark.rule("VM-257")
def test_priority_one_attack() -> None:
    s = room()
    session = prowl(s, casty="A1", stabby="D7")
    choose(session, sorted(offers(session))[0])
    assert session.state.paladin.health == 6
    k = session.state.skeletons
    assert k.march[0] == 4, "its card goes to the front"
    assert k.at[4] == SUPPLY or k.at[4] >= CELLS
    s = room()
    s.paladin.prepare = 1
    session = prowl(s, casty="C4", stabby="D7")
    choose(session, "go:C4")
    assert session.state.paladin.health == 6, "1 and one distracting space beat Defense 1"


@pytest.mark.rule("VM-258", "VM-261")
def test_priority_two_distract() -> None:
    s = room()
    s.paladin.prepare = 2
    session = prowl(s, stabby="B4")
    assert session.decision is not None
    assert session.decision.ask == "prowl"
    assert session.decision.seat == 0, "ties are the player's to break"
    assert verbs(session, "go") <= {"C4", "D5", "D3", "E4"}
    choose(session, "go:C4")
    assert session.state.skeletons.at[4] == spot("C4")
    assert session.state.paladin.health == 7


@pytest.mark.rule("VM-258", "VM-261")
def test_the_first_leaves_the_space_that_only_the_next_can_reach() -> None:
    s = blank("journey")
    lay(s, "A1", "shrine", "")
    s.map.stack = []
    s.paladin.at, s.paladin.prepare = spot("A1"), 4
    session = prowl(s, casty="B2", stabby="A7")
    assert verbs(session, "go") == {"A2", "B1"}, "Stabby is too far away: the player chooses"
    session = prowl(s, casty="B2", stabby="A5")
    k = session.state.skeletons
    assert (k.at[0], k.at[4]) == (spot("B1"), spot("A2")), "both distract, as the rule wants"
    assert session.state.paladin.health == 7


@pytest.mark.rule("VM-262", "VM-257")
def test_one_at_the_opening_he_holds_strikes_or_waits() -> None:
    s = blank("journey")
    lay(s, "A2", "armory", "")
    s.paladin.at, s.paladin.prepare = spot("A2"), 1
    put_lamp(s, "A2")
    session = prowl(s, stabby="spawn1")
    assert session.state.skeletons.at[4] == spot("spawn1"), "it cannot slip past him"
    assert session.state.paladin.health == 7
    s.paladin.prepare = 0
    session = prowl(s, stabby="spawn1")
    assert session.state.paladin.health == 6
    assert session.state.skeletons.at[4] == SUPPLY, "it lies above its card until next turn"
    assert not lies(session.state.map.lamps, "A2"), "his lamp went out as it came in"


@pytest.mark.rule("VM-259", "VM-261")
def test_priority_three_creep() -> None:
    s = room()
    s.paladin.prepare = 2
    s.paladin.at = spot("D1")
    lay(s, "D1", "entrance", "N")
    session = prowl(s, stabby="A7")
    assert session.decision is not None
    spots = verbs(session, "go")
    assert spots == {"A4", "B5", "C6", "D7"}, "three steps nearer, whichever way"


@pytest.mark.rule("VM-260")
def test_a_detour_only_around_lamps_and_the_pillar() -> None:
    s = blank("journey")
    corridor(s, "D4 D5 D6", "shrine")
    lay(s, "D1", "entrance", "N")
    s.map.stack = []
    s.paladin.at, s.paladin.prepare = spot("D1"), 3
    session = prowl(s, stabby="D5")
    assert session.state.skeletons.at[4] == spot("D2")
    s.skeletons.at[4] = SUPPLY
    s.paladin.pillar = spot("D4")
    session = prowl(s, stabby="D5")
    assert verbs(session, "go") == {"C3", "E3"}, "the pillar bars the straight way"
    s = blank("journey")
    corridor(s, "D4 D5 D6", "shrine")
    lay(s, "D1", "entrance", "N")
    s.map.stack = []
    s.paladin.at, s.paladin.prepare = spot("D1"), 3
    put_lamp(s, "D4")
    session = prowl(s, stabby="D5")
    assert session.state.skeletons.at[4] == spot("D4"), "going round would end no nearer"
    assert not lies(session.state.map.lamps, "D4")
    s.skeletons.stability = 3
    session = prowl(s, stabby="D5")
    assert verbs(session, "go") == {"C2", "D3", "E2"}, "with four steps it would"


@pytest.mark.rule("VM-262", "VM-115")
def test_their_way_of_walking() -> None:
    s = blank("journey")
    lay(s, "D4", "shrine", "NS")
    lay(s, "D5", "pit", "NS")
    s.map.stack = []
    s.paladin.at = spot("D4")
    s.paladin.prepare = 1
    put_blood(s, "D5", 2)
    session = prowl(s, stabby="D6")
    assert session.state.paladin.health == 7, "one wall a turn, not two: he is out of reach"
    assert verbs(session, "go") == {"D5", "C4", "E4"}
    choose(session, "go:D5")
    assert session.state.map.blood[spot("D5")] == 2, "blood stays"
    s = room()
    s.paladin.prepare = 4
    session = prowl(s, casty="C4", screamy="E4", shooty="D3", slashy="D5", stabby="C5")
    places = [at for at in session.state.skeletons.at[:5] if at >= 0]
    assert len(places) == len(set(places)), "never two on one space"
    s = room()
    s.paladin.prepare = 4
    put_ghost(s, "D5")
    session = prowl(s, stabby="D6")
    assert session.decision is None or lies(session.state.map.haunted, "D5"), "ghosts are ignored"
    assert all(at < CELLS for at in [session.state.skeletons.at[4]])


@pytest.mark.rule("VM-262")
def test_they_leave_their_spawn_by_its_opening_and_never_go_back() -> None:
    s = blank("journey")
    lay(s, "D1", "entrance", "N")
    s.paladin.at, s.paladin.prepare = spot("D1"), 3
    session = prowl(s, stabby="spawn1")
    at = session.state.skeletons.at[4]
    if session.decision is not None and session.decision.ask == "prowl":
        assert all(not c.startswith("s") for c in verbs(session, "go"))
        choose(session, sorted(offers(session))[0])
        at = session.state.skeletons.at[4]
    assert at in (spot("B1"), spot("C2"), spot("B2"), spot("A1"), spot("C1"))


@pytest.mark.rule("VM-263")
def test_the_spawn_phase() -> None:
    s = room()
    k = s.skeletons
    k.march, k.lying, k.stability = [0, 1, 2, 3, 4], 0b00110, 0
    session = play(begin(s, "solo_spawns", 1), rolls=(2, 3, 4))
    k = session.state.skeletons
    assert [k.at[i] for i in range(5)] == [
        spot("spawn2"),
        SUPPLY,
        SUPPLY,
        spot("spawn3"),
        spot("spawn4"),
    ]
    assert k.lying == 0, "they stand up and spawn next turn"
    s.skeletons.stability = 3
    session = play(begin(s, "solo_spawns", 1), rolls=(2, 3, 4, 5))
    assert session.state.skeletons.at[1] >= CELLS, "Rush stands one up before"
    assert session.state.skeletons.at[2] == SUPPLY
    s = room()
    corridor(s, "A6", "blood")
    s.paladin.pillar = spot("A6")
    s.skeletons.march, s.skeletons.lying = [0], 0
    session = play(begin(s, "solo_spawns", 1), rolls=(2, 2, 5))
    assert session.state.skeletons.at[0] == spot("spawn5"), "rolled again while the pillar bars it"


@pytest.mark.rule("VM-265", "VM-008")
def test_the_terror_table() -> None:
    assert GHOST_STRENGTH == (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3)
    s = room()
    give(s, "halo")
    s.spider.terror = 3
    session = play(paladin_turn(s, "D4"), "end", seed=1)
    assert session.state.paladin.treasures.discard == ["halo"], "a treasure at 4"
    s = room()
    s.spider.terror = 5
    session = play(paladin_turn(s, "D4"), "end", seed=1)
    assert "disdain" in session.state.paladin.favors.discard, "a favor at 6, not the locked ones"
    assert session.state.paladin.played == ["vigor", "illuminate"]
    facts = {t.id: t.facts for t in game.scene(s, 0)}
    assert facts["track:ghosts"]["strength"] == 2, "shown, and nothing else"


@pytest.mark.rule("VM-265")
def test_poltergeists_strike_back_if_the_table_wants_it() -> None:
    for strikes, terror, guard, health in (
        (True, 0, 0, 6),
        (True, 0, 1, 7),
        (True, 4, 1, 6),
        (False, 9, 0, 7),
    ):
        s = room()
        s.ghosts_strike = strikes
        s.spider.terror = terror
        put_ghost(s, "E4")
        turn = paladin_turn(s, "D4", cubes=1 + guard)
        session = play(turn, "crusade:E4", *["prepare"] * guard, seed=1)
        assert session.state.paladin.health == health
        assert session.state.paladin.at == spot("D4"), "he is driven back all the same"
        assert lies(session.state.map.haunted, "E4")
    s = room()
    s.ghosts_strike, s.paladin.health = True, 1
    put_ghost(s, "E4")
    session = play(paladin_turn(s, "D4", cubes=1), "crusade:E4")
    assert session.outcome is not None
    assert session.outcome.how == "slain"
    assert game.begin({"seats": 1, "ghosts_strike": True}, 1).ghosts_strike


@pytest.mark.rule("VM-266")
def test_difficulty() -> None:
    easy, normal, hard = (solo(difficulty=d) for d in ("easy", "normal", "hard"))
    assert [len(s.skeletons.march) for s in (easy, normal, hard)] == [4, 5, 6]
    assert [s.terror_goal for s in (easy, normal, hard)] == [12, 12, 10]
    assert [s.ghosts_goal for s in (easy, normal, hard)] == [5, 6, 7]
    assert 5 in hard.skeletons.march, "Smashy joins"


# -- the campaign --------------------------------------------------------------------------


def journey_over(s: Vast, won: bool) -> Table:
    s.winner, s.how = (0, "ghosts") if won else (1, "slain")
    return play(begin(s, "journey_ends", 0), seed=2)


@pytest.mark.rule("VM-267", "VM-268")
def test_a_win_raises_a_category_that_is_not_ahead() -> None:
    s = solo(campaign=True)
    session = journey_over(s, won=True)
    assert offers(session) == {"raise:devotion", "raise:stability", "raise:terror"}
    choose(session, "raise:stability")
    assert session.state.ranks == [0, 1, 0]
    s = session.state
    session = journey_over(s, won=True)
    assert offers(session) == {"raise:devotion", "raise:terror"}


@pytest.mark.rule("VM-269")
def test_ranks_set_the_start() -> None:
    s = solo(campaign=True)
    assert (s.paladin.fury, s.paladin.light, s.skeletons.stability, s.spider.terror) == (3, 3, 0, 0)
    s.ranks = [2, 1, 3]
    session = journey_over(s, won=False)
    choose(session, "onward")
    s = session.state
    assert (s.paladin.fury, s.paladin.light, s.skeletons.stability, s.spider.terror) == (1, 1, 1, 3)
    assert s.journeys == 1
    assert s.ghosts_kept == 0
    assert not list(game.invariants(s))


@pytest.mark.rule("VM-270")
def test_a_loss_changes_nothing_and_three_threes_make_a_master() -> None:
    s = solo(campaign=True)
    s.ranks = [1, 1, 2]
    session = journey_over(s, won=False)
    assert offers(session) == {"onward", "close"}
    choose(session, "close")
    assert session.state.ranks == [1, 1, 2]
    assert session.outcome is not None
    assert session.outcome.scores == (0.4,)
    s = solo(campaign=True)
    s.ranks = [3, 3, 3]
    session = journey_over(s, won=True)
    assert session.state.step == END
    assert session.outcome is not None
    assert session.outcome.how == "master"
    assert session.outcome.scores == (1.0,)


@pytest.mark.witness
def test_a_campaign_runs_over_several_journeys() -> None:
    from random import Random

    session = Session(game, {"seats": 1, "campaign": True}, seed=9)
    rng = Random(4)
    while session.decision is not None and session.state.journeys < 3:
        options = [o for o in session.decision.options if str(o) != "close"]
        session.choose(rng.choice(options))
        assert not list(game.invariants(session.state))
    assert session.state.journeys == 3
