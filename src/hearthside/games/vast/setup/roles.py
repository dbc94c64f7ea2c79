"""What each role starts with, as its mix and its level have it."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Deck

from ..content.board import CENTRE, ENTRANCE, GONE, SPAWNS
from ..content.cards import whole
from ..content.dragon_powers import DRAGON_POWERS
from ..content.favors import FAVORS, LOCKED
from ..content.gear import GEAR
from ..content.knight_treasures import KNIGHT_TREASURES
from ..content.levels import LEVELS, PRINTED, Level
from ..content.mixes import Mix
from ..content.monsters import MONSTERS
from ..content.powers import POWER_CARDS
from ..content.rituals import RITUALS
from ..content.roles import (
    DRAGON,
    GOBLINS,
    GOLD,
    GREEN,
    KNIGHT,
    MANOR,
    NOBODY,
    PALADIN,
    SPIDER,
    THIEF,
    WARLOCK,
)
from ..content.secrets import SECRETS
from ..content.sidequests import SIDEQUESTS
from ..content.spells import SPELLS
from ..content.treasures import TREASURES
from ..content.war import WAR
from ..rules.goblins.tribes import to_spawn
from ..rules.seats import seated
from ..rules.warlock.track import draw_spells
from ..state import Dragon, Goblins, Knight, Manor, Paladin, Skeletons, Spider, Thief, Vast, Warlock


def level_of(s: Vast, role: int) -> Level:
    """How hard a role has it."""
    return PRINTED if role == NOBODY else LEVELS[role][s.levels[role]]


def deal_paladin(s: Vast, mix: Mix) -> None:
    """VM-026, VM-232, VM-233: the Paladin at the Entrance."""
    p = s.paladin = Paladin(at=ENTRANCE)
    level, foes = level_of(s, PALADIN), level_of(s, seated(s, GREEN))
    p.played = [*LOCKED, *foes.worn]
    p.health = foes.health
    p.cubes -= p.unassigned - level.cubes
    p.unassigned = level.cubes
    s.shrines_shut = not level.shrines
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
    level = level_of(s, SPIDER)
    s.terror_goal, s.no_legs, s.demon_queen = level.terror, not level.legs, not level.shapes
    sp.terror = mix.terror
    for i in range(level_of(s, seated(s, GOLD)).spiderlings):
        sp.spiderlings[i] = GONE  # VM-232
    sp.deck = Deck(whole(POWER_CARDS.values()))  # VM-340
    sp.deck.shuffle(s.dice)
    sp.hand = sp.deck.deal(s, 3)


def deal_manor(s: Vast, mix: Mix) -> None:
    """VM-026, VM-235: three omens, three rituals."""
    mn = s.manor = Manor()
    level = level_of(s, MANOR)
    s.seals_goal = level.seals
    mn.seals = mix.seals
    mn.boxed = [card for card, ritual in RITUALS.items() if ritual.seals == level.no_rituals]
    mn.deck = Deck([card for card in RITUALS if card not in mn.boxed])
    mn.deck.shuffle(s.dice)
    mn.hand = mn.deck.deal(s, 3)


def deal_warlock(s: Vast, mix: Mix) -> None:
    """VM-026, VM-236: three magic cubes and the spells of the mix."""
    w = s.warlock = Warlock()
    level = level_of(s, WARLOCK)
    w.spells = list(mix.spells)
    w.deck = Deck([card for card in SPELLS if card not in mix.spells])
    w.deck.shuffle(s.dice)
    s.pieces_goal = level.pieces
    if level.spells:
        draw_spells(s)
    w.track = level.advances
    w.cubes -= w.unassigned - level.cubes
    w.unassigned = level.cubes
    if "expand" in mix.spells:
        s.expander = WARLOCK


def deal_thief(s: Vast, mix: Mix) -> None:
    """VT-204, VT-054: tokens ready, Loot Drop on 3; his figure comes with his first turn."""
    s.thief = Thief()
    level = level_of(s, THIEF)
    s.loot_goal, s.loot_bare = level.loot, level.bare


def deal_knight(s: Vast, mix: Mix) -> None:
    """VT-063, VT-054, VT-056: the Knight at the Entrance, two cubes ready, the others on her Grit track."""
    k = s.visiting_knight = Knight(at=ENTRANCE)
    s.visitor = KNIGHT
    level = level_of(s, KNIGHT)
    k.health = k.whole = level_of(s, seated(s, GREEN)).knight_health
    k.marks = level.marks
    k.waiting = (1 << level.marks) - 1
    k.quests, k.treasures = Deck(list(SIDEQUESTS)), Deck(list(KNIGHT_TREASURES))
    k.quests.shuffle(s.dice)
    k.treasures.shuffle(s.dice)
    k.hand = k.quests.deal(s, level.quests)


def deal_goblins(s: Vast, mix: Mix) -> None:
    """VT-107: each Tribe on a rolled Spawn, without a disc; 1 Rage, three decks, no cards."""
    g = s.visiting_goblins = Goblins()
    s.visitor = GOBLINS
    g.war, g.monsters, g.secrets = Deck(list(WAR)), Deck(list(MONSTERS)), Deck(list(SECRETS))
    for deck in (g.war, g.monsters, g.secrets):
        deck.shuffle(s.dice)
    for tribe in range(3):
        to_spawn(s, tribe)


def deal_dragon(s: Vast, mix: Mix) -> None:
    """VT-161, VT-054, VT-056: all Sloth, nothing eaten, three cards; his figure comes with his first turn."""
    d = s.visiting_dragon = Dragon()
    s.visitor = DRAGON
    level = level_of(s, DRAGON)
    s.wake_goal, s.shrieks_goal = level.wake, level.shrieks
    d.health = level_of(s, seated(s, GOLD)).dragon_health
    d.deck = Deck(whole(DRAGON_POWERS.values()))
    d.deck.shuffle(s.dice)
    d.hand = d.deck.deal(s, 3)


DEALS: tuple[Callable[[Vast, Mix], None], ...] = (
    deal_paladin,
    deal_skeletons,
    deal_spider,
    deal_manor,
    deal_warlock,
    deal_thief,
    deal_knight,
    deal_goblins,
    deal_dragon,
)
"""What each role starts with, by role."""
