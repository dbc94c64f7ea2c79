"""Cards as they lie face up: what is printed on them, three ways."""

from __future__ import annotations

from collections.abc import Iterable

from hearthside.kernel import Fact, Thing

from ..content.cards import FIRST_DANGER, KIND_OF, KINDS
from ..content.jobs.program import Program

Facts = dict[str, Fact]


def job_facts(jobs: Iterable[Program]) -> Facts:
    """Jobs three ways: notation, icons, sentence."""
    jobs = list(jobs)
    return {
        "jobs": [job.text for job in jobs],
        "icons": [job.icons for job in jobs],
        "said": [job.said for job in jobs],
    }


def card_thing(card: int, at: str, extra: Facts | None = None, id: str = "") -> Thing:
    """A card face up; `id` where it is not the card itself."""
    kind = KINDS[KIND_OF[card]]
    corner = job_facts(kind.corner)
    facts: Facts = {
        "kind": kind.group,
        "colour": kind.colour,
        "face": "up",
        **job_facts(kind.jobs),
        "corner": corner["jobs"],
        "corner_icons": corner["icons"],
        "corner_said": corner["said"],
        **(extra or {}),
    }
    text = " Or: ".join(job.said for job in kind.jobs)
    rule = "DW-043" if card >= FIRST_DANGER else "DW-040"
    return Thing(id or f"card:{kind.id}#{card}", "card", kind.name, at, kind.id, text, rule, facts)
