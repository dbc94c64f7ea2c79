"""Which Parts of a page are in force, and letting them have their say (VS-001, VS-004)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from hearthside.kernel import Asks, Decision, note

from ..content.page import SCENARIOS, Lasting, Said
from ..content.page.parts import ALWAYS, BORNE, HELD, LASTS, SEANCE, UPON, Entries
from ..state import Journey, Vagrant
from .places import clear_terrain, scenario_of


def in_force(s: Journey, v: Vagrant | None, where: int, key: str) -> bool:
    """Whether a Part is in force, for a Vagrant or for everybody."""
    if v is not None:
        if where == BORNE:
            return key in v.effects
        if where == UPON:
            return key in v.lasting
        if where == HELD:
            return key in v.tokens or key in v.kept or key in v.pup_tokens
    if where == LASTS:
        return key in s.lasting
    if where == SEANCE:
        return s.seance
    return where == ALWAYS


NOTHING: tuple[Decision, ...] = ()
"""What comes of a hook that nothing in force has: most have none, so it costs nothing."""


def happens(s: Journey, entries: Entries, *args: object) -> Iterable[Decision]:
    """Something happens that is about nobody in particular; whatever is in force has its say."""
    for where, key, hook in entries:
        if where == ALWAYS or in_force(s, None, where, key):
            return hook(s, *args) if len(entries) == 1 else _happening(s, entries, args)
    return NOTHING


def befalls(s: Journey, entries: Entries, i: int, *args: object) -> Iterable[Decision]:
    """Something happens to a Vagrant; whatever is in force, or theirs, has its say."""
    for where, key, hook in entries:
        if where == ALWAYS or in_force(s, s.vagrants[i], where, key):
            return hook(s, i, *args) if len(entries) == 1 else _befalling(s, entries, i, args)
    return NOTHING


def _happening(s: Journey, entries: Entries, args: tuple[object, ...]) -> Asks:
    for where, key, hook in entries:
        if where == ALWAYS or in_force(s, None, where, key):
            yield from hook(s, *args)


def _befalling(s: Journey, entries: Entries, i: int, args: tuple[object, ...]) -> Asks:
    for where, key, hook in entries:
        if where == ALWAYS or in_force(s, s.vagrants[i], where, key):
            yield from hook(s, i, *args)


def remove_terrain(s: Journey, space: int) -> Asks:
    """A piece of Terrain is taken off the board; whatever is in force has its say."""
    kind = s.terrain[space]
    clear_terrain(s, space)
    yield from happens(s, scenario_of(s).on.uncovered, space, kind)


def changed(s: Journey, entries: Entries, i: int, n: int) -> int:
    """A loss or gain of a Vagrant as it becomes."""
    for where, key, hook in entries:
        if where == ALWAYS or in_force(s, s.vagrants[i], where, key):
            n = hook(s, i, n)
    return n


def sum_of(s: Journey, v: Vagrant, entries: Entries) -> int:
    """What all that is in force for a Vagrant adds to a value."""
    value = 0
    for where, key, n in entries:
        if where == ALWAYS or in_force(s, v, where, key):
            value += n
            if where == UPON:
                value += n * (v.lasting.count(key) - 1)
    return value


def sum_for_all(s: Journey, entries: Entries) -> int:
    """What lasts for everybody adds to a value."""
    return sum(n for where, key, n in entries if in_force(s, None, where, key))


def sum_from(s: Journey, entries: Entries, i: int, *args: object) -> int:
    """What all that is in force for a Vagrant adds to a value, each by its own account."""
    v = s.vagrants[i]
    return sum(hook(s, i, *args) for where, key, hook in entries if in_force(s, v, where, key))


Bars = Sequence[Callable[[Journey, int, str], Said]]
"""What may bar something of a Vagrant: asked with a slot, a token or "ready"."""


def bars_on(s: Journey, v: Vagrant) -> Bars:
    """What is in force for a Vagrant and may bar a slot, a token or being ready."""
    entries = SCENARIOS[s.scenario].on.bars
    if not entries:
        return ()
    return [
        hook
        for where, key, hook in entries
        if (key in v.effects if where == BORNE else where == ALWAYS or in_force(s, v, where, key))
    ]


def bar_of(s: Journey, i: int, what: str) -> Said:
    """What bars a slot, a token or being ready, by all that is in force for a Vagrant."""
    return first_bar(bars_on(s, s.vagrants[i]), s, i, what)


def first_bar(bars: Bars, s: Journey, i: int, what: str) -> Said:
    """The same where the bars in force are at hand, as lists of many things have them."""
    for bar in bars:
        said = bar(s, i, what)
        if said is not None:
            return said
    return None


# -- what lasts --------------------------------------------------------------------------------------


def begin(s: Journey, lasting: Lasting) -> None:
    """A rule is in force from now on, for everybody."""
    if lasting.key not in s.lasting:
        s.lasting.append(lasting.key)
        note(s, "lasts", lasting.key, s.scenario, rule="VS-004")


def begin_for(s: Journey, i: int, lasting: Lasting, later: bool = False) -> None:
    """A rule is in force for one Vagrant, from now or from the next turn on."""
    v = s.vagrants[i]
    (v.coming if later else v.lasting).append(lasting.key)
    note(s, "lasts_for", v.who, lasting.key, s.scenario, rule="VS-004")


def expire(s: Journey, until: str, v: Vagrant | None = None) -> None:
    """What lasted until the end of a turn or a round is over."""
    over = [each.key for each in scenario_of(s).lasting if each.until == until]
    if not over:
        return
    if v is not None:
        v.lasting = [key for key in v.lasting if key not in over]
        return
    s.lasting = [key for key in s.lasting if key not in over]
    for each in s.vagrants:
        each.lasting = [key for key in each.lasting if key not in over]
