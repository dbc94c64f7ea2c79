"""The Thief's traits: what tokens and upgrades make of him, what he carries and stashes, how he dies."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asking, Asks, Bar, note

from ...content.board import BITS, CRYPTS, GONE, INDEX, NAMES, SUPPLY
from ...content.cards import CARDS, Number, keys_of
from ...content.roles import PALADIN, SKELETONS, SPIDER, THIEF
from ...content.tiles import ENTRANCE_ID, START_ID
from ...state import Vast
from ..dials import gain
from ..edges import spread
from ..lists import Spots
from ..paladin.dials import gain_grit
from ..pieces import pillar_mask, remove_treasure

MOVEMENT, STEALTH, THIEVERY = range(3)
STATS = ("Movement", "Stealth", "Thievery")
STAT_MAX = 5
LOOT_MAX = 3
TOKENS = (Number(2), Number(3), Number(4))
"""VT-207: what his three stat tokens show; upgrades turn them over."""
PLUS = (Number(0), Number(0), Number(0))
"""VT-209: what upgrades add to each stat."""
EVASIVE = Number(0)
"""VT-227: whether he may slip away from the first attack of a turn."""
SPOILS: dict[int, tuple[int, ...]] = {
    PALADIN: (0, 1, 1, 3),
    SKELETONS: (0, 1, 2, 3),
    SPIDER: (0, 1, 2, 3),
}
"""VT-230: Grit, Stability or power cards for his death, by the level of Loot Drop (VT-238)."""


def stat(s: Vast, which: int) -> int:
    """VT-209: the token on a stat and what upgrades add, at most 5."""
    t = s.thief
    return min(STAT_MAX, TOKENS[t.plan[which]].of(t.upgrades) + PLUS[which].of(t.upgrades))


def stealth(s: Vast) -> int:
    """VT-209: every treasure that he carries costs 1 Stealth, below 0 too."""
    return stat(s, STEALTH) - s.thief.carried


def lairs(s: Vast) -> int:
    """VT-224: the Entrance tile and the central Pit tile, wherever they lie."""
    tile = s.map.tile
    return 1 << tile.index(ENTRANCE_ID) | 1 << tile.index(START_ID)


# -- treasures -----------------------------------------------------------------------------


def no_upgrade(s: Vast, me: int, card: str) -> str | Bar | None:
    """VT-225: a free space; the tokens are turned over from left to right."""
    held = s.thief.upgrades
    if card in held:
        return Bar("VT-225", "A treasure lies there.")
    before = CARDS[card].owner
    if before > 0 and not any(CARDS[other].owner == before - 1 for other in held):
        return Bar("VT-226", "The token to its left comes first.")
    return None


def upgrade(s: Vast, me: int, card: str) -> None:
    """VT-225: it works at once, and for good; more Movement is there to walk in the same turn."""
    t = s.thief
    before = stat(s, MOVEMENT)
    t.upgrades.append(card)
    if s.role == THIEF:
        t.moves += stat(s, MOVEMENT) - before
    note(s, "upgraded", card, rule="VT-225")


UPGRADE = Act(
    "upgrade",
    "VT-225",
    upgrade,
    over=lambda: keys_of("upgrades"),
    barred=no_upgrade,
    label=lambda s, me, card: CARDS[card].name,
    detail=lambda s, me, card: CARDS[card].text,
    points="panel:thief",
)
UPGRADING = Ask[Vast](
    "upgrade",
    "VT-225",
    (UPGRADE,),
    prompt="a treasure is stashed. Which upgrade do you buy with it?",
    meanwhile="stashes a treasure",
)


def stash(s: Vast) -> Asks:
    """VT-224: in his lair he stashes all that he carries; enough of it wins (VT-205)."""
    t = s.thief
    while t.carried and BITS[t.at] & lairs(s):
        t.carried -= 1
        t.stashed += 1
        t.loot_drop = LOOT_MAX  # VT-225
        note(s, "stashed", t.stashed, s.loot_goal, rule="VT-224")
        if t.stashed >= s.loot_goal:
            s.winner, s.how = THIEF, "stashed"  # VT-205
            return
        if t.stashed > s.loot_bare:  # VT-054: at hard levels the first ones buy nothing
            pick = yield UPGRADING(s, s.seat_of[THIEF])
            yield from UPGRADING.do(s, s.seat_of[THIEF], pick)


def no_fetching(s: Vast, me: int, name: str) -> str | Bar | None:
    """VT-053: a treasure on a tile."""
    return None if s.map.hoards >> INDEX[name] & 1 else Bar("VT-053", "No treasure lies there.")


FETCH = Act[Vast, [str]](
    "fetch",
    "VT-053",
    over=CRYPTS,
    barred=no_fetching,
    label="Take the one at {0}",
    points="space:{0}",
)
FETCHES = Spots(FETCH)
FETCHING = Ask(
    "fetch",
    "VT-053",
    (FETCH,),
    prompt="no treasure is left in the supply. Which one on the map do you take?",
    meanwhile="takes a treasure",
    fast=lambda s, me: FETCHES.of(s.map.hoards),
)


def take(s: Vast) -> Asks:
    """A treasure marker from the supply; with none left there, one from any tile (VT-053)."""
    m = s.map
    if SUPPLY in m.treasures:
        m.treasures[m.treasures.index(SUPPLY)] = GONE  # VT-223
    elif m.hoards:
        pick = yield FETCHING(s, s.seat_of[THIEF])
        remove_treasure(s, m.treasures.index(INDEX[pick[1]]), GONE)
    else:
        return
    s.thief.carried += 1
    note(s, "took", s.thief.carried, rule="VT-223")
    yield from stash(s)


# -- being attacked ------------------------------------------------------------------------


def no_slip(s: Vast, me: int, name: str) -> str | Bar | None:
    """VT-227: one space, over an open edge."""
    if slips(s) >> INDEX[name] & 1:
        return None
    return Bar("VT-227", "It is not one open step away.")


def slips(s: Vast) -> int:
    """Where he can slip to: a tile one open step away (VT-027), not the pillar's (VT-040)."""
    m = s.map
    return spread(m, BITS[s.thief.at]) & m.tiles & ~pillar_mask(s)


SLIP = Act[Vast, [str]](
    "slip", "VT-227", over=CRYPTS, barred=no_slip, label="Slip away to {0}", points="space:{0}"
)
HOLD = Act[Vast, []]("hold", "VT-227", label="Stay where you are")
SLIPS = Spots(SLIP)
SLIPPING = Ask(
    "slip",
    "VT-227",
    (SLIP, HOLD),
    prompt="they missed you. Slip away?",
    meanwhile="slips away",
    fast=lambda s, me: [*SLIPS.of(slips(s)), HOLD.option],
)


def dodges(s: Vast) -> Asking[bool]:
    """VT-227: the first attack of a turn fails on a 4 or more, and he may move a space."""
    t = s.thief
    if t.evaded or not EVASIVE.of(t.upgrades):
        return False
    t.evaded = True
    roll = s.dice.roll(6)
    if roll < 4:
        note(s, "not_evaded", roll, rule="VT-227")
        return False
    note(s, "evaded", roll, rule="VT-227")
    pick = yield SLIPPING(s, s.seat_of[THIEF])
    if pick.verb == "slip":
        t.at = INDEX[pick[1]]
        note(s, "slipped", NAMES[t.at], rule="VT-227")
        yield from stash(s)
    return True


def killed(s: Vast, by: int) -> Asks:
    """VT-229: what he carries drops where he stood, and he is back at the Entrance next turn."""
    t, m = s.thief, s.map
    note(s, "thief_killed", NAMES[t.at], rule="VT-229")
    for _ in range(t.carried):
        m.treasures[m.treasures.index(GONE)] = t.at
        m.hoards |= 1 << t.at
    t.at, t.carried = SUPPLY, 0
    worth = SPOILS[by][t.loot_drop]
    if by == PALADIN:
        yield from gain_grit(s, worth)
    elif by == SKELETONS:
        gain(s, "stability", worth, "VT-230")
    else:
        drawn = s.spider.deck.deal(s, worth)
        s.spider.hand += drawn
        note(s, "drew_powers", len(drawn), rule="VT-230")
        for card in drawn:
            note(s, "drew_power", card, rule="VT-230", to=(s.seat_of[SPIDER],))
