"""Talks over a trade: how they begin and end, what is written down of them, and the moves that were promised."""

from __future__ import annotations

import pytest
from tests.positions import offered, told, why

from hearthside.games.deck_goes_west import game
from hearthside.games.deck_goes_west.state import West
from hearthside.kernel import Session

from .table import at, deal, give, lay, play, table
from .test_trade import talk, traders

pytestmark = pytest.mark.usefixtures("box")


def written(
    session: Session[West], kind: str, reader: int | None = None
) -> list[tuple[object, ...]]:
    """What the journal holds of one kind, for everybody or for one seat."""
    return [
        e.args for e in session.journal if e.kind == kind and (reader is None or e.visible(reader))
    ]


def there(session: Session[West], verb: str) -> list[str]:
    """Everything of a verb that is at this table at all, on offer or not."""
    ask = game.asks[session.asked.ask]
    found = ask.candidates(session.state, session.asked)
    return [str(option) for option, _ in found if option.verb == verb]


@pytest.mark.rule("DW-119")
def test_four_talks_eight_proposals_and_24_pieces() -> None:
    """As the rule says; the last one is still allowed."""
    session = play(traders())
    for _ in range(4):
        assert "trade:1" in offered(session)
        talk(session, "trade:1", "refuse")
    assert why(session, "trade:1") == "DW-119"
    session = talk(play(traders()), "trade:1", "give:food", "propose")
    for _ in range(7):
        talk(session, "give:gold", "propose")
    session.choose("want:food")
    assert told(session, "propose") == "8 proposals have been made."
    session = talk(play(traders()), "trade:1")
    for n in range(24):
        assert session.asked.ask == "talk"
        session.choose("give:food" if n % 2 == 0 else "want:food")
    assert session.asked.ask == "act"  # nothing was left but to end it


@pytest.mark.rule("DW-119", "DW-116")
def test_after_an_action_there_is_talk_again() -> None:
    """Together one may lead all day; four talks that came to nothing in the morning are forgotten after a deed."""
    s = traders(mission="slowest")
    lay(s, at(0), "village", tile="juniper")
    give(s, 0, wood=1)
    session = play(s)
    for _ in range(4):
        talk(session, "trade:1", "refuse")
    assert told(session, "trade:1") == "4 talks have come to nothing: do something else first."
    talk(session, "work")
    assert "trade:1" in offered(session)


@pytest.mark.rule("DW-119", "DW-012")
def test_only_those_at_the_table_are_partners() -> None:
    """Of five seats that a game may have, the two that play; a dead one is named as dead."""
    session = play(traders(seats=2))
    assert there(session, "trade") == ["trade:0", "trade:1"]
    s = traders(seats=3)
    s.players[1].out = s.players[1].passed = True
    s.players[1].at = -1
    session = play(s)
    assert there(session, "trade") == ["trade:0", "trade:1", "trade:2"]
    assert offered(session, "trade") == ["trade:2"]
    assert why(session, "trade:1") == "DW-008"
    assert told(session, "trade:1").endswith("is dead.")


@pytest.mark.rule("DW-119")
def test_nothing_was_put_to_the_one_who_opens() -> None:
    """Nobody can agree with their own silence."""
    session = talk(play(traders()), "trade:1")
    assert told(session, "agree") == "Nothing has been put to you."
    session.choose("give:food")
    assert told(session, "agree") == "Nothing has been put to you."


@pytest.mark.rule("DW-119")
def test_a_talk_that_ends_leaves_nothing_on_the_table() -> None:
    """It is written down, counts for the turn, and costs nothing."""
    session = talk(play(traders()), "trade:1", "give:food", "refuse")
    s = session.state
    assert s.offer is None
    assert (s.talks, s.acts) == (1, 0)
    assert s.players[0].res == [0, 0, 0, 3]
    assert written(session, "no_trade") == [(0, 1)]


@pytest.mark.rule("DW-119")
def test_every_proposal_is_written_down_as_numbers() -> None:
    """What the speaker gives counts up, what comes back counts down; of cards only how many."""
    session = talk(
        play(traders()), "trade:1", "give:food", "give:food", "want:gold", "offer:knife", "propose"
    )
    assert written(session, "proposed") == [(0, 1, -1, 0, 0, 2, 1, 0)]
    talk(session, "offer:hatchet", "want:food", "propose")
    assert written(session, "proposed")[1:] == [(1, 0, 1, 0, 0, -3, 1, 1)]


def said(session: Session[West], kind: str) -> list[str]:
    """The lines of one kind, as the table reads them."""
    return [game.words.line(session.state, e) for e in session.journal if e.kind == kind]


@pytest.mark.rule("DW-119")
def test_the_log_tells_of_a_card_that_is_asked_for_unseen() -> None:
    """A food for a card, though no card lies there yet."""
    session = talk(play(traders()), "trade:1", "give:food", "ask", "propose")
    assert said(session, "proposed") == ["Hazel Quill proposes to Amos Flint: 1 food for 1 card."]


@pytest.mark.rule("DW-120")
def test_the_log_tells_who_is_to_move_whom() -> None:
    """Alone or beside what changes hands, offered and agreed."""
    session = talk(play(traders()), "trade:1", "carry:partner", "propose")
    assert said(session, "proposed") == [
        "Hazel Quill proposes to Amos Flint: Hazel Quill would move Amos Flint."
    ]
    talk(session, "agree", "drop:knife")
    assert said(session, "traded") == [
        "Hazel Quill and Amos Flint agree: Hazel Quill is to move Amos Flint."
    ]
    session = talk(play(traders()), "trade:1", "carry:me", "give:food", "propose", "agree")
    talk(session, "drop:knife")
    assert said(session, "proposed") == [
        "Hazel Quill proposes to Amos Flint: 1 food for nothing; Amos Flint would move Hazel Quill."
    ]
    assert said(session, "traded") == [
        "Hazel Quill gives Amos Flint 1 food; Amos Flint is to move Hazel Quill."
    ]


@pytest.mark.rule("DW-119")
@pytest.mark.parametrize(("mission", "reads"), [("slowest", 1), ("discovery", 0)])
def test_which_cards_change_hands_is_for_the_two_unless_hands_lie_open(
    mission: str, reads: int
) -> None:
    """The others read how many; friends with open hands read which."""
    s = traders(mission=mission, seats=3)
    session = talk(play(s), "trade:1", "offer:knife", "propose", "agree")
    assert written(session, "traded", reader=2) == [(0, 1, 0, 0, 0, 0, 1, 0)]
    assert written(session, "handed", reader=1) == [(0, 1, "knife")]
    assert len(written(session, "handed", reader=2)) == reads


def promised(mission: str, *hand: str) -> Session[West]:
    """Seat 0, whose character is tapped, has promised to move seat 1 and holds these cards; both have agreed."""
    s = table(mission)
    s.players[0].tapped = True
    deal(s, 0, "pan", *hand)
    deal(s, 1, "knife")
    give(s, 0, food=2)
    return talk(play(s), "trade:1", "carry:partner", "propose", "agree", "drop:pan")


@pytest.mark.rule("DW-120", "DW-061")
def test_whoever_moves_the_other_does_movement_jobs_only() -> None:
    """A tonic may be drunk some other time."""
    session = promised("slowest", "boot", "tonic")
    assert (session.asked.seat, session.asked.ask) == (0, "move")
    assert why(session, "play:tonic,0") == "DW-061"
    talk(session, "play:boot,0", "go:W,walk")
    assert [p.at for p in session.state.players] == [at(0), at(1)]


@pytest.mark.rule("DW-120")
def test_a_promise_without_movement_lapses_where_all_can_see_it() -> None:
    """With open hands nobody is asked in vain; a secret hand is asked, or its silence would tell."""
    session = promised("slowest", "hatchet")
    assert (session.asked.ask, session.number, session.state.acts) == ("act", 5, 1)
    session = promised("iron_trail", "hatchet")
    assert (session.number, session.state.acts) == (6, 1)  # seat 0 was asked, and could only stop


@pytest.mark.rule("DW-119")
def test_the_very_first_card_of_the_box_is_traded_like_any_other() -> None:
    """Card number 0 is a boot: offered, asked for, taken back and done without."""
    for seat in (0, 1):
        s = traders(mission="slowest")
        deal(s, 0)
        deal(s, seat, "boot", "boot", "boot", "boot", "boot")
        s.players[seat].hand.sort()
        deal(s, 1 - seat, "pan", "hatchet")
        assert s.players[seat].hand[0] == 0
        session = talk(play(s), "trade:1")
        verb, undo = ("offer", "back") if seat == 0 else ("wish", "spare")
        talk(session, f"{verb}:boot")
        offer = session.state.offer
        assert offer is not None
        assert (offer.cards, offer.wishes)[seat] == [0]
        assert f"{undo}:boot" in offered(session)
        session.choose(f"{undo}:boot")
        assert (offer.cards, offer.wishes)[seat] == []


@pytest.mark.rule("DW-119")
def test_every_card_laid_out_is_one_less_that_is_asked_for() -> None:
    """Two were asked for unseen; a third is a gift and counts for nothing."""
    s = traders()
    deal(s, 1, "pan", "hatchet", "knife")
    session = talk(play(s), "trade:1", "ask", "ask", "propose")
    for choice, left in (("offer:pan", 1), ("offer:hatchet", 0), ("offer:knife", 0)):
        session.choose(choice)
        offer = session.state.offer
        assert offer is not None
        assert offer.blind == [0, left]


@pytest.mark.rule("DW-119", "DW-120")
@pytest.mark.parametrize(
    ("laid", "change"),
    [
        (("offer:knife",), "spare:knife"),
        (("wish:pan",), "back:pan"),
        (("give:food",), "wish:knife"),
        (("give:food",), "carry:partner"),
        (("give:food", "carry:me"), "stand:partner"),
        (("give:food",), "want:food"),
        (("give:food",), "offer:hatchet"),
    ],
)
def test_whoever_changes_a_piece_has_to_put_the_terms_back(
    laid: tuple[str, ...], change: str
) -> None:
    """What was put to them can be agreed to; changed terms cannot, and each change is counted."""
    session = talk(play(traders(mission="slowest")), "trade:1", *laid, "propose")
    assert "agree" in offered(session)
    session.choose(change)
    offer = session.state.offer
    assert offer is not None
    assert "agree" not in offered(session)
    assert told(session, "agree") == "You changed the terms: put them to the other."
    assert (offer.changed, offer.laid) == (True, len(laid) + 1)


@pytest.mark.rule("DW-119")
def test_asking_for_one_card_less_is_a_change_like_any_other() -> None:
    """Of the pieces of a talk it takes one."""
    session = talk(play(traders()), "trade:1", "give:food", "ask", "propose", "propose")
    offer = session.state.offer
    assert offer is not None
    assert (offer.laid, offer.changed) == (2, False)
    talk(session, "ask", "unask")
    assert (offer.laid, offer.changed) == (4, True)


@pytest.mark.rule("DW-119", "DW-121")
def test_nothing_is_laid_out_after_24_pieces_and_dangers_never() -> None:
    """Not even the first pain of the box; hands lie open, and a knife is on the table."""
    s = traders(mission="slowest")
    deal(s, 0, "boot", "knife", "leg_wound", "leg_wound", "leg_wound")
    assert 100 in s.players[0].hand
    session = talk(play(s), "trade:1", "offer:knife", *("give:food", "want:food") * 11)
    assert not any("leg_wound" in option for option in offered(session))
    assert "wish:pan" in offered(session)
    session.choose("give:food")
    assert offered(session) == ["propose", "refuse"]
    assert why(session, "wish:pan") == "DW-119"
    s = traders(mission="slowest")
    deal(s, 1, "boot", "knife", "leg_wound", "leg_wound", "leg_wound")
    session = talk(play(s), "trade:1")
    assert offered(session, "wish") == ["wish:boot", "wish:knife"]


@pytest.mark.rule("DW-120", "DW-068")
def test_each_moves_the_other_with_own_movement_only() -> None:
    """A train that the first one paid for and did not take is gone when the second one moves."""
    s = traders()
    s.rails = {at(0), at(1)}
    deal(s, 0, "handcar", "pan")
    deal(s, 1, "boot", "hatchet")
    give(s, 1, food=1)
    session = talk(play(s), "trade:1", "carry:partner", "carry:me", "propose", "agree", "drop:pan")
    talk(session, "play:handcar,0", "stop")
    assert (session.asked.seat, session.asked.ask) == (1, "move")
    assert session.state.trains == []
    assert offered(session, "ride") == []
