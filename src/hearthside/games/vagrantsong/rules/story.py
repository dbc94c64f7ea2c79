"""Story pages: every passage is shown on a page of its own before play goes on (VS-133, VS-164)."""

from __future__ import annotations

from hearthside.kernel import ANYONE, Act, Asks, note

from ..content.prose import story
from ..state import Journey
from .asking import Question

PAGE = Question(
    "page",
    "VS-164",
    (Act[Journey, []]("read", "VS-164", label="Read on", points="panel:story"),),
    prompt=lambda s: story(s.story)[0] or "The story goes on.",
    always=True,
)


def read(s: Journey, key: str) -> Asks:
    """A passage is read; whoever is ready turns the page."""
    s.story = key
    note(s, "page", key, rule="VS-164")
    yield PAGE(s, ANYONE)
