"""Working with dice, alone or together with others on the tile (DW-054 to DW-059)."""

from __future__ import annotations

from hearthside.kernel import Act, Asks, Bar, Option, note

from ..content.jobs.notation import RESOURCES
from ..content.people import who
from ..state import West
from .asking import HandAsk
from .doing import success
from .jobs import JOB_ACTS, open_jobs


def begin_work(s: West, resource: int) -> None:
    """Nobody has put in any dice yet."""
    s.work = resource
    s.dice_in = [0] * s.seats
    s.invited = []


# -- the host -------------------------------------------------------------------------------------


def no_invite(s: West, seat: int, other: int) -> str | Bar | None:
    """DW-055: only others on the same tile, and each once."""
    if other >= s.seats or other == seat:
        return "DW-055"
    if s.players[other].at != s.players[seat].at:
        return Bar("DW-055", f"{who(s, other)} is on another tile.")
    if other in s.invited:
        return Bar("DW-055", f"{who(s, other)} was asked before.")
    if s.open and not open_jobs(s, other, s.key):
        return Bar("DW-056", f"{who(s, other)} has no job for {RESOURCES[s.work]}.")
    return None


def invite(s: West, seat: int, other: int) -> None:
    """DW-055: ask somebody on the tile to join in."""
    s.guest = other
    s.invited.append(other)
    note(s, "invite", seat, other, RESOURCES[s.work], rule="DW-055")
    s.step = "join"


def roll(s: West, seat: int) -> None:
    """DW-057: everybody rolls, and the action is over."""
    share_out(s)
    s.step = "acted"


INVITE = Act(
    "invite",
    "DW-055",
    invite,
    over=range(5),
    there=lambda s, seat: range(s.seats),
    barred=no_invite,
    label=lambda s, seat, other: f"Ask {who(s, other)} to lend a hand",
    points="seat:{0}",
)
ROLL = Act("roll", "DW-057", roll, label="Roll the dice")


def work_options(s: West, seat: int) -> list[Option]:
    """Jobs that end the same way, others on the tile, the roll (DW-047, DW-055)."""
    options = open_jobs(s, seat, s.key)
    at = s.players[seat].at
    for other, p in enumerate(s.players):
        if other != seat and p.at == at and other not in s.invited:
            # A secret hand does not show whether it could help.
            if not s.open or open_jobs(s, other, s.key):
                options.append(INVITE.table[other])
    options.append(ROLL.option)
    return options


WORK = HandAsk(
    "work",
    "DW-055",
    (*JOB_ACTS, INVITE, ROLL),
    prompt="ready to roll for {0}?",
    meanwhile="is at work",
    fast=work_options,
)


def work(s: West) -> Asks:
    """Add jobs that end the same way, invite others on the tile, then roll (DW-047, DW-055)."""
    seat = s.active
    pick = yield WORK(s, seat, RESOURCES[s.work])
    yield from WORK.do(s, seat, pick)
    if s.players[seat].out:
        s.step = "acted"


# -- the guest ------------------------------------------------------------------------------------


def enough(s: West, seat: int) -> None:
    """The guest adds nothing more, and the host goes on."""
    s.step = "work"


ENOUGH = Act("enough", "DW-056", enough, label="That is all")


def join_options(s: West, seat: int) -> list[Option]:
    """Own jobs for the same resource, or no more of them (DW-056)."""
    return [*open_jobs(s, seat, s.key), ENOUGH.option]


JOIN = HandAsk(
    "join",
    "DW-056",
    (*JOB_ACTS, ENOUGH),
    prompt=lambda s, host, name: f"{who(s, host)} asks for a hand with the {name}. Join in?",
    meanwhile="is asked to lend a hand",
    fast=join_options,
)


def join(s: West) -> Asks:
    """An invited player puts in own jobs for the same resource, at no cost in actions (DW-056, DW-059)."""
    guest = s.guest
    if s.players[guest].out:
        s.step = "work"
        return
    pick = yield JOIN(s, guest, s.active, RESOURCES[s.work])
    yield from JOIN.do(s, guest, pick)


# -- the dice -------------------------------------------------------------------------------------


def share_out(s: West) -> None:
    """Everybody rolls; each gains the own roll and half of the best other one (DW-057, DW-058)."""
    rolled = {seat: success(s, dice) for seat, dice in enumerate(s.dice_in) if dice}
    for seat, own in rolled.items():
        best = max([roll for other, roll in rolled.items() if other != seat], default=0)
        gain = own + (best + 1) // 2
        s.players[seat].res[s.work] += gain
        note(s, "rolled", seat, s.dice_in[seat], own, RESOURCES[s.work], gain, rule="DW-057")
    s.work = -1
