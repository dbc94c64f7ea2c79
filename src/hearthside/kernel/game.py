"""A game: named steps over a state, and what is needed to set it up, show it and judge it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from .acts import Ask
from .clone import clone
from .decision import Asks
from .dice import Dice, Sorting
from .race import Goal
from .rulebook import Rulebook
from .scene import Scene
from .setup import read_setup
from .state import State
from .tutorial import Tutorial
from .words import Words

S = TypeVar("S", bound=State)
Step = Callable[[S], Asks | None]


class Steps(dict[str, Callable[[Any], Asks | None]], Generic[S]):
    """The steps of a game by name; used as a decorator it takes one in.

    >>> step = Steps[State]()
    >>> @step
    ... def dawn(s: State) -> None:
    ...     s.step = "noon"
    >>> list(step)
    ['dawn']
    """

    def __call__(self, function: Callable[[S], Asks | None]) -> Callable[[S], Asks | None]:
        """Take a step in under its function's name."""
        name = function.__name__
        if name in self:
            raise ValueError(f"two steps are called {name!r}")
        self[name] = function
        return function


class Outcome(NamedTuple):
    """How a game ended: a score from 0 to 1 for each seat, and a key for the words.

    >>> Outcome((1.0, 0.0), "race", "PF-020").winners
    (0,)
    """

    scores: tuple[float, ...]
    how: str = ""
    rule: str = ""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the full score."""
        return tuple(seat for seat, score in enumerate(self.scores) if score >= 1.0)


class Tunable(NamedTuple):
    """A number of the game that a study may vary.

    Most stand in the state when a game begins: `at` says where, field by field, and nothing else has to be written.
    What is a list on the way means each of its members; a board that is not in the game has no such number.

    >>> Tunable("goal", 12, low=6, high=20, label="Loot to win", at="goal").default
    12
    """

    name: str
    default: int
    low: int
    high: int
    label: str = ""
    at: str = ""
    adds: bool = False
    """Whether it is added to what stands there, for numbers that differ from seat to seat or setup to setup."""

    def put(self, s: Any, n: int) -> None:
        """Begin the game of `s` with this number."""
        *way, last = self.at.split(".")
        for one in _reached([s], way):
            setattr(one, last, n + (getattr(one, last) if self.adds else 0))


def _reached(found: list[Any], way: Sequence[str]) -> list[Any]:
    """What a way of fields leads to, past what is not there."""
    for name in way:
        nexts = [getattr(one, name) for one in found]
        each = (one for there in nexts for one in (there if isinstance(there, list) else [there]))
        found = [one for one in each if one is not None]
    return found


class Guide(NamedTuple):
    """A guided first turn for one role or character.

    >>> Guide("Thief", (("Your hand", "Three cards only you see."),)).role
    'Thief'
    """

    role: str
    steps: tuple[tuple[str, str], ...]


def _unchecked(s: Any) -> Iterable[str]:
    """Nothing is known that could be wrong with a state."""
    return ()


def _unraced(s: Any) -> tuple[Goal, ...]:
    """Nothing is said about who is winning."""
    return ()


def _rested(state: Any) -> float:
    """Nothing has been tried in vain."""
    return 1.0


def _unshown() -> Mapping[str, Scene]:
    """Nothing of the box is shown."""
    return {}


def _unmeasured(s: Any) -> Mapping[str, Any]:
    """No facts about a finished game are declared."""
    return {}


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S]):
    """Everything the rest of the house needs to know of a game.

    >>> from hearthside.games import load
    >>> pilfer = load("pilfer")
    >>> pilfer.title, pilfer.seats
    ('Pilfer', (2, 4))
    """

    name: str
    title: str
    version: str
    blurb: str
    minutes: tuple[int, int]
    weight: int
    setup: type
    state: type[S]
    start: Callable[[Any, Dice], S]
    steps: Steps[S]
    outcome: Callable[[S], Outcome | None]
    redeal: Callable[[S, int, Dice], None]
    scene: Callable[[S, int], Scene]
    words: Words
    rulebook: Rulebook
    advice: Callable[[S, int], float]
    asks: Mapping[str, Ask[S]] = field(default_factory=dict)
    """Every question of the game by its key, with the acts that answer it."""
    invariants: Callable[[S], Iterable[str]] = _unchecked
    metrics: Callable[[S], Mapping[str, Any]] = _unmeasured
    race: Callable[[S], tuple[Goal, ...]] = _unraced
    """What decides the game and how near everybody is, from what all may know."""
    tunables: tuple[Tunable, ...] = ()
    examples: tuple[Mapping[str, Any], ...] = (MappingProxyType({}),)
    guide: tuple[Guide, ...] = ()
    tutorials: tuple[Tutorial, ...] = ()
    ahead: int = 24
    """For how many choices search plays an option on by advice: as far as luck does not drown what
    comes of it. 0: not at all, it grows a plain tree of choices."""
    secrets: bool = True
    """Whether seats hold things that they hide from each other."""
    gallery: Callable[[], Mapping[str, Scene]] = _unshown
    """Every card and piece of the box by shelf, as things that lie nowhere; nothing that is still to be found out."""
    unread: frozenset[str] = frozenset()
    """Kinds of events that read to the table what nobody there has read yet: no plan looks that far ahead."""
    veil: Callable[[S, int], None] | None = None
    """Turns face down, in place, whatever a seat cannot know, where that is quicker than dealing it anew."""
    weary: Callable[[S], float] = _rested
    """How many times over bots are to doubt acts with a prior below 1, the longer nothing has come of them."""
    frank: bool = False
    """Whether advice reads nothing that a seat cannot know: what leaves nothing to chance, and teaches nobody anything,
    is then worth the same in every world that a bot could be in, and is tried in one."""

    def begin(
        self, setup: Mapping[str, Any] | None = None, seed: int = 0, dice: Dice | None = None
    ) -> S:
        """The state a game starts from; a bad setup raises `SetupError`.

        >>> from hearthside.games import load
        >>> load("pilfer").begin({"seats": 3}, seed=4).seats
        3
        """
        tunables = {t.name: t for t in self.tunables}
        checked: Any = read_setup(self.setup, setup or {}, tunables)
        s = self.start(checked, Dice(seed) if dice is None else dice)
        for name, n in getattr(checked, "tune", {}).items():
            if tunables[name].at:
                tunables[name].put(s, n)
        return s

    def redealt(self, s: S, seat: int, rng: Dice) -> S:
        """A clone of `s` in which all that `seat` cannot know is dealt anew, the dice included.

        >>> from hearthside.games import load
        >>> pilfer = load("pilfer"); s = pilfer.begin({"seats": 2}, seed=4)
        >>> pilfer.scene(pilfer.redealt(s, 0, Dice(9)), 0) == pilfer.scene(s, 0)
        True
        """
        twin = clone(s)
        self.redeal(twin, seat, rng)
        twin.dice.reseed(rng.below(1 << 62))
        return twin

    def observed(self, s: S, seat: int) -> S:
        """`s` as `seat` may know it, to be read only: no two worlds that it cannot tell apart differ in this.

        The order of a pile still stands as it is; whoever reads it has to leave that aside.

        >>> from hearthside.games import load
        >>> pilfer = load("pilfer"); s = pilfer.begin({"seats": 2}, seed=4)
        >>> pilfer.observed(s, 0).hands[1], pilfer.observed(s, 1).hands[1] == s.hands[1]
        (['', '', ''], True)
        """
        if self.veil is None and not self.secrets:
            return s
        twin = clone(s)
        if self.veil is None:
            self.redeal(twin, seat, Sorting())
        else:
            self.veil(twin, seat)
        return twin

    @property
    def seats(self) -> tuple[int, int]:
        """The fewest and the most seats.

        >>> from hearthside.games import load
        >>> load("pilfer").seats
        (2, 4)
        """
        meta = self.setup.__dataclass_fields__["seats"].metadata  # type: ignore[attr-defined]
        return meta["low"], meta["high"]

    def __repr__(self) -> str:
        return f"Game({self.name!r})"
