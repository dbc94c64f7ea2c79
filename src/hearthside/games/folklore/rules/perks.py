"""Perks of focuses and lore trees that are used on one's own turn."""

from __future__ import annotations

from hearthside.kernel import Act, Asks, Bar, Option, note

from ..content import CARDS
from ..content.perks import PERKS
from ..state import Hero, Tale
from .abilities import living_only
from .awards import throw_mystic
from .effects import foes_for, foes_seen, recover, takes_pp
from .figures import refresh
from .party import asked
from .statuses import bless

OF_CHAPTER = ("golden_number", "lore_to_pp", "lore_to_vita")
OF_CARD = ("ritual_to_pp", "ritual_to_stun", "prayer_to_vita", "prayer_to_bless")
LORE = 5
"""What a point of PP or some vita costs in lore."""


def no_perk(s: Tale, seat: int, perk: str) -> str | Bar | None:
    """What keeps a character from using a perk now."""
    h = asked(s)
    bar = living_only(h)
    if bar:
        return bar
    if h.at < 0:
        return "FL-070"
    return no_perk_of(s, h, perk)


def no_perk_of(s: Tale, h: Hero, perk: str) -> str | Bar | None:
    """The same for one who is there and alive."""
    if perk not in h.words:
        return "FL-301"
    if perk in OF_CHAPTER:
        if perk in h.spent_chapter:
            return Bar("FL-301", "Once a chapter.")
        if perk != "golden_number" and h.lore < LORE:
            return Bar("FL-301", f"It takes {LORE} lore, you have {h.lore}.")
    else:
        kind = perk.partition("_")[0]
        if all(CARDS[m].deck != kind for m in h.mystics):
            return Bar("FL-301", f"It takes a {kind}.")
    full = h.pp >= h.max_pp if perk != "lore_to_pp" else not takes_pp(h)
    if perk in ("golden_number", "ritual_to_pp", "lore_to_pp") and full:
        return Bar("FL-012", "You have all your PP.")
    if perk in ("prayer_to_vita", "lore_to_vita") and h.vita >= h.max_vita:
        return Bar("FL-012", "You are not hurt.")
    if perk == "ritual_to_stun" and not foes_seen(s, h, "foe"):
        return Bar("FL-157", "No foe is in sight.")
    return None


def use_perk(s: Tale, seat: int, perk: str) -> Asks:
    """What the perks of one's own turn do."""
    h = asked(s)
    note(s, "perk", h.who, PERKS[perk], rule="FL-301")
    if perk in OF_CHAPTER:
        h.spent_chapter += (perk,)
    else:
        kind = perk.partition("_")[0]
        throw_mystic(s, h, next(m for m in h.mystics if CARDS[m].deck == kind))
    if perk in ("golden_number", "ritual_to_pp"):
        h.pp = max(h.pp, h.max_pp)
    elif perk == "prayer_to_vita":
        h.vita = max(h.vita, h.max_vita)
    elif perk == "prayer_to_bless":
        bless(s, h, "blessed")
    elif perk == "ritual_to_stun":
        for f in (yield from foes_for(s, h, "foe")):
            f.skip = max(f.skip, 1)
    else:
        h.lore -= LORE
        if perk == "lore_to_pp":
            recover(h, "pp", 1)
        else:
            h.vita = max(h.vita, min(h.max_vita, h.vita + 3))
        refresh(s, h)


PERK = Act(
    "perk",
    "FL-301",
    use_perk,
    over=(*OF_CHAPTER, *OF_CARD),
    barred=no_perk,
    label=lambda s, seat, perk: PERKS[perk],
    points=lambda s, seat, perk: f"char:{asked(s).who}",
)
OF_TURN = tuple(PERK.table.items())
NAMES_OF_TURN = frozenset(PERK.table)


def perk_options(s: Tale, h: Hero, out: list[Option]) -> None:
    """Perks that nothing bars."""
    words = h.words
    if NAMES_OF_TURN.isdisjoint(words):
        return
    for perk, option in OF_TURN:
        if perk in words and no_perk_of(s, h, perk) is None:
            out.append(option)
