"""Players with their characters, hands and piles; the trade row and the shared piles."""

from __future__ import annotations

from hearthside.kernel import Scene, Thing, part

from ..content.cards import FIRST_DANGER, KIND_OF, KINDS
from ..content.jobs.notation import RESOURCES
from ..content.people import CHARACTERS
from ..state import West
from .cards import Facts, card_thing, job_facts


@part
def player(s: West, i: int, seen: bool) -> Scene:
    """One player's board: character, resources, hand and piles."""
    return [*_seat(s, i, seen), *_hand(s, i, seen), *_own_piles(s, i)]


@part
def _seat(s: West, i: int, seen: bool) -> Scene:
    """Who sits there, with what resources."""
    p = s.players[i]
    character = CHARACTERS[p.character]
    facts: Facts = {
        "seat": i,
        **dict(zip(RESOURCES, p.res, strict=True)),
        "points": s.points[i if s.mode == "versus" else 0],
        "hand": len(p.hand),
        "limit": p.limit,
        "dangers": sum(card >= FIRST_DANGER for card in p.hand) if seen else -1,
        "tapped": p.tapped,
        "passed": p.passed,
        "out": p.out,
        "first": s.mode == "versus" and s.first == i,
        "active": s.active == i and s.night < 0,
        "deck": len(p.draw),
        "discarded": len(p.discard),
    }
    hero = Thing(f"card:hero{i}", "card", character.name, f"seat:{i}", p.character, rule="DW-039")
    hero.text = " Or: ".join(job.said for job in character.jobs)
    hero.facts = {"seat": i, "tapped": p.tapped, "difficulty": character.difficulty}
    hero.facts |= {"limit": p.limit, **job_facts(character.jobs)}
    seat = Thing(f"seat:{i}", "seat", character.name, look=p.character, facts=facts)
    return [seat, hero]


@part
def _hand(s: West, i: int, seen: bool) -> Scene:
    """A hand: its cards, or their backs."""
    p = s.players[i]
    name = f"{CHARACTERS[p.character].short}'s hand"
    zone = Thing(f"zone:hand{i}", "zone", name, f"seat:{i}", "hand", rule="DW-112")
    zone.facts = {"seat": i, "count": len(p.hand), "open": seen}
    things = [zone]
    for n, card in enumerate(p.hand):
        if seen:
            things.append(card_thing(card, f"zone:hand{i}"))
        else:
            hidden = Thing(f"card:hand{i}#{n}", "card", "A hidden card", f"zone:hand{i}", "back")
            hidden.facts = {"face": "down"}
            things.append(hidden)
    return things


def cards(n: int) -> str:
    """A number of cards in words."""
    return f"{n} card{'' if n == 1 else 's'}"


@part
def _own_piles(s: West, i: int) -> Scene:
    """A player's draw pile, its top shown if everybody saw it put there, and the open discard pile."""
    p = s.players[i]
    top = KINDS[KIND_OF[p.draw[-1]]].id if p.known and p.draw else "back"
    draw = Thing(f"pile:draw{i}", "pile", f"Draw pile, {cards(len(p.draw))}", f"seat:{i}", top)
    draw.rule, draw.facts = "DW-087", {"count": len(p.draw)}
    names = [KINDS[KIND_OF[card]].name for card in reversed(p.discard)]
    look = KINDS[KIND_OF[p.discard[-1]]].id if p.discard else "empty"
    gone = Thing(
        f"pile:discard{i}", "pile", f"Discard pile, {cards(len(names))}", f"seat:{i}", look
    )
    gone.rule, gone.facts = "DW-088", {"count": len(names), "cards": names}
    return [draw, gone]


@part
def trade_row(s: West) -> Scene:
    """The trade row."""
    zone = Thing("zone:row", "zone", "Trade row", "board", "trade_row", rule="DW-118")
    zone.facts = {"count": len(s.row)}
    things = [zone, *(card_thing(card, "zone:row", {"slot": n}) for n, card in enumerate(s.row))]
    if s.aside >= 0:
        things.append(card_thing(s.aside, "board"))
    return things


@part
def piles(s: West) -> Scene:
    """The shared piles."""
    piles = (
        ("trade", "Trade cards", s.trade, "back", "DW-026"),
        ("trade_discard", "Trade discard", s.trade_gone, "back", "DW-094"),
        ("pain", "Pain", s.pain, "pain", "DW-025"),
        ("pain_scrap", "Scrapped pain", s.pain_gone, "pain", "DW-093"),
        ("exhaustion", "Exhaustion", s.exhaustion, "exhaustion", "DW-025"),
        ("exhaustion_scrap", "Scrapped exhaustion", s.exhaustion_gone, "exhaustion", "DW-093"),
        ("tiles", "Land tiles", s.tiles, "back", "DW-027"),
        ("tiles_discard", "Removed tiles", s.tiles_gone, "back", "DW-138"),
    )
    things = []
    for id, name, pile, look, rule in piles:
        thing = Thing(f"pile:{id}", "pile", f"{name}: {len(pile)}", "board", look, rule=rule)
        thing.facts = {"count": len(pile)}
        if id == "trade_discard" and pile:
            thing.look = KINDS[KIND_OF[pile[-1]]].id
        things.append(thing)
    return things
