"""The closed vocabulary of effects that cards, abilities, features and stories are written in."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hearthside.kernel import Act, Ask, Asking, Asks

from ..content import CARDS
from ..content.board import BIT, NEAR, ground
from ..content.names import the
from ..content.notation import NEGATIVE, Effect, dice
from ..state import ALIVE, FOES, GHOST, Foe, Hero, Tale
from .field import blocked, enemies, foe_squares
from .harm import throw
from .names import foe_name
from .party import choose_who, hero_card, hero_name, leader, put_of

WHOM = Act[Tale, [int]](
    "whom", "FL-017", over=range(5), given=True, label=hero_name, points=hero_card
)
FOR_WHOM = Ask(
    "whom", "FL-307", (WHOM,), prompt="for whom?", meanwhile="looks from one to the next", part=True
)
FOE = Act[Tale, [int]](
    "foe",
    "FL-157",
    over=range(FOES),
    given=True,
    label=lambda s, seat, n: f"It shall be {foe_name(s, n)}",
    points="foe:{0}",
)
WHICH_FOE = Ask("foe", "FL-157", (FOE,), prompt="which of them?", meanwhile="takes aim", part=True)
CURE = Act[Tale, [str]](
    "cure",
    "FL-241",
    over=NEGATIVE,
    given=True,
    label=lambda s, seat, status: f"Be rid of {status.upper()}",
)
CURING = Ask(
    "cure",
    "FL-241",
    (CURE,),
    prompt=lambda s, who: f"which affliction leaves {the(who)}?",
    meanwhile="lays on hands",
    part=True,
)

Doer = Callable[[Tale, Hero, Effect], Asks]
DOERS: dict[str, Doer] = {}


def doer(verb: str) -> Callable[[Doer], Doer]:
    """Register the function behind a verb of the notation."""

    def put(f: Doer) -> Doer:
        DOERS[verb] = f
        return f

    return put


def perform(s: Tale, h: Hero, effects: Iterable[Effect]) -> Asks:
    """Let effects happen one after the other; `h` is the one who brought them on."""
    s.aim = s.helped = -1
    for effect in effects:
        yield from DOERS[effect.verb](s, h, effect)


def amount(s: Tale, text: str, whole: int = 0) -> int:
    """A number, dice, `all` or `half` of a pool (rounded down, FL-022)."""
    if text == "all":
        return whole
    if text == "half":
        return whole // 2
    return throw(s, dice(text))


def heroes_for(s: Tale, h: Hero, who: str) -> Asking[list[Hero]]:
    """The characters an effect befalls."""
    if who == "self":
        return [h]
    if who == "leader":
        return [leader(s)]
    there = [a for a in s.heroes if a.form in (ALIVE, GHOST)]
    if who == "all":
        return there
    if who == "others":
        return [a for a in there if a is not h]
    if who == "random":
        alive = [a for a in s.heroes if a.form == ALIVE]
        return [s.dice.pick(alive)] if alive else []
    spaces = s.site is not None and s.melee is None and h.at >= 0  # FL-275: a skirmish has none
    if who == "near":
        return [a for a in there if a is h or (spaces and a.at >= 0 and NEAR[h.at] >> a.at & 1)]
    if who == "ghost":
        pool = [a for a in s.heroes if a.form == GHOST]  # FL-339: only the gypsies reach into limbo
    else:
        pool = choose_who(s)
        if spaces:
            assert s.site is not None
            seen = ground(blocked(s.site)).sight(h.at)
            pool = [a for a in pool if a is h or (a.at >= 0 and seen >> a.at & 1)]
    if not pool:
        return []
    if any(a.number == s.helped for a in pool):  # one card, one friend
        return [s.heroes[s.helped]]
    pick = yield put_of(s, h, FOR_WHOM, [WHOM.table[a.number] for a in pool])
    s.helped = int(pick.args[0])
    return [s.heroes[s.helped]]


def foes_seen(s: Tale, h: Hero, who: str) -> list[Foe]:
    """The foes an effect may befall."""
    site = s.site
    if site is None or h.at < 0:
        return []
    foes = enemies(site)
    if not foes:
        return foes
    if who in ("adjacent", "around"):
        m = NEAR[h.at] | BIT[h.at]
    else:
        m = ground(blocked(site)).sight(h.at)
    return [f for f in foes if foe_squares(f) & m]


def foes_for(s: Tale, h: Hero, who: str) -> Asking[list[Foe]]:
    """The foes an effect befalls: all seen, all adjacent, or one of them."""
    pool = foes_seen(s, h, who)
    if who in ("foes", "around") or not pool:
        return pool
    for f in pool:
        if f.id == s.aim:  # one card, one target
            return [f]
    pick = yield put_of(s, h, WHICH_FOE, [FOE.table[f.id] for f in pool])
    s.aim = int(pick.args[0])
    return [f for f in pool if f.id == s.aim]


ENCHANTED = {c.id: c.mods["enchanted"] for c in CARDS.values() if "enchanted" in c.mods}
"""What holds PP for its own power, and how many (FL-282)."""


def takes_pp(h: Hero) -> bool:
    """Whether a point of PP that is recovered finds room, in its owner or in an ENCHANTED thing (FL-282)."""
    return h.pp < h.max_pp or any(g.stored < ENCHANTED.get(g.card, 0) for g in h.gear)


def recover(h: Hero, pool: str, n: int) -> None:
    """Get points back up to the maximum (FL-012); ENCHANTED things may take PP instead (FL-282)."""
    if pool == "vita" and h.form == ALIVE:
        h.vita = max(h.vita, min(h.max_vita, h.vita + n))
    elif pool == "pp" and h.form == ALIVE:
        spare = h.pp + n - h.max_pp
        h.pp = max(h.pp, min(h.max_pp, h.pp + n))
        for g in h.gear:
            room = ENCHANTED.get(g.card, 0) - g.stored
            if spare > 0 and room > 0:
                g.stored += min(room, spare)
                spare -= room
    elif pool == "gp" and h.form == GHOST:
        h.gp = max(h.gp, min(h.max_gp, h.gp + n))
