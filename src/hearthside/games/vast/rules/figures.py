"""The kinds of figures: whose they are, where they stand, what guards them, whom they force, what a hit does.

This is the one place that knows what an attack meets; who attacks, and what it is worth to them, is the business of
the roles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hearthside.kernel import Asking, Asks

from ..content.board import BITS, GONE, SUPPLY
from ..content.cards import Number
from ..content.figures import (
    EGG_NAMES,
    FORM_NAMES,
    POLTERGEIST_NAMES,
    SKELETON_NAMES,
    SPIDERLING_NAMES,
    TRIBE_NAMES,
)
from ..content.roles import (
    DRAGON,
    GOBLINS,
    KNIGHT,
    NOBODY,
    PALADIN,
    ROLES,
    SKELETONS,
    SPIDER,
    THIEF,
    VISITORS,
)
from ..state import Vast
from .dragon.traits import armor, dragon_hit, even
from .goblins.tribes import slips_fangs, trap_sprung, tribe_guard, tribe_hit
from .knight.traits import STRENGTH, hurt_knight, stat
from .paladin.dials import hurt_paladin
from .pieces import form_figures, guests, mask_of, pillar_mask, remove_poltergeist
from .skeletons.traits import fall, skeleton_guard
from .spider.traits import big_form_hit, box_spiderling, spider_guard
from .thief.traits import dodges, killed, stealth

GHOST_GUARD = Number(1)
"""VM-058: the Defense of a poltergeist."""


class Kind(NamedTuple):
    """A kind of figure that can be attacked.

    - `place`, `guard`: where one stands, and the Defense an attacker must beat.
    - `on`: the names of those on a space.
    - `forces`: whether it forces a role that enters to attack.
    - `struck`: what a hit by a role does to it; `dodges`: whether it slips away from one.
    - `evenly`, `even`: the roles whose equal Strength may still hit, and whether it does this time.
    - `attacked`: what is over once an attack on it has been judged.
    - `hurt`: how it loses Health and Grit, if it is the one whose death the Skeletons seek.
    """

    names: tuple[str, ...]
    role: int
    place: Callable[[Vast, int], int]
    guard: Callable[[Vast, int], int]
    on: Callable[[Vast, int], list[str]]
    forces: Callable[[Vast, int], bool]
    struck: Callable[[Vast, int, int], Asks | None]
    dodges: Callable[[Vast], Asking[bool]] | None = None
    hurt: Callable[[Vast, int, int], Asks] | None = None
    attacked: Callable[[Vast], None] | None = None
    evenly: tuple[int, ...] = ()
    even: Callable[[Vast], bool] = lambda s: False


def always(s: Vast, role: int) -> bool:
    """VM-055: everybody who can be forced is."""
    return True


def hunts(s: Vast, role: int) -> bool:
    """VM-163: where the Skeletons hunt the Spider, her Spiderlings force them."""
    return s.hunt and role == SKELETONS


def never(s: Vast, role: int) -> bool:
    """VM-056: nobody is forced."""
    return False


# -- Skeletons, the hero, poltergeists -----------------------------------------------------


def skeletons_on(s: Vast, at: int) -> list[str]:
    """The Skeletons on a space."""
    return [SKELETON_NAMES[i] for i, where in enumerate(s.skeletons.at) if where == at]


SKELETON = Kind(
    SKELETON_NAMES,
    SKELETONS,
    place=lambda s, i: s.skeletons.at[i],
    guard=skeleton_guard,
    on=skeletons_on,
    forces=always,
    struck=lambda s, i, by: fall(s, i),  # VM-092
)
HERO = Kind(
    ("paladin",),
    PALADIN,
    place=lambda s, i: s.paladin.at,
    guard=lambda s, i: s.paladin.prepare,  # VM-077
    on=lambda s, at: ["paladin"] if s.paladin.at == at else [],
    forces=always,
    struck=lambda s, i, by: None,  # VM-076: whoever hits him says what it costs him
    hurt=hurt_paladin,
)


def poltergeist_on(s: Vast, at: int) -> list[str]:
    """The poltergeist on a space, if one is."""
    if s.map.haunted >> at & 1:
        return [POLTERGEIST_NAMES[s.map.poltergeists.index(at)]]
    return []


def poltergeist_struck(s: Vast, i: int, by: int) -> None:
    """VM-138: it goes back to the supply; in the solo game the Paladin keeps it (VM-252)."""
    kept = s.solo and by == PALADIN
    remove_poltergeist(s, s.map.poltergeists[i], GONE if kept else SUPPLY)


POLTERGEIST = Kind(
    POLTERGEIST_NAMES,
    NOBODY,
    place=lambda s, i: s.map.poltergeists[i],
    guard=lambda s, i: GHOST_GUARD.of(s.warlock.spells),
    on=poltergeist_on,
    forces=always,  # VM-016, VM-135
    struck=poltergeist_struck,
)


# -- the Spider ----------------------------------------------------------------------------

BIG_FORM = Kind(
    FORM_NAMES[:2],
    SPIDER,
    place=lambda s, i: s.spider.at if s.spider.form == i else SUPPLY,
    guard=lambda s, i: spider_guard(s),
    on=lambda s, at: [FORM_NAMES[s.spider.form]] if s.spider.at == at else [],
    forces=always,
    struck=lambda s, i, by: big_form_hit(s, by),
)
SPIDERLING = Kind(
    SPIDERLING_NAMES,
    SPIDER,
    place=lambda s, i: s.spider.spiderlings[i],
    guard=lambda s, i: spider_guard(s),
    on=lambda s, at: [SPIDERLING_NAMES[i] for i, x in enumerate(s.spider.spiderlings) if x == at],
    forces=hunts,
    struck=lambda s, i, by: box_spiderling(s, i),
)


def egg_struck(s: Vast, i: int, by: int) -> None:
    """An Egg that is hit goes back to her supply."""
    s.spider.eggs[i] = SUPPLY


EGG = Kind(
    EGG_NAMES,
    SPIDER,
    place=lambda s, i: s.spider.eggs[i],
    guard=lambda s, i: 1 + s.map.blood[s.spider.eggs[i]],  # VM-165
    on=lambda s, at: [EGG_NAMES[i] for i, x in enumerate(s.spider.eggs) if x == at],
    forces=never,
    struck=egg_struck,
)


# -- the Thief -----------------------------------------------------------------------------

SNEAK_THIEF = Kind(
    ("thief",),
    THIEF,
    place=lambda s, i: s.thief.at,
    guard=lambda s, i: stealth(s),  # VT-231, VT-232
    on=lambda s, at: ["thief"] if s.thief.at == at else [],
    forces=never,  # VT-019
    struck=lambda s, i, by: killed(s, by),  # VT-229, VT-233
    dodges=dodges,
)


# -- the Knight ----------------------------------------------------------------------------

CHAMPION = Kind(
    ("knight",),
    KNIGHT,
    place=lambda s, i: s.knight.at,
    guard=lambda s, i: stat(s, STRENGTH),  # VT-071, VT-099
    on=lambda s, at: ["knight"] if s.knight.at == at else [],
    forces=always,  # VT-019
    struck=lambda s, i, by: None,  # VT-099, VT-101: she stays where she is
    hurt=hurt_knight,
)


# -- the Goblins ---------------------------------------------------------------------------


def tribes_on(s: Vast, at: int) -> list[str]:
    """The Tribes on a space."""
    return [TRIBE_NAMES[i] for i, where in enumerate(s.goblins.at) if where == at]


TRIBE = Kind(
    TRIBE_NAMES,
    GOBLINS,
    place=lambda s, i: s.goblins.at[i],
    guard=tribe_guard,  # VT-152
    on=tribes_on,
    forces=lambda s, role: role == PALADIN,  # VT-019, VT-152
    struck=lambda s, i, by: tribe_hit(s, i),  # VT-152, VT-155
    dodges=slips_fangs,
    attacked=trap_sprung,
)


# -- the Dragon ----------------------------------------------------------------------------


def threatens(s: Vast, role: int) -> bool:
    """VT-019: on the surface he forces Paladin and Skeletons; underground nobody."""
    return s.dragon.surfaced and role in (PALADIN, SKELETONS)


WYRM = Kind(
    ("dragon",),
    DRAGON,
    place=lambda s, i: s.dragon.at,
    guard=lambda s, i: armor(s),  # VT-165
    on=lambda s, at: ["dragon"] if s.dragon.surfaced and s.dragon.at == at else [],  # VT-195
    forces=threatens,
    struck=lambda s, i, by: dragon_hit(s, by),
    evenly=(PALADIN,),
    even=even,  # VT-194
)


# -- all of them ---------------------------------------------------------------------------

KINDS: tuple[Kind, ...] = (
    SKELETON,
    HERO,
    BIG_FORM,
    SPIDERLING,
    EGG,
    POLTERGEIST,
    SNEAK_THIEF,
    CHAMPION,
    TRIBE,
    WYRM,
)
FIGURES: dict[str, tuple[Kind, int]] = {
    name: (kind, i) for kind in KINDS for i, name in enumerate(kind.names)
}
BIT: dict[str, int] = {name: 1 << n for n, name in enumerate(FIGURES)}
"""One bit per figure, to remember who was attacked in a crusade."""
ENEMIES: tuple[tuple[Kind, ...], ...] = tuple(
    tuple(kind for kind in KINDS if kind.role != role) for role in range(len(ROLES))
)
"""VM-016: the kinds of figures that each role may attack."""
GUEST_KINDS: dict[int, tuple[Kind, ...]] = {
    visitor: tuple(kind for kind in KINDS if kind.role == visitor) for visitor in VISITORS
}
"""The figures of each visitor."""


def forcing(s: Vast, role: int) -> int:
    """The spaces whose figures force a role to attack when it enters (VM-016, VM-055, VM-135).

    What `Kind.forces` says of each kind, as a bit set: lists of ways ask for it all the time.
    """
    mask, sp = s.map.haunted, s.spider
    if role != PALADIN:
        mask |= BITS[s.paladin.at]
    if role != SKELETONS:
        mask |= mask_of(s.skeletons.at)
    if sp.at >= 0:
        mask |= 1 << sp.at  # VM-056: her small figures force nobody, except those who hunt her
    elif hunts(s, role):
        mask |= mask_of(sp.spiderlings)
    if s.visitor >= 0 and s.visitor != role:
        for kind in GUEST_KINDS[s.visitor]:
            if kind.forces(s, role):
                mask |= guests(s)  # VT-018, VT-019
    return mask


def quiet_foe_on(s: Vast, at: int, role: int) -> bool:
    """Whether a figure on a space can be attacked by a role without forcing it: Spiderlings, Eggs, the Thief."""
    sp = s.spider
    if s.thief.at == at:
        return role != THIEF
    return role != SPIDER and (at in sp.spiderlings or at in sp.eggs)


def foe_on(s: Vast, at: int, role: int) -> bool:
    """Whether a figure on a space can be attacked by a role: what `foe_spaces` says of all of them."""
    sp = s.spider
    if s.map.haunted >> at & 1 or s.thief.at == at:
        return True
    if role != PALADIN and s.paladin.at == at:
        return True
    if role != SKELETONS and at in s.skeletons.at:
        return True
    if role != SPIDER and (sp.at == at or at in sp.spiderlings or at in sp.eggs):
        return True
    return s.visitor >= 0 and s.visitor != role and bool(guests(s) >> at & 1)


def foe_spaces(s: Vast, role: int) -> int:
    """The spaces that hold a figure which a role can attack."""
    mask = s.map.haunted
    if role != PALADIN:
        mask |= BITS[s.paladin.at]
    if role != SKELETONS:
        mask |= mask_of(s.skeletons.at)
    if role != SPIDER:
        mask |= form_figures(s) | mask_of(s.spider.eggs)
    if s.visitor >= 0 and s.visitor != role:
        mask |= guests(s)
    return mask | BITS[s.thief.at]


def foes_on(s: Vast, at: int, role: int) -> list[str]:
    """The figures on a space that a role can attack."""
    found: list[str] = []
    for kind in ENEMIES[role]:
        found += kind.on(s, at)
    return found


def forcers_on(s: Vast, at: int, role: int) -> list[str]:
    """Those of them that force the role to attack."""
    found: list[str] = []
    for kind in ENEMIES[role]:
        if kind.forces(s, role):
            found += kind.on(s, at)
    return found


def guard_of(s: Vast, name: str) -> int:
    """The Defense of a figure where it stands."""
    kind, i = FIGURES[name]
    return kind.guard(s, i)


def place_of(s: Vast, name: str) -> int:
    """The space a figure stands on."""
    kind, i = FIGURES[name]
    return kind.place(s, i)


def shielded(s: Vast, at: int) -> bool:
    """VM-286: nobody attacks into the pillar's tile."""
    return bool(pillar_mask(s) >> at & 1)
