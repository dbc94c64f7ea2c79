"""Views: what one seat is shown of a playthrough, whole or as differences keyed by thing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, compress, repeat
from operator import attrgetter, is_not
from typing import Any, NamedTuple, cast

from hearthside.kernel import ANYONE, SPECTATOR, Game, Option, Refusal, Scene, Session, Thing

from ..shapes import (
    CandidateView,
    DecisionView,
    GoalView,
    Line,
    OptionView,
    OutcomeView,
    RuleView,
    ThingView,
    UndoView,
    View,
)
from ..wire import Diff
from .playthrough import Playthrough, Told

_ID = attrgetter("id")
Things = dict[str, Thing]
"""The things that a seat sees by id, in the scene's order."""


class Change(NamedTuple):
    """What turns one scene into another: things to put and to take away, and the order if that does not give it."""

    put: list[ThingView]
    gone: list[str]
    order: list[str] | None


class Moment:
    """A position while it is shown: what several seats are told in the same words is put into words once."""

    def __init__(self, play: Playthrough) -> None:
        session = play.session
        self.play = play
        self.phase = session.game.words.phase(session.state)
        self.outcome = outcome(session)
        self.race = race(session)
        self._decisions: dict[bool, DecisionView | None] = {}

    def decision(self, seat: int) -> DecisionView | None:
        """The open decision as a seat is told of it: all who do not make it are told the same."""
        yours = makes(self.play.session, seat)
        if yours not in self._decisions:
            self._decisions[yours] = decision(self.play, seat)
        return self._decisions[yours]


def view(play: Playthrough, seat: int) -> View:
    """The whole table as `seat` sees it."""
    session = play.session
    things, public = by_id(session.scene(seat)), by_id(session.scene(SPECTATOR))
    shown = whole(Moment(play), seat, things, public)
    shown["things"] = [thing_view(thing) for thing in things.values()]
    return shown


def whole(now: Moment, seat: int, things: Things, public: Things) -> View:
    """The whole table as `seat` sees it, its scene and what everybody sees being at hand."""
    play = now.play
    return View(
        seat=seat,
        number=play.number,
        made=play.made,
        phase=now.phase,
        things=written(things.values()),
        decision=now.decision(seat),
        outcome=now.outcome,
        race=now.race,
        lines=lines(play, play.lines(seat), things),
        undo=undo(play.session, seat),
        private=private(things, public),
    )


def private(things: Things, public: Things) -> bool:
    """Whether a seat is shown something that not everybody may see."""
    return things is not public and any(
        (open_ := public.get(thing.id)) is not thing and open_ != thing
        for thing in _others(things, public)
    )


def _others(things: Things, before: Things) -> Iterator[Thing]:
    """Things that are not the very same object at the same place as before; nearly all of them are."""
    were = chain(before.values(), repeat(None))
    return compress(things.values(), map(is_not, things.values(), were))


def change(before: Things, things: Things) -> Change:
    """What has changed in a scene."""
    put = [
        new
        for new in _others(things, before)
        if (old := before.get(new.id)) is not new and old != new
    ]
    ids, were = list(things), list(before)
    if ids == were:
        return Change(written(put), [], None)
    gone = [id for id in were if id not in things]
    merged = [id for id in were if id in things] + [id for id in ids if id not in before]
    return Change(written(put), gone, ids if merged != ids else None)


def diff(
    now: Moment, seat: int, base: int, changed: Change, things: Things, public: Things
) -> Diff:
    """What changed for `seat` since view number `base`."""
    play = now.play
    told = Diff(
        t="diff",
        number=play.number,
        base=base,
        made=play.made,
        seat=seat,
        put=changed.put,
        gone=changed.gone,
        decision=now.decision(seat),
        phase=now.phase,
        outcome=now.outcome,
        race=now.race,
        events=lines(play, play.lines(seat, after=base), things),
        undo=undo(play.session, seat),
        private=private(things, public),
    )
    if changed.order is not None:
        told["order"] = changed.order
    return told


def by_id(scene: Scene) -> Things:
    """A scene by the ids of its things."""
    return dict(zip(map(_ID, scene), scene, strict=True))


def written(things: Iterable[Thing]) -> list[ThingView]:
    """Things as they are: whatever writes JSON for a socket writes each as the `ThingView` that it is."""
    return cast(list[ThingView], list(things))


def thing_view(thing: Thing) -> ThingView:
    """A thing as plain data."""
    return ThingView(
        id=thing.id,
        kind=thing.kind,
        name=thing.name,
        at=thing.at,
        look=thing.look,
        text=thing.text,
        rule=thing.rule,
        facts=thing.facts,
    )


def makes(session: Session[Any], seat: int) -> bool:
    """Whether a seat is to make the open decision, alone or with all others."""
    open_one = session.decision
    return open_one is not None and seat != SPECTATOR and open_one.seat in (seat, ANYONE)


def decision(play: Playthrough, seat: int) -> DecisionView | None:
    """The open decision: with its options for the seat that makes it, hidden if it is secret."""
    session = play.session
    open_one = session.decision
    if open_one is None:
        return None
    words, state = session.game.words, session.state
    yours = makes(session, seat)
    name = "Everyone" if open_one.seat == ANYONE else words.seat(state, open_one.seat)
    shown = DecisionView(
        number=play.number,
        seat=open_one.seat,
        seat_name=name,
        yours=yours,
        ask=open_one.ask,
        prompt="",
        rule=rule(session.game, open_one.rule),
        options=[],
    )
    if open_one.secret and not yours:
        shown["ask"], shown["rule"] = "", None
        shown["prompt"] = f"{name} is choosing."
        return shown
    if not yours:
        shown["prompt"] = words.meanwhile(state, open_one)
        return shown
    shown["prompt"] = words.prompt(state, open_one)
    shown["options"] = [
        OptionView(
            notation=str(option),
            label=words.label(state, open_one, option),
            detail=words.detail(state, open_one, option),
            points=list(words.points(state, open_one, option)),
        )
        for option in open_one.options
    ]
    return shown


def outcome(session: Session[Any]) -> OutcomeView | None:
    """How the game ended, once it has."""
    ended = session.outcome
    if ended is None:
        return None
    text = session.game.words.outcome(session.state, ended)
    return OutcomeView(text=text, scores=list(ended.scores), rule=ended.rule)


def race(session: Session[Any]) -> list[GoalView]:
    """What decides the game, and how near everybody is."""
    return [
        GoalView(
            name=goal.name,
            value=goal.value,
            of=goal.of,
            who=goal.who,
            means=goal.means,
            rule=goal.rule,
            text=goal.text,
            marks=list(goal.marks),
            look=goal.look,
        )
        for goal in session.game.race(session.state)
    ]


def candidates(session: Session[Any], thing: str) -> list[CandidateView]:
    """What could be done with a thing now by who is to choose, and why not what cannot."""
    return [_candidate(session, option, refusal) for option, refusal in session.could(thing)]


def _candidate(session: Session[Any], option: Option, refusal: Refusal | None) -> CandidateView:
    """A candidate in words."""
    game, state, decision = session.game, session.state, session.asked
    return CandidateView(
        notation=str(option),
        label=game.words.label(state, decision, option),
        detail=game.words.detail(state, decision, option),
        open=refusal is None,
        rule=None if refusal is None else rule(game, refusal.rule),
        why="" if refusal is None else refusal.why,
    )


def undo(session: Session[Any], seat: int) -> UndoView:
    """Whether `seat` may take the last choice back at once."""
    reason = why_no_undo(session, seat)
    return UndoView(allowed=not reason, reason=reason)


def why_no_undo(session: Session[Any], seat: int) -> str:
    """Why `seat` may not take the last choice back; empty when it may.

    Of another seat's choice nothing else is told: whether dice fell or somebody learned something may be hidden.
    """
    if session.made and session.made[-1].seat not in (seat, ANYONE):
        return "the last choice was another seat's"
    return session.why_no_undo()


def lines(play: Playthrough, told: Sequence[Told], things: Things) -> list[Line]:
    """Lines of the journal with the things on the table that they speak of."""
    return [_line(play, one, things) for one in told]


def _line(play: Playthrough, told: Told, things: Things) -> Line:
    spoken_of: list[str] = []
    for arg in told.event.args:
        if isinstance(arg, str):
            spoken_of += play.names.called(arg, things)
    return Line(
        number=told.number,
        text=told.text,
        rule=told.event.rule,
        kind=told.event.kind,
        args=list(told.event.args),
        things=spoken_of,
        seat=told.seat,
    )


def rule(game: Game[Any], id: str) -> RuleView | None:
    """A rule with its text, if the book has it."""
    if id not in game.rulebook:
        return None
    return RuleView(id=id, text=game.rulebook[id].text)
