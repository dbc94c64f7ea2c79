"""Where foes go: the shortest way, then the lowest square, past each other, round what hurts, and out of reach."""

from __future__ import annotations

import pytest

from hearthside.games.folklore.content import CREATURES
from hearthside.games.folklore.content.board import BIT, NAMES, NUMBERS
from hearthside.games.folklore.rules.foe_moves import move_melee, move_ranged
from hearthside.games.folklore.state import here
from hearthside.kernel import ScriptedDice

from .table import arena

Others = tuple[tuple[str, str], ...]


def walked(
    board: str,
    kind: str,
    start: str,
    spots: tuple[str, ...],
    others: Others = (),
    fires: tuple[str, ...] = (),
) -> tuple[str, int, bool]:
    """Where a foe ends its move, what the way cost it, and whether it squeezes."""
    s = arena(
        "witch_hunter", "arcanist", foes=((kind, start), *others), board=board, spots=spots,
        advanced=True,
    )  # fmt: skip
    for name in fires:
        here(s).flames |= BIT[NUMBERS[name]]
    f = here(s).foes[0]
    s.dice = ScriptedDice(rolls=[2, 2, 2], below=[0, 0])
    (move_ranged if CREATURES[kind].ranged else move_melee)(s, f)
    return NAMES[f.at], f.most - f.vita, f.squeezed


FAR = ("E5", "A1")
RING = ("D4", "E4", "F4", "D5", "F5", "D6", "E6", "F6")


@pytest.mark.rule("FL-169", "FL-170", "FL-180")
@pytest.mark.parametrize(
    ("board", "kind", "start", "spots", "others", "end"),
    [
        ("open_road", "zombie", "J5", FAR, (), "G3"),  # three of four steps
        ("open_road", "zombie", "E2", FAR, (), "D4"),
        ("open_road", "wolf", "J10", ("E5", "C10"), (), "E6"),  # the object at H7 bars a corner
        ("open_road", "wolf", "J5", ("E5", "E6"), (("zombie", "F5"), ("zombie", "F6")), "F4"),
        ("open_road", "mossback", "I8", FAR, (), "E7"),
        ("crypt", "zombie", "I9", ("B5", "B6"), (), "F8"),
        ("crypt", "ghoul", "E2", ("B5", "B6"), (), "C5"),
        ("crypt", "zombie", "F2", ("B5", "J10"), (), "E5"),
        ("crypt", "mossback", "G8", ("B5", "B6"), (), "C5"),
        ("thornwood", "zombie", "I4", ("E4", "A5"), (), "F3"),
    ],
)
def test_to_the_nearest(
    board: str, kind: str, start: str, spots: tuple[str, ...], others: Others, end: str
) -> None:
    assert walked(board, kind, start, spots, others) == (end, 0, False)


@pytest.mark.rule("FL-171", "FL-181")
@pytest.mark.parametrize("kind", ["wolf", "mossback", "zombie"])
def test_who_stands_beside_somebody_stays(kind: str) -> None:
    assert walked("open_road", kind, "F5", ("E5", "G8")) == ("F5", 0, False)


@pytest.mark.rule("FL-154")
@pytest.mark.parametrize(
    ("board", "start", "spots", "end"),
    [
        ("mill", "H8", ("D9", "A3"), "E8"),  # by land
        ("mill", "J3", ("I5", "A3"), "I4"),  # one space out of water
        ("village", "J3", ("E3", "A1"), "I4"),  # into water, and no farther
    ],
)
def test_water_holds_foes_up(board: str, start: str, spots: tuple[str, ...], end: str) -> None:
    assert walked(board, "zombie", start, spots)[0] == end


@pytest.mark.rule("FL-172", "FL-212")
@pytest.mark.parametrize(
    ("kind", "start", "fires", "end", "hurt"),
    [
        ("zombie", "H5", ("G4", "G5", "G6"), "F4", 0),  # round the fire
        ("zombie", "E3", RING, "B1", 0),  # to the other one, whom no fire guards
        ("wolf_of_kremel", "I2", ("G4", "G5", "H4", "F5"), "F3", 2),  # a pursuer minds no fire
    ],
)
def test_round_what_hurts(
    kind: str, start: str, fires: tuple[str, ...], end: str, hurt: int
) -> None:
    assert walked("open_road", kind, start, FAR, fires=fires) == (end, hurt, False)


@pytest.mark.rule("FL-206")
@pytest.mark.parametrize(
    ("start", "spots", "others", "end"),
    [
        ("H5", ("E5", "D5"), (), "D4"),  # over both of them
        ("H5", ("E5", "E6"), (), "E5"),
        ("F5", FAR, (("rat_swarm", "D5"),), "F5"),  # another lies on the one it wants
    ],
)
def test_a_swarm_covers_as_many_as_it_can(
    start: str, spots: tuple[str, ...], others: Others, end: str
) -> None:
    assert walked("open_road", "rat_swarm", start, spots, others)[0] == end


@pytest.mark.rule("FL-203", "FL-204")
def test_a_large_one_squeezes_where_nothing_else_leads_to_anybody() -> None:
    assert walked("barrow", "ash_devil", "E8", ("E1", "F1")) == ("C3", 0, True)


@pytest.mark.rule("FL-173")
@pytest.mark.parametrize(
    ("board", "kind", "start", "spots", "fires", "end"),
    [
        ("open_road", "bowman", "J10", FAR, (), "J10"),  # it sees somebody, and stays
        ("crypt", "bone_archer", "F2", ("B5", "B6"), (), "F2"),  # it sees B6
        ("mill", "wailing_woman", "J3", ("I5", "A3"), (), "J3"),
        ("open_road", "bowman", "F5", FAR, (), "J1"),
        ("open_road", "bowman", "A2", ("A1", "J10"), (), "A7"),
        ("open_road", "wailing_woman", "F5", ("E5", "G5"), (), "A10"),
        (
            "open_road",
            "bowman",
            "F5",
            FAR,
            ("G4", "G5", "G6", "F4", "F6"),
            "A10",
        ),  # not through fire
        ("open_road", "bowman", "F5", FAR, ("F5",), "J1"),  # out of it
        ("church", "bowman", "E5", ("E6", "F6"), (), "F2"),
    ],
)
def test_archers_step_away_and_else_stand(
    board: str, kind: str, start: str, spots: tuple[str, ...], fires: tuple[str, ...], end: str
) -> None:
    assert walked(board, kind, start, spots, fires=fires) == (end, 0, False)


@pytest.mark.rule("FL-174")
@pytest.mark.parametrize(
    ("board", "kind", "start", "spots", "end"),
    [
        ("crypt", "bone_archer", "H2", ("B5", "I9"), "H5"),
        ("church", "bowman", "H2", ("B9", "A10"), "I6"),
    ],
)
def test_archers_who_see_nobody_look_for_a_view(
    board: str, kind: str, start: str, spots: tuple[str, ...], end: str
) -> None:
    assert walked(board, kind, start, spots) == (end, 0, False)
