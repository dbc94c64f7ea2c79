"""The world map: a round of travel, arrival, the card, the passing of the token."""

from __future__ import annotations

from hearthside.kernel import Asks, Decision, Option, Steps, note

from ..content import TOWNS
from ..rules import deeds, goods, growth, pack, turn, world
from ..rules import tale as telling
from ..rules.harm import corrosion_round
from ..rules.party import all_fallen, hand_on, lead_seat, pass_token
from ..state import ALIVE, Hero, Tale

step = Steps[Tale]()

PACK = tuple(Option("pack", n) for n in range(5))


@step
def world_round(s: Tale) -> Asks:
    """The leader moves the group, rests or enters a town (FL-038 to FL-043)."""
    if all_fallen(s) or s.waiting or growth.has_grown(s) or goods.overladen(s):
        telling.settle(s, "world_round")
        return
    if s.candle <= 0:
        s.step = "between_end" if s.between else "candle_out"
        return
    s.candle -= 1
    s.rounds += 1
    for h in s.heroes:
        h.spent_round.clear()
        h.swaps = 0
        if h.corrosion:
            corrosion_round(s, h)
    if all_fallen(s) or s.waiting:
        telling.settle(s, "world_round")
        return
    if s.heroes[s.leader].form != ALIVE:
        hand_on(s)
    pick = yield Decision(lead_seat(s), "travel", camped(s), rule="FL-038")
    while pick.verb == "pack":  # FL-315: free outside combat
        yield from see_to_pack(s, s.heroes[int(pick.args[0])])
        pick = yield Decision(lead_seat(s), "travel", camped(s), rule="FL-038")
    if pick.verb == "go":
        s.place = str(pick.args[0])
        note(s, "travelled", s.place, rule="FL-038")
        s.step = "world_arrive"
    elif pick.verb == "enter":
        s.then.append("world_round")
        s.step = "town_enter"
    elif pick.verb == "rest":
        world.rest(s)
        telling.settle(s, "travel_end" if s.place in TOWNS else "world_card")  # FL-034
    else:
        s.step = "between_end"


def camped(s: Tale) -> list[Option]:
    """Where the group may go, and whose pack may be opened before it does."""
    options = world.travel_options(s)
    for h in s.heroes:
        if h.form == ALIVE and h.swaps < pack.MOST_SWAPS and (h.gear or h.bandages):
            options.append(PACK[h.number])
    return options


def see_to_pack(s: Tale, h: Hero) -> Asks:
    """One change to a character's pack, or one thing used up, on the road."""
    options = [*pack.camp_options(s, h), turn.DONE]
    pick = yield Decision(h.seat, "pack", options, rule="FL-315", about=(h.who,))
    if pick.verb == "done":
        h.swaps = pack.MOST_SWAPS
    elif pick.verb in ("use", "bandage", "scrape"):
        h.swaps += 1
        yield from deeds.DOES[pick.verb](s, h, pick)
    else:
        pack.do_pack(s, h, pick)


@step
def world_arrive(s: Tale) -> Asks:
    """The end of movement: a town, a compass, or a card (FL-044, FL-050 to FL-052)."""
    if s.place == s.goal and (s.compass or s.place in TOWNS):
        s.step = "travel_end"
    elif s.place in TOWNS:
        pick = yield Decision(
            lead_seat(s), "town_gate", (world.ENTER[s.place], world.STOP), rule="FL-051"
        )
        if pick.verb == "enter":
            s.then.append("world_round")
            s.step = "town_enter"
        else:
            s.step = "travel_end"
    else:
        s.step = "world_card"


@step
def world_card(s: Tale) -> Asks:
    """A road or off-road card."""
    yield from world.draw_event(s)
    telling.settle(s, "travel_end")


@step
def travel_end(s: Tale) -> None:
    """The token passes and flips; at the goal the story goes on (FL-025, FL-045)."""
    pass_token(s)
    if s.goal and s.place == s.goal:
        telling.arrive_at_goal(s)
    else:
        s.step = "world_round"


@step
def between_end(s: Tale) -> None:
    """The next story of the campaign begins (FL-345)."""
    if s.late:
        s.step = "join"
    else:
        telling.begin_story(s, s.stories[0])
