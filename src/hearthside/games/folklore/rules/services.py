"""What is done at the locations of a town, and what it costs; every location is a question of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from hearthside.kernel import Act, Ask, Asks, Bar, Deck, Option, note

from ..content import ABILITIES, CARDS, CHARACTERS
from ..content.names import SERVICE_NAMES, named, the
from ..content.notation import NEGATIVE, STATUS
from ..state import ALIVE, BROKEN, FRESH, GHOST, LIMBO, Hero, Tale, without
from .awards import draw_artifact, gain_boon, gain_companion, gain_mystic, gain_tarot
from .effects import recover, takes_pp
from .figures import CURSE_OF_BLOOD, refresh
from .goods import receive
from .growth import LEARN, LEARNS, learnable
from .harm import revive
from .market import BUY, PRICES, SELL, no_coins, pay
from .party import asked
from .statuses import bless, cure
from .using import gear_card

CURED_AT = {
    "physician": ("sickened", "fractured"),
    "gypsies": NEGATIVE,
    "chapel": ("possessed", "spooked", "cursed"),
}
"""The statuses that each location takes away (FL-063)."""
BANDAGES, MYSTICS, TAROTS = 4, 4, 2
"""The most that one can buy up to."""
NONE_LEFT = "There is none left."


def can_revive(s: Tale, h: Hero) -> bool:
    """The group pays together for one who cannot."""
    return sum(a.coins for a in s.heroes) >= PRICES["revive"] or h.form == LIMBO


def pay_together(s: Tale, h: Hero, n: int) -> None:
    """The character's own coins first, then the others'."""
    for a in (h, *(a for a in s.heroes if a is not h)):
        part = min(n, a.coins)
        a.coins -= part
        n -= part


# -- plain services -------------------------------------------------------------------------------


def service(
    verb: str,
    label: str,
    price: int,
    need: Callable[[Tale, Hero], str],
    give: Callable[[Tale, Hero], Asks | None],
    prior: float = 1.0,
) -> Act[Tale, []]:
    """A service without a card to name: who needs it not is told so, the rest is coins."""

    def barred(s: Tale, seat: int) -> Bar | None:
        h = asked(s)
        if h.form != ALIVE:
            return Bar("FL-333")
        why = need(s, h)
        return Bar("FL-054", why) if why else no_coins(h, price)

    def do(s: Tale, seat: int) -> Asks | None:
        h = asked(s)
        pay(s, h, verb, price)
        return give(s, h)

    return Act[Tale, []](
        verb, "FL-054", do, barred=barred, label=f"{label} ({price} coins)", prior=prior
    )


def _bandage(s: Tale, h: Hero) -> None:
    h.bandages += 1


def _bed(s: Tale, h: Hero) -> None:
    recover(h, "vita", 6)
    recover(h, "pp", h.max_pp)


def _disinfect(s: Tale, h: Hero) -> None:
    h.infection = 0


def _rumour(s: Tale, h: Hero) -> None:
    h.spent_chapter += ("rumour",)
    gain_boon(s, h)


def _no_rumour(s: Tale, h: Hero) -> str:
    if "rumour" in h.spent_chapter:
        return "You have heard this chapter's."
    if len(h.boons) >= 2:
        return "You have two boons already."
    return _sold_out(s.boons)


def _kit(s: Tale, h: Hero) -> Asks:
    h.bandages = min(BANDAGES, h.bandages + 2)
    for pile in (s.items.cards, s.items.discard):
        for card in reversed(pile):
            if CARDS[card].category == "consumable":
                pile.remove(card)
                s.learned += 1
                yield from receive(s, h, card)
                return


def _no_company(kind: str) -> Callable[[Tale, Hero], str]:
    def need(s: Tale, h: Hero) -> str:
        if h.statuses & CURSE_OF_BLOOD:
            return "They smell it on you."
        if len(h.companions) >= 2:
            return "Two are enough."
        free = any(CARDS[c].category == kind for c in (*s.companions.cards, *s.companions.discard))
        return "" if free else NONE_LEFT

    return need


def _unhurt(s: Tale, h: Hero) -> str:
    return "" if h.vita < h.max_vita else "You are not hurt."


def _rested(s: Tale, h: Hero) -> str:
    return "" if h.vita < h.max_vita or takes_pp(h) else "You are not tired."


def _sold_out(deck: Deck) -> str:
    """Nobody pays for a card that is not there."""
    return "" if deck.cards or deck.discard else NONE_LEFT


def _filled(
    have: Callable[[Hero], int], most: int, deck: Callable[[Tale], Deck] | None = None
) -> Callable[[Tale, Hero], str]:
    def need(s: Tale, h: Hero) -> str:
        if have(h) >= most:
            return f"{most} are enough."
        return _sold_out(deck(s)) if deck is not None else ""

    return need


BANDAGE = service(
    "bandage", "Buy a bandage", PRICES["bandage"], _filled(lambda h: h.bandages, BANDAGES), _bandage
)
HEAL = service(
    "heal",
    "Have the wounds seen to",
    PRICES["heal"],
    _unhurt,
    lambda s, h: recover(h, "vita", h.max_vita),
    prior=2.0,
)
DISINFECT = service(
    "disinfect",
    "Clean the infection",
    PRICES["disinfect"],
    lambda s, h: "" if h.infection else "You have none.",
    _disinfect,
)
BED = service("bed", "A bed for the night", PRICES["bed"], _rested, _bed)
RUMOUR = service("rumour", "Listen by the fire", PRICES["rumour"], _no_rumour, _rumour)
HIRE = service(
    "hire",
    "Hire somebody with a weapon",
    PRICES["hire"],
    _no_company("militia"),
    lambda s, h: gain_companion(s, h, "militia"),
)
BEAST = service(
    "beast",
    "Buy an animal",
    PRICES["beast"],
    _no_company("animal"),
    lambda s, h: gain_companion(s, h, "animal"),
)
CURIO = service(
    "curio",
    "Buy what he keeps under the straw: an artifact",
    PRICES["curio"],
    lambda s, h: _sold_out(s.artifacts),
    draw_artifact,
)
KIT = service(
    "kit",
    "A kit: two bandages and something that is used up",
    PRICES["kit"],
    lambda s, h: "" if h.bandages < BANDAGES else "You have bandages enough.",
    _kit,
)
READING = service(
    "reading",
    "Have the cards read",
    PRICES["tarot"],
    _filled(lambda h: len(h.tarots), TAROTS, lambda s: s.tarots),
    gain_tarot,
    prior=0.3,
)
PRAYER = service(
    "prayer",
    "Copy a prayer",
    PRICES["mystic"],
    _filled(lambda h: len(h.mystics), MYSTICS, lambda s: s.prayers),
    lambda s, h: gain_mystic(s, h, "prayer"),
)
RITUAL = service(
    "ritual",
    "Copy a ritual",
    PRICES["mystic"],
    _filled(lambda h: len(h.mystics), MYSTICS, lambda s: s.rituals),
    lambda s, h: gain_mystic(s, h, "ritual"),
)
BLESS = service(
    "bless",
    "A blessing",
    PRICES["bless"],
    lambda s, h: "You are blessed." if h.statuses & STATUS["blessed"] else "",
    lambda s, h: bless(s, h, "blessed"),
)


# -- services with a thing to name ----------------------------------------------------------------


def no_cure(s: Tale, seat: int, status: str) -> str | Bar | None:
    """FL-063: a status one has, where it is taken away."""
    h = asked(s)
    if h.form != ALIVE:
        return "FL-333"
    if not h.statuses & STATUS[status]:
        return Bar("FL-063", "You do not suffer from it.")
    if status not in CURED_AT[s.location]:
        return Bar("FL-063", "Nobody here knows what to do about it.")
    return no_coins(h, PRICES["cure"])


def take_cure(s: Tale, seat: int, status: str) -> None:
    """FL-063: be rid of a status."""
    h = asked(s)
    pay(s, h, "cure", PRICES["cure"])
    cure(s, h, STATUS[status])


CURE = Act(
    "cure",
    "FL-063",
    take_cure,
    over=NEGATIVE,
    barred=no_cure,
    label=lambda s, seat, status: f"Be rid of {status.upper()} ({PRICES['cure']} coins)",
    prior=2.0,
)


def no_mend(s: Tale, seat: int, card: str) -> str | Bar | None:
    """FL-062: broken weapons and shields."""
    h = asked(s)
    if not any(g.card == card and g.condition == BROKEN for g in h.gear):
        return Bar("FL-062", "Nothing of that kind is broken.")
    return no_coins(h, PRICES["mend"])


def mend(s: Tale, seat: int, card: str) -> None:
    """FL-062: as good as new."""
    h = asked(s)
    pay(s, h, "mend", PRICES["mend"], card)
    next(g for g in h.gear if g.card == card and g.condition == BROKEN).condition = FRESH
    refresh(s, h)


MEND = Act(
    "mend",
    "FL-062",
    mend,
    over=[c.id for c in CARDS.values() if c.weapon or "shield" in c.mods],
    barred=no_mend,
    label=lambda s, seat, card: f"Have {the(card)} mended ({PRICES['mend']} coins)",
    points=gear_card,
    prior=2.0,
)


def no_fill(s: Tale, seat: int, card: str) -> str | Bar | None:
    """FL-317: what can be refilled and is not full."""
    h = asked(s)
    if not any(g.card == card and g.left < CARDS[card].uses for g in h.gear):
        return Bar("FL-317", "Nothing of that kind needs filling.")
    return no_coins(h, PRICES["fill"])


def fill(s: Tale, seat: int, card: str) -> None:
    """FL-317: full again."""
    h, uses = asked(s), CARDS[card].uses
    pay(s, h, "fill", PRICES["fill"], card)
    next(g for g in h.gear if g.card == card and g.left < uses).left = uses


FILL = Act(
    "fill",
    "FL-317",
    fill,
    over=[c.id for c in CARDS.values() if c.refill],
    barred=no_fill,
    label=lambda s, seat, card: f"Have {the(card)} filled ({PRICES['fill']} coins)",
    points=gear_card,
)


def no_forget(s: Tale, seat: int, name: str) -> str | Bar | None:
    """A perk of the lore tree (FL-301): abilities can be unlearned for their AP."""
    h = asked(s)
    if "retrain" not in h.words:
        return "FL-301"
    return None if name in h.abilities else Bar("FL-306", "You do not know it.")


def forget(s: Tale, seat: int, name: str) -> None:
    """Unlearn an ability for its AP."""
    h = asked(s)
    pay(s, h, "forget", 0, name)
    h.abilities = without(h.abilities, name)
    h.ap += ABILITIES[name].cost
    refresh(s, h)


FORGET = Act(
    "forget",
    "FL-301",
    forget,
    over=ABILITIES,
    barred=no_forget,
    label=lambda s, seat, name: f"Unlearn {named(name)}",
    points=lambda s, seat, name: f"ability:{name}#{asked(s).who}",
    prior=0.02,
)


def no_extra(s: Tale, seat: int) -> str | Bar | None:
    """FL-319: the character's own extra, at the one location its booklet names."""
    h = asked(s)
    if h.form != ALIVE:
        return "FL-333"
    c = CHARACTERS[h.who]
    if c.extra_at != s.location:
        return Bar("FL-319", f"It is sold at {SERVICE_NAMES[c.extra_at]}.")
    if any(g.card == c.extra for g in h.gear):
        return Bar("FL-319", "You have it.")
    return no_coins(h, CARDS[c.extra].value)


def extra(s: Tale, seat: int) -> Asks:
    """FL-319: what nobody else would know how to use."""
    h = asked(s)
    card = CHARACTERS[h.who].extra
    pay(s, h, "extra", CARDS[card].value)
    return receive(s, h, card)


def extra_label(s: Tale, seat: int) -> str:
    """The character's own extra and its price."""
    card = CHARACTERS[asked(s).who].extra
    return f"Buy {the(card)} ({CARDS[card].value} coins)"


EXTRA = Act("extra", "FL-319", extra, barred=no_extra, label=extra_label, prior=2.0)


# -- back to life ---------------------------------------------------------------------------------


def no_revive(s: Tale, seat: int) -> str | Bar | None:
    """FL-061, FL-064: ghosts by a physician, those in limbo by the gypsies."""
    h = asked(s)
    if h.form not in (GHOST, LIMBO):
        return "FL-337"
    if (h.form == LIMBO) != (s.location == "gypsies"):
        return "FL-339" if h.form == LIMBO else "FL-337"
    return None if can_revive(s, h) else Bar("FL-337", f"It takes {PRICES['revive']} coins of all.")


def call_back(s: Tale, seat: int) -> None:
    """FL-337, FL-339: back to life."""
    h = asked(s)
    note(s, "deal", h.who, "revive", "", rule="FL-337")
    if h.form == LIMBO:
        revive(s, h, half=True)
        gain_tarot(s, h)
    else:
        pay_together(s, h, PRICES["revive"])
        revive(s, h, half=False)


def revive_label(s: Tale, seat: int) -> str:
    """What it costs to come back."""
    if asked(s).form == LIMBO:
        return "Come back, for a card that will stay with you"
    return f"Come back to life ({PRICES['revive']} coins from all)"


REVIVE = Act("revive", "FL-337", call_back, barred=no_revive, label=revive_label, prior=3.0)


# -- the locations --------------------------------------------------------------------------------


def leave(s: Tale, seat: int) -> None:
    """Out into the street again."""
    s.location = ""


LEAVE = Act("leave", "FL-054", leave, label="Leave this place", prior=0.5)
OFFERS: dict[str, tuple[Act[Tale, ...], ...]] = {
    "market": (BUY, SELL, BANDAGE, BEAST),
    "physician": (REVIVE, HEAL, DISINFECT, CURE),
    "smith": (MEND,),
    "gypsies": (REVIVE, CURE, READING),
    "inn": (BED, RUMOUR, HIRE),
    "library": (LEARN, FORGET, PRAYER, RITUAL),
    "chapel": (BLESS, CURE),
    "tinker": (FILL, KIT, CURIO),
}
SERVICES = tuple(OFFERS)


def named_things(s: Tale, h: Hero, act: Act[Tale, ...]) -> Iterator[Option]:
    """The options of an act over cards that could be open: those of what lies out or is owned."""
    if act is BUY:
        cards = s.market
    elif act is LEARN:
        yield from (LEARNS[a] for a in learnable(h))
        return
    elif act is FORGET:
        cards = [*h.abilities] if "retrain" in h.words else []
    else:
        cards = [g.card for g in h.gear]
    for card in dict.fromkeys(cards):
        option = act.table.get(card)
        if option is not None and act.bar(s, h.seat, option) is None:
            yield option


def deals(acts: tuple[Act[Tale, ...], ...]) -> Callable[[Tale, int], list[Option]]:
    """The list maker of a location: everything that nothing bars."""
    over_cards = {BUY, SELL, MEND, FILL, LEARN, FORGET}

    def make(s: Tale, seat: int) -> list[Option]:
        h = asked(s)
        out: list[Option] = []
        for act in acts:
            if act in over_cards:
                out += named_things(s, h, act)
            else:
                out += [o for o in act.options if act.bar(s, seat, o) is None]
        return out

    return make


def at(place: str) -> Ask[Tale]:
    """The question that is asked at a location."""
    acts = (*OFFERS[place], EXTRA, LEAVE)
    return Ask(
        place,
        "FL-054",
        acts,
        prompt=f"you are at {SERVICE_NAMES[place]}. What is your business here?",
        meanwhile=f"is at {SERVICE_NAMES[place]}",
        fast=deals(acts),
    )


PLACES = {place: at(place) for place in SERVICES}
