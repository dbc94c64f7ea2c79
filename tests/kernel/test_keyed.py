"""Keyed dice: nobody can foresee them, and a game that threw them is forked, saved, replayed and undone all the same."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

import pytest
from tests.kernel.test_dice import many
from tests.kernel.toy import BREAK, CUPS, HIGH, LOW, ROLL, Cups, like

from hearthside.kernel import Asks, Decision, Dice, Option, Record, RecordError, Refused, Session
from hearthside.kernel.dice import KeyedDice

MASK = (1 << 64) - 1
SEED = 1 << 99
KEY = 1 << 100


def keyed(*choices: Option | str, seed: int = SEED) -> Session[Cups]:
    """A keyed game of cups after these choices, each with a key of its own."""
    session = Session(CUPS, seed=seed, keyed=True)
    for choice in choices:
        session.choose_keyed(choice, KEY + session.number)
    return session


def saved(session: Session[Cups]) -> Session[Cups]:
    """The game as it comes back from its record."""
    record = session.record()
    assert Record.parse(str(record)) == record
    return Record.parse(str(record)).replay(CUPS)


# -- dice ----------------------------------------------------------------------------------


def test_every_kind_of_keyed_draw_is_pinned_for_ever() -> None:
    """Records hold keys and no dice."""
    digest = blake2b(digest_size=8)
    for key in (1 << 64, 1 << 200, (1 << 256) - 1):
        digest.update(repr(many(KeyedDice(key))).encode())
    assert digest.hexdigest() == "575f916c2e3aba48"


def test_a_short_key_falls_as_plain_dice_do() -> None:
    """Up to 64 bits, the last of them included; the next key is the first long one."""
    for seed in (0, 7, MASK):
        assert many(KeyedDice(seed)) == many(Dice(seed))
    plain, short, long = Dice(), KeyedDice(), KeyedDice()
    assert short == plain
    plain.key = short.key = MASK
    long.key = MASK + 1
    assert many(short.clone()) == many(plain.clone())
    plain.key = 0  # what a long key comes to in 64 bits
    assert many(long) != many(plain)


def test_keyed_dice_come_back_as_they_were() -> None:
    """From a copy and from data; only a long key makes them keyed dice again."""
    dice = KeyedDice(SEED)
    dice.rolls(3)
    for twin in (dice.clone(), Dice.from_data(dice.to_data()), KeyedDice.like(dice)):
        assert type(twin) is KeyedDice and twin == dice
        assert twin.rolls(9) == dice.clone().rolls(9)
    assert type(Dice.from_data([MASK, 1 << 80])) is Dice
    assert type(Dice.from_data([MASK + 1, 0])) is KeyedDice


# -- choosing ------------------------------------------------------------------------------


def test_a_key_is_kept_if_dice_were_thrown_and_only_then() -> None:
    session = keyed(HIGH)
    assert (session.keys, session.state.dice.key) == ({}, SEED)
    session = keyed(ROLL)
    assert (session.keys, session.state.dice.key) == ({0: KEY}, KEY)
    assert session.state.dice.count == 1


def test_a_key_that_was_not_used_leaves_no_trace_where_a_step_begins() -> None:
    """Neither in a beginning that was wanted nor in one that is kept for good."""
    session = keyed(HIGH)
    session.beginning()
    session.choose_keyed(LOW, KEY)
    assert session.beginning().number == 2
    assert session.beginning().state.dice.key == SEED
    session = keyed(*[HIGH] * 32)
    assert session.marks[-1].number == 32
    assert {mark.state.dice.key for mark in session.marks} == {SEED}


def test_nor_does_it_change_a_beginning_that_lies_before_it() -> None:
    def three(s: Cups) -> Asks:
        for _ in range(3):
            if (yield Decision(0, "first", [HIGH, ROLL])) == ROLL:
                s.dice.roll()

    session = Session(like(steps={**CUPS.steps, "turn": three}), seed=SEED, keyed=True)
    session.choose_keyed(ROLL, KEY)
    session.choose_keyed(HIGH, KEY + 1)
    assert session.beginning().number == 0
    assert session.beginning().state.dice.key == SEED
    assert session.state.dice.key == session.fork().state.dice.key == KEY


def test_a_session_that_was_not_begun_keyed_takes_no_key() -> None:
    session = Session(CUPS, seed=1)
    with pytest.raises(Refused, match="not begun keyed"):
        session.choose_keyed(HIGH, KEY)
    assert (session.number, session.keys) == (0, {})


@pytest.mark.parametrize(
    ("choice", "error"), [("fly", Refused), (BREAK, ZeroDivisionError)], ids=["refused", "fault"]
)
def test_a_choice_that_fails_leaves_no_key(
    choice: Option | str, error: type[BaseException]
) -> None:
    session = keyed(ROLL, HIGH)
    with pytest.raises(error):
        session.choose_keyed(choice, 5 * KEY)
    assert (session.keys, session.state.dice.key, session.number) == ({0: KEY}, KEY, 2)


def test_what_nobody_knows_is_dealt_anew_in_place() -> None:
    session = keyed(HIGH)
    before = session.state.hidden[:]
    session.deal_anew(KEY)
    assert session.redeals == [(1, KEY)]
    assert sorted(session.state.hidden) == sorted(before) != session.state.hidden
    twin = keyed(HIGH)
    twin.deal_anew(KEY)
    assert twin.state.hidden == session.state.hidden


# -- forks, beginnings, positions -----------------------------------------------------------


def odd() -> Session[Cups]:
    """A game with a key at some choices and a new deal between others."""
    session = keyed(ROLL)
    session.deal_anew(KEY + 49)
    session.choose(HIGH)
    session.deal_anew(KEY + 50)
    session.choose_keyed(ROLL, KEY + 2)
    session.deal_anew(KEY + 51)
    return session


def test_a_fork_throws_the_same_dice_and_is_dealt_the_same() -> None:
    for session in (keyed(ROLL), odd()):
        twin = session.fork()
        assert twin.state == session.state
        assert session.fork(keep=False).state == session.state
        assert (twin.keys, twin.redeals) == (session.keys, session.redeals)
        before = dict(session.keys), session.redeals[:]
        twin.choose(HIGH)
        twin.choose_keyed(ROLL, KEY + 9)
        twin.deal_anew(KEY + 10)
        assert (session.keys, session.redeals) == before, "a fork's keys are its own"
        assert twin.fork().state == twin.state


def test_a_fork_where_a_step_begins_is_dealt_what_was_dealt_there() -> None:
    session = keyed(ROLL, HIGH)
    assert session.beginning().number == session.number, "nothing has been chosen in this step yet"
    before = session.state.hidden[:]
    session.deal_anew(KEY + 52)
    assert session.state.hidden != before
    assert session.fork(keep=False).state == session.state


def test_the_beginning_of_a_step_is_found_again_with_its_keys_and_deals() -> None:
    session = odd()
    session.choose(HIGH)
    assert session._here is None, "the beginning of this step has to be looked for"
    began = session.beginning()
    assert began.number == 4
    assert began.state.dice == session.state.dice
    assert began.state.hidden == session.state.hidden
    assert began.state.dice.key == KEY + 2


def test_a_position_holds_the_keys_and_deals_since_its_step_began() -> None:
    session = odd()
    position = session.position()
    assert (position["number"], position["since"]) == (2, ["roll"])
    assert position["keys"] == [[2, KEY + 2]]
    assert position["redeals"] == [[2, KEY + 50], [3, KEY + 51]]
    again = Session.at(CUPS, position)
    assert again.state == session.state
    assert (again.keys, again.redeals) == ({2: KEY + 2}, [(2, KEY + 50), (3, KEY + 51)])
    again.choose_keyed(HIGH, KEY)


def test_a_position_with_only_keys_or_only_deals() -> None:
    position = keyed(ROLL).position()
    assert (position["keys"], position["redeals"]) == ([[0, KEY]], [])
    assert Session.at(CUPS, position).state == keyed(ROLL).state
    session = keyed()
    session.deal_anew(KEY)
    session.choose(HIGH)
    assert (session.position()["keys"], session.position()["redeals"]) == ([], [[0, KEY]])
    assert Session.at(CUPS, session.position()).state == session.state
    assert keyed(HIGH).position().keys() == {"number", "state", "since"}


def test_a_position_is_gone_on_with_keyed_if_that_is_asked_for() -> None:
    position = Session(CUPS, seed=1).position()
    plain, session = Session.at(CUPS, position), Session.at(CUPS, position, keyed=True)
    assert (type(plain.state.dice), type(session.state.dice)) == (Dice, KeyedDice)
    assert plain.state == session.state
    session.choose_keyed(ROLL, KEY)
    assert session.keys == {0: KEY}


# -- undo ----------------------------------------------------------------------------------


def test_a_choice_before_a_new_deal_cannot_be_taken_back() -> None:
    """Nor one that the last of several deals came after; a choice after the deal can."""
    session = keyed(HIGH)
    session.deal_anew(KEY)
    assert session.why_no_undo() == "what is to come has been dealt anew since"
    session = keyed()
    session.deal_anew(KEY)
    session.choose(HIGH)
    assert session.why_no_undo() == ""
    session.deal_anew(KEY)
    assert session.why_no_undo() == "what is to come has been dealt anew since"


def test_agreement_goes_back_to_a_new_deal_and_no_further() -> None:
    session = keyed()
    session.deal_anew(KEY)
    for choice in (HIGH, LOW):
        session.choose(choice)
    session.deal_anew(KEY + 1)
    session.choose(HIGH)
    session.choose(HIGH)
    for number in (0, 1):
        with pytest.raises(Refused, match="dealt anew since"):
            session.back_to(number)
    session.back_to(2)
    assert (session.number, session.redeals) == (2, [(0, KEY), (2, KEY + 1)])


def test_going_back_forgets_the_keys_and_deals_that_came_after() -> None:
    session = odd()
    there = odd()
    session.rewind(3)
    assert (session.keys, session.redeals) == (there.keys, there.redeals)
    assert session.state == there.state
    session.rewind(2)
    assert (session.keys, session.redeals) == ({0: KEY}, [(1, KEY + 49), (2, KEY + 50)])
    session.rewind(0)
    assert (session.keys, session.redeals) == ({}, [])
    assert session.state == keyed().state


# -- records -------------------------------------------------------------------------------


def test_a_record_tells_keys_and_deals_where_they_fell() -> None:
    session = odd()
    lines = [line for line in str(session.record()).splitlines() if line[0] in "~%01"]
    assert lines == [
        f"% {KEY:x}",
        "1 roll",
        f"~ {KEY + 49:x}",
        "1 high",
        f"~ {KEY + 50:x}",
        f"% {KEY + 2:x}",
        "0 roll",
        f"~ {KEY + 51:x}",
    ]
    again = saved(session)
    assert again.state == session.state
    assert (again.keys, again.redeals) == (session.keys, session.redeals)


@pytest.mark.parametrize(
    ("begun", "dice"),
    [
        (lambda: Session(CUPS, seed=MASK), Dice),
        (lambda: Session(CUPS, seed=MASK + 1, keyed=True), KeyedDice),
        (lambda: keyed(ROLL, seed=5), KeyedDice),
        (lambda: keyed(HIGH, seed=5), Dice),
    ],
    ids=["short seed", "long seed", "key", "no key used"],
)
def test_a_record_is_replayed_with_the_dice_it_was_made_with(
    begun: Callable[[], Session[Cups]], dice: type[Dice]
) -> None:
    again = saved(begun())
    assert again.state == begun().state
    assert type(again.state.dice) is dice


def test_a_record_with_a_deal_and_no_key_can_be_keyed() -> None:
    session = keyed(seed=5)
    session.deal_anew(KEY)
    again = saved(session)
    assert again.state == session.state
    again.choose_keyed(ROLL, KEY)


def test_a_record_from_a_position_keeps_its_keys() -> None:
    state = Cups(step="turn", seats=2, dice=Dice(3), turns=4)
    session = Session.resume(CUPS, state, dice=KeyedDice.like(Dice(3)), number=7)
    assert type(saved(session).state.dice) is Dice
    session.choose_keyed(ROLL, KEY)
    again = saved(session)
    assert (again.state, again.keys) == (session.state, {7: KEY})


@pytest.mark.parametrize(
    ("key", "is_one"),
    [("0", True), ("-1", False), ("f" * 64, True), ("1" + "0" * 64, False), ("salt", False)],
)
def test_a_key_has_up_to_256_bits(key: str, is_one: bool) -> None:
    text = str(keyed(ROLL).record()).replace(f"% {KEY:x}", f"% {key}")
    if is_one:
        assert Record.parse(text).keys == {0: int(key, 16)}
        return
    with pytest.raises(RecordError, match="not a key") as refused:
        Record.parse(text)
    assert refused.value.line == 7


def test_who_vouches_for_a_record_is_read() -> None:
    text = str(keyed(ROLL).record()).replace("end ", "signed by the house\nend ")
    assert Record.parse(text).signed == "by the house"
    assert Record.parse(text) == keyed(ROLL).record(), "the game is the same, whoever vouches"
    assert Record.parse(str(keyed(ROLL).record())).signed == ""
