"""A house for the Thief: crossroads, both lairs, and nobody near."""

from __future__ import annotations

from hearthside.games.vast import game
from hearthside.games.vast.content.figures import CASTY
from hearthside.games.vast.state import Vast
from hearthside.kernel import SPECTATOR

from ..arrange import (
    Table,
    blank,
    corridor,
    lay,
    spot,
)


def house(mix: str = "five_thief", **setup: object) -> Vast:
    """Crossroads around D4, the Entrance at D1, the centre Pit at G7, everybody else far away."""
    s = blank(mix, **setup)
    corridor(s, "D4 E4 D5 C4 D3", "blood")
    lay(s, "D1", "entrance", "S")
    lay(s, "G7 ", "start_pit")
    corridor(s, "A7", "pit")
    s.paladin.at = s.spider.at = spot("A7")
    s.map.stack = [tile for tile in s.map.stack if tile not in (0, 1)]
    return s


def told(session: Table, seat: int = SPECTATOR) -> list[str]:
    return [game.words.line(session.state, e) for e in session.journal.seen_by(seat)]


def beside_him(s: Vast) -> Vast:
    """The Paladin, Casty and the Giant Spider all on the Thief's tile."""
    s.paladin.at = s.spider.at = s.skeletons.at[CASTY] = spot("D4")
    s.skeletons.up |= 1 << CASTY
    return s
