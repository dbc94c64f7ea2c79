"""What the tale remembers: conditions of a story, and what one story leaves to the next."""

from __future__ import annotations

from ..content.story import Condition
from ..state import ALIVE, Tale


def holds(s: Tale, told: Condition) -> bool:
    """Whether everything a condition asks for is true."""
    for part in told:
        if part[0] == "not":
            if is_so(s, part[1:]):
                return False
        elif not is_so(s, part):
            return False
    return True


def is_so(s: Tale, part: tuple[str, ...]) -> bool:
    """One part of a condition."""
    kind = part[0]
    if kind == "flag":
        return part[1] in s.flags
    if kind == "token":
        return s.tokens.get(part[1], 0) >= int(part[2])
    if kind == "living":
        return sum(h.form == ALIVE for h in s.heroes) >= int(part[1])
    if kind == "owns":
        return any(
            part[1] in h.companions or any(g.card == part[1] for g in h.gear) for h in s.heroes
        )
    if kind == "here":
        return any(h.who == part[1] and h.form == ALIVE for h in s.heroes)
    if kind == "coins":
        return sum(h.coins for h in s.heroes if h.form == ALIVE) >= int(part[1])
    if kind == "days":
        return s.days >= int(part[1])
    if kind == "past":
        return f"{part[1]}:{part[2]}" in s.past
    return s.day == (kind == "day")


def remember(s: Tale, ending: str) -> None:
    """A story is over: its flags, its ending and its dead are kept for those to come (FL-349)."""
    words = [*s.flags, ending]
    if s.fallen:
        words += ["died", *(f"died_{who}" for who in s.fallen)]
    s.past += tuple(f"{s.story}:{word}" for word in dict.fromkeys(words))


def forget_tokens(s: Tale) -> None:
    """What was counted on a map is gone with it, unless it is to be kept (FL-089)."""
    s.tokens = {name: n for name, n in s.tokens.items() if name.startswith("kept_")}


def count(s: Tale, what: str, n: int = 1) -> None:
    """So many more of something, for the figures of a chapter."""
    if s.story and not s.between:
        key = f"{s.story}.{s.chapter}.{what}"
        s.tally[key] = s.tally.get(key, 0) + n
