"""The six Vagrants: values, passives, what they start with (VS-032, VS-064 to VS-078)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class VagrantCard:
    """A Vagrant's card; values in the book's order: Move, Rummage, Bust, Investigate, Patch Up."""

    name: str
    title: str
    most: int
    move: int
    rummage: int
    bust: int
    investigate: int
    patch: int
    passive: str
    text: str
    skills: tuple[int, int]
    westbound: int
    junk: tuple[int, ...] = ()
    junk_slots: int = 1


PUP_MOVE, PUP_BUST, PUP_INVESTIGATE = 4, 3, 3
"""The Pup's values (VS-071)."""

VAGRANTS = {
    # Values the source gives: all of the Songsmith, Move and Investigate of the Cursebearer, the
    # maximum of the Revivalist. The rest is designed here around how each is meant to play.
    "songsmith": VagrantCard(
        "Songsmith",
        "The Hopeful",
        10, 2, 3, 5, 4, 4,
        "Upbeat Tempo",
        "A Skill with exactly 1 Coin on it succeeds 1 easier.",
        (35, 36),
        91,
    ),
    "cursebearer": VagrantCard(
        "Cursebearer",
        "The Hunted",
        10, 3, 2, 4, 3, 5,
        "Devil On Your Heels",
        "Once a turn, after she is Haunted, that Haint gains 1 Humanity.",
        (67, 68),
        95,
    ),
    "empress": VagrantCard(
        "Empress",
        "The Driven",
        11, 2, 2, 4, 5, 5,
        "Boxcar Queen",
        "Her first natural 6 each turn brings one more extra Bone.",
        (51, 52),
        93,
    ),
    "revivalist": VagrantCard(
        "Revivalist",
        "The Faithful",
        10, 2, 3, 4, 4, 3,
        "Selfless",
        "Humanity he would gain may go to another Vagrant within Range 2.",
        (59, 60),
        94,
    ),
    "runaway": VagrantCard(
        "Runaway",
        "The Bold",
        8, 3, 2, 5, 4, 4,
        "Girl's Best Friend",
        "She has the Pup: a second body that can Move, Bust and Investigate.",
        (43, 44),
        92,
    ),
    "wayfarer": VagrantCard(
        "Wayfarer",
        "The Storied",
        9, 3, 4, 5, 3, 4,
        "Thrifty",
        "He has two Junk slots.",
        (75, 76),
        96,
        junk=(31,),
        junk_slots=2,
    ),
}  # fmt: skip
