"""The Spider's traits: what guards her, and how she breaks up when she is hit."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Act, Ask, Asking, Asks, Bar, note

from ...content.board import ADJACENT, CRYPTS, GONE, INDEX, NAMES, SUPPLY
from ...content.cards import Moment
from ...content.figures import SPIDERLINGS
from ...content.roles import GOLD, PALADIN, SKELETONS, SPIDER
from ...state import Vast
from ..lists import Spots
from ..pieces import pillar_mask
from ..seats import seated

BIG_FORM_HIT = Moment[Callable[[Vast], Asking[int]]]()
"""When the Paladin hits the Giant Spider or the Sorcerer: how many more Spiderlings are boxed."""


def spider_guard(s: Vast) -> int:
    """VM-164: 2, and more as Terror rises."""
    return 2 + s.spider.terror // s.defense_step


def box_spiderling(s: Vast, i: int) -> None:
    """VM-160: a Spiderling leaves the game; without any, the Spider is dead (VM-162)."""
    lings = s.spider.spiderlings
    lings[i] = GONE
    note(s, "spiderling_boxed", lings.count(GONE), rule="VM-160")
    if lings.count(GONE) == 5:
        s.spider.at = SUPPLY
        hero = seated(s, GOLD)
        s.winner, s.how = hero, "spider_dead"  # VM-075, VT-065
        if hero < 0:
            s.winner = SKELETONS  # VM-241


# -- Shapeshifter --------------------------------------------------------------------------


def scatter_spots(s: Vast) -> int:
    """The tiles beside the last figure, the pillar's only if there is no other."""
    last = s.spider.last
    beside = ADJACENT[last] & s.map.tiles
    return beside & ~pillar_mask(s) or beside or 1 << last


def no_scatter(s: Vast, me: int, name: str) -> str | Bar | None:
    """Where the next Spiderling cannot run to."""
    at = INDEX[name]
    if scatter_spots(s) >> at & 1:
        return None
    if pillar_mask(s) >> at & 1:
        return "VM-286"
    if not s.map.tiles >> at & 1:
        return Bar("VM-161", "There is no tile.")
    return Bar("VM-161", f"It is not beside {NAMES[s.spider.last]}.")


SCATTER = Act(
    "scatter",
    "VM-161",
    None,
    over=CRYPTS,
    barred=no_scatter,
    label="Run to {0}",
    points="space:{0}",
)
SCATTERS = Spots(SCATTER)
RUN_AWAY = Ask[Vast](
    "scatter",
    "VM-161",
    (SCATTER,),
    prompt="run, little ones! Where does the next Spiderling go?",
    meanwhile="scatters the Spiderlings",
)


def shapeshift(s: Vast, boxed: int) -> Asks:
    """VM-161: the big form breaks up; her Spiderlings run, each to a tile beside the last."""
    sp = s.spider
    for i in range(5):
        if boxed and sp.spiderlings[i] == SUPPLY:
            box_spiderling(s, i)
            boxed -= 1
    if s.winner >= 0:
        return
    sp.last, sp.at, sp.form = sp.at, SUPPLY, SPIDERLINGS
    note(s, "scattered", NAMES[sp.last], rule="VM-161")
    running = [i for i in range(5) if sp.spiderlings[i] == SUPPLY]
    for i in running:
        sp.spiderlings[i] = sp.last
    for i in running:
        pick = yield RUN_AWAY.of(s.seat_of[SPIDER], SCATTERS.of(scatter_spots(s)))
        sp.last = sp.spiderlings[i] = INDEX[pick[1]]


def big_form_hit(s: Vast, by: int) -> Asks:
    """VM-093, VM-137: a Spiderling is boxed, and more by the Paladin's cards."""
    boxed = 1
    if by == PALADIN:
        for burn in BIG_FORM_HIT.of(s.paladin.played):
            boxed += yield from burn(s)
    yield from shapeshift(s, boxed)
