"""How powers are paid: cards by their signs, Gems on the map that lend theirs."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, learn, note

from ...content.dragon_powers import ANY, COSTS, SIGN_WORDS, SIGNS, cost_words
from ...content.roles import DRAGON
from ...state import Vast


def lends(s: Vast, sign: int) -> bool:
    """VT-167: whether a Gem on the map lends its sign, once a turn."""
    d = s.dragon
    return d.gems[sign] >= 0 and not d.lent >> sign & 1


def held(s: Vast, sign: int) -> int:
    """The signs of a kind that he can pay with."""
    return s.dragon.hand.count(SIGNS[sign]) + lends(s, sign)


NEEDS = {
    power: [(sign, cost.count(sign)) for sign in range(len(SIGNS)) if sign in cost]
    for power, cost in COSTS.items()
}
"""How many of which signs a power takes, those aside that may be any."""
TOO_DEAR = {power: Bar("VT-167", f"It costs {cost_words(power)}.") for power in COSTS}


def unpaid(s: Vast, power: str) -> Bar | None:
    """VT-167: what a power costs, and whether he has it."""
    cost = COSTS[power]
    if cost[0] == ANY and held(s, 0) + held(s, 1) + held(s, 2) < len(cost):
        return TOO_DEAR[power]
    for sign, n in NEEDS[power]:
        if held(s, sign) < n:
            return TOO_DEAR[power]
    return None


def give(s: Vast, sign: int) -> None:
    """VT-167: a Gem lends its sign and stays; else a card is discarded."""
    d = s.dragon
    if lends(s, sign):
        d.lent |= 1 << sign
        note(s, "gem_lent", SIGN_WORDS[sign], rule="VT-167")
        return
    d.hand.remove(SIGNS[sign])
    d.deck.throw(SIGNS[sign])
    learn(s)
    note(s, "sign_spent", SIGN_WORDS[sign], rule="VT-167")


SPEND = Act[Vast, [str]](
    "sign",
    "VT-167",
    over=SIGNS,
    barred=lambda s, me, sign: (
        None if held(s, SIGNS.index(sign)) else Bar("VT-167", "You have no such sign.")
    ),
    label=lambda s, me, sign: f"Pay with {SIGN_WORDS[SIGNS.index(sign)]}",
    points="zone:dragon_hand",
)
SPENDING = Ask[Vast](
    "sign",
    "VT-167",
    (SPEND,),
    prompt="which sign do you pay with?",
    meanwhile="pays for a power",
    secret=True,
    always=True,
    part=True,
)


def pay_for(s: Vast, power: str) -> Asks:
    """VT-167: the signs of a power; where any will do, he chooses them."""
    for sign in COSTS[power]:
        if sign == ANY:
            pick = yield SPENDING(s, s.seat_of[DRAGON])
            give(s, SIGNS.index(str(pick[1])))
        else:
            give(s, sign)
    note(s, "power_used", power, rule="VT-178")
