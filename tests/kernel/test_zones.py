"""Decks, piles dealt anew, races, events: small things that every game rests on."""

from __future__ import annotations

from collections import Counter

from tests.kernel.toy import CUPS, Cups, like

from hearthside.kernel import (
    ANYONE,
    SPECTATOR,
    Decision,
    Deck,
    Dice,
    Event,
    Game,
    Goal,
    Journal,
    Option,
    Outcome,
    State,
    deal_anew,
)


def table() -> State:
    return State(step="dawn", seats=1, dice=Dice(1))


def test_a_deal_ends_with_the_cards() -> None:
    """As many as there are, the discard pile included, and no more."""
    deck = Deck(list("ab"), list("cd"))
    s = table()
    assert sorted(deck.deal(s, 9)) == list("abcd")
    assert (len(deck), deck.discard, s.learned) == (0, [], 4)
    assert deck.deal(s, 2) == []
    assert s.learned == 4, "nobody learns anything from an empty deck"


def test_looking_at_cards_is_learning_once() -> None:
    """However many are looked at; they stay where they are."""
    deck, s = Deck(list("abc")), table()
    assert deck.peek(s, 2) == ["c", "b"]
    assert (deck.cards, s.learned) == (list("abc"), 1)
    assert deck.peek(s, 9) == ["c", "b", "a"]
    assert len(deck) == 3


def test_a_card_slid_under_the_deck_is_drawn_last() -> None:
    """Under all of them."""
    deck = Deck(list("abc"))
    deck.put_bottom("z")
    assert deck.deal(table(), 4) == ["c", "b", "a", "z"]


def test_shuffling_is_up_to_the_dice() -> None:
    """The face-down cards alone, or the discard pile into them."""
    deck, again = Deck(list("abcdefgh"), ["x"]), list("abcdefgh")
    deck.shuffle(Dice(4))
    Dice(4).shuffle(again)
    assert (deck.cards, deck.discard) == (again, ["x"])
    assert again != sorted(again)
    all_of_them = [*again, "x"]
    deck.reshuffle(Dice(5))
    Dice(5).shuffle(all_of_them)
    assert (deck.cards, deck.discard) == (all_of_them, [])


def slowly(rng: Dice, things: list[int], chunks: int) -> list[int]:
    """The same deal, with the big number written out."""
    chance = 0
    for _ in range(chunks):
        chance = chance * (1 << 62) + rng.below(1 << 62)
    for i in range(len(things) - 1, 0, -1):
        chance, j = divmod(chance, i + 1)
        things[i], things[j] = things[j], things[i]
    return things


def test_piles_are_dealt_anew_from_a_few_big_numbers() -> None:
    """One for every sixteen things begun; piles keep their sizes."""
    for n, chunks in ((0, 1), (1, 1), (15, 1), (16, 2), (31, 2), (32, 3), (50, 4)):
        for seed in range(20):
            piles = [list(range(n // 3)), list(range(n // 3, n // 2)), list(range(n // 2, n))]
            rng, own = Dice(seed), Dice(seed)
            deal_anew(rng, *piles)
            wanted = slowly(own, list(range(n)), chunks)
            assert [len(pile) for pile in piles] == [n // 3, n // 2 - n // 3, n - n // 2]
            assert piles[0] + piles[1] + piles[2] == wanted
            assert rng == own


def test_every_deal_is_as_likely_as_the_next() -> None:
    """Six orders of three things over two piles."""
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(6000):
        one, two = [1], [2, 3]
        deal_anew(Dice(seed), one, two)
        orders[(*one, *two)] += 1
    assert len(orders) == 6
    assert all(abs(n - 1000) < 5 * 28.9 for n in orders.values())


def test_a_race_is_won_when_the_goal_is_full() -> None:
    """At the goal or past it; nothing is missing then."""
    near, there, past = (Goal("Loot", value, 12) for value in (11, 12, 15))
    assert (near.full, there.full, past.full) == (False, True, True)
    assert (near.left, there.left, past.left) == (1, 0, 0)
    assert (near.who, near.means) == (ANYONE, "wins")


def test_who_may_read_an_event() -> None:
    """Everybody, some, all but some."""
    public, mine, others = Event("a"), Event("b", to=(1,)), Event("c", but=(1,))
    assert [e.visible(1) for e in (public, mine, others)] == [True, True, False]
    assert [e.visible(0) for e in (public, mine, others)] == [True, False, True]
    journal = Journal([public, mine, others])
    assert journal.seen_by(1) == [public, mine]
    assert journal.seen_by(1, 1) == [mine]


def test_nobody_in_particular_and_somebody_who_watches_have_numbers_of_their_own() -> None:
    """They are part of records and of the wire, so they never change."""
    assert (ANYONE, SPECTATOR) == (-1, -2)


def test_an_option_is_found_by_its_own_notation_only() -> None:
    """Not by another way to write the same number, and numbers that are written as words are words."""
    word, three = Option("go", "03"), Option("go", 3)
    decision = Decision(0, "act", [three], secret=True)
    assert decision.find("go:3") == three
    assert decision.find("go:03") is None
    assert (decision.secret, decision.always) == (True, False)
    worded = Decision(0, "act", [word])
    assert worded.find("go:03") is word
    assert (worded.secret, worded.find("go:3")) == (False, None)


def test_who_won_has_the_full_score() -> None:
    """Several may."""
    assert Outcome((1.0, 0.5, 1.0)).winners == (0, 2)


def test_a_game_says_nothing_that_it_does_not_know() -> None:
    """No goals, no figures, no faults; hidden things are assumed."""
    s = CUPS.begin({"seats": 2})
    assert (CUPS.race(s), CUPS.metrics(s), CUPS.invariants(s), CUPS.gallery()) == ((), {}, (), {})
    assert (CUPS.secrets, CUPS.frank, CUPS.ahead, repr(CUPS)) == (True, False, 24, "Game('cups')")
    assert CUPS.seats == (2, 3)


def veiled(s: Cups, seat: int) -> None:
    s.hidden = [seat] * len(s.hidden)


def test_what_a_seat_may_know_of_a_state() -> None:
    """Sorted where hidden things are dealt anew, face down where the game has a veil, all of it where nothing is hidden."""
    s: Cups = CUPS.begin({"seats": 2})
    s.hidden.reverse()
    open_game: Game[Cups] = like(secrets=False)
    assert open_game.observed(s, 0) is s
    seen = CUPS.observed(s, 0)
    assert seen is not s
    assert s.hidden == list(range(9, -1, -1)), "the state itself is left alone"
    s.hidden.sort()
    assert seen == CUPS.observed(s, 0)
    for game in (like(veil=veiled), like(veil=veiled, secrets=False)):
        assert game.observed(s, 1).hidden == [1] * 10
        assert s.hidden == list(range(10))
