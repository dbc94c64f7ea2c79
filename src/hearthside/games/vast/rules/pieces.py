"""Figures, tokens and markers: where they are, how they are placed and removed."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import note

from ..content.board import BITS, NAMES, SUPPLY
from ..content.roles import DRAGON, GOBLINS, KNIGHT, NOBODY
from ..state import BLOOD_MAX, CURSE_MAX, VAULT_MAX, WEB_MAX, Vast
from .dials import gain
from .warlock.track import advance_spells


def mask_of(places: list[int]) -> int:
    """The spaces that these pieces stand on."""
    mask = 0
    for at in places:
        mask |= BITS[at]
    return mask


def form_figures(s: Vast) -> int:
    """The spaces of the Spider's form: the big figure or all Spiderlings."""
    if s.spider.at >= 0:
        return 1 << s.spider.at
    return mask_of(s.spider.spiderlings)


GUESTS: dict[int, Callable[[Vast], list[int]]] = {
    KNIGHT: lambda s: [s.knight.at],
    GOBLINS: lambda s: s.goblins.at,
    DRAGON: lambda s: [s.dragon.at],
    NOBODY: lambda s: [],
}
"""Where the figures of each visitor stand."""


def guests(s: Vast) -> int:
    """VT-037: the spaces of the visitor's figures."""
    return mask_of(GUESTS[s.visitor](s))


def enemies_of_skeletons(s: Vast) -> int:
    """Every space with a figure on it that is no Skeleton."""
    p = s.paladin
    single = BITS[p.at] | BITS[p.pillar] | BITS[s.manor.wraith] | BITS[s.warlock.at]
    single |= BITS[s.thief.at]  # VT-037
    if s.visitor >= 0:
        single |= guests(s)  # VT-037
    return s.map.haunted | form_figures(s) | mask_of(s.spider.eggs) | single


def figures(s: Vast) -> int:
    """VM-020: every space with a figure on it."""
    return enemies_of_skeletons(s) | mask_of(s.skeletons.at)


def empty_tiles(s: Vast) -> int:
    """VM-015: the tiles without any piece on them; markers on edges do not count."""
    m = s.map
    pieces = m.webbed | m.bloody | m.lamps | m.hoards | m.pit_marks | mask_of(m.skulls)
    pieces |= m.vaults  # VT-035
    if s.visitor == DRAGON:
        pieces |= mask_of(s.dragon.gems) | BITS[s.dragon.wall]  # VT-192
    return m.tiles & ~(pieces | figures(s))


def pillar_mask(s: Vast) -> int:
    """VM-286: the tile that nobody may enter, if the pillar stands."""
    return BITS[s.paladin.pillar]


def blood_supply(s: Vast) -> int:
    """VM-193: the blood tokens that are neither on the map nor in her Blood box."""
    return BLOOD_MAX - s.spider.blood - sum(s.map.blood)


def curse_supply(s: Vast) -> int:
    """The curse markers that are neither the Warlock's nor under a piece."""
    m = s.map
    return CURSE_MAX - s.warlock.curses - sum(m.poltergeist_curses) - sum(m.treasure_curses)


def gain_curses(s: Vast, n: int) -> int:
    """Curses from the supply to the Warlock, as many as are left."""
    return gain(s, "curses", n, "VM-227", s.warlock.curses + curse_supply(s))


# -- placing -------------------------------------------------------------------------------


def place_blood(s: Vast, at: int) -> None:
    """A blood token on a tile, if one is left; the same 15 in every mix (VM-050)."""
    if blood_supply(s) > 0 and s.visitor != DRAGON:  # VM-002, VT-033
        s.map.blood[at] += 1
        s.map.bloody |= 1 << at
        note(s, "blood_placed", NAMES[at], rule="VM-045")
        hatch(s, at)


def place_web(s: Vast, at: int) -> None:
    """A web on a tile, if one is left."""
    if sum(s.map.webs) < WEB_MAX:
        s.map.webs[at] += 1
        s.map.webbed |= 1 << at
        note(s, "web_placed", NAMES[at], rule="VM-178")
        hatch(s, at)


def place_poltergeist(s: Vast, at: int) -> bool:
    """A poltergeist on a tile; False when none is left."""
    m = s.map
    if SUPPLY not in m.poltergeists:  # VM-002
        return False
    m.poltergeists[m.poltergeists.index(SUPPLY)] = at
    m.haunted |= 1 << at
    note(s, "poltergeist_placed", NAMES[at], rule="VM-047")
    return True


def place_treasure(s: Vast, at: int) -> int:
    """A treasure marker on a tile: its number, or -1 when none is left."""
    m = s.map
    if SUPPLY not in m.treasures:  # VM-002
        return -1
    number = m.treasures.index(SUPPLY)
    m.treasures[number] = at
    m.hoards |= 1 << at
    note(s, "treasure_placed", NAMES[at], rule="VM-046")
    return number


def place_vault(s: Vast, at: int) -> None:
    """VT-222: where the Thief visits, a Shrine that is revealed gets a vault, if it has none and one is left."""
    m = s.map
    if s.thief_seat >= 0 and (m.vaults | 1 << at).bit_count() <= VAULT_MAX:
        m.vaults |= 1 << at
        note(s, "vault_placed", NAMES[at], rule="VT-222")


# -- removing ------------------------------------------------------------------------------


def remove_web(s: Vast, at: int) -> None:
    """One web goes back to the supply."""
    s.map.webs[at] -= 1
    if not s.map.webs[at]:
        s.map.webbed &= ~(1 << at)


def remove_blood(s: Vast, at: int) -> None:
    """One blood token leaves its tile."""
    s.map.blood[at] -= 1
    if not s.map.blood[at]:
        s.map.bloody &= ~(1 << at)


def remove_all_blood(s: Vast, at: int) -> None:
    """All blood of a tile goes back to the supply."""
    s.map.blood[at] = 0
    s.map.bloody &= ~(1 << at)


def remove_poltergeist(s: Vast, at: int, to: int = SUPPLY) -> None:
    """The poltergeist of a tile goes to the supply (or is kept); its curses stir the Spells track."""
    m = s.map
    number = m.poltergeists.index(at)
    m.poltergeists[number] = to
    m.haunted &= ~(1 << at)
    if m.poltergeist_curses[number]:
        m.poltergeist_curses[number] = 0
        advance_spells(s)  # VM-216


def remove_treasure(s: Vast, number: int, to: int = SUPPLY) -> None:
    """A treasure marker goes to the supply (or is dominated); its curses stir the Spells track."""
    m = s.map
    at = m.treasures[number]
    m.treasures[number] = to
    if at not in m.treasures:
        m.hoards &= ~(1 << at)
    if m.treasure_curses[number]:
        m.treasure_curses[number] = 0
        advance_spells(s)  # VM-216, VM-230


def hatch(s: Vast, at: int) -> None:
    """VM-190: an Egg among six webs and blood hatches at once."""
    m, eggs = s.map, s.spider.eggs
    if m.webs[at] + m.blood[at] >= 6 and at in eggs:
        eggs[eggs.index(at)] = SUPPLY
        remove_all_blood(s, at)
        gain_terror(s, 2)
        note(s, "hatched", NAMES[at], rule="VM-190")


def gain_terror(s: Vast, n: int) -> None:
    """VM-004: the Terror dial stops at its end."""
    gain(s, "terror", n, "VM-164")


def gain_blood(s: Vast) -> None:
    """One token from the supply into her Blood box, if one is left."""
    gain(s, "blood", 1, "VM-193", s.spider.blood + blood_supply(s))
