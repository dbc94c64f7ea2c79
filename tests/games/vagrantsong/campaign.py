"""A campaign of seven nights on record, for the tests that replay one.

    .venv/bin/python -m tests.games.vagrantsong.campaign

writes the record of the first campaign that sees seven nights, up to there: `greedy` rides, three Vagrants.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path

from hearthside import bots
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from .table import GAME

CAMPAIGN = Path(__file__).with_name("campaign.record")
NIGHTS = 7


def main() -> None:
    """Play campaigns until one is whole."""
    setup = {"seats": 3, "campaign": True, "vagrants": ["songsmith", "cursebearer", "revivalist"]}
    for number in count():
        session: Session[Journey] = Session(GAME, setup, seed=number)
        mind = bots.make("greedy", seed=number)
        nights = session.state.camp.results
        while session.decision is not None and len(nights) < NIGHTS:
            session.choose(mind.choose(session))
            nights = session.state.camp.results
        print(f"campaign {number}: {' '.join(nights)}, {session.number} choices", flush=True)
        if len(nights) == NIGHTS:
            CAMPAIGN.write_text(str(session.record()), "utf-8")
            return


if __name__ == "__main__":
    main()
