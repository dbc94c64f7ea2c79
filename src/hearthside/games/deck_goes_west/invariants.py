"""What is true of every table at every decision."""

from __future__ import annotations

from collections.abc import Iterable

from .content.cards import CARDS, FIRST_DANGER
from .content.jobs.program import CAMP
from .content.land import LAND, TILES
from .rules.land import AROUND
from .rules.night import GROUP
from .state import Player, West, name_of


def invariants(s: West) -> Iterable[str]:
    """What is wrong with a table: lost or doubled components, numbers out of bounds."""
    yield from _components(s)
    for seat, p in enumerate(s.players):
        if min(p.res) < 0:
            yield f"seat {seat} owes resources: {p.res}"
        if not p.out and p.at not in s.up:
            yield f"seat {seat} stands on no open tile"
        if p.other >= 0 and p.other not in s.up:
            yield f"the second meeple of seat {seat} stands on no open tile"
        if not p.out and s.night < 0 and not s.how and dangers(p) >= p.limit:
            yield f"seat {seat} lives with a hand full of dangers"
        if p.known > len(p.draw):
            yield f"seat {seat} knows {p.known} of {len(p.draw)} cards"
    if not all(0 <= points <= s.finish for points in s.points):
        yield f"points out of bounds: {s.points}"
    if not 0 <= s.day <= s.days:
        yield f"day {s.day} of {s.days}"
    if len(s.row) > 5:
        yield f"{len(s.row)} cards in the row"
    if any(n < 1 for n in s.bandits.values()):
        yield f"an empty group of bandits: {s.bandits}"
    if s.night < 0:
        yield from _gangs(s)
    places_of = {"turned": s.up, "bandits": set(s.bandits), "rails": s.rails, "marks": s.marks}
    for name, places in places_of.items():
        if not places <= set(s.map):
            yield f"{name} off the map"
    if s.wagon >= 0 and s.wagon not in s.map:
        yield "the wagon is off the map"
    if min((s.walk, s.climb, s.sail)) < 0:
        yield "movement below zero"


def _gangs(s: West) -> Iterable[str]:
    """By day no group has six members: all have split; only a camp just turned up may add one (DW-071, DW-141).

    On a map that is crowded all over, or a tile that no other touches, they have nowhere to go.
    """
    crowded = sum(s.bandits.values()) > 2 * len(s.map)
    for at, n in s.bandits.items():
        camp = at in s.up and LAND[s.map[at]] & CAMP
        alone = not any(at + step in s.map for step in AROUND)
        if n >= GROUP and not (crowded or alone or (n == GROUP and camp)):
            yield f"{n} bandits at {name_of(at)} after the night"


def _components(s: West) -> Iterable[str]:
    """160 cards and 48 tiles, each in exactly one place."""
    cards = s.trade + s.trade_gone + s.row + s.pain + s.pain_gone + s.exhaustion + s.exhaustion_gone
    cards += s.box
    for p in s.players:
        cards += p.hand + p.draw + p.discard
    if s.aside >= 0:
        cards.append(s.aside)
    if sorted(cards) != list(range(CARDS)):
        yield f"{len(cards)} cards, {len(set(cards))} different ones"
    tiles = [*s.map.values(), *s.tiles, *s.tiles_gone]
    if sorted(tiles) != list(range(len(TILES))):
        yield f"{len(tiles)} tiles, {len(set(tiles))} different ones"


def dangers(p: Player) -> int:
    """How many dangers a hand holds."""
    return sum(card >= FIRST_DANGER for card in p.hand)
