"""Where weights lie: those that come with the package, or those in the folder that HEARTHSIDE_WEIGHTS names."""

from __future__ import annotations

import os
import warnings
from pathlib import Path
from typing import Any

from hearthside.encoding import Outdated
from hearthside.kernel import Game

from .network import Network
from .weights import Weights

SHIPPED = Path(__file__).with_name("shipped")
VARIABLE = "HEARTHSIDE_WEIGHTS"

_networks: dict[tuple[Path, int, str], Network | None] = {}


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
    path = path_of(game.name, stage)
    if path is None:
        return None
    key = (path, path.stat().st_mtime_ns, game.version)
    if key not in _networks:
        _networks[key] = _read(path, game)
    return _networks[key]


def _read(path: Path, game: Game[Any]) -> Network | None:
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
    return held.network()
