"""The Dragon's traits: Sloth and Wakefulness, Armor and Spirit, his die, how he is hurt and wakes."""

from __future__ import annotations

from hearthside.kernel import note

from ...content.board import ADJACENT, BITS, FULL, NAMES, SURROUNDING
from ...content.roles import PALADIN
from ...content.tiles import ENTRANCE_ID
from ...state import Vast
from ..dials import lose

GREED, HUNGER, EVENT, STILL, JEWEL = range(5)
SLOTH = ("greed", "hunger", "pride_event", "pride_still", "pride_gem")
SLOTH_WORDS = ("Greed", "Hunger", "Pride, events", "Pride, stillness", "Pride, Gems")
SLOTH_MAX = (4, 4, 4, 1, 1)
"""VT-161: the places for Sloth cubes; the last three are one track (VT-172), and no event stirs the first of them (VT-174)."""
TRACK_OF = (0, 1, 2, 2, 2)
EATEN_MAX = 7
CUBES = 14
CENTRED = (3, 5, 6)
"""VT-041: the faces of his die that show the centre."""


def wakefulness(s: Vast) -> int:
    """VT-165: the cubes that no Sloth holds."""
    return CUBES - sum(s.dragon.sloth)


def armor(s: Vast) -> int:
    """VT-165: what attackers must beat."""
    return (wakefulness(s) + 4) // 4


def spirit(s: Vast) -> int:
    """VT-165: the cards that he draws."""
    return (wakefulness(s) + 14) // 4


def face(at: int, roll: int) -> int:
    """VT-041: the spaces that a face of his die shows around a space."""
    beside = ADJACENT[at] & FULL
    corners = SURROUNDING[at] & FULL & ~beside
    here = 1 << at
    return (0, beside | corners, beside, beside | here, corners, corners | here, here)[roll]


# -- waking up -----------------------------------------------------------------------------


def stir(s: Vast, place: int, rule: str) -> bool:
    """VT-172: a Sloth cube becomes Wakefulness, one for each track and turn; whether there was one to move."""
    d = s.dragon
    if not d.sloth[place] or d.stirred >> TRACK_OF[place] & 1:
        return False
    d.sloth[place] -= 1
    d.stirred |= 1 << TRACK_OF[place]
    note(s, "stirred", SLOTH_WORDS[place], wakefulness(s), rule=rule)
    awaken(s)
    return True


def awaken(s: Vast) -> None:
    """VT-177: with Wakefulness enough he is awake for good; at the hardest level it takes his Shrieks too (VT-054)."""
    d = s.dragon
    if not d.awake and wakefulness(s) >= s.wake_goal and d.shrieks >= s.shrieks_goal:
        d.awake = True
        note(s, "awakened", rule="VT-177")
        if on_pit(s):
            surface(s)  # VT-186


def on_pit(s: Vast) -> bool:
    """VT-187: a Lit Pit, or a tile with a pit marker."""
    return bool(s.map.pits & BITS[s.dragon.at])


def surface(s: Vast) -> None:
    """VT-186: he comes up where he is."""
    s.dragon.surfaced = True
    note(s, "surfaced", NAMES[s.dragon.at], rule="VT-186")


def home(s: Vast) -> bool:
    """VT-163: whether he stands on the Entrance tile, wherever it lies."""
    return s.map.tile[s.dragon.at] == ENTRANCE_ID


# -- being attacked ------------------------------------------------------------------------


def even(s: Vast) -> bool:
    """VT-194: at equal Strength the Paladin hits if the die shows the centre."""
    roll = s.dice.roll(6)
    note(s, "dragon_die", roll, int(roll in CENTRED), rule="VT-194")
    return roll in CENTRED


def dragon_hit(s: Vast, by: int) -> None:
    """VT-164, VT-196: the Paladin costs him 1 Health, the last of which wins; others nothing (VT-198)."""
    if by == PALADIN:
        lose(s, "dragon_health", 1, "VT-196")
        if not s.dragon.health:
            s.winner, s.how = PALADIN, "dragon_dead"  # VT-164
