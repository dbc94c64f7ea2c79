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
        ({"who": ["cat", "elk"]}, "who", "out of dog, cat, owl, fox, not 'elk'"),
        ({"who": [["cat"], "dog"]}, "who", "not ['cat']"),
        ({"tune": {"goal": 0}}, "tune", "goal must be 1 to 9, not 0"),
        ({"tune": {"goal": 10}}, "tune", "goal must be 1 to 9, not 10"),
        ({"tune": {"goal": 2.0}}, "tune", "goal must be 1 to 9, not 2.0"),
        ({"seats": 0}, "seats", "from 1 to 4, not 0"),
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


def test_a_choice_may_say_of_each_option_what_it_is() -> None:
    """One that says nothing is told without it."""
    told = choice("a", {"a": "A"}, label="Which", about={"a": "The first."}).metadata
    assert told["about"] == {"a": "The first."}
    assert choice("a", {"a": "A"}, label="Which").metadata["about"] == {}


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


def test_what_is_within_bounds_is_taken() -> None:
    """Both ends of a range, both sides of a switch, every option."""
    goal = {"goal": Tunable("goal", 5, low=1, high=9)}
    for seats in (1, 4):
        assert read_setup(Setup, {"seats": seats, "mode": "team"}).seats == seats
    for tuned in (1, 5, 9):
        assert read_setup(Setup, {"tune": {"goal": tuned}}, goal).tune == {"goal": tuned}
    assert read_setup(Setup, {"hard": True}).hard is True
    assert read_setup(Setup, {"hard": False}).hard is False
    assert read_setup(Setup, {"who": ["fox", "owl"]}).who == ("fox", "owl")
    assert read_setup(Setup, {"tune": {}}).tune == {}


def test_without_tunables_nothing_can_be_tuned() -> None:
    """And it is said that there are none."""
    with pytest.raises(SetupError, match="'goal' cannot be tuned; there are none"):
        read_setup(Setup, {"tune": {"goal": 5}})


def test_a_number_is_put_where_it_stands() -> None:
    """Into a field, into every member of a list, added to what is there; a board that is not in the game has none."""

    @dataclass
    class Board:
        hand: int = 5

    @dataclass
    class Game:
        goal: int
        boards: list[Board]
        dragon: Board | None = None

    s = Game(5, [Board(), Board(7)])
    Tunable("goal", 5, 1, 9, at="goal").put(s, 8)
    Tunable("hand", 0, -2, 2, at="boards.hand", adds=True).put(s, -2)
    Tunable("fire", 5, 1, 9, at="dragon.hand").put(s, 8)
    assert s == Game(8, [Board(3), Board(5)])
    s.dragon = Board()
    Tunable("fire", 5, 1, 9, at="dragon.hand").put(s, 8)
    assert s.dragon.hand == 8


def test_every_wrong_field_is_told_and_the_setups_own_check_waits() -> None:
    """First each field by itself, then who sits where, then what only the whole can say."""
    with pytest.raises(SetupError) as error:
        read_setup(Setup, {"seats": 9, "hard": 2, "colour": 1})
    assert [p.field for p in error.value.problems] == ["colour", "seats", "hard"]
    with pytest.raises(SetupError) as error:
        read_setup(Setup, {"seats": 3, "who": ["cat"]})
    assert [p.field for p in error.value.problems] == ["who"]


@dataclass(frozen=True, slots=True)
class Alike:
    """Seats that may hold the same, filled up from the options."""

    seats: int = number(3, low=1, high=5, label="Seats")
    hats: tuple[str, ...] = per_seat(
        ("tall",), {"flat": "Flat", "tall": "Tall"}, label="Hats", about={"tall": "Seen from afar."}
    )


def test_places_that_may_be_alike_are_filled_up_in_order() -> None:
    """After the default the options, as often as needed; and two may be the same."""
    assert read_setup(Alike, {}).hats == ("tall", "flat", "tall")
    assert read_setup(Alike, {"seats": 5}).hats == ("tall", "flat", "tall", "flat", "tall")
    assert read_setup(Alike, {"hats": ["flat", "flat", "flat"]}).hats == ("flat",) * 3
    assert schema(Alike)[1]["distinct"] is False


def test_the_schema_says_what_is_known_about_an_option() -> None:
    """Only of those that something is known about."""
    assert schema(Alike)[1]["options"] == [
        {"value": "flat", "label": "Flat"},
        {"value": "tall", "label": "Tall", "about": "Seen from afar."},
    ]


@dataclass(frozen=True, slots=True)
class Bare:
    """Neither seats nor anything for them."""

    size: int = number(3, low=1, high=5, label="Size")
    motto: str = "none"


def test_a_setup_without_seats_is_one_too() -> None:
    """And a field of no kind takes whatever it is given."""
    assert read_setup(Bare, {"size": 5, "motto": "on!"}) == Bare(5, "on!")


def test_a_rulebook_is_read_in_order() -> None:
    """Its title, its chapters, how many rules it has, and where words stand."""
    book = Rulebook.parse(
        "# The Book\nSome words.\n## First part\n- **AB-001** Deal three cards.\n"
        "## Second\n- **AB-002** Pass a card.\n- **AB-003a** Pass.\n"
    )
    assert (book.title, list(book.chapters), len(book)) == ("The Book", ["First part", "Second"], 3)
    assert [rule.id for rule in book.chapters["Second"]] == ["AB-002", "AB-003a"]
    assert book["AB-001"].chapter == "First part"
    assert [rule.id for rule in book.search("card pass")] == ["AB-002"]
    assert [rule.id for rule in book.search("ab-003A")] == ["AB-003a"]
    assert [rule.id for rule in book.search("second")] == ["AB-002", "AB-003a"]
    assert book.search("third") == []
    assert ("AB-002" in book, "AB-004" in book) == (True, False)
