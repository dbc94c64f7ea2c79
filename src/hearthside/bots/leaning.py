"""Leanings: what a network makes of a decision, with the advice of its game under it where it stands on that."""

from __future__ import annotations

from typing import Any

import numpy as np

from hearthside.kernel import Dice, Session
from hearthside.policy import Counsel, Judged, Network, counselled

from .heuristic import GLIMPSE, Glance, option_values, prior, value_after

DETERMINIZATIONS = 1
"""In how many worlds advice looks at every option: half as many as for `greedy`, for half the time."""


def counsel(session: Session[Any], seat: int, rng: Dice, *, quick: bool = False) -> Counsel:
    """What advice says of every option to a seat, out of worlds that fit what it knows.

    A `quick` one looks at the world as it stands, which has to be one that was dealt for a search already.

    >>> from hearthside.games import load
    >>> session = Session(load("pilfer"), {"seats": 2}, seed=1)
    >>> len(counsel(session, 0, Dice(3)).leans) == len(session.asked.options)
    True
    """
    options = session.asked.options
    if quick:
        seed, most = rng.below(1 << 62), max(1, GLIMPSE // len(options))
        glance = Glance(Dice(seed))
        values = [value_after(session, option, seat, seed, glance, most) for option in options]
    else:
        values = [value for _, value in option_values(session, seat, rng, DETERMINIZATIONS)]
    return counselled(values, [prior(session, option) for option in options])


def leanings(
    network: Network, session: Session[Any], seat: int, rng: Dice, *, quick: bool = False
) -> Judged:
    """What a network makes of a decision, each option weighed by how readily its act is tried at all (`Act.prior`).

    A policy has no feeling for time: what costs nothing, such as laying out a piece in a trade and taking it back, it
    would do as long as the rules let it. Counsel has weighed that already.
    """
    encoder, decision = network.encoder, session.asked
    tokens, options = encoder.position(session.state, decision, seat), encoder.options(decision)
    if network.advised:
        return network.judge(tokens, options, counsel(session, seat, rng, quick=quick))
    logits, value = network.judge(tokens, options)
    ready = [prior(session, option) for option in decision.options]
    return Judged(logits + np.log(np.array(ready, np.float32)), value)
