"""What the reckonings of Folklore's rules share: tables arranged by chance, squares counted by pencil, groups to befall."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from hearthside.games.folklore.content import CREATURES
from hearthside.games.folklore.content.notation import effects
from hearthside.games.folklore.rules import boosts
from hearthside.games.folklore.rules.effects import perform
from hearthside.games.folklore.state import ALIVE, DEFEND, GHOST, LIMBO, Foe, Hero, Tale, here
from hearthside.kernel import ScriptedDice

from .table import add, arena, ghost, run

KINDS = ("zombie", "wolf", "cultist", "candle_priest", "mossback", "rat_swarm", "bear_man")
PARTY = ("witch_hunter", "arcanist", "poacher")


def at(square: int) -> tuple[int, int]:
    """Column and row of a square."""
    return square % 10, square // 10


def under(figure: Hero | Foe) -> list[tuple[int, int]]:
    """The squares a figure covers: one, or two by two."""
    if figure.at < 0:
        return []
    x, y = at(figure.at)
    large = isinstance(figure, Foe) and CREATURES[figure.kind].size == 2
    return [(x + dx, y + dy) for dx, dy in product((0, 1) if large else (0,), repeat=2)]


def apart(a: Hero | Foe, b: Hero | Foe) -> int:
    """Spaces between two figures, diagonals counted as one."""
    return min((max(abs(x - u), abs(y - v)) for x, y in under(a) for u, v in under(b)), default=99)


def ours(figure: Hero | Foe) -> bool:
    """Whether a figure fights for the group (FL-201, FL-202)."""
    return isinstance(figure, Hero) or figure.owner >= 0 or figure.ruler >= 0


def tables(n: int = 60, board: str = "open_road") -> Iterator[tuple[Tale, Random]]:
    """Tables with characters, foes, allies and foes under control, each on squares of its own."""
    for seed in range(n):
        dice = Random(seed)
        s = arena(*PARTY, foes=(), board=board)
        places = [(x, y) for x in range(0, 9, 2) for y in range(0, 9, 2)]
        dice.shuffle(places)
        for h in s.heroes:
            x, y = places.pop()
            h.at = y * 10 + x
            h.form = dice.choice((ALIVE, ALIVE, ALIVE, GHOST))
        for kind in dice.sample(KINDS, 5):
            f = add(s, kind, "E5")
            x, y = places.pop()
            f.at = y * 10 + x
            f.owner, f.ruler = dice.choice(((-1, -1), (-1, -1), (-1, -1), (0, -1), (-1, 0)))
        yield s, dice


def everybody(s: Tale) -> list[Hero | Foe]:
    return [*(h for h in s.heroes if h.at >= 0), *here(s).foes]


MARKS = ("skip", "no_attack", "weaken", "razor_left", "reduced")


def marked(h: Hero) -> None:
    """A character with something of everything that clings to one."""
    for name in MARKS:
        setattr(h, name, 1)
    h.target, h.last_target, h.streak, h.stance = 3, 4, 2, DEFEND
    h.done, h.steps, h.hand = 7, 3, 1
    h.rooted = h.guarded = h.flamed = True
    h.spent_combat, h.spent_round, h.handled = ("a",), ("b",), ("c",)
    boosts.boost(h, "drum", "might", 5, 2)


RESIST = {
    "bloodlust": "faith", "cursed": "occult", "deranged": "awareness", "fractured": "trickery", "immobilized": "trickery",
    "lycanthropy": "occult", "possessed": "faith", "sickened": "ecology", "spooked": "nerve", "transformed": "occult",
}  # fmt: skip
"""The skill that resists each status."""


def group() -> Tale:
    """A living leader, another who lives, a ghost and one in limbo, on a map with a zombie."""
    s = arena(
        "witch_hunter", "arcanist", "hedge_witch", "telepath",
        foes=(("zombie", "F5"),), spots=("E5", "D5", "E6", "A1"),
    )  # fmt: skip
    ghost(s, s.heroes[2])
    s.heroes[3].form, s.heroes[3].at = LIMBO, -1
    for h in s.heroes[:2]:
        h.vita, h.pp, h.coins, h.lore = 5, 2, 20, 40
    s.heroes[2].gp, s.heroes[2].coins, s.heroes[2].lore = 6, 20, 40
    return s


def befall(s: Tale, text: str, *rolls: int) -> Tale:
    """What a card says happens to the leader, who brought it on."""
    if rolls:
        s.dice = ScriptedDice(rolls=list(rolls), seed=1)
    run(perform(s, s.heroes[0], effects(text)))
    return s


def pools(s: Tale, name: str) -> list[int]:
    return [getattr(h, name) for h in s.heroes]
