"""Views: what one seat is shown of a playthrough, whole or as differences keyed by thing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, cast

from hearthside.kernel import ANYONE, SPECTATOR, Game, Option, Refusal, Session, Thing

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

Things = dict[str, Thing]
"""The things that a seat sees by id, in the scene's order."""


class Common(NamedTuple):
    """What is the same in everybody's view."""

    phase: str
    outcome: OutcomeView | None
    race: list[GoalView]


def common(session: Session[Any]) -> Common:
    """What everybody is told of a position."""
    return Common(session.game.words.phase(session.state), outcome(session), race(session))


def view(play: Playthrough, seat: int) -> View:
    """The whole table as `seat` sees it."""
    session = play.session
    things, public = by_id(session.scene(seat)), by_id(session.scene(SPECTATOR))
    shown = whole(play, seat, things, public, common(session))
    shown["things"] = [thing_view(thing) for thing in things.values()]
    return shown


def whole(play: Playthrough, seat: int, things: Things, public: Things, all_see: Common) -> View:
    """The whole table as `seat` sees it, its scene and what everybody sees being at hand."""
    return View(
        seat=seat,
        number=play.number,
        made=play.made,
        phase=all_see.phase,
        things=written(things.values()),
        decision=decision(play, seat),
        outcome=all_see.outcome,
        race=all_see.race,
        lines=lines(play.lines(seat), things),
        undo=undo(play.session, seat),
        private=private(things, public),
    )


def private(things: Things, public: Things) -> bool:
    """Whether a seat is shown something that not everybody may see."""
    return any(
        (open_ := public.get(id)) is not thing and open_ != thing for id, thing in things.items()
    )


def diff(
    play: Playthrough,
    seat: int,
    base: int,
    before: Things,
    things: Things,
    public: Things,
    all_see: Common,
) -> Diff:
    """What changed for `seat` since view number `base`."""
    put = [
        thing
        for id, thing in things.items()
        if (old := before.get(id)) is not thing and old != thing  # most are the very same object
    ]
    gone = [id for id in before if id not in things]
    told = Diff(
        t="diff",
        number=play.number,
        base=base,
        made=play.made,
        seat=seat,
        put=written(put),
        gone=gone,
        decision=decision(play, seat),
        phase=all_see.phase,
        outcome=all_see.outcome,
        race=all_see.race,
        events=lines(play.lines(seat, after=base), things),
        undo=undo(play.session, seat),
        private=private(things, public),
    )
    if not gone and len(before) == len(things) and list(before) == list(things):
        return told
    merged = [id for id in before if id in things] + [id for id in things if id not in before]
    if merged != list(things):
        told["order"] = list(things)
    return told


def by_id(scene: Iterable[Thing]) -> Things:
    """A scene by the ids of its things."""
    return {thing.id: thing for thing in scene}


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


def decision(play: Playthrough, seat: int) -> DecisionView | None:
    """The open decision: with its options for the seat that makes it, hidden if it is secret."""
    session = play.session
    open_one = session.decision
    if open_one is None:
        return None
    words, state = session.game.words, session.state
    yours = seat != SPECTATOR and open_one.seat in (seat, ANYONE)
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


def lines(told: Sequence[Told], things: Things) -> list[Line]:
    """Lines of the journal with the things on the table that they speak of."""
    if not told:
        return []
    words = {arg for one in told for arg in one.event.args if isinstance(arg, str)}
    called: dict[str, list[str]] = {}
    if words:
        for id in things:
            if (name := id.partition(":")[2]) in words:
                called.setdefault(name, []).append(id)
    return [_line(one, things, called) for one in told]


def _line(told: Told, things: Things, called: dict[str, list[str]]) -> Line:
    spoken_of: list[str] = []
    for arg in told.event.args:
        if isinstance(arg, str):
            spoken_of += [arg] if arg in things else called.get(arg, [])
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
