"""What a seat cannot know is dealt anew, and nothing else changes: no tile and no card is lost or doubled."""

from __future__ import annotations

import pytest

from hearthside.games.vast import game
from hearthside.games.vast.content.mixes import MIXES
from hearthside.games.vast.content.tiles import ARMORY, KINDS
from hearthside.kernel import SPECTATOR, Dice, clone

from .arrange import SETUPS, blank, corridor, dark, lay, paladin_turn, play, spot, table

ALL = [mix for mix in MIXES if mix in SETUPS]


@pytest.mark.rule("VM-001", "VT-061")
@pytest.mark.parametrize("mix", ALL)
def test_tiles_change_places_and_none_is_lost(mix: str) -> None:
    s = table(mix)
    moved = False
    for seat in (SPECTATOR, *range(s.seats)):
        twin = clone(s)
        game.redeal(twin, seat, Dice(5))
        m, n = s.map, twin.map
        assert sorted(m.tile + m.stack) == sorted(n.tile + n.stack)
        for at, (was, now) in enumerate(zip(m.tile, n.tile, strict=True)):
            if m.lit >> at & 1 or was < 0:
                assert was == now
            else:
                assert (KINDS[was] == ARMORY) == (KINDS[now] == ARMORY)
        moved |= m.tile != n.tile
        assert twin.paladin.health == s.paladin.health
        assert game.scene(twin, seat) == game.scene(s, seat)
    assert moved


@pytest.mark.rule("VM-001")
@pytest.mark.parametrize("mix", ALL)
def test_hands_change_with_their_decks_and_ones_own_does_not(mix: str) -> None:
    """Cards of the Spider stand for those of all."""
    s = table(mix)
    sp = s.spider
    for seat in range(s.seats):
        twin = clone(s)
        game.redeal(twin, seat, Dice(6))
        assert sorted(twin.spider.hand + twin.spider.deck.cards) == sorted(sp.hand + sp.deck.cards)
        assert len(twin.spider.hand) == len(sp.hand)
        if s.seat_of[2] == seat:
            assert twin.spider.hand == sp.hand


@pytest.mark.rule("VM-048")
def test_a_tile_that_was_revealed_cannot_be_taken_back() -> None:
    s = blank("paladin_spider")
    corridor(s, "D4 G7", "blood")
    lay(s, "E4", "shrine", lit=False)
    dark(s, "C4")
    s.spider.at = spot("G7")
    s.paladin.crusade = 3
    session = play(paladin_turn(s, "D4"), "crusade:E4")
    assert session.why_no_undo() == "somebody has learned something since"
