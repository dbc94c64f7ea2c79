"""Gear is put on at any time in the Skeletons' turn."""

from __future__ import annotations

from hearthside.kernel import Act, Bar, Option, learn, note

from ...content.cards import CARDS
from ...content.figures import SKELETON_NAMES
from ...content.gear import GEAR
from ...content.names import FIGURE_WORDS
from ...state import Vast
from ..windows import Window
from .moments import EQUIPPED


def no_equipping(s: Vast, me: int, card: str) -> str | Bar | None:
    """VM-152: gear in hand, for a Skeleton whose card is face up."""
    k = s.skeletons
    if card not in k.hand:
        return Bar("VM-152", "You do not hold it.")
    owner = GEAR[card].owner
    if not k.up >> owner & 1:
        return Bar("VM-152", f"{FIGURE_WORDS[SKELETON_NAMES[owner]]} is not summoned yet.")
    return None


def equip(s: Vast, me: int, card: str) -> None:
    """VM-152: a gear card from hand onto its Skeleton, usable at once."""
    k = s.skeletons
    k.hand.remove(card)
    k.gear.append(card)
    learn(s)
    note(s, "equipped", SKELETON_NAMES[GEAR[card].owner], card, rule="VM-152")
    for effect in EQUIPPED.of((card,)):
        effect(s)


EQUIP = Act(
    "equip",
    "VM-152",
    equip,
    over=GEAR,
    barred=no_equipping,
    label=lambda s, me, card: f"Equip {CARDS[card].name}",
    points="card:{0}",
    detail=lambda s, me, card: CARDS[card].text,
)


def playable_gear(s: Vast) -> list[Option]:
    """VM-152: gear in hand whose Skeleton is face up."""
    k = s.skeletons
    return [EQUIP.table[card] for card in k.hand if k.up >> GEAR[card].owner & 1]


OUTFIT = Window(
    "outfit",
    "VM-152",
    (EQUIP,),
    playable_gear,
    prompt="put gear on before you go on?",
    meanwhile="looks through the gear",
    go_on="Keep the rest in hand",
    hidden=lambda s: bool(s.skeletons.hand),
)
"""VM-152: any time in their turn; whether the gear in hand fits anybody is for them to know."""
