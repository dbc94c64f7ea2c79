"""What the Paladin may do at any time in his actions: prepare, play cards, use favors and treasures."""

from __future__ import annotations

from hearthside.kernel import Act, Bar, Option, learn, note

from ...content.cards import CARDS, offers_of
from ...content.favors import FAVORS
from ...content.treasures import TREASURES
from ...state import Vast
from ..windows import Window

PREPARE_MAX = 4


def no_cube(s: Vast) -> Bar | None:
    """VM-079: every action costs a hero cube."""
    return None if s.paladin.unassigned else Bar("VM-079", "No hero cube is left.")


def no_prepare(s: Vast, me: int) -> str | Bar | None:
    """VM-080: at most four cubes."""
    if s.paladin.prepare >= PREPARE_MAX:
        return Bar("VM-080", f"{PREPARE_MAX} cubes lie there.")
    return no_cube(s)


def prepare(s: Vast, me: int) -> None:
    """VM-080: a cube for 1 Strength and 1 Defense."""
    s.paladin.unassigned -= 1
    s.paladin.prepare += 1
    note(s, "prepared", s.paladin.prepare, rule="VM-080")


PREPARE = Act(
    "prepare",
    "VM-080",
    prepare,
    barred=no_prepare,
    label="Prepare: 1 more Strength and Defense",
    points="track:prepare",
    detail="1 hero cube; it guards you until your next turn.",
)


def play_card(s: Vast, me: int, card: str) -> None:
    """VM-112: a favor or treasure from hand stays in play."""
    s.paladin.hand.remove(card)
    s.paladin.played.append(card)
    learn(s)
    note(s, "played", card, rule="VM-112")


def no_play(s: Vast, me: int, card: str) -> str | Bar | None:
    """VM-112: a card in his hand, once he has kept it (VM-102)."""
    if card in s.paladin.found:
        return Bar("VM-102", "Keep it first.")
    return None if card in s.paladin.hand else Bar("VM-112", "You do not hold it.")


PLAY = Act(
    "play",
    "VM-112",
    play_card,
    over=(*FAVORS, *TREASURES),
    barred=no_play,
    label=lambda s, me, card: f"Play {CARDS[card].name}",
    points="card:{0}",
    detail=lambda s, me, card: CARDS[card].text,
)
BRACE, PLAYS = PREPARE.option, PLAY.table

CARD_ACTS = [act for card in (*FAVORS.values(), *TREASURES.values()) for act in card.acts]


OFFERS = {key: offers_of(card) for key, card in (FAVORS | TREASURES).items() if card.acts}


def aids(s: Vast) -> list[Option]:
    """VM-080, VM-112, VM-113: what he may do now besides the action under way."""
    p = s.paladin
    out: list[Option] = []
    if p.unassigned and p.prepare < PREPARE_MAX:
        out.append(BRACE)
    for card in p.hand:
        out.append(PLAYS[card])
    for card in p.played:
        if card in OFFERS:
            OFFERS[card](s, out)
    return out


def can_spend(s: Vast) -> bool:
    """Whether he has anything that he might use at any time, hero cubes aside."""
    p = s.paladin
    return bool(p.light or p.fury or p.hand) or any(card in ONCE for card in p.played)


ONCE = {key for key in OFFERS if not (FAVORS | TREASURES)[key].locked}
"""Cards in play that he may use whatever he holds."""
AIDS = Window(
    "aids",
    "VM-113",
    (PREPARE, PLAY, *CARD_ACTS),
    aids,
    prompt="the tile is still Dark. Do something before you reveal it?",
    meanwhile="holds still before the dark",
    go_on="Reveal it",
)
"""VM-080, VM-112, VM-113: any time in his actions."""
