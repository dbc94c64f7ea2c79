"""What a thief can do: search, stash, steal or wait; and what the robbed one can do about it."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, asks, learn, note

from .content import CARDS, THIEVES, WORTH
from .state import HAND, Table


def place(s: Table, me: int, card: str) -> str:
    """Where a card lies in its owner's hand."""
    return f"card:hand:{me}.{sorted(s.hands[me]).index(card)}" if card in s.hands[me] else ""


def full(s: Table, me: int) -> Bar | None:
    """PF-004: a full hand neither searches nor steals."""
    return Bar("PF-004", f"You hold {HAND} cards.") if len(s.hands[me]) >= HAND else None


# -- search ---------------------------------------------------------------------------------------


def no_search(s: Table, me: int) -> str | Bar | None:
    """PF-013: an empty vault holds nothing to find."""
    return full(s, me) or (None if s.vault.cards or s.vault.discard else "PF-013")


def search(s: Table, me: int) -> None:
    """PF-006: the die tells how many cards are found."""
    rolled = s.dice.roll()
    found = s.vault.deal(s, min({1: 0, 6: 2}.get(rolled, 1), HAND - len(s.hands[me])))
    s.hands[me] += found
    note(s, "search", me, rolled, len(found), rule="PF-006")
    for card in found:
        note(s, "found", me, card, rule="PF-006", to=(me,))


SEARCH = Act(
    "search",
    "PF-006",
    search,
    barred=no_search,
    label="Search the vault",
    points="vault",
    detail="A die: nothing on a 1, two cards on a 6, one card otherwise.",
)


# -- stash ----------------------------------------------------------------------------------------


def stash(s: Table, me: int, card: str) -> None:
    """PF-007: a treasure is laid open and scores."""
    s.hands[me].remove(card)
    s.stashes[me].append(card)
    note(s, "stash", me, card, rule="PF-007")


STASH = Act(
    "stash",
    "PF-007",
    stash,
    over=WORTH,
    barred=lambda s, me, card: None if card in s.hands[me] else "PF-007",
    label=lambda s, me, card: f"Stash {CARDS[card]} for {WORTH[card]}",
    points=place,
)


# -- steal ----------------------------------------------------------------------------------------


def no_steal(s: Table, me: int, victim: int) -> str | Bar | None:
    """PF-009: there must be a hand to reach into, and it is not one's own."""
    nobody = victim == me or victim >= s.seats or not s.hands[victim]
    return full(s, me) or ("PF-009" if nobody else None)


def steal(s: Table, me: int, victim: int) -> Asks:
    """PF-008: a blind pick, unless a lock is shown."""
    note(s, "steal", me, victim, rule="PF-008")
    answer = yield ANSWER(s, victim, me)
    if answer.verb == "lock":  # PF-010
        s.hands[victim].remove("lock")  # PF-010
        s.vault.throw("lock")  # PF-010
        note(s, "locked", victim, me, rule="PF-010")
        return
    loot = s.dice.pick(s.hands[victim])
    s.hands[victim].remove(loot)
    s.hands[me].append(loot)
    learn(s)
    note(s, "stolen", me, victim, rule="PF-008", but=(me, victim))
    note(s, "loot", me, victim, loot, rule="PF-008", to=(me, victim))


STEAL = Act(
    "steal",
    "PF-008",
    steal,
    over=range(len(THIEVES)),
    barred=no_steal,
    label=lambda s, me, victim: f"Steal from {THIEVES[victim]}",
    points="hand:{0}",
)

LOCK = Act[Table, []](
    "lock",
    "PF-010",
    barred=lambda s, me: None if "lock" in s.hands[me] else "PF-010",
    label="Show a lock",
    points=lambda s, me: place(s, me, "lock"),
)
ALLOW = Act[Table, []]("allow", "PF-010", label="Let it go")
ANSWERS = {True: [LOCK.option, ALLOW.option], False: [ALLOW.option]}

ANSWER = Ask(
    "answer",
    "PF-010",
    (LOCK, ALLOW),
    prompt=lambda s, thief: f"{THIEVES[thief]} reaches for your cards. Show a lock?",
    meanwhile="feels a hand in the pocket",
    fast=lambda s, me: ANSWERS["lock" in s.hands[me]],
    always=True,  # whoever is not asked has no lock, and the thief would know
)


# -- wait, and the turn ---------------------------------------------------------------------------

WAIT = Act[Table, []]("wait", "PF-014", lambda s, me: None, label="Wait", prior=0.2)


STASHES, THEFTS, DIG, IDLE = STASH.table, STEAL.table, SEARCH.option, WAIT.option


def turn_options(s: Table, me: int) -> list[Option]:
    """What nothing bars, made without asking every candidate: this list is drawn up at every turn."""
    mine = s.hands[me]
    can = [STASHES[card] for card in dict.fromkeys(mine) if card in STASHES]  # PF-007
    if len(mine) < HAND:  # PF-004
        # PF-009
        can += [THEFTS[seat] for seat, hand in enumerate(s.hands) if hand and seat != me]
        if s.vault.cards or s.vault.discard:  # PF-013
            can.append(DIG)
    can.append(IDLE)  # PF-014
    return can


TURN = Ask(
    "act",
    "PF-005",
    (STASH, STEAL, SEARCH, WAIT),
    prompt="what do you do?",
    meanwhile="looks around",
    fast=turn_options,
)
ASKS = asks(TURN, ANSWER)
