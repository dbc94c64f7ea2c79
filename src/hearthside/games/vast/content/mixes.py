"""The role mixes of the book and what each of them changes."""

from __future__ import annotations

from typing import NamedTuple

from .roles import MANOR, NOBODY, PALADIN, SKELETONS, SPIDER, THIEF, WARLOCK


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
    "five_thief": Mix(
        "The Thief in the Warlock's place", (PALADIN, SKELETONS, SPIDER, MANOR, THIEF), "VT-044"
    ),
    "no_warlock": Mix("No Warlock", (PALADIN, SKELETONS, SPIDER, MANOR), "VM-237"),
    "no_manor": Mix(
        "No Manor", (PALADIN, SKELETONS, SPIDER, WARLOCK), "VM-237", spells=("expand",)
    ),
    "no_manor_thief": Mix(
        "No Manor, the Thief in the Warlock's place",
        (PALADIN, SKELETONS, SPIDER, THIEF),
        "VT-044",
        expander=THIEF,  # VT-045
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
MIX_OF: dict[tuple[int, ...], str] = {mix.roles: name for name, mix in MIXES.items()}
