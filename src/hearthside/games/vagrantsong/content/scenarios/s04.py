"""Scenario 4: Knock, Knock, Knockin'... The Tommyknocker, a thief, and the Cave-In, which is no one.

From the sources: both acting every turn, the nail's other use, shifting Event Tokens, the counters, Holes,
Heebie Jeebies, Seance, victory and defeat, all Events, one Ritual.
Designed here: the diagram, both action tables, how Possessions are stolen and traded back, clearing Debris with
Bust, two Rituals, rewards.
"""

from __future__ import annotations

from hearthside.kernel import ANYONE, Asks, Decision, note
from hearthside.kernel.grid import cells

from ...board import CAR, CAR_MASK, LINKS_AB, SPACE, TRAIN
from ...content.junk import total
from ...content.vagrants import VAGRANTS
from ...options import PLACE, option
from ...rules.bones import plain_roll, roll
from ...rules.breaks import complete
from ...rules.coins import coins_on, move_value
from ...rules.deeds import (
    each,
    everyone,
    gets,
    haunted_loss,
    in_range,
    lose,
    most_tokens,
    shoved,
    strike,
    target,
)
from ...rules.eventwords import (
    carry,
    everyone_gains,
    lay_terrain,
    loses,
    nearest_open,
    nothing,
)
from ...rules.haint import choose_target, jump
from ...rules.humanity import become_westbound, end_scenario, remove_effect, wound
from ...rules.humanity import lose as lose_humanity
from ...rules.movement import put_down
from ...rules.places import (
    caught,
    clear_terrain,
    in_reach,
    open_near,
    open_spaces,
    place,
    set_terrain,
    terrain_left,
    where,
)
from ...rules.tokens import bag, discard, rummage
from ...state import BLACK, Journey
from ..format import (
    Action,
    Body,
    Effect,
    Event,
    HaintCard,
    Hooks,
    Mood,
    Ritual,
    Scenario,
    Seance,
    SeatHook,
    scenario,
)

JEEBIES = BLACK
KNOCKER, CAVE_IN = 0, 1


# -- counters ----------------------------------------------------------------------------------


def count(s: Journey, key: str, n: int, most: int) -> None:
    """Move one of the Scenario's counters."""
    s.counters[key] = max(0, min(most, s.counters.get(key, 0) + n))
    note(s, "counter", key, s.counters[key], rule="VS-004")


def steal(s: Journey, h: int, body: Body) -> Asks:
    """He takes a token, which is a Stolen Possession; from empty pockets, 1 Humanity."""
    v = s.vagrants[body & 7]
    plain = [t for t in v.tokens if t.isalpha() or t == "e5"]
    if not plain:
        yield from lose_humanity(s, v.seat, 1)
        return
    pick = yield Decision(
        v.seat,
        "stolen",
        [option("lose_token", t) for t in dict.fromkeys(plain)],
        rule="VS-004",
        about=(v.who,),
    )
    token = str(pick[1])
    v.tokens.remove(token)
    discard(s, token)
    note(s, "stolen", v.who, token, rule="VS-004")
    count(s, "possessions", 1, 7)


# -- the Tommyknocker --------------------------------------------------------------------------


def perches(s: Journey, car: int = -1) -> list[int]:
    """The Terrain he may sit on, in one car or all of them."""
    return [t for t in s.terrain if car < 0 or CAR[t] == car]


def tap_tap(s: Journey, h: int) -> Asks:
    """He hops to the Terrain nearest to a Vagrant; everyone next to it loses 1."""
    foes = everyone(s)
    spots = perches(s)
    if not foes or not spots:
        return
    gap = {t: min(TRAIN.dist[t][where(s, b)] for b in foes) for t in spots}
    least = min(gap.values())
    best = [t for t in spots if gap[t] == least]
    spot = best[0] if len(best) == 1 else s.dice.pick(best)
    yield from jump(s, h, spot)
    for body in in_reach(s, s.haints[h].at, 1):
        yield from strike(s, h, body, (lose(1),))


def pickpocket(s: Journey, h: int) -> Asks:
    """He hops next to whoever holds most, takes something, and costs 1."""
    body = choose_target(s, h, RICHEST)
    if body is None:
        return
    spots = open_near(s, where(s, body))
    if spots:
        yield from jump(s, h, spots[0] if len(spots) == 1 else s.dice.pick(spots))
    yield from strike(s, h, body, (steal, lose(1)))


RICHEST = Action(
    "Light Fingers",
    "He hops next to whoever holds most tokens, steals one and costs 1.",
    aim=most_tokens,
    perform=pickpocket,
)

KNOCKER_MOOD = Mood(
    "Tommyknocker",
    nail=Action("Mine Now", "The target is robbed of a token, or loses 1.", move=3, range=1, resolve=(target(steal),)),
    candle=Action("Tap Tap", "Hops to the Terrain nearest a Vagrant; everyone next to it loses 1.", perform=tap_tap),
    salt=Action("What Was That", "Everyone in range gains Heebie Jeebies.", range=3, resolve=(each(in_range, gets(JEEBIES)),)),
    foot=RICHEST,
    apple=Action("Pick and Shovel", "The target loses 2 and is robbed.", range=4, resolve=(target(lose(2), steal),)),
    cycle_text="Nothing of his.",
    haunted=(haunted_loss(1),),
)  # fmt: skip


# -- the Cave-In -------------------------------------------------------------------------------


def rockfall(s: Journey, near: int) -> Asks:
    """Debris falls next to a space; with none left the mine comes down (the Scenario's defeat)."""
    if terrain_left(s, "debris") <= 0:
        note(s, "event", 3, rule="VS-229")
        for v in s.vagrants:
            if not all(o.westbound for o in s.vagrants):
                yield from become_westbound(s, v.seat)
        end_scenario(s, "lost")
    yield from lay_terrain(s, "debris", fall_spots(s, near))


def fall_spots(s: Journey, near: int) -> list[int]:
    """Where Debris may land: an open space beside the place, else one with a token, which shifts."""
    spots = list(cells(TRAIN.near[near] & open_spaces(s)))
    return spots or nearest_open(s, near)


def dust(s: Journey, h: int) -> Asks:
    """The Vagrant nearest the Round side loses 1."""
    foes = everyone(s)
    if foes:
        least = min(where(s, b) % TRAIN.width for b in foes)
        body = next(b for b in foes if where(s, b) % TRAIN.width == least)
        yield from strike(s, h, body, (lose(1),))


def slip(s: Journey, h: int) -> Asks:
    """1 Debris next to the most recent Vagrant; with two in their car already, they lose 2 instead."""
    yield from fall_on(s, h, s.recent)


def fall_on(s: Journey, h: int, i: int) -> Asks:
    """Debris falls next to a Vagrant, unless their car is full of it: then they lose 2."""
    at = s.vagrants[i].at
    if at < 0:
        return
    if sum(kind == "debris" and CAR[t] == CAR[at] for t, kind in s.terrain.items()) >= 2:
        yield from strike(s, h, i, (lose(2),))
    else:
        yield from rockfall(s, at)


def sinkhole(s: Journey, h: int) -> Asks:
    """A Hole opens in the fullest car; whoever is next to it loses 2."""
    foes = everyone(s)
    if not foes:
        return
    counts = [sum(CAR[where(s, b)] == c for b in foes) for c in range(3)]
    car = counts.index(max(counts))
    free = list(cells(CAR_MASK[car] & open_spaces(s)))
    if free and terrain_left(s, "hole") > 0:
        nearby = [j for j in free if any(TRAIN.near[j] >> where(s, b) & 1 for b in foes)]
        spot = s.dice.pick(nearby or free)
        yield from lay_terrain(s, "hole", [spot])
        for body in caught(s, TRAIN.near[spot]):
            yield from strike(s, h, body, (lose(2),))
    else:
        yield from dust(s, h)


def shove_forward(s: Journey, h: int) -> Asks:
    """The Vagrant nearest the Round side loses 2 and is moved 2 to the Break side."""
    foes = everyone(s)
    if foes:
        least = min(where(s, b) % TRAIN.width for b in foes)
        body = next(b for b in foes if where(s, b) % TRAIN.width == least)
        yield from strike(s, h, body, (lose(2), shoved(2, "break")))


def collapse(s: Journey, h: int) -> Asks:
    """Slip, and everyone next to any Debris loses 2."""
    yield from slip(s, h)
    mask = 0
    for t, kind in s.terrain.items():
        if kind == "debris":
            mask |= TRAIN.near[t]
    for body in caught(s, mask):
        yield from strike(s, h, body, (lose(2),))


def groan(s: Journey, h: int) -> Asks:
    """The Cycle Effect: 1 Debris next to the Vagrant with most Humanity."""
    foes = [v for v in s.vagrants if v.at >= 0]
    if foes:
        yield from fall_on(s, h, max(foes, key=lambda v: v.humanity).seat)


CAVE_IN_MOOD = Mood(
    "Cave-In",
    nail=Action("Dust", "The Vagrant nearest the Round side loses 1.", perform=dust),
    candle=Action("Slip", "1 Debris next to the most recent Vagrant; with two in their car already, they lose 2 instead.", perform=slip),
    salt=Action("Sinkhole", "A Hole opens in the fullest car; whoever is next to it loses 2.", perform=sinkhole),
    foot=Action("Heave", "The Vagrant nearest the Round side loses 2 and is moved 2 to the Break side.", perform=shove_forward),
    apple=Action("Collapse", "1 Debris next to the most recent Vagrant; everyone next to Debris loses 2.", perform=collapse),
    cycle_text="1 Debris falls next to the Vagrant with most Humanity, or they lose 2.",
    cycle=groan,
    haunted_text="It has no body to Haunt with.",
)  # fmt: skip


# -- Events ------------------------------------------------------------------------------------


def far_perch(s: Journey, i: int) -> Asks:
    """Event 1: he goes to the furthest Terrain of his car."""
    at = s.haints[KNOCKER].at
    spots = perches(s, CAR[at])
    if spots:
        yield from jump(s, KNOCKER, max(spots, key=lambda t: TRAIN.dist[at][t]))


def next_perch(s: Journey, i: int) -> Asks:
    """Event 2: he goes to the nearest other Terrain."""
    at = s.haints[KNOCKER].at
    spots = [t for t in s.terrain if t != at]
    if spots:
        yield from jump(s, KNOCKER, min(spots, key=lambda t: TRAIN.dist[at][t]))


def seal_car_a(s: Journey, i: int) -> Asks:
    """Event 3: the Coffins of car A close the way; whoever is in it is Wounded and set in B."""
    for v in s.vagrants:
        if v.at >= 0 and (CAR[v.at] == 0 or LINKS_AB >> v.at & 1):
            yield from wound(s, v.seat)
            yield from put_down(s, v.seat, nearest_open(s, v.at, CAR_MASK[1] & ~LINKS_AB), "VS-004")
        if v.pup >= 0 and (CAR[v.pup] == 0 or LINKS_AB >> v.pup & 1):
            v.pup = nearest_open(s, v.pup, CAR_MASK[1] & ~LINKS_AB)[0]
    coffins = [t for t, kind in s.terrain.items() if kind == "coffin" and CAR[t] == 0]
    for t in coffins:
        clear_terrain(s, t)
    for j in cells(LINKS_AB):
        shift_events(s, j)
        if j in s.candles:
            s.candles.remove(j)
            discard(s, "candle")
        if j not in s.terrain:
            set_terrain(s, j, "coffin")
    knocker = s.haints[KNOCKER]
    if CAR[knocker.at] == 0:
        spots = [t for t in s.terrain if CAR[t] > 0 and not LINKS_AB >> t & 1]
        if spots:
            pick = yield Decision(
                ANYONE, "haint_way", [PLACE[t] for t in spots], rule="VS-002", about=(knocker.who,)
            )
            yield from jump(s, KNOCKER, SPACE[str(pick[1])])


def shift_events(s: Journey, space: int) -> None:
    """An Event Token that Terrain lands on shifts to the nearest open space."""
    for number, at in list(s.events.items()):
        if at == space:
            s.events[number] = nearest_open(s, space)[0]


def lucky_night(s: Journey, i: int) -> Asks:
    """Event 7: at the end of this turn everyone next to Terrain may Rummage 1."""
    s.counters["lucky"] = 1
    return
    yield


def glint(s: Journey, i: int) -> Asks:
    """Roll and add Luck; 7 or more finds his Coin, and both tokens are gone."""
    bone = plain_roll(s, s.vagrants[i])
    if bone + s.counters.get("luck", 0) >= 7:
        for place_of in (s.bindle, s.aside):
            for token in ("e8", "e9"):
                if token in place_of:
                    place_of.remove(token)
        yield from complete(s, "shiny")
        return
    at = s.vagrants[i].at
    if at >= 0:
        yield from jump(s, KNOCKER, open_near(s, at)[0])
    yield from lose_humanity(s, i, 1)
    count(s, "luck", 1, 4)


def shiny(number: int) -> SeatHook:
    """Events 8 and 9: until his Coin is found the token goes back into the Bindle."""

    def effect(s: Journey, i: int) -> Asks:
        if "shiny" not in s.rituals:
            yield from glint(s, i)
        if "shiny" not in s.rituals:
            bag(s, number)

    return effect


def more_rock(s: Journey, i: int) -> Asks:
    """Event 0: Terrain next to the reader; then as Event 9, unless the Coin is found."""
    bag(s, 0)
    at = s.vagrants[i].at
    if at >= 0:
        yield from rockfall(s, at)
    if "shiny" not in s.rituals:
        yield from glint(s, i)


# -- rules of its own --------------------------------------------------------------------------


def hazard(s: Journey) -> int:
    """Holes."""
    mask = 0
    for t, kind in s.terrain.items():
        if kind == "hole":
            mask |= 1 << t
    return mask


def enters(s: Journey, body: Body, space: int) -> Asks:
    """Into a Hole: roll Bones equal to the Move value; without a 5+, lose 3 and land beside it."""
    if s.terrain.get(space) != "hole":
        return
    v = s.vagrants[body & 7]
    bones = [plain_roll(s, v) for _ in range(max(1, move_value(s, v)))]
    if max(bones) < 5:
        spots = open_near(s, space)
        if spots:
            place(s, body, spots[0])
        yield from lose_humanity(s, v.seat, 3)


def barred(s: Journey, i: int, slot: str) -> str | None:
    """Heebie Jeebies: two Coins must go on Rummage first."""
    v = s.vagrants[i]
    if v.effects & JEEBIES and v.coins.get("rummage", 0) < 2 and v.hand:
        if slot != "rummage" and not slot.startswith("token"):
            return "VS-217"
    return None


def turn_end(s: Journey, i: int) -> Asks:
    """Heebie Jeebies ends; Event 7 pays out; the way out is counted."""
    yield from remove_effect(s, i, JEEBIES)
    if s.counters.pop("lucky", 0):
        mask = 0
        for t in s.terrain:
            mask |= TRAIN.near[t]
        for body in caught(s, mask):
            yield from rummage(s, body & 7, 1)
    on_board = [v for v in s.vagrants if v.at >= 0]
    if on_board and all(CAR[v.at] == 2 for v in on_board):
        yield from complete(s, "way_out")


def limit(s: Journey, i: int) -> int:
    """The sling holds 2 more."""
    return 2 if "e4" in s.vagrants[i].tokens else 0


def extra(s: Journey, i: int) -> list[str]:
    """Trading with him, and clearing Debris with the Coins on Bust."""
    v = s.vagrants[i]
    found = []
    if v.at >= 0:
        near = TRAIN.near[v.at]
        if (
            near >> s.haints[KNOCKER].at & 1
            and not v.token_used
            and any(t.isalpha() for t in v.tokens)
        ):
            found.append("trade")
        if (
            coins_on(v, "bust")
            and "bust" not in v.done
            and any(near >> t & 1 for t, kind in s.terrain.items() if kind == "debris")
        ):
            found.append("dig")
    return found


def trade(s: Journey, i: int) -> Asks:
    """Give him a token: a Possession comes back, Luck rises, and enough of it is a Ritual."""
    v = s.vagrants[i]
    plain = [t for t in dict.fromkeys(v.tokens) if t.isalpha()]
    pick = yield Decision(
        i, "offer", [option("lose_token", t) for t in plain], rule="VS-004", about=(v.who,)
    )
    v.tokens.remove(str(pick[1]))
    discard(s, str(pick[1]))
    v.token_used = True
    count(s, "possessions", -1, 7)
    count(s, "luck", 1, 4)
    s.counters["traded"] = s.counters.get("traded", 0) + 1
    if s.counters["traded"] >= len(s.vagrants):
        yield from complete(s, "fair")


def dig(s: Journey, i: int) -> Asks:
    """Bust the rock: with a success one Debris next to the Vagrant is cleared."""
    v = s.vagrants[i]
    v.done.append("bust")
    wins, _ = roll(s, v, coins_on(v, "bust"), VAGRANTS[v.who].bust - total(v, "bust"))
    spots = [t for t, kind in s.terrain.items() if kind == "debris" and TRAIN.near[v.at] >> t & 1]
    for _ in range(min(wins, len(spots))):
        pick = yield Decision(i, "clear", [PLACE[t] for t in spots], rule="VS-104")
        spot = SPACE[str(pick[1])]
        spots.remove(spot)
        clear_terrain(s, spot)


def dig_any(s: Journey) -> Asks:
    """The Seance: any one Debris is gone."""
    spots = [t for t, kind in s.terrain.items() if kind == "debris"]
    pick = yield Decision(ANYONE, "clear", [PLACE[t] for t in spots], rule="VS-041")
    clear_terrain(s, SPACE[str(pick[1])])


def any_debris(s: Journey) -> bool:
    """Whether there is Debris to remove."""
    return "debris" in s.terrain.values()


def progress(s: Journey) -> float:
    """How far the next Ritual is: the way to car C, tokens to trade, Luck."""
    worth = 0.0
    if "way_out" not in s.rituals:
        far = [max(0, 14 - v.at % TRAIN.width) for v in s.vagrants if v.at >= 0]
        share = 1 - sum(far) / (14 * max(1, len(far)))
        worth += share * (1.6 if len(s.rituals) == 2 else 0.8)
    if "fair" not in s.rituals:
        worth += 0.8 * s.counters.get("traded", 0) / len(s.vagrants)
    if "shiny" not in s.rituals:
        worth += 0.1 * s.counters.get("luck", 0)
    rocks = sum(kind == "debris" for kind in s.terrain.values())
    return worth - 0.08 * rocks


def miles(s: Journey) -> list[str]:
    """Candle in the Wind: fewer Stolen Possessions than twice the Vagrants."""
    few = s.counters.get("possessions", 0) < 2 * len(s.vagrants)
    return ["Candle in the Wind"] if few else []


S04 = scenario(
    Scenario(
        key="s04",
        number=4,
        name="Knock, Knock, Knockin'...",
        path="tunnel",
        diagram="""
            V.V..C|#|...O..|#|......
            V..4..|.|.C....|.|...O..
            V.V...|.|....5.|.|......
            .V...C|#|..H...|#|.6....
        """,
        haints=(
            HaintCard("tommyknocker", "Tommyknocker", (KNOCKER_MOOD,)),
            HaintCard("cave_in", "Cave-In", (CAVE_IN_MOOD,), standee=False),
        ),
        events=(
            Event(1, "Knocking, Far", "He goes to the furthest Terrain of his car.", fires=far_perch),
            Event(2, "Knocking, Near", "He goes to the nearest other Terrain.", fires=next_perch),
            Event(
                3, "The Way Back Is Gone", "The Coffins close car A; whoever is in it is Wounded and lands in B.",
                fires=seal_car_a,
            ),
            Event(4, "A Sling", "Investigate. 1+: keep it; it holds 2 more tokens.", tiers=(nothing, carry(4))),
            Event(
                5, "A Golden Fiddle String", "Investigate. 1+: keep it; if it is taken it counts as a Stolen Possession.",
                tiers=(nothing, carry(5)),
            ),
            Event(
                6, "Eyes in the Rock", "Investigate. 0: gain Heebie Jeebies. 1+: only mica.",
                tiers=(loses(0, JEEBIES), nothing), stay=frozenset(),
            ),
            Event(7, "A Rich Seam", "At the end of this turn everyone next to Terrain Rummages 1.", fires=lucky_night),
            Event(8, "Something Glints", "Roll and add Luck. 7+: his Coin is yours. Else he comes, you lose 1, Luck rises.", fires=shiny(8)),
            Event(9, "Something Gleams", "Roll and add Luck. 7+: his Coin is yours. Else he comes, you lose 1, Luck rises.", fires=shiny(9)),
            Event(0, "A Shower of Stones", "Debris next to you; then as Event 9.", fires=more_rock),
        ),
        on_round={1: 2, 2: 4, 3: 5},
        in_bindle=(7, 8, 9, 0),
        enterable=frozenset({"hole"}),
        victory="rituals",
        rituals=(
            Ritual("shiny", "Ooo, Shiny", "Find his Coin (Events 8 and 9).", "2 Coins.", 2),
            Ritual("way_out", "Daylight", "All Vagrants on the board are in car C at the end of a turn.", "1 Coin, and everyone gains 2.", 1, everyone_gains(2)),
            Ritual(
                "fair", "Fair's Fair", "Next to him, give him tokens: one for each Vagrant in play.",
                "1 Coin, and everyone gains 1.", 1, everyone_gains(1),
            ),
        ),
        story=(
            "The engine stops in the dark and something outside begins to tap: on the wheels, on the boards, on the lamp glass. "
            "Then your pocket is lighter, and then the ceiling moves."
        ),
        special=(
            "Two tokens are drawn each Haint turn: one for the Tommyknocker, one for the Cave-In. Iron Nails may be held on to for 1 "
            "Humanity. Next to him you may trade him a token; Coins on Bust can clear Debris beside you."
        ),
        terrain_text="Holes can be entered: roll Bones equal to your Move value; without a 5+ you lose 3 and land beside it.",
        victory_text="Complete all Rituals.",
        break_text="There is nothing to Break here.",
        seance=Seance("At any time: remove one Debris.", dig_any, any_debris),
        effects=(Effect("Heebie Jeebies", "Two Coins must go on Rummage. Ends with that turn."), None),
        win=34,
        lose=35,
        skills=(7, 8),
        next="s05",
        defeat_text="All Vagrants are Westbound, or Debris must fall and none is left.",
        counters={"possessions": (0, 7), "luck": (0, 4)},
        deeds={"trade": ("Give the Tommyknocker a token", trade), "dig": ("Clear Debris with the Coins on Bust", dig)},
        miles=miles,
        progress=progress,
        hooks=Hooks(
            turn_end=turn_end, enters=enters, hazard=hazard, barred=barred, limit=limit, extra=extra,
        ),
        prompts={
            "stolen": "small fingers in your pocket. What do they find?",
            "offer": "what do you hold out to him?",
            "clear": "Which Debris is cleared?",
        },
        labels={"lose_token": "{0}"},
    )
)  # fmt: skip
