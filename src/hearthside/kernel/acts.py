"""Acts and asks: what a player can do is declared once; lists, words and refusals follow from it.

An `Act` is something that can be done: what it can be done to, the rule that bars it, what it does, its words
and the things it lies on. An `Ask` is one question and the acts that answer it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Concatenate, Generic, NamedTuple, ParamSpec, TypeVar

from .decision import Decision
from .option import Arg, Option
from .state import State

S = TypeVar("S", bound=State)
P = ParamSpec("P")

Args = tuple[Arg, ...]
Over = Iterable[Arg] | Iterable[Args]


class Bar(NamedTuple):
    """Why something cannot be done: the rule, and how things stand where numbers say more than the rule.

    >>> Bar("VM-081", "2 steps left, it is 9 away").rule
    'VM-081'
    """

    rule: str
    why: str = ""


class Act(Generic[S, P]):
    """Something that can be done, declared once beside its rule.

    `do`, `barred`, `label`, `points` and `detail` all take the state, the seat and the option's own arguments.

    - `over`: everything the act could ever be done to, or a function that gives it: single arguments or tuples of
      them. The options are made from it once and kept in `table`.
    - `there`: what of `over` is at this table now, where that reaches further (a fifth seat, cards nobody holds).
      Whatever it leaves out has to be barred too, so it changes no list and makes all of them short.
    - `barred`: the first rule in the way (or a `Bar` that adds numbers), None if nothing is. Without it the act is
      always open when it is asked for. It reads the state only and changes nothing.
    - `given`: the rule at hand makes the list (`Ask.of`), so nothing but that list says what is open.
    - `do`: carries it out; it may ask on. An answer that the rule at hand reads by itself has none.
    - `label`, `points`, `detail`: what it is called, the things in the scene it lies on, and what it costs and
      brings; templates over the arguments, or functions.
    - `prior`: how readily a bot tries it before it knows more, next to the other options.

    >>> CLIMB = Act[State, [int]]("climb", "XX-001", over=range(3), label="Climb to {0}", points="space:{0}")
    >>> CLIMB.table[2], CLIMB.options
    (Option('climb:2'), (Option('climb:0'), Option('climb:1'), Option('climb:2')))
    """

    def __init__(
        self,
        verb: str,
        rule: str,
        do: Callable[Concatenate[S, int, P], Iterable[Decision] | None] | None = None,
        *,
        over: Over | Callable[[], Over] = ((),),
        there: Callable[[S, int], Over] | None = None,
        barred: Callable[Concatenate[S, int, P], str | Bar | None] | None = None,
        given: bool = False,
        label: str | Callable[Concatenate[S, int, P], str],
        points: str
        | tuple[str, ...]
        | Callable[Concatenate[S, int, P], str | tuple[str, ...]] = (),
        detail: str | Callable[Concatenate[S, int, P], str] = "",
        prior: float = 1.0,
    ) -> None:
        if given and barred is not None:
            raise ValueError(f"{verb!r}: either the rule at hand gives the list or `barred` does")
        self.verb = verb
        self.rule = rule
        self.do: Callable[..., Iterable[Decision] | None] | None = do
        self.given = given
        self._there = there
        self.prior = prior
        self._over = over
        self._barred: Callable[..., str | Bar | None] | None = barred
        self._label: str | Callable[..., str] = label
        self._points: str | tuple[str, ...] | Callable[..., str | tuple[str, ...]] = points
        self._detail: str | Callable[..., str] = detail

    @cached_property
    def table(self) -> dict[Any, Option]:
        """The options of the act, by their argument, or by the tuple of them if there are several."""
        over = self._over() if callable(self._over) else self._over
        return {
            arg: Option(self.verb, *arg) if isinstance(arg, tuple) else Option(self.verb, arg)
            for arg in over
        }

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """Every option the act could ever have."""
        return tuple(self.table.values())

    def at_hand(self, s: S, seat: int) -> Sequence[Option]:
        """The options that can be told of at this table.

        >>> ACT = Act[Any, [int]]("ask", "XX-004", over=range(5), there=lambda s, seat: (1, 3, 3, 7), label="Ask {0}")
        >>> ACT.at_hand(None, 0)
        [Option('ask:1'), Option('ask:3')]
        """
        if self._there is None:
            return self.options
        table = self.table
        there = dict.fromkeys(self._there(s, seat))  # two alike are one option
        return [table[arg] for arg in there if arg in table]

    @cached_property
    def known(self) -> frozenset[Option]:
        """The same, to look one up."""
        return frozenset(self.options)

    @cached_property
    def option(self) -> Option:
        """The one option of an act without arguments.

        >>> Act[State, []]("wait", "XX-002", label="Wait").option
        Option('wait')
        """
        return self.table[()]

    def bar(self, s: S, seat: int, option: Option) -> Bar | None:
        """Why an option is barred, or None.

        An option that the act could never have is barred by the act's own rule, so `barred` sees no nonsense.

        >>> ACT = Act[State, [int]]("climb", "XX-001", over=(1, 2), label="Climb")
        >>> ACT.bar(None, 0, Option("climb", 1)), ACT.bar(None, 0, Option("climb", "moon"))
        (None, Bar(rule='XX-001', why=''))
        """
        if option not in self.known:
            return Bar(self.rule)
        if self._barred is None:
            return None
        found = self._barred(s, seat, *option[1:])
        return Bar(found) if isinstance(found, str) else found

    def label(self, s: S, seat: int, option: Option) -> str:
        """What the option is called."""
        return _said(self._label, s, seat, option[1:])

    def detail(self, s: S, seat: int, option: Option) -> str:
        """What it costs and brings, where the label does not say it."""
        return _said(self._detail, s, seat, option[1:])

    def points(self, s: S, seat: int, option: Option) -> tuple[str, ...]:
        """The ids of the things it lies on."""
        points = self._points
        if callable(points):
            points = points(s, seat, *option[1:])
        elif isinstance(points, str):
            points = points.format(*option[1:])
        return (points,) if isinstance(points, str) else points

    def fixed_points(self, option: Option) -> tuple[str, ...]:
        """The same where it can be told without looking at the state; nothing where it cannot.

        >>> Act[State, [int]]("climb", "XX-001", label="Climb", points="space:{0}").fixed_points(Option("climb", 1))
        ('space:1',)
        """
        points = self._points
        if callable(points):
            return ()
        return (points.format(*option[1:]),) if isinstance(points, str) else points

    def __repr__(self) -> str:
        return f"Act({self.verb!r}, {self.rule!r})"


def _said(words: str | Callable[..., str], s: State, seat: int, args: Args) -> str:
    return words(s, seat, *args) if callable(words) else words.format(*args)


AnyAct = Act[Any, ...]


class Candidate(NamedTuple):
    """Something an act could be, and why it is not open now, if it is not.

    >>> Candidate(Option("steal", 0), Bar("PF-009")).bar.rule
    'PF-009'
    """

    option: Option
    bar: Bar | None


class Ask(Generic[S]):
    """One question, and the acts that answer it.

    - `acts`: in the order of the list; or a function that gives them, where cards bring their own.
    - `fast`: a list maker of its own for a hot list. A law binds it: an option is on its list exactly when
      nothing bars it.
    - `prompt`: what is asked, a template over `about` or a function of the state and `about`.
    - `meanwhile`: what everybody else reads of it, after the name of who is asked. It never depends on the state.
    - `secret`: nothing of the question is shown to others.
    - `always`: it is asked even with one option, since being asked or not would tell others something.
    - `part`: it completes the act before it, so a bot judges that act only once this is answered.

    >>> WAIT = Act[State, []]("wait", "XX-002", lambda s, seat: None, label="Wait")
    >>> TURN = Ask[State]("turn", "XX-001", (WAIT,), prompt="what do you do?")
    >>> TURN(None, 0)
    Decision(0, 'turn', [wait])
    """

    def __init__(
        self,
        key: str,
        rule: str,
        acts: Iterable[Act[S, ...]] | Callable[[], Iterable[Act[S, ...]]],
        *,
        prompt: str | Callable[..., str],
        fast: Callable[[S, int], list[Option]] | None = None,
        meanwhile: str = "is thinking",
        secret: bool = False,
        always: bool = False,
        part: bool = False,
    ) -> None:
        self.key = key
        self.rule = rule
        self.fast = fast
        self.meanwhile = meanwhile
        self.secret = secret
        self.always = always
        self.part = part
        self._acts = acts
        self._prompt = prompt
        self._list = self.open if fast is None else fast

    @cached_property
    def acts(self) -> dict[str, Act[S, ...]]:
        """The acts by verb, in the order of the list."""
        acts = list(self._acts() if callable(self._acts) else self._acts)
        by_verb = {act.verb: act for act in acts}
        if len(by_verb) < len(acts):
            raise ValueError(f"{self.key!r} has two acts with one verb: {acts}")
        return by_verb

    def __call__(self, s: S, seat: int, *about: Arg) -> Decision:
        """The question to a seat, with everything that nothing bars."""
        options = self._list(s, seat)
        return Decision(seat, self.key, options, self.rule, about, self.secret, self.always)

    def of(self, seat: int, options: list[Option], *about: Arg) -> Decision:
        """The question with a list that the rule at hand has made.

        >>> KEEP = Act[State, [str]]("keep", "XX-003", over=("nail", "salt"), given=True, label="Keep {0}")
        >>> Ask[State]("keep", "XX-003", (KEEP,), prompt="which?").of(1, [KEEP.table["salt"]])
        Decision(1, 'keep', [keep:salt])
        """
        return Decision(seat, self.key, options, self.rule, about, self.secret, self.always)

    def open(self, s: S, seat: int) -> list[Option]:
        """Every option that nothing bars, from the acts themselves."""
        found: list[Option] = []
        for act in self._all:
            barred, options = act._barred, act.at_hand(s, seat)
            if barred is None:
                found += options
            else:
                found += [o for o in options if barred(s, seat, *o[1:]) is None]
        return found

    @cached_property
    def _all(self) -> tuple[Act[S, ...], ...]:
        return tuple(self.acts.values())

    def do(self, s: S, seat: int, pick: Option) -> Iterable[Decision]:
        """Carry out what was picked: `yield from TURN.do(s, seat, pick)`."""
        if len(pick) == 2:  # the common case by hand: unpacking costs as much as many an act
            return self._doing[pick[0]](s, seat, pick[1]) or ()
        return self._doing[pick[0]](s, seat, *pick[1:]) or ()

    @cached_property
    def _doing(self) -> dict[Arg, Callable[..., Iterable[Decision] | None]]:
        return {verb: act.do for verb, act in self.acts.items() if act.do is not None}

    def prompt(self, s: S, decision: Decision) -> str:
        """What is asked, in words."""
        about = decision.about
        return self._prompt(s, *about) if callable(self._prompt) else self._prompt.format(*about)

    def bar(self, s: S, decision: Decision, option: Option) -> Bar:
        """Why something is not on the list of this question."""
        act = self.acts.get(option.verb)
        found = None if act is None else act.bar(s, decision.seat, option)
        return found or Bar(decision.rule)

    def candidates(self, s: S, decision: Decision) -> Iterator[Candidate]:
        """Everything the acts of this question could be at this table, each with what bars it now."""
        on_offer = set(decision.options)
        for act in self._all:
            for option in act.at_hand(s, decision.seat):
                here = option in on_offer
                yield Candidate(option, None if here else self.bar(s, decision, option))

    def at(self, s: S, decision: Decision, thing: str) -> list[Candidate]:
        """What could be done with one thing of the scene now, and why not what cannot."""
        return [
            candidate
            for candidate in self.candidates(s, decision)
            if thing in self.acts[candidate.option.verb].points(s, decision.seat, candidate.option)
        ]

    def faults(self, s: S, decision: Decision) -> Iterator[str]:
        """Where list and bars disagree: the law says nowhere."""
        on_offer = set(decision.options)
        for act in self.acts.values():
            if act.given:
                continue
            for option in act.options:
                bar = act.bar(s, decision.seat, option)
                if (bar is None) != (option in on_offer):
                    why = (
                        "is not on offer and nothing bars it"
                        if bar is None
                        else f"is on offer and barred by {bar}"
                    )
                    yield f"{self.key}: {option} {why}"
        known = {option for act in self.acts.values() for option in act.known}
        yield from (f"{self.key}: {option} is no option of its acts" for option in on_offer - known)

    def __repr__(self) -> str:
        return f"Ask({self.key!r})"


def perform(acts: Mapping[str, Act[S, ...]], s: S, seat: int, pick: Option) -> Iterable[Decision]:
    """Carry out the act of a pick, out of a group of acts that several questions share.

    >>> WAIT = Act[State, []]("wait", "XX-002", lambda s, seat: None, label="Wait")
    >>> list(perform({"wait": WAIT}, None, 0, WAIT.option))
    []
    """
    do = acts[pick[0]].do  # type: ignore[index]
    assert do is not None, f"{pick} is read by the rule that asks for it"
    return do(s, seat, *pick[1:]) or ()


def asks(*found: Ask[Any]) -> dict[str, Ask[Any]]:
    """The questions of a game by key, as `Game` wants them.

    >>> WAIT = Act[State, []]("wait", "XX-002", label="Wait")
    >>> list(asks(Ask("turn", "XX-001", (WAIT,), prompt="?")))
    ['turn']
    """
    by_key = {ask.key: ask for ask in found}
    if len(by_key) < len(found):
        raise ValueError(f"two questions have one key: {sorted(ask.key for ask in found)}")
    return by_key
