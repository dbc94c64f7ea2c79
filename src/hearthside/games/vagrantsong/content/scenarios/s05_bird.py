"""The water of Scenario 5 and the Blackbird over it: how high it stands, and what she does, caged and free."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import ANYONE, Asking, Asks

from ...rules.asking import Either
from ...rules.blows import (
    each,
    furthest,
    haunted_loss,
    in_car,
    in_range,
    lose,
    pushed,
    strike,
    target,
)
from ...rules.humanity import lose as lose_humanity
from ...rules.places import caught, stood_on
from ...rules.ties import harm_on, worst
from ...state import Journey
from ..board import CAR, CAR_MASK, TRAIN
from ..page import (
    Action,
    Mood,
    Track,
)

CAGED, WAILFUL = 0, 1
FLOOD = {
    0: Track("flood_a", "The water in car A stands at {0}.", 1, (5, 6, 4)),
    2: Track("flood_c", "The water in car C stands at {0}.", 1, (5, 6, 4)),
}


# -- the flood ---------------------------------------------------------------------------------


def height(s: Journey, car: int) -> int:
    """The Flood Height of a car; B stays dry."""
    return FLOOD[car].of(s) if car in FLOOD else 0


def flood(s: Journey, car: int, n: int) -> None:
    """A Flood Height rises or falls; B stays dry."""
    if car in FLOOD:
        FLOOD[car].add(s, n)


def both(s: Journey, n: int) -> None:
    """Both Flood Heights change."""
    flood(s, 0, n)
    flood(s, 2, n)


def turn_start(s: Journey, i: int) -> Asks:
    """VN-0501: Starting a turn in A or C costs its height, 1 less with the waders."""
    v = s.vagrants[i]
    here = stood_on(v)  # VS-077: or the Pup there
    wet = [height(s, car) for car in FLOOD if here & CAR_MASK[car]]
    if wet:
        yield from lose_humanity(s, i, max(wet) - ("e0" in v.tokens), "VS-004")


def wounded(s: Journey, i: int) -> Asks:
    """VN-0501: A Wound raises the water in its car."""
    v = s.vagrants[i]
    if v.at >= 0:
        flood(s, CAR[v.at], 1)
    return
    yield


def patched(s: Journey, i: int) -> Asks:
    """VN-0501: Patch Up made on a pool also bails: the height falls by the successes."""
    v = s.vagrants[i]
    if v.at >= 0 and s.terrain.get(v.at) == "pool":
        flood(s, CAR[v.at], -v.patched)
    return
    yield


def by_pool(s: Journey, i: int) -> bool:
    """On or next to a pool."""
    at = s.vagrants[i].at
    return any(
        kind == "pool" and (t == at or TRAIN.near[at] >> t & 1) for t, kind in s.terrain.items()
    )


def on_pool(s: Journey, i: int) -> bool:
    """On a pool."""
    at = s.vagrants[i].at
    return at >= 0 and s.terrain.get(at) == "pool"


def soak_up(s: Journey, i: int) -> Asks:
    """That car's height falls by 1."""
    flood(s, CAR[s.vagrants[i].at], -1)
    return
    yield


# -- the Blackbird -----------------------------------------------------------------------------


def rain(s: Journey, h: int) -> Asks:
    """VN-0532: The drier outer car's height rises by 1."""
    flood(s, (yield from driest(s)), 1)


def driest(s: Journey) -> Asking[int]:
    """The outer car with the lower height."""
    return (yield from outer_car(s, lambda car: -height(s, car)))


def fullest(s: Journey) -> Asking[int]:
    """The outer car with most Vagrants."""
    counts = {car: sum(v.at >= 0 and CAR[v.at] == car for v in s.vagrants) for car in FLOOD}
    return (yield from outer_car(s, counts.__getitem__))


OUTER = Either(
    "outer_car",
    "VS-200",
    {"car_a": "Car A", "car_c": "Car C"},
    prompt="both outer cars are alike. Which one is it?",
    part=True,
)


def outer_car(s: Journey, rank: Callable[[int], int]) -> Asking[int]:
    """The outer car that ranks highest; of equal ones that with the worse victims, then the party's choice (VS-002)."""
    cars = worst(worst(FLOOD, rank), lambda car: harm_on(s, CAR_MASK[car]))
    if len(cars) == 1:
        return cars[0]
    return 0 if (yield from OUTER.choose(ANYONE)) == "car_a" else 2


def dry_spell(s: Journey, h: int) -> Asks:
    """VN-0533: Everyone in the drier outer car loses 2."""
    for body in caught(s, CAR_MASK[(yield from driest(s))]):
        yield from strike(s, h, body, (lose(2),))


def deluge(s: Journey, h: int) -> Asks:
    """VN-0534: The fuller outer car: its height rises by 1 and everyone there loses 2."""
    car = yield from fullest(s)
    flood(s, car, 1)
    for body in caught(s, CAR_MASK[car]):
        yield from strike(s, h, body, (lose(2),))


def seep(s: Journey, h: int) -> Asks:
    """VN-0536: The Cycle Effect: the fuller outer car's height rises by 1."""
    flood(s, (yield from fullest(s)), 1)


CAGED_MOOD = Mood(
    "Caged",
    nail=Action("Thrown Voice", "The furthest Vagrant loses 3.", aim=furthest, does=(target(lose(3)),)),  # VN-0530
    candle=Action("Beating Wings", "The furthest Vagrant in reach loses 4.", move=2, range=8, aim=furthest, does=(target(lose(4)),)),  # VN-0531
    salt=Action("Rain", "The drier outer car floods by 1.", perform=rain),  # VN-0532
    foot=Action("Dry Spell", "Everyone in the drier outer car loses 2.", perform=dry_spell),  # VN-0533
    apple=Action("Deluge", "The fuller outer car floods by 1; everyone there loses 2.", perform=deluge),  # VN-0534
    special="Boxes close car B until the Dynamite goes off.",
    cycle_text="The fuller outer car floods by 1.",
    cycle=seep,
    haunted=(haunted_loss(1),),
)  # fmt: skip

WAILFUL_MOOD = Mood(
    "Wailful",
    nail=Action("Swoop", "Flies at the furthest Vagrant; the target in range loses 6.", move=4, range=1, aim=furthest, does=(target(lose(6)),)),  # VN-0540
    candle=Action(
        "Buffet", "Flies at the furthest Vagrant; the target loses 6 and is moved 2 away.",  # VN-0541
        move=4, range=1, aim=furthest, does=(target(lose(6), pushed(2)),),
    ),
    salt=Action("Keening", "Everyone in range loses 5 and is moved 1 away.", range=3, area=True, does=(each(in_range, lose(5), pushed(1)),)),  # VN-0542
    foot=Action("Murmuration", "Flies over as many as she can. The target loses 3.", move=6, range=1, does=(target(lose(3)),)),  # VN-0543
    apple=Action("The Whole Sky", "Everyone in her car loses 5.", does=(each(in_car, lose(5)),)),  # VN-0544
    cycle_text="The fuller outer car floods by 1.",
    cycle=seep,
    haunted=(haunted_loss(1),),
)  # fmt: skip
