"""Points and ends: the track, lines and homes, rivals at the end together, and promises kept after a trade."""

from __future__ import annotations

import pytest
from tests.positions import asked

from hearthside.games.deck_goes_west.outcome import outcome, race
from hearthside.games.deck_goes_west.rules.day import act_words
from hearthside.games.deck_goes_west.scene.land import what_is_left
from hearthside.games.deck_goes_west.state import West
from hearthside.kernel import Session

from .conftest import print_hero, print_mission
from .table import NONE, at, deal, give, lay, play, table

pytestmark = pytest.mark.usefixtures("box")


def kinds_of(session: Session[West], kind: str) -> list[tuple[object, ...]]:
    """What the journal says of one kind of event."""
    return [event.args for event in session.journal if event.kind == kind]


def out(s: West, seat: int) -> None:
    """A rival is dead."""
    p = s.players[seat]
    p.out, p.passed, p.at = True, True, -1


@pytest.mark.rule("DW-001", "DW-009", "DW-099")
@pytest.mark.parametrize(("before", "n", "after"), [(1, -1, 0), (1, -3, 0), (0, 1, 1), (14, 1, 15)])
def test_points_stay_on_the_track(
    monkeypatch: pytest.MonkeyPatch, before: int, n: int, after: int
) -> None:
    """From nothing to the end; what is written down is what was moved."""
    print_hero(monkeypatch, "trapper", f"-1 food, {n:+} vp", "walk 1")
    s = table("slowest")
    deal(s, 0)
    give(s, 0, food=1)
    s.points = [before]
    session = play(s)
    session.choose("use:0")
    assert session.state.points == [after]
    assert kinds_of(session, "points") == [(0, after - before, after)]
    assert session.outcome is None


@pytest.mark.rule("DW-001", "DW-003", "DW-007", "DW-008")
@pytest.mark.parametrize(
    ("mission", "how", "winners", "scores", "rule"),
    [
        ("discovery", "score", [1], (0.0, 1.0), "DW-001"),
        ("discovery", "days", [0, 1], (0.5, 0.5), "DW-003"),
        ("discovery", "all_out", [], (0.0, 0.0), "DW-008"),
        ("slowest", "score", [0, 1], (1.0, 1.0), "DW-001"),
        ("slowest", "days", [], (0.0, 0.0), "DW-003"),
        ("slowest", "death", [], (0.0, 0.0), "DW-007"),
    ],
)
def test_how_a_game_is_counted(
    mission: str, how: str, winners: list[int], scores: tuple[float, ...], rule: str
) -> None:
    """Rivals share a victory, a party has it whole; the reason names its rule."""
    s = table(mission)
    assert outcome(s) is None
    s.how, s.winners = how, winners
    ended = outcome(s)
    assert ended is not None
    assert (ended.scores, ended.rule) == (scores, rule)


@pytest.mark.rule("DW-001", "DW-003", "DW-007", "DW-008")
def test_what_everybody_races_for() -> None:
    """Points for each or for all, the days that are left of them, and deaths that end it or count."""
    s = table("discovery", 3)
    s.points, s.day = [3, 7, 0], 2
    goals = race(s)
    assert [(goal.value, goal.of, goal.who) for goal in goals[:3]] == [
        (3, s.finish, 0),
        (7, s.finish, 1),
        (0, s.finish, 2),
    ]
    assert (goals[3].value, goals[3].of, goals[3].means) == (2, s.days, "ends")
    assert (goals[4].value, goals[4].of, goals[4].means) == (0, 3, "ends")
    out(s, 1)
    s.day = s.days + 1
    assert (race(s)[4].value, race(s)[3].value) == (1, s.days)
    s = table("there_and_back")
    s.points, s.day = [4], s.days + 1
    points, days, dead = race(s)
    assert (points.value, points.of) == (4, s.finish)
    assert "back home" in points.text
    assert (days.value, days.means) == (s.days, "loses")
    assert (dead.value, dead.of, dead.means) == (0, 1, "loses")
    s.how = "death"
    assert race(s)[2].value == 1
    assert "back home" not in race(table("slowest"))[0].text


@pytest.mark.rule("DW-001")
def test_the_race_says_what_earns_points_and_no_more() -> None:
    assert (
        "Whenever you clear a tile of bandits, gain 2 points." in race(table("discovery"))[0].text
    )
    assert "Lose 4 points" not in race(table("discovery"))[0].text
    assert "mark this place" in race(table("harvest_fair"))[0].text


def test_the_mission_says_who_is_ahead() -> None:
    s = table("discovery", 3)
    told = []
    for points in ([2, 2, 2], [3, 2, 3], [0, 4, 1]):
        s.points = points
        told.append(what_is_left(s)[0])
    assert told[0] == f"All have 2 of {s.finish} points"
    assert " and " in told[1] and told[1].endswith(f"lead with 3 of {s.finish} points")
    assert told[2].endswith(f"leads with 4 of {s.finish} points")


def test_the_question_says_which_of_how_many_actions_it_is() -> None:
    s = table("discovery")
    questions = []
    for s.left, s.acts in ((1, 0), (2, 0), (2, 1)):
        questions.append(act_words(s))
    assert [
        words in question
        for words, question in zip(
            ("only one", "first action of two", "second"), questions, strict=True
        )
    ] == [True] * 3


@pytest.mark.rule("DW-167", "DW-011")
@pytest.mark.parametrize(
    "line",
    [
        ((0, 0), (1, 0), (2, 0), (3, 0)),
        ((0, 0), (0, 1), (1, 1), (2, 1), (2, 0), (3, 0)),
        ((0, 0), (0, -1), (1, -1), (2, -1), (3, -1), (3, 0)),
        ((0, 0), (0, 1), (0, 2), *((x, 2) for x in range(1, 6)), (5, 1), (5, 0)),  # and back east
    ],
)
def test_the_last_railway_of_the_line_wins(
    monkeypatch: pytest.MonkeyPatch, line: tuple[tuple[int, int], ...]
) -> None:
    """The points are there already; the line is complete when every tile of it is, whichever way it bends."""
    print_hero(monkeypatch, "trapper", "-1 metal, rail", "walk 1")
    s = table("iron_road")
    goal = s.goal
    for x, y in line[1:]:
        if at(x, y) not in s.map:
            lay(s, at(x, y), "forest")
        s.up.add(at(x, y))
    lay(s, at(*line[-1]), "forest")
    s.rails = {at(x, y) for x, y in line[:-1]} | {goal}
    s.points = [s.finish]
    s.players[0].at = at(*line[-1])
    give(s, 0, metal=1)
    deal(s, 0)
    gap = at(*line[1])
    s.rails.discard(gap)
    session = play(s)
    session.choose("use:0")
    assert session.decision is not None  # a tile in between is missing
    s = session.state
    s.players[0].at, s.players[0].tapped = gap, False
    if s.map[gap] is not None:
        lay(s, gap, "forest")
    give(s, 0, metal=1)
    session = play(s)
    session.choose("use:0")
    assert session.decision is None
    assert (session.state.how, session.state.winners) == ("score", [0, 1])


@pytest.mark.rule("DW-167")
def test_while_the_depot_stands_the_line_begins_nowhere_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Railways lead to the far town from another tile of the eastern column: the score goes on waiting."""
    print_hero(monkeypatch, "trapper", "-1 metal, rail", "walk 1")
    s = table("iron_road")
    for x, y in ((2, -1), (3, -1), (3, 0)):
        lay(s, at(x, y), "forest")
    s.rails = {at(0, -1), at(1, -1), at(2, -1), at(3, -1), s.goal}
    s.points = [s.finish]
    s.players[0].at = at(3)
    give(s, 0, metal=1)
    deal(s, 0)
    session = play(s)
    session.choose("use:0")
    assert session.decision is not None


@pytest.mark.rule("DW-011")
def test_home_is_the_start_tile_and_not_its_column(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as the start tile lies there, the tile north of it is not home."""
    print_hero(monkeypatch, "trapper", "walk 2", "walk 1")
    s = table("there_and_back")
    s.points = [s.finish]
    s.players[0].at, s.players[1].at = at(1), at(0, -1)
    deal(s, 0)
    session = play(s)
    session.choose("use:0")
    session.choose("go:E,walk")
    assert session.decision is not None
    session.choose("stop")
    s = session.state
    s.players[1].at, s.players[0].at, s.players[0].tapped = at(0), at(0, -1), False
    session = play(s)
    session.choose("use:0")
    session.choose("go:S,walk")
    assert session.decision is None


@pytest.mark.rule("DW-001", "DW-011", "DW-017")
def test_each_rival_wins_with_the_own_token(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last of three seats brings its own token to the end; the tokens of the others stand elsewhere."""
    print_mission(monkeypatch, "discovery", tasks=("-1 food, +2 vp",))
    s = table("discovery", 3)
    s.points = [1, 15, s.finish - 2]
    give(s, 2, food=1)
    for seat in range(3):
        deal(s, seat)
    session = play(s, seat=2)
    session.choose("task:0")
    assert session.decision is None
    assert (session.state.winners, session.state.points) == ([2], [1, 15, s.finish])


@pytest.mark.rule("DW-167")
def test_when_the_depot_is_gone_the_line_begins_in_the_east(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The start tile was taken up: a railway in the easternmost column that is left will do, one further west not."""
    print_hero(monkeypatch, "trapper", "-1 metal, rail", "walk 1")
    for first, wins in ((1, True), (2, False)):
        s = table("iron_road")
        for place in [place for place in s.map if place < at(1, -128)]:
            s.tiles_gone.append(s.map.pop(place))
            s.up.discard(place)
        for x, y in ((2, 0), (2, 1), (3, 0)):
            lay(s, at(x, y), "forest")
        s.rails = ({at(1)} if first == 1 else {at(2, 1)}) | {at(3), s.goal}
        s.points = [s.finish]
        for p in s.players:
            p.at = at(2)
        give(s, 0, metal=1)
        deal(s, 0)
        session = play(s)
        session.choose("use:0")
        assert (session.decision is None) == wins


@pytest.mark.rule("DW-011")
def test_home_is_the_easternmost_column_once_the_start_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Everybody has to be there, in whatever row; one who is further west keeps all of them waiting."""
    print_hero(monkeypatch, "trapper", "walk 1", "walk 2")
    s = table("there_and_back")
    for place in [place for place in s.map if place < at(1, -128)]:
        s.tiles_gone.append(s.map.pop(place))
        s.up.discard(place)
    lay(s, at(2), "forest")
    lay(s, at(2, 1), "village")
    s.points = [s.finish]
    s.players[0].at, s.players[1].at = at(2), at(2, 1)
    deal(s, 0)
    session = play(s)
    session.choose("use:0")
    session.choose("go:E,walk")
    assert session.decision is not None
    s = session.state
    s.players[1].at, s.players[0].at, s.players[0].tapped = at(1, 1), at(2), False
    session = play(s)
    session.choose("use:0")
    session.choose("go:E,walk")
    assert session.decision is None
    assert session.state.how == "score"


@pytest.mark.rule("DW-001", "DW-004")
def test_a_clearing_that_brings_nobody_home_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two rivals clear a gang: one of them reaches the end and wins; if neither does, the game goes on."""
    print_mission(monkeypatch, "discovery", events=("on clear: +2 vp",))
    print_hero(monkeypatch, "trapper", "attack 1", "walk 1")
    print_hero(monkeypatch, "prospector", "attack 1", "walk 1")
    for points, winners in (([14, 3], [0]), ([3, 14], [1]), ([3, 4], [])):
        s = table("discovery")
        s.finish = 16
        s.points = points
        s.bandits = {at(0): 1}
        deal(s, 0)
        deal(s, 1)
        session = play(s, rolls=(NONE,))
        session.choose("use:0")
        session.choose("use:0")
        assert session.state.winners == winners
        assert (session.decision is None) == bool(winners)
        assert not session.state.at_once


@pytest.mark.rule("DW-120")
def test_a_promise_to_move_ends_with_the_other() -> None:
    """Each moves the other in turn, with an own pool; what the first did not use is no help to the second."""
    s = table("discovery")
    deal(s, 0, "boot", "boot", "pan")
    deal(s, 1, "boot", "pan", "hatchet")
    give(s, 0, food=2)
    give(s, 1, food=2)
    session = play(s)
    for choice in ("trade:1", "carry:partner", "carry:me", "propose", "agree", "drop:pan"):
        session.choose(choice)
    assert asked(session) == (0, "move")
    assert session.state.mover == 1
    session.choose("play:boot,0")
    session.choose("play:boot,0")
    session.choose("stop")
    assert asked(session) == (1, "move")
    assert (session.state.walk, session.state.mover) == (0, 0)
    session.choose("stop")
    assert session.state.acts == 1
    assert session.state.offer is None


@pytest.mark.rule("DW-120")
def test_with_open_hands_a_promise_without_movement_is_passed_over() -> None:
    """Everybody sees that there is nothing to move with; a secret hand is asked all the same."""
    for mission in ("slowest", "discovery"):
        s = table(mission, characters=["blacksmith", "doctor"])
        deal(s, 0, "pan", "pan")
        deal(s, 1, "pan")
        session = play(s)
        for choice in ("trade:1", "carry:partner", "propose", "agree"):
            session.choose(choice)
        if session.asked.ask == "drop":
            session.choose("drop:pan")
        assert session.state.acts == (1 if mission == "slowest" else 0) or mission == "discovery"
