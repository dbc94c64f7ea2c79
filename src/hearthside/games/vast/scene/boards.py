"""The role boards as a seat sees them: tracks, zones, cards; hidden hands show their backs."""

from __future__ import annotations

from hearthside.kernel import Fact, Scene, Thing, part

from ..content.board import GONE
from ..content.cards import CARDS
from ..content.dials import DIALS
from ..content.domination import DRAW_SPACES, SPACES, SPELLS_END
from ..content.figures import FORM_NAMES, SKELETON_NAMES
from ..content.journeys import RANKS
from ..content.names import FORM_TEXTS, FORM_WORDS, TRACK_WORDS
from ..content.rituals import TRACK_POWER, TRACKS
from ..content.roles import (
    DRAGON,
    GOBLINS,
    KNIGHT,
    MANOR,
    PALADIN,
    ROLES,
    SKELETONS,
    SPIDER,
    THIEF,
    WARLOCK,
)
from ..rules.paladin.dials import MARKS, ghost_strength
from ..rules.spider.traits import spider_guard
from ..rules.spider.turn import spirit
from ..state import (
    LIGHT_MAX,
    Vast,
)
from .parts import back, hand, open_card, pile, track, zone
from .visitors import dragon_board, goblins_board, knight_board, thief_board

PIECES = ("First", "Second", "Third", "Fourth", "Fifth")
"""The spaces of the Warlock's track, as they are called (VM-220)."""


def panels(s: Vast, seat: int) -> Scene:
    """All seats with their boards."""
    things: list[Thing] = []
    for role in s.order:
        things += panel(s, role, s.seat_of[role] == seat)
    if s.solo:
        things += foes_board(s)
    return things


@part
def panel(s: Vast, role: int, own: bool) -> Scene:
    """A role's board and who plays it, as its own seat sees it or as others do."""
    return [*holder(s, role), *BOARDS[role](s, own)]


@part
def holder(s: Vast, role: int) -> Scene:
    """Who plays a role, and the frame of its board."""
    name, held = ROLES[role].key, s.seat_of[role]
    facts: dict[str, Fact] = {
        "role": name,
        "seat": held,
        "active": s.role == role,
        "variant": s.levels[role],
        "winner": s.winner == role,
    }
    words = ROLES[role].name
    return [
        Thing(f"seat:{held}", "seat", f"The {words}", look=name, facts=facts),
        Thing(f"panel:{name}", "panel", f"Board of the {words}", at=f"seat:{held}", look=name),
    ]


@part
def paladin_board(s: Vast, own: bool) -> Scene:
    """Health, Grit, Light, Fury, cubes, favors and treasures."""
    p = s.paladin
    marks = list(MARKS)
    things: list[Thing] = [
        track("health", "Health", "paladin", p.health, 7, "VM-076"),
        track("grit", "Grit", "paladin", p.grit, DIALS["grit"].high, "VM-105", marks=marks),
        track("light", "Light", "paladin", p.light, LIGHT_MAX, "VM-111"),
        track("fury", "Fury", "paladin", p.fury, DIALS["fury"].high, "VM-111"),
        track("strength", "Strength", "paladin", p.prepare + p.vigor, 9, "VM-077"),
        track("defense", "Defense", "paladin", p.prepare, 4, "VM-077"),
        track("unassigned", "Hero cubes at hand", "paladin", p.unassigned, 7, "VM-078"),
        track("prepare", "Cubes on Prepare", "paladin", p.prepare, 4, "VM-080"),
        track("sprint", "Cubes on Sprint", "paladin", p.sprint, 7, "VM-081"),
        track("crusade", "Cubes on Crusade", "paladin", p.crusade, 7, "VM-084"),
        zone("favors", "Favors in play", "paladin", "VM-112"),
        zone("treasures", "Treasures in play", "paladin", "VM-112"),
        zone("paladin_hand", "The Paladin's hand", "paladin", "VM-112"),
        *pile("favors", "Favors", "paladin", p.favors, "VM-106"),
        *pile("treasures", "Treasures", "paladin", p.treasures, "VM-101"),
    ]
    things += [open_card(key, f"zone:{CARDS[key].deck}") for key in p.played]
    for number, key in enumerate(p.hand + p.found):
        deck = CARDS[key].deck
        kind = deck.removesuffix("s")
        if own:
            things.append(open_card(key, "zone:paladin_hand"))
        else:
            things.append(back("paladin_hand", number, f"A hidden {kind}", deck, f"back_{kind}"))
    return things


@part
def skeletons_board(s: Vast, own: bool) -> Scene:
    """Stability, March Order, gear."""
    k = s.skeletons
    things = [
        track("stability", "Stability", "skeletons", k.stability, DIALS["stability"].high, "VM-128")
    ]
    things += march_cards(s, "skeletons")
    for key in k.gear:
        place = k.march.index(CARDS[key].owner) + 1
        things.append(open_card(key, f"card:march{place}"))
    things.append(zone("gear_hand", "Gear in hand", "skeletons", "VM-155"))
    things += hand("gear_hand", k.hand, own, "A hidden gear card", "gear")
    return [*things, *pile("gear", "Gear", "skeletons", k.deck, "VM-143")]


def march_cards(s: Vast, role: str) -> Scene:
    """The March Order, left to right."""
    k = s.skeletons
    things = []
    for place, i in enumerate(k.march, 1):
        up = bool(k.up >> i & 1)
        name = SKELETON_NAMES[i]
        facts: dict[str, Fact] = {
            "place": place,
            "face": "up" if up else "down",
            "lying": bool(k.lying >> i & 1),
            "acted": bool(k.acted >> i & 1) and up,
        }
        words = CARDS[name].name if up else "A Skeleton not yet summoned"
        things.append(
            Thing(
                f"card:march{place}",
                "card",
                f"{words}, place {place}",
                at=f"panel:{role}",
                look=name if up else "back",
                text=CARDS[name].text if up else "",
                rule=CARDS[name].rule if up else "VM-144",
                facts=facts,
            )
        )
    return things


@part
def spider_board(s: Vast, own: bool) -> Scene:
    """Terror, Blood, form, power cards."""
    sp = s.spider
    form = FORM_NAMES[sp.form]
    goal = s.terror_goal
    things: list[Thing] = [
        track("terror", "Terror", "spider", sp.terror, DIALS["terror"].high, "VM-156", goal=goal),
        track("blood", "Blood", "spider", sp.blood, 15, "VM-193"),
        track("spirit", "Spirit", "spider", spirit(s), 7, "VM-187"),
        track("spider_defense", "Defense", "spider", spider_guard(s), 5, "VM-164"),
        track("boxed", "Spiderlings lost", "spider", sp.spiderlings.count(GONE), 5, "VM-160"),
        Thing(
            "card:form",
            "card",
            f"Form: {FORM_WORDS[form]}",
            at="panel:spider",
            look=form,
            text=FORM_TEXTS[form],
            rule="VM-167",
        ),
        zone("power_hand", "Power cards in hand", "spider", "VM-187"),
        *pile("powers", "Power cards", "spider", sp.deck, "VM-340"),
    ]
    for number, key in enumerate(sp.hand):
        if own:
            things.append(open_card(key, "zone:power_hand", f"card:{key}#{number + 1}"))
        else:
            things.append(back("power_hand", number, "A hidden power card", "powers"))
    return things


@part
def manor_board(s: Vast, own: bool) -> Scene:
    """Seals, omens, rituals."""
    mn = s.manor
    things: list[Thing] = [
        track(
            "seals", "Seals", "manor", mn.seals, DIALS["seals"].high, "VM-194", goal=s.seals_goal
        ),
        track("unassigned_omens", "Omens at hand", "manor", mn.unassigned, 3, "VM-197"),
    ]
    for i, key in enumerate(TRACKS):
        filled = min(3, mn.omens[i] + mn.portents[i])
        facts: dict[str, Fact] = {
            "portents": mn.portents[i],
            "omens": mn.omens[i],
            "power": TRACK_POWER[i][filled],
        }
        things.append(track(key, TRACK_WORDS[key], "manor", filled, 3, "VM-198", **facts))
    things.append(zone("ritual_hand", "Rituals in hand", "manor", "VM-207"))
    things += hand("ritual_hand", mn.hand, own, "A hidden ritual", "rituals")
    if own:
        things += [open_card(key, "panel:manor") for key in mn.offered]
    return [*things, *pile("rituals", "Rituals", "manor", mn.deck, "VM-211")]


@part
def warlock_board(s: Vast, own: bool) -> Scene:
    """Curses, spells, cubes, dominated pieces."""
    w = s.warlock
    marks = list(DRAW_SPACES)
    things: list[Thing] = [
        track("curses", "Curses", "warlock", w.curses, 20, "VM-219"),
        track("spells", "Spells track", "warlock", w.track, SPELLS_END, "VM-229", marks=marks),
        track("unassigned_magic", "Magic cubes at hand", "warlock", w.unassigned, 5, "VM-223"),
    ]
    for i, held in enumerate(w.dominated):
        look = held.rstrip("0123456789")
        things.append(
            track(
                f"domination{i + 1}",
                f"{PIECES[i]} piece: {'taken' if held else 'curses needed'}",
                "warlock",
                SPACES[i].curses,
                6,
                "VM-220",
                filled=look,
            )
        )
    things.append(zone("spells", "Spells in play", "warlock", "VM-222"))
    things += [open_card(key, "zone:spells") for key in w.spells]
    things.append(zone("spell_hand", "Spells in hand", "warlock", "VM-222"))
    things += hand("spell_hand", w.hand, own, "A hidden spell", "spells")
    return [*things, *pile("spells", "Spells", "warlock", w.deck, "VM-229")]


@part
def foes_board(s: Vast) -> Scene:
    """The solo game's dials and Skeletons, and the campaign's ranks."""
    k, terror = s.skeletons, s.spider.terror
    things: list[Thing] = [Thing("panel:foes", "panel", "The house against you", look="foes")]
    things.append(
        track("stability", "Stability", "foes", k.stability, DIALS["stability"].high, "VM-264")
    )
    things.append(
        track(
            "terror", "Terror", "foes", terror, DIALS["terror"].high, "VM-265", goal=s.terror_goal
        )
    )
    things.append(
        track(
            "ghosts",
            "Poltergeists laid to rest",
            "foes",
            s.ghosts_kept,
            9,
            "VM-252",
            goal=s.ghosts_goal,
            strength=ghost_strength(s),
        )
    )
    things += march_cards(s, "foes")
    if s.campaign:
        for key, rank in zip(RANKS, s.ranks, strict=True):
            things.append(track(f"rank_{key}", f"Rank of {key}", "foes", rank, 3, "VM-267"))
        things.append(track("journeys", "Journeys made", "foes", s.journeys, 99, "VM-270"))
    return things


BOARDS = {
    PALADIN: paladin_board,
    SKELETONS: skeletons_board,
    SPIDER: spider_board,
    MANOR: manor_board,
    WARLOCK: warlock_board,
    THIEF: thief_board,
    KNIGHT: knight_board,
    GOBLINS: goblins_board,
    DRAGON: dragon_board,
}
