"""Damage, blocking, death, ghosts and limbo."""

from __future__ import annotations

from hearthside.kernel import Asking, Decision, Option, note

from ..content import ABILITIES, CARDS, CREATURES
from ..state import (
    ALIVE,
    BROKEN,
    DEAD,
    FRESH,
    GHOST,
    LIMBO,
    OUTSIDE,
    VAMPIRE,
    Foe,
    Hero,
    Tale,
)
from .figures import BLOODLUST, ETHEREAL, refresh
from .party import hand_on
from .statuses import DERANGED, drop_companions, refresh_all

TAKE = Option("take")
SHIELD = Option("shield")
COMPANION = {c.id: Option("block", c.id) for c in CARDS.values() if c.deck == "companion"}
REACT = {a.id: Option("react", a.id) for a in ABILITIES.values() if a.window == "hit"}


def is_ethereal(h: Hero) -> bool:
    """Ghosts and those with the status (FL-179, FL-248)."""
    return h.form == GHOST or bool(h.statuses & ETHEREAL) or "ethereal" in h.words


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


def corrosion_round(s: Tale, h: Hero) -> None:
    """1 vita for each token at the start of a round, for 4 rounds (FL-231, FL-233)."""
    for _ in range(len(h.corrosion)):
        lose_vita(s, h, 1)
        if h.form != ALIVE:
            return
    h.corrosion = [left - 1 for left in h.corrosion if left > 1]


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
        h.spent_chapter.append("last_stand")
        h.vita = 1
        return
    s.deaths += 1
    thirsty = bool(h.statuses & BLOODLUST)
    h.statuses = h.fresh_statuses = 0
    h.corrosion.clear()  # FL-234
    h.infection = 0  # FL-237
    h.razor_left = h.weaken = h.reduced = h.skip = 0
    h.stance = 0
    drop_companions(s, h)
    note(s, "died", h.who, rule="FL-329")
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


def rise_as_vampire(s: Tale, h: Hero) -> None:
    """One with BLOODLUST comes back as a vampire that must be fought to the death (FL-258)."""
    h.form = VAMPIRE
    note(s, "vampire", h.who, rule="FL-258")
    site = s.site
    if site is not None:
        beast = CREATURES["vampire"]
        site.foes.append(
            Foe(
                id=site.next_id,
                kind="vampire",
                at=h.at,
                vita=beast.vita,
                soul=h.number,
                joined=site.round,
                summoned=True,
            )
        )
        site.next_id += 1
        site.combat = True
        h.at = OUTSIDE
    else:
        s.waiting.append(f"vampire:{h.number}")  # FL-259


def become_ghost(s: Tale, h: Hero) -> None:
    """The card is flipped: GP instead of vita and PP (FL-332)."""
    h.form = GHOST
    h.vita = h.pp = 0
    refresh(s, h)
    h.gp = h.max_gp
    note(s, "ghost", h.who, rule="FL-332")


def to_limbo(s: Tale, h: Hero) -> None:
    """A ghost without GP is in limbo (FL-338)."""
    h.form = LIMBO
    h.at = OUTSIDE
    h.vita = h.pp = 0
    h.stance = 0
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


def blocks(s: Tale, h: Hero, attack: bool) -> Asking[bool]:
    """Let the one who is hit block, or somebody answer with an hourglass ability (FL-102, FL-163)."""
    while True:
        options: list[Option] = []
        if h.form == ALIVE:
            if attack and any(
                g.worn and g.condition == FRESH and "shield" in CARDS[g.card].mods for g in h.gear
            ):
                options.append(SHIELD)
            for name in h.companions:
                if CARDS[name].category != "mission":
                    options.append(COMPANION[name])
            if attack:
                options += reactions(h)
        if not options:
            return False
        options.append(TAKE)
        pick = yield Decision(h.seat, "block", options, rule="FL-102", about=(h.who,))
        if pick.verb == "take":
            return False
        if pick.verb == "shield":
            for g in h.gear:
                if g.worn and g.condition == FRESH and "shield" in CARDS[g.card].mods:
                    g.condition = BROKEN  # FL-163: mended only in town
                    break
            note(s, "shield", h.who, rule="FL-163")
            refresh(s, h)
            return True
        if pick.verb == "block":
            name = str(pick.args[0])
            if "loyal_companion" in h.words and "loyal_companion" not in h.spent_chapter:
                h.spent_chapter.append("loyal_companion")
            else:
                h.companions.remove(name)
                s.companions.throw(name)
                refresh(s, h)
            note(s, "companion_block", h.who, name, rule="FL-102")
            return True
        react(s, h, str(pick.args[0]))


def reactions(h: Hero) -> list[Option]:
    """Hourglass abilities that help the moment somebody is hit (FL-307)."""
    out = []
    for name in h.abilities:
        if name in REACT:
            a = ABILITIES[name]
            if h.pp >= a.cost and not h.statuses & DERANGED and name not in h.spent_round:
                out.append(REACT[name])
    return out


def react(s: Tale, h: Hero, name: str) -> None:
    """Pay for and take the effect of such an ability: boosts of one's own."""
    a = ABILITIES[name]
    h.pp -= a.cost
    h.spent_round.append(name)
    if a.limit == "combat":
        h.spent_combat.append(name)
    for effect in a.effect:
        boost(h, effect.args[0], int(effect.args[1]), 1)
    note(s, "ability", h.who, name, rule="FL-307")


def boost(h: Hero | Foe, stat: str, n: int, left: int) -> None:
    """Raise an attribute for a round (FL-072, FL-308)."""
    if stat == "might":
        h.boost_might += n
    elif stat == "defense":
        h.boost_defense += n
    elif stat == "damage":
        h.boost_damage += n
    elif stat == "stride":
        h.boost_stride += n
        if isinstance(h, Hero):
            h.steps += n
    else:
        h.boost_absorb += n
    h.boost_left = max(h.boost_left, left)


def clear_boosts(h: Hero | Foe) -> None:
    """Boosts are over."""
    h.boost_might = h.boost_defense = h.boost_damage = h.boost_stride = h.boost_absorb = 0
    h.boost_left = 0


def tick_boosts(h: Hero | Foe) -> None:
    """The figure's turn ends: boosts run down."""
    if h.boost_left:
        h.boost_left -= 1
        if h.boost_left == 0:
            clear_boosts(h)
