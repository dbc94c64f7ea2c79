"""What a study plays: a plan says for every game its setup, its seats and its seed, and nothing else does."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

SPREAD = 1_000_003
"""Seeds of one plan lie together: game `n` of a plan with seed `s` has `s * SPREAD + n`."""


@dataclass(frozen=True, slots=True)
class Job:
    """One game of a plan."""

    number: int
    seed: int
    variant: int
    setup: dict[str, Any]
    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """Games over setups and bots. Game after game takes the next setup; bots may move on a seat each round.

    >>> plan = Plan("pilfer", "1.0.0", ({"seats": 2}, {"seats": 3}), (("greedy", "random"), ("random",) * 3), 4)
    >>> [(job.seed, job.variant, job.seats[0]) for job in plan.jobs()]
    [(0, 0, 'greedy'), (1, 1, 'random'), (2, 0, 'greedy'), (3, 1, 'random')]
    """

    game: str
    rules: str
    setups: tuple[dict[str, Any], ...]
    seats: tuple[tuple[str, ...], ...]
    games: int
    seed: int = 0
    rotate: bool = False
    uses: bool = False
    labels: tuple[str, ...] = field(default=())

    def job(self, number: int) -> Job:
        """Game number `number`, the same on every machine."""
        variant = number % len(self.setups)
        seats = self.seats[variant]
        if self.rotate:
            by = number // len(self.setups) % len(seats)
            seats = seats[-by:] + seats[:-by] if by else seats
        return Job(number, self.seed * SPREAD + number, variant, self.setups[variant], seats)

    def jobs(self) -> list[Job]:
        """Every game of the plan."""
        return [self.job(number) for number in range(self.games)]

    def data(self) -> dict[str, Any]:
        """The plan as JSON data.

        >>> plan = Plan("pilfer", "1.0.0", ({"seats": 2},), (("random", "random"),), 9)
        >>> Plan.of(plan.data()) == plan
        True
        """
        return asdict(self)

    @staticmethod
    def of(data: dict[str, Any]) -> Plan:
        """The plan that `data` made."""
        values = dict(data)
        values["setups"] = tuple(values["setups"])
        values["seats"] = tuple(tuple(seats) for seats in values["seats"])
        values["labels"] = tuple(values.get("labels", ()))
        return Plan(**values)
