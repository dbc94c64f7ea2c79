"""The Skeletons, each with its ability."""

from __future__ import annotations

from hearthside.kernel import Act, Bar, Option, note

from ..rules.dials import pay
from ..rules.lists import Spots
from ..rules.skeletons.moments import (
    EARSHOT,
    SCREAMS,
    STAB,
    no_stability,
    not_up,
    spare,
)
from ..state import Vast
from .board import ADJACENT, DISTANCE, INDEX, NAMES, SUPPLY
from .cards import Card, deck
from .figures import CASTY, SCREAMY, SKELETON_NAMES, SLASHY, STABBY
from .names import FIGURE_WORDS, space_words

# -- Casty ---------------------------------------------------------------------------------


def no_skulls(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-146: a space beside him, while skulls are left."""
    bar = not_up(s, CASTY)
    if bar is not None:
        return bar
    if SUPPLY not in s.map.skulls:
        return Bar("VM-146", "No skulls are left.")
    if not ADJACENT[s.skeletons.at[CASTY]] >> INDEX[name] & 1:
        return Bar("VM-146", "It is not beside him.")
    return no_stability(s, 1)


def cackle(s: Vast, me: int, name: str) -> None:
    """VM-146, VM-297: 1 Stability for cackling skulls."""
    pay(s, "stability", 1, "VM-146")
    s.map.skulls[s.map.skulls.index(SUPPLY)] = INDEX[name]
    note(s, "skulls_placed", name, rule="VM-146")


SKULLS = Act(
    "skulls",
    "VM-297",
    cackle,
    over=NAMES,
    barred=no_skulls,
    label=lambda s, me, name: f"Put cackling skulls on {space_words(name)}",
    points="space:{0}",
    detail="1 Stability",
)
SKULL_SPOTS = Spots(SKULLS)


def offer_skulls(s: Vast, out: list[Option]) -> None:
    """Spaces beside Casty."""
    if spare(s) > 0 and SUPPLY in s.map.skulls:
        out += SKULL_SPOTS.of(ADJACENT[s.skeletons.at[CASTY]])


# -- Screamy -------------------------------------------------------------------------------


def no_scream(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-148: once a turn, another Skeleton on the map within 2 spaces."""
    k, i = s.skeletons, SKELETON_NAMES.index(name)
    bar = not_up(s, SCREAMY)
    if bar is not None:
        return bar
    if i == SCREAMY:
        return Bar("VM-148", "She cannot name herself.")
    if k.at[i] < 0:
        return Bar("VM-148", "It is not on the map.")
    if k.screams >= SCREAMS.of(k.gear):
        return Bar("VM-148", "She has screamed this turn.")
    away, heard = DISTANCE[k.at[SCREAMY]][k.at[i]], EARSHOT.of(k.gear)
    if away > heard:
        return Bar("VM-148", f"It is {away} away and hears her within {heard}.")
    return no_stability(s, 1)


def scream(s: Vast, me: int, name: str) -> None:
    """VM-148, VM-298: 1 Stability, and another one runs."""
    k = s.skeletons
    pay(s, "stability", 1, "VM-148")
    k.screams += 1
    k.called = SKELETON_NAMES.index(name)
    k.called_moves = 5
    note(s, "screamed", name, rule="VM-148")
    s.step = "skeleton_runs"


SCREAM = Act(
    "scream",
    "VM-298",
    scream,
    over=SKELETON_NAMES,
    barred=no_scream,
    label=lambda s, me, name: f"Scream at {FIGURE_WORDS[name]}",
    points="piece:{0}",
    detail="1 Stability; it runs up to 5 spaces.",
)


def offer_screams(s: Vast, out: list[Option]) -> None:
    """Those within earshot."""
    k = s.skeletons
    if spare(s) > 0 and k.screams < SCREAMS.of(k.gear):
        row, heard = DISTANCE[k.at[SCREAMY]], EARSHOT.of(k.gear)
        for i, where in enumerate(k.at):
            if i != SCREAMY and where >= 0 and row[where] <= heard:
                out.append(SCREAM.table[SKELETON_NAMES[i]])


# -- Slashy --------------------------------------------------------------------------------


def no_rage(s: Vast, me: int) -> str | Bar | None:
    """VM-150: once a turn is enough."""
    if s.skeletons.raged:
        return Bar("VM-150", "She rages already.")
    return not_up(s, SLASHY) or no_stability(s, 1)


def rage(s: Vast, me: int) -> None:
    """VM-150, VM-300: 1 Stability for Strength 2 this turn."""
    pay(s, "stability", 1, "VM-150")
    s.skeletons.raged = True
    note(s, "raged", rule="VM-150")


def offer_rage(s: Vast, out: list[Option]) -> None:
    """Once a turn."""
    if not s.skeletons.raged and spare(s) > 0:
        out.append(RAGE.option)


RAGE = Act(
    "rage",
    "VM-300",
    rage,
    barred=no_rage,
    label="Rage for 1 Stability: Strength 2 this turn",
    points="piece:slashy",
)


# -- Stabby --------------------------------------------------------------------------------


def no_stab(s: Vast, me: int) -> str | Bar | None:
    """VM-151: once for a hit."""
    if s.skeletons.twist:
        return Bar("VM-151", "The knife has been twisted.")
    return no_stability(s, 1)


def stab(s: Vast, me: int) -> None:
    """VM-151, VM-301: 1 Stability costs the Paladin Grit."""
    k = s.skeletons
    pay(s, "stability", 1, "VM-151")
    k.twist = STAB.of(k.gear)
    note(s, "stabbed", rule="VM-151")


STAB_DEEPER = Act(
    "stab",
    "VM-301",
    stab,
    barred=no_stab,
    label=lambda s, me: f"Twist the knife for 1 Stability: {STAB.of(s.skeletons.gear)} Grit",
    points="piece:stabby",
)


# -- the cards -----------------------------------------------------------------------------

SKELETON_CARDS = deck(
    "skeletons",
    Card(
        "casty",
        "Casty",
        "1 Stability: cackling skulls on a space beside him.",
        "VM-297",
        acts=(SKULLS,),
        offers=offer_skulls,
        owner=CASTY,
    ),
    Card(
        "screamy",
        "Screamy",
        "Once a turn, 1 Stability: a Skeleton within 2 moves up to 5.",
        "VM-298",
        acts=(SCREAM,),
        offers=offer_screams,
        owner=SCREAMY,
    ),
    Card(
        "shooty",
        "Shooty",
        "1 Stability more: her Strike hits a visible figure exactly 2 away.",
        "VM-299",
    ),
    Card(
        "slashy",
        "Slashy",
        "1 Stability: Strength 2 for this turn.",
        "VM-300",
        acts=(RAGE,),
        offers=offer_rage,
        owner=SLASHY,
    ),
    Card(
        "stabby",
        "Stabby",
        "When he hits the Paladin, 1 Stability costs the Paladin 3 Grit.",
        "VM-301",
        acts=(STAB_DEEPER,),
        owner=STABBY,
        when="stab",
    ),
    Card("smashy", "Smashy", "Walks only in the hard solo game.", "VM-266"),
)
