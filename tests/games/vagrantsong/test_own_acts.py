"""What a page adds to what can be done: the quick list is the whole list."""

from __future__ import annotations

from random import Random

import pytest

from hearthside.games.vagrantsong.content.page import SCENARIOS
from hearthside.games.vagrantsong.rules.using import own_acts
from hearthside.kernel import Ask, Session

from .table import GAME

BESIDE = {
    deed.verb for made in SCENARIOS.values() for deed in (*made.uses, *made.deeds) if deed.beside
}
PAGES = [key for key, made in SCENARIOS.items() if BESIDE & made.verbs]


@pytest.mark.witness
@pytest.mark.parametrize("scenario", PAGES)
def test_no_deed_beside_a_vagrant_is_overlooked(scenario: str) -> None:
    """At decisions of random games, Iron Nails and an Apple in every hand: what nothing bars is listed, and nothing else is."""
    made = SCENARIOS[scenario]
    own = own_acts(scenario)
    whole = [(own.uses, Ask("uses", "VS-004", made.uses, prompt=""))]
    whole.append((own.deeds, Ask("deeds", "VS-004", made.deeds, prompt="")))
    found = 0
    for seed in range(4):
        rng = Random(seed)
        session = Session(GAME, {"seats": 3, "scenario": scenario}, seed=seed)
        while session.decision is not None and session.number < 80:
            s = session.fork().state
            for v in s.vagrants:
                v.tokens += ["nail", "apple"]
                v.token_used, s.active = False, v.seat
                for quick, slow in whole:
                    listed = quick.open(s, v.seat)
                    assert sorted(map(str, listed)) == sorted(map(str, slow.open(s, v.seat)))
                    found += sum(option.verb in BESIDE for option in listed)
            session.choose(rng.choice(session.decision.options))
    assert found, "the games came by it"
