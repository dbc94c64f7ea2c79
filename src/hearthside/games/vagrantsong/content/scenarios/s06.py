"""Scenario 6: From the Peak... The Pit, which has no body and wants yours.

From the sources: no Humanity and no Breaks, the Pit Event, pools, both Haint Effects, Seance, all Events, victory.
Designed here: the diagram, both moods, all three Rituals, rewards. The hint that all Junk starts Broken is not followed.
"""

from __future__ import annotations

from hearthside.kernel import Asks, Decision, note
from hearthside.kernel.grid import cells

from ...options import PLACE, option
from ...rules.bones import plain_roll
from ...rules.breaks import change_mood, complete, milepost
from ...rules.coins import coins_on, move_value
from ...rules.deeds import everyone, lose, most_humanity, strike
from ...rules.eventwords import carry, everyone_gains, gains, loses, nearest_open, put_event
from ...rules.haint import worst_body
from ...rules.humanity import become_westbound, end_scenario, give_effect, remove_effect, wound
from ...rules.humanity import lose as lose_humanity
from ...rules.movement import drift, field, put_down
from ...rules.places import (
    caught,
    clear_terrain,
    open_spaces,
    same_car,
    set_terrain,
    standing,
    terrain_left,
    where,
)
from ...rules.tokens import bag, limit, take_token
from ...state import BLACK, WHITE, Journey
from .. import format as page
from ..board import CAR, CAR_MASK, NAME, SIDE, SPACE, TO_SIDE, TRAIN

KNEES, BLEEDING = BLACK, WHITE
YAWNING, WIDE = 0, 1


# -- the pools ---------------------------------------------------------------------------------


def pools(s: Journey) -> int:
    """The spaces that are the Pit: pools, and all of car B once it has sunk."""
    mask = CAR_MASK[1] if s.counters.get("sunk") else 0
    for t, kind in s.terrain.items():
        if kind == "pool":
            mask |= 1 << t
    return mask


def enters(s: Journey, body: page.Body, space: int) -> Asks:
    """The Pit Event: a Vagrant goes Westbound; one who already is, is out."""
    if not pools(s) >> space & 1:
        return
    if body >= 8:
        s.vagrants[body & 7].pup = nearest_open(s, space, TRAIN.all & ~pools(s))[0]
        return
    v = s.vagrants[body]
    if v.westbound:
        v.at = v.pup = -1
        v.marks["out"] = 1
        v.acted = True
        note(s, "removed", v.who, rule="VS-229")
        return
    yield from become_westbound(s, body)
    yield from put_down(s, body, rim(s, space), "VS-104")


def rim(s: Journey, space: int) -> list[int]:
    """The open spaces three away from the Pit, or as near to that as there are."""
    layers = field(pools(s), TRAIN.all)
    free = open_spaces(s) & ~pools(s)
    for d in (3, 4, 2, 5, 1, 6, 7):
        if d < len(layers) and layers[d] & free:
            return list(cells(layers[d] & free))
    return nearest_open(s, space)


def drag(n: int) -> page.OnBody:
    """The body is moved toward the nearest pool; with the Pit wide open, 1 further."""

    def effect(s: Journey, h: int, body: page.Body) -> Asks:
        yield from drift(s, body, n + s.haints[h].mood, pools(s))

    return effect


def gap(s: Journey, body: page.Body) -> int:
    """Steps from a body to the Pit."""
    row = TRAIN.dist[where(s, body)]
    return min((row[j] for j in cells(pools(s))), default=99)


def widen(s: Journey, i: int) -> Asks:
    """A pool joins the others, toward the nearer end; with none left, a Wound."""
    if s.counters.get("sunk") or terrain_left(s, "pool") <= 0:
        yield from wound(s, i)
        return
    free = TRAIN.spread(pools(s)) & open_spaces(s)
    spots = list(cells(free))
    if not spots:
        return
    reach = {j: min(TO_SIDE["round"][j], TO_SIDE["break"][j]) for j in spots}
    least = min(reach.values())
    choice = [PLACE[j] for j in spots if reach[j] == least]
    pick = yield Decision(i, "widen", choice, rule="VS-002")
    set_terrain(s, SPACE[str(pick[1])], "pool")
    note(s, "terrain", "pool", str(pick[1]), rule="VS-104")


# -- the Pit -----------------------------------------------------------------------------------


def brink(s: Journey, h: int) -> Asks:
    """Once it is wide open, whoever is next to it loses 2."""
    if s.haints[h].mood == WIDE:
        for body in caught(s, TRAIN.spread(pools(s))):
            yield from strike(s, h, body, (lose(2),))


def pull_nearest(s: Journey, h: int) -> Asks:
    """The Vagrant nearest the Pit is moved 1 toward it and loses 3."""
    foes = everyone(s)
    if foes:
        least = min(gap(s, b) for b in foes)
        body = worst_body(s, [b for b in foes if gap(s, b) == least])
        yield from strike(s, h, body, (drag(1), lose(3)))
    yield from brink(s, h)


def pull_furthest(s: Journey, h: int) -> Asks:
    """The Vagrant furthest from the Pit is moved 3 toward it and loses 2."""
    foes = everyone(s)
    if foes:
        most = max(gap(s, b) for b in foes)
        body = worst_body(s, [b for b in foes if gap(s, b) == most])
        yield from strike(s, h, body, (drag(3), lose(2)))
    yield from brink(s, h)


def pull_all(s: Journey, h: int) -> Asks:
    """Everyone within Range 8 of the Pit is moved 2 toward it."""
    for body in everyone(s):
        if where(s, body) >= 0 and gap(s, body) <= 8:
            yield from strike(s, h, body, (drag(2),))


def landslide(s: Journey, h: int) -> Asks:
    """All other Terrain slides 2 toward the Pit; whoever it pushes against loses 2."""
    layers = field(pools(s), TRAIN.all)
    depth = {j: d for d, mask in enumerate(layers) for j in cells(mask)}
    for t in sorted((t for t, kind in s.terrain.items() if kind != "pool"), key=lambda t: depth[t]):
        kind = s.terrain[t]
        at = t
        for _ in range(2):
            nexts = [j for j in TRAIN.ways[at] if depth[j] < depth[at]]
            to = nexts[0] if nexts else at
            pushed = [b for b in everyone(s) if where(s, b) == to]
            if pushed:
                yield from strike(s, h, pushed[0], (lose(2),))
                break
            clear = open_spaces(s) | pools(s)
            if to == at or not clear >> to & 1 or standing(s) >> to & 1:
                break
            clear_terrain(s, at)
            at = to
            if pools(s) >> to & 1:
                break
            set_terrain(s, to, kind)


def pull_strongest(s: Journey, h: int) -> Asks:
    """The Vagrant with most Humanity is moved 4 toward it; cut short by Terrain, they lose 2."""
    foes = everyone(s)
    if foes:

        def haul(s: Journey, h: int, body: page.Body) -> Asks:
            wanted = min(gap(s, body), 4 + s.haints[h].mood)
            made = yield from drift(s, body, 4 + s.haints[h].mood, pools(s))
            if made < wanted:
                yield from lose_humanity(s, body & 7, 2)

        yield from strike(s, h, worst_body(s, most_humanity(s, h, foes)), (haul,))


def swallow(s: Journey, h: int) -> Asks:
    """The Cycle Effect: one more pool."""
    if not s.counters.get("sunk") and terrain_left(s, "pool") > 0:
        yield from widen(s, s.recent)


def pit_mood(name: str, more: str) -> page.Mood:
    """Both moods pull alike; the second pulls 1 further."""
    return page.Mood(
        name,
        nail=page.Action("Crumbling Edge", f"The Vagrant nearest the Pit loses 3 and is moved 1 toward it{more}.", perform=pull_nearest),
        candle=page.Action("Long Arm", f"The Vagrant furthest from the Pit loses 2 and is moved 3 toward it{more}.", perform=pull_furthest),
        salt=page.Action("Inhale", f"Everyone within Range 8 is moved 2 toward it{more}.", perform=pull_all),
        foot=page.Action("Landslide", "Other Terrain slides 2 toward it; whoever it hits loses 2.", perform=landslide),
        apple=page.Action("By the Ankles", f"The Vagrant with most Humanity is moved 4 toward it{more}; cut short, they lose 2.", perform=pull_strongest),
        cycle_text="One more pool, next to another.",
        cycle=swallow,
        haunted_text="It has no body to Haunt with.",
    )  # fmt: skip


# -- Events ------------------------------------------------------------------------------------


def shaking(s: Journey, i: int) -> Asks:
    """Event 1: first it throws two tokens to the ends and waits on Round 1; then car B sinks."""
    if not s.counters.get("shaken"):
        s.counters["shaken"] = 1
        even = plain_roll(s, s.vagrants[i]) % 2 == 0
        yield from put_event(s, 2, SIDE["round" if even else "break"])
        yield from put_event(s, 7, SIDE["break" if even else "round"])
        s.on_round[1] = 1
        return
    for v in s.vagrants:
        if v.at >= 0 and CAR[v.at] == 1:
            side = "round" if TO_SIDE["round"][v.at] <= TO_SIDE["break"][v.at] else "break"
            yield from drift(s, v.seat, 4, SIDE[side])
    for t in [t for t, kind in s.terrain.items() if kind == "pool" and CAR[t] == 1]:
        clear_terrain(s, t)
    s.counters["sunk"] = 1
    s.events = {n: at for n, at in s.events.items() if CAR[at] != 1}
    change_mood(s, 0, WIDE)
    for v in s.vagrants:
        if v.at >= 0:
            yield from enters(s, v.seat, v.at)
        if v.pup >= 0:
            yield from enters(s, v.seat + 8, v.pup)
    yield from complete(s, "hold_on")


def price_of_help(s: Journey, i: int) -> Asks:
    """Event 3: whoever acted before loses 5; one in the car may shed an effect for 2."""
    yield from lose_humanity(s, s.recent, 5)
    at = s.vagrants[i].at
    near = [b & 7 for b in same_car(s, at)] if at >= 0 else [i]
    choice = [
        option("shed_for", o, bit) for o in near for bit in (1, 2) if s.vagrants[o].effects & bit
    ]
    pick = yield Decision(i, "shed_for", [*choice, option("none")], rule="VS-217")
    if pick[0] == "shed_for":
        yield from remove_effect(s, int(pick[1]), int(pick[2]))
        yield from lose_humanity(s, int(pick[1]), 2)


def keg_of_nails(s: Journey, i: int) -> Asks:
    """Event 4: an Iron Nail for everyone in the car; full pockets mean Bleeding."""
    at = s.vagrants[i].at
    for seat in [b & 7 for b in same_car(s, at)] if at >= 0 else [i]:
        o = s.vagrants[seat]
        if len(o.tokens) + len(o.pup_tokens) >= limit(s, o):
            give_effect(s, seat, BLEEDING)
        elif "nail" in s.bindle:
            s.bindle.remove("nail")
            take_token(s, o, "nail")
    return
    yield


def lost_soul(number: int) -> page.SeatHook:
    """Events 5 and 6: leave it, or take its hand; either way the Coins turn into steps."""

    def effect(s: Journey, i: int) -> Asks:
        v = s.vagrants[i]
        at = s.events[number]
        pick = yield Decision(
            i, "soul", [option("grab"), option("ignore")], rule="VS-133", about=(v.who,)
        )
        if pick[0] == "ignore":
            note(s, "soul_left", v.who, rule="VS-004")
            give_effect(s, i, KNEES)
            nearer = [j for j in TRAIN.ways[at] if _depth(s, j) < _depth(s, at)]
            if nearer:
                s.events[number] = nearer[0]
        else:
            del s.events[number]
            free = list(cells(TRAIN.near[at] & open_spaces(s))) or nearest_open(s, at)
            pick = yield Decision(i, "soul_place", [PLACE[j] for j in free], rule="VS-002")
            s.souls.append(SPACE[str(pick[1])])
            note(s, "soul_comes", v.who, str(pick[1]), rule="VS-004")
        slot = "pup_investigate" if v.marks.get("pup_reads") else "investigate"
        v.steps += coins_on(v, slot) * move_value(s, v)

    return effect


def _depth(s: Journey, space: int) -> int:
    row = TRAIN.dist[space]
    return min((row[j] for j in cells(pools(s))), default=0)


def cleats(s: Journey, i: int) -> Asks:
    """Event 8 used: Move value 1 higher this turn."""
    marks = s.vagrants[i].marks
    marks["move_turn"] = marks.get("move_turn", 0) + 1
    return
    yield


def ooze(number: int) -> page.SeatHook:
    """Events 9 and 0: gain Bleeding; one more pool, or a Wound."""

    def effect(s: Journey, i: int) -> Asks:
        bag(s, number)
        give_effect(s, i, BLEEDING)
        yield from widen(s, i)

    return effect


# -- rules of its own --------------------------------------------------------------------------


def turn_end(s: Journey, i: int) -> Asks:
    """Bleeding ends with a Patch Up; the ends of the train are counted."""
    v = s.vagrants[i]
    if v.effects & BLEEDING and v.marks.get("patched"):
        yield from remove_effect(s, i, BLEEDING)
    inside = [o for o in s.vagrants if o.at >= 0]
    ends = SIDE["round"] | SIDE["break"]
    if inside and all(ends >> o.at & 1 for o in inside):
        yield from complete(s, "ends")
    if not inside:
        end_scenario(s, "lost")


def price(s: Journey, i: int, n: int) -> Asks:
    """Bleeding: each Coin on Move costs 1."""
    if s.vagrants[i].effects & BLEEDING:
        yield from lose_humanity(s, i, n)


def extra(s: Journey, i: int) -> list[str]:
    """Next to a Lost Soul, take its part."""
    v = s.vagrants[i]
    near = TRAIN.near[v.at] if v.at >= 0 else 0
    return ["soul"] if any(near >> j & 1 for j in s.souls) and not v.marks.get("guarded") else []


def lead_soul(s: Journey, i: int) -> Asks:
    """Lose 2: the next Haint action passes over you, and a Lost Soul beside you moves up to 2."""
    v = s.vagrants[i]
    near = [j for j in s.souls if TRAIN.near[v.at] >> j & 1]
    yield from lose_humanity(s, i, 2)
    v.marks["guarded"] = 1
    soul = near[0]
    if len(near) > 1:
        pick = yield Decision(i, "which_soul", [PLACE[j] for j in near], rule="VS-002")
        soul = SPACE[str(pick[1])]
    if soul not in s.souls:
        return
    free = TRAIN.reach(soul, 2) & ~standing(s) & ~pools(s) | 1 << soul
    pick = yield Decision(i, "soul_place", [PLACE[j] for j in cells(free)], rule="VS-002")
    to = SPACE[str(pick[1])]
    s.souls[s.souls.index(soul)] = to
    note(s, "led", "soul", NAME[to], rule="VS-004")
    if (SIDE["round"] | SIDE["break"]) >> to & 1:
        s.souls.remove(to)
        note(s, "soul_saved", rule="VS-004")
        milepost(s, "Safe at Last")
        yield from complete(s, "soul")


def sure_feet(s: Journey) -> Asks:
    """The Seance: everybody's Move value is 1 higher this round."""
    s.counters["move_all"] = 1
    return
    yield


def remember_candle(s: Journey) -> None:
    """Who held the black candle to the end without ever going Westbound."""
    for v in s.vagrants:
        if "e2" in v.tokens and not v.was_westbound:
            s.counters["black_candle"] = v.seat + 1


def candle_kept(s: Journey) -> Asks:
    """Whoever kept the black candle and was never Westbound has a Candle for the next Scenario."""
    for seat in range(len(s.vagrants)):
        if s.counters.get("black_candle", 0) == seat + 1 and "candle" in s.bindle:
            s.bindle.remove("candle")
            take_token(s, s.vagrants[seat], "candle")
    return
    yield


def progress(s: Journey) -> float:
    """Toward the ends, away from the Pit, with a Lost Soul by the hand."""
    worth = 0.0
    inside = [v for v in s.vagrants if v.at >= 0]
    to_end = [min(TO_SIDE["round"][v.at], TO_SIDE["break"][v.at]) for v in inside]
    if "ends" not in s.rituals and inside:
        worth += 0.6 * (1 - sum(to_end) / (10 * len(inside)))
    if "soul" not in s.rituals and inside:
        goals = s.souls or [s.events[n] for n in (5, 6) if n in s.events]
        reach = min((TRAIN.dist[v.at][j] for v in inside for j in goals), default=10)
        worth += 0.3 * (1 - reach / 10)
        if s.souls:
            left = min(min(TO_SIDE["round"][j], TO_SIDE["break"][j]) for j in s.souls)
            worth += 0.5 * (1 - left / 10)
    if "hold_on" not in s.rituals:
        worth += 0.1 * s.rounds
    return worth - 0.1 * sum(max(0, 5 - gap(s, v.seat)) for v in inside)


def miles(s: Journey) -> list[str]:
    """Going Down? always."""
    return ["Going Down?"]


S06 = page.scenario(
    page.Scenario(
        key="s06",
        number=6,
        name="From the Peak...",
        path="tunnel",
        diagram="""
            .....B|#|V.....|#|B.....
            ..3...|.|V.PP.V|.|...4..
            ......|.|..PP.V|.|......
            .5.B..|#|V....V|#|..B.6.
        """,
        haints=(
            page.HaintCard("pit", "The Pit", (pit_mood("Yawning", ""), pit_mood("Wide Open", ", and 1 more")), standee=False, called="the Pit"),
        ),
        events=(
            page.Event(
                1, "The Ground Goes", "First: two tokens are flung to the ends. Again, on Round 1: car B sinks into the Pit.",
                fires=shaking,
            ),
            page.Event(
                2, "A Black Candle in Cloth", "Investigate. 0: gain Nervous Knees. 1+: keep it; never Westbound, you have a Candle after Camp.",
                tiers=(loses(0, KNEES), carry(2)),
            ),
            page.Event(
                3, "A Hand Out of the Wall", "Investigate. 0: gain Nervous Knees. 1+: whoever acted before loses 5; one here may shed an effect for 2.",
                tiers=(loses(0, KNEES), price_of_help),
            ),
            page.Event(
                4, "A Keg of Nails", "Investigate. 0: gain Nervous Knees. 1+: an Iron Nail for everyone in the car; with full pockets, Bleeding.",
                tiers=(loses(0, KNEES), keg_of_nails),
            ),
            page.Event(5, "Somebody Crying", "Take its hand, or leave it. The Coins on Investigate become steps.", auto=lost_soul(5), stay=frozenset({1})),
            page.Event(6, "Somebody Calling", "Take its hand, or leave it. The Coins on Investigate become steps.", auto=lost_soul(6), stay=frozenset({1})),
            page.Event(7, "Warm Air", "Investigate. 0: gain Bleeding. 1+: gain 3.", tiers=(loses(0, BLEEDING), gains(3))),
            page.Event(8, "Cleats", "Keep them; used, your Move value is 1 higher this turn.", carry=True, use=cleats),
            page.Event(9, "It Seeps", "Gain Bleeding; one more pool, or a Wound if there is none left.", fires=ooze(9)),
            page.Event(0, "It Spreads", "Gain Bleeding; one more pool, or a Wound if there is none left.", fires=ooze(0)),
        ),
        on_round={1: 2},
        in_bindle=(8, 9, 0),
        enterable=frozenset({"pool"}),
        victory="rituals",
        rituals=(
            page.Ritual("soul", "Safe at Last", "Lead a Lost Soul to either end of the train.", "2 Coins, and everyone gains 2.", 2, everyone_gains(2)),
            page.Ritual("ends", "As Far As You Can", "At the end of a turn every Vagrant in play stands at an end of the train.", "1 Coin.", 1),
            page.Ritual("hold_on", "Hold On", "Be there when Round 1 comes round again.", "1 Coin.", 1),
        ),
        story=(
            "The rails go up, and up, and at the top of the mountain there is no top. The middle of the train hangs over a hole, "
            "and the hole has noticed."
        ),
        special="No Humanity is tracked. Move, or be moved, into a pool and the Pit has you: Westbound, and after that out.",
        terrain_text="Pools can be entered, at that price. Terrain that slides into a pool is gone.",
        victory_text="Complete all Rituals.",
        break_text="There is nothing to Break here.",
        seance=page.Seance("At any time: everybody's Move value is 1 higher this round.", sure_feet),
        effects=(
            page.Effect("Nervous Knees", "Your Move value is 1 lower. Discard a Candle to be rid of it.", "candle", move=-1),
            page.Effect("Bleeding", "Each Coin on Move costs 1. Ends with a turn in which Patch Up succeeds."),
        ),
        win=38,
        lose=39,
        skills=(11, 12),
        next="s07",
        adds_tier=3,
        defeat_text="All Vagrants are Westbound or gone.",
        deeds={"soul": ("Stand by a Lost Soul: lose 2, and it moves", lead_soul)},
        miles=miles,
        progress=progress,
        hooks=page.Hooks(
            turn_end=turn_end, enters=enters, hazard=pools, extra=extra, move_price=price, camp=candle_kept, ended=remember_candle,
        ),
        prompts={
            "widen": "the Pit spreads. Where?",
            "soul": "take its hand?",
            "soul_place": "where does the Lost Soul go?",
            "which_soul": "which Lost Soul?",
            "shed_for": "shed an effect for 2 Humanity?",
        },
        labels={"grab": "Take its hand", "ignore": "Leave it"},
    )
)  # fmt: skip
