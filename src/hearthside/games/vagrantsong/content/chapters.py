"""The rule book whole: the book's own rules, a chapter for each kind of card, one for each page of the Scenario Book."""

from __future__ import annotations

from hearthside.kernel import Rule, Rulebook

from . import junk_cards as junk_cards
from . import scenarios as scenarios
from . import skills_common as skills_common
from . import skills_own as skills_own
from .between import CARDS
from .cards import SKILLS, Skill
from .junk import JUNK, Junk
from .page import SCENARIOS, chapter
from .vagrants import VAGRANTS


def whole_book(package: str) -> Rulebook:
    """The rules beside the game's `__init__`, every card, and every numbered fact of every page (VS-294)."""
    book = Rulebook.load(package)
    cards = [skill_rule(SKILLS[n]) for n in sorted(SKILLS)]
    cards += [junk_rule(JUNK[n]) for n in sorted(JUNK)]
    cards += between_rules()
    nights = [rule for made in SCENARIOS.values() for rule in chapter(made)]
    return Rulebook(book.title, [*book.rules.values(), *cards, *nights])


def skill_rule(skill: Skill) -> Rule:
    """A Skill as the rule book tells it: what the card's icons say, then its text."""
    head = "Common Skills"
    if skill.owner:
        head = f"Skills of the {VAGRANTS[skill.owner].name}"
    reach = "" if not skill.high else f", Range {skill.low}-{skill.high}"
    bones = f"{skill.bones} Bones" if skill.bones else "a Bone per Coin"
    icons = f"{skill.target}{reach}, {bones}, {skill.success}+"
    return Rule(skill.rule, head, f"{skill.name} ({icons}): {skill.text}", page="skills")


def junk_rule(card: Junk) -> Rule:
    """A piece of Junk as the rule book tells it."""
    tier = f"tier {card.tier}" if card.tier else "Special"
    return Rule(card.rule, "Junk cards", f"{card.name} ({tier}): {card.text}", page="junk")


def between_rules() -> list[Rule]:
    """The answers of the In-Between cards: VB-092 is the second of card 9."""
    return [
        Rule(
            f"VB-{card.number:02}{k}",
            "In-Between cards",
            f"{card.title}, {letter.upper()}: {choice.front} {choice.back}",
            page="between",
        )
        for card in CARDS.values()
        for k, (letter, choice) in enumerate(zip("abc", card.choices, strict=False), 1)
    ]
