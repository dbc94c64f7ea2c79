"""A vocabulary: every token of a game by number, made by looking at many positions, kept with the weights.

A token is a place and a value: `players[me].hand` is `gold`. No two share a number. Vocabularies only ever grow, so
that weights learned with an older one still fit its first tokens.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Any

from .columns import SILENT, Column, Counting, ordered

OTHER = "*"
"""Stands for every value of a column that has no token of its own."""
MOST = 65_000
"""Tokens are kept in sixteen bits."""

Token = tuple[str, Any]


class Vocabulary:
    """Tokens 1, 2, ..., the values that go without saying, and the bit sets that bits are told against.

    >>> column = Counting("round", silent=True); seen = [column[n] for n in [1] * 5 + [2] * 3 + [9]]
    >>> vocabulary = Vocabulary(); vocabulary.grow([column]), vocabulary.tokens
    (2, [('round', '*'), ('round', 2)])
    >>> round = vocabulary.column("round"); round[1], round[2], round[9]
    (0, 2, 2)
    """

    def __init__(
        self,
        tokens: Iterable[Token] = (),
        silent: Mapping[str, Any] | None = None,
        usual: Mapping[str, int] | None = None,
    ) -> None:
        self.tokens: list[Token] = list(tokens)
        self.silent: dict[str, Any] = dict(silent or {})
        self.usual: dict[str, int] = dict(usual or {})
        self._columns: dict[str, Column] = {}

    def __len__(self) -> int:
        """How many numbers there are, nought included."""
        return len(self.tokens) + 1

    def grow(self, counted: Iterable[Counting], often: int = 3) -> int:
        """Take in what was counted; returns how many tokens are new."""
        before = len(self.tokens)
        known = set(self.tokens)
        for column in sorted(counted, key=lambda column: column.name):
            name, counts = column.name, column.counts
            if not counts:
                continue
            fresh = (name, OTHER) not in known
            if fresh:
                self.tokens.append((name, OTHER))
                if column.masks:
                    self.usual[name] = column.usual()
                elif column.silent:
                    self.silent[name] = column.usual()
            usual = self.silent.get(name, known)
            for value in ordered(counts):
                if counts[value] >= often and value != usual and (name, value) not in known:
                    self.tokens.append((name, value))
        if len(self.tokens) > MOST:
            raise OverflowError(f"{len(self.tokens)} tokens are more than {MOST}")
        self._columns = {}
        return len(self.tokens) - before

    def column(self, name: str, silent: bool = False) -> Column:
        """The column of that name; a name that was never seen has no token for anything."""
        if not self._columns:
            known: dict[str, dict[Any, int]] = {}
            for number, (where, value) in enumerate(self.tokens, 1):
                known.setdefault(where, {})[value] = number
            for where, values in known.items():
                other = values.pop(OTHER)
                if where in self.silent:
                    values[self.silent[where]] = SILENT
                self._columns[where] = Column(where, values, other)
        found = self._columns.get(name)
        if found is None:
            found = self._columns[name] = Column(name, {}, SILENT)
        return found

    def numbers(self) -> dict[Token, int]:
        """Every token with its number.

        >>> Vocabulary([("round", "*")]).numbers()
        {('round', '*'): 1}
        """
        return {token: number for number, token in enumerate(self.tokens, 1)}

    def data(self) -> dict[str, Any]:
        """All of it as JSON data.

        >>> Vocabulary.read(Vocabulary([("at", (1, 2))], {"round": 1}).data()).tokens
        [('at', (1, 2))]
        """
        names = list(dict.fromkeys(name for name, _ in self.tokens))
        at = {name: i for i, name in enumerate(names)}
        return {
            "columns": names,
            "tokens": [[at[name], value] for name, value in self.tokens],
            "silent": self.silent,
            "usual": self.usual,
        }

    @staticmethod
    def read(data: Mapping[str, Any]) -> Vocabulary:
        """The vocabulary that `data` was made of."""
        names = data["columns"]
        tokens = [(names[at], _value(value)) for at, value in data["tokens"]]
        silent = {name: _value(value) for name, value in data["silent"].items()}
        return Vocabulary(tokens, silent, data["usual"])

    def digest(self) -> str:
        """Sixteen hex digits that only equal vocabularies share.

        >>> Vocabulary().digest() == Vocabulary().digest() != Vocabulary([("a", 1)]).digest()
        True
        """
        text = json.dumps(self.data(), separators=(",", ":"))
        return blake2b(text.encode(), digest_size=8).hexdigest()


def _value(value: Any) -> Any:
    return tuple(map(_value, value)) if isinstance(value, list) else value
