"""The leader, the day and night token, and who is still there."""

from __future__ import annotations

from hearthside.kernel import Ask, Decision, Option, note
from hearthside.kernel.option import Arg

from ..content.names import the
from ..state import ALIVE, Hero, Tale


def leader(s: Tale) -> Hero:
    """The character who leads (FL-017)."""
    return s.heroes[s.leader]


def lead_seat(s: Tale) -> int:
    """The seat that decides for the group."""
    return s.heroes[s.leader].seat


def put(s: Tale, h: Hero, ask: Ask[Tale], *about: Arg) -> Decision:
    """A question to the player of one character; its acts read from the state who is asked."""
    s.asked = h.number
    return ask(s, h.seat, *about)


def put_of(s: Tale, h: Hero, ask: Ask[Tale], options: list[Option], *about: Arg) -> Decision:
    """The same with a list that the rule at hand has made."""
    s.asked = h.number
    return ask.of(h.seat, options, *about)


def asked(s: Tale) -> Hero:
    """The character that the question under way is put to."""
    return s.heroes[s.asked]


def hero_name(s: Tale, seat: int, number: int) -> str:
    """What the character of a number is called at the beginning of a sentence."""
    name = the(s.heroes[number].who) if number < len(s.heroes) else "nobody"
    return name[:1].upper() + name[1:]


def hero_card(s: Tale, seat: int, number: int) -> str:
    """Where the character of a number lies on the table."""
    return f"char:{s.heroes[number].who}" if number < len(s.heroes) else ""


def in_order(s: Tale) -> list[int]:
    """The numbers of all characters, clockwise from the leader (FL-016, FL-018)."""
    n = len(s.heroes)
    return [(s.leader + i) % n for i in range(n)]


def hand_on(s: Tale) -> None:
    """Give the leader's token to the next living character clockwise; a ghost never leads."""
    n = len(s.heroes)
    for i in range(1, n + 1):
        if s.heroes[(s.leader + i) % n].form == ALIVE:
            s.leader = (s.leader + i) % n
            note(s, "leads", s.heroes[s.leader].who, rule="FL-019")
            return


def pass_token(s: Tale) -> None:
    """Pass the leader's token and flip it (FL-019)."""
    hand_on(s)
    s.day = not s.day
    if s.day:
        s.days += 1


def all_fallen(s: Tale) -> bool:
    """Whether nobody is alive: the group is dead (FL-340)."""
    for h in s.heroes:
        if h.form == ALIVE:
            return False
    return True


def choose_who(s: Tale) -> list[Hero]:
    """Living characters, from the leader on."""
    return [s.heroes[i] for i in in_order(s) if s.heroes[i].form == ALIVE]


def settle(s: Tale, then: str) -> None:
    """See to fights and growth that came up, then go on with `then`."""
    s.then.append(then)
    s.step = "settle"
