"""The checker of plots: flags that nobody reads, scenes that no play comes to, choices without a difference.

It plays a story through on paper, scene by scene, with all that the story could remember by then. Dice and fights may
go either way; so may whatever hangs on the table and not on the story (day and night, who is there, coins).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from .notation import Effect
from .story import Condition, Problem, Scene, Story

LEAST_READ = 2
"""How often a flag has to be read to be worth remembering."""


def plot_problems(stories: dict[str, Story]) -> list[Problem]:
    """Everything that is wrong with the plots of a campaign, by file and line."""
    out: list[Problem] = []
    for story in stories.values():
        out += flag_problems(story, stories)
        out += token_problems(story)
        out += past_problems(story, stories)
        out += bearer_problems(story)
        out += choice_problems(story)
        seen = played(story)
        out += [
            Problem(story.file, scene.line, f"no play comes to scene {scene.name!r}")
            for scene in story.scenes.values()
            if scene.name not in seen
        ]
    return sorted(out, key=lambda p: (p.file, p.line))


# -- flags ----------------------------------------------------------------------------------------


def effects_of(scene: Scene) -> Iterator[tuple[int, Effect]]:
    """Every effect of a scene with its line, those of its map's features too."""
    for box in scene.boxes:
        yield from ((box.line, e) for e in box.effects)
        if box.setup is not None:
            for f in box.setup.features:
                yield from ((f.line, e) for e in (*f.passed, *f.failed))


def conditions_of(story: Story) -> Iterator[tuple[int, Condition]]:
    """Every condition of a story with its line."""
    yield from ((1, told) for told, _ in story.rumours)
    for scene in story.scenes.values():
        for box in scene.boxes:
            yield from ((box.line, told) for told in box.conditions)
            setup = box.setup
            if setup is None:
                continue
            if setup.dark:
                yield setup.line, setup.dark
            yield from ((feature.line, feature.when) for feature in setup.features)
            yield from ((foe.line, foe.when) for foe in setup.foes)
            yield from ((weak.line, weak.when) for weak in setup.weakened)
            for goal in setup.goals:
                asked = (("flag", goal.arg),) if goal.kind == "flag" else ()
                yield setup.line, goal.when + asked


def parts_of(story: Story, kind: str) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Every part of a condition of one kind, with its line, `not` aside."""
    for line, told in conditions_of(story):
        for part in told:
            inner = part[1:] if part[0] == "not" else part
            if inner[0] == kind:
                yield line, inner


def set_flags(story: Story) -> dict[str, int]:
    """The flags that a story sets, each with the line of the first place that does."""
    out: dict[str, int] = {}
    for scene in story.scenes.values():
        for line, e in effects_of(scene):
            if e.verb == "flag":
                out.setdefault(e.args[0], line)
    return out


def endings(story: Story) -> set[str]:
    """How a story can close."""
    return {b.ending for scene in story.scenes.values() for b in scene.boxes if b.kind == "close"}


def flag_problems(story: Story, stories: dict[str, Story]) -> Iterator[Problem]:
    """Flags set and hardly read, flags read and never set."""
    flags = set_flags(story)
    read = Counter(part[1] for _, part in parts_of(story, "flag"))
    for other in stories.values():
        read.update(p[2] for _, p in parts_of(other, "past") if p[1] == story.id)
    for name, line in flags.items():
        if read[name] < LEAST_READ:
            often = ("never", "only once")[read[name]]
            yield Problem(story.file, line, f"flag {name!r} is set and {often} read")
    for line, part in parts_of(story, "flag"):
        if part[1] not in flags:
            yield Problem(story.file, line, f"flag {part[1]!r} is read and never set")


KEPT = "kept_"
"""How the name of a token begins that outlasts the map on which it was laid (FL-089)."""


def tokens_of(told: Condition) -> Iterator[str]:
    """The tokens that a condition counts."""
    for part in told:
        inner = part[1:] if part[0] == "not" else part
        if inner[0] == "token":
            yield inner[1]


def tokens_laid(scene: Scene) -> Iterator[tuple[int, str]]:
    """The tracking tokens that a scene and its map lay down, each with its line."""
    yield from ((line, e.args[0]) for line, e in effects_of(scene) if e.verb == "token")


def tokens_read(scene: Scene) -> Iterator[tuple[int, str]]:
    """The tokens that the map of a scene asks for, each with its line."""
    for setup in (box.setup for box in scene.boxes if box.setup is not None):
        told = [(f.line, f.when) for f in setup.features]
        told += [(foe.line, foe.when) for foe in setup.foes]
        told += [(weak.line, weak.when) for weak in setup.weakened]
        told += [(setup.line, goal.when) for goal in setup.goals]
        yield from ((line, name) for line, when in told for name in tokens_of(when))
        yield from ((setup.line, goal.arg) for goal in setup.goals if goal.kind == "token")


def token_problems(story: Story) -> Iterator[Problem]:
    """Tokens that nobody counts, and those that are counted when they have long been taken off the map (FL-089)."""
    laid = {name for scene in story.scenes.values() for _, name in tokens_laid(scene)}
    read = {part[1] for _, part in parts_of(story, "token")}
    for scene in story.scenes.values():
        here = {name for _, name in tokens_laid(scene)}
        asked = list(tokens_read(scene))
        read.update(name for _, name in asked)
        for box in scene.boxes:
            asked += [(box.line, name) for told in box.conditions for name in tokens_of(told)]
        for line, name in asked:
            if name not in laid:
                yield Problem(story.file, line, f"token {name!r} is counted and never laid")
            elif name not in here and not name.startswith(KEPT):
                yield Problem(
                    story.file, line, f"token {name!r} is gone by then: only {KEPT}... is kept"
                )
    for scene in story.scenes.values():
        for line, name in tokens_laid(scene):
            if name not in read:
                yield Problem(story.file, line, f"token {name!r} is laid and never counted")


def past_problems(story: Story, stories: dict[str, Story]) -> Iterator[Problem]:
    """What is asked of an earlier story, and that story does not know."""
    for line, (_, of, word) in parts_of(story, "past"):
        if of not in stories:
            yield Problem(story.file, line, f"there is no story {of!r}")
        elif not word.startswith("died") and word not in {
            *set_flags(stories[of]),
            *endings(stories[of]),
            "candle",
        }:
            yield Problem(story.file, line, f"{of!r} has neither a flag nor an ending {word!r}")


# -- choices --------------------------------------------------------------------------------------


def bearer_problems(story: Story) -> Iterator[Problem]:
    """Who tries bears it: where one has tried, nothing befalls the leader for it."""
    tried = {
        target
        for scene in story.scenes.values()
        for box in scene.boxes
        if box.kind == "check" and box.who == "one"
        for target in box.targets
    }
    for name in tried:
        scene = story.scenes[name]
        for box in scene.boxes:
            if any(e.who == "leader" for e in box.effects):
                yield Problem(story.file, box.line, "one has tried, and the leader bears it")


def after(story: Story, name: str) -> tuple[tuple[Effect, ...], str]:
    """What really comes of going to a scene: its effects up to the next scene with something in it."""
    done: tuple[Effect, ...] = ()
    for _ in range(len(story.scenes)):
        scene = story.scenes[name]
        flow = scene.boxes[-1] if scene.boxes else None
        done += tuple(e for box in scene.boxes for e in box.effects)
        if flow is None or flow.kind != "goto":
            return done, name
        name = flow.targets[0]
    return done, name


def choice_problems(story: Story) -> Iterator[Problem]:
    """Two ways of a choice that come to the same."""
    for scene in story.scenes.values():
        for box in scene.boxes:
            if box.kind != "choose":
                continue
            fates = [after(story, target) for target in box.targets]
            for i, j in combinations(range(len(fates)), 2):
                if fates[i][1] == fates[j][1] and weighty(fates[i][0]) == weighty(fates[j][0]):
                    one, two = box.labels[i], box.labels[j]
                    text = f"{one!r} and {two!r} make no difference"
                    yield Problem(story.file, box.line, text)


def weighty(found: Iterable[Effect]) -> frozenset[Effect]:
    """Effects that make a difference: a little lore more or less is none."""
    return frozenset(e for e in found if e.verb != "lore")


# -- the road -------------------------------------------------------------------------------------


def roadless(story: Story, towns: Iterable[str]) -> Iterator[Problem]:
    """Chapters that can be told to their end without a road or off-road card.

    A card is sure where the group has to get to a space that is neither a compass nor a town (FL-044).
    """
    for chapter in story.chapters:
        seen, ahead = {chapter.begin}, [chapter.begin]
        while ahead:
            for box in story.scenes[ahead.pop()].boxes:
                if box.kind in ("chapter", "close"):
                    text = f"chapter {chapter.number} can be told without a card"
                    yield Problem(story.file, box.line, text)
                elif box.kind != "travel" or box.compass or box.place in towns:
                    ahead += [target for target in box.targets if target not in seen]
                    seen.update(box.targets)


class Stretch(NamedTuple):
    """A way from one goal to the next: where it ends, in which chapter, and the spaces it leads over."""

    chapter: int
    scene: str
    stops: tuple[str, ...]


AT_A_GOAL = ("map", "town", "skirmish", "close")
"""Boxes with something to do: where the group has to travel to them, they are goals of the road."""


def stretches(story: Story) -> set[Stretch]:
    """Every way from goal to goal, with the spaces the story leads over on it; dice and choices go either way."""
    out: set[Stretch] = set()
    begin: tuple[str, int, tuple[str, ...]] = (story.chapters[0].begin, 1, (story.start,))
    seen, ahead = {begin}, [begin]
    while ahead:
        scene, chapter, stops = ahead.pop()
        for box in story.scenes[scene].boxes:
            if box.kind in AT_A_GOAL and len(stops) > 1:
                out.add(Stretch(chapter, scene, stops))
            if box.kind in AT_A_GOAL:
                stops = stops[-1:]
            after = [(target, chapter, stops) for target in box.targets]
            if box.kind == "travel" and stops[-1] != box.place:
                after[0] = (box.targets[0], chapter, (*stops, box.place))
            elif box.kind == "chapter":
                after = [(story.chapters[box.number - 1].begin, box.number, stops)]
            fresh = [state for state in after if state not in seen]
            seen.update(fresh)
            ahead += fresh
    return out


# -- a play on paper ------------------------------------------------------------------------------


class Known(NamedTuple):
    """What is remembered on the way to a scene: what may be, on some way, and what must be, on all of them."""

    may: frozenset[str]
    must: frozenset[str]

    def and_perhaps(self, flags: Iterable[str]) -> Known:
        """The same after something that may set these flags."""
        return Known(self.may.union(flags), self.must)

    def then(self, flags: frozenset[str]) -> Known:
        """The same after something that sets these flags."""
        return Known(self.may | flags, self.must | flags)


def played(story: Story) -> set[str]:
    """The scenes that some play of a story can come to."""
    known = {story.chapters[0].begin: Known(frozenset(), frozenset())}
    ahead = [story.chapters[0].begin]
    while ahead:
        name = ahead.pop()
        for target, arriving in onward(story, name, known[name]):
            before = known.get(target)
            now = arriving
            if before is not None:
                now = Known(before.may | arriving.may, before.must & arriving.must)
            if now != before and target in story.scenes:
                known[target] = now
                ahead.append(target)
    return set(known)


def onward(story: Story, name: str, known: Known) -> Iterator[tuple[str, Known]]:
    """Where a scene can lead to, and what is known then."""
    for box in story.scenes[name].boxes:
        known = known.then(flags_in(box.effects))
        if box.kind == "chapter":
            yield story.chapters[box.number - 1].begin, known
        elif box.kind == "choose":
            for target, told in zip(box.targets, box.conditions, strict=True):
                if may_hold(told, known):
                    yield target, known
        elif box.kind == "if":
            if may_hold(box.conditions[0], known):
                yield box.targets[0], known
            if may_fail(box.conditions[0], known):
                yield box.targets[1], known
        elif box.setup is not None:
            found = [e for f in box.setup.features for e in (*f.passed, *f.failed)]
            yield from ((target, known.and_perhaps(flags_in(found))) for target in box.targets)
        else:
            yield from ((target, known) for target in box.targets)


def flags_in(found: Iterable[Effect]) -> frozenset[str]:
    """The flags that effects set."""
    return frozenset(e.args[0] for e in found if e.verb == "flag")


def may_hold(told: Condition, known: Known) -> bool:
    """Whether a condition can be true here; what hangs on the table and not on the story always can."""
    if any(("not", *part) in told for part in told):
        return False
    return all(_may(part, known) for part in told)


def may_fail(told: Condition, known: Known) -> bool:
    """Whether a condition can be false here."""
    return any(_may(part[1:] if part[0] == "not" else ("not", *part), known) for part in told)


def _may(part: tuple[str, ...], known: Known) -> bool:
    if part[0] == "flag":
        return part[1] in known.may
    if part[:2] == ("not", "flag"):
        return part[2] not in known.must
    return True
