"""Effects that befall characters: points, harm, statuses and conditions."""

from __future__ import annotations

from hearthside.kernel import Asks, note

from ..content.board import DISC
from ..content.notation import NEGATIVE, NEGATIVE_MASK, STATUS, Effect
from ..state import ALIVE, GHOST, Hero, Tale
from .boosts import NEXT_TURN, THIS_TURN_AND_NEXT, boost
from .effects import CURE, CURING, amount, doer, foes_for, heroes_for, recover
from .figures import refresh
from .harm import SPARE, gain_gp, lose_vita, revive, snare_damage, suffer
from .keywords import inflict
from .party import put_of
from .statuses import afflict, bless, corrode, cure, infect, negative, want


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
            a.vita = min(a.vita + n, a.max_vita + SPARE)
        elif e.args[0] == "pp" and a.form == ALIVE:
            a.pp = min(a.pp + n, a.max_pp + SPARE)
        elif e.args[0] == "gp" and a.form == GHOST:
            gain_gp(a, n)
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
        yield from suffer(s, a, n)


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
        yield from suffer(s, a, n)


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


@doer("revive")
def do_revive(s: Tale, h: Hero, e: Effect) -> Asks:
    """A ghost comes back to life where it stands."""
    for a in (yield from heroes_for(s, h, "ghost" if e.who == "self" else e.who)):
        if a.form == GHOST:
            revive(s, a, half=True)


@doer("boost")
def do_boost(s: Tale, h: Hero, e: Effect) -> Asks:
    """An attribute is raised for a round (FL-072)."""
    if e.who in ("foe", "adjacent", "foes", "around"):
        for f in (yield from foes_for(s, h, e.who)):
            boost(f, e.source, e.args[0], int(e.args[1]), NEXT_TURN)
        return
    for a in (yield from heroes_for(s, h, e.who)):
        now = a is h or s.melee is not None  # in a skirmish it is everybody's turn at once
        left = THIS_TURN_AND_NEXT if now else NEXT_TURN
        boost(a, e.source, e.args[0], int(e.args[1]), left)


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
