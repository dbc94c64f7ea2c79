"""The machine that does jobs: each kind of step, what it asks on the way, what it tells, and what it leaves behind."""

from __future__ import annotations

import pytest
from tests.positions import told

from hearthside.games.deck_goes_west import game
from hearthside.games.deck_goes_west.state import West
from hearthside.kernel import Session

from .conftest import print_mission
from .machine import hero
from .table import NONE, ONE, TWO, at, deal, fetch, give, kinds, lay, options, play, table, verdicts

pytestmark = pytest.mark.usefixtures("box")


def at_rest(s: West) -> bool:
    """Whether no job is under way any more."""
    return (s.doer, s.doing, s.stage, s.x) == (-1, "", 0, -1)


def resources(session: Session[West]) -> list[tuple[object, ...]]:
    """What the journal tells of resources."""
    return [event.args for event in session.journal if event.kind == "resource"]


@pytest.mark.rule("DW-049", "DW-051", "DW-052", "DW-053")
def test_x_of_any_kind_for_x_of_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two of a kind for one of another, as often as one likes; who has one of everything can only put in nothing."""
    s = hero(monkeypatch, "-2x any, +x any", "walk 1", gold=5, wood=2, food=1)
    session = play(s)
    session.choose("use:0")
    assert session.asked.ask == "any"
    assert verdicts(session, "any") == {
        "any:gold": "",
        "any:metal": "DW-053",
        "any:wood": "",
        "any:food": "DW-053",
    }
    assert told(session, "any:food") == "It takes 2 food, and you have 1."
    session.choose("any:gold")
    assert options(session) == {"x:0", "x:1", "x:2"}
    session.choose("x:2")
    assert session.asked.ask == "any"
    assert set(verdicts(session, "any").values()) == {""}
    session.choose("any:food")
    assert session.state.players[0].res == [1, 0, 2, 3]
    assert resources(session) == [(0, "gold", -4), (0, "food", 2)]
    assert at_rest(session.state)
    s = hero(monkeypatch, "-2x any, +x any", "walk 1", gold=1, food=1)
    session = play(s)
    session.choose("use:0")
    assert set(verdicts(session, "any").values()) == {""}
    session.choose("any:gold")
    assert session.asked.ask == "any"  # x is nothing, and nobody was asked
    session.choose("any:wood")
    assert session.state.players[0].res == [1, 0, 0, 1]
    assert resources(session) == []


@pytest.mark.rule("DW-051", "DW-052")
@pytest.mark.parametrize(("x", "after"), [(0, [3, 0, 0, 0]), (1, [2, 0, 0, 2]), (3, [0, 0, 0, 6])])
def test_x_of_a_named_kind(monkeypatch: pytest.MonkeyPatch, x: int, after: list[int]) -> None:
    """No kind is asked for, only how much."""
    s = hero(monkeypatch, "-x gold, +2x food", "walk 1", gold=3)
    session = play(s)
    session.choose("use:0")
    assert (session.asked.ask, options(session)) == ("x", {"x:0", "x:1", "x:2", "x:3"})
    session.choose(f"x:{x}")
    assert session.state.players[0].res == after


@pytest.mark.rule("DW-051")
def test_x_is_never_more_than_the_purse_or_ninety_nine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A purse of three hundred offers ninety-nine times."""
    s = hero(monkeypatch, "-2x gold, +x food", "walk 1", gold=300)
    session = play(s)
    session.choose("use:0")
    assert len(options(session)) == 100
    s = hero(monkeypatch, "-2x gold, +x food", "walk 1", gold=9)
    session = play(s)
    session.choose("use:0")
    assert options(session) == {f"x:{n}" for n in range(5)}


@pytest.mark.rule("DW-036", "DW-049")
def test_one_of_any_kind_is_gained_or_paid_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the job itself says is not told again; what was chosen is."""
    s = hero(monkeypatch, "-1 gold, +1 any", "-1 any, +2 metal", gold=1, food=1)
    session = play(s)
    session.choose("use:0")
    assert set(verdicts(session, "any").values()) == {""}
    session.choose("any:wood")
    assert session.state.players[0].res == [0, 0, 1, 1]
    assert resources(session) == [(0, "wood", 1)]
    assert at_rest(session.state)
    s = hero(monkeypatch, "-1 gold, +1 any", "-1 any, +2 metal", gold=1, food=1)
    session = play(s)
    session.choose("use:1")
    assert [o for o, rule in verdicts(session, "any").items() if rule] == ["any:metal", "any:wood"]
    session.choose("any:food")
    assert session.state.players[0].res == [1, 2, 0, 0]
    assert resources(session) == [(0, "food", -1)]


@pytest.mark.rule("DW-049")
def test_the_first_payment_leaves_enough_for_the_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any one, then a gold: the last gold is not for the first payment; with two gold it may be."""
    for gold, rule in ((1, "DW-049"), (2, "")):
        s = hero(monkeypatch, "-1 any, -1 gold, +3 wood", "walk 1", gold=gold, food=1)
        session = play(s)
        session.choose("use:0")
        if rule:
            assert session.state.players[0].res == [0, 0, 3, 0]  # only food would do
            continue
        assert verdicts(session, "any")["any:gold"] == rule
        session.choose("any:gold")
        assert session.state.players[0].res == [0, 0, 3, 1]
    s = hero(monkeypatch, "-1 any, -1 gold, +3 wood", "walk 1", gold=1)
    session = play(s)
    assert verdicts(session, "use")["use:0"] == "DW-049"
    assert told(session, "use:0") == "Nothing is left for the second payment."
    s = hero(monkeypatch, "-2 any, +3 wood", "walk 1", gold=1, food=1)
    assert verdicts(play(s), "use")["use:0"] == "DW-053"
    assert told(play(s), "use:0") == "It takes 2 of one resource, and you have 1 at most."


@pytest.mark.rule("DW-090", "DW-036")
@pytest.mark.parametrize(
    ("job", "pain", "exhaustion"),
    [
        ("take 1 pain, +2 gold", 1, 0),
        ("take 1 exhaustion, +2 gold", 0, 1),
        ("take 2 pain, +2 gold", 2, 0),
    ],
)
def test_a_danger_taken_as_a_price(
    monkeypatch: pytest.MonkeyPatch, job: str, pain: int, exhaustion: int
) -> None:
    """The named kind, that often, without a question which."""
    s = hero(monkeypatch, job, "walk 1")
    session = play(s)
    session.choose("use:0")
    while session.asked.ask == "onto":
        assert session.state.aside >= 0
        session.choose("onto:discard")
    assert session.state.aside == -1
    assert (30 - len(session.state.pain), 30 - len(session.state.exhaustion)) == (pain, exhaustion)
    assert session.state.players[0].res[0] == 2
    assert at_rest(session.state)


@pytest.mark.rule("DW-036", "DW-054")
def test_dice_in_the_middle_of_a_job_fall_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a last step is work that others join; before it the dice fall, and it is told."""
    s = hero(monkeypatch, "roll 2 wood, walk 1", "walk 1")
    session = play(s, rolls=(ONE, TWO))
    session.choose("use:0")
    assert session.asked.ask == "move"
    assert session.state.players[0].res == [0, 0, 3, 0]
    assert resources(session) == [(0, "wood", 3)]
    assert [event.args for event in session.journal if event.kind == "dice"] == [(1, 2)]
    session = play(s, rolls=(NONE, NONE))
    give(session.state, 0)
    session.choose("use:0")
    assert resources(session) == []


@pytest.mark.rule("DW-038", "DW-096")
def test_an_event_that_brings_something_tells_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody sees the event's job being done, so its gain is told; dice of an event fall at once."""
    print_mission(monkeypatch, "discovery", events=("on build: +2 food, roll 1 gold",))
    s = hero(monkeypatch, "-1 metal, rail", "walk 1", metal=1)
    session = play(s, rolls=(TWO,))
    session.choose("use:0")
    assert session.state.players[0].res == [2, 0, 0, 2]
    assert resources(session) == [(0, "food", 2), (0, "gold", 2)]


@pytest.mark.rule("DW-061", "DW-084")
def test_each_kind_of_movement_has_its_own_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    """Walk, climb, sail and train of one job lie side by side."""
    s = hero(monkeypatch, "walk 1, climb 2, sail 3, train 4", "walk 1")
    session = play(s)
    session.choose("use:0")
    after = session.state
    assert (after.walk, after.climb, after.sail, after.trains) == (1, 2, 3, [4])


@pytest.mark.rule("DW-005", "DW-036", "DW-114")
@pytest.mark.parametrize("job", ["-1 food, draw 1, +5 gold", "-1 food, draw 1, scrap 1 danger"])
def test_a_fatal_draw_ends_the_job(monkeypatch: pytest.MonkeyPatch, job: str) -> None:
    """Rivals: who draws the last danger too many is out at once, the rest of the job is not done, the next one acts."""
    s = hero(monkeypatch, job, "walk 1", food=1)
    deal(s, 0, "hunger", "thirst", "blisters", "leg_wound", "snake_bite")
    s.players[0].draw.append(fetch(s, "sunstroke"))
    session = play(s)
    session.choose("use:0")
    p = session.state.players[0]
    assert (p.out, p.passed, p.at) == (True, True, -1)
    assert p.res == [0, 0, 0, 0]
    assert len(p.hand) == 6
    assert session.state.fallen == 0
    assert (session.asked.seat, session.asked.ask) == (1, "act")


@pytest.mark.rule("DW-005", "DW-047")
def test_a_fatal_draw_ends_an_action_that_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second job of an action kills: no third one is asked for."""
    s = hero(monkeypatch, "-1 food, draw 1", "walk 1", food=2)
    deal(s, 0, "tonic", "thirst", "blisters", "leg_wound", "snake_bite", "cracked_rib")
    s.players[0].draw += [fetch(s, "boot"), fetch(s, "sunstroke"), fetch(s, "hunger")][::-1]
    s.players[0].limit = 7
    session = play(s)
    session.choose("use:0")
    assert session.asked.ask == "more"
    session.choose("play:tonic,0")
    assert session.state.players[0].out
    assert (session.asked.seat, session.asked.ask) == (1, "act")


@pytest.mark.rule("DW-048", "DW-036", "DW-053")
def test_a_gate_within_a_job_asks_only_for_what_stands_before_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Off the forest the first half is enough, and has its own price and place; in the forest the whole price counts."""
    job = "prairie? -1 food, forest? -2 gold, +5 wood"
    s = hero(monkeypatch, "-1 food, +1 metal, forest? -2 gold, +5 wood", job, food=1)
    assert verdicts(play(s), "use")["use:0"] == ""
    session = play(s)
    session.choose("use:0")
    assert session.state.players[0].res == [0, 1, 0, 0]
    s = hero(monkeypatch, "-1 food, +1 metal, forest? -2 gold, +5 wood", job)
    assert verdicts(play(s), "use")["use:0"] == "DW-053"
    s = hero(monkeypatch, "-1 food, +1 metal, forest? -2 gold, +5 wood", job, food=1, gold=1)
    lay(s, at(0), "forest")
    assert verdicts(play(s), "use")["use:0"] == "DW-053"
    give(s, 0, food=1, gold=2)
    assert verdicts(play(s), "use")["use:0"] == ""
    lay(s, at(0), "mountain")
    assert verdicts(play(s), "use")["use:1"] == "DW-095"


@pytest.mark.rule("DW-088", "DW-091", "DW-092")
def test_what_is_missing_in_the_hand_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Items, dangers and colours each by their own rule."""
    s = hero(
        monkeypatch, "discard 1 item, +1 gold", "discard 1 red, +1 gold", "scrap 1 pain, +1 gold"
    )
    deal(s, 0, "hunger")
    assert list(verdicts(play(s), "use").values())[:3] == ["DW-088", "DW-092", "DW-091"]
    deal(s, 0, "leg_wound", "boot")
    assert list(verdicts(play(s), "use").values())[:3] == ["", "DW-092", ""]


@pytest.mark.rule("DW-079", "DW-080", "DW-095")
def test_why_nothing_can_be_built_or_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bandits first, then a railway that lies there, then the wrong land."""
    s = hero(monkeypatch, "-1 metal, rail", "-1 wood, bridge", "prairie? +1 gold", metal=1, wood=1)
    jobs = ("use:0", "use:1", "use:2")
    assert [verdicts(play(s), "use")[job] for job in jobs] == ["", "DW-079", ""]
    s.bandits = {at(0): 1}
    assert [verdicts(play(s), "use")[job] for job in jobs] == ["DW-080", "DW-080", "DW-095"]
    assert told(play(s), "use:0") == told(play(s), "use:2") == "There are bandits here."
    s.bandits, s.rails = {}, {at(0)}
    assert [verdicts(play(s), "use")[job] for job in jobs] == ["DW-080", "DW-080", ""]
    assert told(play(s), "use:1") == "There is a railway here already."
    s.rails = set()
    lay(s, at(0), "water")
    assert [verdicts(play(s), "use")[job] for job in jobs] == ["DW-079", "", "DW-095"]


@pytest.mark.rule("DW-039", "DW-037")
def test_there_are_only_as_many_jobs_as_are_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The place after the last one is nobody's."""
    s = hero(monkeypatch, "walk 1", "walk 1")
    found = verdicts(play(s), "use")
    assert [found["use:0"], found["use:1"], found["use:2"]] == ["", "", "DW-039"]
    print_mission(monkeypatch, "discovery", tasks=("-1 food, walk 1",))
    assert list(verdicts(play(s), "task").values())[1:3] == ["DW-037", "DW-037"]


@pytest.mark.rule("DW-037")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4])
def test_each_seat_has_its_own_mission_jobs(monkeypatch: pytest.MonkeyPatch, seat: int) -> None:
    """In one battle everybody may do each battle job of the mission once, whoever did it before."""
    print_mission(
        monkeypatch,
        "slowest",
        tasks=("-1 food, attack 1d", "-1 food, defend 1d", "-1 food, defend 1"),
    )
    s = table("slowest", 5)
    s.bandits = {at(0): 1}
    for other in range(5):
        deal(s, other)
        give(s, other, food=9)
    session = play(s, seat=seat)
    s = session.state
    s.used = others = sum(0b111 << (8 * other) for other in range(5) if other != seat)
    assert list(verdicts(session, "task").values())[:3] == ["", "", ""]
    session.choose("task:1")
    assert s.used == others | 1 << (8 * seat + 1)
    assert [verdicts(session, "task")[f"task:{i}"] for i in range(3)] == ["", "DW-037", ""]
    session.choose("task:0")
    assert [verdicts(session, "task")[f"task:{i}"] for i in range(3)] == ["DW-037", "DW-037", ""]
    assert session.state.battle is not None
    assert session.state.battle.fighters == [seat]


@pytest.mark.rule("DW-046", "DW-047", "DW-061")
def test_what_does_not_end_the_same_way_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """By day the rule of joint jobs, in the night that of the night, on the move that of movement."""
    s = hero(monkeypatch, "walk 1", "attack 1d", "+1 gold")
    s.bandits = {at(0): 2}
    deal(s, 0, "boot", "six_shooter")
    give(s, 0, food=1)
    s.players[1].at = at(1)
    session = play(s)
    session.choose("play:six_shooter,0")
    assert session.asked.ask == "battle"
    assert verdicts(session, "play")["play:boot,0"] == "DW-047"
    assert verdicts(session, "use")["use:0"] == "DW-047"
    session = play(s)
    session.choose("play:boot,0")
    assert verdicts(session, "use")["use:1"] == "DW-061"
    assert verdicts(session, "use")["use:0"] == ""


@pytest.mark.rule("DW-047")
def test_two_cards_of_a_kind_are_one_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each option is listed once, whatever the hand holds twice."""
    s = hero(monkeypatch, "walk 1", "walk 1")
    deal(s, 0, "boot", "boot", "boot")
    give(s, 0, food=3)
    offered = [str(option) for option in play(s).asked.options]
    assert offered.count("play:boot,0") == 1
    assert len(offered) == len(set(offered))


@pytest.mark.rule("DW-040")
def test_trade_cards_that_were_played_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the report: cards from the row, not those one began with."""
    s = hero(monkeypatch, "walk 1", "walk 1", food=3)
    deal(s, 0, "boot", "mule")
    session = play(s)
    session.choose("play:boot,0")
    session.choose("play:mule,0")
    assert len(session.state.played) == 1
    assert kinds(session.state.players[0].discard)[-2:] == ["boot", "mule"]


@pytest.mark.rule("DW-049", "DW-051")
def test_the_question_says_whether_a_resource_is_paid_or_gained(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By icons with a number as by those with x."""
    for job, questions in (
        ("-1 any, +1 any", ("what do you pay with?", "what would you like?")),
        ("-2x any, +x any", ("what do you pay with?", "what would you like?")),
    ):
        s = hero(monkeypatch, job, "walk 1", gold=2, food=2)
        session = play(s)
        session.choose("use:0")
        asked = []
        while session.asked.ask in ("any", "x"):
            if session.asked.ask == "any":
                asked.append(game.asks["any"].prompt(session.state, session.asked))
            session.choose(session.asked.options[-1])
        assert tuple(asked) == questions


@pytest.mark.rule("DW-049", "DW-053")
def test_x_is_paid_with_what_there_is_enough_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """Just enough of one kind is enough, and then no other kind will do."""
    s = hero(monkeypatch, "-2x any, +x any", "walk 1", gold=2, food=1)
    session = play(s)
    session.choose("use:0")
    assert (session.asked.ask, options(session)) == ("x", {"x:0", "x:1"})


@pytest.mark.rule("DW-011", "DW-167")
def test_the_last_rail_of_a_line_wins_though_it_pays_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The score waits for the line, whatever the mission pays for building."""
    print_mission(monkeypatch, "iron_road", events=("on clear: +1 vp",))
    s = hero(monkeypatch, "-1 metal, rail", "walk 1", mission="iron_road", metal=1)
    s.points = [s.finish]
    s.players[0].at = at(3)
    for x in (2, 3):
        lay(s, at(x), "forest")
    s.rails = {s.start, at(1), at(2), s.goal}
    session = play(s)
    session.choose("use:0")
    assert session.outcome is not None
    assert session.outcome.how == "score"


@pytest.mark.rule("DW-047", "DW-044")
def test_the_job_of_a_tile_joins_an_action_that_ends_as_it_does() -> None:
    """A danger scrapped in Mercy after one scrapped out of the bag; nobody heals in the middle of a walk."""
    s = table()
    lay(s, at(0), "village", tile="mercy")
    deal(s, 0, "doctors_bag", "boot", "hunger", "thirst", "blisters")
    give(s, 0, food=5)
    session = play(s)
    session.choose("play:doctors_bag,1")
    while session.asked.ask == "cut":
        session.choose(session.asked.options[0])
    assert session.asked.ask == "more"
    assert "work" in options(session)
    session = play(s)
    session.choose("play:boot,0")
    assert session.asked.ask == "move"
    assert verdicts(session, "work") == {"work": "DW-061"}


@pytest.mark.rule("DW-037", "DW-039")
def test_abilities_and_tasks_are_those_of_this_character_and_mission() -> None:
    """No more of them are at the table than are printed."""
    session = play(table("slowest", characters=["trapper", "prospector"]))
    found = game.asks["act"].candidates(session.state, session.asked)
    names = {str(option) for option, _ in found if option.verb in ("use", "task")}
    assert names == {"use:0", "use:1", "task:0", "task:1", "task:2"}


@pytest.mark.rule("DW-036", "DW-048", "DW-080")
def test_a_condition_that_holds_leaves_no_half_job(monkeypatch: pytest.MonkeyPatch) -> None:
    """Elsewhere the food may be paid for nothing; in a forest the rail belongs to it, and there is one already."""
    s = hero(monkeypatch, "-1 food, forest? rail", "walk 1", food=1)
    assert "use:0" in options(play(s))
    lay(s, at(0), "forest")
    assert "use:0" in options(play(s))
    s.rails = {at(0)}
    assert verdicts(play(s), "use")["use:0"] == "DW-080"
