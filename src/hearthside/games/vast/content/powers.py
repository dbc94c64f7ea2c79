"""The Spider's power cards: what each does to a tile, whichever form she casts it in."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hearthside.kernel import Act, Ask, Asks, Bar, Option, note

from ..rules.attacks import struck
from ..rules.figures import FIGURES, foe_on, foe_spaces, foes_on, place_of
from ..rules.lists import Spots
from ..rules.pieces import gain_blood, pillar_mask, place_web
from ..rules.spider.reach import aimed
from ..rules.tiles import reveal
from ..state import WEB_MAX, Vast
from .board import BITS, CRYPTS, INDEX, NAMES
from .cards import Card, deck
from .figures import GIANT, SORCERER, SPIDERLINGS
from .names import foe_words
from .roles import SPIDER
from .tiles import BLOOD

STOP_CASTING = Act[Vast, []](
    "done",
    "VM-179",
    barred=lambda s, me: None if s.spider.touched else Bar("VM-174", "It has done nothing yet."),
    label="Enough",
)


class Power(NamedTuple):
    """A power: the tiles of an area it can be used on, what it does to one, and the question for it."""

    card: Card
    form: int
    """The form in which any card serves for it (VM-181)."""
    targets: Callable[[Vast, int], int]
    affect: Callable[[Vast, int], Asks | None]
    ask: Ask[Vast]


def _question(
    key: str,
    verb: str,
    rule: str,
    prompt: str,
    label: str,
    barred: Callable[[Vast, int], str | Bar | None],
) -> Ask[Vast]:
    """The question on which tile a power is used."""

    def no_target(s: Vast, me: int, name: str) -> str | Bar | None:
        at = INDEX[name]
        if not aimed(s) >> at & 1:
            return "VM-179"
        return barred(s, at)

    use = Act[Vast, [str]](
        verb, rule, over=CRYPTS, barred=no_target, label=label, points="space:{0}"
    )
    spots = Spots(use)

    def options(s: Vast, me: int) -> list[Option]:
        found = spots.of(POWERS[key].targets(s, aimed(s)))
        return [*found, STOP_CASTING.option] if s.spider.touched else found

    return Ask(
        key,
        rule,
        (use, STOP_CASTING),
        prompt=prompt,
        meanwhile="casts a spell",
        fast=options,
        part=True,
    )


# -- Eyes ----------------------------------------------------------------------------------


def look(s: Vast, at: int) -> Asks:
    """VM-175: the tile is revealed; a Blood tile gives 1 Blood."""
    kind = yield from reveal(s, at, s.seat_of[SPIDER], SPIDER)
    if kind == BLOOD:
        gain_blood(s)


EYES = _question(
    "eyes",
    "look",
    "VM-175",
    "which tile do your eyes open?",
    "Open your eyes on {0}",
    lambda s, at: (
        None if s.map.tiles & ~s.map.lit & 1 << at else Bar("VM-175", "It is no Dark tile.")
    ),
)


# -- Fangs ---------------------------------------------------------------------------------


def no_prey(s: Vast, at: int) -> str | Bar | None:
    """VM-177: where there is nobody to bite."""
    if pillar_mask(s) >> at & 1:
        return "VM-286"
    if foe_on(s, at, SPIDER):
        return None
    untouchable = at in (s.manor.wraith, s.warlock.at)
    return "VM-177" if untouchable else Bar("VM-176", "Nobody is there to bite.")


def no_victim(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-176: an enemy figure on the tile."""
    if FIGURES[name][0].role == SPIDER:
        return "VM-016"
    return None if place_of(s, name) == s.spider.bitten else "VM-061"


def bite(s: Vast, at: int) -> Asks:
    """VM-176: one enemy figure on the tile is hit, for 1 Blood; the Paladin shrugs it off (VM-076)."""
    s.spider.bitten = at
    options = [VICTIM.table[name] for name in foes_on(s, at, SPIDER)]
    pick = yield VICTIMS.of(s.seat_of[SPIDER], options, NAMES[at])
    name = str(pick[1])
    note(s, "bitten", name, rule="VM-176")
    yield from struck(s, SPIDER, name)  # VM-157
    gain_blood(s)


VICTIM = Act[Vast, [str]](
    "victim",
    "VM-176",
    over=FIGURES,
    barred=no_victim,
    label=lambda s, me, name: f"Bite {foe_words(name)}",
    points="piece:{0}",
)
VICTIMS = Ask[Vast](
    "victim",
    "VM-176",
    (VICTIM,),
    prompt="whom do you bite at {0}?",
    meanwhile="bites",
    part=True,
)
FANGS = _question("fangs", "bite", "VM-176", "where do the fangs strike?", "Bite at {0}", no_prey)


# -- Webs ----------------------------------------------------------------------------------


def spinnable(s: Vast) -> int:
    """VM-178: tiles that can take another web."""
    m = s.map
    rest, spun, full = m.webbed, 0, 0
    while rest:
        low = rest & -rest
        here = m.webs[low.bit_length() - 1]
        spun += here
        if here >= 3:
            full |= low
        rest ^= low
    return m.tiles & ~full if spun < WEB_MAX else 0


def no_spinning(s: Vast, at: int) -> str | Bar | None:
    """VM-178: where no web goes."""
    if spinnable(s) >> at & 1:
        return None
    if s.map.webs[at] >= 3:
        return Bar("VM-178", "Three webs are there.")
    return Bar("VM-002", f"All {WEB_MAX} webs lie on the map.")


WEBS = _question(
    "webs", "spin", "VM-178", "where do you spin a web?", "Spin a web at {0}", no_spinning
)


# -- the deck ------------------------------------------------------------------------------

POWERS: dict[str, Power] = {
    power.card.key: power
    for power in (
        Power(
            Card("eyes", "Eyes", "Reveal a tile; a Blood tile gives 1 Blood.", "VM-175", copies=4),
            SORCERER,
            lambda s, area: area & ~s.map.lit,
            look,
            EYES,
        ),
        Power(
            Card("fangs", "Fangs", "Attack a figure and gain 1 Blood.", "VM-176", copies=4),
            GIANT,
            lambda s, area: area & foe_spaces(s, SPIDER) & ~BITS[s.paladin.pillar],
            bite,
            FANGS,
        ),
        Power(
            Card("webs", "Webs", "Place a web, at most 3 on a tile.", "VM-178", copies=4),
            SPIDERLINGS,
            lambda s, area: area & spinnable(s),
            lambda s, at: place_web(s, at),
            WEBS,
        ),
    )
}
POWER_CARDS = deck("powers", *(power.card for power in POWERS.values()))  # VM-340
FORM_POWER = tuple(
    next(key for key, power in POWERS.items() if power.form == form) for form in range(3)
)
"""The power that each form makes of any card (VM-181)."""
