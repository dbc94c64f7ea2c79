"""Battles from both sides: who is asked, what the dice do, and what they leave behind."""

from __future__ import annotations

from collections import Counter

import pytest

from hearthside.games.deck_goes_west import game
from hearthside.games.deck_goes_west.content.land import TILES
from hearthside.games.deck_goes_west.state import West
from hearthside.kernel import Session
from hearthside.kernel.option import Arg

from .conftest import print_hero, print_mission
from .table import NONE, ONE, TWO, at, deal, fetch, give, lay, night, play, table, verdicts

pytestmark = pytest.mark.usefixtures("box")


def kinds_of(session: Session[West]) -> list[str]:
    """The kinds of events in the journal."""
    return [event.kind for event in session.journal]


def gang(mission: str = "slowest", seats: int = 2, n: int = 2) -> West:
    """A party on the start tile with bandits and nothing in hand."""
    s = table(mission, seats)
    s.bandits = {at(0): n}
    for seat in range(seats):
        deal(s, seat)
    return s


@pytest.mark.rule("DW-010", "DW-152", "DW-169")
def test_what_befalls_the_wagon_by_itself_is_the_first_seats_event(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody caused it: whatever a card gives for a wagon that ran or was hit goes to the first seat, once."""
    print_mission(
        monkeypatch, "runaway", events=("on wagon west: +1 gold", "on wagon damage: +1 wood")
    )
    s = table("runaway", 3)
    s.wagon = at(1)
    ran = night(s, "wagon", seed=1).state
    assert [p.res[0] for p in ran.players] == [1, 0, 0]
    s = table("runaway", 3)
    s.wagon, s.bandits = at(1), {at(1): 1}
    hit = night(s, "attack", rolls=(TWO,), seed=1).state
    assert hit.damage == 2
    assert [p.res[2] for p in hit.players] == [2, 0, 0]


@pytest.mark.rule("DW-101", "DW-102")
def test_the_one_who_began_is_asked_first_then_the_others_on_the_tile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Clockwise from the beginner, those elsewhere not at all."""
    print_mission(monkeypatch, "slowest", tasks=("-1 food, attack 1d", "-1 food, defend 1d"))
    s = gang(seats=5)
    for p in s.players:
        p.res = [0, 0, 0, 2]
    s.players[0].at = s.players[2].at = at(1)
    session = play(s, seat=3)
    session.choose("task:0")
    assert session.state.battle is not None
    assert session.state.battle.asked == [3, 4, 1]
    assert "attack" in kinds_of(session)
    assert "raid" not in kinds_of(session)
    session.choose("fight")
    assert session.asked.seat == 4


@pytest.mark.rule("DW-101", "DW-037", "DW-046")
def test_a_raid_asks_from_the_first_player_and_mission_jobs_are_new(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever was done by day, each battle of the night begins afresh; jobs that do not fight stay shut."""
    print_mission(monkeypatch, "slowest", tasks=("-1 food, defend 1d", "-1 food, walk 1"))
    s = gang(seats=3, n=1)
    for p in s.players:
        p.res = [0, 0, 0, 2]
    s.players[1].at = at(1)
    s.used = 0b11 | 0b11 << 16
    session = night(s, "attack", seed=1)
    assert session.state.battle is not None
    assert session.state.battle.asked == [0, 2]
    assert "raid" in kinds_of(session)
    assert list(verdicts(session, "task").values())[:2] == ["", "DW-046"]
    assert session.asked.seat == 0


@pytest.mark.rule("DW-104", "DW-105")
@pytest.mark.parametrize(
    ("mine", "theirs", "left"),
    [(ONE, (NONE, NONE), 1), (NONE, (TWO, ONE), 2), (TWO, (NONE, NONE), 0), (TWO, (ONE, NONE), 1)],
)
def test_hits_above_the_saves_fell_one_bandit_each(
    monkeypatch: pytest.MonkeyPatch, mine: int, theirs: tuple[int, int], left: int
) -> None:
    """More saves than hits fell nobody and raise nobody."""
    print_hero(monkeypatch, "trapper", "attack 1d", "walk 1")
    s = gang()
    s.players[1].at = at(1)
    session = play(s, rolls=(mine, *theirs, *[NONE] * left))
    session.choose("use:0")
    assert session.state.bandits.get(at(0), 0) == left
    assert session.state.battle is None
    assert ("cleared" in kinds_of(session)) == (left == 0)


@pytest.mark.rule("DW-108", "DW-106")
def test_who_only_defends_attacks_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """No hits are rolled, so the bandits roll no saves: two dice fall for their own attack and one against it."""
    print_hero(monkeypatch, "trapper", "defend 1d", "walk 1")
    s = gang()
    s.players[1].at = at(1)
    session = play(s, rolls=(TWO, NONE, ONE))
    session.choose("use:0")
    session.choose("onto:discard")
    assert len(session.state.players[0].discard) == 1
    assert session.state.bandits == {at(0): 2}
    assert "hits" not in kinds_of(session)


@pytest.mark.rule("DW-152")
@pytest.mark.parametrize("where", [0, 1])
def test_the_wagon_is_hurt_by_night_where_it_stands(
    monkeypatch: pytest.MonkeyPatch, where: int
) -> None:
    """The same wounds by day leave it whole, and so do those of a fight elsewhere."""
    print_mission(monkeypatch, "long_haul", events=("on wagon damage: -1 vp",))
    print_hero(monkeypatch, "trapper", "defend 1d", "walk 1")
    s = gang("long_haul")
    s.players[1].at, s.wagon, s.points = at(1), at(where), [5]
    if where == 1:
        s.players[1].at = at(0)
    session = night(s, "attack", rolls=(TWO, TWO, NONE, NONE), seed=1)
    while session.asked.ask in ("battle", "onto"):
        session.choose("fight" if session.asked.ask == "battle" else "onto:discard")
    hurt = 4 if where == 0 else 0
    assert (session.state.damage, session.state.points) == (hurt, [5 - hurt])
    s = gang("long_haul")
    s.players[1].at, s.wagon, s.points = at(1), at(0), [5]
    session = play(s, rolls=(TWO, TWO, NONE))
    session.choose("use:0")
    while session.asked.ask == "onto":
        session.choose("onto:discard")
    assert (session.state.damage, session.state.points) == (0, [5])
    assert len(session.state.players[0].discard) == 4


@pytest.mark.rule("DW-103", "DW-128", "DW-129")
def test_after_the_battles_of_the_night_everything_is_put_away() -> None:
    """West to east, one battle after another; then no battle, no last step and no raid is left over."""
    s = gang(seats=2, n=1)
    deal(s, 0, "revolver")
    deal(s, 1, "rifle")
    s.players[1].at = at(1)
    s.bandits = {at(0): 1, at(1): 1, at(1, 1): 1}
    session = night(s, "attack", rolls=(NONE, NONE), seed=1)
    assert session.state.battle is not None
    raids = [event.args[0] for event in session.journal if event.kind == "raid"]
    assert len(raids) == 1
    assert session.asked.seat == 1  # further west
    session.choose("fight")
    assert session.asked.seat == 0
    session.choose("fight")
    after = session.state
    assert (after.battle, after.key, after.raided, after.fights) == (None, -1, False, [])
    raids = [event.args[0] for event in session.journal if event.kind == "raid"]
    assert len(raids) == 2  # nobody stands with the third gang


@pytest.mark.rule("DW-128")
def test_a_gang_that_went_meanwhile_attacks_nobody() -> None:
    """A raid that was planned where no bandits stand any more does not begin."""
    s = gang(n=1)
    s.bandits = {}
    s.fights, s.raided = [at(0)], True
    session = night(s, "attack", seed=1)
    assert session.state.battle is None
    assert "raid" not in kinds_of(session)


@pytest.mark.rule("DW-154")
@pytest.mark.parametrize(("at_gang", "other"), [(0, 1), (1, 0), (0, 0)])
def test_the_meeple_among_bandits_stands_up_to_them(at_gang: int, other: int) -> None:
    """The one on the tile fights, lying or not; if both are there, the one that acted."""
    s = gang("two_trails", 1)
    p = s.players[0]
    p.at, p.lying = at(at_gang), True
    p.other, p.other_lying = at(other), False
    session = night(s, "attack", rolls=(NONE,), seed=1)
    after = session.state.players[0]
    assert after.at == at(0)
    assert (after.second, after.lying) == (at_gang != 0, at_gang == 0)
    assert after.other_lying == (at_gang != 0)


@pytest.mark.rule("DW-102", "DW-005")
def test_who_dies_making_ready_is_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rival's battle job draws a fatal card: out, and the other one on the tile goes on."""
    print_hero(monkeypatch, "trapper", "-1 food, draw 1, attack 1d", "walk 1")
    print_hero(monkeypatch, "prospector", "attack 1", "attack 2")
    for seat in (1, 0):  # who joined in, or who began
        s = gang("discovery")
        deal(s, 0, "hunger", "thirst", "blisters", "leg_wound", "snake_bite")
        give(s, 0, food=1)
        s.players[0].draw.append(fetch(s, "sunstroke"))
        session = play(s, seat=seat, rolls=(NONE,) * 8)
        session.choose("use:0")
        if seat == 1:
            assert (session.asked.seat, session.asked.ask) == (0, "battle")
            session.choose("use:0")
        assert session.state.players[0].out
        assert session.state.battle is None
        assert ("hits" in kinds_of(session)) == (seat == 1)
        assert (session.asked.seat, session.asked.ask) == (1, "act")


@pytest.mark.rule("DW-008", "DW-105")
def test_the_dead_score_nothing_for_a_gang_they_helped_to_clear(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A rival's attack draws a fatal card; the gang falls all the same, and only the living one is paid and wins."""
    print_mission(monkeypatch, "discovery", events=("on clear: +2 vp",))
    print_hero(monkeypatch, "trapper", "-1 food, draw 1, attack 1d", "walk 1")
    print_hero(monkeypatch, "prospector", "attack 3", "attack 2")
    for points, after in (([14, 3], [14, 5]), ([14, 14], [14, 16])):
        s = gang("discovery")
        s.points = points
        deal(s, 0, "hunger", "thirst", "blisters", "leg_wound", "snake_bite")
        give(s, 0, food=1)
        s.players[0].draw.append(fetch(s, "sunstroke"))
        session = play(s, seat=1, rolls=(NONE,) * 8)
        session.choose("use:0")
        session.choose("use:0")
        assert session.state.players[0].out
        assert not session.state.bandits
        assert session.state.points == after
        assert session.state.winners == ([1] if after[1] == 16 else [])


@pytest.mark.rule("DW-105")
def test_who_attacks_with_three_jobs_is_one_fighter(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reward for a cleared gang comes once for each who attacked, not for each job; who defended gets none."""
    print_mission(
        monkeypatch, "discovery", tasks=("-1 food, attack 1",), events=("on clear: +2 vp",)
    )
    print_hero(monkeypatch, "trapper", "attack 1", "walk 1")
    print_hero(monkeypatch, "prospector", "defend 1", "walk 1")
    s = gang("discovery", 2, 1)
    deal(s, 0, "six_shooter")
    give(s, 0, food=1)
    session = play(s, rolls=(ONE, NONE))
    session.choose("use:0")
    session.choose("task:0")
    session.choose("play:six_shooter,0")
    session.choose("use:0")
    assert session.state.battle is None
    assert session.state.points == [2, 0]


@pytest.mark.rule("DW-039")
def test_an_ability_that_does_not_attack_joins_no_fight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only attacks make a fighter: an ability or a mission job that defends does not."""
    print_mission(
        monkeypatch, "discovery", tasks=("-1 food, defend 1",), events=("on clear: +2 vp",)
    )
    print_hero(monkeypatch, "trapper", "defend 1", "walk 1")
    s = gang("discovery", 2, 1)
    s.players[1].at = at(1)
    give(s, 0, food=1)
    session = play(s, rolls=(NONE,))
    session.choose("use:0")
    assert session.state.battle is not None
    assert session.state.battle.fighters == []
    session.choose("task:0")
    assert "hits" not in kinds_of(session)


@pytest.mark.rule("DW-055", "DW-056")
def test_who_can_be_asked_to_lend_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others on the tile, each once, and of open hands only those with a job for it."""
    print_hero(monkeypatch, "trapper", "prairie? roll 1 food", "walk 1")
    print_hero(monkeypatch, "prospector", "prairie? roll 2 food", "walk 1")
    print_hero(monkeypatch, "farmhand", "prairie? roll 1 food", "walk 1")
    print_hero(monkeypatch, "outrider", "walk 1", "walk 2")
    characters = ["trapper", "prospector", "outrider", "farmhand"]
    s = table("slowest", 4, characters=characters)
    for seat in range(4):
        deal(s, seat)
    s.players[3].at = at(1)
    session = play(s, rolls=(ONE, TWO, ONE))
    session.choose("use:0")
    assert list(verdicts(session, "invite").values()) == [
        "DW-055",
        "",
        "DW-056",
        "DW-055",
        "DW-055",
    ]
    session.choose("invite:1")
    assert (session.asked.seat, session.asked.ask) == (1, "join")
    session.choose("use:0")
    if session.asked.ask == "join":
        session.choose("enough")
    assert session.state.players[0].res[3] == 3  # 1, and half of 3 rounded up
    assert session.state.players[1].res[3] == 4
    assert session.state.work == -1


@pytest.mark.rule("DW-057", "DW-058")
def test_the_best_of_the_others_counts_and_only_who_rolled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three roll 0, 1 and 4: each adds half of the best roll but their own; who stood by gets nothing."""
    for name, dice in (("trapper", 1), ("prospector", 1), ("farmhand", 2)):
        print_hero(monkeypatch, name, f"prairie? roll {dice} food", "walk 1")
    s = table("slowest", 4, characters=["trapper", "prospector", "farmhand", "outrider"])
    for seat in range(4):
        deal(s, seat)
    session = play(s, rolls=(NONE, ONE, TWO, TWO))
    session.choose("use:0")
    for other in (1, 2):
        session.choose(f"invite:{other}")
        session.choose("use:0")
        if session.asked.ask == "join":
            session.choose("enough")
    if session.asked.ask == "work":
        session.choose("roll")
    assert [p.res[3] for p in session.state.players] == [2, 3, 5, 0]


@pytest.mark.rule("DW-055")
def test_a_rival_is_asked_blindly_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A secret hand does not show whether it could help, so anybody on the tile may be asked."""
    print_hero(monkeypatch, "trapper", "prairie? roll 1 food", "walk 1")
    print_hero(monkeypatch, "prospector", "walk 1", "walk 2")
    s = table()
    deal(s, 0)
    deal(s, 1)
    lay(s, at(0), "prairie")
    session = play(s, rolls=(ONE,))
    session.choose("use:0")
    assert verdicts(session, "invite")["invite:1"] == ""
    session.choose("invite:1")
    assert session.state.invited == [1]
    assert session.state.players[0].res[3] == 1


@pytest.mark.rule("DW-104", "DW-054")
def test_sure_hits_are_no_roll() -> None:
    """Two hits of a revolver would be rolled, four of dynamite are not: only the bandits' saves are written down."""
    s = gang(n=1)
    deal(s, 0, "dynamite")
    session = play(s, rolls=(NONE,))
    session.choose("play:dynamite,0")
    rolls = [event.args for event in session.journal if event.kind == "dice"]
    assert rolls == [(0,)]
    assert session.state.bandits == {}


@pytest.mark.rule("DW-129")
def test_of_two_rows_side_by_side_the_northern_one_fights_first() -> None:
    """In one column, whichever gang came first."""
    for order in ((0, 1), (1, 0)):
        s = table("slowest")
        s.bandits = {at(0, y): 1 for y in order}
        for seat in (0, 1):
            deal(s, seat, "revolver", "pan")
            s.players[seat].at = at(0, seat)
        session = night(s, "attack", seed=1)
        assert session.state.battle is not None
        assert session.state.battle.at == at(0, 0)


@pytest.mark.rule("DW-137")
def test_where_nothing_falls_away_nothing_is_told() -> None:
    """The easternmost column is just near enough; one step further and it goes."""
    for x, gone in ((3, 0), (4, 1)):
        s = table("slowest")
        for column in (2, 3, 4):
            lay(s, at(column), "forest")
        s.wagon = at(x)
        for p in s.players:
            p.at = at(x)
        session = night(s, "remove", seed=1)
        told = [event.args for event in session.journal if event.kind == "east_gone"]
        assert len(told) == gone
        assert (at(0) in session.state.map) == (not gone)


def islands(*places: int) -> West:
    """A map of these places only, with the party on the first of them."""
    s = table("slowest")
    for place in sorted(s.map.keys() - set(places)):
        s.tiles_gone.append(s.map.pop(place))
        s.up.discard(place)
    s.wagon = places[0]
    for p in s.players:
        p.at = places[0]
    return s


def split_up(s: West) -> tuple[list[tuple[Arg, ...]], dict[int, int]]:
    """Where gangs split in a night in which nobody new appears, and where they stand afterwards."""
    session = night(s, "appear", rolls=(20,), seed=1)
    told = [event.args for event in session.journal if event.kind == "split"]
    return told, session.state.bandits


@pytest.mark.rule("DW-141")
def test_a_tile_splits_twenty_times_in_a_night() -> None:
    """Sixty bandits on two tiles never get below six: one tile splits so often, and then they stay."""
    s = islands(at(0), at(1))
    s.bandits = {at(0): 60}
    told, bandits = split_up(s)
    assert sorted(Counter(told).values()) == [15, 20]  # the western one is down to five at last
    assert bandits == {at(0): 55, at(1): 5}


@pytest.mark.rule("DW-141")
def test_a_gang_with_no_way_out_does_not_split() -> None:
    """It stays as big as it is, and nothing is told of it."""
    s = islands(at(0))
    s.bandits = {at(0): 9}
    assert split_up(s) == ([], {at(0): 9})


@pytest.mark.rule("DW-141", "DW-129")
def test_gangs_split_from_west_to_east() -> None:
    """The western one first, however they are written down."""
    for order in ((0, 1), (1, 0)):
        s = table("slowest")
        lay(s, at(1), "village", tile="mercy")
        lay(s, at(0), "village", tile="juniper")
        s.bandits = {at(x): 7 for x in order}
        assert split_up(s)[0][:2] == [("mercy",), ("juniper",)]


@pytest.mark.rule("DW-165")
def test_hunger_is_told_once_for_the_party() -> None:
    """The first seat's line of the log, and the shared score."""
    s = table("hungry_valley")
    s.points = [5]
    lay(s, at(0), "village")
    villages = sum(TILES[s.map[place]].land == "village" for place in s.up)
    session = night(s, "hunger", seed=1)
    told = [event.args for event in session.journal if event.kind == "points"]
    assert told == [(0, -villages, 5 - villages)]


@pytest.mark.rule("DW-106")
def test_more_saves_than_hits_are_no_wounds() -> None:
    """Not fewer than none."""
    s = gang(n=1)
    deal(s, 0, "barricade", "pan")
    give(s, 0, wood=1)
    session = night(s, "attack", rolls=(ONE,), seed=1)
    session.choose("play:barricade,0")
    while session.asked.ask == "battle":
        session.choose("fight")
    told = [event.args for event in session.journal if event.kind == "wounds"]
    assert told == [(1, 3, 0)]


@pytest.mark.rule("DW-055")
def test_whoever_was_asked_may_be_asked_again_for_the_next_job() -> None:
    """Once for each action; and only those at the table can be asked at all."""
    s = table("slowest")
    lay(s, at(0), "forest")
    deal(s, 0, "knife", "knife", "pan")
    deal(s, 1, "knife", "knife", "pan")
    session = play(s, rolls=(ONE,) * 12)
    for _ in range(2):
        session.choose("play:knife,0")
        ask = game.asks[session.asked.ask]
        found = [str(o) for o, _ in ask.candidates(session.state, session.asked)]
        assert [name for name in found if name.startswith("invite")] == ["invite:0", "invite:1"]
        session.choose("invite:1")
        session.choose("enough")
        session.choose("roll")
