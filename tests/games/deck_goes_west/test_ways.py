"""Where the pooled movement leads, step by step: every way that is open, and the rule that bars every other one."""

from __future__ import annotations

import pytest
from tests.positions import told

from hearthside.games.deck_goes_west import game
from hearthside.games.deck_goes_west.content.jobs.program import MOVE_KEY, Program
from hearthside.games.deck_goes_west.invariants import invariants
from hearthside.games.deck_goes_west.rules.movement import (
    CLIMBING,
    RIDES,
    SAILING,
    WALKING,
    cost,
    longest,
)
from hearthside.games.deck_goes_west.state import West
from hearthside.kernel import ScriptedDice, Session

from .table import at, deal, give, lay, options, table, verdicts

pytestmark = pytest.mark.usefixtures("box")
KINDS = ("walk", "climb", "sail")


def moving(
    s: West,
    *,
    walk: int = 0,
    climb: int = 0,
    sail: int = 0,
    trains: tuple[int, ...] = (),
    stepped: bool = True,
    seat: int = 0,
) -> Session[West]:
    """Seat's move is under way with this much in the pool."""
    s.payer = s.mover = seat
    s.key, s.stepped, s.strolled, s.tried = MOVE_KEY, stepped, [], -1
    s.walk, s.climb, s.sail, s.trains = walk, climb, sail, list(trains)
    s.step, s.active, s.left, s.acts = "move", seat, 2, 0
    assert not list(invariants(s)), list(invariants(s))
    return Session.resume(game, s, dice=ScriptedDice(seed=1))


def of_kind(s: West, kind: str, n: int) -> Session[West]:
    """The same with `n` of one kind."""
    return moving(
        s, walk=n * (kind == "walk"), climb=n * (kind == "climb"), sail=n * (kind == "sail")
    )


def steps(session: Session[West], wagon: str = "") -> dict[str, list[str]]:
    """For every direction the verdict on going on foot, climbing and by boat."""
    found = verdicts(session, "go")
    return {way: [found[f"go:{way},{kind}{wagon}"] for kind in KINDS] for way in "NESW"}


def country() -> West:
    """Seat 0 stands among a mountain in the north, open water in the south, prairie and the unknown."""
    s = table()
    lay(s, at(1, -1), "mountain")
    lay(s, at(1, 1), "water")
    lay(s, at(2), "forest", up=False)
    s.players[0].at = at(1)
    deal(s, 0)
    return s


@pytest.mark.rule("DW-061", "DW-062", "DW-067", "DW-073", "DW-151")
def test_one_of_each_kind() -> None:
    """One step on foot does not climb a mountain; nobody swims; boats stay on the water."""
    session = moving(country(), walk=1, climb=1, sail=1)
    assert steps(session) == {
        "N": ["DW-067", "", "DW-062"],
        "E": ["", "", "DW-062"],
        "S": ["DW-062", "DW-062", ""],
        "W": ["DW-073", "DW-073", "DW-073"],
    }
    assert steps(session, ",wagon") == {
        "N": ["DW-067", "DW-151", "DW-062"],
        "E": ["DW-151", "DW-151", "DW-062"],
        "S": ["DW-062", "DW-062", "DW-151"],
        "W": ["DW-073", "DW-073", "DW-073"],
    }
    assert verdicts(session, "explore") == {
        "explore:N": "DW-073",
        "explore:E": "DW-073",
        "explore:S": "DW-073",
        "explore:W": "",
    }
    assert set(verdicts(session, "ride").values()) == {"DW-083"}
    assert told(session, "ride:E1") == "No train has been paid for."
    assert told(session, "go:N,walk") == "It takes 2 on foot, and 1 is left."


@pytest.mark.rule("DW-061", "DW-062")
@pytest.mark.parametrize("kind", KINDS)
def test_a_step_uses_up_its_own_kind(kind: str) -> None:
    """Three of one kind: the others lead nowhere, and a step leaves two."""
    session = of_kind(country(), kind, 3)
    way = "S" if kind == "sail" else "E"
    found = steps(session)[way]
    assert [k for k, rule in zip(KINDS, found, strict=True) if not rule] == [kind]
    session.choose(f"go:{way},{kind}")
    after = session.state
    assert (after.walk, after.climb, after.sail) == tuple(2 * (k == kind) for k in KINDS)


@pytest.mark.rule("DW-061", "DW-083")
def test_without_movement_only_the_train_leads_on() -> None:
    """A pool that ran out explores nothing and goes nowhere; a train needs a railway underfoot."""
    s = country()
    lay(s, at(0), "water")
    s.rails = {at(1), at(0, 1)}
    session = moving(s, trains=(3,))
    assert steps(session)["E"] == ["DW-062", "DW-062", "DW-061"]
    assert steps(session)["N"] == ["DW-067", "DW-061", "DW-062"]
    assert verdicts(session, "explore")["explore:W"] == "DW-061"
    assert options(session) == {"ride:E1S1", "stop"}


@pytest.mark.rule("DW-060")
def test_the_map_has_edges() -> None:
    """Off the map leads neither a step nor a try."""
    s = table()
    deal(s, 0)
    session = moving(s, walk=2)
    assert steps(session)["E"] == ["DW-060"] * 3
    assert verdicts(session, "explore")["explore:E"] == "DW-060"


@pytest.mark.rule("DW-073")
@pytest.mark.parametrize("kind", KINDS)
def test_any_kind_of_movement_tries_unknown_land(kind: str) -> None:
    """One step of whatever kind turns a tile; going in is another matter."""
    session = of_kind(country(), kind, 1)
    assert verdicts(session, "explore")["explore:W"] == ""
    session.choose("explore:W")
    assert session.asked.ask == "enter"
    assert (f"enter:{kind}" in options(session)) == (kind != "sail")  # no boat goes into a forest


@pytest.mark.rule("DW-062", "DW-063")
@pytest.mark.parametrize(
    ("start", "end", "by_boat"),
    [
        ("prairie", "prairie", 0),
        ("prairie", "mountain", 0),
        ("water", "prairie", 1),
        ("river_forest", "prairie", 1),
        ("river_prairie", "mountain", 1),
        ("prairie", "water", 1),
        ("prairie", "river_forest", 1),
        ("mountain", "river_prairie", 1),
    ],
)
def test_a_railway_costs_one_and_boats_still_need_water(start: str, end: str, by_boat: int) -> None:
    """On foot and climbing every railway costs 1; by boat one comes from water or goes onto it, mountains or not."""
    s = table()
    lay(s, at(1, 1), start)
    lay(s, at(1), end)
    s.rails = {at(1)}
    costs = [cost(s, kind, at(1, 1), at(1)) for kind in (WALKING, CLIMBING, SAILING)]
    assert costs == [1, 1, by_boat]


@pytest.mark.rule("DW-065")
def test_only_walking_comes_back_and_only_to_what_is_new() -> None:
    """Climbing onto a railway is paid; a walker who was there since the last payment is barred, a climber is not."""
    s = country()
    s.rails = {at(0), at(1)}
    session = moving(s, walk=1, climb=2)
    session.choose("go:E,climb")
    assert (session.state.walk, session.state.climb) == (1, 1)
    session.choose("go:W,walk")
    assert (session.state.walk, session.state.climb) == (1, 1)
    assert steps(session)["E"] == ["DW-065", "", "DW-062"]
    session.choose("go:E,climb")
    assert steps(session)["W"] == ["", "DW-061", "DW-062"]  # a payment makes everything new
    session = moving(s, climb=1)
    s.strolled = [at(0) << 17]
    assert verdicts(session, "go")["go:E,walk"] == "DW-061"


@pytest.mark.rule("DW-151")
@pytest.mark.parametrize(
    ("mission", "where", "rule", "west"),
    [
        ("long_haul", 1, "", ""),
        ("runaway", 1, "", "DW-180"),
        ("slowest", 1, "DW-151", "DW-151"),
        ("long_haul", 0, "DW-151", "DW-151"),
    ],
)
def test_the_wagon_comes_along_from_its_tile_if_it_can_be_pulled(
    mission: str, where: int, rule: str, west: str
) -> None:
    """Open land and unknown land alike; a wagon that follows, or stands elsewhere, is not taken."""
    s = table(mission)
    lay(s, at(2), "forest", up=False)
    s.players[0].at, s.wagon = at(1), at(where)
    s.players[1].at = at(0)
    deal(s, 0)
    session = moving(s, walk=2)
    assert steps(session, ",wagon")["N"] == [rule, "DW-061", "DW-062"]
    session.choose("explore:W")
    assert verdicts(session, "enter") == {
        "enter:walk": "",
        "enter:climb": "DW-061",
        "enter:sail": "DW-062",
        "enter:walk,wagon": west,
        "enter:climb,wagon": "DW-061",
        "enter:sail,wagon": "DW-062",
    }
    if not west:
        session.choose("enter:walk,wagon")
        assert (session.state.wagon, session.state.tried) == (at(2), -1)


@pytest.mark.rule("DW-149")
@pytest.mark.parametrize("way", ["N", "S"])
def test_a_wagon_pulled_along_its_column_sets_nothing_off(way: str) -> None:
    """Neither west nor east: no points either way."""
    s = table("long_haul")
    s.players[0].at = s.wagon = at(1)
    s.points = [8]
    deal(s, 0)
    session = moving(s, walk=1)
    session.choose(f"go:{way},walk,wagon")
    assert session.state.wagon != at(1)
    assert session.state.points == [8]


@pytest.mark.rule("DW-168")
def test_neither_meeple_gets_too_far_ahead() -> None:
    """Two columns are the bound, for steps, for rides and for going in; the last row within it is open."""
    s = table("two_trails")
    for y in (-1, 0, 1):
        lay(s, at(2, y), "forest")
        lay(s, at(3, y), "village" if y else "mountain", up=False)
    p = s.players[0]
    p.at, p.other = at(1, 1), at(0)
    s.rails = {at(1, 1), at(2, 1), at(1, -1)}
    deal(s, 0)
    session = moving(s, walk=3, climb=1, trains=(5,))
    assert steps(session)["W"][0] == ""
    assert verdicts(session, "ride")["ride:W1"] == ""
    session.choose("ride:W1")
    session.choose("explore:W")
    assert session.state.tried == at(3, 1)
    assert verdicts(session, "enter")["enter:walk"] == "DW-168"
    assert told(session, "enter:walk") == "The other meeple would be 3 columns behind."
    session.choose("stay:walk")
    assert steps(session)["W"][0] == "DW-168"
    s = session.state
    s.rails |= {at(3, 1)}
    session = moving(s, walk=1, trains=(5,))
    assert verdicts(session, "ride")["ride:W1"] == "DW-168"
    s.players[0].other = at(1)  # in column 1 the other one is near enough
    session = moving(s, walk=1, trains=(5,))
    assert verdicts(session, "ride")["ride:W1"] == ""
    assert steps(session)["W"][0] == ""


@pytest.mark.rule("DW-168")
def test_elsewhere_nobody_is_bound_to_anybody() -> None:
    """In a mission without that rule, and with one meeple, columns do not matter."""
    s = country()
    for x in (2, 3, 4):
        lay(s, at(x), "forest")
    s.players[0].at = at(3)
    session = moving(s, walk=1)
    assert steps(session)["W"][0] == ""


@pytest.mark.rule("DW-083", "DW-084", "DW-085")
def test_every_ride_has_its_reason() -> None:
    """From railway to railway, as far as the longest train; two trains are two rides, and the shortest that reaches goes."""
    s = country()
    for x in range(2, 6):
        lay(s, at(x), "forest" if x % 2 else "village")
    s.rails = {at(1), at(4), at(5), at(1, 1)}
    session = moving(s, trains=(2, 3))
    found = verdicts(session, "ride")
    assert {where for where, rule in found.items() if not rule} == {"ride:W3", "ride:S1"}
    assert found["ride:W4"] == "DW-084"  # both together would reach it
    assert found["ride:W2"] == found["ride:E1"] == "DW-083"
    assert told(session, "ride:W2") == "There is no railway there."
    assert told(session, "ride:W4") == "It is 4 tiles away, and the train goes 3."
    session.choose("ride:S1")
    assert session.state.trains == [3]
    assert session.state.stepped
    session = moving(s, trains=(1, 2))
    assert verdicts(session, "ride")["ride:W4"] == "DW-083"
    assert verdicts(session, "ride")["ride:W3"] == "DW-084"  # both together would just reach it
    session = moving(s, trains=(2, 3, 5))
    session.choose("ride:W3")
    assert session.state.trains == [2, 5]
    s.rails.discard(s.players[0].at)
    session = moving(s, walk=1, trains=(3,))
    assert verdicts(session, "ride")["ride:W3"] == "DW-083"
    assert told(session, "ride:W3") == "There is no railway here."


@pytest.mark.rule("DW-065", "DW-085")
def test_after_a_ride_everything_is_new() -> None:
    """A walker who came back to where the stroll began may step onto that railway again after a ride."""
    s = country()
    s.rails = {at(0), at(1), at(0, 1)}
    session = moving(s, walk=1, trains=(3,))
    session.choose("go:E,walk")
    session.choose("go:W,walk")
    assert steps(session)["E"][0] == "DW-065"
    session.choose("ride:E1S1")
    assert steps(session)["N"][0] == ""


@pytest.mark.rule("DW-061")
@pytest.mark.parametrize("first", ["go:E,walk", "ride:E1"])
def test_after_the_first_step_or_ride_no_more_jobs(first: str) -> None:
    """A ride counts as much as a step."""
    s = country()
    s.rails = {at(1), at(0), at(0, 1)}
    deal(s, 0, "boot")
    give(s, 0, food=1)
    session = moving(s, walk=1, trains=(1, 1), stepped=False)
    assert verdicts(session, "play")["play:boot,0"] == ""
    session.choose(first)
    assert verdicts(session, "play")["play:boot,0"] == "DW-061"
    assert told(session, "play:boot,0") == "The first step has been taken."


@pytest.mark.rule("DW-073", "DW-074")
@pytest.mark.parametrize("kind", KINDS)
def test_staying_takes_one_of_a_kind_that_is_left(kind: str) -> None:
    """Two steps of one kind: only that kind can be given up, one of it is lost, and the other leads on."""
    s = country()
    session = of_kind(s, kind, 2)
    session.choose("explore:W")
    found = verdicts(session, "stay")
    assert {k for k in KINDS if not found[f"stay:{k}"]} == {kind}
    assert {found[f"stay:{k}"] for k in KINDS if k != kind} == {"DW-074"}
    session.choose(f"stay:{kind}")
    after = session.state
    assert after.walk + after.climb + after.sail == 1
    assert (after.tried, after.players[0].at) == (-1, at(1))
    assert session.asked.ask == "move"


@pytest.mark.rule("DW-061")
@pytest.mark.parametrize("open_hands", [True, False])
def test_a_secret_hand_is_asked_until_the_first_step_only(open_hands: bool) -> None:
    """As long as a hand could add a job, who is not asked would show an empty one; after a step it plays no part."""
    s = table("slowest", open_hands=open_hands)
    deal(s, 0, "hunger")
    assert moving(s, walk=1, stepped=False).asked.always != open_hands
    session = moving(s, walk=1)
    assert not session.asked.always
    assert session.asked.secret != open_hands


@pytest.mark.rule("DW-068", "DW-114")
def test_an_action_leaves_an_empty_pool() -> None:
    """Steps and trains that were not used are gone with the action."""
    s = country()
    s.rails = {at(0), at(1)}
    session = moving(s, walk=2, climb=1, sail=1, trains=(3, 4))
    session.choose("stop")
    after = session.state
    assert (after.walk, after.climb, after.sail, after.trains) == (0, 0, 0, [])
    assert (after.mover, after.payer, after.key) == (-1, -1, -1)
    assert (after.acts, after.idle) == (1, 0)


@pytest.mark.rule("DW-073", "DW-062")
def test_new_water_is_entered_by_boat() -> None:
    """The tile that was tried turns out to be a lake: whoever walks stays, whoever sails may go in."""
    s = country()
    lay(s, at(2), "water", up=False)
    session = moving(s, walk=1, sail=1)
    session.choose("explore:W")
    assert verdicts(session, "enter")["enter:walk"] == "DW-062"
    assert verdicts(session, "enter")["enter:sail"] == ""
    session.choose("enter:sail")
    assert session.state.players[0].at == at(2)
    assert (session.state.walk, session.state.sail) == (1, 0)


@pytest.mark.rule("DW-084")
def test_rides_are_named_as_far_as_two_of_the_longest_trains() -> None:
    """Whoever holds two trains hears why they do not add up; only trains count, whatever else has a number."""
    Program("+20 food")
    assert longest() == 8
    assert {"W16", "N16", "E16"} <= set(RIDES)
    assert not {"W17", "N17", "E17"} & set(RIDES)


@pytest.mark.rule("DW-065", "DW-151")
def test_who_pays_may_pull_the_wagon_back() -> None:
    """On foot it would go in circles for nothing; climbing costs one, so it may go back."""
    s = table("long_haul")
    deal(s, 0)
    s.rails, s.wagon = {at(0), at(1)}, at(1)
    s.players[0].at = at(1)
    session = moving(s, walk=1, climb=1)
    session.choose("go:E,walk,wagon")
    session.choose("go:W,walk,wagon")
    found = steps(session, ",wagon")["E"]
    assert found[0] == "DW-065"
    assert found[1] == ""


@pytest.mark.rule("DW-061")
def test_the_question_says_what_there_is_to_move_with() -> None:
    """Every kind with what is left of it, the trains one by one; it goes down as it is spent."""
    s = country()
    s.rails = {at(0), at(1), at(0, 1)}
    session = moving(s, walk=2, climb=1, trains=(5, 3))
    question = game.words.prompt(session.state, session.asked)
    assert question.endswith("where to, with 2 on foot, 1 climbing, a train of 3 and a train of 5?")
    session.choose("ride:E1")
    assert "a train of 5?" in game.words.prompt(session.state, session.asked)
    assert "train of 3" not in game.words.prompt(session.state, session.asked)
