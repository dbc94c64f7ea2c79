"""A Skill performed at a table arranged for it, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hearthside.games.vagrantsong.content.board import SPACE
from hearthside.games.vagrantsong.content.cards import SKILLS
from hearthside.games.vagrantsong.content.vagrants import VAGRANTS
from hearthside.games.vagrantsong.rules.humanity import flip_down
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import acting, go_on, set_at, sit, table

Arrange = Callable[[Journey], object]
ROW = ("B1b", "B2b", "B3b", "B4b", "B5b", "B6b", "BCb")


class Case(NamedTuple):
    """A Skill, the Coins on it, how the Bones fall, and what everybody then has gained or lost."""

    number: int
    coins: int
    bones: list[int]
    haint: int = 0
    mate: int = 0
    me: int = 0
    aim: str = "h0"
    gap: int = 1
    arrange: Arrange | None = None
    then: tuple[str, ...] = ()
    picks: tuple[str, ...] = ()


def arranged(number: int, gap: int = 1, mates: tuple[str, ...] = ()) -> Journey:
    """The performer on B1b with the Skill, the Haint `gap` further down the car, the mate next to the performer.

    Everybody has 5 Humanity; the Haint has a Threshold that nothing here reaches.
    """
    owner = SKILLS[number].owner or "cursebearer"
    names = (owner, *(mates or ("songsmith" if owner != "songsmith" else "empress",)))
    s = table(*names, haint=ROW[gap])
    set_at(s, "B1b", "B1c", "A1a", "A1d")
    s.haints[0].threshold = 30
    v = s.vagrants[0]
    if owner == "runaway":
        v.pup = SPACE["B2a"] if gap == 1 else SPACE["B1a"]
    if SKILLS[number].number > 90:
        v.westbound, v.under = True, 0
        v.skills = [-n for n in v.skills]
        for o in s.vagrants:
            assert VAGRANTS[o.who].most >= 8
    elif number not in v.skills:
        v.skills[1 if SKILLS[number].side == "L" else 3] = number
    for o in s.vagrants:
        o.humanity = 5
    return s


def slot_of(number: int) -> str:
    """Where its Coins lie."""
    return "westbound" if number > 90 else f"s{number}"


def cast(
    s: Journey,
    number: int,
    coins: int,
    bones: list[int],
    *choices: str,
    aim: str = "h0",
    picks: Any = (),
) -> Session[Journey]:
    """The Skill, performed with so many Coins at an aim, and what is chosen in its course."""
    script: dict[str, Any] = {"rolls": bones, "picks": picks} if picks else {"rolls": bones}
    session = sit(acting(s, 0, **{slot_of(number): coins}), **script)
    return go_on(session, f"skill:{number},{aim}", *choices)


def played(case: Case) -> tuple[int, int, int]:
    """What the Haint, the mate and the performer gained."""
    s = arranged(case.number, case.gap)
    if case.arrange is not None:
        case.arrange(s)
    before = [v.humanity for v in s.vagrants]
    session = cast(
        s, case.number, case.coins, case.bones, *case.then, aim=case.aim, picks=case.picks
    )
    assert session.decision is not None and session.decision.ask == "act", session.decision
    after = session.state
    gained = [v.humanity - n for v, n in zip(after.vagrants, before, strict=True)]
    return after.haints[0].humanity, gained[1], gained[0]


def wounded(s: Journey) -> None:
    """The performer's first Skill is Wounded."""
    v = s.vagrants[0]
    flip_down(v, True, next(n for n in v.skills if n > 0))
