"""What can be chosen before a game of Pilfer, and the table it starts from."""

from __future__ import annotations

from dataclasses import dataclass

from hearthside.kernel import Deck, Dice, Tunable, number, tuning

from .content import VAULT
from .state import GOAL, Table

TUNABLES = (Tunable("goal", GOAL, low=6, high=20, label="Worth of the stash that wins", at="goal"),)
EXAMPLES = ({"seats": 2}, {"seats": 3}, {"seats": 4})


@dataclass(frozen=True, slots=True)
class Setup:
    """How many thieves, and for studies the goal."""

    seats: int = number(
        3, low=2, high=4, label="Thieves", help="Everyone for themselves."
    )  # PF-001
    tune: dict[str, int] = tuning()


def start(setup: Setup, dice: Dice) -> Table:
    """Shuffle the vault and deal three cards to each thief."""
    vault = Deck([card for card, n in VAULT.items() for _ in range(n)])
    vault.shuffle(dice)  # PF-002
    s = Table(step="turn", seats=setup.seats, dice=dice, vault=vault, hands=[])
    s.hands = [vault.deal(s, 3) for _ in range(s.seats)]  # PF-003
    s.stashes = [[] for _ in range(s.seats)]
    return s
