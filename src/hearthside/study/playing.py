"""One game of a study: played from its seed, and told as one line of results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

from hearthside.bots import make
from hearthside.games import load
from hearthside.kernel import (
    ANYONE,
    END,
    CutShort,
    DeadEnd,
    Decision,
    Endless,
    Game,
    Option,
    Session,
)

from .plan import Cell, Plan, PlannedGame, full_setup, mixed
from .senseless import Senseless
from .trace import Trace

ENDLESS = 1_000_000
"""How many decisions a game may take before it counts as endless."""

Line: TypeAlias = dict[str, Any]
"""One game as a file of results holds it."""

Uses: TypeAlias = dict[tuple[int, Option], int]
"""How often each seat chose each option."""

See: TypeAlias = Callable[[Any, Decision, Option], None]


class Broken(RuntimeError):
    """A position in which something is wrong that must always hold."""


def play(game: Game[Any], plan: Plan, planned: PlannedGame) -> Line:
    """Play one game; a game that fails is told with its error.

    >>> plan = Plan("pilfer", (Cell({"seats": 2}, ("random", "greedy")),), rounds=1)
    >>> line = play(load("pilfer"), plan, next(plan.games([0])))
    >>> line["n"], line["how"] in ("goal", "candle"), len(line["scores"])
    (0, True, 2)
    """
    line: Line = {"n": planned.number, "cell": planned.cell, "seed": planned.seed}
    cell = plan.cells[planned.cell]
    uses: Uses | None = {} if plan.detail else None
    trace = Trace(game) if planned.watched else None
    see: See | None = None if trace is None else trace.see
    senseless = Senseless(game) if plan.detail and set(cell.bots) != {"random"} else None
    if senseless is not None:
        see = senseless.seeing(see)
    if plan.check:
        see = checking(game, see)
    try:
        if cell.drawn:
            cell = cell._replace(setup=cell.dealt(game, planned.seed), drawn=False)
            line["setup"] = full_setup(game, cell.setup)
        if set(cell.bots) == {"random"}:
            state, decisions = by_chance(game, cell, planned.seed, uses, see)
        else:
            session, decisions = by_bots(game, cell, planned.seed, uses, see)
            state = session.state
        outcome = game.outcome(state)
        if outcome is None:
            raise RuntimeError("the game stopped without an outcome")
    except Exception as error:
        line["error"] = f"{type(error).__name__}: {error}"
        return line
    line["decisions"] = decisions
    line["how"] = outcome.how
    line["scores"] = [round(score, 6) for score in outcome.scores]
    if uses is not None:
        line["who"] = [game.words.seat(state, seat) for seat in range(len(outcome.scores))]
        line["metrics"] = _plain(game.metrics(state))
        line["phase"] = game.words.phase(state)
        line["uses"] = _by_seat(uses)
    if senseless is not None:
        line["senseless"] = senseless.told()
    if trace is not None:
        line["watched"] = trace.told(state)
    return line


def play_chunk(head: Mapping[str, Any], numbers: Sequence[int]) -> list[Line]:
    """The lines of some games of a plan: what a worker does, wherever it runs."""
    plan = Plan.of(head)
    game = load(plan.game)
    return [play(game, plan, planned) for planned in plan.games(numbers)]


def checking(game: Game[Any], see: See | None = None) -> See:
    """Look at every law of a game at every decision, then at whatever else is to be seen.

    >>> pilfer = load("pilfer"); s = pilfer.begin({"seats": 2})
    >>> checking(pilfer)(s, Decision(0, "act", [Option("wait")]), Option("wait"))
    """
    count = 0

    def look(state: Any, decision: Decision, pick: Option) -> None:
        nonlocal count
        faults = list(game.invariants(state))
        if faults:
            raise Broken(f"at decision {count}, {decision.ask}: {'; '.join(faults)}")
        count += 1
        if see is not None:
            see(state, decision, pick)

    return look


def by_chance(
    game: Game[Any], cell: Cell, seed: int, uses: Uses | None = None, see: See | None = None
) -> tuple[Any, int]:
    """A game in which every seat picks by chance: the same game as `by_bots`, without its cost."""
    state = game.begin(cell.dealt(game, seed), seed)
    randoms = [Random(mixed(seed, seat)).random for seat in range(state.seats)]
    steps, seats, count = game.steps, len(randoms), 0
    while state.step != END:
        try:
            step = steps[state.step](state)
            if step is None:
                continue
            asked = next(step)
            while True:
                options = asked.options
                n = len(options)
                if n > 1 or (n and asked.always):
                    seat = asked.seat
                    pick = options[int(randoms[seat % seats if seat >= 0 else 0]() * n)]
                    count += 1
                    if uses is not None:
                        uses[seat, pick] = uses.get((seat, pick), 0) + 1
                    if see is not None:
                        see(state, asked, pick)
                    if count > ENDLESS:
                        raise Endless(f"{game.name}: {ENDLESS} decisions and no end")
                elif n:
                    pick = options[0]
                else:
                    raise DeadEnd(
                        f"{game.name}: step {state.step!r} asks {asked.ask!r} with no option"
                    )
                asked = step.send(pick)
        except StopIteration:
            continue
        except CutShort as cut:
            state.step = cut.step
    return state, count


def by_bots(
    game: Game[Any], cell: Cell, seed: int, uses: Uses | None = None, see: See | None = None
) -> tuple[Session[Any], int]:
    """A game between bots. What the party decides together is decided by the first seat's bot."""
    session = Session(game, cell.dealt(game, seed), seed, journal=False)
    names = cell.bots * (session.state.seats if len(cell.bots) == 1 else 1)
    bots = [make(name, mixed(seed, seat)) for seat, name in enumerate(names)]
    while (decision := session.decision) is not None:
        seat = decision.seat
        pick = bots[0 if seat == ANYONE else seat % len(bots)].choose(session)
        if uses is not None:
            uses[seat, pick] = uses.get((seat, pick), 0) + 1
        if see is not None:
            see(session.state, decision, pick)
        session.choose(pick)
        if session.number > ENDLESS:
            raise Endless(f"{game.name}: {ENDLESS} decisions and no end")
    return session, session.number


def _by_seat(uses: Uses) -> dict[str, dict[str, int]]:
    """Counts by seat and notation; the seat -1 is the party."""
    told: dict[str, dict[str, int]] = {}
    for seat, option in sorted(uses, key=lambda key: (key[0], str(key[1]))):
        told.setdefault(str(seat), {})[str(option)] = uses[seat, option]
    return told


def _plain(metrics: Mapping[str, Any]) -> dict[str, Any]:
    """Metrics as JSON holds them: numbers, words, and lists of those."""
    return {name: _plain_value(value) for name, value in metrics.items()}


def _plain_value(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_plain_value(v) for v in value]
    if isinstance(value, float):
        return round(value, 6)
    return value if isinstance(value, str | int | bool) or value is None else str(value)


def lines_of(plan: Plan) -> Iterator[Line]:
    """Every game of a plan, one after the other, in this process."""
    game = load(plan.game)
    for planned in plan.games(range(len(plan))):
        yield play(game, plan, planned)
