"""Planning: choices tried in worlds that a seat cannot tell from the true one. The table never hears of it.

Every step is tried in a world dealt anew from a secret key, so nothing that a plan shows depends on what is hidden.
Where such worlds differ chance decides: the plan stops there and says what could come of it, and how often it did.
"""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from hearthside.kernel import ANYONE, Journal, KeyedDice, Refused, Session

from ..buckets import Buckets
from ..deadline import RULES, OutOfTime, deadline
from ..declined import Declined
from ..logs import log
from ..shapes import UndoView, View
from ..shares import Share, Shares
from ..sockets import Socket
from ..usage import Usage
from ..wire import AskPlan, Ends, Planned, PlanStep, ResultView
from . import views
from .choices import may_choose, why_not
from .open_table import OpenTable
from .playthrough import Playthrough, Told

WORLDS = 48
"""In how many worlds a step is tried where chance decides."""
PATIENCE = 0.3
"""Seconds after which no more of them are tried."""
LONGEST = 80
"""Steps that a plan may have."""
RESULTS = 6
"""So many results are told apart."""
RATE, BURST = 6.0, 60.0
"""Plans a second that one address may ask for, and how many at once."""
AT_ONCE = 2
"""Plans that are worked out at the same time."""
WAITING = 4
"""Plans that one socket may wait for."""
PAGE = "A page is turned that nobody has read."
_NUMBER = re.compile(r"(\d+)")


class Planning:
    """Works out plans for people, beside the event loop."""

    def __init__(self, usage: Usage) -> None:
        self.usage = usage
        self._buckets = Buckets(RATE, BURST)
        self._shares = Shares(range(AT_ONCE))

    async def answer(self, table: OpenTable, socket: Socket, asked: AskPlan) -> Planned:
        """What would come of a plan; the table is only read, and only while it is copied."""
        if socket.planning >= WAITING or not self._buckets.take(socket.who):
            raise Declined("too_many", "Too many plans at once; wait a moment.")
        socket.planning += 1
        try:
            async with self._shares.turn(Share(socket.who)):
                async with table.held() as held:
                    plan = _begin(held.play, socket, asked.number)
                return await self.usage.beside(socket.who, lambda: _followed(plan, asked))
        finally:
            socket.planning -= 1


def _begin(play: Playthrough, socket: Socket, number: int) -> Plan:
    """A plan from the decision that is open now."""
    if play.number != number:
        raise Declined("stale", f"Decision {number} is past; the table is at {play.number}.")
    decision = play.session.decision
    if decision is None:
        raise Declined("over", "The game is over.")
    if decision.seat not in (socket.look, ANYONE) or not may_choose(decision.seat, socket.seats):
        raise Declined("not_yours", "A plan is for whoever is to choose.")
    if socket.secret[0] != number:
        socket.secret = number, secrets.randbits(256)
    own = {socket.look, ANYONE}
    if not play.session.game.secrets:
        own |= socket.seats
    return Plan(play.session.fork(), socket.look, own, number, socket.secret[1])


def _followed(plan: Plan, asked: AskPlan) -> Planned:
    """Follow a plan as far as it goes; run in a thread, against the clock."""
    try:
        with deadline(RULES):
            for step in asked.steps:
                if not plan.take(step):
                    break
            return plan.planned(asked.ref)
    except OutOfTime:
        raise Declined("slow", "Trying that took too long.") from None
    except Exception as error:
        log.exception("a plan failed", extra={"game": plan.session.game.name})
        raise Declined("failed", "The rules failed on this plan; nothing was changed.") from error


@dataclass(slots=True)
class Tried:
    """A step taken in one world: how it stands after it, what was told, and whether anything new came up."""

    world: int
    session: Session[Any]
    told: list[Told]
    sure: bool

    @property
    def reads(self) -> bool:
        """Whether it turns a page that nobody at the table has read."""
        return len(self._known) < len(self.told)

    @property
    def lines(self) -> tuple[str, ...]:
        """What was told, in words, up to such a page."""
        words = tuple(one.text for one in self._known if one.text)
        return (*words, PAGE) if self.reads else words

    @property
    def _known(self) -> list[Told]:
        unread = self.session.game.unread
        return list(takewhile(lambda one: one.event.kind not in unread, self.told))


@dataclass(slots=True)
class Plan:
    """A run of choices in worlds that look like the true one to `seat`; `own` are those whose choices it makes."""

    session: Session[Any]
    seat: int
    own: set[int]
    number: int
    secret: int
    taken: int = 0
    told: list[Told] = field(default_factory=list)
    last: tuple[str, ...] = ()
    tries: list[Tried] = field(default_factory=list)
    refused: str = ""
    page: bool = False

    def take(self, step: PlanStep) -> bool:
        """Go one step further; False where it cannot be taken, or where chance has to be asked first."""
        decision = self.session.decision
        if self._ended or decision is None:
            return False
        if decision.find(step.option) is None:
            self.refused = why_not(self.session, step.option).text
            return False
        taken = self._try(step.option, 0)
        tries = [taken]
        if not taken.sure and step.world is not None:
            tries = [taken := self._try(step.option, step.world)]
        elif not taken.sure:
            tries = list(self._tries(step.option, taken))
        if all(tried.reads for tried in tries):
            self.page = True
            return False
        if not all(self._same(taken, other) for other in tries):
            self.tries = tries
            return False
        self.session, self.last = taken.session, taken.lines
        self.told += taken.told
        self.taken += 1
        return True

    def _try(self, option: str, world: int) -> Tried:
        """Take a step in one of the worlds that could be."""
        key = (self.secret + (self.taken << 16) + world) % (1 << 256) | 1 << 255
        session = self.session.redealt(self.seat, KeyedDice(key), keep=True)
        session.state.journal = Journal()
        before = session.state.dice.count, session.state.learned
        seat = session.asked.seat
        session.choose(option)
        words, state, number = session.game.words, session.state, self.number + self.taken + 1
        told = [
            Told(number, index, event, words.line(state, event), seat)
            for index, event in enumerate(session.journal)
            if event.visible(self.seat)
        ]
        return Tried(world, session, told, before == (state.dice.count, state.learned))

    def _tries(self, option: str, first: Tried) -> Iterator[Tried]:
        """The same step in many worlds, as far as time allows."""
        ends = time.monotonic() + PATIENCE
        yield first
        for world in range(1, WORLDS):
            if time.monotonic() > ends:
                return
            try:
                yield self._try(option, world)
            except Refused:
                continue  # in that world it is not on offer

    def _same(self, one: Tried, other: Tried) -> bool:
        """Whether the seat cannot tell one world from the other after the step."""
        return one is other or (one.lines == other.lines and self._seen(one) == self._seen(other))

    def _seen(self, tried: Tried) -> tuple[Any, ...]:
        decision = tried.session.decision
        if decision is None:
            return (tried.session.scene(self.seat), None)
        options = [str(option) for option in decision.options] if decision.seat in self.own else []
        return (tried.session.scene(self.seat), decision.seat, options)

    @property
    def _ends(self) -> Ends:
        if self.refused:
            return "refused"
        if self.page:
            return "page"
        return "chance" if self.tries else self._ended

    @property
    def _ended(self) -> Ends:
        decision = self.session.decision
        if decision is None:
            return "over"
        if decision.seat not in self.own:
            return "others"
        return "full" if self.taken >= LONGEST else ""

    def planned(self, ref: int | str | None) -> Planned:
        """How the table would stand, and why the plan cannot go on."""
        told = Planned(
            t="planned",
            number=self.number,
            taken=self.taken,
            ends=self._ends,
            text=self.refused,
            lines=list(self.last),
            results=self._results(),
            tries=len(self.tries),
            view=self._view(),
        )
        if ref is not None:
            told["ref"] = ref
        return told

    def _view(self) -> View:
        """The table after the steps that were taken, from the seat that would choose next if that is one's own."""
        decision = self.session.decision
        next_seat = None if decision is None else decision.seat
        seat = next_seat if next_seat in self.own and next_seat != ANYONE else self.seat
        assert seat is not None
        self.session.state.journal = Journal()
        play = Playthrough(self.session, self.number + self.taken)
        play.told = self.told
        view = views.view(play, seat)
        view["undo"] = UndoView(allowed=False, reason="this is a plan")
        return view

    def _results(self) -> list[ResultView]:
        """What chance brought, the most frequent first; what is rare is told together by the last."""
        lines = [tried.lines for tried in self.tries]
        if len(set(lines)) == 1:
            lines = [self._news(tried) for tried in self.tries]
        groups: dict[tuple[str, ...], list[int]] = {}
        apart = len(set(lines)) <= RESULTS
        for index, told in enumerate(lines):
            key = told if apart else tuple(_NUMBER.sub("#", line) for line in told)
            groups.setdefault(key, []).append(index)
        found = sorted(groups.values(), key=len, reverse=True)
        return [
            ResultView(
                world=self.tries[group[0]].world,
                times=len(group),
                lines=_blurred([lines[index] for index in group]),
            )
            for group in found[:RESULTS]
        ]

    def _news(self, tried: Tried) -> tuple[str, ...]:
        """The names of what the seat would see that it does not see now."""
        known = {(thing.id, thing.name) for thing in self.session.scene(self.seat)}
        seen = tried.session.scene(self.seat)
        return tuple(thing.name for thing in seen if (thing.id, thing.name) not in known)


def _blurred(told: Sequence[tuple[str, ...]]) -> list[str]:
    """Lines that differ in numbers only, as one: numbers that are not always the same are left open."""
    blurred = []
    for versions in zip(*told, strict=True):
        parts = [_NUMBER.split(line) for line in versions]
        if len({len(part) for part in parts}) > 1:
            blurred.append(versions[0])
            continue
        columns = (set(column) for column in zip(*parts, strict=True))
        blurred.append("".join(column.pop() if len(column) == 1 else "…" for column in columns))
    return blurred
