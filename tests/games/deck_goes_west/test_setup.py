"""Setting up, components and modes."""

from __future__ import annotations

from collections import Counter

import pytest

from hearthside.games.deck_goes_west import game
from hearthside.games.deck_goes_west.content.cards import (
    FIRST_DANGER,
    FIRST_EXHAUSTION,
    KIND_OF,
    KINDS,
)
from hearthside.games.deck_goes_west.content.land import TILES
from hearthside.games.deck_goes_west.content.missions import BOARDS, MISSIONS
from hearthside.games.deck_goes_west.content.people import CHARACTERS
from hearthside.games.deck_goes_west.rules.doing import FACES
from hearthside.games.deck_goes_west.rules.night import COMPASS
from hearthside.games.deck_goes_west.state import NORTH, SOUTH, START, WEST, place
from hearthside.kernel import SetupError

from .table import at, begin, deal, give, kinds, lay, night, play, table

pytestmark = pytest.mark.usefixtures("box")


@pytest.mark.rule("DW-012")
def test_how_many_may_play() -> None:
    """One alone, two to five otherwise."""
    for seats in (2, 3, 4, 5):
        assert begin(seats=seats).seats == seats
        assert begin(seats=seats, mission="slowest").seats == seats
    assert begin(seats=1, mission="new_world").seats == 1
    for seats, mission in ((1, "discovery"), (2, "new_world"), (1, "slowest"), (6, "discovery")):
        with pytest.raises(SetupError):
            begin(seats=seats, mission=mission)


@pytest.mark.rule("DW-013", "DW-014")
def test_the_faces_of_the_dice() -> None:
    """Success and compass dice."""
    assert sorted(FACES) == [0, 0, 1, 1, 1, 2]
    assert Counter(COMPASS) == {NORTH: 1, SOUTH: 1, WEST: 3, 0: 1}


@pytest.mark.rule("DW-015")
def test_both_bandit_dice_fall_for_each_risk_roll() -> None:
    """With the d12 and the d20, a risk of 1 means two numbers."""
    s = table(dice="both")
    s.map = {at(0): s.map[at(0)]}
    s.up.clear()
    rest = [tile for tile in range(48) if tile != s.map[at(0)]]
    s.tiles = rest
    from hearthside.games.deck_goes_west.content.land import BACK

    number = BACK[s.map[at(0)]]
    other = number % 12 + 1
    assert night(s, "appear", rolls=(number, number), seed=1).state.bandits[at(0)] == 2
    assert night(s, "appear", rolls=(other, number), seed=1).state.bandits[at(0)] == 1
    s.bandit_dice = "d20"
    assert night(s, "appear", rolls=(number,), seed=1).state.bandits[at(0)] == 1


@pytest.mark.rule("DW-016")
def test_resources_are_plain_numbers_without_a_supply() -> None:
    """More than all counters of the box can be had."""
    s = table("harvest_fair", characters=["trapper", "prospector"])
    lay(s, at(0), "village", tile="tin_cup")
    give(s, 0, gold=90)
    session = play(s)
    session.choose("work")
    session.choose("x:90")
    session.choose("any:metal")
    assert session.state.players[0].res == [0, 90, 0, 0]


@pytest.mark.rule("DW-017", "DW-023")
def test_rivals_have_a_score_each_and_parties_share_one() -> None:
    """And all tokens start at zero."""
    s = begin(seats=4)
    assert s.points == [0, 0, 0, 0]
    assert s.day == 0
    assert begin(seats=2, mission="slowest").points == [0]
    tokens = [thing for thing in game.scene(s, 0) if thing.id.startswith("token:score.")]
    assert [token.facts["value"] for token in tokens] == [0, 0, 0, 0]


@pytest.mark.rule("DW-019")
def test_open_hands_are_a_choice_of_parties() -> None:
    """Rivals always play with secret hands."""
    assert begin(seats=2, mission="slowest").open
    assert not begin(seats=2, mission="slowest", open_hands=False).open
    assert not begin(seats=2, open_hands=True).open
    hidden = play(begin(seats=2), step="dawn", seed=1)
    seen = [thing for thing in hidden.scene(0) if thing.at == "zone:hand1"]
    assert len(seen) == CHARACTERS[hidden.state.players[1].character].hand
    assert {thing.look for thing in seen} == {"back"}
    shown = play(begin(seats=2, mission="slowest"), step="dawn", seed=1)
    assert "back" not in {thing.look for thing in shown.scene(0) if thing.at == "zone:hand1"}


@pytest.mark.rule("DW-021", "DW-022")
def test_missions_offer_their_boards_easiest_first() -> None:
    """The book's first games are the defaults' neighbours; a board not offered is refused."""
    assert begin().mission == "discovery"
    assert begin().board == "A"
    assert begin().bandit_dice == "d20"
    assert MISSIONS["slowest"].mode == "coop"
    assert MISSIONS["new_world"].mode == "solo"
    assert all(mission.boards[0] == "A" for mission in MISSIONS.values())
    with pytest.raises(SetupError, match="Discovery offers A, B, not C"):
        begin(board="C")
    assert begin(board="B").finish == BOARDS["B"].finish == 22


@pytest.mark.rule("DW-024", "DW-025", "DW-026")
def test_cards_are_sorted_into_their_piles() -> None:
    """Four kinds; dangers apart; five trade cards in the row."""
    s = begin(seats=2, seed=3)
    assert {KINDS[KIND_OF[card]].group for card in s.pain} == {"pain"}
    assert {KINDS[KIND_OF[card]].group for card in s.exhaustion} == {"exhaustion"}
    assert {KINDS[KIND_OF[card]].group for card in s.trade + s.row} == {"trade"}
    assert len(s.pain) == len(s.exhaustion) == 30
    assert (len(s.row), len(s.trade), s.trade_gone) == (5, 45, [])
    assert s.pain != list(range(FIRST_DANGER, FIRST_EXHAUSTION))
    assert begin(seats=2, seed=4).trade != s.trade


@pytest.mark.rule("DW-027", "DW-028", "DW-029")
def test_the_standard_map() -> None:
    """Six open tiles, seven closed ones around, meeples in the middle of the eastern column."""
    s = begin(seats=3, seed=5)
    assert s.up == {place(x, y) for x in (0, 1) for y in (-1, 0, 1)}
    rim = {place(0, -2), place(1, -2), place(0, 2), place(1, 2), *(place(2, y) for y in (-1, 0, 1))}
    assert set(s.map) == s.up | rim
    assert len(s.tiles) == 48 - 13
    assert begin(seats=3, seed=6).map != s.map
    assert all(p.at == START == place(0, 0) for p in s.players)


@pytest.mark.rule("DW-030")
def test_camps_that_show_get_a_bandit() -> None:
    """On any of the six, the start tile too, and only there."""
    from hearthside.games.deck_goes_west.content.land import TILES

    starts = 0
    for seed in range(60):
        s = begin(seats=2, seed=seed)
        camps = {o for o in s.up if TILES[s.map[o]].land == "camp"}
        assert s.bandits == dict.fromkeys(camps, 1)
        starts += START in camps
    assert starts


@pytest.mark.rule("DW-031", "DW-032")
def test_characters_bring_their_resources_and_cards() -> None:
    """As listed, shuffled into the draw pile."""
    s = begin(seats=2, characters=["gambler", "sheriff"])
    for p in s.players:
        character = CHARACTERS[p.character]
        assert tuple(p.res) == character.resources
        assert Counter(kinds(p.draw)) == character.deck
        assert p.hand == p.discard == []
    orders = {tuple(kinds(begin(seats=2, seed=n).players[0].draw)) for n in range(5)}
    assert len(orders) > 1


@pytest.mark.rule("DW-033")
def test_no_character_twice() -> None:
    """There is one card of each."""
    with pytest.raises(SetupError, match="different"):
        begin(seats=2, characters=["trapper", "trapper"])


@pytest.mark.rule("DW-034")
def test_the_dice_choose_the_first_player() -> None:
    """Any seat may begin, and that seat acts first."""
    firsts = {begin(seats=3, seed=seed).first for seed in range(30)}
    assert firsts == {0, 1, 2}
    s = begin(seats=3, seed=2)
    session = play(s, step="dawn", seed=1)
    assert session.decision is not None
    assert session.decision.seat == s.first


@pytest.mark.rule("DW-035")
def test_bigger_parties_have_fewer_days() -> None:
    """Some suns further for three, four and five, where the mission says so."""
    for id, mission in MISSIONS.items():
        if mission.mode != "solo":
            starts = [begin(seats=n, mission=id).day for n in (2, 3, 4, 5)]
            assert starts == [0, *mission.later]
    assert MISSIONS["long_haul"].later[2] > 0
    assert [begin(seats=n).day for n in (2, 3, 4, 5)] == [0, 0, 0, 0]


@pytest.mark.rule("DW-018", "DW-116")
def test_parties_act_in_any_order() -> None:
    """Whoever the party names acts, and may hand over after an action."""
    s = table("slowest", 3)
    for seat in range(3):
        deal(s, seat, *["boot"] * (1 if seat == 1 else 2), "pan")
        give(s, seat, food=3)
    session = play(s, step="lead", seed=1)
    assert session.decision is not None
    assert session.decision.seat == -1
    session.choose("lead:2")
    assert session.decision.seat == 2
    session.choose("play:boot,0")
    session.choose("stop")
    session.choose("lead:0")
    assert (session.decision.seat, session.decision.ask) == (0, "act")
    session.choose("play:boot,0")
    session.choose("stop")
    session.choose("play:boot,0")
    session.choose("stop")
    assert session.decision.seat == 0


@pytest.mark.rule("DW-304", "DW-140")
def test_every_bandit_roll_before_the_first_day_brings_one() -> None:
    """Four rolls, one bandit on each tile of that number: odd and even gangs both occur, none above four."""
    gangs: set[int] = set()
    for seed in range(6):
        s = begin(seed, mission="bounty_country", seats=2)
        gangs |= {n for where, n in s.bandits.items() if TILES[s.map[where]].land != "camp"}
    assert 1 in gangs
    assert max(gangs) <= 4


@pytest.mark.rule("DW-181")
def test_bigger_parties_have_more_to_score() -> None:
    """By a number for three, four and five, where the mission says so; two play the board as it is printed."""
    for id, mission in MISSIONS.items():
        if mission.mode != "solo":
            longer = [begin(seats=n, mission=id).finish - 16 for n in (2, 3, 4, 5)]
            assert longer == [0, *mission.more]
            assert mission.mode == "coop" or not any(mission.more)
    ends = [begin(seats=n, mission="slowest").finish for n in (2, 3, 4, 5)]
    assert ends == [16, 16, 19, 22]


@pytest.mark.rule("DW-182", "DW-167")
def test_for_bigger_parties_the_far_town_lies_further_west() -> None:
    """In its row, with nothing between it and the unknown land; what else is laid out lies as for two."""
    mission = MISSIONS["iron_road"]
    nearest = mission.layout[2].index("S") - mission.layout[2].index("T")
    lands = set()
    for seats, further in zip((2, 3, 4, 5), (0, *mission.further), strict=True):
        s = begin(seats=seats, mission="iron_road")
        assert s.goal == at(nearest + further)
        assert TILES[s.map[s.goal]].land == "village"
        assert s.goal in s.up
        lands.add(frozenset(set(s.map) - {s.goal}))
        assert all(p.at == s.start for p in s.players)
    assert len(lands) == 1
    assert any(mission.further)
