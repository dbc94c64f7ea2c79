"""How good a tale looks for the group: what greedy bots and search steer by."""

from __future__ import annotations

from functools import cache

from .board import BIT, ground, squares
from .content import CARDS, MAPS, STORIES
from .content.story import MapSetup
from .rules.features import setup_of
from .rules.figures import weapons
from .rules.world import distances
from .state import ALIVE, ATTACK, DEFEND, GHOST, Hero, Tale


def advice(s: Tale, seat: int) -> float:
    """Between 0 and 1; the same for every seat, since the group wins or loses together."""
    if not s.story or (not s.stories and s.scores):
        return sum(s.scores) / (100 * max(1, len(s.scores)))
    health = sum(worth(h) for h in s.heroes) / len(s.heroes)
    done = sum(s.scores) / 100 if s.scores else 0.0
    whole = len(s.scores) + len(s.stories)
    here = 0.88 * progress(s) + 0.07 * health + 0.01 * min(5, len(s.flags))
    return min(1.0, max(0.0, (done + 0.9 * here) / whole))


def progress(s: Tale) -> float:
    """How far the story has come: scenes still to go, the task in hand, the burning candle."""
    if s.between:
        return 0.5
    steps = scenes_left(s.story)
    most = max(steps.values()) + 1
    scene = s.goal_scene if s.goal_scene in steps else s.scene
    far = (most - steps[scene] - (1 if s.goal else 0) + task(s)) / (most + 1)
    return max(0.0, far - 0.1 * (1.0 - max(0, s.candle) / STORIES[s.story].candle))


def task(s: Tale) -> float:
    """How far what is to be done right now has come, between 0 and 1."""
    if s.site is not None:
        return on_map(s)
    if s.melee is not None:
        left = sum(s.melee.counters)
        return 0.9 * (1.0 - left / (left + 6))
    if s.goal:
        return 0.9 - 0.9 * distances(s.goal)[s.place] / 24
    return 0.9


@cache
def scenes_left(story: str) -> dict[str, int]:
    """For every scene of a story, how many scenes lie between it and a good ending.

    Scenes that lead to no good ending count their way to any, and nine more.
    """
    good = _steps_to(story, 60)
    return {name: good.get(name, far + 9) for name, far in _steps_to(story, 0).items()}


def _steps_to(story: str, score: int) -> dict[str, int]:
    """How many scenes it takes to a closing of at least this score, where there is one."""
    tale = STORIES[story]
    begins = {chapter.number: chapter.begin for chapter in tale.chapters}
    left: dict[str, int] = {}
    for _ in tale.scenes:
        for name, scene in tale.scenes.items():
            for box in scene.boxes:
                onward = [begins[box.number]] if box.kind == "chapter" else box.targets
                ends = [left[target] + 1 for target in onward if target in left]
                if box.kind == "close" and box.number >= score:
                    ends.append(0)
                if ends:
                    left[name] = min(left.get(name, 99), *ends)
    return left


def worth(h: Hero) -> float:
    """What a character is worth as it stands: alive and whole is best."""
    if h.form == ALIVE:
        life = h.vita / max(1, h.max_vita)
        gear = sum(g.worn and g.condition == 0 for g in h.gear)
        harm = (h.statuses >> 10).bit_count() + 0.3 * len(h.corrosion) + 0.2 * h.infection
        goods = min(1.0, h.coins / 60 + h.lore / 600 + len(h.gear) / 16 + len(h.companions) / 8)
        return (
            0.55 + 0.2 * life + 0.06 * h.pp / max(1, h.max_pp) + 0.02 * min(gear, 4)
            + 0.12 * goods - 0.04 * harm
        )  # fmt: skip
    if h.form == GHOST:
        return 0.1 + 0.1 * h.gp / max(1, h.max_gp)
    return 0.0


def on_map(s: Tale) -> float:
    """Foes hurt and gone, characters on their way to what they have to do; 0 to 0.95."""
    site = s.site
    assert site is not None
    foes = [f for f in site.foes if f.owner < 0 and f.ruler < 0]
    setup = setup_of(s)
    alive = [h for h in s.heroes if h.form == ALIVE and h.at >= 0]
    opened = 0.004 * (sum(site.features) - site.doors.bit_count())
    leave = setup is not None and setup.optional
    if foes and not leave:
        strength = sum(f.vita + 4 for f in foes)
        gone = 12.0 * len(site.beaten)
        ways = [steps_to(site.map, f.at) for f in foes]
        near = sum(placed(h, min(way[h.at] for way in ways)) for h in alive)
        marks = sum(f.skip + f.weaken + f.statuses.bit_count() for f in foes)
        fight = 0.5 * (gone + 10) / (gone + 10 + strength)
        return max(0.0, fight + 0.03 * near + 0.01 * min(5, marks) + opened)
    if setup is None:
        return 0.9
    marks_left = errands(s, setup)
    if marks_left:
        ways = [steps_to(site.map, at) for at in marks_left]
    else:
        ways = [exit_steps(site.map)]
    score = sum(1.0 - min(way[h.at] for way in ways) / 20 for h in alive)
    return min(0.95, 0.6 + 0.35 * score / max(1, len(alive)) + opened)


def errands(s: Tale, setup: MapSetup) -> list[int]:
    """Squares somebody has to go to: marks of the goal, and levers of what is still shut."""
    assert s.site is not None
    return [
        f.at
        for i, f in enumerate(setup.features)
        if not s.site.features[i] and (f.at in setup.touch or f.opens & s.site.doors)
    ]


def placed(h: Hero, away: int) -> float:
    """How well a character stands at this distance from the nearest foe, and behind its token."""
    shoots = any(CARDS[g.card].ranged and g.left > 0 for g in weapons(h))
    best = abs(away - 3) if shoots else max(0, away - 1)
    weak = 2 * h.vita < h.max_vita
    return 1.0 / (1 + best) + (0.1 if h.stance == (DEFEND if weak else ATTACK) else 0.0)


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
