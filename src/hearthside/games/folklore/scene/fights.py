"""What everybody sees of an adventure map or a skirmish. See SCENE.md."""

from __future__ import annotations

from functools import cache

from hearthside.kernel import Scene, Thing, part

from ..content import CHARACTERS, CREATURES, MAPS
from ..content.board import BIT, NAMES
from ..content.names import capital, named
from ..content.notation import STATUSES
from ..rules.features import setup_of
from ..rules.figures import foe_defense, foe_might
from ..rules.names import fighter, soul
from ..state import ALIVE, CLOSED, GHOST, NONE, Tale
from ..words.cards import blow_text, creature_text

STANCE = ("", "attack", "defend")


def on_site(s: Tale) -> Scene:
    """The adventure map and everything on it."""
    assert s.site is not None
    foes = (thing for n in range(len(s.site.foes)) for thing in foe(s, n))
    return [*ground(s.site.map), *fixtures(s), *figures(s), *foes]


@cache
def ground(name: str) -> Scene:
    """The squares of a map, which never change."""
    board = MAPS[name]
    things = [Thing("outside", "zone", "Outside the map", look="outside", rule="FL-070")]
    kinds = (
        ("wall", board.walls),
        ("object", board.objects),
        ("water", board.water),
        ("hazard", board.hazards),
        ("start", board.start),
        ("exit", board.exits),
    )
    for i, name in enumerate(NAMES):
        look = next((look for look, m in kinds if m >> i & 1), "floor")
        things.append(
            Thing(
                f"sq:{name}",
                "space",
                f"{name}, {look}",
                look=look,
                facts={"x": i % 10, "y": i // 10},
            )
        )
    return things


@part
def fixtures(s: Tale) -> Scene:
    """Doors, search tokens, features and flames."""
    site = s.site
    assert site is not None
    board = MAPS[site.map]
    things = []
    for i, name in enumerate(NAMES):
        at = f"sq:{name}"
        if (board.doors | board.grates) & BIT[i]:
            look = "door" if board.doors & BIT[i] else "portcullis"
            shut = bool(site.doors & BIT[i])
            state = "closed" if shut else "open"
            things.append(
                Thing(
                    f"door:{name}",
                    "token",
                    f"{look.capitalize()}, {state}",
                    at,
                    look,
                    rule="FL-078",
                    facts={"open": not shut},
                )
            )
        if site.searches & BIT[i]:
            things.append(
                Thing(f"search:{name}", "token", "Search token", at, "search", rule="FL-082")
            )
        if site.flames & BIT[i]:
            things.append(Thing(f"flame:{name}", "token", "Flame", at, "flame", rule="FL-210"))
    setup = setup_of(s)
    if setup is not None:
        for i, f in enumerate(setup.features):
            if site.features[i] < CLOSED:
                name = NAMES[f.at]
                text = f"{f.skill.upper()} {f.number}" if f.skill else ""
                things.append(
                    Thing(
                        f"feature:{name}",
                        "token",
                        f.text,
                        f"sq:{name}",
                        f.kind,
                        text,
                        "FL-067",
                        {"skill": f.skill, "number": f.number},
                    )
                )
    return things


@part
def figures(s: Tale) -> Scene:
    """The characters."""
    site = s.site
    assert site is not None
    things = []
    for h in s.heroes:
        if h.form not in (ALIVE, GHOST):
            continue
        at = f"sq:{NAMES[h.at]}" if h.at >= 0 else "outside"
        things.append(
            Thing(
                f"figure:{h.who}",
                "piece",
                CHARACTERS[h.who].name,
                at,
                h.who if h.form == ALIVE else "ghost",
                facts={
                    "lying": h.skip > 0,
                    "token": STANCE[h.stance],
                    "who": h.who,
                    "held": h.number in site.held,
                    "active": site.active == h.number,
                },
            )
        )
    return things


@part
def foe(s: Tale, number: int) -> Scene:
    """A creature, whoever it fights for."""
    assert s.site is not None
    f = s.site.foes[number]
    c = CREATURES[f.kind]
    side = "ally" if f.owner >= 0 else "controlled" if f.ruler >= 0 else "foe"
    return [
        Thing(
            f"foe:{f.id}",
            "piece",
            capital(named(f.tag)),
            f"sq:{NAMES[f.at]}",
            f.kind,
            creature_text(c),
            "FL-300",
            {
                "size": c.size,
                "value": f.vita,
                "max": f.most,
                "type": c.type,
                "affliction": c.affliction,
                "swarm": "swarm" in c.words,
                "ranged": c.ranged,
                "lying": f.skip > 0,
                "squeezed": f.squeezed,
                "side": side,
                "might": foe_might(s, f),
                "defense": foe_defense(s, f),
                "stride": c.stride,
                "statuses": [n for i, n in enumerate(STATUSES) if f.statuses >> i & 1],
            },
        )
    ]


@part
def melee(s: Tale) -> Scene:
    """The creatures of a skirmish with their counters, and everybody's token."""
    m = s.melee
    assert m is not None
    things = []
    for i, kind in enumerate(m.kinds):
        who = soul(kind)
        if who >= 0:
            h = s.heroes[who]
            name, look, might, defense = CHARACTERS[h.who].name, h.who, h.might, h.defense
            text, most, marks = "One of your own.", max(1, m.counters[i]), [0]
        else:
            c = CREATURES[kind]
            name, look = capital(named(fighter(s, i))), kind
            might, defense = c.skirmish_might, c.skirmish_defense
            text, most, marks = (
                f"{c.blurb} A hit: {blow_text(c.skirmish_blow)}.",
                c.top,
                list(c.mods),
            )
        things.append(
            Thing(
                f"creature:{i}",
                "card",
                name,
                look=look,
                text=text,
                rule="FL-103",
                facts={"might": might, "defense": defense},
            )
        )
        things.append(
            Thing(
                f"counter:{i}",
                "track",
                f"Strength {m.counters[i]}",
                f"creature:{i}",
                "counter",
                rule="FL-104",
                facts={"value": m.counters[i], "max": most, "modifiers": marks},
            )
        )
    for h in s.heroes:
        at = f"creature:{h.target}" if h.stance != NONE and h.target >= 0 else ""
        out = bool(m.out >> h.number & 1) or h.form not in (ALIVE, GHOST)
        things.append(
            Thing(
                f"stance:{h.who}",
                "token",
                CHARACTERS[h.who].name,
                at,
                STANCE[h.stance],
                rule="FL-106",
                facts={"out": out, "who": h.who},
            )
        )
    return things
