"""Attacks of characters, their companions and their allies."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asking, Asks, note

from ..content import CARDS, CREATURES
from ..content.board import BIT, DISC, NEAR, ground, squares
from ..content.cards import Card
from ..content.notation import Blow, Dice3
from ..state import (
    ACTED,
    ALIVE,
    ATTACKED,
    BROKEN,
    DEFEND,
    EXHAUSTED,
    FOES,
    GHOST,
    JAMMED,
    Foe,
    Gear,
    Hero,
    Tale,
    here,
)
from .awards import award_coins, draw_item
from .field import behind, blocked, enemies, enemy_mask, flanked, foe_squares, friends_mask
from .figures import foe_defense, refresh
from .harm import gain_gp, lose_vita
from .hazards import foe_loses
from .keywords import (
    arc,
    attack_roll,
    burst,
    damage_roll,
    deal,
    has_edge,
    is_sick,
    leave_marks,
    reduction,
)
from .movement import strides
from .names import foe_name
from .party import put, put_of

FISTS = Card(id="fists", name="Fists", deck="item", blow=Blow(Dice3(), {}), weapon=True)
ARC = Act[Tale, [int]](
    "foe",
    "FL-274",
    over=range(FOES),
    given=True,
    label=lambda s, seat, n: f"It shall be {foe_name(s, n)}",
    points="foe:{0}",
)
ARCING = Ask(
    "arc",
    "FL-274",
    (ARC,),
    prompt="the blow goes on. Whom else does it take?",
    meanwhile="swings on",
    part=True,
)


def blow_of(gear: Gear | None, card: Card) -> Blow:
    """A weapon's blow, with what its fill adds."""
    if gear is None or not gear.fill_left:
        return card.blow
    fill = CARDS[gear.fill].blow
    d, e = card.blow.dice, fill.dice
    return Blow(
        Dice3(d.n, d.sides, d.plus + e.plus),
        {**card.blow.words, **fill.words},
        (*card.blow.afflicts, *fill.afflicts),
        name=card.blow.name,
    )


def wield(gear: Gear, card: Card) -> Blow:
    """The blow of a weapon in use: it takes a shot (FL-094) and one of the attacks of a fill (FL-284)."""
    blow = blow_of(gear, card)
    if card.ammo:
        gear.left -= 1
    if gear.fill_left:
        gear.fill_left -= 1
    return blow


def reach_of(card: Card, thrown: bool) -> int:
    """How far a weapon reaches; 0 means as far as one sees (FL-160, FL-161, FL-288, FL-295)."""
    if thrown:
        return 3
    words = card.blow.words
    if card.ranged:
        return words.get("range", 0)
    return words.get("reach", 1)


def reaches(s: Tale, h: Hero, card: Card, thrown: bool = False) -> tuple[int, int]:
    """The squares within a weapon's reach, and those it finds a way to; never through obstacles (FL-161)."""
    at, reach = h.at, reach_of(card, thrown)
    if at < 0:
        return 0, 0
    if reach == 1:
        beside = NEAR[at] | BIT[at]
        return beside, beside
    assert s.site is not None
    seen = ground(blocked(s.site)).sight(at)
    return DISC[at][reach] if reach else seen, seen


def can_reach(s: Tale, h: Hero, f: Foe, card: Card, thrown: bool = False) -> bool:
    """Whether a character's weapon reaches a foe."""
    within, open_to = reaches(s, h, card, thrown)
    under = foe_squares(f)
    return bool(within & under and open_to & under)


def might_against(s: Tale, h: Hero, f: Foe, card: Card, words: dict[str, int], ranged: bool) -> int:
    """MIGHT and every bonus and penalty on a character's attack (FL-157)."""
    n = h.might + h.boost_might + card.might
    if h.stance == DEFEND:
        n -= 10  # FL-220
    site = s.site
    assert site is not None
    if site.dark and h.form != GHOST and "light" not in h.words:
        n -= 10 if ranged else 5  # FL-191, FL-192
    n += grudge(h, f.id, CREATURES[f.kind].type, words)
    if ranged and s.advanced and "true" not in words:  # FL-226, FL-296
        figures = (friends_mask(s) | enemy_mask(site)) & ~(1 << h.at) & ~foe_squares(f)
        if figures:
            g = ground(blocked(site))
            seen = squares(foe_squares(f) & g.sight(h.at))
            n -= 5 * min((g.in_the_way(h.at, q, figures) for q in seen), default=0)
    return n


def grudge(h: Hero, target: int, kind: str, words: dict[str, int]) -> int:
    """MIGHT that hangs on whom one attacks: FOCUS (FL-286) and the perks of the lore tree (FL-301)."""
    n = 5 if f"hunt_{kind}" in h.words else 0
    if h.last_target == target:
        n += words.get("focus", 0)  # FL-286
        if "stalker" in h.words:
            n += min(20, 5 * h.streak)
    return n


def keep_count(h: Hero) -> None:
    """A round is over for a character: whom it attacked, and for how many rounds in a row (FL-286)."""
    if h.target >= 0:
        h.streak = h.streak + 1 if h.target == h.last_target else 1
    h.last_target = h.target


def extra_damage(s: Tale, h: Hero, f: Foe, card: Card, words: dict[str, int], ranged: bool) -> int:
    """Damage that does not come from the dice, nor from the DMG bonus."""
    n = h.rage + h.boost_damage - reduction(h)  # FL-279, FL-290
    kind = CREATURES[f.kind].type
    if has_edge(words, kind):
        n += 1
    if ("flank" in words or "flanker" in h.words) and flanked(s, h, f):
        n += words.get("flank", 0) + ("flanker" in h.words and not ranged)  # FL-285
    if "sexton" in h.words and kind in ("undead", "spirit"):
        n += 1
    if "marksman" in h.words and ranged and card.deck != "ability":
        n += 1
    return n


def at_close_quarters(s: Tale, h: Hero) -> bool:
    """Whether a foe is next to a character, or on its space."""
    return bool((NEAR[h.at] | BIT[h.at]) & enemy_mask(here(s)))


def hero_attack(
    s: Tale, h: Hero, f: Foe, gear: Gear | None, thrown: bool = False, free: bool = False
) -> Asks:
    """A character attacks with a weapon or with bare hands (FL-156 to FL-168)."""
    card = CARDS[gear.card] if gear is not None else FISTS
    blow = wield(gear, card) if gear is not None else card.blow
    ranged = card.ranged or thrown
    if h.last_target != f.id:
        h.streak = 0
    h.target = f.id
    if not free:
        h.done |= ATTACKED
        h.steps = 0  # FL-147
    if gear is not None and thrown:
        gear.condition = EXHAUSTED  # FL-295
    worst = s.advanced and ranged and at_close_quarters(s, h)  # FL-224
    natural = yield from attack_with(s, h, f, card, blow, ranged, worst)
    if natural == 1:
        fault(s, h, gear)
    elif natural == 100:
        yield from devastating(s, h)


def attack_with(
    s: Tale, h: Hero, f: Foe, card: Card, blow: Blow, ranged: bool, worst: bool
) -> Asking[int]:
    """One attack roll against the target and whoever else it takes; the natural roll."""
    words = blow.words
    natural = attack_roll(s, h, has_edge(words, CREATURES[f.kind].type), worst)
    total = natural + might_against(s, h, f, card, words, ranged)
    for target in (yield from targets_of(s, h, f, card, words, ranged)):
        need = foe_defense(s, target)
        note(s, "attack", h.who, card.id, natural, total, need, target.tag,
             rule="FL-158")  # fmt: skip
        if total >= need:  # FL-158
            yield from hit_foe(s, h, target, card, blow, natural, ranged)
            if target.vita <= 0 and h.form == ALIVE:
                yield from killed(s, h, target)
    return natural


def targets_of(
    s: Tale, h: Hero, f: Foe, card: Card, words: dict[str, int], ranged: bool
) -> Asking[list[Foe]]:
    """The target and whoever ARCING and PENETRATE add (FL-274, FL-287)."""
    out = [f]
    site = here(s)
    if "arcing" in words:
        around = arc(h, f, ranged)
        more = [g for g in enemies(site) if g is not f and foe_squares(g) & around]
        if more:
            pick = yield put_of(s, h, ARCING, [ARC.table[g.id] for g in more])
            out += [g for g in more if g.id == pick.args[0]]
    if "penetrate" in words:
        far = words.get("range", 0) if ranged else words.get("reach", 1)
        line = behind(h.at, foe_squares(f), words["penetrate"], far, blocked(site))
        out += [g for g in enemies(site) if g not in out and foe_squares(g) & line]
    return out


def hit_foe(s: Tale, h: Hero, f: Foe, card: Card, blow: Blow, natural: int, ranged: bool) -> Asks:
    """Damage of weapon, DMG bonus and extras, then everything else the blow does (FL-159)."""
    if h.form == GHOST and card.deck != "ability":
        n = h.dmg - reduction(h)  # FL-162, FL-290
    else:
        n = damage_roll(s, blow, natural, card.hands == 2, is_sick(h))
        n += h.dmg if card.deck != "ability" else 0  # FL-309, FL-336
        n += extra_damage(s, h, f, card, blow.words, ranged)
    under = foe_squares(f)
    if natural == 100 and "execute" in blow.words and not CREATURES[f.kind].affliction:  # FL-283
        foe_loses(s, f, f.vita)
    else:
        deal(s, h, f, max(0, 2 * n if natural == 100 and "execute" in blow.words else n))
    if f.vita > 0:
        yield from leave_marks(s, h, f, blow, natural)
    if "burst" in blow.words:
        yield from burst(s, h, under, blow.words["burst"])


def killed(s: Tale, h: Hero, f: Foe) -> Asks:
    """What a character gains from a kill of its own."""
    if "question" in h.words and CREATURES[f.kind].type == "mortal":
        roll = s.dice.roll(10)
        note(s, "questioned", h.who, f.tag, roll, rule="FL-301")
        if roll >= 8:
            yield from draw_item(s, h)
        elif roll >= 4:
            award_coins(s, h, 5)


def fault(s: Tale, h: Hero, gear: Gear | None) -> None:
    """A natural 1: the weapon breaks, the empty hand loses heart (FL-165 to FL-168)."""
    note(s, "fault", h.who, gear.card if gear is not None else "", rule="FL-165")
    if h.form == GHOST:
        lose_vita(s, h, 1)
    elif gear is None:
        h.no_attack = 2  # FL-167
    elif CARDS[gear.card].deck == "artifact":
        gear.condition = JAMMED  # FL-166
        refresh(s, h)
    else:
        gear.condition = BROKEN
        refresh(s, h)


DEVASTATING = Ask[Tale](
    "devastating",
    "FL-164",
    (
        Act[Tale, []](
            "extra",
            "FL-164",
            barred=lambda s, seat: None if here(s).active == s.asked else "FL-164",
            label="Move and act once more",
        ),
        Act[Tale, []]("full_pp", "FL-164", label="Gather yourself: all PP back"),
    ),
    prompt="a devastating strike! What follows?",
    meanwhile="stands over what is left",
    part=True,
)


def devastating(s: Tale, h: Hero) -> Asks:
    """A natural 100: one more move and act, or all PP back (FL-164); a ghost gains GP (FL-168)."""
    note(s, "devastating", h.who, rule="FL-164")
    if h.form == GHOST:
        gain_gp(h, s.dice.roll(6))  # FL-168
        return
    if h.form != ALIVE:
        return
    pick = yield put(s, h, DEVASTATING)
    if pick.verb == "extra":
        h.done &= ~(ACTED | ATTACKED)
        h.steps = strides(s, h)
    else:
        h.pp = max(h.pp, h.max_pp)


BITE = Card(id="bite", name="teeth", deck="item", blow=Blow(Dice3(1, 4), {}), weapon=True)
"""The extra bite or claw of the afflicted: 1d4, no DMG bonus (FL-257, FL-266)."""


def maul(s: Tale, h: Hero, f: Foe) -> Asks:
    """Bite or claw: an attack like any other, so it may be devastating or fail (FL-257, FL-266)."""
    natural = attack_roll(s, h, False, False)
    total, need = natural + might_against(s, h, f, BITE, {}, False), foe_defense(s, f)
    note(s, "attack", h.who, BITE.id, natural, total, need, f.tag, rule="FL-257")
    if total >= need:
        n = damage_roll(s, BITE.blow, natural, False, is_sick(h))
        deal(s, h, f, max(0, n + extra_damage(s, h, f, BITE, {}, False)))
        if f.vita <= 0:
            yield from killed(s, h, f)
    if natural == 1:
        fault(s, h, None)
    elif natural == 100:
        yield from devastating(s, h)


def companion_attack(s: Tale, h: Hero, name: str, f: Foe) -> Asks:
    """An armed or trained companion attacks besides (FL-149)."""
    card = CARDS[name]
    natural = s.dice.roll(100)
    total, need = natural + card.might, foe_defense(s, f)
    note(s, "ally_attack", name, natural, total, need, f.tag, rule="FL-149")
    if total >= need:
        deal(s, None, f, damage_roll(s, card.blow, natural, False, False))
        if f.vita > 0:
            yield from leave_marks(s, h, f, card.blow, natural)
