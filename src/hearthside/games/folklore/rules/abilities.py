"""Abilities of the living and powers of ghosts: when they can be used, and using them."""

from __future__ import annotations

from hearthside.kernel import Act, Asks, Bar, Option, note

from ..content import ABILITIES, CHARACTERS, POWERS
from ..content.cards import Ability
from ..content.notation import Effect
from ..state import ALIVE, DEFEND, GHOST, KNOWN, Hero, Tale, here
from .effects import foes_seen, perform
from .limits import use_up, used_up
from .party import asked
from .statuses import DERANGED

NEEDS_FOE = ("foe", "adjacent", "foes", "around")
NEEDS_FIGHT = ("summon", "boost", "leap", "again")

NOBODY_NEAR = Bar("FL-157", "No foe is next to you.")
NOBODY_SEEN = Bar("FL-157", "No foe is in sight.")
NO_GHOST = Bar("FL-332", "Nobody is a ghost.")
NO_ATTACK = Bar("FL-167")
NO_FIGHT = Bar("FL-308", "It has no use outside a fight.")


def no_effect(s: Tale, h: Hero, effects: tuple[Effect, ...]) -> Bar | None:
    """What effects need and do not find: a foe, a ghost, a fight."""
    for e in effects:
        if e.who in NEEDS_FOE and not foes_seen(s, h, e.who):
            return NOBODY_NEAR if e.who in ("adjacent", "around") else NOBODY_SEEN
        if e.who == "ghost" and not any(a.form == GHOST for a in s.heroes):
            return NO_GHOST
        if e.verb == "strike" and h.no_attack == 1:
            return NO_ATTACK
        if e.verb in NEEDS_FIGHT and s.melee is None and (s.site is None or not s.site.combat):
            return NO_FIGHT
    return None


# -- abilities ------------------------------------------------------------------------------------


def unknown(h: Hero, a: Ability) -> str:
    """Why an ability is not the character's own."""
    foreign = a.keywords and not set(CHARACTERS[h.who].keywords).intersection(a.keywords)
    return "FL-305" if foreign else "FL-306"


def no_cast(s: Tale, seat: int, name: str) -> str | Bar | None:
    """What keeps a character from using an ability on its turn."""
    h, a = asked(s), ABILITIES[name]
    if name not in h.abilities:
        return unknown(h, a)
    if h.at < 0:
        return "FL-070"
    return no_ghostly(s, h, a) if h.form == GHOST else no_living(s, h, a)


def no_ghostly(s: Tale, h: Hero, a: Ability) -> str | Bar | None:
    """FL-335: a ghost uses only abilities that say so, for GP."""
    if not a.ghost:
        return "FL-335"
    if h.gp <= a.cost:
        return too_dear(h, "FL-335", a.cost)
    if h.stance == DEFEND and turned_on_foes(a.effect):
        return "FL-109"
    return used_up(h, a) or no_effect(s, h, a.effect)


def too_dear(h: Hero, rule: str, cost: int) -> Bar:
    """What a ghost has not to spend: its last GP holds it here (FL-338)."""
    last = ", and the last one holds you here" if h.gp == cost else ""
    return Bar(rule, f"It costs {cost} GP, you have {h.gp}{last}.")


def turned_on_foes(effects: tuple[Effect, ...]) -> bool:
    """Whether something is done to a foe: a defending ghost does no such thing (FL-109)."""
    return any(e.who in NEEDS_FOE for e in effects)


def no_living(s: Tale, h: Hero, a: Ability) -> str | Bar | None:
    """FL-151: an ability of the living, paid with PP."""
    if a.passive:
        return "FL-310"
    if a.window != "turn":
        return Bar("FL-307", "It answers a blow or a failed check.")
    if h.statuses & DERANGED:
        return "FL-262"
    if h.pp < a.cost:
        return Bar("FL-311", f"It costs {a.cost} PP, you have {h.pp}.")
    if not here(s).combat:
        if h.done & KNOWN:
            return "FL-083"
        if a.id in h.spent_round:
            return "FL-084"
    bar = used_up(h, a)
    if bar:
        return bar
    return no_effect(s, h, a.effect)


def cast(s: Tale, seat: int, name: str) -> Asks:
    """Use an ability and pay for it (FL-311); ghosts pay with GP (FL-335)."""
    h, a = asked(s), ABILITIES[name]
    if h.form == GHOST:
        h.gp -= a.cost
    else:
        h.pp -= a.cost
    use_up(h, a)
    if not here(s).combat:
        h.done |= KNOWN
    note(s, "ability", h.who, a.id, rule="FL-311")
    return perform(s, h, a.effect)


def cast_label(s: Tale, seat: int, name: str) -> str:
    """An ability with its price."""
    a = ABILITIES[name]
    return f"Call on {a.name} ({a.cost} {'GP' if asked(s).form == GHOST else 'PP'})"


def ability_card(s: Tale, seat: int, name: str) -> str:
    """Where the ability of the one who is asked lies."""
    return f"ability:{name}#{asked(s).who}"


CAST = Act(
    "cast",
    "FL-151",
    cast,
    over=ABILITIES,
    barred=no_cast,
    label=cast_label,
    points=ability_card,
)


# -- ghost powers ---------------------------------------------------------------------------------


def no_power(s: Tale, seat: int, name: str) -> str | Bar | None:
    """FL-336: each power of a ghost once a round, for GP."""
    h, p = asked(s), POWERS[name]
    if h.form != GHOST:
        return "FL-336"
    if p not in CHARACTERS[h.who].powers:
        return Bar("FL-336", "It is another ghost's.")
    if h.at < 0:
        return "FL-070"
    if p.id in h.spent_round:
        return Bar("FL-336", "Once a round.")
    if h.gp <= p.cost:
        return too_dear(h, "FL-338", p.cost)
    if h.stance == DEFEND and turned_on_foes(p.effect):
        return "FL-109"
    return no_effect(s, h, p.effect)


def power(s: Tale, seat: int, name: str) -> Asks:
    """FL-336: use a ghost power."""
    h, p = asked(s), POWERS[name]
    h.gp -= p.cost
    h.spent_round += (p.id,)
    note(s, "power", h.who, p.id, rule="FL-336")
    return perform(s, h, p.effect)


POWER = Act(
    "power",
    "FL-336",
    power,
    over=POWERS,
    barred=no_power,
    label=lambda s, seat, name: f"Reach across: {POWERS[name].name} ({POWERS[name].cost} GP)",
    points=lambda s, seat, name: f"char:{asked(s).who}",
)
CASTS, USES_OF_POWER = CAST.table, POWER.table
IN_TURN = {a.id: a for a in ABILITIES.values() if a.window == "turn" and not a.passive}
"""Abilities that the living use when it is their turn."""


def ability_options(s: Tale, h: Hero, out: list[Option]) -> None:
    """Abilities of the living that nothing bars."""
    for name in h.abilities:
        a = IN_TURN.get(name)
        if a is not None and h.pp >= a.cost and no_living(s, h, a) is None:
            out.append(CASTS[name])


def ghost_options(s: Tale, h: Hero, out: list[Option]) -> None:
    """Powers and abilities of a ghost that nothing bars."""
    for p in CHARACTERS[h.who].powers:
        if h.gp > p.cost and p.id not in h.spent_round and no_effect(s, h, p.effect) is None:
            if h.stance == DEFEND and turned_on_foes(p.effect):
                continue
            out.append(USES_OF_POWER[p.id])
    for name in h.abilities:
        if no_ghostly(s, h, ABILITIES[name]) is None:
            out.append(CASTS[name])


def living_only(h: Hero) -> str | None:
    """FL-333: what takes a body."""
    return None if h.form == ALIVE else "FL-333"
