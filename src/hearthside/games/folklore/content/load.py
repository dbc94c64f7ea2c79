"""Reads the content files once. A mistake is named with its file, its entry and its field."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

from ..state import SKILLS
from .board import BIT
from .cards import (
    Ability,
    Aura,
    Card,
    Character,
    Creature,
    EventCard,
    Map,
    Part,
    Place,
    Power,
    Tier,
    Town,
)
from .notation import TYPES, Blow, NotationError, blow, dice, effects, mods, on_card, words

FOLDER = files(__package__)
SLOTS = ("", "head", "neck", "body", "cloak", "hands", "belt", "feet", "finger")


class ContentError(ValueError):
    """A content file says something that cannot be played."""


class Entry:
    """One entry of a content file; every field must be read, and errors say where they are."""

    def __init__(self, file: str, data: dict[str, Any]) -> None:
        self.file = file
        self.data = dict(data)
        self.id = str(data.get("id", "?"))

    def fail(self, field: str, why: object) -> ContentError:
        """An error that names file, entry and field."""
        return ContentError(f"{self.file}: {self.id}: {field}: {why}")

    def take(self, field: str, default: Any = None) -> Any:
        """The value of a field; without a default it must be there, and of the default's type."""
        if field not in self.data:
            if default is None:
                raise self.fail(field, "is missing")
            return default
        value = self.data.pop(field)
        if default is not None and not isinstance(value, type(default)):
            raise self.fail(field, f"{value!r} should be a {type(default).__name__}")
        return value

    def read(self, field: str, reader: Callable[[str], Any], default: str | None = None) -> Any:
        """The value of a field in one of the notations."""
        try:
            return reader(str(self.take(field, default)))
        except NotationError as error:
            raise self.fail(field, error) from None

    def done(self) -> None:
        """Nothing may be left over."""
        if self.data:
            raise self.fail(next(iter(self.data)), "no such field")


def table(file: str, name: str) -> list[Entry]:
    """The entries `[[name]]` of a TOML file."""
    data = tomllib.loads(FOLDER.joinpath(file).read_text("utf-8"))
    return [Entry(file, entry) for entry in data.get(name, [])]


def by_id(things: list[Any]) -> dict[str, Any]:
    """Things by their id, which must not repeat."""
    out: dict[str, Any] = {}
    for thing in things:
        if thing.id in out:
            raise ContentError(f"{thing.id}: this id is used twice")
        out[thing.id] = thing
    return out


def card(e: Entry, deck: str) -> Card:
    """An item, artifact, heirloom, extra, companion, boon, tarot card, prayer or ritual."""
    category = e.take("category", "")
    slot = e.take("slot", "")
    if slot not in SLOTS:
        raise e.fail("slot", f"{slot!r} is not one of {', '.join(SLOTS[1:])}")
    attack = e.take("attack", "")
    try:
        hit = blow(attack)
    except NotationError as error:
        raise e.fail("attack", error) from None
    hands = e.take("hands", 0)
    if (slot == "hands") != (hands > 0):
        raise e.fail("hands", "an item for the hands says how many it takes, others take none")
    made = Card(
        id=e.take("id"),
        name=e.take("name"),
        deck=deck,
        category=category,
        slot=slot,
        hands=hands,
        ranged=e.take("ranged", False),
        weapon=bool(attack) and "fill" not in hit.words,
        might=e.take("might", 0),
        blow=hit,
        ammo=e.take("ammo", 0),
        mods=e.read("mods", mods, ""),
        use=on_card(e.read("use", effects, ""), e.id),
        uses=e.take("uses", 0),
        refill=e.take("refill", False),
        lasting=e.take("lasting", False),
        cost=e.take("cost", 0),
        number=e.take("number", 0),
        value=e.take("value", 0),
        owner=e.take("owner", ""),
        text=e.take("text", ""),
    )
    e.done()
    return made


def ability(e: Entry) -> Ability:
    """An ability card."""
    limit, window = e.take("limit", "round"), e.take("window", "turn")
    if limit not in ("free", "round", "combat"):
        raise e.fail("limit", f"{limit!r} is not free, round or combat")
    if window not in ("turn", "hit", "check"):
        raise e.fail("window", f"{window!r} is not turn, hit or check")
    made = Ability(
        id=e.take("id"),
        name=e.take("name"),
        keywords=tuple(e.take("keywords", [])),
        cost=e.take("cost"),
        passive=e.take("passive", False),
        hourglass=e.take("hourglass", False),
        limit=limit,
        window=window,
        skirmish=e.take("skirmish", False),
        ghost=e.take("ghost", False),
        effect=on_card(e.read("effect", effects, ""), e.id),
        mods=e.read("mods", mods, ""),
        text=e.take("text", ""),
    )
    e.done()
    if bool(made.effect) == (made.passive or made.window == "check"):
        raise e.fail("effect", "only an active ability has one, and none that repeats a check")
    return made


def power(e: Entry) -> Power:
    """A ghost power."""
    made = Power(
        id=e.take("id"),
        name=e.take("name"),
        cost=e.take("cost"),
        effect=on_card(e.read("effect", effects), e.id),
    )
    e.done()
    return made


TIERS = (
    (100, 0), (200, 1), (350, 1), (500, 1), (650, 1), (800, 1),
    (950, 1), (1100, 2), (1250, 0), (1400, 1), (1550, 1), (1700, 2),
)  # fmt: skip


def character(e: Entry) -> Character:
    """A character with its booklet."""
    skills = e.take("skills", {})
    unknown = set(skills) - set(SKILLS)
    if unknown:
        raise e.fail("skills", f"unknown skill {min(unknown)!r}")
    tree = e.take("tree", [])
    if len(tree) != len(TIERS):
        raise e.fail("tree", f"has {len(tree)} tiers, not {len(TIERS)}")
    tiers = []
    for (lore, ap), row in zip(TIERS, tree, strict=True):
        pairs = [row] if isinstance(row[0], str) else row
        if any(len(pair) != 2 for pair in pairs) or len(pairs) not in (1, 2):
            raise e.fail("tree", f"tier {lore}: two rewards, once or for each focus")
        tiers.append(Tier(lore=lore, ap=ap, rewards=tuple((a, b) for a, b in pairs)))
    focuses = e.take("focuses")
    made = Character(
        id=e.take("id"),
        name=e.take("name"),
        keywords=tuple(e.take("keywords")),
        might=e.take("might"),
        defense=e.take("defense"),
        stride=e.take("stride"),
        dmg=e.take("dmg"),
        vita=e.take("vita"),
        pp=e.take("pp"),
        coins=e.take("coins"),
        skills=tuple(skills.get(skill, 0) for skill in SKILLS),
        focuses=(focuses[0], focuses[1]),
        focus_perks=tuple(e.take("focus_perks")),
        abilities=tuple(e.take("abilities")),
        items=tuple(e.take("items")),
        mystics=tuple(e.take("mystics", [])),
        ghost_defense=e.take("ghost_defense"),
        ghost_dmg=e.take("ghost_dmg"),
        powers=tuple(power(Entry(e.file, p)) for p in e.take("powers")),
        tiers=tuple(tiers),
        extra=e.take("extra"),
        extra_at=e.take("extra_at"),
        blurb=e.take("blurb", ""),
    )
    e.done()
    return made


def attack_table(e: Entry) -> tuple[Blow, ...]:
    """Ten rows out of lines such as `1-5 Grave nails: 1d4, sickened 5`."""
    rows: list[Blow | None] = [None] * 10
    for line in e.take("table", []):
        head, _, rest = line.partition(":")
        faces, _, name = head.partition(" ")
        low, _, high = faces.partition("-")
        if not low.isdigit() or not name:
            raise e.fail("table", f"{line!r} should read '1-5 Name: 1d4, keyword'")
        try:
            hit = blow(rest, name)
        except NotationError as error:
            raise e.fail("table", error) from None
        for face in range(int(low), int(high or low) + 1):
            rows[face - 1] = hit
    if any(row is None for row in rows):
        raise e.fail("table", f"nothing for a {rows.index(None) + 1} on the power die")
    return tuple(row for row in rows if row is not None)


def creature(e: Entry) -> Creature:
    """A creature, both sides."""
    kind = e.take("type")
    if kind not in TYPES:
        raise e.fail("type", f"{kind!r} is not one of {', '.join(TYPES)}")
    side = Entry(e.file, {"id": e.id + ".skirmish", **e.take("skirmish")})
    top = side.take("top")
    marks = side.take("mods")
    if len(marks) != top:
        raise side.fail("mods", f"{len(marks)} modifiers for a counter of {top}")
    strength = tuple(dice(d) for d in side.take("strength"))
    if len(strength) != 5:
        raise side.fail("strength", "needs dice for one to five characters")
    aura = None
    text = e.take("aura", "")
    if text:
        reach, _, what = text.partition(":")
        aura = Aura(range=int(reach), blow=blow(what, "aura"))
    made = Creature(
        id=e.take("id"),
        name=e.take("name"),
        type=kind,
        affliction=e.take("affliction", False),
        ranged=e.take("ranged", False),
        size=e.take("size", 1),
        might=e.take("might"),
        defense=e.take("defense"),
        stride=e.take("stride"),
        vita=e.take("vita"),
        vita_each=e.take("vita_each", 0),
        attacks=e.take("attacks", 1),
        lore=e.take("lore"),
        coins=e.take("coins"),
        table=attack_table(e),
        words=e.read("words", words, ""),
        aura=aura,
        coven=e.read("coven", mods, ""),
        pursues=e.take("pursues", False),
        strength=strength,
        top=top,
        mods=tuple(marks),
        skirmish_might=side.take("might"),
        skirmish_defense=side.take("defense"),
        skirmish_blow=side.read("power", blow),
        skirmish_lore=side.take("lore"),
        skirmish_coins=side.take("coins"),
        blurb=e.take("blurb", ""),
    )
    side.data.pop("id")
    side.done()
    e.done()
    return made


def part(e: Entry, data: dict[str, Any]) -> Part:
    """A half or an outcome of an event card."""
    p = Entry(e.file, {"id": e.id, **data})
    p.data.pop("id")
    check = p.take("check", "")
    asked = None
    if check:
        skill, number, who = check.split()
        if skill not in SKILLS or who not in ("leader", "each"):
            raise p.fail("check", f"{check!r} should read 'speech 6 leader' or 'nerve 5 each'")
        asked = (skill, int(number), who)
    made = Part(
        text=p.take("text"),
        label=p.take("label", ""),
        check=asked,
        effect=p.read("effect", effects, ""),
        passed=p.read("pass", effects, ""),
        failed=p.read("fail", effects, ""),
    )
    p.done()
    return made


def event(e: Entry, deck: str) -> EventCard:
    """A road card with a day and a night half, or an off-road card with two outcomes."""
    halves = ("day", "night") if deck == "road" else ("a", "b")
    made = EventCard(
        id=e.take("id"),
        name=e.take("name"),
        deck=deck,
        front=e.take("front", ""),
        parts=tuple(part(e, e.take(half)) for half in halves),
        keep=e.read("keep", mods, ""),
        moon=e.take("moon", False),
    )
    e.done()
    return made


def place(e: Entry) -> Place:
    """A space of the world map."""
    kind = e.take("kind")
    if kind not in ("road", "bridge", "wild", "town", "church"):
        raise e.fail("kind", f"{kind!r} is no kind of space")
    made = Place(
        id=e.take("id"),
        name=e.take("name", ""),
        kind=kind,
        x=e.take("x"),
        y=e.take("y"),
        links=tuple(e.take("links")),
    )
    e.done()
    return made


def town(e: Entry) -> Town:
    """A town with its locations."""
    made = Town(
        id=e.take("id"),
        name=e.take("name"),
        visits=e.take("visits"),
        services=tuple(e.take("services")),
        blurb=e.take("blurb", ""),
    )
    e.done()
    return made


LEGEND = {
    ".": "", "#": "walls", "o": "objects", "+": "doors", "=": "grates", "~": "water",
    "^": "hazards", "S": "start", "E": "exits", "?": "searches",
}  # fmt: skip


def adventure_map(e: Entry) -> Map:
    """A map drawn as ten rows of ten squares."""
    rows = tuple(e.take("rows").split())
    if len(rows) != 10 or any(len(row) != 10 for row in rows):
        raise e.fail("rows", "a map has ten rows of ten squares")
    sets = dict.fromkeys(filter(None, LEGEND.values()), 0)
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign not in LEGEND:
                raise e.fail("rows", f"row {y + 1}: {sign!r} stands for nothing")
            if LEGEND[sign]:
                sets[LEGEND[sign]] |= BIT[10 * y + x]
    if sets["start"].bit_count() != 4:
        raise e.fail("rows", "the start zone has four squares (FL-068)")
    if sets["exits"].bit_count() < 4:
        raise e.fail("rows", "the exit zone has room for four (FL-087)")
    made = Map(id=e.take("id"), name=e.take("name"), rows=rows, **sets)
    e.done()
    return made
