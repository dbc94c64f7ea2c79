"""Scenario 4: Knock, Knock, Knockin'... The Tommyknocker, a thief, and the Cave-In, which is no one.

From the sources: both acting every turn, the nail's other use, shifting Event Tokens, the counters, Holes,
Heebie Jeebies, Seance, victory and defeat, all Events, one Ritual.
Designed here: the diagram, both action tables, how Possessions are stolen and traded back, clearing Debris with
Bust, two Rituals, rewards.
"""

from __future__ import annotations

from hearthside.kernel import ANYONE, Asks, Bar, note
from hearthside.kernel.grid import cells

from ...rules.asking import Where, Which
from ...rules.bindle import bag
from ...rules.bones import plain_roll, roll
from ...rules.breaks import complete
from ...rules.coins import begin, bones_for, coins_on, no_action, use_foot
from ...rules.haint import HAINT_WAY, jump
from ...rules.happenings import carries, everyone_gains, loses, may_rummage, nothing
from ...rules.humanity import gain, wound
from ...rules.humanity import lose as lose_humanity
from ...rules.movement import PUT_DOWN, put_down
from ...rules.places import (
    caught,
    clear_terrain,
    open_near,
    stands_on,
)
from ...rules.spots import near, nearest_open
from ...rules.using import no_use, spend
from ...state import TOKENS, Journey
from ..board import CAR, CAR_MASK, LINKS_AB, NAME, TRAIN
from ..junk import total
from ..names import the
from ..page import (
    Event,
    HaintCard,
    MilePost,
    Ritual,
    Scenario,
    Seance,
    SeatHook,
    Track,
    black,
    deed,
    scenario,
)
from ..terrain import lay, pitfall
from ..vagrants import VAGRANTS
from .s04_mine import (
    CAVE_IN_MOOD,
    JEEBIES,
    KNOCKER,
    KNOCKER_MOOD,
    POSSESSIONS,
    hops,
    perches,
    rockfall,
)

FAIR = 3
"""How many tokens are fair."""
LUCK = Track("luck", "Your Luck stands at {0}.", most=4)
TRADED, LUCKY = Track("traded"), Track("lucky")

# -- Events ------------------------------------------------------------------------------------


def far_perch(s: Journey, i: int) -> Asks:
    """Event 1 (VN-0471): he goes to the furthest Terrain of his car."""
    at = s.haints[KNOCKER].at
    spots = perches(s, CAR[at])
    if spots:
        most = max(TRAIN.dist[at][t] for t in spots)
        yield from hops(s, KNOCKER, [t for t in spots if TRAIN.dist[at][t] == most])


def next_perch(s: Journey, i: int) -> Asks:
    """Event 2 (VN-0472): he goes to the nearest other Terrain."""
    at = s.haints[KNOCKER].at
    spots = [t for t in s.terrain if t != at]
    if spots:
        least = min(TRAIN.dist[at][t] for t in spots)
        yield from hops(s, KNOCKER, [t for t in spots if TRAIN.dist[at][t] == least])


def seal_car_a(s: Journey, i: int) -> Asks:
    """Event 3 (VN-0473): the Coffins of car A close the way; whoever is in it is Wounded and set in B."""
    gone = CAR_MASK[0] | LINKS_AB
    for v in s.vagrants:
        if stands_on(v, CAR_MASK[0]):  # VS-077
            yield from wound(s, v.seat)
        if gone >> v.at & 1:
            yield from put_down(s, v.seat, nearest_open(s, v.at, CAR_MASK[1] & ~gone), "VS-004")
        if v.pup >= 0 and gone >> v.pup & 1:
            spots = nearest_open(s, v.pup, CAR_MASK[1] & ~gone)
            v.pup = yield from PUT_DOWN.choose(v.seat, spots, "pup")
    coffins = [t for t, kind in s.terrain.items() if kind == "coffin" and CAR[t] == 0]
    for t in coffins:
        clear_terrain(s, t)
    for j in cells(LINKS_AB):
        lay(s, j, "coffin")
    knocker = s.haints[KNOCKER]
    if CAR[knocker.at] == 0:
        spots = [t for t in s.terrain if not gone >> t & 1]
        if spots:
            spot = yield from HAINT_WAY.choose(ANYONE, spots, knocker.who)
            yield from jump(s, KNOCKER, spot)


def lucky_night(s: Journey, i: int) -> Asks:
    """Event 7 (VN-0477): at the end of this turn everyone next to Terrain may Rummage 1."""
    LUCKY.set(s, 1)
    return
    yield


def glint(s: Journey, i: int) -> Asks:
    """Roll and add Luck; 7 or more finds his Coin, and both tokens are gone."""
    bone = plain_roll(s, s.vagrants[i])
    if bone + LUCK.of(s) >= 7:
        for place_of in (s.bindle, s.aside):
            for token in ("e8", "e9"):
                if token in place_of:
                    place_of.remove(token)
        yield from complete(s, "shiny")
        return
    v = s.vagrants[i]
    spot = yield from BESIDE.choose(ANYONE, open_near(s, v.at), v.who)
    yield from jump(s, KNOCKER, spot)
    yield from lose_humanity(s, i, 1)
    LUCK.add(s)


BESIDE = Where(
    "haint_beside",
    "VS-002",
    "On {0}",
    prompt=lambda s, who: f"where will he turn up beside {the(who)}?",
)


def shiny(number: int) -> SeatHook:
    """Events 8 and 9: until his Coin is found the token goes back into the Bindle."""

    def effect(s: Journey, i: int) -> Asks:
        if "shiny" not in s.rituals:
            yield from glint(s, i)
        if "shiny" not in s.rituals:
            bag(s, number)

    return effect


def more_rock(s: Journey, i: int) -> Asks:
    """Event 0 (VN-0470): Terrain next to the reader; then as Event 9, unless the Coin is found."""
    bag(s, 0)
    yield from rockfall(s, s.vagrants[i].at)
    if "shiny" not in s.rituals:
        yield from glint(s, i)


# -- rules of its own --------------------------------------------------------------------------


def turn_end(s: Journey, i: int) -> Asks:
    """Event 7 (VN-0477) pays out; the way out is counted."""
    yield from pays_out(s, i)
    if all(CAR[v.at] == 2 for v in s.vagrants):
        yield from complete(s, "way_out")


def pays_out(s: Journey, _: int) -> Asks:
    """Event 7 (VN-0477), at the end of whoever's turn it was drawn in: those next to Terrain may Rummage 1."""
    if LUCKY.of(s):
        LUCKY.set(s, 0)
        for body in caught(s, near("")(s)):
            yield from may_rummage(s, body & 7)


def string_gone(s: Journey, i: int) -> Asks:
    """Event 5 (VN-0475): discarded, it is a Stolen Possession."""
    POSSESSIONS.add(s)
    return
    yield


def no_trade(s: Journey, i: int) -> str | Bar | None:
    """Next to him, with a token that has not been used this round."""
    v = s.vagrants[i]
    if not TRAIN.near[v.at] >> s.haints[KNOCKER].at & 1:
        return "VS-004"
    if v.token_used:
        return "VS-140"
    return None if any(t in TOKENS for t in v.tokens) else "VS-139"


def trade(s: Journey, i: int) -> Asks:
    """Give him a token: a Possession comes back, Luck rises, and enough of it is a Ritual."""
    v = s.vagrants[i]
    token = yield from OFFER.choose(i, [t for t in v.tokens if t in TOKENS])
    spend(s, v, token)
    note(s, "offered", v.who, token, s.haints[KNOCKER].who, rule="VS-004")
    POSSESSIONS.add(s, -1)
    LUCK.add(s)
    if TRADED.add(s) >= FAIR:
        yield from complete(s, "fair")


OFFER = Which("offer", "VS-004", "Give up {0}", prompt="what do you hold out to him?", part=True)
TRADE = deed(
    "trade",
    "VS-004",
    trade,
    barred=no_trade,
    label="Give the Tommyknocker a token",
    points="piece:haint0",
)


def debris_by(s: Journey, i: int) -> list[int]:
    """The Debris next to a Vagrant."""
    at = s.vagrants[i].at
    return [t for t, kind in s.terrain.items() if kind == "debris" and TRAIN.near[at] >> t & 1]


def no_dig(s: Journey, i: int) -> str | Bar | None:
    """Coins on Bust, and Debris beside."""
    if not any(s.terrain.get(t) == "debris" for t in TRAIN.around[s.vagrants[i].at]):
        return "VS-004"
    return no_action(s.vagrants[i], "bust")


def dig(s: Journey, i: int) -> Asks:
    """Bust the rock: with a success one Debris next to the Vagrant is cleared."""
    v = s.vagrants[i]
    begin(v, "bust")
    bones = bones_for(v, coins_on(v, "bust"))
    wins, _ = yield from roll(s, v, bones, VAGRANTS[v.who].bust - total(v, "bust"))
    for _ in range(min(wins, len(debris_by(s, i)))):
        yield from clear_one(s, i, debris_by(s, i))
    use_foot(s, v, "bust")


DIG = deed("dig", "VS-004", dig, barred=no_dig, label="Clear Debris with the Coins on Bust")
CLEAR = Where("clear", "VS-104", "Clear {0}", prompt="which Debris is cleared?")


def clear_one(s: Journey, i: int, spots: list[int]) -> Asks:
    """One of these pieces of Debris is gone."""
    spot = yield from CLEAR.choose(i, spots)
    clear_terrain(s, spot)
    note(s, "cleared", NAME[spot], rule="VS-104")


def no_hold(s: Journey, i: int) -> str | Bar | None:
    """The Scenario's other use of Iron Nails."""
    return no_use(s, s.vagrants[i], "nail")


def hold_on(s: Journey, i: int) -> Asks:
    """Iron Nails may be held on to for 1 Humanity."""
    v = s.vagrants[i]
    spend(s, v, "nail")
    note(s, "used", v.who, "nail", rule="VS-004")
    yield from gain(s, i, 1)


HOLD_ON = deed(
    "nail_heal", "VS-004", hold_on, barred=no_hold, label="Hold on to the Iron Nails: gain 1"
)


def dig_any(s: Journey) -> Asks:
    """The Seance: any one Debris is gone."""
    spots = [t for t, kind in s.terrain.items() if kind == "debris"]
    yield from clear_one(s, ANYONE, spots)


def any_debris(s: Journey) -> bool:
    """Whether there is Debris to remove."""
    return "debris" in s.terrain.values()


ROCKS = (0.0, 0.05, 0.15, 0.35, 0.7, 1.2, 1.8)
"""How much Debris weighs: the seventh piece is the end."""


def progress(s: Journey) -> float:
    """How far the next Ritual is: the way to car C, tokens to trade, Luck."""
    worth = 0.0
    if "way_out" not in s.rituals:
        far = [max(0, 14 - v.at % TRAIN.width) for v in s.vagrants if v.at >= 0]
        share = 1 - sum(far) / (14 * max(1, len(far)))
        worth += share * (1.6 if len(s.rituals) == 2 else 0.8)
    if "fair" not in s.rituals:
        worth += 0.8 * TRADED.of(s) / FAIR
    if "shiny" not in s.rituals:
        worth += 0.1 * LUCK.of(s)
    rocks = sum(kind == "debris" for kind in s.terrain.values())
    return worth - ROCKS[min(rocks, 6)]


def errand(s: Journey, i: int) -> int:
    """For bots: to him with something to hold out, else to car C."""
    if "fair" not in s.rituals and any(token in TOKENS for token in s.vagrants[i].tokens):
        return TRAIN.near[s.haints[KNOCKER].at]
    return 0 if "way_out" in s.rituals else CAR_MASK[2]


def wind_spared(s: Journey) -> bool:
    """Fewer Stolen Possessions than twice the Vagrants."""
    return POSSESSIONS.of(s) < 2 * s.players


S04 = scenario(
    Scenario(
        number=4,
        name="Knock, Knock, Knockin'...",
        diagram="""
            V.V..C|#|...O..|#|......
            V..4..|.|.C....|.|...O..
            V.V...|.|....5.|.|......
            .V...C|#|..H...|#|.6....
        """,
        haints=(
            HaintCard("tommyknocker", "Tommyknocker", (KNOCKER_MOOD,)),
            HaintCard("cave_in", "Cave-In", (CAVE_IN_MOOD,), standee=False),
        ),
        events=(
            Event(
                number=1, title="Knocking, Far", text="He goes to the furthest Terrain of his car.", fires=far_perch),  # VN-0471
            Event(
                number=2, title="Knocking, Near", text="He goes to the nearest other Terrain.", fires=next_perch),  # VN-0472
            Event(
                number=3, title="The Way Back Is Gone", text="The Coffins close car A; whoever is in it is Wounded and lands in B.",  # VN-0473
                fires=seal_car_a,
            ),
            Event(
                number=4, title="A Sling", text="Investigate. 1+: keep it; it holds 2 more tokens.", tiers=(nothing, carries), pockets=2),  # VN-0474
            Event(
                number=5, title="A Golden Fiddle String", text="Investigate. 1+: keep it; if it is taken it counts as a Stolen Possession.",  # VN-0475
                tiers=(nothing, carries), dropped=string_gone,
            ),
            Event(
                number=6, title="Eyes in the Rock", text="Investigate. 0: gain Heebie Jeebies. 1+: only mica.",  # VN-0476
                tiers=(loses(0, "jeebies"), nothing), stay=frozenset(),
            ),
            Event(
                number=7, title="A Rich Seam", text="At the end of this turn everyone next to Terrain may Rummage 1.", fires=lucky_night),  # VN-0477
            Event(
                number=8, title="Something Glints", text="Roll and add Luck. 7+: his Coin is yours, and Events 8 and 9 are gone. Else he comes next to you, you lose 1, Luck rises by 1, and this goes back.", fires=shiny(8)),  # VN-0478
            Event(
                number=9, title="Something Gleams", text="Roll and add Luck. 7+: his Coin is yours, and Events 8 and 9 are gone. Else he comes next to you, you lose 1, Luck rises by 1, and this goes back.", fires=shiny(9)),  # VN-0479
            Event(
                number=0, title="A Shower of Stones", text="Debris falls next to you and this goes back into the Bindle; then as Event 9, unless his Coin is found.", fires=more_rock),  # VN-0470
        ),
        on_round={1: 2, 2: 4, 3: 5},
        in_bindle=(7, 8, 9, 0),
        saved=False,
        done=True,
        rituals=(
            Ritual("shiny", "Ooo, Shiny", "Find his Coin (Events 8 and 9).", "2 Coins.", 2),  # VN-0490
            Ritual("way_out", "Daylight", "All Vagrants on the board are in car C at the end of a turn.", "1 Coin, and everyone gains 2.", 1, everyone_gains(2)),  # VN-0491
            Ritual(  # VN-0492
                "fair", "Fair's Fair", f"Next to him, give him tokens: {FAIR} in all.",
                "1 Coin, and everyone gains 1.", 1, everyone_gains(1),
            ),
        ),
        specials=((
            "Two tokens are drawn each Haint turn: one for the Tommyknocker, one for the Cave-In. Iron Nails may be held on to for 1 "
            "Humanity. Next to him you may trade him a token; Coins on Bust can clear Debris beside you."
        ),),
        victory_text="Complete all Rituals.",
        seance=Seance(text="At any time: remove one Debris.", use=dig_any, usable=any_debris),
        effects=(black(JEEBIES),),
        win=34,
        lose=35,
        skills=(7, 8),
        defeat_text="All Vagrants are Westbound, or Debris must fall and none is left.",
        tracks=(POSSESSIONS, LUCK, TRADED, LUCKY),
        uses=(HOLD_ON,),
        deeds=(TRADE, DIG),
        mileposts=(MilePost("Candle in the Wind", "fewer Stolen Possessions than twice the Vagrants.", wind_spared),),
        progress=progress,
        errand=errand,
        road=3.0,
        turn_end=turn_end,
        haint_end=pays_out,
        terrain=(pitfall(3, out=True),),
    )
)  # fmt: skip
