"""Fast lists: the options of an act from a bit set of spaces, without building anything twice."""

from __future__ import annotations

from typing import Any

from hearthside.kernel import Act, Option
from hearthside.kernel.grid import cells

from ..content.board import CELLS, CRYPTS, LETTERS, NAMES, SIDES

SHORT, MANY = 6, 4096
"""Lists up to this length are kept, so many of them for an act: neighbours of a tile are asked for again and again."""


class _Chunk(dict[int, tuple[Option, ...]]):
    """The options of up to eight spaces in a row by which of them are meant; made when first asked for."""

    def __init__(self, options: tuple[Option, ...]) -> None:
        super().__init__()
        self.options = options

    def __missing__(self, byte: int) -> tuple[Option, ...]:
        found = self[byte] = tuple(self.options[i] for i in cells(byte))
        return found


class Spots:
    """The options of an act over spaces.

    >>> go = Act("go", "VM-131", over=CRYPTS, label="Go to {0}")
    >>> Spots(go).of(0b101)
    [Option('go:A7'), Option('go:C7')]
    """

    __slots__ = ("_chunks", "_short", "at")

    def __init__(self, act: Act[Any, ...]) -> None:
        table = act.table
        self.at: tuple[Option, ...] = tuple(table[name] for name in NAMES if name in table)
        self._chunks = [_Chunk(self.at[i : i + 8]) for i in range(0, 64, 8)]
        self._short: dict[int, list[Option]] = {0: []}

    def of(self, mask: int) -> list[Option]:
        """The options for every space in the mask, in order."""
        short = self._short.get(mask)
        if short is not None:
            return [*short]
        a, b, c, d, e, f, g, h = self._chunks
        i, j, k, m, n, p, q, r = mask.to_bytes(8, "little")
        out = [*a[i], *b[j], *c[k], *d[m], *e[n], *f[p], *g[q], *h[r]]
        if len(out) <= SHORT and len(self._short) < MANY:
            self._short[mask] = out[:]
        return out


WAYS = tuple(tuple(cells(ways)) for ways in range(1 << len(LETTERS)))
"""Every set of directions."""


class Sides:
    """The options of an act over the sides of crypts, by crypt and direction.

    >>> smash = Act("smash", "VM-281", over=SIDES, label="Break the {0} wall")
    >>> Sides(smash).at[0][1], Sides(smash).of(0, 0b101)
    (Option('smash:A7E'), (Option('smash:A7N'), Option('smash:A7S')))
    """

    __slots__ = ("_sets", "at")

    def __init__(self, act: Act[Any, ...]) -> None:
        self.at: tuple[tuple[Option, ...], ...] = tuple(
            tuple(act.table[CRYPTS[i] + letter] for letter in LETTERS) for i in range(CELLS)
        )
        self._sets = tuple(tuple(tuple(here[d] for d in ways) for ways in WAYS) for here in self.at)

    def of(self, at: int, ways: int) -> tuple[Option, ...]:
        """The options for the sides of a crypt in some directions, given as bits."""
        return self._sets[at][ways]


assert len(SIDES) == 4 * CELLS
