"""What must hold of a visitor's board."""

from __future__ import annotations

from collections.abc import Iterable

from ..content.board import FULL, SPAWNS
from ..content.cards import whole
from ..content.dragon_powers import DRAGON_POWERS
from ..content.knight_treasures import KNIGHT_TREASURES
from ..content.monsters import MONSTERS
from ..content.roles import DRAGON, GOBLINS, KNIGHT
from ..content.secrets import SECRETS
from ..content.sidequests import SIDEQUESTS
from ..content.war import WAR
from ..rules.dragon.traits import EATEN_MAX, SLOTH_MAX
from ..rules.goblins.tribes import POPULATION_MAX, RAGE_MAX, on_tile
from ..rules.knight.traits import TRACK_MAX, cubes_held
from ..state import (
    HERO_CUBES,
    NO_DRAGON,
    NO_GOBLINS,
    NO_KNIGHT,
    Dragon,
    Goblins,
    Knight,
    Vast,
)

SIGN_CARDS = sorted(whole(DRAGON_POWERS.values()))
KNIGHT_CARDS = sorted((*SIDEQUESTS, *KNIGHT_TREASURES))


def visitors_wrong(s: Vast) -> Iterable[str]:
    """The board of the visitor at the table, and the boards of those who are not."""
    if s.visitor == KNIGHT:
        yield from _knight_wrong(s)
    elif s.visitor == GOBLINS:
        yield from _goblins_wrong(s)
    elif s.visitor == DRAGON:
        yield from _dragon_wrong(s)
    if Knight() != NO_KNIGHT or Goblins() != NO_GOBLINS or Dragon() != NO_DRAGON:
        yield "somebody wrote to a board that is not at the table"


def _knight_wrong(s: Vast) -> Iterable[str]:
    """Her cubes are all there, her cards in one place, she stands on a tile."""
    k = s.knight
    if not s.map.tiles >> k.at & 1:
        yield "the Knight is nowhere"
    if not 0 <= k.health <= k.whole or not 0 <= k.grit <= 45:
        yield "the Knight's Health or Grit is out of bounds"
    if min(k.cubes, *k.tracks, *k.tools) < 0 or max(*k.tracks, *k.tools) > TRACK_MAX:
        yield "a box of the Knight holds too many or too few cubes"
    if cubes_held(s) + k.lost + k.waiting.bit_count() != HERO_CUBES + k.marks:
        yield "a cube of the Knight is missing"
    if not set(k.charged) <= set(k.played) or len(set(k.charged)) < len(k.charged):
        yield "a cube lies on a treasure that is not there"
    cards = k.quests.cards + k.hand + k.treasures.cards + k.kept + k.played + k.found + k.boxed
    if sorted(cards + s.manor.offered) != KNIGHT_CARDS or k.quests.discard or k.treasures.discard:
        yield "cards of the knight are lost or doubled"


def _goblins_wrong(s: Vast) -> Iterable[str]:
    """Discs and Rage in bounds, every Tribe somewhere it may stand, every card in one place."""
    g = s.goblins
    if not 0 <= g.rage <= RAGE_MAX or min(g.population) < 0:
        yield "the Goblins' Rage or discs are out of bounds"
    if max(g.population) > POPULATION_MAX and s.step != "goblins_burst":
        yield "a Tribe has too many discs"
    for tribe, at in enumerate(g.at):
        if at not in SPAWNS[1:] and not FULL >> at & 1:
            yield "a Tribe is nowhere"
        if on_tile(s, tribe) and not g.population[tribe]:
            yield "a Tribe without a disc stands on a tile"
    held = [card for card in g.slots if card]
    for name, deck, out, printed in (
        ("war", g.war, [*g.offered, *([g.card] if g.card else [])], WAR),
        ("monsters", g.monsters, held + g.drawn, MONSTERS),
        ("secrets", g.secrets, g.hand + g.shown, SECRETS),
    ):
        if sorted(deck.cards + deck.discard + out) != sorted(printed):
            yield f"cards of the goblins' {name} are lost or doubled"
    p = s.paladin
    if p.unassigned + p.prepare + p.sprint + p.crusade + g.poisoned > p.cubes:
        yield "there are more hero cubes than there are"


def _dragon_wrong(s: Vast) -> Iterable[str]:
    """Sloth cubes in their places, he and his tokens on tiles, all cards there, no blood in the house."""
    d = s.dragon
    if any(not 0 <= n <= high for n, high in zip(d.sloth, SLOTH_MAX, strict=True)):
        yield "a Sloth holds too many or too few cubes"
    if not 0 <= d.eaten <= EATEN_MAX or not 0 <= d.health <= 5 or d.hoard < 0:
        yield "the Dragon's dials are out of bounds"
    if any(at >= 0 and not s.map.tiles >> at & 1 for at in (d.at, d.wall, *d.gems)):
        yield "the Dragon or a token of his is on no tile"
    if d.surfaced and not d.awake:
        yield "the Dragon sleeps on the surface"
    if sorted(d.deck.cards + d.deck.discard + d.hand) != SIGN_CARDS:
        yield "cards of the dragon are lost or doubled"
    if s.map.bloody or s.map.webbed:
        yield "blood or webs lie here without a Spider"
