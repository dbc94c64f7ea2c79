"""The camp as everybody sees it: pool, offers, Belongings, the campaign sheet, the In-Between card."""

from __future__ import annotations

from dataclasses import replace

from hearthside.kernel import Scene, Thing, part

from ..content.between import CARDS
from ..content.cards import SKILLS
from ..content.line import DOOR_WORDS, open_doors
from ..content.names import vagrant_name
from ..rules.camp.spending import BANK_MAX, BANKS, JUNK_COST, SKILL_COST
from ..rules.camp.tearing import MALADIES
from ..state import Journey
from .seats import junk_thing, skill_thing


def camp_things(s: Journey, seat: int) -> Scene:
    """What the camp adds; in a single Scenario, nothing."""
    if not s.campaign:
        return []
    things = [*_sheet(s)]
    if s.phase in ("camp", "between"):
        things += _offers(s)
    things += _belongings(s)
    if s.phase == "between" and s.camp.card in CARDS:
        things += _card(s, seat)
    return things


@part
def _sheet(s: Journey) -> Scene:
    camp = s.camp
    things = [
        Thing(
            "track:bank", "track", f"Banked Coins: {camp.bank}", look="bank", rule="VS-258",
            facts={"value": camp.bank, "max": BANK_MAX, "moments": list(BANKS)},
        ),
        Thing(
            "track:mileposts", "track", f"Mile Posts: {len(camp.mileposts)}", look="mileposts", rule="VS-230",
            facts={"value": len(camp.mileposts), "max": 20, "moments": list(MALADIES)},
        ),
        Thing(
            "track:revives", "track", f"Revives: {camp.revives}", look="revives", rule="VS-238",
            facts={"value": camp.revives, "max": 4},
        ),
    ]  # fmt: skip
    for k, name in enumerate(camp.mileposts):
        things.append(
            Thing(
                f"milepost:{k}", "token", name, at="track:mileposts", look="milepost", rule="VS-230"
            )
        )
    return things


@part
def _offers(s: Journey) -> Scene:
    camp = s.camp
    things = [
        Thing(
            "zone:camp", "zone", f"{camp.pool} Coins in the pool", look="camp", rule="VS-245",
            facts={"pool": camp.pool, "ritual_coins": camp.ritual_coins},
        ),
        Thing("zone:offer", "zone", "On offer", look="offer", rule="VS-248"),
        Thing("pile:junk", "pile", "Junk deck", look="junk", rule="VS-253", facts={"count": len(camp.junk_deck)}),
    ]  # fmt: skip
    for n in camp.offers:
        card = SKILLS[n]
        side = {"L": "left", "R": "right", "LR": "either"}[card.side]
        things.append(
            Thing(
                f"card:offer{n}", "card", f"A Skill for the {side} side", at="zone:offer", look="skill_back",
                text=card.hint, rule="VS-248", facts={"side": card.side, "number": n, "cost": SKILL_COST},
            )
        )  # fmt: skip
    if camp.offered:
        junk = junk_thing(camp.offered, "zone:offer")
        things.append(replace(junk, facts={**junk.facts, "cost": JUNK_COST}))
    return things


@part
def _belongings(s: Journey) -> Scene:
    camp = s.camp
    things = [Thing("zone:belongings", "zone", "Belongings", look="belongings", rule="VS-264")]
    things += [skill_thing(n, "zone:belongings") for n in camp.belongings]
    things += [junk_thing(n, "zone:belongings") for n in camp.junk]
    for v in s.vagrants:
        home = f"zone:personal{v.seat}"
        things.append(
            Thing(
                home,
                "zone",
                f"Personal Belongings of the {vagrant_name(v.who)}",
                look="personal",
                rule="VS-264",
            )
        )
        things += [skill_thing(n, home) for n in camp.personal.get(v.who, ())]
    return things


@part
def _card(s: Journey, seat: int) -> Scene:
    card = CARDS[s.camp.card]
    facts: dict[str, str | int | float | bool | list[str] | list[int] | None] = {
        "shown": s.camp.shown
    }
    for letter, choice in zip("abc", card.choices, strict=False):
        facts[letter] = choice.front
        if s.camp.shown:
            facts[f"back_{letter}"] = choice.back
    things = [
        Thing(
            "card:between",
            "card",
            card.title,
            look="between",
            text=card.text,
            rule="VS-270",
            facts=facts,
        )
    ]
    if card.doors:
        things += [
            Thing(
                f"door:{door}", "token", words, at="card:between",
                look=door, rule="VS-270", facts={"shut": door not in open_doors(s)},
            )
            for door, words in DOOR_WORDS.items()
        ]  # fmt: skip
    for v in s.vagrants:
        answer = s.camp.answers[v.seat] if v.seat < len(s.camp.answers) else -1
        if answer >= 0:
            open_ = s.camp.shown or v.seat == seat
            things.append(
                Thing(
                    f"answer:{v.seat}", "token", f"The {vagrant_name(v.who)}'s Coin", at="card:between",
                    look="abc"[answer] if open_ else "coin", rule="VS-270",
                    facts={"face": "up" if open_ else "down", "seat": v.seat},
                )
            )  # fmt: skip
    return things
