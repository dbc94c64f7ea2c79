"""Weights: a network, its vocabulary and a card that says how it was made, in one file of a few megabytes."""

from __future__ import annotations

import io
import json
import os
import zipfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from hearthside.encoding import Encoder, Vocabulary
from hearthside.encoding.vocabulary import OTHER
from hearthside.games import load
from hearthside.kernel import Game

from .network import Floats, Network, Params

CARD = "card.json"
WORDS = "encoder.json"


@dataclass(slots=True)
class Card:
    """Who made a network: the game and its rules, how much it played, how strong it was when it was tried.

    >>> Card("pilfer", "1.2.0").choices
    0
    """

    game: str
    rules: str
    vocabulary: str = ""
    choices: int = 0
    """How many choices of self-play it learned from."""
    seconds: float = 0.0
    made: str = ""
    """The command that made it."""
    advised: bool = False
    """Whether it stands on the advice of its game, which it asks at every choice."""
    trials: list[dict[str, Any]] = field(default_factory=list)
    """Games it was tried in: against whom, how many, and what came of them."""


@dataclass(slots=True)
class Weights:
    """A network as it lies in a file."""

    card: Card
    encoder: Encoder
    params: Params

    def network(self) -> Network:
        """The network, ready to be asked."""
        return Network(self.params, self.encoder)

    def write(self, path: Path, *, quick: bool = False) -> None:
        """Write all of it to a file in a single stroke, the numbers in sixteen bits; a `quick` one is bigger and exact."""
        self.card.vocabulary = self.encoder.digest()
        half = path.with_name(f".{path.name}.half")
        with zipfile.ZipFile(half, "w") as file:
            file.writestr(_entry(CARD, quick), json.dumps(asdict(self.card), indent=1))
            file.writestr(
                _entry(WORDS, quick), json.dumps(self.encoder.data(), separators=(",", ":"))
            )
            for name, array in sorted(self.params.items()):
                held = io.BytesIO()
                np.save(held, array if quick else array.astype(np.float16))
                file.writestr(_entry(f"{name}.npy", quick), held.getvalue())
        os.replace(half, path)

    @staticmethod
    def read(path: Path, game: Game[Any] | None = None) -> Weights:
        """The weights in a file; `Outdated` if the state of the game is built otherwise by now."""
        held = Held.read(path)
        return Weights(
            held.card, Encoder.read(game or load(held.card.game), held.words), held.params
        )

    def fitted(self, encoder: Encoder) -> Params:
        """The parameters under another vocabulary."""
        return Held(self.card, self.encoder.data(), self.params).fitted(encoder)


@dataclass(slots=True)
class Held:
    """What lies in a file, whether it fits the rules of today or not."""

    card: Card
    words: Mapping[str, Any]
    params: Params

    @staticmethod
    def read(path: Path) -> Held:
        """The contents of a file."""
        with zipfile.ZipFile(path) as file:
            params = {
                name.removesuffix(".npy"): _array(file.read(name))
                for name in file.namelist()
                if name.endswith(".npy")
            }
            params.setdefault("gate", np.zeros_like(params["sketch"]))  # older weights have none
            card = Card(**json.loads(file.read(CARD)))
            return Held(card, json.loads(file.read(WORDS)), params)

    def fitted(self, encoder: Encoder) -> Params:
        """The parameters under another vocabulary: tokens of the same name keep what was learned of them.

        A token that is new starts as whatever is rare in its column, or from nothing.
        """
        params = dict(self.params)
        for name, new in (("places", encoder.places), ("acts", encoder.acts)):
            params[name] = moved(self.params[name], Vocabulary.read(self.words[name]), new)
        return params


def moved(rows: Floats, old: Vocabulary, new: Vocabulary) -> Floats:
    """Rows of one vocabulary as rows of another.

    >>> rows = np.array([[0], [1], [2]], np.float32)
    >>> old, new = Vocabulary([("a", "*"), ("a", 3)]), Vocabulary([("a", "*"), ("a", 5), ("a", 3)])
    >>> moved(rows, old, new)[:, 0].tolist()
    [0.0, 1.0, 1.0, 2.0]
    """
    if old.tokens == new.tokens:
        return rows
    known = old.numbers()
    at = [0]
    for name, value in new.tokens:
        at.append(known.get((name, value), known.get((name, OTHER), 0)))
    found: Floats = rows[np.array(at)]
    return found


def _entry(name: str, quick: bool) -> zipfile.ZipInfo:
    """An entry without a date, so that the same weights give the same file."""
    entry = zipfile.ZipInfo(name)
    entry.compress_type = zipfile.ZIP_STORED if quick else zipfile.ZIP_DEFLATED
    return entry


def _array(data: bytes) -> Floats:
    array: Floats = np.load(io.BytesIO(data)).astype(np.float32)
    return array
