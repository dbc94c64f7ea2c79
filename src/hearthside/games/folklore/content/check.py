"""The checker of the content: every name must exist, every branch must lead somewhere.

For stories it names the file and the line of a missing branch, an unknown creature or a dead end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .board import BIT, covers
from .load import ContentError
from .notation import Effect
from .perks import PERKS, reward_known
from .reader import Reader
from .story import Box, Condition, Problem, Scene, Story
from .tables import ABILITIES, CARDS, CHARACTERS, CREATURES, EVENTS, MAPS, PLACES, TOWNS

COMPANION_KINDS = ("animal", "militia", "any")


def effect_problems(effects: Iterable[Effect]) -> Iterator[str]:
    """What is wrong with the names that effects use."""
    for effect in effects:
        for arg in effect.args:
            if effect.verb in ("item", "artifact"):
                card = CARDS.get(arg)
                if card is None or card.deck not in (effect.verb, "item"):
                    yield f"unknown {effect.verb} {arg!r}"
            elif effect.verb == "companion":
                card = CARDS.get(arg)
                if arg not in COMPANION_KINDS and (card is None or card.deck != "companion"):
                    yield f"unknown companion {arg!r}"
            elif effect.verb in ("skirmish", "summon"):
                if arg not in CREATURES and not (effect.verb == "skirmish" and arg == "table"):
                    yield f"unknown creature {arg!r}"


def condition_problems(told: Condition) -> Iterator[str]:
    """What is wrong with the names that a condition uses."""
    for part in told:
        inner = part[1:] if part[0] == "not" else part
        if inner[0] == "owns" and inner[1] not in CARDS:
            yield f"unknown card {inner[1]!r}"
        if inner[0] == "here" and inner[1] not in CHARACTERS:
            yield f"unknown character {inner[1]!r}"


def check_tables() -> None:
    """Every name in the content files exists; the world hangs together."""
    for card in CARDS.values():
        for problem in effect_problems(card.use):
            raise ContentError(f"{card.deck} {card.id}: use: {problem}")
        if card.deck == "extra" and card.owner not in CHARACTERS:
            raise ContentError(f"extra {card.id}: owner: unknown character {card.owner!r}")
    for ability in ABILITIES.values():
        for problem in effect_problems(ability.effect):
            raise ContentError(f"ability {ability.id}: effect: {problem}")
    for creature in CREATURES.values():
        for row in creature.table:
            if row.summon and row.summon not in CREATURES:
                raise ContentError(f"creature {creature.id}: unknown creature {row.summon!r}")
    for event in EVENTS.values():
        for part in event.parts:
            for problem in effect_problems((*part.effect, *part.passed, *part.failed)):
                raise ContentError(f"{event.deck} card {event.id}: {problem}")
    for place in PLACES.values():
        for link in place.links:
            if link not in PLACES or place.id not in PLACES[link].links:
                raise ContentError(f"place {place.id}: links: {link!r} does not lead back")
    for town in TOWNS.values():
        if town.id not in PLACES or PLACES[town.id].kind != "town":
            raise ContentError(f"town {town.id}: no town space of that id")
    for who in CHARACTERS.values():
        _check_character(who.id)


def _check_character(who: str) -> None:
    c = CHARACTERS[who]
    known = (("abilities", c.abilities, ABILITIES), ("items", c.items, CARDS))
    for field, names, there in known:
        for name in names:
            if name not in there:
                raise ContentError(f"character {who}: {field}: unknown {name!r}")
    for name in c.abilities:
        ability = ABILITIES[name]
        if ability.keywords and not set(ability.keywords) & set(c.keywords):
            raise ContentError(f"character {who}: abilities: {name!r} shares no keyword (FL-305)")
    for tier in c.tiers:
        for reward in (r for pair in tier.rewards for r in pair):
            if not reward_known(reward):
                raise ContentError(f"character {who}: tree: unknown reward {reward!r}")
    for perk in c.focus_perks:
        if perk not in PERKS:
            raise ContentError(f"character {who}: focus_perks: unknown perk {perk!r}")
    if c.extra not in CARDS or CARDS[c.extra].owner != who:
        raise ContentError(f"character {who}: extra: {c.extra!r} is not its own")


def check_stories(texts: dict[str, str]) -> dict[str, Story]:
    """All stories by id; a story with a problem cannot be loaded."""
    out: dict[str, Story] = {}
    for file, text in texts.items():
        story, problems = check_story(text, file)
        if problems or story is None:
            raise ContentError("\n".join(map(str, problems)))
        if story.id in out:
            raise ContentError(f"{file}: story id {story.id!r} is used twice")
        out[story.id] = story
    return out


def check_story(text: str, file: str) -> tuple[Story | None, list[Problem]]:
    """Read a story and list all that is wrong with it, by line."""
    reader = Reader(text, file)
    story = reader.read()
    problems = reader.problems
    if story is not None:
        if story.start not in PLACES:
            problems.append(Problem(file, 1, f"start: unknown place {story.start!r}"))
        for chapter in story.chapters:
            for kind in (k for row in chapter.table for k in row):
                if kind not in CREATURES:
                    problems.append(Problem(file, chapter.line, f"unknown creature {kind!r}"))
            if chapter.begin and chapter.begin not in story.scenes:
                problems.append(Problem(file, chapter.line, f"no scene {chapter.begin!r}"))
        for scene in story.scenes.values():
            problems += _scene_problems(story, scene)
        problems += _unreached(story)
    return story, sorted(problems, key=lambda p: p.line)


FLOW = ("goto", "choose", "check", "if", "roll", "travel", "town", "skirmish", "map", "chapter",
        "close")  # fmt: skip


def _scene_problems(story: Story, scene: Scene) -> Iterator[Problem]:
    flows = [box for box in scene.boxes if box.kind in FLOW]
    if not flows:
        yield Problem(story.file, scene.line, f"scene {scene.name!r} is a dead end")
    for box in flows[1:]:
        yield Problem(story.file, box.line, f"scene {scene.name!r} has already gone on elsewhere")
    if not scene.prose and not scene.boxes:
        yield Problem(story.file, scene.line, f"scene {scene.name!r} is empty")
    for box in scene.boxes:
        yield from (Problem(story.file, line, text) for line, text in _box_problems(story, box))


def _box_problems(story: Story, box: Box) -> Iterator[tuple[int, str]]:
    for target in box.targets:
        if target not in story.scenes:
            yield box.line, f"no scene {target!r}"
    for text in effect_problems(box.effects):
        yield box.line, text
    if box.kind == "chapter" and not 1 <= box.number <= len(story.chapters):
        yield box.line, f"no chapter {box.number}"
    if box.kind == "travel" and box.place not in PLACES:
        yield box.line, f"unknown place {box.place!r}"
    if box.kind == "travel" and box.compass and PLACES[box.place].kind != "wild":
        yield box.line, f"a compass lies off the road, and {box.place!r} does not"
    if box.kind == "skirmish":
        for kind in box.creatures:
            if kind not in CREATURES and kind != "table":
                yield box.line, f"unknown creature {kind!r}"
    for told in box.conditions:
        yield from ((box.line, text) for text in condition_problems(told))
    if box.setup is not None:
        yield from _map_problems(box)


def _map_problems(box: Box) -> Iterator[tuple[int, str]]:
    setup = box.setup
    assert setup is not None
    board = MAPS.get(setup.map)
    if board is None:
        yield box.line, f"unknown map {setup.map!r}"
        return
    blocked = board.walls | board.objects
    if not setup.goals:
        yield box.line, "the map has no goal"
    ats = {feature.at for feature in setup.features}
    for foe in setup.foes:
        if foe.kind not in CREATURES:
            yield foe.line, f"unknown creature {foe.kind!r}"
        under = covers(foe.at, CREATURES[foe.kind].size) if foe.kind in CREATURES else BIT[foe.at]
        if (blocked | board.start) & under:
            yield foe.line, f"{foe.kind} stands on a square that no foe can stand on (FL-138)"
        if foe.ambush >= 0 and foe.ambush not in ats:
            yield foe.line, f"the ambush of {foe.kind} hangs on a square without a feature"
    for feature in setup.features:
        if blocked >> feature.at & 1:
            yield feature.line, f"{feature.text!r} stands in a wall"
        for text in effect_problems((*feature.passed, *feature.failed)):
            yield feature.line, text
        if feature.opens & ~(board.grates | board.doors):
            yield feature.line, f"{feature.text!r} opens a square without door or portcullis"
    for feature in setup.features:
        yield from ((feature.line, text) for text in condition_problems(feature.when))
    for foe in setup.foes:
        yield from ((foe.line, text) for text in condition_problems(foe.when))
    kinds = {foe.kind for foe in setup.foes}
    for weak in setup.weakened:
        if weak.kind not in kinds:
            yield weak.line, f"{weak.kind!r} is weakened and not there"
    for goal in setup.goals:
        if goal.kind == "touch" and goal.number not in ats:
            yield setup.line, "the goal is to touch a square without a feature"
        if goal.kind == "kill" and goal.arg not in kinds:
            yield setup.line, f"the goal is to kill {goal.arg!r}, which is not there"
        if goal.kind == "defeat" and not setup.foes and not setup.features:
            yield setup.line, "the goal is to defeat foes, and there are none"


def _unreached(story: Story) -> Iterator[Problem]:
    begins = {chapter.number: chapter.begin for chapter in story.chapters}
    seen: set[str] = set()
    ahead = [story.chapters[0].begin]
    while ahead:
        name = ahead.pop()
        if name in seen or name not in story.scenes:
            continue
        seen.add(name)
        for box in story.scenes[name].boxes:
            ahead += box.targets
            if box.kind == "chapter":
                ahead.append(begins.get(box.number, ""))
    for scene in story.scenes.values():
        if scene.name not in seen:
            yield Problem(story.file, scene.line, f"scene {scene.name!r} is never reached")
