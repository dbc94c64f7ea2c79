"""Exclusive Skills: at the end of a path each Vagrant chooses one of two (VS-084, VS-250)."""

from __future__ import annotations

from hearthside.kernel import Act, Asks

from ...content.cards import SKILLS
from ...content.names import skill_name
from ...state import Journey, Vagrant
from ..asking import Question
from ..slots import gain_skill

PAIRS = {
    "songsmith": (37, 38),
    "runaway": (45, 46),
    "empress": (53, 54),
    "cursebearer": (69, 70),
    "revivalist": (61, 62),
    "wayfarer": (77, 78),
}
"""The first pair each Vagrant chooses from: Moments 1 to 6."""


def owes(s: Journey, v: Vagrant) -> bool:
    """Whether a Vagrant has yet to choose from the pair."""
    owned = (*map(abs, v.skills), *s.camp.personal.get(v.who, ()), *s.camp.lost)
    return not any(n in owned for n in PAIRS[v.who])


def no_choice(s: Journey, i: int, n: int) -> str | None:
    """VS-250: one of the two that the Moment names."""
    return None if n in PAIRS[s.vagrants[i].who] else "VS-084"


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
            over=[n for pair in PAIRS.values() for n in pair],
            barred=no_choice,
            label=lambda s, i, n: f"{skill_name(n)}. {SKILLS[n].text}",
        ),
    ),
    prompt="which Skill have you learned?",
    meanwhile="chooses a Skill",
)
