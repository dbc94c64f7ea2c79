"""The Hobo Code: of equal outcomes the worst for the Vagrants comes true (VS-002, VS-003, VS-200)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from hearthside.kernel import ANYONE, Asking
from hearthside.kernel.option import Arg

from ..content.page import Body
from ..state import Journey, Vagrant
from .asking import Where
from .places import stood_on

T = TypeVar("T")


def badness(v: Vagrant) -> int:
    """How bad it is for the Vagrants that this one is hurt, as one number (VS-002, VS-201).

    A Wound caused, then Wounds carried, then little Humanity left, then Haint Effects, then having acted. A
    Westbound Vagrant on 1 has nothing to lose (VS-115), one above it is no nearer to being Westbound.
    """
    rest = len(v.effects) * 100 + v.acted
    if v.westbound:
        return rest + (40 - v.humanity) * 100_000 if v.humanity > 1 else rest
    carried = 0
    for n in v.skills:
        carried += n < 0
    for n in v.junk:
        carried += n < 0
    wound = 10_000_000_000 if v.humanity <= 1 else 0
    return wound + carried * 100_000_000 + (40 - v.humanity) * 100_000 + rest


def worst(things: Iterable[T], harm: Callable[[T], Any]) -> list[T]:
    """Those of some things that do the greatest harm, in order: what every tie is settled by (VS-002).

    >>> worst(["bend", "break", "bruise"], harm=len)
    ['bruise']
    >>> worst([3, -3, 2], harm=abs)
    [3, -3]
    """
    found: list[T] = []
    most: Any = None
    for thing in things:
        does = harm(thing)
        if not found or does > most:
            found, most = [thing], does
        elif does == most:
            found.append(thing)
    return found


def worst_body(s: Journey, bodies: list[Body]) -> Body:
    """The one whose being hit is worst; of several a Bone decides (VS-003)."""
    if len(bodies) == 1:
        return bodies[0]
    left = worst(bodies, lambda b: badness(s.vagrants[b & 7]))
    if len({b & 7 for b in left}) == 1:  # the Runaway before her Pup
        return left[0]
    return s.dice.pick(left)


def harm_on(s: Journey, mask: int) -> int:
    """How bad it is if everybody on certain spaces is hurt, as one number."""
    harm = 0
    for v in s.vagrants:
        if stood_on(v) & mask:  # VS-070: once, by the Pup too
            harm += badness(v)
    return harm


def settle(
    s: Journey, spaces: Iterable[int], harm: Callable[[int], Any], ask: Where, *about: Arg
) -> Asking[int]:
    """One of some spaces: the worst, and of several the party's choice (VS-200)."""
    return (yield from ask.choose(ANYONE, worst(spaces, harm), *about))
