"""The learned bot: what a network makes of the game, with or without search; without weights, the bots there are."""

from __future__ import annotations

from typing import Any

from hearthside.kernel import Dice, Option, Session
from hearthside.policy import Network, chances, network_of

from .base import Bot, Considered, Progress, Thinking, viewpoint
from .leaning import leanings
from .mcts import MctsBot
from .policy_search import PolicySearch
from .simple import GreedyBot

EVEN = 0.02
"""How freely a network that stands on advice chooses among what it likes best: advice holds many options for equal."""


class LearnedBot:
    """Takes what the policy of its game likes best, or, with `heat`, anything it likes.

    With `rollouts` it looks at the two or three likeliest options first. `stage` names weights of an earlier day. A
    game without weights is played by the greedy bot, or by `mcts` where rollouts are asked for.

    >>> from hearthside.games import load
    >>> session = Session(load("pilfer"), {"seats": 2}, seed=1)
    >>> bot = LearnedBot(seed=2); bot.choose(session) in session.decision.options
    True
    """

    def __init__(
        self, rollouts: int = 0, *, heat: float = 0.0, stage: str = "", seed: int = 0
    ) -> None:
        self.rollouts = rollouts
        self.heat = heat
        self.stage = stage
        self.thinking = Thinking()
        self._rng = Dice(seed)
        self._seed = seed
        self._other: Bot | None = None

    def choose(
        self, session: Session[Any], progress: Progress | None = None, seat: int | None = None
    ) -> Option:
        """What the network would do."""
        network = network_of(session.game, self.stage)
        if network is None:
            return self._without(session, progress, seat)
        seat = viewpoint(session, seat)
        if self.rollouts:
            search = PolicySearch(session, seat, network, self._rng)
            search.run(self.rollouts, progress)
            self.thinking = search.thinking()
            return self.thinking.options[0].option
        return self._at_once(session, network, seat)

    def _at_once(self, session: Session[Any], network: Network, seat: int) -> Option:
        """The policy's own choice."""
        decision = session.asked
        logits, value = leanings(network, session, seat, self._rng)
        odds = chances(logits).tolist()
        seen = [Considered(o, 0, 0.0, p) for o, p in zip(decision.options, odds, strict=True)]
        heat = self.heat or EVEN * network.advised
        if heat:
            warm = chances(logits, heat)
            at = int(warm.cumsum().searchsorted(self._rng.below(1 << 53) / (1 << 53)))
            pick = decision.options[min(at, len(seen) - 1)]
        else:
            pick = decision.options[int(logits.argmax())]
        seen.sort(key=lambda c: (c.option == pick, c.prior), reverse=True)
        self.thinking = Thinking(seen, [pick], value)
        return pick

    def _without(
        self, session: Session[Any], progress: Progress | None, seat: int | None
    ) -> Option:
        """What a bot does that has no network for this game."""
        if self._other is None:
            self._other = (
                MctsBot(self.rollouts, seed=self._seed)
                if self.rollouts
                else GreedyBot(self._seed, heat=self.heat)
            )
        option = self._other.choose(session, progress, seat)
        self.thinking = self._other.thinking
        return option
