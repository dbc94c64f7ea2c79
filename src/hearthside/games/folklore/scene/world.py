"""The world map, and the town that the group is in."""

from __future__ import annotations

from hearthside.kernel import Fact, Scene, Thing, part

from ..content import CARDS, PLACES, TOWNS
from ..content.names import SERVICE_NAMES, SERVICE_WORDS
from ..state import Tale
from ..words.cards import card_text


@part
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


@part
def town(s: Tale) -> Scene:
    """The locations of the town and what lies on the market."""
    things: list[Thing] = []
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
                SERVICE_WORDS[name],
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
