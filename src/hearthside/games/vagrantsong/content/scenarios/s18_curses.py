"""The Curses of Scenario 18: what each does to whoever bears it, how it comes off, and Withering, which is one too."""

from __future__ import annotations

from typing import Any

from hearthside.kernel import Asks, note

from ...rules.asking import SEATS
from ...rules.bindle import discard
from ...rules.bones import plain_roll, roll
from ...rules.breaks import complete
from ...rules.coins import begin, bones_for, coins_on, move_value, no_action, use_foot
from ...rules.humanity import lose
from ...rules.movement import drift
from ...rules.places import bodies, where
from ...rules.pockets import drop_event
from ...rules.ties import worst_body
from ...state import EVENT, Journey
from ..board import CAR, TRAIN
from ..junk import total
from ..names import rider
from ..page import Effect, Event, Said, Track, deed
from ..vagrants import VAGRANTS
from .s18_bells import MAGNET, SHE, cracked, curses, nailed

LIFTED = Track("lifted")


def made_of_iron(s: Journey) -> Asks:
    """So many Coffins are shut at once, and nobody draws her: a Ritual."""
    drawn = any(EVENT[MAGNET] in v.kept for v in s.vagrants)  # VN-1876
    if len(nailed(s)) >= s.players + 2 and not drawn:  # VN-1890
        yield from complete(s, "iron")


def lift(s: Journey, number: int) -> Asks:
    """A Curse comes off whoever bears it, and is set aside; the fourth that does is a Ritual."""
    yield from drop_event(s, number)  # VN-1802
    yield from lifted(s)
    yield from made_of_iron(s)


def lifted(s: Journey) -> Asks:
    """One more Curse has come off."""
    if LIFTED.add(s) >= 4:  # VN-1891
        yield from complete(s, "words")


def tongue_tied(s: Journey, i: int, what: str) -> Said:
    """Event 1: no second Coin on a Skill."""
    skill = what[0] == "s" and what[1:].isdigit()
    return "VN-1871" if skill and coins_on(s.vagrants[i], what) else None


def takes_salt(s: Journey, i: int, token: str) -> Asks:
    """Event 1 comes off with Salt."""
    if token == "salt":  # VN-1871
        yield from lift(s, 1)


def takes_foot(s: Journey, i: int, token: str) -> Asks:
    """Event 2 comes off with a Rabbit's Foot."""
    if token == "foot":  # VN-1872
        yield from lift(s, 2)


def counts_failures(s: Journey, i: int, bones: list[int], success: int) -> Asks:
    """Event 3: 1 for each Bone that is no success; off with two successes in a roll of the own turn."""
    wins = sum(bone >= success for bone in bones)
    yield from lose(s, i, len(bones) - wins, "VN-1873")
    if wins >= 2 and s.active == i and EVENT[3] in s.vagrants[i].kept:  # VN-1873
        yield from lift(s, 3)


def sleepwalks(s: Journey, i: int) -> Asks:
    """Event 4 at the end of the own turn: on a 5 or 6 its bearer goes for the nearest Vagrant."""
    v = s.vagrants[i]
    others = [b for b in bodies(s) if b & 7 != i]  # VS-072
    if v.at < 0 or not others or plain_roll(s, v) < 5:  # VN-1874
        return
    least = min(TRAIN.dist[v.at][where(s, b)] for b in others)
    prey = worst_body(s, [b for b in others if TRAIN.dist[v.at][where(s, b)] == least])
    yield from drift(s, i, move_value(s, v) + 2, 1 << where(s, prey))  # VN-1874
    if v.at >= 0 and where(s, prey) >= 0 and TRAIN.near[v.at] >> where(s, prey) & 1:
        value = VAGRANTS[v.who].bust - total(v, "bust")
        wins = sum(plain_roll(s, v) >= value for _ in range(3))  # VN-1874
        yield from lose(s, prey & 7, 2 * wins, "VN-1874")


def wakes(s: Journey, i: int) -> Asks:
    """A Wound in the car takes Event 4 off anybody else there."""
    at = s.vagrants[i].at
    for v in s.vagrants:
        near = v.at >= 0 and at >= 0 and CAR[v.at] == CAR[at]
        if EVENT[4] in v.kept and v.seat != i and near:  # VN-1874
            yield from lift(s, 4)


def echoed(s: Journey, i: int, n: int) -> int:
    """Event 5: what her actions make somebody lose."""
    return n + cracked(s, i) if s.acting == SHE else n  # VN-1875


def no_look(s: Journey, i: int, to: int) -> Said:
    """A Coin on Investigate, next to somebody else who bears Event 5."""
    v = s.vagrants[i]
    if to >= len(s.vagrants) or to == i or EVENT[5] not in s.vagrants[to].kept:
        return "VN-1875"
    bar = no_action(v, "investigate")
    if bar is not None:
        return bar
    there = s.vagrants[to].at
    return None if v.at >= 0 and there >= 0 and TRAIN.near[v.at] >> there & 1 else "VS-016"


def looks_closer(s: Journey, i: int, to: int) -> Asks:
    """Another's Event 5 is Investigated: a success takes it off."""
    v = s.vagrants[i]
    begin(v, "investigate")
    value = VAGRANTS[v.who].investigate - total(v, "investigate")
    wins, _ = yield from roll(s, v, bones_for(v, coins_on(v, "investigate")), value)
    if wins:
        yield from lift(s, 5)  # VN-1875
    use_foot(s, v, "investigate")


LOOK_AT = deed(
    "look_at",
    "VN-1875",
    looks_closer,
    over=lambda: SEATS,
    barred=no_look,
    label=lambda s, i, to: f"Investigate the Curse on {rider(s, to)}",
    points="seat:{0}",
)


def no_wash(s: Journey, i: int) -> Said:
    """Event 6 on oneself, and Salt to discard."""
    v = s.vagrants[i]
    return None if EVENT[MAGNET] in v.kept and "salt" in v.tokens else "VN-1876"


def washes(s: Journey, i: int) -> Asks:
    """Salt is discarded, which is not using it, and Event 6 comes off."""
    v = s.vagrants[i]
    v.tokens.remove("salt")
    discard(s, "salt")  # VN-1876
    note(s, "shook_off", v.who, "salt", rule="VN-1876")
    yield from lift(s, MAGNET)


WASH = deed(
    "wash", "VN-1876", washes, barred=no_wash, label="Discard some Salt to be rid of the Lodestone"
)


def withers(s: Journey, i: int) -> Asks:
    """Withering at the end of the own turn: 1 for each Curse."""
    yield from lose(s, i, len(curses(s.vagrants[i])), "VN-1815")


def freshens(s: Journey, i: int) -> Asks:
    """Withering is a Curse, and has come off."""
    if not s.vagrants[i].westbound:
        yield from lifted(s)


WITHERING = Effect(
    key="withering",
    name="Withering",
    text="A Curse. At the end of your turn you lose 1 for each Curse on you. Discard an Apple to be rid of it.",
    state=True,
    cure="apple",
    turn_end=withers,
    ends=freshens,
)


def curse(number: int, title: str, text: str, **hooks: Any) -> Event:
    """A Curse: kept by whoever draws it, in no pocket."""
    words = f"A Curse. {text}"
    return Event(number=number, title=title, text=words, carry=True, free=True, **hooks)  # VN-1802


CURSED = (
    curse(
        1, "A Knotted Tongue", "No more than 1 Coin on any Skill. Off when you gain Salt.", bars=tongue_tied, took=takes_salt,
    ),
    curse(
        2, "A Black Cat's Eye", "Your 6s bring no further Bones. Off when you gain a Rabbit's Foot.",
        plain_sixes=1, took=takes_foot,  # VN-1872
    ),
    curse(
        3, "A Crooked Thumb",
        "Each Bone of your actions and Skills that is no success costs you 1. Off when one of your turn has two successes or more.",
        rolled=counts_failures,
    ),
    curse(
        4, "A Sleepwalker's Shoe",
        "At the end of your turn roll a Bone. 5 or 6: you are moved your Move value and 2 more toward the nearest Vagrant; next to "
        "them, roll 3 Bones against your Bust value: they lose 2 for each success. Off when another in your car suffers a Wound.",
        turn_end=sleepwalks,
    ),
    curse(
        5, "A Cracked Bell", "What she makes others in your car lose, in an action or at the end of her turn, is 1 more. A Vagrant next to you may Investigate you: a "
        "success takes it off.",
    ),
    curse(
        6, "A Lodestone", "When she would be set on a Coffin she is set next to you instead. Bell Made of Iron cannot be done. "
        "Discard Salt to be rid of it.",
    ),
)  # fmt: skip
"""Events 1 to 6."""
