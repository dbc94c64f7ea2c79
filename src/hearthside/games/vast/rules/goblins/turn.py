"""The Goblins' turn: a War card, discs, Monsters, Secrets, then each Tribe once."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, learn, note

from ...content.board import BITS
from ...content.cards import CARDS
from ...content.figures import TRIBE_NAMES
from ...content.monsters import MONSTERS
from ...content.names import FIGURE_WORDS, count_words
from ...content.roles import GOBLINS
from ...content.secrets import SECRET_ACTS, SECRETS, played, secret_options
from ...content.war import WAR
from ...state import Vast
from ..dials import pay
from ..flow import end_turn, finish
from .actions import ASSIGN, DISMISS, draw_monsters, draw_secrets, keep_five
from .moments import DISCS, MONSTERS_SHOWN, NO_SCATTERING, RAGE_SHOWN, REDRAWS, SECRETS_SHOWN, SNUG
from .tribes import POPULATION_MAX, gain_rage, on_tile, pack, scatter

TRIBES = range(3)


# -- the War card --------------------------------------------------------------------------


def goblins_rally(s: Vast) -> Asks:
    """VT-113: Rage 0 becomes 1; as many War cards are drawn as there is Rage, and one is chosen."""
    g, seat = s.goblins, s.seat_of[GOBLINS]
    g.activated = g.blind = g.bombers = g.redrawn = 0
    g.tunnels = g.wisped = g.startled = False
    g.spared = [0, 0, 0]
    if not g.rage:
        gain_rage(s)
    g.offered = g.war.deal(s, g.rage)
    while g.offered:
        pick = yield RALLYING(s, seat)
        yield from RALLYING.do(s, seat, pick)
    s.step = "goblins_swell"


def no_war(s: Vast, me: int, card: str) -> str | Bar | None:
    """VT-113: one of those drawn."""
    return None if card in s.goblins.offered else Bar("VT-113", "It was not drawn.")


def choose_war(s: Vast, me: int, card: str) -> None:
    """VT-113: the others are discarded."""
    g = s.goblins
    g.card = card
    g.offered.remove(card)
    for other in g.offered:
        g.war.throw(other)
    g.offered = []
    note(s, "war_card", card, rule="VT-113")


CHOOSE_WAR = Act(
    "war",
    "VT-113",
    choose_war,
    over=WAR,
    barred=no_war,
    label=lambda s, me, card: f"{CARDS[card].name}: {CARDS[card].text}",
    points="card:{0}",
)


def just_drawn(s: Vast) -> list[str]:
    """The cards of the phase under way that were just drawn."""
    g = s.goblins
    return g.offered or g.drawn or g.fresh


def no_redraw(s: Vast, me: int, card: str) -> str | Bar | None:
    """VT-149: the Ruby, once a turn, on a card just drawn."""
    g = s.goblins
    if not REDRAWS.of(g.shown):
        return Bar("VT-149", "No Ruby lies face up.")
    if g.redrawn:
        return Bar("VT-149", "The Ruby has been used this turn.")
    return None if card in just_drawn(s) else Bar("VT-149", "It was not just drawn.")


def redraw(s: Vast, me: int, card: str) -> None:
    """VT-149: it is discarded, and another drawn."""
    g = s.goblins
    g.redrawn = 1
    note(s, "ruby_used", rule="VT-149")
    if card in WAR:
        g.offered.remove(card)
        g.offered += g.war.deal(s, 1)
        g.war.throw(card)
    elif card in MONSTERS:
        g.drawn.remove(card)
        draw_monsters(s, 1)
        g.monsters.throw(card)
    else:
        g.hand.remove(card)
        g.fresh = []
        draw_secrets(s, 1)
        g.secrets.throw(card)
        learn(s)


REDRAW = Act(
    "redraw",
    "VT-149",
    redraw,
    over=lambda: (*WAR, *MONSTERS, *SECRETS),
    barred=no_redraw,
    label=lambda s, me, card: f"Ruby: draw another for {CARDS[card].name}",
    points="card:{0}",
)
RALLYING = Ask[Vast](
    "war",
    "VT-113",
    (CHOOSE_WAR, REDRAW),
    prompt="to war! Which card do you choose?",
    meanwhile="draws for war",
)


# -- discs ---------------------------------------------------------------------------------


def growth(s: Vast, tribe: int) -> int:
    """VT-114: the discs that a Tribe is to get."""
    return DISCS[tribe].of((s.goblins.card,)) - s.goblins.spared[tribe]


def no_sparing(s: Vast, me: int, tribe: int, n: int) -> str | Bar | None:
    """VT-114: 1 Rage keeps any number of discs off a Tribe, once for each."""
    g = s.goblins
    if g.spared[tribe]:
        return Bar("VT-114", "You have kept discs off that Tribe.")
    if growth(s, tribe) < n:
        return Bar("VT-114", f"It gets {count_words(growth(s, tribe), 'disc')}.")
    return None if g.rage else Bar("VT-114", "No Rage is left.")


def spare(s: Vast, me: int, tribe: int, n: int) -> None:
    """VT-114: fewer discs for 1 Rage."""
    pay(s, "rage", 1, "VT-114")
    s.goblins.spared[tribe] = n


SPARE = Act(
    "spare",
    "VT-114",
    spare,
    over=[(tribe, n) for tribe in TRIBES for n in (1, 2, 3)],
    barred=no_sparing,
    label=lambda s, me, tribe, n: (
        f"Keep {count_words(n, 'disc')} off {FIGURE_WORDS[TRIBE_NAMES[tribe]]}"
    ),
    points=lambda s, me, tribe, n: f"track:population{tribe + 1}",
    detail="1 Rage",
    prior=0.2,
)


def swell(s: Vast, me: int) -> None:
    """VT-114: the discs of the War card."""
    s.step = "goblins_burst"
    g = s.goblins
    for tribe in TRIBES:
        g.population[tribe] += growth(s, tribe)
        if SNUG.of(pack(s, tribe)):
            g.population[tribe] = min(POPULATION_MAX, g.population[tribe])  # VT-148
    note(s, "tribes_swell", *g.population, rule="VT-114")


SWELL = Act("swell", "VT-114", swell, label="Add the discs", points="panel:goblins")


def swell_options(s: Vast, me: int) -> list[Option]:
    """Rage against too many discs, or none."""
    g = s.goblins
    out = [SWELL.option]
    if g.rage:
        for tribe in TRIBES:
            if not g.spared[tribe]:
                out += [SPARE.table[tribe, n] for n in range(1, growth(s, tribe) + 1)]
    return out


SWELLING = Ask(
    "swell",
    "VT-114",
    (SWELL, SPARE),
    prompt="the Tribes swell. Keep some discs off with Rage?",
    meanwhile="counts the Tribes",
    fast=swell_options,
)


def goblins_swell(s: Vast) -> Asks:
    """VT-114: discs as the card shows, less what Rage keeps off."""
    seat = s.seat_of[GOBLINS]
    pick = yield SWELLING(s, seat)
    yield from SWELLING.do(s, seat, pick)


# -- overflow ------------------------------------------------------------------------------


def bursting(s: Vast) -> list[int]:
    """VT-115: who may have to scatter: a Tribe on a tile if there is one, else any."""
    out = [tribe for tribe in TRIBES if on_tile(s, tribe)]
    return out or [tribe for tribe in TRIBES if BITS[s.goblins.at[tribe]]]


def no_bursting(s: Vast, me: int, tribe: int) -> str | Bar | None:
    """VT-115: one on a tile first."""
    return None if tribe in bursting(s) else Bar("VT-115", "One on a tile scatters.")


BURST = Act[Vast, [int]](
    "burst",
    "VT-115",
    over=TRIBES,
    barred=no_bursting,
    label=lambda s, me, tribe: f"Scatter {FIGURE_WORDS[TRIBE_NAMES[tribe]]}",
    points=lambda s, me, tribe: f"piece:{TRIBE_NAMES[tribe]}",
)
LEADERS = [card for card in SECRETS if NO_SCATTERING.of((card,))]
FOLLOW = Act[Vast, [str]](
    "follow",
    "VT-149",
    over=LEADERS,
    barred=lambda s, me, card: (
        None if card in s.goblins.hand else Bar("VT-117", "It is not in your hand.")
    ),
    label=lambda s, me, card: f"{CARDS[card].name}: nobody scatters",
    points="card:{0}",
)
BURSTING = Ask[Vast](
    "burst",
    "VT-115",
    (BURST, FOLLOW),
    prompt="there are too many of you. Which Tribe scatters?",
    meanwhile="has too many Goblins",
)


def goblins_burst(s: Vast) -> Asks:
    """VT-115: Tribes above four discs go down to four, and one Tribe scatters; then the card's Rage."""
    g, seat = s.goblins, s.seat_of[GOBLINS]
    if max(g.population) > POPULATION_MAX:
        g.population = [min(POPULATION_MAX, n) for n in g.population]
        decision = BURSTING(s, seat)
        decision.always = bool(g.hand)
        pick = yield decision
        if pick.verb == "burst":
            yield from scatter(s, int(pick[1]))
        else:
            played(s, str(pick[1]))
    for _ in range(RAGE_SHOWN.of((g.card,))):
        gain_rage(s)  # VT-143
    draw_monsters(s, MONSTERS_SHOWN.of((g.card,)))
    g.later = "goblins_plot"
    s.step = "goblins_tame"


# -- Monsters and Secrets ------------------------------------------------------------------

TAMING = Ask[Vast](
    "tame",
    "VT-116",
    (ASSIGN, DISMISS, REDRAW),
    prompt="Monsters come. Whom do they follow?",
    meanwhile="tames Monsters",
)


def goblins_tame(s: Vast) -> Asks:
    """VT-116: each Monster that was drawn is assigned or sent away."""
    g, seat = s.goblins, s.seat_of[GOBLINS]
    if not g.drawn:
        s.step = g.later
        return
    pick = yield TAMING(s, seat)
    yield from TAMING.do(s, seat, pick)


CONTENT = Act[Vast, []]("content", "VT-149", label="Keep them all")
PLOTTING = Ask[Vast](
    "plot",
    "VT-149",
    (REDRAW, CONTENT),
    prompt="draw one of these Secrets again?",
    meanwhile="reads Secrets",
    secret=True,
)


def goblins_plot(s: Vast) -> None:
    """VT-117: Secrets as the card shows."""
    draw_secrets(s, SECRETS_SHOWN.of((s.goblins.card,)))
    s.step = "goblins_read"


def goblins_read(s: Vast) -> Asks:
    """VT-117, VT-149: the Ruby may change a Secret just drawn, by whatever it was drawn; then down to five."""
    g, seat = s.goblins, s.seat_of[GOBLINS]
    if g.fresh and REDRAWS.of(g.shown) and not g.redrawn:
        pick = yield PLOTTING(s, seat)
        if pick.verb == "redraw":
            yield from PLOTTING.do(s, seat, pick)
    g.fresh = []
    yield from keep_five(s)
    s.step = "goblins_march"


# -- the Tribes ----------------------------------------------------------------------------


def no_activating(s: Vast, me: int, tribe: int) -> str | Bar | None:
    """VT-118: each once."""
    if s.goblins.activated >> tribe & 1:
        return Bar("VT-118", "It has been activated this turn.")
    return None


def activate(s: Vast, me: int, tribe: int) -> None:
    """VT-118: one after the other."""
    g = s.goblins
    g.active = tribe
    g.activated |= 1 << tribe
    g.left = 0
    g.acted = g.halted = g.burrowed = False
    g.moved = 0
    note(s, "tribe_up", TRIBE_NAMES[tribe], rule="VT-118")
    s.step = "tribe_acts"


ACTIVATE = Act(
    "activate",
    "VT-118",
    activate,
    over=TRIBES,
    barred=no_activating,
    label=lambda s, me, tribe: f"Activate {FIGURE_WORDS[TRIBE_NAMES[tribe]]}",
    points=lambda s, me, tribe: f"piece:{TRIBE_NAMES[tribe]}",
)


def end_march(s: Vast, me: int) -> None:
    """VT-113: the turn is over, and the War deck is shuffled anew."""
    g = s.goblins
    g.war.throw(g.card)
    g.card = ""
    g.war.reshuffle(s.dice)
    g.blind = g.bombers = 0
    end_turn(s)


END_MARCH = Act("end", "VT-118", end_march, label="End your turn", prior=0.5)


def march_options(s: Vast, me: int) -> list[Option]:
    """Tribes that have not been activated, Secrets, the end."""
    g = s.goblins
    out = [ACTIVATE.table[tribe] for tribe in TRIBES if not g.activated >> tribe & 1]
    return [*out, *secret_options(s), END_MARCH.option]


MARCHING = Ask(
    "goblins",
    "VT-118",
    (ACTIVATE, *SECRET_ACTS, END_MARCH),
    prompt="which Tribe marches?",
    meanwhile="drums",
    fast=march_options,
)


def goblins_march(s: Vast) -> Asks:
    """VT-118: each Tribe at most once, in any order."""
    g, seat = s.goblins, s.seat_of[GOBLINS]
    decision = MARCHING(s, seat)
    decision.always = bool(g.hand)
    pick = yield decision
    yield from MARCHING.do(s, seat, pick)
    if s.winner >= 0:
        finish(s)
