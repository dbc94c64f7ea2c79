"""The day: drawing, turns, actions, purchases, trades and discards."""

from __future__ import annotations

import pytest
from tests.positions import why

from hearthside.games.deck_goes_west.state import West

from .table import at, deal, fetch, give, kinds, night, options, play, table

pytestmark = pytest.mark.usefixtures("box")


@pytest.mark.rule("DW-111", "DW-112", "DW-124")
def test_dawn_untaps_and_draws_up_to_the_hand_size() -> None:
    """Kept cards count."""
    s = table()
    s.players[0].tapped = True
    deal(s, 0, "boot", "hunger")
    session = play(s, step="dawn", seed=1)
    p = session.state.players[0]
    assert not p.tapped
    assert len(p.hand) == p.limit == 6
    assert kinds(p.hand)[:2] == ["boot", "hunger"]
    assert len(session.state.players[1].hand) == 6


@pytest.mark.rule("DW-112", "DW-113")
def test_a_short_hand_with_nothing_to_draw_is_no_death() -> None:
    """Both piles are empty: one simply has fewer cards."""
    s = table("new_world")
    p = s.players[0]
    deal(s, 0, "boot", "pan")
    s.box += p.draw + p.discard
    p.draw, p.discard = [], []
    give(s, 0, food=2)
    session = play(s, step="dawn", seed=1)
    assert session.decision is not None
    assert len(session.state.players[0].hand) == 2


def three_with_boots() -> West:
    """Three rivals with ways to walk and food, the second one first."""
    s = table("discovery", 3)
    for seat, *hand in (
        (0, "boot", "boot"),
        (1, "boot", "mule"),
        (2, "boot", "boot", "mule", "horse"),
    ):
        deal(s, seat, *hand)
        give(s, seat, food=9)
    s.first = 1
    return s


@pytest.mark.rule("DW-017", "DW-114", "DW-115")
def test_the_first_player_takes_one_action_then_all_take_one_or_two_or_pass() -> None:
    """Clockwise, until everybody has passed; a pass is final."""
    s = three_with_boots()
    session = play(s, step="dawn", seed=1)

    def one_action(seat: int) -> None:
        assert session.decision is not None
        assert (session.decision.seat, session.decision.ask) == (seat, "act")
        walks = {"play:boot,0", "play:mule,0", "play:horse,0"}
        session.choose(min(walks & options(session)))
        session.choose("stop")

    assert "pass" in options(session)
    one_action(1)  # P1 has only one
    one_action(2)
    assert "done" in options(session)
    assert "pass" not in options(session)
    one_action(2)  # two are enough
    one_action(0)
    session.choose("done")  # one is allowed
    assert session.decision is not None
    assert session.decision.seat == 1
    session.choose("pass")
    one_action(2)
    one_action(2)
    assert session.decision.seat == 0
    session.choose("pass")
    assert session.decision.seat == 2  # both others have passed for the day
    session.choose("pass")
    assert session.decision.ask == "dusk"


@pytest.mark.rule("DW-116", "DW-020")
def test_alone_there_is_no_limit_to_actions() -> None:
    """One after the other until passing."""
    s = table("new_world")
    deal(s, 0, *["boot"] * 4)
    give(s, 0, food=9)
    session = play(s)
    for _ in range(3):
        session.choose("play:boot,0")
        session.choose("stop")
    assert "play:boot,0" in options(session)


@pytest.mark.rule("DW-117")
def test_the_four_kinds_of_action() -> None:
    """Jobs, purchases, trades and battles are on one list."""
    s = table()
    s.trade += s.row
    s.row = [fetch(s, kind) for kind in ("cow", "mule", "canoe", "rifle", "banjo")]
    deal(s, 0, "six_shooter", "tonic")
    s.bandits = {at(0): 1}
    give(s, 0, wood=2, food=1)
    found = options(play(s))
    assert {"play:tonic,0", "buy:canoe,0", "trade:1", "play:six_shooter,0", "pass"} <= found


@pytest.mark.rule("DW-118")
def test_after_a_purchase_the_row_moves_up_and_is_filled() -> None:
    """Cards behind the gap move right, a new one comes in at the left."""
    s = table()
    s.trade += s.row
    s.row = [fetch(s, kind) for kind in ("cow", "mule", "canoe", "rifle", "banjo")]
    s.trade.append(fetch(s, "horse"))
    deal(s, 0, "tonic")
    give(s, 0, wood=2)
    session = play(s)
    session.choose("buy:canoe,0")
    session.choose("onto:discard")
    assert kinds(session.state.row) == ["horse", "cow", "mule", "rifle", "banjo"]


@pytest.mark.rule("DW-118")
def test_of_two_copies_in_the_row_either_may_be_bought() -> None:
    """The one that leaves tonight, or the one further left, with its gap where it was."""
    s = table()
    s.trade += s.row
    s.row = [fetch(s, kind) for kind in ("mule", "canoe", "mule", "rifle", "banjo")]
    left, right = s.row[0], s.row[2]
    deal(s, 0, "tonic")
    give(s, 0, food=2, gold=1)
    for option, bought in (("buy:mule,0", right), ("buy:mule,0,1", left)):
        session = play(s)
        session.choose(option)
        session.choose("onto:discard")
        assert session.state.players[0].discard == [bought]
        assert bought not in session.state.row
    assert why(session, "buy:mule,0,1") == "DW-118"


def idle(s: West, seat: int) -> None:
    """Leave a seat with nothing to do."""
    deal(s, seat)
    s.players[seat].tapped = True
    s.trade += s.row
    s.row = []


@pytest.mark.rule("DW-018", "DW-115", "DW-116")
def test_a_leader_with_nothing_to_do_is_asked_and_may_hand_back() -> None:
    """Named without a card to play, a player does not lose the day; the lead goes on, but not round for ever."""
    s = table("slowest", 3)
    for seat in range(3):
        idle(s, seat)
    session = play(s, step="lead", seed=1)
    session.choose("lead:1")
    assert (session.asked.seat, session.asked.ask) == (1, "act")
    assert not session.state.players[1].passed
    session.choose("lead:2")
    session.choose("lead:0")
    session.choose("lead:1")
    assert not any(p.passed for p in session.state.players)
    assert why(session, "lead:0") == "DW-116"
    session.choose("pass")
    assert why(session, "lead:1") == "DW-115"
    assert (session.asked.seat, session.asked.ask) == (-1, "lead")


@pytest.mark.rule("DW-115")
def test_alone_with_nothing_to_do_the_day_ends_only_when_one_says_so() -> None:
    """With pass as the only answer it is still asked."""
    s = table("new_world")
    idle(s, 0)
    session = play(s)
    assert session.asked.ask == "act"
    assert options(session) == {"pass"}


@pytest.mark.rule("DW-123")
def test_at_dusk_items_may_be_discarded_one_by_one() -> None:
    """As many as wanted, in turn from the first player."""
    s = table()
    deal(s, 0, "boot", "knife", "hunger")
    deal(s, 1, "pan")
    s.asked = [0, 1]
    session = play(s, step="dusk", seed=1)
    session.choose("drop:boot")
    session.choose("drop:knife")
    assert kinds(session.state.players[0].hand) == ["hunger"]
    assert session.decision is not None
    assert session.decision.seat == 1
    session.choose("keep")
    assert kinds(session.state.players[1].hand) == ["pan"]


@pytest.mark.rule("DW-142", "DW-143", "DW-017")
def test_after_the_night_a_new_day_begins_with_the_next_first_player() -> None:
    """P1 goes left, past those who are out."""
    s = table("discovery", 3)
    s.first = 2
    session = night(s, "first", seed=1)
    assert session.state.first == 0
    assert session.state.night == -1
    assert session.decision is not None
    assert session.decision.seat == 0
    s.players[0].out = s.players[0].passed = True
    s.players[0].at = -1
    assert night(s, "first", seed=1).state.first == 1
