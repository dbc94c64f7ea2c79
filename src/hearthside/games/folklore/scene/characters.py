"""A character on the table: attributes, tracks, gear, knowledge, companions."""

from __future__ import annotations

from hearthside.kernel import Fact, Scene, Thing, part

from ..content import ABILITIES, CARDS, CHARACTERS
from ..content.notation import STATUSES
from ..state import BROKEN, EXHAUSTED, FORMS, JAMMED, Tale
from ..words.cards import ability_text, card_text


def character(s: Tale, number: int) -> Scene:
    """A character's card and all that lies beside it."""
    return [*sheet(s, number), *belongings(s, number), *knowledge(s, number)]


@part
def sheet(s: Tale, number: int) -> Scene:
    """The card itself, with its tracks."""
    h = s.heroes[number]
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
    return [
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


@part
def belongings(s: Tale, number: int) -> Scene:
    """What somebody wears, carries and has stored."""
    h = s.heroes[number]
    me, things = f"char:{h.who}", []
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


@part
def knowledge(s: Tale, number: int) -> Scene:
    """Abilities, mystic knowledge, companions, tarot cards and boons."""
    h = s.heroes[number]
    me, things = f"char:{h.who}", []
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
