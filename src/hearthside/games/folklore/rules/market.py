"""Coins and wares: what things cost in town, buying and selling."""

from __future__ import annotations

from hearthside.kernel import Act, Asks, Bar, note

from ..content import CARDS
from ..content.names import the
from ..state import Hero, Tale
from .figures import refresh
from .goods import deck_of, receive
from .party import asked
from .using import gear_card

PRICES = {
    "bandage": 3, "heal": 4, "disinfect": 3, "revive": 15, "mend": 4, "cure": 8, "bed": 5,
    "mystic": 10, "bless": 12, "fill": 4, "pardon": 10, "tarot": 5, "rumour": 6,
    "hire": 15, "beast": 12, "curio": 40, "kit": 12,
}  # fmt: skip


def no_coins(h: Hero, price: int) -> Bar | None:
    """What a purse is short of."""
    return None if h.coins >= price else Bar("FL-054", f"It costs {price}, you have {h.coins}.")


def pay(s: Tale, h: Hero, verb: str, price: int, card: str = "") -> None:
    """Pay for a deal, and have it in the log."""
    note(s, "deal", h.who, verb, card, rule="FL-054")
    h.coins -= price


ITEMS = [c.id for c in CARDS.values() if c.deck == "item"]


def no_buy(s: Tale, seat: int, card: str) -> str | Bar | None:
    """FL-054: what lies out, for its price; what is too much to carry goes at once (FL-313)."""
    h = asked(s)
    if card not in s.market:
        return Bar("FL-054", "It is not on sale.")
    return no_coins(h, CARDS[card].value)


def buy(s: Tale, seat: int, card: str) -> Asks:
    """Buy what lies out."""
    h = asked(s)
    s.market.remove(card)
    pay(s, h, "buy", CARDS[card].value, card)
    return receive(s, h, card)


BUY = Act(
    "buy",
    "FL-054",
    buy,
    over=ITEMS,
    barred=no_buy,
    label=lambda s, seat, card: f"Buy {the(card)} ({CARDS[card].value} coins)",
    points="offer:{0}",
)


def no_sell(s: Tale, seat: int, card: str) -> str | Bar | None:
    """FL-060: one's own items and extras (FL-316); artifacts and heirlooms are no ware (FL-318, FL-320)."""
    own = any(g.card == card for g in asked(s).gear)
    return None if own else Bar("FL-060", "You have no such thing.")


def sell(s: Tale, seat: int, card: str) -> None:
    """Half the value, rounded down (FL-022, FL-060)."""
    h = asked(s)
    gear = next(g for g in h.gear if g.card == card)
    h.gear.remove(gear)
    pay(s, h, "sell", -(CARDS[card].value // 2), card)
    deck = deck_of(s, card)
    if deck is not None and not gear.noted:
        deck.throw(card)
    refresh(s, h)


SELL = Act(
    "sell",
    "FL-060",
    sell,
    over=[c.id for c in CARDS.values() if c.deck in ("item", "extra")],
    barred=no_sell,
    label=lambda s, seat, card: f"Sell {the(card)} ({CARDS[card].value // 2} coins)",
    points=gear_card,
    prior=0.3,
)
