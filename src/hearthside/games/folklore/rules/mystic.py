"""Prayers and rituals."""

from __future__ import annotations

from hearthside.kernel import Asks, Decision, Option, note

from ..content import CARDS
from ..state import FAITH, OCCULT, Hero, Tale
from .checks import skill_check
from .effects import perform
from .goods import throw_mystic

AGAIN, LEAVE = Option("again"), Option("let_be")


def pray(s: Tale, h: Hero, name: str) -> Asks:
    """FAITH for a prayer, OCCULT for a ritual; only success uses the card up (FL-327)."""
    card = CARDS[name]
    skill = FAITH if card.deck == "prayer" else OCCULT
    perk = f"{card.deck}_reroll"
    passed = yield from skill_check(s, h, skill, card.number)
    if not passed and perk in h.words and perk not in h.spent_round:
        pick = yield Decision(h.seat, "again", (AGAIN, LEAVE), rule="FL-301", about=(h.who, name))
        if pick.verb == "again":
            h.spent_round.append(perk)
            passed = yield from skill_check(s, h, skill, card.number)
    note(s, "prayed", h.who, name, int(passed), rule="FL-327")
    if passed:
        throw_mystic(s, h, name)
        yield from perform(s, h, card.use)
