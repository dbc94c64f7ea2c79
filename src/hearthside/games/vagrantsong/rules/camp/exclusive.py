"""Exclusive Skills: at the end of a path each Vagrant chooses one of two (VS-084, VS-250)."""

from __future__ import annotations

from hearthside.kernel import Act, Asks

from ...content.cards import SKILLS
from ...content.line import path_ended
from ...content.names import skill_name
from ...state import Journey, Vagrant
from ..asking import Question
from ..slots import gain_skill

PAIRS = {
    "songsmith": ((37, 38), (39, 40), (41, 42)),
    "runaway": ((45, 46), (47, 48), (49, 50)),
    "empress": ((53, 54), (55, 56), (57, 58)),
    "cursebearer": ((69, 70), (71, 72), (73, 74)),
    "revivalist": ((61, 62), (63, 64), (65, 66)),
    "wayfarer": ((77, 78), (79, 80), (81, 82)),
}
"""The pairs each Vagrant chooses from at the end of the first, the second and the third path."""


def pair_of(s: Journey, who: str) -> tuple[int, ...]:
    """The pair that the path which has just ended offers a Vagrant; nothing where its cards are not in."""
    path = path_ended(s)
    return tuple(n for n in PAIRS[who][path] if n in SKILLS) if path >= 0 else ()


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
