"""Towns: locations, prices, and what is done there."""

from __future__ import annotations

from collections.abc import Iterator

from hearthside.kernel import Asks, Decision, Option, note

from ..content import ABILITIES, CARDS, CHARACTERS, TOWNS
from ..content.notation import STATUS, STATUSES
from ..state import ALIVE, BROKEN, FRESH, GHOST, LIMBO, Hero, Tale
from .effects import recover
from .figures import refresh
from .goods import (
    deck_of,
    gain_boon,
    gain_mystic,
    gain_tarot,
    has_room,
    new_gear,
    receive,
)
from .growth import LEARN, learn_ability, learnable
from .harm import revive
from .pack import do_pack, pack_options
from .statuses import bless, cure

STOCK = 5
PRICES = {
    "bandage": 3, "heal": 4, "disinfect": 3, "revive": 15, "mend": 4, "cure": 8, "bed": 5,
    "mystic": 10, "bless": 12, "fill": 4, "pardon": 10, "tarot": 5, "rumour": 6,
}  # fmt: skip
SERVICES = ("market", "physician", "smith", "gypsies", "inn", "library", "chapel", "tinker")
VISIT = {name: Option("visit", name) for name in SERVICES}
BUY = {c: Option("buy", c) for c in CARDS}
SELL = {c: Option("sell", c) for c in CARDS}
MEND = {c: Option("mend", c) for c in CARDS}
FILL = {c: Option("fill", c) for c in CARDS}
CURE = {name: Option("cure", name) for name in STATUSES}
FORGET = {name: Option("forget", name) for name in ABILITIES}
DEALS = {
    name: Option(name)
    for name in (
        "bandage", "heal", "disinfect", "revive", "bed", "prayer", "ritual", "bless", "reading",
        "rumour", "extra", "pardon", "leave", "done",
    )
}  # fmt: skip


def open_market(s: Tale) -> None:
    """Five item cards lie out for as long as the group is in town."""
    close_market(s)
    s.market = s.items.deal(s, STOCK)


def close_market(s: Tale) -> None:
    """What nobody bought goes back."""
    for name in s.market:
        s.items.throw(name)
    s.market = []


def locations(s: Tale, h: Hero) -> list[Option]:
    """Locations the character may still use (FL-055 to FL-057, FL-059, FL-061, FL-064)."""
    town = TOWNS[s.place]
    if h.form == LIMBO:
        return [VISIT["gypsies"]] if "gypsies" in town.services and can_revive(s, h) else []
    if h.form == GHOST:
        return [VISIT["physician"]] if "physician" in town.services and can_revive(s, h) else []
    if h.wanted:  # FL-059, FL-238
        return [DEALS["pardon"]] if h.coins >= PRICES["pardon"] else []
    if h.visits <= 0:
        return []
    return [VISIT[name] for name in town.services]


def can_revive(s: Tale, h: Hero) -> bool:
    """The group pays together for one who cannot."""
    return sum(a.coins for a in s.heroes) >= PRICES["revive"] or h.form == LIMBO


def pay_together(s: Tale, h: Hero, n: int) -> None:
    """The character's own coins first, then the others'."""
    for a in (h, *(a for a in s.heroes if a is not h)):
        part = min(n, a.coins)
        a.coins -= part
        n -= part


def deals(s: Tale, h: Hero, place: str) -> list[Option]:
    """Everything on offer at a location, as far as the coins reach (FL-054)."""
    out = list(OFFERS[place](s, h))
    out.append(DEALS["leave"])
    return out


def at_market(s: Tale, h: Hero) -> Iterator[Option]:
    """Buy what lies out, sell for half (FL-060)."""
    for name in s.market:
        if CARDS[name].value <= h.coins and has_room(h):
            yield BUY[name]
    seen = set()
    for g in h.gear:
        if CARDS[g.card].deck in ("item", "extra") and g.card not in seen:  # FL-316, FL-320
            seen.add(g.card)
            yield SELL[g.card]
    if h.coins >= PRICES["bandage"] and h.bandages < 4:
        yield DEALS["bandage"]
    yield from own_extra(h, "market")


def own_extra(h: Hero, place: str) -> Iterator[Option]:
    """The character's own extra, sold at one location only (FL-319)."""
    c = CHARACTERS[h.who]
    owned = any(g.card == c.extra for g in h.gear)
    if c.extra_at == place and not owned and h.coins >= CARDS[c.extra].value:
        if has_room(h):
            yield DEALS["extra"]


def at_physician(s: Tale, h: Hero) -> Iterator[Option]:
    """Wounds, infections, ghosts (FL-061, FL-237, FL-337)."""
    if h.form == GHOST:
        yield DEALS["revive"]
        return
    if h.vita < h.max_vita and h.coins >= PRICES["heal"]:
        yield DEALS["heal"]
    if h.infection and h.coins >= PRICES["disinfect"]:
        yield DEALS["disinfect"]
    if h.coins >= PRICES["cure"]:
        for name in ("sickened", "fractured"):
            if h.statuses & STATUS[name]:
                yield CURE[name]
    yield from own_extra(h, "physician")


def at_smith(s: Tale, h: Hero) -> Iterator[Option]:
    """Shields and broken weapons are mended (FL-062)."""
    if h.coins >= PRICES["mend"]:
        for g in h.gear:
            if g.condition == BROKEN:
                yield MEND[g.card]
    yield from own_extra(h, "smith")


def at_gypsies(s: Tale, h: Hero) -> Iterator[Option]:
    """Curses are lifted, the lost are called back, cards are read (FL-063, FL-064)."""
    if h.form == LIMBO:
        yield DEALS["revive"]
        return
    if h.coins >= PRICES["cure"]:
        for name in STATUSES[10:]:
            if h.statuses & STATUS[name]:
                yield CURE[name]
    if h.coins >= PRICES["tarot"] and len(h.tarots) < 2:
        yield DEALS["reading"]
    yield from own_extra(h, "gypsies")


def at_inn(s: Tale, h: Hero) -> Iterator[Option]:
    """A bed, and what is whispered by the fire."""
    if (h.vita < h.max_vita or h.pp < h.max_pp) and h.coins >= PRICES["bed"]:
        yield DEALS["bed"]
    if h.coins >= PRICES["rumour"] and len(h.boons) < 2 and "rumour" not in h.spent_chapter:
        yield DEALS["rumour"]
    yield from own_extra(h, "inn")


def at_library(s: Tale, h: Hero) -> Iterator[Option]:
    """Abilities are learned for AP, prayers and rituals copied for coins (FL-306)."""
    for name in learnable(h):
        yield LEARN[name]
    if "retrain" in h.words:
        for name in h.abilities:
            yield FORGET[name]
    if h.coins >= PRICES["mystic"] and len(h.mystics) < 4:
        yield DEALS["prayer"]
        yield DEALS["ritual"]
    yield from own_extra(h, "library")


def at_chapel(s: Tale, h: Hero) -> Iterator[Option]:
    """A blessing for coins."""
    if h.coins >= PRICES["bless"] and not h.statuses & STATUS["blessed"]:
        yield DEALS["bless"]
    if h.coins >= PRICES["cure"]:
        for name in ("possessed", "spooked", "cursed"):
            if h.statuses & STATUS[name]:
                yield CURE[name]
    yield from own_extra(h, "chapel")


def at_tinker(s: Tale, h: Hero) -> Iterator[Option]:
    """Empty things are filled again (FL-317)."""
    if h.coins >= PRICES["fill"]:
        for g in h.gear:
            if CARDS[g.card].refill and g.left < CARDS[g.card].uses:
                yield FILL[g.card]
    yield from own_extra(h, "tinker")


OFFERS = {
    "market": at_market, "physician": at_physician, "smith": at_smith, "gypsies": at_gypsies,
    "inn": at_inn, "library": at_library, "chapel": at_chapel, "tinker": at_tinker,
}  # fmt: skip


def strike_deal(s: Tale, h: Hero, place: str, pick: Option) -> Asks:
    """Do what was agreed, and pay for it."""
    verb = pick.verb
    name = str(pick.args[0]) if pick.args else ""
    note(s, "deal", h.who, verb, name, rule="FL-054")
    if verb == "buy":
        s.market.remove(name)
        h.coins -= CARDS[name].value
        yield from receive(s, h, name)
    elif verb == "sell":
        gear = next(g for g in h.gear if g.card == name)
        h.gear.remove(gear)
        h.coins += CARDS[name].value // 2  # FL-022, FL-060
        deck = deck_of(s, name)
        if deck is not None and not gear.noted:
            deck.throw(name)
        refresh(s, h)
    elif verb == "mend":
        h.coins -= PRICES["mend"]
        next(g for g in h.gear if g.card == name and g.condition == BROKEN).condition = FRESH
        refresh(s, h)
    elif verb == "fill":
        h.coins -= PRICES["fill"]
        next(g for g in h.gear if g.card == name).left = CARDS[name].uses
    elif verb == "cure":
        h.coins -= PRICES["cure"]
        cure(s, h, STATUS[name])
    elif verb == "learn":
        learn_ability(s, h, name)
    elif verb == "forget":
        h.abilities.remove(name)
        h.ap += ABILITIES[name].cost
        refresh(s, h)
    else:
        plain_deal(s, h, place, verb)


def plain_deal(s: Tale, h: Hero, place: str, verb: str) -> None:
    """Deals without a card to name."""
    if verb == "revive":
        if h.form == LIMBO:  # FL-339
            revive(s, h, half=True)
            gain_tarot(s, h)
        else:
            pay_together(s, h, PRICES["revive"])
            revive(s, h, half=False)
        return
    if verb == "extra":
        extra = CHARACTERS[h.who].extra
        h.coins -= CARDS[extra].value
        h.gear.append(new_gear(extra))
        refresh(s, h)
        return
    h.coins -= PRICES[{"prayer": "mystic", "ritual": "mystic", "reading": "tarot"}.get(verb, verb)]
    if verb == "bandage":
        h.bandages += 1
    elif verb == "heal":
        recover(h, "vita", h.max_vita)
    elif verb == "disinfect":
        h.infection = 0
    elif verb == "bed":
        recover(h, "vita", 6)
        recover(h, "pp", h.max_pp)
    elif verb == "bless":
        bless(s, h, "blessed")
    elif verb == "reading":
        gain_tarot(s, h)
    elif verb == "rumour":
        h.spent_chapter.append("rumour")
        gain_boon(s, h)
    elif verb in ("prayer", "ritual"):
        gain_mystic(s, h, verb)
    elif verb == "pardon":
        h.wanted = False


def ask_location(s: Tale, h: Hero) -> Asks:
    """Which location next, or done with the town."""
    options = locations(s, h)
    if h.form == ALIVE:
        options = [*options, *pack_options(s, h)]
    pick = yield Decision(
        h.seat, "location", [*options, DEALS["done"]], rule="FL-054", about=(h.who,)
    )
    if pick.verb == "visit":
        s.location = str(pick.args[0])
        if h.form == ALIVE:
            h.visits -= 1
    elif pick.verb == "pardon":
        plain_deal(s, h, "", "pardon")
    elif pick.verb == "done":
        s.town_queue.pop(0)
    else:
        do_pack(s, h, pick)
