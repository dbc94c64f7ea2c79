"""What bots go by: advice that grows towards a good end, and bots that play by it."""

from __future__ import annotations

from typing import Any

import pytest

from hearthside import bots
from hearthside.games.deck_goes_west import game
from hearthside.games.deck_goes_west.advice.worth import Pays, event_pays, view_of
from hearthside.games.deck_goes_west.content.missions import MISSIONS
from hearthside.kernel import Session

from .table import at, deal, fetch, give, lay, play, table


def worth(session: Session[Any], *choices: str) -> list[float]:
    """The advice for seat 0 before and after each choice."""
    values = [game.advice(session.state, 0)]
    for choice in choices:
        session.choose(choice)
        values.append(game.advice(session.state, 0))
    return values


def test_each_pick_towards_unknown_land_is_worth_more() -> None:
    """A boot played next to the frontier promises a reveal; the reveal keeps the promise."""
    s = table()
    s.players[0].at = at(1)
    deal(s, 0, "boot", "knife")
    give(s, 0, food=6)
    lay(s, at(2), "forest", up=False)
    before, played, turned = worth(play(s, seed=1), "play:boot,0", "explore:W")
    assert before < played < turned
    assert turned - played < played - before


def test_movement_that_leads_nowhere_is_worth_nothing() -> None:
    """With all land around turned, a boot only costs; stopping then loses no more."""
    s = table()
    for x in range(3):
        for y in range(-3, 4):
            if at(x, y) in s.map:
                s.up.add(at(x, y))
    s.players[0].at = at(2)
    deal(s, 0, "boot", "knife")
    give(s, 0, food=6)
    before, played, stopped = worth(play(s, seed=1), "play:boot,0", "stop")
    assert played < before
    assert played == pytest.approx(stopped, abs=0.03)


def test_a_card_that_is_paid_for_counts_before_it_is_put_away() -> None:
    """Buying shows its worth at once, not only after the pile was chosen."""
    s = table()
    s.trade += s.row
    s.row = [fetch(s, kind) for kind in ("cow", "mule", "canoe", "horse", "banjo")]
    deal(s, 0, "boot", "knife")
    give(s, 0, gold=2, food=6)
    before, paid, kept = worth(play(s), "buy:horse,0", "onto:discard")
    assert before < paid
    assert kept == pytest.approx(paid, abs=0.02)


def test_the_rest_of_a_job_counts_while_its_owner_is_asked() -> None:
    """Three cards for a step: the step is promised while the cards are picked."""
    s = table()
    s.players[0].at = at(1)
    deal(s, 0, "pan", "hatchet", "knife", "six_shooter")
    give(s, 0, food=6)
    before, asked, *_, ready = worth(play(s), "task:0", "drop:pan", "drop:hatchet", "drop:knife")
    assert before < asked
    assert ready == pytest.approx(asked, abs=0.06)


def test_chosen_goods_are_not_lost_between_paying_and_gaining() -> None:
    """Four wood for two food: nothing is gone while the player picks what to take."""
    s = table("hungry_valley")
    lay(s, at(0), "village", tile="larkspur")
    deal(s, 0, "boot", "knife")
    give(s, 0, wood=9, food=2)
    before, *_, paid, gained = worth(play(s), "work", "any:wood", "x:4", "any:food")
    assert paid > before - 0.05
    assert gained > before


def test_a_full_score_goes_on_with_the_line() -> None:
    """Points no longer count; a tile of track where the line has its gap does, and so does coming nearer to it."""
    s = table("iron_road")
    for x in (2, 3):
        lay(s, at(x), "forest")
    s.rails = {at(0), at(1), s.goal}
    s.points = [s.finish]
    s.players[0].at = s.players[1].at = at(1)
    deal(s, 0, "boot", "knife")
    give(s, 0, food=6, metal=2)
    standing, *_, nearer = worth(play(s), "play:boot,0", "go:W,walk")
    assert standing < nearer
    s.players[0].at = at(2)
    before, *_, laid = worth(play(s), "task:0", "any:metal")
    assert before < laid
    s.players[0].at = at(0, 1)
    before, *_, beside = worth(play(s), "task:0", "any:metal")
    assert beside < before


def test_what_missions_pay_is_read_from_their_cards() -> None:
    """Events anywhere and further west; every mission has a view."""
    assert event_pays(MISSIONS["discovery"], "reveal") == Pays(1.0, 0.0, 1.0)
    assert event_pays(MISSIONS["iron_road"], "build") == Pays(1.0, 4.0, 0.0)
    for id in MISSIONS:
        view = view_of(id)
        assert len(view.drawn) == 160
        pays = (view.reveal.all, view.build.all, view.clear, view.wagon_west, view.wagon_east)
        assert any(pays) or view.tasks


@pytest.mark.witness
@pytest.mark.parametrize("mission", ["discovery", "harvest_fair"])
def test_greedy_beats_random(mission: str) -> None:
    """Twelve games, seats alternating."""
    won = 0.0
    for n in range(12):
        session: Session[Any] = Session(game, {"mission": mission}, seed=n, journal=False)
        seats = [bots.make(("greedy", "random")[(i + n) % 2], seed=n) for i in range(2)]
        while session.decision is not None:
            session.choose(seats[session.decision.seat].choose(session))
        assert session.outcome is not None
        won += session.outcome.scores[n % 2]
    assert won >= 10
