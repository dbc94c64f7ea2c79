"""What Coins buy in Camp (VS-245 to VS-258)."""

from __future__ import annotations

from itertools import product

from hearthside.kernel import ANYONE, Act, Asks, Bar, learn, note

from ...content.cards import SKILLS
from ...content.junk import JUNK
from ...content.names import a_token, coins, junk_name, rider, skill_name
from ...state import Journey
from ..asking import RECEIVER, SEATS, Question
from ..humanity import heal_skill
from ..pockets import enforce_limit, limit
from ..slots import gain_junk, gain_skill
from ..story import read
from .tearing import reveal_junk

SKILL_COST, JUNK_COST = 2, 3  # VS-249, VS-254
BANK_MAX = 25
BANKS = {8: "m84", 16: "m83", 20: "m71"}
SIDE = {"L": "left", "R": "right", "LR": "left or right"}


def short(s: Journey, price: int) -> Bar | None:
    """VS-245: the pool must pay for it."""
    if s.camp.pool >= price:
        return None
    return Bar("VS-245", f"It costs {coins(price)}; there are {s.camp.pool} in the pool.")


# -- Skills ------------------------------------------------------------------------------------------


def no_learn(s: Journey, _: int, n: int) -> str | Bar | None:
    """VS-248: one of the two on offer, once each."""
    return short(s, SKILL_COST) if n in s.camp.offers else "VS-248"


def learn_skill(s: Journey, _: int, n: int) -> Asks:
    """VS-249: a Skill for 2 Coins; the group picks who receives it."""
    s.camp.pool -= SKILL_COST
    s.camp.offers.remove(n)
    learn(s)
    note(s, "learned", n, rule="VS-249")
    everybody = [v.seat for v in s.vagrants]
    yield from gain_skill(s, (yield from RECEIVER.choose(ANYONE, everybody, skill_name(n))), n)


LEARN = Act(
    "learn",
    "VS-249",
    learn_skill,
    over=lambda: SKILLS,
    there=lambda s, _: s.camp.offers,
    barred=no_learn,
    label=lambda s, _, n: (
        f"A Skill for the {SIDE[SKILLS[n].side]} side ({coins(SKILL_COST)}). {SKILLS[n].hint}"
    ),
    points="card:offer{0}",
)


# -- Wounds and Junk ---------------------------------------------------------------------------------


def no_mend(s: Journey, _: int, i: int, n: int) -> str | Bar | None:
    """VS-251: a Wounded Skill of somebody."""
    if i >= len(s.vagrants) or -n not in s.vagrants[i].skills:
        return "VS-251"
    return short(s, 1)


def mend(s: Journey, _: int, i: int, n: int) -> None:
    """VS-251: a Coin heals one Wound."""
    s.camp.pool -= 1
    heal_skill(s.vagrants[i], n)
    note(s, "mended", s.vagrants[i].who, n, rule="VS-251")


MEND = Act(
    "mend",
    "VS-251",
    mend,
    over=lambda: product(SEATS, SKILLS),
    there=lambda s, _: [(v.seat, abs(n)) for v in s.vagrants for n in v.skills if n],
    barred=no_mend,
    label=lambda s, _, i, n: f"Heal {skill_name(n)} for {rider(s, i)} (1 Coin)",
    points="card:skill{1}",
)


def broken(s: Journey, i: int, n: int) -> bool:
    """Whether somebody wears that Junk Broken."""
    return i < len(s.vagrants) and -n in s.vagrants[i].junk


def worn_junk(s: Journey, _: int) -> list[tuple[int, int]]:
    """Everybody's Junk, Broken or not."""
    return [(v.seat, abs(n)) for v in s.vagrants for n in v.junk if n]


def stored_junk(s: Journey, _: int) -> list[int]:
    """The Junk in the Belongings, Broken or not."""
    return [abs(n) for n in s.camp.junk]


def no_fix(s: Journey, _: int, i: int, n: int) -> str | Bar | None:
    """VS-251: Broken Junk of somebody."""
    return short(s, 1) if broken(s, i, n) else "VS-251"


def fix(s: Journey, _: int, i: int, n: int) -> None:
    """VS-251: a Coin repairs one piece of Junk."""
    v = s.vagrants[i]
    s.camp.pool -= 1
    v.junk[v.junk.index(-n)] = n
    note(s, "fixed", v.who, n, rule="VS-251")


FIX = Act(
    "fix",
    "VS-251",
    fix,
    over=lambda: product(SEATS, JUNK),
    there=worn_junk,
    barred=no_fix,
    label=lambda s, _, i, n: f"Repair the {junk_name(n)} of {rider(s, i)} (1 Coin)",
    points="card:junk{1}",
)


def no_fix_stored(s: Journey, _: int, n: int) -> str | Bar | None:
    """VS-251: Broken Junk in the Belongings."""
    return short(s, 1) if -n in s.camp.junk else "VS-251"


def fix_stored(s: Journey, _: int, n: int) -> None:
    """VS-251: what is stored can be repaired too."""
    s.camp.pool -= 1
    s.camp.junk[s.camp.junk.index(-n)] = n
    note(s, "fixed_stored", n, rule="VS-251")


FIX_STORED = Act(
    "fix_stored",
    "VS-251",
    fix_stored,
    over=lambda: JUNK,
    there=stored_junk,
    barred=no_fix_stored,
    label=lambda s, _, n: f"Repair the {junk_name(n)} in the Belongings (1 Coin)",
    points="card:junk{0}",
)


def sell(s: Journey, _: int, i: int, n: int) -> None:
    """VS-246: Broken Junk goes for a Coin."""
    v = s.vagrants[i]
    v.junk.remove(-n)
    s.camp.pool += 1
    note(s, "sold", v.who, n, rule="VS-246")


SELL = Act(
    "sell",
    "VS-246",
    sell,
    over=lambda: product(SEATS, JUNK),
    there=worn_junk,
    barred=lambda s, _, i, n: None if broken(s, i, n) else "VS-246",
    label=lambda s, _, i, n: f"Sell the broken {junk_name(n)} of {rider(s, i)} for a Coin",
    points="card:junk{1}",
    prior=0.3,
)


def sell_stored(s: Journey, _: int, n: int) -> None:
    """VS-246: Broken Junk in the Belongings goes for a Coin too."""
    s.camp.junk.remove(-n)
    s.camp.pool += 1
    note(s, "sold_stored", n, rule="VS-246")


SELL_STORED = Act(
    "sell_stored",
    "VS-246",
    sell_stored,
    over=lambda: JUNK,
    there=stored_junk,
    barred=lambda s, _, n: None if -n in s.camp.junk else "VS-246",
    label=lambda s, _, n: f"Sell the broken {junk_name(n)} for a Coin",
    points="card:junk{0}",
    prior=0.3,
)


# -- tokens and DC's Junk ----------------------------------------------------------------------------


def no_reach(s: Journey, _: int) -> str | Bar | None:
    """VS-252: somebody has room for what is found."""
    if not s.bindle or all(len(v.tokens) >= limit(s, v) for v in s.vagrants):
        return "VS-252"
    return short(s, 1)


def reach_in(s: Journey, _: int) -> Asks:
    """VS-252: Rummage 1; the token goes to any Vagrant and into the next Scenario."""
    s.camp.pool -= 1
    token = s.dice.pick(s.bindle)
    s.bindle.remove(token)
    s.aside.append(token)
    note(s, "camp_rummage", token, rule="VS-252")
    able = [v.seat for v in s.vagrants if len(v.tokens) < limit(s, v)]
    i = yield from RECEIVER.choose(ANYONE, able, a_token(token))
    s.aside.remove(token)
    s.vagrants[i].tokens.append(token)
    note(s, "kept", s.vagrants[i].who, token, rule="VS-252")
    yield from enforce_limit(s, i)


REACH_IN = Act(
    "rummage",
    "VS-252",
    reach_in,
    barred=no_reach,
    label="Reach into the Bindle (1 Coin)",
)


def no_buy(s: Journey, _: int, n: int) -> str | Bar | None:
    """VS-254: what DC holds out, one in each Camp."""
    if s.camp.bought or s.camp.offered != n:
        return "VS-254"
    return short(s, JUNK_COST)


def buy_junk(s: Journey, _: int, n: int) -> Asks:
    """VS-254: Junk for 3 Coins; the group picks who receives it."""
    s.camp.pool -= JUNK_COST
    s.camp.bought = True
    s.camp.offered = 0
    note(s, "bought_junk", n, rule="VS-254")
    everybody = [v.seat for v in s.vagrants]
    i = yield from RECEIVER.choose(ANYONE, everybody, f"the {junk_name(n)}")
    yield from gain_junk(s, i, n)


BUY_JUNK = Act(
    "buy_junk",
    "VS-254",
    buy_junk,
    over=lambda: JUNK,
    there=lambda s, _: [s.camp.offered] if s.camp.offered else [],
    barred=no_buy,
    label=lambda s, _, n: f"Buy the {junk_name(n)} ({coins(JUNK_COST)}). {JUNK[n].text}",
    points="card:junk{0}",
)


def no_other(s: Journey, _: int) -> str | Bar | None:
    """VS-255: DC has something else to show."""
    if not s.camp.offered or s.camp.bought or not s.camp.junk_deck:
        return "VS-255"
    return short(s, 1)


def other_junk(s: Journey, _: int) -> None:
    """VS-255: DC shows another card; the old one is shuffled back."""
    camp = s.camp
    camp.pool -= 1
    old = camp.offered
    reveal_junk(s)
    note(s, "other_junk", old, camp.offered, rule="VS-255")
    camp.junk_deck.insert(0, old)
    s.dice.shuffle(camp.junk_deck)


OTHER_JUNK = Act(
    "other_junk",
    "VS-255",
    other_junk,
    barred=no_other,
    label="See what else DC has (1 Coin)",
    prior=0.5,
)


# -- the Seance and the bank -------------------------------------------------------------------------


def no_seance(s: Journey, _: int) -> str | Bar | None:
    """VS-257: one Seance, at a Coin for each Vagrant."""
    return "VS-257" if s.seance else short(s, len(s.vagrants))


def buy_seance(s: Journey, _: int) -> None:
    """VS-257: the Seance card is held for the next Scenario."""
    s.camp.pool -= len(s.vagrants)
    s.seance = True
    note(s, "seance_bought", len(s.vagrants), rule="VS-257")


BUY_SEANCE = Act(
    "seance",
    "VS-257",
    buy_seance,
    barred=no_seance,
    label=lambda s, _: f"Hold a Seance ({coins(len(s.vagrants))})",
    points="zone:camp",
)


def no_bank(s: Journey, _: int) -> str | Bar | None:
    """VS-258: there is a box left."""
    return short(s, 1) if s.camp.bank < BANK_MAX else "VS-258"


def bank(s: Journey, _: int) -> Asks:
    """VS-258: a Coin in the bank; certain totals open Moments."""
    s.camp.pool -= 1
    s.camp.bank += 1
    note(s, "banked", s.camp.bank, rule="VS-258")
    key = BANKS.get(s.camp.bank)
    if key is not None:
        note(s, "moment", key, rule="VS-258")
        yield from read(s, key)
        if key == "m71":
            s.favour = -1
        else:
            yield from clear_shelf(s)


BANK = Act("bank", "VS-258", bank, barred=no_bank, label="Bank 1 Coin with DC")


def no_throw(s: Journey, _: int, n: int) -> str | None:
    """VS-258: the poorest tier at the first such Moment, the two poorest at the second."""
    worst = 1 if s.camp.bank < 16 else 2
    return None if n in s.camp.junk_deck and JUNK[n].tier <= worst else "VS-258"


def throw_out(s: Journey, _: int, n: int) -> None:
    """VS-258: a card leaves the Junk deck for good."""
    s.camp.junk_deck.remove(n)
    note(s, "thrown_out", n, rule="VS-258")


CLEARING = Question(
    "clear_shelf",
    "VS-258",
    (
        Act[Journey, [int]](
            "remove",
            "VS-258",
            throw_out,
            over=lambda: JUNK,
            there=lambda s, _: s.camp.junk_deck,
            barred=no_throw,
            label=lambda s, _, n: f"Throw out the {junk_name(n)}",
        ),
        Act[Journey, []]("done", "VS-258", lambda s, _: None, label="Leave the rest"),
    ),
    prompt="Which Junk should DC throw out for good?",
)


def clear_shelf(s: Journey) -> Asks:
    """Moments 83 and 84: any poor Junk goes for good, and the top card is a gift."""
    while True:
        pick = yield CLEARING(s, ANYONE)
        yield from CLEARING.do(s, ANYONE, pick)
        if pick[0] == "done":
            break
    deck = s.camp.junk_deck
    s.dice.shuffle(deck)
    if deck:
        s.camp.junk.append(deck.pop())
        learn(s)
        note(s, "shelf_gift", s.camp.junk[-1], rule="VS-258")


# -- and on --------------------------------------------------------------------------------------------


def stop_spending(s: Journey, _: int) -> None:
    """VS-247: unspent bonus Coins vanish; DC takes his Junk back."""
    camp = s.camp
    if camp.offered:
        camp.junk_deck.append(camp.offered)
        camp.offered = 0
    camp.offers.clear()
    if camp.pool:
        note(s, "unspent", camp.pool, rule="VS-247")
    camp.pool = camp.ritual_coins = 0  # VS-269: everybody has their own three again
    s.step = "managing"


DONE = Act("done", "VS-245", stop_spending, label="We have bought enough", prior=0.5)

SPEND = Question(
    "spend",
    "VS-245",
    (
        LEARN,
        MEND,
        FIX,
        FIX_STORED,
        REACH_IN,
        BUY_JUNK,
        OTHER_JUNK,
        BUY_SEANCE,
        BANK,
        SELL,
        SELL_STORED,
        DONE,
    ),
    prompt="Camp: what do you buy? (Coins in the pool: {0})",
)
