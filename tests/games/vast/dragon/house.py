"""A house for the Dragon: crossroads in the middle, a Pit, the Entrance."""

from __future__ import annotations

from hearthside.games.vast import game
from hearthside.games.vast.content.roles import DRAGON
from hearthside.games.vast.state import Vast
from hearthside.kernel import SPECTATOR

from ..arrange import Table, begin, blank, corridor, lay, spot


def house(mix: str = "five_dragon", **setup: object) -> Vast:
    """Crossroads C4 to F4, an Armory at D5, the Entrance at D3 open all round but one side, the Paladin far off."""
    s = blank(mix, **setup)
    corridor(s, "C4 D4 E4 F4", "blood")
    lay(s, "D5", "armory")
    lay(s, "D3", "entrance", "S")
    lay(s, "G7", "pit", "NEW")
    s.paladin.at = spot("G7")
    s.dragon.at = spot("D4")
    return s


def hold(s: Vast, cards: str) -> Vast:
    """His hand: c, f and w for the signs."""
    d = s.dragon
    d.deck.cards += d.hand
    d.hand = [{"c": "claw", "f": "flame", "w": "wing"}[sign] for sign in cards]
    for card in d.hand:
        d.deck.cards.remove(card)
    return s


def prowl(s: Vast, where: str = "D4", cards: str = "") -> Vast:
    """His move and powers begin; no tile is left for crypts."""
    s.dragon.at = spot(where)
    s.map.stack = []
    return begin(hold(s, cards), "dragon_acts", DRAGON)


def above(s: Vast) -> Vast:
    """He is awake and on the surface."""
    s.dragon.awake = s.dragon.surfaced = True
    return s


def told(session: Table, seat: int = SPECTATOR) -> list[str]:
    return [game.words.line(session.state, e) for e in session.journal.seen_by(seat)]
