"""Generated clones, saving and digests, over every kind of field a state may have."""

from __future__ import annotations

import copy
import json
from dataclasses import dataclass, field
from typing import Any, Literal, NewType

import pytest

from hearthside.kernel import (
    Deck,
    Dice,
    State,
    StateTypeError,
    clone,
    digest,
    from_data,
    to_data,
)

Space = NewType("Space", int)


@dataclass(slots=True)
class Piece:
    """A piece with a place and things in its pockets."""

    at: Space
    mood: Literal["calm", "wild"] = "calm"
    pockets: dict[str, int] = field(default_factory=dict)
    friend: str | None = None


@dataclass(slots=True, kw_only=True)
class Everything(State):
    """One field of every kind."""

    pieces: list[Piece]
    by_name: dict[str, Piece]
    by_space: dict[int, list[str]]
    marks: set[int]
    shape: tuple[int, ...]
    pair: tuple[str, int]
    pairs: list[tuple[int, int]]
    deep: list[list[int]]
    maybe: Piece | None
    mixed: list[str | int]
    deck: Deck
    bag: dict[str, int]
    odds: float = 0.5
    lit: bool = True


def everything() -> Everything:
    """A state with something in each field."""
    piece = Piece(Space(3), "wild", {"nail": 2}, "pup")
    return Everything(
        step="dawn",
        seats=2,
        dice=Dice(9),
        pieces=[piece],
        by_name={"pup": Piece(Space(1))},
        by_space={3: ["pup"], 11: []},
        marks={3, 1, 2},
        shape=(1, 2),
        pair=("a", 1),
        pairs=[(1, 2)],
        deep=[[1], [2, 3]],
        maybe=Piece(Space(0)),
        mixed=["a", 1],
        deck=Deck(["x"], ["y"]),
        bag={"salt": 1},
    )


def test_a_clone_is_equal_and_shares_nothing_changeable() -> None:
    """Changing every part of the clone leaves the origin as it was."""
    s = everything()
    kept = copy.deepcopy(s)
    t = clone(s)
    assert t == s
    t.pieces[0].pockets["nail"] = 9
    t.by_name["pup"].at = Space(9)
    t.by_space[3].append("cat")
    t.marks.add(99)
    t.pairs.append((3, 4))
    t.deep[0].append(7)
    assert t.maybe is not None
    t.maybe.at = Space(5)
    t.deck.cards.append("z")
    t.bag["salt"] += 1
    t.dice.roll()
    assert s == kept


def test_json_gives_the_same_state_back() -> None:
    """Numbers as keys, sets, tuples and missing pieces survive."""
    s = everything()
    again = from_data(Everything, json.loads(json.dumps(to_data(s))))
    assert again == s
    assert digest(again) == digest(s)
    s.maybe = None
    assert from_data(Everything, to_data(s)) == s


def test_digests_tell_states_apart_and_ignore_order_of_insertion() -> None:
    """Any change shows; the order in which a dict was filled does not."""
    s, t = everything(), everything()
    t.by_space = {11: [], 3: ["pup"]}
    assert digest(s) == digest(t)
    t.deep[1][0] = 5
    assert digest(s) != digest(t)


@dataclass(slots=True)
class Driver:
    """A thing that holds something that is not plain data."""

    car: object


@dataclass(slots=True)
class Boxed:
    """A tuple that holds something changeable."""

    box: tuple[list[int], ...]


@dataclass(slots=True)
class Keyed:
    """A dict keyed by something JSON cannot key by."""

    by: dict[tuple[int, int], int]


@dataclass(slots=True)
class Torn:
    """Two kinds of objects in one field."""

    either: Piece | Deck


@pytest.mark.parametrize(
    ("cls", "reason"),
    [
        (Driver, "Driver.car: <class 'object'> is not plain data"),
        (Boxed, "Boxed.box: a tuple may only hold immutable things"),
        (Keyed, "Keyed.by: a dict in a state is keyed by str or int"),
        (Torn, "Torn.either: a union may hold one kind of object"),
    ],
)
def test_a_field_that_cannot_be_copied_by_value_is_named(cls: type[Any], reason: str) -> None:
    """The class and the field are told when the class is first used."""
    with pytest.raises(StateTypeError, match=reason.replace("(", r"\(")):
        clone(object.__new__(cls))
