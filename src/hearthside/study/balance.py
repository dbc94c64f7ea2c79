"""Balance: how often every kind of table is won, by whom, and what a better player makes of the same tables.

A kind of table is what a game's setup tells apart first: the number of seats, and its scenario, mission or story, or the
mix of roles where not every mix can be played. Parties are drawn by lot for every game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from itertools import combinations
from typing import Any

from hearthside.games import load
from hearthside.kernel import Game, SetupError, read_setup

from .dataset import setup_played
from .plan import Cell, Plan, StudyError
from .playing import Line
from .stats import Paired, Share, paired, share
from .tournament import play_together

IDLE = "idle"
"""Metrics whose names begin so count what was left lying: Coins never spent, cubes never used."""


def kinds(game: Game[Any], fixed: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Every kind of table of a game, as the fields of its setup that make it one.

    >>> kinds(load("pilfer"), {}), kinds(load("pilfer"), {"seats": 3})
    ([{'seats': 2}, {'seats': 3}, {'seats': 4}], [{'seats': 3}])
    """
    low, high = game.seats
    counts = [fixed["seats"]] if "seats" in fixed else range(low, high + 1)
    found = []
    for seats in counts:
        for more in _apart(game, seats, fixed):
            setup = {**fixed, "seats": seats, **more}
            if _fits(game, setup):
                found.append(setup)
    if not found:
        raise StudyError(f"{game.name} cannot be played with {dict(fixed)}")
    return found


def _apart(game: Game[Any], seats: int, fixed: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """What tells tables of so many seats apart: a mix of roles if few mixes fit, else the first list to choose from."""
    fields = game.setup.__dataclass_fields__  # type: ignore[attr-defined]
    for name, spec in fields.items():
        if spec.metadata.get("kind") == "per_seat" and spec.metadata["distinct"]:
            if name not in fixed and _restricted(game, name):
                every = combinations(spec.metadata["options"], seats)
                yield from ({name: list(mix)} for mix in every)
                return
    for name, spec in fields.items():
        if spec.metadata.get("kind") == "choice":
            if name in fixed or len(spec.metadata["options"]) < 3:
                break
            yield from ({name: value} for value in spec.metadata["options"])
            return
    yield {}


@cache
def _restricted(game: Game[Any], name: str) -> bool:
    """Whether fewer than half of the mixes of a field can be played."""
    options = game.setup.__dataclass_fields__[name].metadata["options"]  # type: ignore[attr-defined]
    low, high = game.seats
    fit = [
        _fits(game, {"seats": seats, name: list(mix)})
        for seats in range(max(2, low), high + 1)
        for mix in combinations(options, seats)
    ]
    return 2 * sum(fit) < len(fit)


def settled(game: Game[Any], kind: Mapping[str, Any]) -> dict[str, Any]:
    """The setup of a kind of table: as usual but for what makes it one; who sits there is left to the lot.

    >>> settled(load("deck_goes_west"), {"seats": 2, "mission": "iron_road"})["dice"]
    'd20'
    """
    fields = game.setup.__dataclass_fields__  # type: ignore[attr-defined]
    usual = {
        name: spec.default
        for name, spec in fields.items()
        if spec.metadata.get("kind") in ("choice", "toggle", "number")
    }
    return {**usual, **kind}


def _fits(game: Game[Any], setup: Mapping[str, Any]) -> bool:
    try:
        read_setup(game.setup, setup, {t.name: t for t in game.tunables})
    except SetupError:
        return False
    return True


def balanced(
    game: str,
    setups: Sequence[dict[str, Any]],
    bot: str,
    other: str = "",
    *,
    rounds: int,
    seed: int = 0,
) -> Plan:
    """`bot` everywhere at every kind of table; with an `other`, both at the same tables.

    Where seats play against each other, `bot` then takes one seat after the other among `other`s.

    >>> plan = balanced("pilfer", [{"seats": 2}], "greedy", "random", rounds=5)
    >>> [cell.bots for cell in plan.cells]
    [('random', 'random'), ('greedy', 'random'), ('random', 'greedy')]
    """
    cells = []
    for kind in setups:
        setup, seats = settled(load(game), kind), kind["seats"]
        if not other:
            seatings = [(bot,) * seats]
        elif play_together(game, setup):
            seatings = [(other,) * seats, (bot,) * seats]
        else:
            one = [tuple(bot if i == k else other for i in range(seats)) for k in range(seats)]
            seatings = [(other,) * seats, *one]
        cells += [Cell(setup, seating, drawn=True) for seating in seatings]
    return Plan(game, tuple(cells), rounds, seed, detail=True, watch=0)


@dataclass(slots=True)
class Kind:
    """One kind of table: how long its games were, how they ended, and how each who sat there fared."""

    setup: dict[str, Any]
    bot: str
    games: int = 0
    length: float = 0.0
    party: Share | None = None
    who: dict[str, Share] = field(default_factory=dict)
    endings: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class Duel:
    """Two bots at the same tables: how one fared in a place, how the other did in the same games."""

    place: str
    mine: Share
    theirs: Share
    paired: Paired


@dataclass(slots=True)
class Balance:
    """What the games of a plan say."""

    game: str
    rules: str
    bot: str
    other: str
    together: bool
    kinds: list[Kind]
    who: dict[str, Share]
    duels: list[Duel]
    senseless: dict[str, float]
    """For a thousand choices: circles and dithering; idle things as the mean of a game."""

    def data(self) -> dict[str, Any]:
        """All of it as JSON data."""
        return asdict(self)


def weighed(plan: Plan, lines: Sequence[Line], bot: str, other: str = "") -> Balance:
    """What games say about balance."""
    head, done = plan.head(), [line for line in lines if "error" not in line]
    apart = telling(plan)
    together = all(len(set(line["scores"])) == 1 for line in done)
    by_kind: dict[tuple[str, str], Kind] = {}
    scores: dict[tuple[str, str], list[float]] = {}
    seats: dict[tuple[str, str, str], list[float]] = {}
    everybody: dict[str, list[float]] = {}
    sums: Counter[str] = Counter()
    for line in done:
        cell = plan.cells[line["cell"]]
        if len(set(cell.bots)) == 1:
            key = (repr(cell.setup), cell.bots[0])
            named = {name: cell.setup[name] for name in apart if name in cell.setup}
            kind = by_kind.setdefault(key, Kind(named, cell.bots[0]))
            kind.games += 1
            length = line["metrics"].get("rounds", line["decisions"])
            kind.length += (length - kind.length) / kind.games
            kind.endings[line["how"]] = kind.endings.get(line["how"], 0) + 1
            scores.setdefault(key, []).append(sum(line["scores"]) / len(line["scores"]))
            if cell.bots[0] == bot or not other:
                for who, score in zip(called(head, line), line["scores"], strict=False):
                    seats.setdefault((*key, who), []).append(score)
                    everybody.setdefault(who, []).append(score)
        if set(cell.bots) == {bot}:
            sums.update(line.get("senseless", {}))
    for key, kind in by_kind.items():
        if together:
            kind.party = share(scores[key])
        kind.who = {who: share(s) for (a, b, who), s in seats.items() if (a, b) == key}
    return Balance(
        plan.game,
        head["rules"],
        bot,
        other,
        together,
        list(by_kind.values()),
        {who: share(found) for who, found in sorted(everybody.items())},
        duels(plan, head, done, bot, other) if other else [],
        senseless([line for line in done if set(plan.cells[line["cell"]].bots) == {bot}], sums),
    )


def telling(plan: Plan) -> list[str]:
    """The fields that tell the tables of a plan apart, the number of seats first."""
    names = [name for name in plan.cells[0].setup if name != "seats"]
    differ = [n for n in names if len({repr(cell.setup.get(n)) for cell in plan.cells}) > 1]
    return ["seats", *differ]


def place(setup: Mapping[str, Any], apart: Sequence[str]) -> str:
    """A kind of table in words.

    >>> place({"seats": 2, "scenario": "s01", "dice": "d20"}, ["seats", "scenario"])
    '2 seats, s01'
    """
    return ", ".join(
        " ".join(value)
        if isinstance(value, list)
        else f"{value} seats"
        if name == "seats"
        else str(value)
        for name in apart
        if (value := setup.get(name)) is not None
    )


def called(head: Mapping[str, Any], line: Line) -> list[str]:
    """Who sat where: what the setup calls them, such as a role, else what the table does."""
    setup = setup_played(head, line)
    for value in setup.values():
        if isinstance(value, list) and len(value) == len(line["scores"]):
            return [str(each) for each in value]
    return list(line["who"])


def senseless(lines: Sequence[Line], sums: Mapping[str, int]) -> dict[str, float]:
    """Circles and dithering for a thousand choices, idle things for a game."""
    choices = max(1, sums.get("choices", 0))
    found = {name: 1000 * sums.get(name, 0) / choices for name in ("circles", "dithered")}
    for name in {n for line in lines for n in line["metrics"] if n.startswith(IDLE)}:
        values = [line["metrics"].get(name, 0) for line in lines]
        found[name] = sum(values) / max(1, len(values))
    return {name: round(value, 3) for name, value in found.items()}


def duels(
    plan: Plan, head: Mapping[str, Any], lines: Sequence[Line], bot: str, other: str
) -> list[Duel]:
    """Seed by seed: what `bot` made of a place where `other` sat in the same game."""
    base = {
        (repr(plan.cells[line["cell"]].setup), line["seed"]): line
        for line in lines
        if set(plan.cells[line["cell"]].bots) == {other}
    }
    apart = telling(plan)
    pairs: dict[str, list[tuple[float, float]]] = {}
    for line in lines:
        cell = plan.cells[line["cell"]]
        same = base.get((repr(cell.setup), line["seed"]))
        if bot not in cell.bots or same is None:
            continue
        names = called(head, line)
        for seat, name in enumerate(cell.bots):
            if name == bot:
                scores = line["scores"][seat], same["scores"][seat]
                together = len(set(cell.bots)) == 1
                for group in ("all", place(cell.setup, apart) if together else names[seat]):
                    pairs.setdefault(group, []).append(scores)
                if together:
                    break
    return [
        Duel(
            place,
            share([mine for mine, _ in found]),
            share([theirs for _, theirs in found]),
            paired([mine for mine, _ in found], [theirs for _, theirs in found]),
        )
        for place, found in pairs.items()
    ]
