"""The characters' turn in a skirmish: striking, using things and abilities, focus, regroup."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, note

from ..content import ABILITIES, CARDS
from ..content.cards import Card
from ..content.names import named, the
from ..content.notation import Effect, strike_blow
from ..state import (
    ALIVE,
    BROKEN,
    DEFEND,
    EXHAUSTED,
    GHOST,
    JAMMED,
    Gear,
    Hero,
    Tale,
    fray,
)
from .abilities import ability_card, living_only, unknown
from .arms import no_weapon
from .attack import FISTS, wield
from .effects import perform, recover, takes_pp
from .figures import held, refresh, works
from .goods import SCRAPE, consume, scrape_options, spent
from .harm import gain_gp, lose_vita
from .limits import use_up, used_up
from .party import asked
from .skirmish import roll_against
from .statuses import DERANGED
from .using import BANDAGE, BOON, POUR, boon_options, fillable, gear_card

VERBS = ("recover", "gain", "cure", "status", "boost", "reload", "ready")
WHO = ("self", "all", "leader", "others", "near")


def done(s: Tale) -> None:
    """The next character strikes."""
    fray(s).queue.pop(0)


# -- strikes --------------------------------------------------------------------------------------


def no_blow(h: Hero) -> str | None:
    """FL-109: a defending ghost does not strike."""
    return "FL-109" if h.form == GHOST and h.stance == DEFEND else None


def armed(h: Hero, card: str) -> Gear | None:
    """A weapon of this name in hand that can be used now; of two alike the first counts."""
    return next((g for g in held(h) if g.card == card and works(h, g, CARDS[card])), None)


def no_strike(s: Tale, seat: int, card: str) -> str | Bar | None:
    """FL-116, FL-119: a weapon that is in hand and can be used."""
    h = asked(s)
    if no_blow(h):
        return no_blow(h)
    bars = [no_weapon(h, w) for w, g in enumerate(held(h)) if g.card == card]
    if not bars:
        return "FL-119"
    return None if None in bars else bars[0]


def strike(s: Tale, seat: int, card: str) -> None:
    """FL-116: an attack on the creature that the token lies at."""
    h = asked(s)
    done(s)
    strike_with(s, h, armed(h, card))


WEAPONS = [c.id for c in CARDS.values() if c.weapon and c.deck != "companion"]
STRIKE = Act(
    "strike",
    "FL-116",
    strike,
    over=WEAPONS,
    barred=no_strike,
    label=lambda s, seat, card: f"Strike with {the(card)}",
    points=gear_card,
)


def pair(h: Hero) -> list[Gear]:
    """One-handed weapons in hand that can be used, both of them if there are two."""
    return [g for g in held(h) if CARDS[g.card].hands == 1 and works(h, g, CARDS[g.card])]


def no_both(s: Tale, seat: int, card: str) -> str | Bar | None:
    """FL-101: two one-handed weapons, and 1 PP."""
    h = asked(s)
    if h.form != ALIVE:
        return "FL-162"
    bar = no_strike(s, seat, card)
    if bar:
        return bar
    both = pair(h)
    if len(both) < 2 or all(g.card != card for g in both):
        return Bar("FL-101", "It takes two one-handed weapons.")
    return None if h.pp > 0 else Bar("FL-101", "No PP left.")


def strike_both(s: Tale, seat: int, card: str) -> None:
    """FL-101: one weapon, then the other, for 1 PP."""
    h = asked(s)
    done(s)
    h.pp -= 1
    first = next(g for g in pair(h) if g.card == card)
    second = next(g for g in pair(h) if g is not first)
    strike_with(s, h, first)
    strike_with(s, h, second)


BOTH = Act(
    "both",
    "FL-101",
    strike_both,
    over=[c for c in WEAPONS if CARDS[c].hands == 1],
    barred=no_both,
    label=lambda s, seat, card: f"Strike with {the(card)}, then the other hand (1 PP)",
    points=gear_card,
)


def no_fist(s: Tale, seat: int) -> str | Bar | None:
    """FL-099: a fistfight is always possible."""
    return no_blow(asked(s))


def fist(s: Tale, seat: int) -> None:
    """FL-099: strike with bare hands."""
    done(s)
    strike_with(s, asked(s), None)


FIST = Act("fist", "FL-099", fist, barred=no_fist, label="Strike with bare hands", prior=0.5)


def strike_with(s: Tale, h: Hero, gear: Gear | None) -> None:
    """One attack with a weapon or with bare hands."""
    card = CARDS[gear.card] if gear is not None else FISTS
    blow = wield(gear, card) if gear is not None else card.blow
    natural = roll_against(s, h, card.id, card.might, blow.words)
    if natural == 100 and h.form == GHOST:
        gain_gp(h, s.dice.roll(6))  # FL-168
    if natural == 1:  # FL-121
        note(s, "fault", h.who, card.id, rule="FL-121")
        if h.form == GHOST:
            lose_vita(s, h, 1)
        elif gear is None:
            fray(s).later |= 1 << h.number
        else:
            gear.condition = JAMMED if card.deck == "artifact" else BROKEN
            refresh(s, h)


# -- things and abilities -------------------------------------------------------------------------

AT_HAND = [
    c.id
    for c in CARDS.values()
    if (c.use or c.lasting)
    and all(e.verb == "strike" or (e.verb in VERBS and e.who in WHO) for e in c.use)
]


def bring_about(s: Tale, h: Hero, name: str, effects: tuple[Effect, ...]) -> Asks:
    """What an item or ability does in a brawl: its attack roll counts against the creature one stands against."""
    for e in effects:
        if e.verb == "strike":
            if roll_against(s, h, name, int(e.args[0]), strike_blow(e.args).words) == 1:
                note(s, "fault", h.who, "", rule="FL-121")
                fray(s).later |= 1 << h.number
        else:
            yield from perform(s, h, (e,))


def no_use(s: Tale, seat: int, card: str) -> str | Bar | None:
    """FL-118: what helps in a brawl, while it lasts."""
    h = asked(s)
    own = [g for g in h.gear if g.card == card]
    if not own:
        return Bar("FL-118", "You have no such thing.")
    bar = living_only(h)
    if bar:
        return bar
    bars = [no_use_of(g, CARDS[card]) for g in own]
    return None if None in bars else bars[0]


def no_use_of(g: Gear, card: Card) -> str | Bar | None:
    """What is wrong with this very thing."""
    if g.condition == EXHAUSTED:
        return "FL-097"
    if g.condition == BROKEN:
        return "FL-062"
    if g.condition == JAMMED:
        return "FL-166"
    if card.slot and not g.worn:
        return Bar("FL-119", "It is not equipped.")
    if g.stored < card.cost:
        return Bar("FL-282", f"{g.stored} PP are stored in it, it takes {card.cost}.")
    return spent(g, card) if card.category == "consumable" else None


def use(s: Tale, seat: int, name: str) -> Asks:
    """FL-118: an item during the characters' turn; one with an attack roll lowers the counter."""
    h, card = asked(s), CARDS[name]
    gear = next(g for g in h.gear if g.card == name and no_use_of(g, card) is None)
    note(s, "used", h.who, name, rule="FL-118")
    if card.category == "consumable":
        consume(s, h, gear, card)
    elif card.cost:
        gear.stored -= card.cost  # FL-282
    else:
        gear.condition = EXHAUSTED
        refresh(s, h)  # FL-097
    return bring_about(s, h, name, card.use)


USE = Act(
    "use",
    "FL-118",
    use,
    over=AT_HAND,
    barred=no_use,
    label=lambda s, seat, card: f"Use {the(card)}",
    points=gear_card,
)


def no_cast(s: Tale, seat: int, name: str) -> str | Bar | None:
    """FL-118, FL-307: abilities that say they work in a skirmish."""
    h, a = asked(s), ABILITIES[name]
    if name not in h.abilities:
        return unknown(h, a)
    bar = living_only(h)
    if bar:
        return bar
    if not a.skirmish:
        return Bar("FL-307", "It does not say that it works in a skirmish.")
    if h.statuses & DERANGED:
        return "FL-262"
    spent = used_up(h, a)
    if spent:
        return spent
    return None if h.pp >= a.cost else Bar("FL-311", f"It costs {a.cost} PP, you have {h.pp}.")


def cast(s: Tale, seat: int, name: str) -> Asks:
    """FL-118, FL-307: an ability that says it works in a skirmish."""
    h, a = asked(s), ABILITIES[name]
    h.pp -= a.cost
    use_up(h, a)
    note(s, "ability", h.who, name, rule="FL-118")
    yield from bring_about(s, h, name, a.effect)


CAST = Act(
    "cast",
    "FL-118",
    cast,
    over=ABILITIES,
    barred=no_cast,
    label=lambda s, seat, name: f"Call on {named(name)} ({ABILITIES[name].cost} PP)",
    points=ability_card,
)


# -- giving up the attack -------------------------------------------------------------------------


def no_focus(s: Tale, seat: int) -> str | Bar | None:
    """FL-136: the attack for 1 PP."""
    h = asked(s)
    if not s.advanced:
        return "FL-227"
    bar = living_only(h)
    if bar:
        return bar
    return None if takes_pp(h) else Bar("FL-012", "You have all your PP.")


def focus(s: Tale, seat: int) -> None:
    """FL-136: the attack for 1 PP, and the token protects nobody."""
    h = asked(s)
    done(s)
    recover(h, "pp", 1)
    fray(s).focused |= 1 << h.number
    note(s, "focused", h.who, rule="FL-136")


FOCUS = Act("focus", "FL-136", focus, barred=no_focus, label="Focus: recover 1 PP", prior=0.5)


def no_regroup(s: Tale, seat: int) -> str | Bar | None:
    """FL-137: a defender's attack for 1 vita."""
    h = asked(s)
    if not s.advanced:
        return "FL-227"
    bar = living_only(h)
    if bar:
        return bar
    if h.stance != DEFEND:
        return Bar("FL-137", "You do not defend.")
    return None if h.vita < h.max_vita else Bar("FL-012", "You are not hurt.")


def regroup(s: Tale, seat: int) -> None:
    """FL-137: a defender's attack for 1 vita."""
    h = asked(s)
    done(s)
    h.vita += 1
    note(s, "regrouped", h.who, rule="FL-137")


REGROUP = Act(
    "regroup", "FL-137", regroup, barred=no_regroup, label="Regroup: recover 1 vita", prior=0.5
)


def stand_by(s: Tale, seat: int) -> None:
    """A ghost that defends lets the others strike."""
    done(s)


STAND_BY = Act(
    "stand",
    "FL-109",
    stand_by,
    barred=lambda s, seat: None if no_blow(asked(s)) else "FL-107",
    label="Let the others strike",
)


# -- the question ---------------------------------------------------------------------------------

BRAWLING = {a.id for a in ABILITIES.values() if a.skirmish}
STRIKES, BOTHS, USES, CASTS = STRIKE.table, BOTH.table, USE.table, CAST.table
POURS = POUR.table


def brawl_options(s: Tale, seat: int) -> list[Option]:
    """What a character may do that nothing bars (FL-107, FL-118, FL-136, FL-137)."""
    h = asked(s)
    if no_blow(h):
        return [STAND_BY.option]
    ready = [g.card for g in held(h) if works(h, g, CARDS[g.card])]
    out = [STRIKES[card] for card in dict.fromkeys(ready)]
    if h.form == ALIVE and h.pp > 0 and len(ready) > 1:
        both = [card for card in ready if CARDS[card].hands == 1]
        if len(both) > 1:
            out += [BOTHS[card] for card in dict.fromkeys(both)]
    out.append(FIST.option)
    if h.form != ALIVE:
        return out
    for g in h.gear:
        option = USES.get(g.card)
        if option is not None and no_use_of(g, CARDS[g.card]) is None and option not in out:
            out.append(option)
        elif g.card in POURS and POURS[g.card] not in out and fillable(h) is not None:
            out.append(POURS[g.card])
    for name in h.abilities:
        if name in BRAWLING and no_cast(s, seat, name) is None:
            out.append(CASTS[name])
    boon_options(s, h, out)
    if h.bandages and h.vita < h.max_vita:
        out.append(BANDAGE.option)
    if h.corrosion:
        out += scrape_options(h)
    if s.advanced:
        if takes_pp(h):
            out.append(FOCUS.option)
        if h.stance == DEFEND and h.vita < h.max_vita:
            out.append(REGROUP.option)
    return out


BRAWL = Ask(
    "strike",
    "FL-116",
    (STRIKE, BOTH, FIST, USE, POUR, CAST, BOON, BANDAGE, SCRAPE, FOCUS, REGROUP, STAND_BY),
    prompt="now you. What do you do?",
    meanwhile="looks for an opening",
    fast=brawl_options,
)
