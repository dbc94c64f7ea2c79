"""A guided first turn for each Vagrant."""

from __future__ import annotations

from hearthside.kernel import Guide

from .content.cards import SKILLS
from .content.vagrants import VAGRANTS

TIPS = {
    "songsmith": "Spread your Coins: a Skill with exactly one on it succeeds more easily. You reach far, so stay back.",
    "cursebearer": "Get close and stay close. Being Haunted gives the Haint Humanity, so you need not fear its feet.",
    "empress": "Your first 6 each turn is worth two more Bones. Go first, hit hard, then order a friend into place.",
    "revivalist": "Stand within two of your friends. What heals you can heal them, and your Incense lifts effects.",
    "runaway": "You have two bodies. Send the Pup to Bust and to sniff out Events, and keep out of reach yourself.",
    "wayfarer": "Rummage early and often. Your crow can sit by a Haint while you stand far away.",
}
"""What each Vagrant is good at, in a sentence or two."""


def guides() -> tuple[Guide, ...]:
    """One guide per Vagrant."""
    made = []
    for who, card in VAGRANTS.items():
        first, second = (SKILLS[n] for n in card.skills)
        made.append(
            Guide(
                card.name,
                (
                    ("Who you are", f"{card.passive}: {card.text} {TIPS[who]}"),
                    (
                        "Place three Coins",
                        "Put them on General Actions or Skills. More Coins on one thing make it stronger. A Skill that "
                        "held Coins last round has to rest.",
                    ),
                    ("Your Skills", f"{first.name}: {first.text} {second.name}: {second.text}"),
                    (
                        "Then act",
                        "In any order. Move can be split. Give the Haint Humanity until it Breaks; every 6 rolls another Bone.",
                    ),
                    (
                        "After you, the Haint",
                        "You draw a token for it; mood and token say what it does. Salt can save you, a Candle can lure it away.",
                    ),
                ),
            )
        )
    return tuple(made)
