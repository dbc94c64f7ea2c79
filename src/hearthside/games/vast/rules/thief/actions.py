"""What the Thief does with his action cubes: Loot, Pick Lock, Pickpocket, Backstab, Hide Loot."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, learn, note

from ...content.board import CELLS, DISTANCE, GONE, NAMES
from ...content.cards import CARDS, keys_of
from ...content.names import count_words, foe_words
from ...content.roles import PALADIN, ROLES, SKELETONS, SPIDER, THIEF
from ...state import Vast
from ..dials import lose
from ..figures import BIG_FORM, FIGURES, HERO, SKELETON, SPIDERLING, guard_of, place_of, shielded
from ..paladin.dials import lose_grit
from ..pieces import remove_treasure
from ..sight import visible
from ..skeletons.traits import fall
from ..spider.spells import spend_cards
from .moments import CROSSBOW, LOCK_COST, REROLLS
from .traits import LOOT_MAX, stash, stealth, take

SUCCESS = (0, 4, 2, 1)
"""VT-214: what the die must show, by the cubes: 4 or more, 2 or more, anything."""
GRIT_LOST = (0, 1, 3, 5)
"""VT-220: what a Backstab costs the Paladin, by the cubes."""
PLAYERS = (HERO, SKELETON, BIG_FORM, SPIDERLING)
"""VT-217: figures that stand for a player; the Wraith, poltergeists and Eggs do not."""
MARKS = tuple(name for kind in PLAYERS for name in kind.names)
WAYS = [(name, cubes) for name in MARKS for cubes in (1, 2, 3)]


def no_cubes(s: Vast, n: int) -> Bar | None:
    """VT-208: each action as often as it is paid."""
    held = s.thief.cubes
    if held >= n:
        return None
    return Bar("VT-208", f"It costs {count_words(n, 'cube')}, you have {held}.")


def watch(s: Vast, name: str) -> int:
    """VT-216: what his Stealth must beat: hero cubes on crusade, or the figure's Defense."""
    return s.paladin.crusade if FIGURES[name][0] is HERO else guard_of(s, name)


def no_mark(s: Vast, name: str, far: int) -> str | Bar | None:
    """VT-215, VT-216: a player's figure within reach, not robbed or stabbed this turn, and less watchful."""
    t, role, at = s.thief, FIGURES[name][0].role, place_of(s, name)
    if t.robbed >> role & 1:
        return Bar("VT-215", f"You have been at the {ROLES[role].name} this turn.")
    if at != t.at:
        if not far:
            return "VT-215"
        if not 0 <= at < CELLS or not visible(s.map, t.at) >> at & 1 or DISTANCE[t.at][at] > far:
            return Bar("VT-226", f"It is not in sight within {far} spaces.")
        if shielded(s, at):
            return "VM-286"
    mine, theirs = stealth(s), watch(s, name)
    return (
        None if mine > theirs else Bar("VT-216", f"Your Stealth is {mine}, it takes {theirs + 1}.")
    )


def marks(s: Vast, far: int) -> list[str]:
    """The figures he can go for."""
    return [name for name in MARKS if no_mark(s, name, far) is None]


def roll(s: Vast, cubes: int, what: str) -> bool:
    """VT-214: whether a try with so many cubes succeeds; three need no die."""
    if cubes >= 3:
        return True
    shown = s.dice.roll(6)
    note(s, "thief_rolled", what, shown, SUCCESS[cubes], rule="VT-214")
    return shown >= SUCCESS[cubes]


# -- Loot, Pick Lock, Hide Loot ------------------------------------------------------------


def no_looting(s: Vast, me: int) -> str | Bar | None:
    """VT-214: a treasure on his space, for a cube."""
    if not s.map.hoards >> s.thief.at & 1:
        return Bar("VT-214", "No treasure lies here.")
    return no_cubes(s, 1)


def loot(s: Vast, me: int) -> Asks:
    """VT-214: he takes one treasure marker and carries it."""
    t = s.thief
    t.cubes -= 1
    remove_treasure(s, s.map.treasures.index(t.at), GONE)  # VT-223
    t.carried += 1
    note(s, "took", t.carried, rule="VT-214")
    yield from stash(s)


LOOT = Act(
    "loot",
    "VT-214",
    loot,
    barred=no_looting,
    label="Take the treasure",
    points=lambda s, me: f"space:{NAMES[s.thief.at]}",
    detail="1 cube, and 1 Stealth while you carry it.",
)


def lock_cost(s: Vast, cubes: int) -> int:
    """VT-226: what so sure a Pick Lock costs."""
    return cubes + LOCK_COST.of(s.thief.upgrades)


def no_picking(s: Vast, me: int, cubes: int) -> str | Bar | None:
    """VT-214: the vault on his space, once a turn."""
    t = s.thief
    if not s.map.vaults >> t.at & 1:
        return Bar("VT-222", "No vault is here.")
    if t.tried >> t.at & 1:
        return Bar("VT-214", "You have tried this vault in this turn.")
    return no_cubes(s, lock_cost(s, cubes))


def pick_lock(s: Vast, me: int, cubes: int) -> Asks:
    """VT-214, VT-222: on a success the vault goes and he takes a treasure marker."""
    t = s.thief
    t.cubes -= lock_cost(s, cubes)
    t.tried |= 1 << t.at
    if roll(s, cubes, "the lock"):
        s.map.vaults &= ~(1 << t.at)
        note(s, "lock_picked", NAMES[t.at], rule="VT-222")
        yield from take(s)


ODDS = ("", "on a 4 or more", "on a 2 or more", "for sure")
PICK_LOCK = Act(
    "pick",
    "VT-214",
    pick_lock,
    over=(1, 2, 3),
    barred=no_picking,
    label=lambda s, me, cubes: f"Pick the lock {ODDS[cubes]}",
    points=lambda s, me, cubes: f"space:{NAMES[s.thief.at]}",
    detail=lambda s, me, cubes: count_words(lock_cost(s, cubes), "cube"),
)


def no_hiding(s: Vast, me: int) -> str | Bar | None:
    """VT-214: Loot Drop is above 0, and a cube is left."""
    return no_cubes(s, 1) if s.thief.loot_drop else Bar("VT-214", "Loot Drop stands at 0.")


def hide(s: Vast, me: int) -> None:
    """VT-214: what others would gain by his death shrinks."""
    s.thief.cubes -= 1
    s.thief.loot_drop -= 1
    note(s, "loot_hidden", s.thief.loot_drop, rule="VT-214")


HIDE = Act(
    "hide",
    "VT-214",
    hide,
    barred=no_hiding,
    label=lambda s, me: f"Hide loot: Loot Drop down to {s.thief.loot_drop - 1}",
    points="track:loot_drop",
    detail="1 cube",
)


# -- Pickpocket ----------------------------------------------------------------------------


def goods(s: Vast, role: int) -> bool:
    """VT-219: whether a player has anything to be robbed of."""
    p, sp = s.paladin, s.spider
    if role == PALADIN:
        return any(CARDS[card].deck == "treasures" for card in (*p.played, *p.hand))
    return bool(s.skeletons.gear) if role == SKELETONS else sp.terror > 0


def no_picked_pocket(s: Vast, me: int, name: str, cubes: int) -> str | Bar | None:
    """VT-215, VT-219: a mark that owns something."""
    return (
        no_mark(s, name, 0)
        or (None if goods(s, FIGURES[name][0].role) else "VT-219")
        or no_cubes(s, cubes)
    )


def more_pockets(s: Vast) -> bool:
    """VT-226: whether another player is left this turn for whom he might save his second try."""
    t = s.thief
    roles = {kind.role for kind in PLAYERS}
    return t.cubes > 0 and any(not t.robbed >> role & 1 and goods(s, role) for role in roles)


TRY_AGAIN = Act[Vast, []]("again", "VT-226", label="Roll again")
SAVE_IT = Act[Vast, []]("save", "VT-226", label="Save it for another pocket")
STICKY = Ask[Vast](
    "sticky",
    "VT-226",
    (TRY_AGAIN, SAVE_IT),
    prompt="your fingers slipped. Roll again now?",
    meanwhile="picks a pocket",
    part=True,
)


def pickpocket(s: Vast, me: int, name: str, cubes: int) -> Asks:
    """VT-214, VT-218: on a success a treasure marker is his, and the player loses something."""
    t, role = s.thief, FIGURES[name][0].role
    t.cubes -= cubes
    t.robbed |= 1 << role
    done = roll(s, cubes, "the pocket")
    if not done and t.rerolls < REROLLS.of(t.upgrades):  # VT-226
        again = True
        if more_pockets(s):
            again = (yield STICKY(s, me)).verb == "again"
        if again:
            t.rerolls += 1
            done = roll(s, cubes, "the pocket")
    if not done:
        return
    note(s, "pocket_picked", name, rule="VT-218")
    t.victim = ROLES[role].key
    if role == SPIDER:
        lose(s, "terror", 1, "VT-218")
    else:
        pick = yield ROBBING(s, me)
        yield from ROBBING.do(s, me, pick)
    t.victim = ""
    yield from take(s)


PICKPOCKET = Act(
    "pickpocket",
    "VT-214",
    pickpocket,
    over=WAYS,
    barred=no_picked_pocket,
    label=lambda s, me, name, cubes: f"Pick the pocket of {foe_words(name)} {ODDS[cubes]}",
    points=lambda s, me, name, cubes: f"piece:{name}",
    detail=lambda s, me, name, cubes: count_words(cubes, "cube"),
)


def no_robbing(s: Vast, me: int, card: str) -> str | Bar | None:
    """VT-218: a treasure in play, or gear that is face up."""
    shown = s.paladin.played if s.thief.victim == ROLES[PALADIN].key else s.skeletons.gear
    return None if card in shown else Bar("VT-218", "It does not lie face up before your victim.")


def rob(s: Vast, me: int, card: str) -> None:
    """VT-218: the card goes under its deck."""
    if CARDS[card].deck == "gear":
        s.skeletons.gear.remove(card)
        s.skeletons.deck.put_bottom(card)
    else:
        s.paladin.played.remove(card)
        s.paladin.treasures.put_bottom(card)
    note(s, "robbed", card, rule="VT-218")


def in_hand(s: Vast) -> list[str]:
    """The treasures in the Paladin's hand."""
    return [card for card in s.paladin.hand if CARDS[card].deck == "treasures"]


def no_rummaging(s: Vast, me: int) -> str | Bar | None:
    """VT-218: the Paladin's hand."""
    if s.thief.victim == ROLES[PALADIN].key and in_hand(s):
        return None
    return Bar("VT-218", "No treasure is in his hand.")


def rummage(s: Vast, me: int) -> None:
    """VT-218: one at random from the hand goes under the treasure deck."""
    card = s.dice.pick(in_hand(s))
    s.paladin.hand.remove(card)
    s.paladin.treasures.put_bottom(card)
    learn(s)
    note(s, "lost_treasure", card, rule="VT-218", to=(s.seat_of[PALADIN],))
    note(s, "rummaged", rule="VT-218", but=(s.seat_of[PALADIN],))


ROB = Act(
    "rob",
    "VT-218",
    rob,
    over=lambda: keys_of("treasures", "gear"),
    barred=no_robbing,
    label=lambda s, me, card: f"Take the {CARDS[card].name}",
    points="card:{0}",
)
RUMMAGE = Act(
    "rummage",
    "VT-218",
    rummage,
    barred=no_rummaging,
    label="Take one from the hand without looking",
    points="zone:paladin_hand",
)
ROBBING = Ask[Vast](
    "rob",
    "VT-218",
    (ROB, RUMMAGE),
    prompt="what do you take from your victim?",
    meanwhile="picks a pocket",
    part=True,
)


# -- Backstab ------------------------------------------------------------------------------


def no_stabbing(s: Vast, me: int, name: str, cubes: int) -> str | Bar | None:
    """VT-215: a mark on his space, or in sight with the Hand Crossbow."""
    return no_mark(s, name, CROSSBOW.of(s.thief.upgrades)) or no_cubes(s, cubes)


def backstab(s: Vast, me: int, name: str, cubes: int) -> Asks:
    """VT-220: Grit, power cards, or a Skeleton and Stability; VT-221: it rises again, Grit costs what it costs."""
    kind, i = FIGURES[name]
    s.thief.cubes -= cubes
    s.thief.robbed |= 1 << kind.role
    note(s, "backstabbed", name, rule="VT-220")
    if kind is HERO:
        yield from lose_grit(s, GRIT_LOST[cubes])
    elif kind is SKELETON:
        fall(s, i)
        lose(s, "stability", cubes - 1, "VT-220")
    else:
        yield from spend_cards(s, min(cubes, len(s.spider.hand)))


def harm_words(s: Vast, me: int, name: str, cubes: int) -> str:
    """What a Backstab does."""
    kind, paid = FIGURES[name][0], count_words(cubes, "cube")
    if kind is HERO:
        return f"{paid}: {GRIT_LOST[cubes]} Grit lost"
    if kind is SKELETON:
        return f"{paid}: it falls" + (f", {cubes - 1} Stability lost" if cubes > 1 else "")
    return f"{paid}: {count_words(cubes, 'power card')} lost"


BACKSTAB = Act(
    "backstab",
    "VT-214",
    backstab,
    over=WAYS,
    barred=no_stabbing,
    label=lambda s, me, name, cubes: f"Stab {foe_words(name)} with {count_words(cubes, 'cube')}",
    points=lambda s, me, name, cubes: f"piece:{name}",
    detail=harm_words,
)


# -- all of them ---------------------------------------------------------------------------

ACTIONS: tuple[Act[Vast, ...], ...] = (LOOT, PICK_LOCK, PICKPOCKET, BACKSTAB, HIDE)


def action_options(s: Vast) -> list[Option]:
    """VT-214: what his cubes can buy where he stands."""
    t, m, options = s.thief, s.map, list[Option]()
    bit = 1 << t.at
    if m.hoards & bit and t.cubes:
        options.append(LOOT.option)
    if m.vaults & bit and not t.tried & bit:
        options += [PICK_LOCK.table[n] for n in (1, 2, 3) if lock_cost(s, n) <= t.cubes]
    if t.cubes:
        paid = range(1, min(3, t.cubes) + 1)
        found = [name for name in marks(s, 0) if goods(s, FIGURES[name][0].role)]
        options += [PICKPOCKET.table[name, n] for name in found for n in paid]
        found = marks(s, CROSSBOW.of(t.upgrades))
        options += [BACKSTAB.table[name, n] for name in found for n in paid]
        if t.loot_drop:
            options.append(HIDE.option)
    return options


assert THIEF not in {kind.role for kind in PLAYERS} and len(GRIT_LOST) - 1 == LOOT_MAX
