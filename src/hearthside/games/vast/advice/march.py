"""What the rest of the Skeletons' turn can still bring: their march, played through in short.

Those who are still to act, one after the other, strike at the prey, shoot at it, or see to it that others can: they go
where they distract, break a wall, tread down a web, tunnel, place skulls, call each other. Of all lines the best counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hearthside.kernel.grid import cells

from ..content.board import ADJACENT, ALL_SPACES, BITS, SUPPLY, WITHIN
from ..content.figures import CASTY, SCREAMY, SLASHY, STABBY
from ..content.roles import SKELETONS
from ..rules.edges import spread
from ..rules.figures import forcing
from ..rules.movement import rings, spread_far, union
from ..rules.pieces import mask_of, pillar_mask
from ..rules.sight import line
from ..rules.skeletons.actions import free_pits
from ..rules.skeletons.moments import AIM, EARSHOT, MARCH, SCREAMS, SHOT, STRIKE_COST
from ..state import BREACH_MAX, Vast

TWIST = 0.15
"""What Stabby's knife adds to a hit that can pay for it; his Poison adds another hit."""
PRICE = 0.08
"""What a Stability counts for, in hits: whoever pays for a line has it behind him."""
RUN = 5
"""How far one that is called may run."""
HORN = 12
"""Earshot from which on the whole map hears."""


class Line(NamedTuple):
    """Where a line of the march stands."""

    acted: int
    """How many of those who were still to act have."""
    held: int
    """The spaces beside the prey with somebody who stays there, or skulls."""
    ways: int
    """Those from which a way onto it has been opened."""
    skulls: int
    stability: int
    screams: int
    raged: bool
    called: int = 0
    """One more than the Skeleton that ran before it acted, and below the space it ran to, as a bit."""
    ran: int = 0


def march_hits(s: Vast, prey: int, guard: int) -> float:
    """The hits on a prey that this turn may still bring; parts of one stand for what else they may cost it."""
    march = March(s, prey, guard)
    if not march.hopeful():
        return 0.0
    march.survey()
    return max(march.best(march.begun), *march.answers()) - PRICE * march.begun.stability


class March:
    """A prey, and what all who are still to act could do about it."""

    def __init__(self, s: Vast, prey: int, guard: int) -> None:
        k = s.skeletons
        self.s, self.guard, self.gear = s, guard, k.gear
        self.prey, self.near = BITS[prey], ADJACENT[prey]
        self.order = [i for i in k.march if k.up >> i & 1 and not k.acted >> i & 1 and k.at[i] >= 0]
        self.owed = k.must_strike and k.at[k.active] == prey
        if k.active >= 0 and not k.action_done and (self.owed or not k.must_strike):
            self.order.insert(0, k.active)
        self.places = [BITS[at] for at in k.at]
        done = mask_of([at for i, at in enumerate(k.at) if i not in self.order])
        self.begun = Line(
            0,
            (done | mask_of(s.map.skulls)) & self.near,
            0,
            s.map.skulls.count(SUPPLY),
            k.stability,
            max(0, SCREAMS.of(k.gear) - k.screams),
            k.raged,
        )
        self.known: dict[Line, float] = {}

    def hopeful(self) -> bool:
        """Whether all of them together could beat its guard at all."""
        begun, order = self.begun, self.order
        if not order or not begun.stability:
            return False
        strength = len(order) + begun.held.bit_count() + (SLASHY in order)
        strength += begun.skulls * (CASTY in order) + begun.screams * (SCREAMY in order)
        strength += self.s.skeletons.called >= 0
        return strength > self.guard

    def survey(self) -> None:
        """How far each of them comes, and where the prey can be entered, shot at and tunnelled to."""
        s, k, m = self.s, self.s.skeletons, self.s.map
        self.shunned = (forcing(s, SKELETONS) | pillar_mask(s)) & ~self.prey
        self.stops = m.webbed | m.lamps | self.shunned | self.prey
        self.reach, self.early = list(self.places), list(self.places)
        for i in self.order:
            steps = MARCH[i].of(k.gear)
            if i == k.active:
                steps = 0 if k.must_strike else k.moves
            found = rings(spread_far, m, k.at[i], steps, ALL_SPACES & ~pillar_mask(s), self.stops)
            self.reach[i] |= union(found)
            self.early[i] |= union(found[: max(0, steps - 1)])
        self.open = spread(m, self.prey) & ~self.shunned
        self.walled = self.near & m.tiles & ~self.open & ~self.shunned
        if m.breaches.bit_count() >= BREACH_MAX:
            self.walled = 0
        heavy = mask_of([at for at in cells(m.webbed) if m.webs[at] > 1])
        self.sticky = self.open & (m.webbed | m.lamps) & ~heavy
        self.pits = free_pits(s) & self.near
        at = self.prey.bit_length() - 1
        self.sights = [line(m, at, d)[1:] for d in range(4)] if m.tiles & self.prey else []
        self.runs: dict[int, int] = {}

    def best(self, at: Line) -> float:
        """The most that can come of a line."""
        if at.acted == len(self.order):
            return PRICE * at.stability
        value = self.known.get(at)
        if value is None:
            value = self.known[at] = max(self.tried(at), default=PRICE * at.stability)
        return value

    def tried(self, at: Line) -> Iterator[float]:
        """What can come of all that the next one can do."""
        i = self.order[at.acted]
        place, reach, early = self.places[i], self.reach[i], self.early[i]
        if at.called == i + 1:
            place, reach, early = at.ran, reach | at.ran, early | at.ran
            if at.ran & self.open:
                reach |= self.prey
        others = at.held
        for later in self.order[at.acted + 1 :]:
            others |= (at.ran if at.called == later + 1 else self.places[later]) & self.near
        can_strike = reach & self.prey or early & at.ways
        yield from self.attacks(at, i, others, reach, bool(can_strike))
        if self.owed and not at.acted:
            return
        yield self.held(at, place & self.near)
        yield from self.stands(at, others, reach)
        if i == CASTY and at.skulls and at.stability > 1:
            yield from self.cackles(at, others, reach, early)
        if i == SCREAMY and at.screams and at.stability > 1:
            yield from self.screams(at, others, place, reach)

    def held(self, at: Line, spot: int, ways: int = 0, cost: int = 0, skulls: int = 0) -> float:
        """What comes of a line after one has gone to a space beside the prey, or stays where it is."""
        return self.best(
            Line(
                at.acted + 1,
                at.held | spot,
                at.ways | ways,
                at.skulls - skulls,
                at.stability - cost,
                at.screams,
                at.raged,
                at.called,
                at.ran,
            )
        )

    def attacks(
        self, at: Line, i: int, others: int, reach: int, can_strike: bool
    ) -> Iterator[float]:
        """It shoots or strikes, with skulls around the prey or in a rage where that is needed."""
        cost, strength = STRIKE_COST[i].of(self.gear), 1 + others.bit_count()
        strength += i == SLASHY and at.raged
        if SHOT[i].of(self.gear) and strength > self.guard and at.stability >= cost + AIM[i]:
            if any(reach & mask_of(sight[: SHOT[i].of(self.gear) - 1]) for sight in self.sights):
                yield 1.0 + self.held(at, 0, cost=cost + AIM[i])
        if not can_strike or at.stability < cost:
            return
        room = self.near & ~others
        if i == CASTY:
            placed = 0
            for more in range(1, min(at.skulls, at.stability - cost, room.bit_count()) + 1):
                placed |= room & -room
                room &= room - 1
                after = self.held(at, placed, cost=cost + more, skulls=more)
                yield (strength + more > self.guard) + after
        if i == SLASHY and strength == self.guard and not at.raged and at.stability > cost:
            yield 1.0 + self.held(at, 0, cost=cost + 1)
        if strength > self.guard:
            if i != STABBY or at.stability == cost:
                yield 1.0 + self.held(at, 0, cost=cost)
            else:
                yield (
                    1.0
                    + (1.0 if "poison" in self.gear else TWIST)
                    + self.held(at, 0, cost=cost + 1)
                )

    def stands(self, at: Line, others: int, reach: int) -> Iterator[float]:
        """It goes to a space beside the prey: it distracts, and may open a way for those after it."""
        reach &= ~self.shunned
        last = at.acted + 1 == len(self.order)
        if last:
            return
        for spot in cells(self.near & reach):
            bit = 1 << spot
            if not others & bit or bit & self.sticky:
                yield self.held(at, bit, ways=bit & self.sticky)
            if bit & self.walled and at.stability > 1 and not at.ways & bit:
                yield self.held(at, bit, ways=bit, cost=1)
        if self.pits & ~others and reach & self.s.map.pits:
            for spot in cells(self.pits & ~others):
                yield self.held(at, 1 << spot)

    def cackles(self, at: Line, others: int, reach: int, early: int) -> Iterator[float]:
        """Casty places skulls beside the prey from a space on his way, and stays there or goes a step on to distract."""
        centre = self.prey.bit_length() - 1
        for spot in cells(reach & WITHIN[2][centre] & ~self.shunned & ~self.prey):
            here = 1 << spot
            room = ADJACENT[spot] & self.near & ~others
            onward = self.near & ~others & ~self.shunned & spread_far(self.s.map, here & early)
            for end in (here, *(1 << to for to in cells(onward))):
                taken, left = end & self.near, room & ~end
                for more in range(1, min(at.skulls, at.stability - 1, left.bit_count()) + 1):
                    taken |= left & -left
                    left &= left - 1
                    yield self.held(at, taken, cost=more, skulls=more)

    def screams(self, at: Line, others: int, place: int, reach: int) -> Iterator[float]:
        """Screamy calls somebody to a space beside the prey and acts after that; if she has to walk to be heard, she
        does no more."""
        heard, gone = EARSHOT.of(self.gear), self.order[: at.acted]
        paid = at._replace(stability=at.stability - 1, screams=at.screams - 1)
        for i, where in enumerate(self.s.skeletons.at):
            if where < 0 or i == SCREAMY or i in gone or self.near >> where & 1:
                continue
            if heard > HORN or WITHIN[heard][where] & place:
                yield from self.called(paid, i, others, RUN)
            elif WITHIN[heard][where] & reach and at.acted + 1 < len(self.order):
                yield from self.called(paid._replace(acted=at.acted + 1), i, others, RUN)

    def answers(self) -> Iterator[float]:
        """Nothing, or what comes of it if the one that was just called runs on to a space beside the prey."""
        k = self.s.skeletons
        yield PRICE * self.begun.stability
        if k.called >= 0:
            others = self.begun.held
            for i in self.order:
                others |= self.places[i] & self.near
            yield from self.called(self.begun, k.called, others, k.called_moves)

    def called(self, at: Line, i: int, others: int, steps: int) -> Iterator[float]:
        """One that is called runs to a space beside the prey, whether it has acted or not."""
        waiting = i in self.order[at.acted :]
        if waiting and at.called:
            return
        if i not in self.runs:
            allowed = ALL_SPACES & ~self.shunned & ~self.prey
            found = rings(
                spread_far, self.s.map, self.s.skeletons.at[i], steps, allowed, self.stops
            )
            self.runs[i] = union(found)
        for spot in cells(self.runs[i] & self.near & ~others):
            if waiting:
                yield self.best(at._replace(called=i + 1, ran=1 << spot))
            else:
                yield self.best(at._replace(held=at.held | 1 << spot))
