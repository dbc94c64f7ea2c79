"""The plot of a story as bots see it: what is left to do, what it can still come to, what was worth doing."""

from __future__ import annotations

from functools import cache, lru_cache
from heapq import heappop, heappush

from ..content import PLACES, STORIES
from ..content.story import Box, Condition
from ..rules.features import setup_of
from ..rules.world import is_road
from ..state import CLOSED, Tale

TRAVEL, FIGHT = 4.0, 4.0
"""How much a journey and a map weigh against a scene that is only told."""
WORK = {"travel": TRAVEL, "map": FIGHT, "skirmish": 2.0, "choose": 0.2, "goto": 0.0, "if": 0.0}


@lru_cache(maxsize=4096)
def later_flags(story: str, scene: str, flags: frozenset[str], bare: bool) -> frozenset[str]:
    """These flags, and all that a scene and those that can come after it can still set.

    A way that hangs on a flag which nothing can set is none. `bare` leaves out what the scene's own map brings.
    """
    while True:
        ahead, seen, found = [scene], {scene}, set(flags)
        while ahead:
            name = ahead.pop()
            for box in STORIES[story].scenes[name].boxes:
                found |= flags_of(box, bare and name == scene)
                for target in onward(story, box, flags):
                    if target not in seen:
                        seen.add(target)
                        ahead.append(target)
        if found == flags:
            return flags
        flags = frozenset(found)


def flags_of(box: Box, bare: bool = False) -> set[str]:
    """The flags that a box can set, those of its map's features too."""
    found = [*box.effects]
    if box.setup is not None and not bare:
        found += [e for f in box.setup.features for e in (*f.passed, *f.failed)]
    return {e.args[0] for e in found if e.verb == "flag"}


PATIENCE = 12
"""After so many rounds on a map nobody waits there for what it might still bring."""


def open_flags(s: Tale) -> frozenset[str]:
    """What the story remembers, and what it could still come to remember."""
    scenes = STORIES[s.story].scenes
    scene = s.goal_scene if s.goal_scene in scenes else s.scene
    return later_flags(s.story, scene, frozenset(s.flags) | at_hand(s), s.site is not None)


def at_hand(s: Tale) -> frozenset[str]:
    """The flags that the map in use can still bring, as long as there is patience for it."""
    site, setup = s.site, setup_of(s)
    if site is None or setup is None or site.round > PATIENCE:
        return frozenset()
    return frozenset(
        e.args[0]
        for f, tried in zip(setup.features, site.features, strict=True)
        if tried < CLOSED
        for e in f.passed
        if e.verb == "flag"
    )


def afterwards(story: str, box: Box) -> tuple[str, ...]:
    """The scenes that a box can lead to, whatever has come to pass."""
    if box.kind == "chapter":
        return (STORIES[story].chapters[box.number - 1].begin,)
    return box.targets


def onward(story: str, box: Box, flags: frozenset[str]) -> list[str]:
    """The scenes that a box can lead to as things stand."""
    if box.kind == "if":
        return list(box.targets if possible(box.conditions[0], flags) else box.targets[1:])
    if box.kind == "choose":
        return [
            target
            for target, told in zip(box.targets, box.conditions, strict=True)
            if possible(told, flags)
        ]
    return list(afterwards(story, box))


def possible(told: Condition, flags: frozenset[str]) -> bool:
    """Whether a condition can come true with flags that are set or may still be set."""
    return all(part[0] != "flag" or part[1] in flags for part in told)


@cache
def asked_about(story: str) -> frozenset[str]:
    """The flags that some way on in a story hangs on: all others make no difference to where it can lead."""
    return frozenset(
        part[1]
        for scene in STORIES[story].scenes.values()
        for box in scene.boxes
        for told in box.conditions
        for part in told
        if part[0] == "flag"
    )


@lru_cache(maxsize=1024)
def ways(story: str, flags: frozenset[str]) -> list[tuple[str, list[tuple[Box, list[str]]]]]:
    """The scenes of a story, the last first, each with its boxes and where these can lead to."""
    return [
        (name, [(box, onward(story, box, flags)) for box in scene.boxes])
        for name, scene in reversed(STORIES[story].scenes.items())
    ]


def best_ends(story: str, flags: frozenset[str]) -> dict[str, float]:
    """For every scene of a story, the best score of a closing that it can lead to."""
    return _best_ends(story, flags & asked_about(story))


@lru_cache(maxsize=1024)
def _best_ends(story: str, flags: frozenset[str]) -> dict[str, float]:
    best = dict.fromkeys(STORIES[story].scenes, 0.0)
    better = True
    while better:
        better = False
        for name, boxes in ways(story, flags):
            for box, targets in boxes:
                far = max((best[to] for to in targets), default=0.0)
                if box.kind == "close":
                    far = max(far, box.number / 100)
                if far > best[name]:
                    best[name], better = far, True
    return best


@lru_cache(maxsize=8192)
def matters(story: str, scene: str, flags: frozenset[str], flag: str) -> bool:
    """Whether the best that a scene can lead to hangs on a flag."""
    return best_ends(story, flags - {flag})[scene] < best_ends(story, flags)[scene]


@cache
def most_work(story: str) -> float:
    """The measure of a whole story."""
    begin = STORIES[story].chapters[0].begin
    every = later_flags(story, begin, frozenset(), False)
    return max(work_left(story, every).values()) + TRAVEL


def work_left(story: str, flags: frozenset[str]) -> dict[str, float]:
    """For every scene of a story, how much lies between its beginning and a good ending.

    Scenes that lead to no good ending count their way to any, and a good deal more.
    """
    return _work_left(story, flags & asked_about(story))


@lru_cache(maxsize=1024)
def _work_left(story: str, flags: frozenset[str]) -> dict[str, float]:
    good = _work_to(story, flags, 60)
    return {name: good.get(name, far + 12) for name, far in _work_to(story, flags, 0).items()}


def _work_to(story: str, flags: frozenset[str], score: int) -> dict[str, float]:
    """The same to a closing of at least this score, where there is one."""
    left: dict[str, float] = {}
    plan = ways(story, flags)
    for _ in plan:
        changed = False
        for name, boxes in plan:
            for box, targets in boxes:
                cost = WORK.get(box.kind, 0.5)
                ends = [left[to] + cost for to in targets if to in left]
                if box.kind == "close" and box.number >= score:
                    ends.append(1.0 - box.number / 100)
                if box.kind == "check" and len(ends) > 1:
                    ends = [0.6 * ends[0] + 0.4 * ends[1]]
                elif box.kind in ("map", "skirmish") and ends:
                    ends = ends[:1]  # one means to win
                if ends and left.get(name) != (least := min(ends)):
                    left[name], changed = least, True
        if not changed:
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
