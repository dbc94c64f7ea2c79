"""How much there is to read in a play: stories walked through on paper, by chance, with what they remember."""

from __future__ import annotations

from random import Random
from statistics import median

import pytest

from hearthside.games.folklore.content import STORIES
from hearthside.games.folklore.content.parts import condition
from hearthside.games.folklore.content.story import Box, Condition
from hearthside.games.folklore.outcome import metrics
from hearthside.games.folklore.setup import CAMPAIGN

from .table import play, tale

WINS = 0.7
"""How often a fight or a check is won on paper."""


def holds(told: Condition, flags: set[str], rng: Random) -> bool:
    """Whether a condition is true on paper: flags are known, an earlier story never was, the rest is luck."""
    for part in told:
        wanted = part[0] != "not"
        inner = part if wanted else part[1:]
        known = (
            inner[1] in flags if inner[0] == "flag" else inner[0] != "past" and rng.random() < 0.5
        )
        if known is not wanted:
            return False
    return True


def on_paper(story: str, rng: Random) -> tuple[int, int]:
    """The words that one walk through a story reads, and the chapter in which it ends."""
    made, flags = STORIES[story], set[str]()
    name, words, chapter = made.chapters[0].begin, 0, 1
    while True:
        scene = made.scenes[name]
        words += scene.words
        for box in scene.boxes:
            flags.update(e.args[0] for e in box.effects if e.verb == "flag")
            if box.kind == "close":
                return words, chapter
            if box.kind == "chapter":
                chapter, name = box.number, made.chapters[box.number - 1].begin
            elif box.kind != "effect":
                words += sum(len(label.split()) for label in box.labels)
                name = onward(box, flags, rng)


def onward(box: Box, flags: set[str], rng: Random) -> str:
    """Where a box leads on paper."""
    if box.kind == "if":
        return box.targets[0 if holds(box.conditions[0], flags, rng) else 1]
    if box.kind == "choose":
        ways = zip(box.targets, box.conditions, strict=True)
        return rng.choice([target for target, told in ways if holds(told, flags, rng)])
    if box.kind == "roll":
        return rng.choice(box.targets)
    if box.setup is not None:
        for f in box.setup.features:
            if rng.random() < WINS and holds(f.when, flags, rng):
                flags.update(e.args[0] for e in f.passed if e.verb == "flag")
    return box.targets[0 if rng.random() < WINS else -1]


@pytest.mark.parametrize("story", CAMPAIGN)
def test_a_play_reads_three_to_six_thousand_words(story: str) -> None:
    """Issue: 60 to 150 minutes; `tools/tales.py` measures the same on games of greedy bots."""
    rng = Random(story)
    walks = [on_paper(story, rng) for _ in range(60)]
    assert {chapter for _, chapter in walks} == {len(STORIES[story].chapters)}
    assert 3000 <= median(words for words, _ in walks) <= 6000


def test_what_is_read_is_counted_in_its_chapter() -> None:
    session = play(tale(), "pick:1")
    first, second = (STORIES["bell"].scenes[name] for name in ("arrival", "other_one"))
    third = STORIES["bell"].scenes["side_door"]
    labels = [
        "Go",
        "in",
        "by",
        "the",
        "side",
        "door",
        "Ask",
        "first",
        "who",
        "the",
        "other",
        "one",
        "is",
    ]
    read = first.words + second.words + third.words + len(labels)
    assert session.state.tally["bell.1.words"] == read
    assert metrics(session.state)["words"] == read


def test_a_condition_on_paper_is_the_condition_of_the_story() -> None:
    told, rng = condition("flag rope and not flag alone"), Random(1)
    assert holds(told, {"rope"}, rng)
    assert not holds(told, {"rope", "alone"}, rng)
