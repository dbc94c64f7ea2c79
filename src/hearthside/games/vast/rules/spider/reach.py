"""Which tiles the Spider's cards affect in each form."""

from __future__ import annotations

from ...content.board import ADJACENT
from ...content.figures import GIANT, SORCERER
from ...state import Vast
from ..pieces import mask_of
from ..sight import visible

USES = (2, 1, 99)
"""VM-179: how often one card is used, by form."""


def reach(s: Vast) -> int:
    """VM-179: the tiles her cards affect in this form."""
    sp, m = s.spider, s.map
    if sp.form == SORCERER:
        return visible(m, sp.at) & m.tiles
    if sp.form == GIANT:
        return ADJACENT[sp.at] & m.tiles  # VM-180
    return mask_of(sp.spiderlings) & m.tiles


def aimed(s: Vast) -> int:
    """VM-179: the tiles that the card under way may still be used on; the Giant may use it twice on one."""
    return reach(s) if s.spider.form == GIANT else reach(s) & ~s.spider.touched
