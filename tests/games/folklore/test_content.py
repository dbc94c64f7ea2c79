"""What lies in the box: counts, and that every entry is sound."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from hearthside.games.folklore.content import (
    ABILITIES,
    CARDS,
    CHARACTERS,
    CREATURES,
    DECKS,
    MAPS,
    PLACES,
    ROAD,
    STORIES,
    TOWNS,
    WILD,
)
from hearthside.games.folklore.content.load import ContentError, Entry, ability, card, creature
from hearthside.games.folklore.content.notation import TYPES, NotationError, effects
from hearthside.games.folklore.content.perks import PERKS
from hearthside.games.folklore.rules.effects import DOERS
from hearthside.games.folklore.words.cards import ability_text, card_text, creature_text

WOODCUT = Path(__file__).parents[3] / "web/src/themes/folklore/woodcut.tsx"


def test_the_client_knows_what_stands_about_on_every_map() -> None:
    """A map that it does not know would be furnished with barrels, a graveyard too."""
    found = re.search(r"const STANDS.*?\{(.*?)\n\};", WOODCUT.read_text("utf-8"), re.DOTALL)
    assert found is not None
    drawn = set(re.findall(r"^  (\w+):", found[1], re.MULTILINE))
    assert {name for name, board in MAPS.items() if board.objects} <= drawn <= set(MAPS)


def test_counts() -> None:
    assert len(CHARACTERS) == 6
    assert all(len(set(c.focuses)) == 2 for c in CHARACTERS.values())
    assert len(DECKS["item"]) + len(DECKS["artifact"]) >= 60
    assert len(ABILITIES) >= 48
    assert len(CREATURES) >= 30
    assert {c.type for c in CREATURES.values()} == set(TYPES)
    assert len(ROAD) == 24
    assert len(WILD) == 24
    assert len(DECKS["prayer"]) + len(DECKS["ritual"]) == 16
    for deck in ("tarot", "boon", "companion", "heirloom"):
        assert len(DECKS[deck]) >= 12
    assert set(TOWNS) == {"yorotrucks", "waylin_point", "ostelnk"}
    assert len(PLACES) >= 60
    assert len(MAPS) >= 8
    assert Counter(s.difficulty for s in STORIES.values()) == {
        "dusk": 2,
        "twilight": 2,
        "midnight": 1,
        "nightmare": 1,
    }


def test_creatures_of_every_kind() -> None:
    kinds = CREATURES.values()
    assert any("swarm" in c.words for c in kinds)
    assert any(c.size == 2 and "swarm" not in c.words for c in kinds)
    assert any(c.coven for c in kinds)
    assert any(c.ranged for c in kinds)
    assert sum(c.affliction for c in kinds) >= 4
    assert any(c.aura for c in kinds)


def test_every_verb_of_the_notation_is_implemented() -> None:
    from hearthside.games.folklore.content.notation import VERBS
    from hearthside.games.folklore.rules import combat_effects

    assert combat_effects.leap_options
    assert set(VERBS) == set(DOERS)


def test_every_perk_that_a_tree_offers_has_words() -> None:
    for c in CHARACTERS.values():
        for tier in c.tiers:
            for pair in tier.rewards:
                assert len(set(pair)) == 2
        assert all(perk in PERKS for perk in c.focus_perks)


def test_texts_are_made_for_everything() -> None:
    for c in CARDS.values():
        assert len(card_text(c)) > 5
    for a in ABILITIES.values():
        assert len(ability_text(a)) > 5
    for m in CREATURES.values():
        assert m.name
        assert len(creature_text(m)) > 20


BAD = [
    (lambda: card(Entry("items.toml", {"id": "x", "name": "X", "attack": "1d4, flnk 1"}), "item"),
     "items.toml: x: attack: unknown keyword 'flnk'"),
    (lambda: card(Entry("items.toml", {"id": "x", "name": "X", "slot": "knee"}), "item"),
     "items.toml: x: slot: 'knee' is not one of"),
    (lambda: card(Entry("items.toml", {"id": "x", "name": "X", "colour": 3}), "item"),
     "items.toml: x: colour: no such field"),
    (lambda: ability(Entry("abilities.toml", {"id": "x", "name": "X", "cost": 1})),
     "abilities.toml: x: effect: only an active ability has one"),
    (lambda: creature(Entry("creatures.toml", {"id": "x", "name": "X", "type": "fish"})),
     "creatures.toml: x: type: 'fish' is not one of"),
]  # fmt: skip


@pytest.mark.parametrize(("make", "text"), BAD)
def test_errors_name_file_entry_and_field(make, text: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(ContentError) as caught:
        make()
    assert str(caught.value).startswith(text)


@pytest.mark.parametrize(
    "text", ["fly 3", "recover mana 3", "lore x", "status cursed", "lore 5 @moon", "strike 10"]
)
def test_bad_notation_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        effects(text)
