"""What a Tribe does after moving: Attack, Plunder, Explore, Hide, and each its own special action."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, learn, note

from ...content.board import ADJACENT, BITS, CRYPTS, FULL, INDEX, NAMES
from ...content.cards import CARDS
from ...content.figures import TRIBE_NAMES
from ...content.monsters import MONSTERS
from ...content.names import FIGURE_WORDS
from ...content.roles import GOBLINS
from ...content.secrets import SECRETS
from ...state import Vast
from ..attacks import aimed, attack
from ..edges import lay_dark
from ..figures import (
    BIG_FORM,
    FIGURES,
    HERO,
    SPIDERLING,
    foes_on,
    forcers_on,
    guard_of,
    place_of,
)
from ..lists import Spots
from ..markers import marker_at
from ..paladin.dials import lose_grit, lose_health
from ..pieces import remove_treasure
from .moments import AFTER_ATTACK, SLIME
from .tribes import (
    BONES,
    FANGS,
    SLOTS,
    calm_down,
    fallen,
    gain_rage,
    on_tile,
    pack,
    scatter,
    strength,
    to_spawn,
)

HAND_MAX = 5
UNTOUCHABLE = ("wraith", "warlock", "pillar")


def here(s: Vast) -> int:
    """Where the Tribe under way stands."""
    return s.goblins.at[s.goblins.active]


def no_action(s: Vast) -> Bar | None:
    """VT-118, VT-125: one action, with at least one disc."""
    g = s.goblins
    if not g.population[g.active]:
        return Bar("VT-125", "The Tribe has no disc.")
    return Bar("VT-123", "The Tribe has lost its action.") if g.acted else None


def no_tile_action(s: Vast) -> Bar | None:
    """VT-139: what is done on a tile."""
    bar = no_action(s)
    return bar or (None if on_tile(s, s.goblins.active) else Bar("VT-139", "It stands on no tile."))


def done(s: Vast) -> None:
    """VT-118: the action is taken, and the activation over."""
    s.goblins.active = -1
    s.step = "goblins_march"


# -- Attack --------------------------------------------------------------------------------


def no_attack(s: Vast, me: int, name: str) -> str | Bar | None:
    """VT-134: one enemy figure on its tile, with less Defense than its Strength."""
    if name in UNTOUCHABLE:
        return "VM-056"
    if FIGURES[name][0].role == GOBLINS:
        return "VM-016"
    bar = no_tile_action(s)
    if bar is not None:
        return bar
    if place_of(s, name) != here(s):
        return "VM-061"
    mine, theirs = strength(s, s.goblins.active), guard_of(s, name)
    return (
        None if mine > theirs else Bar("VT-134", f"Strength {mine} does not beat Defense {theirs}.")
    )


def assault(s: Vast, names: list[str]) -> Asks:
    """VT-132, VT-134: all of these are hit; against a player's figure the Tribe scatters and Rage falls, once."""
    g, tribe = s.goblins, s.goblins.active
    mine, held = strength(s, tribe), pack(s, tribe)
    players = False
    for name in names:
        kind = FIGURES[name][0]
        beaten = mine - guard_of(s, name)
        hit = yield from attack(s, GOBLINS, name, mine)
        players |= kind in (
            HERO,
            BIG_FORM,
            SPIDERLING,
        )  # VT-134: an Egg or a poltergeist is no player
        if hit and kind is HERO:
            yield from wound(s, beaten, SLIME.of(held))
        if s.winner >= 0:
            return
    if players:
        yield from scatter(s, tribe)
        calm_down(s)  # VT-143
    if g.bombers >> tribe & 1 and g.population[tribe]:
        g.population[tribe] = 0  # VT-149
        fallen(s, tribe)
        if on_tile(s, tribe):
            yield from scatter(s, tribe)
    done(s)


def wound(s: Vast, beaten: int, slime: int) -> Asks:
    """VT-134, VT-148, VT-150: an Attack costs the Paladin Health, and what Blob and Poison add."""
    yield from lose_health(s, 1)
    if slime and s.winner < 0:
        yield from lose_grit(s, slime)
    for after in AFTER_ATTACK.of(SECRETS):
        if s.winner < 0:
            yield from after(s, beaten)


def strike(s: Vast, me: int, name: str) -> Asks:
    """VT-134: one figure."""
    yield from assault(s, [name])


ATTACK = Act(
    "attack",
    "VT-134",
    strike,
    over=lambda: (*FIGURES, *UNTOUCHABLE),
    barred=no_attack,
    label=aimed("Attack", lambda s, name: strength(s, s.goblins.active)),
    points="piece:{0}",
)


def storm(s: Vast) -> Asks:
    """VT-131: those who force the Tribe, where it has entered, are attacked at once; it is the action."""
    yield from assault(s, forcers_on(s, here(s), GOBLINS))


# -- Plunder, Explore, Hide ----------------------------------------------------------------


def no_plunder(s: Vast, me: int) -> str | Bar | None:
    """VT-135: a treasure on its tile."""
    bar = no_tile_action(s)
    if bar is not None:
        return bar
    return None if s.map.hoards >> here(s) & 1 else Bar("VT-135", "No treasure lies here.")


def plunder(s: Vast, me: int) -> Asks:
    """VT-135: the treasure goes back to the supply for 1 Rage; the Tribe stays."""
    number = yield from marker_at(s, me, here(s))
    remove_treasure(s, number)
    note(s, "plundered", TRIBE_NAMES[s.goblins.active], rule="VT-135")
    gain_rage(s)
    done(s)


PLUNDER = Act(
    "plunder",
    "VT-135",
    plunder,
    barred=no_plunder,
    label="Plunder the treasure",
    points=lambda s, me: f"space:{NAMES[here(s)]}",
    detail="1 Rage",
)


def explorable(s: Vast) -> int:
    """VT-136: crypts beside a Dark tile or a Pit."""
    at, m = here(s), s.map
    if not m.stack or not (m.tiles & ~m.lit | m.pits) & BITS[at]:
        return 0
    return ADJACENT[at] & FULL & ~m.tiles


def no_exploring(s: Vast, me: int, name: str) -> str | Bar | None:
    """VT-136: from the dark into a crypt, while tiles are left."""
    bar = no_tile_action(s)
    if bar is not None:
        return bar
    m = s.map
    if not (m.tiles & ~m.lit | m.pits) & BITS[here(s)]:
        return Bar("VT-136", "It stands neither in the dark nor on a Pit.")
    if not m.stack:
        return Bar("VT-136", "No tile is left.")
    return (
        None
        if explorable(s) >> INDEX[name] & 1
        else Bar("VT-136", "It is no crypt beside the Tribe.")
    )


def explore(s: Vast, me: int, name: str) -> None:
    """VT-136: the top tile is laid Dark, and the Tribe stands on it."""
    g, tribe = s.goblins, s.goblins.active
    lay_dark(s, INDEX[name])
    g.at[tribe] = INDEX[name]
    note(s, "explored", TRIBE_NAMES[tribe], name, rule="VT-136")
    done(s)


EXPLORE = Act(
    "explore",
    "VT-136",
    explore,
    over=CRYPTS,
    barred=no_exploring,
    label="Explore {0}: lay a Dark tile there",
    points="space:{0}",
)
EXPLORES = Spots(EXPLORE)


def hide(s: Vast, me: int) -> None:
    """VT-137, VT-138: the die says at which Spawn it comes out."""
    to_spawn(s, s.goblins.active, elsewhere=True)
    done(s)


HIDE = Act(
    "hide",
    "VT-138",
    hide,
    barred=lambda s, me: no_action(s),
    label="Hide: come out at a Spawn",
    points=lambda s, me: f"piece:{TRIBE_NAMES[s.goblins.active]}",
)


# -- Monsters ------------------------------------------------------------------------------


def no_assigning(s: Vast, me: int, card: str, slot: int) -> str | Bar | None:
    """VT-116: a Monster just drawn; no more in all than the Bones have discs."""
    g = s.goblins
    if card not in g.drawn:
        return Bar("VT-116", "It was not drawn.")
    held = sum(1 for other in g.slots if other)
    if held + (not g.slots[slot]) > g.population[BONES]:
        return Bar("VT-116", f"The Bones have {g.population[BONES]} discs.")
    return None


def assign(s: Vast, me: int, card: str, slot: int) -> None:
    """VT-116: a Monster to a Tribe; the one in its place is discarded."""
    g = s.goblins
    g.drawn.remove(card)
    if g.slots[slot]:
        g.monsters.throw(g.slots[slot])
    g.slots[slot] = card
    note(s, "monster_assigned", card, TRIBE_NAMES[SLOTS[slot]], rule="VT-116")


def assign_words(s: Vast, me: int, card: str, slot: int) -> str:
    """Where a Monster goes, and whom it replaces."""
    said = f"{CARDS[card].name} to {FIGURE_WORDS[TRIBE_NAMES[SLOTS[slot]]]}"
    if SLOTS.count(SLOTS[slot]) > 1:
        said += f", place {slot}"
    other = s.goblins.slots[slot]
    return f"{said}, for the {CARDS[other].name}" if other else said


ASSIGN = Act(
    "assign",
    "VT-116",
    assign,
    over=lambda: [(card, slot) for card in MONSTERS for slot in range(len(SLOTS))],
    barred=no_assigning,
    label=assign_words,
    points=lambda s, me, card, slot: f"card:{card}",
    detail=lambda s, me, card, slot: CARDS[card].text,
)


def dismiss(s: Vast, me: int, card: str) -> None:
    """VT-116: one that is left over is discarded."""
    s.goblins.drawn.remove(card)
    s.goblins.monsters.throw(card)
    note(s, "monster_dismissed", card, rule="VT-116")


DISMISS = Act(
    "dismiss",
    "VT-116",
    dismiss,
    over=lambda: MONSTERS,
    barred=lambda s, me, card: (
        None if card in s.goblins.drawn else Bar("VT-116", "It was not drawn.")
    ),
    label=lambda s, me, card: f"Send the {CARDS[card].name} away",
    points="card:{0}",
)


def draw_monsters(s: Vast, n: int) -> None:
    """VT-116, VT-119: so many Monsters from the deck, made anew from its discards when it is empty."""
    g = s.goblins
    g.drawn += g.monsters.deal(s, n)
    for card in g.drawn:
        note(s, "monster_drawn", card, rule="VT-116")


# -- Secrets -------------------------------------------------------------------------------


def draw_secrets(s: Vast, n: int) -> None:
    """VT-117, VT-119: so many Secrets into the hand."""
    g, seat = s.goblins, s.seat_of[GOBLINS]
    drawn = g.secrets.deal(s, n)
    g.hand += drawn
    g.fresh = list(drawn)
    note(s, "secrets_drawn", len(drawn), rule="VT-117")
    for card in drawn:
        note(s, "drew_secret", card, rule="VT-117", to=(seat,))


def throw_secret(s: Vast, me: int, card: str) -> None:
    """VT-117: down to five."""
    s.goblins.hand.remove(card)
    s.goblins.secrets.throw(card)
    learn(s)
    note(s, "secret_thrown", card, rule="VT-117")


THROW = Act(
    "throw",
    "VT-117",
    throw_secret,
    over=lambda: SECRETS,
    barred=lambda s, me, card: (
        None if card in s.goblins.hand else Bar("VT-117", "You do not hold it.")
    ),
    label=lambda s, me, card: f"Discard {CARDS[card].name}",
    points="card:{0}",
)
TOO_MANY = Ask[Vast](
    "throw_secret",
    "VT-117",
    (THROW,),
    prompt="five Secrets are enough. Which one do you discard?",
    meanwhile="discards a Secret",
    secret=True,
)


def keep_five(s: Vast) -> Asks:
    """VT-117: at most five, those face up included."""
    g, seat = s.goblins, s.seat_of[GOBLINS]
    while len(g.hand) + len(g.shown) > HAND_MAX and g.hand:
        pick = yield TOO_MANY(s, seat)
        yield from TOO_MANY.do(s, seat, pick)


# -- special actions -----------------------------------------------------------------------


def special(s: Vast, me: int) -> None:
    """VT-139: Fangs rage, Bones find a Monster, the Eye a Secret."""
    g, tribe = s.goblins, s.goblins.active
    done(s)
    if tribe == FANGS:
        gain_rage(s)
    elif tribe == BONES:
        draw_monsters(s, 1)
        s.step = "goblins_tame"
        g.later = "goblins_march"
    else:
        draw_secrets(s, 1)
        s.step = "goblins_read"


SPECIALS = ("1 Rage", "draw a Monster", "draw a Secret")
SPECIAL = Act(
    "special",
    "VT-139",
    special,
    barred=lambda s, me: no_tile_action(s),
    label=lambda s, me: f"Special action: {SPECIALS[s.goblins.active]}",
    points=lambda s, me: f"piece:{TRIBE_NAMES[s.goblins.active]}",
)
ACTIONS: tuple[Act[Vast, ...], ...] = (ATTACK, PLUNDER, EXPLORE, HIDE, SPECIAL)


def action_options(s: Vast) -> list[Option]:
    """VT-118: the one action that the Tribe may take where it stands."""
    g, m = s.goblins, s.map
    if g.acted or not g.population[g.active]:
        return []
    out = [HIDE.option]
    if not on_tile(s, g.active):
        return out
    at, mine = here(s), strength(s, g.active)
    out += [ATTACK.table[name] for name in foes_on(s, at, GOBLINS) if mine > guard_of(s, name)]
    if m.hoards >> at & 1:
        out.append(PLUNDER.option)
    out += EXPLORES.of(explorable(s))
    out.append(SPECIAL.option)
    return out
