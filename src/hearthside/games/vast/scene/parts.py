"""The parts that boards are made of: tracks, zones, piles, and cards face up or face down."""

from __future__ import annotations

from hearthside.kernel import Deck, Fact, Scene, Thing

from ..content.board import LETTERS
from ..content.cards import CARDS
from ..content.names import counted, ritual_text, ritual_words
from ..content.rituals import RITUALS, TRACKS


def track(key: str, words: str, role: str, value: int, high: int, rule: str, **more: Fact) -> Thing:
    """A dial, track or box with a number."""
    return Thing(
        f"track:{key}",
        "track",
        f"{words}: {value}",
        at=f"panel:{role}",
        look=key,
        rule=rule,
        facts={"value": value, "max": high, "low": 0, **more},
    )


def pile(key: str, words: str, role: str, deck: Deck, rule: str) -> Scene:
    """A deck with its discard pile, which everybody may read (VM-001)."""
    left, gone = len(deck.cards), len(deck.discard)
    things = [
        Thing(
            f"pile:{key}",
            "pile",
            f"{words}: {left} card{'' if left == 1 else 's'}",
            at=f"panel:{role}",
            look=key,
            text=f"Discarded: {counted(deck.discard)}." if gone else "",
            rule=rule,
            facts={"count": left, "discard": gone, "top": deck.discard[-1] if gone else ""},
        )
    ]
    if gone:
        things.append(zone(f"{key}_discard", f"{words}, discarded", role, rule))
        things += [
            open_card(card, f"zone:{key}_discard", f"card:{key}_discard#{n}")
            for n, card in enumerate(deck.discard)
        ]
    return things


def box(cards: list[str]) -> Scene:
    """What is out of the game: everybody may read that too."""
    if not cards:
        return []
    things = [Thing("zone:box", "zone", "In the box", at="zone:supply", look="box", rule="VM-018")]
    return [
        *things,
        *(open_card(card, "zone:box", f"card:box#{n}") for n, card in enumerate(cards)),
    ]


def zone(key: str, words: str, role: str, rule: str) -> Thing:
    """A place for cards."""
    return Thing(f"zone:{key}", "zone", words, at=f"panel:{role}", look=key, rule=rule)


def open_card(key: str, at: str, id: str = "", **more: Fact) -> Thing:
    """A card whose face is seen."""
    if key in RITUALS:
        return ritual_card(key, at, id)
    card = CARDS[key]
    return Thing(
        id or f"card:{key}",
        "card",
        card.name,
        at=at,
        look=key,
        text=card.text,
        rule=card.rule,
        facts={"deck": card.deck, **more},
    )


def ritual_card(key: str, at: str, id: str) -> Thing:
    """A ritual with its path."""
    ritual = RITUALS[key]
    return Thing(
        id or f"card:{key}",
        "card",
        ritual_words(key),
        at=at,
        look="ritual",
        text=ritual_text(key),
        rule=ritual.rule,
        facts={
            "deck": "rituals",
            "path": "".join(LETTERS[d] for d in ritual.path),
            "ghost": ritual.ghost,
            "seals": ritual.seals,
            "portent": TRACKS[ritual.portent] if ritual.portent >= 0 else "",
        },
    )


def hand(zone_key: str, cards: list[str], own: bool, words: str, deck: str) -> Scene:
    """Cards in hand: their faces for their owner, their backs for everybody else."""
    if own:
        return [open_card(card, f"zone:{zone_key}") for card in cards]
    return [back(zone_key, n, words, deck) for n in range(len(cards))]


def back(zone_key: str, number: int, words: str, deck: str, look: str = "back") -> Thing:
    """A card of which only the back is seen; its id tells its place and nothing else."""
    return Thing(
        f"card:{zone_key}#{number}",
        "card",
        words,
        at=f"zone:{zone_key}",
        look=look,
        rule="VM-001",
        facts={"deck": deck},
    )
