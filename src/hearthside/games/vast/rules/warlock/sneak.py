"""The Warlock sneaks, and spells join him."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, note

from ...content.board import CRYPTS, INDEX
from ...content.cards import offers_of
from ...content.domination import SWIFT
from ...content.spells import SPELLS
from ...state import Vast
from ..lists import Spots
from ..movement import spread_any
from ..pieces import pillar_mask
from .moments import no_cube
from .traits import hiding_places


def stride(s: Vast) -> int:
    """VM-224: how far a sneak goes: 2, and 3 with the first space filled."""
    return 3 if s.warlock.dominated[SWIFT] else 2


def sneak_spots(s: Vast) -> int:
    """VM-224: where a sneak can end."""
    w = s.warlock
    seen, barred = 1 << w.at, pillar_mask(s)
    for _ in range(stride(s)):
        seen |= spread_any(s.map, seen) & ~barred
    return seen & hiding_places(s) & ~(1 << w.at)


def no_slip(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-224: where a sneak does not lead."""
    w, to = s.warlock, INDEX[name]
    if w.sneaked:
        return Bar("VM-224", "You have sneaked.")
    if sneak_spots(s) >> to & 1:
        return None
    if to == w.at:
        return Bar("VM-224", "You are there.")
    if pillar_mask(s) >> to & 1:
        return "VM-286"
    if not hiding_places(s) >> to & 1:
        return Bar("VM-224", "It is no Dark tile, Pit or crypt.")
    return Bar("VM-224", f"It is farther than {stride(s)} spaces.")


def slip(s: Vast, me: int, name: str) -> None:
    """VM-224: through anything; it startles nobody (VM-218)."""
    s.warlock.sneaked = True
    s.warlock.at = INDEX[name]
    note(s, "sneaked", name, rule="VM-224")


SLIP = Act(
    "to", "VM-224", slip, over=CRYPTS, barred=no_slip, label="Sneak to {0}", points="space:{0}"
)
SLIPS = Spots(SLIP)
STAY_HERE = Act[Vast, []](
    "done",
    "VM-224",
    barred=lambda s, me: (
        None if s.warlock.sneaked or s.warlock.leapt else Bar("VM-224", "You have not moved yet.")
    ),
    label="Stay here",
)
SNEAK_CARDS = {card.key: card for card in SPELLS.values() if card.when == "sneak"}
SNEAK_OFFERS = {key: offers_of(card) for key, card in SNEAK_CARDS.items()}


def sneak_options(s: Vast, me: int) -> list[Option]:
    """Where the sneak may still take him, and what spells add to it."""
    w = s.warlock
    options = [] if w.sneaked else SLIPS.of(sneak_spots(s))
    for card in w.spells:
        if card in SNEAK_OFFERS:
            SNEAK_OFFERS[card](s, options)
    if w.sneaked or w.leapt:
        options.append(STAY_HERE.option)
    return options


SNEAKING = Ask(
    "sneak",
    "VM-224",
    (SLIP, *(act for card in SNEAK_CARDS.values() for act in card.acts), STAY_HERE),
    prompt="where do you sneak to?",
    meanwhile="sneaks",
    fast=sneak_options,
    part=True,
)


def no_sneak(s: Vast, me: int) -> str | Bar | None:
    """VM-224: a cube, and somewhere to go."""
    bar = no_cube(s)
    return bar or (None if can_sneak(s) else Bar("VM-224", "There is nowhere to hide."))


def can_sneak(s: Vast) -> bool:
    """Whether a sneak, or a spell that goes with it, leads anywhere."""
    return bool(sneak_spots(s)) or bool(sneak_options(s, 0))


def sneak(s: Vast, me: int) -> Asks:
    """VM-224: a sneak, with a leap before or after it for who can (VM-319)."""
    w = s.warlock
    while True:
        pick = yield SNEAKING(s, me)
        if pick.verb == "done":
            break
        yield from SNEAKING.do(s, me, pick)
    w.sneaked = w.leapt = False


SNEAK = Act(
    "sneak",
    "VM-224",
    sneak,
    barred=no_sneak,
    label="Sneak away",
    points="piece:warlock",
    detail=lambda s, me: f"1 magic cube; up to {stride(s)} spaces.",
)
