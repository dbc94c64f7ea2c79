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
        self._read: Mapping[str, object] = {}
        """The things whose ids were read last: those of one scene are asked for several times in a row."""

    def called(self, word: str, things: Mapping[str, object]) -> list[str]:
        """The ids of those things that a word of the journal speaks of: the one of that id, or all of that name."""
        if word in things:
            return [word]
        if things is not self._read:
            self._learn(things)
        return [id for id in self._called.get(word, ()) if id in things]

    def _learn(self, things: Mapping[str, object]) -> None:
        """Read the ids that were not seen before."""
        self._read = things
        if self._known.issuperset(things):
            return
        for id in things.keys() - self._known:
            self._known.add(id)
            if name := id.partition(":")[2]:
                insort(self._called.setdefault(name, []), id)
