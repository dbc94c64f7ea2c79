"""Deaths in the middle of something: in versus the others go on, and nothing waits for the dead (DW-005, DW-008)."""

from __future__ import annotations

import pytest

from hearthside.games.deck_goes_west.state import West
from hearthside.kernel import Session

from .conftest import print_hero
from .table import at, deal, fetch, give, lay, options, play, table

pytestmark = pytest.mark.usefixtures("box")


def doomed(patch: pytest.MonkeyPatch, ability: str, seat: int, *hand: str) -> West:
    """A versus game for three in which a seat has a danger in hand, one on top of its pile, and room for one."""
    print_hero(patch, ("trapper", "prospector", "farmhand")[seat], ability, "walk 1")
    s = table(seats=3)
    deal(s, seat, *hand, "hunger")
    p = s.players[seat]
    p.limit = 2
    p.draw.append(fetch(s, "thirst"))
    return s


def dead(session: Session[West], seat: int) -> bool:
    """Whether a seat is out, and off the map."""
    p = session.state.players[seat]
    return p.out and p.at == -1


@pytest.mark.rule("DW-005", "DW-008", "DW-061")
def test_who_dies_while_movement_is_being_paid_for_is_not_asked_where_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The action is over with its owner; the next player has the turn."""
    s = doomed(monkeypatch, "draw 1, walk 1", 0, "boot")
    give(s, 0, food=1)
    session = play(s)
    session.choose("play:boot,0")
    assert session.asked.ask == "move"
    session.choose("use:0")
    assert dead(session, 0)
    assert (session.asked.seat, session.asked.ask) == (1, "act")
    assert session.state.key == -1
    assert (session.state.walk, session.state.mover, session.state.payer) == (0, -1, -1)


@pytest.mark.rule("DW-005", "DW-008", "DW-073")
def test_who_dies_before_new_land_leaves_no_question_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The next to move begins a move of their own, not at the tile that the dead one had turned."""
    s = doomed(monkeypatch, "draw 1, walk 1", 0, "boot")
    give(s, 0, food=1)
    give(s, 1, food=1)
    deal(s, 1, "boot", "pan")
    s.players[0].at = at(1)
    lay(s, at(2), "forest", up=False)
    session = play(s, seed=1)
    for choice in ("play:boot,0", "explore:W", "use:0"):
        session.choose(choice)
    assert dead(session, 0)
    assert (session.asked.seat, session.asked.ask) == (1, "act")
    session.choose("play:boot,0")
    assert session.asked.ask == "move"
    assert "go:W,walk" in options(session)


@pytest.mark.rule("DW-005", "DW-008", "DW-055")
def test_who_dies_at_work_rolls_no_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice that were put in are never thrown."""
    s = doomed(monkeypatch, "draw 1, roll 2 food", 0, "knife")
    lay(s, at(0), "forest")
    session = play(s, rolls=())
    session.choose("play:knife,0")
    assert session.asked.ask == "work"
    session.choose("use:0")
    assert dead(session, 0)
    assert (session.asked.seat, session.asked.ask) == (1, "act")
    assert session.state.players[0].res == [0, 0, 0, 0]


@pytest.mark.rule("DW-005", "DW-008", "DW-056")
def test_when_a_guest_dies_the_host_goes_on_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever was asked to lend a hand and died of it is not asked again; the host still rolls."""
    s = doomed(monkeypatch, "draw 1, roll 2 food", 1)
    lay(s, at(0), "forest")
    deal(s, 0, "knife", "boot")
    session = play(s, rolls=(6, 6))
    session.choose("play:knife,0")
    session.choose("invite:1")
    assert (session.asked.seat, session.asked.ask) == (1, "join")
    session.choose("use:0")
    assert dead(session, 1)
    assert (session.asked.seat, session.asked.ask) == (0, "work")
    assert "invite:1" not in options(session)
    session.choose("roll")
    assert session.state.players[0].res == [0, 0, 0, 4]
    assert session.state.players[1].res == [0, 0, 0, 0]


@pytest.mark.rule("DW-008", "DW-120")
def test_nobody_moves_the_dead_and_the_dead_move_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each had promised to move the other; who dies in the first move ends the second as well."""
    s = doomed(monkeypatch, "draw 1, walk 1", 0, "boot", "pan")
    deal(s, 1, "boot", "knife")
    give(s, 1, food=2)
    session = play(s)
    for choice in ("trade:1", "carry:partner", "carry:me", "propose", "agree"):
        session.choose(choice)
    session.choose("drop:pan")
    assert (session.asked.seat, session.asked.ask) == (0, "move")
    session.choose("use:0")
    assert dead(session, 0)
    assert session.state.carries == []
    assert (session.asked.seat, session.asked.ask) == (1, "act")
    assert session.state.players[1].at == at(0)
