"""Many tables at once, under Gymnasium's vector interface: one process, one core, no padding.

Every table is played by the learner in all its seats: what it is shown is what the seat that is asked may know, and the
info says which seat that is. Observations are sequences of their own length, so nothing is padded; `packed` makes flat
arrays of a whole batch, which is what networks over sums of tokens want.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from hearthside.encoding.encoder import WIDTH
from hearthside.kernel import Dice, Session
from hearthside.kernel.drawing import drawn

from .observing import Observer, speaker
from .rewards import Reward, Rewards

Array = NDArray[Any]
Batch = dict[str, tuple[Array, ...]]


class Packed(NamedTuple):
    """A batch as flat arrays: the tokens of all tables one after the other, and how many each has; the same for options."""

    tokens: Array
    lengths: Array
    options: Array
    counts: Array


def packed(seen: Mapping[str, Sequence[Array]]) -> Packed:
    """A batch of observations as flat arrays.

    >>> seen = {"observation": (np.array([3, 4]), np.array([5])), "options": (np.zeros((2, 8)), np.zeros((1, 8)))}
    >>> flat = packed(seen); flat.tokens.tolist(), flat.lengths.tolist(), flat.counts.tolist()
    ([3, 4, 5], [2, 1], [2, 1])
    """
    tokens, options = seen["observation"], seen["options"]
    return Packed(
        np.concatenate(tokens),
        np.array([len(each) for each in tokens]),
        np.concatenate(options),
        np.array([len(each) for each in options]),
    )


class TablesEnv(VectorEnv[Batch, Array, Array]):
    """`num_envs` tables of a game. Action `i` is option `i` of the table's decision; `options` has a row for each.

    Setups are drawn by lot, but for the fields that `setup` names. The reward is that of the seat that acted; when a
    game ends, `scores` in the info has those of all seats, and the table begins another (same-step reset). An action
    that is no option is refused: the game is untouched and the reward is minus `penalty`.

    >>> tables = TablesEnv("pilfer", 3, {"seats": 2}); seen, info = tables.reset(seed=1)
    >>> len(seen["observation"]), info["seat"].tolist()
    (3, [0, 0, 0])
    >>> seen, rewards, ended, cut, info = tables.step(np.zeros(3, np.int64)); rewards.tolist()
    [0.0, 0.0, 0.0]
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int,
        setup: Mapping[str, Any] | None = None,
        *,
        reward: Reward = "score",
        penalty: float = 0.01,
        max_steps: int = 20_000,
        observer: Observer | None = None,
    ) -> None:
        self.num_envs = num_envs
        self.observer = observer or Observer(game)
        self.setup = dict(setup or {})
        self.reward: Reward = reward
        self.penalty = penalty
        self.max_steps = max_steps
        encoder = self.observer.encoder
        token = spaces.Box(0, len(encoder.places), (), np.int32)
        row = spaces.Box(0, len(encoder.acts), (WIDTH,), np.int32)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Sequence(token, stack=True),
                "options": spaces.Sequence(row, stack=True),
            }
        )
        self.single_action_space = self.observer.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.sessions: list[Session[Any]] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Batch, dict[str, Any]]:
        """Begin a game at every table."""
        if seed is not None or not self.sessions:
            drawn_seed = int(np.random.default_rng(seed).integers(1 << 48))
            self._dice = Dice(drawn_seed)
        self.sessions = []
        self._rewards: list[Rewards] = []
        for _ in range(self.num_envs):
            self.sessions.append(self._begun())
            self._rewards.append(Rewards(self.reward, self.sessions[-1]))
        return self._seen(), {"seat": self._asked()}

    def _begun(self) -> Session[Any]:
        """The next game in which anybody is asked anything; it keeps no step beginnings, so it is quick."""
        game, dice = self.observer.game, self._dice
        while True:
            setup = drawn(game, dice, **self.setup)
            session: Session[Any] = Session(game, setup, dice.below(1 << 48), journal=False)
            if session.decision is not None:
                return session.fork(keep=False)

    def step(self, actions: Array) -> tuple[Batch, Array, Array, Array, dict[str, Any]]:
        """Make one choice at every table."""
        n = self.num_envs
        rewards, ended, cut = np.zeros(n), np.zeros(n, np.bool_), np.zeros(n, np.bool_)
        scores: dict[int, tuple[float, ...]] = {}
        refused = np.zeros(n, np.bool_)
        for at, (session, action) in enumerate(zip(self.sessions, actions.tolist(), strict=True)):
            decision = session.decision
            assert decision is not None
            if not 0 <= action < len(decision.options):
                refused[at], rewards[at] = True, -self.penalty
                continue
            session.choose(decision.options[action])
            over = session.decision is None
            if over or self.reward == "progress":
                rewards[at] = self._rewards[at].earned(session)[speaker(decision)]
            if over or session.number >= self.max_steps:
                ended[at], cut[at] = over, not over
                if session.outcome is not None:
                    scores[at] = session.outcome.scores
                self.sessions[at] = self._begun()
                self._rewards[at] = Rewards(self.reward, self.sessions[at])
        info: dict[str, Any] = {"seat": self._asked()}
        if scores:
            info["scores"] = scores
        if refused.any():
            info["refused"] = refused
        return self._seen(), rewards, ended, cut, info

    def _asked(self) -> Array:
        return np.array([speaker(session.asked) for session in self.sessions])

    def _seen(self) -> Batch:
        """What the seat that is asked at each table may know, and its options."""
        observer = self.observer
        position = observer.encoder.position
        tokens, options = [], []
        for session in self.sessions:
            decision = session.asked
            found = position(session.state, decision, speaker(decision))
            tokens.append(np.fromiter(found, np.int32, len(found)))
            options.append(observer.rows(session, decision))
        return {"observation": tuple(tokens), "options": tuple(options)}
