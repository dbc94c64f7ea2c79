"""The Warlock's Spells track, which others set off."""

from __future__ import annotations

from hearthside.kernel import learn, note

from ...content.domination import DRAW_SPACES, SPELLS_END
from ...content.roles import WARLOCK
from ...state import Vast


def advance_spells(s: Vast) -> None:
    """The Spells track moves on once; at a symbol three spells are drawn."""
    w = s.warlock
    if s.seat_of[WARLOCK] < 0 or w.track >= SPELLS_END:  # VM-229
        return
    w.track += 1
    note(s, "spells_track", w.track, rule="VM-216")
    if w.track in DRAW_SPACES:
        draw_spells(s)


def draw_spells(s: Vast) -> None:
    """Three spells into the Warlock's hand, as many as there are."""
    for card in s.warlock.deck.deal(s, 3):  # VM-005
        s.warlock.hand.append(card)
        note(s, "drew_spell", card, rule="VM-229", to=(s.seat_of[WARLOCK],))
    learn(s)
