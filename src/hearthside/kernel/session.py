"""A session: one game being played, choice by choice, with fork, undo and record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from .acts import Bar
from .clone import clone, from_data, to_data
from .decision import EVERYONE, Decision
from .dice import Dice, KeyedDice
from .game import Game, Outcome
from .journal import Journal
from .marks import Deal, Made, Mark
from .option import Option
from .refusal import Refusal, Refused
from .running import Run, onward
from .scene import Scene
from .state import State

if TYPE_CHECKING:
    from .record import Record

S = TypeVar("S", bound=State)

_new = tuple.__new__  # a Made without the detour over its own constructor: this is the hot path


class Session(Run[S]):
    """A game under way.

    >>> from hearthside.games import load
    >>> session = Session(load("pilfer"), {"seats": 2}, seed=3)
    >>> session.number, session.decision.seat
    (0, 0)
    >>> session.choose(session.decision.options[0]); session.number
    1
    """

    def __init__(
        self,
        game: Game[S],
        setup: Mapping[str, Any] | None = None,
        seed: int = 0,
        *,
        dice: Dice | None = None,
        keyed: bool = False,
        journal: bool = True,
    ) -> None:
        thrown = KeyedDice(seed) if keyed else dice
        self._open(game, game.begin(setup, seed, thrown), Journal() if journal else None)
        self._remember()
        self.setup.update(setup or {})
        self.seed = seed
        self.seeded = dice is None
        self._run(None)

    @classmethod
    def resume(
        cls,
        game: Game[S],
        state: S,
        *,
        dice: Dice | None = None,
        journal: bool = True,
        number: int = 0,
    ) -> Session[S]:
        """A session that goes on from a state between steps, `number` choices into the game.

        >>> from hearthside.games import load
        >>> pilfer = load("pilfer"); s = pilfer.begin({"seats": 2}, seed=3)
        >>> Session.resume(pilfer, s).decision.seat
        0
        """
        session = cls.__new__(cls)
        state = clone(state)
        if dice is not None:
            state.dice = dice
        session._open(game, state, Journal() if journal else None, number)
        session._remember()
        session._run(None)
        return session

    # Choosing -----------------------------------------------------------------------------

    @property
    def asked(self) -> Decision:
        """The decision under way, where there must be one; `Refused` once the game is over.

        >>> from hearthside.games import load
        >>> Session(load("pilfer"), {"seats": 2}, seed=3).asked.seat
        0
        """
        if self.decision is None:
            raise Refused("the game is over")
        return self.decision

    def choose(self, option: Option | str) -> None:
        """Answer the decision; an option that is not on offer raises `Refused`.

        >>> from hearthside.games import load
        >>> Session(load("pilfer"), seed=1).choose("fly:moon")
        Traceback (most recent call last):
        hearthside.kernel.refusal.Refused: 'fly:moon' is not on offer
        """
        decision = self.asked
        if isinstance(option, str):
            found = decision.find(option)
            if found is None:
                raise Refused(f"{option!r} is not on offer")
            option = found
        elif option not in decision.options:
            raise Refused(f"{str(option)!r} is not on offer")
        state = self.state
        made = (option, decision.seat, state.dice.count, state.learned)
        self.made.append(_new(Made, made))
        self.number += 1
        try:
            self._run(option)
        except Exception:
            if self._keep:
                self.rewind(self.number - 1)
            raise

    def choose_keyed(self, option: Option | str, key: int) -> None:
        """Choose with dice that are keyed for this one choice, so that nobody can have foreseen them.

        The session must have been begun `keyed`. The key is kept, and told by the record, if any dice were thrown.

        >>> from hearthside.games import load
        >>> session = Session(load("pilfer"), {"seats": 2}, seed=1 << 99, keyed=True)
        >>> session.choose_keyed("wait", 1 << 100); session.keys
        {}
        """
        dice, number = self.state.dice, self.number
        if not isinstance(dice, KeyedDice):
            raise Refused("this session was not begun keyed")
        was, drawn = dice.key, dice.count
        dice.key = self.keys[number] = key
        try:
            self.choose(option)
        except BaseException:
            dice.key = was
            self.keys.pop(number, None)
            raise
        if self.state.dice.count == drawn:  # the key was never used: as if it had never been there
            del self.keys[number]
            self.state.dice.key = was
            here = self._here
            if here is not None and here.number == self.number:  # a step has begun with it
                here.state.dice.key = was

    def deal_anew(self, key: int) -> None:
        """Deal anew what no seat knows, in place: whoever knew more than a seat may knows it no longer.

        What was chosen before cannot be taken back afterwards.

        >>> from hearthside.games import load
        >>> session = Session(load("pilfer"), {"seats": 2}, seed=1, keyed=True); hands = session.scene(0)
        >>> session.deal_anew(1 << 100); session.scene(0) == hands, session.why_no_undo()
        (True, 'nothing has been chosen yet')
        """
        self.redeals.append((self.number, key))
        self.game.redeal(self.state, EVERYONE, KeyedDice(key))

    def why_not(self, option: Option | str) -> Refusal | None:
        """Why an option is not on offer: the rule and its text; None if it is on offer.

        >>> from hearthside.games import load
        >>> session = Session(load("pilfer"), {"seats": 2}, seed=3)
        >>> session.why_not(session.decision.options[0]) is None
        True
        >>> session.why_not("steal:0").rule
        'PF-009'
        """
        decision = self.decision
        if decision is None:
            return Refusal("", "The game is over.")
        option = Option.parse(option) if isinstance(option, str) else option
        if decision.find(str(option)) is not None:
            return None
        ask = self.game.asks.get(decision.ask)
        bar = Bar(decision.rule) if ask is None else ask.bar(self.state, decision, option)
        return self._refusal(bar)

    def could(self, thing: str) -> list[tuple[Option, Refusal | None]]:
        """What could be done with one thing of the scene at this decision, and why not what cannot.

        >>> from hearthside.games import load
        >>> session = Session(load("pilfer"), {"seats": 2}, seed=3)
        >>> [(str(option), why and why.rule) for option, why in session.could("hand:0")]
        [('steal:0', 'PF-009')]
        """
        decision = self.decision
        ask = self.game.asks.get(decision.ask) if decision is not None else None
        if decision is None or ask is None:
            return []
        return [
            (option, None if bar is None else self._refusal(bar))
            for option, bar in ask.at(self.state, decision, thing)
        ]

    def _refusal(self, bar: Bar) -> Refusal:
        if not bar.rule:
            return Refusal("", "That is not what is asked.", bar.why)
        return Refusal(bar.rule, self.game.rulebook[bar.rule].text, bar.why)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it has."""
        return self.game.outcome(self.state) if self.decision is None else None

    @property
    def journal(self) -> Journal:
        """What happened so far."""
        return Journal() if self.state.journal is None else self.state.journal

    def scene(self, seat: int) -> Scene:
        """What a seat sees.

        >>> from hearthside.games import load
        >>> len(Session(load("pilfer"), seed=1).scene(0)) > 0
        True
        """
        return self.game.scene(self.state, seat)

    # Forking ------------------------------------------------------------------------------

    def fork(self, *, keep: bool = True) -> Session[S]:
        """A session at the same point that shares nothing changeable with this one.

        It keeps no journal. With `keep=False` it also keeps no step beginnings, so it cannot be forked
        or undone itself: what search wants.

        >>> from hearthside.games import load
        >>> session = Session(load("pilfer"), seed=1); twin = session.fork()
        >>> twin.choose(twin.decision.options[0]); session.number
        0
        """
        twin = self._twin(keep)
        if keep:
            twin.first, twin.made, twin.marks = self.first, self.made[:], self.marks[:]
            twin._began, twin._here = self._began, self._here
            twin.setup, twin.seed, twin.seeded = self.setup, self.seed, self.seeded
            twin.undone = self.undone[:]
            twin.keys, twin.redeals = dict(self.keys), self.redeals[:]
            twin._keep = True
        return twin

    def _twin(self, told: bool) -> Session[S]:
        """A session at the same point that keeps nothing yet; `told` if it is going to keep step beginnings."""
        if not self._keep:
            raise Refused("this fork keeps no step beginnings to fork from")
        twin: Session[S] = Session.__new__(type(self))
        if self.decision is None:
            twin._open(self.game, clone(self.state), None, self.number, told)
            twin._keep, twin.keys, twin.redeals = False, self.keys, self.redeals
            return twin
        mark = self.beginning()
        twin._open(self.game, clone(mark.state), None, mark.number, told)
        twin._keep, twin.keys, twin.redeals = False, self.keys, self.redeals
        twin._run(None)
        if mark.number < self.number or mark.deals or self.redeals:
            twin._again(self.made[mark.number - self.first :], mark.deals)
        return twin

    def redealt(self, seat: int, rng: Dice, *, keep: bool = False) -> Session[S]:
        """A search fork in which everything that `seat` cannot know is dealt anew, the dice too.

        With `keep=True` it keeps step beginnings from here on, so it can be forked itself: what playing
        on by advice wants. It has no record: nobody played that world.

        >>> from hearthside.games import load
        >>> session = Session(load("pilfer"), seed=1)
        >>> session.redealt(0, Dice(5)).scene(0) == session.scene(0)
        True
        >>> world = session.redealt(0, Dice(5), keep=True); world.fork().state == world.state
        True
        """
        twin = self._twin(keep)
        if keep and self.decision is not None:
            mark = self.beginning()
            deal = Deal(self.number, seat, rng.below(1 << 62))
            twin.made = self.made[mark.number - self.first :]
            twin._here = Mark(mark.number, 0, mark.state, (*mark.deals, deal))
            twin.marks, twin.undone = [twin._here], []
            twin._keep = True
            rng = Dice(deal.seed)
        twin._deal(seat, rng)
        return twin

    def position(self) -> dict[str, Any]:
        """This very point as JSON data: the state when the step began, and the choices since.

        >>> from hearthside.games import load
        >>> pilfer = load("pilfer"); session = Session(pilfer, seed=1)
        >>> Session.at(pilfer, session.position()).state == session.state
        True
        """
        self._played()
        if self.decision is None or not self.marks:
            return {"number": self.number, "state": to_data(self.state), "since": []}
        mark = self.beginning()
        since = [str(made.option) for made in self.made[mark.number - self.first :]]
        position = {"number": mark.number, "state": to_data(mark.state), "since": since}
        keys = [[number, key] for number, key in self.keys.items() if number >= mark.number]
        redeals = [[number, key] for number, key in self.redeals if number >= mark.number]
        return {**position, "keys": keys, "redeals": redeals} if keys or redeals else position

    @classmethod
    def at(
        cls,
        game: Game[S],
        position: Mapping[str, Any],
        *,
        keyed: bool = False,
        journal: bool = False,
    ) -> Session[S]:
        """The session that `position` was taken of, as far back as the beginning of its step.

        With `keyed`, it can be gone on with by `choose_keyed`, whatever its dice were before.

        >>> from hearthside.games import load
        >>> pilfer = load("pilfer"); position = Session(pilfer, seed=1).position()
        >>> Session.at(pilfer, position).number
        0
        """
        state = from_data(game.state, position["state"])
        dice = KeyedDice.like(state.dice) if keyed else None
        session = cls.resume(game, state, dice=dice, journal=journal, number=position["number"])
        keys, redeals = dict(position.get("keys", ())), position.get("redeals", ())
        for notation in (*position["since"], None):
            for number, key in redeals:
                if number == session.number:
                    session.deal_anew(key)
            if notation is None:
                break
            if session.number in keys:
                session.choose_keyed(notation, keys[session.number])
            else:
                session.choose(notation)
        return session

    # Undo ---------------------------------------------------------------------------------

    def why_no_undo(self) -> str:
        """Why the last choice cannot be taken back, or an empty string if it can.

        >>> from hearthside.games import load
        >>> Session(load("pilfer"), seed=1).why_no_undo()
        'nothing has been chosen yet'
        """
        if not self.made:
            return "nothing has been chosen yet"
        if not self._keep:
            return "this fork keeps no step beginnings to go back to"
        if self.redeals and self.redeals[-1][0] >= self.number:
            return "what is to come has been dealt anew since"
        last = self.made[-1]
        if self.state.dice.count != last.drawn:
            return "a random number has been drawn since"
        if self.state.learned != last.learned:
            return "somebody has learned something since"
        if self.decision is None:
            return "the game is over"
        if self.decision.seat != last.seat:
            return "another seat is to act"
        return ""

    def undo(self, consent: Iterable[int] | None = None) -> None:
        """Take the last choice back, where the rule of undo allows it.

        With the `consent` of every seat any choice can be taken back; the journal says so.

        >>> from hearthside.games import load
        >>> session = Session(load("pilfer"), {"seats": 2}, seed=1)
        >>> session.undo()
        Traceback (most recent call last):
        hearthside.kernel.refusal.Refused: nothing has been chosen yet
        """
        reason = self.why_no_undo()
        if not reason:
            self.rewind(self.number - 1)
            return
        if consent is None or not self.made or not self._keep:
            raise Refused(reason)
        missing = sorted(set(range(self.state.seats)) - set(consent))
        if missing:
            raise Refused(f"seats that do not agree: {', '.join(map(str, missing))}")
        self.back_to(self.number - 1)

    def back_to(self, number: int) -> None:
        """Go back to an earlier point by agreement, and leave a mark in the journal.

        >>> from hearthside.games import load
        >>> session = Session(load("pilfer"), {"seats": 2}, seed=1)
        >>> session.choose(session.decision.options[0]); session.back_to(0); session.journal[-1].kind
        'undone'
        """
        if not self.first <= number < self.number:
            raise Refused(f"there is no earlier point {number}")
        if self.redeals and self.redeals[-1][0] > number:
            raise Refused("what is to come has been dealt anew since")
        was = self.number
        self.rewind(number)
        self.stamp(was)

    def rewind(self, number: int) -> None:
        """Be again where the game stood after `number` choices, and leave no mark of it.

        This is what undo is made of; by itself it is for whoever keeps the record, to drop a choice
        that could not be saved.

        >>> from hearthside.games import load
        >>> session = Session(load("pilfer"), {"seats": 2}, seed=1)
        >>> session.choose(session.decision.options[0]); session.rewind(0); session.number
        0
        """
        marks = self.marks
        while marks[-1].number > number:
            marks.pop()
        mark = marks[-1]
        again = self.made[mark.number - self.first : number - self.first]
        del self.made[number - self.first :]
        undone = [(min(at, number), was) for at, was in self.undone]
        self.undone = [(at, was) for at, was in undone if at < mark.number]
        journal = self.state.journal
        self.state = clone(mark.state)
        if journal is not None:
            del journal[mark.events :]
        self.state.journal = journal
        self._asks = onward(self.game, self.state, told=True)
        self.number = mark.number
        self._began, self._here = (mark.number, mark.events), mark
        self._keep = False  # its step begins here and is kept already
        self.keys = {at: key for at, key in self.keys.items() if at < number}
        self.redeals = [(at, key) for at, key in self.redeals if at <= number]
        self._run(None)
        self._keep = True
        self._again(again, mark.deals, undone)

    # Records ------------------------------------------------------------------------------

    def record(self) -> Record:
        """The game so far as a record.

        >>> from hearthside.games import load
        >>> Session(load("pilfer"), {"seats": 2}, seed=3).record().seed
        3
        """
        from .record import Record

        self._played()
        return Record.of(self)

    def _played(self) -> None:
        if self.marks and self.marks[0].deals:
            raise Refused("this world was dealt for a search, so it has no record")
