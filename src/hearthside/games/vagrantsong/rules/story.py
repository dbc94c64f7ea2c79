"""Story pages: every passage is shown on a page of its own before play goes on (VS-133, VS-164)."""

from __future__ import annotations

from hearthside.kernel import ANYONE, Act, Asks, note

from ..content.prose import story
from ..state import WHISPER, WHISPERED, Journey
from .asking import Question

PAGE = Question(
    "page",
    "VS-164",
    (Act[Journey, []]("read", "VS-164", label="Read on", points="panel:story"),),
    prompt=lambda s: story(s.story)[0] or "The story goes on.",
    always=True,
    part=True,
)


def read(s: Journey, key: str) -> Asks:
    """A passage is read; whoever is ready turns the page."""
    s.story = key
    note(s, "page", key, rule="VS-164")
    yield PAGE(s, ANYONE)


WHISPER_PAGE = Question(
    "whisper",
    "VS-164",
    (Act[Journey, []]("read", "VS-164", label="Read on", points="panel:story"),),
    prompt="this is for you alone.",
    meanwhile="is reading something",
    secret=True,
    always=True,
)


def whisper(s: Journey, i: int, moment: int) -> Asks:
    """A Moment is read by one player alone; the others see that it is, and nothing of it."""
    s.tracks[WHISPERED], s.tracks[WHISPER] = i, moment
    note(s, "page", f"m{moment}", rule="VS-164", to=(i,))
    yield WHISPER_PAGE(s, i)
    del s.tracks[WHISPERED], s.tracks[WHISPER]
