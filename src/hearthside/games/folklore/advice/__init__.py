"""How good a tale looks for the group: what greedy bots and search steer by.

A fight is weighed by how long either side would last against the other; the rest of the tale by the
scenes that still lie before a good ending, by what is left of the group, and by what a town could mend.
"""

from __future__ import annotations

from ..content import STORIES, TOWNS
from ..rules.market import PRICES
from ..rules.world import distances, nearest_town
from ..state import ALIVE, BROKEN, GHOST, LIMBO, Hero, Tale
from .belongings import fuss, knowledge, riches, to_learn
from .fights import ROUGH, on_map, power, skirmish_odds
from .plot import FIGHT, TRAVEL, best_ends, journey, most_work, open_flags, work_left


def advice(s: Tale, seat: int) -> float:
    """Between 0 and 1; the same for every seat, since the group wins or loses together."""
    if not s.story or (not s.stories and s.scores):
        return sum(s.scores) / (100 * max(1, len(s.scores)))
    n = len(s.heroes)
    alive = sum(h.form == ALIVE for h in s.heroes)
    health = sum(worth(s, h) for h in s.heroes) / n
    known = 0.006 * min(5, len(s.flags))
    ahead = open_flags(s) if not s.between else frozenset()
    here = 0.72 * progress(s, ahead) + 0.18 * health + 0.15 * riches(s) + known + hope(s) - fuss(s)
    here *= promise(s, ahead) * (n + alive) / (2 * n)  # a closing is worth half without the living
    done = sum(s.scores) / 100 if s.scores else 0.0
    return min(1.0, max(0.0, (done + here) / (len(s.scores) + len(s.stories))))


ROUND = 0.00045
"""What a round of the candle costs in the measure of a whole story."""


def progress(s: Tale, ahead: frozenset[str]) -> float:
    """How far the story has come: what is still to do, the task in hand, the burning candle."""
    if s.between:
        return 0.5
    left = work_left(s.story, ahead)
    scene = s.goal_scene if s.goal_scene in left else s.scene
    work = left[scene] + (TRAVEL if s.goal else 0.0) - task(s)
    most = most_work(s.story)
    burnt = STORIES[s.story].candle - max(0, s.candle)
    return max(0.0, 1.0 - work / most - ROUND * burnt)


def promise(s: Tale, ahead: frozenset[str]) -> float:
    """The best closing that the tale can still come to, between 0 and 1."""
    if s.between or s.candle <= 0:
        return 0.8
    best = best_ends(s.story, ahead)
    return best[s.goal_scene if s.goal_scene in best else s.scene]


def task(s: Tale) -> float:
    """How much of what is to be done right now has been done, in the measure of `work_left`."""
    done = 0.0
    if s.site is not None:
        done = FIGHT * on_map(s, s.site)
    elif s.goal:
        done = TRAVEL * 0.6 * (1.0 - journey(s.goal)[s.place] / 40)
    if s.melee is not None:
        done -= 1.5 * (1.0 - skirmish_odds(s))
    return done


def worth(s: Tale, h: Hero) -> float:
    """What a character is worth as it stands: alive, whole and armed is best."""
    if h.form != ALIVE:
        return 0.05 + 0.1 * h.gp / max(1, h.max_gp) if h.form == GHOST else 0.0
    life = h.vita / max(1, h.max_vita)
    harm = (h.statuses >> 10).bit_count() + 0.3 * len(h.corrosion) + 0.2 * h.infection
    arms = min(1.0, power(h, ROUGH) / 8) + min(1.0, max(0, h.defense - 50) / 30)
    company = 0.02 * len(h.companions) + 0.01 * min(4, h.bandages) + 0.03 * min(1.0, h.lore / 600)
    return (
        0.4 + 0.25 * life + 0.06 * h.pp / max(1, h.max_pp) + 0.05 * arms + company
        + knowledge(h) - 0.03 * harm
    )  # fmt: skip


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
    if place == "library":
        return 0.15 * to_learn(h)
    if place == "market":
        return 0.0002 if h.coins >= 12 else 0.0
    if place == "gypsies" and h.coins >= PRICES["cure"]:
        return 0.002 * (h.statuses >> 10).bit_count()
    return 0.0
