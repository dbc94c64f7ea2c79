"""Stories as text files: what a writer writes, read into boxes that the rules can play.

A file begins with `key value` lines, then chapters. A chapter has a title, a skirmish table and
scenes; a scene has a name, prose, and boxes that say what happens and where the tale goes on. The
README of the game shows the whole format. Reading never stops at the first mistake: every problem is
kept with its line.
"""

from __future__ import annotations

import re

from ..state import SKILLS
from .board import BIT
from .notation import NotationError, effects
from .parts import condition, feature, goal, guarded, placed, square, travel, weak
from .story import (
    DIFFICULTIES,
    FEATURES,
    WHO_CHECKS,
    Box,
    Chapter,
    Condition,
    Feature,
    Goal,
    MapSetup,
    Placed,
    Problem,
    Scene,
    Story,
    Weakened,
)


class Reader:
    """Reads one file; `problems` holds what it could not make sense of."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.lines = text.splitlines()
        self.problems: list[Problem] = []
        self.head: dict[str, str] = {}
        self.rumours: list[tuple[Condition, str]] = []
        self.chapters: list[Chapter] = []
        self.scenes: dict[str, Scene] = {}

    def wrong(self, line: int, text: str) -> None:
        """Keep a problem with its line."""
        self.problems.append(Problem(self.file, line, text))

    def read(self) -> Story | None:
        """The story, or None when it has no head to speak of."""
        i = self.read_head()
        while i < len(self.lines):
            line = self.lines[i].rstrip()
            if line.startswith("chapter "):
                i = self.read_chapter(i)
            elif line.startswith("== "):
                i = self.read_scene(i)
            else:
                if line and not line.startswith("#"):
                    self.wrong(i + 1, f"neither a chapter nor a scene: {line!r}")
                i += 1
        missing = [
            k for k in ("story", "id", "difficulty", "start", "candle") if k not in self.head
        ]
        if missing:
            self.wrong(1, f"the head lacks {', '.join(missing)}")
            return None
        if not self.chapters:
            self.wrong(1, "the story has no chapter")
            return None
        return Story(
            id=self.head["id"],
            file=self.file,
            title=self.head["story"],
            difficulty=self.head["difficulty"],
            start=self.head["start"],
            candle=int(self.head["candle"]) if self.head["candle"].isdigit() else 1,
            foes=tuple(map(int, self.head.get("foes", "100 100 100 100").split())),
            blurb=self.head.get("blurb", ""),
            rumours=tuple(self.rumours),
            chapters=tuple(self.chapters),
            scenes=self.scenes,
        )

    def read_head(self) -> int:
        """The `key value` lines; the line after them."""
        for i, raw in enumerate(self.lines):
            line = raw.strip()
            if line.startswith(("chapter ", "== ")):
                return i
            if not line or line.startswith("#"):
                continue
            key, _, value = line.partition(" ")
            if key == "rumour":
                when, told = guarded(value)
                self.rumours.append((self.condition(i + 1, when), told))
                continue
            if key not in ("story", "id", "difficulty", "start", "candle", "foes", "blurb"):
                self.wrong(i + 1, f"unknown key {key!r} in the head")
            elif key == "difficulty" and value not in DIFFICULTIES:
                self.wrong(i + 1, f"difficulty {value!r} is not one of {', '.join(DIFFICULTIES)}")
            elif key == "candle" and not value.isdigit():
                self.wrong(i + 1, f"candle {value!r} is not a number of rounds")
            elif key == "foes" and not re.fullmatch(r"\d+( \d+){3}", value.strip()):
                self.wrong(
                    i + 1, f"foes {value!r} are not four numbers, for two to five characters"
                )
                value = "100 100 100 100"
            self.head[key] = value.strip()
        return len(self.lines)

    def read_chapter(self, i: int) -> int:
        """A chapter's title, skirmish table and first scene; the line after them."""
        start = i + 1
        m = re.match(r"chapter (\d+) (.+)", self.lines[i].strip())
        if m is None or int(m[1]) != len(self.chapters) + 1:
            self.wrong(start, f"a chapter is 'chapter {len(self.chapters) + 1} Title'")
        title = m[2] if m else "?"
        table: list[tuple[str, ...]] = [()] * 10
        begin = ""
        i += 1
        while i < len(self.lines) and not self.lines[i].startswith(("== ", "chapter ")):
            line = self.lines[i].strip()
            if line.startswith("skirmish "):
                self.read_table(i + 1, line[9:], table)
            elif line.startswith("begin "):
                begin = line[6:].strip()
            elif line and not line.startswith("#"):
                self.wrong(i + 1, f"neither a skirmish table nor 'begin SCENE': {line!r}")
            i += 1
        if not begin:
            self.wrong(start, f"chapter {len(self.chapters) + 1} lacks 'begin SCENE'")
        if () in table:
            self.wrong(start, f"the skirmish table has nothing for a {table.index(()) + 1}")
        number = len(self.chapters) + 1
        self.chapters.append(
            Chapter(number=number, title=title, line=start, table=tuple(table), begin=begin)
        )
        return i

    def read_table(self, line: int, text: str, table: list[tuple[str, ...]]) -> None:
        """Rows of a skirmish table: `1-3: bandit | 4: wolf, wolf`."""
        for part in text.split("|"):
            m = re.match(r"\s*(\d+)(?:-(\d+))?:\s*(.+?)\s*$", part)
            if m is None:
                self.wrong(
                    line, f"a row of the skirmish table is '1-4: wolf', not {part.strip()!r}"
                )
                continue
            for n in range(int(m[1]), int(m[2] or m[1]) + 1):
                if 1 <= n <= 10:
                    table[n - 1] = tuple(k.strip() for k in m[3].split(","))
                else:
                    self.wrong(line, f"the skirmish die is a d10, there is no {n}")

    def read_scene(self, i: int) -> int:
        """A scene's prose and boxes; the line after them."""
        start = i + 1
        name = self.lines[i][3:].strip()
        if name in self.scenes:
            self.wrong(start, f"scene {name!r} is told twice")
        if not self.chapters:
            self.wrong(start, f"scene {name!r} stands before the first chapter")
        prose: list[str] = [""]
        boxes: list[Box] = []
        i += 1
        while i < len(self.lines) and not self.lines[i].startswith(("== ", "chapter ")):
            line = self.lines[i].strip()
            word = line.split(" ", 1)[0]
            i += 1
            here = i
            if line.startswith("#"):
                continue
            if word in STARTS:
                block: list[tuple[int, str]] = []
                while i < len(self.lines) and self.lines[i].startswith("  "):
                    if self.lines[i].strip() and not self.lines[i].strip().startswith("#"):
                        block.append((i + 1, self.lines[i].strip()))
                    i += 1
                try:
                    boxes.append(self.box(word, line, block, here))
                except NotationError as error:
                    self.wrong(here, str(error))
            elif boxes and line:
                self.wrong(i, f"prose after a box belongs into a scene of its own: {line[:40]!r}")
            elif line:
                prose[-1] += (" " if prose[-1] else "") + line
            elif prose[-1]:
                prose.append("")
        paragraphs = tuple(p for p in prose if p)
        self.scenes[name] = Scene(
            name=name,
            chapter=len(self.chapters),
            line=start,
            prose=paragraphs,
            boxes=tuple(boxes),
        )
        return i

    def box(self, word: str, line: str, block: list[tuple[int, str]], n: int) -> Box:
        """One box out of its first line and the lines indented below it."""
        rest = line[len(word) :].strip()
        body, _, arrow = rest.partition("->")
        body = body.strip()
        targets = tuple(t.strip() for t in arrow.split("|")) if arrow else ()
        if word == "!":
            return Box(kind="effect", line=n, effects=effects(rest))
        if word == "->":
            m = re.match(r"chapter (\d+)$", rest)
            if m:
                return Box(kind="chapter", line=n, number=int(m[1]))
            return Box(kind="goto", line=n, targets=(rest,))
        if word == "close":
            m = re.match(r"(\w+) (\d+)$", rest)
            if m is None or int(m[2]) > 100:
                raise NotationError(f"a closing is 'close ENDING 0..100', not {rest!r}")
            return Box(kind="close", line=n, ending=m[1], number=int(m[2]))
        if word == "choose":
            return self.choice(block, n)
        if word == "check":
            m = re.match(r"(\w+) (\w+) (\d+)$", body)
            if m is None or m[1] not in WHO_CHECKS or m[2] not in SKILLS:
                raise NotationError(
                    f"a check is 'check WHO SKILL NUMBER -> passed | failed', not {rest!r}"
                )
            _two(targets, "passed and failed")
            return Box(
                kind="check", line=n, who=m[1], skill=m[2], number=int(m[3]), targets=targets
            )
        if word == "if":
            _two(targets, "true and false")
            return Box(kind="if", line=n, conditions=(condition(body),), targets=targets)
        if word == "roll":
            return self.rolls(rest, n)
        if word == "travel":
            return travel(body, targets, n)
        if word == "town":
            if body or len(targets) != 1:
                raise NotationError("a town services box is 'town -> scene'")
            return Box(kind="town", line=n, targets=targets)
        if word == "skirmish":
            most = body.endswith(" max")
            kinds = tuple(k.strip() for k in (body[:-4] if most else body).split(","))
            if len(targets) not in (1, 2):
                raise NotationError("a skirmish needs '-> won' or '-> won | lost'")
            return Box(kind="skirmish", line=n, creatures=kinds, most=most, targets=targets)
        if len(targets) not in (1, 2):
            raise NotationError("a map needs '-> done' or '-> done | lost' in its first line")
        return Box(kind="map", line=n, targets=targets, setup=self.map_setup(body, block, n))

    def choice(self, block: list[tuple[int, str]], n: int) -> Box:
        """Ways to choose from, each perhaps with a condition."""
        labels, conditions, targets = [], [], []
        for line, text in block:
            when, way = guarded(text)
            label, arrow, target = way.rpartition("->")
            if not arrow or not label.strip() or not target.strip():
                self.wrong(line, f"a choice is 'What to do -> scene', not {text!r}")
                continue
            conditions.append(self.condition(line, when))
            labels.append(label.strip())
            targets.append(target.strip())
        if not any(c == () for c in conditions):
            raise NotationError("a choice needs at least one way that is always open")
        return Box(
            kind="choose",
            line=n,
            labels=tuple(labels),
            conditions=tuple(conditions),
            targets=tuple(targets),
        )

    def rolls(self, rest: str, n: int) -> Box:
        """A d10 that decides."""
        ranges, targets = [], []
        for part in rest.split("|"):
            m = re.match(r"\s*(\d+)-(\d+)\s*->\s*(\S+)\s*$", part)
            if m is None:
                raise NotationError(f"a roll is '1-5 -> a | 6-10 -> b', not {part.strip()!r}")
            ranges.append((int(m[1]), int(m[2])))
            targets.append(m[3])
        faces = [f for low, high in ranges for f in range(low, high + 1)]
        if sorted(faces) != list(range(1, 11)):
            raise NotationError("the ways of a roll must cover 1 to 10, each once")
        return Box(kind="roll", line=n, ranges=tuple(ranges), targets=tuple(targets))

    def condition(self, line: int, text: str) -> Condition:
        """A condition of the story, or a problem with its line."""
        try:
            return condition(text) if text else ()
        except NotationError as error:
            self.wrong(line, str(error))
            return ()

    def map_setup(self, name: str, block: list[tuple[int, str]], n: int) -> MapSetup:
        """What stands on a map and what has to be done there; any line may hang on a condition."""
        foes: list[Placed] = []
        features: list[Feature] = []
        goals: list[Goal] = []
        weakened: list[Weakened] = []
        searches = 0
        dark: Condition | None = None
        optional = False
        for line, text in block:
            told, text = guarded(text)
            when = self.condition(line, told)
            word, _, rest = text.partition(" ")
            try:
                if word == "dark":
                    dark = when
                elif word == "optional":
                    optional = True
                elif word == "foe":
                    kind, _, where = rest.partition(" ")
                    foes += placed(kind, where, -1, when, line)
                elif word == "ambush":
                    at, kind, where = [*rest.split(" ", 2), "", ""][:3]
                    foes += placed(kind, where, square(at), when, line)
                elif word == "search":
                    for at in rest.split():
                        searches |= BIT[square(at)]
                elif word in FEATURES:
                    features.append(feature(word, rest, when, line))
                elif word == "weak":
                    weakened.append(weak(rest, when, line))
                elif word == "goal":
                    goals += [goal(part, when) for part in rest.split()]
                else:
                    raise NotationError(f"unknown line of a map setup: {text!r}")
            except NotationError as error:
                self.wrong(line, str(error))
        return MapSetup(
            map=name,
            line=n,
            dark=dark,
            optional=optional,
            goals=tuple(goals),
            weakened=tuple(weakened),
            foes=tuple(foes),
            features=tuple(features),
            searches=searches,
        )


STARTS = (
    "!", "->", "choose", "check", "if", "roll", "travel", "town", "skirmish", "map", "close",
)  # fmt: skip


def _two(targets: tuple[str, ...], what: str) -> None:
    if len(targets) != 2 or not all(targets):
        raise NotationError(f"needs two branches, {what}: '-> a | b'")
