"""The content files beside what was made of them: every entry, every field, read here once more by plain means."""

from __future__ import annotations

import tomllib
from dataclasses import MISSING, fields
from importlib.resources import files
from typing import Any

import pytest

from hearthside.games.folklore.content import (
    ABILITIES,
    CARDS,
    CHARACTERS,
    CREATURES,
    DECKS,
    EVENTS,
    MAPS,
    PLACES,
    POWERS,
    TOWNS,
)
from hearthside.games.folklore.content.cards import Ability, Card, Creature
from hearthside.games.folklore.content.load import (
    ContentError,
    Entry,
    ability,
    adventure_map,
    by_id,
    card,
    character,
    creature,
    event,
    place,
    town,
)
from hearthside.games.folklore.content.notation import NEGATIVE, Effect

FOLDER = files("hearthside.games.folklore.content")
SKILL_NAMES = [
    "archeology",
    "awareness",
    "ecology",
    "faith",
    "nerve",
    "occult",
    "speech",
    "trickery",
]


def entries(file: str, name: str) -> list[dict[str, Any]]:
    found = tomllib.loads(FOLDER.joinpath(file).read_text("utf-8"))[name]
    assert isinstance(found, list)
    return found


def numbers(text: str) -> dict[str, int]:
    """`might 5, speech -1, eldritch` by hand: a word without a number counts 1."""
    out = {}
    for part in text.split(","):
        name, *number = part.split()
        out[name] = int(number[0]) if number else 1
    return out


def struck(text: str) -> tuple[str, dict[str, int], list[tuple[str, int]], str]:
    """A blow by hand: its dice, keywords, statuses, and what it summons."""
    dice, words, statuses, summons = "0", {}, [], ""
    for part in (p.split() for p in text.split(",")):
        if part[0][0].isdigit():
            dice = part[0]
        elif part[0] == "summon":
            summons = part[1]
        elif part[0] in NEGATIVE:
            statuses.append((part[0], int(part[1]) if len(part) > 1 else 0))
        else:
            words[part[0]] = int(part[1]) if len(part) > 1 else 1
    return dice, words, statuses, summons


def most_of(dice: str) -> tuple[int, int]:
    """The least and the most that dice such as 2d4+1 show."""
    many, _, rest = dice.partition("d")
    if not rest:
        return int(dice), int(dice)
    sides, _, plus = rest.partition("+")
    return int(many) + int(plus or 0), int(many) * int(sides) + int(plus or 0)


def same_blow(made: Any, text: str) -> None:
    dice, words, statuses, summons = struck(text)
    assert (made.dice.n + made.dice.plus, made.dice.most) == most_of(dice)
    assert made.words == words
    assert list(made.afflicts) == statuses
    assert made.summon == summons


def same_effects(made: tuple[Effect, ...], text: str, source: str = "") -> None:
    """`verb argument ... @whom`, one after the other; without @ it befalls oneself."""
    parts = [p.split() for p in text.split(";") if p.strip()]
    assert len(made) == len(parts)
    for e, words in zip(made, parts, strict=True):
        whom = words.pop()[1:] if words[-1].startswith("@") else "self"
        assert (e.verb, list(e.args), e.who, e.source) == (words[0], words[1:], whom, source)


# -- cards ----------------------------------------------------------------------------------------

CARD_FILES = (
    ("items.toml", "item"), ("items.toml", "extra"), ("artifacts.toml", "artifact"), ("artifacts.toml", "heirloom"),
    ("fortunes.toml", "companion"), ("fortunes.toml", "boon"), ("fortunes.toml", "tarot"),
    ("mystic.toml", "prayer"), ("mystic.toml", "ritual"),
)  # fmt: skip
PLAIN = {
    "name": "", "category": "", "slot": "", "hands": 0, "ranged": False, "might": 0, "ammo": 0, "uses": 0,
    "refill": False, "lasting": False, "cost": 0, "number": 0, "value": 0, "owner": "", "text": "",
}  # fmt: skip
"""Fields of a card that are taken as they stand, and what they are where they do not stand."""


@pytest.mark.rule("FL-312", "FL-314", "FL-327")
@pytest.mark.parametrize(("file", "deck"), CARD_FILES)
def test_every_card_is_what_its_file_says(file: str, deck: str) -> None:
    raw = entries(file, deck)
    assert DECKS[deck] == tuple(e["id"] for e in raw)
    for e in raw:
        made = CARDS[e["id"]]
        assert made.deck == deck
        for name, otherwise in PLAIN.items():
            assert getattr(made, name) == e.get(name, otherwise), (e["id"], name)
        same_blow(made.blow, e.get("attack", "0"))
        assert made.weapon is ("attack" in e and "fill" not in e["attack"].replace("fillable", ""))
        assert made.mods == (numbers(e["mods"]) if "mods" in e else {})
        same_effects(made.use, e.get("use", ""), e["id"])
        assert (made.slot == "hands") is (made.hands > 0)


@pytest.mark.rule("FL-305", "FL-308", "FL-310", "FL-311")
def test_every_ability_is_what_its_file_says() -> None:
    raw = entries("abilities.toml", "ability")
    assert list(ABILITIES) == [e["id"] for e in raw]
    for e in raw:
        made = ABILITIES[e["id"]]
        plain = {
            "name": "",
            "passive": False,
            "hourglass": False,
            "limit": "round",
            "window": "turn",
        }
        for name, otherwise in {**plain, "skirmish": False, "ghost": False, "text": ""}.items():
            assert getattr(made, name) == e.get(name, otherwise), (e["id"], name)
        assert made.cost == e["cost"]
        assert made.keywords == tuple(e.get("keywords", ()))
        assert made.mods == (numbers(e["mods"]) if "mods" in e else {})
        same_effects(made.effect, e.get("effect", ""), e["id"])


TIERS = {
    100: 0, 200: 1, 350: 1, 500: 1, 650: 1, 800: 1, 950: 1, 1100: 2, 1250: 0, 1400: 1, 1550: 1, 1700: 2,
}  # fmt: skip
"""Lore of each tier, and the ability points it brings."""


@pytest.mark.rule("FL-005", "FL-301", "FL-336")
def test_every_character_is_what_its_booklet_says() -> None:
    raw = entries("characters.toml", "character")
    assert list(CHARACTERS) == [e["id"] for e in raw]
    for e in raw:
        made = CHARACTERS[e["id"]]
        for name in (
            "might",
            "defense",
            "stride",
            "dmg",
            "vita",
            "pp",
            "coins",
            "extra",
            "extra_at",
            "name",
        ):
            assert getattr(made, name) == e[name]
        for name in ("keywords", "focuses", "focus_perks", "abilities", "items"):
            assert list(getattr(made, name)) == e[name]
        assert list(made.mystics) == e.get("mystics", [])
        assert made.blurb == e.get("blurb", "")
        assert (made.ghost_defense, made.ghost_dmg) == (e["ghost_defense"], e["ghost_dmg"])
        assert (
            dict(zip(SKILL_NAMES, made.skills, strict=True))
            == dict.fromkeys(SKILL_NAMES, 0) | e["skills"]
        )
        assert {t.lore: t.ap for t in made.tiers} == TIERS
        for tier, row in zip(made.tiers, e["tree"], strict=True):
            pairs = row if isinstance(row[0], list) else [row]
            assert [list(pair) for pair in tier.rewards] == pairs
        for p, told in zip(made.powers, e["powers"], strict=True):
            assert (p.id, p.name, p.cost) == (told["id"], told["name"], told["cost"])
            same_effects(p.effect, told["effect"], p.id)
            assert POWERS[p.id] is p


# -- creatures ------------------------------------------------------------------------------------


@pytest.mark.rule("FL-103", "FL-104", "FL-185")
@pytest.mark.parametrize("file", ["creatures.toml", "afflictions.toml"])
def test_every_creature_is_what_its_file_says(file: str) -> None:
    for e in entries(file, "creature"):
        made = CREATURES[e["id"]]
        for name in ("name", "type", "might", "defense", "stride", "vita", "lore", "coins"):
            assert getattr(made, name) == e[name]
        defaults = {
            "affliction": False,
            "ranged": False,
            "size": 1,
            "vita_each": 0,
            "attacks": 1,
            "pursues": False,
        }
        for name, otherwise in {**defaults, "blurb": ""}.items():
            assert getattr(made, name) == e.get(name, otherwise)
        assert made.affliction is (file == "afflictions.toml")
        assert made.words == (numbers(e["words"]) if "words" in e else {})
        assert made.coven == (numbers(e["coven"]) if "coven" in e else {})
        if "aura" in e:
            reach, _, blow = e["aura"].partition(":")
            assert made.aura is not None
            assert made.aura.range == int(reach)
            same_blow(made.aura.blow, blow)
        else:
            assert made.aura is None
        rows: dict[int, tuple[str, str]] = {}
        for line in e["table"]:
            head, _, blow = line.partition(":")
            faces, _, name = head.partition(" ")
            low, _, high = faces.partition("-")
            rows |= dict.fromkeys(range(int(low), int(high or low) + 1), (name, blow))
        assert sorted(rows) == list(range(1, 11)), "each face of the power die has its row"
        for face, (name, blow) in rows.items():
            assert made.table[face - 1].name == name
            same_blow(made.table[face - 1], blow)
        side = e["skirmish"]
        assert [(d.n + d.plus, d.most) for d in made.strength] == [
            most_of(d) for d in side["strength"]
        ]
        assert (made.top, list(made.mods), len(made.mods)) == (
            side["top"],
            side["mods"],
            side["top"],
        )
        assert (made.skirmish_might, made.skirmish_defense) == (side["might"], side["defense"])
        assert (made.skirmish_lore, made.skirmish_coins) == (side["lore"], side["coins"])
        same_blow(made.skirmish_blow, side["power"])


# -- the road, towns, maps ------------------------------------------------------------------------


@pytest.mark.rule("FL-046", "FL-048", "FL-049")
@pytest.mark.parametrize(
    ("file", "halves"), [("road.toml", ("day", "night")), ("wild.toml", ("a", "b"))]
)
def test_every_card_of_the_road_is_what_its_file_says(file: str, halves: tuple[str, str]) -> None:
    for e in entries(file, "card"):
        made = EVENTS[e["id"]]
        assert (made.name, made.front, made.moon) == (
            e["name"],
            e.get("front", ""),
            e.get("moon", False),
        )
        assert made.deck == file.partition(".")[0]
        assert made.keep == (numbers(e["keep"]) if "keep" in e else {})
        for half, part in zip(halves, made.parts, strict=True):
            told = e[half]
            assert (part.text, part.label) == (told["text"], told.get("label", ""))
            asked = told["check"].split() if "check" in told else None
            assert part.check == ((asked[0], int(asked[1]), asked[2]) if asked else None)
            same_effects(part.effect, told.get("effect", ""))
            same_effects(part.passed, told.get("pass", ""))
            same_effects(part.failed, told.get("fail", ""))


@pytest.mark.rule("FL-039", "FL-055", "FL-056", "FL-057")
def test_every_place_and_town_is_what_the_map_of_the_world_says() -> None:
    for e in entries("world.toml", "place"):
        made = PLACES[e["id"]]
        assert (made.kind, made.x, made.y, list(made.links)) == (
            e["kind"],
            e["x"],
            e["y"],
            e["links"],
        )
        assert made.name == e.get("name", "")
    for e in entries("world.toml", "town"):
        there = TOWNS[e["id"]]
        assert (there.name, there.visits, list(there.services)) == (
            e["name"],
            e["visits"],
            e["services"],
        )
        assert there.blurb == e.get("blurb", "")
    assert {t.visits for t in TOWNS.values()} == {1, 2, 3}


SIGNS = {
    "#": "walls", "o": "objects", "+": "doors", "=": "grates", "~": "water", "^": "hazards",
    "S": "start", "E": "exits", "?": "searches",
}  # fmt: skip


@pytest.mark.rule("FL-066", "FL-068", "FL-078", "FL-087")
def test_every_map_is_what_is_drawn() -> None:
    """A1 is the upper left square, J10 the lower right one; bit 10y + x."""
    for e in entries("maps.toml", "map"):
        made = MAPS[e["id"]]
        rows = e["rows"].split()
        assert (made.name, list(made.rows)) == (e["name"], rows)
        for sign, field in SIGNS.items():
            drawn = {10 * y + x for y in range(10) for x in range(10) if rows[y][x] == sign}
            assert {n for n in range(100) if getattr(made, field) >> n & 1} == drawn
        assert made.start.bit_count() == 4


# -- what is left out, and what is wrong ----------------------------------------------------------

SWORD: dict[str, Any] = {"id": "x", "name": "X"}
SKILLED: dict[str, Any] = {"id": "x", "name": "X", "cost": 1, "effect": "lore 1"}
SIDE: dict[str, Any] = {
    "strength": ["1d4"] * 5, "top": 2, "mods": [0, 5], "might": 0, "defense": 50, "power": "1d4", "lore": 1, "coins": 1,
}  # fmt: skip
BEAST: dict[str, Any] = {
    "id": "x", "name": "X", "type": "mortal", "might": 1, "defense": 1, "stride": 1, "vita": 1, "lore": 1, "coins": 1,
    "table": ["1-10 Bite: 1d4"], "skirmish": SIDE,
}  # fmt: skip
OPEN = "\n".join(["SS......EE", "SS......EE", *[".........."] * 8])


def who() -> dict[str, Any]:
    return dict(entries("characters.toml", "character")[0])


@pytest.mark.parametrize(
    ("kind", "made"),
    [
        (Card, card(Entry("f", SWORD), "item")),
        (Ability, ability(Entry("f", SKILLED))),
        (Creature, creature(Entry("f", BEAST))),
    ],
)
def test_what_is_not_said_is_what_the_thing_says_itself(kind: Any, made: Any) -> None:
    """The default of the file is the default of the class, for every field that has one."""
    for f in fields(kind):
        given = {**SWORD, **SKILLED, **BEAST}
        if f.default is not MISSING and f.name not in given and f.name != "blow":
            assert getattr(made, f.name) == f.default, f.name
        elif f.default_factory is not MISSING and f.name not in ("blow",):
            assert getattr(made, f.name) == f.default_factory(), f.name


WRONG: dict[str, tuple[Any, str]] = {
    "a field that nobody knows": (lambda: card(Entry("f", {**SWORD, "colour": 1}), "item"), "f: x: colour: no such field"),
    "a field of another kind": (lambda: card(Entry("f", {**SWORD, "might": "5"}), "item"), "f: x: might: '5' should be a int"),
    "no name": (lambda: card(Entry("f", {"id": "x"}), "item"), "f: x: name: is missing"),
    "no id": (lambda: card(Entry("f", {"name": "X"}), "item"), "f: ?: id: is missing"),
    "a slot nobody has": (lambda: card(Entry("f", {**SWORD, "slot": "knee"}), "item"),
                          "f: x: slot: 'knee' is not one of head, neck, body, cloak, hands, belt, feet, finger"),
    "hands elsewhere": (lambda: card(Entry("f", {**SWORD, "slot": "head", "hands": 1}), "item"), "f: x: hands: an item for"),
    "no hands": (lambda: card(Entry("f", {**SWORD, "slot": "hands"}), "item"), "f: x: hands: an item for"),
    "an attack": (lambda: card(Entry("f", {**SWORD, "attack": "1d4, flnk"}), "item"), "f: x: attack: unknown keyword 'flnk'"),
    "mods": (lambda: card(Entry("f", {**SWORD, "mods": "mihgt 5"}), "item"), "f: x: mods: unknown attribute"),
    "a use": (lambda: card(Entry("f", {**SWORD, "use": "fly"}), "item"), "f: x: use: unknown effect 'fly'"),
    "a limit": (lambda: ability(Entry("f", {**SKILLED, "limit": "day"})), "f: x: limit: 'day' is not free, round or combat"),
    "a window": (lambda: ability(Entry("f", {**SKILLED, "window": "door"})), "f: x: window: 'door' is not turn, hit or check"),
    "an idle ability": (lambda: ability(Entry("f", {"id": "x", "name": "X", "cost": 1})), "f: x: effect: only an active"),
    "a busy passive": (lambda: ability(Entry("f", {**SKILLED, "passive": True})), "f: x: effect: only an active"),
    "a busy second chance": (lambda: ability(Entry("f", {**SKILLED, "window": "check"})), "f: x: effect: only an active"),
    "an ability's field": (lambda: ability(Entry("f", {**SKILLED, "colour": 1})), "f: x: colour: no such field"),
    "a skill": (lambda: character(Entry("f", {**who(), "skills": {"charm": 1}})),
                "f: witch_hunter: skills: unknown skill 'charm'"),
    "a short tree": (lambda: character(Entry("f", {**who(), "tree": who()["tree"][:11]})),
                     "f: witch_hunter: tree: has 11 tiers, not 12"),
    "one reward": (lambda: character(Entry("f", {**who(), "tree": [["pp 1"], *who()["tree"][1:]]})),
                   "f: witch_hunter: tree: tier 100: two rewards"),
    "three focuses": (lambda: character(Entry("f", {**who(), "tree": [[["a", "b"]] * 3, *who()["tree"][1:]]})),
                      "f: witch_hunter: tree: tier 100: two rewards"),
    "a character's field": (lambda: character(Entry("f", {**who(), "colour": 1})), "f: witch_hunter: colour: no such field"),
    "a type": (lambda: creature(Entry("f", {**BEAST, "type": "fish"})), "f: x: type: 'fish' is not one of"),
    "modifiers": (lambda: creature(Entry("f", {**BEAST, "skirmish": {**SIDE, "mods": [0]}})),
                  "f: x.skirmish: mods: 1 modifiers for a counter of 2"),
    "strength": (lambda: creature(Entry("f", {**BEAST, "skirmish": {**SIDE, "strength": ["1d4"] * 4}})),
                 "f: x.skirmish: strength: needs dice for one to five characters"),
    "a side's field": (lambda: creature(Entry("f", {**BEAST, "skirmish": {**SIDE, "colour": 1}})),
                       "f: x.skirmish: colour: no such field"),
    "a creature's field": (lambda: creature(Entry("f", {**BEAST, "colour": 1})), "f: x: colour: no such field"),
    "a face": (lambda: creature(Entry("f", {**BEAST, "table": ["1-9 Bite: 1d4"]})), "f: x: table: nothing for a 10 on the power"),
    "a nameless row": (lambda: creature(Entry("f", {**BEAST, "table": ["1-10: 1d4"]})), "f: x: table: '1-10: 1d4' should read"),
    "a row without faces": (lambda: creature(Entry("f", {**BEAST, "table": ["Bite x: 1d4"]})), "f: x: table: 'Bite x: 1d4' should"),
    "a row's blow": (lambda: creature(Entry("f", {**BEAST, "table": ["1-10 Bite: 1d4, flnk"]})), "f: x: table: unknown keyword"),
    "a check on a card": (lambda: event(Entry("f", {**SWORD, "day": {"text": "", "check": "charm 6 leader"}, "night": {"text": ""}}), "road"),
                          "f: x: check: 'charm 6 leader' should read"),
    "who checks on a card": (lambda: event(Entry("f", {**SWORD, "day": {"text": "", "check": "speech 6 all"}, "night": {"text": ""}}), "road"),
                             "f: x: check: 'speech 6 all' should read"),
    "a half's field": (lambda: event(Entry("f", {**SWORD, "day": {"text": "", "colour": 1}, "night": {"text": ""}}), "road"),
                       "f: x: colour: no such field"),
    "a missing half": (lambda: event(Entry("f", {**SWORD, "day": {"text": ""}}), "road"), "f: x: night: is missing"),
    "an outcome": (lambda: event(Entry("f", {**SWORD, "a": {"text": ""}}), "wild"), "f: x: b: is missing"),
    "a kind of space": (lambda: place(Entry("f", {**SWORD, "kind": "sea"})), "f: x: kind: 'sea' is no kind of space"),
    "a place's field": (lambda: place(Entry("f", {**SWORD, "kind": "road", "x": 1, "y": 1, "links": [], "z": 1})), "f: x: z: no such"),
    "a town's field": (lambda: town(Entry("f", {**SWORD, "visits": 1, "services": [], "z": 1})), "f: x: z: no such field"),
    "a short map": (lambda: adventure_map(Entry("f", {**SWORD, "rows": OPEN[:-11]})), "f: x: rows: a map has ten rows"),
    "a narrow map": (lambda: adventure_map(Entry("f", {**SWORD, "rows": OPEN[:-1]})), "f: x: rows: a map has ten rows"),
    "a strange sign": (lambda: adventure_map(Entry("f", {**SWORD, "rows": OPEN[:-1] + "x"})), "f: x: rows: row 10: 'x' stands"),
    "a small start": (lambda: adventure_map(Entry("f", {**SWORD, "rows": OPEN.replace("S", ".", 1)})), "f: x: rows: the start zone"),
    "a small exit": (lambda: adventure_map(Entry("f", {**SWORD, "rows": OPEN.replace("E", ".", 1)})), "f: x: rows: the exit zone"),
    "a map's field": (lambda: adventure_map(Entry("f", {**SWORD, "rows": OPEN, "z": 1})), "f: x: z: no such field"),
    "an id twice": (lambda: by_id([CARDS["tonic"], CARDS["tonic"]]), "tonic: this id is used twice"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_a_mistake_is_named_with_file_entry_and_field(name: str) -> None:
    make, said = WRONG[name]
    with pytest.raises(ContentError) as caught:
        make()
    assert str(caught.value).startswith(said)


def test_a_map_with_room_enough_is_read() -> None:
    assert adventure_map(Entry("f", {**SWORD, "rows": OPEN})).exits.bit_count() == 4
