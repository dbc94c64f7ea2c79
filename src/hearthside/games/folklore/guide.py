"""A guided first turn for each of the characters."""

from __future__ import annotations

from hearthside.kernel import Guide

_FIRST = (
    (
        "The page and the strip",
        "The story stands on the open page; when it asks something, the leader answers. The strip above the table says what the chapter wants now and how far the candle has burnt.",
    ),
    (
        "Your turn on a map",
        "Move, then act once: attack, use an ability, open a door. What glows is within reach; an attack ends your movement. The dice and your MIGHT against DEFENSE decide.",
    ),
)
"""What everybody begins with."""
_LAST = (
    (
        "On the road",
        "A round takes the group as far as its leader strides. Outside of towns a card waits wherever it stops; towns heal, sell and teach. Rounds and visits burn the candle.",
    ),
)
"""What comes once a map is done with."""
_OWN = (
    Guide(
        "Witch Hunter",
        (
            (
                "Powder first",
                "Your pistol reaches six spaces and has four shots a fight. Shoot, then draw steel.",
            ),
            (
                "Iron Nerve",
                "When you are hit, spend 1 PP to take 2 less. It works on anybody's turn.",
            ),
        ),
    ),
    Guide(
        "Arcanist",
        (
            (
                "Stay back",
                "Your staff reaches two spaces. Essence of Phi reaches as far as you see.",
            ),
            (
                "PP are your blood",
                "Focus gives up your act for 1 PP. Once a chapter you may have all of them back.",
            ),
            (
                "Rituals",
                "A ritual is an OCCULT check. When it fails you keep the card, so try again.",
            ),
        ),
    ),
    Guide(
        "Telepath",
        (
            (
                "Their hands are yours",
                "Borrowed Hands makes a foe act for you. It moves last, where you say.",
            ),
            ("Weaken", "A foe hit by Mind Spike rolls its next attack twice and keeps the worse."),
            ("Talk", "Your SPEECH and AWARENESS carry many of the story's checks."),
        ),
    ),
    Guide(
        "Grave Warden",
        (
            (
                "Hold the door",
                "You have the most vita. Choose Defend and strike back at whoever comes to you.",
            ),
            (
                "Light",
                "In darkness everybody else is worse at hitting. You carry a lantern: use a hand for it.",
            ),
            ("The dead", "Sacred blows roll twice against the undead and do one more."),
        ),
    ),
    Guide(
        "Hedge Witch",
        (
            ("Roots", "Thorn Lash may immobilize: the foe loses MIGHT, and perhaps its stride."),
            ("Mend", "Poultice gives 3 vita to anybody in sight, in skirmishes too."),
            (
                "Know the land",
                "ECOLOGY keeps you from sickness. Sickness twice over becomes infection.",
            ),
        ),
    ),
    Guide(
        "Poacher",
        (
            (
                "Distance",
                "Your bow reaches as far as you see. Next to a foe you roll twice and keep the worse.",
            ),
            (
                "Lanes",
                "Each figure in the way costs 5 MIGHT. Step aside first, then shoot: shooting ends movement.",
            ),
            (
                "Leave first",
                "With TRICKERY 3 you are the one who gets away when the leader calls for flight.",
            ),
        ),
    ),
)
GUIDES = tuple(Guide(own.role, (*_FIRST, *own.steps, *_LAST)) for own in _OWN)
