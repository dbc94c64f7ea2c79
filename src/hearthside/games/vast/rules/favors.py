"""What the Paladin may do at any time in his actions: prepare, play cards, use favors and treasures."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Asks, Decision, Option, learn, note

from ..content.board import INDEX, NAMES, SUPPLY, EdgeTargets, Targets, side_of
from ..content.cards import FAVORS, TREASURES
from ..content.mixes import PALADIN
from ..content.tiles import ENTRANCE_ID, TURNS
from ..state import Vast
from .dials import gain_fury, gain_light
from .pieces import figures, remove_web
from .tiles import (
    TURN,
    breachable,
    clear_edges,
    closable,
    fill,
    place_breach,
    place_force,
    reveal,
    settle,
    spread,
)

PREPARE = Option("prepare")
PREPARE_MAX = 4
VIGOR = Option("vigor")
DIVINE = Option("divine")
RAISE_PILLAR = Option("raise_pillar")
BEADS = (Option("beads", "fury"), Option("beads", "light"))
PLAY = {card: Option("play", card) for card in (*FAVORS, *TREASURES)}
LAMP = Targets("lamp")
SWEEP = Targets("sweep")
REVEAL = Targets("reveal")
PILLAR = Targets("pillar")
SMASH = EdgeTargets("smash")
MACE = EdgeTargets("mace")
CONJURE = EdgeTargets("conjure")
LEAVE = Option("leave")


def lamp_reach(s: Vast) -> int:
    """His tile and the visible tiles beside it."""
    here = 1 << s.paladin.at
    return here | spread(s.map, here) & s.map.tiles


def pillar_spots(s: Vast) -> int:
    """VM-286: visible tiles beside him without figures, the Entrance aside."""
    m = s.map
    spots = lamp_reach(s) & ~(1 << s.paladin.at) & ~figures(s)
    if ENTRANCE_ID in m.tile:
        spots &= ~(1 << m.tile.index(ENTRANCE_ID))
    return spots


def aids(s: Vast, crusading: bool) -> list[Option]:
    """VM-080, VM-112, VM-113: what he may do now besides the action under way."""
    p, m, here = s.paladin, s.map, s.paladin.at
    out: list[Option] = []
    if p.unassigned and p.prepare < PREPARE_MAX:
        out.append(PREPARE)
    for card in p.hand:
        out.append(PLAY[card])
    if p.fury:
        if crusading:
            out.append(VIGOR)  # VM-281
        for d in breachable(s, here):
            out.append(SMASH.at[here][d])
    if p.light:
        reach = lamp_reach(s)
        out += LAMP.of(reach & ~m.lamps)  # VM-282
        if reach & m.webbed:
            out += SWEEP.of(reach & m.webbed)
    if len(p.played) > 2:
        _more_aids(s, out)
    return out


def _more_aids(s: Vast, out: list[Option]) -> None:
    """Favors and treasures beyond the two he starts with."""
    p, m, here = s.paladin, s.map, s.paladin.at
    if p.light and "divination" in p.played and m.tiles & ~m.lit:
        out.append(DIVINE)  # VM-285
    if p.light >= 2 and "pillar" in p.played and pillar_spots(s):
        out.append(RAISE_PILLAR)  # VM-286
    if not p.conjure_used and "conjure" in p.played:  # VM-284
        out += [CONJURE.at[here][d] for d in closable(s, here)]
    if not p.mace_used and "magic_mace" in p.played:  # VM-292
        out += [MACE.at[here][d] for d in breachable(s, here)]
    if "prayer_beads" in p.played and m.shrines >> here & 1:  # VM-296
        out += BEADS


def use_aid(s: Vast, pick: Option) -> Asks:
    """Do what was picked from `aids`."""
    yield from USES[pick[0]](s, pick)


def _prepare(s: Vast, pick: Option) -> Asks:
    s.paladin.unassigned -= 1
    s.paladin.prepare += 1
    note(s, "prepared", s.paladin.prepare, rule="VM-080")
    return
    yield


def _play(s: Vast, pick: Option) -> Asks:
    card = str(pick[1])
    s.paladin.hand.remove(card)
    s.paladin.played.append(card)
    learn(s)
    note(s, "played", card, rule="VM-112")
    return
    yield


def _vigor(s: Vast, pick: Option) -> Asks:
    s.paladin.fury -= 1
    s.paladin.vigor += 1
    note(s, "vigor", s.paladin.vigor, rule="VM-281")
    return
    yield


def _smash(s: Vast, pick: Option) -> Asks:
    s.paladin.fury -= 1
    place_breach(s, *side_of(str(pick[1])))  # VM-281
    return
    yield


def _mace(s: Vast, pick: Option) -> Asks:
    s.paladin.mace_used = True
    place_breach(s, *side_of(str(pick[1])))  # VM-292
    return
    yield


def _conjure(s: Vast, pick: Option) -> Asks:
    s.paladin.conjure_used = True
    place_force(s, *side_of(str(pick[1])))  # VM-284
    return
    yield


def _lamp(s: Vast, pick: Option) -> Asks:
    p, m = s.paladin, s.map
    at = INDEX[pick[1]]
    p.light -= 1
    m.lamps |= 1 << at
    note(s, "lamp_placed", NAMES[at], rule="VM-282")
    if "pathfinder" in p.played and m.lit >> at & 1:  # VM-283
        ways = TURNS[m.tile[at]]
        if len(ways) > 1:
            options = [LEAVE, *(TURN[q] for _, q in ways)]
            turn = yield Decision(
                s.seat_of[PALADIN], "turn", options, rule="VM-283", about=(NAMES[at],)
            )
            if turn != LEAVE:
                clear_edges(m, at)  # VM-073
                m.walls[at] = next(walls for walls, q in ways if TURN[q] == turn)
                settle(m, at)
                note(s, "rotated", NAMES[at], rule="VM-283")
                fill(s)


def _sweep(s: Vast, pick: Option) -> Asks:
    s.paladin.light -= 1
    remove_web(s, INDEX[pick[1]])  # VM-282
    note(s, "web_swept", str(pick[1]), rule="VM-282")
    return
    yield


def _divine(s: Vast, pick: Option) -> Asks:
    m, seat = s.map, s.seat_of[PALADIN]
    where = yield Decision(seat, "divine", REVEAL.of(m.tiles & ~m.lit), rule="VM-285")
    s.paladin.light -= 1
    yield from reveal(s, INDEX[where[1]], seat, PALADIN)


def _raise_pillar(s: Vast, pick: Option) -> Asks:
    p = s.paladin
    p.pillar, old = SUPPLY, p.pillar
    spots = pillar_spots(s) & ~(1 << old if old >= 0 else 0) or pillar_spots(s)
    where = yield Decision(s.seat_of[PALADIN], "pillar", PILLAR.of(spots), rule="VM-286")
    p.light -= 2
    p.pillar = INDEX[where[1]]
    note(s, "pillar_raised", NAMES[p.pillar], rule="VM-286")


def _beads(s: Vast, pick: Option) -> Asks:
    p = s.paladin
    p.played.remove("prayer_beads")
    p.boxed.append("prayer_beads")
    note(s, "beads", rule="VM-296")
    card = p.favors.draw(s)
    if card is not None:
        p.hand.append(card)
        note(s, "drew_favor", card, rule="VM-296", to=(s.seat_of[PALADIN],))
    (gain_fury if pick[1] == "fury" else gain_light)(s, 2)  # VM-296
    return
    yield


USES: dict[str | int, Callable[[Vast, Option], Asks]] = {
    "prepare": _prepare,
    "play": _play,
    "vigor": _vigor,
    "smash": _smash,
    "mace": _mace,
    "conjure": _conjure,
    "lamp": _lamp,
    "sweep": _sweep,
    "divine": _divine,
    "raise_pillar": _raise_pillar,
    "beads": _beads,
}
