"""What the map holds for somebody: places, the ways there, bandits, and what the mission pays for."""

from __future__ import annotations

from math import exp

from ..content.jobs.program import MOUNTAIN, RIVER, WATER
from ..content.land import LAND
from ..rules.scoring import line
from ..state import EAST, NORTH, SOUTH, WEST, Player, West, distance
from .worth import ARMS, FISTS, SUCCESS, Task, View

AROUND = (WEST, NORTH, SOUTH, EAST)
HURT = 0.42
"""What one pain costs, in points."""
AHEAD = (0.0, 0.75, 1.2, 1.4)
"""What being so many columns ahead of a wagon that follows is worth, in its own points."""


def payable(res: list[int], needs: tuple[tuple[int, int], ...]) -> float:
    """How far a price can be paid: less than its worth when it can, so that it is paid, and a little more for twice."""
    if not needs:
        return 0.6
    shares = [res[slot] / n for slot, n in needs]
    once, partly = min(shares), sum([min(1.0, share) for share in shares]) / len(shares)
    return 0.05 + 0.2 * partly + 0.12 * min(1.0, once) + 0.15 * min(2.0, max(0.0, once - 1))


class Outlook:
    """What the places of the map are worth to one seat at one moment."""

    __slots__ = (
        "_arms",
        "_bound",
        "_gaps",
        "_spots",
        "_tasks",
        "down",
        "p",
        "reveal",
        "reveal_west",
        "s",
        "seat",
        "view",
    )

    def __init__(self, s: West, seat: int, view: View, down: list[int], res: list[int]) -> None:
        self.s = s
        self.seat = seat
        self.p: Player = s.players[seat]
        self.view = view
        self.down = down
        full = (view.home or view.line) and s.points[0] == s.finish
        self.reveal = 0.0 if full else view.reveal.plain
        self.reveal_west = 0.0 if full else view.reveal.west
        self._spots: dict[int, float] = {}
        self._tasks = [
            (payable(res, task.needs) * (task.points if s.rails else task.first), task)
            for task in view.tasks
        ]
        self._gaps = self.gaps() if view.line else []
        self._bound = 1 << 30
        if view.apart and self.p.other >= 0:
            self._bound = ((self.p.other >> 8) + view.apart + 1) * WEST - 1
        self._arms = self.arms(res) if s.bandits else (0.0, 0.0)

    def spot(self, at: int) -> float:
        """What it is worth to be at a place."""
        found = self._spots.get(at)
        if found is None:
            found = self._spots[at] = self._place(at) + self._bandits(at)
        return found

    def _place(self, at: int) -> float:
        s, view = self.s, self.view
        x, y = at >> 8, at & 255
        value = view.west * x
        if view.home:
            done = s.points[0] / s.finish
            homing = 1.2 if done == 1 else 0.1 + 0.8 * max(done, s.day / s.days) ** 2
            value = -homing * distance(at, s.start)
        pays = self.reveal + 0.7 * self.reveal_west
        if pays and self.down:
            near = min([abs((o >> 8) - x) + abs((o & 255) - y) for o in self.down])
            value -= 0.2 * pays * (near - 1)
        if self._tasks:
            value += max([worth * self._near(at, task) for worth, task in self._tasks])
        if s.wagon >= 0:
            if view.wagon == "follow":
                ahead = max(0, min(3, x - (s.wagon >> 8)))
                value += view.wagon_west * AHEAD[ahead] / s.seats
            else:
                value -= 0.22 * distance(at, s.wagon)
        return value

    def gaps(self) -> list[int]:
        """Where the next length of the line has to lie, so that it comes nearer to the far town."""
        s = self.s
        built = line(s)
        if s.goal in built:
            return []
        left = min([distance(at, s.goal) for at in built], default=0)
        ends = [at + step for at in built for step in AROUND if distance(at, s.goal) == left]
        return [at for at in ends if at in s.map and distance(at, s.goal) < left]

    def _near(self, at: int, task: Task) -> float:
        """From 1 on the right land down to a third where none is known; building wants a tile without rails."""
        s = self.s
        if task.at_start:
            return 1 / (1 + 0.3 * distance(at, s.start))
        if task.builds:
            return self._site(at)
        x, y = at >> 8, at & 255
        land, unmarked = task.land, task.unmarked
        best = 6.0
        for o in s.up:
            if LAND[s.map[o]] & land and not (unmarked and o in s.marks):
                d = (
                    abs((o >> 8) - x)
                    + abs((o & 255) - y)
                    + (1.5 * s.bandits[o] if o in s.bandits else 0)
                )
                if d < best:
                    best = d
        return 1 / (1 + 0.35 * best)

    def _site(self, at: int) -> float:
        """How good a place is for the next length of track: where the line has a gap, or else next to other track."""
        s = self.s
        if self._gaps:
            return max(0.7, 1.3 - 0.12 * min([distance(at, gap) for gap in self._gaps]))
        if at in s.bandits or LAND[s.map[at]] & WATER:
            return 0.7
        best = 0.7
        for there in (at, at + WEST, at + NORTH, at + SOUTH, at + EAST):
            if there in s.rails or there not in s.map:
                continue
            joins = not s.rails or any(there + step in s.rails for step in AROUND)
            best = max(best, (1.0 if joins else 0.8) - (0.0 if there == at else 0.08))
        return best

    def reach(self, walk: int, climb: int, sail: int, trains: list[int]) -> float:
        """The best that the movement under way can come to, from where the mover stands."""
        s, at = self.s, self.p.at
        if s.tried not in s.map:
            return self._best(at, (walk, climb, sail), trains, 0)
        best = self._best(at, (walk, climb, sail), trains, 1)
        for kind, held in enumerate((walk, climb, sail)):
            price = self._price(kind, at, s.tried)
            if 0 < price <= held and s.tried <= self._bound:
                pool = [walk, climb, sail]
                pool[kind] -= price
                pain = HURT if at in s.bandits else 0.0
                tow = self._tow(at) * ((s.tried >> 8) - (at >> 8))
                best = max(best, self._best(s.tried, tuple(pool), trains, 0) - pain + max(0.0, tow))
        return best

    def _tow(self, at: int) -> float:
        """What a column west brings to somebody who pulls the wagon from here."""
        if at != self.s.wagon or self.view.wagon not in ("carry", "flee"):
            return 0.0
        return self.view.wagon_west if self.view.wagon == "carry" else -self.view.wagon_east

    def _best(self, start: int, pool: tuple[int, ...], trains: list[int], less: int) -> float:
        """The best place within reach, counting what is turned up on the way."""
        s, up = self.s, self.s.up
        tow = self._tow(start)
        best = self.spot(start) + self._unknown(start, sum(pool) - less, tow)
        ahead = [(start, pool)]
        if trains and start in s.rails:
            most = max(trains)
            for o in s.rails:
                if 0 < distance(o, start) <= most:
                    ahead.append((o, pool))
                    best = max(best, self.spot(o) + self._unknown(o, sum(pool) - less, 0.0))
        seen = set(ahead)
        while ahead:
            at, held = ahead.pop()
            pain = HURT if at in s.bandits else 0.0
            for step in AROUND:
                there = at + step
                if there not in up or there > self._bound:
                    continue
                for kind in range(3):
                    price = self._price(kind, at, there) if held[kind] else 0
                    if not 0 < price <= held[kind]:
                        continue
                    if kind == 0 and there in s.rails:
                        rest = held  # walking is given back (DW-065)
                    else:
                        rest = (*held[:kind], held[kind] - price, *held[kind + 1 :])
                    node = (there, rest)
                    if node in seen:
                        continue
                    seen.add(node)
                    ahead.append(node)
                    pulled = max(0.0, tow * ((there >> 8) - (start >> 8)))
                    value = self.spot(there) + 0.95 * pulled - pain
                    value += self._unknown(there, sum(rest) - less, tow)
                    if value > best:
                        best = value
        return best

    def _price(self, kind: int, start: int, end: int) -> int:
        """The cost of a step by one kind of movement, as in the rules (DW-062)."""
        s = self.s
        land = LAND[s.map[end]]
        if kind == 2:
            if land & (WATER | RIVER):
                return 1
            from_wet = start in s.up and LAND[s.map[start]] & (WATER | RIVER)
            return 1 if from_wet and (not land & MOUNTAIN or end in s.rails) else 0
        if end in s.rails:
            return 1
        if land & WATER:
            return 0
        return 2 if land & MOUNTAIN and kind == 0 else 1

    def _unknown(self, at: int, moves: int, tow: float) -> float:
        """What movement left at a place may turn up: unknown land next to it."""
        if moves <= 0:
            return 0.0
        s = self.s
        best = -1.0
        far = s.far[1]
        for step in AROUND:
            there = at + step
            if there in s.map and there not in s.up:
                value = self.reveal + 0.1
                if step == WEST:
                    value += 0.7 * max(0.0, tow) + 0.1
                    value += self.reveal_west * (1.0 if (there >> 8) > far else 0.5)
                elif (there >> 8) > far:
                    value += 0.5 * self.reveal_west
                if value > best:
                    best = value
        if best < 0:
            return 0.02 * moves
        more = min(best, self.reveal + 0.4 * self.reveal_west + 0.4 * max(0.0, tow) + 0.1)
        return 0.9 * best + 0.75 * more * (moves - 1)

    def arms(self, res: list[int]) -> tuple[float, float]:
        """The hits and saves a player could bring into a battle now."""
        p = self.p
        hits, saves = FISTS[p.character] if not p.tapped else (0.0, 0.0)
        for card in p.hand:
            h, d = ARMS[card]
            hits += h
            saves += d
        for needs, h, d in self.view.arms:
            if all(res[slot] >= n for slot, n in needs):
                hits += h
                saves += d
        return hits, saves

    def _bandits(self, at: int) -> float:
        """Bandits at a place: the battle under way, what they may do tonight, and gangs worth hunting."""
        s, p = self.s, self.p
        if not s.bandits:
            return 0.0
        fight, here = s.battle, s.bandits.get(at, 0)
        hits, saves = self._arms
        if fight is not None and at == fight.at and here:
            if self.seat not in fight.asked:
                hits = saves = 0.0
            hits = 0.8 * hits + fight.hits + SUCCESS * fight.hit_dice
            saves = 0.8 * saves + fight.saves + SUCCESS * fight.save_dice
            return self.clash(here, hits, saves, fight.night)
        if here:
            tonight = -HURT * max(0.2, SUCCESS * here - 0.6 * saves)
            if p.passed or not hits:
                return tonight
            return max(tonight, 0.85 * self.clash(here, hits, saves, False) - 0.05)
        if not self.view.clear:
            return 0.0
        best = 0.0
        for o, n in s.bandits.items():
            d = distance(o, at)
            if d < 5:
                value = (0.5 - 0.1 * d) * max(0.2, self.clash(n, hits, saves, False))
                if value > best:
                    best = value
        return best

    def clash(self, bandits: int, hits: float, saves: float, night: bool) -> float:
        """What a battle should bring: the clear event, fewer bandits, and pain."""
        over = hits - SUCCESS * bandits
        cleared = 1 / (1 + exp((bandits - 0.35 - over) / 0.55)) if hits else 0.0
        felled = max(0.0, min(float(bandits), over))
        standing = bandits if night else bandits * (1 - cleared)
        wounds = max(0.0, SUCCESS * standing - saves)
        return self.view.clear * cleared + 0.25 * felled - HURT * wounds
