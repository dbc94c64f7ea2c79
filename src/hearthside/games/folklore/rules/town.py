"""Towns: the market, and which locations a character may use."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, note

from ..content import TOWNS
from ..content.names import SERVICE_NAMES
from ..state import ALIVE, GHOST, LIMBO, Hero, Tale
from .goods import SCRAPE
from .market import PRICES
from .pack import CHANGES, PROVIDE, changes, provisions
from .party import asked, put
from .services import SERVICES, can_revive, pay_together
from .using import BANDAGE, BOON

STOCK = 5
VISITS = {3: "FL-055", 2: "FL-056", 1: "FL-057"}
"""The rule of a town by how many locations a character may use in a visit."""


def open_market(s: Tale) -> None:
    """Five item cards lie out for as long as the group is in town."""
    close_market(s)
    s.market = s.items.deal(s, s.tune.get("stock", STOCK))


def close_market(s: Tale) -> None:
    """What nobody bought goes back."""
    for name in s.market:
        s.items.throw(name)
    s.market = []


# -- where to go ----------------------------------------------------------------------------------


def no_visit(s: Tale, seat: int, place: str) -> str | Bar | None:
    """Which locations a character may still use (FL-055 to FL-057, FL-059, FL-061, FL-064)."""
    h, town = asked(s), TOWNS[s.place]
    if place not in town.services:
        return Bar("FL-054", f"{town.name} has none.")
    if h.wanted:
        return "FL-059"
    if h.visits <= 0:
        return VISITS[town.visits]
    return no_help(s, h, place) if h.form in (GHOST, LIMBO) else None


def no_help(s: Tale, h: Hero, place: str) -> str | Bar | None:
    """FL-337, FL-339: the dead go only where they are called back."""
    rule, door = ("FL-339", "gypsies") if h.form == LIMBO else ("FL-337", "physician")
    if place != door:
        return rule
    return None if can_revive(s, h) else Bar(rule, f"It takes {PRICES['revive']} coins of all.")


def visit(s: Tale, seat: int, place: str) -> None:
    """Through a door (FL-054)."""
    h = asked(s)
    s.location = place
    h.visits -= 1


VISIT = Act(
    "visit",
    "FL-054",
    visit,
    over=SERVICES,
    barred=no_visit,
    label=lambda s, seat, place: f"Go to {SERVICE_NAMES[place]}",
    points="location:{0}",
)


def no_pardon(s: Tale, seat: int) -> str | Bar | None:
    """FL-059: whoever is wanted can pay for it in any town."""
    h = asked(s)
    if not h.wanted:
        return Bar("FL-059", "You are not wanted.")
    purse = h.coins if h.form == ALIVE else sum(a.coins for a in s.heroes)
    if purse < PRICES["pardon"]:
        return Bar("FL-059", f"It costs {PRICES['pardon']} coins, you have {purse}.")
    return None


def pardon(s: Tale, seat: int) -> None:
    """FL-059: the fine is paid, for the dead by all together."""
    h = asked(s)
    if h.form == ALIVE:
        h.coins -= PRICES["pardon"]
    else:
        pay_together(s, h, PRICES["pardon"])
    h.wanted = False
    note(s, "deal", h.who, "pardon", "", rule="FL-059")


PARDON = Act(
    "pardon",
    "FL-059",
    pardon,
    barred=no_pardon,
    label=f"Pay the fine ({PRICES['pardon']} coins)",
    prior=2.0,
)


def be_done(s: Tale, seat: int) -> None:
    """The next character's turn in town."""
    s.town_queue.pop(0)


DONE = Act("done", "FL-054", be_done, label="Be done with the town", prior=0.3)
VISITING, PARDONED, LEAVES = VISIT.table, PARDON.option, DONE.option


def town_options(s: Tale, seat: int) -> list[Option]:
    """Doors that are open, the fine, changes to the pack (FL-315), or the road."""
    h = asked(s)
    doors = TOWNS[s.place].services
    out: list[Option] = []
    if h.wanted:
        if no_pardon(s, seat) is None:
            out.append(PARDONED)
    elif h.visits > 0:
        dead = h.form != ALIVE
        out += [VISITING[place] for place in doors if not (dead and no_help(s, h, place))]
    out += changes(s, h)
    if h.form == ALIVE:
        out += provisions(s, h)
    out.append(LEAVES)
    return out


LOCATION = Ask(
    "location",
    "FL-054",
    (VISIT, PARDON, *CHANGES, PROVIDE, BOON, BANDAGE, SCRAPE, DONE),
    prompt="where in town do you go?",
    meanwhile="looks up and down the street",
    fast=town_options,
)


def ask_location(s: Tale, h: Hero) -> Asks:
    """Which location next, or done with the town."""
    pick = yield put(s, h, LOCATION)
    yield from LOCATION.do(s, h.seat, pick)
