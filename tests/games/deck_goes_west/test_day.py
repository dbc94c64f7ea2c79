"""The day: drawing, turns, actions, purchases, trades and discards."""

from __future__ import annotations

import pytest
from tests.positions import why

from hearthside.games.deck_goes_west.state import West

from .table import at, deal, fetch, give, kinds, night, options, play, table


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
    """Three rivals with boots and food, the second one first."""
    s = table("discovery", 3)
    for seat in range(3):
        deal(s, seat, *["boot"] * 4)
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
        session.choose("play:boot,0")
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
    deal(s, 0, "cudgel", "haversack")
    s.bandits = {at(0): 1}
    give(s, 0, wood=2, food=1)
    found = options(play(s))
    assert {"play:haversack,0", "buy:canoe,0", "trade:1", "play:cudgel,0", "pass"} <= found


@pytest.mark.rule("DW-118")
def test_after_a_purchase_the_row_moves_up_and_is_filled() -> None:
    """Cards behind the gap move right, a new one comes in at the left."""
    s = table()
    s.trade += s.row
    s.row = [fetch(s, kind) for kind in ("cow", "mule", "canoe", "rifle", "banjo")]
    s.trade.append(fetch(s, "horse"))
    deal(s, 0, "haversack")
    give(s, 0, wood=2)
    session = play(s)
    session.choose("buy:canoe,0")
    session.choose("onto:discard")
    assert kinds(session.state.row) == ["horse", "cow", "mule", "rifle", "banjo"]


def traders(**setup: object) -> West:
    """Two players on one tile, each with something to give."""
    s = table(**setup)  # type: ignore[arg-type]
    deal(s, 0, "boot", "knife", "hunger")
    deal(s, 1, "pan", "hatchet", "thirst")
    give(s, 0, food=3)
    give(s, 1, gold=2)
    return s


@pytest.mark.rule("DW-119", "DW-121")
def test_a_trade_by_agreement() -> None:
    """The active one discards a card; food and a card go over, gold and a card come back."""
    session = play(traders())
    session.choose("trade:1")
    assert not any("hunger" in option for option in options(session))
    for choice in ("give:food", "give:food", "want:gold", "offer:knife", "propose"):
        session.choose(choice)
    assert session.decision is not None
    assert session.decision.seat == 1
    assert not any("thirst" in option for option in options(session))
    session.choose("offer:hatchet")
    assert why(session, "agree") == "DW-119"  # the other has not seen these terms
    session.choose("propose")
    assert session.decision.seat == 0
    session.choose("agree")
    mine, theirs = session.state.players
    assert mine.res == [1, 0, 0, 1]
    assert theirs.res == [1, 0, 0, 2]
    assert kinds(mine.discard) == ["boot"]
    assert sorted(kinds(mine.hand)) == ["hatchet", "hunger"]
    assert sorted(kinds(theirs.hand)) == ["knife", "pan", "thirst"]
    assert session.state.acts == 1


@pytest.mark.rule("DW-119")
def test_a_refused_trade_costs_nothing_and_may_be_tried_again() -> None:
    """No card, no action, and the same partner may be asked again."""
    session = play(traders())
    session.choose("trade:1")
    session.choose("want:gold")
    session.choose("propose")
    session.choose("refuse")
    assert session.decision is not None
    assert (session.decision.seat, session.decision.ask) == (0, "act")
    assert session.state.acts == 0
    assert session.state.players[0].discard == []
    assert "trade:1" in options(session)


@pytest.mark.rule("DW-119", "DW-122")
def test_who_may_trade_with_whom() -> None:
    """Same tile, or both on railways however far; bandits do not matter; a card must be there to discard."""
    s = traders()
    s.bandits = {at(0): 2}
    assert "trade:1" in options(play(s))
    s.players[1].at = at(1, 1)
    assert "trade:1" not in options(play(s))
    s.rails = {at(0), at(1, 1)}
    assert "trade:1" in options(play(s))
    deal(s, 0, "hunger")
    s.bandits = {}
    assert "trade:1" not in options(play(s))


@pytest.mark.rule("DW-119")
def test_friends_with_open_hands_may_ask_for_a_card() -> None:
    """In co-operation a card can be wished for by name."""
    session = play(traders(mission="slowest"))
    session.choose("trade:1")
    session.choose("wish:pan")
    session.choose("propose")
    session.choose("agree")
    session.choose("drop:knife")
    assert sorted(kinds(session.state.players[0].hand)) == ["boot", "hunger", "pan"]


@pytest.mark.rule("DW-120")
def test_one_may_move_the_other_by_agreement() -> None:
    """The partner's boots and food carry the active player's meeple."""
    s = traders()
    deal(s, 1, "boot", "boot", "pan")
    give(s, 1, food=2)
    session = play(s)
    session.choose("trade:1")
    session.choose("carry:me")
    session.choose("propose")
    session.choose("agree")
    session.choose("drop:knife")
    assert session.decision is not None
    assert (session.decision.seat, session.decision.ask) == (1, "move")
    session.choose("play:boot,0")
    session.choose("go:W,walk")
    assert [p.at for p in session.state.players] == [at(1), at(0)]
    assert session.state.players[1].res[3] == 1
    assert session.state.active == 0


@pytest.mark.rule("DW-120")
def test_or_be_the_one_who_carries() -> None:
    """The active player's own movement takes the partner along the way."""
    s = traders()
    deal(s, 0, "boot", "pan")
    session = play(s)
    session.choose("trade:1")
    session.choose("carry:partner")
    session.choose("propose")
    session.choose("agree")
    session.choose("drop:pan")
    session.choose("play:boot,0")
    session.choose("go:N,walk")
    assert [p.at for p in session.state.players] == [at(0), at(0, -1)]


@pytest.mark.rule("DW-120")
def test_both_may_move_each_other() -> None:
    """In the order that was laid out; then the action is over."""
    s = traders()
    deal(s, 0, "boot", "pan")
    deal(s, 1, "boot", "hatchet")
    give(s, 0, food=2)
    give(s, 1, food=2)
    session = play(s)
    for choice in ("trade:1", "carry:partner", "carry:me"):
        session.choose(choice)
    assert not any(option.startswith("carry") for option in options(session))
    for choice in ("propose", "agree", "drop:pan", "play:boot,0", "go:N,walk"):
        session.choose(choice)
    assert session.decision is not None
    assert (session.decision.seat, session.decision.ask) == (1, "move")
    session.choose("play:boot,0")
    session.choose("go:S,walk")
    assert [p.at for p in session.state.players] == [at(0, 1), at(0, -1)]
    assert [p.res[3] for p in session.state.players] == [1, 1]
    assert session.state.acts == 1


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
