"""Prayers and rituals."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, note

from ..content import CARDS
from ..content.names import named
from ..state import FAITH, OCCULT, Hero, Tale
from .abilities import living_only, no_effect
from .awards import throw_mystic
from .checks import skill_check
from .effects import perform
from .party import asked, put
from .statuses import DERANGED, TRANSFORMED
from .using import mark_known, not_ready


def no_pray(s: Tale, seat: int, card: str) -> str | Bar | None:
    """What keeps a character from a prayer or ritual (FL-327, FL-328)."""
    h = asked(s)
    if card not in h.mystics:
        return Bar("FL-327", "You do not know it.")
    bar = living_only(h)
    if bar:
        return bar
    if h.at < 0:
        return "FL-070"
    if h.statuses & DERANGED:
        return "FL-262"
    if h.statuses & TRANSFORMED:
        return "FL-272"
    if not_ready(s, h):
        return "FL-328" if not_ready(s, h) == "FL-146" else "FL-083"
    return no_effect(s, h, CARDS[card].use)


def pray(s: Tale, seat: int, name: str) -> Asks:
    """FAITH for a prayer, OCCULT for a ritual; only success uses the card up (FL-327)."""
    h, card = asked(s), CARDS[name]
    mark_known(s, h)  # FL-328
    skill = FAITH if card.deck == "prayer" else OCCULT
    perk = f"{card.deck}_reroll"
    passed = yield from skill_check(s, h, skill, card.number)
    if not passed and perk in h.words and perk not in h.spent_round:
        pick = yield put(s, h, AGAIN, name)
        if pick.verb == "again":
            h.spent_round += (perk,)
            passed = yield from skill_check(s, h, skill, card.number)
    note(s, "prayed", h.who, name, int(passed), rule="FL-327")
    if passed:
        throw_mystic(s, h, name)
        yield from perform(s, h, card.use)


def mystic_card(s: Tale, seat: int, card: str) -> str:
    """Where a prayer or ritual of the one who is asked lies."""
    h = asked(s)
    return f"mystic:{h.mystics.index(card)}#{h.who}" if card in h.mystics else ""


def chance(s: Tale, seat: int, card: str) -> str:
    """How likely the words are to be heard."""
    h = asked(s)
    skill = FAITH if CARDS[card].deck == "prayer" else OCCULT
    need = max(2, CARDS[card].number - h.skills[skill])
    return f"{max(0, 11 - need)} of 10 rolls are enough; the card is lost only if it works."


PRAY = Act(
    "pray",
    "FL-327",
    pray,
    over=[c.id for c in CARDS.values() if c.deck in ("prayer", "ritual")],
    barred=no_pray,
    label=lambda s, seat, card: f"Speak {named(card)}",
    points=mystic_card,
    detail=chance,
)
PRAYERS = PRAY.table

AGAIN = Ask[Tale](
    "again",
    "FL-301",
    (
        Act[Tale, []]("again", "FL-301", label="Try again"),
        Act[Tale, []]("let_be", "FL-301", label="Let it be"),
    ),
    prompt="the words slipped. Try once more?",
    meanwhile="has lost the thread",
    part=True,
)


def prayer_options(s: Tale, h: Hero, out: list[Option]) -> None:
    """Prayers and rituals that nothing bars."""
    if h.statuses & (DERANGED | TRANSFORMED) or not_ready(s, h):
        return
    for name in dict.fromkeys(h.mystics):
        if no_effect(s, h, CARDS[name].use) is None:
            out.append(PRAYERS[name])
