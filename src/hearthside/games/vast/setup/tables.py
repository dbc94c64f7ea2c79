"""How the table is laid: the map, each role, and a journey of the solo game."""

from __future__ import annotations

from hearthside.kernel import Deck

from ..content.board import ARMORY_SPACES, CENTRE, ENTRANCE, FIRST_DARK, GONE, SPAWNS
from ..content.cards import FAVORS, GEAR, LOCKED, POWER_DECK, SPELLS, TREASURES
from ..content.mixes import (
    DEVOTION_BY_RANK,
    JOURNEYS,
    MANOR,
    MIXES,
    PALADIN,
    SKELETONS,
    SPIDER,
    WARLOCK,
    Mix,
)
from ..content.rituals import RITUALS
from ..content.tiles import ARMORY_IDS, ENTRANCE_ID, STACK_IDS, START_ID, TILES
from ..rules.pieces import draw_spells
from ..rules.tiles import fill, settle
from ..state import Manor, Map, Paladin, Skeletons, Spider, Vast, Warlock


def lay_map(s: Vast) -> None:
    """VM-021 to VM-024: Pit, Armories, Entrance and six Dark tiles out of 45."""
    m = s.map = Map()
    s.dice.shuffle(armories := list(ARMORY_IDS))
    m.stack = list(STACK_IDS)
    s.dice.shuffle(m.stack)
    for at, tile in ((CENTRE, START_ID), (ENTRANCE, ENTRANCE_ID)):
        m.tile[at] = tile
        m.walls[at] = TILES[tile].walls  # VM-021, VM-023
        m.tiles |= 1 << at
        m.lit |= 1 << at
    for at in ARMORY_SPACES:  # VM-022
        m.tile[at] = armories.pop()
        m.tiles |= 1 << at
    for at in FIRST_DARK:  # VM-024
        m.tile[at] = m.stack.pop()
        m.tiles |= 1 << at
    for at in range(49):
        settle(m, at)
    fill(s)


def deal_paladin(s: Vast, mix: Mix) -> None:
    """VM-026, VM-232, VM-233: the Paladin at the Entrance."""
    p = s.paladin = Paladin(at=ENTRANCE)
    level, foes = s.levels[PALADIN], s.levels[SKELETONS]
    p.played = list(LOCKED)
    gifts = {"master": ("armor",), "warlord": ("armor", "halo")}.get(foes, ())
    p.played += gifts
    p.health = {"miscreant": 5, "boss": 6}.get(foes, 7)
    if level == "lord":
        p.unassigned, p.cubes = 2, 6
    s.shrines_shut = level == "justicar"
    if s.solo:
        p.played.append("disdain")  # VM-248
    out = (*mix.boxed, *p.played)  # VM-246
    p.boxed = [card for card in mix.boxed if card in FAVORS or card in TREASURES]
    p.favors = Deck([card for card in FAVORS if card not in out])
    p.treasures = Deck([card for card in TREASURES if card not in out])
    p.favors.shuffle(s.dice)
    p.treasures.shuffle(s.dice)


def deal_skeletons(s: Vast, mix: Mix) -> None:
    """VM-026: five cards in the March Order, the first two face up on rolled Spawns."""
    k = s.skeletons = Skeletons()
    k.march = list(range(5))
    s.dice.shuffle(k.march)
    for i in k.march[:2]:
        k.up |= 1 << i
        k.at[i] = SPAWNS[s.dice.roll(6)]
    k.boxed = [card for card in mix.boxed if card in GEAR]
    k.deck = Deck([card for card in GEAR if card not in mix.boxed])
    k.deck.shuffle(s.dice)
    s.hunt = mix.hunt


def deal_spider(s: Vast, mix: Mix) -> None:
    """VM-026, VM-234: the Giant Spider on the centre Pit, three power cards."""
    sp = s.spider = Spider(at=CENTRE)
    level = s.levels[SPIDER]
    s.terror_goal = {"hatchling": 8, "consumer": 10}.get(level, 12)
    s.no_legs = level == "matriarch"
    s.demon_queen = level == "demon_queen"
    sp.terror = mix.terror
    given = {"squire": 2, "protector": 1}.get(s.levels[PALADIN], 0)
    for i in range(given):
        sp.spiderlings[i] = GONE  # VM-232
    sp.deck = Deck(list(POWER_DECK))  # VM-340
    sp.deck.shuffle(s.dice)
    sp.hand = sp.deck.deal(s, 3)
    if mix.spider_expand:
        s.expander = SPIDER


def deal_manor(s: Vast, mix: Mix) -> None:
    """VM-026, VM-235: three omens, three rituals."""
    mn = s.manor = Manor()
    level = s.levels[MANOR]
    s.seals_goal = {"shack": 11, "villa": 13}.get(level, 14)
    mn.seals = mix.seals
    banned = {"keep": 3, "castle": 1}.get(level, 0)
    mn.boxed = [card for card, ritual in RITUALS.items() if ritual.seals == banned]
    mn.deck = Deck([card for card in RITUALS if card not in mn.boxed])
    mn.deck.shuffle(s.dice)
    mn.hand = mn.deck.deal(s, 3)


def deal_warlock(s: Vast, mix: Mix) -> None:
    """VM-026, VM-236: three magic cubes and the spells of the mix."""
    w = s.warlock = Warlock()
    level = s.levels[WARLOCK]
    w.spells = list(mix.spells)
    w.deck = Deck([card for card in SPELLS if card not in mix.spells])
    w.deck.shuffle(s.dice)
    s.pieces_goal = 4 if level == "charlatan" else 5
    if level == "controller":
        draw_spells(s)
    elif level == "beguiler":
        w.track = 2
    elif level == "mind_bender":
        w.unassigned, w.cubes = 2, 4
    if "expand" in mix.spells:
        s.expander = WARLOCK


DEALS = (deal_paladin, deal_skeletons, deal_spider, deal_manor, deal_warlock)


def deal_table(s: Vast) -> None:
    """A whole table: the map and every role of the mix."""
    mix = MIXES[s.mix]
    lay_map(s)
    for role in mix.roles:
        DEALS[role](s, mix)
    s.learned = 0
    s.role, s.step = mix.roles[0], "first_turn"


def deal_journey(s: Vast) -> None:
    """VM-247, VM-248: the solo game, with the ranks of a campaign (VM-269)."""
    mix, journey = MIXES["journey"], JOURNEYS[s.difficulty]
    lay_map(s)
    s.solo = True
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
