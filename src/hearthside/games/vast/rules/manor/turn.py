"""The Manor's turn: omens, powers from top to bottom, a ritual, treasures and cards."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, learn, note

from ...content.board import CRYPTS, DELTA, INDEX, NAMES, SIDES, SUPPLY, side_of
from ...content.names import OMEN_WORDS, TRACK_WORDS, count_words, ritual_words, side_words
from ...content.rituals import (
    DRAW,
    HAND_MAX,
    REVEAL,
    RITUALS,
    TRACK_BOXES,
    TRACK_POWER,
    TRACKS,
    WRAITH,
)
from ...content.roles import MANOR
from ...state import FORCE_MAX, Vast
from ..appear import appear
from ..edges import beside_side, no_force, place_force, spread
from ..flow import end_turn
from ..lists import Sides, Spots
from ..movement import offered, rings, spread_any, steps_to, too_far, union
from ..pieces import empty_tiles, pillar_mask, place_treasure
from ..tiles import reveal
from ..warlock.traits import startle
from .power import cubes, power


def manor_begins(s: Vast) -> Asks:
    """VM-026: on its first turn the Wraith appears on any tile without figures."""
    mn = s.manor
    if not mn.placed:
        mn.wraith = yield from appear(s, s.seat_of[MANOR], "wraith")
        mn.placed = True
    s.step = "manor_assigns"


# -- omens ---------------------------------------------------------------------------------


def no_omen(s: Vast, me: int, track: str) -> str | Bar | None:
    """VM-197: an empty box."""
    if cubes(s, TRACKS.index(track)) >= TRACK_BOXES:
        return Bar("VM-197", "All its boxes are full.")
    return None if s.manor.unassigned else Bar("VM-197", "No omen is left.")


def lay_omen(s: Vast, me: int, track: str) -> None:
    """VM-197: an omen on a track."""
    s.manor.omens[TRACKS.index(track)] += 1
    s.manor.unassigned -= 1
    note(s, "omen", track, rule="VM-197")


def omen_words(s: Vast, me: int, track: str) -> str:
    """A track, and what one more cube makes of it."""
    t = TRACKS.index(track)
    n = TRACK_POWER[t][min(TRACK_BOXES, cubes(s, t) + 1)]
    return f"{TRACK_WORDS[track]}: {OMEN_WORDS[t].format(n)}"


def begin_powers(s: Vast, me: int) -> None:
    """On to the powers."""
    s.manor.left = power(s, REVEAL)
    s.step = "manor_reveals"


OMEN = Act(
    "omen",
    "VM-197",
    lay_omen,
    over=TRACKS,
    barred=no_omen,
    label=omen_words,
    points="track:{0}",
)
BEGIN = Act("done", "VM-197", begin_powers, label="That is all, begin", prior=0.5)


def omen_options(s: Vast, me: int) -> list[Option]:
    """Tracks with an empty box."""
    mn = s.manor
    options = [OMENS[t] for t in range(6) if mn.omens[t] + mn.portents[t] < TRACK_BOXES]
    options.append(BEGINNING)
    return options


OMENS, BEGINNING = OMEN.options, BEGIN.option
ASSIGN = Ask(
    "omen",
    "VM-197",
    (OMEN, BEGIN),
    prompt="where do you lay an omen?",
    meanwhile="lays omens",
    fast=omen_options,
)


def manor_assigns(s: Vast) -> Asks:
    """VM-197: omens onto empty boxes, one at a time."""
    mn, seat = s.manor, s.seat_of[MANOR]
    while mn.unassigned and s.step == "manor_assigns":
        pick = yield ASSIGN(s, seat)
        yield from ASSIGN.do(s, seat, pick)
    begin_powers(s, seat)


# -- powers (VM-198) -----------------------------------------------------------------------


def open_tile(s: Vast, me: int, name: str) -> Asks:
    """VM-199: a Dark tile is revealed."""
    s.manor.left -= 1
    yield from reveal(s, INDEX[name], me, MANOR)


def leave_dark(s: Vast, me: int) -> None:
    """On to the next power."""
    s.step = "manor_shifts"


OPEN = Act(
    "reveal",
    "VM-199",
    open_tile,
    over=CRYPTS,
    barred=lambda s, me, name: (
        None
        if s.map.tiles & ~s.map.lit & 1 << INDEX[name]
        else Bar("VM-199", "No Dark tile lies there.")
    ),
    label="Reveal {0}",
    points="space:{0}",
)
OPENS = Spots(OPEN)
LEAVE_DARK = Act("skip", "VM-198", leave_dark, label="Leave it at that", prior=0.5)
REVEAL_ASK = Ask(
    "reveal",
    "VM-199",
    (OPEN, LEAVE_DARK),
    prompt=lambda s, left: (
        f"which Dark tile do you reveal? You may open {count_words(left, 'more tile')}."
    ),
    meanwhile="reveals tiles",
    fast=lambda s, me: [*OPENS.of(s.map.tiles & ~s.map.lit), LEAVE_DARK.option],
)


def manor_reveals(s: Vast) -> Asks:
    """VM-199: Dark tiles anywhere, one after the other."""
    mn, m, seat = s.manor, s.map, s.seat_of[MANOR]
    if not mn.left or not m.tiles & ~m.lit:
        s.step = "manor_shifts"
        return
    pick = yield REVEAL_ASK(s, seat, mn.left)
    yield from REVEAL_ASK.do(s, seat, pick)


# -- walls ---------------------------------------------------------------------------------


def wallable(s: Vast) -> int:
    """VM-205: tiles with an open edge to another tile."""
    m = s.map
    return spread(m, m.tiles) & m.tiles


def take_wall(s: Vast, me: int, name: str) -> None:
    """The tile at which a wall rises."""
    s.manor.held = INDEX[name]


def walls_done(s: Vast, me: int) -> None:
    """On to the Wraith."""
    s.step = "manor_drifts"
    s.manor.left = power(s, WRAITH)


WALL_AT = Act(
    "tile",
    "VM-205",
    take_wall,
    over=CRYPTS,
    barred=lambda s, me, name: (
        None
        if wallable(s) >> INDEX[name] & 1
        else Bar("VM-205", "No open edge leads from it to another tile.")
    ),
    label="Raise a wall at {0}",
    points="space:{0}",
)
WALL_SPOTS = Spots(WALL_AT)
WALLS_DONE = Act("skip", "VM-198", walls_done, label="Leave it at that", prior=0.5)
WALL_ASK = Ask(
    "wall",
    "VM-205",
    (WALL_AT, WALLS_DONE),
    prompt=lambda s, left: (
        f"at which tile does a force wall rise? You may raise {count_words(left, 'more wall')}."
    ),
    meanwhile="raises walls",
    fast=lambda s, me: [*WALL_SPOTS.of(wallable(s)), WALLS_DONE.option],
)


def no_wall(s: Vast, me: int, side: str) -> str | Bar | None:
    """VM-205: a shared open edge of two tiles."""
    at, d = side_of(side)
    if at != s.manor.held:
        return Bar("VM-205", f"The wall rises at {NAMES[s.manor.held]}.")
    bar = no_force(s, side)
    if bar is None and not s.map.tiles >> (at + DELTA[d]) & 1:
        return Bar("VM-205", "No tile lies beyond.")
    return bar


def raise_wall(s: Vast, me: int, side: str) -> None:
    """VM-205: a force wall."""
    s.manor.held = SUPPLY
    s.manor.left -= 1
    place_force(s, *side_of(side))


WALL = Act(
    "wall",
    "VM-205",
    raise_wall,
    over=SIDES,
    barred=no_wall,
    label=lambda s, me, side: f"Raise it on the {side_words(side)} side of {side[:2]}",
    points=lambda s, me, side: beside_side(side),
)
WALL_SIDES = Sides(WALL)


def side_options(s: Vast, me: int) -> list[Option]:
    """The open sides of the tile towards other tiles."""
    m, at = s.map, s.manor.held
    return [
        WALL_SIDES.at[at][d]
        for d in range(4)
        if m.open[d] >> at & 1 and m.tiles >> (at + DELTA[d]) & 1
    ]


WALL_SIDE = Ask(
    "wall_side",
    "VM-205",
    (WALL,),
    prompt="on which side of {0}?",
    meanwhile="raises walls",
    fast=side_options,
    part=True,
)


def manor_walls(s: Vast) -> Asks:
    """VM-205: force walls on shared open edges: a tile, then one of its sides."""
    mn, seat = s.manor, s.seat_of[MANOR]
    if not mn.left or s.map.forces.bit_count() >= FORCE_MAX or not wallable(s):
        walls_done(s, seat)
        return
    pick = yield WALL_ASK(s, seat, mn.left)
    yield from WALL_ASK.do(s, seat, pick)
    if mn.held >= 0:
        side = yield WALL_SIDE(s, seat, NAMES[mn.held])
        yield from WALL_SIDE.do(s, seat, side)


# -- the Wraith ----------------------------------------------------------------------------


def drift_rings(s: Vast) -> list[int]:
    """VM-206: where the Wraith can go: through walls and figures, over tiles only (VM-195)."""
    mn, w = s.manor, s.warlock.at
    allowed = s.map.tiles & ~pillar_mask(s)
    return rings(spread_any, s.map, mn.wraith, mn.left, allowed, 1 << w if w >= 0 else 0)


def no_drift(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-206: where the Wraith cannot go."""
    mn, to = s.manor, INDEX[name]
    if union(drift_rings(s)) >> to & 1:
        return None
    if not s.map.tiles >> to & 1:
        return "VM-195"
    if pillar_mask(s) >> to & 1:
        return "VM-286"
    if to == mn.wraith:
        return Bar("VM-206", "It is there.")
    allowed = s.map.tiles & ~pillar_mask(s)
    return too_far(spread_any, s.map, mn.wraith, to, mn.left, allowed, "VM-206")


def drift(s: Vast, me: int, name: str) -> Asks:
    """VM-206: one leg of the Wraith's way."""
    mn, to = s.manor, INDEX[name]
    mn.left -= steps_to(s, to)
    mn.wraith = to
    note(s, "drifted", name, rule="VM-206")
    if s.warlock.at == to:
        yield from startle(s)  # VM-195, VM-217


def stay(s: Vast, me: int) -> None:
    """On to the ritual."""
    s.step = "manor_performs"


DRIFT = Act(
    "go", "VM-206", drift, over=CRYPTS, barred=no_drift, label="Drift to {0}", points="space:{0}"
)
DRIFTS = Spots(DRIFT)
STAY = Act("skip", "VM-198", stay, label="Leave it at that", prior=0.5)
DRIFT_ASK = Ask(
    "drift",
    "VM-206",
    (DRIFT, STAY),
    prompt=lambda s, left: f"the Wraith drifts and has {count_words(left, 'step')} left.",
    meanwhile="moves the Wraith",
    fast=lambda s, me: [*DRIFTS.of(offered(s, drift_rings(s))), STAY.option],
)


def manor_drifts(s: Vast) -> Asks:
    """VM-206: the Wraith moves as far as its track says."""
    mn, seat = s.manor, s.seat_of[MANOR]
    if not mn.left:
        s.step = "manor_performs"
        return
    pick = yield DRIFT_ASK(s, seat, mn.left)
    yield from DRIFT_ASK.do(s, seat, pick)


# -- treasures and cards -------------------------------------------------------------------


def no_hoard(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-211: an empty Dark tile."""
    bit = 1 << INDEX[name]
    if not s.map.tiles & ~s.map.lit & bit:
        return Bar("VM-211", "No Dark tile lies there.")
    return None if empty_tiles(s) & bit else Bar("VM-211", "It is not empty.")


def hoard(s: Vast, me: int, name: str) -> None:
    """VM-211: a treasure on an empty Dark tile."""
    place_treasure(s, INDEX[name])
    s.manor.left -= 1


HOARD = Act(
    "hoard",
    "VM-211",
    hoard,
    over=CRYPTS,
    barred=no_hoard,
    label="Hide a treasure on {0}",
    points="space:{0}",
)
HOARDS = Spots(HOARD)
HOARD_ASK = Ask(
    "hoard",
    "VM-211",
    (HOARD,),
    prompt="on which Dark tile do you hide a treasure?",
    meanwhile="hides a treasure",
    fast=lambda s, me: HOARDS.of(empty_tiles(s) & ~s.map.lit),
)


def manor_hoards(s: Vast) -> Asks:
    """VM-211: treasures onto empty Dark tiles, as many as the track says."""
    m, seat = s.map, s.seat_of[MANOR]
    if not s.manor.left or not empty_tiles(s) & ~m.lit or SUPPLY not in m.treasures:
        s.step = "manor_draws"
        return
    pick = yield HOARD_ASK(s, seat)
    yield from HOARD_ASK.do(s, seat, pick)


def forget(s: Vast, me: int, card: str) -> None:
    """VM-211: a ritual is discarded."""
    s.manor.hand.remove(card)
    s.manor.deck.throw(card)
    learn(s)  # everybody may read the discards


FORGET = Act(
    "forget",
    "VM-211",
    forget,
    over=RITUALS,
    barred=lambda s, me, card: (
        None if card in s.manor.hand else Bar("VM-211", "It is not in your hand.")
    ),
    label=lambda s, me, card: f"Forget the {ritual_words(card)}",
    points="card:{0}",
)
FORGET_ASK = Ask(
    "forget",
    "VM-211",
    (FORGET,),
    prompt="too many rituals. Which do you forget?",
    meanwhile="forgets a ritual",
    fast=lambda s, me: [FORGET.table[card] for card in s.manor.hand],
    secret=True,
)


def manor_draws(s: Vast) -> Asks:
    """VM-211: rituals are drawn, then discarded down to five (VM-003)."""
    mn, seat = s.manor, s.seat_of[MANOR]
    drawn = mn.deck.deal(s, power(s, DRAW))
    for card in drawn:
        mn.hand.append(card)
        note(s, "drew_ritual", card, rule="VM-211", to=(seat,))
    if drawn:
        note(s, "drew_rituals", len(drawn), rule="VM-211", but=(seat,))
    while len(mn.hand) > HAND_MAX:
        pick = yield FORGET_ASK(s, seat)
        yield from FORGET_ASK.do(s, seat, pick)
    s.step = "manor_rests"


def manor_rests(s: Vast) -> None:
    """VM-212: omens return, portents stay."""
    mn = s.manor
    mn.unassigned += sum(mn.omens)
    mn.omens = [0] * len(TRACKS)
    end_turn(s)
