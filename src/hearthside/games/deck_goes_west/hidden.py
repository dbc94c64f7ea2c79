"""What nobody may know: dealing the hidden cards and tiles anew for one seat's eyes."""

from __future__ import annotations

from hearthside.kernel import Dice, knows

from .content.land import BACK
from .rules.possible import items
from .state import Player, West


def redeal(s: West, seat: int, rng: Dice) -> None:
    """Shuffle everything that `seat` cannot know: piles, unturned land, and others' secret hands."""
    for pile in (s.trade, s.pain, s.exhaustion):
        rng.shuffle(pile)
    redeal_land(s, rng)
    for i, p in enumerate(s.players):
        if knows(seat, i) or s.open:
            redeal_cards(p, [], rng)
        else:
            known = promised(s, i)
            redeal_cards(p, [card for card in p.hand if card not in known], rng)


def promised(s: West, seat: int) -> list[int]:
    """Cards of a hand that a trade has told of: those offered, and an item to discard for it (DW-119)."""
    if s.offer is None:
        return []
    cards = s.offer.cards + s.offer.wishes
    if seat == s.offer.seat:
        cards += [card for card in items(s.players[seat]) if card not in cards][:1]
    return cards


def redeal_cards(p: Player, secret: list[int], rng: Dice) -> None:
    """Shuffle a player's draw pile, save the known cards on top, together with `secret` hand cards."""
    unknown = len(p.draw) - p.known
    cards = p.draw[:unknown] + secret
    rng.shuffle(cards)
    p.draw[:unknown] = cards[:unknown]
    if secret:
        new = iter(cards[unknown:])
        p.hand[:] = [next(new) if card in secret else card for card in p.hand]


def redeal_land(s: West, rng: Dice) -> None:
    """Shuffle the tile pile, and swap unturned tiles with others that have the same back."""
    rng.shuffle(s.tiles)
    down: dict[int, list[int]] = {}
    for at, tile in s.map.items():
        if at not in s.up:
            down.setdefault(BACK[tile], []).append(at)
    for back, on_map in down.items():
        in_pile = [i for i, tile in enumerate(s.tiles) if BACK[tile] == back]
        tiles = [s.map[at] for at in on_map] + [s.tiles[i] for i in in_pile]
        rng.shuffle(tiles)
        for at in on_map:
            s.map[at] = tiles.pop()
        for i in in_pile:
            s.tiles[i] = tiles.pop()


FACE_DOWN = -1


def veil(s: West, seat: int) -> None:
    """Turn over what `seat` cannot know: unturned land shows its back, a secret hand lies with its draw pile.

    The order of a pile tells nobody anything, so every pile is sorted, save the known cards on top.
    """
    up, land = s.up, s.map
    for at, tile in land.items():
        if at not in up:
            land[at] = FACE_DOWN - BACK[tile]
            s.tiles.append(tile)
    for i, p in enumerate(s.players):
        unknown = len(p.draw) - p.known
        seen = p.draw[unknown:]
        del p.draw[unknown:]
        if i != seat and not s.open:
            known = [] if s.offer is None else s.offer.cards + s.offer.wishes
            p.draw += [card for card in p.hand if card not in known]
            p.hand = [card if card in known else FACE_DOWN for card in p.hand]
        p.draw.sort()
        p.draw += seen
    for pile in (s.tiles, s.trade, s.pain, s.exhaustion):
        pile.sort()
