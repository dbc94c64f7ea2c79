"""Handing tokens over: giving, trading, and what the Pup carries (VS-075, VS-076, VS-144, VS-145)."""

from __future__ import annotations

from itertools import product

from hearthside.kernel import Act, Asks, Bar, Option, note

from ..content.board import TRAIN
from ..content.names import a_token, named, the
from ..state import EVENT, TOKENS, Journey, Vagrant
from .asking import SEATS
from .bindle import enforce_limit, fixed

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
    if i != s.active or token not in v.tokens:
        return "VS-144"
    if v.token_used:
        return "VS-140"
    return None if any(o.seat == to for o in beside(s, v.at, i)) else "VS-144"


def hand_over(s: Journey, giver: list[str], token: str, to: int) -> None:
    """A token changes hands; a priority that goes with it goes too (VS-179)."""
    giver.remove(token)
    s.vagrants[to].tokens.append(token)
    if fixed(s, token):
        s.special = to


def give(s: Journey, i: int, token: str, to: int) -> Asks:
    """VS-145: giving counts as the round's use but discards nothing."""
    v, other = s.vagrants[i], s.vagrants[to]
    v.token_used = True
    hand_over(s, v.tokens, token, to)
    note(s, "gave", v.who, named(s, token), other.who, rule="VS-144")
    yield from enforce_limit(s, to)


def _give_label(s: Journey, i: int, token: str, to: int) -> str:
    return f"Give {a_token(named(s, token))} to {the(s.vagrants[to].who)}"


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
    other = s.vagrants[to]
    if theirs == mine or theirs not in other.tokens:
        return "VS-144"
    return "VS-145" if other.token_used else None


def swap(s: Journey, i: int, mine: str, to: int, theirs: str) -> Asks:
    """VS-144, VS-145: one token for another."""
    v, other = s.vagrants[i], s.vagrants[to]
    v.token_used = other.token_used = True
    hand_over(s, v.tokens, mine, to)
    hand_over(s, other.tokens, theirs, i)
    note(s, "swapped", v.who, named(s, mine), other.who, named(s, theirs), rule="VS-144")
    yield from enforce_limit(s, to)


def _swap_label(s: Journey, i: int, mine: str, to: int, theirs: str) -> str:
    who = the(s.vagrants[to].who)
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
    hand_over(s, v.pup_tokens, token, to)
    note(s, "gave", "pup", named(s, token), s.vagrants[to].who, rule="VS-144")
    yield from enforce_limit(s, to)


def _pup_label(s: Journey, i: int, token: str, to: int) -> str:
    return f"The Pup brings {a_token(named(s, token))} to {the(s.vagrants[to].who)}"


PUP_GIVE = Act(
    "pup_give",
    "VS-075",
    pup_give,
    over=lambda: product(ALL, SEATS),
    barred=no_pup_give,
    label=_pup_label,
    points="seat:{1}",
)


HANDING = (GIVE, SWAP, PUP_GIVE)


def gift_options(s: Journey, v: Vagrant, found: list[Option]) -> None:
    """Giving to, or swapping with, an adjacent Vagrant (VS-144), also for the Pup (VS-075, VS-076)."""
    for o in beside(s, v.at, v.seat):
        for mine in dict.fromkeys(v.tokens):
            found.append(GIVE.table[mine, o.seat])
            if not o.token_used:
                for theirs in dict.fromkeys(o.tokens):
                    if theirs != mine:
                        found.append(SWAP.table[mine, o.seat, theirs])
    for mine in dict.fromkeys(v.pup_tokens):
        found += [PUP_GIVE.table[mine, to] for to in pup_reaches(s, v)]
