"""The role mixes of the book and what each of them changes."""

from __future__ import annotations

from typing import NamedTuple

from .roles import MANOR, NOBODY, PALADIN, ROLES, SKELETONS, SPIDER, VISITORS, WARLOCK


class Mix(NamedTuple):
    """A legal set of roles and what it changes."""

    title: str
    roles: tuple[int, ...]
    rule: str
    boxed: tuple[str, ...] = ()
    """Cards that stay in the box."""
    terror: int = 0
    seals: int = 0
    expander: int = NOBODY
    """The role that holds Expand without its being a spell of the Warlock."""
    spells: tuple[str, ...] = ()
    """Spells the Warlock starts with."""
    hunt: bool = False
    """The Skeletons win by killing the Spider, and Spiderlings force them to attack."""


_PALADIN_BOX = ("armor", "disdain", "radiant_lamps")
_GEAR_BOX = ("shield", "kukri", "pauldrons", "poison")

MIXES: dict[str, Mix] = {
    "five": Mix("All five roles", (PALADIN, SKELETONS, SPIDER, MANOR, WARLOCK), "VM-237"),
    "no_warlock": Mix("No Warlock", (PALADIN, SKELETONS, SPIDER, MANOR), "VM-237"),
    "no_manor": Mix(
        "No Manor", (PALADIN, SKELETONS, SPIDER, WARLOCK), "VM-237", spells=("expand",)
    ),
    "paladin_skeletons_spider": Mix(
        "Paladin, Skeletons, Spider", (PALADIN, SKELETONS, SPIDER), "VM-238", expander=SPIDER
    ),
    "paladin_spider_manor": Mix(
        "Paladin, Spider, Manor",
        (PALADIN, SPIDER, MANOR),
        "VM-239",
        boxed=_PALADIN_BOX,
        terror=2,
        seals=3,
    ),
    "paladin_spider_warlock": Mix(
        "Paladin, Spider, Warlock",
        (PALADIN, SPIDER, WARLOCK),
        "VM-240",
        boxed=_PALADIN_BOX,
        terror=2,
        spells=("syphon_specialize", "expand"),
    ),
    "skeletons_spider_warlock": Mix(
        "Skeletons, Spider, Warlock",
        (SKELETONS, SPIDER, WARLOCK),
        "VM-241",
        boxed=_GEAR_BOX,
        terror=2,
        spells=("expand", "enclose"),
        hunt=True,
    ),
    "skeletons_spider_manor": Mix(
        "Skeletons, Spider, Manor",
        (SKELETONS, SPIDER, MANOR),
        "VM-242",
        boxed=_GEAR_BOX,
        terror=2,
        seals=3,
        hunt=True,
    ),
    "paladin_spider": Mix(
        "Paladin, Spider",
        (PALADIN, SPIDER),
        "VM-243",
        boxed=("armor", "radiant_lamps"),
        terror=2,
        expander=SPIDER,
    ),
    "skeletons_spider": Mix(
        "Skeletons, Spider", (SKELETONS, SPIDER), "VM-244", terror=2, expander=SPIDER, hunt=True
    ),
    "journey": Mix("The Paladin's Journey", (PALADIN,), "VM-247"),  # VT-058: without visitors
}


def visited(mix: Mix, visitor: int) -> Mix:
    """VT-002, VT-044: the mix with a visitor in the place of its colour; what that role holds is the visitor's."""
    host = next(role for role in mix.roles if ROLES[role].colour == ROLES[visitor].colour)
    place = f"the {ROLES[visitor].name} in the {ROLES[host].whose} place"
    keeps = ("expand" in mix.spells and host == WARLOCK) or mix.expander == host
    return mix._replace(
        title=f"{mix.title}, {place}" if len(mix.roles) < 5 else place[0].upper() + place[1:],
        roles=tuple(visitor if role == host else role for role in mix.roles),
        rule="VT-044",
        expander=visitor if keeps else mix.expander,  # VT-045
        spells=() if host == WARLOCK else mix.spells,
    )


CORE = ("five", "no_warlock", "no_manor", "paladin_skeletons_spider")
"""The mixes that visitors come to: those with all of gold, green and red (VT-044)."""
for _visitor in VISITORS:
    for _name in CORE:
        _mix = MIXES[_name]
        if any(ROLES[_role].colour == ROLES[_visitor].colour for _role in _mix.roles):
            MIXES[f"{_name}_{ROLES[_visitor].key}"] = visited(_mix, _visitor)
MIX_OF: dict[tuple[int, ...], str] = {tuple(sorted(mix.roles)): name for name, mix in MIXES.items()}
