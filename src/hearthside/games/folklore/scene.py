"""What everybody sees: the open picture, the story page, the party. See SCENE.md."""

from __future__ import annotations

from hearthside.kernel import Fact, Scene, Thing

from .content import (
    ABILITIES,
    CARDS,
    CHARACTERS,
    EVENTS,
    MAPS,
    PLACES,
    STORIES,
    TOWNS,
)
from .content.notation import STATUSES
from .rules.features import setup_of
from .scene_fights import melee, on_site
from .state import BROKEN, EXHAUSTED, FORMS, JAMMED, Hero, Tale
from .titles import SERVICE_NAMES, ability_text, card_text


def mode(s: Tale) -> str:
    """Which of the five pictures is open."""
    if s.melee is not None:
        return "skirmish"
    if s.site is not None:
        return "site"
    if s.step.startswith("town"):
        return "town"
    if s.step.startswith(("world", "travel", "between")) or (s.step == "settle" and not s.line):
        return "world"
    return "tale"


def scene(s: Tale, seat: int) -> Scene:
    """The whole table; nothing on it is hidden but the order of the decks."""
    look = mode(s)
    site = s.site
    facts: dict[str, Fact] = {
        "mode": look,
        "combat": bool(site and site.combat) or s.melee is not None,
        "dark": bool(site and site.dark),
        "day": s.day,
        "round": site.round if site else s.melee.round if s.melee else s.rounds,
        "map": site.map if site else "",
        "story": s.story,
        "chapter": s.chapter,
        "candle": max(0, s.candle),
        "leader": s.heroes[s.leader].who,
    }
    things = [Thing("board", "board", board_name(s, look), look=look, facts=facts), page(s)]
    for n in range(s.seats):
        own = [h.who for h in s.heroes if h.seat == n]
        things.append(
            Thing(
                f"seat:{n}",
                "seat",
                f"Seat {n + 1}",
                look=own[0] if own else "",
                facts={"characters": own},
            )
        )
    for h in s.heroes:
        things += character(s, h)
    side = "day" if s.day else "night"
    things.append(
        Thing(
            "leader",
            "token",
            f"Leader, {side}",
            f"char:{s.heroes[s.leader].who}",
            side,
            rule="FL-017",
        )
    )
    things += piles(s)
    things += {"world": world, "town": town, "site": on_site, "skirmish": melee}.get(
        look, lambda _: []
    )(s)
    return things


def board_name(s: Tale, look: str) -> str:
    """What the open picture is called."""
    if look == "site" and s.site is not None:
        return MAPS[s.site.map].name
    if look == "town":
        return TOWNS[s.place].name
    return {"world": "The land of Kremel", "skirmish": "A skirmish"}.get(look, "The story")


def page(s: Tale) -> Thing:
    """The story page: the prose since the group last had something to do."""
    if not s.story:
        return Thing("page", "panel", "Before the tale", facts={"goal": ""})
    story = STORIES[s.story]
    title = story.chapters[s.chapter - 1].title if s.chapter else story.title
    text = "\n\n".join(p for name in s.page for p in story.scenes[name].prose)
    goal = ""
    if s.goal:
        goal = f"Travel to {PLACES[s.goal].name or 'the marked space'}"
    setup = setup_of(s)
    if setup is not None:
        said = {
            "defeat": "defeat all foes",
            "exit": "reach the exit zone",
            "touch": "reach the mark",
        }
        goal = ", then ".join(dict.fromkeys(said[g] for g in setup.goals)).capitalize()
    return Thing("page", "panel", title, look=s.story, text=text, facts={"goal": goal})


def character(s: Tale, h: Hero) -> Scene:
    """A character's card and all that lies beside it."""
    c = CHARACTERS[h.who]
    me = f"char:{h.who}"
    active = s.site is not None and s.site.active == h.number
    facts: dict[str, Fact] = {
        "form": FORMS[h.form],
        "leader": s.leader == h.number,
        "active": active,
        "number": h.number + 1,
        "focus": c.focuses[h.focus],
        "might": h.might + h.boost_might,
        "defense": h.defense + h.boost_defense,
        "stride": h.stride + h.boost_stride,
        "dmg": h.dmg,
        "coins": h.coins,
        "lore": h.lore,
        "ap": h.ap,
        "boons": len(h.boons),
        "skills": list(h.skills),
        "statuses": [n for i, n in enumerate(STATUSES) if h.statuses >> i & 1],
        "wanted": h.wanted,
        "infection": h.infection,
        "corrosion": list(h.corrosion),
        "bandages": h.bandages,
    }
    things = [
        Thing(
            me,
            "card",
            f"{c.name}, {c.focuses[h.focus]}",
            f"seat:{h.seat}",
            h.who,
            c.blurb,
            facts=facts,
        ),
        _track("vita", h.who, me, h.vita, h.max_vita, "FL-011"),
        _track("pp", h.who, me, h.pp, h.max_pp, "FL-011"),
        _track("gp", h.who, me, h.gp, h.max_gp, "FL-332"),
    ]
    for i, g in enumerate(h.gear):
        card = CARDS[g.card]
        twin = sum(other.card == g.card for other in h.gear[:i])
        look = card.deck if card.deck in ("artifact", "heirloom", "extra") else card.category
        things.append(
            Thing(
                f"card:{g.card}#{h.who}" + (f"+{twin}" if twin else ""),
                "card",
                card.name,
                me,
                look,
                card_text(card),
                "FL-312",
                {
                    "item": g.card,
                    "worn": g.worn,
                    "exhausted": g.condition in (EXHAUSTED, JAMMED),
                    "broken": g.condition == BROKEN,
                    "left": g.left,
                    "stored": g.stored,
                    "fill": g.fill if g.fill_left else "",
                    "slot": card.slot,
                    "hands": card.hands,
                    "value": card.value,
                },
            )
        )
    things += knowledge(h, me)
    return things


def _track(look: str, who: str, at: str, value: int, most: int, rule: str) -> Thing:
    return Thing(
        f"{look}:{who}",
        "track",
        f"{look.upper()} {value} of {most}",
        at,
        look,
        rule=rule,
        facts={"value": value, "max": most},
    )


def knowledge(h: Hero, me: str) -> Scene:
    """Abilities, mystic knowledge, companions, tarot cards and boons."""
    things = []
    for name in h.abilities:
        a = ABILITIES[name]
        facts: dict[str, Fact] = {
            "cost": a.cost,
            "passive": a.passive,
            "hourglass": a.hourglass,
            "exhausted": name in h.spent_round or name in h.spent_combat,
        }
        things.append(
            Thing(
                f"ability:{name}#{h.who}",
                "card",
                a.name,
                me,
                "ability",
                ability_text(a),
                "FL-305",
                facts,
            )
        )
    for i, name in enumerate(h.mystics):
        card = CARDS[name]
        things.append(
            Thing(
                f"mystic:{i}#{h.who}",
                "card",
                card.name,
                me,
                card.deck,
                card_text(card),
                "FL-327",
                {"number": card.number},
            )
        )
    for name in h.companions:
        card = CARDS[name]
        things.append(
            Thing(
                f"companion:{name}#{h.who}",
                "card",
                card.name,
                me,
                card.category,
                card_text(card),
                "FL-323",
            )
        )
    for name in h.tarots:
        card = CARDS[name]
        things.append(
            Thing(f"tarot:{name}#{h.who}", "token", card.name, me, name, card_text(card), "FL-339")
        )
    for i, name in enumerate(h.boons):
        card = CARDS[name]
        things.append(
            Thing(f"boon:{i}#{h.who}", "token", card.name, me, name, card_text(card), "FL-322")
        )
    return things


def piles(s: Tale) -> Scene:
    """Decks by their size, and the events that are KEEP IN PLAY."""
    decks = {
        "item": s.items,
        "artifact": s.artifacts,
        "road": s.road,
        "wild": s.wild,
        "prayer": s.prayers,
        "ritual": s.rituals,
        "tarot": s.tarots,
        "boon": s.boons,
        "companion": s.companions,
        "heirloom": s.heirlooms,
    }
    things = [
        Thing(
            f"deck:{name}",
            "pile",
            f"{name.capitalize()} cards",
            look=name,
            rule="FL-001",
            facts={"count": len(d.cards), "discard": len(d.discard)},
        )
        for name, d in decks.items()
    ]
    for name in [*s.events, *([s.card] if s.card and s.card not in s.events else [])]:
        card = EVENTS[name]
        text = card.front or card.parts[0 if s.day else 1].text
        things.append(
            Thing(f"event:{name}", "card", card.name, look=card.deck, text=text, rule="FL-049")
        )
    return things


def world(s: Tale) -> Scene:
    """Every space and road, and the group."""
    things = []
    for p in PLACES.values():
        goal = p.id == s.goal
        facts: dict[str, Fact] = {"x": p.x, "y": p.y, "goal": goal, "compass": goal and s.compass}
        rule = "FL-051" if p.kind == "town" else "FL-040" if p.kind == "wild" else "FL-038"
        name = p.name or {"road": "Road", "bridge": "Bridge"}.get(p.kind, "Wilderness")
        things.append(Thing(f"place:{p.id}", "space", name, look=p.kind, rule=rule, facts=facts))
    for p in PLACES.values():
        for other in p.links:
            if p.id < other:
                q = PLACES[other]
                look = "path" if "wild" in (p.kind, q.kind) else "road"
                things.append(
                    Thing(
                        f"link:{p.id}-{other}",
                        "edge",
                        look,
                        look=look,
                        facts={"a": p.id, "b": other, "x1": p.x, "y1": p.y, "x2": q.x, "y2": q.y},
                    )
                )
    things.append(Thing("group", "piece", "The group", f"place:{s.place}", "group", rule="FL-014"))
    return things


def town(s: Tale) -> Scene:
    """The world map, the locations of the town and what lies on the market."""
    things = world(s)
    here = TOWNS[s.place]
    left = s.heroes[s.town_queue[0]].visits if s.town_queue else 0
    for name in here.services:
        things.append(
            Thing(
                f"location:{name}",
                "zone",
                SERVICE_NAMES[name].capitalize(),
                f"place:{s.place}",
                name,
                rule="FL-054",
                facts={"visits": left},
            )
        )
    for name in s.market:
        card = CARDS[name]
        things.append(
            Thing(
                f"offer:{name}",
                "card",
                card.name,
                "location:market",
                card.category,
                card_text(card),
                "FL-060",
                {"value": card.value},
            )
        )
    return things
