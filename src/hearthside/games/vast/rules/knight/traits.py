"""The Knight's traits: what cubes make of her, how she gains and loses Grit, how she is hurt."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, note

from ...content.cards import Number
from ...content.roles import KNIGHT, SKELETONS
from ...state import HERO_CUBES, Vast
from ..dials import gain, lose

MOVEMENT, PERCEPTION, STRENGTH = range(3)
TRACKS = ("movement", "perception", "strength")
BOMB, BOW, MAP, SHIELD = range(4)
TOOLS = ("bomb", "bow", "ancient_map", "knight_shield")
TRACK_MAX = 3
VALUES = ((1, 3, 5, 7), (1, 2, 3, 4), (1, 2, 3, 4))
"""VT-067: what each stat is by the cubes on its track."""
PLUS = (Number(0), Number(0), Number(0))
"""VT-097: what treasures with a cube on them add to each stat."""
RALLY = Number(0)
"""VT-097: what they add to her Strength in her own turn."""
GRIT_MARKS = (5, 11, 18, 26, 35)
"""VT-085: where a hero cube waits."""


def stat(s: Vast, which: int) -> int:
    """VT-067, VT-097: a track by its cubes, and what treasures add."""
    k = s.knight
    value = VALUES[which][k.tracks[which]] + PLUS[which].of(k.charged)
    if which == STRENGTH and s.role == KNIGHT:
        value += RALLY.of(k.charged)  # VT-097
    return value


def steps_left(s: Vast) -> int:
    """VT-069: the Movement that is left."""
    return max(0, stat(s, MOVEMENT) - s.knight.steps)


def encounters_left(s: Vast) -> int:
    """VT-069: the Encounters that are left."""
    return max(0, stat(s, PERCEPTION) - s.knight.met)


def cubes_held(s: Vast) -> int:
    """Her hero cubes, wherever they lie."""
    k = s.knight
    return k.cubes + sum(k.tracks) + sum(k.tools) + len(k.charged)


# -- Grit ----------------------------------------------------------------------------------


def gain_grit(s: Vast, n: int) -> None:
    """VT-084, VT-085: Grit rises as far as 45; a cube that waits on a mark is hers at once."""
    k = s.knight
    gain(s, "knight_grit", n, "VT-084")
    for i, mark in enumerate(GRIT_MARKS):
        if k.grit >= mark and k.waiting >> i & 1:
            k.waiting ^= 1 << i
            k.cubes += 1
            note(s, "knight_cube", rule="VT-085")


def lose_grit(s: Vast, n: int) -> Asks:
    """VT-086, VT-087: Grit falls, by 1 only behind the Shield (VT-092); a mark it falls below takes a cube back."""
    k = s.knight
    lose(s, "knight_grit", min(n, 1) if k.tools[SHIELD] else n, "VT-086")  # VT-092
    for i in reversed(range(k.marks)):
        if k.grit < GRIT_MARKS[i] and not k.waiting >> i & 1 and cubes_held(s) > HERO_CUBES:
            yield from give_cube(s)
            k.waiting |= 1 << i


def give_cube(s: Vast) -> Asks:
    """VT-086: a cube at hand goes back, if there is one; else one of her choice."""
    k, seat = s.knight, s.seat_of[KNIGHT]
    if k.cubes:
        k.cubes -= 1
        note(s, "knight_cube_lost", rule="VT-086")
        return
    pick = yield TAKE_BACK(s, seat)
    yield from TAKE_BACK.do(s, seat, pick)


def lift(s: Vast, me: int, box: str) -> None:
    """VT-086: a cube that was laid goes back, and what it did is over."""
    k = s.knight
    if box in TRACKS:
        k.tracks[TRACKS.index(box)] -= 1
    elif box in TOOLS:
        k.tools[TOOLS.index(box)] -= 1
    else:
        k.charged.pop()
    note(s, "knight_cube_lost", rule="VT-086")


def no_lift(s: Vast, me: int, box: str) -> str | Bar | None:
    """VT-086: where no cube lies."""
    k = s.knight
    if box in TRACKS:
        lies = k.tracks[TRACKS.index(box)]
    else:
        lies = k.tools[TOOLS.index(box)] if box in TOOLS else len(k.charged)
    return None if lies else Bar("VT-086", "No cube lies there.")


BOX_WORDS = {
    "movement": "Movement",
    "perception": "Perception",
    "strength": "Strength",
    "bomb": "the Bomb",
    "bow": "the Bow",
    "ancient_map": "the Ancient Map",
    "knight_shield": "the Shield",
    "treasure": "a treasure",
}
LIFT = Act(
    "lift",
    "VT-086",
    lift,
    over=BOX_WORDS,
    barred=no_lift,
    label=lambda s, me, box: f"Give the cube on {BOX_WORDS[box]}",
    points=lambda s, me, box: "zone:treasures" if box == "treasure" else f"track:{box}",
)
TAKE_BACK = Ask[Vast](
    "lift",
    "VT-086",
    (LIFT,),
    prompt="your Grit sinks. From where do you give a hero cube?",
    meanwhile="gives a hero cube back",
)


# -- Health --------------------------------------------------------------------------------


def hurt_knight(s: Vast, health: int, grit: int) -> Asks:
    """VT-066, VT-099, VT-100: Health falls, at none the Skeletons have won; then Grit."""
    lose(s, "knight_health", health, "VT-099")
    if s.knight.health == 0:
        s.winner, s.how = SKELETONS, "knight_dead"  # VT-066
    elif grit:
        yield from lose_grit(s, grit)  # VT-100
