"""What must hold of a visitor's board."""

from __future__ import annotations

from collections.abc import Iterable

from ..content.knight_treasures import KNIGHT_TREASURES
from ..content.roles import KNIGHT
from ..content.sidequests import SIDEQUESTS
from ..rules.knight.traits import TRACK_MAX, cubes_held
from ..state import HERO_CUBES, NO_KNIGHT, Knight, Vast

KNIGHT_CARDS = sorted((*SIDEQUESTS, *KNIGHT_TREASURES))


def visitors_wrong(s: Vast) -> Iterable[str]:
    """The board of the visitor at the table, and the boards of those who are not."""
    if s.visitor == KNIGHT:
        yield from _knight_wrong(s)
    if Knight() != NO_KNIGHT:
        yield "somebody wrote to a board that is not at the table"


def _knight_wrong(s: Vast) -> Iterable[str]:
    """Her cubes are all there, her cards in one place, she stands on a tile."""
    k = s.knight
    if not s.map.tiles >> k.at & 1:
        yield "the Knight is nowhere"
    if not 0 <= k.health <= k.whole or not 0 <= k.grit <= 45:
        yield "the Knight's Health or Grit is out of bounds"
    if min(k.cubes, *k.tracks, *k.tools) < 0 or max(*k.tracks, *k.tools) > TRACK_MAX:
        yield "a box of the Knight holds too many or too few cubes"
    if cubes_held(s) + k.lost + k.waiting.bit_count() != HERO_CUBES + k.marks:
        yield "a cube of the Knight is missing"
    if not set(k.charged) <= set(k.played) or len(set(k.charged)) < len(k.charged):
        yield "a cube lies on a treasure that is not there"
    cards = k.quests.cards + k.hand + k.treasures.cards + k.kept + k.played + k.found + k.boxed
    if sorted(cards + s.manor.offered) != KNIGHT_CARDS or k.quests.discard or k.treasures.discard:
        yield "cards of the knight are lost or doubled"
