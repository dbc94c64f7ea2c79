"""What a game is made of where nothing else is said, and how its numbers are tuned."""

from __future__ import annotations

from dataclasses import dataclass

from tests.kernel.toy import Cups, like, sit

from hearthside.kernel import Tunable, number, tuning


@dataclass(frozen=True)
class Tuned:
    """How many sit there, and the numbers of a study."""

    seats: int = number(2, low=2, high=9, label="Seats")
    tune: dict[str, int] = tuning()


TUNED = like(
    setup=Tuned,
    start=lambda setup, dice: Cups(
        step="dawn", seats=setup.seats, dice=dice, said=["x"] * setup.tune.get("said", 0)
    ),
    tunables=(
        Tunable("turns", 0, low=0, high=9, label="Turns so far", at="turns"),
        Tunable("said", 0, low=0, high=9, label="Things said so far"),
    ),
)


def test_bots_do_not_tire_of_a_game_that_says_nothing_of_it() -> None:
    assert like().weary(sit().state) == 1.0


def test_numbers_that_say_where_they_stand_are_put_there() -> None:
    """The others are for the game itself to read."""
    assert TUNED.begin({}).turns == 0
    begun = TUNED.begin({"tune": {"turns": 4, "said": 2}})
    assert (begun.turns, begun.said) == (4, ["x", "x"])
