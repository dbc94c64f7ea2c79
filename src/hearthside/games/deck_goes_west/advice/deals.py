"""What a trade under way may come to: terms that both sides would like are worth what they bring, and so is what
could still be added to them."""

from __future__ import annotations

from ..rules.pieces import blank, giving, laid_by, other_of
from ..state import Offer, West
from .cards import deck_worth
from .purse import season, stock, wealth
from .worth import View

WORD, PIECE = 0.02, 0.006
"""What every counter-proposal and every piece moved costs, so that nobody talks for the sake of talking."""
CARD = 0.1
"""What the card costs that is discarded for a trade."""
TRIED = 0.25
"""What it costs to begin again after a talk that came to nothing in the same turn."""
IDLE = 3.0
"""What it costs to talk where nothing can come of it, so that nobody talks only to put off passing."""
HOPED = 0.85
"""How much of what could still be added counts before it lies on the table."""
LEAST = 0.04
"""A gain that is worth a word."""


class Deal:
    """What the talk adds to the prospects of the two who talk."""

    __slots__ = ("_gains", "_opening", "_talk")

    def __init__(self, talk: Offer, gains: dict[int, float], opening: float) -> None:
        self._talk = talk
        self._gains = gains
        self._opening = opening

    def worth(self, seat: int) -> float:
        """What the talk adds to a seat's prospects."""
        if seat not in self._gains:
            return 0.0
        cost = WORD * max(0, self._talk.put - 1) + PIECE * self._talk.laid
        cost += self._opening if seat == self._talk.seat else 0.0
        return self._gains[seat] - cost


def deal_of(s: West, view: View) -> Deal:
    """What the talk under way may come to: terms that were put count if both like them, others as far as they promise."""
    talk = s.offer
    assert talk is not None
    both = (talk.seat, talk.partner)
    gains = {seat: gain(s, view, talk, seat) for seat in both}
    if talk.put and not talk.changed:
        if any(talk.blind) or not liked(s, gains):
            gains = dict.fromkeys(both, 0.0)
    elif s.mode == "versus":
        gains = bargain(s, view, talk, gains)
    else:
        best = gifts(s, view, talk)
        gains = {seat: HOPED * best + (1 - HOPED) * gains[seat] for seat in both}
    won = gains[talk.seat] if s.mode == "versus" else sum(gains.values())
    opening = CARD + TRIED * s.talks + (0.0 if won > 0 else IDLE)
    return Deal(talk, gains, opening)


def liked(s: West, gains: dict[int, float]) -> bool:
    """Whether both sides would agree: rivals only to what helps them more than the rival they have to beat."""
    a, b = gains
    if s.mode != "versus":
        return gains[a] + gains[b] > 0
    return gains[a] > gains[b] * rivalry(s, a, b) and gains[b] > gains[a] * rivalry(s, b, a)


def rivalry(s: West, seat: int, other: int) -> float:
    """How much what another gains costs a seat: all of it if that one is the rival to beat, else nothing."""
    best = max(s.points[i] for i, p in enumerate(s.players) if i != seat and not p.out)
    return 1.0 if s.points[other] == best else 0.0


def purse_after(s: West, talk: Offer, seat: int) -> list[int]:
    """What a seat would have by the terms on the table."""
    mine, theirs = giving(talk, seat), giving(talk, other_of(talk, seat))
    return [n - out + back for n, out, back in zip(s.players[seat].res, mine, theirs, strict=True)]


def gain(s: West, view: View, talk: Offer, seat: int) -> float:
    """What a seat would gain by the terms on the table, judged as it will be once they are settled."""
    p = s.players[seat]
    value = season(s) * (wealth(purse_after(s, talk, seat), view) - wealth(p.res, view))
    more, less = laid_by(talk, other_of(talk, seat)), laid_by(talk, seat)
    if more or less:
        days = s.days - s.day
        value += deck_worth(p, view, days, more, less) - deck_worth(p, view, days)
    return value


def gifts(s: West, view: View, talk: Offer) -> float:
    """Together: what each of two gains if they hand over, unit by unit, whatever the other can use better."""
    season_now = season(s)
    total = 0.0
    for kind in range(4):
        a, b = s.players[talk.seat].res[kind], s.players[talk.partner].res[kind]
        for _ in range(6):
            here = stock(a, kind, view) + stock(b, kind, view)
            ways = [(a - 1, b + 1)] * (a > 0) + [(a + 1, b - 1)] * (b > 0)
            if not ways:
                break
            best = max(ways, key=lambda way: stock(way[0], kind, view) + stock(way[1], kind, view))
            more = season_now * (stock(best[0], kind, view) + stock(best[1], kind, view) - here)
            if more < LEAST:
                break
            total += more
            a, b = best
    return total / 2


def bargain(s: West, view: View, talk: Offer, gains: dict[int, float]) -> dict[int, float]:
    """Between rivals: terms that both like, or what they come to with one piece more, or with two on a bare table."""
    me = talk.speaker
    you = other_of(talk, me)
    mine, yours = purse_after(s, talk, me), purse_after(s, talk, you)
    best = gains if liked(s, gains) else dict.fromkeys(gains, 0.0)
    now = season(s)
    steps = [step(view, mine, yours, kind, way, now) for kind in range(4) for way in (-1, 1)]
    found = [change for change in steps if change is not None]
    tries = [(change, HOPED) for change in found]
    if blank(talk, talk.seat) and blank(talk, talk.partner):
        tries += [
            ((a[0] + b[0], a[1] + b[1]), HOPED * HOPED) for a in found for b in found if a is not b
        ]
    for (won, theirs), hope in tries:
        terms = {me: gains[me] + won, you: gains[you] + theirs}
        if hope * terms[me] > best[me] and terms[you] > LEAST and liked(s, terms):
            best = {seat: hope * terms[seat] for seat in terms}
    return best


def step(
    view: View, mine: list[int], yours: list[int], kind: int, way: int, now: float
) -> tuple[float, float] | None:
    """What one unit more of a resource does to both sides: `way` 1 gives it, -1 asks for it."""
    if not (mine if way > 0 else yours)[kind]:
        return None
    won = stock(mine[kind] - way, kind, view) - stock(mine[kind], kind, view)
    theirs = stock(yours[kind] + way, kind, view) - stock(yours[kind], kind, view)
    return now * won, now * theirs
