"""A house for the Goblins: crossroads in the middle, Tribes where the test wants them."""

from __future__ import annotations

from hearthside.games.vast import game
from hearthside.games.vast.content.roles import GOBLINS
from hearthside.games.vast.state import Vast
from hearthside.kernel import SPECTATOR

from ..arrange import Table, begin, blank, corridor, lay, spot


def house(mix: str = "five_goblins", **setup: object) -> Vast:
    """Crossroads around D4, the Entrance at D1, Paladin and Spider on tiles of their own; no tile for crypts."""
    s = blank(mix, **setup)
    corridor(s, "C4 D4 E4 F4", "blood")
    lay(s, "D5", "armory")
    lay(s, "D1", "entrance", "S")
    lay(s, "A7", "pit", "NEW")
    lay(s, "G7", "pit", "NEW")
    s.spider.at, s.paladin.at = spot("A7"), spot("G7")
    s.goblins.at = [spot("spawn1")] * 3
    return s


def tribe(s: Vast, which: int, where: str, discs: int = 3) -> Vast:
    """A Tribe on a space."""
    s.goblins.at[which], s.goblins.population[which] = spot(where), discs
    return s


def up(s: Vast, which: int, where: str, discs: int = 3) -> Vast:
    """A Tribe is activated on a space, the last of this turn."""
    g = tribe(s, which, where, discs).goblins
    g.active, g.activated, g.left = which, 7, 0
    g.acted = g.halted = g.burrowed = False
    g.moved = 0
    g.card = g.card or g.war.cards.pop()
    s.map.stack = []
    return begin(s, "tribe_acts", GOBLINS)


def march(s: Vast) -> Vast:
    """Their activations begin."""
    s.goblins.activated, s.goblins.active = 0, -1
    s.goblins.card = s.goblins.card or s.goblins.war.cards.pop()
    s.map.stack = []
    return begin(s, "goblins_march", GOBLINS)


def with_monster(s: Vast, card: str, slot: int) -> Vast:
    """A Monster in a place."""
    s.goblins.monsters.cards.remove(card)
    s.goblins.slots[slot] = card
    return s


def with_secret(s: Vast, *cards: str, shown: bool = False) -> Vast:
    """Secrets in hand or face up."""
    g = s.goblins
    for card in cards:
        g.secrets.cards.remove(card)
        (g.shown if shown else g.hand).append(card)
    return s


def war(s: Vast, *cards: str) -> Vast:
    """Their turn begins, and these War cards are on top."""
    deck = s.goblins.war.cards
    for card in reversed(cards):
        deck.remove(card)
        deck.append(card)
    return begin(s, "goblins_rally", GOBLINS)


def told(session: Table, seat: int = SPECTATOR) -> list[str]:
    return [game.words.line(session.state, e) for e in session.journal.seen_by(seat)]
