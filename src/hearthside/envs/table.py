"""Every game as a PettingZoo environment: an agent for every seat, asked in the order of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any, Literal

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import aec_to_parallel

from hearthside.games import load
from hearthside.kernel import SPECTATOR, Session

from .observing import Observer, Seen, speaker
from .picture import told
from .rewards import Reward, Rewards

Order = Literal["asked", "round"]
NOBODY = -1
"""Whom a round asks once its decision is answered."""


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table. Rewards come at the end: the score of every seat, 0 to 1; with `reward="progress"` on the way.

    With `order="asked"` an agent is selected when it has something to decide. With `order="round"`
    agents are selected in turn, and each round answers the one decision that was open when it began;
    whoever is not asked has action 0 alone, which does nothing, and the game ends with a round. So the
    agents may as well act all at once. `max_cycles` goes round the table so many times and then cuts
    the game off.

    An action off the mask is refused: the game is untouched, the agent loses `penalty`, and its info
    says `refused`. What the party decides together is decided by the first seat.

    >>> table = TableEnv("pilfer", {"seats": 2}); table.reset(seed=1)
    >>> table.agents, table.agent_selection
    (['seat_0', 'seat_1'], 'seat_0')
    """

    def __init__(
        self,
        game: str,
        setup: Mapping[str, Any] | None = None,
        *,
        order: Order | None = None,
        max_cycles: int | None = None,
        penalty: float = 0.01,
        reward: Reward = "score",
        observer: Observer | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = load(game)
        self.setup = dict(setup or {})
        self.order: Order = order or ("asked" if max_cycles is None else "round")
        self.max_cycles = max_cycles
        self.penalty = penalty
        self.reward: Reward = reward
        self.observer = observer or Observer(game)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"hearthside_{game}_v2",
            "render_modes": ["ansi"],
            "is_parallelizable": True,
        }
        self.possible_agents: list[str] = []
        self.observation_spaces: dict[str, Any] = {}
        self.action_spaces: dict[str, Any] = {}
        self._seat(self.game.begin(self.setup).seats)
        self._random = Random()

    def _seat(self, seats: int) -> None:
        """See to it that there is an agent for every seat; campaigns can be joined under way."""
        for seat in range(len(self.possible_agents), seats):
            agent = f"seat_{seat}"
            self.possible_agents.append(agent)
            self.observation_spaces[agent] = self.observer.observation_space()
            self.action_spaces[agent] = self.observer.action_space()

    def observation_space(self, agent: str) -> Any:
        """The space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game; the same seed and the same actions give the same game."""
        if seed is not None:
            self._random = Random(seed)
        setup = (options or {}).get("setup", self.setup)
        self.session: Session[Any] = Session(
            self.game, setup, self._random.getrandbits(48), journal=False
        )
        self._rewards = Rewards(self.reward, self.session)
        self._seat(self.session.state.seats)
        self.agents = self.possible_agents[: self.session.state.seats]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.cycles = 0
        self._turn = 0
        self._asked = NOBODY
        self._select()

    def observe(self, agent: str) -> Seen:
        """What an agent sees now."""
        seat = self.possible_agents.index(agent)
        seen = self.observer.seen(self.session, seat)
        if self.order == "round" and seat != self._asked:
            seen["action_mask"][:] = 0
            seen["action_mask"][0] = 1
        return seen

    def step(self, action: int | None) -> None:
        """Take the action of the agent that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert action is not None
        if self._asked == self.possible_agents.index(agent):
            decision = self.session.decision
            assert decision is not None
            refused = not 0 <= action < len(decision.options)
            if not refused:
                self.session.choose(decision.options[action])
            self._asked = NOBODY
        else:
            refused = action != 0
        if refused:
            self.rewards[agent] -= self.penalty
        self.infos[agent] = {"refused": True} if refused else {}
        self._advance()
        self._accumulate_rewards()

    def _advance(self) -> None:
        """Select the next agent, or end the game."""
        self._turn += 1
        if self._turn >= len(self.agents):
            self._turn = 0
            self.cycles += 1
        elif self.order == "round":
            self._select()
            return
        outcome = self.session.outcome
        for agent, earned in zip(
            self.possible_agents, self._rewards.earned(self.session), strict=False
        ):
            if agent in self.rewards:
                self.rewards[agent] += earned
        if outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.order == "round" and self.cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if outcome is None:
            self._join()
        self._select()

    def _join(self) -> None:
        """Take in agents for seats that came to the table since."""
        self._seat(self.session.state.seats)
        for agent in self.possible_agents[len(self.agents) : self.session.state.seats]:
            self.agents = [*self.agents, agent]
            self.rewards[agent] = self._cumulative_rewards[agent] = 0.0
            self.terminations[agent] = self.truncations[agent] = False
            self.infos[agent] = {}

    def _select(self) -> None:
        """Say whose action is next; a round asks only for what was open when it began."""
        decision = self.session.decision
        if self._turn == 0 or self.order == "asked":
            self._asked = NOBODY if decision is None else speaker(decision)
        if self.order == "round" or decision is None:
            self.agent_selection = self.agents[self._turn]
        else:
            self.agent_selection = self.possible_agents[self._asked]

    def render(self) -> str | None:
        """The table in words, as somebody sees it who holds no seat."""
        return told(self.session, SPECTATOR) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def raw_env(game: str, **more: Any) -> TableEnv:
    """The bare environment."""
    return TableEnv(game, **more)


def env(game: str, **more: Any) -> Any:
    """The environment with PettingZoo's checks on the order of calls."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, **more))


def parallel_env(game: str, **more: Any) -> Any:
    """The environment in which all agents act at once; those who are not asked do nothing."""
    return aec_to_parallel(env(game, order="round", **more))


def suite(game: str, **more: Any) -> Any:
    """What PettingZoo calls an environment's module, for one game: `env`, `raw_env`, `parallel_env`.

    >>> suite("pilfer", setup={"seats": 2}).env().possible_agents
    ['seat_0', 'seat_1']
    """
    makers: dict[str, Callable[..., Any]] = {
        "env": env,
        "raw_env": raw_env,
        "parallel_env": parallel_env,
    }
    return SimpleNamespace(**{name: partial(make, game, **more) for name, make in makers.items()})
