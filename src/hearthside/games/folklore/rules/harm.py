"""Damage, blocking, death, ghosts and limbo."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asking, Asks, Bar, Option, note

from ..content import ABILITIES, CARDS, DECKS, MAPS
from ..content.board import lowest
from ..content.names import named, the
from ..content.notation import Dice3
from ..state import (
    ALIVE,
    BROKEN,
    DEAD,
    FRESH,
    GHOST,
    LIMBO,
    OUTSIDE,
    VAMPIRE,
    Gear,
    Hero,
    Tale,
    without,
)
from .boosts import NEXT_TURN, boost, clear_boosts
from .field import free_near
from .figures import BLOODLUST, is_ethereal, refresh
from .limits import use_up, used_up
from .measure import enter
from .party import asked, hand_on
from .statuses import DERANGED, drop_companions, refresh_all


def lose_vita(s: Tale, h: Hero, n: int) -> None:
    """Take vita, or GP from a ghost (FL-332); at nothing left the character falls."""
    if n <= 0:
        return
    if h.form == GHOST:
        h.gp -= n
        note(s, "gp", h.who, -n, rule="FL-332")
        if h.gp <= 0:
            h.gp = 0
            to_limbo(s, h)
    elif h.form == ALIVE:
        h.vita -= n
        note(s, "vita", h.who, -n, rule="FL-159")
        if h.vita <= 0:
            h.vita = 0
            fall(s, h)


def suffer(s: Tale, h: Hero, n: int) -> Asks:
    """A source of damage that is no attack: a companion can stand in its way (FL-102)."""
    if n > 0 and not (h.companions and (yield from blocks(s, h, attack=False))):
        lose_vita(s, h, n)


def throw(s: Tale, d: Dice3) -> int:
    """Roll dice."""
    n = d.plus
    for _ in range(d.n):
        n += s.dice.roll(d.sides)
    return n


def corrosion_round(s: Tale, h: Hero) -> None:
    """1 vita for each token at the start of a round, for 4 rounds (FL-231, FL-233)."""
    for _ in range(len(h.corrosion)):
        lose_vita(s, h, 1)
        if h.form != ALIVE:
            return
    h.corrosion = tuple(left - 1 for left in h.corrosion if left > 1)


def softened(h: Hero, n: int, ethereal: bool) -> int:
    """Attack damage after ABSORPTION (FL-273) and what ETHEREAL takes off (FL-179, FL-248)."""
    n -= h.absorb + h.boost_absorb
    if not ethereal and is_ethereal(h):
        n -= 2
    return max(0, n)


def snare_damage(h: Hero, n: int) -> int:
    """Snare damage: no ABSORPTION, but 2 less for the ethereal (FL-248, FL-273, FL-334)."""
    if "trapper" in h.words:
        return 0
    return max(0, n - 2) if is_ethereal(h) else n


def fall(s: Tale, h: Hero) -> None:
    """A character dies (FL-329)."""
    if "last_stand" in h.words and "last_stand" not in h.spent_chapter:
        h.spent_chapter += ("last_stand",)
        h.vita = 1
        return
    s.deaths += 1
    if h.who not in s.fallen:
        s.fallen += (h.who,)
    thirsty = bool(h.statuses & BLOODLUST)
    h.statuses = 0
    h.corrosion = ()  # FL-234
    h.infection = 0  # FL-237
    h.razor_left = h.weaken = h.reduced = h.skip = h.no_attack = 0
    h.stance = 0
    clear_boosts(h)
    drop_companions(s, h)
    note(s, "died", h.who, rule="FL-329")
    let_go(s, h)
    site = s.site
    if thirsty:
        rise_as_vampire(s, h)
    elif site is not None and h.at >= 0:
        h.form, h.grave, h.at = DEAD, h.at, OUTSIDE
    else:
        become_ghost(s, h)
    refresh_all(s)
    if s.heroes[s.leader] is h:
        hand_on(s)  # FL-331: the token moves on, the order of this combat stays


def let_go(s: Tale, h: Hero) -> None:
    """Nobody is left to steer the creatures that a character controlled (FL-202)."""
    if s.site is not None:
        for f in s.site.foes:
            if f.ruler == h.number:
                f.ruler = -1


def rise_as_vampire(s: Tale, h: Hero) -> None:
    """One with BLOODLUST comes back as a vampire that must be fought to the death (FL-258)."""
    h.form = VAMPIRE
    note(s, "vampire", h.who, rule="FL-258")
    site = s.site
    if site is not None:
        at = h.at if h.at >= 0 else free_near(s, lowest(MAPS[site.map].start))  # FL-070
        foe = enter(s, "vampire", at)
        foe.soul, foe.summoned = h.number, True
        h.at = OUTSIDE
    else:
        s.waiting.append(f"vampire:{h.number}")  # FL-259


NEW_GHOST = 10
"""The GP that a new ghost has, whatever its maximum has grown to (FL-332)."""


def become_ghost(s: Tale, h: Hero) -> None:
    """The card is flipped: GP instead of vita and PP (FL-332)."""
    h.form = GHOST
    h.vita = h.pp = 0
    refresh(s, h)
    h.gp = min(NEW_GHOST, h.max_gp)
    note(s, "ghost", h.who, rule="FL-332")


SPARE = 20
"""How far temporary points may lie above a maximum."""


def gain_gp(h: Hero, n: int) -> None:
    """GP that are gained and not recovered may exceed the maximum for a while (FL-012)."""
    h.gp = min(h.gp + n, h.max_gp + SPARE)


def to_limbo(s: Tale, h: Hero) -> None:
    """A ghost without GP is in limbo (FL-338)."""
    h.form = LIMBO
    h.at = OUTSIDE
    h.vita = h.pp = 0
    h.stance = 0
    let_go(s, h)
    refresh(s, h)
    note(s, "limbo", h.who, rule="FL-338")


def revive(s: Tale, h: Hero, half: bool) -> None:
    """Back to life with full PP, and with all or half of the vita (FL-337, FL-339)."""
    h.form = ALIVE
    h.gp = 0
    refresh(s, h)
    h.vita = max(1, h.max_vita // 2) if half else h.max_vita
    h.pp = h.max_pp
    note(s, "revived", h.who, rule="FL-337")


# -- blocking -------------------------------------------------------------------------------------


def ready_shield(h: Hero) -> Gear | None:
    """An equipped shield that can still block (FL-163)."""
    for g in h.gear:
        if g.worn and g.condition == FRESH and "shield" in CARDS[g.card].mods:
            return g
    return None


def no_shield(s: Tale, seat: int) -> str | None:
    """FL-163: an equipped shield blocks an attack, once."""
    return None if ready_shield(asked(s)) is not None else "FL-163"


SHIELD = Act[Tale, []]("shield", "FL-163", barred=no_shield, label="Block with the shield")


def no_stand_in(s: Tale, seat: int, card: str) -> str | None:
    """FL-102: a companion of one's own, unless it is on a mission."""
    if card not in asked(s).companions:
        return "FL-323"
    return "FL-102" if CARDS[card].category == "mission" else None


COMPANION = Act[Tale, [str]](
    "block",
    "FL-102",
    over=DECKS["companion"],
    barred=no_stand_in,
    label=lambda s, seat, card: f"Let {the(card)} take the blow for you",
    points=lambda s, seat, card: f"companion:{card}#{asked(s).who}",
)
ANSWERS = [a.id for a in ABILITIES.values() if a.window == "hit"]


def no_react(s: Tale, seat: int, name: str) -> str | Bar | None:
    """FL-307: an hourglass ability that answers a blow, once a round, for its PP."""
    h, a = asked(s), ABILITIES[name]
    if name not in h.abilities:
        return "FL-306"
    if h.statuses & DERANGED:
        return "FL-262"
    bar = used_up(h, a)
    if bar:
        return bar
    return None if h.pp >= a.cost else Bar("FL-311", f"It costs {a.cost} PP, you have {h.pp}.")


REACT = Act[Tale, [str]](
    "react",
    "FL-307",
    over=ANSWERS,
    barred=no_react,
    label=lambda s, seat, name: f"Answer with {named(name)} ({ABILITIES[name].cost} PP)",
    points=lambda s, seat, name: f"ability:{name}#{asked(s).who}",
)
TAKE = Act[Tale, []]("take", "FL-102", label="Take the blow")


def block_options(s: Tale, seat: int) -> list[Option]:
    """What stops an attack or softens it."""
    h = asked(s)
    out = [SHIELD.option] if ready_shield(h) is not None else []
    out += stand_ins(h)
    out += [REACT.table[a] for a in h.abilities if a in ANSWERS and not no_react(s, seat, a)]
    return [*out, TAKE.option]


def stand_ins(h: Hero) -> list[Option]:
    """Companions that would stand in the way (FL-102)."""
    return [COMPANION.table[c] for c in h.companions if CARDS[c].category != "mission"]


BLOCK = Ask(
    "block",
    "FL-102",
    (SHIELD, COMPANION, REACT, TAKE),
    prompt="the blow is coming. Who or what stops it?",
    meanwhile="sees the blow coming",
    fast=block_options,
)
WARD = Ask(
    "ward",
    "FL-102",
    (COMPANION, TAKE),
    prompt="it is going to hurt. Does anybody stand in the way?",
    meanwhile="sees it coming",
    fast=lambda s, seat: [*stand_ins(asked(s)), TAKE.option],
)


def blocks(s: Tale, h: Hero, attack: bool) -> Asking[bool]:
    """Let the one who is hit block, or answer with an hourglass ability (FL-102, FL-163)."""
    ask = BLOCK if attack else WARD
    assert ask.fast is not None
    while h.form == ALIVE:
        s.asked = h.number
        options = ask.fast(s, h.seat)
        if len(options) == 1:
            return False
        pick = yield ask.of(h.seat, options)
        if pick.verb == "take":
            return False
        if pick.verb == "react":
            react(s, h, str(pick.args[0]))
            continue
        if pick.verb == "shield":
            gear = ready_shield(h)
            assert gear is not None
            gear.condition = BROKEN  # FL-163: mended only in town
            note(s, "shield", h.who, rule="FL-163")
            refresh(s, h)
        else:
            stand_in(s, h, str(pick.args[0]))
        return True
    return False


def stand_in(s: Tale, h: Hero, name: str) -> None:
    """A companion takes the blow, and is lost (FL-102)."""
    if "loyal_companion" in h.words and "loyal_companion" not in h.spent_story:  # FL-301
        h.spent_story += ("loyal_companion",)
    else:
        h.companions = without(h.companions, name)
        s.companions.throw(name)
        refresh(s, h)
    note(s, "companion_block", h.who, name, rule="FL-102")


def react(s: Tale, h: Hero, name: str) -> None:
    """Pay for and take the effect of such an ability: boosts of one's own."""
    a = ABILITIES[name]
    h.pp -= a.cost
    use_up(h, a)
    for effect in a.effect:
        boost(h, a.id, effect.args[0], int(effect.args[1]), NEXT_TURN)
    note(s, "ability", h.who, name, rule="FL-307")
