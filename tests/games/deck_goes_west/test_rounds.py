"""Days and nights as they go round: who is asked in which order, what is reset, how things end."""

from __future__ import annotations

import pytest
from tests.positions import asked, told, why

from hearthside.games.deck_goes_west import game
from hearthside.games.deck_goes_west.content.land import TILES
from hearthside.games.deck_goes_west.state import West
from hearthside.kernel import ANYONE, Session

from .table import at, deal, fetch, give, lay, night, play, table, verdicts

pytestmark = pytest.mark.usefixtures("box")


def kinds_of(session: Session[West], kind: str) -> list[tuple[object, ...]]:
    """What the journal says of one kind of event."""
    return [event.args for event in session.journal if event.kind == kind]


def out(s: West, seat: int) -> None:
    """A rival is dead."""
    p = s.players[seat]
    p.out, p.passed, p.at = True, True, -1


@pytest.mark.rule("DW-111", "DW-113", "DW-008")
def test_the_dead_neither_draw_nor_begin() -> None:
    """P1 died in the night: the next one in turn begins with the single action of a first turn gone by."""
    s = table("discovery", 3)
    out(s, 0)
    s.players[0].hand = []
    for p in s.players:
        p.tapped = p.passed = True
    s.acts, s.talks, s.idle = 2, 3, 1
    s.step = "dawn"
    session = play(s, step="dawn", seed=1)
    after = session.state
    assert after.players[0].hand == []
    assert after.players[0].passed
    assert not after.players[1].tapped
    assert not after.players[1].passed
    assert (after.acts, after.talks, after.idle) == (0, 0, 0)
    assert asked(session) == (1, "act")
    assert after.left == 2


@pytest.mark.rule("DW-114", "DW-034")
def test_the_first_turn_of_a_day_is_one_action() -> None:
    """P1 takes one action and is not asked for a second; the next player is asked for two."""
    s = table("discovery")
    for seat in (0, 1):
        deal(s, seat, "boot", "boot")
        give(s, seat, food=9)
    session = play(s, step="dawn", seed=1)
    assert asked(session) == (0, "act")
    session.choose("play:boot,0")
    session.choose("stop")
    assert asked(session) == (1, "act")
    session.choose("play:boot,0")
    session.choose("stop")
    assert asked(session) == (1, "act")


@pytest.mark.rule("DW-111", "DW-021")
def test_the_mission_is_told_on_the_first_morning_only() -> None:
    """And again in no later one; a bigger party begins on a later day, and is told as well."""
    s = table("slowest", 5)
    session = play(s, step="dawn", seed=1)
    assert len(kinds_of(session, "mission")) == 1
    s = table("slowest", 5)
    s.day += 1
    session = play(s, step="dawn", seed=1)
    assert kinds_of(session, "mission") == []


@pytest.mark.rule("DW-115", "DW-017")
def test_turns_go_round_to_those_who_have_not_passed() -> None:
    """Three rivals; the second has passed: after the first comes the third, with nothing acted or talked yet."""
    s = table("discovery", 3)
    for seat in range(3):
        deal(s, seat, "boot")
        give(s, seat, food=1)
    s.players[1].passed = True
    session = play(s, seat=0)
    session.choose("play:boot,0")
    session.choose("stop")
    session.state.talks = 2
    session.choose("done")
    assert asked(session) == (2, "act")
    after = session.state
    assert (after.acts, after.talks, after.left) == (0, 0, 2)
    session.choose("pass")
    assert asked(session) == (0, "act")


@pytest.mark.rule("DW-114", "DW-115")
def test_passing_and_ending_a_turn_are_two_things() -> None:
    """Before an action one may pass, after it end the turn; together one passes at any time."""
    s = table("discovery")
    deal(s, 0, "boot", "boot")
    give(s, 0, food=2)
    session = play(s)
    assert (verdicts(session, "pass"), verdicts(session, "done")) == (
        {"pass": ""},
        {"done": "DW-114"},
    )
    session.choose("play:boot,0")
    session.choose("stop")
    assert (verdicts(session, "pass"), verdicts(session, "done")) == (
        {"pass": "DW-114"},
        {"done": ""},
    )
    s = table("slowest")
    deal(s, 0, "boot", "boot")
    give(s, 0, food=2)
    session = play(s)
    session.choose("play:boot,0")
    session.choose("stop")
    assert (verdicts(session, "pass"), verdicts(session, "done")) == (
        {"pass": ""},
        {"done": "DW-114"},
    )


@pytest.mark.rule("DW-116", "DW-115", "DW-018")
def test_the_lead_goes_round_but_not_for_ever() -> None:
    """To anybody of the party who has not passed; as often as there are players without an action between."""
    s = table("slowest", 3)
    for seat in range(3):
        deal(s, seat, "boot")
        give(s, seat, food=1)
    s.players[2].passed = True
    s.acts, s.talks = 1, 2
    session = play(s)
    session.state.talks = 2
    assert list(verdicts(session, "lead").values()) == ["DW-116", "", "DW-115", "DW-116", "DW-116"]
    session.choose("lead:1")
    after = session.state
    assert (after.active, after.acts, after.talks, after.idle) == (1, 0, 0, 1)
    session.choose("lead:0")
    session.choose("lead:1")
    assert verdicts(session, "lead")["lead:0"] == "DW-116"
    assert told(session, "lead:0") == "The lead went round and nobody has acted."
    session.choose("play:boot,0")
    session.choose("stop")
    assert verdicts(session, "lead")["lead:0"] == ""
    rivals = play(table("discovery"))
    assert set(verdicts(rivals, "lead").values()) == {"DW-116"}


@pytest.mark.rule("DW-116")
def test_the_first_seat_hands_on_no_more_often_than_the_others() -> None:
    """To and fro between two, and then the one who has the lead acts or passes."""
    session = play(table("slowest"))
    session.choose("lead:1")
    session.choose("lead:0")
    assert verdicts(session, "lead")["lead:1"] == "DW-116"
    assert told(session, "lead:1") == "The lead went round and nobody has acted."


@pytest.mark.rule("DW-116", "DW-115")
def test_a_pass_lets_those_who_are_left_agree_anew() -> None:
    """The lead went round until one called it a day; whoever is named then may still hand it on."""
    session = play(table("slowest", 3))
    for choice in ("lead:1", "lead:2", "lead:0"):
        session.choose(choice)
    assert verdicts(session, "lead")["lead:1"] == "DW-116"
    session.choose("pass")
    session.choose("lead:1")
    assert verdicts(session, "lead")["lead:2"] == ""
    session.choose("lead:2")
    assert session.asked.seat == 2


@pytest.mark.rule("DW-116")
def test_in_the_morning_anybody_may_lead() -> None:
    """The party is asked as a whole, and no hand-over has been counted."""
    s = table("slowest", 3)
    s.idle = 3
    session = play(s, step="lead")
    assert asked(session) == (ANYONE, "lead")
    assert list(verdicts(session, "lead").values()) == ["", "", "", "DW-116", "DW-116"]
    session.choose("lead:2")
    assert session.state.idle == 3
    assert asked(session) == (2, "act")


@pytest.mark.rule("DW-154", "DW-117")
def test_the_other_meeple_may_act_once_to_and_fro() -> None:
    """If it stands elsewhere; an action makes it possible again; with one meeple it never is."""
    s = table("two_trails")
    deal(s, 0, "boot")
    give(s, 0, food=1)
    p = s.players[0]
    p.at, p.other, p.lying = at(1), at(1), False
    assert verdicts(play(s), "swap") == {"swap": "DW-154"}
    assert told(play(s), "swap") == "Both meeples stand on this tile."
    p.other = at(0)
    session = play(s)
    for _ in range(2):
        assert verdicts(session, "swap") == {"swap": ""}
        session.choose("swap")
    assert verdicts(session, "swap") == {"swap": "DW-154"}
    assert told(session, "swap") == "You went to and fro and have not acted."
    session.choose("play:boot,0")
    session.choose("stop")
    assert verdicts(session, "swap") == {"swap": ""}
    assert verdicts(play(table("discovery")), "swap") == {"swap": "DW-154"}


@pytest.mark.rule("DW-154", "DW-044")
def test_on_one_tile_the_meeple_that_stands_may_still_work() -> None:
    """One lies down for the job of the village; the other stands beside it, and it is the other's turn."""
    s = table("two_trails")
    lay(s, at(1), "village", tile="juniper")
    give(s, 0, wood=2)
    p = s.players[0]
    p.at = p.other = at(1)
    session = play(s)
    assert why(session, "swap") == "DW-154"
    session.choose("work")
    assert why(session, "work") == "DW-044"
    session.choose("swap")
    session.choose("work")
    assert session.state.players[0].res == [0, 0, 0, 4]
    assert told(session, "swap") == "Both meeples lie on this tile."


@pytest.mark.rule("DW-154")
def test_of_two_meeples_the_question_says_which_one_acts() -> None:
    """Where it stands and whose it is; the two are told apart on the map by name."""
    s = table("two_trails", characters=["trapper"])
    lay(s, at(1), "village", tile="juniper")
    lay(s, at(0), "village", tile="mercy")
    s.players[0].at = at(1)
    deal(s, 0, "boot")
    session = play(s)
    words = game.words

    def asks() -> str:
        return words.prompt(session.state, session.asked)

    swap = next(option for option in session.asked.options if option.verb == "swap")
    assert asks() == "Hazel Quill: what do you do at Juniper?"
    label = words.label(session.state, session.asked, swap)
    assert label == "Act with Hazel Quill's brother, at Mercy"
    session.choose(swap)
    assert asks() == "Hazel Quill: what do you do at Mercy, as the brother?"
    label = words.label(session.state, session.asked, swap)
    assert label == "Act with Hazel Quill, at Juniper"
    names = {t.name: t.at for t in session.scene(0) if t.kind == "piece"}
    assert names == {"Hazel Quill, Trapper": "space:w1", "Hazel Quill's brother": "space:w0"}


@pytest.mark.rule("DW-123", "DW-043", "DW-124")
def test_dusk_goes_round_from_the_first_player() -> None:
    """Each is asked in turn, the dead are not; items go, dangers stay, and what is not there cannot go."""
    s = table("discovery", 4)
    out(s, 3)
    for seat in range(3):
        deal(s, seat, "boot", "pan", "hunger", "leg_wound")
        s.players[seat].passed = True
    s.first = 1
    session = play(s, step="next_turn", seat=0, seed=1)
    assert asked(session) == (1, "dusk")
    assert session.state.asked == [1, 2, 0]
    found = verdicts(session, "drop")
    assert found["drop:boot"] == found["drop:pan"] == ""
    assert found["drop:hunger"] == found["drop:leg_wound"] == "DW-043"
    assert found["drop:knife"] == found["drop:thirst"] == found["drop:snake_bite"] == "DW-123"
    session.choose("drop:boot")
    p = session.state.players[1]
    assert len(p.hand) == 3
    assert len(p.discard) == 1
    session.choose("keep")
    assert asked(session) == (2, "dusk")
    session.choose("keep")
    assert asked(session) == (0, "dusk")


@pytest.mark.rule("DW-118", "DW-126")
def test_an_empty_row_moves_and_is_filled() -> None:
    """The night moves the row: the rightmost card leaves if there is one, and five lie there afterwards."""
    s = table("discovery")
    s.trade += s.row
    s.row = []
    session = night(s, "row", seed=1)
    assert len(session.state.row) == 5
    assert session.state.trade_gone == []


@pytest.mark.rule("DW-118", "DW-042")
def test_a_purchase_is_an_action_and_counted() -> None:
    """One action; the card is counted for the report, and nothing lies between two places any more."""
    s = table("discovery")
    s.trade += s.row
    s.row = []
    for kind in ("mule", "horse", "cow", "canoe", "rifle"):
        s.row.append(fetch(s, kind))
    give(s, 0, food=2)
    session = play(s)
    assert verdicts(session, "buy")["buy:banjo,0"] == "DW-118"
    assert verdicts(session, "buy")["buy:mule,0,1"] == "DW-118"
    session.choose("buy:mule,0")
    assert session.state.aside >= 0
    session.choose("onto:draw")
    after = session.state
    assert (after.aside, after.acts, len(after.bought)) == (-1, 1, 1)
    assert after.players[0].known == 1
    assert len(after.row) == 5


@pytest.mark.rule("DW-130", "DW-134")
def test_a_gang_that_is_met_rolls_at_once() -> None:
    """The western gang turns back onto one that has not moved: that one moves on before another in its column."""
    s = table("slowest")
    s.players[0].at = s.players[1].at = at(0)
    lay(s, at(2, 1), "forest")
    s.bandits = {at(2, 1): 3, at(1, -1): 1, at(1, 1): 2}
    met = TILES[s.map[at(1, 1)]].id
    session = night(s, "move", rolls=(3, 6, 6), seed=1)
    moved = kinds_of(session, "roamed")
    assert [move[2] for move in moved] == [3, 3, 2]
    assert moved[1][0] == met


@pytest.mark.rule("DW-130", "DW-131")
def test_a_gang_in_a_camp_stays_if_the_camp_shows() -> None:
    """Face down it is land like any other; face up its bandits are at home."""
    for up in (True, False):
        s = table("slowest")
        s.players[0].at = s.players[1].at = at(0, 1)
        lay(s, at(1, -1), "camp", up=up)
        s.bandits = {at(1, -1): 1}
        session = night(s, "move", rolls=(2,), seed=1)
        assert len(kinds_of(session, "roamed")) == (not up)


@pytest.mark.rule("DW-015", "DW-140")
@pytest.mark.parametrize("number", [12, 13, 20])
def test_numbers_above_twelve_bring_nobody(number: int) -> None:
    """The d20 misses from 13 on."""
    s = table("slowest")
    for place in list(s.map):
        s.up.add(place)
    lay(s, at(1), "forest", tile="tall_pines")  # 12 on its front
    s.bandits = {}
    session = night(s, "appear", rolls=(number,), seed=1)
    came = kinds_of(session, "appeared")
    assert bool(came) == (number == 12)
    assert session.state.bandits.get(at(1), 0) == (number == 12)


@pytest.mark.rule("DW-141")
def test_big_groups_split_from_the_west_and_give_up_after_a_while() -> None:
    """Six become two and four neighbours; a gang hemmed in by others splits until it is small or has done so often."""
    s = table("slowest")
    s.bandits = {at(1): 6}
    session = night(s, "appear", rolls=(20,), seed=1)
    assert session.state.bandits == {at(1): 2, at(1, -1): 1, at(1, 1): 1, at(2): 1, at(0): 1}
    s = table("slowest")
    for place in [place for place in s.map if place != at(0)]:
        s.tiles.append(s.map.pop(place))
        s.up.discard(place)
    for p in s.players:
        p.at = at(0)
    s.wagon, s.bandits = at(0), {at(0): 9}
    session = night(s, "appear", rolls=(20,), seed=1)
    assert session.state.bandits == {at(0): 9}
    assert kinds_of(session, "split") == []


@pytest.mark.rule("DW-165")
def test_hunger_costs_a_point_for_every_village_that_shows() -> None:
    """Fed ones, unknown ones and other land cost nothing; with none unfed nothing is told."""
    s = table("hungry_valley")
    for place in s.map:
        if place not in (at(1), at(1, 1)) and place in s.up:
            lay(s, place, "mountain")
    lay(s, at(1), "village")
    lay(s, at(1, 1), "village")
    s.points, s.marks = [5], {at(1)}
    session = night(s, "hunger", seed=1)
    assert session.state.points == [4]
    assert kinds_of(session, "hungry") == [(1,)]
    s.points, s.marks, s.how = [5], {at(1), at(1, 1)}, ""
    session = night(s, "hunger", seed=1)
    assert session.state.points == [5]
    assert kinds_of(session, "hungry") == []


@pytest.mark.rule("DW-166")
def test_homesteads_bring_food_and_none_brings_none() -> None:
    """One each; without any nothing is told."""
    s = table("homestead")
    s.marks = {at(0), at(1)}
    session = night(s, "harvest", seed=1)
    assert session.state.players[0].res[3] == 2
    assert kinds_of(session, "harvest") == [(2,)]
    s = table("homestead")
    session = night(s, "harvest", seed=1)
    assert kinds_of(session, "harvest") == []


@pytest.mark.rule("DW-169")
def test_a_wagon_with_nowhere_to_go_stays_put() -> None:
    """Nothing lies in the next column: it does not move, and no event comes."""
    s = table("runaway")
    for place in [place for place in s.map if place >= at(2, -128)]:
        s.tiles.append(s.map.pop(place))
    s.wagon, s.points = at(1), [3]
    session = night(s, "wagon", seed=1)
    assert (session.state.wagon, session.state.points) == (at(1), [3])
    assert kinds_of(session, "wagon") == []
