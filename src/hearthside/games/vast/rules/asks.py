"""Every question of the game."""

from __future__ import annotations

from hearthside.kernel import asks

from ..content import favors, gear, powers, secrets, spells, treasures
from . import appear, expand, journey, markers, tiles
from .dragon import effects, paying
from .dragon import powers as fire
from .dragon import turn as dragon
from .goblins import actions as raids
from .goblins import ambush
from .goblins import march as tribes
from .goblins import tribes as clans
from .goblins import turn as goblins
from .knight import fights as knight_fights
from .knight import traits as knighthood
from .knight import turn as knight
from .manor import rituals, shifts
from .manor import turn as manor
from .paladin import aids, crusade, dials, gifts
from .paladin import turn as paladin
from .skeletons import actions, equipping
from .skeletons import turn as skeletons
from .spider import movement as crawling
from .spider import spells as webcraft
from .spider import traits
from .spider import turn as spider
from .thief import actions as thefts
from .thief import traits as sleight
from .thief import turn as thief
from .warlock import actions as magic
from .warlock import domination, sneak
from .warlock import traits as fright
from .warlock import turn as warlock

ASKS = asks(
    # shared
    tiles.ORIENT,
    tiles.SPOOK,
    markers.WHICH,
    appear.APPEARING,
    expand.EXPAND_REVEAL,
    expand.EXPAND_TILE,
    expand.EXPAND_HOARD,
    # the Paladin
    paladin.ACTIONS,
    paladin.SPRINTING,
    aids.AIDS.ask,
    crusade.FIGHT,
    gifts.AT_SHRINE,
    gifts.SWAP_FAVOR,
    gifts.HAND_OUT,
    gifts.FOUND,
    dials.LOSE_CUBE,
    dials.FAVOR,
    dials.LOSE_FAVOR,
    dials.FEAR_FAVOR,
    dials.FEAR_TREASURE,
    favors.PATHFINDER,
    favors.VISION,
    favors.STAND,
    treasures.ARMOR,
    treasures.FIRE_BRAND,
    # the Skeletons
    skeletons.ACTIVATION,
    skeletons.SCREAMED,
    skeletons.CALL_UP,
    equipping.OUTFIT.ask,
    actions.WOUND,
    actions.UNDERGROUND,
    gear.CACKLE,
    gear.BLAST,
    # the Spider
    crawling.BLOOD.ask,
    spider.CHOOSE_FORM,
    spider.RISE,
    spider.GAIN,
    spider.WEAVE,
    spider.CRAWLING,
    webcraft.PAY,
    webcraft.STRETCH,
    webcraft.TENDING,
    traits.RUN_AWAY,
    powers.VICTIMS,
    *(power.ask for power in powers.POWERS.values()),
    # the Manor
    manor.ASSIGN,
    manor.REVEAL_ASK,
    manor.WALL_ASK,
    manor.WALL_SIDE,
    manor.DRIFT_ASK,
    manor.HOARD_ASK,
    manor.FORGET_ASK,
    shifts.SHIFT_ASK,
    shifts.SHIFT_WHERE,
    shifts.SWAP_ASK,
    shifts.SWAP_WITH,
    shifts.SWAP_ALONE,
    shifts.SWAP_HOW,
    rituals.RITUAL_ASK,
    # the Warlock
    domination.HEXING,
    domination.DOMINATION,
    domination.SPACE_ASK,
    domination.TRADE_ASK,
    warlock.LEARN_ASK,
    warlock.DROP_ASK,
    warlock.ACTIONS,
    sneak.SNEAKING,
    magic.SUMMON_AGAIN,
    fright.STARTLED,
    spells.STEP_OUT,
    spells.ENCLOSING,
    spells.ENCLOSE_SIDE,
    # the Thief
    thief.PLANNING,
    thief.SNEAKING,
    thefts.ROBBING,
    thefts.STICKY,
    sleight.UPGRADING,
    sleight.FETCHING,
    sleight.SLIPPING,
    # the Knight
    knight.ACTIONS,
    knight_fights.FIGHT,
    knight_fights.HAND_OUT,
    knight_fights.FOUND,
    knighthood.TAKE_BACK,
    # the Goblins
    goblins.RALLYING,
    goblins.SWELLING,
    goblins.BURSTING,
    goblins.TAMING,
    goblins.PLOTTING,
    goblins.MARCHING,
    tribes.ACTIVATION,
    tribes.SHEDDING,
    raids.TOO_MANY,
    clans.LOSING,
    clans.TRAPPED,
    secrets.POISONING,
    secrets.LEAVING,
    ambush.BRACING,
    ambush.AMBUSHING,
    # the Dragon
    dragon.PROWLING,
    dragon.TAKING,
    dragon.SETTING,
    dragon.SURFACING,
    paying.SPENDING,
    effects.ROLLED,
    effects.SHOVING,
    effects.LIGHTING,
    fire.LANDING,
    # the Paladin's Journey
    journey.PROWL,
    journey.RANK_ASK,
    journey.ONWARD_ASK,
)
