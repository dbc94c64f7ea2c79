"""How creatures choose whom to strike and what their blows do."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Act, Ask, Asking, Asks, Bar, note

from ..content import CARDS, CREATURES
from ..content.board import BIT, spread
from ..content.names import the
from ..content.notation import Blow
from ..state import ALIVE, DEFEND, OCCULT, Foe, Hero, Tale
from .attack import can_reach, hero_attack
from .checks import skill_check
from .field import enemies, flanked, foe_squares, name_of, opponents, squares_of
from .figures import covens, foe_defense, foe_might, hero_defense, weapons, works
from .foe_moves import prey, struck_from, targeting_die
from .harm import blocks
from .keywords import (
    arc,
    attack_roll,
    burst,
    damage_roll,
    deal,
    is_sick,
    leave_marks,
    miss_turn,
    reduction,
    spawn,
)
from .party import asked, leader, put


def in_reach(s: Tale, f: Foe) -> list[Hero | Foe]:
    """Everybody a creature could strike from where it stands."""
    m = struck_from(s, f)
    return [t for t in prey(s) if squares_of(t) & m]


def attack_by_foe(s: Tale, f: Foe) -> Asks:
    """One attack: target, percentile roll, the row of the power die (FL-182 to FL-188)."""
    c = CREATURES[f.kind]
    again = True
    while again and f.vita > 0:
        again = False
        eligible = in_reach(s, f)
        if not eligible:
            return
        site = s.site
        assert site is not None
        worst = (
            s.advanced
            and c.ranged
            and any(
                squares_of(t) & (spread(foe_squares(f)) | foe_squares(f)) for t in opponents(s, f)
            )
        )  # FL-224
        natural = attack_roll(s, f, False, worst)
        row = c.table[(natural - 1) % 10]  # FL-182, FL-185
        targets = (
            eligible  # FL-207: a swarm's one roll counts for everybody near it
            if "swarm" in c.words or "all" in row.words
            else chosen_targets(s, f, row, eligible)
        )
        total = natural + foe_might(s, f)
        for target in targets:
            if f.vita > 0:
                yield from blow_lands(s, f, target, row, natural, total)
        if row.summon:
            call_up(s, f, row.summon)
        if "darkness" in row.words:
            site.dark = True  # FL-191
            note(s, "darkness", rule="FL-191")
        if natural == 1:
            f.no_attack = 2  # FL-188
        elif natural == 100:
            again = True  # FL-187: it can chain
            note(s, "foe_again", f.tag, rule="FL-187")


def chosen_targets(s: Tale, f: Foe, row: Blow, eligible: list[Hero | Foe]) -> list[Hero | Foe]:
    """One by the targeting die, and one more with ARCING (FL-175, FL-274)."""
    first = targeting_die(s, eligible)
    if "arcing" not in row.words:
        return [first]
    around = arc(f, first, CREATURES[f.kind].ranged)
    more = [t for t in eligible if t is not first and squares_of(t) & around]
    return [first, more[0]] if more else [first]


def blow_lands(s: Tale, f: Foe, target: Hero | Foe, row: Blow, natural: int, total: int) -> Asks:
    """The one roll against one of those affected (FL-184, FL-186)."""
    c = CREATURES[f.kind]
    hero = target if isinstance(target, Hero) else None
    if target.at < 0 or (hero is None and target.vita <= 0):
        return
    need = foe_defense(s, target) if isinstance(target, Foe) else hero_defense(s, target)
    note(s, "foe_attack", f.tag, row.name, natural, total, need, name_of(target), rule="FL-184")
    if total < need:
        return
    if hero is not None and hero.form == ALIVE:
        if (yield from turned_aside(s, f, hero, row, natural)):
            return
        if (yield from blocks(s, hero, attack=True)):
            return
    n = damage_roll(s, row, natural, False, is_sick(f)) - reduction(f)
    if c.coven and s.site is not None and covens(s.site):
        n += c.coven.get("dmg", 0)  # FL-196
    if "flank" in row.words and flanked(s, f, target):
        n += row.words["flank"]
    under = squares_of(target)
    deal(s, f, target, max(0, n))
    if target.at >= 0 and (hero is not None or target.vita > 0):
        yield from leave_marks(s, f, target, row, natural)
    if "burst" in row.words:
        yield from burst(s, f, under, row.words["burst"])


def no_hex(perk: str) -> Callable[[Tale, int], str | Bar | None]:
    """A perk against occultists (FL-301): once an encounter."""

    def barred(s: Tale, seat: int) -> str | Bar | None:
        h = asked(s)
        if perk not in h.words:
            return "FL-301"
        return Bar("FL-301", "Once an encounter.") if perk in h.spent_combat else None

    return barred


HEX = Ask[Tale](
    "hex",
    "FL-301",
    (
        Act[Tale, []](
            "turn_hex",
            "FL-301",
            barred=no_hex("turn_the_hex"),
            label="Turn the hex on another (OCCULT 9)",
        ),
        Act[Tale, []](
            "break_hex",
            "FL-301",
            barred=no_hex("break_the_hex"),
            label="Break the hex (OCCULT 9)",
        ),
        Act[Tale, []]("take", "FL-184", label="Take the blow"),
    ),
    prompt=lambda s, kind: f"{the(kind)} has laid a hex on you. Answer it?",
    meanwhile="feels a hex settle",
)


def turned_aside(s: Tale, f: Foe, h: Hero, row: Blow, natural: int) -> Asking[bool]:
    """Perks against occultists: once per encounter, OCCULT 9."""
    if CREATURES[f.kind].type != "occultist":
        return False
    pick = yield put(s, h, HEX, f.tag)
    if pick.verb == "take":
        return False
    h.spent_combat += ("turn_the_hex" if pick.verb == "turn_hex" else "break_the_hex",)
    if not (yield from skill_check(s, h, OCCULT, 9)):
        return False
    if pick.verb == "break_hex":
        miss_turn(s, f)
        return False
    assert s.site is not None
    others = [g for g in enemies(s.site) if g is not f]
    if others:
        deal(s, f, s.dice.pick(others), damage_roll(s, row, natural, False, False))
    return True


def call_up(s: Tale, f: Foe, kind: str) -> None:
    """A creature summons another: next to the leader unless it says otherwise (FL-197)."""
    first = leader(s)
    spawn(s, kind, first.at if first.at >= 0 else f.at)


GUARD = Ask[Tale](
    "guard",
    "FL-223",
    (
        Act[Tale, []]("guard", "FL-223", label="Strike back"),
        Act[Tale, []]("wait", "FL-223", label="Let it be", prior=0.5),
    ),
    prompt=lambda s, kind: f"{the(kind)} came at you. Strike back?",
    meanwhile="was waiting for this",
    part=True,
)


def guard(s: Tale, f: Foe, before: list[int]) -> Asks:
    """A defender nobody stood next to strikes back at one who came and attacked (FL-223)."""
    if not s.advanced:
        return
    for n in before:
        h = s.heroes[n]
        if f.vita <= 0 or h.form != ALIVE or h.guarded or h.at < 0:
            continue
        ready = [g for g in weapons(h) if works(h, g, CARDS[g.card])]  # FL-094
        gear = next((g for g in ready if can_reach(s, h, f, CARDS[g.card])), None)
        if gear is None and not spread(BIT[h.at]) & foe_squares(f):
            continue
        pick = yield put(s, h, GUARD, f.tag)
        if pick.verb == "guard":
            h.guarded = True
            if "steady_guard" in h.words:
                h.stance = 0
                yield from hero_attack(s, h, f, gear, free=True)
                h.stance = DEFEND
            else:
                yield from hero_attack(s, h, f, gear, free=True)


def on_guard(s: Tale) -> list[int]:
    """Defenders with no foe next to them, before a creature moves (FL-223)."""
    site = s.site
    assert site is not None
    mask = 0
    for g in enemies(site):
        mask |= foe_squares(g)
    around = spread(mask) | mask
    return [
        h.number
        for h in s.heroes
        if h.stance == DEFEND and h.form == ALIVE and h.at >= 0 and not around >> h.at & 1
    ]
