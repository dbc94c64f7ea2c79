"""The one step of Pilfer: a turn, with the robbed thief's answer in the middle of it."""

from __future__ import annotations

from hearthside.kernel import END, Asks, Decision, Dice, Option, Outcome, Steps, learn, note

from .state import HAND, ROUNDS, WORTH, Table, worth

step = Steps[Table]()

SEARCH, WAIT, LOCK, ALLOW = Option("search"), Option("wait"), Option("lock"), Option("allow")
STASH = {card: Option("stash", card) for card in WORTH}
STEAL = [Option("steal", seat) for seat in range(4)]


def acts(s: Table) -> list[Option]:
    """What the thief whose turn it is may do."""
    me = s.turn
    can = [STASH[card] for card in dict.fromkeys(s.hands[me]) if card in STASH]  # PF-007
    if len(s.hands[me]) < HAND:  # PF-004
        can += [STEAL[seat] for seat in range(s.seats) if seat != me and s.hands[seat]]  # PF-009
        if s.vault.cards or s.vault.discard:  # PF-013
            can.append(SEARCH)
    can.append(WAIT)  # PF-014
    return can


@step
def turn(s: Table) -> Asks:
    """One act, then the next thief."""
    act = yield Decision(s.turn, "act", acts(s), rule="PF-005")
    if act.verb == "search":
        search(s)
    elif act.verb == "stash":
        stash(s, str(act.args[0]))
    elif act.verb == "steal":
        yield from steal(s, int(act.args[0]))
    pass_on(s)


def search(s: Table) -> None:
    """PF-006: the die tells how many cards are found."""
    rolled = s.dice.roll()
    found = s.vault.deal(s, min({1: 0, 6: 2}.get(rolled, 1), HAND - len(s.hands[s.turn])))
    s.hands[s.turn] += found
    note(s, "search", s.turn, rolled, len(found), rule="PF-006")
    for card in found:
        note(s, "found", s.turn, card, rule="PF-006", to=(s.turn,))


def stash(s: Table, card: str) -> None:
    """PF-007: a treasure is laid open and scores."""
    s.hands[s.turn].remove(card)
    s.stashes[s.turn].append(card)
    note(s, "stash", s.turn, card, rule="PF-007")


def steal(s: Table, victim: int) -> Asks:
    """PF-008: a blind pick, unless a lock is shown."""
    note(s, "steal", s.turn, victim, rule="PF-008")
    answers = [LOCK, ALLOW] if "lock" in s.hands[victim] else [ALLOW]
    answer = yield Decision(victim, "answer", answers, rule="PF-010", about=(s.turn,))
    if answer.verb == "lock":
        s.hands[victim].remove("lock")
        s.vault.throw("lock")
        note(s, "locked", victim, s.turn, rule="PF-010")
        return
    loot = s.dice.pick(s.hands[victim])
    s.hands[victim].remove(loot)
    s.hands[s.turn].append(loot)
    learn(s)
    note(s, "stolen", s.turn, victim, rule="PF-008", but=(s.turn, victim))
    note(s, "loot", s.turn, victim, loot, rule="PF-008", to=(s.turn, victim))


def pass_on(s: Table) -> None:
    """The next thief, the next round, or the end."""
    if worth(s.stashes[s.turn]) >= s.goal:  # PF-011
        s.step = END
        return
    s.turn = (s.turn + 1) % s.seats
    if s.turn == 0:
        s.round += 1
        if s.round > ROUNDS:  # PF-012
            s.step = END


def outcome(s: Table) -> Outcome | None:
    """The richest stash wins, at the goal or when the candle is out."""
    if s.step != END:
        return None
    sums = [worth(stash) for stash in s.stashes]
    best = max(sums)
    how, rule = ("goal", "PF-011") if best >= s.goal else ("candle", "PF-012")
    return Outcome(tuple(1.0 if n == best else 0.0 for n in sums), how, rule)


def forbids(s: Table, decision: Decision, option: Option) -> str | None:
    """The rule that keeps an act off the list."""
    if decision.ask == "answer":
        return "PF-010"
    if option.verb in ("search", "steal") and len(s.hands[s.turn]) >= HAND:
        return "PF-004"
    return {"search": "PF-013", "steal": "PF-009", "stash": "PF-007"}.get(option.verb)


def redeal(s: Table, seat: int, rng: Dice) -> None:
    """Shuffle the vault and every other hand together, and deal as many as before."""
    others = [i for i in range(s.seats) if i != seat]
    hidden = s.vault.cards + [card for i in others for card in s.hands[i]]
    rng.shuffle(hidden)
    for i in others:
        s.hands[i] = [hidden.pop() for _ in s.hands[i]]
    s.vault.cards = hidden


def invariants(s: Table) -> list[str]:
    """Twenty-eight cards, no hand above five."""
    piles = [s.vault.cards, s.vault.discard, *s.hands, *s.stashes]
    total = sum(map(len, piles))
    wrong = [f"{total} cards instead of 28"] if total != 28 else []
    return wrong + [f"seat {i} holds {len(h)}" for i, h in enumerate(s.hands) if len(h) > HAND]
