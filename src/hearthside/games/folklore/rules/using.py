"""Using things on one's turn: items and artifacts, fills, stored PP, bandages, boons."""

from __future__ import annotations

from hearthside.kernel import Act, Asks, Bar, Option, note

from ..content import CARDS
from ..content.cards import Card
from ..content.names import named, the
from ..state import ACTED, BROKEN, EXHAUSTED, JAMMED, KNOWN, Gear, Hero, Tale, here, without
from .abilities import living_only, no_effect
from .effects import perform
from .figures import refresh, weapons
from .goods import consume, spend_use, spent
from .party import asked


def gear_card(s: Tale, seat: int, card: str) -> str:
    """Where a thing of the one who is asked lies."""
    return f"card:{card}#{asked(s).who}"


def mark_known(s: Tale, h: Hero) -> None:
    """It takes the act in combat, and the one such use of a round outside it (FL-083)."""
    h.done |= ACTED if here(s).combat else KNOWN


def not_ready(s: Tale, h: Hero) -> str | None:
    """FL-083, FL-146: the act in combat, one such thing a round outside it."""
    if here(s).combat:
        return "FL-146" if h.done & ACTED else None
    return "FL-083" if h.done & KNOWN else None


# -- items and artifacts --------------------------------------------------------------------------

USABLE = tuple(c.id for c in CARDS.values() if c.use or c.lasting)


def no_use(s: Tale, seat: int, card: str) -> str | Bar | None:
    """What keeps a character from using a thing; of several alike the best counts."""
    h = asked(s)
    own = [g for g in h.gear if g.card == card]
    if not own:
        return Bar("FL-146", "You have no such thing.")
    bar = living_only(h)
    if bar:
        return bar
    if h.at < 0:
        return "FL-070"
    bars = [no_use_of(s, h, g, CARDS[card]) for g in own]
    return None if None in bars else bars[0]


def no_use_of(s: Tale, h: Hero, g: Gear, card: Card) -> str | Bar | None:
    """What keeps a character from using this very thing."""
    bar = spent(g, card) if card.category == "consumable" else no_activation(s, h, g, card)
    if bar:
        return bar
    if g.stored < card.cost:
        return Bar("FL-282", f"{g.stored} PP are stored in it, it takes {card.cost}.")
    return no_effect(s, h, card.use)


def no_activation(s: Tale, h: Hero, g: Gear, card: Card) -> str | Bar | None:
    """What keeps a thing that is no consumable from being activated."""
    if g.condition == EXHAUSTED:
        return "FL-097"
    if g.condition == BROKEN:
        return "FL-062"
    if g.condition == JAMMED:
        return "FL-166"
    if card.slot and not g.worn:
        return Bar("FL-312", "It is not equipped.")
    return not_ready(s, h)


def use(s: Tale, seat: int, name: str) -> Asks:
    """Use an item or artifact (FL-146, FL-150)."""
    h, card = asked(s), CARDS[name]
    gear = next(g for g in h.gear if g.card == name and no_use_of(s, h, g, card) is None)
    note(s, "used", h.who, name, rule="FL-146")
    if card.category == "consumable":
        consume(s, h, gear, card)
    else:
        mark_known(s, h)
        if card.cost:
            gear.stored -= card.cost
        else:
            gear.condition = EXHAUSTED
            refresh(s, h)  # FL-097: what it gives while it lies ready is gone as well
    return perform(s, h, card.use)


USE = Act(
    "use",
    "FL-146",
    use,
    over=USABLE,
    barred=no_use,
    label=lambda s, seat, card: f"Use {the(card)}",
    points=gear_card,
)


# -- fills and stored PP --------------------------------------------------------------------------


def fillable(h: Hero) -> Gear | None:
    """An equipped weapon that can take a fill (FL-284)."""
    return next(
        (g for g in weapons(h) if "fillable" in CARDS[g.card].blow.words and not g.fill_left), None
    )


def no_pour(s: Tale, seat: int, card: str) -> str | Bar | None:
    """FL-284: a fill goes into a fillable weapon that holds none."""
    h = asked(s)
    if all(g.card != card for g in h.gear):
        return Bar("FL-284", "You have no such thing.")
    bar = living_only(h)
    if bar:
        return bar
    if s.melee is None and h.at < 0:
        return "FL-070"
    return None if fillable(h) is not None else "FL-284"


def pour(s: Tale, seat: int, card: str) -> None:
    """Fill a weapon for 4 attacks (FL-284)."""
    h = asked(s)
    gear = next(g for g in h.gear if g.card == card)
    weapon = fillable(h)
    assert weapon is not None
    weapon.fill, weapon.fill_left = gear.card, 4
    note(s, "poured", h.who, gear.card, weapon.card, rule="FL-284")
    spend_use(s, h, gear, CARDS[gear.card])


POUR = Act(
    "pour",
    "FL-284",
    pour,
    over=[c.id for c in CARDS.values() if "fill" in c.blow.words],
    barred=no_pour,
    label=lambda s, seat, card: f"Pour {the(card)} over your weapon",
    points=gear_card,
)


def room_for_pp(h: Hero, card: str) -> Gear | None:
    """A thing of this name that can store one PP more."""
    most = CARDS[card].mods["enchanted"]
    return next((g for g in h.gear if g.card == card and g.stored < most), None)


def no_charge(s: Tale, seat: int, card: str) -> str | Bar | None:
    """FL-282: an ENCHANTED thing holds so many PP."""
    h = asked(s)
    if all(g.card != card for g in h.gear):
        return Bar("FL-282", "You have no such thing.")
    bar = living_only(h)
    if bar:
        return bar
    if h.at < 0:
        return "FL-070"
    if room_for_pp(h, card) is None:
        return Bar("FL-282", f"It holds {CARDS[card].mods['enchanted']} PP already.")
    return None if h.pp > 0 else Bar("FL-282", "No PP left.")


def charge(s: Tale, seat: int, card: str) -> None:
    """Store 1 PP in an ENCHANTED thing (FL-282)."""
    h = asked(s)
    gear = room_for_pp(h, card)
    assert gear is not None
    gear.stored += 1
    h.pp -= 1
    note(s, "charged", h.who, card, rule="FL-282")


CHARGE = Act(
    "charge",
    "FL-282",
    charge,
    over=[c.id for c in CARDS.values() if "enchanted" in c.mods],
    barred=no_charge,
    label=lambda s, seat, card: f"Store 1 PP in {the(card)}",
    points=gear_card,
    prior=0.5,
)


# -- bandages and boons ---------------------------------------------------------------------------

BOUND = 3
"""Vita that a bandage gives back."""


def no_bandage(s: Tale, seat: int) -> str | Bar | None:
    """FL-150: a bandage for one who is hurt."""
    h = asked(s)
    bar = living_only(h)
    if bar:
        return bar
    if s.site is not None and s.melee is None and h.at < 0:
        return "FL-070"
    if not h.bandages:
        return Bar("FL-150", "You have no bandage.")
    return None if h.vita < h.max_vita else Bar("FL-012", "You are not hurt.")


def bandage(s: Tale, seat: int) -> None:
    """A bandage gives 3 vita back."""
    h = asked(s)
    h.bandages -= 1
    note(s, "bandaged", h.who, rule="FL-150")
    h.vita = max(h.vita, min(h.max_vita, h.vita + BOUND))


BANDAGE = Act(
    "bandage",
    "FL-150",
    bandage,
    barred=no_bandage,
    label=f"Bind your wounds ({BOUND} vita)",
)


def no_boon(s: Tale, seat: int, card: str) -> str | Bar | None:
    """FL-322: a boon is discarded on use."""
    h = asked(s)
    if card not in h.boons:
        return Bar("FL-322", "You have no such boon.")
    bar = living_only(h)
    if bar:
        return bar
    if s.site is not None and s.melee is None and h.at < 0:
        return "FL-070"
    return no_effect(s, h, CARDS[card].use)


def boon(s: Tale, seat: int, card: str) -> Asks:
    """Spend a boon (FL-322)."""
    h = asked(s)
    h.boons = without(h.boons, card)
    s.boons.throw(card)
    note(s, "boon_used", h.who, card, rule="FL-322")
    return perform(s, h, CARDS[card].use)


def boon_token(s: Tale, seat: int, card: str) -> str:
    """Where a boon of the one who is asked lies."""
    h = asked(s)
    return f"boon:{h.boons.index(card)}#{h.who}" if card in h.boons else ""


BOON = Act(
    "boon",
    "FL-322",
    boon,
    over=[c.id for c in CARDS.values() if c.deck == "boon"],
    barred=no_boon,
    label=lambda s, seat, card: f"Spend the boon {named(card)}",
    points=boon_token,
)


# -- the list -------------------------------------------------------------------------------------

USES, POURS, CHARGES, BOONS, BIND = USE.table, POUR.table, CHARGE.table, BOON.table, BANDAGE.option


def boon_options(s: Tale, h: Hero, out: list[Option]) -> None:
    """Boons that would do something now."""
    for name in dict.fromkeys(h.boons):
        if no_effect(s, h, CARDS[name].use) is None:
            out.append(BOONS[name])


def using_options(s: Tale, h: Hero, out: list[Option]) -> None:
    """Things of a living character on the map that nothing bars."""
    used: list[Option] = []
    for g in h.gear:
        name = g.card
        card = CARDS[name]
        if name in USES:
            if no_use_of(s, h, g, card) is None and USES[name] not in used:
                used.append(USES[name])
        elif name in POURS:
            if fillable(h) is not None and POURS[name] not in used:
                used.append(POURS[name])
        if name in CHARGES and h.pp > 0 and g.stored < card.mods["enchanted"]:
            if CHARGES[name] not in used:
                used.append(CHARGES[name])
    out += used
    boon_options(s, h, out)
    if h.bandages and h.vita < h.max_vita:
        out.append(BIND)
