"""A toy of a game for tests of the kernel: a deck that nobody sees, a plain step, a turn of two questions."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from hearthside.kernel import (
    END,
    Asks,
    Decision,
    Dice,
    Game,
    Journal,
    Option,
    Outcome,
    Rulebook,
    Session,
    State,
    Steps,
    deal_anew,
    note,
    number,
)

HIGH, LOW, ROLL, STOP, NONE, BREAK = map(Option, ["high", "low", "roll", "stop", "none", "break"])


@dataclass(slots=True, kw_only=True)
class Cups(State):
    """Ten things in an order that nobody knows, and what was said of them."""

    hidden: list[int] = field(default_factory=lambda: list(range(10)))
    said: list[str] = field(default_factory=list)
    turns: int = 0


step = Steps[Cups]()


@step
def dawn(s: Cups) -> None:
    """A step that asks nothing and is over at once."""
    s.turns += 1
    s.step = "turn"


@step
def turn(s: Cups) -> Asks:
    """Two questions to the same seat; the state changes before, between and after them."""
    seat = s.turns % s.seats
    s.said.append("turn")
    first = yield Decision(seat, "first", [HIGH, LOW, ROLL, STOP, NONE, BREAK], rule="TY-001")
    s.said.append(str(first))
    note(s, "said", str(first))
    if first == ROLL:
        s.dice.roll()
    elif first == STOP:
        s.step = END
        return
    elif first == NONE:
        yield Decision(seat, "empty", [])
    elif first == BREAK:
        raise ZeroDivisionError("a fault in a rule")
    second = yield Decision(seat, "second", [HIGH, LOW])
    s.said.append(str(second))
    s.step = "dawn"


@dataclass(frozen=True)
class Setup:
    """How many sit there."""

    seats: int = number(2, low=2, high=3, label="Seats")


class Silent:
    """Words for a game nobody reads."""

    def __getattr__(self, name: str) -> object:
        return lambda *_: name


CUPS: Game[Cups] = Game(
    name="cups",
    title="Cups",
    version="1.0.0",
    blurb="A toy.",
    minutes=(1, 1),
    weight=1,
    setup=Setup,
    state=Cups,
    start=lambda setup, dice: Cups(step="dawn", seats=setup.seats, dice=dice),
    steps=step,
    outcome=lambda s: Outcome((1.0, 0.0)) if s.step == END else None,
    redeal=lambda s, seat, rng: deal_anew(rng, s.hidden),
    scene=lambda s, seat: [],
    words=Silent(),  # type: ignore[arg-type]
    rulebook=Rulebook.parse("# Cups\n## All\n- **TY-001** One.\n- **TY-002** Two.\n"),
    advice=lambda s, seat: 0.5,
)


def like(game: Game[Any] = CUPS, **changes: Any) -> Game[Any]:
    """The same game, but for this."""
    return replace(game, **changes)


def sit(*choices: Option | str, seed: int = 1, journal: bool = True) -> Session[Cups]:
    """A game of cups after these choices."""
    session = Session(CUPS, seed=seed, journal=journal)
    for choice in choices:
        session.choose(choice)
    return session


def late(*choices: Option | str, number: int = 7, journal: bool = True) -> Session[Cups]:
    """A session that goes on from the seventh choice of another."""
    state = Cups(step="turn", seats=2, dice=Dice(3), turns=4)
    session = Session.resume(CUPS, state, number=number, journal=journal)
    for choice in choices:
        session.choose(choice)
    return session


def ended() -> Session[Cups]:
    """A session that was resumed when all was over: no step ever began in it."""
    return Session.resume(CUPS, Cups(step=END, seats=2, dice=Dice(3)), number=5)


def told(journal: Journal) -> list[str]:
    """What was noted, in order."""
    return [str(event.args[0]) if event.kind == "said" else event.kind for event in journal]
