"""What can be chosen before a game of Pilfer, and what lies on the table during one."""

from __future__ import annotations

from dataclasses import dataclass, field

from hearthside.kernel import Deck, Dice, State, number, tuning

WORTH = {"coin": 1, "ring": 2, "goblet": 3, "crown": 4, "idol": 5}
VAULT = {"coin": 6, "ring": 6, "goblet": 5, "crown": 4, "idol": 2, "lock": 5}  # PF-002
HAND = 5  # PF-004
ROUNDS = 12  # PF-012
GOAL = 12  # PF-011


@dataclass(frozen=True, slots=True)
class Setup:
    """How many thieves, and for studies the goal."""

    seats: int = number(
        3, low=2, high=4, label="Thieves", help="Everyone for themselves."
    )  # PF-001
    tune: dict[str, int] = tuning()


@dataclass(slots=True, kw_only=True)
class Table(State):
    """A vault, hidden hands, open stashes, and a candle."""

    vault: Deck
    hands: list[list[str]]
    stashes: list[list[str]] = field(default_factory=list)
    turn: int = 0
    round: int = 1
    goal: int = GOAL


def start(setup: Setup, dice: Dice) -> Table:
    """Shuffle the vault and deal three cards to each thief."""
    vault = Deck([card for card, n in VAULT.items() for _ in range(n)])
    vault.shuffle(dice)
    s = Table(step="turn", seats=setup.seats, dice=dice, vault=vault, hands=[])
    s.hands = [vault.deal(s, 3) for _ in range(s.seats)]  # PF-003
    s.stashes = [[] for _ in range(s.seats)]
    s.goal = setup.tune.get("goal", GOAL)
    return s


def worth(stash: list[str]) -> int:
    """What a stash scores."""
    return sum(WORTH[card] for card in stash)
