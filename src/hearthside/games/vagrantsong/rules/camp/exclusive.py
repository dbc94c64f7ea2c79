"""Exclusive Skills: at the end of a path each Vagrant chooses one of two (VS-084, VS-250)."""

from __future__ import annotations

from hearthside.kernel import Act, Asks

from ...content.cards import SKILLS
from ...content.line import path_ended, path_of
from ...content.names import skill_name
from ...state import Journey, Vagrant
from ..asking import Question
from ..slots import gain_skill

PAIRS = {
    "songsmith": {"tunnel": (37, 38), "snow": (39, 40), "orchard": (41, 42)},
    "runaway": {"tunnel": (45, 46), "snow": (47, 48), "orchard": (49, 50)},
    "empress": {"tunnel": (53, 54), "snow": (55, 56), "orchard": (57, 58)},
    "cursebearer": {"tunnel": (69, 70), "snow": (71, 72), "orchard": (73, 74)},
    "revivalist": {"tunnel": (61, 62), "snow": (63, 64), "orchard": (65, 66)},
    "wayfarer": {"tunnel": (77, 78), "snow": (79, 80), "orchard": (81, 82)},
}
"""The pair that each path has for each Vagrant, whichever of the three is ridden first."""
MOMENTS = {
    "songsmith": {"tunnel": 1, "snow": 8, "orchard": 22},
    "runaway": {"tunnel": 2, "snow": 9, "orchard": 23},
    "empress": {"tunnel": 3, "snow": 21, "orchard": 24},
    "cursebearer": {"tunnel": 4, "snow": 15, "orchard": 25},
    "revivalist": {"tunnel": 5, "snow": 14, "orchard": 26},
    "wayfarer": {"tunnel": 6, "snow": 16, "orchard": 27},
}
"""The Moment in which the last night of a path tells a Vagrant what it taught."""


def pair_of(s: Journey, who: str) -> tuple[int, ...]:
    """The pair that the path which has just ended offers a Vagrant."""
    return PAIRS[who][path_of(s.scenario)] if path_ended(s) >= 0 else ()


def moment_of(s: Journey, who: str) -> str:
    """The Moment that tells a Vagrant what the path has taught."""
    return f"m{MOMENTS[who][path_of(s.scenario)]}"


def owes(s: Journey, v: Vagrant) -> bool:
    """Whether a Vagrant has yet to choose from the pair."""
    owned = (*map(abs, v.skills), *s.camp.personal.get(v.who, ()), *s.camp.lost)
    pair = pair_of(s, v.who)
    return bool(pair) and not any(n in owned for n in pair)


def no_choice(s: Journey, i: int, n: int) -> str | None:
    """VS-250: one of the two that the Moment names."""
    return None if n in pair_of(s, s.vagrants[i].who) else "VS-084"


def choose(s: Journey, i: int, n: int) -> Asks:
    """VS-250: it costs nothing."""
    yield from gain_skill(s, i, n)


EXCLUSIVE = Question(
    "exclusive",
    "VS-250",
    (
        Act[Journey, [int]](
            "choose",
            "VS-250",
            choose,
            over=lambda: [n for n in SKILLS if SKILLS[n].exclusive],
            barred=no_choice,
            label=lambda s, i, n: f"{skill_name(n)}. {SKILLS[n].text}",
        ),
    ),
    prompt="which Skill have you learned?",
    meanwhile="chooses a Skill",
)
