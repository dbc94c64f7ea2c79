"""The turn structure: story, world map, towns, adventure maps with encounters, skirmishes."""

from __future__ import annotations

from hearthside.kernel import Asks, Decision, Option, Steps, note

from . import map_steps
from .content import STORIES, TOWNS
from .rules import (
    adventure,
    deeds,
    goods,
    growth,
    joining,
    pack,
    skirmish,
    town,
    turn,
    world,
)
from .rules import (
    tale as telling,
)
from .rules.harm import corrosion_round
from .rules.party import all_fallen, hand_on, lead_seat, pass_token
from .state import ALIVE, GHOST, LIMBO, NONE, Hero, Tale

step = Steps[Tale]()
step.update(map_steps.step)

PACK = tuple(Option("pack", n) for n in range(5))


# --- the story ------------------------------------------------------------------------------


@step
def tale(s: Tale) -> Asks:
    """The next box of the current scene."""
    yield from telling.tell(s)


@step
def settle(s: Tale) -> Asks:
    """Deaths, growth and fights that came up are seen to before anything else."""
    if all_fallen(s):
        telling.group_death(s)
        return
    if s.heroes[s.leader].form != ALIVE:
        hand_on(s)
    if growth.has_grown(s):
        for h in s.heroes:
            if h.form != LIMBO and h.lore >= growth.next_tier(h):
                yield from growth.grow(s, h)
                return
    for h in s.heroes:
        yield from goods.lighten(s, h)
    if s.waiting:
        start_waiting_fight(s)
        return
    s.step = s.then.pop()


def start_waiting_fight(s: Tale) -> None:
    """A fight that a card, the moon or a death brought on; afterwards back here."""
    kind, _, what = s.waiting.pop(0).partition(":")
    s.then.append("settle")
    if kind == "vampire":
        if s.site is not None:
            adventure.leave_map(s)
        adventure.set_up_open_road(s, int(what))
        s.step = "site_round"
        return
    s.step = "skirmish_round"
    if kind == "skirmish":
        kinds = skirmish.table_row(s) if what == "table" else what.split(",")
        skirmish.begin(s, kinds)
        return
    numbers = [int(what)]
    while s.waiting and s.waiting[0].startswith(kind):
        numbers.append(int(s.waiting.pop(0).partition(":")[2]))
    numbers = [n for n in numbers if s.heroes[n].form == ALIVE]
    if len([h for h in s.heroes if h.form == ALIVE]) <= len(numbers):
        s.step = s.then.pop()  # nobody is left to fight against
        return
    if s.leader in numbers:
        hand_on(s)
    skirmish.begin_against(s, numbers, to_death=kind == "werewolf")


@step
def candle_out(s: Tale) -> None:
    """The tale has outlived its candle: it ends without the group (designed here, see README)."""
    note(s, "candle", rule="FL-025")
    telling.close_story(s, "candle", 0)


# --- the world map --------------------------------------------------------------------------


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


# --- before the first story -----------------------------------------------------------------


@step
def gather(s: Tale) -> Asks:
    """What the set-up gives beyond the booklets (FL-006, FL-009, FL-010)."""
    for h in s.heroes:
        yield from joining.outfit(s, h)
        if STORIES[s.stories[0]].difficulty != "dusk":
            yield from joining.catch_up(s, h, STORIES[s.stories[0]].difficulty)
    s.step = "train" if s.own_abilities else "first_story"


@step
def train(s: Tale) -> Asks:
    """Own starting abilities for 3 ability points in all (FL-008)."""
    for h in s.heroes:
        options = [growth.LEARN[a] for a in growth.learnable(h)]
        if h.ap and options and "trained" not in h.spent_chapter:
            pick = yield Decision(
                h.seat, "train", [*options, turn.DONE], rule="FL-008", about=(h.who,)
            )
            if pick.verb == "done":
                h.spent_chapter.append("trained")
            else:
                growth.learn_ability(s, h, str(pick.args[0]))
            return
    s.step = "first_story"


@step
def first_story(s: Tale) -> None:
    """The first story of the campaign begins (FL-013)."""
    if growth.has_grown(s):
        telling.settle(s, "first_story")
    else:
        telling.begin_story(s, s.stories[0])


@step
def join(s: Tale) -> Asks:
    """New characters join by the difficulty of the story to come (FL-343)."""
    who, seat, focus = s.late.pop(0).split(":")
    h = joining.new_character(s, who, int(seat), int(focus))
    s.heroes.append(h)
    yield from joining.outfit(s, h)
    yield from joining.catch_up(s, h, STORIES[s.stories[0]].difficulty)
    telling.settle(s, "between_end")


# --- towns ----------------------------------------------------------------------------------


@step
def town_enter(s: Tale) -> None:
    """Everybody gets the town's number of locations (FL-055 to FL-057)."""
    town.open_market(s)
    s.location = ""
    s.town_queue = [(s.leader + i) % len(s.heroes) for i in range(len(s.heroes))]
    for h in s.heroes:
        h.visits = TOWNS[s.place].visits
        h.swaps = 0
    note(s, "town", s.place, rule="FL-051")
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
    pick = yield Decision(
        h.seat, "deal", town.deals(s, h, s.location), rule="FL-054", about=(h.who, s.location)
    )
    if pick.verb == "leave":
        s.location = ""
    else:
        yield from town.strike_deal(s, h, s.location, pick)


@step
def town_leave(s: Tale) -> None:
    """The token passes and is always on day (FL-058)."""
    town.close_market(s)
    s.candle -= 1
    pass_token(s)
    s.day = True
    s.step = s.then.pop()


# --- skirmishes -----------------------------------------------------------------------------


@step
def skirmish_round(s: Tale) -> None:
    """A new round: everybody will choose a side (FL-106, FL-122)."""
    melee = s.melee
    assert melee is not None
    if skirmish.is_over(s) or s.candle <= -50:
        s.step = "skirmish_end"
        return
    melee.round += 1
    s.rounds += 1
    s.candle -= 1 if melee.round > 20 else 0
    for h in s.heroes:
        h.spent_round.clear()
        h.stance = NONE
        if h.corrosion:
            skirmish.corrode_fighter(s, h)
    if skirmish.is_over(s):
        s.step = "skirmish_end"
        return
    melee.queue = [h.number for h in skirmish.fighting(s)]
    s.step = "skirmish_sides"


@step
def skirmish_sides(s: Tale) -> Asks:
    """Attack or defend (FL-106)."""
    melee = s.melee
    assert melee is not None
    if melee.queue:
        yield from skirmish.choose_side(s, s.heroes[melee.queue.pop(0)])
    else:
        s.step = "skirmish_creatures"


@step
def skirmish_creatures(s: Tale) -> Asks:
    """The creatures' turn (FL-110)."""
    yield from skirmish.creatures_attack(s)
    s.step = "skirmish_end" if skirmish.is_over(s) else "skirmish_flee"


@step
def skirmish_flee(s: Tale) -> Asks:
    """The leader may call for flight (FL-133)."""
    melee = s.melee
    assert melee is not None
    if skirmish.may_flee(s):
        yield from skirmish.ask_flee(s)
    melee.queue = [h.number for h in skirmish.fighting(s)]
    s.step = "skirmish_end" if skirmish.is_over(s) else "skirmish_strikes"


@step
def skirmish_strikes(s: Tale) -> Asks:
    """The characters' turn (FL-116, FL-118)."""
    melee = s.melee
    assert melee is not None
    if not melee.queue:
        skirmish.count_hits(s)
        s.step = "skirmish_end" if skirmish.is_over(s) else "skirmish_round"
        return
    h = s.heroes[melee.queue[0]]
    melee.focused &= ~(1 << h.number)
    if h.form not in (ALIVE, GHOST) or melee.skip >> h.number & 1:
        melee.skip &= ~(1 << h.number)
        melee.queue.pop(0)
        return
    options = skirmish.character_options(s, h)
    pick = yield Decision(h.seat, "strike", options, rule="FL-116", about=(h.who,))
    if pick.verb == "use":
        yield from skirmish.use_in_skirmish(s, h, str(pick.args[0]))
        return
    if pick.verb == "cast":
        yield from skirmish.cast_in_skirmish(s, h, str(pick.args[0]))
        return
    if pick.verb == "scrape":
        goods.scrape(s, h, str(pick.args[0]))
        return
    melee.queue.pop(0)
    if pick.verb in ("strike", "both"):
        skirmish.strike(s, h, pick)
    elif pick.verb == "focus":
        h.pp += 1
        melee.focused |= 1 << h.number  # FL-136
        note(s, "focused", h.who, rule="FL-136")
    elif pick.verb == "regroup":
        h.vita += 1
        note(s, "regrouped", h.who, rule="FL-137")


@step
def skirmish_end(s: Tale) -> Asks:
    """Loot, or nothing; then back to where the fight broke out (FL-123)."""
    melee = s.melee
    assert melee is not None
    if all_fallen(s) and not any(k.startswith("hero:") for k in melee.kinds):
        telling.group_death(s)
        return
    won = not any(melee.counters) and not melee.fled
    yield from skirmish.finish(s)
    if melee.scene:  # one the story asked for: the tale goes on
        telling.go_to(s, telling.flow_box(s, melee.scene).targets[0 if won else -1])
    s.step = "settle"
