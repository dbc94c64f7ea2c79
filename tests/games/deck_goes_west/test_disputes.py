"""What a table argues over by day: rules that meet, second clauses, edges. One position each."""

from __future__ import annotations

import pytest
from tests.positions import told, why

from hearthside.games.deck_goes_west.state import West
from hearthside.kernel import Session

from .conftest import print_corner
from .table import (
    at,
    deal,
    fetch,
    give,
    kinds,
    lay,
    options,
    play,
    table,
    walker,
)

pytestmark = pytest.mark.usefixtures("box")

DANGERS = ("hunger", "thirst", "leg_wound", "cold_night", "black_eye")


def follow(session: Session[West], *choices: str) -> Session[West]:
    """The same session after these choices; what had only one answer has been answered."""
    for choice in choices:
        if choice in options(session):
            session.choose(choice)
        else:
            verb = choice.partition(":")[0]
            assert verb not in {option.verb for option in session.asked.options}, choice
    return session


def party(mission: str = "slowest", seats: int = 2) -> West:
    """Friends on the start tile with nothing in hand."""
    s = table(mission, seats)
    for seat in range(seats):
        deal(s, seat)
    return s


# -- dying, winning, losing -----------------------------------------------------------------------


@pytest.mark.rule("DW-005", "DW-119")
def test_items_from_a_friend_crowd_nobody_to_death() -> None:
    """Five dangers and three items in a hand of six: only dangers count, and they are one short."""
    s = party()
    deal(s, 0, "boot", "pan")
    deal(s, 1, *DANGERS, "knife")
    session = follow(play(s), "trade:1", "offer:pan", "propose", "agree")
    assert len(session.state.players[1].hand) == 7
    assert session.outcome is None


@pytest.mark.rule("DW-006", "DW-119")
def test_who_played_and_then_filled_the_hand_by_a_trade_dies_at_dawn() -> None:
    """Only the hand is looked at, and seven of six is full as well."""
    s = table()
    deal(s, 0, *["boot"] * 4, "knife", "pan", "hatchet")
    s.players[0].limit = 6
    session = play(s, step="dawn", seed=1)
    assert session.state.players[0].out
    assert not session.state.players[1].out


@pytest.mark.rule("DW-005", "DW-090", "DW-112")
def test_the_danger_laid_on_the_draw_pile_at_night_kills_at_dawn() -> None:
    """Five dangers were kept in hand; the sixth is the card that is drawn."""
    s = party()
    deal(s, 0, *DANGERS)
    s.players[0].draw.append(fetch(s, "snake_bite"))
    session = play(s, step="dawn", seed=1)
    assert session.outcome is not None
    assert session.outcome.how == "death"


@pytest.mark.rule("DW-003", "DW-008")
def test_the_dead_do_not_win_on_the_last_day_whatever_they_had_scored() -> None:
    """Most points among the living win."""
    s = table("discovery", 3)
    s.points, s.day = [9, 3, 4], s.days - 1
    s.players[0].out = s.players[0].passed = True
    s.players[0].at = -1
    session = play(s, step="night_day", seed=1)
    assert session.outcome is not None
    assert session.outcome.scores == (0.0, 0.0, 1.0)


@pytest.mark.rule("DW-009", "DW-099")
def test_points_that_are_not_there_are_no_reason_against_a_job() -> None:
    """ "Or set to zero if not enough": with one point the price of two is paid with one."""
    s = party()
    s.points = [1]
    deal(s, 0, "hunger", "thirst", "boot")
    session = play(s)
    follow(session, "task:2")
    assert session.state.points == [0]
    assert kinds(session.state.players[0].hand) == ["boot"]


@pytest.mark.rule("DW-001", "DW-003")
def test_the_last_point_may_come_on_the_last_day() -> None:
    """The tracker stands on the last sun, and the day is played to its end."""
    s = walker()
    s.day, s.points = s.days - 1, [s.finish - 1, 0]
    session = play(s, seed=1)
    follow(session, "play:boot,0", "explore:W")
    assert session.outcome is not None
    assert session.outcome.how == "score"


@pytest.mark.rule("DW-001", "DW-097")
def test_the_end_comes_between_two_event_jobs() -> None:
    """The first of two jobs for a reveal wins; the second does not score any more."""
    s = table("there_and_back")
    s.points = [s.finish - 1]
    s.players[1].at = at(1)
    assert play(s).outcome is None
    s = walker()
    s.points = [s.finish - 1, s.finish - 1]
    session = play(s, seed=1)
    follow(session, "play:boot,0", "explore:W")
    assert session.state.points == [s.finish, s.finish - 1]
    assert session.state.winners == [0]


# -- jobs and cards -------------------------------------------------------------------------------


@pytest.mark.rule("DW-044", "DW-111")
def test_a_meeple_that_lies_down_lies_there_in_the_morning() -> None:
    """Leaving and coming back opens the tile again, a night's sleep does not."""
    s = party()
    lay(s, at(0), "village", tile="juniper")
    s.players[0].lying = True
    give(s, 0, wood=2)
    session = play(s, step="dawn", seed=1)
    follow(session, "lead:0")
    assert why(session, "work") == "DW-044"


@pytest.mark.rule("DW-044")
def test_each_meeple_on_a_tile_does_its_job() -> None:
    """One lies down, the other still stands."""
    s = party()
    lay(s, at(0), "village", tile="juniper")
    for seat in (0, 1):
        give(s, seat, wood=1)
        deal(s, seat, "boot")
    session = follow(play(s), "work", "enough")
    assert [p.lying for p in session.state.players] == [True, False]
    follow(session, "lead:1", "work")
    assert [p.res[3] for p in session.state.players] == [2, 2]


@pytest.mark.rule("DW-045", "DW-120")
def test_whoever_is_moved_by_another_stands_up() -> None:
    """ "Whenever you move your meeple": it does not matter who pays."""
    s = party()
    s.players[1].lying = True
    deal(s, 0, "boot", "pan")
    give(s, 0, food=1)
    session = follow(
        play(s), "trade:1", "carry:partner", "propose", "agree", "drop:pan", "play:boot,0"
    )
    follow(session, "go:W,walk")
    assert session.state.players[1].at == at(1)
    assert not session.state.players[1].lying


@pytest.mark.rule("DW-045", "DW-074")
def test_who_tries_a_tile_and_stays_has_not_moved() -> None:
    """The meeple lies where it lay, and the job of its tile stays done."""
    s = walker()
    lay(s, at(1), "village", tile="juniper")
    s.players[0].lying = True
    give(s, 0, wood=1, food=1)
    session = follow(play(s, seed=1), "play:boot,0", "explore:W", "stay:walk")
    follow(session, "stop")
    assert why(session, "work") == "DW-044"


@pytest.mark.rule("DW-041", "DW-092")
def test_a_blue_card_is_not_the_blue_card_it_asks_for() -> None:
    """The Pathfinder takes another blue card along."""
    s = table()
    deal(s, 0, "pathfinder", "knife")
    assert why(play(s), "play:pathfinder,0") == "DW-092"
    deal(s, 0, "pathfinder", "boot", "knife")
    session = play(s)
    follow(session, "play:pathfinder,0", "drop:boot")
    assert session.state.walk == 3
    assert kinds(session.state.players[0].hand) == ["knife"]


@pytest.mark.rule("DW-042", "DW-089")
def test_a_starter_given_in_part_payment_leaves_the_game() -> None:
    """The Stagecoach for a food and a blue card: the Boot goes back into the box."""
    s = table()
    s.trade += s.row
    s.row = [fetch(s, kind) for kind in ("cow", "mule", "canoe", "rifle", "stagecoach")]
    deal(s, 0, "boot", "pan")
    give(s, 0, food=1)
    session = play(s)
    follow(session, "buy:stagecoach,1", "cut:boot", "onto:discard")
    assert kinds(session.state.players[0].discard)[-1] == "stagecoach"
    assert "boot" in kinds(session.state.box)
    assert kinds(session.state.players[0].hand) == ["pan"]


@pytest.mark.rule("DW-094", "DW-118", "DW-089")
def test_a_card_given_in_payment_may_come_straight_back_into_the_row() -> None:
    """With no trade card left but the one that was scrapped, that one is shuffled and dealt."""
    s = table()
    s.trade += s.row
    s.row = [fetch(s, kind) for kind in ("cow", "mule", "canoe", "rifle", "stagecoach")]
    deal(s, 0, "handcar", "pan")
    s.players[1].discard += s.trade
    s.trade = []
    give(s, 0, food=1)
    session = play(s, seed=1)
    follow(session, "buy:stagecoach,1", "cut:handcar", "onto:discard")
    assert kinds(session.state.row) == ["handcar", "cow", "mule", "canoe", "rifle"]
    assert session.state.trade_gone == []


@pytest.mark.rule("DW-042", "DW-095")
def test_bandits_close_the_place_a_corner_asks_for() -> None:
    """A Horse for four food on a prairie; with a gang there only the gold is left."""
    s = table()
    s.trade += s.row
    s.row = [fetch(s, kind) for kind in ("cow", "mule", "canoe", "rifle", "horse")]
    deal(s, 0, "pan")
    give(s, 0, food=4, gold=2)
    assert {"buy:horse,0", "buy:horse,1"} <= options(play(s))
    s.bandits = {at(0): 1}
    session = play(s)
    assert "buy:horse,0" in options(session)
    assert why(session, "buy:horse,1") == "DW-095"


@pytest.mark.rule("DW-043", "DW-091")
def test_a_hand_of_dangers_discards_nothing() -> None:
    """Two items are wanted and five dangers are there: no walking with them, and none is laid off at dusk."""
    s = party()
    deal(s, 0, *DANGERS)
    session = play(s)
    assert why(session, "task:0") == "DW-088"
    s.asked = [0]
    s.asked = [0, 1]
    session = play(s, step="dusk", seed=1)
    assert kinds(session.state.players[0].hand) == list(DANGERS)


@pytest.mark.rule("DW-049", "DW-050")
def test_metal_may_be_bought_with_metal() -> None:
    """Two of any kind for a metal: a fool's bargain, and nothing forbids it."""
    s = table("iron_trail")
    give(s, 0, metal=2)
    deal(s, 0, "pan")
    session = play(s)
    follow(session, "task:2")
    follow(session, "any:metal")
    assert session.state.players[0].res == [0, 1, 0, 0]


@pytest.mark.rule("DW-051", "DW-044")
def test_an_empty_purse_may_trade_nothing_for_nothing() -> None:
    """x may be zero; the meeple has lain down for it."""
    s = table()
    lay(s, at(0), "village", tile="larkspur")
    deal(s, 0, "pan")
    session = play(s)
    follow(session, "work")
    while session.asked.ask != "act" and session.asked.ask != "more":
        session.choose(session.asked.options[0])
    assert session.state.players[0].res == [0, 0, 0, 0]
    assert session.state.players[0].lying


@pytest.mark.rule("DW-039", "DW-120")
def test_the_ability_that_moves_a_friend_is_the_days_ability() -> None:
    """Who lends the legs taps."""
    s = party()
    deal(s, 0, "pan", "knife")
    give(s, 0, food=2)
    session = follow(play(s), "trade:1", "carry:partner", "propose", "agree", "drop:pan", "use:0")
    follow(session, "go:W,walk", "stop")
    assert session.state.players[0].tapped
    assert not session.state.players[1].tapped
    assert why(session, "use:0") == "DW-039"


@pytest.mark.rule("DW-042", "DW-036")
def test_a_corner_job_is_completed_or_nothing_is_bought(monkeypatch: pytest.MonkeyPatch) -> None:
    """A price with a condition in its middle is no half price where the condition fails."""
    print_corner(monkeypatch, "horse", "-1 gold, village? -1 food")
    s = table()
    s.trade += s.row
    s.row = [fetch(s, kind) for kind in ("cow", "mule", "canoe", "rifle", "horse")]
    deal(s, 0, "pan")
    give(s, 0, gold=1, food=1)
    session = play(s)
    assert why(session, "buy:horse,0") == "DW-095"
    lay(s, at(0), "village", tile="juniper")
    session = play(s)
    follow(session, "buy:horse,0", "onto:discard")
    assert session.state.players[0].res == [0, 0, 0, 0]


# -- on the way -----------------------------------------------------------------------------------


@pytest.mark.rule("DW-063", "DW-062")
def test_a_boat_goes_from_dry_land_onto_a_river_whatever_else_it_is() -> None:
    """The wood by the river is a river; the wood beside it is not, unless the boat comes off the water."""
    s = table()
    lay(s, at(1), "river_forest")
    lay(s, at(1, 1), "forest")
    deal(s, 0, "canoe", "boot")
    session = play(s)
    follow(session, "play:canoe,0")
    assert why(session, "go:N,sail") == "DW-062"
    follow(session, "go:W,sail", "go:S,sail")
    assert session.state.players[0].at == at(1, 1)


@pytest.mark.rule("DW-066", "DW-074")
def test_who_looks_out_of_a_fight_and_stays_is_not_hurt() -> None:
    """Pain is for leaving; trying a tile is not leaving."""
    s = walker()
    s.bandits = {at(1): 3}
    session = follow(play(s, seed=1), "play:boot,0", "explore:W", "stay:walk")
    assert session.state.players[0].at == at(1)
    assert len(session.state.pain) == 30


@pytest.mark.rule("DW-073", "DW-085")
def test_a_train_paid_for_at_the_edge_of_the_unknown_is_ridden_afterwards() -> None:
    """Any movement job may be added before new land; it does not open the land, and it is not lost."""
    s = walker()
    lay(s, at(2), "mountain", up=False)
    s.rails = {at(1), at(0, 1)}
    deal(s, 0, "boot", "boot", "handcar")
    session = follow(play(s, seed=1), "play:boot,0", "explore:W", "play:handcar,0")
    assert "enter:walk" not in options(session)
    follow(session, "stay:walk", "ride:E1S1")
    assert session.state.players[0].at == at(0, 1)


@pytest.mark.rule("DW-168")
def test_the_meeple_in_the_rear_does_not_turn_back_either() -> None:
    """Two columns lie between the two; a step east of the one behind would make it three."""
    s = table("two_trails")
    for x in (2, 3):
        lay(s, at(x), "forest" if x == 2 else "village")
    p = s.players[0]
    p.at, p.other = at(1), at(3)
    deal(s, 0, "boot", "boot")
    give(s, 0, food=2)
    session = play(s)
    follow(session, "play:boot,0")
    assert why(session, "go:E,walk") == "DW-168"
    assert told(session, "go:E,walk") == "This meeple would be 3 columns behind."
    assert {"go:N,walk", "go:S,walk"} <= options(session)
    follow(session, "go:W,walk")
    assert session.state.players[0].at == at(2)


@pytest.mark.rule("DW-168", "DW-083")
def test_no_train_takes_the_meeple_in_the_rear_back_east() -> None:
    """The bound holds by rail, to both sides."""
    s = table("two_trails", characters=["stowaway"])
    for x in (2, 3):
        lay(s, at(x), "forest" if x == 2 else "village")
    s.rails = {at(0), at(1), at(2)}
    s.players[0].at, s.players[0].other = at(2), at(3)
    session = play(s)
    follow(session, "use:0")
    assert "ride:E1" in options(session)
    assert why(session, "ride:E2") == "DW-168"


@pytest.mark.rule("DW-151", "DW-120")
def test_a_friend_who_is_moved_may_take_the_wagon_along() -> None:
    """The step is the mover's, whoever pays for it, and so is the wagon."""
    s = party("long_haul")
    s.wagon = at(0)
    deal(s, 0, "boot", "pan")
    give(s, 0, food=1)
    session = follow(
        play(s), "trade:1", "carry:partner", "propose", "agree", "drop:pan", "play:boot,0"
    )
    follow(session, "go:W,walk,wagon")
    assert session.state.wagon == session.state.players[1].at == at(1)
    assert session.state.points == [2]


@pytest.mark.rule("DW-065", "DW-151")
def test_whoever_climbs_may_pull_the_wagon_back_to_where_it_stood() -> None:
    """Only free steps go in circles: a step that is paid for may lead anywhere, with the wagon too."""
    s = party("long_haul")
    s.wagon, s.rails = at(0), {at(1)}
    deal(s, 0, "boot", "climbing_rope", "pan")
    give(s, 0, food=1)
    session = follow(play(s), "play:boot,0", "play:climbing_rope,0", "go:W,walk,wagon")
    assert session.state.walk == 1
    follow(session, "go:E,climb,wagon")
    assert session.state.wagon == at(0)
