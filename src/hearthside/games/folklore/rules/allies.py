"""Creatures on the group's side: allies on their summoner's turn, foes under somebody's control."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asking, Asks, Bar, Option, note

from ..content import CREATURES
from ..content.board import NAMES, NUMBERS, OnSquares, covers, fits, gap, ground, spread, squares
from ..content.names import the
from ..state import ALIVE, ALLY_HIT, FOES, LED, Foe, Hero, Tale, here
from .arms import foe, no_target
from .field import blocked, enemies, enemy_mask, flanked, foe_squares, friends_mask
from .figures import foe_defense, foe_might
from .foe_moves import lead, led_reach, stride_now, struck_from
from .keywords import (
    arc,
    attack_roll,
    burst,
    damage_roll,
    deal,
    is_sick,
    leave_marks,
    reduction,
)
from .names import foe_name
from .party import asked, put


def ally_of(s: Tale, h: Hero) -> Foe | None:
    """The creature the character has summoned."""
    return next((f for f in here(s).foes if f.owner == h.number), None)


def ruled_by(s: Tale, h: Hero) -> Foe | None:
    """The creature under the character's control whose turn it is."""
    return next((f for f in here(s).foes if f.id == here(s).acting), None)


def ally_hits(s: Tale, ally: Foe, f: Foe) -> bool:
    """Whether an ally reaches a foe."""
    return bool(struck_from(s, ally) & foe_squares(f))


def creature_attacks(s: Tale, a: Foe, f: Foe) -> Asks:
    """An ally or a controlled creature attacks with its own table (FL-200, FL-202).

    Its 100 brings one more attack on anybody in reach, its 1 costs the attacks of its next turn (FL-187, FL-188).
    """
    target: Foe | None = f
    while target is not None and a.vita > 0:
        natural = yield from one_attack(s, a, target)
        target = None
        if natural == 1:
            a.no_attack = 2
        elif natural == 100:
            note(s, "foe_again", a.tag, rule="FL-187")
            others = [g for g in enemies(here(s)) if ally_hits(s, a, g)]
            target = others[s.dice.below(len(others))] if others else None


def one_attack(s: Tale, a: Foe, f: Foe) -> Asking[int]:
    """One roll of a creature of the group; the natural roll."""
    c = CREATURES[a.kind]
    site = here(s)
    pressed = bool(spread(foe_squares(a)) & enemy_mask(site))
    natural = attack_roll(s, a, False, s.advanced and c.ranged and pressed)  # FL-224
    row = c.table[(natural - 1) % 10]
    targets = [f]
    if "swarm" in c.words or "all" in row.words:
        targets = [g for g in enemies(site) if ally_hits(s, a, g)]
    elif "arcing" in row.words:
        around = arc(a, f, c.ranged)
        targets += [g for g in enemies(site) if g is not f and foe_squares(g) & around][:1]
    total = natural + foe_might(s, a)
    for target in targets:
        need = foe_defense(s, target)
        note(s, "ally_attack", a.tag, natural, total, need, target.tag, rule="FL-200")
        if total < need:
            continue
        n = damage_roll(s, row, natural, False, is_sick(a)) - reduction(a)
        if "flank" in row.words and flanked(s, a, target):
            n += row.words["flank"]
        under = foe_squares(target)
        deal(s, a, target, max(0, n))
        if target.vita > 0:
            yield from leave_marks(s, a, target, row, natural)
        if "burst" in row.words:
            yield from burst(s, a, under, row.words["burst"])
    return natural


# -- an ally on its summoner's turn ---------------------------------------------------------------


def no_ally(s: Tale, h: Hero) -> str | Bar | None:
    """FL-200: the ally a character has summoned acts on that character's turn."""
    ally = ally_of(s, h)
    if ally is None or h.form != ALIVE:
        return "FL-200"
    if not here(s).combat:
        return Bar("FL-201", "There is no fight.")
    if ally.skip:
        return "FL-142"
    if h.done & ALLY_HIT:
        return Bar("FL-200", "Your ally has attacked this turn.")
    if h.at < 0:
        return "FL-070"
    return None


def no_herd(s: Tale, seat: int, name: str) -> str | Bar | None:
    """FL-200: an ally moves once, before it attacks."""
    h = asked(s)
    bar = no_ally(s, h)
    if bar:
        return bar
    if h.done & LED:
        return Bar("FL-200", "Your ally has moved this turn.")
    ally = ally_of(s, h)
    assert ally is not None
    return no_way_for(s, ally, NUMBERS[name])


def no_way_for(s: Tale, f: Foe, to: int) -> str | Bar | None:
    """What keeps a creature that somebody leads from a square."""
    site, size = here(s), CREATURES[f.kind].size
    if led_reach(s, f) >> to & 1:
        return None
    under = covers(to, size)
    if blocked(site) & under or to not in squares(ground(0).open if size == 1 else fits(0).open):
        return "FL-078"
    if (friends_mask(s) | enemy_mask(site)) & under & ~foe_squares(f):
        return "FL-153"
    if site.flames & under:
        return "FL-212"
    if f.rooted:
        return "FL-264"
    away, stride = gap(f.at, to), stride_now(s, f)
    if away > stride:
        return Bar("FL-145", f"It is {away} spaces away, its STRIDE is {stride}.")
    return Bar("FL-153", f"No way of {stride} spaces leads there.")


def herd(s: Tale, seat: int, name: str) -> None:
    """FL-200: the ally moves."""
    h = asked(s)
    h.done |= LED
    ally = ally_of(s, h)
    assert ally is not None
    note(s, "steered", ally.tag, name, rule="FL-200")
    lead(s, ally, NUMBERS[name])


HERD = Act(
    "herd",
    "FL-200",
    herd,
    over=NAMES,
    barred=no_herd,
    label="Send your ally to {0}",
    points="sq:{0}",
)


def no_order(s: Tale, seat: int, n: int) -> str | Bar | None:
    """FL-200: an ally attacks once a turn."""
    h = asked(s)
    bar = no_ally(s, h) or no_target(s, n)
    if bar:
        return bar
    ally = ally_of(s, h)
    assert ally is not None
    if ally.no_attack == 1:
        return "FL-188"
    return None if ally_hits(s, ally, foe(s, n)) else Bar("FL-160", "It is out of its reach.")


def order(s: Tale, seat: int, n: int) -> Asks:
    """FL-200: the ally attacks, as often as its card says, while the target stands."""
    h = asked(s)
    h.done |= ALLY_HIT
    ally, target = ally_of(s, h), foe(s, n)
    assert ally is not None
    for _ in range(CREATURES[ally.kind].attacks):
        if target.vita > 0 and ally.vita > 0:
            yield from creature_attacks(s, ally, target)


ORDER = Act(
    "order",
    "FL-200",
    order,
    over=range(FOES),
    barred=no_order,
    label=lambda s, seat, n: f"Set your ally on {foe_name(s, n)}",
    points="foe:{0}",
)
herd_options, ORDER_AT = OnSquares(HERD.table), list(ORDER.options)


def ally_options(s: Tale, h: Hero, foes: list[Foe], out: list[Option]) -> None:
    """What an ally can do that nothing bars, for the list of its summoner's turn."""
    ally = ally_of(s, h)
    if ally is None or ally.skip or h.done & ALLY_HIT:
        return
    if not h.done & LED:
        out += herd_options(led_reach(s, ally))
    if ally.no_attack != 1:
        out += [ORDER_AT[f.id] for f in foes if ally_hits(s, ally, f)]


# -- a foe under control --------------------------------------------------------------------------


def no_steer(s: Tale, seat: int, name: str) -> str | Bar | None:
    """FL-202: a controlled creature goes where its stride takes it."""
    f = ruled_by(s, asked(s))
    return "FL-202" if f is None else no_way_for(s, f, NUMBERS[name])


STEER = Act[Tale, [str]](
    "steer", "FL-202", over=NAMES, barred=no_steer, label="Go to {0}", points="sq:{0}"
)
STAY = Act[Tale, []]("stay", "FL-202", label="Let it stay")
steer_options = OnSquares(STEER.table)


def ways_to_steer(s: Tale, seat: int) -> list[Option]:
    """Where a controlled creature can go, or that it stays."""
    f = ruled_by(s, asked(s))
    return [*(steer_options(led_reach(s, f)) if f is not None else ()), STAY.option]


STEERING = Ask(
    "steer",
    "FL-202",
    (STEER, STAY),
    prompt=lambda s, kind: f"{the(kind)} is yours for a while. Where shall it go?",
    meanwhile="leads a foe by the hand",
    fast=ways_to_steer,
)


def no_command(s: Tale, seat: int, n: int) -> str | Bar | None:
    """FL-202: whom a controlled creature can strike."""
    f = ruled_by(s, asked(s))
    bar = no_target(s, n)
    if bar:
        return bar
    if f is None or n == f.id or f.no_attack == 1:
        return "FL-202"
    return None if ally_hits(s, f, foe(s, n)) else Bar("FL-160", "It is out of its reach.")


COMMAND = Act[Tale, [int]](
    "command",
    "FL-202",
    over=range(FOES),
    barred=no_command,
    label=lambda s, seat, n: f"Strike {foe_name(s, n)}",
    points="foe:{0}",
)
COMMANDING = Ask(
    "command",
    "FL-202",
    (COMMAND, STAY),
    prompt=lambda s, kind: f"{the(kind)} is yours for a while. Whom shall it strike?",
    meanwhile="leads a foe by the hand",
)


def ruled_turn(s: Tale, f: Foe) -> Asks:
    """A controlled creature goes where it is told and ends its move by attacking (FL-202)."""
    h = s.heroes[f.ruler]
    pick = yield put(s, h, STEERING, f.tag)
    if pick.verb == "steer":
        note(s, "steered", f.tag, str(pick.args[0]), rule="FL-202")
        lead(s, f, NUMBERS[str(pick.args[0])])
    for _ in range(CREATURES[f.kind].attacks):
        if f.vita <= 0 or f.no_attack == 1:
            break
        if not any(ally_hits(s, f, g) for g in enemies(here(s))):
            break
        pick = yield put(s, h, COMMANDING, f.tag)
        if pick.verb != "command":
            break
        yield from creature_attacks(s, f, foe(s, int(pick.args[0])))
