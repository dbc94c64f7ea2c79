"""A house for the Knight: crossroads around her, everybody else far away."""

from __future__ import annotations

from hearthside.games.vast import game
from hearthside.games.vast.content.roles import KNIGHT
from hearthside.games.vast.state import Vast
from hearthside.kernel import SPECTATOR

from ..arrange import Table, begin, blank, corridor, lay, spot


def house(mix: str = "five_knight", **setup: object) -> Vast:
    """Crossroads around D4, the Entrance at D1, the Spider on a Pit at A7."""
    s = blank(mix, **setup)
    corridor(s, "D4 E4 F4 D5 C4 D3", "blood")
    lay(s, "D1", "entrance", "S")
    lay(s, "A7", "pit", "NEW")
    s.spider.at = spot("A7")
    s.knight.at = spot("D4")
    return s


def knight_turn(s: Vast, where: str = "D4", cubes: int = 2) -> Vast:
    """Her steps and Encounters begin on a space with so many cubes at hand; no tile is left for crypts."""
    s.map.stack = []
    s.knight.at, s.knight.cubes = spot(where), cubes
    return begin(s, "knight_acts", KNIGHT)


def strong(s: Vast, strength: int) -> Vast:
    """Cubes on Strength, laid before."""
    s.knight.tracks[2] = strength - 1
    return s


def hold(s: Vast, card: str, *, up: bool = True) -> Vast:
    """A treasure before her, face up or face down."""
    k = s.knight
    k.treasures.cards.remove(card)
    (k.played if up else k.kept).append(card)
    return s


def quests(s: Vast, *cards: str) -> Vast:
    """Her hand of sidequests."""
    k = s.knight
    k.quests.cards += k.hand
    k.hand = list(cards)
    for card in cards:
        k.quests.cards.remove(card)
    return s


def told(session: Table, seat: int = SPECTATOR) -> list[str]:
    return [game.words.line(session.state, e) for e in session.journal.seen_by(seat)]
