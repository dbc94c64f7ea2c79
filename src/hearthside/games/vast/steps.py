"""The turns, step by step, in the order of the rule book."""

from __future__ import annotations

from hearthside.kernel import Steps

from .rules import expand, flow, journey
from .rules.dragon import turn as dragon
from .rules.goblins import march as tribes
from .rules.goblins import turn as goblins
from .rules.knight import fights as knight_fights
from .rules.knight import turn as knight
from .rules.manor import rituals, shifts
from .rules.manor import turn as manor
from .rules.paladin import crusade, gifts
from .rules.paladin import turn as paladin
from .rules.skeletons import turn as skeletons
from .rules.spider import turn as spider
from .rules.thief import turn as thief
from .rules.warlock import domination
from .rules.warlock import turn as warlock
from .setup.tables import deal_journey
from .state import Vast

step = Steps[Vast]()

for phase in (
    flow.first_turn,
    # The Paladin: collect hero cubes, take actions, gain Fury.
    paladin.paladin_collects,
    paladin.paladin_acts,
    paladin.paladin_sprints,
    crusade.crusade_waits,
    crusade.crusade_fights,
    gifts.crusade_prays,
    gifts.crusade_loots,
    gifts.crusade_keeps,
    paladin.paladin_rages,
    # The Skeletons: lose Stability, activate, summon, gain Stability.
    skeletons.skeletons_rise,
    skeletons.skeletons_march,
    skeletons.skeleton_acts,
    skeletons.skeleton_runs,
    skeletons.skeletons_summon,
    skeletons.skeletons_brace,
    # The Spider: choose a form, gain Terror, move and cast, redraw.
    spider.spider_chooses_form,
    spider.spider_gains,
    spider.spider_acts,
    spider.spiderling_crawls,
    spider.spider_redraws,
    # The Manor: omens, powers, a ritual, treasures and cards, omens back.
    manor.manor_begins,
    manor.manor_assigns,
    manor.manor_reveals,
    shifts.manor_shifts,
    shifts.manor_swaps,
    manor.manor_walls,
    manor.manor_drifts,
    rituals.manor_performs,
    manor.manor_hoards,
    manor.manor_draws,
    manor.manor_rests,
    # The Warlock: curse and dominate, gain spells, take actions.
    warlock.warlock_begins,
    domination.warlock_curses,
    domination.warlock_dominates,
    warlock.warlock_learns,
    warlock.warlock_acts,
    # The Thief: come in, lay the tokens, sneak and steal.
    thief.thief_returns,
    thief.thief_plans,
    thief.thief_acts,
    # The Knight: take the cubes back, walk and meet; attack, collect.
    knight.knight_collects,
    knight.knight_acts,
    knight_fights.knight_fights,
    knight_fights.knight_loots,
    knight_fights.knight_keeps,
    # The Goblins: a War card, discs, Monsters and Secrets, then each Tribe.
    goblins.goblins_rally,
    goblins.goblins_swell,
    goblins.goblins_burst,
    goblins.goblins_tame,
    goblins.goblins_plot,
    goblins.goblins_read,
    goblins.goblins_march,
    tribes.tribe_acts,
    # The Dragon: move and use powers, take treasures, place a Gem, rest.
    dragon.dragon_stirs,
    dragon.dragon_acts,
    dragon.dragon_hoards,
    dragon.dragon_sets,
    dragon.dragon_rests,
    # Expand, for whoever holds it.
    expand.expand_reveals,
    expand.expand_lays,
    expand.expand_hoards,
    # The Paladin's Journey and its campaign.
    journey.solo_rises,
    journey.solo_marches,
    journey.solo_spawns,
    journey.journey_ends,
):
    step(phase)


@step
def journey_begins(s: Vast) -> None:
    """VM-269: the next journey of a campaign is laid out."""
    deal_journey(s)
