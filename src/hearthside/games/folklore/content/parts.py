"""The small parts of a story: conditions, journeys, goals of a map, foes and features."""

from __future__ import annotations

import re

from ..state import SKILLS
from .board import BIT, NUMBERS
from .notation import NotationError, effects
from .story import GOALS, WEAKENED, Box, Condition, Feature, Goal, Placed, Weakened


def guarded(text: str) -> tuple[str, str]:
    """`[condition] rest` in its two parts; without brackets there is no condition."""
    m = re.match(r"\[(.+?)\]\s*(.*)$", text)
    return (m[1], m[2]) if m else ("", text)


def condition(text: str) -> Condition:
    """Parts joined by `and`, each of them perhaps with `not` before it.

    `flag x`, `token x 2`, `day`, `night`, `living 3`, `owns item`, `here telepath`, `coins 10`, `days 4`,
    `past story word` (a flag, an ending, or `died`).
    """
    return tuple(one_condition(part.split()) for part in text.split(" and "))


NUMBERED = ("living", "coins", "days")


def one_condition(parts: list[str]) -> tuple[str, ...]:
    """One part of a condition."""
    inner = parts[1:] if parts[:1] == ["not"] else parts
    good = (
        (len(inner) == 2 and inner[0] in ("flag", "owns", "here"))
        or (len(inner) == 3 and inner[0] == "token" and inner[2].isdigit())
        or inner in (["day"], ["night"])
        or (len(inner) == 2 and inner[0] in NUMBERED and inner[1].isdigit())
        or (len(inner) == 3 and inner[0] == "past")
    )
    if not good:
        raise NotationError(f"unknown condition {' '.join(parts)!r}")
    return tuple(parts)


def travel(body: str, targets: tuple[str, ...], n: int) -> Box:
    """`PLACE [compass] [within N] -> there`, with `| too_late` when there is haste."""
    m = re.match(r"(\w+)( compass)?(?: within (\d+))?$", body)
    if m is None or len(targets) != (2 if m[3] else 1):
        raise NotationError(
            "travel is 'travel PLACE [compass] -> there' or '... within N -> there | late'"
        )
    return Box(
        kind="travel", line=n, place=m[1], compass=bool(m[2]), days=int(m[3] or 0), targets=targets
    )


def goal(text: str, when: Condition) -> Goal:
    """`defeat`, `kill:KIND`, `exit`, `touch:C5`, `flag:NAME`, `token:NAME:3` or `hold:6`."""
    kind, *args = text.split(":")
    if kind not in GOALS:
        raise NotationError(f"goal {kind!r} is not one of {', '.join(GOALS)}")
    wanted = {"defeat": 0, "exit": 0, "token": 2}.get(kind, 1)
    if len(args) != wanted:
        raise NotationError(f"goal {text!r} needs {wanted} parts after its kind")
    if kind == "touch":
        return Goal(kind=kind, arg=args[0], number=square(args[0]), when=when)
    if kind in ("hold", "token"):
        if not args[-1].isdigit():
            raise NotationError(f"goal {text!r}: {args[-1]!r} is not a number")
        return Goal(kind=kind, arg=args[0], number=int(args[-1]), when=when)
    return Goal(kind=kind, arg=args[0] if args else "", when=when)


def weak(rest: str, when: Condition, line: int) -> Weakened:
    """`KIND vita 12`: less of something, because of what was done before."""
    m = re.match(r"(\w+) (\w+) (\d+)$", rest)
    if m is None or m[2] not in WEAKENED:
        raise NotationError(f"'weak KIND {'|'.join(WEAKENED)} NUMBER', not {rest!r}")
    return Weakened(kind=m[1], what=m[2], by=int(m[3]), when=when, line=line)


def square(name: str) -> int:
    """The number of a square such as C4."""
    if name not in NUMBERS:
        raise NotationError(f"{name!r} is not a square from A1 to J10")
    return NUMBERS[name]


def placed(kind: str, where: str, ambush: int, when: Condition, line: int) -> list[Placed]:
    """Foes on squares: `G3 H3 G4(3+)`."""
    out = []
    for part in where.split():
        m = re.match(r"([A-J]\d+)(?:\((\d)\+\))?$", part)
        if m is None:
            raise NotationError(f"a foe stands at G3 or G3(3+), not {part!r}")
        out.append(
            Placed(
                kind=kind,
                at=square(m[1]),
                least=int(m[2] or 1),
                ambush=ambush,
                when=when,
                line=line,
            )
        )
    if not out:
        raise NotationError(f"where does {kind!r} stand?")
    return out


def feature(kind: str, rest: str, when: Condition, line: int) -> Feature:
    """`D5 occult 6 "The carved lid": lore 10 | snare 1d4`.

    Skill and outcomes may be left out. After the skill may stand `again` (who fails may try again), `times 3` and
    `opens F5`.
    """
    m = re.match(
        r'([^\s:]+)(?: (\w+) (\d+))?( again)?(?: times (\d+))?(?: opens ([A-J0-9, ]+?))?(?: "([^"]*)")?(?:: (.*?))?$',
        rest,
    )
    if m is None:
        raise NotationError(f"a feature is '{kind} D5 skill 6 \"Name\": passed | failed'")
    if m[2] and m[2] not in SKILLS:
        raise NotationError(f"unknown skill {m[2]!r}")
    if kind == "die" and not m[2]:
        raise NotationError("a skill die needs a skill and a number")
    passed, _, failed = (m[8] or "").partition("|")
    opens = 0
    for at in re.split(r"[ ,]+", (m[6] or "").strip()):
        if at:
            opens |= BIT[square(at)]
    return Feature(
        kind=kind,
        at=square(m[1]),
        text=m[7] or kind.capitalize(),
        skill=m[2] or "",
        number=int(m[3] or 0),
        passed=effects(passed),
        failed=effects(failed),
        opens=opens,
        again=bool(m[4]),
        times=int(m[5] or 1),
        when=when,
        line=line,
    )
