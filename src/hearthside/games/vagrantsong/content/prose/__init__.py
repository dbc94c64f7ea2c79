"""The prose of the line: openings, Events, Moments, In-Between cards, all in our words (VS-164).

It lies in text files beside this one. A heading of two hashes begins a passage (`## opening`, `## e3`, `## m28: A Title`),
one of three a result of the passage before (`### 0` or `### 1+` for an Event's successes), or what is read where it comes
once more (`### again`). Blank lines part paragraphs.
"""

from __future__ import annotations

import re
from importlib import resources

from ..page import SCENARIOS

ANYWHERE = re.compile(r"(m|ib)\d")
"""Moments and In-Between cards go by their number, in whatever file they are told."""
HEADING = re.compile(r"(#{1,3}) ([\w.+]+)(?:: (.*))?$")


def passages(name: str, text: str) -> dict[str, tuple[str, str]]:
    """The passages of a file by key: title and text; what cannot be read is named by its line.

    >>> passages("s99", "# Night\\n\\n## e3\\n\\nA knock.\\n\\n### 1+\\n\\nIt opens.\\n")
    {'s99.e3': ('', 'A knock.'), 's99.e3.1+': ('', 'It opens.')}
    """
    found: dict[str, tuple[str, str]] = {}
    over = key = title = ""
    lines: list[str] = []

    def close() -> None:
        if key:
            found[key] = (title, _paragraphs(lines))
            if not found[key][1]:
                raise ValueError(f"{name}: {key} has no text")

    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("#"):
            lines.append(line)
            continue
        close()
        lines = []
        heading = HEADING.match(line)
        if heading is None and not line.startswith("# "):
            raise ValueError(f"{name}, line {number}: {line!r} is no heading of a passage")
        if line.startswith("# "):
            key = ""
            continue
        assert heading is not None
        marks, word, title = heading[1], heading[2], heading[3] or ""
        if marks == "##":
            over = word if name in SHARED or ANYWHERE.match(word) else f"{name}.{word}"
            key = over
        else:
            key = f"{over}.{word}"
        if key in found:
            raise ValueError(f"{name}, line {number}: {key} is told twice")
    close()
    return found


def _paragraphs(lines: list[str]) -> str:
    """Lines as paragraphs, each in one line."""
    blocks = "\n".join(lines).strip().split("\n\n")
    return "\n\n".join(" ".join(block.split()) for block in blocks)


SHARED = ("moments", "between")
"""The files whose passages belong to no one Scenario."""


def _all() -> dict[str, tuple[str, str]]:
    found: dict[str, tuple[str, str]] = {}
    for path in sorted(resources.files(__package__).iterdir(), key=lambda p: p.name):
        if path.name.endswith(".md"):
            found |= passages(path.name.removesuffix(".md"), path.read_text("utf-8"))
    return found


PROSE = _all()


def story(key: str) -> tuple[str, str]:
    """The title and text of a passage: a Moment, an Event, an opening, an In-Between card.

    The last page of an Event says what it does, in the words of the rule book.
    """
    title, text = PROSE.get(key, ("", ""))
    where, _, what = key.partition(".")
    made = SCENARIOS.get(where)
    if made is None or not what:
        return title, text
    if what == "opening":
        return made.name, text
    number, _, tier = what[1:].partition(".")
    event = made.event(int(number))
    if tier or event.fires is not None or not event.tiers:  # no page of a result follows
        text = f"{text}\n\n{event.text}".strip()
    return event.title, text or event.text


def again_of(key: str) -> str:
    """The passage that is read where an Event comes for the second time or more: one of its own, if it is written."""
    return f"{key}.again" if f"{key}.again" in PROSE else key


def result_of(key: str, tier: int) -> str:
    """The passage that tells what so many successes brought, or "" if none is written."""
    for name in (str(tier), *(f"{k}+" for k in range(tier, 0, -1))):
        if f"{key}.{name}" in PROSE:
            return f"{key}.{name}"
    return ""
