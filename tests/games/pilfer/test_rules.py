"""The rules of Pilfer, one situation each."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.positions import Positions, asked, offered, play, told, why

from hearthside.games.pilfer.content import VAULT
from hearthside.games.pilfer.state import Table, worth
from hearthside.kernel import ANYONE, Dice, Session, SetupError
from hearthside.study import planned
from hearthside.study.playing import lines_of

HERE = Positions("pilfer")
PILFER = HERE.game


def table(hands: list[list[str]], **fields: Any) -> Table:
    """A table with these hands; what is neither in a hand nor in a stash is in the vault."""
    s: Table = HERE.state({"seats": len(hands)}, **fields)
    s.hands = [list(hand) for hand in hands]
    away = [card for pile in (*s.hands, *s.stashes) for card in pile]
    s.vault.cards = [c for c, n in VAULT.items() for _ in range(n - away.count(c))]
    return s


sit = HERE.sit


def lawful(session: Session[Table]) -> bool:
    """Whether everything on the list is open and everything else is barred, by the acts themselves."""
    asked = session.asked
    return list(session.game.asks[asked.ask].faults(session.state, asked)) == []


@pytest.mark.rule("PF-001", "PF-002", "PF-003")
def test_two_to_four_thieves_with_three_hidden_cards_each() -> None:
    """A deal of 28 cards that nobody else sees into."""
    for seats in (2, 3, 4):
        s = PILFER.begin({"seats": seats}, seed=4)
        assert [len(hand) for hand in s.hands] == [3] * seats
        assert len(s.vault.cards) == 28 - 3 * seats
        mine = [thing.look for thing in PILFER.scene(s, 0) if thing.at == "hand:1"]
        assert mine == ["back"] * 3
    assert PILFER.begin().seats == 3
    for seats in (1, 5):
        with pytest.raises(SetupError):
            PILFER.begin({"seats": seats})


@pytest.mark.rule("PF-002")
def test_the_vault_is_a_shuffled_deck_of_28_cards() -> None:
    """So many of each kind, worth what they are worth, in an order that the dice decide."""
    s = PILFER.begin({"seats": 2}, seed=4)
    every = Counter([*s.vault.cards, *s.hands[0], *s.hands[1]])
    assert every == {"coin": 6, "ring": 6, "goblet": 5, "crown": 4, "idol": 2, "lock": 5}
    worths = {card: worth([card]) for card in every if card != "lock"}
    assert worths == {"coin": 1, "ring": 2, "goblet": 3, "crown": 4, "idol": 5}
    orders = {tuple(PILFER.begin({"seats": 2}, seed=n).vault.cards) for n in range(5)}
    assert len(orders) == 5


@pytest.mark.rule("PF-011", "PF-012")
def test_a_game_begins_with_empty_stashes_in_the_first_round() -> None:
    """The first thief is to act; the goal is twelve unless a study says otherwise."""
    s = PILFER.begin({"seats": 2})
    assert (s.stashes, s.round, s.turn, s.goal) == ([[], []], 1, 0, 12)
    assert PILFER.begin({"seats": 2, "tune": {"goal": 6}}).goal == 6
    assert PILFER.outcome(s) is None, "nobody has won yet"


@pytest.mark.rule("PF-004")
def test_a_full_hand_can_neither_search_nor_steal() -> None:
    """Five cards are the most."""
    session = sit(table([["coin"] * 5, ["ring"]]))
    assert offered(session) == ["stash:coin", "wait"]
    assert [why(session, option) for option in ("search", "steal:1")] == ["PF-004", "PF-004"]
    assert told(session, "search") == "You hold 5 cards."
    assert lawful(session)
    session = sit(table([["coin"] * 4, ["ring"]]))
    assert offered(session) == ["stash:coin", "steal:1", "search", "wait"]
    assert lawful(session)


@pytest.mark.rule("PF-004", "PF-006")
def test_a_search_brings_no_more_than_the_hand_holds() -> None:
    """With four cards in it, a six finds one."""
    session = sit(table([["coin"] * 4, ["ring"]]), "search", rolls=[6])
    assert len(session.state.hands[0]) == 5
    assert len(session.state.vault.cards) == 22


@pytest.mark.witness
@pytest.mark.rule("PF-004")
def test_no_hand_grows_above_five_cards() -> None:
    """In none of a thousand games of every count of thieves; what a broken law looks like is told."""
    plan = planned(
        "pilfer", [{"seats": n} for n in (2, 3, 4)], [["random"]], rounds=350, check=True
    )
    assert not [line["error"] for line in lines_of(plan) if "error" in line]
    assert list(PILFER.invariants(table([["coin"] * 6, ["ring"]]))) == ["seat 0 holds 6"]


@pytest.mark.rule("PF-005", "PF-014")
def test_turns_go_round_and_anyone_may_wait() -> None:
    """One act each, in seat order."""
    session = sit(table([["lock"], ["coin"], ["ring"]]))
    seats = []
    for _ in range(4):
        assert session.decision is not None
        seats.append(session.decision.seat)
        assert "wait" in offered(session)
        session.choose("wait")
    assert seats == [0, 1, 2, 0]
    assert session.state.hands == [["lock"], ["coin"], ["ring"]]


@pytest.mark.rule("PF-014")
def test_whoever_can_do_nothing_waits() -> None:
    """An empty vault, empty hands: the only option is taken by itself, round after round."""
    s = table([[], []])
    s.vault.cards = []
    session = sit(s)
    assert session.outcome is not None
    assert (session.number, session.state.round) == (0, 13)


@pytest.mark.rule("PF-006")
@pytest.mark.parametrize(("roll", "found"), [(1, 0), (2, 1), (5, 1), (6, 2)])
def test_the_die_tells_what_a_search_finds(roll: int, found: int) -> None:
    """Nothing on 1, two on 6."""
    session = sit(table([["coin"], ["coin"]]), rolls=[roll])
    session.choose("search")
    assert len(session.state.hands[0]) == 1 + found
    assert session.asked.seat == 1


@pytest.mark.rule("PF-007")
def test_a_stashed_treasure_scores_and_a_lock_cannot_be_stashed() -> None:
    """Its worth lies open."""
    session = sit(table([["crown", "lock"], ["coin"]]))
    assert offered(session, "stash") == ["stash:crown"]
    assert why(session, "stash:lock") == why(session, "stash:idol") == "PF-007"
    assert lawful(session)
    session.choose("stash:crown")
    assert session.state.stashes == [["crown"], []]
    assert session.state.hands == [["lock"], ["coin"]]
    assert lawful(session)
    assert worth(session.state.stashes[0]) == 4


@pytest.mark.rule("PF-008")
def test_a_theft_moves_a_card_that_only_two_see() -> None:
    """The third thief learns that a card went over, not which."""
    session = sit(table([[], ["idol", "coin"], ["ring"]], learned=7), picks=["idol"])
    play(session, "steal:1", "allow")
    assert session.state.hands == [["idol"], ["coin"], ["ring"]]
    assert session.state.learned == 8, "two of them know a card that they did not know"
    kinds = [[e.kind for e in session.journal.seen_by(seat)] for seat in range(3)]
    assert kinds == [["steal", "loot"], ["steal", "loot"], ["steal", "stolen"]]
    assert session.why_no_undo() == "a random number has been drawn since"


@pytest.mark.rule("PF-009")
def test_nobody_steals_from_themselves_or_from_an_empty_hand() -> None:
    """Only full pockets of others."""
    session = sit(table([["coin"], [], ["ring"]]))
    assert [o for o in offered(session) if o.startswith("steal")] == ["steal:2"]
    assert [why(session, f"steal:{seat}") for seat in (0, 1, 3)] == ["PF-009"] * 3
    assert lawful(session)


@pytest.mark.rule("PF-010")
def test_a_lock_stops_a_theft_and_is_spent() -> None:
    """The one who is robbed is asked in the middle of the other's turn."""
    session = sit(table([[], ["lock", "idol"]]))
    session.choose("steal:1")
    assert asked(session) == (1, "answer")
    assert lawful(session)
    session.choose("lock")
    assert session.state.hands == [[], ["idol"]]
    assert session.state.vault.discard == ["lock"]


@pytest.mark.rule("PF-010")
def test_whoever_is_robbed_is_asked_with_a_lock_or_without() -> None:
    """Not being asked would tell the thief that there is no lock."""
    session = sit(table([[], ["idol"]]), "steal:1", picks=["idol"])
    assert asked(session) == (1, "answer")
    assert offered(session) == ["allow"]
    assert lawful(session)
    assert why(session, "lock") == "PF-010"
    assert play(session, "allow").state.hands == [["idol"], []]


@pytest.mark.rule("PF-011")
def test_the_goal_wins_at_once() -> None:
    """Twelve is enough."""
    session = sit(table([["idol"], ["coin"]], stashes=[["crown", "goblet"], []]))
    session.choose("stash:idol")
    assert session.outcome is not None
    assert session.outcome.scores == (1.0, 0.0)
    assert (session.outcome.how, session.outcome.rule) == ("goal", "PF-011")
    one_less = sit(table([["goblet"], ["coin"]], stashes=[["crown", "crown"], []], goal=12))
    assert play(one_less, "stash:goblet").outcome is None


@pytest.mark.rule("PF-012")
def test_when_the_candle_is_out_the_richest_win_together() -> None:
    """Twelve rounds, then equals share."""
    s = table([["lock"], ["lock"]], stashes=[["ring"], ["ring"]], round=12)
    session = sit(s)
    session.choose("wait")
    session.choose("wait")
    assert session.outcome is not None
    assert session.outcome.winners == (0, 1)
    assert (session.outcome.how, session.outcome.rule) == ("candle", "PF-012")


@pytest.mark.rule("PF-012")
def test_the_candle_burns_for_twelve_whole_rounds() -> None:
    """A round is a turn of everybody; the twelfth is played to its end, and the richest wins alone."""
    s = table([["lock"], ["lock"], ["lock"]], stashes=[["ring"], ["crown"], ["coin"]], round=11)
    session = sit(s)
    rounds = []
    for _ in range(6):
        rounds.append(session.state.round)
        session.choose("wait")
    assert rounds == [11, 11, 11, 12, 12, 12]
    assert session.outcome is not None
    assert session.outcome.scores == (0.0, 1.0, 0.0)


def test_the_race_tells_every_stash_and_the_candle() -> None:
    """What is stashed counts, hands do not; no goal is overfull."""
    s = table([["idol"], ["coin"]], stashes=[["crown", "idol", "idol"], ["ring"]], round=4)
    goals = sit(s).game.race(s)
    assert [(g.name, g.who, g.value, g.of, g.means) for g in goals] == [
        ("Loot", 0, 12, 12, "wins"),
        ("Loot", 1, 2, 12, "wins"),
        ("Candle", ANYONE, 3, 12, "ends"),
    ]


@pytest.mark.rule("PF-013")
def test_an_empty_vault_cannot_be_searched() -> None:
    """Nothing left to find."""
    s = table([["coin"], ["ring"]])
    s.stashes = [[], []]
    s.vault.cards = []
    session = sit(s)
    assert "search" not in offered(session)
    assert why(session, "search") == "PF-013"
    assert lawful(session)


@pytest.mark.rule("PF-013")
def test_spent_locks_are_shuffled_back_into_an_empty_vault() -> None:
    """So there is something to find again."""
    s = table([["coin"], ["ring"]])
    s.vault.cards, s.vault.discard = [], ["lock"]
    session = sit(s, rolls=[3])
    assert "search" in offered(session)
    assert lawful(session)
    assert play(session, "search").state.hands[0] == ["coin", "lock"]


@pytest.mark.rule("PF-003")
def test_what_a_thief_cannot_know_is_dealt_anew() -> None:
    """The vault and every other hand, as many cards as before; the own hand stays."""
    s = table([["coin", "ring"], ["idol", "lock", "crown"], ["goblet"]])
    for seat in range(3):
        dealt = PILFER.redealt(s, seat, Dice(seat))
        assert dealt.hands[seat] == s.hands[seat]
        assert [len(hand) for hand in dealt.hands] == [2, 3, 1]
        piles = [*dealt.vault.cards, *(card for hand in dealt.hands for card in hand)]
        assert Counter(piles) == Counter(VAULT)
        assert dealt.vault.cards != s.vault.cards
        assert dealt.hands != s.hands


@pytest.mark.rule("PF-003")
def test_what_a_thief_may_know_of_a_table() -> None:
    """Other hands lie face down, and what is in them may as well be in the vault."""
    s = table([["coin", "ring"], ["idol", "lock", "crown"]])
    seen = PILFER.observed(s, 0)
    assert seen.hands == [["coin", "ring"], ["", "", ""]]
    assert Counter(seen.vault.cards) == Counter([*s.vault.cards, "idol", "lock", "crown"])
    assert s.hands[1] == ["idol", "lock", "crown"]
