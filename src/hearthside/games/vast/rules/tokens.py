"""Tokens: whose they are, where they lie, and what happens to one when an enemy enters."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hearthside.kernel import note

from ..content.board import BITS, GONE, NAMES, SUPPLY
from ..content.roles import DRAGON, GOBLINS, PALADIN, ROLES, SKELETONS, SPIDER
from ..state import Vast
from .paladin.dials import calm
from .pieces import mask_of, remove_blood, remove_web


class Token(NamedTuple):
    """A kind of token: its owner, the spaces it lies on, and how one goes when an enemy of a role enters."""

    owner: int
    spaces: Callable[[Vast], int]
    swept: Callable[[Vast, int, int], None]


def _web(s: Vast, at: int, role: int) -> None:
    if role == GOBLINS and (s.map.lit & ~s.map.pits) >> at & 1:  # VT-128
        return
    remove_web(s, at)  # VM-189
    note(s, "web_torn", NAMES[at], rule="VM-189")


def _blood(s: Vast, at: int, role: int) -> None:
    if s.solo and role == SKELETONS:  # VM-262
        return
    remove_blood(s, at)  # VM-033
    note(s, "blood_wiped", NAMES[at], rule="VM-033")
    if s.solo:
        calm(s)  # VM-250


def _lamp(s: Vast, at: int, role: int) -> None:
    s.map.lamps &= ~(1 << at)  # VM-115
    note(s, "lamp_out", NAMES[at], rule="VM-115")


def _skulls(s: Vast, at: int, role: int) -> None:
    s.map.skulls[s.map.skulls.index(at)] = GONE  # VM-147
    note(s, "skulls_gone", NAMES[at], rule="VM-147")


def _gem(s: Vast, at: int, role: int) -> None:
    gems = s.dragon.gems
    gems[gems.index(at)] = SUPPLY  # VT-191
    note(s, "gem_taken", NAMES[at], rule="VT-191")


TOKENS: tuple[Token, ...] = (
    Token(SPIDER, lambda s: s.map.webbed, _web),
    Token(SPIDER, lambda s: s.map.bloody, _blood),
    Token(PALADIN, lambda s: s.map.lamps, _lamp),
    Token(SKELETONS, lambda s: mask_of(s.map.skulls), _skulls),
    Token(DRAGON, lambda s: mask_of(s.dragon.gems), _gem),
)
ENEMY_TOKENS: tuple[tuple[Token, ...], ...] = tuple(
    tuple(token for token in TOKENS if token.owner != role) for role in range(len(ROLES))
)
"""The tokens that each role takes off a space it enters (VM-033, VM-034)."""


def enemy_tokens(s: Vast, role: int) -> int:
    """The spaces that hold a token which a role takes off when it enters."""
    m = s.map
    mask = 0 if role == SPIDER else m.webbed | m.bloody
    if role != PALADIN:
        mask |= m.lamps
    if role != SKELETONS:
        one, two = m.skulls
        mask |= BITS[one] | BITS[two]
    if s.visitor == DRAGON and role != DRAGON:
        mask |= mask_of(s.dragon.gems)  # VT-191
    return mask
