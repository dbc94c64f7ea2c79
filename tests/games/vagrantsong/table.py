"""Arranging a table: who stands where, what was drawn, how the Bones fall."""

from __future__ import annotations

from typing import Any

from tests.positions import Positions, offered, told, why

from hearthside.games.vagrantsong.content.board import SPACE, TRAIN
from hearthside.games.vagrantsong.setup import lay_out
from hearthside.games.vagrantsong.state import Journey, Vagrant
from hearthside.kernel import Session

__all__ = ["offered", "told", "why"]

RIDES = Positions("vagrantsong")
GAME = RIDES.game
STARTS = ("A1a", "A3a", "A5a", "A1d")


def table(*who: str, scenario: str = "s01", haint: str = "C3b", bare: bool = True) -> Journey:
    """A Scenario under way between two turns, the floor swept unless it is not to be `bare`."""
    names = who or ("songsmith", "cursebearer")
    s: Journey = RIDES.state(
        {"seats": len(names), "vagrants": list(names), "scenario": scenario}, seed=1
    )
    for v in s.vagrants:
        v.junk = [n for n in v.junk if n == 31]
    lay_out(s)
    s.phase, s.step, s.rounds = "scenario", "whose_turn", 1
    if bare:
        s.terrain.clear()
        s.blocked = 0
        s.events.clear()
        s.on_round.clear()
        for h in s.haints:
            h.on_humanity.clear()
            h.on_break.clear()
        s.candles.clear()
        s.bindle = [t for t in s.bindle if t.isalpha()]
    for v, name in zip(s.vagrants, STARTS, strict=False):
        v.at = SPACE[name]
        if v.who == "runaway":
            v.pup = SPACE[name] + 1
    if s.haints[0].at >= 0:
        s.haints[0].at = SPACE[haint]
    return s


def acting(s: Journey, i: int = 0, **coins: int) -> Journey:
    """The turn of a seat, Coins placed, about to act; one more action is left over, so that it goes on."""
    v = s.vagrants[i]
    coins.setdefault("patch" if "patch" not in coins else "rummage", 1)
    s.active, s.step = i, "acts"
    if s.first < 0:
        s.first = i
    v.coins = dict(coins)
    v.hand = max(0, 3 - sum(coins.values()))
    v.dealt = v.hand + sum(coins.values())
    return s


def placing(s: Journey, i: int = 0) -> Journey:
    """The turn of a seat, about to place Coins."""
    acting(s, i)
    s.vagrants[i].coins.clear()
    s.vagrants[i].hand = s.vagrants[i].dealt = 3
    s.step = "coins"
    return s


def haunting(s: Journey, recent: int = 0) -> Journey:
    """The Haint's turn, drawn for by the seat that acted last."""
    s.recent = recent
    s.vagrants[recent].acted = False
    s.step, s.haint_turn, s.haint_index = "haint_turn", True, 0
    return s


def sit(s: Journey, rolls: Any = (), picks: Any = (), seed: int | None = None) -> Session[Journey]:
    """A session at this table with scripted Bones and draws."""
    return turn_pages(RIDES.sit(s, rolls=rolls, picks=picks, seed=seed))


def go_on(session: Session[Journey], *choices: str) -> Session[Journey]:
    """The same session after these choices; pages of the story are turned in between."""
    for choice in choices:
        session.choose(choice)
        turn_pages(session)
    return session


def turn_pages(session: Session[Journey]) -> Session[Journey]:
    """Read on until something else is asked."""
    while session.decision is not None and session.decision.ask == "page":
        session.choose("read")
    return session


def root(s: Journey) -> None:
    """Wall the first Haint in, so that it stays where it is."""
    s.closed = TRAIN.near[s.haints[0].at]


def verbs(session: Session[Journey]) -> set[str]:
    """The verbs of what can be chosen."""
    assert session.decision is not None
    return {option.verb for option in session.decision.options}


def hold(s: Journey, i: int, *tokens: str) -> Vagrant:
    """Give a Vagrant tokens out of the Bindle."""
    v = s.vagrants[i]
    for token in tokens:
        if token in s.bindle:
            s.bindle.remove(token)
        v.tokens.append(token)
    return v


def set_at(s: Journey, *names: str) -> None:
    """Put the Vagrants on these spaces, in seat order."""
    for v, name in zip(s.vagrants, names, strict=False):
        v.at = SPACE[name]


def block(s: Journey, *names: str, kind: str = "box") -> None:
    """Put Terrain on these spaces."""
    from hearthside.games.vagrantsong.rules.places import set_terrain

    for name in names:
        set_terrain(s, SPACE[name], kind)
