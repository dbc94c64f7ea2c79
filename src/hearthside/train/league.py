"""The league: whom the newest network plays against, where seats play against each other.

Half of the games it plays against itself. In the others one seat is the newest network and the rest are somebody else: an
earlier self, or somebody who plays by chance. Who that is depends on the role: those it neither always beats nor always
loses to teach most, so a role that keeps losing meets weaker opponents, and it also gets more of the games.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from .tables import NEW, Played

SLOW = 0.05
"""How much of a figure the newest game makes up."""
RANDOM = "random"


@dataclass(slots=True)
class Standing:
    """A share that moves with the newest games.

    >>> standing = Standing(); standing.add(1.0); round(standing.value, 2)
    0.75
    """

    value: float = 0.5
    games: int = 0

    def add(self, score: float) -> None:
        """One more game."""
        self.games += 1
        self.value += (score - self.value) * max(SLOW, 0.5 / self.games)


@dataclass(slots=True)
class League:
    """Opponents, and how every role fares against each.

    >>> league = League(opponents=["random", "past:1"])
    >>> for _ in range(9): league.note("spider", "random", 1.0); league.note("spider", "past:1", 0.4)
    >>> league.odds("spider")["past:1"] > league.odds("spider")["random"]
    True
    """

    opponents: list[str] = field(default_factory=lambda: [RANDOM])
    standings: dict[tuple[str, str], Standing] = field(default_factory=dict)
    apart: set[str] = field(default_factory=set)
    """Kinds of table at which seats have had different scores; at all others they win and lose together."""
    alone: float = 0.5
    """The share of games in which everybody is the newest network."""

    def note(self, who: str, opponent: str, score: float) -> None:
        """One more game of a role against an opponent; `new` is itself."""
        self.standings.setdefault((who, opponent), Standing()).add(score)

    def learn(self, games: Iterable[Played]) -> None:
        """What some games showed."""
        for game in games:
            if len(set(game.scores)) > 1:
                self.apart.add(game.kind)
            others = sorted(set(game.minds) - {NEW})
            for who, mind, score in zip(game.who, game.minds, game.scores, strict=True):
                if mind == NEW:
                    self.note(who, others[0] if others else NEW, score)

    def standing(self, who: str, opponent: str) -> float:
        """How a role fares against an opponent, as far as is known."""
        found = self.standings.get((who, opponent))
        return 0.5 if found is None else found.value

    def odds(self, who: str) -> dict[str, float]:
        """How likely each opponent is for a role: the closer the games, the likelier."""
        weights = {}
        for opponent in self.opponents:
            share = self.standing(who, opponent)
            weights[opponent] = share * (1 - share) + 0.02
        total = sum(weights.values())
        return {opponent: weight / total for opponent, weight in weights.items()}

    @property
    def together(self) -> bool:
        """Whether all seats have always had the same score so far, at every kind of table."""
        return not self.apart

    def seated(self, who: Sequence[str], rng: Random, kind: str = "") -> list[str]:
        """The minds for the seats of a table."""
        if kind not in self.apart or len(who) < 2 or rng.random() < self.alone:
            return [NEW] * len(who)
        need = [1.2 - self.standing(role, NEW) for role in who]
        seat = rng.choices(range(len(who)), need)[0]
        odds = self.odds(who[seat])
        opponent = rng.choices(list(odds), list(odds.values()))[0]
        return [NEW if i == seat else opponent for i in range(len(who))]

    def told(self) -> Mapping[str, float]:
        """How every role fares against itself, for the log."""
        return {
            who: round(standing.value, 3)
            for (who, opponent), standing in sorted(self.standings.items())
            if opponent == NEW
        }
