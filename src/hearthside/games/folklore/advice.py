"""How good a tale looks for the group: what greedy bots and search steer by.

A fight is weighed by how long either side would last against the other; the rest of the tale by the
scenes that still lie before a good ending, by what is left of the group, and by what a town could mend.
"""

from __future__ import annotations

from functools import cache, lru_cache
from heapq import heappop, heappush

from .content import CARDS, CREATURES, MAPS, PLACES, STORIES, TOWNS
from .content.board import BIT, ground, squares
from .content.cards import Card
from .content.notation import average
from .content.story import Box, Condition, MapSetup
from .rules.features import setup_of
from .rules.figures import foe_defense, foe_might, hero_defense, weapons
from .rules.goals import BEFORE_THE_LAST, goal_met
from .rules.growth import learnable
from .rules.market import PRICES
from .rules.memory import holds
from .rules.names import soul
from .rules.world import distances, is_road, nearest_town
from .state import (
    ACTED,
    ALIVE,
    ATTACKED,
    BROKEN,
    CLOSED,
    DEFEND,
    GHOST,
    LIMBO,
    Foe,
    Hero,
    Site,
    Tale,
)

TRAVEL, FIGHT = 4.0, 4.0
"""How much a journey and a map weigh against a scene that is only told."""
WORK = {"travel": TRAVEL, "map": FIGHT, "skirmish": 2.0, "choose": 0.2, "goto": 0.0, "if": 0.0}
TRIED = 0.012
"""What a point of damage that was only tried for is worth on a map."""
ROUGH = 55
"""A middling DEFENSE, for weighing a weapon when there is no foe to measure it on."""


def advice(s: Tale, seat: int) -> float:
    """Between 0 and 1; the same for every seat, since the group wins or loses together."""
    if not s.story or (not s.stories and s.scores):
        return sum(s.scores) / (100 * max(1, len(s.scores)))
    n = len(s.heroes)
    alive = sum(h.form == ALIVE for h in s.heroes)
    health = sum(worth(s, h) for h in s.heroes) / n
    known = 0.006 * min(5, len(s.flags))
    here = 0.76 * progress(s) + 0.18 * health + known + hope(s)
    here *= promise(s) * (n + alive) / (2 * n)  # a closing is worth half without the living
    done = sum(s.scores) / 100 if s.scores else 0.0
    return min(1.0, max(0.0, (done + here) / (len(s.scores) + len(s.stories))))


# --- the tale -------------------------------------------------------------------------------


def progress(s: Tale) -> float:
    """How far the story has come: what is still to do, the task in hand, the burning candle."""
    if s.between:
        return 0.5
    left = work_left(s.story, open_flags(s))
    scene = s.goal_scene if s.goal_scene in left else s.scene
    work = left[scene] + (TRAVEL if s.goal else 0.0) - task(s)
    most = most_work(s.story)
    return max(0.0, 1.0 - work / most - 0.1 * (1.0 - max(0, s.candle) / STORIES[s.story].candle))


def open_flags(s: Tale) -> frozenset[str]:
    """What the story remembers, and what it could still come to remember."""
    return frozenset(s.flags) | later_flags(s.story, s.chapter)


@cache
def later_flags(story: str, chapter: int) -> frozenset[str]:
    """The flags that scenes from this chapter on can set."""
    return frozenset(
        e.args[0]
        for scene in STORIES[story].scenes.values()
        if scene.chapter >= chapter
        for effects in (
            *(box.effects for box in scene.boxes),
            *(f.passed for box in scene.boxes if box.setup for f in box.setup.features),
        )
        for e in effects
        if e.verb == "flag"
    )


def promise(s: Tale) -> float:
    """The best closing that the tale can still come to, between 0 and 1."""
    if s.between or s.candle <= 0:
        return 0.8
    best = best_ends(s.story, open_flags(s))
    return best[s.goal_scene if s.goal_scene in best else s.scene]


def onward(story: str, box: Box, flags: frozenset[str]) -> list[str]:
    """The scenes that a box can lead to as things stand."""
    if box.kind == "chapter":
        return [STORIES[story].chapters[box.number - 1].begin]
    if box.kind == "if":
        return list(box.targets if possible(box.conditions[0], flags) else box.targets[1:])
    if box.kind == "choose":
        return [
            target
            for target, told in zip(box.targets, box.conditions, strict=True)
            if possible(told, flags)
        ]
    return list(box.targets)


def possible(told: Condition, flags: frozenset[str]) -> bool:
    """Whether a condition can come true with flags that are set or may still be set."""
    return all(part[0] != "flag" or part[1] in flags for part in told)


@lru_cache(maxsize=2048)
def best_ends(story: str, flags: frozenset[str]) -> dict[str, float]:
    """For every scene of a story, the best score of a closing that it can lead to."""
    scenes = STORIES[story].scenes
    best = dict.fromkeys(scenes, 0.0)
    for _ in range(len(scenes)):
        before = dict(best)
        for name, scene in scenes.items():
            for box in scene.boxes:
                ends = [best[target] for target in onward(story, box, flags)]
                if box.kind == "close":
                    ends.append(box.number / 100)
                best[name] = max(best[name], *ends, 0.0)
        if best == before:
            break
    return best


def task(s: Tale) -> float:
    """How much of what is to be done right now has been done, in the measure of `work_left`."""
    done = 0.0
    if s.site is not None:
        done = FIGHT * on_map(s, s.site)
    elif s.goal:
        done = TRAVEL * 0.95 * (1.0 - journey(s.goal)[s.place] / 40)
    if s.melee is not None:
        done -= 1.5 * (1.0 - skirmish_odds(s))
    return done


@cache
def most_work(story: str) -> float:
    """The measure of a whole story."""
    return max(work_left(story, later_flags(story, 1)).values()) + TRAVEL


@lru_cache(maxsize=2048)
def work_left(story: str, flags: frozenset[str]) -> dict[str, float]:
    """For every scene of a story, how much lies between its beginning and a good ending.

    Scenes that lead to no good ending count their way to any, and a good deal more.
    """
    good = _work_to(story, flags, 60)
    return {name: good.get(name, far + 12) for name, far in _work_to(story, flags, 0).items()}


def _work_to(story: str, flags: frozenset[str], score: int) -> dict[str, float]:
    """The same to a closing of at least this score, where there is one."""
    left: dict[str, float] = {}
    scenes = STORIES[story].scenes
    for _ in range(len(scenes)):
        before = dict(left)
        for name, scene in scenes.items():
            for box in scene.boxes:
                cost = WORK.get(box.kind, 0.5)
                ends = [left[to] + cost for to in onward(story, box, flags) if to in left]
                if box.kind == "close" and box.number >= score:
                    ends.append(1.0 - box.number / 100)
                if box.kind == "check" and len(ends) > 1:
                    ends = [0.6 * ends[0] + 0.4 * ends[1]]
                elif box.kind in ("map", "skirmish") and ends:
                    ends = ends[:1]  # one means to win
                if ends:
                    left[name] = min(ends)
        if left == before:
            break
    return left


@cache
def journey(goal: str) -> dict[str, int]:
    """How weary the way to `goal` is from every space: one a space of road, four one of wilderness."""
    out = {goal: 0}
    ahead = [(0, goal)]
    while ahead:
        far, here = heappop(ahead)
        if far > out[here]:
            continue
        far += 1 if is_road(here) else 4  # what the step onto `here` costs
        for link in PLACES[here].links:
            if far < out.get(link, 99):
                out[link] = far
                heappush(ahead, (far, link))
    return out


# --- the characters -------------------------------------------------------------------------


def worth(s: Tale, h: Hero) -> float:
    """What a character is worth as it stands: alive, whole and armed is best."""
    if h.form != ALIVE:
        return 0.05 + 0.1 * h.gp / max(1, h.max_gp) if h.form == GHOST else 0.0
    life = h.vita / max(1, h.max_vita)
    harm = (h.statuses >> 10).bit_count() + 0.3 * len(h.corrosion) + 0.2 * h.infection
    goods = min(1.0, h.coins / 120 + h.lore / 600 + len(h.gear) / 24 + len(h.companions) / 8)
    arms = min(1.0, power(h, ROUGH) / 8) + min(1.0, max(0, h.defense - 50) / 30)
    learned = 0.02 * len(h.abilities) + 0.01 * len(h.mystics) + 0.01 * h.bandages
    return (
        0.45 + 0.25 * life + 0.06 * h.pp / max(1, h.max_pp) + 0.05 * arms + 0.08 * goods
        + min(0.15, learned) - 0.03 * harm
    )  # fmt: skip


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


# --- fights ---------------------------------------------------------------------------------


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
            near = sum(placed(h, min(way[h.at] for way in ways)) for h in alive)
            return max(0.0, fight + 0.06 * near / len(s.heroes) + opened) + early(s, setup, alive)
    if setup is None:
        return 0.9
    marks_left = errands(s, setup)
    if marks_left:
        ways = [steps_to(site.map, at) for at in marks_left]
    else:
        ways = [exit_steps(site.map)]
    score = sum(1.0 - min(way[h.at] for way in ways) / 20 for h in alive) / len(s.heroes)
    if foes:  # a fight that need not be won
        return 0.3 + 0.3 * score + 0.3 * fight + opened
    return 0.55 + 0.28 * score + 0.07 * done_so_far(s, setup) + max(-0.05, min(0.05, opened))


def early(s: Tale, setup: MapSetup | None, alive: list[Hero]) -> float:
    """What has been done of a goal that ends a fight before the last foe, and how near somebody is to the rest."""
    if setup is None or not alive or not any(g.kind in BEFORE_THE_LAST for g in setup.goals):
        return 0.0
    marks = errands(s, setup)
    if not marks:
        return 0.2 * done_so_far(s, setup)
    assert s.site is not None
    away = min(steps_to(s.site.map, at)[h.at] for at in marks for h in alive)
    return 0.2 * done_so_far(s, setup) + 0.04 / (1 + away)


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
    return [
        f.at
        for i, f in enumerate(setup.features)
        if s.site.features[i] < CLOSED
        and (f.at in wanted or f.opens & s.site.doors)
        and holds(s, f.when)
    ]


def givers(setup: MapSetup, verb: str, name: str) -> list[int]:
    """The squares of what can bring a token or a flag."""
    return [
        f.at for f in setup.features if any(e.verb == verb and e.args[0] == name for e in f.passed)
    ]


def placed(h: Hero, away: int) -> float:
    """How well a character stands at this distance from the nearest foe."""
    shoots = any(CARDS[g.card].ranged and g.left > 0 for g in weapons(h))
    best = abs(away - 3) if shoots else max(0, away - 1)
    return 1.0 / (1 + best)


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


# --- what a town could mend -----------------------------------------------------------------


def hope(s: Tale) -> float:
    """A town near by, or a door in it, that has what somebody needs and can pay for."""
    if s.site is not None or s.melee is not None or not s.place:
        return 0.0
    if s.step.startswith("town") and s.place in TOWNS:
        n = 0.0
        for i in s.town_queue:
            h = s.heroes[i]
            here = s.location if s.town_queue[0] == i else ""
            n += max((need(s, h, place) * (1.0 if here == place else 0.7)
                      for place in TOWNS[s.place].services
                      if here == place or (h.visits > 0 and not here) or h.form != ALIVE),
                     default=0.0)  # fmt: skip
        return n / len(s.heroes)
    town = nearest_town(s.place)
    wish = sum(max(need(s, h, p) for p in TOWNS[town].services) for h in s.heroes)
    return 0.4 * wish / (len(s.heroes) * (1 + distances(town)[s.place]))


def need(s: Tale, h: Hero, place: str) -> float:
    """How much a character would gain at a location; less than the gain itself will be."""
    if h.form == LIMBO:
        return 0.06 if place == "gypsies" else 0.0
    if h.form == GHOST:
        rich = sum(a.coins for a in s.heroes) >= PRICES["revive"]
        return 0.06 if place == "physician" and rich else 0.0
    if h.wanted:
        return 0.0
    if place == "physician" and h.coins >= PRICES["heal"]:
        return 0.03 * (1.0 - h.vita / max(1, h.max_vita))
    if place == "inn" and h.coins >= PRICES["bed"]:
        lost = max(0, h.max_vita - h.vita)
        return 0.03 * min(6, lost) / max(1, h.max_vita) + 0.005 * (1 - h.pp / max(1, h.max_pp))
    if place == "smith" and h.coins >= PRICES["mend"]:
        return 0.004 if any(g.condition == BROKEN for g in h.gear) else 0.0
    if place == "library" and h.ap > 0:
        return 0.002 if learnable(h) else 0.0
    if place == "gypsies" and h.coins >= PRICES["cure"]:
        return 0.002 * (h.statuses >> 10).bit_count()
    return 0.0
