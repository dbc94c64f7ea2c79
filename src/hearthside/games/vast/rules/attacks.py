"""An attack: Strength against Defense, and what a hit does to the one who is hit."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Asking, note

from ..content.board import NAMES
from ..content.names import foe_words
from ..content.roles import NOBODY
from ..state import Vast
from .figures import FIGURES


def attack(s: Vast, by: int, name: str, strength: int) -> Asking[bool]:
    """VM-052: whether more Strength than Defense is there; a figure that is hit is removed (VM-053)."""
    kind, i = FIGURES[name]
    guard = kind.guard(s, i)
    if kind.attacked is not None:
        kind.attacked(s)  # VT-149
    even = strength == guard and by in kind.evenly and kind.even(s)  # VT-194
    if strength <= guard and not even:
        note(s, "missed", name, by, strength, guard, rule="VM-054")
        return False
    note(s, "hit", name, by, strength, guard, rule="VM-053")
    return (yield from struck(s, by, name))


def struck(s: Vast, by: int, name: str) -> Asking[bool]:
    """What a hit by a role does to a figure; False if it slips away (VT-227)."""
    kind, i = FIGURES[name]
    if kind.dodges is not None and (yield from kind.dodges(s)):
        return False
    falls = kind.struck(s, i, by)
    if falls is not None:
        yield from falls
    return True


def odds(s: Vast, name: str, strength: int, by: int = NOBODY) -> str:
    """How an attack would go, in words."""
    kind, i = FIGURES[name]
    guard = kind.guard(s, i)
    verdict = "a hit" if strength > guard else "a miss"
    if strength == guard and by in kind.evenly:
        verdict = "the die decides"
    return f"Strength {strength} against Defense {guard}: {verdict}"


def aimed(
    verb: str, strength: Callable[[Vast, str], int], *, by: int = NOBODY, afar: bool = False
) -> Callable[[Vast, int, str], str]:
    """The label of an attack: on whom, from afar also where, and how it would go; of those whom nobody may attack only
    who it is."""

    def label(s: Vast, me: int, name: str) -> str:
        attack = f"{verb} {foe_words(name)}"
        if name not in FIGURES:
            return attack
        kind, i = FIGURES[name]
        where = f" at {NAMES[kind.place(s, i)]}" if afar and kind.place(s, i) >= 0 else ""
        return f"{attack}{where} ({odds(s, name, strength(s, name), by)})"

    return label
