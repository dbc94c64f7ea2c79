"""What the Dragon's powers do: his die, whom he eats, how he shoves the Paladin, what he lights up."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asking, Asks, Bar, note

from ...content.board import BITS, CRYPTS, INDEX
from ...content.roles import DRAGON, PALADIN
from ...state import Vast
from ..edges import spread
from ..figures import forcing
from ..lists import Spots
from ..movement import enter, pauses, rings, union
from ..pieces import pillar_mask, remove_poltergeist
from ..skeletons.traits import fall
from ..tiles import reveal
from .traits import EATEN_MAX, face

# -- the die -------------------------------------------------------------------------------

KEEP_ROLL = Act[Vast, []]("keep", "VT-178", label="Leave it at that")
SHRIEK_AGAIN = Act[Vast, []]("reroll", "VT-178", label="Spend the Shriek and roll again")
ROLLED = Ask[Vast](
    "dragon_die",
    "VT-178",
    (KEEP_ROLL, SHRIEK_AGAIN),
    prompt="your die shows {0}. Roll again?",
    meanwhile="looks at the die",
    part=True,
)


def thrown(s: Vast) -> Asking[int]:
    """VT-041, VT-042: the tiles that his die shows; a Shriek may have it rolled again."""
    d = s.dragon
    while True:
        roll = s.dice.roll(6)
        note(s, "dragon_rolled", roll, rule="VT-041")
        if not d.shriek:
            break
        pick = yield ROLLED(s, s.seat_of[DRAGON], roll)
        if pick.verb == "keep":
            break
        d.shriek = False
    return face(d.at, roll) & s.map.tiles


def devour(s: Vast, tiles: int) -> None:
    """VT-176, VT-179: Skeletons and poltergeists there are removed, one step of Eaten for each."""
    d = s.dragon
    for i, at in enumerate(s.skeletons.at):
        if BITS[at] & tiles:
            fall(s, i)
            d.eaten = min(EATEN_MAX, d.eaten + 1)
    for at in list(s.map.poltergeists):
        if BITS[at] & tiles:
            remove_poltergeist(s, at)
            d.eaten = min(EATEN_MAX, d.eaten + 1)
    note(s, "eaten", d.eaten, rule="VT-176")


# -- shoving the Paladin -------------------------------------------------------------------


def shoves(s: Vast) -> int:
    """VT-024, VT-025: where the Paladin can be moved to: no walls, nobody who forces him, not past tokens."""
    m, p = s.map, s.paladin
    allowed = m.tiles & ~forcing(s, PALADIN) & ~pillar_mask(s)
    return union(rings(spread, m, p.at, s.dragon.reach, allowed, pauses(s, PALADIN)))


SHOVE = Act[Vast, [str]](
    "shove",
    "VT-025",
    over=CRYPTS,
    barred=lambda s, me, name: (
        None if shoves(s) >> INDEX[name] & 1 else Bar("VT-025", "He cannot be moved there.")
    ),
    label="Move the Paladin to {0}",
    points="space:{0}",
)
LET_BE = Act[Vast, []]("let_be", "VT-178", label="Leave him where he is")
SHOVES = Spots(SHOVE)
SHOVING = Ask(
    "shove",
    "VT-178",
    (SHOVE, LET_BE),
    prompt="where does the Paladin go?",
    meanwhile="shoves the Paladin",
    fast=lambda s, me: [*SHOVES.of(shoves(s)), LET_BE.option],
    part=True,
)


def shove(s: Vast, steps: int) -> Asks:
    """VT-024: he may be moved so far; tokens there work as for a step of his own."""
    s.dragon.reach = steps
    pick = yield SHOVING(s, s.seat_of[DRAGON])
    if pick.verb == "shove":
        s.paladin.at = INDEX[pick[1]]
        note(s, "shoved", str(pick[1]), rule="VT-024")
        yield from enter(s, PALADIN, s.paladin.at)


# -- revealing -----------------------------------------------------------------------------

NEXT_TILE = Act[Vast, [str]](
    "reveal",
    "VT-181",
    over=CRYPTS,
    barred=lambda s, me, name: (
        None if s.dragon.aflame >> INDEX[name] & 1 else Bar("VT-181", "It does not burn.")
    ),
    label="Reveal {0}",
    points="space:{0}",
)
TILES = Spots(NEXT_TILE)
LIGHTING = Ask(
    "dragon_reveal",
    "VT-181",
    (NEXT_TILE,),
    prompt="which tile is revealed next?",
    meanwhile="breathes fire",
    fast=lambda s, me: TILES.of(s.dragon.aflame),
    part=True,
)


def light_up(s: Vast, tiles: int) -> Asks:
    """VT-181: Dark tiles present now, one after another in his order, each filled and resolved."""
    d, seat = s.dragon, s.seat_of[DRAGON]
    d.aflame = tiles & s.map.tiles & ~s.map.lit
    while d.aflame:
        pick = yield LIGHTING(s, seat)
        at = INDEX[pick[1]]
        d.aflame &= ~(1 << at)
        yield from reveal(s, at, seat, DRAGON)
