"""Working with dice, alone or together with others on the tile (DW-054 to DW-059)."""

from __future__ import annotations

from hearthside.kernel import Asks, Decision, Option, note

from ..jobs.notation import RESOURCES
from ..state import West
from .cards import show
from .doing import do, success
from .possible import open_jobs

ROLL, ENOUGH = Option("roll"), Option("enough")
INVITE = tuple(Option("invite", seat) for seat in range(5))


def begin_work(s: West, resource: int) -> None:
    """Nobody has put in any dice yet."""
    s.work = resource
    s.dice_in = [0] * s.seats
    s.invited = []


def work(s: West) -> Asks:
    """Add jobs that end the same way, invite others on the tile, then roll (DW-047, DW-055)."""
    seat = s.active
    show(s)
    options = open_jobs(s, seat, s.key)
    at = s.players[seat].at
    for other, p in enumerate(s.players):
        if other != seat and p.at == at and other not in s.invited:
            # A secret hand does not show whether it could help.
            if not s.open or open_jobs(s, other, s.key):
                options.append(INVITE[other])
    pick = ROLL
    if options:
        options.append(ROLL)
        pick = yield Decision(
            seat, "work", options, rule="DW-055", about=(RESOURCES[s.work],), secret=not s.open
        )
    if pick[0] == "invite":
        s.guest = int(pick[1])
        s.invited.append(s.guest)
        note(s, "invite", seat, s.guest, RESOURCES[s.work], rule="DW-055")
        s.step = "join"
    elif pick[0] == "roll":
        share_out(s)
        s.step = "acted"
    else:
        yield from do(s, seat, pick)
        if s.players[seat].out:
            s.step = "acted"


def join(s: West) -> Asks:
    """An invited player puts in own jobs for the same resource, at no cost in actions (DW-056, DW-059)."""
    show(s)
    options = open_jobs(s, s.guest, s.key) if not s.players[s.guest].out else []
    if not options:
        s.step = "work"
        return
    options.append(ENOUGH)
    pick = yield Decision(
        s.guest,
        "join",
        options,
        rule="DW-056",
        about=(s.active, RESOURCES[s.work]),
        secret=not s.open,
    )
    if pick[0] == "enough":
        s.step = "work"
    else:
        yield from do(s, s.guest, pick)


def share_out(s: West) -> None:
    """Everybody rolls; each gains the own roll and half of the best other one (DW-057, DW-058)."""
    rolled = {seat: success(s, dice) for seat, dice in enumerate(s.dice_in) if dice}
    for seat, own in rolled.items():
        best = max([roll for other, roll in rolled.items() if other != seat], default=0)
        gain = own + (best + 1) // 2
        s.players[seat].res[s.work] += gain
        note(s, "rolled", seat, s.dice_in[seat], own, RESOURCES[s.work], gain, rule="DW-057")
    s.work = -1
