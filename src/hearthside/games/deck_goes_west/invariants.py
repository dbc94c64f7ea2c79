"""What is true of every table at every decision."""

from __future__ import annotations

from collections.abc import Iterable

from .content.cards import CARDS, FIRST_DANGER
from .content.jobs.program import CAMP
from .content.land import LAND, TILES
from .content.missions import MISSIONS
from .rules.land import AROUND
from .rules.night import GROUP
from .rules.pieces import PIECES, giving, laid_by
from .rules.trading import PUTS, TALKS
from .state import Offer, Player, West, column, name_of


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
        if p.other >= 0 and abs(column(p.at) - column(p.other)) > MISSIONS[s.mission].apart:
            yield f"the meeples of seat {seat} are too far apart"
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
    yield from _under_way(s)
    if s.offer is not None and s.step == "talk":
        yield from _talk(s, s.offer)


def _under_way(s: West) -> Iterable[str]:
    """Movement, battles, jobs and turns: within their bounds, and gone when they are over."""
    if min((s.walk, s.climb, s.sail)) < 0:
        yield "movement below zero"
    if s.mover < 0 and (s.walk or s.climb or s.sail or s.trains):
        yield "movement without a mover"
    if s.doing and s.doer < 0:
        yield f"nobody does {s.doing!r}"
    if s.battle is not None:
        fight = s.battle
        if min(fight.hits, fight.hit_dice, fight.saves, fight.save_dice) < 0:
            yield "a battle below zero"
        there = {i for i, p in enumerate(s.players) if fight.at in (p.at, p.other)}
        if not {*fight.asked, *fight.fighters} <= there | {
            i for i, p in enumerate(s.players) if p.out
        }:
            yield f"somebody fights at {name_of(fight.at)} from afar"
    if not 0 <= s.talks <= TALKS:
        yield f"{s.talks} talks in a row"
    if s.damage < 0:
        yield f"damage of {s.damage}"
    if s.winners and not s.how:
        yield "somebody has won a game that goes on"


def _talk(s: West, talk: Offer) -> Iterable[str]:
    """A trade under way: what lies on the table is there, and it comes to an end."""
    if talk.speaker not in (talk.seat, talk.partner) or talk.seat == talk.partner:
        yield f"{talk.speaker} speaks where {talk.seat} and {talk.partner} trade"
    if talk.put > PUTS or talk.laid > PIECES:
        yield f"{talk.put} proposals and {talk.laid} pieces in one talk"
    for side, seat in enumerate((talk.seat, talk.partner)):
        p, cards = s.players[seat], laid_by(talk, seat)
        if any(n > there for n, there in zip(giving(talk, seat), p.res, strict=True)):
            yield f"seat {seat} offers more than it has"
        if not set(cards) <= set(p.hand) or any(card >= FIRST_DANGER for card in cards):
            yield f"seat {seat} offers cards that it cannot give"
        if not 0 <= talk.blind[side] <= len(p.hand):
            yield f"seat {seat} is asked for {talk.blind[side]} of {len(p.hand)} cards"


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
