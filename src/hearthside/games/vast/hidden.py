"""What a seat cannot know: decks, the hands of others, the faces of Dark tiles."""

from __future__ import annotations

from hearthside.kernel import Dice, deal_anew, knows
from hearthside.kernel.grid import cells

from .content.cards import CARDS
from .content.roles import (
    DRAGON,
    GOBLINS,
    KNIGHT,
    MANOR,
    PALADIN,
    SKELETONS,
    SPIDER,
    THIEF,
    WARLOCK,
)
from .content.tiles import ARMORY, KINDS
from .state import Vast


def redeal(s: Vast, seat: int, rng: Dice) -> None:
    """VM-001: deal anew all that `seat` cannot see: decks, others' hands, faces of Dark tiles."""
    own = {role for role, held in enumerate(s.seat_of) if held >= 0 and knows(seat, held)}
    k, sp, mn, w = s.skeletons, s.spider, s.manor, s.warlock
    _redeal_paladin(s, own, rng)
    deal_anew(rng, k.deck.cards, *([] if SKELETONS in own else [k.hand]))
    deal_anew(rng, sp.deck.cards, *([] if SPIDER in own else [sp.hand]))
    deal_anew(rng, mn.deck.cards, *([] if MANOR in own else [mn.hand]))
    deal_anew(rng, w.deck.cards, *([] if WARLOCK in own else [w.hand]))
    down = [place for place, i in enumerate(k.march) if not k.up >> i & 1]
    faces = [k.march[place] for place in down]
    deal_anew(rng, faces)
    for place, i in zip(down, faces, strict=True):
        k.march[place] = i
    if s.visitor == GOBLINS:
        g = s.goblins
        deal_anew(rng, g.war.cards)
        deal_anew(rng, g.monsters.cards)
        deal_anew(rng, g.secrets.cards, *([] if GOBLINS in own else [g.hand]))
        g.fresh = g.hand[len(g.hand) - len(g.fresh) :]
    elif s.visitor == DRAGON:
        deal_anew(rng, s.dragon.deck.cards, *([] if DRAGON in own else [s.dragon.hand]))
    elif s.visitor == KNIGHT:
        _redeal_knight(s, KNIGHT in own, MANOR in own, rng)
    _redeal_tiles(s, rng, s.map.peeked if THIEF in own else 0)


def _redeal_paladin(s: Vast, own: set[int], rng: Dice) -> None:
    """His hand holds favors and treasures; the backs tell which is which."""
    p = s.paladin
    if PALADIN in own:
        deal_anew(rng, p.favors.cards)
        deal_anew(rng, p.treasures.cards, *([] if MANOR in own else [s.manor.offered]))
        return
    backs = [CARDS[card].deck == "favors" for card in p.hand]
    favors = [card for card, back in zip(p.hand, backs, strict=True) if back]
    treasures = [card for card, back in zip(p.hand, backs, strict=True) if not back]
    deal_anew(rng, p.favors.cards, favors)
    offered = [] if MANOR in own else [s.manor.offered]
    deal_anew(rng, p.treasures.cards, treasures, p.found, *offered)
    p.hand = [(favors if back else treasures).pop() for back in backs]


def _redeal_knight(s: Vast, own: bool, manor: bool, rng: Dice) -> None:
    """VT-061: her sidequests and the treasures that lie face down."""
    k = s.knight
    deal_anew(rng, k.quests.cards, *([] if own else [k.hand]))
    offered = [] if manor else [s.manor.offered]
    deal_anew(rng, k.treasures.cards, *([] if own else [k.kept, k.found]), *offered)


def _redeal_tiles(s: Vast, rng: Dice, seen: int) -> None:
    """Unseen faces change places among themselves; Armories only among Armories. VT-061: a peek is remembered."""
    m = s.map
    hidden = list(cells(m.tiles & ~m.lit & ~m.known & ~seen))
    for armory in (True, False):
        places = [at for at in hidden if (KINDS[m.tile[at]] == ARMORY) == armory]
        faces = [m.tile[at] for at in places]
        if not armory:
            faces += m.stack
        deal_anew(rng, faces)
        for at in places:
            m.tile[at] = faces.pop()
        if not armory:
            m.stack = faces


FACE_DOWN, ARMORY_DOWN = -3, -4
"""How the face of a tile is written that nobody has seen, and of one that is known to be an Armory."""


def veil(s: Vast, seat: int) -> None:
    """Turn over what `seat` cannot see: others' hands lie with their decks, unseen tiles with the stack."""
    p, k, m, seat_of = s.paladin, s.skeletons, s.map, s.seat_of
    hands = (
        (SKELETONS, k.deck, k), (SPIDER, s.spider.deck, s.spider),
        (MANOR, s.manor.deck, s.manor), (WARLOCK, s.warlock.deck, s.warlock),
    )  # fmt: skip
    for role, deck, owner in hands:
        if owner.hand and seat_of[role] != seat:
            deck.cards += owner.hand
            owner.hand = [""] * len(owner.hand)
    if p.hand and seat_of[PALADIN] != seat:
        decks = [CARDS[card].deck for card in p.hand]
        for card, name in zip(p.hand, decks, strict=True):
            (p.favors if name == "favors" else p.treasures).cards.append(card)
        p.hand = [name.removesuffix("s") for name in decks]
    if p.found and seat_of[PALADIN] != seat:
        p.treasures.cards += p.found
        p.found = [""]
    if s.visitor == GOBLINS and seat_of[GOBLINS] != seat:
        g = s.goblins
        g.secrets.cards += g.hand
        g.hand, g.fresh = [""] * len(g.hand), [""] * len(g.fresh)
    if s.visitor == DRAGON and seat_of[DRAGON] != seat:
        d = s.dragon
        d.deck.cards += d.hand
        d.hand = [""] * len(d.hand)
    if s.visitor == KNIGHT and seat_of[KNIGHT] != seat:
        b = s.knight
        b.quests.cards += b.hand
        b.treasures.cards += b.kept + b.found
        b.hand, b.kept, b.found = ([""] * len(held) for held in (b.hand, b.kept, b.found))
    if s.manor.offered and seat_of[MANOR] != seat:
        (s.knight if s.visitor == KNIGHT else p).treasures.cards += s.manor.offered
        s.manor.offered = [""] * len(s.manor.offered)
    up = k.up
    k.march = [i if up >> i & 1 else FACE_DOWN for i in k.march]
    seen = m.known | (m.peeked if s.thief_seat == seat else 0)
    for at in cells(m.tiles & ~m.lit & ~seen):
        tile = m.tile[at]
        if KINDS[tile] == ARMORY:
            m.tile[at] = ARMORY_DOWN
        else:
            m.stack.append(tile)
            m.tile[at] = FACE_DOWN
