"""Each seat's Vagrant card as everybody sees it: actions, Skills, Junk, tokens, effects."""

from __future__ import annotations

from hearthside.kernel import Scene, Thing, part

from ..content.board import NAME
from ..content.cards import SKILLS
from ..content.junk import JUNK, total
from ..content.names import SLOT_NAMES, TOKEN_NAMES
from ..content.vagrants import VAGRANTS
from ..rules.coins import GENERAL, PUP_SLOTS, move_value, pup_steps_left, steps_left
from ..rules.places import scenario_of
from ..state import Journey, Vagrant


@part
def seat_things(s: Journey) -> Scene:
    """All seats, in order."""
    return [thing for number in range(len(s.vagrants)) for thing in _seat(s, number)]


def _seat(s: Journey, number: int) -> Scene:
    """A Vagrant's card and all that lies beside it."""
    return [*_card(s, number), *_actions(s, number), *_cards(s, number), *_tokens(s, number)]


@part
def _cards(s: Journey, number: int) -> Scene:
    v = s.vagrants[number]
    home = f"seat:{v.seat}"
    skills = [skill_thing(n, home, k, v) for k, n in enumerate(v.skills) if n]
    return [*skills, *(junk_thing(n, home, v) for n in v.junk)]


@part
def _card(s: Journey, number: int) -> Scene:
    v = s.vagrants[number]
    card = VAGRANTS[v.who]
    home = f"seat:{v.seat}"
    active = s.active == v.seat
    state = "Westbound, " if v.westbound else ""
    things = [
        Thing(
            home,
            "seat",
            f"{card.name}: {state}{v.humanity} of {v.most} Humanity",
            look=v.who,
            text=f"{card.passive}: {card.text}",
            rule="VS-057",
            facts={
                "value": v.humanity,
                "max": v.most,
                "move": move_value(s, v),
                "rummage": card.rummage,
                "bust": max(1, card.bust - total(v, "bust")),
                "investigate": max(1, card.investigate - total(v, "investigate")),
                "patch": max(1, card.patch - total(v, "patch")),
                "westbound": v.westbound,
                "acted": v.acted,
                "active": active,
                "token_used": v.token_used,
                "coins": v.hand if active else 0,
                "title": card.title,
            },
        )
    ]
    if s.phase in ("setup", "scenario", "over"):
        things.append(
            Thing(
                f"piece:{v.who}",
                "piece",
                f"{card.name}, {v.humanity} Humanity",
                at=f"space:{NAME[v.at]}" if v.at >= 0 else home,
                look=v.who,
                rule="VS-105",
                facts={
                    "seat": v.seat,
                    "value": v.humanity,
                    "max": v.most,
                    "westbound": v.westbound,
                    "acted": v.acted,
                    "active": active,
                    "target": s.special >= 0 and s.special & 7 == v.seat,
                },
            )
        )
        if v.pup >= 0:
            things.append(
                Thing(
                    "piece:pup",
                    "piece",
                    "The Pup",
                    at=f"space:{NAME[v.pup]}",
                    look="pup",
                    rule="VS-069",
                    facts={"seat": v.seat},
                )
            )
    return things


@part
def _actions(s: Journey, number: int) -> Scene:
    v = s.vagrants[number]
    slots = [
        *GENERAL,
        *(PUP_SLOTS if v.who == "runaway" else ()),
        *(["westbound"] if v.westbound else ()),
    ]
    things = []
    for slot in slots:
        left = (
            max(0, steps_left(s, v))
            if slot == "move"
            else max(0, pup_steps_left(s, v))
            if slot == "pup_move"
            else 0
        )
        name, text = SLOT_NAMES[slot], ""
        if slot == "westbound":
            skill = SKILLS[VAGRANTS[v.who].westbound]
            name, text = skill.name, skill.text
        things.append(
            Thing(
                f"action:{v.seat}.{slot}",
                "card",
                name,
                at=f"seat:{v.seat}",
                look=slot,
                text=text,
                rule="VS-117" if slot == "westbound" else "VS-053",
                facts={
                    "coins": v.coins.get(slot, 0),
                    "foot": v.foot == slot,
                    "left": max(0, left) if s.active == v.seat else 0,
                    "done": slot in v.done,
                },
            )
        )
    return things


def skill_thing(number: int, at: str, slot: int = -1, v: Vagrant | None = None) -> Thing:
    """A Skill card wherever it lies."""
    n = abs(number)
    card = SKILLS[n]
    key = f"s{n}"
    return Thing(
        f"card:skill{n}",
        "card",
        card.name,
        at=at,
        look="skill",
        text=card.text,
        rule="VS-111" if number < 0 else "VS-085",
        facts={
            "number": n,
            "slot": slot,
            "side": card.side,
            "owner": card.owner,
            "wounded": number < 0,
            "coins": v.coins.get(key, 0) if v else 0,
            "foot": v is not None and v.foot == key,
            "resting": v is not None and key in v.resting,
            "under_westbound": v is not None and v.westbound and v.under == slot,
            "target": card.target,
            "low": card.low,
            "high": card.high,
            "bones": card.bones,
            "success": card.success,
        },
    )


def junk_thing(number: int, at: str, v: Vagrant | None = None) -> Thing:
    """A Junk card wherever it lies."""
    n = abs(number)
    card = JUNK[n]
    return Thing(
        f"card:junk{n}",
        "card",
        card.name,
        at=at,
        look="junk",
        text=card.text,
        rule="VS-095" if number < 0 else "VS-092",
        facts={
            "number": n,
            "tier": card.tier,
            "broken": number < 0,
            "coins": v.coins.get(f"j{n}", 0) if v else 0,
            "resting": v is not None and f"j{n}" in v.resting,
        },
    )


@part
def _tokens(s: Journey, number: int) -> Scene:
    v = s.vagrants[number]
    things = []
    for k, token in enumerate((*v.tokens, *v.pup_tokens, *v.kept)):
        plain = token.isalpha()
        things.append(
            Thing(
                f"token:{v.seat}.{k}" if plain else f"event:{token[1:]}",
                "token",
                TOKEN_NAMES[token] if plain else scenario_of(s).event(int(token[1:])).title,
                at=f"seat:{v.seat}",
                look=token if plain else "event",
                text="" if plain else scenario_of(s).event(int(token[1:])).text,
                rule="VS-139",
                facts={"pup": len(v.tokens) <= k < len(v.tokens) + len(v.pup_tokens)},
            )
        )
    for key in v.effects:
        effect = scenario_of(s).effect(key)
        things.append(
            Thing(
                f"effect:{v.seat}.{effect.key}",
                "token",
                effect.name,
                at=f"seat:{v.seat}",
                look=effect.colour,
                rule="VS-216",
            )
        )
    for key, name, n in (
        ("ward", "Ward", v.ward),
        ("bones", "Extra Bones", v.bones),
    ):
        if n:
            things.append(
                Thing(
                    f"mark:{v.seat}.{key}",
                    "token",
                    name,
                    at=f"seat:{v.seat}",
                    look=key,
                    facts={"count": n},
                )
            )
    if v.between:
        things.append(
            Thing(
                f"effect:{v.seat}.between",
                "token",
                v.between,
                at=f"seat:{v.seat}",
                look="between",
                rule="VS-219",
            )
        )
    return things
