"""Generated clones, saving and digests, over every kind of field a state may have."""

from __future__ import annotations

import copy
import json
import re
from dataclasses import dataclass, field
from typing import Any, Literal, NewType

import pytest

from hearthside.kernel import (
    Deck,
    Dice,
    Event,
    Journal,
    State,
    StateTypeError,
    clone,
    copier,
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
class Half:
    """A tuple of which one part can change."""

    box: tuple[int, list[int]]


@dataclass(slots=True)
class Loose:
    """A set of things that can change."""

    things: set[Piece]


@dataclass(slots=True)
class Mixed:
    """A plain value or an object in one field."""

    either: str | Piece


@dataclass(slots=True)
class Torn:
    """Two kinds of objects in one field."""

    either: Piece | Deck


@dataclass(frozen=True, slots=True)
class Iced:
    """Something frozen with a part that can change."""

    box: list[int]


@dataclass(frozen=True, slots=True)
class Thawing:
    """Something frozen of which only a part is."""

    size: int
    box: list[int]


@dataclass(frozen=True, slots=True)
class Noted:
    """Something frozen with a journal, which is never copied."""

    size: int
    journal: Journal


@pytest.mark.parametrize(
    ("cls", "reason"),
    [
        (Driver, "Driver.car: <class 'object'> is not plain data"),
        (Boxed, "Boxed.box: a tuple may only hold immutable things"),
        (Keyed, "Keyed.by: a dict in a state is keyed by str or int"),
        (Half, "Half.box: a tuple may only hold immutable things"),
        (Loose, "Loose.things: a set may only hold immutable things"),
        (Mixed, "Mixed.either: a union may hold one kind of object"),
        (Torn, "Torn.either: a union may hold one kind of object"),
        (Iced, "Iced: what is frozen may only hold immutable things"),
        (Thawing, "Thawing: what is frozen may only hold immutable things"),
        (Noted, "Noted: what is frozen may only hold immutable things"),
    ],
)
def test_a_field_that_cannot_be_copied_by_value_is_named(cls: type[Any], reason: str) -> None:
    """The class and the field are told when the class is first used."""
    with pytest.raises(StateTypeError, match=reason.replace("(", r"\(")):
        clone(object.__new__(cls))


@dataclass(slots=True)
class Corners:
    """The rarer kinds of fields."""

    chain: tuple[tuple[int, str], ...]
    knot: tuple[str, tuple[int, int], Space]
    path: tuple[int, ...] | None
    fixed: frozenset[int]
    moods: dict[Literal["calm", "wild"], int]
    nested: dict[int, dict[str, set[int]]]
    old: Piece | None
    place: Space | None = None
    mood: Literal["calm", "wild"] | None = "calm"
    first: Piece = field(default_factory=lambda: Piece(Space(7)))
    count: int = 5
    names: list[str] = field(default_factory=lambda: ["pup"])


def corners() -> Corners:
    """Something in each of them."""
    return Corners(
        chain=((1, "a"), (2, "b")),
        knot=("k", (3, 4), Space(5)),
        path=(6, 7),
        fixed=frozenset({9, 8}),
        moods={"wild": 1, "calm": 2},
        nested={12: {"a": {3, 1}}, 2: {}},
        old=Piece(Space(2)),
    )


def test_the_rarer_kinds_of_fields_survive_json() -> None:
    """Tuples in tuples come back as tuples, sets as sets of their kind, numbers as keys as numbers."""
    c = corners()
    again = from_data(Corners, json.loads(json.dumps(to_data(c))))
    assert again == c
    assert [type(part) for part in (again.chain, again.chain[0], again.knot, again.knot[1])] == [
        tuple
    ] * 4
    assert type(again.fixed) is frozenset
    assert digest(again) == digest(c)
    c.path = c.old = None
    assert from_data(Corners, json.loads(json.dumps(to_data(c)))) == c


def test_what_is_saved_is_in_order() -> None:
    """Sets by their order, so that the same state is saved as the same text in every process."""
    saved = to_data(corners())
    assert saved["fixed"] == [8, 9]
    assert saved["nested"] == {"12": {"a": [1, 3]}, "2": {}}
    assert saved["chain"] == [[1, "a"], [2, "b"]]
    assert saved["knot"] == ["k", [3, 4], 5]


def test_a_clone_shares_what_cannot_change_and_copies_the_rest() -> None:
    """Also deep within."""
    c = corners()
    twin = clone(c)
    assert twin == c
    assert (twin.fixed is c.fixed, twin.chain is c.chain, twin.path is c.path) == (True,) * 3
    twin.nested[12]["a"].add(99)
    twin.moods["calm"] = 0
    assert twin.old is not None
    twin.old.at = Space(8)
    assert c == corners()


@dataclass(frozen=True, slots=True)
class Stamp:
    """Something that never changes."""

    place: str
    year: int = 1899


@dataclass(slots=True)
class Letter:
    """Something that changes, and holds what does not."""

    stamp: Stamp
    others: list[Stamp]


def test_what_is_frozen_is_shared_and_survives_json() -> None:
    """A clone holds the very same object, in a list of its own; a field it was saved without takes its default."""
    letter = Letter(Stamp("Reno"), [Stamp("Elko", 1901)])
    twin = clone(letter)
    assert twin.stamp is letter.stamp and twin.others[0] is letter.others[0]
    twin.others.append(twin.stamp)
    assert letter.others == [Stamp("Elko", 1901)]
    assert from_data(Letter, to_data(letter)) == letter
    assert from_data(Stamp, {"place": "Reno"}) == Stamp("Reno", 1899) == clone(Stamp("Reno"))


def test_a_field_that_was_not_saved_takes_its_default() -> None:
    """A value or what a factory makes, each time anew; a field without one is missed by name."""
    data = to_data(corners())
    for name in ("first", "count", "names"):
        del data[name]
    one, two = from_data(Corners, data), from_data(Corners, data)
    assert (one.first, one.count, one.names) == (Piece(Space(7)), 5, ["pup"])
    assert one.first is not two.first
    data["count"], data["names"] = 8, ["cat"]
    assert (from_data(Corners, data).count, from_data(Corners, data).names) == (8, ["cat"])
    del data["fixed"]
    with pytest.raises(KeyError, match="fixed"):
        from_data(Corners, data)


@dataclass(slots=True)
class Nest:
    """A piece in a list, and pockets in the piece."""

    pieces: list[Piece]
    kept: Journal | None = None
    plain: Journal = field(default_factory=Journal)


def test_digests_look_into_every_piece() -> None:
    """The order in which pockets were filled does not matter, wherever the piece is; what is in them does."""
    one = Nest([Piece(Space(1), pockets={"a": 1, "b": 2})])
    two = Nest([Piece(Space(1), pockets={"b": 2, "a": 1})])
    assert digest(one) == digest(two)
    two.pieces[0].pockets["a"] = 3
    assert digest(one) != digest(two)
    assert re.fullmatch("[0-9a-f]{16}", digest(one))


def test_a_clone_keeps_no_journal() -> None:
    """Nor is one saved, or part of the digest; a saved state comes back without."""
    nest = Nest([], Journal([Event("x")]), Journal([Event("y")]))
    for made in (clone(nest), from_data(Nest, to_data(nest))):
        assert [made.kept, made.plain] == [None, None]
    assert to_data(nest) == {"pieces": []}
    assert digest(nest) == digest(Nest([]))


@dataclass(slots=True)
class Branch:
    """A tree of any depth."""

    name: str
    below: list[Branch] = field(default_factory=list)


def test_a_class_may_hold_itself() -> None:
    """However deep."""
    tree = Branch("a", [Branch("b", [Branch("c")]), Branch("d")])
    twin = clone(tree)
    twin.below[0].below[0].name = "x"
    assert tree.below[0].below[0].name == "c"
    assert from_data(Branch, to_data(tree)) == tree
    assert digest(twin) != digest(tree)


def test_functions_are_written_once_for_each_class() -> None:
    """Two classes of one name get functions of their own."""
    assert copier(Nest) is copier(Nest)

    @dataclass(slots=True)
    class Piece:  # another piece, with the same name as the one above
        weight: int

    @dataclass(slots=True)
    class Both:
        mine: Piece
        also: Piece
        theirs: Nest

    Both.__annotations__.update(mine=Piece, also=Piece, theirs=Nest)
    both = Both(Piece(3), Piece(4), Nest([globals()["Piece"](Space(1))]))
    assert to_data(clone(both)) == to_data(both)
    assert to_data(both)["also"] == {"weight": 4}
