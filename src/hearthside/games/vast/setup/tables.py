"""Whole tables: a mix of the book, and a journey of the solo game."""

from __future__ import annotations

from ..content.board import CENTRE, SPAWNS
from ..content.journeys import DEVOTION_BY_RANK, JOURNEYS
from ..content.mixes import MIXES
from ..content.roles import PALADIN
from ..state import Skeletons, Spider, Vast
from .map import lay_map
from .roles import DEALS, deal_paladin


def deal_table(s: Vast) -> None:
    """A whole table: the map and every role of the mix."""
    mix = MIXES[s.mix]
    lay_map(s)
    s.order = list(mix.roles)
    s.expander = mix.expander  # VM-238, VM-243, VM-244, VT-045
    for role in mix.roles:
        DEALS[role](s, mix)
    s.learned = 0
    s.role, s.step = mix.roles[0], "first_turn"


def deal_journey(s: Vast) -> None:
    """VM-247, VM-248: the solo game, with the ranks of a campaign (VM-269)."""
    mix, journey = MIXES["journey"], JOURNEYS[s.difficulty]
    lay_map(s)
    s.solo = True
    s.order = list(mix.roles)
    s.winner, s.how, s.round, s.ghosts_kept = -1, "", 1, 0
    deal_paladin(s, mix)
    k = s.skeletons = Skeletons(stability=0)
    names = list(range(6 if journey.skeletons == 6 else 5))
    s.dice.shuffle(names)
    k.march = names[: journey.skeletons]
    for i in k.march:
        k.up |= 1 << i
        k.at[i] = SPAWNS[s.dice.roll(6)]
    s.spider = Spider()
    s.map.blood[CENTRE] = 1
    s.map.bloody = 1 << CENTRE
    s.terror_goal, s.ghosts_goal = journey.terror, journey.ghosts
    if s.campaign:
        devotion, stability, terror = s.ranks
        s.paladin.fury = s.paladin.light = DEVOTION_BY_RANK[devotion]
        k.stability, s.spider.terror = stability, terror
    s.role, s.step = PALADIN, "first_turn"
