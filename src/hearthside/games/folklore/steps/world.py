"""The world map: a round of travel, arrival, the card, the passing of the token."""

from __future__ import annotations

from hearthside.kernel import Asks, Steps

from ..content import TOWNS
from ..rules import goods, growth, world
from ..rules import tale as telling
from ..rules.harm import corrosion_round
from ..rules.pack import CAMP
from ..rules.party import all_fallen, hand_on, pass_token, put, settle
from ..rules.world import DONE_SOMETHING, GATE, JOURNEY
from ..state import ALIVE, OPENED, Tale

step = Steps[Tale]()


@step
def world_round(s: Tale) -> None:
    """A round on the world map begins."""
    if all_fallen(s) or s.waiting or growth.has_grown(s) or goods.overladen(s):
        settle(s, "world_round")
        return
    if s.candle <= 0:
        s.step = "between_end" if s.between else "candle_out"
        return
    if telling.too_late(s):
        return
    s.candle -= 1  # FL-346
    s.rounds += 1
    for h in s.heroes:
        h.spent_round = ()
        h.handled = ()
        if h.corrosion:
            corrosion_round(s, h)
    s.step = "world_road"
    if all_fallen(s) or s.waiting:
        settle(s, "world_round")
    elif s.heroes[s.leader].form != ALIVE:
        hand_on(s)


@step
def world_road(s: Tale) -> Asks:
    """The leader moves the group, rests, enters a town, or has a pack opened first (FL-038 to FL-043)."""
    first = s.heroes[s.leader]
    pick = yield put(s, first, JOURNEY)
    yield from JOURNEY.do(s, first.seat, pick)


@step
def world_camp(s: Tale) -> Asks:
    """One change to a character's pack, or one thing used up, by the roadside (FL-315)."""
    h = s.heroes[s.camper]
    pick = yield put(s, h, CAMP)
    if pick.verb != "done":
        yield from CAMP.do(s, h.seat, pick)
        if pick.verb in ("use", "boon", "bandage", "pedlar") and DONE_SOMETHING not in h.handled:
            h.handled += (DONE_SOMETHING,)
    else:
        h.handled += (OPENED,)
        s.step = "world_road"


@step
def world_arrive(s: Tale) -> Asks:
    """The end of movement: a town, a compass, or a card (FL-044, FL-050 to FL-052)."""
    if s.place == s.goal and (s.compass or s.place in TOWNS):
        s.step = "travel_end"
    elif s.place in TOWNS:
        pick = yield put(s, s.heroes[s.leader], GATE)
        s.step = "travel_end"
        if pick.verb == "enter":
            yield from GATE.do(s, s.asked, pick)
    else:
        s.step = "world_card"


@step
def world_card(s: Tale) -> Asks:
    """A road or off-road card."""
    yield from world.draw_event(s)
    settle(s, "travel_end")


@step
def travel_end(s: Tale) -> None:
    """The token passes and flips; at the goal the story goes on (FL-025, FL-045)."""
    pass_token(s)
    if s.goal and s.place == s.goal:
        telling.arrive_at_goal(s)
    elif not telling.too_late(s):
        s.step = "world_round"


@step
def between_end(s: Tale) -> None:
    """The next story of the campaign begins (FL-345)."""
    if s.late:
        s.step = "join"
    else:
        telling.begin_story(s, s.stories[0])
