"""The table as a terminal shows it: every thing that matters is there, whatever the board's shape."""

import doctest

from rich.console import Console

from hearthside.cli import screen
from hearthside.kernel import Thing


def drawn(things: list[Thing], width: int = 100) -> str:
    console = Console(width=width, no_color=True)
    with console.capture() as shown:
        console.print(screen.picture(things, width))
    return shown.get()


def grid(columns: int, rows: int, **facts: int | bool) -> list[Thing]:
    board = Thing("board", "board", "The board", facts={**facts})
    return [
        board,
        *(
            Thing(f"space:{x}{y}", "space", "", "board", "floor", facts={"x": x, "y": y})
            for y in range(rows)
            for x in range(columns)
        ),
    ]


def test_a_grid_is_drawn_in_rows_with_what_lies_on_it() -> None:
    cat = Thing("piece:cat", "piece", "The cat", at="space:21")
    lines = drawn([*grid(4, 3), cat]).splitlines()
    row = next(line for line in lines if "01" in line)
    assert [cell.strip() for cell in row.strip("│ ").split("│")] == ["01", "11", "21", "31"]
    assert "cat" in lines[lines.index(row) + 1]


def test_a_wide_board_fits_a_narrow_terminal() -> None:
    cat = Thing("piece:cat", "piece", "The Flayed Man", at="space:190")
    shown = drawn([*grid(20, 2), cat], 82)
    assert max(len(line) for line in shown.splitlines()) <= 82
    assert "FMa" in shown
    assert "190 The Flayed Man" in shown


def test_a_board_may_be_drawn_from_right_to_left() -> None:
    shown = drawn(grid(3, 1, mirror=True))
    row = next(line for line in shown.splitlines() if "00" in line)
    assert row.index("20") < row.index("10") < row.index("00")


def test_places_far_apart_are_listed_where_somebody_is() -> None:
    places = [
        Thing(f"place:{n}", "space", f"Place {n}", "board", facts={"x": n * 9, "y": n * 7 % 50})
        for n in range(30)
    ]
    group = Thing("group", "piece", "The party", at="place:7")
    shown = drawn([Thing("board", "board", "The world"), *places, group])
    assert "Place 7" in shown
    assert "The party" in shown
    assert "Place 8" not in shown


def test_spaces_without_a_board_are_drawn_too() -> None:
    loose = [
        Thing(f"space:{x}", "space", "", look="floor", facts={"x": x, "y": 0}) for x in range(3)
    ]
    assert "│" in drawn(loose)


def test_an_unusual_space_says_what_it_is() -> None:
    things = grid(3, 2)
    things[1].look = "deep_pit"
    assert "deep pit" in drawn(things)


def test_a_space_says_what_it_is_whoever_stands_on_it() -> None:
    things = grid(3, 2)
    things[2].look = "swamp"
    lines = drawn([*things, Thing("piece:cat", "piece", "The cat", at="space:10")]).splitlines()
    row = lines.index(next(line for line in lines if "10" in line))
    assert "swamp" in lines[row + 1]
    assert "cat" in lines[row + 2]


def test_where_no_look_is_usual_every_space_says_what_it_is() -> None:
    things = grid(3, 1)
    for thing, look in zip(things[1:], ("wood", "lake", "wood"), strict=True):
        thing.look = look
    things[2].look, things[3].look = "lake", "hill"
    assert all(look in drawn(things) for look in ("wood", "lake", "hill"))


def test_values_facts_and_stories_are_told() -> None:
    shown = drawn(
        [
            Thing("seat:0", "seat", "Magpie", facts={"value": 3, "max": 12, "turn": True, "x": 4}),
            Thing("zone:hand", "zone", "Hand", at="seat:0", facts={"count": 2, "lost": False}),
            Thing("page", "panel", "The tale", text="It was dark."),
        ]
    )
    assert "Magpie 3/12 (turn)" in shown
    assert "Hand (count 2)" in shown
    assert "It was dark." in shown


def test_a_value_that_the_name_tells_is_not_told_again() -> None:
    shown = drawn([Thing("track:sun", "track", "Day 1 of 8", facts={"value": 0, "max": 8})])
    assert "Day 1 of 8" in shown
    assert "0/8" not in shown


def test_what_is_not_known_of_a_seat_is_not_told() -> None:
    shown = drawn([Thing("seat:0", "seat", "Magpie", facts={"points": 0, "dangers": -1})])
    assert "Magpie (points 0)" in shown


def test_what_a_card_costs_is_called_its_price() -> None:
    mule = Thing("card:mule", "card", "Mule")
    mule.facts = {"corner": ["-1 gold"], "corner_said": ["Pay 1 gold.", "Pay 2 food."]}
    assert "Mule (price: Pay 1 gold. Pay 2 food.)" in drawn([mule])


def test_looking_at_a_thing_tells_what_is_printed_on_it() -> None:
    card = Thing("card:mission", "card", "Discovery", text="Draw the map.")
    card.facts = {"said": ["Walk 1 tile.", "Draw the map."]}
    assert screen.about(card) == "[bold]Discovery[/]: Draw the map. Walk 1 tile."


def test_many_options_stand_in_columns_and_keep_their_numbers() -> None:
    console = Console(width=80, no_color=True)
    with console.capture() as shown:
        console.print(screen.columns(console, [f"go to {n}" for n in range(1, 21)], start=41))
    lines = shown.get().splitlines()
    assert len(lines) < 20
    for n in range(1, 21):
        assert f"{n + 40} go to {n}" in shown.get()


def test_the_examples_hold() -> None:
    assert doctest.testmod(screen).failed == 0
