"""What can be chosen before a game, and the state it starts from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from hearthside.kernel import Dice, Problem, Tunable, choice, number, per_seat, toggle, tuning

from ..content.journeys import JOURNEYS
from ..content.levels import NORMAL, titles
from ..content.mixes import MIX_OF, MIXES
from ..content.roles import (
    DRAGON,
    GOBLINS,
    GOLD,
    KNIGHT,
    MANOR,
    PALADIN,
    ROLE_OF,
    ROLES,
    SKELETONS,
    SPIDER,
    THIEF,
    WARLOCK,
)
from ..state import Vast
from .tables import deal_journey, deal_table

TUNABLES = (
    Tunable("spirit_step", 5, 2, 6, "Terror for one more Spirit", at="spirit_step"),
    Tunable("defense_step", 4, 2, 6, "Terror for one more Spider Defense", at="defense_step"),
    Tunable("health", 0, -4, 0, "Added to the Paladin's Health", at="paladin.health", adds=True),
    Tunable("fury", 0, 0, 5, "Fury that the Paladin begins with", at="paladin.fury"),
    Tunable("light", 0, 0, 4, "Light that the Paladin begins with", at="paladin.light"),
    Tunable("grit", 0, 0, 6, "Grit that the Paladin begins with", at="paladin.grit"),
    Tunable("stability", 2, 0, 8, "Stability of the Skeletons", at="skeletons.stability"),
    Tunable("terror", 0, 0, 4, "Added to the Spider's Terror", at="spider.terror", adds=True),
    Tunable("blood", 0, 0, 8, "Blood that the Spider begins with", at="spider.blood"),
    Tunable("escape", 12, 6, 12, "Terror at which the Spider escapes", at="terror_goal"),
    Tunable("seals", 0, 0, 6, "Added to the Manor's Seals", at="manor.seals", adds=True),
    Tunable("seals_goal", 14, 8, 14, "Seals with which the Manor wins", at="seals_goal"),
    Tunable("pieces_goal", 5, 3, 5, "Pieces with which the Warlock wins", at="pieces_goal"),
    Tunable("loot_goal", 6, 3, 8, "Treasures with which the Thief wins", at="loot_goal"),
    Tunable("wake_goal", 11, 6, 11, "Wakefulness at which the Dragon awakens", at="wake_goal"),
)
EXAMPLE_MIXES = (
    "five",
    "five_thief",
    "no_manor",
    "paladin_skeletons_spider",
    "paladin_spider_manor",
    "skeletons_spider_warlock",
    "paladin_spider",
    "skeletons_spider",
    "five_knight",
    "no_manor_goblins",
    "paladin_skeletons_spider_dragon",
    "five_dragon",
)
EXAMPLES: tuple[Mapping[str, Any], ...] = (
    *(
        {"seats": len(roles), "roles": [ROLES[role].key for role in roles]}
        for roles in (MIXES[mix].roles for mix in EXAMPLE_MIXES)
    ),
    {"seats": 1, "campaign": True},
)
"""Every number of players and every change that a mix makes, in few setups."""

_LEVEL_HELP = "Meant for four or five players; one step of difficulty for this role."


ABOUT = {
    "paladin": "Crusades into the dark, grows by Grit, and wins with all five Spiderlings in the box.",
    "skeletons": "Five march in order, each with an act of its own, and win when the Paladin's Health is gone.",
    "spider": "Giant, Sorcerer or Spiderlings; gathers Terror, and wins by leaving by the stairs with enough of it.",
    "manor": "The house itself: spends omens on six powers and wins with the last of its seals.",
    "warlock": "Keeps to the dark, casts spells and curses, and wins by dominating the pieces of others.",
    "thief": "Fights nobody and wins with enough treasures stashed at the Entrance or in the Pit.",
    "knight": "Instead of the Paladin: hunts the Spiderlings with cubes for speed, sight and strength.",
    "goblins": "Instead of the Skeletons: three Tribes fed by War cards, out for the Paladin's Health.",
    "dragon": "Sleeps underground, grows wakeful, and wins by coming up from a Pit and leaving by the Entrance.",
}
"""What each role is about, and how it wins."""


@dataclass(frozen=True, slots=True)
class Setup:
    """The seats, who plays what, and how hard."""

    seats: int = number(
        5, low=1, high=5, label="Players", help="One player walks the Paladin's Journey."
    )
    roles: tuple[str, ...] = per_seat(
        ("paladin", "spider", "skeletons", "manor", "warlock"),
        {role.key: role.name for role in ROLES},
        label="Roles",
        help="Only the mixes of the rule book can be played.",
        distinct=True,
        about=ABOUT,
    )
    paladin_level: str = choice(
        NORMAL, titles(PALADIN), label="Paladin", help=_LEVEL_HELP, when=("roles", "paladin")
    )
    skeletons_level: str = choice(
        NORMAL, titles(SKELETONS), label="Skeletons", help=_LEVEL_HELP, when=("roles", "skeletons")
    )
    spider_level: str = choice(
        NORMAL, titles(SPIDER), label="Spider", help=_LEVEL_HELP, when=("roles", "spider")
    )
    manor_level: str = choice(
        NORMAL, titles(MANOR), label="Manor", help=_LEVEL_HELP, when=("roles", "manor")
    )
    warlock_level: str = choice(
        NORMAL, titles(WARLOCK), label="Warlock", help=_LEVEL_HELP, when=("roles", "warlock")
    )
    thief_level: str = choice(
        NORMAL, titles(THIEF), label="Thief", help=_LEVEL_HELP, when=("roles", "thief")
    )
    knight_level: str = choice(
        NORMAL, titles(KNIGHT), label="Knight", help=_LEVEL_HELP, when=("roles", "knight")
    )
    goblins_level: str = choice(
        NORMAL, titles(GOBLINS), label="Goblins", help=_LEVEL_HELP, when=("roles", "goblins")
    )
    dragon_level: str = choice(
        NORMAL, titles(DRAGON), label="Dragon", help=_LEVEL_HELP, when=("roles", "dragon")
    )
    difficulty: str = choice(
        "normal",
        {key: journey.title for key, journey in JOURNEYS.items()},
        label="Journey",
        help="How hard the solo game is.",
        when=("seats", 1),
    )
    campaign: bool = toggle(
        False,
        label="Campaign",
        help="Solo: journey after journey, rank by rank.",
        when=("seats", 1),
    )
    ghosts_strike: bool = toggle(
        False,
        label="Poltergeists strike back",
        help="Solo: a poltergeist you miss hits you for 1 Health if its Strength beats your Defense.",
        when=("seats", 1),
    )
    tune: dict[str, int] = tuning()

    @property
    def levels(self) -> list[str]:
        """The level of each role in turn order."""
        return [getattr(self, f"{role.key}_level") for role in ROLES]

    @property
    def mix(self) -> str:
        """The mix these roles make, or nothing."""
        return MIX_OF.get(tuple(sorted(ROLE_OF[role] for role in self.roles)), "")

    def check(self) -> Iterable[Problem]:
        """VM-027, VM-245: only listed mixes; levels only for roles at the table."""
        if not self.mix:
            listed = "; ".join(
                mix.title for mix in MIXES.values() if len(mix.roles) == len(self.roles)
            )
            roles = ", ".join(ROLES[ROLE_OF[role]].name for role in self.roles)
            yield Problem(
                "roles", f"{roles} is no mix of the rule book; for {self.seats}: {listed}", "VM-245"
            )
            return
        present = MIXES[self.mix].roles
        for role, level in enumerate(self.levels):
            if level == NORMAL:
                continue
            name = ROLES[role].key
            hero = next((other for other in present if ROLES[other].colour == GOLD), PALADIN)
            needs = {role, hero} if role == SKELETONS else {role}
            if self.mix == "journey":
                yield Problem(f"{name}_level", "the solo game has its own difficulty", "VM-266")
            elif not needs <= set(present):
                missing = ROLES[min(needs - set(present))].name
                yield Problem(f"{name}_level", f"needs the {missing} at the table", "VM-011")
        if self.mix != "journey":
            if self.campaign:
                yield Problem("campaign", "is for one player", "VM-267")
            if self.ghosts_strike:
                yield Problem("ghosts_strike", "is for the solo game", "VM-265")
            if self.difficulty != NORMAL:
                yield Problem("difficulty", "is for the solo game", "VM-266")


def start(setup: Setup, dice: Dice) -> Vast:
    """The table laid for a checked setup."""
    seat_of = [-1] * len(ROLES)
    for seat, role in enumerate(setup.roles):
        seat_of[ROLE_OF[role]] = seat
    s = Vast(
        step="",
        seats=setup.seats,
        dice=dice,
        mix=setup.mix,
        seat_of=seat_of,
        levels=setup.levels,
        campaign=setup.campaign,
        difficulty=setup.difficulty,
        ghosts_strike=setup.ghosts_strike,
    )
    if s.mix == "journey":
        deal_journey(s)
    else:
        deal_table(s)
    return s
