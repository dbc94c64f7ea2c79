"""What can be chosen before a tale begins, and the state it begins from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hearthside.kernel import (
    Deck,
    Dice,
    Problem,
    choice,
    number,
    per_seat,
    toggle,
    tuning,
)

from .content import CHARACTERS, DECKS, ROAD, STORIES, WILD
from .content.names import counted
from .content.story import Story
from .rules.joining import new_character
from .state import Tale

CAMPAIGN = tuple(sorted(STORIES, key=lambda i: (STORIES[i].difficulty != "dusk", STORIES[i].file)))
WHO = {c.id: c.name for c in CHARACTERS.values()}
ABOUT = {
    c.id: f"{c.blurb} First focus: {c.focuses[0]}; second: {c.focuses[1]}."
    for c in CHARACTERS.values()
}


def lengths(story: Story) -> str:
    """How long a story may get."""
    return f"{counted(len(story.chapters), 'chapter').capitalize()}, {story.candle} rounds at most."


FOCUS = {"first": "First focus", "second": "Second focus"}
TALES = {
    **{i: f"{STORIES[i].title} ({STORIES[i].difficulty})" for i in CAMPAIGN},
    "campaign": "All stories in a row",
}


@dataclass(frozen=True, slots=True)
class Setup:
    """A party and a story; the advanced rules are one switch (FL-227)."""

    seats: int = number(
        2, low=1, high=5, label="Players", help="A single player leads two characters."
    )
    story: str = choice(
        CAMPAIGN[0],
        TALES,
        label="Story",
        help="One story, or all of them as a campaign in which the characters grow.",
        about={i: lengths(STORIES[i]) for i in CAMPAIGN},
    )
    characters: tuple[str, ...] = per_seat(
        ("witch_hunter", "arcanist", "grave_warden", "hedge_witch", "poacher"),
        WHO,
        label="Characters",
        distinct=True,
        about=ABOUT,
    )
    focuses: tuple[str, ...] = per_seat(
        ("first",) * 5, FOCUS, label="Focus", help="Each character has two callings."
    )
    second: str = choice(
        "arcanist", WHO, label="Second character", help="Who else you lead.", when=("seats", 1)
    )
    advanced: bool = toggle(
        True,
        label="Advanced rules",
        help="Stances in encounters, evade, focus, guard, regroup, flight from skirmishes.",
    )
    own_abilities: bool = toggle(
        False,
        label="Choose own abilities",
        help="Instead of the starting abilities, pick some for three points.",
    )
    heirlooms: bool = toggle(False, label="Heirlooms", help="Everybody begins with one.")
    late: int = number(
        0,
        low=0,
        high=3,
        label="Latecomers",
        help="In a campaign: how many characters, counted from the last, join at the second story.",
        when=("story", "campaign"),
    )
    tune: dict[str, int] = tuning()

    def check(self) -> Iterable[Problem]:
        """A solo player's two characters differ; latecomers need a campaign and a group."""
        if self.seats == 1 and self.second == self.characters[0]:
            yield Problem("second", "is already the first character", "FL-003")
        if self.late and self.story != "campaign":
            yield Problem("late", "only a campaign can be joined", "FL-343")
        if self.late and self.seats - self.late < 2:
            yield Problem("late", "two characters must be there from the start", "FL-343")


def party(setup: Setup) -> list[tuple[str, int, int]]:
    """The characters with their seats and focuses; a solo player has two (FL-002 to FL-004)."""
    focus = [0 if f == "first" else 1 for f in setup.focuses]
    rows = [(who, seat, focus[seat]) for seat, who in enumerate(setup.characters)]
    if setup.seats == 1:
        rows.append((setup.second, 0, 0))
    return rows


def start(setup: Setup, dice: Dice) -> Tale:
    """All decks shuffled, the party made, the first story to be chosen (FL-001, FL-015)."""
    s = Tale(
        step="gather",
        seats=setup.seats,
        dice=dice,
        advanced=setup.advanced,
        stories=list(CAMPAIGN) if setup.story == "campaign" else [setup.story],
        own_abilities=setup.own_abilities,
        with_heirlooms=setup.heirlooms,
        tune=dict(setup.tune),
        items=Deck(list(DECKS["item"])),
        artifacts=Deck(list(DECKS["artifact"])),
        heirlooms=Deck(list(DECKS["heirloom"])),
        companions=Deck(list(DECKS["companion"])),
        boons=Deck(list(DECKS["boon"])),
        prayers=Deck(list(DECKS["prayer"])),
        rituals=Deck(list(DECKS["ritual"])),
        tarots=Deck(list(DECKS["tarot"])),
        road=Deck(list(ROAD)),
        wild=Deck(list(WILD)),
    )
    for deck in decks(s):
        deck.shuffle(dice)
    rows = party(setup)
    now = len(rows) - setup.late
    for who, seat, focus in rows[:now]:
        s.heroes.append(new_character(s, who, seat, focus))
    s.late = tuple(f"{who}:{seat}:{focus}" for who, seat, focus in rows[now:])
    s.place = STORIES[s.stories[0]].start
    return s


def decks(s: Tale) -> tuple[Deck, ...]:
    """All decks, in a fixed order."""
    return (
        s.items, s.artifacts, s.heirlooms, s.companions, s.boons,
        s.prayers, s.rituals, s.tarots, s.road, s.wild,
    )  # fmt: skip
