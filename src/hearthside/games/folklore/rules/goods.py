"""Items, artifacts, companions, boons, coins: how they come, where they go, what fits."""

from __future__ import annotations

from hearthside.kernel import Asks, Decision, Deck, Option, note

from ..content import CARDS, CREATURES, DECKS
from ..content.cards import Card
from ..state import ALIVE, EXHAUSTED, FRESH, GHOST, JAMMED, Gear, Hero, Tale
from .figures import CURSE_OF_BLOOD, LYCANTHROPY, capacity, hand_slots, refresh

KEEP_COINS = Option("refuse")
REPLACE = {name: Option("replace", name) for name in DECKS["companion"]}
SHED = {
    name: Option("shed", name)
    for name, c in CARDS.items()
    if c.deck in ("item", "artifact", "extra")
}
SCRAPE = {c.id: Option("scrape", c.id) for c in CARDS.values() if c.deck == "item"}
HAND = {
    (name, n): Option("hand", name, n)
    for name, c in CARDS.items()
    if c.deck in ("item", "artifact")
    for n in range(5)
}
SLOT_COUNT = {"finger": 2}


def deck_of(s: Tale, card: str) -> Deck | None:
    """The deck a card belongs to; extras have none."""
    kind = CARDS[card].deck
    if kind == "item":
        return s.items
    if kind == "artifact":
        return s.artifacts
    return s.heirlooms if kind == "heirloom" else None


def carried(h: Hero) -> int:
    """Items and artifacts that count against the capacity (FL-313, FL-318)."""
    return sum(
        CARDS[g.card].category != "consumable" and CARDS[g.card].deck != "heirloom" for g in h.gear
    )


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
    refresh(s, h)
    yield from lighten(s, h)


def overladen(s: Tale) -> bool:
    """Whether somebody carries more than they can."""
    for h in s.heroes:
        if len(h.gear) > 8 and h.form == ALIVE and carried(h) > capacity(h):
            return True
    return False


def lighten(s: Tale, h: Hero) -> Asks:
    """Give away or discard what is too much (FL-313)."""
    while h.form == ALIVE and len(h.gear) > 8 and carried(h) > capacity(h):
        options = []
        seen = set()
        for g in h.gear:
            c = CARDS[g.card]
            if c.category == "consumable" or c.deck == "heirloom" or g.card in seen:
                continue
            seen.add(g.card)
            options.append(SHED[g.card])
            if c.deck != "extra":  # FL-316
                options += [
                    HAND[g.card, a.number]
                    for a in s.heroes
                    if a is not h and a.form == ALIVE and has_room(a)
                ]
        pick = yield Decision(h.seat, "too_much", options, rule="FL-313", about=(h.who,))
        name = str(pick.args[0])
        if pick.verb == "shed":
            discard(s, h, next(g for g in h.gear if g.card == name))
        else:
            move_gear(s, h, s.heroes[int(pick.args[1])], next(g for g in h.gear if g.card == name))


def move_gear(s: Tale, giver: Hero, taker: Hero, gear: Gear) -> None:
    """A thing changes hands."""
    giver.gear.remove(gear)
    gear.worn = False
    taker.gear.append(gear)
    if fits(taker, gear.card) and (s.site is None or not s.site.combat):
        gear.worn = True
    note(s, "gave", giver.who, gear.card, taker.who, rule="FL-315")
    refresh(s, giver)
    refresh(s, taker)


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
    refresh(s, h)


def scrape_options(h: Hero) -> list[Option]:
    """The items that may be thrown away to be rid of corrosion (FL-232)."""
    return [SCRAPE[g.card] for g in h.gear if CARDS[g.card].deck == "item"]


def scrape(s: Tale, h: Hero, card: str) -> None:
    """Discard an item, and the corrosion with it (FL-232)."""
    discard(s, h, next(g for g in h.gear if g.card == card))
    h.corrosion.clear()
    note(s, "scraped", h.who, card, rule="FL-232")


def draw_item(s: Tale, h: Hero) -> Asks:
    """A card from the item deck; a ghost gets nothing that has weight (FL-334)."""
    if h.form != ALIVE:
        return
    card = s.items.draw(s)
    if card is not None:
        yield from receive(s, h, card)


def draw_artifact(s: Tale, h: Hero) -> Asks:
    """A card from the artifact deck."""
    if h.form != ALIVE:
        return
    card = s.artifacts.draw(s)
    if card is not None:
        yield from receive(s, h, card)


def award_card(s: Tale, h: Hero, card: str) -> Asks:
    """A named item or artifact; when its card is elsewhere it is noted as owned (FL-321)."""
    if h.form != ALIVE:
        return
    deck = deck_of(s, card)
    noted = True
    if deck is not None:
        for pile in (deck.cards, deck.discard):
            if card in pile:
                pile.remove(card)
                noted = False
                break
    yield from receive(s, h, card, noted)


def lose_random_item(s: Tale, h: Hero) -> None:
    """An item at random is lost, never an artifact, heirloom or extra (FL-318, FL-320)."""
    items = [g for g in h.gear if CARDS[g.card].deck == "item"]
    if items:
        discard(s, h, s.dice.pick(items))


def may_have_companion(h: Hero, name: str) -> bool:
    """Ghosts, the wanted and those with a curse of the blood gain none (FL-239, FL-326)."""
    if h.form != ALIVE or h.statuses & CURSE_OF_BLOOD:
        return False
    return not (h.wanted and CARDS[name].category in ("militia", "animal"))


def gain_companion(s: Tale, h: Hero, what: str) -> Asks:
    """A named companion, or a random one of a kind."""
    if what in CARDS:
        if what not in s.companions.cards and what not in s.companions.discard:
            award_coins(s, h, 15)  # FL-324
            return
        name = what
    else:
        pool = [
            c
            for pile in (s.companions.cards, s.companions.discard)
            for c in pile
            if CARDS[c].category != "mission" and what in ("any", CARDS[c].category)
        ]
        if not pool:
            return
        name = s.dice.pick(pool)
        s.learned += 1
    if not may_have_companion(h, name):
        return
    if len(h.companions) >= 2:  # FL-323, FL-325
        options = [KEEP_COINS, *(REPLACE[c] for c in h.companions)]
        pick = yield Decision(h.seat, "companion", options, rule="FL-325", about=(h.who, name))
        if pick.verb == "refuse":
            award_coins(s, h, 15)
            return
        out = str(pick.args[0])
        h.companions.remove(out)
        s.companions.throw(out)
    pile = s.companions.cards if name in s.companions.cards else s.companions.discard
    pile.remove(name)
    h.companions.append(name)
    note(s, "companion", h.who, name, rule="FL-323")
    refresh(s, h)


def gain_boon(s: Tale, h: Hero) -> None:
    """A random boon, unless there are two already (FL-322)."""
    if h.form != ALIVE or len(h.boons) >= 2:
        return
    card = s.boons.draw(s)
    if card is not None:
        h.boons.append(card)
        note(s, "boon", h.who, card, rule="FL-322")


def gain_mystic(s: Tale, h: Hero, kind: str) -> None:
    """A random prayer or ritual (FL-006, FL-334)."""
    if h.form != ALIVE:
        return
    card = (s.prayers if kind == "prayer" else s.rituals).draw(s)
    if card is not None:
        h.mystics.append(card)
        note(s, "mystic", h.who, card, rule="FL-327")


def throw_mystic(s: Tale, h: Hero, card: str) -> None:
    """A prayer or ritual is used up."""
    h.mystics.remove(card)
    (s.prayers if CARDS[card].deck == "prayer" else s.rituals).throw(card)


def gain_tarot(s: Tale, h: Hero) -> None:
    """A random tarot card, kept (FL-339)."""
    card = s.tarots.draw(s)
    if card is not None:
        h.tarots.append(card)
        note(s, "tarot", h.who, card, rule="FL-339")
        refresh(s, h)


def award_coins(s: Tale, h: Hero, n: int) -> None:
    """Coins as an award."""
    n = take_coins(h, n)
    if n:
        note(s, "coins", h.who, n, rule="FL-216")


def take_coins(h: Hero, n: int) -> int:
    """Coins into a purse; lycanthropes get half of them (FL-265). How many those were."""
    if h.statuses & LYCANTHROPY:
        n //= 2
    h.coins += n
    return n


def award_lore(s: Tale, h: Hero, n: int) -> None:
    """Lore, for the living and for ghosts (FL-334)."""
    h.lore += n
    if n:
        note(s, "lore", h.who, n, rule="FL-301")


def spoils(s: Tale, kinds: list[str], coins: int, lore: int) -> Asks:
    """A fight is won: coins, lore and a search for each kind of creature (FL-123, FL-216, FL-217)."""
    for h in s.heroes:
        if h.form not in (ALIVE, GHOST):
            continue
        got = take_coins(h, coins + (3 if "purse" in h.words else 0))
        h.lore += lore
        note(s, "spoils", h.who, got, lore, rule="FL-216")
        if h.form != ALIVE:
            continue  # FL-218
        for kind in kinds:
            if kind in CREATURES and s.dice.roll(10) + h.search >= 10:
                yield from draw_item(s, h)


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


def spend_use(s: Tale, h: Hero, gear: Gear, card: Card) -> None:
    """A consumable counts down and is discarded, or flipped when it can be refilled (FL-317)."""
    if gear.left > 1:
        gear.left -= 1
    elif card.refill:
        gear.left = 0
    else:
        discard(s, h, gear)
