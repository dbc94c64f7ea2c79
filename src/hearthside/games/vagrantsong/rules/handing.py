"""Handing tokens over: giving, trading, and what the Pup carries (VS-075, VS-076, VS-144, VS-145)."""

from __future__ import annotations

from itertools import product

from hearthside.kernel import Act, Asks, Bar, Option, note

from ..content.board import TRAIN
from ..content.names import TOKEN_NAMES, a_token, named, rider, upper
from ..content.page import PUP, Body
from ..state import EVENT, LIMITS, TOKENS, Journey, Vagrant
from .asking import SEATS
from .bindle import received
from .places import name_of, scenario_of
from .pockets import enforce_limit

ALL = (*TOKENS, *EVENT)


def beside(s: Journey, space: int, seat: int) -> list[Vagrant]:
    """Other Vagrants next to a space, herself or by the Pup."""
    if space < 0:
        return []
    mask = TRAIN.near[space]
    return [
        o
        for o in s.vagrants
        if o.seat != seat
        and ((o.at >= 0 and mask >> o.at & 1) or (o.pup >= 0 and mask >> o.pup & 1))
    ]


def no_give(s: Journey, i: int, token: str, to: int) -> str | Bar | None:
    """VS-144: on one's turn, to an adjacent Vagrant."""
    v = s.vagrants[i]
    if i != s.active:
        return "VS-144"
    if token not in v.tokens:
        return "VS-075" if token in v.pup_tokens else not_held("You hold", token)
    if v.token_used:
        return "VS-140"
    return None if any(o.seat == to for o in beside(s, v.at, i)) else too_far(s, i, to)


def not_held(who: str, token: str) -> str | Bar:
    """Nobody hands over what they do not hold."""
    return Bar("VS-144", f"{who} no {TOKEN_NAMES[token]}.") if token in TOKEN_NAMES else "VS-144"


def too_far(s: Journey, i: int, to: int) -> str | Bar:
    """Why nothing can be handed to a Vagrant who is not next to the giver."""
    if to >= len(s.vagrants):
        return "VS-005"
    at, o = s.vagrants[i].at, s.vagrants[to]
    if to == i or at < 0 or o.at < 0:
        return "VS-144"
    gap = min(TRAIN.dist[at][space] for space in (o.at, o.pup))
    return Bar("VS-144", f"{upper(rider(s, to))} is {gap} away.")


def reached(s: Journey, space: int, to: int) -> Body:
    """Whom somebody on a space hands a token to: the Vagrant, or only the Pup, if only it is in reach (VS-075)."""
    o = s.vagrants[to]
    return to if o.at >= 0 and TRAIN.near[space] >> o.at & 1 else to + PUP


def hand_over(s: Journey, giver: Body, token: str, taker: Body) -> None:
    """A token changes hands; a priority that goes with it goes too (VS-179)."""
    pockets(s, giver).remove(token)
    pockets(s, taker).append(token)
    if token not in LIMITS and scenario_of(s).event(int(token[1:])).priority:
        s.special = taker


def pockets(s: Journey, body: Body) -> list[str]:
    """The tokens of a Vagrant, or those on the Pup's card."""
    v = s.vagrants[body & 7]
    return v.pup_tokens if body >= PUP else v.tokens


def give(s: Journey, i: int, token: str, to: int) -> Asks:
    """VS-145: giving counts as the round's use but discards nothing."""
    v = s.vagrants[i]
    v.token_used = True
    taker = reached(s, v.at, to)
    hand_over(s, i, token, taker)
    note(s, "gave", v.who, named(s, token), name_of(s, taker), rule="VS-144")
    yield from received(s, to, token)
    yield from enforce_limit(s, to)
    yield from enforce_limit(s, i)  # VS-130: what was given may have held more


def _give_label(s: Journey, i: int, token: str, to: int) -> str:
    return f"Give {a_token(named(s, token))} to {rider(s, to)}"


GIVE = Act(
    "give",
    "VS-144",
    give,
    over=lambda: product(ALL, SEATS),
    barred=no_give,
    label=_give_label,
    points="seat:{1}",
    prior=0.3,
)


def no_swap(s: Journey, i: int, mine: str, to: int, theirs: str) -> str | Bar | None:
    """VS-145: in a trade both use theirs."""
    bar = no_give(s, i, mine, to)
    if bar is not None:
        return bar
    if theirs not in pockets(s, reached(s, s.vagrants[i].at, to)):
        return not_held(f"{upper(rider(s, to))} holds", theirs)
    if theirs == mine:
        return "VS-144"
    return "VS-145" if s.vagrants[to].token_used else None


def swap(s: Journey, i: int, mine: str, to: int, theirs: str) -> Asks:
    """VS-144, VS-145: one token for another."""
    yield from trade(s, i, mine, reached(s, s.vagrants[i].at, to), theirs)


def trade(s: Journey, giver: Body, mine: str, taker: Body, theirs: str) -> Asks:
    """VS-145: for both it was the round's use."""
    s.vagrants[giver & 7].token_used = s.vagrants[taker & 7].token_used = True
    hand_over(s, giver, mine, taker)
    hand_over(s, taker, theirs, giver)
    swap = (named(s, mine), name_of(s, taker), named(s, theirs))
    note(s, "swapped", name_of(s, giver), *swap, rule="VS-144")
    yield from received(s, taker & 7, mine)
    yield from received(s, giver & 7, theirs)
    for body in (taker, giver):
        yield from enforce_limit(s, body & 7)  # VS-130


def _swap_label(s: Journey, i: int, mine: str, to: int, theirs: str) -> str:
    who = rider(s, to)
    return f"Swap {a_token(named(s, mine))} with {who} for {a_token(named(s, theirs))}"


SWAP = Act(
    "swap",
    "VS-144",
    swap,
    over=lambda: product(ALL, SEATS, ALL),
    barred=no_swap,
    label=_swap_label,
    points="seat:{1}",
    prior=0.1,
)


def pup_reaches(s: Journey, v: Vagrant) -> list[int]:
    """The seats the Pup can hand a token to: adjacent Vagrants, the Runaway too (VS-076)."""
    if v.pup < 0:
        return []
    near = {o.seat for o in beside(s, v.pup, v.seat)}
    if v.at >= 0 and TRAIN.near[v.pup] >> v.at & 1:
        near.add(v.seat)
    return sorted(near)


def no_pup_give(s: Journey, i: int, token: str, to: int) -> str | Bar | None:
    """VS-075: what lies on the Pup's card can be handed to somebody next to it."""
    v = s.vagrants[i]
    if i != s.active or token not in v.pup_tokens:
        return "VS-075"
    if v.token_used:
        return "VS-140"
    return None if to in pup_reaches(s, v) else "VS-144"


def pup_give(s: Journey, i: int, token: str, to: int) -> Asks:
    """VS-075, VS-076: the Pup hands on what it found, and that was the round's use."""
    v = s.vagrants[i]
    v.token_used = True
    taker = reached(s, v.pup, to)
    hand_over(s, i + PUP, token, taker)
    note(s, "gave", "pup", named(s, token), name_of(s, taker), rule="VS-144")
    yield from received(s, to, token)
    yield from enforce_limit(s, to)


def _pup_label(s: Journey, i: int, token: str, to: int) -> str:
    return f"The Pup brings {a_token(named(s, token))} to {rider(s, to)}"


PUP_GIVE = Act(
    "pup_give",
    "VS-075",
    pup_give,
    over=lambda: product(ALL, SEATS),
    barred=no_pup_give,
    label=_pup_label,
    points="seat:{1}",
)


def no_pup_swap(s: Journey, i: int, mine: str, to: int, theirs: str) -> str | Bar | None:
    """VS-075: the Pup trades like anybody, with the Runaway too (VS-076)."""
    bar = no_pup_give(s, i, mine, to)
    if bar is not None:
        return bar
    if theirs == mine or theirs not in pockets(s, reached(s, s.vagrants[i].pup, to)):
        return "VS-144"
    return "VS-145" if to != i and s.vagrants[to].token_used else None


def pup_swap(s: Journey, i: int, mine: str, to: int, theirs: str) -> Asks:
    """VS-075, VS-145: what the Pup carries for what somebody else does; that lies on its card then."""
    yield from trade(s, i + PUP, mine, reached(s, s.vagrants[i].pup, to), theirs)


def _pup_swap_label(s: Journey, i: int, mine: str, to: int, theirs: str) -> str:
    who = rider(s, to)
    return f"The Pup trades {a_token(named(s, mine))} with {who} for {a_token(named(s, theirs))}"


PUP_SWAP = Act(
    "pup_swap",
    "VS-075",
    pup_swap,
    over=lambda: product(ALL, SEATS, ALL),
    barred=no_pup_swap,
    label=_pup_swap_label,
    points="seat:{1}",
    prior=0.1,
)

HANDING = (GIVE, SWAP, PUP_GIVE, PUP_SWAP)


def gift_options(s: Journey, v: Vagrant, found: list[Option]) -> None:
    """Giving to, or swapping with, an adjacent Vagrant (VS-144), also for the Pup (VS-075, VS-076)."""
    if v.tokens:
        for o in beside(s, v.at, v.seat):
            _gifts(s, v.seat, reached(s, v.at, o.seat), GIVE, SWAP, found)
    if v.pup_tokens:
        for to in pup_reaches(s, v):
            _gifts(s, v.seat + PUP, reached(s, v.pup, to), PUP_GIVE, PUP_SWAP, found)


def _gifts(
    s: Journey,
    giver: Body,
    taker: Body,
    give: Act[Journey, [str, int]],
    swap: Act[Journey, [str, int, str]],
    found: list[Option],
) -> None:
    """What one body can hand to another, and for what."""
    to = taker & 7
    theirs = dict.fromkeys(pockets(s, taker))
    trades = not s.vagrants[to].token_used
    for mine in dict.fromkeys(pockets(s, giver)):
        found.append(give.table[mine, to])
        if trades:
            found += [swap.table[mine, to, other] for other in theirs if other != mine]
