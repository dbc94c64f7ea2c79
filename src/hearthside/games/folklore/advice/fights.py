"""How fights and maps stand for bots: how long either side would last, and the way to what has to be done."""

from __future__ import annotations

from functools import cache, lru_cache

from ..content import CARDS, CREATURES, MAPS
from ..content.board import BIT, ground, squares
from ..content.cards import Card
from ..content.notation import average
from ..content.story import MapSetup
from ..rules.features import comes, setup_of
from ..rules.figures import foe_defense, foe_might, hero_defense, weapons
from ..rules.goals import BEFORE_THE_LAST, goal_met
from ..rules.memory import holds
from ..rules.names import soul
from ..state import ACTED, ALIVE, ATTACKED, CLOSED, DEFEND, GHOST, Foe, Hero, Site, Tale
from .plot import matters, open_flags

TRIED = 0.012
"""What a point of damage that was only tried for is worth on a map."""
ROUGH = 55
"""A middling DEFENSE, for weighing a weapon when there is no foe to measure it on."""


def power(h: Hero, defense: int) -> float:
    """The damage a character does in a turn, on average, to something with this DEFENSE."""
    if h.form == GHOST:
        return chance(h.might, defense) * h.dmg
    best = chance(h.might, defense) * max(0, h.dmg + h.rage)
    for g in weapons(h):
        card = CARDS[g.card]
        hit = chance(h.might + card.might, defense) * (mean(card) + h.dmg + h.rage)
        if card.ammo and g.left <= 0:
            hit *= 0.8  # a little less than loaded, so that nobody saves the last shot
        best = max(best, hit)
    return best


def chance(might: int, defense: int) -> float:
    """How likely a percentile roll plus MIGHT comes up to a DEFENSE."""
    return min(0.99, max(0.01, (101 + might - defense) / 100))


def mean(card: Card) -> float:
    """The damage of a weapon on average; two hands keep the better of two rolls."""
    n = average(card.blow.dice)
    return n * 1.25 if card.hands == 2 else n


def lasting(ours: float, our_power: float, theirs: float, their_power: float) -> float:
    """How much longer the group would last than the foes, between 0 and 1."""
    they_last = theirs / max(0.2, our_power)
    we_last = ours / max(0.2, their_power)
    return we_last / (we_last + they_last)


def skirmish_odds(s: Tale) -> float:
    """How a skirmish stands: the counters that are left against the vita that is left."""
    melee = s.melee
    assert melee is not None
    fighters = [h for h in s.heroes if h.form == ALIVE and not melee.out >> h.number & 1]
    theirs = their_power = our_power = 0.0
    wall = ROUGH
    for i, kind in enumerate(melee.kinds):
        left = max(0, melee.counters[i] - melee.hits[i])
        if left == 0:
            continue
        theirs += left
        who = soul(kind)
        c = CREATURES[kind] if who < 0 else None
        wall = c.skirmish_defense if c else s.heroes[who].defense
        might = c.skirmish_might + c.mods[left - 1] if c else s.heroes[who].might
        hurt = average(c.skirmish_blow.dice) if c else 3.0
        for h in fighters:
            shield = 10 if h.stance == DEFEND and not melee.focused >> h.number & 1 else 0
            their_power += hurt * chance(might, h.defense + h.boost_defense + shield)
    if not theirs:
        return 1.0
    for h in fighters:
        held = max((CARDS[g.card].might for g in weapons(h)), default=0)
        our_power += chance(h.might + held - (10 if h.stance == DEFEND else 0), wall)
    return lasting(sum(h.vita for h in fighters), our_power, theirs, their_power)


def encounter_odds(s: Tale, foes: list[Foe]) -> float:
    """How an encounter stands: vita and blows on either side."""
    there = [h for h in s.heroes if h.form == ALIVE or (h.form == GHOST and h.at >= 0)]
    wall = sum(foe_defense(s, f) for f in foes) // len(foes)
    ours = our_power = 0.0
    shields = 0
    for h in there:
        ours += h.vita + 0.7 * h.pp if h.form == ALIVE else 0.4 * h.gp
        strike = power(h, wall + (10 if h.stance == DEFEND else 0))
        our_power += strike * (0.5 if h.skip else 1.0)
        shields += hero_defense(s, h)
    for f in s.site.foes if s.site is not None else ():
        if f.owner >= 0 or f.ruler >= 0:
            ours += f.vita
            our_power += 0.5 * blows(f, foe_might(s, f), wall)
    theirs = sum(f.vita * (1 + 0.15 * hide(f)) + 2 for f in foes)
    guard = shields // max(1, len(there))
    their_power = sum(blows(f, foe_might(s, f), guard) for f in foes)
    return lasting(ours, our_power, theirs, their_power)


def hide(f: Foe) -> int:
    """What a creature's skin takes off every blow."""
    words = CREATURES[f.kind].words
    return words.get("absorption", 0) + (2 if "ethereal" in words else 0)


def blows(f: Foe, might: int, defense: int) -> float:
    """The damage a creature does in a turn, on average."""
    n = table_mean(f.kind) * CREATURES[f.kind].attacks * chance(might, defense)
    if f.skip:
        n *= 0.4
    return n * (0.8 if f.weaken or f.no_attack else 1.0)


@cache
def table_mean(kind: str) -> float:
    """The damage of a creature's attack table on average; what strikes everybody counts double."""
    rows = CREATURES[kind].table
    return sum(average(row.dice) * (2 if "all" in row.words else 1) for row in rows) / len(rows)


def on_map(s: Tale, site: Site) -> float:
    """Foes hurt and gone, characters on their way to what they have to do; 0 to 0.95."""
    foes = [f for f in site.foes if f.owner < 0 and f.ruler < 0]
    setup = setup_of(s)
    alive = [h for h in s.heroes if h.form == ALIVE and h.at >= 0]
    opened = 0.01 * (sum(n == CLOSED for n in site.features) - site.doors.bit_count())
    fight = 0.0
    if foes:
        marks = sum(f.statuses.bit_count() for f in foes)
        fight = 0.55 * encounter_odds(s, foes) + 0.004 * min(5, marks) + tried(s)
        if setup is None or not setup.optional:
            ways = [steps_to(site.map, f.at) for f in foes]
            near = sum(
                placed(h, min(way[h.at] for way in ways), shut_off(site, h, foes)) for h in alive
            )
            return max(0.0, fight + 0.06 * near / len(s.heroes) + opened) + early(s, setup, alive)
    if setup is None:
        return 0.9
    there = on_the_way(s, setup, alive)
    way = 0.85 * there + 0.0002 * sum(h.steps for h in s.heroes)
    waiting = restless(site) * (1.0 - there)
    if foes:  # a fight that need not be won
        return 0.3 + 0.3 * way + 0.3 * fight + opened - waiting
    return 0.55 + 0.4 * way + max(-0.02, min(0.02, opened)) - waiting


WAITED, RESTLESS = 16, 0.1
"""After how many rounds on a map what is left of the way begins to weigh more, and how much with every round."""


def restless(site: Site) -> float:
    """How much a group that has been somewhere for long wants to be gone: no thorn in the way holds it up for good."""
    return RESTLESS * max(0, site.round - WAITED)


def on_the_way(s: Tale, setup: MapSetup, alive: list[Hero]) -> float:
    """How much of what a map asks for is done when nobody has to be fought, 0 to 1.

    Every errand is a stage, and leaving by the exit the last: a stage done is worth more than any nearness to it, so
    that nobody stops one step before it.
    """
    assert s.site is not None
    left = errands(s, setup)
    whole = LEAVING + stages(setup) + sum(g.number for g in setup.goals if g.kind == "token")
    if left:
        ways = [steps_to(s.site.map, at) for at in left]
        near = [closeness(min(way[h.at] for way in ways)) for h in alive]
        here = 0.8 * max(near, default=0.0) + 0.1 * sum(near) / len(s.heroes)
        todo = sum(wanted_of(s, setup, at) for at in left) + LEAVING - here
    else:
        way = exit_steps(s.site.map)
        here = sum(closeness(way[h.at]) for h in alive) / len(s.heroes)
        todo = LEAVING * (1 - 0.9 * here)
    return 1.0 - todo / whole


LEAVING = 3
"""How many errands the way to the exit weighs."""


def closeness(steps: int) -> float:
    """Between 0 and 1, each step nearer worth the same for the length of a map."""
    return max(0.0, 1.0 - steps / 16) if steps < 15 else 1.0 / (1 + steps)


def asked_for(setup: MapSetup) -> set[int]:
    """The squares that the goals of a map may send somebody to."""
    wanted = {foe.ambush for foe in setup.foes}
    for g in setup.goals:
        if g.kind == "touch":
            wanted.add(g.number)
        elif g.kind in ("token", "flag"):
            wanted.update(givers(setup, g.kind, g.arg))
    return wanted


def wanted_of(s: Tale, setup: MapSetup, at: int) -> float:
    """How often an errand has to succeed: once, or what is still wanting of a count, shared among its places."""
    for g in setup.goals:
        if g.kind == "token" and at in (places := givers(setup, g.kind, g.arg)):
            return max(1.0, (g.number - s.tokens.get(g.arg, 0)) / len(places))
    return 1.0


def early(s: Tale, setup: MapSetup | None, alive: list[Hero]) -> float:
    """What has been done in a fight besides fighting, and how near somebody is to the rest of it.

    It is a goal that ends the fight before the last foe, or else what the best ending hangs on. As on the way out, an
    errand done is worth more than any nearness to it.
    """
    if setup is None or not alive:
        return 0.0
    ends = any(g.kind in BEFORE_THE_LAST for g in setup.goals)
    marks = errands(s, setup) if ends else prizes(s, setup)
    done = 0.2 * done_so_far(s, setup) if ends else 0.0
    near = 0.0
    if marks:
        assert s.site is not None
        near = 0.9 / (1 + min(steps_to(s.site.map, at)[h.at] for at in marks for h in alive))
    return done + 0.12 * (1.0 - (len(marks) - near) / max(1, stages(setup), len(marks)))


def stages(setup: MapSetup) -> int:
    """How many errands a map can have: levers, what its goals ask for, what the story remembers."""
    wanted = asked_for(setup)
    return sum(
        bool(f.opens) or f.at in wanted or any(e.verb == "flag" for e in f.passed)
        for f in setup.features
    )


def done_so_far(s: Tale, setup: MapSetup) -> float:
    """The share of what a map asks for by way of things done and counted that is done."""
    done = wanted = 0
    for g in setup.goals:
        if g.kind in ("token", "flag") and holds(s, g.when):
            wanted += max(1, g.number)
            have = s.tokens.get(g.arg, 0) if g.kind == "token" else int(g.arg in s.flags)
            done += min(max(1, g.number), have)
    return done / wanted if wanted else 1.0


def tried(s: Tale) -> float:
    """What the blows of this turn were worth whether they hit or not: luck should not decide."""
    n = 0.0
    for h in s.heroes:
        if h.done & ATTACKED:
            held = weapons(h)
            card = CARDS[held[h.hand].card] if 0 <= h.hand < len(held) else None
            hit = chance(h.might + (card.might if card else 0), ROUGH)
            n += TRIED * hit * ((mean(card) if card else 0.0) + h.dmg)
        elif h.done & ACTED:
            n += 0.5 * TRIED
        n += 0.0001 * h.steps  # nobody walks about for nothing
    return n


def errands(s: Tale, setup: MapSetup) -> list[int]:
    """Squares somebody has to go to: what the goal asks for, and levers of what is still shut."""
    assert s.site is not None
    wanted: set[int] = set()
    for g in setup.goals:
        if g.kind == "touch" and holds(s, g.when):
            wanted.add(g.number)
        elif g.kind in ("token", "flag") and holds(s, g.when) and not goal_met(s, setup, g):
            wanted.update(givers(setup, g.kind, g.arg))
        elif g.kind in ("defeat", "kill"):
            wanted.update(foe.ambush for foe in setup.foes if comes(s, foe))
    wanted.update(prizes(s, setup))
    return [
        f.at
        for i, f in enumerate(setup.features)
        if s.site.features[i] < CLOSED
        and (f.at in wanted or f.opens & s.site.doors)
        and holds(s, f.when)
    ]


def prizes(s: Tale, setup: MapSetup) -> list[int]:
    """The squares of what can set a flag that the best ending still open hangs on."""
    found = [
        (f.at, e.args[0])
        for f in setup.features
        for e in f.passed
        if e.verb == "flag" and e.args[0] not in s.flags
    ]
    if not found:
        return []
    flags = open_flags(s)
    return [at for at, flag in found if flag in flags and matters(s.story, s.scene, flags, flag)]


def givers(setup: MapSetup, verb: str, name: str) -> list[int]:
    """The squares of what can bring a token or a flag."""
    return [
        f.at for f in setup.features if any(e.verb == verb and e.args[0] == name for e in f.passed)
    ]


def placed(h: Hero, away: int, behind: bool) -> float:
    """How well a character stands at this distance from the nearest foe; who is behind a door goes up to it."""
    shoots = not behind and any(CARDS[g.card].ranged and g.left > 0 for g in weapons(h))
    best = abs(away - 3) if shoots else max(0, away - 1)
    return (0.8 if behind else 1.0) / (1 + best)


def shut_off(site: Site, h: Hero, foes: list[Foe]) -> bool:
    """Whether doors keep every foe from a character: nothing happens then before somebody opens one."""
    if not site.doors:
        return False
    room = _room(site.map, site.doors, h.at)
    return all(not room >> f.at & 1 for f in foes)


@lru_cache(maxsize=4096)
def _room(board: str, doors: int, at: int) -> int:
    """The squares that can be reached from one with these doors shut."""
    m = MAPS[board]
    g = ground(m.walls | m.objects | doors)
    room = 0
    for ring in g.rings(BIT[at], g.open, 99):
        room |= ring
    return room


@cache
def steps_to(board: str, square: int) -> tuple[int, ...]:
    """How many steps every square of a map is away from `square`, doors counting as open."""
    return _away(board, BIT[square])


@cache
def exit_steps(board: str) -> tuple[int, ...]:
    """How many steps every square of a map is away from the exit zone."""
    return _away(board, MAPS[board].exits)


def _away(board: str, goal: int) -> tuple[int, ...]:
    m = MAPS[board]
    g = ground(m.walls | m.objects)
    away = [40] * 100
    for n, ring in enumerate(g.rings(goal, g.open, 39)):
        for square in squares(ring):
            away[square] = n
    return tuple(away)
