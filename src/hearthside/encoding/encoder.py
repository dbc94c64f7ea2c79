"""The encoder: a position as a seat may know it, and the options of its decision, as numbers of tokens."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

from hearthside.kernel import ANYONE, Decision, Game, Option

from .columns import AnyColumn, Counting
from .profile import Form, Profile
from .reader import Compiler
from .vocabulary import Vocabulary

WIDTH = 8
"""How many tokens an option has at most; those it lacks are nought."""

FEW = 600
"""An act that could be done to more things than this has tokens for those that turn up."""

Row = tuple[int, ...]
Counted = tuple[str, bool, int, Counter[Any]]
"""The name of a column, whether its usual value is silent, how many bit sets it had, and its values."""


class Encoder:
    """Tokens of positions and options, under a vocabulary for each.

    What a seat cannot know is in no token: two worlds that it cannot tell apart have the same ones.

    >>> from hearthside.encoding import survey
    >>> from hearthside.games import load
    >>> from hearthside.kernel import Session
    >>> pilfer = load("pilfer"); encoder = survey(pilfer, games=4)
    >>> session = Session(pilfer, {"seats": 2}, seed=1); seen = encoder.position(session.state, session.asked, 0)
    >>> seen == encoder.position(session.state, session.asked, 0), encoder.options(session.asked)[:3]
    (True, [0, 1, 2])
    >>> len(encoder.rows[2])
    8
    """

    def __init__(
        self,
        game: Game[Any],
        forms: Mapping[str, Form],
        places: Vocabulary | None = None,
        acts: Vocabulary | None = None,
    ) -> None:
        self.game = game
        self.forms = dict(forms)
        self.places = places or Vocabulary()
        self.acts = acts or Vocabulary()
        self.counted: dict[str, Counting] | None = None
        self.counted_acts: dict[str, Counting] | None = None
        self._compile()

    def _compile(self) -> None:
        self._read = Compiler(self.forms, self._place, self.places.usual).state(self.game.state)
        self._ask = self._place("ask", False)
        self._asked = self._place("asked", False)
        self._seat = self._place("seat", False)
        self._about = [self._place(f"about[{i}]", False) for i in range(WIDTH)]
        self._numbers: dict[str, dict[Option, int]] = {}
        self.rows: list[Row] = []
        """The tokens of every option met so far, by its number."""

    def _place(self, name: str, silent: bool) -> AnyColumn:
        if self.counted is None:
            return self.places.column(name, silent)
        return self.counted.setdefault(name, Counting(name, silent))

    def _act(self, name: str) -> AnyColumn:
        if self.counted_acts is None:
            return self.acts.column(name)
        return self.counted_acts.setdefault(name, Counting(name, False))

    # Reading ------------------------------------------------------------------------------

    def position(self, state: Any, decision: Decision | None, seat: int) -> list[int]:
        """The tokens of a position for a seat, in no order that means anything."""
        out: list[int] = [self._seat[seat]]
        self._read(self.game.observed(state, seat), out, seat)
        if decision is not None:
            if decision.seat in (seat, ANYONE):
                out.append(self._ask[decision.ask])
                out += [column[value] for column, value in zip(self._about, decision.about)]  # noqa: B905
            else:
                out.append(self._asked["" if decision.secret else decision.ask])
        return list(filter(None, out))

    def options(self, decision: Decision) -> list[int]:
        """A number for every option, in order; `rows` has the tokens that stand behind it.

        Numbers are given as options are met, so they hold for this encoder only.
        """
        ask = decision.ask
        numbers = self._numbers.get(ask)
        if numbers is None:
            numbers = self._numbers[ask] = {}
        try:
            return [numbers[option] for option in decision.options]
        except KeyError:
            for option in decision.options:
                if option not in numbers:
                    numbers[option] = len(self.rows)
                    self.rows.append(self._row(ask, option))
        return [numbers[option] for option in decision.options]

    def _row(self, ask: str, option: Option) -> Row:
        """What an option is: its verb under this question, its arguments, all of it, and what it lies on."""
        verb = option.verb
        tokens = [self._act("act")[f"{ask}/{verb}"], self._act("verb")[verb]]
        for i, arg in enumerate(option.args[:3]):
            tokens.append(self._act(f"{verb}.{i}")[arg])
        if option.args:
            tokens.append(self._act("option")[str(option)])
            tokens.append(self._act("argument")[option.args[0]])
        known = self.game.asks.get(ask)
        act = None if known is None else known.acts.get(verb)
        if act is not None and (points := act.fixed_points(option)):
            tokens.append(self._act("thing")[points[0]])
        tokens = [token for token in tokens if token][:WIDTH]
        return (*tokens, *[0] * (WIDTH - len(tokens)))

    # Making -------------------------------------------------------------------------------

    def count(self) -> None:
        """From here on count what is read instead of naming it; options that acts declare are counted at once."""
        self.counted, self.counted_acts = {}, {}
        self._compile()
        for ask in self.game.asks.values():
            for act in ask.acts.values():
                if len(act.table) <= FEW:
                    self.options(ask.of(0, list(act.options)))

    def counts(self) -> tuple[list[Counted], list[Counted]]:
        """What was counted so far, of positions and of options, in a form that can be sent."""
        assert self.counted is not None and self.counted_acts is not None
        both = self.counted.values(), self.counted_acts.values()
        positions, options = (
            [(c.name, c.silent, c.masks, c.counts) for c in each] for each in both
        )
        return positions, options

    def join(self, counts: tuple[list[Counted], list[Counted]]) -> None:
        """Add what was counted elsewhere."""
        assert self.counted is not None and self.counted_acts is not None
        for into, found in zip((self.counted, self.counted_acts), counts, strict=True):
            for name, silent, masks, values in found:
                column = into.setdefault(name, Counting(name, silent))
                column.masks += masks
                column.counts.update(values)

    def settle(self, often: int) -> tuple[int, int]:
        """Take what was counted into the vocabularies; returns how many tokens of each are new."""
        assert self.counted is not None and self.counted_acts is not None
        new = self.places.grow(self.counted.values(), often)
        new_acts = self.acts.grow(self.counted_acts.values(), 1)
        self.counted = self.counted_acts = None
        self._compile()
        return new, new_acts

    # Keeping ------------------------------------------------------------------------------

    def data(self) -> dict[str, Any]:
        """All of it as JSON data."""
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "shape": shape_of(self.game),
            "forms": {path: list(form) for path, form in self.forms.items()},
            "places": self.places.data(),
            "acts": self.acts.data(),
        }

    @staticmethod
    def read(game: Game[Any], data: Mapping[str, Any]) -> Encoder:
        """The encoder that `data` was made of; a state that is built otherwise now raises `Outdated`."""
        if data["shape"] != shape_of(game):
            raise Outdated(
                f"{game.name}: made for rules {data['rules']}, whose state is built differently from "
                f"that of {game.version}"
            )
        forms = {path: Form(*form) for path, form in data["forms"].items()}
        return Encoder(game, forms, Vocabulary.read(data["places"]), Vocabulary.read(data["acts"]))

    def digest(self) -> str:
        """Sixteen hex digits of both vocabularies."""
        text = self.places.digest() + self.acts.digest()
        return blake2b(text.encode(), digest_size=8).hexdigest()


class Outdated(ValueError):
    """A vocabulary was made for rules whose state was built otherwise.

    >>> from hearthside.games import load
    >>> Encoder.read(load("pilfer"), {"shape": "", "rules": "0.1"})
    Traceback (most recent call last):
    hearthside.encoding.encoder.Outdated: pilfer: made for rules 0.1, whose state is built differently ...
    """


def shape_of(game: Game[Any]) -> str:
    """Sixteen hex digits of the names and types of everything in a game's state."""
    forms = Profile(game.state).forms()
    return blake2b(json.dumps(sorted(forms)).encode(), digest_size=8).hexdigest()
