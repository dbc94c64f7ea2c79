"""Dice are fair and stable; setups are checked field by field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

import pytest

from hearthside.kernel import (
    Dice,
    Problem,
    Rulebook,
    RulebookError,
    SetupError,
    Tunable,
    choice,
    number,
    per_seat,
    read_setup,
    schema,
    toggle,
    tuning,
)


def test_dice_are_fair_enough() -> None:
    """Sixty thousand rolls, each face within four standard deviations."""
    faces = Counter(Dice(12).rolls(60_000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(abs(n - 10_000) < 4 * 91.3 for n in faces.values())


def test_shuffles_reach_every_order_alike() -> None:
    """Twenty-four orders of four cards, none favoured."""
    orders: Counter[tuple[int, ...]] = Counter()
    dice = Dice(3)
    for _ in range(12_000):
        cards = [1, 2, 3, 4]
        dice.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(abs(n - 500) < 5 * 21.9 for n in orders.values())


def test_dice_fall_the_same_for_ever() -> None:
    """The generator is part of the record format: these numbers must never change."""
    assert [Dice(0).below(1000), Dice(1).below(1000), Dice(2**40).below(1000)] == [960, 534, 522]
    assert Dice(42).rolls(8, 20) == [19, 10, 2, 20, 19, 11, 11, 6]


@dataclass(frozen=True, slots=True)
class Setup:
    """A field of every kind."""

    seats: int = number(2, low=1, high=4, label="Seats")
    mode: str = choice("duel", {"duel": "Duel", "team": "Team"}, label="Mode")
    hard: bool = toggle(False, label="Hard")
    who: tuple[str, ...] = per_seat(
        ("cat", "dog"),
        {"dog": "Dog", "cat": "Cat", "owl": "Owl", "fox": "Fox"},
        label="Who",
        distinct=True,
    )
    tune: dict[str, int] = tuning()

    def check(self) -> Iterable[Problem]:
        """A duel is for two."""
        if self.mode == "duel" and self.seats != 2:
            yield Problem("mode", "a duel is for two")


def test_defaults_fit_the_seats() -> None:
    """Who sits where is cut or filled up to the number of seats."""
    assert read_setup(Setup, {}).who == ("cat", "dog")
    assert read_setup(Setup, {"seats": 4, "mode": "team"}).who == ("cat", "dog", "owl", "fox")
    assert read_setup(Setup, {"seats": 1, "mode": "team"}).who == ("cat",)


@pytest.mark.parametrize(
    ("data", "field", "reason"),
    [
        ({"seats": 5}, "seats", "from 1 to 4, not 5"),
        ({"seats": "2"}, "seats", "not '2'"),
        ({"seats": True}, "seats", "not True"),
        ({"mode": "war"}, "mode", "one of duel, team"),
        ({"mode": ["duel"]}, "mode", "one of duel, team"),
        ({"hard": 1}, "hard", "true or false"),
        ({"who": ["cat"]}, "who", "names 1 for 2 seats"),
        ({"who": ["cat", "cat"]}, "who", "a different one for every seat"),
        ({"who": ["cat", 7]}, "who", "not 7"),
        ({"who": "cat"}, "who", "must be a list"),
        ({"colour": 1}, "colour", "is not a field"),
        ({"seats": 3}, "mode", "a duel is for two"),
        ({"tune": {"x": 1}}, "tune", "cannot be tuned; there are goal"),
        ({"tune": {"goal": 99}}, "tune", "goal must be 1 to 9"),
        ({"tune": []}, "tune", "must be an object"),
    ],
)
def test_bad_setups_name_field_and_reason(data: dict[str, object], field: str, reason: str) -> None:
    """Everything that is wrong is told by its field."""
    with pytest.raises(SetupError) as error:
        read_setup(Setup, data, {"goal": Tunable("goal", 5, low=1, high=9)})
    assert [p.field for p in error.value.problems] == [field]
    assert reason in error.value.problems[0].reason


def test_a_setup_that_is_no_object_is_refused() -> None:
    """JSON that is not an object at all."""
    with pytest.raises(SetupError, match="must be an object"):
        read_setup(Setup, [1, 2])  # type: ignore[arg-type]


def test_the_schema_is_plain_data_for_forms() -> None:
    """Each field with its kind, default and options."""
    fields = {f["name"]: f for f in schema(Setup)}
    assert fields["mode"]["options"][1] == {"value": "team", "label": "Team"}
    assert fields["who"]["default"] == ["cat", "dog"]
    assert fields["tune"]["default"] == {}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("# T\n## A\n", "without a rule"),
        ("# T\n## A\n- **AB-001** One.\n- **AB-001** Two.\n", "line 4: AB-001 stands twice"),
        ("# T\n## A\n- **AB-1** One.\n", "line 3: not a rule entry"),
        ("# T\n## A\n- **AB-001** *Reading:* x\n", "line 3: AB-001 has no text"),
    ],
)
def test_a_broken_rulebook_names_the_line(text: str, reason: str) -> None:
    """The line and what is wrong with it."""
    with pytest.raises(RulebookError, match=reason):
        Rulebook.parse(text)


def test_readings_and_reasons_are_told_apart() -> None:
    """An entry over several lines, with a reading and a reason."""
    book = Rulebook.parse(
        "# T\n## A\n- **AB-001** One\n  and more. *Reading:* so.\n- **AB-002** Two. *Not applicable:* no.\n"
        "- **AB-003** Three. *Reading:* thus. *Open:* later.\n"
    )
    assert book["AB-001"].text == "One and more."
    assert book["AB-001"].reading == "so."
    assert book["AB-001"].applies
    assert (book["AB-002"].na, book["AB-002"].applies) == ("no.", False)
    assert (book["AB-003"].open, book["AB-003"].na) == ("later.", "")
    assert (book["AB-003"].reading, book["AB-003"].applies) == ("thus.", False)
