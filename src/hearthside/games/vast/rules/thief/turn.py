"""The Thief's turn: lay the three tokens, then steps and actions in any order."""

from __future__ import annotations

from itertools import permutations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, learn, note

from ...content.board import ADJACENT, CRYPTS, INDEX, NAMES
from ...content.names import count_words
from ...content.roles import THIEF
from ...content.tiles import ENTRANCE_ID, KIND_NAMES, KINDS
from ...state import Vast
from ..edges import spread
from ..flow import end_turn, finish
from ..lists import Spots
from ..movement import offered, rings, steps_to, too_far, union
from ..pieces import pillar_mask
from ..tiles import reveal
from .actions import ACTIONS, action_options, no_cubes
from .moments import CLIMB_COST
from .traits import MOVEMENT, STATS, STEALTH, THIEVERY, TOKENS, lairs, stash, stat

LOW_TO_HIGH = "lmh"
PLANS = ["".join(order) for order in permutations(LOW_TO_HIGH)]
"""Which token lies on Movement, Stealth and Thievery: the low, the middle or the high one."""


def thief_returns(s: Vast) -> None:
    """VT-204, VT-229: before his first turn, and after his death, he comes in by the Entrance."""
    t = s.thief
    if t.at < 0:
        t.at = s.map.tile.index(ENTRANCE_ID)
        note(s, "thief_returns", NAMES[t.at], rule="VT-229")
    t.robbed = t.tried = t.rerolls = 0
    s.step = "thief_plans"


# -- the tokens ----------------------------------------------------------------------------


def shown(s: Vast, plan: str) -> list[int]:
    """What the tokens show in this order."""
    return [TOKENS[LOW_TO_HIGH.index(token)].of(s.thief.upgrades) for token in plan]


def no_plan(s: Vast, me: int, plan: str) -> str | Bar | None:
    """VT-207: tokens that show the same need no second order."""
    first = next(other for other in PLANS if shown(s, other) == shown(s, plan))
    return None if first == plan else Bar("VT-207", "It is the same as another order.")


def lay_tokens(s: Vast, me: int, plan: str) -> None:
    """VT-207: one token on each stat; as many action cubes as Thievery."""
    t = s.thief
    t.plan = [LOW_TO_HIGH.index(token) for token in plan]
    t.moves, t.cubes = stat(s, MOVEMENT), stat(s, THIEVERY)
    note(s, "planned", t.moves, stat(s, STEALTH), t.cubes, rule="VT-207")
    s.step = "thief_acts"


def plan_words(s: Vast, me: int, plan: str) -> str:
    """The order in words."""
    return ", ".join(f"{name} {n}" for name, n in zip(STATS, shown(s, plan), strict=True))


LAY_TOKENS = Act(
    "plan",
    "VT-207",
    lay_tokens,
    over=PLANS,
    barred=no_plan,
    label=plan_words,
    points="panel:thief",
)
PLANNING = Ask[Vast](
    "plan",
    "VT-207",
    (LAY_TOKENS,),
    prompt="how do you spread your wits this turn?",
    meanwhile="makes a plan",
)


def thief_plans(s: Vast) -> Asks:
    """VT-207: the three tokens, and the cubes that they give."""
    seat = s.seat_of[THIEF]
    pick = yield PLANNING(s, seat)
    yield from PLANNING.do(s, seat, pick)


# -- walking -------------------------------------------------------------------------------


def walk_rings(s: Vast) -> list[int]:
    """VT-210: over Lit and Dark tiles, past figures and tokens (VT-211); not into the pillar (VT-040)."""
    m, t = s.map, s.thief
    stops = lairs(s) if t.carried else 0  # VT-224: he stashes on the way
    return rings(spread, m, t.at, t.moves, m.tiles & ~pillar_mask(s), stops)


def no_walk(s: Vast, me: int, name: str) -> str | Bar | None:
    """VT-210: where he cannot walk."""
    m, t, to = s.map, s.thief, INDEX[name]
    if union(walk_rings(s)) >> to & 1:
        return None
    if to == t.at:
        return Bar("VT-210", "You stand there.")
    if not m.tiles >> to & 1:
        return Bar("VT-213", "There is no tile.")
    if pillar_mask(s) >> to & 1:
        return "VT-040"
    return too_far(spread, m, t.at, to, t.moves, m.tiles & ~pillar_mask(s), "VT-210")


def walk(s: Vast, me: int, name: str) -> Asks:
    """VT-210: one leg of his walk; nothing is swept and nobody fought (VT-211)."""
    t = s.thief
    t.moves -= steps_to(s, INDEX[name])
    t.at = INDEX[name]
    note(s, "thief_walked", name, rule="VT-210")
    yield from stash(s)


GO = Act(
    "go", "VT-210", walk, over=CRYPTS, barred=no_walk, label="Sneak to {0}", points="space:{0}"
)
GOES = Spots(GO)


def climbs(s: Vast) -> int:
    """VT-213: the tiles behind a wall of his own."""
    m, at = s.map, s.thief.at
    return ADJACENT[at] & m.tiles & ~spread(m, 1 << at) & ~pillar_mask(s)


def no_climb(s: Vast, me: int, name: str) -> str | Bar | None:
    """VT-214: a step through a wall, for a cube and a step."""
    t, to = s.thief, INDEX[name]
    if not climbs(s) >> to & 1:
        return Bar("VT-213", "It is not behind a wall of your tile.")
    return no_steps(s) or no_cubes(s, CLIMB_COST.of(t.upgrades))


def no_steps(s: Vast) -> Bar | None:
    """VT-210: a step costs Movement."""
    return None if s.thief.moves else Bar("VT-210", "No Movement is left.")


def climb(s: Vast, me: int, name: str) -> Asks:
    """VT-214: through the wall."""
    t = s.thief
    t.cubes -= CLIMB_COST.of(t.upgrades)
    t.moves -= 1
    t.at = INDEX[name]
    note(s, "thief_climbed", name, rule="VT-214")
    yield from stash(s)


CLIMB = Act(
    "climb",
    "VT-214",
    climb,
    over=CRYPTS,
    barred=no_climb,
    label="Climb to {0}",
    points="space:{0}",
    detail=lambda s, me, name: f"{count_words(CLIMB_COST.of(s.thief.upgrades), 'cube')} and a step",
)
CLIMBS = Spots(CLIMB)


# -- Dark tiles ----------------------------------------------------------------------------


def no_peek(s: Vast, me: int) -> str | Bar | None:
    """VT-212: the Dark tile he stands on, if he does not know it."""
    m, bit = s.map, 1 << s.thief.at
    if m.lit & bit:
        return Bar("VT-212", "The tile is Lit.")
    return Bar("VT-212", "You know what it is.") if (m.known | m.peeked) & bit else None


def peek(s: Vast, me: int) -> None:
    """VT-212: his movement ends, and he looks at the tile; only he knows then."""
    m, t = s.map, s.thief
    t.moves = 0
    m.peeked |= 1 << t.at
    learn(s)
    note(s, "peeked", NAMES[t.at], KIND_NAMES[KINDS[m.tile[t.at]]], rule="VT-212", to=(me,))
    note(s, "peeked_there", NAMES[t.at], rule="VT-212", but=(me,))


def light_up(s: Vast, me: int) -> Asks:
    """VT-212, VT-029: his movement ends, and the tile is revealed."""
    s.thief.moves = 0
    yield from reveal(s, s.thief.at, me, THIEF)


def stands(s: Vast, me: int) -> str:
    """The space he stands on."""
    return f"space:{NAMES[s.thief.at]}"


PEEK = Act(
    "peek",
    "VT-212",
    peek,
    barred=no_peek,
    label="Look at this tile",
    points=stands,
    detail="Your movement ends.",
)
REVEAL = Act(
    "reveal",
    "VT-212",
    light_up,
    barred=lambda s, me: Bar("VT-212", "The tile is Lit.") if s.map.lit >> s.thief.at & 1 else None,
    label="Reveal this tile",
    points=stands,
    detail="Your movement ends.",
)


# -- the turn ------------------------------------------------------------------------------


def end_actions(s: Vast, me: int) -> None:
    """VT-208: unused cubes go back; Expand comes after that (VT-046)."""
    s.thief.cubes = s.thief.moves = 0
    end_turn(s)


END_TURN = Act("end", "VT-208", end_actions, label="End your turn", prior=0.5)


def thief_options(s: Vast, me: int) -> list[Option]:
    """VT-208: steps and actions in any order."""
    t, m = s.thief, s.map
    options: list[Option] = []
    if t.moves:
        options = GOES.of(offered(s, walk_rings(s)))
        if t.cubes >= CLIMB_COST.of(t.upgrades):
            options += CLIMBS.of(climbs(s))
    bit = 1 << t.at
    if not m.lit & bit:
        if not (m.known | m.peeked) & bit:
            options.append(PEEK.option)
        options.append(REVEAL.option)
    options += action_options(s)
    options.append(END_TURN.option)
    return options


SNEAKING = Ask(
    "thief",
    "VT-208",
    (GO, CLIMB, PEEK, REVEAL, *ACTIONS, END_TURN),
    prompt=lambda s, steps, cubes: (
        f"sneak and steal: {count_words(steps, 'step')} and {count_words(cubes, 'cube')} left."
    ),
    meanwhile="sneaks about",
    fast=thief_options,
)


def thief_acts(s: Vast) -> Asks:
    """VT-208: steps and actions, mixed freely."""
    t, seat = s.thief, s.seat_of[THIEF]
    pick = yield SNEAKING(s, seat, t.moves, t.cubes)
    yield from SNEAKING.do(s, seat, pick)
    if s.winner >= 0:
        finish(s)
