"""A visit to a town: one character after the other."""

from __future__ import annotations

from hearthside.kernel import Asks, Steps, note

from ..content import TOWNS
from ..rules import goods, town
from ..rules.memory import count
from ..rules.party import pass_token, put
from ..rules.services import PLACES
from ..state import Tale

step = Steps[Tale]()


@step
def town_enter(s: Tale) -> None:
    """Everybody gets the town's number of locations (FL-055 to FL-057)."""
    town.open_market(s)
    s.location = ""
    s.town_queue = [(s.leader + i) % len(s.heroes) for i in range(len(s.heroes))]
    for h in s.heroes:
        h.visits = TOWNS[s.place].visits
        h.handled = ()
    note(s, "town", s.place, rule="FL-051")
    count(s, "towns")
    s.step = "town_turn"


@step
def town_turn(s: Tale) -> Asks:
    """One character after the other: a location, its deals, the next location."""
    if not s.town_queue:
        s.step = "town_leave"
        return
    h = s.heroes[s.town_queue[0]]
    yield from goods.lighten(s, h)
    if not s.location:
        yield from town.ask_location(s, h)
        return
    ask = PLACES[s.location]
    pick = yield put(s, h, ask)
    yield from ask.do(s, h.seat, pick)


@step
def town_leave(s: Tale) -> None:
    """The token passes and is always on day (FL-058)."""
    town.close_market(s)
    s.candle -= 1  # FL-346
    pass_token(s)
    if not s.day:
        s.day = True
        s.days += 1
    s.step = s.then.pop()
