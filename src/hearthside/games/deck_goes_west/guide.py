"""A guided first turn for each way to play."""

from __future__ import annotations

from hearthside.kernel import Guide

_HAND = (
    "Your hand",
    "Each card is a row of icons: a job. Play a Knife in a forest for food, a Pan by a river for gold. A played card goes to your discard pile and comes back later.",
)
_MOVE = (
    "On the road",
    "Boots cost a food and walk one tile. Play as many movement jobs as you like first, then move. Your character can move too, once a day.",
)
_WEST = (
    "Look west",
    "Face-down tiles can be stepped onto: they are turned at once. Mountains take two walking; water takes a boat.",
)
_SHOP = (
    "The trade row",
    "Pay what the corner of a card asks and it is yours, on top of your draw or discard pile. The rightmost card leaves tonight.",
)
_DANGER = (
    "Dangers",
    "Every night brings an exhaustion, bandits bring pain. Get rid of them with the jobs printed on them: a hand full of dangers is the end. Play or discard something every day.",
)

_RACE = (
    "What wins",
    "Points: whoever first reaches the end of their track, or has most when the days are gone. The mission card says what earns them, the strip above the table how near everybody is.",
)
_JOURNEY = (
    "What wins",
    "Points: reach the end of their track before the days are gone, and let nobody die. The mission card says what earns them, the strip above the table how near you are.",
)

GUIDE = (
    Guide(
        "Versus",
        (
            _RACE,
            _HAND,
            _MOVE,
            _WEST,
            _SHOP,
            _DANGER,
            (
                "Your turn",
                "One or two actions, then the next player. Passing holds until tomorrow.",
            ),
        ),
    ),
    Guide(
        "Together",
        (
            _JOURNEY,
            _HAND,
            _MOVE,
            (
                "Share the work",
                "On one tile, invite others to roll for the same resource: everybody also gains half of the best other roll. Trade by discarding a card. Act in any order you like.",
            ),
            _SHOP,
            _DANGER,
        ),
    ),
    Guide("Alone", (_JOURNEY, _HAND, _MOVE, _WEST, _SHOP, _DANGER)),
)
