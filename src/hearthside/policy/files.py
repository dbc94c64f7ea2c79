"""Where weights lie: those that come with the package, or those in the folder that HEARTHSIDE_WEIGHTS names."""

from __future__ import annotations

import os
import warnings
from math import comb
from pathlib import Path
from typing import Any

from hearthside.encoding import Outdated
from hearthside.kernel import Game

from .network import Network
from .weights import Card, Weights

SHIPPED = Path(__file__).with_name("shipped")
VARIABLE = "HEARTHSIDE_WEIGHTS"

SURE = 0.05
"""How seldom mere luck may have put a network ahead whose rules have changed since."""

_networks: dict[tuple[Path, int, str], tuple[Network, Card] | None] = {}


class StaleWeights(UserWarning):
    """Weights that were made for other rules: refused where they do not fit, named where they may be weaker."""


def path_of(game: str, stage: str = "") -> Path | None:
    """The file of a game's weights, or of an earlier stage of them; None if there is none.

    >>> path_of("no_such_game") is None
    True
    """
    name = f"{game}-{stage}.weights" if stage else f"{game}.weights"
    folders = [Path(os.environ[VARIABLE])] if os.environ.get(VARIABLE) else []
    return next((f / name for f in (*folders, SHIPPED) if (f / name).is_file()), None)


def network_of(game: Game[Any], stage: str = "") -> Network | None:
    """The network of a game, read once; None if there is none, or if it was made for a state that has changed.

    >>> from dataclasses import replace
    >>> from hearthside.games import load
    >>> network_of(replace(load("pilfer"), name="no_such_game")) is None
    True
    """
    held = _held(game, stage)
    return None if held is None else held[0]


def trusted(game: Game[Any], seats: int) -> bool:
    """Whether the network of a game may play for people at a table of so many seats.

    In the trials on its card it must not have been behind `greedy` there; if the rules have changed since, it must have
    been ahead by more than luck. A network that was never tried is taken at its word.
    """
    held = _held(game)
    if held is None:
        return False
    card = held[1]
    tried = {trial["group"]: trial for trial in card.trials if trial["bot"] == "learned"}
    trial = tried.get(f"{seats} seat{'s' * (seats != 1)}", tried.get("all"))
    if trial is None:
        return True
    won, lost = trial["only_learned"], trial["only_greedy"]
    if card.rules == game.version:
        return bool(won >= lost)
    return luck(won, lost) < SURE


def luck(won: int, lost: int) -> float:
    """How likely even chances bring so many wins or more (a sign test).

    >>> luck(0, 0), luck(2, 0), round(luck(24, 3), 6)
    (1.0, 0.25, 2.5e-05)
    """
    tosses = won + lost
    return sum(comb(tosses, k) for k in range(won, tosses + 1)) / 2.0**tosses


def _held(game: Game[Any], stage: str = "") -> tuple[Network, Card] | None:
    """The network of a game and its card, read once."""
    path = path_of(game.name, stage)
    if path is None:
        return None
    key = (path, path.stat().st_mtime_ns, game.version)
    if key not in _networks:
        _networks[key] = _read(path, game)
    return _networks[key]


def _read(path: Path, game: Game[Any]) -> tuple[Network, Card] | None:
    try:
        held = Weights.read(path, game)
    except Outdated as error:
        warnings.warn(f"{path.name} is not used: {error}", StaleWeights, stacklevel=4)
        return None
    if held.card.rules != game.version:
        warnings.warn(
            f"{path.name} was made for rules {held.card.rules} of {game.name}, which are at "
            f"{game.version} now: the bot may be weaker than its card says",
            StaleWeights,
            stacklevel=4,
        )
    return held.network(), held.card
