"""Train a small policy with NumPy alone, and show that it beats random play.

    python examples/train_policy.py                      # Pilfer, two thieves: under a minute
    python examples/train_policy.py --game vagrantsong --setup '{"seats": 2}' --train 1000

The policy scores every option on offer by its tokens and picks by softmax; it learns by REINFORCE with a
running baseline: choices of games that went better than usual become likelier. What it may look at is what
a seat may know: `observation` (the tokens of the position) and `options` (a row of tokens for every option).
`hearthside train` is the same idea in earnest.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

import numpy as np

from hearthside.envs import Observer, SeatEnv

RANK = 8


class Policy:
    """Logits of options: for each of its tokens `direct + mix @ tanh(sum of view over the position)`, added up."""

    def __init__(self, observer: Observer, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        places, self.acts = len(observer.encoder.places), len(observer.encoder.acts)
        self.direct = np.zeros(self.acts)
        self.mix = np.zeros((self.acts, RANK))
        self.view = rng.normal(0, 0.03, (places, RANK))
        self.view[0] = 0

    def chances(self, seen: dict[str, Any]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The chance of each option, which tokens each has, and what the view made of the position."""
        rows = np.zeros((int(seen["action_mask"].sum()), self.acts))
        for row, tokens in zip(rows, seen["options"], strict=False):
            row[tokens[tokens > 0]] = 1.0
        table = np.tanh(self.view[seen["observation"]].sum(0))
        logits = rows @ (self.direct + self.mix @ table)
        chances = np.exp(logits - logits.max())
        return chances / chances.sum(), rows, table


def episode(env: SeatEnv, policy: Policy | None, rng: np.random.Generator, seed: int) -> Any:
    """One game: its reward, and the gradient of the log-chance of what was chosen, summed up."""
    seen, _ = env.reset(seed=seed)
    direct, mix = 0.0, 0.0
    while True:
        if policy is None:
            action = int(rng.integers(int(seen["action_mask"].sum())))
        else:
            chances, rows, table = policy.chances(seen)
            action = int(rng.choice(len(chances), p=chances))
            slope = rows[action] - chances @ rows
            direct, mix = direct + slope, mix + np.outer(slope, table)
        seen, reward, ended, cut, _ = env.step(action)
        if ended or cut:
            return reward, direct, mix


def train(env: SeatEnv, games: int, seed: int = 0, batch: int = 16, rate: float = 0.03) -> Policy:
    """Learn from so many games."""
    policy, rng = Policy(env.observer, seed), np.random.default_rng(seed)
    baseline, played = 0.0, 0
    squares = [np.zeros_like(policy.direct), np.zeros_like(policy.mix)]
    while played < games:
        batched = [episode(env, policy, rng, 1_000_000 + played + i) for i in range(batch)]
        played += batch
        rewards = np.array([reward for reward, _, _ in batched])
        baseline = rewards.mean() if played == batch else 0.95 * baseline + 0.05 * rewards.mean()
        for part, target in enumerate((policy.direct, policy.mix)):
            slope = sum((game[0] - baseline) * game[1 + part] for game in batched) / batch
            squares[part] = 0.97 * squares[part] + 0.03 * slope**2
            target += rate * slope / (np.sqrt(squares[part]) + 1e-3)
        if played % (batch * 25) == 0:
            print(f"{played} games, baseline {baseline:.3f}", flush=True)
    return policy


def mean_reward(
    env: SeatEnv, policy: Policy | None, games: int, seed: int = 7
) -> tuple[float, float]:
    """The mean reward over games of their own seeds, and its standard error."""
    rng = np.random.default_rng(seed)
    rewards = [episode(env, policy, rng, seed=number)[0] for number in range(games)]
    return float(np.mean(rewards)), float(np.std(rewards) / np.sqrt(games))


def main() -> None:
    """Train, then play the learned policy and a random one in the same seat against the same bots."""
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("--game", default="pilfer")
    ask.add_argument("--setup", default='{"seats": 2}', help="a JSON object")
    ask.add_argument("--partners", default="random", help="the bot in the other seats")
    ask.add_argument("--train", type=int, default=3000, help="how many games to learn from")
    ask.add_argument("--games", type=int, default=400, help="how many games to judge by")
    wish = ask.parse_args()
    env = SeatEnv(wish.game, json.loads(wish.setup), partners=wish.partners)
    policy = train(env, wish.train)
    random, learned = (mean_reward(env, p, wish.games) for p in (None, policy))
    print(f"random  {random[0]:.3f} +- {1.96 * random[1]:.3f}")
    print(f"learned {learned[0]:.3f} +- {1.96 * learned[1]:.3f}")


if __name__ == "__main__":
    main()
