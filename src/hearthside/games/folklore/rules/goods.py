"""Items, artifacts, companions, boons, coins: how they come, where they go, what fits."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Deck, Option, note

from ..content import CARDS
from ..content.cards import Card
from ..content.names import the
from ..state import ALIVE, EXHAUSTED, FRESH, JAMMED, Gear, Hero, Tale, without
from .figures import capacity, hand_slots, refresh, refresh_for
from .party import asked, put

SLOT_COUNT = {"finger": 2}


def deck_of(s: Tale, card: str) -> Deck | None:
    """The deck a card belongs to; extras have none."""
    kind = CARDS[card].deck
    if kind == "item":
        return s.items
    if kind == "artifact":
        return s.artifacts
    return s.heirlooms if kind == "heirloom" else None


WEIGHTLESS = frozenset(
    c.id for c in CARDS.values() if c.category == "consumable" or c.deck == "heirloom"
)
"""What does not count against the capacity (FL-313, FL-318)."""


def carried(h: Hero) -> int:
    """Items and artifacts that count against the capacity."""
    n = 0
    for g in h.gear:
        if g.card not in WEIGHTLESS:
            n += 1
    return n


def has_room(h: Hero) -> bool:
    """Whether one more thing can be carried."""
    return len(h.gear) < 8 or carried(h) < capacity(h)


def new_gear(card: str, noted: bool = False) -> Gear:
    """A thing as it comes from its deck."""
    c = CARDS[card]
    return Gear(card=card, left=c.ammo or c.uses, noted=noted)


def fits(h: Hero, card: str) -> bool:
    """Whether its body location is free (FL-312, FL-314)."""
    c = CARDS[card]
    if not c.slot:
        return False
    worn = [CARDS[g.card] for g in h.gear if g.worn and CARDS[g.card].slot == c.slot]
    if c.slot == "hands":
        return sum(w.hands for w in worn) + c.hands <= hand_slots(h)
    return len(worn) < SLOT_COUNT.get(c.slot, 1)


def receive(s: Tale, h: Hero, card: str, noted: bool = False) -> Asks:
    """A character gets a thing; what is too much is given away or discarded at once (FL-313)."""
    gear = new_gear(card, noted)
    h.gear.append(gear)
    note(s, "got", h.who, card, rule="FL-312")
    if fits(h, card) and (s.site is None or not s.site.combat):
        gear.worn = True
    refresh_for(s, h, card)
    yield from lighten(s, h)


def overloaded(h: Hero) -> bool:
    """Whether a character carries more than it can (FL-313)."""
    return len(h.gear) > 8 and h.form == ALIVE and carried(h) > capacity(h)


def overladen(s: Tale) -> bool:
    """Whether somebody carries more than they can."""
    return any(overloaded(h) for h in s.heroes)


# -- too much to carry ----------------------------------------------------------------------------


def burden(h: Hero, card: str) -> Gear | None:
    """A thing of this name that counts against the capacity."""
    if card in WEIGHTLESS:
        return None
    for g in h.gear:
        if g.card == card:
            return g
    return None


def no_shed(s: Tale, seat: int, card: str) -> str | Bar | None:
    """FL-313: what weighs on one can be left behind."""
    if burden(asked(s), card) is not None:
        return None
    return Bar("FL-313", "It does not lighten your pack.")


def shed(s: Tale, seat: int, card: str) -> None:
    """FL-313: leave a thing behind."""
    h = asked(s)
    gear = burden(h, card)
    assert gear is not None
    discard(s, h, gear)


LOADS = [c.id for c in CARDS.values() if c.deck in ("item", "artifact", "extra")]
SHED = Act(
    "shed",
    "FL-313",
    shed,
    over=LOADS,
    there=lambda s, seat: [g.card for g in asked(s).gear],
    barred=no_shed,
    label=lambda s, seat, card: f"Leave {the(card)} by the wayside",
    points=lambda s, seat, card: f"card:{card}#{asked(s).who}",
)


def no_hand(s: Tale, seat: int, card: str, number: int) -> str | Bar | None:
    """FL-313: what weighs on one can go to somebody with room for it."""
    h = asked(s)
    if burden(h, card) is None:
        return Bar("FL-313", "It does not lighten your pack.")
    if number >= len(s.heroes) or number == h.number or s.heroes[number].form != ALIVE:
        return Bar("FL-313", "Nobody there could take it.")
    return None if has_room(s.heroes[number]) else Bar("FL-313", "There is no room for it there.")


def hand(s: Tale, seat: int, card: str, number: int) -> None:
    """FL-313: hand a thing over."""
    h = asked(s)
    gear = burden(h, card)
    assert gear is not None
    move_gear(s, h, s.heroes[number], gear)
    s.heroes[number].handled += (card,)


HAND = Act(
    "hand",
    "FL-313",
    hand,
    over=[(card, n) for card in LOADS if CARDS[card].deck != "extra" for n in range(5)],  # FL-316
    there=lambda s, seat: [
        (g.card, n)
        for g in asked(s).gear
        if CARDS[g.card].deck in ("item", "artifact")
        for n in range(len(s.heroes))
    ],
    barred=no_hand,
    label=lambda s, seat, card, n: f"Hand {the(card)} to {the(s.heroes[n].who)}",
    points=lambda s, seat, card, n: f"card:{card}#{asked(s).who}",
)
TOO_MUCH = Ask(
    "too_much",
    "FL-313",
    (SHED, HAND),
    prompt="you carry too much. What goes?",
    meanwhile="carries too much",
)


def lighten(s: Tale, h: Hero) -> Asks:
    """Give away or discard what is too much (FL-313)."""
    while overloaded(h):
        pick = yield put(s, h, TOO_MUCH)
        yield from TOO_MUCH.do(s, h.seat, pick)


def move_gear(s: Tale, giver: Hero, taker: Hero, gear: Gear) -> None:
    """A thing changes hands."""
    giver.gear.remove(gear)
    gear.worn = False
    taker.gear.append(gear)
    if fits(taker, gear.card) and (s.site is None or not s.site.combat):
        gear.worn = True
    note(s, "gave", giver.who, gear.card, taker.who, rule="FL-315")
    refresh_for(s, giver, gear.card)
    refresh_for(s, taker, gear.card)


def discard(s: Tale, h: Hero, gear: Gear) -> None:
    """A thing goes to its discard pile (FL-280)."""
    for i, g in enumerate(h.gear):
        if g is gear:
            del h.gear[i]
            break
    deck = deck_of(s, gear.card)
    if deck is not None and not gear.noted:
        deck.throw(gear.card)
    note(s, "lost", h.who, gear.card, rule="FL-280")
    refresh_for(s, h, gear.card)


def no_scrape(s: Tale, seat: int, card: str) -> str | Bar | None:
    """FL-232: an item of one's own, against corrosion."""
    h = asked(s)
    if not h.corrosion:
        return Bar("FL-232", "Nothing eats at you.")
    if h.form != ALIVE:
        return "FL-234"
    if s.site is not None and s.melee is None and h.at < 0:
        return "FL-070"
    if all(g.card != card for g in h.gear):
        return Bar("FL-232", "You have no such item.")
    return None


def scrape(s: Tale, seat: int, card: str) -> None:
    """Discard an item, and a corrosion token with it, the one with most rounds left (FL-232)."""
    h = asked(s)
    discard(s, h, next(g for g in h.gear if g.card == card))
    h.corrosion = without(h.corrosion, max(h.corrosion))
    note(s, "scraped", h.who, card, rule="FL-232")


SCRAPE = Act(
    "scrape",
    "FL-232",
    scrape,
    over=[c.id for c in CARDS.values() if c.deck == "item"],
    barred=no_scrape,
    label=lambda s, seat, card: f"Throw away {the(card)} to stop the corrosion",
    points=lambda s, seat, card: f"card:{card}#{asked(s).who}",
    prior=0.3,
)
SCRAPES = SCRAPE.table


def scrape_options(h: Hero) -> list[Option]:
    """The items that may be thrown away to be rid of corrosion."""
    return [SCRAPES[card] for card in dict.fromkeys(g.card for g in h.gear) if card in SCRAPES]


def lose_random_item(s: Tale, h: Hero) -> None:
    """An item at random is lost, never an artifact, heirloom or extra (FL-318, FL-320)."""
    items = [g for g in h.gear if CARDS[g.card].deck == "item"]
    if items:
        discard(s, h, s.dice.pick(items))


def unexhaust(h: Hero) -> None:
    """Exhausted things can be used again; broken ones stay broken (FL-098, FL-299)."""
    for g in h.gear:
        if g.condition == EXHAUSTED:
            g.condition = FRESH


def unjam(h: Hero) -> None:
    """A fight is over: artifacts that failed in it work again (FL-166)."""
    for g in h.gear:
        if g.condition == JAMMED:
            g.condition = FRESH


def refill(h: Hero) -> None:
    """Ammo is full again (FL-095)."""
    for g in h.gear:
        if CARDS[g.card].ammo:
            g.left = CARDS[g.card].ammo


def spent(g: Gear, card: Card) -> Bar | None:
    """What keeps this very thing from being used up: it burns already, or it is empty."""
    if card.lasting and g.worn:
        return Bar("FL-029", "It is in use already.")
    return Bar("FL-317", "It is empty.") if card.uses and g.left <= 0 else None


def consume(s: Tale, h: Hero, gear: Gear, card: Card) -> None:
    """A consumable is used: it burns for the rest of the chapter (FL-029), or there is less of it."""
    if card.lasting:
        gear.worn = True
        refresh(s, h)
    else:
        spend_use(s, h, gear, card)


def spend_use(s: Tale, h: Hero, gear: Gear, card: Card) -> None:
    """A consumable counts down and is discarded, or flipped when it can be refilled (FL-317)."""
    if gear.left > 1:
        gear.left -= 1
    elif card.refill:
        gear.left = 0
    else:
        discard(s, h, gear)
