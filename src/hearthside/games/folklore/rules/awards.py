"""What comes to characters: things from the decks, companions, boons, mystic knowledge, coins, lore, spoils."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, note

from ..content import CARDS, DECKS
from ..content.names import the
from ..state import ALIVE, GHOST, Hero, Tale, without
from .figures import CURSE_OF_BLOOD, LYCANTHROPY, refresh
from .goods import deck_of, receive
from .party import asked, put


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


def may_have_companion(h: Hero, name: str) -> bool:
    """Ghosts, the wanted and those with a curse of the blood gain none (FL-239, FL-326)."""
    if h.form != ALIVE or h.statuses & CURSE_OF_BLOOD:
        return False
    return not (h.wanted and CARDS[name].category in ("militia", "animal"))


PRINTED = 100
"""Percent of the lore that cards and stories print."""

REFUSE = Act[Tale, []]("refuse", "FL-325", label="Send the newcomer away for 15 coins")
REPLACE = Act[Tale, [str]](
    "replace",
    "FL-325",
    over=DECKS["companion"],
    barred=lambda s, seat, card: None if card in asked(s).companions else "FL-323",
    label=lambda s, seat, card: f"Part with {the(card)} instead",
    points=lambda s, seat, card: f"companion:{card}#{asked(s).who}",
)
COMPANION = Ask(
    "companion",
    "FL-325",
    (REFUSE, REPLACE),
    prompt=lambda s, card: f"{the(card)} wants to come along. There is no room.",
    meanwhile="looks from one companion to the next",
    part=True,
)


def gain_companion(s: Tale, h: Hero, what: str) -> Asks:
    """A named companion, or a random one of a kind."""
    if what in CARDS:
        if not may_have_companion(h, what):
            return  # FL-326
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
        pick = yield put(s, h, COMPANION, name)
        if pick.verb == "refuse":
            award_coins(s, h, 15)
            return
        out = str(pick.args[0])
        h.companions = without(h.companions, out)
        s.companions.throw(out)
    pile = s.companions.cards if name in s.companions.cards else s.companions.discard
    pile.remove(name)
    h.companions += (name,)
    note(s, "companion", h.who, name, rule="FL-323")
    refresh(s, h)


def gain_boon(s: Tale, h: Hero) -> None:
    """A random boon, unless there are two already (FL-322)."""
    if h.form != ALIVE or len(h.boons) >= 2:
        return
    card = s.boons.draw(s)
    if card is not None:
        h.boons += (card,)
        note(s, "boon", h.who, card, rule="FL-322")


def gain_mystic(s: Tale, h: Hero, kind: str) -> None:
    """A random prayer or ritual (FL-006, FL-334)."""
    if h.form != ALIVE:
        return
    card = (s.prayers if kind == "prayer" else s.rituals).draw(s)
    if card is not None:
        h.mystics += (card,)
        note(s, "mystic", h.who, card, rule="FL-327")


def throw_mystic(s: Tale, h: Hero, card: str) -> None:
    """A prayer or ritual is used up."""
    h.mystics = without(h.mystics, card)
    (s.prayers if CARDS[card].deck == "prayer" else s.rituals).throw(card)


def gain_tarot(s: Tale, h: Hero) -> None:
    """A random tarot card, kept (FL-339)."""
    card = s.tarots.draw(s)
    if card is not None:
        h.tarots += (card,)
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
    n = lore_of(s, n)
    h.lore += n
    refresh(s, h)  # FL-302
    if n:
        note(s, "lore", h.who, n, rule="FL-301")


def lore_of(s: Tale, n: int) -> int:
    """So much lore as a study has it, which may vary what is printed."""
    return n * s.tune.get("lore_percent", PRINTED) // PRINTED


def spoils(s: Tale, kinds: list[str], coins: int, lore: int) -> Asks:
    """A fight is won: coins, lore and a search for each kind of creature (FL-123, FL-216, FL-217)."""
    for h in s.heroes:
        if h.form not in (ALIVE, GHOST):
            continue
        got = take_coins(h, coins + (3 if "purse" in h.words else 0))
        learned = lore_of(s, lore)
        h.lore += learned
        refresh(s, h)  # FL-302
        note(s, "spoils", h.who, got, learned, rule="FL-216")
        if h.form != ALIVE:
            continue  # FL-218
        for kind in kinds:
            roll = s.dice.roll(10) + h.search
            note(s, "loot", h.who, kind, roll, rule="FL-217")
            if roll >= 10:
                yield from draw_item(s, h)
