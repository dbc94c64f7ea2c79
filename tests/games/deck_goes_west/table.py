"""Tables arranged for tests: land, hands, resources and whose action it is."""

from __future__ import annotations

from typing import Any

from hearthside.games.deck_goes_west import game
from hearthside.games.deck_goes_west.content.cards import KIND, KIND_OF
from hearthside.games.deck_goes_west.content.land import TILES
from hearthside.games.deck_goes_west.invariants import invariants
from hearthside.games.deck_goes_west.state import West, place
from hearthside.kernel import Dice, Option, ScriptedDice, Session

NONE, ONE, TWO = 1, 3, 6
"""Rolls of a success die that count 0, 1 and 2."""
N, S, W3, W4, W5, PLUS = 1, 2, 3, 4, 5, 6
"""Rolls of the compass die."""


def table(mission: str = "discovery", seats: int = 0, **setup: Any) -> West:
    """A game just begun, plain prairie around the start, hands of six, all hands and purses empty."""
    seats = seats or (1 if mission in ("new_world", "two_trails", "homestead") else 2)
    s: West = game.begin({"mission": mission, "seats": seats, **setup}, seed=1)
    s.bandits.clear()
    for at in sorted(s.up & {place(x, y) for x in (0, 1) for y in (-1, 0, 1)}):
        lay(s, at, "prairie")
    for p in s.players:
        p.res, p.limit = [0, 0, 0, 0], 6
    s.first = 0
    return s


def lay(s: West, at: int, land: str, *, up: bool = True, tile: str = "") -> None:
    """Put a tile of that land (or that very tile) at a place, swapping it with what lies there."""
    names = [n for n, t in enumerate(TILES) if (t.id == tile if tile else t.land == land)]
    if s.map.get(at) not in names:
        pinned = {s.map[o] for o in s.up if o != at} if not tile else set()
        wanted = next(n for n in names if n not in pinned)
        where = next((o for o, t in s.map.items() if t == wanted), None)
        if where is not None and at in s.map:
            s.map[where], s.map[at] = s.map[at], wanted
        elif where is not None:
            s.map[at] = wanted
            s.map[where] = s.tiles.pop()
        else:
            s.tiles.remove(wanted)
            if at in s.map:
                s.tiles.append(s.map[at])
            s.map[at] = wanted
    if up:
        s.up.add(at)
    else:
        s.up.discard(at)


def zones(s: West) -> list[list[int]]:
    """Every list that holds cards, the players' own last."""
    shared = [
        s.box,
        s.trade,
        s.pain,
        s.exhaustion,
        s.row,
        s.trade_gone,
        s.pain_gone,
        s.exhaustion_gone,
    ]
    own = [zone for p in s.players for zone in (p.draw, p.discard)]
    return shared + own


def fetch(s: West, kind: str) -> int:
    """A card of that kind, taken from wherever it lies."""
    index = KIND[kind].index
    for zone in zones(s):
        for card in zone:
            if KIND_OF[card] == index:
                zone.remove(card)
                return card
    raise LookupError(kind)


def deal(s: West, seat: int, *kinds: str) -> None:
    """Give a seat exactly this hand."""
    p = s.players[seat]
    p.draw[:0] = p.hand
    p.hand = [fetch(s, kind) for kind in kinds]


def kinds(cards: list[int]) -> list[str]:
    """The kinds of some cards, in order."""
    from hearthside.games.deck_goes_west.content.cards import KINDS

    return [KINDS[KIND_OF[card]].id for card in cards]


def give(s: West, seat: int, **resources: int) -> None:
    """Set a seat's resources."""
    s.players[seat].res = [resources.get(name, 0) for name in ("gold", "metal", "wood", "food")]


def printed(option: Option) -> bool:
    """Whether the card that an option names has that job; the tests' own printing may have fewer."""
    kind = KIND[str(option[1])]
    return int(option[2]) < len(kind.corner if option[0] == "buy" else kind.jobs)


def verdicts(session: Session[West], verb: str) -> dict[str, str]:
    """Everything that an act could be at this decision: "" if it is offered, else the rule that bars it.

    What is offered is what nothing bars, whichever way the list was made.
    """
    decision, found = session.asked, {}
    act = game.asks[decision.ask].acts[verb]
    for option in act.options:
        if verb in ("play", "cure", "buy") and not printed(option):
            continue
        bar = act.bar(session.state, decision.seat, option)
        assert (bar is None) == (option in decision.options), (str(option), bar)
        found[str(option)] = bar.rule if bar else ""
    return found


class Quick(Session[West]):
    """A session that answers what has only one answer, as everybody would; whether to act is always asked.

    At every question it holds what is offered against what is barred.
    """

    def choose(self, option: Option | str) -> None:
        """Choose, and click through what follows with a single answer."""
        super().choose(option)
        self.click_through()

    def click_through(self) -> None:
        """Answer every question that has one answer."""
        while self.decision is not None:
            for act in game.asks[self.decision.ask].acts.values():
                if not act.given:
                    verdicts(self, act.verb)
            if self.decision.ask == "act":
                return
            if len(self.decision.options) > 1:
                return
            super().choose(self.decision.options[0])


def quick(s: West, dice: Dice) -> Session[West]:
    """A quick session that goes on from a table."""
    session = Quick.resume(game, s, dice=dice)
    assert isinstance(session, Quick)
    session.click_through()
    return session


def play(
    s: West,
    *,
    seat: int = 0,
    rolls: tuple[int, ...] = (),
    step: str = "act",
    seed: int | None = None,
) -> Session[West]:
    """Go on from the arranged table with a seat's action, dice falling as told."""
    s.step, s.active, s.left, s.acts = step, seat, 2, 0
    assert not list(invariants(s)), list(invariants(s))
    return quick(s, ScriptedDice(rolls=rolls, seed=seed))


def night(
    s: West, entry: str, *, rolls: tuple[int, ...] = (), seed: int | None = None
) -> Session[West]:
    """Go on with one entry of the night."""
    from hearthside.games.deck_goes_west.content.missions import MISSIONS

    s.night = MISSIONS[s.mission].night.index(entry)
    s.step = f"night_{entry}"
    return quick(s, ScriptedDice(rolls=rolls, seed=seed))


def options(session: Session[Any]) -> set[str]:
    """What is on offer, in notation."""
    assert session.decision is not None
    return {str(option) for option in session.decision.options}


def at(x: int, y: int = 0) -> int:
    """The place in a column west and a row south."""
    return place(x, y)


def begin(seed: int = 0, **setup: Any) -> West:
    """A game as the setup leaves it."""
    s: West = game.begin(setup, seed)
    return s


def walker(**setup: object) -> West:
    """Seat 0 stands in the west of the open block with boots and food."""
    s = table(**setup)  # type: ignore[arg-type]
    s.players[0].at = at(1)
    deal(s, 0, "boot", "boot", "boot")
    give(s, 0, food=5)
    return s
