"""How good a tale looks for the group: what greedy bots and search steer by."""

from __future__ import annotations

from .board import NEAR, covers
from .content import CREATURES, MAPS, STORIES
from .rules.features import setup_of
from .rules.world import distances
from .state import ALIVE, GHOST, Hero, Tale


def advice(s: Tale, seat: int) -> float:
    """Between 0 and 1; the same for every seat, since the group wins or loses together."""
    if not s.story or (not s.stories and s.scores):
        return sum(s.scores) / (100 * max(1, len(s.scores)))
    told = progress(s)
    health = sum(worth(h) for h in s.heroes) / len(s.heroes)
    fight = 0.5
    if s.site is not None:
        fight = on_map(s)
    elif s.melee is not None:
        fight = 1.0 - sum(s.melee.counters) / (sum(s.melee.counters) + 6)
    elif s.goal:
        fight = 1.0 - distances(s.goal)[s.place] / 24
    done = sum(s.scores) / 100 if s.scores else 0.0
    whole = len(s.scores) + len(s.stories)
    here = 0.45 * told + 0.3 * health + 0.25 * fight
    return min(1.0, max(0.0, (done + 0.9 * here) / whole))


def progress(s: Tale) -> float:
    """How far the story has come: chapters, and what is left of the candle."""
    story = STORIES[s.story]
    chapters = max(0, s.chapter - 1) / len(story.chapters)
    spent = 1.0 - max(0, s.candle) / story.candle
    return min(1.0, 0.3 + 0.7 * chapters - 0.25 * spent)


def worth(h: Hero) -> float:
    """What a character is worth as it stands: alive and whole is best."""
    if h.form == ALIVE:
        life = h.vita / max(1, h.max_vita)
        gear = sum(g.worn and g.condition == 0 for g in h.gear)
        harm = (h.statuses >> 10).bit_count() + 0.3 * len(h.corrosion) + 0.2 * h.infection
        goods = min(1.0, h.coins / 60 + h.lore / 600 + len(h.gear) / 16 + len(h.companions) / 8)
        return (
            0.45 + 0.3 * life + 0.05 * h.pp / max(1, h.max_pp) + 0.02 * min(gear, 4)
            + 0.12 * goods - 0.04 * harm
        )  # fmt: skip
    if h.form == GHOST:
        return 0.1 + 0.1 * h.gp / max(1, h.max_gp)
    return 0.0


def on_map(s: Tale) -> float:
    """Foes hurt and gone, characters in reach of what they have to do."""
    site = s.site
    assert site is not None
    foes = [f for f in site.foes if f.owner < 0 and f.ruler < 0]
    setup = setup_of(s)
    if foes:
        strength = sum(f.vita + 4 for f in foes)
        gone = 12.0 * len(site.beaten)
        near = 0.0
        for h in s.heroes:
            if h.form == ALIVE and h.at >= 0:
                near += 1.0 / (1 + min(_gap(h.at, f.at) for f in foes))
                if any(NEAR[h.at] & covers(f.at, CREATURES[f.kind].size) for f in foes):
                    near += 0.1
        marks = sum(f.skip + f.weaken + (f.statuses.bit_count()) + (f.ruler >= 0) for f in foes)
        return 0.75 * (gone + 10) / (gone + 10 + strength) + 0.02 * near + 0.01 * marks
    if setup is None:
        return 0.9
    goals = [f.at for i, f in enumerate(setup.features) if f.at in setup.touch
             and not site.features[i]]  # fmt: skip
    exits = MAPS[site.map].exits
    score = 0.0
    alive = [h for h in s.heroes if h.form == ALIVE and h.at >= 0]
    for h in alive:
        if goals:
            score += 1.0 / (1 + min(_gap(h.at, g) for g in goals))
        elif "exit" in setup.goals:
            away = min((_gap(h.at, e) for e in range(100) if exits >> e & 1), default=0)
            score += 1.0 - away / 12
    opened = sum(site.features) + (site.doors == 0) * 0.5 - site.doors.bit_count() * 0.2
    return min(1.0, 0.8 + 0.15 * score / max(1, len(alive)) + 0.01 * opened)


def _gap(a: int, b: int) -> int:
    return max(abs(a % 10 - b % 10), abs(a // 10 - b // 10))
