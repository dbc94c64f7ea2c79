"""The names in the ids of things, by which a game's journal speaks of them."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping


class Names:
    """Every thing that was seen at a table, by the name in its id.

    >>> names = Names(); seen = {"piece:ann": 1, "board:ann": 2, "round": 3}
    >>> names.called("ann", seen), names.called("round", seen), names.called("bob", seen)
    (['board:ann', 'piece:ann'], ['round'], [])
    >>> names.called("ann", {"piece:ann": 1})
    ['piece:ann']
    >>> names.called("ann", {"board:ann": 1, "award:ann": 1, "piece:ann": 1})
    ['award:ann', 'board:ann', 'piece:ann']
    """

    def __init__(self) -> None:
        self._known: set[str] = set()
        self._called: dict[str, list[str]] = {}

    def called(self, word: str, things: Mapping[str, object]) -> list[str]:
        """The ids of those things that a word of the journal speaks of: the one of that id, or all of that name."""
        if word in things:
            return [word]
        for id in things.keys() - self._known:
            self._known.add(id)
            if name := id.partition(":")[2]:
                insort(self._called.setdefault(name, []), id)
        return [id for id in self._called.get(word, ()) if id in things]
