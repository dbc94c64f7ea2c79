"""The train: cars, sides, edges, spaces, tracks (VS-001 to VS-031)."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import (
    CAR,
    CAR_MASK,
    EDGES,
    LINKS,
    NAME,
    SIDE,
    SPACE,
    SPACES,
    TRAIN,
)
from hearthside.games.vagrantsong.content.page import SCENARIOS
from hearthside.games.vagrantsong.rules.movement import drift
from hearthside.games.vagrantsong.rules.places import open_spaces, sight
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import SetupError

from .table import GAME, acting, block, go_on, hold, offered, set_at, sit, table


@pytest.mark.rule("VS-009", "VS-010")
def test_three_cars_in_a_row_for_every_scenario() -> None:
    """Six columns by four rows each, joined by four connecting spaces; only what lies on them differs."""
    assert len(SPACES) == 3 * 24 + 4
    assert [NAME[i][0] for i in SPACES if i < 20] == ["A"] * 6 + ["B"] * 6 + ["C"] * 6
    assert TRAIN.dist[SPACE["A6b"]][SPACE["B1b"]] == 2
    assert TRAIN.dist[SPACE["A6a"]][SPACE["B1a"]] == 4
    for key in SCENARIOS:
        floor = [t.id for t in GAME.scene(table(scenario=key), 0) if t.kind == "space"]
        assert len(floor) == 76


@pytest.mark.rule("VS-011", "VS-012")
def test_connecting_spaces_belong_left_above_and_right_below_and_touch_no_edge() -> None:
    """The upper of a pair is the left car's, the lower the right car's."""
    assert [CAR[SPACE[n]] for n in ("ABb", "ABc", "BCb", "BCc")] == [0, 1, 1, 2]
    assert CAR_MASK[1] >> SPACE["ABc"] & 1
    assert not EDGES & LINKS


@pytest.mark.rule("VS-013", "VS-014")
def test_edges_are_the_borders_of_the_cars() -> None:
    """Top and bottom rows, and the two outer ends; ends that face a gap only in the corners."""
    assert SIDE["round"] == sum(1 << SPACE[f"A1{r}"] for r in "abcd")
    assert SIDE["break"] == sum(1 << SPACE[f"C6{r}"] for r in "abcd")
    assert EDGES >> SPACE["A6a"] & 1
    assert not EDGES >> SPACE["A6b"] & 1
    assert not EDGES >> SPACE["B3c"] & 1


@pytest.mark.rule("VS-016", "VS-097")
def test_off_the_board_nothing_is_near() -> None:
    """Whoever stands nowhere is next to nothing, in range of nothing, in no car."""
    assert (TRAIN.near[-1], TRAIN.reach(-1, 9), NAME[-1], CAR[-1]) == (0, 0, "", -1)
    assert {row[-1] for row in TRAIN.dist} == set(TRAIN.dist[-1]) == {99}
    s = table("songsmith", "cursebearer")
    block(s, "B3b")
    assert sight(s, -1, 9) == 0


@pytest.mark.rule("VS-015", "VS-016", "VS-017")
def test_open_means_empty_and_adjacent_means_orthogonal() -> None:
    """The book's picture: spaces right and below are adjacent and open, the Box diagonal is neither."""
    s = table("songsmith", "cursebearer")
    set_at(s, "B2b", "A1a")
    block(s, "B3c")
    s.events[5] = SPACE["B4b"]
    free = open_spaces(s)
    at = SPACE["B2b"]
    assert not free >> at & 1
    for name in ("B3b", "B2c"):
        assert free >> SPACE[name] & 1 and TRAIN.near[at] >> SPACE[name] & 1
    assert not free >> SPACE["B3c"] & 1 and not TRAIN.near[at] >> SPACE["B3c"] & 1
    assert not free >> SPACE["B4b"] & 1
    assert "go:B4b" in offered(sit(acting(s, 0, move=1)))


@pytest.mark.rule("VS-018", "VS-019")
def test_toward_takes_the_full_distance_around_terrain() -> None:
    """Each step comes nearer; a Box on the line is walked round."""
    s = table("songsmith", "cursebearer", haint="B5b")
    set_at(s, "B1b", "A1a")
    block(s, "B2b")
    walker = drift(s, 0, 2, 1 << s.haints[0].at)
    ends = {str(o) for o in next(walker).options}
    assert ends == {"place:B2a", "place:B2c"}


@pytest.mark.rule("VS-020")
def test_away_prefers_the_straight_line() -> None:
    """One straight way out is taken without asking; no step that would come nearer is offered."""
    s = table("songsmith", "cursebearer", haint="B2b")
    set_at(s, "B3b", "A1a")
    ends = [str(o) for o in next(drift(s, 0, 2, 1 << s.haints[0].at, away=True)).options]
    assert ends == ["place:B5b"]


@pytest.mark.rule("VS-021", "VS-022", "VS-023")
def test_the_round_marker_moves_first_and_wraps_after_six() -> None:
    """Round 6 is played; the marker goes back to 1 when the next round starts."""
    s = table()
    s.rounds, s.round = 5, 5
    for v in s.vagrants:
        v.acted = True
    session = sit(s)
    assert (session.state.round, session.state.rounds) == (6, 6)
    for v in session.state.vagrants:
        v.acted = True
    session = sit(session.state)
    assert (session.state.round, session.state.rounds) == (1, 7)
    assert not any(v.acted for v in session.state.vagrants)
    fresh = GAME.begin({"seats": 2}, seed=3)
    opening = sit(fresh, seed=4)
    while opening.state.step in ("placing", "opening"):
        assert opening.decision is not None
        opening.choose(opening.decision.options[0])
    assert opening.state.round == 1


@pytest.mark.rule("VS-024", "VS-025")
def test_the_cycle_track_shows_what_lies_there_and_each_limit() -> None:
    """Five kinds, five limits."""
    track = next(t for t in GAME.scene(table(), 0) if t.id == "track:cycle")
    limits = {
        key: track.facts[f"limit_{key}"] for key in ("nail", "candle", "salt", "foot", "apple")
    }
    assert limits == {"nail": 5, "candle": 4, "salt": 3, "foot": 2, "apple": 2}


@pytest.mark.rule("VS-026", "VS-029")
def test_humanity_track_and_card_slots_are_on_the_table() -> None:
    """The Haint's marker with its Threshold; three Rituals, the Seance, the slot that fills up."""
    s = table("songsmith", "cursebearer", scenario="s02")
    s.seance, s.malady, s.encore, s.reprieve = True, 1, True, True
    s.haints[0].humanity = 3
    things = {t.id: t for t in GAME.scene(s, 0)}
    haint = s.haints[0]
    assert things["track:humanity0"].facts == {"value": 3, "max": haint.threshold, "who": haint.who}
    assert sum(t.at == "zone:rituals" for t in things.values()) == 3
    cards = {"card:seance", "card:malady", "card:encore", "card:reprieve"}
    assert cards <= set(things)


@pytest.mark.rule("VS-027", "VS-171")
def test_a_break_steps_the_marker_down_and_empties_the_humanity() -> None:
    """From 2 to 1, Humanity to 0."""
    s = table("cursebearer", "songsmith", haint="A2a")
    s.haints[0].humanity = s.haints[0].threshold - 1
    session = sit(acting(s, 0, bust=1), rolls=[5], seed=1)
    session.choose("bust:0")
    haint = session.state.haints[0]
    assert (haint.breaks, haint.humanity, haint.skips) == (1, 0, 1)


@pytest.mark.rule("VS-028", "VS-174", "VS-227", "VS-278")
def test_a_break_on_one_saves_the_haint_and_wins() -> None:
    """The victory text of Shelter from the Storm."""
    s = table("cursebearer", "songsmith", haint="A2a")
    s.haints[0].humanity, s.haints[0].breaks = s.haints[0].threshold - 1, 1
    session = sit(acting(s, 0, bust=1), rolls=[4])
    session.choose("bust:0")
    assert session.outcome is not None and session.outcome.scores == (1.0, 1.0)
    assert session.state.over == "won"


@pytest.mark.rule("VS-030")
def test_a_track_event_fires_when_the_marker_passes_but_not_on_a_reset() -> None:
    """Event 0 on the third space fires at a jump from 1 to 5, after the whole movement."""
    s = table("cursebearer", "songsmith", haint="A2a")
    s.haints[0].on_humanity[0] = 3
    s.haints[0].humanity = 1
    session = sit(acting(s, 0, bust=2), rolls=[4, 4])
    go_on(session, "bust:0")
    assert session.state.haints[0].humanity == 3
    assert session.state.tracks["omen"] == 1 and 0 not in session.state.haints[0].on_humanity
    s = table("cursebearer", "songsmith", haint="A2a")
    s.haints[0].on_humanity[0] = 3
    s.haints[0].humanity = s.haints[0].threshold - 1
    session = sit(acting(s, 0, bust=1), rolls=[4], seed=2)
    session.choose("bust:0")
    assert session.state.haints[0].humanity == 0 and 0 in session.state.haints[0].on_humanity


@pytest.mark.rule("VS-031")
def test_a_round_event_fires_as_the_round_starts() -> None:
    """Event 3 on space 2 sets Event 4 down before anybody acts."""
    s = table()
    s.on_round[3] = 2
    for v in s.vagrants:
        v.acted = True
    session = sit(s)
    assert session.decision is not None and session.decision.ask == "put_event"
    session.choose("place:A1b")
    assert session.state.events[4] == SPACE["A1b"] and 3 not in session.state.on_round


@pytest.mark.rule("VS-001", "VS-004")
def test_a_scenario_text_beats_the_book() -> None:
    """In the mine an Iron Nail may heal its user; under his skin the Enveloped may do almost nothing."""
    s = table("songsmith", "cursebearer", scenario="s04")
    s.vagrants[0].humanity = 5
    hold(s, 0, "nail")
    session = go_on(sit(acting(s, 0)), "nail_heal")
    assert session.state.vagrants[0].humanity == 6 and session.state.cycle["nail"] == 1
    assert "nail_heal" not in offered(sit(acting(_with_nail(), 0, rummage=1)))


def _with_nail() -> Journey:
    s = table()
    hold(s, 0, "nail")
    return s


@pytest.mark.rule("VS-002", "VS-003")
def test_the_worst_victim_is_chosen_and_only_full_ties_are_random() -> None:
    """Less Humanity first, then more effects, then having acted; a full tie is a roll."""
    from hearthside.games.vagrantsong.rules.ties import worst_body

    s = table("songsmith", "cursebearer", "revivalist")
    s.vagrants[1].humanity = 4
    assert worst_body(s, [0, 1, 2]) == 1
    s.vagrants[1].humanity = 10
    s.vagrants[2].effects = ["shakes", "spooked"]
    assert worst_body(s, [0, 1, 2]) == 2
    s.vagrants[2].effects = []
    s.vagrants[0].acted = True
    assert worst_body(s, [0, 1, 2]) == 0
    s.vagrants[0].acted = False
    before = s.dice.count
    assert worst_body(s, [0, 1, 2]) in (0, 1, 2)
    assert s.dice.count == before + 1


@pytest.mark.rule("VS-005")
def test_two_to_four_vagrants_all_different_win_and_lose_together() -> None:
    """One seat each; nobody twice; five are too many."""
    for seats in (2, 3, 4):
        assert len(GAME.begin({"seats": seats}, seed=1).vagrants) == seats
    with pytest.raises(SetupError, match="2 to 4"):
        GAME.begin({"seats": 5})
    with pytest.raises(SetupError, match="different"):
        GAME.begin({"seats": 2, "vagrants": ["empress", "empress"]})
    s = table()
    s.step, s.over = "end", "lost"
    outcome = GAME.outcome(s)
    assert outcome is not None and outcome.scores == (0.0, 0.0)
