"""The stone of Scenario 17: statues and what cleanses them, Holes that wander, and what the Lady in Limestone does."""

from __future__ import annotations

from hearthside.kernel import ANYONE, Asks, note
from hearthside.kernel.grid import cells

from ...rules.asking import Where, Whom
from ...rules.bindle import discard
from ...rules.blows import (
    each,
    everyone,
    furthest,
    gets,
    gets_or_loses,
    in_range,
    lose,
    most_humanity,
    strike,
    target,
)
from ...rules.breaks import change_mood, tell
from ...rules.haint import PLAIN, areas, choose_target, jump, tell_target
from ...rules.happenings import lay_terrain
from ...rules.humanity import lose as lose_humanity
from ...rules.movement import put_down
from ...rules.parts import begin
from ...rules.places import (
    bodies,
    clear_terrain,
    open_spaces,
    same_car,
    set_terrain,
    standing,
    where,
)
from ...rules.ties import harm_on, settle, worst, worst_body
from ...rules.using import snuff
from ...state import Journey
from ..board import CAR, CAR_MASK, LINKS, NAME, TRAIN
from ..page import Action, Effect, Lasting, Mood, Track
from ..terrain import lay, pieces

SHE = 0
ANGER, SPIRIT = 0, 1
CLEANSED, HOLE = "cleansed", "hole"
HOLES = 6
DUG, RITE = Track("dug"), Track("rite")
"""How often the shovel was used; whether a Ritual is giving her Humanity just now."""


# -- marks on stone --------------------------------------------------------------------------------------


def marks(s: Journey, space: int) -> list[str]:
    """What lies on a piece of Terrain."""
    return s.marked[space].split("+") if space in s.marked else []


def mark(s: Journey, space: int, what: str) -> None:
    """Something is laid on a piece of Terrain."""
    if what not in marks(s, space):
        s.marked[space] = "+".join([*marks(s, space), what])


def unmark(s: Journey, space: int, what: str) -> None:
    """Something is taken off a piece of Terrain."""
    left = [m for m in marks(s, space) if m != what]
    if left:
        s.marked[space] = "+".join(left)
    else:
        s.marked.pop(space, None)


def rough(s: Journey) -> list[int]:
    """The Debris that is not Cleansed yet."""
    return [j for j in pieces(s, "debris") if CLEANSED not in marks(s, j)]


def clean(s: Journey) -> int:
    """How much Debris is Cleansed."""
    return sum(CLEANSED in m.split("+") for m in s.marked.values())


def on_rough(s: Journey) -> bool:
    """Whether she stands on Debris that is not Cleansed."""
    return s.haints[SHE].at in rough(s)


def cleanse(s: Journey, space: int) -> Asks:
    """A Cleansed token goes onto Debris; the fifth would, and Event 0 is read instead."""
    if s.haints[SHE].mood == ANGER and clean(s) >= 4:  # VN-1701
        yield from walks_out(s, space)
        return
    mark(s, space, CLEANSED)  # VN-1705
    note(s, "cleansed", NAME[space], rule="VN-1705")


# -- Holes that wander -----------------------------------------------------------------------------------


def holes(s: Journey) -> list[int]:
    """Where the Holes are, those under other Terrain too."""
    return [*pieces(s, HOLE), *(j for j in s.marked if HOLE in marks(s, j))]


def close_hole(s: Journey, space: int) -> None:
    """A Hole is gone."""
    if s.terrain.get(space) == HOLE:
        clear_terrain(s, space)
    else:
        unmark(s, space, HOLE)


def set_hole(s: Journey, space: int) -> None:
    """A Hole comes onto a space, whatever lies there; two on one space are one."""
    if space in s.candles:
        snuff(s, space)
    if s.terrain.get(space, HOLE) != HOLE:
        mark(s, space, HOLE)  # VN-1704
    elif space not in s.terrain:
        set_terrain(s, space, HOLE)  # VN-1704


SPARE_HOLE = Where(
    "spare_hole", "VS-200", "That on {0}", prompt="Which of the Holes furthest off is taken?"
)


def opens_hole(s: Journey, choice: list[int]) -> Asks:
    """A Hole opens on one of some spaces; with all of them out, the one furthest from everybody is taken."""
    there = [where(s, b) for b in everyone(s)]
    found = holes(s)
    if choice and len(found) >= HOLES:
        spare = yield from settle(
            s, found, lambda j: min((TRAIN.dist[j][k] for k in there), default=0), SPARE_HOLE
        )
        close_hole(s, spare)  # VN-1703
    yield from lay_terrain(s, HOLE, choice)


def wander(s: Journey, space: int, n: int) -> int:
    """Where a Hole comes to that moves toward the nearest Vagrant; of equal spaces the worst, then that nearest to all."""
    there = [where(s, b) for b in everyone(s)]
    if not there:
        return space
    far = min(TRAIN.dist[space][k] for k in there)
    prey = [k for k in there if TRAIN.dist[space][k] == far]
    steps = min(n, far)
    ends = [
        j
        for j in cells(TRAIN.reach(space, steps))
        if TRAIN.dist[space][j] == steps and any(TRAIN.dist[j][k] == far - steps for k in prey)
    ]
    return worst(ends, lambda j: (harm_on(s, 1 << j), -sum(TRAIN.dist[j][k] for k in there)))[0]


def holes_move(s: Journey, h: int, n: int, loss: int) -> Asks:
    """All Holes move at once toward the nearest Vagrant; whoever one comes to loses Humanity."""
    ways = {j: wander(s, j, n) for j in holes(s)}
    for j in ways:
        close_hole(s, j)
    for j in set(ways.values()):
        set_hole(s, j)  # VN-1704
    if ways:
        note(s, "holes_wander", rule="VN-1704")
    came = {end for start, end in ways.items() if start != end}
    for body in [b for b in bodies(s) if where(s, b) in came]:
        yield from strike(s, h, body, (lose(loss),))


# -- where she stands ------------------------------------------------------------------------------------

FAST = Lasting(key="fast", text="She is not set on other Debris this round.", until="round")
LURES = Whom(
    "lures",
    "VN-1702",
    nobody="Nobody",
    prompt="She is going to be set on Debris. Does anybody give up a Candle, to have her nearby?",
)
STATUE = Where("statue", "VS-200", "To {0}", prompt="Which statue does she wake in?")


def set_on_statue(s: Journey, spot: int) -> Asks:
    """She is set on the Debris nearest to a space, or to whoever gives up a Candle."""
    if FAST.key in s.lasting or not pieces(s, "debris"):  # VN-1702
        return
    able = [v.seat for v in s.vagrants if "candle" in v.tokens and v.at >= 0]
    who = (yield from LURES.choose(ANYONE, able)) if able else -1
    if who >= 0:
        v = s.vagrants[who]
        v.tokens.remove("candle")
        discard(s, "candle")
        note(s, "shook_off", v.who, "candle", rule="VN-1702")
        spot = v.at  # VN-1702
        begin(s, FAST)  # VN-1702
    row = TRAIN.dist[spot]
    least = min(row[j] for j in pieces(s, "debris"))
    spots = [j for j in pieces(s, "debris") if row[j] == least]
    near = [where(s, b) for b in everyone(s)]
    end = yield from settle(s, spots, lambda j: sum(TRAIN.dist[j][k] <= 1 for k in near), STATUE)
    yield from jump(s, SHE, end)


def walks_out(s: Journey, space: int) -> Asks:
    """Event 0: she steps out of the last statue, and everything draws together in her car."""
    note(s, "event", 0, s.scenario, rule="VN-1770")
    yield from tell(s, 0)
    yield from jump(s, SHE, space)  # VN-1770
    change_mood(s, SHE, SPIRIT)  # VN-1770
    car = CAR[space]
    for v in s.vagrants:
        if v.at >= 0:
            v.at = v.pup = -1
    for v in s.vagrants:
        if not v.out:
            yield from put_down(s, v.seat, _round_her(s, space), "VN-1770")  # VN-1770
    others = [j for j in pieces(s, "debris") if CAR[j] != car]
    for j in [j for j in holes(s) if CAR[j] != car or LINKS >> j & 1]:
        close_hole(s, j)  # VN-1770
    for j in others:
        clear_terrain(s, j)  # VN-1770
    for _, link in zip(others, cells(LINKS), strict=False):
        lay(s, link, "debris")  # VN-1770
    yield from opens_hole(s, list(cells(CAR_MASK[car] & ~LINKS & open_spaces(s))))  # VN-1770


def _round_her(s: Journey, space: int) -> list[int]:
    """The spaces of her car at least 2 away; failing open ones, any that nobody stands on."""
    mask = CAR_MASK[CAR[space]] & ~LINKS & ~TRAIN.reach(space, 1)
    return list(cells(mask & open_spaces(s))) or list(cells(mask & ~standing(s) & ~s.blocked))


# -- what she does ---------------------------------------------------------------------------------------


def bad_luck(s: Journey, i: int, bones: list[int], success: int) -> Asks:
    """Each 1 of an own roll costs 2."""
    for _ in range(bones.count(1)):
        yield from lose_humanity(s, i, 2, "VN-1715")


LUCK = Effect(
    key="luck",
    name="Luck o' the Lady",
    text="Each 1 that you roll for an action or a Skill costs you 2. Discard a Rabbit's Foot to be rid of it.",
    cure="foot",
    rolled=bad_luck,
)


def wakes(s: Journey, h: int) -> Asks:
    """She is set on the Debris nearest to her target; everyone beside her loses 5."""
    body = choose_target(s, h, PLAIN)
    if body is not None:
        tell_target(s, h, body)
        yield from set_on_statue(s, where(s, body))
    for each_one in areas(s, h, 1):
        yield from strike(s, h, each_one, (lose(5),))


def pities(s: Journey, h: int) -> Asks:
    """She is set on the Debris nearest to whoever has lost most; everyone within Range 2 loses 5."""
    there = [b for b in everyone(s) if not s.vagrants[b].westbound] or everyone(s)
    if there:
        lost = {b: s.vagrants[b].most - s.vagrants[b].humanity for b in there}
        body = worst_body(s, [b for b in there if lost[b] == max(lost.values())])
        tell_target(s, h, body)
        yield from set_on_statue(s, where(s, body))
    for body in areas(s, h, 2):
        yield from strike(s, h, body, (lose(5),))


def cracks(s: Journey, h: int) -> Asks:
    """A Hole opens next to each Vagrant in her car."""
    for body in same_car(s, s.haints[h].at):
        yield from opens_hole(s, list(cells(TRAIN.near[where(s, body)] & open_spaces(s))))


def sinkholes(s: Journey, h: int) -> Asks:
    """Every Hole moves 2 toward the nearest Vagrant; whoever it comes to loses 5."""
    yield from holes_move(s, h, 2, 5)


def under_the_proud(s: Journey, h: int) -> Asks:
    """The Cycle Effect: a Hole opens next to whoever has most Humanity."""
    there = everyone(s)
    if there:
        body = worst_body(s, most_humanity(s, h, there))
        yield from opens_hole(s, list(cells(TRAIN.near[where(s, body)] & open_spaces(s))))


CYCLE = "A Hole opens next to whoever has most Humanity."
HAUNTED = "Gain Luck o' the Lady, or lose 1 if you have it."

ANGER_MOOD = Mood(
    "Encased Anger",
    nail=Action(
        "Wakes in Stone", "She is set on the Debris nearest to the target. Everyone beside her loses 5.", perform=wakes,  # VN-1730
    ),
    candle=Action(
        "Looks Down on You", "She is set on the Debris nearest to whoever has lost most. Everyone within Range 2 loses 5.",  # VN-1731
        perform=pities,
    ),
    salt=Action("Cracks in the Floor", "A Hole opens next to each Vagrant in her car.", perform=cracks),  # VN-1732
    foot=Action(
        "Sinkholes", "Every Hole moves 2 toward the nearest Vagrant. Whoever it comes to loses 5.", perform=sinkholes,  # VN-1733
    ),
    apple=Action(
        "Stone Stare", "Everyone in range loses 5 and gains Luck o' the Lady.", range=3,  # VN-1734
        does=(each(in_range, lose(5), gets("luck")),),
    ),
    cycle_text=CYCLE,
    cycle=under_the_proud,  # VN-1736
    haunted_text=HAUNTED,
    haunted=(gets_or_loses("luck", 1),),  # VN-1737
)  # fmt: skip

SPIRIT_MOOD = Mood(
    "Spirit Within",
    nail=Action("Cold Hands", "The target loses 6.", move=3, range=1, does=(target(lose(6)),)),  # VN-1740
    candle=Action("A Handful of Grit", "The target loses 5.", move=2, range=3, does=(target(lose(5)),)),  # VN-1741
    salt=Action(
        "The Floor Follows", "Every Hole moves 2 toward the nearest Vagrant. Whoever it comes to loses 5.", perform=sinkholes,  # VN-1742
    ),
    foot=Action(
        "Chosen", "The furthest Vagrant gains Luck o' the Lady, or loses 6 if they have it.", move=4, range=0, aim=furthest,  # VN-1743
        does=(target(gets_or_loses("luck", 6)),),
    ),
    apple=Action(
        "Comes Down", "Everyone in range loses 6.", range=2, move=1, area=True, does=(each(in_range, lose(6)),),  # VN-1744
    ),
    cycle_text=CYCLE,
    cycle=under_the_proud,  # VN-1746
    haunted_text=HAUNTED,
    haunted=(gets_or_loses("luck", 1),),  # VN-1747
)  # fmt: skip
