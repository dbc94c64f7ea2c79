"""The keywords, each once: they work on whatever has been hit, character or creature alike."""

from __future__ import annotations

from hearthside.kernel import note

from ..content import CREATURES, MAPS, STORIES
from ..content.board import ANCHORS, BIT, COVER, NAMES, covers, ground, lowest, spread
from ..content.notation import STATUS, Blow, Dice3
from ..state import ALIVE, GHOST, Foe, Hero, Site, Tale
from .harm import is_ethereal, lose_vita, snare_damage, softened, to_limbo
from .statuses import SICKENED, afflict, corrode, infect, resists

HAZARD = 1
"""Snare damage of a hazard square; flames do 1d4 and rank above it."""
EDGE = {
    "sacred": ("demonic", "undead"),  # FL-291
    "silver": ("shapeshifter", "undead"),  # FL-292
    "cold_steel": ("spirit", "nature"),  # FL-278
}


def blocked(site: Site) -> int:
    """Squares that bar movement and sight: walls, objects, closed doors (FL-078, FL-190)."""
    board = MAPS[site.map]
    return board.walls | board.objects | site.doors


def friends_mask(s: Tale) -> int:
    """The squares of characters and of their allies."""
    m = 0
    for h in s.heroes:
        if h.at >= 0:
            m |= BIT[h.at]
    for f in s.site.foes:  # type: ignore[union-attr]
        if f.owner >= 0 or f.ruler >= 0:
            m |= BIT[f.at] if CREATURES[f.kind].size == 1 else COVER[f.at]
    return m


def enemies(site: Site) -> list[Foe]:
    """Creatures that fight against the group."""
    return [f for f in site.foes if f.owner < 0 and f.ruler < 0]


def hostile(site: Site) -> bool:
    """Whether the fight goes on: a foe under somebody's control is still to be beaten (FL-202)."""
    return any(f.owner < 0 for f in site.foes)


def enemy_mask(site: Site) -> int:
    """The squares of creatures that fight against the group."""
    m = 0
    for f in site.foes:
        if f.owner < 0 and f.ruler < 0:
            m |= BIT[f.at] if CREATURES[f.kind].size == 1 else COVER[f.at]
    return m


def foe_squares(f: Foe) -> int:
    """The squares under a creature."""
    return covers(f.at, CREATURES[f.kind].size)


def squares_of(figure: Hero | Foe) -> int:
    """The squares under any figure."""
    return BIT[figure.at] if isinstance(figure, Hero) else foe_squares(figure)


def has_edge(words: dict[str, int], kind: str) -> bool:
    """SACRED, SILVER or COLD STEEL against the right type: two rolls and +1 damage."""
    for word, types in EDGE.items():
        if word in words and kind in types:
            return True
    return False


def attack_roll(s: Tale, figure: Hero | Foe, best: bool, worst: bool) -> int:
    """The percentile roll; a weaken token or bad footing makes it the lower of two (FL-298)."""
    if figure.weaken:
        figure.weaken -= 1
        worst = True
    roll = s.dice.roll(100)
    if best is not worst:
        other = s.dice.roll(100)
        if (other > roll) is best:
            roll = other
    return roll


def throw(s: Tale, d: Dice3) -> int:
    """Roll dice."""
    n = d.plus
    for _ in range(d.n):
        n += s.dice.roll(d.sides)
    return n


def damage_roll(s: Tale, blow: Blow, natural: int, two_hands: bool, sick: bool) -> int:
    """Damage dice: two hands keep the better of two (FL-100), the SICKENED the worse (FL-270)."""
    d = blow.dice
    if natural > 95 and "vorpal" in blow.words:
        return d.most  # FL-297
    n = throw(s, d)
    if d.n and two_hands is not sick:
        other = throw(s, d)
        if (other > n) is two_hands:
            n = other
    return n


def is_sick(figure: Hero | Foe) -> bool:
    """SICKENED: damage is rolled twice and the worse kept."""
    return bool(figure.statuses & SICKENED)


def ethereal(figure: Hero | Foe) -> bool:
    """Whether a figure has no body."""
    if isinstance(figure, Hero):
        return is_ethereal(figure)
    return "ethereal" in CREATURES[figure.kind].words or bool(figure.statuses & STATUS["ethereal"])


def deal(s: Tale, attacker: Hero | Foe | None, target: Hero | Foe, n: int) -> int:
    """Attack damage after the target's ABSORPTION; answers what went through (FL-273)."""
    bodiless = attacker is not None and ethereal(attacker)
    if isinstance(target, Hero):
        n = softened(target, n, bodiless)
        if n:
            lose_vita(s, target, n)
        else:
            note(s, "unhurt", target.who, rule="FL-273")
        return n
    words = CREATURES[target.kind].words
    n -= words.get("absorption", 0) + target.boost_absorb
    if "ethereal" in words and not bodiless:
        n -= 2
    n = max(0, n)
    if n:
        foe_loses(s, target, n)
    else:
        note(s, "unhurt", target.kind, rule="FL-273")
    return n


def foe_loses(s: Tale, f: Foe, n: int) -> None:
    """A creature loses vita; at 0 it is removed (FL-159)."""
    if n <= 0 or f.vita <= 0:
        return
    f.vita -= n
    note(s, "foe_vita", f.id, f.kind, -n, rule="FL-159")
    if f.vita <= 0:
        f.vita = 0
        foe_dies(s, f)


def foe_dies(s: Tale, f: Foe) -> None:
    """A creature is gone; a character who had become one goes to limbo (FL-258)."""
    site = s.site
    assert site is not None
    for i, other in enumerate(site.foes):
        if other is f:
            del site.foes[i]
            break
    note(s, "foe_died", f.kind, rule="FL-159")
    if f.soul >= 0:
        to_limbo(s, s.heroes[f.soul])
    elif f.owner < 0:
        site.beaten.append(f.kind)
        s.foes_beaten += 1


def snare(s: Tale, figure: Hero | Foe, n: int) -> None:
    """Damage of a trap, a fall, a hard landing: ABSORPTION does not help (FL-273)."""
    if isinstance(figure, Hero):
        lose_vita(s, figure, snare_damage(figure, n))
    else:
        foe_loses(s, figure, max(0, n - 2) if ethereal(figure) else n)


def figure_at(s: Tale, square: int) -> Hero | Foe | None:
    """Whoever stands on a square."""
    for h in s.heroes:
        if h.at == square:
            return h
    for f in s.site.foes:  # type: ignore[union-attr]
        if foe_squares(f) >> square & 1:
            return f
    return None


def push(s: Tale, pusher: int, target: Hero | Foe, n: int, listed: bool) -> None:
    """Push away from the pusher; everybody on the way is hurt (FL-214, FL-215)."""
    site = s.site
    assert site is not None
    x, y = target.at % 10, target.at // 10
    px, py = pusher % 10, pusher // 10
    dx, dy = (x > px) - (x < px), (y > py) - (y < py)
    open_ground = ground(blocked(site)).open
    movable = isinstance(target, Hero) or CREATURES[target.kind].size == 1
    for _ in range(n):
        x, y = x + dx, y + dy
        if not (0 <= x < 10 and 0 <= y < 10 and open_ground >> (10 * y + x) & 1):
            break
        other = figure_at(s, 10 * y + x)
        if other is not None and other is not target:
            snare(s, other, s.dice.roll(4))
            movable = False
        if movable:
            target.at = 10 * y + x
            if site.flames >> target.at & 1:
                burn(s, target)  # FL-210
            elif MAPS[site.map].hazards >> target.at & 1:
                snare(s, target, HAZARD)
            if target.at < 0 or (isinstance(target, Foe) and target.vita <= 0):
                return
    hard = STORIES[s.story].difficulty in ("midnight", "nightmare") if s.story else False
    if hard or not listed:
        snare(s, target, s.dice.roll(4))
    note(s, "pushed", name_of(target), rule="FL-214")


def name_of(figure: Hero | Foe) -> str:
    """The card of a figure: its character or its creature."""
    return figure.who if isinstance(figure, Hero) else figure.kind


def inflict(s: Tale, source: Hero | Foe, target: Hero | Foe, name: str, number: int) -> None:
    """A status from a blow; creatures resist without a bonus (FL-245)."""
    if isinstance(target, Hero):
        afflict(s, target, name, number)
        return
    if number and isinstance(source, Hero) and "hexer" in source.words:
        number += 2
    if not resists(s, target, name, number):
        target.statuses |= STATUS[name]
        note(s, "foe_status", target.kind, name, rule="FL-245")


def leave_marks(s: Tale, source: Hero | Foe, target: Hero | Foe, blow: Blow, natural: int) -> None:
    """All that a hit does besides its damage."""
    words = blow.words
    if words:
        if "crushing" in words:
            target.reduced = max(target.reduced, 1)  # FL-279: not stacking
        if "weaken" in words:
            target.weaken += 1  # FL-298
        if "razor" in words and not ethereal(target):
            target.razor, target.razor_left = words["razor"], 4  # FL-289
        if "blackout" in words and natural > words["blackout"]:
            target.skip = max(target.skip, 1)  # FL-276
        if isinstance(target, Hero):
            _mark_hero(s, target, words)
        if "heal" in words and isinstance(source, Foe):
            top = CREATURES[source.kind].vita
            source.vita = min(top, source.vita + words["heal"])
        if "push" in words and target.at >= 0:
            push(s, source.at, target, words["push"], bool(blow.dice.n))
        if "flame" in words and target.at >= 0:
            light_flame(s, target.at)
    for name, number in blow.afflicts:
        inflict(s, source, target, name, number)


def _mark_hero(s: Tale, h: Hero, words: dict[str, int]) -> None:
    if "drain" in words and h.form == ALIVE:  # FL-332: nothing for a ghost
        h.pp = max(0, h.pp - words["drain"])
    if "corrosion" in words:
        corrode(s, h)
    if "infect" in words and h.statuses & SICKENED:
        infect(s, h)


def burst(s: Tale, source: Hero | Foe, target_squares: int, n: int) -> None:
    """Everything of the other side next to the target suffers; each figure once (FL-277)."""
    around = spread(target_squares)
    for other in opponents(s, source):
        if squares_of(other) & around and not squares_of(other) & target_squares:
            deal(s, source, other, n)


def opponents(s: Tale, figure: Hero | Foe) -> list[Hero | Foe]:
    """Everybody on the map that a figure fights against."""
    site = s.site
    assert site is not None
    if isinstance(figure, Hero) or figure.owner >= 0 or figure.ruler >= 0:
        return [f for f in site.foes if f.owner < 0 and f.ruler < 0]
    out: list[Hero | Foe] = [h for h in s.heroes if h.at >= 0]
    out += [f for f in site.foes if f.owner >= 0 or f.ruler >= 0]
    return out


def light_flame(s: Tale, square: int) -> None:
    """A flame on a space; whoever stands there burns at once (FL-210)."""
    site = s.site
    assert site is not None
    if blocked(site) >> square & 1 or MAPS[site.map].water >> square & 1:
        return
    site.flames |= BIT[square]
    note(s, "flame", NAMES[square], rule="FL-210")
    other = figure_at(s, square)
    if other is not None:
        burn(s, other)


def burn(s: Tale, figure: Hero | Foe) -> None:
    """1d4 from a flame, one flame at a time (FL-210, FL-213)."""
    if isinstance(figure, Hero) and figure.form not in (ALIVE, GHOST):
        return
    if figure.flamed:
        return
    figure.flamed = True
    note(s, "burned", name_of(figure), rule="FL-210")
    snare(s, figure, s.dice.roll(4))


def flanked(s: Tale, attacker: Hero | Foe, target: Hero | Foe) -> bool:
    """Whether another of the attacker's side is next to the target (FL-285)."""
    site = s.site
    assert site is not None
    around = spread(squares_of(target)) | squares_of(target)
    if isinstance(attacker, Hero) or attacker.owner >= 0:
        if any(h is not attacker and h.at >= 0 and around >> h.at & 1 for h in s.heroes):
            return True
        return any(f is not attacker and f.owner >= 0 and around >> f.at & 1 for f in site.foes)
    return any(f is not attacker and f.owner < 0 and around & foe_squares(f) for f in site.foes)


def free_squares(s: Tale) -> int:
    """Open squares that nobody stands on."""
    site = s.site
    assert site is not None
    m = ground(blocked(site)).open
    for h in s.heroes:
        if h.at >= 0:
            m &= ~BIT[h.at]
    for f in site.foes:
        m &= ~foe_squares(f)
    return m


def free_near(s: Tale, square: int, large: bool = False) -> int:
    """The lowest free square nearest to `square` that is not on fire, or -1."""
    site = s.site
    assert site is not None
    free = free_squares(s) & ~site.flames
    if large:
        free &= free >> 1 & free >> 10 & free >> 11 & ANCHORS
    ring = BIT[square]
    while not ring & free:
        wider = ring | spread(ring)
        if wider == ring:
            return -1
        ring = wider
    return lowest(ring & free)


def spawn(s: Tale, kind: str, near_square: int, owner: int = -1) -> Foe | None:
    """Summon a creature on the nearest free space, never into flames (FL-197, FL-198, FL-212)."""
    site = s.site
    assert site is not None
    c = CREATURES[kind]
    at = free_near(s, near_square, c.size == 2)
    if at < 0:
        return None
    f = Foe(
        id=site.next_id, kind=kind, at=at, vita=c.vita, owner=owner,
        joined=site.round, summoned=True,
    )  # fmt: skip
    site.next_id += 1
    site.foes.append(f)
    note(s, "summoned", kind, rule="FL-197")
    return f


def razor_tick(s: Tale, figure: Hero | Foe) -> None:
    """RAZOR at the start of the target's turn (FL-289)."""
    if figure.razor_left:
        figure.razor_left -= 1
        if isinstance(figure, Hero):
            lose_vita(s, figure, figure.razor)
        else:
            foe_loses(s, figure, figure.razor)


def behind(a: int, b: int, n: int) -> int:
    """The `n` squares past `b` as seen from `a`, in a straight line only (FL-287)."""
    dx, dy = b % 10 - a % 10, b // 10 - a // 10
    if dx and dy:
        return 0
    dx, dy = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
    m = 0
    x, y = b % 10, b // 10
    for _ in range(n):
        x, y = x + dx, y + dy
        if not (0 <= x < 10 and 0 <= y < 10):
            break
        m |= BIT[10 * y + x]
    return m
