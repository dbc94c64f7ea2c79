"""Light, dark, and what the Visitor does in both: the Haint of Scenario 7."""

from __future__ import annotations

from hearthside.kernel import ANYONE, Asking, Asks, note
from hearthside.kernel.grid import cells

from ...rules.asking import Where
from ...rules.blows import (
    each,
    everyone,
    gets,
    gets_or_loses,
    harder,
    haunted_loss,
    in_range,
    lose,
    nearest,
    strike,
    target,
)
from ...rules.breaks import change_mood, complete, tell
from ...rules.haint import HAINT_WAY, choose_target, go_toward, jump
from ...rules.happenings import (
    LAY,
    put_event,
)
from ...rules.humanity import lose as lose_humanity
from ...rules.places import caught, open_near, open_spaces, set_terrain, where
from ...rules.ties import harm_on, settle, worst_body
from ...rules.using import snuff
from ...state import Journey
from ..board import CAR, CAR_MASK, LINKS, TRAIN
from ..page import (
    Action,
    Body,
    Mood,
    OnBody,
    Track,
)

LANTERN, WHISPERS = Track("lantern"), Track("whispers")
SHOWN = tuple(Track(f"shown_{car}") for car in "abc")
UNSEEN, SEEN = 0, 1
DARK = {
    0: (("box", "hole", "hole"), 2),
    1: (("box", "pool", "pool"), 3),
    2: (("box", "hole", "pool"), 4),
}
"""What the first Candle of each car shows: Terrain and an Event (Event 1)."""


# -- light and dark ----------------------------------------------------------------------------


def lit(s: Journey, space: int) -> bool:
    """VN-0701: Whether a Candle reaches a space: 3 spaces, 4 with the lantern under it."""
    row = TRAIN.dist[space]
    lantern = LANTERN.of(s) - 1
    return any(row[c] <= (4 if c == lantern else 3) for c in s.candles)


def unseen(s: Journey, i: int, space: int) -> bool:
    """VN-0701: What no Candle reaches cannot be targeted."""
    return not lit(s, space)


def lit_up(s: Journey, i: int, space: int) -> Asks:
    """The first Candle of a car shows what is in it: Event 1. All three lit is a Ritual."""
    car = CAR[space]
    if not SHOWN[car].of(s):
        SHOWN[car].set(s, 1)
        yield from reveal_car(s, car)
    if {CAR[c] for c in s.candles} == {0, 1, 2}:
        yield from complete(s, "lights")


def reveal_car(s: Journey, car: int) -> Asks:
    """Event 1: Terrain and an Event Token on open spaces, at least two apart."""
    note(s, "event", 1, s.scenario, rule="VS-004")
    yield from tell(s, 1)
    terrain, number = DARK[car]
    laid: list[int] = []
    for kind in terrain:
        spots = _apart(s, car, laid)
        space = yield from LAY.choose(ANYONE, spots, kind)
        set_terrain(s, space, kind)
        laid.append(space)
    mask = sum(1 << j for j in _apart(s, car, laid))
    yield from put_event(s, number, mask)


def _apart(s: Journey, car: int, laid: list[int]) -> list[int]:
    """Open spaces of a car at least two from what was just laid."""
    free = list(cells(CAR_MASK[car] & ~LINKS & open_spaces(s)))
    good = [j for j in free if all(TRAIN.dist[j][t] >= 2 for t in laid)]
    return good or free


def first_light(s: Journey) -> Asks:
    """The Candle that burns when the night begins counts as the first of its car."""
    for space in list(s.candles):
        yield from lit_up(s, 0, space)


# -- the Visitor -------------------------------------------------------------------------------


def whisper(n: int) -> OnBody:
    """VN-0730: Wheezing Whispers: the loss grows over the night."""

    def effect(s: Journey, h: int, body: Body) -> Asks:
        yield from lose_humanity(s, body & 7, n + WHISPERS.of(s) + harder(s, h))

    return effect


def shadow(s: Journey, h: int, body: Body) -> Asks:
    """VN-0734: Peeling Shadow: 5 from the Paralyzed, 3 from others."""
    paralyzed = "paralyzed" in s.vagrants[body & 7].effects
    yield from lose_humanity(s, body & 7, (5 if paralyzed else 3) + harder(s, h))


def nearest_candle(s: Journey, h: int, ask: Where) -> Asking[int]:
    """The Candle nearest to it; of several the one beside which it is worst (VS-002)."""
    row = TRAIN.dist[s.haints[h].at]
    least = min(row[c] for c in s.candles)
    spots = [c for c in s.candles if row[c] == least]
    return (yield from settle(s, spots, lambda c: harm_on(s, TRAIN.near[c]), ask))


def snuff_one(s: Journey, h: int) -> Asks:
    """VN-0731: It comes up to 3 toward the nearest Candle and snuffs it if it gets there; the nearest Vagrant loses 2."""
    if s.candles:
        yield from go_toward(s, h, 3, (yield from nearest_candle(s, h, GOES_FOR)))
    body = choose_target(s, h, NEAREST)
    if body is not None:
        yield from strike(s, h, body, (lose(2),))


def in_the_dark(s: Journey, h: int) -> Asks:
    """VN-0732: Everyone whom no Candle reaches gains Racing Heart, or loses 2."""
    light, lantern = 0, LANTERN.of(s) - 1
    for c in s.candles:
        light |= TRAIN.reach(c, 4 if c == lantern else 3)
    for body in caught(s, TRAIN.all & ~light):  # VS-077
        yield from strike(s, h, body, (gets_or_loses("racing", 2),))


def darkest(s: Journey, h: int) -> Asks:
    """VN-0733: It is in the darkest car that holds somebody; the nearest Vagrant is Paralyzed, or loses 3."""
    lights = {b: sum(CAR[c] == CAR[where(s, b)] for c in s.candles) for b in everyone(s)}
    prey = worst_body(s, [b for b in lights if lights[b] == min(lights.values())])  # VS-002
    free = open_near(s, where(s, prey))
    yield from jump(s, h, (yield from HAINT_WAY.choose(ANYONE, free, s.haints[h].who)))
    body = choose_target(s, h, NEAREST)
    if body is not None:
        yield from strike(s, h, body, (gets_or_loses("paralyzed", 3),))


def blow_out(s: Journey, h: int) -> Asks:
    """VN-0743: The nearest Candle goes out; whoever is beside it loses 2."""
    if not s.candles:
        yield from snuff_one(s, h)
        return
    spot = yield from nearest_candle(s, h, GOES_OUT)
    snuff(s, spot)
    for body in caught(s, TRAIN.near[spot]):
        yield from strike(s, h, body, (lose(2),))


GOES_FOR = Where(
    "goes_for",
    "VS-200",
    "The one on {0}",
    prompt="Two Candles are as near. Which one does it go for?",
)
GOES_OUT = Where(
    "goes_out", "VS-200", "The one on {0}", prompt="Two Candles are as near. Which one goes out?"
)


def all_out(s: Journey, h: int) -> Asks:
    """VN-0736, VN-0746: The Cycle Effect: all Candles go out, and it is Unseen."""
    put_out_all(s)
    change_mood(s, h, UNSEEN)
    return
    yield


def put_out_all(s: Journey) -> None:
    """Every Candle leaves the board."""
    for space in list(s.candles):
        snuff(s, space)


def shows(s: Journey, h: int) -> Asks:
    """VN-0735, VN-0745: At the end of its turn it is Seen if a Candle reaches it, Unseen if none does."""
    change_mood(s, h, SEEN if lit(s, s.haints[h].at) else UNSEEN)
    return
    yield


NEAREST = Action("", "", aim=nearest)

UNSEEN_MOOD = Mood(
    "Unseen",
    nail=Action("Wheezing Whispers", "The target loses 3, and 1 more for each time the whispers have grown.", range=6, does=(target(whisper(3)),)),  # VN-0730
    candle=Action("Cold Breath", "It comes 3 toward the nearest Candle; the nearest Vagrant loses 2.", perform=snuff_one),  # VN-0731
    salt=Action("Alone in the Dark", "Everyone no Candle reaches gains Racing Heart, or loses 2.", perform=in_the_dark),  # VN-0732
    foot=Action("Right Behind You", "It is beside somebody in the darkest car; the nearest is Paralyzed, or loses 3.", perform=darkest),  # VN-0733
    apple=Action(
        "Peeling Shadow", "Goes for the nearest Vagrant, who loses 3, or 5 if Paralyzed.",  # VN-0734
        move=3, aim=nearest, does=(target(shadow),),
    ),
    special="If it ends its turn where a Candle reaches it, it is Seen.",
    cycle_text="All Candles go out, and it is Unseen.",
    cycle=all_out,
    haunted=(haunted_loss(1),),
    end=shows,
    mindful=True,
)  # fmt: skip

SEEN_MOOD = Mood(
    "Standing in the Light",
    nail=Action("Reaching", "The target loses 3.", move=2, range=2, does=(target(lose(3)),)),  # VN-0740
    candle=Action("Leaning Over", "The target loses 3.", move=3, range=1, does=(target(lose(3)),)),  # VN-0741
    salt=Action("Your Own Pulse", "Everyone in range gains Racing Heart, or loses 2.", range=2, does=(each(in_range, gets_or_loses("racing", 2)),)),  # VN-0742
    foot=Action("Blown Out", "The nearest Candle goes out; whoever is beside it loses 2. Without a Candle the nearest Vagrant loses 2.", perform=blow_out),  # VN-0743
    apple=Action("Sit on Your Chest", "The target loses 3 and is Paralyzed.", range=3, does=(target(lose(3), gets("paralyzed")),)),  # VN-0744
    special="If it ends its turn where no Candle reaches it, it is Unseen.",
    cycle_text="All Candles go out, and it is Unseen.",
    cycle=all_out,
    haunted=(haunted_loss(1),),
    end=shows,
    mindful=True,
)  # fmt: skip
