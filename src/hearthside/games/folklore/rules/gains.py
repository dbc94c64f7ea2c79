"""Effects that give and take things: coins, lore, cards, companions, boons."""

from __future__ import annotations

from hearthside.kernel import Asks, note

from ..content import CARDS
from ..content.notation import Effect
from ..state import ALIVE, EXHAUSTED, FRESH, Hero, Tale, without
from .awards import (
    award_card,
    award_coins,
    award_lore,
    draw_artifact,
    draw_item,
    gain_boon,
    gain_companion,
    gain_mystic,
    gain_tarot,
)
from .effects import amount, doer, heroes_for
from .figures import refresh
from .goods import lose_random_item


@doer("coins")
def do_coins(s: Tale, h: Hero, e: Effect) -> Asks:
    """Coins as an award."""
    for a in (yield from heroes_for(s, h, e.who)):
        award_coins(s, a, amount(s, e.args[0]))


@doer("pay")
def do_pay(s: Tale, h: Hero, e: Effect) -> Asks:
    """The group pays together, who brought it on first."""
    left = int(e.args[0])
    for a in (h, *(a for a in s.heroes if a is not h)):
        part = min(left, a.coins) if a.form == ALIVE else 0
        if part:
            a.coins -= part
            left -= part
            note(s, "lost_points", a.who, "coins", -part, rule="FL-012")
    return
    yield


@doer("lore")
def do_lore(s: Tale, h: Hero, e: Effect) -> Asks:
    """Lore."""
    for a in (yield from heroes_for(s, h, e.who)):
        award_lore(s, a, amount(s, e.args[0]))


@doer("bandage")
def do_bandage(s: Tale, h: Hero, e: Effect) -> Asks:
    """Bandage tokens."""
    for a in (yield from heroes_for(s, h, e.who)):
        if a.form == ALIVE:
            a.bandages += int(e.args[0])


@doer("item")
def do_item(s: Tale, h: Hero, e: Effect) -> Asks:
    """A random or a named item."""
    for a in (yield from heroes_for(s, h, e.who)):
        if e.args:
            yield from award_card(s, a, e.args[0])
        else:
            yield from draw_item(s, a)


@doer("artifact")
def do_artifact(s: Tale, h: Hero, e: Effect) -> Asks:
    """A random or a named artifact."""
    for a in (yield from heroes_for(s, h, e.who)):
        if e.args:
            yield from award_card(s, a, e.args[0])
        else:
            yield from draw_artifact(s, a)


@doer("companion")
def do_companion(s: Tale, h: Hero, e: Effect) -> Asks:
    """A companion, named or of a kind."""
    for a in (yield from heroes_for(s, h, e.who)):
        yield from gain_companion(s, a, e.args[0] if e.args else "any")


@doer("boon")
def do_boon(s: Tale, h: Hero, e: Effect) -> Asks:
    """A random boon."""
    for a in (yield from heroes_for(s, h, e.who)):
        gain_boon(s, a)


@doer("prayer")
@doer("ritual")
def do_mystic(s: Tale, h: Hero, e: Effect) -> Asks:
    """A random prayer or ritual."""
    for a in (yield from heroes_for(s, h, e.who)):
        gain_mystic(s, a, e.verb)


@doer("tarot")
def do_tarot(s: Tale, h: Hero, e: Effect) -> Asks:
    """A tarot card to keep."""
    for a in (yield from heroes_for(s, h, e.who)):
        gain_tarot(s, a)


@doer("drop")
def do_drop(s: Tale, h: Hero, e: Effect) -> Asks:
    """Something is lost or stolen; heirlooms and artifacts are safe (FL-318, FL-320)."""
    for a in (yield from heroes_for(s, h, e.who)):
        if e.args[0] == "item":
            lose_random_item(s, a)
        elif e.args[0] == "companion" and a.companions:
            lost = a.companions[s.dice.below(len(a.companions))]
            a.companions = without(a.companions, lost)
            s.companions.throw(lost)
            refresh(s, a)
        elif e.args[0] == "boon" and a.boons:
            s.boons.throw(a.boons[-1])
            a.boons = a.boons[:-1]


@doer("ready")
def do_ready(s: Tale, h: Hero, e: Effect) -> Asks:
    """Everything exhausted can be used again (FL-299)."""
    for a in (yield from heroes_for(s, h, e.who)):
        for g in a.gear:
            if g.condition == EXHAUSTED:
                g.condition = FRESH
        refresh(s, a)


@doer("reload")
def do_reload(s: Tale, h: Hero, e: Effect) -> Asks:
    """Ammo is full again (FL-094)."""
    for a in (yield from heroes_for(s, h, e.who)):
        for g in a.gear:
            if CARDS[g.card].ammo:
                g.left = CARDS[g.card].ammo
