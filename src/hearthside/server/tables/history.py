"""The history of a table: the choices that stand, with what their dice were keyed by, enough to play it all again."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Literal

from hearthside.kernel import EVERYONE, Game, KeyedDice, Session, clone

from ..declined import Declined
from ..storage.rows import Entry
from .open_table import Held, OpenTable
from .playthrough import TOLD, Playthrough

Insight = Literal["all", "redealt"]


@dataclass(frozen=True, slots=True)
class History:
    """Choices by seat, option and key, and where among them what nobody knows was dealt anew."""

    first: int
    choices: list[tuple[int, str, str]]
    redeals: list[tuple[int, str]]

    @staticmethod
    def of(session: Session[Any]) -> History:
        """The history of a session, as far back as it goes."""
        keys = session.keys
        choices = [
            (made.seat, str(made.option), f"{keys[n]:x}" if n in keys else "")
            for n, made in enumerate(session.made, session.first)
        ]
        redeals = [(number - session.first, f"{key:x}") for number, key in session.redeals]
        return History(session.first, choices, redeals)

    def entries(self, upto: int, start: int = 0, now: float = 0.0) -> list[Entry]:
        """The history as lines of a log that has `start` lines already, up to `upto` choices into the game."""
        lines: list[Entry] = []

        def add(kind: Literal["choice", "redealt"], seat: int, option: str, dice: str) -> None:
            lines.append(Entry(start + len(lines), kind, seat, option, now, dice))

        for number, (seat, option, dice) in enumerate(self.choices[: upto - self.first]):
            for at, key in self.redeals:
                if at == number:
                    add("redealt", -1, "A seat had changed hands.", key)
            add("choice", seat, option, dice)
        for at, key in self.redeals:
            if at == upto - self.first:
                add("redealt", -1, "A seat had changed hands.", key)
        return lines


def insight(held: Held, owner: bool, seats: set[int]) -> Insight:
    """How much of a table somebody may have at once.

    All of it when the game is over, or when they play it alone. Of a running game whose seats hide nothing from each
    other players may have it dealt anew, so that they learn nothing of what is to come; nobody else may have anything.
    """
    table = held.table
    if held.play.session.decision is None or (owner and table.all_mine):
        return "all"
    if seats and not table.game.secrets:
        return "redealt"
    message = "That tells what is hidden; it can be had when the game is over."
    raise Declined("hidden", message, status=403)


def begun(table: OpenTable, most: int = TOLD) -> Playthrough:
    """The playthrough of a table before its first choice, as far back as it goes."""
    if table.base:
        bare = {**json.loads(table.base), "since": [], "keys": [], "redeals": []}
        return Playthrough(Session.at(table.game, bare, keyed=True, journal=True), 1, most)
    session = Session(table.game, json.loads(table.row.setup), table.seed, keyed=True)
    return Playthrough(session, 0, most)


def dealt_anew(game: Game[Any], session: Session[Any], key: int) -> Session[Any]:
    """The same game at the beginning of its step, with no past, and everything that nobody knows dealt anew."""
    mark = session.beginning()
    state = clone(mark.state)
    game.redeal(state, EVERYONE, KeyedDice(key))
    state.dice = KeyedDice(key)
    state.dice.count = mark.state.dice.count
    return Session.resume(game, state, number=mark.number)
