"""Ambushes: a Pit that the Paladin reveals by entering it may hold Goblins."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, note

from ...content.figures import TRIBE_NAMES
from ...content.names import FIGURE_WORDS
from ...content.roles import GOBLINS, PALADIN
from ...state import Vast
from ..paladin.aids import PREPARE, no_prepare
from ..paladin.dials import lose_health
from .tribes import calm_down, on_tile, scatter, strength

GO_ON = Act[Vast, []]("go_on", "VT-145", label="Hold still", prior=0.5)
BRACING = Ask[Vast](
    "brace",
    "VT-145",
    (PREPARE, GO_ON),
    prompt="something stirs in the Pit. Prepare?",
    meanwhile="braces himself",
)


def no_ambush(s: Vast, me: int, tribe: int) -> str | Bar | None:
    """VT-145: a Tribe on a Spawn or a crypt, with a disc, stronger than his Defense."""
    if on_tile(s, tribe):
        return Bar("VT-145", "It stands on a tile.")
    if not s.goblins.population[tribe]:
        return Bar("VT-145", "It has no disc.")
    mine, theirs = strength(s, tribe), s.paladin.prepare
    return (
        None if mine > theirs else Bar("VT-145", f"Strength {mine} does not beat Defense {theirs}.")
    )


def could_ambush(s: Vast) -> bool:
    """Whether any Tribe may attack him as he stands there now."""
    return any(no_ambush(s, s.seat_of[GOBLINS], tribe) is None for tribe in range(3))


def pounce(s: Vast, me: int, tribe: int) -> Asks:
    """VT-145, VT-146: 1 Health, nothing joins in; the Tribe scatters, and Rage falls."""
    note(s, "ambushed", TRIBE_NAMES[tribe], strength(s, tribe), s.paladin.prepare, rule="VT-145")
    yield from lose_health(s, 1)
    if s.winner < 0:
        yield from scatter(s, tribe)
        calm_down(s)  # VT-143


AMBUSH = Act(
    "ambush",
    "VT-145",
    pounce,
    over=range(3),
    barred=no_ambush,
    label=lambda s, me, tribe: f"Ambush with {FIGURE_WORDS[TRIBE_NAMES[tribe]]}",
    points=lambda s, me, tribe: f"piece:{TRIBE_NAMES[tribe]}",
)
LIE_LOW = Act[Vast, []]("lie_low", "VT-145", lambda s, me: None, label="Lie low")
AMBUSHING = Ask[Vast](
    "ambush",
    "VT-145",
    (AMBUSH, LIE_LOW),
    prompt="the Paladin has opened a Pit. Ambush him?",
    meanwhile="may lie in ambush",
)


def ambush(s: Vast) -> Asks:
    """VT-144, VT-145: first he may prepare, then one Tribe may attack."""
    hero, seat = s.seat_of[PALADIN], s.seat_of[GOBLINS]
    while could_ambush(s) and no_prepare(s, hero) is None:
        pick = yield BRACING(s, hero)
        if pick.verb == "go_on":
            break
        yield from BRACING.do(s, hero, pick)
    if could_ambush(s):
        pick = yield AMBUSHING(s, seat)
        yield from AMBUSHING.do(s, seat, pick)
