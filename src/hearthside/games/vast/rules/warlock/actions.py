"""The Warlock's own actions: Summon, Conjure, Syphon; Sneak is in `turn`, where spells join it."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, note

from ...content.board import BITS, CRYPTS, INDEX, NAMES, SUPPLY, SURROUNDING
from ...content.names import count_words
from ...state import Vast
from ..lists import Spots
from ..pieces import (
    GUESTS,
    curse_supply,
    figures,
    gain_curses,
    place_poltergeist,
    place_treasure,
)
from .moments import SUMMONED, SYPHONED, no_cube
from .traits import network

# -- Summon --------------------------------------------------------------------------------


def summon_spots(s: Vast) -> int:
    """VM-225: surrounding Lit tiles without figures."""
    return SURROUNDING[s.warlock.at] & s.map.lit & ~figures(s)


def no_summoning(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-225: where no poltergeist can be summoned."""
    bit = 1 << INDEX[name]
    if SUPPLY not in s.map.poltergeists:
        return Bar("VM-002", "No poltergeist is left.")
    if not SURROUNDING[s.warlock.at] & bit:
        return Bar("VM-225", "It is not around you.")
    if not s.map.lit & bit:
        return Bar("VM-225", "That tile is not Lit.")
    return Bar("VM-225", "A figure stands there.") if figures(s) & bit else None


def summon(s: Vast, me: int, name: str) -> Asks:
    """VM-225: a poltergeist, and what his spells add."""
    place_poltergeist(s, INDEX[name])
    for again in SUMMONED.of(s.warlock.spells):
        yield from again(s)


SUMMON = Act(
    "summon",
    "VM-225",
    summon,
    over=CRYPTS,
    barred=lambda s, me, name: no_cube(s) or no_summoning(s, me, name),
    label="Summon a poltergeist on {0}",
    points="space:{0}",
    detail="1 magic cube",
)
SUMMONS = Spots(SUMMON)


def summon_more(s: Vast, me: int, name: str) -> None:
    """VM-323: the second of one action."""
    place_poltergeist(s, INDEX[name])


SUMMON_MORE = Act(
    "summon",
    "VM-323",
    summon_more,
    over=CRYPTS,
    barred=no_summoning,
    label="Summon a poltergeist on {0}",
    points="space:{0}",
)
ONE_ENOUGH = Act("done", "VM-323", lambda s, me: None, label="One is enough")
MORE_SUMMONS = Spots(SUMMON_MORE)
SUMMON_AGAIN = Ask(
    "grow",
    "VM-323",
    (SUMMON_MORE, ONE_ENOUGH),
    prompt="a second poltergeist?",
    meanwhile="summons another",
    fast=lambda s, me: [*MORE_SUMMONS.of(summon_spots(s)), ONE_ENOUGH.option],
    part=True,
)


# -- Conjure -------------------------------------------------------------------------------


def no_conjuring(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-226: where no treasure can be conjured."""
    bit = 1 << INDEX[name]
    bar = no_cube(s)
    if bar is not None:
        return bar
    if SUPPLY not in s.map.treasures:
        return Bar("VM-002", "No treasure is left.")
    if not SURROUNDING[s.warlock.at] & bit:
        return Bar("VM-226", "It is not around you.")
    if not s.map.tiles & ~s.map.lit & bit:
        return Bar("VM-226", "No Dark tile lies there.")
    return Bar("VM-226", "A figure stands there.") if figures(s) & bit else None


def conjure(s: Vast, me: int, name: str) -> None:
    """VM-226: a treasure, cursed once for every poltergeist in his network."""
    m = s.map
    number = place_treasure(s, INDEX[name])
    ghosts = (network(s) & m.haunted).bit_count()
    curses = min(ghosts, curse_supply(s))
    m.treasure_curses[number] += curses
    if curses:
        note(s, "treasure_cursed", NAMES[m.treasures[number]], curses, rule="VM-226")


CONJURE = Act(
    "conjure",
    "VM-226",
    conjure,
    over=CRYPTS,
    barred=no_conjuring,
    label="Conjure a treasure on {0}",
    points="space:{0}",
    detail="1 magic cube",
)
CONJURINGS = Spots(CONJURE)


# -- Syphon --------------------------------------------------------------------------------


def syphoned(s: Vast) -> tuple[int, int]:
    """VM-227: the figures around him that are no poltergeists, and of how many players they are."""
    near, p, sp = SURROUNDING[s.warlock.at], s.paladin, s.spider
    figures_of = (
        (p.at, p.pillar),
        s.skeletons.at,
        (sp.at, *sp.spiderlings, *sp.eggs),
        (s.manor.wraith,),
        GUESTS[s.visitor](s) if s.visitor >= 0 else (),  # VT-037
    )
    total = players = 0
    for places in figures_of:
        count = 0
        for at in places:
            if near & BITS[at]:
                count += 1
        total += count
        players += count > 0
    return total, players


def syphon_worth(s: Vast) -> int:
    """VM-227: the Curses a syphon would give, as his spells have it."""
    n, players = syphoned(s)
    for changed in SYPHONED.of(s.warlock.spells):
        n = changed(n, players)
    return n


def no_syphon(s: Vast, me: int) -> str | Bar | None:
    """VM-227: a figure around him, and a Curse to gain."""
    bar = no_cube(s)
    if bar is not None:
        return bar
    if not syphoned(s)[0]:
        return Bar("VM-227", "No figure is around you.")
    return None if curse_supply(s) else Bar("VM-002", "No curse marker is left.")


def syphon(s: Vast, me: int) -> None:
    """VM-227: Curses from the figures around him."""
    note(s, "syphoned", syphoned(s)[0], rule="VM-227")
    gain_curses(s, syphon_worth(s))


SYPHON = Act(
    "syphon",
    "VM-227",
    syphon,
    barred=no_syphon,
    label=lambda s, me: f"Syphon {count_words(min(syphon_worth(s), curse_supply(s)), 'Curse')}",
    points="track:curses",
    detail="1 magic cube",
)
