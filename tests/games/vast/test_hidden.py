"""What each seat cannot know: which piles are mixed when it is dealt anew, and what lies face down to it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hearthside.games.vast import game
from hearthside.games.vast.content.cards import CARDS
from hearthside.games.vast.content.tiles import ARMORY, KINDS
from hearthside.games.vast.hidden import ARMORY_DOWN, FACE_DOWN
from hearthside.games.vast.state import Vast
from hearthside.kernel import EVERYONE, SPECTATOR, Dice, clone

from .arrange import blank, dark, equip, give, lay, lies, roles_of, spot, table

Pile = Callable[[Vast], list[str]]
HELD: dict[str, tuple[str, Pile, Pile]] = {
    "gear": ("skeletons", lambda s: s.skeletons.hand, lambda s: s.skeletons.deck.cards),
    "powers": ("spider", lambda s: s.spider.hand, lambda s: s.spider.deck.cards),
    "rituals": ("manor", lambda s: s.manor.hand, lambda s: s.manor.deck.cards),
    "spells": ("warlock", lambda s: s.warlock.hand, lambda s: s.warlock.deck.cards),
    "dragon": ("dragon", lambda s: s.dragon.hand, lambda s: s.dragon.deck.cards),
    "secrets": ("goblins", lambda s: s.goblins.hand, lambda s: s.goblins.secrets.cards),
    "quests": ("knight", lambda s: s.knight.hand, lambda s: s.knight.quests.cards),
    "kept": ("knight", lambda s: s.knight.kept, lambda s: s.knight.treasures.cards),
    "found by her": ("knight", lambda s: s.knight.found, lambda s: s.knight.treasures.cards),
    "found": ("paladin", lambda s: s.paladin.found, lambda s: s.paladin.treasures.cards),
    "favors": (
        "paladin",
        lambda s: [c for c in s.paladin.hand if CARDS[c].deck == "favors"],
        lambda s: s.paladin.favors.cards,
    ),
    "treasures": (
        "paladin",
        lambda s: [c for c in s.paladin.hand if CARDS[c].deck == "treasures"],
        lambda s: s.paladin.treasures.cards,
    ),
}
"""Who holds each kind of hidden card: its place, and the deck that it came from."""
TABLES = ("five", "five_dragon", "five_goblins", "five_knight", "five_thief")


def cards_of(mix: str) -> list[str]:
    return [held for held, (role, _, _) in HELD.items() if role in roles_of(mix)]


def offering(s: Vast) -> list[str]:
    """The deck that the Manor offers treasures from."""
    return (s.knight if s.visitor == 6 else s.paladin).treasures.cards


def full(mix: str) -> Vast:
    """A game in which every seat holds something that others do not know."""
    s = table(mix, 3)
    if s.visitor == 6:
        b = s.knight
        b.kept, b.found = (
            [b.treasures.cards.pop(), b.treasures.cards.pop()],
            [b.treasures.cards.pop()],
        )
    else:
        for card in ("halo", "divination", "armor", "conjure"):
            give(s, card, played=False)
        s.paladin.found = [s.paladin.treasures.cards.pop()]
    for card in ("shield", "poison"):
        if s.skeletons.march:
            equip(s, card, played=False)
    if s.visitor == 7:
        g = s.goblins
        g.hand = [g.secrets.cards.pop() for _ in range(3)]
        g.fresh = g.hand[-2:]
    s.manor.offered = [offering(s).pop(), offering(s).pop()]
    if "warlock" in roles_of(mix):
        s.warlock.hand = [s.warlock.deck.cards.pop() for _ in range(3)]
    s.map.known = 1 << spot("D5")
    s.map.peeked = 1 << spot("D3")
    return s


def worlds(s: Vast, seat: int, n: int = 30) -> list[Vast]:
    """So many worlds that a seat cannot tell from this one."""
    found = []
    for key in range(n):
        twin = clone(s)
        game.redeal(twin, seat, Dice(key))
        found.append(twin)
    return found


def seat_of(mix: str, role: str) -> int:
    return roles_of(mix).index(role)


@pytest.mark.rule("VM-001", "VT-061")
@pytest.mark.parametrize(("mix", "held"), [(mix, held) for mix in TABLES for held in cards_of(mix)])
def test_a_hand_is_dealt_anew_for_all_but_its_holder(mix: str, held: str) -> None:
    s = full(mix)
    role, hand, deck = HELD[held]
    own = seat_of(mix, role)
    for seat in (SPECTATOR, EVERYONE, *range(s.seats)):
        twins = worlds(s, seat)
        kept = seat in (own, EVERYONE)
        assert all(len(hand(twin)) == len(hand(s)) for twin in twins)
        assert all(hand(twin) == hand(s) for twin in twins) == kept
        assert len({tuple(deck(twin)) for twin in twins}) > 1, "nobody knows the deck"
        dealt = {tuple(sorted(deck(twin))) for twin in twins}
        if held not in ("kept", "found by her", "found", "treasures"):
            assert (len(dealt) == 1) == kept, "others may hold what lies in the deck, and back"


@pytest.mark.rule("VM-001")
@pytest.mark.parametrize("mix", ["five", "five_knight"])
def test_what_the_manor_offers_is_known_to_the_manor(mix: str) -> None:
    s = full(mix)
    for seat in range(s.seats):
        offers = {frozenset(twin.manor.offered) for twin in worlds(s, seat)}
        assert (offers == {frozenset(s.manor.offered)}) == (seat == seat_of(mix, "manor"))
    assert all(twin.manor.offered == s.manor.offered for twin in worlds(s, EVERYONE))


@pytest.mark.rule("VM-001")
def test_the_backs_in_his_hand_tell_favors_from_treasures() -> None:
    s = full("five")
    assert [CARDS[card].deck for card in s.paladin.hand] == ["treasures", "favors"] * 2
    for twin in worlds(s, 1):
        assert [CARDS[card].deck for card in twin.paladin.hand] == ["treasures", "favors"] * 2
        p, q = s.paladin, twin.paladin
        assert sorted(
            q.hand + q.found + q.favors.cards + q.treasures.cards + twin.manor.offered
        ) == sorted(p.hand + p.found + p.favors.cards + p.treasures.cards + s.manor.offered)


@pytest.mark.rule("VM-001")
def test_face_down_skeletons_change_places_and_those_face_up_stay() -> None:
    s = full("five")
    k = s.skeletons
    k.march, k.up = [4, 1, 0, 3, 2], 1 << 4 | 1 << 0
    marches = {tuple(twin.skeletons.march) for twin in worlds(s, seat_of("five", "skeletons"))}
    assert len(marches) == 6, "three of them lie face down, even to their own player"
    assert {march[::2][:2] for march in marches} == {(4, 0)}


@pytest.mark.rule("VM-001")
def test_the_goblins_know_their_secrets_and_nobody_their_decks() -> None:
    s = full("five_goblins")
    for seat in range(s.seats):
        twins = worlds(s, seat)
        assert len({tuple(twin.goblins.war.cards) for twin in twins}) > 1
        assert len({tuple(twin.goblins.monsters.cards) for twin in twins}) > 1
        assert all(twin.goblins.fresh == twin.goblins.hand[-2:] for twin in twins)
    s.goblins.fresh = []
    assert all(twin.goblins.fresh == [] for twin in worlds(s, 0))


@pytest.mark.rule("VM-001", "VT-061")
def test_dark_tiles_change_faces_and_armories_only_with_armories() -> None:
    s = blank("five_thief")
    lay(s, "A1 B1", "armory", "", lit=False)
    lay(s, "A2 B2", "armory", "N", lit=False)
    dark(s, "D4 D5 A7")
    s.map.peeked, s.map.known = 1 << spot("D4"), 1 << spot("D5")
    thief = seat_of("five_thief", "thief")
    for seat in range(s.seats):
        twins = worlds(s, seat)
        assert all(KINDS[twin.map.tile[spot("A1")]] == ARMORY for twin in twins)
        assert len({twin.map.tile[spot("A1")] for twin in twins}) > 1
        assert {twin.map.tile[spot("D5")] for twin in twins} == {s.map.tile[spot("D5")]}
        assert len({twin.map.tile[spot("A7")] for twin in twins}) > 10
        assert (len({twin.map.tile[spot("D4")] for twin in twins}) == 1) == (seat == thief)
        assert len({tuple(twin.map.stack) for twin in twins}) == 30, "the stack is mixed too"


# -- what lies face down ---------------------------------------------------------------------


@pytest.mark.rule("VM-001", "VT-061")
@pytest.mark.parametrize(
    ("mix", "held"),
    [
        (mix, held)
        for mix in TABLES
        for held in cards_of(mix)
        if held not in ("favors", "treasures")
    ],
)
def test_a_hand_lies_face_down_to_all_but_its_holder(mix: str, held: str) -> None:
    s = full(mix)
    role, hand, deck = HELD[held]
    for seat in (SPECTATOR, *range(s.seats)):
        seen = game.observed(s, seat)
        if seat == seat_of(mix, role):
            assert hand(seen) == hand(s)
            assert not set(hand(s)) - {"claw", "flame", "wing", "eyes", "fangs", "webs"} & set(
                deck(seen)
            )
        else:
            assert hand(seen) == [""] * len(hand(s))
            assert all(deck(seen).count(card) > deck(s).count(card) for card in hand(s))


@pytest.mark.rule("VM-001")
def test_his_hand_shows_its_backs_to_others() -> None:
    s = full("five")
    assert game.observed(s, 0).paladin.hand == s.paladin.hand
    seen = game.observed(s, 2).paladin
    assert seen.hand == ["treasure", "favor"] * 2
    assert sorted(seen.favors.cards[-2:]) == ["conjure", "divination"]
    assert {"armor", "halo"} <= set(seen.treasures.cards)
    assert len(seen.favors.cards) == len(s.paladin.favors.cards) + 2
    s.paladin.found = []
    assert game.observed(s, 2).paladin.found == []


@pytest.mark.rule("VM-001")
def test_an_empty_place_stays_empty() -> None:
    s = table("five")
    s.paladin.hand = []
    for seat in range(s.seats):
        seen = game.observed(s, seat)
        assert seen.paladin.hand == seen.paladin.found == seen.manor.offered == []
        assert seen.skeletons.hand == seen.warlock.hand == []


@pytest.mark.rule("VM-001")
@pytest.mark.parametrize("mix", ["five", "five_knight"])
def test_what_the_manor_offers_lies_face_down_to_others(mix: str) -> None:
    s = full(mix)
    for seat in range(s.seats):
        seen = game.observed(s, seat)
        if seat == seat_of(mix, "manor"):
            assert seen.manor.offered == s.manor.offered
            assert not set(s.manor.offered) & set(offering(seen))
        else:
            assert seen.manor.offered == ["", ""]
            assert set(s.manor.offered) <= set(offering(seen))


@pytest.mark.rule("VM-001")
def test_fresh_secrets_lie_face_down_to_others() -> None:
    s = full("five_goblins")
    own = seat_of("five_goblins", "goblins")
    assert game.observed(s, own).goblins.fresh == s.goblins.fresh
    assert game.observed(s, own - 1).goblins.fresh == ["", ""]


@pytest.mark.rule("VM-001", "VT-061")
def test_dark_tiles_and_skeletons_lie_face_down_to_all() -> None:
    s = blank("five_thief")
    k = s.skeletons
    k.march, k.up = [4, 1, 0, 3, 2], 1 << 4 | 1 << 0
    lay(s, "C4", "shrine", "")
    dark(s, "D4 D5 A7")
    lay(s, "A1", "armory", "", lit=False)
    s.map.peeked, s.map.known = 1 << spot("D4"), 1 << spot("D5")
    assert FACE_DOWN != ARMORY_DOWN
    for seat in range(s.seats):
        seen = game.observed(s, seat)
        assert seen.skeletons.march == [4, FACE_DOWN, 0, FACE_DOWN, FACE_DOWN]
        thief = seat == seat_of("five_thief", "thief")
        down = ["A7"] if thief else ["D4", "A7"]
        for where in ("C4", "D4", "D5", "A7"):
            face = s.map.tile[spot(where)]
            assert seen.map.tile[spot(where)] == (FACE_DOWN if where in down else face)
            assert (face in seen.map.stack) == (where in down)
        assert seen.map.tile[spot("A1")] == ARMORY_DOWN
        assert len(seen.map.stack) == len(s.map.stack) + len(down)
        assert lies(seen.map.tiles, "A7")
