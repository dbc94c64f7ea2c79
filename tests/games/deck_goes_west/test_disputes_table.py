"""What a table argues over when others have a part in it: lending a hand, trading, whose turn it is."""

from __future__ import annotations

import pytest
from tests.positions import asked, why

from .conftest import print_hero
from .table import (
    NONE,
    ONE,
    TWO,
    at,
    deal,
    give,
    kinds,
    lay,
    options,
    play,
    table,
)
from .test_disputes import follow, party

pytestmark = pytest.mark.usefixtures("box")


# -- lending a hand -------------------------------------------------------------------------------


@pytest.mark.rule("DW-055", "DW-115")
def test_who_has_called_it_a_day_still_lends_a_hand() -> None:
    """A pass ends one's own actions, not one's help, and it still holds afterwards."""
    s = party("slowest", 2)
    lay(s, at(0), "forest")
    deal(s, 0, "knife", "boot")
    deal(s, 1, "knife", "boot")
    s.players[1].passed = True
    session = follow(
        play(s, rolls=(TWO, ONE, ONE, NONE)),
        "play:knife,0",
        "invite:1",
        "play:knife,0",
        "enough",
        "roll",
    )
    assert [p.res[3] for p in session.state.players] == [4, 3]
    assert why(session, "lead:1") == "DW-115"


@pytest.mark.rule("DW-056", "DW-039")
def test_a_guest_may_tap_for_it_and_is_tapped_then() -> None:
    """An ability counts like a card, and the day has one."""
    s = party("slowest", 2)
    s.players[1].character = "trapper"
    s.players[0].character = "stowaway"
    lay(s, at(0), "forest")
    deal(s, 0, "knife", "boot")
    session = follow(
        play(s, rolls=(ONE, ONE, ONE, ONE, ONE)),
        "play:knife,0",
        "invite:1",
        "use:1",
        "enough",
        "roll",
    )
    assert [p.res[3] for p in session.state.players] == [2 + 2, 3 + 1]
    assert session.state.players[1].tapped


@pytest.mark.rule("DW-057")
def test_of_three_each_takes_half_of_the_best_among_the_others() -> None:
    """Four, two and nothing: the best adds half of two, the others half of four, and a blank roll is a roll."""
    s = party("slowest", 3)
    lay(s, at(0), "forest")
    for seat in range(3):
        deal(s, seat, "knife", "boot")
    session = play(s, rolls=(TWO, TWO, ONE, ONE, NONE, NONE))
    follow(session, "play:knife,0")
    for guest in (1, 2):
        session.choose(f"invite:{guest}")
        follow(session, "play:knife,0")
        follow(session, "enough")
    follow(session, "roll")
    assert [p.res[3] for p in session.state.players] == [4 + 1, 2 + 2, 0 + 2]


@pytest.mark.rule("DW-059", "DW-114")
def test_a_rival_who_helped_has_both_actions_left() -> None:
    """Joining in costs the guest nothing of the own turn."""
    s = table()
    lay(s, at(0), "forest")
    deal(s, 0, "knife", "boot")
    deal(s, 1, "knife", "boot", "pan", "hatchet")
    session = follow(
        play(s, rolls=(ONE, ONE, ONE, ONE, ONE, ONE)),
        "play:knife,0",
        "invite:1",
        "play:knife,0",
        "enough",
        "roll",
        "done",
    )
    assert asked(session) == (1, "act")
    assert (session.state.left, session.state.acts) == (2, 0)
    assert why(session, "done") == "DW-114"


@pytest.mark.rule("DW-056", "DW-053")
def test_a_guest_pays_what_the_own_job_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """With open hands nobody is asked who could not pay for joining; who can, pays."""
    print_hero(monkeypatch, "prospector", "-1 wood, roll 1 food", "walk 1")
    s = party()
    lay(s, at(0), "forest")
    deal(s, 0, "knife", "knife")
    session = follow(play(s), "play:knife,0")
    assert why(session, "invite:1") == "DW-056"
    give(s, 1, wood=1)
    deal(s, 0, "knife", "boot")
    session = follow(play(s, rolls=(TWO, ONE, ONE)), "play:knife,0", "invite:1", "use:0", "roll")
    assert [p.res for p in session.state.players] == [[0, 0, 0, 4], [0, 0, 0, 3]]


# -- trading --------------------------------------------------------------------------------------


@pytest.mark.rule("DW-119", "DW-115")
def test_who_has_passed_is_still_somebody_to_trade_with() -> None:
    """The partner takes no action."""
    s = table()
    deal(s, 0, "boot", "pan")
    deal(s, 1, "knife")
    give(s, 1, gold=1)
    s.players[1].passed = True
    session = follow(play(s), "trade:1", "want:gold", "propose", "agree", "drop:pan")
    assert session.state.players[0].res == [1, 0, 0, 0]


@pytest.mark.rule("DW-119")
def test_a_gift_is_a_trade() -> None:
    """As they see fit: nothing has to come back, but a card is discarded for it."""
    s = table()
    deal(s, 0, "boot", "pan")
    deal(s, 1)
    give(s, 0, wood=2)
    session = follow(play(s), "trade:1", "give:wood", "give:wood", "propose", "agree", "drop:boot")
    assert [p.res[2] for p in session.state.players] == [0, 2]
    assert kinds(session.state.players[0].discard) == ["boot"]


@pytest.mark.rule("DW-119", "DW-040")
def test_a_card_got_in_a_trade_is_played_in_the_next_action() -> None:
    """It came to the hand."""
    s = party()
    lay(s, at(0), "forest")
    deal(s, 0, "boot")
    deal(s, 1, "knife")
    session = follow(play(s, rolls=(ONE, ONE)), "trade:1", "wish:knife", "propose", "agree")
    assert kinds(session.state.players[0].discard) == ["boot"]
    follow(session, "play:knife,0")
    follow(session, "roll")
    assert session.state.players[0].res[3] == 2


@pytest.mark.rule("DW-119", "DW-122")
def test_two_railways_carry_a_trade_across_the_map_and_past_bandits() -> None:
    """One of the two tiles is full of bandits, and there is no way between them."""
    s = table()
    s.players[1].at = at(1, 1)
    s.rails, s.bandits = {at(0, -1), at(1, 1)}, {at(0, -1): 2}
    s.players[0].at = at(0, -1)
    deal(s, 0, "boot", "pan")
    assert "trade:1" in options(play(s))
    s.rails = {at(0, -1)}
    assert why(play(s), "trade:1") == "DW-119"


@pytest.mark.rule("DW-119", "DW-114")
def test_a_trade_is_an_action_and_a_talk_is_none() -> None:
    """After a talk that came to nothing both actions are left, after a trade one."""
    s = table()
    deal(s, 0, "boot", "pan", "hatchet")
    deal(s, 1, "knife")
    give(s, 0, food=2)
    session = play(s)
    follow(session, "trade:1", "refuse")
    assert session.state.acts == 0
    follow(session, "trade:1", "give:food", "propose", "agree", "drop:pan")
    assert session.state.acts == 1
    assert asked(session) == (0, "act")


@pytest.mark.rule("DW-119")
def test_the_partner_may_give_the_last_card_away() -> None:
    """Only the active one has to discard for it."""
    s = party()
    deal(s, 0, "boot")
    deal(s, 1, "knife")
    session = follow(play(s), "trade:1", "wish:knife", "propose", "agree")
    assert session.state.players[1].hand == []
    assert kinds(session.state.players[0].hand) == ["knife"]


# -- turns ----------------------------------------------------------------------------------------


@pytest.mark.rule("DW-114", "DW-115")
def test_the_first_player_may_pass_at_once_and_the_next_has_two_actions() -> None:
    """The single action is the first player's alone."""
    s = table("discovery", 3)
    session = play(s, step="dawn", seed=1)
    assert (asked(session), session.state.left) == ((0, "act"), 1)
    follow(session, "pass")
    assert (asked(session), session.state.left) == ((1, "act"), 2)


@pytest.mark.rule("DW-119", "DW-120")
def test_a_promise_asked_for_in_a_counter_is_struck_off_again() -> None:
    """Food is offered; the partner asks for one more and to be moved; the opener gives the food and stays."""
    s = table()
    deal(s, 0, "boot", "knife")
    deal(s, 1, "boot", "pan")
    give(s, 0, food=3)
    session = play(s)
    for choice in ("trade:1", "give:food", "propose", "want:food", "carry:me", "propose"):
        session.choose(choice)
    assert session.state.offer is not None
    assert (session.asked.seat, session.state.offer.carries) == (0, [0])
    for choice in ("stand:partner", "propose", "agree", "drop:boot"):
        session.choose(choice)
    assert [p.res[3] for p in session.state.players] == [1, 2]
    assert [p.at for p in session.state.players] == [at(0), at(0)]
    assert session.state.acts == 1


@pytest.mark.rule("DW-065", "DW-151")
def test_a_wagon_is_pulled_along_a_railway_for_nothing_and_not_back() -> None:
    """The step is given back and the wagon scores; back alone is something new, back with the wagon is not."""
    s = table("long_haul")
    deal(s, 0, "boot")
    give(s, 0, food=2)
    s.wagon, s.rails = at(0), {at(0), at(1)}
    session = play(s)
    session.choose("play:boot,0")
    session.choose("go:W,walk,wagon")
    assert (session.state.walk, session.state.wagon) == (1, at(1))
    assert session.state.points[0] > 0
    assert "go:E,walk" in options(session)
    assert why(session, "go:E,walk,wagon") == "DW-065"
