"""Dice: the same numbers for ever, and scripts that fall as a test says."""

from __future__ import annotations

import pickle
from hashlib import blake2b

import pytest

from hearthside.kernel import Dice, Option, ScriptedDice, ScriptEnded, State
from hearthside.kernel.dice import Sorting


def many(dice: Dice) -> list[int]:
    """Draws of every kind, in one list."""
    drawn = [dice.below(1 << bits) for bits in range(1, 63)] + dice.rolls(20) + dice.rolls(20, 10)
    for size in (0, 1, 2, 3, 7, 52):
        cards = list(range(size))
        dice.shuffle(cards)
        drawn += cards
    return [*drawn, dice.pick(range(1000)), dice.count]


def test_every_kind_of_draw_is_pinned_for_ever() -> None:
    """Records hold seeds and choices and no dice: one number that fell otherwise would end old games."""
    digest = blake2b(digest_size=8)
    for seed in (0, 1, 2, 77, 2**40, 2**64 - 1):
        digest.update(repr(many(Dice(seed))).encode())
    dice = Dice(5)
    dice.reseed(9)
    digest.update(repr(many(dice)).encode())
    assert digest.hexdigest() == "76abc40d878d8811"


def test_a_shuffle_draws_once_for_each_thing_but_one() -> None:
    """As many numbers, and the very ones, that as many calls of `below` would draw."""
    dice, twin = Dice(8), Dice(8)
    cards = list(range(9))
    dice.shuffle(cards)
    slow = list(range(9))
    for i in range(8, 0, -1):
        j = twin.below(i + 1)
        slow[i], slow[j] = slow[j], slow[i]
    assert (cards, dice.count) == (slow, twin.count) == (slow, 8)
    dice.shuffle([])
    dice.shuffle([1])
    assert dice.count == 8


def test_a_plain_die_has_six_sides() -> None:
    """All of them and no others."""
    assert set(Dice(1).rolls(200)) == {1, 2, 3, 4, 5, 6} == {Dice(n).roll() for n in range(200)}
    assert (Dice().key, Dice().count) == (Dice(0).key, 0)


def test_dice_are_equal_by_what_they_will_bring() -> None:
    """The same key and the same count; nothing else is equal to dice."""
    dice = Dice(3)
    assert dice == Dice(3) != Dice(4)
    dice.roll()
    assert dice != Dice(3)
    assert dice == dice.clone() == Dice.from_data(dice.to_data())
    assert (dice == dice.to_data()) is False
    assert repr(Dice(0)).startswith("Dice(key=0x") and repr(dice).endswith("count=1)")


def test_reseeded_dice_fall_otherwise_and_count_on() -> None:
    """The count tells whether anything was drawn, so it stays."""
    dice = Dice(3)
    dice.rolls(5)
    dice.reseed(4)
    assert (dice.key, dice.count) == (Dice(4).key, 5)


def test_sorting_leaves_nothing_to_chance_and_still_counts() -> None:
    """Order instead of a shuffle, the first instead of any."""
    dice = Sorting(5)
    cards = [3, 1, 2]
    dice.shuffle(cards)
    assert (cards, dice.count) == ([1, 2, 3], 1)
    assert (dice.below(9), dice.pick("abc"), dice.roll(), dice.count) == (0, "a", 1, 4)


def test_a_script_is_used_up_in_order_and_each_use_counts_as_a_draw() -> None:
    """So that undo is refused after scripted dice as after real ones."""
    dice = ScriptedDice(rolls=[6, 1], picks=["b", "a"], below=[0, 4])
    assert dice.left == 6
    assert (dice.roll(), dice.count) == (6, 1)
    assert (dice.pick(["a", "b"]), dice.count) == ("b", 2)
    assert (dice.below(5), dice.below(5), dice.count) == (0, 4, 4)
    cards = [2, 1]
    dice.shuffle(cards)
    assert (cards, dice.count, dice.left) == ([2, 1], 5, 2)
    twin = dice.clone()
    assert (twin.count, twin.left, twin.key) == (5, 2, dice.key)
    assert (twin.roll(4), twin.pick("ab"), dice.left) == (1, "a", 2)


@pytest.mark.parametrize(
    ("dice", "draw", "reason"),
    [
        (ScriptedDice(rolls=[0]), lambda d: d.roll(), "says 0 where a 6-sided die"),
        (ScriptedDice(rolls=[7]), lambda d: d.roll(), "says 7 where a 6-sided die"),
        (ScriptedDice(rolls=[5]), lambda d: d.roll(4), "says 5 where a 4-sided die"),
        (ScriptedDice(below=[-1]), lambda d: d.below(3), "says -1 where a number below 3"),
        (ScriptedDice(below=[3]), lambda d: d.below(3), "says 3 where a number below 3"),
        (ScriptedDice(picks=["x"]), lambda d: d.pick("abc"), "picks 'x', not among"),
    ],
)
def test_a_script_cannot_say_what_could_not_fall(
    dice: ScriptedDice, draw: object, reason: str
) -> None:
    """The test is wrong then, and is told."""
    with pytest.raises(ValueError, match=reason):
        draw(dice)  # type: ignore[operator]


def test_a_script_that_ends_says_what_was_wanted() -> None:
    """Unless it has a seed: then real dice take over."""
    with pytest.raises(ScriptEnded, match="no roll of a 8-sided die"):
        ScriptedDice().roll(8)
    with pytest.raises(ScriptEnded, match="no number below 3"):
        ScriptedDice().below(3)
    with pytest.raises(ScriptEnded, match="no pick left, out of"):
        ScriptedDice().pick("ab")
    real, script = Dice(4), ScriptedDice(rolls=[3], seed=4)
    assert script.roll() == 3
    real.count = 1
    assert [script.below(100), script.roll(20), script.pick(range(50))] == [
        real.below(100),
        real.roll(20),
        real.pick(range(50)),
    ]
    assert script.clone().below(9) == real.below(9)
    assert ScriptedDice(seed=0).key == Dice(0).key == ScriptedDice().key


def test_states_are_equal_whatever_their_journals_say() -> None:
    """The journal is no part of the position, nor of how it prints."""
    from hearthside.kernel import Event, Journal

    s = State(step="dawn", seats=2, dice=Dice(1))
    t = State(step="dawn", seats=2, dice=Dice(1), journal=Journal([Event("x")]))
    assert s == t
    assert repr(s) == repr(t)
    assert s.learned == 0


def test_options_travel() -> None:
    """An option comes out of a pickle as it went in: worker processes send them."""
    option = Option("give", "nail", 2)
    assert pickle.loads(pickle.dumps(option)) == option
    assert isinstance(pickle.loads(pickle.dumps(option)), Option)
