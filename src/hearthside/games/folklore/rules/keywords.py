"""The keywords, each once: they work on whatever has been hit, character or creature alike."""

from __future__ import annotations

from hearthside.kernel import Asks, note

from ..content import CREATURES
from ..content.board import spread
from ..content.notation import STATUS, Blow
from ..state import ALIVE, Foe, Hero, Tale
from .field import ethereal, free_near, in_own_turn, opponents, squares_of
from .harm import blocks, lose_vita, softened, suffer, throw
from .hazards import foe_loses, light_flame, push
from .measure import enter
from .statuses import SICKENED, afflict, corrode, infect, resists

EDGE = {
    "sacred": ("demonic", "undead"),  # FL-291
    "silver": ("shapeshifter", "undead"),  # FL-292
    "cold_steel": ("spirit", "nature"),  # FL-278
}
CURSE = 4
"""What CURSED takes off a maximum."""


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


def deal(s: Tale, attacker: Hero | Foe | None, target: Hero | Foe, n: int) -> int:
    """Attack damage after the target's ABSORPTION; returns what went through (FL-273)."""
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
    if not bodiless and ethereal(target):
        n -= 2
    n = max(0, n)
    if n:
        foe_loses(s, target, n)
    else:
        note(s, "unhurt", target.tag, rule="FL-273")
    return n


def inflict(s: Tale, source: Hero | Foe, target: Hero | Foe, name: str, number: int) -> None:
    """A status from a blow; creatures resist without a bonus (FL-245)."""
    if isinstance(target, Hero):
        afflict(s, target, name, number)
        return
    if number and isinstance(source, Hero) and "hexer" in source.words:
        number += 2
    if not resists(s, target, name, number):
        if name == "cursed" and not target.statuses & STATUS["cursed"]:  # FL-261
            target.most = max(1, target.most - CURSE)
            target.vita = min(target.vita, target.most)
        target.statuses |= STATUS[name]
        note(s, "foe_status", target.tag, name, rule="FL-245")


def leave_marks(s: Tale, source: Hero | Foe, target: Hero | Foe, blow: Blow, natural: int) -> Asks:
    """All that a hit does besides its damage."""
    words = blow.words
    if words:
        if "crushing" in words:  # FL-279: for the next turn, not stacking
            target.reduced = 2 if in_own_turn(s, target) else 1
        if "weaken" in words:
            target.weaken += 1  # FL-298
        if "razor" in words and not ethereal(target):
            target.razor, target.razor_left = words["razor"], 4  # FL-289
        if "blackout" in words and natural > words["blackout"]:
            miss_turn(s, target)  # FL-276
        if isinstance(target, Hero):
            _mark_hero(s, target, words)
        if "heal" in words and isinstance(source, Foe):
            heal_foe(s, source, words["heal"])
        if "push" in words and target.at >= 0:
            listed = blow.dice.most > 0
            yield from push(s, squares_of(source), target, words["push"], listed)
        if "flame" in words and target.at >= 0:
            yield from light_flame(s, target.at)
    for name, number in blow.afflicts:
        inflict(s, source, target, name, number)


def arc(attacker: Hero | Foe, first: Hero | Foe, ranged: bool) -> int:
    """Where ARCING finds one more: next to the attacker, or to the first target of a shot (FL-274)."""
    centre = squares_of(first if ranged else attacker)
    return spread(centre) | centre


def miss_turn(s: Tale, figure: Hero | Foe) -> None:
    """A figure misses its next turn; one that a creature is in the middle of does not count (FL-142)."""
    now = isinstance(figure, Foe) and in_own_turn(s, figure)
    figure.skip = max(figure.skip, 2 if now else 1)


def heal_foe(s: Tale, f: Foe, n: int) -> None:
    """A creature gets vita back, up to what it came with (FL-012)."""
    n = min(n, f.most - f.vita)
    if n > 0:
        f.vita += n
        note(s, "foe_healed", f.tag, n, rule="FL-012")


def reduction(figure: Hero | Foe) -> int:
    """What CRUSHING takes off the attacks of this turn (FL-279, FL-290)."""
    return 1 if figure.reduced == 1 else 0


def _mark_hero(s: Tale, h: Hero, words: dict[str, int]) -> None:
    if "drain" in words and h.form == ALIVE:  # FL-332: nothing for a ghost
        h.pp = max(0, h.pp - words["drain"])
    if "corrosion" in words:
        corrode(s, h)
    if "infect" in words and h.statuses & SICKENED:
        infect(s, h)


def burst(s: Tale, source: Hero | Foe, target_squares: int, n: int) -> Asks:
    """Everything of the other side next to the target suffers; each figure once (FL-277)."""
    around = spread(target_squares)
    for other in opponents(s, source):
        if squares_of(other) & around and not squares_of(other) & target_squares:
            if isinstance(other, Hero) and other.form == ALIVE and other.companions:
                if (yield from blocks(s, other, attack=False)):  # FL-102
                    continue
            deal(s, source, other, n)


def spawn(s: Tale, kind: str, near_square: int, owner: int = -1) -> Foe | None:
    """Summon a creature on the nearest free space, never into flames (FL-197, FL-198, FL-212)."""
    site = s.site
    assert site is not None
    c = CREATURES[kind]
    at = free_near(s, near_square, c.size == 2)
    if at < 0:
        return None
    f = site.add(kind, at, c.vita) if owner >= 0 else enter(s, kind, at)
    f.owner, f.summoned = owner, True
    note(s, "summoned", f.tag, rule="FL-197")
    return f


def razor_tick(s: Tale, figure: Hero | Foe) -> Asks:
    """RAZOR at the start of the target's turn (FL-289)."""
    if figure.razor_left:
        figure.razor_left -= 1
        if isinstance(figure, Hero):
            yield from suffer(s, figure, figure.razor)
        else:
            foe_loses(s, figure, figure.razor)
