"""Kinds of Terrain that several Scenarios use, written once (VS-104)."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

from hearthside.kernel import Asking, Asks, note

from ..rules.bindle import discard
from ..rules.bones import plain_roll
from ..rules.coins import end_move, move_value, pup_value
from ..rules.humanity import lose
from ..rules.movement import PUT_DOWN, set_on
from ..rules.parts import remove_terrain
from ..rules.places import name_of, open_near, set_terrain
from ..rules.spots import nearest_open
from ..rules.using import no_use, snuff, spend
from ..state import Journey
from .board import NAME, SPACE, TRAIN
from .names import a_token
from .page import PUP, Body, Event, Said, Terrain, deed, harmless


def pitfall(loss: int, out: bool) -> Terrain:
    """Holes that a Vagrant may cross: Bones equal to the Move value, and a 5 or better holds.

    Otherwise it costs Humanity, and the body is put out beside the Hole, or its walk ends in it.
    """

    def enters(s: Journey, body: Body, space: int) -> Asking[bool]:
        v = s.vagrants[body & 7]
        value = pup_value(s, v) if body >= PUP else move_value(s, v)  # VS-071: the Pup's is its own
        if max(plain_roll(s, v) for _ in range(max(1, value))) >= 5:
            return False
        if out:
            beside = yield from PUT_DOWN.choose(v.seat, open_near(s, space), name_of(s, body))
            yield from set_on(s, body, beside)
        else:
            end_move(s, v, body >= PUP)
        yield from lose(s, v.seat, loss, "VS-104")
        return True

    after = f"you lose {loss} and land beside it" if out else f"you lose {loss} and the Move ends"
    return Terrain(
        kind="hole",
        text=f"may be entered: roll Bones equal to your Move value; without a 5 or 6 {after}.",
        enters=enters,
    )


OPEN_POOL = Terrain(kind="pool", text="may be entered.", enters=harmless)


# -- Snow ----------------------------------------------------------------------------------------------


def _no_clearing(s: Journey, i: int, token: str, name: str) -> Said:
    """Snow next to the Vagrant, on the own turn, with a token that melts or breaks it."""
    v, space = s.vagrants[i], SPACE[name]
    if s.active != i or s.terrain.get(space) != "snow":
        return "VS-104"
    bar = no_use(s, v, token)
    if bar is not None:
        return bar
    return None if v.at >= 0 and TRAIN.near[v.at] >> space & 1 else "VS-016"


def _clears(s: Journey, i: int, token: str, name: str) -> Asks:
    """One piece of Snow is gone, instead of what the token does otherwise."""
    v = s.vagrants[i]
    spend(s, v, token)
    note(s, "cleared", name, rule="VS-104")
    yield from remove_terrain(s, SPACE[name])


CLEAR_SNOW = deed(
    "clear_snow",
    "VS-104",
    _clears,
    over=lambda: product(("nail", "candle", "salt"), SPACE),
    barred=_no_clearing,
    beside=True,
    label=lambda s, i, token, name: f"Clear the Snow on {name} with {a_token(token)}",
    points="space:{1}",
)
SNOW = Terrain(
    kind="snow",
    text=(
        "bars the way. On your turn Iron Nails, a Candle or Salt may be used to remove 1 adjacent Snow instead. White "
        "tokens are Snow too once the pieces are out."
    ),
    spare=4,
)


def lay(s: Journey, space: int, kind: str) -> None:
    """Terrain comes onto a space that something may lie on: a Candle goes out, an Event Token shifts."""
    if space in s.candles:
        snuff(s, space)
    for number, at in list(s.events.items()):
        if at == space:
            others = [j for j in nearest_open(s, space) if j != space]
            s.events[number] = others[0]
            note(s, "token_down", number, NAME[others[0]], rule="VS-104")
    s.figures = {key: at for key, at in s.figures.items() if at != space}
    if space not in s.terrain:
        set_terrain(s, space, kind)
        note(s, "terrain", kind, NAME[space], rule="VS-104")


def pieces(s: Journey, kind: str) -> list[int]:
    """The spaces with Terrain of a kind, from the Round side to the Break side."""
    return sorted(
        (t for t, laid in s.terrain.items() if laid == kind), key=lambda t: t % TRAIN.width
    )


# -- Coffins that are nailed shut ------------------------------------------------------------------------


def _no_nail_to_pry(s: Journey, i: int) -> str | None:
    return None if "nail" in s.vagrants[i].tokens else "VS-104"


def _pries(s: Journey, i: int) -> Asks:
    """An Iron Nail is discarded, which is not using it (VS-218)."""
    v = s.vagrants[i]
    v.tokens.remove("nail")
    discard(s, "nail")
    note(s, "shook_off", v.who, "nail", rule="VS-104")
    return
    yield


def pried(event: Event) -> Event:
    """An Event on a Coffin: Investigated from beside it, and only for an Iron Nail."""
    return replace(event, beside=True, needs=_no_nail_to_pry, pays=_pries)


NAILED_COFFIN = Terrain(
    kind="coffin",
    text=(
        "bars the way. The Event on it is Investigated from a space next to it; besides the Coins, that takes discarding Iron Nails."
    ),
)
