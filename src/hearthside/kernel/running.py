"""Running a game: steps from decision to decision, and the beginnings of steps that fork and undo go back to."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Generic, TypeVar

from .clone import clone
from .decision import EVERYONE, Decision
from .dice import Dice, KeyedDice
from .game import Game
from .journal import Event, Journal
from .marks import Deal, Made, Mark
from .option import Option
from .refusal import DeadEnd
from .state import END, CutShort, State

S = TypeVar("S", bound=State)
Onward = Generator[Decision | None, Option | None, None]

_NONE: Any = ()
SPACING = 32
"""After how many choices the next beginning of a step is kept."""
RECENT = 24
"""How many of those are all kept; of older ones, one in about `SPARSE` choices is."""
SPARSE = 128


def onward(game: Game[S], state: S, told: bool = False) -> Onward:
    """Everything that is asked from here to the end of the game, step after step.

    With `told`, it yields None whenever a step begins that may ask something. One generator goes through all steps,
    since that costs less than the exception with which a step by itself ends.

    >>> from hearthside.games import load
    >>> pilfer = load("pilfer"); s = pilfer.begin({"seats": 2}, seed=3)
    >>> next(onward(pilfer, s)).ask, next(onward(pilfer, s, told=True))
    ('act', None)
    """
    steps = game.steps
    while state.step != END:
        try:
            step = steps[state.step]
        except KeyError:
            raise DeadEnd(f"{game.name}: there is no step {state.step!r}") from None
        try:
            running = step(state)
            if running is not None:
                if told:
                    yield None
                yield from running
        except CutShort as cut:
            state.step = cut.step


def dead_end(game: Game[S], state: S, asked: Decision) -> DeadEnd:
    """That a question came without an option.

    >>> from hearthside.games import load
    >>> pilfer = load("pilfer")
    >>> raise dead_end(pilfer, pilfer.begin({}, seed=1), Decision(0, "act", []))
    Traceback (most recent call last):
    hearthside.kernel.refusal.DeadEnd: pilfer: step 'turn' asks 'act' with no option
    """
    return DeadEnd(f"{game.name}: step {state.step!r} asks {asked.ask!r} with no option")


class Run(Generic[S]):
    """What a session is made of: the state, the step under way, the choices made, the beginnings kept."""

    seed = 0
    seeded = False
    # a fork that keeps nothing has none of these; `_remember` gives a run its own
    setup: dict[str, Any] = _NONE
    marks: list[Mark[S]] = _NONE
    undone: list[tuple[int, int]] = _NONE
    decision: Decision | None = None
    _keep = True
    _here: Mark[S] | None = None  # the beginning of the step under way, if it is kept
    _wanted = -9  # after which choice the beginning of a step was last wanted
    _catch = -1  # a run that only looks for one beginning keeps that one

    def _open(
        self,
        game: Game[S],
        state: S,
        journal: Journal | None,
        number: int = 0,
        told: bool = True,
    ) -> None:
        self.game = game
        self.state: S = state
        state.journal = journal
        self.first = self.number = number
        self.made: list[Made] = []
        self._asks = onward(game, state, told)
        self._began = (number, 0)  # choices and events before the step under way

    def _remember(self) -> None:
        self.setup, self.marks, self.undone = {}, [], []
        self.keys: dict[int, int] = {}
        """What the dice were keyed with for a choice, by its number, where any were thrown."""
        self.redeals: list[tuple[int, int]] = []
        """After which choices what nobody knows was dealt anew, and from what key."""

    def _run(self, option: Option | None) -> None:
        """Run on, from a choice or from a step's beginning, to the next decision worth asking."""
        send = self._asks.send
        try:
            while True:
                asked = send(option)
                if asked is None:  # a step begins
                    if self._keep:
                        self._mark()
                    elif self.number == self._catch:
                        self._here = Mark(self.number, 0, clone(self.state))
                    option = None
                    continue
                options = asked.options
                if len(options) > 1 or (asked.always and options):
                    self.decision = asked
                    return
                if not options:
                    raise dead_end(self.game, self.state, asked)
                option = options[0]
        except StopIteration:
            self.decision = None

    def _mark(self) -> None:
        """Note where a step begins. Keep its beginning if the last one kept lies far enough back, or if one was
        wanted a moment ago, as it is at every step by whoever searches."""
        number, marks = self.number, self.marks
        journal = self.state.journal
        self._began = number, 0 if journal is None else len(journal)
        spaced = not marks or number - marks[-1].number >= SPACING
        again = not spaced and marks[-1].number == number  # the step before asked nothing
        if not spaced and not again and number - self._wanted > 2:
            self._here = None
            return
        here = self._here = Mark(*self._began, clone(self.state))
        if again:
            marks[-1] = here
        elif spaced:
            marks.append(here)
            old = len(marks) - RECENT
            if old > 0 and marks[old].number - marks[old - 1].number < SPARSE:
                del marks[old]

    def beginning(self) -> Mark[S]:
        """Where the step under way began; if that was not kept, it is run again from the last one that was.

        >>> from hearthside.games import load; from hearthside.kernel import Session
        >>> session = Session(load("pilfer"), seed=1); session.choose("wait")
        >>> session.beginning().number, session.beginning().state == session.state
        (1, True)
        """
        self._wanted = self.number
        if self._here is None:
            mark, (number, events) = self.marks[-1], self._began
            again: Run[S] = Run.__new__(type(self))
            again._open(self.game, clone(mark.state), None, mark.number)
            again._keep, again._catch = False, number
            again.keys, again.redeals = self.keys, self.redeals
            again._run(None)
            again._again(self.made[mark.number - self.first : number - self.first], mark.deals)
            assert again._here is not None
            self._here = Mark(number, events, again._here.state)
        return self._here

    def _deal(self, seat: int, rng: Dice) -> None:
        self.game.redeal(self.state, seat, rng)
        self.state.dice.reseed(rng.below(1 << 62))

    def _again(
        self, choices: list[Made], deals: tuple[Deal, ...], undone: Sequence[tuple[int, int]] = ()
    ) -> None:
        """Run choices again, and between them key, deal and stamp what was keyed, dealt and stamped there."""
        keys, between = self.keys, bool(self.redeals or deals or undone)
        for choice in choices:
            if between:
                self._between(deals, undone)
            if keys and self.number in keys:
                self.state.dice.key = keys[self.number]
            self.number += 1
            self._run(choice.option)
        if between:
            self._between(deals, undone)

    def _between(self, deals: tuple[Deal, ...], undone: Sequence[tuple[int, int]]) -> None:
        """Deal and stamp what was dealt and stamped before the choice that comes next."""
        for number, key in self.redeals:
            if number == self.number:
                self.game.redeal(self.state, EVERYONE, KeyedDice(key))
        for number, seat, seed in deals:
            if number == self.number:
                self._deal(seat, Dice(seed))
        for number, was in undone:
            if number == self.number:
                self.stamp(was)

    def stamp(self, was: int) -> None:
        """Note that by agreement the game went back to this point from choice number `was`.

        >>> from hearthside.games import load; from hearthside.kernel import Session
        >>> session = Session(load("pilfer"), {"seats": 2}, seed=1); session.stamp(3); session.undone
        [(0, 3)]
        """
        self.undone.append((self.number, was))
        if self.state.journal is not None:
            self.state.journal.append(Event("undone", (self.number, was)))
