"""The closed vocabulary of effects that cards, abilities, features and stories are written in."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hearthside.kernel import Act, Ask, Asking, Asks, note

from ..content import CARDS
from ..content.board import DISC, NEAR, ground
from ..content.names import the
from ..content.notation import NEGATIVE, NEGATIVE_MASK, STATUS, Effect, dice
from ..state import ALIVE, EXHAUSTED, FOES, FRESH, GHOST, LIMBO, Foe, Hero, Tale
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
from .field import blocked, enemies, foe_squares, free_near
from .figures import LYCANTHROPY, refresh
from .goods import lose_random_item
from .harm import blocks, boost, lose_vita, revive, snare_damage
from .keywords import inflict, throw
from .names import foe_name
from .party import choose_who, hero_card, hero_name, leader, pass_token, put_of
from .statuses import afflict, bless, corrode, cure, infect, negative, want

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
    if who == "near":
        return [a for a in there if a is h or (h.at >= 0 and a.at >= 0 and NEAR[h.at] >> a.at & 1)]
    if who == "ghost":
        pool = [a for a in s.heroes if a.form in (GHOST, LIMBO)]
    else:
        pool = choose_who(s)
        if s.site is not None and h.at >= 0:
            seen = ground(blocked(s.site)).sight(h.at)
            pool = [a for a in pool if a is h or (a.at >= 0 and seen >> a.at & 1)]
    if not pool:
        return []
    pick = yield put_of(s, h, FOR_WHOM, [WHOM.table[a.number] for a in pool])
    return [s.heroes[int(pick.args[0])]]


def foes_seen(s: Tale, h: Hero, who: str) -> list[Foe]:
    """The foes an effect may befall."""
    site = s.site
    if site is None or h.at < 0:
        return []
    if who in ("adjacent", "around"):
        m = NEAR[h.at] | 1 << h.at
    else:
        m = ground(blocked(site)).sight(h.at)
    return [f for f in enemies(site) if foe_squares(f) & m]


def foes_for(s: Tale, h: Hero, who: str) -> Asking[list[Foe]]:
    """The foes an effect befalls: all seen, all adjacent, or one of them."""
    pool = foes_seen(s, h, who)
    if who in ("foes", "around") or not pool:
        return pool
    pick = yield put_of(s, h, WHICH_FOE, [FOE.table[f.id] for f in pool])
    return [f for f in pool if f.id == pick.args[0]]


def recover(h: Hero, pool: str, n: int) -> None:
    """Get points back up to the maximum (FL-012); ENCHANTED things may take PP instead (FL-282)."""
    if pool == "vita" and h.form == ALIVE:
        h.vita = max(h.vita, min(h.max_vita, h.vita + n))
    elif pool == "pp" and h.form == ALIVE:
        spare = h.pp + n - h.max_pp
        h.pp = max(h.pp, min(h.max_pp, h.pp + n))
        for g in h.gear:
            room = CARDS[g.card].mods.get("enchanted", 0) - g.stored
            if spare > 0 and room > 0:
                g.stored += min(room, spare)
                spare -= room
    elif pool == "gp" and h.form == GHOST:
        h.gp = max(h.gp, min(h.max_gp, h.gp + n))


@doer("recover")
def do_recover(s: Tale, h: Hero, e: Effect) -> Asks:
    """Points back, never above the maximum."""
    for a in (yield from heroes_for(s, h, e.who)):
        whole = {"vita": a.max_vita, "pp": a.max_pp, "gp": a.max_gp}.get(e.args[0], 0)
        n = amount(s, e.args[1], whole)
        if e.args[0] == "vita" and "herbalist" in h.words and n:
            n += 1
        recover(a, e.args[0], n)
        note(s, "recovered", a.who, e.args[0], n, rule="FL-012")


@doer("gain")
def do_gain(s: Tale, h: Hero, e: Effect) -> Asks:
    """Points that may exceed the maximum for a while."""
    for a in (yield from heroes_for(s, h, e.who)):
        n = amount(s, e.args[1])
        if e.args[0] == "vita" and a.form == ALIVE:
            a.vita = min(a.vita + n, a.max_vita + 20)
        elif e.args[0] == "pp" and a.form == ALIVE:
            a.pp = min(a.pp + n, a.max_pp + 20)
        elif e.args[0] == "gp" and a.form == GHOST:
            a.gp = min(a.gp + n, a.max_gp + 20)
        note(s, "gained", a.who, e.args[0], n, rule="FL-012")


@doer("lose")
def do_lose(s: Tale, h: Hero, e: Effect) -> Asks:
    """Points, coins or lore are lost."""
    pool = e.args[0]
    for a in (yield from heroes_for(s, h, e.who)):
        if pool == "vita":
            lose_vita(s, a, amount(s, e.args[1], a.vita))
        elif pool == "gp":
            if a.form == GHOST:
                lose_vita(s, a, amount(s, e.args[1], a.gp))
        else:
            has = getattr(a, pool)
            n = min(has, amount(s, e.args[1], has))
            setattr(a, pool, has - n)
            if pool == "lore":
                refresh(s, a)  # FL-302
            if n:
                note(s, "lost_points", a.who, pool, -n, rule="FL-012")


@doer("hurt")
def do_hurt(s: Tale, h: Hero, e: Effect) -> Asks:
    """A source of damage; a companion can stand in its way (FL-102)."""
    for a in (yield from heroes_for(s, h, e.who)):
        n = amount(s, e.args[0])
        if a.form == GHOST:
            n -= 2  # FL-334
        elif (yield from blocks(s, a, attack=False)):
            continue
        lose_vita(s, a, n)


@doer("snare")
def do_snare(s: Tale, h: Hero, e: Effect) -> Asks:
    """A snare: the one who meets it and those within its number (FL-093)."""
    struck = [h]
    reach = int(e.args[1]) if len(e.args) > 1 else 0
    if reach:
        if h.at >= 0:
            around = DISC[h.at][min(reach, 9)]
            struck = [a for a in s.heroes if a.at >= 0 and around >> a.at & 1]
        else:
            struck = [a for a in s.heroes if a.form in (ALIVE, GHOST)]
    for a in struck:
        n = snare_damage(a, amount(s, e.args[0]))
        note(s, "snared", a.who, n, rule="FL-093")
        if n and a.form == ALIVE and (yield from blocks(s, a, attack=False)):
            continue
        lose_vita(s, a, n)


@doer("coins")
def do_coins(s: Tale, h: Hero, e: Effect) -> Asks:
    """Coins as an award."""
    for a in (yield from heroes_for(s, h, e.who)):
        award_coins(s, a, amount(s, e.args[0]))


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
            s.companions.throw(a.companions.pop(s.dice.below(len(a.companions))))
            refresh(s, a)
        elif e.args[0] == "boon" and a.boons:
            s.boons.throw(a.boons.pop())


@doer("status")
def do_status(s: Tale, h: Hero, e: Effect) -> Asks:
    """A positive status."""
    for a in (yield from heroes_for(s, h, e.who)):
        bless(s, a, e.args[0])


@doer("cure")
def do_cure(s: Tale, h: Hero, e: Effect) -> Asks:
    """Take away a status, all negative ones, or one of one's choice."""
    for a in (yield from heroes_for(s, h, e.who)):
        if e.args[0] == "negative":
            cure(s, a, NEGATIVE_MASK)
        elif e.args[0] != "one":
            cure(s, a, STATUS[e.args[0]])
        elif negative(a):
            options = [CURE.table[n] for n in NEGATIVE if a.statuses & STATUS[n]]
            pick = yield put_of(s, h, CURING, options, a.who)
            cure(s, a, STATUS[str(pick.args[0])])


@doer("infect")
def do_infect(s: Tale, h: Hero, e: Effect) -> Asks:
    """An infection token."""
    for a in (yield from heroes_for(s, h, e.who)):
        infect(s, a)


@doer("disinfect")
def do_disinfect(s: Tale, h: Hero, e: Effect) -> Asks:
    """All infection tokens go."""
    for a in (yield from heroes_for(s, h, e.who)):
        a.infection = 0


@doer("corrode")
def do_corrode(s: Tale, h: Hero, e: Effect) -> Asks:
    """A corrosion token."""
    for a in (yield from heroes_for(s, h, e.who)):
        corrode(s, a)


@doer("wanted")
def do_wanted(s: Tale, h: Hero, e: Effect) -> Asks:
    """Wanted by the law."""
    for a in (yield from heroes_for(s, h, e.who)):
        want(s, a)


@doer("pardon")
def do_pardon(s: Tale, h: Hero, e: Effect) -> Asks:
    """No longer wanted."""
    for a in (yield from heroes_for(s, h, e.who)):
        a.wanted = False


@doer("skirmish")
def do_skirmish(s: Tale, h: Hero, e: Effect) -> Asks:
    """A fight that starts when this is over."""
    s.waiting.append("skirmish:" + ",".join(e.args))
    return
    yield


@doer("moon")
def do_moon(s: Tale, h: Hero, e: Effect) -> Asks:
    """The moon: every lycanthrope turns on the group (FL-267)."""
    for a in s.heroes:
        if a.form == ALIVE and a.statuses & LYCANTHROPY:
            roll = s.dice.roll(10)
            s.waiting.append(f"{'werewolf' if roll == 10 else 'afflicted'}:{a.number}")
            note(s, "moon", a.who, roll, rule="FL-267")
    return
    yield


@doer("keep")
def do_keep(s: Tale, h: Hero, e: Effect) -> Asks:
    """The card stays: KEEP IN PLAY (FL-049)."""
    if s.card and s.card not in s.events:
        s.events.append(s.card)
        for a in s.heroes:
            refresh(s, a)
    return
    yield


@doer("flag")
def do_flag(s: Tale, h: Hero, e: Effect) -> Asks:
    """The story remembers something."""
    if e.args[0] not in s.flags:
        s.flags.append(e.args[0])
    return
    yield


@doer("token")
def do_token(s: Tale, h: Hero, e: Effect) -> Asks:
    """A tracking token (FL-089)."""
    n = amount(s, e.args[1]) if len(e.args) > 1 else 1
    s.tokens[e.args[0]] = s.tokens.get(e.args[0], 0) + n
    return
    yield


@doer("candle")
def do_candle(s: Tale, h: Hero, e: Effect) -> Asks:
    """Time is lost or won."""
    s.candle = max(1, s.candle + amount(s, e.args[0]))
    return
    yield


@doer("lead")
def do_lead(s: Tale, h: Hero, e: Effect) -> Asks:
    """The leader's token passes and flips."""
    pass_token(s)
    return
    yield


@doer("day")
@doer("night")
def do_light(s: Tale, h: Hero, e: Effect) -> Asks:
    """The token is turned to a side."""
    s.day = e.verb == "day"
    return
    yield


@doer("revive")
def do_revive(s: Tale, h: Hero, e: Effect) -> Asks:
    """A ghost comes back to life where it stands."""
    for a in (yield from heroes_for(s, h, "ghost" if e.who == "self" else e.who)):
        if a.form in (GHOST, LIMBO):
            was = a.form
            revive(s, a, half=True)
            if s.site is not None and was == LIMBO:
                a.at = free_near(s, max(0, h.at))


@doer("boost")
def do_boost(s: Tale, h: Hero, e: Effect) -> Asks:
    """An attribute is raised for a round (FL-072)."""
    if e.who in ("foe", "adjacent", "foes", "around"):
        for f in (yield from foes_for(s, h, e.who)):
            boost(f, e.args[0], int(e.args[1]), 1)
        return
    for a in (yield from heroes_for(s, h, e.who)):
        boost(a, e.args[0], int(e.args[1]), 2)


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


@doer("afflict")
def do_afflict(s: Tale, h: Hero, e: Effect) -> Asks:
    """A negative status on characters or, from their own abilities, on foes."""
    number = int(e.args[1]) if len(e.args) > 1 else 0
    if e.who in ("foe", "adjacent", "foes", "around"):
        for f in (yield from foes_for(s, h, e.who)):
            inflict(s, h, f, e.args[0], number)
        return
    for a in (yield from heroes_for(s, h, e.who)):
        afflict(s, a, e.args[0], number)
