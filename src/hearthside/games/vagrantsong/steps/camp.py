"""The Camp Phase, step by step: Tear Down, Build Up, In-Between, the next Scenario (VS-239 to VS-273)."""

from __future__ import annotations

from hearthside.kernel import ANYONE, END, Asks, note

from ..content.between import CARDS
from ..content.junk import JUNK
from ..content.line import (
    BONUS,
    LAST_STAND,
    PATHS,
    SKIPPED,
    bonus_due,
    card_after,
    next_after,
    nights_ahead,
    open_doors,
    path_ended,
)
from ..content.page import SCENARIOS
from ..rules.camp.between import ANSWER, DOOR
from ..rules.camp.exclusive import EXCLUSIVE, moment_of, owes
from ..rules.camp.managing import MANAGE
from ..rules.camp.spending import SPEND
from ..rules.camp.tearing import open_camp, read_moment, tear_down
from ..rules.story import read
from ..state import Journey
from .night import step


@step
def moment(s: Journey) -> Asks:
    """Read the Victory or Defeat Moment (VS-239)."""
    last = s.over in SCENARIOS[s.scenario].ends
    s.phase = "over" if last else "camp"
    yield from read_moment(s)
    s.step = "last_stop" if last else "tearing_down"


@step
def tearing_down(s: Journey) -> Asks:
    """Tear Down, then pool the Coins (VS-240 to VS-245)."""
    yield from tear_down(s)
    open_camp(s)
    gift = SCENARIOS[s.scenario].camp
    if gift is not None:
        yield from gift(s)
    s.step = "spending" if path_ended(s) < 0 else "exclusives"


@step
def exclusives(s: Journey) -> Asks:
    """At the end of a path each Vagrant chooses a Skill of their own, free (VS-250)."""
    for v in s.vagrants:
        if owes(s, v):
            yield from read(s, moment_of(s, v.who))
            pick = yield EXCLUSIVE(s, v.seat)
            yield from EXCLUSIVE.do(s, v.seat, pick)
    s.step = "spending"


@step
def spending(s: Journey) -> Asks:
    """Players spend the pool together, one Camp Action at a time (VS-245)."""
    pick = yield SPEND(s, ANYONE, s.camp.pool)
    yield from SPEND.do(s, ANYONE, pick)


@step
def managing(s: Journey) -> Asks:
    """Rearrange Skills and Junk, change Vagrants, join, leave (VS-260 to VS-268)."""
    pick = yield MANAGE(s, ANYONE)
    yield from MANAGE.do(s, ANYONE, pick)


@step
def breaking_camp(s: Journey) -> Asks:
    """The next In-Between card is turned up (VS-270, VS-272), unless the way is settled already."""
    s.camp.card = card_after(s)
    s.camp.next = next_after(s)
    s.camp.answers = [-1] * len(s.vagrants)
    s.camp.shown = False
    s.step = "onward"
    if s.camp.last_stand:  # VS-238
        s.camp.next = LAST_STAND if s.scenario != LAST_STAND else ""
        s.camp.marks[SKIPPED] = max(0, nights_ahead(s) - 1)
    elif bonus_due(s):
        s.camp.rejoin, s.camp.next = s.scenario, BONUS
        yield from read(s, "m80")
    elif s.camp.card in CARDS:
        s.phase = "between"
        yield from read(s, f"ib{s.camp.card}")
        s.step = "between"


@step
def between(s: Journey) -> Asks:
    """Each player answers in secret with a lettered Coin, or all choose a door (VS-270)."""
    card = CARDS[s.camp.card]
    if card.doors:
        s.step = "onward"
        if open_doors(s):
            pick = yield DOOR(s, ANYONE)
            s.camp.doors.append(str(pick[1]))
            s.camp.next = PATHS[s.door][0]
            note(s, "door", s.door, rule="VS-273")
        return
    if not card.choices:
        s.step = "onward"
        return
    for v in s.vagrants:
        if s.camp.answers[v.seat] < 0:
            pick = yield ANSWER(s, v.seat)
            s.camp.answers[v.seat] = "abc".index(str(pick[1]))
            note(s, "answered", v.who, rule="VS-270")
            return
    s.step = "reveal"


@step
def reveal(s: Journey) -> Asks:
    """Turn the card over; each answer comes true for its Vagrant (VS-271)."""
    card = CARDS[s.camp.card]
    s.camp.shown = True
    s.learned += 1
    for v in s.vagrants:
        choice = card.choices[s.camp.answers[v.seat]]
        v.between = choice.back
        note(s, "came_true", v.who, "abc"[s.camp.answers[v.seat]], card.number, rule="VS-271")
        yield from choice.effect(s, v.seat)
    s.step = "onward"


@step
def onward(s: Journey) -> None:
    """The next Scenario is the one the Moment or the card names (VS-273)."""
    if s.camp.next not in SCENARIOS:
        s.step = "last_stop"
        return
    s.scenario = s.camp.next
    if s.favour:
        _lend_junk(s)
    s.step = "set_up"


def _lend_junk(s: Journey) -> None:
    """DC's Favour: a random Junk of the highest tier in the deck serves everybody for a Scenario."""
    deck = s.camp.junk_deck
    if deck:
        top = max(JUNK[n].tier for n in deck)
        s.favour = s.dice.pick([n for n in deck if JUNK[n].tier == top])
        deck.remove(s.favour)
        note(s, "lent", s.favour, rule="VS-258")
        for v in s.vagrants:
            v.lent = s.favour


@step
def last_stop(s: Journey) -> None:
    """The line goes no further: the campaign ends here."""
    s.phase = "over"
    s.step = END
