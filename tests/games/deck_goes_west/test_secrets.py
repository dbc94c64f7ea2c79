"""What nobody may know, what cannot be taken back once it is known, and where things lie on the map."""

from __future__ import annotations

import pytest

from hearthside.games.deck_goes_west import game
from hearthside.games.deck_goes_west.content.land import BACK
from hearthside.games.deck_goes_west.state import (
    DIRECTIONS,
    EAST,
    NORTH,
    SOUTH,
    START,
    WEST,
    Battle,
    Offer,
    West,
    bearing,
    column,
    distance,
    name_of,
    place,
    row,
    within,
)
from hearthside.kernel import Dice, Session

from .conftest import print_hero
from .table import at, begin, deal, fetch, give, kinds, night, play, table

pytestmark = pytest.mark.usefixtures("box")


def rivals(mission: str = "discovery") -> West:
    """Two with a hand and a draw pile of which two cards on top are known."""
    s = table(mission)
    for seat in (0, 1):
        deal(s, seat, "boot", "knife", "hunger")
        s.players[seat].draw += [fetch(s, "thirst"), fetch(s, "leg_wound")]
        s.players[seat].known = 2
    return s


# -- dealt anew -----------------------------------------------------------------------------------


@pytest.mark.rule("DW-019")
def test_what_a_seat_cannot_know_is_dealt_anew() -> None:
    """Piles, the unknown part of every draw pile, a rival's hand; not the own hand, nor what was seen put on top."""
    s = rivals()
    twins = [game.redealt(s, 0, Dice(seed)) for seed in range(6)]
    for zone in ("trade", "pain", "exhaustion", "tiles"):
        assert len({tuple(getattr(twin, zone)) for twin in twins}) > 1
        if zone != "tiles":
            assert all(sorted(getattr(twin, zone)) == sorted(getattr(s, zone)) for twin in twins)
    for seat in (0, 1):
        before, after = s.players[seat], [twin.players[seat] for twin in twins]
        assert all(p.draw[-2:] == before.draw[-2:] for p in after)
        assert len({tuple(p.draw) for p in after}) > 1
        owned = sorted(before.draw + before.hand)
        assert all(sorted(p.draw + p.hand) == owned for p in after)
        assert (len({tuple(p.hand) for p in after}) == 1) == (seat == 0)
    assert all(sorted([*twin.tiles, *twin.map.values()]) == list(range(48)) for twin in twins)


@pytest.mark.rule("DW-019")
def test_open_hands_stay_where_they_are() -> None:
    """Friends see each other's cards; only what lies face down is dealt anew."""
    s = rivals("slowest")
    for seed in range(4):
        twin = game.redealt(s, 0, Dice(seed))
        assert [p.hand for p in twin.players] == [p.hand for p in s.players]
        assert [p.draw[-2:] for p in twin.players] == [p.draw[-2:] for p in s.players]


@pytest.mark.rule("DW-119")
def test_a_talk_tells_of_cards() -> None:
    """What was laid out stays in its hand, and the opener has an item beside it; the partner need not have one."""
    s = table()
    deal(s, 0, "boot", "knife", "hunger", "thirst")
    deal(s, 1, "pan", "hatchet", "blisters")
    s.players[0].draw += [fetch(s, "leg_wound"), fetch(s, "snake_bite"), fetch(s, "sunstroke")]
    s.players[1].draw = [fetch(s, kind) for kind in ("cold_night", "dust_cough", "heavy_pack")]
    s.players[0].draw = s.players[0].draw[-3:]
    s.box += [card for card in range(50) if card not in {c for z in _all(s) for c in z}]
    session = play(s)
    for choice in ("trade:1", "offer:boot", "ask"):
        session.choose(choice)
    for seed in range(8):
        twin = session.redealt(1, Dice(seed)).state.players[0]
        assert "boot" in kinds(twin.hand)
        assert "knife" in kinds(twin.hand)  # the one item left to discard
    seen = {tuple(kinds(session.redealt(0, Dice(seed)).state.players[1].hand)) for seed in range(8)}
    assert any("pan" not in hand and "hatchet" not in hand for hand in seen)


def _all(s: West) -> list[list[int]]:
    zones = [s.trade, s.row, s.trade_gone, s.pain, s.pain_gone, s.exhaustion, s.exhaustion_gone]
    return zones + [s.box] + [zone for p in s.players for zone in (p.draw, p.hand, p.discard)]


# -- veiled ---------------------------------------------------------------------------------------


@pytest.mark.rule("DW-019")
def test_a_veil_hides_what_a_seat_cannot_know() -> None:
    """Closed land shows its back, a rival's hand lies with the draw pile, every pile is sorted but for what is known."""
    s = rivals()
    plain = rivals()
    assert game.veil is not None
    game.veil(s, 0)
    for spot, tile in plain.map.items():
        assert s.map[spot] == (tile if spot in plain.up else -1 - BACK[tile])
    closed = [tile for spot, tile in plain.map.items() if spot not in plain.up]
    assert s.tiles == sorted([*plain.tiles, *closed])
    me, rival = s.players
    assert me.hand == plain.players[0].hand
    assert me.draw == sorted(plain.players[0].draw[:-2]) + plain.players[0].draw[-2:]
    unknown = plain.players[1].draw[:-2] + plain.players[1].hand
    assert rival.hand == [-1] * 3
    assert rival.draw == sorted(unknown) + plain.players[1].draw[-2:]
    for zone in ("trade", "pain", "exhaustion"):
        assert getattr(s, zone) == sorted(getattr(plain, zone))


@pytest.mark.rule("DW-019", "DW-119")
def test_a_veil_leaves_open_hands_and_what_a_trade_shows() -> None:
    """Friends' hands stay; of a rival's hand only the cards on the table do."""
    s = rivals("slowest")
    hand = list(s.players[1].hand)
    assert game.veil is not None
    game.veil(s, 0)
    assert s.players[1].hand == hand
    s = rivals()
    mine, theirs = s.players
    s.offer = Offer(0, 1, 0, cards=mine.hand[:1], wishes=theirs.hand[1:2])
    boot, knife = mine.hand[0], theirs.hand[1]
    game.veil(s, 0)
    assert theirs.hand == [-1, knife, -1]
    assert knife not in theirs.draw
    s = rivals()
    s.offer = Offer(0, 1, 0, cards=s.players[0].hand[:1])
    game.veil(s, 1)
    assert s.players[0].hand == [boot, -1, -1]


# -- learned --------------------------------------------------------------------------------------


def learned(session: Session[West], *choices: str) -> int:
    """How often something came to light in the course of these choices."""
    before = session.state.learned
    for choice in choices:
        session.choose(choice)
    return session.state.learned - before


@pytest.mark.rule("DW-040", "DW-043", "DW-123")
@pytest.mark.parametrize(("mission", "shown"), [("discovery", 1), ("slowest", 0)])
def test_a_secret_hand_that_shows_a_card_cannot_take_it_back(
    monkeypatch: pytest.MonkeyPatch, mission: str, shown: int
) -> None:
    """Playing, curing, parting with and dropping a card show it; between friends nothing was hidden."""
    print_hero(monkeypatch, "trapper", "discard 1 item, walk 1", "walk 1")
    for choice in ("play:boot,0", "cure:hunger,0", "use:0"):
        s = table(mission)
        deal(s, 0, "boot", "hunger")
        give(s, 0, food=3, wood=3, gold=3, metal=3)
        assert learned(play(s), choice) == shown
    s = table(mission)
    deal(s, 0, "boot", "pan")
    deal(s, 1)
    for p in s.players:
        p.passed = True
    session = play(s, step="next_turn" if mission == "discovery" else "lead", seed=1)
    assert learned(session, "drop:boot") == shown


@pytest.mark.rule("DW-119")
def test_talking_shows_what_is_laid_out() -> None:
    """A card laid out by a rival, and a proposal, which the other has read."""
    s = rivals()
    session = play(s)
    assert learned(session, "trade:1", "offer:boot") == 1
    assert learned(session, "propose") == 1


@pytest.mark.rule("DW-087", "DW-090", "DW-118")
def test_what_was_drawn_turned_or_dealt_is_known() -> None:
    """Drawing once however many, a danger, a new card in the row; drawing nothing teaches nothing."""
    s = table()
    deal(s, 0, "tonic")
    give(s, 0, food=1)
    assert learned(play(s), "play:tonic,0") == 2  # the card itself, and what was drawn
    s = table("slowest")
    deal(s, 0, "tonic")
    give(s, 0, food=1)
    s.box += s.players[0].draw
    s.players[0].draw = []
    s.players[0].discard = []
    session = play(s)
    session.choose("play:tonic,0")
    assert kinds(session.state.players[0].hand) == ["tonic"]  # its own discard, shuffled
    s = table("slowest")
    before = s.learned
    session = night(s, "row", seed=1)
    assert session.state.learned > before
    s = table("slowest")
    s.bandits = {at(0): 1}
    deal(s, 0, "boot")
    give(s, 0, food=1)
    session = play(s)
    session.choose("play:boot,0")
    assert learned(session, "go:W,walk") == 1  # which pain it is


@pytest.mark.rule("DW-087")
def test_known_cards_are_known_until_they_are_drawn() -> None:
    """One of two is drawn, one is left; it never falls below nothing."""
    for known, after in ((2, 1), (1, 0), (0, 0)):
        s = table()
        deal(s, 0)
        s.players[0].known = known
        s.players[0].limit = 1
        session = play(s, step="dawn", seed=1)
        assert session.state.players[0].known == after


# -- the map and a fresh table --------------------------------------------------------------------


def test_places_on_the_map() -> None:
    """Columns west, rows south, names, bearings and distances."""
    assert (START, NORTH, SOUTH, WEST, EAST) == (128, -1, 1, 256, -256)
    assert DIRECTIONS == {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}
    for x in (0, 1, 5):
        for y in (-3, 0, 2):
            spot = place(x, y)
            assert (column(spot), row(spot)) == (x, y)
            assert distance(spot, START) == distance(START, spot) == x + abs(y)
    assert distance(place(2, -1), place(5, 3)) == 7
    assert [name_of(place(*spot)) for spot in ((0, 0), (3, -2), (4, 1))] == ["w0", "w3n2", "w4s1"]
    bearings = {2 * WEST: "W2", EAST + SOUTH: "E1S1", 3 * NORTH: "N3", 2 * EAST + NORTH: "E2N1"}
    assert {bearing(step) for step in bearings} == set(bearings.values())
    assert all(bearing(step) == name for step, name in bearings.items())
    assert within(1) == (WEST, NORTH, SOUTH, EAST)
    assert within(2)[4:] == (
        *(2 * WEST, WEST + NORTH, WEST + SOUTH, 2 * NORTH, 2 * SOUTH),
        *(EAST + NORTH, EAST + SOUTH, 2 * EAST),
    )
    assert len(within(3)) == 24


@pytest.mark.rule("DW-016", "DW-021", "DW-029")
def test_a_fresh_table() -> None:
    """Nothing has been done, marked, bought, fought or talked over; nobody is tapped, lying, out or apart."""
    s = begin(mission="discovery", seats=2)
    for p in s.players:
        assert (p.known, p.at, p.other) == (0, START, -1)
        assert not any((p.lying, p.other_lying, p.second, p.tapped, p.passed, p.out))
        assert p.hand == p.discard == []
    assert (s.day, s.goal, s.wagon, s.damage, s.active, s.left, s.acts) == (0, -1, -1, 0, 0, 0, 0)
    assert (s.idle, s.talks, s.night, s.raided, s.key, s.used) == (0, 0, -1, False, -1, 0)
    assert (s.doer, s.doing, s.stage, s.x, s.mover, s.payer) == (-1, "", 0, -1, -1, -1)
    assert (s.walk, s.climb, s.sail, s.trains, s.stepped) == (0, 0, 0, [], False)
    assert (s.tried, s.at_once, s.work, s.guest, s.aside) == (-1, False, -1, -1, -1)
    assert (s.how, s.fallen, s.winners, s.bought, s.played) == ("", -1, [], [], [])
    assert s.far == [-1, 1, -1, -1, -1, -1]
    assert len(s.row) == 5
    talk, fight = Offer(0, 1, 0), Battle(START, False, [0])
    assert (talk.gives, talk.blind, talk.put, talk.changed, talk.laid) == (
        [0] * 4,
        [0, 0],
        0,
        True,
        0,
    )
    assert (fight.hit_dice, fight.hits, fight.save_dice, fight.saves) == (0, 0, 0, 0)


@pytest.mark.rule("DW-012", "DW-019", "DW-031")
def test_what_a_table_is_unless_one_says_otherwise() -> None:
    """Two players, Discovery, the first of the first party; alone hands lie open whatever was chosen."""
    setup = game.setup()
    assert (setup.seats, setup.mission, setup.board, setup.dice) == (2, "discovery", "A", "d20")
    five = begin(mission="slowest", seats=5)
    assert [p.character for p in five.players] == [
        *("trapper", "prospector", "farmhand", "ferrywoman", "outrider"),
    ]
    assert five.open
    assert not begin(mission="slowest", open_hands=False).open
    assert begin(mission="new_world", seats=1, open_hands=False).open
    assert not begin(mission="discovery", open_hands=True).open


@pytest.mark.rule("DW-098", "DW-149", "DW-167", "DW-028", "DW-078")
def test_where_wagons_starts_and_towns_are() -> None:
    """The runaway wagon has a head start of two columns; the town of the line stands open in the west, beyond the map."""
    s = begin(mission="runaway", seats=2)
    assert s.wagon == at(2)
    assert (
        begin(mission="slowest", seats=2).wagon
        == begin(mission="long_haul", seats=2).wagon
        == at(0)
    )
    road = begin(mission="iron_road", seats=2)
    assert (road.start, road.goal) == (at(0), at(4))
    assert road.rails == {at(0)}
    assert road.far[1] == 1  # the town is no land that was turned
    law = begin(mission="law_and_order", seats=2)
    assert {spot for spot in law.bandits if law.bandits[spot]} >= {at(4), at(1, -2), at(1, 2)}


@pytest.mark.rule("DW-034")
def test_together_the_first_seat_is_first() -> None:
    """Only rivals draw lots for P1."""
    assert {begin(seed, mission="slowest", seats=4).first for seed in range(8)} == {0}
    assert {begin(seed, mission="discovery", seats=4).first for seed in range(12)} == {0, 1, 2, 3}


@pytest.mark.rule("DW-030", "DW-027")
def test_bandits_before_the_first_day() -> None:
    """So many rolls of a d12: open tiles by the numbers on their front, closed ones by their back, the start never."""
    for seed in range(12):
        s = begin(seed, mission="bounty_country", seats=2)
        assert s.start not in s.bandits or s.bandits[s.start] == 1
        assert s.bandits
    quiet = begin(3, mission="discovery", seats=2)
    assert all(n == 1 for n in quiet.bandits.values())


@pytest.mark.rule("DW-179", "DW-312")
def test_what_is_scarce_nobody_brings() -> None:
    """In Gold Fever the Prospector and the Gambler begin without gold, and with everything else they have."""
    party = ["prospector", "gambler", "blacksmith"]
    rich = begin(mission="slowest", seats=3, characters=party)
    poor = begin(mission="gold_fever", seats=3, characters=party)
    assert [p.res[0] for p in rich.players] == [3, 4, 0]
    assert [p.res[0] for p in poor.players] == [0, 0, 0]
    assert [p.res[1:] for p in poor.players] == [p.res[1:] for p in rich.players]
