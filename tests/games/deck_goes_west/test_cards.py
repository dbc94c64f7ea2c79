"""Steps with cards, conditions and events."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from tests.positions import why

from hearthside.games.deck_goes_west.content.jobs.notation import EVENTS
from hearthside.games.deck_goes_west.content.jobs.program import Program
from hearthside.games.deck_goes_west.content.missions import MISSIONS
from hearthside.games.deck_goes_west.content.people import CHARACTERS
from hearthside.games.deck_goes_west.rules.cards import draw, refill_row
from hearthside.games.deck_goes_west.rules.doing import BUILD, happen

from .table import at, deal, fetch, give, kinds, lay, night, options, play, table

pytestmark = pytest.mark.usefixtures("box")


@pytest.mark.rule("DW-087", "DW-112")
def test_drawing_reshuffles_the_discard_pile() -> None:
    """Cards come from the top; an empty pile is made anew; with nothing left one draws less."""
    s = table()
    p = s.players[0]
    s.box += p.draw
    p.draw = [fetch(s, "knife")]
    p.discard = [fetch(s, "pan"), fetch(s, "boot")]
    assert draw(s, 0, 2)
    assert kinds(p.hand)[0] == "knife"
    assert len(p.hand) == 2
    assert p.discard == []
    assert draw(s, 0, 5)
    assert sorted(kinds(p.hand)) == ["boot", "knife", "pan"]
    assert p.draw == p.discard == []


@pytest.mark.rule("DW-088", "DW-092")
def test_discards_of_a_colour_need_that_colour() -> None:
    """A Leg Wound takes two blue cards to scrap; green ones do not count."""
    s = table()
    deal(s, 0, "leg_wound", "boot", "knife", "knife")
    assert "cure:leg_wound,0" not in options(play(s))
    assert why(play(s), "cure:leg_wound,0") == "DW-092"
    deal(s, 0, "leg_wound", "boot", "mule", "canoe", "knife")
    session = play(s)
    session.choose("cure:leg_wound,0")
    assert options(session) == {"drop:boot", "drop:mule", "drop:canoe"}
    session.choose("drop:boot")
    session.choose("drop:canoe")
    p = session.state.players[0]
    assert kinds(p.discard) == ["boot", "canoe"]
    assert kinds(session.state.pain_gone) == ["leg_wound"]
    assert sorted(kinds(p.hand)) == ["knife", "mule"]


@pytest.mark.rule("DW-089", "DW-092")
def test_scrapped_cards_go_back_where_their_kind_belongs() -> None:
    """The Cow to the trade discard, dangers beside their pile, starters out of the game."""
    from hearthside.games.deck_goes_west.content.jobs.program import Program
    from hearthside.games.deck_goes_west.rules.doing import perform

    s = table()
    deal(s, 0, "cow", "doctors_bag", "leg_wound", "boot")
    give(s, 0, food=1)
    session = play(s)
    session.choose("play:cow,0")
    p = session.state.players[0]
    assert p.res[3] == 6
    assert kinds(session.state.trade_gone) == ["cow"]
    assert p.discard == []
    session.choose("play:doctors_bag,0")
    assert kinds(session.state.pain_gone) == ["leg_wound"]
    s = session.state
    s.open = True
    for _ in perform(s, 0, Program("scrap 1 item"), 0):
        pass
    assert kinds(s.box)[-1] == "boot"


@pytest.mark.rule("DW-088")
def test_a_discard_after_a_draw_may_be_one_of_the_cards_drawn() -> None:
    """The Stowaway draws 2 and discards 1 with an empty hand; if only dangers come, there is nothing to discard."""
    s = table("new_world", characters=["stowaway"])
    deal(s, 0)
    job = next(
        f"use:{i}" for i, job in enumerate(CHARACTERS["stowaway"].jobs) if "draw" in job.text
    )
    session = play(s)
    session.choose(job)
    assert {option.split(":")[0] for option in options(session)} <= {"drop", "play", "buy", "pass"}
    if session.asked.ask == "drop":
        session.choose(options(session).pop())
    p = session.state.players[0]
    assert (len(p.hand), len(p.discard)) == (1, 1)
    s.box += s.players[0].draw
    s.players[0].draw = [fetch(s, "hunger"), fetch(s, "thirst")]
    session = play(s)
    session.choose(job)
    p = session.state.players[0]
    assert (len(p.hand), p.discard) == (2, [])


@pytest.mark.rule("DW-090")
@pytest.mark.parametrize("pile", ["draw", "discard"])
def test_gained_dangers_go_on_top_of_either_pile(pile: str) -> None:
    """The owner chooses, and everybody sees it."""
    s = table()
    session = night(s, "exhaustion", seed=1)
    session.choose(f"onto:{pile}")
    p = session.state.players[0]
    assert (p.draw if pile == "draw" else p.discard)[-1] >= 130
    shown = {thing.id: thing for thing in session.scene(1)}
    top = shown[f"pile:{pile}0"]
    assert top.look in kinds(p.draw[-1:] if pile == "draw" else p.discard[-1:])


@pytest.mark.rule("DW-091")
def test_items_and_dangers_never_stand_in_for_each_other() -> None:
    """Discovery's walk takes three items, its doctor three dangers."""
    s = table()
    deal(s, 0, "boot", "knife", "hunger", "thirst")
    session = play(s)
    assert not options(session) & {"task:0", "task:1"}
    deal(s, 0, "boot", "knife", "pan", "hunger", "thirst", "blisters")
    session = play(s)
    assert {"task:0", "task:1"} <= options(session)
    session.choose("task:0")
    assert options(session) == {"drop:boot", "drop:knife", "drop:pan"}
    assert why(session, "drop:hunger") == "DW-091"
    session.choose("drop:boot")
    session.choose("drop:knife")
    assert sorted(kinds(session.state.players[0].hand)) == ["blisters", "hunger", "thirst"]


@pytest.mark.rule("DW-093")
def test_an_empty_danger_pile_is_made_of_its_scrapped_cards() -> None:
    """And if there are none, nobody gains that danger."""
    s = table("new_world")
    s.exhaustion_gone, s.exhaustion = s.exhaustion, []
    session = night(s, "exhaustion", seed=1)
    session.choose("onto:discard")
    assert len(session.state.exhaustion) == 29
    assert session.state.exhaustion_gone == []
    s.box += s.exhaustion_gone
    s.exhaustion_gone = []
    session = night(s, "exhaustion", seed=1)
    assert all(card < 130 for card in session.state.players[0].draw)


@pytest.mark.rule("DW-094")
def test_an_empty_trade_pile_is_made_of_its_discard() -> None:
    """And if there is none either, the row stays short."""
    s = table()
    s.trade_gone, s.trade = s.trade, []
    s.row.pop()
    refill_row(s)
    assert len(s.row) == 5
    assert len(s.trade) == 44
    s.trade = []
    s.trade_gone = []
    s.row.pop()
    refill_row(s)
    assert len(s.row) == 4


@pytest.mark.rule("DW-095")
def test_places_need_the_land_and_no_bandits() -> None:
    """A knife hunts in the forest until bandits come."""
    s = table()
    deal(s, 0, "knife", "tonic")
    lay(s, at(0), "forest")
    assert "play:knife,0" in options(play(s))
    s.bandits = {at(0): 1}
    assert "play:knife,0" not in options(play(s))
    s.bandits = {}
    lay(s, at(0), "water")
    session = play(s)
    assert why(session, "play:knife,0") == "DW-095"


@contextmanager
def building_pays(*texts: str) -> Iterator[None]:
    """Discovery with these jobs for its build event."""
    before = MISSIONS["discovery"]
    jobs = tuple(Program(text) for text in texts)
    MISSIONS["discovery"] = replace(before, on=(jobs, (), (), (), (), ()))
    try:
        yield
    finally:
        MISSIONS["discovery"] = before


@pytest.mark.rule("DW-096", "DW-097", "DW-098")
def test_every_event_of_the_book_occurs_and_all_matching_jobs_run() -> None:
    """The missions use all six events; two jobs on one event both count; no wagon without a mission for it."""
    used = {job.event for mission in MISSIONS.values() for job in mission.events}
    assert used == set(EVENTS)
    s = table()
    assert s.wagon == -1
    with building_pays("on build: +1 vp", "on build: +1 food"):
        for _ in happen(s, BUILD, (0,), at(0)):
            pass
    assert s.points == [1, 0]
    assert s.players[0].res[3] == 1


@pytest.mark.rule("DW-036", "DW-095")
def test_an_event_may_ask_for_the_land_where_it_happens() -> None:
    """The tile of the event counts, not where anybody stands; bandits spoil it there too."""
    s = table()
    lay(s, at(1), "mountain")
    with building_pays("on build: +1 vp, mountain? +2 vp"):
        for place, gangs, points in ((at(0), {}, 1), (at(1), {}, 3), (at(1), {at(1): 1}, 1)):
            s.points, s.bandits = [0, 0], gangs
            for _ in happen(s, BUILD, (0,), place):
                pass
            assert s.points == [points, 0]


@pytest.mark.rule("DW-099")
def test_horseshoes_move_the_score_both_ways() -> None:
    """Lose 4 for the doctor, gain 2 for cleared bandits."""
    s = table()
    s.points = [6, 0]
    deal(s, 0, "hunger", "thirst", "blisters", "boot")
    session = play(s)
    session.choose("task:1")
    assert session.state.points == [2, 0]


def test_a_card_put_on_top_is_known_until_it_is_drawn() -> None:
    """What everybody saw stays on top when the hidden cards are dealt anew."""
    from hearthside.games.deck_goes_west.hidden import redeal
    from hearthside.kernel import Dice, clone

    s = table()
    p = s.players[0]
    p.draw.append(fetch(s, "cow"))
    p.known = 1
    for n in range(5):
        twin = clone(s)
        redeal(twin, 1, Dice(n))
        assert kinds(twin.players[0].draw)[-1] == "cow"
        assert sorted(twin.players[0].draw + twin.players[0].hand) == sorted(p.draw + p.hand)
    draw(s, 0, 1)
    assert p.known == 0
    assert s.learned


@pytest.mark.rule("DW-087", "DW-112")
def test_a_discard_pile_is_shuffled_before_it_is_drawn_from() -> None:
    """All of a big one is drawn, in another order than it lay; a draw that brings nothing shows nothing."""
    s = table()
    deal(s, 0)
    p = s.players[0]
    p.discard, p.draw = s.exhaustion[:20], []
    s.exhaustion = s.exhaustion[20:]
    p.limit = 30
    before = list(p.discard)
    assert draw(s, 0, 20)
    assert sorted(p.hand) == sorted(before)
    assert p.hand not in (before, before[::-1])
    learned = s.learned
    assert draw(s, 0, 3)
    assert s.learned == learned
