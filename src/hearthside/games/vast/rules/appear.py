"""How the Wraith and the Warlock come onto the map."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asking, Bar, note

from ..content.board import CRYPTS, INDEX
from ..state import Vast
from .lists import Spots
from .pieces import figures


def no_appearance(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-026: any tile without figures."""
    bit = 1 << INDEX[name]
    if not s.map.tiles & bit:
        return Bar("VM-026", "There is no tile.")
    return Bar("VM-026", "A figure stands there.") if figures(s) & bit else None


APPEAR = Act[Vast, [str]](
    "appear",
    "VM-026",
    over=CRYPTS,
    barred=no_appearance,
    label="Appear at {0}",
    points="space:{0}",
)
SPOTS = Spots(APPEAR)
APPEARING = Ask(
    "appear",
    "VM-026",
    (APPEAR,),
    prompt="where do you appear?",
    meanwhile="is about to appear",
    fast=lambda s, me: SPOTS.of(s.map.tiles & ~figures(s)),
)


def appear(s: Vast, seat: int, who: str) -> Asking[int]:
    """VM-026: a figure enters on its first turn; returns where."""
    pick = yield APPEARING(s, seat)
    note(s, "appeared", who, str(pick[1]), rule="VM-026")
    return INDEX[pick[1]]
