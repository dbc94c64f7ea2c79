"""Where two rules meet, continued: what a friend's legs, a night's clearing or an empty pile set off elsewhere."""

from __future__ import annotations

import pytest
from tests.positions import why

from hearthside.games.deck_goes_west.state import West
from hearthside.kernel import Session

from .table import NONE, TWO, at, deal, fetch, give, kinds, lay, night, play, table
from .test_disputes import follow, party

pytestmark = pytest.mark.usefixtures("box")


def carried(s: West) -> Session[West]:
    """Seat 0 trades with seat 1 for nothing but moving it, and has paid for one step on foot."""
    deal(s, 0, "boot", "pan")
    give(s, 0, food=1)
    return follow(
        play(s), "trade:1", "carry:partner", "propose", "agree", "drop:pan", "play:boot,0"
    )


@pytest.mark.rule("DW-120", "DW-150")
def test_the_slowest_carried_forward_sets_the_wagon_rolling() -> None:
    """It waits for the last meeple, whoever's cards move that one."""
    for behind, rolls in ((at(1, 1), True), (at(0, 1), False)):
        s = party("slowest", 3)
        s.wagon, s.rails = at(0), {at(0), at(1)}
        s.players[0].at, s.players[2].at = at(1), behind
        session = follow(carried(s), "go:W,walk")
        assert session.state.players[1].at == at(1)
        assert session.state.wagon == (at(1) if rolls else at(0))
        assert session.state.points == [int(rolls)]


@pytest.mark.rule("DW-011", "DW-120")
def test_the_last_one_carried_home_wins_the_game() -> None:
    """Nobody has to come home on own legs."""
    s = party("there_and_back")
    s.points = [s.finish]
    s.rails = {at(0), at(1)}
    s.players[0].at, s.players[1].at = at(0), at(1)
    session = follow(carried(s), "go:E,walk")
    assert session.outcome is not None
    assert session.outcome.scores == (1.0, 1.0)


@pytest.mark.rule("DW-105", "DW-139")
def test_a_gang_cleared_at_night_brings_more_bandits_the_same_night() -> None:
    """The score reaches the next section before the bandit dice are counted out."""
    for before, rolled in ((1, 1), (2, 2)):
        s = table("bounty_country")
        s.points, s.bandits = [before, 0], {at(0): 1}
        s.players[1].at = at(1)
        deal(s, 0, "revolver", "pan")
        session = night(s, "attack", rolls=(NONE, TWO, TWO, NONE, 20, 20), seed=1)
        session.choose("play:revolver,0")
        told = [event for event in session.journal if event.kind == "bandit_roll"]
        assert session.state.points[0] == before + 3
        assert len(told) == 2 * rolled  # in Bounty Country they appear twice


@pytest.mark.rule("DW-042", "DW-087")
def test_a_card_bought_onto_the_draw_pile_comes_with_the_next_draw() -> None:
    """Bought in the morning, drawn by a Coffee Pot, played before dusk."""
    s = party()
    s.trade += s.row
    s.row = [fetch(s, kind) for kind in ("cow", "mule", "canoe", "rifle", "barricade")]
    deal(s, 0, "coffee_pot", "pan")
    give(s, 0, food=3)
    session = follow(play(s), "buy:mule,0", "onto:draw", "play:coffee_pot,1")
    assert "mule" in kinds(session.state.players[0].hand)
    assert session.state.players[0].known == 0


@pytest.mark.rule("DW-066", "DW-093")
def test_where_no_pain_is_left_in_the_box_leaving_bandits_is_free() -> None:
    """Neither in the pile nor beside it: nothing is taken and nothing is asked."""
    s = table()
    s.bandits = {at(0): 2}
    deal(s, 0, "boot", "pan")
    give(s, 0, food=1)
    s.players[1].discard += s.pain
    s.pain = []
    session = follow(play(s), "play:boot,0", "go:W,walk")
    assert session.asked.ask == "act"
    assert session.state.players[0].at == at(1)


@pytest.mark.rule("DW-076", "DW-168")
def test_a_telescope_looks_as_far_as_it_likes_beyond_the_bound() -> None:
    """Neither meeple may go there, but the tile is turned and scores."""
    s = table("two_trails", characters=["mountaineer"])
    p = s.players[0]
    lay(s, at(2), "mountain")
    lay(s, at(3), "forest", up=False)
    p.at, p.other = at(2), at(0)
    session = follow(play(s), "use:2", "look:W1")
    assert at(3) in session.state.up
    assert session.state.points == [1]


@pytest.mark.rule("DW-071", "DW-101")
def test_who_walks_into_an_unknown_camp_may_fight_there_at_once() -> None:
    """The bandit is there with the tile, by day, and a battle is the next action."""
    s = table()
    s.players[0].at = at(1)
    lay(s, at(2), "camp", up=False)
    deal(s, 0, "boot", "revolver", "pan")
    give(s, 0, food=1)
    session = play(s, rolls=(TWO, TWO, NONE))
    follow(session, "play:boot,0", "explore:W", "enter:walk")
    assert session.state.bandits == {at(2): 1}
    follow(session, "play:revolver,0", "fight")
    assert session.state.bandits == {}


@pytest.mark.rule("DW-083", "DW-137")
def test_a_railway_that_fell_away_with_the_east_is_no_station() -> None:
    """Nobody rides back to where no tile lies any more, nor trades from there."""
    s = table("slowest")
    for x in range(2, 6):
        lay(s, at(x), "forest" if x % 2 else "mountain")
    s.rails = {at(0), at(5), at(4)}
    for p in s.players:
        p.at = at(5)
    s.wagon = at(5)
    session = night(s, "remove", seed=1)
    assert session.state.rails == {at(5), at(4)}


@pytest.mark.rule("DW-035", "DW-139")
def test_five_friends_begin_so_late_that_the_second_section_is_near() -> None:
    """The sun of the first day counts for the risk: with five it stands on 3 after one night."""
    for seats, stars in ((2, 1), (5, 2)):
        s = table("there_and_back", seats)
        session = night(s, "appear", rolls=(20, 20, 20), seed=1)
        told = [event for event in session.journal if event.kind == "bandit_roll"]
        assert len(told) == stars


@pytest.mark.rule("DW-039", "DW-154")
def test_two_meeples_are_one_character_with_one_ability_a_day() -> None:
    """Whichever of them uses it."""
    s = table("two_trails", characters=["trapper"])
    p = s.players[0]
    lay(s, at(1), "forest")
    p.at, p.other = at(1), at(0)
    give(s, 0, food=4)
    deal(s, 0, "pan")
    session = follow(play(s, rolls=(TWO, TWO, TWO)), "use:1", "roll")
    assert why(session, "use:0") == "DW-039"
    session.choose("swap")
    assert why(session, "use:0") == "DW-039"


@pytest.mark.rule("DW-065", "DW-120")
def test_a_friend_who_is_carried_walks_railways_for_nothing_too() -> None:
    """Walking is given back to whoever paid for it, and may be used on."""
    s = party()
    s.rails = {at(1)}
    session = follow(carried(s), "go:W,walk")
    assert session.state.walk == 1
    follow(session, "go:N,walk")
    assert session.state.players[1].at == at(1, -1)
    assert session.state.players[0].at == at(0)


@pytest.mark.rule("DW-114", "DW-120")
def test_a_trade_with_a_walk_in_it_is_one_action() -> None:
    """The first player of the day has one; the other is moved, and the turn is over."""
    s = table()
    deal(s, 0, "boot", "pan")
    give(s, 0, food=1)
    s.step, s.first = "dawn", 0
    s.players[0].limit = 3
    session = play(s, step="dawn", seed=1)
    assert session.state.left == 1
    follow(session, "trade:1", "carry:partner", "propose", "agree", "drop:pan", "play:boot,0")
    follow(session, "go:W,walk")
    assert session.state.players[1].at == at(1)
    assert session.asked.seat == 1


@pytest.mark.rule("DW-153", "DW-165")
def test_a_village_fed_today_does_not_go_hungry_tonight_and_another_does() -> None:
    """The mark counts, not the food that was there."""
    s = table("hungry_valley")
    lay(s, at(0), "village", tile="mercy")
    lay(s, at(1), "village", tile="juniper")
    s.points = [5]
    deal(s, 0, "pan")
    give(s, 0, food=3)
    session = follow(play(s), "task:0")
    assert session.state.points == [11]
    after = night(session.state, "hunger", seed=1).state
    assert after.points == [10]
