"""Trading: terms go to and fro until both agree, and whatever was laid out can be taken back."""

from __future__ import annotations

import pytest
from tests.positions import offered, told, why

from hearthside.bots.heuristic import prior
from hearthside.games.deck_goes_west import game
from hearthside.games.deck_goes_west.rules.pieces import PIECES
from hearthside.games.deck_goes_west.rules.trading import PUTS, TALKS
from hearthside.games.deck_goes_west.state import West
from hearthside.kernel import Option, Session

from .table import at, deal, give, kinds, play, table

pytestmark = pytest.mark.usefixtures("box")


def traders(**setup: object) -> West:
    """Two players on one tile, each with something to give."""
    s = table(**setup)  # type: ignore[arg-type]
    deal(s, 0, "boot", "knife", "hunger")
    deal(s, 1, "pan", "hatchet", "thirst")
    give(s, 0, food=3)
    give(s, 1, gold=2)
    return s


def talk(session: Session[West], *choices: str) -> Session[West]:
    """The same session after these choices."""
    for choice in choices:
        session.choose(choice)
    return session


def speaker(session: Session[West]) -> int:
    """Who has the word."""
    assert session.asked.ask == "talk"
    return session.asked.seat


@pytest.mark.rule("DW-119", "DW-120")
def test_the_question_says_what_lies_on_the_table_so_far() -> None:
    """Whoever cannot see the two sides reads them, promises to move as well."""
    session = talk(play(traders()), "trade:1")
    ask = "Hazel Quill: what do you propose to Amos Flint?"
    assert game.words.prompt(session.state, session.asked) == ask
    talk(session, "give:food", "want:gold", "offer:knife", "carry:me")
    assert game.words.prompt(session.state, session.asked) == (
        f"{ask} So far: Hazel Quill would give 1 food and Knife for 1 gold. Amos Flint would move Hazel Quill."
    )


@pytest.mark.rule("DW-119", "DW-121")
def test_a_trade_by_agreement() -> None:
    """The active one discards a card; food and a card go over, gold and a card come back; both saw the same terms."""
    session = talk(play(traders()), "trade:1")
    assert not any("hunger" in option for option in offered(session))
    talk(session, "give:food", "give:food", "want:gold", "offer:knife", "propose")
    assert speaker(session) == 1
    assert not any("thirst" in option for option in offered(session))
    session.choose("offer:hatchet")
    assert why(session, "agree") == "DW-119"  # the other has not seen these terms
    session.choose("propose")
    assert speaker(session) == 0
    session.choose("agree")
    mine, theirs = session.state.players
    assert mine.res == [1, 0, 0, 1]
    assert theirs.res == [1, 0, 0, 2]
    assert kinds(mine.discard) == ["boot"]
    assert sorted(kinds(mine.hand)) == ["hatchet", "hunger"]
    assert sorted(kinds(theirs.hand)) == ["knife", "pan", "thirst"]
    assert session.state.acts == 1


@pytest.mark.rule("DW-119")
@pytest.mark.parametrize("before", [("propose",), ()])
def test_no_agreement_costs_nothing_and_the_same_partner_may_be_asked_again(
    before: tuple[str, ...],
) -> None:
    """Refused by the other or dropped by oneself: no card, no action, and the next talk begins from nothing."""
    session = talk(play(traders()), "trade:1", "want:gold", *before, "refuse")
    assert (session.asked.seat, session.asked.ask) == (0, "act")
    assert session.state.acts == 0
    assert session.state.players[0].discard == []
    talk(session, "trade:1")
    assert session.state.offer is not None
    assert session.state.offer.gives == [0, 0, 0, 0]
    assert why(session, "propose") == "DW-119"
    talk(session, "give:food", "propose", "agree", "drop:boot")
    assert session.state.players[1].res == [2, 0, 0, 1]


@pytest.mark.rule("DW-119")
def test_everything_can_be_taken_back() -> None:
    """Resources one by one, cards by name, promises: then nothing lies on the table."""
    session = talk(
        play(traders()), "trade:1", "give:food", "want:gold", "offer:knife", "ask", "carry:me"
    )
    assert "want:food" in offered(session)  # one food less
    label = game.words.label(session.state, session.asked, session.asked.find("want:food") or ())  # type: ignore[arg-type]
    assert label == "Give 1 food less"
    talk(session, "want:food", "give:gold", "back:knife", "unask", "stand:me")
    assert session.state.offer is not None
    assert session.state.offer.gives == [0, 0, 0, 0]
    assert why(session, "propose") == "DW-119"
    assert why(session, "back:knife") == "DW-119"
    assert why(session, "unask") == "DW-119"
    assert why(session, "stand:me") == "DW-120"


@pytest.mark.rule("DW-119")
def test_more_and_less_of_a_resource_lie_on_the_heap_that_changes() -> None:
    """On one's own heap or the other's, and on nothing where neither can be done: no empty heap is lit for less."""

    def lit(session: Session[West]) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        act = game.asks["talk"]
        for option in session.asked.options:
            if option.verb in ("give", "want") and option[1] in ("food", "gold"):
                points = act.acts[option.verb].points(session.state, session.asked.seat, option)
                found.setdefault(str(option), set()).update(points)
        return found

    session = talk(play(traders()), "trade:1")
    assert lit(session) == {
        "give:food": {"token:offer.0.food"},
        "want:gold": {"token:offer.1.gold"},
    }
    talk(session, "give:food", "want:gold")
    assert lit(session) == {
        "give:food": {"token:offer.0.food"},
        "want:food": {"token:offer.0.food"},
        "give:gold": {"token:offer.1.gold"},
        "want:gold": {"token:offer.1.gold"},
    }
    talk(session, "propose")
    assert speaker(session) == 1
    assert lit(session)["give:food"] == lit(session)["want:food"] == {"token:offer.0.food"}


@pytest.mark.rule("DW-119")
def test_the_partner_counters_with_resources_of_both_sides() -> None:
    """One food for two gold comes back as two food for one; the one who opened agrees."""
    session = talk(play(traders()), "trade:1", "give:food", "want:gold", "want:gold", "propose")
    assert speaker(session) == 1
    assert why(session, "propose") == "DW-119"  # nothing has changed
    assert why(session, "give:gold") == "DW-053"
    talk(session, "want:gold", "want:food", "propose")
    assert speaker(session) == 0
    prompt = game.words.prompt(session.state, session.asked)
    assert prompt == "Hazel Quill: Amos Flint would give 1 gold for 2 food. Agreed?"
    talk(session, "agree", "drop:boot")
    mine, theirs = session.state.players
    assert (mine.res, theirs.res) == ([1, 0, 0, 1], [1, 0, 0, 2])


@pytest.mark.rule("DW-119")
def test_a_card_may_be_asked_for_unseen_and_must_be_laid_out() -> None:
    """A rival's hand is secret: the partner picks the card, and the asker sees it before agreeing."""
    session = talk(play(traders()), "trade:1", "give:food", "ask")
    assert why(session, "wish:pan") == "DW-119"
    session.choose("propose")
    prompt = game.words.prompt(session.state, session.asked)
    assert "for a card of their choice. Agreed?" in prompt
    assert why(session, "agree") == "DW-119"
    talk(session, "offer:pan", "propose")
    shown = [
        thing.name
        for thing in session.scene(0)
        if thing.at == "zone:offer.1" and thing.kind == "card"
    ]
    assert shown == ["Pan"]
    talk(session, "agree", "drop:boot")
    assert sorted(kinds(session.state.players[0].hand)) == ["hunger", "knife", "pan"]


@pytest.mark.rule("DW-119")
def test_whoever_is_asked_for_a_card_may_counter_without_one() -> None:
    """Gold instead of the card: what was asked for unseen is struck off, and the opener may agree to that."""
    session = talk(play(traders()), "trade:1", "give:food", "ask", "ask", "propose")
    option = session.asked.find("propose")
    assert option is not None
    label = game.words.label(session.state, session.asked, option)
    assert label == "Propose it without the card you are asked for"
    talk(session, "give:gold", "propose")
    assert speaker(session) == 0
    assert session.state.offer is not None
    assert session.state.offer.blind == [0, 0]
    talk(session, "agree", "drop:boot")
    mine, theirs = session.state.players
    assert (mine.res, theirs.res) == ([1, 0, 0, 2], [1, 0, 0, 1])
    assert sorted(kinds(theirs.hand)) == ["hatchet", "pan", "thirst"]


@pytest.mark.rule("DW-119")
def test_the_opener_too_may_strike_off_what_was_asked_for() -> None:
    """The partner asks for a card in return; the opener puts the old terms again, without it."""
    session = talk(play(traders()), "trade:1", "give:food", "propose", "ask", "propose")
    assert speaker(session) == 0
    assert why(session, "agree") == "DW-119"
    session.choose("propose")
    assert speaker(session) == 1
    talk(session, "agree", "drop:boot")
    assert session.state.players[1].res == [2, 0, 0, 1]
    assert sorted(kinds(session.state.players[0].hand)) == ["hunger", "knife"]


@pytest.mark.rule("DW-119")
def test_a_counter_that_strikes_off_everything_is_no_proposal() -> None:
    """A card asked for and nothing else: without it nothing lies on the table."""
    session = talk(play(traders()), "trade:1", "ask", "propose")
    assert speaker(session) == 1
    assert why(session, "propose") == "DW-119"
    session.choose("refuse")
    assert session.asked.ask == "act"


@pytest.mark.rule("DW-119")
def test_no_more_cards_are_asked_for_than_a_hand_holds() -> None:
    """Three cards, three askings."""
    session = talk(play(traders()), "trade:1", "ask", "ask", "ask")
    assert why(session, "ask") == "DW-119"


@pytest.mark.rule("DW-119")
def test_friends_with_open_hands_ask_for_a_card_by_name() -> None:
    """In co-operation a card can be wished for, or not wished for any more; nothing is asked for unseen."""
    session = talk(play(traders(mission="slowest")), "trade:1", "wish:pan", "spare:pan")
    assert why(session, "ask") == "DW-119"
    assert why(session, "wish:thirst") == "DW-119"
    assert why(session, "spare:pan") == "DW-119"
    talk(session, "wish:pan", "propose", "agree", "drop:knife")
    assert sorted(kinds(session.state.players[0].hand)) == ["boot", "hunger", "pan"]


@pytest.mark.rule("DW-119")
def test_the_one_who_opened_keeps_a_card_to_discard() -> None:
    """Of two items one can be given away; the partner cannot ask for the last one either."""
    session = talk(play(traders()), "trade:1", "offer:knife")
    assert why(session, "offer:boot") == "DW-119"
    assert "keep" in told(session, "offer:boot") or "left to discard" in told(session, "offer:boot")
    session = talk(play(traders(mission="slowest")), "trade:1", "offer:knife", "propose")
    assert why(session, "wish:boot") == "DW-119"
    talk(session, "spare:knife")
    assert "wish:boot" in offered(session)


@pytest.mark.rule("DW-053")
def test_nobody_offers_or_is_asked_for_more_than_they_have() -> None:
    """Three food, two gold."""
    session = talk(
        play(traders()), "trade:1", "give:food", "give:food", "give:food", "want:gold", "want:gold"
    )
    assert told(session, "give:food") == "You have 3 food."
    assert told(session, "want:gold") == "Amos Flint has 2 gold."
    assert why(session, "give:metal") == why(session, "want:wood") == "DW-053"


@pytest.mark.rule("DW-119")
def test_no_talk_goes_on_for_ever() -> None:
    """So many proposals in a talk, so many pieces, so many talks in a turn; the next turn begins anew."""
    session = talk(play(traders()), "trade:1", "give:food", "propose")
    for _ in range(PUTS - 1):
        talk(session, "give:gold", "propose")
    session.choose("want:food")
    assert told(session, "propose") == f"{PUTS} proposals have been made."
    session.choose("refuse")
    for _ in range(TALKS - 1):
        talk(session, "trade:1", "refuse")
    assert why(session, "trade:1") == "DW-119"
    assert "trade:1" not in offered(session)
    session.choose("pass")
    assert session.state.talks == 0
    pieces = ["give:food", "give:food", "want:food"] + ["give:food", "want:food"] * (
        PIECES // 2 - 2
    )
    session = talk(play(traders()), "trade:1", *pieces)
    assert "give:food" in offered(session)
    session.choose("give:food")
    assert offered(session) == ["propose", "refuse"]
    assert why(session, "want:gold") == "DW-119"


@pytest.mark.rule("DW-119", "DW-122")
def test_who_may_trade_with_whom() -> None:
    """Same tile, or both on railways however far; bandits do not matter; a card must be there to discard."""
    s = traders()
    s.bandits = {at(0): 2}
    assert "trade:1" in offered(play(s))
    s.players[1].at = at(1, 1)
    assert why(play(s), "trade:1") == "DW-119"
    s.rails = {at(0)}
    assert why(play(s), "trade:1") == "DW-119"
    s.rails = {at(0), at(1, 1)}
    assert "trade:1" in offered(play(s))
    deal(s, 0, "hunger")
    s.bandits = {}
    assert told(play(s), "trade:1") == "You have no item to discard for it."
    assert why(play(s), "trade:0") == why(play(s), "trade:4") == "DW-119"


@pytest.mark.rule("DW-120")
def test_one_may_move_the_other_by_agreement() -> None:
    """The partner's boots and food carry the active player's meeple."""
    s = traders()
    deal(s, 1, "boot", "boot", "pan")
    give(s, 1, food=2)
    session = talk(play(s), "trade:1", "carry:me", "propose", "agree", "drop:knife")
    assert (session.asked.seat, session.asked.ask) == (1, "move")
    talk(session, "play:boot,0", "go:W,walk")
    assert [p.at for p in session.state.players] == [at(1), at(0)]
    assert session.state.players[1].res[3] == 1
    assert session.state.active == 0


@pytest.mark.rule("DW-120")
def test_or_be_the_one_who_carries() -> None:
    """The active player's own movement takes the partner along the way."""
    s = traders()
    deal(s, 0, "boot", "pan")
    session = talk(
        play(s),
        "trade:1",
        "carry:partner",
        "propose",
        "agree",
        "drop:pan",
        "play:boot,0",
        "go:N,walk",
    )
    assert [p.at for p in session.state.players] == [at(0), at(0, -1)]


@pytest.mark.rule("DW-120")
def test_both_may_move_each_other() -> None:
    """In the order that was laid out; then the action is over."""
    s = traders()
    deal(s, 0, "boot", "pan")
    deal(s, 1, "boot", "hatchet")
    give(s, 0, food=2)
    give(s, 1, food=2)
    session = talk(play(s), "trade:1", "carry:partner", "carry:me")
    assert why(session, "carry:me") == "DW-120"
    talk(session, "propose", "agree", "drop:pan", "play:boot,0", "go:N,walk")
    assert (session.asked.seat, session.asked.ask) == (1, "move")
    talk(session, "play:boot,0", "go:S,walk")
    assert [p.at for p in session.state.players] == [at(0, 1), at(0, -1)]
    assert [p.res[3] for p in session.state.players] == [1, 1]
    assert session.state.acts == 1


@pytest.mark.rule("DW-120", "DW-066")
def test_whose_meeple_it_is_reveals_scores_and_is_hurt() -> None:
    """A rival carries seat 0 off a tile with bandits onto unknown land: seat 0 takes the pain and the points."""
    s = traders()
    for p in s.players:
        p.at = at(1)
    s.bandits = {at(1): 1}
    deal(s, 1, "boot", "pan")
    give(s, 1, food=2)
    session = talk(
        play(s, seed=3), "trade:1", "carry:me", "propose", "agree", "drop:knife", "play:boot,0"
    )
    session.choose("explore:W")
    assert session.state.points == [2, 0]
    session.choose(next(o for o in offered(session) if o.startswith(("enter", "stay"))))
    if session.state.players[0].at == at(2):
        assert session.asked.seat == 0
        assert session.asked.ask == "onto"


def test_bots_tire_of_talks_that_come_to_nothing() -> None:
    """A talk is opened less readily after others in the same turn, and pieces are moved less readily as it goes on."""
    s = traders()
    session = play(s)
    fresh, walk = prior(session, Option("trade", 1)), prior(session, Option("use", 0))
    s.talks = 2
    tired = play(s)
    assert prior(tired, Option("trade", 1)) == pytest.approx(fresh**3)
    assert prior(tired, Option("use", 0)) == walk == 1.0
    session.choose("trade:1")
    before = prior(session, Option("give", "food"))
    talk(session, "give:food", "give:food")
    assert prior(session, Option("give", "food")) < before
    assert prior(session, Option("propose")) == prior(session, Option("refuse")) == 1.0
