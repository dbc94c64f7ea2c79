"""Piles: what is shuffled, what is shown, what is written down, and where the first card of every kind belongs."""

from __future__ import annotations

import pytest

from hearthside.games.deck_goes_west import game
from hearthside.games.deck_goes_west.rules.cards import draw, refill_row, scrap, take_danger
from hearthside.games.deck_goes_west.state import West
from hearthside.kernel import Journal

from .conftest import print_hero
from .table import deal, give, kinds, play, table, verdicts

pytestmark = pytest.mark.usefixtures("box")


def mixed(after: list[int], before: list[int]) -> bool:
    """Whether the cards that are left lie in another order than before."""
    left = [card for card in before if card in after]
    return len(left) == len(after) > 5 and after not in (left, left[::-1])


@pytest.mark.rule("DW-093", "DW-090")
@pytest.mark.parametrize("pain", [True, False])
def test_scrapped_dangers_are_shuffled_into_a_new_pile(pain: bool) -> None:
    """Those of a kind that has run out, and none of the other."""
    s = table()
    pile, gone = (s.pain, s.pain_gone) if pain else (s.exhaustion, s.exhaustion_gone)
    before = list(pile)
    gone += pile
    pile.clear()
    asks = take_danger(s, 0, pain=pain)
    next(iter(asks))
    assert s.aside in before
    assert gone == []
    assert mixed(pile, before)


@pytest.mark.rule("DW-094", "DW-118")
def test_the_trade_discard_is_shuffled_into_a_new_pile_and_told_card_by_card() -> None:
    """What comes into the row is seen by all and cannot be taken back."""
    s = table()
    s.journal = Journal()
    before = list(s.trade)
    s.trade_gone, s.trade, s.row = list(before), [], s.row[:3]
    learned = s.learned
    refill_row(s)
    assert mixed(s.trade, before)
    assert s.learned == learned + 2
    told = [event.args for event in s.journal if event.kind == "row"]
    assert told == [(kind,) for kind in reversed(kinds(s.row[:2]))]


@pytest.mark.rule("DW-087")
def test_drawing_nothing_tells_nothing_of_the_hand() -> None:
    """With both piles empty the hand stays what it was, unseen."""
    s = table()
    s.journal = Journal()
    deal(s, 0, "boot", "pan")
    s.players[0].draw, s.players[0].discard = [], []
    assert draw(s, 0, 2)
    told = [(event.kind, event.args) for event in s.journal]
    assert told == [("drew", (0, 0))]


@pytest.mark.rule("DW-005")
def test_the_first_pain_of_the_box_weighs_like_any_other() -> None:
    """Card number 100 makes the third danger in a hand of three."""
    s = table()
    deal(s, 0, "leg_wound", "leg_wound", "leg_wound")
    p = s.players[0]
    assert 100 in p.hand
    p.limit = 3
    p.draw = [p.hand.pop()]
    assert not draw(s, 0, 1)
    assert p.out


@pytest.mark.rule("DW-089", "DW-043")
def test_every_card_goes_back_to_its_kind() -> None:
    """The first and the last of each: starters out of the game, trade cards and dangers beside their piles."""
    for first, last, pile in (
        (0, 49, "box"),
        (50, 99, "trade_gone"),
        (100, 129, "pain_gone"),
        (130, 159, "exhaustion_gone"),
    ):
        for card in (first, last):
            s = table()
            scrap(s, card)
            assert getattr(s, pile)[-1] == card


def parting(patch: pytest.MonkeyPatch, job: str, *hand: str) -> West:
    """Seat 0 has an ability that parts with cards, and this hand."""
    print_hero(patch, "trapper", job, "walk 1")
    s = table()
    deal(s, 0, *hand)
    give(s, 0, food=1)
    return s


@pytest.mark.rule("DW-091", "DW-092")
@pytest.mark.parametrize(
    ("job", "ask", "barred"),
    [
        ("-1 food, scrap 1 blue", "cut", {"knife": "DW-092", "leg_wound": "DW-091"}),
        ("-1 food, scrap 1 danger", "cut", {"knife": "DW-091", "boot": "DW-091"}),
        ("-1 food, scrap 1 exhaustion", "cut", {"leg_wound": "DW-092", "boot": "DW-091"}),
        ("-1 food, discard 1 item", "drop", {"leg_wound": "DW-091", "hunger": "DW-091"}),
    ],
)
def test_every_card_that_does_not_fit_has_its_reason(
    monkeypatch: pytest.MonkeyPatch, job: str, ask: str, barred: dict[str, str]
) -> None:
    """Items are no dangers, dangers no items, and a colour is a colour."""
    s = parting(monkeypatch, job, "boot", "boot", "knife", "leg_wound", "hunger", "thirst")
    s.players[0].limit = 9
    session = play(s)
    if job.endswith("blue"):
        deal(s, 0, "boot", "mule", "knife", "leg_wound", "hunger")
        session = play(s)
    session.choose("use:0")
    assert session.asked.ask == ask
    found = verdicts(session, ask)
    assert {id: found[f"{ask}:{id}"] for id in barred} == barred


@pytest.mark.rule("DW-088", "DW-089")
@pytest.mark.parametrize(
    ("job", "kind", "rule"),
    [("-1 food, scrap 1 item", "cut", "DW-089"), ("-1 food, discard 1 item", "drop", "DW-088")],
)
def test_what_was_parted_with_is_written_down(
    monkeypatch: pytest.MonkeyPatch, job: str, kind: str, rule: str
) -> None:
    """As discarded or as scrapped, and which card it was."""
    session = play(parting(monkeypatch, job, "boot", "knife"))
    session.choose("use:0")
    session.choose(f"{kind}:knife")
    told = [
        (event.kind, event.args, event.rule)
        for event in session.journal
        if event.kind in ("cut", "drop")
    ]
    assert told == [(kind, (0, "knife"), rule)]


def test_scrapping_is_a_part_of_something() -> None:
    """What is scrapped pays for a job or a card; by itself it is no action."""
    assert game.asks["cut"].part
