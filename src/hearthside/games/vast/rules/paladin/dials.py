"""The Paladin's dials: Grit with its rewards, Light, Fury, Health; and the solo game's Terror."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Act, Ask, Asking, Asks, Bar, learn, note

from ...content.cards import CARDS, Moment, keys_of
from ...content.dials import DIALS
from ...content.journeys import FRIGHT, GHOST_STRENGTH
from ...content.names import thing_words
from ...content.roles import GREEN, PALADIN, SKELETONS
from ...state import LIGHT_MAX, Vast
from ..dials import gain, lose
from ..seats import seated

CUBE_MARKS = (7, 18, 32, 41)  # VM-105
FAVOR_MARKS = (13, 25)  # VM-106
MARKS = tuple(sorted(CUBE_MARKS + FAVOR_MARKS))
GRIT_END = DIALS["grit"].high
NEXT_MARK = tuple(next((m for m in MARKS if m > g), GRIT_END + 1) for g in range(GRIT_END + 1))
CUBE_BOXES = ("unassigned", "prepare", "sprint", "crusade")

BLOW = Moment[Callable[[Vast, int], Asking[int]]]()
"""When he would lose Health: what is left to lose."""


def cubes_held(s: Vast) -> int:
    """Hero cubes on the Paladin's board."""
    p = s.paladin
    return p.unassigned + p.prepare + p.sprint + p.crusade


# -- Light and Fury ------------------------------------------------------------------------


def gain_light(s: Vast, n: int) -> None:
    """VM-111: Light tokens from the supply; lamps on the map use the same eight."""
    gain(s, "light", n, "VM-111", LIGHT_MAX - s.map.lamps.bit_count())


def gain_fury(s: Vast, n: int) -> None:
    """VM-111: at most five."""
    gain(s, "fury", n, "VM-111")


# -- Grit ----------------------------------------------------------------------------------


def gain_grit(s: Vast, n: int) -> Asks:
    """Grit rises; every mark on the way gives its reward in order (VM-110), again if lost (VM-109)."""
    p = s.paladin
    before = p.grit
    gain(s, "grit", n, "VM-105")
    if p.grit < NEXT_MARK[before]:
        return
    for mark in MARKS:
        if before < mark <= p.grit:
            if mark in CUBE_MARKS:
                if cubes_held(s) + s.goblins.poisoned < p.cubes:
                    p.unassigned += 1  # VM-105
                    note(s, "cube_gained", rule="VM-105")
            else:
                yield from choose_favor(s)  # VM-106


def lose_grit(s: Vast, n: int) -> Asks:
    """Grit falls; marks it falls below cost a cube or a favor."""
    p = s.paladin
    before = p.grit
    lose(s, "grit", n, "VM-107")
    for mark in reversed(MARKS):
        if p.grit < mark <= before:
            if mark in FAVOR_MARKS:
                yield from discard_favor(s)  # VM-108
            elif cubes_held(s):
                pick = yield LOSE_CUBE(s, s.seat_of[PALADIN])
                yield from LOSE_CUBE.do(s, s.seat_of[PALADIN], pick)


def give_cube(s: Vast, me: int, box: str) -> None:
    """VM-107: a hero cube of his choice goes back to the supply."""
    setattr(s.paladin, box, getattr(s.paladin, box) - 1)
    note(s, "cube_lost", rule="VM-107")


GIVE_CUBE = Act(
    "give_cube",
    "VM-107",
    give_cube,
    over=CUBE_BOXES,
    barred=lambda s, me, box: (
        None if getattr(s.paladin, box) else Bar("VM-107", "No cube lies there.")
    ),
    label=lambda s, me, box: (
        f"Give a cube from {'those at hand' if box == 'unassigned' else box.title()}"
    ),
    points="track:{0}",
)
LOSE_CUBE = Ask[Vast](
    "give_cube",
    "VM-107",
    (GIVE_CUBE,),
    prompt="your Grit sinks. From where do you give a hero cube?",
    meanwhile="gives a hero cube back",
)


# -- cards won and lost --------------------------------------------------------------------

KEEP_FAVOR = Act[Vast, [str]](
    "keep",
    "VM-106",
    over=lambda: keys_of("favors"),
    given=True,
    label=lambda s, me, card: f"Keep {CARDS[card].name}",
    points="card:{0}",
)
FAVOR = Ask[Vast](
    "favor",
    "VM-106",
    (KEEP_FAVOR,),
    prompt="which of these favors do you keep?",
    meanwhile="is granted a favor",
    secret=True,
)


def choose_favor(s: Vast) -> Asks:
    """Three favors are drawn, one is kept in hand, the others discarded."""
    p, seat = s.paladin, s.seat_of[PALADIN]
    drawn = p.favors.deal(s, 3)
    if not drawn:
        return
    for card in drawn:
        note(s, "drew_favor", card, rule="VM-106", to=(seat,))
    p.hand += drawn  # held in hand while he chooses, so that only he sees them
    pick = yield FAVOR.of(seat, [KEEP_FAVOR.table[card] for card in drawn], *drawn)
    for card in drawn:
        if card != pick[1]:
            p.hand.remove(card)
            p.favors.throw(card)
            learn(s)  # everybody may read the discards
    note(s, "favor", rule="VM-106")


def free_favors(s: Vast) -> list[str]:
    """The favors in hand and in play that may be given up."""
    p = s.paladin
    found = [CARDS[card] for card in (*p.hand, *p.played)]
    return [card.key for card in found if card.deck == "favors" and not card.locked]


def no_favor_lost(s: Vast, me: int, card: str) -> str | Bar | None:
    """Which favors he does not give up."""
    if CARDS[card].deck != "favors":
        return Bar("VM-108", "That is no favor.")
    if CARDS[card].locked:
        return "VM-098"
    held = card in s.paladin.hand or card in s.paladin.played
    return None if held else Bar("VM-108", "He does not hold it.")


def no_treasure_lost(s: Vast, me: int, card: str) -> str | Bar | None:
    """Which treasures he cannot discard."""
    if CARDS[card].deck != "treasures":
        return Bar("VM-265", "That is no treasure.")
    held = card in s.paladin.hand or card in s.paladin.played
    return None if held else Bar("VM-265", "He does not hold it.")


def drop_card(s: Vast, me: int, card: str) -> None:
    """A favor or treasure goes to its discard pile."""
    p = s.paladin
    (p.hand if card in p.hand else p.played).remove(card)
    (p.favors if CARDS[card].deck == "favors" else p.treasures).throw(card)
    learn(s)
    note(s, "discarded", card, rule="VM-108")


def _discard(rule: str, barred: Callable[[Vast, int, str], str | Bar | None]) -> Act[Vast, [str]]:
    return Act(
        "discard",
        rule,
        drop_card,
        over=lambda: keys_of("favors", "treasures"),
        barred=barred,
        label=lambda s, me, card: f"Give up {thing_words(card)}",
        points="card:{0}",
    )


LOSE_FAVOR = Ask[Vast](
    "discard_favor",
    "VM-108",
    (_discard("VM-108", no_favor_lost),),
    prompt="which favor do you give up?",
    meanwhile="gives up a favor",
    secret=True,
)
FEAR_FAVOR = Ask[Vast](
    "fear_favor",
    "VM-265",
    (_discard("VM-265", no_favor_lost),),
    prompt="fear takes a favor from you. Which one?",
    meanwhile="gives up a favor",
    secret=True,
)
FEAR_TREASURE = Ask[Vast](
    "discard_treasure",
    "VM-265",
    (_discard("VM-265", no_treasure_lost),),
    prompt="fear takes a treasure from you. Which one?",
    meanwhile="gives up a treasure",
    secret=True,
)


def discard_favor(s: Vast, ask: Ask[Vast] = LOSE_FAVOR) -> Asks:
    """He gives up a favor from hand or play, if he has one."""
    if free_favors(s):
        pick = yield ask(s, s.seat_of[PALADIN])
        yield from ask.do(s, s.seat_of[PALADIN], pick)


def discard_treasure(s: Vast) -> Asks:
    """VM-265: he gives up a treasure from hand or play, if he has one."""
    p = s.paladin
    if any(CARDS[card].deck == "treasures" for card in (*p.hand, *p.played)):
        pick = yield FEAR_TREASURE(s, s.seat_of[PALADIN])
        yield from FEAR_TREASURE.do(s, s.seat_of[PALADIN], pick)


# -- Health --------------------------------------------------------------------------------


def lose_health(s: Vast, n: int) -> Asks:
    """VM-076: Health falls, less what his cards take of it; at none the Skeletons have won."""
    p = s.paladin
    for lessen in BLOW.of(p.played):
        n = yield from lessen(s, n)
    lose(s, "health", n, "VM-076")
    if p.health == 0 and s.winner < 0:
        if s.solo:
            s.winner, s.how = SKELETONS, "slain"  # VM-249
        else:
            s.winner, s.how = seated(s, GREEN), "paladin_dead"  # VM-117, VM-030, VT-108


def hurt_paladin(s: Vast, health: int, grit: int) -> Asks:
    """VM-076, VM-151: what a Skeleton's hit costs him."""
    yield from lose_health(s, health)
    if grit and s.winner < 0:
        yield from lose_grit(s, grit)


# -- the solo game's Terror ----------------------------------------------------------------


def ghost_strength(s: Vast) -> int:
    """VM-265: the poltergeists' Strength in the solo game; shown only (VM-008) unless they strike back."""
    return GHOST_STRENGTH[min(10, s.spider.terror)]


def dread(s: Vast, n: int) -> Asks:
    """VM-265: the solo game's Terror rises; at some values a card is lost."""
    sp = s.spider
    for _ in range(n):
        if not gain(s, "terror", 1, "VM-253"):
            return
        if sp.terror >= s.terror_goal:
            s.winner, s.how = SKELETONS, "fright"  # VM-249
            return
        loss = FRIGHT.get(sp.terror)
        if loss == "favor":
            yield from discard_favor(s, FEAR_FAVOR)
        elif loss == "treasure":
            yield from discard_treasure(s)


def calm(s: Vast) -> None:
    """VM-250: removing blood in the solo game lowers Terror by 1."""
    lose(s, "terror", 1, "VM-250")
