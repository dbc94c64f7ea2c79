"""The Lady in White of Scenario 9: the Snow she brings, what she makes of the Possessed, and both her moods."""

from __future__ import annotations

from hearthside.kernel import ANYONE, Asks
from hearthside.kernel.grid import cells

from ...rules.blows import (
    each,
    everyone,
    gets,
    gets_or_loses,
    haunted_loss,
    in_car,
    in_range,
    nearest,
    pulled,
    strike,
    target,
)
from ...rules.blows import lose as costs
from ...rules.breaks import change_mood, haint_loss
from ...rules.haint import choose_target, go_to_side
from ...rules.happenings import LAY, lay_terrain
from ...rules.humanity import lose, remove_effect
from ...rules.movement import PUT_DOWN, drift, set_on
from ...rules.places import (
    bodies,
    in_reach,
    name_of,
    open_near,
    open_spaces,
    set_terrain,
    sight,
    terrain_left,
    where,
)
from ...rules.ties import worst_body
from ...state import Journey
from ..board import TO_SIDE, TRAIN
from ..page import Action, Body, Effect, Mood

SHE = 0
WAITING, WRATH = 0, 1


# -- Snow ----------------------------------------------------------------------------------------------


def snow_by(s: Journey, space: int) -> Asks:
    """A Snow falls next to a space, if there is any left and room for it."""
    yield from lay_terrain(s, "snow", list(cells(TRAIN.near[space] & open_spaces(s))))  # VN-0910


def drifts(s: Journey, h: int) -> Asks:
    """The Cycle Effect: a Snow next to every Vagrant."""
    for body in everyone(s):
        yield from snow_by(s, where(s, body))  # VN-0936 VN-0946


def falls_on_somebody(s: Journey, i: int) -> Asks:
    """Event 0: a Snow next to somebody who is not Possessed; whoever is beside it loses 2."""
    beside = 0
    for body in everyone(s):
        if "possessed" not in s.vagrants[body].effects:  # VN-0970
            beside |= TRAIN.near[where(s, body)]
    free = list(cells(beside & open_spaces(s)))
    if free and terrain_left(s, "snow") > 0:  # VN-0910
        space = yield from LAY.choose(ANYONE, free, "snow")
        set_terrain(s, space, "snow")
        for body in in_reach(s, space, 1):
            yield from lose(s, body & 7, 2, "VN-0970")


# -- Possessed -----------------------------------------------------------------------------------------


def possessed_action(s: Journey, i: int) -> Asks:
    """What her mood makes of somebody who is Possessed: in Waiting they come to her, in Wrath they strike out."""
    v = s.vagrants[i]
    if v.at < 0 or s.haints[SHE].at < 0:
        return
    if s.haints[SHE].mood == WAITING:
        yield from drift(s, i, 3, 1 << s.haints[SHE].at)  # VN-0935
        yield from lose(s, i, 1, "VN-0935")
        return
    near = [b for b in bodies(s) if b & 7 != i and sight(s, v.at, 3) >> where(s, b) & 1]  # VS-072
    if near:
        least = min(TRAIN.dist[v.at][where(s, b)] for b in near)
        closest = [b for b in near if TRAIN.dist[v.at][where(s, b)] == least]
        yield from lose(s, worst_body(s, closest) & 7, 3, "VN-0945")
    else:
        yield from lose(s, i, 2, "VN-0945")


def comes_free(s: Journey, i: int) -> Asks:
    """A Wound ends it."""
    yield from remove_effect(s, i, "possessed")  # VN-0915


def ends_the_turn(s: Journey, i: int) -> Asks:
    """At the end of the own turn; hers comes after it all the same."""
    yield from possessed_action(s, i)  # VN-0901 VN-0915


POSSESSED = Effect(
    key="possessed",
    name="Possessed",
    text=(
        "At the end of your turn you perform the Possessed Action of her mood. Ends when you suffer a Wound; discard Salt to be "
        "rid of it."
    ),
    colour="black",
    state=True,
    cure="salt",  # VN-0915
    turn_end=ends_the_turn,
    wounded=comes_free,
)


# -- what she does -------------------------------------------------------------------------------------


def snow_by_target(s: Journey, h: int, aim: Body | None, action: Action) -> Asks:
    """A Snow falls next to the target; Salt does not stop the weather."""
    if aim is not None:
        yield from snow_by(s, where(s, aim))  # VN-0932


def set_beside_her(s: Journey, h: int, body: Body) -> Asks:
    """Whoever she took along is set down next to her."""
    free = open_near(s, s.haints[h].at)
    yield from set_on(s, body, (yield from PUT_DOWN.choose(body & 7, free, name_of(s, body))))


def appears_missing(s: Journey, h: int) -> Asks:
    """She is off to the far end with somebody within Range 3; with nobody there she stays and loses 1."""
    at = s.haints[h].at
    among = in_reach(s, at, 3)
    if not among:
        yield from haint_loss(s, h, 1)  # VN-0933
        return
    body = choose_target(s, h, MISSING, among)
    far = max(("round", "break"), key=lambda side: TO_SIDE[side][at])
    yield from go_to_side(s, h, 6, far)  # VN-0933
    if body is not None:
        yield from strike(s, h, body, (costs(2), set_beside_her))  # VN-0933


MISSING = Action("", "", range=3)


def acts_for_her(s: Journey, h: int, body: Body) -> Asks:
    """Whoever is Possessed performs the Possessed Action, unless Salt keeps it off (VS-152)."""
    yield from possessed_action(s, body & 7)


def all_together(s: Journey, h: int) -> Asks:
    """Everybody who is Possessed acts at once; with nobody so, the nearest Vagrant is Possessed."""
    dears = [v.seat for v in s.vagrants if "possessed" in v.effects]
    for seat in dears:
        yield from strike(s, h, seat, (acts_for_her,))  # VN-0943
    if not dears:
        body = choose_target(s, h, NEAREST)
        if body is not None:
            yield from strike(s, h, body, (gets("possessed"),))  # VN-0943


NEAREST = Action("", "", aim=nearest)


def minds_company(s: Journey, h: int) -> Asks:
    """At the end of her turn: Wrath with anybody within Range 2, Waiting with nobody there."""
    near = in_reach(s, s.haints[h].at, 2)
    change_mood(s, h, WRATH if near else WAITING)  # VN-0935 VN-0945
    return
    yield


SNOWFALL = "1 Snow next to every Vagrant."

WAITING_MOOD = Mood(
    "Waiting",
    nail=Action("Is It You?", "The target loses 5.", move=2, range=3, does=(target(costs(5)),)),  # VN-0930
    candle=Action(
        "Cold Hands", "The target is Possessed, or loses 4.", move=3, range=1, does=(target(gets_or_loses("possessed", 4)),),
    ),  # VN-0931
    salt=Action(
        "Where Did You Go?", "Everyone in range loses 3. 1 Snow next to the target.", range=4,
        does=(each(in_range, costs(3)), snow_by_target),  # VN-0932
    ),
    foot=Action(
        "I Appear Missing",
        "With nobody in range she stays and loses 1. Else she moves 6 toward the car that is furthest; the target loses 2 and is "
        "set down next to her.",
        range=3, perform=appears_missing,  # VN-0933
    ),
    apple=Action(
        "You Never Left", "The target loses 5 and is Possessed.", range=3, does=(target(costs(5), gets("possessed")),),
    ),  # VN-0934
    special=(
        "Possessed Action: you are moved 3 toward her and lose 1. If anybody is within Range 2 of her at the end of her turn, she "
        "is in Wrath."
    ),
    cycle_text=SNOWFALL,
    cycle=drifts,
    haunted=(haunted_loss(1),),  # VN-0937
    end=minds_company,
)  # fmt: skip

WRATH_MOOD = Mood(
    "Wrath",
    nail=Action("Lace and Nails", "The target loses 5.", move=3, range=1, does=(target(costs(5)),)),  # VN-0940
    candle=Action(
        "Come Back to Me", "The target loses 4 and is moved 2 toward her.", range=6, does=(target(costs(4), pulled(2)),),
    ),  # VN-0941
    salt=Action("Wail", "Everyone in her car loses 4.", does=(each(in_car, costs(4)),)),  # VN-0942
    foot=Action(
        "All My Dears", "Everybody who is Possessed performs the Possessed Action. With nobody so, the nearest Vagrant is Possessed.",
        perform=all_together,  # VN-0943
    ),
    apple=Action(
        "The Train of Her Dress", "Everyone in range loses 4 and is Possessed.", move=2, range=2, area=True,
        does=(each(in_range, costs(4), gets("possessed")),),  # VN-0944
    ),
    special=(
        "Possessed Action: the nearest other Vagrant within Range 3 of you loses 3; with none there you lose 2. If nobody is within "
        "Range 2 of her at the end of her turn, she is Waiting."
    ),
    cycle_text=SNOWFALL,
    cycle=drifts,
    haunted_text="Be Possessed, or lose 1 if you are.",
    haunted=(gets_or_loses("possessed", 1),),  # VN-0947
    end=minds_company,
)  # fmt: skip
