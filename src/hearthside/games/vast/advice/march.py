"""What the rest of the Skeletons' turn can still bring: their march, played through in short.

Those who are still to act, one after the other, strike at the prey, shoot at it, or see to it that others can: they go
where they distract, break a wall, tread down a web, tunnel, place skulls, call each other. Of all lines the best counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, reduce
from operator import or_
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
MANY = 300
"""After how many lines no more than one space is tried for whoever goes to stand somewhere."""
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


class Rest(NamedTuple):
    """What counts of those who are left when some have acted."""

    hitting: bool
    """Whether any of them could come to strike or shoot, if the others opened it a way."""
    hands: int
    """How many could do that or stand beside the prey."""
    left: int
    barred: int
    """Where those come in time to strike, if a way were opened, who cannot without."""
    casty: bool
    screamy: bool
    slashy: bool


class Field(NamedTuple):
    """Everything about a table that what the march can bring depends on, and nothing else."""

    prey: int
    """The space of the prey, as a bit."""
    guard: int
    open: tuple[int, ...]
    doors: int
    tiles: int
    sights: tuple[tuple[int, ...], ...]
    """The tiles beyond the next that the prey is seen from in each direction, nearest first, where somebody shoots."""
    traps: int
    """Spaces with webs or lamps, which end a way; `sticky` are those beside the prey that one of them treads down."""
    sticky: int
    breaches: bool
    """Whether a breach is left."""
    pits: int
    holes: int
    """The Pits beside the prey that somebody may come out of."""
    shunned: int
    """The spaces of others who have to be fought, and of the pillar; `pillar` is that of the pillar alone."""
    pillar: int
    skulls: int
    """The skulls beside the prey, as bits; `supply` is how many more there are."""
    supply: int
    at: tuple[int, ...]
    order: tuple[int, ...]
    """Those who are still to act; the first has `moves` left, if it is up."""
    active: int
    moves: int
    owed: bool
    """Whether it owes the prey a strike."""
    gear: tuple[str, ...]
    stability: int
    screams: int
    raged: bool
    called: int
    """The one that was just called, -1 for none, and the steps it has left."""
    called_moves: int


def march_hits(s: Vast, prey: int, guard: int) -> float:
    """The hits on a prey that this turn may still bring; parts of one stand for what else they may cost it."""
    k, m = s.skeletons, s.map
    order = [i for i in k.march if k.up >> i & 1 and not k.acted >> i & 1 and k.at[i] >= 0]
    owed = k.must_strike and k.at[k.active] == prey
    if k.active >= 0 and not k.action_done and (owed or not k.must_strike):
        order.insert(0, k.active)
    if not order or not k.stability:
        return 0.0
    near, supply = ADJACENT[prey], m.skulls.count(SUPPLY)
    screams = max(0, SCREAMS.of(k.gear) - k.screams)
    skulls = mask_of(m.skulls) & near
    done = mask_of([at for i, at in enumerate(k.at) if i not in order])
    strength = len(order) + ((done | skulls) & near).bit_count() + (SLASHY in order)
    strength += supply * (CASTY in order) + screams * (SCREAMY in order) + (k.called >= 0)
    if strength <= guard:  # all of them together could not beat its guard
        return 0.0
    bit, pillar = BITS[prey], pillar_mask(s)
    traps = (m.webbed | m.lamps) & ~bit
    heavy = mask_of([at for at in cells(m.webbed & near) if m.webs[at] > 1])
    shoots = any(SHOT[i].of(k.gear) for i in order) and m.tiles & bit
    return hits(
        Field(
            prey=bit,
            guard=guard,
            open=tuple(m.open),
            doors=m.doors,
            tiles=m.tiles,
            sights=tuple(tuple(line(m, prey, d)[1:]) for d in range(4)) if shoots else (),
            traps=traps,
            sticky=traps & near & ~heavy,
            breaches=m.breaches.bit_count() < BREACH_MAX,
            pits=m.pits,
            holes=free_pits(s) & near,
            shunned=(forcing(s, SKELETONS) | pillar) & ~bit,
            pillar=pillar,
            skulls=skulls,
            supply=supply,
            at=tuple(k.at),
            order=tuple(order),
            active=k.active,
            moves=k.moves if k.active in order and not k.must_strike else 0,
            owed=owed,
            gear=tuple(k.gear),
            stability=k.stability,
            screams=screams,
            raged=k.raged,
            called=k.called,
            called_moves=k.called_moves if k.called >= 0 else 0,
        )
    )


@lru_cache(maxsize=1 << 14)
def hits(field: Field) -> float:
    """What the best line of a march brings."""
    march = March(field)
    return max(march.best(march.begun), *march.answers()) - PRICE * field.stability


class March:
    """A prey, and what all who are still to act could do about it."""

    def __init__(self, field: Field) -> None:
        self.f, self.guard, self.gear = field, field.guard, field.gear
        self.prey, self.order, self.owed = field.prey, field.order, field.owed
        self.near = ADJACENT[field.prey.bit_length() - 1]
        self.places = [BITS[at] for at in field.at]
        done = mask_of([at for i, at in enumerate(field.at) if i not in self.order])
        self.begun = Line(
            0,
            (done & self.near) | field.skulls,
            0,
            field.supply,
            field.stability,
            field.screams,
            field.raged,
        )
        self.known: dict[Line, float] = {}
        self.survey()

    def survey(self) -> None:
        """How far each of them comes, and where the prey can be entered, shot at and tunnelled to."""
        f = self.f
        self.shunned = f.shunned
        self.stops = f.traps | self.shunned | self.prey
        self.reach, self.early = list(self.places), list(self.places)
        for i in self.order:
            steps = f.moves if i == f.active else MARCH[i].of(f.gear)
            found = rings(spread_far, f, f.at[i], steps, ALL_SPACES & ~f.pillar, self.stops)
            self.reach[i] |= union(found)
            self.early[i] |= union(found[: max(0, steps - 1)])
        self.open = spread(f, self.prey) & ~self.shunned
        self.walled = self.near & f.tiles & ~self.open & ~self.shunned if f.breaches else 0
        self.sticky = self.open & f.sticky
        self.pits = f.holes
        self.runs: dict[int, int] = {}
        spots = [1 << at for at in cells(self.near)]
        self.quiet = sorted(
            spots, key=lambda bit: sum(1 for i in self.order if self.reach[i] & bit)
        )
        self.costs = [STRIKE_COST[i].of(f.gear) for i in range(len(f.at))]
        self.shots = [self.shooting(i) for i in range(len(f.at))]
        self.rests = [self.rest(self.order[n:]) for n in range(len(self.order))]

    def shooting(self, i: int) -> int:
        """The spaces from which one can shoot at the prey."""
        far = SHOT[i].of(self.gear)
        return mask_of([at for sight in self.f.sights for at in sight[: far - 1]]) if far else 0

    def rest(self, left: tuple[int, ...]) -> Rest:
        """What counts of those who are left."""
        ways = self.sticky | self.walled
        hitting = {
            i for i in left if self.reach[i] & (self.prey | self.shots[i]) or self.early[i] & ways
        }
        standing = {
            i
            for i in left
            if (self.places[i] | self.reach[i] & ~self.shunned) & self.near
            or (self.pits and self.reach[i] & self.f.pits)
        }
        barred = [self.early[i] for i in left if not self.reach[i] & self.prey]
        return Rest(
            bool(hitting),
            len(hitting | standing),
            len(left),
            reduce(or_, barred, 0),
            CASTY in left,
            SCREAMY in left,
            SLASHY in left,
        )

    def best(self, at: Line) -> float:
        """The most that can come of a line."""
        if at.acted == len(self.order):
            return PRICE * at.stability
        value = self.known.get(at)
        if value is None:
            value = PRICE * at.stability
            if self.hopeful(at):
                value = max(self.tried(at), default=value)
            self.known[at] = value
        return value

    def hopeful(self, at: Line) -> bool:
        """Whether those who are left could still bring a hit; if not, there is no need to play it through."""
        rest = self.rests[at.acted]
        calls = at.screams if rest.screamy else 0
        if not (rest.hitting or calls or at.called):
            return False
        hands = rest.left if at.called else rest.hands
        strength = hands + at.held.bit_count() + calls + rest.slashy
        strength += at.skulls if rest.casty else 0
        return strength > self.guard or (self.owed and not at.acted)

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
        """What comes of a line after one has gone to a space beside the prey, or stays where it is.

        What matters to nobody who is left is forgotten, so that lines come to the same.
        """
        n = at.acted + 1
        if n == len(self.order):
            return PRICE * (at.stability - cost)
        rest, called = self.rests[n], at.called
        if called == self.order[at.acted] + 1:
            called = 0
        return self.best(
            Line(
                n,
                at.held | spot,
                (at.ways | ways) & (rest.barred | at.ran if called else rest.barred),
                at.skulls - skulls if rest.casty else 0,
                at.stability - cost,
                at.screams if rest.screamy else 0,
                at.raged and rest.slashy,
                called,
                at.ran if called else 0,
            )
        )

    def attacks(
        self, at: Line, i: int, others: int, reach: int, can_strike: bool
    ) -> Iterator[float]:
        """It shoots or strikes, with skulls around the prey or in a rage where that is needed."""
        cost, strength = self.costs[i], 1 + others.bit_count()
        strength += i == SLASHY and at.raged
        if reach & self.shots[i] and strength > self.guard and at.stability >= cost + AIM[i]:
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
        lacking = self.lacking(at)
        for bit in self.unlike(self.near & reach, others, lacking):
            way = bit & lacking
            if not others & bit or way & self.sticky:
                yield self.held(at, bit, ways=way & self.sticky)
            if way & self.walled and at.stability > 1:
                yield self.held(at, bit, ways=bit, cost=1)
        if self.pits & ~others and reach & self.f.pits:
            for bit in self.unlike(self.pits & ~others, others, 0):
                yield self.held(at, bit)

    def lacking(self, at: Line) -> int:
        """The spaces beside the prey from which a way onto it would help one of those after the next."""
        ways = 0
        for i in self.order[at.acted + 1 :]:
            early = self.early[i] | (at.ran if at.called == i + 1 else 0)
            if not (self.reach[i] & self.prey or early & at.ways):
                ways |= early
        return ways & (self.sticky | self.walled) & ~at.ways

    def unlike(self, spots: int, others: int, lacking: int) -> Iterator[int]:
        """Of some spaces beside the prey, as bits, one of each kind, the one that the fewest can come to."""
        seen = 0
        for bit in self.quiet:
            if spots & bit:
                kind = 1 << 2 * (others & bit > 0) + (lacking & bit > 0)
                if not seen & kind:
                    seen |= kind
                    yield bit
                if len(self.known) > MANY:
                    return

    def cackles(self, at: Line, others: int, reach: int, early: int) -> Iterator[float]:
        """Casty places skulls beside the prey from a space on his way, and stays there or goes a step on to distract."""
        centre = self.prey.bit_length() - 1
        for spot in cells(reach & WITHIN[2][centre] & ~self.shunned & ~self.prey):
            here = 1 << spot
            room = ADJACENT[spot] & self.near & ~others
            onward = self.near & ~others & ~self.shunned & spread_far(self.f, here & early)
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
        for i, where in enumerate(self.f.at):
            if where < 0 or i == SCREAMY or i in gone or self.near >> where & 1:
                continue
            if heard > HORN or WITHIN[heard][where] & place:
                yield from self.called(paid, i, others, RUN)
            elif WITHIN[heard][where] & reach and at.acted + 1 < len(self.order):
                yield from self.called(paid._replace(acted=at.acted + 1), i, others, RUN)

    def answers(self) -> Iterator[float]:
        """Nothing, or what comes of it if the one that was just called runs on to a space beside the prey."""
        yield PRICE * self.begun.stability
        if self.f.called >= 0:
            others = self.begun.held
            for i in self.order:
                others |= self.places[i] & self.near
            yield from self.called(self.begun, self.f.called, others, self.f.called_moves)

    def called(self, at: Line, i: int, others: int, steps: int) -> Iterator[float]:
        """One that is called runs to a space beside the prey, whether it has acted or not."""
        waiting = i in self.order[at.acted :]
        if waiting and at.called:
            return
        if i not in self.runs:
            allowed = ALL_SPACES & ~self.shunned & ~self.prey
            found = rings(spread_far, self.f, self.f.at[i], steps, allowed, self.stops)
            self.runs[i] = union(found)
        for bit in self.unlike(
            self.runs[i] & self.near & ~others, others, self.open if waiting else 0
        ):
            if waiting:
                yield self.best(at._replace(called=i + 1, ran=bit))
            else:
                yield self.best(at._replace(held=at.held | bit))
