"""A training run: survey, imitation, self-play, trials, and what is written down along the way."""

from __future__ import annotations

import json
import shutil
import tempfile
import time
from collections.abc import Callable
from dataclasses import fields, replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import Any

from hearthside.encoding import Encoder, Outdated
from hearthside.encoding.profile import Profile
from hearthside.games import load
from hearthside.policy import Card, Weights, fresh, on_advice
from hearthside.policy.weights import Held

from .actors import Crew, Order
from .batches import Choices
from .league import RANDOM, League
from .lesson import Learner, Lesson, Rates, learner_called
from .report import write_report
from .settings import Settings
from .tables import NEW, Played, Traces
from .trials import GRACE, PLAN, told
from .trying import staged

LOG = "log.jsonl"
ROOM = 4 << 30
"""With fewer bytes to spare, memory is not used as a disk."""
OFTEN = 3
"""A value that turned up less often in the survey has no token of its own."""


class Run:
    """One run, from its settings to its report. What it leaves in `out` can be gone on from."""

    def __init__(self, settings: Settings, say: Callable[[str], None] = print) -> None:
        self.settings = settings
        self.say = say
        self.game = load(settings.game)
        self.out = settings.out
        self.out.mkdir(parents=True, exist_ok=True)
        self.scratch = scratch()
        self.began = time.monotonic()
        self.league = League(alone=settings.versus_self)
        self.card = Card(self.game.name, self.game.version, made=_command(settings))
        self.before = 0.0
        """Seconds that earlier runs took."""
        self.seed = settings.seed
        self.past: list[Path] = []
        self.round = 0
        self.written = 0
        self.lines: list[dict[str, Any]] = []

    # Time and words -----------------------------------------------------------------------

    @property
    def spent(self) -> float:
        """Seconds since the run began."""
        return time.monotonic() - self.began

    @property
    def left(self) -> float:
        """Seconds that are left for play and lessons; trials have their own."""
        return self.settings.minutes * 60 - self.settings.trial_seconds - self.spent

    def tell(self, what: str, **figures: Any) -> None:
        """Say something, and write it into the log."""
        line = {"what": what, "at": round(self.spent, 1), "choices": self.card.choices, **figures}
        self.lines.append(line)
        with (self.out / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")
        shown = ", ".join(f"{name} {_short(value)}" for name, value in figures.items())
        self.say(f"{self.spent:6.0f} s  {what}: {shown}")

    # The run ------------------------------------------------------------------------------

    def go(self) -> Weights:
        """All of it."""
        settings = self.settings
        fetched = Thread(target=fetch, args=(settings.learner,), daemon=True)
        fetched.start()  # PyTorch takes its time to load, which the survey needs anyway
        self.crew = Crew(settings.actors, settings.game, settings.setup, settings.longest)
        try:
            weights, first = self._begin()
            self.encoder = weights.encoder
            fetched.join()
            self.learner: Learner = learner_called(settings.learner, weights.params, settings.seed)
            self.tell(
                "begin", actors=len(self.crew), learner=self.learner.name,
                places=len(self.encoder.places), acts=len(self.encoder.acts),
            )  # fmt: skip
            if first and settings.imitation_seconds > 0:
                self._imitate()
            if not self.past:
                self._remember()
            self._play()
            self._try(self._keep("weights"))
            weights = self._keep("weights")
            weights.write(self.out / f"{self.game.name}.weights")
            write_report(self.out, self.card)
            return weights
        finally:
            self.crew.stop()
            shutil.rmtree(self.scratch, ignore_errors=True)

    def _begin(self) -> tuple[Weights, bool]:
        """The weights to start from, and whether they are new."""
        path = self.out / f"{self.game.name}.weights"
        found = path if path.exists() else self.settings.start
        held = None if found is None else Held.read(found)
        if held is not None:
            self.card.choices, self.before = held.card.choices, held.card.seconds
            self.card.made = f"{held.card.made}\n{self.card.made}"
            self.seed += held.card.choices  # other games than those it has played
        encoder = self._fitting(held)
        if self.settings.survey_seconds > 0 or encoder is None:
            encoder = self._survey(encoder)
        if held is None:
            size, seed = self.settings.size, self.settings.seed
            places, acts = len(encoder.places), len(encoder.acts)
            params = fresh(places, acts, size, seed, trust=self.settings.trust)
            self.card.advised = self.settings.trust > 0
            return Weights(self.card, encoder, params), True
        self.past = sorted(self.out.glob("past-*.weights"))
        for past in self.past:
            earlier = Held.read(past)
            Weights(earlier.card, encoder, earlier.fitted(encoder)).write(past)
        self.league.opponents += [path.stem for path in self.past]
        params = held.fitted(encoder)
        self.card.advised = held.card.advised or self.settings.trust > 0
        if self.card.advised and not held.card.advised:
            params = on_advice(params, self.settings.trust, self.settings.seed)
        return Weights(self.card, encoder, params), False

    def _fitting(self, held: Held | None) -> Encoder | None:
        """The encoder of older weights, if the state is still built as it was."""
        if held is None:
            return None
        try:
            return Encoder.read(self.game, held.words)
        except Outdated as error:
            self.tell(
                "older rules", why=str(error), kept="what tokens of the same name have learned"
            )
            return None

    def _survey(self, encoder: Encoder | None) -> Encoder:
        """Look at positions on all cores: first what the places of the state are, then what is in them.

        A vocabulary that still fits only grows by what is new, in a third of the time.
        """
        seconds = self.settings.survey_seconds
        if encoder is not None:
            seconds /= 3
        else:
            profile = Profile(self.game.state)
            seen = self.crew.do(lambda i: Order("profile", seconds / 3, seed=self.seed + i))
            for part in seen:
                profile.join(part)
            encoder = Encoder(self.game, profile.forms())
            seconds *= 2 / 3
        data = encoder.data()
        encoder = Encoder.read(self.game, data)  # the one that came with weights still fits them
        order = Order("count", seconds, extra={"encoder": data})
        counted = self.crew.do(lambda i: replace(order, seed=self.seed + 100 + i))
        encoder.count()
        for part in counted:
            encoder.join(part)
        new, new_acts = encoder.settle(OFTEN)
        self.tell("survey", places=new, acts=new_acts)
        return encoder

    def _imitate(self) -> None:
        """Learn from `greedy` first."""
        start = self._keep("start")
        path = self._write(start)
        seed, seconds = self.seed * 1000, self.settings.imitation_seconds

        def order(i: int) -> Order:
            return Order("imitate", seconds, seed=seed + i, weights={NEW: path}, out=self._file(i))

        homes = self.crew.do(order)
        choices = self._brought()
        self.league.learn(game for games in homes for game in games)
        rates = Rates(rate=1e-3, passes=1, batch=batch_of(len(choices), 300, self.settings.batch))
        for _ in range(self.settings.imitation_passes):
            lesson = self.learner.imitate(choices, rates)
        self.tell(
            "imitation", games=sum(map(len, homes)), positions=len(choices),
            score=_score(homes), hits=lesson.hits, loss=lesson.policy, value=lesson.value,
        )  # fmt: skip

    def _play(self) -> None:
        """Play and learn in turns, at least once; while one round is learned from, the next is played."""
        settings = self.settings
        total = max(1.0, self.left)
        remembered = time.monotonic()
        self._send()
        while True:
            homes = self.crew.home()
            choices = self._brought()
            self.league.learn(game for games in homes for game in games)
            more = self.left > settings.round_seconds
            if more:
                self._send()
            done = 1 - max(0.0, self.left) / total
            lesson = self.learner.learn(choices, self._rates(done, len(choices)))
            self.card.choices += len(choices)
            self._told(homes, choices, lesson)
            if time.monotonic() - remembered > total / (settings.pool + 1):
                remembered = time.monotonic()
                self._remember()
            if not more:
                return

    def _rates(self, done: float, choices: int) -> Rates:
        """Bold at first, careful in the last third."""
        s = self.settings
        calm = 1.0 if done < 0.66 else max(0.1, 1 - (done - 0.66) / 0.34)
        batch = batch_of(choices, 16, s.batch)
        return Rates(s.rate * calm, s.clip, s.entropy * max(0.2, 1 - done), s.passes, batch)

    def _send(self) -> None:
        """Order the next round."""
        path = self._write(self._keep("round"))
        weights = {NEW: path, **{past.stem: past for past in self.past}}
        fade = max(0.0, 1 - 1.5 * self.spent / (60 * self.settings.minutes))
        traces = Traces(self.settings.trace, self.settings.shaping * fade)
        self.round += 1
        seed = (self.seed * 1_000_003 + self.round) * 1000
        order = Order(
            "play", self.settings.round_seconds, weights=weights, league=self.league, traces=traces
        )
        self.crew.order(lambda i: replace(order, seed=seed + i, out=self._file(i)))

    def _told(self, homes: list[list[Played]], choices: Choices, lesson: Lesson) -> None:
        games = [game for home in homes for game in home]
        figures: dict[str, Any] = {
            "games": len(games),
            "positions": len(choices),
            "score": _score(homes),
            "entropy": lesson.entropy,
            "drift": lesson.drift,
            "away": lesson.away,
            "value": lesson.value,
        }
        if not self.league.together:
            figures["itself"] = self.league.told()
            figures["against"] = {
                opponent: round(_mean([s.value for (_, o), s in self.league.standings.items() if o == opponent]), 3)
                for opponent in self.league.opponents
            }  # fmt: skip
        self.tell("round", **figures)

    # Keeping ------------------------------------------------------------------------------

    def _keep(self, what: str) -> Weights:
        """The weights as they are now."""
        self.card.seconds = round(self.before + self.spent, 1)
        return Weights(self.card, self.encoder, self.learner.params())

    def _write(self, weights: Weights) -> Path:
        """Weights for the actors, under a new name so that they read them."""
        self.written += 1
        (self.scratch / f"new-{self.written - 3}.weights").unlink(missing_ok=True)
        path = self.scratch / f"new-{self.written}.weights"
        weights.write(path, quick=True)
        return path

    def _remember(self) -> None:
        """Keep the network as an earlier self; the first stays, the others stay spread over the run."""
        number = 1 + max([int(path.stem.split("-")[1]) for path in self.past], default=0)
        path = self.out / f"past-{number:03}.weights"
        weights = self._keep("past")
        weights.write(path)
        self.past.append(path)
        if len(self.past) > self.settings.pool:
            gone = self.past.pop(1 + number % 2)
            gone.unlink()
        self.league.opponents = [RANDOM, *(path.stem for path in self.past)]
        weights.write(self.out / f"{self.game.name}.weights")

    def _file(self, number: int) -> Path:
        return self.scratch / f"home-{number}.npz"

    def _brought(self) -> Choices:
        """What the actors brought home."""
        return Choices.joined([Choices.read(self._file(i)) for i in range(len(self.crew))])

    def _try(self, weights: Weights) -> None:
        """Try the bots of the network against `greedy` at the same tables."""
        if self.settings.trial_seconds <= 0:
            return
        folder = staged(self.scratch / "weights", self.game.name, weights, self.past)
        seconds = self.settings.trial_seconds / (1 + GRACE)
        alone, rest = self.settings.trial_alone, 1 - PLAN["learned"]
        shares = {name: share * (1 - alone) / rest for name, share in PLAN.items()}
        bots = [(name, share * seconds) for name, share in {**shares, "learned": alone}.items()]
        order = Order("trial", extra={"bots": bots, "weights": folder, "apart": self.league.apart})
        homes = self.crew.do(lambda i: replace(order, seed=self.seed * 7 + i))
        self.card.trials = told(tried for home in homes for tried in home)
        for trial in self.card.trials:
            self.tell("trial", **trial)


def scratch() -> Path:
    """A folder for what is read once, in memory if there is room."""
    memory = Path("/dev/shm")
    room = memory.is_dir() and shutil.disk_usage(memory).free > ROOM
    return Path(tempfile.mkdtemp(prefix="hearthside-", dir=memory if room else None))


def fetch(learner: str) -> None:
    """Load PyTorch, if it is wanted and there."""
    if learner != "numpy" and find_spec("torch") is not None:
        import_module("torch")


def batch_of(choices: int, steps: int, most: int) -> int:
    """A batch size that makes about so many steps of a lesson, within reason.

    >>> batch_of(600_000, 16, 8192), batch_of(8_000, 16, 8192), batch_of(100, 16, 8192)
    (8192, 500, 128)
    """
    return max(128, min(most, choices // steps))


def _score(homes: list[list[Played]]) -> float:
    """The mean score of the learning seats, or of all if nobody learns."""
    scores = []
    for home in homes:
        for game in home:
            mine = [s for s, mind in zip(game.scores, game.minds, strict=True) if mind == NEW]
            scores.append(_mean(mine or game.scores))
    return round(_mean(scores), 4)


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def _short(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:.3g}"
    if isinstance(value, dict):
        return " ".join(f"{key}={_short(each)}" for key, each in value.items())
    return str(value)


def _command(settings: Settings) -> str:
    """The command that makes such weights again: whatever is not as it is by itself.

    >>> _command(Settings("pilfer", Path("out"), minutes=2, actors=4, imitation_seconds=90.0))
    'python -m hearthside.train pilfer --minutes 2 --actors 4 --seed 1 --imitation-seconds 90'
    """
    told = [f"--minutes {settings.minutes:g} --actors {settings.actors} --seed {settings.seed}"]
    for f in fields(settings):
        value = getattr(settings, f.name)
        if isinstance(value, int | float) and value != f.default and f.name not in _TOLD:
            told.append(f"--{f.name.replace('_', '-')} {value:g}")
    told += [f"--setup {name}={json.dumps(value)}" for name, value in settings.setup.items()]
    return f"python -m hearthside.train {settings.game} {' '.join(told)}"


_TOLD = ("minutes", "actors", "seed")
