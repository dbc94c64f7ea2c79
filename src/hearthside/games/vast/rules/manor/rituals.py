"""Rituals: tracing a card's path from the Wraith, and what completing it brings."""

from __future__ import annotations

from itertools import product

from hearthside.kernel import Act, Ask, Asks, Bar, Option, learn, note

from ...content.board import DELTA, LETTERS, NAMES, NEAR, SUPPLY
from ...content.names import SIDE_WORDS, ritual_words
from ...content.rituals import (
    DRAW,
    PORTENTS,
    RITUAL_TURNS,
    RITUALS,
    TRACK_BOXES,
    TRACKS,
    TREASURES_PLACED,
)
from ...content.roles import MANOR
from ...state import Vast
from ..dials import gain
from ..flow import finish
from ..pieces import figures, place_poltergeist


def free_tiles(s: Vast) -> int:
    """Lit tiles without figures, the Wraith aside."""
    mn = s.manor
    wraith, mn.wraith = mn.wraith, SUPPLY
    free = s.map.lit & ~figures(s)
    mn.wraith = wraith
    return free


def trace(s: Vast, card: str, quarters: int, free: int) -> list[int]:
    """VM-208: the tiles of a ritual's path from the Wraith, or nothing if it is barred."""
    m, at = s.map, s.manor.wraith
    path = [at]
    for d in RITUAL_TURNS[card][quarters]:
        if not m.open[d] >> at & 1:
            return []
        at += DELTA[d]
        if not free >> at & 1:
            return []
        path.append(at)
    return path


def no_ritual(s: Vast, me: int, card: str, quarters: int) -> str | Bar | None:
    """VM-207, VM-208: a card in hand whose path nothing bars; else where it ends."""
    m, mn, at = s.map, s.manor, s.manor.wraith
    if card not in mn.hand:
        return Bar("VM-207", "It is not in your hand.")
    free = free_tiles(s)
    bar = no_path_tile(s, at, free)
    for d in RITUAL_TURNS[card][quarters]:
        if bar is not None:
            break
        if NEAR[at][d] < 0:
            return Bar("VM-208", f"The path leaves the manor at {NAMES[at]}.")
        if not m.open[d] >> at & 1:
            return Bar("VM-208", f"A wall is {SIDE_WORDS[LETTERS[d]]} of {NAMES[at]}.")
        at += DELTA[d]
        bar = no_path_tile(s, at, free)
    return bar


def no_path_tile(s: Vast, at: int, free: int) -> Bar | None:
    """What is wrong with a tile of the path."""
    if free >> at & 1:
        return None
    if s.map.lit >> at & 1:
        return Bar("VM-208", f"A figure stands on {NAMES[at]}.")
    return Bar("VM-208", f"{NAMES[at]} is not Lit.")


def perform(s: Vast, me: int, card: str, quarters: int) -> None:
    """VM-209: Seals, the Wraith to the end, then the poltergeist; VM-210: the portent.

    VM-277 and VM-280 play it through.
    """
    mn, ritual = s.manor, RITUALS[card]
    path = trace(s, card, quarters, free_tiles(s))
    mn.hand.remove(card)
    mn.deck.throw(card)
    learn(s)
    note(s, "ritual", card, ritual.seals, rule=ritual.rule)
    gain(s, "seals", ritual.seals, "VM-209")
    mn.wraith = path[-1]
    place_poltergeist(s, path[ritual.ghost])
    if ritual.portent >= 0:
        place_portent(s, ritual.portent)
    if mn.seals >= s.seals_goal:
        s.winner, s.how = MANOR, "sealed"  # VM-194


def place_portent(s: Vast, track: int) -> None:
    """VM-210: a lasting cube in the leftmost box; an omen pushed off a full track comes back."""
    mn = s.manor
    if sum(mn.portents) >= PORTENTS or mn.portents[track] >= TRACK_BOXES:
        return
    mn.portents[track] += 1
    if mn.portents[track] + mn.omens[track] > TRACK_BOXES:
        mn.omens[track] -= 1
        mn.unassigned += 1
    note(s, "portent", TRACKS[track], rule="VM-210")


def ritual_label(s: Vast, me: int, card: str, quarters: int) -> str:
    """A ritual, where it ends and where the poltergeist rises."""
    path = trace(s, card, quarters, free_tiles(s))
    if not path:
        return f"{ritual_words(card)}: the path is barred"
    ghost = NAMES[path[RITUALS[card].ghost]]
    return f"{ritual_words(card)}: to {NAMES[path[-1]]}, a poltergeist on {ghost}"


def ritual_points(s: Vast, me: int, card: str, quarters: int) -> tuple[str, ...]:
    """The card, and the tile at the end of its path."""
    path = trace(s, card, quarters, free_tiles(s))
    return f"card:{card}", *(f"space:{NAMES[at]}" for at in path[-1:])


RITUAL = Act(
    "ritual",
    "VM-208",
    perform,
    over=[(card, quarters) for card in RITUALS for quarters in range(4)],
    there=lambda s, me: product(s.manor.hand, range(4)),
    barred=no_ritual,
    label=ritual_label,
    points=ritual_points,
)
NO_RITUAL = Act("pass", "VM-207", lambda s, me: None, label="Perform no ritual")


def ritual_options(s: Vast, me: int) -> list[Option]:
    """The rituals in hand that can be traced now, with their turns."""
    free = free_tiles(s)
    options: list[Option] = []
    if free >> s.manor.wraith & 1:
        options = [
            RITUAL.table[card, q]
            for card in s.manor.hand
            for q in range(4)
            if trace(s, card, q, free)
        ]
    options.append(NO_RITUAL.option)
    return options


RITUAL_ASK = Ask(
    "ritual",
    "VM-207",
    (RITUAL, NO_RITUAL),
    prompt="perform a ritual?",
    meanwhile="looks through the rituals",
    fast=ritual_options,
    secret=True,
    always=True,  # whoever is not asked holds no ritual that fits, and everybody would know
)


def manor_performs(s: Vast) -> Asks:
    """VM-207: at most one ritual."""
    mn, seat = s.manor, s.seat_of[MANOR]
    pick = yield RITUAL_ASK(s, seat)
    yield from RITUAL_ASK.do(s, seat, pick)
    if s.winner >= 0:
        finish(s)
        return
    mn.left = TREASURES_PLACED[min(TRACK_BOXES, mn.omens[DRAW] + mn.portents[DRAW])]
    s.step = "manor_hoards"
