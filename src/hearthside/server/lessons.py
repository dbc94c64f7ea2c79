"""Lessons: a game's tutorials as their learner sees them, so that a browser plays them without a table.

Every choice of a tutorial is written down, so the whole of it is known beforehand: it needs no seat, no token and no
storage, and nothing of it can be used at a real table.
"""

from __future__ import annotations

import threading
from functools import cache
from typing import Any, cast

from hearthside.kernel import Session, Tutorial

from .declined import Declined
from .http_types import BeatView, CouldReply, LessonView
from .lobby import game_of
from .shapes import SeatInfo, View
from .tables import views
from .tables.playthrough import Playthrough
from .wire import Diff, Welcome

NO_TABLE = "0" * 16
"""What stands for the id of a table where there is none."""
WHOLE = ("things", "lines")
"""The parts of a view that a difference tells in another way."""
_copying = threading.Lock()
"""Positions are asked for from many threads, and copied in one at a time."""


@cache
def lesson(game: str, name: str) -> LessonView:
    """A tutorial, played through; declined when the game has none of that name."""
    tutorial = _tutorial(game, name)
    play = _begin(game, tutorial)
    first = now = views.view(play, tutorial.me)
    beats = []
    for beat in tutorial.beats:
        before, now = _played(play, tutorial.me, now, beat.play)
        after, later = _played(play, tutorial.me, now, [beat.choose] if beat.choose else [])
        shown = BeatView(
            heading=beat.heading,
            say=beat.say,
            shine=list(beat.shine),
            choose=beat.choose,
            otherwise=dict(beat.otherwise),
            before=before,
            after=after,
        )
        beats.append(shown)
        now = later
    return LessonView(
        name=tutorial.name,
        title=tutorial.title,
        minutes=tutorial.minutes,
        welcome=_welcome(game, tutorial, play.session),
        view=first,
        beats=beats,
    )


@cache
def _positions(game: str, name: str) -> tuple[Session[Any], ...]:
    """How a tutorial stands before its first choice and after each."""
    tutorial = _tutorial(game, name)
    session = _begin(game, tutorial).session
    found = [session.fork()]
    for pick in (pick for beat in tutorial.beats for pick in (*beat.play, beat.choose) if pick):
        session.choose(pick)
        found.append(session.fork())
    return tuple(found)


def could(game: str, name: str, made: int, thing: str) -> CouldReply:
    """What could be done with a thing after so many choices of a tutorial, and why not."""
    positions = _positions(game, name)
    with _copying:
        session = positions[min(made, len(positions) - 1)].fork()
    if session.decision is None:
        return CouldReply(text="The game is over.", candidates=[])
    return CouldReply(text="", candidates=views.candidates(session, thing))


def _tutorial(game: str, name: str) -> Tutorial:
    for tutorial in game_of(game).tutorials:
        if tutorial.name == name:
            return tutorial
    raise Declined("no_lesson", f"{game} has no lesson {name[:60]!r}.", status=404)


def _begin(game: str, tutorial: Tutorial) -> Playthrough:
    return Playthrough(Session(game_of(game), dict(tutorial.setup), tutorial.seed))


def _played(play: Playthrough, seat: int, now: View, picks: Any) -> tuple[list[Diff], View]:
    """What choices change for a seat, one by one, and how the table stands after them."""
    told = []
    for pick in picks:
        play.session.choose(pick)
        play.confirm()
        later = views.view(play, seat)
        told.append(_difference(now, later))
        now = later
    return told, now


def _difference(before: View, after: View) -> Diff:
    """One view as a change of another."""
    old = {thing["id"]: thing for thing in before["things"]}
    new = {thing["id"]: thing for thing in after["things"]}
    told: dict[str, Any] = {name: part for name, part in after.items() if name not in WHOLE}
    told["t"], told["base"] = "diff", before["number"]
    told["put"] = [thing for id, thing in new.items() if old.get(id) != thing]
    told["gone"] = [id for id in old if id not in new]
    told["events"] = [line for line in after["lines"] if line["number"] > before["number"]]
    if [id for id in old if id in new] + [id for id in new if id not in old] != list(new):
        told["order"] = list(new)
    return cast(Diff, told)


def _welcome(game: str, tutorial: Tutorial, session: Session[Any]) -> Welcome:
    names = [session.game.words.seat(session.state, seat) for seat in range(session.state.seats)]
    seats = [
        SeatInfo(
            seat=seat,
            name=name,
            who=name,
            kind="person" if seat == tutorial.me else "bot",
            online=True,
        )
        for seat, name in enumerate(names)
    ]
    return Welcome(
        t="welcome",
        table=NO_TABLE,
        name=tutorial.title,
        game=game,
        seats=seats,
        you=[tutorial.me],
        owner=False,
        spectator=False,
    )
