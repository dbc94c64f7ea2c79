"""Who is where, what is in sight, how far a walk or a shove leads: worked out anew on squared paper.

Each of these tests arranges trains by chance and reckons, space by space, what the rules work out with sets of bits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from random import Random

import pytest

from hearthside.games.vagrantsong.content.board import CAR, CAR_MASK, NAME, SIDE, TRAIN
from hearthside.games.vagrantsong.content.page import PUP
from hearthside.games.vagrantsong.rules import places
from hearthside.games.vagrantsong.rules.movement import drift, no_walk, paces, slide, walk_stops
from hearthside.games.vagrantsong.rules.ties import badness, worst
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel.grid import cells

from .table import set_at, table

SPACES = [y * 20 + x for y in range(4) for x in range(20) if x not in (6, 13) or y in (1, 2)]
"""Three cars of six by four, and two connecting spaces between each."""


def beside(j: int) -> list[int]:
    """The orthogonal neighbours of a space."""
    x, y = j % 20, j // 20
    there = ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
    return [v * 20 + u for u, v in there if 0 <= u < 20 and 0 <= v < 4 and v * 20 + u in SPACES]


def steps(start: Iterable[int], free: Callable[[int], bool]) -> dict[int, int]:
    """Steps from some spaces to all that can be reached over free ones."""
    found = dict.fromkeys(start, 0)
    edge = list(found)
    while edge:
        edge = [k for j in edge for k in beside(j) if k not in found and free(k)]
        edge = list(dict.fromkeys(edge))
        least = max(found.values()) + 1
        found |= dict.fromkeys(edge, least)
    return found


FAR = {j: steps([j], lambda k: True) for j in SPACES}


def trains(
    scenario: str = "s21", n: int = 40, haints: bool = True
) -> Iterator[tuple[Journey, Random]]:
    """The Runaway with her Pup, two others, two Haints, Terrain, Candles and Events, each on a space of its own."""
    for seed in range(n):
        dice = Random(seed)
        s = table("runaway", "songsmith", "empress", scenario=scenario)
        free = SPACES[:]
        dice.shuffle(free)
        if dice.random() < 0.5:  # the first and the last space of the train are spaces like any
            free.sort(key=lambda j: j not in (0, 79))
        set_at(s)
        for v in s.vagrants:
            v.at = free.pop(0)
        s.vagrants[0].pup = free.pop(0)
        if dice.random() < 0.2:
            s.vagrants[1].at = -1
        for haint in s.haints:
            haint.at = free.pop(0) if haints else -1
        for kind in dice.choices(("box", "coffin", "hole") if scenario != "s21" else ("box", "coffin", "pool"), k=dice.randint(0, 9)):  # fmt: skip
            places.set_terrain(s, free.pop(0), kind)
        if haints and dice.random() < 0.3:
            places.set_terrain(s, s.haints[0].at, "box")
        s.candles = [free.pop(0) for _ in range(dice.randint(0, 2))]
        s.events = {k: free.pop(0) for k in range(dice.randint(0, 3))}
        if dice.random() < 0.5:
            s.figures = {"crow": free.pop(0)}
        yield s, dice


def bodies(s: Journey) -> dict[int, int]:
    """Where everybody stands, the Pup too."""
    found = {v.seat: v.at for v in s.vagrants if v.at >= 0}
    return found | {v.seat + PUP: v.pup for v in s.vagrants if v.at >= 0 and v.pup >= 0}


def there(s: Journey) -> set[int]:
    """The spaces that somebody stands on."""
    return {*bodies(s).values(), *(h.at for h in s.haints if h.at >= 0), *s.figures.values()}


# -- who is where ------------------------------------------------------------------------------------


@pytest.mark.rule("VS-010", "VS-011", "VS-013", "VS-014", "VS-016")
def test_the_train_on_squared_paper() -> None:
    """Neighbours, distances, cars with their connecting spaces, and the four sides."""
    assert {*cells(TRAIN.all)} == {*SPACES}
    for j in SPACES:
        assert {*cells(TRAIN.near[j])} == {*beside(j)} == {*TRAIN.ways[j]}
        assert {k: TRAIN.dist[j][k] for k in SPACES} == FAR[j]
        for n in (0, 1, 3, 7):
            assert {*cells(TRAIN.reach(j, n))} == {k for k in SPACES if FAR[j][k] <= n}
        x, upper = j % 20, j // 20 == 1
        car = 0 if x < 6 or (x == 6 and upper) else 1 if x < 13 or (x == 13 and upper) else 2
        assert CAR[j] == car and CAR_MASK[car] >> j & 1
    for name, column in (("round", 0), ("break", 19)):
        assert {*cells(SIDE[name])} == {y * 20 + column for y in range(4)}


@pytest.mark.rule("VS-015", "VS-072", "VS-127")
def test_who_and_what_takes_a_space() -> None:
    """Standees are passed and not stopped on; whatever lies there keeps a space from being open."""
    for s, _ in trains():
        stood = there(s)
        lying = {*s.terrain, *s.candles, *s.events.values()}
        assert {*cells(places.vagrants_mask(s))} == {*bodies(s).values()}
        assert {*cells(places.haints_mask(s))} == {h.at for h in s.haints}
        assert {*cells(places.standing(s))} == stood
        assert {*cells(places.open_spaces(s))} == {*SPACES} - stood - lying
        assert {b: places.where(s, b) for b in places.bodies(s)} == bodies(s)
        s.closed = CAR_MASK[1]
        shut = {j for j in SPACES if CAR[j] == 1}
        assert {*cells(places.open_spaces(s))} == {*SPACES} - stood - lying - shut


@pytest.mark.rule("VS-192")
def test_the_space_that_somebody_steps_aside_to() -> None:
    """Open and adjacent; else adjacent with a token or floor that can be entered; else the nearest open ones."""
    for s, dice in trains():
        free = {*SPACES} - there(s) - {*s.terrain, *s.candles, *s.events.values()}
        for j in dice.sample(SPACES, 12):
            open_ = {k for k in beside(j) if k in free}
            bare = {k for k in beside(j) if k not in there(s) and not s.blocked >> k & 1}
            least = min(FAR[j][k] for k in free if FAR[j][k] > 1)
            nearest = {k for k in free if FAR[j][k] <= least}
            assert {*places.open_near(s, j)} == (open_ or bare or nearest)


@pytest.mark.rule("VS-097", "VS-098", "VS-099", "VS-100")
def test_what_is_in_sight_for_a_vagrant() -> None:
    """Past anybody, not through Terrain, and onto it only where a Haint stands there."""
    for s, dice in trains(n=60):
        for j, n in ((k, dice.randint(1, 9)) for k in dice.sample(SPACES, 10)):
            far = steps([j], lambda k, s=s: k not in s.terrain)  # type: ignore[misc]
            seen = {k for k, d in far.items() if d <= n}
            seen |= {h.at for h in s.haints for k in beside(h.at) if far.get(k, 99) < n}
            assert {*cells(places.sight(s, j, n))} == seen


@pytest.mark.rule("VS-070", "VS-072", "VS-077", "VS-101", "VS-205")
def test_whom_an_area_catches() -> None:
    """One body for each Vagrant: her, or else the Pup; Haints reach through everything."""
    for s, dice in trains():
        for j, n in ((k, dice.randint(0, 8)) for k in dice.sample(SPACES, 10)):

            def caught(inside: Callable[[int], bool], s: Journey = s) -> list[int]:
                there = bodies(s)
                found = []
                for v in s.vagrants:
                    for body in (v.seat, v.seat + PUP):
                        if body in there and inside(there[body]):
                            found.append(body)
                            break
                return found

            assert places.in_reach(s, j, n) == caught(lambda k, j=j, n=n: FAR[j][k] <= n)  # type: ignore[misc]
            assert places.same_car(s, j) == caught(lambda k, j=j: CAR[k] == CAR[j])  # type: ignore[misc]
            for h, haint in enumerate(s.haints):
                near = [
                    body & 7
                    for body in caught(lambda k, n=n, haint=haint: FAR[haint.at][k] <= n)  # type: ignore[misc]
                ]
                for v in s.vagrants:
                    assert places.near_haint(s, v, h, n) == (v.seat in near)
        s.haints[0].at = -1
        assert not places.near_haint(s, s.vagrants[0], 0, 99)


@pytest.mark.rule("VS-015", "VS-104")
def test_how_much_terrain_there_is() -> None:
    """Six pieces of a pair, whichever way up; what is taken off is free again, and a token on it goes to the track."""
    s = table("songsmith", "cursebearer", scenario="s08")
    for k, (kind, pair) in enumerate((("box", "debris"), ("coffin", "snow"), ("hole", "pool"))):
        for n in range(6):
            assert places.terrain_left(s, kind) == places.terrain_left(s, pair) == 6 - n
            places.set_terrain(s, SPACES[k * 10 + n], kind if n % 2 else pair)
        assert places.terrain_left(s, kind) == 0
    assert {*cells(places.spaces_of(s, "box"))} == {SPACES[n] for n in (1, 3, 5)}
    open_floor = {
        j for j, kind in s.terrain.items() if kind == "hole"
    }  # the Holes of the crossroads
    assert {*cells(s.blocked)} == {*s.terrain} - open_floor
    s.marked = {SPACES[1]: "nail", SPACES[3]: "cleansed"}
    for j in (SPACES[1], SPACES[3]):
        places.clear_terrain(s, j)
        assert j not in s.terrain and not s.blocked >> j & 1 and j not in s.marked
    assert s.cycle["nail"] == 1 and places.terrain_left(s, "box") == 2


# -- walks -------------------------------------------------------------------------------------------


@pytest.mark.rule("VS-073", "VS-102", "VS-125", "VS-126", "VS-127")
@pytest.mark.parametrize("scenario", ["s21", "s01"])
def test_where_a_walk_may_end(scenario: str) -> None:
    """Round Terrain and Haints, past Vagrants, on no standee; the Pup passes Haints, too."""
    for s, dice in trains(scenario):
        for body, start in bodies(s).items():
            foes = {h.at for h in s.haints}
            walls = {j for j in s.terrain if s.blocked >> j & 1}
            far = steps(
                [start],
                lambda k, walls=walls, foes=foes, body=body: (
                    k not in walls and (body >= PUP or k not in foes)
                ),  # type: ignore[misc]
            )
            n = dice.randint(0, 9)
            stops, touched = walk_stops(s, body, n)
            ends = {k for k, d in far.items() if d <= n and k not in there(s)}
            assert {*cells(stops)} == ends
            if body < PUP:
                assert {*cells(touched)} == {
                    f for f in foes if any(far.get(k, 99) < n for k in beside(f))
                }
            for k in dice.sample(SPACES, 15):
                assert (no_walk(s, body, n, k) is None) == (k in ends)
                if k in ends:
                    assert paces(s, body, k) == far[k]


@pytest.mark.rule("VS-104", "VS-125", "VN-2110")
def test_a_walk_ends_on_floor_that_does_something() -> None:
    """Snow of the bonus night: as far as its first space and no further."""
    for s, dice in trains():
        for j in dice.sample([k for k in SPACES if k not in there(s) and k not in s.terrain], 9):
            places.set_terrain(s, j, "snow")
        snow = {j for j, kind in s.terrain.items() if kind == "snow"}
        start, foes = s.vagrants[2].at, {h.at for h in s.haints}
        bare = steps([start], lambda k, s=s, foes=foes: k not in s.terrain and k not in foes)  # type: ignore[misc]
        n = dice.randint(1, 9)
        onto = {k for k in snow if any(bare.get(m, 99) < n for m in beside(k))}
        plain = {k for k, d in bare.items() if d <= n and k not in there(s)}
        assert {*cells(walk_stops(s, 2, n)[0])} == plain | onto


# -- shoves ------------------------------------------------------------------------------------------


@pytest.mark.rule("VS-018", "VS-019", "VS-020")
@pytest.mark.parametrize("away", [False, True])
def test_where_a_forced_move_may_end(away: bool) -> None:
    """Every step nearer, or further off, round Terrain; as far as it says, or until none can; straight on if that is one."""
    asked = 0
    for s, dice in trains("s01", 120, haints=False):
        start, n = s.vagrants[2].at, dice.randint(1, 6)
        ref = {dice.choice([k for k in SPACES if k != start])}
        if dice.random() < 0.3:
            ref = {*cells(SIDE[dice.choice(("round", "break"))])}
        far = steps(ref, lambda k, s=s, start=start: k == start or not s.blocked >> k & 1)  # type: ignore[misc]
        if start not in far:
            continue
        edge, ends = {start}, {start}
        for k in range(1, n + 1):
            d = far[start] + (k if away else -k)
            edge = {
                m for j in edge for m in beside(j) if far.get(m) == d and not s.blocked >> m & 1
            }
            if edge - there(s):
                ends = edge - there(s)
        row, column = start // 20, start % 20
        if len(ref) > 1 or {j // 20 for j in ref} == {row}:
            straight = {j for j in ends if j // 20 == row}
        else:
            straight = {j for j in ends if j % 20 == column and {k % 20 for k in ref} == {column}}
        move = drift(s, 2, n, sum(1 << j for j in ref), away=away)
        if ends == {start}:
            with pytest.raises(StopIteration) as over:
                next(move)
            assert over.value.value == 0
            continue
        question = next(move)
        asked += 1
        assert {o.args[0] for o in question.options} == {NAME[j] for j in straight or ends}
        with pytest.raises(StopIteration) as done:
            move.send(question.options[0])
        assert done.value.value == abs(far[s.vagrants[2].at] - far[start])
    assert asked > 60


@pytest.mark.rule("VS-018", "VN-0177")
@pytest.mark.parametrize("dx", [1, -1])
def test_how_far_somebody_slides(dx: int) -> None:
    """Along the train as far as it says; an edge or Terrain cuts it short, a standee at the end does not."""
    for s, dice in trains("s01", 80, haints=False):
        start, n = s.vagrants[2].at, dice.randint(1, 5)
        at, end, cut = start, start, False
        for _ in range(n):
            x = at % 20 + dx
            if not 0 <= x < 20 or at + dx not in SPACES or s.blocked >> at + dx & 1:
                cut = True
                break
            at += dx
            if at not in there(s) - {start}:
                end = at
        with pytest.raises(StopIteration) as done:
            next(slide(s, 2, n, dx))
        assert (s.vagrants[2].at, done.value.value) == (end, cut)


# -- the Hobo Code -----------------------------------------------------------------------------------


@pytest.mark.rule("VS-002", "VS-201", "VS-115")
def test_the_order_of_what_is_worse() -> None:
    """A Wound caused, Wounds carried, Humanity left, Effects borne, having acted; the Westbound have little to lose."""
    s = table("songsmith", "cursebearer")
    v = s.vagrants[0]
    dice = Random(1)
    seen = []
    for _ in range(300):
        v.humanity, v.acted = dice.randint(1, 10), dice.random() < 0.5
        v.skills = [dice.choice((1, -1)) * n for n in (35, 36, 37, 38)]
        v.junk = dice.choice(([], [-2], [2]))
        v.effects = ["shakes", "spooked"][: dice.randint(0, 2)]
        v.westbound = dice.random() < 0.2
        wounds = sum(n < 0 for n in (*v.skills, *v.junk))
        rest = (len(v.effects), v.acted)
        if v.westbound:
            key = (0, 0, -v.humanity, *rest) if v.humanity > 1 else (0, 0, -40, *rest)
        else:
            key = (v.humanity == 1, wounds, -v.humanity, *rest)
        seen.append((key, badness(v)))
    for one, other in pairwise(seen):
        assert (one[0] < other[0]) == (one[1] < other[1]) and (one[0] == other[0]) == (
            one[1] == other[1]
        )
    assert worst([3, 1, 3, 2], harm=lambda n: n) == [3, 3] and worst([], harm=len) == []
