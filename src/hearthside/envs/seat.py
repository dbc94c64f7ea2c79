"""One seat of a game as a Gymnasium environment; bots sit in the others, as partners or against it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium

from hearthside.bots import Bot, make
from hearthside.games import load
from hearthside.kernel import Session

from .observing import Observer, Seen, speaker
from .picture import told
from .rewards import Reward, Rewards


class SeatEnv(gymnasium.Env[Seen, int]):
    """Play one seat. The reward comes at the end, the seat's score, 0 to 1; with `reward="progress"` on the way.

    `partners` names the bot of every other seat, or one for all. An action off the mask is refused:
    the game is untouched, the reward is minus `penalty`, and the info says `refused`. After
    `max_steps` actions the game is cut off.

    >>> seat = SeatEnv("pilfer", {"seats": 2}, partners="random")
    >>> seen, info = seat.reset(seed=1)
    >>> seen, reward, ended, cut, info = seat.step(0)
    >>> reward, ended
    (0.0, False)
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        setup: Mapping[str, Any] | None = None,
        *,
        seat: int = 0,
        partners: str | list[str] = "greedy",
        penalty: float = 0.01,
        max_steps: int = 20_000,
        reward: Reward = "score",
        observer: Observer | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = load(game)
        self.setup = dict(setup or {})
        self.seat = seat
        self.seats = self.game.begin(self.setup).seats
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat} of {self.seats}")
        named = [partners] * self.seats if isinstance(partners, str) else partners
        if len(named) not in (self.seats, self.seats - 1):
            raise ValueError(f"{len(named)} partners are named for {self.seats - 1} other seats")
        if len(named) < self.seats:
            named = [*named[:seat], "random", *named[seat:]]
        self.partners = named
        self.penalty = penalty
        self.max_steps = max_steps
        self.reward: Reward = reward
        self.observer = observer or Observer(game)
        self.render_mode = render_mode
        self.observation_space = self.observer.observation_space()
        self.action_space = self.observer.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a game, and let the bots play until this seat is asked; one that never is, is dealt anew."""
        super().reset(seed=seed)
        while True:
            number = int(self.np_random.integers(1 << 48))
            self.session: Session[Any] = Session(self.game, self.setup, number, journal=False)
            self.bots: list[Bot] = [
                make(name, number + 1 + at) for at, name in enumerate(self.partners)
            ]
            self.steps = 0
            self._others()
            if self.session.decision is not None:
                self._rewards = Rewards(self.reward, self.session)
                return self.observer.seen(self.session, self.seat), self._info()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Choose an option, and let the bots play until this seat is asked again."""
        decision = self.session.decision
        if decision is None:
            raise RuntimeError("the game is over; reset begins another")
        self.steps += 1
        reward, refused = 0.0, not 0 <= action < len(decision.options)
        if refused:
            reward = -self.penalty
        else:
            self.session.choose(decision.options[int(action)])
            self._others()
        outcome = self.session.outcome
        if not refused:
            reward += self._rewards.earned(self.session)[self.seat]
        cut = outcome is None and self.steps >= self.max_steps
        info = {**self._info(), **({"refused": True} if refused else {})}
        return self.observer.seen(self.session, self.seat), reward, outcome is not None, cut, info

    def _others(self) -> None:
        """Let bots answer whatever is not asked of this seat."""
        session = self.session
        while (decision := session.decision) is not None:
            asked = speaker(decision)
            if asked == self.seat:
                return
            session.choose(self.bots[asked % len(self.bots)].choose(session))

    def _info(self) -> dict[str, Any]:
        return {"decision": self.session.number}

    def action_masks(self) -> Any:
        """Which actions are options now, under the name that masked learners ask for."""
        return self.observer.mask(self.session, self.seat).astype(bool)

    def render(self) -> str | None:
        """The table in words, as this seat sees it."""
        return told(self.session, self.seat) if self.render_mode == "ansi" else None
