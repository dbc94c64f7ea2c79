"""Learning with PyTorch: the way for a GPU."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch.nn import functional as F

from hearthside.policy.network import HEED, Params

from .batches import Choices
from .lesson import Lesson, Rates


class Held:
    """Choices on the device, from which batches are taken without going back to the host."""

    def __init__(self, choices: Choices, device: torch.device) -> None:
        self.device = device
        self.tokens = self._small(choices.tokens)
        self.rows = self._small(choices.rows)
        self.lengths = self._to(choices.lengths).long()
        self.counts = self._to(choices.counts).long()
        self.starts = self.lengths.cumsum(0) - self.lengths
        self.firsts = self.counts.cumsum(0) - self.counts
        self.chosen = self._to(choices.chosen).long()
        self.chance = self._to(choices.chance)
        self.worth = self._to(choices.worth)
        self.target = self._to(choices.target)
        self.leans = self._to(choices.leans)
        self.grades = self._to(choices.grades).long()
        gain = choices.gain[choices.counts > 0]
        mean, spread = (float(gain.mean()), float(gain.std())) if len(gain) else (0.0, 1.0)
        self.gain = (self._to(choices.gain) - mean) / (spread + 1e-6)

    def _to(self, array: Any) -> torch.Tensor:
        return torch.from_numpy(np.ascontiguousarray(array)).to(self.device, non_blocking=True)

    def _small(self, array: Any) -> torch.Tensor:
        return self._to(array.view(np.int16)).int() & 0xFFFF

    def batch(self, which: torch.Tensor) -> Batch:
        """Some of the choices."""
        return Batch(self, which)


def ragged(starts: torch.Tensor, lengths: torch.Tensor) -> torch.Tensor:
    """Where the entries of runs lie."""
    ends = lengths.cumsum(0)
    total = int(ends[-1]) if len(ends) else 0
    at = torch.arange(total, device=starts.device)
    return at + torch.repeat_interleave(starts - (ends - lengths), lengths, output_size=total)


class Batch:
    """A batch: its tokens in one row, its options in another, and whose they are."""

    def __init__(self, held: Held, which: torch.Tensor) -> None:
        lengths, counts = held.lengths[which], held.counts[which]
        self.size = len(which)
        self.tokens = held.tokens[ragged(held.starts[which], lengths)]
        self.offsets = lengths.cumsum(0) - lengths
        at = ragged(held.firsts[which], counts)
        self.rows = held.rows[at]
        self.owner = torch.repeat_interleave(
            torch.arange(self.size, device=held.device), counts, output_size=len(at)
        )
        self.acted = counts > 0
        self.taken = (counts.cumsum(0) - counts + held.chosen[which])[self.acted]
        self.chance = held.chance[which][self.acted]
        self.gain = held.gain[which][self.acted]
        self.worth = held.worth[which]
        self.target = held.target[at] if len(held.target) else held.target
        self.leans = held.leans[at] if len(held.leans) else held.leans
        self.grades = held.grades[at] if len(held.grades) else held.grades


class TorchLearner:
    """Adam on all parameters; a batch at a time."""

    def __init__(self, params: Params, seed: int) -> None:
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.name = f"torch on {self.device}"
        torch.manual_seed(seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.p = {
            name: torch.nn.Parameter(torch.from_numpy(array.copy()).to(self.device))
            for name, array in params.items()
        }
        self.adam = torch.optim.Adam(self.p.values(), eps=1e-5)

    def params(self) -> Params:
        """The parameters as they are now; token nought still counts for nothing."""
        found = {name: p.detach().cpu().numpy().copy() for name, p in self.p.items()}
        found["places"][0] = 0
        found["acts"][0] = 0
        return found

    def forward(self, batch: Batch) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithm of every option's chance, and what positions are worth as a logit."""
        p = self.p
        summed = F.embedding_bag(
            batch.tokens, p["places"], batch.offsets, mode="sum", padding_idx=0
        )
        first = torch.relu(torch.relu(summed + p["sum_bias"]) @ p["first"] + p["first_bias"])
        sketch = torch.relu(first @ p["second"] + p["second_bias"]) + first
        worth = sketch @ p["worth"] + p["worth_bias"]
        options = F.embedding_bag(batch.rows, p["acts"], mode="sum", padding_idx=0)
        if len(batch.grades):
            options = options + F.embedding(batch.grades, p["grades"])
        traits = options @ p["option"] + p["option_bias"]
        held = traits * (1 + sketch @ p["gate"])[batch.owner] + (sketch @ p["sketch"])[batch.owner]
        logits = torch.relu(held) @ p["score"]
        if len(batch.leans):
            heed = HEED * (sketch @ p["heed"] + p["heed_bias"])
            trust = p["trust"].detach() * (1 + heed)
            logits = logits + batch.leans * trust[batch.owner]
        return self.logs(logits, batch), worth

    def logs(self, logits: torch.Tensor, batch: Batch) -> torch.Tensor:
        """The logarithms of chances, choice by choice."""
        owner = batch.owner
        top = torch.full((batch.size,), -1e9, device=self.device)
        top = top.scatter_reduce(0, owner, logits.detach(), "amax")
        shifted = logits - top[owner]
        total = torch.zeros(batch.size, device=self.device).index_add(0, owner, shifted.exp())
        return shifted - torch.log(total + 1e-30)[owner]

    def _step(self, loss: torch.Tensor) -> None:
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.p.values(), 1.0)
        self.adam.step()

    def _worth(self, worth: torch.Tensor, batch: Batch) -> torch.Tensor:
        known = batch.worth >= 0
        target = batch.worth.clamp(0, 1)
        losses = F.binary_cross_entropy_with_logits(worth, target, reduction="none")
        return (losses * known).sum() / known.sum().clamp(min=1)

    def batches(self, choices: Choices, rates: Rates) -> Any:
        """Batches in random order, pass after pass."""
        for group in self.adam.param_groups:
            group["lr"] = rates.rate
        held = Held(choices, self.device)
        for _ in range(rates.passes):
            order = torch.randperm(len(choices), device=self.device)
            for which in order.tensor_split(max(1, round(len(choices) / rates.batch))):
                yield held.batch(which)

    def imitate(self, choices: Choices, rates: Rates) -> Lesson:
        """Move towards what is wished for, and learn what positions are worth."""
        lesson = Lesson()
        for batch in self.batches(choices, rates):
            logs, worth = self.forward(batch)
            policy = -(batch.target * logs).sum() / batch.size
            value = self._worth(worth, batch)
            self._step(policy + 0.5 * value)
            top = torch.full((batch.size,), -1e9, device=self.device)
            top = top.scatter_reduce(0, batch.owner, logs.detach(), "amax")
            wish = torch.zeros(batch.size, device=self.device)
            wish = wish.scatter_reduce(0, batch.owner, batch.target, "amax")
            best = (logs.detach() >= top[batch.owner]) & (batch.target > 0.7 * wish[batch.owner])
            hits = torch.zeros(batch.size, device=self.device)
            hits = hits.index_add(0, batch.owner, best.float()).clamp(max=1)
            lesson.add(policy=policy.item(), value=value.item(), hits=hits.mean().item())
        return lesson

    def learn(self, choices: Choices, rates: Rates) -> Lesson:
        """PPO: more of what turned out better than expected, in small steps."""
        lesson = Lesson()
        for batch in self.batches(choices, rates):
            logs, worth = self.forward(batch)
            taken = logs[batch.taken]
            ratio = torch.exp(taken - batch.chance)
            near = ratio.clamp(1 - rates.clip, 1 + rates.clip)
            acted = max(1, len(taken))
            policy = -torch.min(ratio * batch.gain, near * batch.gain).sum() / acted
            # Freedom is worth something: chances as even as they can be, or as near to those of advice.
            apart = logs
            if len(batch.leans):
                apart = logs - self.logs(batch.leans * self.p["trust"].detach(), batch)
            away = (logs.exp() * apart).sum() / acted
            entropy = -(logs.detach().exp() * logs.detach()).sum() / acted
            value = self._worth(worth, batch)
            self._step(policy + 0.5 * value + rates.entropy * away)
            lesson.add(
                policy=policy.item(),
                value=value.item(),
                entropy=entropy.item(),
                away=away.item() if len(batch.leans) else 0.0,
                drift=(batch.chance - taken).mean().item(),
            )
        return lesson
