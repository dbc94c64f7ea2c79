"""The solo Skeletons on their way: walls, lamps, the pillar, their Spawns, and who leaves room for whom."""

from __future__ import annotations

import pytest

from hearthside.games.vast.content.board import CELLS, NEAR, SUPPLY
from hearthside.games.vast.content.figures import CASTY, SCREAMY, SHOOTY, SKELETON_NAMES, STABBY
from hearthside.games.vast.content.tiles import TILES
from hearthside.games.vast.rules.edges import place_force
from hearthside.games.vast.rules.journey import placed
from hearthside.games.vast.state import Vast

from .arrange import (
    Table,
    begin,
    blank,
    lay,
    lies,
    name,
    play,
    put_lamp,
    spot,
    verbs,
)

LINES = {
    "south": "D7 D6 D5 D4 D3 D2 D1",
    "north": "D1 D2 D3 D4 D5 D6 D7",
    "east": "A4 B4 C4 D4 E4 F4 G4",
    "west": "G4 F4 E4 D4 C4 B4 A4",
}
"""Seven spaces in a line, from where a Skeleton sets out to where the Paladin may stand."""


def open_crypts(paladin: str, prepare: int = 4, stability: int = 0) -> Vast:
    """Nothing but crypts, none of which is ever filled."""
    s = blank("journey")
    s.map.stack = []
    s.paladin.at, s.paladin.prepare = spot(paladin), prepare
    s.skeletons.stability, s.skeletons.march = stability, []
    return s


def wall(s: Vast, a: str, b: str) -> None:
    """A force wall between two crypts."""
    place_force(s, spot(a), NEAR[spot(a)].index(spot(b)))


def stand(s: Vast, **skeletons: str) -> int:
    """Skeletons on the map, in this order of the March; as bits."""
    k, bits = s.skeletons, 0
    for who, where in skeletons.items():
        i = SKELETON_NAMES.index(who)
        k.at[i] = spot(where)
        k.march.append(i)
        bits |= 1 << i
    return bits


def acted(s: Vast, **skeletons: str) -> None:
    """The same, and they have acted."""
    s.skeletons.acted |= stand(s, **skeletons)


def prowl(s: Vast, step: str = "solo_rises", **skeletons: str) -> Table:
    """The Skeletons' turn with these on the map, who have not acted."""
    stand(s, **skeletons)
    return play(begin(s, step, 0), seed=5)


def ends(session: Table, who: int = STABBY) -> set[str]:
    """Where it ends, or may end if the player has a choice."""
    if session.decision is not None and session.decision.ask == "prowl":
        return verbs(session, "go")
    return {name(session.state.skeletons.at[who])}


# -- walls -----------------------------------------------------------------------------------


@pytest.mark.rule("VM-262", "VM-259")
@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize(
    ("walls", "steps"),
    [((), 3), ((1,), 3), ((2,), 3), ((3,), 3), ((1, 2), 1), ((1, 3), 2), ((2, 3), 2)],
)
def test_it_creeps_over_one_wall_and_no_more(line: str, walls: tuple[int, ...], steps: int) -> None:
    way = LINES[line].split()
    s = open_crypts(way[6])
    for n in walls:
        wall(s, way[n - 1], way[n])
    assert ends(prowl(s, stabby=way[0])) == {way[steps]}


@pytest.mark.rule("VM-262", "VM-257")
@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize(
    ("walls", "hit"),
    [((), 1), ((1,), 1), ((2,), 1), ((3,), 1), ((1, 2), 0), ((1, 3), 0), ((2, 3), 0)],
)
def test_it_strikes_over_one_wall_and_no_more(line: str, walls: tuple[int, ...], hit: int) -> None:
    way = LINES[line].split()
    s = open_crypts(way[3], prepare=0)
    for n in walls:
        wall(s, way[n - 1], way[n])
    assert prowl(s, stabby=way[0]).state.paladin.health == 7 - hit


@pytest.mark.rule("VM-256", "VM-264")
@pytest.mark.parametrize(
    ("stability", "steps"),
    [(0, 3), (2, 3), (3, 4), (5, 4), (6, 5), (8, 5), (9, 6), (10, 6), (15, 6)],
)
def test_stability_lets_them_go_farther(stability: int, steps: int) -> None:
    for away, hit in ((steps, 1), (steps + 1, 0)):
        s = open_crypts("A1", prepare=0, stability=stability)
        where = ("A2", "A3", "A4", "A5", "A6", "A7", "B7", "C7")[away - 1]
        assert prowl(s, stabby=where).state.paladin.health == 7 - hit


@pytest.mark.rule("VM-262")
def test_one_that_is_walled_in_breaks_out_and_goes_on() -> None:
    s = open_crypts("D1")
    for side in ("C7", "E7", "D6"):
        wall(s, "D7", side)
    assert ends(prowl(s, stabby="D7")) == {"D4"}
    s = open_crypts("D4", prepare=0)
    for side in ("C7", "E7", "D6"):
        wall(s, "D7", side)
    assert prowl(s, stabby="D7").state.paladin.health == 6


@pytest.mark.rule("VM-259", "VM-260")
def test_walls_are_no_reason_to_lead_off_first() -> None:
    for lamp in ("", "A7"):
        s = open_crypts("D1", stability=6)
        wall(s, "D7", "D6")
        wall(s, "D6", "D5")
        if lamp:
            put_lamp(s, lamp)
        assert ends(prowl(s, stabby="D7")) == {"D6"}, "three steps round would end two nearer"


# -- the Paladin, lamps and other Skeletons in the way ---------------------------------------


@pytest.mark.rule("VM-258")
def test_none_passes_through_the_paladin() -> None:
    s = open_crypts("D5")
    assert ends(prowl(s, stabby="D6")) == {"D6", "C5", "E5"}, "D4 is two steps beyond him"


@pytest.mark.rule("VM-258")
def test_one_goes_round_to_the_last_free_space_beside_him() -> None:
    s = open_crypts("D4")
    acted(s, casty="C4", screamy="D5", shooty="E4")
    session = prowl(s, "solo_marches", stabby="C5")
    assert ends(session) == {"D3"}, "past another and farther off for a step"


@pytest.mark.rule("VM-262", "VM-259")
def test_none_ends_with_another_or_with_him() -> None:
    s = open_crypts("A1")
    acted(s, casty="A2", screamy="B1")
    assert ends(prowl(s, "solo_marches", stabby="A3")) == {"A3"}, "all beside him is taken"
    s = open_crypts("D1")
    acted(s, casty="D4")
    assert ends(prowl(s, "solo_marches", stabby="D7")) == {"D5"}


@pytest.mark.rule("VM-115", "VM-259")
def test_one_that_stays_leaves_the_lamp_that_was_set_over_it() -> None:
    s = open_crypts("A1")
    acted(s, casty="A2", screamy="B1")
    put_lamp(s, "A3")
    session = prowl(s, "solo_marches", stabby="A3")
    assert ends(session) == {"A3"}
    assert lies(session.state.map.lamps, "A3"), "it has entered nothing"


# -- out of the Spawn ------------------------------------------------------------------------


@pytest.mark.rule("VM-262", "VM-256")
@pytest.mark.parametrize(
    ("door", "lit", "walls", "end"),
    [
        ("", False, (), "D7"),
        ("", True, (), "D7"),
        ("N", True, (), "D7"),
        ("N", True, ("B7 C7",), "B7"),
        ("N", True, ("C7 D7",), "C7"),
        ("", True, ("B7 C7",), "D7"),
        ("", True, ("B7 C7", "C7 D7"), "C7"),
    ],
)
def test_the_step_through_the_opening_counts(
    door: str, lit: bool, walls: tuple[str, ...], end: str
) -> None:
    """A wall there is the one that it may cross in a turn."""
    s = open_crypts("G7")
    if lit:
        s.map.stack = list(range(len(TILES)))
        lay(s, "B7", "shrine", door)
        s.map.stack = []
    for edge in walls:
        wall(s, *edge.split())
    assert ends(prowl(s, stabby="spawn3")) == {end}


@pytest.mark.rule("VM-115", "VM-262")
def test_a_lamp_at_the_opening_stops_it_there() -> None:
    s = open_crypts("D1")
    put_lamp(s, "B7")
    session = prowl(s, stabby="spawn3")
    assert ends(session) == {"B7"}
    assert not lies(session.state.map.lamps, "B7")
    s = open_crypts("D1")
    put_lamp(s, "B7")
    acted(s, casty="B7")
    assert ends(prowl(s, "solo_marches", stabby="spawn3")) == {"spawn3"}, "and there stands another"
    s = open_crypts("F7")
    put_lamp(s, "B6")
    assert ends(prowl(s, stabby="spawn3")) == {"D7"}, "one beside the opening does not"


@pytest.mark.rule("VM-262", "VM-286")
def test_the_pillar_at_the_opening_keeps_it_out() -> None:
    s = open_crypts("B6", prepare=0)
    s.paladin.pillar = spot("B7")
    session = prowl(s, stabby="spawn3")
    assert ends(session) == {"spawn3"}
    assert session.state.paladin.health == 7
    s.paladin.pillar = spot("C7")
    assert prowl(s).state.paladin.health == 6


@pytest.mark.rule("VM-262", "VM-257")
def test_none_slips_past_him_out_of_its_opening() -> None:
    for guard, health in ((1, 7), (0, 6)):
        s = open_crypts("B7", prepare=guard)
        session = prowl(s, stabby="spawn3")
        assert session.state.paladin.health == health
        assert session.state.skeletons.at[STABBY] == (spot("spawn3") if guard else SUPPLY)


# -- room for the ones to come ---------------------------------------------------------------


@pytest.mark.rule("VM-258", "VM-261")
@pytest.mark.parametrize(
    ("later", "free", "left"),
    [("A5", "B1", "A2"), ("E1", "A2", "B1")],
)
def test_it_leaves_the_space_that_only_a_later_one_can_reach(
    later: str, free: str, left: str
) -> None:
    s = open_crypts("A1")
    session = prowl(s, casty="B2", stabby=later)
    assert (name(session.state.skeletons.at[CASTY]), ends(session)) == (free, {left})


@pytest.mark.rule("VM-258", "VM-261")
def test_one_that_has_acted_needs_no_room_any_more() -> None:
    s = open_crypts("A1")
    acted(s, stabby="A5")
    assert ends(prowl(s, "solo_marches", casty="B2")) == {"A2", "B1"}


@pytest.mark.rule("VM-258")
def test_a_later_one_in_the_first_corner_counts_too() -> None:
    s = open_crypts("A4")
    wall(s, "A4", "B4")
    acted(s, shooty="B4")
    session = prowl(s, "solo_marches", casty="A4", stabby="A7")
    assert session.state.skeletons.at[CASTY] in (spot("A4"), spot("A3"))


@pytest.mark.rule("VM-258")
def test_a_space_that_is_taken_is_no_room() -> None:
    s = open_crypts("D4")
    acted(s, shooty="D5")
    for a, b in (("D7", "C7"), ("D6", "C6"), ("B6", "C6")):
        wall(s, a, b)
    session = prowl(s, "solo_marches", casty="D2", stabby="B5")
    assert ends(session, CASTY) == {"D3", "E4"}, "C4 alone is left to the one to come"


@pytest.mark.rule("VM-258")
def test_its_own_space_is_room_once_it_leaves() -> None:
    s = open_crypts("A1")
    session = prowl(s, casty="A2", stabby="A5")
    assert (name(session.state.skeletons.at[CASTY]), ends(session)) == ("B1", {"A2"})


@pytest.mark.rule("VM-258")
def test_a_later_one_that_stands_beside_him_has_its_room() -> None:
    s = open_crypts("B1")
    session = prowl(s, casty="B3", stabby="A1")
    assert session.decision is not None
    assert ends(session, CASTY) == {"B2", "C1"}, "Stabby may stay where it is"


@pytest.mark.rule("VM-258")
@pytest.mark.parametrize(
    ("wants", "taken", "most"),
    [
        ([], 0, 0),
        ([0b1], 0, 1),
        ([0b1], 0b1, 0),
        ([0b1, 0b1], 0, 1),
        ([0b11, 0b1], 0, 2),
        ([0b1, 0b11], 0, 2),
        ([0b11, 0b11, 0b11], 0, 2),
        ([0b100, 0b11, 0b1], 0, 3),
        ([0b0, 0b1, 0b10], 0, 2),
        ([0b110, 0b110], 0b10, 1),
        ([0b111, 0b111, 0b111, 0b111], 0b1, 2),
    ],
)
def test_how_many_find_a_space_of_their_own(wants: list[int], taken: int, most: int) -> None:
    assert placed(wants, taken) == most


# -- the turn as a whole ---------------------------------------------------------------------


@pytest.mark.rule("VM-255")
def test_all_on_the_map_act_again_every_turn() -> None:
    s = open_crypts("D1")
    s.skeletons.acted = 63
    session = prowl(s, stabby="D7", casty="C7")
    assert session.state.role == 1, "it is their turn while the player leads them"
    assert session.state.skeletons.at[STABBY] == spot("D4")
    session.choose("go:C4")
    assert session.state.role == 0
    assert session.state.skeletons.active == SUPPLY


@pytest.mark.rule("VM-257")
def test_the_card_of_one_that_hit_goes_before_all_others() -> None:
    s = open_crypts("D1", prepare=0)
    session = prowl(s, casty="A7", screamy="B7", stabby="D2", shooty="G7")
    while session.decision is not None and session.decision.ask == "prowl":
        session.choose(session.decision.options[0])
    k = session.state.skeletons
    assert k.march == [STABBY, CASTY, SCREAMY, SHOOTY]


@pytest.mark.rule("VM-263")
@pytest.mark.parametrize(("stability", "rush"), [(2, 0), (3, 1), (7, 2), (10, 3), (14, 3)])
def test_rush_stands_some_up_before_they_spawn(stability: int, rush: int) -> None:
    s = open_crypts("D1", stability=stability)
    k = s.skeletons
    k.march, k.lying = [0, 1, 2, 3], 0b1111
    session = play(begin(s, "solo_spawns", 1), rolls=(1,) * rush)
    assert sum(at >= CELLS for at in session.state.skeletons.at) == rush
    assert all(session.state.skeletons.at[i] >= CELLS for i in range(rush)), "the leftmost"


@pytest.mark.rule("VM-263")
@pytest.mark.parametrize(("pillar", "shut"), [("", ""), ("F7", "spawn4"), ("G2", "spawn6")])
def test_they_spawn_on_all_six_but_where_the_pillar_stands(pillar: str, shut: str) -> None:
    spawns: set[str] = set()
    for seed in range(20):
        s = open_crypts("D1")
        s.paladin.pillar = spot(pillar) if pillar else SUPPLY
        s.skeletons.march = [0, 1, 2, 3, 4]
        session = play(begin(s, "solo_spawns", 1), seed=seed)
        spawns |= {name(at) for at in session.state.skeletons.at[:5]}
    assert spawns == {f"spawn{n}" for n in range(1, 7)} - {shut}


# -- the campaign ----------------------------------------------------------------------------


@pytest.mark.rule("VM-270")
def test_a_chronicle_that_is_closed_says_so_and_counts_its_wins() -> None:
    s = blank("campaign")
    s.winner, s.how = 0, "ghosts"
    session = play(begin(s, "journey_ends", 0), "raise:terror", seed=2)
    assert session.state.wins == 1
    session.choose("close")
    assert session.outcome is not None
    assert session.outcome.how == "closed"
    assert session.outcome.scores == (0.1,)
    s.winner, s.how = 1, "slain"
    session = play(begin(s, "journey_ends", 0), "close", seed=2)
    assert session.state.wins == 0
    assert session.outcome is not None
    assert session.outcome.how == "closed"
